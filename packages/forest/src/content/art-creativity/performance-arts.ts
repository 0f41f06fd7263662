import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'art-creativity/performance-arts',
  starters: ['My voice gives out by the second act.', "The director's notes make me smaller every night."],
  blocks: [
    {
      kind: 'insight',
      title: 'Breath first, then everything',
      paragraphs: [
        'On a stage the body speaks before the line does. People in the last row read your breath. When it stops, they stop; when it drops low and easy, they settle into their seats.',
        'Presence is no gift from the stars. It is attention that you can aim: at the floor, at your partner, at the word you are saying now.',
      ],
    },
    {
      kind: 'technique',
      title: 'Warm the breath, not the throat',
      why: 'A pushed voice tires in an hour. A supported one carries two shows.',
      steps: [
        'Stand, let the knees go soft, and sigh out with sound, four times.',
        'Hum into your lips until they tickle, then into your chest.',
        'Say a line on that sigh, without adding force.',
      ],
      phrases: ['Hum, hum, home.', 'Blow, winds, and crack your cheeks.', 'I have all the time in this room.'],
    },
    {
      kind: 'technique',
      title: 'Play a verb at someone',
      why: 'Feelings cannot be played on cue. Doing something to your partner can.',
      steps: [
        'For each line choose a verb: to beg, to tease, to block.',
        'Aim it at a real spot on the other person.',
        'When it goes stale, change the verb and keep the line.',
      ],
      phrases: ['On this line I comfort you. On the next I shut the door.', 'What do you do to me when you say that?'],
      pair: {
        often: 'I need to be sadder in this scene.',
        instead: 'I hide the letter from her, and it does not work.',
      },
    },
    {
      kind: 'technique',
      title: 'Take a note in one breath',
      why: 'Notes sting because the body is still open from the scene. A small ritual keeps you learning.',
      steps: [
        'Write it down word for word.',
        'Say back what you will try.',
        'Thank them and stop. Defend nothing tonight.',
      ],
      phrases: [
        'You lose me at the door. I will turn later tomorrow.',
        'Got it. Do you want it slower, or quieter?',
        'I will try it twice, and then tell you how it feels from inside.',
      ],
    },
    {
      kind: 'technique',
      title: 'Give a note that helps',
      why: 'A note about the result freezes people. A note about the task moves them.',
      steps: [
        'Start from what you saw in the house.',
        'Give a thing to do, not a way to be.',
        'One note for each actor and run. Keep the rest for next time.',
      ],
      phrases: ['I could not hear the last word. Land it on the back wall.', 'Try the scene as if the baby sleeps.'],
    },
    {
      kind: 'checklist',
      title: 'Before you go on',
      items: [
        'Water, shoes tied, props in your hand once.',
        'Four long breaths out, in your place.',
        'First line spoken quietly with its verb.',
        'Eyes on one partner: we are in this together.',
        'When you blank: breathe, look at them, say the last line again.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'The note that hurt',
      scene: 'After the run, Paulina tells Ade his monologue is flat.',
      before: [
        ['Ade', 'Maybe if the lights were not blinding me it would not be flat.'],
        ['Paulina', 'Fine. Do what you want.'],
      ],
      after: [
        ['Ade', 'Flat where? From the start, or after the letter?'],
        ['Paulina', 'After the letter. I can tell that you know how it ends.'],
        ['Ade', 'So I should find out while I say it. I will read it as a new letter each night.'],
        ['Paulina', 'Yes. Burn the ending.'],
      ],
      turn: 'He asks where, and the word flat becomes a moment that he can play.',
    },
    {
      kind: 'exercise',
      title: 'One line, five verbs',
      minutes: 5,
      steps: [
        'Choose a line you know, or use: I thought you had gone home.',
        'Sigh out three times with sound.',
        'Say the line to a chair with five verbs: beg, warn, tease, comfort, block.',
        'Keep the one that surprised you, and say it twice more.',
      ],
      coach: 'The director said my monologue is flat. How do I take the note?',
      aloud:
        'Say one line five times with five verbs: beg, warn, tease, comfort, block. Breathe out fully between them.',
      write:
        'Write a verb in the margin for each line of your text. Then write the one thing your character wants by the end.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'book',
          title: 'Freeing the Natural Voice',
          by: 'Kristin Linklater',
          year: 1976,
          note: 'The breath and sigh work that many actors start from.',
        },
        {
          kind: 'book',
          title: 'The Empty Space',
          by: 'Peter Brook',
          year: 1968,
          note: 'A director on what is alive on a stage and what is dead.',
        },
        {
          kind: 'book',
          title: "Liz Lerman's Critical Response Process",
          by: 'Liz Lerman and John Borstel',
          year: 2003,
          note: 'Four steps for feedback that leaves artists wanting to go on.',
        },
      ],
    },
  ],
}
