import type { Card } from '../../types.ts'

/** Telling those at home that the job is gone. */
export const ownJobLoss: readonly Card[] = [
  {
    id: 'own-job-loss',
    family: 'home',
    label: 'telling them that you lost your job',
    contexts: ['Family', 'Personal', 'Social'],
    says: [
      'how do i tell my girlfriend i lost my job',
      'i got fired and havent told my wife',
      'i was laid off last week, how do i tell my parents',
      'lost my job and i feel ashamed to tell anyone',
      'what do i tell the kids now that im out of work',
      'friends keep asking how work is and i got laid off',
      'i quit without another job and my husband doesnt know',
      'they let me go on friday and im pretending to go to work',
      'how do i say at a party that im unemployed',
      'my contract was not renewed and i have to tell my family',
      'i was laid off and people keep asking what i do',
    ],
    keys: ['fired', 'laid', 'unemployed', 'ashamed', 'renewed', 'pretending', 'job', 'lost', 'work', 'tell'],
    needs: [],
    principle: {
      text: 'News about oneself is easier to hear with the fact first, the next step second, and a clear word on what is needed from the listener.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} takes one sentence; the shame around it takes the rest of the evening, so say the sentence first.',
      {
        text: 'What {to} may fear most is what has not been said, and that ends with the first line.',
        when: ['has:to'],
      },
      'A job went; what you are to each other did not, and the first minute can show that.',
    ],
    tries: [
      {
        id: 'fact-then-need',
        when: ['not said:party|friends|people|network|event'],
        move: 'fact-first',
        say: {
          spoken:
            "There is bad news, and we're safe. I lost my job on [day]. Today I need you to listen, not to solve it.",
          short: "I lost my job. Today I'd like you to listen.",
        },
        why: 'It says how bad it is, and it says what to do with it.',
      },
      {
        id: 'kept-it-quiet',
        when: ['said:havent|pretend|week|doesnt|asham|told'],
        move: 'own',
        say: {
          spoken: 'I should have told you on [day]. I was ashamed, and I kept it quiet. That part is mine.',
          short: 'I should have told you sooner.',
        },
        why: 'The silence hurts longer than the news, so it gets its own sentence.',
      },
      {
        id: 'what-i-know',
        when: ['said:wife|husband|famil|kid|parent|girlfriend'],
        move: 'time',
        say: {
          spoken:
            'The money lasts until [month]. Until [day] I sort the papers. On [day] we sit down and plan together.',
          short: 'The money lasts until [month].',
        },
        why: 'A date for the money stops the pictures that come at night.',
        cost: 'Look the date up before you say it.',
      },
      {
        id: 'in-company',
        when: ['said:friend|part|anyone|asking|unemploy|network|event|people'],
        move: 'exit',
        say: {
          spoken: "I'm between jobs right now, and I'd rather hear about you tonight.",
          short: 'Between jobs. And you?',
        },
        why: 'One calm line ends the subject more surely than a dodge.',
      },
      {
        id: 'what-i-look-for',
        move: 'ask',
        say: {
          spoken: "I'm looking for [kind of work] now. Whom should I talk to, in your opinion?",
          short: 'Whom should I talk to?',
        },
        why: 'A small question that anybody can answer turns pity into a name.',
      },
    ],
    ifThey: {
      angry: {
        spoken: 'Be angry with me. I am telling you everything now, and I stay here.',
        short: 'Be angry with me.',
      },
      cries: { spoken: "I'm frightened too. We have until [month].", short: "I'm frightened too." },
      why: { spoken: 'They said [reason]. I will know more on [day].', short: 'They said [reason].' },
      blames: { spoken: "Part of it may be mine. Tonight I can't take it apart.", short: 'Not tonight, please.' },
      silent: { spoken: "You don't have to say anything yet. Ask me tomorrow.", short: 'Ask me tomorrow.' },
    },
    asks: [
      { text: 'What do they know so far, and from whom?' },
      { text: 'Until when does the money last, roughly?' },
      { text: 'What do you want from them on the first evening: quiet, company, or ideas?' },
    ],
    traps: ['a long story before the fact', 'promising that it will be fine', 'telling it in the doorway'],
    exercise: 'Say the first sentence to your own face in the mirror, once, and then make the call.',
    next: ['home-money-talk', 'interview-about-you'],
  },
]
