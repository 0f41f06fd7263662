import type { Ways } from './ways.ts'

export const hardTalkWays: Ways = {
  'bad-news-report': `
one of my guys applied for shift lead and it went to the new hire. i tell him at 2
she asked to go part time, leadership says no
he's been waiting for a permanent contract and i only got another six months for him
my phd student's paper got rejected and i'm the one with the email
my deputy wanted my job when i leave, they're bringing in an outsider
telling somebody in my crew he failed probation
Lena asked for the Berlin posting a year ago. HR gave it to somebody in Madrid, and Lena reports to me
how do i say to a volunteer i lead that we wont send her to the conference
his transfer is turned down and his wife already looked at flats there
need to take a client away from one of my account managers
i have to inform my assistant that the home office days were not approved
rating is a 3, he expects a 5. one on one tomorrow
told him hed get the raise. i was overruled
the training she asked for is too expensive, how do i break it to her, she's my best cook
i supervise a trainee and we arent keeping him on after the summer
got to tell my sergeant he didnt make the list
my teammate under me wanted the apprenticeship supervisor role and i picked her colleague, she will be crushed
Youth pastor reports to me, wanted to preach at Easter, elders said no
how to tell an employe that her holiday in august is not possible becuase two others asked before
his bonus comes out at half of last year and he just bought a house
she's on my team 9 years and her position gets downgraded, i must tell her face to face
`,
  'bad-news-team': `
the whole department moves 40 km out of town and i found out an hour ago
stand up at 9, i have to say that our app gets shut down
no christmas bonus for the drivers. they'll hear it from me at the depot
headcount freeze, so the two people i promised them arent coming
night shifts are back, my crew will hate me
company got bought, i can say almost nothing, and 12 faces look at me
How do I tell my nurses that the new bed plan was approved over our heads?
they worked weekends for that tender and we came second
im a shift supervisor and overtime is now mandatory until june
the canteen closes and lunch money too, guess who has to say it to the lads
Our funding was not renewed. Seven social workers, some with kids, staff meeting on Thursday at ten
we have to hand over our best product to the team in austin, mine built it
reorg: my group gets split in two
how do you tell 15 people that vacation is blocked over the summer and stay on their side
remote work is finished from monday and i argued against it
one of the team is seriously ill and wont be back, the rest doesnt know
the show we rehearsed for 2 months is cancelled, im the stage manager and tell the crew tonight
they want us to reapply for our own jobs
tell the kitchen that the owner sells the place. i dont want panic, half of them will walk
my people think we're getting new machines, board said no yesterday, again
budget cut 20 percent. how much do i say in the monday meeting with everybody
i must bring to my group that there is no salary increase for all of us, also not for me
`,
  'bad-news-up': `
ordered 5000 instead of 500 and the truck is on its way
i deleted the folder. there's no backup. she's in a meeting till 3
dinged the company van on a bollard, boss is on holiday
numbers for q3 are way below what she promised the board
i forgot to register the team for the trade fair and the deadline was monday
how do i tell my pi the samples thawed over the weekend
biggest customer just told me hes leaving and the owner doesnt know
we're 6 weeks behind and the steering committee thinks everything is green
I gave a patient's file to the wrong relative, and I need to go to the ward manager before she hears it elsewhere
payroll went out wrong for 30 people, my fault
my supervisor believes the experiment worked, i found an error in my script last night
locked the shop but left the freezer open, all the ice cream is gone
The inspector found something, and my manager has told everyone we passed. How do I start?
i cc'd the client on the internal price calculation. havent told anyone yet
sent invoices with the wrong bank number, 200 of them
he hates bad news, last one who brought him some got shouted at, but the supplier went bust
should i own up right away or fix it first? dropped a pallet of tiles
my till was 150 short and its the second time this month
i think we cant make the event on that budget and the chairman has already invited the mayor
overslept and missed the pitch with the investor
got a speeding fine in the fire brigade car, must report to the chief
i told a journalist something i shouldnt have, my director will read it tomorow in the paper
`,
  'blamed-unfairly': `
they say i broke the printer. i wasnt even in that day
my team mate didnt send the file and in the review it was "my delay"
accused of stealing from the register
the email clearly says he approved it, now he acts like it was my idea
the chef screamed at me for a dish that another one plated
Group assignment got an F because of copied parts in his section, and the professor wrote to me
in the incident report it says i forgot the bed rail. i was on break, signed out
i inherited this project broken and now its failure has my name on it
how do i set the record straight without sounding like i make excuses
everyone in the depot thinks it was me who crashed the forklift
manager told the ceo that marketing dropped the ball, i asked for that data 4 times
teacher gave me detention for what jamal did
the client complains about me but the mistake happened in accounting
got cc'd on a mail where my boss apologises for MY error. it was his
I'm a temp, so of course when the stock count was off it had to be me
is it worth to fight it if its 10 percent my fault
my predecessor signed that contract and the board grills me for it on thursday
I was on parental leave when it was decided and now I am the one who has to justify it, according to my director
the nanny cam shows i didnt but the mother already told the agency
they pinned it on the night shift, thats me and one other
my lab partner mixed up the labels and the supervisor takes me for the careless one
he said "well, someone didnt check" and looked right at me
`,
  'break-up': `
i dont love him anymore and his mum just invited us for christmas
how do i get out of this, we've been on 6 dates
she's planning the wedding and im planning how to tell her no
want to leave my girlfriend but she has exams next week. wait?
two years long distance, im done, do i fly there or is a call ok
how to say its over without "its not you its me"
he cries every time i try so i end up staying
I'm 67 and have been seeing a widower from the dance club. He's dear, and I don't want it to go on
she'll ask why and i have no reason
I moved to Denmark for him and I want to go home. Without him. Tell him before or after his birthday?
leaving my husband. kids dont know. what do i say to him tonight, first sentence
ive been ghosting a bit because im scared to just say no more
dont want to be with my boyfriend since the baby, feels more like roommates, how do i tell him we're done
is it cruel to finish with someone in a cafe
He proposed and I said yes because everyone was watching. I need to take it back
my girlfriend works with me in the same shop, i want it finished but keep it civil
i keep drafting the message and deleting it, we're 16 and been together 5 months
after the affair i decided i'm going, just not found the words
`,
  'cold-boss': `
she used to joke with me, now its just "ok" and "fine"
since i asked for a raise he wont look at me
My director stopped inviting me for lunch in March and I've no idea why. Everybody else still goes
one-word replies from my manager for weeks
feels like i'm being frozen out by my team lead
he says good morning to everyone but me
after my sick leave the head nurse treats me like air
my phd supervisor was warm, then i missed one deadline and now he's ice
boss doesnt smile at me anymore and i lie awake
did i do something? store manager barely speaks to me since inventory
she went from hearts on my messages to no reaction at all
my chief gives me cold shoulder, i don't know the reason, i want to ask but am afraid
he chats with the others about football then turns to me and its all business
i told him i'm pregnant and since then he's weird and distant
manager used to stop at my desk, walks past now
how to find out why my boss cooled off on me
I turned down the project she offered and our relationship went chilly overnight
kitchen chef wont talk to me, passes orders through the sous chef
my principal avoids eye contact since the parent meeting, i'm a second year teacher
new ceo hugs half the office and gives me a nod
could be imagining it but my supervisor seems annoyed by my existence
he took me off the group chat jokes, answers me with "noted." and thats it
`,
  'credit-taken': `
those were MY numbers on his slide
he forwarded my analysis with his signature under it
I built the dashboard for six weeks, Lena demoed it to the VP and said "I put together"
my lab mate showed my figure at the conference, no mention
team lead tells upper management it was his initiative
i said it at 10:05, nobody cared, Steve said it at 10:20, genius
she wrote "my recipe" in the menu, i invented that dish
my supervisor put himself as author on the thing i wrote alone
found out my concept won a prize under my art directors name
he says "i" about everything we did, and most is what i did
colleague took over my file, changed the color and submitted it
how to get my name back on a report
in the all hands she thanked jonas for the event i organised, jonas just smiled
want to speak with my coworker, he sells my solution like it was from him
tutor i work with shows parents my worksheets as hers
someone at work passes off my photos as theirs
junior here, senior dev presented my fix to the client as his own detective work
Do I say something when he gets the bonus for the deal I closed?
my script idea suddenly pitched by another writer in the room, word for word
night shift did the cleanup, day shift got the thanks from the ward manager because they told her it was them
she copies my lesson plans and gets teacher of the month
they left me off the credits of the mural, coworker says he "led" it
`,
  'desk-taken': `
back from maternity leave and my spot by the window belongs to somebody else now
someone cleared out my locker
I returned after surgery, and all my accounts are with Dennis now
my good monitor walked off to another department
they moved my stuff in a box in the corridor
3 weeks holiday and my classroom is now the music room
my lab bench has another name on it
regulars i cut hair for were handed to the new stylist while i had covid
manager gave away my laptop to the intern??
came monday, my parking place has a sign with other name
the route i've driven for 9 years went to a new driver without one word
my office is a storage room now, nobody asked me
hotdesking started when i was away and i lost my ergonomic chair
who decided to give the module i designed to another lecturer, i learn it from the timetable
the tools i ordered for my bench are being used by night shift, boss said they could
after parental leave my team reports to someone else
i was on jury duty, returned, my shift pattern was swapped to a colleague
my phone number at work rings at another persons desk now
I was in rehab for my knee. My territory in the north was given to the junior rep. How do I ask for it back
they put a printer where i used to sit
pediatric patients i followed for years assigned to somebody else during my leave
my keys to the studio got handed to the new assistant, so now i've to ring the bell
`,
  'disagree-up': `
the boss wants to open on sundays and i think it's a terrible idea
her spreadsheet adds the same cost twice, board sees it tomorrow
I'm the only accountant in the room and the CEO just told investors a margin that isn't true
how do i say "that wont work" to my head chef
can you correct a surgeon
manager wants to cut the tests to save time, i'm against
prof has an error on slide 12, do i raise my hand
i think the new pricing is a mistake but he is so proud of it
my director says customers want X, my calls with 30 of them say Y
in my country you never contradict the chief, but now his plan is dangerous for the site
store owner wants to drop our best seller
principal wants phones allowed, whole staff room disagrees and i'm supposed to tell him
tell the captain i see it differently
she decided already, is it too late to say i think its wrong
he blames the drop on marketing and i have figures that it was the outage
boss quoted last year's numbers to the client while i sat next to her
my supervisor insists on a method i'm sure is outdated, thesis depends on it
how to object when the vp asks "everyone agree?"
Foreman says no need for shoring, trench is 2 meters. I need to speak up before monday
editor in chief picked the wrong headline imo
want to stop my manager from hiring this candidate, i see red flags she doesnt
i nod along at the planning then complain at home, want to tell him instead that the budget is unrealistic
`,
  'drinking-near': `
empty vodka bottles in my moms laundry basket
he needs four beers before he can talk to me
My best friend blacked out again Saturday, she laughs about it, I was the one holding her hair
dad drove the grandkids after wine
is my wife an alcoholic? she starts at 4 now
our singer is wasted at every gig
brother lost his licence and still goes to the bar
how do i bring up the wine with my sister
colleague smells of booze at 9am and he is my friend
my boyfriend becomes a different person after whiskey
grandpa hides his schnapps in the shed, granny acts as if she doesnt see
son is 22, comes home plastered most nights
my roommate drinks alone in her room
my husband says it is only to relax, but every evening is one bottle, children see it
christmas is coming and uncle leo will be hammered by noon
aunt passed out at my graduation dinner and everyone pretended
she promised to stop in january, i found cans in the car
mom slurs on the phone after 8, i live 600 km away
what do you say to a friend who cant have one without having ten
My bandmate's rider is basically tequila, and I've seen his hands tremble at soundcheck
i count his glasses and hate it
partner wont go anywhere where there's no alcohol, i'm worried
`,
  'family-against-match': `
my aunties call my fiance "that boy"
dad says he'll not walk me down the aisle if its with her
We're both 29, she's Hindu and I'm Catholic, and her father hung up when I called to ask
my mother cries whenever i mention my boyfriend
they say he's too old for me, he's 14 yrs older
my parents found a girl for me, i already have one
sister boycotts the wedding, doesnt like my husband to be
the in laws to be dont want me because im divorced
my son married a man and my own mother wont set foot in their house
caste. thats the whole problem
grandma won't meet my girlfriend cause she's black
brother says pick, him or us
my family think he is after my papers
my parents disowned me when i got engaged, wedding is in october, i still want to send them the card
she's got two kids from before so my folks say no
mum won't say my partners name, 6 years now
my fiancés parents want him with somebody from their village
they gave me ultimatum: break up or no more calls from home
I'm marrying outside the church and my dad, who is the pastor, refuses to be there
dating a guy with a record, my family wont have him at christmas
how do i tell my parents that the wedding is on, with or without their blessing
my uncle threatens to cause a scene at our nikah because she's a convert
`,
  'flaky-friend': `
sitting in the cafe alone again, she "forgot"
if i stopped texting wed never speak
My friend from school days had a baby, since then I get a heart emoji every two months and that's it
he bails an hour before, each time
new boyfriend, and poof she's gone
she rings when she needs a lift, otherwise silence
we said lets meet soon for 8 months now
left on read by my bestie for 3 weeks
gaming buddy never logs on anymore, found new squad
cooked for four, two didnt show
i drive 2 hours to see her, she never came once to me
my uni mate wants my notes and my couch, never a coffee
the friend i have since kindergarten becomes far away, i dont know if i did wrong
"omg so sorry something came up" tickets were 60 bucks
study partner doesnt turn up at the library half the time
always a maybe from him, never a yes
it's only ever me who suggests stuff, i'm 61 and tired of it
she shows up at nine for a seven o'clock dinner
i moved away and my friends stopped answering in the group
is it over if she doesn't even like my posts anymore
Third birthday in a row that my so called closest friend texts next morning "totally blanked!"
he's there for the party and not there for the hospital
`,
  'friend-hard-talk': `
i need to tell my best friend im mad at her
she told my secret to her husband, and i have to talk to her about it
My oldest mate voted for someone i can't stand and made a crack about my wife. We're meeting sunday. I want to say it hurt
he flirted with my girlfriend at my own birthday
how to start an uncomfortable talk with a buddy
my friend makes fun of my weight in front of others, i laugh along
she didnt come to my mothers funeral
the maid of honor forgot my hen night was about me, i want to clear the air
i think my friend is jealous of me and it comes out as little jabs
he borrowed my car and lied about the dent, its not the money, its the lie
want to be honest with my friend that her constant negativity wears me out
we travelled together and it was awful, now there's this thing between us
roomie and best friend, she brings her guy every night, need a proper talk
my friend lied to me about being in town
i was not invited at her wedding party, she said "small", i saw the pictures
she copies everything i do, hair, clothes, even the tattoo, i have to say something
friend kept score of every favour and threw it at me last night
sister in faith, close friend for years, she judged me for my divorce and i need to tell her
my pal is rude to waiters and i'm ashamed, want to tell him
he ditched me at the festival without my phone charger or ride, i cant just let it slide
Do I tell her that what she said at the dinner about my kids still stings?
two of us, one friendship, lots of unsaid stuff since the summer. how do i open it
`,
  'gossip-me': `
heard from the cleaner that i'm supposedly sleeping with the boss
they go quiet when i walk in the break room
At choir someone says I left my husband for money. It isn't true. I know who started it
screenshots of a group chat about me
my neighbours tell everyone i hit my dog
whispering and giggling when i pass the lockers
someone's been saying i fake my illness
my ex best friend tells people im crazy
rumour that i got the promotion because of my uncle
at mosque the sisters talk about why my daughter isnt married
a colleague told HR and others that i drink
word is i cheated in the exam, i didn't
in the village they say things about my new partner and me
she laughed about my texts with the whole dorm
they discuss my weight in the kitchen, i heard it through the door
a girl in my class say to all that i stole, how can i talk to her
another mum at the school gate calls me a bad mother, three people told me
flatmates have a second chat without me and its about me
how do i confront someone who badmouths me to the new hires
i trusted Beth with my diagnosis and now accounting knows
my own cousin runs me down to the family when im not there
Teachers' lounge talk says I'm getting fired. Who said it, and do I ask them
`,
  'harsh-senior': `
chef throws pans and calls me useless during service
got screamed at by the foreman infront of the whole crew
The attending asked me a question on rounds, I didn't know it, and she said "who let you graduate" in front of the patient
my supervisor laughs at my emails out loud so others hear
our director slams the table when numbers are bad. last tuesday he threw my report back at me
i get tummy ache when i hear her heels in the corridor, she always finds something to bark about
thesis advisor told me in group meeting my work is garbage
ward sister barks at me, i'm a student nurse in second week
partner at the law firm sends my drafts back with "seriously???" and cc's everyone
my boss make jokes about me when clients are there and i smile
captain of the ship shouts on me for small things, I am third officer from Philippines
he talks to us like we are dirt. hes the owner so
the head teacher tore into me in the staff room about the trip money, everyone looked at their coffee
Team lead called my code "embarrassing" on the public channel, 60 people read that
how do you answer a boss who snaps "are you stupid or what"
my conductor singles me out every rehearsal, says i ruin the violas
pi humiliates phd students at lab meeting, yesterday was my turn
she hangs up on me when i call for orders, consultant surgeon, im the night nurse
regional manager visited the store and dressed me down at the register with customers waiting
i am 52 and my new 30 yr old boss sighs loud every time i ask something
the sergeant picks on me. I can't talk back but I want to say something once, calmly
vp cut me off with "nobody asked you" in the board call
`,
  'left-out': `
they all have matching festival wristbands. i dont
lunch crew goes without me every day now
My three friends from uni rented a cabin for new years and I heard of it from one of their moms
not invited to the wedding, we were roommates for 4 years
they stop talking when i come to the table
saw the stories. all of them at the lake. cool
everyone in the mums group was at Ella's birthday except us
my hiking buddies made a new chat, i'm not in it
all the girls on the team get asked to braid trains and sleepovers but me, im 13
he said "oh i thought you wouldnt be into it" after the poker weekend
am i overreacting if im hurt they had a game night and didnt tell me
always the one who finds out afterwards
my bandmates hang out all the time and forget to ask me, i only see it on snap
since i have a baby nobody calls me for anything
since my divorce the couples dont include me at dinners, it's 8 of us normally
colleagues went for beers friday, all but me, monday they were talking about it beside my desk
neighbours had a street bbq and our house was the only one without a flyer
i am in wheelchair and my friends go to clubs with stairs, they dont even ask me any more
best friend took someone else to the concert we always talked about
my sisters go on a spa weekend with each other and i'm apparently too boring
they sing happy birthday in the video and i wasnt there, i didnt know there was a party
should i say smth to my friend about not being asked to her bridal party
`,
  'let-someone-go': `
hr booked room 4 for 2pm. i do the talking
he's been with us since the beginning and i have to end it
my babysitter isnt working out, how do i tell her
Position is cut, not her fault at all, she just bought a flat. I must tell her tomorrow first thing
severance talk, what are the first two sentences
how do i tell a volunteer that we dont need him any longer
not renewing the contract of our adjunct
need to part ways with my cofounder's cousin who works in our warehouse
he was caught stealing from the till, i have to dismiss him tonight
what do i say to the rest after i sacked their friend? no first what do i say to him
probation ends friday and im not keeping him
closing the restaurant, nine people to let know that its over
i own a small dairy, must send away the milker, he has family and lives on the farm, i feel sick
Firing over video call because she's in Brazil. How do I do this decently
cleaning lady of 12 years, we cant afford her anymore
drummer must leave the band payroll, the label decided, i'm the one to call him
she will cry, i know it, how do i not take it back
told to cut headcount by one and its my own friend
our intern gets no contract after the summer, hes expecting one
given two warnings already, still comes late, now its final, what words do I use with him
i am manager since three weeks and must dismiss a man who is 59
letter says redundancy, meeting at nine, union rep present, help me open it
`,
  'lied-to': `
he said he was at his brothers. his brother called me
checked the statement: 2800 for "work trip" that never was
my daughter isn't enrolled at uni, she's been pretending for a year
shes been seeing her ex behind my back, i saw the messages
husband told me he quit smoking, found a pack in the glovebox
my roommate said she paid the electricity, they cut us off today
Six years together and today a woman wrote me that she is his girlfriend too
best friend said she was sick, then a photo of her at the club turns up
caught him in a lie, do i say i know or wait for him
my mum told us dad was dead. he lives in Bristol
he has a second phone
how do i ask my son about the missing money without accusing, he looked me in the eye and said no
my fiancé hid that he was married before
she told everyone she was pregnant and she wasnt. im the guy
bf deleted the whole chat right before i asked to see it
brother in law swore he'd repaid the loan to my parents, mom cried when i asked
My wife said she works late Thursdays, her office says she leaves at four
he lied about his age. by nine years. we met online in feb
i know the truth already, tonight he comes home, what is my first sentence
my business partner and friend told me the tax was filed, letter came today: nothing was filed
the kid told me he has done his homework all term, teacher says not one page
found out my girlfriend never broke up with the other guy like she said, we're long distance
`,
  'neighbor-complains': `
got a letter from the woman below about our footsteps
apparently our fried fish stinks. whole building meeting about it
they called animal control because my rooster crows
She rang the bell at 8pm to tell me my washing machine disturbs her, it's the only time I can wash
the man upstairs yells at my kids in the yard for laughing
someone reported us to the landlord for the stroller in the hall
my piano practicing, 45 mins a day, and the guy hammers on the ceiling
we are the only foreign family in the house and each week theres a new complaint about us
the old couple next door gives us dirty looks since we had the barbecue
anonymous note: "learn to close doors!!!"
neighbor says my wind chimes drive her mad
my son has autism and screams sometimes, the lady below filed a complaint
he complained to the council about my shed and i thought we got along
new puppy howls when i'm at work, two neighbors left messages
police stood at the door at 9.40pm because of a birthday with six people
they want us to stop drying clothes on the balcony, it "lowers the tone"
My husband works nights and comes in at 4. The flat below sent a lawyer's letter about the shower
our incense and prayers bother the people next to us, they told the caretaker
how do i answer a whatsapp in the house group that blames us for the smell
our twins are 2, they run, the wood floor is old, man from second floor is furious
complains about my compost, my bees, my kids, my car. whats next
got told off in the laundry room about a party that wasnt even mine
`,
  'neighbor-noise': `
bass through the wall. every. night.
drills on sundays, the guy in 3b
Someone's alarm upstairs goes off at 4.50 and he snoozes it for an hour, I lie under it
leaf blower at 7am on saturday, retired neighbour
couple next door is very loud in bed, how do i even mention it
their tv is so loud i can follow the series
beagle howls all day when they are gone, i work from home
students moved in above and its heels and beer pong till three
my wall neighbour is learning the trumpet, always the same four notes
thin walls, screaming matches, baby on my side just fell asleep
cigar smell comes up to my balcony each evening when i eat
He revs the motorbike under our window at five, he's a nice guy otherwise. What do I say to him without war?
airbnb flat opposite, new drunk people every weekend
she moves furniture at midnight, i swear
i have exams on thursday and the people downstairs party, i am too shy for knock
kids with a basketball against our shared garage wall for 2 hrs straight
the neighbours rooster starts at 3 and their dog answers
air con unit of next house hums right beside my pillow, want to talk with him friendly
how should i ring at a strangers door at 1am about the music
subwoofer dude again, last time he just turned it down for ten minutes
ground floor bar puts bottles in the container at 2am, i live above, want to talk to the owner as a neighbor
`,
  'not-heard': `
i say it three times and then Bob says it and its genius
am i invisible or what
told my manager about the faulty ladder in march, in april, in may. Nothing
my parents just talk on when i tell them about my course
nobody reacted to what i wrote in the group chat, they just went on about pizza
I'm 16, I have an opinion on our trip, but at home I'm air
my proposal got a polite nod and was never mentioned again
husband asks me a question and doesnt wait for the answer to land
kids hear me only when i shout
at the housing meeting the chair writes down everybodys points except mine
shes always on her phone when i tell something important
the doctors talk to my sister instead, im the one who lives with mum
warned them this would break. no one took it in. it broke
people glaze over when i talk, even my friends
youngest in the office, what i suggest gets a smile and a "cute"
My adult children decide about Christmas among themselves, I say what I'd like and it just evaporates
how can i make them take me seriously, i'm small and have a soft voice
in seminar my comments get "ok, anyone else?"
told my band the tempo's off like 5 times, deaf ears
i'm a cleaner here, i tell the office the lock is broken, they say yes yes and forget me
i talk to my friend about my worry and she switches straight to her cat
they asked for feedback, i gave it, nothing changed, as though i never opened my mouth
`,
  'offensive-remark': `
joke about my hijab at the coffee machine
my teacher said girls cant do physics
He said "you people" to me on the phone. I'm a call center agent, what do I answer next time
client told me to smile more, sweetie
my dad's friend used the n word at the bbq and my kids were there
someone at the stadium made monkey sounds
my boss says thats so gay about everything
at the christmas dinner my brother in law started about lazy unemployed people, i'm unemployed
colleague imitates my indian accent for laughs
cab driver ranted on jews while i sat behind him
a resident in the care home calls our Nigerian nurse "that black one" and wants another
golf buddy says slanty eyes about the new member, everyone chuckled, i didnt say a thing
they call me wheels. ha ha. im in a wheelchair
professor commented on my skirt during office hours, in front of another student
my grandma says something about gypsies every time we pass the camp
are all polish people drunk like that? my landlord to me, laughing
the mechanic talked to my husband instead of me and said something about women and clutch
on the works chat somebody posted a meme about trans people, my kid is trans
He said my kind should be happy to have a job here. On the building site, break time, six men listening
how to react to a fat joke that is "just teasing"
parent at the school gate said those refugee kids smell, my daughter's best friend is one
old choir member pats my cheek and calls me exotic
`,
  'old-hurt': `
i was eight and she forgot to pick me up. im 41. still there
my brother got the piano. nobody asked me
Dad chose his new family over my graduation in 2009 and we never spoke of it, he'll visit next month
she laughed about my first poem in front of all the aunts, i stopped writing
how do i tell mum that i knew about the affair the whole time and what it did to me
my best friend missed my dad's funeral years ago and i never told her it hurt
he wasnt there when our son was born. that was 20 years back. it sits in me like a stone
want to ask my father why he hit only me
old wound with my godfather, he called me a burden when i was a teen, does it make sense to say it now
in our family we swallow things. i want to not swallow this one
my husband's remark on our wedding night, 1998, i never said how it cut me
i was sent to my grandparents at 4 while they kept my sister, would like to hear why
my pastor said something to me after my divorce back in the day, i still sit two rows further from him
parents made me quit football for the shop. they think i was ok with it
it was long ago but when she says i was such an easy child i could scream
My sister read my diary to the neighbours when we were kids and everybody still tells it like a funny story
they left me at boarding school, i want to talk about it before they get too old
brother called my late wife a gold digger once, we go fishing each year and i still hear it
how do you open up something from 15 years ago at a kitchen table
mother always compare me with my cousin, until i was grown, now i am a mother myself and it comes all up
not looking for a fight with dad, just want him to know about that summer
still angry about how my friend treated me in school, we meet for her 40th
`,
  'online-comment': `
"nobody asked, grandma" under my knitting reel
a guy commented that my singing is like a dying goat lol it hurts tho
someone i dont know writes fat under every picture i post
my recipe blog got a nasty one: looks like vomit
should i delete it or answer back
1 dislike war under my post on the bike lanes, they call me communist
random on reddit told me i should quit drawing
my students found my youtube channel and leave rude stuff there
he writes the same insult each day with a new account
got roasted on twitter for my thesis thread, a prof with 80k followers quoted me mockingly
comment says my house reno is trash taste, 200 likes on it
trolls came after i posted about my transition
wrote an article for local paper, below it people call me stupid cow
im 14 and someone wrote kys under my dance, what do i say
My bakery posted about the pride cake and the comment section turned into a sewer
anonymous person left "fake and desperate" on my livestream
is there some classy reply when they mock my accent in the comments
a woman i've never met says on facebook im a bad mother cos of one photo
my poem on insta, first comment: cringe
they make fun of my teeth on tiktok, i was so proud of that video
sb wrote under my ngo's post that we only collect money for ourself, in front of 3000 followers
ppl are piling on under my tweet, its been 6 hours, do i write something or stay quiet
`,
  'own-up': `
the car accident wasnt the other guys fault like i told my husband, i was texting
how do i come clean to my gf about the tinder account
I got fired in september and still leave the house every morning at eight. My wife has no idea.
i slept with someone on the work trip. he deserves to hear it from me
maxed out the joint card on shein and temu, 3100, he'll see the statement on the 5th
relapsed on saturday after 14 months sober and my sister thinks im clean
broke my moms antique clock and blamed the cleaner
i need to say it to my husband: i took from our daughters college fund for crypto, its gone
Its me who told the landlord about the dog. my roomate is my best friend and she is searching who did it
how do you start the sentence when you've done something unforgivable to your wife
i failed the bar exam twice and told my parents i passed
kissed my ex at the reunion, getting married in may, i cant carry it anymore
im behind on the mortgage four months, hid the letters from him in the garage
My brother lent me his savings for a course and I used it for gambling online, must tell him tonight
been pretending to go to chemo appointments with mum's money for petrol, i was at the pub
i read my partners diary and now i have to admit it
there is a child from before our marriage, she is 19 and wrote me. my wife never knew
i crashed dads truck
want to confess it all at once instead of bit by bit like last time
told my fiancee i was divorced. i am still married on paper
my mother thinks i was at dads grave every month with flowers. i never went. i want to tell her
i gave her the herpes probably and knew i had it
`,
  'private-news-work': `
10 weeks along, on probation till june, do i say it now
my ivf appointments mean i'm out twice a week, what do i tell my supervisor
have to go into a clinic for burnout, six weeks, and my boss thinks im on top of things
I was diagnosed with MS in October and my hands are getting slower. I'm a dental technician
transitioning and want to let hr and my team know my new name
how much do i have to say about my surgery at work
going through a divorce, my work suffers, want to mention it to my lead without the details
my epilepsy is back and i drive a forklift
having twins!! boss just put me on the big project
how to tell my employer that i need rehab for drinking
My wife have cancer and I need go with her to the hospital on mondays, how I tell to the chef
bipolar, two episodes in ten years, new team, should they know
we're adopting and could get the call any day, work knows nothing
im a teacher and pregnant, want to inform the principal before the kids notice
miscarriage last week. they think i had the flu
telling my manager im hiv positive, need time for appointments
need to ask for paternity leave, nobody in this warehouse ever took it
my son was diagnosed with leukemia and i can't do the travel part of my job for now
wheelchair from autumn on, my office is on the third floor
how do i word an email to my boss about a serious illness
I got adhd diagnosed at 38 and would like to work from the quiet room, my lead only knows me as chaotic
due in november, season in our hotel starts in november
`,
  'promoted-over-friends': `
last month we were bitching about the bosses together, now they stop talking when i walk in
i got shift lead and jenny applied too. we carpool
how do i set up a first team meeting when they all know me drunk
my work bestie thinks the late rule doesnt count for her since im in charge
new head nurse on my own ward, the girls test me
one of the guys until friday. foreman from monday
they left me out of the lunch group since the promotion
had to turn down holiday for my mate dave, i do the roster now, he called me a traitor
I'm 27 and now lead people I started with, two of them are older and wanted the post
my former desk neighbour rolls her eyes when I hand out tasks
do i leave the whatsapp group now that im the team leader
We was all same level in the kitchen, now chef made me sous and my friends dont take me serious
should i still go for drinks with them after work, i write their reviews now
they salute me and say yes boss, ha ha, its getting old
she was passed over, i got it. how do i have that first conversation with her as her manager
my buddy expects me to cover up for him since i run the crew
being in charge of the people i used to gossip with feels fake
need to tell my friend her numbers are bad, three months ago we sat side by side
department chair now, over my own office mate of 12 years
first one on ones with old colleagues, what do i even open with
i try to be pal and superior at once and nobody knows where they stand
my ex teammates go behind me to the old boss
`,
  'quit-job': `
signed with the competition on thursday, my boss is back on monday
leaving the kitchen after 8 years, chef is like a dad to me
how much notice speech do i need at mcdonalds lol
i wanna hand in my notice but my team just lost two others
found something better paid, how to write it to HR short and clean
what do i say when they ask where im going
I am the church organist since 1998 and want to stop at Pentecost, pastor has nobody
done. out. cant do nursing anymore. how do i say it to my ward manager
my last day should be the 30th, do i tell her in person or by mail
giving up my position as head of department, i want to stay as a normal teacher
they just paid for my certification and now i have another contract in my pocket
how should i word kündigung politely, i was happy here but the drive is too long
quitting after 3 weeks because its not what they told me
my manager will make a counter offer and i dont want it
I want go back to my country in July, how to say to my boss he invested much time in me
retiring at 63, earlier than they expect, how do i put it
how to leave a toxic place without burning the bridge
nanny for the same family for five years and i got a place at uni
i work for my uncle. how do i tell him im taking a job elsewhere
need words for the meeting tomorrow where i tell them im off
handing over my resignation during busy season, feel like a rat
`,
  'report-wrong': `
there's a guy at the depot who drinks before he drives the truck
my professor puts his name on stuff his students wrote
nurse i work with leaves the old people lying in wet beds, i saw it twice
they dump the paint in the creek behind the hall
my supervisor asked me to backdate the safety checks, i dont know where to go with it
kids in my exam had the questions beforehand, they're in a telegram group
Our accountant is paying herself twice. I found it by accident, I'm only the temp
should i tell hr that the manager touches the trainees
bought essay, best grade in class, it's my friend tho
the daycare locks a kid in the cloakroom as punishment, i work there since august
feel like a snitch but the cook reuses old meat
our treasurer of the sports club books his holidays on the club card
whistleblowing email, how do i word just what i saw
my co worker clocks in his girlfriend
I have seen that in the warehouse the fire exits are locked with chain. I told nothing till now because of my contract
data in the paper are invented, im second author
do i talk to him first or straight to the boss? he takes copper home from the site
another volunteer at the camp gives the kids beer in the evening, i want to tell someone in charge
my landlord rents the basement with no windows to six guys, where do i begin
group project guy used chatgpt for all of it and it's against the rules, my grade hangs on it
the pastor is using the roof fund for his car. i keep the books
pharmacy tech here, my boss sells expired stuff with new labels
`,
  'talked-over': `
cant finish a sentence in standup, marco jumps in
"what she means is" - no. what i mean is what i said
i said it at 10:05, at 10:20 dave says the same and gets a great idea dave
my mother in law answers for me when people ask ME something
five brothers. i have never in my life got to the end of a story
the chairman cuts me off after half a minute, the men get to talk as long as they want
at dinner my boyfriend tells my anecdote for me, punchline and all
seminar: the same two guys barge in whenever i begin
on the podium the moderator and the other guest just rolled right over me
In the meetings they dont let me to finish because i speak slowly
my business partner butts in during every client call
how can i stop someone who hijacks my point midway
im a nurse, the consultant never lets me get to the end of the handover
he raises his voice and just keeps going until i give up
my friend group shouts across me, whatever i begin gets lost
council debate, the opposition lady cuts in each time i take the floor
i lose to louder people. always
my dad, as soon as i say two words: "no no listen"
explained the bug for 20 seconds before our lead took over and explained it wrong
hubby corrects every detail while im telling it. "it was tuesday actually"
what do i say in the second someone cuts me off, i never find the words till later
sales colleague steamrolled me in front of the customer twice on tuesday, its my product
`,
  'tears-at-work': `
waterworks in the 1:1, my boss slid the tissues over
had to hide in the loo for 20 min with red eyes and then everyone asked
the feedback round broke me, i sobbed on zoom with camera on
i stormed out of the staff room and slammed the door, now its monday
how do i face my team after that meltdown
my voice cracked and then the tears came in front of the residents and the chief
teacher here. cried in front of year 9
what do i say to my supervisor after crying through the whole thesis meeting
I have wept in the office because the customer shouted and now I am ashamed to go
screamed "im done with this" in open plan and walked to the car park
my colleague saw me weeping at the printer. should i explain
they probably all think im unstable now
lost my composure in the budget round, sniffling, mascara, everything
kitchen shift, chef yelled, i broke down beside the dishwasher in front of everyone
i teared up while presenting the layoffs plan and had to stop
will they take me seriously after i cried at my appraisal
boss keeps asking carefully if im ok since thursday. i want to move on
dissertation committee made me cry, meeting again next week with the same 3 people
threw my headset on the desk at the call center and left mid shift, crying
should i mention it or act as if nothing happened, i had a breakdown at the team offsite
big tough site foreman and i bawled in the container when they told us about the accident
it was my first week and i cried twice already, once in front of the partner
`,
  'unwanted-touch': `
theres an old guy at church who kisses me on the mouth as greeting
my trainer keeps adjusting my hips, dont want that
he massages my neck at my desk out of nowhere
im a waitress and table 4 pinched me
a prof commented on my dress and held my elbow too long
my uncle still slaps my bottom, im 24
what do i say when someone puts an arm round me and i freeze
regular at the bar always grabs my hand when i give change
the physio student here, a client made a joke about my breasts
i wear braids and strangers on the bus put their fingers in my hair
my boss says "smile sweetheart, you look better" in front of everyone
Resident in the care home takes my hand to his lap when I wash him
he calls me babe at work and looks me up and down
everyone greets with hugs in this team, im not a hugger
pregnant belly. people touch it. without asking. how do i stop that
coworker brushes against me in the narrow hallway and its on purpose im sure
dancing class, one guy's hand slides down each time
mother in law pinches my waist to see if i gained weight
my thesis supervisor strokes my back while looking at my screen
girl from accounting sits on my lap at parties for fun, im a guy and nobody takes it serious
landlord always stands in the doorway so i must squeeze by him
`,
}
