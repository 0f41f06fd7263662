import type { Rule } from './rule.ts'

const POLITE =
  "(?:ok|okay|k|kk|fine|alr|lol|haha|oh|wow|great|perfect|awesome|cool|nice|yes|yeah|aww|alright|all right|right|got it|i see|good|super|amazing|brilliant|sweet|that(?:'s| is| was| really|)?(?: really| so| very| super| actually| a lot)*(?: helpful| great| good| perfect| helps?(?: a lot)?| useful| nice| beautiful| better| it)|will do|(?:i'll|i will|i'm going to|going to) (?:try|do|use|say|send|go with|sleep|wait|call|ask|tell|write|text)(?: that| it| this| one| on it| him| her| them)*(?: (?:tonight|tomorrow|today|later|now|then|first|at dinner|at work|next week|in the morning|(?:on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day))?|makes sense|sounds good|fair enough|fair|true|understood|noted|much better|love it|i like (?:it|that)|so)"
const THANKS = new RegExp(
  `^(?:${POLITE}[\\s,.!]*)*(?:thanks?|thank you|appreciate (?:it|that|you)|cheers|much appreciated|bless you|you're (?:great|amazing|awesome|the best|kind))\\b`,
)
const OK = new RegExp(`^(?:${POLITE}[\\s,.!]*)+$`)
const BYE =
  /^(?:(?:ok|okay|thanks|thank you|alright|well|cool|great)[\s,.!]*)*(?:bye+|goodbye|good ?night|gotta go|have to go|got to go|see you|see ya|ttyl|cya|later|have a (?:good|nice|great) (?:one|day|night|evening)|take care|that's all|i'm done|talk (?:later|soon|to you later))\b[\s!.,]*(?:(?:and |for |you |it |till |until )?(?:thanks|thank you|now|everyone|then|all|coach|understory|tomorrow|soon|bye|later|again|there|today|tonight)[\s!.,]*)*$/
