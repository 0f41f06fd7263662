import type { Card } from '../../types.ts'

/** Um, like and you know. */
export const fillers: readonly Card[] = [
  {
    id: 'delivery-fillers',
    family: 'delivery',
    label: 'filler words such as um',
    contexts: ['Work', 'Public', 'Professional', 'Academic', 'Social'],
    for: 'room',
    says: [
      'i want to sound more confident on calls and say um all the time',
      'i say um after every word',
      'how do i begin a sentence without um',
      'start my talk without saying um or uh',
      'how do i stop saying like',
      'i say you know constantly and it bugs me',
      'my recording has 40 ums in five minutes',
      'teacher counted my fillers out loud',
      'so, basically, actually, i cant stop',
      'my boss said i sound unsure because of all the ums',
      'filler words in interviews',
      'i end every sentence with right?',
      'i hear myself say kind of and sort of all the time',
      'uh uh uh when i answer questions on the spot',
      'get rid of fillers befor my podcast',
      'i always say um and like when i present',
      'too many ums when i talk',
      'i say like all the time in meetings',
    ],
    keys: [
      'um',
      'ums',
      'uh',
      'filler',
      'fillers',
      'like',
      'basically',
      'actually',
      'saying',
      'kinda',
      'constantly',
      'unsure',
    ],
    not: ['stutter', 'stammer', 'tourette', 'stroke', 'suicid'],
    needs: [],
    principle: {
      text: 'A few fillers do no harm (about five a minute passed unpunished, twelve did not), so thin them out and do not hunt the last one.',
      source: 'Laske & DiGennaro Reed 2024; the advice is our judgment',
      basis: 'V',
    },
    see: [
      '{quote} is the sound of looking for the next word, and a closed mouth can look for it just as well.',
      {
        text: 'Counting them while you speak makes more of them, so the count belongs on a recording and not in your head.',
        when: ['said:count|recording|minute|hear|notice'],
      },
      {
        text: 'They gather at one spot, mostly before an answer, so that spot is the only one to train.',
        when: ['said:answer|question|interview|spot|asked'],
      },
      'Everybody has them, the best speakers too; theirs stand apart and yours perhaps in clusters.',
    ],
    tries: [
      {
        id: 'lips-closed',
        move: 'drill',
        say: {
          spoken:
            '(thirty seconds on what you ate today; each time one is coming, close your lips until the word is there) For breakfast I had [food].',
          short: '(lips closed first) I had [food].',
        },
        why: 'An um cannot get through closed lips, and the pause that comes in its place sounds like thought.',
      },
      {
        id: 'start-with-the-noun',
        when: ['said:answer|question|interview|spot|asked|unsure'],
        move: 'fact-first',
        say: {
          spoken:
            '(breathe in through the nose, then begin with the thing itself) [Topic] comes down to two points: [first] and [second].',
          short: '[Topic] comes down to [first].',
        },
        why: 'With a noun in front there is no run-up for a filler to hide in.',
      },
      {
        id: 'end-and-drop',
        when: ['said:right|know|sentence|kind|sort|end|basically'],
        move: 'limit',
        say: {
          spoken: '(say it, let the voice fall, stop, count one) We should take [option]. It saves [amount of time].',
          short: '(voice falls) We should take [option].',
        },
        why: 'A falling voice ends the sentence, so nothing needs to be hung onto it.',
      },
      {
        id: 'one-listener-one-word',
        when: ['said:podcast|boss|teacher|class|recording|constantly|time'],
        move: 'ask',
        say: {
          spoken: 'Could you listen for one word in my next [talk or call]? Just tell me where it came up.',
          short: 'Where do I say [word]?',
        },
        why: 'Where they cluster is worth knowing; how many there are is only depressing.',
      },
    ],
    ifThey: {
      laughs: {
        spoken: 'You counted, I see. Then you also heard the part about [point].',
        short: 'And the part about [point]?',
      },
      why: { spoken: '(close your lips for one beat) The reason is [reason].', short: '(one beat) [Reason].' },
      silent: { spoken: '(let it be silent; look at one person) And that is my answer.', short: "That's my answer." },
      delays: { spoken: 'I am choosing the word. Here it is: [word].', short: 'Choosing the word. [Word].' },
      agrees: { spoken: 'Thank you. Tell me again in a week how it sounds.', short: 'Ask me in a week.' },
    },
    asks: [
      { text: 'Which one is yours, and when does it come most?' },
      { text: 'Who told you that it bothers them, or is it only you?' },
      { text: 'What is the next occasion where you will speak for a minute or longer?' },
    ],
    traps: [
      'hunting all of them at once',
      'putting "so" in the place of "um"',
      'taking a stammer for a filler: it is none, and asks for time',
    ],
    exercise: 'Take one filler only, for three days, in one kind of talk, such as the first answer of each call.',
    next: ['delivery-rambling', 'interview-about-you'],
  },
]
