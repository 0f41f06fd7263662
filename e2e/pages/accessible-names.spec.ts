import type { Page } from '@playwright/test'
import { withLogs } from '../support/dashboard.ts'
import { open } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

/** Landmarks, headings in order, and main controls of each page. */
const PAGES: Readonly<Record<string, string>> = {
  '/dashboard': `
    - main:
      - heading "Your Communication Forest" [level=1]
      - link "Plant a Seed"
      - region "Communication Analysis":
        - heading "Communication Analysis" [level=2]
        - list:
          - listitem:
            - article:
              - heading "Voice Analysis" [level=3]
      - region "Life Areas":
        - heading "Life Areas" [level=2]
      - region "Creative Expression":
        - heading "Creative Expression" [level=2]`,
  '/dashboard/chatbot': `
    - main:
      - region "Personal":
        - heading "Personal" [level=1]
        - button "Practice this"
        - button "What is sent"
        - button "New conversation"
        - log "Conversation"
        - textbox "Your message"
        - button "Send" [disabled]
      - complementary "Context":
        - heading "Context" [level=2]
        - group "Context":
          - radio "Personal Personal Growth" [checked]`,
  '/dashboard/text-analysis': `
    - main:
      - heading "Text Analysis" [level=1]
      - region "Your text":
        - combobox "Context"
        - button "Analyze Text" [disabled]
        - textbox "Your text"
        - group "View":
          - button "Write" [pressed]
          - button "Read with notes" [disabled]
      - switch "Keep this text with its figures"
      - complementary "In the margin":
        - heading "In the margin" [level=2]
      - region "Tone":
        - heading "Tone" [level=2]
        - group: /^The tone you want/`,
  '/dashboard/voice-analysis': `
    - main:
      - heading "Voice Analysis" [level=1]
      - tablist "Voice analysis":
        - tab "Record" [selected]
        - tab "Results" [disabled]
      - tabpanel "Record":
        - region "Record":
          - timer "Recording time": 0:00
          - button "Start recording"
          - button "Analyze Voice"
        - region "Not sure what to say?":
          - heading "Not sure what to say?" [level=2]
        - region "Recording settings":
          - heading "Recording settings" [level=2]
          - combobox "Context"`,
  '/dashboard/word-counter': `
    - main:
      - heading "SproutLog" [level=1]
      - tablist "How to log":
        - tab "Text Input" [selected]
        - tab "Voice Recording"
      - tabpanel "Text Input":
        - textbox "Your words"
        - button "Import a text file"
        - button "Save to log" [disabled]
        - region "This entry"
      - region "Past entries":
        - heading "Past entries" [level=2]
        - list:
          - listitem:
            - button "Remove entry from Nov 21, 2026, 120 words"
      - region "Daily goal":
        - img /Rings of the last seven days, the oldest inside\\./
        - combobox "Words a day"
      - link "Curious Sapling 120 words so far. 381 more, and you reach Emerging Birch."`,
  '/dashboard/leafprint': `
    - main:
      - figure:
        - img /Your LeafPrint, a sapling of 120 words\\..* river 9 times, home 6 times/
      - heading "Curious Sapling" [level=1]
      - group "Save the picture":
        - button "Save as PNG"
      - region "How to read it":
        - heading "How to read it" [level=2]
        - group: The weeks as a table
      - region "From sapling to oak":
        - heading "From sapling to oak" [level=2]
      - region "Words per day":
        - heading "Words per day" [level=2]
        - 'img "Words per day: Nov 21 120."'
        - group: Show as a table
      - region "Past logs":
        - heading "Past logs" [level=2]`,
  '/dashboard/relationships': `
    - main:
      - heading "Relationships" [level=1]
      - link "Talk it over with the coach"
      - region "Areas":
        - heading "Areas" [level=2]
        - list:
          - listitem:
            - link "Romantic Kind honesty, repair, and asking for more."`,
  '/dashboard/public-speaking?section=presentation-skills': `
    - main:
      - heading "Presentation Skills" [level=1]
      - link "All of Professional Growth"
      - heading "The first half minute" [level=2]
      - list /^Words to say. ./
      - button /^Copy. ./
      - link "Try it with the coach"
      - checkbox "I did this exercise"
      - checkbox "I have read this page"`,
  '/dashboard/settings?tab=profile': `
    - main:
      - heading "Settings" [level=1]
      - tablist "Settings":
        - tab "Profile" [selected]
      - tabpanel "Profile":
        - region "About you":
          - textbox "What we may call you (optional)"
          - combobox "Where you practice most"
        - region "Appearance":
          - group "Appearance":
            - button "System" [pressed]
        - region "How results are worded":
          - switch "Leave my disfluency alone"
          - switch "Plain language"`,
  '/shared': `
    - main:
      - note: This is an example. The figures and notes are made up, to show what a coach would see.
      - heading "A look at two branches" [level=1]
      - region "SproutLog":
        - heading "SproutLog" [level=2]
        - list "Words used most":
          - listitem:
            - meter "listen"
      - region "Public Speaking":
        - heading "Public Speaking" [level=2]
        - definition: 78 of 100
        - meter "Warmth"
        - group: Earlier results`,
  '/dashboard/sharing': `
    - main:
      - heading "Share progress with a coach" [level=1]
      - form "Share with a coach":
        - textbox "Their email"
        - group "What can they do?":
          - radio "View Only Read your charts and summaries." [checked]
        - group "Which branches?":
          - checkbox "SproutLog"
        - button "Send Invitation"
        - button "Generate Share Link" [disabled]
      - region "Current coaches":
        - heading "Current coaches" [level=2]`,
}

const AROUND = `
  - link "Skip to content"
  - banner:
    - link "Understory, home"
    - button "Branches"
    - search "Search":
      - combobox "Search branches"
    - button "View Tree"
  - main`

test('screens have landmarks, ordered headings, and a name for every control and drawing', async ({ page }) => {
  const topWords = [
    { word: 'river', count: 9 },
    { word: 'home', count: 6 },
  ]
  await withLogs(page, JSON.stringify([{ id: '1', date: '2026-11-21T06:00:00.000Z', wordCount: 120, topWords }]))
  for (const [address, main] of Object.entries(PAGES)) {
    await open(page, address)
    await expect.soft(page.locator('body'), address).toMatchAriaSnapshot(AROUND)
    await expect.soft(page.locator('body'), address).toMatchAriaSnapshot(main)
    expect.soft(await flaws(page), address).toEqual([])
  }
})

/** Unnamed controls and drawings, and skipped heading levels. */
async function flaws(page: Page): Promise<readonly string[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n').map((line) => line.trim())
  const unnamed = lines.filter((line) =>
    /^- '?(?:button|link|textbox|searchbox|combobox|checkbox|radio|switch|tab|slider|spinbutton|meter|progressbar|img|dialog)\b(?! ["/])/.test(
      line,
    ),
  )
  const levels = lines.flatMap((line) => {
    const [, level] = /^- '?heading .*\[level=(\d)\]/.exec(line) ?? []
    return level === undefined ? [] : [Number(level)]
  })
  const skipped = levels.flatMap((level, at) => (level > (levels[at - 1] ?? 0) + 1 ? [`heading ${at}: ${level}`] : []))
  return [...unnamed, ...skipped, ...(levels.filter((level) => level === 1).length === 1 ? [] : ['not one h1'])]
}
