import type { Turn } from './thread.ts'

/** What the press beside a quiet line of help sends: help then comes first. */
export const SOMEONE_COULD_GET_HURT = {
  en: 'Someone could get hurt',
  es: 'Alguien podría salir herido',
} as const

/**
 * What the button under a reply without words sends: the words come, unless help came first. Has to equal "nobody-hurt" in
 * content/lines.yaml.
 */
export const NOBODY_COULD_GET_HURT = 'Nobody could get hurt'

const alarms = new Set<string>(Object.values(SOMEONE_COULD_GET_HURT).map((text) => text.toLowerCase()))

export const isAlarmPress = ({ role, content }: Turn): boolean =>
  role === 'user' && alarms.has(content.trim().replace(/[.!]$/, '').toLowerCase())

export const isCalmPress = ({ role, content }: Turn): boolean =>
  role === 'user' && content.trim() === NOBODY_COULD_GET_HURT
