import type { Power } from '../types.ts'

/** What circle of life a role belongs to; read by retrieval and by lead-ins. */
export type Circle =
  | 'kin'
  | 'in-law'
  | 'partner'
  | 'child'
  | 'friend'
  | 'boss'
  | 'work'
  | 'client'
  | 'school'
  | 'pupil'
  | 'care'
  | 'faith'
  | 'service'
  | 'near-by'
  | 'room'
export type Role = {
  noun: string
  circle: Circle
  power: Power
  near: boolean
  minor: boolean
  pronoun: 'he' | 'she' | 'they'
  plural: boolean
}

type Row = {
  circle: Circle
  power: Power
  near?: true
  minor?: true
  he?: string
  she?: string
  they?: string
  many?: string
}

/** Nouns by circle; words joined by "_" stand for several words. `many` are plural as they stand. */
const ROWS: readonly Row[] = [
  {
    circle: 'kin',
    power: 'peer',
    near: true,
    she: 'mother mom mum mommy mama grandmother grandma granny nana gran aunt auntie sister stepmother stepmom stepsister step_mother step_mom step_sister niece granddaughter half-sister',
    he: 'father dad daddy papa grandfather grandpa gramps uncle brother stepfather stepdad stepbrother step_father step_dad step_brother nephew grandson half-brother',
    they: 'parent grandparent sibling cousin twin relative godparent family_member',
    many: 'parents grandparents siblings cousins relatives family folks sisters brothers aunts uncles',
  },
  {
    circle: 'in-law',
    power: 'peer',
    near: true,
    she: 'mother-in-law sister-in-law daughter-in-law',
    he: 'father-in-law brother-in-law son-in-law',
    many: 'in-laws inlaws',
  },
  {
    circle: 'partner',
    power: 'peer',
    near: true,
    she: 'wife girlfriend ex-wife ex-girlfriend ex_wife ex_girlfriend fiancee',
    he: 'husband boyfriend ex-husband ex-boyfriend ex_husband ex_boyfriend hubby',
    they: 'partner spouse fiance ex ex_partner date crush match significant_other',
  },
  {
    circle: 'child',
    power: 'down',
    near: true,
    minor: true,
    she: 'daughter stepdaughter step_daughter',
    he: 'son stepson step_son boy',
    they: 'child kid toddler baby teen teenager tween stepchild stepkid grandchild',
    many: 'children kids sons daughters teens teenagers toddlers stepkids grandkids grandchildren twins',
  },
  {
    circle: 'friend',
    power: 'peer',
    near: true,
    she: 'bridesmaid maid_of_honor',
    he: 'buddy bro best_man groom',
    they: 'friend best_friend pal mate bestie roommate flatmate housemate roomie',
    many: 'friends roommates flatmates housemates buddies guys',
  },
  {
    circle: 'boss',
    power: 'up',
    they: 'boss manager supervisor director ceo cto cfo vp lead team_lead tech_lead team_leader head head_nurse charge_nurse foreman superior line_manager department_head owner president executive commander sergeant officer captain hr recruiter interviewer hiring_manager principal_investigator editor producer mentor board_member chair chairman investor sponsor skip-level',
    many: 'bosses managers directors executives investors recruiters interviewers leadership management',
  },
  {
    circle: 'work',
    power: 'peer',
    they: 'coworker co-worker colleague teammate peer employee intern report direct_report assistant trainee new_hire junior junior_developer new_joiner newcomer beta_reader developer dev engineer designer reviewer product_manager project_manager pm tester analyst receptionist secretary contractor freelancer business_partner writing_partner songwriting_partner music_partner band_partner creative_partner scene_partner acting_partner dance_partner dancing_partner research_partner project_partner coding_partner law_partner running_partner gym_partner workout_partner training_partner climbing_partner sparring_partner tennis_partner debate_partner language_partner conversation_partner accountability_partner cowriter co-writer cofounder co-founder collaborator bandmate co-author author',
    many: 'coworkers co-workers colleagues teammates employees interns reports direct_reports developers devs engineers designers staff team reviewers',
  },
  {
    circle: 'client',
    power: 'peer',
    they: 'client customer guest buyer caller subscriber shopper patron donor user vendor supplier seller',
    many: 'clients customers guests buyers callers users donors vendors suppliers',
  },
  {
    circle: 'school',
    power: 'up',
    they: 'professor teacher instructor tutor advisor adviser principal dean ta teaching_assistant supervisor_of_studies counselor coach examiner librarian lecturer headteacher',
    many: 'professors teachers advisors examiners committee',
  },
  {
    circle: 'pupil',
    power: 'down',
    they: 'student pupil classmate lab_partner study_partner',
    many: 'students pupils classmates groupmates',
  },
  {
    circle: 'care',
    power: 'peer',
    they: 'doctor nurse therapist psychiatrist psychologist patient caregiver carer resident social_worker pharmacist dentist surgeon midwife paramedic vet physician family_doctor specialist aide',
    many: 'doctors nurses patients residents caregivers therapists',
  },
  {
    circle: 'faith',
    power: 'peer',
    he: 'priest father_confessor rabbi imam monk',
    she: 'nun',
    they: 'pastor minister deacon elder chaplain preacher choir_director worship_leader parishioner church_member small_group_leader youth_leader bishop volunteer',
    many: 'elders parishioners congregation church choir small_group volunteers congregants',
  },
  {
    circle: 'service',
    power: 'peer',
    he: 'waiter handyman repairman mailman',
    she: 'waitress cleaning_lady',
    they: 'landlord landlady tenant contractor plumber mechanic driver barber hairdresser stylist babysitter nanny cleaner waitress agent lawyer accountant bank insurance_company hotel airline restaurant store seller delivery_driver trainer barista cashier clerk builder electrician painter mover photographer',
    many: 'tenants movers builders contractors',
  },
  {
    circle: 'near-by',
    power: 'peer',
    she: 'widow',
    he: 'widower',
    they: 'neighbor neighbour stranger acquaintance neighbor_kid upstairs_neighbor downstairs_neighbor host hostess man woman guy lady girl bully somebody_there passenger member',
    many: 'neighbors neighbours strangers people members hosts',
  },
  {
    circle: 'room',
    power: 'peer',
    they: 'audience jury panel class crowd board council assembly jury_member commission committee_chair mayor councilor heckler moderator',
    many: 'judges listeners voters jurors classmates_all',
  },
]

