import type { Card } from '../../types.ts'

/** A complaint in writing. */
export const complaints: readonly Card[] = [
  {
    id: 'complaint-letter',
    family: 'write',
    label: 'a complaint in writing',
    contexts: ['Personal', 'Professional', 'Family', 'Public', 'Work'],
    says: [
      'write a complaint to my landlord about the heating',
      'airline lost my bag and i want compensation',
      'how do i complain to the school about a teacher',
      'they overcharged me and customer service is useless',
      'letter to the hoa about the noise',
      'hospital billed me twice',
      'the contractor did a bad job and wont fix it',
      'email to the property manager about mold',
      'complaint to the city about the streetlight',
      'i want my money back and i want to sound firm not crazy',
      'bad service at a restaurant, want to write to the owner',
      'internet provider keeps charging after i cancled',
      'dispute a fee with my bank',
      'my landlord ignores my messages about the heating',
      'landlord does not fix the heating and never answers',
      'hairdresser ruined my hair and i said i love it',
      'our supplier missed the delivery for the third time',
    ],
    keys: [
      'complaint',
      'complain',
      'landlord',
      'refund',
      'overcharged',
      'charged',
      'billed',
      'compensation',
      'dispute',
      'fix',
      'repair',
      'letter',
    ],
    not: ['suicid', 'threaten', 'assault', 'evict'],
    needs: [],
    principle: {
      text: 'Brief, informative, friendly, firm: a complaint works when a third person could read it and see what happened, what you want and by when.',
      source: 'Eddy, BIFF',
      basis: 'V',
    },
    see: [
      '{quote} becomes strong on paper once it has a date, a number and one demand.',
      { text: 'The sum of {amount} belongs in the first line, together with the day.', when: ['has:amount'] },
      {
        text: 'Your anger is earned, and the person who opens the letter did not cause it but may be able to mend it.',
        when: ['said:angry|useless|furious|crazy|ridiculous|mad|hate'],
      },
      'Write it so that a judge, a manager or a newspaper could read it, and you will hardly need any of them.',
    ],
    tries: [
      {
        id: 'what-when-by-when',
        move: 'fact-first',
        say: {
          spoken: 'The matter is [what happened]. Please [what you want] by [date], and confirm it in writing.',
          short: 'Please [what you want] by [date].',
          written:
            'Dear [name], since [date] the following has been wrong: [what happened]. Please put it right within ten days and confirm that in writing. If it is not yours to decide, tell me who does, and I will write there. Thank you for your help.',
        },
        why: 'Fact, wish and date in one line can be passed on inside any office.',
      },
      {
        id: 'name-of-the-decider',
        when: ['said:service|useless|phone|call|hold|bank|provider|airline|ignore'],
        move: 'ask',
        say: {
          spoken: 'I see that you cannot decide this. Who can, and how do I reach that person today?',
          short: 'Who can decide this?',
        },
        why: 'It spares the one in front of you and moves you a floor up.',
      },
      {
        id: 'two-ways-to-mend-it',
        when: ['said:refund|money|contractor|job|fix|broke|repair|lost'],
        move: 'choice',
        say: {
          spoken:
            'Two solutions would satisfy me: [first], or [second]. Please tell me by [date] which one it will be.',
          short: '[First] or [second], by [date].',
        },
        why: 'A choice between two good ends is harder to turn down than a demand.',
      },
      {
        id: 'respect-then-request',
        when: ['said:school|teacher|neighbor|hoa|church|restaurant|owner|coach'],
        move: 'hear',
        say: {
          spoken: 'I know that there is a side I have not seen. What I saw was [fact]. Could we talk on [day]?',
          short: 'I saw [fact]. Could we talk on [day]?',
        },
        why: 'With people whom you will meet again, the first line decides about the year.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: 'Please give me the reason in writing and the name of the next office.',
        short: 'The reason in writing, please.',
      },
      delays: {
        spoken: 'I have noted [date] as the last day. After that I turn to [office].',
        short: '[Date] is the last day.',
      },
      blames: {
        spoken: 'My records show something else: [fact]. I can send you a copy.',
        short: 'My records show [fact].',
      },
      angry: {
        spoken: 'I am not writing against you. I want [what you want], and then we are done.',
        short: 'I only want [what you want].',
      },
      bargains: {
        spoken: 'Half of it would be half of the damage. I ask for [sum].',
        short: 'The full [sum], please.',
      },
      agrees: {
        spoken: 'Thank you for settling it. Please send me one line with the date.',
        short: 'One line with the date, please.',
      },
    },
    asks: [
      { text: 'What do you want at the end of it: money, a repair, or an apology?' },
      { text: 'Which dates, photos or receipts do you have?' },
      { slot: 'amount', text: 'How much is it about, to the dollar?' },
    ],
    traps: ['adjectives in place of dates', 'a threat you would not carry out', 'five wishes in one letter'],
    exercise: 'Underline each fact in it and cross out whatever is left; then send it in that form.',
    next: ['follow-up', 'negotiate-rent'],
  },
]
