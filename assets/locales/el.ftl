### Όλα όσα λέει ο Kafenio στα ελληνικά. Οι κανόνες για αυτά τα αρχεία είναι στην αρχή του en.ftl.
### θέση = point, πούλι = checker, ζαριά = roll, διπλές = doublet, κίνηση = play, βήμα = pip, παρτίδα = game.

sorry = Κάτι πήγε στραβά από τη μεριά μου. Δεν άλλαξε τίποτα· δοκίμασε πάλι σε λίγο.
greeting =
    Καλημέρα! Εγώ κρατάω τα τραπέζια σε αυτό το καφενείο: τάβλι με μηνύματα, κίνηση κίνηση.
    Για αρχή κάλεσε κάποιον: `/newgame portes @friend`. Η απάντηση είναι `/accept`, κι εγώ ρίχνω τα ζάρια.
    Το `/help` λέει τα υπόλοιπα, το `/rules portes` εξηγεί ένα παιχνίδι.
    `/settings language:english` speaks English, `/settings language:german` spricht Deutsch.
not-a-command = Οι εντολές αρχίζουν με `/`, όπως `/newgame portes @friend` ή `/help`.

## Ονόματα

game-backgammon = Μπακγκάμον
game-portes = Πόρτες
game-plakoto = Πλακωτό
game-fevga = Φεύγα
game-tavli = Τάβλι
game-tric-trac = Τρικ-Τρακ
game-puff = Πουφ

## Τι γίνεται σε ένα τραπέζι

