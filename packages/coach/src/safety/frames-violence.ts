import type { Frame } from './frame.ts'

/** Blows, by someone of home, bed or care. */
const BLOWS: readonly Frame[] = [
  {
    id: 'hit-me',
    kind: 'violence',
    category: 'violence',
    who: 'self',
    points: 5,
    unless: 'playful',
    patterns: `
      <homebody> ~7 hit/hits/hitting <me> !up/with/that/like/on/back/off/hard/as/about/me/right/for
      <homebody> ~7 hit/hits/hitting <me> ~2 with ~2 belt/fist/phone/shoe/stick/cord/hand/bottle/hanger/broom/spoon/pan/bat/hose
      <homebody> ~7 hit/hits/hitting <me> ~1 on/in/across ~2 head/face/mouth/arm/back/stomach/leg
      <homebody> ~7 hit/hits/hitting <me> hard/back/for
      <homebody> ~7 hit/hits/hitting <me> ~3 drunk/drinks/angry/mad/again/front/kids/yesterday/night/today
      <homebody> ~7 slap/slaps/slapped/slapping/punch/punches/punched/punching/choke/chokes/choked/choking/strangle/strangles/strangled/strangling/smack/smacks/smacked/whip/whips/whipped/backhanded/backhands/headbutted/throttled/throttles/assaulted/assaults/batters/battered <me>
      <homebody> ~7 slap/slaps/slapped/punch/punches/punched/kick/kicks/kicked/burn/burns/burned/burnt/bit/bites/stab/stabs/stabbed/smack/smacked/choked/grabbed ~2 my arm/face/neck/throat/head/stomach/hair/wrist/back/leg/ribs/mouth/belly/jaw
      <homebody> ~7 kick/kicks/kicked/kicking <me> !out/off/from/under/in/when/if/and
      <homebody> ~7 kick/kicks/kicked/kicking <me> ~2 in ~2 stomach/ribs/back/leg/head/belly/side/shin/face
      <homebody> ~7 beat/beats/beating/beaten <me> !at/to/in/by/on/with/again/here/there/every/home
      <homebody> ~7 beat/beats/beating/beaten <me> up
      <homebody> ~7 shove/shoves/shoved/shoving/push/pushes/pushed/pushing/slam/slams/slammed/threw/throws/throw <me> ~1 against/down/onto/over/through/off/across !line/plan/deal
      <homebody> ~7 shove/shoves/shoved/shoving/push/pushes/pushed/pushing/slam/slams/slammed/threw/throws/throw <me> ~1 into ~1 <solid>
      <homebody> ~7 shove/shoves/shoved <me> !out/aside/away
      <homebody> ~7 grab/grabs/grabbed/drag/drags/dragged/pin/pins/pinned/yank/yanks/yanked/hold/holds/held <me> ~1 by/down/against/across/out/hard
      <homebody> ~7 burn/burns/burned/burnt/bit/bites/bite/stab/stabs/stabbed/spit/spits/spat/tie/ties/tied <me> !out/off/down/up/in/over
      <homebody> ~7 hurt/hurts/hurting <me> ~2 physically/again/badly/drunk/drinks/night/arm/sleep/bed
      <homebody> ~7 shook/shakes/shake/shaking me ~1 by/hard/until/so
      hits/hit/beats/beat/slaps/slapped/punches/punched/chokes/choked me when/if/because !chess/mario
      hit/slapped/punched/choked/beaten/strangled/beat by ~1 <family>/him/her
      not the first time ~2 hit/hits/hurt/slapped/pushed/shoved
      <homebody> ~3 <be>? got/get/gets/getting physical !therapist/therapy/education/exam ~2 with/again/when/me/last/during/$
      <homebody> ~3 lays/laid/lay/raises/raised ~1 hand/hands/fist on/to/at/against
      raises/raised <my>? fist/hand to/at/when
      put/puts/putting/had/with ~1 hand/hands/arm ~2 around/round/on/over ~1 neck/throat/mouth
      put/puts/putting ~1 hands on me
      choke/choked/chokes/choking/strangled/strangles/strangling me/us
      squeezed/squeezes/squeezing/grabbed/grabs ~1 throat/neck
      not breathe && throat/neck/choked/held && he/she/husband/wife/boyfriend/girlfriend/partner
      throw/throws/threw/throwing/thrown/chucks/chucked/hurls/hurled ~2 <throwable> ~3 at <me>/my
      start/starts/started/starting throwing/swinging ~1 punches/fists/things
      throwing/swinging punches
      gave me ~2 eye/lip && black/busted/split/bruise
      black eye && he/she/husband/wife/boyfriend/girlfriend/partner/makeup/cover/dad/mom/explain/say/fell
      busted/split/fat lip && he/she/husband/wife/boyfriend/girlfriend/partner/makeup/dad/mom
      broke/fractured my arm/nose/rib/ribs/wrist/jaw/hand/finger && he/she/husband/wife/boyfriend/girlfriend/partner/dad/mom
      bruise/bruises ~6 he/she/husband/boyfriend/wife/girlfriend/partner/dad/mom ~3 left/gave/made/put/did/grabbed
      needed/got/getting/had stitches && snap/snaps/snapped/explode/mad/angry/husband/wife/boyfriend/he/partner/drunk/hit
      locks/locked/lock/locking <me> ~2 in/inside/outside !out/account ~3 room/closet/house/bathroom/basement/bedroom/apartment/car/garage/cold/night/$
      locks/locked me out ~2 cold/night/house/naked/snow
      punch/punches/punched/punching/kicked/smashed/hits/hit ~3 wall/door/hole/mirror ~2 next/beside/near/by/behind ~2 me/my
      <partner> ~4 punch/punches/punched/punching ~3 wall/walls/door/hole/holes/doors
      he/she ~2 punch/punches/punched/punching ~2 wall/walls/door/hole/holes ~6 me/my/angry/mad/scared
      <homebody> ~3 puts/put/lays/laid/pulls/pulled/grabs/grabbed/waves/waved/holds/held ~1 <weapon> ~3 table/me/face/throat/out/bed/up && divorce/leave/told/said/he/she/threat/scared/argument/fight/angry
      said/says ~1 i was/am next
      he/she/<partner>/dad/stepdad ~3 breaking/breaks/broke/smashing/smashes/smashed/throwing/throws/threw ~2 things/stuff/plates/furniture/dishes/phone/door/doors/glasses/everything !bed/down/together/up/out/away
      <homebody> ~7 whip/whips/whipped <me>
      going/go/goes/went crazy/ballistic/off on me
      i tell/told/say/lied ~3 i fell && he/husband/wife/boyfriend/partner/dad/mom
      <homebody> ~3 sat/sits/knelt/kneeled/lay/sitting on me/us + breathe/move/scream/neck/chest/punched/hit
      bruise/bruises/mark/marks ~1 from his/her/him
      <partner>/he/she/dad/mom/stepdad ~6 pull/pulls/pulled/pulling/yanked/yanks ~1 my hair !back/into/up
      <partner>/he/she ~4 scratch/scratches/scratched me
      slam/slams/slammed/smash/smashed/bash/bashed/bang/banged ~1 my ~1 head/face
      him/her hit/hits/hitting/slap/slapping/beat/beating/choke/choking/punch/punching/kick/kicking/hurt/hurting <me> !up/with/to
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
      beat/beats/beating me to the? ground/floor/death/pulp
      beat/beats/beating me half
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
      <homebody> ~2 gets/got/get/turns/turned/becomes/became/getting violent !headache/headaches/cough/storm/reaction/hiccups
      violent with/toward/towards me/us/her/him
      violent/abusive ~1 relationship/marriage/partner/husband/wife/boyfriend/girlfriend/ex/home/household/father/mother/dad/mom/stepdad/parents/man
      <homebody> ~2 <be> abusive
      <homebody> ~4 abuse/abuses/abused/abusing me/us/my/her/him
      abused by ~1 <family>/him/her
      my/our/an abuser !character
      domestic violence/abuse && i/my/me/she/he/her/his && call/happened/again/victim/order/police/leave/husband/wife/partner/boyfriend/neighbor/sister
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
      <adult> ~4 hit/hits/hitting/beat/beats/beating/slap/slaps/slapped/punch/punches/punched/choke/chokes/choked/strangled/kicks/kicked/shoves/shoved <my>? <family>/her/him/friend !up/out/off/to/at/with/in/every/back/for
      <adult> ~4 hit/hits/hitting/beat/beats/beating/slap/slaps/slapped/punch/punches/punched/choke/chokes/choked/kicks/kicked/shoves/shoved <my>? <partner>/<parent>/sister/brother/<elder>
      hit/beaten/slapped/choked/punched by her/his ~1 <family>
      <homebody> ~2 <be> hitting/beating/choking/hurting her/him/<family>
      her/his <partner>/<parent>/<family> ~3 hit/hits/hitting/beat/beats/beating/slaps/slapped/punches/punched/chokes/choked/hurts/hurting/pushes/pushed/shoves/shoved
      she/he/<friend>/<sibling>/<parent> ~5 bruise/bruises/eye/lip && fell/stairs/walked/door/makeup/black/husband/boyfriend/partner/wife/girlfriend
      neighbor/neighbors/neighbour ~8 screaming/screams/hitting/beating/beats && her/wife/help/wall/kids/him
      hear/heard ~4 beating/hitting ~2 her/him/wife/kids
      i think ~4 husband/boyfriend/partner/wife/girlfriend ~2 hits/hitting/hurting/beating/abusing
      <third> ~3 being/getting beaten/hit/abused/choked/strangled
      hit/slapped/beaten/abused/hurt/neglected by ~2 <carer>
      <be> being beaten/stalked/abused/trafficked/hit/molested
      ^ being beaten/stalked/abused/trafficked
      got/gets/get/was/is/been/being ~1 pushed/hit/beaten/choked/slapped/kicked/shoved/thrown/punched/strangled ~3 by ~1 <family>/him/her/<partner> !ball/car
    `,
  },
]

