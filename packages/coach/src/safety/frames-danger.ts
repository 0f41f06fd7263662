import type { Frame } from './frame.ts'

/** A child who speaks, a child someone speaks of. */
const CHILDREN: readonly Frame[] = [
  {
    id: 'child-touched',
    kind: 'child',
    category: 'child',
    who: 'self',
    points: 5,
    patterns: `
      <family>/<friend>/he/man/priest/pastor/tutor/doctor ~4 touches/touch/touched/touching/kissed/kisses/kissing/rubs/rubbed ~1 me/us !up/base/emotionally/deeply/with/so/when && drunk/#kid/secret/room/bed/night/tell/private/wrong/weird/kid/little/scared/parents/mom/uncomfortable/down/alone/lesson/practice
      touch/touches/touched/touching me/us ~3 down/there/private/privates/under/shirt/pants/places/where
      <family>/coach/teacher/he/man ~3 comes/came/come into/in ~1 room/bed ~2 night/secret/and
      <family>/coach/teacher/he/man ~4 makes/made me ~3 undress/touch/watch/sit/naked/shower/videos
      our/a little? secret && room/bed/touch/touches/kiss/kisses/naked/hurt/hurts/night/lap/shower
      keep ~2 secret ~4 what he/she/uncle/dad does/did
      not ~1 tell anyone/anybody/noone/mom/my && touch/touches/touched/secret/room/bed/photos/pictures/uncle/stepdad/coach/kiss/kisses/hurt/hurts
      i am #kid ~8 and he/boyfriend/she/him is #adult
      i am #kid && boyfriend/girlfriend/he/she is/turned/turns #adult
      i am #kid && #adult and ~3 love/boyfriend/secret/dating/relationship
      i am #kid && dating/boyfriend/seeing/relationship && #adult
      my coach/teacher/tutor/pastor/priest ~3 loves/kissed/kisses/texts/touches/touched/nudes/naked && secret/tell/night/alone/me
      <family>/<friend>/he ~4 do/does/did/doing/done stuff/things to me ~8 asleep/night/alone/drunk/secret/room/bed/tell
      rub/rubs/rubbed/rubbing/touch/touches/touched/strokes/stroked/stroking/kiss/kisses/grabs my ~1 leg/legs/thigh/thighs/back/chest/privates/body + tell/secret/grandma/mom/grandpa/uncle/coach/alone/nobody/anyone
      not to tell ~1 grandma/mom/dad/anyone/parents/wife + touch/touches/rubs/kiss/kisses/leg/bed/room/night/hurt/hurts
      boyfriend/stepdad/dad/uncle/brother/cousin/coach/grandpa/he/stepbrother ~4 comes/walks/came/walked/watches/looks/peeks/stares ~2 in/into/at/on ~4 <undressed>
      watches/watch/watching me ~2 <undressed>/sleep
      says/said ~2 a/our game && touch/shower/showering/naked/clothes/bed/private
      dad/stepdad/uncle/grandpa/brother/cousin/coach/teacher/priest/pastor/babysitter/stepbrother/tutor ~2 touches/touched/touching me !base/deeply/with/emotionally/so/most
      i am #kid ~3 pregnant
      i am #kid + alone + scared/hungry/night/help/days
      shows/showed/show me his/her ~1 private/privates/penis/parts
      makes/make/made me ~1 sit on ~1 lap
      teacher/coach/tutor/priest/pastor/uncle/grandpa/stepdad/cousin ~2 touched/touches/touching/rubs/rubbed/strokes/kissed my leg/legs/knee/thigh/back/chest/neck/lips/hair/body
      secret + i am #kid + uncle/coach/teacher/dad/stepdad/he/neighbor/grandpa
      teacher/coach/uncle/pastor/priest/tutor/man/guy ~3 sends/sent/shows/showed me ~3 naked/nude/nudes/private/dick/penis
      <family>/<friend> ~3 touched/touches/touching my ~1 private/privates/parts
    `,
  },
  {
    id: 'child-pictures',
    kind: 'child',
    category: 'child',
    who: 'self',
    points: 5,
    patterns: `
      nudes/nude/naked/photos/pics/pictures/videos/video ~14 says/said/saying/will/threatens/threatened/threatening/or/if ~5 tell/send/post/leak/share/show ~5 parents/everyone/school/family/friends/friend/friends/mom/dad/followers/online/instagram/contacts
      nudes/nude/naked ~8 of me ~10 money/send/pay/more/leak/post/school/everyone
      has/have/got ~3 nudes/naked/pics/photos/pictures ~2 of me && money/send/pay/more/leak/post/tell/share/show !office/album/wedding
      asks/asked/asking/wants/wanted/begging/begs/pressuring/pressures/keeps ~4 me ~4 nudes
      wants/asks/asked/asking/begging/demands ~2 nudes
      asks/asked/asking/wants/wanted/begging ~3 photos/pics/pictures of me && naked/bra/underwear/without/secret/#kid/bathroom/tell/parents/shower/online/older
      sextortion/sextorted
      blackmail/blackmails/blackmailing/blackmailed me && pictures/photos/pics/nudes/videos/video/parents/school
      video/videos/pic/pics/picture/pictures/photo/photos/nudes of me + money/pay/#num/#low/#adult/dollars/bucks/bitcoin/gift + class/school/everyone/friends/parents/family/followers/post/send/gets/leak
      <pics> + <undressed> + send/wants/want/asks/asked/asking/take/took/sent/request && #kid/school/parents/online/game/man/guy/older/adult/discord/snapchat/mom
      i am #kid + <pics> + send/wants/want/asks/asked/asking
      sent ~2 <pics> + wants/want/asks/demands + #num/#low/#adult/money/more/pay/shows/show/send
      <pics> + wants ~1 #low/#num/#adult + shows/show/sends/send/posts/post/tells/tell
      threatens/threatened/threatening/threaten ~4 share/post/send/leak/show ~3 nudes
      grown/older/old/adult man/guy/woman ~4 meet me + #kid
      meet me + i am #kid + man/guy/online/adult/older/grown
    `,
  },
  {
    id: 'child-left',
    kind: 'child',
    category: 'child',
    who: 'self',
    points: 5,
    patterns: `
      mom/dad/parents/mother/father/guardian/grandma ~3 left ~8 && food/days/back/home/alone/brother/sister/brothers/sisters && not/no ~3 back/food/home/come
      mom/dad/parents ~6 gone for/since ~2 days/monday/tuesday/wednesday/thursday/friday/saturday/sunday/week && alone/food/brother/sister/brothers/hungry/me
      no food ~4 && mom/dad/parents/kids/baby/brother/sister/brothers/hungry
      leaves/leave/left me/us alone ~3 days/nights/weekend/week
      not <be>? fed me/us
      mom/dad/stepdad/stepmom/parents ~6 locks/locked/lock me/us ~2 in/outside/out/basement/closet/room
      i am #kid + food/hungry/alone/wake + mom/dad/parents
      not ~2 food ~5 mom/dad/days/friday/home + #kid/hungry/wake/alone/brother/sister
      not feed/feeds/fed me/us
      starves/starving me/us
      i am #kid + threw/kicked/kicks/throws/locked/locks ~1 me out
      mom/dad/parents/mother/father ~4 gone/away/left ~3 days/nights + brother/sister/baby/alone/food/hungry !trip/vacation/business
      chained/chains/locks/locked/hides ~2 fridge/food/pantry/kitchen + hungry/eat/food
      parents/mom/dad/they ~2 not ~1 give/feed me/us ~2 food/anything/eat
      i am #kid + noone is home/here
      i am #kid + noone ~2 home
    `,
  },
  {
    id: 'child-beaten',
    kind: 'child',
    category: 'child',
    who: 'self',
    points: 5,
    unless: 'playful',
    patterns: `
      mom/dad/mother/father/stepdad/stepmom/parents/uncle/grandpa/foster/stepbrother ~5 hit/hits/hitting/beat/beats/beating/slaps/slapped/punches/punched/chokes/choked/kicks/kicked/burns/burned/smacks/smacked/hurts/spanks me/us !up/at/to/in/out/with/that/like/off
      mom/dad/mother/father/stepdad/stepmom/parents/uncle/grandpa ~10 belt/extension/hanger/broom && hit/hits/beat/beats/whips/whipped/uses/used/me/us
      mom/dad/mother/father/stepdad/stepmom/parents/uncle ~4 throws/threw ~3 at me/us
      mom/dad/mother/father/stepdad/stepmom/parents ~3 hit/hits/beats/beat me/us !up/at/to/in
      i am #kid && hits/hit/beats/beat/hurts/slaps/slapped/touches/touched/punches/choked me
      not want to go home && hit/hits/belt/dad/stepdad/drunk/bruise/bruises/hurt/hurts
      mom/dad/mother/father/stepdad/stepmom/parents/uncle/grandpa/foster ~5 whips/whipped/spanks/beats me/us
      mom/dad/mother/father/stepdad/stepmom/parents/uncle/grandpa/foster ~6 hit/hits/beat/beats/slaps me/us with ~2 belt/cord/cable/spoon/stick/hanger/shoe/broom/ruler/hand/fist/phone/wire/hose/paddle/bat
    `,
  },
  {
    id: 'child-bruised',
    kind: 'child',
    category: 'child-risk',
    who: 'other',
    points: 4,
    unless: 'rough',
    patterns: `
      <kid> ~3 has/have/had/with/came/got ~4 bruise/bruises/welt/welts/marks/handprint/burns
    `,
  },
  {
    id: 'child-told',
    kind: 'child',
    category: 'child-risk',
    who: 'other',
    points: 5,
    patterns: `
      my/a/the/our ~1 <kid> ~8 touched/touches/touch/touching/kisses/kissed ~1 her/him/them !up/the/down/on && coach/uncle/grandpa/teacher/stepdad/dad/babysitter/secret/tell/private/told/tutor/pastor/neighbor/cousin/boyfriend
      <kid> ~6 told/tells/said/says ~8 touched/touches/touching/kisses/kissed
      touched/touches/touching/molested/kisses ~2 my ~1 <kid>
      <kid> ~6 marks/bruises/welts/burns ~2 on/across/all/over ~2 back/legs/neck/face/arms/body/bottom/thighs/cheek/ribs/buttocks
      <kid> ~4 belt/handprint/cigarette marks/burns/mark/welts
      <kid> ~6 bruise/bruises/bruised && stepdad/home/dad/mom/boyfriend/ex/flinches/says/father/parents/lies
      <kid> ~3 flinch/flinches
      marks/bruises/welts/burns ~4 <kid> ~2 back/legs/neck/face/arms/body/arm
      <homebody>/babysitter/nanny/teacher ~4 hit/hits/hitting/beat/beats/beating/slap/slaps/slapped/shakes/shook/choked/chokes/kicked/burned/hurts ~1 my/our/the/her/his ~1 <kid> !up/out/at/back/feelings
      <family>/neighbor/neighbors ~4 hits/hitting/beats/beating/slaps/hurts ~1 kids/children/son/daughter/baby/child/grandson/granddaughter
      <kid> ~4 left ~1 alone ~4 night/days/hours/car/bath/overnight
      leaves/left/leave the/her/his/my/their <kid> ~1 alone ~3 night/days/hours/car/bath/overnight
      <kid> ~6 nudes/naked ~6
      man/adult/stranger/guy/someone ~6 messaging/texting/asking/asked/grooming/meet ~3 my ~2 <kid> && photos/pictures/pics/nudes/meet/secret/naked/older/online
      someone/man/guy/adult ~4 online ~6 && <kid> && photos/pictures/pics/nudes/meet/naked/sent
      <kid> ~8 scared/afraid/terrified/refuses ~2 to? go home/stay/to && dad/stepdad/boyfriend/hurt/hit/bruise/bruises/weekend/mom/uncle/cries
      <kid> ~6 hungry ~3 && home/food/steals/neglect/mom/every/week
      <kid> ~3 acts/acting/acted out? ~4 sexual/sexually
      <kid> ~3 drew/draws ~6 && touch/private/naked/hurt/hurting/gun
      boyfriend/stepdad/stepdad/ex ~6 alone with my <kid> && scared/touch/weird/hurt
      #kid ~2 old ~6 dating/boyfriend ~4 #adult
      my #kid ~8 #adult ~2 boyfriend
      stepdad/dad/uncle/brother/grandpa/boyfriend/cousin/father/stepbrother ~2 comes/came/gets/climbs/crawls/come/sleeps into/in her/his/their/my bed/room
      leaves/left/leave ~2 #kid ~4 alone
      <kid> ~4 home alone ~4 night/days/overnight/weekend
      <kid>/#kid ~5 says/said/told ~5 hurt/hurts/touches/touched/hit/hits ~3 private/privates/parts/bottom/down
      <kid> ~4 with ~1 <marksWord> ~2 on ~1 his/her/their/cheek/face/back/neck/legs
      <kid> ~6 handprint/handprints
      leaves/left/leave ~1 her/his/their/the ~1 <kid> ~2 in ~1 car
      <kid> ~3 in ~1 car ~3 windows/hot/heat
      adult/man/guy/stranger/someone ~3 asking/asked/asks/messaging/messages/texting ~3 <kid>/#kid + pictures/photos/pics/nudes/meet
      spanks/spanked/beats/hits/whips/slaps/hit ~1 my ~1 <kid> ~3 with/until
      spanks/spanked/beats/whips ~1 my/the/our ~1 <kid>
      <family>/she/he ~2 spanks/whips/shakes ~1 my/our/the/her/his ~1 <kid> ~4 hard/until/with/blue/bruise/bruises/mark/marks
      <kid> ~6 <injury> ~3 on ~1 his/her/their/the ~1 back/legs/neck/face/arms/body/bottom/thighs/cheek/ribs/arm/stomach/ear
      one of ~2 <kid> ~8 <injury>
      <kid> ~4 alone ~2 overnight/night/days + leave/leaves/left/leaving/home
      leaves/left/leave/leaving ~1 her/his/their/the/our/my ~1 <kid> ~2 alone ~1 overnight/night/days/weekend/hours
      <kid> ~3 <be> ~2 abused/molested/neglected/beaten/groomed/raped
      #adult year old ~2 man/guy/coach/teacher ~8 <kid>
      man/guy ~6 texting/messaging/dating/grooming/seeing ~2 my ~1 <kid> + love/meet/pictures/old/secret/photos/gifts/older/adult
      shows/showed/show/showing ~2 his/her private/privates/penis/parts/genitals
      makes/make/made ~3 brother/sister/kids/kid/son/daughter ~1 sleep/stay ~1 in/on/outside ~1 garage/basement/floor/outside/car/closet/shed/balcony
      father/dad/stepdad/uncle/brother/grandpa ~1 comes/came/visits ~1 to/into ~1 her/him/my/me/room/bed ~2 night/bed/room/drunk
      <kid> ~3 alone ~2 every/all/each night/day
      made/makes/make/told ~1 him/her/them/my ~2 undress/strip/touch
      <guardian> ~3 <hurts> ~1 her/him/them && <kid> !back
      <guardian> ~3 locks/locked ~1 him/her/them ~1 in/out/inside/outside
      <kid> ~6 daddy/dad/mommy/mom ~2 <hurts> ~1 her/him/me/them
      teacher/coach/tutor/man/guy/adult ~2 <be>? texting/messaging/messages/texts/dms ~1 my ~2 <kid> + love/loves/secret/night/pictures/meet/kiss
      <kid>/grandkids ~2 left alone ~1 all/for/over/every
    `,
  },
  {
    id: 'child-hurt-by-me',
    kind: 'hurter',
    category: 'child-risk',
    who: 'self',
    points: 5,
    unless: 'playful',
    patterns: `
      i ~3 hit/slapped/punched/smacked/kicked/choked/shook/whipped/spanked/beat/threw/hurt/shaken/shake/dropped ~1 my/the/our/his/her ~1 <kid> !feelings/up/out/hand/party/at/to/in/with/coach/teacher/ball
      i ~2 shook/shake/shaken him/her/it/them ~8 cry/crying/scream/screaming/baby/stop
      i ~2 shook/shaken the/my baby
      i ~3 hit/slapped/grabbed/shoved/hurt ~2 <kid> ~4 hard/face/arm/mark/bruise/again/cried
      what i ~2 do if/when/to ~3 baby/<kid>/keeps/crying/screaming
      <hope>/scared/afraid/might/could/going/urge/urges/like ~3 hurt/hurting/shake/shaking/smother/smothering/throw/throwing/drop/drown/hit/hitting/harm/harming ~1 my/the ~1 <kid> !feelings
      thoughts/images/thought ~2 hurting/harming/drowning/smothering/dropping/killing ~2 baby/<kid>
      i am ~4 going to ~1 hurt/shake/hit/throw ~1 baby/<kid>/him/her && baby/crying/screaming/cry/toddler/son/daughter
      not stop crying/screaming ~8 shake/throw/hurt/snap/lose/hit
      imagine/imagining/picture/picturing/think/thinking ~3 throwing/dropping/hurting/shaking/drowning/smothering/hitting ~2 baby/newborn/<kid>
      i ~4 hit/slap/smack/whip/beat my kids/kid/son/daughter/children/child/toddler
      i ~3 throw/threw things/stuff ~1 at my kids/kid/son/daughter/children
      i ~3 slapped/hit/smacked/spanked/shook/shoved/kicked/punched/grabbed ~1 my #kid
      i ~2 could not stop ~2 && slapped/hit/smacked/spanked/shook && kid/son/daughter/old/baby/toddler/child
      i ~3 grabbed/dragged/threw/pinned/choked/yanked ~1 my ~1 <kid> ~1 by/neck/arm/hair/throat/hard/against/down/across
    `,
  },
]

