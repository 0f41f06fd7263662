import type { Card } from '../../types.ts'

/** Saying that one misses somebody; closeness and sex. */
export const closeness: readonly Card[] = [
  {
    id: 'say-miss-you',
    family: 'home',
    label: 'saying that you miss somebody',
    contexts: ['Personal', 'Family', 'Social'],
    says: [
      'we only talk about the kids and bills',
      'my husband and i live like roommates',
      'how do i say i miss you without starting a fight',
      'i miss my husband even though we live together',
      'how do i tell her that i want more time with her',
      'we are like roommates and i miss us',
      'i want to say i feel lonely in our marriage',
      'telling my boyfriend i need more closeness',
      'my wife works all the time and i miss her',
      'he is always on his phone and i miss him',
      'how do i tell my partner i need more attention without sounding needy',
      'we hardly talk any more and i miss it',
      'my husband plays video games every night',
      'he games until 2 every night and we never talk',
    ],
    keys: ['miss', 'lonely', 'closeness', 'attention', 'roommates', 'together', 'needy', 'marriage'],
    for: 'partner',
    needs: [],
    principle: {
      text: 'A talk between partners tends to end as it began, so a soft first sentence with one wish in it decides much.',
      source: 'Carrère and Gottman 1999, Family Process',
      basis: 'M',
    },
    see: [
      'Under {quote} lies a wish, and said as a wish it can be answered with a yes.',
      'Missing somebody turns into a reproach within one word, and that word is often "never".',
      'Name a moment that was good; it shows what you would like more of.',
    ],
    tries: [
      {
        id: 'a-good-moment',
        move: 'name-it',
        say: {
          spoken:
            'I miss you. The last time we had an evening to ourselves I was happy. Can we do that again this week?',
          short: 'I miss you. [What you did] again this week?',
        },
        why: 'A happy memory with a day in it asks for more and accuses nobody.',
      },
      {
        id: 'twenty-minutes',
        move: 'ask',
        say: {
          spoken: 'Could I have twenty minutes of you tonight, phones in the hall, no plans to make?',
          short: 'Twenty minutes of you tonight?',
        },
        why: 'Something so small can be granted on a tired evening.',
        cost: 'It feels planned the first two times.',
      },
      {
        id: 'on-a-card',
        move: 'write',
        say: {
          spoken: 'I wrote it down because it comes out crooked: I miss us, and it is not your fault.',
          short: 'I miss us. It is not your fault.',
        },
        why: 'On paper nobody hears a tone that you did not mean.',
      },
    ],
    ifThey: {
      guilt: { spoken: 'I am not counting. I just like being with you.', short: 'I just like being with you.' },
      angry: { spoken: 'That came out as blame. I meant: I miss you.', short: 'I meant: I miss you.' },
      delays: { spoken: 'Then which evening this week is ours?', short: 'Which evening is ours?' },
      silent: { spoken: 'You can think about it. I only wanted to say it.', short: 'I only wanted to say it.' },
    },
    asks: [
      { text: 'Which moment with them do you miss most?' },
      { text: 'When are the two of you least tired?' },
      { text: 'What happened the last time you said it?' },
    ],
    traps: ['"you never"', 'saying it when they come through the door', 'counting the hours they were away'],
    exercise: 'Write the good moment in one sentence with a day and a place. Say it aloud without "but" behind it.',
    next: ['home-shuts-down', 'home-same-fight'],
  },
  {
    id: 'intimacy-talk',
    family: 'home',
    label: 'closeness and sex between two',
    contexts: ['Personal', 'Family'],
    for: 'partner',
    says: [
      'my husband and i havent had sex in a year',
      'we dont sleep together anymore and nobody talks about it',
      'how do i tell my wife i want more intimacy',
      'my girlfriend never wants to be touched lately',
      'he wants sex more often than i do',
      'i dont feel like sex since the baby and my husband is hurt',
      'our bedroom is dead, how do i bring that up',
      'how do i tell my boyfriend what i like in bed',
      'i miss being close to my wife physically',
      'we live like roommates and never kiss',
      'how to say im not in the mood without hurting him',
      'talking about sex with my partner is so awkward',
    ],
    keys: ['sex', 'intimacy', 'intimate', 'bed', 'bedroom', 'kiss', 'physically', 'mood', 'closeness', 'desire'],
    not: ['forced', 'forces', 'raped', 'after i said no', 'scared of him', 'my teacher', 'customer'],
    needs: [],
    principle: {
      text: 'It is talked about dressed, by day and as a wish; a count of nights makes two defendants.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is felt by both of you, and the first to say it kindly makes it lighter.',
      'Such a talk goes best by day and side by side, and never in bed right afterwards.',
      'A wish can be answered; a count of nights can only be defended.',
    ],
    tries: [
      {
        id: 'miss-us',
        move: 'name-it',
        say: {
          spoken:
            "I miss being close to you, and I don't mean it as a complaint. Can we talk about us, walking, this week?",
          short: 'I miss being close to you.',
          written:
            "I miss being close to you. It isn't a complaint and nothing has to happen tonight. I would like us to talk about it this week, on a walk, both of us, with no answer needed at once.",
        },
        why: 'It says the longing and leaves out the verdict.',
        cost: 'You may hear a reason that has nothing to do with you.',
      },
      {
        id: 'how-for-you',
        move: 'open-question',
        say: {
          spoken: 'How is it for you between us at the moment? I want to know, and I will only listen.',
          short: 'How is it for you, between us?',
        },
        why: 'Tiredness, pain or worry are told when somebody asks for them.',
      },
      {
        id: 'less-not-you',
        when: ['said:mood|often|hurt|baby|not in'],
        move: 'limit',
        say: {
          spoken: "Not tonight, and it isn't about you. I'd love to lie here and be held, and nothing more.",
          short: 'Not tonight. Just hold me?',
        },
        why: 'A no with a small yes beside it is not heard as a rejection.',
      },
      {
        id: 'one-thing-i-like',
        when: ['said:like|bed|want|tell'],
        move: 'ask',
        say: {
          spoken: 'Something I would love more of: [one thing]. And what would you love?',
          short: 'I would love more of [one thing].',
        },
        why: 'More of a thing is easier to hear than less of another.',
      },
    ],
    ifThey: {
      angry: {
        spoken: "I'm not counting. I miss you, that is all I wanted to say.",
        short: 'I miss you. That is all.',
      },
      silent: { spoken: 'You need not say anything now. Ask me again whenever you like.', short: 'Whenever you like.' },
      cries: { spoken: 'Come here. We have time, and nothing is broken.', short: 'Come here. We have time.' },
      refuses: { spoken: 'All right, not today. Would Sunday on a walk be easier?', short: 'Sunday, on a walk?' },
      blames: {
        spoken: 'Part of it is mine, yes. Tell me which part you feel most.',
        short: 'Which part do you feel most?',
      },
    },
    asks: [
      { text: 'What do you miss more, the touch or the talk before it?' },
      { text: 'When were you last close in a way that felt easy?' },
      { text: 'Is there pain, tiredness or a worry that nobody has named yet?' },
    ],
    traps: ['numbers of weeks', 'a comparison with others', 'beginning it in bed'],
    exercise: 'Write the sentence "I miss …" in five ways and keep the one with no reproach in it.',
    next: ['real-talk', 'home-shuts-down'],
  },
]
