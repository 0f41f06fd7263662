import type { Card } from '../../types.ts'

/** Rules about the phone, homework and grades. */
export const phonesAndGrades: readonly Card[] = [
  {
    id: 'parent-phone-rules',
    family: 'parent',
    label: 'a rule about the phone',
    contexts: ['Family'],
    says: [
      'my daughter is on her phone until 1 am',
      'how do i take the phone away without a war',
      'screen time fights every day',
      'he games all night and cant get up',
      'phone at the dinner table',
      'all her friends have snapchat and shes 11',
      'i said one hour and it was four',
      'ipad tantrum when i turn it off',
      'need rules for my sons xbox',
      'my kid says im the only parent with phone rules',
      'husband and me disagree about screens',
    ],
    keys: ['phone', 'screen', 'screens', 'gaming', 'ipad', 'tiktok', 'snapchat', 'hour', 'rules', 'xbox'],
    not: ['nudes', 'blackmail', 'threatens', 'stranger', 'cuts', 'bruise'],
    needs: ['to'],
    principle: {
      text: 'A rule holds better when its reason is said and part of it is theirs to decide.',
      source: 'Joussemet, Landry and Koestner 2008, on rules with a reason and a choice',
      basis: 'M',
    },
    see: [
      'About {quote} you can make a short rule, as long as you make it at noon and not at midnight.',
      "Some of this isn't up for debate and some of it is, and it helps to say out loud which is which.",
      'Before you set the hour, find out what {to} would miss by putting the phone down.',
    ],
    tries: [
      {
        id: 'fixed-and-open',
        move: 'choice',
        say: {
          spoken: 'Phones sleep in the kitchen, mine too. The hour is open: what would you suggest, and why?',
          short: 'Kitchen at night, mine too. Which hour?',
        },
        why: 'One part is fixed and one part is negotiable, so there is something to win.',
        cost: 'It binds you as well, from the first night.',
      },
      {
        id: 'what-would-you-miss',
        move: 'open-question',
        say: {
          spoken: "I'm not taking anything yet. What happens between [hour] and midnight that you'd miss?",
          short: 'What would you miss after [hour]?',
        },
        why: 'The reason for the screen is often a person, and then you are talking about something real.',
      },
      {
        id: 'five-minute-warning',
        when: ['said:tantrum|ipad|tablet|toddler'],
        move: 'time',
        say: {
          spoken: 'Five more minutes, then you press the button yourself. Do you set the timer, or shall I?',
          short: 'Five minutes, then you press off.',
        },
        why: 'A small child takes an end better with a warning and a hand in it.',
      },
      {
        id: 'rule-was-broken',
        when: ['said:again|broke|lied|sneak|until'],
        move: 'limit',
        say: {
          spoken:
            'We said [rule], and it was [what happened]. Tonight the phone stays with me; tomorrow we start fresh.',
          short: 'Tonight it stays with me. Tomorrow, fresh.',
        },
        why: 'The consequence is short and has an end, so the rule outlives the quarrel.',
      },
    ],
    ifThey: {
      angry: { spoken: 'You can be mad at me. The rule stands tonight.', short: 'Be mad. It stands.' },
      bargains: { spoken: "Make me an offer in writing by Sunday, and I'll read it.", short: 'Put it in writing.' },
      why: {
        spoken: "Because I've seen [what you saw], and your sleep matters more to me than being liked.",
        short: 'Your sleep matters more to me.',
      },
      blames: { spoken: "You're right about my phone. Mine goes in the basket too.", short: 'Right. Mine too.' },
      guilt: { spoken: 'I may be the only parent who does. I can live with that.', short: 'I can live with that.' },
    },
    asks: [
      { text: 'Which part of the rule would you never move, and which part could be theirs?' },
      { text: 'What is on the screen at that hour: friends, games or just scrolling?' },
      { text: 'Does the other parent hold the same line?' },
    ],
    traps: [
      'making rules while shouting',
      'a ban for a month, which ends on day three',
      'a phone in your own hand while you say it',
    ],
    exercise: 'Write the rule in ten words or fewer and hang it where everybody charges.',
    next: ['teen-shut-door', 'parent-lying'],
  },
  {
    id: 'parent-grades',
    family: 'parent',
    label: 'homework and grades',
    contexts: ['Family', 'Academic'],
    says: [
      'homework ends in tears every evening',
      'my son got an F in math and hid it',
      'how do i react to a bad report card',
      'she says shes stupid',
      'he doesnt do his homework unless i sit next to him',
      'daughter failed the test, she studied a lot',
      'i yelled about the grades and feel bad',
      'my kid has given up on school',
      'two missing asignments again',
      'how to motivate a lazy 13 year old',
      'my son wants to quit piano after six years',
      'my daughter wants to stop soccer and we paid for the season',
      'I yelled at my son over a bad grade and want to talk about it',
    ],
    keys: ['homework', 'grade', 'grades', 'report', 'test', 'math', 'failed', 'studying', 'assignments', 'marks'],
    not: ['cuts', 'hurt', 'bruise', 'hits', 'afraid'],
    needs: [],
    principle: {
      text: 'Clear rules about when and where help more than sitting beside and correcting.',
      source: 'Patall, Cooper and Robinson 2008, on parents and homework',
      basis: 'M',
    },
    see: [
      'Behind {quote} is somebody who has to sit at that desk again tomorrow, so hear that side before the plan.',
      'A grade is a fact from last month; what can still move is the next hour of work.',
      "You want better marks, and {to} may only have heard that you're disappointed, so the first sentence matters.",
    ],
    tries: [
      {
        id: 'hear-it-first',
        move: 'hear',
        say: {
          spoken: "I've seen the grade. Before I say anything: what was it like when you got it back?",
          short: 'What was it like getting that back?',
        },
        why: 'Someone who has been heard can listen to a plan.',
      },
      {
        id: 'one-next-step',
        move: 'open-question',
        say: {
          spoken: "Show me one problem you can do and one where you get stuck. We'll start between them.",
          short: 'Where exactly do you get stuck?',
        },
        why: "A stuck place can be worked on; a bad subject can't.",
      },
      {
        id: 'time-and-place',
        when: ['said:homework|assign|evening|lazy'],
        move: 'choice',
        say: {
          spoken: 'Homework is yours, and half an hour at this table is mine. Before dinner or after, you choose.',
          short: 'Half an hour. Before or after dinner?',
        },
        why: 'You guard the time, and the work stays with the one who learns from it.',
        cost: 'Some pages will go in wrong, and the teacher should see that.',
      },
      {
        id: 'after-you-yelled',
        when: ['said:yell|shout|scream'],
        move: 'repair',
        say: {
          spoken: "I yelled about a number, and you got the worry meant for it. I'm sorry. Can I see the test?",
          short: "I'm sorry I yelled about a number.",
        },
        why: 'An apology to a child keeps the subject open.',
      },
    ],
    ifThey: {
      cries: { spoken: "We're done with school for today. Come here first.", short: 'Done for today.' },
      angry: { spoken: "It's your work, and I'll trust you with it. I'm next door.", short: "Yours. I'm next door." },
      denies: { spoken: "Then let's look at the page together, not at each other.", short: "Let's look at the page." },
      blames: {
        spoken: 'The teacher may be strict. What could you still do by Friday?',
        short: "What's possible by Friday?",
      },
      silent: { spoken: 'You can point instead of talk. Which line was it?', short: 'Just point.' },
    },
    asks: [
      { text: "Is it that the work isn't understood, or that it isn't begun?" },
      { text: 'What goes well, in any subject or outside school?' },
      { slot: 'when', text: 'At what time of day does it usually go wrong?' },
    ],
    traps: ['praise for being smart', 'comparing with a brother or sister', 'doing the last three problems yourself'],
    exercise: 'For one week ask what was hard today before you ask what the grade was.',
    next: ['parent-teacher-talk', 'parent-lying'],
  },
]
