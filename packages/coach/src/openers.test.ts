import { sectionContent, writtenSections } from '@understory/forest/content/load'
import { nodes } from '@understory/forest/lookup'
import { describe, expect, test } from 'vitest'
import { coach } from './coach.ts'
import { STARTERS } from './development/starters.ts'

/** The card that fits what the exercise of a section hands over. An open card where the shelf holds none for it. */
const FITTING: Readonly<Record<string, string>> = {
  'art-creativity/creative-writing': 'art-get-critique',
  'art-creativity/music-sound': 'art-give-critique',
  'art-creativity/performance-arts': 'art-get-critique',
  'art-creativity/visual-storytelling': 'client-wish',
  'astrology/birth-chart': 'sorry-snapped',
  'astrology/meditation': 'sibling-decision',
  'astrology/personality-insights': 'sorry-habit',
  'dev/ai-integration': 'code-design-disagree',
  'dev/code-communication': 'code-review-give',
  'dev/documentation': 'code-docs',
  'dev/team-collaboration': 'status-update',
  'family-community/community-meetings': 'chair-long-talker',
  'family-community/elder-care': 'home-parents-care',
  'family-community/parent-child': 'parent-grades',
  'family-community/romantic': 'open-partner',
  'family-community/workplace': 'feedback-peer',
  'home-and-hands/gardening': 'neighbor-ask',
  'home-and-hands/handyman-skills': 'client-fee',
  'home-and-hands/interior-design': 'home-taste',
  'home-and-hands/landscaping': 'client-scope',
  'home-and-hands/property-maintenance': 'complaint-letter',
  'professional-dev/customer-support': 'our-fault',
  'professional-dev/sales': 'sales-first-call',
  'public-speaking/business-communication': 'clear-ask',
  'public-speaking/interview-preparation': 'interview-about-you',
  'public-speaking/presentation-skills': 'stage-first-minute',
  'still-waters/bible-study': 'group-quiet',
  'still-waters/journal': 'faith-pray-aloud',
  'still-waters/mentorship': 'faith-doubt',
  'still-waters/sermon': 'faith-open-talk',
  'teen-treehouse/academic-success': 'ask-help',
  'teen-treehouse/family-dynamics': 'teen-permission',
  'teen-treehouse/peer-communication': 'friend-hard-talk',
  'veterans-military/sharing': 'vet-questions',
  'veterans-military/support': 'ask-company',
  'veterans-military/transition': 'vet-interview',
}

const contextOf = (id: string): string => {
  const node = nodes.find((each) => each.id === id)
  if (node?.kind !== 'section') throw new Error(`${id} is no section`)
  return node.context
}

const said = (content: string, context: string) => coach([{ role: 'user', content }], context).trace

describe('what the sections hand over to the coach', () => {
  test('every section has a fitting card in the table', () => {
    expect(Object.keys(FITTING).toSorted()).toEqual([...writtenSections].toSorted())
  })

  test.each(Object.entries(FITTING))('the exercise of %s is answered with %s', async (id, card) => {
    const page = await sectionContent(id)
    const openers = page?.blocks.filter((block) => block.kind === 'exercise').map((block) => block.coach) ?? []
    expect(openers.length).toBeGreaterThan(0)
    for (const opener of openers) expect(said(opener, contextOf(id)), opener).toMatchObject({ card, safety: 'none' })
  })

  test('every starter of every section finds the card of its situation, and none is a crisis', async () => {
    const starters: string[] = []
    for (const id of writtenSections) {
      for (const starter of (await sectionContent(id))?.starters ?? []) {
        starters.push(starter)
        expect.soft(said(starter, contextOf(id)), starter).toMatchObject({ card: STARTERS[starter], safety: 'none' })
      }
    }
    expect(starters.toSorted()).toEqual(Object.keys(STARTERS).toSorted())
  })
})

describe('situations that lacked a card', () => {
  test.each([
    ['Professional', 'How do I decline a job offer by email?', 'decline-offer'],
    ['Work', 'I need to turn down an offer from another company in writing.', 'decline-offer'],
    ['Work', 'How do I cut off long-winded guests on my podcast?', 'chair-long-talker'],
    ['Public', 'I host a panel and one of the guests goes on and on. How do I stop her politely?', 'chair-long-talker'],
    ['Work', 'I was promoted over my friends and now it is awkward.', 'promoted-over-friends'],
    [
      'Work',
      'I became the manager of my old teammates, who are my friends. What do I say first?',
      'promoted-over-friends',
    ],
    ['Family', "My brother leaves all of Dad's care to me.", 'home-parents-care'],
    ['Work', 'I did not get the promotion and my coworker did.', 'passed-over'],
    ['Professional', 'They made me an offer and I want more money.', 'negotiate-offer'],
    ['Work', 'I get interrupted whenever I speak in our meetings.', 'talked-over'],
  ])('%s: %s', (context, text, card) => {
    expect(said(text, context)).toMatchObject({ card, safety: 'none' })
  })
})
