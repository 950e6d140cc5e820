### Alles, was Kafenio auf Deutsch sagt. Die Regeln für diese Dateien stehen am Anfang von en.ftl.
### Feld = point, Stein = checker, Wurf = roll, Pasch = doublet, Zug = play, Auge = pip, Partie = game.

sorry = Bei mir ist etwas schiefgegangen. Nichts wurde verändert; bitte versuche es gleich noch einmal.
greeting =
    Guten Tag! Ich betreue die Tische in diesem Kafenio: Backgammon-Spiele, Nachricht für Nachricht.
    So geht es los: `/newgame portes @friend` lädt jemanden ein. Die Antwort ist `/accept`, und ich werfe die Würfel.
    Mehr mit `/help`; `/rules portes` erklärt ein Spiel.
    `/settings language:english` speaks English, `/settings language:greek` μιλάει ελληνικά.
not-a-command = Befehle beginnen mit `/`, wie `/newgame portes @friend` oder `/help`.

## Namen

game-backgammon = Backgammon
game-portes = Portes
game-plakoto = Plakoto
game-fevga = Fevga
game-tavli = Tavli
game-tric-trac = Tric-Trac
game-puff = Puff

## Was an einem Tisch geschieht

told-invited = { $who } lädt { $other } zu { $to ->
    [game] einer Partie { $game }
    [games] einer Serie { $game } über { $length ->
        [one] 1 Partie
       *[other] { $length } Partien
    }
    [money] einer Geldspiel-Sitzung { $game }
   *[points] einem Match { $game } bis { $length ->
        [one] 1 Punkt
       *[other] { $length } Punkte
    }
}{ $cube ->
    [on] { " " }mit Verdopplungswürfel
    [off] { " " }ohne Verdopplungswürfel
   *[usual] { "" }
} ein{ $house ->
    [some] . Hausregeln: { $rules }
   *[none] { "" }
}.
clock-usual = Uhr: { $grace } je Spielzug, dazu { $pool } Reserve.
clock-none = Ohne Uhr: Alle haben so viel Zeit, wie sie mögen.
clock-words = Uhr: { $pool } für { $each ->
    [game] jede Partie
   *[match] das ganze Match
}{ $more ->
    [some] , dazu { $increment } nach jedem Spielzug
   *[none] { "" }
}{ $free ->
    [some] ; bei jedem Spielzug ist am Anfang frei: { $grace }
   *[none] { "" }
}.
told-whose-rules = { $name } wird hier nach den Regeln von { $game } gespielt.
house-higher-or-none = wo sich nicht beide Zahlen ziehen lassen, wird die höhere gezogen oder keine
house-backgammon-counts-two = ein Backgammon zählt zwei
house-backgammon-with-some-off = ein Backgammon verliert auch, wer schon Steine ausgewürfelt hat
house-no-hit-and-run = wer im Heimfeld schlägt, bleibt in diesem Wurf dort stehen
house-pinned-bears-off = ausgewürfelt werden darf auch, während ein Stein festgesetzt ist
house-doublets-per-turn = als zweiter Pasch zählt nur einer im selben Spielzug
house-jacoby = Gammon und Backgammon zählen nur, wo der Verdopplungswürfel angenommen wurde (Jacoby)
house-beavers = wer eine Verdopplung annimmt, darf den Würfel sofort weiterdrehen und behalten (Beaver)
house-raccoons = wer eine Verdopplung annimmt, darf den Würfel sofort weiterdrehen und behalten (Beaver), und wer verdoppelt hat, darf ihn dann noch einmal drehen (Raccoon)
house-automatic-doubles = ein Gleichstand beim Eröffnungswurf verdoppelt den Einsatz, höchstens { $most ->
    [one] einmal
   *[other] { $most }-mal
} in einer Partie
told-accepted = { $who } nimmt an.
told-declined = { $who } lehnt die Einladung von { $other } ab.
told-withdrawn = { $who } nimmt die Einladung an { $other } zurück.
told-lapsed = Die Einladung von { $who } an { $other } ist verfallen: 7 Tage lang kam keine Antwort.
told-replaced = Die frühere Einladung von { $who } an { $other } macht der neuen Platz.
told-tie = { $dice } und { $others }: unentschieden.
told-opening = { $who } wirft { $high }, { $other } { $low }: { $who } eröffnet{ $how ->
    [both] { " " }mit diesen Würfeln
    [own] { " " }mit diesem Wurf
   *[anew] { " " }und wirft beide Würfel neu
}.
told-rolled = { $who } würfelt { $roll }.
told-closed-out = { $who } ist ausgesperrt und würfelt nicht.
told-passed = { $who } kann nicht ziehen und setzt aus{ $points ->
    [0] { "" }
   *[other] , bekommt aber { $points } für die große Brücke{ $total ->
        [0] { "" }
       *[other] : { $total } von 12
    }
}.
scored = { $points ->
    [0] { "" }
   *[other] { " " }und bekommt { $points }{ $total ->
        [0] { "" }
       *[other] : { $total } von 12
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
    [yes] antwortet mit einem Raccoon auf { $value }: Der Verdopplungswürfel bliebe bei { $other }
   *[no] nimmt an und dreht sofort weiter auf { $value } (Beaver): Der Verdopplungswürfel gehört { $who }
}.
told-automatic-double = Der Gleichstand verdoppelt den Einsatz: Der Verdopplungswürfel liegt in der Mitte und steht auf { $value }.
told-taken = { $who } { $beavered ->
    [yes] spielt weiter: Der Verdopplungswürfel steht auf { $value } und bleibt bei { $other }
   *[no] nimmt an: Der Verdopplungswürfel steht auf { $value } und gehört jetzt { $who }
}.
told-dropped = { $who } passt.
told-resigning = { $who } bietet an, { $lost } verloren zu geben.
told-leaving = { $who } bietet an, { $lost } verloren zu geben und damit die Sitzung zu beenden.
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
told-cancelling = { $who } schlägt vor, { $session ->
    [yes] die Sitzung hier zu beenden; ihr Stand bleibt, und diese Partie zählt nichts
   *[no] alles abzubrechen, sodass nichts zählt
}.
told-taking-back = { $who } bittet darum, { $play } zurückzunehmen und alles, was danach kam; die Würfel, die seither fielen, fielen dann noch einmal so.
told-called-off = { $session ->
    [yes] Die Sitzung von
   *[no] Die Partie von
} { $who } und { $other } wird vor dem ersten Zug abgesagt; nichts zählt.
told-cancelled = { $who } und { $other } brechen ab; nichts zählt.
told-session-left = { $who } verlässt die Sitzung; die eben begonnene Partie zählt nichts.
told-session-ended = Beide beenden die Sitzung; die begonnene Partie zählt nichts.
told-ended = Der Tisch von { $who } und { $other } wird ohne Ergebnis geschlossen; nichts zählt.
told-administrator = { $who } sorgt hier für Ordnung:
told-won = __{ $who } gewinnt__{ $how ->
    [dropped] , weil gepasst wurde
    [resigned] { " " }{ $lost } durch Aufgabe
    [left] { " " }{ $lost } durch Aufgabe der Sitzung
    [claimed] { " " }{ $lost }, weil die Zeit um ist
   *[played] { " " }{ $lost }
}{ $jacoby ->
    [yes] , das einfach zählt, weil niemand den Verdopplungswürfel angenommen hat (Jacoby)
   *[no] { "" }
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
told-draw = Die Partie endet __unentschieden__.
told-score = Stand: { $who } { $more }, { $other } { $less }{ $to ->
    [money] { "" }
    [games] , nach { $number } von { $length } Partien
   *[points] , in einem Match bis { $length }
}.
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
told-set-up = { $who } lässt neu aufstellen.
told-next-game = Partie { $number }{ $named ->
    [yes] , { $game },
   *[no] { "" }
} beginnt{ $crawford ->
    [yes] . Es ist die Crawford-Partie: In ihr wird nicht verdoppelt
   *[no] { "" }
}.
told-match-won = __{ $who } gewinnt { $to ->
    [games] die Serie
    [money] die Sitzung
   *[points] das Match
}__ { $more }-{ $less }.
told-match-drawn = { $to ->
    [money] Die Sitzung
   *[games] Die Serie
} endet __unentschieden__, { $more }-{ $less }.
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
    [mine] Deine Zeit
   *[no] Zeit von { $who }
}: noch { $left }.
time-away = { $reader ->
    [mine] Du bist
   *[no] { $who } ist
} für { $time } weg{ $clock ->
    [yes] , und die Uhr steht still
   *[no] { "" }
}.
told-not-away = { $who } ist nicht mehr weg{ $clock ->
    [yes] , und die Uhr läuft
   *[no] { "" }
}.
direct-reminder = Du bist gegen { $other } dran, in { $place }, und deine Zeit wird knapp: noch { $left }.
time-resting = Die Partie ruht, und keine Uhr läuft: Wo gespielt wird, fehlt eine Seite, oder ich kann dort nicht schreiben. Sobald wir alle drei wieder da sind, spielt einfach weiter; oder { $here }, an einem anderen Ort gesagt, holt sie an diesen Ort.
direct-closed = In { $place }, wo du gegen { $other } spielst, kann ich nicht mehr schreiben. Die Partie ruht, und keine Uhr läuft. Ladet mich wieder ein oder lasst mich dort schreiben, und spielt einfach weiter; oder { $here }, anderswo gesagt, wo ihr beide seid, holt sie dorthin.
direct-left = Du bist nicht in { $place }, wo du gegen { $other } spielst. Die Partie ruht, und keine Uhr läuft. Komm zurück und spiel weiter; oder { $here }, anderswo gesagt, wo ihr beide seid, holt sie dorthin.
told-left = { $who }, { $other } ist nicht hier: Eure Partie ruht, und keine Uhr läuft. { $other } kommt zurück und spielt weiter; oder { $here }, anderswo gesagt, wo ihr beide seid, holt sie dorthin.
direct-not-said = Wo du { $other } eingeladen hast, darf ich nicht schreiben: Niemand kann die Einladung lesen. Wer sich um { $place } kümmert, kann mir das Recht geben, dort Nachrichten zu senden; sag es dann noch einmal, oder sag es anderswo.
told-not-here = { $who }, { $other } ist nicht hier und kann das nicht lesen. Lade { $other } auch hierher ein, oder nimm es mit `/cancel` zurück.
told-moved-away = { $who } hat die Partie gegen { $other } verlegt, { $where ->
    [thread] in einen Thread hier
    [out] aus dem Thread heraus
   *[away] nach { $place }
}.
told-moved-here = { $who } hat die Partie gegen { $other } hierher verlegt.
told-followed = Dieser Raum tritt an die Stelle eines anderen: Die Partie geht hier weiter.
told-back = Ich bin wieder hier: Die Partie geht weiter.
told-here = { $who } ist jetzt hier.
told-returned = { $who } ist wieder da: Die Partie geht weiter.
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
    [game] das Spiel
    [money] die Sitzung
   *[match] das Match
} mit { $claim } für sich beanspruchen oder weiter warten.

