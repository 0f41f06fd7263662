import type { Card } from '../../types.ts'

/** A pitch, and a statement. */
export const pitches: readonly Card[] = [
  {
    id: 'art-pitch',
    family: 'art',
    label: 'pitching a project',
    contexts: ['Creative', 'Professional', 'Public'],
    says: [
      'how do i write a query letter to an agent',
      'have to pitch my film idea in 3 minutes',
      'how do i describe my novel to an agent',
      'query letter sounds like a summary',
      'pitching a podcast to a radio station',
      'gallery meeting on tuesday, what do i say about my work',
      'asking a cafe to hang my photos',
      'band needs a gig, what do i write to the venue',
      'people look confused when i explain my game',
      'grant interview for my theater project',
      'logline is to long',
      'introduce my film at the festival in one minute',
    ],
    keys: ['pitch', 'agent', 'query', 'logline', 'gallery', 'grant', 'venue', 'gig', 'idea', 'publisher', 'exhibition'],
    not: ['baseball', 'sales'],
    needs: [],
    principle: {
      text: 'A pitch goes well when the other side begins to build on the idea and not only to judge it.',
      source: 'Elsbach and Kramer 2003, on Hollywood pitch meetings',
      basis: 'M',
    },
    see: [
      'Ten seconds decide about {quote}: the other side needs a picture, and a reason to say tell me more.',
      'Someone wants something and something stands in the way; the theme can wait.',
      'Leave a gap on purpose, so that {to} can lean into it.',
    ],
    tries: [
      {
        id: 'who-wants-but',
        move: 'fact-first',
        say: {
          spoken: "[Who] wants [what], but [obstacle]. I'd like to show you the first scene.",
          short: '[Who] wants [what], but [obstacle].',
        },
        why: 'Want and obstacle are a story in one breath.',
      },
      {
        id: 'let-them-in',
        move: 'open-question',
        say: {
          spoken: "I have two endings and I'm torn. Which one would you want to see: [A] or [B]?",
          short: 'Which ending would you watch?',
        },
        why: 'Someone who chooses an ending has begun to work on it with you.',
        cost: 'Ask it only when both endings are really open.',
      },
      {
        id: 'in-writing',
        when: ['said:letter|query|mail|email|write|venue|agent|cafe'],
        move: 'write',
        say: {
          spoken: "[Title] is about [who wants what]. I'm writing to you because you published [work].",
          short: '[Title]: [who wants what].',
          written:
            "I've finished [title]: [who wants what, and what is in the way]. I'm writing to you because of [a work they did]. May I send you the first part? Thank you for reading this.",
        },
        why: 'One line of story, one reason for this very person, one small request.',
        cost: 'The second sentence has to be true, or leave it out.',
      },
      {
        id: 'small-yes',
        when: ['said:hang|photos|gallery|cafe|exhibit'],
        move: 'ask',
        say: {
          spoken:
            'Could I show [work] here for [weeks]? I bring everything, take it down on time, and you keep [share].',
          short: 'Could I show [work] for [weeks]?',
        },
        why: 'The risk is named and yours, so the yes gets small.',
      },
    ],
    ifThey: {
      silent: { spoken: 'Which part was hard to picture?', short: 'What was unclear?' },
      refuses: {
        spoken: 'Thank you for the straight answer. Whom would you ask in my place?',
        short: 'Whom would you ask?',
      },
      laughs: { spoken: 'Good place to laugh. It gets worse from there.', short: 'It gets worse.' },
      why: { spoken: "Because I can't leave it alone, and I've tried for [years].", short: "I can't leave it alone." },
      delays: { spoken: 'May I come back on [date] with the new pages?', short: 'May I return on [date]?' },
      agrees: { spoken: "Then I'll send it tonight and stop talking.", short: "You'll have it tonight." },
    },
    asks: [
      { text: 'Who wants what, and what stands in the way?' },
      { slot: 'to', text: 'Who will hear it, and what have they said yes to before?' },
      { text: 'What small thing could they say yes to in the room?' },
    ],
    traps: ['themes before people', 'comparing it with three famous works', 'telling all of it'],
    exercise: 'Tell it in one breath to someone who cooks dinner meanwhile, and note the first question.',
    next: ['art-statement', 'art-rejection'],
  },
  {
    id: 'art-statement',
    family: 'art',
    label: 'an artist statement or a bio',
    contexts: ['Creative', 'Professional', 'Academic'],
    says: [
      'have to write an artist statement and it sounds pretentious',
      'bio in third person for the program',
      'how do i write about my own paintings',
      'grant wants 150 words on my practice',
      'my statement is full of words like liminal',
      'what do i put in the about page as a ceramist',
      'wall text for my photos',
      'author bio, i havent published anything',
      'portfolio text for art school applciation',
      'explain my dance piece in 100 words',
    ],
    keys: ['statement', 'bio', 'portfolio', 'artist', 'program', 'practice', 'about', 'wall', 'words', 'exhibition'],
    not: ['bank', 'witness', 'police'],
    needs: [],
    principle: {
      text: 'Say what you make, out of what, and which question keeps you at it, in words you would use at a table.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'The cure for {quote} is to put the hand and the material first.',
      'A visitor reads it standing up, for fifteen seconds, next to the work.',
      'What only you could write are the details, so begin with one.',
    ],
    tries: [
      {
        id: 'make-from-question',
        move: 'fact-first',
        say: {
          spoken: 'I make [what] out of [material]. I want to know what happens when [question].',
          short: 'I make [what] out of [material].',
          written:
            "I make [what] out of [material]. Each piece begins with the same question: [question]. I don't know the answer beforehand, and I stop when the piece knows more than I do.",
        },
        why: 'Thing, material, question: a stranger can check all three against the wall.',
      },
      {
        id: 'say-it-then-type',
        move: 'drill',
        say: {
          spoken: 'Ask me what I did in the studio this week, and write down my first three sentences.',
          short: 'Ask me about my week, and type.',
        },
        why: 'What you say to a friend is nearly the statement already.',
      },
      {
        id: 'bio-without-prizes',
        when: ['said:bio|published|author'],
        move: 'own',
        say: {
          spoken: '[Name] lives in [place] and makes [what]. This is a first show.',
          short: '[Name] makes [what] in [place].',
        },
        why: 'A true detail is worth more than a thin list of honors.',
      },
      {
        id: 'strike-the-fog',
        when: ['said:pretentious|liminal|long|sounds'],
        move: 'choice',
        say: {
          spoken: "Which of these sentences could stand under somebody else's work? Those go.",
          short: 'Which sentences fit anyone? Those go.',
        },
        why: 'What is left is yours.',
        cost: "It will be short, and that's fine.",
      },
    ],
    ifThey: {
      why: { spoken: "Because [material] does something I can't plan.", short: '[Material] surprises me.' },
      silent: { spoken: 'What did you see first when you came in?', short: 'What did you see first?' },
      laughs: { spoken: 'I know. I took the long words out yesterday.', short: 'The long words are gone.' },
      denies: { spoken: "You may see something else in it, and I'd like to hear what.", short: 'What do you see?' },
    },
    asks: [
      { slot: 'draft', text: "Could you paste what you have, even if it's bad?" },
      { text: 'What are your hands doing on a good day in the studio?' },
      { slot: 'amount', text: 'How many words may it have?' },
    ],
    traps: ['"explores the tension between"', 'a list of influences', 'what the viewer is supposed to feel'],
    exercise: "Read it aloud to someone who doesn't go to galleries, and strike each word that makes you blush.",
    next: ['art-pitch', 'art-get-critique'],
  },
]
