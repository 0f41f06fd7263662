import type { Card } from '../../types.ts'

/** A word with a neighbor. */
export const noisyNeighbors: readonly Card[] = [
  {
    id: 'neighbor-noise',
    family: 'hard-talk',
    label: 'a word with a neighbor',
    contexts: ['Social', 'Personal', 'Public'],
    says: [
      'neighbor plays loud music till 2am',
      'upstairs neighbours kids run around all day and i work nights',
      'how do i ask my neighbor to keep it down',
      'dog next door barks all night',
      'his smoke comes in my window every evening',
      'fence dispute with the people next door',
      'they let there trash pile up in the hallway',
      'thin walls and i can hear EVERYTHING',
      'note to neighbor about noise that isnt rude',
      'guy downstairs bangs on the ceiling when i walk',
      'lady across the street never picks up after her dog',
      'neighbors party until 3 in the morning every weekend',
      'the people next door have loud parties',
    ],
    keys: [
      'neighbor',
      'neighbour',
      'noise',
      'loud',
      'music',
      'barking',
      'dog',
      'parking',
      'upstairs',
      'fence',
      'smoke',
      'walls',
    ],
    not: ['afraid', 'threatens', 'threatened', 'violent', 'gun', 'screaming'],
    needs: [],
    principle: {
      text: 'A first visit that assumes they do not know, and asks for one small thing, keeps the stairwell friendly.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} gets an answer more often when it arrives as news than as a charge.',
      {
        text: 'You will keep running into {to}, so the first words should leave you both able to nod on the stairs.',
        when: ['has:to'],
      },
      'People rarely know what travels through a wall, so a first visit can afford to be friendly.',
    ],
    tries: [
      {
        id: 'they-may-not-know',
        move: 'ask',
        say: {
          spoken:
            'Hi, I live right next to you. You may not know it, but I hear everything in my bedroom. Could it stop at ten?',
          short: 'Your [sound] carries at night. Quieter after ten?',
          written:
            "Hi, I'm [name] from [apartment]. You probably can't tell, but [the sound] carries into my bedroom at night, and I get up early. Could it stop by ten on weekdays? If I'm ever too loud, please knock; I'd want to know.",
        },
        why: 'It tells them something, asks for one hour, and leaves their face intact.',
      },
      {
        id: 'one-small-change',
        when: ['said:park|trash|smoke|smok|fence|dog|leaf|leaves|hall'],
        move: 'fact-first',
        say: {
          spoken:
            "Quick thing, neighbor to neighbor: [what I see]. Could you [small change]? I'd be glad to do my part.",
          short: 'Could you [small change]? Thank you.',
        },
        why: 'Neighbor to neighbor puts you both on the same side of the fence before the request comes.',
      },
      {
        id: 'second-visit',
        when: ['said:again|still|keeps|asked|told|twice'],
        move: 'limit',
        say: {
          spoken:
            "We talked about [sound] on [date], and last night it was back. What would make ten o'clock workable?",
          short: "It's back. What makes ten workable?",
        },
        why: 'A date shows without heat that you keep count, and the question asks for a plan.',
        cost: 'The third time goes to the landlord or the building, in writing.',
      },
      {
        id: 'they-knocked-first',
        when: ['said:bangs|bang|ceiling|complain|knock'],
        move: 'hear',
        say: {
          spoken: 'I heard the knocking. What reaches you down there, and at what time of day?',
          short: 'What reaches you, and when?',
        },
        why: 'Asked for details, most people turn from banging to talking.',
      },
      {
        id: 'right-now',
        when: ['urgency:now'],
        move: 'ask',
        say: {
          spoken: "Hi, I live next door. I can't sleep with the [sound]. Could you turn it down now?",
          short: 'Could you turn it down, please?',
        },
        why: 'Plain, sleepy and specific works better than furious through the wall.',
        cost: 'Skip it if there is shouting or drinking behind that door, and call the building instead.',
      },
    ],
    ifThey: {
      angry: {
        spoken: "I'd rather sort it out with you than with the landlord. Let's try again tomorrow.",
        short: 'Tomorrow, then, and calmly.',
      },
      denies: { spoken: "Come and listen at my place once. Then we'll both know.", short: 'Come and listen once.' },
      blames: { spoken: "Fair enough. Tell me when I'm loud, and I'll fix it that day.", short: 'Fair. Tell me when.' },
      laughs: { spoken: 'I know it sounds small. I get up at [time], though.', short: 'Still, I rise at [time].' },
      bargains: {
        spoken: 'Weekends until midnight are fine with me, if weekdays end at ten.',
        short: 'Weekends late, weekdays ten.',
      },
      agrees: {
        spoken: "Thank you. Here's my number, in case I'm ever the loud one.",
        short: 'Thanks. My number, too.',
      },
    },
    asks: [
      { text: 'Which hour of quiet would help you most?' },
      { slot: 'tried', text: 'Have you two ever spoken about anything else?' },
      { text: 'Would you say it at the door, or leave a note?' },
    ],
    traps: ['a note without a name', 'banging back', 'the landlord before the first hello'],
    exercise: 'Say hello to them once this week without mentioning the problem.',
    next: ['complaint-letter', 'friend-hard-talk'],
  },
]
