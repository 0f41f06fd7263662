import type { Card } from '../../types.ts'
import { closePeople } from './close-people.ts'
import { invitations } from './invitations.ts'
import { lending } from './lending.ts'
import { secondPush } from './second-push.ts'
import { volunteering } from './volunteering.ts'

/** Saying no to people one keeps. */
export const sayingNoCards: readonly Card[] = [
  ...closePeople,
  ...invitations,
  ...lending,
  ...secondPush,
  ...volunteering,
]