told-invited = { $who } προσκαλεί { $other } σε { $to ->
    [game] μία παρτίδα { $game }
    [games] μια σειρά { $game }, { $length ->
        [one] 1 παρτίδα
       *[other] { $length } παρτίδες
    }
    [money] παρτίδες { $game } με πόντους, χωρίς τέλος
   *[points] ένα ματς { $game } στους { $length ->
        [one] 1 πόντο
       *[other] { $length } πόντους
    }
}{ $cube ->
    [on] { " " }με κύβο διπλασιασμού
    [off] { " " }χωρίς κύβο διπλασιασμού
   *[usual] { "" }
}{ $house ->
    [some] . Ειδικοί κανόνες: { $rules }
   *[none] { "" }
}.
clock-usual = Ρολόι: { $grace } για κάθε σειρά και { $pool } απόθεμα.
clock-none = Χωρίς ρολόι: όλοι έχουν όσο χρόνο θέλουν.
clock-words = Ρολόι: { $pool } για { $each ->
    [game] κάθε παρτίδα
   *[match] όλο το ματς
}{ $more ->
    [some] , συν { $increment } μετά από κάθε σειρά
   *[none] { "" }
}{ $free ->
    [some] · κάθε σειρά αρχίζει με χρόνο που δεν μετράει: { $grace }
   *[none] { "" }
}.
told-whose-rules = Εδώ το { $name } παίζεται με τους κανόνες του παιχνιδιού { $game }.
house-higher-or-none = όπου δεν παίζονται και οι δύο αριθμοί, παίζεται ο μεγαλύτερος ή κανένας
house-backgammon-counts-two = το μπακγκάμον μετράει δύο
house-backgammon-with-some-off = μπακγκάμον χάνει και όποιος έχει ήδη μαζέψει πούλια
house-no-hit-and-run = όποιος χτυπάει στην περιοχή μαζέματός του μένει εκεί σε αυτή τη ζαριά
house-pinned-bears-off = επιτρέπεται το μάζεμα και με πλακωμένο πούλι
house-doublets-per-turn = δεύτερες διπλές είναι μόνο εκείνες της ίδιας σειράς
house-jacoby = το γκάμον και το μπακγκάμον μετράνε μόνο όπου κάποιος δέχτηκε τον κύβο (Τζακόμπι)
house-beavers = όποιος δέχεται διπλασιασμό μπορεί να γυρίσει αμέσως τον κύβο άλλη μια φορά και να τον κρατήσει (beaver)
house-raccoons = όποιος δέχεται διπλασιασμό μπορεί να γυρίσει αμέσως τον κύβο άλλη μια φορά και να τον κρατήσει (beaver), και όποιος διπλασίασε μπορεί να τον γυρίσει ακόμα μία (raccoon)
house-automatic-doubles = η ισοπαλία στη ρίψη για την αρχή διπλασιάζει το ποντάρισμα, το πολύ { $most ->
    [one] μία φορά
   *[other] { $most } φορές
} σε κάθε παρτίδα
told-accepted = { $who }: δεκτό.
told-declined = { $who } δεν δέχεται την πρόσκληση ({ $other }).
told-withdrawn = { $who } αποσύρει την πρόσκληση προς { $other }.
told-lapsed = Έληξε η πρόσκληση ({ $who } προς { $other }): 7 μέρες δεν ήρθε απάντηση.
told-replaced = Η παλιά πρόσκληση ({ $who } προς { $other }) δίνει τη θέση της στην καινούργια.
told-tie = { $dice } και { $others }: ισοπαλία.
told-opening = { $who } ρίχνει { $high }, { $other } { $low }: αρχίζει { $who }{ $how ->
    [both] { " " }με αυτά τα ζάρια
    [own] { " " }με αυτή τη ζαριά
   *[anew] { " " }και ρίχνει πάλι και τα δύο ζάρια
}.
told-rolled = { $who } φέρνει { $roll }.
told-closed-out = { $who } βρίσκει όλες τις πόρτες κλειστές και δεν ρίχνει.
told-passed = { $who } δεν έχει επιτρεπτή κίνηση και χάνει τη σειρά{ $points ->
    [0] { "" }
   *[other] , αλλά παίρνει { $points } για τη μεγάλη γέφυρα{ $total ->
        [0] { "" }
       *[other] : { $total } από 12
    }
}.
scored = { $points ->
    [0] { "" }
   *[other] { " " }και παίρνει { $points }{ $total ->
        [0] { "" }
       *[other] : { $total } από 12
    }
}
told-played = { $who } { $unasked ->
    [only] μπορεί να παίξει μόνο
    [auto] παίζει αυτόματα
   *[no] παίζει
} { $play }{ scored }.
told-rolled-played = { $who } φέρνει { $roll } και { $unasked ->
    [only] μπορεί να παίξει μόνο
    [auto] παίζει αυτόματα
   *[no] παίζει
} { $play }{ scored }.
told-unasked = Αυτόματες κινήσεις:
told-forced = Αναγκαστικές κινήσεις:
told-undone = { $who } αναιρεί την κίνηση.
told-doubled = { $who } διπλασιάζει σε { $value }.
told-beavered = { $who } { $raccoon ->
    [yes] απαντάει με raccoon, σε { $value }: ο κύβος θα έμενε στον παίκτη { $other }
   *[no] δέχεται και γυρίζει αμέσως τον κύβο σε { $value } (beaver): ο κύβος είναι του παίκτη { $who }
}.
told-automatic-double = Η ισοπαλία διπλασιάζει το ποντάρισμα: ο κύβος μένει στη μέση και δείχνει { $value }.
told-taken = { $who } { $beavered ->
    [yes] συνεχίζει: ο κύβος δείχνει { $value } και μένει στον παίκτη { $other }
   *[no] δέχεται: ο κύβος δείχνει { $value } και περνάει στον παίκτη { $who }
}.
told-dropped = { $who } πάει πάσο.
told-resigning = { $who } προτείνει να χάσει { $lost }.
told-leaving = { $who } προτείνει να χάσει { $lost } και να τελειώσουν εδώ όλες οι παρτίδες.
level = { $level ->
    [1] μονή παρτίδα
    [2] { $words ->
        [gammons] γκάμον
       *[multiples] διπλή παρτίδα
    }
    [3] { $words ->
        [gammons] μπακγκάμον
       *[multiples] τριπλή παρτίδα
    }
   *[4] τετραπλή παρτίδα
}
told-offer-withdrawn = { $who } αποσύρει την πρόταση· η παρτίδα συνεχίζεται.
told-offer-refused = { $who } δεν δέχεται· η παρτίδα συνεχίζεται.
told-cancelling = { $who } προτείνει { $session ->
    [yes] να σταματήσετε εδώ· το σκορ μένει, και αυτή η παρτίδα δεν μετράει
   *[no] να ματαιωθούν όλα, χωρίς να μετρήσει τίποτα
}.
told-taking-back = { $who } ζητάει να πάρει πίσω το { $play } και ό,τι ακολούθησε· τα ζάρια που έπεσαν από τότε θα ξαναπέσουν ίδια.
told-called-off = { $session ->
    [yes] Η συνεδρία των
   *[no] Η παρτίδα των
} { $who } και { $other } ματαιώνεται πριν από την πρώτη κίνηση· δεν μετράει τίποτα.
told-cancelled = Ματαιώνεται με συμφωνία των { $who } και { $other }· δεν μετράει τίποτα.
told-session-left = { $who } σταματάει εδώ· η παρτίδα που μόλις άρχισε δεν μετράει.
told-session-ended = Σταματάνε και οι δύο· η παρτίδα που άρχισε δεν μετράει.
told-ended = Το τραπέζι των { $who } και { $other } κλείνει χωρίς αποτέλεσμα· δεν μετράει τίποτα.
told-administrator = { $who }, από τη διαχείριση:
told-won = __{ $who } κερδίζει__ { $how ->
    [dropped] με το πάσο
    [resigned] { $lost } με παραίτηση
    [left] { $lost }, με παραίτηση από όλες τις παρτίδες
    [claimed] { $lost }, γιατί τελείωσε ο χρόνος
   *[played] { $lost }
}{ $jacoby ->
    [yes] , που μετράει μονή γιατί κανείς δεν δέχτηκε τον κύβο (Τζακόμπι)
   *[no] { "" }
}: { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}.
told-draw = Η παρτίδα λήγει __ισόπαλη__.
told-score = Σκορ: { $who } { $more }, { $other } { $less }{ $to ->
    [money] { "" }
    [games] , μετά από { $number } από τις { $length } παρτίδες
   *[points] , σε ματς στους { $length }
}.
told-meanwhile = { $who } { $more }, { $other } { $less }{ $to ->
    [money] { "" }
    [games] { " " }(παρτίδα { $number } από { $length })
   *[points] { " " }(στους { $length })
}.
told-went-on = { $who } συνεχίζει από εδώ{ $points ->
    [0] { "" }
    [one] { " " }και κρατάει 1 πόντο
   *[other] { " " }και κρατάει { $points } πόντους
}: παρτίδα { $number }.
told-set-up = { $who } ζητάει να στηθεί πάλι το ταμπλό.
told-next-game = Αρχίζει η παρτίδα { $number }{ $named ->
    [yes] , { $game }
   *[no] { "" }
}{ $crawford ->
    [yes] , η παρτίδα Κρόφορντ: σε αυτήν δεν διπλασιάζει κανείς
   *[no] { "" }
}.
told-match-won = __{ $who } κερδίζει { $to ->
    [games] τη σειρά
    [money] συνολικά
   *[points] το ματς
}__ { $more }-{ $less }.
told-match-drawn = { $to ->
    [money] Στο τέλος __ισοπαλία__,
   *[games] Η σειρά λήγει __ισόπαλη__,
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
time-left = { $reader ->
    [mine] Ο χρόνος σου
   *[no] { $who }
}: { $reader ->
    [mine] ακόμα
   *[no] χρόνος ακόμα
} { $left }.
time-away = { $reader ->
    [mine] Λείπεις
   *[no] { $who } λείπει
} για { $time }{ $clock ->
    [yes] , και το ρολόι στέκει
   *[no] { "" }
}.
told-not-away = { $who } δεν λείπει πια{ $clock ->
    [yes] , και το ρολόι τρέχει
   *[no] { "" }
}.
direct-reminder = Έχεις σειρά με { $other }, στο { $place }, και ο χρόνος σου τελειώνει: μένουν { $left }.
time-resting = Το παιχνίδι περιμένει και κανένα ρολόι δεν τρέχει: εκεί όπου παίζεται λείπει κάποιος από τους δύο, ή δεν μπορώ να γράψω εγώ. Μόλις είμαστε πάλι και οι τρεις, απλώς συνεχίστε· ή το { $here }, σε άλλο μέρος, το φέρνει σε εκείνο το μέρος.
direct-closed = Εκεί όπου παίζεις με { $other } ({ $place }) δεν μπορώ πια να γράψω. Το παιχνίδι περιμένει και κανένα ρολόι δεν τρέχει. Καλέστε με πάλι ή αφήστε με να γράφω εκεί, και απλώς συνεχίστε· ή το { $here } αλλού, όπου είστε και οι δύο, το φέρνει εκεί.
direct-left = Δεν είσαι εκεί όπου παίζεις με { $other } ({ $place }). Το παιχνίδι περιμένει και κανένα ρολόι δεν τρέχει. Γύρισε εκεί και συνέχισε· ή το { $here } αλλού, όπου είστε και οι δύο, το φέρνει εκεί.
told-left = { $who }, ο παίκτης { $other } δεν είναι εδώ: το παιχνίδι σας περιμένει και κανένα ρολόι δεν τρέχει. Μπορεί να γυρίσει ο παίκτης { $other } και να συνεχίσει· ή το { $here } αλλού, όπου είστε και οι δύο, το φέρνει εκεί.
direct-not-said = Εκεί όπου κάλεσες τον παίκτη { $other } δεν μπορώ να γράψω: κανείς δεν διαβάζει την πρόσκληση. Όποιος φροντίζει το { $place } μπορεί να μου δώσει το δικαίωμα να στέλνω μηνύματα· μετά πες το πάλι, ή πες το αλλού.
told-not-here = { $who }, ο παίκτης { $other } δεν είναι εδώ και δεν μπορεί να το διαβάσει. Κάλεσέ τον κι εδώ, ή πάρε το πίσω με `/cancel`.
told-moved-away = Το παιχνίδι με { $other } συνεχίζεται { $where ->
    [thread] σε ένα νήμα εδώ
    [out] έξω από το νήμα
   *[away] αλλού: { $place }
} (έτσι το θέλησε { $who }).
told-moved-here = Το παιχνίδι με { $other } συνεχίζεται εδώ (έτσι το θέλησε { $who }).
told-followed = Αυτό το δωμάτιο παίρνει τη θέση ενός άλλου: το παιχνίδι συνεχίζεται εδώ.
told-back = Είμαι πάλι εδώ: το παιχνίδι συνεχίζεται.
told-here = { $who } είναι τώρα εδώ.
told-returned = { $who } είναι πάλι εδώ: το παιχνίδι συνεχίζεται.
told-no-thread = Δεν μπόρεσα να ανοίξω νήμα εδώ, οπότε το παιχνίδι μένει σε αυτό το κανάλι.
thread-name = { $table } · { $who } { $ended ->
    [over] { $own }:{ $others }
   *[no] –
} { $other } · { $game }{ $ended ->
    [over] { "" }
    [closed] { "" }, ματαιώθηκε
   *[no] { $to ->
        [points] { "" } στους { $length }
       *[game] { "" }
    }
}
time-up = { $reader ->
    [mine] Ο χρόνος σου τελείωσε: { $other } μπορεί με { $claim } να πάρει
    [other] Ο χρόνος τελείωσε ({ $who }): μπορείς με { $claim } να πάρεις
   *[no] Ο χρόνος τελείωσε ({ $who }): { $other } μπορεί με { $claim } να πάρει
} { $to ->
    [game] το παιχνίδι
    [money] τη συνεδρία
   *[match] το ματς
}, ή να { $reader ->
    [other] περιμένεις
   *[no] περιμένει
} κι άλλο.

## Το επόμενο βήμα, μπροστά σε όλους

next-invitation = { $who }, θα παίξεις; `/accept` ή `/decline`.
next-rematch = { $who }, με `/rematch` παίζετε το ίδιο άλλη μία φορά.
next-roll = { $who }, `/roll`, ή `/double` σε { $doubled }.
next-play = { $who }, { $again ->
    [yes] μετά τις διπλές ξαναρίχνεις, __{ $roll }__
   *[no] η ζαριά σου είναι __{ $roll }__
}{ $first ->
    [yes] . Παίξε με `/move`, ή πούλι πούλι με `/enter`· το `/moves` δείχνει τι επιτρέπεται.
   *[no] : `/move`, `/enter` ή `/moves`.
}
next-rest = { $who }, από τη ζαριά σου μένει να παιχτεί το __{ $roll }__: `/move`, `/enter` ή `/moves`.
next-double = { $who }, με `/take` παίζεις για { $doubled }, με `/drop` χάνεις { $value ->
    [one] 1 πόντο
   *[other] { $value } πόντους
}{ $beaver ->
    [yes] · με `/beaver` τον γυρίζεις σε { $redoubled } και κρατάς τον κύβο
   *[no] { "" }
}.
next-beaver = { $who }, με `/take` παίζεις για { $doubled }, με `/drop` χάνεις { $value } πόντους{ $beaver ->
    [yes] · με `/beaver` γυρίζεις τον κύβο ακόμα μία, raccoon σε { $redoubled }
   *[no] { "" }
}.
next-resignation = { $who }, με `/accept` το δέχεσαι, με `/decline` συνεχίζετε.
next-leaving = { $who }, με `/accept` το δέχεσαι, με `/decline` συνεχίζετε.
next-cancelling = { $who }, με `/accept` ματαιώνεται, με `/decline` συνεχίζετε.
next-takeback = { $who }, με `/accept` ξαναπαίζει { $other } την κίνηση, με `/decline` συνεχίζετε.
next-choice = { $who }, το `/goon` συνεχίζει από αυτή τη θέση{ $over ->
    [0] { "" }
    [one] { " " }με 1 πόντο για αρχή
   *[other] { " " }με { $over } πόντους για αρχή
}, το `/fresh` στήνει πάλι το ταμπλό· αν δεν έρθει απάντηση σε μια μέρα, στήνεται πάλι.

## Το ίδιο στο Discord, όπου οι απαντήσεις είναι κουμπιά από κάτω

ask-invitation = { $who }, θα παίξεις;
ask-rematch = { $who }, άλλη μία;
ask-roll = { $who }, σειρά σου: ρίχνεις τα ζάρια ή διπλασιάζεις σε { $doubled };
ask-play = { $who }, { $again ->
    [yes] μετά τις διπλές ξαναρίχνεις, __{ $roll }__
   *[no] η ζαριά σου είναι __{ $roll }__
}{ $first ->
    [yes] . Γράψε `/move` και διάλεξε, ή φτιάξε την κίνησή σου με τα κουμπιά.
   *[no] : `/move`, ή ένα κουμπί.
}
ask-rest = { $who }, από τη ζαριά σου μένει να παιχτεί το __{ $roll }__: `/move`, ή ένα κουμπί.
ask-double = { $who }, δέχεσαι και παίζεις για { $doubled }, ή πας πάσο και χάνεις { $value ->
    [one] 1 πόντο
   *[other] { $value } πόντους
}{ $beaver ->
    [yes] , ή τον γυρίζεις αμέσως σε { $redoubled } και κρατάς τον κύβο
   *[no] { "" }
};
ask-beaver = { $who }, δέχεσαι και παίζεις για { $doubled }, ή πας πάσο και χάνεις { $value } πόντους{ $beaver ->
    [yes] , ή απαντάς με raccoon, σε { $redoubled }
   *[no] { "" }
};
ask-resignation = { $who }, το δέχεσαι ή συνεχίζετε;
ask-leaving = { $who }, το δέχεσαι ή συνεχίζετε;
ask-cancelling = { $who }, συμφωνείς ή συνεχίζετε;
ask-takeback = { $who }, να ξαναπαίξει { $other } την κίνηση;
ask-choice = { $who }, συνέχεια από αυτή τη θέση{ $over ->
    [0] { "" }
    [one] { " " }με 1 πόντο για αρχή
   *[other] { " " }με { $over } πόντους για αρχή
}, ή στήσιμο από την αρχή; Αν δεν έρθει απάντηση σε μια μέρα, στήνεται από την αρχή.
ask-checker = Ποιο πούλι;
ask-target = Από { $from } πού πάει;
ask-which = Σε ποιο τραπέζι;
ask-rules = Ποιο παιχνίδι;
ask-whole = Η κίνησή σου είναι { $play }. Ισχύει μόλις την επιβεβαιώσεις.{ $on ->
    [yes] { " " }Ή συνεχίζει: μπορείς να παίξεις και { $left }.
   *[no] { "" }
}

## Πώς έχουν τα πράγματα, για όποιον ρωτάει

you-invitation = Έχεις πρόσκληση ({ $other }): πρώτα `/accept` ή `/decline`.
you-roll = Σειρά σου, πριν από τη ζαριά: `/roll`, ή `/double` σε { $doubled }.
you-play = Έχεις να παίξεις { $roll }: `/move`, `/enter` ή `/moves`.
you-rest = Από τη ζαριά σου μένει να παιχτεί το { $roll }: `/move`.
you-double = { $other } διπλασίασε: με `/take` παίζεις για { $doubled }, με `/drop` πας πάσο{ $beaver ->
    [yes] · με `/beaver` τον γυρίζεις σε { $redoubled } και κρατάς τον κύβο
   *[no] { "" }
}.
you-beaver = { $other } γύρισε τον κύβο άλλη μια φορά: με `/take` παίζεις για { $doubled }, με `/drop` χάνεις { $value } πόντους{ $beaver ->
    [yes] · με `/beaver` τον γυρίζεις ακόμα μία, raccoon σε { $redoubled }
   *[no] { "" }
}.
you-resignation = { $other } προτείνει να χάσει { $lost }: πρώτα `/accept` ή `/decline`.
you-leaving = { $other } προτείνει να χάσει { $lost } και να τελειώσουν εδώ όλες οι παρτίδες: πρώτα `/accept` ή `/decline`.
you-cancelling = { $other } προτείνει { $session ->
    [yes] να σταματήσετε εδώ
   *[no] να ματαιωθούν όλα
}: πρώτα `/accept` ή `/decline`.
you-takeback = { $other } ζητάει να πάρει πίσω την τελευταία κίνηση: πρώτα `/accept` ή `/decline`.
you-choice = Κέρδισες αυτή την παρτίδα και διαλέγεις πώς αρχίζει η επόμενη: `/goon` από αυτή τη θέση, ή `/fresh`.
wait-invitation = { $who } δεν έχει απαντήσει ακόμα στην πρόσκληση.
wait-roll = Σειρά έχει { $who }, να ρίξει ή να διπλασιάσει.
wait-play = Σειρά έχει { $who }, με { $roll } να παίξει.
wait-rest = Σειρά έχει { $who }: από τη ζαριά μένει να παιχτεί το { $roll }.
wait-double = { $who } πρέπει πρώτα να απαντήσει στον διπλασιασμό.
wait-beaver = { $who } πρέπει πρώτα να απαντήσει, γιατί { $other } γύρισε τον κύβο άλλη μια φορά.
wait-choice = { $who } κέρδισε αυτή την παρτίδα και διαλέγει αν η επόμενη συνεχίζει από εδώ.
wait-cancelling = { $who } πρέπει πρώτα να πει αν ματαιώνεται.
wait-takeback = { $who } πρέπει πρώτα να πει αν παίρνεται πίσω η τελευταία κίνηση.
wait-resignation = { $who } πρέπει πρώτα να απαντήσει στην παραίτηση.
wait-leaving = { $who } πρέπει πρώτα να απαντήσει στην παραίτηση.
wait-or-withdraw = Το `/decline` αποσύρει την πρότασή σου{ $clock ->
    [yes] · το ρολόι σου συνεχίζει
   *[no] { "" }
}.
now-won = Σε αυτό το τραπέζι όλα κρίθηκαν: νικητής { $who }. Το `/newgame` αρχίζει καινούργιο παιχνίδι.
now-drawn = Αυτό το παιχνίδι βγήκε ισόπαλο. Το `/newgame` αρχίζει καινούργιο.
now-cancelled = Αυτή η παρτίδα ματαιώθηκε. Το `/newgame` αρχίζει καινούργια.
now-ended = Η διαχείριση έκλεισε αυτό το τραπέζι χωρίς αποτέλεσμα. Το `/newgame` αρχίζει καινούργια παρτίδα.
now-closed = Αυτή η πρόσκληση δεν ισχύει πια. Το `/newgame` αρχίζει καινούργιο παιχνίδι.

## Λόγια που δεν έγιναν κατανοητά

misread-no-command = Οι εντολές αρχίζουν με `/`, όπως `/newgame portes @friend` ή `/help`.
misread-too-long = Πολύ μακρύ: μια εντολή έχει το πολύ { $most } χαρακτήρες.
misread-unknown = Δεν ξέρω εντολή «{ $word }»{ $hint ->
    [yes] . Μήπως εννοείς `/{ $nearest }`;
   *[no] · το `/help all` τις δείχνει όλες.
}
misread-unknown-option = Το `/{ $command }` δεν έχει κάτι σαν «{ $word }»{ $hint ->
    [yes] . Μήπως εννοείς `{ $nearest }:`;
   *[no] · το `/help { $command }` δείχνει τι έχει.
}
misread-twice = Το «{ $option }» είναι γραμμένο δύο φορές· μία φτάνει.
misread-missing-game = Ποιο παιχνίδι, και με ποιον; { $usage }, για παράδειγμα `/newgame portes @friend`.
misread-missing-opponent = Με ποιον; { $usage }, για παράδειγμα `/newgame portes @friend`.
misread-missing-distance = Πόσο μακριά; { $usage }, για παράδειγμα `/odds 6`.
misread-missing-roll = Ποια ζαριά; { $usage }, για παράδειγμα `/opening 3-1`.
misread-missing-play = Ποια κίνηση; Για παράδειγμα `/move 13/9 9/3`, ή `/moves` για τη λίστα και μετά `/move 1`.
misread-too-much = Το «{ $word }» είναι μια λέξη παραπάνω: { $usage }.
misread-not-one-of = Το «{ $word }» δεν ταιριάζει στο { $option }{ $hint ->
    [yes] . Μήπως εννοείς «{ $nearest }»;
   *[no] . Υπάρχουν: { $words }.
}
misread-not-a-number = Το «{ $word }» δεν ταιριάζει στο { $option }: εκεί μπαίνει ακέραιος από { $least } ως { $most }{ $any ->
    [yes] { " " }ή «{ $or }»
   *[no] { "" }
}.
misread-not-a-person = Το «{ $word }» δεν είναι κάποιος που μπορώ να καλέσω: γράψε το όνομα με @, όπως `/newgame portes @friend`.
misread-nobody-here = Κανείς εδώ δεν λέγεται «{ $word }». Κάλεσε πρώτα το άτομο στο δωμάτιο, ή γράψε ολόκληρη τη διεύθυνση, όπως { $example }.
misread-no-account = Το «{ $word }» δεν βρίσκεται: δεν υπάρχει τέτοιος λογαριασμός, ή ο διακομιστής του { $server } δεν απαντά. Δες αν η διεύθυνση είναι γραμμένη σωστά.
misread-word-too-long = Το «{ $word }» είναι πολύ μακρύ για το { $option }: το πολύ { $most } χαρακτήρες.

## Τι δεν γίνεται σε ένα τραπέζι

refused-no-cube = Αυτή η παρτίδα παίζεται χωρίς κύβο διπλασιασμού.
refused-crawford = Αυτή είναι η παρτίδα Κρόφορντ: σε αυτήν δεν διπλασιάζει κανείς. Μετά από αυτήν επιτρέπεται πάλι.
refused-opening = Κανείς δεν διπλασιάζει πριν παιχτεί η πρώτη ζαριά.
refused-not-your-cube = Ο κύβος είναι στα χέρια του παίκτη { $other }: μόνο εκείνος διπλασιάζει μετά.
refused-dead-cube = Ο κύβος είναι νεκρός: κερδίζοντας αυτή την παρτίδα κερδίζεις ήδη το ματς, δεν έχει νόημα ο διπλασιασμός.
refused-known-dice = Αφού μια κίνηση πάρθηκε πίσω, οι επόμενες ζαριές είναι γνωστές: κανείς δεν διπλασιάζει πριν πέσουν.
refused-highest-cube = Ο κύβος δεν πάει πιο πάνω.
refused-no-beaver = Σε αυτό το τραπέζι δεν παίζεται beaver. Συμφωνείται με την πρόσκληση, όταν παίζετε για πόντους: `match:money beavers:on`.
refused-no-raccoon = Εδώ ο κύβος δεν γυρίζει άλλο: `/take` ή `/drop`.
refused-no-session = Αυτό γίνεται μόνο με `match:money`· το `/resign` εγκαταλείπει αυτή την παρτίδα.
refused-not-asked = Η ερώτηση είναι μόνο για { $who }, και δεν απαντάει κανείς άλλος. Δεν άλλαξε τίποτα.
refused-no-clock = Εδώ δεν τρέχει ρολόι, οπότε δεν υπάρχει τίποτα να διεκδικήσεις.
refused-nothing-to-take-back = Τώρα δεν υπάρχει τίποτα να πάρεις πίσω. Γίνεται με την τελευταία σου κίνηση στην παρτίδα, πριν διπλασιάσει κανείς.
refused-undo-dice = Από την κίνησή σου έχουν πέσει ζάρια: το `/takeback` ζητάει τη συμφωνία από { $other }.
refused-time-left = { $other } έχει ακόμα χρόνο για αυτή τη σειρά: { $left }. Μετά μπορείς `/claim`.
refused-vacation = Τόσο μεγάλες διακοπές δεν γίνονται: από { $most } μέρες για το { $year } { $any ->
    [yes] σου μένουν { $left }
   *[no] δεν σου μένει τίποτα
}.
refused-clock = Δεν ξέρω ρολόι «{ $word }»: υπάρχουν `fast`, `daily`, `relaxed`, `none`, ή δικό σου, όπως `clock:3d+8h+12h`: απόθεμα από 5 λεπτά ως 60 μέρες, προσθήκη και ελεύθερος χρόνος το πολύ 7 μέρες το καθένα, σε d, h και m. Το `/help newgame` το εξηγεί.
refused-resigns-too-much = Αυτή η παρτίδα δεν χάνεται με περισσότερο από { $most ->
    [1] μονή παρτίδα
    [2] διπλή: `/resign double`
    [3] μπακγκάμον: `/resign backgammon`
   *[other] { $most } φορές το ποντάρισμα
}.
refused-length-tavli = Ένα ματς στο τάβλι πάει στους 3, 5 ή 7 πόντους: `match:5`.
refused-cube-here = Στο παιχνίδι { $game } δεν υπάρχει κύβος διπλασιασμού.
refused-money-rules = Ο κανόνας Τζακόμπι, το beaver, το raccoon και οι αυτόματοι διπλασιασμοί παίζονται μόνο με `match:money` και με κύβο διπλασιασμού.
refused-house-rule = Ο ειδικός κανόνας «{ $rule }» αλλάζει το παιχνίδι { $game } και δεν ταιριάζει εδώ.
refused-no-such-number = Δεν υπάρχει κίνηση { $number }: η λίστα έχει { $count ->
    [one] μία κίνηση
   *[other] { $count } κινήσεις
}. Το `/moves` τη δείχνει.
refused-list-not-shown = Οι αριθμοί ανήκουν στη λίστα αυτής της ζαριάς: πρώτα `/moves`, μετά `/move { $number }`.
refused-outdated = Αυτή ήταν η κίνηση { $then }, τώρα είμαστε στην { $turn }. Δεν άλλαξε τίποτα.
refused-further-lines = Μόνο η πρώτη γραμμή ισχύει: ένα μήνυμα, μία εντολή.
refused-edited = Μια εντολή ισχύει όπως ειπώθηκε πρώτη φορά· αν αλλάξει μετά, δεν γίνεται τίποτα. Αν δεν εκτελέστηκε, πες την ξανά.
refused-sealed = Δεν μπόρεσα να διαβάσω αυτό που είπες εδώ: το κλειδί του δεν ήρθε. Δεν έγινε τίποτα· πες το ξανά, παρακαλώ.
refused-earlier-step = Αυτό ίσχυε πριν από το τελευταίο σου βήμα και δεν έγινε. Έτσι είναι τώρα η κίνησή σου.
refused-no-step = Καμία επιτρεπτή κίνηση δεν συνεχίζει με «{ $word }».
refused-nothing-entered = Δεν έχεις αρχίσει ακόμα: αρχίζεις με `/enter`.
refused-not-whole = Η κίνηση δεν είναι ακόμα ολόκληρη.
refused-no-table = Δεν έχεις τραπέζι εδώ. Το `/newgame portes @friend` ανοίγει ένα.
refused-no-such-table = Δεν υπάρχει εδώ ανοιχτό τραπέζι «{ $name }»{ $own ->
    [none] .
   *[some] · δικά σου: { $names }.
}
refused-damaged = Το { $table } δεν μπορεί να συνεχιστεί: όσα έχουν αποθηκευτεί δεν ταιριάζουν μεταξύ τους. Τίποτα δεν άλλαξε, και όποιος διαχειρίζεται το bot το βρίσκει στο αρχείο καταγραφής. Τα άλλα παιχνίδια σου συνεχίζονται.
refused-not-seated = Σε αυτό το τραπέζι παίζουν μόνο { $who } και { $other }. { $own ->
    [some] Δικά σου εδώ: { $names }.
   *[none] Το `/newgame` ανοίγει δικό σου.
}
refused-not-administrator = Ένα ξένο τραπέζι το κλείνει μόνο όποιος διαχειρίζεται τον χώρο. Το δικό σου το τελειώνεις με `/cancel` ή `/resign`.
refused-channel-language = Τη γλώσσα εδώ τη διαλέγει μόνο όποιος διαχειρίζεται τον χώρο{ $on ->
    [discord] : όποιος έχει δικαίωμα διαχείρισης του καναλιού ή του σέρβερ
    [matrix] : όποιος έχει δικαίωμα να αφαιρεί μηνύματα άλλων
   *[console] { "" }
}. Δεν άλλαξε τίποτα· τη γλώσσα που σου γράφω τη διαλέγεις π.χ. με `/settings language:greek`.
refused-rematch-there = Το { $table } παίχτηκε αλλού: { $place }. Το `/rematch` εκεί παίζει το ίδιο άλλη μια φορά.
refused-elsewhere = Το { $table } παίζεται αλλού: { $place }. Το { $here } σε άλλο μέρος, όπου είστε και οι δύο, το φέρνει εκεί.
refused-other-away = Ο παίκτης { $other } δεν είναι εδώ και δεν θα μπορούσε να ακολουθήσει το παιχνίδι. Τίποτα δεν άλλαξε: κάλεσέ τον εδώ και δώσε πάλι το { $here } μόλις έρθει, ή δώσε το εκεί όπου είστε και οι δύο.
refused-not-played = Δεν παίζεις παιχνίδι «{ $name }»{ $own ->
    [none] .
   *[some] · δικά σου: { $names }.
}
refused-thread = Νήματα ανοίγω μόνο στο Discord. Αλλού δώσε την εντολή μέσα στο νήμα.
refused-here-already = Το { $table } παίζεται ήδη εδώ.
refused-nothing-to-move = Δεν έχεις αλλού παιχνίδι σε εξέλιξη που να μπορεί να έρθει εδώ.
refused-which = Σε ποιο τραπέζι; Πρόσθεσε { $names } στην εντολή.
refused-none-fits = Κανένα τραπέζι σου εδώ δεν περιμένει κάτι τέτοιο:
state-line = __{ $table }__: { $state }
refused-no-such-move = Δεν υπάρχει ταμπλό της κίνησης { $number }: το τραπέζι είναι στην κίνηση { $last }.
refused-no-game-yet = Σε αυτό το τραπέζι δεν άρχισε ακόμα παρτίδα.
refused-no-such-game = Σε αυτό το τραπέζι δεν παίχτηκε παρτίδα { $number }.
refused-yourself = Δεν γίνεται να παίξεις με τον εαυτό σου. Κάλεσε κάποιον άλλον: `/newgame portes @friend`.
refused-bot = Εγώ φυλάω τα ζάρια και ακόμα δεν παίζω. Κάλεσε άνθρωπο: `/newgame portes @friend`.
refused-playing-already = Εσείς οι δύο παίζετε ήδη στο { $table }· τελειώστε πρώτα εκείνη την παρτίδα, παραιτήσου με `/resign` ή ματαίωσέ την με `/cancel`.
refused-too-fast = Αυτά είναι περισσότερα από όσα προλαβαίνω. Δεν άλλαξε τίποτα· περίμενε { $seconds ->
    [one] ένα δευτερόλεπτο
   *[other] { $seconds } δευτερόλεπτα
} και πες το ξανά.
refused-too-many = Έχεις εδώ { $count } ανοιχτά τραπέζια· τελείωσε πρώτα ένα από αυτά.
refused-pass = Όποιος δεν έχει επιτρεπτή κίνηση χάνει τη σειρά του χωρίς εντολή.

## Απαντήσεις

done-moves = { $roll }: { $count ->
    [one] μία επιτρεπτή κίνηση
   *[other] { $count } επιτρεπτές κινήσεις
}{ $shown ->
    [all] . Παίξε με `/move` και τον αριθμό.
   *[some] , εδώ οι πρώτες { $limit }. Το `/moves { $start }` δείχνει όσες κινούν πούλι από εκεί.
}
done-moves-picture = Στην εικόνα: οι πρώτες { $count } από τις { $all }.
done-moves-none = Καμία επιτρεπτή κίνηση με { $roll } δεν κινεί πούλι από «{ $start }»· το `/moves` τις δείχνει και τις { $count }.
done-in-thread = Έγινε· το { $table } συνεχίζεται { $thread ->
    [yes] στο δικό του νήμα
   *[no] στο δωμάτιο, έξω από νήματα
}.
entry-left = { $needed } (και { $more } αν θέλεις)
entry-begun = Έχεις να παίξεις { $left }.
entry-so-far = Ως τώρα { $play }· μένει να παίξεις { $left }.
entry-whole = Η κίνησή σου είναι { $play }: με `/confirm` ισχύει{ $undo ->
    [yes] , με `/undo` αναιρείς το τελευταίο βήμα
   *[no] { "" }
}.{ $on ->
    [yes] { " " }Ή συνεχίζει: μπορείς να παίξεις και { $left }.
   *[no] { "" }
}
entry-waits = Ό,τι έχεις συνθέσει εκεί περιμένει το { $confirm }.
entry-checker = Ποιο πούλι; { $places } - για παράδειγμα { $example }.
entry-target = Από { $from } πού πάει; { $places } - για παράδειγμα { $example }.
done-settings = Τα ταμπλό σου: όψη __{ $theme }__, η περιοχή μαζέματός σου { $home ->
    [left] __αριστερά__
   *[right] __δεξιά__
}, οι θέσεις με αρίθμηση { $numbers ->
    [ravensburger] __όπως στο Ravensburger__
   *[own] __από 24 ως 1__
}, με { $boards ->
    [text] __κείμενο__
   *[pictures] __εικόνες__
}. Μια κίνηση που γράφεις { $confirm ->
    [on] σου δείχνεται πρώτα και ισχύει μετά το `/confirm`
   *[off] ισχύει αμέσως
}. Όπου θα μπορούσες να διπλασιάσεις { $rolls ->
    [auto] ρίχνω εγώ για σένα από την επόμενη παρτίδα σου· με `/order none` σταματά για μία παρτίδα
   *[ask] ρωτάω αν θα ρίξεις· στην παρτίδα που παίζεται ισχύει το `/order` σου
}. Το `/help settings` λέει πώς τα αλλάζεις.
done-orders = { $any ->
    [no] Τώρα δεν μου αφήνεις τίποτα: σε ρωτάω για κάθε απόφαση.
   *[yes] Ως το τέλος αυτής της παρτίδας κάνω για σένα{ $alone ->
        [yes] , και το ξέρεις μόνο εσύ
       *[no] { "" }
    }: { $orders }. Με `/order none` και `/auto off` σταματάει.
}
order-take = δέχομαι τον επόμενο διπλασιασμό
order-drop = πάω πάσο στον επόμενο διπλασιασμό
order-roll = ρίχνω όπου θα μπορούσες να διπλασιάσεις
order-auto = μαζεύω μόλις δεν μπορεί πια να σε ενοχλήσει κανείς
done-languages = Σε σένα γράφω { $language ->
    [en] __αγγλικά__
    [de] __γερμανικά__
    [el] __ελληνικά__
   *[auto] στη γλώσσα που λέει η εφαρμογή σου, αλλιώς του καναλιού ή αγγλικά
}, και σε αυτό το κανάλι { $channel ->
    [en] __αγγλικά__
    [de] __γερμανικά__
    [el] __ελληνικά__
   *[auto] στη γλώσσα όποιου έχει σειρά
}.
done-settings-reminders = { $kept ->
    [none] Δεν σου θυμίζω ότι τελειώνει ο χρόνος σου.
   *[channel] Πριν τελειώσει ο χρόνος σου, σου το θυμίζω μόνο στο κανάλι.
}
done-vacation = { $away ->
    [yes] Λείπεις ακόμα ({ $time }): τα ρολόγια σου στέκουν. Το `/vacation 0` το τελειώνει.
   *[no] Δεν λείπεις: τα ρολόγια σου τρέχουν.
} Για το { $year } { $any ->
    [yes] σου μένουν από { $most } μέρες: { $left }
   *[no] δεν σου μένουν διακοπές
}.
done-past-board = Κίνηση { $number }· το τραπέζι είναι στην κίνηση { $last }.
done-replay = Η παρτίδα { $number } όπως παίχτηκε{ $all ->
    [yes] { "" }
   *[no] , οι τελευταίες { $count } εικόνες
}.
done-games-none = Δεν υπάρχει ανοιχτό τραπέζι εδώ. Το `/newgame portes @friend` ανοίγει ένα.
done-games = Ανοιχτά τραπέζια εδώ:
done-games-elsewhere = Τα τραπέζια σου αλλού:
done-games-apart = Τα τραπέζια σου αλλού τα γράφω μόνο σε σένα.
game-place = Εκεί: { $place }.
done-next = { $count ->
    [one] Σε περιμένει άλλο ένα τραπέζι:
   *[other] Σε περιμένουν άλλα { $count } τραπέζια· επόμενο:
} __{ $table }__ με { $other }{ $where ->
    [here] .
   *[elsewhere] , στο { $place }.
}
game-line = __{ $table }__: { $who } και { $other }, { $game }{ $to ->
    [game] { "" }
    [games] , σειρά { $length } παρτίδων, { $mine }-{ $theirs }
    [money] , με πόντους χωρίς τέλος, { $mine }-{ $theirs }
   *[points] , ματς στους { $length }, { $mine }-{ $theirs }
}. { $state }
rules-here = Στο { $table } ισχύει και: { $rules }.
done-rules-which = Από μία σελίδα για το καθένα: { $pages }.
sheet-empty = Δεν τελείωσε ακόμα καμία παρτίδα.
sheet-line = { $number }. { $named ->
    [yes] { $game }:{ " " }
   *[no] { "" }
}{ $how ->
    [drawn] ισοπαλία
    [dropped] { $who } με το πάσο
    [resigned] { $who }, { $lost } με παραίτηση
    [left] { $who }, { $lost }, με παραίτηση από όλες τις παρτίδες
    [claimed] { $who }, γιατί τελείωσε ο χρόνος
   *[played] { $who }, { $lost }
}{ $cube ->
    [one] { "" }
   *[other] , ο κύβος στο { $cube }
}{ $jacoby ->
    [yes] , μονή με τον κανόνα Τζακόμπι
   *[no] { "" }
}: { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}{ $several ->
    [yes] { " " }({ $mine }-{ $theirs })
   *[no] { "" }
}
done-export = Το ματς σε αρχείο, για να το κρατήσεις και για άλλα προγράμματα.
done-export-ids = Η θέση τώρα: GNU Backgammon `{ $gnubg }`, XG `{ $xgid }`.
done-foreign-board = Αυτή η θέση, { $moment ->
    [doubled] αφού διπλασίασαν τα άσπρα:
   *[roll] με σειρά στα άσπρα:
}
refused-no-id = Το «{ $id }» δεν είναι θέση: διαβάζω τα id θέσης του GNU Backgammon, όπως `/board id:4HPwATDgc/ABMA`, και XGID.
refused-xgid = { $field ->
    [signs] Η διάταξη αυτού του XGID έχει { $found } σύμβολα: χρειάζονται 26, μια μπάρα, οι 24 θέσεις και μια μπάρα.
    [sign] Το «{ $found }» δεν μπορεί να είναι εκεί που είναι στη διάταξη αυτού του XGID: «-» είναι άδεια θέση, «A» ως «O» πούλια της μιας πλευράς και «a» ως «o» της άλλης· το πρώτο σύμβολο είναι η μπάρα των μικρών γραμμάτων και το τελευταίο των κεφαλαίων.
    [cube] Ο κύβος αυτού του XGID είναι «{ $found }»: εκεί γράφεται πόσες φορές διπλασιάστηκε, 0 ως { $most }.
    [owner] Ο κάτοχος του κύβου σε αυτό το XGID είναι «{ $found }»: εκεί γράφεται 1, -1, ή 0 για κανέναν.
    [turn] Η σειρά σε αυτό το XGID είναι «{ $found }»: εκεί γράφεται 1 ή -1.
    [dice] Τα ζάρια αυτού του XGID είναι «{ $found }»: εκεί γράφονται δύο ψηφία από 1 ως 6, 00 πριν τη ζαριά, ή D μετά από διπλασιασμό.
    [score] Ένα σκορ σε αυτό το XGID είναι «{ $found }»: εκεί γράφεται αριθμός από 0 και πάνω.
    [rules] Οι κανόνες αυτού του XGID είναι «{ $found }»: σε ματς γράφεται 1 για την παρτίδα Κρόφορντ, αλλιώς 0· για χρήματα 0 ως 3.
    [length] Το μήκος του ματς σε αυτό το XGID είναι «{ $found }»: εκεί γράφεται αριθμός, 0 για χρήματα.
    [limit] Ο ανώτατος κύβος αυτού του XGID είναι «{ $found }»: εκεί γράφεται αριθμός από 0 ως 30.
   *[more] Αυτό το XGID συνεχίζει με «{ $found }» μετά τον ανώτατο κύβο: έχει δέκα πεδία.
}
refused-diagram = { $fault ->
    [many] Σε αυτή τη διάταξη η μία πλευρά έχει πάνω από 15 πούλια.
    [over] Σε αυτή τη διάταξη η μία πλευρά τα έχει μαζέψει και τα 15: η παρτίδα έχει τελειώσει και κανείς δεν έχει σειρά.
    [match] Με { $white }-{ $black } ένα ματς στους { $length } έχει τελειώσει: και οι δύο χρειάζονται λιγότερους.
    [crawford] Με { $white }-{ $black } σε ματς στους { $length } δεν υπάρχει παρτίδα Κρόφορντ: σε αυτήν ακριβώς ένας παίκτης απέχει έναν πόντο από τη νίκη.
   *[cube] Σε παρτίδα Κρόφορντ κανείς δεν διπλασιάζει: ο κύβος είναι στη μέση και δείχνει 1.
}
refused-high-cube = Ο κύβος αυτής της διάταξης δείχνει ή προτείνεται πάνω από { $highest }: εδώ δεν πάει πιο πάνω.
refused-shared-point = Σε αυτή τη διάταξη τα άσπρα και τα μαύρα είναι και τα δύο στη θέση { $point } των άσπρων, τη θέση { $other } των μαύρων: μόνο τα μεν ή τα δε μπορούν.
done-cube = { $state ->
    [offered] { $who } προτείνει διπλασιασμό σε { $doubled }: { $other } δέχεται, ή πάει πάσο και χάνει { $value ->
        [one] 1 πόντο
       *[other] { $value } πόντους
    }.
    [beavered] { $who } γύρισε τον κύβο σε { $doubled }: { $other } δέχεται, ή πάει πάσο και χάνει { $value } πόντους.
    [owned] Ο κύβος δείχνει { $value } και τον έχει { $who }: μετά θα μπορούσε να διπλασιάσει μόνο { $who }, σε { $doubled }.
    [crawford] Ο κύβος είναι στη μέση.
   *[centred] Ο κύβος είναι στη μέση: ένας διπλασιασμός, πριν από τη ζαριά κάποιου, θα ήταν σε { $doubled }.
} Η μονή παρτίδα μετράει τώρα { $value }, το γκάμον { $jacoby ->
    [yes] και το μπακγκάμον το ίδιο, γιατί κανείς δεν δέχτηκε τον κύβο (Τζακόμπι)
   *[no] { $gammon }, το μπακγκάμον { $backgammon }
}.
done-cube-may = Μπορείς να διπλασιάσεις σε { $doubled } όταν είναι η σειρά σου, πριν ρίξεις.
done-history-none = Δεν έχεις τελειώσει ακόμα παρτίδα ή ματς εδώ.
done-history = Τα τελειωμένα παιχνίδια σου εδώ, πρώτα τα τελευταία:
history-line = { $won ->
    [yes] Νίκησε { $who }
   *[no] Δεν νίκησε κανείς
}, πριν από { $time }.
done-about = Kafenio { $version }, ένα bot για τα παιχνίδια του ταβλιού: Μπακγκάμον, Πόρτες, Πλακωτό, Φεύγα, Τάβλι, Τρικ-Τρακ και Πουφ. Ελεύθερο λογισμικό, MIT ή Apache-2.0· χωρίς καμία εγγύηση. Το `/help` δείχνει τις εντολές.
once-more-order = Ο επόμενος διπλασιασμός μπορεί να κρίνει το ματς με { $other }. Να απαντηθεί χωρίς εσένα; Το { $order } το παραγγέλνει.
once-more-take = Αν δεχτείς, η παρτίδα παίζεται για { $doubled } πόντους, και αν την κερδίσει { $other }, παίρνει και το ματς. Αυτό θέλεις; Με { $command } δέχεσαι.
once-more-drop = Με το πάσο { $other } παίρνει { $value ->
    [one] 1 πόντο
   *[other] { $value } πόντους
} και μαζί το ματς. Αυτό θέλεις; Με { $command } πας πάσο.
once-more-resign = Χάνεις αμέσως { $lost }, χωρίς να ερωτηθεί { $other }{ $match ->
    [yes] · έτσι κρίνεται το ματς
   *[no] { "" }
}. Αυτό θέλεις; Με { $command } παραιτείσαι.
once-more-endtable = Έτσι κλείνει οριστικά και χωρίς αποτέλεσμα το __{ $table }__, όπου παίζουν { $who } και { $other }. Αυτό θέλεις; Με { $command } κλείνει.
done-pips = { $who } έχει ακόμα { $mine } βήματα, { $other } { $theirs }{ $lead ->
    [0] : ισοπαλία.
    [one] : προηγείται { $leader } με 1 βήμα.
   *[other] : προηγείται { $leader } με { $lead } βήματα.
}
done-odds = { $distance ->
    [one] 1 βήμα μακριά
   *[other] { $distance } βήματα μακριά
}: φτάνουν εκεί { $rolls } από τις 36 ζαριές ({ $percent } %), αν δεν μπαίνει τίποτα στη μέση.
odds-line = { $who } από { $from ->
    [25] την μπάρα
   *[other] τη θέση { $from }
} στο μονό πούλι της θέσης { $to }: { $rolls } από τις 36 ({ $percent } %).
odds-none = Σε αυτό το τραπέζι κανένα μονό πούλι δεν απέχει τόσο από αντίπαλο πούλι.
done-opening = Η ζαριά { $roll } ανοίγει με { $plays }.
done-opening-doublet = Στο μπακγκάμον κανείς δεν ανοίγει με διπλές· όποιος απαντάει με { $roll } παίζει { $plays }.
refused-no-roll = Το «{ $word }» δεν είναι ζαριά: γράψε δύο αριθμούς από 1 ως 6, όπως `/opening 3-1`.
opening-or = { " " }ή{ " " }
move-passed = χωρίς κίνηση
move-doubled = διπλασιάζει σε { $value }
move-beavered = beaver σε { $value }
move-raccooned = raccoon σε { $value }
move-taken = δέχεται στο { $value }
move-dropped = πάει πάσο
move-resigned = εγκαταλείπει
move-late = τέλος χρόνου
board-pips = βήματα
board-points = πόντοι
board-off = έξω
board-hand = χέρι
board-doublets = διπλές
board-score = { $to ->
    [games] σκορ σειράς
    [money] σκορ
   *[points] σκορ ματς
}
colour-white = Άσπρα
colour-black = Μαύρα
table-line = __{ $table }__ ·

## Κουμπιά

choice-accept = Δέχομαι
choice-decline = Δεν δέχομαι
choice-roll = Ρίξε τα ζάρια
choice-double = Διπλασίασε σε { $doubled }
choice-take = Δέχομαι
choice-drop = Πάσο
choice-beaver = Beaver σε { $doubled }
choice-raccoon = Ρακούν σε { $doubled }
choice-moves = Κινήσεις
choice-enter = Παίξε
choice-confirm = Επιβεβαίωση
choice-undo = Ένα βήμα πίσω
choice-other-checker = Άλλο πούλι
choice-resign = Παραιτούμαι
choice-claim = Διεκδικώ τη νίκη
choice-endtable = Κλείσε το τραπέζι
choice-board = Δείξε το ταμπλό
choice-help = Όλες οι εντολές
choice-rematch = Ρεβάνς
choice-goon = Συνέχεια από εδώ
choice-fresh = Στήσιμο από την αρχή

## Βοήθεια

help-begin =
    Εγώ κρατάω τα τραπέζια για τάβλι εδώ μέσα. Κάλεσε κάποιον με `/newgame portes @friend`· τα ζάρια τα ρίχνω εγώ, κι εσύ λες πώς παίζεις: `/move 13/9 9/3`.
help-games = Παρτίδες
help-turn = Η σειρά σου
help-cube = Ο κύβος διπλασιασμού
help-course = Η πορεία της παρτίδας
help-looking = Προβολή
help-learning = Μάθηση
help-yourself = Εσύ κι εγώ
help-end = Το `/help all` δείχνει όλες τις εντολές, το `/help move` εξηγεί μία, το `/rules portes` ένα παιχνίδι.
help-one = Το `/help move` εξηγεί μια εντολή με όσα μπορείς να προσθέσεις, το `/rules portes` ένα παιχνίδι.
help-aliases = Επίσης: { $names }
help-unknown = Δεν ξέρω εντολή «{ $word }»· το `/help all` τις δείχνει όλες.

command-newgame = Κάλεσε κάποιον σε μια παρτίδα ή σε ένα ματς
option-newgame-game = Ποιο παιχνίδι: backgammon, portes, plakoto, fevga, tavli, tric-trac ή puff
option-newgame-opponent = Ποιον καλείς
option-newgame-match = Στους πόσους πόντους, 1 ως 25 (Τρικ-Τρακ: παρτίδες), ή money· χωρίς αυτό μία παρτίδα
option-newgame-clock = fast, daily, relaxed ή none, ή δικό σου: απόθεμα+προσθήκη+ελεύθερος, όπως 3d+8h+12h
option-newgame-cube = Αν παίζεται με κύβο διπλασιασμού (μόνο μπακγκάμον)· ναι, αν δεν πεις όχι
option-newgame-rules = Ειδικοί κανόνες, με κόμματα ανάμεσα: higher-or-none, no-hit-and-run, ...
option-newgame-jacoby = Με money: το γκάμον μετράει μόνο όπου κάποιος δέχτηκε τον κύβο· όχι, αν δεν πεις ναι
option-newgame-beavers = Με money: όποιος δέχεται γυρίζει αμέσως τον κύβο και τον κρατάει· όχι, αν δεν πεις ναι
option-newgame-raccoons = Με money: απαντάς και στο beaver γυρίζοντας τον κύβο· όχι, αν δεν πεις ναι
option-newgame-autodoubles = Με money: πόσες ισοπαλίες στην αρχή διπλασιάζουν το ποντάρισμα· ναι είναι 1
option-newgame-thread = ναι: το ματς παίζεται σε δικό του νήμα, που αρχειοθετείται με το αποτέλεσμα
example-newgame =
    Για παράδειγμα `/newgame portes @friend`, `/newgame tavli @friend match:7` ή `/newgame backgammon @friend match:5`.
    Ρολόγια, όπως `clock:daily`: `fast` (1 ώρα στον καθένα για το ματς, συν 2 λεπτά μετά από κάθε σειρά), `daily` (3 μέρες, συν 4 ώρες, και κάθε σειρά αρχίζει με μία ελεύθερη μέρα), `relaxed` (10 μέρες, συν 1 μέρα, και 2 μέρες ελεύθερες), `none`. Δικό σου είναι το `clock:3d+8h+12h`: απόθεμα, προσθήκη και ελεύθερος χρόνος, τα δύο τελευταία αν θέλεις, σε μέρες, ώρες και λεπτά (`1d12h`). Κανένα απόθεμα δεν ξεπερνά το αρχικό, και το δικό σου δεν τρέχει όσο αποφασίζει ο άλλος.
    Ειδικοί κανόνες, όπως `rules:no-hit-and-run`: `higher-or-none`, `backgammon-counts-two`, `backgammon-with-some-off` (Μπακγκάμον), `no-hit-and-run` (Πόρτες, Τάβλι), `pinned-bears-off` (Πλακωτό, Τάβλι), `doublets-per-turn` (Πουφ).
    Με `match:money` παίζετε χωρίς τέλος: η μία παρτίδα ακολουθεί την άλλη, και μετράνε οι πόντοι. Σταματάτε και οι δύο με `/cancel`, ή ένας μόνος του με `/resign session`. Στο μπακγκάμον μπορείτε να συμφωνήσετε `jacoby:on` (το γκάμον μετράει μόνο όπου κάποιος δέχτηκε τον κύβο), `beavers:on` (όποιος δέχεται γυρίζει αμέσως τον κύβο με `/beaver` και τον κρατάει), `raccoons:on` (το ίδιο και ως απάντηση στο beaver) και `autodoubles:1` (τόσες ισοπαλίες στη ρίψη για την αρχή διπλασιάζουν το ποντάρισμα). Κάθε παρτίδα έχει όλο τον χρόνο του ρολογιού.
command-accept = Δέξου μια πρόσκληση ή μια πρόταση
example-accept = Όποιος έχει πρόσκληση απαντάει `/accept`, και πέφτουν τα ζάρια για το ποιος αρχίζει.
command-decline = Μη δεχτείς πρόσκληση ή πρόταση· πάρε πίσω τη δική σου
example-decline = Για παράδειγμα `/decline`, ή `/decline table:oak-7` όταν σε περιμένουν δύο τραπέζια.
command-cancel = Ματαίωση: μόνος σου πριν από την πρώτη κίνηση, αργότερα με συμφωνία
example-cancel = Μετά το `/cancel` ο άλλος απαντά `/accept` ή `/decline`. Ό,τι ματαιώνεται δεν μετράει, μαζί με όλες τις παρτίδες του ματς· το `/resign` εγκαταλείπει μία παρτίδα. Με `match:money` το σκορ μένει· δεν μετράει μόνο η παρτίδα που άρχισε.
command-rematch = Παίξε το ίδιο άλλη μια φορά με τον ίδιο αντίπαλο
example-rematch = Μετά από παρτίδα ή ματς: `/rematch`. Η απάντηση είναι `/accept`, ή πάλι `/rematch`.
command-roll = Ρίξε τα ζάρια, όταν θα μπορούσες και να διπλασιάσεις
example-roll = Όπου δεν έχεις τίποτα να αποφασίσεις πριν από τη ζαριά, τα ζάρια πέφτουν μόνα τους.
command-move = Παίξε τη ζαριά σου
option-move-play = Η κίνηση, όπως 13/9 9/3, ή ο αριθμός μιας κίνησης στη λίστα του `/moves`
example-move = Για παράδειγμα `/move 13/9 9/3`, `/move 8/5(2)`, `/move bar/20`, `/move 6/off`· οι θέσεις είναι οι δικές σου, από 24 ως 1. Το `/move 3` είναι η τρίτη κίνηση που έδειξε το `/moves`.
command-moves = Δείξε τις επιτρεπτές κινήσεις της ζαριάς σου
option-moves-start = Μόνο κινήσεις που αρχίζουν έτσι: 13 ή 13/9
option-moves-picture = ναι: δείξε και πού οδηγεί κάθε κίνηση· αλλιώς όχι
example-moves = Για παράδειγμα `/moves`, ή `/moves 13` για όσες κινούν πούλι από τη θέση σου 13· το `/moves picture:on` δείχνει πού οδηγεί η καθεμία.
command-enter = Φτιάξε την κίνησή σου βήμα βήμα: πρώτα το πούλι, μετά πού πάει
option-enter-step = Ένα πούλι, όπως 13 ή bar, ή ένα ολόκληρο βήμα, όπως 13/9 ή 13/9/3
option-enter-die = Με ποιο ζάρι, όπου φτάνουν εκεί και τα δύο
example-enter = Για παράδειγμα `/enter`, μετά `/enter 13` για το πούλι στη θέση σου 13, μετά `/enter 13/9`. Βλέπεις το ταμπλό όπως είναι ως εκεί· με `/undo` αναιρείς ένα βήμα, και τίποτα δεν ισχύει πριν από το `/confirm`.
command-undo = Πάρε πίσω το τελευταίο βήμα, ή την κίνησή σου όσο δεν έχουν πέσει ζάρια από τότε
example-undo = Μετά το `/enter 13/9`, ή μετά από κίνηση όπου ο άλλος μπορεί να διπλασιάσει πριν ρίξει: `/undo`. Αργότερα το ζητάει το `/takeback`.
command-takeback = Ζήτα να ξαναπαίξεις την τελευταία σου κίνηση
example-takeback = Μετά το `/takeback` ο άλλος απαντά `/accept` ή `/decline`. Τα ζάρια που έπεσαν από την κίνησή σου μένουν: ξαναπέφτουν με την ίδια σειρά.
command-confirm = Παίξε ό,τι έφτιαξες
example-confirm = Μετά το τελευταίο βήμα του `/enter`, ή μετά το `/move 13/9 9/3` αν έχεις διαλέξει `/settings confirm:on`: `/confirm`.
command-double = Πρότεινε διπλασιασμό αντί να ρίξεις
example-double = Πριν από τη ζαριά σου, όταν ο κύβος είναι στη μέση ή δικός σου: `/double`. Ο αντίπαλος δέχεται ή πάει πάσο.
command-take = Δέξου τον διπλασιασμό και παίξε για τα διπλά
option-take-sure = ναι: το εννοώ, κι ας κρίνει το ματς
example-take = Μετά από διπλασιασμό: `/take`. Ο κύβος είναι τότε δικός σου.
command-drop = Πάσο στον διπλασιασμό: χάνεις όσο άξιζε η παρτίδα ως τώρα
option-drop-sure = ναι: το εννοώ, κι ας κρίνει το ματς
example-drop = Μετά από διπλασιασμό: `/drop`.
command-beaver = Όπου παίζεται beaver: δέξου τον διπλασιασμό και γύρισε αμέσως τον κύβο
example-beaver = Μετά από διπλασιασμό το `/beaver` γυρίζει τον κύβο άλλη μια φορά, και ο κύβος είναι δικός σου. Όποιος διπλασίασε το δέχεται και συνεχίζει, ή πάει πάσο και χάνει όσα άξιζε η παρτίδα με τον διπλασιασμό μόνο· με `raccoons:on` μπορεί να πει κι αυτός `/beaver`, και ο κύβος μένει σε σένα.
command-resign = Πρότεινε να χάσεις την παρτίδα· για το μέγιστο χάνεται αμέσως, αν είσαι σίγουρος
option-resign-value = μονή (συνήθως), γκάμον ή διπλή, μπακγκάμον ή τριπλή, τετραπλή· ή όλα
option-resign-sure = ναι: το εννοώ, κι ας μη ρωτηθεί κανείς
example-resign = Για παράδειγμα `/resign` ή `/resign gammon`· ο αντίπαλος απαντάει `/accept` ή `/decline`, και ως τότε το αποσύρεις με `/decline`. Για το μέγιστο που μετράει μια παρτίδα, ή για το ματς, δεν ρωτιέται κανείς: τελειώνει αμέσως, όταν το πεις άλλη μια φορά. Το `/resign session` σταματάει το παιχνίδι με `match:money`: αμέσως και χωρίς κόστος αν στην παρτίδα που άρχισε δεν έγινε κίνηση· αλλιώς προτείνει μαζί και μια μονή παρτίδα.
command-order = Άφησέ μου μια απόφαση για όλη την υπόλοιπη παρτίδα
option-order-order = παίρνω ή πάσο: απάντηση στον επόμενο διπλασιασμό· ρίχνω: χωρίς διπλασιασμό· καμία: ρώτα με πάλι
option-order-sure = ναι: το εννοώ, κι ας κρίνει το ματς
example-order = Για παράδειγμα `/order take` πριν πας για ύπνο, ή `/order roll` όταν δεν θα διπλασιάσεις. Το βλέπεις μόνο εσύ, και τελειώνει με την παρτίδα.
command-auto = Άσε με να μαζεύω για σένα μόλις δεν μπορεί πια να σε ενοχλήσει κανείς
option-auto-state = ναι (συνήθως) ή όχι
example-auto = Το `/auto` μαζεύει όσα περισσότερα πούλια γίνεται και αφήνει τις καλύτερες ελπίδες για την επόμενη ζαριά· το `/auto off` το σταματάει.
command-goon = Μετά από νίκη στο Τρικ-Τρακ: συνέχισε από τη θέση της
example-goon = Σε σειρά, το `/goon` κρατάει τη θέση και όσα έχεις πάνω από 12 πόντους· το `/fresh` στήνει από την αρχή.
command-fresh = Μετά από νίκη στο Τρικ-Τρακ: στήσε το ταμπλό από την αρχή
example-fresh = Σε σειρά, το `/fresh` αρχίζει καινούργια παρτίδα και ρίχνετε πάλι για το ποιος αρχίζει.
command-claim = Κέρδισε το ματς, όταν τελείωσε ο χρόνος του άλλου
example-claim = Όταν τελειώσει ο χρόνος εκείνου που έχει να αποφασίσει, ο άλλος μπορεί να πει `/claim` ή να περιμένει κι άλλο. Το ρολόι είναι για όλο το ματς, γι' αυτό τελειώνει όλο το ματς: το κέρδισες, και η παρτίδα μετράει μονή, με όσα δείχνει ο κύβος. Με `match:money` τελειώνει το ίδιο, και το σκορ μένει. Όσο κανείς δεν έχει διεκδικήσει τίποτα, το παιχνίδι συνεχίζεται μόλις παίξει ο άλλος.
command-here = Φέρε ένα παιχνίδι σου σε αυτό το κανάλι, για να συνεχίσετε εδώ
example-here = Για παράδειγμα `/here table:oak-7`. Όπου δεν μπορώ πια να γράψω, ή όταν φύγει ένας από τους δύο, το παιχνίδι περιμένει και κανένα ρολόι δεν τρέχει, ώσπου να έρθει έτσι σε άλλο κανάλι.
command-endtable = Για όσους διαχειρίζονται το κανάλι: κλείσε ένα τραπέζι χωρίς αποτέλεσμα
option-endtable-sure = ναι: το εννοώ, κι ας μην παίρνεται πίσω
example-endtable = Για παράδειγμα `/endtable table:oak-7`. Στο Discord χρειάζεται το δικαίωμα διαχείρισης του καναλιού ή του σέρβερ, στο Matrix το δικαίωμα να αφαιρείς μηνύματα άλλων. Οι παίκτες ματαιώνουν με `/cancel`.
command-board = Δείξε το ταμπλό, τώρα ή σε προηγούμενη κίνηση
option-board-move = Ο αριθμός μιας κίνησης, μετρημένος σε όλο το ματς
option-board-id = Μια θέση μπακγκάμον από άλλο πρόγραμμα: id θέσης του GNU Backgammon, ή XGID
example-board = Για παράδειγμα `/board`, `/board 12` για το ταμπλό της κίνησης 12, ή `/board table:oak-7`.
command-replay = Δείξε μια παρτίδα όπως παίχτηκε
option-replay-form = ταινία (συνήθως) τρέχει μόνο του· λωρίδα δείχνει τα τελευταία ταμπλό σε δύο στήλες
option-replay-game = Ποια παρτίδα του ματς· αλλιώς η τελευταία
example-replay = Για παράδειγμα `/replay`, `/replay strip`, ή `/replay game:2` για τη δεύτερη παρτίδα ενός ματς.
command-games = Δείξε τα ανοιχτά τραπέζια εδώ
example-games = Για παράδειγμα `/games`.
command-match = Δείξε το σκορ: κάθε παρτίδα του ματς με το αποτέλεσμά της
example-match = `/match`, ή `/match table:oak-7` για άλλο τραπέζι, και για τελειωμένο.
command-history = Δείξε τα τελειωμένα παιχνίδια σου σε αυτό το κανάλι
example-history = Τα `/match table:NAME` και `/replay table:NAME` δείχνουν πάλι ένα από αυτά.
command-export = Δώσε το ματς σε αρχείο: μπακγκάμον για άλλα προγράμματα, κάθε παιχνίδι ως κείμενο
example-export = `/export`, ή `/export table:oak-7`. Το μπακγκάμον έρχεται ως αρχείο `.mat`, που το ανοίγουν το GNU Backgammon και το eXtreme Gammon, με τα id της θέσης.
command-cube = Εξήγησε πού είναι ο κύβος διπλασιασμού και ποιος μπορεί να διπλασιάσει
example-cube = Το `/cube` λέει πόσο μετράει τώρα μια νίκη.
command-about = Πες τι είναι αυτό το bot
example-about = Η έκδοση και η άδεια χρήσης.
command-pips = Μέτρησε πόσα βήματα μένουν στους δύο
example-pips = Για παράδειγμα `/pips`.
command-odds = Πόσο συχνά φτάνει ένα πούλι τόσο μακριά
option-odds-distance = Η απόσταση σε βήματα, 1 ως 24
example-odds = Για παράδειγμα `/odds 6`: πόσες από τις 36 ζαριές χτυπούν ένα μονό πούλι 6 βήματα μακριά, εδώ και γενικά.
command-opening = Δείξε πώς ανοίγει μια ζαριά στο μπακγκάμον
option-opening-roll = Η ζαριά, όπως 3-1
example-opening = Για παράδειγμα `/opening 3-1` ή `/opening 21`.
command-rules = Εξήγησε τους κανόνες ενός παιχνιδιού
option-rules-game = Ποιο παιχνίδι· χωρίς αυτό, εκείνο που παίζεις
example-rules = Για παράδειγμα `/rules portes`.
command-pass = Πάσο σε διπλασιασμό· αλλιώς η σειρά χάνεται χωρίς εντολή
option-pass-sure = ναι: το εννοώ, κι ας κρίνει το ματς
example-pass = Όπου προτείνεται διπλασιασμός, το `/pass` σημαίνει `/drop`.
command-vacation = Άφησε τα ρολόγια σου να στέκουν όσο λείπεις
option-vacation-days = Πόσες μέρες από τώρα· το 0 το τελειώνει, και χωρίς αριθμό βλέπεις τι σου μένει
example-vacation = Για παράδειγμα `/vacation 10`: σε όλα τα τραπέζια σου το ρολόι σου στέκει για 10 μέρες από τώρα, όπου έχεις σειρά. Έχεις 30 μέρες για κάθε ημερολογιακό έτος (UTC). Δεν χρειάζεται να λείψεις ως το τέλος: μπορείς να παίζεις στο μεταξύ, και το `/vacation 0` τελειώνει τις διακοπές.
command-settings = Διάλεξε πώς βλέπεις τα ταμπλό, και τη γλώσσα σου
option-settings-theme = Η όψη των εικόνων· τρεις όψεις δεν χρειάζονται χρώματα
option-settings-home = Σε ποια πλευρά εμφανίζεται η περιοχή μαζέματός σου
option-settings-numbers = δική: 24 ως 1· ραβενσμπούργκερ: 1 ως 12 και 1A ως 12A, και σε όσα γράφεις
option-settings-reminders = Πριν τελειώσει ο χρόνος σου: όλες (κανάλι και προσωπικό μήνυμα), κανάλι ή όχι
option-settings-boards = Εικόνες, ή κείμενο στη θέση τους
option-settings-language = Σε ποια γλώσσα σου γράφω· αυτόματα: σε αυτή που λέει η εφαρμογή σου
option-settings-channel = Για τη διαχείριση: η γλώσσα αυτού του καναλιού· αυτόματα: όποιου έχει σειρά
option-settings-confirm = ναι: μια κίνηση που γράφεις σου δείχνεται πριν ισχύσει
option-settings-rolls = αυτόματα: από την επόμενη παρτίδα σου ρίχνω όπου μπορείς να διπλασιάσεις· ρώτα: ρίχνεις μόνος σου
example-settings = Για παράδειγμα `/settings theme:night`, ή `/settings home:left boards:text`. Στο κανάλι το ταμπλό εμφανίζεται για όποιον έχει σειρά.
command-help = Δείξε πώς αρχίζει κανείς, όλες τις εντολές, ή εξήγησε μία
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
    [played] - παίχτηκε { $roll }
   *[no] έχει να αποφασίσει
}.
alt-over = Η παρτίδα τελείωσε.
alt-replay = Η παρτίδα { $number } όπως παίχτηκε, σε { $count ->
    [one] μία εικόνα:
   *[other] { $count } εικόνες. Η τελευταία:
}
alt-candidates = Τα ταμπλό όπου οδηγούν αυτές οι κινήσεις: { $plays }.
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
alt-crawford = Αυτή είναι η παρτίδα Κρόφορντ: σε αυτήν δεν διπλασιάζει κανείς.
alt-cube = { $state ->
    [centred] Ο κύβος είναι στη μέση{ $value ->
        [1] { "" }
       *[other] , στο { $value }
    }.
    [offered] Έχει προταθεί διπλασιασμός σε { $value }.
    [dead] Ο κύβος είναι στο { $value }, τον έχει { $who }, και κανείς δεν μπορεί πια να τον γυρίσει.
   *[owned] Τον κύβο έχει { $who }, στο { $value }.
}
alt-score = Άσπρα { $white }, μαύρα { $black }, σε ματς στους { $length }.
alt-clock = Χρόνος που μένει: άσπρα { $white }, μαύρα { $black }.
alt-points = Πόντοι αυτής της παρτίδας: άσπρα { $white }, μαύρα { $black }, από 12.
alt-doublets = Διπλές σε αυτή την παρτίδα: άσπρα { $white }, μαύρα { $black }.

