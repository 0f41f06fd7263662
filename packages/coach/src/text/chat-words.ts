/** Chat spellings and missing apostrophes that mean the same to every reader of ours; the safety reader opens them further. */
const EVERYWHERE = `
u: you | ur: your | r: are | y: why | idk: i don't know | idc: i don't care | rn: right now | bc: because
cuz: because | coz: because | cos: because | tbh: to be honest | imo: in my opinion | pls: please | plz: please
thx: thanks | ty: thank you | bf: boyfriend | gf: girlfriend | ppl: people | tmrw: tomorrow | tmr: tomorrow
tmw: tomorrow | tomorow: tomorrow | tommorow: tomorrow | tonite: tonight | gonna: going to | gunna: going to
wanna: want to | hafta: have to | gimme: give me | lemme: let me | kinda: kind of | sorta: sort of | abt: about
smth: something | sth: something | thru: through | tho: though | alot: a lot | im: i'm | ive: i've | dont: don't
doesnt: doesn't | didnt: didn't | cant: can't | cannot: can't | couldnt: couldn't | wont: won't | wouldnt: wouldn't
shouldnt: shouldn't | isnt: isn't | arent: aren't | wasnt: wasn't | werent: weren't | havent: haven't
hasnt: hasn't | hadnt: hadn't | aint: isn't | theyre: they're | theyll: they'll | theyve: they've | youre: you're
youve: you've | youll: you'll | shes: she's | hes: he's | whats: what's | thats: that's | theres: there's
wheres: where's | whos: who's | itll: it'll | thatll: that'll
`

/** Those that only the reading copy opens: the safety reader keeps its own eye on them. */
const READING_COPY = `
ya: you | yall: you all | k: ok | okay: ok | n: and | dunno: i don't know | tnx: thanks | tysm: thank you so much
msg: message | msgs: messages | convo: conversation | bday: birthday | bff: best friend | mil: mother-in-law
fil: father-in-law | sil: sister-in-law | bil: brother-in-law | tommorrow: tomorrow | wknd: weekend | gotta: have to
sb: somebody | wat: what | wut: what | wth: what the hell | wtf: what the fuck | omg: oh my god | prolly: probably
prob: probably | probs: probably | hw: homework | prof: professor | mngr: manager | mgr: manager | appt: appointment
collegue: colleague | collegues: colleagues | colleage: colleague | coleague: colleague | thier: their | hows: how's | lets: let's
`

/** Entries of a table "from: to", parted by bars or line ends. */
export const tableOf = (table: string): [string, string][] =>
  table
    .split(/[|\n]/)
    .map((line) => line.trim().split(/\s*:\s*/))
    .flatMap(([from, to]): [string, string][] => (from && to ? [[from, to]] : []))

/** Chat words that every reader opens alike. */
export const SHARED_WORDS: readonly [string, string][] = tableOf(EVERYWHERE)

/** Chat spellings and missing apostrophes, opened before any rule reads the text. Quotes keep the person's own spelling. */
export const CHAT_WORDS: ReadonlyMap<string, string> = new Map([...SHARED_WORDS, ...tableOf(READING_COPY)])

const BASE =
  'say|be|just|think|get|never|not|probably|cry|hate|kill|laugh|tell|ask|start|go|want|blow|freak|call|have|do|take|make|see|try|send|need|sleep|wait|write|text|stop|stay|leave|talk|use'
const OPENED = new RegExp(`^(?:${BASE})$`)

const OPENED_BEFORE: ReadonlyMap<string, string> = new Map([
  ['shell', "she'll"],
  ['hell', "he'll"],
  ['ill', "i'll"],
  ['id', "i'd"],
])

/** Whether a word may be a contraction, by what follows. */
export const mayOpen = (word: string): boolean => OPENED_BEFORE.has(word)

/** Words that are English as they stand and a contraction only before a verb: "shell say", "id like", "ill call". */
export const openBefore = (word: string, next: string): string | undefined => {
  if (!OPENED.test(next) && !/^(?:like|love|rather|also|prefer)$/.test(next)) return undefined
  return OPENED_BEFORE.get(word)
}
