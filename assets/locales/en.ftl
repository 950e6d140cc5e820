### Everything that Kafenio says, in English.
### `code` is a command or a play, __strong__ is strong; $who, $other and the like are inserted without being parsed.

sorry = Something went wrong on my end. Nothing was changed; please try again in a moment.
restarted = I was restarted while I worked on this. It may be done already: look with `/board` before you try again.
greeting =
    Hello! I run backgammon tables here; you play by message.
    New to the game? `/tutorial portes` teaches it in a few minutes.
    To start, play against me: `/play portes`. Or invite someone with `/newgame portes @friend`; they answer `/accept`, and I roll the dice.
    See `/help` for more; `/rules portes` explains a game.
    `/settings language:german` spricht Deutsch, `/settings language:greek` μιλάει ελληνικά.
not-a-command = I don't understand that. Try `/play backgammon`, `/newgame backgammon @friend` or `/help`.

## Names

game-backgammon = Backgammon
game-portes = Portes
game-plakoto = Plakoto
game-fevga = Fevga
game-tavli = Tavli
game-tric-trac = Tric-Trac
game-puff = Puff
former-player = a former player
# The computer player, as an opponent: its level follows its name.
computer = Kafenio
computer-name = Kafenio ({ $level })
computer-level = { $level ->
    [beginner] beginner
    [casual] casual
    [club] club
    [expert] expert
   *[master] master
}

## The story of a table

told-invited = { $who } invites { $other } to { $to ->
    [game] a game of { $game }
    [games] a { $game } series of { $length ->
        [one] 1 game
       *[other] { $length } games
    }
    [money] a { $game } money session
   *[points] a { $game } match to { $length ->
        [one] 1 point
       *[other] { $length } points
    }
}{ $cube ->
    [on] { " " }with the doubling cube
    [off] { " " }without the doubling cube
   *[usual] { "" }
}{ $custom ->
    [some] . House rules: { $rules }
   *[none] { "" }
}.
clock-usual = Clock: { $grace } per turn, plus { $pool } in reserve; each turn gives { $increment } back.
clock-none = No clock: take all the time you need.
clock-words = Clock: { $pool } each { $each ->
    [game] per game
   *[match] for the whole match
}{ $more ->
    [some] , plus { $increment } after each turn
   *[none] { "" }
}{ $free ->
    [some] ; { $grace } free at the start of each turn
   *[none] { "" }
}.
told-whose-rules = { $name } is played here by the rules of { $game }.
custom-rule-higher-or-none = if you can play only one number, you play the higher one or nothing
custom-rule-backgammon-counts-two = a backgammon counts as 2 points
custom-rule-backgammon-with-some-off = a backgammon counts even if the loser has borne off some checkers
custom-rule-no-hit-and-run = a checker that hits in the home board stays there for the rest of that roll
custom-rule-pinned-bears-off = you may bear off while one of your checkers is pinned
custom-rule-higher-die = if you can play only one of the two numbers, you play the higher one
custom-rule-mother-at-once = whoever pins the mother wins at once, even with checkers on their own start
custom-rule-no-mother = pinning the mother does not win; if both mothers are pinned, the game is a draw
custom-rule-quarter-at-end = you may fill your starting quarter during a roll, but not leave it full at the end
custom-rule-opening-dice = whoever goes first plays the two dice of the opening
custom-rule-games = the games are { $games }
custom-rule-doublets-per-turn = doubles are counted afresh each turn: the first ones you roll in a turn are played twice, any further ones in that turn four times
custom-rule-hints = both players may ask me for hints
custom-rule-jacoby = gammons and backgammons count only after a double (Jacoby)
custom-rule-beavers = the taker may redouble at once and keep the cube (beaver)
custom-rule-raccoons = the taker may redouble at once and keep the cube (beaver), and the doubler may redouble once more (raccoon)
custom-rule-automatic-doubles = a tie on the opening roll doubles the stake, at most { $most ->
    [one] once
   *[other] { $most } times
} per game
told-accepted = { $who } accepts.
told-against-computer = { $who } plays against { $computer }{ $to ->
    [game] { "" }
    [games] : a { $game } series of { $length ->
        [one] 1 game
       *[other] { $length } games
    }
    [money] : a { $game } money session, until one of you leaves
   *[points] : a { $game } match to { $length ->
        [one] 1 point
       *[other] { $length } points
    }
}{ $cube ->
    [on] , with the doubling cube
    [off] , without the doubling cube
   *[usual] { "" }
}{ $custom ->
    [some] . House rules: { $rules }
   *[none] { "" }
}.
told-declined = { $who } declines { $other }'s invitation.
told-withdrawn = { $who } withdraws the invitation to { $other }.
told-lapsed = { $who }'s invitation to { $other } has expired: no answer within 7 days.
told-replaced = The new invitation replaces { $who }'s earlier one to { $other }.
told-challenge = { $who } offers { $to ->
    [game] a game of { $game }
    [games] a { $game } series of { $length ->
        [one] 1 game
       *[other] { $length } games
    }
    [money] a { $game } money session
   *[points] a { $game } match to { $length ->
        [one] 1 point
       *[other] { $length } points
    }
}{ $cube ->
    [on] { " " }with the doubling cube
    [off] { " " }without the doubling cube
   *[usual] { "" }
}{ $custom ->
    [some] . House rules: { $rules }
   *[none] { "" }
}.
told-challenge-rated = Rated: it counts for your ratings.
told-challenge-role = For members with the role “{ $role }”.
told-challenge-withdrawn = It has been withdrawn.
told-challenge-lapsed = Nobody joined within a day.
told-challenge-replaced = A newer open challenge replaces it.
across-paste = To join, write /join { $word } on Discord, or !join { $word } on Matrix, wherever the Kafenio bot is.
told-tie = { $dice } and { $others }: a tie, so both roll again.
told-opening = { $who } rolled { $high }, { $other } { $low }. { $who } goes first{ $how ->
    [both] { " " }and plays both dice
    [own] { " " }and plays that roll
   *[anew] { " " }and rolls again
}.
told-winner-begins = { $who } won last time and goes first.
told-checkers = You both want the { $checkers ->
    [dark] dark
   *[light] light
} checkers: { $how ->
    [dice] { $who } rolled higher and gets them
   *[winner] { $who } goes first and gets them
}.
told-rolled = { $who } rolls { $roll }.
told-pinned = { $mother ->
    [yes] { $who } pins { $other }'s mother!
   *[no] { $who } pins { $other }'s { $count ->
        [one] checker on { $points }
       *[other] checkers on { $points }
    }.
}
told-closed-out = { $who } is closed out and doesn't roll.
told-passed = { $who } has no legal move{ $points ->
    [0] { "" }
   *[other] , but scores { $points } for the grand bridge{ $total ->
        [0] { "" }
       *[other] : { $total } of 12
    }
}.
scored = { $points ->
    [0] { "" }
   *[other] { " " }and scores { $points }{ $total ->
        [0] { "" }
       *[other] : { $total } of 12
    }
}
told-played = { $who } plays { $play }{ $unasked ->
    [only] { " " }(forced)
    [auto] { " " }(auto-play)
   *[no] { "" }
}{ scored }.
told-rolled-played = { $who } rolls { $roll } and plays { $play }{ $unasked ->
    [only] { " " }(forced)
    [auto] { " " }(auto-play)
   *[no] { "" }
}{ scored }.
# A turn among several in which nobody had a decision, on a line of its own.
told-turn = { $who } { $roll }: { $done ->
    [played] { $play }
   *[passed] no move
}{ scored-in-line }
told-closed-turn = { $who }: closed out
told-unasked = Auto-played:
told-forced = Forced moves:
told-undone = { $who } takes the move back.
told-doubled = { $who } doubles to { $value }.
told-beavered = { $who } { $raccoon ->
    [yes] raccoons to { $value }. { $other } still owns the cube
   *[no] beavers to { $value } and keeps the cube
}.
told-automatic-double = Automatic double: the cube is centred at { $value }.
told-taken = { $who } { $beavered ->
    [yes] plays on at { $value }. { $other } still owns the cube
   *[no] takes and owns the cube at { $value }
}.
told-dropped = { $who } drops.
told-resigning = { $who } offers to resign { $lost }.
told-leaving = { $who } offers to resign { $lost } and end the session.
level = { $level ->
    [1] a single game
    [2] { $words ->
        [gammons] a gammon
       *[multiples] a double game
    }
    [3] { $words ->
        [gammons] a backgammon
       *[multiples] a triple game
    }
   *[4] a quadruple game
}
told-offer-withdrawn = { $who } withdraws the offer; the game goes on.
told-resign-more = { $command } offers { $lost }.
told-offer-refused = { $who } declines; the game goes on.
told-repeated = This happened { $count ->
    [2] twice
   *[other] { $count } times
}.
told-cancelling = { $who } offers to { $session ->
    [yes] end the session here; the score stands, and this game doesn't count
   *[no] cancel; nothing will count
}.
told-taking-back = { $who } asks to take back { $play } and everything after it; the same rolls will be used again.
told-session-never-begun = { $who } and { $other } end the session before the first move; nothing counts.
told-cancelled = { $who } and { $other } agree to cancel; nothing counts.
told-session-left = { $who } leaves the session; the game that has just begun doesn't count.
told-session-ended = Both players end the session; the unfinished game doesn't count.
told-ended = The table where { $who } and { $other } were playing was closed with no result.
told-abandoned = The table where { $who } and { $other } were playing was closed with no result: one of them could not be reached for days.
told-moderator = { $who } (moderator):
told-shared = { $who } shows this:
told-won = { $how ->
    [resigned] { $other } resigns.{ " " }
    [left] { $other } resigns the session.{ " " }
    [forfeited] { $other } has left.{ " " }
   *[played] { "" }
}__{ $who } wins{ $how ->
    [claimed] { " " }on time:
   *[played] { "" }
}{ $level ->
    [1] { " " }{ $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { " " }{ $lost } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
}.__{ $jacoby ->
    [yes] { " " }It counts single, because nobody took a double (Jacoby).
   *[no] { "" }
}
told-draw = The game is a __draw__.
told-score = { $to ->
    [money] Score
    [games] After { $number } of { $length } games
   *[points] Match to { $length }
}: { $who } { $more }, { $other } { $less }.
told-meanwhile = { $who } { $more }, { $other } { $less }{ $to ->
    [money] { "" }
    [games] { " " }(game { $number } of { $length })
   *[points] { " " }(to { $length })
}.
told-went-on = Game { $number }: { $who } plays on from here{ $points ->
    [0] { "" }
    [one] { " " }and keeps 1 point
   *[other] { " " }and keeps { $points } points
}.
told-set-up = { $who } sets up a new board.
told-next-game = Game { $number }{ $named ->
    [yes] : { $game }
   *[no] { "" }
}{ $crawford ->
    [yes] , the Crawford game: no doubling
   *[no] { "" }
}.{ $winner-opens ->
    [yes] { " " }{ $who } won the last game and goes first.
   *[no] { "" }
}
told-match-won = __{ $who } wins { $to ->
    [games] the series
    [money] the session
   *[points] the match
}__ { $more }-{ $less }.
told-match-drawn = { $to ->
    [money] The session
   *[games] The series
} ends in a __draw__, { $more }-{ $less }.

## Time

time-days = { $more ->
    [one] 1 day
   *[other] { $more } days
}{ $less ->
    [0] { "" }
    [one] { " " }1 hour
   *[other] { " " }{ $less } hours
}
time-hours = { $more ->
    [one] 1 hour
   *[other] { $more } hours
}{ $less ->
    [0] { "" }
    [one] { " " }1 minute
   *[other] { " " }{ $less } minutes
}
time-none = none
time-minutes = { $more ->
    [one] 1 minute
   *[other] { $more } minutes
}
clocks-left = Time left: { $who } { $left }, { $other } { $other-left }.{ $stopped ->
    [yes] { "" }
   *[no] { " " }{ $running }'s clock is running.
}
time-first-turn = First move: { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} left.
clocks-none = There is no clock at this table: take as long as you like. For one, say so when you invite: `clock:fast` or `clock:daily`.
time-left = { $reader ->
    [mine] You have
   *[no] { $who } has
} { $left } left.
time-away = { $reader ->
    [mine] You are
   *[no] { $who } is
} away for { $time }{ $clock ->
    [yes] , and the clock is stopped
   *[no] { "" }
}.
told-not-away = { $who } is back{ $clock ->
    [yes] , and the clock is running
   *[no] { "" }
}.
direct-reminder = It is your turn against { $other } in { $place }. You have { $left } left.
time-resting = Paused, { $clock ->
    [runs] but not the clock of { $other }
   *[no] clocks stopped
}: { $across ->
    [yes] the game can't go on in its channel right now. { $here } moves it to another channel
   *[no] a player has left, or I can't post there. Come back and play on, or { $here } moves the game to another channel you are both in
}.
time-paused = (paused)
time-resting-across = Paused, { $clock ->
    [runs] but not the clock of { $other }
   *[no] clocks stopped
}: { $other } can't be reached. It goes on as soon as { $other } is back; after { $days } days, `/cancel` ends it with no result.
direct-closed = I can no longer post in { $place }, where you are playing against { $other }. The game is paused{ $clock ->
    [runs] , but your clock is not
   *[no] { " " }and the clocks are stopped
}. Let me post there again and play on, or use { $here } in another channel{ $across ->
    [yes] { "" }
   *[no] { " " }you are both in
}.
direct-left = You have left { $place }, where you are playing against { $other }. The game is paused{ $clock ->
    [runs] , but your clock is not
   *[no] { " " }and the clocks are stopped
}. Come back and play on, or use { $here } in another channel{ $across ->
    [yes] { "" }
   *[no] { " " }you are both in
}.
told-left = { $who }, { $other } is not here: your game is paused{ $clock ->
    [runs] , but not the clock of { $other }
   *[no] { " " }and the clocks are stopped
}. The game goes on when { $other } comes back; or use { $here } in another channel you are both in.
direct-muted = I'm not allowed to post in { $place }, so I answer you here. A moderator can let me post there.
direct-not-said = I'm not allowed to post where you invited { $other }, so nobody can read the invitation. A moderator of { $place } can let me post there; then invite { $other } again, or do so in another channel.
told-not-here = { $who }, { $other } is not here and can't read this. Invite { $other } to this channel too; or `/cancel`, and send a code instead: `/newgame GAME across:yes`. It works from anywhere.
told-moved-away = { $who } has moved the game with { $other } { $where ->
    [thread] into a thread here
    [out] out of the thread
    [together] to another channel
   *[away] to { $place }
}.
told-moved-here = { $who } has moved the game with { $other } here.
asks-here = { $who } would like to play this game here. { $other }, type { $here } here if you agree. Until then it stays where it is.
told-followed = This room replaces an older one: the game goes on here.
told-back = I'm back: the game goes on.
told-here = { $who } is here now.
told-returned = { $who } is back: the game goes on.
told-across-away = { $who }, { $other } can't be reached right now. Your game is paused{ $clock ->
    [runs] , but not the clock of { $other }
   *[no] { " " }and the clocks are stopped
}. The game goes on as soon as { $other } is back; after { $days } days, `/cancel` ends it with no result.
told-across-unread = { $who }, { $other } can't be reached right now and has not read your invitation. `/cancel` withdraws it.
told-across-back = The game goes on.
direct-removed = A moderator has removed your game against { $other } from { $place }. It is paused{ $clock ->
    [runs] , but your clock is not
   *[no] { " " }and the clocks are stopped
}. To go on with it, use { $here } in another channel.
told-removed = { $who } (moderator) has removed this game from here. { $other } can go on with it in another channel: use { $here } there.
told-say = { $who }: { $text }
told-no-thread = I could not open a thread here, so the game stays in this channel.
thread-name = { $table } · { $who } { $ended ->
    [over] { $own }:{ $others }
   *[no] –
} { $other } · { $game }{ $ended ->
    [over] { "" }
    [closed] { "" }, cancelled
   *[no] { $to ->
        [points] { "" } to { $length }
       *[game] { "" }
    }
}
time-up = { $reader ->
    [mine] Your time is up: { $other } may
    [other] { $who }'s time is up: you may
   *[no] { $who }'s time is up: { $other } may
} { $claim } { $to ->
    [game] the game
    [money] the session
   *[match] the match
}, or keep waiting.

## The next step, before everybody

next-invitation = { $who }, will you play? `/accept` or `/decline`.
next-challenge = Who wants to play? { $join } takes the other seat.
next-rematch = { $who }, `/rematch` to play again, `/analyse` to see how well you played.
next-alone = { $who }, `/newgame` starts another game.
next-roll = { $who }, `/roll`, or `/double` to { $doubled }.
next-play = { $who }, { $again ->
    [yes] doubles: you roll again. You rolled __{ $roll }__
   *[no] you rolled __{ $roll }__
}{ $how ->
    [told] .
    [long] . `/move` to play it, `/enter` to play it checker by checker, `/moves` for the legal moves.
   *[short] : `/move`, `/enter` or `/moves`.
}
next-rest = { $who }, you still have a __{ $roll }__ to play: `/move`, `/enter` or `/moves`.
next-double = { $who }, `/take` to play on for { $doubled }, or `/drop` and lose { $value ->
    [one] 1 point
   *[other] { $value } points
}{ $beaver ->
    [yes] ; or `/beaver` to { $redoubled } and keep the cube
   *[no] { "" }
}.
next-beaver = { $who }, `/take` to play on for { $doubled }, or `/drop` and lose { $value } points{ $beaver ->
    [yes] ; or `/beaver` again (a raccoon) to { $redoubled }
   *[no] { "" }
}.
next-resignation = { $who }, `/accept`, or `/decline` and play on.
next-leaving = { $who }, `/accept`, or `/decline` and play on.
next-cancelling = { $who }, `/accept` to cancel, `/decline` to play on.
next-takeback = { $who }, `/accept` to let { $other } replay that turn, `/decline` to play on.
next-choice = { $who }, `/goon` to play on from this position{ $over ->
    [0] { "" }
    [one] , starting with 1 point
   *[other] , starting with { $over } points
}, or `/fresh` for a new board. If you don't answer within a day, I set up a new board.

## The same on Discord, where the choices are buttons beneath it

ask-invitation = { $who }, will you play?
ask-challenge = Who wants to play?
ask-rematch = { $who }, play again?
ask-roll = { $who }, it is your turn: roll, or double to { $doubled }?
ask-play = { $who }, { $again ->
    [yes] doubles: you roll again. You rolled __{ $roll }__
   *[no] you rolled __{ $roll }__
}{ $how ->
    [told] .
    [long] . Pick your move from the menu, or type `/move`.
   *[short] : pick your move.
}
ask-rest = { $who }, you still have a __{ $roll }__ to play: pick your move.
ask-double = { $who }, take and play on for { $doubled }, or drop and lose { $value ->
    [one] 1 point
   *[other] { $value } points
}{ $beaver ->
    [yes] , or beaver to { $redoubled } and keep the cube
   *[no] { "" }
}?
ask-beaver = { $who }, take and play on for { $doubled }, or drop and lose { $value } points{ $beaver ->
    [yes] , or answer with a raccoon to { $redoubled }
   *[no] { "" }
}?
ask-resignation = { $who }, accept, or play on?
ask-leaving = { $who }, accept, or play on?
ask-cancelling = { $who }, agree, or play on?
ask-takeback = { $who }, may { $other } replay that turn?
ask-choice = { $who }, play on from this position{ $over ->
    [0] { "" }
    [one] , starting with 1 point
   *[other] , starting with { $over } points
}, or set up a new board? If you don't answer within a day, I set up a new board.
ask-checker = Which checker?
ask-target = Move from { $from } to where?
ask-which = Which table?
ask-plays = { $roll }: { $count } moves to choose from.
ask-which-challenge = Which game do you want to join?
ask-rules = Which game?
ask-game = Which game? Choose one:
ask-whole = Your move is { $play }. It counts once you confirm it.{ $on ->
    [yes] { " " }You may also play { $left }.
   *[no] { "" }
}

## The same on Matrix, above a list of the legal moves

