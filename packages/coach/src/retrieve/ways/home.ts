import type { Ways } from './ways.ts'

export const homeWays: Ways = {
  'being-left': `
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
`,
  'co-parent': `
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
`,
  'coming-out': `
how do i tell my brother i have a boyfriend (im a guy)
im nonbinary and havent said it to anyone at home
Dinner with my folks on Sunday, I'm 42 and I want them to finally know about my wife. I'm a woman.
told my roommate im ace, now my mum
text or in person to say im lesbian
scared my dad throws me out if he knows i like boys
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
`,
  'grandparent-rules': `
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
`,
  'home-calls-often': `
17 missed calls from my mum today. seventeen
Dad rings every evening at dinner time, the kids roll their eyes, and he talks until the food is cold
my grandmother facetimes me in lectures
how do i tell my sister that one call a week is enough for me
since papa died mama calls at 6am, at noon, at 5, at 9. I love her but I have patients
she rings the office landline if i dont pick up my cell
mother tracks my last seen on whatsapp and calls when im online
I'm a bus driver and my wife phones all the time on shift, i am not allowed to answer
dads lonely and bored so my phone buzzes nonstop
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
`,
  'home-fair-share': `
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
`,
  'home-in-laws': `
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
`,
  'home-long-silence': `
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
`,
  'home-money-talk': `
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
`,
  'home-parents-care': `
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
`,
  'home-same-fight': `
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
`,
  'home-shuts-down': `
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
`,
  'home-taste': `
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
`,
  'intimacy-talk': `
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
`,
  'never-sorry': `
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
friend spilled my secret and laughs it off, no regret at all
my son (24) wrecked the car and not even a sorry mum
i dont want her on her knees, just once "i was wrong"
my wife can say pardon to the waiter but not for me
he gets silent when i say it hurt me, and after an hour he asks if i want tea
`,
  'own-job-loss': `
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
`,
  'own-path': `
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
`,
  'own-temper': `
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
In my family everybody shouts, my husband is Finnish and he gets hurt when I am loud with him
what do i say in the moment when i feel the rage coming up
said horrible things to my mom on the phone again, hung up on her, now ashamed
i punish people with silence and i know it
told my team lead to shut up in front of all, its not the first time i lose it
im a hothead and im losing friends because of it
I walked out mid fight and drove around for three hours without telling my fiance where I was, I always do this
need a sentence for taking a break before i say something cruel
whenever my wife brings up money i bark at her, she starts crying, i hate this about me
`,
  'parent-criticizes': `
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
`,
  'parent-takes-over': `
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
dad wont give me power of attorney and hes mixing up his bills
convincing my mum to accept a cleaning lady / carer twice a week
she cant see well enough to drive at night but goes to choir every thursday, 30 km
what words for "you cant live alone anymore mama"
he used to be a pilot and now i have to tell him hes not fit for the road
grandmothers eyesight is nearly gone and she still cooks w gas
`,
  'parents-two-rules': `
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
`,
  'partner-games': `
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
`,
  'partner-trust': `
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
`,
  'phone-at-table': `
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
`,
  'politics-at-table': `
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
do i speak up when my gran says the n word
we had a beautiful evening until gaza came up
my son, 20, calls us boomers and fascists over the roast
roommates parents visited and started about gender stuff, i didnt know where to look
i don't want to lose my dad over brexit
colleagues at the canteen tell jokes about gays, im not laughing, what can i say
my cousin posts q stuff and shes hosting the reunion
`,
  'real-talk': `
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
`,
  'roommate-noise': `
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
`,
  'say-miss-you': `
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
`,
  'shared-home': `
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
`,
  'sibling-decision': `
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
`,
  'want-different': `
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
`,
}
