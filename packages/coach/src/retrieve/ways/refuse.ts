import type { Ways } from './ways.ts'

export const refuseWays: Ways = {
  'after-hours': `
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
`,
  'decline-offer': `
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
`,
  'everyone-wants-off': `
seven people, one december, guess who has to decide
asked for christmas eve off, all of them
I run a pharmacy. Three of my four technicians put in for the same fortnight in August
must refuse a leave request, she already bought the ticket
how do i tell my nurse no for easter
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
`,
  'money-home': `
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
`,
  'not-interested': `
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
`,
  'not-ready': `
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
`,
  'refuse-again': `
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
`,
  'refuse-invitation': `
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
`,
  'refuse-lending': `
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
coworker borrows lunch money daily and never returns it, tomorrow i want to say no
`,
  'refuse-near': `
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
`,
  'refuse-pressure': `
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
`,
  'refuse-volunteering': `
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
`,
  'refuse-work': `
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
asked to translate in meetings since i speak polish, thats on top of my job, i dont want it anymore
my supervisor wants me to run her conference while im writing my thesis
my workload is insane and he just said you're so good at this
slack at 22:00 "can you have a look". no i cant. how do i say so
In the care home we are two for thirty residents and they ask me for another double on saturday
`,
}
