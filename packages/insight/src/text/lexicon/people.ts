import type { Phrase } from '../phrases.ts'

const NEGATIVE =
  '(stupid|selfish|lazy|crazy|rude|mean|cold|wrong|useless|hopeless|pathetic|ridiculous|impossible|careless|thoughtless|inconsiderate|irresponsible|dramatic|sensitive|difficult|insane|childish|immature|ignorant|incompetent|dishonest|unreasonable|ungrateful|unfair|annoying|controlling|manipulative|stubborn|defensive|negative|critical|judgmental|needy|clueless|disrespectful|disorganized|unprofessional|unreliable|bossy|cruel|heartless|insensitive|toxic|arrogant|late|blind|weak|weird|messy|sloppy|absurd|jealous|paranoid|petty|disappointing)'
const UNMET =
  '(listen|help|care|call|answer|reply|respond|clean|ask|tell|think|try|understand|pay|support|appreciate|apologize|remember|show up|show|consider|bother|finish|follow|do|let|want|come|say|make time|notice|thank|trust|give|get|learn|change|respect|admit|read|take|include|invite|keep|share|look|talk|work|know|bring|put|wash|cook|stop|give me|spend)'
const HURTS =
  '(ignore|interrupt|complain|criticize|blame|forget|yell|shout|lie|cheat|leave|make (me|us|everyone) (feel bad|feel guilty|angry|mad|sad|sick|crazy|late|wait|cry|look)|make (excuses|fun|a mess|a scene|things worse|it worse|promises)|do this|do that|do it|say that|take|break|ruin|mess|nag|judge|mock|talk over|talk down|put me|put us|cancel|disappear|overreact|exaggerate|avoid|dismiss|twist|expect|assume|argue|find|have to|need to|choose|let me down|come late|lose|waste|spend|think only|act|get angry|get mad|get defensive|change the subject|bring up|start|turn|treat|use|push|pick|fight|walk away|hang up|dump)'

/**
 * Wordings that put the fault on the person spoken to. Ordinary thanks and praise ("you always make me smile") are left
 * out by asking for an unmet or hurtful verb.
 *
 * @source sources.md#blame
 */
