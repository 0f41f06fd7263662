import type { Card } from '../../types.ts'

/** Coming out, and hearing somebody who does. */
export const comingOut: readonly Card[] = [
  {
    id: 'coming-out',
    family: 'home',
    label: 'coming out to somebody',
    contexts: ['Family', 'Personal', 'Faith', 'Social'],
    says: [
      'how do i come out to my parents',
      'i want to tell my mom im gay',
      'telling my grandma im trans',
      'how do i tell my best friend im bi',
      'coming out to a religious family',
      'i like girls and my dad doesnt know',
      'asking my family to use my new name and pronouns',
      'coming out at work',
      'i have to come out to my mum this weekend',
      'i want to come out to my religious parents',
      'how do i tell my dad that i am gay',
    ],
    keys: ['coming out', 'gay', 'lesbian', 'trans', 'bi', 'bisexual', 'queer', 'nonbinary', 'pronouns'],
    not: ['hit', 'hits', 'beat', 'kick me out', 'throw me out', 'kill'],
    needs: ['to'],
    principle: {
      text: 'You choose whom, when and how; the first person should be the safest, and nobody has a right to be the first.',
      source: 'common guidance of support groups',
      basis: 'M',
    },
    see: [
      '{quote} is yours to tell, and the order in which people hear it is yours as well.',
      { text: 'With {to}, short and warm is enough; it is news about you and no request.', when: ['has:to'] },
      'You need no speech, only a sentence, a safe place, and a way to leave.',
    ],
    tries: [
      {
        id: 'one-sentence',
        move: 'fact-first',
        say: {
          spoken: "I want you to know me better: I'm [word]. Nothing about you and me changes for me.",
          short: "I'm [word], and I wanted you to know.",
          written:
            "I want to tell you something in writing, so that you have time: I'm [word]. I've known for [time]. I'm the same person, only better known to you now. You don't have to answer at once.",
        },
        why: 'It is short enough to be said with a dry mouth, and it asks for nothing.',
        cost: 'If home or money could be at risk, find a bed for that night first, or wait.',
      },
      {
        id: 'who-knows',
        move: 'limit',
        say: {
          spoken: "Please don't tell anybody else. I'd like to do that myself.",
          short: 'Please let me tell the others.',
        },
        why: 'People pass on what they were not asked to keep.',
      },
      {
        id: 'take-your-time',
        move: 'time',
        say: {
          spoken: 'I had years to get used to it, and you had a minute. Ask me anything, now or next week.',
          short: 'Ask me now or next week.',
        },
        why: 'It gives the first startled look a way back.',
      },
    ],
    ifThey: {
      silent: {
        spoken: 'You can think about it. I just wanted it to come from me.',
        short: 'I wanted it to come from me.',
      },
      cries: { spoken: "I'm all right. I'm still me.", short: "I'm still me." },
      angry: {
        spoken: "I'll give you time. I'm going now, and I'll call on [day].",
        short: "I'm going now. I'll call on [day].",
      },
      denies: {
        spoken: "I've known for a long time. I'm not asking you to decide anything.",
        short: "I've known for a long time.",
      },
      why: { spoken: 'Because I want you to know the real me.', short: 'I want you to know me.' },
    },
    asks: [
      { text: 'Who is the safest person to hear it first?' },
      { text: 'Where could you go that evening, if it went badly?' },
      { slot: 'to', text: 'Who is it that you want to tell?' },
    ],
    traps: ['telling it in a quarrel', 'an apology', 'everybody on the same day'],
    exercise: 'Say the sentence aloud alone, then to the safest person you have.',
    next: ['own-path'],
  },
  {
    id: 'someone-comes-out',
    family: 'support',
    label: 'somebody close coming out to you',
    contexts: ['Family', 'Personal', 'Social', 'Faith'],
    says: [
      'my son is gay and i want him to know hes safe with me',
      'i think my daughter is gay and afraid to tell me',
      'my kid came out to me what do i say',
      'my daughter came out to us last week and i only said okay',
      'my son told me he is gay and i froze',
      'my friend told me she is bi how do i answer',
      'he is gay and he is afraid to tell me',
      'my child says they are trans and i dont know what to say',
      'my brother came out to me and i reacted badly',
      'how do i show my son that i love him if he is gay',
    ],
    keys: ['gay', 'lesbian', 'trans', 'bi', 'queer', 'nonbinary', 'afraid', 'pronouns', 'came', 'safe'],
    not: ['hit', 'hits', 'kick', 'kill'],
    needs: [],
    principle: {
      text: 'Leave the telling to them, show beforehand that nothing will change, and thank them once it is said.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote}: whether and when it is said belongs to them, and what you can do is make it safe.',
      { text: 'The first thing {to} will look for is your face; the words only have to be kind.', when: ['has:to'] },
      'You need not ask. People tell where they have seen that nothing bad follows.',
    ],
    tries: [
      {
        id: 'nothing-changes',
        move: 'own',
        say: {
          spoken:
            "There's nothing about you that could make me love you less. You never have to tell me anything, and you always can.",
          short: 'Tell me anything, or nothing. I love you.',
          written: "I was thinking of you. Whatever you tell me, or don't, you have a place with me.",
        },
        why: 'It opens the door and leaves the hour to them.',
        cost: 'Say it once, and then let it be; a hint each day becomes a question.',
      },
      {
        id: 'thank-first',
        move: 'hear',
        say: {
          spoken:
            "Thank you for telling me. I love you. Who else knows, so that I don't say it where you wouldn't want it?",
          short: 'Thank you for telling me. I love you.',
        },
        why: 'It is for the moment in which they have said it, and it asks before it passes on.',
      },
      {
        id: 'small-sign',
        move: 'fact-first',
        say: {
          spoken: 'Whoever you bring home one day will be welcome here, whoever that is.',
          short: 'Whoever you bring home is welcome.',
        },
        why: 'It is said in passing, so nobody has to answer.',
      },
    ],
    ifThey: {
      silent: { spoken: "Nothing to say is fine. I'm glad you're here.", short: "I'm glad you're here." },
      cries: { spoken: 'Come here. Nothing is broken.', short: 'Nothing is broken.' },
      angry: { spoken: 'I asked too much. It is yours, and I can wait.', short: 'It is yours. I can wait.' },
      denies: { spoken: 'All right. What I said stays true either way.', short: 'It stays true either way.' },
      why: { spoken: 'Because I would rather say it too early than too late.', short: 'Better early than late.' },
    },
    asks: [
      { text: 'Have they told you, or is it your guess?' },
      { text: 'What do they hear at your table when others like them are spoken of?' },
      { slot: 'to', text: 'Who is it that you want to be safe for?' },
    ],
    traps: ['asking straight out', 'saying that you always knew', 'telling the rest of the family'],
    exercise: 'Say the sentence aloud in the kitchen, alone, until no word of it feels borrowed.',
    next: ['teen-shut-door'],
  },
]