const GREET =
  /^(?:(?:are )?(?:you|anyone|anybody) there[\s?!.]*$|(?:hi+|hello+|hey+|yo|sup|hiya|good (?:morning|afternoon|evening|day)|howdy|greetings|hola|hallo)\b[\s,!.]*)+(?:there|coach|understory|everyone|again|friend|tree)?[\s!.,?:)]*(?:(?:how are you(?: doing)?(?: today)?|what's up|how's it going|how do you do|nice to meet you|i'm new(?: here)?|(?:are )?(?:anyone|anybody|you) there)[\s!.?]*)*$/

const HOSTILE =
  /\b(?:you(?:'re| are)?(?: just| so| really| such| completely| totally| fucking| an?| a)* (?:useless|stupid|dumb|suck|sucks|worthless|garbage|trash|terrible|awful|idiot|pathetic|lame|crap|shit|bullshit|annoying|the worst|a joke|no help|not helping|not helpful|bad at this|worse than|wrong)|(?:this|that|it)(?:'s| is| app is| thing is| bot is| chat is| coach is)?(?: just| so| really| such| completely| totally| fucking| an?| a)* (?:useless|stupid|dumb|garbage|trash|worthless|crap|shit|bullshit|waste of time|sucks|rubbish|a joke)|fuck (?:you|off|this)|screw you|shut up|go to hell|stupid (?:bot|app|coach|machine|ai|robot|tree)|dumb (?:bot|app|coach|machine|ai)|i hate (?:you|this app|this bot|this thing)|worst (?:bot|coach|app|advice)|useless (?:bot|app|advice|coach)?)/

const VENT =
  /\b(?:just (?:need|want|wanna|wanted|needed|have) to (?:vent|rant|complain|say it|let it out|get (?:this|it) (?:off|out))|(?:need|want|let me|wanna|can i|have) (?:to )?(?:just )?(?:vent|rant)|i'm (?:just )?venting|don't (?:want|need) (?:any )?(?:advice|solutions|tips|to fix)|no advice|just listen|off my chest|just want (?:someone|somebody) to (?:listen|hear)|not looking for advice)\b/
const RAGE =
  /\b(?:i (?:fucking |really |so |just |absolutely )?(?:hate (?:him|her|them|my \w+|this (?:job|place|guy|man|woman)|everyone|people)|can't stand (?:him|her|them|my \w+)|could (?:scream|explode|punch a wall|cry|kill (?:him|her|them)|strangle)|want to (?:scream|yell|shout)|am so (?:mad|angry|pissed|furious|sick of)|despise)|i'm (?:so |really |fucking )*(?:mad|angry|pissed|furious|livid|sick of (?:him|her|them|it|my|this|everyone)|done with (?:him|her|them|everyone))|(?:he|she|they) (?:makes?|drives?) me (?:so )?(?:sick|mad|crazy|furious|angry))\b/
/** "People think I'm angry": their word, and no rage of the writer. */
const SAID_OF_ME =
  /\b(?:thinks?|thought|says?|said|assumes?|believes?|looks? like|as if|like) (?:that )?i'?m \w+(?: \w+)?/g
const ASKS_HOW =
  /\bhow\b|\bwhat (?:do|should|can|could|would)\b|\bshould i\b|\bhelp me\b|\?|\bi (?:need|want|have) to\b(?! (?:scream|cry|explode|punch|shout|yell|strangle))/

const VAGUE =
  /^(?:(?:hi|hello|hey|um+|uh+|so|ok|please|pls|well|oh|hm+|idk|i don't know|lol)[\s,.!]*)*(?:(?:can (?:you|u|i)|could you|i (?:just |really )?(?:need|want|could use)|need|any|some|give me|got any|do you have any)?\s*(?:(?:some |a bit of |your |any )?(?:help|advice|tips?|guidance|a hand|ideas?|support))(?: me)?(?: (?:please|pls|now|out|with (?:something|this|it|talking|communication|people|words|speaking|stuff)))?|i (?:have|got|'ve got) (?:a |an |some )?(?:problems?|questions?|issues?|situation|thing)|i don't know(?: what to (?:do|say)| where to (?:start|begin))?|what (?:should|do|can) i (?:do|say)|not sure(?: what to (?:say|do))?|hm+|um+|start|begin|test(?:ing)?|go|help|words|something|anything|nothing|stuff|whatever|things|it's complicated|where do i (?:start|begin)|i'm (?:bad|terrible|not good) at (?:this|talking|communicating|words))?[\s?!.,…]*$/

/** Whether to speak at all, once the matter is on the table. */
export const SHOULD_I =
  /^(?:or |so |and |but )*should i (?:even |really |just |maybe |still )*(?:say|do|bring|mention) (?:anything|something|it|this|that)(?: (?:up|at all|or not))*[\s?]*$/

/** "Should I do the bit anyway": a decision, and no words asked for. */
export const DECIDE =
  /^(?:or |so |and |but |then )*should i (?:even |really |just |maybe |still )*[a-z]+(?: [a-z']+){0,10}?(?: (?:anyway|or not|at all|or stay|or leave|or wait|or go))?[\s?]*$/

/** Rules of manners and moods. */
export const socialRules: readonly Rule[] = [
  {
    act: 'bye',
    test: ({ text, words }) => words <= 9 && BYE.test(text),
    yes: ['bye', 'ok gotta go', 'thanks, good night', 'see you later', 'talk later'],
    no: [
      'how do i say goodbye to my team',
      'later she said no',
      'thanks',
      'i have to go to a funeral tomorrow and I am scared of what to say',
      'goodnight texts annoy me',
    ],
  },
  {
    act: 'thanks',
    test: ({ text, words, before }) => {
      if (
        words > 16 ||
        /\b(?:but|how|what|why|who|when|where|which|can you|could you|note|card|you letter)\b/.test(text)
      )
        return false
      if (before.question !== undefined && /^(?:yes|yeah)\b/.test(text) && !THANKS.test(text)) return false
      if (THANKS.test(text)) return true
      return (
        before.advised &&
        words <= 8 &&
        OK.test(text) &&
        !(
          before.question !== undefined &&
          /^(?:do|does|did|is|are|was|were|can|could|would|will|shall|should|have|has)\b/i.test(before.question) &&
          /^(?:yes|yeah|ok|sure|right|true)\b/.test(text) &&
          !/\b(?:i'll|i will|going to|will do)\b/.test(text)
        )
      )
    },
    after: 'advice',
    yes: ['thanks', 'lol thanks', 'ok thats helpful thank you', 'cool', 'makes sense'],
    no: [
      'how do i thank my teacher',
      'thanks but that wont work',
      'i want to write a thank you note',
      'ok so what now',
      'she never says thank you',
    ],
  },
  {
    act: 'greet',
    test: ({ text, words }) => words <= 10 && GREET.test(text),
    yes: ['hi', 'Hello there!', 'hey how are you', 'good morning', 'yo'],
    no: [
      'hi, my boss hates me',
      'how do I greet a stranger',
      'hello kitty backpack',
      'help',
      'hey can you look at this',
    ],
  },
]

/** Rules that are tried after the follow-ups. */
export const moodRules: readonly Rule[] = [
  {
    act: 'hostile',
    test: ({ text, words }) =>
      words <= 22 &&
      HOSTILE.test(text) &&
      !/\b(?:he|she|they|my \w+|boss|mom|dad) (?:said|says|told|thinks|called|calls|always says)\b/.test(text) &&
      !/\b(?:makes me|i feel|feel like|because it's) /.test(text),
    yes: ["you're useless", 'this is stupid', 'fuck you', 'shut up you dumb bot', 'this app is garbage'],
    no: [
      'he said I am useless',
      'I feel so stupid',
      'my boss told me to shut up in the meeting',
      'my coworker is an idiot',
      'how do i tell him that his plan is stupid',
    ],
  },
  {
    act: 'vent',
    test: ({ text, words, before }) => {
      if (VENT.test(text)) return true
      if (before.venting && words <= 120 && !ASKS_HOW.test(text)) return true
      return RAGE.test(text.replace(SAID_OF_ME, ' ')) && !ASKS_HOW.test(text) && words <= 60
    },
    yes: [
      'i just need to vent',
      'I hate him, I could scream',
      'no advice please, just listen',
      'can i rant for a second',
      'i am so sick of my roommate',
    ],
    no: [
      'how do I tell her that I hate the noise',
      'the vent in my room rattles',
      'my husband says I never just listen, how do I learn it',
      'I am angry and need to talk to my boss, what do I say?',
      'he hates me',
    ],
  },
  {
    act: 'judge',
    test: ({ text, words }) =>
      words <= 120 &&
      (SHOULD_I.test(text) ||
        (DECIDE.test(text) && !/\b(?:say|tell|write|answer|reply|ask|text|call|send|word|put it)\b/.test(text)) ||
        /\b(?:who(?:'s| is) (?:right|wrong|to blame)|am i (?:the (?:problem|bad guy|asshole|jerk|one|only one)|wrong|overreacting|being (?:too|un\w+|selfish|mean|dramatic|sensitive|petty|crazy)|too (?:sensitive|harsh|soft|picky|needy|much)|crazy|an? (?:bad|terrible|awful|horrible) (?:person|friend|daughter|son|mother|father|mom|dad|wife|husband|partner|sister|brother|boss)|selfish|unreasonable|in the wrong|right to)|aita|whose fault|is it (?:my|his|her|their) fault|is it (?:wrong|bad|selfish|mean|rude|ok|okay|normal) (?:of me |for me )?(?:to|that|if)|was i wrong|did i do something wrong|do you think (?:i'm|i am|he's|she's) (?:right|wrong))\b/.test(
          text,
        )) &&
      !/\b(?:what do i say|how (?:do|can|should) i)\b/.test(text),
    yes: [
      "who's right, him or me?",
      'am i the problem',
      'am I a bad daughter because I moved away',
      'is it wrong to want a day alone',
      'was i wrong to leave early',
      'should i even say anything',
      'should i do the bit anyway',
    ],
    no: [
      'how do I say I was wrong',
      'what is wrong with my slides',
      'she is right about the dishes',
      'my boss is the problem',
      'he was wrong',
    ],
  },
]

const HELP =
  /^(?:(?:ok|okay|so|please|pls|um+|uh+|hm+|idk|well|and|but|now)[\s,.!]*)*(?:(?:i |can you |could you |please )?(?:need |just )*(?:some |your )?help(?: me)?(?: please| pls| here| now| out)?|i(?:'m| am)(?: still| so| really)? (?:stuck|lost)|i don't know what to (?:do|say)(?: now| next)?|no idea what to (?:do|say)|what (?:do|should|can) i (?:do|say|write|answer|tell (?:him|her|them))(?: to (?:him|her|them))?(?: first| now| next| then| tonight| tomorrow| today)?|how (?:do|should|can) i (?:answer|reply to|respond to|tell) (?:him|her|them)|what now|now what|where do i (?:start|begin))[\s?!.\u2026]*$/

/** A bare call for help is no answer to our question, whatever we asked. */
export const helpRule: Rule = {
  act: 'vague',
  after: 'question',
  test: ({ text, words, reading }) => words <= 8 && HELP.test(text) && reading.mentions.length === 0,
  yes: ['help', 'i need help', "i'm stuck", 'what do i do', 'ok now what'],
  no: ['help me tell my boss', 'he needs help', 'no', 'idk', 'i do not know what to say to my sister'],
}

/** A message in which nothing is told yet. */
export const vagueRule: Rule = {
  act: 'vague',
  test: ({ text, words, reading }) =>
    words <= 14 && (VAGUE.test(text) || reading.words.length === 0) && reading.mentions.length === 0,
  yes: ['help', 'advice pls', 'idk', 'can you help me', 'what should i say'],
  no: [
    'help me tell my boss',
    'advice on a toast',
    'my mom calls all day',
    'i need to say no',
    'how do i ask for help at work',
  ],
}