## Der nächste Schritt, vor allen

next-invitation = { $who }, spielst du mit? `/accept` oder `/decline`.
next-rematch = { $who }, mit `/rematch` spielt ihr dasselbe noch einmal.
next-roll = { $who }, `/roll`, oder `/double` auf { $doubled }.
next-play = { $who }, { $again ->
    [yes] nach dem Pasch würfelst du noch einmal, __{ $roll }__
   *[no] dein Wurf ist __{ $roll }__
}{ $first ->
    [yes] . Zieh mit `/move`, oder Stein für Stein mit `/enter`; `/moves` zeigt, was erlaubt ist.
   *[no] : `/move`, `/enter` oder `/moves`.
}
next-rest = { $who }, von deinem Wurf ist noch die __{ $roll }__ zu ziehen: `/move`, `/enter` oder `/moves`.
next-double = { $who }, mit `/take` spielst du um { $doubled } weiter, mit `/drop` verlierst du { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}{ $beaver ->
    [yes] ; mit `/beaver` drehst du weiter auf { $redoubled } und behältst den Würfel
   *[no] { "" }
}.
next-beaver = { $who }, mit `/take` spielst du um { $doubled } weiter, mit `/drop` verlierst du { $value } Punkte{ $beaver ->
    [yes] ; mit `/beaver` drehst du noch einmal, ein Raccoon auf { $redoubled }
   *[no] { "" }
}.
next-resignation = { $who }, `/accept` nimmt das an, `/decline` spielt weiter.
next-leaving = { $who }, `/accept` nimmt das an, `/decline` spielt weiter.
next-cancelling = { $who }, `/accept` bricht ab, `/decline` spielt weiter.
next-takeback = { $who }, `/accept` lässt { $other } noch einmal ziehen, `/decline` spielt weiter.
next-choice = { $who }, `/goon` spielt von dieser Stellung aus weiter{ $over ->
    [0] { "" }
    [one] , mit 1 Punkt zu Beginn
   *[other] , mit { $over } Punkten zu Beginn
}, `/fresh` stellt neu auf; kommt einen Tag lang keine Antwort, wird neu aufgestellt.

## Dasselbe auf Discord, wo die Antworten Knöpfe darunter sind

ask-invitation = { $who }, spielst du mit?
ask-rematch = { $who }, noch einmal?
ask-roll = { $who }, du bist dran: würfeln, oder auf { $doubled } verdoppeln?
ask-play = { $who }, { $again ->
    [yes] nach dem Pasch würfelst du noch einmal, __{ $roll }__
   *[no] dein Wurf ist __{ $roll }__
}{ $first ->
    [yes] . Tippe `/move` und wähle, oder setz deinen Zug mit den Knöpfen zusammen.
   *[no] : `/move`, oder ein Knopf.
}
ask-rest = { $who }, von deinem Wurf ist noch die __{ $roll }__ zu ziehen: `/move`, oder ein Knopf.
ask-double = { $who }, annehmen und um { $doubled } weiterspielen, oder passen und { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
} verlieren{ $beaver ->
    [yes] , oder mit einem Beaver auf { $redoubled } weiterdrehen und den Würfel behalten
   *[no] { "" }
}?
ask-beaver = { $who }, annehmen und um { $doubled } weiterspielen, oder passen und { $value } Punkte verlieren{ $beaver ->
    [yes] , oder mit einem Raccoon auf { $redoubled } weiterdrehen
   *[no] { "" }
}?
ask-resignation = { $who }, nimmst du das an, oder spielt ihr weiter?
ask-leaving = { $who }, nimmst du das an, oder spielt ihr weiter?
ask-cancelling = { $who }, bist du einverstanden, oder spielt ihr weiter?
ask-takeback = { $who }, darf { $other } noch einmal ziehen?
ask-choice = { $who }, von dieser Stellung aus weiter{ $over ->
    [0] { "" }
    [one] , mit 1 Punkt zu Beginn
   *[other] , mit { $over } Punkten zu Beginn
}, oder neu aufstellen? Kommt einen Tag lang keine Antwort, wird neu aufgestellt.
ask-checker = Welcher Stein?
ask-target = Von { $from } wohin?
ask-which = An welchem Tisch?
ask-rules = Welches Spiel?
ask-whole = Dein Zug ist { $play }. Er gilt, sobald du ihn bestätigst.{ $on ->
    [yes] { " " }Oder er geht weiter: { $left } darf auch noch gezogen werden.
   *[no] { "" }
}

## Wie es steht, für den, der fragt

you-invitation = { $other } hat dich eingeladen: Antworte zuerst mit `/accept` oder `/decline`.
you-roll = Du bist dran, vor dem Wurf: `/roll`, oder `/double` auf { $doubled }.
you-play = Du hast { $roll } zu ziehen: `/move`, `/enter` oder `/moves`.
you-rest = Von deinem Wurf ist noch die { $roll } zu ziehen: `/move`.
you-double = { $other } hat verdoppelt: Mit `/take` spielst du um { $doubled } weiter, mit `/drop` passt du{ $beaver ->
    [yes] ; mit `/beaver` drehst du weiter auf { $redoubled } und behältst den Würfel
   *[no] { "" }
}.
you-beaver = { $other } hat den Verdopplungswürfel weitergedreht: Mit `/take` spielst du um { $doubled } weiter, mit `/drop` verlierst du { $value } Punkte{ $beaver ->
    [yes] ; mit `/beaver` drehst du noch einmal, ein Raccoon auf { $redoubled }
   *[no] { "" }
}.
you-resignation = { $other } bietet an, { $lost } verloren zu geben: Antworte zuerst mit `/accept` oder `/decline`.
you-leaving = { $other } bietet an, { $lost } verloren zu geben und damit die Sitzung zu beenden: Antworte zuerst mit `/accept` oder `/decline`.
you-cancelling = { $other } schlägt vor, { $session ->
    [yes] die Sitzung hier zu beenden
   *[no] alles abzubrechen
}: Antworte zuerst mit `/accept` oder `/decline`.
you-takeback = { $other } bittet darum, den letzten Zug zurückzunehmen: Antworte zuerst mit `/accept` oder `/decline`.
you-choice = Du hast diese Partie gewonnen und wählst, wie die nächste beginnt: `/goon` aus dieser Stellung, oder `/fresh`.
wait-invitation = { $who } hat die Einladung noch nicht beantwortet.
wait-roll = { $who } ist dran und würfelt oder verdoppelt gleich.
wait-play = { $who } ist dran und hat { $roll } zu ziehen.
wait-rest = { $who } ist dran: Vom Wurf ist noch die { $roll } zu ziehen.
wait-double = { $who } muss zuerst auf die Verdopplung antworten.
wait-beaver = { $who } muss zuerst antworten, denn { $other } hat den Verdopplungswürfel weitergedreht.
wait-choice = { $who } hat diese Partie gewonnen und wählt, ob die nächste von hier aus weitergeht.
wait-cancelling = { $who } muss zuerst sagen, ob abgebrochen wird.
wait-takeback = { $who } muss zuerst sagen, ob der letzte Zug zurückgenommen wird.
wait-resignation = { $who } muss zuerst die Aufgabe beantworten.
wait-leaving = { $who } muss zuerst die Aufgabe beantworten.
wait-or-withdraw = `/decline` nimmt dein Angebot zurück{ $clock ->
    [yes] ; deine Uhr läuft weiter
   *[no] { "" }
}.
now-won = An diesem Tisch ist es entschieden: { $who } hat gewonnen. `/newgame` beginnt Neues.
now-drawn = Dieses Spiel ging unentschieden aus. `/newgame` beginnt Neues.
now-cancelled = Diese Partie wurde abgebrochen. `/newgame` beginnt eine neue.
now-ended = Die Verwaltung hat diesen Tisch ohne Ergebnis geschlossen. `/newgame` beginnt eine neue Partie.
now-closed = Diese Einladung gilt nicht mehr. `/newgame` beginnt Neues.

## Was nicht verstanden wurde

misread-no-command = Befehle beginnen mit `/`, wie `/newgame portes @friend` oder `/help`.
misread-too-long = Das ist zu lang: Ein Befehl hat höchstens { $most } Zeichen.
misread-unknown = Den Befehl „{ $word }“ kenne ich nicht{ $hint ->
    [yes] . Meintest du `/{ $nearest }`?
   *[no] ; `/help all` zeigt alle.
}
misread-unknown-option = Bei `/{ $command }` gibt es nichts wie „{ $word }“{ $hint ->
    [yes] . Meintest du `{ $nearest }:`?
   *[no] ; `/help { $command }` zeigt, was es gibt.
}
misread-twice = „{ $option }“ steht zweimal da; einmal genügt.
misread-missing-game = Welches Spiel, und mit wem? { $usage }, zum Beispiel `/newgame portes @friend`.
misread-missing-opponent = Mit wem? { $usage }, zum Beispiel `/newgame portes @friend`.
misread-missing-distance = Wie weit entfernt? { $usage }, zum Beispiel `/odds 6`.
misread-missing-roll = Welcher Wurf? { $usage }, zum Beispiel `/opening 3-1`.
misread-missing-play = Welcher Zug? Zum Beispiel `/move 13/9 9/3`, oder `/moves` für die Liste und dann `/move 1`.
misread-too-much = „{ $word }“ ist ein Wort zu viel: { $usage }.
misread-not-one-of = „{ $word }“ passt nicht zu { $option }{ $hint ->
    [yes] . Meintest du „{ $nearest }“?
   *[no] . Möglich ist: { $words }.
}
misread-not-a-number = „{ $word }“ passt nicht zu { $option }: Dort steht eine ganze Zahl von { $least } bis { $most }{ $any ->
    [yes] { " " }oder „{ $or }“
   *[no] { "" }
}.
misread-not-a-person = „{ $word }“ kann ich nicht einladen: Erwähne die Person, wie in `/newgame portes @friend`.
misread-nobody-here = Hier heißt niemand „{ $word }“. Lade die Person zuerst in diesen Raum ein, oder schreib die ganze Adresse, wie in { $example }.
misread-no-account = „{ $word }“ ist nicht zu erreichen: Es gibt kein solches Konto, oder der Server { $server } antwortet nicht. Schau nach, ob die Adresse richtig geschrieben ist.
misread-word-too-long = „{ $word }“ ist zu lang für { $option }: höchstens { $most } Zeichen.

