/** Chat spellings and lost apostrophes, as the encoder and the patterns want them. Words with another sense stay out. */
const TABLE = `
i: I | u: you | ur: your | r: are | im: I'm | ive: I've | id: I'd | dont: don't | dnt: don't | cant: can't | cnt: can't
wont: won't | didnt: didn't | doesnt: doesn't | isnt: isn't | wasnt: wasn't | wouldnt: wouldn't | couldnt: couldn't
shouldnt: shouldn't | hasnt: hasn't | havent: haven't | hadnt: hadn't | arent: aren't | werent: weren't | aint: isn't
youre: you're | theyre: they're | theyd: they'd | theyll: they'll | theyve: they've | hes: he's | shes: she's
its: it's | itd: it would | thats: that's | whats: what's | whos: who's | theres: there's | youd: you'd | youll: you'll
wanna: want to | wannna: want to | gonna: going to | gona: going to | gon: going to | finna: going to | imma: I'm going to
ima: I'm going to | gotta: have to | tryna: trying to | outta: out of | dunno: don't know | idk: I don't know
idc: I don't care | ngl: honestly | tbh: honestly | rn: right now | tn: tonight | 2nite: tonight | 2night: tonight
tmrw: tomorrow | tmr: tomorrow | bc: because | cuz: because | coz: because | becuz: because | thru: through
tho: though | pls: please | plz: please | ppl: people | smth: something | sth: something | sb: somebody
sm1: someone | som1: someone | every1: everyone | any1: anyone | abt: about | b4: before | bf: boyfriend | gf: girlfriend
fr: for real | rly: really | srsly: seriously | ded: dead | diee: die | dieing: dying | dyin: dying | killin: killing
kil: kill | kll: kill | cuttin: cutting | cuting: cutting | hurtin: hurting | hittin: hitting | hiting: hitting
thinkin: thinking | feelin: feeling | goin: going | livin: living | bein: being | tryin: trying | nothin: nothing
somethin: something | agen: again | agian: again | meself: myself | alife: alive | lyf: life | nemore: anymore
evry: every | nobdy: nobody | sucide: suicide | suicde: suicide | suiside: suicide | sewerslide: suicide
sewercide: suicide | unaliving: killing | unalived: killed | unalive: kill | kms: kill myself | kmsing: killing myself
od: overdose | oding: overdosing | dissapear: disappear | disapear: disappear | frend: friend | freind: friend
mum: mom | mums: mom's | mam: mom | boi: boy | luv: love | hav: have | wat: what | wnt: want | wana: want to
`

/** One spelling to the words it stands for. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split(/\s\|\s|\n/)
    .map((entry): [string, string] => {
      const [from = '', to = ''] = entry.split(': ')
      return [from.trim(), to.trim()]
    }),
)
