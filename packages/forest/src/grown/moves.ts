import type { Kind } from './kinds.ts'

/** One task: a title, what to do, and the words that open the tool with it. */
export type TaskText = readonly [title: string, instructions: string, prompt: string]

/** The three tasks of a page: one said aloud, one written, one talked over with the coach. */
export type TaskTexts = { readonly aloud: TaskText; readonly write: TaskText; readonly coach: TaskText }

/** One thing to practice about a subject. {x} is the subject in a sentence, {X} in a title. */
export type Move = TaskTexts & {
  readonly label: string
  readonly emoji: string
  readonly description: string
  readonly intro: string
}

/** What a page about the whole subject says first. */
export const KIND_INTROS: Readonly<Record<Kind, string>> = {
  people:
    'Most talks with {x} are settled by the first line and by the listening that follows. The tasks below practice both, then one clear request.',
  occasion:
    'What people keep from {x} is one point and one picture. The tasks below find the point, say it without a run-up, and get you through the question you hope nobody asks.',
  writing:
    'Readers decide about {x} in a line or two. The tasks below put the point first, choose plain words, and check how the whole will be heard.',
  hardship:
    'There is no right way to talk about {x}. The tasks below look for a first sentence, for the person to say it to, and for what you would ask of them.',
  skill:
    'Nobody gets better at {x} by reading about it. The tasks below are small enough to do today and honest enough to show you where you are.',
  topic:
    'Knowing a lot about {x} and talking about it so that others want to hear more are two different things. The tasks below make it plain, make it a story, and make room for the other person.',
}

const people: readonly Move[] = [
  {
    label: 'Starting a Talk with {X}',
    emoji: '👋',
    description: 'A first line that does not put {x} on guard.',
    intro:
      'The first line decides whether somebody leans in or braces. Say what you want to talk about and how long it takes, before you say what you think of it.',
    aloud: [
      'Say the first line three ways',
      'Record one opening three times: warm, brisk, slow. Play them back and keep the one that you would want to hear yourself.',
      "There is something I'd like to talk over with you. It takes about ten minutes. Is now all right?",
    ],
    write: [
      'Ask for the time',
      'Write two sentences that ask {x} for a time to talk. Name the subject and leave the argument for the talk itself.',
      'Ask {x} for ten minutes, and say what it is about.',
    ],
    coach: [
      'Find your first line',
      'Tell the coach what you want to say and how these talks usually begin.',
      'I want to start a talk with {x} about [subject]. What could my first line be?',
    ],
  },
  {
    label: 'Listening to {X}',
    emoji: '👂',
    description: 'Hear {x} out, say it back, and ask one question.',
    intro:
      'People go on once they feel heard. Saying back what you heard in fewer words than they used shows it better than agreeing does.',
    aloud: [
      'Say it back',
      'Recall the last thing you were told and did not quite hear. Say it back in one sentence, then ask one open question and stop.',
      'What I hear is [their point in your words]. What matters most to you in it?',
    ],
    write: [
      'Fewer words than theirs',
      'Write down what was said to you, as closely as you can. Below it, say the same in half the words, without judging it.',
      'Write what you were told, then the same in half the words.',
    ],
    coach: [
      'Practice the second question',
      'Give the coach one sentence that you heard, and look for the question that would keep it going.',
      'I want to listen better to {x}. Last time I was told: [their words]. What could I ask next?',
    ],
  },
  {
    label: 'Asking {X} for Something',
    emoji: '🙋',
    description: 'One clear request, with a reason and an easy way to say no.',
    intro:
      'A request is easy to answer when it says what, by when and why, in that order. Room for a no makes the yes worth having.',
    aloud: [
      'Ask it in one breath',
      'Say the request in one breath. If it takes two, it is two requests. Let your voice come down at the end.',
      'Could you [what] by [when]? It would help because [reason]. If that does not work, tell me what would.',
    ],
    write: [
      'What, by when, why',
      'Write the request to {x} in three short sentences. Cut every word that apologizes for asking.',
      'Write one request to {x}: what, by when, and why.',
    ],
    coach: [
      'Prepare for the answer',
      'Tell the coach the request and the answer that you expect.',
      'I want to ask {x} for [what]. I expect to hear [answer]. How do I ask, and what do I say then?',
    ],
  },
  {
    label: 'Mending Things with {X}',
    emoji: '🧵',
    description: 'What to say to {x} after a talk went wrong.',
    intro:
      'Mending starts with your own part, said plainly and without "if" or "but". What you will do differently comes next. Forgiveness is theirs to give.',
    aloud: [
      'Own your part',
      'Say your part in one sentence that begins with "I". Play it back and listen for a "but". Take it out and say it again.',
      'I [what you did]. That was my doing. From now on I will [what you change].',
    ],
    write: [
      'A short note',
      'Write four sentences: what you did, that it was yours, what you regret, what you do now. Stop there.',
      'Write to {x}: what you did, and what you do from here.',
    ],
    coach: [
      'Check it for excuses',
      'Paste what you want to say and ask where it explains instead of owning.',
      'I want to mend things with {x}. Here is what I would say: [your words]. Where does it make excuses?',
    ],
  },
]

