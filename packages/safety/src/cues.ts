/**
 * Plain signs in a message's words that change what a dangerous word means: said of the past, denied, invented, asked by a
 * profession, joked. They decide nothing; the classifier weighs them.
 */
const PROFESSION =
  '(?:teacher|nurse|doctor|paramedic|volunteer|counselor|therapist|psychologist|pastor|priest|rabbi|imam|chaplain|officer|dispatcher|social worker|librarian|journalist|reporter|coach|medic|firefighter|emt|facilitator|advisor|advocate|midwife|moderator)'

const WORDS: Readonly<Record<string, string>> = {
  past: 'years? ago|decades ago|used to|as a (?:kid|child|teen|teenager|boy|girl)|when i was|growing up|back then|in (?:19|20)\\d\\d|in (?:college|high school)|long ago|last year|was a (?:kid|child|teen|teenager|boy|girl)|childhood|past',
  recovered:
    'healthy now|(?:am|is|are|doing) (?:ok|okay|fine|well|happy|better|good|safe) now|at peace|recovered|in recovery|survivor|(?:years|months) (?:free|clean|sober)|long behind|get help|got help',
  denied:
    '(?:not|never) (?:\\w+ ){0,2}(?:suicidal|danger|hurt|hit|touched|touch|harm|laid|kill|violent|abusive|die|unsafe)|no (?:abuse|danger|violence|marks)|would never|nothing like that',
  fiction:
    'novel|(?:my|the|in|a) chapter|chapter (?:one|two|three|four|five|six|seven|eight|nine|ten|[0-9]+)|(?:my|the) characters?|character i play|villain|detective|protagonist|screenplay|script|audition|monologue|lyrics|fanfic|act (?:one|two|three|[1-5])|short story|my (?:poem|play|song|film|story|hero)|in the (?:film|movie|play)|dnd|on stage|i (?:play|act) (?:a|an|the)|stage (?:husband|wife)|book club|memoir',
  play: 'scenes?|movies?|films?|theater|theatre|poem|songs?|games?|gaming|fortnite|minecraft|raid|episode|drama|stage|rehearsal|actor|actress|story|stories',
  profession: `(?:as|am) an? (?:\\w+ )?${PROFESSION}|${PROFESSION} here|our (?:volunteers|clients|patients|callers|students|hotline|helpline|shelter|unit|ward)|(?:a|the) (?:patient|client|caller)|training|workshop|staff`,
  topic:
    'awareness|prevention|fundraiser|essay|article|debate|thesis|research|documentary|podcast|lecture|policy|poster|sermon|museum|history|news|statistics|campaign',
  joke: 'lol|lmao|haha|hahaha|jk|kidding|joking|joke|jokes|funny',
  grief:
    'funeral|passed away|died|grief|mourning|condolences?|eulogy|widow|widower|memorial|obituary|killed himself|killed herself|took his own life|took her own life',
  now: 'tonight|right now|today|currently|this (?:morning|evening|minute)|anymore|every (?:day|night)|again',
  ask: 'how (?:do|can|should|would) (?:i|you|we)|what (?:do|should|can) i|help me|(?:can|could) you|write|wording|draft|email|reply|toast|speech',
  help: 'need help|get help|please help|can not stop|scared|afraid|terrified|ashamed|nobody knows|do not know what to do|what should i do',
  low: 'depressed|depression|hopeless|worthless|empty|numb|alone|lonely|burden|pointless|hate myself|give up|giving up|crying',
  harm: 'abuse|abused|abusive|violent|violence|assault|assaulted|rape|raped|molested|threatened|threatens|threatening|controlling',
  drugs: 'drinking|drunk|alcohol|alcoholic|addict|addicted|addiction|drugs|heroin|meth|cocaine|relapse|relapsed|sober',
  mind: 'voices|paranoid|schizophrenia|schizophrenic|bipolar|psychotic|hallucinations|delusions|manic|ptsd|flashbacks|trauma',
}

const CUES = Object.entries(WORDS).map(([name, words]): [string, RegExp] => [name, new RegExp(` (?:${words}) `)])
const PICTURE_OF_LAUGHTER = /[😂🤣💀😅]/u
const QUOTATION = /"[^"]{3,}"/

/** A message of so few words says little of what it is about. */
const BRIEF = 8
const LARGEST = 400
const share = (words: readonly string[], sought: ReadonlySet<string>): number =>
  words.filter((word) => sought.has(word)).length / Math.max(8, words.length)

const FIRST = new Set(['i', 'me', 'my', 'myself'])
const THIRD = new Set(['he', 'she', 'him', 'her', 'his', 'they', 'them', 'their'])
const NEGATION = new Set(['not', 'no', 'never', 'nobody', 'nothing'])

export const CUE_NAMES: readonly string[] = [
  ...CUES.map(([name]) => name),
  'quoted',
  'first',
  'third',
  'negation',
  'length',
  'brief',
]

/** The place of a cue among those of a text. */
export const cueAt = (name: string): number => CUE_NAMES.indexOf(name)

/** The cues of a readable text with its words, in the order of `CUE_NAMES`; each between 0 and about 1. */
export const cuesOf = (text: string, words: readonly string[]): number[] => {
  const spaced = ` ${words.join(' ')} `
  const found = CUES.map(([name, regExp]) => {
    const isLaughed = name === 'joke' && PICTURE_OF_LAUGHTER.test(text)
    return regExp.test(spaced) || isLaughed ? 1 : 0
  })
  return [
    ...found,
    QUOTATION.test(text) ? 1 : 0,
    4 * share(words, FIRST),
    4 * share(words, THIRD),
    4 * share(words, NEGATION),
    Math.log(1 + words.length) / Math.log(LARGEST),
    words.length < BRIEF ? 1 : 0,
  ]
}
