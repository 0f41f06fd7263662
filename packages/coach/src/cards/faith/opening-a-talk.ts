import type { Card } from '../../types.ts'

/** A sermon's first words, and being asked to pray. */
export const openingATalk: readonly Card[] = [
  {
    id: 'faith-open-talk',
    family: 'faith',
    label: 'opening a sermon or a talk',
    contexts: ['Faith', 'Public'],
    says: [
      'i have to give a sermon on sunday and dont know how to start',
      'first khutbah, im nervous',
      'dvar torah for my daughters bat mitzvah',
      'how do i begin a devotional',
      'giving my testimony in church next week',
      'dharma talk for the sangha, 15 minutes',
      'my sermons are too long people say',
      'lay preacher and the congregation looks bored',
      'short reflection for the prayer breakfast',
      'how to speak about forgivness without preaching at people',
    ],
    keys: [
      'sermon',
      'homily',
      'khutbah',
      'devotional',
      'testimony',
      'congregation',
      'preach',
      'preacher',
      'reflection',
      'dharma',
    ],
    not: ['funeral', 'eulogy'],
    needs: [],
    principle: {
      text: 'Begin where the listeners stand, with one scene, and let silence carry the sentence that matters.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'Since you mention {quote}: the first minute is where people decide whether this talk is for them.',
      "One scene, one text, one question to take home; whatever is left over is next week's talk.",
      {
        text: 'You have a date ({when}), so find the last sentence first and the way to it afterwards.',
        when: ['has:when'],
      },
    ],
    tries: [
      {
        id: 'scene-first',
        move: 'fact-first',
        say: {
          spoken: "On [day], I [what happened], and I didn't know what to do. Perhaps you know that moment.",
          short: 'On [day], I [what happened].',
        },
        why: 'A moment of not knowing invites people in; a conclusion keeps them outside.',
        cost: 'Choose a scene that is yours to tell.',
      },
      {
        id: 'question-and-silence',
        move: 'open-question',
        say: {
          spoken: "I'd like to begin with a question, and then with ten seconds of quiet: [your question].",
          short: 'A question, then quiet: [your question].',
        },
        why: 'After ten seconds every listener has an answer, and hears the rest against it.',
      },
      {
        id: 'the-text-aloud',
        when: ['said:text|scripture|verse|torah|quran|khutbah|bible|passage|reading|sutra'],
        move: 'drill',
        say: {
          spoken:
            '[The line you chose]. Let me read it once more, slowly. One word in it would not let me go this week.',
          short: "[The line]. One word wouldn't let go.",
        },
        why: 'Read twice, the line does the opening, and one word makes it yours.',
      },
      {
        id: 'shorter',
        when: ['said:long|bored|minutes|short'],
        move: 'time',
        say: {
          spoken: 'I have one thing to say today, and it will take eight minutes.',
          short: 'One thing, eight minutes.',
        },
        why: 'People listen differently when they know how far it is.',
      },
    ],
    ifThey: {
      silent: { spoken: "I'll leave that question with you and go on.", short: "I'll leave you that." },
      laughs: { spoken: "I see that I'm not the only one.", short: 'Not only me, then.' },
      cries: { spoken: "We'll be still for a moment, all of us.", short: "Let's be still." },
      why: { spoken: "I don't know. I'm glad to look for it with you afterwards.", short: "I don't know yet." },
      denies: { spoken: 'You may see it otherwise. Come and tell me over coffee.', short: 'Tell me over coffee.' },
    },
    asks: [
      { text: 'What one sentence should be repeated at the lunch table?' },
      { slot: 'when', text: 'When is it, and how long may it be?' },
      { text: 'Where did this text meet you this week?' },
    ],
    traps: [
      'three openings before the first thought',
      'we all know that',
      'certainty about what God intends for a particular person',
    ],
    exercise: 'Say the first two sentences standing, with a full breath between them, five times.',
    next: ['faith-comfort', 'faith-disagree'],
  },
  {
    id: 'faith-pray-aloud',
    family: 'faith',
    label: 'being asked to pray',
    contexts: ['Faith', 'Personal', 'Family'],
    says: [
      'someone asked me to pray out loud for her and i froze',
      'how do i ask people to pray for me without telling everything',
      'prayer request in our group turned into gossip',
      'they want me to say grace in front of the whole family',
      'colleague asked for my prayers and im not religious',
      'how do i offer to pray without being pushy',
      'friend says she will pray for me and i dont want it',
      'leading prayer at the meeting for the first time',
      'what do i write when somebody posts a prayr request',
      'interfaith event, i have to open with a blessing',
      'our pastor asked me to lead the prayer on sunday and im terrified',
      'i have to say the closing prayer and dont know what to say',
      'I want to write a prayer tonight, and I have no words',
      'asked to say grace and i never did',
    ],
    keys: ['pray', 'prayer', 'prayers', 'grace', 'blessing', 'request', 'aloud', 'religious', 'interfaith', 'gossip'],
    not: ['suicidal', 'abuse', 'afraid'],
    needs: [],
    principle: {
      text: 'Ask first, say it in the words of the one it is for, and keep it short.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'Nobody grades {quote}; three true sentences are a whole prayer.',
      'A request can be kept as small as the person wants it, without the reasons.',
      'If {to} would rather have silence than words, that counts as well.',
    ],
    tries: [
      {
        id: 'ask-how',
        when: ['not said:lead|grace|open|blessing|closing|front'],
        move: 'ask',
        say: {
          spoken: "I'd be glad to. Out loud, in silence, or later when I'm by myself? And what shall I ask for?",
          short: 'Aloud, in silence, or later?',
        },
        why: 'It gives the person the say in something that is theirs.',
      },
      {
        id: 'three-sentences',
        move: 'drill',
        say: {
          spoken: "We're thankful for [one thing]. We're worried about [one thing]. Be with [name], and with us.",
          short: 'Thanks for [one thing]. Be with [name].',
        },
        why: 'Thanks, worry, wish: with three places to stand nobody gets lost.',
        cost: 'Begin and end in the form that your community uses.',
        for: 'nobody',
      },
      {
        id: 'not-my-faith',
        when: ['said:atheist|religious|believe|secular'],
        move: 'own',
        say: {
          spoken: "I don't pray, and I'll be thinking of you at that very hour. Tell me how it went?",
          short: "I don't pray. I'll think of you.",
        },
        why: 'It is honest and still gives something with a time.',
      },
      {
        id: 'kindly-no',
        when: ['said:says|decline|uncomfortable|unwanted'],
        move: 'refuse',
        say: {
          spoken:
            "I can tell that you mean it kindly. I'd rather you didn't pray for this; a call on [day] would help me.",
          short: "Please don't. A call would help.",
        },
        why: 'The goodwill is taken, and it gets another road.',
      },
      {
        id: 'request-without-details',
        when: ['said:gossip|request|details|telling'],
        move: 'limit',
        say: {
          spoken: "Please keep [name] in your thoughts. I won't go into why, and please don't ask around.",
          short: 'Please hold [name]. No details.',
        },
        why: 'It asks for care and shuts the door on the story.',
      },
    ],
    ifThey: {
      silent: { spoken: "Then we'll be quiet together for a minute.", short: 'A quiet minute, then.' },
      cries: { spoken: 'That was enough. We can stop right there.', short: 'We can stop there.' },
      why: {
        spoken: "I'd like to keep that with me. Thank you for asking kindly.",
        short: "I'll keep that to myself.",
      },
      agrees: { spoken: 'Thank you for trusting me with it.', short: 'Thanks for trusting me.' },
      refuses: { spoken: "Of course. I'll ask how you are next week.", short: 'Of course.' },
    },
    asks: [
      { text: 'Are you the one who asks, or the one who was asked?' },
      { text: 'In which form does your community usually pray?' },
      { text: 'What may be said aloud, and what should stay private?' },
    ],
    traps: [
      'advice dressed as a prayer',
      'private news in a public request',
      'a promise to pray that is only a goodbye',
    ],
    exercise: 'Write three short sentences, thanks, worry and wish, and read them slowly once.',
    next: ['faith-comfort', 'faith-doubt'],
  },
]
