import type { Card } from '../../types.ts'

/** Telling what one did, and a lie that came out. */
export const lies: readonly Card[] = [
  {
    id: 'own-up',
    family: 'hard-talk',
    label: 'telling somebody close what you did',
    contexts: ['Personal', 'Family', 'Faith'],
    says: [
      'i have to tell my girlfriend i lost 4k gambling',
      'i cheated on my boyfriend and want to tell him',
      'i lied to my wife about smoking again',
      'i have debts my husband doesnt know about',
      'how do i confess to my partner that i kissed somebody',
      'i spent our savings and havent told her',
      'i read her diary and need to tell her',
      'i crashed my dads car and he doesnt know yet',
      'i have been hiding something from my wife',
      'i relapsed and my family does not know',
      'i broke her grandmothers vase and said it was the cat',
      'he found out only half of what i did',
    ],
    keys: ['confess', 'gambling', 'cheated', 'debts', 'hiding', 'lied', 'secretly', 'relapsed', 'savings', 'crashed'],
    not: ['afraid', 'hits', 'threatens', 'violent'],
    needs: [],
    principle: {
      text: 'Taking responsibility and naming the repair are the parts of an apology that count most.',
      source: 'Lewicki, Polin and Lount 2016, Negotiation and Conflict Management Research',
      basis: 'V',
    },
    see: [
      'About {quote} there is one good minute, in which everything comes from you and all at once.',
      'Half of it today and half of it next month would be two wounds; tell it whole.',
      { text: 'What {to} will ask first is whether there is more, so make sure there is not.', when: ['has:to'] },
    ],
    tries: [
      {
        id: 'whole-and-mine',
        move: 'own',
        say: {
          spoken:
            "I have to tell you something bad, and it's my doing. [What you did]. That is all of it, and I'm sorry.",
          short: '[What you did]. It was my doing.',
        },
        why: 'The deed comes first, without a reason in front of it, so nothing has to be dragged out of you.',
        cost: 'The reasons come only if they are asked for.',
      },
      {
        id: 'what-i-do-now',
        move: 'repair',
        say: {
          spoken: 'I have already [first step]. By [day] I will [next step], and you can look at it whenever you like.',
          short: 'By [day] I will [next step].',
        },
        why: 'A step that was taken before the talk weighs more than any promise in it.',
      },
      {
        id: 'room-for-anger',
        move: 'hear',
        say: {
          spoken: "You don't have to answer now. Be angry, ask me anything, or take the evening. I won't run off.",
          short: 'Be angry. I will not run off.',
        },
        why: 'It leaves the other person the time that you have had already.',
      },
    ],
    ifThey: {
      angry: { spoken: "Yes. You have every reason. I'm listening.", short: "Yes. I'm listening." },
      cries: {
        spoken: "I did this to you, and I see it. I'm staying right here.",
        short: "I see it. I'm staying here.",
      },
      why: {
        spoken: "There's a reason, and it is no excuse. I was [the reason].",
        short: 'There is a reason, and no excuse.',
      },
      silent: { spoken: 'Take the time. I will be in the next room.', short: 'I will be next door.' },
      blames: { spoken: 'That may be so, another day. This one was me.', short: 'This one was me.' },
    },
    asks: [
      { text: 'What have you done already to put a part of it right?' },
      { text: 'Is there anything more that would come out later?' },
      { slot: 'when', text: 'When do the two of you have an evening without anything after it?' },
    ],
    traps: ['telling half of it', 'reasons before the deed', 'asking to be forgiven in the same breath'],
    exercise: 'Say the deed in one plain sentence, aloud and alone, until there is no "because" left in it.',
    next: ['sorry-late', 'home-money-talk'],
  },
  {
    id: 'lied-to',
    family: 'hard-talk',
    label: 'a lie that came out',
    contexts: ['Personal', 'Family', 'Social'],
    says: [
      'my husband lied to me about money',
      'i found out my boyfriend lied',
      'my best friend lied to my face',
      'my wife hid a credit card from me',
      'how do i confront someone who lied to me',
      'my girlfriend cheated and says it meant nothing',
      'i found messages on his phone from another woman',
      'my sister told everyone something that isnt true',
      'he said he quit smoking but he lied',
      'i know he is lying but i have no proof',
      'my partner cheated on me and i dont know what to say',
      'she kept it from me for a year',
    ],
    keys: ['lied', 'lying', 'lie', 'hid', 'cheated', 'confront', 'truth', 'proof', 'found', 'affair'],
    not: ['afraid', 'hits', 'threatens', 'daughter', 'kid', 'student'],
    needs: [],
    principle: {
      text: 'An open question before the proof is shown brings out more than an accusation.',
      source: 'Hartwig, Granhag, Strömwall and Kronkvist 2006, Law and Human Behavior',
      basis: 'M',
    },
    see: [
      '{quote} knocks the floor away, and nothing has to be decided today.',
      'First the truth, then the why, then what becomes of it: three talks, and only the first is now.',
      'You need one sentence of what you know, and a silence after it.',
    ],
    tries: [
      {
        id: 'i-know',
        move: 'fact-first',
        say: {
          spoken: "I know about it. I don't want a fight, I want to hear it from you, all of it, tonight.",
          short: 'I know. I want to hear it from you.',
        },
        why: 'It closes the door on further lies without a trap.',
        cost: 'Say only what you truly know.',
      },
      {
        id: 'open-first',
        when: ['said:proof|think|suspect'],
        move: 'open-question',
        say: {
          spoken: "Something doesn't fit for me about last week. Tell me how it was, from the start.",
          short: "Something doesn't fit. Tell me.",
        },
        why: 'Someone who may tell it freely either tells it or bends it in a place you can ask about.',
      },
      {
        id: 'what-it-broke',
        move: 'name-it',
        say: {
          spoken:
            'The thing itself I could take. That you looked at me and said otherwise, that is what broke something.',
          short: 'Not the thing. The looking at me.',
        },
        why: 'It names the real wound, so that the apology can meet it.',
      },
      {
        id: 'not-today',
        move: 'time',
        say: {
          spoken: "I won't decide anything today. I need three days. Then I'll tell you what I need to go on.",
          short: 'Three days. Then I tell you.',
        },
        why: 'A decision made in the first hour is mostly made twice.',
      },
    ],
    ifThey: {
      denies: { spoken: 'I have seen it. I give you until tonight to start again.', short: 'Start again, tonight.' },
      angry: { spoken: 'How I know it we can discuss later. Is it true?', short: 'Is it true?' },
      cries: { spoken: 'I see you are sorry. I am not there yet.', short: 'I am not there yet.' },
      blames: { spoken: 'What was wrong between us is another talk. This was a lie.', short: 'This was a lie.' },
      silent: { spoken: 'I wait. And I will ask once more tomorrow.', short: 'I ask once more tomorrow.' },
    },
    asks: [
      { text: 'What do you know for certain, and how?' },
      { text: 'What do you want to be true in a month?' },
      { text: 'Who can be with you after the talk?' },
    ],
    traps: ['setting traps', 'telling everybody first', 'deciding at midnight'],
    exercise:
      'Write down what you know in one sentence and what you only fear in another, and take the first one along.',
    next: ['old-hurt', 'being-left', 'partner-trust'],
  },
]
