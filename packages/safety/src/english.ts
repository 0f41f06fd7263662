/** Short words that English cannot do without; by their share a text is known for English. */
const FUNCTION_WORDS = new Set(
  `i me my myself you your he him his she her it its we us our they them their the a an this that these there and or but so if
  because when while than then to of in on at for from by with about into up out off over after before is am are was were be been
  being do does did have has had can could will would should might must not no what how why who where just very too all any some
  more now here am feel want like get go know tell say make think help please need keep time day people mom dad friend`.split(
    /\s+/,
  ),
)
const LEAST_SHARE = 0.2
const FEW = 3

/** Whether the words are English enough for what was learned from English; a word or two always are. */
export const isEnglish = (words: readonly string[]): boolean =>
  words.length < FEW || words.filter((word) => FUNCTION_WORDS.has(word)).length / words.length >= LEAST_SHARE