list-play = { $who }, { $again ->
    [yes] doubles: you roll again. You rolled __{ $roll }__
   *[no] you rolled __{ $roll }__
}{ $how ->
    [told] .
    [long] . Pick the number of your move, or write it after `/move`. `/moves` lists all legal moves, `/enter` plays checker by checker.
   *[short] : pick a number, or use `/move`, `/enter` or `/moves`.
}
list-rest = { $who }, you still have a __{ $roll }__ to play: pick a number, or use `/move`, `/enter` or `/moves`.
list-numbered = { $play } (no. { $number })

## How things stand, to the one who asks

you-invitation = { $other } has invited you: `/accept` or `/decline`.
you-roll = It is your turn: `/roll`, or `/double` to { $doubled }.
you-play = You rolled { $roll }: `/move`, `/enter` or `/moves`.
you-rest = You still have a { $roll } to play: `/move`, `/enter` or `/moves`.
you-double = { $other } has doubled: `/take` to play on for { $doubled }, or `/drop`{ $beaver ->
    [yes] ; or `/beaver` to { $redoubled } and keep the cube
   *[no] { "" }
}.
you-beaver = { $other } has redoubled: `/take` to play on for { $doubled }, or `/drop` and lose { $value } points{ $beaver ->
    [yes] ; or `/beaver` again (a raccoon) to { $redoubled }
   *[no] { "" }
}.
you-resignation = { $other } offers to resign { $lost }: `/accept` or `/decline`.
you-leaving = { $other } offers to resign { $lost } and end the session: `/accept` or `/decline`.
you-cancelling = { $other } offers to { $session ->
    [yes] end the session here
   *[no] cancel the game
}: `/accept` or `/decline`.
you-takeback = { $other } asks to take back the last move: `/accept` or `/decline`.
you-choice = You won this game and choose how the next one begins: `/goon` to play on from this position, or `/fresh` for a new board.
wait-invitation = { $who } has not answered the invitation yet.
wait-roll = It is { $who }'s turn to roll or double.
wait-play = It is { $who }'s turn, with { $roll } to play.
wait-rest = It is { $who }'s turn, with a { $roll } left to play.
wait-double = { $who } has to answer the double.
wait-beaver = { $who } has to answer { $other }'s redouble.
wait-choice = { $who } won this game and decides whether the next one goes on from here.
wait-cancelling = { $who } has to answer the offer to cancel.
wait-takeback = { $who } has to say whether the move may be replayed.
wait-resignation = { $who } has to answer the resignation.
wait-leaving = { $who } has to answer the resignation.
wait-or-withdraw = `/decline` withdraws your offer{ $clock ->
    [yes] ; your clock keeps running
   *[no] { "" }
}.
now-won = That game is over: { $who } won. `/rematch` plays another, `/newgame` or `/play` something new.
now-drawn = That game ended in a draw. `/newgame` or `/play` starts another.
now-cancelled = That game was cancelled. `/newgame` or `/play` starts another.
now-ended = A moderator closed this table with no result. `/newgame` starts another game.
now-closed = This invitation is no longer open. `/newgame` sends another.

## Words that were not understood

answer-thanks = My pleasure. Good luck with your next rolls!
misread-no-command = I don't understand that: I only know about backgammon and its relatives. Try `/play backgammon`, `/newgame backgammon @friend` or `/help`.
misread-no-sign = I don't quite understand. Did you mean { $command }?
example-person = @friend
misread-too-long = That is too long: a command can have at most { $most } characters.
misread-unknown = I don't know the command “{ $word }”{ $hint ->
    [yes] . Did you mean { $nearest }?
   *[no] . `/help all` lists all commands.
}
misread-unknown-option = `/{ $command }` has no option “{ $word }”{ $hint ->
    [yes] . Did you mean `{ $nearest }`?
   *[no] . See `/help { $command }`.
}
misread-play-clock = Games against the computer have no clock: it waits as long as you like. Leave out `clock:`.
misread-wish = For that, write { $command }.
misread-sentence = I don't understand that. `/help` shows how to begin, `/help all` lists all commands.
misread-twice = “{ $option }” is given twice; once is enough.
misread-missing-game = Which game? `/newgame portes @friend` invites a friend, `/newgame portes` asks who wants to play. Games: { $games }.
misread-missing-game-to-play = Which game? For instance `/play portes`. Games: { $games }.
misread-which-game = Which game do you want to play with { $other }? Choose one of { $games }, as in `/newgame portes @friend`.
misread-related-game = I don't know “{ $word }”. The nearest game that I know is { $game }: { $example }.
misread-no-value = `{ $option }:` needs a value{ $any ->
    [yes] : choose one of { $words }, as in { $example }.
   *[no] . See `/help { $command }`.
}
misread-missing-distance = How many pips away? For instance `/odds 6`.
misread-missing-id = Which position? For instance `/position 4HPwATDgc/ABMA 3-1`.
misread-missing-roll = Which roll? For instance `/opening 3-1`.
misread-missing-play = Which move? For instance `/move 13/9 9/3`, or `/moves` for the list and then `/move 1`.
misread-missing-text = What do you want to say? For instance `/say Well played!`.
misread-too-much = I don't know what “{ $word }” means here. For instance: { $example }.
misread-which-option = “{ $word }” alone doesn't say what you mean. { $count ->
    [one] Write:
   *[other] Write one of these:
}
misread-not-a-game = I don't know a game called “{ $word }”. I have { $words }. To invite somebody, mention them: `/newgame backgammon @friend`.
misread-not-one-of = “{ $word }” is not valid for `{ $option }`{ $hint ->
    [yes] . Did you mean “{ $nearest }”?
   *[no] : choose one of { $words }.
}
misread-not-a-number = “{ $word }” is not valid for `{ $option }`: enter a whole number from { $least } to { $most }{ $any ->
    [yes] , or “{ $or }”
   *[no] { "" }
}.
misread-not-a-person = I can't find “{ $word }”. Mention people with @, as in { $example }.
misread-nobody-here = I can't find “{ $word }” here. Invite your friend to this room first, or use the full address, as in { $example }.
misread-no-account = I can't reach “{ $word }”: there is no such account, or its server { $server } is not responding. Check the spelling of the address.
misread-word-too-long = “{ $word }” is too long for `{ $option }`: at most { $most } characters.

## Refusals at a table

refused-no-cube = This game is played without a doubling cube.
refused-crawford = This is the Crawford game: no doubling. From the next game on you may double again.
refused-opening = You can't double until the opening move has been played.
refused-not-your-cube = { $other } owns the cube: only { $other } may double next.
refused-dead-cube = The cube is dead: winning this game already wins you the match.
refused-double-after-roll = You can double only before you roll.
refused-known-dice = After a takeback the next rolls are known: nobody may double until they have been used.
refused-highest-cube = The cube can't go any higher.
refused-no-beaver = No beavers at this table. They are an option for money sessions: `match:money beavers:on`.
refused-no-raccoon = No further redouble is possible here: `/take` or `/drop`.
refused-no-session = Only a money session can be resigned as a whole; `/resign` gives up this game.
refused-not-asked = Only { $who } can answer that. Nothing has changed.
refused-no-clock = There is no clock at this table, so there is nothing to claim.
refused-nothing-to-take-back = There is nothing to take back now. You can take back your last move in this game{ $cube ->
    [yes] { " " }until someone doubles
   *[no] { "" }
}.
refused-undo-dice = The dice have been rolled since your move: `/takeback` asks { $other } for permission.
refused-rated-takeback = In a rated match a move stands once dice have been rolled after it.
refused-hint-rated = There are no hints in a rated match.
refused-rated = A rated match needs a clock and an end, and has no hints: leave out `rated`, or `clock:none`, `hints:on` and `match:money`.
refused-rated-open = You have not finished your rated match against me: { $table }.
refused-rated-cancel = A rated match against me cannot be called off. `/resign` gives it up.
refused-time-left = { $other } has { $left } left for this turn. After that you may `/claim`.
refused-vacation = That vacation is too long: you have { $any ->
    [yes] { $left }
   *[no] none
} left of your { $most } days for { $year }.
refused-clock = I don't know the clock “{ $word }”. Use `clock:fast`, `clock:daily`, `clock:relaxed` or `clock:none`; `/help clock` explains how to set your own.
refused-resigns-too-much = The most you can lose in this game is { $most ->
    [1] a single game
    [2] a double game: `/resign double`
    [3] a backgammon: `/resign backgammon`
   *[other] { $most } times the stake
}.
refused-cube-here = { $game } is played without a doubling cube.
refused-money-rules = The Jacoby rule, beavers, raccoons and automatic doubles are for money sessions with the doubling cube: `match:money`.
refused-games-twice = Name each game of Tavli once, as in `games:portes,plakoto`.
refused-rules-contradict = The house rules “{ $rule }” and “{ $other }” contradict each other. Choose one of them.
refused-custom-rule = The house rule “{ $rule }” is only for { $games }.
refused-no-such-number = There is no move { $number }: the list has { $count ->
    [one] one move
   *[other] { $count } moves
}. `/moves` shows it.
refused-outdated = That was for another turn. Nothing was changed.
refused-further-lines = Only the first line counts: one command per message.
refused-edited = Editing a command does nothing: it counts as you first sent it. Send it again if you need to.
refused-sealed = I could not decrypt your message: its key has not arrived. Nothing was done; please send it again.
refused-plaintext = This room is encrypted, but your message was not, so I have ignored it. Please send it again; if this happens again, update your app.
refused-earlier-step = That choice is out of date, so nothing was done. This is your move so far.
refused-no-step = No legal move starts with “{ $word }”.{ $known ->
    [yes] { " " }Did you mean { $meant }?
   *[no] { "" }
}
refused-nothing-entered = You have not entered anything yet: start with `/enter`.
refused-not-whole = That isn't a complete move yet.
refused-no-table = You have no table here. `/newgame portes @friend` opens one, and with `/play portes` you play against me.
refused-claim-absent = { $other } is not here, and you may remove people from this server. So you cannot claim { $table }: ask another moderator to close it (`/endtable`), or close it with `/cancel` once { $other } has been away for { $days } days.
refused-claim-own-turn = There is nothing to claim: it is your turn.
refused-yes-to-what = Which one do you mean? { $command } confirms what I just asked; { $other } accepts at the other table.
refused-nothing-to-answer = There is nothing to accept or decline here: no invitation or offer is waiting for you.
refused-no-such-table = There is no open table “{ $name }” here{ $own ->
    [none] .
   *[some] ; yours: { $names }.
}
refused-damaged = { $table } can't go on: its stored data is damaged. Nothing was changed, and your other games are not affected. The operator of this bot can find the details in the log.
refused-not-seated = Only { $who } and { $other } play at this table. { $own ->
    [some] Yours here: { $names }.
   *[none] `/newgame` starts one of your own.
}
refused-not-moderator = Only moderators may close other people's tables. Use `/cancel` or `/resign` for your own.
refused-endtable-own = You are playing at { $table } yourself, so only another moderator may close it. Use `/cancel` to ask { $other } to cancel, or `/resign`.
refused-channel-language = Only moderators can set the language here{ $on ->
    [discord] : they need the permission to manage the channel or the server
    [matrix] : they need the right to remove other people's messages
   *[console] { "" }
}. Nothing was changed. For your own language use, for instance, `/settings language:german`.
refused-rematch-there = { $table } was played in { $place }: use `/rematch` there.
refused-rematch-former = Your opponent is no longer here for a rematch. Start a new game with `/newgame`.
refused-mydata-here = Everyone here would read that. Write { $command } in a direct chat with me.
refused-no-such-link = I don't know this code. A code works once, within 10 minutes. Get a new one with `/link` on your other account.
refused-link-same = You got this code on this same account. Use it on your other one.
refused-linked-already = This account and { $first } are already linked. `/me` shows your accounts.
refused-linked-many = You can link at most { $count } accounts.
refused-link-opponents = This account and { $first } are opponents at { $table }. End that game or invitation first.
refused-not-linked = This account is not linked with another. To link it, get a code with `/link`.
refused-forget-linked = You have linked accounts within the last week, so I don't delete them together yet: that is possible in { $wait }. To delete this one alone, use `/unlink` and then `/forget`.
refused-elsewhere = { $table } is being played in { $place }. To move it, use { $here } in another channel{ $across ->
    [yes] { "" }
   *[no] { " " }you are both in
}.
refused-removed = A moderator has removed { $table } from its channel. To go on with it, use { $here } in another channel.
refused-other-away = { $other } is not here and could not follow the game. Nothing has changed: invite { $other } and use { $here } again after they join, or use it in another channel you are both in.
refused-not-played = You have no game in progress called “{ $name }”{ $own ->
    [none] .
   *[some] ; yours: { $names }.
}
refused-thread = There are no threads here.
refused-channel = Only moderators can change the settings of this channel{ $on ->
    [discord] : they need the permission to manage the channel or the server
    [matrix] : they need the right to remove other people's messages
   *[console] { "" }
}. Nothing was changed. `/channel` alone shows them.
refused-shrinking = I can't change my earlier messages here, so old boards stay as they are.
refused-only = `only:` chooses one channel of a server, as on Discord. Here there is nothing to choose from.
refused-only-server = Only people who may manage the server can choose where its games start.
refused-share = Only you and I can read this, so there is nobody to share it with.
refused-elsewhere-only = New games start in { $place }.
refused-thread-never = Games in this channel get no threads of their own. Leave out `thread:on`.
refused-here-already = { $table } is already being played here.
refused-here-asked = { $other } has not agreed yet. The game moves here when { $other } types { $here } here.
refused-nothing-to-move = You have no game in progress in another channel to move here.
refused-which = Which table? Add { $names } to the command.
refused-none-fits = You can't do that at any of your tables right now:
state-line = __{ $table }__: { $state }
challenge-rated = rated
challenge-line = __{ $table }__ · { $who } · { $game }{ $to ->
    [game] { "" }
    [games] { " " }(series of { $length })
    [money] { " " }(money)
   *[points] { " " }(to { $length })
}{ $cube ->
    [on] , cube
    [off] , no cube
   *[usual] { "" }
}{ $custom ->
    [some] { " " }· { $rules }
   *[none] { "" }
}
state-challenge = { $command } · { $left } left
state-own-challenge = { $command } withdraws it · { $left } left
state-challenge-across = elsewhere /join { $word } or !join { $word } · { $command } withdraws it · { $left } left
refused-number-of-what = Number { $number } of what? { $command } plays that one of your moves.
refused-number-unclear = { $number } stands for two moves: { $listed } in the list below the board, and { $play } in that of `/moves`. Write the move itself, like { $command }.
refused-no-such-move = Turn { $number } hasn't been played yet: this is turn { $last }.
refused-no-game-yet = No game has begun at this table yet.
refused-no-such-game = Game { $number } has not been played at this table.
refused-yourself = You can't play against yourself. Invite someone else: `/newgame portes @friend`.
refused-clock-computer = A game against me has no clock: I wait as long as you like. Leave `clock:` out.
refused-playing-computer = You are already playing against me at this level, at { $table }. Finish or `/resign` that game first, or use `level:` to choose another level.
refused-played-many = You have begun { $count } games against me in the last hour. Wait { $wait }, or go on with one of them.
refused-block-former = Your opponent there has left for good, so there is nobody to block.
refused-block-bot = You can't block me. If you don't want to play against me, just don't use `/play`.
refused-not-welcome = { $other } is not accepting this invitation. You can invite someone else.
refused-invited-full = { $other } has too many unanswered invitations. Try again once some of them are answered.
refused-block-yourself = You can't block yourself.
refused-blocked-many = You have already blocked { $count } people. Unblock someone first; `/block` lists them.
refused-blocked-already = You have already blocked { $who }.
refused-not-blocked = You have not blocked { $who }.
refused-other-bot = { $other } is a bot and can't play. Invite a person, `/newgame portes @friend`, or play against me: `/play portes`.
refused-playing-already = You two are already playing { $game } at { $table }. Finish, `/resign` or `/cancel` that game first, or choose another one.
refused-too-fast = That is too fast for me. Nothing was changed; wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again.
refused-busy = I am still working on your earlier questions. Ask again when you have those answers.
refused-posts = That would be one message too many for the others here. You can do it again in { $wait }; moves are always fine.
refused-invited-again = Your last invitation to { $other } didn't lead to a game. You can invite them again in { $wait }.
refused-invited-many = You have already invited { $count } people. You can invite someone else in { $wait }.
refused-invited-here = There have been { $count } invitations here in the last hour. You can send another one in { $wait }.
refused-challenged-many = You have already sent { $count } invitations. You can post an open challenge in { $wait }.
refused-challenges-many = You already have { $count } open challenges here: { $names }. `/cancel` withdraws one.
refused-challenges-full = There are already { $count } open challenges here. `/games` lists them, and `/join` joins one.
refused-challenge-alone = Nobody else reads this room, so nobody could join. Invite someone: `/newgame portes @friend`. Or play against me: `/play portes`.
refused-roles = `for:` works on Discord only, where members have roles. Leave it out, and everyone here can join.
refused-no-role = I can't find the role “{ $word }”. Choose it from the list that Discord shows for `for:`.
refused-level-of-person = Levels are for games against me: { $right }.
refused-role-and-opponent = `for:` says who may join an open challenge. Leave out either that or the opponent.
refused-no-challenge = There is no open challenge here. `/newgame portes` posts one.
refused-no-such-challenge = There is no open challenge “{ $name }” here{ $open ->
    [none] . A code from another channel or server has three parts, such as `fig-1-7KQ2MPX4`. `/newgame portes` posts an open challenge.
   *[some] . These are open:
}
refused-own-challenge = This is your own open challenge: somebody else has to join. { $cancel } withdraws it.
refused-challenge-role = Only members with the role “{ $role }” can join this one. `/newgame portes` posts an open challenge of your own.
refused-challenge-blocked = You have blocked { $who }. If you want to play anyway, use `/unblock` first.
refused-challenge-closed = You can't join this one. `/newgame portes` posts an open challenge of your own.
refused-challenge-taken = { $who } was faster. `/newgame portes` posts an open challenge of your own.
refused-challenge-over = This open challenge has ended. `/newgame portes` posts one of your own.
refused-not-your-challenge = Only { $who } can withdraw this open challenge.
refused-across-and-opponent = `across:yes` makes a code for someone in another channel or on another server, so leave out the opponent and `for:`.
refused-codes-open = You already have { $count } open codes here: { $names }. `/cancel` withdraws one.
refused-codes-wrong = Those were too many wrong codes. You can try another one in { $wait }.
refused-no-such-code = I don't know this code. Check it for typing errors, or ask whoever sent it for a new one.
refused-code-over = This code no longer works. Ask your friend for a new one, made with `/newgame portes across:yes`.
refused-own-code-over = This code no longer works. `/newgame portes across:yes` makes a new one.
refused-own-code = This is your own code. Send it to someone in another channel or on another server; they join with it there.
refused-say-here = { $other } plays here too: just write to each other. `/say` is for an opponent in another channel or on another server.
refused-say-long = That is too long for `/say`: at most { $most } characters.
refused-say-link = I don't pass on links. Say it without one.
refused-say-off = { $other } doesn't read messages from opponents. Only { $other } can change that, with the setting `talk:on`.
refused-say-unreachable = { $other } can't be reached at the moment, so nothing was passed on. Say it again when the game goes on.
refused-offers = You have already made { $count } offers since the last roll. You can make another one after the next roll.
refused-too-many = You already have { $count } open tables here; finish one of them first.
refused-pass = A turn without a legal move passes automatically.

## Answers