## Was an einem Tisch nicht geht

refused-no-cube = Diese Partie wird ohne Verdopplungswürfel gespielt.
refused-crawford = Das ist die Crawford-Partie: In ihr wird nicht verdoppelt. Danach ist es wieder erlaubt.
refused-opening = Verdoppelt wird erst nach dem Eröffnungszug.
refused-not-your-cube = Der Verdopplungswürfel gehört { $other }: Nur { $other } darf als Nächstes verdoppeln.
refused-dead-cube = Der Verdopplungswürfel ist tot: Gewinnst du diese Partie, hast du das Match ohnehin; es gibt nichts zu verdoppeln.
refused-known-dice = Weil ein Zug zurückgenommen wurde, sind die nächsten Würfe bekannt: Bevor sie gefallen sind, verdoppelt niemand.
refused-highest-cube = Höher geht der Verdopplungswürfel nicht.
refused-no-beaver = An diesem Tisch gibt es keine Beaver. Sie werden mit der Einladung zu einer Geldspiel-Sitzung vereinbart: `match:money beavers:on`.
refused-no-raccoon = Weiter wird der Verdopplungswürfel hier nicht gedreht: `/take` oder `/drop`.
refused-no-session = Nur eine Geldspiel-Sitzung gibt man als Ganzes auf; `/resign` gibt diese Partie auf.
refused-not-asked = Das wird nur { $who } gefragt, und niemand sonst kann darauf antworten. Es hat sich nichts geändert.
refused-no-clock = Hier läuft keine Uhr, also gibt es nichts zu beanspruchen.
refused-nothing-to-take-back = Jetzt gibt es nichts zurückzunehmen. Das geht mit deinem letzten Zug dieser Partie, bevor jemand verdoppelt.
refused-undo-dice = Seit deinem Zug sind Würfel gefallen: `/takeback` bittet { $other } darum, ihn dir zurückzugeben.
refused-time-left = { $other } hat für diesen Spielzug noch Zeit: { $left }. Danach darfst du `/claim`.
refused-vacation = So lang geht der Urlaub nicht: von { $most } Tagen für das Jahr { $year } { $any ->
    [yes] bleiben dir { $left }
   *[no] bleibt dir nichts
}.
refused-clock = Die Uhr „{ $word }“ kenne ich nicht: Es gibt `fast`, `daily`, `relaxed`, `none` oder deine eigene, wie `clock:3d+8h+12h`: einen Vorrat von 5 Minuten bis 60 Tagen, Zugabe und Freibetrag von höchstens je 7 Tagen, in d, h und m. `/help newgame` erklärt das.
refused-resigns-too-much = Mehr als { $most ->
    [1] ein einfaches Spiel kann man hier nicht verlieren
    [2] das Doppelte kann man hier nicht verlieren: `/resign double`
    [3] ein Backgammon kann man hier nicht verlieren: `/resign backgammon`
   *[other] das { $most }-Fache des Einsatzes kann man hier nicht verlieren
}.
refused-length-tavli = Ein Tavli-Match geht bis 3, 5 oder 7 Punkte: `match:5`.
refused-cube-here = { $game } wird ohne Verdopplungswürfel gespielt.
refused-money-rules = Jacoby-Regel, Beaver, Raccoon und automatische Verdopplungen gehören zu Geldspiel-Sitzungen mit Verdopplungswürfel: `match:money`.
refused-house-rule = Die Hausregel „{ $rule }“ ändert { $game } und passt hier nicht.
refused-no-such-number = Einen Zug { $number } gibt es nicht: Die Liste hat { $count ->
    [one] einen Zug
   *[other] { $count } Züge
}. `/moves` zeigt sie.
refused-list-not-shown = Nummern gehören zur Liste dieses Wurfs: Frag zuerst nach `/moves`, dann `/move { $number }`.
refused-outdated = Das war Zug { $then }, jetzt ist es Zug { $turn }. Nichts wurde verändert.
refused-further-lines = Nur die erste Zeile gilt: eine Nachricht, ein Befehl.
refused-edited = Ein Befehl gilt so, wie er zuerst gesagt wurde; ihn später zu ändern bewirkt nichts. Wurde er nicht ausgeführt, sag ihn noch einmal.
refused-sealed = Ich konnte nicht lesen, was du hier gesagt hast: Der Schlüssel dazu ist nicht gekommen. Nichts ist geschehen; sag es bitte noch einmal.
refused-earlier-step = Das galt vor deinem letzten Schritt und ist nicht geschehen. So steht dein Zug.
refused-no-step = Mit „{ $word }“ geht kein erlaubter Zug weiter.
refused-nothing-entered = Noch ist nichts zusammengestellt: `/enter` fängt an.
refused-not-whole = Das ist noch kein ganzer Zug.
refused-no-table = Du hast hier keinen Tisch. `/newgame portes @friend` eröffnet einen.
refused-no-such-table = Hier ist kein Tisch „{ $name }“ offen{ $own ->
    [none] .
   *[some] ; deine: { $names }.
}
refused-damaged = An { $table } kann nicht weitergespielt werden: was davon gespeichert ist, passt nicht zusammen. Nichts daran wurde geändert, und wer diesen Bot betreibt, findet es im Protokoll. Deine anderen Partien gehen weiter.
refused-not-seated = An diesem Tisch spielen nur { $who } und { $other }. { $own ->
    [some] Deine hier: { $names }.
   *[none] `/newgame` eröffnet deinen eigenen.
}
refused-not-administrator = Einen fremden Tisch darf nur schließen, wer hier für Ordnung sorgt. Deinen eigenen beendest du mit `/cancel` oder `/resign`.
refused-channel-language = Die Sprache hier wählt nur, wer für Ordnung sorgt{ $on ->
    [discord] : wer den Kanal oder den Server verwalten darf
    [matrix] : wer Nachrichten anderer entfernen darf
   *[console] { "" }
}. Nichts wurde geändert; in welcher Sprache ich dir schreibe, wählst du etwa mit `/settings language:german`.
refused-rematch-there = { $table } wurde anderswo gespielt: { $place }. `/rematch`, dort gesagt, spielt dasselbe noch einmal.
refused-elsewhere = { $table } wird anderswo gespielt: { $place }. { $here }, anderswo gesagt, wo ihr beide seid, holt ihn dorthin.
refused-other-away = { $other } ist nicht hier und könnte der Partie nicht folgen. Es hat sich nichts geändert: Lade { $other } hierher ein und sag noch einmal { $here }, sobald { $other } gekommen ist, oder sag es da, wo ihr beide seid.
refused-not-played = Du spielst keine laufende Partie „{ $name }“{ $own ->
    [none] .
   *[some] ; deine: { $names }.
}
refused-thread = Threads öffne ich nur auf Discord. Anderswo gib den Befehl im Thread selbst.
refused-here-already = { $table } wird schon hier gespielt.
refused-nothing-to-move = Du hast anderswo keine laufende Partie, die du hierher holen könntest.
refused-which = An welchem Tisch? Schreib { $names } dazu.
refused-none-fits = Keiner deiner Tische hier wartet darauf:
state-line = __{ $table }__: { $state }
refused-no-such-move = Ein Brett von Zug { $number } gibt es nicht: Der Tisch ist bei Zug { $last }.
refused-no-game-yet = An diesem Tisch hat noch keine Partie begonnen.
refused-no-such-game = Eine Partie { $number } wurde an diesem Tisch nicht gespielt.
refused-yourself = Gegen dich selbst kannst du nicht spielen. Lade jemand anderen ein: `/newgame portes @friend`.
refused-bot = Ich würfle für euch, spiele aber noch nicht selbst. Lade einen Menschen ein: `/newgame portes @friend`.
refused-playing-already = Ihr beide spielt schon am Tisch { $table }; beendet erst diese Partie, gib sie mit `/resign` auf oder sag sie mit `/cancel` ab.
refused-too-fast = Das ist mehr, als ich auf einmal kann. Nichts wurde geändert; warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und sag es noch einmal.
refused-too-many = Du hast hier { $count } offene Tische; beende zuerst einen davon.
refused-pass = Wer nicht ziehen kann, setzt von selbst aus.

## Antworten

