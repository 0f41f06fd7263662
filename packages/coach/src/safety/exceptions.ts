import type { Exception } from './frame.ts'

/** Hard words with a soft object. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    id: 'thing-kills',
    leave: 0,
    patterns: `
      kill/killing/kills/killed me/myself laughing
      feet/back/head/knees/commute/deadline/suspense/heat/shoes/traffic/wait/waiting/job/class/homework/exam/\
        this ~2 kill/kills/killing/killed me
    `,
  },
  {
    id: 'die-of',
    leave: 0,
    patterns: `
      <die> of/from ~3 <embarrassed>
      <wish> <light>* <die> laughing
      <wish> <light>* <die> ~2 on this/that/the hill
      dying/dead/die to know/see/meet/hear/try/ask/tell/find/get/go/eat/read/watch
      dying/die for ~3 coffee/drink/break/chocolate/nap/pizza/snack/cigarette/vacation
      dead in ~1 water
      escape/tighten/tightening/tightens/around the noose
      dead quiet/silent/tired/line/pan/end/weight/last/serious/wrong/right/set/air
      dead on my/your/his/her/our/their/arrival/time/target/point feet/legs/$
      drop dead gorgeous
      rather <light>* die than !live/living/go/keep/wake/face/another/be/stay/sober/alone/old/sick/fat/without
      rather <light>* kill/shoot/hang myself than !live/living/keep/face/stay
      <die> my/her/his/the ~2 hair/roots/shirt/dress/eyebrows
    `,
  },
  {
    id: 'rather-dead',
    leave: 3,
    kinds: ['passive'],
    patterns: `
      rather <light>* dead than !live/living/go/keep/wake/face/another/be/stay/sober/alone/old/sick/without
    `,
  },
  {
    id: 'other-things-die',
    leave: 0,
    patterns: `
      <wish>/<think> <light>* dead/dying/death battery/link/links/plant/plants/plot/code/grandmother/phone/lift/\
        lifts/skin/pixels/heat/metal/valley/sea/poets/zone/space/letter/serious/father/mother/husband/wife/dad/\
        mom/dog/cat
      <wish> ~1 be/was been dead/gone wrong/right/serious/certain/sure/by
      thinking/think/thoughts/thought about/of ~2 death/dying of/in/scene/penalty
      thinking/think/thoughts/thought about/of ~2 dying my/hair/the
      thinking/think/thoughts/thought about/of my/his/her/a dying <family>
    `,
  },
  {
    id: 'role-to-drop',
    leave: 0,
    kinds: ['passive'],
    patterns: `
      stop/quit being the one/person who/that <light>* organize/organizes/organise/organises/plan/plans/pay/pays/\
        cook/cooks/clean/cleans/drive/drives/host/hosts/initiate/initiates/remind/reminds/decide/decides/schedule/schedules
    `,
  },
  {
    id: 'idiom-work',
    leave: 0,
    kinds: ['explicit', 'passive', 'absence', 'no-future', 'farewell', 'means', 'attempt', 'body'],
    patterns: `
      kill/killed/killing it/time/them/mood/vibe/lights/process/rumor/rumour/project/feature/switch/bill/deal/\
        buzz/engine/idea/darlings/app/plant/plants/light/music/joke/story/headline
      kills/kill/killing ~1 vibe/mood/time/buzz/momentum
      career/political/social/financial/commercial/professional suicide
      run/running/runs/ran/do/doing/did ~1 suicide ~2 at/in/for/during/before/after practice/training/gym/coach
      suicide squeeze/bunt/run/runs/drill/drills/pass/hotkey/gate/burn/squad/sprint/sprints/mission/door/doors/bomber/bombers/bombing/bombings/bomb/attack/attacks/vest/\
        king/race/victims
      shot/shoot/shooting myself in the foot
      beat/beating/beats myself up
      kick/kicking/kicked/hit/hitting myself for/that
      cut/cuts/cutting myself short/off/some/a/out/loose
      hang/hanging/hung myself out
      drown/drowning/drowned myself in
      poison/poisoned/gas <selfword> with my
      burn/burning/burnt/burned myself out
      end/ending things/it with/on/at/by/here/there/well/gracefully/nicely/politely/amicably/early
      end/ending <my> day/life/career as
      unalive ~1 plant/plants/character/boss
      disappear/vanish for ~2 weekend/week/day/vacation/hour/minute/while/month
      disappear from ~2 list/chat/group/linkedin/feed/calendar/map
      disappear/vanish into ~2 background/crowd/wall/woods/floor/chair
      overdose/overdosed/overdosing on ~2 coffee/caffeine/sugar/chocolate/news/podcasts/cheese/cuteness/tacos/\
        tiktok/carbs
      tired/sick/done/over/enough of ~2 life at/in/with/on
      tired/done/finished of/with/being alive <work>
      attempt/attempts/attempted at
      poison pill
      killed/killing/kill <my>? interview/audition/presentation/set/exam/speech/pitch/demo
      jump/jumping/jumps off ~2 call/zoom/meeting
      jump/jumping/walk/step/run in/into ~2 conversation/meeting/call/car to/with/and/after
      throw/threw/throwing myself into ~2 work/project/job/role/hobby/studies/gym/dating
      throw/threw/throwing myself under ~2 bus
      got/get/getting shot/stabbed down/up
      it/that/this/would <be>? pure? suicide to/if
      brand suicide
      suicide proof
      find/give ~3 reason/reasons to ~4 married/friends/subscribed/customer
      jump to/in/on/at/the ~2 conclusion/conclusions/call/bandwagon/next/topic/opportunity
      not want to do this anymore && boss/job/work/team
      <die> for ~1 country/cause/freedom/kids/children/family/faith/honor
      build/team/plan/idea/strategy/route/run/schedule/deadline/pace is/was/seems suicidal
      talked/talk/talking about ~2 suicidal/suicide ~2 in therapy/group/class/session
      suicidal ideation screening/assessment/training
      suicide prevention/awareness/hotline/lifeline
      killing/kill myself working/trying/studying/training/cleaning
      killing myself over
      i kill myself to ~3 keep/pay/finish/provide/meet/impress/fit
      killing myself to ~3 keep/pay/help/save/finish/make/get/please/provide/meet/impress/fit
      killing myself for you/them/this/him/her/work
      suicide silence/girls
    `,
  },
  {
    id: 'idiom-hit',
    leave: 0,
    kinds: ['violence', 'hurter', 'child'],
    patterns: `
      hit/hits/hitting me/us up/that/like/how/as/why
      hit/hits/hitting/punch/punched/beat/attacked me ~3 emotionally/verbally/financially/mentally
      punched/punch/hit me in the gut with
      hit/hits/hitting me/us with ~2 question/questions/news/guilt/surprise/bill/deadline/idea/work/silent/list/\
        request/bombshell/apology/invoice
      it/that/this/reality/grief/news/realization ~3 hit/hits me
      beat/beats/beating me to !be
      beat/beats/beating me by
      beat/beats/beating me at/in/on !night/home/school/dinner/church/weekends/front/public/private/purpose/bed/my
      kick/kicked/kicks me/us out/off
      push/pushes/pushed me ~1 to ~1 be/apply/do/try/speak/go/work/take/finish/become/study/learn/practice/grow
      push/pushes/pushed me ~2 hard/harder/limits/too/around/away/aside/for
      throws/threw/throw ~3 at me/us ~1 last/minute/deadline/meeting
      throws/threw/throw things/stuff/everything/anything/whatever at me/us and ~1 expects/expect/expected/wants/asks/leaves/says
      threw/throws/throw me ~1 under/off ~1 bus/guard/game/balance
      grab/grabbed/grabs me ~1 a/some/coffee/lunch/attention/when/for/after/before
      catch/caught/takes/took me off
      spit/spits out
      bit my head
      bites my head
      it/work/meeting/meetings/traffic/call/calls/this ~1 tied/ties me up/down
      burn/burned/burns me out
      stab/stabbed/stabs me in the back
    `,
  },
  {
    id: 'recovered',
    leave: 0,
    kinds: ['eating', 'body', 'attempt'],
    patterns: `
      recovered/recovering/recovery/healed/beat/survived/overcame/overcoming ~1 from? ~2 bulimia/anorexia/\
        disorder/cutting/selfharm
      bulimia/anorexia/disorder/selfharm survivor/recovery/years/awareness
      was/were ~1 bulimic/anorexic && now/today/ago/years/well/mentor/speak
    `,
  },
  {
    // nobody is poisoned when the dog is, though it may need a vet
    id: 'pet-ate-it',
    leave: 0,
    kinds: ['danger'],
    patterns: `
      dog/puppy/cat/kitten/hamster/rabbit/parrot/goat/horse/cow ~2 ate/swallowed/drank/took/eats/chewed ~5
    `,
  },
  {
    id: 'broken-by-accident',
    leave: 0,
    kinds: ['violence', 'control'],
    patterns: `
      broke/breaks/smashed/dropped/threw ~3 phone/plate/plates/glass/glasses/door/things/stuff ~2 accident/accidentally
      accidentally ~2 broke/smashed/dropped/threw ~4
    `,
  },
  {
    id: 'siblings-fight',
    leave: 0,
    kinds: ['child', 'violence'],
    patterns: `
      son/daughter/kid/toddler/boy/girl ~3 hit/hits/hitting his/her ~2 brother/sister
    `,
  },
  {
    id: 'frail-at-home',
    leave: 0,
    kinds: ['explicit'],
    patterns: `
      <elder>/mom/dad/mother/father ~4 not safe ~1 alone ~2 home/house/stairs/kitchen/apartment
    `,
  },
  {
    // how to put it is asked for; what happened is worth a question
    id: 'touch-unwanted',
    leave: 3,
    kinds: ['child'],
    patterns: `
      how ~4 tell/ask ~3 not to ~1 touch/kiss/hug me
    `,
  },
  {
    id: 'bad-name',
    leave: 0,
    kinds: ['threat'],
    patterns: `
      threatens/threatened/threatening/threaten to ~1 tell everyone we/our
    `,
  },
  {
    id: 'played',
    leave: 0,
    kinds: ['explicit', 'passive', 'voices', 'hurter', 'danger', 'violence'],
    patterns: `
      <die> ~4 in the/a/this/our/every boss/raid/dungeon/level/round/lobby/match/game/tutorial
      kill/killed/kills/shot/shoot/stabbed ~3 in the/a/this/our/every boss/raid/dungeon/level/round/lobby/match/game
    `,
  },
  {
    id: 'not-a-word',
    leave: 0,
    kinds: ['danger'],
    patterns: `
      breathe/breathing a word
    `,
  },
  {
    id: 'stage-throat',
    leave: 0,
    kinds: ['danger'],
    patterns: `
      throat ~4 closing/closes ~2 when/whenever/before/every ~6 speak/talk/present/stage/read/sing/speech/people/audience
    `,
  },
  {
    id: 'pills-counted-for-me',
    leave: 0,
    kinds: ['means'],
    patterns: `
      he/she/they/nurse/carer/caregiver/aide/doctor/<family>/<friend> ~1 count/counts/counted/counting ~1 my ~1 <pills>
      count/counts/counted/counting ~1 my ~1 <pills> for me
    `,
  },
  {
    id: 'pills-removed',
    leave: 0,
    kinds: ['danger', 'means', 'explicit'],
    patterns: `
      take/took/taking/taken ~4 <pills> away/back
      take/took/taking/taken ~4 <pills> from/to him/her/them/my/his/their/our/the
      take/took/taking/taken ~4 <pills> out of
      take/took/taking/taken ~4 <pills> and ~1 flushed/threw/hid/locked/gave/put
      take/took/taking/taken ~4 <pills> ~3 prescribed/directed/usual/needed/doctor
    `,
  },
  {
    id: 'threat-idiom',
    leave: 0,
    kinds: ['threat', 'violence', 'hurter'],
    patterns: `
      will/would/going kill me if/when she/he/they/it/this/my/someone/anyone/mom/dad
      will/would/going kill me if ~2 <trifle>/forget/forgot/forgets/miss/missed/late/mess/spoil/lose/find/found/\
        see/saw/hear/heard/caught/knew/knows/say/bring/wear/eat/break/burn/cancel/ruin/show/am
      would/will kill me/us $
      will/going/would/could kill me for/when
      could/would/want ~2 strangle/kill/murder/choke/throttle/punch/slap him/her/them/my/someone
      could ~2 strangle/kill/murder/scream/shoot
      threatens/threatened/threatening/threaten to ~1 quit/leave/sue/fire/walk/cancel/resign/go/move/stop/\
        divorce/disown/report/unfriend/drop/escalate/withhold
      threatens/threatened/threatening me/us ~1 with ~1 lawyer/lawsuit/court/fired/firing/legal/eviction/bad
      kill him/her/them with kindness
      kill/killing/murder/hurt/hurting ~1 <my>? feelings/chances/credibility/reputation/pride/ego/sales/score/\
        grade/morale
      hurt/hurts/hurting/hurted me/her/him ~2 said/feelings/words/emotionally/deeply/comment/silence
      shoot/shooting him/her/them a/an/back/over
      make it up/work
    `,
  },
  {
    id: 'told-to-die',
    leave: 3,
    kinds: ['explicit'],
    patterns: `
      told/tell/tells/telling/says/said ~2 me/him/her to ~2 kill/kms/kys/die/end/hang/unalive ~1
      told/tells/telling me to kys/kms
      commented/wrote/posted ~3 kys/kms
    `,
  },
  {
    id: 'trivial-cause',
    leave: 2,
    kinds: ['explicit', 'passive', 'no-future'],
    patterns: `
      kms/kys/unalive ~4 <trifle>/<work>
      <trifle>/<work> ~4 kms
      kill/shoot/end me now/please? ~4 <trifle>/<work>
      kill/killing myself/me ~3 over/because/if ~4 <trifle>/<work>
      kill/killing myself ~2 at/with/for/to ~3 <work>/hours/overtime
      <trifle>/<work> ~5 kill me now/please/$
      wanted/want/wish <light>* <die> when ~10 <trifle>/<work>/called/zipper/fart/farted/tripped/burped/wrong/\
        unmuted/mic/fly/name/muted/replied/screen/camera/forgot/laughed
      wanted/want/wish <light>* <die> ~2 inside
      wanted/want/wish <light>* <die>/<vanish> when/after/every ~8 <work>/spot/name/laughed/called/speak/talk/stage
      <work>/presenting/laughed ~6 and ~1 i wanted to die
      so embarrassed/embarrassing/awkward/cringe ~6 <die>/<vanish>
      kill/killing me lol
      make/makes/making/made me want to ~1 <die>/kill/jump/overdose/scream/shoot/hang/unalive
      so bad/boring/slow/hot/long/dumb/annoying ~2 i want to ~1 kill/die/unalive/kms/jump
    `,
  },
  {
    id: 'bereaved',
    leave: 0,
    kinds: ['explicit'],
    patterns: `
      died/dies/dead/death/dying/lost/losing/loss ~6 by/to/from suicide
      killed/hanged/hung/shot/drowned himself/herself/themselves
      <third> ~4 ended/took/taken <my> own? life
      committed suicide
      after/since a/the/his/her/their suicide !attempt
      suicide of
      his/her/their/<family> suicide !note/attempt/attempts/plan/threat/threats
      word suicide
      suicide loss/survivors/bereavement/funeral
    `,
  },
  {
    id: 'home-for-christmas',
    leave: 0,
    kinds: ['farewell'],
    patterns: `
      goodbye/farewell email/mail/emails ~3 last day/shift/week
      will not <light>* here/around/home for ~2 christmas/thanksgiving/holidays/holiday/dinner/party/birthday/\
        easter/game
    `,
  },
  {
    id: 'fear-of-death',
    leave: 2,
    kinds: ['passive'],
    patterns: `
      not want/wants/wanted/wish/wishes <light>* <die>
      not want <light>* <die> alone/young
    `,
  },
  {
    id: 'denied-thought',
    leave: 0,
    patterns: `
      would not/never <light>* kill/hurt/harm myself
      not <light>* trying/want/planning/plan/going to kill/hurt/harm the
      no ~2 plan/plans/intention/intentions/thoughts/urge/urges to/of ~1 hurt/hurting/kill/killing/harm/harming
      not ~2 going/want/wants/trying to ~1 kill/hurt him/her/anyone/them/someone/you
      not ~2 going/want/wants/trying to ~1 hurt my/our/his/her/their !<child>
      not ~1 domestic violence/abuse
      no ~1 abuse/violence
      not ~2 hit/hits/hitting/hurt/hurting me/us/anyone/anybody
      <be> not/never ~1 hit/hits/hurt/violent/abusive/physical
      not/never ~2 violent/abusive/physical !again/anymore/lately/$
      not/never hit/hits/touched/raised/laid ~1 me/us/hand
      not in danger
    `,
  },
]

/** Words that make a past thing past: four points off where the person is well today. */
export const LONG_PAST = `
  years/decades/lifetime ago
  #kid/#adult/many/several/few years/decades ago/free/back/clean/later/sober/since
  in #num
  in the nineties/eighties/seventies/1990s
  in high/middle school
  when i ~2 came in
  before ~1 recovery/therapy/treatment/sober/sobriety/help
  in college/university/childhood
  as a teen/teenager/kid/child
  as a ~1 student/girl/boy/teenager
  my first husband/wife/marriage/boyfriend/girlfriend
  when i was ~2 #kid/little/young/younger/teen/teenager/child/kid/small
  before i was born
  long/ages ago
  used to
  back then
  growing up
  in my twenties/teens
  i survived
  survivor of
  today i am/feel/speak/help/teach/mentor/love/have
  my past
`