done-not-confirmed = All right, nothing was changed.
done-moves = { $roll }: { $count ->
    [one] one legal move
   *[other] { $count } legal moves
}{ $shown ->
    [all] . Play one with `/move` and its number.
   *[some] , the first { $limit } shown. `/moves { $start }` shows all that start from { $start }.
}
done-moves-picture = In the picture: the first { $count } of { $all }.
refused-moves-many = { $roll } can be played in too many ways for a list. `/enter` plays it checker by checker, or write the whole move after `/move`.
done-moves-none = No legal move with { $roll } starts from “{ $start }”; `/moves` lists all { $count }.
hint-plays = { $roll }: the best moves first, with their numbers for `/move`.
# How a play compares. $number is what `/move` takes. $kind: which wins count more.
hint-play = { $number }. { $play }: equity { $equity }{ $is-best ->
    [yes] { "" }
   *[no] { " " }(−{ $lost })
}. Wins { $win }%{ $kind ->
    [gammon] , gammons { $high }%, gammons lost { $low }%
    [double] , double { $high }%, lost double { $low }%
    [many] ; a win counts { $win-counts } on average, a loss { $loss-counts }
   *[single] { "" }
}.
# What an equity is: $cube says whether the cube is in it, $match whether it is that at a score of a match.
equity-note = Equity: points won on average{ $cube ->
    [with] , cube included
    [without] , without the cube
   *[none] { "" }
}{ $match ->
    [yes] , at this score
   *[no] { "" }
}{ $unit ->
    [cube] ; 1 is the value of the cube
   *[game] { "" }
}.
# Before the roll. $roll and $double: what not doubling and doubling are worth.
hint-double = { $advice ->
    [double] __{ $again ->
        [yes] Redouble
       *[no] Double
    }__, and your opponent should { $answer ->
        [drop] drop: that is worth +1.000 to you.
       *[take] take: that is worth { $double } to you.
    } Just rolling is worth { $roll }.
    [too-good] __Roll__: you are too good to { $again ->
        [yes] redouble
       *[no] double
    }. Playing on is worth { $roll } to you. Your opponent would drop, for +1.000.
   *[roll] __{ $again ->
        [yes] No redouble
       *[no] No double
    }__. Equity: { $roll } if you roll, { $double } if you { $again ->
        [yes] redouble
       *[no] double
    }.
} (Points won on average; 1 is the value of the cube.)
hint-take = { $best ->
    [take] __Take__: playing on is worth { $take } to you, dropping −1.000.
    [beaver] __Beaver__: the double was a mistake. Playing on is worth { $take } to you.
   *[drop] __Drop__: that is worth −1.000 to you, playing on { $take }.
} (Points won on average; 1 is the value of the cube.)
# What to do where no numbers help.
hint-action = { $action ->
    [accept] __Accept__ the offer.
    [decline] __Decline__ the offer: the game is worth more to you.
    [go-on] __Go on__ from this position.
    [set-up] __Set up a new board__.
   *[roll] __Roll__: there is nothing else to decide.
}
# `/position`. White is on roll.
position-terms = { $game } ({ $length ->
    [0] { "" }
   *[other] match to { $length }: White { $white }, Black { $black }{ $crawford ->
        [yes] , Crawford game
       *[no] { "" }
    }{ $value ->
        [1] { "" }
       *[other] ;{ " " }
    }
}{ $value ->
    [1] { "" }
   *[other] { $owner ->
        [white] White owns the cube
        [black] Black owns the cube
       *[nobody] cube centred
    } at { $value }
})
position-plays = { $game }, { $roll }: White's best moves first.
position-no-play = { $game }: White has no legal move with { $roll }.
position-chances = { $game }, { $doubled ->
    [yes] White has doubled
   *[no] White is on roll
}. Wins { $win }%{ $kind ->
    [gammon] , gammons { $high }%, gammons lost { $low }%{ $has-triple ->
        [yes] { " " }(backgammons { $triple-won }% and { $triple-lost }%)
       *[no] { "" }
    }; equity without the cube { $equity }
    [double] , double { $high }%, lost double { $low }%; equity { $equity }
    [many] ; a win counts { $win-counts } on average, a loss { $loss-counts }; equity { $equity }
   *[single] ; equity { $equity }
}.
position-cube = { $again ->
    [yes] __{ $action ->
        [double-take] Redouble, take
        [double-drop] Redouble, drop
        [too-good] Too good to redouble, drop
        [beaver] No redouble, beaver
       *[no-double] No redouble, take
    }.__ No redouble { $roll } · Redouble/{ $action ->
        [beaver] beaver
       *[other] take
    } { $double } · Redouble/drop +1.000
   *[no] __{ $action ->
        [double-take] Double, take
        [double-drop] Double, drop
        [too-good] Too good to double, drop
        [beaver] No double, beaver
       *[no-double] No double, take
    }.__ No double { $roll } · Double/{ $action ->
        [beaver] beaver
       *[other] take
    } { $double } · Double/drop +1.000
}
position-no-cube = __{ $why ->
    [black] Black owns the cube, so White can't double.
    [dead] At this score White gains nothing from the cube.
   *[crawford] Nobody may double in the Crawford game.
}__ Equity { $roll }.
refused-no-position = “{ $id }” is not a position. Send a GNU Backgammon position id, such as `/position 4HPwATDgc/ABMA`, an XGID, or the JSON that `kafenio legal` reads.
refused-no-such-part = These rules have { $of } parts. Without a number you get the first page.
refused-position-json = I can't read this JSON: { $why }.
refused-position-of-table = That position belongs to a game between people that is not over yet. Hints are only for games against the computer (`/play` starts one) and for games that began with `hints:on`.
decimal-mark = .
refused-hint-among-people = Hints are for games against the computer (`/play` starts one) and for games that began with `hints:on`. Here, `/moves` lists what you can play.
hint-apart = I have sent you the hint as a direct message.
refused-analyse = { $given ->
    [yes] This match has no finished game with that number.
   *[no] No game at this table is over yet.
} `/analyse` looks at finished games.
refused-analyse-file = `/analyse` and `/report` are for games played here. For a match from a file there is `/import`.
analysis-heading = Analysis of game { $number }: { $game }
analysis-heading-match = Analysis of the { $session ->
    [yes] session
   *[no] match
}, { $count } games
# The error rates of a player: what a decision lost, in thousandths of a point; of moves and of the cube alone where there are
# both. The luck is what the dice gave, in points.
analysis-player = __{ $who }__: { $count ->
    [0] nothing to judge
   *[other] error rate { $lost }{ $words }
}, luck { $luck }.{ $cube ->
    [0] { $count ->
        [0] { "" }
        [one] { " " }1 decision.
       *[other] { " " }{ $count } decisions.
    }
   *[other] { $plays ->
        [0] { " " }Cube { $cube-lost } ({ $cube }).
       *[other] { " " }Moves { $plays-lost } ({ $plays }), cube { $cube-lost } ({ $cube }).
    }
}
analysis-not-judged = __{ $who }__: no error rate, as the analysis looks no further ahead than this level. Luck { $luck }.
# What the games would have brought if the dice had favoured nobody.
analysis-luck-adjusted = Luck-adjusted result: { $even ->
    [yes] even
   *[no] { $who } { $adjusted }{ $match ->
        [yes] % match winning chance
       *[no] { " " }points
    }
}. Actual result: { $drawn ->
    [yes] even
   *[no] { $winner } { $gained }{ $match ->
        [yes] %
       *[no] { "" }
    }
}.
# How well somebody plays. These are none of the words for the computer's levels, which mean something else.
rating = { $rating ->
    [few] { "" }
    [supernatural] { " " }(superhuman)
    [world-class] { " " }(world class)
    [expert] { " " }(very strong)
    [advanced] { " " }(strong)
    [intermediate] { " " }(good)
    [casual] { " " }(fair)
    [beginner] { " " }(weak)
   *[awful] { " " }(very weak)
}
# $game: the number of the game, or 0 if it is clear.
analysis-opening-roll = the opening roll
analysis-luckiest = Luckiest roll: { $roll } on turn { $turn }, { $who } ({ $luck }).
analysis-unluckiest = Unluckiest: { $roll } on turn { $turn }, { $who } ({ $luck }).
analysis-mistakes = { $whose ->
    [yours] Your biggest mistakes:
    [named] { $who }'s biggest mistakes:
   *[all] The biggest mistakes:
}
analysis-no-mistakes = { $whose ->
    [yours] None of your decisions lost 0.02 or more. Well played!
    [named] None of { $who }'s decisions lost 0.02 or more. Well played!
   *[all] No decision lost 0.02 or more.
}
analysis-play = { $game ->
    [0] Turn { $turn }
   *[other] Game { $game }, turn { $turn }
}, { $who } { $roll }: { $played } (−{ $lost }). Best: { $best }.
analysis-cube = { $game ->
    [0] Turn { $turn }
   *[other] Game { $game }, turn { $turn }
}, { $who }: { $what ->
    [no-double] missed double
    [no-redouble] missed redouble
    [double] wrong double
    [redouble] wrong redouble
    [take] wrong take
   *[drop] wrong drop
} (−{ $lost }).
analysis-resignation = { $game ->
    [0] Turn { $turn }
   *[other] Game { $game }, turn { $turn }
}, { $who }: { $what ->
    [accept] accepted the resignation
   *[resign] resigned
} (−{ $lost }). { playing-on }
playing-on = Resigning: { $result }. Playing on: { $equity } ({ $chance }% wins).
analysis-units = Error rate: thousandths of a point lost per decision. Luck: points.{ $turned ->
    [yes] { " " }Losses in units of the cube.
   *[no] { "" }
}
analysis-picture = Boards of turn { $turn }: 1 is the best move, 2 was played.
# `/stats`: what somebody's games add up to. `words` is a rating, or nothing.
stats-heading = { $own ->
    [yes] Your games{ $latest ->
        [0] :
       *[other] { " " }at your last { $latest } tables:
    }
   *[no] { $who }'s games here and against you{ $latest ->
        [0] :
       *[other] , at the last { $latest } tables:
    }
}
stats-game = __{ $game }__: { $count ->
    [one] 1 game
   *[other] { $count } games
}, { $won } won, { $points } { $one ->
    [yes] point
   *[no] points
}.{ $judged ->
    [0] { "" }
   *[other] { " " }Error rate { $lost }{ $words }, luck { $luck } per game ({ $judged } analysed).
}
rating-points = { $points }{ $settled ->
    [yes] { "" }
   *[no] { " " }±{ $deviation }, new
}
stats-rating = __{ $game }__, rating: { $rating }{ rank-here }
rank-here = { $rank ->
    [0] { "" }
   *[other] , no. { $rank } here
}
rating-curve = Rating over { $count } matches: { $rating }{ rank-here }
rating-curve-alt = { $who }, { $game }, rating: { $rating }{ rank-here }. After each of { $count } rated matches, the oldest first: { $history }.
rated-stakes = Rated: { $who } { $won } / { $lost }{ $computer ->
    [yes] { "" }
   *[no] , { $other } { $otherwon } / { $otherlost }
}. It counts once both have had 8 turns.
rated-in-vain = Rated, but this one won't count: { $why ->
    [pair] you two already have 10 rated matches within 30 days
    [computer] you already have 3 rated matches against me within a day
   *[former] a player has left for good
}.
rated-result = Ratings: { $who } { $rating }{ $computer ->
    [yes] { "" }
   *[no] , { $other } { $otherrating }
}.
rated-not = The ratings stay as they are: { $why ->
    [turns] one of you had fewer than 8 turns
    [pair] you two already had 10 rated matches within 30 days
    [computer] you already had 3 rated matches against me within a day
    [absence] of matches lost on time in one absence, only the first counts
    [tournament] the tournament decided the match
   *[former] a player has left for good
}.
time-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
## Tournaments
tournament-name = { $kind ->
    [cup] { $game } Cup
   *[league] { $game } League
}
tournament-heading = 🏆 __{ $name }__ · { $season ->
    [0] { "" }
   *[other] Season { $season } · { "" }
}{ $to ->
    [game] single games
    [games] series of { $length } games
   *[points] matches to { $length } points
}{ $lives ->
    [0] { "" }
    [one] { " · " }1 life
   *[other] { " · " }{ $lives } lives
}{ $rated ->
    [yes] { " · " }rated
   *[no] { "" }
}{ $cube ->
    [yes] { " · " }with the cube
   *[no] { "" }
}
tournament-starts = It starts on { $day } at { $time } UTC{ $more ->
    [0] .
    [one] , if at least 1 more person joins.
   *[other] , if at least { $more } more people join.
}
tournament-expected-end = It should end around { $day }.
tournament-expected = With { $count } people it ends around { $day }.
tournament-joined = In ({ $count } of at most { $most }):
tournament-joinable = You can join until the first player is out.
tournament-next-season = Whoever played to the end is in again; { $leave } if you don’t want to play.
tournament-last-season = Last season:
tournament-lives = { $lives ->
    [one] 1 life:
   *[other] { $lives } lives:
}
tournament-still-in = Still in:
tournament-out = Out:
tournament-playing = Playing:
tournament-own = Your matches:
tournament-running = { $count ->
    [one] 1 match is going on.
   *[other] { $count } matches are going on.
}
tournament-waiting = Waiting for an opponent:
tournament-pair = { $who } – { $other } ({ $table })
tournament-of-match = __{ $name }__ · { $rated ->
    [yes] rated
   *[no] not rated
}
tournament-division = __Division { $number }__
tournament-line = { $rank }. { $who }: { $kind ->
    [cup] { $won }–{ $lost }
   *[league] __{ $points }__ ({ $won }–{ $lost })
}{ $withdrawn ->
    [left] { " · " }left
    [silent] { " · " }did not play
    [removed] { " · " }removed
   *[no] { "" }
}
tournament-ends = It ends on { $day } at the latest.
tournament-who-beat-whom = { $name }: who beat whom
tournament-results = { $kind ->
    [cup] +5: beat number 5; −2: lost to number 2
   *[league] Points from each game; 0: lost
}
tournament-won = { $who } wins!
tournament-shared = They share the victory:
tournament-lives-left = { $who } { $lives ->
    [0] is out of the cup.
    [one] has 1 life left.
   *[other] has { $lives } lives left.
}
tournament-goes-on = { $who }, you go on; I’ll call you when your next opponent is free.
tournament-nobody = Nobody is left, so nobody wins.
tournament-cancelled = Called off.
tournament-drawn = __{ $name }:__ { $who } meets { $other } (until { $day }).
tournament-silent = __{ $name }:__ { $who } made no move in { $hours } hours and is out.
tournament-unbegun = __{ $name }:__ { $who } made no move here in { $hours } hours, so this match goes to { $other }.
tournament-time-up = __{ $name }:__ { $who } has been out of time for a day, so the match goes to { $other }.
tournament-late = __{ $name }:__ this match has taken too long. { $who } kept { $other } waiting longer, so it goes to { $other }.
tournament-first-turn = { $who }, play your first move within { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}, or the match goes to { $other }.
tournament-call = __{ $name }:__ your matches begin. If it is your turn, play your first move within { $hours } hours, or the match is lost.
tournament-reminder = __{ $name }:__ { $who }, you have { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} left for your first move. Otherwise the match is lost:
told-tournament-annulled = __{ $name }:__ { $who } { $why ->
    [left] has left the league
    [silent] made no first move and is out of the league
   *[removed] was removed from the league
}. Their matches don’t count in the standings.
told-tournament-left = __{ $name }{ $counts ->
    [yes] { "" }
   *[no] { " " }(does not count)
}:__
told-tournament-out = __{ $name }{ $counts ->
    [yes] { "" }
   *[no] { " " }(does not count)
}:__ { $who } was removed.
told-tournament-removed = __{ $name }:__ { $who } has removed { $other }.
told-tournament-few = __{ $name }:__ called off, because fewer than { $least } people joined.
told-tournament-ended = __{ $name }:__ { $who } has called it off.{ $playing ->
    [yes] { " " }Matches in progress go on, but no longer count for it.
   *[no] { "" }
}
next-tournament = Join with { $join }.
next-tournament-elsewhere = From another channel or platform: /join { $word } on Discord, !join { $word } on Matrix.
done-tournament-opened = You are in, and you run it. { $start } starts it early, { $end } calls it off.
done-tournament-joined = You are in the { $name }, { $count } so far. I’ll call you when your first match begins.
done-tournament-left = You have left the { $name }{ $ended ->
    [yes] { "" }. Nobody is left, so it is called off
   *[no] { "" }
}.{ $runs ->
    [yes] { " " }You still run it, and so do the moderators.
   *[no] { "" }
}
done-tournament-started = The { $name } begins: here come the first matches.
once-more-tournament-leave = You could not come back{ $count ->
    [0] .
    [one] , and { $counts ->
        [yes] would lose your match.
       *[no] your matches would not count.
    }
   *[other] , and { $counts ->
        [yes] would lose your { $count } matches.
       *[no] your matches would not count.
    }
} Are you sure? { $command } to leave.
once-more-tournament-leave-early = You would leave the { $name }. Are you sure? { $command } to leave.
once-more-tournament-remove = { $who } could not come back. Are you sure? { $command } to remove them.
once-more-tournament-end = Nobody would win it. Are you sure? { $command } to call it off.
choice-tournament-leave = Leave
choice-tournament-start = Start now
choice-tournament-end = Call it off
refused-no-tournament = { $kind ->
    [cup] There's no cup here at the moment. { $open } opens one: whoever loses a match loses a life.
   *[league] There's no league here at the moment. { $open } opens one: everyone plays everyone in four weeks.
}
refused-tournament-here = The { $name } is still going on here, and one at a time is enough: { $show } shows it.
refused-tournament-person = Everyone joins by themselves: leave the name out, and tell them to write `/cup join`.
refused-tournament-alone = A tournament needs a channel where at least 4 people read what I write.
refused-tournament-clock = A tournament needs a clock, or it might never end. Leave out `clock:none`.
refused-tournament-cube = A single game has no cube here. Choose a match, such as `/cup backgammon 3 cube:on`.
refused-sign-up = Sign-up lasts from 5 minutes to 3 days, as in `starts:1d`.
refused-tournament-joined = You are in already.
refused-tournament-out = You are out of it and can’t come back. The next one is open to you.
refused-tournament-full = It is full.
refused-tournament-which = Which one?
refused-tournament-options = How it is played is decided when it is opened, as in { $open }.
refused-tournament-begun = { $kind ->
    [cup] Too late: somebody is out already.
   *[league] It is too late to join: it has begun.
}
refused-tournament-not-in = You are not in it.
refused-not-organiser = Only the organiser or a moderator may do that.
refused-tournament-running = It has started already.
refused-tournament-few = It takes at least { $least } people; { $more ->
    [one] 1 more has
   *[other] { $more } more have
} to join first.
refused-tournament-whom = Remove whom? For instance { $remove }.
refused-tournament-name = Write the name with @: { $remove }.
refused-tournament-remove-self = To leave it yourself: { $leave }.
refused-tournament-remove-opponent = You are playing against { $who } in it, so only another moderator may remove them.
refused-tournament-joins = You have joined and left too many times: wait for the next one.
refused-tournament-no-entrant = { $who } is not in it.
refused-tournament-cancel = A tournament match can’t be called off. `/resign` gives it up; { $leave } leaves the tournament.

top-month = { $given ->
    [yes] { $game }, this month
   *[no] This month
}
top-month-line = { $rank }. { $who }: __{ $points }__ ({ $won } won, { $lost } lost)
top-month-rules = A rated match: 2 points if you win, 1 if you lose; at most 3 against the same person count. It ends in { $left }.
top-month-none = No rated match{ $given ->
    [yes] { " " }of { $game }
   *[no] { "" }
} has ended here this month. Invite someone: `/newgame portes @friend rated`.
month-best = The best in { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}:
month-new = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} starts from zero.
top-ratings = Ratings in { $game }
top-ratings-line = { $rank }. { $who }: __{ $rating }__ ({ $count } matches)
top-ratings-rules = Listed: whoever has 5 rated matches against 3 people, the last one within 90 days, and one of them here.
top-ratings-none = Nobody is listed in { $game } yet. It takes 5 rated matches against 3 people, the last one within 90 days, and one of them here.
top-own = You: { $rating }
column-points = Points
column-won = Won
column-not-won = Lost
column-rating = Rating
column-matches = Matches
column-won-lost = W–L
month-play = Lowest error rate, { $game }:
top-rank = { $rank }.
top-play = Error rates in { $game }
top-play-units = Thousandths of a point lost per decision, over the last { $most } decisions in rated matches. Fewer is better.
top-play-none = Nobody is listed in { $game } yet. It takes { $least } decisions in rated matches, the last one within 90 days and one of them here.
error-rate-of = { $who }: __{ $rate }__{ $words }, { $count } decisions
column-error-rate = Error rate
column-decisions = Decisions
choice-top-month = Month
choice-top-ratings = Ratings
choice-top-play = Play
top-others = Other lists: { $one }, { $other }
stats-units = Error rate: thousandths of a point lost per decision, in games analysed in the last 90 days.
stats-me = I keep no list of my own games. `/stats` shows yours, including those against me.
stats-none = { $own ->
    [yes] You have not finished a game{ $given ->
        [yes] { " " }of { $game }
       *[no] { "" }
    } yet. `/play` starts one at once.
   *[no] I know of no finished game{ $given ->
        [yes] { " " }of { $game }
       *[no] { "" }
    } that { $who } played here or against you.
}
stats-analyse = `/analyse` a finished game to count it in your error rate.
stats-title = { $game }: { $count } analysed games
stats-lost = Error rate (line: mean of five games)
stats-luck = Cumulative luck, in points
stats-alt = { $who }, { $game }, { $count } analysed games, the oldest first. Error rates: { $lost }. Luck in points: { $luck }.

