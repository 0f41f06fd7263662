import type { Card } from '../../types.ts'

/** Hard questions, and shouts. */
export const questionsAndHecklers: readonly Card[] = [
  {
    id: 'stage-questions',
    family: 'present',
    label: 'hard questions after a talk',
    contexts: ['Public', 'Academic', 'Professional', 'Work'],
    for: 'room',
    says: [
      'im scared of the q and a more than the talk',
      'what if they ask something i cant answer',
      'a professor always attacks people at the end of the talk',
      'how to handle hostile questions',
      'someone will ask about the budget and i have no good answer',
      'thesis defense questions',
      'the board is going to grill me',
      'a man in the audience gave a speech instead of a question',
      'town hall and people are angry',
      'what do i say when i dont know the answer',
      'nobody asked anything and it was awkward',
      'a reporter is going to ask me about the layoffs',
      'they keep interupting with questions during my demo',
      'defending my thesis in 2 weeks and terrified of the questions',
      'one committee member hates my method',
      'what if they ask me something hard',
      'scared of questions from the audience',
      'i have to answer journalists',
      'a panel with somebody who attacks everybody',
    ],
    keys: [
      'question',
      'questions',
      'answer',
      'hostile',
      'grill',
      'defense',
      'board',
      'audience',
      'attack',
      'challenge',
      'reporter',
      'panel',
    ],
    not: ['police', 'lawyer', 'court', 'subpoena', 'suicid'],
    needs: [],
    principle: {
      text: 'Say what you know in one sentence, say what you do not know in another, and name the day on which you will.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} can be prepared like the talk itself: the three worst questions, each with one sentence.',
      {
        text: 'Anger in a question is seldom about the figure that is asked for, so name the worry before the figure.',
        when: ['said:angry|hostile|attack|mad|furious|upset'],
      },
      {
        text: 'There is time until {when} to have the three nastiest ones thrown at you by a friend.',
        when: ['has:when', 'not urgency:past', 'not urgency:now'],
      },
      'An honest gap with a date costs you less than a clever answer that is wrong.',
    ],
    tries: [
      {
        id: 'known-and-unknown',
        move: 'fact-first',
        say: {
          spoken: "What I know is [fact]. What I don't know yet is [gap], and you'll hear it from me by [day].",
          short: 'I know [fact]. The rest by [day].',
        },
        why: 'The border between the two is what makes the first half believable.',
        cost: 'Write the day down on the spot, for somebody in the room did.',
      },
      {
        id: 'the-worry-inside',
        when: ['said:angry|hostile|attack|grill|mad|town|layoff'],
        move: 'hear',
        say: {
          spoken: "You're worried that [worry]. You have a point there. What we do about it is [step].",
          short: 'Your worry is [worry]. Our step: [step].',
        },
        why: 'A worry said back correctly takes the wind out of the second, louder question.',
      },
      {
        id: 'one-answer-then-the-room',
        when: ['said:speech|instead|interrupt|interupt|keep|same|dominat|always'],
        move: 'limit',
        say: {
          spoken:
            'I want to hear others too. My answer to the first part is [answer]; the rest after the talk, gladly.',
          short: '[Answer]. The rest afterward, gladly.',
        },
        why: 'The speaker gets one real answer and the room gets its time back.',
      },
      {
        id: 'first-question-is-mine',
        when: ['said:nobody|silence|awkward|crickets|anything'],
        move: 'open-question',
        say: {
          spoken: "A question I often get is [question]. I'd say [answer]. How is that in your own work?",
          short: 'I often get asked: [question].',
        },
        why: 'Somebody has to be first, and it may as well be you.',
      },
    ],
    ifThey: {
      angry: {
        spoken: 'I can see how much this touches you. Let me answer the part that I can.',
        short: 'I will answer what I can.',
      },
      refuses: {
        spoken: "We won't agree today. I have noted your point in your words: [point].",
        short: 'Noted, in your own words.',
      },
      silent: { spoken: 'Take your time. The uncomfortable questions are welcome, too.', short: 'Take your time.' },
      laughs: {
        spoken: 'It is a fair laugh. Here is the sober answer: [answer].',
        short: 'The sober answer: [answer].',
      },
      blames: {
        spoken: 'The decision was [whose]. I stand here for what happens next, and that is [step].',
        short: 'Next comes [step].',
      },
      why: { spoken: 'The reason was [reason], and today I would do [difference].', short: 'Because [reason].' },
    },
    asks: [
      { text: 'Which question do you hope nobody asks?' },
      { text: 'Who in that room can be hardest on you, and about what?' },
      { text: 'What is the most honest sentence you could say to it?' },
    ],
    traps: [
      'praising the question to win time',
      'answering a question nobody asked',
      'a guess that sounds like a figure',
    ],
    exercise: 'Let a friend ask the three worst ones in a row, and answer each in under twenty seconds.',
    next: ['delivery-rambling', 'stage-blank'],
  },
  {
    id: 'heckler',
    family: 'present',
    label: 'somebody who shouts into your talk',
    contexts: ['Public', 'Work', 'Academic', 'Professional', 'Social'],
    for: 'room',
    says: [
      'someone heckled me last time i spoke',
      'how do i deal with a heckler',
      'a man in the audience shouted that its a lie',
      'people boo when i speak at the meeting',
      'someone keeps yelling while i talk at the rally',
      'i got interrupted by a guy in the crowd during my speech',
      'what if somebody shouts during my talk',
      'drunk guest shouting during my set',
      'they laugh and talk in the back row while i present',
      'hostile crowd at the town hall and im the speaker',
      'a protester disrupted my speech',
    ],
    keys: ['heckled', 'heckler', 'shouts', 'shouted', 'boo', 'booed', 'crowd', 'hostile', 'disrupted', 'audience'],
    not: ['husband', 'boss', 'customer'],
    needs: [],
    principle: {
      text: 'The room sides with whoever stays calm, so the answer is for the room and not for the one who shouts.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} took the room for a moment; you get it back with a stop and one short line.',
      'A shout wants a quarrel, and the other listeners want you to go on.',
    ],
    tries: [
      {
        id: 'stop-and-park',
        move: 'limit',
        say: {
          spoken: 'I hear that you see it differently. Questions come at the end, and you get the first one.',
          short: 'You get the first question, at the end.',
        },
        why: 'It is an offer and a rule at once, and the room hears both.',
        cost: 'Keep the promise and really call on them first.',
      },
      {
        id: 'where-it-stands',
        when: ['said:lie|wrong|hostile|protest'],
        move: 'fact-first',
        say: {
          spoken: 'You can check it: [source]. If I am wrong, I will say so here. Now to [next point].',
          short: 'Check it: [source]. Now to [next point].',
        },
        why: 'A source answers the charge, and the next point takes the floor back.',
      },
      {
        id: 'silence-first',
        move: 'drill',
        say: {
          spoken: '(Stop in mid-sentence, look at the place, count two, turn to the others) Where was I? [Next point].',
          short: '(Count two) Where was I?',
        },
        why: 'In a silence the shout is all that can be heard, and that is unpleasant for one person only.',
      },
      {
        id: 'ask-the-room',
        when: ['said:crowd|keeps|back|drunk|boo|laugh'],
        move: 'choice',
        say: {
          spoken: 'I have [number] minutes left. Do you want to hear them? Then let us listen to each other.',
          short: 'Do you want to hear it?',
        },
        why: 'The room answers for you, and after that it keeps order itself.',
      },
    ],
    ifThey: {
      angry: {
        spoken: 'I will not shout back. You get the microphone at the end.',
        short: 'At the end, with the microphone.',
      },
      refuses: { spoken: 'Then I ask the organizers to help us, and I go on.', short: 'I ask for help.' },
      laughs: { spoken: 'Good, the room is awake. Back to [point].', short: 'Awake. Back to [point].' },
      denies: {
        spoken: 'The figures are public: [source]. Look them up, and we talk at the end.',
        short: 'Look it up: [source].',
      },
      blames: {
        spoken: 'That is a hard word. I answer it at the end, with the numbers.',
        short: 'I answer that at the end.',
      },
    },
    asks: [
      { text: 'What did you do the last time it happened?' },
      { text: 'Which sentence of yours sets them off?' },
      { text: 'Who in the room could help you: a host, a chair, a friend in the front row?' },
    ],
    traps: ['a joke at the cost of one listener', 'getting louder', 'answering every shout'],
    exercise: 'Read a page aloud, let somebody shout once, stop, count two, and go on lower than before.',
    next: ['stage-questions', 'stage-blank'],
  },
]
