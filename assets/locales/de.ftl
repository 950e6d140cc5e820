### Alles, was Kafenio auf Deutsch sagt. Die Regeln für diese Dateien stehen am Anfang von en.ftl.
### Feld = point, Stein = checker, Wurf = roll, Pasch = doublet, Zug = play, Auge = pip, Partie = game.

sorry = Bei mir ist etwas schiefgegangen. Es wurde nichts geändert; bitte versuch es gleich noch einmal.
restarted = Ich wurde neu gestartet, während ich daran gearbeitet habe. Vielleicht ist es schon geschehen: Sieh mit `/board` nach, bevor du es noch einmal versuchst.
greeting =
    Hallo! Ich betreue die Tische in diesem Kafenio: Hier spielt ihr Backgammon per Nachricht.
    Noch nie gespielt? `/tutorial portes` bringt es dir in ein paar Minuten bei.
    So geht es los: Spiel mit `/play portes` gegen mich. Oder lade mit `/newgame portes @friend` jemanden ein. Wer eingeladen ist, antwortet mit `/accept`, und ich würfle.
    Mehr mit `/help`; `/rules portes` erklärt ein Spiel.
    `/settings language:english` speaks English, `/settings language:greek` μιλάει ελληνικά.
not-a-command = Befehle beginnen mit `/`, zum Beispiel `/newgame portes @friend` oder `/help`.

## Namen

game-backgammon = Backgammon
game-portes = Portes
game-plakoto = Plakoto
game-fevga = Fevga
game-tavli = Tavli
game-tric-trac = Tric-Trac
game-puff = Puff
former-player = ein ehemaliges Mitglied
# Der Computer als Gegner: hinter seinem Namen steht die Spielstärke.
computer = Kafenio
computer-name = Kafenio ({ $level })
computer-level = { $level ->
    [beginner] Anfänger
    [casual] Hobby
    [club] Verein
    [expert] Könner
   *[master] Meister
}

## Was an einem Tisch geschieht

