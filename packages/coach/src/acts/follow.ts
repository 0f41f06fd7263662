import type { Rule } from './rule.ts'

const ASKS_LOOK =
  /\b(?:(?:can|could|would|will) you|please|pls|wanna|mind)\b[^.?!]{0,20}\b(?:look at|check|review|edit|proofread|read|critique|improve|fix|polish)\b|^(?:look at|check|review|edit|proofread|critique|improve|fix|polish)\b|\b(?:feedback on|thoughts on|what do you think of|opinion on) (?:my|this)\b/
const TEXT_NOUN =
  /\b(?:e-?mail|text|message|draft|letter|note|post|comment|reply|speech|bio|essay|toast|cover letter|apology|response|intro|paragraph|this|it|statement|slack)\b/
const ABOUT_TEXT =
  /\b(?:is (?:this|it)|does (?:this|it)|how(?:'s| is| does) (?:this|it)|sound|too (?:harsh|cold|long|blunt|rude|soft|mean|formal|pushy|much)|my (?:draft|message|email|text|comment|reply|letter|note|post|speech)|i wrote|here(?:'s| is)|i'm (?:going to|sending)|should i send|ok to send|good enough|thoughts)\b/
/** Asks for our eye on the text that lies on the table. */
const IS_BETTER =
  /^(?:so |ok |and |hm+ |now )*(?:is|was|does) (?:that|this|it) (?:sound )?(?:any |now )?(?:better|good(?: enough)?|ok|okay|fine|right|clear|enough|alright|too (?:long|short|harsh|soft|formal|much))(?: now| like (?:that|this)| to send)?[\s?.!]*$/

const QUARREL =
  /\b(?:how do i (?:answer|reply|respond)|what do i (?:say|answer|reply|write) (?:to|back)|(?:he|she|they|boss|mom|client) (?:sent|wrote|texted|said))\b/

/** The way in which the last text shall change. */
export type Axis = 'formal' | 'casual' | 'warm' | 'firm' | 'plain'

const AXES: readonly [Axis, RegExp][] = [
  [
    'casual',
    /\b(?:less formal|more casual|casual(?:ly)?|informal|too (?:formal|stiff|corporate)|chill|relaxed|like a (?:human|normal person)|sounds? (?:like a robot|robotic|stiff)|more natural)\b/,
  ],
  ['formal', /\b(?:more formal|formal(?:ly)?|professional(?:ly)?|less casual|too casual|businesslike|more serious)\b/],
  [
    'firm',
    /\b(?:stronger|firm(?:er)?|tougher|more (?:direct|assertive|forceful|serious|confident|blunt)|less (?:soft|nice|apologetic|wishy)|harder|harsher|too (?:soft|nice|weak|polite)|bolder|blunter|stand my ground)\b/,
  ],
  [
    'warm',
    /\b(?:nicer|kinder|soft(?:er|en)|gentl(?:er|y)|warm(?:er)?|friendl(?:ier|y)|(?:more )?polite(?:r|ly)?|more (?:kind|gentle|tactful|caring|loving|understanding|diplomatic|empathetic)|less (?:harsh|cold|mean|blunt|direct|rude|aggressive|pushy)|too (?:harsh|cold|mean|blunt|direct|rude|aggressive|strong|pushy)|tone (?:it|this|that) down|sweeter|nice)\b/,
  ],
  [
    'plain',
    /\b(?:simpler|plainer|easier|easy words|more easy|simple words|simple english|clearer|reword|rephrase|rewrite|say (?:it|that|this) (?:differently|another way|in other words)|other words|different words|differently)\b/,
  ],
]

/** "How do I look friendlier": the person, and not the line. */
const OF_THEMSELVES = /\bhow (?:do|can|should|could|to) (?:i )?(?:look|seem|appear|be|become|get|act|come across)\b/

/** The axis of a wish to change a text, if the words name one. */
export const axisIn = (text: string): Axis | undefined => AXES.find(([, pattern]) => pattern.test(text))?.[0]

const WISH =
  /\b(?:make (?:it|this|that|the)|(?:re)?write (?:it|this|that)|reword|rephrase|rewrite|say (?:it|that|this)|can (?:it|this|that|you)|could (?:it|this|that|you)|more|less|too|softer|nicer|kinder|firmer|stronger|warmer|politer|soften|tone|gentler|friendlier|simpler|sound)\b/

const PREDICTS =
  /(?:^|[.,;!\n] ?|\b(?:but|because|cuz|no|nah|and|well|lol|then|think|know|bet|afraid|probably) )(?:(?:he|she|they|it|my (?:\w+ )?\w+|people|everyone)(?:'ll|'d| will| would| might| may|'s going to| is going to|'re going to| are going to)) (?:just |probably |only |definitely |always |still |then |never )*(?:say|cry|laugh|get|be|explode|ignore|blow|freak|yell|hang|walk|deny|refuse|ask|tell|not|never|think|roll|leave|fire|block|shout|scream|guilt|blame|bring|pretend|make|turn|want|give|hate|call|shut|start|go|flip|lose|interrupt|push)\b/

const OFFER_MISSED =
  /\b(?:(?:that|this|it)(?:'s| is)?(?: just| really| probably| so)? (?:won't|will not|would not|wouldn't|doesn't|does not|didn't|did not|never|isn't going to|not going to|can't)(?: ever| really)? (?:work|help|do|fly|go over|change|happen|going to work)|won't work|will never work|wouldn't work|doesn't work|didn't work|not going to work|never works|(?:i|we)(?:'ve| have)? (?:already |both )?(?:tried|did|done) (?:that|this|it|everything|all)|already (?:tried|did|said|told|asked|done)|tried (?:that|it|this|slowing|saying|telling|asking)|no use|pointless|doesn't help|not helpful|didn't help|i (?:can't|couldn't|could never|would never|can never|won't|don't want to) (?:say|do|send|ask|write) (?:that|this|it)|(?:i |it |that )sounds? (?:fake|weird|cheesy|cringe|scripted|corny|silly|stupid|wrong|rude|dumb)|doesn't sound like me|not my style|not how i talk|easier said than done|if only|that's (?:not me|impossible|not possible|unrealistic|terrible|too hard)|i don't like (?:that|it|this)|not good|nah|that's not it)\b/

const REPORT =
  /(?:^|[.,;!\n] ?|\b(?:so|ok|update|well|and|hey|omg|lol|haha|wow|yay|yes) )(?:it|that|this|the (?:talk|call|meeting|conversation|interview|speech|presentation|toast)) (?:actually |kind of |really |totally )?(?:went|worked|helped|backfired|was (?:a disaster|great|awful|fine|ok|good|bad|terrible|amazing|horrible|a mess)|didn't go|did not go|blew up|bombed)\b|(?:^|[.,;!\n] ?|\b(?:so|ok|update|well|omg|hey) )(?:i|we) (?:finally |just |actually |did )?(?:told (?:him|her|them|my)|said it|said that|said no|asked (?:him|her|them|my)|sent it|sent (?:him|her|them) (?:it|that|the)|talked to|did it|called (?:him|her|them|my)|texted (?:him|her|them)|used (?:it|your|that)|tried (?:it|your|what|the))\b|^update\b|\b(?:he|she|they|my \w+) (?:actually )?(?:said (?:yes|no|ok|she'd|he'd|they'd)|agreed|accepted|hung up|apologized|loved it|laughed at me|walked out|answered|replied)\b/

