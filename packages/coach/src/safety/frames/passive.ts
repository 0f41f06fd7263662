import type { Frame } from '../frame.ts'

/** Wanting not to be. Negation is part of the pattern here and cancels nothing. */
export const PASSIVE: readonly Frame[] = [
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
      let/letting go of the ~1 wheel
      not ~2 look/check both ways
      close/closing/closed my eyes ~3 wheel/driving/highway/drive
      <wish> <light>* under/in ~1 ground/earth/grave/coffin !floor/beef
      six feet under
      i <light>* <hope> ~2 go/come ~4 heaven
      <wish>/want ~2 big/eternal/endless sleep
      <wish> <light>* evaporate/dissolve/cease
      <wish> <light>* fade away/out
      would look both ways anymore/before
      rather <light>* not $
      cross/crossing/crossed ~3 without ~1 looking && hoping/hope/anymore/care/car
      not ~1 feel/want/wish/like like? to? continue/continuing/keep/keeping to? <light>* live/living/breathe/breathing/\
        exist/existing
      rest forever
      last day on ~1 earth
      my last day alive
      ready ~2 go/leave forever
      hate/regret/wish/sad/sorry/angry ~2 i <light>* not? survived !the/this/that
      i/he/she/they will/would not <light>* alive for/by/next/tomorrow/much/when
      no/not ~8 next year/birthday/christmas/summer/spring for me !at/on/in/with
      one less problem/burden/mouth ~2 for them/everyone/everybody/<family>/you
      sleep for always
      for me ~3 better ~1 to? <light>* <die>
      better for me ~1 to? <light>* <die>
      is/was/be better to <light>* dead
      world/family/kids/everyone/they would/will not <light>* miss me !on/at/in/if/for/while/when
      if i jump/fall && pain/stops/die/dead/quick/floor + stop/stops/end/ends/over/dead/die/quick/floor
      pain ~1 stops/ends when/if i <light>* <die>/<gone>/jump
      until/when/once/after ~3 cat/dog/pet/mom/dad/parents dies/die/gone ~3 i ~2 out/done/go/going/leave/follow/gone
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
      not want/wants/wanted/wanting/wish to <light>* live !with/in/at/next/near/under/alone/there/on/here/by/\
        together/apart/off/like
      not want/wants/wanted/wanting to live like this/here anymore
      no/not want/wants ~1 live/life ~1 more/anymore/$
      no/not more want/wants ~1 to? live/life
      no/not wish/desire to? live/life ~1 more/anymore/$
      no/not can ~1 live ~1 more/anymore/$
      no can live
      no/not ~1 wish/desire to <light>* alive/live/exist !with/in/at
      prefer/prefers/preferred ~1 to? <light>* <die>
      my life has no sense/meaning/point
      not want/wants/wanted to <light>* alive/exist/around/breathe/existing/breathing !for/during/when/him/her/\
        them/people/you/my
      not want/wants/wanted to <light>* on this earth/planet/world
      not want/wants/wanted to <light>* in this world
      not want/wants/wanted to be anymore $
      not want/wants to keep/continue/go/carry on? living/existing/going !out/to/back/with
      not want/wants to go/carry on !stage/vacation/the/a/my/with/that/trips/dates/another/strike/holiday/air/\
        camera/record
      not want/wants to see/make tomorrow/monday
      not want/wants to make it $
      not want/wants to make it to/through/past ~2 night/morning/tomorrow/monday/weekend/week/month/year/christmas/\
        birthday/summer/winter/spring
      not feel like living/existing/being
      not think/believe/know if? i can/will/should <light>* alive/live
      can not stay alive
      rather not <light>* live/alive/exist/wake
      living/live/alive/existing ~2 is not worth
      hate/hates/hated being/that alive
      hate/hates ~3 still alive
      not sure ~2 want <light>* live/alive/exist
      not think/know/believe/sure ~3 want/wants to <light>* live/alive/exist !with/in/at
    `,
  },
  {
    id: 'life-itself',
    kind: 'passive',
    category: 'suicide',
    who: 'auto',
    points: 4,
    patterns: `
      <tired>/enough of/with <light>* life/living/existing/existence/breathing !with/in/out/on/at/like/next/\
        under/paycheck/alone/together/from/here/there/advice/coaching/insurance
      <tired>/enough of/with ~1 being/be/been/bein/to alive/here/conscious
      <tired>/enough of waking up
      <tired> of this/my life !as/at/in/with
      too <tired> to <light>* live/exist/breathe
      not do/take/handle/face/stand/bear/cope/manage/survive <light>* with? life/living/existing/existence
      not do/take/handle/face/stand/bear this life
      not face/do/survive/make/take/handle another/one day/night/week !at/of/in/with/without/like
      can not go on $
      can not go on anymore/living/any/much/and/pretending
      can not go on with ~1 living/life/existing/existence/anything/everything
      can not go on with this/it/that/all/everything anymore/$
      can not/nothing carry on anymore/living/$
      not keep living/existing/fighting
      can not live anymore/$
      can not live with myself
      can not live like this
      can not live with this/it/that/what $
      no will to live/go
      no/lost/losing ~2 will to live
      no reason/point/purpose/sense/motivation/energy ~3 live/living/alive/existing/exist/life/breathing
      not see/have/find ~1 point/reason/purpose ~4 live/living/alive/existing/exist/life/breathing/anymore/\
        everything/anything
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
      not see/find/think/give/have/remember ~2 reason/reasons ~2 keep/live/stay/go/carry/be/get/wake !working/\
        reading/paying
      running/run out of reasons to
      find/finding/found/think/out ~2 reason/reasons to ~2 stay/live/keep/continue/get/wake/be !at/in/with/\
        married/friends + not/hard/harder/no/any/another/running/last/struggling
      hard/harder/not ~2 find/finding/think ~2 reason/reasons to stay/live/keep/go/continue !at/in/with
      nothing left for me !at/in/to/with
      nothing ~2 left ~6 but go/leave/die
      not ~5 make it through/past/until/to ~2 weekend/night/week/month/year/winter/tonight/christmas/tomorrow/\
        day !at/of/with/without
      no fight left
      not live with pain/guilt/myself
      not live with the pain/guilt/shame
      not do/face/take another day ~3 && i mean life/living
      not live with it/this $
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
      if ~4 <traffic>/truck ~2 hit/hits/ran me ~6 relief/relieved/fine/okay/ok/glad/favor/happy/thankful/mad/upset
      <traffic>/truck ~2 hit/hits me ~6 relief/relieved/favor/glad
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
      <hope> only/just ~1 be with him/her/them && died/passed/lost/dead/grave
      only/just <hope> ~1 be with him/her/them && died/passed/lost/dead/grave
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
      want/wish/need ~2 it/everything/this all? to ~1 stop/end/over !with/before/early/on/at/by/in/as
      want/wish/need ~2 it/everything ~3 over <light>* with? $
      want/wish/need ~2 it/everything all? to ~1 go/turn/fade ~1 black/dark/quiet/silent
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
      living/existing/life is <light>* exhausting/torture $
      living/existing is <light>* exhausting/torture/agony
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
      i have nothing left !to/in/at
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
      not want to be alone + do something stupid/reckless/drastic !like
      scared/afraid/terrified/worried/might/will ~3 do something stupid/reckless/drastic !like + alone
      scared/afraid/terrified/frightened that? i ~2 do something stupid/reckless/drastic $
      scared/afraid/terrified/frightened that? i ~2 do something stupid/reckless/drastic tonight/today/now/again $
      scared/afraid/terrified/frightened/might/will ~3 do something bad/terrible/stupid to myself
      not trust myself ~2 alone
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
