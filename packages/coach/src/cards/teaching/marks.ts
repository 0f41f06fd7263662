import type { Card } from '../../types.ts'

/** A mark that hurts, and comments on an essay. */
export const marks: readonly Card[] = [
  {
    id: 'class-hard-mark',
    family: 'class',
    label: 'a mark that hurts',
    contexts: ['Academic', 'Professional'],
    for: 'pupil',
    says: [
      'student disputes his grade and says its unfair',
      'have to fail a student who tried hard',
      'student cried about her C in my office',
      'how do i tell a student the thesis isnt good enough',
      'he wants an A because he needs it for the scholarship',
      'grade complaint, wants to go to the dean',
      'returning bad exams tomorrow, how do i say it',
      'plagiarism talk with a student',
      'she begs for extra credit',
      'my student got a worse mark then her friend and is upset',
      'a student told me my grading is unfair in front of the class',
    ],
    keys: ['grade', 'mark', 'fail', 'exam', 'thesis', 'unfair', 'dispute', 'scholarship', 'dean', 'credit'],
    not: ['suicidal', 'die'],
    needs: [],
    principle: {
      text: 'A high standard, and the belief that this student can reach it, belong in the same message.',
      source: 'Yeager and others 2014, on wise feedback',
      basis: 'V',
    },
    see: [
      'You can leave the number closed and still answer {quote} by opening the page that decided it.',
      "Talk about the criterion and the paragraph; the person doesn't enter into it.",
      'The mark may stand while {to} can still win something, a reason, a next step, a date.',
    ],
    tries: [
      {
        id: 'which-criterion',
        move: 'open-question',
        say: {
          spoken: "Let's take the criteria one by one. Where do you think I missed something?",
          short: 'Where did I miss something?',
        },
        why: 'It turns unfair into a place on the page, and you may be shown a real error.',
      },
      {
        id: 'standard-and-belief',
        move: 'fact-first',
        say: {
          spoken:
            "This is a [grade]. I hold you to a high standard because I've seen [evidence]. Next step: [one thing].",
          short: '[Grade], and next comes [one thing].',
          written:
            "This is a [grade], and I know that you hoped for more. I'm holding you to a high standard because I think you can reach it. What would have changed it most is [one thing]. Bring me a new version of that part by Friday, and we'll look at it together.",
        },
        why: 'The evidence makes the belief credible, and the next step makes it useful.',
        cost: "Don't say it unless you mean it and will help.",
      },
      {
        id: 'no-extra-deal',
        when: ['said:begs|begging|extra|scholarship|deal|points'],
        move: 'refuse',
        say: {
          spoken: "I can't give one person what I don't offer all. What is open to you is [option], until [date].",
          short: 'Not for one. [Option] is open, though.',
        },
        why: 'The no protects the others in the room, and the option is real.',
      },
      {
        id: 'copied-work',
        when: ['said:plagiar|copied|cheat|chatgpt'],
        move: 'hear',
        say: {
          spoken: 'This passage matches [source]. Before I decide anything: how did it get into your paper?',
          short: 'It matches [source]. How come?',
        },
        why: 'The fact comes first, and the student speaks before the verdict.',
        cost: "Know your school's procedure before you begin.",
      },
    ],
    ifThey: {
      cries: {
        spoken: "We can stop here for a moment. The paper isn't going anywhere.",
        short: 'We can stop a moment.',
      },
      angry: {
        spoken: "You may be angry at the number. Let's look at page [number].",
        short: "Let's look at page [number].",
      },
      bargains: { spoken: "I don't trade points. I do explain them.", short: "No trading. I'll explain." },
      blames: {
        spoken: "If there was a disadvantage, put it in writing and I'll check it.",
        short: "Write it, I'll check.",
      },
      refuses: { spoken: 'You have the right to appeal. The form is at [place].', short: "The form's at [place]." },
    },
    asks: [
      { text: 'Which criterion decided the mark?' },
      { text: 'Is there a second chance that you give to everyone?' },
      { text: 'What is good in the work, with the page?' },
    ],
    traps: [
      'comparing with another student',
      'softening until the mark sounds negotiable',
      'explaining before they have spoken',
    ],
    exercise: 'Say the mark and the next step in two sentences, without unfortunately.',
    next: ['class-essay-feedback', 'class-parent-mail'],
  },
  {
    id: 'class-essay-feedback',
    family: 'class',
    label: 'comments on an essay',
    contexts: ['Academic', 'Creative'],
    says: [
      'how do i comment on a bad essay without crushing the student',
      'i write so much feedback and nobody reads it',
      '30 essays to grade by monday',
      'feedback on student writing that helps',
      'he makes the same mistakes every time despite my comments',
      'tutoring a kid, his essay has no structure',
      'what do i write under a paper that has no argument',
      'peer feedback in my class is just good job',
      'students only look at the grade',
      'my feedback sounds mean when i reread it',
      'i want to answer in the margin of her essay',
    ],
    keys: ['essay', 'essays', 'comments', 'paper', 'writing', 'draft', 'feedback', 'margin', 'paragraph', 'tutoring'],
    not: ['code', 'pull', 'manager'],
    needs: [],
    principle: {
      text: 'Comments without a grade are used; beside a grade they are mostly skipped.',
      source: 'Butler 1988, on comments and grades',
      basis: 'M',
    },
    see: [
      'Two comments that change the next draft do more about {quote} than twenty that describe this one.',
      'A comment works when the student knows what to do with it on Monday.',
      'Write to {to} as a reader: where you were held, where you got lost, and what would help.',
    ],
    tries: [
      {
        id: 'held-lost-next',
        move: 'fact-first',
        say: {
          spoken: 'You had me at [place]. I lost you at [place], because [reason]. Begin your revision there.',
          short: 'I lost you at [place]. Begin there.',
          written:
            "You had me with [sentence or idea]: I believed it. I lost you at [place], because I couldn't see how it follows. For the next version change only that: one sentence that says what the paragraph is for.",
        },
        why: 'Two places and one task can be carried into the next draft.',
      },
      {
        id: 'question-in-the-margin',
        move: 'open-question',
        say: {
          spoken: 'Who says this, and what would somebody answer who disagrees?',
          short: 'What would a skeptic answer?',
        },
        why: 'A question makes the writer do the thinking that a correction would do for them.',
      },
      {
        id: 'grade-later',
        when: ['said:grade|only|reads|look|nobody'],
        move: 'time',
        say: {
          spoken: "Comments today, the grade on [day]. In between, you tell me which comment you'll use, and how.",
          short: 'Comments today, the grade on [day].',
        },
        why: 'Until the number comes, the words are all there is to read.',
        cost: 'Tell the class beforehand, or it seems like a trick.',
      },
      {
        id: 'one-pattern',
        when: ['said:same|mistake|spelling|grammar'],
        move: 'drill',
        say: {
          spoken: 'I marked [mistake] in the first paragraph only. Find the other [number] yourself and fix them.',
          short: 'Find the other [number] yourself.',
        },
        why: "Finding them is the exercise; reading your red ink isn't.",
      },
    ],
    ifThey: {
      silent: {
        spoken: 'Which of my comments made the least sense? Start with that one.',
        short: 'Which made least sense?',
      },
      blames: { spoken: 'My comment may have been unclear. What did you read in it?', short: 'What did you read?' },
      cries: { spoken: "It's a draft, and drafts are allowed to be like this.", short: 'Drafts may be rough.' },
      why: {
        spoken: 'Because in this place I, as a reader, stopped believing you.',
        short: 'I stopped believing there.',
      },
    },
    asks: [
      { text: 'What is the one thing that would lift the next version most?' },
      { text: 'Which sentence of the essay do you remember without looking?' },
      { text: 'Will there be another version, or is this the last?' },
    ],
    traps: ['correcting everything', '"awkward" in the margin without a reason', 'praise that would fit any essay'],
    exercise: 'Set a timer for four minutes and write one thing that held you, one that lost you, and one task.',
    next: ['class-hard-mark', 'art-give-critique'],
  },
]
