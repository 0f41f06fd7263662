import type { Card } from '../../types.ts'

/** An offer to better, and one to decline. */
export const offers: readonly Card[] = [
  {
    id: 'negotiate-offer',
    family: 'money',
    label: 'negotiating a job offer',
    contexts: ['Professional', 'Work'],
    says: [
      'got a job offer and want to negotiate',
      'they offered 62k and i wanted 70',
      'how do i counter without losing the offer',
      'never negotiated before, im scared theyll pull it',
      'can i ask for a signing bonus',
      'recruiter says the salary is firm',
      'i have two offers, how do i use that',
      'asking for remote days in the offer',
      'more vacation instead of money',
      'offer came in lower then expected',
      'need more time to decide on an offer',
      'internship offer, can i even negotiate',
      'they lowballed me',
      'the offer is lower than i hoped',
      'can i ask for more than they offered',
      'how do i negotiate my starting salary',
      'want more vacation in the contract',
    ],
    keys: [
      'offer',
      'offered',
      'negotiate',
      'counter',
      'signing',
      'bonus',
      'recruiter',
      'package',
      'accept',
      'lowball',
      'firm',
    ],
    not: ['landlord', 'rent', 'house', 'invoice'],
    needs: [],
    principle: {
      text: 'Ask with a standard that stands outside both of you, and keep more than one thing on the table.',
      source: 'Fisher, Ury & Patton, Getting to Yes',
      basis: 'M',
    },
    see: [
      '{quote} can be met with thanks and one number, in that order.',
      { text: 'With {amount} in play, one reason beside the figure does more than three.', when: ['has:amount'] },
      'An offer means that they have chosen you, and a polite question rarely undoes it.',
    ],
    tries: [
      {
        id: 'thanks-standard-figure',
        move: 'ask',
        say: {
          spoken:
            "Thank you, I'd like to join. Based on [standard], could we get to [figure]? Then I'd sign this week.",
          short: 'Could we get to [figure]? Then I sign.',
          written:
            "Thank you for the offer; I'd like to join you. Based on [standard], could we get to [figure]? If so, I can sign this week. I'm happy to talk by phone if that is easier.",
        },
        why: 'Yes, standard, figure, and what they get in return: that is a whole deal in three sentences.',
        cost: 'Promise to sign only if you will.',
      },
      {
        id: 'other-than-money',
        when: ['said:firm|vacation|remote|bonus|instead|budget'],
        move: 'choice',
        say: {
          spoken: 'If the salary is fixed, could we look at [benefit] or [another benefit]?',
          short: 'Then [benefit] instead?',
        },
        why: 'Pay often comes out of one purse and the rest out of another.',
      },
      {
        id: 'time-to-decide',
        when: ['said:time|decide|two|other|days'],
        move: 'time',
        say: {
          spoken: 'I want to give you an answer that holds. May I call you on [date] with it?',
          short: 'May I answer on [date]?',
        },
        why: 'A date is a commitment; "a little longer" is a worry.',
      },
      {
        id: 'is-there-room',
        when: ['said:never|scared|intern|first|pull|nervous'],
        move: 'open-question',
        say: {
          spoken: 'Thank you so much. Is there room in the offer? I was hoping for [figure].',
          short: 'Is there room toward [figure]?',
        },
        why: 'It is a question, and a question can be declined without anything being withdrawn.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: 'Thank you for checking. Could we review it after six months, in writing?',
        short: 'A review in six months?',
      },
      angry: { spoken: 'I meant no offense; I ask once, and then I decide.', short: 'I ask once, then decide.' },
      bargains: {
        spoken: '[Middle figure] together with [benefit], and you have my yes.',
        short: 'With [benefit], yes.',
      },
      silent: {
        spoken: "I'm reachable until [time] if you'd like to talk it over.",
        short: "I'm reachable until [time].",
      },
      why: { spoken: "It's what [source] gives for this role in this city.", short: "It's the [source] range." },
      agrees: { spoken: "Wonderful. Please send it in writing, and I'll sign.", short: 'In writing, please.' },
    },
    asks: [
      { text: 'What is the lowest figure at which you would be glad?' },
      { text: 'What do you know about the usual range?' },
      { slot: 'when', text: 'By when do they want your answer?' },
    ],
    traps: [
      'accepting on the phone in the first minute',
      'a bluff about another offer',
      'five requests on five different days',
    ],
    exercise: 'Write your figure, your reason and your walk-away on one card, and keep the last line to yourself.',
    next: ['interview-salary', 'quit-job'],
  },
  {
    id: 'decline-offer',
    family: 'refuse',
    label: 'declining an offer',
    contexts: ['Professional', 'Work', 'Academic', 'Creative'],
    says: [
      'how do i decline a job offer by email',
      'i want to turn down an offer and keep the door open',
      'i accepted another job and have to decline the first company',
      'declining an offer after i already said yes',
      'how do i tell the recruiter i am not taking the job',
      'turning down a place at a university',
      'i got two offers and have to reject one',
      'withdraw my application politely',
      'how do i say no to a job offer without burning bridges',
      'they offered me the position but i decline because of the pay',
      'email to decline an internship offer',
    ],
    keys: [
      'decline',
      'declining',
      'offer',
      'withdraw',
      'reject',
      'turn',
      'recruiter',
      'position',
      'internship',
      'bridges',
    ],
    needs: [],
    principle: {
      text: 'Thanks, the no in the second sentence, one true reason at most, and a wish; early enough that they can ask the next person.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} takes four sentences, and the no stands in the second one.',
      'They have a second name on the list, so the kindest thing about a no is its date.',
      {
        text: 'To {to} a clear no today is worth more than a warm maybe next week.',
        when: ['has:to'],
      },
    ],
    tries: [
      {
        id: 'thanks-no-wish',
        move: 'refuse',
        say: {
          spoken:
            "Thank you for the offer and for your time. I've decided not to take it. I wish you a good start with [role].",
          short: "Thank you; I've decided not to take it.",
          written:
            "Dear [name], thank you for offering me the position and for the time you all took. I have thought about it carefully and decided to decline. I enjoyed our talks, above all [one thing], and I'd be glad if our paths crossed again. I wish you a good choice.",
        },
        why: 'The answer cannot be misread, and the thanks are for something that happened.',
        cost: 'No door is left for a better figure; if you want one, negotiate first.',
      },
      {
        id: 'one-true-reason',
        when: ['said:pay|because|another|two|distance|salary'],
        move: 'own',
        say: {
          spoken:
            "I've taken another offer that is closer to [what matters to you]. It was a near thing, thanks to your team.",
          short: 'Another offer fits [what matters] better.',
        },
        why: 'One reason that is about your own path gives nothing to argue with.',
      },
      {
        id: 'after-a-yes',
        when: ['said:accepted|already|yes'],
        move: 'repair',
        say: {
          spoken:
            "I said yes on [day], and I'm taking it back. I know what that costs you, and I'm sorry. It is final.",
          short: "I'm taking back my yes, and I'm sorry.",
        },
        why: 'Owned in the first line and by telephone it is bad news, later it is a breach.',
        cost: 'Read what you signed before you call.',
      },
      {
        id: 'stay-in-touch',
        move: 'praise',
        say: {
          spoken: 'What stayed with me is [one thing]. May I write to you when something like it comes up?',
          short: 'May I write to you again?',
        },
        why: 'A door stays open through one thing that you noticed, and not through a polite phrase.',
      },
    ],
    ifThey: {
      bargains: {
        spoken: 'That is generous. My answer stays, because it is not about the figure.',
        short: 'My answer stays, and thank you.',
      },
      why: { spoken: 'The other work fits what I want to learn. Yours was close.', short: 'The other fits better.' },
      guilt: {
        spoken: 'I know how much time went into it. That is why you hear it today.',
        short: 'You hear it early.',
      },
      angry: { spoken: 'I see that it comes at a bad time. I am sorry for that.', short: 'Sorry for the timing.' },
      silent: { spoken: 'This needs no reply. I wanted you to know in time.', short: 'No answer needed.' },
    },
    asks: [
      { text: 'Have you said yes anywhere, in writing or aloud?' },
      { text: 'Is there a figure or a change that would make you take it?' },
      { text: 'What did you truly like about them?' },
    ],
    traps: ['three reasons', '"at this time" when you mean never', 'waiting until they write again'],
    exercise: 'Write it in four sentences and take out every word that softens the second.',
    next: ['negotiate-offer', 'thank-you'],
  },
]
