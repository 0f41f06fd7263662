import type { Frame } from '../frame.ts'

/** Threats, fear of somebody at home, and words sought so that somebody will not explode. */
export const THREATS: readonly Frame[] = [
  {
    id: 'word-it-unhurt',
    kind: 'wording',
    category: 'violence',
    who: 'self',
    points: 5,
    firm: true,
    patterns: `
      so <homebody>/that ~2 not hit/hits/beat/beats/slap/slaps/punch/punches/choke/kick/kicks me/us !up/with/in/\
        on/at/up/to/back
    `,
  },
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
      scared/afraid/terrified/frightened of my own? ~1 <partner>/dad/stepdad/father/stepmom and/but/when/\
        because/he/she/what/if/every/at/especially
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
      not dare ~1 go/come home
      dad/stepdad/father/mom/stepmom/husband/wife/boyfriend/girlfriend/he/she ~4 drunk ~4 hits/beats/hitting
      flinch/flinches/flinching ~2 when/whenever/if/every ~2 he/she/<family>
      chair/dresser/table/furniture ~2 against ~2 door && sleep/night/afraid/scared/brother/dad/stepdad/he
      sleep/sleeping with ~2 knife/bat/hammer ~4 because/from/he/she/<family>
      scared/afraid/terrified/frightened ~2 what my? ~1 <partner>/he/she/they/dad/stepdad/father/ex ~1 will/\
        would/might/could/is ~2 do/doing
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
      i ~3 scared/afraid/terrified/frightened of my own? ~1 <partner>/dad/stepdad/father/mom/mother/stepmom
      ^ scared/afraid/terrified/frightened of my own? ~1 <partner>/dad/stepdad/father/mom/mother/stepmom
      scared/afraid/terrified/frightened to ~1 go/come/be home !for/from/sick/because
      scared/afraid/terrified/frightened of/to ~1 be at home
      he/she/they/<partner>/dad/stepdad/mom/stepmom/brother/ex ~1 will/going/might/could ~2 kill me someday/eventually
      he/she/they/<partner>/dad/stepdad/mom/stepmom/brother/ex ~1 will/going/might/could ~2 kill me one/next day/night/time
      he/she/they/<partner>/dad/stepdad/mom/stepmom/brother/ex ~1 will/going/might/could ~2 kill me in my sleep
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
      threatens/threatened/threatening/threaten ~3 kill/hurt/hit/beat/shoot/stab/burn/choke/harm/strangle/throw/\
        drown/poison/slap
      threatens/threatened/threatening/threaten me/us !to/with
      <homebody> ~2 threatens/threatened/threatening/threaten her/him/my !to/with
      threatens/threatened/threatening/threaten to ~2 kill/hurt/hit/beat/shoot/stab/burn/choke/harm/strangle/\
        throw/drown/poison/slap/end
      threatens/threatened/threatening ~4 gun/knife/rifle/pistol
      <homebody> ~4 will/would/going/could/might ~2 kill/shoot/stab/beat/strangle/bury/drown/choke/burn/hurt/hit\
        <me>/her/him/kids/my/our/the/himself/herself && says/said/say/if/threatened/threatens/told/scared/\
        afraid/tells/promised/swore
      kill/find/hunt <me> if/when/before i/we ~3 leave/left/go/tell/ever/divorce/try/call/report/break/end/see/talk
      if i ~3 leave/tell/divorce/left ~6 kill/hurt/find/dead/ground/ditch/shoot/regret/destroy/burn
      end/wind up in ~2 ground/ditch/morgue/grave/hospital && leave/he/she/tell/said
      getting/received/got/sent/sending/sends/get ~2 death threats
      death threats ~3 me/us/my
      said ~4 put me in the/a ground/hospital/grave
      kill/hurt/hurts/poison/poisoned ~2 my/the/our dog/cat/pet/puppy && he/she/husband/boyfriend/wife/leave/\
        said/says/partner/ex
      chased me/us/her ~3
      <homebody> ~3 says/said/tells/told ~6 nobody/noone will ~3 find/miss/believe ~2
      make sure i/you never
      make sure noone/they ~2 find/finds/found me/us/her/body
      says/said/told/threatens/swears/he/she ~3 noone ~2 will/would ~2 find ~1 me/us/body
      he/she/husband/ex/boyfriend/wife/girlfriend/partner/dad/stepdad ~5 burn ~2 house down
      with us/me/kids in/inside it
      <homebody> ~3 kick/kicks/kicked/hit/hits/beat/beats/hurt/hurts/killed/threw ~1 my/our/the dog/cat/puppy/\
        kitten/pet + me/us/next/said/says/wall/room
      said/says ~4 kill ~1 the/my/our dog/cat/pet/puppy/kids/baby/him/her/family/parents/me/us
      will/would kill ~1 my/our dog/cat/kids/parents/family
    `,
  },
  {
    // with a weapon in it, no trifle that stands near makes it one
    id: 'threat-weapon',
    kind: 'threat',
    category: 'violence',
    who: 'auto',
    points: 5,
    patterns: `
      pulled/pulls/held/points/pointed/waved/waves/aimed ~2 <weapon> ~3 me/us/her/him/face/throat/head/my/mom
      with ~1 <weapon> ~3 && threatened/threatens/chased/came/pointed/standing/door/screaming
      pulled/pulls/pull/draws/drew ~2 <weapon> on me/us/him/her/my
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
      says/said/told/tells/promised/swore ~4 he/she/they will/would/going ~5 kill/shoot/stab/beat/strangle/bury/\
        burn <me>
      kill/find/hunt <me> if/when/before i/we ~3 leave/left/go/tell/ever/divorce/try/call/report/break/end
      if i ~3 leave/tell/divorce/left/call/report ~6 kill/hurt/find/shoot/bury <me>
      ex/stalker ~2 will/going ~2 kill <me>
      will/would make sure noone/they ~2 find/finds me/us
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
      threatens/threatened/threatening ~2 take/send/report/deport/post/share/leak/out/release/show/expose/call/\
        tell/destroy/ruin/burn !fired/court/sue ~5 kids/children/me/us/ice/immigration/photos/pictures/pics/\
        nudes/videos/back/police/everyone/family/son/daughter/baby/sister/parents
      <homebody>/says/said ~3 will/would/going ~1 send me/us/her/him back ~2 if/when
      send me/us back ~1 if
      call/calls/called/report/reports ~3 ice/immigration/deported ~2 && he/she/husband/wife/partner/boyfriend/\
        says/if/boss
      get/have me deported
      never see ~2 kids/children/son/daughter/baby again
      take/takes ~2 kids/children/baby/son/daughter away ~3 if
      if i ~6 take/takes ~2 kids/children/baby/son/daughter
      tell/report ~8 && dad/stepdad/husband/mom && send/sends us back
      post/posts/leak/leaks/share/send ~3 nudes/naked/intimate && ex/boyfriend/husband/girlfriend/he/she/if
      stalk/stalks/stalking/stalked ~1 me/her/my/us !instagram/profile/page/linkedin/facebook/socials
      <be>/my/a stalker !cat/dog/vibes
      ex ~4 keeps/kept/keep showing/turning/coming ~1 up/to/by/at !late/early
      ex ~6 follows/followed/following me !on/back/instagram
      keeps/kept showing up ~3 my work/house/home/job/door/apartment/place && ex/stop/he/scared/blocked/texts
      waits/waiting/waited outside my house/work/home/apartment/door/place/job
      kill/hurt himself/herself/themselves if/unless i ~3 leave/break/end/do/go/come
      post/posts/share/shares/leak/leaks/send/sends/show ~2 my ~1 pictures/photos/pics/nudes/videos +\
        threatened/threatens/leave/if/break
      ex/he/she/guy/man/boyfriend ~3 sits/sit/waits/wait/parks/parked/sitting/stands/standing/waiting/lurking/\
        lurks outside my
      knows where ~4 live/lives/sleep/sleeps/work/works + leave/left/tell/go/says/said/if
      take/takes/taking ~1 my/our/the baby/kids/son/daughter/children + never/away/see/again + he/she/says/said/\
        threatens/husband/wife/ex/if
      waits/waiting/wait/sits/sitting/parked ~5 my work/job/house/school/gym/apartment/street/building + ex/he/\
        she/boyfriend/husband/every
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
      so <homebody>/that ~3 not ~2 explode/explodes/snap/snaps/rage/rages/hit/throw/violent/blow/blows/hurt/\
        hurts/erupt/kick/punch/attack/break/smash !back/me
      without <homebody>/him/her ~3 exploding/snapping/raging/hitting/throwing/violent/erupting/hurting/\
        attacking/smashing
      not make/set <homebody>/him/her ~3 explode/snap/rage/hit/throw/violent/erupt/swing/swinging/start/smash\
        !crying ~2
      word/wording/say/ask/tell ~8 not ~3 explode/snap/hit/violent/rage/erupt/hurt ~1 me/us/again/$
      keep him/her from ~2 exploding/snapping/hitting/hurting/throwing/raging
      so i ~2 not get hit/hurt/beaten/slapped/punched
      without getting hit/hurt/beaten/slapped/punched by/again/$
      not get/gets hit/hurt/beaten/slapped ~2 again/tonight/when/for
    `,
  },
]