const entry = (row: Row, noun: string, pronoun: Role['pronoun'], plural: boolean): Role => ({
  noun: noun.replaceAll('_', ' '),
  circle: row.circle,
  power: row.power,
  near: row.near ?? false,
  minor: row.minor ?? false,
  pronoun,
  plural,
})

const SUBORDINATE = /^(?:employees?|interns?|reports?|direct reports?|assistant|trainee|new hire)$/
const SINGULAR_GROUP = new Set([
  'family',
  'staff',
  'team',
  'church',
  'choir',
  'congregation',
  'small group',
  'committee',
  'leadership',
  'management',
])

const build = (): Map<string, Role> => {
  const found = new Map<string, Role>()
  const add = (role: Role): void => {
    const known = SUBORDINATE.test(role.noun) ? { ...role, power: 'down' as const } : role
    if (!found.has(known.noun)) found.set(known.noun, known)
    const spaced = known.noun.replaceAll('-', ' ')
    if (!found.has(spaced)) found.set(spaced, known)
  }
  for (const row of ROWS) {
    for (const noun of row.she?.split(' ') ?? []) add(entry(row, noun, 'she', false))
    for (const noun of row.he?.split(' ') ?? []) add(entry(row, noun, 'he', false))
    for (const noun of row.they?.split(' ') ?? []) add(entry(row, noun, 'they', false))
    for (const noun of row.many?.split(' ') ?? [])
      add(entry(row, noun, 'they', !SINGULAR_GROUP.has(noun.replaceAll('_', ' '))))
  }
  return found
}

/** Every role noun by its words in lower case, "mother in law" as well as "mother-in-law". */
export const ROLES: ReadonlyMap<string, Role> = build()

/** Kin whose noun stands alone like a name: "mom called". */
export const NAME_LIKE = new Set('mom mum mommy mama dad daddy papa grandma granny nana gran grandpa gramps'.split(' '))

/** Nouns that are people only with a determiner or after a verb of speech: "a date", "the head", "my report". */
export const ONLY_DETERMINED = new Set(
  'date match lead head report reports chair host vet ex head board class panel user elder coach bank hotel airline restaurant store church crush mate driver trainer family team people man woman guy girl boy lady staff minister resident agent member owner patient officer captain president pm bro design peer volunteer volunteers guys leadership management author boys choir twin twins audience crowd council users guests guest hr'.split(
    ' ',
  ),
)
