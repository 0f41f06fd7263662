import type { Put } from './edit.ts'

/** Why a wording stings; each has a sentence in content/review.yaml. */
export type Sting =
  | 'apology-but'
  | 'annoyed'
  | 'sarcasm'
  | 'score'
  | 'lecture'
  | 'blame'
  | 'warning'
  | 'comfort'
  | 'apology'
  | 'harsh'
/** What a text is: some wordings sting only there. `cold`: no text of love, thanks or grief. */
export type Place = 'grief' | 'code' | 'cold'
type Rule<Rest extends unknown[]> = readonly [Sting, RegExp, ...Rest]

const NEGATIVE =
  '(?:bad|guilty|stupid|dumb|small|worthless|useless|invisible|unwanted|alone|awful|terrible|horrible|crazy|unloved|ignored|like (?:an? )?(?:fool|idiot|burden|failure|nothing|garbage|trash|crap|shit|i don))'
const UPSET = '(?:angry|mad|sad|upset|anxious|miserable|uncomfortable|furious|nervous)'

/** A whole sentence that says nothing but the sting. */
export const CUT: readonly Rule<[Place?]>[] = [
  ['sarcasm', /^(?:well,? |wow,? |oh,? )?(?:it |that )?must be nice\b/i],
  [
    'sarcasm',
    /^(?:it|that)(?:'d| would) be nice if (?:you|someone|somebody|people) (?:could |would |had )?(?:actually|ever|even|bothered|for once)\b/i,
  ],
  ['sarcasm', /^(?:\w+, )?(?:well,? |wow,? )?(?:thanks|thank you) (?:so much |a lot )?for nothing\b/i],
  ['sarcasm', /^(?:so |how )?nice of you to (?:finally|actually|join|show|reply|respond|answer|ask|remember)\b/i],
  ['sarcasm', /^(?:whatever|typical|noted|unbelievable|seriously|wtf|smh|wow,? just wow)[.!?]*$/i],
  ['sarcasm', /^fine\.+$/i],
  [
    'sarcasm',
    /^(?:are you (?:kidding|serious|joking)(?: me)?(?: right now)?|is this (?:a|some kind of) joke|you(?:'ve| have) got to be kidding(?: me)?)[.?!]*$/i,
  ],
  ['sarcasm', /^(?:you do you|bless your heart|don't bother|do what(?:ever)? you (?:want|like))[.!?]*$/i],
  ['sarcasm', /^(?:i )?hope you (?:had|have|enjoyed|are having)\b.* while (?:i|we|the rest)\b/i],
  ['sarcasm', /^let me know if (?:i'm|i am|we're|we are) (?:still|even) (?:on|part|needed|relevant)\b/i],
  [
    'sarcasm',
    /^i guess (?:my|our) (?:feelings|time|work|needs|voice|ideas?|life|thoughts?) (?:just )?(?:isn't|aren't|don't|doesn't|do not|does not|is not)\b/i,
  ],
  [
    'sarcasm',
    /^i guess (?:that's|it's|that was|that is) (?:just )?(?:too much|asking too much|how it is|what i get)\b/i,
  ],
  ['sarcasm', /^some of us (?:actually )?(?:have|work|are|need|care|like)\b/i],
  ['sarcasm', /^is (?:that|it) (?:really )?(?:so much|too much|so hard|that hard|asking too much)(?: to ask)?[?!.]*$/i],
  ['score', /^i (?:really )?(?:shouldn't|should not) (?:even )?have to (?:ask|remind|tell|explain|beg|chase|say)\b/i],
  [
    'score',
    /^how many (?:more )?times (?:do|must|will) (?:i|we) have to (?:ask|tell|say|remind|explain|repeat)\b(?!.* to \w+ )/i,
  ],
  [
    'blame',
    /^(?:it(?:'s| is)|this is|that's|that is) (?:all |entirely |totally |completely |literally )*(?:your|ur) (?:own )?(?:fault|doing|mess)[.!]*$/i,
  ],
  ['blame', /^how (?:dare|could) you[?!. ]*$/i],
  ['comfort', /^(?:and |but )?at least (?:he|she|they|you|it|he's|she's)\b/i, 'grief'],
  [
    'comfort',
    /^(?:and |but |i know |just remember )?(?:everything happens for a reason|(?:he|she|they)(?:'s| is|'re| are) in a better place(?: now)?|time heals (?:all wounds|everything)|god (?:needed|has a plan)\b.*|it was (?:his|her|their) time|you(?:'ll| will) get over it|stay strong)[.!]*$/i,
    'grief',
  ],
]

/** A whole sentence, and one that says the same without the sting. */
export const SENTENCES: readonly Rule<[Put, Place?]>[] = [
  [
    'annoyed',
    /^(?:i(?:'m| am)? )?(?:really )?(?:not sure|don't (?:know|understand|get|see)) why (?:this|that|it)(?:'s| is| has to be) so (?:difficult|hard|complicated)\b.*$/i,
    'Is something holding this up?',
  ],
  [
    'sarcasm',
    /^i guess (?:my|our) (?:opinion|input|say) (?:just )?(?:isn't|doesn't|does not|is not)\b.*$/i,
    "I'd like a say in this.",
  ],
  [
    'sarcasm',
    /^(?:fine,? |ok,? |okay,? )?i guess i(?:'ll| will| have to)(?: just)? (?:do|have to do|handle|clean|take care of) (?:it|everything|it all|that|all of it)(?: all)?(?: by)?(?: myself| alone)?(?: again)?[.!]*$/i,
    'I could use help with this.',
  ],
  [
    'blame',
    /^how (?:could|can) you (?:do|say) (?:this|that|something like (?:this|that))(?: to me)?[?!.]*$/i,
    'That hurt me.',
  ],
  ['blame', /^what (?:were|are) you (?:even )?thinking[?!.]*$/i, 'What happened?'],
  [
    'blame',
    /^why (?:would|did|do) (?:you|anyone|somebody|someone) (?:even |ever )?(?:do (?:this|that|it)|write it|build it|use this)(?: (?:this|that) way| like (?:this|that))?[?!.]*$/i,
    'What was the reason for this?',
  ],
  [
    'harsh',
    /^(?:honestly,? |sorry,? but )?(?:this|that|it)(?:'s| is) (?:just |plain |completely |totally |absolutely |so |such )*(?:an? )?(?:ridiculous|joke|insane|absurd|pathetic|disgrace|bullshit|nonsense|stupid)[.!]*$/i,
    "This isn't okay.",
    'cold',
  ],
  [
    'harsh',
    /^(?:this|that|your|the) (?:code |function |pr |approach |design |implementation |change |solution |class |naming |method |logic )?(?:is|looks) (?:just |plain |completely |totally |really |so |an? |complete |total )*(?:wrong|bad|terrible|awful|horrible|mess|ugly|garbage|crap|trash)[.!]*$/i,
    'I see a problem here: [what breaks].',
    'code',
  ],
  ['apology-but', /^((?:i'm |i am )?(?:so |really |very )?sorry),? but (?:you|it(?:'s| is| was) your)\b.*$/i, '$1.'],
  [
    'apology',
    /^(?:i'm |i am )?(?:so |very |really )?sorry (?:that )?you (?:feel|felt) (?:that|this) way[.!]*$/i,
    "I'm sorry for [what you did].",
  ],
  [
    'comfort',
    /^(?:please )?(?:just )?let me know if (?:there(?:'s| is) anything (?:i|we) can do|you need anything)(?: at all)?[.!]*$/i,
    'I can [one small thing] on [day].',
    'grief',
  ],
]

const BASE: Record<string, string> = {
  loved: 'love',
  respected: 'respect',
  listened: 'listen',
  wanted: 'want',
  appreciated: 'appreciate',
}
const REMIND =
  "(?:this is |here is |here's |just )*(?:(?:a|another) )?(?:friendly|gentle|quick|kind|polite|little) reminder"
const midOrStart: Put = ({ index, input, 0: found }) =>
  index > 0 && !/^(?:[.!?]|$)/.test(input.slice(index + found.length)) ? ', ' : ''

/** Words inside a sentence; '' where they can go. */
export const WORDS: readonly Rule<[Put, Place?]>[] = [
  [
    'score',
    /,? (?:like (?:last time|always|you always do|every other time)|as (?:usual|always)|for once)(?=[.!?,]|$)/i,
    '',
  ],
  [
    'harsh',
    /,? (?:and|because|cause) i(?:'m|m| am) (?:so |just )?(?:sick|tired)(?: and tired)? of (?:it|this|that|you)(?=[.!?,]|$)/i,
    '',
  ],
  [
    'annoyed',
    /(?:^|, )(?:as )?per my (?:last|previous|earlier|prior) (?:e-?mail|message|note|text)s?,?(?: |(?=[.!?])|$)/i,
    midOrStart,
  ],
  [
    'annoyed',
    /(?:^(?:so |and |but |again,? )?|, )(?:as|like) (?:i|we)(?:'ve| have)? (?:already |previously |repeatedly |just )*(?:said|mentioned|stated|explained|told you|noted|asked)(?: (?:before|earlier|previously|already|repeatedly|many times|several times|in my (?:last|previous) (?:e-?mail|message)))*(?:, | (?=(?:i|we|the|this|that|it|my|our|you|please)\b)|(?=[.!?]))/i,
    midOrStart,
  ],
  [
    'annoyed',
    /^in case you (?:missed|forgot|didn't (?:see|read|notice|get))(?: (?:it|this|that|my (?:last |previous )?(?:e-?mail|message|text|note)s?))?,? (?:but )?/i,
    '',
  ],
  ['annoyed', new RegExp(`^${REMIND} to (?=[a-z])`, 'i'), 'Please '],
  ['annoyed', new RegExp(`^${REMIND}(?: that\\b|[:,]| -)? ?`, 'i'), ''],
  [
    'lecture',
    /^(?:as|like) you (?:should|must|surely|well|no doubt|already|probably)?(?: well| already)? ?(?:know|are (?:well |no doubt )?aware|should be aware),? /i,
    '',
  ],
  ['lecture', /,? ?\bas you should (?:already )?know,? ?/i, ' '],
  [
    'warning',
    /^(?:with all due respect|no offen[sc]e|not to be (?:rude|mean|harsh|dramatic)(?: or anything)?|i(?:'m| am) not (?:trying|here) to be (?:mean|rude|difficult)|i don't (?:mean|want) to be rude|don't take this the wrong way)(?:,? but)?,? /i,
    '',
  ],
  ['lecture', /(?<=\byou )(?:obviously|clearly|apparently|evidently) /i, ''],
  ['sarcasm', /\bapparently,? (?=(?:i'm|i am) the only|nobody|no one|i have to)/i, 'it feels like '],
  ['lecture', /^(?:obviously|clearly|needless to say|it goes without saying that|apparently),? /i, ''],
  ['annoyed', /,? ?\b(?:yet|once) again\b,?/i, '', 'cold'],
  ['annoyed', / AGAIN\b/, ''],
  ['score', /,? ?\bfor the (?:last|hundredth|millionth|umpteenth|thousandth) time\b,?/i, '', 'cold'],
  [
    'score',
    /^how many (?:more )?times do (?:i|we) have to (?:ask|tell|remind) you(?: guys| all)? to (?=[a-z])/i,
    'Please ',
  ],
  [
    'score',
    /^i(?:'ve| have)? (?:already )?(?:told|asked) you (?:again and again|over and over|repeatedly|so many times|many times|a million times|before) to (?=[a-z])/i,
    'Please ',
  ],
  [
    'sarcasm',
    /^is it (?:really |that |so |too )+(?:hard|difficult|much)(?: to ask)?(?: for you)? to (?=[a-z])/i,
    'Please ',
  ],
  ['sarcasm', /\bfinally (?=(?:replying|responding|answering|showing|getting))/i, '', 'cold'],
  [
    'blame',
    /^(?:it(?:'s| is| was)|this is|that's) (?:all |entirely |totally |completely )*(?:your|ur) (?:own )?fault (?:that|because) /i,
    '',
  ],
  [
    'blame',
    /(?<=\b(?:missed|lost|late|fail\w*|trouble|cry\w*|stress\w*|had to|can't|couldn't|sick|broke\w*)\b[^.!?]{0,60}),? (?:all )?because of you(?=[.!?,]|$)/i,
    '',
    'cold',
  ],
  ['blame', new RegExp(`\\byou made me feel (?=(?:\\w+ ){0,2}${NEGATIVE})`, 'i'), 'I felt '],
  [
    'blame',
    new RegExp(`\\byou(?:'re| are)? (?:always )?mak(?:e|ing) me feel (?=(?:\\w+ ){0,2}${NEGATIVE})`, 'i'),
    'I feel ',
  ],
  ['blame', new RegExp(`^you made me (?=(?:so |really |very )?${UPSET})`, 'i'), 'I was '],
  ['blame', new RegExp(`^you(?:'re| are)? mak(?:e|ing) me (?=(?:so |really |very )?${UPSET})`, 'i'), "I'm "],
  [
    'blame',
    /\byou (?:should have|should've|could have|could've) (?:at least )?(?=(?:told|asked|called|said|let|given|warned|waited|come|been|texted|answered|checked|talked|helped|tried|listened|invited|included|done)\b)/i,
    "I wish you'd ",
  ],
  ['blame', /\bi (?:can'?t|cannot) believe (?:that )?(?=you\b)/i, 'I was surprised that ', 'cold'],
  ['blame', /^did you even (?=[a-z])/i, 'Did you '],
  ['harsh', /,? or (?:else )?there(?:'ll| will) be consequences\b/i, ''],
  ['blame', /\byou (?:clearly |obviously )?(?:don't|do not) like me\b/i, "it feels like you don't like me"],
  ['harsh', /^you should(?: have|'ve) used (.+?)[.!]*$/i, 'Could we use $1?', 'code'],
  [
    'blame',
    /\byou never (?:really |even |actually )?(cared|loved|respected|listened|wanted|appreciated)\b/i,
    ({ 1: verb }) => `it felt like you didn't ${BASE[verb?.toLowerCase() ?? ''] ?? 'care'}`,
    'cold',
  ],
  [
    'blame',
    /^you (?:obviously |clearly )?(?:don't|do not) (?:even )?(?:care|appreciate|respect|listen)\b/i,
    ({ 0: found }) => `It feels like ${found.toLowerCase().replace(/ (?:even|obviously|clearly)/g, '')}`,
  ],
  ['blame', /^why (?:can't|won't|wouldn't) you (?:ever |just |even |at least |simply )*(?=[a-z])/i, 'Could you '],
  [
    'blame',
    /^why don't you (?:(?:ever|just|even) )*(?=(?:listen|help|answer|call me|clean|care|pay|respond|reply|pick up)\b)/i,
    'Could you ',
  ],
  ['apology', /\bsorry if (?=i\b)/i, 'sorry '],
  ['comfort', /\bi know (?:exactly |just )?how you feel\b/i, "I can't imagine how you feel", 'grief'],
  ['harsh', /^(?:just|simply) use (.+?)[.!]*$/i, 'Could we use $1?', 'code'],
  ['harsh', /\bwhat the (?:fuck|hell|heck)(?= (?:is|are|was|were|do|did|happened))/i, 'what'],
  ['harsh', / the (?:fuck|hell|heck)(?= (?:is|are|do|did|out|up|would|don't|can't))/i, ''],
  ['harsh', /\bpiss(?:ed|es)? me off\b/i, 'made me angry'],
  ['harsh', /\bpissed(?: off)?\b/i, 'angry'],
  ['harsh', /\b(?:screwed|fucked) (?:me|us) over\b/i, 'let me down'],
  ['harsh', /\b(?:screwed|fucked) up\b/i, 'messed up'],
  ['harsh', /\b(?:fucking|fuckin|freaking|effing|goddamn(?:ed)?|god damn|damn|bloody)\b(?= \w)/i, '', 'cold'],
  ['harsh', /\bthis (?:shit|crap|bullshit)\b/i, 'this', 'cold'],
  ['harsh', /\bi hate (?:that|how|when) (?=you)/i, "I don't like that ", 'cold'],
]

const ASKED =
  '(?:listen|help|fix|call|answer|reply|respond|clean|ask|tell|try|support|apologize|show up|pay|remember|follow|come|say|make time|thank|give|include|invite|keep|share|talk|bring|wash|cook|spend|text|write|check|let|put|take|do)'
const HURTS = `(?:interrupt|ignore|complain|criticize|blame|forget|yell|shout|lie|cheat|leave(?! me (?:smiling|laughing))|make (?:me feel (?=${NEGATIVE})|fun of|excuses|a mess|everything about)|take (?!care|time|the time)|break|ruin|judge|mock|talk over|cancel|avoid|dismiss|argue|come (?:home )?late|waste|start (?:a fight|fights|arguing)|treat me like|hang up|park|throw|slam|block|dump)`
const LEAD =
  "(?:and |but |also,? |honestly,? |seriously,? |i (?:just )?feel like |it(?:'s| is) like |it feels like |why (?:do|must|is it that) )?"
const ARE = "you(?:'re| are|re)"

/** A charge turned into what is wanted; base forms stand alike in both. */
export const CHARGES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^${LEAD}you (?:never|hardly ever|rarely|don't ever) (?:ever |even |once |really )?(?!.*\\bany)(?=${ASKED}\\b)`,
      'i',
    ),
    "I'd like you to ",
  ],
  [new RegExp(`^${LEAD}you (?:always|constantly|just always) (?:just )?(?=${HURTS}\\b)`, 'i'), "Please don't "],
  [
    new RegExp(
      `^${LEAD}you (?:always |just )?keep (?:on )?(?=(?!getting|going|trying|working|posting|being|looking)\\w+ing\\b)`,
      'i',
    ),
    'Please stop ',
  ],
  [
    new RegExp(
      `^${LEAD}${ARE} (?:always|constantly|forever) (?=(?!going|doing|being|helping|making (?:me|us) (?:laugh|smile))\\w+ing\\b)`,
      'i',
    ),
    'Please stop ',
  ],
  [new RegExp(`^${LEAD}${ARE} (?:always|constantly) late\\b`, 'i'), 'Please be on time'],
  [new RegExp(`^${LEAD}you (?:need to|have to|must|should|better|had better|'d better) (?=stop\\b)`, 'i'), 'Please '],
]

export const FELT =
  /^(?:and |but )?(?:honestly,? )?you(?:'re| are|re| were) (?:kind of |kinda |a bit |a little |being |acting |just |really |so |very |such |totally |completely )*(selfish|rude|unfair|cruel|cold|inconsiderate|disrespectful|unprofessional|dishonest|mean|childish|controlling|immature|insensitive|careless|thoughtless|unreasonable)(?=[.!]*$)/i
