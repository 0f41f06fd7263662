import { expect, test } from 'vitest'
import { headerText } from './header-text.ts'

test('sends plain English as is and percent-encodes everything else', () => {
  const text = '  I said: "no", 100 % —\nπολύ 🌲 [a\tb] \ud800 '
  const header = headerText(text)
  expect(headerText("I'm fine, really; and you?")).toBe("I'm fine, really; and you?")
  expect(header).toMatch(/^[ -~]*$/)
  expect(decodeURIComponent(header)).toBe('I said: "no", 100 % — πολύ 🌲 [a b] \ufffd')
})
