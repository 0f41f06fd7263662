import type { Ways } from './ways.ts'

export const feedbackGiveWays: Ways = {
  'around-me': `
i find out from my director what my own guy complained about
two of my nurses went straight to the head of nursing about the roster, never said a word to me
promoted over my old mates, now they keep checking with Steve if what i decided is ok
Our office manager copies the CEO on every mail to me, though she reports to me
he nods in our one on one and then goes upstairs and gets a different answer
im 26 and lead a crew of guys who are 50, they just do it there own way
one of my team keeps strolling in late and when i said something he shrugged and rang the regional manager
my second in command negotiates his holidays with the owner instead of me
the VP hands work directly to my analysts, i hear about it when they miss my deadlines
My deputy head met with the governors without telling me and presented her own plan
how should i react when someone i manage skips me and emails the big boss
the kitchen porter told the owner im a bad chef before telling me theres a problem
she asked me for monday off, i said no, so she asked my supervisor and he said yes
as a new foreman nobody takes orders from me, they wait until the old one comes by
apparently theres been a petition about my shift plan on the boss's desk since last week and i lead this shift
my employee complaind to HR about me and i would have listened if she had come first
I've been team lead since May. Decisions I make on Monday are undone by Wednesday because they ring my predecessor
sits in the meeting arms crossed, twenty years my senior, then tells the rest to forget what i said
My boss meets my people for lunch and tells them things I am not told
one of the sales reps ignores my mails but answers my manager in 2 minutes
they treat me like the intern and im supposed to be leading them
a volunteer coordinator i supervise booked the hall with the board directly, i had allready said no
`,
  'chatty-coworker': `
she tells me about her divorce every morning till 10, i have invoices
headphones on and he still taps my shoulder
lab bench neighbour hums, narrates, asks what im doing. constantly
the receptionist traps me each time i get coffee
how can i work if sandra reads her facebook out loud
Shared office at the institute, my fellow PhD student likes to debate politics from nine to noon
dude keeps pinging me memes on slack and waits for a reaction
two desks away he does all his calls on speaker
nice guy, new, lonely i think, but he rolls his chair over like 8 times a day
i stay late to do what i couldnt do because of lunch that never ends with ingrid
i'm in payroll and people just walk in and sit down on the corner of my table
she asks me instead of looking it up herself. every. ten. minutes
i like him but i cant hear another word about his cross fit
Studying in the library with my friend from the course, she whispers nonstop and I'm failing
whats a friendly way to say not now
my colleague on the night shift talks my ear off, i got charts to write
we carpool AND share a desk and she never runs out
my boss's assistant comes to gossip, i dont dare send her away but the deadline is today
guy from sales drops by "just two minutes" = 40
im a translator, i need silence, cowork space, woman next to me loves to chat about her dogs
pair programming buddy tells his weekend in full detail before we type a line
in the workshop my mate talks while i run the saw, cant concentrate, its even dangerous
`,
  'delicate-word': `
the new guy reeks of cigarettes and the customers mention it
how do i tell my roommate about his feet
Our receptionist's perfume gives two of us headaches, she's a sweet woman, who says it and how?
student always comes unwashed, others move their chairs away
my flatmate doesnt brush her teeth i think
intern wears flip flops and crop tops to client visits
he burps at lunch like its nothing
yoga student of mine stinks honestly and people complain
a girl at work has see-through blouses and doesnt notice
my date had really strong sweat smell, we are seeing each other again, tell him?
cook with dirty fingernails, i run the kitchen
how to let someone know their fly is always open or there's dandruff on the suit
old friend of mine lets himself go since divorce, same shirt for days, smells
i'm hr, three people came about one engineer's hygiene
he chews with open mouth in front of customers, i'm his supervisor
my lab colleague eat garlic every day, his breath is terrible, we sit 50 cm apart
drivers cap smells of wet dog and passengers write to us about it, i manage the taxi firm
her skirt is too short for a funeral home, she's 19, first job
picks his nose in meetings, what do i do
care worker i'm training comes in with stained uniform and greasy hair
aunt of mine passes gas and scratches at table when my boyfriend visits, should i mention it to her
teammate in volleyball needs deodorant and no one wants to be the one
`,
  'feedback-peer': `
my desk neighbour replies all with sarcasm, someone has to tell him
bandmate drags the tempo every gig
The other teacher on my floor shouts at kids. We're equals. I want to say something before a parent does
co-host talks over the guests
my coworkers reports are full of typos and they go out with both our names
she thinks her demo is amazing. its not
how honest should i be about my buddys dating profile
peer evaluation form for a lazy group member, the prof reads it aloud
friend wants to quit her job for a plan that doesnt add up, asked my view
our other nurse leaves the handover notes half empty
he's on his phone whenever we meet with clients, same rank as me
my training partner gives up too early and i want to be frank with her
colleague from sales promises too much, i want to tell him between us
how do i say to my flatmate her singing at open mic needs work, she wants truth
teammate snaps at people when stressed
fellow trainer keeps going over time and eats my slot
she interrupts patients, i shared the room with her today, should i mention it
360 review for a peer i like, but he never documents anything
co-teacher doesnt prepare, i cover
my climbing buddy is careless with knots, need to be straight with him
Friend from writing group overuses adjectives like crazy. She wants my notes sunday
want to tell another volunteer that her tone puts people off
`,
  'feedback-report': `
one of mine turns in half finished work
She's been with us 5 weeks, still can't use the till, I'm the shift lead and must say something
how do i tell my intern his slides are a mess
annual review with a guy who thinks he's a star, he's not
my assistant keeps forgetting appointments
he's 58, i'm 31, i'm his boss now and his numbers are bad
write an appraisal for someone average
my phd student's draft is not good, she'll be crushed
apprentice is on his phone all day
telling my employee that customers complain about her
junior lawyer on my team overlooks details, twice this month
volunteer i supervise at the soup kitchen is rude to guests
good worker but poisonous in the team, how do i say it to him, i'm the team leader
my kitchen porter comes 20 mins after start each shift
first review talk as a manager, 6 people, scared
she does great work and i never tell her, how do i give praise that lands
How do I start the conversation with my analyst about the missed deadlines without him shutting down
i have an employee who says yes yes and then do it wrong
my youth leader is not preparing his sessions, i coordinate the volunteers
trainee teacher under me lost control of the class, debrief at 2
my sales rep missed target three quarters in a row
have to put somebody on an improvement plan and want to be fair to her
`,
  'feedback-upward': `
how do i tell the owner that his shouting scares the staff
Head of department drops new tasks on us Friday at 4. Every Friday. I want to say it to her, nicely
anonymous survey they say. sure
he answers his phone during my 1:1
manager never gives a decision, we're stuck
my supervisor jokes about my accent in meetings, i want to ask him to stop
she checks on me six times a day
priest i work for changes the plan an hour before the service, i'm the secretary
my prof leaves my chapters lying for two months
director asks "what could i do better?" is it a trap
my chef corrects me loud before guests, i would like he does it in kitchen after
no clear priorities from my team lead, everything is urgent
boss texts me at 10pm and expects an answer, want to tell her it doesnt work for me
i'm leaving the exit talk till thursday, should i tell my manager how she made us feel
he favours the guys he plays padel with
my regional manager forgets what he promised, third time
want to let my coach know her way of pushing makes me worse
the foreman explains nothing and then gets mad
Skip level meeting coming up, how honest about my lead? I'd rather tell him first myself
she cancels our weekly talk, always, and then wonders why i didnt ask
my manager takes back work she has delegated, i need more room
`,
  'lead-expert': `
im 26 and my whole team is 50+
got promoted over the guy who trained me
New head of a lab where the technician has run those machines for 30 years and corrects me in front of everyone
my employee built the system, i dont understand half of it
how do i run a theatre rehearsal with a real actress in my amateur group
appointed chair and there is a retired judge on our committee who knows every bylaw
she has a phd in exactly this and i'm supposed to give her goals?
as a young lieutenant i lead sergeants with 20 yrs of service
i facilitate a diabetes course and one participant is a doctor, he answers before me
teaching first aid to a group with two paramedics in it lol
the old foreman knows it all better, and mostly he is right. I'm the new site manager
a native speaker sits in the french evening class I give
im project manager without coding skills, the devs roll their eyes at my questions
Our choir has a professional singer since september, I conduct as a hobby, I feel watched
how can i give feedback to someone who is clearly better than me at the job
took over my fathers workshop, the journeymen have known me since i was in diapers
my small group at church: one guy studied theology and everyone turns to him rather than me as leader
i supervise data scientists, my background is hr
the consultant under me was my professor once
leading a nature walk and one of the guests wrote the book about lichens
They gave me team of specialists, i am generalist and newcomer from other branch, how to get their respect without pretending
she knows more, shes older, and she applied for my position too
`,
  micromanaged: `
my boss rewrites every email i write before it goes out
she edits my commas. in internal notes
boss asks "where are we on this" before ive even opened the file
He sits in on each of my client calls and afterwards goes through them minute by minute, after nine years on the job
needs to approve every single tweet i write
cant send a mail without my supervisor reading it first
my manager counts how long i'm in the bathroom lol
fills my calendar with check in calls, 9:15, 11:30, 4
I do home office and he pings me every 20 mins to see if im green
head chef re-plates everything i plate
my phd supervisor wants to see each figure before i make the next one
how do i ask for a bit more trust, i know what im doing
the owner watches the shop camera from home and calls me to move the display
Since the new director we fill out a sheet what we did every half hour. I'm a social worker with 25 years
she gave me the project and then does it all over again herself at night
my mentor stands behind me while i type
every tiny decision has to go through him even which pens we order
team lead rewrites my code after review, always
feel like a child at work, she wants photo proof that i cleaned the tables
i am gardener, my boss drive past three times per day for to look if i cut right
supervisor logs into my documents while im still typing, i see her cursor
he delegated the event to me but calls all the suppliers behind me to double check
my boss wants a list of what i'll do today, tomorrow and then asks why the order changed
`,
  'motivate-team': `
everybody just clocks in and out
third reorg in two years, my guys shrug at everything now
we lost the big client on friday, monday standup felt like a funeral
since the merger nobody laughs in the office
How do I get the night shift going again, they've been short staffed all year and I can't offer a cent more
my salespeople stopped picking up the phone
bonus cancelled and now i should give a pep talk??
football u17s, lost nine in a row, half dont come to training
volunteers at our food bank are tired, numbers dropping, i coordinate them
q4 push coming and all i see is empty eyes
they used to bring ideas, now its "just tell me what to do"
teachers in my school are running on fumes, its february, exams are in may
pizza isnt going to fix it this time
my developers say whats the point, the last three releases were scrapped
as captain of a fishing boat, crew is down after bad season, what i tell them
boss expects me to fire up the crew but i'm empty myself
two got laid off, the remaining nine sit there with headphones on and do the minimum
The orchestra plays like civil servants since the funding cut, I'm the section leader, rehearsal tomorrow
what do i say at the monday meeting after such a lousy quarter
energy in my kitchen is zero after christmas season
spirit in the ward is at the bottom, six sick, the rest drag themselves through, im head nurse
how to wake up a project group that stopped believing in the project
`,
  'two-in-team': `
carla and jens wont sit in the same room anymore. im their lead
one comes in my office to complain, ten min later the other
my two best salespeople are at war over one account
what do i do as head of the kitchen when sous and pastry chef scream at each other
two volunteers in the food pantry not on speaking terms since easter, i coordinate
they cc me on every nasty email they write each other
developers A and B reject each others pull requests out of spite, i manage both
choir director here: both sopranos want the other out
I am the chief of small team, two women dont greet each other and the rest suffers
shift handover is a mess because the outgoing and incoming nurse cant stand one another
do i talk to both together or separately first? theyve been bickering for weeks
stuck between two direct reports, each says its me or him
deacon and organist are feuding and as the pastor i have to step in
my phd students accuse one another of stealing data, and im their PI
grudge between my foreman and my best welder
how to sit two feuding people down
both good people, together a disaster. the group project i lead is dying because of it
the rest of my department has started to take sides, Team Ana or Team Bob
HR told me to sort out the quarrel in my crew myself first
they fight over the thermostat, the parking spot, anything. im the office manager and supposed to fix it
the two of them havent exchanged a word since the offsite and the project needs both
referee in my own team, how do i get them to make peace
`,
  'uneven-load': `
guess who restocks, cleans the machine and closes. every. single. night.
four of us in the ward, somehow its always me who gets room 9
he takes long smoke breaks and i answer his phone
im the only one who takes minutes, funny, also the only woman
my coworker calls in sick every inventory day
group of 3 on paper. in practice its me at midnight
weekend on call, third time this month, the others have "family"
my partner at the salon cherry picks the easy clients
she takes the credit and i get the excel sheets
how do i tell Ben he needs to do his half of the classroom prep
everything nobody wants ends up on my desk
I clean always the kitchen of office, the others go away and leave the cups
colleague "doesnt know how" the system works so i do her entries since 2022
our manager gives me the difficult families because "youre so good at it"
he scrolls his phone while i unload the truck alone
since i dont have kids im expected to do christmas shifts each year
two devs on the team, i fix all bugs, he gets the new features
my teammate waits me out until i do it
done with carrying the guy next to me on the line
she leaves at four sharp and the rest lands with me
we said we would alternate the early shift. havent alternated once
how to bring up that the work isnt fairly shared between me and the other admin
`,
}
