import type { Frame } from '../frame.ts'

/** Danger at this moment: no message comes first. */
export const NOW: readonly Frame[] = [
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
      man/guy/someone/somebody/car/stranger/he/they/men/people/dude/him ~3 following/follows/followed me/us/her\
        ~2 home/from/bus/car/street/right/now/still/train/walk/down/since/store/for
      <be> being followed !up/by
      being followed by ~2 man/guy/car/stranger/someone
      someone/somebody/man/guy/he/stranger/ex/people/they/men ~4 trying/tries/tried/try to ~2 get/break/open/\
        force/enter/kick ~2 in/into/door/window/house/my/apartment
      someone/somebody/man/stranger/burglar/intruder ~2 is? in/inside/outside ~1 my/the/our house/home/\
        apartment/room/door/window/yard/garage/flat/hallway && now/help/scared/alone/hiding/hide/night/police/\
        noise/downstairs/hear/banging/knife/gun/he/is
      someone/somebody/burglar/intruder broke/breaking/is in/into my/our/the house/home/apartment
      breaking/broke into ~1 house/home/apartment ~2 now/right/and/while
      hiding/hide in ~1 closet/bathroom/basement/under ~4 && he/she/someone/him/gun/door/intruder/scared/husband/dad
      banging/pounding/kicking on/at ~1 door && scared/alone/ex/let/he/drunk/someone/not
      not let me out ~2 car/room/house/apartment/now
      trapped in/inside && he/car/fire/room/elevator/house/help/water
      kidnap/kidnapped/abducted me/us/him/her
      held/holding/kept/keeping/keeps me ~2 against/hostage/captive/prisoner/locked/here
      drugged/spiked && drink && now/feel/feels/dizzy/help/walk
      man/guy/someone/stranger/intruder/burglar/person ~2 in my/our/the kitchen/house/basement/garage/hallway/\
        bedroom/yard/backyard/porch/driveway/apartment/bathroom/attic && door/flashlight/window/hiding/closet/\
        scared/police/alone/knife/gun
      banging/pounding/kicking/hammering ~2 my ~1 door + yelling/screaming/name/guy/man/drunk/ex/let/\
        threatening/stranger/help/scared/alone/he
      man/guy/someone/stranger/car/van/truck/suv/bike/men/dude/they ~2 following me/us !on/back/up/around/for
      i/he/she/we/<kid> ~3 kidnapped/abducted/trafficked
      being held against/hostage/captive/prisoner
      <third> ~4 has/have/holding/got/with ~2 <weapon> !shop/store/range/show/club/safe/license/collection +\
        outside/door/coming/drunk/screaming/angry/threatening/inside/scared/hiding
      <third> ~3 drunk/high/angry/mad/screaming ~6 <weapon>
      hear/heard ~2 someone/somebody/footsteps/noises/man ~4 downstairs/upstairs/house/outside/attic/basement/\
        door + alone/scared/now/help/kids/police
      not let/lets me ~1 get? out ~3 car/house/room/van/truck/apartment/his
      put/slipped ~1 something in my ~1 drink/wine/beer/coffee/glass
      pull/pulled/pulling/drag/dragged/force/forced/grabbed ~1 me ~1 into/in ~3 car/van/truck/house/alley/bushes
      someone/man/guy/stranger/people/burglar ~1 breaking in/into
    `,
  },
  {
    id: 'papers-taken',
    kind: 'danger',
    category: 'danger',
    who: 'auto',
    points: 5,
    patterns: `
      boss/employer/owner/agency/agent/they/manager/madam/family/recruiter/he ~3 has/took/keeps/holds/kept/have/\
        taken/holding/confiscated ~2 my passport/papers/documents/visa && leave/work/pay/debt/let/owe/go/house/\
        client/clients/out/money
      not leave until ~2 pay/paid/work/debt
      trafficked/trafficking me/us/her
      sold me/her/us to
      makes/make/made/force/forces/forced me ~3 clients/johns/men/sell/dance/massage/prostitute && pay/debt/\
        money/passport/leave/men/clients/beat/body
      keep/keeps/kept/took/hold/holds/has ~1 our/my passports/passport + lock/locked/leave/work/pay/debt/house/out/let
      boss/employer/owner/agency/recruiter/manager/landlord/pimp ~2 took/has/keeps/holds/kept/confiscated my\
        passport/papers/visa/documents
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
      i ~6 <weapon> !collection/show/license/safe/shop && pay/way/hurt/kill/stab/shoot/revenge/him/her/them\
        !cut/cook ~2 && going/way/will/ready/pay/tonight/waiting
      <weapon> ~8 make him/her/them pay
      make him/her/them pay ~8 <weapon>
      shoot/shooting/blow/bomb/burn ~1 up? the/my/this/a/that place/school/office/church/everyone/building/mall/\
        workplace/house/work
      shoot/shooting/blow up the/my/this school/place/office/church/mall/workplace/everyone
      showed/shows/showing me ~2 <gun>/knife ~3 in/at ~2 bag/backpack/locker/car/desk/work/school/jacket
      bring/bringing/take/taking/brought/took a/the/my/dads <gun>/knife !collection/show/license/safe to school/\
        work/class/church/office
      shoot/stab/kill everyone/everybody/them/people at/in/there
      going to shoot/stab him/her/them/everyone/somebody/someone/my
      i ~4 burn/burning ~2 house down
      take/taking people/others/them with me && going/out/die/tomorrow
      hit ~2 list && school/kill/names
      i just/have? stabbed/shot/poisoned him/her/my/someone/them !a/an
      i ~2 think i killed
      run/running him/her/them/people over && going/want/will/car
      wait/waiting/outside/standing/parked/hiding + <weapon> + house/home/him/her/work/door/apartment/school
      i ~4 <gun>/knife ~3 in my ~1 bag/backpack/pocket/jacket/locker/purse/car/waistband/hand && him/her/school/\
        bus/pay/wait/waiting/revenge/kill/hurt
      i know where/what/when ~3 he/she/they lives/takes/parks/works/sleeps/gets && gun/knife/bat/pay/kill/hurt
      i ~4 kill/stab/shoot/hurt ~5 with ~2 <weapon>
      i ~2 want/going/will/ready/plan/planning ~2 kill/stab/shoot him/her/them/my/someone && have/got/bought/keep/\
        brought/hid/took/pillow ~2 <weapon>
      want/going/plan/planning/will to? ~1 shoot/kill/stab everyone/everybody/people/them/kids
      i ~4 <gun> ~2 in my ~1 backpack/bag/locker/jacket/purse/pocket
      man/guy/someone/person/stranger/boy/kid ~1 with a/his/the <weapon> ~1 is/in/at/outside/inside/here
      i ~3 <gun>/knife && laugh/laughs/laughing/laughed/bully/bullies/bullied && tomorrow/tonight/monday/soon/sorry/stop/pay
      <gun>/knife ~2 in my ~1 backpack/bag/locker/jacket + laughing/bullies/school/class/sorry/them/they/him/pay
      <gun>/knife + driving/going/heading/way/went/left/drove + ex/him/her/his/their/wife/husband/girlfriend/\
        boyfriend/school && i/he/she/brother/dad/son/friend/husband/angry/kill/pay
      i ~3 going/want/planning/plan/ready ~1 stab _
      i ~3 planning/plan/going to? ~1 shoot someone/somebody/him/her/them/people/my/everyone
      bring/bringing/brings ~2 <gun>/knife !collection/show/license/safe ~2 tomorrow/tonight/monday/tuesday/\
        wednesday/thursday/friday/school
      death threat/threats ~8 gun/knife
      i ~3 going to kill someone/everyone/people/somebody
      ^ going to ~1 stab/shoot him/her/them/that/someone/everyone/this ~1 !an/photo
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
      not/nothing wake/waking/rouse ~3 up/him/her/them/<family>/friend && drank/drink/drunk/pills/took/help/\
        breathing/blue/cold/hard/overdose/unresponsive
      not wake him/her/them/my/up ~2 friend/<family>
      <one> ~2 <be> not waking/responding/responsive/moving/breathing !with/to/fast/quick/forward
      <third>/baby ~3 not <be>? ~1 breathe/breathing !room/a/easy/easier/word
      <one> ~6 unconscious/unresponsive
      passed out && not ~2 wake/respond/breathe/breathing
      stopped breathing
      turning/turned blue
      lips/face/skin/fingers <be>? ~1 blue/purple/grey/gray
      <third> ~3 collapsed && now/help/not/chest/just/floor/breathing/wake/floor
      <third>/i ~3 having/had/has a/another? seizure/seizures/stroke && now/help/still/first/just/should/wait/\
        shaking/stop/message/tell
      <third>/i ~2 having/has/have ~2 heart attack !about/if/over
      bleeding ~4 not ~2 stop/stopping
      not stop ~2 bleeding
      bleeding a lot/heavily/out/badly
      lost ~2 lot of blood
      <third>/i ~3 been/got/was/just stabbed/shot !down/up/film/video/pictures/photos ~1 + bleeding/help/now/\
        blood/ambulance/hospital/i
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
      mixed/mixing ~3 <pills> ~4 alcohol/vodka/wine/beer/whiskey/drinks + not/barely/wake/passed/breathing/\
        slurring/asleep/hard
      <one>/i/baby ~2 having a seizure
      shaking/convulsing/twitching/lying/laying/collapsed ~3 floor/ground + not/answering/responding/moving
      fell/fall/falls ~6 + bleeding/unconscious/confused/vomiting/vomited + head/ear/ears/ladder/stairs/roof
      <kid>/baby/toddler/husband/wife/mom/dad/grandma/grandpa ~1 is ~1 choking !up/back
      he/she is ~1 choking ~3 + food/help/now/breathe/blue/turning
      bleeding badly
      fell/fallen !behind/for/asleep/in/apart/out/through/short/silent ~6 + not ~1 answer/answers/answering/respond/\
        responding/move/moving/react/reacting
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
      swallowed/swallow/swallowing/drank/drunk/ate/ingested/inhaled ~4 bleach/battery/batteries/pills/detergent/\
        poison/antifreeze/magnet/magnets/bottle/cleaner/something/<pills>/pods/chemicals/glass && she/he/i/my/we\
        !pride
      swallowed something
      ^ drank/swallowed ~2 bleach/cleaner/antifreeze/detergent/pesticide
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
      chest ~3 hurts/hurt/pain/pains/tight/pressure/heavy/crushing/squeezing ~8 jaw/arm/breath/breathe/sweating/\
        dizzy/shoulder/numb
      jaw/arm ~4 hurts/hurt/pain/numb ~8 chest
      chest pain/pains !scene + i/my/he/she/<family>/have/has/having
      crushing/stabbing pain ~3 chest
      pain/pressure in ~1 chest
      face ~2 drooping/droops/droopy/drooped
      not move/lift/feel ~3 arm/side/leg/face && talking/speech/speak/words/face/left/right/suddenly/smile/\
        slurring/slurred/funny/weird/confused
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
      droopy/drooping/crooked/slack/numb face/mouth/cheek + talk/speak/speech/arm/suddenly/side/mom/mother/dad/\
        father/walk
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
      full of smoke
      filled/filling/fills with smoke
    `,
  },
  {
    id: 'new-mother',
    kind: 'danger',
    category: 'danger',
    who: 'auto',
    points: 5,
    patterns: `
      baby/newborn/son/daughter/infant ~8 demon/demons/devil/possessed/swapped/satan/evil/replaced/poisoned/\
        messiah/chosen && says/thinks/believes/convinced/told/keeps/hears/know/said
      baby ~1 is ~2 not ~1 hers/mine/real/our/ours && says/thinks/believes/convinced/hears/swapped/switched
      baby ~6 && wife/she/gave/birth/postpartum/mother/newborn && voices/hallucinating/hallucinations/\
        delusional/seeing/paranoid/psychosis
      postpartum psychosis
      voices/god ~6 <say> ~3 hurt/harm/kill/sacrifice/drown ~2 baby/kids/children/him/her/them
      god/voices/devil/demon/demons/satan/spirits ~6 drown/kill/hurt/sacrifice/save/harm ~3 baby/kids/children/\
        son/daughter
      birth/postpartum/newborn + god/voices/demon/demons/devil/possessed
    `,
  },
]
