import type { Phrase } from '../phrases.ts'

/**
 * Words that hold something back, by how they do it. Our own list, checked against sentences in which linguists marked
 * uncertainty; only uses that do hedge are listed ("may be", not the month; "appears to", not "appears on stage").
 *
 * - `modal` may, might, could be · `adverb` perhaps, probably · `adjective` likely, unclear · `noun` possibility
 * - `belief` I think, is considered · `report` allegedly, reportedly · `seeming` seems, appears to
 * - `condition` if, unless · `question` whether · `softener` I was just wondering
 *
 * @source sources.md#hedges
 */
export const HEDGES = [
  { id: 'modal', pattern: 'may' },
  { id: 'modal', pattern: "(might|mightn't)" },
  { id: 'modal', pattern: '(could|can) (conceivably|possibly|potentially|perhaps|theoretically|arguably|well)' },
  {
    id: 'modal',
    pattern:
      'could (also|even|still|soon|eventually)? (be|have|lead|mean|become|result|cause|explain|affect|prove|turn|increase|reduce|happen|indicate|contribute|face|lose|bring|produce|plunge|violate|threaten|harm|hurt|damage|include|leave|refer|raise|force|create|do serious|kill|end)',
  },
  { id: 'modal', pattern: '(should|ought) to? be (able|enough|fine|possible)' },
  { id: 'modal', pattern: '(must|should) have been' },
  {
    id: 'modal',
    pattern: 'would (seem|appear|suggest|imply|probably|likely|perhaps|possibly|most likely|presumably|tend)',
  },
  {
    id: 'adverb',
    pattern:
      '(perhaps|maybe|probably|possibly|presumably|conceivably|supposedly|hypothetically|potentially|tentatively|ostensibly|plausibly)',
  },
  { id: 'seeming', pattern: '(apparently|seemingly)' },
  { id: 'adverb', pattern: 'almost (certainly|certain|surely)' },
  { id: 'adverb', pattern: 'in all (likelihood|probability)' },
  {
    id: 'adverb',
    pattern:
      "(if i'm not mistaken|if i remember correctly|correct me if|as far as i (know|can tell|remember)|for all i know|to (my|the best of my) knowledge)",
  },
  { id: 'adjective', pattern: '(likely|unlikely|probable|improbable|implausible|conceivable)' },
  {
    id: 'adjective',
    pattern:
      "(is|was|are|were|be|been|it's|also|even|still|quite|entirely|always|a|one|another|the|any|of|other|concerning|from|lending) (a)? possible (that|explanation|reason|cause|causes|explanations|reasons|source|sources|link|effect|effects|future|outcome|role|origin|deal|attack|attacks|threat|case|impact|association|component|sale|merger|candidate|successor|risk|benefit|benefits|mechanism|connection|exception|war|conflict|move)",
  },
  {
    id: 'adjective',
    pattern: "it (is|was|seems|remains|isn't) (also|still|quite|entirely|always|very|indeed)? possible that",
  },
  {
    id: 'adjective',
    pattern: '(unclear|uncertain|doubtful|debatable|unsure|unconfirmed|inconclusive|hypothetical|undecided)',
  },
  {
    id: 'adjective',
    pattern:
      "(not|never|isn't|wasn't|aren't|it's not|i'm not|not yet|not entirely|not quite|far from|no longer|not at all|not very|not fully|not well) (clear|clearly|certain|sure|known|impossible|conclusive|proven|confirmed|understood|obvious)",
  },
  {
    id: 'adjective',
    pattern:
      '(is|are|remain|remains|was|were|still) (still|largely|as yet)? unknown (whether|how|if|why|what|when|who)?',
  },
  {
    id: 'noun',
    pattern:
      '(possibility|likelihood|speculation|uncertainty|suspicion|suspicions|allegation|allegations|presumption|supposition|hypothesis|hypotheses|assumption|hunch)',
  },
  {
    id: 'noun',
    pattern:
      '(belief|view|idea|notion|theory|fear|fears|concern|concerns|opinion|impression|suggestion|expectation|expectations|indications|implication) that',
  },
  {
    id: 'noun',
    pattern:
      '(no|little|scant|insufficient|not enough|increasing|growing) (clear|conclusive|firm|solid|direct|hard|definitive)? evidence (that|of|to suggest|for|whether)?',
  },
  { id: 'noun', pattern: '(some|considerable) (doubt|debate) (that|whether|as to|about|of)' },
  { id: 'noun', pattern: '(call|called|calls|calling|bring|brought) (*)? into question' },
  { id: 'noun', pattern: '(raise|raises|raised|raising) (serious)? (questions|doubts|concerns)' },
  { id: 'belief', pattern: '(believe|believes|believed|believing|disbelieve)' },
  { id: 'belief', pattern: '(think|thinks|thinking|thought)' },
  {
    id: 'belief',
    pattern:
      '(guess|presume|presumes|presumed|suppose|supposed|assume|assumes|assumed|assuming|surmise|reckon|reckons|speculate|speculates|speculated|speculating|hypothesize|hypothesized|theorize|theorized|postulate|postulated|feared|fearing|anticipate|expects|expect|expecting)',
  },
  {
    id: 'belief',
    pattern:
      '(is|are|was|were|be|been|being|had|widely|generally|often|usually|commonly|sometimes|now|also) (also|widely|generally|often|usually|commonly|sometimes|now|once|still|long|originally|largely|mostly|initially|traditionally|frequently|universally|previously|even|not|now|officially|highly)? (considered|regarded|expected|viewed as|seen as|perceived as|rumored|touted|thought|believed) (to|by|the|a|an|one|that|likely|more|important|very|among|unlikely|"|*)',
  },
  {
    id: 'belief',
    pattern:
      '(consider|considers|considered|regarded) (it|them|the|a|an|this|that|these|themself|their|as|to|by|one|more|many|part|important|very|"|*)',
  },
  { id: 'belief', pattern: '(expected|forecast|projected|slated|tipped|poised) to' },
  { id: 'belief', pattern: "(feel|feels|felt) (that|as if|as though|they|it|he|we|this|it's)" },
  {
    id: 'belief',
    pattern:
      '(in|from) (my|our|their|his|her) (opinion|view|humble opinion|understanding|experience|point of view|perspective)',
  },
  { id: 'belief', pattern: '(my|our) (guess|understanding|impression|sense|feeling|hunch) (is|was)' },
  {
    id: 'belief',
    pattern:
      '(i|we|they|<name>|who|police|officials|experts|scientists|many|some|analysts) (now|also|strongly|still)? (suspect|suspects|suspected|fear|fears|predict|doubt|doubts|imagine|estimate|estimates|hope)',
  },
  { id: 'report', pattern: '(allegedly|reportedly|purportedly|reputedly|putatively)' },
  {
    id: 'report',
    pattern: '(alleged|alleges|allege|alleging|rumored|accused|accuse|accuses|accusing|accusations|questioned)',
  },
  { id: 'report', pattern: '(suggest|suggests|suggested|suggesting|imply|implies|implying|hint|hints|hinted)' },
  { id: 'report', pattern: '(indicates|indicating|indicate|indicated) (that|a|the|it|they)' },
  { id: 'seeming', pattern: '(seem|seems|seemed|looks like|looked like|look as if|looks as if|sounds like)' },
  {
    id: 'seeming',
    pattern:
      '(appear|appears|appeared|appearing) (to|that|likely|as if|as though|not|more|unlikely|less|very|certain|rather|similar|quite)',
  },
  { id: 'condition', pattern: '(if|unless|provided that|assuming that|supposing)' },
  { id: 'question', pattern: '(whether|wether)' },
  {
    id: 'question',
    pattern: '(remains|remain|yet|still) (to be)? (seen|determined|decided|known|confirmed|unclear|unknown|open)',
  },
  {
    id: 'question',
    pattern:
      '(wonder|wonders|wondered|wondering|ask|asks|asked|see|know|sure|determine|find out|unsure|tell|check|test) if',
  },
  { id: 'softener', pattern: '((sort|kind) of|kinda|sorta|somewhat|arguably|pretty much|more or less|or something)' },
  {
    id: 'softener',
    pattern:
      '(i (was)? (just)? wondering|i just (wanted|want)|i was hoping|just (a)? (thought|wondering|checking|a thought))',
  },
] as const satisfies readonly Phrase[]

