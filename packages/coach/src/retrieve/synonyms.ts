import { stem } from '../text/stem.ts'

/** Words of one meaning, as people mix them in short messages. One word may stand in one ring only; the first wins. */
const RINGS = `
apologize apology sorry amends forgive regret
snap snapped yelled shouted screamed exploded blew harsh
quit resign resignation notice leaving
fired laid layoff sacked terminated terminate dismissed
raise salary pay paid compensation wage underpaid
promotion promoted promote title
invoice bill billed overdue unpaid payment
lend lent loan borrow borrowed owe owes iou
rent landlord lease tenant deposit
price cost fee rate budget charge charged
negotiate negotiation counteroffer counter haggle lowball
offer offered package
refund return warranty exchange
deadline due extension late behind overdue postpone
mistake error messed screwed blunder wrong fault
confess admit own
news tell inform announce announcement
cancel cancelled canceled called-off
credit stole stolen steal stealing plagiarized
idea ideas proposal suggestion
micromanage micromanages micromanager micromanaging hovering hourly
meeting meetings standup sync call-in
interrupt interrupts interrupted interrupting talks-over cuts
dominate hogs rambles
noise noisy loud barks barking music bass
dishes chores clean cleaning mess messy housework laundry trash
neighbor neighbour upstairs downstairs
roommate flatmate housemate
weekend overtime overwork overworked extra overloaded workload
volunteer volunteering sign-up committee
host hosting thanksgiving christmas holiday holidays
invite invited invitation
decline refuse reject no pass
boundary boundaries limit limits
guilt guilty guilt-trip selfish
favor favour favors
help support assist hand
babysit babysitting childcare watch
day-off vacation leave pto holiday-time
remote home wfh
recommendation reference referral letter-of
mentor mentoring advice-from
professor teacher instructor prof lecturer
essay paper assignment thesis homework
grade grades mark marks score graded
exam test quiz final
presentation present slides deck talk speech keynote
nervous anxious scared terrified stage-fright shaking shaky trembling fright
blank freeze forget forgot
audience crowd listeners room people-watching
open opening start beginning begin first
close closing ending end
toast wedding best-man bride groom reception
eulogy funeral memorial service burial
sermon preach preaching homily devotional
pray prayer praying
church congregation parish faith religious religion
god jesus bible scripture
doubt doubting believe belief losing-faith
choir hymn hymns worship
monotone flat dull boring voice
fast quickly rush rushing speed slow pace
um uh filler fillers like-word
quiet mumble soft loudly louder
accent pronunciation pronounce
interview interviewer hiring recruiter
weakness strength
gap resume cv unemployed
fit culture experience background
army navy marine marines military veteran vet deployed deployment combat sergeant
civilian civilians
feedback critique criticism comments review
criticize criticizes criticized criticising critical judgmental
defensive touchy
performance underperforming evaluation appraisal
report subordinate employee
harsh brutal tore
story novel manuscript screenplay chapter draft poem script
art painting paintings artist gallery piece artwork drawing
workshop crit
statement bio
follow-up followup reply response respond answered ghosted ghosting
email mail emails inbox
message text texts dm
linkedin network networking connection
cold outreach stranger-mail
thank gratitude thanks grateful appreciation
letter note card
short concise long lengthy wordy
formal tone cold blunt rude harsh-tone orders
party parties gathering event
small-talk chitchat conversation chat talk
awkward uncomfortable silence
shy introvert introverted quiet-person
friend friends buddy pal bestie
friendship lonely
name names
leave exit escape stuck
date dating second-date crush
break-up breakup dump breaking split
divorce separated separating separation custody
cheat cheated cheating affair
jealous jealousy envy
husband wife spouse partner boyfriend girlfriend
marriage married marry
fight fights argue argument arguing quarrel bicker yelling
listen listening hear ignores ignored ignoring
shut shuts stonewall silent withdraws
phone screen scrolling phones tablet
intimacy sex affection
money finances spending
mother mom mum
father dad
parents parent folks
mother-in-law in-laws inlaws
sister brother sibling
politics political vote election
dinner table
drive driving car keys license
dementia alzheimer memory forgetful
care caregiver caring elderly aging
teen teenager adolescent
daughter son kid child
toddler tantrum meltdown
school class classroom
homework studying study
lie lied lying truth honest dishonest
curfew rules rule
bully bullied bullying mean
student students pupil pupils
disrupt disruptive talking misbehave
participate participation raise-hand
conference parent-teacher
die died passed death loss
condolence condolences sympathy grieving grief bereaved
pet dog cat
miscarriage stillborn baby-loss
cancer diagnosed diagnosis illness sick ill disease
depressed depression mental anxiety
hospital surgery er
job work employment
customer client guest caller
angry furious mad upset rage raging
complaint complain complaining complains
order delivery shipped shipment package-late
bug bugs crash outage down
manager boss supervisor
coworker colleague teammate
team group
nurse doctor physician
patient patients
pills medication medicine meds
diagnosis prognosis terminal
shift handover
code pull-request pr merge reviewer
documentation docs readme manual guide
technical jargon debt refactor
nitpick nitpicks nit
standup-update status update
vague unclear clarify clarity confusing
strategic strategy
promise promised promises
secret told confidential gossip rumor rumour
trust betrayed betrayal
weight body looks appearance
joke joked teasing teased mocked
smell odor breath hygiene
pregnant pregnancy expecting
moving move relocate
coming-out gay trans lesbian bisexual
racist sexist offensive inappropriate
boundary-time availability
cosign co-sign guarantor
free unpaid-work exposure
client-scope scope revision revisions
project projects
roommate-rent utilities
split bill-split
restaurant waiter
stranger strangers
help-desk support-desk
compliment praise kind
disagree disagreement debate differing
question questions ask asked
hostile heckler aggressive
panel moderator
zoom camera
confidence confident
ramble rambling
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))

const build = (): Map<string, string> => {
  const found = new Map<string, string>()
  RINGS.forEach((ring, number) => {
    for (const word of ring) {
      const key = stem(word)
      if (!found.has(key)) found.set(key, `~${number}`)
    }
  })
  return found
}

/** The ring of a stem, if it has one: a token that all words of one meaning share. */
export const RING_OF: ReadonlyMap<string, string> = build()
