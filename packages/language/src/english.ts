const list = (words: string): readonly string[] => words.trim().split(/\s+/)

/** Stop words. */
export const STOP: ReadonlySet<string> = new Set(
  list(`
a an the and or but so if then than that this these those there here it its it's i i'm i've i'd i'll me my mine myself you you're
you've you'll your yours we we're us our ours they they're they've them their he he's him his she she's her hers who whom whose which
what what's when where why how is am are was were be been being do does did doing done don't doesn't didn't can can't could couldn't will
won't would wouldn't should shouldn't may might must shall have haven't has hasn't had having isn't aren't wasn't weren't not no yes
of in on at to from by for with about into onto over under out up down off as like just really very so too also only even still
ever always again any some all each both more most much many few little bit lot kind sort get gets got getting go goes going went
want wants wanted wanting need needs needed say says said saying tell tells told telling know knows knew thing things something
anything everything nothing someone somebody anyone anybody everyone everybody way make makes made let lets let's ok well right
now please thanks thank hey hi hello because since while until though although however think thought feel feels feeling felt
try tries trying tried keep keeps kept take takes took come comes came give gives gave put one two first last same other another
such own else maybe probably actually basically literally honestly quite almost yet already soon today him's that's there's who's
where's how's we'll he'll she'll they'll it'll i'd you'd he'd she'd they'd we'd we've pretty kinda oh um uh lol haha btw help advice
figure idea person people day days time times week bring brings use word words
`),
)

/** Function words that identify English. */
export const ENGLISH: ReadonlySet<string> = new Set(
  list(`
the and to of a i in is it you that was for on are with my me he she they we be have this not but what how do can if so as at or from
by an no her him his their your our all would there about when which will who get go say tell need want know like just don't i'm
it's can't didn't doesn't been has had did does why where because should could than then them us out up some more after before
please thanks hello hi hey help work boss friend mom dad talk ask
`),
)
