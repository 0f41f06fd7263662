import type { Ways } from './ways.ts'

export const interviewWays: Ways = {
  'interview-about-you': `
tell me about yourself, i go on forever
so walk me through your cv. and then i ramble for six minutes
they want a STAR example on teamwork and i worked alone mostly
I'm a forklift driver applying for shift lead, they'll want to hear an example where I solved a conflict
why should we hire you. um
med school panel wants to know why medicine and mine sounds like everyone elses
whats a good story about leadership if ive only worked at subway
how to sum up 18 years as a bookkeeper in one minute
thursday i meet the nursery head, she asks each applicant what brought them to childcare
"describe a situation when you had to deal with change" what do i even take
came from teaching, going for a job in tech sales, need a short pitch of who i am for the hiring manager
my answer to who are you starts with where i was born, too long right?
scholarship committee asks for proudest achievement
Why our company? honest answer is it's 10 minutes from my house
competency based questions for the civil service, i need examples and my head is empty
i was a stay at home mom 8 yrs and returning, how do i present what i did to the recruiter
where do you see yourself in 5 years?? i just want to pay rent lol
tell us about a project you are proud of, ok but it was 90% my colleague
in my culture we dont boast, how i tell the interviewer i am good at my job
phone screen with HR tomorrow at 9, first question will be background, I need 4 good sentences
they'll ask for a time i handled an angry customer, i have a story but it takes forever to tell
paramedic selection day: "what makes you the right person"
how do I explain my zigzag from chef to programmer so that it makes sense to them
`,
  'interview-after': `
they said "by friday" and its wednesday the week after
thank u note to 3 people on the panel, same text or different?
sent my follow up yesterday, no answer, can i send one more
got the no this morning. i was second. can i ask why
I forgot to mention my forklift licence, can I still mail them that
the recruiter was so keen and now she doesnt pick up my calls
how many days until i can ask where things stand
wrote to them twice after the trial day at the bakery, silence
i said the wrong number of years in the panel yesterday, should i correct it in an email
have another offer that expires monday but i want the one from the museum, how do i nudge them
what do i write after a zoom chat with the ceo of a startup, something short
The school told me they'd call within ten days. It's day sixteen. I don't want to sound desperate
they rejected me but said apply again in spring, what do i answer
do people still send thank you letters, im 55 and my last application was 1998
final round felt great then they reposted the job ad
i blanked at the case question on tuesday and figured out the answer in the train home
status of my application?? how to ask nicely
no reply from the hospital since i interviewed for the ward clerk post, 3 weeks
would like to stay in touch with the lady who turned me down, she was so kind
received an automatic refusal after four rounds, i want to write something back that's honest
the hiring manager promised feedback and never sent it
is it ok to connect on linkedin w the guy who interviewed me this morning
`,
  'interview-nerves': `
my hands shake so bad i cant hold the glass of water they give you
oral exam in 2 days and i feel like throwing up
lying awake, panel at 8:30, brain doing cartwheels
I'm 54 and haven't sat in front of a hiring panel since 1996, my stomach is in knots
last time i started to cry in the middle of the job talk, next one is tuesday
viva for my phd on monday help im so scared
how to calm down in the waiting room before they call me in
my voice went all squeaky at the apprenticeship interview, i have another one at the bank
driving test examiner makes me panic, i know the stuff
the minute they look at me i forget my own cv
got the call, im invited at the airline!!! and now im terrified
state exam in law, oral part, five professors in one row, i sweat through my shirt just thinking about it
citizenship interview next week, my wife practice with me but i shake
what do i do if i go red and stammer in front of the recruiter
Nursing board orals tomorrow. I studied 3 months and yet I'm sure I'll go totally empty
i have test anxiety, the driving theory ok but speaking exam in german no way
first real job interview at 17, at the vet, mum says be yourself, thats no help
audition style interview w 5 others in the room, im freaking out
dreading my teams call at 4, hands already cold, its for the job i really really want
i cancelled two interviews already because of panic, cant do that a third time
how should i get ready tonight so i dont freeze at the assistant manager interview at ten
`,
  'interview-salary': `
form says desired pay. leave it blank??
HR lady on the phone: "what are you looking for money wise" and i said whatever you think
they want to know what i earn now, its way too low
I'm moving from Portugal to Zurich and have no idea what figure to name in the talk
any questions from your side? my mind: no
how high can i go for a warehouse supervisor when they ask for my number
smart things to ask the team at the end so i dont look bored
in the second round tomorrow they will surely talk pay, i'm a dental assistant with 6 years
is it greedy to ask about salary on the first call
recruiter pushes me to give a number first
wage expectations in the cover letter, do i put a range or one number
went in too cheap at my last job, how do i not do that again when they ask me what i want
she asked what would make you happy salarywise and i giggled. giggled!
what do I ask a head of school when she says now it's your turn
"we pay according to experience" ok so how do i find out the actual number before the third round
how do i dodge the current salary question politely
They ask for yearly, I was always paid per hour, how do I answer this in interview
can i ask about overtime and days off in the interview or does it look lazy
questions to find out if the boss is a nightmare before i say yes
the job ad said competitive pay lol, when do i ask what it means
applying at a charity, feel bad talking wages with them but i got rent
headhunter wants range in writing by tonight for a controller position, before the first meeting
`,
  'interview-weakness': `
spent two years in jail, job interview at a garage on monday
name a flaw of yours. and dont say perfectionist. so what then
why the gap between 2020 and 2023? i was caring for my mum
I didn't pass probation at my last firm and they're going to ask
i burned out. what do i tell the new company
My grades are bad, 2.3 GPA, and the panel for the master's program has my transcript in front of them
six jobs in five years, looks awful
they asked about a mistake i made and i said i dont make any. ugh
how honest should i be about why my boss and i split
no experience with sap and its in the job ad, interviewer will poke at it
interviewer: what would your former colleagues criticize about you?
i dropped out of uni twice and it shows on my cv
Was dismissed from the kindergarten after a complaint that was partly right. How do I say that when they ask why I left
weak points question for a bank apprenticeship, im chaotic but cant say that
im 61, they think im too old and wont say it, but theyll ask if i can keep up with the computers
how do i answer when they ask about conflict with my ex manager, there was a big one
my biggest failure... i bankrupted a restaurant, is that ok to tell
they'll see i was on sick leave for depression for a year, what do i say about it
i don't have papers for my profession here, i was electrician 12 years in syria, they ask always for certificate
not good at speaking in groups and the job needs it, what do i answer if they ask
moms returning to work get the "how will you manage with kids" thing, and my 9 years off
pulled my last startup into the ground, vc asks what went wrong
`,
}