/** The person is well, or speaks from the far side of it. */
export const WELL_NOW = `
  i am ~2 well/fine/okay/ok/safe/happy/better/recovered/sober/healed/stable/good/free/out/alive/over/healthy
  i volunteer/speak/mentor/teach/work/run/lead/coach
  i am ~2 speaking/volunteering/mentoring/sharing/telling/writing/giving
  in recovery
  years free/clean/sober
  fundraiser/memoir/bio/testimony/advocate/survivor/survivors
  to? share/tell/sharing/telling ~1 my story
  my daughter/son/kids/kid/child asked/asks/ask
  now i ~2 appreciate/love/want/have/help/enjoy/teach/mentor/see
  therapy/recovery/treatment/aa/faith/meds saved/helped
  not ~1 in #kid/#adult/many/several/few/over years/months
  not ~2 #kid/#adult years/months
  at peace with
  that was ~3 years/decades ago
  i am ~2 doing ~1 better/well/fine/great
  now ~2 well/fine/okay/ok/safe/happy/better/married/remarried/teach/volunteer/mentor
  people ask
  date/partner/someone/kids/people asks/ask ~2 about
  my second wedding/marriage
  remarried
  talk/speech/speaking at/to
  scars/scar ~8 asks/ask/asked/question/questions
  essay/application/interview/op
  he/she/it is ~2 well/fine/okay/better/thriving/good/recovered/healthy now/today/and/$
`