## The report on a match, a page for the browser

done-report = { $count ->
    [one] The report on the finished game
   *[other] The report on the { $count } finished games
}{ $open ->
    [yes] { " " }of this match; the game in progress is not included
   *[no] { "" }
}. Download the file and open it in a browser.
done-report-not-sent = The report is ready, but the server would not accept the file. Please try again later.
refused-report = No game at this table is over yet. `/report` is about finished games.
report-title = { $who } – { $other }
report-match = { $game }{ $to ->
    [game] { "" }
    [games] , a series of { $length ->
        [one] 1 game
       *[other] { $length } games
    }
    [money] , a money session
   *[points] , a match to { $length ->
        [one] 1 point
       *[other] { $length } points
    }
}{ $open ->
    [yes] , not finished yet
   *[no] { "" }
}
report-left-out = Only games { $first } to { $last } are analysed: at most 25 of a match.
report-legend = A decision that loses 0.02 points or more is a mistake; one that loses 0.08 or more is a blunder. The judge is Kafenio's computer player, which looks ahead but can be wrong. Each new roll lets it see a little further, so luck and errors do not add up exactly to the curve.
report-games = Games
report-chances = { $who }'s winning chance (solid line) and equity at the score (dashed line). { $cube ->
    [yes] 1 is the value of the cube.
   *[no] A single game is 1 point.
} Marks are mistakes, filled marks are blunders.
report-chances-alt = { $who }'s winning chance: { $start }% at the start, { $low }% at its lowest, { $high }% at its highest, { $end }% at the end. The equity is between { $least } and { $most }.
report-first = First position
report-previous = Previous position
report-next = Next position
report-last = Last position
report-slider = Position
report-next-mistake = Next mistake
report-keys = Step through the game with the arrow keys, or swipe across the board.
report-step = Position { $step } of { $count }
report-start = The start of the game
report-turn = { $number }. { $who }{ rolled-before-colon }: { $done }
report-mistake = { $kind ->
    [blunder] __Blunder__
   *[mistake] __Mistake__
}{ $what ->
    [play] { " " }(−{ $lost }). Best: { $best }.
    [no-double] : missed double (−{ $lost }).
    [no-redouble] : missed redouble (−{ $lost }).
    [double] : wrong double (−{ $lost }).
    [redouble] : wrong redouble (−{ $lost }).
    [take] : wrong take (−{ $lost }).
    [drop] : wrong drop (−{ $lost }).
    [accept] : accepted the resignation (−{ $lost }). { playing-on }
   *[resign] : resigned (−{ $lost }). { playing-on }
}
report-better = Better: { $play }
report-luck = Luck: { $luck }
report-opening-luck = Luck of the opening roll: { $who } { $luck }
report-evaluation = { $who }: winning chance { $chance }%, equity { $equity }{ $cube ->
    [1] { "" }
   *[other] { " " }(cube at { $cube })
}
report-mistakes = All mistakes, the biggest first
report-made = Made by Kafenio. This page is self-contained: it loads nothing and sends nothing.
done-in-thread = Done; { $table } goes on { $thread ->
    [yes] in its own thread
   *[no] in the channel, outside this thread
}.
entry-left = { $needed } (and { $more } if you like)
entry-begun = Dice to play: { $left }.
entry-so-far = So far: { $play }; dice left: { $left }.
entry-whole = Your move is { $play }: `/confirm` to play it{ $undo ->
    [yes] , `/undo` to take the last step back
   *[no] { "" }
}.{ $on ->
    [yes] { " " }You may also play { $left }.
   *[no] { "" }
}
done-confirmed = Your move has been played.
entry-checker = Which checker? { $places } (as in { $example }).
entry-target = Move from { $from } to where? { $places } (as in { $example }).
done-settings-checkers = Checkers: { $checkers ->
    [light] __light__, from your next game on
    [dark] __dark__, from your next game on
   *[any] __any__
}
done-settings =
    Theme: __{ $theme }__
    Home board: { $home ->
        [left] __left__
       *[right] __right__
    }
    Numbers: { $numbers ->
        [ravensburger] __as printed on the board__ (1–12, 1A–12A)
       *[own] __24 to 1__
    }
    Boards: { $boards ->
        [text] __text__
       *[pictures] __pictures__
    }
    Confirm typed moves: { $confirm ->
        [on] __on__
       *[off] __off__
    }
    When you could double: { $rolls ->
        [auto] __I roll for you__, from your next game on
       *[ask] __I ask__
    }
