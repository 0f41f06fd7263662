import type { Card } from '../../types.ts'

/** A student who cheated. */
export const cheating: readonly Card[] = [
  {
    id: 'class-cheat',
    family: 'class',
    label: 'a student who cheated',
    contexts: ['Academic', 'Work'],
    for: 'pupil',
    says: [
      'a student cheated on my exam',
      'my student copied the essay from the internet',
      'i think my student used ai for the paper',
      'how do i confront a student about plagiarism',
      'two exams have the same answers',
      'a student had notes under the desk',
      'i am sure he didnt write that himself',
      'my students use chatgpt for everything',
      'caught a pupil with her phone in the test',
      'good student plagiarized and i dont want to ruin her',
    ],
    keys: ['cheated', 'cheat', 'copied', 'plagiarism', 'chatgpt', 'exam', 'essay', 'phone', 'same', 'wrote'],
    not: ['husband', 'wife', 'girlfriend'],
    needs: [],
    principle: {
      text: 'A question about how the work came about shows more than an accusation, and it lets the honest ones show it.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'With {quote} you have a suspicion, and a talk can turn it into knowledge without a trap.',
      'Behind most cheating stand the last night and a fear, and that can be said without excusing it.',
      'Keep the rule and the person apart, and you keep both.',
    ],
    tries: [
      {
        id: 'walk-me-through',
        move: 'open-question',
        say: {
          spoken: 'Walk me through this page: how did you come to this sentence, and what does this word mean for you?',
          short: 'How did you come to this sentence?',
        },
        why: 'Whoever wrote it can tell, and who did not will mostly say so now.',
        cost: 'Be ready to have been wrong.',
      },
      {
        id: 'facts-and-question',
        when: ['said:caught|notes|phone|same|sure|copied'],
        move: 'fact-first',
        say: {
          spoken: 'These two pages match in nine lines. I want to hear it from you before I do anything.',
          short: 'Nine lines match. Tell me how.',
        },
        why: 'The fact lies on the table and the first word is theirs.',
      },
      {
        id: 'rule-and-way-back',
        move: 'limit',
        say: {
          spoken:
            'The rule is clear: no points for this one. And you can show me by Friday, in your own words, that you know it.',
          short: 'No points. Show me by Friday.',
        },
        why: 'The price stands and the way back does, too.',
      },
      {
        id: 'why-now',
        move: 'hear',
        say: {
          spoken: 'You can do this yourself, I have seen it. What made you do it this time?',
          short: 'What made you do it this time?',
        },
        why: 'The answer tells you whether it was the time, the fear or the task.',
      },
    ],
    ifThey: {
      denies: { spoken: 'Then show me. Ten minutes, the same question, aloud.', short: 'Ten minutes, aloud.' },
      cries: { spoken: 'It is one paper. You are more than that. Breathe first.', short: 'It is one paper.' },
      angry: { spoken: 'I have decided nothing. I am asking you.', short: 'I am asking you.' },
      bargains: { spoken: 'The zero stays. The way back is Friday.', short: 'The zero stays.' },
      agrees: { spoken: 'That was honest, and it counts with me.', short: 'That counts with me.' },
    },
    asks: [
      { text: 'What do you have in hand, and what do you only suspect?' },
      { text: 'What does the rule of your school say?' },
      { text: 'What should this student still think of you next year?' },
    ],
    traps: ['doing it before the class', 'a detector as proof', '"I am disappointed in you"'],
    exercise: 'Say the question so that an honest student would not be hurt by it.',
    next: ['class-hard-mark', 'class-concern'],
  },
]