done-moves = { $roll }: { $count ->
    [one] ein erlaubter Zug
   *[other] { $count } erlaubte Züge
}{ $shown ->
    [all] . Zieh mit `/move` und der Nummer.
   *[some] , die ersten { $limit } davon hier. `/moves { $start }` zeigt die, die dort einen Stein bewegen.
}
done-moves-picture = Im Bild: die ersten { $count } von { $all }.
done-moves-none = Kein erlaubter Zug mit { $roll } bewegt einen Stein von „{ $start }“; `/moves` zeigt alle { $count }.
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
    [yes] { " " }Oder er geht weiter: { $left } darf auch noch gezogen werden.
   *[no] { "" }
}
entry-waits = Was du dort zusammengestellt hast, wartet auf { $confirm }.
entry-checker = Welcher Stein? { $places } - zum Beispiel { $example }.
entry-target = Von { $from } wohin? { $places } - zum Beispiel { $example }.
done-settings = Deine Bretter: Aussehen __{ $theme }__, dein Heimfeld { $home ->
    [left] __links__
   *[right] __rechts__
}, die Felder { $numbers ->
    [ravensburger] __wie bei Ravensburger__ gezählt
   *[own] __von 24 bis 1__ gezählt
}, gezeigt als { $boards ->
    [text] __Text__
   *[pictures] __Bilder__
}. Ein Zug, den du schreibst, { $confirm ->
    [on] wird dir erst gezeigt und gilt nach `/confirm`
   *[off] gilt sofort
}. Wo du verdoppeln könntest, { $rolls ->
    [auto] würfle ich ab deiner nächsten Partie für dich; `/order none` beendet das für eine Partie
   *[ask] frage ich, ob du würfelst; in einer laufenden Partie gilt dein `/order`
}. `/help settings` sagt, wie du das änderst.
done-orders = { $any ->
    [no] Du überlässt mir jetzt nichts: Ich frage dich bei jeder Entscheidung.
   *[yes] Bis zum Ende dieser Partie tue ich für dich{ $alone ->
        [yes] , und nur du weißt davon
       *[no] { "" }
    }: { $orders }. `/order none` und `/auto off` beenden das.
}
order-take = die nächste Verdopplung annehmen
order-drop = bei der nächsten Verdopplung passen
order-roll = würfeln, wo du verdoppeln könntest
order-auto = auswürfeln, sobald dir niemand mehr in die Quere kommt
done-languages = Mit dir spreche ich { $language ->
    [en] __Englisch__
    [de] __Deutsch__
    [el] __Griechisch__
   *[auto] die Sprache, die dein Programm meldet, sonst die des Kanals oder Englisch
}, in diesem Kanal { $channel ->
    [en] __Englisch__
    [de] __Deutsch__
    [el] __Griechisch__
   *[auto] die Sprache der Seite, die dran ist
}.
done-settings-reminders = { $kept ->
    [none] Bevor deine Zeit um ist, wirst du nicht erinnert.
   *[channel] Bevor deine Zeit um ist, wirst du nur im Kanal erinnert.
}
done-vacation = { $away ->
    [yes] Du bist für { $time } weg: Deine Uhren stehen still. `/vacation 0` beendet das.
   *[no] Du bist nicht weg: Deine Uhren laufen.
} Für { $year } { $any ->
    [yes] bleiben dir von { $most } Tagen: { $left }
   *[no] bleibt dir kein Urlaub
}.
done-past-board = Zug { $number }; der Tisch ist bei Zug { $last }.
done-replay = Partie { $number }, wie sie gespielt wurde{ $all ->
    [yes] { "" }
   *[no] , die letzten { $count } Bilder
}.
done-games-none = Hier ist kein Tisch offen. `/newgame portes @friend` eröffnet einen.
done-games = Offene Tische hier:
done-games-elsewhere = Deine Tische anderswo:
done-games-apart = Deine Tische anderswo schreibe ich dir allein.
game-place = Dort: { $place }.
done-next = { $count ->
    [one] Noch ein Tisch wartet auf dich:
   *[other] Noch { $count } Tische warten auf dich; als nächster:
} __{ $table }__ gegen { $other }{ $where ->
    [here] .
   *[elsewhere] , in { $place }.
}
game-line = __{ $table }__: { $who } und { $other }, { $game }{ $to ->
    [game] { "" }
    [games] , Serie über { $length }, { $mine }-{ $theirs }
    [money] , Geldspiel-Sitzung, { $mine }-{ $theirs }
   *[points] , Match bis { $length }, { $mine }-{ $theirs }
}. { $state }
rules-here = An { $table } gilt außerdem: { $rules }.
done-rules-which = Zu jedem Spiel eine Seite: { $pages }.
sheet-empty = Noch ist keine Partie zu Ende.
sheet-line = { $number }. { $named ->
    [yes] { $game }:{ " " }
   *[no] { "" }
}{ $how ->
    [drawn] unentschieden
    [dropped] { $who }, weil gepasst wurde
    [resigned] { $who }, { $lost } durch Aufgabe
    [left] { $who }, { $lost } durch Aufgabe der Sitzung
    [claimed] { $who }, weil die Zeit um war
   *[played] { $who }, { $lost }
}{ $cube ->
    [one] { "" }
   *[other] , Würfel auf { $cube }
}{ $jacoby ->
    [yes] , einfach nach der Jacoby-Regel
   *[no] { "" }
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $several ->
    [yes] { " " }({ $mine }-{ $theirs })
   *[no] { "" }
}
done-export = Das Match als Datei, zum Aufheben und für andere Programme.
done-export-ids = Die Stellung jetzt: GNU Backgammon `{ $gnubg }`, XG `{ $xgid }`.
done-foreign-board = Diese Stellung, { $moment ->
    [doubled] nachdem Weiß verdoppelt hat:
   *[roll] mit Weiß am Zug:
}
refused-no-id = „{ $id }“ ist keine Stellung: Ich lese die Stellungs-Ids von GNU Backgammon, wie in `/board id:4HPwATDgc/ABMA`, und XGIDs.
refused-xgid = { $field ->
    [signs] Die Stellung dieser XGID hat { $found } Zeichen: Es müssen 26 sein, eine Bar, die 24 Felder und eine Bar.
    [sign] „{ $found }“ kann dort nicht stehen, wo es in der Stellung dieser XGID steht: „-“ ist ein leeres Feld, „A“ bis „O“ sind Steine der einen Seite und „a“ bis „o“ die der anderen; das erste Zeichen ist die Bar der kleinen Buchstaben, das letzte die der großen.
    [cube] Der Verdopplungswürfel dieser XGID ist „{ $found }“: Dort steht, wie oft verdoppelt wurde, 0 bis { $most }.
    [owner] Der Besitzer des Verdopplungswürfels in dieser XGID ist „{ $found }“: Dort steht 1, -1, oder 0 für niemanden.
    [turn] Am Zug ist in dieser XGID „{ $found }“: Dort steht 1 oder -1.
    [dice] Die Würfel dieser XGID sind „{ $found }“: Dort stehen zwei Ziffern von 1 bis 6, 00 vor dem Wurf, oder D nach einer Verdopplung.
    [score] Ein Punktestand in dieser XGID ist „{ $found }“: Dort steht eine Zahl ab 0.
    [rules] Die Regeln dieser XGID sind „{ $found }“: In einem Match steht dort 1 für die Crawford-Partie, sonst 0; um Geld 0 bis 3.
    [length] Die Länge des Matchs ist in dieser XGID „{ $found }“: Dort steht eine Zahl, 0 für Geld.
    [limit] Der höchste Verdopplungswürfel dieser XGID ist „{ $found }“: Dort steht eine Zahl von 0 bis 30.
   *[more] Diese XGID geht hinter dem höchsten Verdopplungswürfel mit „{ $found }“ weiter: Sie hat zehn Teile.
}
refused-diagram = { $fault ->
    [many] In dieser Stellung hat eine Seite mehr als 15 Steine.
    [over] In dieser Stellung hat eine Seite alle 15 Steine ausgewürfelt: Die Partie ist aus, und niemand ist am Zug.
    [match] Bei { $white }:{ $black } ist ein Match bis { $length } aus: Beide müssen weniger haben.
    [crawford] Bei { $white }:{ $black } in einem Match bis { $length } gibt es keine Crawford-Partie: In ihr fehlt genau einem Spieler ein Punkt zum Sieg.
   *[cube] In einer Crawford-Partie verdoppelt niemand: Der Verdopplungswürfel liegt in der Mitte und zeigt 1.
}
refused-high-cube = Der Verdopplungswürfel dieser Stellung steht über { $highest } oder ist darüber angeboten: Höher geht er hier nicht.
refused-shared-point = In dieser Stellung stehen Weiß und Schwarz beide auf dem Feld { $point } von Weiß, dem Feld { $other } von Schwarz: Nur einer von beiden kann dort stehen.
done-cube = { $state ->
    [offered] { $who } hat den Verdopplungswürfel auf { $doubled } angeboten: { $other } nimmt an, oder passt und verliert { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    }.
    [beavered] { $who } hat den Verdopplungswürfel auf { $doubled } weitergedreht: { $other } nimmt an, oder passt und verliert { $value } Punkte.
    [owned] Der Verdopplungswürfel steht auf { $value } und gehört { $who }: Nur { $who } könnte als Nächstes verdoppeln, auf { $doubled }.
    [crawford] Der Verdopplungswürfel liegt in der Mitte.
   *[centred] Der Verdopplungswürfel liegt in der Mitte: Ein Doppel, vor dem eigenen Wurf, ginge auf { $doubled }.
} Ein einfaches Spiel zählt jetzt { $value }, ein Gammon { $jacoby ->
    [yes] und ein Backgammon ebenso, weil niemand den Würfel angenommen hat (Jacoby)
   *[no] { $gammon }, ein Backgammon { $backgammon }
}.
done-cube-may = Du darfst auf { $doubled } verdoppeln, wenn du dran bist, bevor du würfelst.
done-history-none = Du hast hier noch keine Partie und kein Match zu Ende gespielt.
done-history = Deine beendeten Spiele hier, die jüngsten zuerst:
history-line = { $won ->
    [yes] { $who } hat gewonnen
   *[no] Niemand hat gewonnen
}; das ist { $time } her.
done-about = Kafenio { $version }, ein Bot für die Spiele auf dem Backgammonbrett: Backgammon, Portes, Plakoto, Fevga, Tavli, Tric-Trac und Puff. Freie Software, MIT oder Apache-2.0; ohne jede Gewähr. `/help` zeigt die Befehle.
once-more-order = Das nächste Doppel kann das Match mit { $other } entscheiden. Soll es ohne dich beantwortet werden? { $order } trägt es auf.
once-more-take = Nimmst du an, geht es in dieser Partie um { $doubled } Punkte, und gewinnt { $other } sie, gewinnt { $other } das Match. Willst du das? { $command } nimmt an.
once-more-drop = Passt du, bekommt { $other } { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
} und damit das Match. Willst du das? { $command } passt.
once-more-resign = Du gibst damit sofort { $lost } verloren, ohne dass { $other } gefragt wird{ $match ->
    [yes] : Das entscheidet das Match
   *[no] { "" }
}. Willst du das? { $command } gibt auf.
once-more-endtable = Das schließt __{ $table }__, wo { $who } und { $other } spielen, endgültig und ohne Ergebnis. Willst du das? { $command } schließt ihn.
done-pips = { $who } hat noch { $mine } Augen vor sich, { $other } { $theirs }{ $lead ->
    [0] : gleichauf.
    [one] : { $leader } führt mit 1 Auge.
   *[other] : { $leader } führt mit { $lead } Augen.
}
done-odds = { $distance ->
    [one] 1 Auge entfernt
   *[other] { $distance } Augen entfernt
}: { $rolls } von 36 Würfen treffen ({ $percent } %), wenn nichts im Weg steht.
odds-line = { $who } { $from ->
    [25] von der Bar
   *[other] von Feld { $from }
} auf den einzelnen Stein auf Feld { $to }: { $rolls } von 36 ({ $percent } %).
odds-none = An diesem Tisch steht kein einzelner Stein so weit vor einem gegnerischen.
done-opening = { $roll } eröffnet man mit { $plays }.
done-opening-doublet = Mit einem Pasch wird Backgammon nie eröffnet; wer mit { $roll } antwortet, zieht { $plays }.
refused-no-roll = „{ $word }“ ist kein Wurf: Schreib zwei Zahlen von 1 bis 6, wie `/opening 3-1`.
opening-or = { " " }oder{ " " }
move-passed = kein Zug
move-doubled = verdoppelt auf { $value }
move-beavered = Beaver auf { $value }
move-raccooned = Raccoon auf { $value }
move-taken = nimmt an auf { $value }
move-dropped = passt
move-resigned = gibt auf
move-late = Zeit abgelaufen
board-pips = Augen
board-points = Punkte
board-off = draußen
board-hand = Hand
board-doublets = Pasche
board-score = { $to ->
    [games] Serienstand
    [money] Sitzungsstand
   *[points] Matchstand
}
colour-white = Weiß
colour-black = Schwarz
table-line = __{ $table }__ ·

