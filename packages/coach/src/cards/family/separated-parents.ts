import type { Card } from '../../types.ts'

/** The other parent, and a stepchild. */
export const separatedParents: readonly Card[] = [
  {
    id: 'co-parent',
    family: 'home',
    label: 'arranging things with the other parent',
    contexts: ['Family', 'Personal'],
    says: [
      'my ex husband keeps changing the pickup time for the kids',
      'my ex wife sends me long angry messages about the children',
      'how do i answer my ex about the custody weekend',
      'co-parenting with someone who twists every word',
      'ex wont tell me what happens at school',
      'he brings the kids back late every time',
      'my ex talks badly about me in front of our son',
      'need to ask my ex to swap weekends',
      'different rules at dads house and it drives me crazy',
      'my ex wants the kids for christmas again',
      'we are separated and argue about money for the kids',
      'my ex says bad things about me to our daughter',
      'her father badmouths me in front of the kids',
    ],
    keys: ['pickup', 'custody', 'weekend', 'weekends', 'swap', 'co-parenting', 'handover', 'separated', 'ex', 'kids'],
    not: ['hits', 'afraid', 'threatens', 'stalk'],
    needs: [],
    principle: {
      text: 'Brief, informative, friendly and firm, as if a third person read along; no advice, no reproach, no apology for asking.',
      source: 'Eddy, BIFF',
      basis: 'V',
    },
    see: [
      '{quote} is an arrangement by now, so write it like one: day, hour, place.',
      'What you write here may one day be read by somebody else, and that is a good adviser for the tone.',
      { text: 'With {to}, one subject a message is the limit, or the second one eats the first.', when: ['has:to'] },
    ],
    tries: [
      {
        id: 'day-hour-place',
        move: 'limit',
        say: {
          spoken: "Pickup is [day] at [time]. If that can't work, tell me by [day] and offer another time.",
          short: '[Day], [time], as agreed.',
          written:
            'Hi, pickup is [day] at [time], as agreed. If that cannot work, please tell me by [day] and offer another time. Without a message I will be there. Thanks.',
        },
        why: 'It says what happens without an answer, so nobody can let it hang.',
      },
      {
        id: 'answer-one-line',
        when: ['said:angry|long|twist|bad|argu|message'],
        move: 'exit',
        say: {
          spoken: 'Thanks for your message. On the question about [one thing]: [answer]. The rest I leave there.',
          short: 'On [one thing]: [answer].',
        },
        why: 'A long message usually holds one question, and only questions need answers.',
        cost: 'It takes a walk around the block before you send it.',
      },
      {
        id: 'swap-with-offer',
        when: ['said:swap|ask|christmas|change|want'],
        move: 'ask',
        say: {
          spoken: 'Could we swap [weekend] for [weekend]? I need your answer by [day]. A no is fine; then it stays.',
          short: 'Could we swap [weekend] for [weekend]?',
        },
        why: 'The offer stands in the same breath as the wish.',
      },
      {
        id: 'for-the-child',
        when: ['said:school|rules|front|son|house|talks'],
        move: 'name-it',
        say: {
          spoken: '[Name] heard [what was said] and came home quiet. Can we keep that away from the kids, both of us?',
          short: 'Can we both keep that away from the kids?',
        },
        why: 'The child is the one thing that both of you want to protect.',
      },
    ],
    ifThey: {
      angry: { spoken: "I'll answer about [day and time] only.", short: 'About [day] only.' },
      refuses: { spoken: 'Then it stays at [day], [time].', short: 'Then it stays.' },
      silent: { spoken: 'I take it as agreed and will be there at [time].', short: 'I will be there at [time].' },
      blames: {
        spoken: 'I read it. For the kids we need [one thing] by [day].',
        short: 'We need [one thing] by [day].',
      },
      bargains: { spoken: '[Weekend] yes, [weekend] no.', short: '[Weekend] yes.' },
      delays: { spoken: 'I need it by [day], so that the kids know.', short: 'By [day], please.' },
    },
    asks: [
      { text: 'What is the one thing that has to be settled this week?' },
      { text: 'Is there a paper that already says who, when and where?' },
      { text: 'Which channel has worked best between you so far?' },
    ],
    traps: ['what went wrong in the marriage', 'messages through the child', 'answering within the first hour'],
    exercise: 'Write it, count the sentences, and stop at four.',
    next: ['home-same-fight', 'bad-news-mail'],
  },
  {
    id: 'step-parent',
    family: 'parent',
    label: 'a stepchild who does not let you in',
    contexts: ['Family', 'Personal'],
    says: [
      'my stepson says youre not my mom',
      'stepdaughter tells me youre not my real dad',
      'my stepkids dont listen to me',
      'my stepdaughter ignores me when i come in',
      'how do i talk to my new partners kids',
      'his daughter hates me since i moved in',
      'her son wont accept me',
      'my partners kids treat me like air',
      'my stepson only does what his father says',
      'i dont know what i am allowed to say as a stepmom',
      'blended family and the kids fight me on everything',
      'my boyfriends daughter is rude to me',
    ],
    keys: ['stepson', 'stepdaughter', 'stepkids', 'stepmom', 'stepdad', 'stepmother', 'stepfather', 'blended', 'real'],
    not: ['cuts', 'bruise', 'hits', 'touches', 'afraid'],
    needs: [],
    principle: {
      text: 'A step-parent gets further as a friendly grown-up first; rules come from the parent for a good while.',
      source: 'Papernow, Surviving and Thriving in Stepfamily Relationships',
      basis: 'M',
    },
    see: [
      'There is a true half in {quote}, and agreeing with it takes away the reason to fight.',
      'You need no title there; what counts is that you stay the same on good days and on bad ones.',
      { text: 'What sounds like a no to you may be loyalty to somebody who is missed.', when: ['not said:new'] },
    ],
    tries: [
      {
        id: 'true-half',
        move: 'hear',
        say: {
          spoken: "You're right, I'm not, and I won't try to be. I live here too, and I'd like us to get on.",
          short: "You're right. I'd still like us to get on.",
        },
        why: 'Where nobody claims the place, nobody has to guard it.',
      },
      {
        id: 'house-rule',
        move: 'limit',
        say: {
          spoken: "That's a rule of this house and not of mine. Your [mom or dad] and I made it together.",
          short: 'It is a rule of the house.',
        },
        why: 'A rule that comes from the parent is no question of who you are.',
        cost: 'It has to be true, so settle it with your partner first.',
      },
      {
        id: 'small-thing-together',
        move: 'choice',
        say: {
          spoken: "I'm going to [small thing] on [day]. You can come along, and you don't have to.",
          short: 'Come along if you like.',
        },
        why: 'Time side by side does more than a talk, and an easy no keeps it an offer.',
      },
      {
        id: 'partner-takes-rules',
        move: 'ask',
        say: {
          spoken: 'Could you be the one who says no for the next months? I want to become somebody they like first.',
          short: 'Could the noes come from you for now?',
        },
        why: 'A child takes a no from a parent long before taking it from somebody new.',
        for: 'partner',
      },
    ],
    ifThey: {
      angry: { spoken: "You can be angry at me. I'm here at dinner all the same.", short: "I'm here all the same." },
      silent: { spoken: "That's fine. I only wanted to say hello.", short: 'I only wanted to say hello.' },
      blames: {
        spoken: 'A lot changed for you, and nobody asked you. That I can understand.',
        short: 'Nobody asked you. I see that.',
      },
      refuses: {
        spoken: "All right. I'll ask your [mom or dad] to talk with you about it.",
        short: 'Then your [mom or dad] decides.',
      },
    },
    asks: [
      { text: 'Which of you two makes the rules at home so far?' },
      { text: 'What do the two of you do together that goes well?' },
      { text: 'How long have you all lived under one roof?' },
    ],
    traps: ['a word against the other parent', 'asking to be called Mom or Dad', 'winning it at the table'],
    exercise: 'Say the true half aloud five times, until it comes out without a sigh behind it.',
    next: ['teen-shut-door', 'co-parent'],
  },
]
