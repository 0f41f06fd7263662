import type { Card } from '../../types.ts'

/** A talk cut to its time, and going on too long. */
export const length: readonly Card[] = [
  {
    id: 'talk-cut',
    family: 'present',
    label: 'cutting a talk to its time',
    contexts: ['Public', 'Work', 'Academic', 'Professional', 'Faith'],
    for: 'room',
    says: [
      'i have to cut my talk from twenty minutes to ten',
      'my presentation is too long and i only get five minutes',
      'i have eleven points and twelve minutes',
      'too many points for the time i have',
      'help me cut a talk in half',
      'they gave me less time than i planned for my talk',
      'forty slides for fifteen minutes',
      'my sermon runs forty minutes and should be twenty',
      'what do i leave out of my presentation',
      'shorten my speech without losing the point',
      'i always run over time when i present',
      'my talk is too long',
      'i have 20 slides and 5 minutes',
    ],
    keys: ['cut', 'minutes', 'points', 'time', 'slides', 'shorten', 'half', 'over', 'leave'],
    needs: [],
    principle: {
      text: 'Listeners keep a few connected ideas; each further point takes room from the ones before it.',
      source: 'Cowan 2001, Behavioral and Brain Sciences',
      basis: 'M',
    },
    see: [
      'With {quote} the question is which one thing they should still know on the way home.',
      'Speaking faster does not make a talk shorter for those who listen; leaving things out does.',
      'What you cut is not lost: it becomes your answer when somebody asks.',
    ],
    tries: [
      {
        id: 'one-sentence-first',
        move: 'drill',
        say: {
          spoken: 'If you keep one thing from these [number] minutes, let it be this: [one sentence].',
          short: 'Keep one thing: [sentence].',
        },
        why: 'Whatever does not hold up that sentence may go, and you can see at once what it is.',
        cost: 'You will miss a part that you like.',
      },
      {
        id: 'three-and-a-half',
        move: 'fact-first',
        say: {
          spoken:
            'Today three things: [first], [second], [third]. The rest stands on the page that you can take along.',
          short: 'Three things today: [first], [second], [third].',
        },
        why: 'Three named at the start are waited for; eleven are counted down.',
      },
      {
        id: 'offer-the-rest',
        move: 'open-question',
        say: {
          spoken: 'I left [part] out for time. Who would like to hear about it afterwards?',
          short: 'Who wants [part] afterwards?',
        },
        why: 'It turns the missing part into talk with those who need it.',
      },
    ],
    ifThey: {
      why: { spoken: 'Because [part] would have cost us the end. I have it with me.', short: 'For time. It is here.' },
      refuses: {
        spoken: 'Then give me two minutes more, or choose which part I drop.',
        short: 'Two more minutes, or one part less?',
      },
      silent: { spoken: 'I will wait a moment. Which of the three do you doubt?', short: 'Which of the three?' },
      delays: { spoken: 'If we start late, I begin at part two and end on time.', short: 'Then I start at part two.' },
    },
    asks: [
      { text: 'Which single sentence must they still know tomorrow?' },
      { text: 'Which part would nobody miss but you?' },
      { slot: 'when', text: 'When do you speak?' },
    ],
    traps: ['talking faster', 'skipping slides in front of everyone', 'an apology for the lack of time'],
    exercise:
      'Say the whole talk in sixty seconds to a wall. What you said then is the talk; give each part its share of the time.',
    next: ['delivery-fast', 'talk-end'],
  },
  {
    id: 'delivery-rambling',
    family: 'delivery',
    label: 'going on too long',
    contexts: ['Work', 'Professional', 'Social', 'Public', 'Academic', 'Personal'],
    says: [
      'i ramble',
      'i talk in circles and never get to the point',
      'people zone out when i tell a story',
      'my answers in interviews are way too long',
      'i over explain everything',
      'boss said get to the point',
      'i go off on tangents',
      'cant be concise to save my life',
      'my updates take ten minutes and should take one',
      'i keep talking because silence scares me',
      'adhd brain, every story has five side stories',
      'i lose people halfway thru',
      'my voicemails are three minutes long',
      'My updates run long and people look at their phones',
      'they say i ramble',
    ],
    keys: [
      'ramble',
      'rambling',
      'long',
      'concise',
      'tangent',
      'tangents',
      'point',
      'circles',
      'explain',
      'brief',
      'winded',
      'story',
    ],
    not: ['suicid', 'manic', 'stroke', 'confused'],
    needs: [],
    principle: {
      text: 'Answer first, then one reason, then stop: a listener who knows the end can follow the way there, and can ask for more.',
      source: 'Minto, The Pyramid Principle',
      basis: 'M',
    },
    see: [
      '{quote} usually means that the last sentence came last, where it should have come first.',
      {
        text: 'Silence after your point is the other person thinking, so it wants to be left alone.',
        when: ['said:silence|quiet|scare|awkward|keep|nervous'],
      },
      {
        text: 'Side roads are how your mind brings things together; the listener needs only to know which road is the main one.',
        when: ['said:adhd|tangent|side|stories|circles|off'],
      },
      'You explain at length because you want to be fair to the matter, and the headline can be fair as well.',
    ],
    tries: [
      {
        id: 'headline-reason-stop',
        move: 'drill',
        say: {
          spoken:
            '(set a timer for twenty seconds: headline, one reason, stop) My answer is [answer], because [reason]. Shall I go into it?',
          short: '(ten seconds) [Answer], because [reason].',
        },
        why: 'The question at the end is your brake, and it leaves the choice of more to them.',
      },
      {
        id: 'catch-it-midway',
        when: ['said:tangent|circle|side|adhd|lose|off|zone'],
        move: 'repair',
        say: {
          spoken: "I've wandered off. What I mean is [point].",
          short: 'Back to [point].',
        },
        why: 'Everybody is grateful for that sentence, and it works in the middle of a word.',
      },
      {
        id: 'count-them-first',
        when: ['said:update|meeting|explain|voicemail|interview|answer|report'],
        move: 'limit',
        say: {
          spoken: 'Two things. First, [first]. Second, [second]. That is all from me.',
          short: '[First], and [second]. Done.',
        },
        why: 'A number said in advance is a promise that pulls you to the end.',
      },
      {
        id: 'start-at-the-turn',
        when: ['said:story|stories|tell|zone|friends|party'],
        move: 'fact-first',
        say: {
          spoken: 'So there I stood, [odd situation]. How I got there is short: [one cause].',
          short: 'So there I stood, [odd situation].',
        },
        why: 'A story that starts at the odd moment can leave out the parking lot.',
      },
      {
        id: 'over-to-you',
        when: ['said:silence|talking|nervous|keep|date|quiet'],
        move: 'open-question',
        say: {
          spoken: 'I could go on about this for an hour. How was it with you?',
          short: 'And how was yours?',
        },
        why: 'It ends your turn on purpose and looks generous, which it is.',
      },
    ],
    ifThey: {
      silent: {
        spoken: '(close your mouth, count to three, look at them) What do you make of it?',
        short: '(count three)',
      },
      why: { spoken: 'One reason is enough: [reason].', short: '[Reason].' },
      laughs: { spoken: 'You know me. The short form is [point].', short: 'Short form: [point].' },
      delays: { spoken: 'I have one minute and need half. [Point].', short: 'Half a minute: [point].' },
      angry: { spoken: 'You want the result. It is [result].', short: 'The result is [result].' },
      agrees: { spoken: 'Then I will leave it there.', short: "I'll leave it." },
    },
    asks: [
      { text: 'What would be left if you had only ten words for it?' },
      { text: 'Where does it happen most, in answers, in updates or in stories?' },
      { text: 'What are you afraid they would miss if you stopped earlier?' },
    ],
    traps: [
      '"to make a long story short" in minute three',
      'the history before the answer',
      'repeating the point when nobody objected',
    ],
    exercise:
      'Leave yourself three voice notes a day of twenty seconds each, the headline first, and stop at the beep.',
    next: ['message-shorten', 'interview-about-you'],
  },
]
