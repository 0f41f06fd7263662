import type { Card } from '../../types.ts'

/** Upset relatives, and relatives who want something else than the patient. */
export const relatives: readonly Card[] = [
  {
    id: 'care-angry-family',
    family: 'care',
    label: 'upset relatives on the ward',
    contexts: ['Professional', 'Work'],
    says: [
      'family yells at me at the nurses station',
      'relatives complain that nobody tells them anything',
      'son threatens to call the newspaper about the ward',
      'daughter criticizes everything we do for her mom',
      'family wants everything done and the patient doesnt',
      'two siblings give opposite orders about dads care',
      'visitor refuses to leave after visiting hours',
      'they say we let her lie in a wet bed',
      'husband films me while i work',
      'how do i talk to difficult family members in the nursing home',
      'patients daughter is yelling at me about the wait',
      'family is angry that nobody comes',
      'relatives shout at us',
      'son says we dont take care of his mother',
      'family blames me for his fall',
      'visitors complain about the food and the care',
    ],
    keys: ['relatives', 'family', 'ward', 'nurse', 'station', 'complain', 'visitors', 'nursing', 'upset', 'difficult'],
    not: ['weapon', 'knife', 'gun', 'pushed', 'hit'],
    needs: [],
    principle: {
      text: 'Name the feeling, show respect for what they do, and explore before you explain.',
      source: 'NURSE statements, from teaching on serious illness talks',
      basis: 'M',
    },
    see: [
      'On a ward, {quote} is often fear with no task.',
      'They see ten minutes of a day; ask what they saw in those, and take it seriously.',
      'You can promise {to} one call at one time, which is more than most families get.',
    ],
    tries: [
      {
        id: 'what-did-you-see',
        move: 'hear',
        say: {
          spoken:
            "You're worried that [patient] isn't getting what's needed. Tell me what you saw, and I'll write it down.",
          short: 'Tell me what you saw.',
        },
        why: 'An observation on paper is a beginning; a defense would be a second quarrel.',
      },
      {
        id: 'daily-call',
        move: 'time',
        say: {
          spoken:
            "Choose one person of the family. I'll make sure that person gets a call from us every day at [time].",
          short: 'One person, one call daily at [time].',
        },
        why: 'A fixed hour answers the complaint that nobody tells them anything.',
        cost: 'Only when the shift after you can keep it too.',
      },
      {
        id: 'what-would-they-say',
        when: ['said:wants|sibling|opposite|decid'],
        move: 'open-question',
        say: {
          spoken: 'If [patient] could sit here with us and speak clearly, what would we hear?',
          short: 'What would [patient] say to us?',
        },
        why: "The question moves the fight from your wishes to the patient's.",
      },
      {
        id: 'house-rule',
        when: ['said:film|hours|yell|threat|refus'],
        move: 'limit',
        say: {
          spoken:
            "I want to talk with you, and not here and not filmed. There's a room; I have ten minutes for you now.",
          short: "There's a room. Ten minutes, no filming.",
        },
        why: 'The limit comes together with an offer that starts at once.',
        cost: "If you feel unsafe, don't go in alone; get security.",
      },
    ],
    ifThey: {
      angry: {
        spoken: "I'd be upset too if I found it like that. I'll look right now.",
        short: "I'll look right now.",
      },
      cries: { spoken: "You've been strong for weeks. Sit with me a minute.", short: 'Sit with me a minute.' },
      blames: {
        spoken: "That shouldn't have happened. I'll find out who was there and tell you.",
        short: "I'll find out and tell you.",
      },
      refuses: {
        spoken: "Then I'll ask the charge nurse to talk with you today.",
        short: 'Then the charge nurse comes.',
      },
      why: {
        spoken: "Because that's the doctor's decision, and I can get you ten minutes to ask.",
        short: 'The doctor decides that.',
      },
    },
    asks: [
      { text: 'What exactly did they see or hear?' },
      { text: 'Who speaks for the patient, by law or by agreement?' },
      { text: 'What can you promise that the next shift will keep?' },
    ],
    traps: ['"we\'re understaffed"', '"you can\'t know that"', 'explaining in the doorway'],
    exercise: 'Think of the last outburst and finish this sentence for it: they were afraid that …',
    next: ['care-bad-news', 'serve-angry-in-person'],
  },
  {
    id: 'care-wishes',
    family: 'care',
    label: 'a patient and a family who want different things',
    contexts: ['Work', 'Professional', 'Family'],
    says: [
      'the family wants everything done but the patient does not',
      'patient told me she wants to stop treatment and her kids dont know',
      'the son wants more chemo and the patient is done',
      'family asks us not to tell the patient',
      'patient says enough but his wife insists',
      'my resident refuses the feeding tube and the daughter is furious',
      'how do i speak for the patient when the family is loud',
      'daughter decides everything and does not ask her mother',
      'patient wants to go home to die and the family says no',
      'two daughters want different things for their father',
    ],
    keys: ['family', 'patient', 'wants', 'treatment', 'stop', 'everything', 'done', 'insists', 'wishes', 'chemo'],
    needs: [],
    principle: {
      text: 'What would the patient say if it could be said here: the question turns a family from its fear to the person.',
      source: 'Back, Arnold and Tulsky, Mastering Communication with Seriously Ill Patients',
      basis: 'M',
    },
    see: [
      'Between {quote} and the rest stands love on both sides, and only one of them lies in the bed.',
      'You carry no verdict; you carry a sentence from one room to the other, if you are allowed to.',
      'Ask the patient first what may be said, and to whom.',
    ],
    tries: [
      {
        id: 'ask-leave',
        move: 'hear',
        say: {
          spoken: 'You told me something important. May I help you say it to your family, or to the doctor first?',
          short: 'May I help you say it?',
        },
        why: 'The words stay with the patient, and you stay beside them.',
      },
      {
        id: 'what-would-she-say',
        move: 'open-question',
        say: {
          spoken: 'I see how much you love her. If she sat here and could say it all, what would she tell us?',
          short: 'What would she tell us?',
        },
        why: 'It asks about the person and not about the treatment.',
        cost: 'Then bear the silence; it is working.',
      },
      {
        id: 'one-table',
        move: 'ask',
        say: {
          spoken: 'I would like the doctor, the patient and you at one table, tomorrow. The patient speaks first.',
          short: 'One table tomorrow, the patient first.',
        },
        why: 'The order of speaking decides more than any argument.',
      },
      {
        id: 'to-the-doctor',
        move: 'fact-first',
        say: {
          spoken:
            '(to the doctor) The patient told me today that she wants to stop. The family does not know. Please talk with her.',
          short: 'She wants to stop. Please talk with her.',
        },
        why: 'It goes to the one who must know, with the day and the words.',
      },
    ],
    ifThey: {
      angry: {
        spoken: 'You are fighting for her. Nobody here wants to give her up.',
        short: 'You are fighting for her.',
      },
      cries: { spoken: 'I stay. We need not decide this minute.', short: 'I stay.' },
      denies: { spoken: 'It is hard to hear. Shall we ask her together?', short: 'Shall we ask her together?' },
      why: { spoken: 'Because she asked me to. The doctor will explain the rest.', short: 'Because she asked me to.' },
      silent: { spoken: 'I wait with you.', short: 'I wait.' },
    },
    asks: [
      { text: 'What exactly did the patient say, and to whom may it go?' },
      { text: 'Who may decide, by law or by paper?' },
      { text: 'What does the family fear most?' },
    ],
    traps: ['taking a side in the corridor', 'telling the family without leave', '"we have tried everything"'],
    exercise: 'Write down the very words of the patient, with day and hour, before you speak with anybody.',
    next: ['care-angry-family', 'care-bad-news', 'care-refuses'],
  },
]
