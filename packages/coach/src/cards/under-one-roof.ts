import type { Card } from '../types.ts'

/** People who share a table or a wall: grown-ups, whom nobody can send to bed. */
export const underOneRoofCards: readonly Card[] = [
  {
    id: 'phone-at-table',
    family: 'home',
    label: 'a phone that comes between you',
    contexts: ['Personal', 'Family', 'Social'],
    says: [
      'my boyfriend is always on his phone at dinner',
      'my wife scrolls while i talk to her',
      'he looks at his phone when i tell him about my day',
      'my husband is on his phone all evening',
      'girlfriend checks instagram in the middle of my sentence',
      'she never puts her phone down when we eat',
      'my friend texts other people while we have coffee',
      'how do i ask my partner to put the phone away',
      'phones at the table drive me crazy',
      'my dad stares at his screen when we visit',
    ],
    keys: ['phone', 'phones', 'scrolls', 'scrolling', 'screen', 'instagram', 'dinner', 'table', 'texting'],
    not: ['afraid', 'hits', 'threatens', 'cheating', 'affair', 'tracks', 'checks my phone'],
    needs: ['to'],
    principle: {
      text: 'A phone that lies in sight makes a talk feel less close, whether or not anybody touches it.',
      source: 'Przybylski and Weinstein 2013, Journal of Social and Personal Relationships',
      basis: 'M',
    },
    see: [
      '{quote} is about half an hour of somebody, so ask for the half hour and leave the phone out of the charge.',
      'A rule for both of you is easier to keep than a rule for one.',
      'Say what you would like to have in its place: a look, a question, ten minutes without a buzz.',
    ],
    tries: [
      {
        id: 'both-in-the-drawer',
        move: 'ask',
        say: {
          spoken:
            "I'd like dinner to be just us. Shall we both put the phones in a drawer until the plates are cleared?",
          short: 'Both phones away until we have eaten?',
          casual: 'Phones in [place] till we have eaten, both of us?',
        },
        why: 'It asks the same of both, and it has an end.',
        cost: 'Yours goes first, every time.',
      },
      {
        id: 'stop-and-wait',
        move: 'hear',
        say: {
          spoken: "I'll wait until you're done. I want to tell you this when you can look up.",
          short: "I'll wait until you can look up.",
        },
        why: 'Silence asks for attention without a scolding, and most people look up within seconds.',
        cost: 'It works only in a friendly voice.',
      },
      {
        id: 'what-it-does',
        move: 'name-it',
        say: {
          spoken: 'When you read while I talk, I stop telling you things. I miss that, and I want to tell you more.',
          short: 'I stop telling you things, and I miss it.',
        },
        why: 'It says what gets lost for both, instead of what is forbidden.',
      },
    ],
    ifThey: {
      blames: {
        spoken: "You're right, I do it too. So let's both stop for one hour.",
        short: 'I do it too. One hour, both of us?',
      },
      delays: { spoken: 'Then after this message. I can wait two minutes.', short: 'After this message, then.' },
      angry: {
        spoken: "I don't want to forbid you anything. I want an hour with you.",
        short: 'I only want an hour with you.',
      },
      laughs: { spoken: 'It may sound small. It is not small to me.', short: 'It is not small to me.' },
      agrees: { spoken: 'Thank you. Mine is going in the drawer now.', short: 'Thank you. Mine goes first.' },
    },
    asks: [
      { text: 'Which half hour of the day matters most to you?' },
      { text: 'What would you like to talk about in that time?' },
      { text: 'When did you last reach for your own?' },
    ],
    traps: ['"you are addicted"', 'taking the phone out of a hand', 'a rule that holds for one only'],
    exercise: 'Put your own phone in another room tonight, and say aloud why, in one sentence and without a hint.',
    next: ['say-miss-you', 'home-same-fight'],
  },
  {
    id: 'roommate-noise',
    family: 'home',
    label: 'noise from somebody you live with',
    contexts: ['Personal', 'Social', 'Academic', 'Family'],
    says: [
      'my roommate plays music at 2am',
      'roommate has friends over every night and i have exams',
      'my flatmate is so loud on the phone at night',
      'how do i tell my roommate to be quiet after eleven',
      'roommate games and screams all night',
      'my brother blasts music while i study',
      'dorm roommate watches videos without headphones',
      'housemate slams doors when he comes home late',
      'i cant sleep because of my roommates tv',
      'roommates alarm rings for an hour every morning',
    ],
    keys: ['roommate', 'flatmate', 'housemate', 'loud', 'music', 'noise', 'sleep', 'headphones', 'dorm', 'quiet'],
    not: ['afraid', 'hits', 'threatens', 'neighbor', 'neighbour', 'upstairs'],
    needs: ['to'],
    principle: {
      text: 'An hour and a way to keep it are easier to promise than to be quieter in general.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'With {quote}, the one who makes the noise often does not know how far it carries.',
      'You share the rooms tomorrow as well, so an agreement is worth more than a won evening.',
      'Ask by day; at night both sides only hear that they are being told off.',
    ],
    tries: [
      {
        id: 'an-hour-to-keep',
        move: 'ask',
        say: {
          spoken:
            'I have to be up at [time], and I hear everything through the wall. Can it be headphones from [hour] on, on weekdays?',
          short: 'Headphones from [hour] on, on weekdays?',
        },
        why: 'A reason, an hour and a tool: each part can be kept without thinking.',
        cost: 'Weekends are theirs then.',
      },
      {
        id: 'trade-it',
        move: 'choice',
        say: {
          spoken: 'Which nights matter most to you for [music or friends]? Let those be loud, and the others quiet.',
          short: 'Which nights should be the loud ones?',
        },
        why: 'Whoever chooses the loud nights also agrees to the quiet ones.',
      },
      {
        id: 'a-signal',
        move: 'limit',
        say: {
          spoken: "If it's after [hour], I'll knock twice, and that means headphones. I won't say more than that.",
          short: 'Two knocks mean headphones.',
        },
        why: 'A sign agreed by day saves a quarrel in the dark.',
      },
    ],
    ifThey: {
      delays: {
        spoken: "Let's put it on the fridge, so neither of us has to remember.",
        short: "Let's write it on the fridge.",
      },
      angry: { spoken: 'I know that this is your home too. Which hour would be fair?', short: 'Which hour is fair?' },
      blames: { spoken: 'Tell me what bothers you about me, and we settle both.', short: "Let's settle both." },
      denies: {
        spoken: 'Come into my room for a minute while it plays; then you hear what I hear.',
        short: 'Listen from my room for a minute.',
      },
      agrees: { spoken: 'Thank you. From tonight, then.', short: 'Thanks. From tonight.' },
    },
    asks: [
      { text: 'From which hour do you need it quiet, and on which days?' },
      { text: 'What of yours may bother them?' },
      { text: 'When are you both at home and awake?' },
    ],
    traps: ['banging back', 'a note on the door as the first step', 'telling everybody else in the house first'],
    exercise: 'Say the hour and the tool in one sentence, at the volume in which you would ask for the salt.',
    next: ['home-fair-share', 'home-same-fight'],
  },
]
