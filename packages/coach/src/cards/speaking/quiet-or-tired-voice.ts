import type { Card } from '../../types.ts'

/** A voice that is hard to hear, and one that gives out. */
export const quietOrTiredVoice: readonly Card[] = [
  {
    id: 'delivery-quiet',
    family: 'delivery',
    label: 'a voice that is hard to hear',
    contexts: ['Work', 'Public', 'Academic', 'Social', 'Faith', 'Family'],
    for: 'room',
    says: [
      'people always say speak up',
      'my voice is too soft',
      'nobody hears me in the back row',
      'i mumble',
      'teacher says i whisper when i read aloud',
      'my voice fades at the end of sentences',
      'im soft spoken and people ignore me',
      'how do i project without yelling',
      'on calls they keep saying you are breaking up but its just me being quiet',
      'i have to read at mass and my voice is tiny',
      'waitress job and the kitchen never hears me',
      'my throat gets sore when i try to talk louder',
      'cant be herd in loud restaurants',
      'people always ask me to speak up',
      'nobody hears me in the back',
      'they cant hear me without a microphone',
    ],
    keys: [
      'quiet',
      'soft',
      'mumble',
      'loud',
      'louder',
      'project',
      'whisper',
      'hear',
      'volume',
      'fades',
      'voice',
      'spoken',
    ],
    not: ['suicid', 'stroke', 'slurred', 'overdose', 'choke'],
    needs: [],
    principle: {
      text: 'Air and direction carry a voice further than force: breathe in first, speak to the farthest face, keep the last word as strong as the first.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is a matter of air and aim, and a soft voice has plenty of both.',
      {
        text: 'The ends of the sentences go under first, and the ends are where the point stands.',
        when: ['said:fade|end|mumbl|trail|drop'],
      },
      {
        text: 'A throat that hurts is telling you to stop pushing; if it stays hoarse for three weeks, have it looked at.',
        when: ['said:throat|sore|hoarse|hurts'],
      },
      'Being soft-spoken is a way of being and no defect; the room only has to reach it.',
    ],
    tries: [
      {
        id: 'to-the-far-wall',
        move: 'drill',
        say: {
          spoken:
            '(hand on the belly, breathe in low, send the line to the farthest wall, last word as strong as the first) Can you hear me back there?',
          short: '(to the wall) You hear me?',
        },
        why: 'A target across the room brings the air along without any pushing.',
      },
      {
        id: 'ask-the-back-row',
        when: ['said:back|row|room|read|mass|class|church|talk'],
        move: 'ask',
        say: {
          spoken: 'Before I start: if you lose me back there, please wave. I would rather know.',
          short: 'If you lose me, please wave.',
        },
        why: 'A wave tells you in the second when it matters, and nobody has to shout.',
      },
      {
        id: 'get-the-room-first',
        when: ['said:ignore|kitchen|restaurant|loud|over|meeting|group'],
        move: 'limit',
        say: {
          spoken: '(step closer, say the name, wait for the eyes) [Name]. I need [thing] now, please.',
          short: '[Name]. [Thing] now.',
        },
        why: 'With eyes on you, half the volume is enough.',
      },
      {
        id: 'closer-microphone',
        when: ['said:call|zoom|phone|mic|online|breaking'],
        move: 'fact-first',
        say: {
          spoken: 'I have a soft voice, so I have moved the microphone. Is this better?',
          short: 'Microphone moved. Better?',
        },
        why: 'Four inches of distance give more than all the effort in the throat.',
      },
    ],
    ifThey: {
      why: {
        spoken: 'I will say that again, to the back of the room: [sentence].',
        short: 'Again, to the back: [sentence].',
      },
      silent: {
        spoken: '(breathe in, one step forward) I will begin that sentence anew.',
        short: '(step forward) Once again.',
      },
      laughs: { spoken: 'My voice is small. What I have to say is short, so lean in.', short: 'Lean in, please.' },
      angry: { spoken: "I'm not whispering on purpose. I'll come closer.", short: "I'll come closer." },
      agrees: { spoken: 'Good to hear. I will stay at this level.', short: 'I will stay here.' },
    },
    asks: [
      { text: 'Is it too soft from the first word, or does it fade toward the end?' },
      { text: 'How far away is the farthest person who has to hear you?' },
      { text: 'Is there a microphone, and have you tried it?' },
    ],
    traps: ['pushing from the throat', 'an apology before you speak', 'looking at the paper while you talk'],
    exercise: 'Read four lines to somebody in the next room, door open, until each last word is repeated back to you.',
    next: ['speak-up-meeting', 'delivery-monotone'],
  },
  {
    id: 'voice-tired',
    family: 'delivery',
    label: 'a voice that gives out',
    contexts: ['Creative', 'Public', 'Academic', 'Work', 'Faith'],
    says: [
      'my voice gives out by the second act',
      'i lose my voice after an hour of teaching',
      'my throat hurts after talking all day',
      'hoarse after every service',
      'my voice is gone by friday',
      'my voice cracks when i speak for long',
      'how do i save my voice in a long show',
      'voice gets tired in long meetings',
      'i get hoarse when i speak loud in class',
      'my voice breaks on the high part',
    ],
    keys: ['voice', 'hoarse', 'throat', 'tired', 'cracks', 'gives', 'lose', 'strain', 'act'],
    needs: [],
    principle: {
      text: 'A warmed-up voice that is carried by breath and rested between tires later than one that is pushed from the throat.',
      source: 'Titze and Verdolini Abbott 2012, Vocology',
      basis: 'M',
    },
    see: [
      'In {quote} the end is where you hear it; the pushing begins much earlier.',
      'A voice that gives out has usually worked against noise or without enough breath.',
      'Volume comes from air and open vowels; the throat alone pays for it.',
    ],
    tries: [
      {
        id: 'hum-and-straw',
        move: 'drill',
        say: {
          spoken:
            'Two minutes before: hum low, then sing up and down through a straw, lips soft. Then say: "[first line]."',
          short: 'Hum, straw, then "[first line]."',
        },
        why: 'Sound through a narrow tube lets the vocal folds swing with little force.',
      },
      {
        id: 'ask-for-a-break',
        move: 'ask',
        say: {
          spoken: 'My voice needs [minutes] of silence before [part]. Could someone else take the announcements?',
          short: 'I need [minutes] of silence before [part].',
        },
        why: 'Ten quiet minutes in the middle save more than an hour afterwards.',
        cost: 'Somebody must step in for you.',
      },
      {
        id: 'lower-the-noise',
        move: 'limit',
        say: {
          spoken: 'I speak when it is quiet. I will wait.',
          short: 'I wait until it is quiet.',
        },
        why: 'To wait costs ten seconds; to shout over a room costs the evening.',
      },
    ],
    ifThey: {
      refuses: { spoken: 'Then give me a microphone for the second half.', short: 'A microphone, then.' },
      laughs: { spoken: 'It is my tool, so I look after it.', short: 'It is my tool.' },
      why: { spoken: 'Because without it I cannot finish on Sunday either.', short: 'So that I last until Sunday.' },
      blames: {
        spoken: 'I hear that it was soft. I would rather be near than loud.',
        short: 'Near is better than loud.',
      },
    },
    asks: [
      { text: 'At which moment do you first feel the strain?' },
      { text: 'How loud is the room when you begin?' },
      { text: 'Has it been hoarse for more than two or three weeks, so that a doctor should look at it?' },
    ],
    traps: [
      'whispering, which strains too',
      'clearing the throat again and again',
      'waiting longer than three weeks before you see a doctor',
    ],
    exercise: 'Read one page aloud at half your volume and twice your breath. Mark each place where you pushed.',
    next: ['delivery-quiet', 'stage-first-minute'],
  },
]
