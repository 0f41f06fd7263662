import type { Card } from '../../types.ts'

/** Family life, and a use for oneself. */
export const home: readonly Card[] = [
  {
    id: 'vet-coming-home',
    family: 'veteran',
    label: 'family life after homecoming',
    contexts: ['Family', 'Personal'],
    says: [
      'came back from deployment and my family has its own routine',
      'my husband is back from service and feels like a stranger',
      'kids dont listen to me since im home, they only ask their mom',
      'we keep arguing since he got home',
      'i feel useless at home after the army',
      'my wife runs everything and i dont know my place',
      'how do i welcome my son home from the marines',
      'he wont talk about it and sits in the garage',
      'homecoming party is to much for him',
      'first weeks home after nine months, how do we talk',
      'i cant talk to my wife since i came back and say nothing when she asks whats wrong',
      'i miss my guys and my wife doesnt get it',
      'first thanksgiving back home and crowds are hard for me',
      'my wife says since i came back i talk to the kids like recruits',
    ],
    keys: ['deployment', 'home', 'homecoming', 'returned', 'back', 'family', 'routine', 'stranger', 'army', 'marines'],
    not: ['hits', 'grabbed', 'afraid', 'rifle', 'gun', 'threatens', 'suicidal'],
    needs: [],
    principle: {
      text: 'After a return, roles at home have to be settled anew, and many families find that harder than the absence.',
      source: 'Sayers and others 2009, on families of returned service members',
      basis: 'M',
    },
    see: [
      'No culprit is needed for {quote}; the house went on without one of you, and both of you paid.',
      'Nobody has to go back to how it was; you can decide what it will be from this month on.',
      'Ask {to} for one small job in the day before you ask for a place in it.',
    ],
    tries: [
      {
        id: 'one-job-for-me',
        move: 'ask',
        say: {
          spoken: "You've kept all this going. I don't want to take over. Which one thing a day could be mine?",
          short: 'Which one thing could be mine?',
        },
        why: 'It honors what was carried, and one job a day is a place.',
      },
      {
        id: 'what-changed',
        move: 'open-question',
        say: {
          spoken: "What has changed here that I don't know about? I'll listen for ten minutes and not explain myself.",
          short: "What changed that I don't know?",
        },
        why: 'The months without you get told instead of being held against you.',
      },
      {
        id: 'when-someone-returned',
        when: ['said:husband|son|welcome|garage|party|stranger'],
        move: 'choice',
        say: {
          spoken: "I'm glad you're home. We can do it slowly. Do you want people tonight, or only us?",
          short: 'People tonight, or only us?',
        },
        why: 'A choice about this evening is easier than a talk about the year.',
      },
      {
        id: 'kids-rules',
        when: ['said:kids|children'],
        move: 'limit',
        say: {
          spoken: "The rules here are ours, yours and mine. This month I'll ask you before I change one.",
          short: "I'll ask before changing a rule.",
        },
        why: 'Children test a gap between parents, and this closes it.',
        cost: 'Agree on it with the other parent before you say it.',
      },
    ],
    ifThey: {
      silent: { spoken: "We don't have to talk. Come and sit outside with me.", short: 'Come sit with me.' },
      angry: { spoken: "You carried it alone, I know. I'm not here to inspect it.", short: "I'm not here to inspect." },
      cries: { spoken: "I missed it, and I can't get it back. I'm here now.", short: "I'm here now." },
      refuses: {
        spoken: "Then nothing for now. I'll ask again after the weekend.",
        short: "I'll ask after the weekend.",
      },
      guilt: { spoken: 'Neither of us had the easy part. Can we leave it there?', short: 'Neither had it easy.' },
    },
    asks: [
      { text: 'Are you the one who came home, or the one who kept things going?' },
      { text: 'Which hour of the day goes wrong most often?' },
      { slot: 'when', text: 'How many weeks has it been since the return?' },
    ],
    traps: ['correcting the routine in the first week', 'measuring whose year was harder', 'a surprise with a crowd'],
    exercise: 'Do one job in the house for a week without being asked and without mentioning it.',
    next: ['vet-ask-help', 'home-fair-share'],
  },
  {
    id: 'vet-purpose',
    family: 'veteran',
    label: 'a lost sense of use after service',
    contexts: ['Personal', 'Family', 'Work', 'Social'],
    says: [
      'since i left the army i feel useless',
      'i dont know who i am without the uniform',
      'after 20 years in the navy nothing i do matters',
      'i miss having a mission since i got out of the military',
      'civilian job feels pointless after deployment',
      'i was a sergeant and now i stack shelves',
      'how do i tell my wife i feel like nobody since i got out',
      'retired from the marines and lost my purpose',
      'i miss my unit and feel no use to anyone at home',
      'in the service i mattered, now i am nothing',
    ],
    keys: ['purpose', 'useless', 'mission', 'pointless', 'mattered', 'matters', 'uniform', 'no use', 'got out'],
    not: ['die', 'kill myself', 'suicide', 'end it', 'without me'],
    needs: [],
    principle: {
      text: 'Purpose comes back through one task that somebody counts on you for, and it starts with saying aloud that it is missing.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is a loss, even if nobody sends a card for it.',
      'In the service the mission was handed out; outside you have to ask for one, and asking is the new part.',
      'What you can do has not gone; the place where it is needed has changed.',
    ],
    tries: [
      {
        id: 'say-the-loss',
        move: 'name-it',
        say: {
          spoken:
            "Since I got out I feel no use, and I don't need it fixed. I wanted you to know what the quiet is about.",
          short: 'I miss being of use.',
          written:
            "Since I got out I have felt no use, and it makes me quiet. You don't have to fix it and it isn't about you. I wanted you to know what it is. I would like to find one thing where I am needed again.",
        },
        why: 'Those at home guess worse things than this while nothing is said.',
      },
      {
        id: 'give-me-a-task',
        move: 'ask',
        say: {
          spoken: 'Is there something that nobody gets around to? Give it to me, with a day, and count on me for it.',
          short: 'Give me one task, with a day.',
        },
        why: 'Being counted on by one person is a mission of its own size.',
        cost: 'Begin small; the second task comes by itself.',
      },
      {
        id: 'one-of-ours',
        move: 'open-question',
        say: {
          spoken: 'You got out before me. What did you do with the first year, and what do you wish you had known?',
          short: 'What did you do with the first year?',
        },
        why: 'Somebody who wore the same boots needs no explanation.',
      },
      {
        id: 'the-skill',
        when: ['said:job|work|civilian|shelves|stack'],
        move: 'fact-first',
        say: {
          spoken:
            'I have kept [number] people safe and on time under pressure. Where in this company is that needed most?',
          short: 'Where is that needed most?',
        },
        why: 'It turns a past rank into something that a manager can use.',
      },
    ],
    ifThey: {
      silent: { spoken: "You needn't know what to say. Hearing it was enough.", short: 'Hearing it was enough.' },
      laughs: { spoken: 'I mean it, though it is hard to say straight.', short: 'I do mean it.' },
      denies: {
        spoken: 'I know that I matter to you. This is about something to do.',
        short: 'It is about something to do.',
      },
      why: {
        spoken: 'Because every day there had a reason, and I am looking for one.',
        short: 'I am looking for a reason.',
      },
    },
    asks: [
      { text: 'What in the service made a day a good one for you?' },
      { text: 'Who could use exactly that, within ten miles of you?' },
      { text: 'Who has heard so far how it is for you?' },
    ],
    traps: ['waiting for something as big as before', 'rating civilians against the unit', 'carrying it alone'],
    exercise: 'Write down three things that people came to you for, and whom you could offer one of them on Saturday.',
    next: ['vet-ask-help', 'vet-coming-home'],
  },
]
