import type { Card } from '../../types.ts'

/** Bad news for a team, and for one of it. */
export const badNews: readonly Card[] = [
  {
    id: 'bad-news-team',
    family: 'hard-talk',
    label: 'bad news for a team',
    contexts: ['Work', 'Professional'],
    for: 'work',
    says: [
      'need to tell my team that the bonus is cancelled',
      'i have to tell my people there is no raise this year',
      'how do i tell the team that our project was killed',
      'we lost the client and my team doesnt know yet',
      'management decided everybody has to come back to the office and i must announce it',
      'telling my staff that we work on saturday',
      'half of my team gets moved and i have to say it tomorrow',
      'my team worked for months and it gets cancelled',
      'i dont agree with the decision but have to sell it to my team',
      'layoffs are coming and they ask me what i know',
      'we lost a big customer and i have to tell my team',
      'how do i tell my team that we didnt win the contract',
      'i have to announce layoffs',
      'tell my team about budget cuts',
      'how do i tell my team our project got canceled',
      'i have to tell everybody the bonus is gone this year',
    ],
    keys: ['team', 'bonus', 'cancelled', 'staff', 'announce', 'decision', 'management', 'project', 'killed', 'layoffs'],
    needs: [],
    principle: {
      text: 'The fact in the first sentence, what it means for each of them in the second, and the reason only then; nobody hears a reason while waiting for the fact.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} belongs in the first sentence, and no thank-you belongs before it.',
      { text: 'What {to} will remember is whether they had it from you, and early.', when: ['has:to'] },
      'You cannot make it good news; you can make it clear, early and from a person.',
    ],
    tries: [
      {
        id: 'fact-and-meaning',
        move: 'fact-first',
        say: {
          spoken:
            '[What is cancelled] will not come this year. For you that means [what]. I know what you put into it.',
          short: '[What is cancelled] will not come.',
          written:
            '[What is cancelled] will not come this year. For you that means [what changes]. The reason is [one reason]. I know what you put into it, and I will take your questions today at the end of the day.',
        },
        why: 'Those who know the worst in ten seconds can listen to the rest.',
      },
      {
        id: 'not-my-decision',
        when: ['said:agree|management|decid|sell|bosses'],
        move: 'own',
        say: {
          spoken: 'It was decided above me. I argued for [what], and I lost. From here I help you with [what].',
          short: 'I argued for [what], and I lost.',
        },
        why: 'It neither hides behind the decision nor stabs it in the back.',
        cost: 'Only if you did argue for it.',
      },
      {
        id: 'what-i-do-not-know',
        when: ['said:layoff|know|coming|asks|rumor|moved'],
        move: 'limit',
        say: {
          spoken: "That is still open. On [day] I'll know more, and you'll hear it then, whatever it is.",
          short: "Still open. On [day] I'll know.",
        },
        why: 'A date for the next word is what people can hold on to.',
      },
      {
        id: 'the-first-questions',
        move: 'hear',
        say: {
          spoken: 'What is the first thing that goes through your head? You may say it the way it comes.',
          short: 'What goes through your head first?',
        },
        why: 'What is not said in the room is said in the corridor.',
      },
    ],
    ifThey: {
      angry: {
        spoken: 'You have every reason. I would rather hear it here than not at all.',
        short: 'You have every reason.',
      },
      why: {
        spoken: 'The reason is [one reason]. I have no better one to give you.',
        short: 'The reason is [one reason].',
      },
      silent: {
        spoken: 'It is a lot. I am at my desk until [time], door open.',
        short: 'My door is open until [time].',
      },
      blames: { spoken: 'I could have told you on [day]. That part is on me.', short: 'That part is on me.' },
      bargains: {
        spoken: 'I can ask for [one thing] and tell you by [day]. I promise nothing.',
        short: 'I can ask for [one thing].',
      },
    },
    asks: [
      { text: 'What does it mean for each of them, in days or in money?' },
      { text: 'Who loses most by it, and could hear it an hour earlier?' },
      { text: 'What may you say about the reason?' },
    ],
    traps: ['thanks and praise before the fact', 'we are all in the same boat', 'a bright side in the same breath'],
    exercise: 'Write the first sentence with the fact in it and strike every word that stands before the fact.',
    next: ['bad-news-mail', 'feedback-report'],
  },
  {
    id: 'bad-news-report',
    family: 'hard-talk',
    label: 'bad news for somebody you lead',
    contexts: ['Work', 'Professional', 'Academic', 'Faith'],
    for: 'work',
    says: [
      'i have to tell my best engineer she didnt get the promotion',
      'telling an employee that he does not get the raise',
      'i must tell someone on my team that the project goes to somebody else',
      'how do i tell a candidate inside the company that another was chosen',
      'my report will not get the bonus and i have to tell her',
      'how do i tell my employee that his request was denied',
      'i have to turn down an internal applicant',
      'tell an employee no to a promotion',
      'my intern will not be hired and i have to say it',
      'my employee asked for a raise and i cant give it',
      'how do i say no to my employee who wants a promotion',
    ],
    keys: ['promotion', 'raise', 'bonus', 'employee', 'report', 'chosen', 'denied', 'internal', 'intern', 'didnt'],
    needs: [],
    principle: {
      text: 'A refusal is taken as fairer when the reason is true and named and the person hears it early and in private.',
      source: 'Bies and Moag 1986, interactional justice',
      basis: 'M',
    },
    see: [
      'With {quote} the no belongs into the first minute; praise before it will not be heard.',
      'Two things count after the no: the true reason, and what would have to be different.',
      'You will be tempted to soften it until it sounds like a maybe; leave it a no.',
    ],
    tries: [
      {
        id: 'no-reason-condition',
        move: 'fact-first',
        say: {
          spoken: 'You did not get the [role]. The reason was [one true reason]. I wanted to be the one who tells you.',
          short: 'You did not get it. The reason was [reason].',
        },
        why: 'Outcome, reason, messenger: everything else can wait until it has sunk in.',
        cost: 'The reason must be the one that truly decided.',
      },
      {
        id: 'what-it-takes',
        move: 'choice',
        say: {
          spoken: 'What was missing is [one thing]. If you want it, we plan it on [day], with a date to look again.',
          short: 'Missing: [one thing]. Shall we plan it?',
        },
        why: 'One missing thing with a date is a way; "next time" is none.',
      },
      {
        id: 'what-stays-true',
        move: 'praise',
        say: {
          spoken: '[Deed] was your work, and it changed [what]. That stays true today.',
          short: '[Deed] stays your work.',
        },
        why: 'A deed with its effect can be believed even on such a day.',
      },
    ],
    ifThey: {
      cries: { spoken: 'Take the time you need. We need not go on now.', short: 'Take your time.' },
      angry: {
        spoken: 'I understand that you are angry. The decision stands; the talk about it is open.',
        short: 'It stands; the talk is open.',
      },
      why: { spoken: 'Because of [one true reason]. I can show you where it weighed.', short: 'Because of [reason].' },
      silent: { spoken: 'You need not answer today. Can we talk again on [day]?', short: 'Again on [day]?' },
      bargains: {
        spoken: 'It is decided. What I can still shape with you is [next step].',
        short: 'Decided. What is open is [step].',
      },
    },
    asks: [
      { text: 'What is the one reason that truly decided it?' },
      { text: 'What would have to be different the next time?' },
      { text: 'Who else knows, and how soon could it leak?' },
    ],
    traps: ['ten minutes of praise first', 'hiding behind the committee', 'a promise for the next round'],
    exercise: 'Say the first two sentences aloud without "unfortunately". Then be silent for five seconds.',
    next: ['feedback-report', 'let-someone-go'],
  },
]
