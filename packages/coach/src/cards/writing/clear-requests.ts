import type { Card } from '../../types.ts'

/** A request that is understood. */
export const clearRequests: readonly Card[] = [
  {
    id: 'clear-ask',
    family: 'write',
    label: 'writing so that the request is clear',
    contexts: ['Work', 'Professional', 'Academic', 'Public', 'Faith'],
    says: [
      'people misunderstand my emails all the time',
      'i asked for a thing and got something else',
      'how do i write more clearly',
      'nobody does what i ask in group emails',
      'everyone replies with questions to my messages',
      'my writing is confusing they say',
      'i bury the question at the bottom',
      'my email to the team is too long and nobody answers',
      'email to five people and nobody feels responsible',
      'need to write instructions for the new volunteers',
      'my emails sound passive aggressive and i dont mean to',
      'too many hedges in my writing, maybe perhaps kind of',
      'parents never do what the note home says',
      'i got told my memo was unclaer',
      'help me rewrite an email that asks for a decision',
      'how do i ask for a decision in an email',
      'my team doesnt do what i ask in my mails',
    ],
    keys: [
      'clear',
      'clearly',
      'clearer',
      'unclear',
      'confusing',
      'misunderstand',
      'misunderstood',
      'instructions',
      'memo',
      'emails',
      'hedge',
      'writing',
    ],
    not: ['suicid', 'threaten', 'ransom', 'harass'],
    needs: [],
    principle: {
      text: 'A request is clear when its first line says who should do what by when, and everything below it is only there for doubts.',
      source: 'Minto, The Pyramid Principle; our judgment',
      basis: 'M',
    },
    see: [
      '{quote} mostly comes from a request that stands low, or that is addressed to nobody.',
      { text: 'If {to} should act, one name, one verb and one date have to be in the first line.', when: ['has:to'] },
      {
        text: 'Softeners are meant to be kind, yet stacked up they hide what you want; one please does the work of four.',
        when: ['said:hedge|maybe|perhaps|polite|passive|rude|soft'],
      },
      'What everybody is asked to do, nobody feels asked to do.',
    ],
    tries: [
      {
        id: 'who-what-when',
        move: 'ask',
        say: {
          spoken: '[Name], could you [verb and thing] by [date]? Everything you need is attached.',
          short: '[Name]: [verb and thing] by [date]?',
          written:
            '[Name], could you [verb and thing] by [date]? All you need for it is attached. If something is missing, tell me the day before, so that I can still find it. If it belongs with someone else, tell me who. Thank you.',
        },
        why: 'A name, a verb and a date leave no gap in which to wait for others.',
      },
      {
        id: 'one-line-per-person',
        when: ['said:group|everyone|nobody|team|five|people|all|parents|volunteers'],
        move: 'choice',
        say: {
          spoken: '[Name] takes [task], and I take [other task]. All of it by Friday; objections by tomorrow.',
          short: 'Each of us one task, all by Friday.',
        },
        why: 'Each reader looks for their own name, finds one task, and is done.',
      },
      {
        id: 'plain-and-warm',
        when: ['said:passive|aggressive|rude|cold|harsh|tone|sound'],
        move: 'repair',
        say: {
          spoken: 'I would like [thing] by [date]. There is no hidden reproach in this; I only need to plan.',
          short: 'No reproach in it: [thing] by [date].',
        },
        why: 'A plain wish with its reason sounds warmer than a hint with a smile.',
      },
      {
        id: 'first-step-and-sign',
        when: ['said:instruction|steps|guide|manual|volunteer|note'],
        move: 'fact-first',
        say: {
          spoken: 'First [step]. You know it worked when [sign]. If it did not, call [name].',
          short: 'First [step]; it worked when [sign].',
        },
        why: 'A sign to look for saves the reader from having to understand everything.',
      },
    ],
    ifThey: {
      why: { spoken: 'Because [reason]. I should have put that into the second line.', short: 'The reason: [reason].' },
      silent: { spoken: '[Name], this one was meant for you: [task] by [date]. Can you?', short: '[Name], can you?' },
      angry: {
        spoken: 'It came out sharper than it was meant. What I need is [thing], that is all.',
        short: 'I need [thing], that is all.',
      },
      delays: {
        spoken: 'Which date is realistic for you? I will move the rest to match.',
        short: 'Which date is realistic?',
      },
      agrees: { spoken: 'Thank you, [name]. I will tick it off and leave you alone.', short: 'Ticked off, thank you.' },
    },
    asks: [
      { slot: 'draft', text: 'Could you paste one message that went wrong?' },
      { text: 'Who, by name, should do something after reading it?' },
      { text: 'What came back that you had not asked for?' },
    ],
    traps: ['"it would be nice if somebody"', 'two requests in one mail', 'a deadline with no hour'],
    exercise: 'Underline the request in your last five mails: in which line does it stand?',
    next: ['message-shorten', 'ask-clarity'],
  },
]
