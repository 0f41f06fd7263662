import type { Frame } from '../frame.ts'

/** A child who speaks, a child someone speaks of. */
export const CHILDREN: readonly Frame[] = [
  {
    id: 'child-touched',
    kind: 'child',
    category: 'child',
    who: 'self',
    points: 5,
    patterns: `
      <family>/<friend>/he/man/priest/pastor/tutor/doctor ~4 touches/touch/touched/touching/kissed/kisses/\
        kissing/rubs/rubbed ~1 me/us !up/base/emotionally/deeply/with/so/when && drunk/#kid/secret/room/bed/\
        night/tell/private/wrong/weird/kid/little/scared/parents/mom/uncomfortable/down/alone/lesson/practice
      touch/touches/touched/touching me/us ~3 down/there/private/privates/under/shirt/pants/places/where
      <family>/coach/teacher/he/man ~3 comes/came/come into/in ~1 room/bed ~2 night/secret/and
      <family>/coach/teacher/he/man ~4 makes/made me ~3 undress/touch/watch/sit/naked/shower/videos
      our/a little? secret && room/bed/touch/touches/kiss/kisses/naked/hurt/hurts/night/lap/shower
      keep ~2 secret ~4 what he/she/uncle/dad does/did
      not ~1 tell anyone/anybody/noone/mom/my && touch/touches/touched/secret/room/bed/photos/pictures/uncle/\
        stepdad/coach/kiss/kisses/hurt/hurts
      i am #kid ~8 and he/boyfriend/she/him is #adult
      i am #kid && boyfriend/girlfriend/he/she is/turned/turns #adult
      i am #kid && #adult and ~3 love/boyfriend/secret/dating/relationship
      i am #kid && dating/boyfriend/seeing/relationship && #adult
      my coach/teacher/tutor/pastor/priest ~3 loves/kissed/kisses/texts/touches/touched/nudes/naked && secret/\
        tell/night/alone/me
      <family>/<friend>/he ~4 do/does/did/doing/done stuff/things to me ~8 asleep/night/alone/drunk/secret/room/\
        bed/tell
      rub/rubs/rubbed/rubbing/touch/touches/touched/strokes/stroked/stroking/kiss/kisses/grabs my ~1 leg/legs/\
        thigh/thighs/back/chest/privates/body + tell/secret/grandma/mom/grandpa/uncle/coach/alone/nobody/anyone
      not to tell ~1 grandma/mom/dad/anyone/parents/wife + touch/touches/rubs/kiss/kisses/leg/bed/room/night/\
        hurt/hurts
      boyfriend/stepdad/dad/uncle/brother/cousin/coach/grandpa/he/stepbrother ~4 comes/walks/came/walked/\
        watches/looks/peeks/stares ~2 in/into/at/on ~4 <undressed>
      watches/watch/watching me ~2 <undressed>/sleep
      stepbrother/stepdad/uncle/cousin/coach/grandpa/tutor/babysitter ~6 touches/touching me !base/deeply/with/emotionally/so/most
      says/said ~2 a/our game && touch/shower/showering/naked/clothes/bed/private
      dad/stepdad/uncle/grandpa/brother/cousin/coach/teacher/priest/pastor/babysitter/stepbrother/tutor ~2\
        touches/touched/touching me !base/deeply/with/emotionally/so/most
      i am #kid ~3 pregnant
      i am #kid + alone + scared/hungry/night/help/days
      shows/showed/show me his/her ~1 private/privates/penis/parts
      makes/make/made me ~1 sit on ~1 lap
      teacher/coach/tutor/priest/pastor/uncle/grandpa/stepdad/cousin ~2 touched/touches/touching/rubs/rubbed/\
        strokes/kissed my leg/legs/knee/thigh/back/chest/neck/lips/hair/body
      secret + i am #kid + uncle/coach/teacher/dad/stepdad/he/neighbor/grandpa
      teacher/coach/uncle/pastor/priest/tutor/man/guy ~3 sends/sent/shows/showed me ~3 naked/nude/nudes/private/\
        dick/penis
      <family>/<friend> ~3 touched/touches/touching my ~1 private/privates/parts
      i am #kid + man/guy/boyfriend/he/woman/teacher/coach ~3 #adult + love/loves/meet/date/dating/kiss/\
        boyfriend/secret/sex
    `,
  },
  {
    id: 'child-pictures',
    kind: 'child',
    category: 'child',
    who: 'self',
    points: 5,
    patterns: `
      nudes/nude/naked/photos/pics/pictures/videos/video ~14 says/said/saying/will/threatens/threatened/\
        threatening/or/if ~5 tell/send/post/leak/share/show ~5 parents/everyone/school/family/friends/friend/\
        friends/mom/dad/followers/online/instagram/contacts
      nudes/nude/naked ~8 of me ~10 money/send/pay/more/leak/post/school/everyone
      has/have/got ~3 nudes/naked/pics/photos/pictures ~2 of me && money/send/pay/more/leak/post/tell/share/show\
        !office/album/wedding
      asks/asked/asking/wants/wanted/begging/begs/pressuring/pressures/keeps ~4 me ~4 nudes
      wants/asks/asked/asking/begging/demands ~2 nudes
      asks/asked/asking/wants/wanted/begging ~3 photos/pics/pictures of me && naked/bra/underwear/without/\
        secret/#kid/bathroom/tell/parents/shower/online/older
      sextortion/sextorted
      blackmail/blackmails/blackmailing/blackmailed me && pictures/photos/pics/nudes/videos/video/parents/school
      video/videos/pic/pics/picture/pictures/photo/photos/nudes of me + money/pay/#num/#low/#adult/dollars/\
        bucks/bitcoin/gift + class/school/everyone/friends/parents/family/followers/post/send/gets/leak
      <pics> + <undressed> + send/wants/want/asks/asked/asking/take/took/sent/request && #kid/school/parents/\
        online/game/man/guy/older/adult/discord/snapchat/mom
      i am #kid + <pics> + send/wants/want/asks/asked/asking
      sent ~2 <pics> + wants/want/asks/demands + #num/#low/#adult/money/more/pay/shows/show/send
      <pics> + wants ~1 #low/#num/#adult + shows/show/sends/send/posts/post/tells/tell
      threatens/threatened/threatening/threaten ~4 share/post/send/leak/show ~3 nudes
      grown/older/old/adult man/guy/woman ~4 meet me + #kid
      meet me + i am #kid + man/guy/online/adult/older/grown
      meet me/my ~2 alone + not ~1 tell/telling + parents/mom/dad/anyone
      meet me/my && not ~1 tell/telling ~1 your/my/her/his parents/mom/dad
    `,
  },
  {
    id: 'child-left',
    kind: 'child',
    category: 'child',
    who: 'self',
    points: 5,
    patterns: `
      mom/dad/parents/mother/father/guardian/grandma ~3 left ~8 && food/days/back/home/alone/brother/sister/\
        brothers/sisters && not/no ~3 back/food/home/come
      mom/dad/parents ~6 gone for/since ~2 days/monday/tuesday/wednesday/thursday/friday/saturday/sunday/week &&\
        alone/food/brother/sister/brothers/hungry/me
      no food ~4 && mom/dad/parents/kids/baby/brother/sister/brothers/hungry
      leaves/leave/left me/us alone ~3 days/nights/weekend/week
      not <be>? fed me/us
      mom/dad/stepdad/stepmom/parents ~6 locks/locked/lock me/us ~2 in/outside/out/basement/closet/room
      i am #kid + food/hungry/alone/wake + mom/dad/parents
      not ~2 food ~5 mom/dad/days/friday/home + #kid/hungry/wake/alone/brother/sister
      not feed/feeds/fed me/us
      starves/starving me/us
      i am #kid + threw/kicked/kicks/throws/locked/locks ~1 me out
      mom/dad/parents/mother/father ~4 gone/away/left ~3 days/nights + brother/sister/baby/alone/food/hungry\
        !trip/vacation/business
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
      mom/dad/mother/father/stepdad/stepmom/parents/uncle/grandpa/foster/stepbrother ~5 hit/hits/hitting/beat/\
        beats/beating/slaps/slapped/punches/punched/chokes/choked/kicks/kicked/burns/burned/smacks/smacked/\
        hurts/spanks me/us !up/at/to/in/out/with/that/like/off
      mom/dad/mother/father/stepdad/stepmom/parents/uncle/grandpa ~10 belt/extension/hanger/broom && hit/hits/\
        beat/beats/whips/whipped/uses/used/me/us
      mom/dad/mother/father/stepdad/stepmom/parents/uncle ~4 throws/threw ~3 at me/us
      mom/dad/mother/father/stepdad/stepmom/parents ~3 hit/hits/beats/beat me/us !up/at/to/in
      i am #kid && hits/hit/beats/beat/hurts/slaps/slapped/touches/touched/punches/choked me
      not want to go home && hit/hits/belt/dad/stepdad/drunk/bruise/bruises/hurt/hurts
      mom/dad/mother/father/stepdad/stepmom/parents/uncle/grandpa/foster ~5 whips/whipped/spanks/beats me/us
      mom/dad/mother/father/stepdad/stepmom/parents/uncle/grandpa/foster ~6 hit/hits/beat/beats/slaps me/us with\
        ~2 belt/cord/cable/spoon/stick/hanger/shoe/broom/ruler/hand/fist/phone/wire/hose/paddle/bat
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
      <kid> ~8 with bruise/bruises/welts/burns
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
      my/a/the/our ~1 <kid> ~8 touched/touches/touch/touching/kisses/kissed ~1 her/him/them !up/the/down/on &&\
        coach/uncle/grandpa/teacher/stepdad/dad/babysitter/secret/tell/private/told/tutor/pastor/neighbor/\
        cousin/boyfriend
      <kid> ~6 told/tells/said/says ~8 touched/touches/touching/kisses/kissed
      touched/touches/touching/molested/kisses ~2 my ~1 <kid>
      <kid> ~6 marks/bruises/welts/burns ~2 on/across/all/over ~2 back/legs/neck/face/arms/body/bottom/thighs/\
        cheek/ribs/buttocks
      <kid> ~4 belt/handprint/cigarette marks/burns/mark/welts
      <kid> ~6 bruise/bruises/bruised && stepdad/home/dad/mom/boyfriend/ex/flinches/says/father/parents/lies
      <kid> ~3 flinch/flinches
      marks/bruises/welts/burns ~4 <kid> ~2 back/legs/neck/face/arms/body/arm
      <homebody>/babysitter/nanny/teacher ~4 hit/hits/hitting/beat/beats/beating/slap/slaps/slapped/shakes/\
        shook/choked/chokes/kicked/burned/hurts ~1 my/our/the/her/his ~1 <kid> !up/out/at/back/feelings
      <family>/neighbor/neighbors ~4 hits/hitting/beats/beating/slaps/hurts ~1 kids/children/son/daughter/baby/\
        child/grandson/granddaughter
      <kid> ~4 left ~1 alone ~4 night/days/hours/car/bath/overnight
      leaves/left/leave the/her/his/my/their <kid> ~1 alone ~3 night/days/hours/car/bath/overnight
      <kid> ~6 nudes/naked ~6
      man/adult/stranger/guy/someone ~6 messaging/texting/asking/asked/grooming/meet ~3 my ~2 <kid> && photos/\
        pictures/pics/nudes/meet/secret/naked/older/online
      someone/man/guy/adult ~4 online ~6 && <kid> && photos/pictures/pics/nudes/meet/naked/sent
      <kid> ~8 scared/afraid/terrified/refuses ~2 to? go home/stay/to && dad/stepdad/boyfriend/hurt/hit/bruise/\
        bruises/weekend/mom/uncle/cries
      <kid> ~6 hungry ~3 && alone/dirty/home/food/steals/neglect/mom/every/week
      <kid> ~3 acts/acting/acted out? ~4 sexual/sexually
      <kid> ~3 drew/draws ~6 && touch/private/naked/hurt/hurting/gun
      boyfriend/stepdad/stepdad/ex ~6 alone with my <kid> && scared/touch/weird/hurt
      #kid ~2 old ~6 dating/boyfriend ~4 #adult
      my #kid ~8 #adult ~2 boyfriend
      stepdad/dad/uncle/brother/grandpa/boyfriend/cousin/father/stepbrother ~2 comes/came/gets/climbs/crawls/\
        come/sleeps into/in her/his/their/my bed/room
      leaves/left/leave ~2 #kid ~4 alone
      <kid> ~4 home alone ~4 night/days/overnight/weekend
      <kid>/#kid ~5 says/said/told ~5 hurt/hurts/touches/touched/hit/hits ~3 private/privates/parts/bottom/down
      <kid> ~4 with ~1 <marksWord> ~2 on ~1 his/her/their/cheek/face/back/neck/legs
      <kid> ~6 handprint/handprints
      leaves/left/leave ~1 her/his/their/the ~1 <kid> ~2 in ~1 car
      <kid> ~3 in ~1 car ~3 windows/hot/heat
      adult/man/guy/stranger/someone ~3 asking/asked/asks/messaging/messages/texting ~3 <kid>/#kid + pictures/\
        photos/pics/nudes/meet
      spanks/spanked/beats/hits/whips/slaps/hit ~1 my ~1 <kid> ~3 with/until
      spanks/spanked/beats/whips ~1 my/the/our ~1 <kid>
      <family>/she/he ~2 spanks/whips/shakes ~1 my/our/the/her/his ~1 <kid> ~4 hard/until/with/blue/bruise/\
        bruises/mark/marks
      <kid> ~6 <injury> ~3 on ~1 his/her/their/the ~1 back/legs/neck/face/arms/body/bottom/thighs/cheek/ribs/\
        arm/stomach/ear
      one of ~2 <kid> ~8 <injury>
      <kid> ~4 alone ~2 overnight/night/days + leave/leaves/left/leaving/home
      leaves/left/leave/leaving ~1 her/his/their/the/our/my ~1 <kid> ~2 alone ~1 overnight/night/days/weekend/hours
      <kid> ~3 <be> ~2 abused/molested/neglected/groomed/raped
      <kid> ~3 <be> ~2 beaten !in/at/to/on
      #adult year old ~2 man/guy/coach/teacher ~8 <kid>
      man/guy ~6 texting/messaging/dating/grooming/seeing ~2 my ~1 <kid> + love/meet/pictures/old/secret/photos/\
        gifts/older/adult
      shows/showed/show/showing ~2 his/her private/privates/penis/parts/genitals
      makes/make/made ~3 brother/sister/kids/kid/son/daughter ~1 sleep/stay ~1 in/on/outside ~1 garage/basement/\
        floor/outside/car/closet/shed/balcony
      father/dad/stepdad/uncle/brother/grandpa ~1 comes/came/visits ~1 to/into ~1 her/him/my/me/room/bed ~2\
        night/bed/room/drunk
      <kid> ~3 alone ~2 every/all/each night/day
      made/makes/make/told ~1 him/her/them/my ~2 undress/strip/touch
      <guardian> ~3 <hurts> ~1 her/him/them && <kid> !back
      <guardian> ~3 locks/locked ~1 him/her/them ~1 in/out/inside/outside
      <kid> ~6 daddy/dad/mommy/mom ~2 <hurts> ~1 her/him/me/them
      teacher/coach/tutor/man/guy/adult ~2 <be>? texting/messaging/messages/texts/dms ~1 my ~2 <kid> + love/\
        loves/secret/night/pictures/meet/kiss
      <kid>/he/she ~4 gets/is/was/being/got locked in/inside ~2 closet/basement/cage/shed/attic/cellar
      secret ~1 game/games + bed/bath/grandpa/uncle/dad/night/stepdad/brother
      <kid>/grandkids ~2 left alone ~1 all/for/over/every
    `,
  },
  {
    id: 'child-hurt-by-me',
    kind: 'hurter',
    category: 'child-risk',
    who: 'self',
    points: 5,
    unless: 'games',
    patterns: `
      i ~3 hit/slapped/punched/smacked/kicked/choked/shook/whipped/spanked/beat/threw/hurt/shaken/shake/dropped\
        ~1 my/the/our/his/her ~1 <kid> !feelings/up/out/hand/party/at/to/in/with/coach/teacher/ball/shower/food/\
        clothes/bottle/monitor/seat/friend
      i ~2 shook/shake/shaken him/her/it/them ~8 cry/crying/scream/screaming/baby/stop
      i ~2 shook/shaken the/my baby
      i ~3 hit/slapped/grabbed/shoved/hurt ~2 <kid> ~4 hard/face/arm/mark/bruise/again/cried
      what i ~2 do if/when/to ~3 baby/<kid>/keeps/crying/screaming
      <hope>/scared/afraid/might/could/going/urge/urges/like ~3 hurt/hurting/shake/shaking/smother/smothering/\
        throw/throwing/drop/drown/hit/hitting/harm/harming ~1 my/the ~1 <kid> !feelings
      thoughts/images/thought ~2 hurting/harming/drowning/smothering/dropping/killing ~2 baby/<kid>
      i am ~4 going to ~1 hurt/shake/hit/throw ~1 baby/<kid>/him/her && baby/crying/screaming/cry/toddler/son/daughter
      not stop crying/screaming ~8 shake/throw/hurt/snap/lose/hit
      imagine/imagining/picture/picturing/think/thinking ~3 throwing/dropping/hurting/shaking/drowning/\
        smothering/hitting ~2 baby/newborn/<kid>
      i ~4 hit/slap/smack/whip/beat my kids/kid/son/daughter/children/child/toddler
      i ~3 throw/threw things/stuff ~1 at my kids/kid/son/daughter/children
      i ~3 slapped/hit/smacked/spanked/shook/shoved/kicked/punched/grabbed ~1 my #kid
      i ~2 could not stop ~2 && slapped/hit/smacked/spanked/shook && kid/son/daughter/old/baby/toddler/child
      i ~3 grabbed/dragged/threw/pinned/choked/yanked ~1 my ~1 <kid> ~1 by/neck/arm/hair/throat/hard/against/\
        down/across
      scared/afraid/worried/terrified ~3 i ~2 hurt/shake/hit/throw/drop/smother/choke ~1 her/him/it/them &&\
        baby/newborn/infant/toddler
    `,
  },
]
