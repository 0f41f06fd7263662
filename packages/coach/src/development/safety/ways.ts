/** Ways in which people put the ordinary situations of the shelf, all harmless: one a line. The learned reader is fitted on them. */
const WAYS = `
im from glasgow and nobody at the london office gets a word i say
at the drive thru the speaker goes "what?" three times till i give up and point
cashier sighed when i talked, i say water and she hear vodka
Moved from Seoul two years ago, I write fine reports but when I open my mouth in client calls everybody switches to my colleague
the automatic captions butcher everything i say in zoom and people laugh at it
thick brummie twang, customers on the helpline ask for someone else
my boyfriends parents nod and smile but i can see they didnt catch any of it
how do i say my name so they get it right, i am tired of hearing "come again"
Giving a talk at a conference in Lyon, my french pronounciation is awful and i worry the audience will switch off
a patient asked for "a nurse who speaks proper english", i am from Kerala
i think so slow in german that the joke is over when i have my sentence ready
people go where are you REALLY from as soon as i say hello
the manager finishes my sentences for me because i search for words, i'm polish and work in a hotel reception
deep south drawl at a boston law firm. they assume im dumb
my mouth doesnt do the th sound and the kids i teach imitate it
at the parents evening i understood everything but said nothing, my grammar is embarassing
i practice what to order before i call the pizza place, because they hang up on me
Since I came from Brazil I am a quiet person. In Portuguese I am loud and funny, here I just nod
should i apologise for my english at the start of the job interview
colleague from scotland asked could i "repeat that in human" in front of the customer. i am romanian
i roll my r and the whole seminar giggles
on the phone with the bank they can't make out what i say, i spell everything twice and they still get it wrong
how do i walk into the office monday after i got that drunk at the christmas do
i was unmuted. the whole time. all 40 of them heard me call the ceo a potato
fell flat on my face going up to collect the award last night
I told the bride congratulations on the pregnancy. She is not pregnant. I see her at brunch tomorrow
cried in front of the class yesterday during my presentation and now i dont want to go back
lay awake till 4 replaying what i said to my crush at the party
asked a customer about her husband and he died in march, she comes in again every thursday
my screen share showed my job search tabs to the entire department on tuesday
i waved at someone who wasnt waving at me, then tripped. same bus every morning lol
Called the new vicar by the old one's name during the whole service, and she let me
blanked totally in my best man speech, just stood there, everyones being too nice about it
i made a joke about bald people and our new director took his cap off
threw up at my girlfriends parents house last night
is it better to mention it or act like it never happend, i snapped and shouted at a whole room of volunteers on saturday
My skirt was tucked in my tights for an entire client tour, nobody told me, I meet the same people again at 10
sent a voice message complaining about my aunt to my aunt
i sang karaoke. very badly. on the table. work trip. have to face them at breakfast
cringing so hard, i answered a question nobody asked in lecture yesterday and prof said "sit down please"
introduced my boss's wife as his daughter at the gala
I misread the room completely and gave a funny toast at what was a memorial. How do I face these people on Sunday?
17, called my teacher babe instead of bye, whole class lost it, school again tmrw
they clipped me tripping over my words and its the gif in the team chat now
my phone buzzes at dinner and its always the restaurant manager asking about the schedule
the landlord client rings at 7 on sunday mornings like its normal
I teach piano, and a dad sends voice notes at midnight about lesson times
on vacation in crete and my team lead wrote "quick question" four times today
how to switch off the work phone without looking lazy
phd supervisor emails saturday night and monday asks why i havent answered
my mum rings me six times an evening after i get home from work, i need some hours of peace
the whatsapp group of our shift is going off at 5 in the morning
i do hair, customers dm me at 1am for appointments and get mad when its seen and not answerd
Just went down to 4 days and everyone still calls me on my Friday
they expect me to be reachable on sick leave
New head of department in Singapore, I am in Dublin, he books calls for my 9 in the evening
wife is furious because i check mails in bed, but if i dont the plant manager calls
how do i word my autoreply so people really leave me alone over christmas
im a social worker and one family got my private number, now they call whenever theres a fight
got told "youre not committed" cause i muted teams after 18:00
my brother in law thinks i am free IT support at all hours, he called at 11 last night about his printer
students write in the evening before the exam and expect me to respond within the hour
off the clock but she still texts me to ask where the keys are, every single evening
As a wedding planner I have no weekends, brides phone me during my own kids' birthday
can i say no to being on call if its not in my contract, they just phone me anyway
my boss isnt mean she just writes whenever she has an idea, and thats at half past eleven
our intake bot told a customer something wrong about her policy, what do i tell people it can and cannot do
sales promised 99 percent, i trained the thing and know its more like 80
the director wants to drop the human check because "it never makes mistakes"
do i have to say on the newsletter that chatgpt wrote half of it
Presenting our fraud detector to the board on Tuesday, and they'll ask how often it's wrong. I want to be straight without killing it
a reader asked if my cover was made with midjourney
it makes up citations and my colleagues in the law office paste them in
how to put in one sentence that the summary tool halucinates sometimes
radiologists ask when they can rely on our algorithm and when not
My students think the machine's answer is the truth, how do I explain where it goes off
customer chat: people believe they're talking to Anna. there is no anna
the translation on our site is automatic and its bad for legal stuff, need a notice for it
ceo on stage said our product "understands" patients. i build it. it doesnt
what do i write in the methods section about using a language model for coding interviews
my boss asks for a number, how good is it, and there isnt one number
The forecast model has only seen data from before covid, operations wants to plan the whole winter with it
client wants a guarantee that the classifier wont be biased against women, i cant give it
how do i tell grandma's care home that the transcription device mishears names of medicines
investor demo tomorrow, the assistant works in 7 of 10 tries, do i say that
HR screens applicants with our scoring tool and treats the score like gospel, I only meant it as a hint
i used gpt for the grant text, should i disclose and how do i put it
works great for english, falls apart in tagalog, and the city wants to roll it out for everybody
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
my writing partner rewrote my chapter overnight and didnt ask
We make a podcast, the two of us, and I edit every single episode while she just turns up and talks
singer wants 50 percent of the publishing, i wrote all the music
choreographer and me (composer) cant agree who decides the length of the piece
he wants zombies. i want a love story. its the same film
its our zine but shes the only one doing interviews about it
How do I tell my co-director that I want to take the lead on the actors and he should take the camera
bassist hasnt learned the songs and the gig is in 9 days
should we have a contract, me and my best friend are starting a comic together
my illustrator vanished after the first twelve pages, the book is due in june
the others in the improv group vote on everything and it gets blander every week
I paint murals with my ex. the commission runs till October and we dont speak
lyricist refuses to change one single word, the melody has to bend every time
We are three in a theatre collective and I am thinking of going solo after the spring show, how do I say it
who gets to put there name first on the record
our duo's been offered a festival but she wants to play covers and i dont
the producer keeps adding synths to my folk record, we agreed to do it together 50/50
game jam team, my programmer says my art is too slow, i say he changes specs daily
photographer and i did a series together and now he exhibits alone. i styled all of it
drums fell out with keys and i am in the middle, album half done
how do you say your verse is weak to the person you write all your songs with without ending the band
co-author lives in Nairobi, I live in Oslo, each draft comes back two weeks late and our publisher is asking
saw my mug print on temu this morning
a tattoo shop in leeds has my drawing on there flash sheet, never asked
somebody reads my poem on tiktok, 2 million views, my name is nowhere
My wedding pictures are on the venue's homepage and billboards, they never licensed them
this girl from my course handed in a sculpture thats basically mine from last spring
found my knitting pattern in a facebook group, free for everyone, i sell it for 6 dollars
the beat i uploaded in 2021 is on some rappers single
I'm a ceramist, a bigger studio brought out my exact glaze and shape two months after visiting me
what do i write to a blog that used my photo of the bridge
they cropped out my signature and put it on t shirts
local newspaper printed my picture of the flood with "source: internet"
my former student is teaching my workshop with my handouts, word for word
Someone in Manila paints my paintings and sells them on instagram for a third of the price
a bakery ripped off my logo, same whale, other colour
is it worth to send a takedown if its just a small account that lifts my comics
An estate agent took my drone footage from youtube for a house advert
he told my story at the open mic as his own bit, same punchline
coach put my choreography in the regional final and didnt credit me, found out in the audience
ai prompt guy sells "in the style of" me, with my old pictures as the samples
a professor published my seminar paper's idea and paragraphs under his name
someone recorded my lullaby arrangement and monetizes it, I only found out because a friend heard it in Spain
my quilt is in a magazine under a other womans name
two people in workshop said they skipped my middle and i wanted to crawl under the table
the notes came back, 14 pages, red everywhere
My mentor looked at the photos for ages and then just said "technically fine"
i get defensive as soon as somebody says anything about my poems
someone wrote under my video that my singing is flat and honestly it ruined the week
what do i ask my first readers so they dont only say its nice
crit on thursday at art school, last time i argued with the tutor for ten minutes
my wife fell asleep reading my manuscript
Three beta readers, three opposite opinions about the ending. Which one do I listen to?
the dramaturg says the second act has no reason to exist. its my favourite
how not to cry when they discuss my piece in front of me
got told my drawings look like ai, i draw since 12 years
my sister read the memoir and said that is not how it was
One star review for my first book, she says the dialog is wooden, should I write back?
producer says my demo is nice but "where is the song"
i hear ten compliments and one but and only the but stays
My choir director stopped me mid solo and said there was no feeling in it, in front of the altos
the feedback i get is vague like "didnt grab me", how can i get something usable out of them
agent likes it but wants the dog gone. the dog is the whole point!!
proffesor says my installation is decoration
my dad looked at my painting and asked when i will do something with flowers, want to hear him out without exploding
i asked for honest and got honest, now i cant open the file anymore
a coworker handed me her 600 page fantasy thing and asks every day if im done
my daughter 15 wants to know if her rap is good. its not really
he cried when he gave me the poems so how do i say they rhyme too much
In my ceramics course we have to comment on each other's pots, and hers will simply tip over
what do you say after a really awful play when the lead is your flatmate
My uncle's memoir. He's 81, and it is mostly lists of army postings. He waits for my verdict
saw an early cut of my mates documentary and it drags for like 40 mins
teaching a photography evening class, one lady has the same sunset every week, what can i tell her that helps
im supposed to give notes on a short story, i liked it but cant say why
new guy in our writers circle reads out stuff thats pretty sexist, we each have to say something about it
girlfriend plays me her demo and watches my face the whole time
how can i be truthful about his paintings, he wants to quit his job for them
asked to blurb a novel that i find unreadable
student in my dance class did a solo, technically clean but dead inside, how do i put that
she sends me chapters at midnight and wants "everything, be brutal" but i know she doesnt mean it
My son (9) drew a comic and asks if a real publisher would take it
a friend of mine designed her own logo, she beams, i see a potato
i gave notes last time and he didnt speak to me for a month. now he sent draft two
where do i even start, the script has no plot, no characters, and the deadline is hers not mine
jury member at a youth music contest, have to talk for two minutes with a boy who played everything too fast
my boss wrote a childrens book and emailed it to the entire floor asking our thoughts
i stopped believing the story at the wedding, how do i tell the author that in a useful way
an editor at a festival has 5 minutes for me on saturday and i have this graphic novel
elevator version of my play? i always end up telling the entire plot
My logline is 60 words long and even my mother got lost
commissioning editor asks "why now" and "why you" and i go blank
we want the city to fund our mural on the underpass, two minutes before the council
how do i get a curator interested in my textile series, she's coming to the open studio
writing to a small press about my poetry book, first paragraph is killing me
kickstarter video for my board game, what do i say in the first ten seconds
nervous about a speed dating thing with producers, 8 tables, 4 min each
She asked me at the bar what my novel is about and I said "um, grief, kind of?" and she was a literary agent
comp titles, hook, bio, i dont know what order
I have a documentary about beekeepers in Slovenia and a broadcaster call next Wednesday; they only know my name
my band has to convince a venue booker in one email
cold emailing game studios with my concept, nobody bites, i think the subject line is boring
how to make the story sound exciting without spoiling the twist to a publisher
sell my childrens picture book idea to an editor, its about a snail who is late
the comedy club owner gives new acts 30 seconds to say what there show is
I am going to a film market in Berlin with a feature script and my english description sounds like wikipedia
they said send us a one pager on the series. how do i make one page not dull
pitch deck for an exhibition on laundromats, museum folks look at it on the 12th
told my idea to a tv guy and he asked who the main character is and what she wants and i had no answer
my musical needs backers and i have an evening with twelve rich people and a piano
form letter again. "not a fit for our list at this time"
they picked the other girl for Juliet
my short film got turned down by the 9th festival and the fee was 60 euro each time
the grant people said no after we had already told the musicians
how do i tell my family that the publisher backed out
didnt make callbacks and have to see the cast list on the door every morning
Got a no from the residency but with a handwritten line, "do send us more". Do I answer that?
conservatory audition result today: waitlist then no. my cello teacher is waiting to hear
i want to quit writing, 51 passes and counting
open call, 3 works submitted, none hung
An editor kept my manuscript fourteen months and then sent two sentences. I'm drafting something furious
my poem came back within six hours. six
the label listened, liked, and went with someone younger
every time the mail pings i feel sick, its always "unfortunately"
I am 58, I finally dared to submit my watercolours to the town show, and they were not accepted
not shortlisted. my friend is. we drink coffee tomorrow
casting said i was too old for the part of the mother, im the same age as the character
they said the voice is strong but they dont know how to sell it, is that a no for ever
how can i be gracious to the jury that refused my sculpture when ill meet them at the opening
agent who asked for the full has passed and i cried in the car park of tesco
the literary magazin sayed no to my story and i like to try them again, is it ok
my application for the animation school came back negative, my parents say told you so
gallery needs 100 words about me by tonight and all i have is my name
how to say what my photographs are about when i dont know
everything i write about my weaving sounds like chatgpt had a baby with a museum
They want a short text for the wall next to my video piece, for normal people, not for curators
website says "about" and its been empty for two years. i make knives
what comes first in a musicians bio, where i studied or what i play
bio for the back flap of my debut, my only job so far is postman
My residency application asks me to describe my practice, I do quilts and also sound
program leaflet, 40 words, im the soprano
i wrote "explores the tension between" and want to throw the laptop out the window
do i use i or she in the text about my ceramics on the shop page
Portfolio for the MFA, they ask why I make what I make. English is not my first language and it comes out stiff
describe your work they say. its paintings of car parks, thats it
the curator rewrote my paragraph and now i dont understand it myself
instagram profile line as an illustrator, dont want cringe
need to explain my dance piece to the funder in one paragraph without theory words
no prizes, no shows, no degree, how can i write a cv text as a painter
My old statement is from 2016 when I did etching. Now I weld, and nothing in it is true anymore
whats a good first sentence about my sculptures, i use old nets from the harbor
they need a third person blurb for the poetry reading and it feels like writing my own obituary
my teacher sayed my text about my pictures could be about anyone's pictures
introducing myself in the exhibition catalogue, half a page, i find it so hard to talk about what i do
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
she said "soon" and i have no clue if thats today or march
boss forwarded a mail with just "thoughts?" and nothing else
been nodding for twenty minutes, they keep saying EBITDA
what does he mean with "own it end to end"
My supervisor wrote "needs more depth" in the margin of my thesis, depth how?
the brief for the flyer is one line: fresh but classic
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
my grandmas funeral is wednesday and we're two people down at the shop
eid falls on the busiest day of our quarter
want to go to my best friends wedding in portugal, need thurs to mon
can i just take a long weekend in my first month
The roster for July is already out and now my mother's operation is on the 14th
my boss rolls his eyes everytime somebody puts in leave
just burnt out, dont want to lie and say its a stomach bug
how do i word the email, i want to be away two weeks in february
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
posting on stackoverflow gets me downvoted to hell
what do i include when i ask about a rash on my tomatos, photo of the leaf?
got 0 replies in the sourdough group and 200 people saw it
newbie on a motorcycle forum, they told me to use the search
i want to find out from strangers which old toy this is, wheres best and how to write it
Discord server for blender, my render is black, i asked "can anyone help" and nobody did
how do i ask r/legaladvice about my landlord so its short enough
my dishwasher shows E24. writing in a repair forum, what do they need to know
tumblr question about how to glaze, the artists never answer me
I'd like to ask in the expat group about schools in Utrecht without starting a war
asking on nextdoor if anybody saw what happened to my fence
headline for my thread? "help please" didnt work
Mum of a boy with a rare syndrome, looking for other families on facebook, and I don't want to write our whole life
the mods deleted my post for low effort
people on there are so rude if you ask something basic about python
hobby astronomer, i'd like to know what that streak in my photo is, which details should go in the post
i wrote a wall of text about my relationship for reddit, 9 paragraphs, who reads that
where and how do i ask about a strange noise in my corolla at 80 kmh, forum people always say "more info"
looking for advice from other beekeepers on the internet, hive is dying, must be quick
genealogy board, want help reading a gravestone from 1871
how can i make my github issue so that a maintainer looks at it
my english is not good, want to ask in international crochet community why my blanket is not square
the new guy starts on 4k more than me and im training him
rent went up, groceries went up, my wage hasnt since 2021
how do i tell the owner i want 18 an hour
my boss says theres no budget but he bought a boat
Annual talk with my manager is on the 20th, I run two regions now and earn what I earned for one
got an offer from a competitor, use it or not?
cleaner, 6 years same houses same rate, how do i go up
they gave me a title. just the title
What number do I say first? I'm thinking 62 but I would take 58
i do the work of my colleague who left in may as well, for the same paycheck
as a woman in a garage i make less then the lads, want to bring it up with the boss
never negotiated in my life, im 24 and got promoted last month without a word about money
boss answers "be patient" every spring
Nanny for the same family for four years, now there's a third baby. I want more per hour and I love them
my reviews are all "exceeds expectations" and i got 1.5 percent
is it greedy to want a bump after eight months
I teach evening courses freelance for a language school and they havent raised the fee in ten years
how do you start that conversation with someone who's also your friend and pays you
we lost benefits so i think salary should make up for that, how do i put it to him
saw my own job posted online with a higher pay range lol
he said lets see after the summer. its october
my pay is below the union table and the chef pretends he does not know, i want it corrected upward
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
concert got moved to a date i cant and they only offer credit
gym keeps charging me, i cancelled in february
the blender smoked on day two and the shop says write to the manufacturer
hairdresser turned my hair orange and i paid 140
return window was 14 days, its day 16, shoes never worn
airbnb had cockroaches, host says sorry and nothing else
My daughter bought 300 euros of gems in a game with my card. How do I write to them?
course was cancelled after two sessions and they keep the fee
sold me a "waterproof" jacket, it isnt
tickets on ebay were fake, seller doesnt respond
i want what i paid for the wedding dj back, he left at ten
bought a used car saturday, gearbox died wednesday
the clerk says "store policy" before i finished my sentence
The ferry didn't sail because of the wind and the counter lady hands me a coupon for next year
subscribed by accident, free trial turned into 89.99
the sofa came in the wrong green and they charge me for pick up
my mum was talked into a vacuum cleaner at the door for 900, she's 84
dentist billed me for a filling that fell out after 3 days, can i get that reimbursed
how do i get a deposit back for a dance hall, we cancelled in time
company says they send money in 5 to 10 days since two months
meal was cold and hair in it, i paid the whole bill and now regret
the app ordered it twice and customer service is only a bot
typing... then nothing. for an hour
she put a period after "fine." is she mad
meant for my sister, went to my boss: "he's being a nightmare again 🙄"
my crush wrote "haha nice" what is there to say to that
its been 5 weeks since he asked how i am and i never wrote back, now its weird
do i react with a heart or write something, its about his dad being ill
mother in law writes in all caps. angry or just her?
i double texted and he's been online since
autocorrect made it "cant wait to bury you"
Sent a meme into the family chat and nobody said anything, only my aunt: a single thumbs up
this guy from the course sends me 20 voice messages a day, how do i reply to that
got a "we need to talk" at 9am and shes at work till 6
She wrote me a really long message about us as friends, and I'd answered "ok" because I was driving
in the parents chat two moms are fighting and now one asks me privately what i think
birthday wish came 3 weeks ago from my godfather and i left it unanswerd
how do you end a whatsapp conversation that will not end
a drunk message at 3am to my ex, two blue ticks
My friend always answers me with one word, in real life he is warm. should I say something?
was that a joke?? he wrote "sure, whatever you want princess"
accidentally liked a photo from 2019 on her profile
they removed me from the group and i dont know if on purpose
my dad texted "call me" thats it and now i feel sick and dont know what to type
have to put in writing that the summer camp isnt happening, 80 families paid
letter to members: the club house is closing
vendor lost the bid, how do i phrase it
how do i let 60 applicants know we took someone internally
circular to the tenants, heating is off for ten days in january
My task is the memo that says the pension plan changes. It goes to 400 people at noon
writing to subscribers that our magazine prints the last issue in spring
refusing a paper as a journal editor, it was nearly good
need a paragraph for the parish newsletter saying the sunday school stops
product recall notice. customers with babies. legal wants three pages
email to the choir that the concert tour's dead
rent increase letter, i like my tenants
what subject line do you use when youre telling everyone the merger means closing a site
writing to a supplier we've had for 20 years that we wont order anymore
the scholarship committee made me do the declines. 44 kids
to all staff: christmas party is off due to costs. how do i write that w/o sounding like scrooge
we had a data breach and clients need an email today, i'm at a two man company
kindergarten has to shut one group, i write to the moms and dads tonight
Newsletter to the donors: the well in Malawi that they paid for isn't working, and I won't dress it up
how do i tell a freelancer by mail that we dont renew
we're out of stock till april and 200 people preorderd for christmas, message wanted
announcement for the website that the swimming pool stays closed this season
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
My junior put her heart in that proposal. The board killed it in four minutes, and she's waiting outside my office
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
they bark when i walk into the canteen
my locker got spat on again
the other nurses give me all the heavy patients and laugh in the break room when i come in it goes silent
someone made a fake account with my face
14, get called whale every day on the bus, driver hears it
i eat lunch in the toilets so they wont find me
my flatmates mimic how i talk and hide my stuff, they say its banter
Every day at the depot there's something in my shoes. I'm 52 and I dread going in
teacher says just ignore them. its been 5 months of ignoring
they throw my bag around and film it
A woman in my sports club tells everybody not to partner with me and the others follow
supervisor humiliates me daily, calls me "the brain" in front of apprentices
my nickname at work is one i never chose and it hurts, they won't stop
how can i get the school to do something, i told the counselor twice
pushed in the corridor again today, everybody laughed
they vote in the chat who is the ugliest and i always win
I am apprentice at a roofer, the older ones lock me on the scaffold for fun
do i tell my mum whats happening at school? shell go mental
they've a tally of my mistakes on the whiteboard in the office, with my name, since january
i dont want to go tomorow. its the same four girls
hijab pulled off on the playground, they said it was an accident
found her suitcase packed in the hall
he sat me down last night and said hes moving out in march
she says she loves me but isnt in love with me
after 22 years he wants "to find himself" and im standing here with the dinner
what do i answer to "i think we should stop this"
My girlfriend asked for space. How much space, and do I write to her or not?
got the divorce papers at work. in front of everyone
he's ending it by text after 4 years and i'm at the airport
wife took her ring off three weeks ago and tonight she wants to "talk about the house"
do i beg? i want to beg
she wants to try living apart, with the kids half half, and i should say if i agree
husband met somebody in rehab and says its over
i saw it coming but now my head is empty, she's waiting for me to say something
My boyfriend wants to break up because of the distance, Lima and Toronto, we've got a call on Sunday
is there anything to say that makes her stay
he has already told his mother that we separate. i am the last who knows
How do I listen when she tells me why she's going, without screaming? We have an appointment at the counsellor
my partner of 9 years moved to the guest room and says its not working for him anymore
we're expecting in may and he walked out yesterday
she dumped me and wants to stay friends, she asked if thats ok
woke up to a letter on the table. he is gone. he wants to speak on friday
my man want to leave me and go back to his country, what i can say to him
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
i dont love him anymore and his mum just invited us for christmas
how do i get out of this, we've been on 6 dates
she's planning the wedding and im planning how to tell her no
want to leave my girlfriend but she has exams next week. wait?
two years long distance, im done, do i fly there or is a call ok
how to say its over without "its not you its me"
he cries every time i try so i end up staying
I'm 67 and have been seeing a widower from the dance club. He's dear, and I don't want it to go on
we share a dog, a lease and a netflix and i want out
met someone else, nothing happend, but i need to end it first
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
my bf is perfect on paper. i feel nothing. how to explain that to him kindly
heart going like mad, standing outside her office
i go on in 5 minutes and my voice is wobbling
sitting in the car in front of the court, cant get out
before i ring my dad i need to stop trembling
my chest is tight and the video call starts at quarter past
I've to tell my mother something at lunch, and I'm pacing up and down the kitchen like a tiger
quick, something to slow down my breath, they're about to call my name
what do people do right before a tough conversation so they dont explode
so nervous i might throw up, oral exam, next in line
im so angry right now, meeting him in ten, dont want to shout
parent conference at four, my palms are wet and my mind is blank
Before each visit with my ex at the handover of the kids I'm a wreck. Two minutes on the parking lot is all I have
stomach in knots, phone in hand, number dialled
how do i get my pulse down fast
on the train to the hospital to see my brother, panicking about what ill find
the vote is at 8 and i speak first. i shake so much i cant read my paper
my head goes white everytime before i talk to the landlord, he comes in half an hour
i need 60 seconds to collect myself, hiding in the toilet at work
dont know what to do with my nerves, driving test examiner walks over
Interview panel in the next room and my knees. something short please
she'll be home any minute and im boiling, want to be calm when the door opens
i cant stop to tremble before i speak with the police officer, he waits for me
a wife shouted at me in the corridor that we're killing him
they film us on their phones while we turn her
patients brother wants my name, my badge number and the director
dads bell wasnt answered for 20 minutes and now the son's yelling at the desk
the granddaughter writes everything down and asks every shift the same, you can feel the mistrust
im a student nurse and a visitor screamed "does nobody work here"
Care home, Sunday, the niece finds her aunt with yesterday's blouse on and loses it
five relatives, each calls seperately for an update, each is told something else, all angry
the husband grabbed my arm because the pain meds were late
she googled the drug and now accuses us of poisoning her mum
how do i stay nice with a daughter who complains about the food, the pillow, the doctor, me
his sister and his wife fight about visiting hours over his bed and drag me in
relative threatens with a lawyer because of a bedsore
Mother of a 6 year old on pediatrics slammed the door in my face after we missed the vein three times
nobody phoned them when he was moved to the icu. they're furious and i have the shift
they come after visiting time in a group of 12 and get loud if you say something
family say that we are racist because the other patient got a room first
the son is a dentist and corrects every single thing we do, loudly
dialysis unit, a husband blames me in front of all the chairs that she's getting worse
got called useless by a visitor today and i just walked off, need to go back in
how do you answer "you've neglected her" when you had 18 patients that night
paramedic, the relatives on scene shout that we took too long
the mri shows it's back. he comes in at ten with his little daughter
stillbirth at 34 weeks, first time i have to say it
phoning a wife at night that her husband's dead, she thinks he's stable
young vet, must tell an old man his dog has cancer everywhere
the lab says hiv positive. he's 20 and alone
how do i say theres nothing more we can do without saying nothing more we can do
the baby has a heart defect, parents are sitting in my ultrasound room
A junior doctor here. On the stroke unit I have to explain to three sons that their mother won't speak again
they hope. i have the pathology in my hand
physio, she asks me if she will walk again and the answer is no
her leg has to come off and she still thinks its an infection thats clearing
what's the first sentence when its a terminal diagnosis
paramedic in a living room, we stopped cpr, everybody looks at me
I'm a midwife, no heartbeat at the 20 week check. What do I say while I am still holding the probe?
dad in bed 9 asks me straight if he'll see christmas, doc hasnt talked to him
relatives come from the airport and he died an hour ago
telling a teenager she has diabetes for life
transplant list: he's not getting on it. i have to inform him today
optician, i saw something in her eye that wont get better, she drives for a living
how do you tell a mother on the phone that her son was in an accident and it's very bad, i work in er
dementia confirmed, the husband sits next to her and smiles
i need to speak with the family, the brain scan is hopeless, they pray around the bed
bp is dropping in bed 12 and the registrar told me to stop ringing
she just doesnt look right, sats are ok, do i wake the doc
what do i say first when the consultant picks up
im always interrupted before i get to the point of the phone call to the physician
nursing home, sunday, 39.4 fever, the out of hours service wants it in two sentences
The surgeon on duty says "give paracetamol" and hangs up. Her belly is hard as a board
gut feeling something's off with mr hughes, no numbers to prove it
handing over 14 patients to the late shift and i lose the thread after the third
resident rolls her eyes if i call about potassium
from paramedic to trauma team, how do i hand over in 30 seconds
my first night alone. when do i phone and how do i open
he snapped "and why are you telling me this now"
need to get the gp to come out to an 88 year old today, receptionist blocks me
I'm a student midwife and the trace looks bad to me; the obstetrician is in the canteen and I have to fetch her by phone
how do u structure a call, situation background and then?
english isnt my native language and doctors on the phone lose patience with my report
fluid overload i think, want lasix, he'll ask me ten things i havent got ready
bedside report goes 50 minutes because everyone tells whole life stories
the on call is a bit scary, patient's more confused than at six
should i give the doctor my own guess of what's wrong or only the values
pharmacist here, dose looks wrong, prescriber is a professor, i have to ring him
Home care nurse, wound smells since yesterday, the family doctor never calls back, I want him to see her before the weekend
what day is it what day is it what day is it. all morning
my husband packs his bag at 4 every afternoon to go to a job he left in 1998
nan thinks im her sister and asks when mum comes
do i tell her again that her brother is dead? she cries each time like new
She hides her glasses and says the carer took them, every day
dad keeps phoning me. 31 calls yesterday. all about where his keys are
i shouted "i just told you!" and he looked like a scared child
Mrs. Ortega on our floor stands at the exit at dusk and wants to fetch her kids from school. She is 90
mum asks if she has eaten five minutes after lunch
my wife (early onset, 61) wants to know over and over who is coming for dinner
how many times can one person answer the same thing without going crazy
he believes there's strangers living in the attic
grandad asks who i am but politely, like to a waiter
correct him or play along? he says he has to milk the cows
my mother in law is at the window the whole evening because papa is late. papa is buried since 2004
resident keeps asking for her handbag and we've given it to her 20 times this shift
she tells me the same story of the war at every meal and my kids roll eyes
Alzheimer's day group, one gentleman is asking all day "when does my bus leave", the others get irritated
when mum calls to ask where i am i say i'm at work and 3 minutes later the phone goes again
dad accuse me that i sold his car, i explain every time, he forgot after
aunt Rosa forgets that she lives with us and thanks us for the visit and wants to leave
i hate how my voice gets when she starts again with the stove, did you turn off the stove
he grips my hand and wont let go before the anaesthetic
old lady on my ward wont sleep because she thinks she'll not wake up
a boy of 7 screams when he sees the plaster saw
she asks "is it going to hurt" and it is
man in the ct tube pressed the buzzer four times
tomorrow is her first chemo and she's been trembling all evening
I'm a dental assistant. A grown man cried in the chair before I even touched him
patient says hes not worried but his pulse is 130
what do i say when someone asks me am i going to die, im only a care assistant
mother to be terrified about the c section, keeps asking what could go wrong
resident told me at night that he's frightened of what comes after. i didnt know what to say
she saw her roommate pass away and since then clings to every one of us
My father goes in for a bypass on Monday. He's joking all the time, and his eyes are huge
phlebotomist, fainter, "i can't i can't" and the waiting room is full
the woman from room 5 is scared of the ventilator, she had it last year
he had a heart attack and is afraid to stand up
refugee patient, each time the door bangs he crawls under the blanket
radiotherapy mask, claustrophobic, session starts in twenty minutes
night nurse. bell every 10 minutes, she has nothing, she's just afraid to be alone
how to take away the fear of a kid for the operation when his mom is more nervous than him
patient panics that they will cut the wrong leg, asks everyone who comes in
i do colonoscopies and people arrive white as a sheet, what calms them
she's sitting on the bed with her coat on and the transport isnt coming
his surgery got bumped for the third day, he hasnt eaten since midnight
bloods came back bad so monday not today, husband already did the shopping
how do i tell him he stays over the weekend
clinic called off because the doctor's ill, 15 people in the waiting room, some drove two hours
no care package in place so grandma cant leave. the family rented a van
He is medically fit since Tuesday, the nursing home now says the place won't be free until the 9th, and his sons want to know why
i run the front desk at radiology and have to push back all the afternoon scans
mum with newborn wanted home today, jaundice levels say no
letter's not written, meds not ready, she's been waiting since 8 and she's crying
The patient's daughter flew in from Denver for the hip operation and theatre just cancelled it
insurance hasnt signed off rehab so another week on the ward, who tells them
promised him wednesday. its friday now. he calls us liars
day surgery, we run three hours late, everyone is fasting and snappy
the consultant wants one more scan before she lets him go, wife parked outside
the ambulance for the transfer is not before 10 in the evening and the old man wait since lunch
moving an appointment that somebody waited 5 months for
bed manager sent her to another ward instead of home, relatives stand in front of a empty room
psych ward: weekend leave withdrawn, he had planned his sons birthday
oxygen wasnt delivered to the house so we cant let her go, how do i put it
ringing a dad that his kid's tonsils are not being done tomorrow, again
told family 11am, its now maybe tomorrow, maybe not, i dont know myself
she clamps her mouth shut when i come with the spoon
no dialysis today he says. third time in a row
mr khan pulls the oxygen off every time i turn around
grandad wont wear his hearing aids or use the stick
he wants to leave against advice, shoes already on
how do you get someone with dementia to change the wet trousers when she hits out
She spits the tablets behind the sofa, we found eleven
my wife found a lump and will not get it checked
diabetic on my ward, laughs and orders pizza, wont hear about it
the lady in 22 doesn't let male carers wash her and tonight im the only one
wont get out of bed after the hip op. "leave me be"
Homecare. He doesn't open the door to me anymore, says he needs no help, and there is mould in the fridge
teenager on the unit declines the feeding plan, folds her arms
he says vaccines are poison and it's his decision, but he lives in our care home
patient dont want the catheter and is screaming at me, should i force?
psych patient thinks the depot injection controls his thoughts
mum stopped her blood thinner because a neighbor told her so
what do i do if somebody says no to physio every morning
the farmer with the infected foot says he has cows to milk and isnt staying
dad's had two falls and he still says no to the walker and the alarm button
brushing teeth is war with our resident, he turns away
she refused the blood transfusion, i respect it, but i want to understand why before i chart it
sent him home with the inhaler and he sprays it in the air
explained the wound care for 15 min, then the daughter asked "so what do i do now"
grandma says i understood dear. she didnt
how to make sure they get when to come back to the er
stoma training, he looks out of the window the entire time
My patient doesn't read well, I think, and he's ashamed of it. The leaflet is useless
blood thinner rules, through an interpreter who shortens everything
teach a husband to give injections, leaves on friday
stroke in plain words for a family with no school education
parents nod, next day the fever syrup was given by tablespoon
i'm a pharmacist and the man has 9 boxes with 9 schedules
Physio: I show the exercise and in the next session she does something entirely different and is proud of it
asthma plan for a ten year old, how do i know he got it
she was told three times not to eat before the scan. had breakfast.
what do i ask instead of "do you have any questions"
the doctor used six latin words and left, now im the one who has to translate it for her
low salt diet and he goes "sure sure" with crisps in his hand
home nurse, how do i get my client to weigh herself every morning and call if its up
new mum, first baby, i must explain safe sleep and she is half asleep
my dad came out of the clinic with five papers and no idea, i want to go through it with him so it sticks
i explain too much, i see there eyes go glassy
heart failure patient came back in 6 days, he thought water tablets are for when you're thirsty
he whispered to me that he doesnt want another round. his daughter wears a "fight" t shirt
husband signs everything, she shakes her head behind him
mum wants to die at home, my brothers want the hospital
kids dont want us to say cancer in front of her. she asks me every evening
Mr Lindqvist has a living will that says no machines, and his new wife tells the team to ignore it
patient wants to go back to her own flat, the sons have already signed for a nursing home
im the hospice nurse, she wants the morphine, her mother says it's giving up
father wishes last rites, the children are atheists and say no fuss
he made me promise not to tell his wife how bad it is
she told me in the bath that she's tired and ready. the family plans a trial in Houston
daughter answers every question i ask her father
The parents want to keep the treatment going, the boy is 16 and says stop. I'm on his ward tonight
resident would like to keep her boyfriend, her kids forbid the visits
wife demands a pacemaker, he told me over coffee "let the old engine run out"
they bring in herbal stuff and force it on her, she drinks it out of love she says
family says dont resuscitate, patient told me he wants everything
how do i speak up for what she wants when her whole clan stands round the bed
my client wish to stop eat, the nephew orders me i must feed him
grandma wants no visitors, relatives line up in the hall
old man wants a glass of wine and a cigarette, his son shouts at us that we allow it
sister wants dialysis for him at any price, he closed his eyes and said "enough" to me in turkish
she wants to donate her body, her husband says over my dead one, they both look at me
they made me president of the allotment society and the agm is tuesday
never run a meeting before. how do i begin
our pta lady moved away and now im up front
got the gavel, no idea what to do with it
My boss is ill, so I'm facilitating the weekly with 14 people tomorrow, what's the first thing I say?
union branch, 60 people, someone has to run it and they picked me
how do i end on time, agenda has 9 points
first parish council as the one at the head of the table
hosting a round table of teachers and the silent ones should speak too
I moderate a debate at uni between two student groups who don't like each other
do i vote myself when im leading it? block of flats, owners assembly
elected chairwoman of the rowing club yesterday, im 23 and they're all over 60
book club meets at mine and im supposed to lead the discussion
what words do you use to open and close a session, village council, 20 citizens watching
as a junior i must guide a workshop with directors
how to get from one topic to the next without it being chaos, neighbourhood watch group
project kickoff, seven companies, everyone looks to me to steer it
I take over the bible study from an elder who did it for thirty years
running retro for the first time as scrum master, they hate retros
citizens evening about the bypass road, 150 people, i hold the microphone and the clock
our family has an heir meeting and they decided that i must lead it because im neutral
welcome sentence for the sports association's meeting, im the new head
old mr baxter stands up at every council session and tells us about 1974
the treasurer reads out each receipt and i'm in the chair
prayer circle i lead, one brother prays for twenty minutes
in our standup bob takes ten of the fifteen mins. im the scrum master
how to stop a speaker who's 12 minutes over and has 30 slides to go, i'm session chair at the congress
support group facilitator, one woman takes up the whole hour with her ex
one parent hijacks the elternabend every time with her own kid
Best man speech at my daughter's wedding threatens to be an hour, and I'm the toastmaster
i run the q&a and a man in row 3 has been "just adding a short remark" for 6 min
the founder drones on in the board, i preside, everyone looks at me
i host a podcast, my guest answers one question for 25 minutes
A resident at our co-op's assembly is lonely, I think, and so she talks and talks. I don't want to hurt her
how do i wave at somebody to wrap up when he doesnt look at me, town hall, im moderating
my uncle's toast goes on forever and dinner gets cold, i'm the host
seminar i teach: same student monologues every week and the rest dozes
he repeats himself, same point, fifth time, and i have four more items on the agenda to get through
is there a nice sentence to take the mic away
give me something to say when the mayor speaks twice his slot, im leading the ceremony
my client rambles through the whole workshop that i facilitate, the others cant get a word in
i lead the choir committee and helga always holds speeches about the old director
round of introductions, i chair, said 1 minute each, first guy took nine
when i moderate the elder men talk over time and the young women say nothing, how i cut them polite
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
he counts the dogs in the park instead of playing with anyone
she asked me why nobody picks her
tummy ache every sunday night, fine on saturdays
teacher says Leo walks along the fence in the breaks
daughter 12 eats lunch in the library, found out from another mum
we moved in august and my boy hasnt had one playdate
whatsapp class group without my girl in it
he says he hates school and pulls the blanket over his head at seven each morning
my teenager sits in his room all weekend, no one calls
her best friend found a new best friend
Invited six kids for Saturday's laser tag. One said yes. My son keeps asking who's coming
she's in year 1 and says her only friend is the caretaker
my kid talks to the lunch lady more than to other children
he was the only boy not asked to the pool party, we saw the pictures on facebook
i was an outsider myself and now i see it with her, cant bear it
What do I say when my eight year old tells me "they don't like me, mama" in the bath?
our foster son is 10, third school, he doesnt even try to get to know anybody
nobody wanted to sit beside my daughter on the bus for the class trip
the boy plays alone with his dinosaurs and the others find it babyish
how to help a shy child find a buddy, kindergarten
she deleted her birthday list because "who would come anyway"
my sister's girl live with us, she cry in the morning and dont tell why she dont like the class
she pushed a boy off the climbing frame and his arm is broken
my 5yo pulled a girls hair so hard it bled
the mother is at my door and says my son kicked hers
got called in by the principal, he took part in a chat against a classmate
he threw a stone at the neighbour's kid
i saw my own daughter laugh at a fat girl on the playground
My toddler hits me in the face when I say no, and yesterday she hit the baby
15 yr old broke his mates nose at football
dont know how to talk to him about it without yelling, he spat at a teacher
She locked her little cousin in the shed for "a joke"
daycare wrote another incident note, its him who bites
my sweet kid stole a boys shoes and threw them in the river with two others
how should he say sorry to the girl he called a monkey
our son was suspended three days, something with a knife in a drawing and a shove
he says the other one started it. the other one has stitches
they caught my daughter making a fake profile of a classmate
stepson (11) pinches his half sister when he thinks nobody's looking
I'm a grandmother minding the boys and the older one choked the younger until he went red
is it normal that 4 year olds scratch? other parents already avoid us
he shoved a kid down the stairs and shows no remorse at all
my girl told another child that nobody wants her here and now her mum wrote me
how do i react when my boy hit a dog and then his friend with a stick
i talk hungarian to him, he answers in dutch, always
grandma phones from izmir and my kids have nothing to say cause they dont know the words
she covers her ears when i sing in tagalog
dont speak that at the school gate mum
moved to sweden when they were 2 and 4, now my farsi is "embarassing"
husband is english, im greek, the little one flat out refuses greek
My son used to chatter in Polish. Since kindergarten, nothing. He understands all of it and stays with German
do i force it? pretend not to understand?
teenager says why should i learn vietnamese, we live in ohio
we are losing our welsh, both kids reply in english at the table
i make jokes in my language and my own daughter doesnt get them
they roll their eyes at saturday school (mandarin), every week a fight
He told his teacher that he's not Moroccan. I stood right next to him
how do i keep arabic alive with three kids and a dad who doesnt speak it
my little girl said "talk normal" to me
in Peru last summer they couldnt speak with their cousins, i felt so sad
the boys speak english to each other and with me only one word answers in punjabi
my kids laugh about my accent and don't want to speak russian in the tram
bedtime books in italian, she brings me the english ones
mixed family, i want my children to have my mother's tongue, the doctor said its confusing
our daughter changed her name from Xiaoyu to Chloe at school and wont answer us in chinese anymore
my son not want to learn kurdish, he say for what, its useless
phone under the thigh during my midterm
this 10th grader's lab report is the same as last years by her sister, down to the typo
paper quotes books that dont exist
three take home exams with the identical wrong answer in q7
She can't write two clean sentences in class and hands in a flawless essay on Kafka
caught one swapping sheets in the toilet break
i'm a ta, found half of the code on github
how do i ask a pupil if he really wrote that himself
the detector says 92 percent, i dont trust the detector
formula on the inside of the water bottle label lol. what now
one of my best students bought his term paper, i know from which site
i saw her eyes go to the neighbor's test, several times
proctoring online, his lips move and somebody answers in the background
Maths test, year 8. A boy has the answers for version A, and he was sitting with version B
a kid paid another kid to do homework in my class
his thesis has four pages straight out of a wikipedia article, hes about to graduate
i want to talk to him about the copied translation without calling him liar
smartwatch in my vocabulary quiz
suspicious: style changes mid paragraph, font too
my exchange student says in her country its normal to take texts from others
she wrote crib notes on her arm, i saw it and said nothing, class is again tomorrow
oral follow up on the ai looking seminar paper is at 3, how do i open it without accusing
he wears the same hoodie since september and it smells
used to put his hand up all the time, since easter he stares out of the window
a student of mine, 19, answers mails at four in the morning and looks awful
her father is in prison, she's told nobody, but i know, do i mention it
how can i start a conversation with a teenager who says im fine im fine
first grader falls off to sleep on the carpet every day by ten
one girl is picking up her 3 brothers, cooking, everything, she's 11 and in my class
since his mom's death Tomas functions like a robot in my lessons, i'd like to reach him
I noticed a kid always come with no coat, its minus five, how do i ask without shaming
student came out of the bathroom with red eyes third day in a row, didn't want to talk
"you cant tell me what to do" from an eleven year old
cap stays on. he grins. 27 pairs of eyes on me
i asked her to move seats and she just sat there filing her nails
throws the worksheet on the floor every single lesson
told him to leave the room, he wont leave
a girl of sixteen answers everything with "whatever miss" and puts in her earbuds
supply teacher, they test me, one boy climbed on the table and refused to get down
how do i avoid a power struggle with a kid who loves power struggles
Year 4, Kacper crawls under the desk and shouts no to any task
he swore at me when i took the football
she rips up the test in front of me
pe teacher: two lads wont get changed, ever
i lost my temper and shouted at the one who always contradicts. he won
pupil lights up a vape in my class and dares me
"this is boring i'm not doing it" and three others join in
I teach apprentices in welding; one of them won't put on the goggles and says his dad never does
when i say his name he turns his chair to the wall
hes on his last warning and still tells me to f off
do i give in or stand firm about the chewing gum, she stared me down
a pupil in my german class refuses to write even one word since three weeks
walks in 15 min late, feet up, says "carry on" like he's the boss
he wont hand over the lighter and the whole lesson stopped
red pen everywhere and she never looks at it, only the grade
first draft has no argument, its a list. what do i write underneath
she writes beautifully about nothing
how to tell a 14 year old his story is three pages of shooting, kindly and useful
My seminar papers are full of "it is important to note that". How do I comment on this once and not thirty times?
marking till midnight, all i put is awkward, unclear, sp
he has one great idea hidden on page 4
what are good margin comments for a personal statement
i peer review a classmates essay and dont want to only say good job
english learner, errors in every line, but the thought is strong, where do i start
thesis statement missing in all 26 of them
one good question at the end instead of a novel of remarks, but which
a home schooled kid i tutor sends me his book report, it retells the plot
they read my notes as attack, the last one answered "you clearly hate my style"
should i correct commas or content first
The lab reports from my second years have a conclusion that doesn't come from the data. I need a sentence for that
wants to know how to make it "better" and the essay is a solid B
my pupil quotes for half a page and then writes "this shows it well"
how do i say that the ending is missing
intro goes back to the dawn of mankind. every time
need quick but helpful remarks for twenty argumentative texts, grade 9
comment on a masters chapter which jumps from topic to topic, she's a nervous person and its her third version
there are four names on the poster and one of them is me, doing it at 2am
he opened the google doc once
our fourth member ghosted, hand in is tuesday
she redid my whole section without a word because it "wasnt good enough"
two of them are dating and just broke up, we have to present together
how do i get everyone in the team to meet, we've tried 5 dates
guy always says "yeah ill do it tonight" since 3 weeks
My students are doing a science fair in fours, and in one group a girl has quietly taken over everything
same grade for all of us and jonas hasnt lifted a finger
can i tell the prof that one didnt contribute or is that snitching
they talk over me in our planning, then use my idea
nobody wants to be the one that speaks, we're on stage thursday
she wrote her part with chatgpt and it doesnt fit with ours
he wants to be leader, i want to be leader
the others set up a chat without me and divided the tasks
MBA case team, one works full time and cant ever, the rest is annoyed, im supposed to sort it
teammate did his share but its so bad i would need to redo it
i'm the lazy one this time, fell behind, how do i come back to the group
our fifth person only speaks chinese with her friend and we dont know if she works on it
how should i as a teacher deal with a team that wants to throw a member out
my group partner copy paste all and we will have trouble
film project at school, camera kid has all the footage and doesnt reply
62 on the final, i needed 65 to keep my place
she says my colleague would have given her an A
how do i go to my professor about a D i dont understand
have to hand back tests tomorrow, half the class failed
a father's dream was law school and now i must tell the boy he hasnt passed
He worked day and night for it and it's still a four. How do I tell him in the tutorial?
student mails me every day about two points
got a C minus on my bachelor thesis, the assessor wrote one line
the nursing trainee failed her practical and i was the examiner
pupil crumpled up the paper and said im useless at maths anyway
grade appeal: he brings a spreadsheet comparing himself with others
she threatened to file a complaint if i dont round up
i was at the top of my class at home and here in the US i got 54, want to ask the lecturer why
doctoral defense: revise and resubmit, i chair, candidate's parents are outside with flowers
presented really well but content was wrong, she'll be devastated about the points
how do i argue for my grade without whining
the apprentices final piece doesnt meet the standard, i have to give the mark and i like him
scholarship depends on it, he begged
zero because it was the wrong file, student cries, rule is rule
my teacher marked me down for something she never taught, i would like to speak with her calm
Handing out report marks on Friday; for one girl it means she loses gymnastics
i dont agree with my 2.7 for the internship report
twenty eight 6 year olds and a rainy day, i've got no voice left
period 6 on fridays is a zoo
i clap i whistle i flick the light, nothing works
they chat, all of them, not nastily, just all the time
Substitute music teacher, thirty drums. Help
i start the sentence four times before anyone hears the end
headteacher popped in and it was so loud she closed the door again
how to begin a lesson when they come back wild from lunch break
my voice is gone by wednesday
lecture hall, 200 first years murmuring
sunday school kids run around while i read the story
group work gets out of control sound wise within a minute
i count down from ten and at zero its louder
they quiet down for mr phillips instantly, for me never
I'm a trainee and my mentor says don't raise your voice, but the 9b simply goes on talking
shouting was the only thing that worked and i hate it, neighbors class complains
scout evening 25 kids all yelling, i'm 18
in vocational school they're on there phones talking about cars while i'm explaining torque
need a signal for silence that doesnt feel like a drill sergeant
art room chaos, scissors, screaming, i stand there
the transition between maths and reading takes us 8 minutes of noise
my english course for adults chat in spanish together whenever i turn to the board
"i pay taxes so you teach my son" is how the message starts
subject line: UNACCEPTABLE. its 23:40 and my stomach hurts
dad claims i humiliated his daughter by asking her to read out loud
a mom cc'd the school board because of a field trip fee
how to write back to three pages of accusations
She says I give too much homework. Another one wrote yesterday that I give too little
parents of a violin pupil want to know why he still plays the easy book
kita: mother furious that we lost the second pair of mittens
they screenshot my reply in the parents chat, so whatever i write now gets read by all
a lawyer dad wrote me about the detention
"my child would never do that" and i have it in writing from two colleagues
Got a message on the school app: her son came home crying because of me. I didn't even notice anything
reply or call? shes really upset about the seating plan
complaint about the football coach (me) for not putting her kid in the starting eleven
mother thinks the B on the poster is unfair, she made the poster
he wrote "people like you shouldnt teach"
parents unhappy with the sex ed unit, want me to justify by tomorrow
i get a 6 am email every week from the same father about how i run my class
a mum says that i dont protect her boy from the other kids, i do everything i can
how long should an answer be to a parent who is wrong but a bit right
daycare worker, dad angry about a scratch on the cheek, he wrote the head too
preschool, the mother blames me that her girl isnt dry yet
he doesnt speak in full sentences at four and the parents think its cute
conference at 5. their boy isnt going to make it to year 7
i suspect dyslexia, mom thinks he's lazy
daughter's been cutting school for weeks, mum has no idea
how do i tell them we want the school psychologist to see her
they believe she's gifted. she's struggling
The kindergarten kid doesn't look at anyone, lines up cars all day, and his parents are the loveliest people
must tell a dad his son stole money from the class cash box
phone call home about vaping in the toilets
she wont get into the gymnasium with these marks, the family has had three generations there
i want to suggest speech therapy and im afraid theyll hear "theres something wrong"
parents evening, ten minutes each, and i have to say that their daughter is the one who's bullying
the twins should be in separate classes next year, their mother will cry
hearing test needed i think, he says what all the time
We found pills in his bag. Parents are coming at noon and I'm the class teacher
a mother from syria, her boy is two years behind, i need to say it with respect and an interpreter
he failed the swim badge again and mom already bought him the trunks with the badge
how to let a couple know their child needs a special school
swearing, hitting, throwing chairs. at home he's an angel, they say
she reads at a level of first grade and is in fourth, the grandma raises her and is proud of her
trial period at our school ends and we cant keep him, how i tell the parents
dead air whenever i pose something to my 9am section
i teach spanish to adults on tuesday nights and they just look down at their books when i want them to talk
how to get 10th graders to open their mouths
I'm a new TA for intro sociology, 24 students, I pose a question and end up answering it myself every time
they've all done the reading but nobody will say a word about it
same two boys in the front raise their hand, the other 26 hide
zoom lecture = 40 black squares and nobody unmutes
i am teacher of chemistry, my pupils are mute like fish when i want to hear their thoughts
awkward silence in my tutorial and then i panic and keep lecturing
first years wont volunteer anything unless i call on them by name and then they turn red
Our book circle unit in 8th grade is dead. I ask what they felt about the ending and get shrugs.
teaching a night course at community college, nurses mostly, exhausted, total silence when i throw out a discussion prompt
they talk nonstop in the hallway then go dumb the second i start the lesson
my students will write pages but never speak
guest taught a workshop for architecture students today and nobody had a single question
how long should i wait after i ask the room something before i give up
the exchange students in my group never join in and the rest are only slightly better
breakout rooms where no one says anything, i pop in and they're all sitting there
My evaluation said "needs more student participation" but how, they refuse to participate
i'm a student teacher, observed on thursday, and my kids clam up whenever there's a visitor in the room
pupils afraid of saying something wrong so they say nothing at all
i ask "any thoughts?" after the poem and you could hear a pin drop, year 11, last period friday
sent instructions to the whole shift and half did the opposite
how do i word an email so ppl actually do the thing
I wrote four paragraphs to facilities about the broken AC and they answered "so what would you like us to do?"
my requests get lost, nobody knows whose job it was
need to text the volunteers who brings what on saturday without twenty replies of "wait what"
i bury the important bit at the bottom i think
my english emails are long and polite and the people don't see what i want from them
asked the designer for 2 versions by thursday, got one on monday, she says my mail wasnt clear
Parish secretary here. I put out a message about the bake sale setup and everybody assumed somebody else was doing it.
how to phrase an action item so theres no doubt
boss says my mails are "a wall of text", she never knows if i need something or im just informing her
how do i ask my professor for a signature and a form in one email without confusing him
everyone thumbs-ups my slack message and then nothing happens
i told the babysitter agency one thing and they understood totally another
whats a good subject line when i need approval today
writing to 14 parents about the field trip forms, last time 6 brought the wrong paper
hinting too much in emails, people don't realise im asking
Got a "???" back from our supplier after my order message. Help me make it simple, I need 300 units by the 12th
how short can a request be before its rude
i cc five people and no one feels responsible
I have to hand over my tasks before leave and last year it was chaos because my note was vague
my messages come out like mysteries, says my team lead, she has to call me to find out what i'm after
all she said was "something fresh" and then hung up
wedding couple wants "just vibes" from me as florist, no colours, no budget, nothing
i build kitchens, man says to me do what you think, then i know he will hate it
how do i pull actual info out of a customer who answers every question with idk
The brief for the website is one line: modern but classic. What do I ask in the call tomorrow?
bakery owner wants a mural and says i'm the artist, i should know
what questions to ask before starting a logo
he told me he'll know it when he sees it
lady wants a tattoo "with meaning" and cant tell me what meaning
i have a kickoff with a startup founder at 3 and his email just said "we need branding"
new commission, portrait of a dog, owner sends one blurry pic and no wishes
my customers cant describe the garden they have in their head
"do your magic" is all the direction i got for a 20 page brochure
Interior design client in her 60s, says she has no taste so I should decide. I don't believe her, she'll have opinions later
how to get more than "sounds good" from the guy who ordered a video from me
he doesnt know what the app should do, just that he wants one
they want copy for their about page but won't tell me anything about themselves
first consult with a bride, she shrugs at everything i show
marketing team sent us an empty briefing form, seriously every field blank
photographer here, a company booked a half day and when i asked what for they wrote "content"
the man says only "you are the expert". i need more from him before i cut the wood
how can i find out her style if she keeps saying whatever you like
what do i say when they ask "whats your day rate"
he went oof when i told him the price for the deck
I do nails at home and ladies always ask for a discount, I feel bad and give in
got asked to shoot a festival, they pay in "visibility" and a wristband
been charging the same 35/hr to this café since 2019 and i want 50
my hand shakes when i write the number in the quote lol
First translation job, 12 pages legal, agency wants my per word price by tonight and I have no clue how to state it
a friend of a friend wants a logo and expects it free or nearly
lady said another cleaner does it for half
how to tell someone my lesson price without apologising
prospect on upwork offers a third of what i asked for the illustration
They replied "that's more than we expected" to my estimate for the wedding cake. Now what?
i always say a lower figure than the one i planned as soon as they look at me
speaker request from a big corporation, they ask if i do it pro bono
my tutoring mom haggles every month
i'm a plumber just went solo, guy wants me to knock off 100 for cash
musician, bar offers us free beer and burgers for three sets, we want real money
should i put the amount in the email or say it on the phone, consulting gig
customer wants to know why a handmade bag costs 280
want to go up by 15 percent in january, how do i announce it to the ones who've been with me for years
a museum invited me for a workshop and nobody mentioned any honorarium
they like my proposal but wants me to "sharpen the pencil", how answer without dropping my price
"can you just quickly also do the flyer" for the third time, and the contract says website only
we agreed 3 rounds, she's on round 9
tiling a bathroom, now owner wants the hallway too at the same price
every call ends with one more little thing, none of it paid
Started as a 5 page site for a dentist, now it has a booking system and a blog and the invoice is the same
he approved the floor plan in march, in april he wants the wall somewhere else, now its may and the wall moves again
how to say thats extra without sounding greedy
bride had 80 guests in the menu and now its 130 but same budget
my customer is changing the order after i have cut the fabric
they signed for ten illustrations and keep asking for "tiny bonus ones"
I do social media for a gym, 8 posts a month, now he expects stories, reels and answering comments
what to write when new requests come in after final approval
the couple wants a pergola, pool and outdoor kitchen for 15k lol
new wish every morning in my inbox from the same customer
video edit was done, paid, delivered, now three weeks later "small changes"
she swapped the font, the colors and the whole concept after we'd started printing
the goalposts keep moving on this job and i lose money
My renovation customer in Lyon, he decides then un-decides. I need to tell him that each turn costs days
ghostwriting a memoir, agreed on 200 pages, he now talks about a second volume inside the first
they added five features to the app after we fixed the price, deadline didnt move
how do i bring up additional costs when they think its included
landscaping for a retiree, lovely man, but he replans the beds every single visit and my crew has to redo them
she insists on comic sans for a law firm
guy wants a dragon AND a wolf AND his kids names on one forearm, itll look like mud
how do i talk a bride out of 40 candles under a fabric ceiling
The restaurant owner asked for neon green menus. I think it will scare off exactly the guests he wants.
wants his own face huge on the homepage, help
they want me to cram 600 words on a business card practically
my customer wish for black kitchen in a tiny dark room, i would not
"make it more exciting" he says about a funeral home brochure
can i say no to animated gifs in 2024
customer wants me to remove the supports from the shelf because it looks cleaner, itll sag in a year
Client loves a slogan that sounds like a toothpaste ad. I'm the copywriter. Do I tell her or just do it?
haircut she showed me wont work with her hair, how do i say it kindly as her stylist
he'd like fireworks sound in his wedding film, every kiss
marketing head wants every word on the banner in capitals and bold
my gut says their idea will look cheap
lady wants palm trees in minnesota
podcast client demands a 90 second intro with rock guitar and i know listeners will skip
author insists on a clip art cover for her thriller, im the designer, and it'll sink the book
they want all seven brand colours in one icon
how do i show him that his version is worse without insulting his taste
i'm architect, the family wants a glass wall facing the neighbours toilet window
musician i produce for wants autotune on everything and i think it kills the song
he was supposed to have them at 5, its 6:40 and no word
my daughters father texts me at midnight with 14 messages about one jacket
swap weekends with my ex for a wedding, how do i ask so it doesnt blow up
She signed our son up for hockey on my days and told me after it was paid
the mother of my kid says no to everything i propose for summer holidays
need to write about winter boots and dentist without starting world war 3
my ex sends messages through our 7 year old
he answers only half of what i ask about the kids
Divorced two years. She moved the Christmas handover from the 26th to the 24th by text, no discussion, I've got them that day.
they come home hungry and unwashed from their dads place, how do i raise that with him
baby daddy wont confirm if he takes her friday
my son's mom wants to move school and i found out from the teacher
ex husband brings new girlfriend to the exchange and makes comments about my parenting
i want that we agree same bedtime in both houses, my ex says his house his rules
he didnt pay his half of the braces again
short reply to my ex who accuses me of everything when i only asked about the passport
how do i tell the father of my twins that we're flying to my parents for 3 weeks in july
we split when she was a baby, now he suddenly wants more days and i dont know how to reply
he calls me names in the parenting app whenever i ask about homework
my former wife always "forgets" to pack the asthma inhaler when she drops them off
got a long rant from my ex this morning about screen time, do i even answer
birthday party for our 5yo, both of us there, need to plan it with him by message
they want kafka for 200 events a day
me vs the principal engineer over graphql, im losing and im pretty sure im right
our architect picked mongo for something thats plainly relational. review is tomorrow
how do I argue against a monorepo without being "the negative one"
cto fell in love with event sourcing at a conference
we've been going back and forth 3 weeks in the RFC comments about caching
two of us in the team disagree if auth should be own service, it becomes personal
I wrote the design doc, staff eng wants to throw out the queue and use cron. He may have a point but I see data loss
the decision went to terraform, i voted pulumi, now i'm supposed to implement it
he says "just denormalize" and i see pain in six months
new lead wants to replace our working php with elixir
PM insists one global customer id per household, that kills how our tables work
i am junior and i think the schema my senior proposes will not scale, may i say this
how to voice doubts about serverless in the architecture meeting on wednesday
nobody will commit, tabs of pros and cons everywhere, react native or two native apps
backend guy wants to put business logic in triggers and i hate it
got outvoted 3 to 1 on the api versioning and i still think it'll burn us
Contractor proposes building our own ORM. I need a calm way to say no that isn't lol no
they reject my proposal because "we've always polled"
we argue sync vs async at every planning
ml team wants a gpu cluster, i believe a regression would do, how do i say that with respect to the people with phds
client side or server side rendering, coworker and i are barely speaking over it
my readme is a mess where do i start
onboarding page for our api, new hires still ping me on slack for every step
wrote a 30 page wiki article and people ask me the thing from page 1
how should the first paragraph of a getting started guide look
I maintain a small open source python lib, issues are full of "how do i install this"
need a runbook for restoring backups that somebody sleepy can follow at 3am
tutorial vs reference, i mix everything in one page
boss wants the deployment written down before i leave in june, i've got it all in my head
i'm engineer not writer, must explain our config file for customers
confluence is a graveyard, last edited 2021
what goes into a changelog and what in the docs
Someone on discord said our installation instructions assume you already know everything
writing a user guide for nurses who use our scheduling app, they aren't techy
contributors get lost in our CONTRIBUTING file
they skip to the code sample and copy it without the warning above it
my lab wants a page on how to run the sequencing pipeline, written for biologists
how much detail for the setup page, do i tell them what a terminal is
the wiki page i made for vpn access gets 50 questions a week
docs for a rest endpoint nobody could figure out from the swagger
intern tried my setup steps on a fresh laptop and got stuck at step 2
too many screenshots? help page for our internal tool, ops team of 12
i need to document a script i wrote that everybody in finance now depends on
site's been 502 for an hour and ppl are screaming on twitter
i ran the migration against prod instead of staging omg
What do I post in the status channel while we still don't know the cause?
payments failing since 9:14, need two sentences for customers now
root cause doc due tomorrow and it was basically Tomas's config change, how do i put it
pushed a bad flag and logins died for 20 min, nobody has noticed it was me yet
support wants wording they can paste, our api is timing out
the ceo is asking in slack whose fault the downtime was
we leaked some customer emails in a log, have to tell them
dropped the users collection. backup is 6 hrs old. how do i tell my lead
update for the third hour when nothing has changed, what do i even say
my cron emailed 40k people twice
writing up last nights pager thing so it doesnt read like a hunt for the culprit
the certificate expired on a sunday, whole shop is unreachable, we are three people, i must write to the merchants
we said it's fixed and then it crashed again
Hospital scheduling system went dark for 45 minutes, I'm on call and have to brief management in writing
i broke the build server and whole company is blocked, im 2 weeks in
is it ok to say sorry in a status update or just facts
have to write the timeline of the outage and half of it is me guessing
apologise to b2b customers for data sync being down since yesterday evening
in the incident review they'll all look at me, i typed the command
kubernetes upgrade took everything with it, what do i tell the sales guys who have a demo at noon
1200 lines changed, reviewers run away
my change has been open for 9 days with zero looks
what should the summary of a merge request say
how do i split a giant refactor so somebody can stomach it
first contribution to an open source project, what do i put in the box when i open it
i just write "fixes stuff" and lead told me thats not enough
Diff touches 64 files, most are renames, and I want Priya to see the three lines that count
got "lgtm" in 10 seconds, nobody truly looked at my branch
opening a MR for a security fix, how much of the why do i explain
people approve my stuff without reading or ignore it completely
my commits are like wip wip wip fix, how do i present that to a reviewer
i am new dev in berlin team and want that my patch gets review quickly, how describe it
how big is too big for one review
they ask me each time "what does this do" under my branch
should screenshots go in the description of a ui change
sent a patch to a maintainer 3 weeks ago and silence, maybe my explanation was bad
our template has 11 headings and i never know what to write under them
want feedback on just one part of my diff, how do i point people there
do i admit in the pr text that im not sure about the locking
Backend migration in one huge branch, team lead says nobody will go through this, what now
title for a change that does two things at once
hackathon code needs to land in main, i need to describe it so the infra folks arent scared
he left 57 remarks on my 80 line change
"why would you do it this way?" was the whole comment, what do i reply
my reviewer wants it functional, the other one wants classes, im stuck in the middle
Staff engineer blocked my merge over naming, third round now, feature is due tomorrow
got torn up in review and now im scared to push again
i think the suggestion would introduce a bug, how do i say that to someone senior
how do i respond to nit nit nit nit
she rewrote my whole function in a suggestion block and i prefer mine
maintainer closed my patch with "not how we do things"
i'm 3 months into first dev job and the notes on my branch made me cry in the toilet
do i answer every remark or just fix and push
reviewer clearly didn't understand the code, and asks to remove the part that matters
they request a total redesign in the review, after ok-ing it in planning
my colleague from other country is very direct under my commits, i feel attacked, must answer politely
he keeps finding new things each round, i never get the approval
want to say i'll do that in a follow up ticket without looking lazy
public github thread, stranger called my code naive, want to answer like an adult
one comment is right and embarrassing, sql injection in my endpoint
asked to add tests for code i didnt touch
she says performance is bad, i measured it, its fine, how do i write back
what to reply when i disagree with one remark out of twelve
bot plus two humans, 90 comments, i dont know where to begin answering
how do i word "this has a race condition" without scaring the intern
i leave 30 remarks and people hate me
Reviewing a senior's branch as the newest person, I found a memory leak, how do I write it?
this change is so bad id rather rewrite it myself. what do i put
my lead says my tone on merge requests is cold, im just short
she got defensive when i pointed out missing tests
should i approve something that works but is ugly
how can i mark what must be fixed and what's only taste
contractor's php has sql glued together with strings, i must explain him in comment why is dangerous
first time contributor sent us a patch thats nearly there, don't want to chase them off
i typed "why??" under his line and he complained to the manager
told bootcamp grad his function was 200 lines too long and now he avoids me
how to ask for a split of a 3000 line diff, nicely
want to praise something in a review without it being fake
do i point out every typo in the variable names
same mistake in every branch from this guy, null checks, how do i raise it in the comments again
my remarks get ignored, he merges anyway
review for a friend's side project, its spaghetti
copy pasted stack overflow in a PR by my teammate Ines, want to note it tactfully
I'm a maintainer and must reject a contribution someone spent weeks on
they said i sound like a teacher with a red pen when i go over their commits
what to say if i just dont understand what the code in front of me does
wont ship by the 15th, pm doesnt know yet
I told them two days, it's been eight, and I still can't say when
the client demo is friday and search isnt going to be in it
how to give a new date without it slipping again
account exec promised SSO for q2 in a contract, we didnt even start
scrum master asks are we on track, we are not
payment integration needs another sprint, how do i break it to the product owner
ceo wants a number, i got no number
the app store rejected our build so launch date is gone
burn down chart is flat and review is in two days what do i say
We've underestimated the data import badly. 3 weeks became 3 months. Steering committee on Monday.
my side of the feature is late and it blocks mobile
i am developer in outsourcing, must tell the german customer that version 2 comes late
how early do you warn that it might be late
they cut our tester and still want same go live
said done by eod, its 11pm, not done
can i offer them half the feature on the day
boss committed to a date without asking us engineers
beta was announced on the blog for tuesday, theres a showstopper bug
qa found 31 bugs last night, go live is tomorrow, marketing has the newsletter queued
the rewrite drags on and stakeholders lose patience
Second time I have to push the release back. First time they were nice about it. Not sure they will be now
my turn in the morning call and i blank
how to say "still the same ticket" for the fourth day
I mumble a list of jira numbers and nobody listens
our daily is people reading calendars at each other
10 am sync with the whole squad, i spent yesterday in meetings and have nothing to show
what do you report if you just researched stuff
want to ask for help at the check in but dont wanna look dumb, been stuck on docker since monday
intern here, 30 second update in front of 15 people, heart pounding
lead interrupts the daily to debug stuff with one guy while we all wait
async slack update, what format is good
scrum master asks me why so slow each day in the round
my update takes 5 mins cause i explain every detail of the bug
remote from manila, they do it at my 11pm and i never know what to say that matters
everyone sounds so productive in the morning round and i fixed one typo
how do i tell the team at stand-up that im blocked by another team's guy who's listening
new scrum master, our 15 minutes turned to 45, need to cut people off kindly
yesterday today blockers feels so robotic
i was sick half of yesterday, what do i say in the daily
in english daily i loose my words, need two or three simple sentences
do i mention i broke the tests in the morning meeting or fix it silently
manager turned our daily huddle into a status report for him
just started at a bank, the squad goes round every morning and i dont know how technical to be
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
dm to a game dev i look up to, never met
how do i write to a lab i'd love to join, no opening posted
Want to ask a park ranger in Utah how she got into it. I only have her work address
message to a founder i found on a podcast
need to introduce my translation business to hotels that don't know i exist
i'm 17 and want to write to an astronaut
first line to someone who has no idea who i am
writing to potential phd supervisor in sweden, i am from iran, want not to be deleted
sent 40 intros to recruiters, zero came back, whats wrong with my text
can i just message a stranger on linkedin for a coffee chat, im switching from teaching to ux
approach a gallery that has never seen my stuff
i'd like to interview a local judge for my school project, how to start the mail
want to ask an illustrator i follow on insta which paper she uses without sounding like a fan
selling solar panels to farms, first contact by email
alumni from my college works at pixar, we never met, how do i word it
asking a retired engineer i read about in the paper for a 15 min phone call
how long should a first mail to an unknown person be
contact a podcast host to have me as a guest, she doesnt know me at all
reach out to a mentor out of nowhere
34, nurse, want to move into health tech, found a woman online who did exactly that, what do i write her
wanna write to a professor whose paper i read for my bachelor thesis, one question about her data
letter to a company that has no job ads, i simply want to work there
guess who wrote all 9 episodes
my bandmate shows up, plays, leaves. booking, posters, mixing its all me
We opened the café fifty-fifty. I'm there at 5 am, he drops in at noon for an espresso
coauthor on the grant hasnt opened the doc since february
duet partner never practices
group of two for the capstone and one of us is me
he calls it "our" app but i coded all of it
my comics artist has delivered 3 pages since last summer, the script has been ready a year
i and my colleague should make the course together, i make, he only nods
feels like im the only one who cares about our zine
how do i bring up that the split 50/50 isnt fair anymore when i do 80
she wants her name first on the paper and ran none of the experiments
our etsy shop was a shared dream but its me packing till midnight every day
cowriter cancels every session then posts about "our novel" on instagram
lab partner lets me do the measuring and copies it after
documentary we started with equal credit, i've done the filming, cutting and fundraising since his baby came
my improv duo partner leaves all the admin to me
the two of us run the translation agency and he hasn't brought in a client since spring
co-organizer of the conference vanished, 3 weeks to go
he has ideas, i have work
started a youtube channel with my cousin, i edit 20 hrs a week and she just shows up to talk
want to ask my co-founder straight if she still wants this, cause i'm doing her half
how do i tell my brother i have a boyfriend (im a guy)
im nonbinary and havent said it to anyone at home
Dinner with my folks on Sunday, I'm 42 and I want them to finally know about my wife. I'm a woman.
told my roommate im ace, now my mum
text or in person to say im lesbian
my kids 15 and 12 dont know their dad is bi
want to use they/them with my aunts and uncles, how do i start
i live as man since one year far away, in home country nobody knows, next month i visit
my pastor's wife is my best friend and i need her to know i'm queer
how do i tell my husband of 20 years i think im gay
my soccer team makes homo jokes and im one
its pride month and i want to stop hiding from my sisters
pansexual, mom wont know the word, what do i say
grandfather is 88, should he know that "my flatmate" is my partner
she keeps asking when ill bring a girl home. never, its gonna be a boy
transitioning this summer, how do i put it in a letter to my parents
My cousin outed me to two people and now I wanna tell the rest myself before it spreads
we're muslim, i'm into women, my sister suspects, i want to tell just her
16 and closeted, only my teacher knows
i dont want it to be a big deal i just want my friends to know
how to say to my twin that im trans without her crying about losing her sister
the sofa came with a torn back and the shop wont pick up the phone
gym keeps charging me 3 months after i cancelled
My flight from Porto was cancelled, they offered a voucher, I want money. How do I word it?
write to the council about the broken streetlight on our road, 5th month
landlord ignores the mould in my kids room
builder left the roof leaking and says its not his job
telco put me through to 6 people, nobody can decide anything
got sold a used car with hidden rust
i want my deposit back, 900 euro, he says "wear and tear"
nursing home lost my mothers glasses and hearing aid again, want to send something official to the director
dentist charged for a filling i never had
how firm should the letter be, washing machine dead after 14 months
package says delivered, its not, seller says ask courier, courier says ask seller
hotel had bugs, review or letter?
bus driver left my disabled son standing at the stop, i need to write to the company
the school moved my daughter out of honors without telling us and i want an answer from the board
insurance rejected my claim with one sentence
i bought online shoes, wrong size twice, they don't refund, please help me write strong but polite
wedding dj never showed up and keeps the fee
bank closed my account no reason given, what do i write and to who
upstairs renovation drilling since january, written notice to the property manager
Energy company estimated my usage at triple what I used, and I've sent photos of the meter twice
my cheeks burn when anybody says something nice
told i did great at the recital and i listed all my mistakes
Customer said I'm the best barista in town and I said "haha no"
how to just say thanks
my mother in law praised my cooking and i said its only from a recipe
she told me i have beautiful eyes and i looked away
i deflect everything nice people tell me
partner says i'm gorgeous and i argue with him every time
in my culture we refuse praise, here in US they look confused when i refuse
prof called my paper outstanding in front of class, wanted to vanish
when someone likes my drawing i point at the wrong hand
i shrug it off if anyone says well done, wife says its rude
what do i answer to "wow you lost weight"
A stranger stopped me after choir to say my solo moved her to tears. I said "oh, I was flat." Why do I do that
people congratulate me for the marathon and i say i was slow
colleague gushed about my presentation, i gave all credit to luck
nice words make me suspicious, i never know where to look
got a standing ovation at school play, dont know how to react when folks come up to me
boss wrote an email to all praising me, do i reply
i compliment them back instantly so it stops being about me
old lady at church says every week what a fine reader i am, i just mumble something
he says im smart and i go "nah you should see my grades"
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
said his short film dragged. he left the group chat
my sister sings, i said pitchy, now she doesnt sing at home anymore
I marked up my friend's manuscript in red, 200 notes, and she hasn't opened her laptop since
told my husband his pottery looks like a kids and he stopped going to class
how do i repair it after i was brutal about a classmate's poem
she asked "be honest" so i was. big mistake
my comments on her dance made her quit the show, i feel awful
too blunt with a beta reader swap, she blocked me
i criticized my roommates mixtape in front of others, he went pale
in the critique round i spoke only about what was wrong with her sculpture and she went out crying
my daughter showed me her comic, i corrected the spelling, she ripped it up
wrote to an old friend that his novel isnt ready and he answered "ok" and nothing for months
i meant to help her, but my words about her photos were like a knife i think
he hasn't played guitar since i laughed at the lyrics
been a mentor for years and yesterday i flattened a young writer with one sentence, want to make good
can i take back feedback
My notes on her thesis play were right but the way I gave them wasn't. She avoids me at rehearsals
workshop partner said i made her feel stupid about her story
i told my friend her paintings look all the same and now theres a chill
crushed my dads memoir dream by saying its too long, he is 74
said "its fine i guess" about her quilt and she gave it away
how to apologise for a harsh margin comment i wrote on a friend's screenplay
got two yeses, need to write a no to one of them
how do i say no to a company that flew me in
They want me as assistant manager at the bakery, lovely people, but pay's too low. I need a polite no
signed contract with A, and B just sent theirs too
said yes on the phone monday, changed my mind, how do i get out
turning a role down after 5 interviews feels mean
saying no to grad school in leeds, going to another one
hospital offered me nights, i dont want it
want to refuse job but maybe in one year i like to work there
my old boss wants me back and i'm not coming
do i have to tell them where im going instead
theatre offered me a part, small, unpaid, id rather not
the recruiter has been so kind and i'm about to disappoint her, i'm staying where i am
withdrawing from a job after they already made the offer
internship in Oslo, got it, but i'm taking the one in my city because of rent
they upped the salary and my answer's still no
short email: thanks but i wont be joining
the promotion to team lead, i dont want it, what do i tell hr
passing on a book deal from a small press
Nanny family chose me, but I've a bad feeling about the dad. How do I turn it down without giving the reason
fellowship said yes but so did a better one, deadline tonight
ghost them or write? they offered me a position and i no longer want it
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
words tumble out of me on stage
my advisor says i sound like a machine gun
Defended my proposal in 12 minutes, slot was 25. Nerves make me race
slow me down please, i read at mass and people cant follow
i speed up when im nervous on calls
breathless after the third slide because i never pause
customers go "sorry, what?" cause i talk like an auctioneer
in english i speak to quick because i want finish before mistake
the interpreter asked me twice to go easier, i was going 200 words a minute
i swallow half the words when i hurry
best man speech saturday and my wife says i sound like fast forward
teacher wrote "pace!!" on my presentation grade
wanna learn to pause, i just plow through
my podcast listeners set me to 0.75x lol
I guide museum tours, and they say it's like running after a train
as soon as i see the timer i start rattling
eulogy practice: 3 pages in 90 seconds
Southern grandma says us new yorkers talk too quick, ive got a talk in her town, help
adrenaline hits and i gabble
kids in my class say miss youre going too quick
recorded my pitch, its one long sentence with no breath
court clerk keeps telling me to repeat for the record, i'm a young lawyer and i rush
counted 73 uhs in my recording
how to get rid of "basically"
my daughter makes a tally when i say "like", 41 at dinner
toastmasters ah counter hates me
I start each answer with "so yeah"
every second word is kinda, sort of, you know
Listening back to my webinar I heard "right?" after each sentence, forty minutes of it
uhm uhm uhm in my job interview today
my "eh" between words makes me sound unsure in german and in english too
teacher takes points off for umms
help me stop saying actually in every line
how do i fill the gap when i search for a word without making a noise
i say "does that make sense" after everything
podcast editing takes hours because i cut out all my ahs
boss joked about how often i say "at the end of the day"
mouth makes errr sounds on the phone before i speak, call center job
i hear myself going mmm before every line when i testify
when i switch slides its always "okay so um"
my students imitate my "alright guys"
radio trial next week, must lose the hmm and the like
i mean, i literally say i mean all the time
Half of my voicemail is ehm. Any exercise for that?
like a gps reading poetry, said my brother
my lectures put folks to sleep, same note all along
I read bedtime stories and my son says do the voices, I don't have voices
robot voice on camera
how do i get melody into my speech
i read scripture at church and it all comes out on one tone
people think im sarcastic or tired but its just how i sound
my audiobook audition came back "lacks colour"
told that my sales pitch has zero energy in it
in my language we do not go up and down so much, english people find me boring to hear
coach says emphasize, i dont hear any difference
droning. thats the word in my evaluation
excited about my thesis but sounded like reading a phone book, says the jury
i'm a tour guide in a castle, guests check phones while i speak, my voice doesnt move
listened to my podcast, its flat as a pancake
how do voice actors make a plain sentence interesting
eulogy for grandpa, when i practice it sounds like a weather report
when i read from notes its lifeless, when i chat im fine
my history class yawns, one pupil told me i hum on one string
Presenting quarterly figures Thursday. Last time someone said they'd almost nodded off to my voice.
deadpan delivery and not on purpose
want some ups and downs in my voice for the radio play
they cut me off with LOUDER PLEASE
waiter never hears my order
In the choir room I introduced the piece and the basses at the back yelled "what?"
i speak in the team call and they ask if my mic is broken
soft spoken nurse, deaf patients, what can i do
my voice dies on the last words
how do i project without shouting
kids at the pool dont hear me, im a lifeguard trainee
at family table my stories vanish because nobody can hear me over my uncles
i have small voice, in seminar professor says always "please?"
lector in church, mic broken on sunday, need to reach the last pew
people lean in when i talk
customers at the bar say what three times
had to give a toast in a noisy restaurant and only my neighbour got it
Shy 14yo, class presentation friday, teacher said last time he only saw my lips move
i swallow my words, barely open my mouth
my dog obeys my husband not me cause im so quiet, and at meetings its the same with people
trainer told me i'm inaudible from row three on
is there an exercise for a stronger voice
theater group director: "love it, cant hear it"
in court the judge asked me to speak up four times
tour group of 30 outdoors, wind, and nobody at the rear gets a thing i say
my wife does the "land the plane" gesture
asked about my job at a party, 10 minutes later still going
I answer "how was your weekend" with the whole weekend, incl. parking
in the interview i started at my childhood
lose my own thread halfway and then there's no way out
voice messages of 7 minutes, friends complain
keep adding "and another thing"
VP cut me off: "bottom line?" i hadn't got to one
how do i answer in three sentences
when i explain something to customer i begin with adam and eve
my anecdotes have side streets and side streets of side streets
eyes glaze over when i speak in meetings
doctor has 8 minutes and i spend 6 on background
prof asked yes or no question, i gave a speech
I moderate a panel next week and my own questions tend to be three minutes long
my kids say dad get to it
tell me about yourself, i go on forever
i talk till someone stops me
therapist noticed i circle around the thing for half the session
everything seems important so i say all of it, product manager, weekly update to execs
start with one point end with seven
On dates I get nervous and just keep talking and talking, the guy looked at his watch
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
he pays for everything and i feel like a child
my bf is a surgeon, im a teaching assistant, holidays are always his choice
She got promoted. She's now on double. I'm proud and I'm also weirdly jealous
saw a payslip on the printer, same title as me, way fatter
the intern we hired makes more then me
my friends order lobster and i order soup
stay at home mom, husband calls it "my money"
since my wife became partner i feel useless
all my uni friends have houses, i work in a library
guy i trained earns 8k above me
brother's a banker, i drive a bus, at family dinners i feel tiny
i have less salary than my girlfriend and my father mocks me about it
split the rent half half but he gets three times my wage
she covers my part of the trip and i hate owing
the freelancer next to me gets twice the day rate for the same thing
how do i talk about money with my partner when he out-earns me by miles
found on glassdoor that men in my team get more, mine is lowest
moved in with my rich boyfriend, it's his flat his sofa his rules
Married 11 years, I went part time for the kids, and now every purchase I make gets discussed because he earns
my sister picks the expensive restaurant each time cause for her its nothing
i'm the breadwinners husband and people make jokes
can we do it by percentage instead of 50/50, my gf earns way over me
they took out my favorite chapter
3000 words went in, 900 came out
My op-ed ran with a headline I never wrote and the last paragraph gone
the editor killed the prologue
my song got remixed by the label, i dont recognise it
"trim by 40%" and its my dissertation
dramaturg struck the whole monologue i'd built the play on
cover art i painted was cropped so the hand is missing
magazine changed my poem's line breaks!!
agency rewrote every sentence of my copy, why did they hire me
red pen everywhere on my grant text, by a colleague who isn't even in the field
i am translator, the publisher changed my words and it is under my name
my documentary lost the interview with the grandmother in the final cut
he replaced my drums with a loop
i cried over track changes
co-writer deleted my jokes
the art director flattened my illustrations to two colours
How do I tell my editor which cuts I can live with and which ones I can't?
exhibition curator removed 5 of my 12 photos day before opening
supervisor reworded my abstract so it says something else
translator cut the dialect out of my novel, says nobody understands it
they shortened my radio piece from 12 to 4 minutes and the ending makes no sense now
seven people, one december, guess who has to decide
asked for christmas eve off, all of them
I run a pharmacy. Three of my four technicians put in for the same fortnight in August
must refuse a leave request, she already bought the ticket
how do i tell my nurse no for easter
my guy wants fridays off from now on, cant do it
home office on mondays, everyone wants it, someone must be at the counter
no raise this year and i have to be the one to say it
bridge day friday, half my crew wants it
world cup final, whole kitchen wants the evening free
she asks to go down to 20 hours, i cannot cover the shifts
turn down my employees request for unpaid leave to travel
team wants a dog in the office and i have to say no
my best waiter wants new years eve off and it's our biggest night
both brothers on my crew want off for the same wedding, i can spare one
he wants to start at 10 instead of 8, shop opens at 9
how decide who gets school holidays when all my staff have kids
Said no to training in Lisbon for my analyst, budget's gone. How do I put it so she doesn't quit
they all put july 10 to 20 in the calendar, i need four persons on the line
have to deny a sabbatical
diwali week, six out of nine want it free, i'm shift lead at a warehouse
my assistant wants to move to full remote and our owner gave me no room
want to send my ex one final message and then block him
is it stupid to write her after 2 years
There's so much I never said to Daniel before he moved out. I want to write it down and maybe post it
goodbye email to the man i nearly married
he's getting married in may and i want to say my piece before that
unsent letter, how does it start
i owe my ex an apology for how i ended it
she blocked me, so paper, by post?
we were together for 9 years and it finished with a text
last words to my ex without begging
don't want him back, i only want to thank him
i write every night drafts to my ex girlfriend and delete them
closure text to a situationship
therapist suggested writing to him, i dont know what goes in
still have things to get off my chest about my ex wife, not about kids, just us
found his hoodie, want to send it back with a note
how do i write to her so its an ending and not a door
never got to say bye, he just left the flat while i was at work
i want him to know what he did to me, one time, then silence
her birthday is coming up, we broke up in spring, and i want to write her something to close the book
first love, 30 yrs ago, i want to write before i get too old
what not to put in a farewell letter to an ex
from monday we log hours in a new app and i get to break it to the crew
tell 30 cleaners that the rota goes digital
Head office merges our two departments in May. I have to stand up on Thursday and make sense of it
how do i sell sharepoint to people who love their paper folders
we go from two teams to three, who reports to whom changes, need a short speech
the old guys in the workshop say we've always done it this way
email about new expense rules, they'll moan
why are we moving the office, they'll ask
we drop the weekly meeting and go written, want my people on board
parents need to hear why pickup moves to the back gate
library switches to self checkout, my staff think its about jobs
new electronic patient record from june, my nurses roll eyes already
i must present the new shift model, the colleagues are not happy, how to make it understandable
our department is getting reorganised and i only half understand it myself
announcing that we grade differently from next term on, to the other teachers
getting everybody off whatsapp and onto teams
open plan from september, how do i introduce it
they'll resist the new crm, the last one was a disaster and they remember
volunteers at the food bank, 60 to 80 yrs old, need to learn the new sign in system
rolling out a four step checklist in the kitchen and chef de partie thinks its an insult
Explain in three sentences why we stop taking cash
my team is going to be measured differently and i need words for it
sitting with a widower from our parish tomorrow, dont know what to say
no more "he's in a better place" please, what else
A sister at our mosque miscarried. I'm bringing soup. What do I tell her at the door?
young dad in our congregation diagnosed with als
why did god do this to me, she asked me at the hospital bed
im a deacon, dying man, family around
our shul member just lost her son and i'm on the shiva rota
lay visitor at a hospice, the man is buddhist and i'm methodist
what to say when prayer feels too cheap
choir friend lost her house in the fire, i lead the prayer circle
he's angry at god and wants to talk to me as his elder
my small group member had a stroke, visit on sunday, not sure if to read a psalm
prison chaplain volunteer, guy's mother died and he couldn't go to the burial
member of temple going through divorce, ashamed to come, i want to call her
i am catechist, a child in my group lost the father, how can i be near to this family
he says god has left him, i sit there silent
old woman from our fellowship is alone in the care home and afraid of death
Bible study lady keeps telling a grieving mum it was God's plan. I want to offer her something kinder myself
house visit after suicide in a church family
someone at gurdwara is very ill, what words
she asked me as pastor's wife if her baby is in heaven
how do i comfort without preaching
organ vs guitars, round 400
our synagogue is arguing about livestreaming on shabbat
Vestry meeting on Tuesday about selling the rectory, and I'm on the unpopular side
i think the imam was wrong in his friday talk and want to tell him
sunday school lady won't hand over after 22 years
elders want pews, youth wants chairs lol
two families in our temple dont greet each other since the vote
church council split over letting a gay couple marry here
flowers, altar guild, and a real war
i lead the worship band, the older members walk out when drums start
pastor preached politics and i didnt like it, how do i approach him
ladies section got the basement again, i want to bring it to the mosque committee
have to tell brother james he wont be reading at christmas this year
our meeting fell out over the refugees in the hall
they want latin mass back, half of us dont
women as elders, our fellowship is breaking over it
i am in parish council and priest decides everything alone, how i say him that
the sangha argues whether to charge for retreats
youth pastor and senior pastor pull in different directions and im between as a deacon
Somebody moved the old cross and now I've got nine angry emails from the congregation
nativity play roles, mothers are furious at me
disagree with how the tithes get spent, want to raise it at the church meeting calmly
i pretend to pray at home
told my bible study nothing yet, but im basically an atheist
My daughter, 13, refuses confirmation, says it's all made up. I was hurt. How do I talk with her?
took off my hijab at uni and my family doesn't know
grew up jehovahs witness, i'm out, mother will shun me
stopped going to mass in march and my nan keeps asking about the sermon
how do i tell my mormon husband i dont have a testimony anymore
what do i answer when my kid asks me is god real and i don't know
a boy in my confirmation class said "i think its fairy tales"
im a pastor and i dont feel anything anymore when i preach
my best friend from youth group is deconstructing, wants to talk
i do not fast this ramadan, my mother will see, how do i say her i lost it
father is a rabbi, i eat bacon
i have questions about hell that nobody in church lets me ask
wife became a christian last year, we were both nothing, its weird at home
my brother left the faith and dad wants me to talk him back
how do i say i no longer believe, without insulting what they believe
she told me in tears she cant feel god since her mum died, i run the womens circle
dont want my kids baptized, in-laws very catholic, because i don't believe in it
doubting and its lonely
raised hindu, turned agnostic, puja at home next week, should i tell them
student in my quran class asked if its ok not to be sure
sunday i have to tell them father mike is being moved
roof unsafe, we close the hall from june, who tells the seniors club and how
Our youth pastor was arrested on Friday. The congregation will read it in the paper by Sunday. I'm the chair of elders
sunday school ends, not enough kids
temple is raising membership dues 30%
merging with the parish next door, ours will be the one that shuts
treasurer took money, we must inform the members
announcing the death of our rabbi to the community
last service in our little chapel, need words for the letter
no more free meals on wednesdays, money ran out, people depend on it
imam resigned after a dispute, what do we tell friday crowd
we must cancel the pilgrimage, 45 people have paid
organist fired, choir doesn't know yet
how do i tell the ladies who've cooked for 30 years that the kitchen will be rented out
sangha house is sold, write to all members
i am in church board, must read out loud the news about closing kindergarten
our minister has cancer and asks me to share it from the pulpit
abuse allegation in our fellowship, first statement
Christmas concert is off because of mould, and the choir rehearsed since August
the camp for teens is cancelled this year, youth will be crushed
bad news for the congregation about the building fund, we're 200k short
who should hear first that the pastor is stepping down, and in what order
asking my gym buddy to come on easter sunday
my roommate is curious about the temple, how do i offer
A guy stood alone by the coffee urn after mass, nobody spoke to him. What could I say next time?
flyer text for open mosque day
our street, mostly secular, want them at our nativity play
passover seder, 3 empty chairs, id love my lab mates there
bring a friend sunday and i'm dreading it
how to ask a coworker to choir evensong without sounding like im converting her
visitors show up, shake hands, never come back
invite to my baptism for friends who think religion is nonsense
i want my neighbour, she is alone, to come to our bible breakfast, not push her
text for a whatsapp invite to iftar on the roof, 20 people, mixed
greeting newcomers at the door, what words
youth group pizza night, my kid wants to ask two classmates
diwali at the mandir, want my team from work to come along
my boyfriend's never been in a church, can i ask him for christmas eve
meditation evening at our zen center, how do i word the note for the cafe board
new family from syria sits in the back row each week, i want to ask them to lunch after service
what do i write in the invitation to our parish fete so folks who don't go to church feel welcome
can i invite my boss to my son's bar mitzvah service
quakers, silent meeting, how do i describe that to a friend i want to bring
langar on sunday, i'd like to bring my classmates, they may feel shy
first sentence of my homily, blank page
five minutes at the youth service, how do i catch them
I'm a lay preacher, the text is Jonah, and I've got everything except a beginning
they asked me to share my story at the womens retreat
friday talk at uni prayer room, 12 minutes, nervous
devar for rosh hashanah, opener?
funny story to start a sermon or not
i begin always with "todays reading is about" and they look out of the window already
confirmation class speech for parents, i'm the catechist
rabbi is sick, i step in saturday morning
how open a message on forgiveness
sharing about addiction and grace at our recovery church, how do i begin without oversharing
sunday's gospel is the prodigal son, everyone knows it, need a fresh way in
bhajan evening, 10 min talk about gratitude, i never spoke there
ordained last month, easter vigil, no idea for the first minute
i must give reflection in the cathedral, students mass, english not my language
kids sermon with a prop?
opening words for an interfaith evening
my grandfather preached for 50 years and now I'm up there for the first time, text is psalm 23
the start of my talks is so stiff, people wake up in the middle
testimony night, 4 minutes, where do i start
dharma talk on anger, want to open with something that happened to me
they turned to me and said "will you lead us"
grace at my in laws table, im agnostic
A patient asked me to say a prayer with her before surgery. I'm a nurse and not used to it out loud
opening prayer for the pta, help
my heart stops when we go round the circle and its nearly my turn
friend texted "please pray for me", i dont pray
closing words at bible study, i always say the same thing
thanksgiving, grandpa used to bless the food, now they look at me
how do i offer to pray for a colleague, she's lost a lot lately, without making it odd
want the group to pray for my marriage, no details tho
everyone else prays so beautifully and i stutter
i was asked in hospital to do the dua for an old man, i had no words
what i told in prayer circle was all over town by monday
should i say yes when a stranger on the bus asks for prayer
blessing for my daughters new apartment, spoken, short
camp leader, 12 kids, bedtime prayer, never done one aloud
in english i can not pray, only in tagalog, and they want me on sunday
boss opens meetings with prayer and wants me to do next week
praying at the bedside of my dying aunt, she wants it, i'm shy
ok to write the prayer down and read it?
how do i ask my congregation for prayers before my biopsy but keep it private
said "ill keep you in my prayers" and she said "do it now please"
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
"this is garbage" in an email from my editor in chief
two stars out of five in my yearly review, and i thought it was going well
The jury wrote that my film was "empty and pretentious". I have to answer questions from them tomorrow
chef threw my plate in the bin in front of everyone
professor said i should maybe do something else with my life
my manager said clients find me arrogant, i'm shaking
i keep replaying what she said about my presentation
reviewers shredded our paper, especially number 3
was told im "difficult" in my appraisal, don't see it
one star review of my café, long and mean
dad read my story, said nobody will want that
my mentor called my work lazy and i dont know how to respond
how do i not cry when i'm told off by my boss
on probation, my supervisor listed 14 failures on a paper
in dance company the choreographer told me i'm dead weight
I got my essay back with "did you even read the book?" across the top
my teacher of piano said that i have no musicality, i went home and closed the lid
client said my design looks like a child did it
critic tore my gallery opening to pieces, newspaper, full name
they rated me below average, disagree with every line, meeting w/ hr wednesday
he ripped into my pitch for 20 minutes on zoom with all watching
need a reply to brutal comments from my thesis committee, without sounding hurt
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
"take more ownership" ok of what
got a B minus and the word "hmm"
My manager says I'm "not quite there yet" for senior. Where is there? I've asked twice
comment on my script: it lacks something
they want me to be more visible. huh?
3.5 out of 5, no text
teacher says "go deeper", into what
rejected after final interview with "not the right fit", i want specifics
everything's fine he says, then no bonus
what does executive presence even mean
casting director told me to be more "real"
my boss write only "ok" on everything i do, is it good or bad
coach says want it more
supervisor's note: tighten this. whole chapter. no more info
review said "soft skills" as growth area, nothing else
how do i get my lead to tell me concretely what i should change
grandmaster of vagueness is my mentor, "trust your voice"
asked the client what they thought and got a thumbs up emoji
no one tells me how im doing, six months in the job
Feedback on my portfolio was "strong but not memorable". What do I do with that?
she just keeps saying "polish it"
was told to show more leadership in my midyear, i dont even have reports
my boss rewrites every email i write before it goes out
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
sent the quote 10 days ago. crickets
HR said "early next week", it's been three
I need the landlord's ok for the paint and my message has two blue ticks and no answer
nudge a prof for a recommendation letter, deadline friday
how to remind the client to approve the proof without nagging
no word after the second interview
casting said they'd call
re-ping my coworker for the numbers, 4th time
how do i politely chase the editor about my pitch
submitted paperwork for visa letter to HR, no sign of life, flight is in two weeks
is a week too early to ask again
he said yes to the donation in june, and now its september
asked my dissertation chair for a date, nothing, tried twice
i wait answer from supplier since 12 days, want write again but friendly
that girl from the meetup gave me her mail, i wrote, no reply, write again?
bump an email thread to a busy director
group chat: who's in for the cabin? nobody answered and i must book tonight
what do i put in the second email so it isnt "just checking in"
pitched a documentary to a broadcaster in march, still no yes or no
Contractor promised the estimate by Tuesday and my voicemails go unanswered
left a message with admissions, dead silence, decision day is near
need a signature by 5pm and she's ignoring teams
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
he "forgot" his wallet again
the airbnb was on my card, six of us, two still havent paid me
Lent my neighbor Rita 150 for her car in spring, we see each other daily and neither mentions it
who pays for the pizza? always muggins here
how do i get my 40 quid off my mate
sister said she'd pay back after payday, three paydays ago
splitwise says -312 and she ignores the reminders
bought the group gift for everybody, no one transferred
my buddy new sneakers, but my money not back
want to stop being the bank for my cousin
concert tickets, he promised to paypal me, concert's over
roommate's half of the electricity, 2 months behind
i fronted the whole bachelorette and the girls go quiet when i bring it up
she always orders the most and then says lets split evenly
awkward to ask for 15 dollars?
fuel money from the guy i drive to work every day
how can i remind my friend about the loan without that he thinks i'm petty
i gave a friend 2000 for her deposit and she just posted from bali
uncle owes me for the phone i bought him
teammate still hasnt paid me for the jersey
Old school friend asked for another 300 before giving back the first. I want the first back, and to say so
covered his bail, he's out, he's working, he's buying rounds for all. me?
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
nana says no means maybe
my mother cut my sons hair without asking us
Father-in-law lets our 4 year old ride in front with no car seat, "we all survived" he says
soda at nine pm thanks to opa
they baptised my baby behind my back!
my parents give the kids phones the moment we leave
mil says to my daughter "dont tell mommy"
grandpa told them where their hamster really went
kids come back wild from their grandparents, no nap, five ice creams
allergic to nuts and granny thinks its a fad
we are vegetarian, babushka feeds them sausages
my mum undermines me in front of the children, i say bed, she says oh let them
babcia kisses baby on the mouth though i said not
my dad buys them toy guns, we said none
mother in law potty trains my toddler with threats
abuela pierced her ears while we were at work
told my folks no photos of the baby online, grandma's facebook is full
his parents slip the teens money for cigarettes basically
grandmother tells my girl she is too fat, at 6
they watch scary movies with them and then i've got the nightmares
how do i set limits with my parents who babysit for free, so i feel i cant complain
my stepmother says i'm too strict, gives my boy back the tablet i took away
our janitor's wife died, everyone loves him, what do i write in the card
Ana from payroll lost her baby at 7 months, back on tuesday, we sit face to face
my direct report's dad is dying, what do i offer
flowers to the office or to her home?
someone on my shift lost his brother to suicide
is it ok to send slack condolences
teammate found out in a meeting that his grandma passed, he's flying home
boss is widowed since friday, i have to email him about a contract
what do i tell the others while she's on bereavement leave
he comes back tomorrow after the funeral and i'm scared to say something wrong
collegue lost his mother in ukraine, he works like nothing happened
the new coworker's twin died, i hardly know her, say something?
tell clients that their contact is out because his child died
a woman on my team still cries at her desk months after her husbands death, i'm her lead
how do we cover his work without making him feel replaced, he buried his dad yesterday
remote coworker, camera off since her partner died
one of our drivers was killed and the crew meets at six tomorrow, i'm dispatcher
should we cancel the birthday cake because karen's mum died this week
my office mate's dog died and she's devastated, the others make fun
Supplier I've dealt with for 10 years lost his wife. We talk every week by phone. What do I say first?
lunch table goes silent since greg returned from burying his son, want to break it kindly
signing a condolence card for a coworker i barely speak to, two lines please
hes gone, my buddies wife. this morning. what do i even text him
roommate just got the call about her grandma, shes in the next room crying
need two lines for the flowers, they're for my old boss who lost his son in a car crash
Our receptionist's dad passed on Tuesday and the whole office signed a card, I'm the last one holding the pen
"sorry for your loss" sounds so cold, what else is there
my students father died last night and she comes back to class monday, I teach 4th grade
what to write to a widow, shes 78 and sat next to me in choir for years
my ex lost her mum today. we dont really talk but i want to send something
girl from my gym posted that her sister is dead, do i comment or message
he just told me on the phone his twin died and i said oh wow. what should i write now
I am from Poland, my american coworker has lost his father, what is normal to say here
customer of mine of 20 years, her husband had a heart attack friday and is gone
sending a message to my coach, his little girl died of leukemia this week
everyone wrote "rip" in the group and i want to write her something real
my best mates nan died, we r 15, idk what to put
just heard about Tomas's wife. Typing and deleting for an hour now
my landlady buried nobody yet, her son died yesterday in Manila, I want to slip a note under her door
shes an atheist so no praying for you. her dad died. ideas?
our imam's wife returned to God last night, how do I word my message to him
what can i bring and say when i knock at the door of the family across the street, their teenager was killed
client emailed that her mother passed, i still need to answer her email like a human being
my cousin lost her husband to covid back home and i can only reach her on whatsapp
service is at 11, they want 3 minutes from me about my godfather
i'm carrying the coffin tomorrow and then there's a reception where i know nobody
The priest asked if one of the grandchildren wants to say something at the graveside. I said yes and now I panic
how to hug or shake hands with the widow at the viewing and what comes out of my mouth
open casket visitation tonight for my managers mom, never met her
what do u say at a memorial for a guy you didnt like much
speech for my grandmas burial, shes the one who raised me, im 19
first hindu cremation i attend, do i say sorry to the sons or stay silent
we are scattering dads ashes on saturday and all look at me to speak
i'm afraid i'll break down at the lectern halfway through talking about my brother
sitting shivah visit for my daughter's teacher, do i talk first or wait till she does
Have to read a tribute for our colleague Dieter at the crematorium, 120 people from the plant will be there
my ex father in law's requiem, his whole family hates me since the divorce, what do i say when i reach them
need an opening line for remembering my aunt in church, she was funny and would hate a sad one
celebration of life at the vfw hall and they passed me the mic list
How do I present my condolences to the family at the mosque after the prayer, I'm not muslim
old teammates want me to talk for the team when we bury our coach friday
what to say to the kids of my dead friend when i see them at the church door
mc for my uncles nine nights, jamaican family, i grew up in london
im the only one from the office going to the burial and feel like an intruder
writing a eulogy for a mother who was not kind to us
do i mention her drinking when i talk at her service
shes been a widow since spring and all i did was like her post
ran into Karen at Aldi and realised i never said one word about her husband, he died in january
saw his name on a gravestone while visiting my granny. was my best friend at school. can i still write to his mum
I was too scared to call when her baby brother passed, now half a year went by
the card is still in my drawer, stamped and all, from november
just came back from sea and learned my mate's dad has been dead since may
i ghosted my friend when she was grieving, i was 22 and an idiot
is 8 months too long to say sorry for your loss
found out via linkedin that my old mentor passed in 2022, want to contact his wife
my aunt thinks i dont care because i missed the burial and then never phoned
he lost his wife over a year ago, everyones moved on, i didnt even send flowers
I've been crossing the street so I don't have to face her since her son's accident last summer
didnt reply when he told me his mother had died, saw the message, froze, thats 10 weeks ago
i was in my own depression when gran of my best friend died, she never heard from me
an old client's secretary mentioned he buried his daughter last autumn, I sent him a cheerful newsletter in between
cant look my teammate in the eye, never mentioned his dad after the season break
Coming up on the first anniversary and I still havent written to her parents
my godmother's husband passed two christmases ago, i only sent normal christmas cards since
how to start a condolence letter that should have been sent in march
i moved abroad, nobody told me that my teacher died, her daughter lives still in the house, i want to write now
everyone at the office sent something back then, i didnt, now she's back from leave and its been two months
i promised to come after the burial when its quiet and never did
had to let Biscuit go at the vet today, 14 yrs
my daughters guinea pig is lying dead in the cage and she gets home at 3
roommate's parrot flew into the window, he had it since he was nine
its just a cat, thats what my husband said. i cant stop crying
My mum lives alone and her old spaniel was put to sleep Friday, I call her every day but run out of words
what to write on a card from a vet clinic to the owners after euthanasia
horse died of colic last night and i have a shift in an hour
the neighbour's kid asks where our rabbit went
my gf's dog got hit by a car and i was the one holding the leash
do i tell my 5 year old that we buried Goldie or that he moved to a farm
can i ask for a day off because my dog passed
Coworker brought her late greyhound to the office for years, his basket is still here, should we say something
people laugh when i tell them im grieving a snake
she lost her therapy dog, she is a veteran and that dog was everything
found our barn cat dead by the road, my son loved him, he is 11 and says he doesnt care
best friend had to euthanise her kitten, only 8 months, she blames herself
how do I answer "will you get a new one" three days after my dog died
my grandfather's goat died and he dont eat since, how to speak with him
sending a text to my ex because our old dog, who stayed with her, died yesterday
the whole horse stable is mourning and my student wants to know if it's ok to cry
My hen of six years got taken by a fox. I know how it sounds
my bro wont come out of his room since they put Rocky down
they had already painted the nursery
my wife is bleeding and they said no heartbeat. her sister keeps texting me
she posted the ultrasound in june and now nothing, my brother says dont ask
Second time this year, my best friend wrote "it happened again", I'm at work and don't know what to answer
my daughter in law was 11 weeks along and now she isn't
how do i tell people there wont be a baby after all, everyone knew the due date
their son lived two days. he had a name, Elias. what do i write
teammates planned a baby shower for Jo and now its cancelled, do we say something when she is back
its early they said, like it makes it less. i lost it at 7 weeks and my mum says try again
Our IVF friend got the good news and then the bad scan, i have three kids and feel wrong calling her
mate of mine, hes the dad, everyone asks about her and nobody about him after the stillborn
my employee told me why she was off sick: she lost the pregnancy. i'm a guy and her boss
ectopic, emergency op, shes home now. what do u text
due date would be next week, should i mention it to my sister or let it be
we had to end the pregnancy because of the diagnosis, what do we tell relatives
my friend's newborn died in the NICU, we used to be pregnant together, mine is fine
coworker asked me how far along i am now. im not anymore
twin pregnancy and one of them didnt make it, do i congratulate or condole
my neighbor carried so proud her belly in the village and came back from hospital without child
student of mine, 20, missed two weeks bc of a miscarriage, she wrote me the reason in an email, I need to answer
husband never talks about our little girl who was born sleeping, i want to say her name on her birthday
gf miscarried, she said she's fine but shes not
he jumped. he was in my class. what do i say to his girlfriend
our neighbor's boy, 17, did it in the garage. Casserole is in my hands and I have no idea what to say at that door
my brother ended his life 2 yrs ago and ppl always ask "how did he die"
wife of a guy in my unit, he shot himself after coming home
she overdosed on purpose, the family says it was heart failure. do i play along in the card
my colleague comes back monday after her husband hanged himself, i'm her team lead
i keep thinking i shouldve answered his last call. his mum wants to meet me
what not to say when its suicide
Pastor here. The parents ask me if their daughter is in hell because she took her own life
our kid asks how uncle mike died and hes only 8, it was suicide
friend from uni lost her dad that way, she cracks jokes about it and I freeze
how do i tell the soccer team of 14 year olds that their teammate killed himself
my sis took pills and didnt wake up, coworkers think it was an illness and I'm tired of lying
his wife keeps asking me why he did it as if i knew, i was his best man
in my country nobody says this word. my aunt lost her son by his own hand, what can I write her
My flatmate's boyfriend took his own life on Saturday. She's sitting in our kitchen asking whether it was her fault
her brother stepped in front of a train, she told me at the hairdresser, i went silent
my ex died by suicide and his parents blame me, i want to write them anyway
students put flowers on his desk, the headteacher said keep it vague, he killed himself
mum killed herself when i was ten, now my fiancee's family is asking about my parents
he'd left a note. my friend read it to me over the phone and i just breathed
someone at church said it was selfish, her dad was sitting right there, 3 weeks after his girl took her own life
mom died at 4am and my phone is full of people asking how she is
have to phone 30 people today and i cant say it again
whatsapp to the family group that grandpa didnt make it
what do I put in the obituary announcement on facebook for my husband
my brother is on a plane and doesnt know yet that dad is gone
our bowling club doesnt know that Heinz died, I'm his son and found the list with phone numbers
i need to inform his bank friends and golf people, he was 59, nobody expected
out of office message because my wife passed
my grandmother has a pen pal in Canada since 1961 who still writes letters, somebody must tell her she is dead
telling my kids that their teacher died, they are in second grade and I'm the principal
email to all staff: Renata from accounting passed away over the weekend
how do i tell my 90 year old nan that her son died before her
need to write to the customers of my fathers shop that he is no longer
my aunt wants it private but people keep texting my dead uncle's phone
best friend died in the crash, i have to tell our whole class chat
we didnt announce it for a week and now everyone feels hurt they heard it from strangers
Who do I call first and with what words? My sister died tonight and I'm the eldest
the neighbors keep asking when she comes home from hospital. she wont
how to tell my ex wife that my father died, she was close to him
need to let my professor know my mom passed and ill miss midterms
i am in germany, my mother die in Kenya, how do i tell my chef at work and my landlord
he was in an online game guild for years, they dont know he passed, im his wife
crickets every time i open the floor
my book club is basically Linda and Rob and six people sipping wine
online seminar, 20 black squares, nobody unmutes when I ask
i run the retro and the two juniors never open their mouth
As a youth leader I ask what they think of the verse and get dead silence for a full minute
the women at our village council sit in the back row and only talk afterwards outside
how to get my interns to say what they think when the director is in the room
I teach spanish to adults, the shy lady by the window hasn't said a word in five weeks
same three hands up in my seminar each thursday
want everyone to have a turn without putting anyone on the spot
parents evening and only one father talks, the rest just nod
our brainstorms = me talking to myself
half of my team is remote in Manila and they stay polite and silent in calls, I want to hear their opinion
support group i facilitate: the new guy hasnt shared once, i dont want to force him
quran circle for teenagers, i ask, they look at the carpet
She has the best thoughts in one on ones but in the group not a peep, how do I draw her out without embarrassing her
any questions? silence. i hate that moment as trainer
my workshop participants write great stuff in chat but wont speak up
the loud guy answers everything before our shy ones even get warm
how do i get the introverts in my dnd group to join the roleplay
union meeting, 40 members, always the same four shop stewards who speak and i chair it
what can i ask so that all around the table answer not just Pete
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
some drunk dude kept shouting at my open mic set
town hall about the shelter and there will be screamers, i present for 10 minutes
what do i say when someone yells boring
last night at the council podium a man in row 3 kept going LIAR LIAR the whole time
I give climate talks at schools, and one father stood up and started ranting that it's all a hoax
students blew a whistle during my guest lecture
guy at the back shouts get to the point
street preacher stuff, teenagers scream over me and film it
i'm running for school board, the other side brings people who chant while i speak
what's a good comeback on stage that doesnt make me look mean
Wedding toast, his uncle was yelling jokes between my sentences and I lost it
comedian in the making, a bachelorette party will not shut up during my bits
somebody screamed "go home" when I spoke at the vigil for refugees
they booed me at the shareholder meeting before i even got to slide two
at the farmers assembly one shouted we don't need women to explain us milk prices. I speak there again thursday
how can i keep talking when a dude stands up and yells wrong wrong
protesters are planning to disrupt my reading at the library on friday
my poem was about my mom and a guy in the bar yelled next
the same old man disturbs every talk at our history society, he calls out corrections from his chair
as union rep i spoke at gate 4 and got shouted down by own colleagues
vaccination info evening, im the nurse giving it, someone keeps shouting "murderers"
i froze when a woman in the audience yelled thats rubbish, at 200 people conference
he sleeps in his car and says hes camping
She is 84, carries coal up three floors, and slaps my hand away when I reach for the bucket
my bro lost his business, kids in old shoes, but "we are fine"
how can i give my sister money without it looking like charity
single mum next door never takes so much as a cup of sugar from anyone
My colleague's house burned down, we collected 900 euro and he won't touch it
dad fell twice and refuses the walker, the alarm button, everything
friend is drowning with the new twins and says no thx to every offer
want to pay my exs heating bill but he would rather freeze
our deacon's wife has chemo and sends back every casserole
he gave me the envelope back. twice.
my best employee cant afford lunch, he pretends hes fasting
mom insists on shoveling snow at 79 and gets mad when i come with my shovel
grandpa wont let the carer in, says he washed himself for 80 years
how do u slip groceries to someone with too much pride
a member in our mosque, a widow with 4 kids, when we ask she says alhamdulillah nothing needed, but the fridge is empty
my flatmate skips meals end of every month and bites my head off if i offer to cook
old comrade of mine, lost a leg, wont let anyone drive him to the hospital. Says he isn't a cripple
offered my nephew my old car for free and he was insulted
she broke her wrist but still cleans alone the whole office, wont let me take the vacuum
neighbor's roof leaks since the storm, i'm a roofer and i'd do it free, he says he'll manage
i want to help my cousin w rent but she never accepts, last time we didnt speak a month
17 missed calls from my mum today. seventeen
Dad rings every evening at dinner time, the kids roll their eyes, and he talks until the food is cold
my grandmother facetimes me in lectures
how do i tell my sister that one call a week is enough for me
since papa died mama calls at 6am, at noon, at 5, at 9. I love her but I have patients
she rings the office landline if i dont pick up my cell
mother tracks my last seen on whatsapp and calls when im online
I'm a bus driver and my wife phones all the time on shift, i am not allowed to answer
my mil calls my phone 3x before breakfast asking what the baby ate
dads lonely and bored so my phone buzzes nonstop
if i miss one call she thinks i am dead in a ditch
My mom lives in Lagos and wants video call each day two hours, I work nights here in Dublin
cant concentrate, my brother keeps ringing about nothing while im on the till
aunt leaves five voice messages a day, four minutes each, and then asks did you hear them
im 31 and have to report home each night that i arrived
how to set fixed phone times with my parents without breaking there hearts
every time im in surgery prep my phone shows "Mama calling" again
grandpa has my work number now and the receptionist hates us
her calls come right when i put the toddler down, every single night
boyfriend calls me on shift like every hour "just to hear my voice" and my manager noticed
missed one sunday phone call and she cried to my whole family
can i mute my own mother
guess who unloaded the dishwasher again
he "babysits" his own kids and wants applause
my bf games while i mop around his feet
I carry it all in my head: dentist, birthday gifts, gym bag, what's for dinner. He asks where the towels are
we both work 40h and im the only one who knows when bin day is
she thinks cooking twice a week is equal to me doing the rest
if i stopped nothing would happen in this house, litterally nothing
My wife is on night shifts and says I should do all of the housework because I'm home. I also have a job
how do i get my boyfriend to see dirt
my teens and my husband leave plates on the counter like its a hotel
want to split household stuff 50/50 with my girlfriend, we just moved in together, no clue how to bring that up
he does dishes once and talks about it for a week
since I got part-time after the birth everything at home turned into my duty, also the weekend
wrote a cleaning plan, he signed, then nothing
he says i have too high standards so thats why he doesnt vacuum
I'm the dad who does all the packing lunches and school emails, my wife doesn't notice, she just has her career
told him i am exhausted and he booked himself a golf trip
i get "you should have asked" every time i blow up about the mess
my partner cooks nice but leaves the kitchen like a battlefield for me
husband retired in march and sits on the couch while i still clean for two
how to hand over the school stuff to him completely so i dont have to remind him
In my culture man does not wash clothes, but i work also 9 hours now in canada, how I tell him
his mother rearranged my kitchen while we were at work
FIL keeps telling me how to parent
my wife's dad asks me at every bbq when i'll get a real job
She has a key. She used it at 7am on Sunday. I was in my underwear
his sister and mom whisper in their language about me at the table
they booked our summer holiday with them without asking us
my mother in law calls the baby "my baby" and grabs him out of my arms
husband says thats just how she is
I'm spending the third Diwali in a row at his parents, I want to go home to mine this time, he is scared to tell them
mil posts pictures of our newborn after we asked her not to
her parents slip our son phone and cash behind our backs
how do i tell my girlfriends mum to stop buying me clothes
father-in-law smokes in our nursery and my wife says nothing
inlaws want to move in for three months and my husband already said ok
we live downstairs from his parents and his mother walks in without knocking, every day, sometimes I'm in the shower
she told my daughter that mommy cooks badly
wifes family only speaks about how her ex was so successful
his mom still does his laundry and critiques my ironing lol
I am a new bride, my sasu ma decides what i wear and husband stay quiet
my son in laws parents take the kids every weekend and decide everything, we as other grandparents get nothing
how can we skip one sunday lunch at the in laws without world war 3
they undermine our no sugar rule each time they have the twins
its been 9 years. he is 70 now. i have his number
my twin and i stopped talking after the wedding, that was 2019
last message in our chat is from three years ago and its me saying fine
want to write my son, he left home angry at 18, now hes 26 and somewhere in Leeds
does she even want to hear from me
old best friend, we fell out over a guy in college, i saw she has a baby now
I walked out on my family when I was drinking. Sober 14 months. My daughter turns 12 soon
blocked my mum in 2021, thinking about unblocking
how does one start a letter to a father who never called either
my cousin was like my sister till the house thing, then 6 years nothing
he's in hospital they say and we havent spoken since the funeral
estranged from my parents because of who i married, want to tell them they have a grandson
i cut her off and now i think i was too hard
half brother i last saw when i was 9 found me on facebook, what do i write back
Sending a birthday card to my sister after five years of radio silence, is that weird, and what do I put in it
first text to dad since i left the church. its been a decade
me and my uncle do not speak since i sold the land, he is getting old, i want peace
my child wont answer for two years but the number still shows delivered
ran into my ex best mate's mother and she said you two should talk again
i want to reach out to my mom but without opening the whole can of worms
wrote a mail to my brother 20 times and deleted. It's four years this may
he was my closest friend and then life happened, nobody was mad, just 7 years of nothing
found a klarna bill for 1400 in his jacket
she orders parcels every day, we are overdrawn since the 12th
my fiance wont tell me what he owes
How do I suggest a joint account? We have a kid and still venmo each other for milk
i earn double and she wants to go 50/50 on holidays, it gets weird
wife calls me stingy, i call it saving for the roof
talk about money = door slam
bf lends cash to his brother out of our savings without a word
we want a house but he cant stop buying watches, how do i start that conversation
he got a bonus of 5k and bought a motorbike before telling me
gf wants a 30k wedding, i want to pay off student loans first
how to tell my wife that i lost money with crypto trading and we need to cut down
Since I'm on parental leave I have to ask him each time I need something. I feel like a beggar. We need another arrangement
moved in last month and dont know how to share groceries and bills, she makes less
my partner never opens letters from the bank, they pile in the drawer
we are 58 and 61, never planned retirement, he gets angry when i bring the pension papers
she says i'm controlling because i ask for receipts
he gambles on football a little, says its his money
i do the spreadsheet, he doesnt even look
prenup. how do i bring it up to her without sounding unromantic
my boyfriend always forgets his wallet, two years now
im the youngest daughter so of course i wipe mums bottom
sis visits at christmas and tells me mom looks thin
Dad has Parkinson's. I do mornings, I do nights, I do the pharmacy. My two brothers do the opinions
he says he cant help because he has kids. i have kids too
who takes mum after the stroke? family meeting on zoom on sunday
mom left the stove on again, she says shes fine alone
my brother wants to put pa in a home, i promised pa i never would
want my siblings to chip in for the carer, 300 a month each
We moved in with my husband's mother three years ago, his sister inherits half and hasn't changed one bedsheet
how to ask my brother in australia to pay for the night nurse
dad hit the garage door and a bin, he still thinks he can drive
my mother needs someone at every dialysis appointment and my boss is losing patience, my sister is retired but "busy"
parents are 85 and 88 in a house with stairs, cant get them to talk about what's next
I'm burned out from caring for mama, i want one weekend off a month and my brother laughs
i gave up my job for my father's dementia, the others call it free rent
how do i tell mum that a cleaning lady will come on thursdays whether she likes it or not
whose turn is it to drive dad to the eye doctor, always mine
my bro the doctor gives orders by phone and never shows up
as only son people here say my wife must care for my parents, but i have four sisters
siblings group chat goes silent when i ask who takes grandma in august
do we take the car keys from my mother, she is 81 and nearly blind on one eye
mum with alzheimers, i sleep there 5 nights, sister 0. need to say it without blowing up
dishes, then his mother, then 2016. every time
same script. i could write his lines for him
we fought about being late AGAIN on the way to my nephews christening
its never about the towel is it
my husband and me, 22 years married, still the one about his tone and my tone
starts with the parking and ends with do you even love me
gf and i argue every sunday evening like clockwork
She says I never listen, I say she never lets go, then someone sleeps on the sofa. How do we get out of that loop
every holiday the first evening we have a row, always the first evening
we made up on thursday and by saturday we were back at it
me and mom always end up at my weight, whatever we talk about
he brings up my ex whenever hes losing, for 4 years
broken record at our house: phone at dinner, screaming, sulking, sorry, repeat
Counselor is on vacation and we're having the jealousy fight for the 100th time
i already know tonight will go wrong bc we talk about saturday plans and that never ends good
how do you stop an argument that you had already fifty times
my brother and i can't be in one car without the old quarrel about who was dads favourite, it's monthly now
small thing like the thermostat, an hour later one of us is crying. every winter
we fight always for the same thing, my wife say i don't help her feel safe, i don't understand and we start again
theres a pattern, i criticize, she defends, i get louder, she cries
we agree never to fight like that again and then we fight like that again
ten years of arguing about his hobby weekends, same words, same slammed door
i ask whats wrong, he says nothing. for 2 days
she puts her headphones on the second i say can we talk
He'll talk to the dog but not to me
my wife answers only with hm and ok when its about feelings
bf goes to the garage whenever something serious comes up and comes out when im asleep
silent treatment since saturday because i mentioned therapy
How do I reach a man who turns to stone? We have been together 16 years, two boys, and I get shrugs
i pour my heart out and she scrolls
he says "i dont want to discuss it" and thats the end of it each time
when i cry he just stares at the wall
my girlfriend clams up and then i talk more and she clams up even more
partner came back from tour and doesnt speak about anything, i sit next to him like next to a statue
I tell him about my day at the clinic and his eyes stay on the tv
text him a long honest message, he sends thumbs up
husband falls asleep mid talk, or pretends to
my fiancée locks herself in the bathroom when we disagree
he gets all quiet like his father, i swore i wouldnt marry that
every attempt for a conversation and he suddenly must fix something in the cellar
she wont fight, she wont talk, she just disappears into herself for days
he hears me but theres no reaction, like i threw a stone in a well and no splash
my husband is finnish and i am brazilian, i talk he is silent, i think he don't care
what do i say to get more than one word from my wife in the evening
he wants a neon beer sign in the bedroom. a neon. beer. sign.
i love plants everywhere, she wants it empty and white
my bf brought his gaming throne and put it in the middle of our lounge
We looked at 40 kitchen fronts this weekend. He likes high gloss red, I like oak, we drove home in silence
her grandmas cabinet is hideous and huge and its coming with us
how do we pick a rug without divorce
wife wants floral wallpaper in the hallway and it makes me dizzy
my husband hangs antlers, i am vegetarian
roommate's posters of dead celebrities in our shared kitchen, i like calm walls
we open a cafe together and i see scandi, my sister sees pink velvet
new flat with girlfriend, she hates all i own incl. the lamp from my dad
black or beige tiles, we cant order the bathroom till one gives in
He is a minimalist and I'm a collector of everything, four weeks until we share 60 square metres
i want carpet she wants wood
he painted the door orange while i was away at my mothers
my partner calls my cushions "clutter", i call his speakers coffins
moving in with my boyfriend (both 50, two full households) and whose table stays?
my wife bought a golden mirror with lions for the living room, i am afraid to say what i think
bedroom curtains fight, she wants blackout grey, i want light
we share a studio for our pottery and cant agree on how the shop window should look
husband wants the tv over the fireplace, over my dead body
his taste is army museum, mine is ikea, the wedding is in may
cashier asked me hows it going and i told her about my knee
why they say "we should get coffee" and then never
I moved from Ukraine to Ohio, in the elevator they all say something about weather, I only smile
what do i say after fine
you alright? from my british colleagues every morning. do they think i look sick
in finland we just stand quietly, here in texas they chat at the gas pump
at my new job in Sydney they ask how my weekend was, do they really want to know
monday morning kitchen talk is scary for me, im from korea
neighbor says whats up and keeps walking before i can answer
Irish people talk with me on the bus! about what should i talk back
they invited me "come by anytime" and i came and it was strange
is it rude to ask how much rent they pay? at home it is normal chit chat
My first month in Canada and each barista asks how my day is so far, my answers sound like a police report
what is safe topic with american coworkers at lunch
i say good and you and then silence, every time
my daughter's school gate moms here in london talk about nothing for ten minutes and i dont know how to join
people say "how you doing" like hello, took me half a year to understand
why does everyone ask about plans for weekend on thursday, should i ask also?
we dont make jokes with strangers where i am from, here in scotland the bus driver jokes with me
came to the netherlands 3 months ago, folks are nice and then go home at 5, how do i get beyond small talk
Exchange year in Minnesota, host mom asks how I am 5 times a day and I think I answer wrong
they laugh and ask me about the football, i know nothing, what i can reply in the break room
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
dead bedroom, 14 months
she turns her back every night and i lie there
How do I tell my husband that I want to try something new in bed without him feeling he's not enough
we cuddle like siblings
since menopause it hurts and i havent told him why i avoid it
he wants it every day, i could live with twice a month
my gf says im only nice when i want something physical
we are 67 and 70, the doctor gave him pills, now we're both shy to begin again
i initiate always. every time. she never
havent kissed properly since the twins were born
bf finishes and rolls over, how do i bring that up without hurting his ego
After my mastectomy I don't let him see me. He thinks I don't love him anymore
I miss to be touched, my husband is good man but cold in the bed, how i can say this
he watches porn instead of coming to bed with me
sleeping in seperate rooms because of the snoring, now nothing happens anymore
how do we talk about it? we are religious and never learned words for that
she faked it, told me last night during a row, i want to talk about it properly
antidepressants killed my drive and my boyfriend takes it personally
i want to know what she likes but she laughs it off when i ask
our sex is like a chore on the list, saturday, lights off
my partner is asexual maybe, he said it half joking, we have been together 3 years
wife pulls away if i put a hand on her hip, been like this since the miscarriage in fall
im the host, she has 4 phds, i have 60 seconds
got handed the mic to announce the next presenter at barcamp
How do I open for Dr. Okafor at our hospital's lecture night without just reading out her CV
say something before the author reads at our bookshop
chapel on sunday, visiting missionary, i do the welcome
rotary lunch speaker is the fire chief, i present him
the name is Vietnamese and i dont want to butcher it when i bring her up on stage
announcing the headliner comic as mc, i always say put your hands together
i moderate a panel with three scientists and must present each in a line or two
our school has an olympic rower coming, 300 kids in the gym, i do the hello bit
whats a good first line before handing over to the ceo at the kickoff
i'm in charge to welcome the rabbi from abroad who gives the lecture for our community on thursday
veterans day, i introduce a 97 year old ww2 guy, how do i do it justice
she sent me a two page bio. its way too much to read out
Presenting my own professor at the student congress, he hates flattery
one minute on the guest of the podcast before she starts talking
lodge meeting, i present the lecturer and i hardly know him
garden club has the bee man coming, I do the opening words before his slides
how to build up excitement for the next talk when im just the assistant with a clipboard
my english is ok but not perfect and I must announce the foreign guest professor in the aula
say a few nice words ahead of the candidate's speech at our local party evening
at graduation i get to bring the commencement lady on stage, no idea what the crowd should know about her
icebreaker round in 20 min, what do i say
new to the choir and they want me to stand up and tell who i am
My first post in the team slack, everyone writes funny ones with gifs
we go round the table at the kick off and my turn makes me blank: name, job, hmm
parents council, each of us says something, i always just say im Mias mom
two truths and a lie at orientation, i hate this
joining an AA style group tonight, do i need to speak about me right away
I'm the new vicar and in the first service I have to tell 90 people who I am
posting a hello in the facebook group of our new village
how do i present myself at the startup meetup so people remember what i do
discord server wants an intro from newbies
started as a trainee in the town hall, on wednesday all new ones introduce themself to the mayor
what do i say to my new class as the substitute teacher, first 60 seconds
writing retreat, 12 strangers by the fire, "and who are you?"
im the new manager and in an hour i say hello to my team for the first time
phd cohort welcome day, everyone sounds brilliant, i wanna say who i am without listing papers
Volunteer fire brigade, first evening, they all know each other since kindergarten. I should say something about myself
erasmus, seminar with round of presentation in english, 1 minute per person
my handshake line at the trade booth is boring: hi im Jan from sales
need a few sentences about me for the newcomers email that goes out to 400 colleagues
moved into a co-housing project, introduction evening on saturday with all 30 neighbours
all say their pronouns and hobbies, i dont have hobbies
found our apprentice sitting in the van, eyes red
the new girl asks me the same thing ten times and then says sorry sorry sorry
She's 22, first job, and after the meeting she told me she throws up before every shift. I sit beside her
my mentee wants to drop the phd
i'm training a kid at the sawmill, he trembles when i stand next to him
new hire deleted the test database and hasnt spoken since
how do i tell a trainee that everyone was bad at it in the beginning
student teacher i supervise lost control of 8b and cried in the copy room
our junior works till midnight because he cant say no, i remember being like that
rookie on my ambulance froze at his first child call, what do i tell him after
the intern thinks shes dumb because her slides came back all red
my apprentice hairdresser cut a bangs too short, customer shouted, now she wont touch scissors
he's fresh from uni and hides in the toilet when the phones ring
i'm her buddy at work, she seems lost and too proud to ask
young colleague said today maybe this job isnt for me
first year resident under me has lost weight and makes sloppy errors
My new waiter dropped a full tray on Saturday and didn't come in on Sunday. I'd like to write him a text
how do i correct the new lad at the bench without him falling apart, he is 17
the trainee in my care home couldn't stop weeping after her first resident died
onboarding a graduate, she apologises for breathing nearly
i am senior dev, the junior's pull requests get slower and he has stopped asking me things
kid in my kitchen brigade, good hands, but he is crumbling under the pressure, wants to go back to his village
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
he has days, the doc said. im on the train
what do you talk about at a deathbed
My gran drifts in and out, she squeezes my hand, I just keep saying I'm here. Is there anything better
shes asking me if shes going to die, and she is
i never told dad i love him, not once, and now hes on morphine
palliative ward, visiting my old teacher tomorrow, probably the last time
my husband wants to plan his own service and i change the subject
phone held to her ear by the nurse, i have maybe a minute, im in new zealand
uncle sam has pancreatic cancer stage 4 and jokes all the time, i want to say something true before its over
want to say thank you to my mum while she can still hear it
how do i tell my kids to say bye to grandpa, hes at home in the living room dying
my best friend asked me do you think theres something after. shes 34
is it ok to cry when i sit with him or should i be strong
We were never close, my stepfather and me, but he has two weeks and he asked for me
hospice volunteer, first patient, i dont know how to begin
we have an old quarrel and hes dying, do i bring it up or leave it
my wife is slipping away and i read her the newspaper because i cant find words
Letter to a dying friend, she's too weak for visitors, her son will read it to her
auntie wants to talk about her death and all relatives say no no you will get well
last time i see him he will maybe not know who i am, what can i say to him still
our neighbor old Mr Brandt is brought home to die, i like to go over, what do i say at his bed
he wont make it to my wedding, i want to tell him he will be there anyway
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
its 900 words. its to my landlord
tldr me please, boss only reads on his phone
I explain myself too much in every mail, three paragraphs before the question comes
my ex says i send essays
how do i say this in two sentences: (long text about holiday swap)
need to cut my personal statement from 800 to 500 words
this whatsapp to my daughter in law has grown into a letter, can we trim
customer update is a wall of text, must fit in an sms of 160 characters
nobody answered the email i sent to the parents, i think bc it was a page and a half
my complaint to the council takes 3 pages, what can go
linkedin bio too wordy
my manager wrote back "what do you want from me?" to a mail that took me an hour
I write like I talk and I talk a lot, help me get this message to the coach down to something he'd read
too much backstory in my message to the insurance, help me find the point
breakup text is 2 screens long, i should prob shorten it
grant abstract max 100 words, im at 260, every word feels needed
in french we write long polite phrases, my english boss wants it brief, how to cut
voice message of 7 minutes, want to make it a short text instead
my toast announcement mail for grandmas 80th has so much info that aunt Gisela got the date wrong
make this less blabla, its for the teacher
bullet points or not? my report mail to the director is endless
keep rambling in teams chat, people scroll past, how do i get it tighter
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
i slept through my alarm, the chem final was at 8
havent been to lab in 4 weeks, what do i tell the TA
The portal closed at 23:59, I uploaded at 00:03, and it's 40 percent of my grade
i wrote down the wrong room and sat there alone till half past
my thesis chapter was due in march. its june
used chatgpt on the essay and got an email from the dean
no show at my oral presentation bc of panic, prof hasn't said anything yet
mailed the wrong version of the homework, only saw today
how do i ask my teacher for a second chance after not handing in the book report
skipped too many seminars, im at 5 absences and 3 is max
I have to confess to my supervisor that the data collection hasn't started. She thinks I'm half done
forgot about the online quiz, can he reopen it?
my train was cancelled and i missed the midterm, no doctors note obviously
prof, i lost track of everything this semester, how to say that w/out excuses
didnt do the group part i promised to my tutor
school: missed the spanish test cuz i was hungover, 17, teacher is strict
i haven't read one page and she wants to meet on thursday about my progress
i was in hospital with my kid on the day of the written exam, who do i write and what
she marked me absent with zero, i was there but left before signing, need to mail her
i am foreign student, i did not understand that the exam needed registration, now it is too late, what to write to the professor
dropped the ball on my internship report, deadline went by two weeks ago, my teacher hasnt asked
music school: never practiced and the jury exam was yesterday, i just didnt go
uncle wants a phone, cousin wants school fees, mum wants roof. i clean hotel rooms
western union every friday and still its not enough
im a student nurse in the uk and they think i bathe in pounds
My father built a second floor on my salary and now he asks for a tiled bathroom
they call only when month end comes
sister back in manila says i changed because i couldnt send for the fiesta
how do i say to mama that this month 100 is max
parents paid for my school so now they want 600 a month forever
black tax is eating me alive
Every trip home costs me 3000 in gifts, the whole street stands at the door
my brother's wedding in Lahore and i'm supposed to pay all of it because i drive uber in toronto
if i tell them no they say i forgot where i come from
husbands family in Ghana asks every week, we have our own baby now
dad borrowed in my name at home, expects i cover it
first pay check ever and my mum already has plans for it
just lost overtime, cant send remittance like before, how to tell my parents
my kids grown up in germany and my mother in romania wants that they send her also
cousin sent me photos of a hospital bill again, last time it was not true
what do i say to an aunt who messages "dont forget us" with praying hands
they sold the cow so i could leave, so how can i ever refuse
nephew wants me to pay the agent for his visa, 4000 euros, everyone in the family is looking at me
grown son of mine, 35, asks for cash every month, i live off a pension
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
its Siobhan. shiv-awn. not see-o-ban
my new boss calls me Jose, im Joao
six months she's been writing Kristin, its Kirsten, in every mail
Starbucks spelling i dont care, but its on my office door wrong
they shortened me to Abby. nobody asked
my prof skips me in the roll call because he doesn't dare to say Nguyen
I changed my last name after the divorce and colleagues keep using the old one
teacher calls my daughter Leila, she is Layla and too shy to tell her
HR said can we just call you Sam? i'm Saman
client has been saying my name wrong for a year, now its so late to correct
people say oh thats difficult, do you have an easier one
My mother in law pronounces it as if it were a type of cheese, and we've been married since 2018
how do i say my name at the start of a call so that they get it
graduation is soon and i dont want the dean to murder my surname on stage
the coach yells a wrong name at me from the sidelines for the whole season
i am Xiaomeng, they call me "X", i smile but it is not my name
my sons new nursery says Yon, it's Jan
got introduced as Priyanka. im Pranika. in front of 50 people, do i correct?
he keeps calling me Steve. i'm not steve
doctors assistant shouts something in the waiting room and i know that must be me
everyone at church says Mary although I told them Maryam three times
you know when your own team lead avoids saying your name at all
the contract is in my inbox, 54k, i hoped for 60
they want an answer by thursday and im not happy w the number
Hospital offers me the job, pay scale is fixed they say, but I'd like step 5 rather than 3
whats a polite counter when its a startup with equity
got two offers, the worse paying one is where i want to go
HR sent an offer letter with 25 days leave, at my old place i have 30
i said yes too fast on the phone, can i still ask for more before signing
first job out of apprenticeship, can you even haggle over wages as an electrician?
want them to pay my move from lisbon to berlin
they lowballed me. i have a family. what do i write back
Kindergarten head position, they wrote group E9, it should be E11 in my view
sign on for cdl drivers, can i push for home time instead of cents
how much over their offer do i ask without being ridiculous
recruiter calls back at 3, need a sentence to ask for more
title. id take the money but i want senior in the title
offer came in under the range they told me in round one
is it normal to counter an academic post, its an assistant professorship and i'd need lab money
They will take me for the kitchen chef job, he say 2800 net, i have in mind 3200, how i speak with him
woman in tech here, the offer is decent, everybody tells me to ask for more, my knees go weak
start date is june 1, i want july and more pay, do i ask both at once
they gave me verbal offer and i like to get four day week in it
company says take it or leave it basically but nicer
lease renewal came, up 18 percent
told him id be late with the rent, now he wants to talk on saturday
mold in the bathroom since october, landlady shrugs and sent me an increase
My hours got cut at the bakery so I can only pay 400 of the 700 by the third
how to ask for a discount if i sign for two years
property manager wont budge on pet deposit
we live here 11 years, always on time, now they want market price
student flat, owner wants to keep my whole deposit for one scratch on the floor
can i get a month free while they renovate, theres scaffolding and dust all over
looking at a flat, its 1100, i want to offer 1000
behind by two months, eviction letter on the table
landlord sold the house, new one says 250 more or out
elevator broken for 9 weeks and im on the 5th floor with a pram, want a reduction
shop lease: footfall is down and i cant carry the rent for my yarn store
he wants three months deposit, i only have one, i really need this room
Rent freeze for my mother, she's 83, her landlord is actually quite nice, I'll phone him for her
how do i tell the owner i'll pay after the 15th because my wage comes late now
i have the letter mieterhöhung, my german is small, i want to say it is too much
boiler's out again and he texts me about the raise, unbelievable
i want to leave the lease early, got a job in another town, how do i ask
garage rent doubled, its just a garage, how do i talk him down
would sublet one room so i can afford it, need to get the landlady on board
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
weed smoke seeps under the door from across the hall, i have asthma
i have exams on thursday and the people downstairs party, i am too shy for knock
kids with a basketball against our shared garage wall for 2 hrs straight
the neighbours rooster starts at 3 and their dog answers
air con unit of next house hums right beside my pillow, want to talk with him friendly
how should i ring at a strangers door at 1am about the music
subwoofer dude again, last time he just turned it down for ten minutes
ground floor bar puts bottles in the container at 2am, i live above, want to talk to the owner as a neighbor
instead of a sorry i get flowers and silence
he makes pancakes after a blowout and thats supposed to be it
"im sorry you feel that way" thats all i ever get from my sister
My dad is 68, he broke my guitar when drunk, and to this day he says it fell
she'd rather die than admit it
bf says i made him do it
my best friend crashed my bike and is like whatever
waiting three weeks for an apology that isnt coming
in 30 years of marriage i have heard the word once, and it was to the dog
how do i get him to own up to even a little bit
husband forgot our anniversary and says i should have reminded him
she turns everything so that at the end i'm the one apologizing
my brother insulted my wife at easter and acts like its all good
always "you're too sensitive" never "my bad"
he stood me up twice, didnt say a word about it, now wants to go to the movies
My girlfriend reads my messages, gets caught, and then she's mad at ME
friend spilled my secret and laughs it off, no regret at all
my son (24) wrecked the car and not even a sorry mum
i dont want her on her knees, just once "i was wrong"
my wife can say pardon to the waiter but not for me
he gets silent when i say it hurt me, and after an hour he asks if i want tea
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
when is number two coming? from the cashier. the cashier!
colleague wants to know why im off every second wednesday
my hairdresser keeps digging about my divorce
how do i dodge "so are you two trying"
grandma: are you eating enough, why no husband, why that job. all before soup
guy in the office asked what my apartment cost
At the baptism my cousin wanted to know, loudly, who the father is
"what happened to your arm" every new person, first sentence
neighbor is asking how i can afford the new car
theyre asking if my son is adopted because he looks different
people at church ask me why i dont drink wine any more, am i pregnant
my boss asked if i'm planning kids
mother of my sons friend wants to know what medicine he takes
are you a boy or a girl. i get that at the bus stop
how old are you really? coworker keeps guessing
former classmate wants my salary figure "just for comparision"
since I lost 20 kilos everyone wants to know how and whether I am ill
she asked who i vote for at the dinner with 10 people
Aunties at the Eid lunch want details of why the engagement was called off, I need a short answer that shuts it down nicely
taxi driver wants to know my religion and if im married
is that your real hair? can i say something funny back
where are you REALLY from, third time this week, and then how i got my papers
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
he bought me a coffee again, i should say something before it gets worse
we had one date, he texts good morning babe. no
My lab partner wrote me a poem. I like him as a lab partner
how to turn down my neighbors son without making the stairwell awkward
she leans on me at every party, im just being polite
regular at my bar leaves his number on the bill each friday
went on 3 dates, shes lovely, zero spark on my side
my ex wants to get back together, i really dont
guy from bible study asked my dad if he may court me and i dont want to
a coworker saved me a seat, brings cake, and now asked if we go to the movies "just us two"
what do i text to a match when i dont want a second date
he told me he's loved me since year 9. i see him like a brother
im married and the trainer in my gym keeps flirting in whatsapp
shes 20 years older and invited me to her cabin, i'm the gardener
dont wanna ghost him but also not interested
my best friends brother confessed at the wedding, im flattered but nope
i like boys, and the girl next to me in class gave me a valentine
Widow from our walking group wants more than walks, I'm 71 and still miss my wife
he doesnt get hints. i need the clear version
the nice man of the bakery asks me every week to go out, my husband dont like and me neither
my tandem partner thinks its a romance, i only want to learn spanish
drunk kiss at the company party, hes into it, i regret it, monday is near
she left a toothbrush. then a drawer. now shes looking at leases
he proposed in front of his family. i said yes. i meant not yet
boyfriend wants me to come off the pill
6 weeks in and he wants me to meet his kids
I'm 19, he wants to sleep together, I want to wait, and I'm scared he'll leave
my partner wants a dog, im not there yet
she talks about names for babies, we're dating since august
he wants to tell everyone we're together, i need more time
wedding date, she wants may, i cant even say the word fiancé
my girlfriend booked us flights to her parents in seoul, thats huge for me
how do i say wait without sounding like never
After my divorce it took two years to feel at home alone. Now he wants me to give up my flat
he said love you on the phone and i said thanks
bf wants to get a joint bank account and my gut says slow down
she wants to open the relationship to next step, co-signing a mortgage, i'm 25 and terrified
not ready to introduce him to my son yet, he keeps asking why
my fiance want church wedding this year, my heart say too early, our families push us
he gave me a key and looked so happy, i feel cornered
My wife wants us to start fostering this fall, I might want it one day but I don't feel ready now
i love him but moving to his town for good, not now
she keeps asking "where is this going" after two months, i need time
girlfriend wants a tattoo with our names lol. its early
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
we delivered the wedding cake with the wrong names on it
backup failed, three clients lost a day of data, i write the mail
overbooked. family of five at my desk at 11pm and no room
The lab swapped two samples and a patient got worried for nothing for a week, I'm supposed to call her
our courier dropped her tv, shes right to be mad
sent the newsletter with everyones address visible, 1200 people
we printed 5000 flyers with the wrong phone number for a dentist
gym kept charging him for 7 months after he cancelled. our system
nanny agency here, our sitter didnt show up and the mother missed her flight
i forgot to order the part and now his car stays another week
how to admit to a customer that our tech broke her heating while fixing it
wrong meds in the bag, noticed before she took them, i'm the pharmacist and need to phone her
my shop sold him a used phone as new, bad mistake by my colleague
the bank transfer from us went out late and he got a late fee
our kitchen served nuts to a guest who told us about the allergy, she's ok, her husband wrote us
outage was 4 hours. statement to customers please, no blah
Travel agency, we typed the surname wrong in the ticket, and they couldn't board in Istanbul
translation agency: our error got printed in their catalogue, client calls at noon
lost the dress at the dry cleaners, it was her mothers
we promised the windows for may, we forgot to send the order to the factory, he was building his house
tax office letter for the client came because i missed the deadline, i am his accountant
hotel laundry shrank his suit, he has a meeting tomorrow, he stand in my reception
said sorry to a door today
my gf counts my sorrys, 31 yesterday
I reread my mail to the dean and it has five apologies in nine lines
"sorry to bother you" is how i start every slack msg
sorry for the late reply, after 20 minutes. i need to stop this
boss told me in my review that i undermine myself by apologising constantly
the waiter brings me the wrong dish and i apologize to him
as a kid i had to say sorry for everything and now i cant get it out of my mouth
people step on my foot and guess who says it
what can i say in place of sorry when im two minutes late
Canadian problem i guess, in my new team in Berlin they laugh when I say sorry before each question
i even apologised for crying at my own mothers funeral
my physio said stop excusing yourself for being in pain
tutor wrote next to my essay: dont apologise for your opinion
i always write "sorry if this is stupid" before i ask in class
in bed in meetings at the till, sorry sorry sorry. drives my husband nuts
how do i word an email without three sorrys in it
In japan we say sumimasen all the time, here in office they think i am insecure
I'm a trainee vet, I say sorry to the dogs, to the owners and to the chair I bump into
said sorry when my neighbor dented MY car
my daughter copies me now, she's 6 and excuses herself for everything
friends said they'd charge me a euro per sorry
i still leave the house at 8 every day. they dont know
badge didnt work this morning. how do i tell my wife tonight
closed the door of the shop for good, my dad gave me that shop, he doesnt know yet
My contract wasn't renewed and we've just signed the mortgage, she's seven months pregnant
what do i say at thanksgiving when they ask about work
company went bust, whole family thinks im the successful one
got sacked for something dumb, mom will go crazy
laid off by zoom at 10, kids home at 3
been pretending for 3 weeks now, sitting in the library with my laptop
everyone in the football team asks hows the new position. there is none
my parents in india tell all the neighbours i am at google, since monday i am not
husband was against me taking that job and now they let me go in probation
telling my boyfriend we can't do the trip because i have no income anymore
The plant shuts in june, 26 years there, and I've not found a way to say it to the boys at home
i resigned in anger yesterday and my partner doesnt have a clue
how do i tell my 9 year old daddy has no work right now
father in law got me in there and i got kicked out, he'll hear it sooner or later
at the class reunion they'll ask what i do. nothing, since april
i'm the breadwinner, was. what do i tell them and how without scaring everybody
lost my post as a chef, my visa hangs on it, how to tell my wife
mum lends me money for rent but thinks im between shifts, truth is they fired me
old colleagues text me about the office party, they dont know i was cut
quit law school in my head already, now i gotta say it out loud to my folks
im 24 and leaving our church for another one, my grandparents raised me in it
My dad built the bakery for me to take over and I want to go to sea instead. He retires in March.
told nobody at home yet that i joined the army
we are eloping in june, how do i break it to his mother
i wont be taking over the farm
parents think im in second year medicine, i want to switch to film
How to say to my family in Manila that I will not send my kids to the Catholic school, they will be shocked
taking a gap year, mum already paid the deposit for uni
im moving in with my bf and my parents are super religious, no ring no moving in
At 51 I'm giving up a partner track salary to become a carpenter and my wife's parents and mine think stability is everything
spending diwali with friends this year not at home, first time ever, scared to call
i'm converting to islam for myself not for a guy and dad is gonna flip
sold the condo to travel for a year in a van, telling my grown kids on sunday lunch
want to become a nun. mother wants grandchildren.
how to announce i'm changing my last name without dad taking it personal
going to raise a baby on my own with a donor, my brothers will have opinions, telling them on easter
they saved for engineering, i got accepted to hairdressing school
my whole clan expects an arranged match and i have said yes to someone from the office myself
I've accepted a job in Oslo, 3000 km from my widowed mom. Flight is booked and she knows nothing.
i stopped beleiving and dont want to do my confirmation, gran sewed the dress
dropping the phd after 4 years, my parents tell everybody about their daughter the doctor
got ten quiet minutes before bed, ask me something worth thinking about
my therapist said to keep a notebook and the page stays blank
give me one thing to chew on during my walk
turning 40 on friday and i want to look back on it properly, what could i ask myself
something to reflect on for lent, not the chocolate stuff
im a leo with scorpio moon, turn that into things to ask myself
morning pages are getting boring, need a prompt that digs deeper
I want to end the day with a short review, like three lines, what should they be about
can you interview me about who i am lately
sitting on the train home, dont want to scroll, want to think about my day
which version of me did people get today? something like that, more of those
new years eve alone with tea and a pen. where do i start
a prompt for self reflection pls
i meditate every evening and like to hold one sentence in my mind, do you have one
I keep writing what happened but never what I felt, how do I get to the second part
ask me something nobody asks me
i pulled the hermit in tarot, what should i wonder about now
starting a diary at 67, my granddaughter gave me a beautiful one, what does one put in it
writer here, looking for some inner question for the weekend retreat, nothing about work
how can i figure out what matters to me, some good questions maybe
what do i want to keep from this year and what can go, help me look at that
every sunday i take stock of my week, give me a fresh angle for it
threw the remote at the wall because she asked about dinner. i scare myself
zero to hundred in two seconds, thats me at home
my fuse is the problem, not them
I am 58, a foreman, and my daughter told me last week that she walks on eggshells when I come in
when my bf criticises me i just go stone cold and stop talking till the next evening
i exploded at my assistant over a typo on tuesday and saw her face
after an argument i sleep on the couch and dont say a word till wednesday, its how my dad was
how can i catch it before i blow up
I slam doors. 34 years old and I slam doors like a kid, my partner is tired of it
stonewalling, my girl calls it. i call it needing air. i want to learn to say that
get so worked up in traffic and then whoever is home gets it
my anger comes out on the people who did nothing
when we argue my throat closes and nothing comes out, she thinks i dont care
In my family everybody shouts, my husband is Finnish and he gets hurt when I am loud with him
what do i say in the moment when i feel the rage coming up
said horrible things to my mom on the phone again, hung up on her, now ashamed
i punish people with silence and i know it
told my team lead to shut up in front of all, its not the first time i lose it
im a hothead and im losing friends because of it
I walked out mid fight and drove around for three hours without telling my fiance where I was, I always do this
need a sentence for taking a break before i say something cruel
whenever my wife brings up money i bark at her, she starts crying, i hate this about me
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
moving from texas to germany for my wifes posting, kids are 6 and 9, how to say it
our dog has to be put down tomorrow and the twins dont know
I lost my job and we will have to leave the house, my daughter is 10 and senses something
how do you tell a four year old that mommy has cancer
we're adopting a boy from foster care, and our two have to hear it before saturday
daddy is going to prison for 8 months. what do i tell my son
their nana died this morning, they come home from school at three
i am getting remarried and my teens barely met him
My husband and me, we will live apart from summer. The children love both of us, I don't want they think it's their fault
words for telling a 5yo hes going to be a big brother
we have to change schools mid year bc of money, she just made friends
lost the pregnancy at 5 months. my son already painted a picture for the baby
what do i say when they ask if it's because of them that papa is leaving
telling my kids about my ms diagnosis, 12 and 15, no idea how much is too much
stepdad moves in next month, my 8yr old still hopes her father comes back
have to tell the little ones that we wont get to keep the foster baby
I'm being deployed for nine months starting in January. My boy is 6, my girl is 3.
mom is going to rehab, sitting down with the children tonight
separation talk with the kids on sunday, do we do it together or not
how to tell a child that her dad is not her biological dad
grandma has alzheimers and is moving in with us, sons room gets smaller, he is 11
were selling the house they grew up in, they are 13 and 16 and i expect war
"are you really going to eat that" - every single sunday at my moms
im 42 with two degrees and my dad still calls my work a hobby
my mother rearranges my kitchen and sighs loudly
nothing i cook is right for her, she brings her own pot to my house
she told my husbands family that i was always the lazy one
My father asked again when will I get a real job, I am illustrator and pay my own rent since 9 years
visiting my parents = hearing what's wrong with my hair, my flat, my boyfriend
mum thinks im too soft with my kids and tells me so in front of them
got a 1.3 in my thesis and papa said why not a 1.0
every phone call with mama ends with me in tears because of something i wear or weigh
he says my cousin already has a house
dad laughed at my car
I'm a grown woman, a nurse, and my mother inspects my bathroom for dust when she visits at easter
how do i answer when mom says i look tired and old
my parents pick on my husband and on how we live, each call a new remark
i showed my father my painting and he said the frame is nice
she finds the one spot i missed. always. i could build her a castle
Amma keeps asking on whatsapp why I gained and who will marry me like this
my old man says i throw like a girl and talk like a loser, im 27
mother doesnt like that i stay single and it comes up before the soup is served
cant do anything right in her eyes, now its the baby name
my dad corrects my english and my manners in front of my fiance
found condoms in my 15 year olds backpack, how do i start
my 9 year old saw something nasty on his cousins ipad and now asks questions
how to tell my girl about tampons, im a single dad and clueless
son is 12, he locks the bathroom door a lot lately, time for The Talk i guess
what do i say about sexting to a 14 year old
he smelled like weed when he came home from training
my daughter wants to know what a rapist is, she heard it on the news
kid asked at breakfast how the baby gets into the belly
She is eleven and starting to develop, needs a bra, she blushes and runs off when I mention it
my boy asked me if i ever took drugs. what do i answer
body odor. hes 13 and stinks and is super sensitive about it
how to talk about private parts with a preschooler so that she would tell me if someone touches her
my teen has a boyfriend who is 18, i want to speak about contraception without her rolling eyes
wet dreams. husband says i should do it, i say he should
My son asked what is a hooker, he is eight, we were in the bus
theres vaping in her class and i want to bring it up before she tries
how do i explain to a six year old what suicide means, the neighbor did it
grandson, 14, lives with me, has a girlfriend now. nobody ever told me anything at that age either
porn in the browser history of my stepson, 11, i dont wanna shame him
need a way in to talk about respect for girls and what no means
she asked me in the car what gay means and i went red
puberty stuff with my autistic daughter, she needs it clear and calm
report cards tomorrow, and its gonna be three Ds
long division has us both crying at the kitchen table
my 16 year old gave up on chemistry, says whats the point
he crumpled up the spelling test and shoved it under the couch
she studies till midnight and gets Cs
I'm a cleaner, I left school at 14, I can't help my boy with algebra and he gets angry at me
two hours for one worksheet, every day, im going insane
my kid got held back a year, what do i say to him
how do i ask about the exam without sounding like a cop
Zeugnis came today, my daughter has a five in latin and hides in her room
my son wont open the reading book. second grade.
he's clever but just doesnt turn his assignments in, school portal says 11 missing
my daughter cried because of a B. she thinks only As count
tutor costs 40 an hour and nothing changes, last maths paper was a 28 percent
i want to stay calm when he shows me the marks, my dad never did
"im dumb mom" he says over the fractions
how can i get my girl to start her essay, she sits in front of the blank screen till nine
My foster son is 13 and behind in everything, yesterday he tore up his vocabulary test before I could see it
finals went bad and hes pretending he doesnt care
sits over his exercise book and draws dinosaurs instead, 8 years old
we fight over studying so much that we dont talk about anything else anymore
what to say when your teen flunks the mock exams
meltdown in aisle 5 over a kinder egg, everybody looked at me
my two yr old went boneless on the escalator
she screamed the whole bus ride because i pressed the stop button and not her
what do i do when he kicks and howls at the bank and the line is behind me
My grandson, 4, lay down on the floor of IKEA and wouldn't move, people commented
leaving the playground is a nightmare, she runs away and shrieks
old lady told me to control my brat while he was bawling in the pharmacy
he bit a girl in the sandbox and her mom was watching me
on the plane tomorrow with a 2yo who loses it when strapped in
threw his shoes out of the stroller and roared, middle of the mall
i freeze when my kid goes off in church and all heads turn
lying on the pavement, wont walk, wont be carried, its raining and im late
My little one wants everything at the till and when I say no she is shouting like I kill her
how to be calm with a shrieking toddler in a restaurant
meltdown at the swimming pool changing room, 3 year old naked and furious
i ended up buying the toy bc people filmed us
nanny here. the boy i watch had a fit in the library and i had no words
kid pushed another off the slide and then had a fit himself, what do i say to him right there
my daughter, 3 and a half, flipped out at my sisters wedding because the cake was cut wrong
supermarket scene again... what sentence helps when they're past listening
she refuses the buggy seat, arches her back, screams blue murder in the train station
i got so embarrassed at the zoo i yelled at him which made the crying worse
he swore he brushed his teeth. the brush was dry
my 14yo told me practice was cancelled, coach says she hasnt been there in three weeks
found the stolen lipstick in her drawer after she said she bought it
my kid makes things up constantly and looks me straight in the eye
He said the dog ate the cookies, we were both laughing but it happens every day now
there was a party at our house while we were in spain, and he says no there wasnt
how do i confront my daughter about the forged signature on her test
stepson says he didnt scratch the car, the neighbours camera says otherwise
she deleted the messages and says there never were any
i know he vaped, i found it in his jacket, he says it belongs to a friend
My son is nine and told his whole class that his mother is dead. I am very much alive.
200 gone from the envelope in the kitchen, only my teenager knew
how to get the truth out of a 7 year old without scaring her
she told grandma one thing and me another, neither is true
he ditched class all tuesday, school texted me, he came home and told me about his great day
caught red handed and still says it wasnt me
my girl says she slept at Emmas. i met emmas mother at lidl and she knew nothing
fibs about everything, even what he had for lunch, 10 years
hes got a second instagram account, said he didnt even have one
what is a good first sentence when you know and he doesnt know that you know
Daughter is 16, she told she is working saturdays in the café but the café never heard of her
i hate being made a fool of by my own son, he pocketed the lunch money and said he lost it
tiktok under the blanket till two, shes 13, school starts at 7:45
we agreed on one hour, its four. every damn day
took the ipad, he kicked a hole in the door
what age for whatsapp? my son is ten and says hes the only one without
my stepdaughter sleeps with her iphone in her hand
how can i set up a rule for devices at night that they dont hate
fortnite on school nights, how to bring that down with my 15 yr old
kid brings his tablet to the toilet, to bed, to breakfast
I want a screen free sunday for the whole family, my teenagers will revolt
wants a smartphone for her 9th birthday, we said no and she cries daily
he broke the deal and played roblox at 3 in the morning, what now
i am a night nurse, cant check, and my boys are online until i come home
She says that all her class is in the group chat and if I take her phone in the evening she is nobody
how do i limit youtube without being the enemy
grounded from electronics, does that even work w a 12 year old
my daughter texts with the boyfriend all night long and falls asleep in class
screen time app says 9h 40. nine. hours.
want the mobiles out of the bedrooms from sunday on, how do i present it
my grandson stays over and is glued to his switch, im allowed to make a rule am i not
he spent 90 euro on skins, need new rules for the console and the phone
we never had any limits and now shes 14, can i still introduce some
what do i say when she says "you're on yours all day too"
she bit him because he breathed on her
twins, 4, one lego truck, blood
my older one teases the little one till he screams then acts innocent
backseat war from hamburg to the baltic sea, who touched whom
how do i stay neutral when one always comes crying "he hit me"
My two girls share a room and there is a line of tape on the floor now
i am the judge jury and police in this house, 3 kids under 10
they wrestle, its fun, then someone gets hurt. every night before dinner
my son is mean to his baby sister, pinches her when i turn around
"mom she started it" x 100
the big one, 14, calls his brother a retard and the brother throws things
do i step in or let them sort it out, they are 6 and 8 and its about the remote
babysitting my nephews on weekends and they beat each other up about the controller
whos turn on the swing, whos turn at the window, whos turn to push the button. i cant anymore
my stepkids and my own daughter hate each other and fight about the bathroom each morning
He pulls the hair of his sister and she scratches, yesterday with the fork at table
what do you say to two kids yelling at the same time
they both want the same cup. the blue one. we have two blue ones
teenage sisters, clothes stolen, doors slammed, "i hate you" through the wall
got a 5 yr old who wrecks whatever his brother builds
how do i get them to settle stuff without me
mum left the stove on again, third time since christmas. she wont hear of a care home
dad scraped two parked cars and says the street got narrower
grandma is 91 and climbs ladders
my father in law hid the dent, the police officer said he should retake the test
She fell in the bath on monday and lay there four hours. Still says she doesn't want a stranger in the house.
how do i talk pop into giving up the checkbook, he paid a scammer 6000
my mother forgets her pills and gets furious if i sort them
its time he moved out of the big house, the stairs will kill him
papa drove the wrong way on the motorway. he is 84. he thinks i exaggerate
need to bring up assisted living with mom without her feeling thrown away
hearing aids, walker, alarm button: my mum refuses all three
My old father lives alone in the village, no heating on, mold in the fridge, and he says all is fine
how to tell grandpa the licence is done
aunt raised me, shes 79 now, getting lost on the way home from the shop. she wont let me take over anything
he shouldn't use the chainsaw anymore with those hands. he's a farmer, 80
brother says let her drive, i say she nearly hit a child on friday. who tells her and how
dad wont give me power of attorney and hes mixing up his bills
convincing my mum to accept a cleaning lady / carer twice a week
she cant see well enough to drive at night but goes to choir every thursday, 30 km
what words for "you cant live alone anymore mama"
he used to be a pilot and now i have to tell him hes not fit for the road
grandmothers eyesight is nearly gone and she still cooks w gas
ms harper wrote "we need to talk about liam" and nothing else. meeting at 4
how do i tell the kindergarten teacher that my daughter is scared of her
got called in because my son threw a chair
my kid says the maths teacher calls him stupid in front of class, i want to bring it up calm
IEP meeting friday and there will be five of them and me
I am new in this country and the school invited me for conversation about my daughter, how I should prepare
the teacher never answers my mails about the reading help
parents evening, ten minutes per family, want to use mine well
second call from the principal this month, im shaking
what do i ask at the conference about my shy boy, he doesnt speak there
hes being shoved around at recess and the school does nothing, writing to his homeroom teacher tonight
she moved my son to the back row alone. i want to know why without a fight
how do i tell her preschool teacher about the divorce
the coach benches my daughter every game, i want a word with him not a war
Our daughter has ADHD and Herr Brandt thinks she is just badly raised. We see him on Tuesday.
teacher accused my boy of copying, he says he didnt, appointment tomorrow
want to thank the teacher but also mention the amount of homework
my ex and i both go to the school meeting, how do we focus on the child
dont want to be that mom but the grading was unfair, how do i write to mr okafor
daycare says my two year old bites, they want to sit down with us
grandpa here with custody, first time at a teacher night in 35 years, what do i say about the boy
i think shes bored in class and acts out, how do i say that to the teacher without sounding like my kid is a genius
i turned into my mother at 7:30 this morning, lunchbox flying and all
teeth brushing takes 40 minutes and my voice is gone
ask once nice, ask twice nice, third time i roar
bath, pyjamas, story, then she gets up eleven times
I am a calm person at work and a monster between six and eight pm at home
the whole building hears me in the mornings, get dressed get dressed get DRESSED
he ignores me till i scream, then he cries, then i cry
how to be heard by a 4 year old without raising my voice
single mum, two boys, late every day since september because of socks
my husband works nights so i do evenings alone and i blow up at the kids every time
lights out is at 8 they say, here its 10 and war
My daughter looked at me scared yesterday because I shouted so loud for the jacket
one more book, one more water, one more pee. i lose it
I promised myself not to be a shouting dad. day 2 and i shouted
they dont react. i'm like air until i get loud
the walk from breakfast to front door costs me all my nerves, kids 5 and 7
want to stop screaming at my children, where do i start
guilty every night when they finally sleep bc of how i talked to them
what do i say rather than "how many times do i have to tell you"
she wont leave the bathtub, wont put on the nightie, and i end up bellowing
foster mom of three, evenings are chaos and my tone gets ugly
nap time with my toddler is a battle and i hissed at him today
i say no sweets before dinner, he hands them a cookie behind my back
my ex lets them stay up till eleven at his place and i get zombies on sunday
every rule i set, my own husband sabotages with a wink
they ask dad when mom says no. works each time
she thinks im too harsh, i think she lets them dance on our heads
He took the punishment back while I was in the shower. I'm the mother of that kid too
good cop bad cop and guess who i am
my wife lets our son sleep in our bed and i dont want that any longer
my partner isnt their bio dad and has way stricter ideas about manners
we argue in front of the kids about what they're allowed, they just watch tennis
how do we agree on a bedtime, i say 8 he says when they're tired
I come from Korea, my husband from Sweden, we do not see eye to eye on raising our daughter
her mother buys him a phone without asking me, we are separated since two years
im the only one who says clean up your plate, he laughs with them
my husband overrules me, "oh let them" and there goes my authority
two mums, two totally different ideas about discipline. our boy plays us
co parenting with someone who has no rules at all
told our 12 yo no festival, my wife said yes an hour later by text
why do i always have to be the mean parent
consequences? she sets them, i forget them. she's mad at me and shes right, how do we sort it
he spanks, i dont believe in it, we need one line
vegetarian kids at mine, mcdonalds at his, and a big mess about everything else too
league until sunrise, i brush my teeth alone and go to bed alone
i lost my husband to a dragon game
his headset goes on at 7 and comes off at 2
She is on Animal Crossing from when she comes home till midnight, I cook, I eat, I clean
my fiance raids with his guild tue thu sat and sun
how do i tell him that the xbox gets more of him than me
netflix binge every night by herself in the other room, thats our marriage
been together 3 yrs, he used to plan dates, now he plans "just one more match"
newborn in my arms and he's on call of duty
my boyfriend said in a minute babe, that was at 9. its 1 am
i dont hate gaming i just want tuesdays
My man is streaming on twitch to 12 viewers each evening while I sit in the kitchen
wife watches korean dramas till she falls asleep on the sofa, i miss having someone beside me at night
candy crush, six hours, my 61 year old husband, i kid you not
he gets angry when i talk to him during ranked
we havent gone to sleep at the same time since he bought the gaming pc
weekends gone: football manager
my girlfriend is in a minecraft server with friends every night and says im controlling when i complain
how do i ask for two nights without consoles without nagging like his mom
I came home with a raise and champagne and he didn't pause
he missed our anniversary dinner bc of a tournament on discord
he plays on, the kids are in bed, the whole evening i stare at the back of his chair
saw a heart emoji from "Jule work" on his screen and now i cant sleep
he asked why i dont share my location with him, i felt watched, how do i answer
i scroll through who liked her pictures, its becoming sick
my wife asks where i was when i come 10 min late
He cheated two years ago. We stayed. I still smell his shirts.
she got upset because i had lunch with a female coworker, nothing happened
i looked into his email while he was showering and found nothing and feel awful
my boyfriend gets weird whenever i mention my best guy friend
he hides his screen when i walk in
how do i deal with him going to a wedding where his ex will be bridesmaid
My husband gets quiet when I come home late. I'm a home care nurse, there is nobody else
got cheated on by my last one and now i suspect the new one who did nothing
she demands my passcode, says couples have no secrets
he follows loads of bikini girls and it eats me up
long distance, he goes clubbing, i lie awake imagining things
my gf wants to know about every girl in my contacts, i have nothing to hide but it bugs me
how to say im insecure about his coworker without accusing him
whenever she goes out w the girls i text her every half hour and i hate being that guy
i found out he has lunch weekly with his ex wife, he never mentioned
trust is gone since the messages in march. we want to try. what do i say
I'm from Brazil, I hug everybody, my Danish boyfriend thinks I flirt
he doesnt beleive me that i was at my sisters
they hired an external for the position i've been doing unofficially for a year
found out on linkedin that tobias is the new head of design. tobias.
i applied for shift supervisor, third time no
the partner told me "next cycle". thats what he said last cycle
how do i find out why they didnt choose me for team captain of the research group
I am 56, a nurse for thirty years, and the ward manager post went to somebody who qualified in 2021
my name wasnt on the list for the bonus and everyone else in our row got it
didnt make tenure, the colleague with half my papers did
boss said i was a sure thing for the store manager job. got a pat on the shoulder
she got the big client, i did the whole prep
My boss gave the training in Chicago to the new guy, he promised it me in spring
need to congratulate the person who got my job, and i want to throw up
denied promotion again "not visible enough" what does that even mean
they picked someone else for first violin, my section leader owes me a talk
not selected for the fellowship, my supervisor recommended my labmate instead
how should i react at the review after they skipped me for senior
been acting lead since may, they announced somebody else in the all hands, nobody warned me
ten years at the plant, never foreman, always the one who shows the new foreman around
feedback after an internal rejection, how do i ask
everyone thought it would be me and then it was the directors nephew
want to tell my manager im dissapointed about the promotion round without sounding bitter
they said i'm too valuable where i am to move up lol
my senior dev has a competing offer and HR gave me a flat no for matching
two of my waiters compared payslips and now they're in my office at five
one of my guys asked for 15 percent, i only have 2 to give to the whole group
how do i tell my assistant the freeze is still on
She said "I know what Martin makes." I'm her boss and I had no answer
employee wants to know when he gets bumped up and its above my level
got to explain to eight people why the bonus is cancelled this year
i supervise cleaners, they keep asking for more per hour, head office decides
my direct report brought printouts from glassdoor to our 1:1
The best mechanic in my garage wants more money or he goes, I'm owner and the numbers are bad
new hire starts at more than my loyal lady of 12 years makes, and she saw it in the job ad
what do i say when someone on my team says inflation is eating their pay
i run a daycare, staff wants raises, the city pays us what it pays us
an intern asked me why he isnt paid
he asked me straight out if the women on the team get less than the men
my report is underpaid honestly. i agree with her. my director wont budge. what do i tell her
a raise request from someone whose work isnt there yet, how do i put it kindly
annual talks next week, six people, all will bring up money, the pot is empty
first time manager: somebody asked for a raise in our one on one and i said "ill see" and ran
team found the salary spreadsheet on the shared drive. monday is going to be fun
one of my drivers says the other depot pays 3 euros more, he wants an answer by friday
how to promise nothing but still fight for my peoples wages
pasta gets cold, his thumb is moving
i was telling her about my biopsy and she was liking pictures
mhm, yeah, sure. eyes on the screen. thats how my husband listens
my friend checks her messages the whole time when we meet for coffee
date night at the italian place and he was reading football scores
how do i ask my partner to put it away while we eat without sounding like a teacher
My mother comes to visit and spends breakfast on facebook
i stop talking mid sentence and he doesn't even notice
she takes her cell to bed and its the third person between us
dad answers work emails at every family meal, im 17 and its sad
when i say something important she goes "wait" and types
he picks it up the second there is a pause in our talk
my bff texts other people while im crying in front of her
I cooked four hours for his birthday and he filmed it, posted it, and then read the comments
phubbing they call it, my gf does it constantly
whats a friendly way to say look at me when i speak
my boyfriend reads reddit while i tell him how the interview went
at lunch with my daughter, 29, she had her phone beside the plate and it buzzed and buzzed
want a no phones rule for the two of us during meals
my wife, she is looking in the mobile when I speak, after I must repeat everything
he even googles stuff at the table to prove me wrong
three friends, three drinks, three phones, nobody talking
grandpa and migrants, every birthday, before the cake even
my sister in law went full anti vax over the turkey
dad watches that channel all day and then quotes it through dinner
coworker rants about the government at lunch, i just want to eat my soup
I'm the only liberal in a family of hunters and they love to poke at me about it
what do i say when my aunt makes jokes about muslims at easter
brother in law sends flat earth videos to the family chat and wants to discuss them at christmas
election is next week and we all meet at my parents on sunday, help
my husbands father said women shouldnt vote, laughing. nobody said a thing
In our bible study they began about abortion law and I think different than everybody
my best friend joined a party i cant stand and she talks of nothing else
uncle pete baits me about climate every time. "still saving the planet?"
how to change the subject when they start about the president
my mother thinks the moon landing was faked and my kids are listening
family bbq, the topic was guns, my nephew left the table
do i speak up when my gran says the n word
we had a beautiful evening until gaza came up
my son, 20, calls us boomers and fascists over the roast
roommates parents visited and started about gender stuff, i didnt know where to look
i don't want to lose my dad over brexit
colleagues at the canteen tell jokes about gays, im not laughing, what can i say
my cousin posts q stuff and shes hosting the reunion
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
two minutes at the mic about the bus line they want to cut, im 72 and i need that bus
the mosque parking thing goes before the planning commission on wed and i want to speak in favour
county commissioners, agenda item 7, my kids asthma and the asphalt plant
how do i start when they call my name at the hearing
signed up to speak at the library closing meeting, never did such thing
the owners assembly votes on the elevator, i want to say why we need it
they want to build 40 flats on the meadow. i have 180 seconds
speaking to the parish council about the dogs on the cemetery
I am a teacher and want to address the school board about book bans, the room will be hostile
what can i say in the village meeting so they finally put a crossing in front of the kita
public hearing about the shelter, most neighbours are against, im for
my rent went up 30 percent and the city hears residents on monday
At the citizens meeting I want say something about the trash in our street, my german is not so good
testimony before the state committee, nurse staffing, 3 min limit
want to object to a liquor licence next to the playground, board meets tonight
they timed out my neighbour mid sentence, i want mine to land in two minutes
how do you address a mayor
co-op annual meeting, i want to stand up against the fee increase
speak at the university senate open session about tuition, student here
skatepark!! were 15 and they let us talk at the town council thursday
how do i bring one story and one ask to the water board
union hall meeting, open floor, i wanna say why we shouldnt accept the contract
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
startup, four people, im number two and i want out
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
i play my own song at my brothers funeral on thursday
book launch in my small town, i have to read chapter one, my hands do earthquake
singing something i wrote to my girlfriend at her party, only guitar
my writing group wants me to share my short story out loud next week
how do i introduce my poem without saying its not very good
first slam. 16. my whole class comes
reading my vows i wrote myself and i cry every time at line three
They asked me to read my haikus at the library evening, I am 78 and my voice is thin
i rush through when i perform my lyrics, nobody gets a word
my turn at the campfire to sing the one i made up
recording my own audiobook and it sounds like a phone book
want to read my letter to god in front of the congregation
published my first novel, reading in a cafe, twelve chairs. what do i say before and after
mic stand, spotlight, my own rap, and my mouth goes dry
wrote a rhyme for my colleagues farewell and have to recite it
english is not my mother language and I read my poem at a festival in Dublin
how to keep my eyes up when im reading off a page i wrote
i have to sing my psalm setting solo in easter service, composed it myself
whats a good way to end a reading, i always just go "yeah thats it"
standing there with my notebook, paper shakes so everybody sees
teacher picked my essay to be read to the school at graduation and i have to do it
spoken word night at the prison where i teach, i promised to go first with my own piece
every call with papa: weather, car, "here's mum"
i know my mothers recipes and nothing about her life
my sister and me swap memes all day but i dont know how she really is
drove six hours with my grandfather and we discussed the motorway
how do i ask my dad about the war in bosnia, he never speaks of it
He's 81 and in hospital and we talk about the food there. I want to say something that matters
we're brothers, we love each other, we grunt
whats a question that gets my mum to open up
wish my grandma would tell me about when she was young
my best friend since school, we joke about everything, i never told her about the panic attacks
my son is 22, conversations are: good, fine, ok
with my uncle its only fishing. he raised me. id like to thank him for it or at least go there
small talk with my own mother, 30 yrs of it
I would like to speak with my father about feelings but in our culture men do not do this
my stepdad and i can fix a roof together without one word
cancer diagnosis and we still chat about the neighbours cat, how do i go deeper with her
i want to really know my grandpa while he can still remember
how to say something personal to my brother w/o him making a joke
how are you fine how are you fine. my dad and me since mum died
visit my godmother monthly, always the same polite coffee chat, i would love to hear her real story
tell my mom im not doing ok instead of "all good", how do i start
my cousin and i were like twins as kids and now its just how's work
found a photo of us from 2009 and wanna write her but whats the first line
we shared a dorm in lyon and then life happened
i ghosted my whole friend group when i was depressed, id like to come back
is it weird to message my old teacher after 20 years
We had no fight, we just stopped. Her number is still in my phone
my childhood neighbor moved to canada, i found him on facebook last night
three unanswered texts from her from last year. i'm ready to answer now
how do i write my cousin after a decade, we used to spend each summer together
since my baby came i vanished, my girls from uni probably gave up on me
I would like contact to my host family from 1994, do they even remember me
old band mate popped up on my feed, wanna say hi
missed his wedding, missed his kid, he was my closest mate. where would i start
thinking of my former colleague a lot, we lost sight of each other when she retired
a message to someone i havent spoken to since before covid
my penpal from japan, last letter was 6 yrs ago, it was my turn
my brother and I drifted, no quarrel, last call was at the funeral four years back
what do you write when too much time has passed
she texted happy birthday in 2021 and i never replied, miss her
i want to look up my ex roommate from the shelter, she saved me back then
afraid he thinks i want something if i write out of the blue
my old coach. i owe him a message since ten years
we grew apart after i moved to leeds, i'd love to just be in touch again
no. no. no. and then he asks my mother to ask me
she said "are you suuure" four times at the table about the wine
the guy from the gym keeps offering me his coaching though ive turned him down in january
my ex keeps wanting to meet, ive answered him clearly and he starts over every week
i told my boss i cant work sunday and he came back twice with the same question
How often must I repeat that I don't want a dog? My husband brings it up each evening
declined politely, now im getting guilt trips
my sister argues like a lawyer till i cave
phone contract people rang again, fifth time, i said not interested
what do you say when your explanation only gives them something to attack
aunt wont accept that we wont come for the holidays, she calls daily with new reasons
client still tries to get the lower price after i've said it's final
turned him down for a date, he asks what if as friends, what if just coffee
my mother says "but why" to each no until im out of reasons
i refused to lend the car, now he tries it via my wife
how to stay firm the second time, i always crumble on round two
they asked me to be treasurer, i said no at the meeting, they put me on the ballot anyway and ask again
My cousin not accept when I say I dont sell the land. Every month another phone call
toddler logic from a grown man: please please please
coworker wont drop it about the timeshare weekend even tho i said no thanks
already gave my answer, and she sent a 3 page email why im wrong
i feel worn down, ill say yes just so it stops. whats the other option
vegas for marks 40th, 900 bucks, nope, but how
my boss invited me to his garden party and saturdays are sacred to me
cant face a baby shower after my miscarriage
got asked out by the guy from the bakery, hes sweet but im not into him
how do i rsvp no to my cousins destination wedding in bali
its thursday and i already regret having agreed to karaoke
friend wants me at her msc cruise hen weekend. seasick, broke, introvert
neighbours invited us to a bbq and we honestly just want to stay in
The parish asked me to the pilgrimage in May, I am grateful but I prefer not to go
need a text to get out of tonights dinner without lying
my ex's mum invited me for christmas eve, lovely woman, not going
class reunion 30 years, not my thing, the organiser keeps a list
work christmas party w/ bowling. how do i politely skip
housewarming on the same evening as my only free night in weeks
invited to speak at a friends blessing ceremony but it isnt my faith
im 15 and i dont want to go to a sleepover at her place but i like her
a couple we met on holiday wants to visit us / have us visit, how to say no nicely
two weddings one weekend, who do i turn down and how do i write it
they want me at the after work beers, i dont drink and im tired
what's a kind way to say thanks but no to a gender reveal party
She sent hand made invitations for her 80th and I cannot travel so far any more. What do I write back?
said maybe to a camping trip and now they count me in
he needs "just till payday". its always just till payday
my sister wants me on her lease as guarantor
how to tell my neighbour hes not getting my drill, the last one came back broken
a mate from the pub is short 300
Colleague asked for an advance for her rent, I hardly know her, she cried
my son is 31 and wants me to bail out his business, again 5000
can i borrow your car for the weekend. no. how do i say that
nephew wants to put his motorbike loan in my name
They know I got the inheritance. now three cousins have emergencies
my best friend still owes me 1200 and asked for more last night
someone from church asked for money for her sons school fees
my boyfriends brother wants us to co-sign for a truck
she wants my wedding dress for hers, id rather not hand it over
back home everyone think I am rich because I work in Dubai, every week somebody write for money
roommate wants me to cover her half this month, 3rd time
friend pitched me his crypto thing, "only 2k in"
ive got savings, my dad knows, and he has gambling problems. he asked
not a bank. how do i say i'm not a bank, nicely
my ex wants a loan for his divorce lawyer lol
old classmate messaged after ten years, hello dear, and then the ask: 700
cant refuse my mum when she needs cash but i have nothing left myself
coworker borrows lunch money daily and never returns it, tomorrow i want to say no
my mil assumes i'll drive her to every appointment
best friend wants me as maid of honor and i dont have it in me
im the family taxi
my sister dropped her kids off "for an hour" again, it was eight
dad wants me to come fix his computer every weekend, 90 km
my husband wants his brother to live with us for the summer and i just cant
She asked if she could bring her dog when she stays, I'm allergic, she's my oldest friend
mom wants us to go on holiday together. i love her. no
how do i turn my brother down, he wants me to design his logo for free
said yes to cooking for 30 at my aunts, and my stomach hurts since
i'm the one everybody calls and i have 2 jobs
my girlfriend wants me to come with her to every single family thing
my grandma wants me to wear her mothers ring and dress, i dont want it and dont want to break her heart
he asked me to be godfather. im not religious, and its my best mate
friend wants to crash on my couch for a month, i got a one room flat
My mother in law wish to come for three months when the baby is born. Two weeks is my limit
they made me the default for watching the grandchildren, tues, wed and fri. im 70
my little brother wants me to write his application for him
how do i not feel like a bad daughter when i cant come
cat sitting for my neighbour friend each month, its getting too much
she wants to vent two hours each night on the phone and i need sleep, shes my closest friend
everyone wants xmas at mine since i have the big table
they call me grandma because i dont do shots
all the boys on the team do snus
whole squad is getting matching tattoos and im not feeling it
im 17, theres gonna be coke at this cabin, whats a chill way to pass
my friends shoplift at the mall and say its my turn
"just one sip" ffs i dont like it
frat hazing next friday, they want us to do stuff im not ok with
how to leave when they start smoking up without being the weird one
im in recovery, my coworkers keep putting a beer in front of me
The others in my class they all pierce the nose in the weekend and say I must too
girls from my dorm take adderall before finals and offer me some
everyone drives home tipsy like its nothing and says get in
they bully this one kid in our group chat and want me to post something too
being the only virgin in my crew, they push me to do it with someone
my mates bet on football every week and nag me to join in
at the bachelor party they want to go to a strip club, i dont
he passes me the joint, everyone is looking, what do i say
want to stay cool and still not egg the teachers house
They ditch school on fridays and I have a scholarship, they say dont be such a nerd
erasmus party, flatmates play drinking games, nobody accepts water
my cousins smoke shisha all night and push the hose at me, i have asthma
scout group asked if id take over as treasurer, i already do three things
they passed the clipboard and my name was on it before i sat down
how to tell the soccer club im not coaching another season
room parent? me? again? no thank you. but politely
the choir director wants me to organise the trip, i'm only there to sing
I'm 74, been running the food pantry since 2005, and want somebody else to have the keys
Sunday school needs a teacher, everyone looks at me since i work with kids all week
a neighbour wants me to lead the block association
board seat at the shelter. honoured, no time, how do i put it
my kids daycare wants parents to paint the fence, third saturday in a row
the imam asked me to coordinate the iftar dinners and I have exams
they want me for student council rep bc nobody else raised their hand
stop being the snack mom without a scene
the rector phoned me personally about the bazaar, hard to refuse
volunteer fire dept wants me as secretary on top of everything, wife says enough
How I can say to the association of parents that I will not translate all letters for free anymore
want to give back my post as deacon after my heart surgery
alumni club wants me as a mentor, i dont have the hours this term
neighborhood festival committee, they just assume ill do the tombola
asked to be on the hiring panel for the nonprofit im helping, unpaid, 20 hours. no
my name got suggested for club president and i want to nip it in the bud
they guilt us: if no one does it the group dies. still no. how
friday 4:45 "quick thing" from my boss, takes till nine
i have 38 tickets open and she adds the newsletter
they want me to be on call over easter, i did christmas
how do i tell my prof i cant also grade the second course
colleague goes on vacation and dumps his accounts in my inbox
My boss asked if I could take the intern too. Third intern this year. And the move.
unpaid overtime, nobody says no here
being asked to cover the night shift after my day shift
my editor wants 2 more illustrations by monday for the same fee
i'm a waitress and the owner texts me on my day off if i can come in
lead wants me in a fourth working group
not my department, not my task, but it lands on my desk anyway
need a line for "what should i drop then"
chef says i must learn the fish station also this week, i sleep 5 hours
they made me party planner at work because im the woman in the team
how do i push back on the deadline they moved up
client keeps slipping in "small changes" that werent in the contract
asked to translate in meetings since i speak polish, thats on top of my job, i dont want it anymore
my supervisor wants me to run her conference while im writing my thesis
my workload is insane and he just said you're so good at this
slack at 22:00 "can you have a look". no i cant. how do i say so
In the care home we are two for thirty residents and they ask me for another double on saturday
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
bass through the wall, 1:30, chemistry final at 8
she blends smoothies at 5 in the morning
my brother practices drums whenever i have online class
hes on discord yelling "push push" till four
how do i ask my flatmates gf and him to... keep it down
I work nights in a hospital and sleep by day, my housemate vacuums at noon and sings
stomping. just stomping. my roomie walks like a horse
sister has tiktok dances at 11pm above my head
wg party every wed and i write my bachelor thesis
my dorm mate sets 9 alarms from 5 on and sleeps through all of them
tv on full volume, my grandpa lives with us and hes half deaf, my room is next door
how to bring up the guitar at midnight with my roommate w/out being a buzzkill
my housemate talks to her mom overseas on speaker from 2 to 4 am
walls of paper and a guy who slams every cupboard
He comes home drunk at three and cooks with all pans, I have early shift in the bakery
snoring in a shared room, its her not me, im dying
my flatmate records podcasts in the living room when im trying to sleep
quiet hours, we need some, how do i suggest
my cousin whom I live with leaves the television run all night and I can not sleep
i can hear every single word of her zoom therapy and her laughing at reels until late
roommate does hiit workouts at 6am right over my bed
can't study at home, there's always people in our kitchen shouting over beer pong
intro call with a bakery chain at 2, i design websites, how do i find out what they want
a lead booked 30 min with me on calendly and i freeze after hello
i talk features for 20 minutes and they say "we'll think about it"
how to ask about budget early without being pushy
freelance photographer, bride calls me tomorrow for the first time
What should I find out from a prospect before I send any offer?
they ask "what does it cost" in the first minute, how do i steer
my boss listened to my demo recording: i spoke 80 percent
first meeting w potential client for my gardening business, dont want to forget the key things
good openers for a prospect who filled out our form
who decides in their company? i never ask and then it stalls
I am new in software sale and tomorrow is my first qualification call with a hospital
coaching business, free intro session, they chat an hour then vanish
need to know if theyre serious or only shopping around
what to ask a homeowner who wants solar, before the visit
architect, couple wants a house, first phone talk. what do i need to hear from them
tax adviser here, new clients call and i start to advise right away rather than listen
want to learn how to dig into their problem and not just sell my package
inbound enquiry from a big brand for a mural, call at 10, im a painter not a salesman
how do i open up a first talk with a cold lead that said yes to 15 minutes
how do i find out their deadline and pain in one call
b2b, first zoom with three people from procurement, i want a handful of smart questions
same couch, same bed, and i feel a thousand miles away from her
we pass the baby like a baton and say goodnight
my husband works shifts, we leave notes on the fridge, i want him back
haven't laughed with my wife in months, i long for that
boyfriend is in barcelona for a semester, how do i write it without sounding needy
We've been married 26 years, the kids are gone, and he is in the garage all the time. I miss who we were
id like an evening with my gf where we dont plan the renovation
since the twins we are a logistics company
how to tell him im lonely next to him
i miss my sister, she has a new boyfriend and i never see her, wanna tell her nicely
my partner is always travelling for work. when he's home hes asleep
she thinks im angry but i just want her close
Hes not cheating, not gaming, just busy busy busy. I want my man.
can i say to my best friend that i miss her since she became a mom
when did we last go dancing. i want that again with my wife
I don't know the good words in english for: I want be near to you again
we havent kissed properly since summer, i dont want to accuse him
i ache for her and what comes out is "you're never here"
date nights died with covid. how do i bring up wanting us again
mum, 68, she just works and runs around for others, id love to have her for a day to myself
our talks are shopping lists. what could i text him at lunch that is warm
my fiance lives in another city, sundays at the station kill me, want to tell her how much
told my girlfriend about his diagnosis and she mentioned it to him. fuck
three glasses of wine and i spilled that sarah is pregnant
she trusted me with her abortion and i told my sister, my sister told everyone
i screenshotted our chat and sent it to the wrong person - her
it was supposed to stay between us and now the whole office knows he's leaving
i outed my cousin by accident at lunch
i have a big mouth. told my brother in law what my brother earns
how do i admit that it was me who told
he confided in me about his marriage in confession group and i talked to my wife, who spoke to his wife
my daughter's crush, i blabbed it to her aunt in front of him
bitched about my roommate in a voice message and it got played out loud
I promised not to say about the surprise and about the debt, I said both
she asked "did you tell anyone?" and i went red
the group chat had her in it. we were talking about her. i wrote the worst one
i told hr something my teammate said over beers
leaked my best friends new job to our boss, by accident, she hadnt quit yet
he'll never tell me anything again after what i passed on to his dad
my student told me a thing in private and i mentioned it in the staff room and it came back to her
what do i say to somebody whose secret i gave away
made fun of my friend to others and it reached her by tuesday
i told mom about my sisters eating disorder though she begged me not to
he called me a stupid cow and then wanted his parcel number
do i have to take insults at the helpdesk till they are done
"go back to where you came from" on the line today. i just sat there
creepy guy asks what im wearing when i do tech support
she threatened to come to my house, i do billing for an electricity company
my script says stay polite. he said the c word twice
is there a professional sentence before i disconnect
woman calls our hotline every day only to scream filth
I work in the bank's phone service. A client shouted racial slurs at me, my lead said don't hang up
chat customer types nothing but f you f you, when can i close it
after the third insult i started to cry with the headset on
insurance line, a man calls just to moan into the phone, what do i say before i cut him off
i want to give one clear warning then hang up
doctors office reception, patient on phone calls me whore cause no appointment
How to end a call when he only insults me and I am not native speaker, he mocks my accent
they curse at my trainee, she's 19, what should she say to stop it
where's the line between upset and abusive on calls
a repeat caller drunk each friday, disgusting remarks, city hall switchboard
i told him i'd put the phone down and he laughed
dispatch for taxis, guy screams bitch bitch bitch, boss wants us to keep calm
live chat user sends dick pics. i need a message that ends it
phone rings, i say my name, and off they go
internet has been down 4 days in his street and i'm the tenth person he reached
how do i get a word in when someone rants into my ear
lady was yelling about her insurance claim, i was polite but it got worse
travel agency, flight cancelled, they all ring at once and they're mad at me
what's the first sentence when the one at the other end is boiling
I answer the phone at the town office. garbage wasnt collected. they roar
i tend to say calm down and it explodes
caller on hold 45 minutes before he got me, he was furious
my voice goes high when they get loud on the telephone
dad of a patient rings our practice raging cause the lab lost the sample
he said "you people" and "every time", i couldnt even get his account number
How to make quiet an angry man in telephone? I work for heating company and it is winter
plumber here. woman calls fuming about the leak we fixed last week
new on the hotline since monday, 60 calls a day, half of them are livid
they hang up on me in the middle of me explaining
whats good to say rather than "i understand your frustration", they hate that on the phone
wrong medication delivered, daughter of the client on the line, rightly furious, i just stammered
shouting customer, headset on, boss next to me listening in
he goes on and on about a bill from 2022, not insulting, just really loud and upset
how do i end on something concrete when a caller is mad about a delivery that never came
bank hotline: card blocked on holiday, woman screaming from majorca
guy threw his burger on the counter, wrong sauce
i'm at the pharmacy till and a man bangs on the glass
librarian, late fees, she went ballistic and the whole room went silent
she was two inches from my face over a coat
how to handle a raging passenger at my gate
A father was screaming at our front desk in the hotel at midnight, room not ready, kids crying behind him
my knees go soft when someone gets loud in the shop
vet receptionist. people shout at me about the bill with the sick dog in their arms
bar, saturday, dude claims i gave him wrong change and leans over at me
what do i do with my hands and face while he is yelling
im 18, first job at an ice cream stand, a grown woman screamed at me
the whole queue was watching as he called our place a joke
In my kiosk comes a man and he is very angry about the parcel, he hits with the hand on the table
citizens office, window 4, shouting about a passport every other day
someone flung a pair of shoes at my coworker, how do you bring a person down
car rental desk, they see a scratch fee and start hollering
how do i get a fuming client out of the waiting area into a quiet corner
tore up the receipt in front of me and yelled i was a thief
a woman in the bakery lost it about the last bread being sold
gym reception, member red in the face about his contract, came round the desk
stay calm in front of an irate guest, im a waiter, steak was cold twice
he was loud, he was tall, and it was only me in the showroom
subject line: "YOU THIEVES". its my turn to reply
etsy buyer sent me 9 messages in an hour, each angrier
i drafted a snippy answer and deleted it, help me with a better one
a parent wrote to our daycare office a full page of rage, must answer today
how do i open the reply, "sorry for the inconvenience" is a joke here
patient wrote us in all caps through the portal
whatsapp business: "where is my stuff????" and swear words
My customer from Austria wrote that we are liars and amateurs because the lamp came broken. What I write back?
a long nasty mail cc'd to my boss, half of it is true
he writes "last warning" but its really just about an invoice mistake of ours
client email at 23:14, pure venom, about the logo
should i answer point by point or keep short when theyre that mad
an outraged subscriber replied to our newsletter
insta dm from a buyer: ur a scam. the parcel is stuck at customs
furious letter, handwritten, four pages, from an 80 year old about her phone line
ticket #2291 says our support is a disgrace, second reply from me
how to not sound defensive in writing when a tenant blasts us about the heating
got screamed at by text basically
angry message from a guest before she even arrives, booking went wrong on our side
the mail says we ruined her daughter's birthday, cake was late
he demands an answer within one hour, i can only answer tomorrow properly
help me write to a mad client whose order we lost twice
2 stars "soup lukewarm, waitress colder". im the owner
a competitor i guess wrote we have cockroaches
trustpilot is killing us since the software update, what do i post below
woman i never treated says i botched her lashes
how do i respond publicly to someone who calls my daycare dirty
tripadvisor: "never again". and he's right about the shower
my first amazon review as an author is one star and says boring
I have a small hotel on Crete, the guest wrote bad things in booking.com and all can read it
do i reply to a rating with no text at all
doctor practice, jameda comment about the waiting times, what can i say w/o breaking privacy
they named my employee in the review, "fat rude girl"
somebody under our fb ad wrote "don't buy here, thieves", 60 likes
yelp review from a date we were closed
two hundred good ones and i lose sleep over this one
how to answer a comment that says our bread has got worse since dad retired
old client left a nasty google rating after a fight about the invoice, it's already up
kununu: ex employee trashes us, can i respond as the boss
our airbnb got "smells weird". it did. we fixed the drain
need a short dignified public answer, not defensive
podcast got a 1 star "annoying voice"
customer posted a pic of a hair in the salad, tagged us
driving school, they wrote im shouting at students. hm. sometimes i do
i'm first level, the router people are second level, how do i say it so they dont groan
"ive told this three times already" and i need to send her on to a fourth
going off shift and my chat customer is still mid problem
this is a billing thing, im technical. what do i write
how do i introduce my colleague when i give her my client for maternity leave
bank, i have to put them through to the mortgage desk, they hate the music
a warm transfer, what do i say to both sides
she asked in chat about warranty law and i have no clue, who answers next?
tell the guest that housekeeping takes over and she doesnt have to explain again
My client goes to my coworker from May because I change department, how to announce him that
the patient needs to go to another office across town and he's already been to two
I don't know the answer and must ask the engineer, customer is waiting on the line
passing a support case to the night team, what notes and what to tell the customer
i feel people think im getting rid of them when i connect them to someone else
insurance claim goes to a specialist now, how do i word the mail
they get bounced around here, i want to be the last stop or at least hand off properly
not my area but dont wanna say "not my area"
bug needs devs, could take days, customer wants me to stay on it
how do i forward someone without losing their trust
moving to another team, my 30 clients go to the new account manager, how do i pass them along
reception to sales, sales to service, he's fed up, im sending him to accounting
town hall: wrong floor, wrong form, wrong person. how do i send citizens on kindly
ER triage, six hours tonight, they come to my window every ten minutes
only one of three tills open and the line goes out the door
what do i say to table 9, order went in 55 minutes ago
bike workshop, spring, everyone waits three weeks and hates me
passport office, ticket 214, we're at 96
her sofa was due in may then june now august
How I explain to the patients that the doctor is one hour behind because of an emergency?
hair salon, colleague is sick, my 3 o clock sits there since 2:50 and its 3:40
pharmacy on a saturday, just me, queue of twenty
got no news for them, just that it takes longer. how do i say that
boarding delayed again, i hold the mic
they sigh and look at the watch, each of them, all day
therapy practice, waiting list is nine months, they beg me on the phone
food truck festival, fryer broke, 30 people in line
call backs are two days behind, what do i tell folks who ask when
repair part is stuck in shipping, customer has no heating, i can only say wait
the vet is in surgery and the waiting area is full of barking and angry humans
i dont want to promise ten minutes when its forty
what to tell someone who's been sat since morning and got skipped
mri broke down, all appointments push back, im the one at the desk
coffee bar rush, people snap "still waiting"
tell parents at the kids clinic it'll be another two hours, nicely but true
"let me speak to whoever is in charge" before i even said hi
karen moment at my register, wants the store manager over a coupon
they don't take me seriously because im 20 and want the boss
i AM the manager and he doesnt believe it, wants a man
boss is off today and she insists
how do i keep it at my desk when they shout for the supervisor
I could solve it in one minute but he wont tell me what it is, only "get me the director"
guest at breakfast wants the general manager because of eggs
my supervisor hates being fetched, guests demand it daily
every second call: i dont talk to agents, put me to your lead
what do i say first, when they go over my head like that
The lady said: I don't speak with you girl, bring your chief. How to answer correctly?
manager is in a meeting for an hour & customer refuses to wait or to talk to me
they think the boss gives them a better deal
how to offer my help once more before i get the floor lead
"whats your name and whos your superior"
i feel small when a client asks for someone more senior
bank branch, old gentleman will only deal with the branch director, like always
barista, dude wants the owner because no oat milk
he demanded my team leader in chat right after hello
should i just go get her or try first
dealership: customer wont discuss the bill with me just with the head of service
lease is up, my cafe closes in october, the old ladies come daily
how do i write to 400 members that the yoga studio is shutting
we got hacked. addresses are out. i have to phone the clients
rent a garden service: from january 12 percent more, how do i tell them
the shampoo they've bought for 20 years is gone from the range
my supplier stopped, my best customer needs those filters
subscription goes from 9 to 14 a month and i write the email
I'm a midwife and give up home births, three families are already counting on me
the tour is cancelled, not enough guides, 18 people booked
announce to parents that our afternoon care ends in summer
kitchen was promised for christmas. it won't be there by christmas. im calling them today
last day of the bus line, i'm the driver and people ask
the app gets shut down and users lose their data by june, how do we put it
We must say to our clients that their guarantee is not valid any more as the company was sold
doctor retires, no successor, im his assistant and phone all patients
bakery drops the rye bread. theres gonna be tears
new owner, no more credit for regulars. how do i tell old hans
how do i explain higher fees to a client who is with us from the start
our shop no longer repairs shoes, just sells. they still bring me their boots
recall: the stroller they bought from us isnt safe
we're dropping his region from our delivery area
product is end of life, support stops in march, big customer, bad call ahead
worn shoes, muddy, in the box, "never used"
she ate the whole cake then said it was bad, money back pls
ticket is non refundable and his flight is tomorrow, hes pleading
guy wants his course fee back after finishing the course
no receipt, no tag, but she insists on cash
concert was rained out after an hour. terms say no
I sell handmade rings on Etsy, made to measure, she changed her mind
how to tell them store credit only
airbnb guest left two days early and expects the rest paid back
dropped his phone in the toilet and calls it a defect
he cancelled the shoot on the morning and wants the retainer returned
Customer bring back perfume opened and half empty, I should refuse but kindly
gym, moved away, wants a year of fees back
swimsuits can't be returned. argues with me ten minutes
what do i offer when i cant give the money back
parents want the camp fee returned since the kid was homesick
opened software licence. policy. tears
she bought it on sale, final sale, sign was huge
the return window closed in november, its february, its for her sick mother
tutor: student failed the exam, the mother demands her 600 back
dress came back with deodorant stains and smell of smoke
deposit for the hall, they called the wedding off, i feel for them but i cannot
my answers all begin with "thank you for reaching out" and i cant see it anymore
macro 14, macro 3, macro 14. somebody asked if im a machine
how can i write to guests like a normal person and still be correct
user asked "is this AI?" no its me, petra
the style guide makes us sound like a ministry
I'm in insurance, our letters are ice. would like to write them like i speak
phone script word by word, callers notice and get annoyed
want to put some warmth in my order confirmations, i sell honey
"we apologise for any inconvenience" - what would a human say here
my supervisor ran my replies through QA: polite but impersonal
English is not my language so I use the ready texts, but the people say it's not real
how do i sound less corporate when i answer tickets
canned responses make folks madder than the bug itself
got feedback that my tone is stiff, hotel front office
I want to say the customers name and their actual issue and not blabla
chatbot hands over to me and i sound exactly like it
our complaint replies read like lawyers wrote them (they did)
read my sent folder from last week. id hate me too. how do i make it more personal
dental office reminders, so cold, could they be nicer
ive been doing support for 9 years and i hear myself on autopilot
a client told me your mails feel like copy and paste
how to answer 120 people a day and yet each one like a person
can you do it cheaper for me? every market day
regular wants a table on valentines and were full
a bride wants me to edit 300 extra photos for nothing
they ask me to open after closing time
he wants the display model, not for sale
how do i refuse a special request from a really nice guest
client wants my private number, i don't give that out
she wants to bring her own cake into our restaurant
a passenger wants to sit in the front row, not booked, not possible
I have a small print shop and a customer want it until tomorrow, can not be done
asks me to skip the invoice and take cash. no
tattoo: guy wants a face tattoo and i won't do it
patient wants antibiotics, the doc said no, im the one telling him
hairdresser, she brings a picture, her hair cannot do that
do i explain why or just say its not possible
late checkout till 4 pm on a fully booked sunday, wants it free
parents want me to make an exception with the age limit for the course
wants me to hold the item for three weeks without paying
how to turn down a rush order and not lose him
free shipping for a 6 euro order to norway
customer wants to change the recipe, no gluten, no egg, no sugar. it's a croissant
friend of the boss asks for a bigger room, we have none, need a kind no
"my cousin is a lawyer" he said over a 40 euro kettle
she has 20k followers and wants a free dinner or else
email says hes going to the newspaper
tenant's union, consumer office, police, he listed them all at my desk
how do i react when someone holds a google rating over my head
contractor here. client withholds the last payment and threatens to trash me online
give me a free night or i write what i found in the bathroom
customer says you'll hear from my attorney. what now, do i answer at all
influencer dm: "would be a shame if my community heard about this"
The man in my garage says he will make us famous on facebook if I not repair for free
parent threatened to sue our kindergarten over a lost jacket
i'm a wedding planner and bride says one call and you're finished in this town
she's filming me while demanding a new handbag
dont want to look scared but a 1 star would really hurt us
he wants 500 off or he reports us to the health department
legal threats in our inbox over a late parcel, do i stay friendly
"i know people at the tv station"
client blackmails me basically: refund or bad recommendation in his network
how do i stay fair and not give in to blackmail by a guest
patient says he'll report me to the medical board because i wouldnt sign the note
says hell leave a bad rating in the app unless i drive him for free
shes gonna "expose" my nail studio on her story tonight if she doesnt get it redone for nothing
dishes in the sink since thursday. penicillin
my oat milk is always empty and nobody was it
who cleans the toilet? me. who lives here? four people
she uses my good towels for her dog
how do i bring up the heating bill w my housemates
my flatmate finished my birthday cake. my BIRTHDAY CAKE
His girlfriend showers here daily but pays nothing
trash. overflowing. they balance things on top
my sister keeps wearing my sneakers and puts them back wet
He lets the windows open in january and we all pay
need to set up a chores thing with two guys who dont see dirt
my charger walked off to his room again
my roomate borrows my bike and i stand there in the morning
i live with my aunt, she goes in my room and tidies my drawers
whose turn to buy sponges, coffee, dish soap? always mine
In our dormitory kitchen someone takes my rice cooker and gives it back dirty
the bathroom looks like a barber shop after my brother shaved
my dorm mate has guests sleeping over on our floor w/out asking me
wet laundry sits in the machine for two days
smoker on the balcony, my room fills up. he lives here too i know
my housemate decorates the living room with her stuff and it feels like i'm only a guest
cat litter, his cat, my nose
moms care home needs an answer by friday and my brother doesnt pick up
we've been "going to talk about it" since the funeral
my husband says later, later, later about moving closer to my parents
sell or rent out grandmas flat? three cousins, no answer, two years
he changes the topic each time i mention a wedding date
my business partner cant make up his mind on the new location, lease offer ends on the 15th
how do i get my sister to sit down about dads things in the storage unit
My wife does not want to say yes or no to the job abroad, I have to reply next week
every time i bring up kids he says lets see after the summer. its the fourth summer
brother avoids me since i asked what we do with the boat house
does she want to move in or not, i need to renew my lease
parents have no will and change subject. me and my siblings tiptoe
cofounder keeps parking the hire / no hire thing, im tired of it
the family cabin is rotting as nobody will decide
getting my siblings to settle who takes mum at christmas and who pays the roof
he says he needs time. he's had 3 years. house or no house
my bro won't sign the papers and won't say why
I want fix a date with my brother for talking about the land of our father, he always has something
we still havent chosen a school for our son since my partner dodges it
power of attorney for papa: my sister says not now, always not now
how to bring a stuck talk about a second child to some end, gently
boss sits on my sabbatical request since march, neither yes nor no
my brother just texted "im bi btw". what do i text back
grandson says he is a girl now, i am 75 and want to do right by her
my roommate told me shes into women and i said cool and changed the topic
my dad, 63, told us he's gay. mum is in the kitchen
I saw my son holding hands with a boy and he saw me. nothing was said so far
she told me in the car and i cried, and now she thinks i'm disappointed
best friend came out as trans last night, i love him, scared to say it wrong
how do i show my niece she can tell me
my teen said theyre nonbinary. i want to be good at this
coworker told me about his husband in a whisper, he never told anyone else here
We are from a small orthodox village, my sister said to me she loves a woman. I want to support her
my kid left a note under my pillow: mom i like girls
my student came out to me after class, what should i have said
i reacted badly when my daughter told me. i asked are you sure. want another try
cousin is asexual she says, whats the right thing to answer
my wife's son told me first, before her. how do i honor that
bff finally said it. i knew for years lol. what do i say that isn't "i knew"
he's 12 and told me he has a crush on a boy in class
somebody in my bible circle told me he's gay and afraid of the rest
what do i say to my son who told us on the phone and then hung up
my oldest friend, we are both 60, wrote me a letter that he lives with a man since years
want to answer my daughters coming out properly this time, i only made a joke
sent the wrong file to 400 people. names, salaries, all
i double booked our best client and she drove two hours
my bug took the shop down on black friday
forgot to order the flour and the bakery stood still on saturday
how do i face the crew after i misread the plan and we poured the concrete wrong
I forgot to book the patients transport and she sat three hours in the corridor because of me
the report had my wrong numbers and my boss presented them to the board
need to own up in the standup, i deleted the branch
promised the translation for tuesday and its thursday
mail to a supplier: i gave them the wrong quantity, 1000 in place of 100
i spoke over the client's head and insulted him by accident in the meeting
overslept and my coworker had to run the ward alone until nine
left my teammate hanging with the customer demo
I must excuse me by my colleagues, because of me the inspection went bad
how to say sorry to my boss for the thing with the press without grovelling
i blamed ana for the mistake in the call and it turned out it was me
as head of the team i made a decision and it cost us the contract, apology at all hands
our agency printed the phone number wrong on 5000 flyers, i signed it off
cc'd everyone by mistake on a mail about layoffs
teacher here, i mixed up two exams in front of parents and accused the wrong kid, official apology needed
i didn't show up to my own workshop, wrong date in my calendar, 14 participants
whats a proper apology to a customer whose order i messed up myself
i correct everyones grammar and my boyfriend finally lost it
"you're doing it again" they say. finishing their sentences
i cancel last minute, always have, and my best mate stopped inviting me
my kids say i sigh at them all the time
i make jokes when people tell me sad things. my sister called me out on sunday
turning every story into one about me. a friend said it to my face and she's right
how to say sorry to my husband for years of not listening
I never write back for days, my mother is hurt each time and I do it each time
my wife counted: i checked my watch 11 times during her story
20 minutes late to everything, dinner was cold again, they laughed but not really
i lose my keys and make everybody search, its a running fight
coworkers say i hijack every meeting with my ideas, id like to apologise and change it
forget birthdays. every one. my brother turned 50 and nothing from me
i give advice when she only wants me to listen, she's told me 100 times
im the friend who only calls when i need something, got told yesterday
My husband says I always answer for him when people ask him something. True. How do I repair?
sarcasm is my reflex and i hurt people with it, again and again
i leave my stuff everywhere & promise to do better every month
daughter says dad you never look up from the laptop when i talk
sorry doesnt count anymore because i keep doing the same thing to her
i butt in, even in arguments that have nothing to do with me, my roommate is sick of it
i tease my little brother too far every time and see it only when he's gone quiet
bullied a kid in 8th grade, im 31 now, found him on facebook. do i write
i just stopped answering marta when her dad died. that was 2021
my college roommate and i fell out over money and i was the one in the wrong, ten years back
doing step nine in my program and theres my old boss i stole from
after so long can i even still write to her
we were inseparable and then i picked my boyfriend over her and vanished. shes getting married in june, i saw it on insta
i was a lousy father when they were small. son is 34 and we barely speak, i would like to own up to it
how to break the silence when it was my fault
never went to the funeral of my uncle and never explained it to my cousins, its three years now
cut off my cousin bc of a rumor that wasnt even true, found out last week
I have hurt a person in my old church five years before and it does not leave me in peace
want to send a letter to my ex wife, not to get back, just to say i know what i did
too much time passed, now its awkward to bring it up
theres an unread message from her from last february and i have nothing to say for myself
old bandmate, i kicked him out by text in 2016. saw him at the supermarket and we both looked away
i was horrible to my little sister growing up and we never talked about it
my therapist thinks i should make amends with a guy i humiliated in high school
left my best friend on read for over a year while i was in a bad place
should i even contact him or would it only open old wounds? i lied about him to our coach back then
my grandmother is 88, i said ugly things to her two christmases ago and i never took them back
dropped off the face of the earth after she told me she was pregnant, she was my oldest friend. kid must be 4
i owe someone an apology from a long time ago and i dont know how to begin
completely spaced on my goddaughters recital, she kept looking for me in row 3 her mum said
swore id be at the airport to pick him up and i slept through it
my dads 70th was yesterday. yesterday!! i remembered on the bus this morning
told my team id have the slides by thursday noon, its friday
i was supposed to watch her cat and i just plain forgot
second time this month i cancelled date night for a shift and he just said ok
said i would read his manuscript by august, havent opened the file
my daughter waited at the school gate for 50 min because i mixed up my week
i told my neighbour I help him with the roof on saturday and then i didnt show up
forgot valentines and she had cooked
blew off my brothers graduation for a work trip i could have moved
i gave my word to grandma to visit every sunday, its been six weeks
didnt water the plants. theyre dead. all of them. it was her honeymoon
bestie had her scan results and i was meant to go with her and it slipped my mind
flaked on the bandmates gig, they had me on the list and everything
how do i make up for not being there on her big day
i told my kid we would go camping this summer and now school starts
promised my intern a reference letter, deadline passed at midnight
my word means nothing to him anymore he says, because i keep cancelling our saturdays
wife asked me for one thing, renew the passports. flight is tuesday and i didnt
i was gonna pay him back on the first, its the 19th and he hasnt said a thing
stood up my friend at the cinema, phone dead, fell asleep on couch
bit my husbands head off about the dishwasher in front of his parents
i called my sister a selfish cow at brunch. she left
went off on the new girl at the till, she was nearly crying
told my 6 year old to shut up. his face. i cant stop seeing it
slammed the laptop shut and said something nasty to my lab partner, it was 3am
was stressed and took it out on my boyfriend
i have shouted on my mother because she asks every day the same thing, she has 82 years
swore at my dad when he was teaching me to park
last night i said "god youre useless" to my wife over a burnt pan and slept on the couch
i barked at a nurse while we waited for news about my son. she was only doing her job
sharp tone with my assistant on monday, now she only emails me
lost it on slack with a colleague in capital letters lol. not lol
had zero patience at bedtime and screamed at the twins till they were both sobbing
how do you say sorry when you were just hangry and tired and mean
i blew my top at practice and called the goalie a disgrace, hes 12
my flatmate used my oat milk and i went nuclear. way out of proportion
temper got the better of me this morning in the car, kids didnt say a word till school
said a cruel thing about her weight in the heat of the argument
I hung up on my brother after cussing him out about moms house
snarled at a student who asked an ok question, whole seminar went silent
she was just trying to help me and i jumped down her throat
threw the remote and yelled. he flinched. i hate that he flinched
after what happened at the sales kickoff i let my coworker do all the pitches
butchered my toast at my cousins wedding, now asked for one at my brothers. nope
i fainted giving a reading in church in may and the priest wants me back on the list
said something dumb in the first lecture and everyone giggled. havent opened my mouth in class since, its november
how do i get back on the horse after a horrible presentation
i burst into tears halfway through my pitch last year and next wednesday i have to pitch again to the same people
bombed my conference talk in lyon, and now the next one is in 2 weeks and all i see is that room
ever since my voice shook in the townhall i switch off my camera and hope nobody calls me
I was corrected very hard by the professor in front of all and now i cannot say anything in the seminar
used to love presenting. then came the day with the wrong slides. i make excuses ever since
went totally red at the pta thing in spring. they want me to talk again
my stomach turns when i see the same conference room where i messed up
they laughed at my pronunciation in the oral report, the next one is on monday
i ran off stage at open mic. friends say try again. i dont know
got heckled once at a council meeting and havent stood at that microphone again, but the playground vote is on thursday
kept quiet for three months because of one stupid comment i made to the ceo
the last time i spoke up my boss said "thats irrelevant" in front of 15 people. how do i start talking again
had a panic attack mid sermon in lent and im preaching again on sunday
my son froze at the poetry contest and refuses to ever do another, he's 11
flopped my oral exam, retake is in march, terrified of the same thing happening
everyone still remembers my disaster demo from last quarter and im up again
confidence gone since that one meeting
the s sounds get me every time, and my name is sebastian
phone calls are hell, i get stuck on hello and they hang up
round of names in the new team on monday and ill get stuck on mine like always, been like that since i was 4
barista thinks i forgot my own name because nothing comes out
do i say something about my speech at the start of the job interview or just hope
my boss finishes my sentences when i get stuck on a word, he means well
i swap words so people dont notice, and then i say things i dont even mean
ordering food: i always take what i can pronounce without a block
I have a stutter since childhood and I must do my thesis defense in april
best man with a stammer. help
they told me "did you forget your name haha" at reception
my daughter, 9, stutters and has show and tell on friday
repeat repeat repeating the first sound, kids in class imitate me
my fluency goes to zero on zoom. i see my own face stuck and everyone looks away
reading out loud in church with blocks on every p and b
how to tell a date that i stammer before we meet
people look away when the word doesnt come, or they say relax, breathe. i hate relax
been in speech therapy for two years and still the daily standup kills me, words get stuck
stuttering in court next week as a witness, im dreading the oath
he guesses my words, and guesses wrong, and i just nod
i want to be a teacher but i block when i say my own surname
customers on the hotline think the line is bad when i have a block
i have good ideas in the shower after the call, never in the call
my review said: great work, low visibility in the room
8 people, one hour, i said "bye everyone" and thats it
junior dev, the seniors are so loud in planning that i just type things in the chat
i think my idea is stupid and then someone else says it and its great
the discussion goes so quick, when i have my sentence ready the subject is already other
parish council, im the youngest by 30 years. i have an opinion about the youth room but i just sit there
how to bring a point in when everybody is so sure of themselves
dont know how to jump into the discussion on teams, the hand button feels silly
want to tell them in the strategy round that the numbers dont add up, but the director is there
been on the board for 6 months and still have not contributed one thing
quiet person in loud weekly. any trick
im the intern, am i even allowed to say something in the client call
my mentor told me take up more space in the lab meeting, but how
i rehearse my sentence in my head until its too late
faculty meeting tomorrow and i really want to object to the new timetable without making enemies
only nurse among doctors at the case conference, i know the patient best and say nothing
the thing is i need time to think and they decide in thirty seconds
heart pounding just to say one sentence in the monday round
how do i say i see it differently when the whole table is nodding
my boss asked why i never contribute and i said i dont know
i come across as if i dont care in meetings because im silent, but i care a lot
six of us, tapas, i had a salad. 58 euros each. seriously
dude venmo requested me for his cocktails
how to tell the girls the brunch place is above my budget without the whole sob story
im a student and my friends have all real jobs now, every dinner is 80 bucks
she always "forgets" her wallet and i end up paying the coffee
office farewell collection, they want 50 a head. i dont even know the guy
my boyfriend earns double and we go halves on everything
ski trip with my husbands friends, they booked the chalet w sauna and now it is 900 per person
i dont eat meat and pay for everyones steak again and again
who pays on a birthday dinner if the birthday girl chose the fanciest sushi in town
in my culture the older pays but here they pass me the bill with calculator, i am confused what to say
heating bill is same for all three of us but he works from home with the window open
want to ask for separate checks but it feels petty
split even?? i came for dessert only
hen do in ibiza. i love her but thats my rent
they ordered three bottles and then went "lets just divide by 5"
my sister wants us to chip in 300 each for moms cruise, i can do maybe 80
i lent the card for the airbnb in june and two of them still havent sent their share
on a tight month, everyone wants to go out friday, what do i say
coworkers do fancy lunch every thursday and just divide the total. i bring a sandwich normally
my roommates girlfriend practically lives here and doesnt pay for water or electric
ashamed to say no to the 120 dollar concert plus dinner plan
screen turns white in my head, everything i prepared is gone
what if i forget the text in the middle of the eulogy
second act, my big speech, and there was simply nothing. the prompter had to feed me three times
teacher called me to the board and i couldnt remember one single formula i knew by heart at home
i lose the thread whenever i look up from my notes
oral exam on thursday, scared of a total blackout
I know all at home but in front of the people it is like deleted
poetry slam, minute two, gone. stood there like a cow
in the interview they asked my strengths and my brain just said nothing
what to do in the moment when the words are gone and 80 people look at you
jumped over a whole slide, noticed, got lost and couldnt find back in
when the ceo put me on the spot in the all hands i couldnt even say what my project is called
forgot the next verse during service, just silence and organ
how can i rescue myself if i lose the thread on stage
i always get stuck at the same passage of my monologue, audition is sunday
had it memorized perfectly. then someone coughed. poof
mid-sentence the thought disappears. happens every lecture i give since the menopause
is it ok to peek at my cards if i dont know how to go on
black hole in my mind during the pitch final, 10 seconds felt like an hour
my debate partner has to save me because i forget my second argument every time
whats a good line to say while i search where i was
panicking that i wont remember my lines at the school play, im narrator
hands are so sweaty the clicker slips, and i havent even begun
keynote at 9am, i already want to throw up
how do i open my presentation without "hi my name is and today i will"
once im five minutes in im fine. its the beginning that kills me
knees like jelly walking up to the lectern, i do the readings at mass
my mouth gets bone dry right when they announce me
referat tomorow in biology and i cant sleep
tomorrow i present to the board for the first time, im 26 and they are all suits
what do i do with my hands while everybody sits down and stares
first sentence of my pitch?
i talk way too fast at the start because of the nerves and then i run out of breath
tremble so bad the paper rattles in the mic
valedictorian speech saturday, 1200 people, send help
I am very nervous when I must stand in front, my breath goes short before I begin
opening line for a lecture about soil, its 8 in the morning and theyre half asleep
red blotches on my neck every time i start speaking to a group
how to calm down backstage in the last ten minutes
my first sermon is this sunday and i have pins and needles in my arms just thinking of it
butterflies? more like pigeons. wedding reading in an hour
guest talk at my old school on monday and my voice wobbles for the first bit always
got the opening slot at the meetup, lightning talk, never done one
i need to win them over right away, its a room of bored teenagers
the talk itself is fine but the discussion round afterwards makes me sick
what do i reply when i just dont know it and the whole room waits
town meeting, im presenting the new bike lane and old mr hendricks will go for my throat
theres one guy at every conference: "more of a comment than a question"
committee member number three hates my method and the viva is on the 4th
investors grilled me on churn last time and i stammered around
after my lecture a student always tries to catch me out
how do you answer a question that is really an attack
I fear that they will ask me something in english and I dont understand it
someone in the audience knows way more than me about this
parents evening, i present the phone ban, then they get to ask. they will be angry
board presentation tuesday, the cfo will pick apart slide 6
what if nobody asks anything and theres just silence
got asked the same thing three times in different ways and i got snippy
doctoral colloquium: Prof Klein always says "so what" at the end. what do i say to so what
i ramble when they ask me stuff afterwards, two minutes for a yes or no
press conference after the layoffs and they are going to ask about bonuses
my colleague put me on the spot with a detail from 2019 after my pitch and i looked like a fool
presenting survey results to staff and they will ask why nothing changed
poster session, people come up and poke holes in my sample size
how to gain time to think when a difficult one comes from the audience
there was a heckler in the open forum who asked if i was even qualified
boss wants to know by 5 where we are with the migration
every monday i have to tell the round what i did last week and i sound like a diary
how do i say yellow not red
the launch slips two weeks, how do i put that in the report
my pi gets a mail every friday from me and never replies, is it too long maybe
standup, what do i even say, same ticket since wednesday
need to send the steering committee something short about the new kitchen at the parish hall
client keeps pinging "any news?" so i want to send something regularly
handover note for the night shift, what goes first
my lead said get to the point in your written reports, less story
nothing moved this week because we wait on legal, still have to report
i write to my thesis supervisor once a month and i dont know how honest to be on chapter 3
quarterly report for the donors of our food bank, half a page max
tell the vp in 3 sentences how the rollout goes
they never read my progress mails, 12 bullet points
we have done 60 percent and the rest is risky, how to write it so nobody panics
i must give every week the news of the project to my chief in english, i want it clear and short
what should be in a good project summary for people who have no time
grant officer asked for an interim account and we are behind on recruiting participants
my turn to give the sprint summary to the whole company tomorrow, 2 min
construction is on schedule except windows. email to the owner
update mail for the remote team so that they stop asking in five channels
"you cant tell me what to do" hes 9 and its my house too
moved in with greg and his two girls in march, they talk only to him at dinner
my boyfriends son refuses to eat anything i cook
should i discipline her kids or leave it to her
shes 14, i married her mom last summer, and im air to her
i dont want to replace his mother who died, but he looks at me like a thief
his kids come every second weekend and i feel like a guest in my own flat
bonus mom life: got a mothers day card for everyone but me lol
what do i say when the little one screams i want my real daddy
my partner lets them get away with everything and when i say bed time im the witch
the boy calls me by my surname. we live together since two years
his ex turns the kids against me i think, after each weekend with her they are ice cold
i try so hard with her daughter, gifts, rides, and she says thanks without looking up
new wifes teenage son wears headphones whenever i enter the room
how do i get closer to my girlfriends kid without pushing
tried to help with homework and got "ask my DAD"
He is 7, the son of my husband from first marriage, and he pushes me away when I want to hug
i moved in and the older one put a sign on her door with my name crossed out
met his three kids last sunday for the first time as "dads girlfriend", the big one left the table
am i allowed to say no to screen time if im not the bio parent
they unfollowed me all at once after our wedding, his kids, 16 and 18
stepkid told the teacher im nobody, just the guy who lives with us
my beta reader fell asleep on page 12. literally
chapter one is my heroine waking up, making coffee, walking to work. 4000 words
the dragon only shows up at page 90
agent rejection: "the pacing is too slow for me"
how do i get to the good part faster without confusing people
writing group said lovely sentences but where is the plot
i explain the whole magic system first, thats needed right?
my screenplay, first ten pages, teacher wrote "WHEN DOES IT START"
I write a tale about my village and all is description, description, nothing occurs
people skim the start of my fanfic, comments say it gets good from ch 5
the murder happens too late i think. p. 71
short story for class, 1500 words, i used 1000 on the weather and the family tree
when i tell a story at the pub everyones eyes glaze over before i reach the funny bit
memoir: should i begin with my birth? feels long
cut the prologue or keep it
my opening scene is two people in a car talking about where they drive
my kid wants a bedtime story that i make up and she goes "and then WHAT"
half the novel is childhood flashbacks, editor wants it gone
its pretty but theres no tension whatsoever
i cant seem to find where my story really begins
personal essay for my application, prof says it warms up for a whole page before anything is at stake
comic script, 6 pages before the hero wants anything
bestie's fiancé called off the wedding, shes on my couch
my roommate is bawling, they were together since highschool
he left her for her coworker and im supposed to come over in an hour. what do i bring, what do i say
my brothers wife moved out on sunday with the kids, he says hes fine
my son 17 hasnt eaten since his girlfriend ended it over snapchat
she keeps stalking his instagram and sends me screenshots all night
how long do you let someone grieve an ex, its been 5 months with my cousin
dont know whether to trash talk the guy or not, they might get back together
mate got binned by his mrs, we dont really do feelings
my mum, 63, dad left after 38 years. what can a daughter possibly say
Friend separated from her husband and she ask me every day if he will come back
we are a friend group and now i have to choose who to invite, both just parted
wants me to drive by his house with her. i said no, she cried more
all i come up with is plenty of fish in the sea and i know thats bad
my sister finally left him and now she misses him, i was so glad she left
coworker came in with swollen eyes, divorce papers came
how can i comfort her after he cheated
my gay son lost his first boyfriend and he never told anyone but me
he proposed, she said no. hes my best mate and hes wrecked
roomie plays the same sad song since tuesday, guy dumped her by text
i never liked her boyfriend. now its over and she wants to know if i saw it coming
she wont get out of her pajamas since he moved out, i want to help her thru it
neighbour starts chemo monday, we only know each other from the hallway
my dads parkinson is worse and on the phone i just talk about football
what do you write on a card for someone who wont get better
she lost her hair and made a joke, i didnt know if i may laugh
my colleague is back after the stroke and everyone talks to him like to a child
lump. biopsy on thursday. shes my sister and im 600 km away
i havent called him since he told us its in the liver. im scared of saying something wrong
want to offer help but "let me know if you need anything" is so empty
my friend has lupus and hears all day but you dont look sick
mother of my sons classmate is in intensive care, should i write the dad
My uncle is in the dialysis three times a week and I dont know what to speak with him
is it ok to tell someone with cancer about my holiday
he has ALS, 44, two kids. we go for beers every month. what now
she said please no pity, so how do i ask how the scan went
text for a mate going under the knife tomorrow morning
my mother in law got dementia diagnosis and pretends nothing is, we visit sunday
teammate out with long covid for a year, feel bad we all moved on
visiting my old teacher in the hospice tomorrow and im afraid of the silence
my best friend had a miscarriage and lies in hospital. flowers? words?
girlfriend just found out she has crohns and i keep sending her articles, she got mad
a guy from my choir has leukemia, do i say get well soon??
boss told us about her breast cancer in the weekly then moved to the agenda, i want to say something
they closed dads plant. 31 years. he just sits in the garage
my girlfriend was walked out with a box on friday
restructuring hit my desk neighbour, i kept my seat, cant look her in the eye
my wife got the "we're going in another direction" call while we were at the zoo
he has sent 140 applications and nothing, i have run out of encouraging things
what to write on linkedin to a former colleague with the green open to work ring
friend's startup went bust and he has to tell his people tomorrow
my roomate was sacked and he plays games all day. dont want to be a nag
probation ended and they did not keep her. shes my little sister, first real job
after the fired him he dont go out, i am his brother and i want to say something good
she cleaned out her desk while i was in a meeting, do i text her
my son didnt pass probation at the police academy, dream over, hes 22
mass layoffs at my friends company, she got the email at 6am
husband takes it as if hes nothing now without the work
how to cheer up someone who got canned and just bought a house
mentor got pushed out of the firm she built
"everything happens for a reason" is all i could say when he told me he was made redundant. cringe
my mom is 58 and they replaced her with a software, she thinks nobody will take her
he was passed over for the head of department again, we're meeting for a beer tonight
my best employee has to go, not my decision, he asked what he did wrong
friend says dont tell anyone but they let her go, and i have a new job to celebrate
ex coworker asked how things are at the office since they axed him. awkward
"i dont need a solution i need you to get it" - my girlfriend, yesterday, about her boss
someone tells me about their pain and i come up with a five step plan lol
my teen daughter said dad you're doing it again when i offered to call the school
i always say "oh same happened to me" and then its my story
what can i say besides that sucks
friend told me about her abuse as a child on our walk and i just said wow
colleague was crying in the kitchen, i started googling lawyers for him. not what he wanted apparently
im an engineer, i hear problem, i fix problem. wife hates it
how to show i understand without giving tips
my sister wants to talk about her baby that wont sleep but snaps when i suggest things
When my husband is sad I say always think positive and he becomes angry
do i ask questions or shut up
she told me everything about her dads dying and i looked for the bright side. stupid
he came out to me at the bus stop and i had no idea what to answer so i said cool
i interrupt with good advice, my mate says i should zip it for once
my son says i lecture when he only wants to tell me about his day
would like to be the person people feel heard with
first week as a hospital volunteer, patients tell me heavy things, what am i supposed to reply
my partner says it feels like talking to a consultant
everyone comes to me with problems and i get that i jump to fixing way too quick
how do you be there for a person without making it better
mum tells me about her loneliness and i immediately look up clubs for her. she went quiet
hes posting sad quotes at 4 am, were not that close
my flatmate doesnt shower and the dishes pile up, she used to be a neat freak
jonas has bailed on climbing five times in a row. "tired"
she laughs but her eyes are off. should i say something
my brother sleeps until three since he dropped out
whats a good text to someone who went quiet
my best friend from uni says everything is grey at the moment, i live in another country
used to get ten memes a day from him, now nothing for three weeks
coworker has lost like 10 kilos and eats alone, i dont want to intrude
dad hasnt touched his garden since mum passed, he just watches tv in the dark
i keep asking are you ok and she keeps saying yeah
My friend stays only at home in the winter, she doesnt want to see anybody, what can I propose
he said "whats even the point of hobbies" and changed the topic
new mom in our group, she seems so flat and far away, baby is 3 months
not sure if shes depressed or just sick of me
want to invite him out without pressure, last time he felt guilty for saying no
my roommate cries in the bathroom with the tap on
since the injury my teammate is a shadow, he doesnt come to watch us either
how can i be there for somebody with depression when they push people away
haven't seen my neighbour open her blinds in two weeks, she used to wave
my cousin deleted all his socials and only answers "im alive" when i text
the funny one in our group stopped being funny. we all notice nobody says it
45 minute voice messages about her boss. every. day.
if i see her name on my phone i feel tired before i pick up
my buddy tells me the same story about his ex since last year and ignores all tips
i'm the dumping ground of the family
my desk mate moans from nine to five and i cant concentrate
she's sweet but its always crisis, never once "and you?"
how can i tell my sister that i cannot hear about her marriage every night anymore
i love him but i leave every coffee with a headache, its just negative negative negative
got a newborn and she still calls me at 11pm to rant about tinder guys
mom uses me as her marriage counselor, im 19
Colleague complains in my office all the day, I have also work, how to stop her friendly
want to set a boundary with a friend who unloads on me, without abandoning her
he texts walls of drama while im at work and gets hurt if i dont answer in an hour
my neighbor cries on my shoulder about her son every time i take out the trash
feel guilty but im exhausted from being everyones shoulder
she rings, rants, feels better, hangs up. im left with it
12 missed calls because her roommate ate her yogurt
its a one way street, i know everything about her life and she didnt know i moved
friend in permanent crisis mode, ive hit my limit
how do i say "i dont have capacity today" to my bff and not sound like a robot
my brother only rings me drunk to whine about dad
aunt goes on and on about her knees and her neighbours, i just need it to be shorter
slot was 30, now its 12, and its tomorrow
27 slides, 10 minutes. yes i know
the organizer keeps a red light on and cuts the mic
which parts do i throw out if everything is important
my eulogy reads at 14 minutes, the priest said five tops
i always go over, last time they skipped the break because of me
how to shrink a 60 page thesis into a 15 min defense
pitch was ten minutes, they just emailed: 3 minutes. three!
I have so many material for my conference and only a quarter hour
rehearsed it with a timer, 22 min, limit is 15, and i already talk like a rapper
speaker before me overran and now im left with half
homily too long, people look at watches, my wife too
class report max 5 mins, mine is 9 when i read it to my mom
want to keep the story AND the numbers AND the demo. no time for all
2 minutes of speaking time at the council hearing and my notes are four pages
help me trim my keynote
cant decide which three of my nine points stay
boss said "just give them the highlights", i dont know what to leave out
workshop input of 1h has to become 20min because of the bus schedule
three minute thesis contest, mine is a novel
moderator sent me a note with "2 min left" when i was at slide 8 of 19
they asked me to shorten my wedding speech to the length of one song
she likes climbing and has a greyhound. opening line?
hinge guy, 4 days of "haha nice" and "lol true"
cute barista wrote a smiley on my cup, im 23 and clueless
im divorced, 52, and haven't flirted since 1994
we match, i say hey, silence. what am i doing wrong
theres a guy in my bouldering gym, we nod at each other for weeks
after the second date do i text or does she
want to ask the woman from the dog park for a drink without it being creepy
date tonight, afraid of running out of topics between starter and main
on bumble i have to write first as a woman and i have zero ideas
hes cute and sits next to me in stats, how do i go from "did you get question 4" to coffee
girl at the library smiled. im frozen
moving from chatting in the app to actually meeting. how do i suggest it
I write with a man from internet and he answer always very short, how i make it interesting
blind date set up by my aunt, sunday, he is a dentist. what do we even say
is a voice note too much before you met
she asked "what are you looking for" and i havent answered since noon
my profile says i like travel and food. everyone does. then what do i write to her
how do you flirt at the gym w/o being that guy
speed dating on thursday, three minutes each, what do i ask
widowed, 61, met a nice gentleman at the dance class, would like to have a coffee with him
got her number at the concert!! what do i send now
i just stop and say ok thats all i guess
how do i close my pitch with a bang
the last slide says "questions?" and everyone is looking at their phone
wedding reading speech is done except for the final bit
my lectures fizzle out with "um, so, we're over time, see you thursday"
what should be the last thing they hear at the fundraiser
i need a closing line for my graduation address
i circle like a plane that cant land
my homily, i say "finally" and then go on for six minutes
eulogy for my grandpa, i have everything but the last words
thanks for your attention sounds so boring, alternatives?
always add "one more thing" and ruin it
debate club: my conclusion only repeats the intro, coach hates it
I don't know how to close my presentation in english so that they clap
tedx rehearsal, feedback: strong start, weak finish
want people to go and sign the petition after i stop talking, what do i finish with
no one knew i was done. awkward silence then one clap
how do pastors bring it home without preaching another sermon at the end
finishing my safety training, the crew runs out before im through the last sentence
my closing statement in mock trial is flat
how to wrap up a 20 min talk on bees so it sticks
final words for my campaign speech at the student council
we say hi, how are you, good, and then nothing. every time
lunch w the new colleague, ten minutes of staring into the soup
my brain goes "say something say something" and nothing comes
hairdresser asks stuff i answer yes or no and then its dead
car ride of three hours with my father in law next week
how do you get from the weather to something real
I ask where are you from, what do you work, and then finish
she says "fun" and i have no follow up
my answers are too short people say, they think im not interested
date of my friend sat next to me all evening, after the job question we had nothing
i feel like a cop with my questions: where, since when, why
whats a good follow up question
the silences on the phone with my grandson kill me, hes 15
group chat fine, in person i dry up in two min
walked home with a classmate, 15 minutes, 13 of them silent
whenever someone tells me something i just go "oh nice"
small talk i can start but not carry on
my husband can chat for hours w anyone and mine fizzle out, whats his secret
at pickup with the other parents i get as far as "cold today" and then nothing more
talking to my language tandem is like pulling teeth after the first five minutes
how to be less boring when people talk to me
the other person gives me one sentence and the ball drops every time
trapped at the buffet with a man explaining his boat
my coworker leans in my doorway at 5 and im still there at 6
mrs kowalski from the 2nd floor + my frozen food melting
what do you say to go talk to other people at a wedding w/o being rude
every call with grandpa: "well then" "yes well" for 20 minutes
i literally fake phone calls to get away
conference booth guy wont let me go
how do i hang up on my sister kindly when she doesnt come to an end
school gate mum, i need to go to work, she keeps on going
I want to finish the talk but I dont know the polite phrase in english
stood 90 min in one corner with the same guy, missed everybody else
how to wind up a zoom when everyone lingers
my barber talks even when im paid and with my coat on
uncle bernd at every family party, he sits down next to you and its over
need an exit line. lunch break is 30 min and she uses 28
it feels impolite to just go while someone is mid story
leaving a party early, do i say bye to everyone or just slip out
i say "anyway..." and he takes it as a cue for a new topic
dog walkers! i just want to walk my dog, not stand in the rain with her for half an hour
my boss catches me on the way to the train for "just a quick one"
networking thing, got stuck with one guy all night long, how to move on gracefully
the goodbye is always clumsy, i wave and then we walk in the same direction
the dad of leo? lea? luca? we talk every week
new job, forty people introduced in one day, i kept maybe 3
i greeted the bishop by the old bishops name
been calling him martin for a year. its marvin
shes been my neighbour since 2018 and its too late to ask now
my name is Siobhan and nobody in this office gets it right
in one ear out the other as soon as they shake my hand
had to introduce two people and didnt know either
I am teacher and have 180 pupils, i say always "you there with the jacket"
how to ask again who someone is when you had a three hour dinner with them
they shortened me to "Kat". im Katarzyna. how do i say it friendly
he said hi with my full name at the market and i went heyyyy... you
how on earth do you pronounce Nguyen, i dont want to offend the new girl
blanked on my own mother in law's sister at the reception, what was she called
client call with five people, i mixed up the two asian women. mortified
my boss calls me by my predecessors name since six weeks
trick to remember what people are called?
i avoid saying hello because i cant recall who is who at church
wrote "dear Sandra" to a Sonja, third time
saw a patient's wife i know well, what do i do if the name doesnt come
people at the gym all know me. i got nothing, "hey man" for all
someone i should know waves at me at every trade fair
got a lanyard, a glass of warm prosecco and no idea
trade fair in hannover, my boss wants me to come home with contacts
mixer at the law school, everyone seems to know each other, im first gen
how to answer "so what do you do" in a not boring way
want to add the guy i sat beside on the panel dinner on linkedin. what do i write
i collect business cards and never write to anyone afterwards
theres a founder i admire at the meetup tonight. i have one shot
alumni evening friday, im between jobs, what do i say about myself
I'm academic, first congress, I want to speak to a professor whose papers I read all
they stand in closed circles with their drinks, how do i get in
I sell roof tiles, how do i make that interesting in 20 seconds
chamber of commerce breakfast, 7am, bunch of strangers who all want to sell
how to follow up after the industry event without sounding salesy
introvert, job fair, sweaty palms
just walk up to people at conferences? and say what
postdoc looking for a position, poster evening, whom do i approach and how
everybody pitches at me, i would rather have a real conversation at these business events
speaker dinner, seated next to someone from the foundation that could fund us
my pitch of who i am takes 3 minutes and people look over my shoulder
women in tech night, went, ate olives, left
should i message a recruiter i spoke to for two minutes at the career day
how do i get intros at a summit where i know zero people, i'm a freelance illustrator
im great at work chats but come friday nobody calls
three months in lisbon and my only friend is the bakery lady
how do you go from gym buddies to actual friends
i retired, wife died, all my mates were colleagues really
all my friends have babies now and i dont
dorm is loud and full and im lonely in it
i dont have a single person i could ask to help me move a sofa
want to ask the woman from pottery to hang out outside of class but is that weird
we just moved for my husbands job. he has his colleagues, i have the dog
I am since one year in Canada and I know only my family, how to find friends
lunch table at my new school is full, so i sit in the library
friendship apps, has anyone ever written a good first message there?
other moms at the playground are nice but it stays at hi
all acquaintances, no friends, 29m
lost my whole circle when i left my church
i always have to be the one who organizes, how do i get people to come regularly
27, remote job, small town. entire days without talking to a soul
the guys from sunday football go home right after, id love a beer w them
being the new kid in 11th grade when all have known each other since kindergarten
how do you tell someone you'd like to be friends, without it sounding like a date
after the breakup i noticed all our friends were his
trans and new in town, looking to build a circle from scratch
whats a normal thing to say to the person next to you in a waiting room
first day at the choir, all stand in pairs chatting before rehearsal
coffee machine with the ceo, 40 seconds, silence
i want to say something to the regular i see at the dog park each day, but what
opening words w/ strangers. i have none
my bfs office party on saturday, i'll know him and only him
taxi driver, barber, cashier... how do other folks get chatting
sitting on a plane beside a guy reading my favourite book
I never learned the small talk, in my country we dont speak to unknown people
neighbours in the new building, we meet at the mailbox and look at our shoes
everyone is on their phone before class starts, how would i even begin
wedding, table 9, placed with eight people ive never seen
walked in the rec room, stood at the wall, walked out
what do i ask my new colleague in the first minute at lunch
elevator. director. third floor to eleventh. say what
i want to chat up the old man who feeds the pigeons, he seems lonely
kids birthday, twelve parents, me with a juice box in the corner
ice breaker for a group of trainees that dont know each other
i rehearse a first sentence and then the moment is over
my physio is silent, i am silent, 30 minutes. how do i break it
how to approach folks at a barbecue
nobody introduces themselves at the coworking space and i would like to be the one who says hello
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
grandson wants to learn to whittle, hes 8, the knife is sharp
how do i show my wife to drive stick without a divorce
new guy on the press, i do it fast and he just nods and then gets it wrong
dad and online banking. fourth attempt. send patience
want to teach my daughter how to tie her shoes, she melts down
training an apprentice to plaster a wall, he never asks anything
i know how to knit but i cant explain it to my niece, my hands just do it
how much do i let them try before i step in? its a lathe
showing volunteers at the community garden how to prune the apple trees
new barista starts at 6 tomorrow, i have to get her up to speed on the machine
I must instruct a colleague on the cash register and her english is weak like mine
neighbour asked me to show him to sharpen a chainsaw
teach my 5 yr old to swim. she clings to my neck
my trainee watches, says got it, hasnt got it
volunteering at bike repair cafe, kids want me to do it for them
my student cant hold the bow right, i grab her hand and fix it each time
how do i demonstrate the blood pressure thing to a care assistant so she really can do it alone after
grandma wants to video call. step one: where is the button
making bread with my roommate who has never cooked, what do i say first
i get grumpy when the intern is slow at the pipette
show a 10 year old how to light a fire safely
explained the knot 6 times to the new crew on the boat and it still comes undone
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
puke on the hallway carpet, my girl is 15
the police brought him home at half past two
she smelled like a brewery and told me it was mouthwash
my boy 14 says everyone vapes, its just mango
got a call from another mother: they were all smoking weed behind the sports hall
how do i talk to her this morning, shes hungover and im furious
he climbed out the window to go to a rave. 15!!
daughter came in at 4am, phone off, i called hospitals
school suspended him for being high in maths
ground him or talk? he was wasted at the village fest
My son has 16 and comes with red eyes and laughs at everything, i think he consumes
i screamed at her on the doorstep in front of her friends because she was drunk
saw a story on insta of my kid with a vodka bottle
slept at "emmas" but emmas mum knew nothing
he threw up in his dads car after the prom party
she admitted she tried a joint, i was calm on the outside, now what
step one after your child comes home plastered?
my 13 year old niece lives with us and got caught with cigs behind the gym
drove drunk on his moped, 16, thank god nothing happened
third time past curfew, this time not a word till sunrise
had to pick him up from the er, alcohol poisoning, hes home now and wont look at me
my ex lets her drink wine, she came back from his place tipsy at 14
was just doing laundry and a little bag of white powder fell out of his jeans
pregnancy test in the bathroom bin. its my daughters, must be
five phone cases and lipsticks in shop wrapping under her desk drawer, shes 14, i was vacuuming
changing the sheets i came across a stack of cash, 600 euros, hes 15
grinder under the mattress. do i put it back and say nothing
looked for the charger in her schoolbag, found the morning after pill box
empty vodka bottles behind the winter coats
My boy hides cigarettes in the lego box, i discovered it when i cleaned
how do i tell him i saw it without him thinking i snoop
lacy underwear w the price tag still on, stolen i suspect, in my 13yos closet
tobacco pouch in her nightstand, she told me a hundred times she'd never
my wife found a bong behind the aquarium and wants to confront him tonight
jewelry that isnt hers in the backpack, three rings, tags on
i turned his mattress and there was a stash of edibles, look like gummy bears
needed a pen, opened her pencil case: rolling papers
dads car, glove compartment: condoms and theyre not mine lol. my sons 16. do i mention it
a fake id fell from her wallet
should i confront my kid about the vape pen i found in the couch cushions of his room
scratch cards and betting slips in the coat of my 16 yr old, do i bring it up at dinner
unpacked his sports bag, syringes and some testosterone thing
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
he installed a lock on his door himself, hes 14, do i allow that
my husband put a spy app on her phone and i feel sick about it
her chats popped up on the family ipad. i read them. she doesnt know
she flips the screen over whenever i walk past
is it normal to check their messages at 12
how do we agree on rules for the phone without me reading everything
my mother in law says a child has no secrets. my daughter is 15 and begs us not to look
I opened a letter to my son from a girl, now he doesnt speak with me about anything
location sharing: i want it on, he wants it off. 16
school told all parents to check class whatsapp groups. feels wrong
do you knock? i never did and now shes furious
caught my wife scrolling through our sons tablet at night
15 yo with second secret insta account, a friend told me
he says "you dont trust me" since i asked for the passcode
when do they get to have a private life, whats the right age
stepdad wants her phone on the kitchen table every night with no code
my kid found out that i went through her notebook. trust is gone
want to know who she's texting until midnight but don't want to be the stasi
daughter talks to somebody online, wont say who. should i secretly look
should i tell her i know from her private notes that shes in love with a girl
son 13 wants to close the bathroom door and the bedroom door and every door. ok?
promised id never check his phone, now im tempted because hes so secretive with it
"fine." "idk." "whatever." thats our conversations
i get the back of a hoodie and headphones since about february
he eats in his room now. plate comes back when hes asleep
whatever i say its wrong, and then bang, door
she used to tell me everything. now im embarrassing
im walking on eggshells around my 13 yr old
how was school - nothing. with who - no one
single dad, daughter turned 14, its like a stranger moved in
she told me i ruin her life because of a sandwich
I want to speak with my son but he grunts only and looks on the ceiling
how to get a 16 year old to open up a little
each dinner ends with him storming off upstairs
my granddaughter lives with me since spring and hasnt said more than ten words a day
asked her to take out the bins and got "i wish i lived at dads"
he only comes out for wifi problems and pizza
i talk too much, she shuts down, i talk more
tried a father son fishing trip. six hours. three sentences
the car is silent. the kitchen is silent. my boy 15
was the fun mom til she hit puberty and now im the enemy
is this a phase or did i lose him? he avoids us completely, summer long
my foster daughter sits behind the closed door and answers through it
any question i ask feels like an attack to her, i only want to know how shes doing
hes my bandmate and i cant play one song without staring
she leaves for erasmus in three weeks and doesnt know
been best mates since y7, id be risking everything
my heart goes nuts when the girl from the bakery says good morning
do i text it or say it face to face
i fell for my roommate. we share a fridge
59, widower, there is a lady in the hiking group, i think of her all day
how to hint to her im into her
i'm a girl and i like a girl, no clue if she does girls
drunk me almost told him yesterday, sober me wants to do it properly
she calls me "like a brother". ouch. should i still say it
I want say to my colleague that she pleases me but we must work together after
we hooked up but i want more than that
catching feelings for my gym partner
i wrote a three page letter for him, is it too much
4 years of silently pining for jo. enough
he has told me about every girl he dates and its killing me cause its me who should be on that list
long distance gaming friend, never met, i think i love him
what if she says no and its weird in the friend group
how can i confess to my lab partner before graduation
going to shoot my shot with a guy from swim team, what words
my ex brother in law. i know. but i really like him and want him to know
my neighbor drove me to radiation 30 times. a box of chocolates??
what to write to the coach who believed in my kid when nobody did
they gave us a toaster. and money. 84 cards to go
how do i tell my old english teacher that shes the reason im an author
my boss stood up for me in front of the client and i only nodded
want to give my mom something in words for her 60th, for raising us alone
short note after a job interview, not slimy
i am so bad at showing gratitude, i always just go "aw you shouldnt have"
the midwife!! how do you put that on a card
dear host family... i lived with them one year in ohio and go home on friday
strangers found my wallet and sent it with all the money in it
the donor gave 5000 to our tiny shelter, need to write him and not sound like a form letter
i got sober thanks to my sponsor, one year next week, wanna tell him
my team worked the weekend for me, email or cake or both
choir sang at my husbands funeral for free. i must write something to them
she lent me her notes all semester, without her i'd have failed
Letter to my professor who wrote my recommendation, I got in!
colleague covered my shifts while my baby was in the nicu
thanks sounds so small for what my sister did
how to express appreciation to the bus driver who waits for my son each day
goodbye gift for the kindergarten teacher, what do we put on the card from all parents
i would like to let my stepdad know i noticed everything he did
my little bro marries saturday and i have to stand up with a glass
boss is leaving after 12 years, i drew the short straw
50th birthday of my wife, surprise party, all eyes on me for two min
what can i say at my best friends wedding that isnt the ex stories
grandma turns 90 and nobody in the family wants to speak so its me
speech at the rehearsal dinner, im the grooms mom
christmas party: a few warm words for the volunteers
need something funny but not mean for my mates stag / wedding
quinceañera of my goddaughter, i'm her padrino and must say something
opening the housewarming, raise a glass, keep it under a minute
my parents golden wedding, ill cry, keep it short
confirmation lunch for our son, what does a father say
new years eve at ours, 20 folks, at midnight someone should say something. i mean me
I am witness of the marriage of my brother in Ireland and they wait for a speech in english!!
colleague retires, we were never friends, manager asked me to say something nice
how do you honor someone at their memorial reception, just a short one before the meal
team won the league, captain has to talk at the dinner
bridesmaid number 3 and shes asked ALL of us to say something. ideas
ribbon cutting at our new clinic, two minutes, mayor will be there
im the dad. shes my only girl. friday. paper is blank
engagement drinks tonight and they want me to clink the glass, ive met him twice
farewell do for our pastor after 20 years, i represent the youth group
"you could have said that nicer" i hear that like once a week
i told my friend the dress didnt suit her. she asked!
im dutch in an english office, apparently thats a problem
my girlfriend calls me sandpaper
why is everyone so sensitive, i just say what i think
performance review: "abrasive". i write short sentences thats all
new intern is afraid of me it turns out
people ask for my opinion and get upset when they hear it
sister in law hasnt come since i said her kids have no manners. it was true tho
I am German and my american team thinks that I am angry all the time
mom says honey you catch more flies with honey. ugh
autistic, say things straight, folks get hurt and i find out weeks later
told a coworker his idea wont work. it wont. now he pouts
how to be honest without wrecking people
got told i lack a filter, at my own birthday
on dating apps they say i come off cold
my feedback on drafts makes my students cry, i only mark what is wrong
husband says its not what you say its how you say it
im told i scare the juniors in code review
no sugarcoating is my style. lost two friends over it this year
they call me the bulldozer at the office, jokingly, i think
is it rude to answer "no" when someone asks do you like it?
47 unread from this morning and a deadline at 3
just got assigned a fourth project. i already work saturdays
midterms, two papers and a night job, my head is exploding
my to do list has a to do list
which balls do i drop
how do i tell my supervisor that the new assignment wont fit in my week
single mom, full time, pta, elderly dad. something has to give
every department thinks theirs comes first and i sit there at 11pm
My chief puts always more on my table and I say always yes
been eating lunch over the keyboard for months, cant go on like this
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
i shot their wedding in june. its october. no money
invoice 2041, due in march, they now ghost me
sent the bill twice, "accounting is on it"
freelance translator, agency sits on 1,800 since summer
how do i chase payment w/o losing the customer
the band still hasnt been paid for the gig at the town fair
my biggest client pays 90 days late every time and i need to make rent
finished the website, they went live, they wont pay the last third
I did the painting of a house and the owner dont want to give the rest of the money
theyre friends of mine and i built their kitchen, the final amount is still open
third mahnung, sorry, payment reminder, what tone
when can i charge late fees and how do i announce it
magazine published my piece 5 months ago, fee still outstanding
tutoring mum owes me for 8 lessons and keeps "forgetting her purse"
should i stop working until they settle the account?
a startup asked me to wait for their funding round with my fee. no
they dispute the hours suddenly, after two months of silence
client says she never got my bill, i have the read receipt
the theater hasnt transferred my costume design fee
i feel like a beggar asking for what i earned
studio rental guests left and never wired the money, 340 bucks
firm in another country doesnt respond about my outstanding fee, what do i write now
theres an old guy at church who kisses me on the mouth as greeting
my trainer keeps adjusting my hips, dont want that
he massages my neck at my desk out of nowhere
im a waitress and table 4 pinched me
a prof commented on my dress and held my elbow too long
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
a colleague texts me how good my legs look. i want it to end
former paramedic in the army, now i cant even tell my own doc about the nightmares
we were taught to suck it up. im not ok tho
wife thinks im mad at her. its the dreams. how do i say that
got out in 2019, drinking every night since, how do i bring it up with my brother
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
first weeks at home after active duty, nobody needs me for anything
in laws moved in while i was overseas and now my place at the table is taken, literally
he wants everything at 0600 sharp, we're not your squad love
missed two birthdays and a first step on tour, want to find my way back in with the little one
my partner tells me nothing about the kids school anymore, got used to deciding alone when i was in kosovo
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
the phone used to ring at 3am and it mattered. now its about printer toner
turned in my gear in may and im floating since
got a good pension, a boat, and no reason to get up
used to save lives in a medevac, now i sell insurance
nobody here would die for me, i miss that
ex pilot 47, mowing the lawn twice a week
who am i if not sergeant miller
wife says enjoy your retirement from the navy. i feel like a ghost
what do i do with myself now that im discharged, days are all the same
Since I finished the service I sit at home and I think nobody needs me anymore
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
by lesson five i squeak
i sound like a frog after every rehearsal, premiere is on the 12th
tour guide, 6 groups a day, august, i whisper at night
yoga teacher, ten classes a week, theres just air coming out
two masses on sunday and the second one i can hardly sing
call center, 8 hours headset, throat like sandpaper
audiobook narrator, after 40 min it gets scratchy and we have to stop
cheer coach. no voice left. regionals on saturday
how do you warm up your voice before a long reading
my vocal cords are fried and i have a lecture at 2
I give german lessons the whole day and in the evening my throat is burning
lead in the school musical and i go hoarse in the last song
should i whisper or not talk at all when its strained
need to clear my throat all the time when i preach longer than 20 min
auctioneer, getting raspy halfway through the lots
sang with a cold, now the top notes are gone, show thursday
kindergarten noise. i shout over it. by wednesday im mute
what helps if the pipes are tired but there are still two more shows today
coach for u12s, yelling across the pitch in the wind ruined my throat
my sound gets thin and breathy toward the end of a workshop day
trial lawyer, closing argument tomorrow, croaking already
the gospel choir needs me on sunday and i can barely speak
had a bottle of wine and typed something to marc. thumb over send
cant sleep and im composing a novel to my ex on whatsapp
stop me from writing him
saw her new boyfriend on insta an hour ago. drafting something i shouldnt
its 1:47 and i wanna tell him i still love him
i have work at 7 and im lying here with his chat open
tequila + his contact photo = bad. talk me down
she posted our song. do i reply now or not
raging email to my boss ready to go, its midnight and im fuming
I have drunk and I want to call my ex girlfriend now, is it idea good
the urge to text him is insane tonight
three months no contact and after karaoke im about to break it
i feel so lonely at night that i always write to him and then i hate myself in the morning
wrote my sister a really ugly message, havent sent it, its 3 in the morning
my finger is hovering. "u up?" to my ex. help
been crying since ten, want to ask her why, one last time, right now
he blocked me on everything except email. its late. i have his email
4am after the club, i have so much to say to her
whatever you do dont let me send this to jonas tonight
just got home from our old bar and i think i should tell her everything
wanna send my ex hubby a pic of our dog lol im tipsy
angry and wide awake, want to blast the family group chat about dads will at 2 am
im 38 and ready for a baby, he says maybe in five years
she wants the house in the suburbs, i want my city life
dream job in oslo for him. my whole life is here
his wish: a sailboat, sell everything, go. me: no
my boyfriend thinks marriage is just paper, i have wanted a wedding since i was ten
we have one. she wants one more. im done, im so done
he'd like his mother to come live with us for good, i dont
open relationship is his idea. its not mine
how do i tell my wife i dont want to adopt
my partner wants to go vegan farm life with goats, im an accountant from leeds
I want to go back to my country to live, my husband wants to stay here with his work
one of us wants ivf again after three tries and the other cant anymore
shes begging for a puppy, i get to walk it at 6am, no thank you
never wanted children, told her so, shes hoping id change my mind. were 35 now
he wants to retire now and travel, i love my work at 60
moving in together: she yes, me not yet, 2 years in
hubby wants to put all our savings in a pizzeria
can a couple survive when one wants kids and the other doesnt
she wants a big church wedding and to baptise the kids, im an atheist
we cant agree on emigrating to new zealand. he has already applied for the visa
fiancé wants to buy, i want to stay free and rent, and the bank wants an answer
i long for a second child so much it hurts, my husband had a vasectomy consult
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
at lunch they laugh and i laugh too but i dont understood the joke
i live in berlin 8 months and order still in english because im afraid of my german
factory in norway, colleagues nice, but my norwegian is like a baby
i learn french 2 years and when the baker speaks to me everything is gone
want to chat with the other nurses in the break but i search each word
my accent so strong people say what? what? and then i stop talking
how can i ask them to talk slower
au pair in madrid, the kids correct me, the parents switch to english
they answer me in english although i try dutch, how do i get them to stick with dutch
My boss talk on phone and i say yes yes but i not understand nothing
i speak 4 languages but in this one im a stupid person
kids school, other mothers talk in swedish too quick and i stand beside
i prepare the sentence in my head, when ready they talk of other thing, my italian is B1
which easy sentence can i say to my colleagues in the morning? i just came from syria
moved to tokyo for work and im too shy to use my japanese in the office kitchen
i am cleaner in hotel, want to talk little bit with the other, my english small
people lose patience with me when i look for words, cashier rolled her eyes
grammar good in the test, mouth closed in real life. polish guy in ireland
how do i make small conversation in portuguese with my neighbours, im a beginner
everyone in the kitchen speaks spanish, i know maybe 50 words and want to join in
on construction site the germans speak dialect, i have B2 and get nothing
my chinese in laws come for dinner, i know hello and delicious, scared to speak more
`

/** The lines of it. */
export const ways = (): readonly string[] => WAYS.trim().split('\n')
