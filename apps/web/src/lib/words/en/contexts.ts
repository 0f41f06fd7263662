import type { Context } from '@understory/contract/contexts'

/** Where a person will say it. */
export const contextNames: Readonly<Record<Context, string>> = {
  Personal: 'Personal',
  Professional: 'Professional',
  Academic: 'Academic',
  Social: 'Social',
  Public: 'Public',
  Creative: 'Creative',
  Work: 'Work',
  Family: 'Family',
  Faith: 'Faith',
}
