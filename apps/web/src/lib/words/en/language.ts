/** The switch between languages. */
export const languageWords = {
  heading: 'Language',
  lead: 'The screens speak it. The page opens again when you choose.',
  stays:
    'Sections of branches, answers of the coach, notes on a text and the legal pages are written in English, and the measures of words read English only.',
  /** Each in its own words, so that it is found by who needs it. */
  names: { en: 'English', es: 'Español' },
  notKept: 'This browser does not keep the choice, so the page stays as it is.',
} as const
