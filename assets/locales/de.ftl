### Alles, was Kafenio auf Deutsch sagt. Die Regeln für diese Dateien stehen am Anfang von en.ftl.
### Spiel = kind of game, Partie = game, Match = match, Geldspiel = money session, Feld (Zunge) = point, Stein = checker,
### Wurf = roll, Pasch = doubles, Zug = move, Auge = pip, abtragen = bear off.

sorry = Bei mir ist etwas schiefgegangen. Es wurde nichts geändert; bitte versuch es gleich noch einmal.
restarted = Ich wurde neu gestartet, während ich daran gearbeitet habe. Vielleicht ist es schon geschehen: Sieh mit `/board` nach, bevor du es noch einmal versuchst.
greeting =
    Hallo! Ich betreue die Tische in diesem Kafenio: Hier spielt ihr Backgammon per Nachricht.
    Noch nie gespielt? `/tutorial portes` bringt es dir in ein paar Minuten bei.
    So geht es los: Spiel mit `/play portes` gegen mich. Oder lade mit `/newgame portes @friend` jemanden ein. Wer eingeladen ist, antwortet mit `/accept`, und ich würfle.
    Mehr mit `/help`; `/rules portes` erklärt ein Spiel.
    `/settings language:english` speaks English, `/settings language:greek` μιλάει ελληνικά.
not-a-command = Das verstehe ich nicht. Versuch es mit `/play backgammon`, `/newgame backgammon @friend` oder `/help`.

## Namen

game-backgammon = Backgammon
game-portes = Portes
game-plakoto = Plakoto
game-fevga = Fevga
game-tavli = Tavli
game-tric-trac = Tric-Trac
game-puff = Puff
former-player = (gelöschtes Konto)
# Der Computer als Gegner: hinter seinem Namen steht die Spielstärke.
computer = Kafenio
computer-name = Kafenio ({ $level })
computer-level = { $level ->
    [beginner] Anfänger
    [casual] Hobbyspieler
    [club] Vereinsspieler
    [expert] Experte
   *[master] Meister
}

## Was an einem Tisch geschieht

told-invited = { $who } lädt { $other } zu { $to ->
    [game] einer Partie { $game }
    [games] einer { $game }-Serie von { $length ->
        [one] 1 Partie
       *[other] { $length } Partien
    }
    [money] einem { $game }-Geldspiel ohne festes Ende
   *[points] einem { $game }-Match auf { $length ->
        [one] 1 Punkt
       *[other] { $length } Punkte
    }
}{ $cube ->
    [on] { " " }mit Dopplerwürfel
    [off] { " " }ohne Dopplerwürfel
   *[usual] { "" }
} ein{ $custom ->
    [some] . Hausregeln: { $rules }
   *[none] { "" }
}.
clock-usual = Uhr: { $grace } pro Zug, dazu { $pool } Reserve; jeder Zug gibt { $increment } zurück.
clock-none = Keine Uhr: Lasst euch Zeit.
clock-words = Uhr: je { $pool } für { $each ->
    [game] jede Partie
   *[match] das ganze Match
}{ $more ->
    [some] , dazu { $increment } nach jedem Zug
   *[none] { "" }
}{ $free ->
    [some] ; Schonzeit am Anfang jedes Zuges: { $grace }
   *[none] { "" }
}.
told-whose-rules = { $name } wird hier nach den Regeln von { $game } gespielt.
custom-rule-higher-or-none = lässt sich nur eine der beiden Zahlen ziehen, ziehst du die höhere oder gar keine
custom-rule-backgammon-counts-two = ein Backgammon zählt nur doppelt
custom-rule-backgammon-with-some-off = ein Backgammon zählt auch dann, wenn schon Steine abgetragen sind
custom-rule-no-hit-and-run = ein Stein, der im Heimfeld schlägt, bleibt in diesem Wurf dort stehen
custom-rule-higher-die = lässt sich nur eine der beiden Zahlen ziehen, ziehst du die höhere
custom-rule-mother-at-once = wer die Mutter festsetzt, gewinnt sofort, auch mit Steinen auf dem eigenen Startfeld
custom-rule-no-mother = wer die Mutter festsetzt, hat damit nicht gewonnen; sitzen beide fest, endet die Partie unentschieden
custom-rule-quarter-at-end = das Startviertel darf während eines Wurfs voll sein, aber nicht an seinem Ende
custom-rule-opening-dice = wer anfängt, zieht die beiden Zahlen der Eröffnung
custom-rule-games = die Spiele sind { $games }
custom-rule-pinned-bears-off = du darfst auch abtragen, während einer deiner Steine festgesetzt ist
custom-rule-doublets-per-turn = Pasche werden in jedem Zug neu gezählt: der erste gilt zweimal, jeder weitere im selben Zug viermal
custom-rule-hints = beide dürfen mich um Tipps bitten
custom-rule-jacoby = Gammon und Backgammon zählen nur nach einer Verdopplung (Jacoby)
custom-rule-beavers = wer eine Verdopplung annimmt, darf sofort zurückdoppeln und den Dopplerwürfel behalten (Beaver)
custom-rule-raccoons = wer eine Verdopplung annimmt, darf sofort zurückdoppeln und den Dopplerwürfel behalten (Beaver), und darauf darf noch einmal gedoppelt werden (Raccoon)
custom-rule-automatic-doubles = ein Gleichstand beim Eröffnungswurf verdoppelt den Einsatz, höchstens { $most ->
    [one] einmal
   *[other] { $most }-mal
} pro Partie
told-accepted = { $who } nimmt an.
told-against-computer = { $who } spielt gegen { $computer }{ $to ->
    [game] { "" }
    [games] : eine { $game }-Serie von { $length ->
        [one] 1 Partie
       *[other] { $length } Partien
    }
    [money] : ein { $game }-Geldspiel, bis jemand aufhört
   *[points] : ein { $game }-Match auf { $length ->
        [one] 1 Punkt
       *[other] { $length } Punkte
    }
}{ $cube ->
    [on] , mit Dopplerwürfel
    [off] , ohne Dopplerwürfel
   *[usual] { "" }
}{ $custom ->
    [some] . Hausregeln: { $rules }
   *[none] { "" }
}.
told-declined = { $who } lehnt die Einladung von { $other } ab.
told-withdrawn = { $who } zieht die Einladung an { $other } zurück.
told-lapsed = Die Einladung von { $who } an { $other } ist verfallen: 7 Tage lang kam keine Antwort.
told-replaced = Die neue Einladung ersetzt die frühere von { $who } an { $other }.
told-challenge = { $who } bietet { $to ->
    [game] eine Partie { $game }
    [games] eine { $game }-Serie von { $length ->
        [one] 1 Partie
       *[other] { $length } Partien
    }
    [money] ein { $game }-Geldspiel ohne festes Ende
   *[points] ein { $game }-Match auf { $length ->
        [one] 1 Punkt
       *[other] { $length } Punkte
    }
}{ $cube ->
    [on] { " " }mit Dopplerwürfel
    [off] { " " }ohne Dopplerwürfel
   *[usual] { "" }
} an{ $custom ->
    [some] . Hausregeln: { $rules }
   *[none] { "" }
}.
told-challenge-rated = Gewertet: Es zählt für eure Wertungszahlen.
told-challenge-role = Für Mitglieder mit der Rolle „{ $role }“.
told-challenge-withdrawn = Zurückgezogen.
told-challenge-lapsed = Einen Tag lang hat sich niemand gemeldet.
told-challenge-replaced = Eine neuere offene Einladung ersetzt diese.
across-paste = Um mitzuspielen, schreib auf Discord /join { $word } oder auf Matrix !join { $word }, überall, wo der Bot Kafenio ist.
told-tie = { $dice } und { $others }: Gleichstand, beide würfeln noch einmal.
told-opening = { $who } würfelt { $high }, { $other } { $low }. { $who } fängt an{ $how ->
    [both] { " " }und zieht beide Zahlen
    [own] { " " }und zieht diesen Wurf
   *[anew] { " " }und würfelt noch einmal
}.
told-winner-begins = { $who } hat zuletzt gewonnen und fängt an.
told-checkers = Ihr wollt beide die { $checkers ->
    [dark] dunklen
   *[light] hellen
} Steine: { $how ->
    [dice] { $who } hat höher gewürfelt und bekommt sie
   *[winner] { $who } fängt an und bekommt sie
}.
told-rolled = { $who } würfelt { $roll }.
told-pinned = { $mother ->
    [yes] { $who } setzt die Mutter von { $other } fest!
   *[no] { $who } setzt { $count ->
        [one] den Stein von { $other } auf { $points }
       *[other] die Steine von { $other } auf { $points }
    } fest.
}
told-closed-out = { $who } ist ausgesperrt und würfelt nicht.
told-passed = { $who } kann nicht ziehen{ $points ->
    [0] { "" }
   *[other] , bekommt aber { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für die große Brücke{ $total ->
        [0] { "" }
       *[other] { " " }({ $total } von 12)
    }
}.
scored = { $points ->
    [0] { "" }
   *[other] , das bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $total ->
        [0] { "" }
       *[other] { " " }({ $total } von 12)
    }
}
told-played = { $who } zieht { $play }{ $unasked ->
    [only] { " " }(erzwungen)
    [auto] { " " }(automatisch)
   *[no] { "" }
}{ scored }.
told-rolled-played = { $who } würfelt { $roll } und zieht { $play }{ $unasked ->
    [only] { " " }(erzwungen)
    [auto] { " " }(automatisch)
   *[no] { "" }
}{ scored }.
told-turn = { $who } { $roll }: { $done ->
    [played] { $play }
   *[passed] kein Zug
}{ scored-in-line }
told-closed-turn = { $who }: ausgesperrt
told-unasked = Automatisch gezogen:
told-forced = Erzwungene Züge:
told-undone = { $who } nimmt den Zug zurück.
told-doubled = { $who } verdoppelt auf { $value }.
told-beavered = { $who } { $raccoon ->
    [yes] antwortet mit einem Raccoon auf { $value }. Der Dopplerwürfel bleibt bei { $other }
   *[no] antwortet mit einem Beaver auf { $value } und behält den Dopplerwürfel
}.
told-automatic-double = Automatische Verdopplung: Der Dopplerwürfel in der Mitte steht jetzt auf { $value }.
told-taken = { $who } { $beavered ->
    [yes] spielt um { $value } weiter. Der Dopplerwürfel bleibt bei { $other }
   *[no] nimmt an und hat jetzt den Dopplerwürfel auf { $value }
}.
told-dropped = { $who } passt.
told-resigning = { $who } möchte aufgeben und bietet { $lost }.
told-leaving = { $who } möchte das Geldspiel beenden und bietet dafür { $lost }.
level = { $level ->
    [1] ein einfaches Spiel
    [2] { $words ->
        [gammons] ein Gammon
       *[multiples] ein doppeltes Spiel
    }
    [3] { $words ->
        [gammons] ein Backgammon
       *[multiples] ein dreifaches Spiel
    }
   *[4] ein vierfaches Spiel
}
told-offer-withdrawn = { $who } nimmt das Angebot zurück; die Partie geht weiter.
told-resign-more = { $command } bietet { $lost }.
told-offer-refused = { $who } lehnt ab; die Partie geht weiter.
told-repeated = ({ $count ->
    [2] zweimal
    [3] dreimal
   *[other] { $count }-mal
})
told-cancelling = { $who } schlägt vor, { $session ->
    [yes] das Geldspiel hier zu beenden; der Stand bleibt, und die laufende Partie zählt nicht
   *[no] abzubrechen; dann zählt nichts
}.
told-taking-back = { $who } möchte { $play } und alles danach zurücknehmen; die Würfe bleiben dabei dieselben.
told-session-never-begun = { $who } und { $other } brechen das Geldspiel vor dem ersten Zug ab; nichts zählt.
told-cancelled = { $who } und { $other } brechen einvernehmlich ab; nichts zählt.
told-session-left = { $who } verlässt das Geldspiel; die eben begonnene Partie zählt nicht.
told-session-ended = Beide beenden das Geldspiel; die laufende Partie zählt nicht.
told-ended = Der Tisch von { $who } und { $other } wurde ohne Ergebnis geschlossen.
told-abandoned = Der Tisch von { $who } und { $other } wurde ohne Ergebnis geschlossen: Jemand war tagelang nicht erreichbar.
told-moderator = { $who } (Moderation):
told-shared = { $who } zeigt:
told-won = { $how ->
    [resigned] { $other } gibt auf.{ " " }
    [left] { $other } gibt das Geldspiel auf.{ " " }
    [forfeited] { $other } ist ausgestiegen.{ " " }
   *[played] { "" }
}__{ $who } gewinnt{ $how ->
    [claimed] { " " }auf Zeit:
   *[played] { "" }
}{ $level ->
    [1] { " " }{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { " " }{ $lost } ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })
}.__{ $jacoby ->
    [yes] { " " }Es zählt einfach, weil niemand eine Verdopplung angenommen hat (Jacoby).
   *[no] { "" }
}
told-draw = Die Partie endet __unentschieden__.
told-score = { $to ->
    [money] Stand
    [games] Nach { $number } von { $length } Partien
   *[points] Match auf { $length }
}: { $who } { $more }, { $other } { $less }.
told-meanwhile = { $who } { $more }, { $other } { $less }{ $to ->
    [money] { "" }
    [games] { " " }(Partie { $number } von { $length })
   *[points] { " " }(auf { $length })
}.
told-went-on = { $who } spielt von hier aus weiter{ $points ->
    [0] { "" }
    [one] { " " }und behält 1 Punkt
   *[other] { " " }und behält { $points } Punkte
}: Partie { $number }.
told-set-up = { $who } stellt neu auf.
told-next-game = Partie { $number }{ $named ->
    [yes] : { $game }
   *[no] { "" }
}{ $crawford ->
    [yes] , die Crawford-Partie: kein Verdoppeln
   *[no] { "" }
}.{ $winner-opens ->
    [yes] { " " }{ $who } hat die letzte gewonnen und fängt an.
   *[no] { "" }
}
told-match-won = __{ $who } gewinnt { $to ->
    [games] die Serie
    [money] das Geldspiel
   *[points] das Match
}__ mit { $more }:{ $less }.
told-match-drawn = { $to ->
    [money] Das Geldspiel
   *[games] Die Serie
} endet __unentschieden__ mit { $more }:{ $less }.
time-days = { $more ->
    [one] 1 Tag
   *[other] { $more } Tage
}{ $less ->
    [0] { "" }
    [one] { " " }1 Stunde
   *[other] { " " }{ $less } Stunden
}
time-hours = { $more ->
    [one] 1 Stunde
   *[other] { $more } Stunden
}{ $less ->
    [0] { "" }
    [one] { " " }1 Minute
   *[other] { " " }{ $less } Minuten
}
time-none = keine
time-minutes = { $more ->
    [one] 1 Minute
   *[other] { $more } Minuten
}
clocks-left = Restzeit: { $who } { $left }, { $other } { $other-left }.{ $stopped ->
    [yes] { "" }
   *[no] { " " }Die Uhr von { $running } läuft.
}
time-first-turn = Erster Zug: noch { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}.
clocks-none = An diesem Tisch läuft keine Uhr: Ihr habt beliebig viel Zeit. Mit Uhr spielt ihr, wenn die Einladung `clock:fast` oder `clock:daily` nennt.
time-left = { $reader ->
    [mine] Du hast
   *[no] { $who } hat
} noch { $left }.
time-away = { $reader ->
    [mine] Du bist
   *[no] { $who } ist
} noch { $time } im Urlaub{ $clock ->
    [yes] , und die Uhr steht
   *[no] { "" }
}.
told-not-away = { $who } ist wieder da{ $clock ->
    [yes] , und die Uhr läuft
   *[no] { "" }
}.
direct-reminder = Du bist in { $place } gegen { $other } am Zug und hast noch { $left }.
time-resting = Pausiert, { $clock ->
    [runs] aber nicht die Uhr von { $other }
   *[no] die Uhren stehen
}: { $across ->
    [yes] In ihrem Kanal kann die Partie gerade nicht weitergehen. { $here } holt sie in einen anderen Kanal
   *[no] Jemand ist gegangen, oder ich kann dort nicht schreiben. Kommt zurück und spielt weiter, oder { $here } holt die Partie in einen anderen Kanal, in dem ihr beide seid
}.
time-paused = (pausiert)
time-resting-across = Pausiert, { $clock ->
    [runs] aber nicht die Uhr von { $other }
   *[no] die Uhren stehen
}: { $other } ist nicht erreichbar. Weiter geht es, sobald { $other } wieder da ist; nach { $days } Tagen beendet `/cancel` alles ohne Ergebnis.
direct-closed = In { $place }, wo du gegen { $other } spielst, kann ich nicht mehr schreiben. Die Partie pausiert, { $clock ->
    [runs] deine Uhr aber nicht
   *[no] die Uhren stehen
}. Erlaube mir, dort zu schreiben, dann spielt einfach weiter; oder hol die Partie mit { $here } in einen anderen Kanal{ $across ->
    [yes] { "" }
   *[no] , in dem ihr beide seid
}.
direct-left = Du bist nicht mehr in { $place }, wo du gegen { $other } spielst. Die Partie pausiert, { $clock ->
    [runs] deine Uhr aber nicht
   *[no] die Uhren stehen
}. Komm zurück und spiel weiter, oder hol die Partie mit { $here } in einen anderen Kanal{ $across ->
    [yes] { "" }
   *[no] , in dem ihr beide seid
}.
told-left = { $who }, { $other } ist nicht hier: Eure Partie pausiert, { $clock ->
    [runs] aber nicht die Uhr von { $other }
   *[no] die Uhren stehen
}. Die Partie geht weiter, wenn { $other } zurückkommt; oder hol sie mit { $here } in einen anderen Kanal, in dem ihr beide seid.
direct-muted = In { $place } darf ich nicht schreiben, deshalb antworte ich dir hier. Die Moderation kann mir dort das Schreiben erlauben.
direct-not-said = Wo du { $other } eingeladen hast, darf ich nicht schreiben; niemand kann die Einladung lesen. Die Moderation von { $place } kann mir das erlauben; lade { $other } danach noch einmal ein, oder gleich in einem anderen Kanal.
told-not-here = { $who }, { $other } ist nicht hier und kann die Einladung nicht lesen. Lade { $other } auch hierher ein. Oder brich mit `/cancel` ab und schick einen Code: `/newgame SPIEL across:yes`. Damit kann man von überall mitspielen.
told-moved-away = { $who } hat die Partie gegen { $other } { $where ->
    [thread] in einen Thread hier
    [out] aus dem Thread heraus
    [together] in einen anderen Kanal
   *[away] nach { $place }
} verlegt.
told-moved-here = { $who } hat die Partie gegen { $other } hierher verlegt.
asks-here = { $who } möchte diese Partie hier spielen. { $other }, schreib hier { $here }, wenn du einverstanden bist. Bis dahin bleibt sie, wo sie ist.
told-followed = Dieser Raum ersetzt einen früheren: Die Partie geht hier weiter.
told-back = Ich bin wieder da: Die Partie geht weiter.
told-here = { $who } ist jetzt hier.
told-returned = { $who } ist wieder da: Die Partie geht weiter.
told-across-away = { $who }, { $other } ist gerade nicht erreichbar. Eure Partie pausiert, { $clock ->
    [runs] aber nicht die Uhr von { $other }
   *[no] die Uhren stehen
}. Weiter geht es, sobald { $other } wieder da ist; nach { $days } Tagen beendet `/cancel` alles ohne Ergebnis.
told-across-unread = { $who }, { $other } ist gerade nicht erreichbar und hat deine Einladung nicht gelesen. `/cancel` zieht sie zurück.
told-across-back = Die Partie geht weiter.
direct-removed = Die Moderation hat deine Partie gegen { $other } aus { $place } entfernt. Die Partie pausiert, { $clock ->
    [runs] deine Uhr aber nicht
   *[no] die Uhren stehen
}. Mit { $here } setzt du sie in einem anderen Kanal fort.
told-removed = { $who } (Moderation) hat diese Partie von hier entfernt. { $other } kann sie mit { $here } in einem anderen Kanal fortsetzen.
told-say = { $who } sagt: { $text }
told-no-thread = Ich konnte hier keinen Thread öffnen; die Partie bleibt in diesem Kanal.
thread-name = { $table } · { $who } { $ended ->
    [over] { $own }:{ $others }
   *[no] –
} { $other } · { $game }{ $ended ->
    [over] { "" }
    [closed] { "" }, abgebrochen
   *[no] { $to ->
        [points] { "" } auf { $length }
       *[game] { "" }
    }
}
time-up = { $reader ->
    [mine] Deine Zeit ist um: { $other } darf
    [other] Die Zeit von { $who } ist um: Du darfst
   *[no] Die Zeit von { $who } ist um: { $other } darf
} { $to ->
    [game] die Partie
    [money] das Geldspiel
   *[match] das Match
} mit { $claim } gewinnen oder weiter warten.

## Der nächste Schritt, vor allen

next-invitation = { $who }, spielst du mit? `/accept` oder `/decline`.
next-challenge = Wer spielt mit? Wer zuerst { $join } schreibt, ist dabei.
next-rematch = { $who }, noch einmal? `/rematch`; `/analyse` zeigt, wie gut du gespielt hast.
next-alone = { $who }, mit `/newgame` beginnst du eine neue Partie.
next-roll = { $who }, `/roll` oder `/double` auf { $doubled }.
next-play = { $who }, { $again ->
    [yes] Pasch: Du würfelst noch einmal. Du hast __{ $roll }__ gewürfelt
   *[no] du hast __{ $roll }__ gewürfelt
}{ $how ->
    [told] .
    [long] . `/move` für den ganzen Zug, `/enter` Stein für Stein, `/moves` für die erlaubten Züge.
   *[short] : `/move`, `/enter` oder `/moves`.
}
next-rest = { $who }, du hast noch eine __{ $roll }__ zu ziehen: `/move`, `/enter` oder `/moves`.
next-double = { $who }, mit `/take` spielst du um { $doubled } weiter, mit `/drop` verlierst du { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}{ $beaver ->
    [yes] ; mit `/beaver` doppelst du auf { $redoubled } zurück und behältst den Dopplerwürfel
   *[no] { "" }
}.
next-beaver = { $who }, mit `/take` spielst du um { $doubled } weiter, mit `/drop` verlierst du { $value } Punkte{ $beaver ->
    [yes] ; mit `/beaver` doppelst du noch einmal, auf { $redoubled } (Raccoon)
   *[no] { "" }
}.
next-resignation = { $who }, `/accept` zum Annehmen oder `/decline` zum Weiterspielen.
next-leaving = { $who }, `/accept` zum Annehmen oder `/decline` zum Weiterspielen.
next-cancelling = { $who }, `/accept` zum Abbrechen, `/decline` zum Weiterspielen.
next-takeback = { $who }, mit `/accept` erlaubst du { $other }, den Zug neu zu spielen, mit `/decline` geht es weiter.
next-choice = { $who }, mit `/goon` spielst du von dieser Stellung aus{ $over ->
    [0] { "" }
    [one] { " " }mit 1 Punkt
   *[other] { " " }mit { $over } Punkten
} weiter, mit `/fresh` stellst du neu auf; ohne Antwort wird nach einem Tag neu aufgestellt.

## Dasselbe auf Discord, wo die Antworten Knöpfe darunter sind

ask-invitation = { $who }, spielst du mit?
ask-challenge = Wer spielt mit?
ask-rematch = { $who }, Revanche?
ask-roll = { $who }, du bist dran: würfeln oder auf { $doubled } verdoppeln?
ask-play = { $who }, { $again ->
    [yes] Pasch: Du würfelst noch einmal. Du hast __{ $roll }__ gewürfelt
   *[no] du hast __{ $roll }__ gewürfelt
}{ $how ->
    [told] .
    [long] . Wähl deinen Zug im Menü oder tippe `/move`.
   *[short] . Wähl deinen Zug.
}
ask-rest = { $who }, du hast noch eine __{ $roll }__ zu ziehen. Wähl deinen Zug.
ask-double = { $who }, annehmen und um { $doubled } weiterspielen{ $beaver ->
    [yes] , passen
   *[no] { " " }oder passen
} und { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
} verlieren{ $beaver ->
    [yes] { " " }oder mit einem Beaver auf { $redoubled } zurückdoppeln und den Dopplerwürfel behalten
   *[no] { "" }
}?
ask-beaver = { $who }, annehmen und um { $doubled } weiterspielen{ $beaver ->
    [yes] , passen
   *[no] { " " }oder passen
} und { $value } Punkte verlieren{ $beaver ->
    [yes] { " " }oder mit einem Raccoon auf { $redoubled } doppeln
   *[no] { "" }
}?
ask-resignation = { $who }, annehmen oder weiterspielen?
ask-leaving = { $who }, annehmen oder weiterspielen?
ask-cancelling = { $who }, einverstanden oder weiterspielen?
ask-takeback = { $who }, darf { $other } den Zug neu spielen?
ask-choice = { $who }, von dieser Stellung aus{ $over ->
    [0] { "" }
    [one] { " " }mit 1 Punkt
   *[other] { " " }mit { $over } Punkten
} weiterspielen oder neu aufstellen? Ohne Antwort wird nach einem Tag neu aufgestellt.
ask-checker = Welcher Stein?
ask-target = Von { $from } wohin?
ask-which = Welcher Tisch?
ask-plays = { $roll }: { $count } Züge zur Auswahl.
ask-which-challenge = Wo möchtest du mitspielen?
ask-rules = Welches Spiel?
ask-game = Welches Spiel? Wähl eins:
ask-whole = Dein Zug ist { $play }. Er gilt, sobald du ihn bestätigst.{ $on ->
    [yes] { " " }Du darfst auch noch { $left } ziehen.
   *[no] { "" }
}

## Dasselbe auf Matrix, über einer Liste der erlaubten Züge

list-play = { $who }, { $again ->
    [yes] Pasch: Du würfelst noch einmal. Du hast __{ $roll }__ gewürfelt
   *[no] du hast __{ $roll }__ gewürfelt
}{ $how ->
    [told] .
    [long] . Wähl die Nummer deines Zugs, oder schreib sie hinter `/move`. `/moves` zeigt alle, mit `/enter` ziehst du Stein für Stein.
   *[short] : Wähl eine Nummer, oder nimm `/move`, `/enter` oder `/moves`.
}
list-rest = { $who }, du hast noch eine __{ $roll }__ zu ziehen: Wähl eine Nummer, oder nimm `/move`, `/enter` oder `/moves`.
list-numbered = { $play } (Nr. { $number })

## Wie es steht, für den, der fragt