told-invited = { $who } lädt { $other } zu { $to ->
    [game] einer Partie { $game }
    [games] einer Serie von { $length ->
        [one] 1 Partie
       *[other] { $length } Partien
    } { $game }
    [money] einer Geldspiel-Sitzung { $game }
   *[points] einem Match { $game } bis { $length ->
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
clock-usual = Uhr: { $grace } pro Zug, dazu { $pool } Reserve.
clock-none = Keine Uhr: Lasst euch Zeit.
clock-words = Uhr: { $pool } für { $each ->
    [game] jede Partie
   *[match] das ganze Match
}{ $more ->
    [some] , dazu { $increment } nach jedem Zug
   *[none] { "" }
}{ $free ->
    [some] ; am Anfang jedes Zuges frei: { $grace }
   *[none] { "" }
}.
told-whose-rules = { $name } wird hier nach den Regeln von { $game } gespielt.
custom-rule-higher-or-none = lässt sich nur eine der beiden Zahlen ziehen, ziehst du die höhere oder gar keine
custom-rule-backgammon-counts-two = ein Backgammon zählt nur doppelt
custom-rule-backgammon-with-some-off = ein Backgammon zählt auch dann, wenn der Verlierer schon Steine ausgewürfelt hat
custom-rule-no-hit-and-run = ein Stein, der im Heimfeld schlägt, bleibt in diesem Wurf dort stehen
custom-rule-pinned-bears-off = du darfst auch auswürfeln, während einer deiner Steine festgesetzt ist
custom-rule-doublets-per-turn = ein Pasch zählt nur dann als zweiter, wenn er im selben Zug fällt wie der erste
custom-rule-hints = beide dürfen mich um Tipps bitten
custom-rule-jacoby = Gammon und Backgammon zählen nur, wenn eine Verdopplung angenommen wurde (Jacoby)
custom-rule-beavers = wer eine Verdopplung annimmt, darf sofort weiterdoppeln und den Dopplerwürfel behalten (Beaver)
custom-rule-raccoons = wer eine Verdopplung annimmt, darf sofort weiterdoppeln und den Dopplerwürfel behalten (Beaver), und wer verdoppelt hat, darf dann noch einmal doppeln (Raccoon)
custom-rule-automatic-doubles = ein Gleichstand beim Eröffnungswurf verdoppelt den Einsatz, höchstens { $most ->
    [one] einmal
   *[other] { $most }-mal
} pro Partie
told-accepted = { $who } nimmt an.
told-against-computer = { $who } spielt gegen { $computer }{ $to ->
    [game] { "" }
    [games] : eine Serie von { $length ->
        [one] 1 Partie
       *[other] { $length } Partien
    } { $game }
    [money] : eine Geldspiel-Sitzung { $game }, die dauert, bis jemand sie verlässt
   *[points] : ein Match { $game } bis { $length ->
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
    [games] eine Serie von { $length ->
        [one] 1 Partie
       *[other] { $length } Partien
    } { $game }
    [money] eine Geldspiel-Sitzung { $game }
   *[points] ein Match { $game } bis { $length ->
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
told-challenge-role = Für Mitglieder mit der Rolle „{ $role }“.
told-challenge-withdrawn = Zurückgezogen.
told-challenge-lapsed = Einen Tag lang hat sich niemand gemeldet.
told-challenge-replaced = Ein neues Angebot ersetzt dieses.
across-paste = Um mitzuspielen, schreib auf Discord /join { $word } oder auf Matrix !join { $word }, überall, wo der Bot Kafenio ist.
told-tie = { $dice } und { $others }: Gleichstand.
told-opening = { $who } würfelt { $high }, { $other } { $low }. { $who } fängt an{ $how ->
    [both] { " " }und zieht beide Zahlen
    [own] { " " }und zieht diesen Wurf
   *[anew] { " " }und würfelt noch einmal
}.
told-rolled = { $who } würfelt { $roll }.
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
told-played = { $who } { $unasked ->
    [only] kann nur { $play } ziehen
    [auto] zieht automatisch { $play }
   *[no] zieht { $play }
}{ scored }.
told-rolled-played = { $who } würfelt { $roll } und { $unasked ->
    [only] kann nur { $play } ziehen
    [auto] zieht automatisch { $play }
   *[no] zieht { $play }
}{ scored }.
told-unasked = Automatisch gezogen:
told-forced = Erzwungene Züge:
told-undone = { $who } nimmt den Zug zurück.
told-doubled = { $who } verdoppelt auf { $value }.
told-beavered = { $who } { $raccoon ->
    [yes] antwortet mit einem Raccoon auf { $value }; der Dopplerwürfel bleibt bei { $other }
   *[no] antwortet mit einem Beaver auf { $value } und behält den Dopplerwürfel
}.
told-automatic-double = Automatische Verdopplung: Der Dopplerwürfel in der Mitte steht jetzt auf { $value }.
told-taken = { $who } { $beavered ->
    [yes] spielt weiter: Der Dopplerwürfel steht auf { $value } und bleibt bei { $other }
   *[no] nimmt an und bekommt den Dopplerwürfel; er steht jetzt auf { $value }
}.
told-dropped = { $who } passt.
told-resigning = { $who } bietet an, { $lost } aufzugeben.
told-leaving = { $who } bietet an, { $lost } aufzugeben und die Sitzung zu beenden.
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
told-offer-refused = { $who } lehnt ab; die Partie geht weiter.
told-repeated = ({ $count ->
    [2] zweimal
    [3] dreimal
   *[other] { $count }-mal
})
told-cancelling = { $who } schlägt vor, { $session ->
    [yes] die Sitzung hier zu beenden; der Stand bleibt, und die laufende Partie zählt nicht
   *[no] das Spiel abzubrechen; dann zählt es nicht
}.
told-taking-back = { $who } möchte { $play } und alles danach zurücknehmen; die Würfe bleiben dabei dieselben.
told-called-off = { $session ->
    [yes] Die Sitzung von
   *[no] Die Partie von
} { $who } und { $other } wurde vor dem ersten Zug abgebrochen und zählt nicht.
told-cancelled = { $who } und { $other } brechen das Spiel einvernehmlich ab; es zählt nicht.
told-session-left = { $who } verlässt die Sitzung; die eben begonnene Partie zählt nicht.
told-session-ended = Beide beenden die Sitzung; die laufende Partie zählt nicht.
told-ended = Der Tisch von { $who } und { $other } wurde ohne Ergebnis geschlossen.
told-abandoned = Der Tisch von { $who } und { $other } wurde ohne Ergebnis geschlossen: Eine Seite war tagelang nicht erreichbar.
told-moderator = { $who } (Moderation):
told-shared = { $who } zeigt:
told-won = __{ $who } gewinnt__{ $how ->
    [dropped] , weil die Verdopplung abgelehnt wurde
    [resigned] { " " }{ $lost }, weil { $other } aufgegeben hat
    [left] { " " }{ $lost } durch Aufgabe der Sitzung
    [claimed] { " " }auf Zeit
    [forfeited] , weil die andere Seite die Partie verlassen hat
   *[played] { " " }{ $lost }
}{ $jacoby ->
    [yes] , das einfach zählt, weil keine Verdopplung angenommen wurde (Jacoby)
   *[no] { "" }
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
told-draw = Die Partie endet __unentschieden__.
told-score = Stand{ $to ->
    [money] { "" }
    [games] { " " }nach { $number } von { $length } Partien
   *[points] { " " }im Match bis { $length }
}: { $who } { $more }, { $other } { $less }.
told-meanwhile = { $who } { $more }, { $other } { $less }{ $to ->
    [money] { "" }
    [games] { " " }(Partie { $number } von { $length })
   *[points] { " " }(bis { $length })
}.
told-went-on = { $who } spielt von hier aus weiter{ $points ->
    [0] { "" }
    [one] { " " }und behält 1 Punkt
   *[other] { " " }und behält { $points } Punkte
}: Partie { $number }.
told-set-up = { $who } stellt neu auf.
told-next-game = Partie { $number }{ $named ->
    [yes] , { $game },
   *[no] { "" }
} beginnt{ $crawford ->
    [yes] . Das ist die Crawford-Partie: Verdoppeln ist nicht erlaubt
   *[no] { "" }
}.
told-match-won = __{ $who } gewinnt { $to ->
    [games] die Serie
    [money] die Sitzung
   *[points] das Match
}__ mit { $more }:{ $less }.
told-match-drawn = { $to ->
    [money] Die Sitzung
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
time-resting = Die Partie ruht, und keine Uhr läuft: { $across ->
    [yes] Im bisherigen Kanal kann sie gerade nicht weitergehen. Mit { $here } lässt sie sich in einen anderen Kanal holen
   *[no] Jemand von euch ist gegangen, oder ich kann dort nicht schreiben. Spielt einfach weiter, sobald alle wieder da sind, oder holt die Partie mit { $here } an einen anderen Ort
}.
time-resting-across = Die Partie ruht, und die Uhren stehen: { $other } ist nicht erreichbar. Weiter geht es, sobald { $other } wieder da ist. Dauert das länger als { $days } Tage, beendet `/cancel` das ganze Spiel ohne Ergebnis.
direct-closed = In { $place }, wo du gegen { $other } spielst, kann ich nicht mehr schreiben. Die Partie ruht, und keine Uhr läuft. Lade mich wieder ein oder erlaube mir, dort zu schreiben, und spielt dann einfach weiter; oder hol die Partie mit { $here }{ $across ->
    [yes] { " " }in einen anderen Kanal
   *[no] { " " }an einen Ort, wo ihr beide seid
}.
direct-left = Du bist nicht mehr in { $place }, wo du gegen { $other } spielst. Die Partie ruht, und keine Uhr läuft. Komm zurück und spiel weiter, oder hol die Partie mit { $here }{ $across ->
    [yes] { " " }in einen anderen Kanal
   *[no] { " " }an einen Ort, wo ihr beide seid
}.
told-left = { $who }, { $other } ist nicht hier: Eure Partie ruht, und keine Uhr läuft. Sie geht weiter, wenn { $other } zurückkommt oder wenn du sie mit { $here } an einen Ort holst, wo ihr beide seid.
direct-not-said = Wo du { $other } eingeladen hast, darf ich nicht schreiben; niemand kann die Einladung lesen. Die Moderation von { $place } kann mir erlauben, dort Nachrichten zu senden; lade { $other } danach noch einmal ein oder gleich an einem anderen Ort.
told-not-here = { $who }, { $other } ist nicht hier und kann die Einladung nicht lesen. Lade { $other } auch hierher ein. Oder brich mit `/cancel` ab und schick einen Code von `/newgame SPIEL across:yes`, mit dem man von überall mitspielen kann.
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
told-across-away = { $who }, gerade ist { $other } nicht erreichbar. Eure Partie ruht, und die Uhren stehen. Weiter geht es, sobald { $other } wieder da ist. Dauert das länger als { $days } Tage, beendet `/cancel` das ganze Spiel ohne Ergebnis.
told-across-unread = { $who }, gerade ist { $other } nicht erreichbar und hat deine Einladung nicht gelesen. `/cancel` zieht sie zurück.
told-across-back = Die Partie geht weiter.
direct-removed = Die Moderation hat deine Partie gegen { $other } aus { $place } entfernt. Sie ruht, und die Uhren stehen. Mit { $here } setzt du sie in einem anderen Kanal fort.
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
        [points] { "" } bis { $length }
       *[game] { "" }
    }
}
time-up = { $reader ->
    [mine] Deine Zeit ist um: { $other } darf
    [other] Die Zeit von { $who } ist um: Du darfst
   *[no] Die Zeit von { $who } ist um: { $other } darf
} { $to ->
    [game] die Partie
    [money] die Sitzung
   *[match] das Match
} mit { $claim } gewinnen oder weiter warten.

## Der nächste Schritt, vor allen

next-invitation = { $who }, spielst du mit? `/accept` oder `/decline`.
next-challenge = Wer spielt mit? Wer zuerst { $join } schreibt, ist dabei.
next-rematch = { $who }, `/rematch` für eine Revanche; `/analyse` zeigt, wie gut du gespielt hast.
next-alone = { $who }, mit `/newgame` beginnst du eine neue Partie.
next-roll = { $who }, `/roll` oder `/double` auf { $doubled }.
next-play = { $who }, { $again ->
    [yes] nach dem Pasch hast du __{ $roll }__ gewürfelt
   *[no] du hast __{ $roll }__ gewürfelt
}{ $first ->
    [yes] . `/move` für den ganzen Zug, `/enter` Stein für Stein, `/moves` für die erlaubten Züge.
   *[no] : `/move`, `/enter` oder `/moves`.
}
next-rest = { $who }, du hast noch eine __{ $roll }__ zu ziehen: `/move`, `/enter` oder `/moves`.
next-double = { $who }, mit `/take` spielst du um { $doubled } weiter, mit `/drop` verlierst du { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}{ $beaver ->
    [yes] ; mit `/beaver` doppelst du auf { $redoubled } und behältst den Dopplerwürfel
   *[no] { "" }
}.
next-beaver = { $who }, mit `/take` spielst du um { $doubled } weiter, mit `/drop` verlierst du { $value } Punkte{ $beaver ->
    [yes] ; mit `/beaver` doppelst du weiter auf { $redoubled } (Raccoon)
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
    [yes] nach dem Pasch hast du __{ $roll }__ gewürfelt
   *[no] du hast __{ $roll }__ gewürfelt
}{ $first ->
    [yes] . Wähl deinen Zug im Menü oder tippe `/move`.
   *[no] . Wähl deinen Zug.
}
ask-rest = { $who }, du hast noch eine __{ $roll }__ zu ziehen. Wähl deinen Zug.
ask-double = { $who }, annehmen und um { $doubled } weiterspielen{ $beaver ->
    [yes] , passen
   *[no] { " " }oder passen
} und { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
} verlieren{ $beaver ->
    [yes] { " " }oder mit einem Beaver auf { $redoubled } doppeln und den Dopplerwürfel behalten
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
ask-game = Wähl ein Spiel: { $commands }.
ask-whole = Dein Zug ist { $play }. Er gilt, sobald du ihn bestätigst.{ $on ->
    [yes] { " " }Du darfst auch noch { $left } ziehen.
   *[no] { "" }
}

## Dasselbe auf Matrix, über einer Liste der erlaubten Züge

list-play = { $who }, { $again ->
    [yes] nach dem Pasch hast du __{ $roll }__ gewürfelt
   *[no] du hast __{ $roll }__ gewürfelt
}{ $first ->
    [yes] . Reagiere mit der Nummer deines Zugs, oder schreib ihn hinter `/move`. `/moves` zeigt alle erlaubten Züge, mit `/enter` ziehst du Stein für Stein.
   *[no] : Reagiere mit einer Nummer, oder nimm `/move`, `/enter` oder `/moves`.
}
list-rest = { $who }, du hast noch eine __{ $roll }__ zu ziehen: Reagiere mit einer Nummer, oder nimm `/move`, `/enter` oder `/moves`.
list-numbered = { $play } (Nr. { $number })

## Wie es steht, für den, der fragt

you-invitation = { $other } hat dich eingeladen: Antworte mit `/accept` oder `/decline`.
you-roll = Du bist dran: `/roll` oder `/double` auf { $doubled }.
you-play = Du hast { $roll } gewürfelt: `/move`, `/enter` oder `/moves`.
you-rest = Du hast noch eine { $roll } zu ziehen: `/move`.
you-double = { $other } hat verdoppelt: Mit `/take` spielst du um { $doubled } weiter, mit `/drop` passt du{ $beaver ->
    [yes] ; mit `/beaver` doppelst du auf { $redoubled } und behältst den Dopplerwürfel
   *[no] { "" }
}.
you-beaver = { $other } hat weitergedoppelt: Mit `/take` spielst du um { $doubled } weiter, mit `/drop` verlierst du { $value } Punkte{ $beaver ->
    [yes] ; mit `/beaver` doppelst du weiter auf { $redoubled } (Raccoon)
   *[no] { "" }
}.
you-resignation = { $other } bietet an, { $lost } aufzugeben: Antworte mit `/accept` oder `/decline`.
you-leaving = { $other } bietet an, { $lost } aufzugeben und die Sitzung zu beenden: Antworte mit `/accept` oder `/decline`.
you-cancelling = { $other } schlägt vor, { $session ->
    [yes] die Sitzung hier zu beenden
   *[no] das Spiel abzubrechen
}: Antworte mit `/accept` oder `/decline`.
you-takeback = { $other } möchte den letzten Zug zurücknehmen: Antworte mit `/accept` oder `/decline`.
you-choice = Du hast diese Partie gewonnen und entscheidest, wie die nächste beginnt: `/goon` aus dieser Stellung oder `/fresh` mit neuer Aufstellung.
wait-invitation = { $who } hat die Einladung noch nicht beantwortet.
wait-roll = { $who } ist dran und kann würfeln oder verdoppeln.
wait-play = { $who } ist dran und hat { $roll } gewürfelt.
wait-rest = { $who } ist dran und hat noch eine { $roll } zu ziehen.
wait-double = { $who } muss noch auf die Verdopplung antworten.
wait-beaver = { $who } muss noch antworten: { $other } hat weitergedoppelt.
wait-choice = { $who } hat diese Partie gewonnen und entscheidet, ob es von dieser Stellung aus weitergeht.
wait-cancelling = { $who } muss noch auf den Vorschlag zum Abbruch antworten.
wait-takeback = { $who } muss noch auf die Bitte um Rücknahme antworten.
wait-resignation = { $who } muss noch auf das Angebot zur Aufgabe antworten.
wait-leaving = { $who } muss noch auf das Angebot zur Aufgabe antworten.
wait-or-withdraw = `/decline` nimmt dein Angebot zurück{ $clock ->
    [yes] ; deine Uhr läuft weiter
   *[no] { "" }
}.
now-won = Dieses Spiel ist zu Ende: { $who } hat gewonnen. `/newgame` oder `/play` startet ein neues.
now-drawn = Dieses Spiel endete unentschieden. `/newgame` oder `/play` startet ein neues.
now-cancelled = Dieses Spiel wurde abgebrochen. `/newgame` oder `/play` startet ein neues.
now-ended = Die Moderation hat diesen Tisch ohne Ergebnis geschlossen. `/newgame` startet ein neues Spiel.
now-closed = Diese Einladung gilt nicht mehr. `/newgame` verschickt eine neue.

## Was nicht verstanden wurde

misread-no-command = Befehle beginnen mit `/`, zum Beispiel `/newgame portes @friend` oder `/help`.
misread-no-sign = Befehle beginnen mit `/`. Meintest du { $command }?
misread-too-long = Das ist zu lang: Ein Befehl hat höchstens { $most } Zeichen.
misread-unknown = Den Befehl „{ $word }“ kenne ich nicht{ $hint ->
    [yes] . Meintest du `/{ $nearest }`?
   *[no] ; `/help all` zeigt alle.
}
misread-unknown-option = `/{ $command }` hat keine Option „{ $word }“{ $hint ->
    [yes] . Meintest du `{ $nearest }`?
   *[no] ; siehe `/help { $command }`.
}
misread-play-clock = Partien gegen den Computer haben keine Uhr: Er wartet, so lange du willst. Lass `clock:` weg.
misread-twice = „{ $option }“ steht zweimal da; einmal genügt.
misread-missing-game = Welches Spiel? { $usage }, zum Beispiel `/newgame portes @friend`, oder `/newgame portes` für die Frage, wer mitspielt.
misread-missing-game-to-play = Welches Spiel? { $usage }, zum Beispiel `/play portes`.
misread-which-game = Welches Spiel möchtest du mit { $other } spielen? Möglich ist: { $games }, zum Beispiel `/newgame portes @friend`.
misread-no-value = Bei `{ $option }:` fehlt der Wert{ $any ->
    [yes] . Möglich ist: { $words }, zum Beispiel { $example }.
   *[no] ; siehe `/help { $command }`.
}
misread-missing-distance = Wie weit entfernt? { $usage }, zum Beispiel `/odds 6`.
misread-missing-id = Welche Stellung? { $usage }, zum Beispiel `/position 4HPwATDgc/ABMA 3-1`.
misread-missing-roll = Welcher Wurf? { $usage }, zum Beispiel `/opening 3-1`.
misread-missing-play = Welcher Zug? Zum Beispiel `/move 13/9 9/3` oder `/moves` für die Liste und dann `/move 1`.
misread-missing-text = Was willst du sagen? { $usage }, zum Beispiel `/say Gut gespielt!`.
misread-too-much = „{ $word }“ ist ein Wort zu viel. So geht es: { $usage }.
misread-which-option = „{ $word }“ allein sagt nicht, was du meinst. { $count ->
    [one] Schreib:
   *[other] Schreib eins davon:
}
misread-not-one-of = „{ $word }“ passt nicht zu { $option }{ $hint ->
    [yes] . Meintest du „{ $nearest }“?
   *[no] . Möglich ist: { $words }.
}
misread-not-a-number = „{ $word }“ passt nicht zu { $option }: Gib eine ganze Zahl von { $least } bis { $most } an{ $any ->
    [yes] { " " }oder „{ $or }“
   *[no] { "" }
}.
misread-not-a-person = Ich finde „{ $word }“ nicht. Erwähne die Person mit @, zum Beispiel { $example }.
misread-nobody-here = Ich finde „{ $word }“ hier nicht. Lade die Person zuerst in diesen Raum ein oder gib ihre volle Adresse an, zum Beispiel { $example }.
misread-no-account = „{ $word }“ ist nicht erreichbar: Es gibt kein solches Konto, oder der Server { $server } antwortet nicht. Prüfe, ob die Adresse stimmt.
misread-word-too-long = „{ $word }“ ist zu lang für { $option }: höchstens { $most } Zeichen.

## Was an einem Tisch nicht geht

refused-no-cube = Diese Partie wird ohne Dopplerwürfel gespielt.
refused-crawford = Das ist die Crawford-Partie: Verdoppeln ist erst ab der nächsten Partie wieder erlaubt.
refused-opening = Verdoppeln geht erst nach dem Eröffnungszug.
refused-not-your-cube = { $other } hat den Dopplerwürfel: Nur { $other } darf als Nächstes verdoppeln.
refused-dead-cube = Der Dopplerwürfel ist tot: Mit dieser Partie gewinnst du ohnehin das Match.
refused-double-after-roll = Verdoppeln kannst du nur vor dem Wurf.
refused-known-dice = Nach einer Rücknahme sind die nächsten Würfe bekannt: Bis sie gespielt sind, darf niemand verdoppeln.
refused-highest-cube = Höher geht der Dopplerwürfel nicht.
refused-no-beaver = An diesem Tisch gibt es keine Beaver. Man vereinbart sie bei der Einladung zu einer Geldspiel-Sitzung: `match:money beavers:on`.
refused-no-raccoon = Weiterdoppeln geht hier nicht mehr: `/take` oder `/drop`.
refused-no-session = Nur eine Geldspiel-Sitzung kann man als Ganzes aufgeben; mit `/resign` gibst du diese Partie auf.
refused-not-asked = Nur { $who } kann darauf antworten. Es hat sich nichts geändert.
refused-no-clock = Hier läuft keine Uhr, also gibt es nichts einzufordern.
refused-nothing-to-take-back = Im Moment gibt es nichts zurückzunehmen. Zurücknehmen kannst du deinen letzten Zug in dieser Partie{ $cube ->
    [yes] , bis jemand verdoppelt
   *[no] { "" }
}.
refused-undo-dice = Seit deinem Zug wurde gewürfelt: Mit `/takeback` bittest du { $other } um Erlaubnis.
refused-time-left = { $other } hat für diesen Zug noch { $left }. Danach darfst du mit `/claim` den Sieg einfordern.
refused-vacation = So viel Urlaub hast du nicht mehr: Von deinen { $most } Urlaubstagen für { $year } { $any ->
    [yes] hast du noch { $left }
   *[no] ist keiner übrig
}.
refused-clock = Die Uhr „{ $word }“ kenne ich nicht. Es gibt `fast`, `daily`, `relaxed`, `none` oder eine eigene, zum Beispiel `clock:3d+8h+12h`: ein Vorrat von 5 Minuten bis 60 Tagen, dann Zugabe und Freibetrag von je höchstens 7 Tagen, in d (Tagen), h (Stunden) und m (Minuten). Mehr mit `/help newgame`.
refused-resigns-too-much = Mehr als { $most ->
    [1] ein einfaches Spiel kannst du hier nicht verlieren
    [2] das Doppelte kannst du hier nicht verlieren: `/resign double`
    [3] ein Backgammon kannst du hier nicht verlieren: `/resign backgammon`
   *[other] das { $most }-Fache des Einsatzes kannst du hier nicht verlieren
}.
refused-length-tavli = Ein Tavli-Match geht bis 3, 5 oder 7 Punkte: `match:5`.
refused-cube-here = { $game } wird ohne Dopplerwürfel gespielt.
refused-money-rules = Jacoby-Regel, Beaver, Raccoon und automatische Verdopplungen gehören zu Geldspiel-Sitzungen mit Dopplerwürfel: `match:money`.
refused-custom-rule = Die Hausregel „{ $rule }“ betrifft { $game }; das wird hier nicht gespielt.
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
refused-claim-own-turn = Es gibt nichts einzufordern: Du bist am Zug.
refused-nothing-to-answer = Hier gibt es nichts anzunehmen oder abzulehnen: Weder eine Einladung noch ein Angebot wartet auf deine Antwort.
refused-no-such-table = Hier gibt es keinen offenen Tisch „{ $name }“{ $own ->
    [none] .
   *[some] ; deine: { $names }.
}
refused-damaged = Am Tisch { $table } kann es nicht weitergehen: Die gespeicherten Daten sind beschädigt. Es wurde nichts geändert, und wer diesen Bot betreibt, findet Näheres im Log. Deine anderen Partien gehen weiter.
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
refused-elsewhere = { $table } wird in { $place } gespielt. Mit { $here } holst du die Partie an einen anderen Ort{ $across ->
    [yes] { "" }
   *[no] , wo ihr beide seid
}.
refused-removed = Die Moderation hat { $table } aus dem Kanal entfernt. Mit { $here } setzt du die Partie in einem anderen Kanal fort.
refused-other-away = { $other } ist nicht hier und könnte der Partie nicht folgen. Es hat sich nichts geändert: Lade { $other } ein und gib { $here } danach noch einmal ein, oder gib es dort ein, wo ihr beide seid.
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
refused-nothing-to-move = Du hast anderswo keine laufende Partie, die du hierher holen könntest.
refused-which = Welcher Tisch? Schreib { $names } dazu.
refused-none-fits = Das geht gerade an keinem deiner Tische hier:
state-line = __{ $table }__: { $state }
state-challenge = { $command }, noch { $left } offen.
state-own-challenge = { $command } zieht die Einladung zurück; sie ist noch { $left } offen.
state-challenge-across = Für jemanden an einem anderen Ort: /join { $word } auf Discord, !join { $word } auf Matrix. { $command } zieht die Einladung zurück; sie ist noch { $left } offen.
refused-no-such-move = Zug { $number } gibt es noch nicht: Der Tisch ist bei Zug { $last }.
refused-no-game-yet = An diesem Tisch hat noch keine Partie begonnen.
refused-no-such-game = Eine Partie { $number } wurde an diesem Tisch nicht gespielt.
refused-yourself = Du kannst nicht gegen dich selbst spielen. Lade jemand anderen ein: `/newgame portes @friend`.
refused-clock-computer = Gegen mich spielst du ohne Uhr: Ich warte, so lange du willst. Lass `clock:` weg.
refused-playing-computer = In dieser Stärke spielst du schon gegen mich, am Tisch { $table }. Beende erst diese Partie oder gib sie mit `/resign` auf, oder wähle mit `level:` eine andere Stärke.
refused-played-many = Du hast in der letzten Stunde { $count } Partien gegen mich begonnen. Warte { $wait } oder spiel eine davon weiter.
refused-block-former = Dein Gegner dort ist endgültig gegangen, also gibt es niemanden zu blockieren.
refused-block-bot = Mich kannst du nicht blockieren. Wenn du nicht gegen mich spielen willst, lass `/play` einfach weg.
refused-not-welcome = { $other } nimmt diese Einladung nicht an. Du kannst jemand anderen einladen.
refused-invited-full = { $other } hat schon zu viele offene Einladungen. Versuch es wieder, wenn einige davon beantwortet sind.
refused-block-yourself = Du kannst dich nicht selbst blockieren.
refused-blocked-many = Du hast schon { $count } Leute blockiert. Entblocke zuerst jemanden; `/block` zeigt alle.
refused-blocked-already = Du hast { $who } schon blockiert.
refused-not-blocked = Du hast { $who } nicht blockiert.
refused-other-bot = { $other } ist ein Bot und kann nicht spielen. Lade einen Menschen ein, `/newgame portes @friend`, oder spiel gegen mich: `/play portes`.
refused-playing-already = Ihr beide spielt schon am Tisch { $table }. Spielt diese Partie erst zu Ende, gebt sie mit `/resign` auf oder brecht sie mit `/cancel` ab.
refused-too-fast = Das ist mir zu schnell. Es wurde nichts geändert; warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versuch es noch einmal.
refused-busy = Ich arbeite noch an deinen früheren Fragen. Frag noch einmal, sobald du diese Antworten hast.
refused-posts = Das wäre für die anderen hier eine Nachricht zu viel. Warte noch { $wait }; spielen kannst du jederzeit.
refused-invited-again = Aus deiner letzten Einladung an { $other } ist kein Spiel geworden. Warte noch { $wait }, bevor du wieder einlädst.
refused-invited-many = Du hast schon { $count } Leute eingeladen. Warte noch { $wait }, bevor du jemand anderen einlädst.
refused-invited-here = Hier gab es in der letzten Stunde { $count } Einladungen. Warte noch { $wait } bis zur nächsten.
refused-challenged-many = Du hast schon { $count } Einladungen verschickt. Warte noch { $wait }, bevor du wieder fragst, wer mitspielt.
refused-challenges-many = Du suchst hier schon für { $count } Spiele jemanden: { $names }. `/cancel` zieht eines davon zurück.
refused-challenges-full = Hier warten schon { $count } Leute auf Mitspieler. `/games` zeigt sie, mit `/join` spielst du mit.
refused-challenge-alone = Außer dir liest hier niemand mit. Lade jemanden ein: `/newgame portes @friend`. Oder spiel gegen mich: `/play portes`.
refused-roles = `for:` gibt es nur auf Discord, weil nur dort Mitglieder Rollen haben. Lass es weg, dann können alle hier mitspielen.
refused-no-role = Die Rolle „{ $word }“ finde ich nicht. Wähle sie aus der Liste, die Discord bei `for:` zeigt.
refused-level-of-person = Stärken habe nur ich. Gegen mich spielst du so: { $right }.
refused-role-and-opponent = `for:` legt fest, wer sich melden darf. Lass entweder das weg oder den Gegner.
refused-no-challenge = Hier sucht gerade niemand einen Gegner. `/newgame portes` fragt, wer mitspielt.
refused-no-such-challenge = Hier wartet unter dem Namen „{ $name }“ niemand auf Mitspieler{ $open ->
    [none] . Ein Code von einem anderen Ort hat drei Teile, wie `fig-1-7KQ2MPX4`. `/newgame portes` fragt, wer mitspielt.
   *[some] . Offen ist:
}
refused-own-challenge = Das hast du selbst angeboten: Jetzt muss sich jemand anderes melden. { $cancel } zieht es zurück.
refused-challenge-role = Hier können nur Mitglieder mit der Rolle „{ $role }“ mitspielen. `/newgame portes` fragt, wer sonst Lust hat.
refused-challenge-blocked = Du hast { $who } blockiert. Möchtest du trotzdem spielen, hebe das zuerst mit `/unblock` auf.
refused-challenge-closed = Hier kannst du nicht mitspielen. `/newgame portes` fragt, wer sonst Lust hat.
refused-challenge-taken = { $who } war schneller. `/newgame portes` fragt, wer sonst Lust hat.
refused-challenge-over = Dieses Angebot gilt nicht mehr. `/newgame portes` fragt, wer mitspielt.
refused-not-your-challenge = Das kann nur { $who } zurückziehen.
refused-across-and-opponent = `across:yes` erzeugt einen Code für jemanden an einem anderen Ort. Lass also den Gegner und `for:` weg.
refused-codes-open = Du hast hier schon { $count } offene Codes: { $names }. `/cancel` zieht einen zurück.
refused-codes-wrong = Das waren zu viele falsche Codes. Warte noch { $wait }, bevor du es wieder versuchst.
refused-no-such-code = Diesen Code kenne ich nicht. Prüfe, ob du dich vertippt hast, oder lass dir einen neuen schicken. Den erzeugt `/newgame portes across:yes`.
refused-code-over = Dieser Code gilt nicht mehr. Lass dir einen neuen schicken. Den erzeugt `/newgame portes across:yes`.
refused-own-code-over = Dieser Code gilt nicht mehr. Einen neuen erzeugt `/newgame portes across:yes`.
refused-own-code = Das ist dein eigener Code. Schick ihn weiter: Damit kann jemand an einem anderen Ort mitspielen.
refused-say-here = { $other } spielt auch hier: Schreibt euch einfach. `/say` ist für Gegner an einem anderen Ort.
refused-say-long = Das ist zu lang für `/say`: höchstens { $most } Zeichen.
refused-say-link = Links gebe ich nicht weiter. Sag es ohne.
refused-say-off = { $other } liest keine Nachrichten von Gegnern. Ändern kann das nur { $other }, mit der Einstellung `talk:on`.
refused-say-unreachable = { $other } ist gerade nicht erreichbar, daher wurde nichts weitergegeben. Sag es noch einmal, wenn die Partie weitergeht.
refused-offers = Du hast seit dem letzten Wurf schon { $count } Angebote gemacht. Nach dem nächsten Wurf kannst du wieder eins machen.
refused-too-many = Du hast hier schon { $count } offene Tische; beende zuerst einen davon.
refused-pass = Wenn du keinen erlaubten Zug hast, setzt du automatisch aus.

## Antworten

done-moves = { $roll }: { $count ->
    [one] ein erlaubter Zug
   *[other] { $count } erlaubte Züge
}{ $shown ->
    [all] . Zieh mit `/move` und der Nummer.
   *[some] , hier die ersten { $limit }. `/moves { $start }` zeigt alle, die bei { $start } beginnen.
}
done-moves-picture = Im Bild: die ersten { $count } von { $all }.
done-moves-none = Kein erlaubter Zug mit { $roll } beginnt bei „{ $start }“; `/moves` zeigt alle { $count }.
hint-plays = { $roll }: die besten Züge zuerst.
hint-play = { $number }. { $play }{ $has-effects ->
    [yes] { " " }({ $effects })
   *[no] { "" }
}: { $win } % gewonnen{ $kind ->
    [gammon] , { $high } % Gammons gewonnen, { $low } % Gammons verloren
    [double] , { $high } % doppelt gewonnen, { $low } % doppelt verloren
    [many] ; im Schnitt zählt ein Sieg { $win-counts }, eine Niederlage { $loss-counts }
   *[single] { "" }
}; Wert { $equity }{ $is-best ->
    [yes] { "" }
   *[no] , { $lost } weniger
}
hint-points = Wert: die Punkte, die du{ $match ->
    [yes] { " " }bei diesem Stand
   *[no] { "" }
} im Schnitt gewinnst. { $cube ->
    [yes] 1 ist der Wert des Dopplerwürfels
   *[no] Ein einfaches Spiel zählt 1 Punkt
}{ $match ->
    [yes] ; was ein höherer Sieg zählt, hängt vom Spielstand ab.
   *[no] .
}
hint-double = { $advice ->
    [double] __Verdopple__: Das ist { $answer ->
        [drop] +1 wert, denn dein Gegner sollte passen; ohne Verdopplung sind es { $roll }
       *[take] { $double } wert, wenn dein Gegner annimmt, und das sollte er; ohne Verdopplung sind es { $roll }
    }.
    [too-good] __Würfle__, deine Stellung ist zu gut zum Verdoppeln: Weiterspielen ist { $roll } wert, eine Verdopplung würde das Spiel mit +1 beenden.
   *[roll] __Würfle__: Das ist { $roll } wert, eine Verdopplung nur { $double }.
} (1 ist der Wert des Dopplerwürfels.)
hint-take = { $best ->
    [take] __Nimm an__: Das ist für dich { $take } wert, Passen −1.
    [beaver] __Beaver__: Die Verdopplung war ein Fehler, denn das Spiel ist für dich { $take } wert.
   *[drop] __Passe__: Annehmen ist für dich { $take } wert, Passen −1.
} (1 ist der Wert des Dopplerwürfels.)
hint-action = { $action ->
    [accept] __Nimm__ das Angebot __an__.
    [decline] __Lehne__ das Angebot __ab__: Das Spiel ist für dich mehr wert.
    [go-on] __Spiel__ aus dieser Stellung __weiter__.
    [set-up] __Stell neu auf__.
   *[roll] __Würfle__: Sonst ist nichts zu entscheiden.
}
position-terms = { $game } ({ $length ->
    [0] { "" }
   *[other] Match bis { $length }: Weiß { $white }, Schwarz { $black }{ $crawford ->
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
}: { $win } % gewonnen{ $kind ->
    [gammon] , { $high } % Gammons gewonnen, { $low } % Gammons verloren{ $has-triple ->
        [yes] { " " }({ $triple-won } % und { $triple-lost } % Backgammons)
       *[no] { "" }
    }; Wert { $equity } ohne Dopplerwürfel
    [double] , { $high } % doppelt gewonnen, { $low } % doppelt verloren; Wert { $equity }
    [many] ; im Schnitt zählt ein Sieg { $win-counts }, eine Niederlage { $loss-counts }; Wert { $equity }
   *[single] ; Wert { $equity }
}.
position-points = Wert: die Punkte, die Weiß im Schnitt gewinnt{ $cube ->
    [yes] , mit dem Dopplerwürfel
   *[no] { "" }
}. Ein einfaches Spiel zählt 1 Punkt.
position-cube = __{ $action ->
    [double-take] Verdoppeln, annehmen
    [double-drop] Verdoppeln, passen
    [too-good] Zu gut zum Verdoppeln, passen
    [beaver] Nicht verdoppeln, Beaver
   *[no-double] Nicht verdoppeln, annehmen
}.__ Wert für Weiß ohne Verdopplung: { $roll }; verdoppelt und { $action ->
    [beaver] mit Beaver beantwortet
   *[other] angenommen
}: { $double }; verdoppelt und gepasst: +1. (1 ist der Wert des Dopplerwürfels.)
position-no-cube = __{ $why ->
    [black] Der Dopplerwürfel gehört Schwarz, Weiß kann nicht verdoppeln.
    [dead] Bei diesem Stand bringt der Dopplerwürfel Weiß nichts.
   *[crawford] In der Crawford-Partie darf niemand verdoppeln.
}__ Wert für Weiß: { $roll }. (1 ist der Wert des Dopplerwürfels.)
refused-no-position = „{ $id }“ ist keine Stellung. Schick eine Positions-ID von GNU Backgammon, zum Beispiel `/position 4HPwATDgc/ABMA`, eine XGID oder das JSON, das `kafenio legal` liest.
refused-position-json = Dieses JSON kann ich nicht lesen: { $why }.
refused-position-of-table = Diese Stellung gehört zu einer Partie zwischen Menschen, die noch läuft. Tipps gibt es nur in Partien gegen den Computer (`/play` beginnt eine) und in solchen, die mit `hints:on` begonnen haben.
decimal-mark = ,
refused-hint-among-people = Tipps gibt es in Partien gegen den Computer (`/play` beginnt eine) und in solchen, die mit `hints:on` begonnen haben. Hier zeigt `/moves`, was du ziehen kannst.
hint-apart = Den Tipp habe ich dir als Direktnachricht geschickt.
refused-analyse = { $given ->
    [yes] Dieses Match hat keine beendete Partie mit dieser Nummer.
   *[no] An diesem Tisch ist noch keine Partie zu Ende.
} `/analyse` untersucht beendete Partien.
analysis-heading = Analyse von Partie { $number }: { $game }
analysis-heading-match = Analyse { $session ->
    [yes] der Sitzung
   *[no] des Matches
}, { $count } Partien
analysis-player = __{ $who }__: { $count ->
    [0] hatte keine Entscheidung, die zählt
   *[other] verlor pro Entscheidung { $lost } Tausendstel Punkte ({ $cube ->
        [0] { $count ->
            [one] eine Entscheidung
           *[other] { $count } Entscheidungen
        }
       *[other] { $plays ->
            [0] { "" }
            [one] 1 Zug: { $plays-lost };{ " " }
           *[other] { $plays } Züge: { $plays-lost };{ " " }
        }{ $cube } zum Dopplerwürfel: { $cube-lost }
    }){ $words }
}. Glück: { $luck } Punkte.
analysis-luck-adjusted = Ergebnis ohne Glück: { $even ->
    [yes] ausgeglichen
   *[no] { $who } { $adjusted } { $match ->
        [yes] % Matchgewinnchance
       *[no] Punkte
    }
}. Tatsächliches Ergebnis: { $drawn ->
    [yes] ausgeglichen
   *[no] { $winner } { $gained }{ $match ->
        [yes] { " " }%
       *[no] { "" }
    }
}.
rating = { $rating ->
    [few] { "" }
    [supernatural] , besser als jeder Mensch
    [world-class] , auf Weltklasseniveau
    [expert] , auf Expertenniveau
    [advanced] , auf fortgeschrittenem Niveau
    [intermediate] , auf mittlerem Niveau
    [casual] , auf dem Niveau eines Gelegenheitsspielers
    [beginner] , auf Anfängerniveau
   *[awful] , auf dem Niveau eines Neulings
}
analysis-opening-roll = der Eröffnungswurf
analysis-luckiest = Größtes Glück: { $roll } in Zug { $turn }{ $game ->
    [0] { "" }
   *[other] { " " }von Partie { $game }
}, { $who } ({ $luck }).
analysis-unluckiest = Größtes Pech: { $roll } in Zug { $turn }{ $game ->
    [0] { "" }
   *[other] { " " }von Partie { $game }
}, { $who } ({ $luck }).
analysis-mistakes = { $whose ->
    [yours] Deine teuersten Entscheidungen:
    [named] Die teuersten Entscheidungen von { $who }:
   *[all] Die teuersten Entscheidungen:
}
analysis-no-mistakes = { $whose ->
    [yours] Keine deiner Entscheidungen kostete mehr als 0,02 Punkte.
    [named] Keine Entscheidung von { $who } kostete mehr als 0,02 Punkte.
   *[all] Keine Entscheidung kostete mehr als 0,02 Punkte.
} Gut gespielt!
analysis-play = { $game ->
    [0] Zug { $turn }
   *[other] Partie { $game }, Zug { $turn }
}, { $who }, { $roll }: { $played }{ $has-effects ->
    [yes] { " " }({ $effects })
   *[no] { "" }
} kostete { $lost } Punkte, { $best }{ $has-best-effects ->
    [yes] { " " }({ $best-effects })
   *[no] { "" }
} war besser.
analysis-cube = { $game ->
    [0] Zug { $turn }
   *[other] Partie { $game }, Zug { $turn }
}, { $who }: { $what ->
    [no-double] nicht zu verdoppeln
    [double] zu verdoppeln
    [take] die Verdopplung anzunehmen
   *[drop] die Verdopplung abzulehnen
} kostete { $lost } Punkte, { $what ->
    [no-double] zu verdoppeln
    [double] nicht zu verdoppeln
    [take] abzulehnen
   *[drop] anzunehmen
} war besser.
analysis-resignation = { $game ->
    [0] Zug { $turn }
   *[other] Partie { $game }, Zug { $turn }
}, { $who }: { $what ->
    [accept] Die angebotene Aufgabe der Partie anzunehmen
   *[resign] Aufzugeben
} kostete { $lost } Punkte. { playing-on }
playing-on = Das war { $result } wert, Weiterspielen dagegen { $equity } (Gewinnchance { $chance } %).
analysis-units = Verluste sind in Einheiten des Dopplerwürfels angegeben, Glück in Punkten: Steht der Würfel auf 2, kostet ein Verlust von 0,1 also 0,2 Punkte.
analysis-picture = Auf den Brettern zu Zug { $turn }: 1 ist der beste Zug, 2 der gespielte.
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
   *[other] { " " }Pro Entscheidung { $lost } Tausendstel Punkte verloren{ $words }; Glück { $luck } Punkte pro Partie ({ $judged ->
        [one] 1 Partie analysiert
       *[other] { $judged } Partien analysiert
    }).
}
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
stats-analyse = `/analyse` nimmt eine beendete Partie in Fehlerquote und Glück auf. Es zählt, was in den letzten 90 Tagen analysiert wurde.
stats-title = { $game }: { $count } analysierte Partien
stats-lost = Verlust je Entscheidung in Tausendsteln (Linie: Mittel aus 5)
stats-luck = Glück, aufsummiert, in Punkten
stats-alt = { $who }, { $game }, { $count } analysierte Partien, die älteste zuerst. Tausendstel Punkte Verlust pro Entscheidung: { $lost }. Glück in Punkten: { $luck }.

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
    [money] , eine Geldspiel-Sitzung
   *[points] , ein Match bis { $length ->
        [one] 1 Punkt
       *[other] { $length } Punkte
    }
}{ $open ->
    [yes] , noch nicht zu Ende
   *[no] { "" }
}
report-left-out = { $count ->
    [one] Die erste Partie fehlt hier.
   *[other] Die ersten { $count } Partien fehlen hier.
}
report-legend = Kostet eine Entscheidung mindestens 0,02 Punkte, gilt sie als Fehler, ab 0,08 Punkten als grober Fehler. Die Bewertung stammt von Kafenios Computerspieler; er rechnet voraus, kann sich aber irren. Mit jedem Zug sieht er einen Wurf weiter, deshalb ändert sich der Wert des Spiels etwas mehr oder weniger als um Glück und Verlust.
report-games = Partien
report-chances = Gewinnchance von { $who } in dieser Partie (durchgezogene Linie) und was die Partie bei diesem Stand wert ist (gestrichelte Linie). { $cube ->
    [yes] 1 ist der Wert des Dopplerwürfels.
   *[no] Ein einfaches Spiel zählt 1 Punkt.
} Markierungen sind Fehler, ausgefüllte sind grobe Fehler.
report-chances-alt = Gewinnchance von { $who } in dieser Partie: { $start } % am Anfang, { $low } % am Tiefpunkt, { $high } % am Höhepunkt, { $end } % am Ende. Der Wert der Partie liegt zwischen { $least } und { $most }.
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
}: { $what ->
    [play] Das kostete { $lost } Punkte. { $best } war besser.
    [no-double] Vor dem Wurf nicht zu verdoppeln kostete { $lost } Punkte. Verdoppeln wäre besser gewesen.
    [double] Die Verdopplung kostete { $lost } Punkte. Würfeln wäre besser gewesen.
    [take] Anzunehmen kostete { $lost } Punkte. Passen wäre besser gewesen.
    [drop] Zu passen kostete { $lost } Punkte. Annehmen wäre besser gewesen.
    [accept] Die angebotene Aufgabe der Partie anzunehmen kostete { $lost } Punkte. { playing-on }
   *[resign] Aufzugeben kostete { $lost } Punkte. { playing-on }
}
report-better = Besser: { $play }
report-luck = Glück: { $luck }
report-opening-luck = Glück beim Eröffnungswurf: { $who } { $luck }
report-evaluation = Gewinnchance von { $who }: { $chance } %, Wert { $equity }{ $cube ->
    [1] { "" }
   *[other] { " " }(Dopplerwürfel auf { $cube })
}
report-mistakes = Alle Fehler, die teuersten zuerst
report-made = Erstellt von Kafenio. Diese Seite ist in sich vollständig: Sie lädt nichts nach und sendet nichts.
done-in-thread = Erledigt; { $table } geht { $thread ->
    [yes] im eigenen Thread
   *[no] im Raum außerhalb der Threads
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
entry-waits = Dein Zug dort wartet auf { $confirm }.
done-confirmed = Dein Zug ist gespielt.
entry-checker = Welcher Stein? { $places }; zum Beispiel { $example }.
entry-target = Von { $from } wohin? { $places }; zum Beispiel { $example }.
done-settings = Deine Bretter: Aussehen __{ $theme }__, Heimfeld { $home ->
    [left] __links__
   *[right] __rechts__
}, Felder nummeriert { $numbers ->
    [ravensburger] __wie bei Ravensburger__
   *[own] __von 24 bis 1__
}, gezeigt als { $boards ->
    [text] __Text__
   *[pictures] __Bilder__
}. Ein Zug, den du schreibst, { $confirm ->
    [on] wird dir erst gezeigt und gilt nach `/confirm`
   *[off] gilt sofort
}. Wenn du verdoppeln könntest, { $rolls ->
    [auto] würfle ich ab deiner nächsten Partie für dich; `/order none` beendet das für eine Partie
   *[ask] frage ich, ob du würfeln willst; in einer laufenden Partie gilt dein `/order`
}.
done-settings-analysis = { $analysis ->
    [auto] Wenn ein Match zu Ende ist, poste ich die Analyse dort, wo ihr gespielt habt, wenn dein Gegner das auch eingestellt hat (beim Computer gilt das immer); sonst schicke ich sie nur dir.
   *[ask] Ich analysiere ein Match, wenn du mit `/analyse` danach fragst.
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
order-auto = auswürfeln, sobald kein Kontakt mehr besteht
done-languages = Ich schreibe dir { $language ->
    [en] auf __Englisch__
    [de] auf __Deutsch__
    [el] auf __Griechisch__
   *[auto] in der Sprache deines Programms, sonst in der des Kanals oder auf Englisch
}, in diesem Kanal { $channel ->
    [en] auf __Englisch__
    [de] auf __Deutsch__
    [el] auf __Griechisch__
   *[auto] in der Sprache der Person am Zug
}.
done-settings-reminders = { $kept ->
    [none] Du wirst nicht erinnert, bevor deine Zeit um ist.
   *[channel] Bevor deine Zeit um ist, wirst du nur im Kanal erinnert.
}
done-blocked = { $who } kann dich nicht mehr einladen und erfährt davon nichts. Wie du das wieder aufhebst, zeigt `/help unblock`; begonnene Partien gehen weiter.
done-unblocked = { $who } kann dich wieder einladen.
done-mydata = In dieser Datei steht alles, was ich über dich gespeichert habe.
done-mydata-more = Sie enthält Seite { $page } von { $pages } deiner Tische; mit { $next } geht es weiter.
done-link-code = Dein Code ist { $code }. Schreib mir innerhalb von { $left } von deinem anderen Konto aus: /link { $code } auf Discord oder !link { $code } auf Matrix. Behalte ihn für dich: Wer ihn eingibt, ist für mich du.
done-link-half = Fast fertig. Schreib mir jetzt innerhalb von { $left } als { $first }: /link { $code } auf Discord oder !link { $code } auf Matrix. Dann sind beide Konten verknüpft.
done-linked = Dieses Konto und { $first } sind jetzt verknüpft: Für mich sind beide dieselbe Person. `/me` zeigt, was sie gemeinsam haben, und `/unlink` trennt sie wieder.
done-unlinked = Dieses Konto steht wieder für sich. Es behält seine Einstellungen.
direct-linked = Dieses Konto ist jetzt mit { $second } verknüpft. Warst du das nicht, trennst du die beiden Konten mit `/unlink` wieder.
once-more-link = Dieses Konto wird mit { $first } verknüpft. Für mich sind dann beide dieselbe Person, mit den Einstellungen von { $settings ->
    [own] diesem Konto
   *[other] { $first }
}, einer gemeinsamen Blockliste und gemeinsamem Urlaub; `/forget` auf einem von beiden löscht beide. Mach das nur, wenn beide Konten dir gehören. Sicher? { $command } zum Verknüpfen.
me-accounts = { $count ->
    [0] Dein Konto: { $own }. Mit `/link` verknüpfst du es mit einem auf einer anderen Plattform.
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
done-forgotten = Vergessen. Deine Einstellungen, deine Blockliste, deine Urlaube und dein Name sind gelöscht, und in deinen beendeten Matches steht jetzt ein ehemaliges Mitglied. Was ich früher geschrieben habe, bleibt im Chat stehen. Wenn du mir wieder schreibst, bist du neu hier.
done-blocked-nobody = Du hast niemanden blockiert.
done-blocked-list = Du hast blockiert:
done-settings-invitations = { $from ->
    [everyone] Jeder kann dich einladen.
    [known] Nur wer schon mit dir gespielt hat, kann dich einladen.
   *[nobody] Niemand kann dich einladen.
}
done-settings-talk = { $talk ->
    [on] Wer anderswo gegen dich spielt, kann dir mit `/say` schreiben.
   *[off] Wer anderswo gegen dich spielt, kann dir nicht schreiben.
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
done-channel-only = Neue Partien beginnen nur in { $place }.
done-channel-anywhere = Neue Partien können in jedem Kanal dieses Servers beginnen.
done-channel-language = Ich schreibe hier { $language ->
    [en] auf __Englisch__
    [de] auf __Deutsch__
    [el] auf __Griechisch__
   *[auto] in der Sprache der Person am Zug
}.
done-past-board = Zug { $number }; der Tisch ist bei Zug { $last }.
done-replay = Partie { $number } Zug für Zug{ $all ->
    [yes] { "" }
   *[no] , die letzten { $count } Bilder
}.
done-games-none = Hier ist kein Tisch offen. `/newgame portes @friend` eröffnet einen.
done-games-more = Weiter mit { $next }.
done-games-no-more = Es gibt keine weiteren Tische. `/games` zeigt die ersten.
done-games = Offene Tische hier:
done-challenges = Wer spielt mit?
done-challenge-withdrawn = { $table } ist zurückgezogen.
done-code = Deine Einladung { $table } ist fertig. Schick den Text darunter jemandem in einem anderen Kanal oder Raum, auf Discord oder Matrix. Der Code lässt sich einmal verwenden und gilt noch { $left }; { $cancel } zieht ihn zurück.
done-say = { $other } kann es jetzt lesen.
done-games-elsewhere = Deine Tische anderswo:
done-games-apart = Deine Tische anderswo habe ich dir privat geschickt.
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
game-line = __{ $table }__: { $who } und { $other }, { $game }{ $to ->
    [game] { "" }
    [games] , Serie von { $length }, { $mine }:{ $theirs }
    [money] , Geldspiel-Sitzung, { $mine }:{ $theirs }
   *[points] , Match bis { $length }, { $mine }:{ $theirs }
}. { $state }
rules-here = Am Tisch { $table } gilt außerdem: { $rules }.
done-rules-which = Zu jedem Spiel eine Seite: { $pages }.
sheet-empty = Noch ist keine Partie zu Ende.
sheet-line = { $number }. { $named ->
    [yes] { $game }:{ " " }
   *[no] { "" }
}{ $how ->
    [drawn] unentschieden
    [dropped] { $who }, Verdopplung abgelehnt
    [resigned] { $who }, { $lost } durch Aufgabe
    [left] { $who }, { $lost } durch Aufgabe der Sitzung
    [claimed] { $who }, auf Zeit
    [forfeited] { $who }, Gegner hat die Partie verlassen
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
    [over] In dieser Stellung hat eine Seite alle 15 Steine ausgewürfelt: Die Partie ist vorbei, und niemand ist am Zug.
    [match] Bei { $white }:{ $black } ist ein Match bis { $length } vorbei: Beide müssen weniger haben.
    [crawford] Bei { $white }:{ $black } in einem Match bis { $length } gibt es keine Crawford-Partie: In ihr fehlt genau einem Spieler ein Punkt zum Sieg.
   *[cube] In einer Crawford-Partie verdoppelt niemand: Der Dopplerwürfel liegt in der Mitte und zeigt 1.
}
refused-high-cube = In dieser Stellung steht der Dopplerwürfel über { $highest } oder wird höher angeboten; hier geht er nur bis { $highest }.
refused-shared-point = In dieser Stellung stehen Weiß und Schwarz auf demselben Feld ({ $point } für Weiß, { $other } für Schwarz): Nur einer kann dort stehen.
done-cube = { $state ->
    [offered] { $who } hat auf { $doubled } verdoppelt: { $other } kann annehmen oder passen und { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    } verlieren.
    [beavered] { $who } hat auf { $doubled } weitergedoppelt: { $other } kann annehmen oder passen und { $value } Punkte verlieren.
    [owned] { $who } hat den Dopplerwürfel auf { $value }: Nur { $who } darf als Nächstes verdoppeln, auf { $doubled }.
    [crawford] Der Dopplerwürfel liegt in der Mitte.
   *[centred] Der Dopplerwürfel liegt in der Mitte: Beide dürfen vor ihrem Wurf auf { $doubled } verdoppeln.
} Ein einfaches Spiel zählt jetzt { $value }, ein Gammon { $jacoby ->
    [yes] und ein Backgammon ebenso, weil keine Verdopplung angenommen wurde (Jacoby)
   *[no] { $gammon }, ein Backgammon { $backgammon }
}.
done-cube-may = Wenn du dran bist, darfst du vor dem Wurf auf { $doubled } verdoppeln.
done-history-none = Du hast { $here ->
    [yes] hier noch kein Spiel
   *[no] noch kein Spiel
} beendet. `/stats` zählt auch die Partien eines laufenden Matches.
done-history = { $here ->
    [yes] Deine beendeten Spiele hier, die neuesten zuerst
   *[no] Deine beendeten Spiele, die neuesten zuerst
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
}; { $other } wird nicht gefragt. Sicher? { $command } zum Aufgeben.
once-more-resign-answered = { $other } antwortet sofort. Wird dein Angebot angenommen, hast du { $lost } verloren; sonst geht die Partie weiter. Sicher? { $command } zum Aufgeben.
once-more-leave = { $other } antwortet sofort. Wird dein Angebot angenommen, hast du { $lost } verloren, und die Sitzung ist zu Ende; sonst geht die Partie weiter. Sicher? { $command } zum Verlassen.
once-more-cancel = { $other } stimmt sofort zu: { $what ->
    [session] Die Sitzung endet hier; ihr Stand bleibt, und diese Partie zählt nicht
    [match] Das Match wird abgebrochen und zählt nicht
   *[game] Die Partie wird abgebrochen und zählt nicht
}. Sicher? { $command } zum Abbrechen.
once-more-endtable = Das schließt __{ $table }__, wo { $who } und { $other } spielen, endgültig und ohne Ergebnis. Sicher? { $command } zum Schließen.
once-more-endtable-across = Das entfernt __{ $table }__ von hier, wo { $who } gegen { $other } spielt. Die Partie ruht dann nur: { $who } kann sie in einem anderen Kanal fortsetzen. Sicher? { $command } zum Entfernen.
once-more-forget = Das löscht, was ich über dich gespeichert habe: Einstellungen, Blockliste, Urlaube, gelöste Rätsel, verknüpfte Konten und deinen Namen. Es lässt sich nicht rückgängig machen. Offene Einladungen enden. Beendete Matches bleiben, mit „ein ehemaliges Mitglied“ an deiner Stelle.{ $games ->
    [0] { "" }
    [one] { " " }Deine offene Partie ist verloren.
   *[other] { " " }Deine { $games } offenen Partien sind verloren.
}{ $linked ->
    [0] { "" }
    [one] { " " }Das löscht auch, was ich über dein anderes Konto gespeichert habe: { $names }.
   *[other] { " " }Das löscht auch, was ich über deine anderen Konten gespeichert habe: { $names }.
} Mit `/mydata` siehst du vorher alles. Sicher? { $command } zum Löschen.
done-pips = Augen: { $who } { $mine }, { $other } { $theirs }{ $lead ->
    [0] ; Gleichstand.
    [one] ; { $leader } liegt 1 Auge vorn.
   *[other] ; { $leader } liegt { $lead } Augen vorn.
}
done-odds = { $distance ->
    [one] 1 Auge entfernt
   *[other] { $distance } Augen entfernt
}: { $rolls } von 36 Würfen { $rolls ->
    [one] trifft
   *[other] treffen
} ({ $percent } %), wenn nichts im Weg steht.
odds-line = { $who } { $from ->
    [25] von der Bar
   *[other] von Feld { $from }
} zum Blot auf Feld { $to }: { $rolls } von 36 ({ $percent } %).
odds-doublets = { $moves ->
    [0] Dabei zählt ein Pasch als vier Züge, was in { $game } nicht gilt.
   *[other] Ein Pasch zählt in { $game } als zwei Züge. Der Wurf danach ist hier nicht eingerechnet.
}
odds-none = An diesem Tisch ist kein Blot so weit von einem gegnerischen Stein entfernt.
opening-plays = { $game }, { $roll }: { $can-open ->
    [yes] { $count ->
        [one] der einzige erlaubte Eröffnungszug.
       *[other] die besten Eröffnungszüge zuerst.
    }
   *[no] Mit diesem Wurf eröffnet niemand. Als Antwort, wenn nichts im Weg steht, die besten Züge zuerst:
}
opening-points = Wert: die Punkte, die du im Schnitt{ $cube ->
    [yes] { " " }ohne Dopplerwürfel
   *[no] { "" }
} gewinnst, in Partien, die ich von dort aus gespielt habe (Standardfehler { $error }). Ein einfaches Spiel zählt 1 Punkt.
refused-no-roll = „{ $word }“ ist kein Wurf: Gib zwei Zahlen von 1 bis 6 an, zum Beispiel 3-1.
move-passed = kein Zug
move-doubled = verdoppelt auf { $value }
move-beavered = Beaver auf { $value }
move-raccooned = Raccoon auf { $value }
move-taken = nimmt { $value } an
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
line-taken = { $number }. { $who } nimmt { $value } an
board-pip = Auge
board-pips = Augen
board-points = Punkte
board-off = draußen
board-hand = in der Hand
board-doublets = Pasche
board-score = { $to ->
    [games] Serienstand
    [money] Sitzungsstand
    [game] Ergebnis
   *[points] Matchstand
}
colour-white = Weiß
colour-black = Schwarz
table-line = __{ $table }__ ·

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
choice-claim = Sieg einfordern
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
   *[no] Felder wie bei Ravensburger
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
choice-forget = Vergiss mich
choice-link = Beide Konten verknüpfen
choice-board = Brett zeigen
choice-help = Alle Befehle
choice-rematch = Revanche
choice-replay = Wiederholung
choice-match = Spielstand
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
    [1] würfelt einen Stein aus
   *[other] würfelt { $count } Steine aus
}
effect-points = { $points } und { $last }
effect-makes = { $count ->
    [1] besetzt Feld { $points }
   *[other] besetzt die Felder { $points }
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
help-course = Partieverlauf
help-looking = Ansehen
help-learning = Lernen
help-yourself = Deine Einstellungen
help-end = `/help all` zeigt alle Befehle, `/help move` erklärt einen, `/rules portes` ein Spiel.
help-one = `/help move` erklärt einen Befehl mit seinen Optionen, `/rules portes` ein Spiel.
help-aliases = Auch: { $names }
help-unknown = Den Befehl „{ $word }“ kenne ich nicht; `/help all` zeigt alle.

command-newgame = Jemanden zu einer Partie oder einem Match einladen oder fragen, wer mitspielt
option-newgame-game = Welches Spiel: backgammon, portes, plakoto, fevga, tavli, tric-trac oder puff
option-newgame-opponent = Wen du einlädst; ohne Angabe frage ich, wer mitspielt
option-newgame-match = 1 bis 25 Punkte (Tric-Trac: Partien) oder geld; ohne Angabe eine einzelne Partie
option-newgame-clock = fast, daily, relaxed, none oder eine eigene: Vorrat+Zugabe+Freibetrag, z. B. 3d+8h+12h
option-newgame-cube = Dopplerwürfel, nur bei Backgammon: an (Standard) oder aus
option-newgame-rules = Hausregeln, durch Kommas getrennt: higher-or-none, no-hit-and-run, ...
option-newgame-jacoby = Im Geldspiel: Gammons zählen nur nach angenommener Verdopplung; an oder aus (Standard)
option-newgame-beavers = Im Geldspiel: Wer annimmt, darf gleich weiterdoppeln und den Würfel behalten; an oder aus (Standard)
option-newgame-raccoons = Im Geldspiel: Auf einen Beaver darf noch einmal gedoppelt werden; an oder aus (Standard)
option-newgame-autodoubles = Im Geldspiel: wie viele Gleichstände beim Eröffnungswurf den Einsatz verdoppeln; an heißt 1
option-newgame-hints = an: Beide dürfen um Tipps bitten, wie in Partien gegen den Computer; aus (Standard)
option-newgame-thread = an: Das Match wird in einem eigenen Thread gespielt; aus (Standard)
option-newgame-for = Die Rolle, die man zum Mitspielen braucht, wenn du niemanden einlädst
option-newgame-across = ja: erzeugt einen Code, mit dem jemand anderswo mitspielen kann, auf Discord oder Matrix
option-newgame-level = Nur gegen den Computer: wie stark ich spiele
example-newgame =
    Zum Beispiel `/newgame portes @friend`, `/newgame tavli @friend match:7` oder `/newgame backgammon @friend match:5`.
    Ohne Gegner fragt `/newgame portes`, wer mitspielt: Wer sich zuerst meldet, ist dabei.
    Uhren, zum Beispiel `clock:daily`: `fast` (je 1 Stunde für das Match, dazu 2 Minuten pro Zug), `daily` (3 Tage, dazu 4 Stunden pro Zug; der erste Tag jedes Zuges ist frei), `relaxed` (10 Tage, dazu 1 Tag pro Zug; die ersten 2 Tage jedes Zuges sind frei), `none` (keine Uhr). Eine eigene: `clock:3d+8h+12h` steht für Vorrat, Zugabe und Freibetrag in Tagen, Stunden und Minuten (`1d12h`); die letzten beiden kannst du weglassen. Der Vorrat wird nie größer als am Anfang, und deiner nimmt nicht ab, während dein Gegner überlegt.
    Hausregeln, zum Beispiel `rules:no-hit-and-run`: `higher-or-none`, `backgammon-counts-two`, `backgammon-with-some-off` (Backgammon), `no-hit-and-run` (Portes, Tavli), `pinned-bears-off` (Plakoto, Tavli), `doublets-per-turn` (Puff).
    `match:money` ist eine Geldspiel-Sitzung ohne festes Ende: Ihr spielt eine Partie nach der anderen um Punkte. Beenden könnt ihr sie gemeinsam mit `/cancel` oder jeder allein mit `/resign session`. Bei Backgammon sind außerdem möglich: `jacoby:on` (Gammons zählen nur, wenn eine Verdopplung angenommen wurde), `beavers:on` (wer annimmt, darf mit `/beaver` sofort weiterdoppeln und behält den Dopplerwürfel), `raccoons:on` (auf einen Beaver darf man ebenso antworten) und `autodoubles:1` (so viele Gleichstände beim Eröffnungswurf verdoppeln den Einsatz). In einer Sitzung beginnt jede Partie mit der vollen Zeit ihrer Uhr.
command-play = Sofort gegen den Computer spielen
option-play-game = Welches Spiel: backgammon, portes, plakoto, fevga, tavli, tric-trac oder puff
option-play-level = Wie stark ich spiele: anfänger, hobby, verein (Standard), könner oder meister
option-play-match = 1 bis 25 Punkte (Tric-Trac: Partien) oder geld; ohne Angabe eine einzelne Partie
option-play-cube = Dopplerwürfel, bei Backgammon: an (Standard) oder aus
option-play-rules = Hausregeln, durch Kommas getrennt: higher-or-none, no-hit-and-run, ...
option-play-jacoby = Im Geldspiel: Gammons zählen nur nach angenommener Verdopplung; an oder aus (Standard)
option-play-beavers = Im Geldspiel: Wer annimmt, darf gleich weiterdoppeln und den Würfel behalten; an oder aus (Standard)
option-play-raccoons = Im Geldspiel: Auf einen Beaver darf noch einmal gedoppelt werden; an oder aus (Standard)
example-play = Zum Beispiel `/play portes` oder `/play backgammon level:expert match:5`.
command-join = Bei jemandem mitspielen, der einen Gegner sucht
option-join-name = Der Name des Spiels, wenn mehrere offen sind
example-join = Zum Beispiel `/join`, oder `/join fig-1`, wenn mehrere einen Gegner suchen.
command-accept = Eine Einladung oder ein Angebot annehmen
example-accept = Wer eingeladen ist, antwortet mit `/accept`, und ich würfle für die Eröffnung.
command-decline = Eine Einladung oder ein Angebot ablehnen; das eigene zurücknehmen
example-decline = Zum Beispiel `/decline` oder, wenn zwei Tische auf dich warten, `/decline table:oak-7`.
command-cancel = Abbrechen: vor dem ersten Zug allein, später nur, wenn dein Gegner zustimmt
example-cancel = Nach `/cancel` antwortet dein Gegner mit `/accept` oder `/decline`. Ein abgebrochenes Match zählt nicht, auch keine seiner Partien; eine Partie gibst du mit `/resign` auf. Wird eine Geldspiel-Sitzung abgebrochen, bleibt ihr Stand; nur die laufende Partie zählt nicht. `/cancel` zieht auch die Frage zurück, wer mitspielt.
option-cancel-sure = ja: Ich bin sicher, auch wenn es sofort gilt
command-rematch = Noch einmal gegen denselben Gegner, mit denselben Einstellungen
example-rematch = Nach einer Partie oder einem Match: `/rematch`. Dein Gegner antwortet mit `/accept` oder ebenfalls `/rematch`.
command-roll = Würfeln, statt zu verdoppeln
example-roll = Gibt es vor dem Wurf nichts zu entscheiden, würfle ich für dich.
command-move = Deinen Wurf ziehen
option-move-play = Der Zug, z. B. 13/9 9/3, oder seine Nummer in der Liste von `/moves`
example-move = Zum Beispiel `/move 13/9 9/3`, `/move 8/5(2)`, `/move bar/20`, `/move 6/off`; die Felder zählst du aus deiner Sicht von 24 bis 1. Mit `/move 3` ziehst du den dritten Zug aus der Liste von `/moves`.
command-moves = Die erlaubten Züge für deinen Wurf zeigen
option-moves-start = Nur Züge, die so beginnen: 13 oder 13/9
option-moves-picture = an: auch die Bretter danach zeigen; aus (Standard)
example-moves = Zum Beispiel `/moves`, `/moves 13` für Züge von deinem Feld 13 oder `/moves 25..48` für diese Nummern; `/moves picture:on` zeigt die Bretter danach.
command-hint = Tipp holen: die besten Züge, oder ob du verdoppeln sollst (gegen den Computer)
example-hint = Zum Beispiel `/hint`: was der Computer an deiner Stelle täte, und die besten Züge im Vergleich. In Partien gegen den Computer und in solchen, die mit `hints:on` begonnen haben.
command-enter = Deinen Zug Schritt für Schritt eingeben: erst der Stein, dann sein Ziel
option-enter-step = Ein Stein, etwa 13 oder bar, oder ein ganzer Schritt, etwa 13/9 oder 13/9/3
option-enter-die = Der Würfel für diesen Schritt, wenn beide passen
example-enter = Zum Beispiel `/enter`, dann `/enter 13` für den Stein auf deinem Feld 13, dann `/enter 13/9`. Nach jedem Schritt siehst du das Brett; `/undo` nimmt einen Schritt zurück, und erst mit `/confirm` gilt der Zug.
command-undo = Den letzten Schritt zurücknehmen oder den letzten Zug, solange danach nicht gewürfelt wurde
example-undo = Nach `/enter 13/9` oder nach einem Zug, solange dein Gegner noch verdoppeln kann: `/undo`. Später hilft `/takeback`.
command-takeback = Darum bitten, deinen letzten Zug neu spielen zu dürfen
example-takeback = Nach `/takeback` antwortet dein Gegner mit `/accept` oder `/decline`. Es gelten wieder dieselben Würfe in derselben Reihenfolge.
command-confirm = Den eingegebenen Zug spielen
example-confirm = Nach dem letzten Schritt von `/enter` oder nach `/move 13/9 9/3` bei `/settings confirm:on`: `/confirm`.
command-double = Verdoppeln, statt zu würfeln
example-double = Vor deinem Wurf, wenn der Dopplerwürfel in der Mitte liegt oder dir gehört: `/double`. Dein Gegner nimmt an oder passt.
command-take = Die Verdopplung annehmen und um das Doppelte weiterspielen
option-take-sure = ja: Ich bin sicher, auch wenn es das Match entscheidet
example-take = Nach einer Verdopplung: `/take`. Der Dopplerwürfel gehört dann dir.
command-drop = Die Verdopplung ablehnen und den bisherigen Einsatz verlieren
option-drop-sure = ja: Ich bin sicher, auch wenn es das Match entscheidet
example-drop = Nach einer Verdopplung: `/drop`.
command-beaver = In einer Sitzung mit Beavern: die Verdopplung annehmen und sofort weiterdoppeln
example-beaver = Nach einer Verdopplung doppelst du mit `/beaver` sofort weiter und behältst den Dopplerwürfel. Wer verdoppelt hat, kann annehmen und weiterspielen oder passen und den verdoppelten Einsatz verlieren; mit `raccoons:on` ist noch einmal `/beaver` möglich, und du behältst den Dopplerwürfel trotzdem.
command-resign = Diese Partie aufgeben; die höchste Niederlage gilt nach Bestätigung sofort
option-resign-value = einfach (Standard), gammon (doppelt), backgammon (dreifach), vierfach oder sitzung
option-resign-sure = ja: Ich bin sicher, auch wenn es sofort gilt
example-resign = Zum Beispiel `/resign` oder `/resign gammon`; dein Gegner antwortet mit `/accept` oder `/decline`, und bis dahin kannst du das Angebot mit `/decline` zurücknehmen. Die höchste Niederlage oder eine, die das Match entscheidet, gilt nach deiner Bestätigung sofort. Mit `/resign session` verlässt du eine Geldspiel-Sitzung: vor dem ersten Zug einer Partie kostenlos, sonst bietest du damit an, ein einfaches Spiel aufzugeben.
command-order = Mir einen Auftrag für den Rest dieser Partie geben
option-order-order = mitgehen oder passen: bei der nächsten Verdopplung; würfeln: nie verdoppeln; keiner: fragen
option-order-sure = ja: Ich bin sicher, auch wenn es das Match entscheidet
example-order = Zum Beispiel `/order take` vor dem Schlafengehen oder `/order roll`, wenn du nicht verdoppeln willst. Nur du siehst den Auftrag, und er endet mit der Partie.
command-auto = Automatisch auswürfeln, sobald kein Kontakt mehr besteht
option-auto-state = an (Standard) oder aus
example-auto = Mit `/auto` würfle ich für dich so viele Steine wie möglich aus, und zwar so, dass du beim nächsten Wurf die besten Chancen hast; `/auto off` beendet das.
command-goon = Nach einer gewonnenen Partie Tric-Trac: aus der Stellung weiterspielen
example-goon = In einer Serie behältst du mit `/goon` die Stellung und deine Punkte über 12; `/fresh` stellt neu auf.
command-fresh = Nach einer gewonnenen Partie Tric-Trac: neu aufstellen
example-fresh = In einer Serie beginnt `/fresh` eine neue Partie mit neuem Eröffnungswurf.
command-claim = Das Match gewinnen, wenn die Zeit deines Gegners um ist
example-claim = Ist die Zeit deines Gegners um, kannst du mit `/claim` den Sieg einfordern oder weiter warten. Die Uhr gilt für das ganze Match, also gewinnst du damit das Match; die laufende Partie zählt dabei als einfaches Spiel beim Stand des Dopplerwürfels. Auch eine Geldspiel-Sitzung ist damit beendet, und ihr Stand bleibt. Forderst du nichts ein, geht es weiter, sobald dein Gegner zieht.
command-say = Dem Gegner an einem anderen Ort etwas sagen
option-say-text = Was du sagen willst, höchstens 300 Zeichen
example-say = Zum Beispiel `/say Gut gespielt!` in einer Partie gegen jemanden an einem anderen Ort. Dort ist es zu lesen, wenn die andere Seite `/settings talk:on` gewählt hat. Links werden nicht weitergegeben.
command-here = Eine deiner Partien in diesen Kanal holen
example-here = Zum Beispiel `/here table:oak-7`. Wenn ich irgendwo nicht mehr schreiben kann oder einer von euch gegangen ist, ruht die Partie, und keine Uhr läuft, bis ihr sie so in einen anderen Kanal holt.
command-endtable = Für die Moderation: einen Tisch ohne Ergebnis schließen
option-endtable-sure = ja: Ich bin sicher, auch wenn es endgültig ist
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
command-analyse = Zeigen, wie gut eine beendete Partie gespielt wurde und wer Glück hatte
option-analyse-game = Die Nummer einer beendeten Partie; ohne Angabe die letzte oder, wenn es aus ist, das ganze Match
option-analyse-share = ja: allen hier zeigen
example-analyse = Zum Beispiel `/analyse` oder `/analyse game:2` für die zweite Partie eines Matches: wie viel beide verschenkt haben, die teuersten Entscheidungen und wer besser gewürfelt hat.
command-games = Die offenen Tische hier zeigen
option-games-page = Die Seite der Liste: 1 (Standard) bis 50
example-games = Zum Beispiel `/games`.
command-match = Den Spielstand zeigen: jede Partie des Matches mit ihrem Ergebnis
option-match-share = ja: allen hier zeigen
example-match = `/match` oder `/match table:oak-7` für einen anderen Tisch, auch einen beendeten.
command-history = Deine beendeten Spiele zeigen
example-history = `/match table:NAME` und `/replay table:NAME` zeigen eines davon noch einmal.
command-stats = Deine Ergebnisse, Fehler und dein Glück zeigen, oder die von jemandem, der hier spielt
option-stats-game = Nur dieses Spiel
option-stats-person = Jemand anderes: die Spiele hier und gegen dich
example-stats = Zum Beispiel `/stats backgammon` oder `/stats @friend`.
command-export = Das Match als Datei: Backgammon für andere Programme, andere Spiele als Text
example-export = `/export` oder `/export table:oak-7`. Backgammon kommt als `.mat`-Datei, die GNU Backgammon und eXtreme Gammon öffnen, mit den Positions-IDs.
command-report = Die beendeten Partien als Seite für den Browser, mit Analyse
example-report = `/report` oder `/report table:oak-7`: alle beendeten Partien des Matches, Zug für Zug im Browser, mit Gewinnchancen und allen Fehlern. Die Seite funktioniert auch offline.
command-cube = Zeigen, wo der Dopplerwürfel liegt und wer verdoppeln darf
example-cube = `/cube` zeigt, wie viel ein Sieg jetzt zählt.
command-about = Über diesen Bot
example-about = Die Version und die Lizenz.
command-pips = Zeigen, wie viele Augen beide noch brauchen
example-pips = Zum Beispiel `/pips`.
command-odds = Die Treffertabelle zeigen: wie viele Würfe einen Stein in dieser Entfernung treffen
option-odds-distance = Die Entfernung in Augen, 1 bis 24
example-odds = Zum Beispiel `/odds 6`: wie viele der 36 Würfe einen Blot in 6 Augen Entfernung treffen, allgemein und an diesem Tisch.
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
example-rules = Zum Beispiel `/rules portes`.
command-pass = Bei einer Verdopplung passen; wer nicht ziehen kann, setzt automatisch aus
option-pass-sure = ja: Ich bin sicher, auch wenn es das Match entscheidet
example-pass = Nach einer Verdopplung bedeutet `/pass` dasselbe wie `/drop`.
command-vacation = Deine Uhren anhalten, während du weg bist
option-vacation-days = Wie viele Tage ab jetzt; 0 beendet den Urlaub; ohne Zahl: was dir bleibt
example-vacation = Zum Beispiel `/vacation 10`: An allen deinen Tischen steht deine Uhr ab jetzt 10 Tage still. Im Kalenderjahr (UTC) hast du 30 Tage. Spielen darfst du trotzdem, und `/vacation 0` beendet den Urlaub vorzeitig.
command-settings = Dein Brett, deine Sprache und mehr einstellen
option-settings-theme = Das Aussehen der Bretter; drei Varianten sind für Farbenblinde
option-settings-home = Auf welcher Seite dein Heimfeld liegt
option-settings-numbers = eigene: 24 bis 1; ravensburger: 1 bis 12 und 1A bis 12A, auch in dem, was du schreibst
option-settings-reminders = Bevor deine Zeit um ist: alle (Kanal und Direktnachricht), kanal oder aus
option-settings-boards = Bretter als Bilder oder als Text
option-settings-invitations = Wer dich einladen darf: jeder (Standard), bekannte (mit denen du gespielt hast) oder niemand
option-settings-talk = Ob dir Gegner an anderen Orten mit /say schreiben dürfen: on oder off (Standard)
option-settings-language = In welcher Sprache ich dir schreibe; auto: die deines Programms
option-settings-channel = Für die Moderation: die Sprache dieses Kanals; auto: die der Person am Zug
option-settings-confirm = an: Einen Zug, den du schreibst, erst zeigen, bevor er gilt
option-settings-analysis = auto: jedes Match gleich nach dem Ende analysieren; fragen: nur mit /analyse (Standard)
option-settings-rolls = auto: ab der nächsten Partie für dich würfeln, statt zu fragen; fragen: Du würfelst selbst
example-settings = Zum Beispiel `/settings theme:night` oder `/settings home:left boards:text`. Im Kanal wird das Brett aus der Sicht dessen gezeichnet, der am Zug ist.
command-channel = Einstellen, wie Partien in diesem Kanal aussehen (für die Moderation)
option-channel-boards = einzeilig: Bretter früherer Züge werden zu einer Zeile; behalten: Sie bleiben
option-channel-threads = Eigene Threads: immer (jedes Match), fragen (die mit `thread:on`) oder nie
option-channel-only = Der einzige Kanal dieses Servers, in dem neue Partien beginnen; aus: jeder Kanal
option-channel-language = Die Sprache dieses Kanals; auto: die der Person am Zug
example-channel = Zum Beispiel `/channel boards:keep`; `/channel` allein zeigt die Einstellungen. Ändern kann sie die Moderation, sehen kann sie jeder.
command-block = Einladungen von jemandem ablehnen oder zeigen, wen du blockiert hast
example-block = Zum Beispiel `/block @friend`; `/block` allein zeigt, wen du blockiert hast. Wer dich trotzdem einlädt, liest, dass du die Einladung nicht annimmst. `/block table:fig-1` blockiert deinen Gegner an diesem Tisch, auch auf einer anderen Plattform.
option-block-person = Wer dich nicht mehr einladen darf
command-unblock = Einladungen von jemandem wieder zulassen
example-unblock = Zum Beispiel `/unblock @friend`. `/unblock table:fig-1` entblockt deinen Gegner an diesem Tisch.
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
example-forget = Vor dem Löschen wird nachgefragt. Offene Partien sind verloren; beendete bleiben, mit einem ehemaligen Mitglied an deiner Stelle.
option-forget-sure = ja: Ich bin sicher, auch wenn es endgültig ist
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
   *[other] , { $off } ausgewürfelt
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
alt-score = Stand im Match bis { $length }: Weiß { $white }, Schwarz { $black }.
alt-clock = Restzeit: Weiß { $white }, Schwarz { $black }.
alt-points = Punkte in dieser Partie (von 12): Weiß { $white }, Schwarz { $black }.
alt-doublets = Pasche in dieser Partie: Weiß { $white }, Schwarz { $black }.

## Die Regeln, je eine Seite

rules-backgammon =
    __Backgammon.__ Jeder Spieler hat 15 Steine und zieht sie heim: in der eigenen Zählung von Feld 24 bis Feld 1; die beiden Spieler ziehen in entgegengesetzter Richtung. Aufstellung: 2 auf der 24, 5 auf der 13, 3 auf der 8, 5 auf der 6.
    __Eröffnung.__ Jeder würfelt mit einem Würfel; wer die höhere Zahl hat, fängt an und zieht beide Zahlen.
    __Ziehen.__ Mit jedem Würfel ziehst du einen Stein, mit beiden auch denselben; einen Pasch ziehst du viermal. Ein Stein darf überallhin, nur nicht auf ein Feld mit zwei oder mehr gegnerischen Steinen. Zieh beide Zahlen, wenn du kannst; geht nur eine, dann wenn möglich die höhere.
    __Schlagen.__ Ziehst du auf einen einzelnen gegnerischen Stein, ist er geschlagen und kommt auf die Bar. Steine auf der Bar musst du zuerst einsetzen, von Feld 24 an gezählt: mit einer 6 auf die 19.
    __Auswürfeln.__ Stehen alle deine Steine auf den Feldern 6 bis 1, würfelst du sie aus: Mit jedem Würfel nimmst du einen Stein vom Feld mit dieser Zahl; steht dort und dahinter keiner, dann vom höchsten besetzten Feld.
    __Gewinnen.__ Wer zuerst alle 15 ausgewürfelt hat, gewinnt. Hat der Gegner noch keinen draußen, ist es ein Gammon (2), mit einem Stein auf der Bar oder im Heimfeld des Gewinners ein Backgammon (3).
    __Der Dopplerwürfel.__ Vor deinem Wurf darfst du mit `/double` den Einsatz verdoppeln. Dein Gegner nimmt mit `/take` an und darf dann als Einziger weiterdoppeln, oder er passt mit `/drop` und verliert den bisherigen Einsatz.
rules-portes =
    __Portes__ ist das griechische Backgammon. Jeder Spieler hat 15 Steine und zieht sie heim: in der eigenen Zählung von Feld 24 bis Feld 1; die beiden Spieler ziehen in entgegengesetzter Richtung. Aufstellung: 2 auf der 24, 5 auf der 13, 3 auf der 8, 5 auf der 6.
    __Eröffnung.__ Jeder würfelt mit einem Würfel; wer die höhere Zahl hat, fängt an und würfelt neu mit beiden Würfeln.
    __Ziehen.__ Mit jedem Würfel ziehst du einen Stein, mit beiden auch denselben; einen Pasch ziehst du viermal. Ein Stein darf überallhin, nur nicht auf ein Feld mit zwei oder mehr gegnerischen Steinen. Zieh beide Zahlen, wenn du kannst; geht nur eine von beiden, such dir aus, welche.
    __Schlagen.__ Ziehst du auf einen einzelnen gegnerischen Stein, ist er geschlagen und kommt auf die Bar. Steine auf der Bar musst du zuerst einsetzen, von Feld 24 an gezählt: mit einer 6 auf die 19.
    __Auswürfeln.__ Stehen alle deine Steine auf den Feldern 6 bis 1, würfelst du sie aus: Mit jedem Würfel nimmst du einen Stein vom Feld mit dieser Zahl; steht dort und dahinter keiner, dann vom höchsten besetzten Feld.
    __Gewinnen.__ Wer zuerst alle 15 ausgewürfelt hat, gewinnt 1 Punkt; hat der Gegner noch keinen draußen, sind es 2. Einen Dopplerwürfel gibt es nicht.
rules-plakoto =
    __Plakoto__ ist das griechische Spiel, in dem Steine nicht geschlagen, sondern festgesetzt werden. Alle 15 Steine jedes Spielers stehen am Anfang auf seinem Feld 24 und ziehen heim, in der eigenen Zählung bis Feld 1; die beiden Spieler ziehen in entgegengesetzter Richtung. Eine Bar gibt es nicht.
    __Eröffnung.__ Jeder würfelt mit einem Würfel; wer die höhere Zahl hat, fängt an und würfelt neu mit beiden Würfeln.
    __Ziehen.__ Mit jedem Würfel ziehst du einen Stein, mit beiden auch denselben; einen Pasch ziehst du viermal. Gesperrt sind für dich Felder mit zwei oder mehr gegnerischen Steinen und Felder, auf denen ein Stein von dir festgesetzt ist. Zieh beide Zahlen, wenn du kannst; geht nur eine von beiden, such dir aus, welche.
    __Festsetzen.__ Ziehst du auf einen einzelnen gegnerischen Stein, ist er festgesetzt: Er kann erst wieder ziehen, wenn du das Feld verlässt.
    __Die Mutter.__ Der letzte Stein auf dem eigenen Feld 24 ist die Mutter. Setzt du die gegnerische Mutter fest, während keiner deiner Steine mehr auf deinem Startfeld steht, gewinnst du sofort und bekommst 2 Punkte. Sind beide Mütter festgesetzt, endet die Partie unentschieden.
    __Auswürfeln.__ Stehen alle deine Steine auf den Feldern 6 bis 1 und ist keiner festgesetzt, würfelst du sie aus: Mit jedem Würfel nimmst du einen Stein vom Feld mit dieser Zahl; steht dort und dahinter keiner, dann vom höchsten besetzten Feld.
    __Gewinnen.__ Wer zuerst alle 15 ausgewürfelt hat, gewinnt 1 Punkt; hat der Gegner noch keinen draußen, sind es 2. Einen Dopplerwürfel gibt es nicht.
    __Im Bild__ trägt die Mutter einen Stern. Ein festgesetzter Stein liegt am Rand unter den anderen; wo nicht alle Steine gezeichnet sind, steht auf jeder Farbe die Zahl ihrer Steine.
rules-fevga =
    __Fevga__ ist das griechische Laufspiel. Alle 15 Steine jedes Spielers stehen am Anfang auf seinem Feld 24; beide Spieler ziehen in dieselbe Richtung, aus gegenüberliegenden Ecken: Dein Feld 24 ist die 12 des Gegners. Schon mit einem einzigen Stein ist ein Feld besetzt; geschlagen oder festgesetzt wird nicht.
    __Eröffnung.__ Jeder würfelt mit einem Würfel; wer die höhere Zahl hat, fängt an und würfelt neu mit beiden Würfeln.
    __Der erste Stein.__ Bring einen Stein über das gegnerische Startfeld hinaus, auf dein Feld 11 oder weiter, bevor du einen anderen ziehst.
    __Ziehen.__ Mit jedem Würfel ziehst du einen Stein, mit beiden auch denselben; einen Pasch ziehst du viermal. Du kannst nicht auf ein Feld ziehen, auf dem ein gegnerischer Stein steht. Zieh beide Zahlen, wenn du kannst; geht nur eine, dann wenn möglich die höhere.
    __Mauern.__ Besetze nie alle sechs Felder deines Startviertels (24 bis 19) zugleich, auch nicht mitten in einem Wurf. Anderswo sind sechs Felder in einer Reihe erlaubt; stehen aber alle 15 gegnerischen Steine unmittelbar hinter deinen sechs, musst du mit dem nächsten Wurf eines davon öffnen, wenn es geht.
    __Auswürfeln.__ Stehen alle deine Steine auf den Feldern 6 bis 1, würfelst du sie aus: Mit jedem Würfel nimmst du einen Stein vom Feld mit dieser Zahl; steht dort und dahinter keiner, dann vom höchsten besetzten Feld.
    __Gewinnen.__ Wer zuerst alle 15 ausgewürfelt hat, gewinnt 1 Punkt; hat der Gegner noch keinen draußen, sind es 2. Einen Dopplerwürfel gibt es nicht.
rules-tavli =
    __Tavli__ ist das griechische Match aus drei Spielen, die sich abwechseln: Portes, Plakoto, Fevga und wieder Portes, bis jemand 3, 5 oder 7 Punkte hat (`match:`, ohne Angabe 5).
    __Eröffnung.__ In der ersten Partie würfelt jeder mit einem Würfel; wer die höhere Zahl hat, fängt an und würfelt neu mit beiden Würfeln. Danach fängt an, wer die letzte entschiedene Partie gewonnen hat.
    __Zählung.__ Eine Partie zählt 1 Punkt; sie zählt 2, wenn der Verlierer noch keinen Stein draußen hat oder seine Mutter festgesetzt ist. Eine unentschiedene Partie Plakoto zählt nicht. Einen Dopplerwürfel gibt es nicht.
    `/rules portes`, `/rules plakoto` und `/rules fevga` erklären die Spiele.
rules-tric-trac =
    __Tric-Trac__ wird um Punkte gespielt, nach den Regeln des deutschen Tricktracks. Jeder Spieler hat 15 Steine auf seinem Feld 24 und zieht sie bis zu seinem Feld 1; die beiden Spieler ziehen in entgegengesetzter Richtung.
    __Eröffnung.__ Jeder würfelt mit zwei Würfeln; wer die höhere Summe hat, fängt an und zieht diesen Wurf.
    __Ziehen.__ Mit jedem Würfel ziehst du einen Stein, mit beiden auch denselben. Auch einen Pasch ziehst du nur zweimal, würfelst dann aber noch einmal. Zieh beide Zahlen, wenn du kannst. Solange Steine auf deinem Feld 24 stehen, darfst du nur diese ziehen und die, die im selben Wurf von dort kommen. Felder mit zwei oder mehr gegnerischen Steinen sind gesperrt.
    __Punkte.__ Schlägst du einen einzelnen gegnerischen Stein, bringt das 1 Punkt, und er kommt auf sein Startfeld zurück. Auswürfeln darfst du jederzeit: Jeder Stein, der Feld 1 erreicht oder darüber hinauskäme, ist draußen und bringt 1 Punkt. Die beiden Startfelder sind nie gesperrt, und geschlagen wird dort nicht.
    __Die Hucke__, dein Feld 13, besetzt du mit zwei Steinen in einem Wurf, und die letzten beiden verlassen sie ebenso; allein steht dort nie einer. Die gegnerische, dein Feld 12, ist für dich gesperrt. Sind beide leer und könntest du mit einem Wurf zwei Steine in die gegnerische bringen, aber nicht in die eigene, darfst du beide ein Feld weniger ziehen, in deine Hucke.
    __Die große Brücke:__ zwei Steine oder mehr auf jedem deiner Felder 18 bis 13. Sie bringt dir 2 Punkte und, solange sie steht, nach jedem deiner Würfe wieder 2.
    __Gewinnen.__ Wer zuerst 12 Punkte hat, gewinnt sofort. Die Partie zählt einfach, wenn der Verlierer 7 oder mehr hat, doppelt bei 3 bis 6, dreifach bei 1 oder 2 und vierfach bei keinem. In einer Serie (`match:12`: zwölf Partien) wählt der Gewinner: `/goon` behält die Stellung und die Punkte über 12, `/fresh` stellt neu auf.
    __Im Bild__ ist die Zahl jeder Hucke eingerahmt; „7 / 12 Punkte“ beim Namen ist der Stand der Partie.
rules-puff =
    __Puff__ beginnt mit leerem Brett: Jeder Spieler hat seine 15 Steine in der Hand und zieht mit ihnen in der eigenen Zählung von Feld 24 bis Feld 1; die beiden Spieler ziehen in entgegengesetzter Richtung.
    __Eröffnung.__ Jeder würfelt mit zwei Würfeln; wer die höhere Summe hat, fängt an und würfelt neu.
    __Einsetzen.__ Mit jedem Würfel setzt du einen Stein ein, von Feld 24 an gezählt: mit einer 6 auf die 19, geschrieben `hand/19`. Bis alle 15 eingesetzt sind, darfst du keinen anderen Stein ziehen.
    __Die kleinere Zahl zuerst.__ Zieh immer zuerst die kleinere Zahl; geht sie nicht, verfällt auch die höhere.
    __Pasch.__ Bei deinem ersten Pasch ziehst du zweimal die obere Zahl und dann, wenn du magst, bis zu zweimal die untere (7 minus die obere). Ab deinem zweiten Pasch in der Partie ziehst du viermal die obere und, wenn du magst, bis zu viermal die untere. Die untere darfst du erst ziehen, wenn die obere ganz gezogen ist. Nach jedem Pasch würfelst du noch einmal.
    __Schlagen.__ Ziehst du auf einen einzelnen gegnerischen Stein, ist er geschlagen und muss wieder eingesetzt werden, bevor dein Gegner einen anderen ziehen darf. Felder mit zwei oder mehr gegnerischen Steinen sind gesperrt.
    __Auswürfeln.__ Stehen alle deine Steine auf den Feldern 6 bis 1, würfelst du sie aus: Mit jedem Würfel nimmst du einen Stein vom Feld mit dieser Zahl; steht dort und dahinter keiner, dann vom höchsten besetzten Feld.
    __Gewinnen.__ Wer zuerst alle 15 ausgewürfelt hat, gewinnt 1 Punkt.
    __Im Bild__ liegen die Steine in der Hand links; die beiden kleinen Würfel neben einem Namen zeigen die Zahl der Pasche.

## Das Terminal

console-welcome =
    Willkommen im Kafenio. Alle teilen sich diese Tastatur: Eine Zeile "name: text" ist eine Nachricht von name.
    Fang an mit "alice: /play portes" gegen mich oder mit "alice: /newgame portes @bob", dann "bob: /accept". Mehr mit /help; Strg+D beendet, die Partien bleiben gespeichert.
console-my-name = Kafenio heiße ich. Beginne die Zeile mit einem anderen Namen, zum Beispiel `alice: /help`.
console-waits = Gespeichert. Das Ergebnis kommt nach deiner nächsten Zeile.

## Züge, die nicht erlaubt sind

illegal-too-long = Das ist zu lang für einen Zug. Schreib nur, was du mit diesem Wurf ziehst, zum Beispiel `/move 13/9 9/3`.
illegal-unreadable = „{ $word }“ kann ich nicht als Zug lesen. Schreib, wo ein Stein steht und wohin er zieht, zum Beispiel { $numbers ->
    [printed] `12A/8A`, { $bar } oder `6/off`, mit den Zahlen des gedruckten Bretts
   *[own] `13/9`, { $bar } oder `6/off`
}.
illegal-nothing-legal = Dieser Wurf lässt sich nicht ziehen.
illegal-no-checker = { $place ->
    [bar] Du hast keinen Stein einzusetzen.
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
illegal-blocked = { $step } ist gesperrt: { $other } besetzt dein Feld { $to } mit { $held ->
    [one] einem Stein
    [2] zwei Steinen
    [3] drei Steinen
    [4] vier Steinen
    [5] fünf Steinen
   *[other] { $held } Steinen
}.
illegal-not-a-die = { $step } passt nicht zu deinen Würfeln{ $left ->
    [none] : Du hast schon alle Zahlen gezogen.
    [one] : Du hast noch { $last }.
   *[more] : Du hast noch { $dice } und { $last }.
}
illegal-too-many = Das sind zu viele Züge für diesen Wurf: { $dice ->
    [one] Du hast nur eine Zahl zu ziehen.
   *[other] Du hast { $dice } Zahlen zu ziehen.
}
illegal-none-left = Du hast keine { $pips } gewürfelt: { $step } braucht { $dice }, und für { $rest } bleibt nichts übrig.
illegal-nothing-hit = Der Stern steht für einen Schlag, aber auf deinem Feld { $at } wird nichts geschlagen. Lass den Stern weg.
illegal-read-as-printed = Wegen des „A“ lese ich die Zahlen so, wie sie auf dem Brett gedruckt sind; mit `/settings numbers:ravensburger` stehen sie so auch auf deinen Brettern.
illegal-not-all-home = Du kannst noch nicht auswürfeln: { $place ->
    [bar] Du hast noch einen Stein einzusetzen.
    [hand] Du hast noch einen Stein in der Hand.
   *[point] Du hast einen Stein auf deinem Feld { $farthest }, und erst müssen alle im Heimfeld stehen (6 bis 1).
}
illegal-higher-first = Mit der { $die } kannst du nicht von deinem Feld { $from } auswürfeln, solange dahinter ein Stein steht, auf deinem Feld { $higher }.
illegal-must-use-both = Du musst beide Zahlen ziehen, wenn es geht; so bliebe eine übrig.{ $table ->
    [yes] { " " }`/moves` zeigt die erlaubten Züge.
   *[no] { "" }
}
illegal-must-use-more = Damit ziehst du { $used ->
    [0] keine deiner Zahlen
    [one] eine Zahl
   *[other] { $used } Zahlen
}, du kannst und musst aber { $could } ziehen.{ $table ->
    [yes] { " " }`/moves` zeigt die erlaubten Züge.
   *[no] { "" }
}
illegal-must-use-higher = Nur eine Zahl lässt sich ziehen, und das muss die höhere sein, die { $die }.
illegal-higher-or-nothing = Nach den Regeln an diesem Tisch ziehst du die höhere Zahl, die { $die }, oder gar keine.
illegal-lower-first = Du musst zuerst die kleinere Zahl ziehen, die { $die }.
illegal-top-first = Die { $die } von der Unterseite der Würfel darfst du erst ziehen, wenn die obere Zahl ganz gezogen ist.
illegal-hit-and-run = Der Stein, der auf deinem Feld { $at } geschlagen hat, muss in diesem Wurf dort bleiben.
illegal-pinned = Dein Stein auf deinem Feld { $at } ist von { $other } festgesetzt und kann nicht ziehen.
illegal-pinned-stops = Du kannst nicht auswürfeln, solange dein Stein auf deinem Feld { $at } festgesetzt ist.
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
    [no] Bis dahin kann hier niemand spielen; eine ruhende Partie geht danach mit dem nächsten Zug weiter.
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
discord-alone = Das lesen nur du und ich. Eine Partie mit jemand anderem braucht einen Kanal, den ihr beide lest: Gib den Befehl dort ein. Oder hol dir mit `/newgame portes across:yes` einen Code, mit dem jemand von überall her mitspielt. Gegen mich kannst du hier auch spielen: `/play portes`.
discord-stranger = Ich bin hier kein Mitglied und kann darum keine Züge posten. Wer einen Server verwaltet, kann mich mit diesem Link hinzufügen:
discord-conversation = In solchen Unterhaltungen kann ich nur auf Befehle antworten und keine Züge posten. Spielt auf einem Server, der mich hinzugefügt hat.
discord-from-channel = Wo ihr spielt, darf ich das nicht posten. Die Knöpfe bekommst du mit `/board` in
option-table = Der Tisch, z. B. oak-7, wenn du mehrere hast

group-table = Dein Tisch: zurücknehmen, abbrechen, einfordern, hierher holen, Aufträge und was selten vorkommt
group-show = Nachsehen: Spielstand, Dopplerwürfel, Augen, Wiederholung, Verlauf, Regeln, Treffer
group-me = Was nur dich betrifft: Urlaub, blockierte Personen

## Was vorgeschlagen wird, während jemand eine Option ausfüllt; höchstens 100 Zeichen

complete-more = … { $count } weitere: tippe den Anfang, zum Beispiel { $start }
complete-start = { $start } · { $count ->
    [one] 1 möglicher Zug
   *[other] { $count } mögliche Züge
}
complete-length = { $to ->
    [money] Geldspiel-Sitzung: Partie um Partie um Punkte
    [games] Serie von { $length ->
        [one] 1 Partie
       *[other] { $length } Partien
    }
   *[points] Match bis { $length ->
        [one] 1 Punkt
       *[other] { $length } Punkte
    }
}
complete-clock-none = { $name }: keine Uhr, lasst euch Zeit
complete-default = { $is ->
    [yes] { " " }(üblich)
   *[no] { "" }
}
complete-table = { $table } - { $state ->
    [mine] du bist am Zug gegen { $other }
    [theirs] { $other } ist am Zug
    [invited] { $other } hat dich eingeladen
    [inviting] deine Einladung an { $other }
    [paused] ruht, gegen { $other }
    [over] beendet, gegen { $other }
   *[others] { $who } gegen { $other }
}
clock-short = { $pool } für jeden{ $more ->
    [some] , dazu { $increment } nach jedem Zug
   *[none] { "" }
}{ $free ->
    [some] , { $grace } frei pro Zug
   *[none] { "" }
}

## Names of commands, of their options, and of the words that options take

# Commands. Discord wants them in lower case. `.also` lists other names that are understood.
command-name-newgame = neuesspiel
    .also = einladen, neuepartie
command-name-play = spielen
    .also = spiel, spiele
command-name-join = mitspielen
command-name-accept = annehmen
command-name-decline = ablehnen
command-name-cancel = abbrechen
command-name-rematch = revanche
command-name-roll = würfeln
    .also = wurf, würfle
command-name-move = zug
    .also = ziehen, ziehe
command-name-moves = züge
command-name-hint = tipp
    .also = hinweis
command-name-enter = eingeben
command-name-undo = zurück
command-name-confirm = bestätigen
command-name-double = verdoppeln
    .also = doppeln
command-name-take = mitgehen
command-name-drop = passen
command-name-resign = aufgeben
    .also = aufgabe
command-name-takeback = rücknahme
command-name-claim = einfordern
command-name-say = sagen
command-name-vacation = urlaub
    .also = ferien
command-name-here = hier
command-name-endtable = tischschließen
    .in-group = schließen
    .also = tischbeenden
command-name-beaver = biber
command-name-order = auftrag
command-name-auto = automatik
command-name-goon = weiterspielen
command-name-fresh = aufstellen
command-name-board = brett
command-name-replay = wiederholung
command-name-analyse = analysieren
command-name-games = tische
    .also = spiele, partien
command-name-match = spielstand
    .also = stand, punktestand
command-name-history = verlauf
command-name-stats = statistik
command-name-cube = dopplerwürfel
command-name-export = exportieren
command-name-report = bericht
    .also = ausgabe
command-name-pips = augen
command-name-odds = treffer
command-name-opening = eröffnung
command-name-position = bewerten
    .also = stellung
command-name-rules = regeln
command-name-pass = aussetzen
command-name-settings = einstellungen
command-name-channel = kanal
command-name-block = blockieren
command-name-unblock = entblocken
    .also = freigeben, entsperren
command-name-link = verknüpfen
command-name-unlink = trennen
command-name-me = ich
command-name-mydata = meinedaten
command-name-forget = vergessen
command-name-help = hilfe
command-name-about = über

# Groups of commands on Discord. `.in-group` above is the name that a command has in its group, if it is another one.
group-name-table = tisch
group-name-show = zeigen
group-name-me = ich

# Options of commands.
option-name-table = tisch
option-name-page = seite
option-name-game = spiel
option-name-opponent = gegner
option-name-match = bis
option-name-clock = uhr
option-name-cube = dopplerwürfel
option-name-level = stärke
option-name-rules = hausregeln
option-name-jacoby = jacoby
option-name-beavers = beaver
option-name-raccoons = raccoons
option-name-autodoubles = autodoppler
option-name-hints = tipps
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
option-name-share = teilen

# Words that options take.
word-on = an
word-off = aus
word-yes = ja
word-money = geld
word-beginner = anfänger
word-casual = hobby
word-club = verein
word-expert = könner
    .also = experte, expertin, profi
word-master = meister
word-single = einfach
word-gammon = gammon
word-backgammon = backgammon
word-double = doppelt
word-triple = dreifach
word-quadruple = vierfach
word-session = sitzung
word-take = mitgehen
word-drop = passen
word-roll = würfeln
word-none = keiner
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
word-everyone = jeder
word-known = bekannte
word-nobody = niemand
word-shrink = einzeilig
word-keep = behalten
word-always = immer
word-never = nie
word-english = englisch
    .also = en
word-german = deutsch
    .also = de
word-greek = griechisch
    .also = el, gr

## Die Einführungen

command-tutorial = Ein Spiel Schritt für Schritt lernen, indem du es spielst
command-name-tutorial = einführung
    .also = anleitung lernen
option-tutorial-game = Welches Spiel: backgammon, portes, plakoto, fevga, tavli, tric-trac oder puff
option-tutorial-step = Die Nummer des Schritts, 1 für den ersten
option-tutorial-answer = Deine Antwort: ein Zug, ein Wort oder ihre Nummer in der Liste
option-name-answer = antwort
example-tutorial = `/tutorial portes` bringt dir Portes in acht kleinen Schritten bei.
rules-tutorial = Noch nie gespielt? `/tutorial { $game }` erklärt das Spiel Schritt für Schritt.
choice-tutorial = Einführung
choice-try = Spiel ausprobieren
choice-rules = Regeln
tutorial-games = Welches Spiel? Zu jedem gibt es eine Einführung: { $tutorials }.
tutorial-tavli = __Tavli__ ist ein Match aus drei Spielen, die sich abwechseln: Portes, Plakoto und Fevga. Lern eins nach dem anderen: `/tutorial portes`, `/tutorial plakoto`, `/tutorial fevga`.
tutorial-opponent = Schwarz
tutorial-step = __{ $game } { $number }/{ $of }.__
tutorial-right = __Richtig.__
tutorial-wrong = __Nicht ganz.__
tutorial-illegal = __Nicht erlaubt.__
tutorial-unknown = Das ist keine der Antworten.
tutorial-answer = { $example } wählt die erste Antwort; statt der Nummer kannst du auch einen Zug schreiben.
tutorial-answer-words = { $example } wählt die erste Antwort.
tutorial-end = Mehr brauchst du nicht für die erste Partie: `/play { $game }` beginnt eine gegen mich, `/newgame { $game } @friend` eine gegen jemand anderen. `/rules { $game }` fasst die Regeln zusammen.
refused-no-such-step = Diese Einführung hat { $of } Schritte: `/tutorial { $game }` beginnt mit dem ersten.
tutorial-ask-legal = Du hast __{ $roll }__ gewürfelt. Was darfst du ziehen?
tutorial-ask-hit = Du hast __{ $roll }__ gewürfelt. Schlag den einzelnen Stein von Schwarz.
tutorial-ask-safe = Du hast __{ $roll }__ gewürfelt. Lass keinen Stein allein stehen.
tutorial-ask-off = Du hast __{ $roll }__ gewürfelt. Würfle { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} aus.
tutorial-ask-pin = Du hast __{ $roll }__ gewürfelt. Setz den Stein von Schwarz fest.
tutorial-ask-hold = Du hast __{ $roll }__ gewürfelt. Zieh so, dass auf deinem Feld { $count } zwei Steine stehen.
tutorial-ask-score = Du hast __{ $roll }__ gewürfelt. Hol { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}.
tutorial-ask-win = Du hast __{ $roll }__ gewürfelt. Gewinn die Partie.
tutorial-ask-double = Würfeln oder verdoppeln?
tutorial-ask-take = Annehmen oder passen?

tutorial-moving = Du spielst Weiß. Deine Steine ziehen von Feld 24 abwärts bis in dein Heimfeld, die Felder 6 bis 1. Schwarz zieht andersherum. Mit jedem Würfel ziehst du einen Stein, oder mit beiden denselben. `13/7` heißt: von Feld 13 auf Feld 7.
tutorial-moving-right = Erst die eine Zahl, dann die andere. Am besten ist `13/7 8/7`: Zwei Steine auf einem Feld schützen sich gegenseitig.
tutorial-closed = Zwei Steine einer Farbe sperren ein Feld: Der Gegner darf dort nicht landen. Überspringen darf er es, aber mit jedem Würfel muss er auf einem offenen Feld ankommen.
tutorial-closed-right = Jedes Feld, auf dem du gelandet bist, war offen.
tutorial-doublet = Zwei gleiche Würfel sind ein Pasch: Du ziehst die Zahl viermal, mit beliebigen Steinen.
tutorial-doublet-right = Das sind vier Züge mit der 3. Verteil sie auf deine Steine, wie du magst.
tutorial-hitting = Ein Stein, der allein auf einem Feld steht, ist ungeschützt. Ziehst du auf einen solchen Stein von Schwarz, schlägst du ihn: Er kommt vom Brett und muss ganz hinten wieder eingesetzt werden.
tutorial-hitting-right = Geschlagen! Schwarz muss diesen Stein erst wieder einsetzen, bevor ein anderer ziehen darf.
tutorial-hitting-wrong = So bleibt der Stein von Schwarz stehen. Er ist auf deinem Feld 5, und einer deiner Steine kommt genau dorthin.
tutorial-safety = Auch deine einzelnen Steine können geschlagen werden. Lass sie möglichst zu zweit stehen.
tutorial-safety-right = Jetzt gehört dir Feld 4. Keiner deiner Steine kann geschlagen werden, und Schwarz darf dort nicht landen.
tutorial-safety-wrong = So steht ein Stein allein, und Schwarz könnte ihn schlagen.
tutorial-entering = Einer deiner Steine wurde geschlagen und liegt auf der Bar. Du musst ihn einsetzen, bevor du etwas anderes ziehst: mit einer 1 auf Feld 24, mit einer 2 auf Feld 23 und so weiter bis zur 6 auf Feld 19. Gesperrte Felder sind auch hier gesperrt.
tutorial-entering-right = Mit der 4 kam er auf Feld 21 herein. Danach durftest du mit der 6 jeden Stein ziehen.
tutorial-bearing-off = Stehen alle deine Steine im Heimfeld, würfelst du sie aus. Mit einer 3 nimmst du einen Stein von Feld 3; ist die Zahl höher als dein höchstes Feld, dann einen von dort. Wer zuerst alle 15 draußen hat, gewinnt.
tutorial-bearing-off-right = Einer von Feld 6 und einer von Feld 3: Zwei sind draußen, dreizehn fehlen noch.
tutorial-bearing-off-wrong = Das ist erlaubt, aber langsamer. Würfle mit beiden Zahlen aus.
tutorial-two-points = Ein Sieg zählt 1 Punkt, aber 2, wenn der Verlierer noch keinen Stein draußen hat. Hier gewinnt Schwarz im nächsten Zug. Bring zuerst deinen letzten Stein ins Heimfeld, dann würfle einen aus.
tutorial-two-points-right = Mit der 1 kam dein letzter Stein heim, mit der 6 ging einer hinaus. Du verlierst nur 1 Punkt statt 2.
tutorial-two-points-wrong = So ist kein Stein draußen, und du würdest 2 Punkte verlieren. Zieh mit der 1 heim und würfle mit der 6 aus.
tutorial-gammon = Ein Sieg zählt 1 Punkt. Hat der Verlierer noch keinen Stein draußen, ist es ein Gammon und zählt 2; steht dann noch ein Stein von ihm auf der Bar oder im Heimfeld des Gewinners, ist es ein Backgammon und zählt 3. Hier gewinnt Schwarz im nächsten Zug, aber ein Gammon kannst du noch verhindern.
tutorial-gammon-right = Mit der 1 kam dein letzter Stein heim, mit der 6 ging einer hinaus. Du verlierst einfach, nicht mit einem Gammon.
tutorial-gammon-wrong = So ist kein Stein draußen, und du würdest ein Gammon verlieren. Zieh mit der 1 heim und würfle mit der 6 aus.
tutorial-double = Nun der Dopplerwürfel. Bevor du würfelst, darfst du verdoppeln: Dann spielt Schwarz um den doppelten Einsatz weiter oder passt und verliert den bisherigen. Du brauchst noch 60 Augen, Schwarz 82.
tutorial-double-right = Du liegst so weit vorn, dass Schwarz passen sollte, und dann hast du sofort 1 Punkt.
tutorial-double-wrong = Du darfst einfach würfeln, aber du liegst weit vorn. Stell Schwarz vor die Wahl: um 2 Punkte weiterspielen oder 1 verlieren.
tutorial-take = Diesmal verdoppelt Schwarz. Nimmst du an, zählt die Partie doppelt, und der Dopplerwürfel gehört dir: Nur du darfst als Nächster verdoppeln. Passt du, verlierst du sofort 1 Punkt. Nimm an, wenn du mindestens eine von vier solchen Partien gewinnst.
tutorial-take-right = Du brauchst noch 70 Augen, Schwarz 66. Du liegst knapp zurück, und das reicht zum Annehmen.
tutorial-take-wrong = Wer passt, verliert sicher einen Punkt. Dir fehlen nur 4 Augen; du gewinnst mehr als eine von vier solchen Partien.
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
tutorial-fevga-runner = Du spielst Weiß. Beide ziehen in ihrer eigenen Zählung abwärts und in dieselbe Richtung, aus gegenüberliegenden Ecken: Dein Feld 24 ist die 12 von Schwarz. Bring zuerst einen Stein am Startfeld von Schwarz vorbei, auf dein Feld 11 oder weiter; vorher darf kein anderer ziehen. `24/18` heißt: von Feld 24 auf Feld 18.
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
tutorial-tric-trac-corner = Dein Feld 13 ist deine Hucke. Zwei Steine besetzen sie gemeinsam, mit einem Wurf, und die letzten beiden verlassen sie gemeinsam. Allein steht dort nie einer.
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
tutorial-tric-trac-win-wrong = Damit hast du noch keine 12 Punkte. Würfle beide aus, den Stein auf Feld 5 und den auf Feld 3.
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
tip-list-1 = 💡 Deine erste Partie? Such deinen Zug in der Liste und reagiere mit seiner Nummer auf diese Nachricht. Fehlt die Reaktion, füge sie hinzu. Eine Zeile mit „…“ führt zu einer zweiten Liste.
tip-type-1 = 💡 Deine erste Partie? Schreib, wohin deine Steine ziehen, zum Beispiel { $example }. `/moves` zeigt alles, was du ziehen kannst.
tip-type-2 = 💡 Mit `/enter` ziehst du einen Stein nach dem anderen.
tip-3 = 💡 Deine Steine ziehen von Feld 24 bis Feld 1. Das Brett siehst du von deiner Seite.
tip-4 = 💡 Falsch gezogen? `/takeback` fragt { $other }, ob du noch einmal ziehen darfst.
tip-5 = 💡 Das war der letzte Tipp. `/tutorial { $game }` erklärt das Spiel Schritt für Schritt, `/rules { $game }` fasst es zusammen.

## Rätsel

command-puzzle = Ein Rätsel lösen: den besten Zug finden
command-name-puzzle = rätsel
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
puzzle-wrong = __Nicht der beste Zug.__ { $best } ist { $lost } Punkte mehr wert als { $played }.
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
