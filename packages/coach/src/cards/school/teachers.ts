import type { Card } from '../../types.ts'

/** What one missed, and a grade to look at again. */
export const teachers: readonly Card[] = [
  {
    id: 'missed-exam',
    family: 'apology',
    label: 'telling a teacher what you missed',
    contexts: ['Academic'],
    for: 'school',
    says: [
      'overslept and missed the final, what do i write my professor',
      'missed the exam because i had the wrong date',
      'forgot to submit the assignment, how do i email my teacher',
      'i stopped going to class and now i want to pass',
      'how do i tell my advisor i did nothing this month',
      'i copied a paragraph and the professor found it',
      'email to my professor about an absence',
      'missed the lab and it counts for the grade',
      'i missed my deadline and the prof doesnt know',
      'slept through my exam',
      'how do i tell my professor that i cheated',
      'i missed the deadline for my application by one day',
    ],
    keys: [
      'slept',
      'overslept',
      'missed',
      'exam',
      'midterm',
      'final',
      'assignment',
      'absence',
      'professor',
      'plagiarism',
    ],
    not: ['died', 'hospital'],
    needs: ['to'],
    principle: {
      text: 'The fact first, the owner in the same sentence, one request that is easy to refuse; the long story only on request.',
      source: 'Lewicki, Polin and Lount 2016; our judgment',
      basis: 'J',
    },
    see: [
      '{quote} fits into the first sentence as a plain fact, and that is also the best defense.',
      { text: 'A teacher such as {to} has read many stories; a short owning line stands out.', when: ['has:to'] },
      'Every hour counts a little here; a short mail today beats a good one on Friday.',
    ],
    tries: [
      {
        id: 'fact-own-ask',
        move: 'own',
        say: {
          spoken: 'I missed [what] on [date]. That was my mistake. Is there any way to make up for a part of it?',
          short: 'I missed [what]; my mistake. Any way to make it up?',
          written:
            'Dear Professor [name], I missed [what] on [date]. It was my own mistake, and I am sorry. Is there a way to make up for a part of it? I would take any form you allow. If not, I understand. [Your name]',
        },
        why: 'It owns the thing, asks once, and makes both answers easy.',
        cost: 'Read the syllabus first; if it answers the question, ask for something it allows.',
      },
      {
        id: 'office-hour',
        move: 'time',
        say: {
          spoken: 'May I come to your office hour on [day]? It is about [what], and it will take five minutes.',
          short: 'Five minutes in your office hour?',
        },
        why: 'Face to face, people agree more often than by mail.',
      },
      {
        id: 'what-is-left',
        move: 'ask',
        say: {
          spoken: 'As things stand, what is the best I can still do in this course?',
          short: 'What can I still do in this course?',
        },
        why: 'It asks for a way on instead of a favor.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: 'I understand. What would you do in my place for the rest of the term?',
        short: 'What would you do now?',
      },
      why: { spoken: 'I [one true reason]. I have changed [what] since.', short: 'I [reason].' },
      angry: { spoken: 'You are right. I will not ask for more than you offer.', short: 'You are right.' },
      silent: {
        spoken: 'One line in case my mail slid down: I missed [what] and would make up for a part of it.',
        short: 'In case my mail slid down.',
      },
      delays: { spoken: 'Thank you. Shall I ask again on [day]?', short: 'Again on [day]?' },
    },
    asks: [
      { text: 'What does the syllabus say about it?' },
      { text: 'What could you offer to do, and by when?' },
      { text: 'Is there anything you can show, or is it plainly yours?' },
    ],
    traps: ['a long story', 'an invented illness', '"I hope this email finds you well"'],
    exercise: 'Write it in five lines, then strike one.',
    next: ['ask-more-time', 'ask-meeting'],
  },
  {
    id: 'grade-dispute',
    family: 'ask',
    label: 'asking for a second look at a grade',
    contexts: ['Academic'],
    for: 'school',
    says: [
      'how do i dispute a grade with my professor',
      'my paper was graded unfairly and i want a regrade',
      'i got a C and i think my professor misread my essay',
      'there is a mistake in my exam score how do i tell my teacher',
      'i deserve a better mark than this',
      'ta took off points for something that was right',
      'how to email the professor about my midterm grade',
      'my grade doesnt match the rubric',
      'i want to appeal my final grade',
      'the teacher gave me a lower grade then my friend for the same answer',
      'professor lost my homework and gave me a zero',
      'i disagree with the comments on my thesis and the grade',
      'prof gave me a c and i think its unfair',
      'my teacher graded me unfairly',
      'i think i deserve a better grade',
      'professor says the rubric is clear but i disagree',
      'my grade is wrong',
      'i worked so hard and only got a D',
    ],
    keys: ['regrade', 'dispute', 'appeal', 'rubric', 'points', 'misread', 'graded', 'unfairly', 'score', 'midterm'],
    not: ['student', 'students', 'pupil'],
    needs: [],
    principle: {
      text: 'Argue from a standard that both sides accept: the criterion and the page, not the wish for a better number.',
      source: 'Fisher, Ury & Patton, Getting to Yes',
      basis: 'M',
    },
    see: [
      '{quote} gets a hearing as soon as it points at one page and one criterion.',
      {
        text: 'What {to} can check is a place in the text; what nobody can check is what you deserve.',
        when: ['has:to'],
      },
      'A second look is a normal request, as long as it asks for a look and not for a number.',
    ],
    tries: [
      {
        id: 'page-and-criterion',
        move: 'ask',
        say: {
          spoken:
            'On page [n] I answered [criterion] with [what you wrote]. Could you look at that place again with me?',
          short: 'Could we look at page [n] together?',
          written:
            'Dear [name], thank you for the comments. On page [n] I meant to answer [criterion], and I would like to understand why it did not count. Could we look at that place in your next office hour?',
        },
        why: 'It asks to look and not to give, and looking is easy to grant.',
      },
      {
        id: 'what-would-have',
        move: 'open-question',
        say: {
          spoken: 'What would a full answer to that question have had that mine does not?',
          short: 'What was missing in mine?',
        },
        why: 'Either you learn what was missing, or the mistake shows by itself.',
      },
      {
        id: 'points-that-do-not-add-up',
        when: ['said:mistake|score|points|zero|lost|match|wrong'],
        move: 'fact-first',
        say: {
          spoken:
            'I think something slipped: question [n] shows [points], and the total has [points]. Could you check it?',
          short: 'Question [n] and the total do not match.',
        },
        why: 'A slip in the sum has nothing to do with judgment, so nobody has to give in.',
      },
      {
        id: 'the-formal-way',
        when: ['said:appeal|final|dean|refus|lower'],
        move: 'write',
        say: {
          spoken:
            'Thank you for looking. I would still like a second reader. Which way does the department have for that?',
          short: 'Which way is there to a second reader?',
        },
        why: 'There is nearly always a path with a date on it, and asking for it is no attack.',
        cost: 'The second reader may also go lower.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: 'Thank you for the answer. Is there a second reader, and until when can I ask for one?',
        short: 'Is there a second reader?',
      },
      angry: {
        spoken: "I don't doubt your judgment. I'd like to understand this one place.",
        short: 'Only this one place.',
      },
      why: {
        spoken: 'Because [criterion] stands on page [n], and I want to learn from it.',
        short: 'It stands on page [n].',
      },
      delays: { spoken: 'Of course. Shall I come back on [day] with the page marked?', short: 'On [day], then?' },
      agrees: {
        spoken: 'Thank you. Shall I send you the page, so that it is easy to find?',
        short: 'I will send the page.',
      },
    },
    asks: [
      { text: 'Which page or question is it, exactly?' },
      { text: 'What does the rubric say, word for word?' },
      { text: 'What do you want most: the points, or to know what to do next time?' },
    ],
    traps: ['what others got', 'what the grade does to your average', 'how hard you worked'],
    exercise:
      'Find the one line in your paper that answers the criterion, and read it aloud with the page number before it.',
    next: ['ask-meeting', 'feedback-unclear'],
  },
]
