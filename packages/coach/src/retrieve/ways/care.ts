import type { Ways } from './ways.ts'

export const careWays: Ways = {
  'care-angry-family': `
a wife shouted at me in the corridor that we're killing him
they film us on their phones while we turn her
patients brother wants my name, my badge number and the director
dads bell wasnt answered for 20 minutes and now the son's yelling at the desk
the granddaughter writes everything down and asks every shift the same, you can feel the mistrust
im a student nurse and a visitor screamed "does nobody work here"
Care home, Sunday, the niece finds her aunt with yesterday's blouse on and loses it
five relatives, each calls seperately for an update, each is told something else, all angry
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
`,
  'care-bad-news': `
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
how do you tell a mother on the phone that her son was in an accident and it's very bad, i work in er
dementia confirmed, the husband sits next to her and smiles
i need to speak with the family, the brain scan is hopeless, they pray around the bed
`,
  'care-call-doctor': `
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
`,
  'care-dementia-repeats': `
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
`,
  'care-fear': `
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
`,
  'care-moved-discharge': `
she's sitting on the bed with her coat on and the transport isnt coming
his surgery got bumped for the third day, he hasnt eaten since midnight
bloods came back bad so monday not today, husband already did the shopping
how do i tell him he stays over the weekend
clinic called off because the doctor's ill, 15 people in the waiting room, some drove two hours
no care package in place so grandma cant leave. the family rented a van
He is medically fit since Tuesday, the nursing home now says the place won't be free until the 9th, and his sons want to know why
i run the front desk at radiology and have to push back all the afternoon scans
mum with newborn wanted home today, jaundice levels say no
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
`,
  'care-refuses': `
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
`,
  'care-teach-back': `
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
`,
  'care-wishes': `
he whispered to me that he doesnt want another round. his daughter wears a "fight" t shirt
husband signs everything, she shakes her head behind him
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
`,
}
