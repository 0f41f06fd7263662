import type { Act, Reaction } from '../types.ts'

/** The longest message, in words, that such a pattern may decide: a longer one brings something of its own. */
type Rule = { act: Act; pattern: RegExp; most: number; reaction?: Reaction }

/** Their patterns read so far: several look from any word to any later one, which takes time by the cube of the length. */
export const FOLLOW_UP_LENGTH = 1_000

/** Patterns of follow-ups, over lower case with straight quotes. They count only where there is a reply to follow. */
export const FOLLOW_UPS: readonly Rule[] = [
  {
    act: 'back',
    most: 30,
    pattern:
      /\b(?:back to|going back|return to|so about (?:my|the) \w+ again|(?:the|my) (?:first|earlier|other) (?:thing|one|problem|question)(?: (?:again|now))?|now (?:the|my) (?:other|second)|(?:ok|okay|alright|so),? (?:so )?(?:the|my) [\w' ]{2,20}$)/,
  },
  {
    act: 'another',
    most: 22,
    pattern:
      /^(?:(?:ok|okay|hm+|lol|no|nah|eh|meh|ugh|um|and|but|so),? )*(?:(?:can (?:you|u|we)|could you|do you have|is there|got|give me|try|show me|any|i (?:want|need)) )?(?:do it )?(?:another|something (?:else|different|funnier|simpler|less \w+|more \w+)|a different|other (?:way|option|idea)s?|any other|one more|try again|what else)\b|\bsomething else\b|\banother (?:way|one|version)\b/,
  },
  {
    act: 'what-if',
    reaction: 'quiet',
    most: 32,
    pattern:
      /\b(?:what|how)\b.*\b(?:if|when)\b.*\b(?:(?:say|says|said) nothing|(?:go|goes|gets?|went) (?:quiet|silent|cold)|ignores?|ghosts?|does(?:n'?t| not) (?:answer|reply|respond|say|write|text)|don'?t (?:answer|reply|respond)|never (?:answers|replies|responds)|walks? (?:off|out|away)|shuts? down|stares?|silent|leaves? me on read|clams? up|hangs? up|blocks? me)\b/,
  },
  {
    act: 'what-if',
    reaction: 'cry',
    most: 32,
    pattern: /\b(?:if|when)\b.*\b(?:cry|cries|crying|tears?|sobs?|breaks? down|upset|falls? apart|hurt|sad)\b/,
  },
  {
    act: 'what-if',
    reaction: 'angry',
    most: 32,
    pattern:
      /\b(?:if|when)\b.*\b(?:angry|mad|yells?|yelling|screams?|furious|explodes?|blows? up|loses? it|pissed|shouts?|flips? out|freaks? out|snaps?|defensive|goes off|gets? (?:ugly|loud|nasty|mean))\b/,
  },
  {
    act: 'what-if',
    reaction: 'laugh',
    most: 32,
    pattern:
      /\b(?:if|when)\b.*\b(?:laughs?|jokes?|makes? fun|brushes? (?:it|me) off|rolls? (?:his|her|their) eyes|thinks? (?:it's|its|i'm|im) (?:funny|joking|kidding)|smirks?|don'?t take (?:me|it) serious\w*|does(?:n'?t)? take (?:me|it) serious\w*)\b/,
  },
  {
    act: 'what-if',
    reaction: 'why',
    most: 32,
    pattern:
      /\b(?:if|when)\b.*\b(?:asks? (?:me )?(?:why|what|how|for (?:a |the )?reasons?)|wants? (?:to know|a reason|reasons|an explanation)|argues?|disagrees?|denies|deny|says? (?:i'm|im|it's|its|that's|thats|it isn't) (?:not|wrong|lying|overreacting|too sensitive|dramatic|my fault))\b/,
  },
  {
    act: 'what-if',
    reaction: 'excuse',
    most: 32,
    pattern:
      /\b(?:if|when)\b.*\b(?:excuses?|promises? (?:again|to)|blames?|turns? it (?:around|on me)|bargains?|negotiates?|guilt|guilts?|says? (?:he|she|they) (?:forgot|is busy|are busy|will|has to|have to|can'?t help)|offers?|says? (?:ok|okay|yes|fine|sure) (?:but|and))\b/,
  },
  {
    act: 'what-if',
    reaction: 'no',
    most: 32,
    pattern:
      /\b(?:if|when)\b.*\b(?:says? (?:no|nope|never)|refuses?|won'?t|turns? me down|rejects?|says? (?:he|she|they) (?:won'?t|can'?t)|not interested|disagree)\b/,
  },
  {
    act: 'what-if',
    most: 24,
    pattern:
      /^(?:(?:ok|okay|and|but|so|yeah|lol),? )*if (?:he|she|they|my|the)\b|^(?:ok |okay |and |but |so |yeah |lol )*what (?:do i (?:say|do)|should i (?:say|do)|then|happens)?,? ?(?:if|when)\b/,
  },
  {
    act: 'shorter',
    most: 14,
    pattern:
      /\b(?:shorter|short(?:en)?(?: it| that| this)?|half (?:that|of that|as long)|cut (?:it|that|this) (?:way )?(?:down|in half)|(?:only|just)? ?(?:get|got|have) (?:1|one|a) minute|in (?:one|two|ten|a few|\d+) (?:words?|sentences?|lines?)|too long|less words|fewer words|more brief|briefer|quick(?:er)? version|one (?:line|sentence)|cut it down|trim|condense)\b/,
  },
  {
    act: 'as-message',
    most: 22,
    pattern:
      /\b(?:as|for|in|into|make (?:it|that|this)|turn (?:it|that|this) into|over|by|via)\s+(?:a |an )?(?:text|txt|email|e-mail|message|dm|note|letter|card|whatsapp|imessage|voicemail)\b|\b(?:text|email|written|message) version\b|\blike a (?:text|email|message|letter)\b|\b(?:text|email)\?$|\bcan i (?:text|email|write) (?:it|that|this)\b|\btext (?:it|that|this|him|her|them) instead\b|\bi(?:'d| would| want to|'ll)? ?(?:rather|prefer to)? (?:text|email|write) (?:it|him|her|them)\b/,
  },
  {
    act: 'aloud',
    most: 16,
    pattern:
      /\b(?:say (?:it|that|this) (?:in person|out ?loud|to (?:his|her|their) face)|in person instead|over the phone|on the phone|to say not (?:write|text)|spoken)\b/,
  },
  {
    act: 'rehearse',
    most: 20,
    pattern:
      /\b(?:practice|practise|rehearse|role ?-?play|run (?:it|through)|act it out|pretend (?:you'?re|to be|you are)|you be (?:my|the|him|her|them)|play (?:my|the|him|her))\b/,
  },
  {
    act: 'tone',
    most: 16,
    pattern:
      /\b(?:softer|gentler|nicer|kinder|calmer|warmer|sweeter|less (?:harsh|mean|angry|rude|cold|aggressive|formal|stiff|blunt|direct)|more (?:gentle|friendly|polite|casual|kind|warm|chill)|tone it down|firmer|stronger|tougher|harder|blunter|meaner|more (?:firm|direct|serious|assertive|formal|professional)|less (?:nice|polite|soft|wishy.?washy)|too (?:harsh|mean|soft|nice|formal|stiff|weak|cold|aggressive|blunt|wimpy))\b/,
  },
  {
    act: 'another',
    most: 14,
    pattern:
      /\b(?:another (?:way|one|version|option|idea)|something else|different (?:way|one|version|approach)|other (?:way|option|idea)s?|give me (?:another|more)|any other|try again|one more|what else|alternatives?|don'?t like (?:it|that|this)(?: one)?)\b/,
  },
  {
    act: 'not-it',
    most: 18,
    pattern:
      /^(?:no[,. ]+)?(?:that'?s|thats|it'?s|its|this is|this isn'?t|that isn'?t) ?(?:not|n'?t)? ?(?:it|what i (?:mean|meant|said|asked)|my (?:situation|problem)|about that|right|the (?:point|problem|issue))\b|\bnot what i (?:mean|meant|said|asked)\b|\byou(?:'re| are)? (?:misunderst\w+|got (?:it|me|that) wrong|don'?t (?:get|understand))\b|^(?:no[,. ]+)?wrong\b/,
  },
  {
    act: 'wont-work',
    most: 45,
    pattern:
      /\b(?:(?:won'?t|wont|wouldn'?t|not gonna|isn'?t going to|never going to|doesn'?t|didn'?t) work|(?:already|i've|ive|i) (?:tried|did|said|told (?:him|her|them)|asked)(?: (?:that|this|it|him|her|them))?|(?:he|she|they)(?:'d| would|'ll| will|d)? (?:never|not|just|only|always) \w+|no way (?:she|he|they|i)|i can'?t (?:say|do) that|too (?:risky|late|scared)|(?:she|he|they)(?:'ll| will|'d|d| would) (?:laugh|get|say|just|ignore|hate|kill|flip|cry|never)|(?:he|she|they)(?:'d|'ll| would| will)? (?:hear|take|read) (?:that|it|this)|sounds like (?:i'?m|im|i)\b|i'?d never say|doesn'?t sound like me|that'?s not me|not how i talk|sounds (?:fake|weird|stiff|like a robot|too))\b/,
  },
  {
    act: 'correct',
    most: 30,
    pattern:
      /^(?:no+|nah|actually|wait|sorry|oops|i mean(?:t)?|not)\b[,. ]*.*\b(?:not|it'?s|its|my|i meant|to|about|he'?s|she'?s|they'?re|the)\b|\bnot my \w+,? my\b|\bi meant\b/,
  },
  {
    act: 'back',
    most: 24,
    pattern:
      /\b(?:back to|about the (?:other|first) (?:thing|one|problem)|the other (?:thing|problem)|going back|return to|earlier (?:thing|one)|what about (?:my|the) .* (?:from before|i mentioned|thing)|now (?:the|my) (?:other|second))\b/,
  },
  {
    act: 'thanks',
    most: 16,
    pattern:
      /^(?:ok(?:ay)?|great|perfect|awesome|cool|nice|good|lol|haha|yes|alright|wow)?[,.! ]*(?:thanks?|thank you|thx|ty|tysm|tks|much obliged|appreciate|bless you|you(?:'re| are) (?:the best|a life ?saver|great|awesome)|that(?:'s| is|s)? (?:perfect|great|helpful|good|it|exactly)|that helps?|i(?:'ll| will|ll) (?:try|use|do|say|send) (?:it|that|this)|bye|good ?night|perfect|got it|love it)\b/,
  },
]

/** What the other might do, as a text in lower case puts it: "what if she cries". */
export function reactionIn(plain: string): Reaction | undefined {
  const read = plain.slice(0, FOLLOW_UP_LENGTH)
  return FOLLOW_UPS.find(({ reaction, pattern }) => reaction && pattern.test(read))?.reaction
}

/** Patterns of a message that opens nothing to answer, with or without a reply before it. */
export const ALONE: readonly Rule[] = [
  {
    act: 'greet',
    most: 5,
    pattern: /^(?:hi+|hey+|hello|yo|good (?:morning|evening|afternoon)|sup|howdy|greetings|hiya)\b[\s\w,!.]*$/,
  },
  {
    act: 'thanks',
    most: 8,
    pattern:
      /^(?:thanks?|thank you|thx|ty|ok(?:ay)?|bye|goodbye|good night|cool|great|perfect|lol|k)\b[\s\w,!.]{0,30}$/,
  },
  {
    act: 'about',
    most: 16,
    pattern:
      /\b(?:are you (?:a |an )?(?:real|human|person|bot|robot|ai|chatgpt|machine|computer|program)|who are you|what are you|what can you do|how do you work|who made you|are you chat ?gpt|system prompt|your (?:instructions|rules|prompt)|ignore (?:all |your |previous |the )*(?:rules|instructions))\b/,
  },
  {
    act: 'hostile',
    most: 12,
    pattern:
      /\b(?:you(?:'re| are|r)? (?:useless|stupid|dumb|terrible|trash|garbage|worthless|an idiot)|this (?:app|thing|bot) (?:sucks|is (?:useless|stupid|trash|garbage))|you suck|fuck (?:you|off)|shut up)\b/,
  },
  {
    act: 'vague',
    most: 7,
    pattern:
      /^(?:help(?: me)?|i need (?:help|advice)|advice(?: pls| please)?|idk|i don'?t know(?: what to (?:do|say))?|what (?:do|should) i (?:do|say)|can you help(?: me)?|please help|hmm+|not sure|\?+)[\s.!?]*$/,
  },
]

/** What is refused: to trick, threaten, impersonate or control somebody. */
export const REFUSED =
  /\b(?:pretend(?:ing)? to be (?:a |an |his |her |their |my )?(?:lawyer|police|cop|doctor|boss|the bank|wife|husband|someone else)|fake (?:a |an )?(?:note|excuse note|doctor|reference|review|screenshot|letter from)|forge|blackmail|(?:get|read|track|spy on|hack) (?:into )?(?:his|her|their|my \w+(?:'s)?) (?:phone|messages|location|account|email)|make (?:him|her|them) (?:jealous|feel guilty|suffer|pay for)|guilt (?:him|her|them|trip)|manipulat\w+ (?:him|her|them|my)|threaten (?:him|her|them|my|to)|without (?:him|her|them) knowing|get (?:revenge|back at))\b/

/** Questions for a lawyer, a doctor, or nobody here: they ask for a fact and not for words. */
export const LIMITS: readonly { line: string; pattern: RegExp }[] = [
  {
    line: 'limit-law',
    pattern:
      /\b(?:is it (?:legal|illegal|against the law)|can (?:i|they|he|she) (?:sue|legally)|what are my (?:legal )?rights|statute of limitations|how much can (?:he|she|they|my landlord) (?:legally )?keep|do i have a case)\b/,
  },
  {
    line: 'limit-health',
    pattern:
      /\b(?:how (?:much|many) (?:mg|milligrams|pills)|what dose|side effects of|is it safe to take|should i (?:stop|take|start) (?:taking )?(?:my )?(?:meds|medication|pills|antidepressants?)|diagnose|do i have (?:adhd|depression|cancer|bipolar|autism))\b/,
  },
  {
    line: 'limit-other',
    pattern:
      /^(?:what(?:'s| is) (?:the )?(?:capital|weather|square root|time|population)|write (?:me )?(?:a |some )?(?:python|code|javascript|sql)|(?:solve|calculate|translate)\b|recipe for|how (?:do i|to) (?:cook|bake|install|download)|tell me a joke|who won|who(?: is|'s) the (?:president|prime minister|king|queen|ceo) of)\b/,
  },
]
