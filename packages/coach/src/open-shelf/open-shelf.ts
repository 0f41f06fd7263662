import { shelf } from '../cards/shelf.ts'
import { type Circle, ROLES } from '../read/roles.ts'
import type { Card, Person } from '../types.ts'
import { openAsks } from './asking.ts'
import { openCircles, openIdFor } from './by-circle.ts'
import { openTells } from './telling.ts'

/** All-weather cards, by the kind of thing a person wants to do with words; used only where no card of the shelf fits. */
export const openShelf: readonly Card[] = [...openAsks, ...openTells, ...openCircles]

/** Kinds of wish, read from the person's words; the first that holds names the all-weather card. */
const KINDS: readonly [string, RegExp][] = [
  [
    'open-news',
    /\b(?:need|have|got|going|supposed|how (?:do|can|should) (?:i|we)) (?:to )?(?:tell|announce|inform|let) (?:my |our |the )?\w+(?: \w+)? (?:know )?(?:that|we(?:'re| are)|i(?:'m| am)|their|his|her)? ?[^.?!]{0,40}\b(?:cancel\w*|clos\w*|over|gone|leaving|moving|mov\w+|cut\w*|end\w*|dying|pregnant|engaged|sold|late|lost|fail\w*|postponed|sick)\b/,
  ],
  [
    'art-give-critique',
    /\b(?:lyrics|novel|painting|poem|screenplay|script|song|story|film|drawing|design|chapter)s?\b[^.?!]{0,40}\b(?:bad|boring|weak|terrible|awful|not good|ugly|flat|too long|don't like)\b|\bdon't like (?:his|her|their) (?:art|song|writing|work|painting|drawing)/,
  ],
  [
    'feedback-peer',
    /\b(?:tell|let) (?:my \w+|him|her|them|a \w+)[^.?!]{0,60}\b(?:bad|smells?|annoying|too (?:much|loud|long|slow|often)|wrong|rude|lazy|sloppy|not good)\b/,
  ],
  [
    'refuse-again',
    /\b(?:already|twice|again and again) (?:said no|told (?:him|her|them|my \w+))|keeps? (?:asking|insisting|pushing|pressuring|texting|calling)[^.?!]{0,30}\bno\b|won't take no|after i said no|\bi (?:have )?said no\b/,
  ],
  [
    'open-bother',
    /\b(?:didn't|never|doesn't|won't|not even) [^.?!]{0,24}\b(?:thank|repl|answer|help|listen|apologi[sz]|call|care|notic|share)/,
  ],
  ['complaint-letter', /\b(?:(?:want|need|like) to|how do i) (?:file a )?complain\b|\bcomplaint\b/],
  [
    'open-sorry',
    /\b(?:apologi[sz]e|apology|say sorry|make it up to|make amends|my fault|i messed up|i screwed up|i regret|i (?:forgot|broke|lost|snapped|yelled|lied|hurt|ruined|overslept|slept through|missed|cheated|betrayed|said the wrong thing|replied all|sent (?:it|this|that|the wrong)|offended|insulted|made a (?:bad|stupid|dumb|tasteless|mean) joke|said something (?:stupid|dumb|mean|awful|wrong)))\b/,
  ],
  [
    'open-no',
    /\b(?:say no|saying no|tell (?:him|her|them|(?:my|the|our) \w+(?: \w+)?) no(?! one)|decline|refuse|turn (?:it |this |him |her |them )?down|get out of|don't want to (?:go|do|host|lend|help|be|attend|join|come|give|keep|share)|can't (?:come|make it|go|do it|attend|be there)|won't (?:come|be able|go)|back out|bow out|opt out|(?<!(?:let|allow)s? (?:me|us) (?:to )?)cancel|unsubscribe|quit the|leave the (?:group|club|team|committee|band|choir))\b/,
  ],
  [
    'open-thanks',
    /\b(?:thank|thanks to|grateful|gratitude|appreciat|show (?:him|her|them) (?:i|how much)|compliment|praise|congratulat)/,
  ],
  [
    'open-comfort',
    /\b(?:lost (?:his|her|their|an?|one|two) (?:mom|mum|mother|dad|father|husband|wife|son|daughter|child|kid|parent|baby|brother|sister|dog|cat|job|home|house)|comfort|cheer (?:him|her|them|up)|be there for|sick|ill|surgery|hospital|grieving|died|passed away|going through|struggling|heartbroken|crying|depressed|support (?:him|her|them|my))\b/,
  ],
  [
    'open-speak',
    /\b(?:speech|presentation|toast|u+h?m+|filler words?|on stage|read(?:ing)? (?:out|aloud|the names)|(?:do|doing|give|giving) (?:the|a) reading|(?:speak|talk|present|read|sing|perform|stand|play|shak\w+|blush)\w*[^.?!]{0,30} in front of (?:people|everyone|a|the|my|our)|introduce (?:the|a|our|tonight's) (?:\w+ )?(?:speaker|guest|band|panel)|public speaking|to speak|(?<!(?:not|stopped|aren't|isn't|never) )speaking|testify|hearing|minutes to (?:speak|talk|present|convince|pitch|fill|say)|audience|microphone|my voice|stutter|stammer|speak(?:ing)? (?:up|in)|podcast|on camera)\b/,
  ],
  [
    'open-answer',
    /\b(?:say|said|says|told me|tells me|commented|joked|wrote|claims?|implied) +(?:that |to me )?(?:i\b|i'm|my|our|we|me)\b|\b(?:calls?|called|mocks?|mocked|accused|accuses|insulted|criticized|criticised|corrected) me\b|\b(?:asked me(?! to\b)|keeps asking|commented|made a comment|how do i (?:answer|reply|respond|react)|what do i (?:answer|reply|say back)|respond to|reply to|come back to|comeback)\b/,
  ],
  [
    'open-disagree',
    /\b(?:disagree|different opinion|don't agree|push back|convince|persuade|argue|change (?:his|her|their) mind|politic|debate|defend my|stand up (?:for|to))/,
  ],
  [
    'open-bother',
    /\b(?:stop (?:him|her|them|doing|being|it|calling|asking|texting|talking|using|taking|leaving|making|interrupting)|to stop|quit doing|keeps? (?:\w+ing)|always (?:\w+s|\w+ing|late)|never (?:\w+s|listens|helps|cleans)|annoy|bother|drives me|cold to me|short with me|ignor|interrupt|late|loud|rude|mess|won't (?:stop|listen|help|let|talk|do)|doesn't (?:listen|help|care|clean|respect|reply|answer|let|do)|without asking|behind my back|complain|unfair|my turn|hates? me|cold to me|mean to me|excludes?|left me out)\b/,
  ],
  [
    'open-asked',
    /\b(?:wants (?:me|us|to (?:be|know|meet|talk|move in|come|borrow|see|stay|get))|wanted (?:me|us)|want (?:me|us) to|asked me|asks me|asking me|invited me|expects? me|wants? (?:me|us) to|proposed|offered me|asked (?:us|if i)|wants an answer)\b/,
  ],
  [
    'open-end',
    /\b(?:break up|end (?:it|things|this)|move out|moving out|leave (?:him|her|my|the)|quit|resign|part ways|stop seeing|let (?:him|her|them|someone) go|fire (?:him|her|someone|my)|say goodbye)\b/,
  ],
  [
    'open-news',
    /\b(?:tell (?:my|him|her|them|the|our|people|everyone|someone|an?|this|that)|let (?:him|her|them|my) know|break the news|announce|come out|confess|admit|bring (?:it|this|that|up)|inform|explain (?:to|that|why|it|my))/,
  ],
  [
    'open-ask',
    /\b(?:ask|asking|request|get (?:him|her|them|my \w+) to|need (?:him|her|them|my \w+) to|want (?:him|her|them|my \w+) to|borrow|invit(?:e|ing) (?:him|her|them|my|a|someone|people)|permission|favor|a raise|help from|more (?:time|money|help|hours|space)|negotiate)\b/,
  ],
  [
    'open-write',
    /\b(?:e-?mail|letter|message|text|write|writing|post|note|card|reply|respond|cover letter|bio|caption)\b/,
  ],
  [
    'open-start',
    /\b(?:talk to|speak to|approach|introduce (?:myself|me|us|him|her|them|my)|get to know|make friends|meet|conversation|say hi|reach out|reconnect|small talk|said hi|walked past|start talking|call (?:him|her|them|my))\b/,
  ],
]

/** Who is at the other end, if that is known: by role and circle. `unsure`: what the matter is has yet to be asked. */
type About = { person: boolean; want: boolean; to?: Person | undefined; unsure?: boolean }

/** Those to whom one does not answer back, and who do the quitting themselves. */
const LOOKED_AFTER: ReadonlySet<string> = new Set(['child', 'client', 'care', 'pupil'])

/** A son who pays rent is no child to be asked how old he is. */
const GROWN =
  /\b(?:grown|adult|moved (?:back|out)|married|wedding|fianc\w+|rent|(?:his|her) (?:wife|husband|kids|own (?:place|apartment|house)))\b|\b(?:son|daughter|he|she)(?:'s| is)?,? (?:\()?(?:1[89]|[2-6]\d)\b|\b(?:1[89]|[2-6]\d)[ -]?(?:yo|y\/o|years? old|year old|yr old)\b/

/** Other people's children, where somebody teaches them. */
const IN_CLASS =
  /\b(?:class\w*|youth group|sunday school|grade[rs]?|teach\w*|school|camp|coach\w*|lessons?|scouts?|team)\b/

/** Words of these kinds stand in stories of any other. */
const MANY_USES: ReadonlySet<string> = new Set([
  'open-speak',
  'open-answer',
  'open-asked',
  'open-end',
  'open-ask',
  'open-write',
  'open-start',
])

/** Children of the neighborhood. */
const NEXT_DOOR =
  /\bthe (?:\w+ )?(?:kid|boy|girl|child|teen\w*)s? (?:next door|upstairs|downstairs|across|from|of|on (?:my|our) street|in (?:my|our) (?:building|street))/

/** "A dad in my class" is nobody's own father, nor the kid next door one's own child. */
const isAnothers = (told: string, circle: Circle, np: string): boolean =>
  np.startsWith('the ') &&
  (/^(?:kin|in-law|partner)$/.test(circle) || (circle === 'child' && NEXT_DOOR.test(told) && !IN_CLASS.test(told)))

/** Where the kind of wish says little, who hears it decides. */
const idByCircle = (told: string, kind: string | undefined, { to, unsure }: About): string | undefined => {
  // "your roommate's boyfriend" is no partner of theirs, nor are her parents their own
  if (to === undefined || /'s? |^(?:his|her|their) /.test(to.np) || to.role === 'ex') return undefined
  const { role } = to
  const circle = ROLES.get(role)?.circle
  if (circle === undefined || isAnothers(told, circle, to.np)) return undefined
  const vague = kind === undefined || kind === 'open-bother' || (unsure === true && MANY_USES.has(kind))
  const turned = (kind === 'open-answer' || kind === 'open-end') && LOOKED_AFTER.has(circle)
  if (!vague && !turned) return undefined
  if (circle !== 'child') return openIdFor(circle, role)
  if (GROWN.test(told)) return openIdFor('kin', role)
  return to.np.startsWith('the ') && IN_CLASS.test(told) ? openIdFor('pupil', role) : openIdFor(circle, role)
}

/** The all-weather card for what was told: by kind of wish or by listener, else by whether a person stands in it without a wish. */
export const openCardFor = (told: string, about: About): Card | undefined => {
  const kind = KINDS.find(([, pattern]) => pattern.test(told))?.[0]
  const id = idByCircle(told, kind, about) ?? kind ?? (about.person && !about.want ? 'open-bother' : 'open-any')
  return openShelf.find((card) => card.id === id) ?? shelf.find((card) => card.id === id)
}

/** All-weather cards whose sentences say what a quotation is: a question, a remark, a deed. */
const SAYS_WHAT_IT_IS: ReadonlySet<string> = new Set([
  'open-ask',
  'open-asked',
  'open-answer',
  'open-comfort',
  'open-disagree',
  'open-no',
  'open-sorry',
])

/** News is something that is so; a wish to tell is none. */
const NEWS = /^(?:i|we|i'm|im|we're|i've|we've|my|our|the)\b(?!.*\b(?:tell|telling|say|want|need|bring)\b)/

/** Whether a fragment may stand in a sentence of this card that says what it is. */
export const isOfKind = (card: Card, fragment: string): boolean =>
  card.id === 'open-news'
    ? NEWS.test(fragment)
    : !SAYS_WHAT_IT_IS.has(card.id) || KINDS.some(([id, pattern]) => id === card.id && pattern.test(fragment))

/** Whether anything told points to words between people at all. */
export const hasKind = (told: string): boolean => KINDS.some(([, pattern]) => pattern.test(told))