you-invitation = { $other } hat dich eingeladen: Antworte mit `/accept` oder `/decline`.
you-roll = Du bist dran: `/roll` oder `/double` auf { $doubled }.
you-play = Du hast { $roll } gewürfelt: `/move`, `/enter` oder `/moves`.
you-rest = Du hast noch eine { $roll } zu ziehen: `/move`, `/enter` oder `/moves`.
you-double = { $other } hat verdoppelt: Mit `/take` spielst du um { $doubled } weiter, mit `/drop` passt du{ $beaver ->
    [yes] ; mit `/beaver` doppelst du auf { $redoubled } zurück und behältst den Dopplerwürfel
   *[no] { "" }
}.
you-beaver = { $other } hat zurückgedoppelt: Mit `/take` spielst du um { $doubled } weiter, mit `/drop` verlierst du { $value } Punkte{ $beaver ->
    [yes] ; mit `/beaver` doppelst du noch einmal, auf { $redoubled } (Raccoon)
   *[no] { "" }
}.
you-resignation = { $other } möchte aufgeben und bietet { $lost }: Antworte mit `/accept` oder `/decline`.
you-leaving = { $other } möchte das Geldspiel beenden und bietet dafür { $lost }: Antworte mit `/accept` oder `/decline`.
you-cancelling = { $other } schlägt vor, { $session ->
    [yes] das Geldspiel hier zu beenden
   *[no] abzubrechen
}: Antworte mit `/accept` oder `/decline`.
you-takeback = { $other } möchte den letzten Zug zurücknehmen: Antworte mit `/accept` oder `/decline`.
you-choice = Du hast diese Partie gewonnen und entscheidest, wie die nächste beginnt: `/goon` aus dieser Stellung oder `/fresh` mit neuer Aufstellung.
wait-invitation = { $who } hat die Einladung noch nicht beantwortet.
wait-roll = { $who } ist dran und kann würfeln oder verdoppeln.
wait-play = { $who } ist dran und hat { $roll } gewürfelt.
wait-rest = { $who } ist dran und hat noch eine { $roll } zu ziehen.
wait-double = { $who } muss noch auf die Verdopplung antworten.
wait-beaver = { $who } muss noch antworten: { $other } hat zurückgedoppelt.
wait-choice = { $who } hat diese Partie gewonnen und entscheidet, ob es von dieser Stellung aus weitergeht.
wait-cancelling = { $who } muss noch auf den Vorschlag zum Abbruch antworten.
wait-takeback = { $who } muss noch sagen, ob der Zug neu gespielt werden darf.
wait-resignation = { $who } muss noch auf das Angebot zur Aufgabe antworten.
wait-leaving = { $who } muss noch auf das Angebot zur Aufgabe antworten.
wait-or-withdraw = `/decline` nimmt dein Angebot zurück{ $clock ->
    [yes] ; deine Uhr läuft weiter
   *[no] { "" }
}.
now-won = Diese Partie ist zu Ende: { $who } hat gewonnen. `/rematch` für noch eine, `/newgame` oder `/play` für etwas Neues.
now-drawn = Diese Partie endete unentschieden. `/newgame` oder `/play` startet eine neue.
now-cancelled = Diese Partie wurde abgebrochen. `/newgame` oder `/play` startet eine neue.
now-ended = Die Moderation hat diesen Tisch ohne Ergebnis geschlossen. `/newgame` startet eine neue Partie.
now-closed = Diese Einladung gilt nicht mehr. `/newgame` verschickt eine neue.

## Was nicht verstanden wurde

answer-thanks = Gern geschehen. Viel Glück beim nächsten Wurf!
misread-no-command = Das verstehe ich nicht: Ich kenne nur Backgammon und seine Verwandten. Versuch es mit `/play backgammon`, `/newgame backgammon @friend` oder `/help`.
misread-no-sign = Das verstehe ich nicht ganz. Meintest du { $command }?
example-person = @name
misread-too-long = Das ist zu lang: Ein Befehl hat höchstens { $most } Zeichen.
misread-unknown = Den Befehl „{ $word }“ kenne ich nicht{ $hint ->
    [yes] . Meintest du { $nearest }?
   *[no] ; `/help all` zeigt alle.
}
misread-unknown-option = `/{ $command }` hat keine Option „{ $word }“{ $hint ->
    [yes] . Meintest du `{ $nearest }`?
   *[no] ; siehe `/help { $command }`.
}
misread-play-clock = Partien gegen den Computer haben keine Uhr: Er wartet, so lange du willst. Lass `clock:` weg.
misread-wish = Schreib dafür { $command }.
misread-sentence = Das verstehe ich nicht. `/help` zeigt, wie es losgeht, `/help all` nennt alle Befehle.
misread-twice = „{ $option }“ steht zweimal da; einmal genügt.
misread-missing-game = Welches Spiel? `/newgame portes @friend` lädt jemanden ein, `/newgame portes` fragt, wer mitspielt. Spiele: { $games }.
misread-missing-game-to-play = Welches Spiel? Zum Beispiel `/play portes`. Spiele: { $games }.
misread-which-game = Welches Spiel möchtest du mit { $other } spielen? Möglich ist: { $games }, zum Beispiel `/newgame portes @friend`.
misread-related-game = „{ $word }“ kenne ich nicht. Am ähnlichsten ist { $game }: { $example }.
misread-no-value = Bei `{ $option }:` fehlt der Wert{ $any ->
    [yes] . Möglich ist: { $words }, zum Beispiel { $example }.
   *[no] ; siehe `/help { $command }`.
}
misread-missing-distance = Wie viele Augen entfernt? Zum Beispiel `/odds 6`.
misread-missing-id = Welche Stellung? Zum Beispiel `/position 4HPwATDgc/ABMA 3-1`.
misread-missing-roll = Welcher Wurf? Zum Beispiel `/opening 3-1`.
misread-missing-play = Welcher Zug? Zum Beispiel `/move 13/9 9/3` oder `/moves` für die Liste und dann `/move 1`.
misread-missing-text = Was willst du sagen? Zum Beispiel `/say Gut gespielt!`.
misread-too-much = Ich weiß nicht, was „{ $word }“ hier heißt. Schreib: { $example }.
misread-which-option = „{ $word }“ allein sagt nicht, was du meinst. { $count ->
    [one] Schreib:
   *[other] Schreib eins davon:
}
misread-not-a-game = Ein Spiel namens „{ $word }“ kenne ich nicht, nur { $words }. Wen du einladen willst, den erwähne: `/newgame backgammon @friend`.
misread-not-one-of = „{ $word }“ passt nicht zu `{ $option }`{ $hint ->
    [yes] . Meintest du „{ $nearest }“?
   *[no] . Möglich ist: { $words }.
}
misread-not-a-number = „{ $word }“ passt nicht zu `{ $option }`: Gib eine ganze Zahl von { $least } bis { $most } an{ $any ->
    [yes] { " " }oder „{ $or }“
   *[no] { "" }
}.
misread-not-a-person = Ich finde „{ $word }“ nicht. Erwähne die Person mit @, zum Beispiel { $example }.
misread-nobody-here = Ich finde „{ $word }“ hier nicht. Lade die Person zuerst in diesen Raum ein oder gib ihre volle Adresse an, zum Beispiel { $example }.
misread-no-account = „{ $word }“ ist nicht erreichbar: Es gibt kein solches Konto, oder der Server { $server } antwortet nicht. Prüfe, ob die Adresse stimmt.
misread-word-too-long = „{ $word }“ ist zu lang für `{ $option }`: höchstens { $most } Zeichen.

## Was an einem Tisch nicht geht

refused-no-cube = Diese Partie wird ohne Dopplerwürfel gespielt.
refused-crawford = Das ist die Crawford-Partie: Verdoppeln ist erst ab der nächsten Partie wieder erlaubt.
refused-opening = Verdoppeln geht erst nach dem Eröffnungszug.
refused-not-your-cube = { $other } hat den Dopplerwürfel: Nur { $other } darf als Nächstes verdoppeln.
refused-dead-cube = Der Dopplerwürfel ist tot: Mit dieser Partie gewinnst du ohnehin das Match.
refused-double-after-roll = Verdoppeln kannst du nur vor dem Wurf.
refused-known-dice = Nach einer Rücknahme sind die nächsten Würfe bekannt: Bis sie gespielt sind, darf niemand verdoppeln.
refused-highest-cube = Höher geht der Dopplerwürfel nicht.
refused-no-beaver = An diesem Tisch gibt es keine Beaver. Man vereinbart sie bei der Einladung zu einem Geldspiel: `match:money beavers:on`.
refused-no-raccoon = Noch einmal doppeln geht hier nicht: `/take` oder `/drop`.
refused-no-session = Nur ein Geldspiel kann man als Ganzes aufgeben; mit `/resign` gibst du diese Partie auf.
refused-not-asked = Nur { $who } kann darauf antworten. Es hat sich nichts geändert.
refused-no-clock = Hier läuft keine Uhr, also gibt es nichts zu beanspruchen.
refused-nothing-to-take-back = Im Moment gibt es nichts zurückzunehmen. Zurücknehmen kannst du deinen letzten Zug in dieser Partie{ $cube ->
    [yes] , bis jemand verdoppelt
   *[no] { "" }
}.
refused-undo-dice = Seit deinem Zug wurde gewürfelt: Mit `/takeback` bittest du { $other } um Erlaubnis.
refused-rated-takeback = In einem gewerteten Match bleibt ein Zug stehen, sobald danach gewürfelt wurde.
refused-hint-rated = In einem gewerteten Match gibt es keine Tipps.
refused-rated = Ein gewertetes Match braucht eine Uhr und ein Ende und hat keine Tipps: Lass `rated` weg, oder `clock:none`, `hints:on` und `match:money`.
refused-rated-open = Dein gewertetes Match gegen mich ist noch nicht zu Ende: { $table }.
refused-rated-cancel = Ein gewertetes Match gegen mich kann man nicht abbrechen. Mit `/resign` gibst du es auf.
refused-time-left = { $other } hat für diesen Zug noch { $left }. Danach darfst du mit `/claim` den Sieg beanspruchen.
refused-vacation = So viel Urlaub hast du nicht mehr: Von deinen { $most } Urlaubstagen für { $year } { $any ->
    [yes] hast du noch { $left }
   *[no] ist keiner übrig
}.
refused-clock = Die Uhr „{ $word }“ kenne ich nicht. Es gibt `clock:fast`, `clock:daily`, `clock:relaxed` und `clock:none`; wie du eine eigene stellst, erklärt `/help clock`.
refused-resigns-too-much = Mehr als { $most ->
    [1] ein einfaches Spiel kannst du hier nicht verlieren
    [2] das Doppelte kannst du hier nicht verlieren: `/resign double`
    [3] ein Backgammon kannst du hier nicht verlieren: `/resign backgammon`
   *[other] das { $most }-Fache des Einsatzes kannst du hier nicht verlieren
}.
refused-games-twice = Nenne jedes Spiel des Tavli nur einmal, zum Beispiel `games:portes,plakoto`.
refused-rules-contradict = Die Hausregeln „{ $rule }“ und „{ $other }“ widersprechen sich. Wähle eine davon.
refused-cube-here = { $game } wird ohne Dopplerwürfel gespielt.
refused-money-rules = Jacoby-Regel, Beaver, Raccoon und automatische Verdopplungen gibt es nur im Geldspiel mit Dopplerwürfel: `match:money`.
refused-custom-rule = Die Hausregel „{ $rule }“ gibt es nur bei { $games }.
refused-no-such-number = Einen Zug { $number } gibt es nicht: Die Liste hat { $count ->
    [one] einen Zug
   *[other] { $count } Züge
}. `/moves` zeigt sie.
refused-outdated = Das galt für einen anderen Zug. Es wurde nichts geändert.
refused-further-lines = Nur die erste Zeile zählt: ein Befehl pro Nachricht.
refused-edited = Ein Befehl gilt so, wie du ihn zuerst geschickt hast; Bearbeiten ändert nichts. Schick ihn bei Bedarf noch einmal.
refused-sealed = Ich konnte deine Nachricht nicht entschlüsseln: Der Schlüssel dazu ist nicht angekommen. Es ist nichts passiert; bitte schick sie noch einmal.
refused-plaintext = Dieser Raum ist verschlüsselt, deine Nachricht war es nicht, deshalb habe ich sie ignoriert. Schick sie bitte noch einmal; passiert das wieder, aktualisiere deine App.
refused-earlier-step = Diese Auswahl ist veraltet, darum ist nichts passiert. Das ist dein Zug bisher.
refused-no-step = Kein erlaubter Zug beginnt mit „{ $word }“.{ $known ->
    [yes] { " " }Meinst du { $meant }?
   *[no] { "" }
}
refused-nothing-entered = Du hast noch nichts eingegeben: Fang mit `/enter` an.
refused-not-whole = Das ist noch kein vollständiger Zug.
refused-no-table = Du hast hier keinen Tisch. `/newgame portes @friend` eröffnet einen, und mit `/play portes` spielst du gegen mich.
refused-claim-absent = { $other } ist nicht hier, und du darfst Leute von diesem Server entfernen. Deshalb kannst du { $table } nicht für dich beanspruchen: Bitte jemand anderen aus der Moderation, den Tisch zu schließen (`/endtable`), oder schließ ihn mit `/cancel`, wenn { $other } seit { $days } Tagen weg ist.
refused-claim-own-turn = Es gibt nichts zu beanspruchen: Du bist am Zug.
refused-yes-to-what = Was meinst du? { $command } bestätigt, wonach ich eben gefragt habe, { $other } nimmt am anderen Tisch an.
refused-nothing-to-answer = Gerade liegt nichts vor, was du annehmen oder ablehnen könntest.
refused-no-such-table = Hier gibt es keinen offenen Tisch „{ $name }“{ $own ->
    [none] .
   *[some] ; deine: { $names }.
}
refused-damaged = Am Tisch { $table } kann es nicht weitergehen: Die gespeicherten Daten sind beschädigt. Es wurde nichts geändert, deine anderen Partien gehen weiter. Wer diesen Bot betreibt, findet Näheres im Protokoll.
refused-not-seated = An diesem Tisch spielen nur { $who } und { $other }. { $own ->
    [some] Deine hier: { $names }.
   *[none] `/newgame` eröffnet deinen eigenen.
}
refused-not-moderator = Fremde Tische darf nur die Moderation schließen. Deinen eigenen beendest du mit `/cancel` oder `/resign`.
refused-endtable-own = An { $table } spielst du selbst, also darf nur jemand anderes aus der Moderation den Tisch schließen. Frag { $other } mit `/cancel`, ob ihr abbrecht, oder gib mit `/resign` auf.
refused-channel-language = Hier kann nur die Moderation die Sprache einstellen{ $on ->
    [discord] : Nötig ist das Recht, den Kanal oder den Server zu verwalten
    [matrix] : Nötig ist das Recht, Nachrichten anderer zu entfernen
   *[console] { "" }
}. Es wurde nichts geändert. Deine eigene Sprache wählst du zum Beispiel mit `/settings language:german`.
refused-rematch-there = { $table } wurde in { $place } gespielt: Gib `/rematch` dort ein.
refused-rematch-former = Dein Gegner ist nicht mehr dabei, also gibt es keine Revanche. Mit `/newgame` beginnst du eine neue Partie.
refused-mydata-here = Das würden hier alle lesen. Schreib { $command } in einem Direktchat mit mir.
refused-no-such-link = Diesen Code kenne ich nicht. Ein Code gilt einmal und 10 Minuten lang: Hol dir mit `/link` auf deinem anderen Konto einen neuen.
refused-link-same = Diesen Code hast du auf genau diesem Konto bekommen. Gib ihn auf deinem anderen ein.
refused-linked-already = Dieses Konto und { $first } sind schon verknüpft. `/me` zeigt deine Konten.
refused-linked-many = Du kannst höchstens { $count } Konten verknüpfen.
refused-link-opponents = Dieses Konto und { $first } sitzen sich am Tisch { $table } gegenüber. Beende zuerst diese Partie oder Einladung.
refused-not-linked = Dieses Konto ist mit keinem anderen verknüpft. `/link` gibt dir dafür einen Code.
refused-forget-linked = Du hast in der letzten Woche Konten verknüpft, deshalb lösche ich sie noch nicht gemeinsam. Warte noch { $wait }. Um nur dieses zu löschen, nutze erst `/unlink` und dann `/forget`.
refused-elsewhere = { $table } wird in { $place } gespielt. Mit { $here } holst du die Partie in einen anderen Kanal{ $across ->
    [yes] { "" }
   *[no] , in dem ihr beide seid
}.
refused-removed = Die Moderation hat { $table } aus dem Kanal entfernt. Mit { $here } setzt du die Partie in einem anderen Kanal fort.
refused-other-away = { $other } ist nicht hier und könnte der Partie nicht folgen. Es hat sich nichts geändert: Lade { $other } ein und gib { $here } danach noch einmal ein, oder in einem anderen Kanal, in dem ihr beide seid.
refused-not-played = Du hast keine laufende Partie „{ $name }“{ $own ->
    [none] .
   *[some] ; deine: { $names }.
}
refused-thread = Hier gibt es keine Threads.
refused-channel = Die Einstellungen dieses Kanals kann nur die Moderation ändern{ $on ->
    [discord] : Nötig ist das Recht, den Kanal oder den Server zu verwalten
    [matrix] : Nötig ist das Recht, Nachrichten anderer zu entfernen
   *[console] { "" }
}. Nichts wurde geändert. `/channel` allein zeigt sie.
refused-shrinking = Meine früheren Nachrichten kann ich hier nicht ändern, also bleiben alte Bretter stehen.
refused-only = `only:` legt auf einem Discord-Server fest, in welchem Kanal neue Partien beginnen. Hier gibt es nichts festzulegen.
refused-only-server = Wo auf diesem Server Partien beginnen, bestimmt nur, wer den Server verwalten darf.
refused-share = Hier lesen nur du und ich mit. Zum Teilen ist niemand da.
refused-elsewhere-only = Neue Partien beginnen in { $place }.
refused-thread-never = Partien in diesem Kanal bekommen keinen eigenen Thread. Lass `thread:on` weg.
refused-here-already = { $table } wird schon hier gespielt.
refused-here-asked = { $other } hat noch nicht zugestimmt. Die Partie zieht hierher um, sobald { $other } hier { $here } schreibt.
refused-nothing-to-move = Du hast in keinem anderen Kanal eine laufende Partie, die du hierher holen könntest.
refused-which = Welcher Tisch? Schreib { $names } dazu.
refused-none-fits = Das geht gerade an keinem deiner Tische hier:
state-line = __{ $table }__: { $state }
challenge-rated = gewertet
challenge-line = __{ $table }__ · { $who } · { $game }{ $to ->
    [game] { "" }
    [games] { " " }(Serie von { $length })
    [money] { " " }(Geldspiel)
   *[points] { " " }(auf { $length })
}{ $cube ->
    [on] , mit Dopplerwürfel
    [off] , ohne Dopplerwürfel
   *[usual] { "" }
}{ $custom ->
    [some] { " " }· { $rules }
   *[none] { "" }
}
state-challenge = { $command } · noch { $left }
state-own-challenge = { $command } zieht sie zurück · noch { $left }
state-challenge-across = anderswo /join { $word } oder !join { $word } · { $command } zieht sie zurück · noch { $left }
refused-number-of-what = Nummer { $number } wovon? { $command } spielt diesen deiner Züge.
refused-number-unclear = { $number } steht für zwei Züge: { $listed } in der Liste unter dem Brett und { $play } in der von `/moves`. Schreib den Zug selbst, zum Beispiel { $command }.
refused-no-such-move = Zug { $number } gibt es noch nicht: Inzwischen läuft Zug { $last }.
refused-no-game-yet = An diesem Tisch hat noch keine Partie begonnen.
refused-no-such-game = Eine Partie { $number } wurde an diesem Tisch nicht gespielt.
refused-yourself = Du kannst nicht gegen dich selbst spielen. Lade jemand anderen ein: `/newgame portes @friend`.
refused-clock-computer = Gegen mich spielst du ohne Uhr: Ich warte, so lange du willst. Lass `clock:` weg.
refused-playing-computer = In dieser Stärke spielst du schon gegen mich, am Tisch { $table }. Beende erst diese Partie oder gib sie mit `/resign` auf, oder wähle mit `level:` eine andere Stärke.
refused-played-many = Du hast in der letzten Stunde { $count } Partien gegen mich begonnen. Warte { $wait } oder spiel eine davon weiter.
refused-block-former = Dein Gegner dort ist endgültig gegangen, also gibt es niemanden zu blockieren.
refused-block-bot = Mich kannst du nicht blockieren. Wenn du nicht gegen mich spielen willst, dann benutz `/play` einfach nicht.
refused-not-welcome = { $other } nimmt diese Einladung nicht an. Du kannst jemand anderen einladen.
refused-invited-full = { $other } hat schon zu viele offene Einladungen. Versuch es wieder, wenn einige davon beantwortet sind.
refused-block-yourself = Du kannst dich nicht selbst blockieren.
refused-blocked-many = Du hast schon { $count } Leute blockiert. Hebe zuerst eine Blockierung auf; `/block` zeigt alle.
refused-blocked-already = Du hast { $who } schon blockiert.
refused-not-blocked = Du hast { $who } nicht blockiert.
refused-other-bot = { $other } ist ein Bot und kann nicht spielen. Lade einen Menschen ein, `/newgame portes @friend`, oder spiel gegen mich: `/play portes`.
refused-playing-already = Ihr beide spielt am Tisch { $table } schon { $game }. Spielt das erst zu Ende, gebt es mit `/resign` auf oder brecht es mit `/cancel` ab, oder nehmt ein anderes Spiel.
refused-too-fast = Das ist mir zu schnell. Es wurde nichts geändert; warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versuch es noch einmal.
refused-busy = Ich arbeite noch an deinen früheren Fragen. Frag noch einmal, sobald du diese Antworten hast.
refused-posts = Das wäre für die anderen hier eine Nachricht zu viel. Warte noch { $wait }; spielen kannst du jederzeit.
refused-invited-again = Aus deiner letzten Einladung an { $other } ist keine Partie geworden. Warte noch { $wait }, bevor du wieder einlädst.
refused-invited-many = Du hast schon { $count } Leute eingeladen. Warte noch { $wait }, bevor du jemand anderen einlädst.
refused-invited-here = Hier gab es in der letzten Stunde { $count } Einladungen. Warte noch { $wait } bis zur nächsten.
refused-challenged-many = Du hast schon { $count } Einladungen verschickt. Warte noch { $wait } mit der nächsten offenen Einladung.
refused-challenges-many = Du hast hier schon { $count } offene Einladungen: { $names }. `/cancel` zieht eine davon zurück.
refused-challenges-full = Hier gibt es schon { $count } offene Einladungen. `/games` zeigt sie, mit `/join` nimmst du eine an.
refused-challenge-alone = Außer dir liest hier niemand mit. Lade jemanden ein: `/newgame portes @friend`. Oder spiel gegen mich: `/play portes`.
refused-roles = `for:` gibt es nur auf Discord, weil nur dort Mitglieder Rollen haben. Lass es weg, dann können alle hier mitspielen.
refused-no-role = Die Rolle „{ $word }“ finde ich nicht. Wähle sie aus der Liste, die Discord bei `for:` zeigt.
refused-level-of-person = Eine Spielstärke gibt es nur in Partien gegen mich: { $right }.
refused-role-and-opponent = `for:` legt fest, wer eine offene Einladung annehmen darf. Lass entweder das weg oder den Gegner.
refused-no-challenge = Hier gibt es keine offene Einladung. `/newgame portes` fragt, wer mitspielt.
refused-no-such-challenge = Hier gibt es keine offene Einladung „{ $name }“{ $open ->
    [none] . Ein Code aus einem anderen Kanal oder von einem anderen Server hat drei Teile, wie `fig-1-7KQ2MPX4`. `/newgame portes` fragt, wer mitspielt.
   *[some] . Offen ist:
}
refused-own-challenge = Das ist deine eigene offene Einladung: Jemand anderes muss sie annehmen. { $cancel } zieht sie zurück.
refused-challenge-role = Hier können nur Mitglieder mit der Rolle „{ $role }“ mitspielen. `/newgame portes` fragt, wer sonst Lust hat.
refused-challenge-blocked = Du hast { $who } blockiert. Möchtest du trotzdem spielen, hebe das zuerst mit `/unblock` auf.
refused-challenge-closed = Hier kannst du nicht mitspielen. `/newgame portes` fragt, wer sonst Lust hat.
refused-challenge-taken = { $who } war schneller. `/newgame portes` fragt, wer sonst Lust hat.
refused-challenge-over = Diese offene Einladung gilt nicht mehr. `/newgame portes` fragt, wer mitspielt.
refused-not-your-challenge = Diese offene Einladung kann nur { $who } zurückziehen.
refused-across-and-opponent = `across:yes` erzeugt einen Code für jemanden in einem anderen Kanal oder auf einem anderen Server. Lass also den Gegner und `for:` weg.
refused-codes-open = Du hast hier schon { $count } offene Codes: { $names }. `/cancel` zieht einen zurück.
refused-codes-wrong = Das waren zu viele falsche Codes. Warte noch { $wait }, bevor du es wieder versuchst.
refused-no-such-code = Diesen Code kenne ich nicht. Prüfe, ob du dich vertippt hast, oder lass dir einen neuen schicken.
refused-code-over = Dieser Code gilt nicht mehr. Lass dir einen neuen schicken. Den erzeugt `/newgame portes across:yes`.
refused-own-code-over = Dieser Code gilt nicht mehr. Einen neuen erzeugt `/newgame portes across:yes`.
refused-own-code = Das ist dein eigener Code. Schick ihn weiter: Damit kann jemand in einem anderen Kanal oder auf einem anderen Server mitspielen.
refused-say-here = { $other } spielt auch hier: Schreibt euch einfach. `/say` ist für Gegner in einem anderen Kanal oder auf einem anderen Server.
refused-say-long = Das ist zu lang für `/say`: höchstens { $most } Zeichen.
refused-say-link = Links gebe ich nicht weiter. Sag es ohne.
refused-say-off = { $other } liest keine Nachrichten von Gegnern. Ändern kann das nur { $other }, mit der Einstellung `talk:on`.
refused-say-unreachable = { $other } ist gerade nicht erreichbar, daher wurde nichts weitergegeben. Sag es noch einmal, wenn die Partie weitergeht.
refused-offers = Du hast seit dem letzten Wurf schon { $count } Angebote gemacht. Nach dem nächsten Wurf kannst du wieder eins machen.
refused-too-many = Du hast hier schon { $count } offene Tische; beende zuerst einen davon.
refused-pass = Wenn du keinen erlaubten Zug hast, setzt du automatisch aus.

## Antworten

