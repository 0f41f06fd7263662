/**
 * Chat spellings and contractions, opened. Apostrophes are already gone, so "he'll" and "hell" are one word here and
 * stay as they are; the same for "we're" and "were", "we'll" and "well".
 */
const OPENED = `
im: i am | i'm | imma: i am going to | ima: i am going to | ive: i have | id: i would | ill: i will | youre: you are
youve: you have | youd: you would | youll: you will | hes: he is | shes: she is | theyre: they are
theyve: they have | theyll: they will | theyd: they would | its: it is | itll: it will | itd: it would | thatll: that will | thatd: that would | thats: that is | whats: what is
theres: there is | wheres: where is | whos: who is | weve: we have | dont: do not | dnt: do not | doesnt: does not
didnt: did not | cant: can not | cnt: can not | cannot: can not | couldnt: could not | wont: will not
wouldnt: would not | shouldnt: should not | isnt: is not | arent: are not | wasnt: was not | werent: were not
aint: is not | havent: have not | hasnt: has not | hadnt: had not | neednt: need not | mustnt: must not
wanna: want to | wannna: want to | gonna: going to | gunna: going to | gona: going to | gon: going to
finna: going to | gotta: got to | tryna: trying to | trynna: trying to | hafta: have to | oughta: ought to
coulda: could have | shoulda: should have | woulda: would have | kinda: kind of | sorta: sort of | outta: out of
lemme: let me | gimme: give me | dunno: do not know | idk: i do not know | idc: i do not care | idgaf: i do not care
ik: i know | ikr: i know right | tbh: to be honest | ngl: not going to lie | imo: in my opinion | rn: right now
atm: at the moment | asap: as soon as possible | bc: because | cuz: because | coz: because | cos: because
becuz: because | bcuz: because | u: you | ur: your | r: are | y: why | thx: thanks | ty: thank you | pls: please
plz: please | ppl: people | smth: something | sth: something | sb: somebody | abt: about | w: with | wo: without
b4: before | 2nite: tonight | tonite: tonight | 2night: tonight | tn: tonight | tmrw: tomorrow | tmr: tomorrow
tmw: tomorrow | tomo: tomorrow | 2moro: tomorrow | 2morrow: tomorrow | tommorow: tomorrow | tomorow: tomorrow
rly: really | rlly: really | srsly: seriously | fr: for real | sm1: someone | som1: someone | sum1: someone
no1: noone | every1: everyone | ne1: anyone | any1: anyone | gf: girlfriend | bf: boyfriend | hubby: husband
hubbys: husband | mam: mom | mum: mom | mums: mom | mummy: mom | mommy: mom | mama: mom | momma: mom
mothers: mother | moms: mom | daddy: dad | dads: dad | papa: dad | fathers: father | wifes: wife | husbands: husband
sons: son | daughters: daughter | brothers: brother | sisters: sister | bros: bro | friends: friend
boyfriends: boyfriend | girlfriends: girlfriend | partners: partner | grandpas: grandpa | grandmas: grandma
grans: gran | granny: gran | nana: gran | nan: gran | grandad: grandpa | granddad: grandpa | till: until
til: until | thru: through | tho: though | altho: although | wanting: want | wnt: want | ded: dead | diee: die
dieing: dying | diying: dying | dyin: dying | killin: killing | kil: kill | kll: kill | kiling: killing
cuttin: cutting | cuting: cutting | hurtin: hurting | hittin: hitting | hiting: hitting | chocked: choked
chocking: choking | chokin: choking | puched: punched | thinkin: thinking | thinkn: thinking | feelin: feeling
goin: going | livin: living | doin: doing | bein: being | beeing: being | tryin: trying | stoppin: stopping
nothin: nothing | somethin: something | anythin: anything | agen: again | agian: again | meself: myself
mysel: myself | mysef: myself | mself: myself | myslef: myself | myselff: myself | alife: alive | liv: live
lyf: life | lief: life | anymor: anymore | nemore: anymore | evry: every | everythin: everything | nobdy: nobody
noboby: nobody | becouse: because | throught: through | recieve: receive | freind: friend | frend: friend
frends: friend | freinds: friend | aswell: as well | alot: a lot | suicde: suicide | sucide: suicide
suiside: suicide | suecide: suicide | sewerslide: suicide | suacide: suicide | sucidal: suicidal
sooicide: suicide | unaliving: unalive | unalived: unalive | unaliven: unalive | overdosing: overdose | od: overdose
oding: overdose | kmself: kms | dissapear: disappear | dissappear: disappear | disapear: disappear | kmsing: kms
nobody: noone | nobodys: noone | somebody: someone | everybody: everyone | anybody: anyone | selfharming: selfharm
selfharmed: selfharm | stepfather: stepdad | stepmother: stepmom | laxitives: laxatives
`

const toMap = (table: string): ReadonlyMap<string, readonly string[]> => {
  const entries = table
    .split(/[|\n]/)
    .map((line) => line.trim().split(/\s*:\s*/))
    .flatMap(([from, to]) => (from && to ? [[from.replaceAll("'", ''), to.split(' ')] as const] : []))
  return new Map(entries)
}

/** One chat word to the words it stands for. */
export const OPEN: ReadonlyMap<string, readonly string[]> = toMap(OPENED)

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

/** Two neighbouring words to the one that patterns know. */
export const JOIN: ReadonlyMap<string, readonly string[]> = toMap(JOINED)
