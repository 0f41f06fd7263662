import type { Ways } from './ways.ts'

export const veteranWays: Ways = {
  'vet-ask-help': `
former paramedic in the army, now i cant even tell my own doc about the nightmares
we were taught to suck it up. im not ok tho
wife thinks im mad at her. its the dreams. how do i say that
i need somebody to come with me to the va because alone i turn around in the parking lot
marine, 34, never asked anyone for anything
how do i ask my manager for a desk with my back to the wall without the whole afghanistan story
4th of july is coming and i want to tell the neighbors to warn me before they set stuff off
therapist appointment tuesday, after 2 tours, i know ill say all good
my knee and back are shot from jumping but i still carry the couch alone rather than ask
would like to phone a guy from my old platoon at night sometimes, dont know how to put it
havent slept through since kandahar and i keep telling everyone im good
i fill in the forms with "no" to every question. habit from the service
crowds get me since i'm back. friend wants me at the stadium. how do i tell him
i was the medic. everyone leaned on me. who do i lean on
My husband was soldier and he never says when he needs something, how could he begin to
airman, discharged last spring, behind on rent and too proud to call the vet center
how to admit to my sergeant buddy that im struggling
told the doc 3/10 pain. its an 8. why do i do that, navy thing
asked for leave around the date we lost our guys, without saying why, is that possible
i can clear a building but cant say "i need a hand" to my wife
want to go to the veterans group but walking in there and talking about myself, no way
`,
  'vet-coming-home': `
nine months away, my daughter cried when i picked her up. didnt know me
they have taco tuesday and bath rules and a chore chart and im not on it
home since two weeks from the gulf and sleeping in the guest room basically
tried to fix the bedtime, wife said we've been fine without you
my son asks mom if hes allowed. im standing right there
he came home from mali and reorganised my kitchen on day two
she learned to do the cars and the taxes and everything while i was deployed. proud and lost
how do we get used to each other again after 11 months on the ship
i bark at breakfast like its the barracks and the kids go stiff
My husband returned of the mission and he is only sitting in the garden, the children are afraid to disturb
got my dd214 friday, now im underfoot all day at home
we were good on facetime, in the same house we are like roommates
dog likes me. kids not so much. navy dad back after 10 months
wife and I fight about dumb stuff like the trash bags since i got back from rotation
mom's been back from deployment for a month and she wants to change all the rules. im 16
how do i become a dad again and not a visitor
she says i came back a different man
in laws moved in while i was overseas and now my place at the table is taken, literally
he wants everything at 0600 sharp, we're not your squad love
missed two birthdays and a first step on tour, want to find my way back in with the little one
my partner tells me nothing about the kids school anymore, got used to deciding alone when i was in kosovo
`,
  'vet-interview': `
interview at amazon wednesday, they asked for STAR stories, all mine have rifles in them
hr lady looked at me blank when i said S4 shop
"tell me about a conflict at work" uh. which kind
how do i answer why did you leave the military
25 yrs coast guard, first job interview of my life on monday
practiced with my wife, she says i sound like a briefing and use too many abbreviations
can i talk about combat when the hiring manager asks for stress under pressure
they asked if i can take orders from a woman half my age. what do i say to that
what do i reply if they ask about ptsd in an interview
i was a tank mechanic, panel of three at the rail company next week
I was officer 12 years and now in the interviews they think I am too strict for their company
panel said "we're not sure how your experience fits here" and i had no comeback
phone screen w a recruiter tomorrow, how to say what a first sergeant does in human language
when they go "walk me through your background" i start with boot camp and lose them
got asked my greatest achievement, it's classified lol
how to say "i was responsible for 40 lives" in an interview without scaring them
always say we, never i. recruiter told me it hurts me in interviews. army habit
the civilian interviewer wanted an example of a failure. do i tell the convoy one
drone operator, interview at a software firm, what can i even mention
salary question after 15 years of fixed army pay grades. no idea how to answer them
job talk with a hospital, was a corpsman, they keep asking for my certificates and i want to tell what i did
mock interview went bad, yes sir no sir all the way
`,
  'vet-orders-tone': `
said "execute by 1500" to the marketing girl. HR called me
my wife: "im not one of your privates"
ex drill instructor in a kindergarten admin office, what could go wrong
i send 4 word mails like in the army, people here want hi how are you hope youre well
they told me i bark
how do i get people to do stuff without ordering them, i was a chief petty officer
on time is late where i come from. here they stroll in 10 after and i blow up
feedback from civ team: intimidating, curt. i thought i was being efficient
In the army I was lieutenant, now my colleagues say I command them
my stepkids salute me as a joke. not so funny
after 14 years of infantry i dont know how to say please do it in a normal way
slack messages, all caps subject lines, bullet points. old habits from the battalion
i called out a coworker in front of everyone like we did in the platoon. big mistake apparently
customers find me scary, im ex military police and work at a hotel desk now
no one here can make a decision, i just took over the meeting like back in the squadron, they hated it
told the volunteer crew to square themselves away. two quit
girlfriend says everything i say sounds like a command since i left the corps
my manager asked me to write softer, i came from special forces not from poetry class
neighbors kid started crying when i told him to get off the fence. sergeant voice
they beat around the bush for 20 minutes in this office, in the unit wed be done in two
new boss civilian: "this isnt the military, dave"
how can i sound less like a sergeant with my warehouse guys
`,
  'vet-purpose': `
the phone used to ring at 3am and it mattered. now its about printer toner
turned in my gear in may and im floating since
got a good pension, a boat, and no reason to get up
used to save lives in a medevac, now i sell insurance
nobody here would die for me, i miss that
ex pilot 47, mowing the lawn twice a week
who am i if not sergeant miller
wife says enjoy your retirement from the navy. i feel like a ghost
what do i do with myself now that im discharged, days are all the same
sorting parcels after commanding a ship. funny huh
my husband left the force last year and says he is good for nothing
the guys, the mission, the dust, id go back tomorrow. civilian life is beige
i count the ceiling tiles in the office and think of my squad
medically discharged at 26, all i ever wanted was to be a soldier
job is fine, pay is fine, but there is no why since the marines
at the reunion i felt alive for the first time in months, then drove home to nothing
volunteered for everything at first after i got out, now i cant see the point of any of it
i trained 20 years for something that is over
miss mattering. was eod, now night watchman in a mall
how do i tell my wife that being out of uniform makes me feel like nobody
they gave me a plaque and a handshake and that was that
`,
  'vet-questions': `
kid at thanksgiving: did you shoot people
"so did you see any action?" on a first date
free coffee on veterans day and the barista thanks me loudly, i want to sink in the floor
every new job, same story, someone finds out and wants war stories
my girlfriends dad keeps digging about iraq over dinner
how do i shut it down politely when people ask about fallujah
she asked what the worst thing was that i saw. at a birthday party
i was a cook on a base in germany and people treat me like a hero, what do i tell them
my son has to interview a soldier for school, he chose me. he is ten
I served in my country in the war and in Canada people ask how it was, i dont want talk about it
"you dont look like a veteran" says everyone, im a woman
uber driver saw my tattoo and started on politics and the war
what's a short answer to what did you do over there
in the barbershop they want stories and i just have silence
got thanked at the ball game on the big screen, didnt know where to look
the new boyfriend of my sister asks do you have ptsd, just like that
colleague pushes: come on you can tell me, i watch a lot of documentaries
strangers say my uncle died there too and wait for me to say something
i get asked whether it was worth it. what does one answer
neighbor wants me to tell his boy scouts about combat
they mean well with the service thing but it makes me squirm
in-laws ask about afghanistan in front of the kids and i clam up
`,
  'vet-resume': `
my cv says NCOIC, PMCS, OPORD. zero callbacks
how would you write "squad leader" so a bank gets it
linkedin headline for a helicopter crew chief?
8 years radar tech in the air force, need a one page resume by tonight
applicant tracking system throws me out i think because no civilian job titles
do i list my medals on the cv or not
recruiter emailed "can you explain in plain terms what you did 2012-2020"
combat engineer, now applying online as construction site manager, what words for my profile
i have a gap? no, i had a deployment. how do i show that on paper
cover letter from a submarine guy to a power plant
I was captain logistic in the army of my country, how to write it in english lebenslauf
evaluation reports full of jargon, must turn it in to bullets for a resume
what do i put under skills as a former sniper. seriously
federal resume vs normal one, ex air force, mine is 7 pages of acronyms
my husband is a gunnery sgt leaving in july and his draft reads like code
military police to corporate security, help me rewrite the bullet points
put "accountable for 3.2M in equipment", is that understandable or bragging
bundeswehr 12 years, the form only lets me write job title and tasks, 200 characters
friend in hr read my resume and said she understood one line of it. i was signals
does anybody outside know what an E-7 is? for my linkedin profile
how to describe running a motor pool on an application
national guard part time plus warehouse, how do i list both so the guard bit isnt weird
`,
}
