import type { Card } from '../../types.ts'

/** A fight that comes back, and a partner who goes silent. */
export const fightsAndSilence: readonly Card[] = [
  {
    id: 'home-same-fight',
    family: 'home',
    label: 'a fight that keeps coming back',
    contexts: ['Family', 'Personal'],
    says: [
      'we have the same fight every week',
      'it always ends the same way',
      'he brings up stuff from two years ago',
      'every talk with my girlfriend turns into yelling',
      'we go in circles about nothing',
      'same argument again and agian',
      'i say one thing and she hears an attack',
      'how do we stop fighting about the same things',
      'we made up but nothing changed',
      'it starts with the dishes and ends with maybe we should split up',
      'my wife and i argue in front of the kids',
      'We keep having the same argument about chores',
    ],
    keys: ['fight', 'fighting', 'argue', 'argument', 'again', 'circles', 'yelling', 'same', 'couple', 'quarrel'],
    not: ['hits', 'hit', 'pushes', 'pushed', 'throws', 'afraid', 'threatens', 'grabbed', 'bruise'],
    needs: ['to'],
    principle: {
      text: 'How such a talk begins mostly decides how it ends, so begin with the event, yourself and a wish.',
      source: 'Gottman and Silver, The Seven Principles for Making Marriage Work',
      basis: 'M',
    },
    see: [
      'Look at what comes just before {quote}: a fight that returns has a first sentence that returns too.',
      'What repeats is mostly the opening and the tipping point; the topic only takes turns.',
      'Neither you nor {to} can win this one, since whoever wins meets it again next week.',
    ],
    tries: [
      {
        id: 'look-at-the-pattern',
        move: 'name-it',
        say: {
          spoken: "We've had this fight before, and neither of us likes the ending. Can we look at how it starts?",
          short: 'Same fight again. How does it start?',
        },
        why: 'It puts the two of you on one side and the pattern on the other.',
        cost: 'Say it on a calm day, never in the middle of a round.',
      },
      {
        id: 'event-feeling-wish',
        move: 'ask',
        say: {
          spoken: "When [what happened], I felt [feeling]. Next time I'd like [wish].",
          short: "Next time I'd like [wish].",
        },
        why: 'Event, feeling, wish: nothing in it judges the other person, so less of it needs defending.',
        cost: 'It only works while the event is a day or two old.',
      },
      {
        id: 'break-with-an-end',
        move: 'time',
        say: {
          spoken: "I'm too worked up to be fair. Give me twenty minutes, and then I'll come back to this.",
          short: "Twenty minutes. I'll come back.",
        },
        why: 'A break with an end is a pause; without one it is walking out.',
        cost: 'You have to be the one who comes back.',
      },
      {
        id: 'my-part-first',
        when: ['said:made|yesterday|last|after|yell'],
        move: 'repair',
        say: {
          spoken: "About [day]: my part was [what you did]. I'd like to hear what it was like for you.",
          short: 'My part was [what you did].',
        },
        why: 'A piece owned without a but makes it easier to own the other piece.',
      },
    ],
    ifThey: {
      blames: { spoken: 'Part of that is true. Which part matters most to you?', short: 'Some is true. Which part?' },
      angry: {
        spoken: "I'd better stop before I say something cheap. I'll be back in twenty minutes.",
        short: 'Back in twenty minutes.',
      },
      silent: {
        spoken: "I'm still here. Tell me when you'd like to go on.",
        short: "Tell me when you're ready.",
      },
      cries: { spoken: "I don't want to win against you. Let's sit for a minute.", short: "Let's sit a minute." },
      denies: { spoken: 'We may have seen two different evenings. What was yours?', short: 'What was your evening?' },
    },
    asks: [
      { text: 'What are the first ten words of it, most of the time?' },
      { text: 'What is it about once the topic of the day is taken away?' },
      { text: 'At which point does it tip from talk into fight?' },
    ],
    traps: ['old cases brought in as proof', 'starting after ten at night', '"calm down", which has calmed nobody'],
    exercise: 'Say your usual first sentence aloud, then say it again without the word you.',
    next: ['home-shuts-down', 'home-fair-share'],
  },
  {
    id: 'home-shuts-down',
    family: 'home',
    label: 'a partner who goes silent',
    contexts: ['Family', 'Personal'],
    says: [
      'my husband shuts down when i try to talk',
      'he just goes quiet and looks at his phone',
      'she stonewalls me',
      'i feel so unheard at home',
      'its like talking to a wall',
      'he leaves the room as soon as i start',
      'my partner wont talk about feelings',
      'she says im fine and nothing is fine',
      'i have to chase him for evry conversation',
      'nobody in this house listens to me',
    ],
    keys: ['silent', 'quiet', 'stonewalls', 'unheard', 'ignores', 'wall', 'listens', 'withdraws', 'shuts', 'feelings'],
    not: ['afraid', 'hits', 'threatens', 'punishes', 'bruise'],
    for: 'partner',
    needs: ['to'],
    principle: {
      text: 'The more one presses, the more the other withdraws; less pressure and a fixed time serve both.',
      source: 'Christensen and Heavey 1990, on demand and withdrawal in couples',
      basis: 'M',
    },
    see: [
      'With {quote} there are usually two halves, one pressing and one going quiet, and yours can change today.',
      'Silence can be a no, or it can be too many words too fast; only the second gets better with fewer of them.',
      'Give {to} a time and an end, and the talk becomes something one can say yes to.',
    ],
    tries: [
      {
        id: 'choose-when',
        move: 'choice',
        say: {
          spoken: "There's no need to answer now. Tonight after dinner or tomorrow on a walk, which is easier for you?",
          short: 'Tonight, or tomorrow on a walk?',
        },
        why: 'The choice is about when, so whether is already settled.',
      },
      {
        id: 'five-minutes-of-listening',
        when: ['said:unheard|listen|hear|ignore|wall'],
        move: 'ask',
        say: {
          spoken: "I'm not looking for a solution. Could you listen for five minutes and then tell me what you heard?",
          short: 'Five minutes: listen, then tell me back?',
        },
        why: 'A clear job with an end is easier than an open talk.',
        cost: 'You have to stop at five minutes, even in mid-sentence.',
      },
      {
        id: 'one-thing-only',
        move: 'own',
        say: {
          spoken: "I tend to come in with ten things at once. Here is one: [thing]. That's all for today.",
          short: 'One thing today: [thing].',
        },
        why: 'Owning your half of the pattern costs nothing and lowers the bar.',
      },
      {
        id: 'on-paper',
        move: 'write',
        say: {
          spoken: "I've written you one page. Read it when you like, and can we talk on [day]?",
          short: 'I wrote you something. Talk [day]?',
          written:
            "Out loud this keeps turning into a chase, so I'm writing. What I'd like you to know is [one thing]. You don't have to answer today. Could we have ten minutes on [day]?",
        },
        why: 'Paper gives the slower speaker time.',
        cost: 'Keep it to one page; two are a charge sheet.',
      },
    ],
    ifThey: {
      silent: {
        spoken: "Okay. I'll ask again tomorrow at eight, and until then I'll let it be.",
        short: "I'll ask again tomorrow.",
      },
      angry: {
        spoken: "That was too much at once. I'll stop now; ten minutes tomorrow instead?",
        short: 'I pushed. Tomorrow, then?',
      },
      denies: { spoken: 'Then I read it wrong. How is it from where you are?', short: 'How is it for you?' },
      delays: { spoken: "That's fine with me, if you name the time.", short: 'Then name the time.' },
      agrees: { spoken: "Thank you. I'll keep it to what I said.", short: 'Thanks. Just that.' },
    },
    asks: [
      { text: 'When did talking last go well between the two of you?' },
      { text: 'What do you do in the first minute of the silence?' },
      { text: 'Is it more that nothing is said, or that nothing comes back?' },
    ],
    traps: [
      'following from room to room',
      'naming the silence as a flaw of character',
      'filling each pause with a new point',
    ],
    exercise: 'Set a timer and say what you want to say in forty seconds, then cut it to twenty.',
    next: ['home-same-fight', 'support-just-listen'],
  },
]
