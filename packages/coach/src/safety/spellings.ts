import { SHARED_WORDS, tableOf } from '../text/chat-words.ts'

/**
 * Chat spellings and contractions, opened. Apostrophes are already gone, so "he'll" and "hell" are one word here and
 * stay as they are; the same for "we're" and "were", "we'll" and "well".
 */
const OPENED = `
imma: i am going to | ima: i am going to | id: i would | ill: i will | youd: you would | theyd: they would
its: it is | itd: it would | thatd: that would | weve: we have | dnt: do not | cnt: can not | neednt: need not
mustnt: must not | wannna: want to | gona: going to | gon: going to | finna: going to | gotta: got to
tryna: trying to | trynna: trying to | oughta: ought to | coulda: could have | shoulda: should have
woulda: would have | outta: out of | dunno: do not know | idgaf: i do not care | ik: i know | ikr: i know right
ngl: not going to lie | atm: at the moment | asap: as soon as possible | becuz: because | bcuz: because
sb: somebody | w: with | wo: without | b4: before | 2nite: tonight | 2night: tonight | tn: tonight | tomo: tomorrow
2moro: tomorrow | 2morrow: tomorrow | rly: really | rlly: really | srsly: seriously | fr: for real | sm1: someone
som1: someone | sum1: someone | no1: noone | every1: everyone | ne1: anyone | any1: anyone | hubby: husband
hubbys: husband | mam: mom | mum: mom | mums: mom | mummy: mom | mommy: mom | mama: mom | momma: mom
mothers: mother | moms: mom | daddy: dad | dads: dad | papa: dad | fathers: father | wifes: wife | husbands: husband
sons: son | daughters: daughter | brothers: brother | sisters: sister | bros: bro | friends: friend
boyfriends: boyfriend | girlfriends: girlfriend | partners: partner | grandpas: grandpa | grandmas: grandma
grans: gran | granny: gran | nana: gran | nan: gran | grandad: grandpa | granddad: grandpa | till: until
til: until | altho: although | wanting: want | wnt: want | ded: dead | diee: die | dieing: dying | diying: dying
dyin: dying | killin: killing | kil: kill | kll: kill | kiling: killing | cuttin: cutting | cuting: cutting
hurtin: hurting | hittin: hitting | hiting: hitting | chocked: choked | chocking: choking | chokin: choking
puched: punched | thinkin: thinking | thinkn: thinking | feelin: feeling | goin: going | livin: living | doin: doing
bein: being | beeing: being | tryin: trying | stoppin: stopping | nothin: nothing | somethin: something
anythin: anything | agen: again | agian: again | meself: myself | mysel: myself | mysef: myself | mself: myself
myslef: myself | myselff: myself | alife: alive | liv: live | lyf: life | lief: life | anymor: anymore
nemore: anymore | evry: every | everythin: everything | nobdy: nobody | noboby: nobody | becouse: because
throught: through | recieve: receive | freind: friend | frend: friend | frends: friend | freinds: friend
aswell: as well | suicde: suicide | sucide: suicide | suiside: suicide | suecide: suicide | sewerslide: suicide
suacide: suicide | sucidal: suicidal | sooicide: suicide | unaliving: unalive | unalived: unalive
unaliven: unalive | overdosing: overdose | od: overdose | oding: overdose | kmself: kms | dissapear: disappear
dissappear: disappear | disapear: disappear | kmsing: kms | nobody: noone | nobodys: noone | somebody: someone
everybody: everyone | anybody: anyone | selfharming: selfharm | selfharmed: selfharm | stepfather: stepdad
stepmother: stepmom | laxitives: laxatives | someones: someone is | 4ever: forever
`

const toMap = (entries: readonly [string, string][]): ReadonlyMap<string, readonly string[]> =>
  new Map(entries.map(([from, to]) => [from, to.split(' ')]))

/** "don't know" in whole words. */
const spelledOut = (text: string): string =>
  text
    .replace(/\bwon't\b/g, 'will not')
    .replace(/\bcan't\b/g, 'can not')
    .replace(/n't\b/g, ' not')
    .replace(/'m\b/g, ' am')
    .replace(/'re\b/g, ' are')
    .replace(/'ve\b/g, ' have')
    .replace(/'ll\b/g, ' will')
    .replace(/'s\b/g, ' is')

/** One chat word to the words it stands for. */
export const OPEN: ReadonlyMap<string, readonly string[]> = toMap([
  ...SHARED_WORDS.map(([from, to]): [string, string] => [from, spelledOut(to)]),
  ...tableOf(OPENED),
])

/** Two words that patterns know as one. */
const JOINED = `
any more: anymore | my self: myself | me self: myself | mine self: myself | him self: himself | her self: herself | them selves: themselves
themself: themselves | every one: everyone | every body: everyone | no one: noone | some one: someone
some body: someone | any one: anyone | good bye: goodbye | good byes: goodbyes | over dose: overdose
over dosed: overdosed | self harm: selfharm | self harming: selfharm | self harms: selfharm | self harmed: selfharm
self injury: selfharm | self injure: selfharm | no longer: not | sewer slide: suicide | step dad: stepdad
step father: stepdad | step mom: stepmom | step mother: stepmom | step son: stepson | step daughter: stepdaughter
step brother: stepbrother | ex husband: ex | ex wife: ex | ex boyfriend: ex | ex girlfriend: ex | ex partner: ex
to night: tonight | life less: lifeless | un alive: unalive
`

/** Two neighboring words to the one that patterns know. */
export const JOIN: ReadonlyMap<string, readonly string[]> = toMap(tableOf(JOINED))
