import type { Card } from '../../types.ts'

/** A limit with the in-laws, and calls that come too often. */
export const inLawsAndCalls: readonly Card[] = [
  {
    id: 'home-in-laws',
    family: 'home',
    label: 'a limit with the in-laws',
    contexts: ['Family'],
    says: [
      'mother in law comments on my cooking every visit',
      'my inlaws drop by without asking',
      'his mom criticizes how i raise the baby',
      'my husband never stands up for me with his parents',
      'mil keeps giving the kids candy after i said no',
      'how to tell my wifes parents we wont come for christmas',
      'father in law makes jokes about my job',
      'they let themselves in with there own key',
      'her parents want to stay three weeks',
      'sister in law has an opinion about everything we do',
      'sister in law copies everything i do',
      'my brother in law always picks a fight',
      'mother in law rearranges my kitchen',
      'mother in law goes through our cupboards and moves everything around',
    ],
    keys: ['inlaws', 'mother-in-law', 'father-in-law', 'mil', 'visit', 'criticizes', 'holidays', 'grandparents', 'key'],
    not: ['afraid', 'hits', 'threatens', 'bruise'],
    needs: ['to'],
    principle: {
      text: 'The couple decides first, and each of the two speaks to their own side.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'What you do about {quote} is settled with your partner first, and said by the one whose family it is.',
      'Two talks are folded into this one, the first with your partner and the second with the family.',
      'One rule about one thing is something {to} can keep; a complaint about everything can only be denied.',
    ],
    tries: [
      {
        id: 'partner-first',
        move: 'ask',
        say: {
          spoken: 'I need us to be one voice with your family. Can we decide tonight what we say about [topic]?',
          short: 'Can we agree tonight about [topic]?',
        },
        why: 'From one of their own it is a decision; from you it may be heard as an attack.',
        cost: "You may hear that it isn't so bad, so have one recent example ready.",
        for: 'partner',
      },
      {
        id: 'call-first',
        when: ['said:drop|visit|unannounced|themselves|key'],
        move: 'limit',
        say: {
          spoken: "We like seeing you. Please call first, and if it doesn't suit us we'll offer another day.",
          short: 'Please call before you come by.',
        },
        why: 'It says what to do, so nobody has to work out what was wrong.',
      },
      {
        id: 'leave-that-one',
        move: 'name-it',
        say: {
          spoken: 'I know you mean well. Remarks about [topic] land hard with me, so please leave that one to us.',
          short: 'Please leave [topic] to us.',
        },
        why: 'One topic is easy to leave alone; a change of character is not.',
        cost: 'Say it in a quiet minute, not across a full table.',
      },
      {
        id: 'no-with-another-day',
        when: ['said:christmas|holiday|thanksgiving|easter|eid|passover|birthday'],
        move: 'refuse',
        say: {
          spoken: "We won't come for [occasion] this year. We'd love to see you on [date]; could you keep that free?",
          short: 'Not [occasion] this year. [Date] instead?',
        },
        why: "The no is whole, and the date shows that it isn't a no to them.",
        cost: 'Offer only a date that you want yourselves.',
      },
    ],
    ifThey: {
      guilt: {
        spoken: "I can hear that you're sad about it. We're still doing it this way.",
        short: "I hear you're sad. It stays.",
      },
      angry: { spoken: "Let's leave it for today. We'll call you on Sunday.", short: "We'll call on Sunday." },
      laughs: { spoken: 'I can laugh about it too, and I do mean it.', short: 'Funny, and I mean it.' },
      why: {
        spoken: "Because it's our home, and we settled it between the two of us.",
        short: 'We settled it together.',
      },
      denies: {
        spoken: "It may not have been meant that way. I'm still asking you to stop.",
        short: 'Even so, please stop.',
      },
    },
    asks: [
      { text: 'Does your partner know how much this bothers you?' },
      { text: 'Which of you two usually does the talking with that side of the family?' },
      { slot: 'want', text: 'What would a good visit look like, from the bell to goodbye?' },
    ],
    traps: [
      'complaining to your partner about their mother when a request is meant',
      'a hint over dessert',
      'three rules in one evening',
    ],
    exercise:
      'Finish this sentence with your partner until you both would sign it: in our house, visits begin with a call and …',
    next: ['home-same-fight', 'home-calls-often'],
  },
  {
    id: 'home-calls-often',
    family: 'home',
    label: 'calls that come too often',
    contexts: ['Family', 'Work'],
    says: [
      'my mom calls me six times a day at work',
      'mother calls way to often',
      'if i dont answer she calls my husband',
      'my dad texts good morning and gets mad if i dont reply',
      'how to tell my mom to stop calling so much',
      'she calls during meetings and then worries',
      'mom wants to facetime every single night',
      'i love her but its too much',
      'feel guilty when i dont pick up the phone',
      'my sister rings for an hour every evening',
    ],
    keys: ['calls', 'calling', 'phone', 'mom', 'mother', 'facetime', 'pick', 'rings', 'often', 'guilty'],
    not: ['ex', 'stalks', 'stalking', 'tracks', 'threatens', 'afraid'],
    needs: ['to'],
    principle: {
      text: 'A promise with a clock is easier to accept than a ban.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} can be answered with a time instead of a wall.',
      "Name the calls that you will take before the ones that you won't.",
      'For {to}, a missed call has no end in sight; a fixed time gives it one.',
    ],
    tries: [
      {
        id: 'fixed-time',
        move: 'limit',
        say: {
          spoken: "I can't pick up at work any more. I'll call you every day at [time], and then I'm all yours.",
          short: "Not at work. I'll call at [time].",
        },
        why: 'The promise comes in the same breath as the limit.',
        cost: 'Expect more calls before fewer, and keep the time on bad days too.',
      },
      {
        id: 'urgent-word',
        move: 'choice',
        say: {
          spoken: "If it's urgent, text me that one word and I'll ring back. Everything else we save for [time].",
          short: 'Urgent: text me. The rest at [time].',
        },
        why: 'A real emergency gets its own way in, so the other calls can wait.',
      },
      {
        id: 'two-evenings',
        when: ['said:night|evening|facetime|hour'],
        move: 'refuse',
        say: {
          spoken: "Every evening is too much for me. On [day] and [day] I have time, and I'd like to really talk.",
          short: '[Day] and [day], properly. Not every evening.',
        },
        why: 'Two good calls are worth more than seven tired ones.',
      },
      {
        id: 'ending-the-call',
        move: 'exit',
        say: {
          spoken: 'I have to stop in two minutes. Tell me the best thing of your day before I go.',
          short: 'Two minutes. What was best today?',
        },
        why: 'The end is announced, and the last minute belongs to the other one.',
      },
    ],
    ifThey: {
      guilt: {
        spoken: "I love you, and I want to talk when I can listen. That's at [time].",
        short: 'I love you. At [time].',
      },
      angry: { spoken: "You can be cross with me. I'll still call at [time].", short: "I'll still call at [time]." },
      cries: { spoken: "I'm not going away. We talk at [time], that's certain.", short: 'We talk at [time].' },
      why: { spoken: "Because at work I'm only half there, and you deserve more.", short: "I'm only half there." },
      bargains: {
        spoken: 'Not during work, not even for a minute. [Time] is yours.',
        short: 'Not during work. [Time].',
      },
    },
    asks: [
      { slot: 'when', text: 'Which two times could you keep even on a bad day?' },
      { text: "What happens now when you don't pick up?" },
      { text: 'Has something changed lately, such as an illness or more time alone?' },
    ],
    traps: [
      'picking up the seventh call, which teaches that six are too few',
      'explaining your calendar',
      "a promise of daily calls that you'll break by Thursday",
    ],
    exercise: 'Say the line three times in the same friendly tone, each time a little shorter.',
    next: ['home-parents-care', 'home-in-laws'],
  },
]
