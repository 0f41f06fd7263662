import type { Card } from '../../types.ts'

/** A teenager who drank, and what was found in a bag. */
export const drinkAndFinds: readonly Card[] = [
  {
    id: 'teen-drank',
    family: 'parent',
    label: 'a teenager who drank, smoked or stayed out',
    contexts: ['Family'],
    says: [
      'my son came home drunk last night hes 16',
      'found a vape in my daughters bag',
      'my 15 year old smells of weed',
      'caught my teenager smoking',
      'my daughter sneaked out at night',
      'my son stayed out until 3 and didnt call',
      'my kid was drinking at a party',
      'found alcohol in my sons room',
      'my 17 yr old broke curfew again',
      'my daughter lied about where she was and came home drunk',
      'i think my son smokes weed with his friends',
    ],
    keys: ['drunk', 'vape', 'vaping', 'weed', 'smoking', 'drinking', 'alcohol', 'curfew', 'sneaked', 'party'],
    not: ['overdose', 'unconscious', 'needle', 'heroin', 'hits', 'threatens'],
    needs: [],
    principle: {
      text: 'Teenagers tell more to parents who know first and judge later; what parents know comes mostly from being told.',
      source: 'Stattin and Kerr 2000, Child Development',
      basis: 'M',
    },
    see: [
      'After {quote} there are two talks, a short one about being safe and a calm one the day after.',
      'The first thing worth hearing is how it came about; the consequence keeps until tomorrow.',
      'You were frightened, and from outside that looks like anger; say the fright.',
    ],
    tries: [
      {
        id: 'fright-then-story',
        move: 'hear',
        say: {
          spoken:
            'I was scared last night. Tell me how it went, from the start. I will listen before I decide anything.',
          short: 'I was scared. Tell me how it went.',
        },
        why: 'The story comes only before the verdict, never after it.',
        cost: 'You have to listen to the end.',
      },
      {
        id: 'after-the-shouting',
        when: ['said:scream|yell|shout|lost it|snapp'],
        move: 'repair',
        say: {
          spoken:
            'I shouted because I was scared. The shouting was wrong. The worry is still there. Can we start again?',
          short: 'The shouting was wrong. Can we start again?',
        },
        why: 'You take back the volume and keep the matter.',
      },
      {
        id: 'the-call-home',
        move: 'limit',
        say: {
          spoken: 'Whatever happens, you can call me at any hour, and I will come. The talk is the next day.',
          short: 'Call at any hour. I come.',
        },
        why: 'A ride without a sermon is the rule that may save something one night.',
      },
      {
        id: 'consequence-together',
        move: 'choice',
        say: {
          spoken: 'This has to cost something, and I want it to make sense. What would be fair, in your eyes?',
          short: 'What would be fair, in your eyes?',
        },
        why: 'A price they helped to name is argued about once and not every evening.',
        cost: 'Ask only if you are ready to take a good proposal.',
      },
    ],
    ifThey: {
      denies: {
        spoken: "I'm not asking for a confession. I know enough, and I'd like to know how you are.",
        short: 'I know enough. How are you?',
      },
      angry: { spoken: "We're both upset. At [time], in the kitchen, ten minutes.", short: 'Ten minutes, at [time].' },
      silent: { spoken: "Then not now. I'd rather have it true tomorrow than quick today.", short: 'Tomorrow, then.' },
      blames: {
        spoken: 'Your friends are not mine to raise. I want to hear about you.',
        short: 'I want to hear about you.',
      },
    },
    asks: [
      { text: 'What do you know for sure, and what do you only suspect?' },
      { text: 'Is it the first time, as far as you know?' },
      { text: 'When are both of you rested enough for ten minutes?' },
    ],
    traps: ['the talk at the door at midnight', 'a punishment that you will not keep', '"what will people say"'],
    exercise: 'Say the sentence about your fright aloud, without the word "but" after it.',
    next: ['parent-lying', 'teen-shut-door'],
  },
  {
    id: 'teen-found',
    family: 'parent',
    label: 'something you found in a bag or a room',
    contexts: ['Family', 'Personal'],
    says: [
      'found a vape in my sons backpack',
      'i found weed in my daughters room',
      'found condoms in my sons drawer what do i say',
      'i found cigarettes in my 14 year olds jacket',
      'i found pills in my kids bag',
      'how do i bring up what i found in his room',
      'there was a bottle of vodka under her bed',
      'i found money that isnt his in my sons room',
      'found out my teen is vaping',
      'my son smokes weed and thinks i dont know',
      'discovered my daughter stole makeup from a store',
      'i found porn on my 12 year olds tablet',
    ],
    keys: [
      'found',
      'vape',
      'weed',
      'backpack',
      'drawer',
      'cigarettes',
      'pills',
      'bottle',
      'hidden',
      'vaping',
      'condoms',
    ],
    not: ['cutting', 'razor', 'note', 'gun', 'knife', 'husband', 'wife', 'boyfriend', 'girlfriend'],
    needs: [],
    principle: {
      text: 'A calm question about what it does for them opens more than a verdict, and ambivalence is met by listening.',
      source: 'Miller and Rollnick, Motivational Interviewing',
      basis: 'M',
    },
    see: [
      'With {quote} the first talk decides whether there will be a second one.',
      'You know what, and not why; the why is what you need.',
      'Say at once how you know it, so that nobody has to play hide and seek.',
    ],
    tries: [
      {
        id: 'how-i-know',
        move: 'fact-first',
        say: {
          spoken: "I found something in your bag, and I'm not shouting. Help me see it. What is it for?",
          short: "I found it. I'm not shouting. Tell me.",
        },
        why: 'Fact, calm and a real question come before any rule.',
        cost: 'The rule has to wait until the answer is out.',
      },
      {
        id: 'side-by-side',
        move: 'time',
        say: {
          spoken: 'Come with me in the car, twenty minutes. You are not in for it. I have one thing to ask.',
          short: 'Twenty minutes in the car, one question.',
        },
        why: 'Side by side, without eyes on them, teenagers say more.',
      },
      {
        id: 'what-it-gives',
        move: 'open-question',
        say: {
          spoken: 'What is good about it for you? And what is not so good? I only listen for now.',
          short: "What's good about it, and what isn't?",
        },
        why: 'Someone who may name the good side names the other one as well.',
      },
      {
        id: 'rule-after',
        move: 'limit',
        say: {
          spoken: 'Here is where I stand: not in this house, and not at your age. And you can call me from anywhere.',
          short: 'Not in this house. And call me anytime.',
        },
        why: 'The limit is short, and the way home stays open.',
      },
    ],
    ifThey: {
      denies: {
        spoken: "Maybe it's a friend's. I still want to talk about it with you.",
        short: 'I still want to talk about it.',
      },
      angry: {
        spoken: 'I went into your things, and you may be angry. It is still here.',
        short: 'Be angry. It is still here.',
      },
      silent: { spoken: 'You can think first. We talk after dinner, ten minutes.', short: 'After dinner, then.' },
      laughs: { spoken: 'I may look silly to you. I mean it.', short: 'I mean it.' },
      cries: { spoken: 'You are not in trouble for telling me.', short: 'Telling is no trouble.' },
    },
    asks: [
      { text: 'What is it that frightens you most about it?' },
      { text: 'Is it the first time, as far as you can tell?' },
      { text: 'Who else needs to know before you talk?' },
    ],
    traps: ['a trap question when you know the answer', 'punishing before listening', '"after all we did for you"'],
    exercise: 'Say the first sentence aloud until it is as calm as asking for the salt.',
    next: ['teen-drank', 'teen-privacy', 'parent-delicate'],
  },
]
