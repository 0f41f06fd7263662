import type { Frame } from '../frame.ts'

/** The person who hurts, or fears to. */
export const HURTERS: readonly Frame[] = [
  {
    id: 'i-hurt-someone',
    kind: 'hurter',
    category: 'hurting',
    who: 'self',
    points: 5,
    unless: 'playful',
    patterns: `
      i ~2 hit/slapped/slap/punched/punch/choked/choke/strangled/shoved/shove/kicked/beat/smacked/backhanded/\
        hitting/slapping/choking my ~1 <partner>/<parent>/<sibling>/<elder> !at/in/to/by
      i ~2 hit/slapped/punched/choked/strangled/shoved/kicked/smacked/backhanded her/him !up/with/back/off/\
        about/that/on
      i ~2 grabbed/grab/squeezed ~1 my ~1 <partner>/<family> ~1 throat/neck/hair
      i ~2 grabbed/grab/squeezed his/her throat/neck/hair
      i ~2 grabbed/pushed/threw ~1 my ~1 <partner>/<parent> ~2 against/down/into/by/hard/and/last/off
      i ~2 pushed/shoved/threw/slammed him/her ~1 against/into/down/off/onto
      i ~2 put/had my hands on/around/round ~2 neck/throat/her/him/wife/husband/girlfriend/boyfriend
      i ~3 threw/throw/throwing ~3 at ~1 <partner>/her/him/<parent> !party/shade/shower
      i hurt/hit/hits my <partner>/girlfriend/boyfriend !feelings
      i ~1 broke/fractured/twisted/bruised/bit ~1 <partner>/her/his arm/wrist/nose/finger/rib/ribs/jaw/eye/face
      i ~1 broke my <partner> arm/wrist/nose/finger/rib/ribs/jaw
      i ~2 hit/slap/push/shove/choke my ~1 <partner> when/if/sometimes
      i ~3 laid/raised/raise/lay ~1 hand/hands on ~1 <family>/her/him
      i ~2 get/got/gets/getting/am/was/become violent/physical with/when/toward/towards/again
      i am/was ~1 abuser/abusive
      i am the abuser
      i locked her/him ~1 in
      i hit ~2 && wife/girlfriend/husband/boyfriend/her/him && ashamed/apologize/drunk/scared/sorry/never/face/\
        hospital
      i ~2 pushed/shoved/threw/knocked/dragged ~1 my ~1 <partner> ~2 down/over/out/into/against/onto/hard
      i ~2 hit/slapped/punched/choked/shoved/kicked/strangled my ~1 <partner>/<parent>/<sibling>
      i ~2 beat ~1 my ~1 <partner> !at/in/to/by/again
      i ~2 beat ~1 my ~1 <parent>/<sibling> up
      i ~4 choked/slapped/punched/strangled/kicked/shoved/pushed ~1 my ~1 <partner> !to/for/into/buttons/away/about
    `,
  },
  {
    id: 'i-might-hurt',
    kind: 'hurter',
    category: 'hurting',
    who: 'self',
    points: 5,
    unless: 'trifle',
    patterns: `
      scared/afraid/worried/terrified ~2 what i ~2 do if/when/to ~2 !forget/say/mess/not/fail/lose/miss/freeze\
        ~1 baby/him/her/them/someone/snap/hits/screaming/yells/leaves/again
      scared/afraid/terrified ~2 what i ~2 do $
      scared/afraid/terrified ~2 what i ~2 do to him/her/them/my/someone/people
      scared/afraid/worried/terrified ~2 i will/might/am/could ~3 hurt/hurting/hit/kill/snap/strangle/choke/harm\
        ~2 her/him/them/my/someone/somebody/people/again/one $?
      i might/could/will ~1 hurt someone/somebody/her/him/them/people/my
      <wish> to hurt/harm/stab/shoot/strangle/choke people/someone/somebody/her/him/them/my
      thoughts/thought/urge/urges ~2 hurting/killing/stabbing/harming/strangling people/someone/somebody/her/\
        him/them/my/others
      going to hurt/stab/shoot him/her/them/someone/somebody/people
      i will/am ~2 snap and hurt/kill/hit
      not stop/control myself from ~2 hitting/hurting
      put/putting him/her/them in ~2 hospital/ground
      want/going/plan/like to? ~1 hurt/kill/shoot/stab/harm everyone/people/them/kids/someone/him/her !feelings
      how to kill my ~1 <partner>/<parent>/<sibling>/teacher/boss/classmate/roommate/neighbor
    `,
  },
  {
    id: 'kill-someone',
    kind: 'hurter',
    category: 'hurting',
    who: 'self',
    points: 2,
    unless: 'trifle',
    patterns: `
      i ~2 going/want/will/ready/planning/plan ~1 kill/murder him/her/them/someone/everyone/people/my/that !dog/\
        time/mood/vibe/plants/lawn/plant
      make him/her/them pay !for/back/attention/me/rent/their/my/his/up
      i am going to hurt him/her/them
    `,
  },
]
