/** Coarse wishes and positions that single words do not carry: asking or being asked, my deed or theirs. */
const INTENTS: readonly [string, RegExp][] = [
  [
    '%no',
    /\b(?:say(?:ing)? no|tell (?:him|her|them|(?:my|the|our) \w+(?: \w+)?) no(?! one)\b|said no|declin\w+|turn\w* (?:\w+ )?down|refus\w+|don't want to|do not want to|get out of|skip(?![ -]level)|back out|i can't (?:come|make|do|go)|won't be able|boundar\w+|push back|no to)\b/,
  ],
  [
    '%ask',
    /\b(?:(?:how (?:do|can|should) i|need to|want to|have to|can i|should i|afraid to|scared to|can't|to|could i) ask|ask (?:my|for|a|him|her|them|someone|somebody|people|the)|request|get (?:him|her|them) to|need (?:him|her|them|my \w+) to)\b/,
  ],
  [
    '%asked',
    /\b(?:(?:he|she|they|who|friend|boss|mom|sister|brother|cousin|client|church|people|someone|everyone) (?:asked|asks|wants?|keeps? asking|expects?|begs?|pressures?)|asked me|asks me|want(?:s|ed)? (?:me|us) to|asked (?:us|to)|signs? me up|volunteers? me|keeps? giving me|piling)\b/,
  ],
  [
    '%mine',
    /\bi (?:\w+ )?(?:forgot|snapped|yelled|shouted|broke|lost|missed|ruined|lied|hurt|deleted|wiped|messed|screwed|dropped|sent the wrong|said something|was late|blew|overreacted|cheated|let (?:\w+ ){1,2}down|told (?:someone|somebody|a secret)|blamed|promised|wrecked|called (?:him|her|them))\b/,
  ],
  [
    '%theirs',
    /\b(?:(?:he|she|they|it|who|husband|wife|mom|dad|friend|boss|roommate|neighbou?r|coworker|colleague|partner|son|daughter|sister|brother|people|guy) (?:never|always|keeps?|won't|doesn't|don't|only|just|still|constantly)|wont stop|won't stop)\b/,
  ],
  [
    '%said',
    /\b(?:(?:he|she|they|people|everyone|boss|manager|wife|husband|mom|somebody|someone|team|who) (?:say|says|said|told me|tell me|tells me|thinks?|calls? me|called me)|told me|tell me (?:i|that|to))\b/,
  ],
  [
    '%tell',
    /\b(?:(?:have|need|how do i|how do we|want|must|going|should i|scared|afraid|can i) ?(?:to )?(?:tell|explain|let \w+ know|break|announce|inform|confess|admit|bring)|telling|announc\w+)\b/,
  ],
  [
    '%write',
    /\b(?:writ\w+|wrote|e-?mails?|letter|note|message|draft|text (?:him|her|them|back)|in writing|reply|post)\b/,
  ],
  [
    '%comfort',
    /\b(?:comfort\w*|be there for|what (?:do|to|should) (?:i )?(?:say|write)(?: to)? (?:someone|somebody|her|him|them|a|my)|cheer|support(?:ing)? (?:him|her|them|my|a)|don't know what to say)\b/,
  ],
  [
    '%self',
    /\bi (?:always|never|keep|can't stop|talk|speak|sound|say|ramble|freeze|mumble|stutter|get (?:so )?nervous)\b|\bmy (?:voice|hands|mind|heart|accent|speech|emails?|slides|update|updates)\b|\b(?:people|everyone|they) (?:tell|say|keep|ask)\w* (?:me|i|my)\b/,
  ],
  [
    '%end',
    /\b(?:quit\w*|resign\w*|break(?:ing)? up|broke up|end (?:it|things|the)|leav(?:e|ing) (?:him|her|my|the)|move out|two weeks|hang up|let (?:\w+ ){1,4}go)\b/,
  ],
  ['%off', /\b(?:days?|week|afternoon|morning|shift|(?:mon|tues|wednes|thurs|fri|satur|sun)day) off\b|\btime off\b/],
  [
    '%money',
    /[$£€]\s?\d|\b\d+k\b|\b(?:money|dollars|bucks|pay|paid|rent|salary|loan|lend|lent|owe[sd]?|price|fee|rates?|raise|cost|bill|afford)\b/,
  ],
  [
    '%sorry',
    /\b(?:apologi[sz]\w*|apology|say(?:ing)? (?:i'm |i am )?sorry|i feel (?:bad|terrible|awful|guilty)|make (?:it|things) (?:right|up|good)|make amends|i didn't mean)\b/,
  ],
  // "came" and "out" are small words, and together they are the matter
  ['%came-out', /\b(?:came|comes|coming) out to (?:me|us)\b/],
  ['%thank', /\b(?:thank\w*|grateful|gratitude|appreciat\w+)\b/],
  ['%refused', /\b(?:won't|refuses?|doesn't want|don't want|says? no|said no|denie[sd])\b/],
  [
    '%lead',
    /\bmy (?:\w+ )?(?:team|staff|employees?|reports?|crew|people|intern|trainee|juniors?)\b|\b(?:i (?:manage|lead|supervise|run)|reports to me|let \w+ go|an employee|as (?:a |the |their )?(?:manager|boss|lead|leader))\b/,
  ],
  [
    '%teach',
    /\b(?:my (?:\w+ )?(?:class|students?|pupils?|lesson|classroom)|i teach|i'm a (?:\w+ )?teacher|a (?:student|pupil)|one of my students)\b/,
  ],
  ['%duty', /\b(?:patients?|residents?|ward|nurs(?:e|ing)|caregiver|care home)\b/],
  ['%serve', /\b(?:customers?|clients?|guests?|callers?|support team|our (?:product|shop|store|company))\b/],
  [
    '%young',
    /\b(?:i'm|i am) (?:\w+ )?1[0-9]\b|\bmy parents (?:won't|don't|never|let|said|think)\b|\b(?:my mom|my dad|my parents) (?:\w+ )?(?:won't let|reads?|checks?|took)\b/,
  ],
  [
    '%stage',
    /\b(?:stage|audience|speech|presentation|present(?:ing)?|slides|microphone|in front of (?:people|everyone|everybody|a|the))\b/,
  ],
  ['%bad', /\b(?:died?|dead|death|lost|cancer|ill|sick|miscarr\w+|funeral|divorc\w+|fired|laid off)\b/],
]

/** Intent tokens of a text in reading copy. */
export const intentsIn = (text: string): string[] =>
  INTENTS.filter(([, pattern]) => pattern.test(text)).map(([token]) => token)
