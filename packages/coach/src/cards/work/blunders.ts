import type { Card } from '../../types.ts'

/** The day after a blunder. */
export const blunders: readonly Card[] = [
  {
    id: 'after-blunder',
    family: 'support',
    label: 'the day after something embarrassing',
    contexts: ['Work', 'Personal', 'Social', 'Academic', 'Public', 'Professional'],
    says: [
      'i said something stupid in the meeting and now everyone thinks im an idiot',
      'i embarrassed myself in front of my whole team',
      'i keep thinking about the dumb thing i said',
      'i sent a message to the wrong group and everyone saw it',
      'i called my boss mom in front of everyone',
      'my presentation was a disaster and i want to hide',
      'i froze in the interview and now im so ashamed',
      'i got drunk at the office party and made a fool of myself',
      'how do i face my coworkers after that',
      'i said the wrong name in front of the client',
      'i made a bad joke and nobody laughed',
      'i cant stop replaying what i said yesterday',
      'i cried in front of my class and i cant go back',
    ],
    keys: [
      'stupid',
      'dumb',
      'idiot',
      'embarrassed',
      'embarrassing',
      'ashamed',
      'humiliated',
      'fool',
      'replaying',
      'cringe',
      'awkward',
      'face',
    ],
    not: ['die', 'hurt', 'cheated'],
    needs: [],
    principle: {
      text: 'Others notice and keep our blunders far less than we expect.',
      source: 'Gilovich, Medvec and Savitsky 2000, Journal of Personality and Social Psychology',
      basis: 'M',
    },
    see: [
      '{quote} plays in your head in large print; in theirs it had one line, if any.',
      'Being ashamed of a sentence is a sign that you wanted to do it well.',
      'The second meeting decides what they keep, and that one is still yours.',
    ],
    tries: [
      {
        id: 'one-light-line',
        move: 'own',
        say: {
          spoken: 'That came out wrong on [day]. What I meant was [what you meant].',
          short: 'What I meant was [what you meant].',
        },
        why: 'One calm line closes it, since they take over the weight that you give it.',
        cost: 'Leave it out if nobody but you remembers.',
      },
      {
        id: 'next-ordinary-sentence',
        move: 'drill',
        say: {
          spoken: 'Good morning. Before we start, one thing about [topic].',
          short: 'One thing about [topic].',
        },
        why: 'An ordinary sentence early in the next round lays itself over the old one.',
      },
      {
        id: 'facts-put-right',
        when: ['said:wrong|client|mixed|name|message|group'],
        move: 'repair',
        say: {
          spoken: 'A correction from me: I said [what you said], and it is [what is right]. Sorry for the mix-up.',
          short: 'Correction: it is [what is right].',
        },
        why: 'A wrong fact needs one clear sentence, and after that nothing is left of it.',
      },
      {
        id: 'ask-one-witness',
        when: ['said:everyone|thinks|face|team|replaying|front'],
        move: 'open-question',
        say: {
          spoken: 'Be honest with me: how did that come across on [day]?',
          short: 'How did that come across?',
        },
        why: 'One true answer from the room ends a week of guesses.',
      },
    ],
    ifThey: {
      laughs: { spoken: 'Not my finest minute, I know. On to the real thing.', short: 'Not my finest minute.' },
      why: { spoken: 'I was nervous and took the wrong exit. That is all.', short: 'I was nervous. That is all.' },
      silent: { spoken: 'Well, that was that. Where were we?', short: 'Where were we?' },
      agrees: { spoken: 'Thanks for saying it so kindly. I feel lighter.', short: 'Thanks. I feel lighter.' },
    },
    asks: [
      { text: 'Which sentence was it, word for word?' },
      { text: 'Who said anything about it afterwards, if anybody?' },
      { text: 'When will you see them next?' },
    ],
    traps: [
      'apologizing to everyone one by one',
      'staying away from the next meeting',
      'telling the story against yourself ten times',
    ],
    exercise: 'Tell the scene once aloud in three sentences, as if it had happened to a friend.',
    next: ['speak-up-meeting', 'sorry-at-work'],
  },
]
