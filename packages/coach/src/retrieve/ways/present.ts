import type { Ways } from './ways.ts'

export const presentWays: Ways = {
  'chair-first': `
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
`,
  'chair-long-talker': `
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
`,
  'explain-change': `
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
`,
  'group-quiet': `
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
`,
  heckler: `
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
`,
  'introduce-speaker': `
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
`,
  'introduce-yourself': `
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
`,
  'public-comment': `
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
`,
  'read-own-work': `
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
`,
  'speak-again': `
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
`,
  'speak-up-meeting': `
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
`,
  'stage-blank': `
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
`,
  'stage-first-minute': `
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
`,
  'stage-questions': `
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
`,
  'talk-cut': `
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
`,
  'talk-end': `
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
`,
  toast: `
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
`,
}
