import type { Card } from '../../types.ts'

/** What a team asks for: more pay, the same day off. */
export const payAndLeave: readonly Card[] = [
  {
    id: 'pay-questions-lead',
    family: 'money',
    label: 'pay questions from your own people',
    contexts: ['Work', 'Professional'],
    for: 'work',
    says: [
      'my best employee wants a raise and there is no budget',
      'one of my people found out that her colleague earns more',
      'how do i answer when my report asks for more money',
      'someone on my team asks why he is paid less than the new hire',
      'i have to tell my team there are no raises this year',
      'employee asks about salary and i cant decide it',
      'my direct report says he is underpaid',
      'how do i say no to a raise request from a good employee',
      'two people on my team compared salaries',
      'she wants a raise, i cant give it and i dont want to lose her',
    ],
    keys: ['raise', 'raises', 'employee', 'salaries', 'underpaid', 'budget', 'report', 'paid less', 'pay'],
    not: ['my boss', 'my manager', 'invoice', 'loan'],
    needs: [],
    principle: {
      text: 'Say what you can decide and what you cannot, give a date for the rest, and never argue with what somebody feels worth.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} asks two things, the money and the worth, and the second one you can answer today.',
      'A no that has its reason and a date is easier to live with than a maybe.',
      'What others earn stays with them; how pay is set can always be explained.',
    ],
    tries: [
      {
        id: 'decide-and-not',
        move: 'fact-first',
        say: {
          spoken:
            "I can't decide that alone. I can put your case to [who decides] by [day], and you hear the answer from me.",
          short: 'You hear the answer from me by [day].',
          written:
            "Thank you for asking me directly. I can't decide pay alone. I will put your case to [who decides] by [day], with these points: [what you achieved]. Whatever comes back, you hear it from me on [day].",
        },
        why: 'It promises only what lies in your hands, and that to the day.',
        cost: 'Miss that day once and the next promise is worth nothing.',
      },
      {
        id: 'no-with-road',
        move: 'refuse',
        say: {
          spoken:
            "There is no raise this year, and it isn't your work. What would it take next time: let's write that down.",
          short: "No raise this year. It isn't your work.",
        },
        why: 'The no is plain, and the road after it is in writing.',
      },
      {
        id: 'compared',
        when: ['said:colleague|compared|less|hire|salaries|earns'],
        move: 'hear',
        say: {
          spoken:
            "I see why that stings. I can't talk about her pay. I will check yours against the range and tell you honestly.",
          short: 'I will check yours and tell you.',
        },
        why: 'The feeling gets heard, and the other salary stays private.',
      },
      {
        id: 'besides-money',
        when: ['said:lose|budget|best|good'],
        move: 'open-question',
        say: {
          spoken: 'Besides money, what would make the next year better for you? Some of it I can do at once.',
          short: 'Besides money, what would help?',
        },
        why: 'Hours, tasks and titles often lie in your hands when the budget does not.',
        cost: 'Never offer it as a replacement for the talk about pay.',
      },
    ],
    ifThey: {
      angry: { spoken: "You have reason to be. I'd rather you said it here than nowhere.", short: 'Better said here.' },
      why: { spoken: 'Because the budget was set in [month], and I had no say in it.', short: 'The budget was set.' },
      refuses: { spoken: 'I would be sorry to lose you. Can you give me until [day]?', short: 'Until [day]?' },
      bargains: {
        spoken: 'Let me write that down and ask. I promise no more than that.',
        short: 'I ask. No more than that.',
      },
      silent: { spoken: 'Take it home with you. We talk again on Thursday.', short: 'Again on Thursday.' },
    },
    asks: [
      { text: 'What of it can you decide yourself?' },
      { text: 'How is pay set where you work, in two sentences?' },
      { text: 'By which day could you bring back an answer?' },
    ],
    traps: ['a maybe that you know is a no', 'talking about what others earn', 'hiding behind the company'],
    exercise: 'Say the no aloud once without "unfortunately" and without a second reason.',
    next: ['keep-somebody', 'bad-news-report'],
  },
  {
    id: 'everyone-wants-off',
    family: 'refuse',
    label: 'a no to a wish of your team',
    contexts: ['Work', 'Professional'],
    says: [
      'i have to say no to a vacation request',
      'everyone on my team wants the same week off',
      'i need to deny a day off',
      'my employee wants to work from home and i cant allow it',
      'i have to tell my team there is no bonus this year',
      'an employee asked for fewer hours and i have to refuse',
      'my team wants a new tool and there is no budget',
      'how do i reject a request from my team member',
      'two people want the same shift off',
      'i have to cancel their holiday because we are short staffed',
    ],
    keys: ['vacation', 'request', 'off', 'deny', 'week', 'same', 'team', 'bonus', 'shift', 'holiday'],
    not: ['husband', 'customer', 'kids'],
    needs: [],
    principle: {
      text: 'A no is taken as fair when the rule is known, each could say their part, and the reason is told honestly.',
      source: 'Colquitt, Conlon, Wesson, Porter and Ng 2001, Journal of Applied Psychology',
      basis: 'M',
    },
    see: [
      'With {quote} somebody will be disappointed; a rule that all know makes it bearable.',
      'They will forgive the no sooner than the guessing.',
      'The no first, then the rule behind it, then what is possible.',
    ],
    tries: [
      {
        id: 'no-rule-offer',
        move: 'refuse',
        say: {
          spoken:
            "I can't give you that week; two are off already, and we need three here. The week after is yours if you want it.",
          short: 'Not that week. The next is yours.',
        },
        why: 'No, reason and offer come in one breath, and nobody has to dig for them.',
        cost: 'The rule has to hold for your favorites too.',
      },
      {
        id: 'let-them-sort-it',
        move: 'choice',
        say: {
          spoken:
            'Four of you want one week, and two can have it. Sort it out among you by Wednesday; otherwise I draw lots.',
          short: 'Two can. Sort it out by Wednesday, or lots.',
        },
        why: 'People trade more fairly among themselves than from above.',
      },
      {
        id: 'hear-the-reason',
        move: 'hear',
        say: {
          spoken: 'What hangs on that week for you? I cannot promise it, and I want to know before I decide.',
          short: 'What hangs on that week?',
        },
        why: 'A wedding weighs more than a cheap flight, and only they can tell you.',
      },
      {
        id: 'next-time-early',
        move: 'time',
        say: {
          spoken: 'This year it is a no. From now on the list opens in January, and whoever was last chooses first.',
          short: 'No this year. In January the list opens.',
        },
        why: 'A better rule for next time takes the sting out of this one.',
      },
    ],
    ifThey: {
      angry: { spoken: 'Blame me for it. I decided by the rule, and I stand by it.', short: 'I decided by the rule.' },
      why: { spoken: 'Because three must be here for the work to be safe.', short: 'Because three must be here.' },
      bargains: { spoken: 'If you find somebody to swap with, you have my yes.', short: 'Find a swap, and yes.' },
      guilt: { spoken: 'I see what it costs you. I still cannot do it.', short: 'I still cannot do it.' },
      cries: { spoken: 'I am sorry. Let us look at what else would help.', short: 'What else would help?' },
    },
    asks: [
      { text: 'Which rule have you used so far, and do they know it?' },
      { text: 'What can you offer that is true?' },
      { text: 'Who was disappointed the last time?' },
    ],
    traps: ['"it is not up to me" when it is', 'a secret exception', 'reasons before the no'],
    exercise: 'Say the no in the first six words, and the offer in the last six.',
    next: ['bad-news-report', 'bad-news-team'],
  },
]
