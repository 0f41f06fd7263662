import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'still-waters/bible-study',
  starters: [
    'Two people always answer before anyone else can think.',
    'How do I lead when someone knows far more than I do?',
  ],
  blocks: [
    {
      kind: 'insight',
      title: 'The text at the center of the table',
      paragraphs: [
        'In a good study hour the leader is not the source. The passage is. Your work is to keep people looking at it, and at one another.',
        'Around the table sit different churches, and at times Jewish friends who read the same pages as their own scripture. Speak so that each would come again.',
      ],
    },
    {
      kind: 'technique',
      title: 'Observe before you explain',
      why: 'Groups rush to meaning and argue about opinions. Five minutes of looking gives everyone the same ground.',
      steps: [
        'Have the passage read twice, by two voices.',
        'Ask only what stands there: who, where, which words return.',
        'Write the findings where all can see them.',
      ],
      phrases: [
        'What do you see? Not what it means yet, only what is there.',
        'Which word comes back, and who never speaks?',
        'Show us the verse where you see that.',
      ],
    },
    {
      kind: 'technique',
      title: 'Ask in three steps',
      why: 'A ladder of questions lets the newcomer and the scholar climb together.',
      steps: [
        'What does it say?',
        'What did it mean to those who heard it first?',
        'What does it ask of us this week?',
      ],
      phrases: ['How did this sound to people who paid that tax?', 'What would change on Monday if we believed it?'],
      pair: {
        often: 'Does everyone agree that this passage teaches obedience?',
        instead: 'Who in this story takes a risk, and what does it cost?',
      },
    },
    {
      kind: 'technique',
      title: 'Make room for the quiet',
      why: 'Quick tongues win open rounds. Silence and pairs give the others a start.',
      steps: [
        'Leave one minute to write before anyone speaks.',
        'Let people share with one neighbor first.',
        'Invite by name, with a way out.',
      ],
      phrases: [
        'Take a minute with your pencil. Then we hear from four people.',
        'Ruth, you and Ben had an idea. Do you want to bring it in?',
        'Let us hear from someone who has not spoken yet.',
      ],
    },
    {
      kind: 'technique',
      title: 'Differ without winning',
      why: 'Honest readers have disagreed on these lines for two thousand years. Your hour does not need to settle it.',
      steps: [
        "Let each side say the other's view until they nod.",
        'Go back to the page: which words carry each reading?',
        'Name what both hold, and leave the rest open.',
      ],
      phrases: [
        'Say back what Joan means before you answer her.',
        'Rabbis kept both opinions on one page. We can too.',
        'We stop here tonight, and the question stays open.',
      ],
    },
    {
      kind: 'checklist',
      title: 'Before the group arrives',
      items: [
        'One passage, fifteen verses at most, in two translations.',
        'Five questions, of which you expect to use three.',
        'A line on who wrote it, when, and to whom.',
        'Chairs for two more than you expect.',
        'A candle, a bell or a minute of quiet to begin.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'The lecture',
      scene: 'Harold taught Greek for thirty years. He has been talking for eight minutes.',
      before: [
        ['Leader', 'Okay, well, thanks Harold. Any other thoughts? No? Then let us pray.'],
        ['Harold', 'I had not come to verse nine.'],
      ],
      after: [
        ['Leader', 'Harold, you showed us that this word means both wind and spirit. I wrote it down.'],
        [
          'Leader',
          'Let us all take that to verse eight. Where do you hear wind, and where spirit? One minute in pairs.',
        ],
        ['Harold', 'Good question. I want to know what Amy hears.'],
      ],
      turn: 'The leader turns a long answer into a tool for the table. Harold keeps his honor and becomes curious.',
    },
    {
      kind: 'exercise',
      title: 'Three questions for one passage',
      minutes: 5,
      steps: [
        'Choose a short passage, such as Luke 10:25-37 or Genesis 32:22-30.',
        'Write one question for each step: says, meant, asks.',
        'Test each: can a newcomer answer the first one from the page?',
        'Read the passage aloud, then the questions, at half your speed.',
      ],
      coach: 'I lead our Bible study, and two people answer every question. How do I invite the quiet ones?',
      aloud: 'Read your passage aloud slowly. Then ask your three questions, with five seconds of silence after each.',
      write:
        'Write three questions on one passage: what it says, what it meant to those who heard it first, what it asks of us.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'book',
          title: 'The Art of Biblical Narrative',
          by: 'Robert Alter',
          year: 1981,
          note: 'How the stories work: repeated words, few adjectives, meaningful silence.',
        },
        {
          kind: 'book',
          title: 'The Jewish Study Bible',
          by: 'Adele Berlin and Marc Zvi Brettler, editors',
          year: 2004,
          note: 'Notes from Jewish scholars on the books that both traditions share.',
        },
        {
          kind: 'book',
          title: 'Opening to God',
          by: 'David G. Benner',
          year: 2010,
          note: 'On lectio divina, the slow reading that turns into prayer.',
        },
      ],
    },
  ],
}
