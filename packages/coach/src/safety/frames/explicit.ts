import type { Frame } from '../frame.ts'

/** Killing oneself, said as such. */
export const EXPLICIT: readonly Frame[] = [
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
      take/takes/taking/took <my> own? life !savings/story/insurance/choices/decisions/advice/seriously/over/\
        back/away/in/as/work
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
      drive/driving/crash/crashing/swerve/swerving/steer/drove ~6 into/off ~2 tree/wall/<height>/oncoming/river/\
        barrier/median/lake/pole/traffic
      jump/jumping/throw/throwing ~2 in front of ~3 <traffic>/bahn
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
      thoughts/ideas/ways/plans/urge/urges/dreams/images/intentions of/to/about ~1 killing/kill/hanging/hang/\
        ending/end/shooting/drowning myself/himself/herself/themselves/it/life
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
      fantasize/fantasizing/daydream/daydreaming/dream/dreaming/obsess/obsessing ~3 crashing/jumping/hanging/\
        drowning/shooting/driving/swerving
      i <light>* should <light>* die/disappear
      maybe i should <light>* die/disappear
      want to jump and
      suicide methods/method/ways/forum/pact/plan
      end/ending ~3 nightmare/pain/suffering/misery/torment
      end this/it/everything ~2 permanently/forever
      <wish>/going/ready ~2 ctb
      ctb tonight/soon/tomorrow/today/now/$
      stop me + roof/bridge/ledge/rope/gun/pills/knife/tracks/jump
      know/knows how to ~1 do it ~2 clean/quick/fast/right/properly/painless/quietly && scares/scared/thoughts/alone/\
        dark/gun/tonight
      <wish> ~2 finish/end with it/life/everything/all
      life ~1 finish/finished && want/i ~2 finish/end/stop/go
      <traffic>/bridge/pills/gun/rope/water/jump/fall/overdose ~1 would be ~1 quick/fast/easy/painless/enough/\
        quicker/easier
      <hope>/<think>/want ~4 drive/driving/crash/crashing/swerve/swerving/run ~4 off/into ~2 road/tree/wall/\
        <height>/lake/river/traffic
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
      suicide !prevention/rates/rate/squad/hotline/awareness/line/lifeline/mission/sprint/sprints/door ~3\
        thoughts/plan/note/attempt/attempts/tonight/option/answer
      <wish>/<think>/attempt/attempted/planned/threatens/threatened/threatening/talks/talking/talk/about/\
        mentioned/mentions/by ~2 suicide
      suicide again/lol/tonight
    `,
  },
  {
    id: 'nothing-to-live-for',
    kind: 'explicit',
    category: 'suicide',
    who: 'auto',
    points: 5,
    patterns: `
      nothing <light>* to live for
      no reason/will ~1 to live
      not want/wants to live anymore
    `,
  },
  {
    id: 'going-to-kms',
    kind: 'explicit',
    category: 'suicide',
    who: 'self',
    points: 5,
    firm: true,
    patterns: `
      going/want/need/planning/plan/ready to? ~1 kms
      think/thinking/thought/thoughts of/about ~1 unalive/kms
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
    // a story, or oneself: worth a question
    id: 'end-story',
    kind: 'explicit',
    category: 'suicide',
    who: 'self',
    points: 3,
    patterns: `
      <wish>/<think> ~2 end/ending/finish/finishing my ~1 story/book/chapter $
      <wish>/will/going ~2 end <my> own? life in !prison/jail
      if i <light>* had ~2 guts/courage/nerve/balls ~4 do/done it
      tonight is the night $
      plan is ready/set/done/made && words/note/goodbye/wife/kids/mom/letter
    `,
  },
  {
    id: 'how-end-it',
    kind: 'explicit',
    category: 'suicide',
    who: 'auto',
    points: 2,
    unless: 'talkpiece',
    clarified: true,
    patterns: `
      how/ways ~3 end it $
      someone/please/just <light>* kill/shoot/end me
      kill/shoot me now/please
      ^ kill/shoot me $
      ^ ugh/omg/god kill/shoot me
    `,
  },
]