## Οι κανόνες, μία σελίδα για το καθένα

rules-backgammon =
    __Μπακγκάμον.__ Κάθε πλευρά έχει 15 πούλια και τα πάει για μάζεμα: από τη θέση 24 ως τη θέση 1 της δικής της αρίθμησης, οι δύο παίκτες σε αντίθετες κατευθύνσεις. Στήσιμο: 2 στο 24, 5 στο 13, 3 στο 8, 5 στο 6.
    __Άνοιγμα.__ Ο καθένας ρίχνει ένα ζάρι· το μεγαλύτερο αρχίζει και παίζει και τους δύο αριθμούς.
    __Κίνηση.__ Κάθε ζάρι κινεί ένα πούλι, και τα δύο μπορούν να κινήσουν το ίδιο· οι διπλές παίζονται τέσσερις φορές. Ένα πούλι πατάει παντού, εκτός από θέση που ο αντίπαλος κρατάει με δύο ή περισσότερα πούλια. Παίξε και τα δύο ζάρια αν μπορείς· αν παίζεται μόνο το ένα, το μεγαλύτερο αν γίνεται.
    __Χτύπημα.__ Όταν πατάς σε θέση με ένα μονό αντίπαλο πούλι, το χτυπάς και πάει στην μπάρα. Όποιος έχει πούλι στην μπάρα πρέπει πρώτα να το βάλει μέσα με ένα ζάρι, μετρώντας από τη θέση 24: το 6 μπαίνει στο 19.
    __Μάζεμα.__ Με όλα τα πούλια στις θέσεις 6 ως 1 μαζεύεις: ένα ζάρι βγάζει πούλι από τη θέση του αριθμού του· αν δεν υπάρχει εκεί ούτε πιο πίσω, από την ψηλότερη θέση.
    __Νίκη.__ Κερδίζει όποιος μαζέψει και τα 15. Αν ο άλλος δεν έχει μαζέψει κανένα, είναι γκάμον (2), και με πούλι του στην μπάρα ή στην περιοχή μαζέματος του νικητή, μπακγκάμον (3).
    __Ο κύβος.__ Πριν από τη ζαριά σου μπορείς με `/double` να διπλασιάσεις· ο άλλος δέχεται με `/take`, και μετά μόνο εκείνος ξαναδιπλασιάζει, ή πάει πάσο με `/drop` και χάνει όσο παιζόταν ως τότε.
