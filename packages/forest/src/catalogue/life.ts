import { branchOf } from './plant.ts'

export const relationships = branchOf({
  id: 'family-community',
  label: 'Relationships',
  title: 'Relationships & Community',
  shortLabel: 'Family',
  icon: 'sorrel',
  emoji: '💞',
  description: 'Partners, parents, neighbors, and the people you work beside.',
  context: 'Family',
  aliases: ['/dashboard/relationships'],
  otherLabels: ['Relationships & Community', 'Family & Community'],
  sections: [
    ['romantic', 'Romantic', 'sorrel', '❤️', 'Kind honesty, repair, and asking for more.', 'Personal'],
    ['parent-child', 'Parent and Child', 'strawberry', '🧒', 'Small ears, teenagers, and grown children.'],
    ['elder-care', 'Elder Care', 'juniper', '🧓', 'Doctors, siblings, and letting them lead.'],
    ['workplace', 'Workplace', 'horsetail', '💼', 'Colleagues, managers, and hard feedback.', 'Work'],
    [
      'community-meetings',
      'Community Meetings',
      'mycelium',
      '🏘️',
      'An agenda, fair turns, and the loudest voice in the room.',
      'Public',
    ],
  ],
})

export const professionalGrowth = branchOf({
  id: 'public-speaking',
  label: 'Professional Growth',
  title: 'Public Speaking',
  shortLabel: 'Growth',
  icon: 'foxglove',
  emoji: '🎤',
  description: 'Presentations, interviews, and speaking up in the room.',
  context: 'Public',
  otherLabels: ['Public Speaking'],
  shareId: 'public-speaking',
  sections: [
    [
      'business-communication',
      'Business Communication',
      'foxglove',
      '📊',
      'Meetings, updates, and the email you keep rewriting.',
      'Professional',
    ],
    [
      'presentation-skills',
      'Presentation Skills',
      'bluebell',
      '🎯',
      'The first half minute, the middle, and the landing.',
    ],
    [
      'interview-preparation',
      'Interview Preparation',
      'sorrel',
      '🪑',
      'Answers with a beginning, a turn and an end.',
      'Professional',
    ],
  ],
})

export const faith = branchOf({
  id: 'still-waters',
  label: 'Faith & Still Waters',
  title: 'Still Waters',
  shortLabel: 'Faith',
  icon: 'trillium',
  emoji: '🕊️',
  description: 'Sermons, journals and quiet study, one verse at a time.',
  context: 'Faith',
  aliases: ['/dashboard/faith'],
  otherLabels: ['Faith', 'Still Waters'],
  shareId: 'still-waters',
  sections: [
    ['sermon', 'Sermon', 'foxglove', '📖', 'One text, one point, and a room that can carry it home.'],
    ['journal', 'Journal', 'birch-twig', '📓', 'Write down a prayer or a question without tidying it first.'],
    ['mentorship', 'Mentorship', 'juniper', '🧭', 'Walk beside someone, and ask more than you answer.'],
    ['bible-study', 'Bible Study', 'trillium', '👥', 'Questions that open a passage for everyone at the table.'],
  ],
})

export const youngAdult = branchOf({
  id: 'teen-treehouse',
  label: 'Young Adult',
  title: 'YA Treehouse',
  shortLabel: 'Teens',
  icon: 'fiddlehead',
  emoji: '🎒',
  description: 'Friends, school and family while everything is still unfurling.',
  context: 'Social',
  aliases: ['/dashboard/young-adult'],
  otherLabels: ['YA Treehouse', 'Teen Treehouse'],
  shareId: 'ya-treehouse',
  sections: [
    ['peer-communication', 'Peer Communication', 'sorrel', '💬', 'Group chats, falling out, and making up.'],
    [
      'academic-success',
      'Academic Success',
      'birch-twig',
      '🏫',
      'Ask a teacher, answer in class, and write to someone you do not know.',
      'Academic',
    ],
    ['family-dynamics', 'Family Dynamics', 'fiddlehead', '🚪', 'Get heard at home without a slammed door.', 'Family'],
  ],
})

export const homeAndGarden = branchOf({
  id: 'home-and-hands',
  label: 'Home & Garden',
  shortLabel: 'Garden',
  icon: 'strawberry',
  emoji: '🏡',
  description: 'Talk through plans with clients, trades and family.',
  context: 'Work',
  aliases: ['/dashboard/home-garden'],
  otherLabels: ['Home & Hands'],
  alsoSee: ['diy-projects'],
  sections: [
    ['landscaping', 'Landscaping', 'juniper', '🌳', 'Walk a client through a plan they cannot see yet.'],
    ['gardening', 'Gardening', 'strawberry', '🍓', 'Share what grew, what failed, and what you would try next.'],
    ['interior-design', 'Interior Design', 'starflower', '🛋️', 'Agree on a room without arguing about taste.'],
    ['handyman-skills', 'Handyman Skills', 'pinecone', '🔧', 'Quote the job, explain the delay, and hand it over.'],
    [
      'property-maintenance',
      'Property Maintenance',
      'horsetail',
      '🔑',
      'Report a repair, chase it, and close it in writing.',
    ],
  ],
})

export const veteranVoices = branchOf({
  id: 'veterans-military',
  label: 'Veteran Voices',
  shortLabel: 'Veterans',
  icon: 'juniper',
  emoji: '🎖️',
  description: 'Put service into words, at your own pace.',
  context: 'Personal',
  aliases: ['/dashboard/veteran-voices'],
  otherLabels: ['Veterans & Military'],
  sections: [
    [
      'transition',
      'Transition',
      'foxglove',
      '🧳',
      'Say what you did in words a civilian employer knows.',
      'Professional',
    ],
    ['sharing', 'Sharing', 'mycelium', '🗣️', 'Decide what to tell, to whom, and how much.'],
    ['support', 'Support', 'juniper', '🤲', 'Ask for help, or offer it to someone who served.'],
  ],
})
