import type { Card } from '../../types.ts'

/** Instructions that have to be understood, and the call to a doctor. */
export const teachBack: readonly Card[] = [
  {
    id: 'care-teach-back',
    family: 'care',
    label: 'instructions that have to be understood',
    contexts: ['Professional', 'Work', 'Family'],
    says: [
      'patient nods and then takes the pills wrong',
      'how do i check if she understood the discharge instructions',
      'explaining insulin to an older man',
      'he says yes yes to everything i explain',
      'my patients dont do there exercises',
      'explain a diagnosis in simple words',
      'teach-back without making people feel stupid',
      'too much medical jargon, im told',
      'patient doesnt speak much english and smiles',
      'how do i explain to my mom when to take what',
      'patient nods but i think he understood nothing',
      'how do i explain the medication to an old patient',
      'patients daughter translates and i dont know if she got it',
    ],
    keys: [
      'instructions',
      'explain',
      'understand',
      'medication',
      'discharge',
      'insulin',
      'jargon',
      'patient',
      'exercises',
      'dose',
    ],
    not: ['overdose', 'swallowed', 'fainted'],
    needs: [],
    principle: {
      text: 'Ask people to say it in their own words; the test is of your explanation, not of them.',
      source: 'AHRQ, teach-back method',
      basis: 'M',
    },
    see: [
      'The test for {quote} is hearing it back in other words, since a nod only ends the sentence.',
      'Three things are what one can carry home; the rest belongs on paper.',
      'If {to} could say it back in other words, you would know in twenty seconds what is missing.',
    ],
    tries: [
      {
        id: 'was-i-clear',
        move: 'open-question',
        say: {
          spoken: "I've said a lot, and I want to check that I was clear. How will you take it tomorrow morning?",
          short: 'Was I clear? How will you take it?',
        },
        why: 'The fault is placed with the explanation, so nobody is being examined.',
      },
      {
        id: 'three-things',
        move: 'fact-first',
        say: {
          spoken: 'Three things: [first]. [Second]. And call us if [sign]. Which of them could be difficult at home?',
          short: 'Three things: [first], [second], call if [sign].',
        },
        why: 'A small number can be counted on fingers, and difficult is easier to admit than unclear.',
      },
      {
        id: 'show-me',
        move: 'drill',
        say: {
          spoken: "Show me how you'd do it at home, and I'll only watch.",
          short: "Show me; I'll just watch.",
        },
        why: 'Hands tell the truth where words are polite.',
      },
      {
        id: 'another-language',
        when: ['said:english|language|smiles|translate|interpreter'],
        move: 'ask',
        say: {
          spoken:
            "I'd like an interpreter for this, so that I make no mistake. It takes ten minutes. Is that all right?",
          short: "I'd like an interpreter. All right?",
        },
        why: 'It is you who needs the interpreter, so nobody has to feel ashamed.',
        cost: "Children of the family shouldn't have to translate this.",
      },
    ],
    ifThey: {
      agrees: { spoken: 'Good. And what would you do if you forget one?', short: 'And if you forget one?' },
      silent: { spoken: 'I explained that badly. Let me draw it.', short: 'Let me draw it.' },
      angry: {
        spoken: "I don't doubt you. I ask everybody this, so that I miss nothing.",
        short: 'I ask everybody this.',
      },
      laughs: { spoken: 'I use too many long words. Tell me which one was the worst.', short: 'Which word was worst?' },
      refuses: {
        spoken: "Then I'll write it large, and the pharmacy can go over it with you.",
        short: "I'll write it out large.",
      },
    },
    asks: [
      { text: 'Which mistake at home would be the most dangerous one?' },
      { text: 'Who helps with it at home?' },
      { text: 'Which three things have to be remembered?' },
    ],
    traps: ['"do you understand?"', 'pages in small print', 'speaking louder instead of simpler'],
    exercise: 'Explain your most common instruction in three sentences without one Latin word.',
    next: ['care-bad-news', 'care-moved-discharge'],
  },
  {
    id: 'care-call-doctor',
    family: 'care',
    label: 'calling a doctor about a patient',
    contexts: ['Professional', 'Work'],
    for: 'care',
    says: [
      'calling the on call doctor at 3 am and he gets grumpy',
      'how do i use sbar',
      'new nurse scared to call the physician',
      'doctor doesnt take me serious on the phone',
      'i ramble when i give report',
      'shift handover takes forever',
      'patient looks off but vitals are ok, what do i say to the doc',
      'she hung up on me when i called about the potassium',
      'how do i ask a doctor to come see the patient now',
      'handoff from icu to the ward',
      'i have to wake the doctor at night',
      'the doctor brushes me off on the phone',
      'how do i report a patient to the doctor',
    ],
    keys: ['sbar', 'doctor', 'physician', 'call', 'handover', 'handoff', 'report', 'vitals', 'shift', 'resident'],
    not: ['boyfriend', 'husband'],
    needs: [],
    principle: {
      text: 'Situation, background, assessment, request: staff find the order useful, though it is no cure.',
      source: 'Renz and others 2013, on SBAR in nursing homes',
      basis: 'V',
    },
    see: [
      'Whoever picks up has ten seconds for {quote}, so the patient and your request belong in them.',
      'The last letter is the one that gets lost, so decide what you want before you dial.',
      'A worry without a number is still a finding when you say since when and compared with what.',
    ],
    tries: [
      {
        id: 'sbar-in-one-breath',
        move: 'fact-first',
        say: {
          spoken:
            "I'm calling about [patient, in for what]. New since my last round: [change]. I think it's [your guess]. Please come now.",
          short: '[Patient]: [change]. Please come now.',
          written:
            "Situation: [patient] has [change] since [time]. Background: admission and history in one line. Assessment: what you think it is, or that you don't know and are worried. Request: come now, an order, or a call back within ten minutes.",
        },
        why: 'The order lets a half-awake person follow, and it ends with something to do.',
        cost: "If you have no guess, say that you don't know and that you are worried.",
      },
      {
        id: 'worried',
        when: ['said:off|worried|gut|serious|vitals|feeling'],
        move: 'name-it',
        say: {
          spoken:
            "I'm worried about [patient]. The numbers are fair, and this is not how it was at [time]. I'd like you to look.",
          short: "I'm worried about [patient]. Please look.",
        },
        why: 'Worried and a comparison in time say more than a perhaps.',
      },
      {
        id: 'read-it-back',
        move: 'ask',
        say: {
          spoken: "Let me read that back: [order]. And if it isn't better by [time], I call you again. Agreed?",
          short: 'Reading back: [order]. Right?',
        },
        why: 'An error surfaces while both of you are still on the line.',
      },
      {
        id: 'no-one-comes',
        when: ['said:hung|refus|ignore|grumpy|never|dismiss'],
        move: 'limit',
        say: {
          spoken: "I hear that you aren't coming. I don't think this can wait, so I'm calling [next in line] now.",
          short: "Then I'm calling [next in line].",
        },
        why: 'It is no threat, only the next rung said aloud.',
        cost: "Know your ward's chain before the night begins.",
      },
    ],
    ifThey: {
      angry: {
        spoken: "I know it's a bad hour. [Sign] is [value], and it was [value before].",
        short: '[Sign] is [value] now.',
      },
      refuses: {
        spoken: 'Then please tell me what to watch for, and at which value I call.',
        short: 'At which value do I call?',
      },
      delays: { spoken: "By when exactly? I'll note the time with your name.", short: 'By when exactly?' },
      why: {
        spoken: "Because it changed since [time], and I can't explain it.",
        short: 'It changed since [time].',
      },
      denies: {
        spoken: "It may be nothing. I'd be glad to be wrong with you in the room.",
        short: "I'd gladly be wrong.",
      },
    },
    asks: [
      { text: 'What do you want at the end of the call: a visit, an order or a watch?' },
      { text: 'What has changed, since when, compared with what?' },
      { slot: 'when', text: 'Is it happening now, or are you preparing for the next time?' },
    ],
    traps: ['apologizing for calling', 'history first', '"I just wanted to let you know"'],
    exercise: 'Write the four lines for your last patient and read them in under thirty seconds.',
    next: ['care-moved-discharge', 'care-angry-family'],
  },
]
