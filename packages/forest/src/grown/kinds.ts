/** What kind of thing a label names; each kind has its own four moves. */
export type Kind = 'people' | 'occasion' | 'writing' | 'hardship' | 'skill' | 'topic'

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean))

/** Kin, bosses and such: alone in the singular they are somebody's, so "your" goes before them. */
export const RELATIONS = wordSet(`
  aunt boss boyfriend brother coach cousin dad daughter doctor ex father fiance fiancee girlfriend grandad granddad
  granddaughter grandfather grandma grandmother grandpa grandson husband landlord manager mom mother mum nephew niece team
  family brother-in-law daughter-in-law father-in-law mother-in-law sister-in-law son-in-law
  neighbor neighbour parent partner roommate sister son spouse stepdad stepmom supervisor teacher therapist twin uncle wife
`)

const PERSONS = wordSet(`
  actor adult artist athlete audience author baby bandmate beginner buyer caregiver caretaker carer child client colleague
  community congregation coworker crew customer designer developer donor editor elder employee engineer farmer
  fan friend grandchild grandparent group guest in-law instructor investor journalist juror kid leader learner lawyer listener
  lover mentor musician newcomer nurse officer organizer patient peer person player police preteen principal
  professor public reader recruiter relative reporter resident sibling stakeholder stranger student supplier teammate
  board choir club committee council firefighter imam neighbourhood neighborhood pastor rabbi soldier union
  teen teenager tenant toddler tourist tutor user vendor veteran visitor voter volunteer worker youth
`)

const IRREGULAR_PEOPLE = wordSet('children grandchildren people kids folks parents in-laws staff men women wives')

const OCCASIONS = wordSet(`
  anniversary appointment audition baptism barbecue birthday broadcast brunch call ceremony checkup class concert conference conversation
  court critique date debate defense dinner discussion event exam fair festival funeral gala game graduation
  hearing holiday interview journey lecture lesson livestream lunch match meal meeting memorial negotiation open-mic
  panel party performance picnic podcast prayer presentation pub quiz rehearsal reception retirement retreat reunion review
  ritual rollout sale seminar service session show speech stand-up standup standoff stream talk toast tour tournament training
  trial trip tryout viewing visit webinar wedding workshop
`)

const WRITINGS = wordSet(`
  abstract ad advert announcement application article bio biography blog blogpost blurb book brochure caption card chat
  comment contract copy dm document documentation email e-mail essay flyer form handbook invitation invite journal letter
  listing lyric mail manual memo memoir message minutes newsletter note novel obituary pamphlet paper paragraph pitch poem post
  postcard proposal readme recipe report resume cv rulebook screenplay script statement story summary text thesis thread
  tweet update website wiki writeup
`)

const HARDSHIPS = wordSet(`
  abuse addiction adhd adoption aging ageing alcohol alzheimers anger anxiety autism bereavement betrayal bullying burnout
  cancer caregiving challenge change chaos conflict crisis custody death debt dementia depression diagnosis disability
  disappointment relationship marriage friendship disease distance divorce doubt dying embarrassment estrangement failure fear fight grief guilt harassment
  heartbreak homesickness hospital illness immigration infertility injury insecurity insomnia jealousy layoff loneliness loss
  menopause miscarriage money mourning nerves pain panic pregnancy pressure racism recovery regret rejection relapse
  resentment sadness separation setback shame shyness sickness sobriety stress stutter stammer trauma unemployment war worry
`)

/** Singular nouns of the sets above that take no article. */
const MASS = wordSet(`
  copy documentation mail minutes court police staff public youth training prayer retirement graduation critique
`)

/** Whole phrases whose kind their last noun does not tell. They take no article. */
export const PHRASES: Readonly<Record<string, Kind>> = {
  'small talk': 'occasion',
  'customer service': 'topic',
  'customer support': 'topic',
  'public speaking': 'skill',
  'active listening': 'skill',
  'eye contact': 'skill',
  'body language': 'topic',
  'social media': 'topic',
  'mental health': 'hardship',
  'end of life': 'hardship',
  'coming out': 'hardship',
  'what is happening': 'hardship',
}

/** Verbs of things that happen to people; nobody is told to get better at them. */
export const ENDURED = wordSet(`
  caring coping dying escaping grieving healing leaving living losing missing mourning quitting recovering struggling suffering
  surviving worrying
`)

/** One-word labels in -ing that are things, and first words in -ing that begin no verb phrase. */
export const NOT_VERBS = wordSet(`
  wedding meeting evening morning building king spring string thing anything everything something nothing ring wing sibling
  being ceiling feeling offering opening training hearing viewing aging ageing caregiving listing
  outstanding loving amazing interesting ongoing upcoming challenging demanding aspiring
`)

/** The singular that an English plural most likely has; the word itself where it is none. */
function singularOf(word: string): string {
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2)
  if (/[^su]s$/.test(word) && word.length > 3) return word.slice(0, -1)
  return word
}

/** The kind that a noun names, and whether it stands in the plural; undefined for a noun that the sets do not hold. */
export function kindOfNoun(noun: string): { kind: Kind; isPlural: boolean } | undefined {
  if (IRREGULAR_PEOPLE.has(noun)) return { kind: 'people', isPlural: true }
  for (const word of [noun, singularOf(noun)]) {
    const isPlural = word !== noun
    if (RELATIONS.has(word) || PERSONS.has(word)) return { kind: 'people', isPlural }
    if (OCCASIONS.has(word)) return { kind: 'occasion', isPlural }
    if (WRITINGS.has(word)) return { kind: 'writing', isPlural }
    if (HARDSHIPS.has(word)) return { kind: 'hardship', isPlural }
  }
  return undefined
}

/** Whether a singular noun of that kind takes an article. Hardships never do: "grief", "a debt" reads worse than "debt". */
export const takesArticle = (noun: string, kind: Kind): boolean =>
  (kind === 'people' || kind === 'occasion' || kind === 'writing') && !MASS.has(noun)
