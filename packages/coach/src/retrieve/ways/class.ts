import type { Ways } from './ways.ts'

export const classWays: Ways = {
  'class-cheat': `
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
`,
  'class-concern': `
he wears the same hoodie since september and it smells
one of my 5th graders draws only graves
used to put his hand up all the time, since easter he stares out of the window
girl in my homeroom got very thin over the summer
He wrote in an essay that it would make no difference if he wasn't here. I teach history, I'm not trained for that
she stays in the classroom at recess with me, always finds a reason not to go home
a student of mine, 19, answers mails at four in the morning and looks awful
kid takes the leftover sandwiches out of the bin
her father is in prison, she's told nobody, but i know, do i mention it
how can i start a conversation with a teenager who says im fine im fine
swim coach here, one of my boys doesnt undress in front of anyone and cries fast
first grader falls off to sleep on the carpet every day by ten
a quiet pupil asked me today if you can be in care and keep your dog
my tutee's hands shake and she has stopped handing in anything, i fear its drugs
cuts. i saw them when he reached for the chalk
one girl is picking up her 3 brothers, cooking, everything, she's 11 and in my class
since his mom's death Tomas functions like a robot in my lessons, i'd like to reach him
I noticed a kid always come with no coat, its minus five, how do i ask without shaming
student came out of the bathroom with red eyes third day in a row, didn't want to talk
my star violin pupil, 13, suddenly hates herself when she misses a note and pinches her arm
`,
  'class-defiant': `
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
`,
  'class-essay-feedback': `
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
`,
  'class-group-work': `
there are four names on the poster and one of them is me, doing it at 2am
he opened the google doc once
our fourth member ghosted, hand in is tuesday
she redid my whole section without a word because it "wasnt good enough"
two of them are dating and just broke up, we have to present together
how do i get everyone in the team to meet, we've tried 5 dates
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
`,
  'class-hard-mark': `
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
the apprentices final piece doesnt meet the standard, i have to give the mark and i like him
scholarship depends on it, he begged
zero because it was the wrong file, student cries, rule is rule
my teacher marked me down for something she never taught, i would like to speak with her calm
Handing out report marks on Friday; for one girl it means she loses gymnastics
i dont agree with my 2.7 for the internship report
`,
  'class-noise': `
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
`,
  'class-parent-mail': `
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
`,
  'class-parent-news': `
he doesnt speak in full sentences at four and the parents think its cute
i suspect dyslexia, mom thinks he's lazy
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
`,
  'class-quiet': `
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
`,
  'teach-hands': `
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
`,
}