/** Not meant: one point off. */
export const JOKE = `
  lol/lmao/lmfao/rofl/haha/hahaha/hehe/jk/joking/kidding/💀/😂/🤣/xd
`

/** Meant: a joke mark counts for nothing. */
export const SERIOUS = `
  for real/sure
  not joking/kidding
  not a joke
  not really
  serious/seriously/actually
  no joke/cap
  like/but ~1 for real
`

/** Said not to be so: three points off what is said outright, nothing off wishes, means and farewells. */
export const DENIAL = `
  not ~1 suicidal
  not <light>* going to <light>* kill/hurt/do ~1 myself/anything
  would not/never <light>* kill/hurt/do/act ~2 myself/anything/it
  not <light>* planning/plan/want/wanting to <light>* kill/hurt/do/end ~1 myself/anything/life
  no intention
  not actively
`

/** Soon: one point more. */
export const SOON = `
  tonight !is
  right now
  already
  as we speak
  this evening
  in an hour
  today is
`

/** "Tonight" of a party, a deadline or a gig is only a date. */
export const ORDINARY_SOON = `
  due/deadline/dinner/party/show/game/gig/exam/speech/presentation/perform/performing/meeting/class/date/debate/\
    toast/recital/concert/talk ~5 tonight
  tonight ~4 dinner/party/show/game/gig/exam/speech/presentation/meeting/class/debate/toast/recital/concert/\
    talk/homework/essay
  already ~2 told/asked/said/tried/sent/wrote/apologized/know/late/answered/emailed/paid/did/signed/bought/booked/have
`
