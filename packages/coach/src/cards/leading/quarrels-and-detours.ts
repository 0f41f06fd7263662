import type { Card } from '../../types.ts'

/** Two who fight, and somebody who goes around the lead. */
export const quarrelsAndDetours: readonly Card[] = [
  {
    id: 'two-in-team',
    family: 'feedback-give',
    label: 'two people in your team who fight',
    contexts: ['Work', 'Professional', 'Academic', 'Faith'],
    says: [
      'two people on my team hate each other',
      'two of my employees fight all the time',
      'my team members dont talk to each other anymore',
      'two of my team members hate each other and i have to fix it',
      'how do i mediate between two coworkers as their manager',
      'there is a conflict in my team and its poisoning everything',
      'two nurses on my ward refuse to work together',
      'my best two people cant stand each other',
      'two volunteers in our group are fighting',
      'one of my staff complains about the other every day',
      'two students in my group refuse to work with each other',
      'my employees gossip about each other and the mood is bad',
      'i have to talk to two people about their quarrel',
    ],
    keys: ['two', 'team', 'hate', 'conflict', 'mediate', 'quarrel', 'poisoning', 'fight', 'employees', 'each'],
    not: ['kids', 'sons', 'daughters', 'parents', 'hits', 'threatens'],
    needs: [],
    principle: {
      text: 'Whoever mediates leads the talk and leaves the solution to the two; heard alone first, they are readier for it.',
      source: 'Pruitt 1995 on caucusing; Fisher, Ury and Patton, Getting to Yes',
      basis: 'M',
    },
    see: [
      'For {quote} you need three talks: one with each, then one with both, and no verdict in any.',
      'You do not have to make them friends; you have to make the work go on between them.',
      'Most quarrels at work hang on something one can write down: who decides, who waits for whom.',
    ],
    tries: [
      {
        id: 'each-alone-first',
        move: 'hear',
        say: {
          spoken:
            "I talk to both of you, alone first. I won't judge. What do you need from the other to do your work well?",
          short: 'What do you need from the other to work well?',
        },
        why: 'It turns what they think of each other into what they need from each other.',
        cost: 'Carry nothing from one room into the other.',
      },
      {
        id: 'both-at-one-table',
        move: 'limit',
        say: {
          spoken:
            'You need not like each other. You need to hand over work by noon. Each names one request, then one offer.',
          short: 'One request each, then one offer each.',
        },
        why: 'A request and an offer on each side keep it even.',
      },
      {
        id: 'find-the-hinge',
        move: 'open-question',
        say: {
          spoken: 'When did it last work well between you? What was different then?',
          short: 'When did it last work?',
        },
        why: 'The answer is often a rule or a date, and hardly ever a character.',
      },
      {
        id: 'look-again-friday',
        move: 'time',
        say: {
          spoken: 'We try this for two weeks. Then we three meet for ten minutes and look at it.',
          short: 'Two weeks, then we three look again.',
        },
        why: 'A promise that is looked at again gets kept.',
      },
    ],
    ifThey: {
      blames: {
        spoken: 'I hear you. What could you do from Monday on, whatever the other does?',
        short: 'What could you do from Monday?',
      },
      refuses: {
        spoken: 'Then I decide the handing over myself, and you both get it in writing.',
        short: 'Then I decide it.',
      },
      cries: { spoken: 'Take your time. It has gone on for long.', short: 'Take your time.' },
      denies: {
        spoken: 'Good. Then the work runs from today, and I look at it on Friday.',
        short: 'I look at it on Friday.',
      },
      angry: {
        spoken: "One at a time. I stop you both if it gets loud, and I'm fair about it.",
        short: 'One at a time, please.',
      },
      agrees: { spoken: 'Good. I put it on paper, and you both read it.', short: 'I put it on paper.' },
    },
    asks: [
      { text: 'What in the work suffers from it, in one example?' },
      { text: 'Have you heard each of them alone yet?' },
      { text: 'Since when is it so, and what changed then?' },
    ],
    traps: ['finding out who is right', 'a round table before the two talks', 'hoping it passes'],
    exercise: 'Write the matter in one sentence that both of them would sign.',
    next: ['feedback-report', 'clear-ask'],
  },
  {
    id: 'around-me',
    family: 'feedback-give',
    label: 'somebody who goes around you',
    contexts: ['Work', 'Professional'],
    says: [
      'my direct report goes to my boss behind my back',
      'an employee went over my head',
      'my team asks my boss instead of me',
      'my team doesnt respect me as a lead',
      'an older colleague in my team ignores what i say',
      'my boss gives tasks to my people without asking me',
      'one of my team questions everything i decide',
      'i am the new lead and nobody listens to me',
      'my employee ignores my instructions',
      'he undermines me in front of the team',
      'someone on my team is always late',
      'my employee comes late every day and the others notice',
      'how do i talk to an employee about being late',
      'an employee comes late three times a month',
    ],
    keys: ['head', 'around', 'respect', 'ignores', 'undermines', 'report', 'lead', 'instructions', 'behind', 'late'],
    not: ['husband', 'wife', 'kids', 'students', 'customer'],
    needs: [],
    principle: {
      text: 'One observed deed, its effect and an open question; then a clear expectation with a date.',
      source: 'Center for Creative Leadership, situation, behavior, impact',
      basis: 'M',
    },
    see: [
      '{quote} has a reason that you may not know yet, so ask first and set the rule second.',
      'Respect is asked for in one deed at a time; nobody can hand it over in general.',
      'Say what you saw, what it did, and how you want it from here on.',
    ],
    tries: [
      {
        id: 'saw-effect-why',
        move: 'name-it',
        say: {
          spoken: 'You took that to my boss before me. I was caught off guard. What kept you from coming to me?',
          short: 'What kept you from coming to me?',
        },
        when: ['not said:late'],
        why: 'The question is meant, and the answer may be the most useful thing you hear this month.',
        cost: 'Bear the answer without defending yourself.',
      },
      {
        id: 'late-three-times',
        when: ['said:late'],
        move: 'fact-first',
        say: {
          spoken: 'You came after nine three times this week, and the others cover for you. What happened?',
          short: 'Three times after nine. Tell me why.',
        },
        why: 'A count and its effect are facts, and the question leaves room for a reason.',
        cost: 'Use your real count.',
      },
      {
        id: 'from-here-on',
        move: 'limit',
        say: {
          spoken: 'From here on I want it like this: to me first. If I do not help within a day, go higher.',
          short: 'To me first. After a day, go higher.',
        },
        when: ['not said:late'],
        why: 'It names a way that they are allowed to go, and so it is no gag.',
      },
      {
        id: 'what-works',
        move: 'choice',
        say: {
          spoken: 'What would make it possible from Monday on? Tell me your plan, and we look at it in two weeks.',
          short: 'What is your plan from Monday?',
        },
        why: 'A plan of their own is kept longer than yours.',
      },
      {
        id: 'agree-with-the-boss',
        when: ['said:boss|head|above|director'],
        move: 'ask',
        say: {
          spoken:
            '(to your own boss) When my people come to you, could you ask them: have you talked to me about it? That would help us all.',
          short: 'Could you send them back to me?',
        },
        why: 'The way around you ends where the other door closes kindly.',
      },
    ],
    ifThey: {
      denies: { spoken: 'Then I saw it wrong. How was it?', short: 'How was it, then?' },
      blames: {
        spoken: 'That is useful to hear. What should I do differently?',
        short: 'What should I do differently?',
      },
      angry: { spoken: "I'm not taking you apart. I want us to work.", short: 'I want us to work.' },
      silent: { spoken: 'Think about it until tomorrow. I ask again at ten.', short: 'I ask again at ten.' },
      agrees: { spoken: 'Thank you. Then we look at it in two weeks.', short: 'We look in two weeks.' },
    },
    asks: [
      { text: 'What have you seen yourself, and how often?' },
      { text: 'What might this person be missing from you?' },
      { text: 'What will you do if nothing changes in two weeks?' },
    ],
    traps: ['a word about respect in general', 'doing it before the team', 'a threat as the first step'],
    exercise: 'Write the deed in one sentence that a camera could have filmed.',
    next: ['feedback-report', 'lead-expert'],
  },
]
