import type { Frame } from '../frame.ts'

/** Hurting one's own body. */
export const BODY: readonly Frame[] = [
  {
    id: 'hurt-self',
    kind: 'body',
    category: 'self-harm',
    who: 'auto',
    points: 4,
    unless: 'kitchen',
    patterns: `
      cut/cuts/cutting/burn/burns/burning/burned/burnt/scratch/scratches/scratching/slice/slicing/carve/carving/\
        punish/punishing/punching/punch/hit/hits/hitting ~1 myself/himself/herself/themselves !off/out/from/\
        some/a/in/shaving/on/with/over/short/at
      cut/cuts/cutting/burn/burns/burning/burned/burnt/hit/hits/hitting myself/himself/herself/themselves ~4 on/\
        with/over ~2 purpose/razor/lighter/cigarette/blade/knife/scissors/head/arms/arm/legs/stove
      hurt/hurts/hurting/harm/harms/harming/injure/injuring myself/himself/herself/themselves !at/playing/\
        running/lifting/in/falling/skiing/during/doing/on/trying/moving/while/working
      hurt/hurting/harm/harming myself on purpose
      i <wish> ~1 hurt/harm/cut myself !off/out/down/some/a/loose/free
      selfharm !awareness/prevention/policy
      self mutilation/mutilate/harmer/injurer
      razor/razors/blade/blades ~4 arm/arms/wrist/wrists/thigh/thighs/skin/again/leg/legs/relapsed
      used/use/using/took/found/hid/hide/hides/hiding/bought ~2 razor/razors/blade/blades
      dig/digging/dug ~3 nails/fingernails ~3 skin/arms/palms/bleed/blood
      <wound>/bleed/bleeds/bleeding/bloody/raw ~4 on ~2 purpose && skin/arm/arms/wrist/wrists/leg/legs/thigh/\
        thighs/myself
      bang/bangs/banging/banged/smash/smashing/punch/punches/punching/slam/slamming/hits/hitting ~2 head/fist/\
        fists/hand/hands ~4 wall/brick/floor/concrete/bleed/bleeds/raw/desk/door
      punch/punches/punching/punched ~2 wall/walls/brick/mirror ~6 bleed/bleeds/knuckles/raw/split/blood/bloody/\
        hurts/break/breaks/broke/swollen/swells
      until/til it/they/i/he/she ~2 bleed/bleeds/bled/bleeding !out
      pull/pulling/pulls out my/her/his hair/lashes/eyelashes
      starve and cut
      snap/snapping/snaps ~3 rubber band
      hit/hits/hitting/punch/punches/punching/slap/slapping/bite/biting myself/himself/herself/themselves ~1 in/\
        until/when/so/over/because/hard
      <harmVerb> ~2 my/his/her/their ~1 <bodypart> ~3 with ~2 <tool>
      <tool> ~3 <harmVerb> ~2 my/his/her ~1 <bodypart>
      scratch/scratching/carve/carving/slice/slicing my/his/her/their ~1 thigh/thighs/arm/arms/wrist/wrists/leg/\
        legs/stomach/hips/skin
      no more cutting/burning/selfharm/hurting
      promise/promised/promises/swore ~6 cutting/selfharm/cut/hurting ~2 + broke/stop/again/more/not/never/quit
      hits/hit/bangs/slams his/her/their head ~4 floor/wall/bed/table/bleeds/crib/bleed
      hurt/hurting/harm/harming/injure/cut/cutting/burn/burning ~1 my own body
      blood/bleed ~3 helps/calms/calm
      cut/cuts/cutting/burn/burns/burning/burned/burnt/stab/stabbing/scratch myself/himself/herself/themselves\
        ~2 with ~2 <tool>
      feel/feels anything/something/alive/real + pain/cut/blood/bleed/bleeding
      pain + feel/feels anything/something/alive/real
      burns/cuts/scratches/hits/punches/bites/hurts/harms himself/herself/themselves
      hurts/hurt more than my ~1 thoughts/feelings/head/heart
      use/uses/used a/the razor/blade/knife ~3 my/her/his ~1 <bodypart>
      fresh/new ~1 scars/cuts/marks ~2 on
      make/makes/making/made ~2 cuts ~2 on/in my/her/his ~1 <bodypart>
      punched/slapped/bit/hit/punch/hitting/punching/slapping myself/himself/herself ~1 in/on
      hits/hit/bangs/slams his/her/my own? head when/against/until/if/because/over
    `,
  },
  {
    id: 'on-purpose',
    kind: 'body',
    category: 'self-harm',
    who: 'auto',
    points: 4,
    patterns: `
      <harmVerb> ~2 myself/herself/himself ~3 on purpose
      <harmVerb> ~2 my/his/her/their ~1 <bodypart> ~2 on purpose
    `,
  },
  {
    id: 'cutting',
    kind: 'body',
    category: 'self-harm',
    who: 'auto',
    points: 4,
    unless: 'thing',
    patterns: `
      i cut when/again/last/because/every/deep/deeper/today/tonight/too
      <i> ~3 been/started/start/stop/stopped/keep/kept/quit/back to? cutting !out/down/back/up/off/the/my/\
        corners/through/into/it/costs/people/hair/lines/words/class/a/ties/sugar/caffeine/and
      not stop/quit cutting !me/off/out/the/corners/him/her
      she/he/<child>/<friend>/<sibling> <be> cutting !everyone/people/it/me/back/off/out/in/down/corners/class/\
        the/up/a/hair/through/costs/ties/onions
      she/he/<child>/<friend>/<sibling> cuts $
      cutting again/habit/problem
      relapse/relapsed/relapsing ~6 cut/cutting/sh/burn/burning/blade/razor/arms/scars
      clean ~6 cut/cutting/selfharm/sh/blade/razor
      #kid/#adult/#low/six/months/weeks/days ~2 clean && cut/cutting/selfharm/razor/blade/scars/arms
      broke my streak && razor/blade/cut/cutting/arms/scars/harm
      urge/urges to ~1 cut/burn/hurt $
      urge/urges to ~1 cut/burn/hurt myself/again/tonight
      want/need to cut $
      want/need to cut again/myself/tonight/deep/so
      caught ~2 <me>/him/her/<child> cutting
      cutting is/was/helps/helped/calms/makes/feels !edge/board/down/onions/into/back/costs
      cutting ~4 helps/calms/relief/cope/coping/numb/numbs
      <third> ~2 been cutting !down/back/out/corners/hair/class/it/onions/the/my/a/grass/lawn/me
      keep/keeps/hide/hides/hid/carry/carries/kept ~2 blade/blades/razor/razors ~4 phone/case/drawer/pocket/\
        wallet/room/bed/shoe/bag/pencil/mattress
      relapsed/relapse && cuts/scars/sleeves/blade/arms/wrists/razor
      relapsed/relapse && ones/lines/#kid/#low/#adult && <bodypart>
      bleeding/blood/cutting/burning + stop/stops/quiet/quiets/silence/silences/calm/calms + noise/thoughts/head/voices
      not cut ~1 for/in/since ~2 days/weeks/months/week/month/year/years
      start/starts/started/want/wanted/need to ~1 cut again/$
    `,
  },
  {
    id: 'marks',
    kind: 'body',
    category: 'self-harm',
    who: 'auto',
    points: 4,
    unless: 'kitchen',
    patterns: `
      arm/arms/wrist/wrists/thigh/thighs <be> a mess again/$
      <wound> ~2 on/all/up/down/along/across/over ~2 my arm/arms/wrist/wrists/thigh/thighs/forearm/forearms !from
      <wound> ~2 on/all/up/down/along/across/over ~2 his/her/their ~1 wrist/wrists/thigh/thighs/forearm/forearms
      <wound> ~2 in ~1 row/rows ~5 arm/arms/wrist/wrists/thigh/thighs/leg/legs/skin
      <wound> ~5 arm/arms/wrist/wrists/thigh/thighs/skin ~8 hide/hiding/cover/covering/sleeves/hoodie/excuse/\
        gym/summer/swim/swimsuit
      hide/hiding/cover/covering/covers/hides ~4 <wound> ~4 arm/arms/wrist/wrists/thigh/thighs/skin/sleeves/legs
      sleeves/hoodie/sweater/bracelets/bandages/bandaids ~8 scars/cuts/marks/wounds
      <wound> ~8 fresh/new/old/last && arm/arms/wrist/wrists/thigh/thighs/skin && scars/cuts/marks
      blood/bloody ~3 tissues/tissue/towel/towels/clothes && razor/razors/blade/blades
      blood on ~2 sleeves/sleeve/sheets && cut/cuts/arm/arms/scars
      row/rows of ~1 cuts/burns/lines/scars
      cuts/lines/scars/scratches/burns ~1 on ~1 his/her/their/my ~1 arm/arms/leg/legs !from
      <wound> ~1 on ~4 wrist/wrists/thighs/forearm/forearms !from
      <bodypart> ~4 covered in/with ~1 <wound>
      cuts/scratches/burns ~3 over/up/down/on his/her/their ~1 arm/arms/leg/legs && says/said/claims/blames/swears/\
        hides/sleeves/long
      #adult/#kid/#low cuts !of
      <bodypart> ~3 full of ~1 <wound>
      cuts/lines/scars/scratches/burns ~1 on ~3 arm/arms/wrist/wrists/thigh/thighs/forearm/forearms !from
      my ~1 scars/cuts ~8 new/fresh/recent
      scars/scar from cutting/burning/selfharm
    `,
  },
  {
    id: 'scratch-bleed',
    kind: 'body',
    category: 'self-harm',
    who: 'auto',
    points: 4,
    patterns: `
      scratch/scratches/scratching/picks/pick/picking/bites/biting/claws/clawing ~4 bleed/bleeds/raw/blood/bleeding
      burn/burns/burning/burned ~2 <bodypart> ~3 lighter/cigarette
      burn/burns/burning/burned ~2 <bodypart> ~1 with ~2 iron/match/stove/lighters/matches
      burn/burns/burning ~2 <bodypart> on ~2 iron/stove
      burn/burns/burning ~3 with ~1 lighter/cigarette/cigarettes
      cut/cuts/cutting/slice/slices/slicing my/his/her/their ~1 arm/arms/wrist/wrists/thigh/thighs/leg/legs/\
        skin/hips/stomach/veins !on/while/cooking/shaving
      physical pain ~4 only/helps/quiet/quiets/easier
      pain is the only
      see/seeing/saw blood ~4 calm/calms/relief/helps/better
      lighter/blade/razor/knife/needle/scissors/pin/match/cigarette ~3 to my/her/his ~1 <bodypart>
      take/took/takes/use/used/uses/put/puts/hold/holds ~2 lighter/blade/razor/knife/needle/scissors/cigarette/cigarettes\
        ~2 to/on/against my/his/her ~1 <bodypart>
      carve/carves/carved/carving/scratch/scratched/cut/cuts/burn/burned ~4 into my/her/his/their ~1 <bodypart>
      <bodypart> <be> ~1 cut/cuts/bleeding/raw/burned/scarred !off/short/by/from ~2 && hide/swim/swimming/mom/\
        school/excuse/sleeves/explain/tell/dad/gym/nurse
      bandages/bandage/bandaids/gauze ~2 on ~1 my/her/his ~1 arm/arms/wrist/wrists/forearm/forearms/thigh/\
        thighs/leg/legs
      bite/bites/biting/bit/pinch/pinching my own? arm/arms/hand/hands/self ~4 bruise/bruises/bleed/hard/scream/\
        cry/calm
      <wound>/bandages ~6 excuse/story/explain/explanation/lie && arm/arms/wrist/wrists/thigh/thighs/skin/leg/legs/\
        sleeves/hide/cover
      my scars/bandages/burns ~6 excuse/story/explain/explanation/lie
      explain/hide/cover my cuts/scars/burns !to/on/in
      lighter/blade/razor/knife/needle/scissors/match/cigarette/iron ~3 on my/her/his ~1 <bodypart>
      cut/cutting/went too deep !into
      <harmVerb>/bites/scratches/cuts/burns ~1 my/his/her/their ~1 <bodypart> ~3 until/bleed/bleeds/marks/raw/\
        blisters/bruise
      carve/carves/carved/carving ~4 in my/her/his/their ~1 <bodypart>
    `,
  },
  {
    id: 'hurt-sign',
    kind: 'body',
    category: 'self-harm',
    who: 'auto',
    points: 2,
    adds: true,
    unless: 'kitchen',
    patterns: `
      cut/cuts/cutting myself/himself/herself/themselves at/in/on/over/from ~1 school/home/night/class/bed/bathroom/\
        bedroom/room/secret/weekends/birthday/him/her/them/shame/guilt/pain/sadness/loneliness
      i/<child> ~1 punch/punches/punching/punched ~2 wall/walls
      start/started/been/keep/keeps/stop punching ~2 wall/walls
      i ~1 deserve to ~2 hurt/suffer/bleed/pain
      i ~1 deserve ~1 pain
      scars on my/his/her arm/arms/wrist/wrists/thigh/thighs
      long sleeves/pants/sleeve ~4 july/summer/june/august/heat/hot/always/every/even
    `,
  },
]
