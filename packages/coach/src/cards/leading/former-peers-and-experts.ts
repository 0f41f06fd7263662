import type { Card } from '../../types.ts'

/** Leading friends of yesterday, and somebody who knows more. */
export const formerPeersAndExperts: readonly Card[] = [
  {
    id: 'promoted-over-friends',
    family: 'hard-talk',
    label: 'leading people who were your peers',
    contexts: ['Work', 'Professional'],
    says: [
      'i got promoted over my friends',
      'promoted to lead and my old teammates are my reports now',
      'now i am the boss of my best friend at work',
      'my friends at work are weird since i became the manager',
      'i have to give feedback to a friend who reports to me now',
      'my coworkers joke about me being the boss now',
      'first meeting as the manager of my former peers',
      'they stopped inviting me to lunch since my promotion',
      'a friend expects favors because i am the supervisor now',
      'my colleague wanted the job i got and now i manage him',
      'how do i lead people who were my peers last week',
      'got promoted over my friend and now its weird between us',
      'i am her boss now and she avoids me',
      'i have to be the boss of my old colleagues',
    ],
    keys: ['promoted', 'promotion', 'peers', 'former', 'manager', 'lead', 'supervisor', 'friends', 'teammates', 'boss'],
    needs: [],
    principle: {
      text: 'Say aloud what changes and what stays before anybody has to guess; an unspoken change is read as pride.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} gets easier once both roles have been named in one short talk.',
      'They watch now whom you greet first and whose mistake you overlook, so the same rule for all is a kindness.',
      {
        text: 'What {to} wants to know is whether the friend is still there, and what the boss will do.',
        when: ['has:to'],
      },
    ],
    tries: [
      {
        id: 'changes-and-stays',
        move: 'name-it',
        say: {
          spoken:
            'This is odd for both of us. What changes: I decide on [what]. What stays: [what]. What is it like for you?',
          short: 'What changes is [what]; what stays is [what].',
        },
        why: 'Two short lists and a question take the guessing out of the corridor.',
        cost: 'Hold this talk with each of them alone, and within the first two weeks.',
      },
      {
        id: 'to-the-one-who-wanted-it',
        when: ['said:wanted|colleague|applied|passed|instead'],
        move: 'hear',
        say: {
          spoken:
            'You wanted this job, and you had good reasons. I need your [strength]. What would make it right to work here?',
          short: 'You wanted it. What would make it right?',
        },
        why: 'What both know and nobody says is the thing that stands in the way.',
      },
      {
        id: 'same-rule-for-all',
        when: ['said:favor|expect|special'],
        move: 'limit',
        say: {
          spoken: "As your friend I'd like to. As the lead I have one rule for everybody, and it is [rule].",
          short: 'One rule for everybody: [rule].',
        },
        why: 'Both roles get a sentence of their own, so the no comes from the right one.',
      },
      {
        id: 'first-round',
        move: 'open-question',
        say: {
          spoken: 'You know this work as well as I do. What should I keep, and what should I change first?',
          short: 'What should I keep, what change?',
        },
        why: 'Asking for their view shows that the title has not made you deaf.',
      },
    ],
    ifThey: {
      laughs: {
        spoken: 'Laugh, I would too. And the plan still needs your answer by [day].',
        short: 'And your answer by [day]?',
      },
      angry: {
        spoken: 'You may be angry about it. Tell me the part that I can change.',
        short: 'Which part can I change?',
      },
      silent: { spoken: 'Think about it. I ask you again over coffee on [day].', short: 'Coffee on [day]?' },
      guilt: {
        spoken: 'The friendship does not depend on this answer, for my part.',
        short: 'We stay friends, for my part.',
      },
      agrees: { spoken: 'Thank you. Tell me early when I get it wrong.', short: 'Tell me early, please.' },
    },
    asks: [
      { text: 'With whom is it hardest, and since which day?' },
      { text: 'What must change between you, and what may stay?' },
      { text: 'Which favor would you refuse to a stranger?' },
    ],
    traps: ['staying one of them when it suits', 'harder on friends to prove a point', 'jokes about being the boss'],
    exercise: 'Finish two sentences aloud, "what changes is" and "what stays is", each in eight words.',
    next: ['feedback-report', 'speak-up-meeting'],
  },
  {
    id: 'lead-expert',
    family: 'feedback-give',
    label: 'leading somebody who knows more',
    contexts: ['Faith', 'Work', 'Academic', 'Professional', 'Public'],
    says: [
      'how do i lead when someone knows far more than i do',
      'i lead people who are older and more experienced',
      'my team member is smarter than me',
      'a professor sits in my bible study and i lead it',
      'how do i manage an expert',
      'i am the youngest and i lead the group',
      'the new guy knows more than his boss and that is me',
      'someone in my class knows more than the teacher',
      'i feel like a fraud as the leader because she knows more',
    ],
    keys: ['lead', 'leading', 'knows', 'expert', 'experienced', 'older', 'smarter', 'youngest', 'leader'],
    needs: [],
    principle: {
      text: 'Leaders who name the limits of what they know and ask for help are trusted more, as long as they decide in the end.',
      source: 'Owens and Hekman 2012, Academy of Management Journal',
      basis: 'M',
    },
    see: [
      'In {quote} leading and knowing are two jobs, and only one of them is yours.',
      'Whoever leads keeps the question, the time and the quiet ones in view.',
      'Knowledge in the room is only a threat while nobody has given it a place.',
    ],
    tries: [
      {
        id: 'give-it-a-place',
        move: 'ask',
        say: {
          spoken:
            'This is your field more than mine. Would you take ten minutes on [topic], after the others have spoken?',
          short: 'Ten minutes on [topic], after the others?',
        },
        why: 'Knowledge with a time and a place no longer has to break in.',
      },
      {
        id: 'own-the-role',
        move: 'name-it',
        say: {
          spoken: 'I am not the expert here. My part is that everyone gets to speak and that we finish.',
          short: 'My part is that everyone speaks.',
        },
        why: 'Said once at the start, it takes the test out of the evening.',
        cost: 'Said every week it sounds like an apology.',
      },
      {
        id: 'ask-then-decide',
        move: 'open-question',
        say: {
          spoken: 'What would you do, and what speaks against it? I decide by [day] and tell you why.',
          short: 'What speaks against it? I decide by [day].',
        },
        why: 'You get the knowledge and keep the decision.',
      },
    ],
    ifThey: {
      blames: {
        spoken: 'You are right about [fact]. I still decide for [choice], because [reason].',
        short: 'Right. And I decide for [choice].',
      },
      laughs: { spoken: 'True, I had to look it up. What did I miss?', short: 'What did I miss?' },
      denies: { spoken: 'I did not know that. Can you show me where it stands?', short: 'Show me where it stands.' },
      silent: { spoken: 'I would like your view, after [name].', short: 'Your view, after [name]?' },
    },
    asks: [
      { text: 'What does this person know that the group could use?' },
      { text: 'What are you really responsible for there?' },
      { text: 'When did it last show, in front of whom?' },
    ],
    traps: ['outdoing them', 'an apology at the start of each evening', 'letting them lead without saying so'],
    exercise:
      'Write one question that they can answer and nobody else, and one that everybody can. Ask the second one first.',
    next: ['group-quiet', 'promoted-over-friends'],
  },
]
