import type { Ways } from './ways.ts'

export const parentWays: Ways = {
  'child-alone': `
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
`,
  'child-hurt-other': `
she pushed a boy off the climbing frame and his arm is broken
my 5yo pulled a girls hair so hard it bled
the mother is at my door and says my son kicked hers
got called in by the principal, he took part in a chat against a classmate
he threw a stone at the neighbour's kid
i saw my own daughter laugh at a fat girl on the playground
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
my girl told another child that nobody wants her here and now her mum wrote me
how do i react when my boy hit a dog and then his friend with a stick
`,
  'child-language': `
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
our daughter changed her name from Xiaoyu to Chloe at school and wont answer us in chinese anymore
my son not want to learn kurdish, he say for what, its useless
`,
  'parent-big-news': `
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
`,
  'parent-delicate': `
my 9 year old saw something nasty on his cousins ipad and now asks questions
how to tell my girl about tampons, im a single dad and clueless
son is 12, he locks the bathroom door a lot lately, time for The Talk i guess
what do i say about sexting to a 14 year old
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
grandson, 14, lives with me, has a girlfriend now. nobody ever told me anything at that age either
porn in the browser history of my stepson, 11, i dont wanna shame him
need a way in to talk about respect for girls and what no means
she asked me in the car what gay means and i went red
puberty stuff with my autistic daughter, she needs it clear and calm
`,
  'parent-grades': `
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
`,
  'parent-in-public': `
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
how to be calm with a shrieking toddler in a restaurant
i ended up buying the toy bc people filmed us
nanny here. the boy i watch had a fit in the library and i had no words
kid pushed another off the slide and then had a fit himself, what do i say to him right there
my daughter, 3 and a half, flipped out at my sisters wedding because the cake was cut wrong
supermarket scene again... what sentence helps when they're past listening
she refuses the buggy seat, arches her back, screams blue murder in the train station
i got so embarrassed at the zoo i yelled at him which made the crying worse
`,
  'parent-lying': `
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
`,
  'parent-phone-rules': `
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
`,
  'parent-siblings': `
she bit him because he breathed on her
twins, 4, one lego truck, blood
my older one teases the little one till he screams then acts innocent
backseat war from hamburg to the baltic sea, who touched whom
My two girls share a room and there is a line of tape on the floor now
i am the judge jury and police in this house, 3 kids under 10
they wrestle, its fun, then someone gets hurt. every night before dinner
my son is mean to his baby sister, pinches her when i turn around
"mom she started it" x 100
the big one, 14, calls his brother a retard and the brother throws things
do i step in or let them sort it out, they are 6 and 8 and its about the remote
jealous of the newborn, he smacks her head
babysitting my nephews on weekends and they beat each other up about the controller
whos turn on the swing, whos turn at the window, whos turn to push the button. i cant anymore
my stepkids and my own daughter hate each other and fight about the bathroom each morning
He pulls the hair of his sister and she scratches, yesterday with the fork at table
what do you say to two kids yelling at the same time
they both want the same cup. the blue one. we have two blue ones
teenage sisters, clothes stolen, doors slammed, "i hate you" through the wall
got a 5 yr old who wrecks whatever his brother builds
how do i get them to settle stuff without me
`,
  'parent-teacher-talk': `
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
`,
  'parent-yelling': `
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
`,
  'step-parent': `
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
`,
  'teen-drank': `
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
`,
  'teen-found': `
found condoms in my 15 year olds backpack, how do i start
was just doing laundry and a little bag of white powder fell out of his jeans
pregnancy test in the bathroom bin. its my daughters, must be
five phone cases and lipsticks in shop wrapping under her desk drawer, shes 14, i was vacuuming
changing the sheets i came across a stack of cash, 600 euros, hes 15
grinder under the mattress. do i put it back and say nothing
looked for the charger in her schoolbag, found the morning after pill box
knife. in his school rucksack. what do i say when he comes home at 3
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
`,
  'teen-privacy': `
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
`,
  'teen-shut-door': `
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
`,
}
