import type { Card } from '../../types.ts'

/** Asking one's parents for more freedom. */
export const teenagersToParents: readonly Card[] = [
  {
    id: 'teen-permission',
    family: 'ask',
    label: 'asking your parents for more freedom',
    contexts: ['Family', 'Personal', 'Social', 'Academic'],
    says: [
      'i want to stay out until eleven and my parents say no',
      'my curfew is nine and everyone else stays till eleven',
      'how do i ask my parents to let me go to the concert',
      "my parents won't let me sleep over at a friends",
      'my mom says no to everything i want to do',
      'my parents treat me like i am ten',
      'how do i get my dad to let me take the bus alone',
      'asking my parents for a later curfew',
      "my parents don't let me go to parties",
      'i want to convince my parents about the school trip',
      "they won't let me have my own account, how do i talk to my parents",
      'my parents wont let me go on the school trip',
    ],
    keys: ['parents', 'curfew', 'allow', 'allowed', 'permission', 'let', 'sleepover', 'concert', 'eleven', 'freedom'],
    not: ['hits', 'locks', 'afraid', 'threatens'],
    needs: [],
    principle: {
      text: 'Ask for the fear behind the no first; a plan that answers the fear is stronger than a comparison with others.',
      source: 'Fisher, Ury and Patton, Getting to Yes (interests behind positions)',
      basis: 'M',
    },
    see: [
      'Behind a no to {quote} stands a picture in their heads; find out which one.',
      'A no at home is mostly a worry with the reasons left out, and worries can be asked about.',
      {
        text: 'What {to} can say yes to is a small trial with an end, long before the whole wish.',
        when: ['has:to'],
      },
    ],
    tries: [
      {
        id: 'what-worries-you',
        move: 'open-question',
        say: {
          spoken: "I'm not here to argue. What is it that worries you most about [what you want]?",
          short: 'What worries you most about it?',
        },
        why: 'The answer tells you what your plan has to solve, and asking it sounds older than any argument.',
        cost: 'You have to listen to the end, without a "but".',
      },
      {
        id: 'plan-and-trial',
        move: 'ask',
        say: {
          spoken: 'Could we try it once, on [day]? I am with [who], I text at [time], and afterwards you decide.',
          short: 'Once, on [day], and then you decide?',
        },
        why: 'One evening with a text in the middle is a small thing to allow, and you can prove yourself in it.',
      },
      {
        id: 'smaller-step',
        when: ['said:curfew|everything'],
        move: 'choice',
        say: {
          spoken: 'If [your wish] is too much, what would be all right: half an hour more, or one night a month?',
          short: 'Half an hour more, or one night?',
        },
        why: 'A choice between two small things is easier to answer than a whole wish.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: 'All right. What would have to happen for it to be possible in [month]?',
        short: 'What would make it possible later?',
      },
      angry: { spoken: "I see this is the wrong moment. I'll ask again on [day].", short: 'I will ask on [day].' },
      why: { spoken: 'Because [one honest reason]. It matters to me to be there.', short: 'Because [one reason].' },
      delays: { spoken: 'Sure, think about it. May I ask you on [day]?', short: 'May I ask on [day]?' },
      agrees: { spoken: 'Thank you. I will text at [time], as I said.', short: 'Thanks. I text at [time].' },
      blames: {
        spoken: 'You are right about last time. This is how I do it now: [plan].',
        short: 'Right. This time: [plan].',
      },
    },
    asks: [
      { text: 'What do you think they picture when they say no?' },
      { text: 'Which small part of it could you try once?' },
      { text: 'When are they rested enough to listen?' },
    ],
    traps: ['"everybody else may"', 'asking at the door with the jacket on', 'going anyway'],
    exercise: 'Say their best reason aloud as if you believed it, and only then your plan.',
    next: ['own-path', 'parent-criticizes'],
  },
]
