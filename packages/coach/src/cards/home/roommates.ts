import type { Card } from '../../types.ts'

/** Things, habits and noise of those one lives with. */
export const roommates: readonly Card[] = [
  {
    id: 'shared-home',
    family: 'home',
    label: 'things and habits in a shared home',
    contexts: ['Personal', 'Social', 'Academic', 'Family'],
    says: [
      'my roommate eats my food',
      'roomate takes my stuff without asking',
      'my roommate never buys toilet paper',
      'my flatmate wears my clothes',
      'my roommate leaves hair in the shower',
      'my roommates boyfriend basically lives with us',
      'roommate says its not a big deal when she uses my things',
      'my housemate never takes out the trash',
      'my roommate owes me for groceries',
      'how do i talk to my roommate about the dishes',
      'my roommate smokes in the apartment',
      'my sister borrows my clothes and ruins them',
      'roommate doesnt pay the bills on time',
      'roommates boyfriend practically lives here now',
      'her boyfriend stays over every night and doesnt pay rent',
    ],
    keys: ['roommate', 'flatmate', 'housemate', 'food', 'fridge', 'borrows', 'stuff', 'without', 'shower', 'groceries'],
    not: ['afraid', 'hits', 'threatens', 'loud', 'noise'],
    needs: [],
    principle: {
      text: 'Agreements about things hold when both made them and each can see whether they are kept.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'About {quote} it helps to ask for a rule, because "a big deal" is different for everybody.',
      'You live with this person tomorrow too, so the tone of today is part of the rent.',
      'What is small once is not small the tenth time; say it at the third.',
    ],
    tries: [
      {
        id: 'ask-me-first',
        move: 'limit',
        say: {
          spoken: 'It may be small for you, and for me it is my lunch. Please ask before you take something. Okay?',
          short: 'Please ask before you take something.',
        },
        why: 'It leaves their view standing, and says plainly what to do.',
      },
      {
        id: 'shelf-each',
        move: 'choice',
        say: {
          spoken: 'Let us make it easy: one shelf is yours, one is mine, and the door is for both. Left or right?',
          short: 'One shelf each. Left or right?',
        },
        why: 'A shelf settles it every day without a word.',
      },
      {
        id: 'one-evening',
        move: 'time',
        say: {
          spoken: 'Ten minutes on Sunday, pizza on me: what works for us two here, and what does not?',
          short: 'Sunday, pizza: what works, what does not?',
        },
        why: 'Both may complain, so nobody sits in the dock.',
        cost: 'You will hear something about yourself.',
      },
      {
        id: 'replace-it',
        move: 'repair',
        say: {
          spoken: 'You finished the milk and the eggs. Could you bring new ones today? Then we are even.',
          short: 'New milk and eggs today, and we are even?',
        },
        why: 'A repair by tonight ends it, and a lecture would not.',
      },
    ],
    ifThey: {
      laughs: { spoken: 'Funny or not, ask before you take it.', short: 'Ask before, please.' },
      denies: { spoken: 'Then somebody else did. The rule helps us both.', short: 'The rule helps us both.' },
      blames: { spoken: 'Fair. Tell me what I do, and we fix both.', short: 'Tell me mine, then both.' },
      angry: { spoken: "I don't want a fight over eggs. I want to be asked.", short: 'I want to be asked.' },
      agrees: { spoken: 'Thanks. From today, then.', short: 'From today.' },
    },
    asks: [
      { text: 'Which one thing would make the biggest difference?' },
      { text: 'What have you said about it so far?' },
      { text: 'Is there something of yours that bothers them?' },
    ],
    traps: ['a note on the fridge as the first word', 'taking theirs in return', 'collecting ten cases'],
    exercise: 'Say it in the voice in which you would ask somebody to pass the bread.',
    next: ['roommate-noise', 'home-fair-share'],
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