rules-portes =
    __Πόρτες__, το ελληνικό μπακγκάμον. Κάθε πλευρά έχει 15 πούλια και τα πάει για μάζεμα: από τη θέση 24 ως τη θέση 1 της δικής της αρίθμησης, οι δύο παίκτες σε αντίθετες κατευθύνσεις. Στήσιμο: 2 στο 24, 5 στο 13, 3 στο 8, 5 στο 6.
    __Άνοιγμα.__ Ο καθένας ρίχνει ένα ζάρι· το μεγαλύτερο αρχίζει και ρίχνει πάλι και τα δύο ζάρια.
    __Κίνηση.__ Κάθε ζάρι κινεί ένα πούλι, και τα δύο μπορούν να κινήσουν το ίδιο· οι διπλές παίζονται τέσσερις φορές. Ένα πούλι πατάει παντού, εκτός από θέση που ο αντίπαλος κρατάει με δύο ή περισσότερα πούλια (πόρτα). Παίξε και τα δύο ζάρια αν μπορείς· αν παίζεται μόνο το ένα από τα δύο, διαλέγεις ποιο.
    __Χτύπημα.__ Όταν πατάς σε θέση με ένα μονό αντίπαλο πούλι, το χτυπάς και πάει στην μπάρα. Όποιος έχει πούλι στην μπάρα πρέπει πρώτα να το βάλει μέσα με ένα ζάρι, μετρώντας από τη θέση 24: το 6 μπαίνει στο 19.
    __Μάζεμα.__ Με όλα τα πούλια στις θέσεις 6 ως 1 μαζεύεις: ένα ζάρι βγάζει πούλι από τη θέση του αριθμού του· αν δεν υπάρχει εκεί ούτε πιο πίσω, από την ψηλότερη θέση.
    __Νίκη.__ Κερδίζει όποιος μαζέψει και τα 15: 1 πόντος, ή 2 αν ο άλλος δεν έχει μαζέψει κανένα. Κύβος διπλασιασμού δεν υπάρχει.
