import type { Card } from '../../types.ts'

/** Being checked on too closely, or blamed for what was another's. */
export const watchedOrBlamed: readonly Card[] = [
  {
    id: 'micromanaged',
    family: 'feedback-give',
    label: 'being checked on too closely',
    contexts: ['Work', 'Professional', 'Academic'],
    for: 'boss',
    says: [
      'my boss micromanages me',
      'my manager wants daily check-ins and i feel micromanaged',
      'he checks everything i do',
      'my supervisor wants to be in cc on every email',
      'she asks me for an update every hour',
      'my new lead looks over my shoulder all day',
      'my boss doesnt trust me to do my job',
      'manager rewrites everything i write',
      'how do i get my boss to give me more freedom',
      'i have to report every little step to my manager',
      'too many check ins with my boss, i cant get any work done',
      'my boss tracks when im online',
      'i want more autonomy at work',
      'my advisor controls every detail of my project',
    ],
    keys: [
      'micromanages',
      'micromanaged',
      'micromanager',
      'check-ins',
      'checks',
      'control',
      'trust',
      'freedom',
      'autonomy',
      'shoulder',
    ],
    not: ['harass', 'stalk', 'husband', 'boyfriend', 'wife', 'girlfriend'],
    needs: ['to'],
    principle: {
      text: 'Close control feeds on missing information, so offer the information in a form and at an hour of your own.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} costs you time, and from above it may look like the only window.',
      'Whoever checks so often is short of something: a date, a risk, a sign that it runs.',
      'You can offer {to} more to see and fewer moments in which to ask.',
    ],
    tries: [
      {
        id: 'fixed-window',
        move: 'choice',
        say: {
          spoken: 'You get a short note from me every [day]: done, next, stuck. Could we drop the rest for a month?',
          short: 'A note every [day] instead. Deal?',
        },
        why: 'It trades many small checks for one that comes without being asked for.',
        cost: 'The note has to come on time each time, or the checks come back.',
      },
      {
        id: 'what-worries',
        move: 'open-question',
        say: {
          spoken: 'What would you need to see from me so that a weekly look is enough for you?',
          short: 'What would make a weekly look enough?',
        },
        why: 'The answer is a list of what is missing, and a list can be worked off.',
      },
      {
        id: 'one-task-alone',
        when: ['said:trust|freedom|autonom|everything|rewrit|control|detail|job'],
        move: 'ask',
        say: {
          spoken: "I'd like to carry [task] alone until [date]. You see the result then, and any trouble the same day.",
          short: 'Let me carry [task] alone until [date].',
        },
        why: 'One task with an end is a small enough risk for a first proof.',
      },
      {
        id: 'hours-it-costs',
        when: ['said:daily|hour|every|many|update|check'],
        move: 'fact-first',
        say: {
          spoken:
            'The check-ins take about [number] hours a week. I could finish [task] in that time. Which half helps you most?',
          short: 'They take [number] hours a week. Which half helps?',
        },
        why: 'Hours are a fact, and they spare you the word for it.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: 'All right, every day for two weeks, and then we look at it again on [date]?',
        short: 'Two weeks, then we look again?',
      },
      why: {
        spoken: 'I do my best work in longer stretches. You would lose no information.',
        short: 'I work best in stretches.',
      },
      denies: {
        spoken: 'It may be meant as support. For me it breaks the day into pieces.',
        short: 'It breaks up my day.',
      },
      angry: {
        spoken: 'This is about how I work best, and your trust matters to me.',
        short: 'Your trust matters to me.',
      },
      agrees: { spoken: 'Thank you. The first note comes this [day], before noon.', short: 'First note on [day].' },
    },
    asks: [
      { text: 'What did this person get burned by before you came?' },
      { text: 'Which of the checks helps you, if you are honest?' },
      { text: 'What could you send before it is asked for?' },
    ],
    traps: ['the word "micromanage" to their face', 'hiding work until it is finished', '"you don\'t trust me"'],
    exercise: 'Write the note in three lines: done, next, stuck, and time it to two minutes.',
    next: ['feedback-upward', 'status-update'],
  },
  {
    id: 'blamed-unfairly',
    family: 'hard-talk',
    label: 'being blamed for what was not yours',
    contexts: ['Work', 'Professional', 'Academic'],
    for: 'boss',
    says: [
      'my boss blames me for his mistakes',
      'my manager blamed me in front of the client',
      'i got blamed for something i didnt do',
      'my boss throws me under the bus',
      'coworker made the mistake and i got the blame',
      'everyone thinks it was my fault but it wasnt',
      'my supervisor says i never told her but i did',
      'he told his boss that it was my error',
      'i am the scapegoat of the team',
      'how do i defend myself without sounding defensive',
      'they say i lost the file and it was not me',
      'my boss takes no responsibility',
      'i got accused of cheating with chatgpt and i didnt',
      'they accuse me of something a colleague did',
    ],
    keys: ['blames', 'blamed', 'blame', 'fault', 'scapegoat', 'mistake', 'bus', 'responsibility', 'accused', 'defend'],
    not: ['harass', 'threaten'],
    needs: [],
    principle: {
      text: 'A dated fact and an offer to mend it clear a name better than a denial.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'Against {quote} a date and a mail help more than "it was not me".',
      'The one above fears for the name, so clear yours without taking theirs.',
      'Two talks: today the facts, and another day how the next one goes.',
    ],
    tries: [
      {
        id: 'facts-alone',
        move: 'fact-first',
        say: {
          spoken:
            'I want to clear something up. This is what I did, with the dates, and here is the mail. What happened after it?',
          short: 'This I did, with dates. And after it?',
        },
        why: 'It shows your part with a date, and leaves the rest as a question.',
        cost: 'Alone, and with the mail in your hand.',
      },
      {
        id: 'mine-and-not-mine',
        move: 'own',
        say: {
          spoken: 'I could have asked sooner, and that part is mine. The rest I did not decide. How do we mend it?',
          short: 'That part was mine, that one was not.',
        },
        why: 'Someone who owns a piece is believed about the rest.',
      },
      {
        id: 'before-others',
        when: ['said:front|client|meeting|everyone|team|public'],
        move: 'limit',
        say: {
          spoken:
            "I see that differently, and I'd like to look at it with you afterwards. For now: it will be fixed by four.",
          short: 'I remember otherwise. Afterwards, please.',
        },
        why: 'You neither take it nor fight before an audience.',
      },
      {
        id: 'in-writing-next-time',
        move: 'write',
        say: {
          spoken:
            "So that we don't mix it up again, I'll send you a short note after each talk: who does what by when.",
          short: "I'll send a note after each talk.",
          written:
            'As agreed today: I prepare the list by Wednesday, and you check the figures before it goes out. If I have that wrong, tell me by tomorrow.',
        },
        why: 'Two lines on the same day protect you better than any talk a month later.',
      },
    ],
    ifThey: {
      denies: { spoken: 'Then we remember it differently. Here is the mail of that day.', short: 'Here is the mail.' },
      angry: {
        spoken: 'I want it fixed as much as you do. Here is what I can do today.',
        short: 'Here is what I can do today.',
      },
      blames: { spoken: 'For my part, yes. For the rest I need your help.', short: 'My part, yes.' },
      silent: { spoken: 'Let us look at it tomorrow. I send you the dates.', short: 'I send you the dates.' },
      agrees: { spoken: 'Thank you. Would you tell the others too?', short: 'Tell them too?' },
    },
    asks: [
      { text: 'What do you have in writing, and from which day?' },
      { text: 'Who was in the room or in copy?' },
      { text: 'Was it once, or is it a habit by now?' },
    ],
    traps: ['defending yourself with twelve details', 'blaming somebody in return', 'telling the whole office'],
    exercise: 'Say the fact with its date in one breath, with nothing about anybody else in it.',
    next: ['feedback-upward', 'credit-taken', 'disagree-up'],
  },
]
