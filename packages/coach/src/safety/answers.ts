/** How somebody goes on after first words: answers, doubts, withdraws, or turns to something else. */
export type Followed = 'safe' | 'not-safe' | 'wont-help' | 'joking' | 'misread' | 'thanks' | 'other'

/**
 * Ways to answer first words, in the twelve languages in which a crisis is read. The order counts: who jokes or sees no
 * use says so whatever the first word is, and a no comes before a yes. Texts are in lower case, accents as written.
 */
const ELSEWHERE =
  /^(?:(?:no|nah|nope|oh|omg|wait|lol|haha|sorry|what)[\s,.!]+)*i (?:just |only )?mean(?:t)?,? (?:(?:not )?(?:at|in|with|about|from|on|to|as in)\b|this\b|here\b|my\b|the\b)(?!.*\b(?:life|world|earth|alive|body|anymore|any more|tonight|pills?|bridge|bath|river|roof|gun|rope|at all)\b)/
/** Not for a joke: said of a place or a thing, and more than that is not in it. */
const NOT_LIKE_THAT =
  /\b(?:(?:not|nothing) (?:like|in) that(?: way| sense)?|that'?s not what i meant?|you misunderstood|got me wrong)\b/

const ANSWERS: readonly (readonly [Followed, readonly RegExp[]])[] = [
  [
    'joking',
    [
      /\b(?:jok(?:e|ing)|kidding|not serious|didn'?t mean it|just a figure of speech)\b/,
      /\b(?:broma|bromeaba|bromeando|blague|plaisant\w*|rigol\w*|scherz\w*|spaß|spass|scherzavo|scherzando|brincadeira|brincando)\b/,
      /冗談|농담|开玩笑|開玩笑|шучу|шутк|пошути|أمزح|مزاح|مزحة|मज़ाक|मजाक/,
    ],
  ],
  ['misread', [ELSEWHERE, NOT_LIKE_THAT]],
  [
    'wont-help',
    [
      /\b(?:won'?t help|wont do|no point|pointless|police|cops|no money|can'?t afford|manage (?:it )?(?:alone|myself|on my own)|too much effort|not calling|don'?t want to call)\b/,
      /\b(?:no sirve|no ayuda|policía|sin dinero|no quiero llamar|ne sert à rien|ça n'aide pas|ne veux pas appeler|bringt nichts|hilft nicht|polizei|nicht anrufen|non serve|polizia|non voglio chiamare|não adianta|não ajuda|polícia|não quero ligar)\b/,
      /意味がない|無駄|警察|소용없|경찰|没用|沒用|警察|не поможет|бесполезно|полици|لا فائدة|لن يساعد|الشرطة|फायदा नहीं|फ़ायदा नहीं|पुलिस/,
    ],
  ],
  [
    'not-safe',
    [
      /^(?:no|nope|not really|i don'?t know|idk|not safe|i'?m not)\b/,
      /^(?:no sé|no estoy|non|je ne sais pas|nein|nicht|ich weiß nicht|non lo so|não|nao|não sei)(?=[\s,.!]|$)/,
      /^(?:いいえ|いや|わからない|아니|아뇨|몰라|모르겠|不|没有|沒有|нет|не знаю|لا(?=[\s،.!]|$)|नहीं|पता नहीं)/,
    ],
  ],
  [
    'safe',
    [
      /^(?:yes|yeah|yep|ok(?:ay)?|i am|i'?m safe|safe|for now)\b|\bi(?:'?m| am) (?:safe|ok(?:ay)?|fine)\b|\b(?:i )?called\b/,
      /^(?:sí|si|estoy bien|ya llamé|oui|ça va|ja|mir geht es gut|sì|sto bene|sim|estou bem|já liguei)(?=[\s,.!]|$)/,
      /^(?:はい|大丈夫|네|예|응|괜찮|是|好|我没事|我沒事|да(?=[\s,.!]|$)|нормально|نعم|أنا بخير|हाँ|हां|ठीक हूँ|ठीक हूं)/,
    ],
  ],
  [
    'thanks',
    [
      /^(?:thanks|thank you|ty)\b/,
      /^(?:gracias|merci|danke|grazie|obrigad[oa])(?=[\s,.!]|$)|^(?:ありがとう|고마|감사|谢谢|謝謝|спасибо|شكر|धन्यवाद|शुक्रिया)/,
    ],
  ],
]

/** A yes to the check that we made, or half of one. */
const YES: readonly RegExp[] = [
  /^(?:yes|yeah|yep|yea|maybe|kind of|kinda|sort of|sometimes|a (?:bit|little)|i am|i think so|it is|darker)\b/,
  /^(?:sí|si|quizás|a veces|oui|peut-être|parfois|ja|vielleicht|manchmal|sì|forse|a volte|sim|talvez|às vezes)(?=[\s,.!]|$)/,
  /^(?:はい|たぶん|ときどき|네|예|응|가끔|아마|是|也许|也許|有时|有時|да(?=[\s,.!]|$)|может быть|иногда|نعم|ربما|أحيانا|हाँ|हां|शायद|कभी कभी)/,
]
const FINE_THOUGH =
  /\b(?:fine|ok(?:ay)?|safe|tired|joking|kidding|bien|cansad[oa]|fatigué\w*|müde|gut|stanc[oa]|bene|bem)\b|大丈夫|疲れた|괜찮|피곤|没事|累|устал|нормально|بخير|متعب|ठीक|थक/

/** Plain copy of a short answer. */
const plainOf = (text: string): string => text.toLowerCase().replaceAll('’', "'").trim()

// Whoever takes it back and goes on has said more than that: the rest is read as what it is.
const SHORT = 60

/** What a short message says to our first words; anything longer is a new topic. */
export const followedBy = (text: string): Followed => {
  if (text.length > SHORT) return 'other'
  const plain = plainOf(text)
  return ANSWERS.find(([, patterns]) => patterns.some((pattern) => pattern.test(plain)))?.[0] ?? 'other'
}

/** Whether a message says yes to the check, without saying in the same breath that all is well. */
export const confirms = (text: string): boolean => {
  const plain = plainOf(text)
  return YES.some((pattern) => pattern.test(plain)) && !FINE_THOUGH.test(plain)
}
