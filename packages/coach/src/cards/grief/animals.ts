import type { Card } from '../../types.ts'

/** An animal. */
export const animals: readonly Card[] = [
  {
    id: 'grief-pet',
    family: 'grief',
    label: 'the loss of an animal',
    contexts: ['Personal', 'Family', 'Social'],
    says: [
      'my friends dog died',
      'how do i comfort someone who lost a cat',
      'had to put our dog down and people say its just a pet',
      'my boss wont get why im crying over my dog',
      'neighbors old cat is gone, what do i write',
      'how do i tell my kids the hamster died',
      'coworker put her horse to sleep yesterday',
      'need a day off because my dog died',
      'sympathy message for a pet',
      'she had that parrot for 20 yrs',
    ],
    keys: ['dog', 'cat', 'pet', 'animal', 'vet', 'hamster', 'horse', 'puppy', 'parrot'],
    not: ['character', 'novel', 'adopt'],
    needs: [],
    principle: {
      text: 'Grief that others do not recognize is heavier, so recognize it in plain words.',
      source: 'Doka 1989, Disenfranchised Grief',
      basis: 'M',
    },
    see: [
      'Anyone who smiles at {quote} forgets that an animal is part of every single day.',
      'The word only has no place in this; treat it as the loss that it is.',
      'You could ask {to} for a story about the animal, which is what most people leave out.',
    ],
    tries: [
      {
        id: 'animal-by-name',
        move: 'name-it',
        say: {
          spoken: "I'm so sorry about [animal's name]. All those mornings together. I'd like to hear about them.",
          short: "I'm so sorry about [animal's name].",
          written:
            "I'm so sorry about [animal's name]. I'll always think of [small thing you saw]. If you feel like telling stories, I'd like to hear them.",
        },
        why: 'The name and the mornings say that you know it was a companion.',
      },
      {
        id: 'day-off',
        when: ['said:work|boss|off|job|office'],
        move: 'ask',
        say: {
          spoken:
            "My [animal] died this morning, and I'm no good at work today. May I take the day and catch up on [day]?",
          short: 'My [animal] died. May I take today?',
          written:
            "Dear [name], our [animal] died this morning. I'd like to take today off and will catch up on [day]. Thank you for your patience.",
        },
        why: 'The fact, the wish and the day leave nothing to argue about.',
      },
      {
        id: 'to-a-child',
        when: ['said:kid|kids|son|daughter|child|hamster'],
        move: 'fact-first',
        say: {
          spoken:
            "[Name] died this morning. That means [name]'s body has stopped and won't start again. You can be sad as long as you want.",
          short: "[Name] died. We're all sad.",
        },
        why: 'A small child needs the word died, because asleep can make bedtime frightening.',
      },
      {
        id: 'when-its-yours',
        when: ['said:just|only|joke|laugh|people'],
        move: 'limit',
        say: {
          spoken: "For me it wasn't only an animal. You needn't feel the same; please just don't joke about it.",
          short: "Please don't joke about it.",
        },
        why: 'It asks for one thing, and everybody can do it.',
      },
    ],
    ifThey: {
      laughs: { spoken: "I'm not joking about this one. It hurts.", short: "I'm not joking." },
      cries: { spoken: 'Of course you cry. You fed that animal every day.', short: 'Of course you cry.' },
      denies: { spoken: "You don't have to make it small for me.", short: "Don't make it small." },
      silent: { spoken: "You don't need to talk. Shall we walk the old round?", short: 'Shall we walk anyway?' },
      why: {
        spoken: "Because the whole day was built around that animal, and now it's quiet.",
        short: "Because it's quiet now.",
      },
    },
    asks: [
      { text: "What was the animal's name, and what was it like?" },
      { text: 'Is the loss yours, or are you writing to someone?' },
      { text: 'Was the end sudden, or was there a decision?' },
    ],
    traps: ['"you can get another one"', 'a joke in the first week', 'judging whether the decision came too late'],
    exercise: 'Write down one small habit of the animal and put it into your message.',
    next: ['grief-first-words', 'support-just-listen'],
  },
]
