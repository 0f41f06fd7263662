import type { Card } from '../../types.ts'

/** Who does what, and who pays what. */
export const sharingTheWork: readonly Card[] = [
  {
    id: 'home-fair-share',
    family: 'home',
    label: 'sharing the work at home',
    contexts: ['Family', 'Personal'],
    says: [
      'my husband does nothing around the house',
      'im tired of being the only one who cleans',
      'how do i ask my wife to do more chores without nagging',
      'he says just tell me what to do but thats the whole problem',
      'i work full time and still do all the laundry',
      'mental load talk with my partner',
      'roommate never does the dishes',
      'she thinks the house cleans itself',
      'every sunday i explode about the kitchen',
      'we both work but i do eveything',
      'my husband never helps with bedtime',
      'my wife leaves the kids to me every evening',
    ],
    keys: [
      'chores',
      'dishes',
      'laundry',
      'cleaning',
      'housework',
      'load',
      'nagging',
      'kitchen',
      'messy',
      'tidy',
      'bedtime',
      'helps',
    ],
    not: ['afraid', 'hits', 'hit', 'threatens', 'violent', 'bruise'],
    needs: ['to'],
    principle: {
      text: 'Noticing and planning are work too, so hand over whole jobs instead of single orders.',
      source: 'Daminger 2019, The Cognitive Dimension of Household Labor',
      basis: 'M',
    },
    see: [
      'Part of {quote} is the work itself, and part is being the one who has to notice it.',
      'A list of grievances starts a trial about the past; one job with a new owner changes next week.',
      'Tell {to} what to do each time and you keep the planning; give away one whole job and the planning goes with it.',
    ],
    tries: [
      {
        id: 'one-whole-job',
        move: 'ask',
        say: {
          spoken:
            'I want one job off my mind for good. Could [job] be yours from start to finish, planning included, from this week?',
          short: 'Could [job] be yours now, all of it?',
        },
        why: 'Giving a whole job away also gives away the noticing.',
        cost: 'It will be done differently from your way, and you have to let that stand.',
      },
      {
        id: 'the-week-on-paper',
        move: 'fact-first',
        say: {
          spoken: 'Can we write down everything that gets done here in a week, and then look at the list together?',
          short: 'Can we list a week of work here?',
        },
        why: "A list on paper can't be heard as nagging, and it usually surprises both of you.",
        cost: "It takes half an hour, so don't begin when one of you is tired or hungry.",
      },
      {
        id: 'after-the-explosion',
        when: ['said:explod|blow|blew|yell|snap|scream'],
        move: 'repair',
        say: {
          spoken:
            "I blew up about [thing], and that wasn't fair. The tiredness behind it is real. Could we sit down on [day]?",
          short: 'Sorry I blew up. Shall we say [day]?',
        },
        why: 'You take back the tone and keep the point.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: "Then tell me which jobs you would keep, and we'll see what is left.",
        short: 'Which jobs would you keep, then?',
      },
      angry: {
        spoken: "I'm not saying you do nothing. I'm saying I can't hold all of it.",
        short: "Not nothing. I can't hold it all.",
      },
      why: {
        spoken: "Because I've been carrying the list in my head, and it wears me out.",
        short: 'My head is full of lists.',
      },
      bargains: {
        spoken: "Helping me is kind. What I'm asking is that you own it.",
        short: 'Not help. Yours, all of it.',
      },
      agrees: {
        spoken: "Thank you. I won't remind you, and I won't redo it.",
        short: 'Thanks. No reminders from me.',
      },
    },
    asks: [
      { text: 'Which single job would bring the most relief if you never had to think of it again?' },
      { slot: 'when', text: 'When in the week are you both awake, fed and in no hurry?' },
      { slot: 'tried', text: 'What happened the last time you handed something over?' },
    ],
    traps: [
      '"you never", which gets answered with the one time it happened',
      'calling it help, as if the house were yours alone',
      'redoing the job after it is done',
    ],
    exercise: 'Write down the three jobs that only you notice, then circle the one you would give away first.',
    next: ['home-same-fight', 'home-shuts-down'],
  },
  {
    id: 'home-money-talk',
    family: 'home',
    label: 'a money talk with a partner',
    contexts: ['Family', 'Personal'],
    says: [
      'my husband spends and i save',
      'how do i bring up the credit card debt with my wife',
      'we fight every time its about money',
      'he buys stuff and doesnt tell me',
      'i want a budget and she gets defensive',
      'how do we split rent when i earn less than my boyfriend',
      'i pay for evrything and im starting to resent it',
      'joint account or seperate how do i even ask',
      'have to tell my partner i have debt',
      'she wants a new car, i want to pay off the loan',
    ],
    keys: ['money', 'budget', 'debt', 'spend', 'spending', 'account', 'savings', 'rent', 'bills', 'partner'],
    not: ['afraid', 'hits', 'threatens', 'controls', 'allowance'],
    needs: ['to'],
    principle: {
      text: 'Talk about what the money has to protect before you talk about who spent it.',
      source: 'Fisher, Ury and Patton, Getting to Yes (interests before positions)',
      basis: 'M',
    },
    see: [
      'Under {quote} sits a second question, what money has to make safe; start there, and the figures get easier.',
      'A date and one page of numbers keep this from turning into a talk about whose fault it is.',
      { text: 'You can name {amount}, so the talk can begin at a figure instead of at blame.', when: ['has:amount'] },
    ],
    tries: [
      {
        id: 'money-date',
        move: 'time',
        say: {
          spoken:
            "Could we take half an hour this weekend for our money, with coffee and no blame? I'll bring the numbers.",
          short: 'Half an hour on money, [day]?',
          casual: "Money talk on [day], half an hour? I'll make coffee and bring the numbers.",
        },
        why: "A time that both agreed to isn't an ambush.",
      },
      {
        id: 'what-for',
        move: 'open-question',
        say: {
          spoken: 'Before we talk about any purchase: what should our money make sure of, for you, over the next year?',
          short: 'What should our money make sure of?',
        },
        why: 'You hear the wish behind the spending or the saving before you argue about either.',
        cost: 'You will be asked the same, so have your own answer.',
      },
      {
        id: 'my-debt',
        when: ['said:debt|owe|loan|confess|secret'],
        move: 'own',
        say: {
          spoken:
            'I have to tell you something about money. I owe [amount], since [when]. You should have heard it sooner.',
          short: "I owe [amount]. I'm telling you late.",
        },
        why: 'The figure in the second breath saves both of you the guessing.',
        cost: 'Trust may take longer to come back than the money.',
      },
      {
        id: 'ask-first-line',
        move: 'limit',
        say: {
          spoken:
            "I'd like us to check with each other before anything over [amount], both of us. Is that the right figure?",
          short: 'Over [amount] we ask first, both of us?',
        },
        why: 'A number that binds both means that nobody has to play the parent.',
      },
    ],
    ifThey: {
      angry: {
        spoken: "I don't want to win this. Let's stop here and take it up again on [day].",
        short: "Let's stop. Again on [day].",
      },
      silent: {
        spoken: "You don't have to answer tonight. I'll leave the page on the table.",
        short: 'The page stays on the table.',
      },
      blames: {
        spoken: "Some of that is mine. First let's look at what is there now.",
        short: "Partly mine. What's there now?",
      },
      delays: {
        spoken: "Then you pick the evening, as long as it's before [date].",
        short: 'You pick, before [date].',
      },
      denies: {
        spoken: 'Maybe I misread it. Shall we open the account and look together?',
        short: 'Shall we look together?',
      },
    },
    asks: [
      { text: 'Which figures do you both know, and which only one of you?' },
      { text: 'Is there one purchase behind this, or a pattern?' },
      { slot: 'want', text: 'What would be different a year from now if the talk went well?' },
    ],
    traps: [
      'opening the talk with a receipt in your hand',
      'adding up ten years',
      'a rule that binds only the other one',
    ],
    exercise: 'Write your own share of the problem in one sentence with a figure in it, and read it aloud once.',
    next: ['home-same-fight', 'home-fair-share'],
  },
]
