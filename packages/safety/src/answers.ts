/** How somebody goes on after help: what an answer, pressed or written, means. */
export type Followed =
  | 'safe'
  | 'not-safe'
  | 'reached'
  | 'not-reached'
  | 'called'
  | 'not-called'
  | 'wont-help'
  | 'joking'
  | 'thanks'

/**
 * Only the writer can take a danger back, about what they wrote themself. "He was joking", "I'm not joking" and "it's not like that every
 * day" take nothing back.
 */
const TAKEN_BACK = new RegExp(
  `^(?!.*\\b(?:said|says)\\b)(?:(?:oh|ok(?:ay)?|no|nah|relax|sorry|lol|haha|well|hey),? )*(?:${[
    "(?:i'?m|i am|i was|we were|was) (?:just |only )?(?:joking|kidding)",
    '(?:just |only )?(?:joking|kidding)',
    "(?:(?:it'?s|it was|that'?s|that was) )?(?:just |only )?(?:a joke|a figure of speech)",
    "i didn'?t mean it(?: like that| that way)?",
    "i(?:'?m not| am not| was not| wasn'?t) (?:being )?serious",
    "you(?: have|'ve)? misunderstood(?: me)?",
    "(?:that'?s |it'?s )?not (?:what i mean[t]?|like that)",
    '(?:solo |sólo )?era (?:una )?broma',
    '(?:estaba )?brome(?:aba|ando)',
    'no es eso',
  ].join('|')})(?:[\\s,.!]+(?:sorry|lol|haha|obviously|of course|relax))*[\\s.!]*$`,
)

/** What somebody says who takes a joke back. */
const MEANT =
  /\b(?:not|wasn'?t) (?:joking|kidding|a joke)\b|\bi (?:really |do )?mean(?:t)? it\b|\bi lied\b|\bthat was a lie\b/

/** Whether a message says that what was said is meant, so that nothing said before it was a joke. */
export const isMeant = (text: string): boolean => MEANT.test(text.toLowerCase().replaceAll('’', "'"))

/** Ways to answer in English and Spanish. The order counts: who jokes or sees no use says so whatever the first word is. */
const ANSWERS: readonly (readonly [Followed | 'yes' | 'no', RegExp])[] = [
  ['not-safe', MEANT],
  ['joking', TAKEN_BACK],
  [
    'wont-help',
    /\b(?:won'?t help|no point|pointless|(?:the )?police|cops|no money|can'?t afford|on my own|not calling|don'?t want to call|can'?t call|no sirve|no ayuda|policía|sin dinero|no quiero llamar|no puedo llamar)\b/,
  ],
  ['not-safe', /\b(?:not (?:really )?safe|not sure|i don'?t know|idk|no sé|no estoy a salvo)\b/],
  ['no', /^(?:no|nope|nah|not (?:really|yet)|todavía no|aún no)\b/],
  [
    'safe',
    /\b(?:i'?m|i am|we'?re|we are|she'?s|he'?s|they'?re|everyone is|everybody is) (?:\w+ )?(?:safe|ok(?:ay)?|fine|all right)\b|^(?:safe|ok for now)\b|^(?:no one|nobody) is (?:hurt|in danger)\b|\b(?:estoy|estamos|está) (?:bien|a salvo)\b/,
  ],
  ['called', /\b(?:i|we) (?:just )?called\b|\b(?:ya llamé|llamé)\b/],
  ['thanks', /^(?:thanks|thank you|ty|gracias)\b/],
  ['yes', /^(?:yes|yeah|yep|yea|ok|okay|for now|sí|si|vale)(?=[\s,.!]|$)/],
]

// Whoever writes more than this has begun something new.
const MOST_LETTERS = 80

/**
 * What a short message says to our help; undefined for anything longer or else.
 * @param means what a bare yes and a bare no mean to the question that was asked
 */
export const followedBy = (text: string, [yes, no]: readonly [Followed, Followed]): Followed | undefined => {
  if (text.length > MOST_LETTERS) return undefined
  const plain = text.toLowerCase().replaceAll('’', "'").trim()
  const found = ANSWERS.find(([, pattern]) => pattern.test(plain))?.[0]
  if (found === 'yes') return yes
  return found === 'no' ? no : found
}
