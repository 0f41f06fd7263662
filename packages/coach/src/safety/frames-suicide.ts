import type { Frame } from './frame.ts'

/** Killing oneself, said as such. */
const EXPLICIT: readonly Frame[] = [
  {
    id: 'kill-self',
    kind: 'explicit',
    category: 'suicide',
    who: 'auto',
    points: 5,
    patterns: `
      <kill> ~1 <selfword>
      do away with <selfword>
      do something <light>* to myself
      do something stupid to myself
      take/takes/taking/took <my> own? life !savings/story/insurance/choices/decisions/advice/seriously/over/back/away/in/as/work
      end/ends/ending/ended <my> own? life/lives/existence !as/in/savings
      end/ending ~1 <my> pain/suffering/misery
      end/ending/ends it all
      end/ending it once and for all
      end/ending everything $
      finish/finishing myself/himself/herself off?
      blow/blowing/put ~3 <my> brains/head out/off
      put a bullet in/through ~2 head/brain/me/myself
      slit/slitting/slash/slashing ~1 <my> wrists/wrist/throat
      throw/throwing/threw/hurl/fling myself/himself/herself off/under/into/in/from/out
      jump/jumping/jumps off ~2 <height>/building/cliff/pier
      jump/jumping/step/stepping/walk/walking/run/lie/lay ~3 in/into front? of? ~1 <traffic>
      drive/driving/crash/crashing/swerve/swerving/steer/drove ~6 into/off ~2 tree/wall/<height>/oncoming/river/barrier/median/lake/pole/traffic
      commit/commits/committing/committed ~1 suicide
      <wish>/going/will/might/could/should ~2 kms/unalive
      unalive/kms <selfword>/and/$
      self delete/deletion
      catch/catching the bus forever
      game over for me tonight
      die by my own hand/hands
      <wish> <light>* overdose
      <tries>/plan/planning/planned/going/might/could to? overdose
      think/thinking ~2 overdose
      end up killing <selfword>
      not want/trust <light>* myself alone/tonight
      not safe with/from/around myself
      can not keep myself safe
      not think i can/will keep myself safe
      <wish> to take all <my> <pills>
      check/checking out early/permanently/forever of?
      off myself/himself/herself
      <wish> out of this? life
      <wish> to jump $
      how easy ~4 turn/jump/step/let/end/swerve/fall/go/crash/die/disappear/slip/drive/cut ~3
      turn the wheel + easy/think/thinking/thought/urge/tempted/imagine
      going to do it ~8 ruin
      i am ~2 going to do it + tonight/soon/ruin/finally/this && note/letter/goodbye/pills/gun/bridge/alone/sorry/life
      not ~5 stop/trust/control myself this/tonight/$
      hold/holds/held my weight
      see if it/that/they would/will hold me
      taking/take/took myself out $
      rid the/everyone/them of me
      thoughts/ideas/ways/plans/urge/urges/dreams/images/intentions of/to/about ~1 killing/kill/hanging/hang/ending/end/shooting/drowning myself/himself/herself/themselves/it/life
      how to hang/kill/drown/shoot yourself/oneself/myself/himself/herself
      hang/hanging/hung/hanged <selfword>
      will/going to jump $
      will/going to jump off/from/in/tonight/now
      <think>/<wish>/going/planning/might ~3 take/taking all/whole ~5 <pills>/bottle
      not safe ~3 alone
      should not be alone tonight/now
      only way ~8 die/dying/death
      how/where/when i would/will/could/might do it
      stepped/step/jumped/walked/ran/lay ~2 in front of ~1 <traffic>
      bridge/rope/pills/knife/water/train/knives/gun/blade/tracks ~2 calling ~1 me/my/to
      fantasize/fantasizing/daydream/daydreaming/dream/dreaming/obsess/obsessing ~3 crashing/jumping/hanging/drowning/shooting/driving/swerving
      i <light>* should <light>* die/disappear
      maybe i should <light>* die/disappear
      want to jump and
      suicide methods/method/ways/forum/pact/plan
      end/ending ~3 nightmare/pain/suffering/misery/torment
      end this/it/everything ~2 permanently/forever
      <traffic>/bridge/pills/gun/rope/water/jump/fall/overdose ~1 would be ~1 quick/fast/easy/painless/enough/quicker/easier
      <hope>/<think>/want ~4 drive/driving/crash/crashing/swerve/swerving/run ~4 off/into ~2 road/tree/wall/<height>/lake/river/traffic
      thought/idea of ending everything/it/things
      ending everything !with/there
      courage/nerve/guts/brave ~3 jump/die/end/pull/kill/hang/cut ~1
      <pills>/rope/blade ~12 courage/nerve/brave
      <look> ~8 hang/hanging/drown/drowning/overdose/suffocate/bleed
      i am ending it !with/by/here/there/on
      way out but/except one
      only one way out
      <height> ~2 high/tall enough
      bullet ~3 left/name/myself/me/head
      finish/finishing/do it ~2 next time + hospital/psych/attempt/pills/tried
      planning/plan/plans to ~1 kill/hang/shoot/drown <selfword>
      tonight i will/am ~2 do/doing it
      i will/am ~2 do/doing it tonight
    `,
  },
  {
    id: 'suicide-word',
    kind: 'explicit',
    category: 'suicide',
    who: 'auto',
    points: 5,
    patterns: `
      suicidal
      i/me/my/we ~4 suicide
      <third> ~4 suicide
      suicide !prevention/rates/rate/squad/hotline/awareness/line/lifeline/mission/sprint/sprints/door ~3 thoughts/plan/note/attempt/attempts/tonight/option/answer
      <wish>/<think>/attempt/attempted/planned/threatens/threatened/threatening/talks/talking/talk/about/mentioned/mentions/by ~2 suicide
      suicide again/lol/tonight
    `,
  },
  {
    id: 'suicide-bare',
    kind: 'explicit',
    category: 'suicide',
    who: 'auto',
    points: 3,
    patterns: `
      suicide
      kms
    `,
  },
  {
    id: 'end-it',
    kind: 'explicit',
    category: 'suicide',
    who: 'auto',
    points: 4,
    unless: 'talkpiece',
    patterns: `
      <wish> <light>* end/ending it !with/there/here/on/by/in
      <think> <light>* ending/end it !with/there/here/on/by/in
      going/ready/decided to end it !with/there/here/on/by/in
      end it tonight/now/soon/tomorrow/today
      i/he/she/they ~1 will/would/might/could/should end it !with/there/here/on/by/in
    `,
  },
  {
    id: 'end-things',
    kind: 'explicit',
    category: 'suicide',
    who: 'auto',
    points: 3,
    unless: 'talkpiece',
    patterns: `
      decided/going/want/ready/planning to end things !with
    `,
  },
  {
    id: 'how-end-it',
    kind: 'explicit',
    category: 'suicide',
    who: 'auto',
    points: 2,
    unless: 'talkpiece',
    patterns: `
      how/ways ~3 end it $
      someone/please/just <light>* kill/shoot/end me
      kill/shoot me now/please
      ^ kill/shoot me $
      ^ ugh/omg/god kill/shoot me
    `,
  },
]