done-settings-analysis = Analysis after a match: { $analysis ->
    [auto] __automatic__, in the channel if both players want it, otherwise to you alone
   *[ask] __only with__ `/analyse`
}
done-settings-help = `/help settings` explains how to change this.
done-orders = { $any ->
    [no] You have no standing orders: I ask you for every decision.
   *[yes] For the rest of this game I will do this for you{ $alone ->
        [yes] , and only you can see it
       *[no] { "" }
    }: { $orders }. `/order none` and `/auto off` end it.
}
order-take = take the next double
order-drop = drop the next double
order-roll = roll even when you could double
order-auto = bear off once there is no more contact
done-settings-reminders = Reminders: { $kept ->
    [none] __off__
    [channel] __in the channel__
   *[all] __in the channel and directly__
}
done-blocked = { $who } can no longer invite you, and won't be notified. `/help unblock` shows how to undo this; games in progress continue.
done-unblocked = { $who } can invite you again.
done-mydata = This file has everything that I store about you.
done-mydata-more = It lists page { $page } of { $pages } of your tables; { $next } has more.
done-link-code = Your code is { $code }. Write to me from your other account within { $left }: /link { $code } on Discord, or !link { $code } on Matrix. Keep it to yourself: whoever uses it can play as you.
done-link-half = Almost done. Now write to me as { $first } within { $left }: /link { $code } on Discord, or !link { $code } on Matrix. Then both accounts are linked.
done-linked = To me, this account and { $first } are now one person. `/me` shows what they share, and `/unlink` separates them again.
done-unlinked = This account is separate again. It keeps its settings.
direct-linked = This account is now linked with { $second }. If that was not you, `/unlink` separates them again.
once-more-link = This account will be linked with { $first }: one person to me, with the settings of { $settings ->
    [own] this account
   *[other] { $first }
} and a shared block list and vacation; `/forget` on either deletes both. Only do this if both accounts are yours. Are you sure? { $command } to link them.
me-accounts = { $count ->
    [0] Your account: { $own }. With `/link` you can add one on another platform.
   *[other] Your accounts: { $own }, { $others }.
}
me-tables = { $count ->
    [0] You have no open tables.
    [one] You have 1 open table{ $waiting ->
        [0] .
       *[other] , and it is your turn there.
    }
   *[other] You have { $count } open tables{ $waiting ->
        [0] .
        [one] ; it is your turn at one.
       *[other] ; it is your turn at { $waiting }.
    }
}
me-invitations = Your open challenges:
me-finished = { $count ->
    [0] You have not finished a match yet.
    [one] You have finished 1 match.
   *[other] You have finished { $count } matches.
}
done-forgotten = Deleted: your settings, block list, vacations and name. Your finished matches are now those of a former player. What I posted earlier stays in the chat. If you write to me again, you start as a new player.
done-blocked-nobody = You have not blocked anyone.
done-blocked-list = You have blocked:
done-settings-invitations = Invitations: { $from ->
    [everyone] __from everyone__
    [known] __from people you have played with__
   *[nobody] __from nobody__
}
done-settings-ranked = Your ratings: { $ranked ->
    [off] __only you__ see them, and you are in no list
   *[on] __everyone__ may see them
}
done-settings-talk = Messages with `/say`: { $talk ->
    [on] __on__
   *[off] __off__
}
done-vacation = { $away ->
    [yes] You are away for { $time }: your clocks are stopped. `/vacation 0` ends your vacation.
   *[no] You are not away: your clocks are running.
} For { $year } you have { $any ->
    [yes] { $left } of { $most } days left
   *[no] no vacation left
}.
done-languages =
    Your language: { $language ->
        [en] __English__
        [de] __German__
        [el] __Greek__
       *[auto] __automatic__ (your app's)
    }
    This channel: { $channel ->
        [en] __English__
        [de] __German__
        [el] __Greek__
       *[auto] __automatic__ (the player to move's)
    }
done-channel-boards = { $boards ->
    [keep] The boards of earlier turns stay.
   *[shrink] The boards of earlier turns shrink to one line.
}
done-channel-threads = { $threads ->
    [always] Every match gets its own thread.
    [never] No match gets its own thread.
   *[ask] A match gets its own thread when you add `thread:on`.
}
done-channel-month = { $month ->
    [yes] I name the best of each month when it is over.
   *[no] I name nobody at the end of a month.
}
done-channel-rated = { $rated ->
    [on] New matches are rated, unless you add `rated:off`.
   *[off] A new match is rated if you add `rated`.
}
done-channel-only = New games start in { $place } only.
done-channel-anywhere = New games may start in every channel of this server.
done-channel-language = I write here in { $language ->
    [en] __English__
    [de] __German__
    [el] __Greek__
   *[auto] the language of the player to move
}.
done-past-board = Turn { $number } of { $last }.
done-replay = Game { $number } as it was played{ $all ->
    [yes] { "" }
   *[no] , the last { $count } pictures
}.
done-games-tournament = 🏆 { $name }: { $show }
done-games-none = No table is open here. `/newgame portes @friend` opens one.
done-games-more = More: { $next }.
done-games-no-more = There are no more tables. `/games` shows the first ones.
done-games = Open tables here:
done-games-no-table = No table is open.
done-challenges = Who wants to play?
done-challenge-withdrawn = { $table } is withdrawn.
done-code = Your open challenge { $table } is ready. Send the text below to someone in another channel or room, on Discord or Matrix. The code works once, within { $left }; { $cancel } withdraws it.
done-say = { $other } can read it now.
done-code-apart = I have sent you the code as a direct message.
done-games-elsewhere = Your tables in other channels:
done-games-apart = I have sent you a list of your tables in other channels as a direct message.
game-place = { $direct ->
    [yes] In direct messages with me
   *[no] In { $place }
}.
done-next = { $count ->
    [one] One more table is waiting for you:
   *[other] { $count } more tables are waiting for you; next:
} __{ $table }__ against { $other }{ $where ->
    [here] .
   *[elsewhere] , in { $place }.
}
# A line of `/games` and `/me`, with what else is to be said of a table: each `line-...`.
game-line = __{ $table }__ · { $who }–{ $other } · { $game }{ $to ->
    [game] { "" }
    [games] { " " }{ $mine }-{ $theirs } (series of { $length })
    [money] { " " }{ $mine }-{ $theirs } (money)
   *[points] { " " }{ $mine }-{ $theirs } (to { $length })
}
line-state = { $what ->
    [invitation] { $reader ->
        [mine] { $other } has invited you
       *[no] invitation
    }
    [over] over
    [play] { $reader ->
        [mine] __your turn__, { $roll }
       *[no] { $who }'s turn, { $roll }
    }
    [answer] { $reader ->
        [mine] __your answer__
       *[no] { $who } has to answer
    }
   *[roll] { $reader ->
        [mine] __your turn__
       *[no] { $who }'s turn
    }
}
# $whose: the clock may run for the one who has made an offer that another answers.
line-time = { $whose ->
    [other] { $who }:{ " " }
   *[decider] { "" }
}{ $left ->
    [claim] time is up: { $claim }
    [up] time is up
   *[running] { $time }
}
line-paused = paused
line-away = away for { $time }
line-place = { $direct ->
    [yes] direct messages
   *[no] { $place }
}
line-unconfirmed = unconfirmed move
rules-here = House rules at { $table }: { $rules }.
rules-checkers = __Checkers.__ The colour of your checkers and the side of your home board are up to you: `/settings checkers:dark home:left`.
sheet-empty = 0–0: no game has ended yet.
sheet-line-unfinished = { $number }. { $named ->
    [yes] { $game }:{ " " }
   *[no] { "" }
}not finished{ $several ->
    [yes] { " " }({ $mine }-{ $theirs })
   *[no] { "" }
}
sheet-line = { $number }. { $named ->
    [yes] { $game }:{ " " }
   *[no] { "" }
}{ $how ->
    [drawn] drawn
    [dropped] { $who }, double dropped
    [resigned] { $who }, { $lost } by resignation
    [left] { $who }, { $lost }, session resigned
    [claimed] { $who }, on time
    [forfeited] { $who }, opponent left
    [adjudicated] { $who }, by the rules of the tournament
   *[played] { $who }, { $lost }
}{ $cube ->
    [one] { "" }
   *[other] , cube at { $cube }
}{ $jacoby ->
    [yes] , counted single (Jacoby)
   *[no] { "" }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $several ->
    [yes] { " " }({ $mine }-{ $theirs })
   *[no] { "" }
}
done-export = The match as a file, to keep or to open in other programs.
refused-export-sgf = Only Backgammon has `.sgf` files. `/export` without `format:sgf` saves this match as text.
done-export-ids = The position now: GNU Backgammon `{ $gnubg }`, XG `{ $xgid }`.
done-foreign-board = That position, { $moment ->
    [doubled] after White's double:
   *[roll] with White on roll:
}
refused-no-id = “{ $id }” is not a position id. I read GNU Backgammon ids, as in `/board id:4HPwATDgc/ABMA`, and XGIDs.
refused-xgid = { $field ->
    [signs] The position in this XGID has { $found } characters. It needs 26: a bar, the 24 points and a bar.
    [sign] “{ $found }” is not valid where it stands in the position of this XGID: “-” is an empty point, upper-case “A” to “O” are one side's checkers and lower-case “a” to “o” the other's; the first character is the lower-case side's bar, the last one the upper-case side's.
    [cube] The cube in this XGID is “{ $found }”: it must be how often the cube was turned, 0 to { $most }.
    [owner] The owner of the cube in this XGID is “{ $found }”: it must be 1, -1, or 0 for nobody.
    [turn] The turn in this XGID is “{ $found }”: it must be 1 or -1.
    [dice] The dice in this XGID are “{ $found }”: they must be two digits from 1 to 6, 00 before the roll, or D after a double.
    [score] A score in this XGID is “{ $found }”: it must be a number, 0 or more.
    [rules] The rules in this XGID are “{ $found }”: in a match they must be 1 for the Crawford game, else 0; for money 0 to 3.
    [length] The match length in this XGID is “{ $found }”: it must be a number, 0 for money.
    [limit] The highest cube in this XGID is “{ $found }”: it must be a number from 0 to 30.
   *[more] This XGID has “{ $found }” after the highest cube, which must be its tenth and last field.
}
refused-diagram = { $fault ->
    [many] One side has more than 15 checkers in this position.
    [over] One side has borne off all 15 checkers in this position: the game is over, and nobody is on roll.
    [match] At { $white }-{ $black } a match to { $length } is over: both scores must be lower.
    [crawford] At { $white }-{ $black } in a match to { $length } there is no Crawford game: it needs exactly one player who is one point away from winning.
   *[cube] Nobody doubles in a Crawford game: the cube is in the middle and shows 1.
}
refused-high-cube = The cube in this position is above { $highest }, or is offered above it: it can't go that high here.
refused-shared-point = In this position White and Black both stand on White's { $point }-point, which is Black's { $other }-point: only one of them can.
done-cube = { $state ->
    [offered] { $who } has offered the cube at { $doubled }: { $other } may take, or drop and lose { $value ->
        [one] 1 point
       *[other] { $value } points
    }.
    [beavered] { $who } has redoubled to { $doubled }: { $other } may take, or drop and lose { $value } points.
    [owned] { $who } owns the cube at { $value }: only { $who } may double next, to { $doubled }.
    [crawford] The cube is centred.
   *[centred] The cube is centred: either player may double to { $doubled } before rolling.
} A win counts { $value }{ $jacoby ->
    [yes] { " " }(gammons too: no double taken yet, Jacoby)
   *[no] , a gammon { $gammon }, a backgammon { $backgammon }
}.
done-cube-may = You may double to { $doubled } when it is your turn, before you roll.
done-history-none = You have not finished a game or match { $here ->
    [yes] here yet
   *[no] yet
}. `/stats` also counts the games of a match in progress.
done-history = { $here ->
    [yes] Your finished games here, latest first
   *[no] Your finished games, latest first
}{ $most ->
    [0] :
   *[other] { " " }(only the latest { $most }):
}
history-line = { $won ->
    [yes] { $who } won
   *[no] Ended in a draw
}{ $when ->
    [now] { " " }just now
   *[ago] { " " }{ $time } ago
}.
done-about = Kafenio { $version }, a bot for backgammon and its relatives: Backgammon, Portes, Plakoto, Fevga, Tavli, Tric-Trac and Puff. Free software under MIT or Apache-2.0, without any warranty. `/help` shows the commands.
once-more-order = The next double may decide the match against { $other }. Do you really want me to answer it for you? { $order } to confirm.
once-more-take = If you take, this game is worth { $doubled } points, and if { $other } wins it, { $other } wins the match. Are you sure? { $command } to take.
once-more-drop = If you drop, { $other } gets { $value ->
    [one] 1 point
   *[other] { $value } points
} and wins the match. Are you sure? { $command } to drop.
once-more-resign = You lose { $lost } at once{ $match ->
    [yes] , and that decides the match
   *[no] { "" }
}. Are you sure? { $command } to resign.
once-more-resign-answered = { $other } answers at once: if it accepts, you lose { $lost }; if not, you play on. Are you sure? { $command } to resign.
once-more-leave = { $other } answers at once: if it accepts, you lose { $lost } and the session is over; if not, you play on. Are you sure? { $command } to leave the session.
once-more-cancel = { $other } agrees at once, so { $what ->
    [session] the session ends here; the score stands, and this game doesn't count
    [match] the match is cancelled and doesn't count
   *[game] the game is cancelled and doesn't count
}. Are you sure? { $command } to cancel.
once-more-endtable = This closes __{ $table }__, where { $who } and { $other } are playing, for good and with no result. Are you sure? { $command } to close it.
once-more-endtable-across = This removes __{ $table }__ from here, where { $who } is playing against { $other }. The game will only be paused: { $who } can go on with it in another channel. Are you sure? { $command } to remove it.
once-more-forget =
    __Deleted:__ settings, block list, vacations, solved puzzles, linked accounts, your name. It can't be undone.
    __Kept:__ finished matches, with “a former player” in your place.
    __Lost:__ open invitations{ $games ->
        [0] { "" }
        [one] { " " }and your open game
       *[other] { " " }and your { $games } open games
    }.{ $linked ->
        [0] { "" }
        [one] { " " }The same for your other account, { $names }.
       *[other] { " " }The same for your other accounts, { $names }.
    }
    `/mydata` shows you everything first.
    Are you sure? { $command } to delete it.
once-more-forget-tournament = You would also leave the { $name }.
done-pips = Pip count: { $who } { $mine }, { $other } { $theirs }{ $lead ->
    [0] ; the race is even.
    [one] ; { $leader } leads by 1 pip.
   *[other] ; { $leader } leads by { $lead } pips.
}
done-odds = A blot (a single checker) { $distance ->
    [one] 1 pip away
   *[other] { $distance } pips away
}: { $rolls } of 36 rolls { $rolls ->
    [one] reaches
   *[other] reach
} it ({ $percent }%) if nothing is in the way.
odds-line = { $who } from the { $from ->
    [25] bar
   *[other] { $from }-point
} to the blot on the { $to }-point: { $rolls } of 36 ({ $percent }%).
odds-doublets = { $moves ->
    [0] This counts doubles as four moves, which is not the rule in { $game }.
   *[other] Doubles count as two moves in { $game }. The roll that follows is not included here.
}
odds-none = No checker at this table is exactly that far from a blot.
opening-plays = { $game }, { $roll }: { $can-open ->
    [yes] { $count ->
        [one] the only legal opening move.
       *[other] the best opening moves first.
    }
   *[no] nobody opens with this roll. As a reply, if nothing is in the way, the best moves first:
}
opening-source = From games that I played on from there; standard error { $error }.
refused-no-roll = “{ $word }” is not a roll: enter two numbers from 1 to 6, such as 3-1.
move-passed = no move
move-doubled = doubles to { $value }
move-beavered = beavers to { $value }
move-raccooned = raccoons to { $value }
move-taken = takes at { $value }
move-dropped = drops
move-resigned = resigns
move-unplayed = not played
move-late = out of time
line-clock = { $up ->
    [yes] { $who }'s time was up.
   *[no] { $who } was reminded of the clock.
}
line-rolled = { $number }. { $who } { $roll }
line-played = { $number }. { $who }{ rolled-before-colon }: { $play }{ scored-in-line }
rolled-before-colon = { $rolled ->
    [yes] { " " }{ $roll }
   *[no] { "" }
}
scored-in-line = { $points ->
    [0] { "" }
   *[other] { " " }(+{ $points })
}
line-passed = { $number }. { $who }{ rolled-before-colon }: no move{ scored-in-line }
line-closed-out = { $number }. { $who }: closed out
line-doubled = { $number }. { $who } doubles to { $value }
line-beavered = { $number }. { $who } { $raccoon ->
    [yes] raccoons
   *[no] beavers
} to { $value }
line-taken = { $number }. { $who } takes at { $value }
board-pip = pip
board-pips = pips
board-points = points
board-off = off
board-hand = in hand
board-doublets = doubles
board-crawford = Crawford
board-score = { $to ->
    [games] series score
    [money] session score
    [game] result
   *[points] match score
}
colour-white = White
colour-black = Black
table-line = __{ $table }__ ·

## A match from elsewhere

done-import-page = The match as a page for your browser, move by move, with all mistakes.
import-player = Player { $number }
import-remark = { $what ->
    [no-crawford] Game { $game }: the double in the Crawford game counts, so I read the match without the Crawford rule.
    [no-length] The file doesn't say how many points the match is to, so I analysed it like a game for money.
   *[more-matches] The file has more matches; this is the first one.
}
import-rest-left-out = I analysed up to there.
import-fault = Game { $game }{ $move ->
    [yes] , move { $number }
   *[no] { "" }
}:
import-wrong = { $wrong ->
    [illegal] { $text } is not legal with { $roll }.
    [can-move] the file says that { $roll } can't be played, but it can.
    [no-play] the move for { $roll } is missing.
    [no-roll] the roll is missing.
    [unreadable] “{ $text }” is neither a roll nor a decision.
    [out-of-turn] it is not { $who }'s turn.
    [opening-tie] a game can't open with doubles ({ $roll }).
    [no-opening] the rolls that decide who starts are missing.
    [no-double] nobody may double there.
    [cube-value] the cube goes to { $right }, not to { $number }.
    [nothing-to-answer] there is no double to answer.
    [double-unanswered] the double is neither taken nor dropped.
    [set-position] a position was set up by hand here.
    [set-cube] the cube was set by hand here.
    [missing-row] move { $number } is missing before it.
    [starts-over] at { $score } a match to { $number } is over.
    [game-over] the game was already over.
    [match-over] the match was already over.
    [score] the file starts this game at { $score }, but the earlier games add up to { $right-score }.
    [drawn] the file gives a different result, but the game is drawn.
    [result] the file gives a different result, but { $who } wins { $right ->
        [one] 1 point
       *[other] { $right } points
    }.
    [no-result] the result is missing.
    [too-many-games] the file has more than { $number } games, and I read no more.
   *[too-long] the game is longer than I read.
}
import-unreadable = { $why ->
    [too-large] The file is larger than 1 MB. If it has an analysis in it, export the match as a `.mat` file, which is much smaller.
    [empty] The file is empty.
    [position] This is a position, not a match. `/position` analyses it.
    [other-game] This is a match of { $text }, a game I don't play.
    [json] The file is damaged: I can't read on at line { $line }, character { $column }.
    [no-points] I can't tell from “{ $text }” how many points the match is to.
    [own-format] Only { $text } reads this format of its own. Export the match there as a `.mat` file.
    [too-many-points] The match is too long: I read matches of up to { $most } points.
   *[unknown] I don't recognise this as a match file. I read `.mat` and `.txt` files from GNU Backgammon, eXtreme Gammon and backgammon sites, `.sgf` files from GNU Backgammon, and anything from `/export`.
}
refused-import-nothing = The file has no moves to analyse.
refused-import-of-table = The file has a position from a game between people that is still being played. I can analyse it once that game is over.
refused-import-not-found = { $what ->
    [folder] “{ $path }” is a folder. Name a file in it, such as `/import ~/Downloads/match.mat`.
    [address] I open no addresses. Save the file, and write its path, such as `/import ~/Downloads/match.mat`.
   *[missing] I can't find the file “{ $path }”. Write its whole path, such as `/import ~/Downloads/match.mat`.
}
refused-import-not-received = I couldn't read that file. Please try again.
refused-import-no-file = Which match? { $platform ->
    [discord] Attach its file to `/import`.
    [matrix] Reply with `/import` to its file, send the file with the caption `/import`, or paste the match into the lines below `/import`.
   *[console] Name its file, for instance `/import match.mat`.
}

## Choices

choice-accept = Accept
choice-decline = Decline
choice-join = Join
choice-roll = Roll
choice-double = Double to { $doubled }
choice-take = Take
choice-drop = Drop
choice-beaver = Beaver to { $doubled }
choice-raccoon = Raccoon to { $doubled }
choice-moves = Legal moves
choice-pictures = Show as pictures
choice-more-pictures = More pictures
choice-hint = Hint
choice-enter = Enter a move
choice-confirm = Confirm
choice-undo = Undo
choice-other-checker = Another checker
choice-resign = Resign
choice-claim = Claim the win
choice-cancel = Yes, cancel
choice-here = Play it here
choice-endtable = Close the table
choice-endtable-across = Remove it from here
choice-anywhere = Allow games everywhere
choice-settings-home = { $changed ->
    [yes] Home board to the right
   *[no] Home board to the left
}
choice-settings-numbers = { $changed ->
    [yes] Number points 24 to 1
   *[no] Numbers as printed on the board
}
choice-settings-boards = { $changed ->
    [yes] Boards as pictures
   *[no] Boards as text
}
choice-settings-confirm = { $changed ->
    [yes] Play my moves at once
   *[no] Let me confirm my moves
}
choice-settings-rolls = { $changed ->
    [yes] Ask before rolling
   *[no] Roll for me
}
choice-forget = Delete my data
choice-link = Link both accounts
choice-board = Show the board
choice-help = All commands
choice-rematch = Rematch
choice-replay = Replay
choice-match = Score sheet
choice-analyse = Analyse
choice-export = Export
choice-report = Report
choice-share = Share here
choice-goon = Play on from here
choice-fresh = New board

## The menu of legal moves on Discord: what is asked, an option for several moves, and what a move does

menu-moves = { $roll }: pick your move ({ $count })
menu-group = { $start } … ({ $count } moves)
menu-settings-language = Language: { $value ->
    [en] English
    [de] Deutsch
    [el] Ελληνικά
   *[auto] as in your app
}
menu-settings-theme = Theme: { $value }
menu-settings-reminders = When time is running out: { $value ->
    [off] no reminder
    [channel] remind me in the channel
   *[all] remind me in the channel and directly
}
menu-settings-invitations = Invitations: { $value ->
    [nobody] from nobody
    [known] from people I have played with
   *[everyone] from everyone
}
effect-wins = wins the game
effect-draws = draws the game
effect-scores = scores { $count ->
    [one] 1 point
   *[other] { $count } points
}
effect-hits = { $count ->
    [1] hits
   *[other] hits { $count } checkers
}
effect-pins = { $count ->
    [1] pins a checker
   *[other] pins { $count } checkers
}
effect-unpins = { $count ->
    [1] frees a pinned checker
   *[other] frees { $count } pinned checkers
}
effect-enters = { $count ->
    [1] enters a checker
   *[other] enters { $count } checkers
}
effect-bears-off = bears off { $count }
effect-makes = { $count ->
    [1] makes the { $points }-point
   *[other] makes points { $points }
}
effect-breaks = { $count ->
    [1] gives up the { $points }-point
   *[other] gives up points { $points }
}
effect-leaves-blots = { $count ->
    [1] leaves a blot
   *[other] leaves { $count } blots
}

## Help

help-begin =
    I run backgammon tables in this chat. Invite someone with `/newgame portes @friend`, or play against me with `/play portes`. I roll the dice, and you tell me your move: `/move 13/9 9/3`.
help-games = Games
help-turn = Your turn
help-cube = The doubling cube
help-course = During a game
help-looking = Look up
help-learning = Study
help-menu = All commands; `/help 1` explains the first group, `/help move` one command:
help-menu-buttons = All commands. Which group?
help-yourself = Your settings
help-end = `/help all` lists all commands, `/help move` explains one, `/rules portes` explains a game. `/import` analyses a match from another site. `/cup portes 3` and `/league portes` hold tournaments, `/top` lists the best.
help-one = `/help move` explains a command and its options, `/rules portes` explains a game.
help-aliases = Also: { $names }
help-unknown = I don't know the command “{ $word }”. `/help all` lists all commands.

command-newgame = Invite a friend to a game or match, or post an open challenge
option-newgame-game = Which game: backgammon, portes, plakoto, fevga, tavli, tric-trac or puff
option-newgame-opponent = Who to invite; leave it out to post an open challenge
option-newgame-match = Points, 1 to 25 (Tric-Trac: games), or money; default: a single game (Tavli: to 5)
option-newgame-clock = fast, daily, relaxed or none, or your own: pool+increment+free time, like 3d+8h+12h
option-newgame-cube = Doubling cube, for Backgammon: on (default) or off
option-newgame-rules = House rules, separated by commas: higher-or-none, no-hit-and-run, ...
option-newgame-games = Tavli only: which games and in which order, such as portes,plakoto
option-newgame-opening = Portes, Plakoto, Fevga: dice (the opener plays the two dice rolled) or again (default)
option-newgame-quarter = Fevga: full starting quarter forbidden at each step (default) or only at the end of the roll
option-newgame-jacoby = In a money session: gammons count only after a double; on or off (default)
option-newgame-beavers = In a money session: the taker may redouble at once, keeping the cube; on or off (default)
option-newgame-raccoons = In a money session: a beaver may be redoubled once more; on or off (default)
option-newgame-autodoubles = In a money session: how many ties on the opening roll double the stake; on means 1
option-newgame-hints = Hints for both players, as against the computer: on or off (default)
option-newgame-rated = Whether the match changes your ratings; off unless the channel has them on
option-newgame-thread = Play in a separate thread: on or off (default)
option-newgame-for = Open challenge: only members with this role can join
option-newgame-across = yes: a code with which someone joins from another channel or server
option-newgame-level = Against the computer only: my playing strength
example-newgame =
    `/newgame portes @friend` invites a friend to a game, `/newgame backgammon @friend match:5 clock:daily` to a match with a clock. `/newgame portes` posts an open challenge: the first to join plays you.
    `/help clock`, `/help money` and `/help houserules` explain the other options.
help-clock =
    __Clocks__, as in `clock:daily`:
    `clock:fast`: 1 hour each for the match, plus 2 minutes per turn.
    `clock:daily`: 3 days, plus 4 hours per turn; the first day of each turn is free.
    `clock:relaxed`: 10 days, plus 1 day per turn; the first 2 days of each turn are free.
    `clock:none`: no clock.
    Your own: `clock:3d+8h+12h` is a pool (5 minutes to 60 days), an increment and free time (at most 7 days each; both optional), in days, hours and minutes (`1d12h`). A pool never grows beyond its starting size, and your clock does not run while your opponent has to decide. `/time` shows what is left.
help-level =
    __My strength:__ `level:beginner`, `casual`, `club` (unless you choose), `expert` or `master`, for instance `/play backgammon level:master`. A game keeps the level with which it began.
help-money =
    __Money sessions:__ with `match:money` you play game after game for points, with no fixed end. Every game starts with a full clock. End it together with `/cancel`, or offer to leave with `/resign session`.
    In Backgammon you may add:
    `jacoby:on`: gammons count only after a double.
    `beavers:on`: the taker may `/beaver`, redouble at once and keep the cube.
    `raccoons:on`: a beaver may be answered the same way.
    `autodoubles:1`: up to that many ties on the opening roll double the stake.
help-dice =
    __Dice:__ they come from the operating system's random number generator and are the same for everyone. Nobody knows a roll before it is thrown, not even the computer player. `/analyse` shows how lucky both players were.
help-houserules = __House rules__, as in `rules:no-hit-and-run`; several are separated by commas:
# A house rule: its key, the games that have it, and what it says.
help-houserule = { $rule } ({ $games }): { $what }.
# What is written after `/help` for these.
help-topic-clock = clock
    .also = clocks, timer
    .about = how clock*, clock work*, what clock*, with clock, set clock, add clock, use clock, put clock
help-topic-level = level
    .also = levels, strength
    .about = how strong, what level, which level, set level, change level, too strong, too good, too easy, too hard, too weak, stronger, weaker, easier, harder, make easier, make harder, make stronger, make weaker, difficulty, computer level, easy opponent, hard opponent, strong opponent, weak opponent, play better, play worse
help-topic-money = money
help-topic-dice = dice
    .about = dice fair*, dice rig*, dice random*, dice fix*, dice load*, dice real*, dice hate, dice luck*, dice trust, dice weight*, dice joke, rigged, cheat*, rng, always roll*, always double*, never roll*
help-topic-houserules = houserules
command-play = Play against the computer right away
option-play-game = Which game: backgammon, portes, plakoto, fevga, tavli, tric-trac or puff
option-play-level = My strength: beginner, casual, club (default), expert or master
option-play-match = Points, 1 to 25 (Tric-Trac: games), or money; default: a single game (Tavli: to 5)
option-play-cube = Doubling cube, for Backgammon: on (default) or off
option-play-rules = House rules, separated by commas: higher-or-none, no-hit-and-run, ...
option-play-games = Tavli only: which games and in which order, such as portes,plakoto
option-play-opening = Portes, Plakoto, Fevga: dice (the opener plays the two dice rolled) or again (default)
option-play-quarter = Fevga: full starting quarter forbidden at each step (default) or only at the end of the roll
option-play-jacoby = In a money session: gammons count only after a double; on or off (default)
option-play-beavers = In a money session: the taker may redouble at once, keeping the cube; on or off (default)
option-play-raccoons = In a money session: a beaver may be redoubled once more; on or off (default)
option-play-rated = Whether the match changes your rating: on or off (default). No hints, no undo
example-play = For instance `/play portes`, or `/play backgammon level:expert match:5`.
command-join = Join an open challenge
option-join-name = The name of the open challenge, if there are several
example-join = For instance `/join`, or `/join fig-1` if there are several open challenges.
command-accept = Accept an invitation or an offer
example-accept = The invited player answers `/accept`, and the dice are rolled for the opening.
command-decline = Decline an invitation or an offer; withdraw your own
example-decline = For instance `/decline`, or `/decline table:oak-7` if two tables are waiting for you.
command-cancel = Cancel the game, if your opponent agrees; or withdraw an open challenge
example-cancel = Your opponent has to agree with `/accept`, as the dice have been seen. A cancelled match does not count, and neither do any of its games; use `/resign` to give up a game. A money session keeps its score. `/cancel` also withdraws your open challenge.
option-cancel-sure = yes: I am sure, even if it takes effect immediately
command-rematch = Play again with the same opponent and settings
example-rematch = After a game or a match: `/rematch`. Your opponent answers `/accept`, or `/rematch` as well.
command-cup = Open a cup here, or show the one that is going on
option-cup-game = Opens a cup in this game
option-cup-do = join, leave, start (the organiser), end or remove (the organiser)
option-cup-person = Whom to remove: not your own opponent
option-cup-match = The points of each match: 1 (default) to 7
option-cup-lives = How many losses knock you out: 1, or 2 (default)
option-cup-starts = How long people can join: 5m to 3d; 2d is the default
option-cup-clock = The clock of each match: 5d+2h+8h by default
option-cup-cube = Whether the doubling cube is used: on or off
option-cup-rated = Whether the matches change your ratings
option-cup-across = yes: people in other channels and on other platforms may join, with a code
option-cup-sure = yes: really leave or call it off
example-cup = For instance `/cup portes 3`, then `/cup join`. Players with the same number of lives are paired as soon as both are free; lose your last life and you are out. `/cup` shows the standings, `/cup leave` leaves it. If a match is not over on its last day, whoever kept the other waiting longer loses.
command-league = Open a league here, or show the one that is going on
option-league-game = Opens a league in this game
option-league-do = join, leave, start (the organiser), end or remove (the organiser)
option-league-person = Whom to remove: not your own opponent
option-league-size = About how many people in a division: 4 to 8; 6 is the default
option-league-starts = How long people can join: 5m to 3d; 2d is the default
option-league-clock = The clock of each game: 5d+2h+8h by default
option-league-rated = Whether the games change your ratings
option-league-across = yes: people in other channels and on other platforms may join, with a code
option-league-sure = yes: really leave or call it off
example-league = For instance `/league portes`, then `/league join`. Everyone plays one game against everyone in their division within 28 days, at most 4 at a time; a gammon counts 2. Then the next season begins. If a match is not over on its last day, whoever kept the other waiting longer loses.
command-roll = Roll the dice instead of doubling
example-roll = If there is nothing to decide before the roll, I roll for you.
command-move = Play your move
option-move-play = The move, like 13/9 9/3, or its number in the list of `/moves`
example-move = For instance `/move 13/9 9/3`, `/move 8/5(2)`, `/move bar/20`, `/move 6/off`; points are numbered from your side, 24 down to 1. `/move 3` plays the third move of the list of `/moves`.
command-moves = List the legal moves for your roll
option-moves-start = Only moves that start like this: 13 or 13/9
option-moves-picture = Also show the resulting boards: on or off (default)
example-moves = For instance `/moves`, `/moves 13` for the moves from your 13-point, or `/moves 25..48` for those numbers; `/moves picture:on` shows the resulting boards.
command-hint = Get advice: the best moves, or whether to double (against the computer)
example-hint = For instance `/hint`: what the computer would play, and how the best moves compare. In games against the computer, and in those that began with `hints:on`.
command-enter = Play checker by checker: choose a checker, then where it goes
option-enter-step = A checker, like 13 or bar, or a whole step, like 13/9 or 13/9/3
option-enter-die = The die for that step, if both fit
example-enter = For instance `/enter`, then `/enter 13` for the checker on your 13-point, then `/enter 13/9`. You see the board so far; `/undo` takes back a step, and nothing counts until you `/confirm`.
command-undo = Take back your last step, or your last move before anyone rolls
example-undo = After `/enter 13/9`, or after your move while your opponent may still double: `/undo`. Against the computer it works later, too. Otherwise use `/takeback`.
command-takeback = Ask to replay your last turn
example-takeback = After `/takeback` your opponent answers `/accept` or `/decline`. The same rolls will be used again, in the same order.
command-confirm = Play the move that you have entered
example-confirm = After the last step of `/enter`, or after `/move 13/9 9/3` with `/settings confirm:on`: `/confirm`.
command-double = Offer the doubling cube instead of rolling
example-double = Before your roll, if the cube is centred or yours: `/double`. Your opponent takes or drops.
command-take = Take the double and play on for twice the stake
option-take-sure = yes: I am sure, even if it decides the match
example-take = After a double: `/take`. You then own the cube.
command-drop = Refuse the double and lose what the game was worth
option-drop-sure = yes: I am sure, even if it decides the match
example-drop = After a double: `/drop`.
command-beaver = In a money session with beavers: take the double and redouble immediately
example-beaver = After a double, `/beaver` redoubles, and you keep the cube. The doubler takes and plays on, or drops and loses the doubled stake; with raccoons they may `/beaver` once more, and you still keep the cube.
command-resign = Resign this game; your opponent may decline, unless you give up as much as you can lose
option-resign-value = single (default), gammon or double, backgammon or triple, quadruple; or session
option-resign-sure = yes: I am sure, even if it takes effect immediately
example-resign = For instance `/resign` or `/resign gammon`; your opponent may `/accept` or `/decline`, and until then `/decline` withdraws the offer. Resigning the most you can lose, or the match, takes effect once you confirm. `/resign session` leaves a money session: free before the first move, otherwise you offer a single game and your opponent has to accept.
command-order = Give me a standing order for the rest of this game
option-order-order = How I answer the next double (take, drop), or roll: never double; none: ask me
option-order-sure = yes: I am sure, even if it decides the match
example-order = For instance `/order take` before you go to bed, or `/order roll` if you don't want to double. It is not announced, and it ends with the game.
command-auto = Bear off automatically once there is no more contact
option-auto-state = on (default) or off
example-auto = `/auto` bears off as many checkers as possible and leaves the best chances for the next roll; `/auto off` ends it.
command-goon = After winning a game of Tric-Trac: play on from its position
example-goon = In a series, `/goon` keeps the position and your points above 12; `/fresh` sets up a new board.
command-fresh = After winning a game of Tric-Trac: set up a new board
example-fresh = In a series, `/fresh` starts a new game with a new opening roll.
command-claim = Win the match when your opponent's time is up
example-claim = When your opponent's time is up, you may `/claim` or keep waiting. The clock is for the whole match, so a claim wins the match; the current game counts as a single game at the value of the cube. A money session ends too, and its score stands. If you don't claim, the game goes on as soon as your opponent moves.
command-say = Send a message to an opponent in another channel
option-say-text = What you want to say, at most 300 characters
example-say = For instance `/say Well played!` in a game against someone in another channel or on another server. They read it where they play if they have chosen `/settings talk:on`. Links are not passed on.
command-here = Move one of your games to this channel
example-here = For instance `/here table:oak-7`. If I can no longer post somewhere, or one of you has left, a game is paused and its clocks are stopped until everyone is back or one of you moves it to another channel with `/here`.
command-endtable = For moderators: close a table with no result
option-endtable-sure = yes: I am sure, and I know that it can't be undone
example-endtable = For instance `/endtable table:oak-7`. On Discord you need the permission to manage the channel or the server, on Matrix the right to remove other people's messages. Players use `/cancel`.
command-board = Show the board, now or at an earlier turn
option-board-move = Turn number, counted over the whole match
option-board-id = A Backgammon position from another program: a GNU Backgammon position id or an XGID
option-board-share = yes: show it to everyone here
example-board = For instance `/board`, `/board 12` for the board at turn 12, or `/board table:oak-7`.
command-replay = Show a game as it was played
option-replay-form = film (default) plays by itself; strip shows the last boards in two columns
option-replay-game = The number of a game in the match; default: the latest
option-replay-share = yes: show it to everyone here
example-replay = For instance `/replay`, `/replay strip`, or `/replay game:2` for the second game of a match.
command-analyse = Analyse a finished game: mistakes and luck
option-analyse-game = The number of a finished game; default: the latest, or the whole match once it is over
option-analyse-share = yes: show it to everyone here
example-analyse = For instance `/analyse`, or `/analyse game:2` for the second game of a match: error rates, luck and the biggest mistakes. `/import` analyses a match file from another site.
command-games = List open tables here
option-games-page = The page of the list: 1 (default) to 50
example-games = For instance `/games`.
command-match = Show the score sheet: every game of the match with its result
option-match-share = yes: show it to everyone here
example-match = `/match`, or `/match table:oak-7` for another table, finished ones included.
command-history = List your finished games
example-history = `/match table:NAME` and `/replay table:NAME` show one of them again.
command-stats = Show your results, error rate and luck, or those of someone who plays here
option-stats-game = Only this game
option-stats-person = Someone else: their games here and against you
example-stats = For instance `/stats backgammon` or `/stats @friend`.
command-top = Show the best players here, of this month or by rating
option-top-game = Only this game
option-top-list = month: the points of this month (default); ratings: the best ratings; play: the lowest error rates
example-top = For instance `/top`, or `/top fevga list:ratings`. Only rated matches count (`/newgame fevga rated`).
command-export = Save the match to a file: Backgammon for other programs, other games as text
option-export-format = mat for most programs, sgf for GNU Backgammon
example-export = `/export`, or `/export table:oak-7`. Backgammon is saved as a `.mat` file, which GNU Backgammon and eXtreme Gammon can open, with the position ids.
command-import = Analyse a match file from another site or program
option-import-file = The match file: .mat, .txt, .sgf, or one from /export
option-import-share = yes: show it to everyone here
example-import = `/import` with a match file from another site or program: both players' error rates and luck, and a page for your browser with every move.
command-report = Get the finished games as a page for your browser, with analysis
example-report = `/report`, or `/report table:oak-7`: every finished game of the match, move by move in your browser, with the winning chances and all mistakes. The page also works offline.
command-cube = Show the doubling cube and who may double
example-cube = `/cube` shows what a win is worth now.
command-time = Show how much time both players have left
example-time = `/time` shows both clocks.
command-about = About this bot
example-about = The version and the licence.
command-pips = Show both pip counts
example-pips = For instance `/pips`.
command-odds = Show the chance of hitting a blot a given distance away
option-odds-distance = The distance in pips, 1 to 24
example-odds = For instance `/odds 6`: how many of the 36 rolls hit a blot (a single checker) 6 pips away, in general and at this table.
command-position = Analyse a position: the best moves, or the chances and the cube
option-position-id = A GNU Backgammon position id, an XGID, or the JSON that kafenio legal reads
option-position-roll = The roll, like 3-1; without one, the chances and what to do with the cube
example-position = For instance `/position 4HPwATDgc/ABMA 3-1`: White's best moves. Without a roll: White's chances, and whether to double. A roll in an XGID counts too. Games other than Backgammon are written as the JSON that `kafenio legal` reads.
command-opening = Compare the best opening moves for a roll, in any game
option-opening-roll = The roll, like 3-1
option-opening-game = Which game: backgammon, portes, plakoto, fevga, tric-trac or puff; default: the one you are playing
example-opening = `/opening 3-1` compares the best opening moves for 3-1 in the game that you are playing here, or in Backgammon. `/opening 64 plakoto` does so for Plakoto.
command-rules = Explain the rules of a game
option-rules-game = The game; default: the one you are playing
option-rules-topic = What you want to know about, like the cube or bearing off
option-rules-part = The number of a part; default: the first page
example-rules = For instance `/rules portes`.
command-pass = Drop a double; turns without a move pass automatically
option-pass-sure = yes: I am sure, even if it decides the match
example-pass = When a double is offered, `/pass` means `/drop`.
command-vacation = Stop your clocks while you are away
option-vacation-days = Number of days from now; 0 ends your vacation; without a number, show what is left
example-vacation = For instance `/vacation 10`: your clocks at all your tables are stopped for 10 days from now. You have 30 days per calendar year (UTC). You may still play, and `/vacation 0` ends your vacation early.
command-settings = Choose your board, your language and more
option-settings-theme = The look of the boards; three themes are for colour-blind players
option-settings-checkers = The checkers you like to play: light, dark or any (default), from your next game on
option-settings-home = Which side your home board is on
option-settings-numbers = own: 24 to 1; ravensburger: as printed on the board, 1–12 and 1A–12A, also when you type
option-settings-reminders = When your time is running out: all (channel and direct message), channel, or off
option-settings-boards = Boards as pictures or as text
option-settings-confirm = Show me a move that I type before it counts: on or off (default)
option-settings-rolls = When you could double: auto (I roll for you, from your next game on) or ask (default)
option-settings-analysis = auto: post the analysis of each match as soon as it is over; ask: only with /analyse (default)
option-settings-invitations = Who may invite you: everyone (default), known (people you have played with) or nobody
option-settings-talk = Whether opponents in other channels may write to you with /say: on or off (default)
option-settings-ranked = off: nobody but you sees your ratings, and you are in no list; on is the default
option-settings-language = The language in which I write to you; auto: your client's language
option-settings-channel = For moderators: the language of this channel; auto: that of the player to move
example-settings = For instance `/settings theme:night`, or `/settings home:left boards:text`. Boards in the channel are drawn for the player to move.
command-channel = Choose how games appear in this channel (for moderators)
option-channel-boards = shrink: the boards of earlier turns become one line; keep: they stay
option-channel-threads = Own threads: always (every match), ask (those with `thread:on`) or never
option-channel-only = The only channel of this server in which new games start; off: every channel
option-channel-rated = Whether new matches are rated unless someone adds `rated:off`: on or off (default)
option-channel-month = Whether I name the best of each month when it is over: on (default) or off
option-channel-language = The language of this channel; auto: that of the player to move
example-channel = For instance `/channel boards:keep`; `/channel` alone shows the settings. Moderators change them, everyone can see them.
command-block = Block invitations from someone, or list whom you have blocked
example-block = For instance `/block @friend`; `/block` alone lists whom you have blocked. If they invite you, they read that you are not accepting the invitation. `/block table:fig-1` blocks your opponent at that table, even on another platform.
option-block-person = The person who may no longer invite you
command-unblock = Allow invitations from someone again
example-unblock = For instance `/unblock @friend`. `/unblock table:fig-1` unblocks your opponent at that table.
option-unblock-person = The person who may invite you again
command-link = Link this account with one of yours on another platform
option-link-code = The code that you got on the other account
option-link-sure = yes: both accounts are mine
example-link = `/link` gives you a code, and `/link 7KQ2MPX4` on the other account links the two. They then share your settings, vacations and block list, and you can't play against yourself.
command-unlink = Separate this account from your other accounts
example-unlink = `/unlink`: this account keeps its settings, but no longer shares anything with the others.
command-me = See your accounts, settings and tables at a glance
example-me = `/me`: your linked accounts, your settings, all your open tables and how many matches you have played.
command-mydata = Get everything that is stored about you
example-mydata = A file in JSON, which only you get. The latest 500 tables are on its first page; `/mydata 2` has the next ones.
option-mydata-page = The page of your tables, from 1
command-forget = Delete what is stored about you
example-forget = It asks before it deletes anything. Your open games are lost; finished ones stay with a former player in your place.
option-forget-sure = yes: I am sure, and I know that it can't be undone
command-help = Get started, list all commands, or explain one
option-help-command = A command, or all
example-help = For instance `/help move` or `/help all`.

## The position in words

alt-player = { $who } ({ $colour ->
    [white] White
   *[black] Black
})
alt-turn = { $who } { $rolled ->
    [yes] to play { $roll }
    [some] has { $left } of { $roll } left to play
    [played] played { $roll }
   *[no] to decide
}.
alt-over = The game is over.
alt-replay = Game { $number } as it was played, in { $count ->
    [one] one picture:
   *[other] { $count } pictures. The last one:
}
alt-candidates = The boards after these moves: { $plays }.
alt-side = { $who }: { $any ->
    [yes] { $points }
   *[no] nothing on the points
}{ $bar ->
    [0] { "" }
   *[other] , { $bar } { $hand ->
        [yes] in hand
       *[no] on the bar
    }
}{ $off ->
    [0] { "" }
   *[other] , { $off } off
}; { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
} to go.
alt-point = { $point }-point { $count }{ $pinned ->
    [yes] { " " }(pinned)
   *[no] { "" }
}
alt-crawford = This is the Crawford game: no doubling.
alt-cube = { $state ->
    [centred] The cube is centred{ $value ->
        [1] { "" }
       *[other] { " " }at { $value }
    }.
    [offered] The cube is offered at { $value }.
    [dead] { $who } owns the cube at { $value }; it is dead.
   *[owned] { $who } owns the cube at { $value }.
}
alt-score = White { $white }, Black { $black }, in a match to { $length }.
alt-clock = Time left: White { $white }, Black { $black }.
alt-points = Points in this game: White { $white }, Black { $black }, of 12.
alt-doublets = Doubles in this game: White { $white }, Black { $black }.
# What separates the parts of a list.
list-separator = { "; " }
list-and = { $parts } and { $last }

## The rules, a page each

rules-backgammon =
    __Backgammon.__ Bring your 15 checkers home, to your points 6 to 1, then bear them off. Each die moves one checker; doubles are played four times. Two opposing checkers block a point; a single one is hit and has to enter again. The first to bear off all 15 wins. `/double` raises the stake.
rules-portes =
    __Portes__, Greek backgammon. Bring your 15 checkers home, to your points 6 to 1, then bear them off. Each die moves one checker; doubles are played four times. Two opposing checkers block a point; a single one is hit and has to enter again. The first to bear off all 15 wins.
rules-plakoto =
    __Plakoto__, the Greek game of pinning. Bring your 15 checkers from your 24-point home, then bear them off. Each die moves one checker; doubles are played four times. Nothing is hit: land on a single opposing checker and it is pinned. Pin the mother, the last one on its start, and you win 2 points.
rules-fevga =
    __Fevga__, the Greek running game. Bring your 15 checkers from your 24-point home, then bear them off. Both players run the same way, from opposite corners. Even a single checker blocks its point; nothing is hit. First, one checker has to pass the opponent's start. The first to bear off all 15 wins.
rules-tavli =
    __Tavli__ is the Greek match of three alternating games: Portes, Plakoto, Fevga, then Portes again, to 5 points unless you choose another length (`match:7`). A game is worth 1 point, or 2 if the loser has borne off none or their mother checker is pinned. There is no doubling cube.
rules-tric-trac =
    __Tric-Trac__, the German Tricktrack, is played for points: 12 win the game. Your 15 checkers start on your 24-point and move down to your 1-point. Each die moves one checker. You score for hitting, for bearing off, and for the grand bridge: two checkers on each of your points 18 to 13.
rules-puff =
    __Puff__ begins with an empty board. Bring in your 15 checkers, move them from your 24-point down to your 1-point, then bear them off. Always play the lower number first. With doubles you also play the number underneath, and roll again. The first to bear off all 15 wins.
# What else the rules say, a part in each line. The first words of a part name it.
rules-more-backgammon =
    __Start.__ 2 checkers on your 24-point, 5 on the 13, 3 on the 8, 5 on the 6. Your opponent moves the other way.
    __Opening.__ Each player rolls one die; the higher number goes first and plays both numbers. A tie is rolled again.
    __Moving.__ Each die moves one checker; both may move the same one. You play doubles as four moves of that number. A checker may land anywhere except on a point with two or more opposing checkers. Play both dice if you can. If either number can be played but not both, play the higher one.
    __Hitting.__ { rules-hitting }
    __Bearing off.__ { rules-bearing-off }
    __Winning.__ The first to bear off all 15 wins. If the loser has borne off none, it is a gammon (2 points); with a checker still on the bar or in the winner's home board, a backgammon (3).
    __The doubling cube.__ Before your roll you may `/double` the stake. Your opponent can `/drop` and lose the current stake, or `/take` and own the cube; after that only they may redouble. In a match there is no doubling in the first game after a player gets within one point of winning (the Crawford game).
rules-more-portes =
    __Start.__ 2 checkers on your 24-point, 5 on the 13, 3 on the 8, 5 on the 6. Your opponent moves the other way.
    __Opening.__ { rules-opening-again }
    __Moving.__ Each die moves one checker; both may move the same one. You play doubles as four moves of that number. A checker may land anywhere except on a point with two or more opposing checkers. Play both dice if you can. If either number can be played but not both, choose which.
    __Hitting.__ { rules-hitting }
    __Bearing off.__ { rules-bearing-off }
    __Winning.__ { rules-winning-double }
rules-more-plakoto =
    __Start.__ All 15 checkers of each player start on their own 24-point. Your opponent moves the other way. There is no bar.
    __Opening.__ { rules-opening-again }
    __Moving.__ Each die moves one checker; both may move the same one. You play doubles as four moves of that number. You can't land on a point with two or more opposing checkers, or where your opponent has pinned you. Play both dice if you can. If either number can be played but not both, choose which.
    __Pinning.__ Land on a single opposing checker and it is pinned: it can't move until you leave the point.
    __The mother__ is a player's last checker on their own 24-point. Pin it when none of your checkers is left on your own 24-point, and you win 2 points at once. If some still are, the game goes on, and you win as soon as the last one leaves, if the mother is still pinned then. If both mothers are pinned, the game is a draw.
    __Bearing off.__ { rules-bearing-off } None of them may be pinned.
    __Winning.__ { rules-winning-double }
    __The picture.__ A star marks the mother. A pinned checker is drawn at the edge of the board; where not all checkers are drawn, a number on each colour counts that colour alone.
rules-more-fevga =
    __Start.__ All 15 checkers of each player start on their own 24-point. Both players move in the same direction: your 24-point is your opponent's 12-point.
    __Opening.__ { rules-opening-again }
    __First checker.__ Bring one checker past the opponent's start, to your 11-point or beyond, before you move any other.
    __Moving.__ Each die moves one checker; both may move the same one. You play doubles as four moves of that number. You can't land on a point with even a single opposing checker. Play both dice if you can. If either number can be played but not both, play the higher one.
    __Primes.__ You may never hold all six points of your starting quarter, 24 to 19, not even in the middle of a roll. Elsewhere a prime, six points in a row, is allowed; but when all 15 opposing checkers stand right behind it, your next roll must open one of its points if it can.
    __Bearing off.__ { rules-bearing-off }
    __Winning.__ { rules-winning-double }
rules-more-tavli =
    __Opening.__ In the first game each player rolls one die; the higher number goes first and rolls both dice. A tie is rolled again. After that the winner of the last decided game goes first.
    __Draws.__ A drawn game of Plakoto scores nothing.
    __The games.__ `/rules portes`, `/rules plakoto` and `/rules fevga` explain them.
rules-more-tric-trac =
    __Opening.__ Each player rolls two dice; the higher total goes first and plays that roll. A tie is rolled again.
    __Moving.__ Each die moves one checker, or both the same one. Doubles are just two moves, but then you roll again. Play both numbers if you can. As long as you have checkers on your 24-point, only they and those brought out with the same roll may move. Points with two or more opposing checkers are closed. Your opponent moves the other way.
    __Points.__ Hit a single opposing checker: 1 point, and it goes back to its start. Checkers may be borne off at any time: one that reaches the 1-point, or would go beyond it, leaves the board, 1 point. On the two starting points nothing is hit and nothing is closed.
    __The corner__ (Hucke), your 13-point, is taken by two checkers in one roll and left by the last two in one roll. A checker never stands there alone, and can't stop there in passing while it is empty. The opponent's corner, your 12-point, is closed to you. If a roll would bring two checkers to the opponent's empty corner, and could not bring two to your own empty one, each may stop one step short, in your corner.
    __The grand bridge__ is two or more checkers on each of your points 18 to 13. It scores 2 when you complete it, and 2 after every later roll of yours that leaves it standing.
    __Winning.__ With 12 points the game ends at once. It is worth 1 if the loser has 7 or more, 2 with 3 to 6, 3 with 1 or 2, and 4 with none. In a series (`match:12` is twelve games) the winner chooses: `/goon` from the position, keeping the points above 12, or `/fresh`.
    __The picture.__ A frame around a number marks a corner; “7 / 12 points” beside a name shows that player's points in this game.
rules-more-puff =
    __Opening.__ Each player rolls two dice; the higher total goes first and rolls again. A tie is rolled again by both.
    __Entering.__ A die enters a checker, counting from the 24-point: a 6 enters on 19, written `hand/19`. Nothing else moves until all 15 are in. Your opponent moves the other way.
    __Lower number first.__ Always play the lower number first; if you can't, you may not play the higher one either.
    __Doubles.__ The first time you roll doubles, play the number twice; then, if you like, play the number on the underside (7 minus it) up to twice. From your second doubles of the game on, play the number four times, and then, if you like, the one underneath up to four times. You roll again after every doubles.
    __Hitting.__ A single opposing checker is hit and has to enter again before any other of its side may move. A point with two or more is closed.
    __Bearing off.__ { rules-bearing-off }
    __Winning.__ The first to bear off all 15 wins: 1 point.
    __The picture.__ The tray on the left holds the checkers in hand, and two little dice beside a name count the doubles.
rules-opening-again = Each player rolls one die; the higher number goes first and rolls both dice. A tie is rolled again. In later games of a match the winner goes first.
rules-hitting = A single opposing checker (a blot) on the point where you land is hit and goes to the bar. A checker on the bar must enter first, counting from the 24-point: a 6 enters on 19.
rules-bearing-off = Once all your checkers are home (points 6 to 1), bear them off: a 4 takes one off the 4-point. If that point and all higher ones are empty, take one off your highest point. You may also move inside your home board.
rules-winning-double = The first to bear off all 15 wins: 1 point, or 2 if the loser has borne off none. There is no doubling cube.
# The part about what players can agree on; the list follows.
rules-agree = __House rules.__ You can agree on:
# Without buttons: $parts is a numbered list of the other parts, $first the command that shows the first one.
rules-elsewhere = There is no “{ $topic }” in { $game }. In { $other }:
rules-also-in = In { $other }: { $example }.
rules-nowhere = I find nothing about “{ $topic }” in the rules. `/rules portes` explains a game, `/help` how to play here.
rules-contents = More: { $parts }. { $first } shows the first.

## The terminal

console-welcome =
    Welcome to the kafenio. Everyone shares this keyboard: a line "name: text" is a message from name.
    Begin with "alice: /play portes" to play against me, or with "alice: /newgame portes @bob", then "bob: /accept". See /help for more. Ctrl-D leaves; your games survive a restart.
console-my-name = Kafenio is my name. Begin the line with another one, as in `alice: /help`.
console-waits = Saved. The result appears after your next line.

## Plays that are not legal

illegal-too-long = That is longer than any move. Write the moves for one roll, like `/move 13/9 9/3`.
illegal-other-roll = You rolled { $rolled }, not { $typed }.
illegal-unreadable = I can't read “{ $word }” as a move. Write where a checker stands and where it goes, like { $numbers ->
    [printed] `12A/8A`, { $bar } or `6/off`, in the numbers of the printed board
   *[own] `13/9`, { $bar } or `6/off`
}.
illegal-nothing-legal = This roll can't be played.
illegal-no-checker = { $place ->
    [bar] You have no checker on the bar.
    [hand] You have no checker left in hand.
   *[point] None of your checkers on the { $from }-point can make that move.
}
illegal-backwards = { $step } goes backwards: your checkers { $numbers ->
    [printed] move the other way
   *[own] move from higher points to lower ones
}.
illegal-enter-first = { $waiting ->
    [one] Your { $place ->
        [hand] last checker in hand
       *[bar] checker on the bar
    } has to enter first
   *[other] Your { $waiting } checkers { $place ->
        [hand] in hand
       *[bar] on the bar
    } have to enter first
}, as in { $example }.
illegal-blocked = { $step } is blocked: { $other } holds your { $to }-point with { $held ->
    [one] one checker
    [2] two checkers
    [3] three checkers
    [4] four checkers
    [5] five checkers
   *[other] { $held } checkers
}.
illegal-not-a-die = { $step } { $pips ->
    [0] does not match your dice
   *[other] needs a { $pips }
}{ $left ->
    [none] : all your numbers are used.
    [one] ; you have { $last } left.
   *[more] ; you have { $dice } and { $last }.
}
illegal-too-many = That is too many moves for this roll: { $dice ->
    [one] you have only one number to play.
   *[other] you have { $dice } numbers to play.
}
illegal-none-left = You rolled no { $pips }: { $step } takes { $dice }, and then nothing is left for { $rest }.
illegal-nothing-hit = The star marks a hit, but nothing is hit on your { $at }-point. Leave the star out.
illegal-read-as-printed = I read the numbers as printed on the board, because of the “A”; `/settings numbers:ravensburger` shows them on your boards.
illegal-not-all-home = You can't bear off yet: { $place ->
    [bar] you have a checker on the bar.
    [hand] you have a checker in hand.
   *[point] you have a checker on your { $farthest }-point, and all your checkers must be home (6 to 1) first.
}
illegal-higher-first = You can't bear off from the { $from }-point with a { $die } while you have a checker behind it, on your { $higher }-point.
illegal-must-use-both = Both numbers can be played, so you have to play both.{ $table ->
    [yes] { " " }`/moves` lists the legal moves.
   *[no] { "" }
}
illegal-must-use-more = You can play { $could } numbers of this roll, so you have to; this plays { $used ->
    [0] none
   *[other] only { $used }
}.{ $table ->
    [yes] { " " }`/moves` lists the legal moves.
   *[no] { "" }
}
illegal-must-use-higher = Only one number can be played, and it has to be the higher one, the { $die }.
illegal-higher-or-nothing = By the rules of this table you play the higher number, the { $die }, or nothing.
illegal-lower-first = You must play the lower number, the { $die }, first.
illegal-top-first = The { $die } on the underside of the dice can be played only after all the moves for the number on top.
illegal-hit-and-run = The checker that hit on your { $at }-point must stay there for the rest of this roll.
illegal-pinned = Your checker on your { $at }-point is pinned by { $other } and can't move.
illegal-pinned-stops = You can't bear off while your checker on your { $at }-point is pinned.
illegal-over-already = The game ends with the move to { $to }; nothing can be played after it.
illegal-runner-first = Until your first checker has passed { $runner ->
   *[other] your opponent's start, only it may move; it is on your { $runner }-point
}.
illegal-full-start-quarter = With a checker on your { $to }-point you would hold all six points of your starting quarter, which is not allowed.
illegal-must-open = { $other } would have no move: you must open one of your points { $points }.
illegal-start-first = { $waiting ->
    [one] The last checker on your start has to move first.
   *[other] The { $waiting } checkers on your start have to move first.
}
illegal-opponents-corner = { $other }'s corner is closed to you.
illegal-alone-in-corner = A checker never stands alone in your corner: two go in together, and two leave it together.
illegal-ambiguous = That can be played in more than one way: { $plays }. Write out the one you mean.
illegal-not-together = Each of these moves is possible, but not all of them with this roll.{ $table ->
    [yes] { " " }`/moves` lists the legal moves.
   *[no] { "" }
}

