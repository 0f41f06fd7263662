import type { Card } from '../../types.ts'

/** A client's wish that one doubts, and a client who says too little. */
export const clientWishes: readonly Card[] = [
  {
    id: 'client-wish',
    family: 'serve',
    label: "a client's wish that you doubt",
    contexts: ['Creative', 'Professional', 'Work'],
    says: [
      'a client wants the logo bigger on my poster',
      'client says make it pop',
      'the client wants something else every week',
      'customer wants a change that ruins the design',
      'client says make it nice and nothing else',
      'how do i answer a client who wants it all in red',
      'client wants everything on one page of the flyer',
      'client sends twenty changes after the final version',
      'how do i defend my design without sounding precious to the client',
      'i have to explain my poster to a client',
      'client does not like the layout and cannot say why',
      'client wants something ugly',
      'client insists on a bad idea',
    ],
    keys: ['logo', 'poster', 'bigger', 'design', 'layout', 'flyer', 'client', 'version', 'pop', 'nice', 'changes'],
    needs: [],
    principle: {
      text: 'A wish for a change is a cure in search of a trouble; ask for the trouble and show two cures.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is a proposal for a cure, so ask first what it should heal.',
      'They know the people it is for, and you know how the eye moves; the answer needs both.',
      {
        text: 'Before {to} hears your view, let there be one question about what the work should do.',
        when: ['has:to'],
      },
    ],
    tries: [
      {
        id: 'what-should-happen',
        move: 'open-question',
        say: {
          spoken: 'Gladly, tell me first: what should somebody notice within two seconds, and what gets lost now?',
          short: 'What should be noticed first?',
        },
        why: 'The answer is often that something is not seen, and there are five ways to make it seen.',
        cost: 'You have to mean the question, and take the answer.',
      },
      {
        id: 'two-versions',
        move: 'choice',
        say: {
          spoken:
            'I made two: [your wish] as you asked, and one where [other way] does it. Look from three steps away.',
          short: 'Two versions; look from three steps away.',
        },
        why: 'Side by side the work argues for itself, and nobody has to lose.',
      },
      {
        id: 'goal-reason-advice',
        move: 'fact-first',
        say: {
          spoken: 'You wanted [goal]. That is why [choice]. My advice is to keep it; the decision is yours.',
          short: 'For [goal] I would keep it; you decide.',
        },
        why: 'A reason tied to their goal is advice; one tied to taste is a quarrel.',
      },
      {
        id: 'changes-in-a-frame',
        when: ['said:twenty|changes|again|final|week|every'],
        move: 'limit',
        say: {
          spoken:
            'Two rounds are in the price, and this is the second. Could you send everything in one list by [day]?',
          short: 'Everything in one list by [day]?',
        },
        why: 'One list makes people choose, and the frame was agreed before.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: 'Then we do it your way, and I note my advice in the mail.',
        short: 'Your way, then; my advice is noted.',
      },
      why: { spoken: 'Because the eye goes to [place] first, and stops there.', short: 'The eye stops at [place].' },
      angry: {
        spoken: 'I want it to work for you. Which part bothers you most?',
        short: 'Which part bothers you most?',
      },
      silent: { spoken: 'Show it to two people who know nothing about it.', short: 'Show it to two strangers.' },
      agrees: { spoken: 'Good. You get the final one by [day].', short: 'Final one by [day].' },
    },
    asks: [
      { text: 'What should the work do, for whom, and where will it hang?' },
      { text: 'What do you think gets lost at the moment?' },
      { text: 'How many rounds of changes did you agree on?' },
    ],
    traps: ['"trust me, I am the designer"', 'doing it without a word and sulking', 'ten reasons'],
    exercise: 'Say the goal of the piece in one sentence, and check each of your choices against it.',
    next: ['client-fee', 'ask-clarity'],
  },
  {
    id: 'client-brief',
    family: 'serve',
    label: 'a client who says too little',
    contexts: ['Work', 'Professional', 'Creative'],
    says: [
      'my client says make it nice and nothing else',
      'the customer does not know what he wants',
      'client gives no brief',
      'how do i find out what the client wants',
      'my client says surprise me',
      'customer says just make it pretty',
      'vague wishes of a client',
      'the client only says i will know it when i see it',
      'what do i ask a customer at the first visit',
    ],
    keys: ['client', 'customer', 'nice', 'brief', 'vague', 'wants', 'wishes', 'visit', 'pretty'],
    needs: [],
    principle: {
      text: 'People tell better what they need from examples and from a day of use than from a question for wishes.',
      source: 'Beyer and Holtzblatt 1998, Contextual Design',
      basis: 'M',
    },
    see: [
      'Inside {quote} there is a picture that your client has no word for yet.',
      'Few can say what they like; nearly everyone can say which of two they like less.',
      'Ask for a Tuesday in it and not for a style.',
    ],
    tries: [
      {
        id: 'which-of-two',
        move: 'choice',
        say: {
          spoken: 'Here are two pictures. Which one would you rather not have, and what is it that bothers you?',
          short: 'Which of these two rather not?',
        },
        why: 'What bothers people comes with a reason.',
      },
      {
        id: 'an-ordinary-day',
        move: 'open-question',
        say: {
          spoken: 'It is finished, it is a Tuesday in June. Who is there, and what are they doing?',
          short: 'A Tuesday in June: who does what?',
        },
        why: 'From what people do there you can read paths, light and size.',
      },
      {
        id: 'say-it-back',
        move: 'hear',
        say: {
          spoken: 'I take with me: [first], [second], and never [third]. If that is right, I draw it by [day].',
          short: '[First], [second], never [third]. Right?',
        },
        why: 'Three lines said back are the brief that nobody wrote.',
        cost: 'You will be held to them.',
      },
    ],
    ifThey: {
      laughs: { spoken: 'I know, it is hard to say. Show me one you saw and hated.', short: 'Show me one you hated.' },
      delays: {
        spoken: 'Walk through it once more and send me three photos by [day].',
        short: 'Three photos by [day]?',
      },
      refuses: { spoken: 'Then I draw two roughs, and you cross out one.', short: 'Two roughs, one crossed out.' },
      agrees: { spoken: 'Then I write it down and you sign the page.', short: 'I write it, you sign.' },
    },
    asks: [
      { text: 'What should people do there that they cannot do now?' },
      { text: 'Which example did your client mention, even in passing?' },
      { text: 'What must not happen under any circumstances?' },
    ],
    traps: ['three designs on a guess', '"what is your style?"', 'starting before the three lines were said back'],
    exercise: 'Bring six pictures, have two crossed out in silence, and ask only about those two.',
    next: ['client-wish', 'client-scope'],
  },
]