/** Wanting not to be. Negation is part of the pattern here and cancels nothing. */
const PASSIVE: readonly Frame[] = [
  {
    id: 'want-dead',
    kind: 'passive',
    category: 'suicide',
    who: 'auto',
    points: 4,
    patterns: `
      <wish> <light>* <die> !inside
      <wish> <light>* <tries> to die
      <wish> <light>* <gone>/lifeless !to/on/from/before/by/for/past/over
      <wants> <light>* <die>
      she/he/they wish/wishes/wished/hopes he/she/they <light>* dead
      better off dead
      feel/feels/felt like dying
      <wish> i <light>* not exist/alive/here/around/born/wake
      <wish>/would <light>* not <light>* exist/alive/wake/born
      <wish> <light>* not <light>* exist/alive/wake/born/here
      should have/be <light>* died/dead
      should not be/have <light>* alive/exist/born
      not deserve <light>* live/life/alive/exist/breathe
      <hope> ~1 i had not <light>* born
      <wish>/should ~2 not been born
      sad/disappointed/angry/upset/annoyed ~2 i woke up
      disappointed ~3 wake/woke up
      thinking/thoughts/think about/of dying
      fantasies/fantasize/fantasizing ~2 dying/death/accident
      i ~3 cease/stop/stopped to? existing/exist
      <wish> to? <light>* stop/quit living/existing/breathing/being
      life/living/alive ~3 over and done with
      thinking/thoughts/daydream/daydreams/fantasies/imagining/imagine ~3 not ~1 existing/being/waking/alive
      <think>/thoughts/daydream ~2 not being here/alive/around !for
      supposed/thought/expected/planned/figured ~5 dead ~2 by/before/already/at
      <wish> <light>* <my>? heart ~2 stop/stops/stopped/gives/quits
      only alive/living because/for/out/until
      only here because of/my/i && alive/die/dead/life
      only reason i am ~1 alive/here/breathing
      only thing ~3 keeping/keeps me alive/here
      not <light>* scared/afraid of dying/death anymore/now
      death/dying ~2 would/sounds/seems/feels/is/looks/might ~3 <relief>
      <relief> ~2 in death/dying
      not ~1 belong ~1 on/in this earth/world/planet/life
      not belong anywhere anymore
      not meant/made for this world/life/earth
      <light>* <vanish> forever/permanently/completely/entirely !from
      supposed to ~1 die ~2
      waiting to die
      waiting for death
      when/after i die next/this/tomorrow/tonight/soon
      ready to be done
      go/going/gone/fall to? sleep ~3 not ~1 get/getting/open up?
      hope/<wish> ~4 is/be enough + pills/medicate/drink/drinking/dose/overdose
      <wish> <light>* out of existence/here/this forever
      hope/hoping/wish ~4 last day/night/time ~1 i wake/breathe/open
      let me die
      i would be gone/dead already/by !without
      i ~1 be gone/dead by now
      rather be dead/gone/die than ~2 live/living/sober/alone/old/sick/go/keep/face/stay/wake/be/without
      i/he/she/they ~1 wants/want to be with ~2 heaven/angels
      feel/feels/felt ~2 already dead
      finish it/myself + dead/life/pills/tonight/death/die
      meet/meeting my maker
      ready to meet/see god/jesus/lord/allah
      why was i ~1 born
      when/once/after i am dead
      should have ~1 aborted me
      not want to <light>* live on/in this planet/earth/world
      <die> + <relief> + would/sounds/feels/only !died
      pray/prays/praying ~4 take/takes her/him/me
      should/deserve to? die + voice/voices/i/me
      die ~1 painlessly/peacefully/quickly/easily/quietly
      peace with ~1 not/dying/death/going/leaving/never
      until i ~2 die/dead
      not ~2 try to? stop me this/$
      not look/come for me
      ways/way/how to not wake
      pretending to be alive
      my own death/suicide
      not care/mind ~3 if ~2 happened/happens to me
      swallow/take them all
      not/if/whether/promise ~6 alive ~1 on/by/until/past/tomorrow/next/anymore
      <tries> ~2 to be alive
      if i jumped !to/in/on/into/over/ship/at
      let/letting ~3 river/sea/ocean/water/waves/train/bridge take/have me
      my own funeral
      angry/mad/disappointed/sad/upset/furious/hate/annoyed ~4 still alive/here/breathing
      wish/wishes ~2 cancer/tumor/crash/surgery/accident/virus/stroke/covid ~2 won/killed/worked/taken/finished
      why did they/he/she/you/anyone ~1 save/revive/find/stop me
      should/wish/wishes/could ~3 let me die
      should/wish/wishes ~3 not ~1 saved/found/revived/stopped me
      goodnight/farewell/sleep forever
      no place for me ~1 in/on this world/earth/life
      fatal accident/crash + think/fantasize/fantasise/wish/hope/imagine/dream/daydream
      want/wish ~6 stop permanently/forever
      <good> when i am not here/around
      when/once/after/for i am not <light>* alive
      someone/anyone/they/who ~1 find/finds me if/after/when
      tonight/this is <my> last night !in/at/with/of
      not ~1 resuscitated/revived/saved me
      not ~2 brought me back
      when i die ~6 with her/him/them/mom/dad/grandma/grandpa/again
      hope/hoping/wish/pray ~3 last one/day/breath/time/night/morning !at/of/in
      why am i ~1 still alive/living/breathing/here
      do not know why ~1 i ~2 alive/living
      let/lets/letting me die
      rather not have been born
    `,
  },
  {
    id: 'not-wake',
    kind: 'passive',
    category: 'suicide',
    who: 'auto',
    points: 4,
    patterns: `
      <hope> ~10 not/stop/without <light>* wake/waking/woken/woke !for/to/him/her/them/at/early
      sleep/bed/asleep ~4 not <light>* wake/waking/woken
      sleep ~3 forever/permanently/eternally
      sleep ~2 for good/ever
      <hope> ~6 sleep ~3 that would/was be? it
      sleep and that would be it
      not have to wake up ever/again/anymore/tomorrow
      never/not wake/waking up again
      <hope> ~3 not wake up
      not want to wake up !for/to/at/early/before/him/her/the/them/so/this
      if i ~2 not wake up !early/on/in/for/to/before/at
    `,
  },
  {
    id: 'not-here',
    kind: 'passive',
    category: 'suicide',
    who: 'auto',
    points: 4,
    unless: 'venue',
    patterns: `
      not want/wants/wanted/wanting/wish <light>* here !at/in/for/with/when/on/if/while/this
      not wanting <light>* here !at/in/for/with/when/on/if/while
      not <light>* supposed to be here on earth
    `,
  },
  {
    id: 'not-live',
    kind: 'passive',
    category: 'suicide',
    who: 'auto',
    points: 4,
    patterns: `
      not want/wants/wanted/wanting/wish to <light>* live !with/in/at/next/near/under/alone/there/on/here/by/together/apart/off/like
      not want/wants/wanted/wanting to live like this/here anymore
      not want/wants/wanted to <light>* alive/exist/around/breathe/existing/breathing !for/during/when/him/her/them/people/you/my
      not want/wants/wanted to <light>* on this earth/planet/world
      not want/wants/wanted to <light>* in this world
      not want/wants/wanted to be anymore $
      not want/wants to keep/continue/go/carry on? living/existing/going !out/to/back/with
      not want/wants to go/carry on !stage/vacation/the/a/my/with/that/trips/dates/another/strike/holiday/air/camera/record
      not want/wants to see/make tomorrow/monday/it
      not feel like living/existing/being
      not think/believe/know if? i can/will/should <light>* alive/live
      can not stay alive
      rather not <light>* live/alive/exist/wake
      living/live/alive/existing ~2 is not worth
      hate/hates/hated being/that alive
      hate/hates ~3 still alive
      not sure ~2 want <light>* live/alive/exist
    `,
  },
  {
    id: 'life-itself',
    kind: 'passive',
    category: 'suicide',
    who: 'auto',
    points: 4,
    patterns: `
      <tired>/enough of/with <light>* life/living/existing/existence/breathing !with/in/out/on/at/like/next/under/paycheck/alone/together/from/here/there/advice/coaching/insurance
      <tired>/enough of/with ~1 being/be alive/here/conscious
      <tired>/enough of waking up
      <tired> of this/my life
      not do/take/handle/face/stand/bear/cope/manage/survive <light>* with? life/living/existing/existence
      not do/take/handle/face/stand/bear this life
      not face/do/survive/make/take/handle another/one day/night/week !at/of/in/with/without/like
      can not go on $
      can not go on anymore/living/any/much/and/pretending/with
      can not/nothing carry on anymore/living/$
      not keep living/existing/fighting
      can not live anymore/$
      can not live with/like myself/this !in
      no will to live/go
      no/lost/losing ~2 will to live
      no reason/point/purpose/sense/motivation/energy ~3 live/living/alive/existing/exist/life/breathing
      not see/have/find ~1 point/reason/purpose ~4 live/living/alive/existing/exist/life/breathing/anymore/everything/anything
      no reason/point ~2 go/going/keep/carry on/going
      what is/the the? point/use in/of ~2 living/life/alive/existing/waking/breathing
      not see/find the? point/use anymore/in/of living/anything/it/$
      nothing <light>* to live for
      nothing left for me here/anymore/$
      lived enough/long
      life <light>* not worth
      life <light>* pointless/meaningless/unbearable/unlivable
      not worth living
      why ~2 i ~1 still? alive/exist/breathing
      why ~1 keep living/existing
      every day ~3 want <light>* last
      lost the? will to
      ready to go be/home/to with/the/heaven lord/jesus/god/him/her
      lost/losing <my> will to live
      over/done being alive
      i am ready to go $
      checked out of life
      not see/find/think/give/have/remember ~2 reason/reasons ~2 keep/live/stay/go/carry/be/get/wake !working/reading/paying
      running/run out of reasons to
      find/finding/found/think/out ~2 reason/reasons to ~2 stay/live/keep/continue/get/wake/be !at/in/with/married/friends + not/hard/harder/no/any/another/running/last/struggling
      hard/harder/not ~2 find/finding/think ~2 reason/reasons to stay/live/keep/go/continue !at/in/with
      nothing left for me !at/in/to/with
      nothing ~2 left ~6 but go/leave/die
      not ~5 make it through/past/until/to ~2 weekend/night/week/month/year/winter/tonight/christmas/tomorrow/day !at/of/with/without
      no fight left
      not live with it/this/pain/guilt/myself !in
      <tired> fighting !with/over/about/him/her/my/for/traffic
      nothing ~4 world/life/earth for me
      nothing ~2 to live for
      life is/has not ~2 worth/value
      my life ~2 worth nothing/less
      what is ~2 point/use in/of ~1 being here/alive !at/in/with/if/on
      hate/hates living !with/in/here/at/alone/next/on/near/there/together/under/so/this
      <tired>/done/i living $
      am ~1 done living
      living/life is <light>* too painful/much/hard/heavy !expensive
    `,
  },
  {
    id: 'not-caring',
    kind: 'passive',
    category: 'suicide',
    who: 'auto',
    points: 4,
    patterns: `
      not care/mind/matter ~3 if/whether i/he/she <light>* live/die/died/alive/dead/wake/woke/killed
      not care/mind ~3 what happens to me anymore/$
      would not? ~2 care/mind/relieved/fine/okay/ok/happy/glad if i ~3 died/die/dead/wake/woke
      would not care/mind ~3 <traffic>/plane/bus hit/crashed/crash
      if i died/die/disappeared tonight/tomorrow/today/now
      what/who ~4 if/when i die/died !before/at/of/old
      god/lord/universe/jesus/allah ~2 take/taking me
      <hope> ~3 take/took/takes me instead/now/already/home/away $
      <hope> ~4 <traffic>/plane ~2 hit/hits/crash/crashes/crashed/down/over/run/ran/explodes
      <hope> ~3 get/got/had/have ~1 cancer/tumor/killed/shot/murdered !at
      <hope> ~3 get/got hit by/with
      <hope> ~3 die/died/dead in ~1 sleep/accident/crash
      <hope> ~1 someone/something <light>* kill/end/shoot/kills me
      <wish> someone/something <light>* put me out/down
      <hope> ~1 i/it did/do/had/does not make/made it/out
      it should/wish have been me
      <wish> it was/had been? me instead
      if ~4 <traffic>/truck ~2 hit/hits/ran me ~6 relieved/fine/okay/ok/glad/favor/happy/thankful/mad/upset
      <traffic>/truck ~2 hit/hits me ~6 relieved/favor/glad
      hope/hoping/<wish> ~6 <traffic>/plane ~4 do/does/not stop/swerve/miss
      not care/mind/matter ~3 if/whether i <light>* got/get/were/was/is hit/shot/killed
    `,
  },
  {
    id: 'join-the-dead',
    kind: 'passive',
    category: 'suicide',
    who: 'auto',
    points: 4,
    patterns: `
      join/joining/see/seeing ~4 in heaven/afterlife/paradise
      be with ~3 in heaven/afterlife/paradise
      join/joining/see/seeing/be ~4 on the other side
      join/joining/be/seeing ~2 my/his/her dead/late <family>
      <hope> ~2 be with my/his/her dead/late <family>
      seeing/see/join/joining/with ~2 ones ~1 lost/died
      join/joining ~2 ones who died
      join/joining them/him/her soon && died/dead/grave/late/passed/funeral/heaven/lost
      be with them/him/her/mom/dad again? soon && died/dead/grave/late/passed/funeral/heaven/lost
      go be with ~2 in heaven
      <hope> ~3 be with him/her/them/my again && died/dead/grave/late/passed/funeral/heaven
    `,
  },
  {
    id: 'want-all-over',
    kind: 'passive',
    category: 'suicide',
    who: 'auto',
    points: 4,
    patterns: `
      want/wish/need ~2 it/everything/this all to ~1 stop/end/over
    `,
  },
  {
    id: 'leave-forever',
    kind: 'passive',
    category: 'suicide',
    who: 'auto',
    points: 4,
    unless: 'work',
    patterns: `
      leave/leaving/go/going/gone forever
      leave/leaving/go/going away for good
      leave this world/earth/life
    `,
  },
  {
    id: 'want-over',
    kind: 'passive',
    category: 'suicide',
    who: 'auto',
    points: 4,
    unless: 'work',
    patterns: `
      want/wish/need ~2 it/everything/this all? to ~1 stop/end/over !with/before/early/on/at/by/in
      want/wish/need ~2 it/everything ~3 over <light>* with? $
      want ~1 the pain/suffering/hurting to ~1 stop/end/over/away
      make it all? stop/end $
      want/wish ~3 world/life ~2 stop/end/over
      want peace forever/finally
      want to <vanish> forever/completely/permanently/and
      want to <vanish> off/from the? face/earth/world/planet
      <vanish> and never/not ~2 back/return/found
      ready for it to ~2 over
      <wish> <light>* not have to <light>* feel anything anymore
      not want to feel anything/this anymore/ever
      not scared/afraid of dying/death anymore
      thinking/think/thoughts about/of death a/all/every/constantly/again
    `,
  },
  {
    id: 'life-pain',
    kind: 'passive',
    category: 'suicide',
    who: 'auto',
    points: 3,
    patterns: `
      life is <light>* pain/hell/suffering/torture/misery/agony
      pain is too much
      pain ~3 unbearable
    `,
  },
  {
    id: 'worthless',
    kind: 'no-future',
    category: 'suicide',
    who: 'auto',
    points: 2,
    adds: true,
    unless: 'work',
    patterns: `
      <i> <light>* worthless/useless/pathetic/trash/garbage/disgusting/hopeless $
      <i> <light>* worthless/useless/pathetic/trash/garbage/hopeless and/to
      i am nothing $
      i am a ~1 failure/waste/mistake/disappointment $
      i am a ~1 failure/waste/mistake at life/everything
    `,
  },
  {
    id: 'trapped',
    kind: 'no-future',
    category: 'suicide',
    who: 'auto',
    points: 1,
    adds: true,
    unless: 'work',
    patterns: `
      <i> ~3 trapped $
      feel/feeling/feels trapped in/by my ~1 life/head/body/mind
      no escape
    `,
  },
  {
    id: 'alone',
    kind: 'no-future',
    category: 'suicide',
    who: 'auto',
    points: 1,
    adds: true,
    unless: 'work',
    patterns: `
      noone cares/loves ~1 me
      noone cares/understands $
      noone would understand/care/notice/listen/believe $
      i have noone !to/else/from/at/with/for
      all alone in this/world
      noone noticed/notices $
    `,
  },
  {
    id: 'giving-up',
    kind: 'no-future',
    category: 'suicide',
    who: 'auto',
    points: 1,
    adds: true,
    unless: 'work',
    patterns: `
      i give up $
      giving up on everything/life/myself
      i am <light>* so? done $
      i am done with trying/people/everyone/myself
      so tired of everything/trying/fighting/pretending/hurting/crying
      not have ~2 energy/strength to ~1 live/exist/fight/go/continue
      nothing helps/works anymore/$
      nothing left $
    `,
  },
  {
    id: 'numb',
    kind: 'no-future',
    category: 'suicide',
    who: 'auto',
    points: 2,
    adds: true,
    unless: 'work',
    patterns: `
      feel/feels/feeling/felt ~2 empty/numb/nothing !about/stomach
      not feel anything anymore
      dead inside
      not want to do this anymore $
      i have nothing left
    `,
  },
  {
    id: 'veiled',
    kind: 'no-future',
    category: 'suicide',
    who: 'auto',
    points: 3,
    adds: true,
    unless: 'work',
    patterns: `
      permanent solution
      none of this/it will matter
      not ~2 matter soon/anymore/tomorrow $
      scared/afraid/terrified of myself
      i am not safe $
      not feel safe $
      break from existing/living/being/life
      think/thinking/thoughts about/of <light>* disappearing/vanishing $
      i can not go on like this
      life <light>* meaningless/pointless/empty
    `,
  },
  {
    id: 'tired-of-self',
    kind: 'no-future',
    category: 'suicide',
    who: 'auto',
    points: 2,
    adds: true,
    unless: 'work',
    patterns: `
      tired of being ~1 problem/burden/disappointment/failure/me/myself/mistake/joke
      lives/life back when/once
      <wish> to let go $
      delete my ~2 history/browser/accounts/search/phone
      not do this anymore and ~2 love/loves
    `,
  },
  {
    id: 'before-doing',
    kind: 'farewell',
    category: 'suicide',
    who: 'self',
    points: 3,
    adds: true,
    unless: 'work',
    patterns: `
      before i do it $
      close to ~2 doing it $
      nothing ~1 stops/stopping/keeps/keeping me ~1 except/but/besides
      only thing ~2 stopping/stops me
      would be dead if/without ~2 my/him/her/them/it
      my last week/days/day && noone knows
      code/combination/keys ~3 safe/drawer/desk ~6 && done/wife/tell/goodbye/gone
    `,
  },
  {
    id: 'want-out',
    kind: 'no-future',
    category: 'suicide',
    who: 'auto',
    points: 2,
    unless: 'work',
    patterns: `
      want/wish <light>* <vanish> !for/from/into/behind/off/on/when/every/during
      empty inside
      hate/hates/hated my life $
      hate/hates myself !for/when/on/in/after
      tired of everything/trying/fighting/pretending
      tired of it all
      i am ~1 done with everything/it/this all? $
      not want/wants to die
      thinking/thoughts/think about/of death
      <i> ~3 afraid/scared of dying
      not see ~2 point anymore
      broken beyond repair
      life <light>* over
      hate being me
      not want to be me/like anymore
      want/need out $
      the/these/those/dark/bad/scary/intrusive/old thoughts <be>? ~1 back/again/worse/louder/stop/returned
      so are the thoughts
      dark/scary/intrusive thoughts
      not live with/without him/her/this pain
      going to do it after/soon/tonight/finally
      will be sorry/relieved when/once
      they will ~1 see/regret/understand/know && gone
      not know how ~2 much longer
    `,
  },
]

