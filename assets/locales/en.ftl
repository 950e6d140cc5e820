### Everything that Kafenio says, in English.
### `code` is a command or a play, __strong__ is strong; $who, $other and the like are put in unread.

sorry = Something went wrong on my side. Nothing was changed; please try again in a moment.
greeting =
    Good day! I keep the tables of this kafenio: backgammon games, played by message.
    To begin, invite somebody: `/newgame portes @friend`. He or she answers `/accept`, and I throw the dice.
    `/help` tells the rest, `/rules portes` explains a game.
    `/settings language:german` spricht Deutsch, `/settings language:greek` μιλάει ελληνικά.
not-a-command = Commands begin with `/`, like `/newgame portes @friend` or `/help`.

## Names

game-backgammon = Backgammon
game-portes = Portes
game-plakoto = Plakoto
game-fevga = Fevga
game-tavli = Tavli
game-tric-trac = Tric-Trac
game-puff = Puff

## The story of a table

told-invited = { $who } invites { $other } to { $to ->
    [game] a game of { $game }
    [games] a series of { $game }, { $length ->
        [one] 1 game
       *[other] { $length } games
    }
    [money] a money session of { $game }
   *[points] a match of { $game } to { $length ->
        [one] 1 point
       *[other] { $length } points
    }
}{ $cube ->
    [on] { " " }with the doubling cube
    [off] { " " }without the doubling cube
   *[usual] { "" }
}{ $house ->
    [some] . House rules: { $rules }
   *[none] { "" }
}.
clock-usual = Clock: { $grace } a turn, and { $pool } in reserve.
clock-none = No clock: everybody has as much time as he likes.
clock-words = Clock: { $pool } for { $each ->
    [game] each game
   *[match] the whole match
}{ $more ->
    [some] , { $increment } more after each turn
   *[none] { "" }
}{ $free ->
    [some] ; each turn begins with { $grace } for free
   *[none] { "" }
}.
told-whose-rules = { $name } is played here by the rules of { $game }.
house-higher-or-none = where not both numbers can be played, the higher one is played or none
house-backgammon-counts-two = a backgammon counts two
house-backgammon-with-some-off = a backgammon also catches a loser who has borne some off
house-no-hit-and-run = who hits in the home board stays there for that roll
house-pinned-bears-off = one may bear off while a checker is pinned
house-doublets-per-turn = a doublet is the second one only within the same turn
house-jacoby = gammons and backgammons count only where the cube was taken (Jacoby)
house-beavers = who takes a double may turn the cube on at once and keep it (beaver)
house-raccoons = who takes a double may turn the cube on at once and keep it (beaver), and whoever doubled may then turn it once more (raccoon)
house-automatic-doubles = a tie of the opening throw doubles the stake, at most { $most ->
    [one] once
   *[other] { $most } times
} in a game
told-accepted = { $who } accepts.
told-declined = { $who } declines { $other }'s invitation.
told-withdrawn = { $who } takes the invitation to { $other } back.
told-lapsed = { $who }'s invitation to { $other } has lapsed: nobody answered it for 7 days.
told-replaced = { $who }'s earlier invitation to { $other } makes way for the new one.
told-tie = { $dice } and { $others }: a tie.
told-opening = { $who } throws { $high }, { $other } { $low }: { $who } opens{ $how ->
    [both] { " " }with these dice
    [own] { " " }with that throw
   *[anew] { " " }and throws both dice anew
}.
told-rolled = { $who } rolls { $roll }.
told-closed-out = { $who } is closed out and does not roll.
told-passed = { $who } has no legal play and passes{ $points ->
    [0] { "" }
   *[other] , and scores { $points } for the grand bridge{ $total ->
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
told-played = { $who } { $unasked ->
    [only] can only play
    [auto] has me play
   *[no] plays
} { $play }{ scored }.
told-rolled-played = { $who } rolls { $roll } and { $unasked ->
    [only] can only play
    [auto] has me play
   *[no] plays
} { $play }{ scored }.
told-unasked = Nobody is asked:
told-forced = Nobody has a choice:
told-undone = { $who } takes the play back.
told-doubled = { $who } doubles to { $value }.
told-beavered = { $who } { $raccoon ->
    [yes] answers with a raccoon to { $value }: the cube would stay { $other }'s
   *[no] beavers to { $value }: the cube is { $who }'s
}.
told-automatic-double = The tie doubles the stake: the cube stands at { $value } in the middle.
told-taken = { $who } { $beavered ->
    [yes] plays on: the cube stands at { $value } and stays { $other }'s
   *[no] takes: the cube stands at { $value } and is { $who }'s
}.
told-dropped = { $who } drops.
told-resigning = { $who } offers to resign { $lost }.
told-leaving = { $who } offers to resign { $lost } and to end the session with it.
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
told-offer-withdrawn = { $who } takes the offer back; the game goes on.
told-offer-refused = { $who } declines; the game goes on.
told-cancelling = { $who } offers to { $session ->
    [yes] end the session here; its score stays, and this game counts nothing
   *[no] call it all off, so that nothing counts
}.
told-taking-back = { $who } asks to take { $play } back and all that came after it; the dice that have fallen since would fall again.
told-called-off = { $session ->
    [yes] The session of
   *[no] The game of
} { $who } and { $other } is called off before the first play; nothing counts.
told-cancelled = { $who } and { $other } call it off; nothing counts.
told-session-left = { $who } leaves the session; the game that has just begun counts nothing.
told-session-ended = Both end the session; the game that was begun counts nothing.
told-ended = The table of { $who } and { $other } is ended without a result; nothing counts.
told-administrator = { $who }, who keeps order here:
told-won = __{ $who } wins__ { $how ->
    [dropped] by the drop
    [resigned] { $lost } by resignation
    [left] { $lost } by resignation of the session
    [claimed] by claim, as the time is up
   *[played] { $lost }
}{ $jacoby ->
    [yes] , which counts single as nobody has taken the cube (Jacoby)
   *[no] { "" }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
told-draw = The game is a __draw__.
told-score = Score: { $who } { $more }, { $other } { $less }{ $to ->
    [money] { "" }
    [games] , after { $number } of { $length } games
   *[points] , in a match to { $length }
}.
told-meanwhile = { $who } { $more }, { $other } { $less }{ $to ->
    [money] { "" }
    [games] { " " }(game { $number } of { $length })
   *[points] { " " }(to { $length })
}.
told-went-on = { $who } goes on from here{ $points ->
    [0] { "" }
    [one] { " " }and keeps 1 point
   *[other] { " " }and keeps { $points } points
}: game { $number }.
told-set-up = { $who } has the board set up anew.
told-next-game = Game { $number }{ $named ->
    [yes] , { $game },
   *[no] { "" }
} begins{ $crawford ->
    [yes] , the Crawford game: no doubles in it
   *[no] { "" }
}.
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
time-left = { $reader ->
    [mine] You have
   *[no] { $who } has
} { $left } left.
time-away = { $reader ->
    [mine] You are
   *[no] { $who } is
} away for { $time }{ $clock ->
    [yes] , and the clock stands still
   *[no] { "" }
}.
told-not-away = { $who } is not away any more{ $clock ->
    [yes] , and the clock runs
   *[no] { "" }
}.
direct-reminder = It is your turn against { $other } in { $place }, and you have { $left } left.
time-resting = The game rests, and no clock runs: one of you two is missing where it is played, or I cannot write there. Once all three of us are back, simply play on; or { $here }, said in another place, brings it to that place.
direct-closed = I can no longer write in { $place }, where you play against { $other }. The game rests, and no clock runs. Invite me again, or let me write there, and simply play on; or { $here }, said elsewhere where both of you are, brings it there.
direct-left = You are not in { $place }, where you play against { $other }. The game rests, and no clock runs. Come back and play on; or { $here }, said elsewhere where both of you are, brings it there.
told-left = { $who }, { $other } is not here: your game rests, and no clock runs. { $other } comes back and plays on; or { $here }, said elsewhere where both of you are, brings it there.
direct-not-said = I may not write where you have invited { $other }: nobody can read the invitation. Whoever looks after { $place } can give me the power to send messages there; then say it again, or say it elsewhere.
told-not-here = { $who }, { $other } is not here and cannot read that. Invite { $other } here as well, or `/cancel` the game.
told-moved-away = { $who } has moved the game against { $other } { $where ->
    [thread] into a thread here
    [out] out of the thread
   *[away] to { $place }
}.
told-moved-here = { $who } has moved the game against { $other } here.
told-followed = This room takes the place of another one: the game goes on here.
told-back = I am back here: the game goes on.
told-here = { $who } is here now.
told-returned = { $who } is back: the game goes on.
told-no-thread = I could not open a thread here, so the game stays in this channel.
thread-name = { $table } · { $who } { $ended ->
    [over] { $own }:{ $others }
   *[no] –
} { $other } · { $game }{ $ended ->
    [over] { "" }
    [closed] { "" }, called off
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
}, or go on waiting.

## The next step, before everybody

next-invitation = { $who }, will you play? `/accept` or `/decline`.
next-rematch = { $who }, `/rematch` plays the same once more.
next-roll = { $who }, `/roll`, or `/double` to { $doubled }.
next-play = { $who }, { $again ->
    [yes] you roll again after the doublet, __{ $roll }__
   *[no] your roll is __{ $roll }__
}{ $first ->
    [yes] . `/move` your play, or `/enter` it checker by checker; `/moves` lists what is legal.
   *[no] : `/move`, `/enter` or `/moves`.
}
next-rest = { $who }, the __{ $roll }__ of your roll is left to play: `/move`, `/enter` or `/moves`.
next-double = { $who }, `/take` to play on for { $doubled }, or `/drop` and lose { $value ->
    [one] 1 point
   *[other] { $value } points
}{ $beaver ->
    [yes] ; or `/beaver` to { $redoubled } and keep the cube
   *[no] { "" }
}.
next-beaver = { $who }, `/take` to play on for { $doubled }, or `/drop` and lose { $value } points{ $beaver ->
    [yes] ; or `/beaver` once more, a raccoon to { $redoubled }
   *[no] { "" }
}.
next-resignation = { $who }, `/accept` that, or `/decline` and play on.
next-leaving = { $who }, `/accept` that, or `/decline` and play on.
next-cancelling = { $who }, `/accept` calls it off, `/decline` plays on.
next-takeback = { $who }, `/accept` lets { $other } play that turn anew, `/decline` plays on.
next-choice = { $who }, `/goon` plays on from this position{ $over ->
    [0] { "" }
    [one] { " " }with 1 point to begin with
   *[other] { " " }with { $over } points to begin with
}, `/fresh` sets the board up anew; after a day without an answer it is set up anew.

## The same on Discord, where the choices are buttons beneath it

ask-invitation = { $who }, will you play?
ask-rematch = { $who }, once more?
ask-roll = { $who }, it is your turn: roll, or double to { $doubled }?
ask-play = { $who }, { $again ->
    [yes] you roll again after the doublet, __{ $roll }__
   *[no] your roll is __{ $roll }__
}{ $first ->
    [yes] . Type `/move` and choose, or put your play together with the buttons.
   *[no] : `/move`, or a button.
}
ask-rest = { $who }, the __{ $roll }__ of your roll is left to play: `/move`, or a button.
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
ask-resignation = { $who }, do you accept that, or play on?
ask-leaving = { $who }, do you accept that, or play on?
ask-cancelling = { $who }, do you agree, or play on?
ask-takeback = { $who }, may { $other } play that turn anew?
ask-choice = { $who }, go on from this position{ $over ->
    [0] { "" }
    [one] { " " }with 1 point to begin with
   *[other] { " " }with { $over } points to begin with
}, or set the board up anew? After a day without an answer it is set up anew.
ask-checker = Which checker?
ask-target = From { $from } to where?
ask-which = Which table?
ask-rules = Which game?
ask-whole = Your play is { $play }. It counts once you confirm it.{ $on ->
    [yes] { " " }Or it goes on: { $left } may be played too.
   *[no] { "" }
}

## How things stand, to the one who asks

you-invitation = { $other } has invited you: `/accept` or `/decline` first.
you-roll = It is your turn, before the roll: `/roll`, or `/double` to { $doubled }.
you-play = You have { $roll } to play: `/move`, `/enter` or `/moves`.
you-rest = The { $roll } of your roll is left to play: `/move` it.
you-double = { $other } has doubled: `/take` to play on for { $doubled }, or `/drop`{ $beaver ->
    [yes] ; or `/beaver` to { $redoubled } and keep the cube
   *[no] { "" }
}.
you-beaver = { $other } has turned the cube on: `/take` to play on for { $doubled }, or `/drop` and lose { $value } points{ $beaver ->
    [yes] ; or `/beaver` once more, a raccoon to { $redoubled }
   *[no] { "" }
}.
you-resignation = { $other } offers to resign { $lost }: `/accept` or `/decline` first.
you-leaving = { $other } offers to resign { $lost } and to end the session with it: `/accept` or `/decline` first.
you-cancelling = { $other } offers to { $session ->
    [yes] end the session here
   *[no] call it all off
}: `/accept` or `/decline` first.
you-takeback = { $other } asks to take the latest play back: `/accept` or `/decline` first.
you-choice = You have won this game and choose how the next one begins: `/goon` from this position, or `/fresh`.
wait-invitation = { $who } has not answered the invitation yet.
wait-roll = It is { $who }'s turn, to roll or to double.
wait-play = It is { $who }'s turn, with { $roll } to play.
wait-rest = It is { $who }'s turn: the { $roll } of the roll is left to play.
wait-double = { $who } has to answer the double first.
wait-beaver = { $who } has to answer first, as { $other } has turned the cube on.
wait-choice = { $who } has won this game and chooses whether the next one goes on from here.
wait-cancelling = { $who } has to say first whether it is called off.
wait-takeback = { $who } has to say first whether the latest play is taken back.
wait-resignation = { $who } has to answer the resignation first.
wait-leaving = { $who } has to answer the resignation first.
wait-or-withdraw = `/decline` takes your offer back{ $clock ->
    [yes] ; your clock runs on
   *[no] { "" }
}.
now-won = This table has been decided: { $who } won. `/newgame` begins another.
now-drawn = This game ended in a draw. `/newgame` begins another.
now-cancelled = This game was called off. `/newgame` begins another.
now-ended = An administrator has ended this table without a result. `/newgame` begins another.
now-closed = This invitation is closed. `/newgame` begins another.

## Words that were not understood

misread-no-command = Commands begin with `/`, like `/newgame portes @friend` or `/help`.
misread-too-long = That is too long: a command has at most { $most } characters.
misread-unknown = I know no command “{ $word }”{ $hint ->
    [yes] . Did you mean `/{ $nearest }`?
   *[no] ; `/help all` shows them all.
}
misread-unknown-option = `/{ $command }` has no option like “{ $word }”{ $hint ->
    [yes] . Did you mean `{ $nearest }:`?
   *[no] ; `/help { $command }` shows them.
}
misread-twice = “{ $option }” is given twice; once is enough.
misread-missing-game = Which game, and with whom? { $usage }, for instance `/newgame portes @friend`.
misread-missing-opponent = With whom? { $usage }, for instance `/newgame portes @friend`.
misread-missing-distance = How far away? { $usage }, for instance `/odds 6`.
misread-missing-roll = Which roll? { $usage }, for instance `/opening 3-1`.
misread-missing-play = Which play? For instance `/move 13/9 9/3`, or `/moves` for the list and then `/move 1`.
misread-too-much = “{ $word }” is one word too many: { $usage }.
misread-not-one-of = I know no { $option } “{ $word }”{ $hint ->
    [yes] . Did you mean “{ $nearest }”?
   *[no] : it is one of { $words }.
}
misread-not-a-number = “{ $word }” does not fit { $option }: it takes a whole number from { $least } to { $most }{ $any ->
    [yes] , or “{ $or }”
   *[no] { "" }
}.
misread-not-a-person = “{ $word }” is nobody I can invite: mention the person, as in `/newgame portes @friend`.
misread-nobody-here = Nobody here is called “{ $word }”. Invite your friend to this room first, or write the whole address, as in { $example }.
misread-no-account = “{ $word }” cannot be reached: there is no such account, or its server { $server } does not answer. Look whether the address is spelled right.
misread-word-too-long = “{ $word }” is too long for { $option }: at most { $most } characters.

## Refusals at a table

refused-no-cube = This game is played without a doubling cube.
refused-crawford = This is the Crawford game: nobody doubles in it. After it doubling is open again.
refused-opening = Nobody doubles before the opening turn is over.
refused-not-your-cube = The cube is { $other }'s: only { $other } may double next.
refused-dead-cube = The cube is dead: winning this game already wins you the match, so there is nothing to double for.
refused-known-dice = As a play was taken back, the dice that fall next are known: nobody doubles before they have fallen.
refused-highest-cube = The cube goes no higher.
refused-no-beaver = Beavers are not played at this table. They are agreed with the invitation to a money session: `match:money beavers:on`.
refused-no-raccoon = The cube is turned on no further here: `/take` or `/drop`.
refused-no-session = Only a money session is resigned as a whole; `/resign` gives up this game.
refused-not-asked = Only { $who } is asked that, and nobody else can answer it. Nothing has changed.
refused-no-clock = No clock runs here, so there is nothing to claim.
refused-nothing-to-take-back = There is nothing to take back now. A takeback is for your latest play of this game, before anybody doubles.
refused-undo-dice = Dice have fallen since your play: `/takeback` asks { $other } to let you have it back.
refused-time-left = { $other } has { $left } left for this turn. When that is over, you may `/claim`.
refused-vacation = A vacation of that length does not fit: of { $most } days for the year { $year } you have { $any ->
    [yes] { $left } left
   *[no] none left
}.
refused-clock = I know no clock “{ $word }”: it is `fast`, `daily`, `relaxed`, `none`, or your own such as `clock:3d+8h+12h`: a pool of 5 minutes to 60 days, an increment and free time of at most 7 days each, in d, h and m. `/help newgame` explains it.
refused-resigns-too-much = This game cannot be lost { $most ->
    [1] by more than a single game
    [2] by more than double: `/resign double`
    [3] by more than a backgammon: `/resign backgammon`
   *[other] by more than { $most } times the stake
}.
refused-length-tavli = A Tavli match goes to 3, 5 or 7 points: `match:5`.
refused-cube-here = { $game } is played without a doubling cube.
refused-money-rules = The Jacoby rule, beavers, raccoons and automatic doubles belong to money sessions with the doubling cube: `match:money`.
refused-house-rule = The house rule “{ $rule }” changes { $game } and does not fit here.
refused-no-such-number = There is no play { $number }: the list has { $count ->
    [one] one play
   *[other] { $count } plays
}. `/moves` shows it.
refused-list-not-shown = Numbers belong to the list of this roll: ask for `/moves` first, then `/move { $number }`.
refused-outdated = That was move { $then }; it is move { $turn } now. Nothing was changed.
refused-further-lines = Only the first line counts: one message, one command.
refused-edited = A command counts as it was first said, and changing it later does nothing. If it was not done, say it anew.
refused-sealed = I could not read what you said here: the key to it has not come. Nothing was done; please say it again.
refused-earlier-step = That was offered before your latest step, so it was not done. This is how your play stands.
refused-no-step = No legal play goes on with “{ $word }”.
refused-nothing-entered = Nothing is put together yet: `/enter` begins.
refused-not-whole = This is no whole play yet.
refused-no-table = You have no table here. `/newgame portes @friend` opens one.
refused-no-such-table = There is no open table “{ $name }” here{ $own ->
    [none] .
   *[some] ; yours: { $names }.
}
refused-damaged = { $table } cannot be played on: what is stored of it does not fit together. Nothing of it was changed, and whoever runs this bot finds it in the log. Your other games go on.
refused-not-seated = Only { $who } and { $other } play at this table. { $own ->
    [some] Yours here: { $names }.
   *[none] `/newgame` opens one of your own.
}
refused-not-administrator = Only those who look after this place may end a table of others. Your own you `/cancel` or `/resign`.
refused-channel-language = Only those who look after this place choose its language{ $on ->
    [discord] : whoever may manage the channel or the server
    [matrix] : whoever may remove the messages of others
   *[console] { "" }
}. Nothing was changed; the language in which I write to you is `/settings language:german` or the like.
refused-rematch-there = { $table } was played in { $place }: `/rematch`, said there, plays the same once more.
refused-elsewhere = { $table } is played in { $place }. { $here }, said in another place where both of you are, brings it there.
refused-other-away = { $other } is not here and could not follow the game. Nothing has changed: invite { $other } and say { $here } again once { $other } has come in, or say it where both of you are.
refused-not-played = You play no running game “{ $name }”{ $own ->
    [none] .
   *[some] ; yours: { $names }.
}
refused-thread = I open threads on Discord alone. Elsewhere give the command in the thread itself.
refused-here-already = { $table } is played here already.
refused-nothing-to-move = You have no running game elsewhere that could be brought here.
refused-which = Which table? Add { $names } to the command.
refused-none-fits = None of your tables here waits for that:
state-line = __{ $table }__: { $state }
refused-no-such-move = There is no board of move { $number }: the table is at move { $last }.
refused-no-game-yet = No game has begun at this table yet.
refused-no-such-game = No game { $number } has been played at this table.
refused-yourself = You cannot play against yourself. Invite somebody else: `/newgame portes @friend`.
refused-bot = I keep the dice and do not play yet. Invite a person: `/newgame portes @friend`.
refused-playing-already = You two are playing at { $table } already; finish that game, or `/resign` or `/cancel` it, before a new one.
refused-too-fast = That is more than I can do at a time. Nothing was changed; wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and say it again.
refused-too-many = You have { $count } open tables here; finish one of them first.
refused-pass = A turn without a legal play passes by itself.

## Answers

done-moves = { $roll }: { $count ->
    [one] one legal play
   *[other] { $count } legal plays
}{ $shown ->
    [all] . `/move` takes the number.
   *[some] , the first { $limit } shown. `/moves { $start }` shows those that move a checker from there.
}
done-moves-picture = In the picture: the first { $count } of { $all }.
done-moves-none = No legal play of { $roll } moves a checker from “{ $start }”; `/moves` lists all { $count }.
done-in-thread = Done; { $table } goes on in { $thread ->
    [yes] its own thread
   *[no] the room, outside of threads
}.
entry-left = { $needed } (and { $more } if you like)
entry-begun = { $left } to play.
entry-so-far = So far { $play }; { $left } left to play.
entry-whole = Your play is { $play }: `/confirm` makes it count{ $undo ->
    [yes] , `/undo` takes the last step back
   *[no] { "" }
}.{ $on ->
    [yes] { " " }Or it goes on: { $left } may be played too.
   *[no] { "" }
}
entry-waits = What you have put together there waits for { $confirm }.
entry-checker = Which checker? { $places } - as in { $example }.
entry-target = From { $from } to where? { $places } - as in { $example }.
done-settings = Your boards: theme __{ $theme }__, your home at the { $home ->
    [left] __left__
   *[right] __right__
}, the points numbered { $numbers ->
    [ravensburger] __as Ravensburger prints them__
   *[own] __24 to 1__
}, shown as { $boards ->
    [text] __text__
   *[pictures] __pictures__
}. A play that you type { $confirm ->
    [on] is shown to you first and counts after `/confirm`
   *[off] counts at once
}. Where you could double { $rolls ->
    [auto] I roll for you from your next game on; `/order none` stops that for a game
   *[ask] I ask whether you roll; in a running game your `/order` holds
}. `/help settings` tells how to change that.
done-orders = { $any ->
    [no] You leave nothing to me now: I ask you for each decision.
   *[yes] For the rest of this game I do this for you{ $alone ->
        [yes] , and only you know
       *[no] { "" }
    }: { $orders }. `/order none` and `/auto off` end it.
}
order-take = take the next double
order-drop = drop the next double
order-roll = roll where you could double
order-auto = bear off once nobody can get in your way
done-settings-reminders = { $kept ->
    [none] You are not reminded before your time is up.
   *[channel] Before your time is up you are reminded in the channel alone.
}
done-vacation = { $away ->
    [yes] You are away for { $time }: your clocks stand still. `/vacation 0` ends that.
   *[no] You are not away: your clocks run.
} For { $year } you have { $any ->
    [yes] { $left } of { $most } days left
   *[no] no vacation left
}.
done-languages = I write to you in { $language ->
    [en] __English__
    [de] __German__
    [el] __Greek__
   *[auto] the language that your client tells, or else that of the channel, or English
}, and in this channel in { $channel ->
    [en] __English__
    [de] __German__
    [el] __Greek__
   *[auto] the language of the one to move
}.
done-past-board = Move { $number }; the table is at move { $last }.
done-replay = Game { $number } as it was played{ $all ->
    [yes] { "" }
   *[no] , the last { $count } pictures
}.
done-games-none = No table is open here. `/newgame portes @friend` opens one.
done-games = Open tables here:
done-games-elsewhere = Your tables elsewhere:
done-games-apart = Your tables elsewhere I have sent to you in private.
game-place = In { $place }.
done-next = { $count ->
    [one] One more table waits for you:
   *[other] { $count } more tables wait for you; next:
} __{ $table }__ against { $other }{ $where ->
    [here] .
   *[elsewhere] , in { $place }.
}
game-line = __{ $table }__: { $who } and { $other }, { $game }{ $to ->
    [game] { "" }
    [games] , series of { $length }, { $mine }-{ $theirs }
    [money] , money session, { $mine }-{ $theirs }
   *[points] , match to { $length }, { $mine }-{ $theirs }
}. { $state }
rules-here = At { $table } also: { $rules }.
done-rules-which = One page each: { $pages }.
sheet-empty = No game has ended yet.
sheet-line = { $number }. { $named ->
    [yes] { $game }:{ " " }
   *[no] { "" }
}{ $how ->
    [drawn] drawn
    [dropped] { $who } by a drop
    [resigned] { $who }, { $lost } by resignation
    [left] { $who }, { $lost } by resignation of the session
    [claimed] { $who }, claimed when the time was up
   *[played] { $who }, { $lost }
}{ $cube ->
    [one] { "" }
   *[other] , cube at { $cube }
}{ $jacoby ->
    [yes] , single by the Jacoby rule
   *[no] { "" }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $several ->
    [yes] { " " }({ $mine }-{ $theirs })
   *[no] { "" }
}
done-export = The match as a file, for keeping and for other programs.
done-export-ids = The position now: GNU Backgammon `{ $gnubg }`, XG `{ $xgid }`.
done-foreign-board = That position, { $moment ->
    [doubled] White having doubled:
   *[roll] with White on roll:
}
refused-no-id = “{ $id }” is no position: I read the position ids of GNU Backgammon, as in `/board id:4HPwATDgc/ABMA`, and XGIDs.
refused-xgid = { $field ->
    [signs] The position of this XGID has { $found } signs: it takes 26, a bar, the 24 points and a bar.
    [sign] “{ $found }” cannot stand where it stands in the position of this XGID: “-” is an empty point, “A” to “O” are one side's checkers and “a” to “o” the other's; the first sign is the bar of the small letters, the last one that of the capitals.
    [cube] The cube of this XGID is “{ $found }”: it takes how often the cube was turned, 0 to { $most }.
    [owner] The owner of the cube in this XGID is “{ $found }”: it takes 1, -1, or 0 for nobody.
    [turn] The turn in this XGID is “{ $found }”: it takes 1 or -1.
    [dice] The dice of this XGID are “{ $found }”: it takes two digits from 1 to 6, 00 before the roll, or D after a double.
    [score] A score in this XGID is “{ $found }”: it takes a number from 0 on.
    [rules] The rules of this XGID are “{ $found }”: in a match it takes 1 for the Crawford game, else 0; for money 0 to 3.
    [length] The match length of this XGID is “{ $found }”: it takes a number, 0 for money.
    [limit] The highest cube of this XGID is “{ $found }”: it takes a number from 0 to 30.
   *[more] This XGID goes on with “{ $found }” behind the highest cube: it takes ten fields.
}
refused-diagram = { $fault ->
    [many] This position has more than 15 checkers of one side.
    [over] In this position one side has borne off all 15 checkers: the game is over, and nobody is on roll.
    [match] With { $white }-{ $black } a match to { $length } is over: both players need less than that.
    [crawford] With { $white }-{ $black } in a match to { $length } there is no Crawford game: in that exactly one player is a point away from winning.
   *[cube] In a Crawford game nobody doubles: the cube is in the middle and shows 1.
}
refused-high-cube = The cube of this position is, or is offered at, more than { $highest }: here it goes no higher.
refused-shared-point = In this position White and Black both stand on White's { $point }-point, which is Black's { $other }-point: only one of them can.
done-cube = { $state ->
    [offered] { $who } has offered the cube at { $doubled }: { $other } takes, or drops and loses { $value ->
        [one] 1 point
       *[other] { $value } points
    }.
    [beavered] { $who } has turned the cube on to { $doubled }: { $other } takes, or drops and loses { $value } points.
    [owned] The cube stands at { $value } and is { $who }'s, who alone could double next, to { $doubled }.
    [crawford] The cube is in the middle.
   *[centred] The cube is in the middle: a double, before one's own roll, would be to { $doubled }.
} A single game counts { $value } now, { $jacoby ->
    [yes] and a gammon or a backgammon no more, as nobody has taken the cube (Jacoby)
   *[no] a gammon { $gammon }, a backgammon { $backgammon }
}.
done-cube-may = You may double to { $doubled } when it is your turn, before you roll.
done-history-none = You have finished no game or match here yet.
done-history = Your finished games here, the latest first:
history-line = { $won ->
    [yes] { $who } won
   *[no] Nobody won
}, { $time } ago.
done-about = Kafenio { $version }, a bot for the games of the backgammon board: Backgammon, Portes, Plakoto, Fevga, Tavli, Tric-Trac and Puff. Free software, MIT or Apache-2.0; without any warranty. `/help` shows the commands.
once-more-order = The next double may decide the match with { $other }. Is the answer to it to be given without you? { $order } orders it.
once-more-take = Taking plays this game for { $doubled } points, and if { $other } wins it, { $other } wins the match. Is that what you want? { $command } takes.
once-more-drop = Dropping gives { $other } { $value ->
    [one] 1 point
   *[other] { $value } points
} and with them the match. Is that what you want? { $command } drops.
once-more-resign = You resign { $lost } at once, and { $other } is not asked{ $match ->
    [yes] : that decides the match
   *[no] { "" }
}. Is that what you want? { $command } resigns.
once-more-endtable = This ends __{ $table }__, where { $who } and { $other } play, for good and without a result. Is that what you want? { $command } ends it.
done-pips = { $who } has { $mine } pips to go, { $other } { $theirs }{ $lead ->
    [0] : level.
    [one] : { $leader } leads by 1 pip.
   *[other] : { $leader } leads by { $lead } pips.
}
done-odds = { $distance ->
    [one] 1 pip away
   *[other] { $distance } pips away
}: { $rolls } of 36 rolls { $rolls ->
    [one] gets
   *[other] get
} there ({ $percent } %), where nothing stands in the way.
odds-line = { $who } from the { $from ->
    [25] bar
   *[other] { $from }-point
} to the blot on the { $to }-point: { $rolls } of 36 ({ $percent } %).
odds-none = No blot stands so far from a checker at this table.
done-opening = { $roll } is opened with { $plays }.
done-opening-doublet = Nobody opens with a doublet in Backgammon; who answers with { $roll } plays { $plays }.
refused-no-roll = “{ $word }” is no roll: write two numbers from 1 to 6, like `/opening 3-1`.
opening-or = { " " }or{ " " }
move-passed = no play
move-doubled = doubles to { $value }
move-beavered = beavers to { $value }
move-raccooned = raccoons to { $value }
move-taken = takes at { $value }
move-dropped = drops
move-resigned = resigns
move-late = out of time
board-pips = pips
board-points = points
board-off = off
board-hand = hand
board-doublets = doublets
board-score = { $to ->
    [games] series score
    [money] session score
   *[points] match score
}
colour-white = White
colour-black = Black
table-line = __{ $table }__ ·

## Choices

choice-accept = Accept
choice-decline = Decline
choice-roll = Roll
choice-double = Double to { $doubled }
choice-take = Take
choice-drop = Drop
choice-beaver = Beaver to { $doubled }
choice-raccoon = Raccoon to { $doubled }
choice-moves = Legal plays
choice-enter = Enter a play
choice-confirm = Confirm
choice-undo = Undo
choice-other-checker = Another checker
choice-resign = Resign
choice-claim = Claim the win
choice-endtable = End the table
choice-board = Show the board
choice-help = All commands
choice-rematch = Rematch
choice-goon = Go on from here
choice-fresh = Set up anew

## Help

help-begin =
    I keep backgammon tables in this chat. Invite somebody with `/newgame portes @friend`; the dice are thrown for you, and you say how you play: `/move 13/9 9/3`.
help-games = Games
help-turn = Your turn
help-cube = The doubling cube
help-course = The course of a game
help-looking = Looking
help-learning = Learning
help-yourself = You and me
help-end = `/help all` shows all commands, `/help move` explains one, `/rules portes` a game.
help-one = `/help move` explains one of them with all that may be added to it, `/rules portes` a game.
help-aliases = Also: { $names }
help-unknown = I know no command “{ $word }”; `/help all` shows them all.

command-newgame = Invite somebody to a game or a match
option-newgame-game = Which game: backgammon, portes, plakoto, fevga, tavli, tric-trac or puff
option-newgame-opponent = Whom you invite
option-newgame-match = Points to which you play, 1 to 25 (Tric-Trac: games), or money; without it a single game
option-newgame-clock = fast, daily, relaxed or none, or your own: pool+increment+grace, like 3d+8h+12h
option-newgame-cube = Whether Backgammon is played with the doubling cube; it is, unless off
option-newgame-rules = House rules, with commas between them: higher-or-none, no-hit-and-run, ...
option-newgame-jacoby = In a money session: gammons count only where the cube was taken; off, unless on
option-newgame-beavers = In a money session: who takes may double on at once and keep the cube; off, unless on
option-newgame-raccoons = In a money session: a beaver may be doubled once more; off, unless on
option-newgame-autodoubles = In a money session: how many ties of the opening throw double the stake; on is 1
option-newgame-thread = on: the match gets a thread of its own, put away with the result; otherwise off
example-newgame =
    For instance `/newgame portes @friend`, `/newgame tavli @friend match:7` or `/newgame backgammon @friend match:5`.
    Clocks, as in `clock:daily`: `fast` (1 hour each for the match, 2 minutes more after each turn), `daily` (3 days, 4 hours more, and each turn begins with a day that is free), `relaxed` (10 days, 1 day more, and 2 days free), `none`. Your own is `clock:3d+8h+12h`: pool, increment and free time, the last two as you like, in days, hours and minutes (`1d12h`). No pool ever holds more than at the beginning, and yours does not run while the other one has to decide.
    House rules, as in `rules:no-hit-and-run`: `higher-or-none`, `backgammon-counts-two`, `backgammon-with-some-off` (Backgammon), `no-hit-and-run` (Portes, Tavli), `pinned-bears-off` (Plakoto, Tavli), `doublets-per-turn` (Puff).
    `match:money` is a session without end: game follows game, and the score is in points. You both end it with `/cancel`, or one of you with `/resign session`. In Backgammon `jacoby:on` (gammons count only where the cube was taken), `beavers:on` (who takes may `/beaver` at once, doubling the cube once more and keeping it), `raccoons:on` (a beaver may be answered in the same way) and `autodoubles:1` (so many ties of the opening throw double the stake) may be agreed. Each game of a session has the whole time of its clock.
command-accept = Accept an invitation, or what the other one offers
example-accept = The one who was invited answers `/accept`, and the dice are thrown for the opening.
command-decline = Decline an invitation or an offer; take your own back
example-decline = For instance `/decline`, or `/decline table:oak-7` where two tables wait for you.
command-cancel = Call the game off: alone before the first play, later if the other one agrees
example-cancel = After `/cancel` the other one answers `/accept` or `/decline`. What is called off counts nothing, all games of the match included; `/resign` gives a game up. A money session that is ended so keeps its score; only the game that was begun counts nothing.
command-rematch = Play the same once more against the same opponent
example-rematch = After a game or a match: `/rematch`. The other one answers `/accept`, or `/rematch` as well.
command-roll = Roll the dice, where you might double instead
example-roll = Where there is nothing to decide before the roll, the dice are thrown for you.
command-move = Play your roll
option-move-play = The moves, like 13/9 9/3, or the number of a play in the list of `/moves`
example-move = For instance `/move 13/9 9/3`, `/move 8/5(2)`, `/move bar/20`, `/move 6/off`; points are your own, 24 down to 1. `/move 3` is the third play that `/moves` has listed.
command-moves = List the legal plays of your roll
option-moves-start = Only plays that begin like this: 13 or 13/9
option-moves-picture = on: show where each play leads, too; otherwise off
example-moves = For instance `/moves`, or `/moves 13` for the plays that move a checker from your 13-point; `/moves picture:on` shows where each leads.
command-enter = Put your play together: choose a checker, then where it goes
option-enter-step = A checker, like 13 or bar, or a whole step, like 13/9 or 13/9/3
option-enter-die = Which die makes that step, where both could
example-enter = For instance `/enter`, then `/enter 13` for the checker on your 13-point, then `/enter 13/9`. You see the board so far; `/undo` takes a step back, and nothing counts before `/confirm`.
command-undo = Take back your last step, or your last play while no dice have fallen since
example-undo = After `/enter 13/9`, or after a play where the other one might double before rolling: `/undo`. Later `/takeback` asks for it.
command-takeback = Ask to play your last turn anew
example-takeback = After `/takeback` the other one answers `/accept` or `/decline`. The dice that have fallen since your play stay as they are: they fall again in the same order.
command-confirm = Play what you have put together
example-confirm = After the last step of `/enter`, or after `/move 13/9 9/3` where you have chosen `/settings confirm:on`: `/confirm`.
command-double = Offer the doubling cube instead of rolling
example-double = Before your roll, where the cube is in the middle or yours: `/double`. The other one takes or drops.
command-take = Take the double and play on for twice the stake
option-take-sure = yes: I mean it, though it may decide the match
example-take = After a double: `/take`. The cube is yours then.
command-drop = Refuse the double and lose what the game was worth
option-drop-sure = yes: I mean it, though it may decide the match
example-drop = After a double: `/drop`.
command-beaver = In a money session with beavers: take the double, and double on at once
example-beaver = After a double, `/beaver` doubles the cube once more, and it is yours. The one who doubled takes that and plays on, or drops and loses what the double alone would have made of the game; with raccoons he may `/beaver` once more, and the cube stays yours.
command-resign = Offer to lose this game; the most that it can cost is lost at once, if you are sure
option-resign-value = single (default), gammon or double, backgammon or triple, quadruple; or session
option-resign-sure = yes: I mean it, though nobody is asked then
example-resign = For instance `/resign` or `/resign gammon`; the other one may `/accept` or `/decline`, and until then `/decline` takes it back. Nobody is asked whether he accepts the most that a game can count, or the match: that ends it at once, when you have said so once more. `/resign session` leaves a money session: where no play was made in the game that has begun, at once and at no cost; otherwise it offers a single game too.
command-order = Leave a decision to me for the rest of this game
option-order-order = take or drop: how the next double is answered; roll: without doubling; none: ask me again
option-order-sure = yes: I mean it, though it may decide the match
example-order = For instance `/order take` before you go to bed, or `/order roll` where you will not double. Only you see it, and it ends with the game.
command-auto = Let me bear off for you once nobody can get in your way
option-auto-state = on (default) or off
example-auto = `/auto` bears off the most checkers it can and leaves the best chances for the next roll; `/auto off` ends it.
command-goon = After a won game of Tric-Trac: play on from its position
example-goon = In a series, `/goon` keeps the position and what you have over 12 points; `/fresh` sets up anew.
command-fresh = After a won game of Tric-Trac: set the board up anew
example-fresh = In a series, `/fresh` begins a new game with a new throw for the opening.
command-claim = Win the match, when the other one's time is up
example-claim = When the time of the one to decide is up, the other one may `/claim` or go on waiting. The clock is that of the whole match, so a claim ends the match: you have won it, and the game counts as a single one at the stake of the cube. A money session ends with it too, and its score stays. Whoever has claimed nothing yet plays on as soon as the other one moves.
command-here = Bring a game of yours to this channel, where both of you go on
example-here = For instance `/here table:oak-7`. Where I can no longer write, or one of the two has left, a game rests and no clock runs, until it is brought to another channel so.
command-endtable = For those who look after the channel: end a table without a result
option-endtable-sure = yes: I mean it, though nobody can take it back
example-endtable = For instance `/endtable table:oak-7`. On Discord this takes the permission to manage the channel or the server, on Matrix the right to remove the messages of others. Players call a game off with `/cancel`.
command-board = Show the board, now or at an earlier move
option-board-move = The number of a move, counted through the whole match
option-board-id = A position of Backgammon from another program: GNU Backgammon's position id, or an XGID
example-board = For instance `/board`, `/board 12` for the board of move 12, or `/board table:oak-7`.
command-replay = Show a game as it was played
option-replay-form = film (default) runs by itself; strip shows the last boards in two columns
option-replay-game = Which game of a match; otherwise the latest
example-replay = For instance `/replay`, `/replay strip`, or `/replay game:2` for the second game of a match.
command-games = List the open tables of this place
example-games = For instance `/games`.
command-match = Show the score sheet: every game of the match with its result
example-match = `/match`, or `/match table:oak-7` for another table, also one that is finished.
command-history = List your finished games in this channel
example-history = `/match table:NAME` and `/replay table:NAME` show one of them again.
command-export = Give the match as a file: Backgammon for other programs, every game as text
example-export = `/export`, or `/export table:oak-7`. Backgammon comes as a `.mat` file, which GNU Backgammon and eXtreme Gammon open, with the ids of the position.
command-cube = Explain where the doubling cube stands and who may double
example-cube = `/cube` tells what a win counts now.
command-about = Tell what this bot is
example-about = The version and the licence.
command-pips = Count the pips that both have to go
example-pips = For instance `/pips`.
command-odds = How often a checker gets so far: the hit table
option-odds-distance = The distance in pips, 1 to 24
example-odds = For instance `/odds 6`: how many of the 36 rolls hit a blot 6 pips away, here and in general.
command-opening = Show how a roll is opened in Backgammon
option-opening-roll = The roll, like 3-1
example-opening = For instance `/opening 3-1` or `/opening 21`.
command-rules = Explain the rules of a game
option-rules-game = Which game; without it the one you are playing
example-rules = For instance `/rules portes`.
command-pass = Drop a double; otherwise turns pass by themselves
option-pass-sure = yes: I mean it, though it may decide the match
example-pass = Where a double is offered, `/pass` means `/drop`.
command-vacation = Let your clocks stand still while you are away
option-vacation-days = How many days from now on; 0 ends it, and without a number you see what is left
example-vacation = For instance `/vacation 10`: at all your tables your clock stands still for 10 days from now on, wherever it is your turn. You have 30 days for a calendar year (UTC). Nobody needs to be away to the end: you may play meanwhile, and `/vacation 0` ends it.
command-settings = Choose how you see the boards, and your language
option-settings-theme = How the pictures look; three of the themes need no colours
option-settings-home = The side on which your home board is drawn
option-settings-numbers = own: 24 to 1; ravensburger: 1 to 12 and 1A to 12A, in what you write too
option-settings-reminders = Before your time is up: all (channel and direct message), channel, or off
option-settings-boards = Pictures, or text in their place
option-settings-confirm = on: a play that you type is shown to you before it counts
option-settings-rolls = auto: from your next game on I roll where you could double; ask: you roll yourself
option-settings-language = The language in which I write to you; auto: the one that your client tells
option-settings-channel = For those who keep order: the language of this channel; auto: that of the one to move
example-settings = For instance `/settings theme:night`, or `/settings home:left boards:text`. In the channel the board is drawn for the one to move.
command-help = Tell how to begin, show all commands, or explain one
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
    [played] has played { $roll }
   *[no] to decide
}.
alt-over = The game is over.
alt-replay = Game { $number } as it was played, in { $count ->
    [one] one picture:
   *[other] { $count } pictures. The last one:
}
alt-candidates = The boards that these plays lead to: { $plays }.
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
alt-crawford = This is the Crawford game: nobody doubles in it.
alt-cube = { $state ->
    [centred] The cube is in the middle{ $value ->
        [1] { "" }
       *[other] , at { $value }
    }.
    [offered] The cube is offered at { $value }.
    [dead] The cube stands at { $value } with { $who }, and nobody may turn it any more.
   *[owned] { $who } owns the cube at { $value }.
}
alt-score = White { $white }, Black { $black }, in a match to { $length }.
alt-clock = Time left: White { $white }, Black { $black }.
alt-points = Points in this game: White { $white }, Black { $black }, of 12.
alt-doublets = Doublets in this game: White { $white }, Black { $black }.

## The rules, a page each

rules-backgammon =
    __Backgammon.__ Each side has 15 checkers and moves them home: from the 24-point down to the 1-point of its own numbering, the two players in opposite directions. Start: 2 on the 24, 5 on the 13, 3 on the 8, 5 on the 6.
    __Opening.__ Each throws one die; the higher one begins and plays both numbers.
    __Moving.__ Each die moves one checker, both may move the same one; a doublet is played four times. A checker may land anywhere but on a point that the opponent holds with two or more checkers. Play both dice if you can; if only one can be played, the higher if possible.
    __Hitting.__ A single checker of the opponent on the point where you land is hit and goes to the bar. Whoever has a checker on the bar must first enter it with a die, counted from the 24-point: a 6 enters on 19.
    __Bearing off.__ With all checkers on the points 6 to 1 you bear off: a die takes a checker from the point of its number; where none stands there or behind, from the highest point.
    __Winning.__ Who has borne off all 15 wins. If the loser has none off it is a gammon (2), and with a checker left on the bar or in the winner's home a backgammon (3).
    __The cube.__ Before your roll you may `/double` the stake; the other one may `/take` it and then alone may double next, or `/drop` and lose the stake as it was.
rules-portes =
    __Portes__ is the Greek backgammon. Each side has 15 checkers and moves them home: from the 24-point down to the 1-point of its own numbering, the two players in opposite directions. Start: 2 on the 24, 5 on the 13, 3 on the 8, 5 on the 6.
    __Opening.__ Each throws one die; the higher one begins and throws both dice anew.
    __Moving.__ Each die moves one checker, both may move the same one; a doublet is played four times. A checker may land anywhere but on a point that the opponent holds with two or more checkers. Play both dice if you can; if only one of them can be played, choose which.
    __Hitting.__ A single checker of the opponent on the point where you land is hit and goes to the bar. Whoever has a checker on the bar must first enter it with a die, counted from the 24-point: a 6 enters on 19.
    __Bearing off.__ With all checkers on the points 6 to 1 you bear off: a die takes a checker from the point of its number; where none stands there or behind, from the highest point.
    __Winning.__ Who has borne off all 15 wins: 1 point, or 2 where the loser has none off. There is no doubling cube.
rules-plakoto =
    __Plakoto__ is the Greek game of pinning. All 15 checkers of each side stand on its own 24-point and move home, down to the 1-point of its own numbering, the two players in opposite directions. Nothing is hit, and there is no bar.
    __Opening.__ Each throws one die; the higher one begins and throws both dice anew.
    __Moving.__ Each die moves one checker, both may move the same one; a doublet is played four times. Closed to you are points with two or more checkers of the opponent, and points where he has pinned you. Play both dice if you can; if only one of them can be played, choose which.
    __Pinning.__ Land on a single checker of the opponent and it is pinned: it cannot move until you leave the point.
    __The mother.__ The last checker on a player's own 24-point is the mother. Pin the opponent's mother while none of your own checkers stands on your start any more, and you win at once, 2 points. If both mothers are pinned, the game is a draw.
    __Bearing off.__ With all checkers on the points 6 to 1, none of them pinned, you bear off: a die takes a checker from the point of its number; where none stands there or behind, from the highest point.
    __Winning.__ Who has borne off all 15 wins: 1 point, or 2 where the loser has none off. There is no doubling cube.
    __In the picture__ a star marks the mother. On a pin the lower checker is drawn at the edge; where not all checkers are drawn, a number on each colour counts that colour alone.
rules-fevga =
    __Fevga__ is the Greek running game. All 15 checkers of each side stand on its own 24-point; both sides run the same way round, their starts on opposite corners: your 24-point is the opponent's 12. One checker alone holds a point: nothing is hit or pinned.
    __Opening.__ Each throws one die; the higher one begins and throws both dice anew.
    __The first checker.__ Bring one checker past the opponent's start, to your 11-point or beyond, before any other may move.
    __Moving.__ Each die moves one checker, both may move the same one; a doublet is played four times. You cannot land where the opponent has a checker. Play both dice if you can; if only one can be played, the higher if possible.
    __Walls.__ Never hold all six points of your start quarter, 24 to 19, not even in the middle of a roll. Elsewhere six in a row are allowed; but when all 15 checkers of the opponent stand right behind your six, your next roll has to open one of them, if it can.
    __Bearing off.__ With all checkers on the points 6 to 1 you bear off: a die takes a checker from the point of its number; where none stands there or behind, from the highest point.
    __Winning.__ Who has borne off all 15 wins: 1 point, or 2 where the loser has none off. There is no doubling cube.
rules-tavli =
    __Tavli__ is the Greek match of three games that take turns: Portes, Plakoto, Fevga, and again Portes, until somebody has 3, 5 or 7 points (`match:`, else 5).
    __Opening.__ In the first game each throws one die, and the higher one begins and throws both dice anew. Every later game is opened by the winner of the last one that was decided.
    __Scoring.__ A game counts 1 point, or 2 where the loser has borne none off or his mother checker is caught. A drawn game of Plakoto counts nothing. There is no doubling cube.
    `/rules portes`, `/rules plakoto` and `/rules fevga` explain the games.
rules-tric-trac =
    __Tric-Trac__ is played for points, by the rules of the German Tricktrack: who first has 12 points wins the game. All 15 checkers of each side stand on its own 24-point and move down to the 1-point of its own numbering, the two players in opposite directions.
    __Opening.__ Each throws two dice; the higher total begins and plays that throw.
    __Moving.__ Each die moves one checker, or both the same one. A doublet too is two moves, and then you roll again. Play both numbers if you can. While checkers stand on your 24-point only they may move, and what they bring out in the same roll. Points with two or more checkers of the opponent are closed.
    __Points.__ A single checker of the opponent is hit: 1 point, and it goes back to its start. A checker that reaches the 1-point is borne off, at any time: 1 point. On the two starts nothing is hit and nothing is closed.
    __The corner__ (Hucke), your 13-point, is taken by two checkers in one roll and left by the last two in one roll; one never stands there alone. The opponent's corner, your 12-point, is closed to you. If a roll would bring two checkers onto the opponent's empty corner and none naturally onto your own empty one, they may go one step less each, into your corner.
    __The grand bridge:__ two checkers or more on each of your points 18 to 13. It scores 2 when it is completed, and 2 after every later roll of yours that leaves it standing.
    __Winning.__ With 12 points the game ends at once. It counts 1 where the loser has 7 or more, 2 with 3 to 6, 3 with 1 or 2, and 4 with none. In a series (`match:12` is twelve games) the winner chooses: `/goon` from the position with what he has over, or `/fresh`.
    __In the picture__ a frame around a number marks a corner; “7 / 12 points” beside a name is that player's points in this game.
rules-puff =
    __Puff__ begins with an empty board: each side has its 15 checkers in hand and runs from its 24-point down to the 1-point of its own numbering, the two players in opposite directions.
    __Opening.__ Each throws two dice; the higher total begins and throws anew.
    __Entering.__ A die enters a checker, counted from the 24-point: a 6 enters on 19, written `hand/19`. Nothing else moves until all 15 are in.
    __The lower number first.__ Always play the lower number first; if it cannot be played, the higher one may not be either.
    __Doublets.__ Your first doublet is played twice with the number on top and then, if you like, up to twice with the number below (7 less the number). From your second doublet of the game on it is four times on top and, if you like, up to four times below. The number below is played only after all of the top; and after every doublet you roll again.
    __Hitting.__ A single checker of the opponent is hit and has to enter again before he moves anything else. A point with two or more is closed.
    __Bearing off.__ With all checkers on the points 6 to 1 you bear off: a die takes a checker from the point of its number; where none stands there or behind, from the highest point.
    __Winning.__ Who has borne off all 15 wins: 1 point.
    __In the picture__ the left trough holds the hands, and two little dice beside a name count the doublets.

## The terminal

console-welcome =
    Welcome to the kafenio. Everybody speaks on this keyboard: a line "name: text" is name speaking.
    Begin with "alice: /newgame portes @bob", then "bob: /accept". /help tells the rest; Ctrl-D leaves, the games stay.
console-waits = What was done is stored. What there is to say about it comes after your next line.

## Plays that are not legal

illegal-too-long = That is longer than any play. Write the moves of one roll, like `/move 13/9 9/3`.
illegal-unreadable = I cannot read “{ $word }” as a move. Write where a checker stands and where it goes, like { $numbers ->
    [printed] `12A/8A`, { $bar } or `6/off`, in the numbers of the printed board
   *[own] `13/9`, { $bar } or `6/off`
}.
illegal-nothing-legal = This roll cannot be played at all.
illegal-no-checker = { $place ->
    [bar] You have no checker on the bar.
   *[point] You have no checker on your { $from }-point that could move so.
}
illegal-backwards = { $step } goes backwards: your checkers { $numbers ->
    [printed] run the other way
   *[own] move from higher points to lower ones
}.
illegal-enter-first = { $waiting ->
    [one] Your checker on the bar has to enter first
   *[other] Your { $waiting } checkers on the bar have to enter first
}, like { $example }.
illegal-blocked = { $step } is blocked: { $other } holds your { $to }-point with { $held ->
    [one] one checker
    [2] two checkers
    [3] three checkers
    [4] four checkers
    [5] five checkers
   *[other] { $held } checkers
}.
illegal-not-a-die = { $step } does not fit your dice{ $left ->
    [none] : they are used up.
   *[some] : you have { $dice } left for it.
}
illegal-too-many = That is more than you rolled: { $dice ->
    [one] only one number is yours to play.
   *[other] { $dice } numbers are yours to play.
}
illegal-not-all-home = You cannot bear off yet: { $place ->
    [bar] you have a checker on the bar.
   *[point] you have a checker on your { $farthest }-point, and all must be on 6 to 1 first.
}
illegal-higher-first = The { $die } cannot bear off from your { $from }-point while a checker stands behind, on your { $higher }-point.
illegal-must-use-both = Both numbers can be played, so both have to be; this play would leave one unused. `/moves` lists what is legal.
illegal-must-use-more = This plays { $used ->
    [0] none of your numbers
    [one] one number
   *[other] { $used } numbers
}, but { $could } can be played and have to be. `/moves` lists what is legal.
illegal-must-use-higher = Only one of the numbers can be played, and then it has to be the higher, the { $die }.
illegal-higher-or-nothing = By the rules of this table the higher number, the { $die }, is played or nothing at all.
illegal-lower-first = The lower number, the { $die }, has to be played first.
illegal-top-first = The { $die } from below the dice is played only after all of the number on top.
illegal-hit-and-run = The checker that has hit on your { $at }-point has to stay there for this roll.
illegal-pinned = Your checker on your { $at }-point is pinned by { $other } and cannot move.
illegal-pinned-stops = You cannot bear off while your checker on your { $at }-point is pinned.
illegal-over-already = The game ends with the move to { $to }; nothing can be played after it.
illegal-runner-first = Until your first checker has passed { $runner ->
   *[other] the start of the other side, only it may move; it stands on your { $runner }-point
}.
illegal-full-start-quarter = With a checker on your { $to }-point you would hold all six points of your start quarter, which is not allowed.
illegal-must-open = { $other } could not move any more: you have to open one of your points { $points }.
illegal-start-first = { $waiting ->
    [one] The last checker on your start has to move first.
   *[other] The { $waiting } checkers on your start have to move first.
}
illegal-opponents-corner = The corner of { $other } is closed to you.
illegal-alone-in-corner = No checker stands alone in your corner: two go in together, and two leave it together.
illegal-ambiguous = That can be played in more than one way: { $plays }. Write out which you mean.
illegal-not-together = Each of these moves could be made, but not all of them with this roll. `/moves` lists what is legal.

## On Discord

discord-may-not-post = I may not post in this channel: I lack { $missing }. { $sees ->
    [no] Until then no game can be played here; one that rests here goes on with the next play after that.
   *[yes] Until then I send the turns as direct messages.
} { $mend ->
    [yes] You can grant it in the channel's settings, or for the whole server with this link:
   *[no] Somebody who manages the server can grant it.
}
discord-may-not-open = I may not open a thread in this channel: I lack { $missing }. Until then the game stays in the channel. { $mend ->
    [yes] You can grant it in the channel's settings, or for the whole server with this link:
   *[no] Somebody who manages the server can grant it.
}
discord-may-not-attach = I may write in this channel, but post no pictures: I lack { $missing }. Until then boards are text here. { $mend ->
    [yes] You can grant it in the channel's settings, or for the whole server with this link:
   *[no] Somebody who manages the server can grant it.
}
discord-alone = Only you and I read this. A game needs a channel where the other one is too: give the command there.
discord-done = Done: the channel has it.
discord-stranger = I am no member here, so I could not post the turns of a game. Somebody who manages a server can add me to it with this link:
discord-from-channel = I may not post this where you play. For the buttons give `/board` in
option-table = The table, like oak-7, where you have several

## Names of commands, of their options, and of the words that options take

# Commands. Discord wants them in lower case. `.also` lists other names that are understood.
command-newgame = newgame
command-accept = accept
command-decline = decline
command-cancel = cancel
command-rematch = rematch
command-roll = roll
command-move = move
command-moves = moves
command-enter = enter
command-undo = undo
command-confirm = confirm
command-double = double
command-take = take
command-drop = drop
command-resign = resign
command-takeback = takeback
command-claim = claim
command-vacation = vacation
command-here = here
command-endtable = endtable
command-beaver = beaver
command-order = order
command-auto = auto
command-goon = goon
command-fresh = fresh
command-board = board
command-replay = replay
command-games = games
command-match = match
command-history = history
command-cube = cube
command-export = export
command-pips = pips
command-odds = odds
command-opening = opening
command-rules = rules
command-pass = pass
command-settings = settings
command-help = help
command-about = about

# Options of commands.
option-name-table = table
option-name-game = game
option-name-opponent = opponent
option-name-match = match
option-name-clock = clock
option-name-cube = cube
option-name-rules = rules
option-name-jacoby = jacoby
option-name-beavers = beavers
option-name-raccoons = raccoons
option-name-autodoubles = autodoubles
option-name-thread = thread
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
option-name-reminders = reminders
option-name-language = language
option-name-channel = channel
option-name-command = command
option-name-days = days
option-name-sure = sure
option-name-id = id

# Words that options take.
word-on = on
word-off = off
word-yes = yes
word-money = money
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
word-english = english
word-german = german
word-greek = greek
