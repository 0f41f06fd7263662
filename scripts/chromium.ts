import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The headless shell comes first: same engine, half the work. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Finds a Chromium: the system's, Playwright's, or installs Debian's package. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  console.error('Fetching a Chromium for the browser tests…')
  run('npx', ['playwright', 'install', 'chromium'])
  if (!findChromium() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell', 'fonts-noto-color-emoji'])
    if (!findChromium()) run('apt-get', ['install', '-y', '-qq', 'chromium'])
  }
  const installed = findChromium()
  if (!installed) throw new Error('The browser tests need a Chromium: install one, or name it in CHROMIUM.')
  return installed
}

function findChromium(): string | undefined {
  return [process.env.CHROMIUM, ...SYSTEM, chromium.executablePath()].find((path) => path && existsSync(path))
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
}
