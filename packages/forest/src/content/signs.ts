type Element = 'Fire' | 'Earth' | 'Air' | 'Water'

/** A sun sign as a mirror for how one speaks. `dates` are those of the tropical zodiac; they shift by a day in some years. */
export type Sign = {
  readonly name: string
  readonly element: Element
  readonly emoji: string
  readonly dates: string
  readonly message: string
  readonly question: string
  readonly creature: { readonly name: string; readonly emoji: string; readonly trait: string }
}

/** The twelve signs in the order of the year. */
export const signs: readonly Sign[] = [
  {
    name: 'Aries',
    element: 'Fire',
    emoji: '♈',
    dates: 'March 21 to April 19',
    message: 'Tradition gives you the first word. Say it, and then leave a door open for the second one.',
    question: 'Whom did you interrupt this week, and what were they about to say?',
    creature: { name: 'Wild boar', emoji: '🐗', trait: 'Goes first and clears a path for those behind.' },
  },
  {
    name: 'Taurus',
    element: 'Earth',
    emoji: '♉',
    dates: 'April 20 to May 20',
    message: 'Slow words carry weight. When you feel yourself dig in, say what you are protecting.',
    question: 'Where do you say no when you mean not yet?',
    creature: { name: 'Bear', emoji: '🐻', trait: 'Takes its time, and nobody rushes it.' },
  },
  {
    name: 'Gemini',
    element: 'Air',
    emoji: '♊',
    dates: 'May 21 to June 20',
    message: 'You see both sides. Choose one for a minute, so that others can find you.',
    question: 'Which of your stories has no ending yet, because you start the next one?',
    creature: { name: 'Squirrel', emoji: '🐿️', trait: 'Quick between branches, with news from each.' },
  },
  {
    name: 'Cancer',
    element: 'Water',
    emoji: '♋',
    dates: 'June 21 to July 22',
    message: 'You hear what people leave out. Ask before you answer it.',
    question: 'What do you hope that others notice without being told?',
    creature: { name: 'Hedgehog', emoji: '🦔', trait: 'Soft inside, and clear about its edges.' },
  },
  {
    name: 'Leo',
    element: 'Fire',
    emoji: '♌',
    dates: 'July 23 to August 22',
    message: 'Warmth fills a room. Point the light at somebody else once, by name.',
    question: 'Whose good work did you praise aloud this month?',
    creature: { name: 'Stag', emoji: '🦌', trait: 'Stands in the open, where all can see it.' },
  },
  {
    name: 'Virgo',
    element: 'Earth',
    emoji: '♍',
    dates: 'August 23 to September 22',
    message: 'Your eye finds the flaw. Say first what must stay as it is.',
    question: 'Which correction can you leave unsaid today?',
    creature: { name: 'Bee', emoji: '🐝', trait: 'Finds what is useful and brings it home.' },
  },
  {
    name: 'Libra',
    element: 'Air',
    emoji: '♎',
    dates: 'September 23 to October 22',
    message: 'You weigh words until the moment passes. A kind half sentence in time beats a perfect one too late.',
    question: 'What would you ask for if nobody had to be pleased?',
    creature: { name: 'Butterfly', emoji: '🦋', trait: 'Rests in balance and knows when to move.' },
  },
  {
    name: 'Scorpio',
    element: 'Water',
    emoji: '♏',
    dates: 'October 23 to November 21',
    message: 'Depth is your gift. Knock before you go down there with others.',
    question: 'What do you test people for, instead of asking them?',
    creature: { name: 'Wolf', emoji: '🐺', trait: 'Loyal to a few, and silent until it counts.' },
  },
  {
    name: 'Sagittarius',
    element: 'Fire',
    emoji: '♐',
    dates: 'November 22 to December 21',
    message: 'Blunt can be a gift with the wrapping left off. Add one sentence of why.',
    question: 'Which true word of yours landed harder than you meant it?',
    creature: { name: 'Fox', emoji: '🦊', trait: 'Curious past each hill, with an ear for the way back.' },
  },
  {
    name: 'Capricorn',
    element: 'Earth',
    emoji: '♑',
    dates: 'December 22 to January 19',
    message: 'You speak in plans. Say the feeling under the plan once, and see who comes closer.',
    question: 'Who thinks that you do not need anybody?',
    creature: { name: 'Beaver', emoji: '🦫', trait: 'Builds a little each night, and the pond stays.' },
  },
  {
    name: 'Aquarius',
    element: 'Air',
    emoji: '♒',
    dates: 'January 20 to February 18',
    message: 'New ideas come easily to you. Bring people along by saying where you started.',
    question: 'When did you last change your mind because of one person?',
    creature: { name: 'Owl', emoji: '🦉', trait: 'Sees the same wood from another angle.' },
  },
  {
    name: 'Pisces',
    element: 'Water',
    emoji: '♓',
    dates: 'February 19 to March 20',
    message: 'Moods reach you fast. Ask whose mood it is before you speak from it.',
    question: 'Where do you say it is fine when it is not?',
    creature: { name: 'Frog', emoji: '🐸', trait: 'At home in two worlds, and first to hear the rain.' },
  },
]
