import type { Card } from '../../types.ts'

/** Words at a funeral, and a colleague's loss. */
export const funeralsAndWork: readonly Card[] = [
  {
    id: 'grief-funeral',
    family: 'grief',
    label: 'words at a funeral',
    contexts: ['Family', 'Faith', 'Personal', 'Public'],
    says: [
      'giving a eulogy on sunday',
      'i have to speak at a janazah',
      'what do i say in the line at the funeral',
      'wake tomorrow and i barely know the family',
      'have to say a few words at my grandpas funeral',
      'going to a shiva and dont know the customs',
      'eulogy for my aunt, im scared ill cry',
      'what to say to the widow at the viewing',
      'memorial service for a teacher, i was asked to speak',
      'first funeral ever, what do people say',
      'i will break down when i read at my moms funaral',
      'what not to say at a funeral',
    ],
    keys: ['funeral', 'wake', 'viewing', 'eulogy', 'memorial', 'service', 'shiva', 'burial', 'speak', 'coffin'],
    not: ['character', 'novel'],
    needs: [],
    principle: {
      text: 'At the grave side, presence counts and a sentence is enough.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'Whatever {quote} asks of you, one true sentence is enough, and what they keep is that you came.',
      'A line of people is no place for a conversation; your name, theirs, and one sentence will do.',
      {
        text: 'You are going to speak, so one person, one scene and one sentence to end on are all you need.',
        when: ['said:eulogy|speak|speech|read|few'],
      },
    ],
    tries: [
      {
        id: 'in-the-line',
        move: 'name-it',
        say: {
          spoken: "I'm [your name]; I knew [name] from [place]. I'm so sorry for all of you.",
          short: "I'm [your name]. I'm so sorry.",
        },
        why: "They don't have to search for who you are, and you can move on.",
      },
      {
        id: 'stranger-to-the-family',
        when: ['said:barely|stranger|colleague|custom|shiva'],
        move: 'hear',
        say: {
          spoken: "I didn't know [name] well. I came for you, and I'm glad to just be here.",
          short: 'I came for you.',
        },
        why: 'It claims no more than is true, and coming is what is remembered.',
      },
      {
        id: 'one-scene',
        when: ['said:eulogy|speak|speech|read|few'],
        move: 'drill',
        say: {
          spoken: 'I want to tell you about one afternoon with [name]. [What happened]. That was [name].',
          short: 'One afternoon with [name]. [What happened].',
        },
        why: 'A single scene keeps a voice steady longer than a whole life does.',
        cost: 'Have a second person sit in front with a copy, ready to read on.',
      },
      {
        id: 'if-the-voice-breaks',
        when: ['said:cry|break|tears|choke|scared'],
        move: 'time',
        say: {
          spoken: 'Give me a moment. Everybody in this room knows why.',
          short: 'Give me a moment.',
        },
        why: 'Saying it buys five quiet seconds, and nobody there minds.',
      },
    ],
    ifThey: {
      cries: { spoken: "You don't have to say anything to me. I'm glad I came.", short: 'Nothing you need to say.' },
      silent: { spoken: "I'll let you go on. I'll call you next week.", short: "I'll call next week." },
      agrees: { spoken: 'Thank you for letting me be here today.', short: 'Thanks for having me.' },
      why: { spoken: "There's no answer to that. I only wanted to stand with you.", short: "I've no answer." },
    },
    asks: [
      { text: 'Will you speak to the whole room, or to one person at a time?' },
      { text: 'How did you know the one who died?' },
      { text: 'Which small scene comes up first when you think of that person?' },
    ],
    traps: ['the cause of death', '"a better place", unless they said it first', 'a joke that needs explaining'],
    exercise: 'Say your sentence once in front of a mirror with your own name in it.',
    next: ['grief-first-words', 'grief-late'],
  },
  {
    id: 'grief-at-work',
    family: 'grief',
    label: "a colleague's loss",
    contexts: ['Work', 'Professional'],
    says: [
      'coworkers husband passed away what do i say monday',
      'my employee lost her mother, how do i handle it as manager',
      'colleague comes back to work after his son died',
      'sympathy card from the whole team',
      'do i mention it or act normal at work',
      'my boss lost his wife',
      'client told me her father died, what do i reply to the email',
      'someone on my team is grieving and makes mistakes',
      'how much time off do i offer after a death',
      'sending condolances to a business partner',
    ],
    keys: ['coworker', 'colleague', 'employee', 'team', 'boss', 'client', 'leave', 'office', 'grieving', 'died'],
    not: ['fired', 'character', 'novel'],
    needs: ['to'],
    principle: {
      text: 'At work, one sentence of sympathy and one task taken away are worth more than a long card.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'There is a person behind {quote}; say one sentence about the loss, then let them lead.',
      'Sympathy at work is most useful in the calendar: which task, taken over until when.',
      'You can spare {to} ten explanations by saying what is already arranged.',
    ],
    tries: [
      {
        id: 'task-until',
        move: 'ask',
        say: {
          spoken: "I'm sorry about [name]. I've got [task] until [day], so that one can leave your desk.",
          short: "I'm sorry. [Task] is with me.",
          written:
            "Dear [name], I'm very sorry about your loss. I've taken over [task] until [day], and nothing here needs an answer from you. We'll follow your lead when you are back.",
        },
        why: 'The sympathy comes with something that is already done.',
        cost: 'Take over only what you are allowed to decide.',
      },
      {
        id: 'first-day-back',
        when: ['said:back|monday|return|comes'],
        move: 'choice',
        say: {
          spoken: "It's good to see you. Would you like people to mention it, or rather to talk about work?",
          short: 'Should people mention it, or not?',
        },
        why: 'One person asks, and the others can be told quietly.',
      },
      {
        id: 'as-the-manager',
        when: ['power:down'],
        move: 'fact-first',
        say: {
          spoken:
            "I'm so sorry. Please take the time you need; I'll handle the forms, and we talk on [day], not before.",
          short: "Take the time. I'll handle the forms.",
        },
        why: 'It lifts the worry about permission and gives one fixed point.',
        cost: 'Find out first what leave you can promise.',
      },
      {
        id: 'to-a-client',
        when: ['said:client|customer|business|partner'],
        move: 'write',
        say: {
          spoken:
            "Thank you for letting me know. I'm very sorry about your [father or mother]; our matter can wait until [date].",
          short: "I'm very sorry. Our matter can wait.",
          written:
            "Thank you for letting me know, and I'm very sorry for your loss. Everything on our side can wait until [date], and I'll keep an eye on the deadlines so that you don't have to.",
        },
        why: 'It is warm, it is brief, and the work stops pressing.',
      },
    ],
    ifThey: {
      cries: {
        spoken: "Let's go somewhere quiet. Your meeting can start without you.",
        short: "Let's go somewhere quiet.",
      },
      denies: {
        spoken: 'All right. If a day turns bad, you can leave without explaining.',
        short: 'You may leave anytime.',
      },
      silent: { spoken: "You needn't answer. I only wanted to have said it.", short: 'No answer needed here.' },
      agrees: { spoken: "Good. I'll tell the team exactly that and no more.", short: "I'll tell them that." },
      delays: { spoken: "It can stay undecided. I'll ask you again on [day].", short: "I'll ask on [day]." },
    },
    asks: [
      { slot: 'to', text: 'Is it someone you report to, someone beside you, or someone you lead?' },
      { text: 'Which task could you take away until next week?' },
      { slot: 'medium', text: 'Will you see each other, or does it have to be written?' },
    ],
    traps: [
      'sympathy in a message about a deadline',
      'telling the team more than was allowed',
      'a card with forty names and not one sentence',
    ],
    exercise: 'Say the sentence once, with the task and the day in it, in under eight seconds.',
    next: ['grief-late', 'support-illness'],
  },
]
