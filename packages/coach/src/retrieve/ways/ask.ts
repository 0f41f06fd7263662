import type { Ways } from './ways.ts'

export const askWays: Ways = {
  'ask-accommodation': `
fluorescent lights give me seizures and they just moved us to the basement office
dyslexic, need the handouts a day before, new teacher doesnt know
after chemo i cant do the early shift, how do i bring it to my team leader
i stutter and the module has an oral exam, is there something else i could do instead
Wheelchair user, our offsite is in a hut on a mountain, nobody thought of it
open plan + autism = i go home crying, want to ask for headphones and two days at home
the uni disability office wants a letter and i dont want my prof to know why
i'm 61 with bad knees on the factory floor and want a stool at the station
screen reader cant read the pdfs our lecturer posts
Post-concussion. I can look at a screen for maybe 30 minutes and then I need the dark. My boss is kind but clueless
pumping milk at work, theres only the toilet
how do i tell them i need breaks for my insulin without making it a big thing
my hearing aid picks up everything in the canteen, can we hold lunch meetings elsewhere
i freeze if called on suddenly, could i ask my tutor to warn me beforehand
nobody signs at the training day and i am deaf, who do i write to
Chronic fatigue. Can I ask for the interview to be in the afternoon or does that sink me?
ptsd from the army, need my desk facing the door, sounds silly to say it
want written instructions cause i forget spoken ones, adhd, restaurant job
colour blind and all there charts are red green, do i ask them to change it
rheumatism, i can't hold a pen for three hours, the final is in may
pregnant with twins, standing 8 hours at the till isnt working, what can i request
the fire drill noise and the perfume of the colleagues make my migraine, how to ask for something to be changed without diagnosis
`,
  'ask-clarity': `
she said "soon" and i have no clue if thats today or march
boss forwarded a mail with just "thoughts?" and nothing else
been nodding for twenty minutes, they keep saying EBITDA
what does he mean with "own it end to end"
My supervisor wrote "needs more depth" in the margin of my thesis, depth how?
I started at the lab monday and they told me how to run the centrifuge so fast, i caught maybe half
can you ask someone to explain a thing a third time?
text from a girl i know: "we should talk sometime about that". about what
two managers told me two different things about the same order and i dont want to guess
homework says discuss. does that mean my opinion or whats in the book, teacher is strict
he asked for "the numbers" by noon and there are like six reports with numbers
the pastor asked me to "do something with the kids" on easter. how long? how many? indoor?
Carpenter here, customer wants the shelf "a bit higher, you know". I dont know
in the handover she said keep an eye on bed 4, for what exactly
my new boss speaks in riddles, "make it land", and everyone acts like they understand
how do i check that i got it right without repeating all like a parrot
I'm four weeks into the project and I still don't know what finished would look like, the sponsor says I'll know it when I see it
everyone laughed at "the usual procedure" and im new so whats the usual procedure
mail from the customer in very strange english, i must find out if he wants 20 or 200 pieces
the tutor says go deeper into the methodology and moves on, am i meant to add pages or rewrite
is that a yes or no?? he wrote "noted, leave it with you"
`,
  'ask-company': `
just got dumped, cant be alone in this flat tonight
its the anniversary of dads death on thursday, dont want to sit here by myself
scan results come wednesday and i'd like someone in the waiting room
how do you tell people you want them around but dont want to talk
lost my job friday, the house is so silent, want a mate to come watch football
first christmas after the divorce, kids are with her, could i invite myself to my brother's
Had to put my dog down this morning. I'd love for Anna to come by, but she has small kids
would it be weird to ask my neighbour to eat with me this week
new city, flu, homesick, just need another person in the room for an hour
my husband is in hospital and i eat standing at the sink, want to call someone from my parish
Its exam week and im losing it, can i ask my roomate to just sit in the kitchen with me while i study
i always say im fine and then nobody comes
court date on monday, want my friend to come along and hold my coat
Would love it if somebody walked with me after work these days, I don't sleep and I don't want to explain why
my mother was moved to a home yesterday and her room here is empty. who do i ring
how to write "please come" without scaring her
everybody thinks im the strong one, now i need somebody on my sofa
the nights are bad since the miscarriage, i want my sister to sleep over
can i ask my imam's wife to visit, i feel low and i dont have family here
Bad few days. I typed "you around?" to three friends and deleted it three times
its my first weekend sober and being by myself is dangerous for me, who can i ask to hang
some company for a walk sunday would do me good but i havent called him since summer
`,
  'ask-day-off': `
my grandmas funeral is wednesday and we're two people down at the shop
eid falls on the busiest day of our quarter
want to go to my best friends wedding in portugal, need thurs to mon
can i just take a long weekend in my first month
The roster for July is already out and now my mother's operation is on the 14th
my boss rolls his eyes everytime somebody puts in leave
just burnt out, dont want to lie and say its a stomach bug
kid threw up all night, shift starts at 6, how do i tell them
I teach, and teachers supposedly have holidays, but my brother gets his citizenship on a Tuesday
need to leave at 2 for the dentist, supervisor is weird about it
moving house on the 30th and forgot to request it
its yom kippur and i've never told anyone here that im jewish
festival tickets came through!! how do i get that friday free, call centre
i have 19 days left over and everyone gives me looks if i use them
My wife is being induced Thursday, baby is coming early, and my paternity leave was planned for next month
is it ok to ask off for a cat's surgery
i am au pair and the family never gave me my free saturday, how can i ask it
the boss approved my vacation in spring and now says it's not possible, i have flights booked
visa appointment in another city, they only have mornings, i'm a line cook
PhD in the lab, would like to skip a week to see my parents in Lahore, PI works on sundays
how do i tell them i can't come in tomorrow my nan died
`,
  'ask-doctor': `
ten minutes and he types the entire time, i leave with nothing said
the gp thinks i come for sick notes
my knee's been bad since june and each time they say lose weight
how do i bring up the bleeding, its a male doctor and im 19
i nod in there and at home i realise i didnt get one word about the dosage
Appointment with the neurologist on Monday after a 7 month wait, how do I use the 15 minutes?
blood tests normal so apparently im fine. i cant climb stairs
want a second opinion but i dont want to offend her, she's treated me for years
dont know how to tell my gynecologist that it hurts
I stopped the antidepressants on my own in april and see my psychiatrist tomorrow
my mother only speaks farsi and the consultant talks over her to me, she wants to be asked herself
they used the word lesion and then left the room. what is a lesion
i always say "its not that bad" as soon as im sitting there
young doctor googled my disease in front of me, its rare, i know more than she does, how do i explain quickly
should i write my symptoms on a paper or do they find it annoying
he laughed when i said i read about it online
My son has these tummy aches every morning and the pediatrician says he wants attention. I don't believe it
i drink too much and he'll ask, do i tell him the true number
the pills make me fat and tired but the specialist just ups the dose
been dizzy for months, every visit a different doctor, i start from zero again
hot flushes, no sleep, 47, told it's "just the age"
i want to know from the surgeon what happens if we do nothing but i freeze in front of white coats
`,
  'ask-favor': `
can you lend me a drill type message to the guy next door i never talk to
would my mate feed the chickens while im away, 10 days, twice a day
moving a sofa up to the fourth floor saturday and i need arms
my sister has a car and i dont, she already drove me twice this month
want to borrow my brother-in-law's trailer without hearing about it till christmas
hi how do i ask somebody from church to sit with my dad for two hours
Could I ask Jan to be my emergency contact? We've known each other a year
need a couch in hamburg for two nights, cousin i havent seen since we were kids lives there
my phone died and i need to use my roomates laptop for an exam tmrw
i hate owing people. plants need watering for three weeks tho
My neighbour is a seamstress, would it be cheeky to ask if she shortens my daughter's communion dress?
need someone to collect the twins on tuesdays while my arm is in plaster
ask my ex to look after the dog over easter, we're on ok terms
Asking my friend who's a photographer to take pictures at my mum's 70th, without it sounding like I expect it for free
want my mates parents to let us use there barn for the party
she did so much for me already and now i need a lift to the hospital at 5am
could my aunt sign as witness at the registry office, how do i put it
would it be too much to ask a neighbor to keep a spare key
i need that someone translate a letter from the landlord for me, my colleague's husband speaks good english
to borrow a suit from my tall friend for a funeral. awkward?
asking my buddy to pretend theres no surprise party and keep my wife busy on friday evening
parcel arrives at noon and im at work, ask the old lady downstairs?
`,
  'ask-help': `
third night at the office alone with the tender and i keep saying its fine
i dont get the till and theres a queue, everyone else seems to know
been staring at this bug since monday, the senior dev sits 2 metres away
baby is 5 weeks, im drowning, i cant say it to my mother in law
In my first month as a ward nurse I lose track of all the drains and I don't dare to call the others over
is it normal to ask for support after 3 years in the same job
stats chapter makes no sense to me and my supervisor thinks im good at it
took on too much, the fundraiser is in 2 weeks and im the whole committee
how do i get my husband to do the nights with me
I run the bakery alone since my dad's stroke, and I need my brothers to pitch in, without a fight
he showed me twice already how to file these claims. a third time??
my novel is stuck in chapter 12 and theres a writer i know who solved something like this
want to tell my coach i cant figure this move out, feels like failing
single dad, school holidays, six weeks, i need people
got the excel from my predecessor and its 40 tabs of hell, who could i turn to
I never learned to ask, in my family one shuts up and gets on with it. now the taxes pile up
19, first flat, the boiler is leaking, should i ring my dad even though i said id manage
The apprentice next to me finishes his weld in half the time. How do I get him to show me his trick?
scared theyll think they hired the wrong person if i say im stuck with the migration
we're 3 carers for 22 residents and i need somebody from the other floor to come over right now
i said yes to translate 60 pages and only did 8, how do i get a colleague to take over a part of it with me
dont want to look weak but i cant lift these alone
`,
  'ask-meeting': `
the dean's assistant guards that diary like a dragon
how do i get half an hour with a founder ive never met
i wanna talk with my team lead alone but we're always in the open office
Is there a polite way to write to a senator's office for a slot about our playground?
priest is always surrounded after mass, i need to speak to him in quiet
reach out to someone on linkedin for a virtual coffee, career change into gardening
i'd like to sit down with my daughter's homeroom teacher before the conferences in november
cfo ignored two of my calendar invites
Want to see my thesis advisor in person, not by mail again. He's in the building one day a week
email a gallery owner to ask if i can come by with my portfolio
the landlord's agent only does email, i want to meet face to face
can i grab the ceo for 10 min at the town hall or should i write first
i need to tell HR something but not in the corridor. what do i put as subject line
how do you ask a busy author to let you buy them lunch
My former boss now runs a clinic; I'd like an hour of her advice on opening my own
request a talk with the site manager, i am an electrician and we are never at the same place at once
proffesor has open hours thursday, do i need a reason to go
my skip level said "my door's open" but is it really? she's booked until june
message to a possible mentor at another company, we met once on a train
want to get the union rep and my foreman in one room, who do i write to and how
vet practice owner, i would like to speak to her about taking over the practice one day, just a first chat
how to suggest a call to a customer who prefers writing endless mails
`,
  'ask-more-time': `
the quote was due at noon. its 3
grant application closes tonight and the portal will open again only if i ask, havent got the budget done
sewing a wedding dress, fitting is thursday and i'm nowhere near
my laptop got stolen with the essay on it, due tomorrow 23:59
been saying "almost done" for a week to the translation agency
how do i tell the editor the manuscript will come in january and not in october
I promised the migration by the 1st, the vendor delivered late, and I need two weeks. My director hates surprises
can i push the dissertation chapter? kid has chickenpox
tiler here, the bathroom wont be ready before they move in
the tax office wants everything by the 31st, need till end of next month
my part of the slides is missing and the others wait on me
third extension. is there any way to ask that isnt humiliating
the boss gave me one day for what takes four, how do i say that before i start
They moved the launch forward and nobody asked the testers. We can't do it by the 9th.
landlord asked for an answer about the lease until sunday and i havent decided
i need a bit longer for the code review, sprint ends today
prof said no late work, but i was in the hospital with my appendix
late with the newsletter again, the chairwoman already wrote "??"
job offer wants my yes by tomorrow and the other company decides only next week
lab report is half finished, submitted nothing, its 2 days over, do i still write
Customer in Rotterdam thinks the crates ship Friday. They wont ship before Wednesday. What do I write him today?
can i hand in the portfolio a week after or is it over
`,
  'ask-reference': `
scholarship form wants two names who can vouch for me and i have zero
would my old track coach write something for my college application
hr at the new place wants to phone my last supervisor. we didnt part well
asking the pastor to confirm i ran the youth group, for a teaching course
My PhD applications close on December 1, and the lecturer I want taught me in a class of 200
can i put down a team mate instead of my manager, they dont know im looking
I left the hospital in 2017 and need somebody there to say i was a good nurse. does she even remember me
landlord wants a character letter, who do i turn to and how do i say it
she said yes in june but hasnt uploaded it, deadlines tomorrow
how do i remind my professor about the recommendation without nagging
my internship was only six weeks, is that enough to get a letter out of them
He told me to write it myself and he'd sign it
want a testimonial from a former boss for a kindergarten job
the professor was lukewarm, said "i could write something". should i look for another one?
emailing a teacher from high school after 5 years because uni needs it
for the visa i need an employer who confirms how well i worked, he is very busy man
Adoption agency wants three people to write about us, and I would like to ask my best friend's mother
fellowship in japan, they want a senior scholar, mine retired and never reads mail
they asked for referees in the application and i'd like to use my yoga teacher
my manager will be sad that im going but her word would count most
what do i send along so that she doesnt have to think about what to say in it
i was fired. can i still ask someone there to speak well of me
`,
  'grade-dispute': `
how do i argue for my grade without whining
78 and one more point is an A-
they added my points wrong, 12+9+14 isnt 31
Question 4b, I gave the same answer as my friend, hers got full marks, mine got 2 of 5
my lab report got zero because the upload failed, i have the receipt
how do i email my ta about the midterm
want to appeal my thesis mark
teacher marked me down for handwriting
participation 60%?? i spoke every week
profs rubric says 3 sources, i had 5, he wrote too few
group project grade, everybody got 90 and i got 70
i think exam was corrected wrong at exercise 3, is it allowed to ask for look again
failed by 1 percent, would lose my scholarship
can i ask why i got a C when comments are all nice
my mother says leave it but my chemistry mark is really wrong
oral exam felt good, got a 4, nobody explained why
regrade request form, reason box, 100 words
how do i go to office hours about my essay score without whining
she graded me on the old version of the file
adult learner, 52, nursing course, they failed my care plan on something thats correct in the textbook
late penalty of 20% though i had an extension in writing
The answer key is wrong for number 17, I've checked it with two books. Half the class lost points
transcript shows B, syllabus math gives A
`,
  'keep-somebody': `
heard that Ana has been talking to our competitor
my sous chef got offered more by the hotel across the street
how do i get her to stay, cant pay more
She put the letter on my desk at 9 this morning. Eleven years. I said take the day and think, now what?
best nurse on the ward asked about her notice period "just out of curiosity"
counteroffer for my lead dev, what do i say first
he updated his linkedin photo, im worried
my top seller is bored, i can feel it
Our only driver with a trailer licence says his brother in law wants him at his firm
the trainee we wanted to take on is applying elsewhere
she said its not the money. so what is it then, how do i ask
i run a small salon and if Michelle goes half of the customers go too
two good people left already, i dont want Farid to be third
how to talk with an employee who wants to quit because of me maybe
stay interview, what do i ask my key people before they look around
my postdoc has an offer from Stanford, i want to keep him at least till summer
kindergarten lead here, my most loved teacher wants to leave the profession altogether
he told me in confidence that hes thinking about going freelance, i really need him on this team
what can i offer to somebody who is unhappy besides salary
the bookkeeper resigned by email on sunday night, she knows everything, can i still turn it around
my foreman of 15 years want to go back to his country, i like to hold him but how
lost our star volunteer nearly, she says she feels unseen, coffee tomorrow
`,
  'neighbor-ask': `
leaves from his walnut fill my gutters every fall
the guy across shares my driveway and leaves his trailer there
her cat poops in my sons sandbox
The bamboo from next door is coming up through our patio, third year now
want to ask the people below to stop putting shoes in the stairwell
his floodlight shines right into our bedroom
neighbor puts his trash by my gate on the wrong day and the foxes tear it open
need to ask the old lady next door if we may put a fence up together
their chickens come in my lettuce
can i ask him to move his shed, its half a meter on my land
their pine takes all sun from my solar panels. how do i bring it up
she waters her balcony flowers and it drips all over my laundry
neighbor's kids kick the ball into my roses daily, they're sweet kids, i just want them to aim elsewhere
four cars they have! and always one before my garage
ivy from their wall is eating my plaster, how do i start that talk
the family upstairs shakes their rugs out over my terrace table
bike room in our house is full with junk of one tenant, I like to ask him to clear it
Our hedge is common, he never trims his half, I'm 72 and can't get up a ladder anymore
dog from number 9 does his business on my lawn and she looks away
ask the farmer beside us to tell before he sprays, my washing hangs out and my kids play
his camera points straight at my back door
neighbour's grapevine crosses the wall and the wasps come, friendly way to ask to cut?
`,
  'new-job-doubt': `
week two and i still dont know where the printer is
they talk in abbreviations, i nod
I was top of my class and now I can't even fill in a ward chart without asking three people
surely they hired the wrong person
im scared to ask again, asked her twice already today
everybody types so fast, i'm 48 and retrained as a developer
came from a tiny firm to a big bank, feel like a tourist in a suit
cried in the car after my third day at the daycare
when will they notice im clueless
my title says analyst and i google basic excel at lunch
started monday at the garage, all the others grew up with engines and im a girl who did youtube courses
phd program, everyone cites stuff ive never heard of, did they admit me by accident
promoted to team lead 3 weeks ago and i feel like a kid in dads shoes
I make so many mistakes at the till, the line gets long, and the colleagues are kind, which is worse
how often can i ask the same question before they hate me
new trainee solicitor, was asked for my view and my head went blank because i know nothing
my predecessor was a legend. then theres me
i don't understand half of meetings, is it the language or am i stupid, first month in Dublin office
cant sleep bc i think theyll fire me in probation for being slow
its been 2 months shouldnt i know this by now
the others in my cohort already ship features, i'm still setting up my laptop basically
praised today and felt sick, because they dont know how little i got
`,
  'teen-permission': `
im 15 and not allowed on the class trip to berlin
all my friends take the train to the city alone. me? mom drives me. im 14
dad wont let me get a nose ring
how can i convince my mum about the festival, its only one night
can u help me ask my parents if i can sleep at jennys on friday
they track my phone, i have to be home at 8:30, im almost 17
my folks say no before i finished asking
want to get instagram, im 13, everybody in my class has it
prom after party goes till 2 and my dad says midnight
i am not allowed to have a boyfriend because of my parents believe
older sister was allowed at my age and im not. unfair
want to go camping with four friends, no adults, we are all 16
my mother reads no into everything. i just want to walk home by myself
asking to dye my hair blue, parents conservative
they think every party is drugs
im supposed to be an adult in 8 months and cant even take a bus after dark
what do i say so they trust me
mum freaks out about me riding on the back of toms moped
summer job at the lake, id live there 3 weeks. dad said over my dead body
i want to quit piano and have my afternoons for myself, theyll flip
strict parents, first concert, already bought the ticket oops
can i move my bedtime, im in 9th grade and its still 9 pm
`,
  'too-much': `
47 unread from this morning and a deadline at 3
just got assigned a fourth project. i already work saturdays
midterms, two papers and a night job, my head is exploding
my to do list has a to do list
which balls do i drop
how do i tell my supervisor that the new assignment wont fit in my week
single mom, full time, pta, elderly dad. something has to give
every department thinks theirs comes first and i sit there at 11pm
My chief puts always more on my table and I say always yes
i say yes to everything and then im up at night
phd + teaching + conference organising + reviews. i freeze and do nothing
two colleagues left and were not replaced, now i do three jobs
the email pile is so high i just closed the laptop and cried
overloaded. boss says "just prioritize". how
deadline friday, deadline friday and oh, deadline friday
should i ask for an extension or a helper or both, the tender is a monster
i sit down and start five things and finish none
volunteer fire dept, farm, kids, new treasurer post at the club. stretched so thin
got asked to mentor someone on top of it all and i want to say not now
my calendar looks like tetris and i lost
teaching 28 lessons plus the school play plus exams to mark by monday
`,
  'wasted-meetings': `
2 hours monday morning, nine people, outcome: we meet again wednesday
could have been an email. all of them
no agenda, no end, and somebody always brings up the parking
parent council sat until 11pm about the cake stand
i have 6 hours of calls a day and do my real job at night
how do i get our weekly shorter
our pm reads the slides aloud to us. every. week.
church board discusses the color of the curtains for the third time
we talk and talk and then boss says let's take this offline
I sit in the reunion of department, everyone speaks long and we decide nothing
daily standup takes 50 minutes because two guys debug live
want to suggest that we cancel the friday sync, nobody needs it
lab meeting drags on forever since the professor tells anecdotes
my team meeting, i chair it, and it derails after five min. how to keep it on track
the same topic is on the list since may
invited to everything, needed in nothing
12 people in the room and ten of them are on their laptops
how can i decline an invite with no agenda w/o offending my boss
hoa meeting, three hours, fence not decided
we need someone to say stop in our planning rounds, they meander like hell
how do i politely say in the call that we are off topic again
we make a decision and next week we discuss it from zero again
`,
  'work-arrangement': `
commute is 3 hours a day, id rather do tues/thurs from my kitchen
daycare closes at 4, my shift ends at 5, how do i ask to start earlier
they want us back in the office 5 days and i need at least two at home
would like to drop to 80 percent and keep my role
my mother needs care in the mornings, can i ask to begin at ten
night owl, job starts at 7, can that be negotiated
how do i bring up working from spain for a month with my boss
compressed week, 4x10. whats the best way to propose it to hr
coming back from parental leave in may, 60 percent, nobody in sales does part time
boss thinks home office is lazing around
I want to ask to my chief if I can work less hours because of my studies
swap my fixed late shift for early ones, need to ask the ward manager
got a chronic illness and one remote day a week would save me
phd on the side, want fridays off unpaid
they denied my wfh request in spring, how do i try it again
mom of a 1 yr old wanting to go from 40 to 25 hrs
asking for a sabbatical, three months, small company of 8
can i get flexitime if everyone else is nine to five? i coach kids football at 4
the job ad said hybrid, now its all on site. want to raise it
dog is old and sick, would like to do afternoons from home for some time
my professor wants me in the lab daily, i could write from my parents town two days a week
how to ask for school hours only, im a receptionist at a dental practice
`,
}
