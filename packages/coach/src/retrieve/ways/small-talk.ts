import type { Ways } from './ways.ts'

export const smallTalkWays: Ways = {
  'how-are-you': `
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
`,
  'name-right': `
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
`,
  'nosy-question': `
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
`,
  'own-questions': `
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
`,
  'talk-dating': `
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
`,
  'talk-keep-going': `
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
`,
  'talk-leave': `
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
`,
  'talk-names': `
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
`,
  'talk-network': `
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
`,
  'talk-new-friends': `
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
`,
  'talk-start': `
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
`,
  'tell-feelings': `
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
my ex brother in law. i know. but i really like him and want him to know
`,
  'work-new-language': `
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
`,
}
