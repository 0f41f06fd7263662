const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/**
 * Everyday words and signs of a feeling, by feeling. Our own lists; they help the fitted emotion model where its
 * training texts never held the word.
 *
 * @source sources.md#feelings
 */
export const FEELINGS = {
  joy: words(
    `happy happier happily happiness joy joyful glad delighted delightful excited exciting thrilled yay yayy woohoo woot hooray celebrate celebrating fun funny hilarious laugh laughed laughing laughs lol lmao
     lmfao rofl haha hahaha hehe giggle giggled chuckle chuckled smile smiled smiling cheerful enjoy enjoyed enjoying pumped stoked hyped ecstatic proud relieved relief optimistic hopeful hope hoping
     hilariously amused amusing blast cheers party awesome <smile> ha lolol xd`,
  ),
  affection: words(
    `love loved loves loving adore adorable sweet sweetheart cute precious beautiful gorgeous lovely amazing great awesome brilliant fantastic wonderful incredible excellent best impressive impressed admire
     admirable respect talented genius hero legend legendary perfect masterpiece cool good nice nicely well bravo kudos congrats congratulations hug hugs care caring cares safe heart hearts <heart> proud
     support strong brave kind kindness stunning handsome badass epic favorite`,
  ),
  gratitude: words(
    'thanks thank thankyou thx ty thankful grateful appreciate appreciated appreciates appreciation appreciative blessed tysm cheers',
  ),
  anger: words(
    `angry anger mad furious rage hate hated hates hating annoying annoyed annoys annoy pissed fuck fucking fucked stupid idiot idiots moron morons dumb damn hell shit bullshit asshole bitch bastard bastards trash
     garbage disgusting disgusted disgust gross nasty sick vile ugh ew eww yuck pathetic ridiculous ban shame shut stfu wtf jerk scum crap terrible awful worst suck sucks insane infuriating frustrating
     frustrated irritating cringe creepy toxic evil racist douche gtfo`,
  ),
  sadness: words(
    `sad sadly sadness sadder saddest depressed depressing depression cry crying cried tears heartbroken heartbreaking lonely alone miss missed missing hurt hurts pain painful unhappy miserable disappointed disappointing
     disappointment grief grieving died death dead dying rip lost unfortunate unfortunately poor tragic tragedy suicide hopeless broken sob upset upsetting <frown> loss suffering suffer gloomy rough bummer
     sorrow mourning condolences pity`,
  ),
  remorse: words(
    'sorry apologize apologies apology apologise regret regrets regretted guilty guilt ashamed embarrassed embarrassing embarrassment awkward oops whoops mistake forgive cringe shameful blush',
  ),
  fear: words(
    'afraid scared scary scare scares fear fears fearful terrified terrifying terror horror horrifying horrified nervous anxious anxiety worried worry worrying worries panic creepy nightmare threat danger dangerous paranoid dread stress stressed stressful haunting spooky tense concerned',
  ),
  curiosity: words(
    "what why how who when where which wonder wondering curious confused confusing confusion idk huh ? question anyone know explain mean understand hmm wait source unclear unsure whats what's doesn't don't lost",
  ),
  surprise: words(
    "wow whoa woah omg surprised surprising surprise surprisingly shocked shocking shock unexpected unbelievable unreal realize realized realised holy crazy wait damn what oh wtf amazed astonished believe actually gosh god turns didn't expected stunned noticed",
  ),
  approval: words(
    'agree agreed agrees right true correct yes yeah yep yup exactly absolutely indeed definitely sure good fair ok okay fine valid reasonable makes sense legit works solid interesting better fact facts',
  ),
  disapproval: words(
    "no not nope nah don't doesn't isn't wrong disagree never stop shouldn't can't won't wouldn't bad false unfair unacceptable dislike unpopular problem overrated pointless ridiculous hardly however doubt silly weird",
  ),
  desire: words(
    'want wants wanted wish wishes wishing hope hoping need needs wanna desire crave craving would love dream please someday deserve',
  ),
} as const

export type Feeling = keyof typeof FEELINGS