/** The others would gain; there is no way on. */
const ABSENCE: readonly Frame[] = [
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
      noone/anyone/who/not ~3 <care> ~5 if i <light>* gone/died/die/disappeared/dead/vanished/here/alive/exist/existed/stopped/jumped
      noone/nobody would/will ~1 miss me/him/her
      noone/anyone ~3 notice ~3 week/month/days/weeks && gone/dead/body/if
      worth more ~4 dead
      <everyone> ~3 relief/relieved when/if i ~2 gone/dead/died
      if i ~2 gone/dead/died ~6 <good>
      <good> if i <light>* not <light>* exist/existed/born/here/alive/around
      not <light>* anyones/anyone/noones/your/their/everyones/everyone/a/<my> problem/burden/worry !child/again && tonight/anymore/soon/gone/after
      out of everyones/their/everyone/everybody way forever/for/permanently
      i ~2 waste of space/oxygen/air/skin
      noone needs me anymore/alive/here
      <everyone> do/does/would/will not need me anymore/alive/around/here
      noone/who/anyone ~4 <my> funeral
      <my> ~1 funeral ~6 noone/cry/come/attend/empty/sad
      get over it/me ~8 living/alive/gone/dead
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
      deserve/deserves/need/needs ~2 better dad/mom/mother/father/wife/husband/parent/son/daughter/friend
      noone cares/loves/needs/wants ~1 me
      nothing but a burden
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
      not think/see/plan/planning/planned/expect/expecting ~2 make/making/live/living/see/seeing/reach/reaching it? past/through/until/to ~2 monday/tuesday/wednesday/thursday/friday/saturday/sunday/christmas/summer/winter/birthday/tomorrow/morning/night/week/weekend/month/year/graduation/#kid/#adult/new && alive/life/live/anymore/dead/letters/bother/tired/want/see
      not plan/planning/planned/expect/expecting/think/believe ~3 alive/around/living
      <i> will/would not ~1 alive !without
      not make it/me through/to the/this/to night/tonight/weekend/morning
      not survive this/the/another week/night/month/winter/weekend/day
      future ~5 me/i in it
      not ~2 future ~3 me/myself in it
      not imagine/picture/see <light>* myself/me ~3 old/older/#adult/future/year/next/alive
    `,
  },
]

/** Leaving in order. Each counts; two of them, or one with a day, weigh as much as saying it. */
const FAREWELL: readonly Frame[] = [
  {
    id: 'farewell-note',
    kind: 'farewell',
    category: 'suicide',
    who: 'auto',
    points: 4,
    adds: true,
    unless: 'workbye',
    patterns: `
      goodbye/farewell/final/last !kiss note/notes/letter/letters/video/message/text/email
      suicide note
      note/notes/letter/letters <light>* for when i ~1 gone/dead
      letter/letters/note/notes to/for everyone/each/all/everybody/<everyone> ~1 && gone/goodbye/sad/last/final/tonight/night/after/apart/when/find/everyone
      wrote/writing/written/write ~1 letters to/for everyone/each/my/all ~2 && sad/last/night/tonight/gone/goodbye/sorry/find
      leave/leaving/left a/my/the note && picking/answering/missing/gone/dead/find/kill/die/goodbye/pills/life
      goodbye forever/world/everyone/everybody/all/cruel
      goodbye for good/ever
      final/last/my/his/her goodbyes
      final/last goodbye !kiss/party/dinner/lunch/email/speech
      note for my/the/whoever <family>/finds/find ~3 && find/gone/sorry/tonight/dead
      writing/wrote/rewriting/write/rewrite/finished/finish/drafting the note !to/for/about/on/from
      the note ~3 deleting/delete/deleted/tearing/tore/drawer/pillow
      last ~1 words/message ~3 read/hear/remember
      posted/post/posts/wrote/left/sent/leaving ~1 a goodbye !gift/card/party
      drew/draws/drawing/drawn ~3 hanging/dead/killing/noose/grave/dying/coffin
      this/it/tonight is my last/final message/note/night/evening/day/goodbye/hours !at/with/of/as/on/in/before/here/working
      anymore , goodbye/bye
      my goodbye/goodbyes to ~3 <family>/<friend>
      my note <be>/sounds/feels/reads ~2 done/finished/written/ready/cold/sad/long/short/angry
      goodbye/farewell/final texts/letters/messages/videos/notes/emails/calls
      goodbye text/call to
    `,
  },
  {
    id: 'farewell-after',
    kind: 'farewell',
    category: 'suicide',
    who: 'auto',
    points: 3,
    adds: true,
    unless: 'travel',
    patterns: `
      when/after/once i am/have gone !on/for/to/from/over/home/away
      after me $
      if i do/did/does not make it !to/on/in/for/by/before/out/work
      if i do/did not make it to ~1 monday/tuesday/wednesday/thursday/friday/saturday/sunday/tomorrow/morning/birthday/christmas/next
      if something/anything happens to me
      if i am not here/around/alive
      by the time you/they/she/he/anyone read/reads/see/sees/find/finds/get/gets
      when you/they/she/he read/reads/find/finds this/me
      she/he/they/<family>/who/someone will/would/to/might find me/my !online/annoying/here/there/boring/funny/attractive/weird
      find my body
      not <light>* coming/come back && forever/cat/dog/feed/goodbye/note/tell/sorry
      when/once/after i am not <light>* alive/here/around
    `,
  },
  {
    id: 'farewell-words',
    kind: 'farewell',
    category: 'suicide',
    who: 'auto',
    points: 3,
    adds: true,
    unless: 'workbye',
    patterns: `
      bye/goodbye and thank/thanks/sorry/love you/everything/for
      thank/thanks you? for everything && bye/goodbye/phone/off/answer/answering/gone/worried/weird/last
      sorry for everything && bye/goodbye/phone/gone/love/last
      tell/tells/told ~3 <everyone> ~4 i/he/she loved/love/sorry && gone/make/goodbye/anymore/last/dead
      say/saying/said my/his/her/their goodbyes
      forgive me for what i am/have/will/going ~2 do/about
      forgive me for leaving/this/doing
      it will all? be over/fine/better soon $
      it will ~1 be over soon
      you/they/noone will/would not ~2 worry/deal/see/hear/bother ~3 me anymore/again
      not hear from/of me again
      remember me as/when/fondly
      last/final time ~4 see/hear/talk/speak/hug && love/gone/goodbye/tonight/forever
      not ~2 worry/deal/see/hear/bother ~2 me/him/her anymore/again/much/longer
      see you on the other side
      hugged/hug ~2 us/everyone/all + insurance/papers/goodbye/weird
      what happens ~5 when/after/if you/we/people/someone/i die/dies/died/dead/gone && gave/stuff/things/you
      before i go && find/sorry/goodbye/forgive/note/love/end
      goodbye/bye ~4 weird/strange/odd/different/final/forever way?
      turned/turn/turns ~3 location off
      his/her/their location ~2 off
      do not blame yourself/yourselves/himself/herself/mom/dad
      this is goodbye
      this/it/tonight is my last/final message/post/text/note/night/evening/day/goodbye/hours !at/with/of/as/on/in/before/before
      anymore , goodbye/bye
      last evening/night/dinner/day/meal/hug ~2 with my ~1 <family>
      one last time + see/hug/tell/say/call && goodbye/love/sorry/gone/tonight
      i love you all
      already said/saying ~1 goodbye/goodbyes
      sent/gave/gives/given ~1 me his/her/their ~1 passwords/password/will/pin
      tell ~3 i tried
      hugging/hugged/hugs ~1 everyone/us ~2 long/tight/goodbye
      giving/gave/gives ~2 everyone/people/friends ~1 his/her/their ~1 <thingOwned>
      said/says goodbye && worried/gave/weird/strange/answering/off/scared
      blame themselves/yourself/yourselves/himself/herself && gone/dead/note/letter/goodbye/after/write
    `,
  },
  {
    id: 'not-their-fault',
    kind: 'farewell',
    category: 'suicide',
    who: 'auto',
    points: 3,
    adds: true,
    patterns: `
      it was/is not them/him/her/his/their/your/anyones/anyone/mom/dad fault && gone/dead/goodbye/note/letter
      not ~2 their/anyones/anyone/his/her/your fault && gone/goodbye/note/letter/dead
      video/letter/letters/recording/card/cards ~5 for ~5 birthday/wedding/graduation/birthdays/weddings + not/gone/miss + there/around/here/gone/alive
      not ~6 hotline/lifeline/helpline
      it was/is not them/him/her && make/gone/dead/goodbye/note/letter
    `,
  },
  {
    id: 'gone-tomorrow',
    kind: 'farewell',
    category: 'suicide',
    who: 'auto',
    points: 4,
    unless: 'travel',
    patterns: `
      not <light>* here tomorrow/anymore
      not <light>* around anymore/tomorrow/long
      not ~2 worry/deal/put/bother ~2 me/him/her much/any longer
      not ~2 worry/deal/put/bother ~2 me/him/her anymore
      not ~4 around ~4 ever
      not <light>* here when you/they/she/he
    `,
  },
  {
    id: 'farewell-soon',
    kind: 'farewell',
    category: 'suicide',
    who: 'auto',
    points: 3,
    adds: true,
    unless: 'travel',
    patterns: `
      will/would not <light>* around ~1 much/for/next/by/long/longer/anymore/when/to/tomorrow
      will not <light>* here ~1 much/next/by/long/longer/anymore/tomorrow/tonight/monday/tuesday/wednesday/thursday/friday/saturday/sunday
      not see/seeing/be <light>* around/here for/by ~2 graduation/christmas/birthday/wedding/summer/spring/next
      not <light>* being/be here ~1 by/after/on/much/tomorrow/monday/tuesday/wednesday/thursday/friday/saturday/sunday
      last/final christmas/birthday/thanksgiving/summer/easter && decided/decision/after/gone/alive/die/will
      not need ~2 anymore where i
      not be a problem/bother/burden much/anymore/for/soon
      where i am going ~3 not need
      phone is/was/has ~2 off/disconnected/dead && bye/goodbye/thank/sorry/love/loves
      he/she/phone/<family>/friend ~2 not answering/picking ~3 && bye/goodbye/pills/die/note
      soon ~3 not <light>* bother/burden/problem/here/around
      tomorrow i will not <light>* here/alive/around/exist
    `,
  },
  {
    id: 'giving-away-mine',
    kind: 'farewell',
    category: 'suicide',
    who: 'self',
    points: 4,
    unless: 'donating',
    patterns: `
      giving/gave/give/given away ~1 my things/stuff/belongings/possessions/everything
      giving/gave/give/given ~1 my things/stuff/belongings/possessions away
      giving/gave/given everything away
    `,
  },
  {
    id: 'giving-away',
    kind: 'farewell',
    category: 'suicide',
    who: 'auto',
    points: 3,
    adds: true,
    patterns: `
      gave/giving/given/give/gives away ~1 all/everything/half/most !on/your
      gave/giving/given/gives ~2 <my> ~2 <thingOwned> away
      gave/giving/gives/given ~1 <family>/friend/friends ~1 his/her/their ~1 <thingOwned>
      gave/giving/given/gives away <my> ~2 things/stuff/belongings/clothes/possessions/collection/guitar/dog/cat/pets/records/games/books/jewelry/tools/watch
      want ~1 <family>/you/him/her/them to have my !number/address/back/email/support/opinion/attention/cake/respect/phone/side
      affairs in order
      wrote/made/writing/finished/making my/his/her will && sorry/gone/tired/soon/funeral/goodbye/alone
      plan/planned/planning/paid my/his/her own? funeral
      who will/would/can/could ~1 take/look/care/feed ~3 dog/cat/pets/kids/child/children if/when/after i/am/gone
      take care of <my>? dog/cat/kids/<family> for me
      look after <my>? dog/cat/kids/<family> for me
      closed/emptied all? my accounts
      <family> can have my ~3 !email/number
      everything ~1 sorted/settled/arranged/ready && bills/passwords/will/cat/dog/calm/peace/gone/insurance/accounts
      passwords ~6 will/cat/dog/calm/gone/goodbye/insurance/note
      feed/take/keep/care ~3 cat/dog/cats/dogs ~2 forever
      gave/gives/giving me/us his/her/their ~1 <thingOwned> !back/to/for
    `,
  },
  {
    id: 'date-set',
    kind: 'means',
    category: 'suicide',
    who: 'auto',
    points: 5,
    unless: 'event',
    patterns: `
      day/date circled/chosen/picked && words/note/letter/goodbye/sorry/tell/after
      set/picked/chose/chosen/circled/have/got a/the/my date/day !with/for/night/on/off && note/letter/goodbye/sorry/gone/die/life/tired/last/crying/mom/pills
      know/decided/knows ~2 how/when/where i/he/she am/will/would/is ~2 do it
      decided ~2 how/when ~4 do it
      plan is/was to die/end/jump
      have/has/got/made a plan && die/dead/alive/life/myself/pills/note/kids/pain/suicidal/gone/goodbye
      plan and <my> means/date/day
      <pills>/gun/rope/bridge ~6 plan $
      <third> has/have/keeps/bought/got ~2 pills/gun/rope/knife/blade + live/leave/without/die/end/herself/himself/kill
    `,
  },
  {
    id: 'please-tell',
    kind: 'farewell',
    category: 'suicide',
    who: 'self',
    points: 1,
    adds: true,
    patterns: `
      please tell <my> ~1 <family>
      be with <my> ~1 <family> again
      if i ~1 let go
      tell them i/it
    `,
  },
  {
    id: 'decided',
    kind: 'farewell',
    category: 'suicide',
    who: 'self',
    points: 2,
    adds: true,
    unless: 'travel',
    patterns: `
      i have decided $
      made my decision && last/goodbye/gone/peace
      made <my> peace with
      at peace with <my>? decision/it
      last christmas/birthday/thanksgiving
      calm/peaceful/peace/light ~4 first time in
      he/she/they/<family>/friend/phone ~2 not ~2 answer/answering/respond/responding/reply/replying/pick/picking && care/goodbye/bye/sorry/love/pills/note/worried
      said/says ~2 take care of yourself/yourselves
      hugging/hugs too long
    `,
  },
]

/** What one would use, kept, counted, bought, visited, sat with; what orders it; what was just tried. */
const MEANS: readonly Frame[] = [
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
      not taken my insulin on purpose
      sitting/sit/sat ~6 with ~3 <pills>/<rope>/knife
      <pills> ~4 and/with ~2 vodka/whiskey/alcohol/wine/bottle
      take/taking/took/swallow/swallowing all/whole ~4 <pills>/bottle at?
      <pills> ~6 pile/row/counter/palm/lap/countertop/bedside
      stopped/stop/refuses/refusing/quit ~1 taking/take his/her/their ~1 heart/insulin/<pills> ~2 && die/dying/waiting/anymore/point/live/care
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
      i/he/she/<family>/<friend> ~8 <gun> ~8 && drink/drinking/drunk/note/alone/tired/done/everyone/lost/goodbye/sad/depressed
      drive/driving/drove/went/go/walk ~6 with ~3 <gun>
      <gun> ~10 drive/driving/drove/go/going/take/taking ~5 lake/woods/bridge/field/forest/cemetery
      bought/buy/buying/ordered/order/got/tied/tie/tying/made/found/hung a/the/my/some ~1 rope/noose/helium/charcoal/<gun> !for/to
      tie/tying/made/make ~1 noose/noose
      noose + i/my/made/tied/tie/tying/bought/found/neck/garage/closet/he/she
      rope ~4 garage/tree/beam/closet/fan/neck/attic/basement/ready
      hose ~3 exhaust/tailpipe/car/pipe
      car running in the garage
      razor ~3 bath/tub/drawer/wrist
      car + garage + shut/closed/running/engine/door/exhaust/sealed/idling
      <gun> ~3 back/house/home + thoughts/divorce/alone/drinking/sad/depressed/dark/scared
      <gun> ~2 out of ~1 safe/drawer/closet/box/case
      <gun> ~3 by/under/near/next ~2 bed/pillow/nightstand
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
      stand/standing/sit/sitting/sat/stood/parked/climb/climbed/hanging/leaning ~3 on/at/by/over/off/near/outside/under/up ~3 <height>/edge + i/my/me/he/she/<family>/friend
      drive/driving/drove/walk/walking/walked/go/going/went/end ~3 to/by/past/over/up ~3 bridge/rooftop/roof/ledge/cliff/overpass/tracks && alone/night/every/keep/look/down/stand/sit/think/jump/tired/anymore/again
      on the platform && think/thinking/thought/imagine/jumping/jump
      platform ~6 train && think/imagine/step/jump/edge
      look/looking/looked/looks/stare/staring/see ~3 how high/tall/deep ~3 garage/building/bridge/roof/balcony/cliff/river
      how high ~4 garage/building/bridge/roof/balcony/cliff && fall/jump/look/up/survive/die
      edge of ~3 roof/bridge/platform/building/cliff/balcony
      think/thinking/thought/imagine/imagining/picture/picturing ~5 jumping/stepping/driving/crashing/swerving/falling/drowning !to/ahead
      <height> ~6 slow/slows/slowed/slowing/stop/stopping/pull/stare/look ~2 && drive/driving/drove/past/every/think/jump/water/down
      <light>* jump ~3 + <height>/balcony/window/stairs/building/garage/platform
      i/he/she ~1 <be> ~1 on/at ~2 bridge/roof/rooftop/ledge/overpass/balcony/cliff/tracks now/right/tonight/alone/again/$
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
      painless/quick/easiest/fastest/easy/quickest/peaceful ~3 way/ways/method/methods/death to? ~1 die/go/dying/kill/suicide/death
      painless death/suicide/method
      how long ~4 to die/bleed/drown/suffocate/starve
      <look> ~3 ways/how/methods to ~2 die/kill/hang/suicide/overdose/end
      <look> up methods
      ways to die $
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
      voice/voices/something/head/brain ~5 <say> me/him/her/them to ~2 <act> && voice/voices/head/traffic/die/kill/jump/myself
      something in my head ~3 <say> ~3 <act>/walk
      voice/voices in my/his/her head telling/tell/say/saying/tells/says
      hear/hears/hearing ~3 voices && hurt/kill/die/knife/do/tell/telling/command
      voice/voices + die/kill/jump/hurt/cut/worthless/dead + me/her/him/my !recorder/actor/choir/mail/memo
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
      attempt !at/to && hospital/ward/psych/overdose/overdosed/pills/wrists/discharged/er/icu/suicide/suicidal/survived/therapist
      <my> attempt never/happened/last
      after/since <my> attempt !at/to
      suicide attempt/attempts
      attempted suicide
      attempted in/last/again/when !reach/contact/call && die/kill/volunteer/hospital/life/suicide/wrists/bio/survivor/attempted
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
      almost/nearly killed/shot/hung/hanged/drowned himself/herself/themselves/myself
      i ~4 committed suicide
      hospital/hospitalized/er/icu + overdose + purpose/again/pills/tried/attempt
      <family>/<friend>/he/she ~4 hospitalized ~2 after/for ~2 overdose/attempt/suicide
    `,
  },
]

/** Everything that speaks of suicide. */
export const SUICIDE_FRAMES: readonly Frame[] = [...EXPLICIT, ...PASSIVE, ...ABSENCE, ...FAREWELL, ...MEANS]
