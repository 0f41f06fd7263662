import type { Card } from '../../types.ts'

/** A parent's complaint, and hard news for parents. */
export const parents: readonly Card[] = [
  {
    id: 'class-parent-mail',
    family: 'class',
    label: "answering a parent's complaint",
    contexts: ['Academic', 'Professional', 'Work'],
    says: [
      'angry parent email about a grade',
      'mother says i treat her son unfairly',
      'parent complains to the principal behind my back',
      'how do i reply to a rude email from a dad',
      'parents want a meeting because their child hates my class',
      'a parent accuses me of picking on her daughter',
      'got a mail at 11 pm with the head in cc',
      'have to tell parents their kid is failing',
      'how do i call home about bad behaviour',
      'parents evening with that one fatehr again',
      'a parent yelled at me at pickup',
      'mom shouted at me in front of the school because of detention',
      'angry dad at parents evening',
      'a mom writes me every day about her son',
      'parents blame me for bad grades',
      'i need to call the parents because a kid is being bullied',
      'parents of my student want a better grade for him',
      'a mother shouted at me at pick up',
    ],
    keys: ['parent', 'parents', 'email', 'complaint', 'mother', 'father', 'principal', 'meeting', 'unfair', 'accuses'],
    not: ['bruise', 'hits', 'lawyer', 'touched'],
    needs: [],
    principle: {
      text: 'Brief, informative, friendly and firm, as if a third person were going to read it.',
      source: 'Eddy, BIFF',
      basis: 'V',
    },
    see: [
      'Read {quote} as worry first, and make your opening line about the child.',
      'Mail is read colder than it was written, so settle the date in writing and the matter by voice.',
      'You can grant {to} the worry without granting the charge.',
    ],
    tries: [
      {
        id: 'child-first-then-date',
        when: ['not said:yelled|shouted|pickup|angry'],
        move: 'write',
        say: {
          spoken: "I'm glad you wrote to me. I see [child's name] working hard at [thing]. Can we speak on [day]?",
          short: 'Thank you. Can we speak on [day]?',
          written:
            "Thank you for your mail. I'd like to understand what [child's name] told you, and to show you what I see in class. Could we speak by phone on [day] for fifteen minutes? I'll have the work in front of me.",
        },
        why: 'It takes no position yet and moves the talk to where tone can be heard.',
      },
      {
        id: 'not-at-the-door',
        move: 'time',
        say: {
          spoken:
            "You're worried about [child's name], and so am I. Let us sit down for it: today at [time], or on [day]?",
          short: 'Let us sit down: today, or on [day]?',
        },
        why: 'Nobody can listen at a door, and two times to choose from end the scene without a loser.',
      },
      {
        id: 'bad-news-home',
        when: ['said:fail|behav|call|disrupt'],
        move: 'fact-first',
        say: {
          spoken: "I'm calling because I want this to work. On [day] I saw [what happened]. What do you see at home?",
          short: '[What happened], on [day]. And at home?',
        },
        why: 'One event and one question make an ally sooner than a list of offenses.',
      },
      {
        id: 'where-i-stand',
        when: ['said:grade|mark|points'],
        move: 'limit',
        say: {
          spoken: 'The grade follows from [criterion], and it stands. What I can offer is [next chance] on [date].',
          short: 'The grade stands. [Next chance] is [date].',
        },
        why: 'The limit is tied to a criterion, and there is a next chance in the same breath.',
        cost: 'Check the marking once more before you say that it stands.',
      },
    ],
    ifThey: {
      angry: { spoken: "I'd like to go on, in a tone in which both of us can think.", short: 'Can we both slow down?' },
      blames: { spoken: 'If I was unfair, I want to know when. Which day was it?', short: 'Which day was it?' },
      denies: {
        spoken: "You know another side of your child. I'd like to hear about it.",
        short: 'Tell me about that side.',
      },
      refuses: { spoken: "Then I'll put it in writing, and we can bring in [name].", short: 'We can bring in [name].' },
      agrees: {
        spoken: "Good. I'll write down our two points and send them tonight.",
        short: "I'll send both points.",
      },
    },
    asks: [
      { slot: 'draft', text: 'Could you paste the mail, without names?' },
      { text: 'Which part of it is true, even if it is said badly?' },
      { text: 'What can you offer that you would offer every parent?' },
    ],
    traps: ['answering at night', 'a defense longer than the charge', 'another pupil as comparison'],
    exercise: 'Write your answer, then delete every sentence that contains but.',
    next: ['class-hard-mark', 'class-defiant'],
  },
  {
    id: 'class-parent-news',
    family: 'class',
    label: 'hard news about a child for the parents',
    contexts: ['Academic', 'Work', 'Professional'],
    says: [
      'i have to tell a mom that her child needs to be tested',
      'how do i tell parents that their son might have adhd',
      'i need to tell a parent that her kid is failing',
      'telling parents their daughter has to repeat the year',
      'i have to tell the parents that their child hits others',
      'how to tell a father his son was caught cheating',
      'parent teacher conference with bad news',
      'the parents dont want to hear that their son needs help',
      'i have to call a mother because her kid hurt somebody',
      'first parent evening and i am nervous',
      'how do i talk to parents who are older than me',
      'i think my pupil has dyslexia and must tell the parents',
    ],
    keys: ['parents', 'parent', 'mom', 'tested', 'dyslexia', 'adhd', 'failing', 'repeat', 'conference', 'child'],

    needs: [],
    principle: {
      text: 'What you saw, what you do not know, and the next step together: parents hear it when the child is liked first.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'With {quote} the parents will hear one thing first: whether you like their child.',
      'You bring what you saw; the name for it belongs to those who test.',
      'They may have feared it for years, or never; leave a silence in which either can come.',
    ],
    tries: [
      {
        id: 'like-saw-next',
        move: 'fact-first',
        say: {
          spoken:
            'I enjoy having your child in class. I have seen something that somebody should look at, and I want us to do it together.',
          short: 'I like your child. Somebody should look at this.',
        },
        why: 'Liking, one thing seen, one next step, and no diagnosis.',
        cost: 'Then tell one thing you saw, with its day, and wait.',
      },
      {
        id: 'what-do-you-see',
        move: 'open-question',
        say: {
          spoken: 'Before I tell you what I see: how do you see it at home, with the homework?',
          short: 'How do you see it at home?',
        },
        why: 'Often they say it themselves, and then it is not your verdict.',
      },
      {
        id: 'one-goal-together',
        move: 'ask',
        say: {
          spoken: 'Could we agree on one thing for four weeks, at school and at home, and then look again?',
          short: 'One thing for four weeks, both of us?',
        },
        why: 'A trial with an end asks less of them than a judgment.',
      },
      {
        id: 'first-minute',
        when: ['said:nervous|first|evening|older|young'],
        move: 'name-it',
        say: {
          spoken: 'Good evening. You know your children best, and I see them at work. Tonight I want both to meet.',
          short: 'You know them best. I see them at work.',
        },
        why: 'It gives them their rank and you yours in one sentence.',
      },
    ],
    ifThey: {
      denies: {
        spoken: 'At home you see something else. Both can be so. Would you look with me?',
        short: 'Both can be so.',
      },
      angry: { spoken: 'You want the best for your child, and I want that too.', short: 'We both want the best.' },
      cries: { spoken: 'Take your time. Nothing has to be decided today.', short: 'Nothing to decide today.' },
      blames: { spoken: 'There are things I could have done sooner. From here on?', short: 'From here on?' },
      agrees: { spoken: 'Thank you. I write you what we agreed on.', short: 'I write it to you.' },
    },
    asks: [
      { text: 'What have you seen, on which day?' },
      { text: 'What does this child do well that the parents will recognize?' },
      { text: 'Who at school decides about the next step?' },
    ],
    traps: ['a diagnosis', '"normal children"', 'the news at the classroom door'],
    exercise: 'Say the three sentences with the name of the child in the first.',
    next: ['class-parent-mail', 'class-concern'],
  },
]
