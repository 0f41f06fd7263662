import type { Frame } from '../frame.ts'

/** Blows, by someone of home, bed or care. */
export const BLOWS: readonly Frame[] = [
  {
    id: 'hit-me',
    kind: 'violence',
    category: 'violence',
    who: 'self',
    points: 5,
    unless: 'playful',
    patterns: `
      <homebody> ~7 hit/hits/hitting <me> !up/with/that/like/on/back/off/hard/as/about/me/right/for
      <homebody> ~7 hit/hits/hitting <me> ~2 with ~2 belt/fist/phone/shoe/stick/cord/hand/bottle/hanger/broom/spoon/\
        pan/bat/hose
      <homebody> ~7 hit/hits/hitting <me> ~1 on/in/across ~2 head/face/mouth/arm/back/stomach/leg
      <homebody> ~7 hit/hits/hitting <me> hard/back/for
      <homebody> ~7 hit/hits/hitting <me> ~3 drunk/drinks/angry/mad/again/front/kids/yesterday/night/today
      <homebody> ~7 slap/slaps/slapped/slapping/punch/punches/punched/punching/choke/chokes/choked/choking/strangle/\
        strangles/strangled/strangling/smack/smacks/smacked/smacking/whip/whips/whipped/whipping/backhanded/\
        backhands/backhand/headbutted/throttled/throttles/assaulted/assaults/batters/battered <me>
      <homebody> ~7 slap/slaps/slapped/slapping/punch/punches/punched/punching/kick/kicks/kicked/kicking/burn/burns/\
        burned/burnt/burning/bit/bites/bite/bitten/biting/stab/stabs/stabbed/stabbing/smack/smacked/smacks/smacking/\
        choked/grab/grabs/grabbed/grabbing ~2 my arm/face/neck/throat/head/stomach/hair/wrist/back/leg/ribs/mouth/\
        belly/jaw
      <homebody> ~7 kick/kicks/kicked/kicking <me> !out/off/from/under/in/when/if/and
      <homebody> ~7 kick/kicks/kicked/kicking <me> ~2 in ~2 stomach/ribs/back/leg/head/belly/side/shin/face
      <homebody> ~7 beat/beats/beating/beaten <me> !at/to/in/by/on/with/again/here/there/every/home
      <homebody> ~7 beat/beats/beating/beaten <me> up
      <homebody> ~7 beat/beats/beating/beaten <me> at/in/on/every night/home/front/public/private/purpose/weekends/bed
      <homebody> ~7 shove/shoves/shoved/shoving/push/pushes/pushed/pushing/slam/slams/slammed/slamming/threw/throws/\
        throw/throwing/thrown <me> ~1 against/down/onto/over/through/off/across !line/plan/deal
      <homebody> ~7 shove/shoves/shoved/shoving/push/pushes/pushed/pushing/slam/slams/slammed/slamming/threw/throws/\
        throw/throwing/thrown <me> ~1 into ~1 <solid>
      <homebody> ~7 shove/shoves/shoved/shoving <me> !out/aside/away
      <homebody> ~7 grab/grabs/grabbed/grabbing/drag/drags/dragged/dragging/pin/pins/pinned/yank/yanks/yanked/\
        yanking/hold/holds/held <me> ~1 by/down/against/across/out/hard
      <homebody> ~7 burn/burns/burned/burnt/burning/bit/bites/bite/bitten/biting/stab/stabs/stabbed/stabbing/spit/\
        spits/spat/spitting/tie/ties/tied <me> !out/off/down/up/in/over/with/on/by/once
      <homebody> ~7 hurt/hurts/hurting <me> ~2 physically/again/badly/drunk/drinks/night/arm/sleep/bed
      <homebody> ~7 shook/shakes/shake/shaking me ~1 by/hard/until/so
      hits/hit/hitting/beats/beat/beating/beaten/slaps/slapped/slap/slapping/punches/punched/punch/punching/chokes/\
        choked/choke/choking me when/if/because !chess/mario
      hit/slapped/punched/choked/beaten/strangled/beat/beats/beating by ~1 <family>/him/her
      not the first time ~2 hit/hits/hurt/slapped/pushed/shoved
      <homebody> ~3 <be>? got/get/gets/getting physical !therapist/therapy/education/exam ~2 with/again/when/me/last/\
        during/$
      <homebody> ~3 lays/laid/lay/raises/raised ~1 hand/hands/fist on/to/at/against
      raises/raised <my>? fist/hand to/at/when
      put/puts/putting/had/with ~1 hand/hands/arm ~2 around/round/on/over ~1 neck/throat/mouth
      put/puts/putting ~1 hands on me
      choke/choked/chokes/choking/strangled/strangles/strangling/strangle me/us
      squeezed/squeezes/squeezing/grabbed/grabs ~1 throat/neck
      not breathe && throat/neck/choked/held && he/she/husband/wife/boyfriend/girlfriend/partner
      throw/throws/threw/throwing/thrown/chucks/chucked/hurls/hurled ~2 <throwable> ~3 at <me>/my
      start/starts/started/starting throwing/swinging ~1 punches/fists/things
      throwing/swinging punches
      gave me ~2 eye/lip && black/busted/split/bruise
      black eye && he/she/husband/wife/boyfriend/girlfriend/partner/makeup/cover/dad/mom/explain/say/fell
      busted/split/fat lip && he/she/husband/wife/boyfriend/girlfriend/partner/makeup/dad/mom
      broke/fractured my arm/nose/rib/ribs/wrist/jaw/hand/finger && he/she/husband/wife/boyfriend/girlfriend/partner/\
        dad/mom
      bruise/bruises ~6 he/she/husband/boyfriend/wife/girlfriend/partner/dad/mom ~3 left/gave/made/put/did/grabbed
      needed/got/getting/had stitches && snap/snaps/snapped/explode/mad/angry/husband/wife/boyfriend/he/partner/\
        drunk/hit
      locks/locked/lock/locking <me> ~2 in/inside/outside !out/account ~3 room/closet/house/bathroom/basement/\
        bedroom/apartment/car/garage/cold/night/$
      locks/locked me out ~2 cold/night/house/naked/snow
      punch/punches/punched/punching/kicked/smashed/hits/hit/hitting ~3 wall/walls/door/doors/hole/mirror ~2 next/beside/near/by/\
        behind ~2 me/my
      <partner> ~4 punch/punches/punched/punching ~3 wall/walls/door/hole/holes/doors
      he/she ~2 punch/punches/punched/punching ~2 wall/walls/door/hole/holes ~6 me/my/angry/mad/scared
      <homebody> ~3 puts/put/lays/laid/pulls/pulled/grabs/grabbed/waves/waved/holds/held ~1 <weapon> ~3 table/me/\
        face/throat/out/bed/up && divorce/leave/told/said/he/she/threat/scared/argument/fight/angry
      said/says ~1 i was/am next
      he/she/<partner>/dad/stepdad ~3 breaking/breaks/broke/smashing/smashes/smashed/smash/throwing/throws/threw/\
        throw/thrown ~2 things/stuff/plates/furniture/dishes/phone/door/doors/glasses/everything !bed/down/together/\
        up/out/away
      <homebody> ~7 whip/whips/whipped/whipping <me>
      going/go/goes/went crazy/ballistic/off on me
      i tell/told/say/lied ~3 i fell && he/husband/wife/boyfriend/partner/dad/mom
      <homebody> ~3 sat/sits/knelt/kneeled/lay/sitting on me/us + breathe/move/scream/neck/chest/punched/hit
      bruise/bruises/mark/marks ~1 from his/her/him
      bruise/bruises/welts from my ~1 <partner>/<parent>/<sibling>
      <partner>/he/she/dad/mom/stepdad ~6 pull/pulls/pulled/pulling/yanked/yanks/yank/yanking ~1 my hair !back/into/up
      <partner>/he/she ~4 scratch/scratches/scratched/scratching me
      slam/slams/slammed/slamming/smash/smashed/smashes/smashing/bash/bashed/bang/banged ~1 my ~1 head/face
      him/her hit/hits/hitting/slap/slapping/slaps/slapped/beat/beating/beats/beaten/choke/choking/chokes/choked/\
        punch/punching/punches/punched/kick/kicking/kicks/kicked/hurt/hurting <me> !up/with/to
      gave/gives/give me ~1 bruises/welts/concussion
      left/leaves/leave ~1 marks/bruises on me/my
      made/makes/make me bleed
      they/he/she/<partner> ~1 tied/ties me up/down
      kept/keeps/locked/locks me in ~2 bathroom/room/closet/bedroom/basement/car/house/garage
    `,
  },
  {
    id: 'hit-hard',
    kind: 'violence',
    category: 'violence',
    who: 'self',
    points: 5,
    firm: true,
    patterns: `
      <partner>/he/she/dad/mom ~4 push/pushes/pushed/pushing/shoves/shoved/shove/shoving/throws/threw/throw/throwing/\
        thrown me around + drink/drinks/drunk/angry/mad/fight/fights/argue
      beat/beats/beating/beaten me to the? ground/floor/death/pulp
      beat/beats/beating/beaten me half
    `,
  },
  {
    id: 'violent-home',
    kind: 'violence',
    category: 'violence',
    who: 'auto',
    points: 5,
    unless: 'worksafe',
    patterns: `
      <homebody> <be> ~2 violent !film/movie/game/games
      <homebody> ~2 gets/got/get/turns/turned/becomes/became/getting violent !headache/headaches/cough/storm/\
        reaction/hiccups
      violent with/toward/towards me/us/her/him
      violent/abusive ~1 relationship/marriage/partner/husband/wife/boyfriend/girlfriend/ex/home/household/father/\
        mother/dad/mom/stepdad/parents/man
      <homebody> ~2 <be> abusive
      <homebody> ~4 abuse/abuses/abused/abusing me/us/my/her/him
      abused by ~1 <family>/him/her
      my/our/an abuser !character
      domestic violence/abuse && i/my/me/she/he/her/his && call/happened/again/victim/order/police/leave/husband/\
        wife/partner/boyfriend/neighbor/sister
      <homebody> ~2 sexually/physically abuse/abuses/abused/abusing
      strangle/strangled/strangles/strangling ~1 me/her
      restraining/protection/protective order && he/she/ex/husband/wife/boyfriend/him/her
    `,
  },
  {
    id: 'hit-other',
    kind: 'violence',
    category: 'violence',
    who: 'other',
    points: 5,
    unless: 'playful',
    patterns: `
      <adult> ~4 hit/hits/hitting/beat/beats/beating/beaten/slap/slaps/slapped/slapping/punch/punches/punched/\
        punching/choke/chokes/choked/choking/strangled/kicks/kicked/kick/kicking/shoves/shoved/shove/shoving <my>?\
         <family>/her/him/friend !up/out/off/to/at/with/in/every/back/for
      <adult> ~4 hit/hits/hitting/beat/beats/beating/beaten/slap/slaps/slapped/slapping/punch/punches/punched/\
        punching/choke/chokes/choked/choking/kicks/kicked/kick/kicking/shoves/shoved/shove/shoving <my>? <partner>/\
        <parent>/sister/brother/<elder>
      hit/beaten/slapped/choked/punched by her/his ~1 <family>
      <homebody> ~2 <be> hitting/beating/choking/hurting her/him/<family>
      her/his <partner>/<parent>/<family> ~3 hit/hits/hitting !on
      her/his <partner>/<parent>/<family> ~3 beat/beats/beating/beaten/slaps/slapped/slap/slapping/punches/punched/\
        punch/punching/chokes/choked/choke/choking/hurts/hurting/pushes/pushed/push/pushing/shoves/shoved/shove/\
        shoving
      she/he/<friend>/<sibling>/<parent> ~5 bruise/bruises/eye/lip && fell/stairs/walked/door/makeup/black/husband/\
        boyfriend/partner/wife/girlfriend
      neighbor/neighbors/neighbour ~8 screaming/screams/hitting/beating/beats/beat/beaten && her/wife/help/wall/kids/\
        him
      hear/heard ~4 beating/hitting ~2 her/him/wife/kids
      i think ~4 husband/boyfriend/partner/wife/girlfriend ~2 hits/hitting/hurting/beating/abusing
      <third> ~3 being/getting beaten/hit/abused/choked/strangled
      hit/slapped/beaten/abused/hurt/neglected by ~2 <carer>
      <be> being beaten/stalked/abused/trafficked/hit/molested
      ^ being beaten/stalked/abused/trafficked
      got/gets/get/was/is/been/being ~1 pushed/hit/beaten/choked/slapped/kicked/shoved/thrown/punched/strangled ~3\
         by ~1 <family>/him/her/<partner> !ball/car
    `,
  },
]
