import type { Card } from '../../types.ts'

/** A class that will not speak, and a pupil one is worried about. */
export const quietClasses: readonly Card[] = [
  {
    id: 'class-quiet',
    family: 'class',
    label: "a class that won't speak",
    contexts: ['Academic'],
    for: 'pupil',
    says: [
      'nobody answers when i ask a question in class',
      'students stare at me in silence',
      'how do i get a quiet class to discuss',
      'cameras off and no one talks in my seminar',
      'always the same three students talk',
      'my seminar discussions die',
      'how do i get shy pupils to participate',
      'i end up answering my own questions',
      'teaching english and they wont speak a word',
      'first class tomorow, im scared of silence',
      'my students dont say anything',
      'how do i get the shy ones to talk without embarrassing them',
    ],
    keys: [
      'class',
      'seminar',
      'discussion',
      'silence',
      'participate',
      'students',
      'shy',
      'answer',
      'questions',
      'quiet',
    ],
    not: ['cuts', 'bruise', 'hurt'],
    needs: [],
    principle: {
      text: 'Three seconds of waiting after a question bring longer answers from more pupils.',
      source: 'Rowe 1974, on wait time',
      basis: 'M',
    },
    see: [
      'Silence of the kind in {quote} is mostly thinking, or fear of being the first.',
      'A question with one right answer is a test, and few volunteer for tests.',
      'Give the words a rehearsal, alone or in pairs, and the room has something to say.',
    ],
    tries: [
      {
        id: 'write-pair-tell',
        move: 'drill',
        say: {
          spoken:
            "One minute, everybody writes one sentence. Then tell your neighbor. I'll ask for your neighbor's idea, not yours.",
          short: 'Write one sentence, then tell your neighbor.',
        },
        why: "Reporting someone else's idea is safe, and everybody has one.",
      },
      {
        id: 'announced-wait',
        move: 'time',
        say: {
          spoken: "Here's the question. I'll wait ten seconds before I look at anyone.",
          short: 'Ten seconds to think first.',
        },
        why: "An announced silence isn't embarrassing for anybody, including you.",
        cost: 'You must not rephrase it in second six.',
      },
      {
        id: 'two-wrong-answers',
        move: 'choice',
        say: {
          spoken: 'Two answers: [A] and [B]. Both have a problem. Hands for A, hands for B, and then one reason.',
          short: '[A] or [B]? Hands, then one reason.',
        },
        why: 'A hand is a small first word, and it makes a reason easy to ask for.',
      },
      {
        id: 'same-three',
        when: ['said:same|three|always|dominat|shy'],
        move: 'limit',
        say: {
          spoken: "Thank you, I've heard this corner. Now somebody who hasn't spoken yet; half a thought is fine.",
          short: 'Someone new now. Half-thoughts welcome.',
        },
        why: 'It makes room without scolding the eager ones.',
      },
    ],
    ifThey: {
      silent: {
        spoken: "Then talk it over in pairs for one minute, and I'll walk around.",
        short: 'In pairs, one minute.',
      },
      laughs: { spoken: "Good, you're awake. Who dares to begin?", short: 'Who dares to begin?' },
      agrees: { spoken: 'Say a bit more about that. What makes you think so?', short: 'What makes you think so?' },
      denies: { spoken: "You do have an idea, it just isn't finished. Give me half.", short: 'Give me half of it.' },
    },
    asks: [
      { text: 'What was the last question you asked, word for word?' },
      { text: 'How long do you usually wait before you help?' },
      { slot: 'setting', text: 'How many are in the room, and is it on site or online?' },
    ],
    traps: ['"any questions?"', 'repeating each answer louder yourself', 'praise only for right answers'],
    exercise: 'Ask one question aloud and count to ten on your fingers before the next word.',
    next: ['class-group-work', 'class-defiant'],
  },
  {
    id: 'class-concern',
    family: 'class',
    label: 'a pupil you are worried about',
    contexts: ['Academic', 'Work', 'Professional'],
    for: 'pupil',
    says: [
      'a kid in my class says he is hungry every morning',
      'one of my students keeps falling asleep in class',
      'my student has stopped doing anything and used to be good',
      'a girl in my class sits alone and never talks',
      'how do i talk to a student i am worried about',
      'one of my students comes to school without lunch',
      'a boy in my class is suddenly aggressive',
      'my best student is failing and wont say why',
      'a student told me she hates school',
      'the others laugh at one of my students',
      'a student in my class is being bullied what do i say to him',
      'my student cries in class',
      'a student told me that her parents are divorcing',
    ],
    keys: ['student', 'asleep', 'sleeping', 'worried', 'alone', 'failing', 'suddenly', 'lunch', 'pupil', 'quiet'],
    not: ['essay', 'cheat'],
    needs: [],
    principle: {
      text: 'A private line that says what you saw and that you noticed opens more than a question before the class.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} tells you that something is going on, and not yet what.',
      'For many children one grown-up who noticed is what they remember of the year.',
      'Two minutes alone, walking, are better than ten at the desk.',
    ],
    tries: [
      {
        id: 'i-noticed',
        move: 'name-it',
        say: {
          spoken: "You're not in trouble. I noticed you've been very tired since last week. How are you sleeping?",
          short: "You're not in trouble. How are you sleeping?",
        },
        why: 'No trouble first, then what you saw, then a question small enough to answer.',
        cost: 'If the answer is about harm at home, you must pass it on; say so.',
      },
      {
        id: 'a-task-not-a-talk',
        move: 'choice',
        say: {
          spoken: 'Could you help me carry these to the office? I like your company, and you can talk or not.',
          short: 'Help me carry these? Talk or not.',
        },
        why: 'Side by side with something in the hands is where children speak.',
      },
      {
        id: 'stop-the-laughing',
        when: ['said:mock|tease|bull|joke'],
        move: 'limit',
        say: {
          spoken: 'We do not laugh about people here. Page twelve, please. I will see you two after the bell.',
          short: 'Not here. Page twelve, please.',
        },
        why: 'Short and dull for the room, and the rest happens in private.',
      },
      {
        id: 'a-person-more',
        move: 'ask',
        say: {
          spoken: 'I would like to get somebody who knows more about this than I do. Shall we go there together?',
          short: 'Shall we go there together?',
        },
        why: 'You stay, and the weight is carried by two.',
      },
    ],
    ifThey: {
      silent: {
        spoken: 'You need not tell me. My door is open each day until four.',
        short: 'My door is open until four.',
      },
      denies: { spoken: 'All right. I come by on Friday, because I like you.', short: 'I come by on Friday.' },
      cries: { spoken: 'We have time. I send the others ahead.', short: 'We have time.' },
      angry: {
        spoken: 'You do not want to be asked. I wanted you to know that I see you.',
        short: 'I wanted you to know I see you.',
      },
      agrees: { spoken: 'I am glad that I know. What would help tomorrow?', short: 'What would help tomorrow?' },
    },
    asks: [
      { text: 'Since when, and what was different before?' },
      { text: 'How old is the student?' },
      { text: 'Who at your school should know, the counselor or the head?' },
    ],
    traps: ['waking somebody with a joke', 'promising to keep a secret', 'calling home before you have asked'],
    exercise: 'Say the sentence with "I noticed" and one thing a camera would have seen.',
    next: ['class-parent-news', 'class-defiant'],
  },
]
