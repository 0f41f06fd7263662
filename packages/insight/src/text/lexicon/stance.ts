import type { Phrase } from '../phrases.ts'

/**
 * Words that add certainty or force (Hyland's boosters). Uses in which they do not are listed in {@link NOT_BOOSTERS}.
 *
 * @source sources.md#boosters
 */
export const BOOSTERS = [
  {
    id: 'certainty',
    pattern:
      '(clearly|obviously|definitely|certainly|undoubtedly|unquestionably|indisputably|undeniably|evidently|surely|assuredly|unmistakably|doubtlessly|inevitably|invariably)',
  },
  {
    id: 'certainty',
    pattern:
      '(of course|no doubt|without (a|any)? doubt|beyond (any|all|a)? doubt|needless to say|for sure|for certain|in fact|as a matter of fact|it is (clear|obvious|certain|evident|undeniable) that)',
  },
  {
    id: 'force',
    pattern:
      '(extremely|incredibly|absolutely|totally|utterly|hugely|enormously|tremendously|insanely|ridiculously|unbelievably|super|massively|terribly|awfully|exceedingly|immensely|vastly)',
  },
  { id: 'degree', pattern: '(very|really|truly|highly|deeply|particularly|especially|remarkably|strongly|greatly)' },
] as const satisfies readonly Phrase[]

export const NOT_BOOSTERS: readonly Phrase[] = [
  {
    id: 'no',
    pattern:
      "(not|n't|isn't|wasn't|aren't|don't|doesn't|didn't|never|hardly|can't|cannot|couldn't|won't|wouldn't) (really|very|so|certainly|clearly|particularly|especially|absolutely|totally|highly|truly|terribly|strongly|definitely|necessarily|exactly|entirely)",
  },
  { id: 'no', pattern: '(the|this|that|these|those|its|their) (very|super) NOUN' },
  { id: 'no', pattern: '(super|very) (bowl|market|hero|man|intendent)' },
  { id: 'no', pattern: '(see|saw|hear|speak|speaks|spoke|think|thinking|read|write|understand|explain) clearly' },
]

/**
 * Absolutes, after Al-Mosaiwi and Johnstone 2018; here a matter of wording only, never read as a sign of how somebody is.
 *
 * @source sources.md#absolutes
 */
export const ABSOLUTES = [
  {
    id: 'absolute',
    pattern:
      '(always|never|everyone|everybody|everything|nobody|nothing|totally|completely|entirely|constantly|absolutely|whole|every|all|none|forever|impossible|ever|must)',
  },
  {
    id: 'absolute',
    pattern: '(no one|every (single|time|day)|all the time|without exception|at all times|the (only|entire|whole))',
  },
] as const satisfies readonly Phrase[]

export const NOT_ABSOLUTES: readonly Phrase[] = [
  {
    id: 'no',
    pattern:
      "(not|n't|isn't|wasn't|aren't|don't|doesn't|didn't|hardly|almost|nearly|rarely|isnt|dont) (*)? (always|ever|all|every|everyone|everything|everybody|nothing|entirely|completely|totally|absolutely|impossible)",
  },
  {
    id: 'no',
    pattern:
      "(hardly|scarcely|barely|if|have you|did you|do you|has anyone|best|worst|first|than|as|happily|for|since|how|why|what|whatever|who|where|when|most * i have|most * i've) ever",
  },
  {
    id: 'no',
    pattern:
      "(never mind|never fear|ever since|ever so|all right|after all|at all|above all|first of all|all in all|all of a sudden|in all|over all|all but|all over|for all i know|best of all|all about|all set|all else|all ears|that is all|that's all|is all|all along|all day|all night|all week|all year|all my best|all the best|all together|you all|we all|they all|us all|it all|them all|all our|all your|all my|all their|all its|all these|all those|all of|all the|all other|all three|all four|all two|nothing but|nothing to|as a whole|on the whole|whole (milk|wheat|grain|foods|number|numbers|thing|lot|bunch)|every (other|now and then|bit|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|weekend|month|year|morning|evening|night|few|two|three|four|five|<number>))",
  },
  { id: 'no', pattern: '(must|must have) (been|be|have|admit|say|confess|see|read|own|feel)' },
]

/**
 * Words that fill time or pad. "Like" and "you know" only where their place shows that they carry nothing.
 *
 * @source sources.md#fillers
 */
export const FILLERS = [
  { id: 'hesitation', pattern: '(um|umm|uh|uhh|er|erm|uhm|hmm) (,|...)?' },
  {
    id: 'aside',
    pattern:
      '(, you know ,|, i mean ,|, like ,|, well ,|^ i mean ,|^ you know ,|^ like ,|^ so yeah|^ well ,|^ okay so|^ so basically|^ basically|, you know $|, right $|you know what i mean)',
  },
  {
    id: 'padding',
    pattern:
      "(basically|literally|honestly|frankly|actually|essentially|to be honest|to be fair|at the end of the day|the thing is|as i said|kind of like|sort of like|or whatever|and stuff|and things like that|and so on and so forth|needless to say|it goes without saying|as you know|in terms of|for what it's worth|when all is said and done|all things considered)",
  },
  {
    id: 'just',
    pattern:
      "(i|i'm|i'd|i'll|i've|we|we're|we'd|was|am|can|could|would) just (want|wanted|wondering|checking|thought|hoping|following|need|needed|wanna|ask|say|touching|looking|trying|writing|like|hope|think)",
  },
] as const satisfies readonly Phrase[]

/** What weakens a statement beyond a hedge: disclaimers and tag questions. @source sources.md#powerless-style */
export const DISCLAIMERS = [
  {
    id: 'disclaimer',
    pattern:
      "(i'm|i am|im) (not|no) (an|a)? (expert|specialist|professional|authority|scientist|lawyer|doctor|native speaker|good at this)",
  },
  {
    id: 'disclaimer',
    pattern:
      "(i (may|could|might) be (completely|totally|very)? wrong|(this|it) (may|might|could|will|probably) (be|sound|seem) (a)? (silly|dumb|stupid|obvious|crazy|weird|odd|naive|strange)|(silly|dumb|stupid) question|not sure if this makes sense|does (that|this) make (any)? sense|if that makes (any)? sense|just my (two cents|opinion|thoughts)|i (don't|do not) know if this is right|i hope (this|that) makes sense|no offense but|i could be mistaken|feel free to ignore|this is probably nothing|sorry (for|if|to) (this|bother|bothering|the trouble))",
  },
  {
    id: 'tag',
    pattern:
      ", (is|are|was|were|do|does|did|have|has|can|could|will|would|should|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|haven't|hasn't|can't|couldn't|won't|wouldn't|shouldn't) (it|you|they|we|i) ?",
  },
  { id: 'tag', pattern: ', (right|okay|ok|you know|no|yes|yeah) ?' },
] as const satisfies readonly Phrase[]
