import type { Card } from '../../types.ts'

/** A decision that somebody keeps putting off. */
export const putOffDecisions: readonly Card[] = [
  {
    id: 'sibling-decision',
    family: 'home',
    label: 'a decision that somebody keeps putting off',
    contexts: ['Family', 'Personal', 'Work'],
    says: [
      'my sister puts off the talk about our parents house',
      'the will is never a good topic, she walks out',
      'we inherited a house and my sister wont answer',
      'i meet my brother about our mothers house',
      'my husband keeps postponing the talk about having kids',
      'my partner wont commit to a date for the wedding',
      'cofounder avoids the talk about shares',
      'my boyfriend wont talk about moving in together',
      'nobody in the family wants to decide about the nursing home',
      'how do i get an answer from someone who stalls',
    ],
    keys: [
      'decide',
      'decision',
      'selling',
      'inherit',
      'inheritance',
      'will',
      'house',
      'avoids',
      'stalls',
      'postpones',
      'subject',
      'commit',
    ],
    not: ['threatens', 'hits'],
    needs: ['to'],
    principle: {
      text: 'A decision gets made when it is small, dated, and when not deciding has a visible price.',
      source: 'Fisher, Ury and Patton, Getting to Yes; our judgment',
      basis: 'J',
    },
    see: [
      '{quote} will go on for as long as not deciding costs nothing, so give it a date and a smaller question.',
      { text: 'It may be that {to} avoids the feeling and not the matter; ask about that first.', when: ['has:to'] },
      'The whole decision is too big for a kitchen; one step of it is not.',
    ],
    tries: [
      {
        id: 'one-step-dated',
        move: 'choice',
        say: {
          spoken: "We needn't decide all of it. By [date] I'd like one step: [step], yes or no. Which day suits you?",
          short: 'One step by [date]: [step], yes or no?',
          written:
            'We do not have to decide everything now. One step by [date]: [step], yes or no. If I hear nothing until then, I will [what you will do], so that the costs do not go on. Call me if you would rather talk.',
        },
        why: 'A small question with a date can be answered; the large one can only be avoided.',
      },
      {
        id: 'what-is-hard',
        move: 'open-question',
        say: {
          spoken: 'We keep getting off this topic, both of us. What is the hard part of it for you?',
          short: 'What is the hard part for you?',
        },
        why: 'Behind a postponed decision there is often a loss that nobody has named.',
      },
      {
        id: 'price-of-waiting',
        move: 'fact-first',
        say: {
          spoken: 'Each month without a decision costs us [what]. I can carry that until [date] and no longer.',
          short: 'Waiting costs [what] a month.',
        },
        why: 'A price is a fact and no reproach.',
        cost: 'You have to keep to the date.',
      },
    ],
    ifThey: {
      delays: { spoken: 'Fine, later. Which day? I will put it into the calendar now.', short: 'Which day?' },
      angry: { spoken: "I don't want to rush you. I want a date.", short: 'I only want a date.' },
      silent: {
        spoken: 'I will write down both ways on one page, and you mark one.',
        short: 'I will put it on one page.',
      },
      blames: { spoken: 'That may be so. What shall we do by [date]?', short: 'And by [date]?' },
      refuses: {
        spoken: 'Then let us ask someone neutral to sit with us. Whom would you trust?',
        short: 'Whom would you trust to sit with us?',
      },
    },
    asks: [
      { text: 'What does each month of waiting cost, in money or in nerves?' },
      { text: 'Which smaller step could be decided first?' },
      { text: 'What might be the hard part on the other side?' },
    ],
    traps: ['the whole decision in one evening', 'bringing it up at the door'],
    exercise: 'Write the smallest step as a question that can be answered with yes or no.',
    next: ['home-parents-care', 'home-money-talk'],
  },
]
