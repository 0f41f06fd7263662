import type { Card } from '../../types.ts'

/** Somebody who is ill, and somebody who is dying. */
export const illness: readonly Card[] = [
  {
    id: 'support-illness',
    family: 'support',
    label: 'standing by someone who is ill',
    contexts: ['Personal', 'Family', 'Social', 'Work'],
    says: [
      'my best friend has cancer and i dont know what to say',
      'coworker told me about her diagnosis',
      'what do i text someone before surgery',
      'my aunt has MS now and everybody avoids the subject',
      'friend is in the hospital should i visit',
      'he got bad test results yesterday',
      'how do i talk to a friend with chronic pain without being annoying',
      'what not to say to someone with cancer',
      'my dad starts chemo on tuesday',
      'she says shes fine but shes really sick',
    ],
    keys: ['cancer', 'diagnosis', 'hospital', 'surgery', 'chemo', 'illness', 'sick', 'ill', 'treatment', 'visit'],
    not: ['overdose', 'swallowed', 'bleeding', 'unconscious'],
    needs: ['to'],
    principle: {
      text: 'Comfort goes toward the one who is ill, and your own fear goes to someone further away.',
      source: 'Silk and Goldman 2013, How Not to Say the Wrong Thing',
      basis: 'M',
    },
    see: [
      'It matters less what you say to {quote} than that you are still there in the fourth week.',
      'The illness will be the subject all day long, so let it be a choice whether it is one with you.',
      "You don't have to lift the mood; {to} can be frightened in front of you and nothing breaks.",
    ],
    tries: [
      {
        id: 'talk-or-not',
        move: 'choice',
        say: {
          spoken:
            "I'm so sorry you have to go through this. Do you want to talk about it today, or about anything but?",
          short: 'Talk about it, or anything but?',
          written:
            "I heard, and I'm so sorry. I'd like to come by on [day] with [food or book]. We can talk about it or about anything else, and you can send me home after ten minutes.",
        },
        why: 'Both answers are easy, and the choice stays with the one who is ill.',
      },
      {
        id: 'one-ride',
        move: 'ask',
        say: {
          spoken: "I'm free on [day]. I can drive you, sit with you, or walk the dog. Which of the three?",
          short: 'Free on [day]. Drive, sit, or dog?',
        },
        why: 'Choosing among three offers is less work than thinking one up.',
        cost: 'Offer what you can repeat in a month.',
      },
      {
        id: 'before-the-day',
        when: ['said:surg|operation|chemo|test|result|scan|tuesday|tomorrow'],
        move: 'time',
        say: {
          spoken: "I'll have my phone on me all day on [day]. You don't need to write; a single letter is enough.",
          short: "My phone's on, all of [day].",
        },
        why: 'It says that someone is awake at the other end, with no duty attached.',
      },
      {
        id: 'no-right-words',
        move: 'name-it',
        say: {
          spoken: "I don't know what to say yet, and I'd rather be clumsy with you than stay away.",
          short: "I'd rather be clumsy than stay away.",
        },
        why: 'Saying that you have no words is truer than a sentence from a card.',
      },
    ],
    ifThey: {
      denies: {
        spoken: 'Fine is good. If it stops being fine at two in the morning, ring me.',
        short: 'Ring me if that changes.',
      },
      cries: { spoken: "I've got time. Nothing needs to be said.", short: "I've got time." },
      angry: { spoken: "Yes, it's rotten luck. I won't look for a bright side.", short: "It's rotten luck." },
      silent: { spoken: "I'll write again on Friday, about nothing in particular.", short: "I'll write on Friday." },
      refuses: { spoken: 'No visit, then. May I send you bad jokes instead?', short: 'Bad jokes instead?' },
    },
    asks: [
      { text: 'How much do they talk about it of their own accord?' },
      { text: 'What could you do every week without tiring of it?' },
      { slot: 'medium', text: 'Will you see each other, or does it have to be a message?' },
    ],
    traps: ['a cure you read about', '"you have to stay positive"', 'your cousin who had the same thing'],
    exercise: 'Pick one small thing you can do each week and put the first date in your calendar now.',
    next: ['support-just-listen', 'care-angry-family'],
  },
  {
    id: 'last-words',
    family: 'support',
    label: 'talking with somebody who is dying',
    contexts: ['Family', 'Personal', 'Faith', 'Social'],
    says: [
      'my grandmother is dying and i dont know what to say to her',
      'dad has weeks left and we never talked',
      'mom is in hospice what do we talk about',
      'how do i say goodbye to my uncle',
      'my friend is terminal and pretends everything is fine',
      'last visit to my brother in the hospital',
      'she is dying and i want to tell her i forgive her',
      'what do you say to someone on their deathbed',
    ],
    keys: ['dying', 'hospice', 'terminal', 'deathbed', 'goodbye', 'last', 'weeks left'],
    not: ['dying to', 'dying of laughter', 'dying inside'],
    needs: ['to'],
    principle: {
      text: 'Four things are worth saying in the end: please forgive me, I forgive you, thank you, I love you; one true one is enough.',
      source: 'Byock, The Four Things That Matter Most',
      basis: 'M',
    },
    see: [
      '{quote} leaves room for one true sentence, and one is enough.',
      {
        text: 'It need not be a great talk with {to}; a hand and one sentence stay longer than most talks.',
        when: ['has:to'],
      },
      'Nothing has to be settled that never was settled; something true can still be said.',
    ],
    tries: [
      {
        id: 'thank-you-for',
        move: 'praise',
        say: {
          spoken: "There's something I want you to know: [one moment] stayed with me all my life. Thank you.",
          short: 'Thank you for [one moment]. I love you.',
          written:
            "There's something I want you to know. [One moment] stayed with me all my life, and I never said so. Thank you. I love you. You don't have to answer.",
        },
        why: 'A moment from long ago shows what stays, and it asks for no answer.',
      },
      {
        id: 'what-do-you-need',
        move: 'open-question',
        say: {
          spoken: 'Would you like to talk about what is coming, or shall I just sit with you?',
          short: 'Talk, or just sit?',
        },
        why: 'The choice stays with the one who is dying, and both answers are good.',
      },
      {
        id: 'something-unsaid',
        move: 'own',
        say: {
          spoken: "I was angry about [what] for a long time. I'm not any more. I wanted you to hear that.",
          short: "I'm not angry any more.",
        },
        why: 'It lifts something from both of you and opens no trial.',
        cost: 'Only if it is true; otherwise thanks is enough.',
      },
    ],
    ifThey: {
      cries: { spoken: "I'm here. I'm not going anywhere.", short: "I'm here." },
      silent: { spoken: "You don't have to say anything. I'll stay a while.", short: "I'll stay a while." },
      denies: { spoken: 'All right. Tell me about [something they love].', short: 'Tell me about [thing].' },
      angry: { spoken: "You may be angry. I'm staying.", short: "I'm staying." },
    },
    asks: [
      { text: 'Which one moment with them would you like to give back?' },
      { text: 'When can you be there next, and for how long?' },
      { text: 'Is there something that you would be sorry not to have said?' },
    ],
    traps: ['"you will get better"', 'settling an old account', 'filling the silence'],
    exercise: 'Write the one sentence down and put it into your pocket before you go in.',
    next: ['grief-funeral'],
  },
]
