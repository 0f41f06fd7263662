import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import { complaintsAbout } from '../db/integrity.ts'
import { temporaryFolder } from '../testing/app.ts'
import { report, say, startServer } from '../testing/running-server.ts'
import { titlesIn } from './test-titles.ts'

const AT_ONCE = 20

/** Kills the server so many times while twenty people write; what is unanswered is sent again after each start. */
export async function survivesKills(kills: number): Promise<void> {
  const folder = temporaryFolder()
  const file = join(folder, 'understory.sqlite')
  const answered = new Set<string>()
  const unanswered = new Set<string>()
  let cookie = ''
  let doubtful = 0
  for (let kill = 0; kill < kills; kill++) {
    const server = await startServer({ DATA_DIR: folder, GRAMMAR: 'on' })
    if (!cookie) cookie = (await say(server.address, 'first', 'f'.repeat(32))).cookie
    for (const message of unanswered) {
      // Retries under the same key, like a browser.
      if ((await say(server.address, message, message, cookie)).status === 200) answered.add(message)
    }
    doubtful += unanswered.size
    unanswered.clear()
    // Nor does an answered one count twice. A server that has just started may be overloaded for a moment.
    for (const message of [...answered].slice(-10))
      expect([200, 503]).toContain((await say(server.address, message, message, cookie)).status)
    let count = 0
    let isOver = false
    const writers = Array.from({ length: AT_ONCE }, async () => {
      while (!isOver) {
        const message = `k${kill}-${count++}`
        const { status } = await say(server.address, message, message, cookie)
        if (status === 200) answered.add(message)
        else unanswered.add(message)
      }
    })
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 400))
    const gone = server.stop('SIGKILL')
    isOver = true
    await gone
    await Promise.all(writers)
    expect(complaintsAbout(file, { thorough: true })).toEqual([])
    const kept = titlesIn(file)
    expect([...answered].filter((message) => !kept.has(message))).toEqual([])
  }
  const database = new DatabaseSync(file, { readOnly: true })
  const twice = database.prepare('SELECT title FROM conversations GROUP BY title HAVING count(*) > 1').all()
  const halves = database
    .prepare(
      'SELECT count(*) AS halves FROM conversations WHERE (SELECT count(*) FROM turns WHERE conversation_id = conversations.id) <> 2',
    )
    .get()
  database.close()
  report('kills', { kills, answered: answered.size, sentAgain: doubtful })
  expect(twice).toEqual([])
  expect(halves).toEqual({ halves: 0 })
}
