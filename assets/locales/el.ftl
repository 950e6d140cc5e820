### Όλα όσα λέει ο Kafenio στα ελληνικά. Οι κανόνες για αυτά τα αρχεία είναι στην αρχή του en.ftl.
### θέση = point, διάταξη = position, πούλι = checker, ζαριά = roll, διπλές = doubles, κίνηση = move, βήμα = pip, παρτίδα = game,
### αναμέτρηση = series, ελεύθερο παιχνίδι = money session, περιοχή εκκίνησης = starting quarter, χρόνος χάριτος = free time.
### Names stand at the beginning, after a colon or in brackets, so that they need neither article nor case.

sorry = Κάτι πήγε στραβά από τη μεριά μου. Δεν άλλαξε τίποτα· δοκίμασε πάλι σε λίγο.
restarted = Έκανα επανεκκίνηση στη μέση. Μπορεί να έχει ήδη γίνει: δες με `/board` πριν ξαναδοκιμάσεις.
greeting =
    Γεια χαρά! Εδώ παίζουμε τάβλι με μηνύματα: εγώ στήνω τα τραπέζια και ρίχνω τα ζάρια.
    Δεν έχεις ξαναπαίξει; Το `/tutorial portes` σου το μαθαίνει σε λίγα λεπτά.
    Για αρχή παίξε μαζί μου: `/play portes`. Ή κάλεσε κάποιον: `/newgame portes @friend`. Μόλις απαντήσει `/accept`, ρίχνω τα ζάρια.
    Περισσότερα με `/help`· το `/rules portes` εξηγεί ένα παιχνίδι.
    `/settings language:english` speaks English, `/settings language:german` spricht Deutsch.
not-a-command = Αυτό δεν το κατάλαβα. Γράψε π.χ. `/play portes`, `/newgame portes @friend` ή `/help`.

## Ονόματα

game-backgammon = Μπακγκάμον
game-portes = Πόρτες
game-plakoto = Πλακωτό
game-fevga = Φεύγα
game-tavli = Τάβλι
game-tric-trac = Τρικ-Τρακ
game-puff = Πουφ
former-player = διαγραμμένος λογαριασμός
# Ο υπολογιστής ως αντίπαλος: μετά το όνομα, το επίπεδό του.
computer = Kafenio
computer-name = Kafenio ({ $level })
computer-level = { $level ->
    [beginner] αρχάριος
    [casual] ερασιτέχνης
    [club] θαμώνας
    [expert] έμπειρος
   *[master] μάστορας
}

## Τι γίνεται σε ένα τραπέζι

told-invited = { $who } προσκαλεί { $other } σε { $to ->
    [game] μία παρτίδα { $game }
    [games] μια αναμέτρηση { $game }, { $length ->
        [one] 1 παρτίδα
       *[other] { $length } παρτίδες
    }
    [money] ελεύθερο παιχνίδι { $game } χωρίς όριο πόντων
   *[points] ένα ματς { $game } στους { $length ->
        [one] 1 πόντο
       *[other] { $length } πόντους
    }
}{ $cube ->
    [on] , με κύβο διπλασιασμού
    [off] , χωρίς κύβο διπλασιασμού
   *[usual] { "" }
}{ $custom ->
    [some] . Ειδικοί κανόνες: { $rules }
   *[none] { "" }
}.
clock-usual = Ρολόι: { $grace } για κάθε κίνηση, και απόθεμα { $pool }· κάθε κίνηση δίνει πίσω { $increment }.
clock-none = Χωρίς ρολόι: πάρτε όσο χρόνο θέλετε.
clock-words = Ρολόι: { $pool } στον καθένα για { $each ->
    [game] κάθε παρτίδα
   *[match] όλο το ματς
}{ $more ->
    [some] , συν { $increment } μετά από κάθε κίνηση
   *[none] { "" }
}{ $free ->
    [some] · χρόνος χάριτος σε κάθε κίνηση: { $grace }
   *[none] { "" }
}.
told-whose-rules = Με το όνομα «{ $name }» παίζετε εδώ: { $game }.
custom-rule-higher-or-none = αν παίζεται μόνο ένας αριθμός, πρέπει να είναι ο μεγαλύτερος, αλλιώς κανένας
custom-rule-backgammon-counts-two = το μπακγκάμον μετράει δύο
custom-rule-backgammon-with-some-off = το μπακγκάμον μετράει κι αν ο χαμένος έχει ήδη μαζέψει πούλια
custom-rule-no-hit-and-run = δεν χτυπάς και φεύγεις μέσα στην περιοχή μαζέματός σου: το πούλι που χτύπησε μένει εκεί σε αυτή τη ζαριά
custom-rule-pinned-bears-off = μαζεύεις κι όταν σου έχουν πλακώσει πούλι
custom-rule-higher-die = αν παίζεται μόνο ο ένας από τους δύο αριθμούς, παίζεις τον μεγαλύτερο
custom-rule-mother-at-once = όποιος πλακώσει τη μάνα κερδίζει αμέσως, ακόμη κι αν έχει πούλια στην αφετηρία του
custom-rule-no-mother = το πλάκωμα της μάνας δεν κερδίζει· αν πλακωθούν και οι δύο μάνες, η παρτίδα λήγει ισόπαλη
custom-rule-quarter-at-end = η περιοχή εκκίνησης μπορεί να γεμίσει μέσα στη ζαριά, όχι όμως στο τέλος της
custom-rule-opening-dice = όποιος αρχίζει παίζει τα δύο ζάρια του ανοίγματος
custom-rule-games = τα παιχνίδια είναι { $games }
custom-rule-doublets-per-turn = οι διπλές μετράνε από την αρχή κάθε φορά που έχεις σειρά: οι πρώτες παίζονται δύο φορές, όσες φέρεις μετά τέσσερις
custom-rule-hints = και οι δύο μπορούν να μου ζητούν συμβουλές
custom-rule-jacoby = το γκάμον και το μπακγκάμον μετράνε μόνο μετά από διπλασιασμό (Τζακόμπι)
custom-rule-beavers = όποιος δέχεται διπλασιασμό μπορεί να ξαναδιπλασιάσει αμέσως και να κρατήσει τον κύβο (μπίβερ)
custom-rule-raccoons = όποιος δέχεται διπλασιασμό μπορεί να ξαναδιπλασιάσει αμέσως και να κρατήσει τον κύβο (μπίβερ), και ο άλλος να διπλασιάσει ακόμα μία (ρακούν)
custom-rule-automatic-doubles = τα ίσα ζάρια στην πρώτη ρίψη διπλασιάζουν το ποντάρισμα, το πολύ { $most ->
    [one] μία φορά
   *[other] { $most } φορές
} σε κάθε παρτίδα
told-accepted = { $who } δέχεται.
told-against-computer = { $who } εναντίον { $computer }{ $to ->
    [game] { "" }
    [games] : μια αναμέτρηση { $game }, { $length ->
        [one] 1 παρτίδα
       *[other] { $length } παρτίδες
    }
    [money] : ελεύθερο παιχνίδι { $game }, ώσπου να φύγει κάποιος
   *[points] : ένα ματς { $game } στους { $length ->
        [one] 1 πόντο
       *[other] { $length } πόντους
    }
}{ $cube ->
    [on] , με κύβο διπλασιασμού
    [off] , χωρίς κύβο διπλασιασμού
   *[usual] { "" }
}{ $custom ->
    [some] . Ειδικοί κανόνες: { $rules }
   *[none] { "" }
}.
told-declined = { $who } αρνείται την πρόσκληση από { $other }.
told-withdrawn = { $who } αποσύρει την πρόσκληση προς { $other }.
told-lapsed = Έληξε η πρόσκληση από { $who } προς { $other }: 7 μέρες χωρίς απάντηση.
told-replaced = Η νέα πρόσκληση αντικαθιστά την προηγούμενη από { $who } προς { $other }.
told-challenge = { $who } προτείνει { $to ->
    [game] μία παρτίδα { $game }
    [games] μια αναμέτρηση { $game }, { $length ->
        [one] 1 παρτίδα
       *[other] { $length } παρτίδες
    }
    [money] ελεύθερο παιχνίδι { $game } χωρίς όριο πόντων
   *[points] ένα ματς { $game } στους { $length ->
        [one] 1 πόντο
       *[other] { $length } πόντους
    }
}{ $cube ->
    [on] , με κύβο διπλασιασμού
    [off] , χωρίς κύβο διπλασιασμού
   *[usual] { "" }
}{ $custom ->
    [some] . Ειδικοί κανόνες: { $rules }
   *[none] { "" }
}.
told-challenge-rated = Βαθμολογημένο: αλλάζει τη βαθμολογία σας.
told-challenge-role = Για μέλη με τον ρόλο «{ $role }».
told-challenge-withdrawn = Αποσύρθηκε.
told-challenge-lapsed = Δεν απάντησε κανείς μέσα σε μία μέρα.
told-challenge-replaced = Το αντικαθιστά ένα νεότερο ανοιχτό κάλεσμα.
across-paste = Για να παίξεις, γράψε στο Discord /join { $word } ή στο Matrix !join { $word }, όπου υπάρχει το bot Kafenio.
told-tie = { $dice } και { $others }, ίσα: ξαναρίχνετε.
told-opening = { $who } έφερε { $high }, { $other } { $low }. { $who } αρχίζει{ $how ->
    [both] { " " }και παίζει και τα δύο ζάρια
    [own] { " " }και παίζει αυτή τη ζαριά
   *[anew] { " " }και ξαναρίχνει
}.
told-winner-begins = { $who } κέρδισε την τελευταία φορά και αρχίζει.
told-checkers = Θέλετε και οι δύο τα { $checkers ->
    [dark] μαύρα
   *[light] άσπρα
}: { $how ->
    [dice] τα παίρνει { $who }, που έφερε μεγαλύτερο
   *[winner] { $who } αρχίζει και τα παίρνει
}.
told-rolled = { $who } φέρνει { $roll }.
told-pinned = { $mother ->
    [yes] { $who } πλακώνει τη μάνα ({ $other })!
   *[no] { $who } πλακώνει { $other } { $count ->
        [one] στο { $points }
       *[other] στα { $points }
    }.
}
told-closed-out = { $who } βρίσκει όλες τις πόρτες κλειστές και δεν ρίχνει.
told-passed = { $who }: γκέλα, χάνει τη σειρά{ $points ->
    [0] { "" }
   *[other] , αλλά παίρνει { $points ->
        [one] 1 πόντο
       *[other] { $points } πόντους
    } για τη μεγάλη γέφυρα{ $total ->
        [0] { "" }
       *[other] : { $total } από 12
    }
}.
scored = { $points ->
    [0] { "" }
   *[other] { " " }και παίρνει { $points ->
        [one] 1 πόντο
       *[other] { $points } πόντους
    }{ $total ->
        [0] { "" }
       *[other] : { $total } από 12
    }
}
told-played = { $who } παίζει { $play }{ $unasked ->
    [only] { " " }(αναγκαστικά)
    [auto] { " " }(αυτόματα)
   *[no] { "" }
}{ scored }.
told-rolled-played = { $who } φέρνει { $roll } και παίζει { $play }{ $unasked ->
    [only] { " " }(αναγκαστικά)
    [auto] { " " }(αυτόματα)
   *[no] { "" }
}{ scored }.
told-turn = { $who } { $roll }: { $done ->
    [played] { $play }
   *[passed] γκέλα
}{ scored-in-line }
told-closed-turn = { $who }: όλες οι πόρτες κλειστές
told-unasked = Αυτόματες κινήσεις:
told-forced = Αναγκαστικές κινήσεις:
told-undone = { $who } παίρνει πίσω την κίνηση.
told-doubled = { $who } διπλασιάζει σε { $value }.
told-beavered = { $who } απαντάει με { $raccoon ->
    [yes] ρακούν σε { $value }. Ο κύβος μένει σε { $other }
   *[no] μπίβερ σε { $value } και κρατάει τον κύβο
}.
told-automatic-double = Αυτόματος διπλασιασμός: ο κύβος είναι στη μέση, στο { $value }.
told-taken = { $who } { $beavered ->
    [yes] συνεχίζει για { $value }. Ο κύβος μένει σε { $other }
   *[no] δέχεται και παίρνει τον κύβο, στο { $value }
}.
told-dropped = { $who } πάει πάσο.
told-resigning = { $who } τα παρατάει και δίνει { $lost }.
told-leaving = { $who } θέλει να φύγει από το παιχνίδι και να χάσει { $lost }.
level = { $level ->
    [1] μονό
    [2] { $words ->
        [gammons] γκάμον
       *[multiples] διπλό
    }
    [3] { $words ->
        [gammons] μπακγκάμον
       *[multiples] τριπλό
    }
   *[4] τετραπλό
}
told-offer-withdrawn = { $who } το μετάνιωσε· συνεχίζετε.
told-resign-more = Με { $command } δίνεις { $lost }.
told-offer-refused = { $who } δεν δέχεται· η παρτίδα συνεχίζεται.
told-repeated = ({ $count ->
    [2] δύο φορές
   *[other] { $count } φορές
})
told-cancelling = { $who } προτείνει { $session ->
    [yes] να τελειώσει εδώ το παιχνίδι· το σκορ μένει, και αυτή η παρτίδα δεν μετράει
   *[no] να ακυρωθεί το παιχνίδι· δεν θα μετρήσει
}.
told-taking-back = { $who } ζητάει να πάρει πίσω το { $play } και ό,τι ακολούθησε· οι ζαριές θα είναι οι ίδιες.
told-session-never-begun = { $who } και { $other } ακυρώνουν το ελεύθερο παιχνίδι πριν από την πρώτη κίνηση· δεν μετράει τίποτα.
told-cancelled = { $who } και { $other } συμφωνούν να ακυρωθεί το παιχνίδι· δεν μετράει.
told-session-left = { $who } φεύγει από το παιχνίδι· η παρτίδα που μόλις άρχισε δεν μετράει.
told-session-ended = Το παιχνίδι τελειώνει με συμφωνία· η παρτίδα που έμεινε στη μέση δεν μετράει.
told-ended = Έκλεισε χωρίς αποτέλεσμα το τραπέζι { $who }–{ $other }.
told-abandoned = Έκλεισε χωρίς αποτέλεσμα το τραπέζι { $who }–{ $other }: για μέρες δεν μπορούσα να επικοινωνήσω με έναν από τους δύο.
told-moderator = { $who } (διαχείριση):
told-shared = { $who } δείχνει:
told-won = { $how ->
    [resigned] Παραίτηση: { $other }.{ " " }
    [left] Τέλος του παιχνιδιού με παραίτηση: { $other }.{ " " }
    [forfeited] Αποχώρησε: { $other }.{ " " }
   *[played] { "" }
}__{ $who } κερδίζει{ $how ->
    [claimed] { " " }λόγω χρόνου:
   *[played] { "" }
}{ $level ->
    [1] { " " }{ $points ->
        [one] 1 πόντο
       *[other] { $points } πόντους
    }
   *[other] { " " }{ $lost } ({ $points ->
        [one] 1 πόντος
       *[other] { $points } πόντοι
    })
}.__{ $jacoby ->
    [yes] { " " }Μετράει μονό, γιατί δεν έγινε δεκτός διπλασιασμός (Τζακόμπι).
   *[no] { "" }
}
told-draw = Η παρτίδα λήγει __ισόπαλη__.
told-score = { $to ->
    [money] Σκορ
    [games] Μετά από { $number } παρτίδες στις { $length }
   *[points] Ματς στα { $length }
}: { $who } { $more }, { $other } { $less }.
told-meanwhile = { $who } { $more }, { $other } { $less }{ $to ->
    [money] { "" }
    [games] { " " }(παρτίδα { $number } από { $length })
   *[points] { " " }(στα { $length })
}.
told-went-on = { $who } συνεχίζει από εδώ{ $points ->
    [0] { "" }
    [one] { " " }και κρατάει 1 πόντο
   *[other] { " " }και κρατάει { $points } πόντους
}: παρτίδα { $number }.
told-set-up = { $who } στήνει πάλι τα πούλια.
told-next-game = Παρτίδα { $number }{ $named ->
    [yes] : { $game }
   *[no] { "" }
}{ $crawford ->
    [yes] , παρτίδα Κρόφορντ: χωρίς διπλασιασμό
   *[no] { "" }
}.{ $winner-opens ->
    [yes] { " " }Αρχίζει ο νικητής της προηγούμενης: { $who }.
   *[no] { "" }
}
told-match-won = __{ $who } κερδίζει { $to ->
    [games] την αναμέτρηση
    [money] το παιχνίδι
   *[points] το ματς
}__ { $more }-{ $less }.
told-match-drawn = { $to ->
    [money] Το παιχνίδι λήγει __ισόπαλο__,
   *[games] Η αναμέτρηση λήγει __ισόπαλη__,
} { $more }-{ $less }.
time-days = { $more ->
    [one] 1 μέρα
   *[other] { $more } μέρες
}{ $less ->
    [0] { "" }
    [one] { " " }1 ώρα
   *[other] { " " }{ $less } ώρες
}
time-hours = { $more ->
    [one] 1 ώρα
   *[other] { $more } ώρες
}{ $less ->
    [0] { "" }
    [one] { " " }1 λεπτό
   *[other] { " " }{ $less } λεπτά
}
time-none = καθόλου
time-minutes = { $more ->
    [one] 1 λεπτό
   *[other] { $more } λεπτά
}
clocks-left = Χρόνος που μένει: { $who } { $left }, { $other } { $other-left }.{ $stopped ->
    [yes] { "" }
   *[no] { " " }Τρέχει το ρολόι: { $running }.
}
time-first-turn = Πρώτη κίνηση: { $hours ->
    [one] μένει 1 ώρα
   *[other] μένουν { $hours } ώρες
}.
clocks-none = Σε αυτό το τραπέζι δεν υπάρχει ρολόι: παίζετε με την ησυχία σας. Αν θέλετε ρολόι, γράψτε το στην πρόσκληση: `clock:fast` ή `clock:daily`.
time-left = { $reader ->
    [mine] Έχεις
   *[no] { $who } έχει
} ακόμα { $left }.
time-away = { $reader ->
    [mine] Θα λείπεις
   *[no] { $who } θα λείπει
} ακόμα { $time }{ $clock ->
    [yes] , και το ρολόι είναι σταματημένο
   *[no] { "" }
}.
told-not-away = { $who } γύρισε{ $clock ->
    [yes] , και το ρολόι τρέχει
   *[no] { "" }
}.
direct-reminder = Σειρά σου στο παιχνίδι με { $other }, στο { $place }. Έχεις ακόμα { $left }.
time-resting = Σε παύση, { $clock ->
    [runs] αλλά όχι το ρολόι του αντιπάλου που έφυγε
   *[no] δεν τρέχει ρολόι
}: { $across ->
    [yes] το παιχνίδι δεν μπορεί να συνεχιστεί τώρα στο κανάλι του. Με { $here } μεταφέρεται σε άλλο κανάλι
   *[no] έφυγε ένας από τους δύο, ή δεν μπορώ να γράψω εκεί. Γυρίστε και συνεχίστε, ή μεταφέρετέ το με { $here } σε άλλο κανάλι όπου είστε και οι δύο
}.
time-paused = (σε παύση)
time-resting-across = Σε παύση, { $clock ->
    [runs] αλλά όχι το ρολόι του αντιπάλου
   *[no] δεν τρέχει ρολόι
}: δεν μπορώ να επικοινωνήσω με { $other }. Συνεχίζεται μόλις γυρίσει ο αντίπαλος· μετά από { $days } μέρες, το `/cancel` το κλείνει χωρίς αποτέλεσμα.
direct-closed = Δεν μπορώ πια να γράψω στο { $place }, όπου παίζεις με { $other }. Το παιχνίδι είναι σε παύση{ $clock ->
    [runs] , όχι όμως το ρολόι σου
   *[no] { " " }και δεν τρέχει ρολόι
}. Άφησέ με να γράφω εκεί και συνέχισε· ή μετάφερέ το με { $here } σε άλλο κανάλι{ $across ->
    [yes] { "" }
   *[no] { " " }όπου είστε και οι δύο
}.
direct-left = Δεν είσαι πια στο { $place }, όπου παίζεις με { $other }. Το παιχνίδι είναι σε παύση{ $clock ->
    [runs] , όχι όμως το ρολόι σου
   *[no] { " " }και δεν τρέχει ρολόι
}. Γύρνα και συνέχισε· ή μετάφερέ το με { $here } σε άλλο κανάλι{ $across ->
    [yes] { "" }
   *[no] { " " }όπου είστε και οι δύο
}.
told-left = { $who }, το παιχνίδι σου με { $other } είναι σε παύση{ $clock ->
    [runs] , όχι όμως το ρολόι του αντιπάλου
   *[no] { " " }και δεν τρέχει ρολόι
}: εδώ είσαι μόνο εσύ. Συνεχίζεται μόλις γυρίσει και ο αντίπαλος· ή μετάφερέ το με { $here } σε άλλο κανάλι όπου είστε και οι δύο.
direct-muted = Στο { $place } δεν επιτρέπεται να γράφω, γι' αυτό σου απαντώ εδώ. Ένας συντονιστής μπορεί να μου το επιτρέψει.
direct-not-said = Δεν μου επιτρέπεται να γράψω εκεί όπου κάλεσες { $other }, οπότε κανείς δεν βλέπει την πρόσκληση. Όποιος διαχειρίζεται το { $place } μπορεί να μου το επιτρέψει· μετά κάλεσε ξανά, ή κάλεσε σε άλλο κανάλι.
told-not-here = { $who }, η πρόσκλησή σου δεν διαβάζεται: { $other } δεν είναι σε αυτό το κανάλι. Κάλεσε και εδώ τον αντίπαλο, ή ακύρωσε με `/cancel` και στείλε έναν κωδικό: `/newgame ΠΑΙΧΝΙΔΙ across:yes`. Με αυτόν μπαίνει κανείς από οπουδήποτε.
told-moved-away = { $who } μετέφερε το παιχνίδι με { $other } { $where ->
    [thread] σε ένα νήμα εδώ
    [out] έξω από το νήμα
    [together] σε άλλο κανάλι
   *[away] στο { $place }
}.
told-moved-here = { $who } μετέφερε εδώ το παιχνίδι με { $other }.
asks-here = { $who } θέλει να παίξετε εδώ αυτό το παιχνίδι. { $other }, γράψε εδώ { $here } αν συμφωνείς. Μέχρι τότε μένει εκεί που είναι.
told-followed = Αυτό το δωμάτιο αντικαθιστά ένα παλιότερο: το παιχνίδι συνεχίζεται εδώ.
told-back = Γύρισα: το παιχνίδι συνεχίζεται.
told-here = { $who } είναι τώρα εδώ.
told-returned = { $who } γύρισε: το παιχνίδι συνεχίζεται.
told-across-away = { $who }, δεν μπορώ τώρα να επικοινωνήσω με { $other }. Το παιχνίδι σας είναι σε παύση{ $clock ->
    [runs] , όχι όμως το ρολόι του αντιπάλου
   *[no] { " " }και δεν τρέχει ρολόι
}. Συνεχίζεται μόλις γυρίσει ο αντίπαλος· μετά από { $days } μέρες, το `/cancel` το κλείνει χωρίς αποτέλεσμα.
told-across-unread = { $who }, δεν μπορώ τώρα να επικοινωνήσω με { $other }, και η πρόσκλησή σου δεν διαβάστηκε. Το `/cancel` την αποσύρει.
told-across-back = Το παιχνίδι συνεχίζεται.
direct-removed = Η διαχείριση αφαίρεσε από το { $place } το παιχνίδι σου με { $other }. Είναι σε παύση{ $clock ->
    [runs] , όχι όμως το ρολόι σου
   *[no] { " " }και δεν τρέχει ρολόι
}. Το συνεχίζεις σε άλλο κανάλι με { $here }.
told-removed = { $who } (διαχείριση) αφαίρεσε αυτό το παιχνίδι από εδώ. { $other }, το συνεχίζεις σε άλλο κανάλι με { $here }.
told-say = { $who } λέει: { $text }
told-no-thread = Δεν μπόρεσα να ανοίξω νήμα εδώ, οπότε το παιχνίδι μένει σε αυτό το κανάλι.
thread-name = { $table } · { $who } { $ended ->
    [over] { $own }:{ $others }
   *[no] –
} { $other } · { $game }{ $ended ->
    [over] { "" }
    [closed] { "" }, ακυρώθηκε
   *[no] { $to ->
        [points] { "" } στα { $length }
       *[game] { "" }
    }
}
time-up = { $reader ->
    [mine] Τελείωσε ο χρόνος σου: { $other } μπορεί με { $claim } να κερδίσει
    [other] Τελείωσε ο χρόνος για { $who }: μπορείς με { $claim } να κερδίσεις
   *[no] Τελείωσε ο χρόνος για { $who }: { $other } μπορεί με { $claim } να κερδίσει
} { $to ->
    [game] την παρτίδα
    [money] το παιχνίδι
   *[match] το ματς
}, ή να { $reader ->
    [other] περιμένεις
   *[no] περιμένει
} κι άλλο.

## Το επόμενο βήμα, μπροστά σε όλους

next-invitation = { $who }, θα παίξεις; `/accept` ή `/decline`.
next-challenge = Παίζει κανείς; Όποιος γράψει πρώτος { $join } κάθεται στο τραπέζι.
next-rematch = { $who }, πάμε άλλη μία; `/rematch`· το `/analyse` δείχνει πόσο καλά έπαιξες.
next-alone = { $who }, με `/newgame` αρχίζεις νέα παρτίδα.
next-roll = { $who }, `/roll`, ή `/double` σε { $doubled }.
next-play = { $who }, { $again ->
    [yes] διπλές, ξαναρίχνεις: έφερες __{ $roll }__
   *[no] έφερες __{ $roll }__
}{ $how ->
    [told] .
    [long] . Παίζεις με `/move`, ή ένα ένα τα πούλια με `/enter`. Με `/moves` βλέπεις τι παίζεται.
   *[short] : `/move`, `/enter` ή `/moves`.
}
next-rest = { $who }, σου μένει ακόμα το __{ $roll }__: `/move`, `/enter` ή `/moves`.
next-double = { $who }, με `/take` παίζεις για { $doubled }, με `/drop` χάνεις { $value ->
    [one] 1 πόντο
   *[other] { $value } πόντους
}{ $beaver ->
    [yes] · με `/beaver` διπλασιάζεις σε { $redoubled } και κρατάς τον κύβο
   *[no] { "" }
}.
next-beaver = { $who }, με `/take` παίζεις για { $doubled }, με `/drop` χάνεις { $value } πόντους{ $beaver ->
    [yes] · με `/beaver` διπλασιάζεις ακόμα μία, ρακούν σε { $redoubled }
   *[no] { "" }
}.
next-resignation = { $who }, `/accept`, ή `/decline` και συνεχίζετε.
next-leaving = { $who }, `/accept`, ή `/decline` και συνεχίζετε.
next-cancelling = { $who }, `/accept` για ακύρωση, ή `/decline` και συνεχίζετε.
next-takeback = { $who }, με `/accept` ξαναπαίζεται η τελευταία κίνηση ({ $other }), με `/decline` συνεχίζετε.
next-choice = { $who }, με `/goon` συνεχίζεις από εδώ{ $over ->
    [0] { "" }
    [one] { " " }με 1 πόντο για αρχή
   *[other] { " " }με { $over } πόντους για αρχή
}, με `/fresh` στήνεις πάλι τα πούλια· αν δεν απαντήσεις σε μία μέρα, στήνονται πάλι.

## Το ίδιο στο Discord, όπου οι απαντήσεις είναι κουμπιά από κάτω

ask-invitation = { $who }, θα παίξεις;
ask-challenge = Παίζει κανείς;
ask-rematch = { $who }, ρεβάνς;
ask-roll = { $who }, σειρά σου: ρίχνεις ή διπλασιάζεις σε { $doubled };
ask-play = { $who }, { $again ->
    [yes] διπλές, ξαναρίχνεις: έφερες __{ $roll }__
   *[no] έφερες __{ $roll }__
}{ $how ->
    [told] .
    [long] . Διάλεξε κίνηση από το μενού, ή γράψε `/move`.
   *[short] . Διάλεξε κίνηση.
}
ask-rest = { $who }, σου μένει ακόμα το __{ $roll }__. Διάλεξε κίνηση.
ask-double = { $who }, δέχεσαι και παίζεις για { $doubled }, ή πας πάσο και χάνεις { $value ->
    [one] 1 πόντο
   *[other] { $value } πόντους
}{ $beaver ->
    [yes] , ή απαντάς με μπίβερ σε { $redoubled } και κρατάς τον κύβο
   *[no] { "" }
};
ask-beaver = { $who }, δέχεσαι και παίζεις για { $doubled }, ή πας πάσο και χάνεις { $value } πόντους{ $beaver ->
    [yes] , ή απαντάς με ρακούν σε { $redoubled }
   *[no] { "" }
};
ask-resignation = { $who }, δέχεσαι ή συνεχίζετε;
ask-leaving = { $who }, δέχεσαι ή συνεχίζετε;
ask-cancelling = { $who }, συμφωνείς ή συνεχίζετε;
ask-takeback = { $who }, να ξαναπαιχτεί η κίνηση ({ $other });
ask-choice = { $who }, συνεχίζεις από εδώ{ $over ->
    [0] { "" }
    [one] { " " }με 1 πόντο για αρχή
   *[other] { " " }με { $over } πόντους για αρχή
}, ή στήνεις πάλι τα πούλια; Αν δεν απαντήσεις σε μία μέρα, στήνονται πάλι.
ask-checker = Ποιο πούλι;
ask-target = Από το { $from } πού πάει;
ask-which = Ποιο τραπέζι;
ask-plays = { $roll }: διάλεξε μία από τις { $count } κινήσεις.
ask-which-challenge = Σε ποιο θέλεις να παίξεις;
ask-rules = Ποιο παιχνίδι;
ask-game = Ποιο παιχνίδι; Διάλεξε ένα:
ask-whole = Η κίνησή σου είναι { $play }. Ισχύει μόλις την επιβεβαιώσεις.{ $on ->
    [yes] { " " }Μπορείς να παίξεις και { $left }.
   *[no] { "" }
}

## Το ίδιο στο Matrix, πάνω από μια λίστα με τις επιτρεπτές κινήσεις

list-play = { $who }, { $again ->
    [yes] διπλές, ξαναρίχνεις: έφερες __{ $roll }__
   *[no] έφερες __{ $roll }__
}{ $how ->
    [told] .
    [long] . Διάλεξε τον αριθμό της κίνησής σου, ή γράψε τον μετά το `/move`. Το `/moves` τις δείχνει όλες, με `/enter` παίζεις ένα ένα τα πούλια.
   *[short] : διάλεξε έναν αριθμό, ή γράψε `/move`, `/enter` ή `/moves`.
}
list-rest = { $who }, σου μένει ακόμα το __{ $roll }__: διάλεξε έναν αριθμό, ή γράψε `/move`, `/enter` ή `/moves`.
list-numbered = { $play } (αρ. { $number })

## Πώς έχουν τα πράγματα, για όποιον ρωτάει

you-invitation = { $other } σε προσκαλεί: `/accept` ή `/decline`.
you-roll = Σειρά σου: `/roll`, ή `/double` σε { $doubled }.
you-play = Έφερες { $roll }: `/move`, `/enter` ή `/moves`.
you-rest = Σου μένει ακόμα το { $roll }: `/move`, `/enter` ή `/moves`.
you-double = { $other } διπλασίασε: με `/take` παίζεις για { $doubled }, με `/drop` πας πάσο{ $beaver ->
    [yes] · με `/beaver` διπλασιάζεις σε { $redoubled } και κρατάς τον κύβο
   *[no] { "" }
}.
you-beaver = { $other } ξαναδιπλασίασε: με `/take` παίζεις για { $doubled }, με `/drop` χάνεις { $value } πόντους{ $beaver ->
    [yes] · με `/beaver` διπλασιάζεις ακόμα μία, ρακούν σε { $redoubled }
   *[no] { "" }
}.
you-resignation = { $other } θέλει να το αφήσει { $lost }: `/accept` ή `/decline`.
you-leaving = { $other } θέλει να φύγει από το παιχνίδι και να χάσει { $lost }: `/accept` ή `/decline`.
you-cancelling = { $other } προτείνει { $session ->
    [yes] να τελειώσει εδώ το παιχνίδι
   *[no] να ακυρωθεί το παιχνίδι
}: `/accept` ή `/decline`.
you-takeback = { $other } ζητάει να πάρει πίσω την τελευταία κίνηση: `/accept` ή `/decline`.
you-choice = Κέρδισες αυτή την παρτίδα και αποφασίζεις πώς αρχίζει η επόμενη: `/goon` από εδώ, ή `/fresh`.
wait-invitation = { $who } δεν έχει απαντήσει ακόμα στην πρόσκληση.
wait-roll = { $who } έχει σειρά: να ρίξει ή να διπλασιάσει.
wait-play = { $who } έχει σειρά, με ζαριά { $roll }.
wait-rest = { $who } έχει σειρά, και μένει ακόμα το { $roll }.
wait-double = { $who } πρέπει να απαντήσει στον διπλασιασμό.
wait-beaver = { $who } πρέπει να απαντήσει: { $other } ξαναδιπλασίασε.
wait-choice = { $who } κέρδισε αυτή την παρτίδα και αποφασίζει αν η επόμενη συνεχίζει από εδώ.
wait-cancelling = { $who } πρέπει να απαντήσει στην πρόταση ακύρωσης.
wait-takeback = { $who } πρέπει να πει αν ξαναπαίζεται η κίνηση.
wait-resignation = { $who } πρέπει να απαντήσει στην παραίτηση.
wait-leaving = { $who } πρέπει να απαντήσει στην παραίτηση.
wait-or-withdraw = Το `/decline` αποσύρει την πρότασή σου{ $clock ->
    [yes] · το ρολόι σου συνεχίζει να τρέχει
   *[no] { "" }
}.
now-won = Τελείωσε, κέρδισε { $who }. Άλλη μία με `/rematch`, καινούργιο παιχνίδι με `/newgame` ή `/play`.
now-drawn = Αυτό το παιχνίδι έληξε ισόπαλο. Το `/newgame` ή το `/play` αρχίζει καινούργιο.
now-cancelled = Αυτό το παιχνίδι ακυρώθηκε. Το `/newgame` ή το `/play` αρχίζει καινούργιο.
now-ended = Η διαχείριση έκλεισε αυτό το τραπέζι χωρίς αποτέλεσμα. Με `/newgame` αρχίζεις καινούργιο παιχνίδι.
now-closed = Αυτή η πρόσκληση δεν ισχύει πια. Το `/newgame` στέλνει άλλη.