## Schaltflächen

choice-accept = Annehmen
choice-decline = Ablehnen
choice-roll = Würfeln
choice-double = Auf { $doubled } verdoppeln
choice-take = Annehmen
choice-drop = Passen
choice-beaver = Beaver auf { $doubled }
choice-raccoon = Raccoon auf { $doubled }
choice-moves = Erlaubte Züge
choice-enter = Zug eingeben
choice-confirm = Bestätigen
choice-undo = Schritt zurück
choice-other-checker = Anderer Stein
choice-resign = Aufgeben
choice-claim = Sieg beanspruchen
choice-endtable = Tisch schließen
choice-board = Brett zeigen
choice-help = Alle Befehle
choice-rematch = Revanche
choice-goon = Von hier weiter
choice-fresh = Neu aufstellen

## Hilfe

help-begin =
    Ich betreue in diesem Chat die Backgammon-Tische. Lade jemanden ein mit `/newgame portes @friend`; gewürfelt wird für dich, und du sagst, wie du ziehst: `/move 13/9 9/3`.
help-games = Partien
help-turn = Dein Zug
help-cube = Der Verdopplungswürfel
help-course = Partieverlauf
help-looking = Nachsehen
help-learning = Lernen
help-yourself = Du und ich
help-end = `/help all` zeigt alle Befehle, `/help move` erklärt einen, `/rules portes` ein Spiel.
help-one = `/help move` erklärt einen davon mit allem, was man dazuschreiben kann, `/rules portes` ein Spiel.
help-aliases = Auch: { $names }
help-unknown = Den Befehl „{ $word }“ kenne ich nicht; `/help all` zeigt alle.

command-newgame = Jemanden zu einer Partie oder einem Match einladen
option-newgame-game = Welches Spiel: backgammon, portes, plakoto, fevga, tavli, tric-trac oder puff
option-newgame-opponent = Wen du einlädst
option-newgame-match = Bis zu wie vielen Punkten, 1 bis 25 (Tric-Trac: Partien), oder geld; ohne Angabe eine Partie
option-newgame-clock = fast, daily, relaxed oder none, oder selbst: Vorrat+Zugabe+Freibetrag, wie 3d+8h+12h
option-newgame-cube = Ob mit Verdopplungswürfel (nur Backgammon); ohne Angabe ja
option-newgame-rules = Hausregeln, mit Kommas dazwischen: higher-or-none, no-hit-and-run, ...
option-newgame-jacoby = Bei geld: Gammons zählen nur, wo der Würfel angenommen wurde; ohne Angabe nicht
option-newgame-beavers = Bei geld: Wer annimmt, darf sofort weiterdrehen und den Würfel behalten; ohne Angabe nicht
option-newgame-raccoons = Bei geld: Auf einen Beaver darf noch einmal gedreht werden; ohne Angabe nicht
option-newgame-autodoubles = Bei geld: wie oft ein Gleichstand bei der Eröffnung den Einsatz verdoppelt; an ist 1
option-newgame-thread = an: Das Match bekommt einen eigenen Thread, der mit dem Ergebnis archiviert wird
example-newgame =
    Zum Beispiel `/newgame portes @friend`, `/newgame tavli @friend match:7` oder `/newgame backgammon @friend match:5`.
    Uhren, wie in `clock:daily`: `fast` (je 1 Stunde für das Match, nach jedem Spielzug 2 Minuten dazu), `daily` (3 Tage, 4 Stunden dazu, und jeder Spielzug beginnt mit einem freien Tag), `relaxed` (10 Tage, 1 Tag dazu und 2 Tage frei), `none`. Deine eigene ist `clock:3d+8h+12h`: Vorrat, Zugabe und freie Zeit, die letzten beiden nach Belieben, in Tagen, Stunden und Minuten (`1d12h`). Kein Vorrat wird größer als am Anfang, und deiner läuft nicht, während die Gegenseite entscheidet.
    Hausregeln, wie in `rules:no-hit-and-run`: `higher-or-none`, `backgammon-counts-two`, `backgammon-with-some-off` (Backgammon), `no-hit-and-run` (Portes, Tavli), `pinned-bears-off` (Plakoto, Tavli), `doublets-per-turn` (Puff).
    `match:money` ist eine Geldspiel-Sitzung ohne festes Ende: Partie folgt auf Partie, und gezählt wird nach Punkten. Beide zusammen beenden sie mit `/cancel`, eine Seite allein mit `/resign session`. Bei Backgammon lassen sich vereinbaren: `jacoby:on` (Gammons zählen nur, wo der Würfel angenommen wurde), `beavers:on` (wer annimmt, darf mit `/beaver` sofort weiterdrehen und behält den Würfel), `raccoons:on` (auf einen Beaver darf ebenso geantwortet werden) und `autodoubles:1` (so viele Gleichstände beim Eröffnungswurf verdoppeln den Einsatz). Jede Partie einer Sitzung hat die ganze Zeit ihrer Uhr.