/** Keys, phone, money, papers, friends, door: one alone is a check, two are violence. */
const CONTROL: readonly Frame[] = [
  {
    id: 'control-phone',
    kind: 'control',
    category: 'violence',
    who: 'auto',
    points: 2,
    adds: true,
    patterns: `
      <partner>/he/she ~8 reads/checks/monitors/searches/demands/goes ~1 my ~1 phone/texts/messages/emails/dms/passwords/password/email/accounts/mail
      <partner>/he/she ~3 check/monitoring/reading/checking/searching/controls/read/checked ~2 my ~1 phone/texts/messages/emails/dms/passwords/password/email/accounts/mail
      <partner>/he/she ~3 takes/took/take/taken/smashed/broke/breaks/hides/hid ~1 my phone !charger/number/case/call/away
      <partner>/he/she ~3 tracks/track/tracking/tracked ~3 phone/location/car/me/go
      <partner>/he/she ~3 cameras ~3 watch/house/home/me
      has all my passwords
      took/takes/take/hid/hides my phone !charger/number/case/call/away/from/at/because/at
      he/she/<partner> ~12 reads/checks ~1 my ~1 email/emails/texts/messages/phone !to
      put/puts/hid/found ~2 tracker/airtag/gps/spyware
      controls/control ~4 my phone
      back ~1 my ~4 phone + <partner>/him/her
      monitors/monitored/controls/listens ~2 my ~1 calls/messages/phone/conversations
    `,
  },
  {
    id: 'control-all',
    kind: 'control',
    category: 'violence',
    who: 'auto',
    points: 2,
    adds: true,
    unless: 'teenage',
    patterns: `
      controls everything/where/what/who/me/us
      permission ~2 for everything
      so i can not leave/go
      isolate/isolates/isolated/isolating me
      permission ~2 to leave/go/see
    `,
  },
  {
    id: 'not-allowed',
    kind: 'control',
    category: 'violence',
    who: 'self',
    points: 2,
    adds: true,
    unless: 'teenage',
    patterns: `
      <be> not allowed to ~1 work/drive/talk/have/use/go/see/call
      not let/lets/allow/allows me ~1 work/drive/talk/leave ~1 or
    `,
  },
  {
    id: 'control-track',
    kind: 'control',
    category: 'violence',
    who: 'auto',
    points: 2,
    adds: true,
    patterns: `
      tracker/airtag/gps ~4 my ~1 car/bag/phone/purse/coat
      put/puts/hid/found ~2 tracker/airtag/gps/spyware
      <partner>/he/she ~3 put/puts/hid/hides/installed ~3 camera/cameras
      <partner>/he/she ~3 tracks/track/tracking/tracked ~3 phone/location/car/me/go
      tracks ~1 my ~1 phone/location/car/every
      tracks/tracking/watches/checks where i am/go/was
      knows where i am all/every
    `,
  },
  {
    id: 'control-money',
    kind: 'control',
    category: 'violence',
    who: 'auto',
    points: 2,
    adds: true,
    unless: 'teenage',
    patterns: `
      takes/keeps/holds/controls ~1 my/our/all ~1 money/paycheck/card/cards/wages/salary !from
      <partner>/he/she ~6 took/kept ~1 my/our/all ~1 money/paycheck/wages/salary !from
      <partner>/he/she ~3 controls/control ~2 money/paycheck/card/cards/bank/account/finances
      not give/let me ~3 money/access/card/job
      not let me ~1 work $
      not let me ~2 get/have/take ~2 job
      gives me an allowance
      not let/lets/allow/allows me + have/get/open/use ~2 bank/account/card/money/job/credit
      <partner>/he/she ~8 controls/control ~6 money/finances/paycheck/bank
    `,
  },
  {
    id: 'control-papers',
    kind: 'control',
    category: 'violence',
    who: 'auto',
    points: 2,
    adds: true,
    unless: 'teenage',
    patterns: `
      <partner>/he/she/they ~3 takes/took/take/taken/hides/hid/has/keeps/holds/burned ~2 my ~1 passport/papers/documents/visa/card
      took/takes/take/hid/hides/hide/kept/keep/keeps/has ~1 my/our passport/passports/papers/visa/documents
      back ~1 my ~4 passport/papers/documents + <partner>/he/she/him/her
    `,
  },
  {
    id: 'control-keys',
    kind: 'control',
    category: 'violence',
    who: 'auto',
    points: 2,
    adds: true,
    unless: 'teenage',
    patterns: `
      <partner>/he/she ~6 takes/took/take/taken/hides/hid ~2 keys !by/with
      <partner>/he/she ~6 not let/allow me ~1 drive
    `,
  },
  {
    id: 'control-card',
    kind: 'control',
    category: 'violence',
    who: 'auto',
    points: 2,
    adds: true,
    unless: 'teenage',
    patterns: `
      ask/asking ~4 my own ~2 card/money/car/phone/keys/account
      my own ~2 card/money/paycheck/account/phone/keys ~2 back
    `,
  },
  {
    id: 'control-friends',
    kind: 'control',
    category: 'violence',
    who: 'auto',
    points: 2,
    adds: true,
    unless: 'teenage',
    patterns: `
      not let/allow/allowed/lets/allows <me>? ~2 see/talk/visit/have/meet/speak/contact ~4 friend/family/friends/<family>/anyone/people/male/guys
      <partner>/he/she ~3 cut/cuts/cutting me off from ~2 friend/family/everyone
      isolates/isolated/isolating me
      not allowed friends
      controls/control/decides who i ~2 see/talk/meet/text/visit
      not let/lets/allow/allows me + see/talk/visit/meet/speak/contact/call ~2 <family>/friend/anyone/people/noone
      forbids/forbid/forbade me ~1 to/from ~3
      not allowed to ~1 see/talk/visit/have/speak ~2 <family>/friend/anyone/people
      not let/lets/allow/allows me + family/friend/anyone/people + see/talk/visit/meet/call
    `,
  },
  {
    id: 'control-door',
    kind: 'control',
    category: 'violence',
    who: 'auto',
    points: 2,
    adds: true,
    unless: 'teenage',
    patterns: `
      not let/allow me ~2 leave !early/work/meeting/feedback/comments/a/until
      not let me ~2 leave ~2 house/home/room/apartment/him/her
      not let/allow me ~1 out/go ~2 alone/anywhere/house/without
      not allowed to ~1 leave/go ~2 house/out/alone/without
      need/needs/have/has ~1 permission to ~2 out/leave/go/shower/eat && he/she/husband/wife/boyfriend/girlfriend/partner
      <partner>/he/she ~3 block/blocks/blocked/blocking ~2 door
      not let/lets me ~1 sleep/eat/shower && he/she/husband/wife/boyfriend/girlfriend/partner
      <partner>/he/she ~3 decides/controls ~2 i ~2 wear/eat/spend/go/see
      controls everything i/about
    `,
  },
  {
    id: 'eggshells',
    kind: 'control',
    category: 'violence',
    who: 'auto',
    points: 2,
    adds: true,
    patterns: `
      eggshells ~8 home/house/him/her/husband/wife/boyfriend/girlfriend/partner/explodes/drinks
      i ~3 scared/afraid/terrified/frightened of him/her !judging/laughing/getting/saying/being/finding/leaving/and/reaction
      scared/afraid/terrified to/of ~1 go/going/be/being home !for/sick/from/because ~3
      scared/afraid/terrified when he/she/husband/dad ~3 home/drinks/drunk
      scared/afraid ~2 he/she/husband/partner/wife will/might/would ~3 explode/snap/come/find/lose/flip/retaliate
    `,
  },
]