const occasion: readonly Move[] = [
  {
    label: 'Getting Ready for {X}',
    emoji: '🧭',
    description: 'Choose the one thing to get across, and leave the rest at home.',
    intro:
      'Preparing is mostly leaving things out. Once you know the one sentence that people should carry away, the rest has something to hang on.',
    aloud: [
      'One sentence to carry away',
      'Finish the sentence below aloud until it comes out the same twice in a row.',
      'When this is over, I want people to remember that [one thing].',
    ],
    write: [
      'Three points, one left out',
      'Write three points for {x}. Strike the weakest and put what it took into the other two.',
      'List three points for {x}, then strike one.',
    ],
    coach: [
      'Think it through',
      'Tell the coach who will be there and what you hope for.',
      'I am getting ready for {x}. In the room: [who]. What I hope for: [outcome]. What should I prepare first?',
    ],
  },
  {
    label: 'Opening Lines for {X}',
    emoji: '🎬',
    description: 'Begin with something solid, without a warm-up sentence.',
    intro:
      'The first sentence is the one everybody hears. A fact, a person or a moment holds attention; thanks and throat-clearing can follow.',
    aloud: [
      'Start on a noun',
      'Record an opening whose first word is a thing, a name or a number. Leave a full breath after it.',
      '[A thing, a name or a number] is why we are here.',
    ],
    write: [
      'Five openings',
      'Write five different first sentences for {x}, fast. Circle the one that you would listen to.',
      'Five first sentences for {x}.',
    ],
    coach: [
      'Try them on somebody',
      'Give the coach your two best openings and say who will hear them.',
      'Which opening is stronger for {x}? One: [first]. Two: [second]. The listeners are [who].',
    ],
  },
  {
    label: 'Hard Questions in {X}',
    emoji: '❓',
    description: 'Answer what was asked, then stop.',
    intro:
      'A hard question is easier when you have heard your own answer once before. Short is safer than complete, and "I do not know yet" is an answer.',
    aloud: [
      'Thirty seconds, then quiet',
      'Ask yourself the question that you fear. Answer it in thirty seconds: the answer first, one reason, stop. Count two seconds of silence before you end the recording.',
      'The short answer is [answer]. The reason is [reason].',
    ],
    write: [
      'The three you fear',
      'Write the three questions that you would least like to hear in {x}, and one honest sentence for each.',
      'Three hard questions in {x}, one sentence each.',
    ],
    coach: [
      'Be questioned',
      'Ask the coach for questions and answer them one at a time.',
      'Ask me one hard question that could come up in {x}. I will answer, then tell me what to cut.',
    ],
  },
  {
    label: 'Following Up after {X}',
    emoji: '📮',
    description: 'A short note while it is still fresh.',
    intro:
      'A follow-up works when it names something that really happened and asks for one next step. Sent within a day, two sentences are enough.',
    aloud: [
      'Say what happened',
      'Tell in under a minute what was decided and who does what. What you cannot say simply is not decided yet.',
      'We agreed that [what]. [Who] does it by [when].',
    ],
    write: [
      'Two sentences',
      'Write a note after {x}: one thing that you took from it, one step that comes next.',
      'A two-sentence note after {x}.',
    ],
    coach: [
      'Warm or brief',
      'Give the coach your note and say how well you know the reader.',
      'Here is my note after {x}: [note]. The reader is [who]. Is it clear what happens next?',
    ],
  },
]

