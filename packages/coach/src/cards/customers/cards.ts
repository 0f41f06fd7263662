import type { Card } from '../../types.ts'
import { angryCustomers } from './angry-customers.ts'
import { angryMessages } from './angry-messages.ts'
import { atTheCounter } from './at-the-counter.ts'
import { clientWishes } from './client-wishes.ts'
import { fees } from './fees.ts'
import { ourMistake } from './our-mistake.ts'
import { sayingNo } from './saying-no.ts'
import { scopeAndFirstCalls } from './scope-and-first-calls.ts'
import { threatsAndAbuse } from './threats-and-abuse.ts'
import { unpaidInvoices } from './unpaid-invoices.ts'
import { waitingAndPassingOn } from './waiting-and-passing-on.ts'

/** Situations of people who serve customers, guests, callers and clients. */
export const customersCards: readonly Card[] = [
  ...angryCustomers,
  ...angryMessages,
  ...atTheCounter,
  ...clientWishes,
  ...fees,
  ...ourMistake,
  ...sayingNo,
  ...scopeAndFirstCalls,
  ...threatsAndAbuse,
  ...unpaidInvoices,
  ...waitingAndPassingOn,
]
