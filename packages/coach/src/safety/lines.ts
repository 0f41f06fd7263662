/**
 * The lines people can turn to. Telephone numbers rot, so each stands here once, with who runs it and when a person last
 * called or looked it up; `checked` is null where nobody of this project has yet.
 */
export type HelpLine = {
  id: string
  name: string
  reach: string
  country: 'US'
  hours: string
  source: string
  checked: string | null
}

export const LINES = {
  lifeline: {
    id: 'lifeline',
    name: 'Suicide & Crisis Lifeline',
    reach: 'call or text 988; veterans press 1 or text 838255',
    country: 'US',
    hours: 'any hour',
    source: '988lifeline.org, veteranscrisisline.net',
    checked: null,
  },
  domestic: {
    id: 'domestic',
    name: 'National Domestic Violence Hotline',
    reach: '1-800-799-7233, or text START to 88788',
    country: 'US',
    hours: 'any hour',
    source: 'thehotline.org, ovc.ojp.gov',
    checked: null,
  },
  child: {
    id: 'child',
    name: 'Childhelp',
    reach: 'call or text 1-800-422-4453',
    country: 'US',
    hours: 'any hour',
    source: 'childhelphotline.org',
    checked: null,
  },
  rape: {
    id: 'rape',
    name: 'RAINN',
    reach: '1-800-656-4673',
    country: 'US',
    hours: 'any hour',
    source: 'rainn.org',
    checked: null,
  },
  elder: {
    id: 'elder',
    name: 'Eldercare Locator',
    reach: '1-800-677-1116',
    country: 'US',
    hours: 'weekdays',
    source: 'eldercare.acl.gov',
    checked: null,
  },
  poison: {
    id: 'poison',
    name: 'Poison Help',
    reach: '1-800-222-1222',
    country: 'US',
    hours: 'any hour',
    source: 'poisonhelp.hrsa.gov',
    checked: null,
  },
  eating: {
    id: 'eating',
    name: 'ANAD',
    reach: '1-888-375-7767',
    country: 'US',
    hours: 'weekdays',
    source: 'anad.org',
    checked: null,
  },
} as const satisfies Record<string, HelpLine>
