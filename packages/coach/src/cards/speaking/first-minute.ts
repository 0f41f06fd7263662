import type { Card } from '../../types.ts'

/** How a talk begins and how it ends. */
export const firstMinute: readonly Card[] = [
  {
    id: 'stage-first-minute',
    family: 'present',
    label: 'the first minute of a talk',
    contexts: ['Public', 'Academic', 'Professional', 'Faith', 'Work'],
    for: 'room',
    says: [
      'so nervous before my presentation tomorrow',
      'heart races before i speak',
      'voice goes high at the start',
      'stage fright, help',
      'first time speaking to a room of 200 people',
      'i shake when i have to present',
      'im terrified of public speaking and have a talk on thursday',
      'how do i start my speech',
      'my hands tremble holding the notes',
      'i have to defend my thesis and i feel sick',
      'presenting to the executives in an hour and freaking out',
      'giving my first sermon on sunday and cant sleep',
      'butterflys so bad i want to cancel',
      'i go red in the face when i speak',
      'i blush and sweat when i present',
      'i have to present to the board tomorrow and im freaking out',
      'scared of my presentation',
      'i hate presenting',
      'i get so nervous before talking to groups',
      'i have to give a speech next week',
    ],
    keys: [
      'nervous',
      'presentation',
      'speech',
      'stage',
      'fright',
      'audience',
      'shaking',
      'terrified',
      'present',
      'talk',
      'anxious',
      'start',
    ],
    not: ['suicid', 'fainted', 'chest', 'overdose'],
    needs: [],
    principle: {
      text: 'The first minute is the worst and the shortest: nerves show less than they feel, and calling them excitement works better than fighting them.',
      source: 'Savitsky & Gilovich 2003; Brooks 2014',
      basis: 'V',
    },
    see: [
      '{quote} is mostly about the first minute, and that is the part you can know by heart.',
      {
        text: 'You have until {when}, so train the opening and leave the rest as it is.',
        when: ['has:when', 'not urgency:past', 'not urgency:now'],
      },
      {
        text: 'With so little time left, nothing in the talk needs changing; only the breath and the first line do.',
        when: ['urgency:now'],
      },
      'What pounds in your chest is far quieter from the third row.',
    ],
    tries: [
      {
        id: 'two-sentences',
        when: ['not urgency:now'],
        move: 'drill',
        say: {
          spoken: 'Good morning. I want to show you one thing today: [thing].',
          short: 'One thing today: [thing].',
        },
        why: 'Two sentences are all you have to memorize, and after them your own voice is already in the room.',
      },
      {
        id: 'excited',
        move: 'name-it',
        say: {
          spoken: "(aloud, in the hallway, three times) I'm excited. I get to tell them about [thing].",
          short: "(aloud) I'm excited about [thing].",
        },
        why: 'Nerves and excitement feel alike in the body, so the new name is easier to believe than calm.',
        cost: 'For panic that comes without any stage, a doctor or therapist is the better address.',
      },
      {
        id: 'minutes-left',
        when: ['urgency:now'],
        move: 'time',
        say: {
          spoken:
            '(feet flat, one long breath out, look at one friendly face) Hello. My name is [name], and this is about [thing].',
          short: '(breathe out) Hello, this is about [thing].',
        },
        why: 'A long breath out is something you can still do, and it slows the first words by itself.',
      },
      {
        id: 'hands-up',
        when: ['said:room|audience|people|class|crowd|group|start'],
        move: 'open-question',
        say: {
          spoken: 'Before I begin, a show of hands: who here has ever [done this]?',
          short: 'Who here has [done this]?',
        },
        why: 'It is their turn first, and you get a breath and a smile back.',
        cost: 'Ask something that most of the room can say yes to.',
      },
    ],
    ifThey: {
      silent: { spoken: "I'll give you a moment with that.", short: 'Take a moment.' },
      laughs: {
        spoken: "(smile, wait until it's quiet) That was my warm-up. Now the thing itself.",
        short: '(smile) Now the thing itself.',
      },
      why: { spoken: "That one I don't know. You will have it from me by [day].", short: "You'll have it by [day]." },
      angry: {
        spoken: 'I hear that this matters to you. Please give me to the end, then it is your turn.',
        short: 'Your turn comes at the end.',
      },
      agrees: {
        spoken: 'I see some of you nodding. Then let us go one step further.',
        short: 'One step further, then.',
      },
    },
    asks: [
      { text: 'What is your first sentence, as it stands now?' },
      { text: 'What one thing should they still know the next morning?' },
      { text: 'Which minute do you dread most?' },
      { slot: 'when', text: 'When is it, and how long may you speak?' },
    ],
    traps: [
      'an apology for being nervous',
      'thanking everybody before the first thought',
      'learning all of it by heart',
    ],
    exercise: 'Say the first two sentences aloud six times, standing, once of them right after climbing the stairs.',
    next: ['stage-blank', 'delivery-fast'],
  },
  {
    id: 'talk-end',
    family: 'present',
    label: 'ending a talk',
    contexts: ['Public', 'Faith', 'Work', 'Academic', 'Professional'],
    for: 'room',
    says: [
      'how do i end a talk',
      'i never know how to finish my speech',
      'my sermon has three endings',
      'help me end a presentation without so yeah thats it',
      'my ending just trails off',
      'last sentence of a speech',
      'how do i close my presentation',
      'i keep going after i already finished',
      'the ending of my talk is weak',
      'what do i say at the end instead of any questions',
      'help me end a sermon without three endings',
    ],
    keys: ['end', 'ending', 'endings', 'finish', 'close', 'closing', 'last', 'conclusion', 'trails'],
    needs: [],
    principle: {
      text: 'What comes last is remembered better than what stands in the middle.',
      source: 'Murdock 1962, Journal of Experimental Psychology',
      basis: 'M',
    },
    see: [
      'Behind {quote} stands one choice: which sentence is to be the last.',
      'A second ending takes back the first one; the room has already begun to leave.',
      'An end that is known by heart lets you stop at any minute.',
    ],
    tries: [
      {
        id: 'back-to-the-start',
        move: 'drill',
        say: {
          spoken: 'I began with [picture or question]. Now you know what became of it: [one sentence].',
          short: 'I began with [picture]. [One sentence].',
        },
        why: 'A circle that closes tells the room without a signal that this is the end.',
        cost: 'The beginning must have had a picture to come back to.',
      },
      {
        id: 'one-thing-to-do',
        move: 'ask',
        say: {
          spoken: 'One thing to do before [day]: [one small act]. Thank you.',
          short: 'Before [day]: [act]. Thank you.',
        },
        why: 'People carry an act with a day further than a summary.',
      },
      {
        id: 'questions-before-the-end',
        move: 'time',
        say: {
          spoken: 'I will take your questions now, and then I have one last sentence for you.',
          short: 'Questions first, then my last sentence.',
        },
        why: 'So the last word is yours and not that of whoever asks last.',
      },
    ],
    ifThey: {
      silent: {
        spoken: 'No question yet? Then I begin: people often ask me [question].',
        short: 'I am often asked [question].',
      },
      agrees: {
        spoken: 'Thank you. I will stand over there for whoever wants to go on.',
        short: 'Thank you. I am over there.',
      },
      why: { spoken: 'I stop here because this is the sentence I came for.', short: 'This is what I came for.' },
      delays: {
        spoken: 'I see the clock. Here is my last sentence, two pages early.',
        short: 'Here is my last sentence.',
      },
    },
    asks: [
      { text: 'What is the picture or question that you begin with?' },
      { text: 'What should they do on the next morning?' },
      { text: 'Which of your endings would you keep if you had to choose?' },
    ],
    traps: ['a new thought after "finally"', 'ending on "any questions?"', 'a summary that repeats every point'],
    exercise:
      'Write the last sentence on a card. Say it, close your mouth, count to three, and walk away. Do it five times.',
    next: ['stage-questions', 'talk-cut'],
  },
]
