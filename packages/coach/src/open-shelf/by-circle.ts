import { type Card, CONTEXTS, type Family, type Move, type Reaction, type Test } from '../types.ts'

type Line = {
  id: string
  when?: readonly Test[]
  move: Move
  spoken: string
  short: string
  why: string
  cost?: string
}
type Plain = {
  id: string
  family: Family
  label: string
  see: readonly string[]
  lines: readonly Line[]
  ifThey: Partial<Record<Reaction, readonly [spoken: string, short: string]>>
  asks: readonly string[]
  traps: readonly string[]
  exercise: string
}

const cardOf = ({ lines, ifThey, asks, ...rest }: Plain): Card => ({
  ...rest,
  contexts: CONTEXTS,
  says: [],
  keys: [],
  needs: [],
  principle: {
    text: 'Who it is said to decides more about the first sentence than what it is about.',
    source: 'our judgment',
    basis: 'J',
  },
  tries: lines.map(({ spoken, short, ...line }) => ({ ...line, say: { spoken, short } })),
  ifThey: Object.fromEntries(
    Object.entries(ifThey).map(([reaction, [spoken, short]]) => [reaction, { spoken, short }]),
  ),
  asks: asks.map((text) => ({ text })),
})

/** All-weather cards by who is at the other end, for matters that no card of the shelf knows. Their lines have no blanks. */
export const openCircles: readonly Card[] = [
  cardOf({
    id: 'open-child',
    family: 'parent',
    label: 'a talk with your child',
    see: [
      'For {quote} I have nothing made to measure, and with children one order nearly always serves: hear it first, decide second.',
      '{quote} looks different from the inside, and only your child can say how, so the first minute belongs to listening.',
      'With children the decision can wait ten minutes, and the listening can not.',
    ],
    lines: [
      {
        id: 'hear-first',
        move: 'hear',
        spoken: 'I want to understand it before I say anything. Tell me how it is for you, from the start.',
        short: 'Tell me first. I only listen.',
        why: 'A child that was heard to the end can hear a no.',
        cost: 'Say nothing clever for five minutes.',
      },
      {
        id: 'two-ways',
        move: 'choice',
        spoken: 'There are two ways that I can live with. Which of them would you rather?',
        short: 'Two ways. Which one?',
        why: 'The frame is yours and the choice is theirs, so nobody has lost.',
      },
      {
        id: 'decided-and-here',
        move: 'limit',
        spoken: "I heard you, and I have decided. You may be angry about it, and I'm still here.",
        short: "I decided, and I'm still here.",
        why: 'It holds the rule and the child in the same breath.',
      },
      {
        id: 'once-more',
        move: 'repair',
        spoken: 'I think I went about it the wrong way. Let me try it once more, and slower.',
        short: 'Let me try once more, slower.',
        why: 'A second start from you shows how one is made.',
      },
    ],
    ifThey: {
      angry: ['You may be angry. I am not going away.', 'I am not going away.'],
      silent: ['You need not answer. I sit here a while.', 'I sit here a while.'],
      cries: ['Come. First this, then the talking.', 'First this.'],
      refuses: ['Then not now. After dinner I ask once more.', 'After dinner, once more.'],
    },
    asks: [
      'How old is your child, and what has been said so far?',
      'What does your child want, as far as you can tell?',
      'What should be different in a week?',
    ],
    traps: ['a verdict in the first sentence', 'questions that are none'],
    exercise: 'Say the first line and then count slowly to twenty before your next word.',
  }),
  cardOf({
    id: 'open-partner',
    family: 'home',
    label: 'a talk between the two of you',
    see: [
      'For {quote} I have nothing made to measure, and between two people one beginning nearly always serves: the same side first.',
      'Say {quote} as something that you want for the two of you, and it is no charge any more.',
      'Between two people the first sentence shows whether it will be a trial or a talk.',
    ],
    lines: [
      {
        id: 'same-side',
        move: 'time',
        spoken:
          "There's something about the two of us that I'd like to talk about, and I'm on your side. Ten minutes tonight?",
        short: "Ten minutes tonight? I'm on your side.",
        why: 'It names the side before the matter, and it asks for a time.',
        cost: 'Have one example, and leave the other nine at home.',
      },
      {
        id: 'you-first',
        move: 'hear',
        spoken: "How is that for you? I'd like to know it before I tell you how it is for me.",
        short: 'How is that for you?',
        why: 'The one who was asked first listens better afterwards.',
      },
      {
        id: 'both-of-us',
        move: 'choice',
        spoken: "I don't need you to be wrong. I need something that works for both of us. What could that be?",
        short: 'What could work for both of us?',
        why: 'With nobody in the wrong there is room for an idea.',
      },
      {
        id: 'what-i-miss',
        move: 'name-it',
        spoken: 'When it goes like that, I feel alone with it. I would like to do it together.',
        short: 'I feel alone with it.',
        why: 'A feeling of yours cannot be argued with, and it asks for nearness.',
      },
    ],
    ifThey: {
      angry: ['I did not want a fight. Shall we stop, and go on tomorrow?', 'Tomorrow, then?'],
      silent: ['Take your time. I ask again tomorrow.', 'I ask again tomorrow.'],
      blames: ['That may be so. Tell me yours, and then I tell mine.', 'Yours first, then mine.'],
      laughs: ['I mean it, even if it sounds funny.', 'I do mean it.'],
    },
    asks: [
      'What would you like to have more of, in one sentence?',
      'What happened the last time you said it?',
      'When are the two of you least tired?',
    ],
    traps: ['"we need to talk" at the door', 'all of it at once'],
    exercise: 'Write the wish in one sentence that has "we" in it.',
  }),
  cardOf({
    id: 'open-kin',
    family: 'home',
    label: 'a talk in the family',
    see: [
      'For {quote} I have nothing made to measure; in families one sentence carries far, the love first and the limit second.',
      'Nobody in a family has to agree about {quote} for all to stay good with each other.',
      'In a family it is rarely the first talk about a thing, so make this one shorter than the last.',
    ],
    lines: [
      {
        id: 'to-the-end',
        move: 'name-it',
        spoken: 'You matter to me, and there is one thing that I want to say. May I say it to the end?',
        short: 'May I say one thing to the end?',
        why: 'It asks leave for one minute, and mostly gets it.',
      },
      {
        id: 'not-asking-to-agree',
        move: 'limit',
        spoken: "This is how I do it, and you need not agree. I'd like us to stay good with each other.",
        short: 'You need not agree. Stay good with me.',
        why: 'A limit that asks for no approval leaves nothing to fight about.',
        cost: 'It will have to be said more than once, in the same voice.',
      },
      {
        id: 'your-worry',
        move: 'hear',
        spoken: "What worries you about it? I'll listen, and I won't argue.",
        short: 'What worries you about it?',
        why: 'Advice and reproach in families are mostly worry in a loud coat.',
      },
      {
        id: 'alone-with-you',
        move: 'time',
        spoken: 'Not here in front of everybody. Shall we walk around the block, just you and me?',
        short: 'A walk, just you and me?',
        why: 'Without an audience nobody has to win.',
      },
    ],
    ifThey: {
      guilt: ['I see that it makes you sad. It stays like that.', 'It stays like that.'],
      angry: ['I call you tomorrow. I am not gone.', 'I call you tomorrow.'],
      silent: ['You need not say anything to it now.', 'Nothing needed now.'],
      blames: ['We can talk about that another day. Today this.', 'Today this.'],
    },
    asks: [
      'What would you like them to do differently, in one sentence?',
      'Who in the family do they listen to?',
      'What did you say the last time, and what came back?',
    ],
    traps: ['old stories as proof', 'a third person as messenger'],
    exercise: 'Say it in two sentences, the first of which is kind and true.',
  }),
  cardOf({
    id: 'open-friend',
    family: 'hard-talk',
    label: 'a talk with a friend',
    see: [
      'For {quote} I have nothing made to measure; with friends it helps to say what the friendship is worth before what hurts.',
      'A friend can hear {quote} if it comes as a question and not as a sum.',
      'You would want to be told, and so would your friend.',
    ],
    lines: [
      {
        id: 'because-i-like-you',
        move: 'name-it',
        spoken: 'I like you, so I would rather say it than keep it to myself. May I tell you what has been on my mind?',
        short: 'May I tell you what is on my mind?',
        why: 'The reason for saying it is the friendship, and it comes first.',
      },
      {
        id: 'how-was-it-meant',
        move: 'open-question',
        spoken: 'Maybe I see it wrong. How did you mean it?',
        short: 'How did you mean it?',
        why: 'It leaves room for the better of two meanings.',
      },
      {
        id: 'leave-it-out',
        move: 'limit',
        spoken: "On that point we differ, and that's fine with me. Let's leave it out and have our evening.",
        short: 'There we differ. Let us leave it out.',
        why: 'A friendship can bear a room that nobody enters.',
      },
      {
        id: 'small-plan',
        move: 'ask',
        spoken: 'I would rather see you than write about it. A coffee this week, half an hour?',
        short: 'A coffee this week?',
        why: 'Face to face the tone does half of the work.',
      },
    ],
    ifThey: {
      angry: ['I did not say it to hurt you. I said it to keep you.', 'I said it to keep you.'],
      denies: ['Good. Then I am glad I asked.', 'Good that I asked.'],
      silent: ['Think about it. I am not going anywhere.', 'Think about it.'],
      blames: ['That I did not know. Tell me more.', 'Tell me more.'],
    },
    asks: [
      'What would you like to hear back?',
      'Has it happened once, or is it often?',
      'What do you like about this friend that you could say first?',
    ],
    traps: ['saying it before others', 'a long message at night'],
    exercise: 'Say the first sentence aloud, and smile at the word "like".',
  }),
  cardOf({
    id: 'open-boss',
    family: 'ask',
    label: 'a talk with somebody above you',
    see: [
      'For {quote} I have nothing made to measure; upward one shape nearly always works: one matter, one proposal, ten minutes.',
      'Whoever brings {quote} together with a proposal gets an answer, and a bare complaint gets a nod.',
      'Someone above you has many matters and little time, so bring one.',
    ],
    lines: [
      {
        id: 'one-matter',
        move: 'time',
        spoken: 'Do you have ten minutes today? I have one matter, and a proposal for it.',
        short: 'Ten minutes? One matter, one proposal.',
        why: 'It promises a small end, and people like those.',
        cost: 'Have the proposal ready in one sentence.',
      },
      {
        id: 'what-matters-to-you',
        move: 'open-question',
        spoken: 'What matters most to you in this? Then I can plan for it.',
        short: 'What matters most to you in this?',
        why: 'Once their aim is known, yours can be put beside it.',
      },
      {
        id: 'yes-and-i-need',
        move: 'ask',
        spoken: 'I want to do this well. For that I need one thing from you; may I say what?',
        short: 'To do it well I need one thing.',
        why: 'The will comes first, so the wish does not sound like a refusal.',
      },
      {
        id: 'five-lines',
        move: 'write',
        spoken: 'I have put it into five lines, with what I suggest. Could you look at it by tomorrow?',
        short: 'Five lines, by tomorrow?',
        why: 'Five lines are read, and they stay.',
      },
    ],
    ifThey: {
      refuses: ['I understand. What would have to be so for a yes?', 'What would make it a yes?'],
      delays: ['May I come back on Thursday morning?', 'On Thursday morning?'],
      angry: ['I wanted you to hear it early. You decide.', 'You decide it.'],
      why: ['Because the work suffers from it. I can give you an example.', 'I have an example.'],
    },
    asks: [
      'What would you propose, in one sentence?',
      'What does this person want most in that matter?',
      'By when do you need an answer?',
    ],
    traps: ['three matters at once', 'reasons before the wish'],
    exercise: 'Say matter and proposal in two breaths, and stop there.',
  }),
  cardOf({
    id: 'open-colleague',
    family: 'feedback-give',
    label: 'a word with somebody at work',
    see: [
      'For {quote} I have nothing made to measure; at work a word between two, early and short, serves nearly always.',
      'Say {quote} to the one it is about, before you say it to anybody else.',
      'Most things at work are settled by whoever speaks first and kindly.',
    ],
    lines: [
      {
        id: 'check-between-us',
        move: 'open-question',
        spoken: 'Could I check something with you, just us two? I may be missing a part of it.',
        short: 'Could I check something with you?',
        why: 'It leaves room for a reason that you do not see from your desk.',
      },
      {
        id: 'noticed-and-wish',
        move: 'name-it',
        spoken: "I noticed it a few times now, and I'd like us to find another way. What would you need for that?",
        short: 'Could we find another way?',
        why: 'What you saw, what you want and a question: nothing in it has to be fought off.',
        cost: 'Bring one example with its day.',
      },
      {
        id: 'once-and-alone',
        move: 'limit',
        spoken: "Please don't do that again. I say it once, and only to you.",
        short: 'Please not again. Only between us.',
        why: 'It is clear, and it costs the other no face.',
      },
      {
        id: 'together-this-week',
        move: 'ask',
        spoken: 'I want this to go well for both of us. Can we take twenty minutes this week and set it up together?',
        short: 'Twenty minutes this week, together?',
        why: 'A thing that was set up by two is kept by two.',
      },
    ],
    ifThey: {
      denies: ['Then I saw it wrong. How is it?', 'How is it, then?'],
      angry: ['I came to you first, and to nobody else.', 'I came to you first.'],
      blames: ['There may be something of mine in it. Tell me.', 'Tell me mine.'],
      delays: ['Tomorrow at ten, then? I come by.', 'Tomorrow at ten?'],
    },
    asks: [
      'What did you see yourself, on which day?',
      'What would be better for the work, in one sentence?',
      'Do you lead this person, or stand beside?',
    ],
    traps: ['a hint in the group chat', 'talking about it with everybody else'],
    exercise: 'Say it as you would like to be told it yourself, in twelve words.',
  }),
  cardOf({
    id: 'open-client',
    family: 'serve',
    label: 'a talk with a customer',
    see: [
      'For {quote} I have nothing made to measure; with customers one order nearly always works: say it back, say what you can do, say when.',
      'Behind {quote} stands somebody who wants to know three things: who has it, what comes next, and when.',
      'A customer forgives much to somebody who takes the thing over by name.',
    ],
    lines: [
      {
        id: 'say-it-back',
        move: 'hear',
        spoken: 'I take this over myself. Let me say back what I have understood, and you correct me.',
        short: 'I take it over. Is this right so far?',
        why: 'Being understood is half of what they called for.',
      },
      {
        id: 'can-and-cannot',
        move: 'choice',
        spoken: "There is something I can do and something I can't. I tell you both, and you choose.",
        short: 'What I can do, and what I cannot.',
        why: 'The truth about the border makes the offer believable.',
      },
      {
        id: 'own-the-trouble',
        move: 'own',
        spoken: "You shouldn't have had this trouble. I'm sorry, and I stay on it until it is solved.",
        short: "I'm sorry, and I stay on it.",
        why: 'One sorry with somebody behind it outweighs five without.',
      },
      {
        id: 'by-noon',
        move: 'time',
        spoken: 'I will get back to you by noon tomorrow, whether I know more by then or not.',
        short: 'By noon tomorrow, either way.',
        why: 'A promise to call can always be kept.',
      },
    ],
    ifThey: {
      angry: ['You are right to expect better. This is what I do now.', 'This is what I do now.'],
      refuses: ['What would be acceptable for you?', 'What would be acceptable?'],
      silent: ['I write to you again on Thursday.', 'Thursday again.'],
      bargains: ['That is as far as I can go, and I go that far gladly.', 'That far, and gladly.'],
    },
    asks: [
      'What are you allowed to offer?',
      'What exactly happened, and since when?',
      'What would settle it, in the eyes of the customer?',
    ],
    traps: ['the rule before the person', '"any inconvenience"'],
    exercise: 'Say back the matter in one sentence that holds a word of theirs.',
  }),
  cardOf({
    id: 'open-patient',
    family: 'care',
    label: 'a moment with a patient',
    see: [
      'For {quote} I have nothing made to measure; at a bedside one thing nearly always helps: sit, ask, and come back when you said.',
      'In {quote} somebody wants to be seen first and treated second.',
      'At a bedside thirty seconds of sitting down count more than five minutes of standing.',
    ],
    lines: [
      {
        id: 'what-is-most',
        move: 'open-question',
        spoken: 'I have a few minutes only for you. What is on your mind most right now?',
        short: 'What is on your mind most?',
        why: 'The first answer is often not what the chart says.',
      },
      {
        id: 'back-at',
        move: 'time',
        spoken: 'I hear that. I do what I can now, and at four I come back and tell you more.',
        short: 'I come back at four.',
        why: 'A time makes the waiting shorter, and being alone with it.',
        cost: 'Come back at four, even with nothing.',
      },
      {
        id: 'care-and-limit',
        when: ['said:touch|racis|hit|insult|slap|spit|swear|grab|yell|scream|threw'],
        move: 'limit',
        spoken: 'I want to care for you well, and for that I need you to stop this. Then we go on.',
        short: 'Please stop this, and we go on.',
        why: 'The limit serves the care, and it is said like that.',
      },
      {
        id: 'get-somebody',
        move: 'ask',
        spoken: 'I would like somebody with us who knows more about it. I stay until then.',
        short: 'I get somebody, and I stay.',
        why: 'Help comes without being left alone.',
      },
    ],
    ifThey: {
      cries: ['I am here. There is no hurry.', 'No hurry.'],
      angry: ['You have waited and it hurts. I start with that.', 'I start with that.'],
      silent: ['I stay for a minute, without talking.', 'I stay for a minute.'],
      refuses: ['It is yours to decide. May I ask what speaks against it?', 'What speaks against it?'],
    },
    asks: [
      'What have they been told so far?',
      'Is it a matter for you, or for the doctor?',
      'How many minutes do you have?',
    ],
    traps: ['talking while walking', '"you must"'],
    exercise: 'At the next bed, sit down before you say the first word.',
  }),
  cardOf({
    id: 'open-pupil',
    family: 'class',
    label: 'a word with a student',
    see: [
      'For {quote} I have nothing made to measure; with students a private line that begins with "no trouble" nearly always opens.',
      'About {quote} ask once, alone, and with nothing in your hand to mark.',
      'A student will mostly tell whoever noticed and did not make a scene.',
    ],
    lines: [
      {
        id: 'no-trouble',
        move: 'hear',
        spoken: "You're not in trouble. I noticed something, and I would like to hear it from you.",
        short: "No trouble. I'd like to hear it.",
        why: 'Without the fear of a punishment there is room for the reason.',
        cost: 'If it is about harm at home, you must pass it on; say so.',
      },
      {
        id: 'what-would-help',
        move: 'open-question',
        spoken: 'What would help you here, and what could you try by Friday?',
        short: 'What could you try by Friday?',
        why: 'One thing of theirs by a day is worth more than three of yours.',
      },
      {
        id: 'rule-and-side',
        move: 'limit',
        spoken: "The rule stays, and I'm on your side with it. What do you need to keep it?",
        short: 'The rule stays. What do you need?',
        why: 'It does not bend, and it does not push away.',
      },
      {
        id: 'what-you-do-well',
        move: 'praise',
        spoken: 'You can do this, I have seen it last week. That is why I ask for it again.',
        short: 'You can. I have seen it.',
        why: 'High demands are taken well from somebody who believes in one.',
      },
    ],
    ifThey: {
      silent: ['You need not say it today. My door is open tomorrow, too.', 'Tomorrow is fine, too.'],
      angry: ['We stop here, and you come by after lunch.', 'After lunch, then.'],
      denies: ['All right. I wanted you to know that I see you.', 'I wanted you to know.'],
      cries: ['Sit down. We have time.', 'We have time.'],
    },
    asks: ['What have you seen, and since when?', 'How old is the student?', 'Who else should know about it?'],
    traps: ['a talk before the class', 'a lecture about effort'],
    exercise: 'Say the first line at the door, while both of you are walking.',
  }),
]

/** The card for who is at the other end; roles of care are met only as patients, for a doctor is no one to be nursed. */
export const openIdFor = (circle: string | undefined, role: string): string | undefined => {
  if (/partner$|mate$/.test(role) && circle === 'pupil') return 'open-colleague'
  if (circle === 'care') return role === 'patient' || role === 'resident' ? 'open-patient' : undefined
  return BY_CIRCLE[circle ?? '']
}

const BY_CIRCLE: Readonly<Record<string, string>> = {
  child: 'open-child',
  partner: 'open-partner',
  kin: 'open-kin',
  'in-law': 'open-kin',
  friend: 'open-friend',
  boss: 'open-boss',
  work: 'open-colleague',
  client: 'open-client',
  pupil: 'open-pupil',
}