command-accept = Eine Einladung oder ein Angebot annehmen
example-accept = Wer eingeladen ist, antwortet mit `/accept`, und es wird um die Eröffnung gewürfelt.
command-decline = Eine Einladung oder ein Angebot ablehnen; das eigene zurücknehmen
example-decline = Zum Beispiel `/decline`, oder `/decline table:oak-7`, wenn zwei Tische auf dich warten.
command-cancel = Abbrechen: vor dem ersten Zug allein, später mit Einverständnis des anderen
example-cancel = Nach `/cancel` antwortet der andere mit `/accept` oder `/decline`. Was abgebrochen wird, zählt nichts, auch alle Partien des Matches; `/resign` gibt eine Partie auf. Eine Geldspiel-Sitzung, die so endet, behält ihren Stand; nur die begonnene Partie zählt nichts.
command-rematch = Dasselbe noch einmal gegen dieselbe Person spielen
example-rematch = Nach einer Partie oder einem Match: `/rematch`. Die Antwort ist `/accept` oder ebenfalls `/rematch`.
command-roll = Würfeln, wo du stattdessen verdoppeln könntest
example-roll = Wo es vor dem Wurf nichts zu entscheiden gibt, wird für dich gewürfelt.
command-move = Deinen Wurf ziehen
option-move-play = Der Zug, wie 13/9 9/3, oder die Nummer eines Zugs aus der Liste von `/moves`
example-move = Zum Beispiel `/move 13/9 9/3`, `/move 8/5(2)`, `/move bar/20`, `/move 6/off`; die Felder sind deine eigenen, von 24 herunter bis 1. `/move 3` ist der dritte Zug, den `/moves` aufgezählt hat.
command-moves = Die erlaubten Züge deines Wurfs aufzählen
option-moves-start = Nur Züge, die so beginnen: 13 oder 13/9
option-moves-picture = an: auch zeigen, wohin jeder Zug führt; sonst aus
example-moves = Zum Beispiel `/moves`, oder `/moves 13` für Züge, die einen Stein von deinem Feld 13 bewegen; `/moves picture:on` zeigt, wohin jeder führt.
command-enter = Deinen Zug Schritt für Schritt eingeben: erst der Stein, dann sein Ziel
option-enter-step = Ein Stein, etwa 13 oder bar, oder ein ganzer Schritt, etwa 13/9 oder 13/9/3
option-enter-die = Mit welchem Würfel, wo beide dorthin führen
example-enter = Zum Beispiel `/enter`, dann `/enter 13` für den Stein auf deinem Feld 13, dann `/enter 13/9`. Du siehst das Brett, wie es bis dahin steht; `/undo` nimmt einen Schritt zurück, und vor `/confirm` gilt nichts.
command-undo = Den letzten Schritt zurücknehmen, oder den letzten Zug, solange danach nicht gewürfelt wurde
example-undo = Nach `/enter 13/9`, oder nach einem Zug, wo die andere Seite vor dem Wurf verdoppeln könnte: `/undo`. Später bittet `/takeback` darum.
command-takeback = Darum bitten, den letzten Zug neu zu spielen
example-takeback = Nach `/takeback` antwortet die andere Seite mit `/accept` oder `/decline`. Die Würfel, die seit deinem Zug fielen, bleiben: Sie fallen in derselben Reihenfolge noch einmal.
command-confirm = Ziehen, was du eingegeben hast
example-confirm = Nach dem letzten Schritt von `/enter`, oder nach `/move 13/9 9/3`, wenn du `/settings confirm:on` gewählt hast: `/confirm`.
command-double = Verdopplung anbieten, statt zu würfeln
example-double = Vor deinem Wurf, wenn der Verdopplungswürfel in der Mitte liegt oder dir gehört: `/double`. Die Gegenseite nimmt an oder passt.
command-take = Die Verdopplung annehmen und um das Doppelte weiterspielen
option-take-sure = ja: Ich meine es ernst, auch wenn es das Match entscheiden kann
example-take = Nach einer Verdopplung: `/take`. Der Verdopplungswürfel gehört dann dir.
command-drop = Bei einer Verdopplung passen und den bisherigen Einsatz verlieren
option-drop-sure = ja: Ich meine es ernst, auch wenn es das Match entscheiden kann
example-drop = Nach einer Verdopplung: `/drop`.
command-beaver = In einer Sitzung mit Beavern: die Verdopplung annehmen und sofort weiterdrehen
example-beaver = Nach einer Verdopplung dreht `/beaver` den Würfel noch einmal, und er gehört dir. Wer verdoppelt hat, nimmt das an und spielt weiter, oder passt und verliert, was die Partie nach der Verdopplung allein wert war; mit `raccoons:on` darf er selbst noch einmal `/beaver` sagen, und der Würfel bleibt bei dir.
command-resign = Aufgabe der Partie anbieten; die höchste Niederlage gilt nach Bestätigung sofort
option-resign-value = einfach (üblich), gammon oder doppelt, backgammon oder dreifach, vierfach; oder sitzung
option-resign-sure = ja: Ich meine es ernst, auch wenn dann niemand gefragt wird
example-resign = Zum Beispiel `/resign` oder `/resign gammon`; die Gegenseite antwortet mit `/accept` oder `/decline`, und bis dahin nimmst du es mit `/decline` zurück. Die höchstmögliche Niederlage oder das ganze Match muss niemand annehmen: Sie gilt sofort, nachdem du sie bestätigt hast. `/resign session` verlässt eine Geldspiel-Sitzung: sofort und umsonst, solange in der laufenden Partie noch nicht gezogen wurde; sonst gibst du damit zugleich ein einfaches Spiel auf, sobald es angenommen ist.
command-order = Mir für den Rest dieser Partie eine Entscheidung überlassen
option-order-order = mitgehen oder passen: Antwort auf die nächste Verdopplung; würfeln: nicht doppeln; keiner: fragen
option-order-sure = ja: Ich meine es ernst, auch wenn es das Match entscheiden kann
example-order = Zum Beispiel `/order take` vor dem Schlafengehen, oder `/order roll`, wenn du nicht verdoppeln willst. Nur du siehst es, und mit der Partie ist es vorbei.
command-auto = Mich für dich auswürfeln lassen, sobald dir niemand mehr in die Quere kommt
option-auto-state = an (üblich) oder aus
example-auto = `/auto` würfelt so viele Steine aus, wie es geht, und lässt die besten Aussichten für den nächsten Wurf; `/auto off` beendet das.
command-goon = Nach einer gewonnenen Partie Tric-Trac: aus ihrer Stellung weiterspielen
example-goon = In einer Serie behält `/goon` die Stellung und was du über 12 Punkte hast; `/fresh` stellt neu auf.
command-fresh = Nach einer gewonnenen Partie Tric-Trac: neu aufstellen
example-fresh = In einer Serie beginnt `/fresh` eine neue Partie, und um die Eröffnung wird neu gewürfelt.
command-claim = Das Match gewinnen, wenn die Zeit der Gegenseite um ist
example-claim = Ist die Zeit der Seite um, die zu entscheiden hat, darf die andere `/claim` sagen oder weiter warten. Die Uhr gilt für das ganze Match, darum beendet das auch das ganze Match: Du hast es gewonnen, und die Partie zählt einfach, zum Stand des Verdopplungswürfels. Eine Geldspiel-Sitzung endet damit ebenfalls, und ihr Stand bleibt. Solange niemand etwas beansprucht hat, geht es weiter, sobald die andere Seite zieht.
command-here = Eine deiner Partien in diesen Kanal holen, wo ihr weiterspielt
example-here = Zum Beispiel `/here table:oak-7`. Wo ich nicht mehr schreiben kann oder jemand von euch gegangen ist, ruht eine Partie, und keine Uhr läuft, bis sie so in einen anderen Kanal geholt wird.
command-endtable = Für alle, die den Kanal verwalten: einen Tisch ohne Ergebnis schließen
option-endtable-sure = ja: Ich meine es ernst, auch wenn es niemand zurücknehmen kann
example-endtable = Zum Beispiel `/endtable table:oak-7`. Auf Discord braucht man dafür das Recht, den Kanal oder den Server zu verwalten, auf Matrix das Recht, Nachrichten anderer zu entfernen. Wer selbst spielt, sagt mit `/cancel` ab.
command-board = Das Brett zeigen, jetzt oder bei einem früheren Zug
option-board-move = Die Nummer eines Zugs, durch das ganze Match gezählt
option-board-id = Eine Backgammon-Stellung aus einem anderen Programm: Id von GNU Backgammon, oder eine XGID
example-board = Zum Beispiel `/board`, `/board 12` für das Brett bei Zug 12, oder `/board table:oak-7`.
command-replay = Eine Partie zeigen, wie sie gespielt wurde
option-replay-form = film (üblich) läuft von selbst; streifen zeigt die letzten Bretter in zwei Spalten
option-replay-game = Welche Partie eines Matchs; sonst die jüngste
example-replay = Zum Beispiel `/replay`, `/replay strip`, oder `/replay game:2` für die zweite Partie eines Matchs.
command-games = Die offenen Tische hier aufzählen
example-games = Zum Beispiel `/games`.
command-match = Den Spielstand zeigen: jede Partie des Matchs mit ihrem Ergebnis
example-match = `/match`, oder `/match table:oak-7` für einen anderen Tisch, auch einen, an dem es zu Ende ist.
command-history = Deine beendeten Spiele in diesem Kanal aufzählen
example-history = `/match table:NAME` und `/replay table:NAME` zeigen eines davon noch einmal.
command-export = Das Match als Datei: Backgammon für andere Programme, jedes Spiel als Text
example-export = `/export`, oder `/export table:oak-7`. Backgammon kommt als `.mat`-Datei, die GNU Backgammon und eXtreme Gammon öffnen, mit den Ids der Stellung.
command-cube = Erklären, wo der Verdopplungswürfel liegt und wer verdoppeln darf
example-cube = `/cube` sagt auch, was ein Sieg jetzt zählt.
command-about = Sagen, was dieser Bot ist
example-about = Die Version und die Lizenz.
command-pips = Zählen, wie viele Augen beide noch vor sich haben
example-pips = Zum Beispiel `/pips`.
command-odds = Wie oft ein Stein so weit kommt: die Treffertabelle
option-odds-distance = Die Entfernung in Augen, 1 bis 24
example-odds = Zum Beispiel `/odds 6`: wie viele der 36 Würfe einen einzelnen Stein in 6 Augen Entfernung treffen, hier und überhaupt.
command-opening = Zeigen, wie man einen Wurf in Backgammon eröffnet
option-opening-roll = Der Wurf, wie 3-1
example-opening = Zum Beispiel `/opening 3-1` oder `/opening 21`.
command-rules = Die Regeln eines Spiels erklären
option-rules-game = Welches Spiel; ohne Angabe das, das du gerade spielst
example-rules = Zum Beispiel `/rules portes`.
command-pass = Bei einer Verdopplung passen; sonst wird von selbst ausgesetzt
option-pass-sure = ja: Ich meine es ernst, auch wenn es das Match entscheiden kann
example-pass = Ist eine Verdopplung angeboten, bedeutet `/pass` dasselbe wie `/drop`.
command-vacation = Deine Uhren stillstehen lassen, während du weg bist
option-vacation-days = Wie viele Tage von jetzt an; 0 beendet den Urlaub, ohne Zahl siehst du, was dir bleibt
example-vacation = Zum Beispiel `/vacation 10`: An allen deinen Tischen steht deine Uhr von jetzt an 10 Tage still, wo immer du dran bist. Im Kalenderjahr (UTC) hast du 30 Tage. Niemand muss bis zum Ende weg sein: Du darfst zwischendurch spielen, und `/vacation 0` beendet den Urlaub.
command-settings = Wählen, wie du die Bretter siehst, und deine Sprache
option-settings-theme = Wie die Bilder aussehen; drei der Themen kommen ohne Farben aus
option-settings-home = Die Seite, auf der dein Heimfeld gezeichnet wird
option-settings-numbers = eigene: 24 bis 1; ravensburger: 1 bis 12 und 1A bis 12A, auch in dem, was du schreibst
option-settings-reminders = Bevor deine Zeit um ist: alle (Kanal und Direktnachricht), kanal oder aus
option-settings-boards = Bilder, oder Text an ihrer Stelle
option-settings-language = In welcher Sprache ich mit dir spreche; auto: die, die dein Programm meldet
option-settings-channel = Für alle, die hier Ordnung halten: die Sprache dieses Kanals; auto: die der Seite am Zug
option-settings-confirm = an: Ein Zug, den du schreibst, wird dir gezeigt, bevor er gilt
option-settings-rolls = auto: Ab deiner nächsten Partie würfle ich, wo du verdoppeln könntest; fragen: Du würfelst selbst
example-settings = Zum Beispiel `/settings theme:night`, oder `/settings home:left boards:text`. Im Kanal wird das Brett für die Seite gezeichnet, die dran ist.
command-help = Sagen, wie es losgeht, alle Befehle zeigen, oder einen erklären
option-help-command = Ein Befehl, oder alle
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
   *[no] hat zu entscheiden
}.
alt-over = Die Partie ist zu Ende.
alt-replay = Partie { $number }, wie sie gespielt wurde, in { $count ->
    [one] einem Bild:
   *[other] { $count } Bildern. Das letzte:
}
alt-candidates = Die Bretter, zu denen diese Züge führen: { $plays }.
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
alt-crawford = Das ist die Crawford-Partie: In ihr wird nicht verdoppelt.
alt-cube = { $state ->
    [centred] Der Verdopplungswürfel liegt in der Mitte{ $value ->
        [1] { "" }
       *[other] , er steht auf { $value }
    }.
    [offered] Die Verdopplung auf { $value } ist angeboten.
    [dead] Der Verdopplungswürfel steht auf { $value } bei { $who }, und niemand darf ihn mehr drehen.
   *[owned] { $who } hat den Verdopplungswürfel, er steht auf { $value }.
}
alt-score = Weiß { $white }, Schwarz { $black }, in einem Match bis { $length }.
alt-clock = Restzeit: Weiß { $white }, Schwarz { $black }.
alt-points = Punkte in dieser Partie: Weiß { $white }, Schwarz { $black }, von 12.
alt-doublets = Pasche in dieser Partie: Weiß { $white }, Schwarz { $black }.

## Die Regeln, je eine Seite

rules-backgammon =
    __Backgammon.__ Jede Seite hat 15 Steine und zieht sie heim: vom Feld 24 herunter bis zum Feld 1 ihrer eigenen Zählung, die beiden in entgegengesetzter Richtung. Aufstellung: 2 auf der 24, 5 auf der 13, 3 auf der 8, 5 auf der 6.
    __Eröffnung.__ Beide werfen je einen Würfel; die höhere Zahl beginnt und zieht beide.
    __Ziehen.__ Jeder Würfel zieht einen Stein, beide dürfen denselben ziehen; ein Pasch wird viermal gezogen. Ein Stein darf überall hin, nur nicht auf ein Feld, das die Gegenseite mit zwei oder mehr Steinen besetzt hält. Zieh beide Würfel, wenn du kannst; geht nur einer, dann wenn möglich den höheren.
    __Schlagen.__ Steht auf dem Feld, auf das du ziehst, ein einzelner gegnerischer Stein, ist er geschlagen und kommt auf die Bar. Wer einen Stein auf der Bar hat, muss ihn zuerst mit einem Würfel hereinbringen, vom Feld 24 an gezählt: Eine 6 kommt auf die 19.
    __Auswürfeln.__ Stehen alle Steine auf den Feldern 6 bis 1, würfelst du sie aus: Ein Würfel nimmt einen Stein vom Feld seiner Zahl heraus; steht dort und dahinter keiner, dann vom höchsten Feld.
    __Gewinnen.__ Wer alle 15 ausgewürfelt hat, gewinnt. Hat die Gegenseite noch keinen draußen, ist es ein Gammon (2), und mit einem Stein auf der Bar oder im Heimfeld der Siegerseite ein Backgammon (3).
    __Der Verdopplungswürfel.__ Vor deinem Wurf darfst du mit `/double` den Einsatz verdoppeln; die Gegenseite nimmt mit `/take` an und darf dann allein weiterverdoppeln, oder sie passt mit `/drop` und verliert den bisherigen Einsatz.
