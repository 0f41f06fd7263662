import type { Rule } from './rule.ts'

const SCRIPT =
  /(?:^|[.!?,\n] ?|\b(?:can|could|would|will) you (?:please |just |maybe )?|\bplease (?:just )?|\bjust |\bpls |\byou )(?:write|draft|compose|script|make|give me|word)(?: (?:me|him|her|them|it|this|that|us|up|out|for me|my \w+|[a-z]+ boss))*\s*(?:(?:a|an|the|my|some|exact|full|short|quick|whole|actual|nice|good|polite|little|\d+|few|simple|thank[- ]?you|sorry|get[- ]?well|farewell|resignation|condolence|complaint|cover|motivation)\s+)*(?:it|this|that|that for me|script|text|message|e-?mail|letter|note|reply|response|speech|toast|apology|template|words|line|lines|example|sample|post|card|dialogue|version|draft|sentence)\b|\b(?:word for word|exact(?:ly)? (?:words|what (?:to|do i|should i) say|what i should say)|what exactly (?:do|should|can|would) i (?:say|write)|a script|write (?:it|this|that) for me|the actual words|give me (?:the )?words|write (?:down )?what (?:i|to) (?:should |could |can )?say)\b|^(?:just |and |ok )*(?:the |a |my )?(?:first|opening) (?:sentence|line)(?: please| pls)?[?.!]*$|\bi need (?:a|the) (?:script|text|message|template)\b|(?:^|\b(?:can|could|would|will) you )(?:please |just |maybe )?(?:write|draft) (?:one|something|an? answer|back)\b|^(?:ok |and |now )*(?:as )?(?:an? )?(?:e-?mail|text|letter|note|message|script)(?: (?:version|form|to (?:him|her|them)))?,? (?:please|pls|plz)\b/

const PARTNERS =
  'boss|mom|mother|dad|father|manager|sister|brother|wife|husband|teen|daughter|son|interviewer|customer|client|friend|landlord|roommate|coworker|partner|teacher|professor|supervisor|neighbor'
const REHEARSE = new RegExp(
  `(?:^|[.!?,\\n] ?|\\b(?:can|could|let's|shall|want to|like to|help me|please|to|we) )(?:we )?(?:just )?(?:practi[cs]e(?! (?:my )?(?:piano|guitar|every|law|medicine|time))|rehearse|role ?-?play|run through (?:it|this)|do a (?:dry run|mock)|simulate|try it out (?:with|on) you)\\b|(?:^|[.!?,\\n] ?|\\b(?:you|could you|now|please|and) )(?:be|play|act (?:as|like)|pretend (?:you're|you are|to be)) (?:my (?:${PARTNERS})|the (?:${PARTNERS})|him|her|them)(?=\\s*(?:$|[.,!?]|so\\b|and\\b|for\\b|now\\b|please\\b))|\\bmock interview\\b|\\brole ?-?play\\b`,
)

/** Practice of a band or a team, to which people come late. */
const THEIR_PRACTICE =
  /\b(?:late|unprepared|prepared|comes?|came|coming|goes|went|going|drive|shows?(?: up)?|turns? up|band|choir|football|soccer|basketball|swim|team|misses|missed|skips|skipped)\b[^.?!]{0,24}\b(?:to|for|at) practi[cs]e\b|\b(?:at|after|before|during|every) practi[cs]e\b/

