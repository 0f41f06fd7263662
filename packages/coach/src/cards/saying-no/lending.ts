import type { Card } from '../../types.ts'

/** A no to lending, and to what the others do. */
export const lending: readonly Card[] = [
  {
    id: 'refuse-lending',
    family: 'refuse',
    label: 'a no to lending',
    contexts: ['Family', 'Personal', 'Social', 'Faith'],
    says: [
      'an old buddy wants to borrow 2000 dollars',
      'my brother wants to borrow money again',
      'cousin asked me for 500 and never paid me back last time',
      'how do i say no to lending money to a friend',
      'my mom wants me to cosign a loan',
      'friend wants me to invest in his startup',
      'he keeps asking to borrow my car',
      'coworker asks for 20 bucks every week',
      'my sister needs rent money and i cant',
      'they think im the rich one in the family',
      'how to refuse to co-sign without a fight',
      'someone at church asked me for money',
      'my nephew wants his phone bill in my name, i dont wanna',
    ],
    keys: ['borrow', 'lend', 'lending', 'loan', 'cosign', 'money', 'bucks', 'cash', 'invest', 'paid', 'back', 'bill'],
    not: ['afraid', 'hits', 'threatens', 'threatened', 'mortgage', 'bank'],
    needs: ['to'],
    principle: {
      text: 'A rule is easier to accept than a judgment: a person who lends to nobody has said nothing about the one who asks.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is on the table, and a rule about lending answers it without a word on who deserves what.',
      {
        text: 'Before you answer about {amount}, decide whether you could give it away; that is what a loan among friends often becomes.',
        when: ['has:amount'],
      },
      'You can care about the person and keep the money, and one answer can carry both.',
    ],
    tries: [
      {
        id: 'a-rule',
        move: 'refuse',
        say: {
          spoken: "I don't lend to people I care about. It keeps things simple between us. I hope it works out.",
          short: "I don't lend. I hope it works out.",
          written:
            "I've thought about it, and I won't lend it. I don't lend money to people I care about; it keeps things simple between us. I hope it works out, and if it helps to think it through together, I'm free on [day].",
        },
        why: 'It covers everything and not only this, so there is no case to plead.',
        cost: 'It only holds if it is true for everybody.',
      },
      {
        id: 'a-gift-once',
        when: ['said:rent|food|kids|needs|bill|hungry'],
        move: 'choice',
        say: {
          spoken: "I can't lend you that. I can give you [sum], once, and you won't owe me anything.",
          short: '[Sum], as a gift, once. No loan.',
        },
        why: 'A gift you can afford ends the story; a loan begins one.',
        cost: 'Only if you could forget the sum by Friday.',
      },
      {
        id: 'not-my-name',
        when: ['said:cosign|sign|name|credit|invest|startup'],
        move: 'limit',
        say: {
          spoken: "I don't put my name on other people's loans. I'll sit down with you and go through the papers.",
          short: "I don't cosign. I'll help with papers.",
        },
        why: 'Help with your time is real help, and nobody can repossess it.',
      },
      {
        id: 'drive-instead',
        when: ['said:car|truck|keys|van'],
        move: 'choice',
        say: {
          spoken: 'The car stays with me. I can drive you on [day], if that gets you there.',
          short: "The car stays. I'll drive you.",
        },
        why: 'It meets the errand without handing over the keys.',
      },
      {
        id: 'not-again',
        when: ['said:again|last|never|always|every|paid'],
        move: 'name-it',
        say: {
          spoken: "Last time left things odd between us. I'm not lending again, and I don't want to fight about it.",
          short: "I'm not lending again. No fight.",
        },
        why: 'It names the old story once, without the sum, and moves on.',
      },
    ],
    ifThey: {
      guilt: {
        spoken: "I know you're in a tight spot, and my answer stays where it is.",
        short: 'I know, and I care.',
      },
      angry: {
        spoken: "You can be angry at me. I'd still like to help you look for another way.",
        short: 'Angry is fine. Not lending.',
      },
      why: { spoken: "I've made it a rule for everyone, me included.", short: "It's my rule." },
      bargains: { spoken: 'A smaller loan is still a loan. Ask me for time instead.', short: 'Ask for time instead.' },
      cries: {
        spoken: "I'm sorry it's this hard. Let's list together who else could help.",
        short: 'Who else could help?',
      },
      blames: { spoken: 'I did say yes before. I see it differently now.', short: 'I see it differently.' },
    },
    asks: [
      { slot: 'amount', text: 'How much is it, and could you give it away without looking back?' },
      { text: 'What has been borrowed before, and what came back?' },
      { text: 'Which help that costs no money could you offer gladly?' },
    ],
    traps: [
      '"not right now", which means ask me later',
      'checking what they spend it on',
      'half the sum to end the talk',
    ],
    exercise: 'Say your one rule about lending aloud ten times, each a little duller than the last.',
    next: ['refuse-again', 'friend-owes'],
  },
  {
    id: 'refuse-pressure',
    family: 'refuse',
    label: 'a no to what the others do',
    contexts: ['Social', 'Personal', 'Family', 'Academic'],
    says: [
      'how do i tell my friends i dont wanna vape with them',
      'my friends want me to drink and i dont want to',
      'everyone smokes at the party and they pressure me',
      'they want me to skip class with them',
      'my friends dare me to do things i dont like',
      'how do i say no to weed without looking boring',
      'i dont drink and people keep offering',
      'the others steal from the shop and want me to join',
      'friends say i am no fun because i dont drink',
      'peer pressure to try something',
      'how do i turn down a drink',
      'my friend wants me to lie to her husband for her',
      'how do i tell people that i dont drink anymore without making it a thing',
    ],
    keys: ['vape', 'drink', 'drinking', 'smoke', 'weed', 'skip', 'dare', 'pressure', 'boring', 'party', 'offering'],
    needs: [],
    principle: {
      text: '"I don\'t" holds longer than "I can\'t", for others and for oneself.',
      source: 'Patrick and Hagtvedt 2012, Journal of Consumer Research',
      basis: 'M',
    },
    see: [
      '{quote} needs no reason; a reason is what the others would argue with.',
      'A no is over in three seconds if something else follows it at once.',
      'You can stay with them and leave out the thing; most groups take that sooner than one expects.',
    ],
    tries: [
      {
        id: 'dont-and-next',
        move: 'refuse',
        say: { spoken: "Nah, I don't. What are we doing after this?", short: "I don't. What's next?" },
        why: 'The question takes the group on before anybody can make a topic of you.',
      },
      {
        id: 'make-it-light',
        move: 'exit',
        say: { spoken: "Somebody has to remember this night for you. I'm good.", short: "I'm good, thanks." },
        why: 'A light line leaves everyone their face, and your hands stay empty.',
        cost: 'It works twice; the third time say it plainly.',
      },
      {
        id: 'one-friend-first',
        move: 'ask',
        say: {
          spoken: "I don't want to do that tonight. If they push, can you back me up?",
          short: 'Can you back me up tonight?',
        },
        why: 'One other person who stays out makes it easy for two.',
      },
      {
        id: 'the-plain-one',
        move: 'limit',
        say: { spoken: "I said no, and it's still no. Ask me about anything else.", short: 'Still no. Anything else?' },
        why: 'Said calmly and without a reason there is nothing left to win.',
      },
    ],
    ifThey: {
      laughs: { spoken: 'Boring, I know. Still no.', short: 'Still no.' },
      why: { spoken: "No reason. I just don't.", short: "I just don't." },
      refuses: { spoken: "Then I'm off. See you on [day].", short: 'See you on [day].' },
      guilt: { spoken: "I like you. I don't like that. Both are true.", short: 'You, yes. That, no.' },
    },
    asks: [
      { text: 'Where will you be when they ask the next time?' },
      { text: 'Which one of them would stay out with you?' },
      { text: 'What would you rather do with them instead?' },
    ],
    traps: ['a made-up excuse that has to be kept up', 'a sermon about health', '"maybe later"'],
    exercise: 'Say the line three times aloud, hands in your pockets, and walk two steps after it.',
    next: ['refuse-again', 'friend-hard-talk'],
  },
]
