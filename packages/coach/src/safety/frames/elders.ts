import type { Frame } from '../frame.ts'

/** Old and disabled people in someone's care. */
export const ELDERS: readonly Frame[] = [
  {
    id: 'elder-hurt',
    kind: 'elder',
    category: 'elder',
    who: 'other',
    points: 5,
    patterns: `
      <elder>/mother/father/mom/dad/resident/residents ~8 bruise/bruises/bedsores/sores/marks/tied/restrained &&\
        home/aide/nurse/carer/caregiver/facility/staff/care/son/daughter/aunt/uncle/brother/sister/thin/nursing/\
        arms/wrists
      <carer>/nursing/facility/<family> ~8 ties/tied/hits/hit/slaps/slapped/restrains/restrained/drugs/yells/\
        screams/rough/locks/shoves/handles ~3 <elder>/mother/father/mom/dad/resident/residents/her/him &&\
        aide/nurse/carer/caregiver/caretaker/staff/nursing/facility/gran/grandma/grandpa/elderly/dementia/\
        wheelchair/care/resident
      <carer>/nursing/facility/<family> ~8 leaves ~3 <elder>/mother/father/mom/dad/resident/residents/her/him\
        !care/caring/appointments/bills/paperwork && aide/nurse/carer/caregiver/caretaker/staff/nursing/facility/\
        gran/grandma/grandpa/elderly/dementia/wheelchair/care/resident
      <carer>/nurse/aide ~3 hit/hits/slaps/slapped/hurts/hurt/ties/tied ~1 me/her/him/my/mom/dad
      gran/grandma/grandpa/grandmother/grandfather ~4 is/was/be/being/gets/kept/left ~2 locked
      locks/locked/locking ~1 my/his/her/our/the gran/grandma/grandpa/grandmother/grandfather
      gran/grandma/grandpa/grandmother/grandfather ~8 tied/starved/beaten/hit/hits/slapped/bruise/bruises
      <family>/carer/caregiver ~6 took/takes/has/controls/drains/drained/steals/stealing/stole ~4 <elder>/mom/\
        mother/dad/father ~3 bank/card/pension/money/savings/checks && thin/marks/bruise/bruises/alone/food/\
        scared/dirty/medicine/locked
      grandma/grandpa/gran/grandmother/grandfather + <injury>/bruise/wet/starving/dehydrated/tied/restrained +\
        staff/home/nurse/aide/carer/leave/caregiver/facility/aunt/uncle/nursing
      takes/took/controls/steals/stole/spends my ~2 pension/social
      takes/took/steals/stole/taking ~1 my ~1 money/pension/card/savings + pushes/pushed/shoves/shoved/hits/hit/\
        slaps/threatens/hurts/grabs
      <elder>/mother/father/mom/dad ~2 <be> ~1 being/getting hit/abused/neglected/hurt/slapped ~1 by
      grandma/grandpa/gran/grandmother/grandfather + left/leaves/leave + bed/wet/dirty/alone/sores/diaper/hungry\
        && sores/days/cousin/aunt/uncle/home/nurse/aide/day
      twist/twists/twisted/twisting ~2 mother/mom/dad/father/grandma/grandpa/her/his ~1 arm
      stealing/steals/stole/taking/takes ~2 money from ~3 elderly/mother/grandma/grandpa/gran/grandmother/\
        grandfather + scared/afraid/hits/alone/thin/bruise
    `,
  },
  {
    id: 'elder-money',
    kind: 'elder',
    category: 'elder',
    who: 'other',
    points: 2,
    adds: true,
    patterns: `
      <family>/carer/caregiver ~6 takes/has/controls/drains/drained/stealing/stole/steals ~4 gran/grandma/\
        grandpa/grandmother/grandfather ~3 bank/card/pension/money/savings/checks
      taking ~2 grandma/grandpa/gran ~2 money/pension
    `,
  },
]
