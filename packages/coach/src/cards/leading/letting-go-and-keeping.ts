import type { Card } from '../../types.ts'

/** Somebody who has to go, and somebody good who may. */
export const lettingGoAndKeeping: readonly Card[] = [
  {
    id: 'let-someone-go',
    family: 'hard-talk',
    label: 'letting somebody go',
    contexts: ['Work', 'Professional'],
    for: 'work',
    says: [
      'how do i fire someone',
      'we have to let an employee go',
      'i have to lay off two people on friday',
      'first time firing an employee and i feel terrible',
      'how do i tell him we are ending his contract',
      'terminate a contractor without a lawsuit',
      'need to dismiss the babysitter',
      'let our cleaner go after ten years',
      'she didnt pass probation how do i tell her',
      'the volunteer has to go',
      'have to let someone go on thursday never did this before',
      'i have to fire my first employee',
      'how do i tell someone they are fired',
      'letting go of a team member tomorrow',
      'what do i say when i fire someone and he cries',
      'we need to cut two people from the team and i have to do it',
      'have to tell a temp that we wont extend the contract',
    ],
    keys: ['fire', 'firing', 'dismiss', 'layoff', 'terminate', 'probation', 'let go', 'contract'],
    not: ['i got fired', 'was fired', 'fired from my', 'got laid off'],
    needs: ['to'],
    principle: {
      text: 'The decision comes in the first minute and cannot be read as a question; respect shows in clarity and in what happens next.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is a decision, so it goes into the first minute and is not put up for debate.',
      {
        text: 'What {to} will need from you is the decision, the last day, and what happens with pay and papers.',
        when: ['has:to'],
      },
      'Nobody hears much after the first sentence, so the rest belongs on paper.',
    ],
    tries: [
      {
        id: 'first-minute',
        move: 'fact-first',
        say: {
          spoken: 'I have bad news. We are ending your employment; your last day is [date]. The decision is final.',
          short: 'We are ending your employment on [date].',
          written:
            'I am writing to confirm what I told you today: your employment ends on [date]. Your pay runs until [date], and [name] will settle the papers with you.',
        },
        why: 'A long way round lets the other person hope, and that is the crueler part.',
        cost: 'Check reason, notice and papers with someone who knows the law before you speak.',
      },
      {
        id: 'after-the-sentence',
        move: 'hear',
        say: {
          spoken: 'Take the time you need. I can answer questions now, or we meet again tomorrow at [time].',
          short: 'Questions now, or tomorrow at [time].',
        },
        why: 'Two moments for questions take the pressure out of the first one.',
      },
      {
        id: 'what-was-good',
        move: 'praise',
        say: {
          spoken: '[One thing they did] was good work, and I will say so to anyone who asks me.',
          short: '[One thing] was good work.',
        },
        why: 'One true sentence keeps its value after the day is over.',
        cost: 'Only if you will say it to the next employer too.',
      },
    ],
    ifThey: {
      angry: {
        spoken: 'You may be angry. I will not argue with that, and the decision stands.',
        short: 'You may be angry. It stands.',
      },
      cries: { spoken: 'Take your time. Nothing has to be signed today.', short: 'Nothing has to be signed today.' },
      why: {
        spoken: 'The reason is [one true reason]. I will not go through old cases today.',
        short: 'The reason is [reason].',
      },
      bargains: {
        spoken: 'I understand the wish. The decision is made and will not change.',
        short: 'The decision is made.',
      },
      silent: { spoken: 'Shall I give you a moment, and come back at [time]?', short: 'I will come back at [time].' },
    },
    asks: [
      { text: 'What happens with pay, papers and keys, and who tells the team?' },
      { text: 'What is the one true reason, in a sentence you could stand by?' },
      { slot: 'when', text: 'When and where will you say it, so that nobody has to walk past an audience?' },
    ],
    traps: ['small talk before it', '"this is hard for me too"', 'a list of old mistakes'],
    exercise: 'Say the first two sentences aloud until they take less than fifteen seconds.',
    next: ['feedback-report', 'bad-news-mail'],
  },
  {
    id: 'keep-somebody',
    family: 'ask',
    label: 'somebody good who may leave',
    contexts: ['Work', 'Professional'],
    says: [
      'my best engineer has another offer',
      'my best employee wants to quit',
      'someone on my team told me she is leaving',
      'how do i convince my employee to stay',
      'my assistant resigned and i dont want to lose her',
      'one of my people is unhappy and looks for another job',
      'my deputy got an offer from a competitor',
      'my team is quitting one after the other',
      'a key person on my team gave notice today',
      'i am losing my best teacher to another school',
    ],
    keys: ['offer', 'leaving', 'quit', 'stay', 'best', 'employee', 'lose', 'resigned', 'competitor', 'notice'],
    not: ['boyfriend', 'husband', 'wife', 'customer'],
    needs: [],
    principle: {
      text: 'People leave for reasons that built up early, so the question what would have to change comes before the money.',
      source: 'Lee and Mitchell 1994, Academy of Management Review',
      basis: 'M',
    },
    see: [
      'In {quote} there is an opening, for it reached you before the desk was empty.',
      'First find out what the other place has that yours has not; pay is only sometimes it.',
      'Thank them for the telling before you do anything about it.',
    ],
    tries: [
      {
        id: 'thank-and-ask',
        move: 'hear',
        say: {
          spoken:
            "Thank you for telling me first. I'd like you to stay. What would have to be different here for that?",
          short: 'Stay, please. What must change?',
        },
        why: 'It says plainly that they are wanted, and asks before it offers.',
        cost: 'Promise nothing in this talk.',
      },
      {
        id: 'what-drew-you',
        move: 'open-question',
        say: {
          spoken: 'What made you open their mail? I ask about the day before the offer.',
          short: 'What made you open their mail?',
        },
        why: 'The day before the offer holds the true reason.',
      },
      {
        id: 'by-when',
        move: 'time',
        say: {
          spoken:
            'When do you have to answer them? Give me until Thursday; then you hear what I can do and what I cannot.',
          short: 'Give me until Thursday.',
        },
        why: 'A date keeps the decision open, and vague hope does not.',
      },
      {
        id: 'let-go-well',
        move: 'exit',
        say: {
          spoken: 'If you go, we part well. What would you like to hand over, and to whom?',
          short: 'If you go, we part well.',
        },
        why: 'Those who are let go well help for weeks, and sometimes come back.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: 'Then I thank you for what was. How shall we tell the team?',
        short: 'How shall we tell the team?',
      },
      bargains: {
        spoken: 'That figure I take upstairs today. You hear it by Thursday.',
        short: 'You hear it by Thursday.',
      },
      silent: { spoken: 'You need not say it today. I ask again tomorrow.', short: 'I ask again tomorrow.' },
      blames: { spoken: 'That is fair to say. I should have seen it sooner.', short: 'I should have seen it.' },
      agrees: { spoken: 'I am glad. I write down what we agreed on, tonight.', short: 'I write it down tonight.' },
    },
    asks: [
      { text: 'By when must this person decide?' },
      { text: 'What do you think is missing for them here?' },
      { text: 'What could you change on your own, without asking anybody?' },
    ],
    traps: ['guilt about the team', 'a promise you cannot sign', 'money as the first word'],
    exercise: 'Write down three things this person could not get here last year.',
    next: ['bad-news-team', 'quit-job'],
  },
]