const writing: readonly Move[] = [
  {
    label: 'First Lines for {X}',
    emoji: '✒️',
    description: 'Say why you are writing before anything else.',
    intro:
      'Most first lines can be cut, and the second is the real beginning. Put the reader, the point or the scene first.',
    aloud: [
      'Say it before you write it',
      'Tell an imagined reader in one breath why this is worth reading. What you said is often your first line.',
      'I am writing this because [reason], and you should read it because [reason].',
    ],
    write: [
      'Cut to the second sentence',
      'Write the opening of {x} as it comes. Then delete the first sentence and see whether anything is missing.',
      'Write the opening, then begin at its second sentence.',
    ],
    coach: [
      'Compare two',
      'Give the coach two first lines and the reader.',
      'Two first lines for {x}: [one] or [two]. The reader is [who]. Which works, and why?',
    ],
  },
  {
    label: 'Plain Words in {X}',
    emoji: '🪶',
    description: 'Short words, active verbs, and one idea a sentence.',
    intro:
      'Plain is not simple-minded. It is what is left when every word does work, and it lets a tired reader follow at the first try.',
    aloud: [
      'Explain it to a neighbor',
      'Explain the main point aloud to somebody outside your field. Each word that you had to explain is one to replace.',
      'In plain words, it comes down to this: [point].',
    ],
    write: [
      'One idea a sentence',
      'Take the longest sentence of {x}. Split it until each part holds one idea, and give each a verb that does something.',
      'Paste one long sentence and split it.',
    ],
    coach: [
      'Find the fog',
      'Paste a paragraph and ask which sentence is hardest to follow.',
      'This is from {x}: [paragraph]. Which sentence would you lose a reader in, and how would you say it?',
    ],
  },
  {
    label: 'Tone in {X}',
    emoji: '🎚️',
    description: 'Hear it as the reader will, on a bad day.',
    intro:
      'On the page nobody hears you smile. Readers take writing as a shade colder than it was meant, so warmth has to stand in the words.',
    aloud: [
      'Read it in a bad mood',
      'Read your draft aloud as somebody would who is having a bad day. Mark where it sounds cold or sharp.',
      'Read your draft aloud, slowly, as its reader.',
    ],
    write: [
      'Warmer and firmer',
      'Write the key sentence of {x} twice: once warmer, once firmer. Keep what is true in both.',
      'Write one sentence warmer, then firmer.',
    ],
    coach: [
      'Ask how it lands',
      'Paste the part that you are unsure of and say how you want it to sound.',
      'This is for {x}: [part]. I want it to sound [how]. What would you change?',
    ],
  },
  {
    label: 'Trimming {X}',
    emoji: '✂️',
    description: 'Half the words, all of the meaning.',
    intro: 'Length hides the point. Cutting is easier when you first write down the one thing that must survive.',
    aloud: [
      'Tell it in twenty seconds',
      'Say the whole in twenty seconds from memory. What you left out is the first candidate to cut.',
      'In short: [the whole in three sentences].',
    ],
    write: [
      'Half of it',
      'Take a part of {x} and bring it to half the words. Keep names, dates and verbs; let go of adverbs and second examples.',
      'Paste a part and halve it.',
    ],
    coach: [
      'Ask what to cut',
      'Give the coach the text and the one thing that must stay.',
      'From {x}: [text]. What must stay is [one thing]. What can go?',
    ],
  },
]

