import type { Card } from '../../types.ts'

/** Writing to those who do not know one. */
export const coldEmail: readonly Card[] = [
  {
    id: 'cold-email',
    family: 'write',
    label: 'writing to somebody who does not know you',
    contexts: ['Professional', 'Academic', 'Work', 'Creative'],
    says: [
      'cold email to a professor about research',
      'how do i reach out to someone on linkedin',
      'want to ask a stranger for advice about her job',
      'pitching my services to a company that never heard of me',
      'emailing an author i admire',
      'nobody answers my cold emails',
      'i want to write to a journalist about our project',
      'what subject line do i use for an email to someone important',
      'message to an alum for an informational interveiw',
      'email to a lab i want to join',
      'contacting a local business about sponsoring our team',
      'introduce my company without sounding salesy',
      'want to write to a company that has no opening',
      'how do i message someone on linkedin i dont know',
      'I have to email a professor I have never met',
    ],
    keys: [
      'cold',
      'email',
      'linkedin',
      'reach',
      'stranger',
      'subject',
      'outreach',
      'contact',
      'alum',
      'alumni',
      'sponsor',
      'pitch',
    ],
    not: ['dating', 'tinder', 'stalk', 'blackmail', 'suicid', 'phish'],
    needs: [],
    principle: {
      text: 'By mail people say yes less often than the sender expects, so make the ask small, early and answerable in one minute.',
      source: 'Roghanizad & Bohns 2017',
      basis: 'V',
    },
    see: [
      '{quote} has to pass a glance on a phone: why them, what you want, how long it takes.',
      {
        text: 'It is the first that {to} will ever read from you, so let the first line be about their work.',
        when: ['has:to'],
      },
      {
        text: 'If nobody answers, the ask is usually too large or stands too far down; the manners are seldom to blame.',
        when: ['said:nobody|never|ignore|answer|reply|replies'],
      },
      'A stranger can refuse a small question easily, and that is just why they may say yes.',
    ],
    tries: [
      {
        id: 'why-you-and-one-ask',
        move: 'ask',
        say: {
          spoken: 'Your [work] made me want to ask you one thing: [question]. A two-line answer would help me a lot.',
          short: 'One question about your [work]?',
          written:
            'Dear [name], I have read your [work] and came away with one question that it leaves open for me: [question]. Two lines are plenty, and if you have no time for it, I will understand. Thank you for the work.',
        },
        why: 'The reason comes first, the ask is one sentence long, and no is made easy.',
      },
      {
        id: 'fifteen-minutes-two-dates',
        when: ['said:advice|alum|informational|linkedin|career|job|mentor'],
        move: 'choice',
        say: {
          spoken:
            "I'm moving into [field] and you've done it. Could I ask you three questions by phone, [day] or [day]?",
          short: 'Three questions by phone, [day] or [day]?',
        },
        why: 'Three questions and two days sound like fifteen minutes, which they are.',
      },
      {
        id: 'useful-before-selling',
        when: ['said:service|company|business|sell|sales|sponsor|client|pitch'],
        move: 'fact-first',
        say: {
          spoken:
            'On your [page or place] I noticed [one flaw or chance]. I fix such things for [kind of client]. Worth ten minutes?',
          short: 'I noticed [thing]. Worth ten minutes?',
        },
        why: 'They get something of use even if they never answer.',
        cost: 'It must be a real finding about them; a pasted one is noticed at once.',
      },
      {
        id: 'subject-as-the-ask',
        when: ['said:subject|open|important|busy|nobody|ignore'],
        move: 'write',
        say: {
          spoken: 'Question about [their work], two minutes',
          short: 'Question about [topic]',
        },
        why: 'A subject line that holds the ask and the size is opened because it can be finished.',
      },
    ],
    ifThey: {
      silent: {
        spoken: 'One more try, then I will leave you in peace: [question in ten words].',
        short: 'One last try: [question].',
      },
      refuses: {
        spoken: 'Thank you for answering at all. Who else knows [topic] well?',
        short: 'Who else knows it well?',
      },
      why: { spoken: 'Because you are the one person I found who has done [thing].', short: 'You have done [thing].' },
      delays: {
        spoken: 'Next month is fine. I will write in the first week of it.',
        short: 'I will write next month.',
      },
      agrees: {
        spoken: 'Thank you. Here are the questions, so that you know what is coming: [questions].',
        short: 'Here are the questions: [questions].',
      },
    },
    asks: [
      { text: 'Why this person, in half a sentence that would fit nobody else?' },
      { text: 'What is the smallest answer that would help you?' },
      { slot: 'to', text: 'Who is it for, and what have you read or seen of theirs?' },
    ],
    traps: ['your life story first', '"I would love to pick your brain"', 'an attachment nobody asked for'],
    exercise: 'Read it on your phone: if the ask is not on the first screen, move it up.',
    next: ['follow-up', 'ask-meeting'],
  },
  {
    id: 'ask-online',
    family: 'write',
    label: 'asking strangers for help online',
    contexts: ['Personal', 'Work', 'Social', 'Creative', 'Academic'],
    says: [
      'my beans failed again how do i ask for help online',
      'how do i post a question in a forum',
      'nobody answers my question on reddit',
      'asking for help in a facebook group',
      'how do i ask a question on a forum so that people answer',
      'i want to post about my problem and ask for advice online',
      'my post in the group got no answers',
      'how do i describe my problem to strangers',
      'write a forum post about my broken bike',
    ],
    keys: ['online', 'forum', 'post', 'group', 'reddit', 'strangers', 'answers', 'question', 'advice'],
    needs: [],
    principle: {
      text: 'Questions that say what was tried and can be answered in a few minutes get more answers.',
      source: 'Calefato et al. 2018, Information and Software Technology',
      basis: 'M',
    },
    see: [
      'Those who could help with {quote} scroll by in two seconds; the first line has to hold them.',
      'Strangers answer a riddle with facts sooner than a sigh.',
      'What you have tried already saves you the first ten answers.',
    ],
    tries: [
      {
        id: 'what-where-tried',
        move: 'write',
        say: {
          spoken: '[What happens], since [when], at [place]. Tried: [what]. What would you check first?',
          short: '[What happens]. What would you check first?',
          written:
            '[What happens], since [when]. Place: [where, soil, light or model]. I have tried [what], and [result]. Photo below. What would you check first?',
        },
        why: 'The last question can be answered with one word, and one word starts the talk.',
      },
      {
        id: 'a-photo-with-a-finger',
        move: 'fact-first',
        say: {
          spoken: 'In the photo my finger points at [spot]. It was not there on [day].',
          short: 'My finger points at [spot].',
        },
        why: 'A picture with a place to look at is worth more than ten adjectives.',
        cost: 'Check what else can be seen in it before you post.',
      },
      {
        id: 'report-back',
        move: 'repair',
        say: {
          spoken: 'Thank you, [name]. I did [what], and after [days] it looks like this.',
          short: 'Thank you. After [days]: this.',
        },
        why: 'Whoever reports back is helped again the next time.',
      },
    ],
    ifThey: {
      blames: { spoken: 'That may well be. What should I have done in [month]?', short: 'What should I have done?' },
      laughs: { spoken: 'Fair. And what would you check first?', short: 'And what first?' },
      silent: { spoken: 'Nobody yet? I add the photo and one number: [number].', short: 'Photo and [number] added.' },
      why: { spoken: 'I want to know the cause before I try again in [month].', short: 'I want the cause first.' },
    },
    asks: [
      { text: 'What have you tried already, and what came of it?' },
      { text: 'Which two facts would an expert ask for first?' },
      { text: 'Where do those who know such things meet?' },
    ],
    traps: [
      'a title that is only a cry for help',
      'your whole year before the question',
      'the same post in five groups',
    ],
    exercise: 'Write the title as a question of at most twelve words. Let somebody guess from it what the photo shows.',
    next: ['clear-ask', 'ask-help'],
  },
]
