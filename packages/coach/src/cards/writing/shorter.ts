import type { Card } from '../../types.ts'

/** A message that is too long. */
export const shorter: readonly Card[] = [
  {
    id: 'message-shorten',
    family: 'write',
    label: 'a message that is too long',
    contexts: ['Work', 'Personal', 'Professional', 'Academic', 'Family', 'Social'],
    says: [
      'my email is way too long help me cut it',
      'i write novels in text messages',
      'nobody reads my emails to the end',
      'make this shorter without being rude',
      'my cover letter is two pages',
      'abstract has to be 150 words and i have 400',
      'i sent my ex a five paragraph text',
      'my slack messages are walls of text',
      'how do i say this in two sentences',
      'boss replied tldr',
      'need to trim my personal statment',
      'announcement for the bulletin, only fifty words allowed',
    ],
    keys: [
      'long',
      'shorter',
      'shorten',
      'cut',
      'trim',
      'paragraphs',
      'wall',
      'words',
      'tldr',
      'condense',
      'summarize',
      'brief',
    ],
    not: ['suicid', 'goodbye', 'threaten', 'self-harm'],
    needs: [],
    principle: {
      text: 'Cut in this order: the run-up, the reasons after the first, the second sorry; what remains is usually the message.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is mostly a matter of what stands first, for readers cut from the end by themselves.',
      { text: 'Ask what {to} should do after reading, and keep whatever is needed for that.', when: ['has:to'] },
      {
        text: 'Long messages to someone close often hold two: what happened, and what you wish for; send them on two days.',
        when: ['said:ex|friend|mom|sister|boyfriend|girlfriend|husband|wife|novel'],
      },
      'Length is often worry about being misread, and one clear line is harder to misread than twelve.',
    ],
    tries: [
      {
        id: 'ask-date-reason',
        move: 'fact-first',
        say: {
          spoken: 'I need [thing] by [date], because [one reason]. The details are below, if you want them.',
          short: 'I need [thing] by [date].',
          written:
            'Hi, I need [thing] by [date], because [one reason]. If that works, a yes is enough. All the background stands below the line, in case anybody asks.',
        },
        why: 'The long version may stay, under a line, where nobody is forced to read it.',
      },
      {
        id: 'say-it-then-type-it',
        when: ['said:novel|paragraph|text|wall|slack|chat|ramble'],
        move: 'drill',
        say: {
          spoken:
            '(cover the draft, say aloud what it wants in ten seconds, type only that) I would like [wish]. What do you think?',
          short: 'I would like [wish].',
        },
        why: 'The mouth gets tired of run-ups sooner than the thumbs do.',
      },
      {
        id: 'one-thing-for-now',
        when: ['said:ex|friend|mom|dad|sister|brother|close|husband|wife'],
        move: 'choice',
        say: {
          spoken: 'There is more to say, and I would rather say it in person. For now: [one sentence].',
          short: 'For now: [one sentence].',
        },
        why: 'It keeps the door open and spares both of you a wall of text at midnight.',
      },
      {
        id: 'sentence-per-paragraph',
        when: ['said:abstract|cover|statement|statment|letter|essay|page|bulletin'],
        move: 'write',
        say: {
          spoken: 'In one sentence each: what it is about is [topic]. What I did is [deed]. What follows is [result].',
          short: '[Topic]; [deed]; [result].',
        },
        why: 'Each paragraph pays for its place with one sentence, and the skeleton fits any limit.',
      },
    ],
    ifThey: {
      why: {
        spoken: 'The long form exists. Tell me which part you need, and I will send that part.',
        short: 'Which part do you need?',
      },
      silent: {
        spoken: 'In case it got lost in my long mail: the question is [question].',
        short: 'The question is [question].',
      },
      angry: {
        spoken: 'It was short, and it was not meant coldly. I am glad to explain on the phone.',
        short: 'Short, and not meant coldly.',
      },
      laughs: { spoken: 'Yes, I can do four lines. I was surprised as well.', short: 'Surprised as well.' },
      agrees: { spoken: 'Good, then I will keep them this long.', short: 'This long, then.' },
    },
    asks: [
      { text: 'What should the reader do in the minute after reading it?' },
      { slot: 'draft', text: 'Would you paste it here, as it is?' },
      { text: 'Which sentence would you keep if only one could stay?' },
    ],
    traps: [
      'cutting the greeting and keeping the run-up',
      'bullet points for everything',
      'a shorter text with a longer subject line',
    ],
    exercise: 'Halve it once, wait an hour, and halve it again; send the version before the last.',
    next: ['clear-ask', 'delivery-rambling'],
  },
]