const hardship: readonly Move[] = [
  {
    label: 'Putting {X} into Words',
    emoji: '🌧️',
    description: 'A first sentence that is true, however small.',
    intro:
      'The right words rarely come first. A small true sentence is enough to begin with, and you may say it to nobody but yourself.',
    aloud: [
      'One true sentence',
      'Say one sentence about how it is today. You do not have to explain it. Stop the recording whenever you like, and discard it if you want to.',
      'Today it is [how it is].',
    ],
    write: [
      'Ten minutes, for nobody',
      'Write about {x} for ten minutes without fixing anything. Nobody reads it. Underline one sentence that surprises you.',
      'Write for ten minutes, for nobody.',
    ],
    coach: [
      'Look for the word',
      'Tell the coach what is close and not quite right.',
      'I am trying to put {x} into words. What comes closest is [words], but it is not quite that. Help me look.',
    ],
  },
  {
    label: 'Telling Someone about {X}',
    emoji: '🗣️',
    description: 'Who to tell, how much, and what you hope they do.',
    intro:
      'People want to help and often guess wrong. Saying beforehand whether you want advice, company or an ear spares you both.',
    aloud: [
      'Say what you need first',
      'Practice the sentence that comes before the news. Say it until it feels possible.',
      'I want to tell you something. I do not need advice now; I would like you to listen.',
    ],
    write: [
      'The short version',
      'Write what you would say about {x} in three sentences: what happened, how it is now, what you would like from them.',
      'Three sentences about {x} for one person.',
    ],
    coach: [
      'Choose person and moment',
      'Tell the coach whom you think of and what holds you back.',
      'I am thinking of telling [who] about {x}. What holds me back is [reason]. How could I begin?',
    ],
  },
  {
    label: 'Asking for Help with {X}',
    emoji: '🤲',
    description: 'One concrete thing that somebody can do this week.',
    intro:
      '"Let me know if you need anything" is hard to take up. A request with a day and a task is easy to say yes to.',
    aloud: [
      'One thing, one day',
      'Say the request with a day in it. Leave out the apology.',
      'Could you [one thing] on [day]? It would make this week easier.',
    ],
    write: [
      'A list to choose from',
      'Write three small things that would help with {x}, each under an hour. Send the list to one person.',
      'Three things under an hour that would help.',
    ],
    coach: [
      'Make it small enough',
      'Tell the coach what weighs most and who has offered.',
      'With {x}, what weighs most is [thing]. [Who] has offered to help. What could I ask for?',
    ],
  },
  {
    label: 'Limits on Talking about {X}',
    emoji: '🚪',
    description: 'A kind sentence for when you would rather not.',
    intro:
      'You may choose when, where and with whom. A limit said early and kindly saves you from saying it sharply later.',
    aloud: [
      'Close the door gently',
      'Say the sentence in an even voice, then change the subject in the same breath.',
      'Thank you for asking. I would rather not talk about it today. Tell me about [something of theirs].',
    ],
    write: [
      'Three lengths',
      'Write your limit in three lengths: one word, one sentence, one message. Keep the one that fits the person.',
      'A limit on talking about {x}, in three lengths.',
    ],
    coach: [
      'Prepare for the push',
      'Tell the coach who keeps asking and what they say.',
      '[Who] keeps asking about {x} and says [words]. How can I set a limit and stay kind?',
    ],
  },
]

const skill: readonly Move[] = [
  {
    label: 'A First Try at {X}',
    emoji: '🐣',
    description: 'Do it once, small, where nothing depends on it.',
    intro: 'A first try is for finding out what is hard. Do it small, do it today, and look at one thing only.',
    aloud: [
      'Once, without stopping',
      'Record yourself {x} for one minute in a made-up case. Do not start over. Listen for the place where you slowed down.',
      'Make up a case and go through it once, without stopping.',
    ],
    write: [
      'The moment before',
      'Write what usually goes through your head before {x}, and one sentence that you would rather have there.',
      'What goes through your head before {x}, and what you would rather think.',
    ],
    coach: [
      'Find the hard part',
      'Describe the last time to the coach and ask which part to work on.',
      'I want to get better at {x}. The last time went like this: [what happened]. Which part should I practice?',
    ],
  },
  {
    label: 'Words for {X}',
    emoji: '🧰',
    description: 'Three sentences to have ready in your pocket.',
    intro:
      'In the moment nobody invents good sentences. Having three ready leaves your attention free for the person in front of you.',
    aloud: [
      'Say it until it is yours',
      'Take one sentence that you could use. Say it five times and change a word each time, until it sounds like you.',
      'Your sentence, five times, each a little more like you.',
    ],
    write: [
      'Three for your pocket',
      'Write three sentences for {x}: one to begin, one for when you are pushed, one to end with.',
      'Three sentences for {x}: to begin, when pushed, to end.',
    ],
    coach: [
      'Borrow one',
      'Ask the coach for a sentence that fits your case, then make it yours.',
      'I need a sentence for {x} in this case: [case]. What could I say?',
    ],
  },
  {
    label: 'Feedback on {X}',
    emoji: '🪞',
    description: 'Find out how it comes across, from one person you trust.',
    intro:
      'Ask for one thing to keep and one thing to change. Broad questions get kind answers; narrow ones get useful ones.',
    aloud: [
      'Ask the narrow question',
      'Say the question aloud until it takes less than ten seconds.',
      'When I do this, what is one thing to keep, and one thing to change?',
    ],
    write: [
      'What you would see on video',
      'Describe your last try at {x} only by what a camera would have caught. No judgments.',
      'Describe your last try as a camera saw it.',
    ],
    coach: [
      'Read it together',
      'Give the coach the feedback that you got and look for the one thing in it.',
      'About {x} somebody told me: [feedback]. What in it can I use?',
    ],
  },
  {
    label: '{X} When It Is Hard',
    emoji: '⛰️',
    description: 'The case that you avoid, one step smaller.',
    intro: 'Everybody has one case that they put off. Make it a size smaller and it becomes practice.',
    aloud: [
      'The hardest sentence',
      'Say only the sentence that you keep putting off. Once quietly, once at full voice, once to a person in your mind.',
      'Say the one sentence you keep putting off.',
    ],
    write: [
      'If, then',
      'Write two plans for {x}: if this happens, then I say that. Put the sentence in quotation marks.',
      'If [what happens], then I say "[sentence]".',
    ],
    coach: [
      'Rehearse the worst of it',
      'Tell the coach what you fear will be said, and answer it here first.',
      'The hard part of {x} is when somebody says [words]. Let me practice my answer.',
    ],
  },
]

