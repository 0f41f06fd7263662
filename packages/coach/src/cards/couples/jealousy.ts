import type { Card } from '../../types.ts'

/** Jealousy and trust. */
export const jealousy: readonly Card[] = [
  {
    id: 'partner-trust',
    family: 'home',
    label: 'jealousy and trust between two',
    contexts: ['Personal', 'Family'],
    says: [
      'my girlfriend goes through my phone when i sleep',
      'my girlfriend is jealous of my female friends',
      'my boyfriend wants to see my phone',
      'i am jealous and i check his phone',
      'he still texts his ex and it bothers me',
      'my wife doesnt trust me since the affair',
      'my husband has a close friend at work and i dont like it',
      'my girlfriend asks where i am all the time',
      'i dont trust my boyfriend and i cant stop asking',
      'he likes other womens pictures on instagram',
      'how do i tell my partner im jealous without a fight',
      'my boyfriend gets upset when i go out with friends',
      'she accuses me of cheating and i did nothing',
    ],
    keys: ['jealous', 'jealousy', 'trust', 'ex', 'phone', 'instagram', 'accuses', 'cheating', 'suspicious', 'insecure'],
    not: ['afraid', 'hits', 'threatens', 'follows', 'forbids', 'locks', 'daughter', 'teen'],
    needs: [],
    principle: {
      text: 'Reassurance that is asked for plainly calms; checking calms for an hour and then asks for more.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'Under {quote} there is a fear on one side and a wish for air on the other, and both may be said aloud.',
      'Proof never ends a doubt; a promise with a time in it sometimes does.',
      'Speak about the moment in which it stings, and leave the character alone.',
    ],
    tries: [
      {
        id: 'ask-for-what-helps',
        when: ['said:jealous|check|bother|instagram|texts'],
        move: 'ask',
        say: {
          spoken: "When you text her late, I get scared of losing you. That's mine. A word from you would help.",
          short: 'I get scared. A word from you would help.',
        },
        why: 'It owns the fear and asks for something that costs nothing.',
      },
      {
        id: 'open-and-closed',
        move: 'limit',
        say: {
          spoken: 'You can ask me anything, and I answer. My phone stays mine. What is the question behind it?',
          short: 'Ask me anything. My phone stays mine.',
        },
        why: 'It gives the answer that checking cannot give, and keeps a door of your own.',
        cost: 'If the asking turns into orders or fear, that is another matter, and you can tell me.',
      },
      {
        id: 'one-agreement',
        move: 'choice',
        say: {
          spoken: 'What is fine for both of us with friends and exes, and what is not? One rule from each side.',
          short: 'One rule from each side?',
        },
        why: 'A rule that was made by day saves the quarrel at night.',
      },
      {
        id: 'when-it-began',
        move: 'hear',
        say: {
          spoken: 'When did it begin that you doubt us? I want to hear the first time, not the last.',
          short: 'When did the doubt begin?',
        },
        why: 'The first time holds the reason, and the last one only the anger.',
      },
    ],
    ifThey: {
      angry: { spoken: 'I am on your side. I want us to stop being police.', short: 'I want no police between us.' },
      denies: { spoken: 'Then I may be wrong. It still stings, and I tell you.', short: 'It still stings.' },
      cries: { spoken: 'I stay. Sit with me.', short: 'I stay.' },
      refuses: { spoken: 'Then let us ask a third person to sit with us once.', short: 'Let us ask a third person.' },
      agrees: { spoken: 'Good. We look at it again in a month.', short: 'Again in a month.' },
    },
    asks: [
      { text: 'Is there something that happened, or is it a fear?' },
      { text: 'What would you like to hear that would calm you for a week?' },
      { text: 'May you see your friends and keep your things without a price for it?' },
    ],
    traps: ['checking in secret', 'a list of forbidden people', 'proving innocence for an hour'],
    exercise: 'Say the fear in one sentence that begins with "I" and has nobody else in it.',
    next: ['home-same-fight', 'say-miss-you'],
  },
]