const THREATS: readonly Frame[] = [
  {
    id: 'kept-in',
    kind: 'violence',
    category: 'violence',
    who: 'self',
    points: 5,
    unless: 'teenage',
    patterns: `
      not let/lets/allow/allows me/us leave/out/go ~2 house/home/room/apartment/alone/outside/anywhere
      <be> not allowed to leave ~2 house/home/room/apartment
      locks/locked ~1 me ~1 in
      not let/lets me ~1 eat/sleep/shower
    `,
  },
  {
    id: 'afraid-at-home',
    kind: 'threat',
    category: 'violence',
    who: 'self',
    points: 4,
    unless: 'softFear',
    patterns: `
      scared/afraid/terrified/frightened of my own? ~1 <partner>/dad/stepdad/father/stepmom $
      scared/afraid/terrified/frightened of my own? ~1 <partner>/dad/stepdad/father/stepmom and/but/when/because/he/she/what/if/every/at/especially
      scared/afraid/terrified/frightened to be ~1 alone with my? ~1 <partner>/him/her/dad/stepdad
      scared/afraid/terrified/frightened for my life/safety
      not ~1 safe at home/with
      live/living in fear of
      scared/afraid/terrified/frightened ~2 what he/she/they/my ~1 <partner>/will/would/might/do ~2 do/does/say $
      scared/afraid/terrified/frightened of? what he/she/<partner>/dad/stepdad/mom ~2 do/does to/when/if/$
      scared/afraid/terrified to go/come ~1 home ~1 to him/her
      hide/hiding/cover/covering/covers/hides ~2 bruises/bruise !from
      restraining/protective order + i/my/against/him/her/ex
      hits/hitting/beats me at home
      scared/afraid/terrified/frightened ~2 what my? ~1 <partner>/he/she/they/dad/stepdad/father/ex ~1 will/would/might/could/is ~2 do/doing
      scared/afraid/terrified/frightened to ~1 go/come/be home ~1 to/with/because ~1 my/him/her
    `,
  },
  {
    id: 'uneasy-at-home',
    kind: 'threat',
    category: 'violence',
    who: 'self',
    points: 2,
    unless: 'softFear',
    patterns: `
      scared/afraid/terrified/frightened of my own? ~1 <partner>/dad/stepdad/father/mom/mother/stepmom
      scared/afraid/terrified/frightened to ~1 go/come/be home !for/from/sick/because
      scared/afraid/terrified/frightened of/to ~1 be at home
    `,
  },
  {
    id: 'threat-life',
    kind: 'threat',
    category: 'violence',
    who: 'auto',
    points: 5,
    unless: 'trifle',
    patterns: `
      threatens/threatened/threatening/threaten ~3 kill/hurt/hit/beat/shoot/stab/burn/choke/harm/strangle/throw/drown/poison/slap
      threatens/threatened/threatening/threaten me/us !to/with
      <homebody> ~2 threatens/threatened/threatening/threaten her/him/my !to/with
      threatens/threatened/threatening/threaten to ~2 kill/hurt/hit/beat/shoot/stab/burn/choke/harm/strangle/throw/drown/poison/slap/end
      threatens/threatened/threatening ~4 gun/knife/rifle/pistol
      <homebody> ~4 will/would/going/could/might ~2 kill/shoot/stab/beat/strangle/bury/drown/choke/burn/hurt/hit <me>/her/him/kids/my/our/the/himself/herself && says/said/say/if/threatened/threatens/told/scared/afraid/tells/promised/swore
      kill/find/hunt <me> if/when/before i/we ~3 leave/left/go/tell/ever/divorce/try/call/report/break/end/see/talk
      if i ~3 leave/tell/divorce/left ~6 kill/hurt/find/dead/ground/ditch/shoot/regret/destroy/burn
      end/wind up in ~2 ground/ditch/morgue/grave/hospital && leave/he/she/tell/said
      getting/received/got/sent/sending/sends/get ~2 death threats
      death threats ~3 me/us/my
      said ~4 put me in the/a ground/hospital/grave
      kill/hurt/hurts/poison/poisoned ~2 my/the/our dog/cat/pet/puppy && he/she/husband/boyfriend/wife/leave/said/says/partner/ex
      pulled/pulls/held/points/pointed/waved/waves/aimed ~2 <weapon> ~3 me/us/her/him/face/throat/head/my/mom
      with ~1 <weapon> ~3 && threatened/threatens/chased/came/pointed/standing/door/screaming
      chased me/us/her ~3
      <homebody> ~3 says/said/tells/told ~6 nobody/noone will ~3 find/miss/believe ~2
      make sure i/you never
      he/she/husband/ex/boyfriend/wife/girlfriend/partner/dad/stepdad ~5 burn ~2 house down
      with us/me/kids in/inside it
      <homebody> ~3 kick/kicks/kicked/hit/hits/beat/beats/hurt/hurts/killed/threw ~1 my/our/the dog/cat/puppy/kitten/pet + me/us/next/said/says/wall/room
      said/says ~4 kill ~1 the/my/our dog/cat/pet/puppy/kids/baby/him/her/family/parents/me/us
      will/would kill ~1 my/our dog/cat/kids/parents/family
      threatens/threatened/threatening/threaten ~4 with ~2 <weapon>
    `,
  },
  {
    id: 'afraid-killed',
    kind: 'threat',
    category: 'violence',
    who: 'self',
    points: 5,
    firm: true,
    patterns: `
      scared/afraid/terrified/worried ~2 he/she/they/<partner>/dad/ex ~2 kill/hurt/shoot/stab me/us/her/him/kids/them
    `,
  },
  {
    id: 'threat-if-leave',
    kind: 'threat',
    category: 'violence',
    who: 'self',
    points: 5,
    firm: true,
    patterns: `
      says/said/told/tells/promised/swore ~4 he/she/they will/would/going ~2 kill/shoot/stab/beat/strangle/bury/burn <me>
      kill/find/hunt <me> if/when/before i/we ~3 leave/left/go/tell/ever/divorce/try/call/report/break/end
      if i ~3 leave/tell/divorce/left/call/report ~6 kill/hurt/find/shoot/bury <me>
      ex/stalker ~2 will/going ~2 kill <me>
      <homebody> ~5 threatens/threatened/threatening/threaten ~2 me/us again/all/every/daily/constantly/when
    `,
  },
  {
    id: 'threat-status',
    kind: 'threat',
    category: 'violence',
    who: 'auto',
    points: 4,
    patterns: `
      threatens/threatened/threatening ~2 take/send/report/deport/post/share/leak/out/release/show/expose/call/tell/destroy/ruin/burn !fired/court/sue ~5 kids/children/me/us/ice/immigration/photos/pictures/pics/nudes/videos/back/police/everyone/family/son/daughter/baby/sister/parents
      <homebody>/says/said ~3 will/would/going ~1 send me/us/her/him back ~2 if/when
      send me/us back ~1 if
      call/calls/called/report/reports ~3 ice/immigration/deported ~2 && he/she/husband/wife/partner/boyfriend/says/if/boss
      get/have me deported
      never see ~2 kids/children/son/daughter/baby again
      take/takes ~2 kids/children/baby/son/daughter away ~3 if
      if i ~6 take/takes ~2 kids/children/baby/son/daughter
      tell/report ~8 && dad/stepdad/husband/mom && send/sends us back
      post/posts/leak/leaks/share/send ~3 nudes/naked/intimate && ex/boyfriend/husband/girlfriend/he/she/if
      stalk/stalks/stalking/stalked ~1 me/her/my/us !instagram/profile/page/linkedin/facebook/socials
      <be>/my/a stalker !cat/dog/vibes
      ex ~4 keeps/kept/keep showing/turning/coming ~1 up/to/by/at
      ex ~6 follows/followed/following me !on/back/instagram
      keeps/kept showing up ~3 my work/house/home/job/door/apartment/place && ex/stop/he/scared/blocked/texts
      waits/waiting/waited outside my house/work/home/apartment/door/place/job
      kill/hurt himself/herself/themselves if/unless i ~3 leave/break/end/do/go/come
      post/posts/share/shares/leak/leaks/send/sends/show ~2 my ~1 pictures/photos/pics/nudes/videos + threatened/threatens/leave/if/break
      ex/he/she/guy/man/boyfriend ~3 sits/sit/waits/wait/parks/parked/sitting/stands/standing/waiting/lurking/lurks outside my
      knows where ~4 live/lives/sleep/sleeps/work/works + leave/left/tell/go/says/said/if
      take/takes/taking ~1 my/our/the baby/kids/son/daughter/children + never/away/see/again + he/she/says/said/threatens/husband/wife/ex/if
      waits/waiting/wait/sits/sitting/parked ~5 my work/job/house/school/gym/apartment/street/building + ex/he/she/boyfriend/husband/every
      ex ~6 leave me alone + waits/wait/door/follows/calls/shows/house/work/outside/scared
    `,
  },
  {
    id: 'word-it-safe',
    kind: 'wording',
    category: 'violence',
    who: 'auto',
    points: 3,
    unless: 'worksafe',
    patterns: `
      so <homebody>/that ~3 not ~2 explode/explodes/snap/snaps/rage/rages/hit/throw/violent/blow/blows/hurt/hurts/erupt/kick/punch/attack/break/smash !back/me
      without <homebody>/him/her ~3 exploding/snapping/raging/hitting/throwing/violent/erupting/hurting/attacking/smashing
      not make/set <homebody>/him/her ~3 explode/snap/rage/hit/throw/violent/erupt/swing/swinging/start/smash !crying ~2
      word/wording/say/ask/tell ~8 not ~3 explode/snap/hit/violent/rage/erupt/hurt ~1 me/us/again/$
      keep him/her from ~2 exploding/snapping/hitting/hurting/throwing/raging
      so i ~2 not get hit/hurt/beaten/slapped/punched
      without getting hit/hurt/beaten/slapped/punched by/again/$
      not get/gets hit/hurt/beaten/slapped ~2 again/tonight/when/for
    `,
  },
]