/** Old and disabled people in someone's care. */
const ELDERS: readonly Frame[] = [
  {
    id: 'elder-hurt',
    kind: 'elder',
    category: 'elder',
    who: 'other',
    points: 5,
    patterns: `
      <elder>/mother/father/mom/dad/resident/residents ~8 bruise/bruises/bedsores/sores/marks/tied/restrained && home/aide/nurse/carer/caregiver/facility/staff/care/son/daughter/aunt/uncle/brother/sister/thin/nursing/arms/wrists
      <carer>/nursing/facility/<family> ~8 ties/tied/hits/hit/slaps/slapped/restrains/restrained/drugs/yells/screams/rough/leaves/locks/shoves/handles ~3 <elder>/mother/father/mom/dad/resident/residents/her/him && aide/nurse/carer/caregiver/caretaker/staff/nursing/facility/gran/grandma/grandpa/elderly/dementia/wheelchair/care/resident
      <carer>/nurse/aide ~3 hit/hits/slaps/slapped/hurts/hurt/ties/tied ~1 me/her/him/my/mom/dad
      gran/grandma/grandpa/grandmother/grandfather ~8 locked/tied/starved/beaten/hit/hits/slapped/bruise/bruises
      <family>/carer/caregiver ~6 took/takes/has/controls/drains/drained/steals/stealing/stole ~4 <elder>/mom/mother/dad/father ~3 bank/card/pension/money/savings/checks && thin/marks/bruise/bruises/alone/food/scared/dirty/medicine/locked
      grandma/grandpa/gran/grandmother/grandfather + <injury>/bruise/wet/starving/dehydrated/tied/restrained + staff/home/nurse/aide/carer/leave/caregiver/facility/aunt/uncle/nursing
      takes/took/controls/steals/stole/spends my ~2 pension/social
      <elder>/mother/father/mom/dad ~2 <be> ~1 being/getting hit/abused/neglected/hurt/slapped ~1 by
      grandma/grandpa/gran/grandmother/grandfather + left/leaves/leave + bed/wet/dirty/alone/sores/diaper/hungry && sores/days/cousin/aunt/uncle/home/nurse/aide/day
      twist/twists/twisted/twisting ~2 mother/mom/dad/father/grandma/grandpa/her/his ~1 arm
      stealing/steals/stole/taking/takes ~2 money from ~3 elderly/mother/grandma/grandpa/gran/grandmother/grandfather + scared/afraid/hits/alone/thin/bruise
    `,
  },
  {
    id: 'elder-money',
    kind: 'elder',
    category: 'elder',
    who: 'other',
    points: 2,
    adds: true,
    patterns: `
      <family>/carer/caregiver ~6 takes/has/controls/drains/drained/stealing/stole/steals ~4 gran/grandma/grandpa/grandmother/grandfather ~3 bank/card/pension/money/savings/checks
      taking ~2 grandma/grandpa/gran ~2 money/pension
    `,
  },
]

