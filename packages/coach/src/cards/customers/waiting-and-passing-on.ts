import type { Card } from '../../types.ts'

/** A wait, and a customer who is passed on. */
export const waitingAndPassingOn: readonly Card[] = [
  {
    id: 'serve-long-wait',
    family: 'serve',
    label: 'telling people that they have to wait',
    contexts: ['Professional', 'Work', 'Public'],
    says: [
      'we are short of people and they scream because they wait 50 minutes',
      'long wait in our clinic and people are getting angry at me',
      'kitchen is 40 minutes behind what do i tell the tables',
      'how do i tell a customer there are 12 people before him',
      'delivery is late again, third time',
      'waiting room is full and doctor runs late',
      'callers on hold complain',
      'train delayed, im the conductor and have to announce',
      'no appointments until march',
      'people ask me every 5 min how long it takes',
      'backorder for weeks and the custmer needs it now',
      'i am running two days late how do i call the customer',
      'i am late with the job and have to call',
      'the line is long and people get mad',
      'food takes an hour and guests complain',
      'guest arrives early and the room isnt ready',
    ],
    keys: ['wait', 'waiting', 'queue', 'delay', 'delayed', 'late', 'hold', 'backorder', 'line', 'appointment'],
    not: ['weapon', 'chest', 'bleeding'],
    needs: [],
    principle: {
      text: 'A wait without an end or a reason feels longer than one that has both.',
      source: 'Maister 1985, The Psychology of Waiting Lines',
      basis: 'M',
    },
    see: [
      "People can bear {quote}; what they don't bear is not knowing.",
      'Go to them before they come to you; the same news is then a service.',
      'You may not be able to shorten it, and you can give it a number and a reason.',
    ],
    tries: [
      {
        id: 'number-reason-choice',
        move: 'fact-first',
        say: {
          spoken:
            "It will take a while, and I want to be honest about it. You can wait here, or I'll call you. Which is better?",
          short: 'About [minutes] minutes. Wait, or be called?',
        },
        why: 'Number, reason, choice: the time is theirs again.',
        cost: 'Name the longer figure; early is a present.',
      },
      {
        id: 'before-they-ask',
        move: 'name-it',
        say: {
          spoken: "I know you've been here since [time]. You're number [number], and I haven't forgotten you.",
          short: "You're number [number]. You're not forgotten.",
        },
        why: 'Being forgotten is the real fear in a waiting room.',
      },
      {
        id: 'third-time-late',
        when: ['said:again|third|always|backorder'],
        move: 'own',
        say: {
          spoken:
            "This isn't the first delay, and that's on us. The date I can stand behind is [date]. Shall I reserve it?",
          short: "That's on us. [Date] is firm.",
          written:
            "This isn't the first delay, and that's on us. The date I can stand behind is [date]. Until then I can offer [stopgap]. If you'd rather cancel, one line is enough and it costs you nothing.",
        },
        why: 'After soft dates only a firm one counts, and a free way out proves that you mean it.',
        cost: 'Offer the way out only if it is yours to give.',
      },
      {
        id: 'to-the-whole-room',
        when: ['said:room|announce|train|everyone|tables'],
        move: 'time',
        say: {
          spoken:
            "A word to everybody: we're [minutes] minutes behind because of [reason]. I'll be back with news at [time].",
          short: '[Minutes] minutes behind. News at [time].',
        },
        why: 'One announcement with a next one spares you twenty answers.',
      },
    ],
    ifThey: {
      angry: {
        spoken: "You've waited longer than I told you. I'll find out now where you are.",
        short: "I'll find out now.",
      },
      why: { spoken: "[Reason in a few words]. It isn't about who came first.", short: '[Reason in a few words].' },
      refuses: {
        spoken: 'I understand if you go. Shall I note you for the first slot tomorrow?',
        short: 'First slot tomorrow?',
      },
      bargains: { spoken: "I can't move you ahead. I can call you when it's close.", short: "I can't, but I'll call." },
    },
    asks: [
      { text: 'How long is it really, at the worst?' },
      { text: 'What could they do in the meantime?' },
      { text: 'When can you give the next bit of news?' },
    ],
    traps: ['"just a moment"', 'a shorter figure to be nice', 'not looking up'],
    exercise: 'Write your announcement with a number, a reason and the time of the next one, in two lines.',
    next: ['serve-angry-in-person', 'our-fault'],
  },
  {
    id: 'serve-hand-over',
    family: 'serve',
    label: 'passing a customer on',
    contexts: ['Professional', 'Work'],
    says: [
      'customer wants to speak to my manager',
      'how do i escalate a ticket without annoying the customer',
      'have to transfer the call to another department',
      'support chat, fourth agent and the customer is sick of repeating',
      'what do i write when i dont know the answer in live chat',
      'how to hand over a case to a collegue',
      'customer demands a supervisor and there is none',
      'the bug isnt fixed and support has to tell them',
      'template answers make people angry',
      'tier 2 takes days, what do i tell him',
      'guest wants to talk to my supervisor',
    ],
    keys: [
      'escalate',
      'ticket',
      'transfer',
      'manager',
      'supervisor',
      'support',
      'chat',
      'agent',
      'department',
      'handover',
    ],
    not: ['shift', 'nurse', 'patient', 'doctor', 'weapon'],
    needs: [],
    principle: {
      text: 'Nobody should have to tell it twice, so pass on the story together with the person.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'What makes {quote} bitter is starting over, so let the story travel along.',
      "I don't know is a good sentence once it has a name and a time behind it.",
      'Three lines save {to} the retelling: what happened, what was tried, what is wanted.',
    ],
    tries: [
      {
        id: 'story-goes-along',
        move: 'fact-first',
        say: {
          spoken:
            "[Name] can decide this. I've written down what happened, so you won't have to repeat it. One moment.",
          short: '[Name] has your whole story.',
          written:
            "I'm passing this to [name], who can decide it. What I've noted: [what happened], tried so far: [steps]. You won't have to repeat any of it, and you'll hear from us by tomorrow noon.",
        },
        why: 'A name and a finished note turn a transfer into progress.',
      },
      {
        id: 'dont-know-yet',
        move: 'time',
        say: {
          spoken: "I don't know that one. I'll ask [name] and be back in this chat by [time].",
          short: "I'll ask. Back by [time].",
        },
        why: 'It is honest, and the clock does the reassuring.',
        cost: 'Come back at that minute even with nothing new.',
      },
      {
        id: 'wants-the-manager',
        when: ['said:manager|supervisor|boss|demand'],
        move: 'choice',
        say: {
          spoken: 'You can have a call from [name] by [time]. Or I try [step] right now. Which do you prefer?',
          short: '[Name] by [time], or [step] now?',
        },
        why: 'It takes the wish seriously and keeps the quick way open.',
      },
      {
        id: 'sick-of-repeating',
        when: ['said:fourth|third|again|repeat|template|sick'],
        move: 'hear',
        say: {
          spoken:
            "You've told this more than once already. I've read all of it: [one line]. I'm staying with it until it's closed.",
          short: "I've read it all: [one line].",
        },
        why: 'One line that proves the reading is worth more than any apology.',
      },
    ],
    ifThey: {
      angry: { spoken: "I'd be tired of it too. From here on it's one name: mine.", short: "From here on, it's me." },
      refuses: { spoken: "Then you stay with me, and I'll do the asking.", short: "Then I'll do the asking." },
      why: {
        spoken: "Because it needs a permission I don't have, and [name] has it.",
        short: '[Name] has the permission.',
      },
      delays: {
        spoken: "I'll keep the ticket open until you write. Nothing gets lost.",
        short: 'The ticket stays open.',
      },
      silent: {
        spoken: "I'll leave this open until [time] and then write you an email.",
        short: "I'll email at [time].",
      },
    },
    asks: [
      { text: 'Who can decide it, and by when?' },
      { text: 'How often has the customer told the story so far?' },
      { slot: 'medium', text: 'Is it a call, a chat or a mail?' },
    ],
    traps: ['a transfer without a name', '"as per my last message"', 'two templates in a row'],
    exercise: 'Write the case in three lines that a colleague could read in ten seconds.',
    next: ['our-fault', 'serve-long-wait'],
  },
]
