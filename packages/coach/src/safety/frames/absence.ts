import type { Frame } from '../frame.ts'

/** The others would gain; there is no way on. */
export const ABSENCE: readonly Frame[] = [
  {
    id: 'without-me',
    kind: 'absence',
    category: 'suicide',
    who: 'auto',
    points: 4,
    unless: 'work',
    patterns: `
      <good> ~2 without me/him/her
      <good> ~3 if i <light>* gone/dead/disappeared/died/here/around/alive/exist/existed/vanished/left/went
      <good> ~2 once i ~2 gone/dead
      world/life/everything/family/house/kids ~4 without me in?
      world ~4 without me
      burden on/to/for everyone/everybody/<everyone>/my/the
      noone/anyone/who/not ~3 <care> ~5 if i <light>* gone/died/die/disappeared/dead/vanished/here/alive/exist/\
        existed/stopped/jumped
      noone/anyone ~3 notice ~3 week/month/days/weeks && gone/dead/body/if
      worth more ~4 dead
      <everyone> ~3 relief/relieved when/if i ~2 gone/dead/died
      if i ~2 gone/dead/died ~6 <good>
      <good> if i <light>* not <light>* exist/existed/born/here/alive/around
      not <light>* anyones/anyone/noones/your/their/everyones/everyone/a/<my> problem/burden/worry !child/again\
        && tonight/anymore/soon/gone/after
      out of everyones/their/everyone/everybody way forever/for/permanently
      i ~2 waste of space/oxygen/air/skin
      noone needs me anymore/alive/here
      <everyone> do/does/would/will not need me anymore/alive/around/here
      noone/who/anyone ~4 <my> funeral
      <my> ~1 funeral ~6 noone/cry/come/attend/empty/sad
      get over it/me ~8 living/alive/gone/dead
      get over it/me ~8 if/when i <light>* <die>/<gone>
      <good> with/without me ~1 gone/dead/away/around/here
      <good> with me gone/dead
      noone/anyone ~3 miss/notice me/if
      noone/anyone ~3 care ~1 if/about me
      not ~1 matter if i ~3 here/gone/alive/dead/exist
      not a burden/bother anymore/if
      if i ~1 disappeared/vanished !from/for/into
      <good> ~6 than with me
      <good> ~3 life insurance
    `,
  },
  {
    id: 'not-missed',
    kind: 'absence',
    category: 'suicide',
    who: 'auto',
    points: 4,
    patterns: `
      noone/anyone would/will/to ~1 miss me/him/her/them
      noone/anyone ~3 miss me/him/her if
    `,
  },
  {
    id: 'better-off',
    kind: 'absence',
    category: 'suicide',
    who: 'auto',
    points: 4,
    unless: 'crew',
    patterns: `
      better/happier/easier/lighter/richer off? without me/him/her
      better/happier/easier off if i <light>* gone/dead/left/died/disappeared
      worth more than i am/do
    `,
  },
  {
    id: 'burden',
    kind: 'absence',
    category: 'suicide',
    who: 'self',
    points: 2,
    adds: true,
    unless: 'favor',
    patterns: `
      i ~3 a/such/just burden
      being a burden
      i am ~2 cost/weight/load/drag/expense ~1 for/on/to ~1 <everyone>
      deserve/deserves/need/needs ~2 better dad/mom/mother/father/wife/husband/parent/son/daughter/friend
      noone cares/loves/needs/wants ~1 me
      nothing but a burden
      noone would/will ~1 come/go/start? looking/look/search/check ~1 for/on me
      want/wanted you to have this/these/it/them
      noone would ~2 notice/care/miss $
      cutting/cut/cuts everyone off !when/in/mid
      everyone hates/hate me
      noone wants me
      said/says/saying ~2 he/she/they <light>* burden
      <family>/friend ~4 burden
    `,
  },
  {
    id: 'if-gone',
    kind: 'absence',
    category: 'suicide',
    who: 'auto',
    points: 3,
    unless: 'travel',
    patterns: `
      if i was/were <light>* gone/dead/here/around/alive !on/for/to/at/in
      if i were/was not here/around/alive !for/on/at/in/to
      if i died
      if i did not exist
      life insurance ~6 pay/pays/cover/covers/fix/money/enough/mortgage/debt/debts/kids/suicide/care
    `,
  },
  {
    id: 'no-way-out',
    kind: 'no-future',
    category: 'suicide',
    who: 'auto',
    points: 2,
    unless: 'work',
    patterns: `
      no/only ~1 way out $
      no other way out
      only way out
      not see ~2 way out/forward/through $
      no future !at/in/with/for/here/plans
      not see/imagine/picture ~1 future !at/in/with/for/where/that/together
      nothing matters anymore/$
      no point anymore/in/to trying/anything/it/$
      what is the point anymore
      no hope left/for/anymore/$
      <i> ~2 hopeless $
      lost all? hope
      given/giving/give up on everything/myself/living
      can not do this/it anymore/$ !with/at/to
      can not take it/this anymore/$
      can not go on like this
      can not keep going/doing/living !to/with/back
      can not live like this
      not going to make it $
      at the end of my rope
      nothing left to give/lose/for/$
      no version of ~6 me/i/future
      what is <light>* the point of/in anything/it/everything/trying/life
      nothing/not ~4 get/gets/getting better $
      not see/imagine/picture ~1 future for myself/me
      not ~5 can keep going $
      it is over for me
      over for me $
      i have no future
      not ~1 bear/take/stand/handle ~2 suffering/pain ~1 anymore/$
      make it real/official + dead/ghost/empty/die
    `,
  },
  {
    id: 'give-up-life',
    kind: 'no-future',
    category: 'suicide',
    who: 'auto',
    points: 4,
    patterns: `
      give/giving/gave/given up on life/living/existing
      not see <light>* myself ~3 alive/around/past/making/older/turning/living/here/reaching
      not see <light>* me ~3 alive/past/older
      not think/see/plan/planning/planned/expect/expecting ~2 make/making/live/living/see/seeing/reach/reaching\
        it? past/through/until/to ~2 monday/tuesday/wednesday/thursday/friday/saturday/sunday/christmas/summer/\
        winter/birthday/tomorrow/morning/night/week/weekend/month/year/graduation/#kid/#adult/new && alive/life/\
        live/anymore/dead/letters/bother/tired/want/see
      not plan/planning/planned/expect/expecting/think/believe ~3 alive/around/living
      not plan/planning/planned/expect/expecting/want ~1 to? see/seeing/make/reach/reaching ~1 another spring/summer/\
        winter/autumn/christmas/birthday/year
      not plan/planning/planned/expect/expecting/want ~1 to? see/seeing/reach/reaching spring/summer/winter/autumn/christmas
      <i> will/would not ~1 alive !without
      not make it/me through/to the/this/to night/tonight/weekend/morning
      not ~3 survive this/the/another winter/summer/night/$
      not survive this/the/another week/night/month/winter/weekend/day
      future ~5 me/i in it
      not ~2 future ~3 me/myself in it
      not imagine/picture/see <light>* myself/me ~3 old/older/#adult/future/year/next/alive
    `,
  },
]
