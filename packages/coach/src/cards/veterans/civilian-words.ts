import type { Card } from '../../types.ts'

/** Service in civilian words, spoken and written. */
export const civilianWords: readonly Card[] = [
  {
    id: 'vet-interview',
    family: 'veteran',
    label: 'putting service into civilian words',
    contexts: ['Professional', 'Work'],
    says: [
      'how do i explain my army job in an interview',
      '20 years navy and my resume is all acronyms',
      'interviewer asks about leadership and i talk about my platoon',
      'what does an mos translate to in civilian terms',
      'i was a logistics nco, now applying for a warehouse manager job',
      'tell me about yourself as a veteran',
      'they think im overqualified or scary',
      'how do i answer why did you leave the military',
      'spouse of a marine with gaps in the resume',
      'my experience doesnt count cause its classifed',
      'hr asked if i have ptsd in the interview',
      'i dont know how to explain my deployment gap to a hr lady',
      'I led a repair shop in the Army. How do I put that into civilian words for an interview?',
    ],
    keys: ['veteran', 'military', 'army', 'navy', 'interview', 'resume', 'civilian', 'platoon', 'acronyms', 'service'],
    not: ['gun', 'suicidal', 'rifle'],
    needs: [],
    principle: {
      text: 'Translate rank and unit into people, money, decisions and results.',
      source: 'Pease, Billera and Gerard 2016',
      basis: 'M',
    },
    see: [
      'The work in {quote} is all there, and it needs numbers that a civilian can compare.',
      'How many people, how much money, what you decided, what came of it; the rest can stay on the form.',
      'The person across the desk may never have met your job, so name the nearest one they know.',
    ],
    tries: [
      {
        id: 'people-money-result',
        move: 'fact-first',
        say: {
          spoken: 'I led [number] people and answered for equipment worth [amount]. In my last year we [result].',
          short: '[Number] people, [amount] in equipment, [result].',
          written:
            "I led a team of [number] and was responsible for equipment worth [amount]. In my last year there we [result]. I'd bring the same planning to your team, and the same standard for safety.",
        },
        why: 'People, money and a result need no uniform to be understood.',
      },
      {
        id: 'one-decision',
        when: ['said:example|leader|failed|decision|yourself'],
        move: 'name-it',
        say: {
          spoken: "We were short of [thing], and it couldn't wait. I decided [what], and it ended with [result].",
          short: 'Short of [thing], I decided [what].',
        },
        why: 'Situation, decision, result: it answers most questions about leading.',
        cost: 'Choose one that you can tell without a second thought.',
      },
      {
        id: 'why-i-left',
        when: ['said:leave|left|gap|retire'],
        move: 'own',
        say: {
          spoken: "I'd done what I came to do. Now I want [what you want], and your [thing] is why I applied here.",
          short: "I'd finished. Now I want [what].",
        },
        why: 'It looks forward in the second sentence, where the interview wants to go.',
      },
      {
        id: 'cant-say-more',
        when: ['said:classif|secret|clearance|combat'],
        move: 'limit',
        say: {
          spoken: "I can't speak about where. I can tell you how: I [what you did] with [number] people.",
          short: 'Not where. I can tell you how.',
        },
        why: 'Discretion is itself evidence, and the how is what they hire.',
      },
    ],
    ifThey: {
      why: { spoken: 'In your terms, I was what you would call a [civilian job].', short: 'Roughly a [civilian job].' },
      silent: { spoken: 'Shall I put that in numbers?', short: 'Numbers, perhaps?' },
      denies: {
        spoken: 'It was a different setting. The schedule and the people were like yours.',
        short: 'Different setting, same schedule.',
      },
      laughs: { spoken: 'It does sound different. The planning is the same.', short: 'The planning is the same.' },
      delays: { spoken: 'When may I expect to hear, and from whom?', short: 'When will I hear?' },
    },
    asks: [
      { text: 'Which job are you applying for?' },
      { text: 'How many people and how much equipment did you answer for?' },
      { text: 'Which result would you still be proud of if nobody knew the uniform?' },
    ],
    traps: [
      'three acronyms in one sentence',
      '"we" throughout, so that nobody knows what you did',
      "apologizing for what you haven't studied",
    ],
    exercise: 'Say your last job in fifteen seconds to someone who knows nothing of it, and ask what they understood.',
    next: ['vet-orders-tone', 'talk-network'],
  },
  {
    id: 'vet-resume',
    family: 'veteran',
    label: 'military years in civilian words',
    contexts: ['Professional', 'Work'],
    says: [
      'how do i put 12 years of infantry on a resume',
      'translate my military experience into a cv',
      'nobody understands what i did in the army',
      'how do i explain my mos to a civilian recruiter',
      'what do i write about my deployment on linkedin',
      'i led a platoon but the recruiter doesnt get it',
      'recruiter says i have no experience but i served ten years',
      'my resume is full of military terms',
      'how to describe being a sergeant for a civilian job',
      'i was a navy mechanic what do i call that now',
      'what skills do i have after 20 years in the marines',
      'leaving the army and dont know what to put in my cv',
      'How do I say platoon sergeant in civilian words?',
    ],
    keys: [
      'resume',
      'military',
      'infantry',
      'army',
      'civilian',
      'experience',
      'linkedin',
      'recruiter',
      'platoon',
      'skills',
    ],
    not: ['killed', 'wife', 'husband'],
    needs: [],
    principle: {
      text: 'Rank and branch say little to an employer; people led, money kept and decisions made say much.',
      source: 'Pease, Billera and Gerard 2016, Social Work',
      basis: 'M',
    },
    see: [
      'Out of {quote} a recruiter can count three things: people, money, decisions under pressure.',
      'The verb stays and the noun changes: led, trained, planned, kept safe.',
      'If your neighbor at the bus stop understands the line, it is ready.',
    ],
    tries: [
      {
        id: 'people-money-decision',
        move: 'fact-first',
        say: {
          spoken:
            'I led twelve people and was answerable for two million dollars of equipment. In three years we lost nothing.',
          short: 'I led twelve people and kept two million safe.',
          written:
            'Team leader, 12 people: planned daily work under changing conditions, trained new members, answerable for equipment worth $2 million, with no loss in three years.',
        },
        why: 'A stranger can picture each number without knowing a single rank.',
        cost: 'Use your own numbers, and only those you could explain.',
      },
      {
        id: 'verb-without-rank',
        move: 'drill',
        say: {
          spoken:
            '(cross out each word that only soldiers know, and write what one would have seen) I trained forty beginners.',
          short: 'Forty beginners.',
        },
        why: 'What one could have seen needs no dictionary.',
      },
      {
        id: 'one-story',
        move: 'name-it',
        say: {
          spoken:
            'Our truck broke down at night, with no help near. I split the team, we fixed it, and we arrived on time.',
          short: 'It broke, we split up, we arrived on time.',
        },
        why: 'Problem, decision and end: that is what they ask for in every interview.',
      },
      {
        id: 'ask-a-reader',
        move: 'ask',
        say: {
          spoken:
            '(to a friend who never served) You were never in, so you are the right reader: which line here do you not understand?',
          short: 'Which line do you not understand?',
        },
        why: 'A civilian finds in five minutes what you cannot see.',
      },
    ],
    ifThey: {
      why: { spoken: 'Because I was good at it, and now I want to do it here.', short: 'Now I want to do it here.' },
      denies: {
        spoken: 'I have done the work, only in another uniform. May I give you an example?',
        short: 'May I give you an example?',
      },
      silent: { spoken: 'In short: I led people when it mattered.', short: 'I led people.' },
      delays: { spoken: 'Fine. I send you one page with three examples.', short: 'I send you one page.' },
    },
    asks: [
      { text: 'How many people did you lead at most, and what were you answerable for?' },
      { text: 'What kind of job is it for?' },
      { text: 'Which day are you proud of that you may tell?' },
    ],
    traps: ['abbreviations', 'rank as an achievement', 'medals without the deed'],
    exercise: 'Tell your last posting to somebody of fourteen, in three sentences.',
    next: ['vet-interview', 'interview-about-you'],
  },
]