## Λόγια που δεν έγιναν κατανοητά

answer-thanks = Χαρά μου. Καλές ζαριές!
misread-no-command = Αυτό δεν το κατάλαβα: ξέρω μόνο από τάβλι. Γράψε π.χ. `/play portes`, `/newgame portes @friend` ή `/help`.
misread-no-sign = Δεν το κατάλαβα καλά. Μήπως εννοείς { $command };
example-person = @όνομα
misread-too-long = Πολύ μακρύ: μια εντολή έχει το πολύ { $most } χαρακτήρες.
misread-unknown = Δεν ξέρω την εντολή «{ $word }»{ $hint ->
    [yes] . Μήπως εννοείς { $nearest };
   *[no] · το `/help all` τις δείχνει όλες.
}
misread-unknown-option = Το `/{ $command }` δεν έχει επιλογή «{ $word }»{ $hint ->
    [yes] . Μήπως εννοείς `{ $nearest }`;
   *[no] · δες `/help { $command }`.
}
misread-play-clock = Οι παρτίδες με τον υπολογιστή δεν έχουν ρολόι: περιμένει όσο θέλεις. Παράλειψε το `clock:`.
misread-wish = Αυτό γίνεται με { $command }.
misread-sentence = Δεν το κατάλαβα. Το `/help` δείχνει πώς αρχίζεις, το `/help all` έχει όλες τις εντολές.
misread-twice = Το «{ $option }» υπάρχει δύο φορές· μία φτάνει.
misread-missing-game = Ποιο παιχνίδι; Το `/newgame portes @friend` καλεί κάποιον, το `/newgame portes` ρωτάει ποιος παίζει. Παιχνίδια: { $games }.
misread-missing-game-to-play = Ποιο παιχνίδι; Για παράδειγμα `/play portes`. Παιχνίδια: { $games }.
misread-which-game = Ποιο παιχνίδι θέλεις να παίξεις με { $other }; Διάλεξε ένα: { $games }, όπως `/newgame portes @friend`.
misread-related-game = Δεν ξέρω το «{ $word }». Το πιο κοντινό που ξέρω: { $game }, με { $example }.
misread-no-value = Λείπει η τιμή του `{ $option }:`{ $any ->
    [yes] . Διάλεξε μία: { $words }, όπως { $example }.
   *[no] · δες `/help { $command }`.
}
misread-missing-distance = Πόσο μακριά; Για παράδειγμα `/odds 6`.
misread-missing-id = Ποια διάταξη; Για παράδειγμα `/position 4HPwATDgc/ABMA 3-1`.
misread-missing-roll = Ποια ζαριά; Για παράδειγμα `/opening 3-1`.
misread-missing-play = Ποια κίνηση; Για παράδειγμα `/move 13/9 9/3`, ή `/moves` για τη λίστα και μετά `/move 1`.
misread-missing-text = Τι θέλεις να πεις; Για παράδειγμα `/say Ωραία παρτίδα!`.
misread-too-much = Δεν καταλαβαίνω το «{ $word }» εδώ. Γράψε: { $example }.
misread-which-option = Το «{ $word }» μόνο του δεν λέει τι εννοείς. { $count ->
    [one] Γράψε:
   *[other] Γράψε ένα από αυτά:
}
misread-not-a-game = Δεν ξέρω παιχνίδι «{ $word }». Παίζω { $words }. Για να καλέσεις κάποιον, γράψε το όνομά του με @: `/newgame portes @friend`.
misread-not-one-of = Δεν καταλαβαίνω το «{ $word }» (`{ $option }`){ $hint ->
    [yes] . Μήπως εννοείς «{ $nearest }»;
   *[no] . Γράψε ένα από αυτά: { $words }.
}
misread-not-a-number = Δεν καταλαβαίνω το «{ $word }» (`{ $option }`): γράψε αριθμό από { $least } ως { $most }{ $any ->
    [yes] { " " }ή «{ $or }»
   *[no] { "" }
}.
misread-not-a-person = Δεν βρίσκω «{ $word }». Γράψε το όνομα με @, όπως { $example }.
misread-nobody-here = Δεν βρίσκω εδώ «{ $word }». Κάλεσε πρώτα το άτομο στο δωμάτιο, ή γράψε ολόκληρη τη διεύθυνση, όπως { $example }.
misread-no-account = Δεν βρίσκω «{ $word }»: δεν υπάρχει τέτοιος λογαριασμός, ή ο σέρβερ { $server } δεν απαντάει. Δες αν η διεύθυνση είναι σωστή.
misread-word-too-long = Το «{ $word }» είναι πολύ μακρύ (`{ $option }`): το πολύ { $most } χαρακτήρες.

## Τι δεν γίνεται σε ένα τραπέζι

refused-no-cube = Εδώ δεν διπλασιάζουμε: η παρτίδα παίζεται χωρίς κύβο.
refused-crawford = Αυτή είναι η παρτίδα Κρόφορντ: χωρίς διπλασιασμό. Από την επόμενη επιτρέπεται πάλι.
refused-opening = Δεν μπορείς να διπλασιάσεις πριν παιχτεί η πρώτη κίνηση.
refused-not-your-cube = Τον κύβο τον έχει { $other }: μόνο ο αντίπαλος μπορεί να ξαναδιπλασιάσει.
refused-dead-cube = Ο κύβος είναι νεκρός: αν κερδίσεις αυτή την παρτίδα, κερδίζεις και το ματς.
refused-double-after-roll = Μπορείς να διπλασιάσεις μόνο πριν ρίξεις.
refused-known-dice = Μετά από κίνηση που πάρθηκε πίσω οι επόμενες ζαριές είναι γνωστές: κανείς δεν διπλασιάζει ώσπου να παιχτούν.
refused-highest-cube = Ο κύβος δεν πάει πιο πάνω.
refused-no-beaver = Σε αυτό το τραπέζι δεν παίζεται μπίβερ. Ορίζεται στην πρόσκληση, σε ελεύθερο παιχνίδι: `match:money beavers:on`.
refused-no-raccoon = Εδώ δεν γίνεται άλλος διπλασιασμός: `/take` ή `/drop`.
refused-no-session = Αυτό γίνεται μόνο σε ελεύθερο παιχνίδι· με `/resign` παραιτείσαι από αυτή την παρτίδα.
refused-not-asked = Σε αυτό μπορεί να απαντήσει μόνο { $who }. Δεν άλλαξε τίποτα.
refused-no-clock = Εδώ δεν τρέχει ρολόι, οπότε δεν υπάρχει τίποτα να διεκδικήσεις.
refused-nothing-to-take-back = Τώρα δεν έχεις κίνηση να πάρεις πίσω. Μπορείς να πάρεις πίσω μόνο την τελευταία σου κίνηση σε αυτή την παρτίδα{ $cube ->
    [yes] , ώσπου να διπλασιάσει κάποιος
   *[no] { "" }
}.
refused-undo-dice = Από τότε έπεσαν ζάρια. Με το `/takeback` ζητάς να την πάρεις πίσω· πρέπει να συμφωνήσει και { $other }.
refused-rated-takeback = Σε βαθμολογημένο ματς μια κίνηση δεν αλλάζει αφού ριχτούν ζάρια μετά από αυτήν.
refused-hint-rated = Σε βαθμολογημένο ματς δεν δίνω συμβουλές.
refused-rated = Ένα βαθμολογημένο ματς έχει ρολόι και τέλος, και δεν έχει συμβουλές: παράλειψε το `rated`, ή τα `clock:none`, `hints:on` και `match:money`.
refused-rated-open = Το βαθμολογημένο ματς σου με μένα δεν έχει τελειώσει: { $table }.
refused-rated-cancel = Ένα βαθμολογημένο ματς με μένα δεν ακυρώνεται. Με το `/resign` παραιτείσαι.
refused-time-left = { $other } έχει ακόμα { $left } για αυτή την κίνηση. Μετά μπορείς να δώσεις `/claim`.
refused-vacation = Δεν έχεις τόσες μέρες διακοπών: από τις { $most } του { $year } { $any ->
    [yes] έχεις ακόμα { $left }
   *[no] δεν έχεις άλλες
}.
refused-clock = Δεν ξέρω το ρολόι «{ $word }»: υπάρχουν `clock:fast`, `clock:daily`, `clock:relaxed` και `clock:none`· πώς βάζεις δικό σου, το εξηγεί το `/help clock`.
refused-resigns-too-much = Σε αυτή την παρτίδα μπορείς να χάσεις το πολύ { $most ->
    [1] μονό
    [2] διπλό: `/resign double`
    [3] μπακγκάμον: `/resign backgammon`
   *[other] { $most } φορές το ποντάρισμα
}.
refused-cube-here = { $game }: εδώ δεν διπλασιάζουμε, το παιχνίδι δεν έχει κύβο.
refused-games-twice = Γράψε κάθε παιχνίδι του ταβλιού μία φορά, όπως `games:portes,plakoto`.
refused-rules-contradict = Οι ειδικοί κανόνες «{ $rule }» και «{ $other }» δεν ταιριάζουν μεταξύ τους. Διάλεξε έναν.
refused-money-rules = Ο κανόνας Τζακόμπι, το μπίβερ, το ρακούν και οι αυτόματοι διπλασιασμοί παίζονται μόνο σε ελεύθερο παιχνίδι (`match:money`) με κύβο διπλασιασμού.
refused-custom-rule = Ο ειδικός κανόνας «{ $rule }» παίζεται μόνο σε: { $games }.
refused-no-such-number = Δεν υπάρχει κίνηση { $number }: η λίστα έχει { $count ->
    [one] μία κίνηση
   *[other] { $count } κινήσεις
}. Δες τη με `/moves`.
refused-outdated = Αυτό ήταν για άλλη κίνηση. Δεν άλλαξε τίποτα.
refused-further-lines = Μετράει μόνο η πρώτη γραμμή: μία εντολή σε κάθε μήνυμα.
refused-edited = Όταν επεξεργάζεσαι ένα μήνυμα, η εντολή δεν αλλάζει: ισχύει όπως την έστειλες αρχικά. Αν χρειάζεται, στείλε την ξανά.
refused-sealed = Δεν μπόρεσα να αποκρυπτογραφήσω το μήνυμά σου: δεν ήρθε το κλειδί του. Δεν έγινε τίποτα· στείλε το ξανά, παρακαλώ.
refused-plaintext = Αυτό το δωμάτιο είναι κρυπτογραφημένο, το μήνυμά σου όμως όχι, γι' αυτό το αγνόησα. Στείλε το ξανά· αν συμβεί πάλι, ενημέρωσε την εφαρμογή σου.
refused-earlier-step = Αυτή η επιλογή δεν ισχύει πια, οπότε δεν έγινε τίποτα. Έτσι είναι τώρα η κίνησή σου.
refused-no-step = Καμία επιτρεπτή κίνηση δεν αρχίζει με «{ $word }».{ $known ->
    [yes] { " " }Μήπως { $meant };
   *[no] { "" }
}
refused-nothing-entered = Δεν έχεις παίξει ακόμα κανένα πούλι: άρχισε με `/enter`.
refused-not-whole = Η κίνηση δεν είναι ακόμα πλήρης.
refused-no-table = Δεν έχεις τραπέζι εδώ. Το `/newgame portes @friend` ανοίγει ένα, και με το `/play portes` παίζεις μαζί μου.
refused-claim-absent = { $other } δεν είναι εδώ, και εσύ μπορείς να διώχνεις μέλη από αυτόν τον σέρβερ. Γι’ αυτό δεν μπορείς να διεκδικήσεις το { $table }: ζήτα από άλλον της διαχείρισης να το κλείσει (`/endtable`), ή κλείσ’ το με `/cancel` όταν ο αντίπαλος λείπει { $days } μέρες.
refused-claim-own-turn = Δεν έχεις τι να διεκδικήσεις: είναι η σειρά σου.
refused-yes-to-what = Ποιο εννοείς; Με { $command } επιβεβαιώνεις αυτό που μόλις ρώτησα, με { $other } δέχεσαι στο άλλο τραπέζι.
refused-nothing-to-answer = Δεν υπάρχει εδώ κάτι που να περιμένει απάντησή σου.
refused-no-such-table = Δεν υπάρχει εδώ ανοιχτό τραπέζι «{ $name }»{ $own ->
    [none] .
   *[some] · δικά σου: { $names }.
}
refused-damaged = Το { $table } δεν μπορεί να συνεχιστεί: τα αποθηκευμένα δεδομένα του είναι κατεστραμμένα. Δεν άλλαξε τίποτα, και όποιος διαχειρίζεται το bot βρίσκει τις λεπτομέρειες στο αρχείο καταγραφής. Τα άλλα παιχνίδια σου συνεχίζονται.
refused-not-seated = Σε αυτό το τραπέζι παίζουν μόνο { $who } και { $other }. { $own ->
    [some] Δικά σου εδώ: { $names }.
   *[none] Το `/newgame` ανοίγει δικό σου.
}
refused-not-moderator = Ξένα τραπέζια κλείνει μόνο η διαχείριση. Το δικό σου το τελειώνεις με `/cancel` ή `/resign`.
refused-endtable-own = Στο { $table } παίζεις εσύ, οπότε μόνο άλλος από τη διαχείριση μπορεί να το κλείσει. Πρότεινε ακύρωση με `/cancel` ({ $other }), ή παραιτήσου με `/resign`.
refused-channel-language = Τη γλώσσα εδώ την αλλάζει μόνο η διαχείριση{ $on ->
    [discord] : όποιος έχει δικαίωμα διαχείρισης του καναλιού ή του σέρβερ
    [matrix] : όποιος έχει δικαίωμα να αφαιρεί μηνύματα άλλων
   *[console] { "" }
}. Δεν άλλαξε τίποτα. Τη δική σου γλώσσα την αλλάζεις π.χ. με `/settings language:greek`.
refused-rematch-there = Το { $table } παίχτηκε στο { $place }: δώσε εκεί το `/rematch`.
refused-rematch-former = Ο αντίπαλός σου δεν είναι πια εδώ για ρεβάνς. Με `/newgame` αρχίζεις νέα παρτίδα.
refused-mydata-here = Εδώ θα το διάβαζαν όλοι. Γράψε { $command } σε ιδιωτική συνομιλία μαζί μου.
refused-no-such-link = Δεν γνωρίζω αυτόν τον κωδικό. Κάθε κωδικός ισχύει μία φορά και για 10 λεπτά: πάρε καινούργιο με `/link` στον άλλο λογαριασμό σου.
refused-link-same = Αυτόν τον κωδικό τον πήρες σε αυτόν εδώ τον λογαριασμό. Γράψε τον στον άλλο.
refused-linked-already = Αυτός ο λογαριασμός είναι ήδη συνδεδεμένος με { $first }. Με `/me` βλέπεις τους λογαριασμούς σου.
refused-linked-many = Μπορείς να συνδέσεις το πολύ { $count } λογαριασμούς.
refused-link-opponents = Αυτός ο λογαριασμός και { $first } είναι αντίπαλοι στο { $table }. Τελείωσε πρώτα εκείνο το παιχνίδι ή την πρόσκληση.
refused-not-linked = Αυτός ο λογαριασμός δεν είναι συνδεδεμένος με άλλον. Με `/link` παίρνεις κωδικό για σύνδεση.
refused-forget-linked = Σύνδεσες λογαριασμούς την τελευταία εβδομάδα, γι' αυτό δεν τους διαγράφω ακόμα μαζί: γίνεται σε { $wait }. Για να διαγράψεις μόνο αυτόν, χρησιμοποίησε `/unlink` και μετά `/forget`.
refused-elsewhere = Το { $table } παίζεται στο { $place }. Με { $here } το μεταφέρεις σε άλλο κανάλι{ $across ->
    [yes] { "" }
   *[no] { " " }όπου είστε και οι δύο
}.
refused-removed = Η διαχείριση αφαίρεσε το { $table } από το κανάλι του. Το συνεχίζεις σε άλλο κανάλι με { $here }.
refused-other-away = { $other } δεν είναι εδώ και δεν θα μπορούσε να παρακολουθήσει το παιχνίδι. Δεν άλλαξε τίποτα: κάλεσε εδώ τον αντίπαλο και δώσε μετά πάλι το { $here }, ή δώσε το σε άλλο κανάλι όπου είστε και οι δύο.
refused-not-played = Δεν έχεις σε εξέλιξη παιχνίδι «{ $name }»{ $own ->
    [none] .
   *[some] · δικά σου: { $names }.
}
refused-thread = Εδώ δεν υπάρχουν νήματα.
refused-channel = Τις ρυθμίσεις αυτού του καναλιού τις αλλάζει μόνο η διαχείριση{ $on ->
    [discord] : όποιος έχει δικαίωμα διαχείρισης του καναλιού ή του σέρβερ
    [matrix] : όποιος έχει δικαίωμα να αφαιρεί μηνύματα άλλων
   *[console] { "" }
}. Δεν άλλαξε τίποτα. Το `/channel` μόνο του τις δείχνει.
refused-shrinking = Εδώ δεν μπορώ να αλλάξω παλιότερα μηνύματά μου, οπότε τα παλιά ταμπλό μένουν.
refused-only = Το `only:` διαλέγει ένα κανάλι ενός σέρβερ, όπως στο Discord. Εδώ δεν υπάρχει επιλογή.
refused-only-server = Πού ξεκινούν τα παιχνίδια στον σέρβερ ορίζει μόνο όποιος μπορεί να τον διαχειρίζεται.
refused-share = Εδώ διαβάζουμε μόνο εσύ κι εγώ, οπότε δεν υπάρχει κανείς για να του το δείξεις.
refused-elsewhere-only = Τα νέα παιχνίδια ξεκινούν στο { $place }.
refused-thread-never = Σε αυτό το κανάλι τα παιχνίδια δεν έχουν δικό τους νήμα. Βγάλε το `thread:on`.
refused-here-already = Το { $table } παίζεται ήδη εδώ.
refused-here-asked = { $other } δεν έχει συμφωνήσει ακόμα. Το παιχνίδι έρχεται εδώ μόλις γράψει εδώ { $here }.
refused-nothing-to-move = Δεν έχεις σε άλλο κανάλι παιχνίδι σε εξέλιξη για να το φέρεις εδώ.
refused-which = Ποιο τραπέζι; Πρόσθεσε { $names } στην εντολή.
refused-none-fits = Αυτό δεν γίνεται τώρα σε κανένα τραπέζι σου εδώ:
state-line = __{ $table }__: { $state }
challenge-rated = βαθμολογημένο
challenge-line = __{ $table }__ · { $who } · { $game }{ $to ->
    [game] { "" }
    [games] { " " }({ $length } παρτίδες)
    [money] { " " }(ελεύθερο)
   *[points] { " " }(στα { $length })
}{ $cube ->
    [on] , με κύβο
    [off] , χωρίς κύβο
   *[usual] { "" }
}{ $custom ->
    [some] { " " }· { $rules }
   *[none] { "" }
}
state-challenge = { $command } · ακόμα { $left }
state-own-challenge = το { $command } το αποσύρει · ακόμα { $left }
state-challenge-across = από αλλού /join { $word } ή !join { $word } · το { $command } το αποσύρει · ακόμα { $left }
refused-number-of-what = Το { $number } από ποια λίστα; Το { $command } παίζει αυτή την κίνησή σου.
refused-number-unclear = Το { $number } σημαίνει δύο κινήσεις: { $listed } στη λίστα κάτω από το ταμπλό και { $play } σε εκείνη του `/moves`. Γράψε την ίδια την κίνηση, όπως { $command }.
refused-no-such-move = Δεν παίχτηκε ακόμα η κίνηση { $number }: τώρα είναι η κίνηση { $last }.
refused-no-game-yet = Σε αυτό το τραπέζι δεν άρχισε ακόμα παρτίδα.
refused-no-such-game = Σε αυτό το τραπέζι δεν παίχτηκε παρτίδα { $number }.
refused-yourself = Δεν μπορείς να παίξεις με τον εαυτό σου. Κάλεσε κάποιον άλλο: `/newgame portes @friend`.
refused-clock-computer = Μαζί μου παίζεις χωρίς ρολόι: περιμένω όσο θέλεις. Παράλειψε το `clock:`.
refused-playing-computer = Παίζουμε ήδη σε αυτό το επίπεδο, στο { $table }. Τελείωσε πρώτα εκείνη την παρτίδα, παράτα την με `/resign` ή διάλεξε άλλο επίπεδο, π.χ. `level:master`.
refused-played-many = Άρχισες { $count } παρτίδες μαζί μου την τελευταία ώρα. Περίμενε { $wait } ή συνέχισε κάποια από αυτές.
refused-block-former = Ο αντίπαλός σου εκεί έφυγε οριστικά, οπότε δεν υπάρχει κανείς να αποκλείσεις.
refused-block-bot = Εμένα δεν μπορείς να με αποκλείσεις. Αν δεν θέλεις να παίζεις μαζί μου, απλώς μη δίνεις `/play`.
refused-not-welcome = { $other } δεν δέχεται αυτή την πρόσκληση. Μπορείς να προσκαλέσεις κάποιον άλλον.
refused-invited-full = { $other } έχει ήδη πάρα πολλές αναπάντητες προσκλήσεις. Δοκίμασε ξανά όταν απαντηθούν μερικές.
refused-block-yourself = Δεν μπορείς να αποκλείσεις τον εαυτό σου.
refused-blocked-many = Έχεις ήδη αποκλείσει { $count } άτομα. Βγάλε πρώτα κάποιον με `/unblock`· το `/block` τους δείχνει.
refused-blocked-already = Έχεις ήδη αποκλείσει { $who }.
refused-not-blocked = Δεν έχεις αποκλείσει { $who }.
refused-other-bot = { $other } είναι bot και δεν μπορεί να παίξει. Κάλεσε έναν άνθρωπο, `/newgame portes @friend`, ή παίξε μαζί μου: `/play portes`.
refused-playing-already = Οι δυο σας παίζετε ήδη { $game } στο { $table }· τελειώστε πρώτα εκείνο το παιχνίδι, κλείστε το με `/resign` ή `/cancel`, ή διαλέξτε άλλο.
refused-too-fast = Δεν σε προλαβαίνω. Δεν άλλαξε τίποτα· περίμενε { $seconds ->
    [one] ένα δευτερόλεπτο
   *[other] { $seconds } δευτερόλεπτα
} και δοκίμασε ξανά.
refused-busy = Ασχολούμαι ακόμα με τις προηγούμενες ερωτήσεις σου. Ρώτα ξανά μόλις πάρεις εκείνες τις απαντήσεις.
refused-posts = Θα ήταν ένα μήνυμα παραπάνω για τους άλλους εδώ. Μπορείς ξανά σε { $wait }· οι κινήσεις επιτρέπονται πάντα.
refused-invited-again = Η τελευταία σου πρόσκληση προς { $other } δεν κατέληξε σε παρτίδα. Μπορείς να στείλεις άλλη σε { $wait }.
refused-invited-many = Έχεις ήδη προσκαλέσει { $count } άτομα. Μπορείς να προσκαλέσεις κι άλλον σε { $wait }.
refused-invited-here = Την τελευταία ώρα στάλθηκαν εδώ { $count } προσκλήσεις. Μπορείς να στείλεις άλλη σε { $wait }.
refused-challenged-many = Έχεις στείλει ήδη { $count } προσκλήσεις. Μπορείς να αφήσεις ανοιχτό κάλεσμα σε { $wait }.
refused-challenges-many = Έχεις ήδη { $count } ανοιχτά καλέσματα εδώ: { $names }. Το `/cancel` αποσύρει ένα.
refused-challenges-full = Υπάρχουν ήδη { $count } ανοιχτά καλέσματα εδώ. Το `/games` τα δείχνει, και με `/join` παίζεις σε ένα.
refused-challenge-alone = Δεν διαβάζει κανείς άλλος εδώ για να παίξει μαζί σου. Κάλεσε κάποιον: `/newgame portes @friend`. Ή παίξε μαζί μου: `/play portes`.
refused-roles = Το `for:` ισχύει μόνο στο Discord, όπου τα μέλη έχουν ρόλους. Χωρίς αυτό μπορούν να παίξουν όλοι εδώ.
refused-no-role = Δεν βρίσκω τον ρόλο «{ $word }». Διάλεξέ τον από τη λίστα που δείχνει το Discord στο `for:`.
refused-level-of-person = Επίπεδο διαλέγεις μόνο όταν παίζεις μαζί μου: { $right }.
refused-role-and-opponent = Το `for:` ορίζει ποιος μπορεί να απαντήσει σε ανοιχτό κάλεσμα. Βγάλε ή αυτό ή τον αντίπαλο.
refused-no-challenge = Δεν υπάρχει εδώ ανοιχτό κάλεσμα. Το `/newgame portes` ρωτάει ποιος παίζει.
refused-no-such-challenge = Δεν υπάρχει εδώ ανοιχτό κάλεσμα «{ $name }»{ $open ->
    [none] . Ένας κωδικός από άλλο κανάλι ή σέρβερ έχει τρία μέρη, όπως `fig-1-7KQ2MPX4`. Το `/newgame portes` ρωτάει ποιος παίζει.
   *[some] . Ανοιχτά είναι:
}
refused-own-challenge = Αυτό το κάλεσμα είναι δικό σου: πρέπει να απαντήσει κάποιος άλλος. Το { $cancel } το αποσύρει.
refused-challenge-role = Εδώ παίζουν μόνο μέλη με τον ρόλο «{ $role }». Το `/newgame portes` ρωτάει ποιος άλλος θα παίξει.
refused-challenge-blocked = Έχεις αποκλείσει: { $who }. Αν θέλεις να παίξετε, δώσε πρώτα `/unblock`.
refused-challenge-closed = Εδώ δεν μπορείς να παίξεις. Το `/newgame portes` ρωτάει ποιος άλλος θα παίξει.
refused-challenge-taken = Δεν πρόλαβες ({ $who } παίζει ήδη). Το `/newgame portes` ρωτάει ποιος άλλος θα παίξει.
refused-challenge-over = Αυτό το κάλεσμα δεν ισχύει πια. Το `/newgame portes` ρωτάει ποιος θα παίξει.
refused-not-your-challenge = Αυτό το αποσύρει μόνο { $who }.
refused-across-and-opponent = Το `across:yes` φτιάχνει έναν κωδικό για κάποιον σε άλλο κανάλι ή σέρβερ. Παράλειψε τον αντίπαλο και το `for:`.
refused-codes-open = Έχεις ήδη { $count } ανοιχτούς κωδικούς εδώ: { $names }. Το `/cancel` αποσύρει έναν.
refused-codes-wrong = Δοκίμασες πάρα πολλούς λάθος κωδικούς. Μπορείς να δοκιμάσεις ξανά σε { $wait }.
refused-no-such-code = Δεν γνωρίζω αυτόν τον κωδικό. Κοίτα μήπως τον έγραψες λάθος, ή ζήτα να σου στείλουν καινούργιο.
refused-code-over = Αυτός ο κωδικός δεν ισχύει πια. Ζήτα να σου στείλουν καινούργιο: τον φτιάχνει το `/newgame portes across:yes`.
refused-own-code-over = Αυτός ο κωδικός δεν ισχύει πια. Καινούργιο φτιάχνει το `/newgame portes across:yes`.
refused-own-code = Αυτός είναι ο δικός σου κωδικός. Στείλε τον σε κάποιον, για να παίξει μαζί σου από άλλο κανάλι ή σέρβερ.
refused-say-here = Εδώ παίζει και { $other }: γράψτε απλώς μεταξύ σας. Το `/say` είναι για αντίπαλο σε άλλο κανάλι ή σέρβερ.
refused-say-long = Είναι πολύ μεγάλο για το `/say`: ως { $most } χαρακτήρες.
refused-say-link = Δεν μεταφέρω συνδέσμους. Πες το χωρίς σύνδεσμο.
refused-say-off = { $other } δεν διαβάζει μηνύματα αντιπάλων. Αυτό το αλλάζει μόνο ο αντίπαλος, με τη ρύθμιση `talk:on`.
refused-say-unreachable = Αυτή τη στιγμή δεν μπορώ να επικοινωνήσω με { $other }, οπότε το μήνυμα δεν στάλθηκε. Ξαναπές το όταν συνεχιστεί το παιχνίδι.
refused-offers = Έχεις κάνει ήδη { $count } προτάσεις από την τελευταία ζαριά. Μπορείς να κάνεις άλλη μετά την επόμενη ζαριά.
refused-too-many = Έχεις ήδη { $count } ανοιχτά τραπέζια εδώ· τελείωσε πρώτα ένα από αυτά.
refused-pass = Όταν δεν έχεις κίνηση, η σειρά σου χάνεται αυτόματα.

## Απαντήσεις

