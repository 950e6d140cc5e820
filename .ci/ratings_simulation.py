#!/usr/bin/env python3
"""Simulates ratings between people whose true strengths are known; docs/ratings.md has what it prints.

    .ci/ratings_simulation.py [--seed 1]
"""

import argparse
import math
import random

from ratings_agree import SLOPE, after, aged, weight

# A match to 5 points with the cube.
SLOPE_OF_MATCH = SLOPE * math.sqrt(weight("backgammon", 5, True))


def chance(difference, slope=SLOPE_OF_MATCH):
    return 1 / (1 + math.exp(-slope * difference))


class Player:
    def __init__(self, strength):
        self.strength, self.rating, self.day = strength, (1500.0, 200.0), None

    def at(self, day):
        return self.rating[0], aged(self.rating[1], 0 if self.day is None else day - self.day)


def play(rng, one, other, day):
    """Plays a match. Returns the first player's score, and the chance that the ratings gave them."""
    own, opposite = one.at(day), other.at(day)
    doubt = 1 / math.sqrt(1 + 3 * SLOPE_OF_MATCH**2 * (own[1] ** 2 + opposite[1] ** 2) / math.pi**2)
    predicted = chance(doubt * (own[0] - opposite[0]))
    score = 1.0 if rng.random() < chance(one.strength - other.strength) else 0.0
    for player, before, against, won in ((one, own, opposite, score), (other, opposite, own, 1 - score)):
        rating, deviation = after(before, against, won, SLOPE_OF_MATCH)
        player.rating, player.day = (rating, min(200.0, max(50.0, deviation))), day
    return score, predicted


def rank_correlation(one, other):
    def ranks(values):
        order = sorted(range(len(values)), key=values.__getitem__)
        return [place for _, place in sorted((index, place) for place, index in enumerate(order))]

    mean = (len(one) - 1) / 2
    one, other = ranks(one), ranks(other)
    products = sum((a - mean) * (b - mean) for a, b in zip(one, other))
    return products / sum((a - mean) ** 2 for a in one)


def most_likely(count, matches, spread):
    """The strengths that all matches together make most likely, for the known spread: as much as the data allow."""
    fitted = [0.0] * count
    against = [[] for _ in range(count)]
    for one, other, score in matches:
        against[one].append((other, score))
        against[other].append((one, 1 - score))
    for _ in range(25):
        for number in range(count):
            slope, curvature = -fitted[number] / spread**2, 1 / spread**2
            for other, score in against[number]:
                p = chance(fitted[number] - fitted[other])
                slope += SLOPE_OF_MATCH * (score - p)
                curvature += SLOPE_OF_MATCH**2 * p * (1 - p)
            fitted[number] += slope / curvature
    return fitted


def year(rng, spread, people=1000, matches=100_000):
    players = [Player(rng.gauss(1500, spread)) for _ in range(people)]
    played, losses, least = [], 0.0, 0.0
    for number in range(matches):
        one, other = rng.sample(range(people), 2)
        score, predicted = play(rng, players[one], players[other], 365 * number / matches)
        played.append((one, other, score))
        if 2 * number >= matches:
            true = chance(players[one].strength - players[other].strength)
            losses -= math.log(predicted if score else 1 - predicted)
            least -= math.log(true if score else 1 - true)
    strengths = [player.strength for player in players]
    found = rank_correlation([player.rating[0] for player in players], strengths)
    allowed = rank_correlation(most_likely(people, played, spread), strengths)
    print(f"spread {spread}: rank correlation {found:.3f}, of {allowed:.3f} that the matches allow ({found / allowed:.3f})")
    half = matches / 2
    print(f"  log loss {losses / half:.4f}; of the true strengths {least / half:.4f} ({losses / least - 1:.1%} more)")


def ten_years(rng, people=60, each=20):
    """A fifth leave each year, newcomers are 60 points weaker, and everybody improves by 10 points a year."""
    players = [Player(rng.gauss(1500, 130)) for _ in range(people)]
    for number in range(10):
        for week in range(people * each // 2):
            one, other = rng.sample(players, 2)
            play(rng, one, other, 365 * (number + week / (people * each / 2)))
        for player in players:
            player.strength += 10
        leaving = set(rng.sample(range(people), people // 5))
        players = [Player(rng.gauss(1440, 130)) if place in leaving else player for place, player in enumerate(players)]
    known = [player for player in players if player.day is not None]
    rated = sum(player.rating[0] for player in known) / len(known)
    true = sum(player.strength for player in known) / len(known)
    return rated - true


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for spread in (130, 200):
        year(random.Random(options.seed), spread)
    drifts = [ten_years(random.Random(options.seed + number)) for number in range(40)]
    mean = sum(drifts) / len(drifts)
    print(f"ten years: mean rating {mean:+.1f} points from the mean strength, on average over {len(drifts)} clubs")