## On Discord

discord-may-not-post = I'm not allowed to post in this channel. I need these permissions: { $missing }. { $sees ->
    [no] Until then, no game can be played here; after that, a paused game goes on with its next move.
   *[yes] Until then, I will send the turns as direct messages.
} { $mend ->
    [yes] You can grant them in the channel's settings, or for the whole server with this link:
   *[no] Someone who manages the server can grant them.
}
discord-may-not-open = I'm not allowed to open a thread in this channel. I need these permissions: { $missing }. Until then, the game stays in the channel. { $mend ->
    [yes] You can grant them in the channel's settings, or for the whole server with this link:
   *[no] Someone who manages the server can grant them.
}
discord-may-not-attach = I may post messages in this channel, but no pictures. I need these permissions: { $missing }. Until then, boards are shown as text here. { $mend ->
    [yes] You can grant them in the channel's settings, or for the whole server with this link:
   *[no] Someone who manages the server can grant them.
}
discord-alone = Only you can read this. For a game with a friend, use a channel you both read, or make a code: `/newgame portes across:yes`. Or play me: `/play portes`.
discord-stranger = I have not been added to this server, so I can't post the turns of a game. Someone who manages it can add me with this link:
discord-conversation = In conversations of this kind I can only answer whoever gives a command, and can't post the turns of a game. Play in a server that has added me.
discord-from-channel = I'm not allowed to post this where you are playing. For the buttons, use `/board` in
option-table = The table, like oak-7, if you have several

