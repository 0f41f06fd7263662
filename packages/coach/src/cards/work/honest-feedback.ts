import type { Card } from '../../types.ts'

/** Honest feedback to an equal. */
export const honestFeedback: readonly Card[] = [
  {
    id: 'feedback-peer',
    family: 'feedback-give',
    label: 'honest feedback to an equal',
    contexts: ['Work', 'Personal', 'Social', 'Creative', 'Academic'],
    says: [
      'how do i tell my coworker his emails are rude',
      'my teammate does sloppy work and i have to fix it every time',
      'friend asked what i think of her business plan and its bad',
      'giving feedback to a colleague without making it weird',
      'my lab partner never does her half right',
      'have to do peer reviews and one of them is not going to be nice',
      'a coworker smells bad and everyone wants me to say it',
      'my coworker never finishes her part and i get blamed for it',
      'have to tell a colleague that his work comes late',
      'my friend interrupts constantly and i want to tell her nicely',
      'how to give constructive critisism',
      'he gets defensive whenever i point anything out',
      'my bandmate is always off and nobody says anything',
      'i have to tell somebody on my team that she comes across as cold',
      'my coworker cries when i give feedback',
      'how do i give feedback to a coworker who is always late',
      'colleague makes spelling mistakes in customer mails',
      'how do i tell my coworker to stop microwaving fish',
      'coworker always ccs my boss on everything',
      'colleague leaves the kitchen dirty',
    ],
    keys: [
      'feedback',
      'critique',
      'criticism',
      'constructive',
      'coworker',
      'colleague',
      'teammate',
      'peer',
      'sloppy',
      'rude',
      'honest',
      'defensive',
    ],
    not: ['harass', 'threaten', 'assault', 'suicid'],
    needs: ['to'],
    principle: {
      text: 'Feedback helps when it names one recent moment, what was done and what followed; it hurts when it turns to what kind of person somebody is.',
      source: 'Center for Creative Leadership, situation, behavior, impact; Kluger & DeNisi 1996',
      basis: 'V',
    },
    see: [
      '{quote} is still a verdict; one moment that you both saw will be easier to hear.',
      {
        text: 'You know what bothers you, and {to} may not know that it shows, so start with the place and the day.',
        when: ['has:to'],
      },
      {
        text: 'If every remark meets a wall, ask for leave first; a door that was opened from inside stays open longer.',
        when: ['said:defensive|touchy|upset|mad|offended'],
      },
      'Between equals nobody has the right to grade, but anyone may say what a thing did to their own work.',
    ],
    tries: [
      {
        id: 'one-moment',
        move: 'fact-first',
        say: {
          spoken: 'In [meeting or place], you [what you saw]. For me it meant [effect]. What did you have in mind?',
          short: 'On [day] you [what you saw]. What happened?',
          written:
            'Hi [name], one thing from [day], while it is fresh. When [what you saw], my own part got stuck. I may be missing something on your side. Could we find ten minutes to sort it out?',
        },
        why: 'A day and a deed can be checked, so there is less to defend.',
        cost: 'It covers one event only; a list of old ones turns it into a trial.',
      },
      {
        id: 'by-your-leave',
        when: ['said:defensive|nice|weird|touchy|cold|smell'],
        move: 'ask',
        say: {
          spoken: "There's something I'd want to know in your place. May I tell you, just the two of us?",
          short: 'May I tell you something, privately?',
        },
        why: 'A person who said yes to hearing it listens differently from one who was cornered.',
      },
      {
        id: 'strong-and-weak-spot',
        when: ['said:plan|draft|book|song|idea|business|paper|work|design'],
        move: 'praise',
        say: {
          spoken: '[Part] works, and I would build on it. At [place] you lost me, because [reason].',
          short: '[Part] works. At [place] you lost me.',
        },
        why: 'Two exact places are more use than any mark between good and bad.',
      },
      {
        id: 'next-time-please',
        when: ['said:constantly|interrupt|talks'],
        move: 'limit',
        say: {
          spoken: "When [it happens], I lose my thread. Next time I'll raise a hand, and I'd like to finish first.",
          short: "When [it happens], I'd like to finish first.",
        },
        why: 'It asks for a change you can both see, starting with the next occasion.',
      },
    ],
    ifThey: {
      angry: {
        spoken: "This came at you out of nowhere, I know. Let's pick it up on [day].",
        short: 'Shall we leave it until [day]?',
      },
      denies: {
        spoken: "You may remember it differently. I'm only telling you what reached me.",
        short: 'That is what reached me.',
      },
      blames: {
        spoken: 'My side had a part in it too. Mine was [your part]; what was yours?',
        short: 'Mine was [your part]. And yours?',
      },
      silent: {
        spoken: "Leave it for today. Think it over, and we'll have coffee tomorrow.",
        short: 'Think it over until tomorrow.',
      },
      cries: {
        spoken: 'I said it because I like working with you. Take all the time you need.',
        short: 'I like working with you.',
      },
      agrees: {
        spoken: 'Thanks for taking it that way. Tell me something I could do better, too.',
        short: 'Now tell me mine.',
      },
    },
    asks: [
      { text: 'Which single moment shows it best?' },
      { text: 'What would you see next week if it had landed?' },
      { slot: 'to', text: 'Who is it for, and did they ask to hear it?' },
      { text: 'What does this person do well that you could say and mean?' },
    ],
    traps: ['praise as wrapping paper', '"everybody thinks so"', 'words like lazy, careless or rude'],
    exercise: 'Write what a camera would have seen, in one sentence, and strike each word that judges.',
    next: ['feedback-unclear', 'friend-hard-talk'],
  },
]