done-not-confirmed = Εντάξει, δεν άλλαξε τίποτα.
done-moves = { $roll }: { $count ->
    [one] παίζεται μία κίνηση
   *[other] παίζονται { $count } κινήσεις
}{ $shown ->
    [all] . Παίξε με `/move` και τον αριθμό.
   *[some] , εδώ οι πρώτες { $limit }. Το `/moves { $start }` δείχνει όσες αρχίζουν από { $start }.
}
done-moves-picture = Στην εικόνα: οι πρώτες { $count } από τις { $all }.
refused-moves-many = Το { $roll } παίζεται με πάρα πολλούς τρόπους για κατάλογο. Με `/enter` παίζεις πούλι πούλι, ή γράψε όλη την κίνηση μετά το `/move`.
done-moves-none = Καμία επιτρεπτή κίνηση με { $roll } δεν αρχίζει από «{ $start }»· το `/moves` δείχνει και τις { $count }.
hint-plays = { $roll }: οι καλύτερες κινήσεις με τη σειρά, με τον αριθμό τους για το `/move`.
hint-play = { $number }. { $play }: equity { $equity }{ $is-best ->
    [yes] { "" }
   *[no] { " " }(−{ $lost })
}. Νίκες { $win }%{ $kind ->
    [gammon] , γκάμον { $high }%, ήττες με γκάμον { $low }%
    [double] , διπλά { $high }%, διπλές ήττες { $low }%
    [many] · κατά μέσο όρο η νίκη μετράει { $win-counts }, η ήττα { $loss-counts }
   *[single] { "" }
}.
equity-note = Equity: πόντοι που κερδίζεις κατά μέσο όρο{ $cube ->
    [with] , μαζί με τον κύβο
    [without] , χωρίς τον κύβο
   *[none] { "" }
}{ $match ->
    [yes] , με αυτό το σκορ
   *[no] { "" }
}{ $unit ->
    [cube] · 1 είναι η αξία του κύβου
   *[game] { "" }
}.
hint-double = { $advice ->
    [double] __{ $again ->
        [yes] Ξαναδιπλασίασε
       *[no] Διπλασίασε
    }__, και ο αντίπαλος πρέπει να { $answer ->
        [drop] πάει πάσο: αυτό αξίζει για σένα +1,000.
       *[take] δεχτεί: αυτό αξίζει για σένα { $double }.
    } Αν μόνο ρίξεις, αξίζει { $roll }.
    [too-good] __Ρίξε__, η διάταξη είναι υπερβολικά καλή για να { $again ->
        [yes] ξαναδιπλασιάσεις
       *[no] διπλασιάσεις
    }. Αν συνεχίσεις, αξίζει για σένα { $roll }. Ο αντίπαλος θα πήγαινε πάσο, για +1,000.
   *[roll] __{ $again ->
        [yes] Μην ξαναδιπλασιάσεις
       *[no] Μη διπλασιάσεις
    }__: αν μόνο ρίξεις, αξίζει για σένα { $roll }, { $again ->
        [yes] με επαναδιπλασιασμό
       *[no] με διπλασιασμό
    } { $double }.
} (Πόντοι κατά μέσο όρο· 1 είναι η αξία του κύβου.)
hint-take = { $best ->
    [take] __Δέξου__: αν παίξεις, αξίζει για σένα { $take }, με πάσο −1,000.
    [beaver] __Κάνε μπίβερ__: ο διπλασιασμός ήταν λάθος. Αν παίξεις, αξίζει για σένα { $take }.
   *[drop] __Πάσο__: αυτό αξίζει για σένα −1,000, αν παίξεις { $take }.
} (Πόντοι κατά μέσο όρο· 1 είναι η αξία του κύβου.)
hint-action = { $action ->
    [accept] __Δέξου__ την πρόταση.
    [decline] __Αρνήσου__ την πρόταση: η παρτίδα αξίζει περισσότερο για σένα.
    [go-on] __Συνέχισε__ από εδώ.
    [set-up] __Στήσε πάλι τα πούλια__.
   *[roll] __Ρίξε__: δεν υπάρχει τίποτα άλλο να αποφασίσεις.
}
position-terms = { $game } ({ $length ->
    [0] { "" }
   *[other] ματς στα { $length }: άσπρα { $white }, μαύρα { $black }{ $crawford ->
        [yes] , παρτίδα Κρόφορντ
       *[no] { "" }
    }{ $value ->
        [1] { "" }
       *[other] ·{ " " }
    }
}{ $value ->
    [1] { "" }
   *[other] { $owner ->
        [white] τον κύβο τον έχουν τα άσπρα
        [black] τον κύβο τον έχουν τα μαύρα
       *[nobody] ο κύβος είναι στη μέση
    }, στο { $value }
})
position-plays = { $game }, { $roll }: οι καλύτερες κινήσεις για τα άσπρα με τη σειρά.
position-no-play = { $game }: με { $roll } τα άσπρα δεν μπορούν να παίξουν.
position-chances = { $game }, { $doubled ->
    [yes] τα άσπρα διπλασίασαν
   *[no] ρίχνουν τα άσπρα
}. Νίκες { $win }%{ $kind ->
    [gammon] , γκάμον { $high }%, ήττες με γκάμον { $low }%{ $has-triple ->
        [yes] { " " }(μπακγκάμον { $triple-won }% και { $triple-lost }%)
       *[no] { "" }
    }· equity χωρίς τον κύβο { $equity }
    [double] , διπλά { $high }%, διπλές ήττες { $low }%· equity { $equity }
    [many] · κατά μέσο όρο η νίκη μετράει { $win-counts }, η ήττα { $loss-counts }· equity { $equity }
   *[single] · equity { $equity }
}.
position-cube = { $again ->
    [yes] __{ $action ->
        [double-take] Επαναδιπλασιασμός και αποδοχή
        [double-drop] Επαναδιπλασιασμός και πάσο
        [too-good] Υπερβολικά καλή διάταξη για επαναδιπλασιασμό· αν γίνει, πάσο
        [beaver] Χωρίς επαναδιπλασιασμό· αν γίνει, μπίβερ
       *[no-double] Χωρίς επαναδιπλασιασμό· αν γίνει, αποδοχή
    }.__ Χωρίς επαναδιπλασιασμό { $roll } · Επαναδιπλασιασμός και { $action ->
        [beaver] μπίβερ
       *[other] αποδοχή
    } { $double } · Επαναδιπλασιασμός και πάσο +1,000
   *[no] __{ $action ->
        [double-take] Διπλασιασμός και αποδοχή
        [double-drop] Διπλασιασμός και πάσο
        [too-good] Υπερβολικά καλή διάταξη για διπλασιασμό· αν γίνει, πάσο
        [beaver] Χωρίς διπλασιασμό· αν γίνει, μπίβερ
       *[no-double] Χωρίς διπλασιασμό· αν γίνει, αποδοχή
    }.__ Χωρίς διπλασιασμό { $roll } · Διπλασιασμός και { $action ->
        [beaver] μπίβερ
       *[other] αποδοχή
    } { $double } · Διπλασιασμός και πάσο +1,000
}
position-no-cube = __{ $why ->
    [black] Τον κύβο τον έχουν τα μαύρα, και τα άσπρα δεν μπορούν να διπλασιάσουν.
    [dead] Με αυτό το σκορ τα άσπρα δεν κερδίζουν τίποτα από τον κύβο.
   *[crawford] Στην παρτίδα Κρόφορντ δεν διπλασιάζει κανείς.
}__ Equity { $roll }.
refused-no-position = Το «{ $id }» δεν είναι διάταξη. Στείλε ένα id διάταξης του GNU Backgammon, όπως `/position 4HPwATDgc/ABMA`, ένα XGID, ή το JSON που διαβάζει το `kafenio legal`.
refused-no-such-part = Αυτοί οι κανόνες έχουν { $of } μέρη. Χωρίς αριθμό έρχεται η πρώτη σελίδα.
refused-position-json = Δεν μπορώ να διαβάσω αυτό το JSON: { $why }.
refused-position-of-table = Αυτή η διάταξη ανήκει σε παρτίδα μεταξύ ανθρώπων που παίζεται ακόμα. Συμβουλές δίνω μόνο στις παρτίδες με τον υπολογιστή (το `/play` αρχίζει μία) και σε όσες άρχισαν με `hints:on`.
decimal-mark = ,
refused-hint-among-people = Συμβουλές δίνω στις παρτίδες με τον υπολογιστή (το `/play` αρχίζει μία) και σε όσες άρχισαν με `hints:on`. Εδώ το `/moves` δείχνει τι μπορείς να παίξεις.
hint-apart = Σου έστειλα τη συμβουλή με προσωπικό μήνυμα.
refused-analyse = { $given ->
    [yes] Σε αυτό το ματς δεν τελείωσε παρτίδα με αυτόν τον αριθμό.
   *[no] Σε αυτό το τραπέζι δεν έχει τελειώσει ακόμα καμία παρτίδα.
} Το `/analyse` εξετάζει παρτίδες που τελείωσαν.
refused-analyse-file = Τα `/analyse` και `/report` είναι για παρτίδες που παίχτηκαν εδώ. Για ένα ματς από αρχείο υπάρχει το `/import`.
analysis-heading = Ανάλυση της παρτίδας { $number }: { $game }
analysis-heading-match = Ανάλυση { $session ->
    [yes] του παιχνιδιού
   *[no] του ματς
}, { $count } παρτίδες
analysis-player = __{ $who }__: { $count ->
    [0] καμία απόφαση
   *[other] δείκτης λαθών { $lost }{ $words }
}, τύχη { $luck }.{ $cube ->
    [0] { $count ->
        [0] { "" }
        [one] { " " }1 απόφαση.
       *[other] { " " }{ $count } αποφάσεις.
    }
   *[other] { $plays ->
        [0] { " " }Κύβος { $cube-lost } ({ $cube }).
       *[other] { " " }Κινήσεις { $plays-lost } ({ $plays }), κύβος { $cube-lost } ({ $cube }).
    }
}
analysis-not-judged = __{ $who }__: χωρίς δείκτη λαθών, γιατί η ανάλυση δεν βλέπει πιο μακριά από αυτό το επίπεδο. Τύχη { $luck }.
analysis-luck-adjusted = Χωρίς την τύχη: { $even ->
    [yes] ίσα
   *[no] { $who } { $adjusted }{ $match ->
        [yes] % για το ματς
       *[no] { " " }πόντοι
    }
}. Στην πράξη: { $drawn ->
    [yes] ίσα
   *[no] { $winner } { $gained }{ $match ->
        [yes] %
       *[no] { "" }
    }
}.
rating = { $rating ->
    [few] { "" }
    [supernatural] { " " }(υπεράνθρωπο)
    [world-class] { " " }(παγκόσμια κλάση)
    [expert] { " " }(πολύ δυνατό)
    [advanced] { " " }(δυνατό)
    [intermediate] { " " }(καλό)
    [casual] { " " }(μέτριο)
    [beginner] { " " }(αδύναμο)
   *[awful] { " " }(πολύ αδύναμο)
}
analysis-opening-roll = η πρώτη ζαριά
analysis-luckiest = Η πιο τυχερή ζαριά: { $roll } στην κίνηση { $turn }, { $who } ({ $luck }).
analysis-unluckiest = Η πιο άτυχη: { $roll } στην κίνηση { $turn }, { $who } ({ $luck }).
analysis-mistakes = { $whose ->
    [yours] Τα μεγαλύτερα λάθη σου:
    [named] Τα μεγαλύτερα λάθη ({ $who }):
   *[all] Τα μεγαλύτερα λάθη:
}
analysis-no-mistakes = { $whose ->
    [yours] Καμία απόφασή σου δεν κόστισε 0,02 ή περισσότερο. Ωραίο παιχνίδι!
    [named] Καμία απόφαση δεν κόστισε 0,02 ή περισσότερο ({ $who }). Ωραίο παιχνίδι!
   *[all] Καμία απόφαση δεν κόστισε 0,02 ή περισσότερο.
}
analysis-play = { $game ->
    [0] Κίνηση { $turn }
   *[other] Παρτίδα { $game }, κίνηση { $turn }
}, { $who } { $roll }: { $played } (−{ $lost }). Καλύτερο: { $best }.
analysis-cube = { $game ->
    [0] Κίνηση { $turn }
   *[other] Παρτίδα { $game }, κίνηση { $turn }
}, { $who }: { $what ->
    [no-double] έπρεπε διπλασιασμός
    [no-redouble] έπρεπε επαναδιπλασιασμός
    [double] λάθος διπλασιασμός
    [redouble] λάθος επαναδιπλασιασμός
    [take] λάθος αποδοχή
   *[drop] λάθος πάσο
} (−{ $lost }).
analysis-resignation = { $game ->
    [0] Κίνηση { $turn }
   *[other] Παρτίδα { $game }, κίνηση { $turn }
}, { $who }: { $what ->
    [accept] αποδοχή της παραίτησης
   *[resign] παραίτηση
} (−{ $lost }). { playing-on }
playing-on = Η παραίτηση άξιζε { $result }, η συνέχεια { $equity } ({ $chance }% νίκες).
analysis-units = Δείκτης: χιλιοστά πόντου ανά απόφαση. Τύχη: πόντοι.{ $turned ->
    [yes] { " " }Απώλειες: μονάδες του κύβου.
   *[no] { "" }
}
analysis-picture = Ταμπλό της κίνησης { $turn }: 1 η καλύτερη, 2 όπως παίχτηκε.
# `/stats`: what somebody's games add up to. `words` is a rating, or nothing.
stats-heading = { $own ->
    [yes] Οι παρτίδες σου{ $latest ->
        [0] :
       *[other] { " " }στα τελευταία { $latest } τραπέζια σου:
    }
   *[no] Παρτίδες εδώ και εναντίον σου ({ $who }){ $latest ->
        [0] :
       *[other] , στα τελευταία { $latest } τραπέζια:
    }
}
stats-game = __{ $game }__: { $count ->
    [one] 1 παρτίδα
   *[other] { $count } παρτίδες
}, νίκες { $won }, { $points } { $one ->
    [yes] πόντος
   *[no] πόντοι
}.{ $judged ->
    [0] { "" }
   *[other] { " " }Δείκτης λαθών { $lost }{ $words }, τύχη { $luck } ανά παρτίδα (με ανάλυση: { $judged }).
}
rating-points = { $points }{ $settled ->
    [yes] { "" }
   *[no] { " " }±{ $deviation }, νέα
}
stats-rating = __{ $game }__, βαθμολογία: { $rating }{ rank-here }
rank-here = { $rank ->
    [0] { "" }
   *[other] , { $rank }η θέση εδώ
}
rating-curve = Βαθμολογία σε { $count } ματς: { $rating }{ rank-here }
rating-curve-alt = { $who }, { $game }, βαθμολογία: { $rating }{ rank-here }. Μετά από κάθε ματς ({ $count } βαθμολογημένα), το παλαιότερο πρώτο: { $history }.
rated-stakes = Βαθμολογημένο: { $who } { $won } / { $lost }{ $computer ->
    [yes] { "" }
   *[no] , { $other } { $otherwon } / { $otherlost }
}. Μετράει αν παίξετε από 8 φορές.
rated-in-vain = Βαθμολογημένο, αλλά δεν θα μετρήσει: { $why ->
    [pair] μεταξύ σας μέτρησαν ήδη 10 ματς σε 30 μέρες
    [computer] μέσα σε μία μέρα μέτρησαν ήδη 3 ματς με μένα
   *[former] κάποιος διέγραψε τον λογαριασμό του
}.
rated-result = Βαθμολογία: { $who } { $rating }{ $computer ->
    [yes] { "" }
   *[no] , { $other } { $otherrating }
}.
rated-not = Η βαθμολογία μένει όπως ήταν: { $why ->
    [turns] κάποιος από τους δύο έπαιξε λιγότερες από 8 φορές
    [pair] μεταξύ σας μέτρησαν ήδη 10 ματς σε 30 μέρες
    [computer] μέσα σε μία μέρα μέτρησαν ήδη 3 ματς με μένα
    [absence] από τα ματς που χάνονται από χρόνο σε μία απουσία μετράει μόνο το πρώτο
    [tournament] το ματς το έκρινε το τουρνουά
   *[former] κάποιος διέγραψε τον λογαριασμό του
}.
time-day = { $day } { $month ->
    [1] Ιανουαρίου
    [2] Φεβρουαρίου
    [3] Μαρτίου
    [4] Απριλίου
    [5] Μαΐου
    [6] Ιουνίου
    [7] Ιουλίου
    [8] Αυγούστου
    [9] Σεπτεμβρίου
    [10] Οκτωβρίου
    [11] Νοεμβρίου
   *[12] Δεκεμβρίου
}
## Τουρνουά
tournament-name = { $kind ->
    [cup] Κύπελλο { $game }
   *[league] Πρωτάθλημα { $game }
}
tournament-heading = 🏆 __{ $name }__ · { $season ->
    [0] { "" }
   *[other] Περίοδος { $season } · { "" }
}{ $to ->
    [game] μία παρτίδα
    [games] αναμετρήσεις από { $length } παρτίδες
   *[points] ματς στους { $length } πόντους
}{ $lives ->
    [0] { "" }
    [one] { " · " }1 ζωή
   *[other] { " · " }{ $lives } ζωές
}{ $rated ->
    [yes] { " · " }βαθμολογημένα
   *[no] { "" }
}{ $cube ->
    [yes] { " · " }με κύβο
   *[no] { "" }
}
tournament-starts = Αρχίζει στις { $day }, { $time } UTC{ $more ->
    [0] .
    [one] , αν μπει τουλάχιστον 1 ακόμα.
   *[other] , αν μπουν τουλάχιστον { $more } ακόμα.
}
tournament-expected-end = Τελειώνει περίπου στις { $day }.
tournament-expected = Με { $count } παίκτες τελειώνει γύρω στις { $day }.
tournament-joined = Συμμετέχουν ({ $count }, το πολύ { $most }):
tournament-joinable = Μπορείτε να μπείτε ώσπου να αποκλειστεί ο πρώτος παίκτης.
tournament-next-season = Όποιος έπαιξε ως το τέλος είναι πάλι μέσα· { $leave } αν δεν θέλεις να παίξεις.
tournament-last-season = Προηγούμενη περίοδος:
tournament-lives = { $lives ->
    [one] 1 ζωή:
   *[other] { $lives } ζωές:
}
tournament-still-in = Ακόμα μέσα:
tournament-out = Έξω:
tournament-playing = Παίζουν:
tournament-own = Τα ματς σου:
tournament-running = { $count ->
    [one] Παίζεται 1 ματς.
   *[other] Παίζονται { $count } ματς.
}
tournament-waiting = Περιμένει αντίπαλο:
tournament-pair = { $who } – { $other } ({ $table })
tournament-of-match = __{ $name }__ · { $rated ->
    [yes] βαθμολογημένο
   *[no] χωρίς βαθμολογία
}
tournament-division = __Όμιλος { $number }__
tournament-line = { $rank }. { $who }: { $kind ->
    [cup] { $won }–{ $lost }
   *[league] __{ $points }__ ({ $won }–{ $lost })
}{ $withdrawn ->
    [left] { " · " }αποχώρησε
    [silent] { " · " }δεν έπαιξε
    [removed] { " · " }αποκλείστηκε
   *[no] { "" }
}
tournament-ends = Τελειώνει το αργότερο στις { $day }.
tournament-who-beat-whom = { $name }: ποιος νίκησε ποιον
tournament-results = { $kind ->
    [cup] +5: νίκη επί του νούμερου 5· −2: ήττα από το νούμερο 2
   *[league] Πόντοι από κάθε παρτίδα· 0: ήττα
}
tournament-won = Κέρδισε: { $who }!
tournament-shared = Μοιράζονται τη νίκη:
tournament-lives-left = { $who }: { $lives ->
    [0] εκτός κυπέλλου.
    [one] μένει 1 ζωή.
   *[other] μένουν { $lives } ζωές.
}
tournament-goes-on = { $who }, συνεχίζεις· θα σε ειδοποιήσω όταν βρεθεί ο επόμενος αντίπαλος.
tournament-nobody = Δεν έμεινε κανείς, άρα δεν κερδίζει κανείς.
tournament-cancelled = Ακυρώθηκε.
tournament-drawn = __{ $name }:__ { $who } – { $other } (ως τις { $day }).
tournament-silent = __{ $name }:__ { $who } δεν έπαιξε για { $hours } ώρες και βγαίνει από το τουρνουά.
tournament-unbegun = __{ $name }:__ { $who } δεν έπαιξε εδώ για { $hours } ώρες. Το ματς το κερδίζει { $other }.
tournament-time-up = __{ $name }:__ ο χρόνος τελείωσε εδώ και μία μέρα για { $who }. Το ματς το κερδίζει { $other }.
tournament-late = __{ $name }:__ αυτό το ματς κράτησε πάρα πολύ. Πιο πολύ άργησε { $who }, οπότε το κερδίζει { $other }.
tournament-first-turn = { $who }, παίξε την πρώτη σου κίνηση μέσα σε { $hours ->
    [one] 1 ώρα
   *[other] { $hours } ώρες
}, αλλιώς το ματς το παίρνει { $other }.
tournament-call = __{ $name }:__ τα ματς σας αρχίζουν. Όποιος έχει σειρά παίζει την πρώτη του κίνηση μέσα σε { $hours } ώρες, αλλιώς χάνει το ματς.
tournament-reminder = __{ $name }:__ { $who }, για την πρώτη σου κίνηση { $hours ->
    [one] σου μένει 1 ώρα
   *[other] σου μένουν { $hours } ώρες
}. Αλλιώς το ματς χάνεται:
told-tournament-annulled = __{ $name }:__ { $why ->
    [left] { $who } αποχώρησε από το πρωτάθλημα
    [silent] { $who } δεν έπαιξε την πρώτη κίνηση και βγαίνει από το πρωτάθλημα
   *[removed] αποκλείστηκε από το πρωτάθλημα: { $who }
}. Τα ματς με { $who } δεν μετράνε στη βαθμολογία του.
told-tournament-left = __{ $name }{ $counts ->
    [yes] { "" }
   *[no] { " " }(δεν μετράει)
}:__
told-tournament-out = __{ $name }{ $counts ->
    [yes] { "" }
   *[no] { " " }(δεν μετράει)
}:__ αποκλείστηκε: { $who }.
told-tournament-removed = __{ $name }:__ { $who } έβγαλε από το τουρνουά: { $other }.
told-tournament-few = __{ $name }:__ ακυρώθηκε, γιατί μπήκαν λιγότεροι από { $least }.
told-tournament-ended = __{ $name }:__ το ακύρωσε: { $who }.{ $playing ->
    [yes] { " " }Όσα ματς άρχισαν συνεχίζονται, αλλά δεν μετράνε πια γι’ αυτό.
   *[no] { "" }
}
next-tournament = Για να μπεις: { $join }.
next-tournament-elsewhere = Από άλλο κανάλι ή πλατφόρμα: /join { $word } στο Discord, !join { $word } στο Matrix.
done-tournament-opened = Είσαι μέσα, και το διοργανώνεις εσύ. Με { $start } αρχίζει νωρίτερα, με { $end } ακυρώνεται.
done-tournament-joined = { $name }: είσαι μέσα, { $count } ως τώρα. Θα σε ειδοποιήσω όταν αρχίσει το πρώτο σου ματς.
done-tournament-left = { $name }: βγήκες{ $ended ->
    [yes] { "" }. Δεν έμεινε κανείς, οπότε ακυρώνεται
   *[no] { "" }
}.{ $runs ->
    [yes] { " " }Το διοργανώνεις ακόμα, όπως και η διαχείριση.
   *[no] { "" }
}
done-tournament-started = { $name }: αρχίζει, έρχονται τα πρώτα ματς.
once-more-tournament-leave = Δεν θα μπορείς να ξαναμπείς{ $count ->
    [0] .
    [one] , και { $counts ->
        [yes] θα χάσεις το ματς σου.
       *[no] τα ματς σου δεν θα μετρήσουν.
    }
   *[other] , και { $counts ->
        [yes] θα χάσεις τα { $count } ματς σου.
       *[no] τα ματς σου δεν θα μετρήσουν.
    }
} Σίγουρα; { $command } για αποχώρηση.
once-more-tournament-leave-early = { $name }: θα βγεις. Σίγουρα; { $command } για αποχώρηση.
once-more-tournament-remove = Δεν θα μπορεί να ξαναμπεί: { $who }. Σίγουρα; { $command } για αποκλεισμό.
once-more-tournament-end = Δεν θα κερδίσει κανείς. Σίγουρα; { $command } το ακυρώνει.
choice-tournament-leave = Αποχώρηση
choice-tournament-start = Έναρξη τώρα
choice-tournament-end = Ακύρωση
refused-no-tournament = { $kind ->
    [cup] Αυτή τη στιγμή δεν υπάρχει κύπελλο εδώ. Με { $open } ανοίγεις ένα: όποιος χάνει ένα ματς χάνει μία ζωή.
   *[league] Αυτή τη στιγμή δεν υπάρχει πρωτάθλημα εδώ. Με { $open } ανοίγεις ένα: όλοι με όλους σε τέσσερις εβδομάδες.
}
refused-tournament-here = { $name }: παίζεται ακόμα εδώ, ένα κάθε φορά. Το δείχνει το { $show }.
refused-tournament-person = Καθένας μπαίνει μόνος του: παράλειψε το όνομα και πες τους να γράψουν `/cup join`.
refused-tournament-alone = Για τουρνουά χρειάζεται κανάλι όπου με διαβάζουν τουλάχιστον 4 άτομα.
refused-tournament-clock = Το τουρνουά χρειάζεται ρολόι, αλλιώς μπορεί να μην τελειώσει ποτέ. Βγάλε το `clock:none`.
refused-tournament-cube = Μία μόνο παρτίδα παίζεται εδώ χωρίς κύβο. Διάλεξε ματς, π.χ. `/cup backgammon 3 cube:on`.
refused-sign-up = Οι συμμετοχές μένουν ανοιχτές από 5 λεπτά ως 3 μέρες, όπως με `starts:1d`.
refused-tournament-joined = Είσαι ήδη μέσα.
refused-tournament-out = Είσαι εκτός και δεν μπορείς να ξαναμπείς. Στο επόμενο μπορείς.
refused-tournament-full = Είναι γεμάτο.
refused-tournament-which = Σε ποιο θέλεις να μπεις;
refused-tournament-options = Το πώς παίζεται ορίζεται όταν ανοίγει, π.χ. με { $open }.
refused-tournament-begun = { $kind ->
    [cup] Είναι αργά: έχει ήδη βγει κάποιος.
   *[league] Είναι αργά για να μπεις: έχει αρχίσει.
}
refused-tournament-not-in = Δεν είσαι μέσα.
refused-not-organiser = Αυτό το κάνει μόνο όποιος το άνοιξε, ή η διαχείριση.
refused-tournament-running = Έχει ήδη αρχίσει.
refused-tournament-few = Χρειάζονται τουλάχιστον { $least } παίκτες· { $more ->
    [one] λείπει ακόμα 1
   *[other] λείπουν ακόμα { $more }
}.
refused-tournament-whom = Ποιον; Για παράδειγμα { $remove }.
refused-tournament-name = Γράψε το όνομα με @: { $remove }.
refused-tournament-remove-self = Για να φύγεις εσύ: { $leave }.
refused-tournament-remove-opponent = Παίζεις με { $who } σε αυτό, οπότε μόνο άλλος από τη διαχείριση μπορεί να κάνει τον αποκλεισμό.
refused-tournament-joins = Μπήκες και βγήκες αρκετές φορές: περίμενε το επόμενο.
refused-tournament-no-entrant = Δεν είναι μέσα: { $who }.
refused-tournament-cancel = Ένα ματς τουρνουά δεν ακυρώνεται. Με `/resign` το χάνεις· με { $leave } φεύγεις από το τουρνουά.

top-month = { $given ->
    [yes] { $game }, αυτόν τον μήνα
   *[no] Αυτόν τον μήνα
}
top-month-line = { $rank }. { $who }: __{ $points }__ (νίκες { $won }, ήττες { $lost })
top-month-rules = Βαθμολογημένο ματς: νίκη 2 πόντοι, ήττα 1· με το ίδιο άτομο μετράνε ως 3. Μένουν: { $left }.
top-month-none = Αυτόν τον μήνα δεν έχει τελειώσει εδώ κανένα βαθμολογημένο ματς{ $given ->
    [yes] { " " }({ $game })
   *[no] { "" }
}. Κάλεσε κάποιον: `/newgame portes @friend rated`.
month-best = Οι καλύτεροι του { $month ->
    [1] Ιανουαρίου
    [2] Φεβρουαρίου
    [3] Μαρτίου
    [4] Απριλίου
    [5] Μαΐου
    [6] Ιουνίου
    [7] Ιουλίου
    [8] Αυγούστου
    [9] Σεπτεμβρίου
    [10] Οκτωβρίου
    [11] Νοεμβρίου
   *[12] Δεκεμβρίου
}:
month-new = Ο { $month ->
    [1] Ιανουάριος
    [2] Φεβρουάριος
    [3] Μάρτιος
    [4] Απρίλιος
    [5] Μάιος
    [6] Ιούνιος
    [7] Ιούλιος
    [8] Αύγουστος
    [9] Σεπτεμβριος
    [10] Οκτώβριος
    [11] Νοεμβριος
   *[12] Δεκεμβριος
} αρχίζει από το μηδέν.
top-ratings = Βαθμολογία ({ $game })
top-ratings-line = { $rank }. { $who }: __{ $rating }__ ({ $count } ματς)
top-ratings-rules = Στη λίστα είναι όσοι έχουν 5 βαθμολογημένα ματς με 3 άτομα, το τελευταίο μέσα σε 90 μέρες, και ένα από αυτά εδώ.
top-ratings-none = Στην κατάταξη ({ $game }) δεν έχει μπει ακόμα κανείς. Θέλει 5 βαθμολογημένα ματς με 3 αντιπάλους, το τελευταίο μέσα σε 90 μέρες, και ένα από αυτά εδώ.
top-own = Εσύ: { $rating }
column-points = Πόντοι
column-won = Νίκες
column-not-won = Ήττες
column-rating = Βαθμολογία
column-matches = Ματς
column-won-lost = Ν–Η
month-play = Χαμηλότερος δείκτης λαθών, { $game }:
top-rank = { $rank }.
top-play = Δείκτης λαθών ({ $game })
top-play-units = Χιλιοστά του πόντου που χάνονται ανά απόφαση, στις τελευταίες { $most } αποφάσεις σε βαθμολογημένα ματς. Όσο λιγότερα, τόσο καλύτερα.
top-play-none = Στην κατάταξη ({ $game }) δεν έχει μπει ακόμα κανείς. Θέλει { $least } αποφάσεις σε βαθμολογημένα ματς, το τελευταίο μέσα σε 90 μέρες και ένα από αυτά εδώ.
error-rate-of = { $who }: __{ $rate }__{ $words }, { $count } αποφάσεις
column-error-rate = Δείκτης λαθών
column-decisions = Αποφάσεις
choice-top-month = Μήνας
choice-top-ratings = Βαθμολογία
choice-top-play = Λάθη
top-others = Άλλες λίστες: { $one }, { $other }
stats-units = Δείκτης λαθών: χιλιοστά του πόντου που χάνονται ανά απόφαση, σε όσες παρτίδες αναλύθηκαν τις τελευταίες 90 μέρες.
stats-me = Δεν κρατάω λίστα με τις δικές μου παρτίδες. Το `/stats` δείχνει τις δικές σου, και όσες έπαιξες με μένα.
stats-none = { $own ->
    [yes] Δεν έχεις τελειώσει ακόμα καμία παρτίδα{ $given ->
        [yes] { " " }({ $game })
       *[no] { "" }
    }. Με `/play` αρχίζεις αμέσως μία.
   *[no] { $who }: δεν ξέρω καμία παρτίδα που τελείωσε{ $given ->
        [yes] { " " }({ $game })
       *[no] { "" }
    } εδώ ή εναντίον σου.
}
stats-analyse = Με `/analyse` μια παρτίδα που τελείωσε μετράει στον δείκτη λαθών σου.
stats-title = { $game }: { $count } παρτίδες με ανάλυση
stats-lost = Δείκτης λαθών (γραμμή: μέσος όρος πέντε παρτίδων)
stats-luck = Τύχη συνολικά, σε πόντους
stats-alt = { $who }, { $game }, { $count } παρτίδες με ανάλυση, η παλαιότερη πρώτη. Δείκτες λαθών: { $lost }. Τύχη σε πόντους: { $luck }.

## The report on a match, a page for the browser

