import type { Card } from '../../types.ts'

/** Not being listened to, and getting past small talk. */
export const beingHeard: readonly Card[] = [
  {
    id: 'not-heard',
    family: 'hard-talk',
    label: 'not being listened to',
    contexts: ['Personal', 'Work', 'Family', 'Social', 'Professional', 'Academic'],
    says: [
      'nobody listens to me',
      'no one takes me seriously',
      'people ignore what i say',
      'nobody listens to me at work',
      'my ideas get ignored in meetings',
      'i say something and it is like i was not there',
      'my coworkers never listen to my suggestions',
      'my friends dont listen when i talk',
      'i feel invisible in my team',
      'my boss never listens to me',
      'they dont take me seriously because im young',
      'i feel like nobody hears me',
      'everyone talks and nobody asks me',
    ],
    keys: ['listens', 'listen', 'ignored', 'ignore', 'seriously', 'invisible', 'heard', 'hears', 'ideas'],
    not: ['voices', 'hits', 'doctor'],
    needs: [],
    principle: {
      text: 'A point that begins with a name and ends in a question is hard to pass over.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is tiring, and it has a place where it happens most, so begin with that one.',
      'To be passed over again and again makes anyone talk less, or louder, and both get heard less.',
    ],
    tries: [
      {
        id: 'name-point-question',
        move: 'ask',
        say: {
          spoken: '[Name], one thing before we go on: [your point]. What do you think of it?',
          short: '[Name], what do you think of [your point]?',
        },
        why: 'A name wakes one listener, and the question makes that one answer.',
      },
      {
        id: 'announce-it',
        when: ['not said:meeting|idea|team|work'],
        move: 'name-it',
        say: {
          spoken: 'I need two minutes of your ears, for something that matters to me. Is now good?',
          short: 'Two minutes of your ears?',
        },
        why: 'Whoever said yes to two minutes listens in another way.',
      },
      {
        id: 'one-ally',
        when: ['said:meeting|idea|team|work|boss|seriously'],
        move: 'choice',
        say: {
          spoken: 'I want to bring up [point] today. Could you ask me about it when the topic comes?',
          short: 'Could you ask me about [point] today?',
        },
        why: 'A question from somebody else opens a door that you cannot push alone.',
      },
      {
        id: 'what-i-saw',
        when: ['said:friends|coworker|boss|never|ignore'],
        move: 'fact-first',
        say: {
          spoken: 'On [day] I said [what you said], and the talk went on without it. I would like an answer to it.',
          short: 'I said [what], and it got lost. Your answer?',
        },
        why: 'One occasion can be made good, and "never" cannot.',
      },
    ],
    ifThey: {
      denies: {
        spoken: 'It may slip by you. From now on I will say when it happens.',
        short: "I'll say when it happens.",
      },
      laughs: { spoken: 'I smile too, and I still want the answer.', short: 'I still want the answer.' },
      angry: { spoken: 'It is no charge. I would like to be part of it.', short: 'I want in on it.' },
      delays: { spoken: 'Then at [time], and I will bring it up first.', short: 'At [time], then.' },
      agrees: { spoken: 'Thank you. Then here is the thing itself: [your point].', short: 'Here it is: [your point].' },
    },
    asks: [
      { text: 'Where does it happen most: at work, at home, or with friends?' },
      { text: 'When did it happen last, and what did you want them to hear?' },
      { text: 'Is there one person in that group who does listen?' },
    ],
    traps: ['"nobody ever listens"', 'three points at once', 'ending with "but never mind"'],
    exercise: 'Say your point in one sentence of ten words, with a name in front of it.',
    next: ['speak-up-meeting', 'talked-over', 'home-shuts-down'],
  },
  {
    id: 'real-talk',
    family: 'home',
    label: 'getting past small talk with somebody close',
    contexts: ['Personal', 'Family'],
    says: [
      'i dont know how to talk to my dad we never talk about anything real',
      'my father and i only talk about football',
      'i want to be closer to my mom but its all weather and food',
      'my brother and i have nothing to say to each other',
      'we only ever talk about the kids and bills',
      'i want to know my grandma better before its too late',
      'my dad never talks about feelings',
      'calls with my parents are over in two minutes',
      'me and my sister are like strangers',
      'i would like a real conversation with my father',
    ],
    keys: ['real', 'closer', 'football', 'weather', 'strangers', 'feelings', 'deeper', 'nothing', 'talk'],
    not: ['abuse', 'abused', 'hits', 'hit', 'molested', 'afraid'],
    needs: [],
    principle: {
      text: 'People who ask follow-up questions are liked better, and most hold back out of a wrong guess about how deep talk will feel.',
      source: 'Kardas, Kumar and Epley 2022, Journal of Personality and Social Psychology',
      basis: 'M',
    },
    see: [
      'What is missing in {quote} is seldom a big talk; one question about a real day opens more.',
      'Hands that are busy make it easier: a drive, the dishes, an old photo.',
      {
        text: 'You could ask {to} about a time before you existed; there nobody has to defend anything.',
        when: ['has:to'],
      },
    ],
    tries: [
      {
        id: 'a-day-before-me',
        move: 'open-question',
        say: {
          spoken: 'What was it like for you when you were my age? What did a normal day look like?',
          short: 'What was it like at my age?',
        },
        why: 'A question about a day can be answered by people who never speak of feelings.',
      },
      {
        id: 'mine-first',
        move: 'own',
        say: {
          spoken:
            "Something has been on my mind, and I'd like you to know: [one real thing]. You don't have to fix it.",
          short: 'One real thing on my mind: [thing].',
        },
        why: 'Whoever goes first shows how deep it may go.',
        cost: 'Keep it small the first time.',
      },
      {
        id: 'say-the-wish',
        move: 'ask',
        say: {
          spoken: "I'd like to know you better. Could we drive out on [day], only the two of us?",
          short: 'Only the two of us, on [day]?',
        },
        why: 'The wish is said once, and the rest happens on the road.',
      },
    ],
    ifThey: {
      silent: { spoken: "You don't have to answer. I just wondered.", short: 'I just wondered.' },
      laughs: { spoken: "I know, it's not like us. I'd still like to hear it.", short: "I'd still like to hear it." },
      why: { spoken: "Because I'd like to know, while I can ask you.", short: "Because I'd like to know." },
      delays: { spoken: 'Any time. On the next drive, maybe.', short: 'On the next drive, then.' },
    },
    asks: [
      { text: 'What did the two of you last laugh about?' },
      { text: 'What would you most like to know about that life?' },
      { text: 'Where are you two alone with something to do?' },
    ],
    traps: ['opening with "we never really talk"', 'three deep questions in a row', 'filling the first pause'],
    exercise: 'Ask the question aloud, and then keep silent for as long as you can count to seven.',
    next: ['old-hurt', 'last-words'],
  },
]
