import type { Card } from '../../types.ts'

/** A post that went to another, and credit that did. */
export const passedOver: readonly Card[] = [
  {
    id: 'passed-over',
    family: 'feedback-receive',
    label: 'being passed over',
    contexts: ['Work', 'Professional', 'Academic'],
    for: 'boss',
    notFor: ['lead', 'team lead', 'tech lead'],
    says: [
      'my coworker got the raise that i was promised',
      'i didnt get the promotion and my coworker did',
      'they gave the lead role to someone with less experience',
      'how do i ask my boss why i was passed over',
      'ive been here six years and never get promoted',
      'i trained him and now hes my manager',
      'applied internally and got rejected, have to talk to my boss',
      'they hired from outside instead of me',
      'how do i congratulate the person who got my job',
      'not chosen for the project i wanted',
      'want to ask what i need for the next promotion without sounding bitter',
      'i got passed over for promotion and the new lead is younger than me',
      'they promoted someone else',
      'i want to ask why i didnt get the promotion',
      'they gave my promotion to the new guy',
      'why was he promoted and not me',
      'everyone on my team got a bonus but me',
      'they all got the raise except me',
      'i wasnt chosen for the team lead',
      'they hired someone from outside for my job',
    ],
    keys: ['promotion', 'promoted', 'passed', 'role', 'chosen', 'internally', 'experience', 'hired', 'lead', 'bitter'],
    not: ['layoff'],
    needs: [],
    principle: {
      text: 'Separate the verdict from the coaching: the decision is over, and what you can still get is one example and one condition.',
      source: 'Stone & Heen, Thanks for the Feedback',
      basis: 'M',
    },
    see: [
      '{quote} stings, and the useful question comes a few days after the sting.',
      {
        text: 'What {to} can still give you is the condition for next time, in words that can be checked.',
        when: ['has:to'],
      },
      'The decision will not be taken back, so the talk is about the next one.',
    ],
    tries: [
      {
        id: 'one-example',
        move: 'open-question',
        say: {
          spoken:
            "I'd have liked that role. What is one thing that spoke for the other choice? One example helps me most.",
          short: 'What spoke for the other choice?',
        },
        why: 'One example can be worked on, and a general answer cannot.',
      },
      {
        id: 'what-would-make-it-yes',
        move: 'ask',
        say: {
          spoken: 'What would you need to see from me by [month], so that next time the answer is yes?',
          short: 'What would make it a yes by [month]?',
          written:
            'Thank you for telling me yourself. I would like to be ready next time. Could we take twenty minutes on [day] to agree on what you would need to see from me by [month]?',
        },
        why: 'It turns a no into a list with a date.',
        cost: 'Ask it only if you would stay that long.',
      },
      {
        id: 'one-true-line',
        when: ['said:congrat|coworker|trained|manager|hes|who'],
        move: 'praise',
        say: {
          spoken: 'Congratulations. I wanted it too, so this took me a day. I mean it now.',
          short: 'Congratulations. You will be good at [what].',
        },
        why: 'Said once and truly, it ends the whispering before it begins.',
      },
    ],
    ifThey: {
      refuses: { spoken: 'Then who could tell me, and when?', short: 'Who could tell me?' },
      delays: { spoken: 'Gladly later. Does [day] suit you?', short: '[Day], then?' },
      denies: { spoken: 'I may see it wrongly. Which example comes to your mind?', short: 'Which example?' },
      blames: {
        spoken: 'I take that with me. What would have shown you the opposite?',
        short: 'What would have shown it?',
      },
      agrees: {
        spoken: "Thank you. I'll write down what we agreed and send it to you today.",
        short: 'I will note what we said.',
      },
    },
    asks: [
      { text: 'What were you told as the reason, word for word?' },
      { text: 'Do you want that role, or to be seen?' },
      { text: 'Who else saw the work that should have counted?' },
    ],
    traps: ['a comparison with the one who got it', 'a threat to leave', 'talking within the first day'],
    exercise: 'Say the question aloud until the word "why" has gone from it.',
    next: ['ask-raise', 'feedback-unclear'],
  },
  {
    id: 'credit-taken',
    family: 'hard-talk',
    label: 'a coworker taking the credit',
    contexts: ['Work', 'Academic', 'Creative', 'Professional'],
    says: [
      'coworker presented my idea as his own',
      'she takes credit for my work in front of the boss',
      'my teammate put his name on my slides',
      'he repeats what i said in meetings and everyone loves it',
      'colleague keeps stealing my ideas how do i confront her',
      'my manager praised him for the thing i built',
      'group project and one guy claims he did everything',
      'my name got left off the paper',
      'how to speak up when someone else gets the credit',
      'my bandmate says he wrote the song',
      'passing off my work as thier own',
      'she ccd the director and acted like it was all her',
      'my boss presented my work as his own',
      'she got praised for what i did',
      'he put his name on my report',
      'a colleague copies my work and presents it as hers',
      'another teacher uses my lesson plans under her name',
    ],
    keys: [
      'credit',
      'stole',
      'stealing',
      'idea',
      'ideas',
      'claims',
      'coworker',
      'colleague',
      'teammate',
      'presented',
      'name',
      'praised',
    ],
    not: ['threatens', 'harassed', 'afraid'],
    needs: ['to'],
    principle: {
      text: 'Name one occasion, its effect and what you want next; a fact with a request gets further than a verdict on character.',
      source: 'Center for Creative Leadership, situation, behavior, impact',
      basis: 'V',
    },
    see: [
      '{quote} is reason enough for one private talk, kept to a single occasion that you can name.',
      {
        text: 'With somebody above you, the record does more than the quarrel: who did which part, in writing, before the next meeting.',
        when: ['power:up'],
      },
      'Whether it was theft or carelessness, the first talk is the same: the occasion, the effect, and what happens next time.',
    ],
    tries: [
      {
        id: 'one-occasion',
        move: 'fact-first',
        say: {
          spoken: "In [meeting] you showed [work] without saying I made it. I'd like my name on it from here on.",
          short: '[Work] was mine. Please name me next time.',
          written:
            "In [meeting] you showed [work] without mentioning that I made it. You may not have noticed; I did. From here on I'd like my name on what I make, and I'll do the same for yours. Could you tell [name] whose it was?",
        },
        why: 'There is little to deny in a fact, and the wish is easy to grant.',
        cost: 'Do it alone and once; an audience turns it into a defense.',
      },
      {
        id: 'how-did-that-happen',
        when: ['power:peer'],
        move: 'open-question',
        say: {
          spoken: 'I was surprised to see my work without my name on it. How did that happen?',
          short: 'Where did my name go?',
        },
        why: 'If it was carelessness, you get your name back for free; if not, they know that you noticed.',
      },
      {
        id: 'carry-it-on',
        when: ['said:meeting|repeat|presented|said|front'],
        move: 'name-it',
        say: {
          spoken: 'Glad that landed. When I raised it a moment ago, I had one more point in mind; let me add that.',
          short: 'Glad my idea landed. One addition.',
        },
        why: 'You claim it by carrying it forward, which nobody can call petty.',
      },
      {
        id: 'for-the-record',
        when: ['said:boss|manager|director|praised|paper|name'],
        move: 'write',
        say: {
          spoken:
            'For the record on [project]: I did [your part], and [name] did the rest. Happy to walk you through mine.',
          short: 'On [project], [your part] was mine.',
          written:
            "A short note on [project], so that the parts are clear: I did [your part], and [name] did the rest. I'd be glad to walk you through the choices I made, and to present that part next time.",
        },
        why: 'A calm list of who did what, their share included, reads as order and not as complaint.',
      },
    ],
    ifThey: {
      denies: {
        spoken: "We remember it differently. For the next one, let's write the names on it first.",
        short: 'Then names first, next time.',
      },
      blames: {
        spoken: 'That may be. My part was [your part], and I want it named.',
        short: 'Maybe. My part gets named.',
      },
      laughs: { spoken: "It is a small thing to fix, so let's fix it today.", short: "Small, so let's fix it." },
      angry: {
        spoken: "I'm not accusing you of a plan. I want my name on my work.",
        short: 'No accusation. Just my name.',
      },
      agrees: { spoken: 'Thank you. Will you tell the team, or shall I?', short: 'Thanks. You or me?' },
    },
    asks: [
      { text: 'Would a word now settle it, or only your name on the next one?' },
      { text: 'Who saw you do the work?' },
      { slot: 'tried', text: 'Is this the first time, or the third?' },
    ],
    traps: ['the word "always"', 'telling everybody else first', 'so much praise that the wish gets lost'],
    exercise: 'Write the date, the room and the piece of work in one line, and say only that line aloud.',
    next: ['speak-up-meeting', 'feedback-peer'],
  },
]
