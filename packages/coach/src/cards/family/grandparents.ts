import type { Card } from '../../types.ts'

/** Grandparents who overrule the parents. */
export const grandparents: readonly Card[] = [
  {
    id: 'grandparent-rules',
    family: 'home',
    label: 'grandparents who overrule you with the children',
    contexts: ['Family', 'Personal'],
    says: [
      'grandma gives my toddler candy behind my back',
      'my mum gives my kids sweets although i asked her not to',
      'grandma lets them watch tv all day',
      'my parents spoil the kids and ignore our rules',
      'my mother in law told my kids santa isnt real',
      'my dad says bedtime does not matter at grandpas house',
      'my mom undermines me in front of my children',
      'mother in law feeds the baby sugar behind my back',
      'my parents buy the kids way too many toys',
      'my mom says its a grandmas right to spoil them',
      'grandparents wont respect our screen time rules',
      'my mother keeps correcting how i raise my son',
      'my father in law let my daughter ride without a helmet',
      'my mum posts pictures of my baby on facebook',
      'granny told my son something he was not supposed to know yet',
      'grandma gives my kids candy after i said no',
      'my mom keeps feeding them sweets behind my back',
    ],
    keys: [
      'grandma',
      'grandpa',
      'grandparents',
      'spoil',
      'sweets',
      'candy',
      'rules',
      'undermines',
      'santa',
      'toys',
      'bedtime',
    ],
    not: ['afraid', 'hits', 'hit', 'threatens', 'bruise', 'drunk', 'touches'],
    needs: [],
    principle: {
      text: 'One rule that matters is kept more often than ten that are only preferred.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'With {quote} you want two things, that your word counts and that the children keep their grandparents.',
      'Choose the one rule that really matters; the small ones may stay behind at their door.',
      {
        text: 'What {to} may hear is that love is being rationed, so name what you are glad of first.',
        when: ['has:to'],
      },
    ],
    tries: [
      {
        id: 'glad-and-one-rule',
        move: 'limit',
        say: {
          spoken:
            "They love being with you, and I'm glad. One thing is firm for us, and I'll tell you which. Everything else is yours.",
          short: 'One rule is firm: [one rule]. The rest is yours.',
        },
        why: 'A single rule with room around it feels like trust, and a list feels like a leash.',
        cost: 'You have to let the rest go, really.',
      },
      {
        id: 'it-is-done-now',
        when: ['said:told|said|santa|let|post'],
        move: 'name-it',
        say: {
          spoken: 'You told them [what], and that was ours to tell. Next time, please ask us first.',
          short: 'That was ours to tell. Please ask first.',
        },
        why: 'It names one deed and one next time, and leaves the person whole.',
        cost: 'Say it on the second day, when you can say it quietly.',
      },
      {
        id: 'a-thing-to-give-instead',
        move: 'choice',
        say: {
          spoken: 'I know you like to treat them. Could it be [something else] instead of [what you mind]?',
          short: 'Could the treat be [something else]?',
        },
        why: 'The wish to give is kept, and only the thing is changed.',
      },
      {
        id: 'to-the-children',
        move: 'fact-first',
        say: {
          spoken: 'At their house some things are different. In our house it is [your rule], and that stays.',
          short: 'In our house it is [your rule].',
        },
        why: 'Children cope well with two houses as long as each is clear.',
        for: 'nobody',
      },
    ],
    ifThey: {
      laughs: { spoken: 'I know it looks small from there. It matters to us.', short: 'It matters to us.' },
      guilt: {
        spoken: 'Nobody is taking them from you. I want them here often, with this one rule.',
        short: 'Often, and with this one rule.',
      },
      angry: {
        spoken: "I can hear that it stung. You did well by me, and here I'm the one who decides.",
        short: 'Here I am the one who decides.',
      },
      denies: {
        spoken: "I don't want to settle who said what. From today it is [one rule].",
        short: 'From today it is [one rule].',
      },
      why: {
        spoken: "Because we are the ones who have the night after it. That's all.",
        short: 'We have the night after it.',
      },
    },
    asks: [
      { text: 'Which single rule would you keep if you could keep only one?' },
      { text: 'Is it your side of the family or that of your partner?' },
      { text: 'How much time do the children spend there in a week?' },
    ],
    traps: ['a list of everything since the birth', 'saying it in front of the children', '"you never respected me"'],
    exercise:
      'Write down all that bothers you, cross out everything but one line, and say that line aloud in a friendly voice.',
    next: ['home-in-laws', 'parent-criticizes'],
  },
]
