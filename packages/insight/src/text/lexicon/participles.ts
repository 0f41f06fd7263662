const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Past participles that do not end in -ed. */
export const IRREGULAR_PARTICIPLES = words(`
  arisen awoken beat beaten become befallen begotten begun beheld bent bereft beset bet bidden bitten bled blown born borne bought bound bred broken
  brought built burned burnt burst bust cast caught chosen clad clung cost crept cut dealt done drawn dreamt driven drunk dug dwelt eaten fallen fed felt
  flung forbidden forecast foregone foreseen forgiven forgotten forsaken fought found frozen given gone gotten ground grown heard held
  hewn hidden hit hung hurt inlaid interwoven kept knelt knit known laid lain learnt led left lent let lit lost made meant met mislaid misled mistaken misunderstood
  mown offset outdone outsold overcome overdone overheard overridden overseen overtaken overthrown paid proven put quit read rebuilt redone remade rent
  repaid reread reset resold retaken rethought rewritten rid ridden risen rung said sat sawn seen sent set sewn shaken shaved shed shod
  shone shot shown shrunk shut slain slept slid slit sold sought sown spat sped spelt spent spilt split spoilt spoken sprayed spread sprung spun stolen
  stood stricken strewn struck stuck stung stunk sung sunk swept swollen sworn swum swung taken taught thought thrown thrust told torn trodden typeset unbound
  understood undertaken undone unwound upheld upset withdrawn withheld woken won worn wound woven written
`)

/**
 * Participles that after *be* describe a state rather than tell what somebody did: "I am tired" is no passive.
 *
 * @source sources.md#passive
 */
export const STATIVE_PARTICIPLES = words(`
  accustomed afraid amazed amused annoyed ashamed astonished attached aware bored bewildered concerned
  confused complicated convinced crowded dead dedicated delighted depressed detailed determined devastated devoted different disappointed discouraged
  disgusted distinguished divorced done drunk educated elated embarrassed engaged enthralled exhausted excited experienced fascinated fed 
  frightened frustrated furnished glad gone gifted gone grown horrified hurried hurt impressed inclined interested intrigued involved isolated
  jaded left-handed limited lost married mistaken mixed motivated obliged opposed overwhelmed overpriced over-rated overrated pleased
  prepared puzzled related relaxed relieved reserved retired rushed sacred sad satisfied scared seasoned shocked sick situated skilled
  sophisticated stuck stunned stressed surprised talented terrified thrilled tired touched troubled unexpected unprecedented
  unemployed upset used varied wicked wired worn worried wrecked outdated advanced beloved blessed crooked naked rugged wretched learned aged
  dressed divorced pissed packed loaded priced bummed stoked psyched flattered flabbergasted speechless
  closed open sold-out come become been had begun fallen arrived happened risen slept sat lain died dead appeared
`)

/** Words that may stand between the auxiliary and the participle. */
export const BETWEEN = words(`
  not n't never ever always also often just only still already now then soon usually generally widely commonly frequently sometimes rarely seldom hardly barely
  really quite very well ever even once twice again all both each either being been so too better best badly fully recently currently
  previously originally initially finally eventually later first further thus therefore however hence indeed perhaps probably possibly maybe actually simply
  somehow somewhat almost nearly virtually largely mostly mainly partly subsequently formerly
`)
