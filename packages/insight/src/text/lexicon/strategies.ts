import type { Phrase } from '../phrases.ts'

const GOOD =
  '(great|good|nice|interesting|cool|excellent|awesome|wow|brilliant|wonderful|fantastic|impressive|lovely|amazing|superb|neat|fascinating|fine|beautiful|perfect|splendid)'
const WORK =
  '(job|work|question|point|point|article|answer|idea|catch|find|edit|edits|one|stuff|effort|post|page|image|picture|start|call|solution|suggestion|explanation)'

/**
 * Strategies of politeness in requests: our own patterns for the strategies that Danescu-Niculescu-Mizil et al. 2013
 * measured after Brown and Levinson 1987, and some of our own in the same spirit.
 *
 * @source sources.md#politeness-strategies
 */
export const STRATEGIES = [
  { id: 'gratitude', pattern: '(thanks|thank|thx|tx|ty|cheers|grateful|thankful|gratitude|obliged|indebted|kudos)' },
  {
    id: 'gratitude',
    pattern:
      '(i|we) (really|do|would|very|much|also|certainly|greatly|truly|so|especially)? (much)? (appreciate|appreciated)',
  },
  {
    id: 'gratitude',
    pattern: "(i'd|we'd|id) (really|very|greatly|much|certainly|truly|so)? (much)? (appreciate|be grateful)",
  },
  { id: 'gratitude', pattern: '(much|greatly|really|very|always|be|is|are|highly) appreciated' },
  {
    id: 'thanksInAdvance',
    pattern:
      '(thanks|thank you|many thanks) (so much|very much|a lot)? (in advance|for your (help|time|assistance|attention|input|consideration|patience|understanding))',
  },
  { id: 'deference', pattern: `^ (that's|thats|that is|this is|very|really|a|some)? (a|an|very|really)? ${GOOD}` },
  { id: 'praise', pattern: `${GOOD} ${WORK}` },
  {
    id: 'praise',
    pattern: `(you|you've|youve) (have|did|do|are|made|done|been)? (a|an|some|such)? (doing|done|made)? (a|an|some)? (very|really|such)? ${GOOD}`,
  },
  {
    id: 'praise',
    pattern:
      '(well done|congratulations|congrats|keep up the|i (really)? (like|love|enjoyed|admire|liked|loved|enjoy) (your|the|this|that|how|what))',
  },
  {
    id: 'greeting',
    pattern: '^ (hi|hello|hey|dear|hiya|greetings|howdy|hallo|good (morning|day|evening|afternoon)|welcome)',
  },
  {
    id: 'apology',
    pattern:
      "(sorry|apologies|apologize|apologizing|apology|apologise|woops|oops|whoops|regret|forgive me|excuse me|pardon me|my (bad|fault|mistake)|beg your pardon|don't mean to|hate to)",
  },
  { id: 'pleaseMid', pattern: '(please|pls|plz|kindly)' },
  { id: 'pleaseStart', pattern: '^ (please|pls|plz|kindly)' },
  {
    id: 'couldYou',
    pattern:
      '(could|would) (you|anyone|someone|anybody|somebody) (please|kindly|possibly|perhaps|maybe|be so kind|be able|be willing|be interested|consider|like|care|mind)?',
  },
  { id: 'canYou', pattern: '(can|will) (you|anyone|someone) (please|kindly|possibly|perhaps|maybe)?' },
  {
    id: 'couldI',
    pattern:
      '(could|may|might|can) (i|we) (please|possibly|just)? (ask|have|get|request|suggest|trouble|ask you|know|see|use|borrow)?',
  },
  {
    id: 'mind',
    pattern:
      "(would|do|if) you (mind|don't mind|wouldn't mind|be willing|be able|be interested|be so kind|have (time|a moment|a minute|any))",
  },
  {
    id: 'wonder',
    pattern:
      "(i|we|i'm|i've|im|was|am|just) (was|am|were|been|just|also)? (wondering|wonder|hoping|curious|hopeful|interested)",
  },
  {
    id: 'wonder',
    pattern:
      '(let me know|any (chance|chances|idea|ideas|thoughts|advice|suggestions|help|way|comments|opinion|opinions|objections|objection|input|interest)|(would|i would|would it) be (great|nice|good|helpful|wonderful|interested|useful|possible|okay|ok|fine|appreciated|willing|happy|glad))',
  },
  { id: 'wonder', pattern: '(is it|is that|would it be|if|is there any) (possible|ok|okay|alright|convenient|way)' },
  {
    id: 'byTheWay',
    pattern:
      '(by the way|btw|incidentally|on another note|on a side note|out of (curiosity|interest|curiousity)|just (curious|wondering|out of curiosity))',
  },
  {
    id: 'ifYou',
    pattern:
      "if (you|you'd|you're|you've|that's|it's|its|not|possible|so) (could|can|would|want|like|have|are|wouldn't|don't|need|wish|know|get|think|feel|prefer|care|interested|ok|okay|not|possible)?",
  },
  {
    id: 'offer',
    pattern:
      "(i'd|i'll|i|i would|i will|i can|we can|we could|happy to|glad to) (be (happy|glad|delighted|willing|pleased)|help|gladly|happily)",
  },
  { id: 'together', pattern: "(we|we're|we've|we'll|we'd|us|our|let's|together)" },
  {
    id: 'softener',
    pattern:
      '(perhaps|maybe|possibly|a (bit|little|moment|minute|few)|i (think|guess|suppose|believe|feel|imagine|assume|suspect|gather|hope)|it seems|seems|seem|might|somewhat|sort of|kind of|probably|apparently|i (was|am) not sure|not sure|unsure)',
  },
  {
    id: 'factual',
    pattern:
      '(really|actually|honestly|surely|in fact|the point|the reality|the truth|in truth|the fact|seriously|literally|obviously|clearly|of course|simply|frankly)',
  },
  { id: 'directQuestion', pattern: "^ (what|which|who|where|how|when|what's|whats|who's|where's|how's)" },
  { id: 'why', pattern: "(why|how come|what for|why's)" },
  { id: 'whyStart', pattern: '^ (so|and|but|then|also|or|ok|well)? (,)? (why|how come)' },
  {
    id: 'whyNot',
    pattern:
      "(why|why the (hell|heck|fuck)) (don't|didn't|not|aren't|isn't|can't|won't|do|did|are|is|would|have|haven't|hasn't|should|must|were|was) (you|they|we|i|it|not)?",
  },
  { id: 'directStart', pattern: '^ (so|then|and|but|or|now|ok|okay|well|also|look|listen|yes|no|yeah|sure|right)' },
  { id: 'secondStart', pattern: "^ (you|your|you're|youre|you've|yours|yourself|u|ur)" },
  { id: 'firstStart', pattern: "^ (i|my|i'm|i've|i'd|i'll|im|mine|we|we're|our)" },
  {
    id: 'verbStart',
    pattern:
      "^ (see|read|look|stop|go|try|check|show|post|tell|give|explain|define|provide|prove|learn|get|take|use|add|put|make|remove|leave|say|ask|answer|note|remember|consider|keep|do|don't|be|have|let|think|quit|wait|just|never)",
  },
  {
    id: 'accusing',
    pattern:
      "(you|you've) (are|were|have|had|keep|kept|did|didn't|don't|haven't|aren't|never|always|obviously|clearly|still|just|simply|seem|claim|claimed|should|must|need|cannot|can't|won't|said|say|think|want|really|even|deleted|removed|reverted)",
  },
  {
    id: 'didYou',
    pattern:
      "(did|do|have|are|were|was|don't|didn't|aren't|haven't|can't|couldn't|won't|isn't|is) you (even|really|actually|not|ever|seriously|still|just|bother|bothered|honestly|sure|kidding|joking|blind|trying|going|saying|suggesting|claiming|serious)?",
  },
  {
    id: 'negated',
    pattern:
      "(not|no|never|none|nothing|don't|didn't|doesn't|isn't|aren't|wasn't|can't|cannot|won't|wouldn't|shouldn't|haven't|hasn't|dont|cant)",
  },
  {
    id: 'swear',
    pattern:
      '(wtf|hell|damn|damned|shit|fuck|fucking|crap|bullshit|ass|asshole|stupid|idiot|idiotic|moron|dumb|bloody|fool|foolish|ridiculous|nonsense|absurd|pathetic|liar|lie|lies|lying|troll|trolling|rubbish|garbage|ignorant|ignorance|hypocrite|childish|silly|laughable|shame|disgusting|insane|joke|clueless|incompetent|lazy)',
  },
  {
    id: 'command',
    pattern:
      "(you|you'd) (should|must|need to|have to|ought to|had better|better|shouldn't|must not|mustn't|are required)",
  },
  {
    id: 'challenge',
    pattern:
      "(what (makes|made) you|who (are|do|gave|says|said) you?|how (dare|can you|could you|do you expect)|what (do|are) you (mean|talking|trying|think|doing|saying)|what the|what is your|what's your|what's wrong|so what|do you (really|actually|honestly|even|seriously)|on what (basis|grounds)|where (is|are) (the|your|any)|where do you)",
  },
  {
    id: 'challenge',
    pattern:
      '(your (problem|point|excuse|claim|claims|bias|pov|attitude|opinion|nonsense|reasoning|logic|agenda)|is that (so|clear|enough)|are you (sure|serious|kidding|blind|joking|really|even|trying|threatening|accusing))',
  },
  {
    id: 'urgency',
    pattern: '(immediately|asap|right now|at once|now|urgent|hurry|already|again|finally|yet|still|enough)',
  },
  {
    id: 'needHelp',
    pattern:
      '((need|want|like|appreciate|use) (your|some|any|a|the)? (help|advice|assistance|opinion|input|thoughts|feedback|hand|comments|views)|help me|advise|assist|help (out|us|with)?)',
  },
  {
    id: 'iNoticed',
    pattern:
      "(i|i've|i'm|we) (noticed|saw|see|seen|read|found|came across|happened|noted|have (seen|noticed|been|just)|just|am new|was)",
  },
  {
    id: 'youSaid',
    pattern:
      '(you (said|wrote|mentioned|stated|noted|suggested|posted|asked|added|made|created|left|uploaded|might|may|could|know|seem))',
  },
  {
    id: 'isThereStart',
    pattern: "^ (is|are|was|were|does|do|did|has|have|isn't|aren't|doesn't|don't|didn't|hasn't|haven't) *",
  },
  {
    id: 'wouldntItBe',
    pattern:
      "(wouldn't|shouldn't|couldn't|isn't|doesn't|aren't|won't|can't|didn't|don't|haven't) (it|that|this|there|they|we|you|the)",
  },
  {
    id: 'care',
    pattern:
      "(how (are|have) you (been|doing|feeling|holding|today|these days)?|hope (you|all|that|this|everything|your) *|are you (ok|okay|alright|well|feeling)|you (ok|okay|alright)|is everything (ok|okay|alright)|take care|get well|welcome back|missed (you|on here)|(happy|merry) (birthday|new|holidays|christmas|belated|editing|easter)|all the best|best wishes|good luck|stay safe|(don't|not to|no) (worry|worries))",
  },
  {
    id: 'askOpinion',
    pattern:
      '(what (do|would|are) you(r)? (think|say|suggest|recommend|prefer|opinion|thoughts)|what are your (thoughts|views)|your (thoughts|opinion|advice|input|feedback|views|expertise|take|suggestion|suggestions|view|help|assistance|guidance|comments|insight)|do you (think|have (any|a|some)|know (of|if|any|how|where|whether)|agree|recommend)|does (that|this) (sound|seem|look|help|work)|is (that|this|it) (ok|okay|alright|acceptable|fine|all right|better))',
  },
  {
    id: 'permission',
    pattern:
      "((may|can|could|might) i (ask|suggest|request|call|borrow|use|bother|just|please|get|have|please|offer|add|propose)|would you like|do you want (me|us) to|shall i|should i|i'd be happy|i would be happy|let me know|feel free|you (may|might) (want|like|wish|be interested)|would (it|that) be|is there any|mind if|if you (want|like|prefer|wish) )",
  },
  {
    id: 'yourWork',
    pattern:
      "(your (work|contributions|contribution|edits|efforts|effort|time|interest|patience|kindness|kind|helpful|recent|excellent|great|good|comments|help|concern|message|note|reply|response|hard work|dedication|quick)|you've done|you have done|you did|keep up)",
  },
  {
    id: 'contempt',
    pattern:
      "((are|r) you (kidding|serious|seriously|blind|insane|stupid|joking|dense|crazy|deaf|high|drunk|mad|nuts|illiterate|trying to be)|do you (even|honestly|seriously|really|actually) *|did you (even|honestly|seriously|actually|bother) *|have you (even|actually|ever) *|(even )?(bother|bothered) (to|reading|looking|checking)|what part of|how on earth|why on earth|what on earth|for (god's|gods|heaven's|fuck's|christ's|pete's) sake|give (me|us) a break|^ come on|, come on|grow up|get (over|a life|real|a clue)|got it ?|so what|who cares|what a joke|oh (really|please|come on|yeah|great)|yeah right|my dear|dear me|nice try|big deal|how dare|shut up|piss off|go away|leave me alone|mind your own|sigh|huh|duh|lol|bozo|clown|rant|hello ?|excuse me ?|seriously ?|really ? !?)",
  },
  {
    id: 'impatience',
    pattern:
      '(how many (times|more)|how much (more|longer)|how long|when (are|will|do) you (going|ever|finally|plan)|(stop|quit) -ing|would you (please)? (stop|quit)|will you (please)? (stop|quit)|you (going|gonna) to|are you going to|again ?|or (what|not) ?|once and for all|last time|for the last|i (already|just) (told|said|explained|asked|answered)|as i (said|have said|told|already)|like i said)',
  },
  {
    id: 'tagDemand',
    pattern:
      ", (ok|okay|right|yes|no|huh|hmm|eh|yeah|m'kay|mkay|alright|correct|agreed|understand|got it|isn't it|aren't you|don't you|didn't you|is it|are you|do you|did you|have you|won't you|can't you) ?",
  },
  {
    id: 'tagDemand',
    pattern:
      '^ (ok|okay|right|agreed|understand|understood|clear|well|satisfied|happy|proof|evidence|source|sources|reason|meaning|such as|like what|why not|and|or|so) ?',
  },
  {
    id: 'threat',
    pattern:
      '(get blocked|be blocked|block you|blocked for|report you|reported|banned|warn you|warning|consequences|last warning|or else|revert you|vandalism|vandalize|vandalizing|vandal|sockpuppet|violation|violate|violating|disruptive|personal attack|personal attacks|false|incorrect|wrong|misleading|unacceptable|biased|pov)',
  },
  { id: 'shouting', pattern: '(? !|! ?|!? !|?! ?)' },
  { id: 'quotes', pattern: '"' },
  { id: 'semicolonSmile', pattern: '<smile>' },
  { id: 'dots', pattern: '...' },
  { id: 'hypothetical', pattern: "(would|could|might|should|i'd|you'd|we'd|it'd)" },
  {
    id: 'possible',
    pattern:
      '(possible|possibly|able|chance|opportunity|when you (get|have)|at your (convenience|leisure)|no (rush|hurry|worries|problem)|whenever|feel free|up to you|if (necessary|needed))',
  },
] as const satisfies readonly Phrase[]

export type StrategyId = (typeof STRATEGIES)[number]['id']
