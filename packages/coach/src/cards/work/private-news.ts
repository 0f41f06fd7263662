import type { Card } from '../../types.ts'

/** Private news for the workplace, and the day after tears there. */
export const privateNews: readonly Card[] = [
  {
    id: 'private-news-work',
    family: 'hard-talk',
    label: 'private news for your workplace',
    contexts: ['Work', 'Professional'],
    for: 'boss',
    says: [
      'im pregnant and have to tell my boss',
      'how do i tell my manager im pregnant',
      'i am expecting and i just started this job',
      'when should i tell work about my pregnancy',
      'i need to tell my boss i have cancer',
      'i have to tell my manager about my depression',
      'how do i tell work that im getting divorced and need time',
      'i need surgery and have to tell my boss',
      'my wife is having a baby and i want parental leave',
      'telling my employer about my diagnosis',
      'should i tell my boss about my panic attacks',
      'my boss doesnt know im sick',
      'i have to tell hr that i am transitioning',
      'i want to tell my boss that im autistic',
    ],
    keys: ['pregnant', 'pregnancy', 'baby', 'leave', 'diagnosis', 'surgery', 'boss', 'expecting', 'parental', 'sick'],
    not: ['miscarr', 'lost', 'patient', 'customer'],
    needs: [],
    principle: {
      text: 'Private news at work needs what is, from when, and what is planned; the details stay yours.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} or not, it is yours to tell: you choose the day, the words and how much of it.',
      'Your boss will think of the calendar first, so bring the calendar with you.',
      'You are informing and not confessing; that shows in the first sentence.',
    ],
    tries: [
      {
        id: 'pregnant',
        when: ['said:pregnan|expecting|baby'],
        move: 'fact-first',
        say: {
          spoken: "I have good news: I'm pregnant. I'm staying on, and I'd like to plan my leave with you next month.",
          short: "I'm pregnant, and I'd like to plan it with you.",
          written:
            "I wanted you to hear this from me: I'm pregnant. I plan to work until shortly before the birth and to come back afterwards. Next month I would like to sit down with you and plan how my work is covered. Please keep it between us until I tell the team.",
        },
        why: 'The news, your plan and the next step stand in one breath, and nothing in it asks for pardon.',
        cost: 'Find out before it what the law gives you where you live; HR or a union can tell you.',
      },
      {
        id: 'health-news',
        when: ['not said:pregnan|expecting|baby'],
        move: 'fact-first',
        say: {
          spoken:
            "I'm dealing with a health matter and need treatment. I'll be away at times. I'd like to plan it with you.",
          short: "A health matter. I'd like to plan it with you.",
        },
        why: 'It says what touches the work, and leaves the name of it with you.',
        cost: 'Ask HR or a doctor beforehand what you must tell and what you need not.',
      },
      {
        id: 'ten-minutes-closed-door',
        move: 'time',
        say: {
          spoken:
            'Do you have ten minutes today with the door closed? It is personal, and it is nothing against the job.',
          short: 'Ten minutes, door closed? It is personal.',
        },
        why: 'It takes away the fear that you are about to quit.',
      },
      {
        id: 'keep-it-between-us',
        move: 'limit',
        say: {
          spoken: 'Please keep it between us for now. I tell the team myself, when I am ready.',
          short: 'Please keep it between us for now.',
        },
        why: 'It is said best at once, for news runs through an office in an hour.',
      },
      {
        id: 'what-is-covered',
        move: 'ask',
        say: {
          spoken: 'I made a list of what I do and who could take what. May I send it to you, and we talk on Thursday?',
          short: 'I have a list of who could take what.',
        },
        why: 'A list turns a worry into a plan, and it is your plan.',
      },
    ],
    ifThey: {
      angry: {
        spoken: 'It is a surprise, I know. I came early so that we can plan.',
        short: 'I came early so we can plan.',
      },
      why: {
        spoken: "I'd rather keep the details private. For the work you now know enough.",
        short: 'The details stay private.',
      },
      silent: {
        spoken: 'You need not say anything now. Shall we plan on Thursday?',
        short: 'Shall we plan on Thursday?',
      },
      refuses: { spoken: "Then I'll check with HR what applies, and come back to you.", short: "I'll check with HR." },
      agrees: { spoken: 'Thanks, that is a relief. I send you the plan.', short: 'I send you the plan.' },
    },
    asks: [
      { text: 'From when will it touch your work, and for how long?' },
      { text: 'What do you want to keep to yourself?' },
      { text: 'What do you fear most about the reaction?' },
    ],
    traps: ['an apology', 'all the details', 'telling a colleague before the boss'],
    exercise: 'Say the first sentence three times, each time with a shorter breath before it.',
    next: ['work-arrangement', 'ask-accommodation'],
  },
  {
    id: 'tears-at-work',
    family: 'hard-talk',
    label: 'after tears or an outburst at work',
    contexts: ['Work', 'Professional', 'Academic'],
    says: [
      'i cried at work today',
      'i cried in front of my manager',
      'i lost it in the meeting and everyone saw',
      'i started crying in my review',
      'i ran out of the meeting',
      'i burst into tears at the office and im so embarrassed',
      'i had a panic attack in front of my colleagues',
      'everyone saw me cry what do i say tomorrow',
      'i broke down in front of my students',
      'i teared up when my boss asked how i am',
    ],
    keys: ['cried', 'crying', 'tears', 'embarrassed', 'outburst', 'broke', 'meltdown', 'panic', 'saw', 'front'],
    not: ['died', 'husband', 'customer', 'baby', 'funeral'],
    needs: [],
    principle: {
      text: 'Tears that are named as a sign of how much the work matters are judged far more kindly.',
      source: 'Wolf, Lee, Sah and Brooks 2016, Organizational Behavior and Human Decision Processes',
      basis: 'M',
    },
    see: [
      'For the others {quote} is over by Thursday; one sentence from you ends it sooner.',
      'They saw that it matters to you, and that is not the worst thing to be known for.',
      'Say it once, short, and go back to the matter.',
    ],
    tries: [
      {
        id: 'because-it-matters',
        move: 'name-it',
        say: {
          spoken:
            "About yesterday: I cried because this work matters to me. I'm all right. Can we go on where we stopped?",
          short: "I care about it. I'm all right.",
        },
        why: 'It gives the tears a reason that speaks for you, and leads back to the matter.',
      },
      {
        id: 'thanks-and-on',
        move: 'exit',
        say: {
          spoken: 'Thank you for giving me a moment yesterday. Here is what I wanted to say.',
          short: 'Thanks for the moment yesterday.',
        },
        why: 'Thanks take the place of an apology that nobody needs.',
      },
      {
        id: 'what-i-need',
        move: 'ask',
        say: {
          spoken:
            'Something is too much for me right now, and I would like to change it. Could we look at it for fifteen minutes?',
          short: 'Too much right now. Fifteen minutes?',
        },
        why: 'Tears point at something, and the something can be talked about dry.',
        cost: 'Know before you go what the something is.',
      },
      {
        id: 'if-it-comes-again',
        move: 'time',
        say: {
          spoken: 'I need two minutes, and I am coming back. Please go on.',
          short: 'Two minutes. I am coming back.',
        },
        why: 'A short exit with a return is remembered as calm.',
      },
    ],
    ifThey: {
      laughs: { spoken: 'Yes, I was moved. And now the figures.', short: 'And now the figures.' },
      denies: { spoken: 'Good, then nothing is in the way.', short: 'Good.' },
      silent: { spoken: 'We need not talk about it. I am fine.', short: 'I am fine.' },
      why: { spoken: "I'd rather keep that private. It helps if we go on.", short: 'It helps if we go on.' },
    },
    asks: [
      { text: 'What was said just before it came?' },
      { text: 'Who saw it that you have to meet tomorrow?' },
      { text: 'Was it this one day, or has it been too much for longer?' },
    ],
    traps: ['a long apology by mail', 'explaining your whole life', 'hiding for a week'],
    exercise: 'Say the one sentence at the mirror, and then the first sentence about the work right after it.',
    next: ['after-blunder', 'too-much', 'calm-first'],
  },
]
