import type { Frame } from '../frame.ts'

/** A no that was not heard. */
export const COERCION: readonly Frame[] = [
  {
    id: 'rape',
    kind: 'coercion',
    category: 'rape',
    who: 'auto',
    points: 5,
    patterns: `
      rape/raped/rapes/raping me/her/him/my/us/them
      <be>/been/got/getting ~1 raped
      raped !in/character/city
      sexually assaulted/assault/assaults/assaulting/abused/abuse/abuses/abusing !awareness/training/policy/law
      molest/molested/molests/molesting ~2 me/my/her/him/us
      was/been/being molested
      groped/gropes/groping me/her/my
      grabbed/grabs/grabbing/touched/touches/touching my breast/breasts/crotch/butt/chest/ass/thigh/bra/underwear
      forced/forces/forcing/force/made/makes/making/pressures/pressured/pressuring/guilts/coerced me ~4 sex/\
        sleep/touch/bed/oral/intimate/kiss
      forced/forces/forcing himself/herself/themselves on/into
      sex ~3 not want/consent/agree && he/she/husband/boyfriend/wife/partner
      not ~2 stop/stopped/listen ~2 when/after/even i ~2 stop/no
      said/say/saying/told/begged/screamed/kept ~3 no/stop ~6 kept/keeps/anyway/continued/did/still/would && he/\
        she/husband/boyfriend/him/her/partner
      i ~2 said/say yes && top/asleep/drunk/sex/bed/inside/froze/not/never ~1 && top/asleep/sex/inside/bed/woke
      woke/wake up ~6 on/inside/touching ~2 me/top && he/she/him/her/husband/boyfriend/hands/guy
      <homebody>/guy/friend ~3 on top of me
      sex with me ~4 asleep/sleeping/drunk/passed/unconscious/awake/out
      drugged/roofied/spiked me/my/her
      took/takes/removed ~2 condom off/without/during
      took the condom off
      took advantage of me/her ~4 drunk/passed/asleep/party/bed/night
      do/does/did/doing/done things to me ~4 && sex/bed/touch/night/asleep/drunk/not
      not want to ~3 sex && he/she/husband/boyfriend/wife/partner && anyway/forces/made/makes/mad/hurt/threatens/cries
      says/said i ~1 owe ~2 sex
      take no for an answer && bed/sex/kiss/touch
      had/has sex with me ~2 even/though/while/when
      assaulted me/her
      my rapist
      kept/keeps/keep ~1 going + stop/no && me/sex/bed/date/him/her
      kept/keeps/keep ~1 pushing/touching/kissing/grabbing me + stop/no
      i/she/he ~2 was/got/been assaulted
      made/makes/make/forced/forces me ~2 do ~1 things ~6
      made/makes/make/forced/forces/force ~1 me to? ~1 kiss/touch/strip/undress
      i lose/lost ~2 shifts/job + kiss/touch/sleep/sex
      no ~4 kept/still/anyway + bed/sex/touch/kiss/date/hand
      <sexAct> ~3 me + <noConsent>
      <sexAct> + i ~2 said/say/told/saying/tell ~2 no/stop/not
      raped
      without ~1 my? consent/permission + touched/touches/touching/kissed/sex/inside/grabbed/hands/slept
      hand/hands/fingers ~2 up/down/under/in/inside ~1 my ~1 <under>
      <family>/<friend>/he/him ~3 did/does/do/done/doing things/stuff to me
      woke/wake up ~3 naked/undressed
      woke/wake up ~2 without/no ~1 clothes/pants/underwear
      touched/touches/touching/touch ~1 me ~2 inappropriately/sexually/intimately
      touched/touches/touching/touch ~1 my ~1 private/privates/parts/genitals
      touched/touches/touching/touch me ~1 where ~3
      was/is/were inside me
      take/takes/taking/took ~1 <pics> of me/us/her/him/my ~1 in/while/when ~2 <undressed>/asleep/sleeping/toilet
      inside ~1 me + woke/wake/asleep/sleeping/stop/no/froze
      forced/forces/force me ~4 sex
      <partner>/he/she/guy/man ~2 forced/forces me even/although/anyway/again/while/$ !to
      forced/forces me + said/say/saying no && married/husband/wife/boyfriend/bed/date/counts/night
    `,
  },
]
