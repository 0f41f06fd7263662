import { branchOf } from './plant.ts'

export const art = branchOf({
  id: 'art-creativity',
  label: 'Art & Creativity',
  shortLabel: 'Art',
  icon: 'chanterelles',
  emoji: '🎨',
  description: 'Writing, visual stories, music and performance.',
  context: 'Creative',
  otherLabels: ['Art', 'Creativity'],
  alsoSee: ['diy-projects'],
  dynamicSubBranches: true,
  sections: [
    ['creative-writing', 'Creative Writing', 'birch-twig', '✍️', 'Find the scene, cut the rest, and hear it aloud.'],
    [
      'visual-storytelling',
      'Visual Storytelling',
      'chanterelles',
      '🖼️',
      'Say what a picture does, and why people stop at it.',
    ],
    ['music-sound', 'Music & Sound', 'bluebell', '🎵', 'Talk about sound with players, singers and listeners.'],
    [
      'performance-arts',
      'Performance Arts',
      'foxglove',
      '🎭',
      'Breath, voice and presence, from read-through to curtain.',
    ],
  ],
  practices: [
    ['poetry', 'Poetry and Spoken Word', 'starflower', '🪶', 'Lines that are meant to be said.'],
    ['artist-statements', 'Artist Statements', 'birch-twig', '🏷️', 'What you make and why, in words a visitor uses.'],
  ],
})

export const writersCreators = branchOf({
  id: 'writers-creators',
  label: 'Writers & Creators',
  shortLabel: 'Writers',
  icon: 'birch-twig',
  emoji: '🖋️',
  description: 'Drafts, scripts and captions in your own voice.',
  context: 'Creative',
  otherLabels: ['Writers', 'Creators'],
  practices: [
    ['first-lines', 'First Lines', 'birch-twig', '🚪', 'Begin where something has already happened.'],
    ['dialogue', 'Dialogue', 'sorrel', '💬', 'Two people who each want something.'],
    ['captions', 'Captions', 'dandelion', '🏷️', 'One sentence that adds what the picture cannot.'],
    ['pitches', 'Pitches', 'foxglove', '📣', 'Your project in three sentences, for someone busy.'],
  ],
})

const historyOfAi = branchOf({
  id: 'history-of-ai',
  parentId: 'dev',
  label: 'History of AI',
  shortLabel: 'AI history',
  icon: 'pinecone',
  emoji: '🕰️',
  description: 'Eight eras of thinking machines, and three ideas to keep.',
  context: 'Academic',
})

export const developerTools = branchOf({
  id: 'dev',
  label: 'Developer Tools',
  shortLabel: 'Dev',
  icon: 'horsetail',
  emoji: '💻',
  description: 'Docs, reviews and stand-ups people enjoy reading.',
  context: 'Work',
  aliases: ['/dashboard/developer-tools'],
  otherLabels: ['Developers'],
  pages: [historyOfAi],
  sections: [
    [
      'ai-integration',
      'AI Integration',
      'horsetail',
      '🤖',
      'Explain what a model does, and where it must not be trusted.',
    ],
    [
      'code-communication',
      'Code Communication',
      'fern',
      '🔍',
      'Names, comments and reviews that people thank you for.',
    ],
    ['documentation', 'Documentation', 'birch-twig', '📚', 'Write the page that you looked for and could not find.'],
    [
      'team-collaboration',
      'Team Collaboration',
      'mycelium',
      '👥',
      'Stand-ups, handovers, and disagreement without heat.',
    ],
  ],
})

export const astrology = branchOf({
  id: 'astrology',
  label: 'Astrology',
  title: 'Astrology & Self-Discovery',
  icon: 'starflower',
  emoji: '✨',
  description: 'Self-discovery through signs and forest creatures.',
  context: 'Personal',
  otherLabels: ['Astrology & Self-Discovery', 'Zodiac'],
  shareId: 'astrology',
  sections: [
    ['birth-chart', 'Birth Chart', 'starflower', '🌙', 'Three signs, read as questions about how you speak.'],
    [
      'personality-insights',
      'Personality Insights',
      'fiddlehead',
      '🔎',
      'Notice a habit in how you talk, and decide whether to keep it.',
    ],
    ['meditation', 'Meditation', 'trillium', '🧘', 'A few quiet minutes before a conversation that matters.'],
  ],
})

export const diyProjects = branchOf({
  id: 'diy-projects',
  label: 'DIY Projects',
  shortLabel: 'DIY',
  icon: 'pinecone',
  emoji: '🔨',
  description: 'Explain a build so someone else can follow it.',
  context: 'Personal',
  otherLabels: ['DIY'],
  dynamicSubBranches: true,
  practices: [
    ['step-by-step', 'Step by Step', 'pinecone', '🪜', 'Instructions that work with one hand full.'],
    ['asking-for-advice', 'Asking for Advice', 'hazel', '🙋', 'Get a useful answer at the counter or in a forum.'],
    ['show-and-tell', 'Show and Tell', 'strawberry', '📷', 'The mistake, the fix, and what you would do again.'],
  ],
})

export const professionalDevelopment = branchOf({
  id: 'professional-dev',
  label: 'Professional Development',
  shortLabel: 'Work',
  icon: 'foxglove',
  emoji: '📈',
  description: 'Sales talks and support replies that people trust.',
  context: 'Professional',
  otherLabels: ['Sales & Support', 'Professional Dev'],
  sections: [
    ['sales', 'Sales', 'foxglove', '🧾', 'Find out what is needed before you offer anything.'],
    [
      'customer-support',
      'Customer Support',
      'sorrel',
      '🎧',
      'Own the problem in plain words, and say when it will be fixed.',
    ],
  ],
})
