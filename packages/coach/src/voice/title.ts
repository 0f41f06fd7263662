import { shade } from '../text/shadow.ts'

const MOST = 60
const UNTITLED = 'New conversation'

/**
 * The title of a conversation from the person's first message: at most 60 UTF-16 units, cut between words, no line break,
 * never empty.
 */
export const titleOf = (firstMessage: string): string => {
  const plain = firstMessage
    .slice(0, 4000)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim()
  if (plain === '' || shade(plain).text.trim() === '') return UNTITLED
  const capital = plain.charAt(0).toUpperCase() + plain.slice(1)
  if (capital.length <= MOST) return capital
  const room = capital.slice(0, MOST - 1)
  const cut = room.lastIndexOf(' ')
  const whole = cut > MOST / 3 ? room.slice(0, cut) : room.replace(/[\ud800-\udbff]$/, '')
  return `${whole.replace(/[\s,;:.!?-]+$/, '')}…`
}
