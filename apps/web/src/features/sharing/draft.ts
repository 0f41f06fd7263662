import { LEAST_PASSWORD_LENGTH } from '@understory/contract/limits'
import type { AccessLevel, ShareableBranch } from '@understory/contract/sharing'
import type { Lifetime } from './components/lifetime-choice.tsx'

export type ShareDraft = {
  email: string
  access: AccessLevel
  branches: readonly ShareableBranch[]
  name: string
  ownerName: string
  days: Lifetime
  password: string
  includeTexts: boolean
}

export const EMPTY_DRAFT: ShareDraft = {
  email: '',
  access: 'view',
  branches: [],
  name: '',
  ownerName: '',
  days: 90,
  password: '',
  includeTexts: false,
}

const EMAIL = /^[^\s@]+@[^\s@]+$/

export const isEmail = (text: string): boolean => EMAIL.test(text)

/** The password is optional, but a short one protects nothing. */
export const isTooShort = (password: string): boolean => password !== '' && password.length < LEAST_PASSWORD_LENGTH