rules-plakoto =
    __Πλακωτό__, το ελληνικό παιχνίδι του πλακώματος. Και τα 15 πούλια κάθε πλευράς στέκονται στη δική της θέση 24 και πάνε για μάζεμα, ως τη θέση 1 της δικής της αρίθμησης, οι δύο παίκτες σε αντίθετες κατευθύνσεις. Χτύπημα και μπάρα δεν υπάρχουν.
    __Άνοιγμα.__ Ο καθένας ρίχνει ένα ζάρι· το μεγαλύτερο αρχίζει και ρίχνει πάλι και τα δύο ζάρια.
    __Κίνηση.__ Κάθε ζάρι κινεί ένα πούλι, και τα δύο μπορούν να κινήσουν το ίδιο· οι διπλές παίζονται τέσσερις φορές. Κλειστές για σένα είναι οι θέσεις με δύο ή περισσότερα αντίπαλα πούλια και οι θέσεις όπου ο αντίπαλος σε έχει πλακώσει. Παίξε και τα δύο ζάρια αν μπορείς· αν παίζεται μόνο το ένα από τα δύο, διαλέγεις ποιο.
    __Πλάκωμα.__ Πάτα πάνω σε μονό αντίπαλο πούλι και το πλακώνεις: δεν κινείται ώσπου να φύγεις από τη θέση.
    __Η μάνα.__ Το τελευταίο πούλι στη θέση 24 ενός παίκτη είναι η μάνα. Αν πλακώσεις τη μάνα του αντιπάλου ενώ δεν έχεις πια πούλι στη δική σου αφετηρία, κερδίζεις αμέσως, 2 πόντους. Αν πλακωθούν και οι δύο μάνες, η παρτίδα είναι ισόπαλη.
    __Μάζεμα.__ Με όλα τα πούλια στις θέσεις 6 ως 1 και κανένα πλακωμένο, μαζεύεις: ένα ζάρι βγάζει πούλι από τη θέση του αριθμού του· αν δεν υπάρχει εκεί ούτε πιο πίσω, από την ψηλότερη θέση.
    __Νίκη.__ Κερδίζει όποιος μαζέψει και τα 15: 1 πόντος, ή 2 αν ο άλλος δεν έχει μαζέψει κανένα. Κύβος διπλασιασμού δεν υπάρχει.
    __Στην εικόνα__ η μάνα έχει ένα αστέρι. Ένα πλακωμένο πούλι είναι στην άκρη, κάτω από τα άλλα· όπου δεν φαίνονται όλα, ένας αριθμός σε κάθε χρώμα μετράει μόνο αυτό.
