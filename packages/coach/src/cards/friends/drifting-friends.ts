import type { Card } from '../../types.ts'

/** A friend who only takes or cancels, and being left out. */
export const driftingFriends: readonly Card[] = [
  {
    id: 'flaky-friend',
    family: 'hard-talk',
    label: 'a friend who cancels, drifts or only takes',
    contexts: ['Personal', 'Social', 'Academic'],
    says: [
      'my friend always cancels last minute',
      'i am always the one who writes first',
      'my best friend has no time for me since she has a boyfriend',
      'my friend is always an hour late',
      'my friend only calls when she needs something',
      'i think my friend doesnt like me anymore',
      'my friend doesnt answer my messages for days',
      'my best friend is drifting away',
      'how do i tell my friend i feel used',
      'my friend makes fun of me in front of others',
      'my friends never ask how i am',
      'my friend copies everything i do',
      'my friend canceled on my birthday',
      'one sided friendship',
    ],
    keys: ['friend', 'cancels', 'drifting', 'used', 'one-sided', 'late', 'first', 'friendship', 'distant', 'flaky'],
    not: ['died', 'drinks', 'money', 'owes', 'secret', 'boss'],
    needs: [],
    principle: {
      text: 'Said as something missed, a complaint between friends brings people closer; kept back, it mostly ends in distance.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'Behind {quote} stands something good: the friendship is worth it to you.',
      'Friends seldom notice a rhythm; they notice a sentence.',
      'You miss somebody, and that can be said without a list of missed days.',
    ],
    tries: [
      {
        id: 'miss-and-ask',
        move: 'name-it',
        say: {
          spoken: 'I miss us. Lately it is mostly me who writes. Is something going on, or have we just slipped?',
          short: 'I miss us. Is something going on?',
        },
        why: 'It says what is true and leaves a door for a reason that you do not know.',
        cost: 'Be ready to hear a reason that is about you.',
      },
      {
        id: 'a-plan-that-holds',
        when: ['said:cancel|late|time|busy|hour'],
        move: 'ask',
        say: {
          spoken: 'When you cancel late, my evening is gone. Could you tell me by noon? Then I plan something else.',
          short: 'Tell me by noon if you cannot?',
        },
        why: 'It asks for an hour and not for another character.',
      },
      {
        id: 'jokes-on-me',
        when: ['said:fun|joke|mock|laugh|tease'],
        move: 'limit',
        say: {
          spoken: 'With the two of us I can laugh about it. Before the others it hurts. Please leave that out.',
          short: 'Before the others it hurts. Not there, please.',
        },
        why: 'It names the place and not the person.',
      },
      {
        id: 'smaller-together',
        move: 'choice',
        say: {
          spoken: 'Evenings seem hard for you now. A walk on Saturday morning, half an hour? I come by.',
          short: 'Half an hour on Saturday? I come by.',
        },
        why: 'A smaller form keeps a friendship through a narrow time.',
      },
      {
        id: 'step-back',
        move: 'time',
        say: {
          spoken: "I'll leave the next message to you. Not to punish you, I'd just like to be asked once.",
          short: 'The next message is yours.',
        },
        why: 'It says aloud what a silent test would only hide.',
      },
    ],
    ifThey: {
      denies: {
        spoken: 'Maybe it only felt so. I wanted to say it before it grows.',
        short: 'I wanted to say it early.',
      },
      blames: { spoken: 'That may be. Tell me when, I want to hear it.', short: 'Tell me when.' },
      angry: { spoken: 'I say it because I like you.', short: 'Because I like you.' },
      silent: {
        spoken: 'Say nothing today if you like. You are welcome when you are ready.',
        short: 'Nothing needed today.',
      },
      agrees: { spoken: 'I am glad. Saturday, then?', short: 'Saturday, then?' },
    },
    asks: [
      { text: 'Since when is it like that, and did anything happen then?' },
      { text: 'How often would do for you: once a week, once a month?' },
      { text: 'What is going on in the life of this friend?' },
    ],
    traps: ['a test in silence', 'counting who paid and who wrote', '"you always"'],
    exercise: 'Say the first sentence with a smile, and then stop and count to five.',
    next: ['friend-hard-talk', 'left-out'],
  },
  {
    id: 'left-out',
    family: 'hard-talk',
    label: 'being left out by friends',
    contexts: ['Social', 'Personal'],
    says: [
      'everyone is going on a trip and nobody asked me',
      'group chat planned a trip without me',
      'my friends went out and didnt invite me',
      'saw pictures of a party i wasnt invited to',
      'they have a chat without me',
      'found out from instagram that they all met',
      'im always the one who isnt asked',
      'my friends stopped inviting me since i had the baby',
      'everybody got an invitation to the wedding but me',
      'my coworkers go to lunch without me',
      'they forgot to invite me again',
      'my two best friends are going on holiday without me',
    ],
    keys: ['without', 'invited', 'invite', 'excluded', 'pictures', 'photos', 'planned', 'trip', 'asked', 'forgot'],
    not: ['afraid', 'hits', 'threatens', 'blackmail'],
    needs: [],
    principle: {
      text: 'Being left out hurts like few other things, even where nobody meant it, and a question finds out which it was.',
      source: 'Williams 2007, Annual Review of Psychology',
      basis: 'M',
    },
    see: [
      'Finding out about {quote} stings twice, once for the thing and once for how you heard of it.',
      'You know that it happened and not yet why; ask one of them, not all.',
      'A wish can be answered, and a reproach to a group is only discussed in the group.',
    ],
    tries: [
      {
        id: 'one-of-them',
        move: 'name-it',
        say: {
          spoken: 'I saw that you all made plans. I felt left out, and I would have liked to come. Was there a reason?',
          short: 'I felt left out. Was there a reason?',
        },
        why: 'One person can give an honest answer that a whole group cannot.',
        cost: 'Choose the one you trust, and ask in private.',
      },
      {
        id: 'next-time-ask-me',
        move: 'ask',
        say: {
          spoken: "I'd like to be asked next time, even if you think I can't come.",
          short: 'Please ask me next time.',
        },
        why: 'It looks ahead, and it is easy to say yes to.',
      },
      {
        id: 'invite-yourself',
        move: 'choice',
        say: {
          spoken: "I'm going to [thing] on [day]. Who's in?",
          short: '[Thing] on [day]. Who is in?',
        },
        why: 'Whoever invites is in the middle again, and the answers tell you a lot.',
      },
    ],
    ifThey: {
      denies: {
        spoken: "I believe that nobody meant it. I'd still like to be asked.",
        short: "I'd still like to be asked.",
      },
      laughs: { spoken: 'I can laugh about it next week. Today it hurt a little.', short: 'Today it hurt a little.' },
      angry: { spoken: "I'm not accusing anyone. I missed you, that's all.", short: 'I missed you, that is all.' },
      blames: { spoken: "You're right, I've said no a lot. Ask me anyway?", short: 'True. Ask me anyway?' },
    },
    asks: [
      { text: 'Which one of them would tell you honestly?' },
      { text: 'Has it happened before, or is it the first time?' },
      { text: 'What would you have said if they had asked you?' },
    ],
    traps: ['a message to the whole chat at night', 'a joke with a sting in it', 'leaving the chat without a word'],
    exercise: 'Say the sentence to the one you trust, aloud, and leave out the word "all".',
    next: ['friend-hard-talk', 'talk-new-friends'],
  },
]
