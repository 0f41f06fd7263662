import type { Card } from '../../types.ts'

/** Evenings lost to games, and a phone that comes between. */
export const screens: readonly Card[] = [
  {
    id: 'partner-games',
    family: 'home',
    label: 'evenings lost to games or screens',
    contexts: ['Personal', 'Family', 'Social'],
    says: [
      'my boyfriend games all night',
      'my bf plays video games until 4am and i am alone in bed',
      'my husband is on his playstation every evening',
      'he would rather game than talk to me',
      'my girlfriend watches series all night and ignores me',
      'my partner plays fortnite for eight hours a day',
      'gaming is ruining our relationship',
      'my husband comes home and goes straight to his computer',
      'how do i tell my boyfriend to play less',
      'my wife is addicted to a game',
      'he wont come to bed because of his game',
      'i feel single because my man only plays',
      'i compete with a game for my husband',
    ],
    keys: ['games', 'gaming', 'plays', 'playstation', 'xbox', 'video', 'computer', 'console', 'bed', 'evening'],
    not: ['afraid', 'hits', 'kid', 'roommate', 'brother', 'board'],
    needs: [],
    principle: {
      text: 'Couples do not suffer from the hours of play as such, and do from missed bedtimes and quarrels about them.',
      source: 'Ahlstrom, Lundberg, Zabriskie, Eggett and Lindsay 2012, Journal of Leisure Research',
      basis: 'M',
    },
    see: [
      'Under {quote} lies something you want, and it can be asked for: a time, a bed, an evening.',
      'A fight against the game makes it the prize; a wish for an evening makes you the prize.',
      'Games have a round and an end, so an hour can be agreed on beforehand.',
    ],
    tries: [
      {
        id: 'two-evenings',
        move: 'ask',
        say: {
          spoken:
            "I don't want you to stop playing. I want two evenings with you, and bed together at eleven. Which two?",
          short: 'Two evenings with me. Which two?',
        },
        why: 'It asks for something instead of against something, and it can be kept by Friday.',
        cost: 'The other evenings are free then, without sighs.',
      },
      {
        id: 'what-i-miss',
        move: 'name-it',
        say: {
          spoken: "I fall asleep alone most nights, and I miss you. I'd like you there when I turn off the light.",
          short: 'I fall asleep alone, and I miss you.',
        },
        why: 'A picture of your evening reaches further than a number of hours.',
      },
      {
        id: 'what-it-gives',
        move: 'hear',
        say: {
          spoken: 'What do you get there that you do not get here? I ask because I want to know.',
          short: 'What do you get there?',
        },
        why: 'Rest, friends or winning at something: each of them can be talked about.',
      },
      {
        id: 'say-by-day',
        move: 'time',
        say: {
          spoken: 'Not now, in the middle of your round. Tomorrow at breakfast I want ten minutes about our evenings.',
          short: 'Tomorrow at breakfast, ten minutes.',
        },
        why: 'In the middle of a round nobody hears anything.',
      },
    ],
    ifThey: {
      angry: {
        spoken: "I'm not taking it away. I want a part of the evening.",
        short: 'I want some of the evening.',
      },
      denies: { spoken: 'Then let us count one week, without judging.', short: 'One week, counted.' },
      bargains: { spoken: 'One evening is a start. Which one?', short: 'Which one?' },
      laughs: { spoken: 'It sounds small. I lie there alone.', short: 'I lie there alone.' },
      agrees: { spoken: 'I am glad. I choose the food.', short: 'Looking forward.' },
    },
    asks: [
      { text: 'Which evening would you like most, and what would you two do?' },
      { text: 'Since when is it so much?' },
      { text: 'What did you say the last time, and what came back?' },
    ],
    traps: ['"that stupid game"', 'pulling the plug', 'comparing with other couples'],
    exercise: 'Say the wish with a day and an hour in it, and without the word "game".',
    next: ['say-miss-you', 'home-same-fight'],
  },
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
]