done-not-confirmed = Gut, es bleibt alles, wie es ist.
done-moves = { $roll }: { $count ->
    [one] ein erlaubter Zug
   *[other] { $count } erlaubte Züge
}{ $shown ->
    [all] . Zieh mit `/move` und der Nummer.
   *[some] , hier die ersten { $limit }. `/moves { $start }` zeigt alle, die bei { $start } beginnen.
}
done-moves-picture = Im Bild: die ersten { $count } von { $all }.
refused-moves-many = { $roll } lässt sich auf zu viele Arten für eine Liste spielen. Mit `/enter` spielst du Stein für Stein, oder schreib den ganzen Zug hinter `/move`.
done-moves-none = Kein erlaubter Zug mit { $roll } beginnt bei „{ $start }“; `/moves` zeigt alle { $count }.
hint-plays = { $roll }: die besten Züge zuerst, mit ihrer Nummer für `/move`.
hint-play = { $number }. { $play }: Equity { $equity }{ $is-best ->
    [yes] { "" }
   *[no] { " " }(−{ $lost })
}. Siege { $win } %{ $kind ->
    [gammon] , Gammons { $high } %, verlorene Gammons { $low } %
    [double] , doppelt { $high } %, doppelt verloren { $low } %
    [many] ; ein Sieg zählt im Schnitt { $win-counts }, eine Niederlage { $loss-counts }
   *[single] { "" }
}.
equity-note = Equity: Punkte, die man im Schnitt gewinnt{ $cube ->
    [with] , mit Dopplerwürfel
    [without] , ohne Dopplerwürfel
   *[none] { "" }
}{ $match ->
    [yes] , bei diesem Stand
   *[no] { "" }
}{ $unit ->
    [cube] ; 1 ist der Wert des Dopplerwürfels
   *[game] { "" }
}.
hint-double = { $advice ->
    [double] __{ $again ->
        [yes] Redopple
       *[no] Verdopple
    }__, und dein Gegner sollte { $answer ->
        [drop] passen: Das ist dir +1,000 wert.
       *[take] annehmen: Das ist dir { $double } wert.
    } Nur zu würfeln ist { $roll } wert.
    [too-good] __Würfle__: Du stehst zu gut zum { $again ->
        [yes] Redoppeln
       *[no] Verdoppeln
    }. Weiterzuspielen ist dir { $roll } wert. Dein Gegner würde passen, für +1,000.
   *[roll] __{ $again ->
        [yes] Nicht redoppeln
       *[no] Nicht verdoppeln
    }__: Nur zu würfeln ist dir { $roll } wert, zu { $again ->
        [yes] redoppeln
       *[no] verdoppeln
    } { $double }.
} (Punkte im Schnitt; 1 ist der Wert des Dopplerwürfels.)
hint-take = { $best ->
    [take] __Nimm an__: Weiterzuspielen ist dir { $take } wert, zu passen −1,000.
    [beaver] __Beaver__: Die Verdopplung war ein Fehler. Weiterzuspielen ist dir { $take } wert.
   *[drop] __Passe__: Das ist dir −1,000 wert, weiterzuspielen { $take }.
} (Punkte im Schnitt; 1 ist der Wert des Dopplerwürfels.)
hint-action = { $action ->
    [accept] __Nimm__ das Angebot __an__.
    [decline] __Lehne__ das Angebot __ab__: Die Partie ist für dich mehr wert.
    [go-on] __Spiel__ aus dieser Stellung __weiter__.
    [set-up] __Stell neu auf__.
   *[roll] __Würfle__: Sonst ist nichts zu entscheiden.
}
position-terms = { $game } ({ $length ->
    [0] { "" }
   *[other] Match auf { $length }: Weiß { $white }, Schwarz { $black }{ $crawford ->
        [yes] , Crawford-Partie
       *[no] { "" }
    }{ $value ->
        [1] { "" }
       *[other] ;{ " " }
    }
}{ $value ->
    [1] { "" }
   *[other] { $owner ->
        [white] Weiß hat den Dopplerwürfel auf { $value }
        [black] Schwarz hat den Dopplerwürfel auf { $value }
       *[nobody] Dopplerwürfel in der Mitte, auf { $value }
    }
})
position-plays = { $game }, { $roll }: die besten Züge für Weiß zuerst.
position-no-play = { $game }: Weiß kann mit { $roll } nicht ziehen.
position-chances = { $game }, { $doubled ->
    [yes] Weiß hat verdoppelt
   *[no] Weiß ist am Wurf
}. Siege { $win } %{ $kind ->
    [gammon] , Gammons { $high } %, verlorene Gammons { $low } %{ $has-triple ->
        [yes] { " " }(Backgammons { $triple-won } % und { $triple-lost } %)
       *[no] { "" }
    }; Equity ohne Dopplerwürfel { $equity }
    [double] , doppelt { $high } %, doppelt verloren { $low } %; Equity { $equity }
    [many] ; ein Sieg zählt im Schnitt { $win-counts }, eine Niederlage { $loss-counts }; Equity { $equity }
   *[single] ; Equity { $equity }
}.
position-cube = { $again ->
    [yes] __{ $action ->
        [double-take] Redoppeln, annehmen
        [double-drop] Redoppeln, passen
        [too-good] Zu gut zum Redoppeln, passen
        [beaver] Nicht redoppeln, Beaver
       *[no-double] Nicht redoppeln, annehmen
    }.__ Nicht redoppelt { $roll } · Redoppelt und { $action ->
        [beaver] Beaver
       *[other] angenommen
    } { $double } · Redoppelt und gepasst +1,000
   *[no] __{ $action ->
        [double-take] Verdoppeln, annehmen
        [double-drop] Verdoppeln, passen
        [too-good] Zu gut zum Verdoppeln, passen
        [beaver] Nicht verdoppeln, Beaver
       *[no-double] Nicht verdoppeln, annehmen
    }.__ Nicht verdoppelt { $roll } · Verdoppelt und { $action ->
        [beaver] Beaver
       *[other] angenommen
    } { $double } · Verdoppelt und gepasst +1,000
}
position-no-cube = __{ $why ->
    [black] Der Dopplerwürfel gehört Schwarz, Weiß kann nicht verdoppeln.
    [dead] Bei diesem Stand bringt der Dopplerwürfel Weiß nichts.
   *[crawford] In der Crawford-Partie darf niemand verdoppeln.
}__ Equity { $roll }.
refused-no-position = „{ $id }“ ist keine Stellung. Schick eine Positions-ID von GNU Backgammon, zum Beispiel `/position 4HPwATDgc/ABMA`, eine XGID oder das JSON, das `kafenio legal` liest.
refused-no-such-part = Diese Regeln haben { $of } Teile. Ohne Nummer kommt die erste Seite.
refused-position-json = Dieses JSON kann ich nicht lesen: { $why }.
refused-position-of-table = Diese Stellung gehört zu einer Partie zwischen Menschen, die noch läuft. Tipps gibt es nur in Partien gegen den Computer (`/play` beginnt eine) und in solchen, die mit `hints:on` begonnen haben.
decimal-mark = ,
refused-hint-among-people = Tipps gibt es in Partien gegen den Computer (`/play` beginnt eine) und in solchen, die mit `hints:on` begonnen haben. Hier zeigt `/moves`, was du ziehen kannst.
hint-apart = Den Tipp habe ich dir als Direktnachricht geschickt.
refused-analyse = { $given ->
    [yes] Dieses Match hat keine beendete Partie mit dieser Nummer.
   *[no] An diesem Tisch ist noch keine Partie zu Ende.
} `/analyse` untersucht beendete Partien.
refused-analyse-file = `/analyse` und `/report` sind für Partien, die hier gespielt wurden. Für ein Match aus einer Datei gibt es `/import`.
analysis-heading = Analyse von Partie { $number }: { $game }
analysis-heading-match = Analyse des { $session ->
    [yes] Geldspiels
   *[no] Matches
}, { $count } Partien
analysis-player = __{ $who }__: { $count ->
    [0] nichts zu beurteilen
   *[other] Fehlerquote { $lost }{ $words }
}, Glück { $luck }.{ $cube ->
    [0] { $count ->
        [0] { "" }
        [one] { " " }1 Entscheidung.
       *[other] { " " }{ $count } Entscheidungen.
    }
   *[other] { $plays ->
        [0] { " " }Doppler { $cube-lost } ({ $cube }).
       *[other] { " " }Züge { $plays-lost } ({ $plays }), Doppler { $cube-lost } ({ $cube }).
    }
}
analysis-not-judged = __{ $who }__: keine Fehlerquote, denn die Analyse rechnet nicht weiter voraus als diese Stufe. Glück { $luck }.
analysis-luck-adjusted = Ohne Glück: { $even ->
    [yes] ausgeglichen
   *[no] { $who } { $adjusted } { $match ->
        [yes] % Matchchance
       *[no] Punkte
    }
}. Tatsächlich: { $drawn ->
    [yes] ausgeglichen
   *[no] { $winner } { $gained }{ $match ->
        [yes] { " " }%
       *[no] { "" }
    }
}.
rating = { $rating ->
    [few] { "" }
    [supernatural] { " " }(übermenschlich)
    [world-class] { " " }(Weltklasse)
    [expert] { " " }(sehr stark)
    [advanced] { " " }(stark)
    [intermediate] { " " }(gut)
    [casual] { " " }(ordentlich)
    [beginner] { " " }(schwach)
   *[awful] { " " }(sehr schwach)
}
analysis-opening-roll = der Eröffnungswurf
analysis-luckiest = Größtes Glück: { $roll } in Zug { $turn }, { $who } ({ $luck }).
analysis-unluckiest = Größtes Pech: { $roll } in Zug { $turn }, { $who } ({ $luck }).
analysis-mistakes = { $whose ->
    [yours] Deine größten Fehler:
    [named] Die größten Fehler von { $who }:
   *[all] Die größten Fehler:
}
analysis-no-mistakes = { $whose ->
    [yours] Keine deiner Entscheidungen kostete 0,02 oder mehr. Gut gespielt!
    [named] Keine Entscheidung von { $who } kostete 0,02 oder mehr. Gut gespielt!
   *[all] Keine Entscheidung kostete 0,02 oder mehr.
}
analysis-play = { $game ->
    [0] Zug { $turn }
   *[other] Partie { $game }, Zug { $turn }
}, { $who } { $roll }: { $played } (−{ $lost }). Am besten: { $best }.
analysis-cube = { $game ->
    [0] Zug { $turn }
   *[other] Partie { $game }, Zug { $turn }
}, { $who }: { $what ->
    [no-double] verpasste Verdopplung
    [no-redouble] verpasstes Redouble
    [double] falsch verdoppelt
    [redouble] falsch redoppelt
    [take] falsch angenommen
   *[drop] falsch gepasst
} (−{ $lost }).
analysis-resignation = { $game ->
    [0] Zug { $turn }
   *[other] Partie { $game }, Zug { $turn }
}, { $who }: { $what ->
    [accept] Aufgabe angenommen
   *[resign] aufgegeben
} (−{ $lost }). { playing-on }
playing-on = Aufgeben: { $result }. Weiterspielen: { $equity } ({ $chance } % Siege).
analysis-units = Fehlerquote: Tausendstel Punkte pro Entscheidung. Glück: Punkte.{ $turned ->
    [yes] { " " }Verluste in Einheiten des Dopplers.
   *[no] { "" }
}
analysis-picture = Bretter zu Zug { $turn }: 1 der beste Zug, 2 der gespielte.
# `/stats`: what somebody's games add up to. `words` is a rating, or nothing.
stats-heading = { $own ->
    [yes] Deine Partien{ $latest ->
        [0] :
       *[other] { " " }an deinen letzten { $latest } Tischen:
    }
   *[no] Partien von { $who } hier und gegen dich{ $latest ->
        [0] :
       *[other] , an den letzten { $latest } Tischen:
    }
}
stats-game = __{ $game }__: { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}, { $won } gewonnen, { $points } { $one ->
    [yes] Punkt
   *[no] Punkte
}.{ $judged ->
    [0] { "" }
   *[other] { " " }Fehlerquote { $lost }{ $words }, Glück { $luck } pro Partie ({ $judged } analysiert).
}
rating-points = { $points }{ $settled ->
    [yes] { "" }
   *[no] { " " }±{ $deviation }, neu
}
stats-rating = __{ $game }__, Wertungszahl: { $rating }{ rank-here }
rank-here = { $rank ->
    [0] { "" }
   *[other] , hier Platz { $rank }
}
rating-curve = Wertungszahl über { $count } Matches: { $rating }{ rank-here }
rating-curve-alt = { $who }, { $game }, Wertungszahl: { $rating }{ rank-here }. Nach jedem von { $count } gewerteten Matches, das älteste zuerst: { $history }.
rated-stakes = Gewertet: { $who } { $won } / { $lost }{ $computer ->
    [yes] { "" }
   *[no] , { $other } { $otherwon } / { $otherlost }
}. Zählt ab je 8 Zügen.
rated-in-vain = Gewertet, zählt aber nicht mehr: { $why ->
    [pair] Ihr beide habt in 30 Tagen schon 10 gewertete Matches gespielt
    [computer] Du hast an einem Tag schon 3 gewertete Matches gegen mich gespielt
   *[former] Jemand hat das Konto gelöscht
}.
rated-result = Wertung: { $who } { $rating }{ $computer ->
    [yes] { "" }
   *[no] , { $other } { $otherrating }
}.
rated-not = Die Wertung bleibt, wie sie ist: { $why ->
    [turns] Jemand von euch war weniger als achtmal am Zug
    [pair] Ihr beide habt in 30 Tagen schon 10 gewertete Matches gespielt
    [computer] Du hast an einem Tag schon 3 gewertete Matches gegen mich gespielt
    [absence] Wer mehrere Matches in einer Abwesenheit durch Zeit verliert, verliert nur im ersten Wertungspunkte
    [tournament] Das Turnier hat das Match entschieden
   *[former] Jemand hat das Konto gelöscht
}.
time-day = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
## Turniere
tournament-name = { $kind ->
    [cup] { $game }-Pokal
   *[league] { $game }-Liga
}
tournament-heading = 🏆 __{ $name }__ · { $season ->
    [0] { "" }
   *[other] Saison { $season } · { "" }
}{ $to ->
    [game] einzelne Partien
    [games] Serien von { $length } Partien
   *[points] Matches auf { $length } Punkte
}{ $lives ->
    [0] { "" }
    [one] { " · " }1 Leben
   *[other] { " · " }{ $lives } Leben
}{ $rated ->
    [yes] { " · " }gewertet
   *[no] { "" }
}{ $cube ->
    [yes] { " · " }mit Dopplerwürfel
   *[no] { "" }
}
tournament-starts = Beginn: { $day }, { $time } Uhr UTC{ $more ->
    [0] .
    [one] , wenn noch mindestens eine Person mitmacht.
   *[other] , wenn noch mindestens { $more } Personen mitmachen.
}
tournament-expected-end = Schluss ist etwa am { $day }.
tournament-expected = Mit { $count } Personen endet es um den { $day }.
tournament-joined = Dabei ({ $count } von höchstens { $most }):
tournament-joinable = Mitmachen könnt ihr, bis jemand ausgeschieden ist.
tournament-next-season = Wer bis zum Ende gespielt hat, ist wieder dabei; { $leave }, wenn du nicht mitspielen willst.
tournament-last-season = Letzte Saison:
tournament-lives = { $lives ->
    [one] 1 Leben:
   *[other] { $lives } Leben:
}
tournament-still-in = Noch dabei:
tournament-out = Ausgeschieden:
tournament-playing = Es spielen:
tournament-own = Deine Matches:
tournament-running = { $count ->
    [one] Ein Match läuft.
   *[other] { $count } Matches laufen.
}
tournament-waiting = Wartet auf den nächsten Gegner:
tournament-pair = { $who } – { $other } ({ $table })
tournament-of-match = __{ $name }__ · { $rated ->
    [yes] gewertet
   *[no] nicht gewertet
}
tournament-division = __Gruppe { $number }__
tournament-line = { $rank }. { $who }: { $kind ->
    [cup] { $won }–{ $lost }
   *[league] __{ $points }__ ({ $won }–{ $lost })
}{ $withdrawn ->
    [left] { " · " }ausgestiegen
    [silent] { " · " }nicht angetreten
    [removed] { " · " }ausgeschlossen
   *[no] { "" }
}
tournament-ends = Es endet spätestens am { $day }.
tournament-who-beat-whom = { $name }: wer wen besiegt hat
tournament-results = { $kind ->
    [cup] +5: gegen Nummer 5 gewonnen; −2: gegen Nummer 2 verloren
   *[league] Punkte aus jeder Partie; 0: verloren
}
tournament-won = { $who } gewinnt!
tournament-shared = Den Sieg teilen sich:
tournament-lives-left = { $who } { $lives ->
    [0] scheidet aus dem Pokal aus.
    [one] hat noch 1 Leben.
   *[other] hat noch { $lives } Leben.
}
tournament-goes-on = { $who }, du bist weiter; ich rufe dich, sobald es weitergeht.
tournament-nobody = Niemand ist mehr dabei, also gewinnt niemand.
tournament-cancelled = Abgesagt.
tournament-drawn = __{ $name }:__ { $who } gegen { $other } (bis { $day }).
tournament-silent = __{ $name }:__ { $who } hat { $hours } Stunden lang nicht gezogen und scheidet aus.
tournament-unbegun = __{ $name }:__ { $who } hat hier { $hours } Stunden lang nicht gezogen, das Match geht an { $other }.
tournament-time-up = __{ $name }:__ Die Zeit von { $who } ist seit einem Tag abgelaufen, das Match geht an { $other }.
tournament-late = __{ $name }:__ Dieses Match dauert zu lange. { $who } hat { $other } länger warten lassen, es geht an { $other }.
tournament-first-turn = { $who }, zieh { $hours ->
    [one] in der nächsten Stunde
   *[other] in den nächsten { $hours } Stunden
} zum ersten Mal, sonst geht das Match an { $other }.
tournament-call = __{ $name }:__ Eure Matches beginnen. Wer am Zug ist, zieht in den nächsten { $hours } Stunden zum ersten Mal, sonst ist das Match verloren.
tournament-reminder = __{ $name }:__ { $who }, für deinen ersten Zug bleibt dir noch { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}. Sonst ist das Match verloren:
told-tournament-annulled = __{ $name }:__ { $who } { $why ->
    [left] ist aus der Liga ausgestiegen
    [silent] hat nicht gezogen und ist aus der Liga ausgeschieden
   *[removed] wurde aus der Liga ausgeschlossen
}. Die Matches gegen { $who } zählen nicht für die Tabelle.
told-tournament-left = __{ $name }{ $counts ->
    [yes] { "" }
   *[no] { " " }(zählt nicht)
}:__
told-tournament-out = __{ $name }{ $counts ->
    [yes] { "" }
   *[no] { " " }(zählt nicht)
}:__ { $who } wurde ausgeschlossen.
told-tournament-removed = __{ $name }:__ { $who } hat { $other } ausgeschlossen.
told-tournament-few = __{ $name }:__ abgesagt, weil sich weniger als { $least } Personen gemeldet haben.
told-tournament-ended = __{ $name }:__ { $who } hat abgesagt.{ $playing ->
    [yes] { " " }Begonnene Matches gehen weiter, zählen aber nicht mehr für das Turnier.
   *[no] { "" }
}
next-tournament = Mitmachen: { $join }.
next-tournament-elsewhere = Aus einem anderen Kanal oder von einer anderen Plattform: /join { $word } auf Discord, !join { $word } auf Matrix.
done-tournament-opened = Du bist dabei und leitest das Turnier. { $start } startet es früher, { $end } sagt es ab.
done-tournament-joined = { $name }: Du bist dabei, bisher seid ihr { $count }. Ich rufe dich, wenn dein erstes Match beginnt.
done-tournament-left = { $name }: Du bist ausgestiegen{ $ended ->
    [yes] { "" }. Es ist niemand übrig, also fällt das Turnier aus
   *[no] { "" }
}.{ $runs ->
    [yes] { " " }Du leitest es weiter, und die Moderation auch.
   *[no] { "" }
}
done-tournament-started = { $name }: Es geht los, hier kommen die ersten Matches.
once-more-tournament-leave = Du könntest nicht zurück{ $count ->
    [0] .
    [one] , und { $counts ->
        [yes] dein Match wäre verloren.
       *[no] deine Matches würden nicht zählen.
    }
   *[other] , und { $counts ->
        [yes] deine { $count } Matches wären verloren.
       *[no] deine Matches würden nicht zählen.
    }
} Sicher? { $command } steigt aus.
once-more-tournament-leave-early = { $name }: Du würdest aussteigen. Sicher? { $command } steigt aus.
once-more-tournament-remove = { $who } könnte nicht zurück. Sicher? { $command } schließt aus.
once-more-tournament-end = Dann gibt es keinen Sieger. Sicher? { $command } sagt es ab.
choice-tournament-leave = Aussteigen
choice-tournament-start = Jetzt starten
choice-tournament-end = Absagen
refused-no-tournament = { $kind ->
    [cup] Hier läuft kein Pokal. { $open } eröffnet einen: Wer ein Match verliert, verliert ein Leben.
   *[league] Hier läuft keine Liga. { $open } eröffnet eine: Alle spielen in vier Wochen gegen alle.
}
refused-tournament-here = Hier läuft noch ein Turnier: { $name }. { $show } zeigt es; das nächste geht erst danach.
refused-tournament-person = Mitmachen muss jeder selbst: Lass den Namen weg, die anderen schreiben `/cup join`.
refused-tournament-alone = Ein Turnier braucht einen Kanal, in dem mindestens 4 Personen mitlesen.
refused-tournament-clock = Ein Turnier braucht eine Uhr, sonst endet es vielleicht nie. Lass `clock:none` weg.
refused-tournament-cube = In einer einzelnen Partie gibt es hier keinen Dopplerwürfel. Nimm ein Match, zum Beispiel `/cup backgammon 3 cube:on`.
refused-sign-up = Mitmachen kann man 5 Minuten bis 3 Tage lang, wie mit `starts:1d`.
refused-tournament-joined = Du bist schon dabei.
refused-tournament-out = Du bist ausgeschieden und kannst nicht zurück. Beim nächsten Turnier bist du willkommen.
refused-tournament-full = Es ist voll.
refused-tournament-which = Wo möchtest du mitmachen?
refused-tournament-options = Wie gespielt wird, steht beim Eröffnen fest, zum Beispiel mit { $open }.
refused-tournament-begun = { $kind ->
    [cup] Zu spät: Es ist schon jemand ausgeschieden.
   *[league] Zum Mitmachen ist es zu spät: Es hat schon begonnen.
}
refused-tournament-not-in = Du bist nicht dabei.
refused-not-organiser = Das darf nur, wer es eröffnet hat, oder die Moderation.
refused-tournament-running = Es läuft schon.
refused-tournament-few = Es braucht mindestens { $least } Personen; { $more ->
    [one] eine fehlt
   *[other] { $more } fehlen
} noch.
refused-tournament-whom = Wen? Zum Beispiel { $remove }.
refused-tournament-name = Schreib den Namen mit @: { $remove }.
refused-tournament-remove-self = Selbst steigst du mit { $leave } aus.
refused-tournament-remove-opponent = Du spielst darin gegen { $who }, also darf das nur jemand anders aus der Moderation.
refused-tournament-joins = Du bist oft genug ein- und ausgestiegen: Warte auf das nächste.
refused-tournament-no-entrant = { $who } ist nicht dabei.
refused-tournament-cancel = Ein Turniermatch kann man nicht absagen. `/resign` gibt es auf; mit { $leave } steigst du aus dem Turnier aus.

top-month = { $given ->
    [yes] { $game }, dieser Monat
   *[no] Dieser Monat
}
top-month-line = { $rank }. { $who }: __{ $points }__ ({ $won } gewonnen, { $lost } verloren)
top-month-rules = Gewertetes Match: Sieg 2 Punkte, Niederlage 1; gegen dieselbe Person zählen höchstens 3. Noch { $left }.
top-month-none = In diesem Monat ist hier kein gewertetes Match { $given ->
    [yes] { $game }{ " " }
   *[no] { "" }
}zu Ende gegangen. Lade jemanden ein: `/newgame portes @friend rated`.
month-best = Die Besten im { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}:
month-new = Der { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} beginnt bei null.
top-ratings = Wertungszahlen, { $game }
top-ratings-line = { $rank }. { $who }: __{ $rating }__ ({ $count } Matches)
top-ratings-rules = In der Liste steht, wer 5 gewertete Matches gegen 3 Leute hat, das letzte in den letzten 90 Tagen und eines davon hier.
top-ratings-none = In { $game } steht noch niemand in der Liste. Dazu gehören 5 gewertete Matches gegen 3 Leute, das letzte in den letzten 90 Tagen und eines davon hier.
top-own = Du: { $rating }
column-points = Punkte
column-won = Gewonnen
column-not-won = Verloren
column-rating = Wertungszahl
column-matches = Gespielt
column-won-lost = S–N
month-play = Niedrigste Fehlerquote, { $game }:
top-rank = { $rank }.
top-play = Fehlerquoten in { $game }
top-play-units = Tausendstel Punkte Verlust pro Entscheidung, über die letzten { $most } Entscheidungen in gewerteten Matches. Weniger ist besser.
top-play-none = In { $game } steht noch niemand in der Liste. Dazu gehören { $least } Entscheidungen in gewerteten Matches, das letzte davon in den letzten 90 Tagen und eines hier.
error-rate-of = { $who }: __{ $rate }__{ $words }, { $count } Entscheidungen
column-error-rate = Fehlerquote
column-decisions = Entscheidungen
choice-top-month = Monat
choice-top-ratings = Wertung
choice-top-play = Spiel
top-others = Andere Listen: { $one }, { $other }
stats-units = Fehlerquote: Tausendstel Punkte Verlust pro Entscheidung, in Partien, die in den letzten 90 Tagen analysiert wurden.
stats-me = Über meine eigenen Partien führe ich kein Buch. `/stats` zeigt deine, auch die gegen mich.
stats-none = { $own ->
    [yes] Du hast noch keine Partie { $given ->
        [yes] { $game }{ " " }
       *[no] { "" }
    }beendet. Mit `/play` fängst du sofort eine an.
   *[no] Ich kenne keine beendete Partie { $given ->
        [yes] { $game }{ " " }
       *[no] { "" }
    }von { $who } hier oder gegen dich.
}
stats-analyse = Mit `/analyse` zählt eine beendete Partie für deine Fehlerquote.
stats-title = { $game }: { $count } analysierte Partien
stats-lost = Fehlerquote (Linie: Mittel aus fünf Partien)
stats-luck = Glück, aufsummiert, in Punkten
stats-alt = { $who }, { $game }, { $count } analysierte Partien, die älteste zuerst. Fehlerquoten: { $lost }. Glück in Punkten: { $luck }.

## The report on a match, a page for the browser

