import type { Frame } from '../frame.ts'

/** What one would use, kept, counted, bought, visited, sat with; what orders it; what was just tried. */
export const MEANS: readonly Frame[] = [
  {
    id: 'pills-kept',
    kind: 'means',
    category: 'suicide',
    who: 'auto',
    points: 4,
    unless: 'pharmacy',
    patterns: `
      <count> ~5 <pills>
      <pills>/bottle/gun/rope/razor ~8 <count>/staring/stare/looking/look at
      <pills>/bottle ~8 <count>/staring/stare
      bottle ~8 && counting/counted/count && nightstand/pills/drawer/in
      took ~3 <pills> out
      <pills> ~4 lined up
      enough ~3 <pills> to
      have/got/bought/ordered/stole/buying ~3 enough <pills>
      <pills> ~3 in <my> hand
      <pills> ~3 in front of me
      bottle of <pills> ~2 next/beside/open/waiting/ready
      staring/stare/looking/look at ~3 bottle/<pills>/<rope>/knives/knife/tracks/ledge
      how many <pills>
      how many ~3 <pills> ~3 too many/much/kill/die/fatal/dangerous
      not taken my insulin on purpose
      sitting/sit/sits/sat/lies/lying/sleep/sleeps ~6 with ~3 <pills>/<rope>
      sitting/sit/sat ~6 with ~3 knife
      <pills>/rope/razor/blade ~3 next/close to me
      hold/holds/holding/held ~1 <pills> && back/night/nights/down/thoughts
      pills/rope/gun/wrists/razor/noose or ~1 pills/rope/gun/train/bridge/jump/water/noose
      ready ~2 in/for ~4 garage/rope/noose && tonight/tomorrow/note/pills
      <pills> ~4 and/with ~2 vodka/whiskey/alcohol/wine/bottle
      take/taking/took/swallow/swallowing all/whole ~4 <pills>/bottle at?
      <pills> ~6 pile/row/counter/palm/lap/countertop/bedside
      stopped/stop/refuses/refusing/quit ~1 taking/take his/her/their ~1 heart/insulin/<pills> ~2 && die/dying/\
        waiting/anymore/point/live/care
      <pills> ~2 ready !for/to
      stopped/stop/skipping/skips/skipped/quit ~3 insulin
      insulin ~3 on purpose
    `,
  },
  {
    id: 'weapon-kept',
    kind: 'means',
    category: 'suicide',
    who: 'auto',
    points: 4,
    unless: 'hunting',
    patterns: `
      <gun> ~5 mouth/lap/head/temple/bed/table/hand/nightstand/drawer/loaded/lake/pillow/chin/desk && !stole
      loaded/load/loading/cleaning/clean/cleans/polishing/holding/hold ~2 <gun>
      <gun> is/was loaded
      <gun> ~2 and ~2 bullet/bullets/round
      i/he/she/<family>/<friend> ~8 <gun> ~8 && drink/drinking/drunk/note/alone/tired/done/everyone/lost/\
        goodbye/sad/depressed
      drive/driving/drove/went/go/walk ~6 with ~3 <gun>
      <gun> ~10 drive/driving/drove/go/going/take/taking ~5 lake/woods/bridge/field/forest/cemetery
      bought/buy/buying/ordered/order/got/tied/tie/tying/made/found/hung a/the/my/some ~1 rope/noose/helium/\
        charcoal/<gun> !for/to
      tie/tying/made/make ~1 noose/noose
      locked/locks/lock ~6 bathroom/bedroom/room/garage/car ~4 with ~2 razor/blade/knife/pills/<gun>/rope
      noose + i/my/made/tied/tie/tying/bought/found/neck/garage/closet/he/she
      rope ~4 garage/tree/beam/closet/fan/neck/attic/basement/ready
      hose ~3 exhaust/tailpipe/car/pipe
      car running in the garage
      razor ~3 bath/tub/drawer/wrist
      car + garage + shut/closed/running/engine/door/exhaust/sealed/idling
      <gun> ~3 back/house/home + thoughts/divorce/alone/drinking/sad/depressed/dark/scared
      <gun> ~2 out of ~1 safe/drawer/closet/box/case
      <gun> ~3 by/under/near/next ~2 bed/pillow/nightstand
      <gun>/rope/noose/bridge && not ~1 stop/quit thinking/looking about/at it/them/$
      not ~1 stop/quit thinking/looking about/at ~2 bridge/tracks/roof/ledge/cliff/pills/rope/noose/<gun>/knife/razor/blade
      <gun> ~8 + burden/hopeless/worthless/better/die/dead
    `,
  },
  {
    id: 'place-visited',
    kind: 'means',
    category: 'suicide',
    who: 'auto',
    points: 4,
    unless: 'outdoors',
    patterns: `
      stand/standing/sit/sitting/sat/stood/parked/climb/climbed/hanging/leaning ~3 on/at/by/over/off/near/\
        outside/under/up ~3 <height>/edge + i/my/me/he/she/<family>/friend
      drive/driving/drove/walk/walking/walked/go/going/went/end ~3 to/by/past/over/up ~3 bridge/rooftop/roof/\
        ledge/cliff/overpass/tracks && alone/night/every/keep/look/down/stand/sit/think/jump/tired/anymore/again
      on the platform && think/thinking/thought/imagine/jumping/jump
      platform ~6 train && think/imagine/step/jump/edge
      look/looking/looked/looks/stare/staring/see ~3 how high/tall/deep ~3 garage/building/bridge/roof/balcony/\
        cliff/river
      how high ~4 garage/building/bridge/roof/balcony/cliff && fall/jump/look/up/survive/die
      edge of ~3 roof/bridge/platform/building/cliff/balcony
      think/thinking/thought/imagine/imagining/picture/picturing ~5 jumping/stepping/driving/crashing/swerving/\
        falling/drowning !to/ahead/for/in/behind/asleep/apart
      <height> ~6 slow/slows/slowed/slowing/stop/stopping/pull/stare/look ~2 && drive/driving/drove/past/every/\
        think/jump/water/down
      <light>* jump ~3 + <height>/balcony/window/stairs/building/garage/platform
      i/he/she ~1 <be> ~1 on/at ~2 bridge/roof/rooftop/ledge/overpass/balcony/cliff/tracks now/right/tonight/\
        alone/again/$
      <think> ~2 about the bridge/ledge/roof/train/knife/rope/tracks !design/scene/ride/schedule/trip/song
    `,
  },
  {
    id: 'method-sought',
    kind: 'means',
    category: 'suicide',
    who: 'auto',
    points: 4,
    patterns: `
      lethal/fatal/deadly dose/amount/dosage
      painless/quick/easiest/fastest/easy/quickest/peaceful ~3 way/ways/method/methods/death to? ~1 die/go/\
        dying/kill/suicide/death
      painless death/suicide/method
      how long ~4 to die/bleed/drown/suffocate/starve
      <look> ~3 ways/how/methods to ~2 die/kill/hang/suicide/overdose/end
      <look> up methods
      <look> ~2 how high/far/deep/cold/long/fast ~6 fall/jump/drown/die/survive/freeze/fatal
      ways to die $
      least painful way/method/ways to ~1 go/die/$
      least painful death
      best/easy/quick/painless way to go $
      tie a noose
      how much ~3 <pills>/alcohol ~3 kill/die/fatal
      how much ~4 to die/kill
      bleed out
      <look> ~2 how to tie !a/my/shoes/shoelaces/tie/necktie/bow/bowtie/scarf/fly/ties
      painless ways/way/method/methods/exit/death !to/of
      <pills> ~3 painless/lethal/kill/fatal/deadly
      how many ~3 <pills> ~1 it/to/do/does/would/will/i/kills
      <look> ~2 how many/much ~3 <pills>
    `,
  },
  {
    id: 'voices',
    kind: 'voices',
    category: 'suicide',
    who: 'auto',
    points: 5,
    patterns: `
      voice/voices ~5 <say>/want/wants/order/orders ~3 <act>
      voice/voices/something/head/brain ~5 <say> me/him/her/them to ~2 <act> && voice/voices/head/traffic/die/\
        kill/jump/myself
      something in my head ~3 <say> ~3 <act>/walk
      voice/voices in my/his/her head telling/tell/say/saying/tells/says
      hear/hears/hearing ~3 voices && hurt/kill/die/knife/do/tell/telling/command
      voices + die/kill/jump/hurt/cut/worthless/dead + me/her/him/my
      voice !chat/call/memo/mail/message/note/actor/acting/over/recorder/lesson/lessons/teacher/coach/channel/break/\
        cracks/cracked + die/kill/jump/hurt/cut/worthless/dead + me/her/him/my !recorder/actor/choir/mail/memo
    `,
  },
  {
    id: 'tried',
    kind: 'attempt',
    category: 'suicide',
    who: 'auto',
    points: 2,
    adds: true,
    patterns: `
      i tried ~1 last/once/twice week/month/year/night/summer/before/already
      i tried once/twice/before $
    `,
  },
  {
    id: 'attempt',
    kind: 'attempt',
    category: 'suicide',
    who: 'auto',
    points: 5,
    patterns: `
      attempt !at/to && hospital/ward/psych/overdose/overdosed/pills/wrists/discharged/er/icu/suicide/suicidal/\
        survived/therapist
      <my> attempt never/happened/last
      after/since <my> attempt !at/to
      suicide attempt/attempts
      attempted suicide
      attempted in/last/again/when !reach/contact/call && die/kill/volunteer/hospital/life/suicide/wrists/bio/\
        survivor/attempted
      survived/survive my/his/her/a ~1 attempt
      <tries> to <kill> <selfword>
      <tries> to end/take <my> own? life
      <tries> to kms/kys/die/unalive/hang/overdose/drown/jump
      <tries> to end it/things !with/in/on/by/well/nicely/amicably
      discharged/released/out/home ~5 psych/psychiatric/mental/behavioral ~1 ward/hospital/unit/hold/facility
      out of the psych/mental/psychiatric
      #num hold && out/psych/hospital/home
      got/was ~2 stomach pumped
      stomach pumped
      failed ~1 attempt && life/alive/pills/hospital/die
      woke up in ~2 hospital/icu/er && pills/try/tried/alive/sorry/meant
      took/taken/swallowed ~1 pills ~3 last/ago/year/month/before + again/talking/same/hospital/worried/now
      tried ~3 before + again/suicide/kill/pills/die
      survived + attempt/overdose
      i almost/nearly jumped !on/in/at/out/for/to/when/over/up/into
      i tried ~4 with ~2 <pills>/<rope>
      do/get it right/properly this/next time && tried/pills/died/die/attempt/rope/alive/hospital
      almost/nearly killed/shot/hung/hanged/drowned himself/herself/themselves/myself
      i ~4 committed suicide
      hospital/hospitalized/er/icu + overdose + purpose/again/pills/tried/attempt
      <family>/<friend>/he/she ~4 hospitalized ~2 after/for ~2 overdose/attempt/suicide
      took/taken/take an overdose
    `,
  },
]