rules-fevga =
    __Φεύγα__, το ελληνικό παιχνίδι της φυγής. Και τα 15 πούλια κάθε πλευράς στέκονται στη δική της θέση 24· οι δύο παίκτες τρέχουν προς την ίδια κατεύθυνση, με τις αφετηρίες σε απέναντι γωνίες: η θέση σου 24 είναι το 12 του αντιπάλου. Και ένα μόνο πούλι κρατάει τη θέση: κανείς δεν χτυπάει ούτε πλακώνει.
    __Άνοιγμα.__ Ο καθένας ρίχνει ένα ζάρι· το μεγαλύτερο αρχίζει και ρίχνει πάλι και τα δύο ζάρια.
    __Το πρώτο πούλι.__ Πέρνα ένα πούλι πέρα από την αφετηρία του αντιπάλου, στη θέση σου 11 ή πιο πέρα, πριν κινήσεις άλλο.
    __Κίνηση.__ Κάθε ζάρι κινεί ένα πούλι, και τα δύο μπορούν να κινήσουν το ίδιο· οι διπλές παίζονται τέσσερις φορές. Δεν πατάς όπου έχει πούλι ο αντίπαλος. Παίξε και τα δύο ζάρια αν μπορείς· αν παίζεται μόνο το ένα, το μεγαλύτερο αν γίνεται.
    __Εξάπορτα.__ Μην κρατήσεις ποτέ και τις έξι θέσεις του πρώτου σου τεταρτημορίου, 24 ως 19, ούτε στη μέση μιας ζαριάς. Αλλού επιτρέπονται έξι στη σειρά· αν όμως και τα 15 πούλια του αντιπάλου στέκονται ακριβώς πίσω από τις έξι σου, η επόμενη ζαριά σου πρέπει να ανοίξει μία, αν μπορεί.
    __Μάζεμα.__ Με όλα τα πούλια στις θέσεις 6 ως 1 μαζεύεις: ένα ζάρι βγάζει πούλι από τη θέση του αριθμού του· αν δεν υπάρχει εκεί ούτε πιο πίσω, από την ψηλότερη θέση.
    __Νίκη.__ Κερδίζει όποιος μαζέψει και τα 15: 1 πόντος, ή 2 αν ο άλλος δεν έχει μαζέψει κανένα. Κύβος διπλασιασμού δεν υπάρχει.
