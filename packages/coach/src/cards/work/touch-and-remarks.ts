import type { Card } from '../../types.ts'

/** Touch that one does not want, and reporting what is not right. */
export const touchAndRemarks: readonly Card[] = [
  {
    id: 'unwanted-touch',
    family: 'hard-talk',
    label: 'touch or remarks that you do not want',
    contexts: ['Work', 'Professional', 'Personal', 'Social', 'Academic', 'Faith', 'Family'],
    says: [
      'a patient touched me and laughed',
      'customer put his hand on my back',
      'my coworker hugs me and i hate it',
      'a colleague stands too close to me',
      'my manager makes remarks about my legs',
      'my boss touches my shoulder all the time',
      'a man at church hugs me too long',
      'my uncle kisses me and i dont want it',
      'a guest slapped my butt',
      'he keeps making sexual jokes at work',
      'my professor flirts with me',
      'a coworker sends me creepy messages',
      'how do i tell someone not to touch me',
    ],
    keys: ['touched', 'touches', 'touch', 'hugs', 'close', 'body', 'butt', 'hand', 'creepy', 'flirts', 'kisses'],
    not: ['raped', 'forced', 'child', 'daughter', 'son'],
    needs: [],
    principle: {
      text: 'A short sentence about the deed, said at once and aloud, stops more than a smile; what follows belongs on paper.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'About {quote} there is nothing to soften: it was not yours to prevent, and you may say so aloud.',
      'You owe no smile, no joke and no reason.',
      'One sentence for the moment, and one page for afterwards: day, place, words, who was near.',
    ],
    tries: [
      {
        id: 'deed-and-stop',
        move: 'limit',
        say: {
          spoken: 'You touched me. Do not do that again.',
          short: 'Do not touch me.',
        },
        why: 'It names what happened so that all can hear it, and it asks nothing.',
        cost: 'If you are alone with somebody you fear, leave first and speak later.',
      },
      {
        id: 'too-close',
        when: ['said:close|hug|shoulder|kiss|back'],
        move: 'choice',
        say: {
          spoken: "I don't hug. A hand is fine. Please stay where you are.",
          short: "I don't hug. A hand is fine.",
        },
        why: 'It closes one door and opens another, in one breath.',
      },
      {
        id: 'report-it',
        move: 'write',
        say: {
          spoken:
            'I need to report something that happened today at ten. I have written it down. Who takes it, and what comes next?',
          short: 'I need to report something that happened today.',
        },
        why: 'A time, a page and two questions get it into the right hands.',
        cost: 'Ask for a copy, and take somebody along.',
      },
      {
        id: 'not-alone-again',
        move: 'ask',
        say: {
          spoken: 'I will not go in there alone again. Please send a second person with me, from the next shift on.',
          short: 'Not alone again. A second person, please.',
        },
        why: 'It asks for one thing that can be done today.',
      },
    ],
    ifThey: {
      laughs: { spoken: 'I am not laughing. Do not do that again.', short: 'I am not laughing.' },
      denies: { spoken: 'I know what happened, and I have written it down.', short: 'I have written it down.' },
      angry: { spoken: 'You may be angry. You may not touch me.', short: 'You may not touch me.' },
      blames: { spoken: 'This is about what you did.', short: 'About what you did.' },
      agrees: { spoken: 'Good. Then it ends here.', short: 'Good.' },
    },
    asks: [
      { text: 'Are you safe from this person today?' },
      { text: 'Who saw it, or whom did you tell first?' },
      { text: 'Was it once, or has it happened before?' },
    ],
    traps: ['a smile to smooth it over', 'excusing it with the age or the illness', 'waiting until you are sure'],
    exercise: 'Say the sentence aloud, standing, five times, and stop smiling at the third.',
    next: ['offensive-remark', 'not-interested', 'report-wrong'],
  },
  {
    id: 'report-wrong',
    family: 'hard-talk',
    label: 'reporting something that is not right',
    contexts: ['Academic', 'Work', 'Professional', 'Public', 'Faith'],
    says: [
      'my lab partner copied my results and handed them in, do i tell the professor',
      'classmate cheated in the exam and i saw it',
      'coworker puts in hours he didnt work',
      'i found out my boss changes the numbers in the report',
      'should i report my colleague, i dont want to be a snitch',
      'someone takes money from the church box',
      'my friend plagiarized and i know about it',
      'safety rules are ignored at work and nobody says anything',
      'a nurse on my shift skips checks and i saw it',
      'how do i tell hr without making an enemy',
      'my coworker makes fun of patients and i dont want to be a snitch',
    ],
    keys: ['copied', 'cheated', 'report', 'snitch', 'plagiarized', 'numbers', 'safety', 'hours', 'ignored', 'saw'],
    not: ['hits', 'abuse'],
    needs: [],
    principle: {
      text: 'Report what you saw, when and where, and leave the judgment to those whose job it is.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} can be told as something you saw, without a verdict on anybody.',
      { text: 'What {to} needs is a day, a place and what you saw with your own eyes.', when: ['has:to'] },
      'There are two talks in it, one with the person and one with those in charge; choose which comes first.',
    ],
    tries: [
      {
        id: 'to-the-person-first',
        move: 'choice',
        say: {
          spoken: 'I saw [what] on [day]. I want you to put it right yourself, by [day]. After that I report it.',
          short: 'Please put it right by [day].',
        },
        why: 'It is fair, it has a date, and nobody can say they were not warned.',
        cost: 'Not with somebody you have to be afraid of.',
      },
      {
        id: 'what-i-saw',
        move: 'fact-first',
        say: {
          spoken: 'I want to tell you something I saw: on [day] in [place], [what]. I leave it with you what follows.',
          short: 'On [day] I saw [what].',
          written:
            'I want to tell you something that I saw myself. It was on [day]: [what happened]. I have kept [what you have]. I leave it to you what follows, and I ask you not to use my name without telling me first.',
        },
        why: 'A day, a place and a deed can be checked, and you stay a witness.',
      },
      {
        id: 'ask-how-it-works',
        when: ['said:snitch|enemy|want|report|boss|should'],
        move: 'open-question',
        say: {
          spoken: 'If I report something, who reads it, and is my name on it?',
          short: 'Is my name on it?',
        },
        why: 'You may know the road before you take the first step on it.',
      },
      {
        id: 'my-own-part',
        when: ['said:copied|results|partner|shared'],
        move: 'own',
        say: {
          spoken:
            'The results in [paper] are mine. I have the notes with dates. I did not know they were handed in twice.',
          short: 'These results are mine, with dates.',
        },
        why: 'Early and with dates it protects you, whoever else is asked.',
      },
    ],
    ifThey: {
      angry: { spoken: 'I told you first, and I had hoped you would do it.', short: 'I told you first.' },
      denies: { spoken: 'Then it will be easy to clear up. I saw what I saw.', short: 'I saw what I saw.' },
      guilt: { spoken: 'I wish it were otherwise. I cannot unsee it.', short: 'I cannot unsee it.' },
      why: { spoken: 'Because I would be part of it if I said nothing.', short: 'Silence makes me part.' },
      bargains: { spoken: 'You have until [day]. That is what I can give.', short: 'Until [day].' },
    },
    asks: [
      { text: 'What did you see yourself, and what do you only know from others?' },
      { text: 'Who could be harmed if nobody says anything?' },
      { text: 'What do you have in writing, with a date?' },
    ],
    traps: ['guessing at motives', 'telling friends before those in charge', 'more than you saw'],
    exercise: 'Write it down as a camera would have seen it, with day and place, and sleep one night over it.',
    next: ['ask-meeting', 'bad-news-up'],
  },
]
