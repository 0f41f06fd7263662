import { LEAST_PASSWORD_LENGTH } from '@understory/contract/limits'
import type { AccessLevel, ShareableBranch } from '@understory/contract/sharing'
import type { Lifetime } from './components/lifetime-choice.tsx'

export const EMPTY_DRAFT = {
  email: '',
  access: 'view' as AccessLevel,
  branches: [] as readonly ShareableBranch[],
  name: '',
  ownerName: '',
  days: 90 as Lifetime,
  password: '',
  includeTexts: false,
}
export type ShareDraft = typeof EMPTY_DRAFT

const EMAIL = /^[^\s@]+@[^\s@]+$/

export const isEmail = (text: string): boolean => EMAIL.test(text)

/** The password is optional, but a short one protects nothing. */
export const isTooShort = (password: string): boolean => password !== '' && password.length < LEAST_PASSWORD_LENGTH
