import type { Ways } from './ways.ts'

export const supportWays: Ways = {
  'after-blunder': `
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
`,
  'being-bullied': `
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
boys in pe slap my neck everytime the coach looks away
they've a tally of my mistakes on the whiteboard in the office, with my name, since january
i dont want to go tomorow. its the same four girls
hijab pulled off on the playground, they said it was an accident
`,
  'help-the-proud': `
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
old comrade of mine, lost a leg, wont let anyone drive him to the hospital. Says he isn't a cripple
offered my nephew my old car for free and he was insulted
she broke her wrist but still cleans alone the whole office, wont let me take the vacuum
neighbor's roof leaks since the storm, i'm a roofer and i'd do it free, he says he'll manage
i want to help my cousin w rent but she never accepts, last time we didnt speak a month
`,
  'junior-struggles': `
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
`,
  'last-words': `
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
`,
  'someone-comes-out': `
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
he came out to me at the bus stop and i had no idea what to answer so i said cool
`,
  'support-breakup': `
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
`,
  'support-illness': `
neighbour starts chemo monday, we only know each other from the hallway
my dads parkinson is worse and on the phone i just talk about football
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
`,
  'support-job-loss': `
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
`,
  'support-just-listen': `
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
i interrupt with good advice, my mate says i should zip it for once
my son says i lecture when he only wants to tell me about his day
would like to be the person people feel heard with
first week as a hospital volunteer, patients tell me heavy things, what am i supposed to reply
my partner says it feels like talking to a consultant
everyone comes to me with problems and i get that i jump to fixing way too quick
how do you be there for a person without making it better
mum tells me about her loneliness and i immediately look up clubs for her. she went quiet
`,
  'support-low-friend': `
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
`,
  'support-vents-a-lot': `
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
`,
}
