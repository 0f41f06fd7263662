import type { SproutLog, TopWord } from './growth.ts'

// In the screen languages, of three letters or more, like the stored words.
const FUNCTION_WORDS = new Set(
  `the and but for nor yet not now our out off too own any all are was were been being has have had having his her hers
  him she they them their theirs its it's you your yours we're we've we'll we'd you're you've you'll you'd they're they've
  they'll they'd he's he'll he'd she's she'll she'd that's that'll there's here's what's who's let's i'm i've i'll i'd
  this that these those there here then than when where while who whom whose which what why how with without within into
  onto from upon over under about above below between among through during before after again against until since because
  though although unless whether either neither both each every some such same other another much many more most less
  least few very just only also even still almost quite rather really can can't cannot could couldn't will won't would
  wouldn't shall should shouldn't may might must mustn't did didn't does doesn't don't doing done isn't aren't wasn't
  weren't hasn't haven't hadn't one per via else ever myself yourself himself herself itself ourselves yourselves
  themselves along around across toward towards like got get gets
  una uno unos unas los las del con por para que qué como cómo pero sin sobre entre hasta desde hacia según durante
  contra mis tus sus nos les ella ellas ellos nosotros nosotras vosotros usted ustedes este esta esto estos estas ese esa
  eso esos esas aquel aquella aquello mío mía tuyo suyo suya nuestro nuestra nuestros nuestras quien quién quienes cual
  cuál cuales cuando cuándo donde dónde porque aunque mientras también tampoco muy más menos mucho mucha muchos muchas
  poco poca pocos pocas todo toda todos todas otro otra otros otras cada algún alguna algunos algunas algo alguien nada
  nadie ningún ninguna tan tanto tanta así aún todavía sólo solo ser soy eres somos son era eras eran fue fui fueron sido
  siendo sea sean estoy estás está estamos están estaba estaban estar estado han has hay haber había habían hemos siempre
  nunca aquí ahí allí entonces luego pues mismo misma`.split(/\s+/),
)

/** Whether a word is too common to say something about the person. */
export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word.toLowerCase().replaceAll('’', "'"))

/** The most frequent words of the entries, at most `most`, without stop words; ties are alphabetical. */
export function topWordsOf(logs: readonly SproutLog[], most = 5): readonly TopWord[] {
  const counts = new Map<string, number>()
  for (const { word, count } of logs.flatMap(({ ownWords, topWords }) => ownWords ?? topWords)) {
    if (!isFunctionWord(word)) counts.set(word, (counts.get(word) ?? 0) + count)
  }
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
    .slice(0, most)
}