/** The person who hurts, or fears to. */
const HURTERS: readonly Frame[] = [
  {
    id: 'i-hurt-someone',
    kind: 'hurter',
    category: 'hurting',
    who: 'self',
    points: 5,
    unless: 'playful',
    patterns: `
      i ~2 hit/slapped/slap/punched/punch/choked/choke/strangled/shoved/shove/kicked/beat/smacked/backhanded/hitting/slapping/choking my ~1 <partner>/<parent>/<sibling>/<elder> !at/in/to/by
      i ~2 hit/slapped/punched/choked/strangled/shoved/kicked/smacked/backhanded her/him !up/with/back/off/about/that/on
      i ~2 grabbed/grab/squeezed ~1 my ~1 <partner>/<family> ~1 throat/neck/hair
      i ~2 grabbed/grab/squeezed his/her throat/neck/hair
      i ~2 grabbed/pushed/threw ~1 my ~1 <partner>/<parent> ~2 against/down/into/by/hard/and/last/off
      i ~2 pushed/shoved/threw/slammed him/her ~1 against/into/down/off/onto
      i ~2 put/had my hands on/around/round ~2 neck/throat/her/him/wife/husband/girlfriend/boyfriend
      i ~3 threw/throw/throwing ~3 at ~1 <partner>/her/him/<parent> !party/shade/shower
      i hurt/hit/hits my <partner>/girlfriend/boyfriend !feelings
      i ~1 broke/fractured/twisted/bruised/bit ~1 <partner>/her/his arm/wrist/nose/finger/rib/ribs/jaw/eye/face
      i ~1 broke my <partner> arm/wrist/nose/finger/rib/ribs/jaw
      i ~2 hit/slap/push/shove/choke my ~1 <partner> when/if/sometimes
      i ~3 laid/raised/raise/lay ~1 hand/hands on ~1 <family>/her/him
      i ~2 get/got/gets/getting/am/was/become violent/physical with/when/toward/towards/again
      i am/was ~1 abuser/abusive
      i am the abuser
      i locked her/him ~1 in
      i hit ~2 && wife/girlfriend/husband/boyfriend/her/him && ashamed/apologize/drunk/scared/sorry/never/face/hospital
      i ~2 pushed/shoved/threw/knocked/dragged ~1 my ~1 <partner> ~2 down/over/out/into/against/onto/hard
      i ~2 hit/slapped/punched/choked/shoved/kicked/strangled my ~1 <partner>/<parent>/<sibling>
      i ~2 beat ~1 my ~1 <partner> !at/in/to/by/again
      i ~2 beat ~1 my ~1 <parent>/<sibling> up
      i ~4 choked/slapped/punched/strangled/kicked/shoved/pushed ~1 my ~1 <partner> !to/for/into/buttons/away/about
    `,
  },
  {
    id: 'i-might-hurt',
    kind: 'hurter',
    category: 'hurting',
    who: 'self',
    points: 5,
    unless: 'trifle',
    patterns: `
      scared/afraid/worried/terrified ~2 what i ~2 do if/when/to ~2 !forget/say/mess/not/fail/lose/miss/freeze ~1 baby/him/her/them/someone/snap/hits/screaming/yells/leaves/again
      scared/afraid/terrified ~2 what i ~2 do $
      scared/afraid/terrified ~2 what i ~2 do to him/her/them/my/someone/people
      scared/afraid/worried/terrified ~2 i will/might/am/could ~3 hurt/hurting/hit/kill/snap/strangle/choke/harm ~2 her/him/them/my/someone/somebody/people/again/one $?
      i might/could/will ~1 hurt someone/somebody/her/him/them/people/my
      <wish> to hurt/harm/stab/shoot/strangle/choke people/someone/somebody/her/him/them/my
      thoughts/thought/urge/urges ~2 hurting/killing/stabbing/harming/strangling people/someone/somebody/her/him/them/my/others
      going to hurt/stab/shoot him/her/them/someone/somebody/people
      i will/am ~2 snap and hurt/kill/hit
      not stop/control myself from ~2 hitting/hurting
      put/putting him/her/them in ~2 hospital/ground
      want/going/plan/like to? ~1 hurt/kill/shoot/stab/harm everyone/people/them/kids/someone/him/her !feelings
      how to kill my ~1 <partner>/<parent>/<sibling>/teacher/boss/classmate/roommate/neighbor
    `,
  },
  {
    id: 'kill-someone',
    kind: 'hurter',
    category: 'hurting',
    who: 'self',
    points: 2,
    unless: 'trifle',
    patterns: `
      i ~2 going/want/will/ready/planning/plan ~1 kill/murder him/her/them/someone/everyone/people/my/that !dog/time/mood/vibe/plants/lawn/plant
      make him/her/them pay !for/back/attention/me/rent/their/my/his/up
      i am going to hurt him/her/them
    `,
  },
]

/** A no that was not heard. */
const COERCION: readonly Frame[] = [
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
      forced/forces/forcing/force/made/makes/making/pressures/pressured/pressuring/guilts/coerced me ~4 sex/sleep/touch/bed/oral/intimate/kiss
      forced/forces/forcing himself/herself/themselves on/into
      sex ~3 not want/consent/agree && he/she/husband/boyfriend/wife/partner
      not ~2 stop/stopped/listen ~2 when/after/even i ~2 stop/no
      said/say/saying/told/begged/screamed/kept ~3 no/stop ~6 kept/keeps/anyway/continued/did/still/would && he/she/husband/boyfriend/him/her/they/partner
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
      inside ~1 me + woke/wake/asleep/sleeping/stop/no/froze
      forced/forces/force me ~4 sex
    `,
  },
]

export const VIOLENCE_FRAMES: readonly Frame[] = [...BLOWS, ...CONTROL, ...THREATS, ...HURTERS, ...COERCION]
