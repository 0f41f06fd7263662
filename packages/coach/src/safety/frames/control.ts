import type { Frame } from '../frame.ts'

/** Keys, phone, money, papers, friends, door: one alone is a check, two are violence. */
export const CONTROL: readonly Frame[] = [
  {
    id: 'control-phone',
    kind: 'control',
    category: 'violence',
    who: 'auto',
    points: 2,
    adds: true,
    patterns: `
      <partner>/he/she ~8 reads/checks/monitors/searches/demands/goes ~1 my ~1 phone/texts/messages/emails/dms/\
        passwords/password/email/accounts/mail
      <partner>/he/she ~3 check/monitoring/reading/checking/searching/controls/read/checked ~2 my ~1 phone/\
        texts/messages/emails/dms/passwords/password/email/accounts/mail
      <partner>/he/she ~3 takes/took/take/taken/smashed/broke/breaks/hides/hid ~1 my phone !charger/number/case/\
        call/away
      <partner>/he/she ~3 tracks/track/tracking/tracked ~3 phone/location/car/me/go
      <partner>/he/she ~3 cameras ~3 watch/house/home/me
      has all my passwords
      took/takes/take/hid/hides my phone !charger/number/case/call/away/from/at/because/at
      he/she/<partner> ~12 reads/checks ~1 my ~1 email/emails/texts/messages/phone !to
      put/puts/hid/found ~2 tracker/airtag/gps/spyware
      controls/control ~4 my phone
      back ~1 my ~4 phone + <partner>/him/her
      monitors/monitored/controls/listens ~2 my ~1 calls/messages/phone/conversations
      <partner>/he/she ~3 counts/times ~1 my ~5 calls/errands/miles/mileage
    `,
  },
  {
    id: 'control-all',
    kind: 'control',
    category: 'violence',
    who: 'auto',
    points: 2,
    adds: true,
    unless: 'teenage',
    patterns: `
      controls everything/where/what/who/me/us
      permission ~2 for everything
      so i can not leave/go
      isolate/isolates/isolated/isolating me
      permission ~2 to leave/go/see
    `,
  },
  {
    id: 'not-allowed',
    kind: 'control',
    category: 'violence',
    who: 'self',
    points: 2,
    adds: true,
    unless: 'teenage',
    patterns: `
      <be> not allowed to ~1 work/drive/talk/have/use/go/see/call
      not let/lets/allow/allows me ~1 work/drive/talk/leave ~1 or
      <partner>/he/she ~2 says/said i ~1 may/can/must not ~1 work/leave/go/drive/see/have/talk
    `,
  },
  {
    id: 'control-track',
    kind: 'control',
    category: 'violence',
    who: 'auto',
    points: 2,
    adds: true,
    patterns: `
      tracker/airtag/gps ~4 my ~1 car/bag/phone/purse/coat
      put/puts/hid/found ~2 tracker/airtag/gps/spyware
      <partner>/he/she ~3 put/puts/hid/hides/installed ~3 camera/cameras
      <partner>/he/she ~3 tracks/track/tracking/tracked ~3 phone/location/car/me/go
      tracks ~1 my ~1 phone/location/car/every
      tracks/tracking/watches/checks where i am/go/was
      knows where i am all/every
    `,
  },
  {
    id: 'control-money',
    kind: 'control',
    category: 'violence',
    who: 'auto',
    points: 2,
    adds: true,
    unless: 'teenage',
    patterns: `
      takes/keeps/holds/controls ~1 my/our/all ~1 money/paycheck/card/cards/wages/salary !from
      <partner>/he/she ~2 takes/keeps my salary/wages/paycheck/pay
      takes/keeps my pay/salary !slip
      <partner>/he/she ~6 took/kept ~1 my/our/all ~1 money/paycheck/wages/salary !from
      <partner>/he/she ~3 controls/control ~2 money/paycheck/card/cards/bank/account/finances
      not give/let me ~3 money/access/card/job
      not let me ~1 work $
      not let me ~2 get/have/take ~2 job
      gives me an allowance
      not let/lets/allow/allows me + have/get/open/use ~2 bank/account/card/money/job/credit
      <partner>/he/she ~8 controls/control ~6 money/finances/paycheck/bank
    `,
  },
  {
    id: 'control-papers',
    kind: 'control',
    category: 'violence',
    who: 'auto',
    points: 2,
    adds: true,
    unless: 'teenage',
    patterns: `
      <partner>/he/she/they ~3 takes/took/take/taken/hides/hid/has/keeps/holds/burned ~2 my ~1 passport/papers/\
        documents/visa/card
      took/takes/take/hid/hides/hide/kept/keep/keeps ~4 my passport/passports/papers !to/at/with
      took/takes/take/hid/hides/hide/kept/keep/keeps/has ~1 my/our passport/passports/papers/visa/documents
      back ~1 my ~4 passport/papers/documents + <partner>/he/she/him/her
      my ~1 passport/papers/documents ~2 back + <partner>/he/she/him/her
    `,
  },
  {
    id: 'control-keys',
    kind: 'control',
    category: 'violence',
    who: 'auto',
    points: 2,
    adds: true,
    unless: 'teenage',
    patterns: `
      <partner>/he/she ~6 takes/took/take/taken/hides/hid ~2 keys !by/with
      <partner>/he/she ~6 not let/allow me ~1 drive
    `,
  },
  {
    id: 'control-card',
    kind: 'control',
    category: 'violence',
    who: 'auto',
    points: 2,
    adds: true,
    unless: 'teenage',
    patterns: `
      ask/asking ~4 my own ~2 card/money/car/phone/keys/account
      my own ~2 card/money/paycheck/account/phone/keys ~2 back
    `,
  },
  {
    id: 'control-friends',
    kind: 'control',
    category: 'violence',
    who: 'auto',
    points: 2,
    adds: true,
    unless: 'teenage',
    patterns: `
      not let/allow/allowed/lets/allows <me>? ~2 see/talk/visit/have/meet/speak/contact ~4 friend/family/\
        friends/<family>/anyone/people/male/guys
      <partner>/he/she ~3 cut/cuts/cutting me off from ~2 friend/family/everyone
      isolates/isolated/isolating me
      i may/must not ~1 see/visit/meet/call ~1 my ~1 <family>
      not allowed friends
      controls/control/decides who i ~2 see/talk/meet/text/visit
      not let/lets/allow/allows me + see/talk/visit/meet/speak/contact/call ~2 <family>/friend/anyone/people/noone
      forbids/forbid/forbade me ~1 to/from ~3
      not allowed to ~1 see/talk/visit/have/speak ~2 <family>/friend/anyone/people
      not let/lets/allow/allows me + family/friend/anyone/people + see/talk/visit/meet/call
    `,
  },
  {
    id: 'control-door',
    kind: 'control',
    category: 'violence',
    who: 'auto',
    points: 2,
    adds: true,
    unless: 'teenage',
    patterns: `
      not let/allow me ~2 leave !early/work/meeting/feedback/comments/a/until
      not let me ~2 leave ~2 house/home/room/apartment/him/her
      not let/allow me ~1 out/go ~2 alone/anywhere/house/without
      not allowed to ~1 leave/go ~2 house/out/alone/without
      need/needs/have/has ~1 permission to ~2 out/leave/go/shower/eat && he/she/husband/wife/boyfriend/\
        girlfriend/partner
      <partner>/he/she ~3 block/blocks/blocked/blocking ~2 door
      not let/lets me ~1 sleep/eat/shower && he/she/husband/wife/boyfriend/girlfriend/partner
      <partner>/he/she ~3 decides/controls ~2 i ~2 wear/eat/spend/go/see
      controls everything i ~1
    `,
  },
  {
    id: 'eggshells',
    kind: 'control',
    category: 'violence',
    who: 'auto',
    points: 2,
    adds: true,
    patterns: `
      eggshells ~8 home/house/him/her/husband/wife/boyfriend/girlfriend/partner/explodes/drinks
      i ~3 scared/afraid/terrified/frightened of him/her !judging/laughing/getting/saying/being/finding/leaving/\
        and/reaction
      scared/afraid/terrified to/of ~1 go/going/be/being home !for/sick/from/because ~3
      scared/afraid/terrified when he/she/husband/dad ~3 home/drinks/drunk
      scared/afraid ~2 he/she/husband/partner/wife will/might/would ~3 explode/snap/come/find/lose/flip/retaliate
    `,
  },
]
