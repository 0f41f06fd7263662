import type { Card } from '../../types.ts'

/** Being picked on. */
export const bullies: readonly Card[] = [
  {
    id: 'being-bullied',
    family: 'support',
    label: 'being picked on',
    contexts: ['Social', 'Academic', 'Personal', 'Work'],
    says: [
      'i am being bullied at school and nobody helps',
      'kids at school make fun of me every day',
      'they bully me in the group chat',
      'how do i tell a teacher that i get bullied',
      'a coworker bullies me in front of everyone',
      'my boss bullies me',
      'people in my class laugh at me and take my things',
      'they call me names and post pictures of me',
    ],
    keys: ['bullied', 'bully', 'bullies', 'bullying', 'names', 'mocked', 'fun'],
    not: ['kill', 'hurt', 'gun', 'knife'],
    needs: [],
    principle: {
      text: 'Tell somebody with a duty to act what happened, when and who saw it; bring the record, and ask what they will do by when.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is not yours to carry alone; somebody is paid to stop it, and they move faster on dates than on feelings.',
      'It is no flaw in you that makes people do this, and no clever answer has to end it.',
    ],
    tries: [
      {
        id: 'tell-with-dates',
        move: 'ask',
        say: {
          spoken:
            'This has happened [times] since [date], and [name] saw it. I need it to stop. What will you do, and by when?',
          short: 'It happened [times] since [date]. What will you do?',
          written:
            'I want to report what was done to me on [date]: [what]. [Name] saw it. I need it to stop. What will be done, and by when? Please answer in writing.',
        },
        why: 'Dates and a witness turn a complaint into something that has to be answered.',
        cost: 'If the first person does nothing, take the same note to the next one.',
      },
      {
        id: 'flat-and-leave',
        move: 'limit',
        say: { spoken: "Stop. I'm not staying for this.", short: "Stop. I'm leaving." },
        why: 'It gives them no scene to enjoy, and your feet do the rest.',
      },
      {
        id: 'one-ally',
        move: 'hear',
        say: {
          spoken:
            'Something is going on with [who], and I would rather not face it alone. Would you walk in with me tomorrow?',
          short: 'Would you walk in with me tomorrow?',
        },
        why: 'One person beside you changes who dares.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: 'Then please write down that I told you today, and tell me who decides.',
        short: 'Who decides, then?',
      },
      laughs: { spoken: 'I find nothing funny in it.', short: 'Not funny.' },
      blames: { spoken: 'We can talk about me afterward. First, this has to end.', short: 'First, this has to end.' },
      denies: { spoken: 'I wrote it down each time. Here are the dates.', short: 'Here are the dates.' },
      delays: {
        spoken: 'It happens daily. On which day do I hear from you?',
        short: 'On which day?',
      },
    },
    asks: [
      { text: 'Who there has to listen: a teacher, a counselor, a manager, HR?' },
      { text: 'Which two times could you put a date to?' },
      { text: 'Has anybody laid hands on you, or threatened to?' },
    ],
    traps: ['answering in the group chat', 'keeping it from everybody at home', 'paying back in kind'],
    exercise: 'Write three lines, each with a day, a place and what was done. Take them along.',
  },
]