const topic: readonly Move[] = [
  {
    label: 'Explaining {X} Simply',
    emoji: '💡',
    description: 'The whole of {x} in three sentences, without insider words.',
    intro: 'A good explanation starts from what the listener already knows and adds one thing at a time.',
    aloud: [
      'Three sentences',
      'Explain {x} to somebody who has never met it. Three sentences, no term that you would have to look up.',
      'It is like [something familiar], except that [difference]. People care because [reason].',
    ],
    write: [
      'For a twelve-year-old',
      'Write the same explanation for a bright twelve-year-old. Then read what you took out, and ask whether anybody needs it.',
      'Explain {x} to a bright twelve-year-old.',
    ],
    coach: [
      'Test it',
      'Give the coach your explanation and ask where a newcomer would get lost.',
      'Here is how I explain {x}: [explanation]. Where would a newcomer get lost?',
    ],
  },
  {
    label: 'Stories about {X}',
    emoji: '🔥',
    description: 'One moment, told so that somebody else is there.',
    intro: 'A story is a moment in which something changed. Place, person, trouble, turn: four sentences are enough.',
    aloud: [
      'One moment',
      'Tell one moment with {x} in under a minute. Begin where you stood and end when something had changed.',
      'I was at [place] when [something happened].',
    ],
    write: [
      'Cut the first paragraph',
      'Write the same moment down. Delete everything before the trouble starts.',
      'Write one moment about {x}, starting at the trouble.',
    ],
    coach: [
      'Find the turn',
      'Tell the coach the story and ask which sentence is the turn.',
      'A story about {x}: [story]. Where does it turn, and what can I leave out?',
    ],
  },
  {
    label: 'Good Questions about {X}',
    emoji: '🌀',
    description: 'Questions that people enjoy answering.',
    intro: 'The best question is often about one word the other person just used. Ask that, and wait.',
    aloud: [
      'Ask and wait',
      'Ask one open question aloud, then stay silent for five seconds. It feels longer than it is.',
      'What surprised you most when you first came to it?',
    ],
    write: [
      'Ten, then one',
      'Write ten questions about {x}. Strike those that can be answered by yes or no. Keep the one you want to know yourself.',
      'Ten questions about {x}; keep one.',
    ],
    coach: [
      'Practice following up',
      'Give the coach an answer that you got and look for the next question.',
      'I asked about {x} and heard: [answer]. What would you ask next?',
    ],
  },
  {
    label: 'Disagreeing about {X}',
    emoji: '⚖️',
    description: 'Say where you agree, then where you do not.',
    intro:
      'People listen to a disagreement once their own view has been said fairly. Start there, and keep your reasons few.',
    aloud: [
      'Their view first',
      'Say the other view so well that its holder would nod. Then yours, with one reason.',
      'You are right that [part]. Where I see it differently is [part], because [one reason].',
    ],
    write: [
      'One reason, not four',
      'Write your view on {x} with every reason that you have. Keep the strongest. The weak ones are what gets answered.',
      'Your view on {x}, with one reason.',
    ],
    coach: [
      'Meet the best objection',
      'Give the coach your view and ask for the best objection to it.',
      'My view on {x} is [view]. What is the best objection, and how could I answer it calmly?',
    ],
  },
]

/** Four moves a kind, in the order in which they are offered. */
export const MOVES: Readonly<Record<Kind, readonly Move[]>> = { people, occasion, writing, hardship, skill, topic }
