import type { Card } from '../../types.ts'

/** The sore spot in an interview. */
export const interviewWeakSpots: readonly Card[] = [
  {
    id: 'interview-weakness',
    family: 'interview',
    label: 'a weak spot in an interview',
    contexts: ['Professional', 'Work', 'Academic'],
    for: 'boss',
    says: [
      'what is your biggest weakness, i never know what to say',
      'i got fired from my last job how do i explain it',
      'two year gap on my resume because i was sick',
      'they will ask why i left after three months',
      'no degree and every interviewer asks about it',
      'tell me about a time you failed',
      'i was out of work taking care of my mom for 4 years',
      'bad gpa, grad school interview',
      'i have a record and they ask about it',
      'laid off twice, looks terrible',
      'how honest should i be about burnout',
      'left my old job because the boss was awful',
      'job hoping on my resume',
      'a story about a mistake that i made at work',
      'they asked if i have real work experience',
      'how do i explain that i was fired',
      'why did you leave your last job',
      'i have no experience and an interview tomorrow',
    ],
    keys: [
      'weakness',
      'weaknesses',
      'gap',
      'fired',
      'failed',
      'failure',
      'laid',
      'degree',
      'explain',
      'left',
      'interview',
      'resume',
    ],
    not: ['suicid', 'lawyer', 'discriminat', 'harass'],
    needs: [],
    principle: {
      text: 'A weak spot told in one sentence of fact, one of what changed and one of today is over in fifteen seconds.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} takes up far more room in your head than the answer should take in the talk.',
      {
        text: 'Being let go is a fact with a date; it turns into a drama only when the answer grows long.',
        when: ['said:fired|laid|let|terminated|left'],
      },
      {
        text: 'Illness and care are reasons that you may keep short, and the details of them belong to you.',
        when: ['said:sick|ill|care|mom|dad|health|burnout|baby'],
      },
      'What they listen for is whether you can look at it calmly, and that can be rehearsed.',
    ],
    tries: [
      {
        id: 'fact-change-today',
        move: 'own',
        say: {
          spoken: 'I used to [weak spot]. It cost us [effect]. Since then I [what you do], and it has held.',
          short: 'I used to [weak spot]. Now I [what you do].',
        },
        why: 'The third part is what they take away, and it is the part that is true today.',
        cost: 'Choose a real one that is not the heart of the job.',
      },
      {
        id: 'let-go-in-one-breath',
        when: ['said:fired|laid|let|terminated|dismiss'],
        move: 'fact-first',
        say: {
          spoken: 'I was let go in [month]. My part in it was [part]. What I do differently now is [change].',
          short: 'Let go in [month]. Now I [change].',
        },
        why: 'It can be checked, it blames nobody, and it leads on to the present.',
        cost: 'If a lawyer or a settlement is involved, ask them first what you may say.',
      },
      {
        id: 'the-gap-and-back',
        when: ['said:gap|sick|care|caring|mom|dad|years|parent|baby|health'],
        move: 'limit',
        say: {
          spoken:
            "For [time] I had [a health or family matter] to see to. It's settled, and I've kept up with [skill].",
          short: 'I had [matter] to see to. It is settled.',
        },
        why: '"Settled" answers the question behind the question, which is whether you will stay.',
      },
      {
        id: 'toward-and-not-away',
        when: ['said:left|boss|quit|awful|toxic|hop|months|hate'],
        move: 'choice',
        say: {
          spoken: 'I learned [skill] there. I left for more [kind of work], and that is what you offer.',
          short: 'I left for more [kind of work].',
        },
        why: 'Going toward something asks for no witness against your old boss.',
      },
      {
        id: 'without-the-paper',
        when: ['said:degree|gpa|grades|college|record|qualif'],
        move: 'name-it',
        say: {
          spoken: "You've seen that I have no [paper]. What I have instead is [proof]; may I show you?",
          short: 'No [paper], but [proof].',
        },
        why: 'Whoever names it first decides which sentence comes after it.',
      },
    ],
    ifThey: {
      why: {
        spoken: 'Looking back, I took on [thing] too long alone. That is the honest reason.',
        short: 'Too long alone with [thing].',
      },
      silent: {
        spoken: 'That is the whole story. I am glad to go back to the job itself.',
        short: 'Back to the job itself?',
      },
      denies: {
        spoken: 'I can see why it worries you. My last [months] show something else: [proof].',
        short: 'Lately it is otherwise: [proof].',
      },
      laughs: { spoken: 'I can smile about it now. Then, I could not.', short: 'Now I can smile.' },
      blames: { spoken: 'That was mine to see, and I saw it late.', short: 'Mine, and seen late.' },
      agrees: { spoken: 'Thank you for asking it openly. I prefer it that way.', short: 'I prefer it open.' },
    },
    asks: [
      { text: 'What happened, in one sentence without an adjective?' },
      { text: 'What do you do today that you did not do then?' },
      { text: 'Who could confirm that it is different now?' },
    ],
    traps: ['"I am a perfectionist"', 'the story of the bad boss', 'three minutes on a gap of three months'],
    exercise: 'Say the three sentences with a watch until they take fifteen seconds, then once looking into a mirror.',
    next: ['interview-about-you', 'interview-salary'],
  },
]