/** Told as a story of before, unless it says that our line was used or what came back. */
const REPORT_BARE = /(?:^|[.,;!\n] ?)i (?:told|asked|called|texted|talked to) (?:him|her|them|my)\b/
const REPORT_SURE =
  /^(?:so|ok|update|well|hey|omg)\b|\bfinally\b|\b(?:it|that) (?:went|worked|helped|backfired)\b|\b(?:and|but) (?:he|she|they|it|my \w+)\b|\bi (?:said it|said that|said no|sent it|did it|tried (?:it|your|what)|used)\b/

const CORRECTS =
  /^(?:(?:no|nope|nah|actually|wait|sorry|oops|oh|well|hang on|correction)[\s,.:;-]+)+(?:(?:it's|it is|i meant|i mean|he's|she's|they're|he is|she is|they are|that's|this is|not|my|the|a|about|for|to)\b|[a-z]+day\b)|\bi meant\b|\bnot (?:my|the|a|her|his) [\w-]+[,.]? (?:but |it's |i mean )?(?:my|the|a|her|his)\b|\b(?:he|she|they)(?:'s| is|'re| are) (?:not )?my [\w-]+,? not\b|^(?:he|she)(?:'s| is) (?:a (?:he|she|man|woman|guy|girl)|not my [\w-]+)/

/** "He's nice though", "they think I'm too direct": told of somebody, and no wish for our line. */
const OF_SOMEBODY =
  /\b(?:i'm|i am|he's|he is|she's|she is|they're|they are|we're|people are) (?:(?:just|too|so|very|really|quite|pretty|always|being|super|a|an|bit|kind of) )*[a-z]+\b/g

/** "What do I say there": a line is wanted, and nothing new is told. */
const BARE_ASK =
  /^(?:(?:ok(?:ay)?|so|and|but|well|then) )*(?:what|how) (?:do|should|would|can|could) i (?:say|talk to|talk with|put it|word it|phrase it|bring it up|ask what (?:he|she|they) means?)(?: (?:to )?(?:him|her|them|it|that|this))?(?: (?:instead|there|then|now|tonight|today|tomorrow|calmly|exactly|to (?:him|her|them)))?[?.! ]*$/

/** Follow-ups on what we said before. Their sentences are read after advice of ours. */
export const followRules: readonly Rule[] = [
  {
    act: 'review',
    test: ({ reading, text, words, before }) => {
      const { draft } = reading.zones
      if (!draft && before.text && IS_BETTER.test(text)) return true
      if (!draft)
        return (
          words <= 24 &&
          ASKS_LOOK.test(text) &&
          TEXT_NOUN.test(text) &&
          !/\bperformance\b|\bhow (?:do|can|should) i\b/.test(text)
        )
      const told = reading.words.length
      if (told <= 14 && axisIn(text) !== undefined && /\b(?:re)?(?:write|word|phrase)|\bmake\b|\bsay\b/.test(text))
        return false
      if (QUARREL.test(text) && !ASKS_LOOK.test(text)) return false
      return told <= 12 || ASKS_LOOK.test(text) || ABOUT_TEXT.test(text)
    },
    yes: [
      'can you look at this? "Hi Tom, I was wondering if you could maybe send the report at some point soon"',
      'here is my email: Dear Ms. Ward, I am writing to ask whether the room is still free on the second of May.',
      'is this too harsh? "You never answer my messages and I am sick of it, fix it today"',
      'Hi Anna,\nthanks for the call. I think we should maybe talk about the budget again some time, if that is ok with you.\nBest, Lee',
      'can you check my message before i send it',
    ],
    no: [
      'how do I review a colleague who is failing',
      'my performance review was terrible',
      'she said "you are the worst roommate I ever had in my life" and left',
      'I have to write an email to my landlord',
      'check in with my mom how?',
    ],
  },
  {
    act: 'shorter',
    after: 'advice',
    test: ({ text, words, before }) =>
      before.text &&
      words <= 14 &&
      /\b(?:short(?:er|en)|make (?:it|this|that) (?:very |really |more )?short|briefer|too long|more concise|concise|cut (?:it|this) (?:down|shorter)|trim|tl;?dr|in one (?:line|sentence)|fewer words|less words|too (?:many words|wordy)|one line)\b/.test(
        text,
      ) &&
      !/\btoo long (?:for|to|since|ago)\b/.test(text),
    yes: [
      'shorter',
      'gave in lol. can you make it shorter',
      'thats too long',
      'can you say it in one line',
      'make it more concise pls',
    ],
    no: [
      'life is short',
      'we talked too long for his taste and he left',
      'he is shorter than me and people joke about it at work all the time, what do I say',
      'i waited so long',
      'longer please',
    ],
  },
  {
    act: 'longer',
    after: 'advice',
    test: ({ text, words, before }) =>
      before.text &&
      words <= 12 &&
      /\b(?:longer|more detail(?:s|ed)?|expand|too short|elaborate|flesh (?:it|this) out|say more|tell me more)\b/.test(
        text,
      ) &&
      !/\bno longer\b|\bany longer\b/.test(text),
    yes: ['longer', 'can you make it longer', 'more detail please', 'thats too short', 'could you expand it'],
    no: [
      'we are no longer friends',
      'i cant take it any longer',
      'shorter',
      'he works longer hours than me and complains every day about it to everyone',
      'it took long',
    ],
  },
  {
    act: 'rewrite',
    after: 'advice',
    test: ({ text, words, before, reading }) => {
      const { draft } = reading.zones
      if (draft) return reading.words.length <= 14 && axisIn(text) !== undefined && WISH.test(text)
      if (!before.text || words > 16 || reading.slots.want?.value.startsWith('tell')) return false
      const axis = axisIn(text.replace(OF_SOMEBODY, ' '))
      if (/^(?:\w+ )?(?:is|was|isn't) (?:it|that|this|the \w+) (?:too|very) \w+[\s?]*$/.test(text)) return false
      if (axis === undefined || PREDICTS.test(text) || OF_THEMSELVES.test(text) || /^what an? /.test(text)) return false
      return words <= 4 || WISH.test(text)
    },
    yes: ['less formal pls hes super chill', 'make it nicer', 'can you make that stronger', 'too harsh', 'reword it'],
    no: [
      'he is too harsh with the kids and I want to say something about it at dinner tonight, how',
      'what a nice day',
      'shorter',
      'she said that I am cold',
      'my boss is very formal',
      'hes nice tho',
      'they think im too direct',
    ],
  },
  {
    act: 'what-if',
    after: 'advice',
    test: ({ text, words, before }) =>
      before.advised &&
      words <= 40 &&
      (/\b(?:(?:and |but |so )?what if|what (?:do|should|would|can|will) i (?:say|do|reply|answer|tell (?:him|her|them)) (?:if|when)|and if (?:he|she|they|it)|but if (?:he|she|they|it)|suppose (?:he|she|they)|what happens (?:if|when)|how (?:do|should|can) i (?:respond|react|answer|reply|handle it) (?:if|when)|^(?:and |but )?if (?:he|she|they))\b/.test(
        text,
      ) ||
        (words <= 25 && PREDICTS.test(text) && !OFFER_MISSED.test(text))),
    yes: [
      'what if she cries',
      'and what if he says no',
      'they will say works on my machine',
      "she'll just laugh at me",
      'what do i say if they ask why',
    ],
    no: [
      'she cried yesterday',
      'what is the best time',
      'i will say it tomorrow',
      "that won't work, she'll laugh",
      'he laughed at me',
    ],
  },
  {
    act: 'wont-work',
    after: 'advice',
    test: ({ text, words, before }) => before.advised && words <= 45 && OFFER_MISSED.test(text),
    yes: [
      'that wont work shell say i dont love her',
      'already tried that',
      'i tried slowing down and i sound fake',
      'I could never say that',
      "that doesn't sound like me",
    ],
    no: ['that works', 'ok i will try', 'what if it rains', 'my computer is broken', 'why'],
  },
  {
    act: 'another',
    after: 'advice',
    test: ({ text, words, before }) =>
      before.advised &&
      words <= 14 &&
      ((before.text && BARE_ASK.test(text)) ||
        /\b(?:another (?:one|way|idea|option|version|try|suggestion|line|approach|thing|example)|something else|anything else|other (?:options?|ideas?|ways?|suggestions?|versions?|things?)|different (?:one|way|approach|idea|option|version)|more (?:ideas|options|suggestions|examples)|next one|give me more|alternatives?|any other|got (?:any )?more|what else)\b/.test(
          text,
        ) ||
        /^(?:and |ok |so )*(?:another|next|more|else|again|other|then|then what|what then|what next)[\s?.!]*$/.test(
          text,
        )) &&
      !/\b(?:another one of|something else (?:happened|is|came)|(?:talk )?about something else|(?:it's|its|this is) something else)\b/.test(
        text,
      ),
    yes: [
      'another one',
      'do you have something else',
      'what else',
      'any other ideas?',
      'next',
      'what do i say instead',
      'ok and how do i talk to him',
    ],
    no: [
      'another one of my coworkers quit',
      'something else happened at work',
      'thanks',
      'shorter',
      'she found another job and I am sad about it since we were close friends for years',
    ],
  },
  {
    act: 'why',
    after: 'advice',
    test: ({ text, words, before }) =>
      before.advised &&
      words <= 9 &&
      /^(?:(?:but|ok|and|so|huh|wait|um|hm+)[\s,]+)*(?:why|how come|says who|who says(?: so)?|based on what|what(?:'s| is) (?:the |your )?(?:source|reason|evidence|science)|is (?:there|that) (?:any )?(?:proof|evidence|science)|source|where(?:'d| did) you get (?:that|this))\b(?! (?:do|does|did|is|are|was) (?:he|she|they|my|people|i\b))(?: (?:not|that|this|so|is that|would that|does that|should i|do you say|do you think so|would (?:that|this|it) (?:work|help)|does (?:this|that|it) (?:work|help)|that one|say that|it))*[^a-z]*(?: (?:work|help|matter|say (?:that|it|this)|do (?:that|it|this)))?[\s?.!]*$/.test(
        text,
      ),
    yes: ['why', 'why?', 'but why would that work', 'says who', 'why should i say that'],
    no: ['why does she hate me', 'why is he always late', 'what', 'how', 'why do people lie'],
  },
  {
    act: 'avoid',
    after: 'advice',
    test: ({ text, words, before }) =>
      before.advised &&
      words <= 14 &&
      /\b(?:what (?:should|do|must|can) i (?:not|never|avoid|leave out)\b|what (?:not to|to avoid|to leave out|shouldn't i|should (?:i|one) (?:not|never))|(?:anything|something) (?:i should )?(?:not to|to avoid|i (?:should not|shouldn't))|common mistakes|what (?:would be|is) (?:a mistake|wrong to say)|which (?:words|mistakes) (?:to avoid|should i avoid))/.test(
        text,
      ),
    yes: ['what should i not say', 'what not to say?', 'what should I avoid', 'common mistakes', 'anything to avoid'],
    no: ['what should i say', 'i avoid her', 'i should not have said that', 'he made a mistake', 'what if he says no'],
  },
  {
    act: 'correct',
    after: 'advice',
    test: ({ text, words, reading, before }) => {
      if (words > 18 || before.earlier.length === 0) return false
      const { slots } = reading
      const names =
        reading.mentions.length > 0 ||
        slots.when !== undefined ||
        slots.amount !== undefined ||
        slots.medium !== undefined
      const gender =
        /^(?:no |actually |wait |oh )*[,]?\s*(?:she|he|they)(?:'s| is|'re)? (?:a |an )?(?:he|she|man|woman|guy|girl|they)\b/.test(
          text,
        )
      return gender || (names && CORRECTS.test(text) && !/\bwhat\b|\bhow\b/.test(text))
    },
    yes: [
      'no, my brother, not my dad',
      'i meant my sister',
      "actually it's tuesday",
      'sorry, not my boss, my coworker',
      'wait no, she is my aunt',
    ],
    no: ['no', 'not really', 'actually i feel fine', 'no i dont want that', 'i meant well'],
  },
  {
    act: 'report',
    after: 'advice',
    test: ({ text, words, before, reading }) =>
      before.advised &&
      words <= 90 &&
      !/\b(?:last time|happened|before|already|so far)\b/.test(before.question ?? '') &&
      REPORT.test(text) &&
      !(before.question !== undefined && REPORT_BARE.test(text) && !REPORT_SURE.test(text)) &&
      !reading.slots.want &&
      !/\bwhat if\b/.test(text) &&
      !PREDICTS.test(text),
    yes: [
      'it went well',
      'i told her and she hung up',
      'so it worked',
      'update: he said yes',
      'the talk was a disaster',
    ],
    no: ['i will tell her tomorrow', 'how did it start', 'thanks', 'what if it goes badly', 'it works how exactly'],
  },
]