export const BLAME = [
  {
    id: 'always-never',
    pattern: `you (never|hardly ever|rarely|don't ever|won't ever|can't ever|refuse to) (ever|even|really|once)? ${UNMET}`,
  },
  {
    id: 'always-never',
    pattern: `you (always|constantly|keep|are always|are constantly|just|only ever|every time) ${HURTS}`,
  },
  {
    id: 'always-never',
    pattern:
      "(you're|you are) (always|constantly|never|forever) (late|wrong|on|complaining|criticizing|blaming|yelling|nagging|interrupting|ignoring|forgetting|there|home|ready|around|busy|angry|mad|upset|negative|available|satisfied|happy|grateful|supportive|making|doing|leaving|picking|putting|telling|judging|lying|breaking)",
  },
  {
    id: 'always-never',
    pattern:
      'you keep (on)? (ignoring|interrupting|forgetting|complaining|lying|breaking|making|doing|saying|changing|missing|canceling|criticizing|blaming|pushing|asking|leaving|avoiding|refusing)',
  },
  {
    id: 'why-you',
    pattern:
      "(why|how come) (can't|don't|won't|didn't|couldn't|wouldn't|aren't|haven't|must|do|would|did) you (ever|just|always|never|even|simply|have to|keep)? *",
  },
  {
    id: 'should',
    pattern:
      "you (should|should've|shouldn't|could've|could|ought to|ought) (have|have at least|not have|never have|know|be ashamed|be more|learn|try harder|stop|think before|at least) *?",
  },
  {
    id: 'should',
    pattern:
      "(you need to|you have to|you must|you've got to|you better|you had better) (stop|learn|grow up|get over|calm down|relax|listen|understand|realize|change|be more|think|start|fix|apologize|get your|wake up|shut up|respect|take responsibility)",
  },
  {
    id: 'fault',
    pattern:
      "(it's|its|this is|that's|that is|it is|was|is|all|entirely|totally|completely) (all|entirely|totally|completely|clearly|really)? your (own)? (fault|problem|doing|mess|responsibility)",
  },
  {
    id: 'fault',
    pattern:
      "(because of you|thanks to you ,|you (only)? have (only)? yourself to blame|you brought this on|i blame you|you are to blame|you're to blame|you ruined|you messed|you screwed|you let (me|us|everyone|the team|them) down|you broke your|you failed|you caused|you started (this|it))",
  },
  {
    id: 'make-me',
    pattern:
      "(you|you're) (make|made|making|makes) me (feel)? (so|really|very|feel|look|extremely)? (angry|mad|sad|sick|furious|crazy|upset|feel|look|bad|guilty|stupid|small|worthless|miserable|anxious|uncomfortable|frustrated|hate|want to|terrible|awful|invisible|unhappy|jealous|insecure)",
  },
  {
    id: 'label',
    pattern: `(you're|you are|youre|you were|you seem|you act) (so|such|just|being|being so|being such|too|a|an|such a|such an|just a|just so|just being|really|very|completely|totally|incredibly|clearly|obviously|acting) (a|an|so|very|really)? ${NEGATIVE}`,
  },
  {
    id: 'label',
    pattern:
      "(you|your) (clearly|obviously|just|simply|really)? (don't|do not|didn't|doesn't) (even)? (care|give a|get it|understand me|listen to|respect|love me|think about|appreciate|take responsibility|want to)",
  },
  {
    id: 'bitter',
    pattern:
      "(do (what|whatever) you (want|like)|(i guess|fine|ok|okay) ,? (i'll|i will|i) (just|have to|do)? (do|have to do|handle|clean|pay) (it|everything|it all|that|all of it) (myself|alone|again)|thanks for nothing|no thanks to you|must be nice|nice of you to (finally|show|join|ask|remember)|not that you (care|cared|would care|noticed|asked|would notice)|(since|because) (apparently|clearly|obviously) nobody|if you (even)? cared|don't bother|as if you (care|cared))",
  },
  { id: 'bitter', pattern: '^ so much for (your|that)' },
  { id: 'bitter', pattern: '^ whatever (.|,|!|$)' },
  { id: 'label', pattern: "(what is|what's|what the hell is) wrong with you" },
  { id: 'label', pattern: 'if you (really|actually|truly|even)? (cared|loved|respected|wanted|listened|bothered)' },
] as const satisfies readonly Phrase[]

/**
 * Judgments of somebody else dressed as feelings: "I feel ignored" says what the other did.
 *
 * @source sources.md#faux-feelings
 */
export const FAUX_FEELINGS = [
  {
    id: 'judgment',
    pattern:
      "(i|i'm|i am|we|makes me|made me|make me|me) (feel|felt|feeling|am feeling|was feeling|have felt|always feel|just feel|really feel) (so|very|really|completely|totally|a bit|kind of|always|like i'm|as if i'm|like i am|like i was|utterly|constantly|often|a little)? (abandoned|attacked|betrayed|blamed|cheated|disrespected|ignored|judged|manipulated|neglected|rejected|unappreciated|unheard|unseen|used|bullied|cornered|criticized|dismissed|excluded|harassed|insulted|intimidated|invalidated|let down|misunderstood|overlooked|patronized|pressured|provoked|put down|taken for granted|threatened|undervalued|unloved|unsupported|unwanted|victimized|violated|overworked|interrupted|belittled|coerced|controlled|distrusted|forced)",
  },
  {
    id: 'thought',
    pattern:
      "(i|we) (just|really|also|honestly|always|still)? (feel|felt) (that|like|as if|as though) (you|you're|you are|your|they|nobody|no one|everyone|my|this|it's|it is|we)",
  },
] as const satisfies readonly Phrase[]

/**
 * The three acts of empathy in the EPITOME framework (Sharma et al. 2020): showing a reaction, saying what one
 * understood, asking on; and acknowledgment (Yeomans et al. 2020).
 *
 * @source sources.md#empathy-acts
 */