rules-portes =
    __Portes__ ist das griechische Backgammon. Jede Seite hat 15 Steine und zieht sie heim: vom Feld 24 herunter bis zum Feld 1 ihrer eigenen Zählung, die beiden in entgegengesetzter Richtung. Aufstellung: 2 auf der 24, 5 auf der 13, 3 auf der 8, 5 auf der 6.
    __Eröffnung.__ Beide werfen je einen Würfel; die höhere Zahl beginnt und wirft beide Würfel neu.
    __Ziehen.__ Jeder Würfel zieht einen Stein, beide dürfen denselben ziehen; ein Pasch wird viermal gezogen. Ein Stein darf überall hin, nur nicht auf ein Feld, das die Gegenseite mit zwei oder mehr Steinen besetzt hält. Zieh beide Würfel, wenn du kannst; geht nur einer von beiden, such dir aus, welcher.
    __Schlagen.__ Steht auf dem Feld, auf das du ziehst, ein einzelner gegnerischer Stein, ist er geschlagen und kommt auf die Bar. Wer einen Stein auf der Bar hat, muss ihn zuerst mit einem Würfel hereinbringen, vom Feld 24 an gezählt: Eine 6 kommt auf die 19.
    __Auswürfeln.__ Stehen alle Steine auf den Feldern 6 bis 1, würfelst du sie aus: Ein Würfel nimmt einen Stein vom Feld seiner Zahl heraus; steht dort und dahinter keiner, dann vom höchsten Feld.
    __Gewinnen.__ Wer alle 15 ausgewürfelt hat, gewinnt: 1 Punkt, oder 2, wenn die Gegenseite noch keinen draußen hat. Einen Verdopplungswürfel gibt es nicht.
rules-plakoto =
    __Plakoto__ ist das griechische Spiel des Festsetzens. Alle 15 Steine jeder Seite stehen auf ihrem eigenen Feld 24 und ziehen heim, herunter bis zum Feld 1 ihrer eigenen Zählung, die beiden in entgegengesetzter Richtung. Geschlagen wird nicht, und es gibt keine Bar.
    __Eröffnung.__ Beide werfen je einen Würfel; die höhere Zahl beginnt und wirft beide Würfel neu.
    __Ziehen.__ Jeder Würfel zieht einen Stein, beide dürfen denselben ziehen; ein Pasch wird viermal gezogen. Gesperrt sind dir Felder mit zwei oder mehr gegnerischen Steinen und Felder, auf denen ein Stein von dir festgesetzt ist. Zieh beide Würfel, wenn du kannst; geht nur einer von beiden, such dir aus, welcher.
    __Festsetzen.__ Ziehst du auf einen einzelnen gegnerischen Stein, ist er festgesetzt: Er kann erst wieder ziehen, wenn du das Feld verlässt.
    __Die Mutter.__ Der letzte Stein auf dem eigenen Feld 24 ist die Mutter. Setzt du die gegnerische Mutter fest, während von dir keiner mehr auf deinem Startfeld steht, gewinnst du sofort, 2 Punkte. Sind beide Mütter festgesetzt, endet die Partie unentschieden.
    __Auswürfeln.__ Stehen alle Steine auf den Feldern 6 bis 1 und ist keiner festgesetzt, würfelst du sie aus: Ein Würfel nimmt einen Stein vom Feld seiner Zahl heraus; steht dort und dahinter keiner, dann vom höchsten Feld.
    __Gewinnen.__ Wer alle 15 ausgewürfelt hat, gewinnt: 1 Punkt, oder 2, wenn die Gegenseite noch keinen draußen hat. Einen Verdopplungswürfel gibt es nicht.
    __Im Bild__ trägt die Mutter einen Stern. Ein festgesetzter Stein liegt am Rand unter den anderen; wo nicht alle Steine gezeichnet sind, zählt eine Zahl auf jeder Farbe nur diese Farbe.
rules-fevga =
    __Fevga__ ist das griechische Laufspiel. Alle 15 Steine jeder Seite stehen auf ihrem eigenen Feld 24; beide laufen in dieselbe Richtung, mit den Startfeldern in gegenüberliegenden Ecken: Dein Feld 24 ist die gegnerische 12. Schon ein einzelner Stein hält ein Feld: Geschlagen oder festgesetzt wird nicht.
    __Eröffnung.__ Beide werfen je einen Würfel; die höhere Zahl beginnt und wirft beide Würfel neu.
    __Der erste Stein.__ Bring einen Stein über das gegnerische Startfeld hinaus, auf dein Feld 11 oder weiter, bevor ein anderer ziehen darf.
    __Ziehen.__ Jeder Würfel zieht einen Stein, beide dürfen denselben ziehen; ein Pasch wird viermal gezogen. Du kannst nicht auf ein Feld ziehen, auf dem ein gegnerischer Stein steht. Zieh beide Würfel, wenn du kannst; geht nur einer, dann wenn möglich den höheren.
    __Mauern.__ Halte nie alle sechs Felder deines Startviertels, 24 bis 19, auch nicht mitten in einem Wurf. Anderswo sind sechs in einer Reihe erlaubt; stehen aber alle 15 gegnerischen Steine unmittelbar hinter deinen sechs, muss dein nächster Wurf eines davon öffnen, wenn er kann.
    __Auswürfeln.__ Stehen alle Steine auf den Feldern 6 bis 1, würfelst du sie aus: Ein Würfel nimmt einen Stein vom Feld seiner Zahl heraus; steht dort und dahinter keiner, dann vom höchsten Feld.
    __Gewinnen.__ Wer alle 15 ausgewürfelt hat, gewinnt: 1 Punkt, oder 2, wenn die Gegenseite noch keinen draußen hat. Einen Verdopplungswürfel gibt es nicht.
rules-tavli =
    __Tavli__ ist das griechische Match aus drei Spielen, die sich abwechseln: Portes, Plakoto, Fevga und wieder Portes, bis jemand 3, 5 oder 7 Punkte hat (`match:`, sonst 5).
    __Eröffnung.__ In der ersten Partie werfen beide je einen Würfel, und die höhere Zahl beginnt und wirft beide Würfel neu. Jede spätere Partie eröffnet, wer die letzte entschiedene gewonnen hat.
    __Zählung.__ Eine Partie zählt 1 Punkt, oder 2, wenn die Gegenseite noch keinen Stein draußen hat oder ihre Mutter gefangen ist. Eine unentschiedene Partie Plakoto zählt nichts. Einen Verdopplungswürfel gibt es nicht.
    `/rules portes`, `/rules plakoto` und `/rules fevga` erklären die Spiele.
rules-tric-trac =
    __Tric-Trac__ wird um Punkte gespielt, nach den Regeln des deutschen Tricktracks: Wer zuerst 12 Punkte hat, gewinnt die Partie. Alle 15 Steine jeder Seite stehen auf ihrem eigenen Feld 24 und ziehen herunter bis zum Feld 1 ihrer eigenen Zählung, die beiden in entgegengesetzter Richtung.
    __Eröffnung.__ Beide werfen je zwei Würfel; die höhere Summe beginnt und zieht diesen Wurf.
    __Ziehen.__ Jeder Würfel zieht einen Stein, oder beide denselben. Auch ein Pasch sind zwei Züge, und danach würfelst du noch einmal. Zieh beide Zahlen, wenn du kannst. Solange Steine auf deinem Feld 24 stehen, dürfen nur diese ziehen und was sie im selben Wurf herausbringen. Felder mit zwei oder mehr gegnerischen Steinen sind gesperrt.
    __Punkte.__ Ein einzelner gegnerischer Stein wird geschlagen: 1 Punkt, und er geht auf sein Startfeld zurück. Ein Stein, der das Feld 1 erreicht, ist ausgewürfelt, jederzeit: 1 Punkt. Auf den beiden Startfeldern wird nicht geschlagen, und sie sind nie gesperrt.
    __Die Hucke__, dein Feld 13, wird von zwei Steinen in einem Wurf besetzt und von den letzten beiden in einem Wurf verlassen; nie steht dort einer allein. Die gegnerische Hucke, dein Feld 12, ist dir verschlossen. Brächte ein Wurf zwei Steine auf die leere gegnerische Hucke und keinen natürlich auf deine eigene leere, dürfen beide einen Schritt weniger ziehen, in deine Hucke.
    __Die große Brücke:__ zwei Steine oder mehr auf jedem deiner Felder 18 bis 13. Sie bringt 2, wenn sie fertig ist, und 2 nach jedem späteren Wurf von dir, der sie stehen lässt.
    __Gewinnen.__ Mit 12 Punkten endet die Partie sofort. Sie zählt 1, wenn die Gegenseite 7 oder mehr hat, 2 bei 3 bis 6, 3 bei 1 oder 2 und 4 bei keinem. In einer Serie (`match:12` sind zwölf Partien) wählt die Siegerseite: `/goon` aus der Stellung mit dem, was sie darüber hat, oder `/fresh`.
    __Im Bild__ umrahmt ein Kästchen jede Ecke; „7 / 12 Punkte“ beim Namen sind die Punkte in dieser Partie.
