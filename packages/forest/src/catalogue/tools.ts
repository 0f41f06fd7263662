import type { Branch } from '../types.ts'
import { branchOf } from './plant.ts'

/** The start page. It is a stop of the menus and the root of the tree. */
export const home: Branch = {
  ...branchOf({
    id: 'dashboard',
    label: 'Home',
    title: 'Your Communication Forest',
    icon: 'seedling',
    emoji: '🏠',
    description: 'Your forest, with every branch and your latest readings.',
    context: 'Personal',
    aliases: ['/', '/dashboard/'],
  }),
  path: '/dashboard',
}

export const voiceAnalysis = branchOf({
  id: 'voice-analysis',
  label: 'Voice Analysis',
  shortLabel: 'Voice',
  icon: 'bluebell',
  emoji: '🎙️',
  description: 'Record fifteen seconds or more. Hear your pace, clarity and tone played back to you.',
  context: 'Personal',
  aliases: ['/start-analysis'],
  dynamicSubBranches: true,
  practices: [
    ['pauses', 'Pauses', 'bluebell', '⏸️', 'Leave a beat where the meaning turns.'],
    ['pace', 'Pace', 'fern', '🐢', 'Slow down for the line that matters most.'],
    ['warm-up', 'Warm-Up', 'fiddlehead', '🌤️', 'Two minutes for breath, lips and voice before you speak.'],
    ['fewer-fillers', 'Fewer Fillers', 'sorrel', '🤫', 'Trade the um for a breath.'],
  ],
})

export const textAnalysis = branchOf({
  id: 'text-analysis',
  label: 'Text Analysis',
  shortLabel: 'Text',
  icon: 'fern',
  emoji: '📝',
  description: 'Paste a message before you send it. See what it says between the lines.',
  context: 'Personal',
  dynamicSubBranches: true,
  practices: [
    ['hard-emails', 'Hard Emails', 'fern', '📧', 'Say the difficult thing once, and kindly.', 'Work'],
    ['clear-requests', 'Clear Requests', 'foxglove', '📌', 'Who, what and by when, in two sentences.', 'Work'],
    ['apologies', 'Apologies', 'sorrel', '🕊️', 'Own it, mend it, and leave the excuses out.'],
    ['shorter-drafts', 'Shorter Drafts', 'birch-twig', '✂️', 'Half the words, all of the meaning.'],
  ],
})

const multilingual = branchOf({
  id: 'multilingual',
  parentId: 'word-counter',
  label: 'Multilingual Practice',
  shortLabel: 'Languages',
  icon: 'dandelion',
  emoji: '🌍',
  description: 'Say it in twelve languages, keep what you like.',
  context: 'Social',
  otherLabels: ['Multilingual', 'Translation'],
  dynamicSubBranches: true,
  practices: [
    ['introductions', 'Introductions', 'dandelion', '👋', 'Your name, your work and one question back.'],
    ['asking-for-help', 'Asking for Help', 'sorrel', '🙋', 'A short, polite request that people understand.'],
    ['polite-refusals', 'Polite Refusals', 'juniper', '🙏', 'A no that keeps the door open.'],
  ],
})

export const sproutLog = branchOf({
  id: 'word-counter',
  label: 'SproutLog',
  icon: 'seedling',
  emoji: '🌱',
  description: 'Count your words, by typing or by voice, and see which you lean on.',
  context: 'Personal',
  otherLabels: ['Word Counter'],
  shareId: 'word-counter',
  pages: [multilingual],
  practices: [
    ['free-writing', 'Free Writing', 'seedling', '✏️', 'Five minutes without stopping and without fixing.'],
    ['spoken-journal', 'Spoken Journal', 'bluebell', '📔', 'Talk through your day and see which words come up.'],
    ['fresh-words', 'Fresh Words', 'fern', '🔁', 'Find the word you lean on and give it a rest.'],
  ],
})

export const leafPrint = branchOf({
  id: 'leafprint',
  label: 'LeafPrint',
  icon: 'seedling',
  emoji: '🌳',
  description: 'A tree that grows from your words, with totals, growth and past logs.',
  context: 'Personal',
  aliases: ['/dashboard/communication-tracker'],
  otherLabels: ['Progress Tracker', 'Communication Tracker'],
  dynamicSubBranches: true,
  practices: [
    ['weekly-look-back', 'Weekly Look Back', 'fern', '📅', 'Ten minutes to see what changed since last week.'],
    ['next-small-goal', 'Next Small Goal', 'seedling', '🎯', 'One habit, small enough to keep on a bad day.'],
    ['note-for-a-coach', 'Note for a Coach', 'mycelium', '🗒️', 'Tell a coach what you want them to listen for.'],
  ],
})

export const sharing = branchOf({
  id: 'sharing',
  label: 'Sharing',
  title: 'Share Progress with Coaches',
  icon: 'mycelium',
  emoji: '🤝',
  description: 'Choose what a coach may see, and send one link.',
  context: 'Personal',
  otherLabels: ['Share Progress', 'Coaches'],
})

export const newBranch = branchOf({
  id: 'new-branch',
  label: 'Plant a Seed',
  icon: 'acorn',
  emoji: '🌰',
  description: "Ask for a branch of your own, and we'll do our best to grow one just for you.",
  context: 'Personal',
  otherLabels: ['Request a Branch', 'Suggest a Branch', 'New Branch'],
  excludedFromTree: true,
})