/** Danger at this moment: no message comes first. */
const NOW: readonly Frame[] = [
  {
    id: 'chased',
    kind: 'danger',
    category: 'danger',
    who: 'self',
    points: 5,
    unless: 'online',
    patterns: `
      <be> chasing me/us/her !for/about/with/down/up/around
      man/guy/someone/stranger/car/men/they/he/she ~2 following my daughter/son/kid/child/sister/wife/girlfriend/mom
    `,
  },
  {
    id: 'followed',
    kind: 'danger',
    category: 'danger',
    who: 'auto',
    points: 5,
    unless: 'online',
    patterns: `
      man/guy/someone/somebody/car/stranger/he/they/men/people/dude/him ~3 following/follows/followed me/us/her ~2 home/from/bus/car/street/right/now/still/train/walk/down/since/store/for
      <be> being followed !up/by
      being followed by ~2 man/guy/car/stranger/someone
      someone/somebody/man/guy/he/stranger/ex/people/they/men ~4 trying/tries/tried/try to ~2 get/break/open/force/enter/kick ~2 in/into/door/window/house/my/apartment
      someone/somebody/man/stranger/burglar/intruder ~2 is? in/inside/outside ~1 my/the/our house/home/apartment/room/door/window/yard/garage/flat/hallway && now/help/scared/alone/hiding/hide/night/police/noise/downstairs/hear/banging/knife/gun/he/is
      someone/somebody/burglar/intruder broke/breaking/is in/into my/our/the house/home/apartment
      breaking/broke into ~1 house/home/apartment ~2 now/right/and/while
      hiding/hide in ~1 closet/bathroom/basement/under ~4 && he/she/someone/him/gun/door/intruder/scared/husband/dad
      banging/pounding/kicking on/at ~1 door && scared/alone/ex/let/he/drunk/someone/not
      not let me out ~2 car/room/house/apartment/now
      trapped in/inside && he/car/fire/room/elevator/house/help/water
      kidnap/kidnapped/abducted me/us/him/her
      held/holding/kept/keeping/keeps me ~2 against/hostage/captive/prisoner/locked/here
      drugged/spiked && drink && now/feel/feels/dizzy/help/walk
      man/guy/someone/stranger/intruder/burglar/person ~2 in my/our/the kitchen/house/basement/garage/hallway/bedroom/yard/backyard/porch/driveway/apartment/bathroom/attic && door/flashlight/window/hiding/closet/scared/police/alone/knife/gun
      banging/pounding/kicking/hammering ~2 my ~1 door + yelling/screaming/name/guy/man/drunk/ex/let/threatening/stranger/help/scared/alone/he
      man/guy/someone/stranger/car/van/truck/suv/bike/men/dude/they ~2 following me/us !on/back/up/around/for
      i/he/she/we/<kid> ~3 kidnapped/abducted/trafficked
      being held against/hostage/captive/prisoner
      <third> ~4 has/have/holding/got/with ~2 <weapon> !shop/store/range/show/club/safe/license/collection + outside/door/coming/drunk/screaming/angry/threatening/inside/scared/hiding
      <third> ~3 drunk/high/angry/mad/screaming ~6 <weapon>
      hear/heard ~2 someone/somebody/footsteps/noises/man ~4 downstairs/upstairs/house/outside/attic/basement/door + alone/scared/now/help/kids/police
      not let/lets me ~1 get? out ~3 car/house/room/van/truck/apartment/his
      put/slipped ~1 something in my ~1 drink/wine/beer/coffee/glass
    `,
  },
  {
    id: 'papers-taken',
    kind: 'danger',
    category: 'danger',
    who: 'auto',
    points: 5,
    patterns: `
      boss/employer/owner/agency/agent/they/manager/madam/family/recruiter/he ~3 has/took/keeps/holds/kept/have/taken/holding/confiscated ~2 my passport/papers/documents/visa && leave/work/pay/debt/let/owe/go/house/client/clients/out/money
      not leave until ~2 pay/paid/work/debt
      trafficked/trafficking me/us/her
      sold me/her/us to
      makes/make/made/force/forces/forced me ~3 clients/johns/men/sell/dance/massage/prostitute && pay/debt/money/passport/leave/men/clients/beat/body
      keep/keeps/kept/took/hold/holds/has ~1 our/my passports/passport + lock/locked/leave/work/pay/debt/house/out/let
      boss/employer/owner/agency/recruiter/manager/landlord/pimp ~2 took/has/keeps/holds/kept/confiscated my passport/papers/visa/documents
      passports/passport ~2 locked/away/taken/hidden/safe + employer/boss/they/agency/leave/house/work
      locked/hid/hides/locks ~2 our/my passports/passport
    `,
  },
  {
    id: 'intent-weapon',
    kind: 'danger',
    category: 'danger',
    who: 'self',
    points: 5,
    unless: 'hunting',
    patterns: `
      i ~6 <weapon> && pay/way/hurt/kill/stab/shoot/revenge/him/her/them !cut/cook ~2 && going/way/will/ready/pay/tonight/waiting/bring/bringing/brought
      <weapon> ~8 make him/her/them pay
      make him/her/them pay ~8 <weapon>
      shoot/shooting/blow/bomb/burn ~1 up? the/my/this/a/that place/school/office/church/everyone/building/mall/workplace/house/work
      shoot/shooting/blow up the/my/this school/place/office/church/mall/workplace/everyone
      showed/shows/showing me ~2 <gun>/knife ~3 in/at ~2 bag/backpack/locker/car/desk/work/school/jacket
      showed/shows/showing me ~2 <gun>/knife + monday/tomorrow/tonight/work/school/coworker/boss
      bring/bringing/take/taking/brought/took a/the/my/dads <gun>/knife to school/work/class/church/office
      shoot/stab/kill everyone/everybody/them/people at/in/there
      going to shoot/stab him/her/them/everyone/somebody/someone/my
      i ~4 burn/burning ~2 house down
      take/taking people/others/them with me && going/out/die/tomorrow
      hit ~2 list && school/kill/names
      i just/have? stabbed/shot/poisoned him/her/my/someone/them !a/an
      i ~2 think i killed
      run/running him/her/them/people over && going/want/will/car
      wait/waiting/outside/standing/parked/hiding + <weapon> + house/home/him/her/work/door/apartment/school
      i ~4 <gun>/knife ~3 in my ~1 bag/backpack/pocket/jacket/locker/purse/car/waistband/hand && him/her/school/bus/pay/wait/waiting/revenge/kill/hurt
      i know where/what/when ~3 he/she/they lives/takes/parks/works/sleeps/gets && gun/knife/bat/pay/kill/hurt
      i ~4 kill/stab/shoot/hurt ~5 with ~2 <weapon>
      want/going/plan/planning/will to? ~1 shoot/kill/stab everyone/everybody/people/them/kids
      i ~4 <gun> ~2 in my ~1 backpack/bag/locker/jacket/purse/pocket
      <gun>/knife ~2 in my ~1 backpack/bag/locker/jacket + laughing/bullies/school/class/sorry/them/they/him/pay
      <gun>/knife + driving/going/heading/way/went/left/drove + ex/him/her/wife/husband/girlfriend/boyfriend/school && he/she/brother/dad/son/friend/husband/angry/kill/pay
      i ~3 going/want/planning/plan/ready ~1 stab _
      i ~3 planning/plan/going to? ~1 shoot someone/somebody/him/her/them/people/my/everyone
      bring/bringing/brings ~2 <gun>/knife ~2 tomorrow/tonight/monday/tuesday/wednesday/thursday/friday/school
      death threat/threats ~8 gun/knife
      i ~3 going to kill someone/everyone/people/somebody
      ^ help he/she/they
      ^ he/she has a <gun> $
      he/she/<family>/ex/guy/man has a <gun> and
    `,
  },
  {
    id: 'not-waking',
    kind: 'danger',
    category: 'danger',
    who: 'other',
    points: 5,
    unless: 'sleepy',
    patterns: `
      not/nothing wake/waking/rouse ~3 up/him/her/them/<family>/friend && drank/drink/drunk/pills/took/help/breathing/blue/cold/hard/overdose/unresponsive
      not wake him/her/them/my/up ~2 friend/<family>
      <one> ~2 <be> not waking/responding/responsive/moving/breathing !with/to/fast/quick/forward
      <third>/baby ~3 not <be>? ~1 breathe/breathing !room/a/easy/easier/word
      <one> ~6 unconscious/unresponsive
      passed out && not ~2 wake/respond/breathe/breathing
      stopped breathing
      turning/turned blue
      lips/face/skin/fingers <be>? ~1 blue/purple/grey/gray
      <third> ~3 collapsed && now/help/not/chest/just/floor/breathing/wake/floor
      <third>/i ~3 having/had/has a/another? seizure/seizures/stroke && now/help/still/first/just/should/wait/shaking/stop/message/tell
      <third>/i ~2 having/has/have ~2 heart attack !about/if/over
      bleeding ~4 not ~2 stop/stopping
      not stop ~2 bleeding
      bleeding a lot/heavily/out/badly
      lost ~2 lot of blood
      <third>/i ~3 been/got/was/just stabbed/shot !down/up/film/video/pictures/photos ~1 + bleeding/help/now/blood/ambulance/hospital/i
      water broke/contractions && alone/blood/early/driving/not
      throat ~4 closing/swelling
      face/lips/tongue ~2 swelling/swollen && breathe/breathing/throat/ate/sting/allergic/peanut/peanuts/bee
      epipen && not/need/where/ate
      fell && head && blood/vomiting/unconscious/confused/bleeding/wake/sleepy
      drowning/drowned && he/she/baby/kid/pool && now/help/breathing/pulled
      blood everywhere && stop/help/floor/pressure/now/bleeding
      <third> ~2 collapsed + not/answering/responding/breathing/floor
      barely/hardly/not ~1 breathing
      breathing ~2 weird/shallow/slow/slowly/funny/stopped
      mixed/mixing ~3 <pills> ~4 alcohol/vodka/wine/beer/whiskey/drinks + not/barely/wake/passed/breathing/slurring/asleep/hard
      <one>/i/baby ~2 having a seizure
      shaking/convulsing/twitching/lying/laying/collapsed ~3 floor/ground + not/answering/responding/moving
      fell/fall/falls ~6 + bleeding/unconscious/confused/vomiting/vomited + head/ear/ears/ladder/stairs/roof
      <kid>/baby/toddler/husband/wife/mom/dad/grandma/grandpa ~1 is ~1 choking !up/back
      he/she is ~1 choking ~3 + food/help/now/breathe/blue/turning
      bleeding badly
    `,
  },
  {
    id: 'swallowed',
    kind: 'danger',
    category: 'danger',
    who: 'auto',
    points: 5,
    unless: 'figurative',
    patterns: `
      swallowed/swallow/swallowing/drank/drunk/ate/ingested/inhaled ~4 bleach/battery/batteries/pills/detergent/poison/antifreeze/magnet/magnets/bottle/cleaner/something/<pills>/pods/chemicals/glass && she/he/i/my/we !pride
      swallowed something
      took/taken/downed/swallowed ~3 whole/entire/all/full/bunch/handful/lots ~3 <pills>/bottle/them/pack/box/packet
      took/taken/swallowed/downed ~2 #kid/#adult/#low ~5 <pills> !days/weeks
      overdosed !on ~3
      overdosed on ~2 <pills>/heroin/fentanyl/cocaine/something/her/his/my
      overdose ~4 now/help/naloxone/narcan/she/he/happening/friend/think/taken/took !film/scene/class/awareness
      i/he/she/they <be> overdose
      <third> just/may/might? overdose !on/awareness/prevention/movie/film
      narcan/naloxone && not/he/she/need/gave/where
      slurring/slurred && took/swallowed/drank/pills/face/arm/speech/head/fell/she/he/confused !podcast
      <kid> ~2 swallowed/ate ~2
      took/taken/takes/popped/downed ~4 too many/much ~3 <pills>/xanax/edibles
      drank/drunk/drinking/vodka/wine/alcohol/beer/whiskey + took/taken/swallowed ~3 <pills>
      <kid> ~8 medicine/pills/cabinet/bottle/tablets + empty/ate/swallowed/missing/took/into
      he/she/caller/friend ~2 took pills
      overdosed on purpose
      <kid>/he/she/baby/toddler ~3 drank/swallowed/ate/ingested/drinks ~4 <poison>
      took/taken/taking ~2 #kid/#adult/#low of ~2 <pills>/them
      took too much && unconscious/wake/breathing/awake/pills/blue/now
    `,
  },
  {
    id: 'heart-stroke',
    kind: 'danger',
    category: 'danger',
    who: 'auto',
    points: 5,
    patterns: `
      chest ~3 hurts/hurt/pain/pains/tight/pressure/heavy/crushing/squeezing ~8 jaw/arm/breath/breathe/sweating/dizzy/shoulder/numb
      jaw/arm ~4 hurts/hurt/pain/numb ~8 chest
      chest pain/pains !scene + i/my/he/she/<family>/have/has/having
      crushing/stabbing pain ~3 chest
      pain/pressure in ~1 chest
      face ~2 drooping/droops/droopy/drooped
      not move/lift/feel ~3 arm/side/leg/face && talking/speech/speak/words/face/left/right/suddenly/smile/slurring/slurred/funny/weird/confused
      talking/speaking/speech ~2 funny/weird/slurred/garbled/nonsense && arm/face/side/suddenly/confused/droopy
      suddenly ~4 not ~2 speak/talk/see/move
      not catch ~1 breath && chest/blue/now/asthma/inhaler/help
      not breathe && inhaler/asthma/help/chest/blue/allergic/now/hospital
      asthma attack && inhaler/now/not/empty
      worst headache ~3 life
      <third>/i ~3 having ~2 stroke
      face ~3 weird/droopy/crooked/funny/numb/uneven ~3 side
      stroke + arm/speech/slurring/slurred/droop/drooping/smile
      wheezing/gasping && swallowed/breathe/blue/coin/choking/baby/ate
      not feel ~1 left/right arm/leg/side
      half ~1 ~2 face ~3 droop/droops/drooping/hangs/hanging/numb/paralyzed/dropped
      talking/speaking ~1 nonsense/gibberish + face/sudden/suddenly/arm/side/stroke
      not ~1 lift/raise/move ~2 arm/leg/side + mouth/face/hangs/drooping/speech/smile/slurred/slurring/talk
      chest + elephant/pressure/squeezing/crushing/tight/heavy + sweating/arm/jaw/breath/breathe/nauseous/dizzy
      droopy/drooping/crooked/slack/numb face/mouth/cheek + talk/speak/speech/arm/suddenly/side/mom/mother/dad/father/walk
      <third> ~2 had/having/has a heart attack/stroke + now/just/today/help/minutes/ago/floor/still/what/call
      <third> ~2 having a heart attack/stroke
      i ~3 having a heart attack/stroke !about/if/over/when
    `,
  },
  {
    id: 'gas-fire',
    kind: 'danger',
    category: 'danger',
    who: 'auto',
    points: 5,
    unless: 'story',
    patterns: `
      smell/smells/smelling ~3 gas !station/price/prices/grill
      gas ~1 leak/leaking && house/apartment/smell/now/kitchen/home/landlord/building
      carbon monoxide && alarm/beeping/headache/detector/dizzy/going
      house/apartment/building/kitchen/car/room/floor is/caught/on on? fire
      is on fire && house/apartment/kitchen/building/stove/car/help
      smoke ~4 under/filling/coming ~3 door/room/house/apartment/hall
      baby/toddler/kid/child/son/daughter ~3 locked ~3 car && hot/heat/inside/keys/crying/now
      caught/catching fire + stove/kitchen/house/room/curtain/out/now/oven/apartment !imagination
      fire in my/our/the house/apartment/kitchen/building/room/garage/basement !place/pit/alarm/drill
    `,
  },
  {
    id: 'new-mother',
    kind: 'danger',
    category: 'danger',
    who: 'auto',
    points: 5,
    patterns: `
      baby/newborn/son/daughter/infant ~8 demon/demons/devil/possessed/swapped/satan/evil/replaced/poisoned/messiah/chosen && says/thinks/believes/convinced/told/keeps/hears/know/said
      baby ~1 is ~2 not ~1 hers/mine/real/our/ours && says/thinks/believes/convinced/hears/swapped/switched
      baby ~6 && wife/she/gave/birth/postpartum/mother/newborn && voices/hallucinating/hallucinations/delusional/seeing/paranoid/psychosis
      postpartum psychosis
      voices/god ~6 <say> ~3 hurt/harm/kill/sacrifice/drown ~2 baby/kids/children/him/her/them
      god/voices/devil/demon/demons/satan/spirits ~6 drown/kill/hurt/sacrifice/save/harm ~3 baby/kids/children/son/daughter
      birth/postpartum/newborn + god/voices/demon/demons/devil/possessed
    `,
  },
]

export const DANGER_FRAMES: readonly Frame[] = [...CHILDREN, ...ELDERS, ...NOW]
