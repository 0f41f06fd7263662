/** Forms that no suffix rule brings together. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    said: 'say',
    says: 'say',
    told: 'tell',
    went: 'go',
    gone: 'go',
    goes: 'go',
    felt: 'feel',
    got: 'get',
    gotten: 'get',
    gave: 'giv',
    given: 'giv',
    took: 'tak',
    taken: 'tak',
    made: 'mak',
    came: 'com',
    thought: 'think',
    knew: 'know',
    known: 'know',
    left: 'leav',
    lost: 'los',
    loss: 'los',
    kept: 'keep',
    paid: 'pay',
    spoke: 'speak',
    spoken: 'speak',
    wrote: 'writ',
    written: 'writ',
    broke: 'break',
    broken: 'break',
    stole: 'steal',
    stolen: 'steal',
    sent: 'send',
    lent: 'lend',
    borrowed: 'borrow',
    owed: 'ow',
    owes: 'ow',
    forgot: 'forget',
    forgotten: 'forget',
    hid: 'hid',
    hurt: 'hurt',
    lied: 'lie',
    lying: 'lie',
    lies: 'lie',
    died: 'die',
    dying: 'die',
    dies: 'die',
    death: 'die',
    dead: 'die',
    kids: 'kid',
    children: 'child',
    people: 'people',
    men: 'man',
    women: 'woman',
    wives: 'wife',
    lives: 'life',
    feet: 'foot',
    taught: 'teach',
    bought: 'buy',
    sold: 'sell',
    met: 'meet',
    found: 'find',
    heard: 'hear',
    held: 'hold',
    led: 'lead',
    slept: 'sleep',
    sang: 'sing',
    sung: 'sing',
    froze: 'freez',
    frozen: 'freez',
    threw: 'throw',
    ran: 'run',
    running: 'run',
    began: 'begin',
    worst: 'wors',
    worse: 'wors',
    better: 'better',
    was: 'be',
    were: 'be',
    is: 'be',
    are: 'be',
    am: 'be',
    been: 'be',
    had: 'hav',
    has: 'hav',
    have: 'hav',
    did: 'do',
    does: 'do',
    done: 'do',
    speech: 'speech',
    dishes: 'dish',
    boss: 'boss',
    class: 'class',
    business: 'business',
    address: 'address',
    always: 'always',
    news: 'news',
    less: 'less',
    stress: 'stress',
    press: 'press',
    process: 'process',
    yes: 'yes',
    this: 'this',
    bus: 'bus',
    thesis: 'thesis',
    does_not: 'do',
    series: 'series',
    kindness: 'kind',
    happiness: 'happy',
    sadness: 'sad',
    illness: 'ill',
    sick: 'ill',
    sickness: 'ill',
    anger: 'angry',
    angrily: 'angry',
    advice: 'advis',
    apologize: 'apolog',
    apologise: 'apolog',
    apology: 'apolog',
    apologies: 'apolog',
    apologizing: 'apolog',
    apologized: 'apolog',
    sorry: 'sorry',
    grieving: 'grief',
    grieve: 'grief',
    diagnosed: 'diagnos',
    diagnosis: 'diagnos',
    wedding: 'wedding',
    meeting: 'meeting',
    meetings: 'meeting',
    nothing: 'nothing',
    something: 'something',
    anything: 'anything',
    everything: 'everything',
    during: 'during',
    morning: 'morning',
    evening: 'evening',
    evenings: 'evening',
    boring: 'bor',
    king: 'king',
    thing: 'thing',
    things: 'thing',
    bring: 'bring',
    sing: 'sing',
    ring: 'ring',
    string: 'string',
    spring: 'spring',
    need: 'need',
    feed: 'feed',
    speed: 'speed',
    indeed: 'indeed',
    red: 'red',
    bed: 'bed',
    hundred: 'hundred',
    embarrassed: 'embarrass',
    embarrassing: 'embarrass',
    embarassed: 'embarrass',
    presentation: 'present',
    presentations: 'present',
    presenting: 'present',
    presented: 'present',
    conversations: 'convers',
    promotion: 'promot',
    refusal: 'refus',
    relationship: 'relation',
  }),
)

const VOWEL = /[aeiouy]/

const undouble = (stem: string): string =>
  stem.length > 3 && stem.at(-1) === stem.at(-2) && !/[aeiouls]$/.test(stem) ? stem.slice(0, -1) : stem

const cutTail = (word: string): string => {
  if (word.length > 6 && word.endsWith('ation')) return word.slice(0, -5)
  if (word.length > 6 && word.endsWith('ment')) return word.slice(0, -4)
  if (word.length > 6 && word.endsWith('ness')) return word.slice(0, -4)
  if (word.length > 6 && word.endsWith('tion')) return word.slice(0, -3)
  if (word.length > 5 && word.endsWith('ly')) return word.slice(0, -2)
  return word
}

const cutEnding = (word: string): string => {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word) && word.length > 3) return cutEnding(word.slice(0, -1))
  if (word.endsWith('ied') && word.length > 4) return `${word.slice(0, -3)}y`
  if (word.endsWith('ing') && word.length > 5 && VOWEL.test(word.slice(0, -3))) return undouble(word.slice(0, -3))
  if (word.endsWith('ed') && word.length > 4 && VOWEL.test(word.slice(0, -2))) return undouble(word.slice(0, -2))
  return word
}

const cache = new Map<string, string>()
const CACHE = 4000

/** A light stem: brings common English forms of a word together, never leaves fewer than two letters. Lower case in and out. */
export const stem = (word: string): string => {
  const known = cache.get(word)
  if (known !== undefined) return known
  const found = stemAnew(word)
  if (cache.size < CACHE && word.length < 20) cache.set(word, found)
  return found
}

const stemAnew = (word: string): string => {
  const bare = word.endsWith("'s") ? word.slice(0, -2) : word
  const odd = IRREGULAR.get(bare)
  if (odd !== undefined) return odd
  if (bare.length < 4) return bare
  const cut = cutTail(cutEnding(bare))
  return cut.length > 3 && cut.endsWith('e') ? cut.slice(0, -1) : cut.length < 2 ? bare : cut
}
