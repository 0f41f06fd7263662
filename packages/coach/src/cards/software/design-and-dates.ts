import type { Card } from '../../types.ts'

/** A design in dispute, and a release that slips. */
export const designAndDates: readonly Card[] = [
  {
    id: 'code-design-disagree',
    family: 'code',
    label: 'disagreeing about a design',
    contexts: ['Work', 'Professional'],
    says: [
      'my tech lead wants microservices and i think its a mistake',
      'how do i disagree with the architect in a meeting',
      'we argue for weeks about the database',
      'he wants to rewrite everything in rust',
      'product wants a feature that will break the data model',
      'i was overruled and now have to build it',
      'nobody decides anything in our design meetings',
      'team lead ignores my concerns about security',
      'my manager wants the ai model to decide without a human in the loop',
      'tabs vs spaces kind of fight is killing our team',
      'how do i propose an alternatve without looking stubborn',
      'My manager wants the model to decide without review. How do I disagree?',
    ],
    keys: [
      'design',
      'architecture',
      'rewrite',
      'proposal',
      'decision',
      'lead',
      'architect',
      'microservices',
      'database',
      'overruled',
    ],
    not: ['logo', 'interior', 'dress'],
    needs: ['to'],
    principle: {
      text: 'Write the decision down with its context and what would reverse it; then it can be settled and reopened.',
      source: 'Nygard 2011, Documenting Architecture Decisions',
      basis: 'M',
    },
    see: [
      'You get past {quote} once both say what would have to be true for the other design to win.',
      'Cost, risk, and how hard it is to undo are three different questions; take them one at a time.',
      'Grant {to} the strongest version of that idea first, and yours gets a hearing.',
    ],
    tries: [
      {
        id: 'strongest-version',
        move: 'hear',
        say: {
          spoken: 'The best case for [their idea] is [reason]. What worries me is [risk]. How would we handle that?',
          short: 'How would [their idea] handle [risk]?',
        },
        why: 'Someone whose case was put well no longer has to shout it.',
      },
      {
        id: 'what-would-change-our-minds',
        move: 'open-question',
        say: {
          spoken: "Which result would make you choose the other one? I'll tell you mine, and then we measure that.",
          short: 'Which result would change your mind?',
        },
        why: 'It swaps weeks of opinion for an afternoon of measuring.',
      },
      {
        id: 'small-reversible',
        when: ['said:rewrite|everything|risk|mistake|week'],
        move: 'choice',
        say: {
          spoken: 'Could we try it on [small part] for two weeks, with [number] as the test, and decide then?',
          short: 'Try it on [small part] first?',
        },
        why: "What can be undone doesn't need a unanimous vote.",
      },
      {
        id: 'overruled',
        when: ['said:overruled|decided|ignor|lost'],
        move: 'write',
        say: {
          spoken:
            "I'd have chosen otherwise, and I'll build it. I want [risk] in the record, with a date to look again.",
          short: "I'll build it. Please record [risk].",
          written:
            "Decision: we go with [choice]. Recorded risk: [risk]. We look at it again when [signal], or at the end of the quarter at the latest. I disagreed, and I'm building it as decided.",
        },
        why: "You're loyal to the decision, and the doubt isn't lost.",
        cost: "If people could come to harm, don't stop at the record; take it one level up.",
      },
    ],
    ifThey: {
      angry: {
        spoken: "We're both defending something good. Let's write both down and read them tomorrow.",
        short: "Let's write both down.",
      },
      denies: { spoken: 'It may never happen. How would we notice if it did?', short: 'How would we notice?' },
      delays: {
        spoken: 'Not deciding is choosing the old design. Can we settle it by [day]?',
        short: 'Can we settle it [day]?',
      },
      refuses: { spoken: "Understood. Please note my concern, and I'm on board.", short: 'Noted, and on board.' },
      why: {
        spoken: "Because undoing it would cost us [cost], and the other way wouldn't.",
        short: 'Undoing it costs [cost].',
      },
    },
    asks: [
      { text: 'Who decides this in the end?' },
      { text: 'How hard would it be to undo after three months?' },
      { text: 'Which number could settle it?' },
    ],
    traps: [
      "arguing by authority, yours or a famous company's",
      'a new objection at each meeting',
      '"we always did it this way"',
    ],
    exercise: "Write half a page in favor of the design you don't want, until its owner would nod.",
    next: ['code-review-give', 'code-docs'],
  },
  {
    id: 'code-slip',
    family: 'code',
    label: 'a release that slips',
    contexts: ['Work', 'Professional'],
    says: [
      'how do i tell the product manager the release slips',
      'we wont make the sprint goal',
      'feature promised for monday, itll be thursday',
      'my estimate was way off',
      'sales already promised it to the client',
      'migration takes twice as long as planned',
      'boss asks for an estimate and i have no idea',
      'they keep adding stuff and the date stays',
      'test rig failed and the launch is at risk',
      'second time i have to move the dedline',
    ],
    keys: ['release', 'slips', 'deadline', 'estimate', 'sprint', 'launch', 'late', 'ship', 'scope', 'delayed'],
    not: ['essay', 'rent', 'loan', 'homework'],
    needs: [],
    principle: {
      text: 'The main thing first: the new date and the choice, then the one cause.',
      source: 'Minto, The Pyramid Principle (answer first)',
      basis: 'M',
    },
    see: [
      'Today {quote} is a plan to be changed, and on the due date it would be a broken promise.',
      'Scope, date and people are the three levers; name which of them you would pull.',
      'Give {to} a sentence that can be passed on upstairs as it stands.',
    ],
    tries: [
      {
        id: 'date-and-choice',
        move: 'fact-first',
        say: {
          spoken: '[Feature] will be [new date]. On the old date you could have [main part]. Which do you want?',
          short: '[New date], or [main part] on time?',
          written:
            '[Feature] moves to [new date]. On the old date we could ship [main part] instead. I need your choice by tomorrow noon; without it we plan for the later date. The cause is in the ticket, for anyone who wants it.',
        },
        why: 'They decide instead of forgiving.',
        cost: "A second slip costs double, so give the date you'd bet on.",
      },
      {
        id: 'range-not-point',
        when: ['said:estimate|idea|guess|unknown'],
        move: 'limit',
        say: {
          spoken: "Between [low] and [high]. By [day] I'll have tried the risky part, and then you get one number.",
          short: '[Low] to [high]. One number by [day].',
        },
        why: 'A range is honest, and the day keeps it from being a shrug.',
      },
      {
        id: 'added-stuff',
        when: ['said:add|scope|promised|sales|stuff'],
        move: 'choice',
        say: {
          spoken:
            'We can add [new thing]. Then [old thing] goes out later. Which of the two has to be there on [date]?',
          short: '[New thing] in, [old thing] out?',
        },
        why: 'It says yes to the wish and puts the price next to it.',
      },
      {
        id: 'second-slip',
        when: ['said:second|again|twice|third'],
        move: 'own',
        say: {
          spoken:
            "This is the second date I've missed. I underestimated [part]. From today you get a two-line report each evening.",
          short: 'My second miss. Daily reports from today.',
        },
        why: 'Trust comes back in small dated pieces.',
      },
    ],
    ifThey: {
      angry: { spoken: "You're right to be annoyed. [New date] is one I'd bet on.", short: "I'd bet on [new date]." },
      refuses: { spoken: 'Then tell me what we drop, and the date holds.', short: 'What do we drop, then?' },
      why: { spoken: '[One cause]. We found it on [day] and changed [what].', short: '[One cause], found on [day].' },
      bargains: {
        spoken: 'Not faster with more people, this late. Smaller would be faster.',
        short: 'Smaller would be faster.',
      },
      silent: {
        spoken: "I'll plan for [new date] and write it to the client at four.",
        short: "I'll plan for [new date].",
      },
      blames: { spoken: 'The estimate was mine. Here is what I left out.', short: 'The estimate was mine.' },
    },
    asks: [
      { text: 'Which date would you bet a weekend on?' },
      { text: 'Which part could go out whole on the old date?' },
      { text: 'Who has promised what to whom?' },
    ],
    traps: ['"90 percent done"', 'the cause before the date', 'a hero weekend nobody asked for'],
    exercise: 'Say the new date in the first six words, three times.',
    next: ['code-incident', 'code-standup'],
  },
]