export const EMPATHY = [
  {
    id: 'reaction',
    pattern:
      "(i'm|i am|im|we're|we are) (so|very|really|truly|deeply)? sorry (to hear|you|you're|you've|you had|for your|that you|that you're|this happened|this is|it's|about your|about what|for what|for your loss)",
  },
  {
    id: 'reaction',
    pattern:
      '(that|this|it) (must|sounds|seems|would) (be|have been|feel|so|really|incredibly|very|like|pretty|quite|have felt)? (so|really|incredibly|very|like|a|an|be)? (hard|tough|difficult|painful|exhausting|frustrating|stressful|awful|upsetting|overwhelming|scary|lonely|rough|disappointing|heavy|lot|exciting|wonderful|amazing)',
  },
  {
    id: 'reaction',
    pattern:
      "(my heart goes out|i'm here for you|i am here for you|i feel for you|sending (you)? (love|hugs|strength)|my condolences|i'm glad you told me|i'm happy for you|so happy for you|i'm proud of you|thinking of you|i care about you|i hope you (feel|are|get)|you are not alone|you're not alone|i am glad you)",
  },
  {
    id: 'interpretation',
    pattern: "(it|that|this) (sounds|seems|looks) like (you|you're|you've|it|that|things|this|there)",
  },
  { id: 'interpretation', pattern: "^ (sounds|seems) like (you|you're|you've|that|things|this)" },
  {
    id: 'interpretation',
    pattern:
      "(i (can|could)? (understand|see|hear|get|imagine|appreciate|know|realize|recognize) (that|why|how|what|you|you're|it|where|your|this must)|what i'm hearing|what i hear|if i understand|so what you're saying|you're saying that|i can only imagine)",
  },
  {
    id: 'interpretation',
    pattern:
      "(that|it|this) (makes (a lot of|perfect|total|complete|so much)? sense|is understandable|'s understandable)",
  },
  {
    id: 'interpretation',
    pattern:
      "(you're right|you are right|you make a (good|fair|great|valid) point|(good|fair|valid) point|i see your point|i agree with you|i hear you|we both|i agree that)",
  },
  {
    id: 'exploration',
    pattern:
      '(how are you (feeling|holding|doing|coping)|how (did|does|do|has) (that|it|this|you) (make you)? (feel|been|affect)|what (was|is|has been|would be) (that|it|the hardest|most|hardest|helpful|going)|would you like to (talk|tell|share)|do you want to (talk|share|tell)|tell me more|what happened|how can i (help|support|best)|what do you need|is there anything (i|you|that)|what would (help|feel|be|make)|can you tell me more|could you tell me more|what matters most)',
  },
  {
    id: 'thanks',
    pattern:
      '(thank you|thanks) (so much|very much)? for (telling|sharing|trusting|opening|being|listening|letting|explaining|your (honesty|patience|trust|openness))',
  },
] as const satisfies readonly Phrase[]

/** Wordings of {@link EMPATHY} that hold nobody: figures of speech, objections and plans of one's own. */
export const NOT_EMPATHY: readonly Phrase[] = [
  {
    id: 'no',
    pattern:
      "(i|we) (don't|do not|can't|cannot|didn't|couldn't|can not|never|hardly) (really|quite)? (understand|see|hear|get|imagine|know|realize|agree)",
  },
  { id: 'no', pattern: 'i (know|see|understand|get) (what|how|that|it|you) .. but you' },
  { id: 'no', pattern: '(sorry|sad) (to hear)? (but|not)' },
]

/** Requests that leave open what is wanted or when. @source sources.md#unclear-asks */
export const UNCLEAR_ASKS = [
  {
    id: 'no-time',
    pattern:
      '((as soon as (possible|you can)|asap|when you (get|have) (a (chance|moment|minute|sec|second)|time)|at some point|sometime|some time soon|whenever (you can|possible|you get|suits|works)|one of these days|when (you can|possible|convenient)|at your (earliest)? convenience|in due course|soonish|eventually))',
  },
  {
    id: 'no-act',
    pattern:
      '(let me know (what you think|your thoughts|if you have any)|any thoughts|thoughts ?|could you (look|take a look|have a look) (at|into) (this|it)|please (advise|handle|take care of (this|it)|look into (this|it)|deal with (this|it)|do the needful|review)|can you (handle|take care of|deal with|sort|fix) (this|it|that)|it would be (great|nice|good|helpful) if (someone|somebody|we|you|this|it)|someone (should|needs to|has to|ought to|might want to)|we (should|need to|ought to|might want to) (probably|maybe|really)? (do|fix|handle|address|deal|look|talk|figure|think) (something|this|it|that|about|into|with))',
  },
] as const satisfies readonly Phrase[]