# In the menus of a person and of a message on Discord, at most 32 characters.
context-menu-play = Play backgammon
context-menu-board = Show board

group-table = Your table: take back, cancel, claim, move it here, standing orders
group-show = Look up: analysis, puzzles, score sheet, replay, history, statistics, rules, odds
group-me = About you: vacation, blocked people, your data

## What is suggested while somebody fills in an option; at most 100 characters

complete-more = … { $count } more: type the start, such as { $start }
complete-start = { $start } · { $count ->
    [one] 1 legal move
   *[other] { $count } legal moves
}
complete-length = { $to ->
    [money] money session: game after game, for points
    [games] series of { $length ->
        [one] 1 game
       *[other] { $length } games
    }
   *[points] match to { $length ->
        [one] 1 point
       *[other] { $length } points
    }
}
complete-clock-none = { $name }: no clock, take all the time you need
complete-default = { $is ->
    [yes] { " " }(default)
   *[no] { "" }
}
complete-table = { $table } - { $state ->
    [mine] your turn against { $other }
    [theirs] { $other }'s turn
    [invited] { $other } has invited you
    [inviting] your invitation to { $other }
    [paused] paused, against { $other }
    [over] over, against { $other }
   *[others] { $who } against { $other }
}
clock-short = { $pool } each{ $more ->
    [some] , plus { $increment } after each turn
   *[none] { "" }
}{ $free ->
    [some] , { $grace } free per turn
   *[none] { "" }
}

## Names of commands, of their options, and of the words that options take

# Commands. Discord wants them in lower case. `.also` lists other names that are understood.
command-name-newgame = newgame
    .also = startagame, startgame, startanewgame, whowantstoplay, whowantsagame, whowantsagameof, anyonefor, anyoneupfor, anybodyfor, anybodyupfor, whosupfor, whoisupfor, doesanyonewanttoplay, findmeanopponent, ineedanopponent, setupamatch, setupagame
    .about = wanna play, fancy game, up game, anyone play, anyone game, someone play, looking game, play someone, challenge, opponent*
command-name-play = play
    .also = game
    .about = against you, with you, which games, what games, games play, games know, games offer*, list games
command-name-join = join
command-name-accept = accept
    .also = yep, yeah, sure, imin, countmein, signmeup, metoo, youreon, letsgo, yesplease, ofcourse, absolutely
    .about = lets go, im in, im game, deal
command-name-decline = decline
    .also = nothanks, nothankyou, notnow, maybelater, notrightnow, nope, nah
    .about = no time, too busy, not interested, some other time
command-name-cancel = cancel
    .about = withdraw invitation, cancel invitation, withdraw invite, cancel invite, uninvite
command-name-rematch = rematch
    .also = onemore, anotherone, playagain, anothergame, onemoregame
    .about = another game, play again, revenge
command-name-cup = cup
    .also = wholeadsthecup, whoisleadingthecup, whosleadingthecup, whoiswinningthecup, whoswinningthecup, howisthecupgoing, cups, tournaments, whoisinthecup, whosinthecup, whendoesthecupstart, whenisthecup, whenisthenextcup, whoisstillinthecup, whosstillinthecup, whendoesthecupend
    .about = who next, who do play, next opponent, my opponent, standings, leave cup, leave tournament, tournament*, cup, knockout
command-name-league = league
    .also = wholeadstheleague, whoisleadingtheleague, whosleadingtheleague, whoiswinningtheleague, whoswinningtheleague, leagues, whoisintheleague, whosintheleague, whendoestheleaguestart, whenistheleague, whendoestheleagueend, whoisstillintheleague
    .about = leave league, league, season, round robin
command-name-roll = roll
    .also = rollthedice
command-name-move = move
    .about = my checker*, my guy, make point, move piece
command-name-moves = moves
    .also = whatcanido, whatcaniplay, wherecanimove, whataremyoptions
    .about = bar point, run, no move, cant move, legal move*, what moves, which moves, why cant, why move
command-name-hint = hint
    .also = whatshouldido, whatshouldiplay, whatwouldyouplay, whatwouldyoudo, whatsthebestmove, whatisthebestmove, shouldidouble, shouldiredouble, shoulditake, isitadouble, isitatake
    .about = hint*, any tip*, advice, best move, what should, should play, should i
command-name-enter = enter
command-name-undo = undo
    .also = mistake, misclick, thatwasamistake, wrongmove
command-name-confirm = confirm
command-name-double = double
    .also = doubling
    .about = double
command-name-take = take
    .about = take
command-name-drop = drop
    .about = drop
command-name-resign = resign
    .also = iresign, igiveup, iconcede
    .about = how leave, how quit, how stop, resign*, give up, concede, surrender, quit
command-name-takeback = takeback
    .also = takebackmymove, takemymoveback, takeitback
    .about = take back, wrong move, misclick*, mistake, oops
command-name-claim = claim
command-name-say = say
command-name-vacation = vacation
    .about = holiday*, vacation*, away until
command-name-here = here
command-name-endtable = endtable
command-name-beaver = beaver
command-name-order = order
command-name-auto = auto
command-name-goon = goon
command-name-fresh = fresh
command-name-board = board
    .also = whoseturnisit, whoseturnisitnow, whatdidiroll, isitmyturn, whosturnisit
    .about = whose turn, my turn, show board, what color, what colour, which color, which colour, my color, my colour
command-name-replay = replay
command-name-analyse = analyse
    .also = howdidiplay, howdidido, whatweremymistakes, mymistakes
    .about = good move, bad move, play well, play badly, played well, played badly, go wrong, went wrong, did wrong, my error*, my blunder*, analys*, analyz*, my mistakes, how lucky
command-name-games = games
    .also = isanyoneplaying, isanybodyplaying, mygames, whichgamesaregoingon
    .about = open games, my games, games running, who playing
command-name-match = match
    .also = whatsthescore, whatisthescore, whoswinning, whoiswinning, didiwin, whowon, amiwinning
    .about = match score, how stand, how do stand, how doing, who winning, who ahead, score, crawford game
command-name-history = history
command-name-stats = stats
    .also = whatismyrating, whatsmyrating, whatsmypr, whatismypr, howgoodami
    .about = my stat*, my rating, how good, win rate, my record, rating, games won, have won, how many won
command-name-top = top
    .also = ranking, rankings, leaderboard, whosthebest, whoisthebest, whosthebestplayer, whoisthebestplayer, ladder, theladder, theleaderboard
    .about = best player*, best here, who best, rank*, leaderboard, top player*, ladder
command-name-cube = cube
    .also = whohasthecube, whoownsthecube, wheresthecube, whereisthecube
command-name-time = time
    .also = howmuchtimedoihave, howmuchtimehavei, howmuchtimeisleft, howmuchtimedoihaveleft
    .about = taking forever, forever, too long, takes long, not moving, continue tomorrow, finish tomorrow, continue later, finish later, stop here, gotta go, when end, how long, how long clock, how much clock, time left, time have, clock*, deadline, hurry, slow, wait*, has left, has gone, not answer*, asleep, dead, poke, remind*
command-name-export = export
command-name-import = import
    .about = my file, this file, a file, match file, other site, upload match, import match, read match, match from
command-name-report = report
command-name-pips = pips
    .also = whosahead, whoisahead
    .about = pip*, what pip*, whats pip*, race, how far
command-name-odds = odds
    .about = chance* hit, odds, probability
command-name-opening = opening
    .about = opening, reply, first move, how opening, should opening, play opening
command-name-position = position
command-name-rules = rules
    .also = howtoplay, howdoiplay, whatis, whatare, whats, explain, whatdoes, howdoi, whatgamesdoyouhave, whichgamesdoyouhave, whatgamesarethere, rule, whathappens
    .about = doubling work*, double work*, cube work*, how cube, how double, when double, how play, how do play, rule*, how win, how gammon, mean*, bear off, allowed, set up
command-name-pass = pass
command-name-settings = settings
    .also = colours, colors, fliptheboard, turntheboardaround, turnoff, turnon
    .about = to white, to black, be white, be black, play white, play black, speak*, language*, color*, colour*, flip board, turn board, board direction, other way, dark mode, theme*, my checkers blue, checkers white, checkers black, notification*, me german, me english, me greek
command-name-channel = channel
command-name-block = block
command-name-unblock = unblock
command-name-link = link
command-name-unlink = unlink
command-name-me = me
command-name-mydata = mydata
    .about = privacy, my data, data store*
command-name-forget = forget
    .about = delete data, delete account, erase data, remove data
command-name-help = help
    .also = helpme
    .about = how work*, how use, stuck, confus*, what can
command-name-about = about
    .also = whomadeyou

# Groups of commands on Discord. `.in-group` above is the name that a command has in its group, if it is another one.
group-name-table = table
group-name-show = show
group-name-me = me

# Options of commands.
option-name-table = table
option-name-page = page
option-name-part = part
option-name-topic = topic
option-name-game = game
option-name-opponent = opponent
option-name-match = match
option-name-clock = clock
option-name-cube = cube
option-name-level = level
option-name-rules = rules
option-name-games = games
option-name-opening = opening
option-name-quarter = quarter
option-name-checkers = checkers
option-name-jacoby = jacoby
option-name-beavers = beavers
option-name-raccoons = raccoons
option-name-autodoubles = autodoubles
option-name-hints = hints
option-name-rated = rated
option-name-do = do
option-name-lives = lives
option-name-size = size
option-name-starts = starts
option-name-month = month
option-name-list = list
option-name-ranked = ranked
option-name-thread = thread
option-name-for = for
option-name-across = across
option-name-name = name
option-name-code = code
option-name-play = play
option-name-start = start
option-name-picture = picture
option-name-step = step
option-name-die = die
option-name-value = value
option-name-order = order
option-name-state = state
option-name-move = move
option-name-form = form
option-name-distance = distance
option-name-roll = roll
option-name-theme = theme
option-name-home = home
option-name-numbers = numbers
option-name-boards = boards
option-name-confirm = confirm
option-name-rolls = rolls
option-name-analysis = analysis
option-name-reminders = reminders
option-name-language = language
option-name-channel = channel
option-name-threads = threads
option-name-only = only
option-name-person = person
option-name-invitations = invitations
option-name-talk = talk
option-name-text = text
option-name-command = command
option-name-days = days
option-name-sure = sure
option-name-id = id
option-name-format = format
option-name-file = file
option-name-share = share

# Words that options take.
word-mat = mat
word-sgf = sgf
word-on = on
word-off = off
word-yes = yes
    .also = yep, yeah, sure
word-no = no
    .also = nope, nah
word-computer = computer
word-the = the
    .also = me, us, my, at, game, some, together, now, here, this, that, them, em
# Words that say nothing in any sentence.
word-please = please
    .also = pls, plz, just, actually, kindly, sorry, mate, dude
# Kind words that ask for nothing.
word-thanks = thanks
    .also = thankyou, thankyouverymuch, thanksalot, manythanks, thx, cheers, gg, ggs, ggwp, goodgame, greatgame, nicegame, wellplayed, goodluck, gl
# Words that only join an option and its value, as in "language to greek".
word-to = to
    .also = is
# Words that only say that somebody wants something, as in "I want to play".
word-want = want
    .also = iwant, iwantto, iwouldlike, iwouldliketo, idlike, idliketo, iwanna, wanna, lets, letus, letme, cani, canwe, canyou, canyouspeak, doyouspeak, couldyou, couldwe, shallwe, mayi, giveme, speak, in, switchto, changeto, change
# Words with which people ask to see something, as in "show me the board".
word-see = showme
    .also = tellme, showmy, whatismy, whatsmy, whataremy, iwanttosee, canisee, letmesee
# Words with which people say what they do, as in "I roll".
word-i = i
    .also = ill
# Words that tell the language of a sentence, in the other languages.
word-not = not
    .also = dont, wont, never, cant
word-common = common
# Greetings, and questions about what this is. They count only where they are the whole line.
word-hello = hello
    .also = hi, hey, hellokafenio, hikafenio, goodmorning, goodevening, whatcanyoudo, whoareyou, whatareyou, whatisthis, whatsthis, howdoesthiswork, howdoesitwork, howdoistart
