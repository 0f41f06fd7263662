import type { Card } from '../../types.ts'

/** An old hurt, and a first word after a long silence. */
export const oldHurts: readonly Card[] = [
  {
    id: 'old-hurt',
    family: 'hard-talk',
    label: 'bringing up an old hurt',
    contexts: ['Family', 'Personal', 'Faith'],
    says: [
      'my dad said something years ago and i never got over it',
      'how do i bring up something from my childhood with my mom',
      'my sister didnt come to my wedding and we never talked about it',
      'still hurt about what my brother did when grandma was sick',
      'she thinks its forgotten but it isnt',
      'i want to tell my parents how much it affected me',
      'old wound with my oldest friend',
      'cant forgive until we talk about it',
      'my husband tells it as a joke but it really hurt me back then',
      'been carrying this for ten yrs',
      'my pastor said something after the miscarriage that i still think about',
      'resentment i never said out loud',
      'my parents always favored my brother and it still hurts at 40',
    ],
    keys: [
      'years',
      'ago',
      'old',
      'past',
      'childhood',
      'forgive',
      'resentment',
      'grudge',
      'wound',
      'carrying',
      'hurt',
      'never',
    ],
    not: ['afraid', 'hits', 'beat', 'abused', 'abuse', 'molested', 'raped', 'threatens', 'touched'],
    needs: ['to'],
    principle: {
      text: 'An old hurt is heard when you say what it has meant to you and ask how they saw it, without a trial about who was right.',
      source: 'Stone, Patton & Heen, Difficult Conversations',
      basis: 'M',
    },
    see: [
      '{quote} has waited long enough to become a speech; one moment and one wish will be heard better.',
      {
        text: 'You may know that day word for word while {to} may hardly recall it, so set the scene first.',
        when: ['has:to'],
      },
      'Before you open it, know what you hope for: to be heard, an apology, or a change.',
    ],
    tries: [
      {
        id: 'one-scene',
        move: 'name-it',
        say: {
          spoken:
            "There's something from [time] I still carry: [what happened]. I don't need a trial. I'd like you to hear it.",
          short: 'I still carry [what happened]. Please hear it.',
          written:
            "I want to tell you about something I still carry. In [year], [what happened]. You may remember it differently, or not at all. I'm not asking you to defend yourself. I'd like you to read this, wait a day, and tell me what you remember.",
        },
        why: 'Saying what you do not want lowers their guard before the story begins.',
      },
      {
        id: 'choose-the-evening',
        when: ['not urgency:now'],
        move: 'time',
        say: {
          spoken: 'I want to talk about something old that matters to me. Is this a good evening, or another one?',
          short: 'Something old matters. Is tonight good?',
        },
        why: 'A hard story lands better at a time that somebody chose.',
      },
      {
        id: 'the-one-sentence',
        when: ['said:forgiv|apolog|sorry|acknowledg'],
        move: 'ask',
        say: {
          spoken: "I don't want to go over it all. It would help me to hear that you see what it did.",
          short: "I'd like to hear that you see it.",
        },
        why: 'You ask for the one sentence you are waiting for, since nobody can guess it.',
        cost: 'They may not say it, and you need a way to be all right then.',
      },
      {
        id: 'two-memories',
        move: 'open-question',
        say: {
          spoken: "I've told that story to myself for years. How do you remember [that day]?",
          short: 'How do you remember [that day]?',
        },
        why: 'Two memories rarely match, and asking shows you what they never knew.',
      },
      {
        id: 'leave-that-story-out',
        when: ['said:joke|laugh|story'],
        move: 'limit',
        say: {
          spoken: "When you tell that story as a joke, I'm back in it. Please leave it out.",
          short: 'Please leave that story out.',
        },
        why: 'They can do it tonight, whatever they think of the past.',
      },
    ],
    ifThey: {
      denies: {
        spoken: "You may not remember it. I do, and I'm only asking to be heard.",
        short: 'I do. Please just listen.',
      },
      angry: {
        spoken: "I can see that it's hard to hear. Let's leave it here for today.",
        short: "Let's leave it here.",
      },
      cries: { spoken: "I didn't tell you to make you cry. I'm glad that you know.", short: "I'm glad that you know." },
      guilt: { spoken: "I'm not saying you were bad at it. I'm telling you about one day.", short: 'It was one day.' },
      laughs: { spoken: "I know it may look small. It wasn't small to me.", short: 'Not small to me.' },
      silent: {
        spoken: "You don't have to answer now. Take a week, and then tell me.",
        short: 'No answer needed now.',
      },
    },
    asks: [
      { text: 'If it went as well as it could, what would they say?' },
      { text: 'Are you safe with this person, then and now?' },
      { text: 'Which one moment stands for all the others?' },
    ],
    traps: ['opening it at a holiday table', 'the whole list since childhood', 'asking why they did it'],
    exercise: 'Write the moment in three sentences: where, what was said, what you did next.',
    next: ['sorry-late', 'friend-hard-talk'],
  },
  {
    id: 'home-long-silence',
    family: 'home',
    label: 'a first word after a long silence',
    contexts: ['Family', 'Personal'],
    says: [
      'havent talked to my brother in 3 years',
      'how do i break the silence with my dad',
      'my sister and i dont speak since the will',
      'my daughter cut me off',
      'first message after years of no contact',
      'i want to write to my mother but dont know how to start',
      'we stopped talking over the house',
      'is it too late to reach out to family',
      'should i apologize first or just say hi after all this time',
      'estranged from my son, his birthday is coming',
      'i ghosted my cousin for a year and feel awfull',
      'my sister hasnt spoken to me since dads funeral',
      'my brother stopped talking to me because of the inheritance',
      'my mother doesnt answer my calls anymore',
      'my son doesnt want contact since he moved out',
      'i miss my sister, we havent talked in a year',
    ],
    keys: ['silence', 'estranged', 'years', 'contact', 'reconnect', 'reach', 'apart', 'cutoff', 'speak', 'brother'],
    not: ['abuse', 'abused', 'hit', 'molested', 'restraining', 'afraid'],
    needs: ['to'],
    principle: {
      text: 'A short message out of the blue is welcome more often than its sender expects.',
      source: 'Liu, Rim, Min and Min 2022, The Surprise of Reaching Out',
      basis: 'M',
    },
    see: [
      'After {quote}, the first message has only one job, to be easy to answer.',
      "The whole story doesn't fit into a first line, and it doesn't have to.",
      'If {to} may need weeks to reply, the line should still be true after weeks.',
    ],
    tries: [
      {
        id: 'small-and-open',
        move: 'write',
        say: {
          spoken: "It's been a long time. I think of you, and I'd like to hear how you are. Take your time.",
          short: 'I think of you. Take your time.',
          written:
            "Hi [name], it's been a long time. [A small thing] made me think of you. I'd like to hear how you are. You don't have to answer, and I won't push. [Your name]",
        },
        why: 'It asks for so little that even a wary person can answer.',
      },
      {
        id: 'my-part-only',
        move: 'own',
        say: {
          spoken:
            "I've thought about [what happened]. My part was [your part], and I'm sorry for it. You owe me no answer.",
          short: "I'm sorry for [your part].",
        },
        why: 'It owns something real without asking to be forgiven.',
        cost: 'Send it only if you can stop there and leave the other part out.',
      },
      {
        id: 'respect-the-distance',
        when: ['said:cut|block|contact|estranged|distance'],
        move: 'hear',
        say: {
          spoken: "You wanted distance, and I'll keep to it. If that changes one day, I'd be glad to hear from you.",
          short: "I'll keep the distance. You're welcome anytime.",
        },
        why: 'Respect for a no is the only thing that can make a later yes possible.',
        cost: 'Send it once, then truly wait.',
      },
      {
        id: 'half-an-hour',
        move: 'ask',
        say: {
          spoken: "I'll be in [place] on [date]. Half an hour over coffee, if you'd like; if not, that's all right.",
          short: 'Coffee in [place] on [date], maybe?',
        },
        why: 'A small plan with an end is easier to face than a reunion.',
      },
    ],
    ifThey: {
      silent: {
        spoken: "I won't write again before [month]. You can always reach me.",
        short: 'You can always reach me.',
      },
      angry: { spoken: "You have reason to be angry. I'd rather hear it than nothing.", short: "I'd rather hear it." },
      why: { spoken: 'Because I miss you, and I got tired of waiting for a good day.', short: 'Because I miss you.' },
      blames: {
        spoken: "That part is true. I can't undo it, and I won't argue it.",
        short: "That's true. No argument.",
      },
      agrees: {
        spoken: "I'm glad. Let's start small and leave the old story for later.",
        short: "I'm glad. Let's start small.",
      },
    },
    asks: [
      { text: 'What was the last thing said between you?' },
      { slot: 'want', text: 'What would be enough for you: a reply, a visit, or having written?' },
      { text: 'Did anybody ask for no contact in so many words?' },
    ],
    traps: [
      'the full history in the first message',
      '"life is short", which hurries the other one',
      'a message through a third person',
    ],
    exercise: 'Write the first message, then cut it to half and take out every sentence that explains.',
    next: ['home-same-fight', 'grief-late'],
  },
]
