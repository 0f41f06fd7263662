import type { Card } from '../../types.ts'

/** A big wish of one only, and a step too soon. */
export const paceAndWishes: readonly Card[] = [
  {
    id: 'want-different',
    family: 'home',
    label: 'a big wish that only one of you has',
    contexts: ['Personal', 'Family'],
    for: 'partner',
    says: [
      'my wife wants a third child and i dont',
      'i want kids and my boyfriend does not',
      'my husband wants to move to the countryside and i want to stay',
      'she wants to get married and im not ready',
      'he wants a dog and i dont want one',
      'my partner wants to emigrate and i dont',
      'my girlfriend wants to move in together and im not sure',
      'we disagree about having another baby',
      'my husband wants to quit his job and i am scared',
      'i want to get married and he keeps avoiding it',
      'my wife wants to move closer to her parents',
      'my fiance wants a big wedding and i want a small one',
      'i dont want kids and my boyfriend does',
    ],
    keys: [
      'wants',
      'another',
      'baby',
      'married',
      'third',
      'kids',
      'emigrate',
      'countryside',
      'disagree',
      'ready',
      'wedding',
    ],
    not: ['afraid', 'hits', 'threatens', 'forces', 'forced'],
    needs: [],
    principle: {
      text: 'Behind two opposite wishes there are often reasons that do not exclude each other, so the reasons come first.',
      source: 'Fisher, Ury and Patton, Getting to Yes',
      basis: 'M',
    },
    see: [
      'For {quote} there may be no half way, so the first talk is about understanding and decides nothing.',
      'You are not against each other in this; two good wishes do not fit into one life, and that is sad.',
      'A no that is said early is kinder than a maybe that lasts for years.',
    ],
    tries: [
      {
        id: 'what-it-would-give',
        move: 'open-question',
        say: {
          spoken: 'I want to understand it before I say my part. What would it give you, when you imagine it?',
          short: 'What would it give you?',
        },
        why: 'A wish that was understood can be turned down without being belittled.',
        cost: 'Do not answer that evening.',
      },
      {
        id: 'no-without-a-maybe',
        move: 'fact-first',
        say: {
          spoken:
            "I've thought about it honestly. I don't want [the wish], and it isn't about you. I see what that means for you.",
          short: "I don't want it, and it isn't about you.",
        },
        why: 'A clear word hurts once, and hope that leads nowhere hurts each month.',
        cost: 'Only once you are sure.',
      },
      {
        id: 'a-day-to-decide',
        move: 'time',
        say: {
          spoken:
            "I'm not sure, and I don't want to keep you waiting. Let's talk again on [day], and until then nobody pushes.",
          short: 'Again on [day], and nobody pushes.',
        },
        why: 'A date ends the pushing and the dodging alike.',
      },
    ],
    ifThey: {
      cries: {
        spoken: "I know how much you want it. I'm sad about it too. Come here.",
        short: "I'm sad about it too.",
      },
      angry: { spoken: "You may be angry. I'd rather be honest now than in five years.", short: 'Better honest now.' },
      bargains: {
        spoken: "I don't want to trade over this. Let's only understand it today.",
        short: 'No trading today.',
      },
      why: { spoken: 'The truest reason I have is this: [your reason].', short: 'The truest reason: [your reason].' },
      silent: { spoken: "We don't have to solve it tonight. I'm here.", short: 'Not tonight. I am here.' },
    },
    asks: [
      { text: 'How sure are you of your own answer, out of ten?' },
      { text: 'What do you think lies behind the wish on the other side?' },
      { text: 'What has been said about it so far, and by whom?' },
    ],
    traps: ['a yes to keep the peace', 'counting who gave in the last time', 'deciding it in bed at midnight'],
    exercise: 'Write the best reason for the other side in one sentence that your partner would sign.',
    next: ['home-same-fight', 'home-shuts-down'],
  },
  {
    id: 'not-ready',
    family: 'refuse',
    label: 'a step you are not ready for',
    contexts: ['Personal', 'Family'],
    says: [
      'he wants to move in together but i am not ready',
      'he wants to get married and im not ready',
      'my boyfriend wants me to meet his parents and its too soon',
      'my girlfriend said i love you and i couldnt say it back',
      'she wants kids now and i want to wait',
      'my partner wants to buy a house and i am not sure',
      'things are going too fast for me with him',
      'how do i tell him i want to go slower',
      'he proposed and i said i need time',
      'my girlfriend wants to get a dog together and i feel trapped',
      'she wants a joint bank account and i dont',
      'i want to keep my own apartment but he wants to live together',
    ],
    keys: ['ready', 'fast', 'soon', 'slower', 'together', 'married', 'proposed', 'wait', 'step', 'apartment'],
    not: ['afraid', 'forces', 'pressures', 'sex', 'hits', 'job', 'boss'],
    needs: [],
    principle: {
      text: 'A not yet is believed when it comes with what is true now and with a day on which it will be looked at again.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'Your answer to {quote} is a not yet, and it sounds like a no as long as nothing warm stands beside it.',
      'Say what is already true before you say what is too early.',
      'Two people rarely have the same speed; that can be said without either of them being wrong.',
    ],
    tries: [
      {
        id: 'true-then-not-yet',
        move: 'name-it',
        say: {
          spoken: 'I want to be with you, and I am not there yet with this. Both are true. Can we go slower?',
          short: 'I want you, and not this yet.',
        },
        why: 'The yes to the person comes before the not yet to the step.',
      },
      {
        id: 'a-date-to-look',
        move: 'time',
        say: {
          spoken: "Ask me again in the spring, and I'll answer you straight. Until then I don't want to be pushed.",
          short: 'Ask me again in the spring.',
        },
        why: 'A date takes the waiting out of every single evening.',
        cost: 'You owe an answer on that date.',
      },
      {
        id: 'smaller-step',
        move: 'choice',
        say: {
          spoken:
            'The whole step is too big for me now. A smaller one I would like: every weekend together, for a start.',
          short: 'A smaller step first?',
        },
        why: 'It shows that you are moving, only slower.',
      },
      {
        id: 'what-it-means',
        move: 'hear',
        say: {
          spoken: 'What would it give you if we did it now? I want to know what you are waiting for.',
          short: 'What would it give you?',
        },
        why: 'Behind a step stands a wish to be sure, and that may be met in other ways.',
      },
    ],
    ifThey: {
      cries: { spoken: 'I am staying. I am slower than you, that is all.', short: 'I am slower, that is all.' },
      angry: { spoken: 'You hoped for a yes. I want it to be a true one.', short: 'I want a true yes.' },
      why: {
        spoken: 'Because I would do it for your sake, and I want to do it for mine too.',
        short: 'Because I want to mean it.',
      },
      guilt: { spoken: 'I do love you. A yes out of guilt would be no gift.', short: 'A yes from guilt is no gift.' },
      bargains: { spoken: 'I would rather give you a true date than half a yes.', short: 'Rather a true date.' },
    },
    asks: [
      { text: 'What exactly is too early: the thing itself, or the day?' },
      { text: 'What would have to be true for you to be ready?' },
      { text: 'What can you say yes to gladly, already now?' },
    ],
    traps: ['"maybe" to keep the peace', 'ten reasons', 'waiting until they stop asking'],
    exercise: 'Finish the sentence "I am sure that" three times, and say those first.',
    next: ['want-different', 'real-talk'],
  },
]
