import type { Card } from '../../types.ts'

/** Telling the boss what does not work. */
export const feedbackUpward: readonly Card[] = [
  {
    id: 'feedback-upward',
    family: 'feedback-give',
    label: 'telling the boss what does not work',
    contexts: ['Work', 'Professional', 'Academic', 'Faith'],
    for: 'boss',
    says: [
      'how do i tell my boss she micromanages',
      'giving feedback to my manager without getting fired',
      'my supervisor criticizes me in front of everyone',
      'boss asked for honest feedback and i dont trust it',
      'my pi takes weeks to read anything i send',
      'manager cancels every one on one',
      'my director talks over the women on the team',
      'the pastor runs meetings badly and someone should tell him',
      'upward review, do i write what i really think',
      'he promised me a promotion and never mentions it agian',
      'my boss changes priorities daily and we cant finish anything',
      'my manager never has time for me',
      'my boss never gives me any feedback',
      'how do i give feedback to my boss',
      'my boss gives me no recognition',
      'how do i tell my manager hes unfair',
      'my boss has favorites',
      'my boss is disorganized and it costs us time',
    ],
    keys: [
      'boss',
      'manager',
      'supervisor',
      'director',
      'micromanages',
      'micromanaging',
      'upward',
      'feedback',
      'honest',
      'cancels',
      'priorities',
    ],
    not: ['harass', 'grope', 'threaten', 'hits', 'assault', 'touched'],
    needs: [],
    principle: {
      text: 'A complaint is met with less resistance when its first line shows that you see the other side and then says yours.',
      source: 'Rogers, Howieson & Neame 2018',
      basis: 'M',
    },
    see: [
      '{quote} can be turned into what you need to do the job well, and that is easier to say upward.',
      {
        text: 'Being corrected before others is what stings, so ask for the place to change before you touch the content.',
        when: ['said:front|public|everyone|embarrass|humiliat'],
      },
      {
        text: 'You were asked for it, so one true and useful thing is safe ground; the whole truth may wait until you see how the first is taken.',
        when: ['said:asked|review|survey|honest|trust'],
      },
      'Someone who decides about your work hears a request sooner than a description of their style.',
    ],
    tries: [
      {
        id: 'what-helps-my-work',
        move: 'ask',
        say: {
          spoken:
            'I can see how much rides on [project]. I work best with [what you need]. Could we try it until [date]?',
          short: 'Could we try [what you need] until [date]?',
          written:
            "Hi [name], I know how much rides on [project]. I work best when [what you need]. Could we try that for two weeks? If it doesn't give you enough to go on, we go back to how it is now.",
        },
        why: 'It offers a test with an end, which costs them almost nothing to allow.',
      },
      {
        id: 'in-private-please',
        when: ['said:front|public|everyone|embarrass|humiliat|yell'],
        move: 'limit',
        say: {
          spoken: 'On [day] you corrected me before the team. I want to hear it, and I hear it best alone.',
          short: 'Please correct me when we are alone.',
        },
        why: 'You accept the correction and ask only about the room.',
      },
      {
        id: 'one-true-thing',
        when: ['said:asked|survey|upward|honest|review'],
        move: 'praise',
        say: {
          spoken: 'Please keep doing [thing that helps]. One change would help me as much: [small change].',
          short: 'Keep [thing]. Change [small thing].',
        },
        why: 'Both halves are about results, and the change is small enough to be made by Monday.',
        cost: 'If it is said not to have names on it, write as if it had.',
      },
      {
        id: 'which-one-first',
        when: ['said:priorit|changes|daily|everything|micromanag'],
        move: 'choice',
        say: {
          spoken:
            'This week I have [first task] and [second task] marked urgent. Which may slip, so that the other gets done?',
          short: 'Which may slip, [first task] or [second task]?',
        },
        why: 'The trouble shows itself in the choice, and nobody had to name a fault.',
      },
      {
        id: 'stand-by-somebody',
        when: ['said:talks|over|interrupt|women|ignores'],
        move: 'name-it',
        say: {
          spoken: "I'd like to go back to what [name] was saying; I don't think we heard the end of it.",
          short: 'Could [name] finish that point?',
        },
        why: 'It mends the moment in the room and leaves the lesson for later.',
      },
    ],
    ifThey: {
      angry: {
        spoken: "I see that this isn't welcome now. My aim is to get [project] done well.",
        short: 'My aim is the project.',
      },
      why: {
        spoken: 'Because I lose about [hours] a week to it, and you would rather have those.',
        short: 'It costs me [hours] a week.',
      },
      denies: {
        spoken: 'It may not be meant that way. I wanted you to know how it works on my end.',
        short: "That's how it works here.",
      },
      laughs: { spoken: 'I can laugh about it too, and I would still like to try.', short: "I'd still like to try." },
      delays: { spoken: "That's fine. I'll put ten minutes for it on [day].", short: 'Ten minutes on [day], then.' },
      agrees: {
        spoken: "Thank you for hearing me out. I'll show you on [date] what it changed.",
        short: 'I will show you by [date].',
      },
    },
    asks: [
      { text: 'What would you do faster or better if this one thing changed?' },
      { text: 'How has this person taken bad news before?' },
      { text: 'Who else sees it, and would say so?' },
    ],
    traps: [
      'speaking for the whole team unasked',
      'a nickname for the habit, such as control freak',
      'saying it on the worst day of the quarter',
    ],
    exercise: 'Turn the complaint into a line that begins with "I work best when" and say it three times.',
    next: ['ask-meeting', 'speak-up-meeting'],
  },
]