done-report = { $count ->
    [one] Η αναφορά για την παρτίδα που τελείωσε
   *[other] Η αναφορά για τις { $count } παρτίδες που τελείωσαν
}{ $open ->
    [yes] { " " }σε αυτό το ματς· η παρτίδα που παίζεται τώρα δεν περιλαμβάνεται
   *[no] { "" }
}. Κατέβασε το αρχείο και άνοιξέ το στον browser σου.
done-report-not-sent = Η αναφορά είναι έτοιμη, αλλά ο σέρβερ δεν δέχεται το αρχείο. Δοκίμασε ξανά αργότερα.
refused-report = Σε αυτό το τραπέζι δεν έχει τελειώσει ακόμα καμία παρτίδα. Το `/report` αφορά παρτίδες που τελείωσαν.
report-title = { $who } – { $other }
report-match = { $game }{ $to ->
    [game] { "" }
    [games] , μια αναμέτρηση από { $length ->
        [one] 1 παρτίδα
       *[other] { $length } παρτίδες
    }
    [money] , ελεύθερο παιχνίδι
   *[points] , ένα ματς στους { $length ->
        [one] 1 πόντο
       *[other] { $length } πόντους
    }
}{ $open ->
    [yes] , δεν έχει τελειώσει ακόμα
   *[no] { "" }
}
report-left-out = Αναλύθηκαν μόνο οι παρτίδες { $first } ως { $last }: το πολύ 25 από ένα ματς.
report-legend = Μια απόφαση που κοστίζει τουλάχιστον 0,02 πόντους είναι λάθος· από 0,08 πόντους και πάνω, σοβαρό λάθος. Κρίνει ο υπολογιστής του Kafenio, που βλέπει κινήσεις μπροστά, αλλά μπορεί και να πέσει έξω. Με κάθε ζαριά βλέπει λίγο πιο μακριά, γι' αυτό η τύχη και τα λάθη δεν δίνουν μαζί ακριβώς την καμπύλη.
report-games = Παρτίδες
report-chances = Πιθανότητα νίκης, { $who } (συνεχής γραμμή), και equity με αυτό το σκορ (διακεκομμένη γραμμή). { $cube ->
    [yes] 1 είναι η αξία του κύβου.
   *[no] Το μονό μετράει 1 πόντο.
} Τα σημάδια είναι λάθη, τα γεμάτα σημάδια σοβαρά λάθη.
report-chances-alt = Πιθανότητα νίκης, { $who }: { $start }% στην αρχή, { $low }% στο χαμηλότερο σημείο, { $high }% στο υψηλότερο, { $end }% στο τέλος. Η equity κυμαίνεται από { $least } ως { $most }.
report-first = Πρώτη διάταξη
report-previous = Προηγούμενη διάταξη
report-next = Επόμενη διάταξη
report-last = Τελευταία διάταξη
report-slider = Διάταξη
report-next-mistake = Επόμενο λάθος
report-keys = Με τα βελάκια πας μπρος-πίσω στην παρτίδα, ή σύρε το δάχτυλο πάνω στο ταμπλό.
report-step = Διάταξη { $step } από { $count }
report-start = Η αρχή της παρτίδας
report-turn = { $number }. { $who }{ rolled-before-colon }: { $done }
report-mistake = { $kind ->
    [blunder] __Σοβαρό λάθος__
   *[mistake] __Λάθος__
}{ $what ->
    [play] { " " }(−{ $lost }). Καλύτερο: { $best }.
    [no-double] : έπρεπε διπλασιασμός (−{ $lost }).
    [no-redouble] : έπρεπε επαναδιπλασιασμός (−{ $lost }).
    [double] : λάθος διπλασιασμός (−{ $lost }).
    [redouble] : λάθος επαναδιπλασιασμός (−{ $lost }).
    [take] : λάθος αποδοχή (−{ $lost }).
    [drop] : λάθος πάσο (−{ $lost }).
    [accept] : αποδοχή της παραίτησης (−{ $lost }). { playing-on }
   *[resign] : παραίτηση (−{ $lost }). { playing-on }
}
report-better = Καλύτερο: { $play }
report-luck = Τύχη: { $luck }
report-opening-luck = Τύχη στην πρώτη ζαριά: { $who } { $luck }
report-evaluation = { $who }: πιθανότητα νίκης { $chance }%, equity { $equity }{ $cube ->
    [1] { "" }
   *[other] { " " }(κύβος στο { $cube })
}
report-mistakes = Όλα τα λάθη, πρώτα τα μεγαλύτερα
report-made = Φτιάχτηκε από το Kafenio. Η σελίδα είναι αυτοτελής: δεν φορτώνει και δεν στέλνει τίποτα.
done-in-thread = Έγινε· το { $table } συνεχίζεται { $thread ->
    [yes] στο δικό του νήμα
   *[no] στο κανάλι, έξω από αυτό το νήμα
}.
entry-left = { $needed } (και { $more } αν θέλεις)
entry-begun = Έχεις να παίξεις { $left }.
entry-so-far = Ως τώρα { $play }· σου μένει να παίξεις { $left }.
entry-whole = Παίζεις { $play }. Εντάξει; Με `/confirm` ισχύει{ $undo ->
    [yes] , με `/undo` παίρνεις πίσω το τελευταίο πούλι
   *[no] { "" }
}.{ $on ->
    [yes] { " " }Μπορείς να παίξεις και { $left }.
   *[no] { "" }
}
done-confirmed = Η κίνησή σου παίχτηκε.
entry-checker = Ποιο πούλι; { $places } (όπως { $example }).
entry-target = Από το { $from } πού πάει; { $places } (όπως { $example }).
done-settings-checkers = Πούλια: { $checkers ->
    [light] __άσπρα__, από την επόμενη παρτίδα
    [dark] __μαύρα__, από την επόμενη παρτίδα
   *[any] __όποια__
}
done-settings =
    Θέμα: __{ $theme }__
    Περιοχή μαζέματος: { $home ->
        [left] __αριστερά__
       *[right] __δεξιά__
    }
    Αρίθμηση: { $numbers ->
        [ravensburger] __όπως είναι τυπωμένη στο ταμπλό__ (1–12, 1A–12A)
       *[own] __24 ως 1__
    }
    Ταμπλό: { $boards ->
        [text] __κείμενο__
       *[pictures] __εικόνες__
    }
    Επιβεβαίωση των κινήσεων που γράφεις: { $confirm ->
        [on] __ναι__
       *[off] __όχι__
    }
    Όταν μπορείς να διπλασιάσεις: { $rolls ->
        [auto] __ρίχνω εγώ__, από την επόμενη παρτίδα σου
       *[ask] __ρωτάω__
    }
done-settings-analysis = Ανάλυση μετά το ματς: { $analysis ->
    [auto] __αυτόματα__, στο κανάλι αν το θέλετε και οι δύο, αλλιώς μόνο σε σένα
   *[ask] __μόνο με__ `/analyse`
}
done-settings-help = Τα αλλάζεις όπως δείχνει το `/help settings`.
done-orders = { $any ->
    [no] Δεν μου έχεις αφήσει εντολή: σε ρωτάω για κάθε απόφαση.
   *[yes] Ως το τέλος αυτής της παρτίδας κάνω για σένα τα εξής{ $alone ->
        [yes] , και τα βλέπεις μόνο εσύ
       *[no] { "" }
    }: { $orders }. Σταματάω με `/order none` και `/auto off`.
}
order-take = δέχομαι τον επόμενο διπλασιασμό
order-drop = πάω πάσο στον επόμενο διπλασιασμό
order-roll = ρίχνω όταν μπορείς να διπλασιάσεις
order-auto = μαζεύω μόλις περάσουν τα πούλια και δεν χτυπιέται τίποτα
done-languages =
    Η γλώσσα σου: { $language ->
        [en] __αγγλικά__
        [de] __γερμανικά__
        [el] __ελληνικά__
       *[auto] __αυτόματα__ (της εφαρμογής σου)
    }
    Αυτό το κανάλι: { $channel ->
        [en] __αγγλικά__
        [de] __γερμανικά__
        [el] __ελληνικά__
       *[auto] __αυτόματα__ (όποιου έχει σειρά)
    }
done-settings-reminders = Υπενθυμίσεις: { $kept ->
    [none] __όχι__
    [channel] __στο κανάλι__
   *[all] __στο κανάλι και προσωπικά__
}
done-blocked = { $who } δεν μπορεί πια να σε προσκαλέσει και δεν θα ειδοποιηθεί. Πώς το αναιρείς, το δείχνει το `/help unblock`· τα παιχνίδια που άρχισαν συνεχίζονται.
done-unblocked = { $who } μπορεί πάλι να σε προσκαλέσει.
done-mydata = Αυτό το αρχείο περιέχει ό,τι έχω αποθηκεύσει για σένα.
done-mydata-more = Έχει τη σελίδα { $page } από { $pages } των τραπεζιών σου· με { $next } βλέπεις τη συνέχεια.
done-link-code = Ο κωδικός σου είναι { $code }. Γράψε μου μέσα σε { $left } από τον άλλο λογαριασμό σου: /link { $code } στο Discord ή !link { $code } στο Matrix. Μην τον δώσεις πουθενά: όποιος τον χρησιμοποιήσει μπορεί να παίζει ως εσύ.
done-link-half = Σχεδόν έτοιμο. Γράψε μου τώρα μέσα σε { $left } ως { $first }: /link { $code } στο Discord ή !link { $code } στο Matrix. Τότε οι δύο λογαριασμοί συνδέονται.
done-linked = Αυτός ο λογαριασμός συνδέθηκε με { $first }: για μένα είναι πια το ίδιο άτομο. Με `/me` βλέπεις τι έχουν κοινό, και με `/unlink` τους χωρίζεις πάλι.
done-unlinked = Αυτός ο λογαριασμός είναι πάλι ξεχωριστός. Κρατάει τις ρυθμίσεις του.
direct-linked = Αυτός ο λογαριασμός συνδέθηκε με { $second }. Αν δεν το έκανες εσύ, με `/unlink` τους χωρίζεις πάλι.
once-more-link = Αυτός ο λογαριασμός θα συνδεθεί με { $first }: για μένα ένα άτομο, με τις ρυθμίσεις που έχει { $settings ->
    [own] αυτός εδώ
   *[other] { $first }
} και με κοινούς αποκλεισμούς και διακοπές· το `/forget` στον έναν διαγράφει και τους δύο. Μόνο αν και οι δύο είναι δικοί σου. Σίγουρα; Με { $command } συνδέονται.
me-accounts = { $count ->
    [0] Ο λογαριασμός σου: { $own }. Με `/link` τον συνδέεις με έναν δικό σου σε άλλη πλατφόρμα.
   *[other] Οι λογαριασμοί σου: { $own }, { $others }.
}
me-tables = { $count ->
    [0] Δεν έχεις ανοιχτά τραπέζια.
    [one] Έχεις 1 ανοιχτό τραπέζι{ $waiting ->
        [0] .
       *[other] , και είναι η σειρά σου.
    }
   *[other] Έχεις { $count } ανοιχτά τραπέζια{ $waiting ->
        [0] .
        [one] · σε ένα είναι η σειρά σου.
       *[other] · σε { $waiting } είναι η σειρά σου.
    }
}
me-invitations = Τα ανοιχτά σου καλέσματα:
me-finished = { $count ->
    [0] Δεν έχεις παίξει ακόμα κανένα ματς ως το τέλος.
    [one] Έχεις παίξει 1 ματς ως το τέλος.
   *[other] Έχεις παίξει { $count } ματς ως το τέλος.
}
done-forgotten = Διαγράφηκαν: οι ρυθμίσεις σου, οι αποκλεισμοί, οι διακοπές και το όνομά σου. Στις παρτίδες που τελείωσαν φαίνεται πια «διαγραμμένος λογαριασμός». Ό,τι έγραψα παλιότερα μένει στη συνομιλία. Αν μου ξαναγράψεις, αρχίζεις από την αρχή.
done-blocked-nobody = Δεν έχεις αποκλείσει κανέναν.
done-blocked-list = Έχεις αποκλείσει:
done-settings-invitations = Προσκλήσεις: { $from ->
    [everyone] __από όλους__
    [known] __από όσους έχουν παίξει μαζί σου__
   *[nobody] __από κανέναν__
}
done-settings-ranked = Η βαθμολογία σου: { $ranked ->
    [off] τη βλέπεις __μόνο εσύ__, και δεν είσαι σε καμία λίστα
   *[on] μπορούν να τη βλέπουν __όλοι__
}
done-settings-talk = Μηνύματα με `/say`: { $talk ->
    [on] __ναι__
   *[off] __όχι__
}
done-vacation = { $away ->
    [yes] Θα λείπεις ακόμα { $time }: τα ρολόγια σου είναι σταματημένα. Με `/vacation 0` τελειώνουν οι διακοπές σου.
   *[no] Δεν λείπεις: τα ρολόγια σου τρέχουν.
} Από τις { $most } μέρες διακοπών σου για το { $year } { $any ->
    [yes] έχεις ακόμα { $left }
   *[no] δεν έμεινε καμία
}.
done-channel-boards = { $boards ->
    [keep] Τα ταμπλό των προηγούμενων κινήσεων μένουν.
   *[shrink] Τα ταμπλό των προηγούμενων κινήσεων γίνονται μία γραμμή.
}
done-channel-threads = { $threads ->
    [always] Κάθε ματς έχει δικό του νήμα.
    [never] Κανένα ματς δεν έχει δικό του νήμα.
   *[ask] Ένα ματς έχει δικό του νήμα, αν προσθέσεις `thread:on`.
}
done-channel-month = { $month ->
    [yes] Στο τέλος κάθε μήνα λέω τους καλύτερους.
   *[no] Στο τέλος του μήνα δεν λέω κανέναν.
}
done-channel-rated = { $rated ->
    [on] Τα νέα ματς είναι βαθμολογημένα, εκτός αν προσθέσεις `rated:off`.
   *[off] Ένα νέο ματς είναι βαθμολογημένο, αν προσθέσεις `rated`.
}
done-channel-only = Τα νέα παιχνίδια ξεκινούν μόνο στο { $place }.
done-channel-anywhere = Τα νέα παιχνίδια μπορούν να ξεκινούν σε κάθε κανάλι αυτού του σέρβερ.
done-channel-language = Γράφω εδώ { $language ->
    [en] στα __αγγλικά__
    [de] στα __γερμανικά__
    [el] στα __ελληνικά__
   *[auto] στη γλώσσα όποιου έχει σειρά
}.
done-past-board = Κίνηση { $number } από { $last }.
done-replay = Η παρτίδα { $number } όπως παίχτηκε{ $all ->
    [yes] { "" }
   *[no] , οι τελευταίες { $count } εικόνες
}.
done-games-tournament = 🏆 { $name }: { $show }
done-games-none = Δεν υπάρχει ανοιχτό τραπέζι εδώ. Το `/newgame portes @friend` ανοίγει ένα.
done-games-more = Συνέχεια: { $next }.
done-games-no-more = Δεν υπάρχουν άλλα τραπέζια. Το `/games` δείχνει τα πρώτα.
done-games = Ανοιχτά τραπέζια εδώ:
done-games-no-table = Δεν υπάρχει ανοιχτό τραπέζι.
done-challenges = Παίζει κανείς;
done-challenge-withdrawn = Το κάλεσμα { $table } αποσύρθηκε.
done-code = Το ανοιχτό κάλεσμα { $table } είναι έτοιμο. Στείλε το παρακάτω κείμενο σε κάποιον που είναι σε άλλο κανάλι ή δωμάτιο, στο Discord ή στο Matrix. Ο κωδικός χρησιμοποιείται μία φορά και ισχύει για { $left }· το { $cancel } τον αποσύρει.
done-say = { $other } μπορεί τώρα να το διαβάσει.
done-code-apart = Σου έστειλα τον κωδικό με προσωπικό μήνυμα.
done-games-elsewhere = Τα τραπέζια σου σε άλλα κανάλια:
done-games-apart = Σου έστειλα προσωπικό μήνυμα με τα τραπέζια που έχεις σε άλλα κανάλια.
game-place = { $direct ->
    [yes] Σε προσωπικά μηνύματα μαζί μου
   *[no] Στο { $place }
}.
done-next = { $count ->
    [one] Σε περιμένει άλλο ένα τραπέζι:
   *[other] Σε περιμένουν άλλα { $count } τραπέζια· το επόμενο:
} __{ $table }__ με { $other }{ $where ->
    [here] .
   *[elsewhere] , στο { $place }.
}
game-line = __{ $table }__ · { $who }–{ $other } · { $game }{ $to ->
    [game] { "" }
    [games] { " " }{ $mine }-{ $theirs } ({ $length } παρτίδες)
    [money] { " " }{ $mine }-{ $theirs } (ελεύθερο)
   *[points] { " " }{ $mine }-{ $theirs } (στα { $length })
}
line-state = { $what ->
    [invitation] { $reader ->
        [mine] σε προσκαλεί { $other }
       *[no] πρόσκληση
    }
    [over] τελείωσε
    [play] { $reader ->
        [mine] __σειρά σου__, { $roll }
       *[no] σειρά: { $who }, { $roll }
    }
    [answer] { $reader ->
        [mine] __απάντησε__
       *[no] απαντάει { $who }
    }
   *[roll] { $reader ->
        [mine] __σειρά σου__
       *[no] σειρά: { $who }
    }
}
line-time = { $whose ->
    [other] { $who }:{ " " }
   *[decider] { "" }
}{ $left ->
    [claim] τέλος χρόνου: { $claim }
    [up] τέλος χρόνου
   *[running] { $time }
}
line-paused = σε παύση
line-away = λείπει ακόμα { $time }
line-place = { $direct ->
    [yes] προσωπικά μηνύματα
   *[no] { $place }
}
line-unconfirmed = κίνηση χωρίς επιβεβαίωση
rules-here = Στο { $table } ισχύει και: { $rules }.
rules-checkers = __Πούλια.__ Το χρώμα των πουλιών και την πλευρά της περιοχής μαζέματος τα διαλέγεις εσύ: `/settings checkers:dark home:left`.
sheet-empty = 0–0: δεν έχει τελειώσει ακόμα καμία παρτίδα.
sheet-line-unfinished = { $number }. { $named ->
    [yes] { $game }:{ " " }
   *[no] { "" }
}δεν τελείωσε{ $several ->
    [yes] { " " }({ $mine }-{ $theirs })
   *[no] { "" }
}
sheet-line = { $number }. { $named ->
    [yes] { $game }:{ " " }
   *[no] { "" }
}{ $how ->
    [drawn] ισοπαλία
    [dropped] { $who }, με πάσο στον διπλασιασμό
    [resigned] { $who }, { $lost }, με παραίτηση του αντιπάλου
    [left] { $who }, { $lost }, ο αντίπαλος άφησε το παιχνίδι
    [claimed] { $who }, λόγω χρόνου
    [forfeited] { $who }, ο αντίπαλος αποχώρησε
    [adjudicated] { $who }, σύμφωνα με τους κανόνες του τουρνουά
   *[played] { $who }, { $lost }
}{ $cube ->
    [one] { "" }
   *[other] , ο κύβος στο { $cube }
}{ $jacoby ->
    [yes] , μονό με τον κανόνα Τζακόμπι
   *[no] { "" }
}: { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}{ $several ->
    [yes] { " " }({ $mine }-{ $theirs })
   *[no] { "" }
}
done-export = Το ματς σε αρχείο, για να το κρατήσεις ή να το ανοίξεις σε άλλα προγράμματα.
refused-export-sgf = Αρχεία `.sgf` έχει μόνο το μπακγκάμον. Το `/export` χωρίς `format:sgf` δίνει αυτό το ματς ως κείμενο.
done-export-ids = Η διάταξη τώρα: GNU Backgammon `{ $gnubg }`, XG `{ $xgid }`.
done-foreign-board = Αυτή η διάταξη, { $moment ->
    [doubled] αφού διπλασίασαν τα άσπρα:
   *[roll] με τα άσπρα να παίζουν:
}
refused-no-id = Το «{ $id }» δεν είναι id διάταξης. Διαβάζω τα id του GNU Backgammon, όπως `/board id:4HPwATDgc/ABMA`, και τα XGID.
refused-xgid = { $field ->
    [signs] Η διάταξη αυτού του XGID έχει { $found } σύμβολα: χρειάζονται 26, μια μπάρα, οι 24 θέσεις και μια μπάρα.
    [sign] Το «{ $found }» δεν μπορεί να είναι σε αυτό το σημείο στη διάταξη αυτού του XGID: «-» είναι άδεια θέση, «A» ως «O» πούλια της μιας πλευράς και «a» ως «o» της άλλης· το πρώτο σύμβολο είναι η μπάρα των μικρών γραμμάτων και το τελευταίο των κεφαλαίων.
    [cube] Ο κύβος αυτού του XGID είναι «{ $found }»: πρέπει να λέει πόσες φορές διπλασιάστηκε, 0 ως { $most }.
    [owner] Ο κάτοχος του κύβου σε αυτό το XGID είναι «{ $found }»: πρέπει να είναι 1, -1, ή 0 για κανέναν.
    [turn] Η σειρά σε αυτό το XGID είναι «{ $found }»: πρέπει να είναι 1 ή -1.
    [dice] Τα ζάρια αυτού του XGID είναι «{ $found }»: πρέπει να είναι δύο ψηφία από 1 ως 6, 00 πριν από τη ζαριά, ή D μετά από διπλασιασμό.
    [score] Ένα σκορ σε αυτό το XGID είναι «{ $found }»: πρέπει να είναι αριθμός από 0 και πάνω.
    [rules] Οι κανόνες αυτού του XGID είναι «{ $found }»: σε ματς πρέπει να είναι 1 για την παρτίδα Κρόφορντ, αλλιώς 0· σε ελεύθερο παιχνίδι 0 ως 3.
    [length] Το μήκος του ματς σε αυτό το XGID είναι «{ $found }»: πρέπει να είναι αριθμός, 0 για ελεύθερο παιχνίδι.
    [limit] Ο ανώτατος κύβος αυτού του XGID είναι «{ $found }»: πρέπει να είναι αριθμός από 0 ως 30.
   *[more] Αυτό το XGID συνεχίζει με «{ $found }» μετά τον ανώτατο κύβο: πρέπει να έχει δέκα πεδία.
}
refused-diagram = { $fault ->
    [many] Σε αυτή τη διάταξη η μία πλευρά έχει πάνω από 15 πούλια.
    [over] Σε αυτή τη διάταξη η μία πλευρά έχει μαζέψει και τα 15: η παρτίδα έχει τελειώσει και κανείς δεν έχει σειρά.
    [match] Με { $white }-{ $black } ένα ματς στα { $length } έχει τελειώσει: πρέπει να έχουν λιγότερους και οι δύο.
    [crawford] Με { $white }-{ $black } σε ματς στα { $length } δεν υπάρχει παρτίδα Κρόφορντ: σε αυτήν ακριβώς ένας παίκτης απέχει έναν πόντο από τη νίκη.
   *[cube] Σε παρτίδα Κρόφορντ κανείς δεν διπλασιάζει: ο κύβος είναι στη μέση και δείχνει 1.
}
refused-high-cube = Ο κύβος αυτής της διάταξης είναι, ή προτείνεται, πάνω από { $highest }: εδώ δεν πάει πιο πάνω.
refused-shared-point = Σε αυτή τη διάταξη υπάρχουν άσπρα και μαύρα μαζί στη θέση { $point } των άσπρων, που είναι η θέση { $other } των μαύρων: αυτό δεν γίνεται.
done-cube = { $state ->
    [offered] { $who } διπλασίασε σε { $doubled }: { $other } δέχεται, ή πάει πάσο και χάνει { $value ->
        [one] 1 πόντο
       *[other] { $value } πόντους
    }.
    [beavered] { $who } ξαναδιπλασίασε σε { $doubled }: { $other } δέχεται, ή πάει πάσο και χάνει { $value } πόντους.
    [owned] Τον κύβο τον έχει { $who }, στο { $value }: μόνο { $who } μπορεί να ξαναδιπλασιάσει, σε { $doubled }.
    [crawford] Ο κύβος είναι στη μέση.
   *[centred] Ο κύβος είναι στη μέση: και οι δύο μπορούν να διπλασιάσουν σε { $doubled } πριν ρίξουν.
} Η νίκη μετράει { $value }{ $jacoby ->
    [yes] { " " }(και το γκάμον: δεν έγινε ακόμα διπλασιασμός, Τζακόμπι)
   *[no] , το γκάμον { $gammon }, το μπακγκάμον { $backgammon }
}.
done-cube-may = Μπορείς να διπλασιάσεις σε { $doubled } όταν είναι η σειρά σου, πριν ρίξεις.
done-history-none = Δεν έχεις τελειώσει ακόμα παιχνίδι{ $here ->
    [yes] { " " }εδώ
   *[no] { "" }
}. Το `/stats` μετράει και τις παρτίδες ενός ματς που παίζεται ακόμα.
done-history = { $here ->
    [yes] Τα παιχνίδια σου που τελείωσαν εδώ, πρώτα τα πιο πρόσφατα
   *[no] Τα παιχνίδια σου που τελείωσαν, πρώτα τα πιο πρόσφατα
}{ $most ->
    [0] :
   *[other] { " " }(μόνο τα τελευταία { $most }):
}
history-line = { $won ->
    [yes] Νίκη: { $who }
   *[no] Δεν κέρδισε κανείς
}, { $when ->
    [now] μόλις τώρα
   *[ago] πριν από { $time }
}.
done-about = Kafenio { $version }, ένα bot για τα παιχνίδια του ταβλιού: Μπακγκάμον, Πόρτες, Πλακωτό, Φεύγα, Τάβλι, Τρικ-Τρακ και Πουφ. Ελεύθερο λογισμικό, MIT ή Apache-2.0, χωρίς καμία εγγύηση. Το `/help` δείχνει τις εντολές.
once-more-order = Ο επόμενος διπλασιασμός μπορεί να κρίνει το ματς με { $other }. Θέλεις σίγουρα να απαντήσω εγώ για σένα; Επιβεβαίωσε με { $order }.
once-more-take = Αν δεχτείς, η παρτίδα παίζεται για { $doubled } πόντους, και αν την κερδίσει { $other }, κερδίζει το ματς. Σίγουρα; Με { $command } δέχεσαι.
once-more-drop = Αν πας πάσο, { $other } παίρνει { $value ->
    [one] 1 πόντο
   *[other] { $value } πόντους
} και κερδίζει το ματς. Σίγουρα; Με { $command } πας πάσο.
once-more-resign = Δίνεις { $lost } και χάνεις αμέσως{ $match ->
    [yes] · έτσι κρίνεται το ματς
   *[no] { "" }
}. Σίγουρα; Αν ναι, γράψε { $command }.
once-more-resign-answered = { $other } απαντάει αμέσως: αν δεχτεί, χάνεις { $lost }, αλλιώς συνεχίζετε. Σίγουρα; Αν ναι, γράψε { $command }.
once-more-leave = { $other } απαντάει αμέσως: αν δεχτεί, χάνεις { $lost } και τελειώνει το παιχνίδι, αλλιώς συνεχίζεται. Σίγουρα; Αν ναι, γράψε { $command }.
once-more-cancel = { $other } συμφωνεί αμέσως: { $what ->
    [session] το παιχνίδι τελειώνει εδώ· το σκορ μένει, και αυτή η παρτίδα δεν μετράει
    [match] το ματς ακυρώνεται και δεν μετράει
   *[game] η παρτίδα ακυρώνεται και δεν μετράει
}. Σίγουρα; Με { $command } ακυρώνεται.
once-more-endtable = Έτσι κλείνει οριστικά και χωρίς αποτέλεσμα το __{ $table }__, όπου παίζουν { $who } και { $other }. Σίγουρα; Με { $command } κλείνει.
once-more-endtable-across = Έτσι αφαιρείται από εδώ το __{ $table }__, όπου παίζουν { $who } και { $other }. Το παιχνίδι απλώς μπαίνει σε παύση: { $who } μπορεί να το συνεχίσει σε άλλο κανάλι. Σίγουρα; Με { $command } αφαιρείται.
once-more-forget =
    __Διαγράφονται:__ ρυθμίσεις, αποκλεισμοί, διακοπές, λυμένοι γρίφοι, συνδεδεμένοι λογαριασμοί, το όνομά σου. Δεν αναιρείται.
    __Μένουν:__ οι παρτίδες που τελείωσαν, με «διαγραμμένος λογαριασμός» στη θέση σου.
    __Χάνονται:__ οι ανοιχτές προσκλήσεις{ $games ->
        [0] { "" }
        [one] { " " }και η ανοιχτή παρτίδα σου
       *[other] { " " }και οι { $games } ανοιχτές παρτίδες σου
    }.{ $linked ->
        [0] { "" }
        [one] { " " }Το ίδιο και για τον άλλο λογαριασμό σου: { $names }.
       *[other] { " " }Το ίδιο και για τους άλλους λογαριασμούς σου: { $names }.
    }
    Με `/mydata` τα βλέπεις πρώτα όλα.
    Σίγουρα; Με { $command } διαγράφονται.