const LAW =
  /\b(?:is (?:it|that|this) (?:legal|illegal|against the law)|(?:can|could) (?:he|she|they|my \w+|the \w+|i) (?:legally|sue|be sued|get sued|evict|press charges)|what(?:'s| is| are) (?:the )?(?:laws?|statutes?|legal|max(?:imum)?|minimum|penalty|limit)|my (?:legal )?rights|statute of|small claims|custody (?:law|rights)|am i (?:liable|entitled|allowed by law)|(?:should|can|could) i sue|press charges|restraining order (?:work|take|cost)|how much can (?:he|she|they|my \w+) (?:keep|charge|fine|raise)|visa (?:rules|status)|tax(?:es)? (?:rate|on|law|deductible)|wrongful termination|labor law)\b|\b(?:can|may|could|is) (?:my |an? |the )?(?:boss|employer|company|landlord|landlady|school|police|bank|neighbor|ex|hoa) (?:\w+ )?(?:fire|evict|dismiss|sue|keep (?:my|the)|withhold|charge me|force|refuse to pay|deny|terminate|read my|record|search|allowed to|cut my)\b/
const MEDICINE =
  /\b(?:dosage|dose of|how (?:many|much) (?:mg|milligrams?|pills?|tablets?)|side effects?|is it safe to (?:take|mix|drink)|(?:should|can) i (?:take|mix|stop taking|double) (?:my |the )?(?:\w+ )?(?:medication|meds?|pills?|ibuprofen|tylenol|antidepressants?|xanax|insulin|medicine)|(?:what are|are (?:these|those)|is (?:this|it)) (?:the )?(?:a )?symptoms? of|do i have (?:adhd|autism|depression|bpd|anxiety|cancer|diabetes|ocd|ptsd)|what(?:'s| is) wrong with my (?:back|knee|stomach|head|chest|arm|leg|skin)|is (?:this|it) (?:contagious|infected|cancer)|diagnose me|which medication)\b|^(?:is|are|can i take|should i take) (?:aspirin|ibuprofen|tylenol|paracetamol|antibiotics|alcohol|melatonin)\b|\bmy (?:chest|heart|head|back|stomach|knee|throat|arm|leg|ear|tooth|eye)s? (?:hurts?|aches?|is numb|feels? (?:tight|numb))\b[^.?!]{0,80}\b(?:what (?:should|can|do) i (?:take|do)|is (?:it|that) (?:bad|serious|dangerous|normal))\b|\bwhat (?:should|can) i take (?:for|against)\b|\b(?:lump|rash|fever|bleeding)\b[^.?!]{0,60}\b(?:what (?:is it|should i take)|is (?:it|that) (?:bad|serious|dangerous|normal))\b/

const OFF =
  /\b(?:recipes?|how (?:do|to|can) (?:i |you )?(?:cook|bake|fix (?:a|my) (?:sink|car|bike|phone|computer)|install|get (?:a |an |the )?[\w ]{0,20}stains?|remove (?:a|the)|grow|knit|boil|train (?:a|my) (?:dog|puppy))|capital (?:city )?of|who won|final score|tell me a (?:joke|story|riddle|fun fact)|(?:a|some|any) jokes?$|bitcoin|crypto|best stocks?|stocks? to buy|excel (?:formula|function|macro)s?|formula (?:to|for|in)|pivot table|python (?:code|script)|javascript|regex|sql|solve (?:for|this)|square root|calculate|convert \d|how many (?:cups|inches|feet|miles|people live|calories|planets|ounces|grams|days)|how (?:tall|old|far|big|deep|high|heavy) (?:is|are|was)|population of|meaning of life|what(?:'s| is) the (?:weather|time|date|temperature|distance|population|best (?:phone|laptop|camera|movie|restaurant|car|game|book|app))|(?:what|which) (?:camera|phone|laptop|car|movie|game|book|tv|computer|bike) (?:should|to|do|is)|horoscope|lottery|recommend (?:a|me|some) (?:movies?|books?|songs?|restaurants?|shows?|games?)|what(?:'s| is) \d[\d.,]*|translate (?:this|it|to|into)|write (?:me )?(?:a )?(?:poem|song|code|haiku|essay about|program|function)|president of|who (?:is|was) the (?:president|king|queen|first)|world cup|super bowl|best (?:pizza|phone|laptop|camera|restaurants?))\b|^\s*\d+\s*[-+*x/^]\s*\d+\s*=?\s*\??\s*$/

/** Whoever speaks of their own speech means no joke of ours. */
const SPEAKING = /\b(?:my|a|the) (?:speech|toast|talk|presentation|sermon|eulogy)\b/

const WORDS_ASKED =
  /\b(?:how (?:do|can|should|would) (?:i|we) (?:tell|say|ask|word|phrase|explain|bring|answer|reply|respond|talk|write|put it)|what (?:do|should|can) (?:i|we) (?:say|tell|write|answer|reply))\b/

/** Which limit a question of fact meets. */
export const limitOf = (text: string): 'law' | 'medicine' | undefined => {
  if (WORDS_ASKED.test(text)) return undefined
  if (LAW.test(text)) return 'law'
  return MEDICINE.test(text) ? 'medicine' : undefined
}

const YES_NO =
  /^(?:yes|yeah|yep|yup|no|nope|nah|maybe|kind of|sort of|not really|sure|i think so|i don't think so|sometimes|always|never|both|neither|either|not yet|probably|of course|definitely)\b/

const FIRST_LINE =
  /^(?:(?:ok|and|so|but|just|then) )*(?:(?:what(?:'s| is| would be|'d be)|give me|do you have|any idea for) )?(?:(?:a|an|the|my|some) )?(?:(?:good|great|strong|nice|better|best) )*(?:first|opening) (?:line|sentence|words)\b[^.?!]{0,30}[?.! ]*$|^(?:(?:ok|and|so|but) )*(?:how|with what) (?:do|should|can) i (?:start|begin|open)(?: (?:it|this|that|with))?[?.! ]*$/

/** Whether only the beginning is asked for. */
export const asksFirstLine = (text: string): boolean => FIRST_LINE.test(text.trim())

/** Rules about the matter itself. */
export const matterRules: readonly Rule[] = [
  {
    act: 'rehearse',
    test: ({ text, words }) => words <= 30 && REHEARSE.test(text) && !(THEIR_PRACTICE.test(text) && !/\?$/.test(text)),
    yes: [
      'can we practice',
      'be my boss',
      'lets rehearse it',
      'I want to do a mock interview',
      'can you play my mom so i can practice',
    ],
    no: [
      'choir practice went badly',
      'my son practices piano',
      'he acts like my boss but he is not',
      'I play the drums',
      'how do I ask for practice time',
      'our drummer keeps coming late to practice',
    ],
  },
  {
    act: 'script',
    test: ({ text, words, reading }) =>
      words <= 60 && (SCRIPT.test(text) || asksFirstLine(text)) && reading.zones.draft === undefined,
    yes: [
      'whats a good first line',
      'write it for me',
      'can you write an email to my landlord about the heating',
      'give me a script',
      'just tell me word for word',
      'can you write one back',
      'email please',
      'please draft a short message to my boss',
    ],
    no: [
      'i have to write a eulogy',
      'how do I write a thank you note',
      'she wrote me an email',
      'my script was rejected',
      'I write code all day',
    ],
  },
  {
    act: 'fact',
    test: ({ text }) => limitOf(text) !== undefined,
    yes: [
      'whats the max he can keep in ohio',
      'can my landlord legally do that',
      'how many mg of ibuprofen can i take',
      'what are my rights',
      'is it safe to take these with wine, what are the side effects',
      'can my employer fire me for being sick',
      'my chest hurts when i climb stairs, what should i take',
      'is aspirin ok',
    ],
    no: [
      'how do I tell my doctor about the side effects',
      'my right hand shakes',
      'he is a lawyer',
      'the law firm never replied to me',
      'I have symptoms of stage fright',
    ],
  },
  {
    act: 'off-topic',
    test: ({ text, words }) => words <= 40 && OFF.test(text) && !WORDS_ASKED.test(text) && !SPEAKING.test(text),
    yes: ['what is the capital of mongolia', 'tell me a joke', '12 * 7', 'recipe for banana bread', 'write me a poem'],
    no: [
      'how do I tell a joke in my toast',
      'my boss asked for a spreadsheet and I said no',
      'i have to explain python to my manager, how do I say it simply',
      'he wants to solve everything',
      'my speech is about the weather',
    ],
  },
]

/** Binds a short message to the question that we asked. Tried after the follow-ups and before everything else. */
export const answerRule: Rule = {
  act: 'answer',
  after: 'question',
  test: ({ text, words, before, reading }) => {
    if (before.question === undefined || words === 0) return false
    if (YES_NO.test(text) && words <= 40 && !/\bhow (?:do|can|should) i\b/.test(text)) return true
    if (
      /\b(?:how (?:do|can|should|would|could) (?:i|we)|what (?:do|should|can) i|can you|could you|help me|should i)\b/.test(
        text,
      )
    )
      return false
    return words <= 30 || (reading.slots.want === undefined && words <= 60)
  },
  yes: ['tomorrow at ten', 'yes', 'the second one', 'no idea tbh', 'at the table with my dad'],
  no: [
    'how do I ask my landlord for a new fridge',
    'can you help me with my sister too, she never calls me back',
    'what should i say to my boss when I quit next month',
    'should i tell my wife',
    'how can I say it to them in a way that is not rude',
  ],
}
