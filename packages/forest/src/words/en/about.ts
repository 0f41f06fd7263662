import type { AboutPage } from '../../about.ts'
import { PRODUCT_NAME } from '../../product.ts'

export const about: AboutPage = {
  title: `What is ${PRODUCT_NAME}`,
  intro: [
    `${PRODUCT_NAME} helps you say what you mean, out loud and on the page. It is a personal coach for the talk you keep putting off, the email you rewrite at night, and the first line in front of a room.`,
    'The understory is the layer of a forest where light is soft and most new growth happens. Here each part of life is a branch with its own tools. You pick one, practice one thing, and come back when you can.',
  ],
  toolsHeading: 'What is in it',
  tools: [
    {
      name: 'SproutLog',
      description: 'Word counts with insights and emotional tone analysis, for what you type and what you say.',
      path: '/dashboard/word-counter',
    },
    {
      name: 'LeafPrint',
      description: 'An evolving communication profile: a tree that grows from your own words.',
      path: '/dashboard/leafprint',
    },
    {
      name: 'Branch navigation',
      description: 'A tree interface to every area of life, each with tools and practice of its own.',
      path: '/dashboard',
    },
    {
      name: 'Request-a-Branch',
      description: 'Describe in your own words what is missing, and a branch grows for you.',
      path: '/dashboard/new-branch',
    },
    {
      name: 'Voice Analysis',
      description: 'Record a few sentences and see pace, pauses, clarity and tone, each with the reason for it.',
      path: '/dashboard/voice-analysis',
    },
    {
      name: 'Text Analysis',
      description: 'Paste a message and see how it may be heard before anybody reads it.',
      path: '/dashboard/text-analysis',
    },
    {
      name: 'The assistant',
      description: 'Talk a situation through: one observation, one thing to try, one question.',
      path: '/dashboard/chatbot',
    },
  ],
  audienceHeading: 'Who it is for',
  audience: [
    'Teachers and parents',
    'Caregivers',
    'Therapists',
    'Faith-based leaders',
    'Young adults',
    'Writers',
    'Customer service teams',
    'Veterans',
    'Creators',
    'Developers',
    'People finding their voice',
  ],
  honestyHeading: 'What it will not do',
  honesty: [
    'It does not rank you, keep streaks or send reminders that you did not switch on.',
    'It does not judge an accent, a stammer or a character. It talks about a line, a pause, a word.',
    'It says when it does not know, and when a coach, a doctor or a friend is the better one to ask.',
  ],
  plantSeed: { label: 'Plant a Seed', path: '/dashboard/new-branch' },
  explore: { label: 'Explore the Forest', path: '/dashboard' },
}