rules-puff =
    __Puff__ beginnt mit leerem Brett: Jede Seite hat ihre 15 Steine in der Hand und läuft von ihrem Feld 24 herunter bis zum Feld 1 ihrer eigenen Zählung, die beiden in entgegengesetzter Richtung.
    __Eröffnung.__ Beide werfen je zwei Würfel; die höhere Summe beginnt und wirft neu.
    __Einsetzen.__ Ein Würfel setzt einen Stein ein, vom Feld 24 an gezählt: Eine 6 kommt auf die 19, geschrieben `hand/19`. Nichts anderes zieht, bis alle 15 eingesetzt sind.
    __Die kleinere Zahl zuerst.__ Zieh immer zuerst die kleinere Zahl; lässt sie sich nicht ziehen, verfällt auch die höhere.
    __Pasch.__ Deinen ersten Pasch ziehst du zweimal mit der oberen Zahl und dann, wenn du magst, bis zu zweimal mit der unteren (7 weniger die obere). Ab deinem zweiten Pasch der Partie sind es viermal oben und, wenn du magst, bis zu viermal unten. Die untere Zahl kommt erst, wenn die obere ganz gezogen ist; und nach jedem Pasch würfelst du noch einmal.
    __Schlagen.__ Ein einzelner gegnerischer Stein wird geschlagen und muss wieder eingesetzt werden, bevor seine Seite etwas anderes zieht. Ein Feld mit zwei oder mehr ist gesperrt.
    __Auswürfeln.__ Stehen alle Steine auf den Feldern 6 bis 1, würfelst du sie aus: Ein Würfel nimmt einen Stein vom Feld seiner Zahl heraus; steht dort und dahinter keiner, dann vom höchsten Feld.
    __Gewinnen.__ Wer alle 15 ausgewürfelt hat, gewinnt: 1 Punkt.
    __Im Bild__ liegen die Hände links, und zwei kleine Würfel neben einem Namen zählen die Pasche.

## Das Terminal

console-welcome =
    Willkommen im Kafenio. Alle teilen sich diese Tastatur: Mit "name: text" spricht name.
    Beginne mit "alice: /newgame portes @bob", dann "bob: /accept". Mehr mit /help; Strg-D beendet, die Partien bleiben gespeichert.
console-waits = Was geschehen ist, ist gespeichert. Was dazu zu sagen ist, kommt nach deiner nächsten Zeile.

## Züge, die nicht erlaubt sind

illegal-too-long = Das ist länger als jeder Zug. Schreib, wie du einen Wurf ziehst, wie `/move 13/9 9/3`.
illegal-unreadable = „{ $word }“ kann ich nicht als Zug lesen. Schreib, wo ein Stein steht und wohin er geht, wie { $numbers ->
    [printed] `12A/8A`, { $bar } oder `6/off`, in den Nummern des gedruckten Bretts
   *[own] `13/9`, { $bar } oder `6/off`
}.
illegal-nothing-legal = Dieser Wurf lässt sich gar nicht ziehen.
illegal-no-checker = { $place ->
    [bar] Du hast keinen Stein auf der Bar.
   *[point] Du hast auf deinem Feld { $from } keinen Stein, der so ziehen könnte.
}
illegal-backwards = { $step } geht rückwärts: Deine Steine ziehen { $numbers ->
    [printed] andersherum
   *[own] von höheren Feldern auf niedrigere
}.
illegal-enter-first = { $waiting ->
    [one] Dein Stein auf der Bar muss zuerst herein
   *[other] Deine { $waiting } Steine auf der Bar müssen zuerst herein
}, wie { $example }.
illegal-blocked = { $step } ist gesperrt: { $other } hält dein Feld { $to } mit { $held ->
    [one] einem Stein
    [2] zwei Steinen
    [3] drei Steinen
    [4] vier Steinen
    [5] fünf Steinen
   *[other] { $held } Steinen
}.
illegal-not-a-die = { $step } passt nicht zu deinen Würfeln{ $left ->
    [none] : Sie sind verbraucht.
    [one] : Du hast noch { $last }.
   *[more] : Du hast noch { $dice } und { $last }.
}
illegal-too-many = Das ist mehr, als du gewürfelt hast: { $dice ->
    [one] Du hast nur eine Zahl zu ziehen.
   *[other] Du hast { $dice } Zahlen zu ziehen.
}
illegal-not-all-home = Du kannst noch nicht auswürfeln: { $place ->
    [bar] Du hast einen Stein auf der Bar.
   *[point] Du hast einen Stein auf deinem Feld { $farthest }, und erst müssen alle auf 6 bis 1 stehen.
}
illegal-higher-first = Die { $die } kann von deinem Feld { $from } nicht auswürfeln, solange dahinter ein Stein steht, auf deinem Feld { $higher }.
illegal-must-use-both = Beide Zahlen lassen sich ziehen, also müssen es beide sein; dieser Zug ließe eine übrig. `/moves` zeigt, was erlaubt ist.
illegal-must-use-more = Das zieht { $used ->
    [0] keine deiner Zahlen
    [one] eine Zahl
   *[other] { $used } Zahlen
}, aber { $could } lassen sich ziehen und müssen es auch. `/moves` zeigt, was erlaubt ist.
illegal-must-use-higher = Nur eine der Zahlen lässt sich ziehen, und dann muss es die höhere sein, die { $die }.
illegal-higher-or-nothing = Nach den Regeln dieses Tisches wird die höhere Zahl gezogen, die { $die }, oder gar nichts.
illegal-lower-first = Zuerst ist die kleinere Zahl zu ziehen, die { $die }.
illegal-top-first = Die { $die } von der Unterseite der Würfel kommt erst, wenn die obere Zahl so oft gezogen ist, wie sie gilt.
illegal-hit-and-run = Der Stein, der auf deinem Feld { $at } geschlagen hat, muss in diesem Wurf dort bleiben.
illegal-pinned = Dein Stein auf deinem Feld { $at } ist von { $other } festgesetzt und kann nicht ziehen.
illegal-pinned-stops = Du kannst nicht auswürfeln, solange dein Stein auf deinem Feld { $at } festgesetzt ist.
illegal-over-already = Mit dem Zug auf { $to } endet die Partie; danach lässt sich nichts mehr ziehen.
illegal-runner-first = Solange dein erster Stein nicht am Startfeld der Gegenseite vorbei ist, darf nur er ziehen; er steht auf deinem Feld { $runner }.
illegal-full-start-quarter = Mit einem Stein auf deinem Feld { $to } hieltest du alle sechs Felder deines Startviertels, und das ist nicht erlaubt.
illegal-must-open = { $other } könnte sonst nicht mehr ziehen: Du musst eines deiner Felder { $points } öffnen.
illegal-start-first = { $waiting ->
    [one] Der letzte Stein auf deinem Startfeld muss zuerst ziehen.
   *[other] Die { $waiting } Steine auf deinem Startfeld müssen zuerst ziehen.
}
illegal-opponents-corner = Die Hucke von { $other } ist dir verschlossen.
illegal-alone-in-corner = In deiner Hucke steht nie ein Stein allein: Zwei gehen zusammen hinein, und zwei verlassen sie zusammen.
illegal-ambiguous = Das lässt sich auf mehr als eine Art ziehen: { $plays }. Schreib aus, welche du meinst.
illegal-not-together = Jeder dieser Schritte ginge, aber mit diesem Wurf nicht alle. `/moves` zeigt, was erlaubt ist.

## Auf Discord

discord-may-not-post = In diesem Kanal darf ich nicht schreiben: Mir fehlt { $missing }. { $sees ->
    [no] Bis dahin kann hier keine Partie gespielt werden; eine, die hier ruht, geht danach mit dem nächsten Zug weiter.
   *[yes] Bis dahin schicke ich die Züge als Direktnachrichten.
} { $mend ->
    [yes] Du kannst es in den Kanaleinstellungen erlauben, oder für den ganzen Server mit diesem Link:
   *[no] Wer den Server verwaltet, kann es erlauben.
}
discord-may-not-open = In diesem Kanal darf ich keinen Thread öffnen: Mir fehlt { $missing }. Bis dahin bleibt die Partie im Kanal. { $mend ->
    [yes] Du kannst es in den Kanaleinstellungen erlauben, oder für den ganzen Server mit diesem Link:
   *[no] Wer den Server verwaltet, kann es erlauben.
}
discord-may-not-attach = In diesem Kanal darf ich schreiben, aber keine Bilder anhängen: Mir fehlt { $missing }. Bis dahin sind die Bretter hier Text. { $mend ->
    [yes] Du kannst es in den Kanaleinstellungen erlauben, oder für den ganzen Server mit diesem Link:
   *[no] Wer den Server verwaltet, kann es erlauben.
}
discord-alone = Hier lesen nur du und ich mit. Eine Partie braucht einen Kanal, in dem auch die Gegenseite ist: Gib den Befehl dort.
discord-done = Erledigt: Es steht im Kanal.
discord-stranger = Ich bin hier kein Mitglied und könnte die Züge einer Partie nicht schreiben. Wer einen Server verwaltet, kann mich dort mit diesem Link hinzufügen:
discord-from-channel = Wo ihr spielt, darf ich das nicht schreiben. Die Knöpfe zeigt dir `/board` in
option-table = Der Tisch, wie oak-7, wenn du mehrere hast

## Names of commands, of their options, and of the words that options take

# Commands. Discord wants them in lower case. `.also` lists other names that are understood.
command-name-newgame = neuesspiel
    .also = einladen, neuepartie
command-name-accept = annehmen
command-name-decline = ablehnen
command-name-cancel = abbrechen
command-name-rematch = revanche
command-name-roll = wurf
    .also = würfeln, würfle
command-name-move = zug
    .also = ziehen, ziehe
command-name-moves = züge
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
command-name-vacation = urlaub
    .also = ferien
command-name-here = hier
command-name-endtable = tischbeenden
command-name-beaver = biber
command-name-order = auftrag
command-name-auto = automatik
command-name-goon = weiterspielen
command-name-fresh = aufstellen
command-name-board = brett
    .also = stellung
command-name-replay = wiederholung
command-name-games = tische
    .also = spiele, partien
command-name-match = spielstand
    .also = stand, punktestand
command-name-history = verlauf
command-name-cube = dopplerwürfel
command-name-export = ausgabe
command-name-pips = augen
command-name-odds = treffer
command-name-opening = eröffnung
command-name-rules = regeln
command-name-pass = aussetzen
command-name-settings = einstellungen
command-name-help = hilfe
command-name-about = über

# Options of commands.
option-name-table = tisch
option-name-game = spiel
option-name-opponent = gegner
option-name-match = bis
option-name-clock = uhr
option-name-cube = dopplerwürfel
option-name-rules = hausregeln
option-name-jacoby = jacoby
option-name-beavers = biber
option-name-raccoons = waschbären
option-name-autodoubles = autodoppler
option-name-thread = thread
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
option-name-reminders = erinnerungen
option-name-language = sprache
option-name-channel = kanal
option-name-command = befehl
option-name-days = tage
option-name-sure = sicher
option-name-id = stellung

# Words that options take.
word-on = an
word-off = aus
word-yes = ja
word-money = geld
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
word-english = englisch
word-german = deutsch
word-greek = griechisch
