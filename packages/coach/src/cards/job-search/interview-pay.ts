import type { Card } from '../../types.ts'

/** Pay, and questions of one's own. */
export const interviewPay: readonly Card[] = [
  {
    id: 'interview-salary',
    family: 'interview',
    label: 'pay and your own questions in an interview',
    contexts: ['Professional', 'Work'],
    for: 'boss',
    says: [
      'they asked my salary expectations and i froze',
      'what number do i say when they ask what i want to make',
      'recruiter wants my current pay',
      'when can i bring up money in an interview',
      'do you have any questions for us, i never do',
      'what to ask at the end of an interview',
      'can i ask about remote work before they offer',
      'how to ask about work life balance without sounding lazy',
      'i lowballed myself last time',
      'application form wants a desired salery',
      'is it ok to ask why the last person left',
      'what questions show im serious',
      'they said the budget is tight, range is too low for me',
    ],
    keys: [
      'salary',
      'expectations',
      'range',
      'pay',
      'number',
      'questions',
      'interview',
      'recruiter',
      'benefits',
      'remote',
      'desired',
      'budget',
    ],
    not: ['suicid', 'landlord', 'invoice', 'rent'],
    needs: [],
    principle: {
      text: 'Hold your figure to a standard that both sides can look up, and ask what they have set aside before you name your own.',
      source: 'Fisher, Ury & Patton, Getting to Yes; our judgment',
      basis: 'M',
    },
    see: [
      '{quote} is easier with a range that you looked up than with a courage that you hope for.',
      {
        text: 'With {amount} on the table, the next sentence needs a source and not a justification.',
        when: ['has:amount'],
      },
      {
        text: 'Your questions are the part in which you interview them, and two good ones tell more about you than another answer.',
        when: ['said:question|ask|end|serious'],
      },
      'Money and hours are ordinary parts of a job, and a calm question about them sounds ordinary, too.',
    ],
    tries: [
      {
        id: 'their-range-first',
        move: 'ask',
        say: {
          spoken: "I'm sure we can find a figure that fits. What range have you set aside for the role?",
          short: 'What range have you set aside?',
        },
        why: 'Whoever posted the job has a number, and yours can then be chosen with open eyes.',
        cost: 'If they ask a second time, give a range; a third dodge looks like a game.',
      },
      {
        id: 'range-with-a-source',
        when: ['said:number|expect|desired|salary|salery|current|form|make|low'],
        move: 'fact-first',
        say: {
          spoken: 'For this role I see [low] to [high] around here, by [source]. I would expect the upper half.',
          short: 'Between [low] and [high], by [source].',
          written:
            "Thank you for asking about salary. For this role I see a range of [low] to [high], according to [source], and with what I bring I'd expect the upper half. I'm open to talking about how the whole package is made up.",
        },
        why: 'A figure with a source is a fact in the room and not a wish.',
      },
      {
        id: 'two-questions-for-them',
        when: ['said:question|end|serious|ask'],
        move: 'open-question',
        say: {
          spoken: 'What would you want me to have done by the third month? And what makes that hard here?',
          short: 'What should be done by month three?',
        },
        why: 'The answer tells you what the job is, and they begin to picture you in it.',
      },
      {
        id: 'hours-as-a-practical-thing',
        when: ['said:remote|balance|hours|home|lazy|flexible|weekend|vacation'],
        move: 'choice',
        say: {
          spoken: 'How does a normal week look in this team: which days on site, and how late does it get?',
          short: 'How does a normal week look?',
        },
        why: 'You ask about the week and not for a favor, and the answer comes with examples.',
      },
      {
        id: 'below-my-floor',
        when: ['said:tight|low|budget|less|lowball|below'],
        move: 'refuse',
        say: {
          spoken: "At [figure] I couldn't say yes. If there is room toward [your figure], I'd like to go on.",
          short: 'Not at [figure]; toward [your figure], gladly.',
        },
        why: 'It saves both sides two rounds and leaves the door where it is.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: 'Then my range is [low] to [high], and the rest of the offer matters too.',
        short: 'My range: [low] to [high].',
      },
      bargains: {
        spoken: 'I can come toward you on [other item] if the pay is at [figure].',
        short: '[Figure], and I give on [other item].',
      },
      why: {
        spoken: 'Because [source] names it for this city, and I bring [proof] on top.',
        short: '[Source] names it.',
      },
      silent: {
        spoken: '(say nothing; count to five) I would be glad to hear how you see it.',
        short: '(count to five)',
      },
      laughs: {
        spoken: 'It may be higher than you had planned. What had you planned?',
        short: 'What had you planned?',
      },
      delays: { spoken: 'That suits me. At which step will we talk about it?', short: 'At which step, then?' },
      agrees: { spoken: 'Good. Could I have that in writing with the other terms?', short: 'In writing, please?' },
    },
    asks: [
      { slot: 'amount', text: 'Which figure would make you say yes, and which one no?' },
      { text: 'Where could you look up what the role pays in your area?' },
      { text: 'What would you need to know before you could say yes with a good feeling?' },
    ],
    traps: ['naming your old pay', '"whatever you think is fair"', 'having no question at all'],
    exercise: 'Say your range aloud ten times to a wall, with a full stop after the second number.',
    next: ['negotiate-offer', 'interview-after'],
  },
]
