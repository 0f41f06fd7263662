type VerseTheme = 'Stillness' | 'Peace' | 'Wisdom' | 'Strength'

/** A verse with a question to sit with. */
export type Verse = {
  readonly text: string
  readonly reference: string
  readonly theme: VerseTheme
  readonly prompt: string
}

/** The translation of every verse; it is in the public domain. */
export const TRANSLATION = 'King James Version'

/** The ten verses of Still Waters; those of the Hebrew Bible are shared by Jews and Christians. */
export const verses: readonly Verse[] = [
  {
    text: 'Be still, and know that I am God.',
    reference: 'Psalm 46:10',
    theme: 'Stillness',
    prompt: 'What grows quiet in you when you stop talking for one minute?',
  },
  {
    text: 'He maketh me to lie down in green pastures: he leadeth me beside the still waters.',
    reference: 'Psalm 23:2',
    theme: 'Stillness',
    prompt: 'Where is your green place, and who would you take there to talk?',
  },
  {
    text: 'It is good that a man should both hope and quietly wait for the salvation of the LORD.',
    reference: 'Lamentations 3:26',
    theme: 'Stillness',
    prompt: 'Which answer are you waiting for, and how do you speak while you wait?',
  },
  {
    text: 'If it be possible, as much as lieth in you, live peaceably with all men.',
    reference: 'Romans 12:18',
    theme: 'Peace',
    prompt: 'Which part of a quarrel lies in you, and which part does not?',
  },
  {
    text: 'Peace I leave with you, my peace I give unto you: not as the world giveth, give I unto you. Let not your heart be troubled, neither let it be afraid.',
    reference: 'John 14:27',
    theme: 'Peace',
    prompt: 'Who comes away calmer from a talk with you, and what do you do then?',
  },
  {
    text: 'A soft answer turneth away wrath: but grievous words stir up anger.',
    reference: 'Proverbs 15:1',
    theme: 'Wisdom',
    prompt: 'Recall a sharp word that you answered. What would the soft answer have been?',
  },
  {
    text: 'A word fitly spoken is like apples of gold in pictures of silver.',
    reference: 'Proverbs 25:11',
    theme: 'Wisdom',
    prompt: 'Which sentence that somebody once said to you do you still carry?',
  },
  {
    text: 'Wherefore, my beloved brethren, let every man be swift to hear, slow to speak, slow to wrath.',
    reference: 'James 1:19',
    theme: 'Wisdom',
    prompt: 'With whom will you be swift to hear today?',
  },
  {
    text: 'But they that wait upon the LORD shall renew their strength; they shall mount up with wings as eagles; they shall run, and not be weary; and they shall walk, and not faint.',
    reference: 'Isaiah 40:31',
    theme: 'Strength',
    prompt: 'Flying, running, walking: which of the three do you need words for this week?',
  },
  {
    text: 'Have not I commanded thee? Be strong and of a good courage; be not afraid, neither be thou dismayed: for the LORD thy God is with thee whithersoever thou goest.',
    reference: 'Joshua 1:9',
    theme: 'Strength',
    prompt: 'Which talk asks courage of you, and what is its first sentence?',
  },
]

/** The line at the foot of the page. */
export const closingVerse = { text: 'He restoreth my soul.', reference: 'Psalm 23:3' } as const

/**
 * A verse other than the one that is shown.
 *
 * @param chance  from 0, below 1
 */
export function anotherVerse(shown: Verse | undefined, chance: number): Verse | undefined {
  const others = verses.filter((verse) => verse !== shown)
  return others[Math.floor(chance * others.length)]
}
