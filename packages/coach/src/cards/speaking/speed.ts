import type { Card } from '../../types.ts'

/** Talking too fast. */
export const speed: readonly Card[] = [
  {
    id: 'delivery-fast',
    family: 'delivery',
    label: 'talking too fast',
    contexts: ['Public', 'Work', 'Academic', 'Professional', 'Social', 'Faith'],
    for: 'room',
    says: [
      'i talk too fast when people look at me',
      'everyone tells me to slow down',
      'i rush through my presentations',
      'people keep asking me to repeat because i speak so quick',
      'i finish a ten minute talk in six',
      'how do i slow down without sounding fake',
      'i speed up when im nervous',
      'customers say they cant follow me on the phone',
      'i have an accent and i talk fast so nobody gets it',
      'i run out of breath in the middle of sentances',
      'kids in my class cant keep up with my talking',
      '200 words per minute, is that bad',
      'how do i read my work aloud without rushing',
      'i rush when i read my poems aloud',
      'i talk way too fast when im nervous',
      'people say slow down',
      'How do I read my work aloud without rushing?',
    ],
    keys: [
      'fast',
      'slow',
      'rush',
      'speed',
      'pace',
      'quick',
      'quickly',
      'breath',
      'repeat',
      'follow',
      'words',
      'minute',
    ],
    not: ['suicid', 'stutter', 'stammer', 'manic', 'cocaine'],
    needs: [],
    principle: {
      text: 'Listeners do not need slower words as much as they need stops: leave the sentences at your own speed and lengthen the pauses.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is rarely about each word; the stops between the sentences have gone missing.',
      {
        text: 'An accent needs no mending; anyone who listens to it needs a second after each thought, and that you can give.',
        when: ['said:accent|english|language|foreign'],
      },
      {
        text: 'Out of breath means that the sentence was longer than the air, so the cure is a full stop.',
        when: ['said:breath|air|gasp'],
      },
      'Stretched words sound false, and a closed mouth between two sentences does not.',
    ],
    tries: [
      {
        id: 'count-one-at-the-stop',
        move: 'drill',
        say: {
          spoken:
            '(one paragraph aloud; at each full stop close your mouth and count one silently) Thank you for coming. I want to show you one thing.',
          short: '(count one after it) Thank you for coming.',
        },
        why: 'Your own speed stays natural, and the silence does the slowing.',
      },
      {
        id: 'three-marked-stops',
        when: ['said:talk|present|speech|minutes|read|slides|sermon|class'],
        move: 'write',
        say: {
          spoken:
            '(mark three slashes in your notes and breathe out at each) The number is [number]. Let it stand for a second.',
          short: '(breathe out) The number is [number].',
        },
        why: 'Three places are few enough to keep under pressure: after the opening, before the number, after the last line.',
      },
      {
        id: 'hand-the-turn-over',
        when: ['said:customer|phone|repeat|accent|follow|kids|class'],
        move: 'open-question',
        say: {
          spoken: "I'll stop there for a moment. Which part shall I go over again?",
          short: 'Which part again?',
        },
        why: 'The question makes the pause for you, and it catches the ones who had fallen behind.',
      },
      {
        id: 'own-the-speed',
        when: ['said:nervous|look|stare|excited|meeting|everyone|told'],
        move: 'ask',
        say: {
          spoken: 'I speed up when I like a topic. If I do, lift a hand, and I will land.',
          short: 'If I speed up, lift a hand.',
        },
        why: 'It turns a habit you have to hide into a signal that works.',
        cost: 'Once at the start is plenty; said twice it becomes the topic.',
      },
    ],
    ifThey: {
      why: { spoken: 'Let me go back to where it got quick: [point].', short: 'Back to [point].' },
      silent: {
        spoken: '(two breaths) I was ahead of you. Here is the same in one sentence: [point].',
        short: 'In one sentence: [point].',
      },
      laughs: { spoken: 'Yes, that was the express. Now the local train.', short: 'Now the local train.' },
      delays: { spoken: 'We have less time, so I will drop [part] and keep my speed.', short: 'I will drop [part].' },
      agrees: { spoken: 'Good, then I will keep this pace.', short: 'This pace, then.' },
    },
    asks: [
      { text: 'Which sentence must they not miss?' },
      { text: 'Where does it run away with you, at the start or in the middle?' },
      { text: 'Have you a recording of a minute that we could measure?' },
    ],
    traps: ['stretching every word', 'a note that says only "slow down"', 'ten minutes of text for a slot of eight'],
    exercise:
      'Record one paragraph as usual and once with a silent count at each full stop, and listen to the second half of both.',
    next: ['delivery-fillers', 'stage-first-minute'],
  },
]