# Words that speak of a new thing.
word-one = one
    .also = a, an, another, new
# Words that lead to "cup" and "league", as in "open a cup" and "sign me up for the next league".
word-hold = hold
    .also = round, robin, knockout, open, create, make, organise, organize, run, host, have, set, sign, count, me, up, in, into, at, from, next, this, our, show, status, standings, state, table, still, who
word-money = money
word-beginner = beginner
    .also = easy
word-casual = casual
word-club = club
    .also = medium
word-expert = expert
word-master = master
    .also = hard, hardest
word-single = single
word-gammon = gammon
word-backgammon = backgammon
word-double = double
word-triple = triple
word-quadruple = quadruple
word-session = session
word-take = take
word-drop = drop
word-roll = roll
word-fast = fast
    .also = quick
word-daily = daily
word-relaxed = relaxed
word-none = none
word-film = film
word-strip = strip
word-kafenio = kafenio
word-night = night
word-paper = paper
word-contrast = contrast
word-deuteranopia = deuteranopia
word-protanopia = protanopia
word-tritanopia = tritanopia
word-right = right
word-left = left
word-own = own
word-ravensburger = ravensburger
word-all = all
word-channel = channel
word-pictures = pictures
word-text = text
word-ask = ask
word-auto = auto
word-everyone = everyone
word-known = known
word-nobody = nobody
word-shrink = shrink
word-keep = keep
word-always = always
word-never = never
word-again = again
word-dice = dice
word-step = step
word-end = end
    .also = stop, abort, cancel
word-join = join
    .also = enter, in, participate
word-leave = leave
    .also = quit, exit, out
word-start = start
word-remove = remove
    .also = kick
word-month = month
word-ratings = ratings
word-play = play
word-any = any
word-light = light
word-dark = dark
word-higher-or-none = higher-or-none
word-backgammon-counts-two = backgammon-counts-two
word-backgammon-with-some-off = backgammon-with-some-off
word-no-hit-and-run = no-hit-and-run
word-higher-die = higher-die
word-pinned-bears-off = pinned-bears-off
word-mother-at-once = mother-at-once
word-no-mother = no-mother
word-quarter-at-end = quarter-at-end
word-doublets-per-turn = doublets-per-turn
word-english = english
word-german = german
word-greek = greek

## The tutorials

command-tutorial = Learn a game step by step, by playing
command-name-tutorial = tutorial
    .also = teach, teachme
    .about = learn*, teach*, beginner, new to
option-tutorial-game = Which game: backgammon, portes, plakoto, fevga, tavli, tric-trac or puff
option-tutorial-step = The number of the step, 1 for the first
option-tutorial-answer = Your answer: a move, a word, or its number in the list
option-name-answer = answer
example-tutorial = `/tutorial portes` teaches Portes in eight small steps.
rules-tutorial = New to it? `/tutorial { $game }` teaches it.
choice-tutorial = Tutorial
choice-try = Try a game
choice-rules = Rules
tutorial-games = Which game? Each has a tutorial:
tutorial-tavli = __Tavli__ is a match of three games in turn: Portes, Plakoto and Fevga. Learn them one by one:
tutorial-opponent = Black
tutorial-step = __{ $game } { $number }/{ $of }.__
tutorial-right = __Right.__
tutorial-wrong = __Not quite.__
tutorial-illegal = __Not allowed.__
tutorial-unknown = That is not one of the answers.
tutorial-answer = { $example } picks the first answer; instead of its number you can write a move.
tutorial-answer-words = { $example } picks the first answer.
tutorial-answer-again = Answer as in { $example }.
tutorial-end = That is all you need for a first game: `/play { $game }` starts one against me, `/newgame { $game } @friend` one against a friend. `/rules { $game }` sums up the rules.
refused-no-such-step = This tutorial has { $of } steps: `/tutorial { $game }` begins with the first.
tutorial-ask-legal = You rolled __{ $roll }__. What may you play?
tutorial-ask-hit = You rolled __{ $roll }__. Hit Black's blot.
tutorial-ask-safe = You rolled __{ $roll }__. Leave no checker alone.
tutorial-ask-off = You rolled __{ $roll }__. Bear off { $count ->
    [one] one checker
   *[other] { $count } checkers
}.
tutorial-ask-pin = You rolled __{ $roll }__. Pin Black's checker.
tutorial-ask-hold = You rolled __{ $roll }__. Get two checkers onto your { $count }-point.
tutorial-ask-score = You rolled __{ $roll }__. Score { $count ->
    [one] a point
   *[other] { $count } points
}.
tutorial-ask-win = You rolled __{ $roll }__. Win the game.
tutorial-ask-double = Roll, or double?
tutorial-ask-take = Take, or drop?

tutorial-moving = You play White. Your checkers travel down the numbers, from the 24-point to your home, points 6 to 1. Black travels the other way. Each die moves one checker, or both dice move the same one. `13/7` means: from the 13-point to the 7-point.
tutorial-moving-right = The 6 and the 1 are played one after the other. The best way is `13/7 8/7`: two checkers on a point protect each other.
tutorial-closed = Two checkers of a colour on the same point close it: the other side can't land there. You may jump over it, but each die must end on an open point.
tutorial-closed-right = Every point you landed on was open.
tutorial-doublet = Equal dice are doubles: you play the number four times, with any of your checkers.
tutorial-doublet-right = That makes four moves of 3. Share them among your checkers as you like.
tutorial-hitting = A checker alone on a point is a blot. If you land on Black's blot, you hit it: it leaves the board and must enter again from the far end.
tutorial-hitting-right = A hit! Black must bring that checker back in before moving any other.
tutorial-hitting-wrong = That leaves Black's blot alone. It stands on your 5-point, and one of your checkers can reach it.
tutorial-safety = Your own blots can be hit, too. Keep at least two checkers together where you can.
tutorial-safety-right = You hold the 4-point now. None of your checkers can be hit, and Black can't land there.
tutorial-safety-wrong = That leaves a checker alone, and Black may hit it.
tutorial-entering = One of your checkers was hit and waits on the bar. It must enter before you move anything else: a 1 enters on your 24-point, a 2 on the 23-point, and so on to a 6 on the 19-point. A closed point is closed here, too.
tutorial-entering-right = The 4 brought it in on your 21-point. Then the 6 was free for any checker.
tutorial-bearing-off = When all your checkers are home, you bear them off. A 3 takes a checker off your 3-point; a number above your highest point takes one from that point. The first to bear off all 15 wins.
tutorial-bearing-off-right = One left from the 6-point and one from the 3-point: two are off, thirteen to go.
tutorial-bearing-off-wrong = That is allowed, but slower. Use both numbers to bear off.
tutorial-two-points = A win counts 1 point, or 2 if the loser has borne off no checker. Here Black will win next turn. First bring your last checker home; then bear one off.
tutorial-two-points-right = The 1 brought your last checker home, and the 6 took one off. You lose 1 point instead of 2.
tutorial-two-points-wrong = Nothing is off, so you would lose 2 points. Come home with the 1, then bear off with the 6.
tutorial-gammon = A win counts 1 point. If the loser has borne off no checker, it is a gammon and counts 2; if one of the loser's checkers is then still on the bar or in the winner's home, it is a backgammon and counts 3. Here Black will win next turn, but you can save the gammon.
tutorial-gammon-right = The 1 brought your last checker home, and the 6 took one off. You lose a single game, not a gammon.
tutorial-gammon-wrong = Nothing is off, so you would lose a gammon. Come home with the 1, then bear off with the 6.
tutorial-double = Now the cube. Before you roll you may double: Black then plays on for twice the stake, or drops and loses the stake as it was. You need 60 more pips, Black needs 82.
tutorial-double-right = You are so far ahead that Black should drop, and you win 1 point at once.
tutorial-double-wrong = You may simply roll, but you are far ahead. Make Black choose: play on for 2 points, or lose 1.
tutorial-take = This time Black doubles. If you take, the game counts double, and the cube is yours: only you may double next. If you drop, you lose 1 point now. Take if you win at least one such game in four.
tutorial-take-right = You need 70 pips and Black needs 66. You are close behind, and that is enough to take.
tutorial-take-wrong = Dropping loses a point for certain. You are only 4 pips behind and win more than one such game in four.
tutorial-plakoto-start = You play White. All 15 of your checkers start on your 24-point and travel down the numbers to your home, points 6 to 1. Black travels the other way. Each die moves one checker, or both dice move the same one. `24/18` means: from the 24-point to the 18-point.
tutorial-plakoto-start-right = The 6 and the 5 are played one after the other, with two checkers or with the same one.
tutorial-plakoto-pin = In Plakoto nothing is hit. If you land on a lone Black checker, you pin it: it can't move until you leave that point.
tutorial-plakoto-pin-right = Black's checker on your 5-point is stuck under yours. Near your home you can keep the pin for a long time.
tutorial-plakoto-pin-wrong = That pins nothing. Black's single checker stands on your 5-point, and a 3 from your 8-point reaches it.
tutorial-plakoto-pinned = Now Black has pinned your checker on the 10-point. It can't move; all the others can.
tutorial-plakoto-pinned-right = You moved other checkers. The one on the 10-point is free as soon as Black leaves it.
tutorial-plakoto-closed = A point with two or more of Black's checkers is closed. So is a point where Black has pinned you, even with one checker on top.
tutorial-plakoto-closed-right = The 10-point was closed to the 4. So the 1 came first, and the 4 went on from there.
tutorial-plakoto-mother = A player's last checker on their own 24-point is the mother. If you pin Black's mother and have no checker left on your own 24-point, you win 2 points at once.
tutorial-plakoto-mother-right = Black's mother is pinned, and the game is over: 2 points for you.
tutorial-plakoto-mother-wrong = That misses the mother. It stands on your 1-point, and a 4 from your 5-point reaches it.
tutorial-plakoto-guard = Black can win in the same way. A single checker on your 24-point can be pinned; two can't. Black is close, so keep two there for now.
tutorial-plakoto-guard-right = Two checkers hold your 24-point. Black can't pin a mother there.
tutorial-plakoto-guard-wrong = That leaves your 24-point with fewer than two checkers. A mother alone there could be pinned by Black's next roll.
tutorial-fevga-runner = You play White. Both sides travel down their own numbers in the same direction, from opposite corners: your 24-point is Black's 12-point. First bring one checker past Black's start, to your 11-point or beyond; until then no other may move. `24/18` means: from the 24-point to the 18-point.
tutorial-fevga-runner-right = One checker plays both numbers. All the others wait until it has passed.
tutorial-fevga-block = In Fevga nothing is hit. Even a single checker closes its point to the other side. Black's start is your 12-point.
tutorial-fevga-block-right = First the 1, then the 2: your checker has jumped over Black's start.
tutorial-fevga-passed = As soon as your first checker has passed Black's start, all your checkers may move, even with the second number of the same roll.
tutorial-fevga-passed-right = The first checker passed your 12-point, and with that all the others are free.
tutorial-fevga-higher = Play both numbers if you can. If you can play only one of them, it must be the higher one.
tutorial-fevga-higher-right = The 5 is the higher number. After that, Black blocks every 2.
tutorial-fevga-quarter = You may build walls, but never hold all six points of your starting quarter, 24 to 19, not even in the middle of a roll.
tutorial-fevga-quarter-right = Your starting quarter still has a gap, the 19-point.
tutorial-fevga-prime = Elsewhere six points in a row are allowed. But if all 15 of Black's checkers stand right behind them, your roll must open one of the six if it can.
tutorial-fevga-prime-right = One of the six points is open again. `23/17` does it best: five points stay closed, and the wall moves forward.
tutorial-tric-trac-start = You play White. All 15 of your checkers start on your 24-point and travel down the numbers; Black travels the other way. Each die moves one checker, or both dice move the same one. You play for points, and 12 points win the game.
tutorial-tric-trac-start-right = The 5 and the 4 are played one after the other, with two checkers or with the same one.
tutorial-tric-trac-waiting = While checkers stand on your 24-point, only they may move, and the one you brought out with the first number. All the others wait.
tutorial-tric-trac-waiting-right = You moved from the 24-point. Once it is empty, all your checkers may move.
tutorial-tric-trac-doublet = Doubles are two moves, like any other roll. But then you roll again.
tutorial-tric-trac-doublet-right = Two moves of 4. Now you would roll again.
tutorial-tric-trac-hit = If you land on a lone Black checker, you hit it and score 1 point. It goes back to Black's start.
tutorial-tric-trac-hit-right = A hit, and 1 point for you.
tutorial-tric-trac-hit-wrong = That hits nothing. Black's checker stands on your 16-point, and a 4 from your 20-point reaches it.
tutorial-tric-trac-corner = Your 13-point is your corner. Two checkers go in together, with one roll, and the last two leave it together. One never stands there alone.
tutorial-tric-trac-corner-right = Two checkers hold your corner now. Black can't land there.
tutorial-tric-trac-corner-wrong = Your corner is still empty. The checkers on your 17-point and your 15-point can go in together.
tutorial-tric-trac-privilege = Black's corner, your 12-point, is always closed to you. But if a roll would take two checkers exactly there, and both corners are empty, each may stop one point short: in your own corner.
tutorial-tric-trac-privilege-right = The 6 and the 5 pointed at Black's corner, so both checkers stopped in yours.
tutorial-tric-trac-privilege-wrong = Your corner is still empty. The checkers on your 18-point and your 17-point may go to the 13-point with this roll.
tutorial-tric-trac-bridge = Two or more checkers on each of your points 18 to 13 make the grand bridge. It scores 2 points, and 2 more after each later roll that leaves it standing.
tutorial-tric-trac-bridge-right = The bridge stands: 2 points now, and 2 more after each roll that keeps it.
tutorial-tric-trac-bridge-wrong = The bridge still lacks a checker on your 14-point. A 6 from your 20-point brings it.
tutorial-tric-trac-win = A checker that reaches your 1-point is borne off, at any time, and scores 1 point. You have 10 points, Black has 4. The win counts double if the loser has 6 or fewer, triple with 2 or fewer, and four times with none.
tutorial-tric-trac-win-right = Two checkers are off, and you have 12 points. Black has 4, so the win counts double.
tutorial-tric-trac-win-wrong = That doesn't make 12 points. Bear off both checkers: the one on your 5-point and the one on your 3-point.
tutorial-puff-entering = You play White. The board is empty, and your 15 checkers are in your hand. Each die brings one in: a 1 on your 24-point, a 2 on the 23-point, and so on to a 6 on the 19-point. From there they travel down the numbers to your home, points 6 to 1.
tutorial-puff-entering-right = The 2 enters on the 23-point and the 4 on the 21-point.
tutorial-puff-all-in = Until all 15 checkers are in, nothing else may move, not even a checker that has just come in.
tutorial-puff-all-in-right = Now all 15 are in. From the next roll on, you move them around the board.
tutorial-puff-doublet = You play your first doubles twice with the number on top of the dice, here the 3. Then, if you like, up to twice with the number underneath: 7 minus 3 is 4. After all doubles you roll again.
tutorial-puff-doublet-right = The two 3s come first. How many 4s you add, none, one or two, is up to you.
tutorial-puff-second-doublet = From your second doubles of the game on, you play the number on top four times, and then the one underneath up to four times.
tutorial-puff-second-doublet-right = Four 3s come first. How many 4s you add is up to you.
tutorial-puff-lower = Always play the lower number first. If you can't, you lose the higher one, too.
tutorial-puff-lower-right = The 2 came first. After it, the 5 leads to a closed point and is lost.

## Hints for beginners

tip-tap-1 = 💡 Your first game? Open the menu below the board and pick a move. “{ $enter }” lets you play one checker at a time.
tip-tap-2 = 💡 “{ $pictures }” shows where each move leads.
tip-list-1 = 💡 Your first game? Write the number of your move after `/move`, or tap it below. A line with “…” leads to a second list.
tip-type-1 = 💡 Your first game? Write where your checkers go, for example { $example }. `/moves` shows everything you can play.
tip-type-2 = 💡 `/enter` lets you play one checker at a time.
tip-3 = 💡 You move from the 24-point down to the 1-point. The board is drawn from your side.
tip-4 = 💡 Played the wrong move? `/takeback` asks { $other } to let you play it again.
tip-5 = 💡 That was the last tip. `/tutorial { $game }` teaches the game step by step, `/rules { $game }` sums it up.

## Puzzles

command-puzzle = Solve a puzzle: find the best move
command-name-puzzle = puzzle
    .about = puzzle*, quiz, practice, training
option-puzzle-game = Which game: backgammon, portes, plakoto, fevga, tric-trac or puff
option-puzzle-number = The number of a puzzle; default: the next one
option-puzzle-answer = Your answer: a move, or its number in the list
option-puzzle-daily = on: post a puzzle here every day (moderators only)
option-puzzle-hour = The hour (UTC) when it is posted, 0 to 23
option-puzzle-standings = show: who has solved the daily puzzles here
option-name-number = number
option-name-daily = daily
option-name-hour = hour
option-name-standings = standings
word-show = show
example-puzzle = `/puzzle plakoto` shows a Plakoto position and a roll, and `/puzzle 8/5 6/5` is your answer. `/puzzle backgammon daily:on hour:9` posts a puzzle here every day at 09:00 UTC, and `/puzzle standings:show` lists who has solved them.
puzzle-question = __{ $game }, puzzle { $number }.__ You play White and have rolled __{ $roll }__. What is your best move?
puzzle-answer = Answer with the number of your move, for instance { $example }, or write the move after `/puzzle`.
puzzle-heading = __{ $game }, puzzle { $number }, { $roll }.__
puzzle-right = __Right!__ { $best } is the best move.
puzzle-wrong = __Not the best move.__ Best: { $best }. Your { $played } loses { $lost }.
puzzle-progress = Solved on the first try so far: { $solved } of { $answered }.
puzzle-next = { $next } shows the next one.
no-such-answer = There are { $count } answers. Choose one by its number, or write your own move.
puzzle-counted = Your answer counts for today's puzzle here.
puzzle-again = You have already answered today's puzzle, and only your first answer counts.
puzzle-apart = I have sent you the solution as a direct message.
choice-puzzle-next = Next puzzle
refused-no-puzzle-shown = I have not shown you a puzzle yet. `/puzzle backgammon` shows one.
refused-no-such-puzzle = { $game } has { $of } puzzles. Leave out the number for the next one.
refused-daily = Only moderators can have a puzzle posted here every day{ $on ->
    [discord] : they need the permission to manage the channel or the server
    [matrix] : they need the right to remove other people's messages
   *[console] { "" }
}. Nothing was changed. `/puzzle` alone shows you one.
refused-daily-terminal = There are no daily puzzles in a terminal, because I can't post there on my own. `/puzzle` shows you one at any time.
done-daily-on = I will post a { $game } puzzle here every day at { $hour } UTC. Time until the next one: { $left }.
done-daily-off = I no longer post daily puzzles here.
daily-puzzle = __Puzzle of the day: { $game }.__ You play White and have rolled __{ $roll }__. What is your best move?
daily-puzzle-buttons = Only you see the solution, and only your first answer counts.
daily-puzzle-answer = Answer with the number of your move: { $example } picks move 1. Only your first answer counts.
daily-puzzle-previous = { $answered ->
    [0] Nobody answered the previous puzzle.
   *[other] { $solved } of { $answered } solved the previous puzzle.
}
daily-puzzle-closed = Puzzle of the day, { $game }, { $roll }: { $best } was the best move.
daily-puzzle-solvers = { $answered ->
    [0] Nobody answered.
   *[other] { $solved } of { $answered } solved it.
}
puzzle-standings = { $count ->
    [one] __The first daily puzzle here__
   *[other] __The last { $count } daily puzzles here__
}
puzzle-standing = { $rank }. { $who }: { $solved } of { $answered } solved{ $streak ->
    [0] { "" }
   *[other] , { $streak } in a row
}
puzzle-standings-none = Nobody has answered a daily puzzle here yet. A moderator can start them with `/puzzle daily:on`.