once-more-forget-tournament = Θα βγεις και από εδώ: { $name }.
done-pips = Βήματα: { $who } { $mine }, { $other } { $theirs }{ $lead ->
    [0] · ίσα.
    [one] · { $leader } προηγείται κατά 1 βήμα.
   *[other] · { $leader } προηγείται κατά { $lead } βήματα.
}
done-odds = Μονό πούλι { $distance ->
    [one] 1 βήμα μακριά
   *[other] { $distance } βήματα μακριά
}: το χτυπάς με { $rolls } από τις 36 ζαριές ({ $percent }%), αν δεν υπάρχει εμπόδιο.
odds-line = { $who } από { $from ->
    [25] την μπάρα
   *[other] τη θέση { $from }
} στο μονό πούλι της θέσης { $to }: { $rolls } από τις 36 ({ $percent }%).
odds-doublets = { $moves ->
    [0] Εδώ οι διπλές μετράνε για τέσσερις κινήσεις, κάτι που στο παιχνίδι { $game } δεν ισχύει.
   *[other] Στο παιχνίδι { $game } οι διπλές μετράνε για δύο κινήσεις. Η ζαριά που ακολουθεί δεν υπολογίζεται εδώ.
}
odds-none = Σε αυτό το τραπέζι κανένα μονό πούλι δεν απέχει τόσο από αντίπαλο πούλι.
opening-plays = { $game }, { $roll }: { $can-open ->
    [yes] { $count ->
        [one] η μόνη δυνατή πρώτη κίνηση.
       *[other] οι καλύτερες πρώτες κινήσεις με τη σειρά.
    }
   *[no] με αυτή τη ζαριά δεν ανοίγει κανείς. Ως απάντηση, αν ο δρόμος είναι ανοιχτός, οι καλύτερες κινήσεις με τη σειρά:
}
opening-source = Από παρτίδες που έπαιξα από εκεί και πέρα· τυπικό σφάλμα { $error }.
refused-no-roll = Το «{ $word }» δεν είναι ζαριά: γράψε δύο αριθμούς από 1 ως 6, όπως 3-1.
move-passed = γκέλα
move-doubled = διπλασιάζει σε { $value }
move-beavered = μπίβερ σε { $value }
move-raccooned = ρακούν σε { $value }
move-taken = δέχεται στο { $value }
move-dropped = πάει πάσο
move-resigned = παραιτείται
move-unplayed = δεν παίχτηκε
move-late = τέλος χρόνου
line-clock = { $up ->
    [yes] Έληξε ο χρόνος: { $who }.
   *[no] Υπενθύμιση για το ρολόι: { $who }.
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
line-passed = { $number }. { $who }{ rolled-before-colon }: γκέλα{ scored-in-line }
line-closed-out = { $number }. { $who }: κλειστές πόρτες
line-doubled = { $number }. { $who } διπλασιάζει σε { $value }
line-beavered = { $number }. { $who } απαντάει με { $raccoon ->
    [yes] ρακούν
   *[no] μπίβερ
}: { $value }
line-taken = { $number }. { $who } δέχεται στο { $value }
board-pip = βήμα
board-pips = βήματα
board-points = πόντοι
board-off = μαζεμένα
board-hand = στο χέρι
board-doublets = διπλές
board-crawford = Κρόφορντ
board-score = { $to ->
    [games] σκορ αναμέτρησης
    [money] σκορ
    [game] αποτέλεσμα
   *[points] σκορ ματς
}
colour-white = Άσπρα
colour-black = Μαύρα
table-line = __{ $table }__ ·

## Ένα ματς από αλλού

done-import-page = Το ματς ως σελίδα για τον browser σου, κίνηση κίνηση, με όλα τα λάθη.
import-player = Παίκτης { $number }
import-remark = { $what ->
    [no-crawford] Παρτίδα { $game }: ο διπλασιασμός στην παρτίδα Κρόφορντ μετράει, γι' αυτό διαβάζω το ματς χωρίς τον κανόνα Κρόφορντ.
    [no-length] Το αρχείο δεν λέει σε πόσους πόντους είναι το ματς, γι' αυτό το ανέλυσα σαν παρτίδα για χρήματα.
   *[more-matches] Στο αρχείο ακολουθούν κι άλλα ματς. Αυτό είναι το πρώτο.
}
import-rest-left-out = Ανέλυσα ως εκεί.
import-fault = Παρτίδα { $game }{ $move ->
    [yes] , κίνηση { $number }
   *[no] { "" }
}:
import-wrong = { $wrong ->
    [illegal] το { $text } δεν παίζεται με { $roll }.
    [can-move] το αρχείο λέει ότι το { $roll } δεν παίζεται, αλλά παίζεται.
    [no-play] λείπει η κίνηση για το { $roll }.
    [no-roll] λείπει η ζαριά.
    [unreadable] το «{ $text }» δεν είναι ούτε ζαριά ούτε απόφαση.
    [out-of-turn] { $who } δεν έχει σειρά.
    [opening-tie] καμία παρτίδα δεν αρχίζει με διπλές, { $roll }.
    [no-opening] λείπουν οι ζαριές που κρίνουν ποιος αρχίζει.
    [no-double] εκεί κανείς δεν μπορεί να διπλασιάσει.
    [cube-value] ο κύβος πάει στο { $right }, όχι στο { $number }.
    [nothing-to-answer] δεν υπάρχει διπλασιασμός για απάντηση.
    [double-unanswered] ο διπλασιασμός ούτε έγινε δεκτός ούτε απορρίφθηκε.
    [set-position] κάποιος έστησε μια διάταξη με το χέρι.
    [set-cube] κάποιος έβαλε τον κύβο με το χέρι.
    [missing-row] πριν από αυτήν λείπει η κίνηση { $number }.
    [starts-over] με { $score } ένα ματς στους { $number } έχει ήδη τελειώσει.
    [game-over] η παρτίδα είχε ήδη τελειώσει.
    [match-over] το ματς είχε ήδη τελειώσει.
    [score] στο αρχείο αρχίζει με { $score }, αλλά οι προηγούμενες παρτίδες δίνουν { $right-score }.
    [drawn] το αρχείο έχει άλλο αποτέλεσμα, αλλά η παρτίδα είναι ισόπαλη.
    [result] το αρχείο έχει άλλο αποτέλεσμα, αλλά { $who } κερδίζει { $right ->
        [one] 1 πόντο
       *[other] { $right } πόντους
    }.
    [no-result] λείπει το αποτέλεσμα.
    [too-many-games] το αρχείο έχει πάνω από { $number } παρτίδες, και δεν διαβάζω άλλες.
   *[too-long] η παρτίδα είναι μεγαλύτερη απ' όσο διαβάζω.
}
import-unreadable = { $why ->
    [too-large] Το αρχείο είναι μεγαλύτερο από 1 MB. Αν έχει μέσα ανάλυση, βγάλε το ματς σε αρχείο `.mat`, που είναι πολύ μικρότερο.
    [empty] Το αρχείο είναι άδειο.
    [position] Αυτή είναι διάταξη, όχι ματς. Το `/position` σου λέει την καλύτερη κίνηση.
    [other-game] Αυτό είναι ματς { $text }, που δεν το παίζω.
    [json] Το αρχείο είναι χαλασμένο: στη γραμμή { $line }, χαρακτήρας { $column }, δεν διαβάζεται παρακάτω.
    [no-points] Από το «{ $text }» δεν φαίνεται σε πόσους πόντους είναι το ματς.
    [own-format] Αυτό το αρχείο το διαβάζει μόνο το { $text }. Βγάλε εκεί το ματς σε αρχείο `.mat`.
    [too-many-points] Το ματς είναι πολύ μεγάλο: διαβάζω ματς μέχρι { $most } πόντους.
   *[unknown] Δεν το ξέρω αυτό το αρχείο. Διαβάζω αρχεία `.mat` και `.txt` του GNU Backgammon, του eXtreme Gammon και των σελίδων του μπακγκάμον, αρχεία `.sgf` του GNU Backgammon, και ό,τι δίνει το `/export`.
}
refused-import-nothing = Στο αρχείο δεν υπάρχει κίνηση για ανάλυση.
refused-import-of-table = Το αρχείο έχει μια διάταξη από παρτίδα μεταξύ ανθρώπων που παίζεται ακόμα. Μπορώ να το αναλύσω όταν τελειώσει η παρτίδα.
refused-import-not-found = { $what ->
    [folder] Το «{ $path }» είναι φάκελος. Γράψε ένα αρχείο του, για παράδειγμα `/import ~/Downloads/match.mat`.
    [address] Δεν ανοίγω διευθύνσεις. Αποθήκευσε το αρχείο και γράψε τη διαδρομή του, για παράδειγμα `/import ~/Downloads/match.mat`.
   *[missing] Δεν βρίσκω το αρχείο «{ $path }». Γράψε όλη τη διαδρομή του, για παράδειγμα `/import ~/Downloads/match.mat`.
}
refused-import-not-received = Δεν μπόρεσα να διαβάσω αυτό το αρχείο. Δοκίμασε ξανά.
refused-import-no-file = Ποιο ματς; { $platform ->
    [discord] Επισύναψε το αρχείο του στο `/import`.
    [matrix] Απάντησε με `/import` στο αρχείο του, στείλε το αρχείο με λεζάντα `/import`, ή επικόλλησε το ματς στις γραμμές κάτω από το `/import`.
   *[console] Γράψε το αρχείο του, για παράδειγμα `/import match.mat`.
}

## Κουμπιά

choice-accept = Δέχομαι
choice-decline = Δεν δέχομαι
choice-join = Παίζω
choice-roll = Ρίξε τα ζάρια
choice-double = Διπλασίασε σε { $doubled }
choice-take = Δέχομαι
choice-drop = Πάσο
choice-beaver = Μπίβερ σε { $doubled }
choice-raccoon = Ρακούν σε { $doubled }
choice-moves = Επιτρεπτές κινήσεις
choice-pictures = Δείξε τες σε εικόνες
choice-more-pictures = Κι άλλες εικόνες
choice-hint = Συμβουλή
choice-enter = Πούλι πούλι
choice-confirm = Επιβεβαίωση
choice-undo = Αναίρεση
choice-other-checker = Άλλο πούλι
choice-resign = Παραιτούμαι
choice-claim = Διεκδικώ τη νίκη
choice-cancel = Ναι, να ακυρωθεί
choice-here = Να παιχτεί εδώ
choice-endtable = Κλείσε το τραπέζι
choice-endtable-across = Αφαίρεσέ το από εδώ
choice-anywhere = Παντού
choice-settings-home = { $changed ->
    [yes] Περιοχή μαζέματος δεξιά
   *[no] Περιοχή μαζέματος αριστερά
}
choice-settings-numbers = { $changed ->
    [yes] Θέσεις από 24 ως 1
   *[no] Θέσεις όπως στο τυπωμένο ταμπλό
}
choice-settings-boards = { $changed ->
    [yes] Ταμπλό ως εικόνες
   *[no] Ταμπλό ως κείμενο
}
choice-settings-confirm = { $changed ->
    [yes] Οι κινήσεις μου να ισχύουν αμέσως
   *[no] Να επιβεβαιώνω τις κινήσεις μου
}
choice-settings-rolls = { $changed ->
    [yes] Να ρωτάς πριν ρίξεις
   *[no] Να ρίχνεις εσύ για μένα
}
choice-forget = Διαγραφή δεδομένων
choice-link = Σύνδεση των δύο
choice-board = Δείξε το ταμπλό
choice-help = Όλες οι εντολές
choice-rematch = Ρεβάνς
choice-replay = Επανάληψη
choice-match = Σκορ
choice-analyse = Ανάλυση
choice-export = Εξαγωγή
choice-report = Αναφορά
choice-share = Δείξε το εδώ
choice-goon = Συνέχεια από εδώ
choice-fresh = Νέο στήσιμο

## Το μενού των επιτρεπτών κινήσεων στο Discord: η ερώτηση, μια επιλογή για πολλές κινήσεις, και τι κάνει μια κίνηση

menu-moves = { $roll }: διάλεξε κίνηση ({ $count })
menu-group = { $start } … ({ $count } κινήσεις)
menu-settings-language = Γλώσσα: { $value ->
    [en] English
    [de] Deutsch
    [el] Ελληνικά
   *[auto] όπως στην εφαρμογή σου
}
menu-settings-theme = Θέμα: { $value }
menu-settings-reminders = Όταν τελειώνει ο χρόνος: { $value ->
    [off] χωρίς υπενθύμιση
    [channel] υπενθύμιση στο κανάλι
   *[all] υπενθύμιση στο κανάλι και προσωπικά
}
menu-settings-invitations = Προσκλήσεις: { $value ->
    [nobody] από κανέναν
    [known] από όσους έχουν παίξει μαζί μου
   *[everyone] από όλους
}
effect-wins = κερδίζει την παρτίδα
effect-draws = φέρνει ισοπαλία
effect-scores = παίρνει { $count ->
    [one] 1 πόντο
   *[other] { $count } πόντους
}
effect-hits = { $count ->
    [1] χτυπάει
   *[other] χτυπάει { $count } πούλια
}
effect-pins = { $count ->
    [1] πλακώνει ένα πούλι
   *[other] πλακώνει { $count } πούλια
}
effect-unpins = { $count ->
    [1] ξεπλακώνει ένα πούλι
   *[other] ξεπλακώνει { $count } πούλια
}
effect-enters = { $count ->
    [1] βάζει μέσα ένα πούλι
   *[other] βάζει μέσα { $count } πούλια
}
effect-bears-off = { $count ->
    [1] μαζεύει ένα πούλι
   *[other] μαζεύει { $count } πούλια
}
effect-makes = { $count ->
    [1] κάνει πόρτα στο { $points }
   *[other] κάνει πόρτες στο { $points }
}
effect-breaks = { $count ->
    [1] ανοίγει την πόρτα στο { $points }
   *[other] ανοίγει τις πόρτες στο { $points }
}
effect-leaves-blots = { $count ->
    [1] αφήνει ένα μονό πούλι
   *[other] αφήνει { $count } μονά πούλια
}

## Βοήθεια

help-begin =
    Εδώ παίζουμε τάβλι με μηνύματα. Κάλεσε κάποιον με `/newgame portes @friend` ή παίξε μαζί μου με `/play portes`· εγώ ρίχνω τα ζάρια, κι εσύ λες πώς παίζεις: `/move 13/9 9/3`.
help-games = Παρτίδες
help-turn = Η σειρά σου
help-cube = Ο κύβος διπλασιασμού
help-course = Όσο παίζετε
help-looking = Για να δεις
help-learning = Για να μάθεις
help-menu = Όλες οι εντολές· το `/help 1` εξηγεί την πρώτη ομάδα, το `/help move` μία εντολή:
help-menu-buttons = Όλες οι εντολές. Ποια ομάδα;
help-yourself = Οι ρυθμίσεις σου
help-end = Το `/help all` δείχνει όλες τις εντολές, το `/help move` εξηγεί μία, το `/rules portes` ένα παιχνίδι. Με το `/import` αναλύεις ένα ματς που έπαιξες σε άλλο site. Τουρνουά ανοίγουν τα `/cup portes 3` και `/league portes`, τους καλύτερους δείχνει το `/top`.
help-one = Το `/help move` εξηγεί μια εντολή με τις επιλογές της, το `/rules portes` ένα παιχνίδι.
help-aliases = Επίσης: { $names }
help-unknown = Δεν ξέρω την εντολή «{ $word }»· το `/help all` τις δείχνει όλες.

command-newgame = Κάλεσε κάποιον σε μια παρτίδα ή σε ένα ματς, ή άφησε ανοιχτό κάλεσμα
option-newgame-game = Ποιο παιχνίδι: μπακγκάμον, πόρτες, πλακωτό, φεύγα, τάβλι, τρικ-τρακ ή πουφ
option-newgame-opponent = Ποιον καλείς· χωρίς αυτό, ανοιχτό κάλεσμα
option-newgame-match = Πόντοι, 1 ως 25 (Τρικ-Τρακ: παρτίδες), ή ελεύθερο· αλλιώς μία παρτίδα (Τάβλι: στα 5)
option-newgame-clock = γρήγορο, ημερήσιο, χαλαρό, χωρίς ή δικό σου: απόθεμα+προσαύξηση+χρόνος χάριτος, όπως 3d+8h+12h
option-newgame-cube = Κύβος διπλασιασμού (μόνο μπακγκάμον): ναι (προεπιλογή) ή όχι
option-newgame-rules = Ειδικοί κανόνες, χωρισμένοι με κόμμα: μεγαλύτερο-ζάρι, μάνα-αμέσως, ...
option-newgame-games = Μόνο τάβλι: ποια παιχνίδια και με ποια σειρά, π.χ. πόρτες,πλακωτό
option-newgame-opening = Πόρτες, πλακωτό, φεύγα: ζάρια (όποιος αρχίζει παίζει τα δύο ζάρια) ή ξανά (προεπιλογή)
option-newgame-quarter = Φεύγα: έλεγχος της εκκίνησης σε κάθε κίνηση (κίνηση) ή στο τέλος της ζαριάς (τέλος)
option-newgame-jacoby = Σε ελεύθερο παιχνίδι: το γκάμον μετράει μόνο μετά από διπλασιασμό· ναι ή όχι (προεπιλογή)
option-newgame-beavers = Σε ελεύθερο: όποιος δέχεται ξαναδιπλασιάζει και κρατάει τον κύβο· ναι ή όχι (προεπιλογή)
option-newgame-raccoons = Σε ελεύθερο: στο μπίβερ απαντάς με άλλον διπλασιασμό· ναι ή όχι (προεπιλογή)
option-newgame-autodoubles = Σε ελεύθερο: πόσες φορές τα ίσα στην πρώτη ρίψη διπλασιάζουν το ποντάρισμα· ναι: 1
option-newgame-hints = Συμβουλές και στους δύο, όπως με τον υπολογιστή: ναι ή όχι (προεπιλογή)
option-newgame-rated = Αν το ματς αλλάζει τη βαθμολογία σας· όχι, εκτός αν το κανάλι ορίζει αλλιώς
option-newgame-thread = Το ματς σε δικό του νήμα: ναι ή όχι (προεπιλογή)
option-newgame-for = Ανοιχτό κάλεσμα: παίζουν μόνο μέλη με αυτόν τον ρόλο
option-newgame-across = ναι: ένας κωδικός για να παίξει κάποιος από άλλο κανάλι ή σέρβερ
option-newgame-level = Μόνο με τον υπολογιστή: πόσο δυνατά παίζω
example-newgame =
    Το `/newgame portes @friend` καλεί κάποιον σε μια παρτίδα, το `/newgame backgammon @friend match:5 clock:daily` σε ματς με ρολόι. Το `/newgame portes` είναι ανοιχτό κάλεσμα: όποιος απαντήσει πρώτος παίζει μαζί σου.
    Τα `/help clock`, `/help money` και `/help houserules` εξηγούν τις άλλες επιλογές.
help-clock =
    __Ρολόγια__, όπως `clock:daily`:
    `clock:fast`: 1 ώρα στον καθένα για το ματς, συν 2 λεπτά για κάθε κίνηση.
    `clock:daily`: 3 μέρες, συν 4 ώρες για κάθε κίνηση· η πρώτη μέρα κάθε κίνησης είναι χρόνος χάριτος.
    `clock:relaxed`: 10 μέρες, συν 1 μέρα για κάθε κίνηση· οι πρώτες 2 μέρες κάθε κίνησης είναι χρόνος χάριτος.
    `clock:none`: χωρίς ρολόι.
    Δικό σου: `clock:3d+8h+12h` είναι απόθεμα (5 λεπτά ως 60 μέρες), προσαύξηση και χρόνος χάριτος (το πολύ 7 μέρες το καθένα, και τα δύο προαιρετικά), σε μέρες, ώρες και λεπτά (`1d12h`). Το απόθεμα δεν ξεπερνάει ποτέ το αρχικό, και το δικό σου δεν λιγοστεύει όσο αποφασίζει ο άλλος. Το `/time` δείχνει πόσος μένει.
help-level =
    __Πόσο καλά παίζω:__ `level:beginner`, `level:casual`, `level:club` (αν δεν διαλέξεις), `level:expert` ή `level:master`, π.χ. `/play portes level:master`. Μια παρτίδα κρατάει το επίπεδο με το οποίο άρχισε.
help-money =
    __Ελεύθερο παιχνίδι:__ με `match:money` παίζετε τη μία παρτίδα μετά την άλλη για πόντους, χωρίς όριο. Κάθε παρτίδα έχει όλο τον χρόνο του ρολογιού. Το σταματάτε μαζί με `/cancel`, ή προτείνεις να φύγεις με `/resign session`.
    Στο μπακγκάμον μπορείτε να βάλετε και:
    `jacoby:on`: το γκάμον μετράει μόνο μετά από διπλασιασμό.
    `beavers:on`: όποιος δέχεται μπορεί με `/beaver` να ξαναδιπλασιάσει αμέσως και να κρατήσει τον κύβο.
    `raccoons:on`: το ίδιο και ως απάντηση στο μπίβερ.
    `autodoubles:1`: τόσες φορές τα ίσα στην πρώτη ρίψη διπλασιάζουν το ποντάρισμα.
help-dice =
    __Ζάρια:__ κάθε ζάρι είναι ένας τυχαίος αριθμός του υπολογιστή όπου τρέχω (από το λειτουργικό του), με τον ίδιο τρόπο για όλους. Κανείς δεν ξέρει τη ζαριά πριν πέσει, ούτε ο υπολογιστής όταν παίζει. Το `/analyse` δείχνει πόσο τυχεροί ήταν και οι δύο.
help-houserules = __Ειδικοί κανόνες__, όπως `rules:no-hit-and-run`· πολλούς τους χωρίζεις με κόμμα:
help-houserule = { $rule } ({ $games }): { $what }.
# What is written after `/help` for these.
help-topic-clock = ρολόι
    .also = ρολόγια, χρόνος
    .about = πώς ρολόι, πώς χρόνος, βάλε ρολόι, βάλουμε ρολόι, με ρολόι
help-topic-level = επίπεδο
    .also = επίπεδα, δυσκολία
    .about = στο δύσκολο, στο εύκολο, βάλε δύσκολο, βάλε εύκολο, υπολογιστή δύσκολο, υπολογιστή εύκολο, πιο δύσκολ*, πιο εύκολ*, πιο δυνατ*, πιο καλά, πιο χαλαρά, δύσκολο αντίπαλο, εύκολο αντίπαλο, δυνατό αντίπαλο, πόσο δυνατ*, πόσο καλ* παίζεις, πολύ δυνατός, πολύ δύσκολο, πολύ εύκολο, πολύ καλός, επίπεδο, επίπεδα, δυσκολία, ευκολότερ*, δυσκολότερ*
help-topic-money = ελεύθερο
help-topic-dice = ζάρια
    .about = ζάρια στημέν*, ζάρια τίμι*, ζάρια τυχαί*, ζάρια πειραγμέν*, ζάρια κλέβ*, ζάρια ψεύτικ*, στημέν*, πειραγμέν*, κλέβ*, κλέφτης, όλο ντόρτια, όλο διπλές, όλο εξάρες, συνέχεια διπλές, συνέχεια εξάρες, γαμώ ζάρια, γαμώτο ζάρια, ζάρια μου
help-topic-houserules = ειδικοίκανόνες
command-play = Παίξε αμέσως με τον υπολογιστή
option-play-game = Ποιο παιχνίδι: μπακγκάμον, πόρτες, πλακωτό, φεύγα, τάβλι, τρικ-τρακ ή πουφ
option-play-level = Πόσο δυνατά παίζω: αρχάριος, ερασιτέχνης, θαμώνας (προεπιλογή), έμπειρος ή μάστορας
option-play-match = Πόντοι, 1 ως 25 (Τρικ-Τρακ: παρτίδες), ή ελεύθερο· αλλιώς μία παρτίδα (Τάβλι: στα 5)
option-play-cube = Κύβος διπλασιασμού, στο μπακγκάμον: ναι (προεπιλογή) ή όχι
option-play-rules = Ειδικοί κανόνες, χωρισμένοι με κόμμα: μεγαλύτερο-ζάρι, μάνα-αμέσως, ...
option-play-games = Μόνο τάβλι: ποια παιχνίδια και με ποια σειρά, π.χ. πόρτες,πλακωτό
option-play-opening = Πόρτες, πλακωτό, φεύγα: ζάρια (όποιος αρχίζει παίζει τα δύο ζάρια) ή ξανά (προεπιλογή)
option-play-quarter = Φεύγα: έλεγχος της εκκίνησης σε κάθε κίνηση (κίνηση) ή στο τέλος της ζαριάς (τέλος)
option-play-jacoby = Σε ελεύθερο παιχνίδι: το γκάμον μετράει μόνο μετά από διπλασιασμό· ναι ή όχι (προεπιλογή)
option-play-beavers = Σε ελεύθερο: όποιος δέχεται ξαναδιπλασιάζει και κρατάει τον κύβο· ναι ή όχι (προεπιλογή)
option-play-raccoons = Σε ελεύθερο: στο μπίβερ απαντάς με άλλον διπλασιασμό· ναι ή όχι (προεπιλογή)
option-play-rated = Αν το ματς αλλάζει τη βαθμολογία σου: ναι ή όχι (προεπιλογή). Χωρίς συμβουλές
example-play = Για παράδειγμα `/play portes`, ή `/play backgammon level:expert match:5`.
command-join = Απάντησε σε ένα ανοιχτό κάλεσμα
option-join-name = Το όνομα του ανοιχτού καλέσματος, αν υπάρχουν πολλά
example-join = Για παράδειγμα `/join`, ή `/join fig-1` αν υπάρχουν πολλά ανοιχτά καλέσματα.
command-accept = Δέξου μια πρόσκληση ή μια πρόταση
example-accept = Όποιος έχει πρόσκληση απαντάει `/accept`, και ρίχνω τα ζάρια για το ποιος αρχίζει.
command-decline = Αρνήσου μια πρόσκληση ή μια πρόταση· απόσυρε τη δική σου
example-decline = Για παράδειγμα `/decline`, ή `/decline table:oak-7` όταν σε περιμένουν δύο τραπέζια.
command-cancel = Ακύρωσε το παιχνίδι, αν συμφωνεί ο αντίπαλος· ή απόσυρε ένα ανοιχτό κάλεσμα
example-cancel = Πρέπει να συμφωνήσει ο αντίπαλος με `/accept`, αφού τα ζάρια έχουν ήδη πέσει. Αν ακυρωθεί ένα ματς, δεν μετράει καμία παρτίδα του· από μία μόνο παρτίδα παραιτείσαι με `/resign`. Σε ελεύθερο παιχνίδι το σκορ μένει. Το `/cancel` αποσύρει και το ανοιχτό σου κάλεσμα.
option-cancel-sure = ναι: σίγουρα, ακόμα κι αν ισχύει αμέσως
command-rematch = Παίξε ξανά με τον ίδιο αντίπαλο και τις ίδιες ρυθμίσεις
example-rematch = Μετά από παρτίδα ή ματς: `/rematch`. Ο αντίπαλος απαντάει `/accept`, ή κι αυτός `/rematch`.
command-cup = Άνοιξε ένα κύπελλο εδώ, ή δες αυτό που γίνεται
option-cup-game = Ανοίγει κύπελλο σε αυτό το παιχνίδι
option-cup-do = συμμετοχή, αποχώρηση, και ο διοργανωτής: ξεκίνα, τέλος, αποκλεισμός
option-cup-person = Ποιος αποκλείεται: όχι ο αντίπαλός σου
option-cup-match = Οι πόντοι κάθε ματς: 1 (προεπιλογή) ως 7
option-cup-lives = Με πόσες ήττες βγαίνεις: 1, ή 2 (προεπιλογή)
option-cup-starts = Πόσο μένουν ανοιχτές οι συμμετοχές: 5m ως 3d· προεπιλογή 2d
option-cup-clock = Ο χρόνος κάθε ματς· προεπιλογή 5d+2h+8h
option-cup-cube = Αν παίζεται με κύβο διπλασιασμού
option-cup-rated = Αν τα ματς αλλάζουν τη βαθμολογία
option-cup-across = ναι: μπαίνουν και παίκτες από άλλα κανάλια και πλατφόρμες, με κωδικό
option-cup-sure = ναι: σίγουρη αποχώρηση ή ακύρωση
example-cup = Για παράδειγμα `/cup portes 3` και μετά `/cup join`. Δύο με ίσες ζωές παίζουν μόλις είναι και οι δύο ελεύθεροι· όποιος δεν έχει ζωή είναι έξω. Το `/cup` δείχνει την κατάσταση, το `/cup leave` σε βγάζει. Αν ένα ματς δεν έχει τελειώσει την τελευταία του μέρα, χάνει όποιος άργησε πιο πολύ.
command-league = Άνοιξε ένα πρωτάθλημα εδώ, ή δες αυτό που γίνεται
option-league-game = Ανοίγει πρωτάθλημα σε αυτό το παιχνίδι
option-league-do = συμμετοχή, αποχώρηση, και ο διοργανωτής: ξεκίνα, τέλος, αποκλεισμός
option-league-person = Ποιος αποκλείεται: όχι ο αντίπαλός σου
option-league-size = Πόσοι περίπου σε κάθε όμιλο: 4 ως 8· προεπιλογή 6
option-league-starts = Πόσο μένουν ανοιχτές οι συμμετοχές: 5m ως 3d· προεπιλογή 2d
option-league-clock = Ο χρόνος κάθε παιχνιδιού· προεπιλογή 5d+2h+8h
option-league-rated = Αν τα παιχνίδια αλλάζουν τη βαθμολογία
option-league-across = ναι: μπαίνουν και παίκτες από άλλα κανάλια και πλατφόρμες, με κωδικό
option-league-sure = ναι: σίγουρη αποχώρηση ή ακύρωση
example-league = Για παράδειγμα `/league portes` και μετά `/league join`. Σε 28 μέρες παίζει καθένας μία φορά με όλους στον όμιλό του, το πολύ 4 παιχνίδια μαζί· το διπλό μετράει 2. Μετά αρχίζει η επόμενη περίοδος. Αν ένα ματς δεν έχει τελειώσει την τελευταία του μέρα, χάνει όποιος άργησε πιο πολύ.
command-roll = Ρίξε τα ζάρια αντί να διπλασιάσεις
example-roll = Αν δεν έχεις τίποτα να αποφασίσεις πριν από τη ζαριά, ρίχνω εγώ για σένα.
command-move = Παίξε την κίνησή σου
option-move-play = Η κίνηση, όπως 13/9 9/3, ή ο αριθμός της στη λίστα του `/moves`
example-move = Για παράδειγμα `/move 13/9 9/3`, `/move 8/5(2)`, `/move bar/20`, `/move 6/off`· οι θέσεις είναι οι δικές σου, από 24 ως 1. Το `/move 3` είναι η τρίτη κίνηση που έδειξε το `/moves`.
command-moves = Δείξε τις επιτρεπτές κινήσεις για τη ζαριά σου
option-moves-start = Μόνο κινήσεις που αρχίζουν έτσι: 13 ή 13/9
option-moves-picture = Δείξε και τα ταμπλό μετά την κίνηση: ναι ή όχι (προεπιλογή)
example-moves = Για παράδειγμα `/moves`, `/moves 13` για όσες αρχίζουν από το 13 σου, ή `/moves 25..48` για αυτούς τους αριθμούς· το `/moves picture:on` δείχνει και τα ταμπλό που προκύπτουν.
command-hint = Πάρε συμβουλή: οι καλύτερες κινήσεις ή αν συμφέρει διπλασιασμός (με τον υπολογιστή)
example-hint = Για παράδειγμα `/hint`: τι θα έπαιζε ο υπολογιστής και πώς συγκρίνονται οι καλύτερες κινήσεις. Σε παρτίδες με τον υπολογιστή, και σε όσες άρχισαν με `hints:on`.
command-enter = Παίξε ένα ένα τα πούλια: πρώτα διαλέγεις ποιο, μετά πού θα πάει
option-enter-step = Ένα πούλι, όπως 13 ή bar, ή όλο το βήμα, όπως 13/9 ή 13/9/3
option-enter-die = Το ζάρι για αυτό το βήμα, αν κάνουν και τα δύο
example-enter = Για παράδειγμα `/enter`, μετά `/enter 13` για το πούλι στο 13 σου, μετά `/enter 13/9`. Βλέπεις το ταμπλό ως εκεί· με `/undo` αναιρείς ένα βήμα, και τίποτα δεν ισχύει πριν από το `/confirm`.
command-undo = Αναίρεσε το τελευταίο βήμα, ή την κίνησή σου πριν ρίξει κανείς
example-undo = Μετά το `/enter 13/9`, ή μετά από μια κίνηση, όσο ο άλλος μπορεί ακόμα να διπλασιάσει: `/undo`. Με τον υπολογιστή γίνεται και αργότερα. Αλλιώς χρειάζεται `/takeback`.
command-takeback = Ζήτα να πάρεις πίσω την τελευταία σου κίνηση
example-takeback = Μετά το `/takeback` ο άλλος απαντάει `/accept` ή `/decline`. Οι ζαριές θα είναι οι ίδιες, με την ίδια σειρά.
command-confirm = Παίξε την κίνηση που έβαλες
example-confirm = Μετά το τελευταίο βήμα του `/enter`, ή μετά το `/move 13/9 9/3` με `/settings confirm:on`: `/confirm`.
command-double = Διπλασίασε αντί να ρίξεις
example-double = Πριν από τη ζαριά σου, όταν ο κύβος είναι στη μέση ή δικός σου: `/double`. Ο αντίπαλος δέχεται ή πάει πάσο.
command-take = Δέξου τον διπλασιασμό και παίξε για τα διπλά
option-take-sure = ναι: σίγουρα, ακόμα κι αν κρίνει το ματς
example-take = Μετά από διπλασιασμό: `/take`. Ο κύβος είναι τότε δικός σου.
command-drop = Πάσο στον διπλασιασμό: χάνεις όσο άξιζε ως τώρα η παρτίδα
option-drop-sure = ναι: σίγουρα, ακόμα κι αν κρίνει το ματς
example-drop = Μετά από διπλασιασμό: `/drop`.
command-beaver = Όπου παίζεται μπίβερ: δέξου τον διπλασιασμό και ξαναδιπλασίασε αμέσως
example-beaver = Μετά από διπλασιασμό, με `/beaver` ξαναδιπλασιάζεις και κρατάς τον κύβο. Όποιος διπλασίασε δέχεται και συνεχίζει, ή πάει πάσο και χάνει το διπλασιασμένο ποντάρισμα· με `raccoons:on` μπορεί να πει κι αυτός `/beaver`, και ο κύβος μένει σε σένα.
command-resign = Παράτησε την παρτίδα και δώσε μονό ή διπλό· για ό,τι κρίνει το παιχνίδι σε ρωτάω πρώτα
option-resign-value = μονό (προεπιλογή), γκάμον ή διπλό, μπακγκάμον ή τριπλό, τετραπλό· ή όλα
option-resign-sure = ναι: σίγουρα, ακόμα κι αν ισχύει αμέσως
example-resign = Για παράδειγμα `/resign` ή `/resign gammon`· ο αντίπαλος απαντάει `/accept` ή `/decline`, και ως τότε το αποσύρεις με `/decline`. Το μεγαλύτερο που χάνεται, ή η παραίτηση που κρίνει το ματς, ισχύει μόλις επιβεβαιώσεις. Με `/resign session` φεύγεις από ελεύθερο παιχνίδι: χωρίς κόστος πριν από την πρώτη κίνηση, αλλιώς προτείνεις ένα μονό και πρέπει να δεχτεί ο αντίπαλος.
command-order = Άφησέ μου μια εντολή για την υπόλοιπη παρτίδα
option-order-order = Τι απαντώ στον επόμενο διπλασιασμό (παίρνω, πάσο)· ρίχνω: δεν διπλασιάζω· χωρίς: ρώτα με
option-order-sure = ναι: σίγουρα, ακόμα κι αν κρίνει το ματς
example-order = Για παράδειγμα `/order take` πριν πας για ύπνο, ή `/order roll` αν δεν θα διπλασιάσεις. Το βλέπεις μόνο εσύ, και τελειώνει με την παρτίδα.
command-auto = Αυτόματο μάζεμα, μόλις περάσουν τα πούλια και δεν χτυπιέται τίποτα
option-auto-state = ναι (προεπιλογή) ή όχι
example-auto = Το `/auto` μαζεύει όσα περισσότερα πούλια γίνεται και αφήνει τις καλύτερες πιθανότητες για την επόμενη ζαριά· το `/auto off` το σταματάει.
command-goon = Μετά από νίκη στο Τρικ-Τρακ: συνέχισε από εκεί
example-goon = Σε αναμέτρηση πολλών παρτίδων, με `/goon` κρατάς τη διάταξη και όσους πόντους έχεις πάνω από 12· με `/fresh` στήνεις πάλι τα πούλια.
command-fresh = Μετά από νίκη στο Τρικ-Τρακ: στήσε πάλι τα πούλια
example-fresh = Σε αναμέτρηση πολλών παρτίδων, το `/fresh` αρχίζει καινούργια παρτίδα, και ρίχνετε πάλι για το ποιος αρχίζει.
command-claim = Κέρδισε το ματς όταν τελειώσει ο χρόνος του άλλου
example-claim = Όταν τελειώσει ο χρόνος του αντιπάλου, μπορείς να δώσεις `/claim` ή να περιμένεις κι άλλο. Το ρολόι είναι για όλο το ματς, οπότε κερδίζεις το ματς· η παρτίδα μετράει μονό, με όσα δείχνει ο κύβος. Έτσι τελειώνει και ένα ελεύθερο παιχνίδι· το σκορ του μένει. Αν περιμένεις, το παιχνίδι συνεχίζεται μόλις παίξει ο άλλος.
command-say = Στείλε μήνυμα σε αντίπαλο που παίζει σε άλλο κανάλι
option-say-text = Τι θέλεις να πεις, ως 300 χαρακτήρες
example-say = Για παράδειγμα `/say Ωραία παρτίδα!` όταν ο αντίπαλός σου παίζει σε άλλο κανάλι ή σέρβερ. Το διαβάζει εκεί, αν έχει επιλέξει `/settings talk:on`. Οι σύνδεσμοι δεν μεταφέρονται.
command-here = Φέρε ένα παιχνίδι σου σε αυτό το κανάλι
example-here = Για παράδειγμα `/here table:oak-7`. Όταν δεν μπορώ πια να γράψω κάπου, ή όταν φύγει ένας από τους δύο, το παιχνίδι είναι σε παύση και δεν τρέχει ρολόι, ώσπου να γυρίσουν όλοι ή να το μεταφέρει ένας από τους δύο σε άλλο κανάλι με `/here`.
command-endtable = Για τη διαχείριση: κλείσε ένα τραπέζι χωρίς αποτέλεσμα
option-endtable-sure = ναι: σίγουρα, αν και δεν αναιρείται
example-endtable = Για παράδειγμα `/endtable table:oak-7`. Στο Discord χρειάζεσαι δικαίωμα διαχείρισης του καναλιού ή του σέρβερ, στο Matrix το δικαίωμα να αφαιρείς μηνύματα άλλων. Οι παίκτες έχουν το `/cancel`.
command-board = Δείξε το ταμπλό, τώρα ή σε προηγούμενη κίνηση
option-board-move = Ο αριθμός μιας κίνησης, μετρώντας σε όλο το ματς
option-board-id = Μια διάταξη μπακγκάμον από άλλο πρόγραμμα: id διάταξης του GNU Backgammon, ή XGID
option-board-share = ναι: δείξε το σε όλους εδώ
example-board = Για παράδειγμα `/board`, `/board 12` για το ταμπλό της κίνησης 12, ή `/board table:oak-7`.
command-replay = Δείξε μια παρτίδα όπως παίχτηκε
option-replay-form = ταινία (προεπιλογή): παίζει μόνη της· λωρίδα: τα τελευταία ταμπλό σε δύο στήλες
option-replay-game = Ο αριθμός μιας παρτίδας του ματς· αλλιώς η τελευταία
option-replay-share = ναι: δείξε το σε όλους εδώ
example-replay = Για παράδειγμα `/replay`, `/replay strip`, ή `/replay game:2` για τη δεύτερη παρτίδα ενός ματς.
command-analyse = Ανάλυσε μια παρτίδα που τελείωσε: λάθη και τύχη
option-analyse-game = Ο αριθμός μιας παρτίδας που τελείωσε· αλλιώς η τελευταία, ή όλο το ματς αν τελείωσε
option-analyse-share = ναι: δείξε το σε όλους εδώ
example-analyse = Για παράδειγμα `/analyse`, ή `/analyse game:2` για τη δεύτερη παρτίδα ενός ματς: δείκτες λαθών, τύχη και τα μεγαλύτερα λάθη. Το `/import` αναλύει το αρχείο ενός ματς από άλλη σελίδα.
command-games = Δείξε τα ανοιχτά τραπέζια εδώ
option-games-page = Η σελίδα της λίστας: 1 (προεπιλογή) ως 50
example-games = Για παράδειγμα `/games`.
command-match = Δείξε το σκορ: κάθε παρτίδα του ματς με το αποτέλεσμά της
option-match-share = ναι: δείξε το σε όλους εδώ
example-match = `/match`, ή `/match table:oak-7` για άλλο τραπέζι, ακόμα κι αν τελείωσε.
command-history = Δείξε τα παιχνίδια σου που τελείωσαν
example-history = Τα `/match table:NAME` και `/replay table:NAME` δείχνουν πάλι ένα από αυτά.
command-stats = Δείξε τα αποτελέσματα, τον δείκτη λαθών και την τύχη σου, ή κάποιου που παίζει εδώ
option-stats-game = Μόνο αυτό το παιχνίδι
option-stats-person = Κάποιο άλλο άτομο: οι παρτίδες του εδώ και εναντίον σου
example-stats = Για παράδειγμα `/stats backgammon` ή `/stats @friend`.
command-top = Δες τους καλύτερους εδώ: αυτόν τον μήνα ή κατά βαθμολογία
option-top-game = Μόνο αυτό το παιχνίδι
option-top-list = μήνας: πόντοι του μήνα (προεπιλογή)· βαθμολογία: οι καλύτερες· λάθη: ποιος κάνει τα λιγότερα
example-top = Για παράδειγμα `/top` ή `/top fevga list:ratings`. Μετράνε μόνο τα βαθμολογημένα ματς (`/newgame fevga rated`).
command-export = Το ματς σε αρχείο: μπακγκάμον για άλλα προγράμματα, τα άλλα παιχνίδια ως κείμενο
option-export-format = mat για τα περισσότερα προγράμματα, sgf για το GNU Backgammon
example-export = `/export`, ή `/export table:oak-7`. Το μπακγκάμον έρχεται ως αρχείο `.mat`, που το ανοίγουν το GNU Backgammon και το eXtreme Gammon, με τα id της διάταξης.
command-import = Ανάλυσε ένα ματς από άλλο πρόγραμμα ή σελίδα
option-import-file = Το αρχείο του ματς: .mat, .txt, .sgf, ή ένα από το /εξαγωγή
option-import-share = ναι: δείξε το σε όλους εδώ
example-import = `/import` με το αρχείο ενός ματς που παίχτηκε αλλού: πόσο καλά έπαιξε ο καθένας, πόσο τυχερός ήταν, και μια σελίδα για τον browser σου με κάθε κίνηση.
command-report = Οι παρτίδες που τελείωσαν ως σελίδα για τον browser, με ανάλυση
example-report = `/report`, ή `/report table:oak-7`: όλες οι παρτίδες του ματς που τελείωσαν, κίνηση κίνηση στον browser σου, με τις πιθανότητες νίκης και όλα τα λάθη. Η σελίδα ανοίγει και χωρίς ίντερνετ.
command-cube = Δείξε πού είναι ο κύβος διπλασιασμού και ποιος μπορεί να διπλασιάσει
example-cube = Το `/cube` δείχνει πόσο μετράει τώρα μια νίκη.
command-time = Δείξε πόσο χρόνο έχουν ακόμα και οι δύο
example-time = Το `/time` δείχνει πόσος χρόνος μένει.
command-about = Σχετικά με αυτό το bot
example-about = Η έκδοση και η άδεια χρήσης.
command-pips = Δείξε πόσα βήματα μένουν στους δύο παίκτες
example-pips = Για παράδειγμα `/pips`.
command-odds = Δες με πόσες από τις 36 ζαριές χτυπάς πούλι σε αυτή την απόσταση
option-odds-distance = Η απόσταση σε βήματα, 1 ως 24
example-odds = Για παράδειγμα `/odds 6`: πόσες από τις 36 ζαριές χτυπούν ένα μονό πούλι 6 βήματα μακριά, γενικά και σε αυτό το τραπέζι.
command-position = Ανάλυσε μια διάταξη: οι καλύτερες κινήσεις, ή οι πιθανότητες και ο κύβος
option-position-id = Id διάταξης του GNU Backgammon, XGID, ή το JSON που διαβάζει το kafenio legal
option-position-roll = Η ζαριά, όπως 3-1· χωρίς ζαριά, οι πιθανότητες και τι κάνεις με τον κύβο
example-position = Για παράδειγμα `/position 4HPwATDgc/ABMA 3-1`: οι καλύτερες κινήσεις για τα άσπρα. Χωρίς ζαριά: οι πιθανότητες των άσπρων και αν συμφέρει διπλασιασμός. Μετράει και η ζαριά ενός XGID. Οι διατάξεις των άλλων παιχνιδιών γράφονται σαν το JSON που διαβάζει το `kafenio legal`.
command-opening = Σύγκρινε τις καλύτερες πρώτες κινήσεις για μια ζαριά, σε κάθε παιχνίδι
option-opening-roll = Η ζαριά, όπως 3-1
option-opening-game = Ποιο παιχνίδι: μπακγκάμον, πόρτες, πλακωτό, φεύγα, τρικ-τρακ ή πουφ· αλλιώς αυτό που παίζεις
example-opening = Το `/opening 3-1` συγκρίνει τις καλύτερες πρώτες κινήσεις με 3-1 στο παιχνίδι που παίζεις εδώ, ή στο μπακγκάμον. Το `/opening 64 plakoto` κάνει το ίδιο για το Πλακωτό.
command-rules = Εξήγησε τους κανόνες ενός παιχνιδιού
option-rules-game = Ποιο παιχνίδι· αλλιώς αυτό που παίζεις
option-rules-topic = Τι θέλεις να μάθεις, π.χ. για το μάζεμα ή τη μάνα
option-rules-part = Ο αριθμός ενός μέρους· αλλιώς η πρώτη σελίδα
example-rules = Για παράδειγμα `/rules portes`.
command-pass = Πάσο σε διπλασιασμό· χωρίς κίνηση η σειρά χάνεται αυτόματα
option-pass-sure = ναι: σίγουρα, ακόμα κι αν κρίνει το ματς
example-pass = Μετά από διπλασιασμό, το `/pass` σημαίνει `/drop`.
command-vacation = Σταμάτα τα ρολόγια σου όσο λείπεις
option-vacation-days = Πόσες μέρες από τώρα· 0: τέλος διακοπών· χωρίς αριθμό: πόσες σου μένουν
example-vacation = Για παράδειγμα `/vacation 10`: τα ρολόγια σου σε όλα τα τραπέζια σου σταματούν για 10 μέρες από τώρα. Έχεις 30 μέρες για κάθε ημερολογιακό έτος (UTC). Στο μεταξύ μπορείς να παίζεις, και με `/vacation 0` τελειώνεις νωρίτερα τις διακοπές σου.
command-settings = Διάλεξε το ταμπλό σου, τη γλώσσα σου και άλλα
option-settings-checkers = Τα πούλια που θέλεις από την επόμενη παρτίδα: άσπρα, μαύρα ή όποια (προεπιλογή)
option-settings-theme = Το θέμα των ταμπλό· τρία θέματα είναι για δυσχρωματοψία
option-settings-home = Σε ποια πλευρά είναι η περιοχή μαζέματός σου
option-settings-numbers = δική: 24 ως 1· ραβενσμπούργκερ: όπως τυπώνεται, 1–12 και 1A–12A, και όταν γράφεις
option-settings-reminders = Πριν τελειώσει ο χρόνος σου: όλες (κανάλι και προσωπικό μήνυμα), κανάλι ή όχι
option-settings-boards = Τα ταμπλό ως εικόνες ή ως κείμενο
option-settings-invitations = Ποιος μπορεί να σε προσκαλέσει: όλοι (προεπιλογή), γνωστοί (όσοι έπαιξαν μαζί σου) ή κανένας
option-settings-talk = Αν οι αντίπαλοι σε άλλα κανάλια μπορούν να σου γράφουν με /λέω: ναι ή όχι (προεπιλογή)
option-settings-ranked = όχι: τη βαθμολογία σου τη βλέπεις μόνο εσύ, και δεν είσαι σε λίστες· προεπιλογή: ναι
option-settings-language = Σε ποια γλώσσα σου γράφω· αυτόματα: της εφαρμογής σου
option-settings-channel = Για τη διαχείριση: η γλώσσα αυτού του καναλιού· αυτόματα: όποιου έχει σειρά
option-settings-confirm = Να σου δείχνω την κίνηση που γράφεις πριν ισχύσει: ναι ή όχι (προεπιλογή)
option-settings-analysis = αυτόματα: αναλύω κάθε ματς μόλις τελειώσει· ρώτα: μόνο με /ανάλυση (προεπιλογή)
option-settings-rolls = Όταν μπορείς να διπλασιάσεις: αυτόματα (ρίχνω εγώ, από την επόμενη) ή ρώτα (προεπιλογή)
example-settings = Για παράδειγμα `/settings theme:night`, ή `/settings home:left boards:text`. Στο κανάλι το ταμπλό εμφανίζεται για όποιον έχει σειρά.
command-channel = Πώς φαίνονται τα παιχνίδια σε αυτό το κανάλι (για τη διαχείριση)
option-channel-boards = γραμμή: τα προηγούμενα ταμπλό γίνονται μία γραμμή· κράτα: μένουν
option-channel-threads = Δικά τους νήματα: πάντα (κάθε ματς), ρώτα (όσα έχουν `thread:on`) ή ποτέ
option-channel-only = Το μόνο κανάλι του σέρβερ όπου ξεκινούν νέα παιχνίδια· όχι: κάθε κανάλι
option-channel-rated = Αν τα νέα ματς βαθμολογούνται χωρίς `rated:off`: ναι ή όχι (προεπιλογή)
option-channel-month = Αν στο τέλος κάθε μήνα λέω τους καλύτερους: ναι (προεπιλογή) ή όχι
option-channel-language = Η γλώσσα αυτού του καναλιού· αυτόματα: όποιου έχει σειρά
example-channel = Για παράδειγμα `/channel boards:keep`· το `/channel` μόνο του δείχνει τις ρυθμίσεις. Τις αλλάζει η διαχείριση, τις βλέπουν όλοι.
command-block = Απόκλεισε τις προσκλήσεις κάποιου, ή δες ποιους έχεις αποκλείσει
example-block = Για παράδειγμα `/block @friend`· με σκέτο `/block` βλέπεις ποιους έχεις αποκλείσει. Όποιος σε προσκαλέσει διαβάζει ότι δεν δέχεσαι την πρόσκληση. Με `/block table:fig-1` αποκλείεις τον αντίπαλό σου σε εκείνο το τραπέζι, ακόμα κι αν παίζει από άλλη πλατφόρμα.
option-block-person = Ποιος δεν μπορεί πια να σε προσκαλέσει
command-unblock = Επίτρεψε πάλι τις προσκλήσεις κάποιου
example-unblock = Για παράδειγμα `/unblock @friend`. Με `/unblock table:fig-1` αναιρείς τον αποκλεισμό του αντιπάλου σου σε εκείνο το τραπέζι.
option-unblock-person = Ποιος μπορεί πάλι να σε προσκαλέσει
command-link = Σύνδεσε αυτόν τον λογαριασμό με έναν δικό σου σε άλλη πλατφόρμα
option-link-code = Ο κωδικός που πήρες στον άλλο λογαριασμό
option-link-sure = ναι: και οι δύο λογαριασμοί είναι δικοί μου
example-link = Το `/link` σου δίνει έναν κωδικό, και το `/link 7KQ2MPX4` στον άλλο λογαριασμό συνδέει τους δύο. Μετά έχεις και στους δύο τις ίδιες ρυθμίσεις, διακοπές και αποκλεισμούς, και δεν μπορείς να παίξεις με τον εαυτό σου.
command-unlink = Χώρισε αυτόν τον λογαριασμό από τους άλλους λογαριασμούς σου
example-unlink = `/unlink`: αυτός ο λογαριασμός κρατάει τις ρυθμίσεις του, αλλά δεν μοιράζεται πια τίποτα με τους άλλους.
command-me = Δες με μια ματιά τους λογαριασμούς, τις ρυθμίσεις και τα τραπέζια σου
example-me = `/me`: οι συνδεδεμένοι λογαριασμοί σου, οι ρυθμίσεις σου, όλα τα ανοιχτά τραπέζια σου και πόσα ματς έχεις παίξει.
command-mydata = Πάρε ό,τι είναι αποθηκευμένο για σένα
example-mydata = Ένα αρχείο JSON, μόνο για σένα. Η πρώτη σελίδα έχει τα τελευταία 500 τραπέζια σου· με `/mydata 2` βλέπεις τα επόμενα.
option-mydata-page = Η σελίδα των τραπεζιών σου, από το 1
command-forget = Διάγραψε ό,τι είναι αποθηκευμένο για σένα
example-forget = Πριν διαγραφεί κάτι, σε ρωτάω. Χάνεις τις ανοιχτές παρτίδες σου· όσες τελείωσαν μένουν, με «διαγραμμένος λογαριασμός» στη θέση σου.
option-forget-sure = ναι: σίγουρα, αν και δεν αναιρείται
command-help = Τα πρώτα βήματα, όλες οι εντολές, ή μία με εξήγηση
option-help-command = Μια εντολή, ή όλες
example-help = Για παράδειγμα `/help move` ή `/help all`.

## Η θέση με λόγια

alt-player = { $who } ({ $colour ->
    [white] άσπρα
   *[black] μαύρα
})
alt-turn = { $who } { $rolled ->
    [yes] έχει να παίξει { $roll }
    [some] έχει ακόμα να παίξει { $left } από { $roll }
    [played] έπαιξε { $roll }
   *[no] έχει να αποφασίσει
}.
alt-over = Η παρτίδα τελείωσε.
alt-replay = Η παρτίδα { $number } όπως παίχτηκε, σε { $count ->
    [one] μία εικόνα:
   *[other] { $count } εικόνες. Η τελευταία:
}
alt-candidates = Τα ταμπλό μετά από αυτές τις κινήσεις: { $plays }.
alt-side = { $who }: { $any ->
    [yes] { $points }
   *[no] τίποτα στις θέσεις
}{ $bar ->
    [0] { "" }
   *[other] , { $bar } { $hand ->
        [yes] στο χέρι
       *[no] στην μπάρα
    }
}{ $off ->
    [0] { "" }
   *[other] , { $off } μαζεμένα
}· { $pips ->
    [one] μένει 1 βήμα
   *[other] μένουν { $pips } βήματα
}.
alt-point = θέση { $point }: { $count }{ $pinned ->
    [yes] { " " }(πλακωμένο)
   *[no] { "" }
}
alt-crawford = Αυτή είναι η παρτίδα Κρόφορντ: χωρίς διπλασιασμό.
alt-cube = { $state ->
    [centred] Ο κύβος είναι στη μέση{ $value ->
        [1] { "" }
       *[other] , στο { $value }
    }.
    [offered] Έχει προταθεί διπλασιασμός σε { $value }.
    [dead] Τον κύβο τον έχει { $who }, στο { $value }· είναι νεκρός.
   *[owned] Τον κύβο τον έχει { $who }, στο { $value }.
}
alt-score = Ματς στα { $length }: άσπρα { $white }, μαύρα { $black }.
alt-clock = Χρόνος που μένει: άσπρα { $white }, μαύρα { $black }.
alt-points = Πόντοι αυτής της παρτίδας: άσπρα { $white }, μαύρα { $black }, από 12.
alt-doublets = Διπλές σε αυτή την παρτίδα: άσπρα { $white }, μαύρα { $black }.
list-separator = { " · " }
list-and = { $parts } και { $last }

## Οι κανόνες, μία σελίδα για το καθένα

rules-backgammon =
    __Μπακγκάμον.__ Φέρε τα 15 πούλια σου από τη θέση σου 24 ως την περιοχή μαζέματος και μάζεψέ τα. Με κάθε ζάρι παίζεις ένα πούλι· οι διπλές παίζονται τέσσερις φορές. Δύο αντίπαλα πούλια κάνουν πόρτα· το μονό το χτυπάς. Κερδίζει όποιος μαζέψει πρώτος και τα 15. Με `/double` διπλασιάζεις.
rules-portes =
    __Πόρτες__, το ελληνικό μπακγκάμον. Φέρε τα 15 πούλια σου από τη θέση σου 24 ως την περιοχή μαζέματος και μάζεψέ τα. Με κάθε ζάρι παίζεις ένα πούλι· οι διπλές παίζονται τέσσερις φορές. Δύο αντίπαλα πούλια κάνουν πόρτα· το μονό το χτυπάς. Κερδίζει όποιος μαζέψει πρώτος και τα 15.
rules-plakoto =
    __Πλακωτό__, το δεύτερο παιχνίδι του ταβλιού. Φέρε τα 15 πούλια σου από τη θέση 24 στην περιοχή μαζέματος και μάζεψέ τα. Με κάθε ζάρι παίζεις ένα πούλι· οι διπλές τέσσερις φορές. Δεν χτυπάς: το μονό πούλι το πλακώνεις. Αν πλακώσεις τη μάνα, το τελευταίο στην αφετηρία του, κερδίζεις διπλό.
rules-fevga =
    __Φεύγα__, το τρίτο παιχνίδι του ταβλιού. Φέρε τα 15 πούλια σου από τη θέση 24 στην περιοχή μαζέματος και μάζεψέ τα. Πάτε προς την ίδια κατεύθυνση, από απέναντι γωνίες. Κι ένα μόνο πούλι κλείνει τη θέση του· χτύπημα δεν υπάρχει. Πριν παίξεις άλλο πούλι, περνάς το πρώτο από την αφετηρία του αντιπάλου.
rules-tavli =
    __Τάβλι__, το ελληνικό ματς με τρία παιχνίδια που εναλλάσσονται: Πόρτες, Πλακωτό, Φεύγα, και πάλι Πόρτες, στους 5 πόντους ή όσους πείτε (`match:7`). Μια παρτίδα μετράει 1 πόντο, ή 2 αν ο χαμένος δεν μάζεψε κανένα πούλι ή του πλάκωσαν τη μάνα. Χωρίς κύβο.
rules-tric-trac =
    Το __Τρικ-Τρακ__, το γερμανικό Tricktrack, παίζεται για πόντους: με 12 κερδίζεις την παρτίδα. Τα 15 πούλια σου πάνε από τη θέση σου 24 ως τη θέση 1, με κάθε ζάρι ένα. Πόντους παίρνεις όταν χτυπάς, όταν μαζεύεις και με τη μεγάλη γέφυρα: δύο πούλια σε κάθε θέση σου από 18 ως 13.
rules-puff =
    Το __Πουφ__ αρχίζει με άδειο ταμπλό. Βάλε μέσα τα 15 πούλια σου, φέρε τα από τη θέση σου 24 ως τη θέση 1 και μάζεψέ τα. Παίζεις πάντα πρώτα τον μικρότερο αριθμό. Στις διπλές παίζεις και τον κάτω αριθμό, και ξαναρίχνεις. Κερδίζει όποιος μαζέψει πρώτος και τα 15.
rules-more-backgammon =
    __Στήσιμο.__ 2 πούλια στο 24 σου, 5 στο 13, 3 στο 8, 5 στο 6. Μετράς τις θέσεις σου από το 24 ως το 1· ο αντίπαλος πάει αντίθετα.
    __Άνοιγμα.__ Ο καθένας ρίχνει ένα ζάρι· όποιος φέρει το μεγαλύτερο αρχίζει και παίζει και τους δύο αριθμούς. Αν φέρουν το ίδιο, ξαναρίχνουν.
    __Κίνηση.__ Με κάθε ζάρι παίζεις ένα πούλι, ή και με τα δύο το ίδιο· οι διπλές παίζονται τέσσερις φορές. Ένα πούλι μπορεί να πάει παντού, εκτός από θέση όπου ο αντίπαλος έχει δύο ή περισσότερα πούλια (πόρτα). Παίξε και τα δύο ζάρια αν μπορείς. Αν παίζεται το ένα ή το άλλο, αλλά όχι και τα δύο, παίζεις το μεγαλύτερο.
    __Χτύπημα.__ { rules-hitting }
    __Μάζεμα.__ { rules-bearing-off }
    __Νίκη.__ Κερδίζει όποιος μαζέψει πρώτος και τα 15. Αν ο άλλος δεν έχει μαζέψει κανένα, είναι γκάμον (2 πόντοι), και με πούλι του στην μπάρα ή στην περιοχή μαζέματος του νικητή, μπακγκάμον (3).
    __Κύβος (βίδος).__ Πριν από τη ζαριά σου μπορείς με `/double` να διπλασιάσεις· ο άλλος δέχεται με `/take`, και μετά μόνο εκείνος ξαναδιπλασιάζει, ή πάει πάσο με `/drop` και χάνει όσο άξιζε ως τότε η παρτίδα. Σε ματς, στην πρώτη παρτίδα αφότου σε κάποιον λείπει ένας μόνο πόντος, κανείς δεν διπλασιάζει (Κρόφορντ).
rules-more-portes =
    __Στήσιμο.__ 2 πούλια στο 24 σου, 5 στο 13, 3 στο 8, 5 στο 6. Μετράς τις θέσεις σου από το 24 ως το 1· ο αντίπαλος πάει αντίθετα.
    __Άνοιγμα.__ { rules-opening-again }
    __Κίνηση.__ Με κάθε ζάρι παίζεις ένα πούλι, ή και με τα δύο το ίδιο· οι διπλές παίζονται τέσσερις φορές. Ένα πούλι μπορεί να πάει παντού, εκτός από θέση όπου ο αντίπαλος έχει δύο ή περισσότερα πούλια (πόρτα). Παίξε και τα δύο ζάρια αν μπορείς. Αν παίζεται το ένα ή το άλλο, αλλά όχι και τα δύο, διαλέγεις.
    __Χτύπημα.__ { rules-hitting }
    __Μάζεμα.__ { rules-bearing-off }
    __Νίκη.__ { rules-winning-double }
rules-more-plakoto =
    __Στήσιμο.__ Και τα 15 πούλια του καθενός ξεκινούν από τη δική του θέση 24. Ο αντίπαλος πάει αντίθετα. Μπάρα δεν υπάρχει.
    __Άνοιγμα.__ { rules-opening-again }
    __Κίνηση.__ Με κάθε ζάρι παίζεις ένα πούλι, ή και με τα δύο το ίδιο· οι διπλές παίζονται τέσσερις φορές. Κλειστές για σένα είναι οι θέσεις με δύο ή περισσότερα αντίπαλα πούλια και οι θέσεις όπου ο αντίπαλος σε έχει πλακώσει. Παίξε και τα δύο ζάρια αν μπορείς. Αν παίζεται το ένα ή το άλλο, αλλά όχι και τα δύο, διαλέγεις.
    __Πλάκωμα.__ Πάτα πάνω σε μονό αντίπαλο πούλι και το πλακώνεις: δεν κινείται ώσπου να φύγεις από τη θέση.
    __Η μάνα__ είναι το τελευταίο πούλι στη θέση 24 ενός παίκτη. Αν πλακώσεις τη μάνα του αντιπάλου και δεν έχεις πια πούλι στη δική σου αφετηρία, κερδίζεις αμέσως διπλό (2 πόντους). Αν έχεις ακόμα εκεί πούλια, το παιχνίδι συνεχίζεται, και κερδίζεις μόλις φύγει το τελευταίο, αν κρατάς ακόμα τη μάνα πλακωμένη. Αν πλακωθούν και οι δύο μάνες, ισοπαλία.
    __Μάζεμα.__ { rules-bearing-off } Κανένα δεν πρέπει να είναι πλακωμένο.
    __Νίκη.__ { rules-winning-double }
    __Εικόνα.__ Η μάνα έχει ένα αστέρι. Ένα πλακωμένο πούλι είναι στην άκρη, κάτω από τα άλλα· όπου δεν φαίνονται όλα, ένας αριθμός δείχνει πόσα πούλια έχει κάθε χρώμα.
rules-more-fevga =
    __Στήσιμο.__ Και τα 15 πούλια του καθενός ξεκινούν από τη δική του θέση 24. Πάτε προς την ίδια κατεύθυνση: η δική σου 24 είναι η 12 του αντιπάλου.
    __Άνοιγμα.__ { rules-opening-again }
    __Το πρώτο πούλι.__ Φέρε πρώτα ένα πούλι πέρα από την αφετηρία του αντιπάλου, στη θέση σου 11 ή παραπέρα· ως τότε δεν κινείται άλλο.
    __Κίνηση.__ Με κάθε ζάρι παίζεις ένα πούλι, ή και με τα δύο το ίδιο· οι διπλές παίζονται τέσσερις φορές. Δεν πατάς όπου έχει πούλι ο αντίπαλος. Παίξε και τα δύο ζάρια αν μπορείς. Αν παίζεται το ένα ή το άλλο, αλλά όχι και τα δύο, παίζεις το μεγαλύτερο.
    __Εξάπορτα.__ Δεν επιτρέπεται να κρατάς και τις έξι θέσεις της περιοχής εκκίνησής σου, 24 ως 19, ούτε στη μέση μιας ζαριάς. Αλλού επιτρέπεται εξάπορτο, έξι θέσεις στη σειρά· αν όμως και τα 15 πούλια του αντιπάλου είναι ακριβώς πίσω από τις έξι σου, με την επόμενη ζαριά σου πρέπει να ανοίξεις μία, αν γίνεται.
    __Μάζεμα.__ { rules-bearing-off }
    __Νίκη.__ { rules-winning-double }
rules-more-tavli =
    __Άνοιγμα.__ Στην πρώτη παρτίδα ο καθένας ρίχνει ένα ζάρι· όποιος φέρει το μεγαλύτερο αρχίζει και ρίχνει τα δύο ζάρια. Αν φέρουν το ίδιο, ξαναρίχνουν. Μετά αρχίζει ο νικητής της τελευταίας παρτίδας που κρίθηκε.
    __Ισοπαλία.__ Ισόπαλη παρτίδα στο Πλακωτό δεν μετράει.
    __Παιχνίδια.__ Τα `/rules portes`, `/rules plakoto` και `/rules fevga` τα εξηγούν.
rules-more-tric-trac =
    __Άνοιγμα.__ Ο καθένας ρίχνει δύο ζάρια· όποιος φέρει το μεγαλύτερο άθροισμα αρχίζει και παίζει αυτή τη ζαριά. Αν φέρουν το ίδιο, ξαναρίχνουν.
    __Κίνηση.__ Με κάθε ζάρι παίζεις ένα πούλι, ή και με τα δύο το ίδιο. Και οι διπλές είναι μόνο δύο κινήσεις, αλλά μετά ξαναρίχνεις. Παίξε και τους δύο αριθμούς αν μπορείς. Όσο έχεις πούλια στη θέση σου 24, κινούνται μόνο αυτά και όσα έβγαλες με την ίδια ζαριά. Θέσεις με δύο ή περισσότερα αντίπαλα πούλια είναι κλειστές. Ο αντίπαλος πάει αντίθετα.
    __Πόντοι.__ Μονό αντίπαλο πούλι το χτυπάς: 1 πόντος, και γυρίζει στην αφετηρία του. Πούλι που φτάνει στη θέση 1 ή θα την ξεπερνούσε μαζεύεται οποτεδήποτε: 1 πόντος. Στις δύο αφετηρίες δεν υπάρχει χτύπημα, και ποτέ δεν είναι κλειστές.
    __Τη γωνία__ (Hucke), τη θέση σου 13, την πιάνουν δύο πούλια μαζί, με την ίδια ζαριά, και τα δύο τελευταία φεύγουν πάλι μαζί. Ποτέ δεν μένει εκεί ένα μόνο του· όσο είναι άδεια, ούτε περαστικό πατάει εκεί. Η γωνία του αντιπάλου, η θέση σου 12, είναι κλειστή για σένα. Αν όμως είναι άδειες και οι δύο γωνίες, και η ζαριά σου φέρνει δύο πούλια στη γωνία του αντιπάλου αλλά όχι στη δική σου, μπορούν να πάνε από ένα βήμα λιγότερο και να πιάσουν τη δική σου.
    __Η μεγάλη γέφυρα__ είναι δύο πούλια ή περισσότερα σε κάθε θέση σου από 18 ως 13. Δίνει 2 πόντους όταν συμπληρωθεί, και άλλους 2 μετά από κάθε επόμενη ζαριά σου που την αφήνει όρθια.
    __Νίκη.__ Με 12 πόντους η παρτίδα τελειώνει αμέσως. Μετράει 1 αν ο χαμένος έχει 7 ή περισσότερους, 2 με 3 ως 6, 3 με 1 ή 2, και 4 με κανέναν. Σε αναμέτρηση (`match:12` είναι δώδεκα παρτίδες) ο νικητής διαλέγει: `/goon` από εκεί με όσους του περισσεύουν, ή `/fresh`.
    __Εικόνα.__ Ένα πλαίσιο δείχνει κάθε γωνία· «7 / 12 πόντοι» δίπλα σε ένα όνομα είναι οι πόντοι του παίκτη σε αυτή την παρτίδα.
rules-more-puff =
    __Άνοιγμα.__ Ο καθένας ρίχνει δύο ζάρια· όποιος φέρει το μεγαλύτερο άθροισμα αρχίζει και ξαναρίχνει. Στα ίσα, ρίχνουν πάλι και οι δύο.
    __Είσοδος.__ Ένα ζάρι βάζει μέσα ένα πούλι, μετρώντας από τη θέση 24: το 6 μπαίνει στο 19, και γράφεται `hand/19`. Τίποτα άλλο δεν κινείται ώσπου να μπουν και τα 15. Ο αντίπαλος πάει αντίθετα.
    __Πρώτα ο μικρότερος.__ Παίζεις πάντα πρώτα τον μικρότερο αριθμό· αν δεν παίζεται, χάνεται και ο μεγαλύτερος.
    __Διπλές.__ Στις πρώτες σου διπλές παίζεις δύο φορές τον επάνω αριθμό και μετά, αν θέλεις, ως δύο φορές τον κάτω (7 μείον τον επάνω). Από τις δεύτερες διπλές σου στην παρτίδα και μετά, παίζεις τον επάνω αριθμό τέσσερις φορές και, αν θέλεις, τον κάτω ως τέσσερις φορές. Μετά από κάθε διπλές ξαναρίχνεις.
    __Χτύπημα.__ Μονό αντίπαλο πούλι το χτυπάς, και πρέπει να ξαναμπεί πριν κινηθεί άλλο δικό του. Θέση με δύο ή περισσότερα είναι κλειστή.
    __Μάζεμα.__ { rules-bearing-off }
    __Νίκη.__ Κερδίζει όποιος μαζέψει πρώτος και τα 15: 1 πόντος.
    __Εικόνα.__ Τα πούλια στο χέρι είναι αριστερά, και δύο μικρά ζάρια δίπλα σε ένα όνομα μετράνε τις διπλές του παίκτη.
rules-opening-again = Ο καθένας ρίχνει ένα ζάρι· όποιος φέρει το μεγαλύτερο αρχίζει και ρίχνει τα δύο ζάρια. Αν φέρουν το ίδιο, ξαναρίχνουν. Στις επόμενες παρτίδες του ματς αρχίζει ο νικητής.
rules-hitting = Όταν πατάς σε θέση με ένα μονό αντίπαλο πούλι, το χτυπάς και πάει στην μπάρα. Τα πούλια σου στην μπάρα πρέπει να μπουν πρώτα, μετρώντας από τη θέση 24: το 6 μπαίνει στο 19.
rules-bearing-off = Με όλα τα πούλια σου στην περιοχή μαζέματος (θέσεις 6 ως 1) μαζεύεις: με 4 μαζεύεις ένα πούλι από τη θέση 4. Αν δεν έχεις πούλι ούτε εκεί ούτε πιο πίσω, μαζεύεις από την ψηλότερη θέση όπου έχεις. Μπορείς και να παίξεις μέσα στην περιοχή.
rules-winning-double = Κερδίζει όποιος μαζέψει πρώτος και τα 15: 1 πόντος, ή διπλό (2) αν ο άλλος δεν έχει μαζέψει κανένα. Δεν υπάρχει κύβος διπλασιασμού.
rules-agree = __Ειδικοί κανόνες.__ Μπορείτε να συμφωνήσετε:
rules-elsewhere = Στο παιχνίδι { $game } δεν υπάρχει «{ $topic }». Στο παιχνίδι { $other }:
rules-also-in = Στο παιχνίδι { $other }: { $example }.
rules-nowhere = Δεν βρίσκω τίποτα για «{ $topic }» στους κανόνες. Το `/rules portes` εξηγεί ένα παιχνίδι, το `/help` πώς παίζεις εδώ.
rules-contents = Κι άλλα: { $parts }. Το { $first } δείχνει το πρώτο.

## Το τερματικό

console-welcome =
    Καλώς ήρθες στο καφενείο. Όλοι γράφουν από αυτό το πληκτρολόγιο: η γραμμή "name: text" είναι μήνυμα από name.
    Άρχισε με "alice: /play portes" εναντίον μου, ή με "alice: /newgame portes @bob", μετά "bob: /accept". Περισσότερα με /help· με Ctrl-D φεύγεις, τα παιχνίδια μένουν.
console-my-name = Kafenio είναι το δικό μου όνομα. Ξεκίνα τη γραμμή με άλλο, όπως `alice: /help`.
console-waits = Αποθηκεύτηκε. Το αποτέλεσμα έρχεται μετά την επόμενη γραμμή σου.

## Κινήσεις που δεν επιτρέπονται

illegal-too-long = Αυτό είναι πολύ μακρύ για μία κίνηση. Γράψε την κίνηση για μία ζαριά, όπως `/move 13/9 9/3`.
illegal-other-roll = Έφερες { $rolled }, όχι { $typed }.
illegal-unreadable = Δεν καταλαβαίνω το «{ $word }» ως κίνηση. Γράψε πού είναι ένα πούλι και πού πάει, όπως { $numbers ->
    [printed] `12A/8A`, { $bar } ή `6/off`, με τους αριθμούς του τυπωμένου ταμπλό
   *[own] `13/9`, { $bar } ή `6/off`
}.
illegal-nothing-legal = Αυτή η ζαριά δεν παίζεται.
illegal-no-checker = { $place ->
    [bar] Δεν έχεις πούλι στην μπάρα.
    [hand] Δεν έχεις άλλο πούλι στο χέρι.
   *[point] Κανένα πούλι στο { $from } σου δεν μπορεί να παίξει έτσι.
}
illegal-backwards = Το { $step } πάει προς τα πίσω: τα πούλια σου πάνε { $numbers ->
    [printed] προς την άλλη κατεύθυνση
   *[own] από ψηλότερες θέσεις σε χαμηλότερες
}.
illegal-enter-first = { $waiting ->
    [one] Το { $place ->
        [hand] τελευταίο πούλι στο χέρι σου
       *[bar] πούλι σου στην μπάρα
    } πρέπει να μπει πρώτα
   *[other] Τα { $waiting } πούλια { $place ->
        [hand] στο χέρι σου
       *[bar] σου στην μπάρα
    } πρέπει να μπουν πρώτα
}, όπως { $example }.
illegal-blocked = Το { $step } δεν παίζεται: στο { $to } σου { $held ->
    [one] είναι ένα αντίπαλο πούλι
    [2] έχει πόρτα ο αντίπαλος (δύο πούλια)
    [3] έχει πόρτα ο αντίπαλος (τρία πούλια)
    [4] έχει πόρτα ο αντίπαλος (τέσσερα πούλια)
    [5] έχει πόρτα ο αντίπαλος (πέντε πούλια)
   *[other] έχει πόρτα ο αντίπαλος ({ $held } πούλια)
}.
illegal-not-a-die = Το { $step } { $pips ->
    [0] δεν ταιριάζει με τα ζάρια σου
   *[other] θέλει { $pips }
}{ $left ->
    [none] : έχουν παιχτεί όλα.
    [one] · σου μένει το { $last }.
   *[more] · έχεις { $dice } και { $last }.
}
illegal-too-many = Αυτές είναι πολλές κινήσεις για τη ζαριά σου: { $dice ->
    [one] έχεις μόνο έναν αριθμό να παίξεις.
   *[other] έχεις { $dice } αριθμούς να παίξεις.
}
illegal-none-left = Δεν έφερες { $pips }: το { $step } θέλει { $dice }, και δεν μένει τίποτα για το { $rest }.
illegal-nothing-hit = Το αστεράκι σημαίνει χτύπημα, αλλά στο { $at } σου δεν χτυπάς τίποτα. Γράψε την κίνηση χωρίς αστεράκι.
illegal-read-as-printed = Λόγω του «A» διαβάζω τους αριθμούς όπως είναι τυπωμένοι στο ταμπλό· το `/settings numbers:ravensburger` τους δείχνει και στα δικά σου ταμπλό.
illegal-not-all-home = Δεν μπορείς να μαζέψεις ακόμα: { $place ->
    [bar] έχεις πούλι στην μπάρα.
    [hand] έχεις πούλι στο χέρι.
   *[point] έχεις πούλι στο { $farthest } σου, και πρώτα πρέπει να είναι όλα στις θέσεις 6 ως 1.
}
illegal-higher-first = Με { $die } δεν μαζεύεις από το { $from } σου όσο έχεις πούλι πιο πίσω, στο { $higher } σου.
illegal-must-use-both = Παίζονται και οι δύο αριθμοί, οπότε πρέπει να τους παίξεις και τους δύο.{ $table ->
    [yes] { " " }Το `/moves` δείχνει τις επιτρεπτές κινήσεις.
   *[no] { "" }
}
illegal-must-use-more = Με αυτή τη ζαριά παίζονται { $could } αριθμοί, οπότε πρέπει να τους παίξεις όλους· έτσι παίζεις { $used ->
    [0] κανέναν
    [one] μόνο έναν
   *[other] μόνο { $used }
}.{ $table ->
    [yes] { " " }Το `/moves` δείχνει τις επιτρεπτές κινήσεις.
   *[no] { "" }
}
illegal-must-use-higher = Παίζεται μόνο ένας αριθμός, και πρέπει να είναι ο μεγαλύτερος, το { $die }.
illegal-higher-or-nothing = Με τους κανόνες αυτού του τραπεζιού παίζεις τον μεγαλύτερο αριθμό, το { $die }, ή τίποτα.
illegal-lower-first = Πρέπει να παίξεις πρώτα τον μικρότερο αριθμό, το { $die }.
illegal-top-first = Το { $die } από την κάτω μεριά των ζαριών παίζεται μόνο αφού παιχτεί όλες τις φορές ο επάνω αριθμός.
illegal-hit-and-run = Το πούλι που χτύπησε στο { $at } σου πρέπει να μείνει εκεί ως το τέλος της ζαριάς.
illegal-pinned = Το πούλι σου στο { $at } το έχει πλακώσει ο αντίπαλος και δεν κινείται.
illegal-pinned-stops = Δεν μπορείς να μαζέψεις όσο είναι πλακωμένο το πούλι σου στο { $at }.
illegal-over-already = Η παρτίδα τελειώνει με την κίνηση στο { $to }· μετά δεν παίζεται τίποτα.
illegal-runner-first = Ώσπου να περάσει το πρώτο σου πούλι την αφετηρία του αντιπάλου, κινείται μόνο αυτό· είναι στο { $runner } σου.
illegal-full-start-quarter = Με πούλι στο { $to } σου θα κρατούσες και τις έξι θέσεις της περιοχής εκκίνησής σου, και αυτό δεν επιτρέπεται.
illegal-must-open = Αλλιώς ο αντίπαλος δεν μπορεί να παίξει: πρέπει να ανοίξεις μία από τις θέσεις σου { $points }.
illegal-start-first = { $waiting ->
    [one] Πρώτα πρέπει να κινηθεί το τελευταίο πούλι στην αφετηρία σου.
   *[other] Πρώτα πρέπει να κινηθούν τα { $waiting } πούλια στην αφετηρία σου.
}
illegal-opponents-corner = Η γωνία του αντιπάλου είναι κλειστή για σένα.
illegal-alone-in-corner = Κανένα πούλι δεν μένει μόνο στη γωνία σου: δύο μπαίνουν μαζί και δύο βγαίνουν μαζί.
illegal-ambiguous = Αυτό παίζεται με περισσότερους από έναν τρόπους: { $plays }. Γράψε ολόκληρη την κίνηση που εννοείς.
illegal-not-together = Καθεμιά από αυτές τις κινήσεις γίνεται, αλλά όχι όλες με αυτή τη ζαριά.{ $table ->
    [yes] { " " }Το `/moves` δείχνει τις επιτρεπτές κινήσεις.
   *[no] { "" }
}

## Στο Discord

discord-may-not-post = Δεν μου επιτρέπεται να γράφω σε αυτό το κανάλι: χρειάζομαι { $missing }. { $sees ->
    [no] Ως τότε δεν μπορεί να παιχτεί παιχνίδι εδώ· όποιο είναι σε παύση συνεχίζεται μετά, με την επόμενη κίνηση.
   *[yes] Ως τότε στέλνω τις κινήσεις με προσωπικό μήνυμα.
} { $mend ->
    [yes] Μπορείς να το επιτρέψεις στις ρυθμίσεις του καναλιού, ή για όλο τον σέρβερ με αυτόν τον σύνδεσμο:
   *[no] Μπορεί να το επιτρέψει όποιος διαχειρίζεται τον σέρβερ.
}
discord-may-not-open = Δεν μου επιτρέπεται να ανοίξω νήμα σε αυτό το κανάλι: χρειάζομαι { $missing }. Ως τότε το παιχνίδι μένει στο κανάλι. { $mend ->
    [yes] Μπορείς να το επιτρέψεις στις ρυθμίσεις του καναλιού, ή για όλο τον σέρβερ με αυτόν τον σύνδεσμο:
   *[no] Μπορεί να το επιτρέψει όποιος διαχειρίζεται τον σέρβερ.
}
discord-may-not-attach = Σε αυτό το κανάλι μπορώ να γράφω, αλλά όχι να στέλνω εικόνες: χρειάζομαι { $missing }. Ως τότε τα ταμπλό εδώ είναι κείμενο. { $mend ->
    [yes] Μπορείς να το επιτρέψεις στις ρυθμίσεις του καναλιού, ή για όλο τον σέρβερ με αυτόν τον σύνδεσμο:
   *[no] Μπορεί να το επιτρέψει όποιος διαχειρίζεται τον σέρβερ.
}
discord-alone = Αυτό το διαβάζεις μόνο εσύ. Για παρτίδα με κάποιον άλλον διάλεξε κανάλι που διαβάζετε και οι δύο, ή πάρε έναν κωδικό: `/newgame portes across:yes`. Ή παίξε μαζί μου: `/play portes`.
discord-stranger = Δεν είμαι μέλος εδώ, οπότε δεν μπορώ να γράφω τις κινήσεις μιας παρτίδας. Όποιος διαχειρίζεται έναν σέρβερ μπορεί να με προσθέσει με αυτόν τον σύνδεσμο:
discord-conversation = Σε τέτοιες συνομιλίες μπορώ μόνο να απαντώ σε εντολές και όχι να γράφω τις κινήσεις μιας παρτίδας. Παίξτε σε σέρβερ που με έχει προσθέσει.
discord-from-channel = Δεν μου επιτρέπεται να το γράψω εκεί που παίζετε. Για τα κουμπιά δώσε `/board` στο
option-table = Το τραπέζι, όπως oak-7, αν έχεις πάνω από ένα

# In the menus of a person and of a message on Discord, at most 32 characters.
context-menu-play = Παίξε μπακγκάμον
context-menu-board = Δείξε το ταμπλό

group-table = Το τραπέζι σου: ξαναπαίζω, ακύρωση, διεκδίκηση, μεταφορά εδώ, εντολές
group-show = Δες: ανάλυση, γρίφους, σκορ, επανάληψη, ιστορικό, στατιστικά, κανόνες, πιθανότητες
group-me = Ό,τι αφορά μόνο εσένα: διακοπές, αποκλεισμοί

## Τι προτείνεται όσο κάποιος συμπληρώνει μια επιλογή· το πολύ 100 χαρακτήρες

complete-more = … άλλες { $count }: γράψε την αρχή, για παράδειγμα { $start }
complete-start = { $start } · { $count ->
    [one] 1 δυνατή κίνηση
   *[other] { $count } δυνατές κινήσεις
}
complete-length = { $to ->
    [money] ελεύθερο: η μία παρτίδα μετά την άλλη, για πόντους
    [games] αναμέτρηση: { $length ->
        [one] 1 παρτίδα
       *[other] { $length } παρτίδες
    }
   *[points] ματς στους { $length ->
        [one] 1 πόντο
       *[other] { $length } πόντους
    }
}
complete-clock-none = { $name }: χωρίς ρολόι, πάρτε όσο χρόνο θέλετε
complete-default = { $is ->
    [yes] { " " }(προεπιλογή)
   *[no] { "" }
}
complete-table = { $table } - { $state ->
    [mine] σειρά σου, αντίπαλος: { $other }
    [theirs] σειρά έχει { $other }
    [invited] σε προσκαλεί { $other }
    [inviting] η πρόσκλησή σου, αντίπαλος: { $other }
    [paused] σε παύση, αντίπαλος: { $other }
    [over] τελείωσε, αντίπαλος: { $other }
   *[others] { $who } και { $other }
}
clock-short = { $pool } ο καθένας{ $more ->
    [some] , συν { $increment } ανά κίνηση
   *[none] { "" }
}{ $free ->
    [some] , { $grace } χάριτος ανά κίνηση
   *[none] { "" }
}

## Names of commands, of their options, and of the words that options take

# Commands. Discord wants them in lower case. `.also` lists other names that are understood.
command-name-newgame = παρτίδα
    .also = νέο, νέα, νεοπαιχνίδι, νέαπαρτίδα, παιχνίδι, προσκαλώ, πρόσκληση, καλώ, κάλεσε, προκαλώ, πρόκληση, ξεκίναπαιχνίδι, ξεκίναέναπαιχνίδι, ξεκίναπαρτίδα, ξεκινάμε, παίζεικανείς, ποιοςθέλειναπαίξει, θέλεικανείςναπαίξει, έχεικανείςόρεξη, έχεικανείςόρεξηγια, ποιοςέχειόρεξηγια, βρεςμουαντίπαλο, ψάχνωαντίπαλο
    .about = παίξει κανείς, παίζει κανείς, ρίξω τάβλι, ρίξουμε, παίξουμε, αντίπαλο*, πρόσκληση, προκαλ*
command-name-play = παίξε
    .also = παίζουμε, παίξουμε, παίξω, ξεκίνα, άρχισε, υπολογιστής, υπολογιστή, κομπιούτερ, παίζεις
    .about = μαζί σου, εναντίον σου, τι παιχνίδια, ποια παιχνίδια, παιχνίδια έχει*, παιχνίδια παίζ*
command-name-join = συμμετοχή
    .also = συμμετέχω
command-name-accept = δέχομαι
    .also = δεκτό, ναι, πάμε, έλα, μέσα, δέξου, έτοιμος, έτοιμη, σύμφωνοι, nai, dexomai, dehomai, βέβαια, φυσικά, αμέ, mesa, ela, pame, είμαιμέσα, κιεγώ, βάλεκιεμένα, καιβέβαια, ναιφυσικά
command-name-decline = αρνούμαι
    .also = άρνηση, όχι, άσε, αργότερα, argotera, όχιτώρα, oxi, ohi, ochi, arnoumai, δενθέλω, όχιευχαριστώ, δενδέχομαι, oxitora, ohitora, oxieuxaristw, oxieuxaristo, oxiefxaristw, oxiefxaristo, ohiefharisto, denthelo, denthelw, δενμπορώτώρα, δενμπορώ
    .about = δεν έχω χρόνο, δεν έχω ώρα, άλλη φορά, όχι αργότερα
command-name-cancel = ακυρώνω
    .also = ακύρωση, ματαιώνω, ακύρωσε, ακύρωσέτο
    .about = ακυρ* πρόσκληση, σταμάτα παιχνίδι, σταματάμε παιχνίδι, σταμάτα παρτίδα
command-name-rematch = ρεβάνς
    .also = πάλι, ξανά, άλλημία, άλλημια, πάμεάλλημία, πάμεάλλημια
    .about = ρεβάνς, πάλι παίξ*, άλλη μία, ξανά παίξ*
command-name-cup = κύπελλο
    .also = τουρνουά, ποιοςπροηγείταιστοκύπελλο, ποιοςπροηγείταιστοτουρνουά, ποιοςείναιπρώτοςστοκύπελλο, ποιοςείναιπρώτοςστοτουρνουά, ποιοςκερδίζειτοτουρνουά, ποιοςκερδίζειτοκύπελλο, πότεαρχίζειτοκύπελλο, πότεαρχίζειτοτουρνουά, πότεείναιτοτουρνουά, ποιοιπαίζουνστοτουρνουά, πότετελειώνειτοκύπελλο, πότετελειώνειτοτουρνουά
    .about = με ποιον παίζω, επόμενος αντίπαλος, αντίπαλός μου, φεύγω κύπελλο, φεύγω τουρνουά, τουρνουά, κύπελλο, κυπέλλου
command-name-league = πρωτάθλημα
    .also = ποιοςπροηγείταιστοπρωτάθλημα, ποιοςείναιπρώτοςστοπρωτάθλημα, ποιοςκερδίζειτοπρωτάθλημα, πότεαρχίζειτοπρωτάθλημα, ποιοιείναιστοπρωτάθλημα, πότετελειώνειτοπρωτάθλημα
    .about = φεύγω πρωτάθλημα, πρωτάθλημα, πρωταθλήματος, σεζόν
command-name-roll = ζάρια
    .also = ρίξεζάρια, ρίχνω, ζαριά, ρίξε, ρίξτα, ζάρι, κούνα, ρίξεταζάρια, κούνατα, ρίξετα
command-name-move = κίνηση
    .also = παίζω, κινώ, πάω
    .about = κουνάω, κουνήσω, κουνήσεις
command-name-moves = κινήσεις
    .also = πουμπορώναπαίξω, τιμπορώναπαίξω, τιπαίζεται
    .about = δεν κίνηση, τι κινήσεις, ποιες κινήσεις
command-name-hint = συμβουλή
    .also = υπόδειξη, τιναπαίξω, τιπροτείνεις, τινακάνω, τινακάνωτώρα, τιθαέπαιζες, τιθαέκανες, ναδιπλασιάσω, ναδεχτώ, καλύτερηκίνηση, ποιαείναιηκαλύτερηκίνηση
    .about = καλύτερη κίνηση, τι παίξω, τι κάνω, συμβουλή, βοήθησέ κίνηση
command-name-enter = πούλι
    .also = φτιάχνω
command-name-undo = αναίρεση
    .also = πίσω, πάρτοπίσω, λάθος, γύρναπίσω, πάρεπίσω, πάρτηπίσω, παίρνωπίσω, άκυρο
command-name-confirm = επιβεβαίωση
    .also = οκ, εντάξει
command-name-double = διπλασιάζω
    .also = διπλασιασμός, διπλό, diplasiazo, diplasiazw, ξαναδιπλασιάζω, επαναδιπλασιασμός
    .about = διπλασι*
command-name-take = παίρνω
    .also = pairno, pairnw, τοπαίρνω, τοδέχομαι
    .about = παίρνω, δέχομαι
command-name-drop = πάσο
    .also = paso, πάωπάσο, δεντοπαίρνω
    .about = πάσο, δεν παίρνω
command-name-resign = παραιτούμαι
    .also = παραίτηση, αφήνω, τοαφήνω, ταπαρατάω, παρατάω, εγκαταλείπω, paraitoumai, afino, afinw, parataw, parato, taparatao, taparataw, paratao
    .about = πώς φεύγω, πώς σταματάω, παρατ*, παραιτ*, εγκαταλείπω, παραδίνομαι, φεύγω
command-name-takeback = ξαναπαίζω
    .also = ανάκληση
    .about = γύρνα πίσω, γύρισέ πίσω, λάθος, πίσω, παίρνω πίσω, πάρω πίσω, μπερδεύτηκα
command-name-claim = διεκδικώ
command-name-say = λέω
    .also = πες
command-name-vacation = διακοπές
    .about = διακοπές, λείπω, λείψω, ταξίδι
command-name-here = εδώ
command-name-endtable = κλείσιμο
    .also = τέλοςτραπεζιού
command-name-beaver = beaver
    .also = μπίβερ, κάστορας
command-name-order = εντολή
command-name-auto = αυτόματα
    .also = μαζεύω, μάζεμα
command-name-goon = συνεχίζω
command-name-fresh = στήνω
command-name-board = ταμπλό
    .also = ταβλιέρα, πίνακας, σειρά, σειράμου, ποιοςπαίζει, ποιανούσειρά, σειράποιουείναι, ποιουείναιησειρά, ποιανούείναιησειρά, σειράμουείναι, ποιόςπαίζειτώρα, τιζάριαέχω, τιζάριαέφερα, τιέφερα, ποιοςέχεισειρά, ποιοςέχειτησειρά, έχωσειρά
    .about = τι χρώμα, ποιο χρώμα, πόσα πούλια, σειρά, ποιος παίζει, δείξε τάβλι
command-name-replay = επανάληψη
command-name-analyse = ανάλυση
    .also = πώςέπαιξα, ταλάθημου, τιλάθηέκανα
    .about = κίνηση καλή, έκανα λάθος, πού έχασα, καλή κίνηση, κακή κίνηση, έπαιξα καλά, έπαιξα άσχημα, ανάλυσ*, λάθη μου, πόσο τυχερ*
command-name-games = τραπέζια
    .also = παιχνίδια, ταπαιχνίδιαμου, ποιοίπαίζουν
    .about = τι ώρες, ποιοι παίζουν, ανοιχτά τραπέζια, παρτίδες μου, παιχνίδια μου
command-name-match = σκορ
    .also = πόσοείμαστε, τισκορέχουμε, πόσοιπόντοι, πόσοπάειτοσκορ, πόσοείναιτοσκορ, ποιοςκερδίζει, κέρδισα, ποιοςκέρδισε, κερδίζω
    .about = ποιος κερδίζει, ποιος νικάει, πόσο είμαστε, σκορ, πώς πάω, πώς πάμε, ποιος προηγείται, παιχνίδι crawford
command-name-history = ιστορικό
command-name-stats = στατιστικά
    .also = ποιαείναιηβαθμολογίαμου, πόσοκαλάπαίζω
    .about = στατιστικ*, πόσο καλός, βαθμολογία μου, νίκες μου
command-name-top = κατάταξη
    .also = βαθμολογία, ποιοςείναιπρώτος, πρώτοι, ηκατάταξη
    .about = ποιος πρώτος, ποιος καλύτερος, καλύτερος παίκτ*, κατάταξη, βαθμολογία
command-name-cube = κύβος
    .also = βίδος, βίδο, ποιοςέχειτονκύβο, πούείναιοκύβος
command-name-time = χρόνος
    .also = ώρα, ρολόι, πόσοχρόνοέχω, πόσοχρόνοέχωακόμα, πόσοςχρόνοςμουμένει, πόσηώραέχω
    .about = αργ* τι, αργ* άλλος, αργ* αντίπαλος, αργ* πολύ τι, συνεχίζουμε αύριο, να φύγω, διάλειμμα, παύση, πότε τελειώνει, πόση ώρα, πόσο χρόνο, πόσος χρόνος, ρολόι, χρόνο*, αργ*, βιάσου, γρήγορα, πεθάνει, πέθανε, κοιμ*, έφυγε, εξαφανίστηκε, περιμένω, άντε παίξε, παίξε επιτέλους, θύμισ*
command-name-export = εξαγωγή
command-name-import = εισαγωγή
    .about = αρχείο μου, αυτό αρχείο, άλλο σάιτ, άλλο site, από αρχείο, ανεβάσω αρχείο, ανεβάσω ματς
command-name-report = αναφορά
command-name-pips = βήματα
    .also = πιπς, πόσαβήματαθέλω, πόσαβήματαέχω, ποιοςείναιμπροστά
    .about = πόντους μαζέψω, πόσους πόντους, πόσα βήματα, πόσα πιπς, πόντοι, πόσο θέλω
command-name-odds = πιθανότητες
    .about = πιθανότητ*
command-name-opening = άνοιγμα
    .about = άνοιγμα, πρώτη κίνηση, καλύτερη απάντηση
command-name-position = αξιολόγηση
    .also = θέση, διάταξη
command-name-rules = κανόνες
    .also = οδηγίες, πώςπαίζεται, πώςπαίζω, τιείναι, εξήγησε, εξήγησέμου, τισημαίνει, τιπαιχνίδιαέχεις, ποιαπαιχνίδιαέχεις, κανόνας, πώςγίνεται, πώςγίνονται, τιείναιη, τιείναιτο, τιείναιο, πώςπαίζουν, πώςπαίζουμε, ποιοιείναιοικανόνες
    .about = πότε πλακώνω, πώς πλακώνω, κανόν*, πώς παίζεται, επιτρέπεται, σημαίνει, πώς κερδίζ*, στήσιμο, στήνω
command-name-pass = γκέλα
    .also = χάνωσειρά
command-name-settings = ρυθμίσεις
    .also = γλώσσα, χρώματα, χρώμα, θέμα, γύρνατοταμπλό
    .about = γλώσσα, χρώμα, χρώματα, μαύρα, άσπρα, μαύρο, θέμα, γύρισε τάβλι, αντίθετα, ειδοποιήσεις
command-name-channel = κανάλι
command-name-block = αποκλεισμός
    .also = μπλοκ, μπλοκάρω
command-name-unblock = ξεμπλοκάρισμα
    .also = άρση, ξεμπλοκάρω
command-name-link = σύνδεση
command-name-unlink = αποσύνδεση
command-name-me = εγώ
    .also = προφίλ
command-name-mydata = δεδομένα
    .about = δεδομένα μου, απόρρητο
command-name-forget = ξέχασέμε
    .about = σβήσε δεδομένα, διάγραψε δεδομένα, σβήσε στοιχεία
command-name-help = βοήθεια
    .also = εντολές, βοήθησέμε, βοήθησεμε
    .about = πώς δουλ*, πώς λειτουργ*, δεν καταλαβαίν*, δεν κατάλαβα, μπερδεύ*
command-name-about = σχετικά
    .also = ποιοςσεέφτιαξε

# Groups of commands on Discord. `.in-group` above is the name that a command has in its group, if it is another one.
group-name-table = τραπέζι
group-name-show = δείξε
group-name-me = εγώ

# Options of commands.
option-name-table = τραπέζι
option-name-page = σελίδα
option-name-part = μέρος
option-name-topic = θέμα
option-name-game = παιχνίδι
option-name-opponent = αντίπαλος
option-name-match = ματς
    .also = στα, στους, μέχρι, πόντοι
option-name-clock = ρολόι
option-name-cube = κύβος
option-name-level = επίπεδο
option-name-rules = κανόνες
option-name-games = παιχνίδια
option-name-opening = άνοιγμα
option-name-quarter = τέταρτο
option-name-checkers = πούλια
option-name-jacoby = τζακόμπι
option-name-beavers = beavers
    .also = μπίβερ, κάστορες
option-name-raccoons = raccoons
    .also = ρακούν
option-name-autodoubles = αυτόματα
option-name-hints = συμβουλές
option-name-rated = βαθμολογημένο
option-name-do = ενέργεια
option-name-lives = ζωές
option-name-size = μέγεθος
option-name-starts = αρχή
option-name-month = μήνας
option-name-list = λίστα
option-name-ranked = κατάταξη
option-name-thread = νήμα
option-name-for = για
option-name-across = αλλού
option-name-name = όνομα
option-name-code = κωδικός
option-name-play = κίνηση
option-name-start = αρχή
option-name-picture = εικόνα
option-name-step = βήμα
option-name-die = ζάρι
option-name-value = αξία
option-name-order = εντολή
option-name-state = κατάσταση
option-name-move = αριθμός
option-name-form = μορφή
option-name-distance = απόσταση
option-name-roll = ζαριά
option-name-theme = θέμα
    .also = όψη, χρώματα, χρώμα
option-name-home = μάζεμα
option-name-numbers = αρίθμηση
option-name-boards = ταμπλό
option-name-confirm = επιβεβαίωση
option-name-rolls = ζαριές
option-name-analysis = ανάλυση
option-name-reminders = υπενθυμίσεις
option-name-language = γλώσσα
option-name-channel = κανάλι
option-name-threads = νήματα
option-name-only = μόνο
option-name-person = άτομο
option-name-invitations = προσκλήσεις
option-name-talk = συζήτηση
option-name-text = κείμενο
option-name-command = εντολή
option-name-days = μέρες
option-name-sure = σίγουρα
option-name-id = διάταξη
    .also = θέση
option-name-format = τύπος
option-name-file = αρχείο
option-name-share = κοινό

# Words that options take.
word-mat = mat
word-sgf = sgf
word-on = ναι
word-off = όχι
word-yes = ναι
    .also = nai, εντάξει, entaxei, entaksei
word-no = όχι
    .also = oxi, ohi, ochi
word-computer = υπολογιστής
    .also = υπολογιστή, κομπιούτερ, μποτ, μηχανή, εσένα, σένα, ypologisth
# Words that say nothing to the bot, as in «μια παρτίδα πόρτες με τον υπολογιστή».
word-the = το
    .also = ρε, βρε, ο, η, τα, τον, την, τη, τους, τις, με, μια, ένα, για, στον, στην, εναντίον, παρακαλώ, έναν, μαζί, μου, μας, τώρα, εδώ, λίγο, thn, th, to, tou, tis, ton, tin, me, mia, ena, enan, gia, enantion, mazi, mou
# Καλά λόγια που δεν ζητούν τίποτα.
# Λέξεις που δεν σημαίνουν τίποτα σε καμία πρόταση.
word-please = παρακαλώ
    .also = ρε, βρε, μωρέ, λοιπόν, αλλά, όμως, ρεσύ, re, vre, more, loipon, alla, parakalw, parakalo, sorry, απλά, apla
word-thanks = ευχαριστώ
    .also = ευχαριστούμε, ευχαριστώπολύ, σευχαριστώπολύ, νασαικαλά, σευχαριστώ, σεευχαριστώ, μπράβο, καλόπαιχνίδι, ωραίοπαιχνίδι, ωραίαπαρτίδα, καλήπαρτίδα, καλήτύχη, καλάζάρια
# Λέξεις που μόνο ενώνουν μια επιλογή με την τιμή της, όπως στο «γλώσσα σε ελληνικά».
word-to = σε
    .also = στα, στη, στο
# Λέξεις που λένε μόνο ότι κάποιος θέλει κάτι, όπως στο «θέλω να παίξω».
word-want = θέλω
    .also = θέλωνα, θαήθελα, θαήθελανα, ήθελα, ήθελανα, θέλουμε, θέλουμενα, μπορώνα, μπορούμενα, μπορείςνα, λέωνα, πάμενα, ας, να, δώσεμου, στα, μίλα, μιλάς, γράφε, γύρνατοσε, άλλαξε, άντε
# Λέξεις με τις οποίες ζητάει κανείς να δει κάτι, όπως στο «δείξε μου το ταμπλό».
word-see = δείξεμου
    .also = ποιαείναι, ποιοείναι, θέλωναδω, ναδω
# Λέξεις με τις οποίες λέει κανείς τι κάνει, όπως στο «εγώ ρίχνω».
word-i = εγώ
# Συχνές λέξεις από τις οποίες φαίνεται η γλώσσα.
word-not = δεν
    .also = den, δε, de, μην, min, όχι
word-common = και
    .also = δεν, που, πως, pws, einai, exei, exw, thelw, edw, twra, tora, poios, pios, poia, mou, ston, stin, allazw, pame, paizw, paizete, paizoume, kai, rikse, den, ena, mia
# Χαιρετισμοί, και ερωτήσεις για το τι είναι αυτό. Μετράνε μόνο όταν είναι όλη η γραμμή.
word-hello = καλησπέρα
    .also = καλημέρα, τικάνεις, ποιοςείσαι, τιείσαι, τιείναιαυτό, τιμπορείςνακάνεις, πώςδουλεύει, πώςδουλεύειαυτό, πώςαρχίζω, γεια, γειασου, γειασας, γειασουρε, γειαχαρά, πώςξεκινάω
# Λέξεις που μιλάνε για κάτι καινούργιο.
word-one = ένα
    .also = μια, έναν, νέο, νέα, καινούριο, καινούργιο, άλλο, ena, mia
# Λέξεις που οδηγούν στο «κύπελλο» και στο «πρωτάθλημα», όπως στο «φτιάξε ένα τουρνουά».
word-hold = φτιάξε
    .also = φτιάχνω, φτιάξουμε, κάνε, κάνουμε, κάνω, στήσε, στήσουμε, άνοιξε, ανοίγω, ανοίξουμε, οργανώνω, οργάνωσε, διοργάνωσε, δηλώνω, από, και, κι, εγώ, επόμενο, αυτό, δείξε, κατάσταση, ποιος, ποιοι, ακόμα
word-money = ελεύθερο
    .also = συνεδρία, πόντοι
word-beginner = αρχάριος
    .also = αρχάρια, εύκολο
word-casual = ερασιτέχνης
word-club = θαμώνας
    .also = μέτριο
word-expert = έμπειρος
    .also = εξπέρ, ειδικός
word-master = μάστορας
    .also = δύσκολο
word-single = μονό
    .also = μονή
word-gammon = γκάμον
word-backgammon = μπακγκάμον
word-double = διπλό
    .also = διπλή
word-triple = τριπλό
    .also = τριπλή
word-quadruple = τετραπλό
    .also = τετραπλή
word-session = όλα
    .also = ελεύθερο, συνεδρία
word-take = παίρνω
    .also = δέχομαι
word-drop = πάσο
word-roll = ρίχνω
word-fast = γρήγορο
word-daily = ημερήσιο
word-relaxed = χαλαρό
word-none = χωρίς
    .also = καμία, κανένα, κανείς, όχι, τίποτα
word-film = ταινία
word-strip = λωρίδα
word-kafenio = καφενείο
word-night = νύχτα
word-paper = χαρτί
word-contrast = αντίθεση
word-deuteranopia = δευτερανωπία
word-protanopia = πρωτανωπία
word-tritanopia = τριτανωπία
word-right = δεξιά
word-left = αριστερά
word-own = δική
word-ravensburger = ραβενσμπούργκερ
word-all = όλες
word-channel = κανάλι
word-pictures = εικόνες
word-text = κείμενο
word-ask = ρώτα
word-auto = αυτόματα
word-everyone = όλοι
word-known = γνωστοί
word-nobody = κανένας
word-shrink = γραμμή
word-keep = κράτα
word-always = πάντα
word-never = ποτέ
word-again = ξανά
word-dice = ζάρια
word-step = κίνηση
word-end = τέλος
    .also = ακύρωση, τερματισμός
word-join = συμμετοχή
    .also = είσοδος, μπαίνω, μπω, μέσα, συμμετέχω
word-leave = αποχώρηση
    .also = βγαίνω, έξοδος, φεύγω
word-start = ξεκίνα
    .also = έναρξη, αρχίζει, ξεκινάμε, ξεκινήσουμε, αρχίζουμε
word-remove = αποκλεισμός
    .also = διώξε, βγάλε
word-month = μήνας
word-ratings = βαθμολογία
word-play = λάθη
word-any = όποια
word-light = άσπρα
word-dark = μαύρα
word-higher-or-none = μεγαλύτερο-ή-τίποτα
word-backgammon-counts-two = μπακγκάμον-δύο
word-backgammon-with-some-off = μπακγκάμον-με-μαζεμένα
word-no-hit-and-run = χωρίς-χτυπάω-και-φεύγω
word-higher-die = μεγαλύτερο-ζάρι
word-pinned-bears-off = μάζεμα-με-πλακωμένο
word-mother-at-once = μάνα-αμέσως
word-no-mother = χωρίς-μάνα
word-quarter-at-end = εκκίνηση-στο-τέλος
word-doublets-per-turn = διπλές-ανά-σειρά
word-english = αγγλικά
    .also = en
word-german = γερμανικά
    .also = de
word-greek = ελληνικά
    .also = el, gr

## Τα μαθήματα

command-tutorial = Μάθε ένα παιχνίδι βήμα βήμα, παίζοντας
command-name-tutorial = μάθημα
    .also = μαθήματα, μάθε
    .about = μάθω, μάθεις, μαθαίν*, μάθημα*, αρχάριος
option-tutorial-game = Ποιο παιχνίδι: μπακγκάμον, πόρτες, πλακωτό, φεύγα, τάβλι, τρικ-τρακ ή πουφ
option-tutorial-step = Ο αριθμός του μαθήματος, 1 για το πρώτο
option-tutorial-answer = Η απάντησή σου: μια κίνηση, μια λέξη ή ο αριθμός της στη λίστα
option-name-answer = απάντηση
example-tutorial = Το `/tutorial portes` σου μαθαίνει Πόρτες σε οκτώ μικρά μαθήματα.
rules-tutorial = Πρώτη φορά; Το `/tutorial { $game }` σου το μαθαίνει.
choice-tutorial = Μάθημα
choice-try = Δοκίμασε ένα παιχνίδι
choice-rules = Κανόνες
tutorial-games = Ποιο παιχνίδι; Το καθένα έχει το μάθημά του:
tutorial-tavli = Το __Τάβλι__ είναι ένα ματς με τρία παιχνίδια που εναλλάσσονται: Πόρτες, Πλακωτό και Φεύγα. Μάθε τα ένα ένα:
tutorial-opponent = ο αντίπαλος
tutorial-step = __{ $game }, μάθημα { $number }/{ $of }.__
tutorial-right = __Σωστά.__
tutorial-wrong = __Όχι ακριβώς.__
tutorial-illegal = __Δεν επιτρέπεται.__
tutorial-unknown = Αυτή δεν είναι μία από τις απαντήσεις.
tutorial-answer = Το { $example } διαλέγει την πρώτη απάντηση· αντί για αριθμό μπορείς να γράψεις και μια κίνηση.
tutorial-answer-words = Το { $example } διαλέγει την πρώτη απάντηση.
tutorial-answer-again = Απάντησε όπως { $example }.
tutorial-end = Αυτά φτάνουν για την πρώτη σου παρτίδα: με `/play { $game }` αρχίζεις μία με μένα, με `/newgame { $game } @friend` μία με άλλον. Το `/rules { $game }` έχει τους κανόνες σε μια σελίδα.
refused-no-such-step = Τα μαθήματα είναι { $of }: το `/tutorial { $game }` αρχίζει από το πρώτο.
tutorial-ask-legal = Έφερες __{ $roll }__. Τι μπορείς να παίξεις;
tutorial-ask-hit = Έφερες __{ $roll }__. Χτύπα το μονό πούλι του αντιπάλου.
tutorial-ask-safe = Έφερες __{ $roll }__. Μην αφήσεις κανένα πούλι μόνο του.
tutorial-ask-off = Έφερες __{ $roll }__. Μάζεψε { $count ->
    [one] ένα πούλι
   *[other] { $count } πούλια
}.
tutorial-ask-pin = Έφερες __{ $roll }__. Πλάκωσε το μονό μαύρο πούλι.
tutorial-ask-hold = Έφερες __{ $roll }__. Φέρε δύο πούλια στη θέση σου { $count }.
tutorial-ask-score = Έφερες __{ $roll }__. Πάρε { $count ->
    [one] έναν πόντο
   *[other] { $count } πόντους
}.
tutorial-ask-win = Έφερες __{ $roll }__. Κέρδισε την παρτίδα.
tutorial-ask-double = Ζαριά ή διπλασιασμός;
tutorial-ask-take = Δέχεσαι ή πας πάσο;

tutorial-moving = Παίζεις με τα άσπρα. Τα πούλια σου κατεβαίνουν από τη θέση 24 ως την περιοχή σου, τις θέσεις 6 ως 1. Ο αντίπαλος πάει αντίθετα. Με κάθε ζάρι παίζεις ένα πούλι, ή και με τα δύο το ίδιο. Το `13/7` σημαίνει: από τη θέση 13 στη θέση 7.
tutorial-moving-right = Πρώτα ο ένας αριθμός, μετά ο άλλος. Το καλύτερο είναι `13/7 8/7`: δύο πούλια στην ίδια θέση προστατεύουν το ένα το άλλο.
tutorial-closed = Δύο πούλια του ίδιου χρώματος κάνουν πόρτα: ο άλλος δεν μπορεί να πατήσει εκεί. Μπορεί να την περάσει, αλλά κάθε ζάρι πρέπει να καταλήγει σε ανοιχτή θέση.
tutorial-closed-right = Όλες οι θέσεις όπου πάτησες ήταν ανοιχτές.
tutorial-doublet = Δύο ίδια ζάρια είναι διπλές: παίζεις τον αριθμό τέσσερις φορές, με όποια πούλια θέλεις.
tutorial-doublet-right = Τέσσερις κινήσεις με το 3. Μοίρασέ τες στα πούλια σου όπως θέλεις.
tutorial-hitting = Ένα πούλι μόνο του σε μια θέση είναι εκτεθειμένο. Αν πατήσεις σε μονό πούλι του αντιπάλου, το χτυπάς: βγαίνει από το ταμπλό και πρέπει να ξαναμπεί από την αρχή.
tutorial-hitting-right = Το χτύπησες! Ο αντίπαλος πρέπει να το ξαναβάλει μέσα πριν κινήσει άλλο.
tutorial-hitting-wrong = Έτσι το πούλι του αντιπάλου γλιτώνει. Είναι στο 5 σου, και ένα δικό σου φτάνει ακριβώς εκεί.
tutorial-safety = Και τα δικά σου μονά πούλια μπορεί να χτυπηθούν. Κράτα τα ανά δύο, όπου γίνεται.
tutorial-safety-right = Τώρα έχεις πόρτα στο 4. Κανένα πούλι σου δεν κινδυνεύει, και ο αντίπαλος δεν μπορεί να πατήσει εκεί.
tutorial-safety-wrong = Έτσι μένει ένα πούλι μόνο του, και ο αντίπαλος μπορεί να το χτυπήσει.
tutorial-entering = Ένα πούλι σου χτυπήθηκε και περιμένει στην μπάρα. Πρέπει να μπει πριν παίξεις οτιδήποτε άλλο: το 1 μπαίνει στο 24 σου, το 2 στο 23, κι έτσι ως το 6 στο 19. Οι κλειστές θέσεις είναι κλειστές κι εδώ.
tutorial-entering-right = Με το 4 μπήκε στο 21 σου. Μετά, το 6 παιζόταν με οποιοδήποτε πούλι.
tutorial-bearing-off = Όταν όλα τα πούλια σου είναι στις θέσεις 6 ως 1, μαζεύεις. Με 3 μαζεύεις ένα πούλι από τη θέση 3· αν ο αριθμός είναι μεγαλύτερος από την ψηλότερη θέση σου, βγάζεις από εκείνη. Κερδίζει όποιος μαζέψει πρώτος και τα 15.
tutorial-bearing-off-right = Ένα από το 6 κι ένα από το 3: μάζεψες δύο, μένουν δεκατρία.
tutorial-bearing-off-wrong = Επιτρέπεται, αλλά αργεί. Μάζεψε και με τους δύο αριθμούς.
tutorial-two-points = Η νίκη μετράει 1 πόντο, ή 2 αν ο χαμένος δεν έχει μαζέψει κανένα πούλι. Εδώ ο αντίπαλος κερδίζει στην επόμενη κίνηση. Φέρε πρώτα το τελευταίο σου πούλι στην περιοχή σου και μετά μάζεψε ένα.
tutorial-two-points-right = Με το 1 έφτασε το τελευταίο σου πούλι στην περιοχή σου, και με το 6 μάζεψες ένα. Χάνεις 1 πόντο αντί για 2.
tutorial-two-points-wrong = Δεν μάζεψες κανένα, και θα έχανες 2 πόντους. Φέρ' το με το 1 και μάζεψε με το 6.
tutorial-gammon = Η νίκη μετράει 1 πόντο. Αν ο χαμένος δεν έχει μαζέψει κανένα πούλι, είναι γκάμον και μετράει 2· αν τότε έχει ακόμα πούλι στην μπάρα ή στην περιοχή του νικητή, είναι μπακγκάμον και μετράει 3. Εδώ ο αντίπαλος κερδίζει στην επόμενη κίνηση, αλλά το γκάμον το γλιτώνεις.
tutorial-gammon-right = Με το 1 έφτασε το τελευταίο σου πούλι στην περιοχή σου, και με το 6 μάζεψες ένα. Χάνεις μονό, όχι γκάμον.
tutorial-gammon-wrong = Δεν μάζεψες κανένα, και θα έχανες γκάμον. Φέρ' το με το 1 και μάζεψε με το 6.
tutorial-double = Τώρα ο κύβος. Πριν ρίξεις, μπορείς να διπλασιάσεις: τότε ο αντίπαλος ή συνεχίζει για τα διπλά, ή πάει πάσο και χάνει όσα παίζονταν ως τώρα. Σου μένουν ακόμα 60 βήματα, του αντιπάλου 82.
tutorial-double-right = Είσαι τόσο μπροστά που ο αντίπαλος πρέπει να πάει πάσο, και παίρνεις αμέσως 1 πόντο.
tutorial-double-wrong = Μπορείς απλώς να ρίξεις, αλλά είσαι πολύ μπροστά. Βάλε τον αντίπαλο να διαλέξει: να συνεχίσει για 2 πόντους ή να χάσει 1.
tutorial-take = Τώρα διπλασιάζει ο αντίπαλος. Αν δεχτείς, η παρτίδα μετράει διπλά και ο κύβος είναι δικός σου: μόνο εσύ μπορείς να ξαναδιπλασιάσεις. Αν πας πάσο, χάνεις τώρα 1 πόντο. Δέξου αν κερδίζεις τουλάχιστον μία στις τέσσερις τέτοιες παρτίδες.
tutorial-take-right = Σου μένουν 70 βήματα, του αντιπάλου 66. Είσαι μόνο λίγο πίσω, οπότε αξίζει να δεχτείς.
tutorial-take-wrong = Με πάσο χάνεις σίγουρα έναν πόντο. Είσαι μόνο 4 βήματα πίσω και κερδίζεις πάνω από μία στις τέσσερις τέτοιες παρτίδες.
tutorial-plakoto-start = Παίζεις με τα άσπρα. Και τα 15 πούλια σου ξεκινούν από το 24 σου και κατεβαίνουν ως την περιοχή σου, τις θέσεις 6 ως 1. Ο αντίπαλος πάει αντίθετα. Με κάθε ζάρι παίζεις ένα πούλι, ή και με τα δύο το ίδιο. Το `24/18` σημαίνει: από τη θέση 24 στη θέση 18.
tutorial-plakoto-start-right = Πρώτα ο ένας αριθμός, μετά ο άλλος, με δύο πούλια ή με το ίδιο.
tutorial-plakoto-pin = Στο Πλακωτό δεν υπάρχει χτύπημα. Αν πατήσεις σε μονό πούλι του αντιπάλου, το πλακώνεις: δεν κινείται ώσπου να φύγεις από τη θέση.
tutorial-plakoto-pin-right = Το πούλι του αντιπάλου στο 5 σου έμεινε πλακωμένο. Κοντά στην περιοχή σου το κρατάς για ώρα.
tutorial-plakoto-pin-wrong = Έτσι δεν πλακώνεις τίποτα. Το μονό πούλι του αντιπάλου είναι στο 5 σου, και το 3 από τη θέση 8 φτάνει εκεί.
tutorial-plakoto-pinned = Τώρα ο αντίπαλος έχει πλακώσει το πούλι σου στη θέση 10. Αυτό δεν κινείται· όλα τα άλλα κινούνται.
tutorial-plakoto-pinned-right = Έπαιξες άλλα πούλια. Εκείνο στη θέση 10 ελευθερώνεται μόλις φύγει ο αντίπαλος.
tutorial-plakoto-closed = Θέση με δύο ή περισσότερα πούλια του αντιπάλου είναι κλειστή. Το ίδιο και η θέση όπου σε έχει πλακώσει, ακόμα και με ένα μόνο πούλι.
tutorial-plakoto-closed-right = Για το 4 η θέση 10 ήταν κλειστή. Γι' αυτό παίχτηκε πρώτα το 1, και από εκεί συνέχισε το 4.
tutorial-plakoto-mother = Το τελευταίο πούλι στη θέση 24 ενός παίκτη είναι η μάνα. Αν πλακώσεις τη μάνα του αντιπάλου και δεν έχεις πια πούλι στη δική σου θέση 24, κερδίζεις αμέσως 2 πόντους.
tutorial-plakoto-mother-right = Πλάκωσες τη μάνα του αντιπάλου, και το παιχνίδι τελείωσε: 2 πόντοι δικοί σου.
tutorial-plakoto-mother-wrong = Έτσι η μάνα γλιτώνει. Είναι στο 1 σου, και το 4 από τη θέση 5 φτάνει εκεί.
tutorial-plakoto-guard = Με τον ίδιο τρόπο μπορεί να κερδίσει και ο αντίπαλος. Ένα πούλι μόνο του στο 24 σου πλακώνεται, δύο όχι. Ο αντίπαλος είναι κοντά, γι' αυτό κράτα προς το παρόν δύο εκεί.
tutorial-plakoto-guard-right = Δύο πούλια κρατούν το 24 σου. Εκεί ο αντίπαλος δεν μπορεί να πλακώσει μάνα.
tutorial-plakoto-guard-wrong = Έτσι δεν μένουν δύο πούλια στο 24 σου. Μόνη της εκεί, η μάνα μπορεί να πλακωθεί με την επόμενη ζαριά του αντιπάλου.
tutorial-fevga-runner = Παίζεις με τα άσπρα. Πάτε προς την ίδια κατεύθυνση, από απέναντι γωνίες. Ο καθένας μετράει από το 24 ως το 1: η δική σου θέση 24 είναι η 12 του αντιπάλου. Φέρε πρώτα ένα πούλι μετά την αφετηρία του, στο 11 σου ή παραπέρα· ως τότε δεν κινείται άλλο. Το `24/18` σημαίνει: από το 24 στο 18.
tutorial-fevga-runner-right = Ένα πούλι παίζει και τους δύο αριθμούς. Όλα τα άλλα περιμένουν να περάσει.
tutorial-fevga-block = Στο Φεύγα δεν υπάρχει χτύπημα. Ακόμα κι ένα πούλι κλείνει τη θέση του στον άλλο. Ο αντίπαλος ξεκινάει από τη θέση σου 12.
tutorial-fevga-block-right = Πρώτα το 1, μετά το 2: έτσι το πούλι σου πέρασε πάνω από την αφετηρία του αντιπάλου.
tutorial-fevga-passed = Μόλις το πρώτο σου πούλι περάσει την αφετηρία του αντιπάλου, κινούνται όλα, ακόμα και με τον δεύτερο αριθμό της ίδιας ζαριάς.
tutorial-fevga-passed-right = Το πρώτο πούλι πέρασε το 12 σου, και όλα τα άλλα ελευθερώθηκαν.
tutorial-fevga-higher = Παίξε και τους δύο αριθμούς αν μπορείς. Αν παίζεται μόνο ο ένας, πρέπει να είναι ο μεγαλύτερος.
tutorial-fevga-higher-right = Το 5 είναι ο μεγαλύτερος αριθμός. Μετά από αυτό ο αντίπαλος σου κλείνει όλα τα δυάρια.
tutorial-fevga-quarter = Μπορείς να κλείνεις θέσεις, ποτέ όμως και τις έξι της περιοχής εκκίνησής σου, 24 ως 19, ούτε στη μέση μιας ζαριάς.
tutorial-fevga-quarter-right = Η περιοχή εκκίνησής σου έχει ακόμα ένα κενό, τη θέση 19.
tutorial-fevga-prime = Αλλού επιτρέπεται εξάπορτο, έξι θέσεις στη σειρά. Αν όμως και τα 15 πούλια του αντιπάλου είναι ακριβώς πίσω τους, η ζαριά σου πρέπει να ανοίξει μία από τις έξι, αν γίνεται.
tutorial-fevga-prime-right = Μία από τις έξι θέσεις άνοιξε. Το καλύτερο είναι `23/17`: πέντε μένουν κλειστές, και το εξάπορτο προχωράει.
tutorial-tric-trac-start = Παίζεις με τα άσπρα. Και τα 15 πούλια σου ξεκινούν από το 24 σου και κατεβαίνουν· ο αντίπαλος πάει αντίθετα. Με κάθε ζάρι παίζεις ένα πούλι, ή και με τα δύο το ίδιο. Παίζετε για πόντους, και κερδίζει όποιος φτάσει πρώτος τους 12.
tutorial-tric-trac-start-right = Πρώτα ο ένας αριθμός, μετά ο άλλος, με δύο πούλια ή με το ίδιο.
tutorial-tric-trac-waiting = Όσο έχεις πούλια στο 24 σου, κινούνται μόνο αυτά, και εκείνο που έβγαλες με τον πρώτο αριθμό. Όλα τα άλλα περιμένουν.
tutorial-tric-trac-waiting-right = Έπαιξες από τη θέση 24. Μόλις αδειάσει, κινούνται όλα τα πούλια σου.
tutorial-tric-trac-doublet = Και οι διπλές είναι μόνο δύο κινήσεις. Μετά όμως ξαναρίχνεις.
tutorial-tric-trac-doublet-right = Δύο κινήσεις με το 4. Τώρα θα ξαναέριχνες.
tutorial-tric-trac-hit = Αν πατήσεις σε μονό πούλι του αντιπάλου, το χτυπάς και παίρνεις 1 πόντο. Εκείνο γυρίζει στην αφετηρία του.
tutorial-tric-trac-hit-right = Το χτύπησες, και παίρνεις 1 πόντο.
tutorial-tric-trac-hit-wrong = Έτσι δεν χτυπάς τίποτα. Το πούλι του αντιπάλου είναι στο 16 σου, και το 4 από τη θέση 20 φτάνει εκεί.
tutorial-tric-trac-corner = Η θέση σου 13 είναι η γωνία σου. Δύο πούλια μπαίνουν μαζί, με την ίδια ζαριά, και τα δύο τελευταία βγαίνουν πάλι μαζί. Ποτέ δεν μένει εκεί ένα μόνο του.
tutorial-tric-trac-corner-right = Δύο πούλια κρατούν τη γωνία σου. Ο αντίπαλος δεν μπορεί να πατήσει εκεί.
tutorial-tric-trac-corner-wrong = Η γωνία σου είναι ακόμα άδεια. Τα πούλια στις θέσεις 17 και 15 μπορούν να μπουν μαζί.
tutorial-tric-trac-privilege = Η γωνία του αντιπάλου, η θέση σου 12, είναι πάντα κλειστή για σένα. Αν όμως η ζαριά σου φέρνει δύο πούλια ακριβώς εκεί, και οι δύο γωνίες είναι άδειες, μπορούν να πάνε από ένα βήμα λιγότερο: στη δική σου γωνία.
tutorial-tric-trac-privilege-right = Το 6 και το 5 έδειχναν τη γωνία του αντιπάλου, γι' αυτό τα δύο πούλια μπήκαν στη δική σου.
tutorial-tric-trac-privilege-wrong = Η γωνία σου είναι ακόμα άδεια. Με αυτή τη ζαριά τα πούλια στις θέσεις 18 και 17 μπορούν να πάνε στη θέση 13.
tutorial-tric-trac-bridge = Δύο πούλια ή περισσότερα σε κάθε θέση σου από 18 ως 13 είναι η μεγάλη γέφυρα. Δίνει 2 πόντους, και άλλους 2 μετά από κάθε επόμενη ζαριά σου που την αφήνει όρθια.
tutorial-tric-trac-bridge-right = Η γέφυρα στήθηκε: 2 πόντοι τώρα, και άλλοι 2 με κάθε ζαριά που την κρατάει.
tutorial-tric-trac-bridge-wrong = Στη γέφυρα λείπει ακόμα ένα πούλι στη θέση 14. Το φέρνει το 6 από τη θέση 20.
tutorial-tric-trac-win = Πούλι που φτάνει στο 1 σου μαζεύεται, οποτεδήποτε, και δίνει 1 πόντο. Έχεις 10 πόντους, ο αντίπαλος 4. Η νίκη μετράει διπλά αν ο χαμένος έχει το πολύ 6, τριπλά με το πολύ 2 και τετραπλά με κανέναν.
tutorial-tric-trac-win-right = Μάζεψες δύο πούλια και έφτασες τους 12. Ο αντίπαλος έχει 4, άρα η νίκη μετράει διπλά.
tutorial-tric-trac-win-wrong = Έτσι δεν φτάνεις τους 12 πόντους. Μάζεψε και τα δύο, από τη θέση 5 και από τη θέση 3.
tutorial-puff-entering = Παίζεις με τα άσπρα. Το ταμπλό είναι άδειο, και έχεις τα 15 πούλια σου στο χέρι. Κάθε ζάρι βάζει μέσα ένα: το 1 στο 24 σου, το 2 στο 23, κι έτσι ως το 6 στο 19. Από εκεί κατεβαίνουν ως την περιοχή σου, τις θέσεις 6 ως 1.
tutorial-puff-entering-right = Με το 2 μπαίνει ένα στη θέση 23, και με το 4 ένα στη θέση 21.
tutorial-puff-all-in = Ώσπου να μπουν και τα 15, κανένα πούλι δεν κινείται, ούτε κι εκείνο που μόλις μπήκε.
tutorial-puff-all-in-right = Τώρα είναι και τα 15 μέσα. Από την επόμενη ζαριά τα παίζεις στο ταμπλό.
tutorial-puff-doublet = Στις πρώτες σου διπλές παίζεις δύο φορές τον επάνω αριθμό, εδώ το 3. Μετά, αν θέλεις, ως δύο φορές τον κάτω: 7 μείον 3, δηλαδή 4. Μετά από κάθε διπλές ξαναρίχνεις.
tutorial-puff-doublet-right = Πρώτα τα δύο τριάρια. Αν μετά θα παίξεις κανένα, ένα ή δύο τεσσάρια, το διαλέγεις εσύ.
tutorial-puff-second-doublet = Από τις δεύτερες διπλές σου στην παρτίδα και μετά, παίζεις τον επάνω αριθμό τέσσερις φορές, και τον κάτω ως τέσσερις φορές.
tutorial-puff-second-doublet-right = Πρώτα τέσσερα τριάρια. Πόσα τεσσάρια θα παίξεις μετά, το διαλέγεις εσύ.
tutorial-puff-lower = Παίζεις πάντα πρώτα τον μικρότερο αριθμό. Αν δεν παίζεται, χάνεται και ο μεγαλύτερος.
tutorial-puff-lower-right = Πρώτα το 2. Μετά, το 5 πέφτει σε κλειστή θέση και χάνεται.

## Συμβουλές για την πρώτη παρτίδα

tip-tap-1 = 💡 Η πρώτη σου παρτίδα; Άνοιξε το μενού κάτω από το ταμπλό και διάλεξε κίνηση. Με το «{ $enter }» παίζεις ένα ένα τα πούλια.
tip-tap-2 = 💡 Το «{ $pictures }» δείχνει πού οδηγεί κάθε κίνηση.
tip-list-1 = 💡 Η πρώτη σου παρτίδα; Γράψε τον αριθμό της κίνησής σου μετά το `/move`, ή πάτησέ τον. Το «…» οδηγεί σε δεύτερη λίστα.
tip-type-1 = 💡 Η πρώτη σου παρτίδα; Γράψε πού πάνε τα πούλια σου, για παράδειγμα { $example }. Το `/moves` δείχνει όσα μπορείς να παίξεις.
tip-type-2 = 💡 Με το `/enter` παίζεις ένα ένα τα πούλια.
tip-3 = 💡 Τα πούλια σου πάνε από τη θέση 24 ως τη θέση 1. Το ταμπλό το βλέπεις από τη μεριά σου.
tip-4 = 💡 Έπαιξες λάθος; Με το `/takeback` ζητάς να ξαναπαίξεις, και απαντάει ο αντίπαλος ({ $other }).
tip-5 = 💡 Αυτή ήταν η τελευταία συμβουλή. Το `/tutorial { $game }` σου μαθαίνει το παιχνίδι βήμα βήμα, το `/rules { $game }` το συνοψίζει.

## Γρίφοι

command-puzzle = Λύσε έναν γρίφο: βρες την καλύτερη κίνηση
command-name-puzzle = γρίφος
    .also = πρόβλημα, γρίφο
    .about = πρόβλημα*, γρίφο*, εξάσκηση
option-puzzle-game = Ποιο παιχνίδι: μπακγκάμον, πόρτες, πλακωτό, φεύγα, τρικ-τρακ ή πουφ
option-puzzle-number = Ο αριθμός ενός γρίφου· αλλιώς ο επόμενος
option-puzzle-answer = Η απάντησή σου: μια κίνηση ή ο αριθμός της στη λίστα
option-puzzle-daily = ναι: ένας γρίφος εδώ κάθε μέρα (μόνο η διαχείριση)
option-puzzle-hour = Η ώρα (UTC) που εμφανίζεται, 0 ως 23
option-puzzle-standings = δείξε: ποιοι έλυσαν τους καθημερινούς γρίφους εδώ
option-name-number = αριθμός
option-name-daily = καθημερινά
option-name-hour = ώρα
option-name-standings = κατάταξη
word-show = δείξε
example-puzzle = Το `/puzzle plakoto` δείχνει μια διάταξη στο Πλακωτό με μια ζαριά, και το `/puzzle 8/5 6/5` είναι η απάντησή σου. Το `/puzzle backgammon daily:on hour:9` δείχνει εδώ έναν γρίφο κάθε μέρα στις 09:00 UTC, και με `/puzzle standings:show` βλέπεις ποιοι τους έλυσαν.
puzzle-question = __{ $game }, γρίφος { $number }.__ Παίζεις με τα άσπρα και έφερες __{ $roll }__. Ποια είναι η καλύτερη κίνησή σου;
puzzle-answer = Απάντησε με τον αριθμό της κίνησής σου, για παράδειγμα { $example }, ή γράψε την κίνηση μετά το `/puzzle`.
puzzle-heading = __{ $game }, γρίφος { $number }, { $roll }.__
puzzle-right = __Σωστά!__ Η καλύτερη κίνηση είναι { $best }.
puzzle-wrong = __Δεν είναι η καλύτερη κίνηση.__ Καλύτερη: { $best }. Η δική σου { $played } χάνει { $lost }.
puzzle-progress = Έχεις λύσει με την πρώτη { $solved } από { $answered }.
puzzle-next = Το { $next } δείχνει τον επόμενο.
no-such-answer = Υπάρχουν { $count } απαντήσεις. Διάλεξε μία με τον αριθμό της, ή γράψε δική σου κίνηση.
puzzle-counted = Η απάντησή σου μετράει για τον σημερινό γρίφο εδώ.
puzzle-again = Έχεις ήδη απαντήσει στον σημερινό γρίφο, και μετράει μόνο η πρώτη σου απάντηση.
puzzle-apart = Σου έστειλα τη λύση με προσωπικό μήνυμα.
choice-puzzle-next = Επόμενος γρίφος
refused-no-puzzle-shown = Δεν σου έχω δείξει ακόμα γρίφο. Το `/puzzle backgammon` δείχνει έναν.
refused-no-such-puzzle = { $game }: υπάρχουν { $of } γρίφοι. Χωρίς αριθμό έρχεται ο επόμενος.
refused-daily = Καθημερινό γρίφο εδώ ορίζει μόνο η διαχείριση{ $on ->
    [discord] : όποιος έχει δικαίωμα διαχείρισης του καναλιού ή του σέρβερ
    [matrix] : όποιος έχει δικαίωμα να αφαιρεί μηνύματα άλλων
   *[console] { "" }
}. Δεν άλλαξε τίποτα. Το `/puzzle` μόνο του σου δείχνει έναν.
refused-daily-terminal = Σε τερματικό δεν υπάρχουν καθημερινοί γρίφοι, γιατί εκεί δεν στέλνω τίποτα χωρίς να με ρωτήσει κανείς. Το `/puzzle` σου δείχνει έναν όποτε θέλεις.
done-daily-on = Θα δείχνω εδώ έναν γρίφο κάθε μέρα στις { $hour } UTC ({ $game }). Μέχρι τον επόμενο: { $left }.
done-daily-off = Δεν δείχνω πια καθημερινούς γρίφους εδώ.
daily-puzzle = __Ο γρίφος της ημέρας: { $game }.__ Παίζεις με τα άσπρα και έφερες __{ $roll }__. Ποια είναι η καλύτερη κίνησή σου;
daily-puzzle-buttons = Τη λύση τη βλέπεις μόνο εσύ, και μετράει μόνο η πρώτη σου απάντηση.
daily-puzzle-answer = Απάντησε με τον αριθμό της κίνησής σου: το { $example } διαλέγει την κίνηση 1. Μετράει μόνο η πρώτη σου απάντηση.
daily-puzzle-previous = { $answered ->
    [0] Στον προηγούμενο γρίφο δεν απάντησε κανείς.
   *[other] Προηγούμενος γρίφος, σωστές απαντήσεις: { $solved } από { $answered }.
}
daily-puzzle-closed = Ο γρίφος της ημέρας, { $game }, { $roll }: η καλύτερη κίνηση ήταν { $best }.
daily-puzzle-solvers = { $answered ->
    [0] Δεν απάντησε κανείς.
   *[other] Σωστές απαντήσεις: { $solved } από { $answered }.
}
puzzle-standings = { $count ->
    [one] __Ο πρώτος καθημερινός γρίφος εδώ__
   *[other] __Οι τελευταίοι { $count } καθημερινοί γρίφοι εδώ__
}
puzzle-standing = { $rank }. { $who }: έλυσε { $solved } από { $answered }{ $streak ->
    [0] { "" }
   *[other] , { $streak } στη σειρά
}
puzzle-standings-none = Δεν έχει απαντήσει ακόμα κανείς σε καθημερινό γρίφο εδώ. Τους ξεκινάει η διαχείριση με `/puzzle daily:on`.