rules-tavli =
    __Τάβλι__, το ελληνικό ματς με τρία παιχνίδια που εναλλάσσονται: Πόρτες, Πλακωτό, Φεύγα, και πάλι Πόρτες, ώσπου κάποιος να έχει 3, 5 ή 7 πόντους (`match:`, αλλιώς 5).
    __Άνοιγμα.__ Στην πρώτη παρτίδα ο καθένας ρίχνει ένα ζάρι, και το μεγαλύτερο αρχίζει και ρίχνει πάλι και τα δύο ζάρια. Κάθε επόμενη την ανοίγει ο νικητής της τελευταίας που κρίθηκε.
    __Μέτρημα.__ Μια παρτίδα μετράει 1 πόντο, ή 2 αν ο χαμένος δεν έχει μαζέψει κανένα ή του έπιασαν τη μάνα. Ισόπαλη παρτίδα στο Πλακωτό δεν μετράει. Κύβος διπλασιασμού δεν υπάρχει.
    Τα `/rules portes`, `/rules plakoto` και `/rules fevga` εξηγούν τα παιχνίδια.
rules-tric-trac =
    __Τρικ-Τρακ__ παίζεται για πόντους, με τους κανόνες του γερμανικού Tricktrack: όποιος φτάσει πρώτος τους 12 κερδίζει την παρτίδα. Και τα 15 πούλια κάθε πλευράς στέκονται στη δική της θέση 24 και κατεβαίνουν ως τη θέση 1 της δικής της αρίθμησης, οι δύο παίκτες σε αντίθετες κατευθύνσεις.
    __Άνοιγμα.__ Ο καθένας ρίχνει δύο ζάρια· το μεγαλύτερο άθροισμα αρχίζει και παίζει εκείνη τη ζαριά.
    __Κίνηση.__ Κάθε ζάρι κινεί ένα πούλι, ή και τα δύο το ίδιο. Και οι διπλές είναι δύο κινήσεις, και μετά ρίχνεις πάλι. Παίξε και τους δύο αριθμούς αν μπορείς. Όσο στέκονται πούλια στη θέση σου 24, κινούνται μόνο αυτά και όσα βγάζουν στην ίδια ζαριά. Θέσεις με δύο ή περισσότερα αντίπαλα πούλια είναι κλειστές.
    __Πόντοι.__ Μονό αντίπαλο πούλι το χτυπάς: 1 πόντος, και γυρίζει στην αφετηρία του. Πούλι που φτάνει στη θέση 1 μαζεύεται, οποτεδήποτε: 1 πόντος. Στις δύο αφετηρίες τίποτα δεν χτυπιέται και τίποτα δεν είναι κλειστό.
    __Η γωνία__ (Hucke), η θέση σου 13, πιάνεται από δύο πούλια σε μία ζαριά και αφήνεται από τα δύο τελευταία σε μία ζαριά· ποτέ δεν μένει εκεί ένα μόνο. Η γωνία του αντιπάλου, η θέση σου 12, είναι κλειστή για σένα. Αν μια ζαριά θα έφερνε δύο πούλια στην άδεια γωνία του αντιπάλου και κανένα κανονικά στη δική σου άδεια, μπορούν να πάνε ένα βήμα λιγότερο, στη γωνία σου.
    __Η μεγάλη γέφυρα:__ δύο πούλια ή περισσότερα σε κάθε θέση σου από 18 ως 13. Δίνει 2 όταν συμπληρωθεί, και 2 μετά από κάθε επόμενη ζαριά σου που την αφήνει όρθια.
    __Νίκη.__ Με 12 πόντους η παρτίδα τελειώνει αμέσως. Μετράει 1 αν ο χαμένος έχει 7 ή περισσότερους, 2 με 3 ως 6, 3 με 1 ή 2, και 4 με κανέναν. Σε σειρά (`match:12` είναι δώδεκα παρτίδες) ο νικητής διαλέγει: `/goon` από αυτή τη θέση με όσους του περισσεύουν, ή `/fresh`.
    __Στην εικόνα__ ένα πλαίσιο δείχνει κάθε γωνία· «7 / 12 πόντοι» δίπλα σε ένα όνομα είναι οι πόντοι του σε αυτό το παιχνίδι.
rules-puff =
    __Πουφ__ αρχίζει με άδειο ταμπλό: κάθε πλευρά έχει τα 15 πούλια της στο χέρι και τρέχει από τη θέση της 24 ως τη θέση 1 της δικής της αρίθμησης, οι δύο παίκτες σε αντίθετες κατευθύνσεις.
    __Άνοιγμα.__ Ο καθένας ρίχνει δύο ζάρια· το μεγαλύτερο άθροισμα αρχίζει και ρίχνει πάλι.
    __Είσοδος.__ Ένα ζάρι βάζει μέσα ένα πούλι, μετρώντας από τη θέση 24: το 6 μπαίνει στο 19, και γράφεται `hand/19`. Τίποτα άλλο δεν κινείται ώσπου να μπουν και τα 15.
    __Πρώτα ο μικρότερος.__ Παίζεις πάντα πρώτα τον μικρότερο αριθμό· αν δεν παίζεται, χάνεται και ο μεγαλύτερος.
    __Διπλές.__ Τις πρώτες σου διπλές τις παίζεις δύο φορές με τον επάνω αριθμό και μετά, αν θέλεις, ως δύο φορές με τον κάτω (7 μείον τον επάνω). Από τις δεύτερες διπλές σου στην παρτίδα είναι τέσσερις φορές επάνω και, αν θέλεις, ως τέσσερις κάτω. Ο κάτω αριθμός παίζεται μόνο αφού παιχτεί όλος ο επάνω· και μετά από κάθε διπλές ρίχνεις πάλι.
    __Χτύπημα.__ Μονό αντίπαλο πούλι το χτυπάς, και πρέπει να ξαναμπεί πριν κινηθεί άλλο δικό του. Θέση με δύο ή περισσότερα είναι κλειστή.
    __Μάζεμα.__ Με όλα τα πούλια στις θέσεις 6 ως 1 μαζεύεις: ένα ζάρι βγάζει πούλι από τη θέση του αριθμού του· αν δεν υπάρχει εκεί ούτε πιο πίσω, από την ψηλότερη θέση.
    __Νίκη.__ Κερδίζει όποιος μαζέψει και τα 15: 1 πόντος.
    __Στην εικόνα__ τα πούλια στο χέρι είναι αριστερά, και δύο μικρά ζάρια δίπλα σε ένα όνομα μετράνε τις διπλές.

