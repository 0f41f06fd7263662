import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'family-community/elder-care',
  starters: [
    'How do I talk to my mother about giving up the car?',
    'My brother never helps with Dad. How do I ask him?',
  ],
  blocks: [
    {
      kind: 'insight',
      title: 'The person stays in the middle',
      paragraphs: [
        'Care talks go wrong when everyone speaks about someone who sits right there. Turn your chair. Ask first, and ask the person whose life it is.',
        'Age changes ears, eyes and speed. It does not change the wish to decide. Many hard subjects get softer once the other holds the pen.',
      ],
    },
    {
      kind: 'technique',
      title: 'Ask what a good day is',
      why: 'Plans made from fear take things away. Plans made from a good day protect something.',
      steps: [
        'Ask when there is no crisis in the room.',
        'Ask about days, people and things, not about diseases.',
        'Write down the answer in their words and read it back.',
      ],
      phrases: [
        'What does a good day look like for you now?',
        'What do you want to keep doing for as long as you can?',
        'If one thing had to get easier, which would you pick?',
      ],
    },
    {
      kind: 'technique',
      title: 'Speak as to a grown person',
      why: 'A sing-song voice and words such as "sweetie" tell people that they count less. Clear speech does the opposite.',
      steps: [
        'Face them, in good light, with the radio off.',
        'Use short sentences in your normal pitch, and wait longer than feels natural.',
        'When they miss a word, change the word instead of the volume.',
      ],
      phrases: [
        'The appointment is on Tuesday at ten. I drive.',
        'Which do you want first, the blue pill or breakfast?',
      ],
      pair: {
        often: 'Are we ready for our little bath, sweetie?',
        instead: 'The bath is warm, Mr. Ortiz. Shall I help with the left sleeve?',
      },
    },
    {
      kind: 'technique',
      title: 'Prepare one page for the doctor',
      why: 'Visits are short and memory runs off in waiting rooms. A page holds the ground for you.',
      steps: [
        'Write three questions, the worst first.',
        'Bring every medicine, in its box.',
        'Say back the plan before you stand up.',
      ],
      phrases: [
        'Dad wants to ask this himself. I am here to take notes.',
        'What would you do first, and what happens if we wait?',
        'Let me repeat it: half a pill at night for two weeks, then call you.',
      ],
    },
    {
      kind: 'technique',
      title: 'Share the load with a list',
      why: '"Help out" is vague, and vague jobs fall to whoever lives nearest. Name tasks with hours.',
      steps: [
        'List one ordinary week, each task with its minutes.',
        'Send it to the family before you talk.',
        'Ask each person to take two lines.',
      ],
      phrases: [
        'This is what a week takes: eleven hours. I can do six.',
        'You live far away, so please take the bills and the phone calls.',
        'I am not angry at you. I am tired, and I need Sunday.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'The car keys',
      scene: 'Mr. Adeyemi, 84, has scraped the gate twice. His daughter visits.',
      before: [
        ['Daughter', 'Dad, you cannot drive anymore. I am taking the keys before you kill someone.'],
        ['Father', 'Sixty years without an accident. Leave my house.'],
      ],
      after: [
        ['Daughter', 'You drove us everywhere. I scraped that gate once too. What happened on Monday?'],
        ['Father', 'The sun was in my eyes. I did not see the post.'],
        [
          'Daughter',
          'That scares me, and I guess it scared you. Will you take a driving test with me, and let the examiner tell us both?',
        ],
        ['Father', 'And if he says no?'],
        ['Daughter', 'Then we plan your Thursdays together before anybody touches a key.'],
      ],
      turn: 'She honors the years, asks about one event, and lets a neutral judge carry the bad news. His Thursdays matter in the plan.',
    },
    {
      kind: 'insight',
      title: 'The helper is part of the care',
      paragraphs: [
        'Caring for someone eats hours that nobody counts: the phone calls, the nights, the lists in your head. When you run dry, your voice turns sharp first, and the person you care for hears it before you do. So plan your own rest as you plan the pills. An hour away each week, fixed and taken by somebody else, does more for the tone in the house than any clever sentence.',
      ],
    },
    {
      kind: 'exercise',
      title: 'Three questions for a good day',
      minutes: 5,
      steps: [
        'Picture the person you care for on a good morning.',
        'Write three questions that only they can answer.',
        'Say each one slowly, and count four breaths of silence after it.',
      ],
      coach: 'My father has scraped the gate twice with the car. How do I talk with him about driving?',
      aloud:
        'Ask your three questions as if the person sat across from you. Speak in your normal pitch, slowly, and leave four breaths after each.',
      write:
        "Write one page for the next doctor's visit: three questions with the worst first, the medicines, and what you hope to keep.",
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'book',
          title: 'Being Mortal',
          by: 'Atul Gawande',
          year: 2014,
          note: 'A surgeon learns to ask what matters before he asks what can be done.',
        },
        {
          kind: 'book',
          title: 'The 36-Hour Day',
          by: 'Nancy L. Mace and Peter V. Rabins',
          year: 1981,
          note: 'The family guide to dementia, kept up to date for four decades.',
        },
        {
          kind: 'study',
          title: 'Elderspeak Communication: Impact on Dementia Care',
          by: "Kristine Williams and others, American Journal of Alzheimer's Disease and Other Dementias",
          year: 2009,
          note: 'Baby talk from staff went along with more resistance to care.',
        },
      ],
    },
  ],
}