done-report = { $count ->
    [one] Der Bericht über die beendete Partie
   *[other] Der Bericht über die { $count } beendeten Partien
}{ $open ->
    [yes] { " " }dieses Matches; die laufende Partie ist nicht dabei
   *[no] { "" }
}. Lade die Datei herunter und öffne sie im Browser.
done-report-not-sent = Der Bericht ist fertig, aber der Server nimmt die Datei nicht an. Bitte versuch es später noch einmal.
refused-report = An diesem Tisch ist noch keine Partie zu Ende. `/report` berichtet über beendete Partien.
report-title = { $who } – { $other }
report-match = { $game }{ $to ->
    [game] { "" }
    [games] , eine Serie von { $length ->
        [one] 1 Partie
       *[other] { $length } Partien
    }
    [money] , ein Geldspiel
   *[points] , ein Match auf { $length ->
        [one] 1 Punkt
       *[other] { $length } Punkte
    }
}{ $open ->
    [yes] , noch nicht zu Ende
   *[no] { "" }
}
report-left-out = Analysiert sind nur die Partien { $first } bis { $last }: höchstens 25 von einem Match.
report-legend = Kostet eine Entscheidung mindestens 0,02 Punkte, gilt sie als Fehler, ab 0,08 Punkten als grober Fehler. Die Bewertung stammt von Kafenios Computerspieler; er rechnet voraus, kann sich aber irren. Mit jedem Wurf sieht er etwas weiter; deshalb ergeben Glück und Fehler zusammen nicht genau die Kurve.
report-games = Partien
report-chances = Gewinnchance von { $who } (durchgezogene Linie) und Equity bei diesem Stand (gestrichelte Linie). { $cube ->
    [yes] 1 ist der Wert des Dopplerwürfels.
   *[no] Ein einfaches Spiel zählt 1 Punkt.
} Markierungen sind Fehler, ausgefüllte sind grobe Fehler.
report-chances-alt = Gewinnchance von { $who }: { $start } % am Anfang, { $low } % am Tiefpunkt, { $high } % am Höhepunkt, { $end } % am Ende. Die Equity liegt zwischen { $least } und { $most }.
report-first = Erste Stellung
report-previous = Vorige Stellung
report-next = Nächste Stellung
report-last = Letzte Stellung
report-slider = Stellung
report-next-mistake = Nächster Fehler
report-keys = Mit den Pfeiltasten gehst du durch die Partie; du kannst auch über das Brett wischen.
report-step = Stellung { $step } von { $count }
report-start = Der Beginn der Partie
report-turn = { $number }. { $who }{ rolled-before-colon }: { $done }
report-mistake = { $kind ->
    [blunder] __Grober Fehler__
   *[mistake] __Fehler__
}{ $what ->
    [play] { " " }(−{ $lost }). Am besten: { $best }.
    [no-double] : verpasste Verdopplung (−{ $lost }).
    [no-redouble] : verpasstes Redouble (−{ $lost }).
    [double] : falsch verdoppelt (−{ $lost }).
    [redouble] : falsch redoppelt (−{ $lost }).
    [take] : falsch angenommen (−{ $lost }).
    [drop] : falsch gepasst (−{ $lost }).
    [accept] : Aufgabe angenommen (−{ $lost }). { playing-on }
   *[resign] : aufgegeben (−{ $lost }). { playing-on }
}
report-better = Besser: { $play }
report-luck = Glück: { $luck }
report-opening-luck = Glück beim Eröffnungswurf: { $who } { $luck }
report-evaluation = { $who }: Gewinnchance { $chance } %, Equity { $equity }{ $cube ->
    [1] { "" }
   *[other] { " " }(Dopplerwürfel auf { $cube })
}
report-mistakes = Alle Fehler, die größten zuerst
report-made = Erstellt von Kafenio. Diese Seite braucht kein Internet: Sie lädt nichts nach und sendet nichts.
done-in-thread = Erledigt; { $table } geht { $thread ->
    [yes] im eigenen Thread
   *[no] im Kanal, außerhalb dieses Threads,
} weiter.
entry-left = { $needed } (und { $more }, wenn du magst)
entry-begun = Zu ziehen: { $left }.
entry-so-far = Bisher { $play }; noch zu ziehen: { $left }.
entry-whole = Dein Zug ist { $play }: Mit `/confirm` gilt er{ $undo ->
    [yes] , `/undo` nimmt den letzten Schritt zurück
   *[no] { "" }
}.{ $on ->
    [yes] { " " }Du darfst auch noch { $left } ziehen.
   *[no] { "" }
}
done-confirmed = Dein Zug ist gespielt.
entry-checker = Welcher Stein? { $places }; zum Beispiel { $example }.
entry-target = Von { $from } wohin? { $places }; zum Beispiel { $example }.
done-settings-checkers = Steine: { $checkers ->
    [light] __hell__, ab deiner nächsten Partie
    [dark] __dunkel__, ab deiner nächsten Partie
   *[any] __egal__
}
done-settings =
    Aussehen: __{ $theme }__
    Heimfeld: { $home ->
        [left] __links__
       *[right] __rechts__
    }
    Zählung: { $numbers ->
        [ravensburger] __wie auf dem Brett gedruckt__ (1–12, 1A–12A)
       *[own] __24 bis 1__
    }
    Bretter: { $boards ->
        [text] __Text__
       *[pictures] __Bilder__
    }
    Getippte Züge bestätigen: { $confirm ->
        [on] __an__
       *[off] __aus__
    }
    Vor dem Wurf: { $rolls ->
        [auto] __ich würfle immer für dich__, ab deiner nächsten Partie
       *[ask] __ich frage, wenn du verdoppeln kannst__
    }
done-settings-analysis = Analyse nach einem Match: { $analysis ->
    [auto] __automatisch__, im Kanal, wenn beide das wollen, sonst nur dir
   *[ask] __nur mit__ `/analyse`
}
done-settings-help = Wie du das änderst, zeigt `/help settings`.
done-orders = { $any ->
    [no] Du hast mir keinen Auftrag gegeben: Ich frage dich bei jeder Entscheidung.
   *[yes] Deine Aufträge bis zum Ende dieser Partie{ $alone ->
        [yes] { " " }(nur du siehst sie)
       *[no] { "" }
    }: { $orders }. `/order none` und `/auto off` beenden sie.
}
order-take = die nächste Verdopplung annehmen
order-drop = bei der nächsten Verdopplung passen
order-roll = würfeln, wenn du verdoppeln könntest
order-auto = abtragen, sobald kein Kontakt mehr besteht
done-languages =
    Deine Sprache: { $language ->
        [en] __Englisch__
        [de] __Deutsch__
        [el] __Griechisch__
       *[auto] __automatisch__ (die deiner App)
    }
    Dieser Kanal: { $channel ->
        [en] __Englisch__
        [de] __Deutsch__
        [el] __Griechisch__
       *[auto] __automatisch__ (nach dem, der am Zug ist)
    }
done-settings-reminders = Erinnerungen: { $kept ->
    [none] __aus__
    [channel] __im Kanal__
   *[all] __im Kanal und direkt__
}
done-blocked = { $who } kann dich nicht mehr einladen und erfährt davon nichts. Wie du das wieder aufhebst, zeigt `/help unblock`; begonnene Partien gehen weiter.
done-unblocked = { $who } kann dich wieder einladen.
done-mydata = In dieser Datei steht alles, was ich über dich gespeichert habe.
done-mydata-more = Sie enthält Seite { $page } von { $pages } deiner Tische; mit { $next } geht es weiter.
done-link-code = Dein Code ist { $code }. Schreib mir innerhalb von { $left } von deinem anderen Konto aus: /link { $code } auf Discord oder !link { $code } auf Matrix. Behalte ihn für dich: Wer ihn eingibt, kann als du spielen.
done-link-half = Fast fertig. Schreib mir jetzt innerhalb von { $left } als { $first }: /link { $code } auf Discord oder !link { $code } auf Matrix. Dann sind beide Konten verknüpft.
done-linked = Dieses Konto und { $first } sind jetzt verknüpft: Für mich sind beide dieselbe Person. `/me` zeigt, was sie gemeinsam haben, und `/unlink` trennt sie wieder.
done-unlinked = Dieses Konto steht wieder für sich. Es behält seine Einstellungen.
direct-linked = Dieses Konto ist jetzt mit { $second } verknüpft. Warst du das nicht, trennst du die beiden Konten mit `/unlink` wieder.
once-more-link = Dieses Konto wird mit { $first } verknüpft: für mich eine Person, mit den Einstellungen von { $settings ->
    [own] diesem Konto
   *[other] { $first }
}, gemeinsamer Blockliste und gemeinsamem Urlaub; `/forget` auf einem löscht beide. Tu das nur, wenn beide Konten dir gehören. Sicher? { $command } zum Verknüpfen.
me-accounts = { $count ->
    [0] Dein Konto: { $own }. Mit `/link` fügst du ein zweites hinzu, zum Beispiel auf Matrix.
   *[other] Deine Konten: { $own }, { $others }.
}
me-tables = { $count ->
    [0] Du hast keine offenen Tische.
    [one] Du hast 1 offenen Tisch{ $waiting ->
        [0] .
       *[other] , und dort bist du am Zug.
    }
   *[other] Du hast { $count } offene Tische{ $waiting ->
        [0] .
        [one] ; an einem davon bist du am Zug.
       *[other] ; an { $waiting } davon bist du am Zug.
    }
}
me-invitations = Deine offenen Einladungen:
me-finished = { $count ->
    [0] Du hast noch kein Match zu Ende gespielt.
    [one] Du hast 1 Match zu Ende gespielt.
   *[other] Du hast { $count } Matches zu Ende gespielt.
}
done-forgotten = Gelöscht: deine Einstellungen, Blockliste, Urlaube und dein Name. In deinen beendeten Matches steht jetzt „(gelöschtes Konto)“. Was ich früher geschrieben habe, bleibt im Chat. Wenn du mir wieder schreibst, fängst du neu an.
done-blocked-nobody = Du hast niemanden blockiert.
done-blocked-list = Du hast blockiert:
done-settings-invitations = Einladungen: { $from ->
    [everyone] __von allen__
    [known] __von Leuten, mit denen du gespielt hast__
   *[nobody] __von niemandem__
}
done-settings-ranked = Deine Wertungszahlen: { $ranked ->
    [off] __nur du__ siehst sie und stehst in keiner Rangliste
   *[on] __alle__ können sie sehen
}
done-settings-talk = Nachrichten mit `/say`: { $talk ->
    [on] __an__
   *[off] __aus__
}
done-vacation = { $away ->
    [yes] Du bist noch { $time } im Urlaub: Deine Uhren stehen. `/vacation 0` beendet ihn.
   *[no] Du bist nicht im Urlaub: Deine Uhren laufen.
} Von deinen { $most } Urlaubstagen für { $year } { $any ->
    [yes] hast du noch { $left }
   *[no] ist keiner übrig
}.
done-channel-boards = { $boards ->
    [keep] Die Bretter früherer Züge bleiben stehen.
   *[shrink] Die Bretter früherer Züge schrumpfen auf eine Zeile.
}
done-channel-threads = { $threads ->
    [always] Jedes Match bekommt einen eigenen Thread.
    [never] Kein Match bekommt einen eigenen Thread.
   *[ask] Ein Match bekommt einen eigenen Thread, wenn du `thread:on` dazuschreibst.
}
done-channel-month = { $month ->
    [yes] Am Ende eines Monats nenne ich die Besten.
   *[no] Am Ende eines Monats nenne ich niemanden.
}
done-channel-rated = { $rated ->
    [on] Neue Matches werden gewertet, außer mit `rated:off`.
   *[off] Ein neues Match wird gewertet, wenn du `rated` dazuschreibst.
}
done-channel-only = Neue Partien beginnen nur in { $place }.
done-channel-anywhere = Neue Partien können in jedem Kanal dieses Servers beginnen.
done-channel-language = Ich schreibe hier { $language ->
    [en] auf __Englisch__
    [de] auf __Deutsch__
    [el] auf __Griechisch__
   *[auto] in der Sprache der Person am Zug
}.
done-past-board = Zug { $number }; inzwischen läuft Zug { $last }.
done-replay = Partie { $number } Zug für Zug{ $all ->
    [yes] { "" }
   *[no] , die letzten { $count } Bilder
}.
done-games-tournament = 🏆 { $name }: { $show }
done-games-none = Hier ist kein Tisch offen. `/newgame portes @friend` eröffnet einen.
done-games-more = Weiter mit { $next }.
done-games-no-more = Es gibt keine weiteren Tische. `/games` zeigt die ersten.
done-games = Offene Tische hier:
done-games-no-table = Es ist kein Tisch offen.
done-challenges = Wer spielt mit?
done-challenge-withdrawn = { $table } ist zurückgezogen.
done-code = Deine offene Einladung { $table } ist fertig. Schick den Text darunter jemandem in einem anderen Kanal oder Raum, auf Discord oder Matrix. Der Code lässt sich einmal verwenden und gilt noch { $left }; { $cancel } zieht ihn zurück.
done-say = { $other } kann es jetzt lesen.
done-code-apart = Den Code habe ich dir als Direktnachricht geschickt.
done-games-elsewhere = Deine Tische in anderen Kanälen:
done-games-apart = Deine Tische in anderen Kanälen habe ich dir als Direktnachricht geschickt.
game-place = { $direct ->
    [yes] In Direktnachrichten mit mir
   *[no] In { $place }
}.
done-next = { $count ->
    [one] Noch ein Tisch wartet auf dich:
   *[other] Noch { $count } Tische warten auf dich; der nächste:
} __{ $table }__ gegen { $other }{ $where ->
    [here] .
   *[elsewhere] , in { $place }.
}
game-line = __{ $table }__ · { $who }–{ $other } · { $game }{ $to ->
    [game] { "" }
    [games] { " " }{ $mine }:{ $theirs } (Serie von { $length })
    [money] { " " }{ $mine }:{ $theirs } (Geldspiel)
   *[points] { " " }{ $mine }:{ $theirs } (auf { $length })
}
line-state = { $what ->
    [invitation] { $reader ->
        [mine] { $other } hat dich eingeladen
       *[no] Einladung
    }
    [over] beendet
    [play] { $reader ->
        [mine] __du bist am Zug__, { $roll }
       *[no] { $who } am Zug, { $roll }
    }
    [answer] { $reader ->
        [mine] __du musst antworten__
       *[no] { $who } muss antworten
    }
   *[roll] { $reader ->
        [mine] __du bist am Zug__
       *[no] { $who } am Zug
    }
}
line-time = { $whose ->
    [other] { $who }:{ " " }
   *[decider] { "" }
}{ $left ->
    [claim] Zeit abgelaufen: { $claim }
    [up] Zeit abgelaufen
   *[running] { $time }
}
line-paused = pausiert
line-away = noch { $time } im Urlaub
line-place = { $direct ->
    [yes] Direktnachrichten
   *[no] { $place }
}
line-unconfirmed = Zug nicht bestätigt
rules-here = Am Tisch { $table } gilt außerdem: { $rules }.
rules-checkers = __Steine.__ Die Farbe deiner Steine und die Seite deines Heimfelds wählst du: `/settings checkers:dark home:left`.
sheet-empty = Noch ist keine Partie zu Ende.
sheet-line-unfinished = { $number }. { $named ->
    [yes] { $game }:{ " " }
   *[no] { "" }
}nicht beendet{ $several ->
    [yes] { " " }({ $mine }:{ $theirs })
   *[no] { "" }
}
sheet-line = { $number }. { $named ->
    [yes] { $game }:{ " " }
   *[no] { "" }
}{ $how ->
    [drawn] unentschieden
    [dropped] { $who }, Gegner hat gepasst
    [resigned] { $who }, { $lost } durch Aufgabe
    [left] { $who }, { $lost } durch Aufgabe des Geldspiels
    [claimed] { $who }, auf Zeit
    [forfeited] { $who }, Gegner ausgestiegen
    [adjudicated] { $who }, nach den Regeln des Turniers
   *[played] { $who }, { $lost }
}{ $cube ->
    [one] { "" }
   *[other] , Dopplerwürfel auf { $cube }
}{ $jacoby ->
    [yes] , einfach gezählt nach der Jacoby-Regel
   *[no] { "" }
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $several ->
    [yes] { " " }({ $mine }:{ $theirs })
   *[no] { "" }
}
done-export = Das Match als Datei, zum Aufheben und für andere Programme.
refused-export-sgf = `.sgf`-Dateien gibt es nur für Backgammon. `/export` ohne `format:sgf` liefert dieses Match als Text.
done-export-ids = Die aktuelle Stellung: GNU Backgammon `{ $gnubg }`, XG `{ $xgid }`.
done-foreign-board = Diese Stellung, { $moment ->
    [doubled] nachdem Weiß verdoppelt hat:
   *[roll] mit Weiß am Zug:
}
refused-no-id = „{ $id }“ ist keine Positions-ID. Ich lese XGIDs und die Positions-IDs von GNU Backgammon, zum Beispiel `/board id:4HPwATDgc/ABMA`.
refused-xgid = { $field ->
    [signs] Die Stellung dieser XGID hat { $found } Zeichen: Es müssen 26 sein, eine Bar, die 24 Felder und eine Bar.
    [sign] „{ $found }“ darf in der Stellung dieser XGID nicht an dieser Stelle stehen: „-“ ist ein leeres Feld, „A“ bis „O“ sind Steine der einen Seite und „a“ bis „o“ die der anderen; das erste Zeichen ist die Bar der kleinen Buchstaben, das letzte die der großen.
    [cube] Der Dopplerwürfel dieser XGID ist „{ $found }“: Dort muss stehen, wie oft verdoppelt wurde, 0 bis { $most }.
    [owner] Der Besitzer des Dopplerwürfels ist in dieser XGID „{ $found }“: Dort muss 1, -1 oder 0 (niemand) stehen.
    [turn] Am Zug ist in dieser XGID „{ $found }“: Dort muss 1 oder -1 stehen.
    [dice] Die Würfel dieser XGID sind „{ $found }“: Dort müssen zwei Ziffern von 1 bis 6 stehen, 00 vor dem Wurf oder D nach einer Verdopplung.
    [score] Ein Punktestand dieser XGID ist „{ $found }“: Dort muss eine Zahl ab 0 stehen.
    [rules] Die Regeln dieser XGID sind „{ $found }“: In einem Match steht dort 1 für die Crawford-Partie, sonst 0; beim Geldspiel 0 bis 3.
    [length] Die Matchlänge dieser XGID ist „{ $found }“: Dort muss eine Zahl stehen, 0 für Geldspiel.
    [limit] Der höchste Dopplerwürfel dieser XGID ist „{ $found }“: Dort muss eine Zahl von 0 bis 30 stehen.
   *[more] Diese XGID geht nach dem höchsten Dopplerwürfel mit „{ $found }“ weiter: Sie darf nur zehn Felder haben.
}
refused-diagram = { $fault ->
    [many] In dieser Stellung hat eine Seite mehr als 15 Steine.
    [over] In dieser Stellung hat eine Seite alle 15 Steine abgetragen: Die Partie ist vorbei, und niemand ist am Zug.
    [match] Bei { $white }:{ $black } ist ein Match auf { $length } vorbei: Beide müssen weniger haben.
    [crawford] Bei { $white }:{ $black } in einem Match auf { $length } gibt es keine Crawford-Partie: In ihr fehlt genau einem Spieler ein Punkt zum Sieg.
   *[cube] In einer Crawford-Partie verdoppelt niemand: Der Dopplerwürfel liegt in der Mitte und zeigt 1.
}
refused-high-cube = In dieser Stellung steht der Dopplerwürfel über { $highest } oder wird höher angeboten; hier geht er nur bis { $highest }.
refused-shared-point = In dieser Stellung stehen Weiß und Schwarz auf demselben Feld ({ $point } für Weiß, { $other } für Schwarz): Nur einer kann dort stehen.
done-cube = { $state ->
    [offered] { $who } hat auf { $doubled } verdoppelt: { $other } kann annehmen oder passen und { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    } verlieren.
    [beavered] { $who } hat auf { $doubled } zurückgedoppelt: { $other } kann annehmen oder passen und { $value } Punkte verlieren.
    [owned] { $who } hat den Dopplerwürfel auf { $value }: Nur { $who } darf als Nächstes verdoppeln, auf { $doubled }.
    [crawford] Der Dopplerwürfel liegt in der Mitte.
   *[centred] Der Dopplerwürfel liegt in der Mitte: Beide dürfen vor ihrem Wurf auf { $doubled } verdoppeln.
} Ein Sieg zählt { $value }{ $jacoby ->
    [yes] { " " }(auch ein Gammon: noch keine Verdopplung, Jacoby)
   *[no] , ein Gammon { $gammon }, ein Backgammon { $backgammon }
}.
done-cube-may = Wenn du dran bist, darfst du vor dem Wurf auf { $doubled } verdoppeln.
done-history-none = Du hast { $here ->
    [yes] hier noch keine Partie
   *[no] noch keine Partie
} beendet. `/stats` zählt auch die Partien eines laufenden Matches.
done-history = { $here ->
    [yes] Deine beendeten Partien hier, die neuesten zuerst
   *[no] Deine beendeten Partien, die neuesten zuerst
}{ $most ->
    [0] :
   *[other] { " " }(nur die letzten { $most }):
}
history-line = { $won ->
    [yes] { $who } hat gewonnen
   *[no] Niemand hat gewonnen
}{ $when ->
    [now] { "" }, gerade eben
   *[ago] ; das ist { $time } her
}.
done-about = Kafenio { $version }, ein Bot für die Spiele auf dem Backgammonbrett: Backgammon, Portes, Plakoto, Fevga, Tavli, Tric-Trac und Puff. Freie Software unter der MIT- oder der Apache-2.0-Lizenz, ohne Gewährleistung. `/help` zeigt die Befehle.
once-more-order = Die nächste Verdopplung kann das Match gegen { $other } entscheiden. Soll ich wirklich für dich darauf antworten? { $order } zum Bestätigen.
once-more-take = Nimmst du an, geht es in dieser Partie um { $doubled } Punkte, und wenn { $other } sie gewinnt, gewinnt { $other } das Match. Sicher? { $command } zum Annehmen.
once-more-drop = Passt du, bekommt { $other } { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
} und gewinnt das Match. Sicher? { $command } zum Passen.
once-more-resign = Du verlierst sofort { $lost }{ $match ->
    [yes] , und das entscheidet das Match
   *[no] { "" }
}. Sicher? { $command } zum Aufgeben.
once-more-resign-answered = { $other } antwortet sofort: Nimmt er an, verlierst du { $lost }; sonst spielt ihr weiter. Sicher? { $command } zum Aufgeben.
once-more-leave = { $other } antwortet sofort: Nimmt er an, verlierst du { $lost }, und das Geldspiel ist zu Ende; sonst spielt ihr weiter. Sicher? { $command } zum Verlassen.
once-more-cancel = { $other } stimmt sofort zu: { $what ->
    [session] Das Geldspiel endet hier; sein Stand bleibt, und diese Partie zählt nicht
    [match] Das Match wird abgebrochen und zählt nicht
   *[game] Die Partie wird abgebrochen und zählt nicht
}. Sicher? { $command } zum Abbrechen.
once-more-endtable = Das schließt __{ $table }__, wo { $who } und { $other } spielen, endgültig und ohne Ergebnis. Sicher? { $command } zum Schließen.
once-more-endtable-across = Das entfernt die Partie __{ $table }__ ({ $who } gegen { $other }) aus diesem Kanal. Sie pausiert dann nur: { $who } kann sie in einem anderen Kanal fortsetzen. Sicher? { $command } zum Entfernen.
once-more-forget =
    __Gelöscht:__ Einstellungen, Blockliste, Urlaube, gelöste Rätsel, verknüpfte Konten, dein Name. Das lässt sich nicht rückgängig machen.
    __Bleibt:__ beendete Matches, mit „(gelöschtes Konto)“ an deiner Stelle.
    __Verloren:__ offene Einladungen{ $games ->
        [0] { "" }
        [one] { " " }und deine offene Partie
       *[other] { " " }und deine { $games } offenen Partien
    }.{ $linked ->
        [0] { "" }
        [one] { " " }Dasselbe gilt für dein anderes Konto, { $names }.
       *[other] { " " }Dasselbe gilt für deine anderen Konten, { $names }.
    }
    Mit `/mydata` siehst du vorher alles.
    Bist du dir sicher? { $command } zum Löschen.