## Το τερματικό

console-welcome =
    Καλώς ήρθες στο καφενείο. Όλοι μιλάνε από αυτό το πληκτρολόγιο: στη γραμμή "name: text" μιλάει ο name.
    Άρχισε με "alice: /newgame portes @bob", μετά "bob: /accept". Το /help λέει τα υπόλοιπα· με Ctrl-D φεύγεις, τα παιχνίδια μένουν.
console-waits = Ό,τι έγινε έχει αποθηκευτεί. Όσα έχω να πω γι' αυτό έρχονται μετά την επόμενη γραμμή σου.

## Κινήσεις που δεν επιτρέπονται

illegal-too-long = Αυτό είναι πιο μακρύ από κάθε κίνηση. Γράψε πώς παίζεις μία ζαριά, όπως `/move 13/9 9/3`.
illegal-unreadable = Δεν διαβάζω το «{ $word }» ως κίνηση. Γράψε πού στέκεται ένα πούλι και πού πάει, όπως { $numbers ->
    [printed] `12A/8A`, { $bar } ή `6/off`, με τους αριθμούς του τυπωμένου ταμπλό
   *[own] `13/9`, { $bar } ή `6/off`
}.
illegal-nothing-legal = Αυτή η ζαριά δεν παίζεται καθόλου.
illegal-no-checker = { $place ->
    [bar] Δεν έχεις πούλι στην μπάρα.
   *[point] Δεν έχεις στη θέση σου { $from } πούλι που να κινείται έτσι.
}
illegal-backwards = Το { $step } πάει προς τα πίσω: τα πούλια σου πάνε { $numbers ->
    [printed] ανάποδα
   *[own] από ψηλότερες θέσεις σε χαμηλότερες
}.
illegal-enter-first = { $waiting ->
    [one] Το πούλι σου στην μπάρα πρέπει να μπει πρώτα
   *[other] Τα { $waiting } πούλια σου στην μπάρα πρέπει να μπουν πρώτα
}, όπως { $example }.
illegal-blocked = Το { $step } είναι κλειστό: { $other } κρατάει τη θέση σου { $to } με { $held ->
    [one] ένα πούλι
    [2] δύο πούλια
    [3] τρία πούλια
    [4] τέσσερα πούλια
    [5] πέντε πούλια
   *[other] { $held } πούλια
}.
illegal-not-a-die = Το { $step } δεν ταιριάζει στα ζάρια σου{ $left ->
    [none] : έχουν παιχτεί όλα.
    [one] : σου μένει { $last }.
   *[more] : σου μένουν { $dice } και { $last }.
}
illegal-too-many = Αυτό είναι περισσότερο από τη ζαριά σου: { $dice ->
    [one] έχεις μόνο έναν αριθμό να παίξεις.
   *[other] έχεις { $dice } αριθμούς να παίξεις.
}
illegal-not-all-home = Δεν μαζεύεις ακόμα: { $place ->
    [bar] έχεις πούλι στην μπάρα.
   *[point] έχεις πούλι στη θέση σου { $farthest }, και πρώτα πρέπει να είναι όλα στις θέσεις 6 ως 1.
}
illegal-higher-first = Το { $die } δεν μαζεύει από τη θέση σου { $from } όσο υπάρχει πούλι πιο πίσω, στη θέση σου { $higher }.
illegal-must-use-both = Παίζονται και οι δύο αριθμοί, άρα πρέπει να παιχτούν και οι δύο· έτσι θα περίσσευε ένας. Το `/moves` δείχνει τι επιτρέπεται.
illegal-must-use-more = Αυτό παίζει { $used ->
    [0] κανέναν από τους αριθμούς σου
    [one] έναν αριθμό
   *[other] { $used } αριθμούς
}, αλλά παίζονται { $could } και πρέπει να παιχτούν. Το `/moves` δείχνει τι επιτρέπεται.
illegal-must-use-higher = Μόνο ένας από τους αριθμούς παίζεται, και τότε πρέπει να είναι ο μεγαλύτερος, το { $die }.
illegal-higher-or-nothing = Με τους κανόνες αυτού του τραπεζιού παίζεται ο μεγαλύτερος αριθμός, το { $die }, ή τίποτα.
illegal-lower-first = Πρώτα πρέπει να παιχτεί ο μικρότερος αριθμός, το { $die }.
illegal-top-first = Το { $die } από την κάτω μεριά των ζαριών παίζεται μόνο αφού παιχτεί όλος ο επάνω αριθμός.
illegal-hit-and-run = Το πούλι που χτύπησε στη θέση σου { $at } πρέπει να μείνει εκεί σε αυτή τη ζαριά.
illegal-pinned = Το πούλι στη θέση σου { $at } το έχει πλακώσει { $other } και δεν κινείται.
illegal-pinned-stops = Δεν μαζεύεις όσο είναι πλακωμένο το πούλι στη θέση σου { $at }.
illegal-over-already = Η παρτίδα τελειώνει με την κίνηση στο { $to }· μετά δεν παίζεται τίποτα.
illegal-runner-first = Ώσπου να περάσει το πρώτο σου πούλι την αφετηρία του αντιπάλου, κινείται μόνο αυτό· στέκεται στη θέση σου { $runner }.
illegal-full-start-quarter = Με πούλι στη θέση σου { $to } θα κρατούσες και τις έξι θέσεις του πρώτου σου τεταρτημορίου, και αυτό δεν επιτρέπεται.
illegal-must-open = { $other } δεν θα μπορούσε πια να κινηθεί: πρέπει να ανοίξεις μία από τις θέσεις σου { $points }.
illegal-start-first = { $waiting ->
    [one] Πρώτα πρέπει να κινηθεί το τελευταίο πούλι στην αφετηρία σου.
   *[other] Πρώτα πρέπει να κινηθούν τα { $waiting } πούλια στην αφετηρία σου.
}
illegal-opponents-corner = Η γωνία του αντιπάλου ({ $other }) είναι κλειστή για σένα.
illegal-alone-in-corner = Κανένα πούλι δεν μένει μόνο στη γωνία σου: δύο μπαίνουν μαζί και δύο βγαίνουν μαζί.
illegal-ambiguous = Αυτό παίζεται με περισσότερους από έναν τρόπους: { $plays }. Γράψε ολόκληρο ποιον εννοείς.
illegal-not-together = Καθεμιά από αυτές τις κινήσεις γίνεται, αλλά όχι όλες με αυτή τη ζαριά. Το `/moves` δείχνει τι επιτρέπεται.

## Στο Discord

discord-may-not-post = Δεν επιτρέπεται να γράφω σε αυτό το κανάλι: μου λείπει { $missing }. { $sees ->
    [no] Ως τότε δεν μπορεί να παιχτεί παιχνίδι εδώ· όποιο περιμένει εδώ συνεχίζει μετά με την επόμενη κίνηση.
   *[yes] Ως τότε στέλνω τις σειρές με προσωπικό μήνυμα.
} { $mend ->
    [yes] Μπορείς να το επιτρέψεις στις ρυθμίσεις του καναλιού, ή για όλο τον σέρβερ με αυτόν τον σύνδεσμο:
   *[no] Μπορεί να το επιτρέψει όποιος διαχειρίζεται τον σέρβερ.
}
discord-may-not-open = Δεν επιτρέπεται να ανοίξω νήμα σε αυτό το κανάλι: μου λείπει { $missing }. Ως τότε το παιχνίδι μένει στο κανάλι. { $mend ->
    [yes] Μπορείς να το επιτρέψεις στις ρυθμίσεις του καναλιού, ή για όλο τον σέρβερ με αυτόν τον σύνδεσμο:
   *[no] Μπορεί να το επιτρέψει όποιος διαχειρίζεται τον σέρβερ.
}
discord-may-not-attach = Σε αυτό το κανάλι μπορώ να γράφω, αλλά όχι να βάζω εικόνες: μου λείπει { $missing }. Ως τότε τα ταμπλό εδώ είναι κείμενο. { $mend ->
    [yes] Μπορείς να το επιτρέψεις στις ρυθμίσεις του καναλιού, ή για όλο τον σέρβερ με αυτόν τον σύνδεσμο:
   *[no] Μπορεί να το επιτρέψει όποιος διαχειρίζεται τον σέρβερ.
}
discord-alone = Εδώ διαβάζουμε μόνο εσύ κι εγώ. Μια παρτίδα θέλει κανάλι όπου είναι και ο αντίπαλος: δώσε εκεί την εντολή.
discord-done = Έγινε: φαίνεται στο κανάλι.
discord-stranger = Δεν είμαι μέλος εδώ, οπότε δεν θα μπορούσα να γράφω τις σειρές μιας παρτίδας. Όποιος διαχειρίζεται έναν σέρβερ μπορεί να με προσθέσει εκεί με αυτόν τον σύνδεσμο:
discord-from-channel = Εκεί που παίζετε δεν επιτρέπεται να το γράψω. Τα κουμπιά τα δείχνει το `/board` στο
option-table = Το τραπέζι, όπως oak-7, όταν έχεις πολλά

## Names of commands, of their options, and of the words that options take

# Commands. Discord wants them in lower case. `.also` lists other names that are understood.
command-name-newgame = νεοπαιχνίδι
    .also = προσκαλώ, πρόσκληση
command-name-accept = δεκτό
    .also = δέχομαι
command-name-decline = αρνούμαι
    .also = άρνηση
command-name-cancel = ματαιώνω
command-name-rematch = ρεβάνς
command-name-roll = ζάρια
    .also = ρίχνω, ζαριά
command-name-move = κίνηση
    .also = παίζω, κινώ
command-name-moves = κινήσεις
command-name-enter = φτιάχνω
command-name-undo = αναίρεση
command-name-confirm = επιβεβαίωση
command-name-double = διπλασιάζω
    .also = διπλασιασμός
command-name-take = παίρνω
command-name-drop = πάσο
command-name-resign = παραιτούμαι
    .also = παραίτηση
command-name-takeback = ανάκληση
command-name-claim = διεκδικώ
command-name-vacation = διακοπές
command-name-here = εδώ
command-name-endtable = τέλοςτραπεζιού
command-name-beaver = κάστορας
command-name-order = εντολή
command-name-auto = αυτόματα
command-name-goon = συνεχίζω
command-name-fresh = στήνω
command-name-board = ταμπλό
    .also = θέση
command-name-replay = επανάληψη
command-name-games = τραπέζια
    .also = παιχνίδια
command-name-match = σκορ
command-name-history = ιστορικό
command-name-cube = κύβος
command-name-export = εξαγωγή
command-name-pips = βήματα
command-name-odds = πιθανότητες
command-name-opening = άνοιγμα
command-name-rules = κανόνες
command-name-pass = χάνωσειρά
command-name-settings = ρυθμίσεις
command-name-help = βοήθεια
command-name-about = σχετικά

# Options of commands.
option-name-table = τραπέζι
option-name-game = παιχνίδι
option-name-opponent = αντίπαλος
option-name-match = ματς
option-name-clock = ρολόι
option-name-cube = κύβος
option-name-rules = κανόνες
option-name-jacoby = τζακόμπι
option-name-beavers = κάστορες
option-name-raccoons = ρακούν
option-name-autodoubles = αυτόματα
option-name-thread = νήμα
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
option-name-theme = όψη
option-name-home = μάζεμα
option-name-numbers = αρίθμηση
option-name-boards = ταμπλό
option-name-confirm = επιβεβαίωση
option-name-rolls = ζαριές
option-name-reminders = υπενθυμίσεις
option-name-language = γλώσσα
option-name-channel = κανάλι
option-name-command = εντολή
option-name-days = μέρες
option-name-sure = σίγουρα
option-name-id = θέση

# Words that options take.
word-on = ναι
word-off = όχι
word-yes = ναι
word-money = πόντοι
word-single = μονή
word-gammon = γκάμον
word-backgammon = μπακγκάμον
word-double = διπλή
word-triple = τριπλή
word-quadruple = τετραπλή
word-session = όλα
word-take = παίρνω
word-drop = πάσο
word-roll = ρίχνω
word-none = καμία
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
word-english = αγγλικά
word-german = γερμανικά
word-greek = ελληνικά