export type HedgeId = (typeof HEDGES)[number]['id']

/** Stretches in which a hedge pattern means something else. */
export const NOT_HEDGES: readonly Phrase[] = [
  { id: 'no', pattern: '(even|as|what|only|but|,)? (if|though) (not|so|only|anything|ever)' },
  { id: 'no', pattern: '^ may (i|we)' },
  { id: 'no', pattern: 'whom it may concern' },
  { id: 'no', pattern: '(think|thinks|thinking|thought) (of|about) (you|me|us|them|they|your)' },
  { id: 'no', pattern: 'may <number>' },
  {
    id: 'no',
    pattern:
      '(in|of|on|since|until|by|last|next|this|early|late|mid|through|and|to|from|between|during|before|after|every|,) may (<number>|, <number>|,)',
  },
  { id: 'no', pattern: '(train|trains) of thought' },
  { id: 'no', pattern: '(school|schools|line|lines|food|second|deep) (of|for)? (thought|thoughts)' },
  { id: 'no', pattern: '(critical|positive|creative|design|lateral|forward|wishful) thinking' },
  { id: 'no', pattern: '(as|if|where|when|whenever|wherever|soon as|best|all) possible' },
  {
    id: 'no',
    pattern:
      '(kind|sort) of (<name>|person|thing|music|food|people|work|movie|film|book|problem|*) (is|are|was|do|does|would|that)',
  },
  {
    id: 'no',
    pattern:
      '(what|which|this|that|these|some|any|one|another|every|same|a|the|certain|different|of|no) (kind|sort|kinds|sorts) of',
  },
  {
    id: 'no',
    pattern: '(a|the|his|her|their|our|my|your|this) (little|bit|tad) (boy|girl|child|one|house|dog|town|time|book|of)',
  },
]