once-more-forget-tournament = Du würdest auch aussteigen: { $name }.
done-pips = Augen: { $who } { $mine }, { $other } { $theirs }{ $lead ->
    [0] ; Gleichstand.
    [one] ; { $leader } liegt 1 Auge vorn.
   *[other] ; { $leader } liegt { $lead } Augen vorn.
}
done-odds = Ein einzelner Stein, { $distance ->
    [one] 1 Auge entfernt
   *[other] { $distance } Augen entfernt
}: { $rolls } von 36 Würfen { $rolls ->
    [one] trifft
   *[other] treffen
} ihn ({ $percent } %), wenn nichts im Weg steht.
odds-line = { $who } { $from ->
    [25] von der Bar
   *[other] von Feld { $from }
} zum einzelnen Stein auf Feld { $to }: { $rolls } von 36 ({ $percent } %).
odds-doublets = { $moves ->
    [0] Dabei zählt ein Pasch als vier Züge, was in { $game } nicht gilt.
   *[other] Ein Pasch zählt in { $game } als zwei Züge. Der Wurf danach ist hier nicht eingerechnet.
}
odds-none = An diesem Tisch ist kein einzelner Stein so weit von einem gegnerischen entfernt.
opening-plays = { $game }, { $roll }: { $can-open ->
    [yes] { $count ->
        [one] der einzige erlaubte Eröffnungszug.
       *[other] die besten Eröffnungszüge zuerst.
    }
   *[no] Mit diesem Wurf eröffnet niemand. Als Antwort, wenn nichts im Weg steht, die besten Züge zuerst:
}
opening-source = Aus Partien, die ich von dort aus gespielt habe; Standardfehler { $error }.
refused-no-roll = „{ $word }“ ist kein Wurf: Gib zwei Zahlen von 1 bis 6 an, zum Beispiel 3-1.
move-passed = kein Zug
move-doubled = verdoppelt auf { $value }
move-beavered = Beaver auf { $value }
move-raccooned = Raccoon auf { $value }
move-taken = nimmt an, Doppler auf { $value }
move-dropped = passt
move-resigned = gibt auf
move-unplayed = nicht gespielt
move-late = Zeit abgelaufen
line-clock = { $up ->
    [yes] Die Zeit von { $who } war abgelaufen.
   *[no] { $who } wurde an die Uhr erinnert.
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
line-passed = { $number }. { $who }{ rolled-before-colon }: kein Zug{ scored-in-line }
line-closed-out = { $number }. { $who }: ausgesperrt
line-doubled = { $number }. { $who } verdoppelt auf { $value }
line-beavered = { $number }. { $who } antwortet mit { $raccoon ->
    [yes] Raccoon
   *[no] Beaver
}: { $value }
line-taken = { $number }. { $who } nimmt an, Doppler auf { $value }
board-pip = Auge
board-pips = Augen
board-points = Punkte
board-off = abgetragen
board-hand = in der Hand
board-doublets = Pasche
board-crawford = Crawford
board-score = { $to ->
    [games] Serienstand
    [money] Stand
    [game] Ergebnis
   *[points] Matchstand
}
colour-white = Weiß
colour-black = Schwarz
table-line = __{ $table }__ ·

## Ein Match von anderswo

done-import-page = Das Match als Seite für den Browser, Zug für Zug, mit allen Fehlern.
import-player = Spieler { $number }
import-remark = { $what ->
    [no-crawford] Partie { $game }: Die Verdopplung in der Crawford-Partie zählt, also lese ich das Match ohne die Crawford-Regel.
    [no-length] Die Datei sagt nicht, auf wie viele Punkte das Match geht. Deshalb habe ich es wie eine Partie um Geld analysiert.
   *[more-matches] In der Datei folgen weitere Matches. Dies ist das erste.
}
import-rest-left-out = Bis dahin habe ich analysiert.
import-fault = Partie { $game }{ $move ->
    [yes] , Zug { $number }
   *[no] { "" }
}:
import-wrong = { $wrong ->
    [illegal] { $text } geht mit { $roll } nicht.
    [can-move] Laut Datei lässt sich { $roll } nicht ziehen, es geht aber.
    [no-play] Der Zug zu { $roll } fehlt.
    [no-roll] Der Wurf fehlt.
    [unreadable] „{ $text }“ ist weder Wurf noch Entscheidung.
    [out-of-turn] { $who } ist nicht am Zug.
    [opening-tie] Keine Partie beginnt mit einem Pasch, { $roll }.
    [no-opening] Die Würfe fehlen, die entscheiden, wer anfängt.
    [no-double] Dort darf niemand verdoppeln.
    [cube-value] Der Doppler geht auf { $right }, nicht auf { $number }.
    [nothing-to-answer] Es wurde nicht verdoppelt, also gibt es nichts zu beantworten.
    [double-unanswered] Auf die Verdopplung folgt weder Annehmen noch Passen.
    [set-position] Jemand hat von Hand eine Stellung aufgebaut.
    [set-cube] Jemand hat den Doppler von Hand gesetzt.
    [missing-row] Davor fehlt Zug { $number }.
    [starts-over] Bei { $score } ist ein Match auf { $number } schon zu Ende.
    [game-over] Die Partie war schon vorher zu Ende.
    [match-over] Das Match war schon vorher zu Ende.
    [score] In der Datei beginnt sie bei { $score }, die Partien davor ergeben aber { $right-score }.
    [drawn] Die Datei nennt ein anderes Ergebnis, die Partie ist aber unentschieden.
    [result] Die Datei nennt ein anderes Ergebnis, { $who } gewinnt aber { $right ->
        [one] 1 Punkt
       *[other] { $right } Punkte
    }.
    [no-result] Das Ergebnis fehlt.
    [too-many-games] Die Datei hat mehr als { $number } Partien, und weitere lese ich nicht.
   *[too-long] Die Partie ist länger, als ich lese.
}
import-unreadable = { $why ->
    [too-large] Die Datei ist größer als 1 MB. Wenn eine Analyse darin ist, exportiere das Match als `.mat`-Datei: Die ist viel kleiner.
    [empty] Die Datei ist leer.
    [position] Das ist eine Stellung, kein Match. `/position` nennt dir den besten Zug.
    [other-game] Das ist ein Match { $text }, und das spiele ich nicht.
    [json] Die Datei ist beschädigt: In Zeile { $line }, Zeichen { $column } komme ich nicht weiter.
    [no-points] Aus „{ $text }“ geht nicht hervor, auf wie viele Punkte das Match geht.
    [own-format] Dieses Format liest nur { $text }. Exportiere das Match dort als `.mat`-Datei.
    [too-many-points] Das Match ist zu lang: Ich lese Matches bis { $most } Punkte.
   *[unknown] Das erkenne ich nicht als Match-Datei. Ich lese `.mat`- und `.txt`-Dateien von GNU Backgammon, eXtreme Gammon und Backgammon-Seiten, `.sgf`-Dateien von GNU Backgammon und alles, was `/export` liefert.
}
refused-import-nothing = In der Datei ist kein Zug, den ich analysieren könnte.
refused-import-of-table = In der Datei ist eine Stellung aus einer Partie zwischen Menschen, die noch läuft. Analysieren kann ich sie, wenn die Partie zu Ende ist.
refused-import-not-found = { $what ->
    [folder] „{ $path }“ ist ein Ordner. Nenne eine Datei darin, zum Beispiel `/import ~/Downloads/match.mat`.
    [address] Adressen öffne ich nicht. Speichere die Datei und schreib ihren Pfad, zum Beispiel `/import ~/Downloads/match.mat`.
   *[missing] Ich finde die Datei „{ $path }“ nicht. Schreib ihren ganzen Pfad, zum Beispiel `/import ~/Downloads/match.mat`.
}
refused-import-not-received = Diese Datei konnte ich nicht lesen. Bitte versuch es noch einmal.
refused-import-no-file = Welches Match? { $platform ->
    [discord] Häng seine Datei an `/import` an.
    [matrix] Antworte mit `/import` auf seine Datei, schick die Datei mit der Beschriftung `/import`, oder füge das Match in die Zeilen unter `/import` ein.
   *[console] Nenne seine Datei, zum Beispiel `/import match.mat`.
}

## Schaltflächen

choice-accept = Annehmen
choice-decline = Ablehnen
choice-join = Mitspielen
choice-roll = Würfeln
choice-double = Auf { $doubled } verdoppeln
choice-take = Annehmen
choice-drop = Passen
choice-beaver = Beaver auf { $doubled }
choice-raccoon = Raccoon auf { $doubled }
choice-moves = Erlaubte Züge
choice-pictures = Als Bilder zeigen
choice-more-pictures = Weitere Bilder
choice-hint = Tipp
choice-enter = Zug eingeben
choice-confirm = Bestätigen
choice-undo = Schritt zurück
choice-other-checker = Anderer Stein
choice-resign = Aufgeben
choice-claim = Sieg beanspruchen
choice-cancel = Ja, abbrechen
choice-here = Hier spielen
choice-endtable = Tisch schließen
choice-endtable-across = Von hier entfernen
choice-anywhere = Überall erlauben
choice-settings-home = { $changed ->
    [yes] Heimfeld nach rechts
   *[no] Heimfeld nach links
}
choice-settings-numbers = { $changed ->
    [yes] Felder von 24 bis 1
   *[no] Felder wie auf dem Brett gedruckt
}
choice-settings-boards = { $changed ->
    [yes] Bretter als Bilder
   *[no] Bretter als Text
}
choice-settings-confirm = { $changed ->
    [yes] Züge sofort spielen
   *[no] Züge erst bestätigen
}
choice-settings-rolls = { $changed ->
    [yes] Vor dem Würfeln fragen
   *[no] Für mich würfeln
}
choice-forget = Daten löschen
choice-link = Beide Konten verknüpfen
choice-board = Brett zeigen
choice-help = Alle Befehle
choice-rematch = Revanche
choice-replay = Wiederholung
choice-match = Spielprotokoll
choice-analyse = Analysieren
choice-export = Exportieren
choice-report = Bericht
choice-share = Hier teilen
choice-goon = Von hier weiterspielen
choice-fresh = Neu aufstellen

## Das Menü der erlaubten Züge auf Discord: die Frage, ein Eintrag für mehrere Züge und was ein Zug bewirkt

menu-moves = { $roll }: Wähl deinen Zug ({ $count })
menu-group = { $start } … ({ $count } Züge)
menu-settings-language = Sprache: { $value ->
    [en] English
    [de] Deutsch
    [el] Ελληνικά
   *[auto] wie in deiner App
}
menu-settings-theme = Aussehen: { $value }
menu-settings-reminders = Wenn die Zeit knapp wird: { $value ->
    [off] nicht erinnern
    [channel] im Kanal erinnern
   *[all] im Kanal und direkt erinnern
}
menu-settings-invitations = Einladungen: { $value ->
    [nobody] von niemandem
    [known] von Leuten, mit denen ich gespielt habe
   *[everyone] von allen
}
effect-wins = gewinnt die Partie
effect-draws = beendet die Partie unentschieden
effect-scores = bringt { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
effect-hits = { $count ->
    [1] schlägt
   *[other] schlägt { $count } Steine
}
effect-pins = { $count ->
    [1] setzt einen Stein fest
   *[other] setzt { $count } Steine fest
}
effect-unpins = { $count ->
    [1] gibt einen Stein frei
   *[other] gibt { $count } Steine frei
}
effect-enters = { $count ->
    [1] bringt einen Stein ins Spiel
   *[other] bringt { $count } Steine ins Spiel
}
effect-bears-off = { $count ->
    [1] trägt einen Stein ab
   *[other] trägt { $count } Steine ab
}
effect-makes = { $count ->
    [1] macht Feld { $points } zu
   *[other] macht die Felder { $points } zu
}
effect-breaks = { $count ->
    [1] gibt Feld { $points } auf
   *[other] gibt die Felder { $points } auf
}
effect-leaves-blots = { $count ->
    [1] lässt einen Blot stehen
   *[other] lässt { $count } Blots stehen
}

## Hilfe

help-begin =
    Ich betreue in diesem Chat die Backgammon-Tische. Lade mit `/newgame portes @friend` jemanden ein oder spiel mit `/play portes` gegen mich; ich würfle, und du sagst mir deinen Zug: `/move 13/9 9/3`.
help-games = Partien
help-turn = Dein Zug
help-cube = Der Dopplerwürfel
help-course = Während der Partie
help-looking = Nachsehen
help-learning = Lernen
help-menu = Alle Befehle; `/help 1` erklärt die erste Gruppe, `/help move` einen Befehl:
help-menu-buttons = Alle Befehle. Welche Gruppe?
help-yourself = Deine Einstellungen
help-end = `/help all` zeigt alle Befehle, `/help move` erklärt einen, `/rules portes` ein Spiel. `/import` analysiert ein Match von einer anderen Seite. Turniere eröffnen `/cup portes 3` und `/league portes`, die Besten zeigt `/top`.
help-one = `/help move` erklärt einen Befehl mit seinen Optionen, `/rules portes` ein Spiel.
help-aliases = Auch: { $names }
help-unknown = Den Befehl „{ $word }“ kenne ich nicht; `/help all` zeigt alle.

command-newgame = Jemanden zu einer Partie oder einem Match einladen oder fragen, wer mitspielt
option-newgame-game = Welches Spiel: backgammon, portes, plakoto, fevga, tavli, tric-trac oder puff
option-newgame-opponent = Wen du einlädst; ohne Angabe eine offene Einladung
option-newgame-match = 1 bis 25 Punkte (Tric-Trac: Partien) oder geld; ohne Angabe eine Partie (Tavli: auf 5)
option-newgame-clock = schnell, täglich, entspannt, ohne oder Bedenkzeit+Zugabe+Schonzeit, z. B. 3d+8h+12h
option-newgame-cube = Dopplerwürfel, nur bei Backgammon: an (Standard) oder aus
option-newgame-rules = Hausregeln, durch Kommas getrennt: höhere-oder-keine, mutter-sofort, ...
option-newgame-games = Nur Tavli: welche Spiele in welcher Reihenfolge, zum Beispiel portes,plakoto
option-newgame-opening = Portes, Plakoto, Fevga: würfel (wer anfängt, zieht die zwei Zahlen) oder neu (Standard)
option-newgame-quarter = Fevga: Startviertel bei jedem Zug (zug, Standard) oder erst am Ende des Wurfs (ende) geprüft
option-newgame-jacoby = Im Geldspiel: Gammons zählen nur nach einer Verdopplung; an oder aus (Standard)
option-newgame-beavers = Im Geldspiel: beim Annehmen zurückdoppeln und den Würfel behalten; an oder aus (Standard)
option-newgame-raccoons = Im Geldspiel: Auf einen Beaver darf noch einmal gedoppelt werden; an oder aus (Standard)
option-newgame-autodoubles = Im Geldspiel: wie viele Gleichstände am Anfang den Einsatz verdoppeln; an heißt 1
option-newgame-hints = Tipps für beide, wie gegen den Computer: an oder aus (Standard)
option-newgame-rated = Ob das Match eure Wertungszahlen ändert; aus, wenn der Kanal nichts anderes einstellt
option-newgame-thread = Das Match in einem eigenen Thread spielen: an oder aus (Standard)
option-newgame-for = Offene Einladung: Nur Mitglieder mit dieser Rolle können mitspielen
option-newgame-across = ja: ein Code, mit dem jemand aus einem anderen Kanal oder Server mitspielt
option-newgame-level = Nur gegen den Computer: wie stark ich spiele
example-newgame =
    `/newgame portes @friend` lädt zu einer Partie ein, `/newgame backgammon @friend match:5 clock:daily` zu einem Match mit Uhr. `/newgame portes` ist eine offene Einladung: Wer sie zuerst annimmt, spielt gegen dich.
    `/help clock`, `/help money` und `/help houserules` erklären die übrigen Optionen.
help-clock =
    __Uhren__, zum Beispiel `clock:daily`:
    `clock:fast`: je 1 Stunde für das Match, dazu 2 Minuten pro Zug.
    `clock:daily`: 3 Tage, dazu 4 Stunden pro Zug; der erste Tag jedes Zuges ist Schonzeit.
    `clock:relaxed`: 10 Tage, dazu 1 Tag pro Zug; die ersten 2 Tage jedes Zuges sind Schonzeit.
    `clock:none`: keine Uhr.
    Eine eigene: `clock:3d+8h+12h` steht für Bedenkzeit fürs ganze Match (5 Minuten bis 60 Tage), Zugabe nach jedem Zug und Schonzeit am Anfang jedes Zuges (je höchstens 7 Tage; beide kannst du weglassen), in Tagen, Stunden und Minuten (`1d12h`). Die Bedenkzeit wird nie größer als am Anfang, und deine nimmt nicht ab, während dein Gegner überlegt. `/time` zeigt, was noch bleibt.
help-level =
    __Wie stark ich spiele:__ `level:beginner`, `level:casual`, `level:club` (wenn du nichts wählst), `level:expert` oder `level:master`, zum Beispiel `/play backgammon level:master`. Eine Partie behält die Stärke, mit der sie begonnen hat.
help-money =
    __Geldspiel:__ Mit `match:money` spielt ihr eine Partie nach der anderen um Punkte, ohne festes Ende. Jede Partie beginnt mit der vollen Zeit der Uhr. Gemeinsam beendet ihr es mit `/cancel`; mit `/resign session` bietest du an aufzuhören.
    Bei Backgammon sind außerdem möglich:
    `jacoby:on`: Gammons zählen nur nach einer Verdopplung.
    `beavers:on`: Wer annimmt, darf mit `/beaver` sofort zurückdoppeln und den Dopplerwürfel behalten.
    `raccoons:on`: Auf einen Beaver darf man ebenso antworten.
    `autodoubles:1`: So viele Gleichstände beim Eröffnungswurf verdoppeln den Einsatz.
help-dice =
    __Würfel:__ Sie kommen aus dem Zufallsgenerator des Betriebssystems und sind für alle gleich. Niemand kennt einen Wurf vorher, auch der Computergegner nicht. `/analyse` zeigt, wie viel Glück beide hatten.
help-houserules = __Hausregeln__, zum Beispiel `rules:no-hit-and-run`; mehrere trennst du mit Kommas:
help-houserule = { $rule } ({ $games }): { $what }.
# What is written after `/help` for these.
help-topic-clock = uhr
    .also = uhren, bedenkzeit
    .about = wie uhr*, mit uhr, mit bedenkzeit, uhr einstellen
help-topic-level = spielstärke
    .also = stufen
    .about = zu stark, zu schwer, zu leicht, zu einfach, zu schwach, zu gut, leichter, schwerer, stärker, schwächer, einfacher, schwieriger, wie stark, wie gut spielst, wie gut bist, stufe, stufen, schwierigkeit*, spielstärke, besser spielen, schlechter spielen
help-topic-money = geld
help-topic-dice = würfel
    .about = würfel* zufall*, würfel* zufällig, würfel* echt*, würfel* fair*, würfel* ehrlich*, würfel* manipul*, würfel* gezinkt*, würfel* getürkt*, würfel* kaputt, bescheiß*, bescheisst, bescheißt, schummel*, betrug, betrüg*, beschiss*, immer pasch*, nur pasch*, immer sechs*, gezinkt*, manipuliert
help-topic-houserules = hausregeln
command-play = Sofort gegen den Computer spielen
option-play-game = Welches Spiel: backgammon, portes, plakoto, fevga, tavli, tric-trac oder puff
option-play-level = Wie stark ich spiele: anfänger, hobbyspieler, vereinsspieler (Standard), experte oder meister
option-play-match = 1 bis 25 Punkte (Tric-Trac: Partien) oder geld; ohne Angabe eine Partie (Tavli: auf 5)
option-play-cube = Dopplerwürfel, bei Backgammon: an (Standard) oder aus
option-play-rules = Hausregeln, durch Kommas getrennt: höhere-oder-keine, mutter-sofort, ...
option-play-games = Nur Tavli: welche Spiele in welcher Reihenfolge, zum Beispiel portes,plakoto
option-play-opening = Portes, Plakoto, Fevga: würfel (wer anfängt, zieht die zwei Zahlen) oder neu (Standard)
option-play-quarter = Fevga: Startviertel bei jedem Zug (zug, Standard) oder erst am Ende des Wurfs (ende) geprüft
option-play-jacoby = Im Geldspiel: Gammons zählen nur nach einer Verdopplung; an oder aus (Standard)
option-play-beavers = Im Geldspiel: beim Annehmen zurückdoppeln und den Würfel behalten; an oder aus (Standard)
option-play-raccoons = Im Geldspiel: Auf einen Beaver darf noch einmal gedoppelt werden; an oder aus (Standard)
option-play-rated = Ob das Match deine Wertungszahl ändert: an oder aus (Standard). Keine Tipps, keine Rücknahme
example-play = Zum Beispiel `/play portes` oder `/play backgammon level:expert match:5`.
command-join = Eine offene Einladung annehmen
option-join-name = Der Name der offenen Einladung, wenn es mehrere gibt
example-join = Zum Beispiel `/join`, oder `/join fig-1`, wenn es mehrere offene Einladungen gibt.
command-accept = Eine Einladung oder ein Angebot annehmen
example-accept = Wer eingeladen ist, antwortet mit `/accept`, und ich würfle für die Eröffnung.
command-decline = Eine Einladung oder ein Angebot ablehnen; das eigene zurücknehmen
example-decline = Zum Beispiel `/decline` oder, wenn zwei Tische auf dich warten, `/decline table:oak-7`.
command-cancel = Abbrechen, wenn dein Gegner zustimmt; oder eine offene Einladung zurückziehen
example-cancel = Dein Gegner muss mit `/accept` zustimmen, denn die Würfel sind schon gefallen. Ein abgebrochenes Match zählt nicht, auch keine seiner Partien; eine Partie gibst du mit `/resign` auf. Ein Geldspiel behält seinen Stand. `/cancel` zieht auch deine offene Einladung zurück.
option-cancel-sure = ja: Ich bin mir sicher, auch wenn es sofort gilt
command-rematch = Noch einmal gegen denselben Gegner, mit denselben Einstellungen
example-rematch = Nach einer Partie oder einem Match: `/rematch`. Dein Gegner antwortet mit `/accept` oder ebenfalls `/rematch`.
command-cup = Hier einen Pokal eröffnen, oder den laufenden zeigen
option-cup-game = Eröffnet einen Pokal in diesem Spiel
option-cup-do = mitmachen, aussteigen, und wer es leitet: starten, ende, ausschließen
option-cup-person = Wen ausschließen: nicht den eigenen Gegner
option-cup-match = Die Punkte jedes Matches: 1 (Standard) bis 7
option-cup-lives = Nach wie vielen Niederlagen man ausscheidet: 1 oder 2 (Standard)
option-cup-starts = Wie lange man mitmachen kann: 5m bis 3d; Standard: 2d
option-cup-clock = Die Uhr jedes Matches; Standard: 5d+2h+8h
option-cup-cube = Ob mit Dopplerwürfel gespielt wird: an oder aus
option-cup-rated = Ob die Matches die Wertung ändern
option-cup-across = ja: auch Leute in anderen Kanälen und auf anderen Plattformen können mitmachen, mit einem Code
option-cup-sure = ja: wirklich aussteigen oder absagen
example-cup = Zum Beispiel `/cup portes 3`, dann `/cup join`. Zwei mit gleich vielen Leben spielen, sobald beide frei sind; wer keines mehr hat, ist ausgeschieden. `/cup` zeigt den Stand, `/cup leave` steigt aus. Ist ein Match an seinem letzten Tag nicht zu Ende, verliert, wer den anderen länger warten ließ.
command-league = Hier eine Liga eröffnen, oder die laufende zeigen
option-league-game = Eröffnet eine Liga in diesem Spiel
option-league-do = mitmachen, aussteigen, und wer es leitet: starten, ende, ausschließen
option-league-person = Wen ausschließen: nicht den eigenen Gegner
option-league-size = Wie viele etwa in einer Gruppe sind: 4 bis 8; Standard: 6
option-league-starts = Wie lange man mitmachen kann: 5m bis 3d; Standard: 2d
option-league-clock = Die Uhr jeder Partie; Standard: 5d+2h+8h
option-league-rated = Ob die Partien die Wertung ändern
option-league-across = ja: auch Leute in anderen Kanälen und auf anderen Plattformen können mitmachen, mit einem Code
option-league-sure = ja: wirklich aussteigen oder absagen
example-league = Zum Beispiel `/league portes`, dann `/league join`. In 28 Tagen spielt jeder einmal gegen jeden in seiner Gruppe, höchstens 4 Partien gleichzeitig; ein Gammon zählt 2. Danach beginnt die nächste Saison. Ist ein Match an seinem letzten Tag nicht zu Ende, verliert, wer den anderen länger warten ließ.
command-roll = Würfeln, statt zu verdoppeln
example-roll = Gibt es vor dem Wurf nichts zu entscheiden, würfle ich für dich.
command-move = Deinen Zug spielen
option-move-play = Der Zug, z. B. 13/9 9/3, oder seine Nummer in der Liste von `/moves`
example-move = Zum Beispiel `/move 13/9 9/3`, `/move 8/5(2)`, `/move bar/20`, `/move 6/off`; die Felder zählst du aus deiner Sicht von 24 bis 1. Mit `/move 3` ziehst du den dritten Zug aus der Liste von `/moves`.
command-moves = Die erlaubten Züge für deinen Wurf zeigen
option-moves-start = Nur Züge, die so beginnen: 13 oder 13/9
option-moves-picture = Auch die Bretter danach zeigen: an oder aus (Standard)
example-moves = Zum Beispiel `/moves`, `/moves 13` für Züge von deinem Feld 13 oder `/moves 25..48` für diese Nummern; `/moves picture:on` zeigt die Bretter danach.
command-hint = Tipp holen: die besten Züge, oder ob du verdoppeln sollst (gegen den Computer)
example-hint = Zum Beispiel `/hint`: was der Computer spielen würde, und die besten Züge im Vergleich. In Partien gegen den Computer und in solchen, die mit `hints:on` begonnen haben.
command-enter = Stein für Stein ziehen: erst der Stein, dann sein Ziel
option-enter-step = Ein Stein, etwa 13 oder bar, oder ein ganzer Schritt, etwa 13/9 oder 13/9/3
option-enter-die = Der Würfel für diesen Schritt, wenn beide passen
example-enter = Zum Beispiel `/enter`, dann `/enter 13` für den Stein auf deinem Feld 13, dann `/enter 13/9`. Nach jedem Schritt siehst du das Brett; `/undo` nimmt einen Schritt zurück, und erst mit `/confirm` gilt der Zug.
command-undo = Den letzten Schritt zurücknehmen, oder den letzten Zug, solange niemand gewürfelt hat
example-undo = Nach `/enter 13/9`, oder nach deinem Zug, solange dein Gegner noch verdoppeln kann: `/undo`. Gegen den Computer geht es auch später. Sonst hilft `/takeback`.
command-takeback = Darum bitten, deinen letzten Zug neu spielen zu dürfen
example-takeback = Nach `/takeback` antwortet dein Gegner mit `/accept` oder `/decline`. Es gelten wieder dieselben Würfe in derselben Reihenfolge.
command-confirm = Den eingegebenen Zug spielen
example-confirm = Nach dem letzten Schritt von `/enter` oder nach `/move 13/9 9/3` bei `/settings confirm:on`: `/confirm`.
command-double = Verdoppeln, statt zu würfeln
example-double = Vor deinem Wurf, wenn der Dopplerwürfel in der Mitte liegt oder dir gehört: `/double`. Dein Gegner nimmt an oder passt.
command-take = Mitgehen: die Verdopplung annehmen und um das Doppelte weiterspielen
option-take-sure = ja: Ich bin mir sicher, auch wenn es das Match entscheidet
example-take = Nach einer Verdopplung: `/take`. Der Dopplerwürfel gehört dann dir.
command-drop = Bei einer Verdopplung passen und den bisherigen Einsatz verlieren
option-drop-sure = ja: Ich bin mir sicher, auch wenn es das Match entscheidet
example-drop = Nach einer Verdopplung: `/drop`.
command-beaver = Im Geldspiel mit Beavern: die Verdopplung annehmen und sofort zurückdoppeln
example-beaver = Nach einer Verdopplung doppelst du mit `/beaver` sofort zurück und behältst den Dopplerwürfel. Wer verdoppelt hat, kann annehmen und weiterspielen oder passen und den verdoppelten Einsatz verlieren; mit `raccoons:on` ist noch einmal `/beaver` möglich, und du behältst den Dopplerwürfel trotzdem.
command-resign = Diese Partie aufgeben; die höchstmögliche Niederlage gilt nach deiner Bestätigung sofort
option-resign-value = einfach (Standard), gammon (doppelt), backgammon (dreifach), vierfach oder geldspiel
option-resign-sure = ja: Ich bin mir sicher, auch wenn es sofort gilt
example-resign = Zum Beispiel `/resign` oder `/resign gammon`; dein Gegner antwortet mit `/accept` oder `/decline`, und bis dahin kannst du das Angebot mit `/decline` zurücknehmen. Die höchste Niederlage oder eine, die das Match entscheidet, gilt nach deiner Bestätigung sofort. `/resign session` verlässt ein Geldspiel: vor dem ersten Zug kostenlos, sonst bietest du ein einfaches Spiel, und dein Gegner muss annehmen.
command-order = Mir einen Auftrag für den Rest dieser Partie geben
option-order-order = Antwort auf die nächste Verdopplung (mitgehen, passen); würfeln: nie verdoppeln; ohne: fragen
option-order-sure = ja: Ich bin mir sicher, auch wenn es das Match entscheidet
example-order = Zum Beispiel `/order take` vor dem Schlafengehen oder `/order roll`, wenn du nicht verdoppeln willst. Nur du siehst den Auftrag, und er endet mit der Partie.
command-auto = Automatisch abtragen, sobald kein Kontakt mehr besteht
option-auto-state = an (Standard) oder aus
example-auto = Mit `/auto` trage ich für dich so viele Steine wie möglich ab, und zwar so, dass du beim nächsten Wurf die besten Chancen hast; `/auto off` beendet das.
command-goon = Nach einer gewonnenen Partie Tric-Trac: aus der Stellung weiterspielen
example-goon = In einer Serie behältst du mit `/goon` die Stellung und deine Punkte über 12; `/fresh` stellt neu auf.
command-fresh = Nach einer gewonnenen Partie Tric-Trac: neu aufstellen
example-fresh = In einer Serie beginnt `/fresh` eine neue Partie mit neuem Eröffnungswurf.
command-claim = Das Match gewinnen, wenn die Zeit deines Gegners um ist
example-claim = Ist die Zeit deines Gegners um, kannst du mit `/claim` den Sieg beanspruchen oder weiter warten. Die Uhr gilt für das ganze Match, also gewinnst du damit das Match; die laufende Partie zählt dabei als einfaches Spiel beim Stand des Dopplerwürfels. Auch ein Geldspiel ist damit beendet, und sein Stand bleibt. Sonst geht es weiter, sobald dein Gegner zieht.
command-say = Einem Gegner in einem anderen Kanal eine Nachricht schicken
option-say-text = Was du sagen willst, höchstens 300 Zeichen
example-say = Zum Beispiel `/say Gut gespielt!` in einer Partie gegen jemanden in einem anderen Kanal oder auf einem anderen Server. Dort ist es zu lesen, wenn dein Gegner `/settings talk:on` gewählt hat. Links werden nicht weitergegeben.
command-here = Eine deiner Partien in diesen Kanal holen
example-here = Zum Beispiel `/here table:oak-7`. Wenn ich irgendwo nicht mehr schreiben kann oder einer von euch gegangen ist, pausiert die Partie, und die Uhren stehen, bis alle wieder da sind oder einer von euch sie mit `/here` in einen anderen Kanal holt.
command-endtable = Für die Moderation: einen Tisch ohne Ergebnis schließen
option-endtable-sure = ja: Ich bin mir sicher, auch wenn es endgültig ist
example-endtable = Zum Beispiel `/endtable table:oak-7`. Auf Discord brauchst du das Recht, den Kanal oder den Server zu verwalten, auf Matrix das Recht, Nachrichten anderer zu entfernen. Spieler nehmen `/cancel`.
command-board = Das Brett zeigen, jetzt oder bei einem früheren Zug
option-board-move = Die Nummer eines Zuges; gezählt wird über das ganze Match
option-board-id = Eine Backgammon-Stellung aus einem anderen Programm: Positions-ID von GNU Backgammon oder XGID
option-board-share = ja: allen hier zeigen
example-board = Zum Beispiel `/board`, `/board 12` für das Brett bei Zug 12 oder `/board table:oak-7`.
command-replay = Eine Partie Zug für Zug noch einmal zeigen
option-replay-form = film (Standard) läuft von selbst; streifen zeigt die letzten Bretter in zwei Spalten
option-replay-game = Die Nummer einer Partie des Matches; ohne Angabe die letzte
option-replay-share = ja: allen hier zeigen
example-replay = Zum Beispiel `/replay`, `/replay strip` oder `/replay game:2` für die zweite Partie eines Matches.
command-analyse = Eine beendete Partie analysieren: Fehler und Glück
option-analyse-game = Die Nummer einer beendeten Partie; ohne Angabe die letzte oder, wenn es aus ist, das ganze Match
option-analyse-share = ja: allen hier zeigen
example-analyse = Zum Beispiel `/analyse` oder `/analyse game:2` für die zweite Partie eines Matches: Fehlerquoten, Glück und die größten Fehler. `/import` analysiert eine Match-Datei von einer anderen Website.
command-games = Die offenen Tische hier zeigen
option-games-page = Die Seite der Liste: 1 (Standard) bis 50
example-games = Zum Beispiel `/games`.
command-match = Das Spielprotokoll zeigen: jede Partie des Matches mit ihrem Ergebnis
option-match-share = ja: allen hier zeigen
example-match = `/match` oder `/match table:oak-7` für einen anderen Tisch, auch einen beendeten.
command-history = Deine beendeten Partien zeigen
example-history = `/match table:NAME` und `/replay table:NAME` zeigen eine davon noch einmal.
command-stats = Deine Ergebnisse, Fehlerquote und Glück zeigen, oder die von jemandem, der hier spielt
option-stats-game = Nur dieses Spiel
option-stats-person = Jemand anderes: die Partien hier und gegen dich
example-stats = Zum Beispiel `/stats backgammon` oder `/stats @friend`.
command-top = Die Besten hier zeigen: in diesem Monat oder nach Wertungszahl
option-top-game = Nur dieses Spiel
option-top-list = monat: Punkte des Monats (Standard); wertung: beste Wertungszahlen; spiel: niedrigste Fehlerquoten
example-top = Zum Beispiel `/top` oder `/top fevga list:ratings`. Es zählen nur gewertete Matches (`/newgame fevga rated`).
command-export = Das Match als Datei: Backgammon für andere Programme, andere Spiele als Text
option-export-format = mat für die meisten Programme, sgf für GNU Backgammon
example-export = `/export` oder `/export table:oak-7`. Backgammon kommt als `.mat`-Datei, die GNU Backgammon und eXtreme Gammon öffnen, mit den Positions-IDs.
command-import = Ein Match aus einem anderen Programm oder von einer Website analysieren
option-import-file = Die Match-Datei: .mat, .txt, .sgf oder eine von /exportieren
option-import-share = ja: allen hier zeigen
example-import = `/import` mit der Match-Datei einer anderen Website oder eines Programms: Fehlerquote und Glück von beiden und eine Seite für den Browser mit jedem Zug.
command-report = Die beendeten Partien als Seite für den Browser, mit Analyse
example-report = `/report` oder `/report table:oak-7`: alle beendeten Partien des Matches, Zug für Zug im Browser, mit Gewinnchancen und allen Fehlern. Die Seite funktioniert auch offline.
command-cube = Zeigen, wo der Dopplerwürfel liegt und wer verdoppeln darf
example-cube = `/cube` zeigt, wie viel ein Sieg jetzt zählt.
command-time = Zeigen, wie viel Zeit beide noch haben
example-time = `/time` zeigt beide Uhren.
command-about = Über diesen Bot
example-about = Die Version und die Lizenz.
command-pips = Zeigen, wie viele Augen beide noch brauchen
example-pips = Zum Beispiel `/pips`.
command-odds = Zeigen, wie viele Würfe einen Stein in dieser Entfernung treffen
option-odds-distance = Die Entfernung in Augen, 1 bis 24
example-odds = Zum Beispiel `/odds 6`: wie viele der 36 Würfe einen einzelnen Stein in 6 Augen Entfernung treffen, allgemein und an diesem Tisch.
command-position = Eine Stellung untersuchen: die besten Züge, oder Chancen und Dopplerwürfel
option-position-id = Positions-ID von GNU Backgammon, XGID oder das JSON, das kafenio legal liest
option-position-roll = Der Wurf, z. B. 3-1; ohne Wurf: die Chancen und was mit dem Dopplerwürfel zu tun ist
example-position = Zum Beispiel `/position 4HPwATDgc/ABMA 3-1`: die besten Züge, die Weiß mit diesem Wurf hat. Ohne Wurf: die Chancen von Weiß, und ob Weiß verdoppeln soll. Ein Wurf in einer XGID zählt auch. Stellungen anderer Spiele schreibst du als das JSON, das `kafenio legal` liest.
command-opening = Die besten Eröffnungszüge für einen Wurf vergleichen, in jedem Spiel
option-opening-roll = Der Wurf, z. B. 3-1
option-opening-game = Welches Spiel: backgammon, portes, plakoto, fevga, tric-trac oder puff; sonst das, was du spielst
example-opening = `/opening 3-1` vergleicht die besten Eröffnungszüge für 3-1 in dem Spiel, das du hier gerade spielst, oder im Backgammon. `/opening 64 plakoto` tut das für Plakoto.
command-rules = Die Regeln eines Spiels erklären
option-rules-game = Welches Spiel; ohne Angabe das, was du gerade spielst
option-rules-topic = Was du wissen willst, zum Beispiel Dopplerwürfel oder Abtragen
option-rules-part = Die Nummer eines Teils; ohne Angabe die erste Seite
example-rules = Zum Beispiel `/rules portes`.
command-pass = Bei einer Verdopplung passen; wer nicht ziehen kann, setzt automatisch aus
option-pass-sure = ja: Ich bin mir sicher, auch wenn es das Match entscheidet
example-pass = Nach einer Verdopplung bedeutet `/pass` dasselbe wie `/drop`.
command-vacation = Deine Uhren anhalten, während du weg bist
option-vacation-days = Wie viele Tage ab jetzt; 0 beendet den Urlaub; ohne Zahl: was dir bleibt
example-vacation = Zum Beispiel `/vacation 10`: An allen deinen Tischen steht deine Uhr ab jetzt 10 Tage still. Im Kalenderjahr (UTC) hast du 30 Tage. Spielen darfst du trotzdem, und `/vacation 0` beendet den Urlaub vorzeitig.
command-settings = Dein Brett, deine Sprache und mehr einstellen
option-settings-theme = Das Aussehen der Bretter; drei Varianten sind für Farbenblinde
option-settings-checkers = Deine Steine ab der nächsten Partie: hell, dunkel oder egal (Standard)
option-settings-home = Auf welcher Seite dein Heimfeld liegt
option-settings-numbers = eigene: 24 bis 1; ravensburger: wie gedruckt, 1–12 und 1A–12A, auch beim Tippen
option-settings-reminders = Bevor deine Zeit um ist: alle (Kanal und Direktnachricht), kanal oder aus
option-settings-boards = Bretter als Bilder oder als Text
option-settings-invitations = Wer dich einladen darf: alle (Standard), bekannte (mit denen du gespielt hast) oder niemand
option-settings-talk = Ob dir Gegner in anderen Kanälen mit /sagen schreiben dürfen: an oder aus (Standard)
option-settings-ranked = aus: Nur du siehst deine Wertungszahlen und stehst in keiner Rangliste; Standard: an
option-settings-language = In welcher Sprache ich dir schreibe; auto: die deiner App
option-settings-channel = Für die Moderation: die Sprache dieses Kanals; auto: die der Person am Zug
option-settings-confirm = Einen getippten Zug erst zeigen, bevor er gilt: an oder aus (Standard)
option-settings-analysis = auto: jedes Match gleich nach dem Ende analysieren; fragen: nur mit /analysieren (Standard)
option-settings-rolls = Wenn du verdoppeln kannst: auto (ab der nächsten Partie würfle ich) oder fragen (Standard)
example-settings = Zum Beispiel `/settings theme:night` oder `/settings home:left boards:text`. Im Kanal wird das Brett aus der Sicht der Person am Zug gezeichnet.
command-channel = Einstellen, wie Partien in diesem Kanal aussehen (für die Moderation)
option-channel-boards = einzeilig: Bretter früherer Züge werden zu einer Zeile; behalten: Sie bleiben
option-channel-threads = Eigene Threads: immer (jedes Match), fragen (die mit `thread:on`) oder nie
option-channel-only = Der einzige Kanal dieses Servers, in dem neue Partien beginnen; aus: jeder Kanal
option-channel-rated = Ob neue Matches ohne `rated:off` gewertet werden: an oder aus (Standard)
option-channel-month = Ob ich am Ende eines Monats die Besten nenne: an (Standard) oder aus
option-channel-language = Die Sprache dieses Kanals; auto: die der Person am Zug
example-channel = Zum Beispiel `/channel boards:keep`; `/channel` allein zeigt die Einstellungen. Ändern kann sie die Moderation, sehen können sie alle.
command-block = Einladungen von jemandem ablehnen oder zeigen, wen du blockiert hast
example-block = Zum Beispiel `/block @friend`; `/block` allein zeigt, wen du blockiert hast. Wer dich trotzdem einlädt, liest, dass du die Einladung nicht annimmst. `/block table:fig-1` blockiert deinen Gegner an diesem Tisch, auch auf einer anderen Plattform.
option-block-person = Wer dich nicht mehr einladen darf
command-unblock = Einladungen von jemandem wieder zulassen
example-unblock = Zum Beispiel `/unblock @friend`. `/unblock table:fig-1` gibt deinen Gegner an diesem Tisch wieder frei.
option-unblock-person = Wer dich wieder einladen darf
command-link = Dieses Konto mit deinem Konto auf einer anderen Plattform verknüpfen
option-link-code = Der Code, den du auf dem anderen Konto bekommen hast
option-link-sure = ja: Beide Konten gehören mir
example-link = `/link` gibt dir einen Code, und `/link 7KQ2MPX4` auf dem anderen Konto verknüpft die beiden. Dann gelten auf beiden dieselben Einstellungen, Urlaube und dieselbe Blockliste, und du kannst nicht gegen dich selbst spielen.
command-unlink = Dieses Konto von deinen anderen Konten trennen
example-unlink = `/unlink`: Dieses Konto behält seine Einstellungen, teilt aber nichts mehr mit den anderen.
command-me = Deine Konten, Einstellungen und Tische im Überblick
example-me = `/me`: deine verknüpften Konten, deine Einstellungen, alle deine offenen Tische und wie viele Matches du gespielt hast.
command-mydata = Alles herunterladen, was über dich gespeichert ist
example-mydata = Eine JSON-Datei, die nur du bekommst. Auf der ersten Seite stehen deine letzten 500 Tische; mit `/mydata 2` geht es weiter.
option-mydata-page = Die Seite deiner Tische, ab 1
command-forget = Löschen, was über dich gespeichert ist
example-forget = Vor dem Löschen wird nachgefragt. Offene Partien sind verloren; beendete bleiben, mit „(gelöschtes Konto)“ an deiner Stelle.
option-forget-sure = ja: Ich bin mir sicher, auch wenn es endgültig ist
command-help = Erste Schritte zeigen, alle Befehle auflisten oder einen davon erklären
option-help-command = Ein Befehl oder alle
example-help = Zum Beispiel `/help move` oder `/help all`.

## Die Stellung in Worten

alt-player = { $who } ({ $colour ->
    [white] Weiß
   *[black] Schwarz
})
alt-turn = { $who } { $rolled ->
    [yes] hat { $roll } zu ziehen
    [some] hat von { $roll } noch { $left } zu ziehen
    [played] hat { $roll } gezogen
   *[no] muss sich entscheiden
}.
alt-over = Die Partie ist zu Ende.
alt-replay = Partie { $number } Zug für Zug in { $count ->
    [one] einem Bild:
   *[other] { $count } Bildern. Das letzte:
}
alt-candidates = Die Bretter nach diesen Zügen: { $plays }.
alt-side = { $who }: { $any ->
    [yes] { $points }
   *[no] kein Stein auf den Feldern
}{ $bar ->
    [0] { "" }
   *[other] , { $bar } { $hand ->
        [yes] in der Hand
       *[no] auf der Bar
    }
}{ $off ->
    [0] { "" }
   *[other] , { $off } abgetragen
}; noch { $pips ->
    [one] 1 Auge
   *[other] { $pips } Augen
}.
alt-point = Feld { $point }: { $count }{ $pinned ->
    [yes] { " " }(festgesetzt)
   *[no] { "" }
}
alt-crawford = Das ist die Crawford-Partie: Verdoppeln ist nicht erlaubt.
alt-cube = { $state ->
    [centred] Der Dopplerwürfel liegt in der Mitte{ $value ->
        [1] { "" }
       *[other] , auf { $value }
    }.
    [offered] Eine Verdopplung auf { $value } ist angeboten.
    [dead] { $who } hat den Dopplerwürfel auf { $value }; er ist tot.
   *[owned] { $who } hat den Dopplerwürfel auf { $value }.
}
alt-score = Match auf { $length }: Weiß { $white }, Schwarz { $black }.
alt-clock = Restzeit: Weiß { $white }, Schwarz { $black }.
alt-points = Punkte in dieser Partie (von 12): Weiß { $white }, Schwarz { $black }.
alt-doublets = Pasche in dieser Partie: Weiß { $white }, Schwarz { $black }.
list-separator = { "; " }
list-and = { $parts } und { $last }

## Die Regeln, je eine Seite

rules-backgammon =
    __Backgammon.__ Bring deine 15 Steine heim, von Feld 24 bis Feld 1, und trag sie dann ab. Mit jedem Würfel ziehst du einen Stein; ein Pasch zählt viermal. Zwei gegnerische Steine sperren ein Feld; ein einzelner wird geschlagen. Wer zuerst alle 15 draußen hat, gewinnt. `/double` erhöht den Einsatz.
rules-portes =
    __Portes__, das griechische Backgammon. Bring deine 15 Steine heim, von Feld 24 bis Feld 1, und trag sie dann ab. Mit jedem Würfel ziehst du einen Stein; ein Pasch zählt viermal. Zwei gegnerische Steine sperren ein Feld; ein einzelner wird geschlagen. Wer zuerst alle 15 draußen hat, gewinnt.
rules-plakoto =
    __Plakoto__, das griechische Spiel mit dem Festsetzen. Bring deine 15 Steine von Feld 24 heim und trag sie ab. Mit jedem Würfel ziehst du einen Stein; ein Pasch zählt viermal. Geschlagen wird nicht: Einzelne Steine setzt du fest. Setzt du die Mutter fest, den letzten Stein am Start, gewinnst du 2 Punkte.
rules-fevga =
    __Fevga__, das griechische Laufspiel. Bring deine 15 Steine von Feld 24 heim und trag sie ab. Beide ziehen in dieselbe Richtung, aus gegenüberliegenden Ecken. Schon ein einzelner Stein sperrt sein Feld; geschlagen wird nicht. Zuerst muss ein Stein am Start des Gegners vorbei. Wer zuerst alle 15 draußen hat, gewinnt.
rules-tavli =
    __Tavli__ ist das griechische Match aus drei Spielen, die sich abwechseln: Portes, Plakoto, Fevga und wieder Portes, auf 5 Punkte oder eine andere Länge (`match:7`). Eine Partie zählt 1 Punkt, oder 2, wenn der Verlierer noch keinen Stein draußen hat oder seine Mutter festsitzt. Ohne Dopplerwürfel.
rules-tric-trac =
    __Tric-Trac__, das deutsche Tricktrack, spielt man um Punkte: 12 gewinnen die Partie. Deine 15 Steine ziehen von Feld 24 bis Feld 1, mit jedem Würfel einer. Punkte gibt es fürs Schlagen, fürs Abtragen und für die große Brücke: zwei Steine auf jedem deiner Felder 18 bis 13.
rules-puff =
    __Puff__ beginnt mit leerem Brett. Setz deine 15 Steine ein, zieh sie von Feld 24 bis Feld 1 und trag sie ab. Die kleinere Zahl kommt immer zuerst. Bei einem Pasch spielst du auch die Zahl auf der Unterseite und würfelst noch einmal. Wer zuerst alle 15 draußen hat, gewinnt.
rules-more-backgammon =
    __Aufstellung.__ 2 Steine auf deinem Feld 24, 5 auf der 13, 3 auf der 8, 5 auf der 6. Dein Gegner zieht andersherum.
    __Eröffnung.__ Beide würfeln mit einem Würfel; wer die höhere Zahl hat, fängt an und zieht beide Zahlen. Bei Gleichstand wird neu gewürfelt.
    __Ziehen.__ Mit jedem Würfel ziehst du einen Stein, mit beiden auch denselben; einen Pasch ziehst du viermal. Ein Stein darf überallhin, nur nicht auf ein Feld mit zwei oder mehr gegnerischen Steinen. Zieh beide Zahlen, wenn du kannst. Geht jede für sich, aber nicht beide, zieh die höhere.
    __Schlagen.__ { rules-hitting }
    __Abtragen.__ { rules-bearing-off }
    __Gewinnen.__ Wer zuerst alle 15 abgetragen hat, gewinnt. Hat der Gegner noch keinen draußen, ist es ein Gammon (2 Punkte), mit einem Stein auf der Bar oder in deinem Heimfeld ein Backgammon (3).
    __Dopplerwürfel.__ Vor deinem Wurf darfst du mit `/double` den Einsatz verdoppeln. Dein Gegner nimmt mit `/take` an und darf dann allein weiterdoppeln, oder er passt mit `/drop` und verliert den bisherigen Einsatz. Fehlt jemandem im Match nur noch ein Punkt, darf in der nächsten Partie niemand verdoppeln (Crawford-Regel).
rules-more-portes =
    __Aufstellung.__ 2 Steine auf deinem Feld 24, 5 auf der 13, 3 auf der 8, 5 auf der 6. Dein Gegner zieht andersherum.
    __Eröffnung.__ { rules-opening-again }
    __Ziehen.__ Mit jedem Würfel ziehst du einen Stein, mit beiden auch denselben; einen Pasch ziehst du viermal. Ein Stein darf überallhin, nur nicht auf ein Feld mit zwei oder mehr gegnerischen Steinen. Zieh beide Zahlen, wenn du kannst. Geht jede für sich, aber nicht beide, such dir eine aus.
    __Schlagen.__ { rules-hitting }
    __Abtragen.__ { rules-bearing-off }
    __Gewinnen.__ { rules-winning-double }
rules-more-plakoto =
    __Aufstellung.__ Alle 15 Steine stehen am Anfang auf Feld 24 ihrer Seite. Dein Gegner zieht andersherum. Eine Bar gibt es nicht.
    __Eröffnung.__ { rules-opening-again }
    __Ziehen.__ Mit jedem Würfel ziehst du einen Stein, mit beiden auch denselben; einen Pasch ziehst du viermal. Gesperrt sind für dich Felder mit zwei oder mehr gegnerischen Steinen und Felder, auf denen ein Stein von dir festgesetzt ist. Zieh beide Zahlen, wenn du kannst. Geht jede für sich, aber nicht beide, such dir eine aus.
    __Festsetzen.__ Ziehst du auf einen einzelnen gegnerischen Stein, ist er festgesetzt: Er kann erst wieder ziehen, wenn du das Feld verlässt.
    __Die Mutter__ ist der letzte Stein auf dem eigenen Feld 24. Setzt du die gegnerische fest und hast keinen Stein mehr auf deinem Feld 24, gewinnst du sofort 2 Punkte. Hast du dort noch Steine, geht die Partie weiter, und du gewinnst, sobald der letzte weg ist, wenn die Mutter dann noch festsitzt. Sitzen beide Mütter fest, ist die Partie unentschieden.
    __Abtragen.__ { rules-bearing-off } Keiner darf festgesetzt sein.
    __Gewinnen.__ { rules-winning-double }
    __Das Bild.__ Die Mutter trägt einen Stern. Ein festgesetzter Stein liegt am Rand unter den anderen; wo nicht alle Steine gezeichnet sind, steht auf jeder Farbe die Zahl ihrer Steine.
rules-more-fevga =
    __Aufstellung.__ Alle 15 Steine stehen am Anfang auf Feld 24 ihrer Seite. Beide ziehen in dieselbe Richtung: Dein Feld 24 ist die 12 des Gegners.
    __Eröffnung.__ { rules-opening-again }
    __Der erste Stein.__ Bring einen Stein über das gegnerische Startfeld hinaus, auf dein Feld 11 oder weiter, bevor du einen anderen ziehst.
    __Ziehen.__ Mit jedem Würfel ziehst du einen Stein, mit beiden auch denselben; einen Pasch ziehst du viermal. Du kannst nicht auf ein Feld ziehen, auf dem ein gegnerischer Stein steht. Zieh beide Zahlen, wenn du kannst. Geht jede für sich, aber nicht beide, zieh die höhere.
    __Mauern.__ Besetze nie alle sechs Felder deines Startviertels (24 bis 19) zugleich, auch nicht mitten in einem Wurf. Anderswo sind sechs Felder in einer Reihe erlaubt; stehen aber alle 15 gegnerischen Steine unmittelbar hinter deinen sechs, musst du mit dem nächsten Wurf eines davon öffnen, wenn es geht.
    __Abtragen.__ { rules-bearing-off }
    __Gewinnen.__ { rules-winning-double }
rules-more-tavli =
    __Eröffnung.__ In der ersten Partie würfeln beide mit einem Würfel; wer die höhere Zahl hat, fängt an und würfelt neu mit beiden Würfeln. Bei Gleichstand wird neu gewürfelt. Danach fängt an, wer die letzte entschiedene Partie gewonnen hat.
    __Unentschieden.__ Eine unentschiedene Partie Plakoto zählt nicht.
    __Die Spiele.__ `/rules portes`, `/rules plakoto` und `/rules fevga` erklären sie.
rules-more-tric-trac =
    __Eröffnung.__ Beide würfeln mit zwei Würfeln; wer die höhere Summe hat, fängt an und zieht diesen Wurf. Bei Gleichstand wird neu gewürfelt.
    __Ziehen.__ Mit jedem Würfel ziehst du einen Stein, mit beiden auch denselben. Auch einen Pasch ziehst du nur zweimal, würfelst dann aber noch einmal. Zieh beide Zahlen, wenn du kannst. Solange Steine auf deinem Feld 24 stehen, darfst du nur diese ziehen und die, die im selben Wurf von dort kommen. Felder mit zwei oder mehr gegnerischen Steinen sind gesperrt. Dein Gegner zieht andersherum.
    __Punkte.__ Schlägst du einen einzelnen gegnerischen Stein, bringt das 1 Punkt, und er kommt auf sein Startfeld zurück. Abtragen darfst du jederzeit: Jeder Stein, der Feld 1 erreicht oder darüber hinauskäme, ist draußen und bringt 1 Punkt. Die beiden Startfelder sind nie gesperrt, und geschlagen wird dort nicht.
    __Die Hucke__, dein Feld 13, besetzt du mit zwei Steinen in einem Wurf, und die letzten beiden verlassen sie ebenso. Ein einzelner Stein darf dort nie stehen und, solange sie leer ist, auch nicht zwischenlanden. Die gegnerische, dein Feld 12, ist für dich gesperrt. Sind beide leer und könntest du mit einem Wurf zwei Steine in die gegnerische bringen, aber nicht in die eigene, darfst du beide ein Feld weniger ziehen, in deine Hucke.
    __Die große Brücke__ sind zwei Steine oder mehr auf jedem deiner Felder 18 bis 13. Sie bringt dir 2 Punkte und, solange sie steht, nach jedem deiner Würfe wieder 2.
    __Gewinnen.__ Wer zuerst 12 Punkte hat, gewinnt sofort. Die Partie zählt einfach, wenn der Verlierer 7 oder mehr hat, doppelt bei 3 bis 6, dreifach bei 1 oder 2 und vierfach bei keinem. In einer Serie (`match:12`: zwölf Partien) wählt der Gewinner: `/goon` behält die Stellung und die Punkte über 12, `/fresh` stellt neu auf.
    __Das Bild.__ Die Zahl jeder Hucke ist eingerahmt; „7 / 12 Punkte“ beim Namen ist der Stand der Partie.
rules-more-puff =
    __Eröffnung.__ Beide würfeln mit zwei Würfeln; wer die höhere Summe hat, fängt an und würfelt neu. Bei Gleichstand würfeln beide noch einmal.
    __Einsetzen.__ Mit jedem Würfel setzt du einen Stein ein, von Feld 24 an gezählt: mit einer 6 auf die 19, geschrieben `hand/19`. Bis alle 15 eingesetzt sind, darfst du keinen anderen Stein ziehen. Dein Gegner zieht andersherum.
    __Kleinere Zahl zuerst.__ Zieh immer zuerst die kleinere Zahl; geht sie nicht, verfällt auch die höhere.
    __Pasch.__ Bei deinem ersten Pasch ziehst du zweimal die obere Zahl und dann, wenn du magst, bis zu zweimal die untere (7 minus die obere). Ab deinem zweiten Pasch in der Partie ziehst du viermal die obere und, wenn du magst, bis zu viermal die untere. Nach jedem Pasch würfelst du noch einmal.
    __Schlagen.__ Ziehst du auf einen einzelnen gegnerischen Stein, ist er geschlagen und muss wieder eingesetzt werden, bevor dein Gegner einen anderen ziehen darf. Felder mit zwei oder mehr gegnerischen Steinen sind gesperrt.
    __Abtragen.__ { rules-bearing-off }
    __Gewinnen.__ Wer zuerst alle 15 abgetragen hat, gewinnt 1 Punkt.
    __Das Bild.__ Die Steine in der Hand liegen links; die beiden kleinen Würfel neben einem Namen zeigen die Zahl der Pasche.
rules-opening-again = Beide würfeln mit einem Würfel; wer die höhere Zahl hat, fängt an und würfelt neu mit beiden Würfeln. Bei Gleichstand wird neu gewürfelt. In den weiteren Partien eines Matches fängt der Gewinner an.
rules-hitting = Ziehst du auf einen einzelnen gegnerischen Stein, ist er geschlagen und kommt auf die Bar. Steine auf der Bar musst du zuerst einsetzen, von Feld 24 an gezählt: mit einer 6 auf die 19.
rules-bearing-off = Sind alle deine Steine im Heimfeld (Felder 6 bis 1), trägst du sie ab: Mit einer 4 nimmst du einen Stein von Feld 4. Sind dieses und alle höheren Felder leer, nimmst du einen vom höchsten besetzten Feld. Du darfst auch im Heimfeld ziehen.
rules-winning-double = Wer zuerst alle 15 abgetragen hat, gewinnt 1 Punkt; hat der Gegner noch keinen draußen, sind es 2. Einen Dopplerwürfel gibt es nicht.
rules-agree = __Hausregeln.__ Ihr könnt vereinbaren:
rules-elsewhere = „{ $topic }“ gibt es bei { $game } nicht. Bei { $other }:
rules-also-in = Bei { $other }: { $example }.
rules-nowhere = Über „{ $topic }“ finde ich nichts in den Regeln. `/rules portes` erklärt ein Spiel, `/help`, wie du hier spielst.
rules-contents = Mehr, etwa mit { $first }: { $parts }.

## Das Terminal

console-welcome =
    Willkommen im Kafenio. Alle teilen sich diese Tastatur: Eine Zeile "name: text" ist eine Nachricht von name.
    Fang an mit "alice: /play portes" gegen mich oder mit "alice: /newgame portes @bob", dann "bob: /accept". Mehr mit /help; Strg+D beendet das Programm, die Partien bleiben gespeichert.
console-my-name = Kafenio heiße ich. Beginne die Zeile mit einem anderen Namen, zum Beispiel `alice: /help`.
console-waits = Gespeichert. Das Ergebnis kommt nach deiner nächsten Zeile.

## Züge, die nicht erlaubt sind

illegal-too-long = Das ist zu lang für einen Zug. Schreib nur, was du mit diesem Wurf ziehst, zum Beispiel `/move 13/9 9/3`.
illegal-other-roll = Du hast { $rolled } gewürfelt, nicht { $typed }.
illegal-unreadable = „{ $word }“ kann ich nicht als Zug lesen. Schreib, wo ein Stein steht und wohin er zieht, zum Beispiel { $numbers ->
    [printed] `12A/8A`, { $bar } oder `6/off`, mit den Zahlen des gedruckten Bretts
   *[own] `13/9`, { $bar } oder `6/off`
}.
illegal-nothing-legal = Mit diesem Wurf ist kein Zug möglich.
illegal-no-checker = { $place ->
    [bar] Du hast keinen Stein auf der Bar.
    [hand] Du hast keinen Stein mehr in der Hand.
   *[point] Kein Stein auf deinem Feld { $from } kann so ziehen.
}
illegal-backwards = { $step } geht rückwärts: Deine Steine ziehen { $numbers ->
    [printed] andersherum
   *[own] von höheren Feldern auf niedrigere
}.
illegal-enter-first = Zuerst { $waiting ->
    [one] muss { $place ->
        [hand] der letzte Stein aus der Hand
       *[bar] ein Stein
    } eingesetzt werden
   *[other] müssen { $waiting } Steine { $place ->
        [hand] aus der Hand
       *[bar] { "" }
    } eingesetzt werden
}, zum Beispiel mit { $example }.
illegal-blocked = { $step } ist gesperrt: { $other } hält dein Feld { $to } mit { $held ->
    [one] einem Stein
    [2] zwei Steinen
    [3] drei Steinen
    [4] vier Steinen
    [5] fünf Steinen
   *[other] { $held } Steinen
}.
illegal-not-a-die = { $step } { $pips ->
    [0] passt nicht zu deinen Würfeln
   *[other] braucht eine { $pips }
}{ $left ->
    [none] : Du hast schon alle Zahlen gezogen.
    [one] ; du hast noch { $last }.
   *[more] ; du hast { $dice } und { $last }.
}
illegal-too-many = Das sind zu viele Züge für diesen Wurf: { $dice ->
    [one] Du hast nur eine Zahl zu ziehen.
   *[other] Du hast { $dice } Zahlen zu ziehen.
}
illegal-none-left = Du hast keine { $pips } gewürfelt: { $step } braucht { $dice }, und für { $rest } bleibt nichts übrig.
illegal-nothing-hit = Der Stern steht für einen Schlag, aber auf deinem Feld { $at } wird nichts geschlagen. Lass den Stern weg.
illegal-read-as-printed = Wegen des „A“ lese ich die Zahlen so, wie sie auf dem Brett gedruckt sind; mit `/settings numbers:ravensburger` stehen sie so auch auf deinen Brettern.
illegal-not-all-home = Du kannst noch nicht abtragen: { $place ->
    [bar] Du hast noch einen Stein auf der Bar.
    [hand] Du hast noch einen Stein in der Hand.
   *[point] Du hast einen Stein auf deinem Feld { $farthest }, und erst müssen alle im Heimfeld stehen (6 bis 1).
}
illegal-higher-first = Mit der { $die } kannst du nicht von deinem Feld { $from } abtragen, solange dahinter ein Stein steht, auf deinem Feld { $higher }.
illegal-must-use-both = Beide Zahlen lassen sich ziehen, also musst du beide ziehen.{ $table ->
    [yes] { " " }`/moves` zeigt die erlaubten Züge.
   *[no] { "" }
}
illegal-must-use-more = Du kannst { $could } Zahlen dieses Wurfs ziehen, also musst du auch; das hier { $used ->
    [0] ist keine
    [one] ist nur eine
   *[other] sind nur { $used }
}.{ $table ->
    [yes] { " " }`/moves` zeigt die erlaubten Züge.
   *[no] { "" }
}
illegal-must-use-higher = Nur eine Zahl lässt sich ziehen, und das muss die höhere sein, die { $die }.
illegal-higher-or-nothing = Nach den Regeln an diesem Tisch ziehst du die höhere Zahl, die { $die }, oder gar keine.
illegal-lower-first = Du musst zuerst die kleinere Zahl ziehen, die { $die }.
illegal-top-first = Die { $die } von der Unterseite der Würfel darfst du erst ziehen, wenn die obere Zahl ganz gezogen ist.
illegal-hit-and-run = Der Stein, der auf deinem Feld { $at } geschlagen hat, muss in diesem Wurf dort bleiben.
illegal-pinned = Dein Stein auf deinem Feld { $at } ist von { $other } festgesetzt und kann nicht ziehen.
illegal-pinned-stops = Du kannst nicht abtragen, solange dein Stein auf deinem Feld { $at } festgesetzt ist.
illegal-over-already = Mit dem Zug auf { $to } endet die Partie; danach lässt sich nichts mehr ziehen.
illegal-runner-first = Solange dein erster Stein nicht am Startfeld des Gegners vorbei ist, darf nur er ziehen; er steht auf deinem Feld { $runner }.
illegal-full-start-quarter = Mit einem Stein auf deinem Feld { $to } hättest du alle sechs Felder deines Startviertels besetzt, und das ist nicht erlaubt.
illegal-must-open = { $other } könnte sonst nicht mehr ziehen: Du musst eines deiner Felder { $points } öffnen.
illegal-start-first = { $waiting ->
    [one] Der letzte Stein auf deinem Startfeld muss zuerst ziehen.
   *[other] Die { $waiting } Steine auf deinem Startfeld müssen zuerst ziehen.
}
illegal-opponents-corner = Die Hucke von { $other } ist für dich gesperrt.
illegal-alone-in-corner = In deiner Hucke steht nie ein Stein allein: Zwei gehen zusammen hinein, und zwei verlassen sie zusammen.
illegal-ambiguous = Das lässt sich auf mehrere Arten ziehen: { $plays }. Schreib die aus, die du meinst.
illegal-not-together = Jeder dieser Schritte geht, aber mit diesem Wurf nicht alle zusammen.{ $table ->
    [yes] { " " }`/moves` zeigt die erlaubten Züge.
   *[no] { "" }
}

## Auf Discord

discord-may-not-post = In diesem Kanal darf ich nicht schreiben. Mir fehlen Rechte: { $missing }. { $sees ->
    [no] Bis dahin kann hier niemand spielen; eine pausierte Partie geht danach mit dem nächsten Zug weiter.
   *[yes] Bis dahin schicke ich die Züge als Direktnachrichten.
} { $mend ->
    [yes] Du kannst mir die Rechte in den Kanaleinstellungen geben oder mit diesem Link für den ganzen Server:
   *[no] Wer den Server verwaltet, kann mir die Rechte geben.
}
discord-may-not-open = In diesem Kanal darf ich keinen Thread öffnen. Mir fehlen Rechte: { $missing }. Bis dahin bleibt die Partie im Kanal. { $mend ->
    [yes] Du kannst mir die Rechte in den Kanaleinstellungen geben oder mit diesem Link für den ganzen Server:
   *[no] Wer den Server verwaltet, kann mir die Rechte geben.
}
discord-may-not-attach = In diesem Kanal darf ich schreiben, aber keine Bilder anhängen. Mir fehlen Rechte: { $missing }. Bis dahin sind die Bretter hier Text. { $mend ->
    [yes] Du kannst mir die Rechte in den Kanaleinstellungen geben oder mit diesem Link für den ganzen Server:
   *[no] Wer den Server verwaltet, kann mir die Rechte geben.
}
discord-alone = Das liest nur du. Für eine Partie mit jemand anderem nimm einen Kanal, den ihr beide lest, oder hol dir einen Code: `/newgame portes across:yes`. Oder spiel gegen mich: `/play portes`.
discord-stranger = Ich bin hier kein Mitglied und kann darum keine Züge posten. Wer einen Server verwaltet, kann mich mit diesem Link hinzufügen:
discord-conversation = In solchen Unterhaltungen kann ich nur auf Befehle antworten und keine Züge posten. Spielt auf einem Server, der mich hinzugefügt hat.
discord-from-channel = Wo ihr spielt, darf ich das nicht posten. Die Knöpfe bekommst du mit `/board` in
option-table = Der Tisch, z. B. oak-7, wenn du mehrere hast

# In the menus of a person and of a message on Discord, at most 32 characters.
context-menu-play = Backgammon spielen
context-menu-board = Brett zeigen

group-table = Dein Tisch: zurücknehmen, abbrechen, beanspruchen, hierher holen, Aufträge
group-show = Nachsehen: Analyse, Rätsel, Spielprotokoll, Wiederholung, Verlauf, Statistik, Regeln, Treffer
group-me = Was nur dich betrifft: Urlaub, blockierte Personen

## Was vorgeschlagen wird, während jemand eine Option ausfüllt; höchstens 100 Zeichen

complete-more = … { $count } weitere: tippe den Anfang, zum Beispiel { $start }
complete-start = { $start } · { $count ->
    [one] 1 möglicher Zug
   *[other] { $count } mögliche Züge
}
complete-length = { $to ->
    [money] Geldspiel: Partie um Partie um Punkte
    [games] Serie von { $length ->
        [one] 1 Partie
       *[other] { $length } Partien
    }
   *[points] Match auf { $length ->
        [one] 1 Punkt
       *[other] { $length } Punkte
    }
}
complete-clock-none = { $name }: keine Uhr, lasst euch Zeit
complete-default = { $is ->
    [yes] { " " }(Standard)
   *[no] { "" }
}
complete-table = { $table } - { $state ->
    [mine] du bist am Zug gegen { $other }
    [theirs] { $other } ist am Zug
    [invited] { $other } hat dich eingeladen
    [inviting] deine Einladung an { $other }
    [paused] pausiert, gegen { $other }
    [over] beendet, gegen { $other }
   *[others] { $who } gegen { $other }
}
clock-short = je { $pool }{ $more ->
    [some] , dazu { $increment } nach jedem Zug
   *[none] { "" }
}{ $free ->
    [some] , { $grace } Schonzeit pro Zug
   *[none] { "" }
}

## Names of commands, of their options, and of the words that options take

# Commands. Discord wants them in lower case. `.also` lists other names that are understood.
command-name-newgame = neuesspiel
    .also = einladen, neuepartie, startespiel, starteeinspiel, spielstarten, werspieltmit, werspielt, werhatlust, werhatlustauf, hatjemandlust, hatjemandlustauf, lustauf, bockauf, hastdulustauf, hastdubockauf, werwillspielen, ichsucheeinengegner, findeinengegner, lade, ichfordere
    .about = spiel gegen, spiel bis, lust partie, lust spiel, lust runde, wer da spielen, spielt jemand, jemand lust, jemand spielen, wollen spielen, wer spielt mit, gegner, herausfordern, gegen spielen
command-name-play = spielen
    .also = spiel, spiele, spielst, spielstdu, hastdulustzuspielen, hastdulust, magstduspielen, willstduspielen, spielenwir, wollenwirspielen, partie, runde
    .about = gegen dich, mit dir, welche spiele, was spiele, spiele gibts, spiele gibt, spiele kannst, was spielen
command-name-join = mitspielen
command-name-accept = annehmen
    .also = ja, klar, gerne, jo, losgehts, ichnehmean, ichbindabei, bindabei, ichmachmit, ichauch, jagerne, jaklar, naklar, natürlich
command-name-decline = ablehnen
    .also = nein, ablehnung, neindanke, keinelust, jetztnicht, nichtjetzt, vielleichtspäter, nö, gehtgeradenicht
    .about = keine zeit, kein interesse, heute nicht, andermal
command-name-cancel = abbrechen
    .about = einladung zurück*, einladung abbrechen, einladung löschen
command-name-rematch = revanche
    .also = nocheinmal, nochmal, nocheine, nocheinspiel, nocheinepartie
    .about = noch spiel, noch partie, revanche*, nochmal spielen
command-name-cup = pokal
    .also = cup, turnier, werführtimpokal, werführtdenpokalan, werführtimturnier, werführtdasturnieran, werliegtimpokalvorn, weristimpokal, wermachtbeimpokalmit, wannbeginntderpokal, wannistderpokal, wannistdernächstepokal, weristnochimpokal, wannendetderpokal, wannistderpokalzuende
    .about = pokal verlass*, turnier verlass*, turnier*, pokal*, gegen wen, wer nächst*, nächst* gegner
command-name-league = liga
    .also = werführtinderliga, werführtdieligaan, weristtabellenführer, tabellenführer, weristinderliga, wannbeginntdieliga, wannendetdieliga
    .about = liga verlass*, liga*, saison
command-name-roll = würfeln
    .also = wurf, würfle, würfel
command-name-move = zug
    .also = ziehen, ziehe, zieh
    .about = mein* stein*, setz*
command-name-moves = züge
    .also = waskannichspielen, waskannichziehen
    .about = kein zug, kann ziehen, welche züge, mögliche züge, warum darf nicht, kann nicht zieh*, darf nicht zieh*
command-name-hint = tipp
    .also = hinweis, wassollichspielen, wassollichziehen, waswürdestduspielen, waswürdestduziehen, sollichverdoppeln, sollichannehmen, besterzug, wasistderbestezug
    .about = bester zug, was ziehen, soll ich, würdest ziehen, würdest spielen
command-name-enter = eingeben
command-name-undo = zurück
    .also = hoppla, ups, verklickt, falsch, daswarfalsch
command-name-confirm = bestätigen
command-name-double = verdoppeln
    .also = doppeln, verdopple, doppel, doppele, redoppeln
    .about = kontra, verdopp*, doppeln, dopple
command-name-take = mitgehen
    .also = gehemit
    .about = nehm, nehme, annehmen, gehe mit
command-name-drop = passen
    .also = passe
    .about = passe, lehne ab, passen
command-name-resign = aufgeben
    .also = aufgabe, ichgebeauf
    .about = wie verlass*, wie aufhör*, aufgeb*, geb auf, gebe auf, schenke
command-name-takeback = rücknahme
    .also = zugzurücknehmen, zugzurück, ichnehmezurück, nehmezurück, ichnehmedenzugzurück
    .about = zurück nehmen, zug zurück, zurücknehmen, vertippt, verklickt, versehen*, falsch* gezogen
command-name-claim = beanspruchen
    .also = einfordern
command-name-say = sagen
command-name-vacation = urlaub
    .also = ferien
    .about = urlaub*, ferien, verreis*
command-name-here = hier
command-name-endtable = tischschließen
    .in-group = schließen
    .also = tischbeenden
command-name-beaver = beaver
    .also = biber
command-name-order = auftrag
command-name-auto = automatik
command-name-goon = weiterspielen
command-name-fresh = aufstellen
command-name-board = brett
    .also = weristdran, werdran, binichdran, weristamzug, binichamzug, washabeichgewürfelt
    .about = wer dran, bin dran, zeig brett, welche farbe, was farbe
command-name-replay = wiederholung
command-name-analyse = analysieren
    .also = wiehabeichgespielt, waswarenmeinefehler, meinefehler
    .about = zug gut, zug schlecht, zug richtig, guter zug, schlechter zug, gut gespielt, schlecht gespielt, analys*, meine fehler, wieviel glück
command-name-games = tische
    .also = partien, meinespiele, meinepartien, welchespielelaufen
    .about = offene spiele, offene partien, meine spiele, meine partien, wer spielt
command-name-match = spielprotokoll
    .also = spielstand, stand, punktestand, wiestehtes, wiestehts, habeichgewonnen, werhatgewonnen, gewinneich
    .about = punkte brauch*, viele punkte, wie steht*, wie stehts, wie steh, spielstand, wer führt, wer vorn*, wer gewinnt, crawford spiel
command-name-history = verlauf
command-name-stats = statistik
    .also = wiegutbinich, wasistmeinewertungszahl, wasistmeinewertung
    .about = wie gut, meine statistik*, meine bilanz, wertung*, wertungszahl, spiele gewonnen, wie viele gewonnen, partien gewonnen
command-name-top = rangliste
    .also = bestenliste, ranking, weristderbeste, dierangliste
    .about = beste spieler*, wer beste*, rangliste*, bestenliste*, tabelle
command-name-cube = dopplerwürfel
    .also = woistderwürfel, werhatdenwürfel, woistderdopplerwürfel
command-name-time = zeit
    .also = restzeit, uhr, wievielzeithabeich, wievielzeithabeichnoch, wievielzeitbleibtmir
    .about = spielt nicht, zieht nicht, nicht weiter, kurz weg, morgen weiter, pause, wann endet, wann ende, wie lange, wieviel zeit, viel zeit, zeit noch, zeit hab*, uhr*, beeil*, langsam*, wart*, eingeschlafen, antwortet nicht, verschwunden, ist weg, bedenkzeit
command-name-export = exportieren
command-name-import = importieren
    .about = meine datei, diese datei, datei analys*, datei hoch*, match hoch*, match von, andere seite, datei von
command-name-report = bericht
    .also = ausgabe
command-name-pips = augen
    .also = werliegtvorn, werliegtvorne, wievieleaugenhabeich
    .about = augen, pips, pip*, wie weit
command-name-odds = treffer
    .about = wahrscheinlich* treff*, chance* treff*, wie wahrscheinlich
command-name-opening = eröffnung
    .about = eröffnung*, am anfang, beste antwort, antwort auf, erster zug, ersten zug
command-name-position = bewerten
    .also = stellung
command-name-rules = regeln
    .also = wiespieltman, wiegeht, wasist, wassind, erklär, erkläre, erklärmir, wasbedeutet, washeißt, welchespielegibtes, welchespielekennstdu, regel, wiefunktioniert, wasbesagt
    .about = verdoppeln funktioniert, wann verdoppeln, wann verdoppelt, wozu würfel, dopplerwürfel, wozu, regel*, baut auf, aufbau*, aufstellung, wie gewinn*, bedeut*, erlaubt, darf man
command-name-pass = aussetzen
command-name-settings = einstellungen
    .also = sprache, farben, brettumdrehen
    .about = schwarz sein, weiß sein, will schwarz, will weiß, sprache*, sprich, kannst englisch, kannst deutsch, kannst griechisch, farbe*, brett dreh*, dreh brett, brett um, dunkel*, andersrum, andere richtung, andersherum, steine blau, steine schwarz, steine weiß, benachrichtig*, englisch reden, deutsch reden, griechisch reden, englisch sprechen
command-name-channel = kanal
command-name-block = blockieren
command-name-unblock = freigeben
    .also = entblocken, entsperren
command-name-link = verknüpfen
command-name-unlink = trennen
command-name-me = ich
command-name-mydata = meinedaten
    .about = speicherst, was speicher*, datenschutz, meine daten
command-name-forget = vergessen
    .about = lösch* daten, daten lösch*, konto lösch*, lösch* konto
command-name-help = hilfe
    .also = hilfmir
    .about = wie geht hier, wie geht bot, wie funktion* hier, wie funktion* bot, kapier*, versteh* nicht
command-name-about = über
    .also = werhatdichgemacht

# Groups of commands on Discord. `.in-group` above is the name that a command has in its group, if it is another one.
group-name-table = tisch
group-name-show = zeigen
group-name-me = ich

# Options of commands.
option-name-table = tisch
option-name-page = seite
option-name-part = teil
option-name-topic = thema
option-name-game = spiel
    .also = partie, runde
option-name-opponent = gegner
option-name-match = bis
    .also = auf, punkt, punkte
option-name-clock = uhr
option-name-cube = dopplerwürfel
option-name-level = stärke
option-name-rules = hausregeln
option-name-games = spiele
option-name-opening = eröffnung
option-name-quarter = viertel
option-name-checkers = steine
option-name-jacoby = jacoby
option-name-beavers = beaver
option-name-raccoons = raccoons
option-name-autodoubles = autodoppler
option-name-hints = tipps
option-name-rated = gewertet
    .also = gewertetes, gewertete
option-name-do = aktion
option-name-lives = leben
option-name-size = größe
option-name-starts = beginn
option-name-month = monat
option-name-list = liste
option-name-ranked = rang
option-name-thread = thread
option-name-for = für
option-name-across = anderswo
option-name-name = name
option-name-code = code
option-name-play = zug
option-name-start = beginn
option-name-picture = bild
option-name-step = schritt
option-name-die = würfel
option-name-value = wert
option-name-order = auftrag
option-name-state = zustand
option-name-move = nummer
option-name-form = form
option-name-distance = entfernung
option-name-roll = wurf
option-name-theme = aussehen
option-name-home = heimfeld
option-name-numbers = zählung
option-name-boards = bretter
option-name-confirm = bestätigen
option-name-rolls = würfe
option-name-analysis = analyse
option-name-reminders = erinnerungen
option-name-language = sprache
option-name-channel = kanal
option-name-threads = threads
option-name-only = nur
option-name-person = person
option-name-invitations = einladungen
option-name-talk = gespräch
option-name-text = worte
option-name-command = befehl
option-name-days = tage
option-name-sure = sicher
option-name-id = stellung
option-name-format = format
option-name-file = datei
option-name-share = teilen

# Words that options take.
word-mat = mat
word-sgf = sgf
word-on = an
word-off = aus
word-yes = ja
    .also = klar, jo
word-no = nein
    .also = nö
word-computer = computer
    .also = rechner, bot, ki, dich, dir
# Words that say nothing to the bot, as in „eine Partie Portes mit dem Computer“.
word-the = das
    .also = ne, nen, mich, der, die, dem, den, mit, gegen, ein, eine, einen, einem, bitte, für, von, mir, uns, wir, mal, hier, jetzt, heraus, meine, meinen, bei
# Freundliche Worte, die nichts wollen.
# Wörter, die in keinem Satz etwas bedeuten.
word-please = bitte
    .also = mal, auch, aber, denn, doch, eigentlich, überhaupt, eben, sorry, leider, einfach
word-thanks = danke
    .also = dankeschön, dankedir, vielendank, schönendank, gutgespielt, schönesspiel, gutesspiel, schönepartie, gutepartie, vielglück, gutglück
# Wörter, die nur eine Option und ihren Wert verbinden, wie in „sprache auf griechisch“.
word-to = auf
    .also = zu, ist
# Wörter, die nur sagen, dass jemand etwas will, wie in „ich will spielen“.
word-want = ichwill
    .also = ichmöchte, ichmöchtegern, ichwürdegern, ichhättegern, ichwillgern, wirwollen, wirmöchten, wollenwir, lassuns, lasstuns, kannich, kannman, könnenwir, darfich, bitteauf, kannstdu, sprichstdu, redestdu, gibmir, auf, sprich, sprichbitte, rede, schreib, ändere
# Wörter, mit denen jemand etwas sehen will, wie in „zeig mir das Brett“.
word-see = zeigmir
    .also = zeigemir, wieist, wasistmeine, zeig, ichwillsehen
# Wörter, mit denen jemand sagt, was er tut, wie in „ich würfle“.
word-i = ich
# Häufige Wörter, an denen die Sprache zu erkennen ist.
word-not = nicht
    .also = kein, keine, nie
word-common = ich
    .also = du, wir, ihr, nicht, wie, welche, gibt, gibts, noch, mal, ein, eine, einen, ist, sind, auf, mit, gegen, und, der, das, bitte, lust, hab, habe, kann, wer, mein, meine
# Grüße und Fragen, was das hier ist. Sie zählen nur, wenn sie die ganze Zeile sind.
word-hello = hallo
    .also = moin, servus, grüßdich, gutentag, gutenmorgen, gutenabend, waskannstdu, werbistdu, wasbistdu, wasistdas, wiefunktioniertdas, wiegehtdas, wiefangeichan
# Wörter, die von etwas Neuem sprechen.
word-one = ein
    .also = eine, einen, einem, neu, neue, neuen, neues, noch
# Wörter, die zu „Pokal“ und „Liga“ führen, wie in „beim Pokal mitmachen“.
word-hold = eröffne
    .also = eröffnen, mach, mache, machen, veranstalte, veranstalten, organisiere, gründe, melde, mich, in, im, am, an, beim, bei, zum, zur, aus, nächsten, nächste, diesen, diese, zeig, zeige, status, stand, tabelle, noch, wer
word-money = geld
    .also = geldspiel
word-beginner = anfänger
    .also = leicht
word-casual = hobbyspieler
    .also = hobby
word-club = vereinsspieler
    .also = verein, mittel
word-expert = experte
    .also = könner, expertin, profi
word-master = meister
    .also = schwer, stärkste, stärksten
word-single = einfach
word-gammon = gammon
word-backgammon = backgammon
word-double = doppelt
word-triple = dreifach
word-quadruple = vierfach
word-session = geldspiel
    .also = sitzung
word-take = mitgehen
word-drop = passen
word-roll = würfeln
word-fast = schnell
    .also = schnelle, schnelles
word-daily = täglich
word-relaxed = entspannt
word-none = ohne
    .also = keine, keiner, kein, nichts, aus
word-film = film
word-strip = streifen
word-kafenio = kafenio
word-night = nacht
word-paper = papier
word-contrast = kontrast
word-deuteranopia = deuteranopie
word-protanopia = protanopie
word-tritanopia = tritanopie
word-right = rechts
word-left = links
word-own = eigene
word-ravensburger = ravensburger
word-all = alle
word-channel = kanal
word-pictures = bilder
word-text = text
word-ask = fragen
word-auto = auto
word-everyone = alle
    .also = jeder
word-known = bekannte
word-nobody = niemand
word-shrink = einzeilig
word-keep = behalten
word-always = immer
word-never = nie
word-again = neu
word-dice = würfel
word-step = zug
word-end = ende
    .also = beenden, absagen, abbrechen
word-join = mitmachen
    .also = beitreten, teilnehmen, dabei
word-leave = aussteigen
    .also = verlassen, raus
word-start = starten
word-remove = ausschließen
    .also = entfernen, rauswerfen
word-month = monat
word-ratings = wertung
word-play = spiel
word-any = egal
word-light = hell
word-dark = dunkel
word-higher-or-none = höhere-oder-keine
word-backgammon-counts-two = backgammon-zählt-doppelt
word-backgammon-with-some-off = backgammon-mit-abgetragenen
word-no-hit-and-run = kein-schlagen-und-weiterziehen
word-higher-die = höhere-zahl
word-pinned-bears-off = abtragen-trotz-festgesetzt
word-mother-at-once = mutter-sofort
word-no-mother = ohne-mutter
word-quarter-at-end = startviertel-am-ende
word-doublets-per-turn = pasch-pro-zug
word-english = englisch
    .also = en
word-german = deutsch
    .also = de
word-greek = griechisch
    .also = el, gr

## Die Einführungen

command-tutorial = Ein Spiel Schritt für Schritt lernen, indem du es spielst
command-name-tutorial = einführung
    .also = anleitung, lernen, bring, bringmir
    .about = lern*, beibring*, anfänger*, erklär*
option-tutorial-game = Welches Spiel: backgammon, portes, plakoto, fevga, tavli, tric-trac oder puff
option-tutorial-step = Die Nummer des Schritts, 1 für den ersten
option-tutorial-answer = Deine Antwort: ein Zug, ein Wort oder ihre Nummer in der Liste
option-name-answer = antwort
example-tutorial = `/tutorial portes` bringt dir Portes in acht kleinen Schritten bei.
rules-tutorial = Neu? `/tutorial { $game }` erklärt es.
choice-tutorial = Einführung
choice-try = Spiel ausprobieren
choice-rules = Regeln
tutorial-games = Welches Spiel? Zu jedem gibt es eine Einführung:
tutorial-tavli = __Tavli__ ist ein Match aus drei Spielen, die sich abwechseln: Portes, Plakoto und Fevga. Lern eins nach dem anderen:
tutorial-opponent = Schwarz
tutorial-step = __{ $game } { $number }/{ $of }.__
tutorial-right = __Richtig.__
tutorial-wrong = __Nicht ganz.__
tutorial-illegal = __Nicht erlaubt.__
tutorial-unknown = Das ist keine der Antworten.
tutorial-answer = { $example } wählt die erste Antwort; statt der Nummer kannst du auch einen Zug schreiben.
tutorial-answer-words = { $example } wählt die erste Antwort.
tutorial-answer-again = Antworte zum Beispiel mit { $example }.
tutorial-end = Mehr brauchst du nicht für die erste Partie: `/play { $game }` beginnt eine gegen mich, `/newgame { $game } @friend` eine gegen jemand anderen. `/rules { $game }` fasst die Regeln zusammen.
refused-no-such-step = Diese Einführung hat { $of } Schritte: `/tutorial { $game }` beginnt mit dem ersten.
tutorial-ask-legal = Du hast __{ $roll }__ gewürfelt. Was darfst du ziehen?
tutorial-ask-hit = Du hast __{ $roll }__ gewürfelt. Schlag den einzelnen Stein von Schwarz.
tutorial-ask-safe = Du hast __{ $roll }__ gewürfelt. Lass keinen Stein allein stehen.
tutorial-ask-off = Du hast __{ $roll }__ gewürfelt. Trag { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} ab.
tutorial-ask-pin = Du hast __{ $roll }__ gewürfelt. Setz den Stein von Schwarz fest.
tutorial-ask-hold = Du hast __{ $roll }__ gewürfelt. Bring zwei Steine auf dein Feld { $count }.
tutorial-ask-score = Du hast __{ $roll }__ gewürfelt. Hol { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}.
tutorial-ask-win = Du hast __{ $roll }__ gewürfelt. Gewinn die Partie.
tutorial-ask-double = Würfeln oder verdoppeln?
tutorial-ask-take = Annehmen oder passen?

tutorial-moving = Du spielst Weiß. Deine Steine ziehen über die 24 Felder (Zungen) abwärts, von Feld 24 bis in dein Heimfeld, die Felder 6 bis 1. Schwarz zieht andersherum. Mit jedem Würfel ziehst du einen Stein, oder mit beiden denselben. `13/7` heißt: von Feld 13 auf Feld 7.
tutorial-moving-right = Erst die eine Zahl, dann die andere. Am besten ist `13/7 8/7`: Zwei Steine auf einem Feld schützen sich gegenseitig.
tutorial-closed = Zwei Steine einer Farbe sperren ein Feld: Der Gegner darf dort nicht landen. Überspringen darf er es, aber mit jedem Würfel muss er auf einem offenen Feld ankommen.
tutorial-closed-right = Jedes Feld, auf dem du gelandet bist, war offen.
tutorial-doublet = Zwei gleiche Würfel sind ein Pasch: Du ziehst die Zahl viermal, mit beliebigen Steinen.
tutorial-doublet-right = Das sind vier Züge mit der 3. Verteil sie auf deine Steine, wie du magst.
tutorial-hitting = Ein Stein, der allein auf einem Feld steht, ist ein Blot. Ziehst du auf einen Blot von Schwarz, schlägst du ihn: Er kommt vom Brett und muss ganz hinten wieder eingesetzt werden.
tutorial-hitting-right = Geschlagen! Schwarz muss diesen Stein erst wieder einsetzen, bevor ein anderer ziehen darf.
tutorial-hitting-wrong = So bleibt der Stein von Schwarz stehen. Er ist auf deinem Feld 5, und einer deiner Steine kommt genau dorthin.
tutorial-safety = Auch deine einzelnen Steine können geschlagen werden. Lass sie möglichst zu zweit stehen.
tutorial-safety-right = Jetzt gehört dir Feld 4. Keiner deiner Steine kann geschlagen werden, und Schwarz darf dort nicht landen.
tutorial-safety-wrong = So steht ein Stein allein, und Schwarz könnte ihn schlagen.
tutorial-entering = Einer deiner Steine wurde geschlagen und liegt auf der Bar. Du musst ihn einsetzen, bevor du etwas anderes ziehst: mit einer 1 auf Feld 24, mit einer 2 auf Feld 23 und so weiter bis zur 6 auf Feld 19. Gesperrte Felder sind auch hier gesperrt.
tutorial-entering-right = Mit der 4 kam er auf Feld 21 herein. Danach durftest du mit der 6 jeden Stein ziehen.
tutorial-bearing-off = Stehen alle deine Steine im Heimfeld, trägst du sie ab (auswürfeln). Mit einer 3 nimmst du einen Stein von Feld 3; ist die Zahl höher als dein höchstes Feld, dann einen von dort. Wer zuerst alle 15 draußen hat, gewinnt.
tutorial-bearing-off-right = Einer von Feld 6 und einer von Feld 3: Zwei sind draußen, dreizehn fehlen noch.
tutorial-bearing-off-wrong = Das ist erlaubt, aber langsamer. Trag mit beiden Zahlen ab.
tutorial-two-points = Ein Sieg zählt 1 Punkt, aber 2, wenn der Verlierer noch keinen Stein draußen hat. Hier gewinnt Schwarz im nächsten Zug. Bring zuerst deinen letzten Stein ins Heimfeld, dann trag einen ab.
tutorial-two-points-right = Mit der 1 kam dein letzter Stein heim, mit der 6 ging einer hinaus. Du verlierst nur 1 Punkt statt 2.
tutorial-two-points-wrong = So ist kein Stein draußen, und du würdest 2 Punkte verlieren. Zieh mit der 1 heim und trag mit der 6 ab.
tutorial-gammon = Ein Sieg zählt 1 Punkt. Hat der Verlierer noch keinen Stein draußen, ist es ein Gammon und zählt 2; steht dann noch ein Stein von ihm auf der Bar oder im Heimfeld des Gewinners, ist es ein Backgammon und zählt 3. Hier gewinnt Schwarz im nächsten Zug, aber ein Gammon kannst du noch verhindern.
tutorial-gammon-right = Mit der 1 kam dein letzter Stein heim, mit der 6 ging einer hinaus. Du verlierst einfach, nicht mit einem Gammon.
tutorial-gammon-wrong = So ist kein Stein draußen, und du würdest ein Gammon verlieren. Zieh mit der 1 heim und trag mit der 6 ab.
tutorial-double = Nun der Dopplerwürfel. Bevor du würfelst, darfst du verdoppeln: Dann spielt Schwarz um den doppelten Einsatz weiter oder passt und verliert den bisherigen. Du brauchst noch 60 Augen, Schwarz 82.
tutorial-double-right = Du liegst so weit vorn, dass Schwarz passen sollte, und dann hast du sofort 1 Punkt.
tutorial-double-wrong = Du darfst einfach würfeln, aber du liegst weit vorn. Stell Schwarz vor die Wahl: um 2 Punkte weiterspielen oder 1 verlieren.
tutorial-take = Diesmal verdoppelt Schwarz. Nimmst du an, zählt die Partie doppelt, und der Dopplerwürfel gehört dir: Nur du darfst als Nächstes verdoppeln. Passt du, verlierst du sofort 1 Punkt. Nimm an, wenn du mindestens eine von vier solchen Partien gewinnst.
tutorial-take-right = Du brauchst noch 70 Augen, Schwarz 66. Du liegst knapp zurück, und das reicht zum Annehmen.
tutorial-take-wrong = Wer passt, verliert sicher einen Punkt. Du liegst nur 4 Augen zurück und gewinnst mehr als eine von vier solchen Partien.
tutorial-plakoto-start = Du spielst Weiß. Alle deine 15 Steine stehen am Anfang auf deinem Feld 24 und ziehen abwärts bis in dein Heimfeld, die Felder 6 bis 1. Schwarz zieht andersherum. Mit jedem Würfel ziehst du einen Stein, oder mit beiden denselben. `24/18` heißt: von Feld 24 auf Feld 18.
tutorial-plakoto-start-right = Erst die eine Zahl, dann die andere, mit zwei Steinen oder mit demselben.
tutorial-plakoto-pin = In Plakoto wird nicht geschlagen. Ziehst du auf einen einzelnen Stein von Schwarz, setzt du ihn fest: Er kann nicht ziehen, bis du das Feld verlässt.
tutorial-plakoto-pin-right = Der Stein von Schwarz auf deinem Feld 5 sitzt fest. Nah an deinem Heimfeld kannst du ihn lange festhalten.
tutorial-plakoto-pin-wrong = So wird nichts festgesetzt. Der einzelne Stein von Schwarz steht auf deinem Feld 5; mit der 3 kommst du von Feld 8 dorthin.
tutorial-plakoto-pinned = Jetzt hat Schwarz deinen Stein auf Feld 10 festgesetzt. Er kann nicht ziehen, alle anderen schon.
tutorial-plakoto-pinned-right = Du hast andere Steine gezogen. Der auf Feld 10 ist wieder frei, sobald Schwarz das Feld verlässt.
tutorial-plakoto-closed = Ein Feld mit zwei oder mehr Steinen von Schwarz ist gesperrt, und auch ein Feld, auf dem Schwarz dich festgesetzt hat, selbst mit nur einem Stein.
tutorial-plakoto-closed-right = Mit der 4 war Feld 10 gesperrt. Also kam zuerst die 1, und von dort ging es mit der 4 weiter.
tutorial-plakoto-mother = Der letzte Stein auf dem eigenen Feld 24 ist die Mutter. Setzt du die Mutter von Schwarz fest und hast keinen Stein mehr auf deinem Feld 24, gewinnst du sofort 2 Punkte.
tutorial-plakoto-mother-right = Die Mutter von Schwarz sitzt fest, und die Partie ist aus: 2 Punkte für dich.
tutorial-plakoto-mother-wrong = So entkommt die Mutter. Sie steht auf deinem Feld 1; mit der 4 kommst du von Feld 5 dorthin.
tutorial-plakoto-guard = Genauso kann Schwarz gewinnen. Ein einzelner Stein auf deinem Feld 24 kann festgesetzt werden, zwei nicht. Schwarz ist nah, also lass vorerst zwei dort.
tutorial-plakoto-guard-right = Zwei Steine halten dein Feld 24. Dort kann Schwarz keine Mutter festsetzen.
tutorial-plakoto-guard-wrong = So stehen auf deinem Feld 24 keine zwei Steine mehr. Eine Mutter, die dort allein steht, könnte Schwarz gleich festsetzen.
tutorial-fevga-runner = Du spielst Weiß. Beide ziehen in dieselbe Richtung, aus gegenüberliegenden Ecken: Dein Feld 24 ist die 12 von Schwarz. Bring zuerst einen Stein am Start von Schwarz vorbei, auf dein Feld 11 oder weiter; vorher zieht kein anderer. `24/18` heißt: von Feld 24 auf Feld 18.
tutorial-fevga-runner-right = Ein Stein zieht beide Zahlen. Alle anderen warten, bis er vorbei ist.
tutorial-fevga-block = In Fevga wird nicht geschlagen. Schon ein einzelner Stein sperrt sein Feld für den Gegner. Schwarz startet auf deinem Feld 12.
tutorial-fevga-block-right = Erst die 1, dann die 2: So springt dein Stein über das Startfeld von Schwarz.
tutorial-fevga-passed = Sobald dein erster Stein am Startfeld von Schwarz vorbei ist, dürfen alle ziehen, auch schon mit der zweiten Zahl desselben Wurfs.
tutorial-fevga-passed-right = Der erste Stein ist an Feld 12 vorbei, und damit sind alle anderen frei.
tutorial-fevga-higher = Zieh beide Zahlen, wenn du kannst. Geht nur eine von beiden, muss es die höhere sein.
tutorial-fevga-higher-right = Die 5 ist die höhere Zahl. Danach sperrt Schwarz jede 2.
tutorial-fevga-quarter = Mauern sind erlaubt, aber besetze nie alle sechs Felder deines Startviertels, 24 bis 19, auch nicht mitten in einem Wurf.
tutorial-fevga-quarter-right = Dein Startviertel hat noch eine Lücke, das Feld 19.
tutorial-fevga-prime = Anderswo sind sechs Felder in einer Reihe erlaubt. Stehen aber alle 15 Steine von Schwarz unmittelbar dahinter, musst du mit deinem Wurf eines der sechs öffnen, wenn es geht.
tutorial-fevga-prime-right = Eines der sechs Felder ist wieder offen. Am besten geht das mit `23/17`: Fünf bleiben gesperrt, und die Mauer rückt vor.
tutorial-tric-trac-start = Du spielst Weiß. Alle deine 15 Steine stehen am Anfang auf deinem Feld 24 und ziehen abwärts; Schwarz zieht andersherum. Mit jedem Würfel ziehst du einen Stein, oder mit beiden denselben. Gespielt wird um Punkte, und wer zuerst 12 hat, gewinnt.
tutorial-tric-trac-start-right = Erst die eine Zahl, dann die andere, mit zwei Steinen oder mit demselben.
tutorial-tric-trac-waiting = Solange Steine auf deinem Feld 24 stehen, dürfen nur sie ziehen, und der Stein, den du mit der ersten Zahl herausgebracht hast. Alle anderen warten.
tutorial-tric-trac-waiting-right = Du hast von Feld 24 gezogen. Sobald es leer ist, dürfen alle Steine ziehen.
tutorial-tric-trac-doublet = Auch einen Pasch ziehst du nur zweimal. Dafür würfelst du danach noch einmal.
tutorial-tric-trac-doublet-right = Zweimal die 4. Jetzt würdest du noch einmal würfeln.
tutorial-tric-trac-hit = Ziehst du auf einen einzelnen Stein von Schwarz, schlägst du ihn und bekommst 1 Punkt. Er kommt auf das Startfeld von Schwarz zurück.
tutorial-tric-trac-hit-right = Geschlagen, und 1 Punkt für dich.
tutorial-tric-trac-hit-wrong = So schlägst du nichts. Der Stein von Schwarz steht auf deinem Feld 16; mit der 4 kommst du von Feld 20 dorthin.
tutorial-tric-trac-corner = Dein Feld 13 ist deine Hucke. Zwei Steine besetzen sie gemeinsam, mit einem Wurf, und die letzten beiden verlassen sie gemeinsam. Ein einzelner Stein darf dort nie stehen.
tutorial-tric-trac-corner-right = Zwei Steine besetzen deine Hucke. Schwarz darf dort nicht landen.
tutorial-tric-trac-corner-wrong = Deine Hucke ist noch leer. Die Steine auf Feld 17 und Feld 15 können gemeinsam hinein.
tutorial-tric-trac-privilege = Die Hucke von Schwarz, dein Feld 12, ist für dich immer gesperrt. Würde ein Wurf aber zwei Steine genau dorthin bringen, und sind beide Hucken leer, dürfen beide ein Feld weniger ziehen: in deine eigene Hucke.
tutorial-tric-trac-privilege-right = Die 6 und die 5 zeigten auf die Hucke von Schwarz, also durften beide Steine in deine.
tutorial-tric-trac-privilege-wrong = Deine Hucke ist noch leer. Mit diesem Wurf dürfen die Steine von Feld 18 und Feld 17 auf Feld 13.
tutorial-tric-trac-bridge = Zwei oder mehr Steine auf jedem deiner Felder 18 bis 13 sind die große Brücke. Sie bringt 2 Punkte und nach jedem weiteren Wurf, nach dem sie noch steht, wieder 2.
tutorial-tric-trac-bridge-right = Die Brücke steht: 2 Punkte, und nach jedem Wurf, der sie stehen lässt, wieder 2.
tutorial-tric-trac-bridge-wrong = Der Brücke fehlt noch ein Stein auf Feld 14. Mit der 6 kommt er von Feld 20.
tutorial-tric-trac-win = Ein Stein, der dein Feld 1 erreicht, ist draußen, jederzeit, und bringt 1 Punkt. Du hast 10 Punkte, Schwarz hat 4. Der Sieg zählt doppelt, wenn der Verlierer höchstens 6 hat, dreifach bei höchstens 2 und vierfach bei keinem.
tutorial-tric-trac-win-right = Zwei Steine sind draußen, und du hast 12 Punkte. Schwarz hat 4, also zählt der Sieg doppelt.
tutorial-tric-trac-win-wrong = Damit hast du noch keine 12 Punkte. Trag beide ab, den Stein auf Feld 5 und den auf Feld 3.
tutorial-puff-entering = Du spielst Weiß. Das Brett ist leer, und deine 15 Steine hast du in der Hand. Mit jedem Würfel setzt du einen ein: mit einer 1 auf Feld 24, mit einer 2 auf Feld 23 und so weiter bis zur 6 auf Feld 19. Von dort ziehen sie abwärts bis in dein Heimfeld, die Felder 6 bis 1.
tutorial-puff-entering-right = Mit der 2 kommt einer auf Feld 23, mit der 4 einer auf Feld 21.
tutorial-puff-all-in = Bis alle 15 eingesetzt sind, darf kein Stein ziehen, auch keiner, der gerade hereingekommen ist.
tutorial-puff-all-in-right = Jetzt sind alle 15 auf dem Brett. Vom nächsten Wurf an ziehst du sie weiter.
tutorial-puff-doublet = Bei deinem ersten Pasch ziehst du zweimal die obere Zahl, hier die 3. Dann darfst du bis zu zweimal die Zahl auf der Unterseite ziehen: 7 minus 3, also 4. Nach jedem Pasch würfelst du noch einmal.
tutorial-puff-doublet-right = Zuerst kommen die zwei Dreien. Ob du danach keine, eine oder zwei Vieren ziehst, entscheidest du.
tutorial-puff-second-doublet = Ab deinem zweiten Pasch in der Partie ziehst du die obere Zahl viermal und danach die untere bis zu viermal.
tutorial-puff-second-doublet-right = Zuerst kommen vier Dreien. Wie viele Vieren du danach ziehst, entscheidest du.
tutorial-puff-lower = Zieh immer zuerst die kleinere Zahl. Geht sie nicht, verfällt auch die höhere.
tutorial-puff-lower-right = Zuerst kam die 2. Danach führt die 5 auf ein gesperrtes Feld und verfällt.

## Tipps für die erste Partie

tip-tap-1 = 💡 Deine erste Partie? Öffne das Menü unter dem Brett und wähl einen Zug. Mit „{ $enter }“ ziehst du Stein für Stein.
tip-tap-2 = 💡 „{ $pictures }“ zeigt, wohin jeder Zug führt.
tip-list-1 = 💡 Deine erste Partie? Schreib die Nummer deines Zugs hinter `/move` oder tippe sie an. „…“ führt zu einer zweiten Liste.
tip-type-1 = 💡 Deine erste Partie? Schreib, wohin deine Steine ziehen, zum Beispiel { $example }. `/moves` zeigt alles, was du ziehen kannst.
tip-type-2 = 💡 Mit `/enter` ziehst du einen Stein nach dem anderen.
tip-3 = 💡 Deine Steine ziehen von Feld 24 bis Feld 1. Das Brett siehst du von deiner Seite.
tip-4 = 💡 Falsch gezogen? `/takeback` fragt { $other }, ob du noch einmal ziehen darfst.
tip-5 = 💡 Letzter Tipp: `/tutorial { $game }` erklärt das Spiel Schritt für Schritt, `/rules { $game }` fasst es zusammen.

## Rätsel

command-puzzle = Ein Rätsel lösen: den besten Zug finden
command-name-puzzle = rätsel
    .about = aufgabe*, rätsel*, üben, training
option-puzzle-game = Welches Spiel: backgammon, portes, plakoto, fevga, tric-trac oder puff
option-puzzle-number = Die Nummer eines Rätsels; ohne Angabe das nächste
option-puzzle-answer = Deine Antwort: ein Zug oder seine Nummer in der Liste
option-puzzle-daily = an: hier jeden Tag ein Rätsel zeigen (nur die Moderation)
option-puzzle-hour = Um wie viel Uhr (UTC) es erscheint, 0 bis 23
option-puzzle-standings = zeigen: wer die täglichen Rätsel hier gelöst hat
option-name-number = nummer
option-name-daily = täglich
option-name-hour = stunde
option-name-standings = rangliste
word-show = zeigen
example-puzzle = `/puzzle plakoto` zeigt eine Plakoto-Stellung und einen Wurf, und `/puzzle 8/5 6/5` ist deine Antwort. `/puzzle backgammon daily:on hour:9` zeigt hier jeden Tag um 09:00 UTC ein Rätsel, und `/puzzle standings:show` listet auf, wer sie gelöst hat.
puzzle-question = __{ $game }, Rätsel { $number }.__ Du spielst Weiß und hast __{ $roll }__ gewürfelt. Was ist dein bester Zug?
puzzle-answer = Antworte mit der Nummer deines Zuges, zum Beispiel { $example }, oder schreib den Zug hinter `/puzzle`.
puzzle-heading = __{ $game }, Rätsel { $number }, { $roll }.__
puzzle-right = __Richtig!__ { $best } ist der beste Zug.
puzzle-wrong = __Nicht der beste Zug.__ Am besten: { $best }. Dein { $played } kostet { $lost }.
puzzle-progress = Bisher auf Anhieb gelöst: { $solved } von { $answered }.
puzzle-next = { $next } zeigt das nächste.
no-such-answer = Es gibt { $count } Antworten. Wähle eine mit ihrer Nummer, oder schreib deinen eigenen Zug.
puzzle-counted = Deine Antwort zählt für das heutige Rätsel hier.
puzzle-again = Du hast das heutige Rätsel schon beantwortet, und nur deine erste Antwort zählt.
puzzle-apart = Die Lösung habe ich dir als Direktnachricht geschickt.
choice-puzzle-next = Nächstes Rätsel
refused-no-puzzle-shown = Ich habe dir noch kein Rätsel gezeigt. `/puzzle backgammon` zeigt eines.
refused-no-such-puzzle = Zu { $game } gibt es { $of } Rätsel. Ohne Nummer kommt das nächste.
refused-daily = Ein tägliches Rätsel kann hier nur die Moderation einrichten{ $on ->
    [discord] : Nötig ist das Recht, den Kanal oder den Server zu verwalten
    [matrix] : Nötig ist das Recht, Nachrichten anderer zu entfernen
   *[console] { "" }
}. Nichts wurde geändert. `/puzzle` allein zeigt dir eines.
refused-daily-terminal = In einem Terminal gibt es keine täglichen Rätsel, weil ich mich dort nicht von selbst melde. `/puzzle` zeigt dir jederzeit eines.
done-daily-on = Ich zeige hier jeden Tag um { $hour } UTC ein { $game }-Rätsel. Bis zum nächsten: { $left }.
done-daily-off = Ich zeige hier keine täglichen Rätsel mehr.
daily-puzzle = __Rätsel des Tages: { $game }.__ Du spielst Weiß und hast __{ $roll }__ gewürfelt. Was ist dein bester Zug?
daily-puzzle-buttons = Die Lösung siehst nur du, und nur deine erste Antwort zählt.
daily-puzzle-answer = Antworte mit der Nummer deines Zuges: { $example } wählt Zug 1. Nur deine erste Antwort zählt.
daily-puzzle-previous = { $answered ->
    [0] Das vorige Rätsel hat niemand beantwortet.
   *[other] Voriges Rätsel: { $solved } von { $answered } richtig.
}
daily-puzzle-closed = Rätsel des Tages, { $game }, { $roll }: { $best } war der beste Zug.
daily-puzzle-solvers = { $answered ->
    [0] Niemand hat geantwortet.
   *[other] Richtig: { $solved } von { $answered }.
}
puzzle-standings = { $count ->
    [one] __Das erste tägliche Rätsel hier__
   *[other] __Die letzten { $count } täglichen Rätsel hier__
}
puzzle-standing = { $rank }. { $who }: { $solved } von { $answered } gelöst{ $streak ->
    [0] { "" }
   *[other] , { $streak } in Folge
}
puzzle-standings-none = Hier hat noch niemand ein tägliches Rätsel beantwortet. Die Moderation kann es mit `/puzzle daily:on` einschalten.
