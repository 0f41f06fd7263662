import type { Card } from '../../types.ts'

/** The opening question of an interview. */
export const interviewAnswers: readonly Card[] = [
  {
    id: 'interview-about-you',
    family: 'interview',
    label: 'telling an interviewer about yourself',
    contexts: ['Professional', 'Work', 'Academic'],
    for: 'boss',
    says: [
      'they will ask about a time when i made something better',
      'tell a story in the interview about something i improved',
      'tell me about yourself, what do i say',
      'job interview on tuesday and i have no idea how to start',
      'interview for nursing school',
      'why do you want this job besides money',
      'first interview in 15 years',
      'they will ask why should we hire you',
      'i freeze when they say walk me through your resume',
      'how do i talk about myself without bragging',
      'changing careers, how do i explain it in an interview',
      'tell me about a time when questions, i have no stories',
      'interview for a job im underqualified for',
      'phone screen with a recruiter tommorow',
      'college admissions interview and im shy',
      'tell me about yourself always makes me ramble',
      'job interview tomorrow and i dont know what to say',
      'what do i say when they ask why they should hire me',
      'why do you want to work here, i need the money',
      'first interview in 10 years',
    ],
    keys: [
      'interview',
      'interviewer',
      'recruiter',
      'hire',
      'hired',
      'job',
      'resume',
      'yourself',
      'screen',
      'position',
      'admissions',
      'strengths',
    ],
    not: ['suicid', 'police', 'custody', 'asylum', 'journalist'],
    needs: [],
    principle: {
      text: 'Interviewers judge best by what was done: the situation, your task, what you did, what came of it; two such stories answer most questions.',
      source: 'Levashina and others 2014, on structured interviews',
      basis: 'M',
    },
    see: [
      '{quote} is a request for ninety seconds and not for your life.',
      {
        text: 'A change of field needs one bridge, a thing that you did there and that they need here.',
        when: ['said:chang|career|switch|different|gap|years'],
      },
      {
        text: 'There is time until {when} to say two stories aloud, which is more use than ten answers on paper.',
        when: ['has:when', 'not urgency:past', 'not urgency:now'],
      },
      'A deed told with its figure is no bragging; a row of adjectives is.',
    ],
    tries: [
      {
        id: 'now-proof-here',
        move: 'fact-first',
        say: {
          spoken: "I'm a [role]. Last year I [deed with a number]. That is the work you describe, so I'm here.",
          short: "I'm a [role] who [deed with a number].",
          written:
            "I'm a [role]. What I am proudest of lately is this: [deed with a number]. What I want next is more of that kind of work, and your posting reads as if you need [their need]. May I tell you about one project?",
        },
        why: 'Now, proof, here: three sentences, and the question after them is one that you can answer.',
      },
      {
        id: 'one-story-four-steps',
        when: ['said:time|stor|example|behavior|conflict|questions'],
        move: 'drill',
        say: {
          spoken:
            '(sixty seconds, a finger for each step: situation, task, action, result) We had [problem]. I [action]. In the end, [result].',
          short: '[Problem]; I [action]; [result].',
        },
        why: 'Fingers keep the order when the head does not.',
      },
      {
        id: 'the-bridge',
        when: ['said:chang|career|switch|underqualif|years|school|parent'],
        move: 'choice',
        say: {
          spoken: 'In [old field] I did [task] every day. Here it is called [their word]. The rest I learn fast.',
          short: '[Task] there is [their word] here.',
        },
        why: 'You translate for them, so they do not have to guess what your years were worth.',
        cost: 'Take their word from the posting, or it will sound made up.',
      },
      {
        id: 'why-this-place',
        when: ['said:why|want|money|hire|besides'],
        move: 'praise',
        say: {
          spoken: 'Two reasons. You [fact about them], and I am at my best when I [kind of work].',
          short: 'You [fact], and I do [kind of work].',
        },
        why: 'One fact about them and one about you is the shortest proof that you chose.',
      },
    ],
    ifThey: {
      silent: {
        spoken: 'I can go into the numbers or into the people. Which would help you?',
        short: 'Numbers, or people?',
      },
      why: {
        spoken: 'Because I had done [task] for years and wanted to see [result] for once.',
        short: 'I wanted to see [result].',
      },
      denies: {
        spoken: "You're right, I haven't done that. The nearest thing is [experience].",
        short: 'The nearest thing is [experience].',
      },
      laughs: { spoken: 'It was funny afterward. At the time it cost us [cost].', short: 'Funny afterward, yes.' },
      delays: {
        spoken: "We're short of time, I see. In one sentence: [sentence].",
        short: 'In one sentence: [sentence].',
      },
      agrees: { spoken: 'Would you like to hear how it went on?', short: 'Shall I go on?' },
    },
    asks: [
      { text: 'Which line of the posting could you prove with something you did?' },
      { text: 'What did you do last year that has a number in it?' },
      { slot: 'when', text: 'When is it, and will it be by phone, on video or in a room?' },
      { text: 'Which question would you rather not get?' },
    ],
    traps: ['starting with where you were born', '"I am a people person"', 'an answer learned word for word'],
    exercise: 'Record your ninety seconds, then say it again with the second half in front.',
    next: ['interview-weakness', 'delivery-fillers'],
  },
]
