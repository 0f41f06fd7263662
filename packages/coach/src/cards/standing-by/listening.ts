import type { Card } from '../../types.ts'

/** Listening without fixing, and help for the proud. */
export const listening: readonly Card[] = [
  {
    id: 'support-just-listen',
    family: 'support',
    label: 'listening without fixing',
    contexts: ['Personal', 'Family', 'Social', 'Work'],
    says: [
      'my wife says i always try to fix things instead of listening',
      'how do i just listen',
      'i give advice and people get annoyed',
      'what do i say when someone tells me something heavy',
      'friend opened up to me and i froze',
      'he says i turn it into a story about me',
      'what to answer besides that sucks',
      'i want to be a better listner',
      'she didnt want solutions apparently',
      'my team member started crying in our one on one',
      'i talk too much when someone asks me for advice',
      'i always give advice when friends only want to talk',
    ],
    keys: ['listen', 'listening', 'fix', 'advice', 'solutions', 'empathy', 'froze', 'vent', 'heard', 'support'],
    not: ['suicide', 'kill', 'die', 'hits'],
    needs: [],
    principle: {
      text: 'Reflect what was meant before you ask, and ask before you advise.',
      source: 'Miller and Rollnick, Motivational Interviewing',
      basis: 'M',
    },
    see: [
      'What helps with {quote} is an order: first hand back what you heard, then ask, then perhaps advise.',
      'To listen is to do something: you hand back what you heard, a little clearer than it came.',
      'Ask {to} what is wanted and you no longer have to guess between advice and an ear.',
    ],
    tries: [
      {
        id: 'ear-or-idea',
        move: 'choice',
        say: {
          spoken: 'Before I answer: do you want an ear right now, or ideas? Both are fine with me.',
          short: 'An ear right now, or ideas?',
        },
        why: 'It takes three seconds and saves a quarrel about help.',
      },
      {
        id: 'hand-it-back',
        move: 'hear',
        say: {
          spoken: "So it isn't only [what happened]. It's that [what it meant]. Have I got that right?",
          short: "So it's that [what it meant]?",
        },
        why: 'Even a wrong guess helps, because it gets corrected.',
        cost: 'Twice in a talk is good, and at every sentence it sounds like an echo.',
      },
      {
        id: 'and-then',
        move: 'open-question',
        say: {
          spoken: 'What was the worst moment of it for you?',
          short: 'Which moment was worst?',
        },
        why: 'The worst moment is mostly where the matter itself is.',
      },
      {
        id: 'after-fixing',
        when: ['said:fix|advice|annoy|solution|wife|husband'],
        move: 'repair',
        say: {
          spoken: "I started fixing again. Can we go back to where you said [thing]? I'd like to hear the rest.",
          short: "I was fixing. What's the rest?",
        },
        why: 'A listener who comes back is rarer than one who never strays.',
      },
    ],
    ifThey: {
      silent: { spoken: "There's no hurry. I'm not going to fill the gap.", short: "There's no hurry." },
      cries: { spoken: 'Nothing to apologize for. We have time.', short: 'We have time.' },
      angry: { spoken: 'I missed the point, then. Say it to me once more?', short: 'Say it once more?' },
      agrees: { spoken: 'Then tell me more about that part.', short: 'Tell me more.' },
      why: { spoken: "Because I jump to answers, and I don't want to with you.", short: 'I jump too soon.' },
    },
    asks: [
      { text: 'What do you usually say in the first ten seconds?' },
      { text: 'Who is it that wanted to be heard?' },
      { text: 'What was the last thing they told you that you still remember?' },
    ],
    traps: [
      '"at least it isn\'t worse"',
      'the same thing that happened to you',
      'why questions, which sound like an exam',
    ],
    exercise: 'In your next conversation, wait for a full breath after they stop before you speak.',
    next: ['support-low-friend', 'support-vents-a-lot'],
  },
  {
    id: 'help-the-proud',
    family: 'support',
    label: 'help for somebody who will not take it',
    contexts: ['Faith', 'Personal', 'Family', 'Social', 'Work'],
    says: [
      'she is too proud to take help',
      'my neighbor lost his job and wont accept anything',
      'a member of our church needs money but is ashamed',
      'how do i help someone who doesnt want help',
      'my father refuses any help in the house',
      'my friend wont let me pay for dinner although he is broke',
      'my sister says she is fine but she is not',
      'i want to give a family food without embarrassing them',
      'he always says no when i offer help',
      'my colleague works day and night and refuses any help',
      'how to offer help without making her feel small',
    ],
    keys: ['proud', 'help', 'accept', 'refuses', 'offer', 'ashamed', 'pride', 'embarrassing', 'charity', 'needs'],
    not: ['drinks', 'patient', 'medication', 'car', 'driving'],
    needs: ['to'],
    principle: {
      text: 'Help that leaves room to give something back is taken more easily than help that makes one small.',
      source: 'Fisher, Nadler and Whitcher-Alagna 1982, Psychological Bulletin',
      basis: 'M',
    },
    see: [
      'In {quote} the need is not the hardest part; being seen with it is.',
      'Pride is often the last thing somebody has left, so help has to walk around it.',
      'Small, concrete and already on the way: that is help one can take.',
    ],
    tries: [
      {
        id: 'too-much-anyway',
        move: 'ask',
        say: {
          spoken: 'I cooked too much again. I put a pot at your door at six. You would do me a favor.',
          short: 'I cooked too much. A pot at six?',
        },
        why: 'Nobody has to ask for it, and it leaves no debt.',
        cost: 'It must be small enough to be believed.',
      },
      {
        id: 'your-turn-later',
        move: 'name-it',
        say: {
          spoken: 'Two years ago somebody carried me for a while. I would like to pass it on. You pass it on later.',
          short: 'I was carried once. I pass it on.',
        },
        why: 'It makes help a thing that goes around and not a thing that stays on one.',
      },
      {
        id: 'two-ways',
        move: 'choice',
        say: {
          spoken: 'I am driving to the store anyway. Shall I bring something, or would you like to come along?',
          short: 'I bring something, or you come along?',
        },
        why: 'Both answers are a yes, and neither of them is charity.',
      },
      {
        id: 'ask-for-theirs',
        move: 'open-question',
        say: {
          spoken: 'I need your advice on something you are good at. And while I am there, what could I do for you?',
          short: 'I need your advice. And you?',
        },
        why: 'A person who could give first can take afterwards.',
      },
    ],
    ifThey: {
      refuses: { spoken: 'Fine. I ask again next week, because I want to.', short: 'I ask again next week.' },
      angry: { spoken: 'I did not want to make you small. I like being near you.', short: 'I like being near you.' },
      denies: { spoken: 'Good. And if a day is not fine, I have a pot.', short: 'If not, I have a pot.' },
      cries: { spoken: 'You need not carry it alone. I tell nobody.', short: 'I tell nobody.' },
      agrees: { spoken: 'Thank you for letting me. Thursday at six, then.', short: 'Thursday at six, then.' },
    },
    asks: [
      { text: 'What does this person do well that you could ask for?' },
      { text: 'Who else knows, and does it have to be more?' },
      { text: 'What is the smallest thing that would help this week?' },
    ],
    traps: ['"you only have to ask"', 'help before an audience', 'a long list of what you could do'],
    exercise: 'Say the offer so that a bare "all right" is enough as an answer.',
    next: ['support-job-loss', 'support-low-friend'],
  },
]
