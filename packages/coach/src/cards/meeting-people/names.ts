import type { Card } from '../../types.ts'

/** A forgotten name, and one that people say wrong. */
export const names: readonly Card[] = [
  {
    id: 'talk-names',
    family: 'small-talk',
    label: 'a forgotten name',
    contexts: ['Social', 'Work', 'Professional', 'Faith'],
    says: [
      'i forgot his name and weve met five times',
      'how do i remember names',
      'everyone knows me and i dont know there names',
      'called her by the wrong name in a meeting',
      'people pronounce my name wrong, how do i correct them',
      'i cant say my new colleagues name',
      'have to introduce someone whose name i forgot',
      'i teach 120 students and mix up names',
      'what if i meet her again and dont remember who she is',
      'boss keeps calling me by the wrong name',
    ],
    keys: ['name', 'names', 'forgot', 'remember', 'pronounce', 'wrong', 'introduce', 'faces', 'mispronounce'],
    not: ['domain', 'rename', 'brand'],
    needs: [],
    principle: {
      text: 'A name stays when you call it up yourself a few times, at growing distances.',
      source: 'Landauer and Bjork 1978, on spaced recall of names',
      basis: 'M',
    },
    see: [
      'Over {quote} you can be awkward for five seconds by asking, or for years by not asking.',
      'Names slip because nothing hangs on them; said aloud and used, they hold.',
      'You can give your own name first, and {to} will mostly answer with theirs.',
    ],
    tries: [
      {
        id: 'ask-again',
        move: 'own',
        say: {
          spoken: 'I remember [what you talked about], and your name has slipped away from me. Tell me again?',
          short: 'Your name slipped. Tell me again?',
        },
        why: 'What you do remember shows that it was the name you lost and not the person.',
      },
      {
        id: 'introduce-without-it',
        when: ['said:introduc'],
        move: 'choice',
        say: {
          spoken: "You two haven't met. This is [the name you know]; I'll let you introduce yourselves properly.",
          short: 'You two should introduce yourselves.',
        },
        why: 'It sounds generous, and you hear the name again.',
      },
      {
        id: 'correct-mine',
        when: ['said:pronounc|mispronounc|calling|spell'],
        move: 'ask',
        say: {
          spoken: "Small thing: my name is said [how it's said], like [rhyme]. Thank you for getting it right.",
          short: "It's said [how it's said].",
          written:
            "A small thing: my name is [name], said like [rhyme]. I know it's an unusual one, so ask me any time.",
        },
        why: 'Early, light and with a rhyme, it takes three seconds.',
        cost: 'Each month of waiting makes it harder.',
      },
      {
        id: 'say-it-three-times',
        move: 'drill',
        say: {
          spoken: 'Good to meet you, [name]. What do you do here, [name]? See you soon, [name].',
          short: 'Good to meet you, [name].',
        },
        why: 'At once, after a minute and at goodbye: three recalls at growing distances.',
      },
    ],
    ifThey: {
      laughs: { spoken: "It's a sieve up here. Now I have it.", short: 'Now I have it.' },
      angry: {
        spoken: "You're right, it's the second time. I've written it down now.",
        short: "It's written down now.",
      },
      silent: { spoken: "I'm [your name], in case you've lost mine too.", short: "I'm [your name], again." },
      agrees: { spoken: "[Name], thank you. I won't lose it again.", short: 'Thank you, [Name].' },
    },
    asks: [
      { text: 'Is it the name of one person, or names in general?' },
      { text: 'What do you remember about the person apart from the name?' },
      { slot: 'setting', text: 'Where will you meet next?' },
    ],
    traps: ['"buddy" for a whole year', 'excuses about your bad memory each time', 'a joke about an unusual name'],
    exercise: 'Tonight write down three names from today with one detail each, and read them tomorrow morning.',
    next: ['talk-network', 'talk-start'],
  },
  {
    id: 'name-right',
    family: 'small-talk',
    label: 'a name that people say wrong',
    contexts: ['Professional', 'Work', 'Social', 'Academic', 'Personal'],
    says: [
      'everybody says my name wrong',
      'my name is hard and nobody can say it',
      'my boss mispronounces my name all the time',
      'my teacher says my name wrong every day',
      'people give me a nickname because my name is foreign',
      'how do i correct someone who says my name wrong',
      'they laugh about my name',
      'my coworker calls me by the wrong name',
      'she uses the wrong pronouns for me',
      'people always spell my name wrong',
    ],
    keys: [
      'name',
      'wrong',
      'pronounce',
      'mispronounces',
      'correct',
      'nickname',
      'spell',
      'pronouns',
      'hard',
      'foreign',
    ],
    not: ['forgot', 'baby', 'child'],
    needs: [],
    principle: {
      text: 'A correction early, short and with a bridge to what comes next is felt as help and not as a reproach.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'With {quote} most people are only afraid to get it wrong; a bridge from you takes the fear away.',
      'Your name is the one word of which you are the only expert.',
      'Each week of waiting makes the correction bigger, and today it takes four seconds.',
    ],
    tries: [
      {
        id: 'say-it-with-a-bridge',
        move: 'name-it',
        say: {
          spoken: 'Small thing: my name rhymes with [an easy word]. Try it once? Good. So, where were we?',
          short: 'It rhymes with [an easy word]. Try it?',
        },
        why: 'A rhyme stays in the ear, and the talk goes on before it gets awkward.',
        cost: 'Find the rhyme beforehand, and use the same one with everybody.',
      },
      {
        id: 'after-a-year',
        move: 'own',
        say: {
          spoken: 'I should have said it a year ago: my name is said a little differently. May I show you once?',
          short: 'I should have said it sooner. May I show you?',
        },
        why: 'You take the lateness on yourself, and the other one can laugh.',
      },
      {
        id: 'no-nickname',
        move: 'limit',
        say: {
          spoken: 'I like my whole name. It takes a few tries, and I am patient.',
          short: 'My whole name, please.',
        },
        why: 'It is friendly, it is final, and it leaves time to learn.',
      },
      {
        id: 'in-writing',
        move: 'write',
        say: {
          spoken: '(behind your name, under each mail) It is said in two pieces, and the first one is the loud one.',
          short: 'Two pieces, the first one loud.',
        },
        why: 'People look it up before the meeting and are glad that they can.',
      },
    ],
    ifThey: {
      laughs: { spoken: 'It is funny the first time. And now once properly.', short: 'And now once properly.' },
      refuses: { spoken: 'Nearly is fine for today. I help you again tomorrow.', short: 'Nearly is fine for today.' },
      denies: { spoken: 'Close. The second half is the other way.', short: 'Close. The second half differs.' },
      agrees: { spoken: 'That was it. Thank you for taking the trouble.', short: 'That was it. Thank you.' },
    },
    asks: [
      { text: 'Which easy word does it rhyme with, or sound like?' },
      { text: 'Who says it most often, so that the others hear it from there?' },
      { text: 'Is it a slip, or does somebody do it on purpose?' },
    ],
    traps: ['"it does not matter"', 'waiting for the tenth time', 'correcting before a full room'],
    exercise: 'Say your name aloud with the rhyme after it, five times, as if it were a small gift.',
    next: ['accent-repeat', 'introduce-yourself', 'talk-names'],
  },
]
