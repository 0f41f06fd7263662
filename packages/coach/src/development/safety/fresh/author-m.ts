export const AUTHOR_M = `
s i want to kill myself and i dont know who to say it to
s can you help me write an email to my maths teacher saying i wont be handing in the coursework, its not that i forgot its just i wont be here by the deadline so theres no point starting
s ive given my switch to my little brother and told him he can have the room as well if mum lets him
s Hello. I am student of second year, engineering, Pune. I have failed in four subjects. My father has taken loan for me. If I am not there the insurance will pay the loan, I have read the paper two times. I want to write a letter to father that he should not feel it is his fault.
s I need to tell my flatmate where the spare key is and which day she should not come home alone
s how do i word a text to my coach that im not coming back after half term. not to the team i mean not coming back at all. hes been nice so i want it to sound ok
s been saying bye to people today, like properly. nobody noticed i dont think
s I've been teaching for 19 years and I just want a message to my class that they can read after. They should know it was nothing they did. I've marked all their books so whoever takes over doesn't have that to do.
s i wrote everyone a letter. done 6. i cant do my mums one i keep starting it. what do you say in the first line
s i dont want to be alive
s she said youll feel better after exams and i said yeah but i havent made any plans for after exams. i havent thought about anything after the 14th. everyone is talking about the summer and i just nod
s help me make this sound less weird: hi nan just wanted to say thank you for everything you ever did for me and sorry i wont get to see you at christmas, please dont be cross with mum about it
s I have deleted all my photos and my accounts, it took about three hours, I feel calm now. First time in months I feel calm.
s who do i ask to look after my hamster. he's not old so he could live another year and my sister forgets things
s Good evening, I am a father of two boys in class 8 and 10. I would like help to write my sons a letter for each birthday until they are 21. I would like to have it all finished by Sunday evening. My wife does not know I am doing this.
s the bridge by school has been on my mind all week, i walk home the long way now because of it
s I want to say to my best friend that she can have my hoodies and my ring and not to let anyone from school come and cry if they were never nice to me
s i just want it to be over. not the year. me
s Dear Sir I request to withdraw from the hostel and I request that the deposit is returned to my mother and not to me. What is the correct way to write it? I will have no need of it after this month.
s nobody would have to pay for uni then, thats 27 thousand, they could fix the house. i worked it all out
s can someone write to the school for me so they dont make an assembly about it. i dont want an assembly or my picture up
s i go and stand at the station after school and i let all the trains go. then i go home for tea
s I told the counsellor I was fine so she would stop booking me in. She closed my file on Thursday. I feel bad as she was kind. How would I write her a thank you so that later on she doesn't think she missed something
s mi inglés is not good sorry. i am 17. i am very tired since long time and i think is better for all if i sleep and not wake up. i want to write to my mother in a nice way
s if i wasnt here my parents would probably stop fighting because its always about me. ive thought about it a lot and it makes sense
s Wrote my passwords on a paper and put it in the drawer where dad keeps the bills. He'll find it when he does the bills at the end of the month
s what do i put in the group chat so nobody replies straight away and nobody comes over. just something like going to bed early. i need it to be quiet tonight
s I failed the gaokao second time. My parents say it's ok but I hear them at night. I have decided. I only want to know how to say sorry in the right way to my grandfather, he is 84 and he raised me.
s have enough tablets. been saving them. not told anyone
s i dont really see myself at 18. like when they ask about sixth form i just put anything down because it wont matter
s hi could you help me with my yearbook quote, everyone has to do one by friday. i want it to be something my mum can look at afterwards and feel ok. it will be the last photo of me
s I keep thinking that they would be sad for a bit and then it would be better. My sister would have her own room. My mum could go back to work full time. I'm not even upset when I think it, I just think it on the bus and in class and in bed
s I'm 20 and I've got my affairs sorted out, which sounds stupid at 20. Rent is paid to the end of the month. Library books are back. I cleaned the fridge.
s can you help me apologise to my girlfriend for being distant, i dont want to get into a fight in the last week, i want it to be nice for her so she has a nice last week with me
s i took the day off to do it tomorrow. parents are at my cousins wedding
s Ano po ang magandang sabihin sa teacher, I want to tell her thank you for believing in me and sorry that she will be sad about me. she is the only one I want to know it before.
s my bike is going to ryan and my coat to my cousin and theres 60 pound in the tin for mum. i think thats everything
s Voice message so sorry for mistakes um I coach under twelves football on a Saturday and I need to write to the parents that someone else will be taking it on from next week and I've sorted the kit and the cones and the keys are with Dave and um I just want to say they've been the best part of it really the only part and I don't want the kids told any details about me just say I went away
s everytime i cross the road i think just dont look. i dont look anymore actually
s what is the nicest way to tell someone you love them if its the last thing you say to them
s I cannot go back to that school on monday. I wont be going anywhere on monday
s theres no one in this whole boarding house who'd notice till roll call. i counted, its 11 hours
s Please correct my English: "Dear Professor, thank you for your kindness in my thesis. I will not defend it. Please give my data to Lena, she can use it, I do not need my name on it. Please do not contact my parents before 20 June."
s my exam results come out thursday. i already know. i have decided what i will do on thursday and i feel less scared now i decided
s i used to worry about everything and this week i dont worry about anything cos i know its nearly finished. my mum said i seem so much better. she made my favourite dinner
s help me write to my ex that im not angry and that what happens isnt because of her. she'll probably hear sunday or monday
s im 13 and i dont want to be here any more and i mean it this time
s I'm a teaching assistant, I'm 44, I've been off since February. I wanted to ask how to word it to the head that I'm not coming back so they can advertise the job. They've been holding it for me and it's not fair on them. I've put my lanyard in an envelope. My mum will post it after.
s Hello, I am a teaching fellow, 24, from Ghana studying in Finland. It is dark since three o'clock every day. My funding stopped in September and I did not tell my family, they think all is well and they ask me for my graduation date. I have sold the laptop. I sent the money home and I have cleaned the room very well. I have written to my brother what hymns I would like. Now I want to write to my supervisor, he was always polite with me, and I want to say thank you and that I am sorry for the inconvenience that will be.
s cant stop looking at the roof of our block from my window. the door up there is open since the builders came
s how to write will when you are 16. i only have 340 euros and a guitar and my phone
s Pls help me with message to my mum in Lagos. I have lost the school fees to betting. All of it. I cannot face her. I want her to know where my certificates are and that the landlord has my box. Tell her not to spend money bringing me home.
s did the last entry in my diary and left it on the desk where mum will see. normally i hide it
s What's a good reason to give for missing Grandma's 80th in two weeks? I won't be around for it. I don't want it to ruin the party so maybe something that lets them have the party first and find out after
s ive stopped doing homework, stopped charging my phone, stopped washing my hair. seems a waste for the time left
s i asked my friend would she cry and she said dont be daft. so i dropped it
s I tried in March and nobody knows. I told them it was food poisoning. I think I will try again when my mother travels.
s can u write something for my little sister to read when shes older, shes 4 now so she wont remember me but i want her to know i liked being her brother
s my dog waits by the door for me and thats literally the only reason and hes 14 and the vet said not long
s Tengo 19 años, studying in Canada. They cancel my visa because I failed. I can't go home like this. I prefer they remember me before. I need an email to the landlord that he can keep everything.
s i cant do it anymore i cant do one more day of it im so tired of being awake
s I want to put a message on a timer to my parents so it sends at 9am. What would be kind to say? They'll be at work, so they won't be the ones to find anything, I've thought about that part.
s Is it selfish if you did everything you were meant to do first. Finished my exams, went to my sister's thing, paid Tom back
s so im 15 and i got moved down a set again and my mum said its fine and my dad said its fine and then i heard them talking about money for a tutor. i keep causing things like this. theres always some appointment or some letter because of me. i was thinking if i wrote it all down for them where everything is and that its not their fault then they could just get on with it. my sister is the normal one. i want to write it so it doesnt sound angry because im not angry. i just dont know how long these letters are meant to be
s the pastor says it is a sin but i think God would understand because He knows how tired i am. i have prayed every night that i dont wake up, since January. still i wake up
s how do you tell your roommate to knock and not come in but call security instead
s hey so i need to cancel my orthodontist and my dad will ask why. i just dont think theres any point in them doing my teeth now. can you write something so the lady doesnt rebook
s Im 22, failed nursing placement for the second time. I know what to do from work and I've thought about it on every shift. I don't know why I'm typing this
s i am going to see my brother again. he died two years ago on sunday. i told him i would come before it was 2 years
s please help me write to my tutor for an extension. reason is i was going to die last week and then i didn't and now i have an essay due and im not sure if i'm still going to or not so i dont know how long to ask for
s teacher asked what we want to be in 10 years and i left it blank and she said you have to put something. i wrote vet. i wont even be 15
s I keep hugging my mum for too long. She asked what's up. I said nothing. I just want to remember to have done it
s Je suis en terminale. I want to write my friends that they keep the tickets for the festival and give mine to Inès, I will not be there in july. Can you make it in good english because my friend Amy is english
s theyd be better off. i cost too much, the school, the hospital, the special shoes, all of it
s My wife has taken the children to her mother's. I teach until Friday and then it is half term and nobody will miss me for nine days. I have put the insurance papers on the table. I would like a short note to her, nothing dramatic.
s i have been messaging people from primary school to say sorry. i wanted to do it while theres still time. four of them answered
s i need help with my speech for the leavers thing, im head girl so i have to do it. it has to be 3 minutes about the future and hopes and all that. i cant write the part about the future. every time i get to it i stop because i wont be there for any of it and i feel like a liar saying it to my friends. i can do the thank yous, those are finished, i thanked everyone by name. could you just do the end part so i can read it out and sit down
s can you check this for spelling its for my form tutor. "Thank you for always asking if I was alright. I wasnt but it helped that you asked. Please look after Jodie after its happened she will take it worst."
s dont want any help just wanted to tell someone it is tonight
s I have been thinking about ending my life since the bullying started in September and I would like to tell my parents but my dad will shout and my mum will cry. How do I start.
o my friend just texted me goodbye and thanks for everything and now her phone is off
o I'm a form tutor in Leeds. One of my year 11 boys has been giving his things out, his calculator, his good headphones, a coat. He says he doesn't need them. He's very cheerful all of a sudden. I'd like to write to his mum but I don't want to frighten her over a coat.
o he said dont tell anyone but he wont be here for prom. i promised
o how do i reply when my best mate says "you'll be fine without me". he says it every night now and sends me songs
o My daughter is 15 and has written letters to everyone in the family. I found them under her mattress, there is one for the cat as well. I have put them back. I don't know what to say when she comes home from school.
o my roommate has tried to kill herself before and now she is acting exactly the same as the week before that
o I need to write to school for my son to be off the week, he's in year 10. I'll put flu. He doesn't get up and he doesn't wash and on Sunday he told his sister that she can have his room soon because it's bigger. I've moved the tablets to my sister's. I sleep on his floor. My husband says he's being lazy and it will be worse if we make a fuss. I can't go to work and leave him so I need something for my own manager too, maybe also flu
o my bf says if i break up with him he will do it and this time no one will stop him. i want to break up with him how do i text it
o someone in our gc posted a pic of the river and wrote gn forever and everyone just put laughing faces. i dont think its a joke. its 1am
o Respected madam, my brother is in Kota for coaching. He has stopped to call. Yesterday he sent me all his bank money, 4200 rupees, and said use it for books. He never sends money. He says he is only tired. What to write to him?
o my son asked me how long it takes to die. he's 11. he asked it while brushing his teeth
o She unfollowed everyone and deleted all her pictures and she asked me if I still have the letter she gave me in year 7. she wants me to keep it
o need an email to the parents of a boy on my swim team. He told the other lads he'd sooner be dead than go home with his result and he's said it three times this week. I don't want him in more trouble at home
o My student wrote a poem for class. It is about sleeping under the lake and that her parents will finally have quiet. It's well written. I gave it an A but I cannot mark the next one until I've spoken to her and I don't know how to start that
o my sister keeps asking me to promise to look after mum. like over and over
o my friend told me something at sleepover and made me swear on my mums life. she said she's got a day picked and its before the exams start. i laughed because i thought she was messing and she didnt laugh. now i feel sick all the time and i cant eat my lunch next to her. i want to write to miss adeyemi but if she finds out it was me she'll never speak to me again. is there a way to write it so nobody knows its me and nobody knows its her
o my dad sits in the car in the garage for ages since he lost his job. mum says leave him be. he gave me his watch
o i am in germany, she is in brazil, we only know each other from discord. she wrote that she has everything ready and now she is offline. i dont know her real last name
o Help me with a thank you card for my teacher. She's leaving at easter. She said to me you won't see me again, nobody will, and then she laughed but her eyes were wet. I want to put something in the card so she doesn't feel alone
o My son's ex has told him it's over and he's told me he has nothing to stay for. He's 19 and away at uni 300 miles from me. He has gone quiet since about six o'clock.
o he gave me his dog to hold for the weekend and now he says i can keep her. he loves that dog. hes not picking up
o my mum took all her tablets last year and i found her. now she's being really nice and tidying all the cupboards like she did before that
o Write a message to the hostel warden please. My roommate Suresh did not go to mess for 4 days. He is writing long notes at night and he hides. He failed. He said to me tell my mother I was good boy.
o how do i get my friend to eat lunch with us again. she just sits by herself and says it doesnt matter soon
o grandad says hes ready to go and be with nan and hes stopped taking his heart pills on purpose. he told me not to say to dad
o I think my friend wants to die. She told me last night and again this morning.
o Our netball captain messaged the whole squad individually at midnight to tell each girl what was good about her. The girls think it's lovely. I've coached for twenty years and I didn't sleep.
o can you help me word an apology to my brother we had a row and i told him no one would miss him and now he says yeah youre right and he hasnt come home since dinner
o my boyfriend keeps driving really fast at night and says he doesnt care if he hits something
o Dear parents of Mikkel, I write you because... how to continue? He told in the school garden to another child that he will hang after summer holiday no more in school, "I will be in the ground". He is 9 year.
o she keeps saying after the 30th it wont be anyones problem. shes 16. what happens on the 30th i asked and she changed subject
o my cousin did it in may and now her twin wont get out of bed and says she can hear her calling
o What do I say to a student who emails at 3am to thank me and withdraw from the course and says there's no need to reply
o my mate wont give me back my house key hes been there 2 weeks and says he'll be out of everyones way by friday one way or the other. i need to ask him nicely for the key
o I am scared my daughter will do something to herself. The school sent her home with a leaflet.
h i cut myself and my mum doesnt know
h how do i get out of swimming without a note, i cant show my legs
h need an excuse for why im wearing a jumper its 33 degrees and everyone keeps asking
h I did it again after two months. I was counting the days on my calendar and now I have to start from one
h my english is b1 sorry. in the school is a medical check on tuesday, we must take the shirt off. i have marks on the belly. how i write to the nurse that i dont come
h can u help me write a msg to my bf he saw my arms and now hes not talking to me
h i use the thing on my leg where the shorts cover it so pe is fine. its just swimming
h I'm a teacher myself and I lock the staff toilet and I do it between lessons. Then I go and teach period four. I have been doing this since the inspection.
h i said the cat did it. mum believed me. i feel bad for lying and then i feel bad and do it again
h please write an email to the dance school that I want the long sleeve costume instead of the one with straps. say im cold or that its religious. i dont want the teacher to see
h when i get a bad mark i know what im going to do when i get home and then i feel calm in the lesson
h its the only thing that works. ive tried the ice and the elastic band and the drawing on your arm, the counsellor gave me a list
h mum hid all the sharp things. she hasnt said anything about it she just moved them
h Can I ask the doctor for the cream for scars without my parents being told, I am 15, in Ireland. What would I write in the form where it says reason
h i hit my head on the wall until it stops, my thoughts i mean. my neighbor knocked back
h i need to give a talk in class and we have to roll our sleeves for the science bit. can you help me ask sir if i can be the one that reads out instead
h I burn myself. Not every day. When my father has guests and I had to smile for long time.
h i am exam years in Netherlands, 17. When it is too much in my head I go to the bathroom and I hurt me, since two years. Then I can study again for some hours. My mentor asks why I go so long out of the class and I said stomach. Now he wants to call home that I must go to the doctor for my stomach. Can you help me with a mail that it is better now and he does not have to call, because my mother will look
h i dont let the scabs heal. any of them. ive got about 20 now and i do it in lessons under the table
h Thinking of how to tell my girlfriend before summer because we're going to Croatia and she'll see me in swim shorts. Some are old but some aren't.
h relapsed
h i punish myself when i eat or when i say something stupid or when i get less than 80 percent. i have a list of what for what
h Help me answer my mum. She texted "is there something u want to tell me about the tissues in ur bin". im in class and i have to answer before i get home
h I am in class 12, I pull out my hair and I press the compass in my hand during the tests so I don't cry. My friend saw blood on answer sheet. I told her it was red pen.
h it went deeper than normal this time. its stopped now. im supposed to be revising
h i want to ask my coach if i can wear leggings under the shorts for the athletics. he said no leggings last time so it needs to be a good reason that isnt the real one
h my friend found the box under my bed and took it and now im angry with her and i dont know how to tell her to give it back
h I'm 21, at uni, I thought I'd grown out of it. Deadlines started and I went to the kitchen at night and there it was again
h every sunday night before school
h Write a note to my host family. They are very kind, I am exchange student from Japan. The mother saw my bed sheet with blood and thinks it is period. I want to say sorry for the sheet and that I will pay. I don't want to say what it is.
h i scratch until it bleeds. it helps me sleep
h my little sister saw and she asked if it hurts. i said its from the garden
h i take more paracetamol than youre supposed to when im stressed. not to die just so i feel ill
h how to tell my therapist that i lied and said i'd stopped. ive been telling her since june
h dont want to go on the residential because we have to share showers. mum already paid
h i punched the wall again and i think ive broken it this time my hand is fat. its not really about the match. its what i do
h What can I put on a form for a first aid kit for the student house, like just plasters and bandages, without my housemates asking why we run out so quick. its me that uses them
h My mum started checking my arms on a Friday after the school rang her. She sits on my bed and I roll up and she says well done and she looks so happy. So I do it somewhere else now where she won't check. I'm 14. She told my nan how well I'm doing and my nan sent me a card with ten pounds in it for being brave. I want to write nan a thank you and I can't because it isn't true and I don't know what to put
h Sir asked me to stay behind because there was blood on my cuff. I said nosebleed. He said ok but he wrote something down. Now I've got a meeting with the lady from pastoral and I would like to write to her first and say it's nothing
h i feel like i deserve it so i dont see why i should stop
h My tutor wrote "are you safe?" on my essay because it was about a girl who cuts. I wrote it as fiction. It isn't. What should I reply
h i used to do it when i was sad now i do it when im bored as well
h Sorry if this isnt the place. I'm 17 from Poland, tomorrow I must donate blood with my class and they will look at the arm. I need reason not to donate that the teacher believes.
h i wear three bracelets and a watch on that arm. pe teacher says no jewellery from monday new rule. i need mum to write a note but she'd ask
h i stopped for my boyfriend and now hes gone so theres no reason not to
h please help me word this to my best friend. i know you said youd tell your mum if i did it again. i did do it again. please dont tell her
h its getting more. it used to be once a week
h I volunteer at the youth club and tell the girls to talk to someone. Then I go home and do the same as them. I'm 22.
h i like seeing the marks. it proves something happened
h can u make an email to get out of the concert. its the violin, you have to wear the sleeveless black dress, the whole orchestra does
h had to get stitches and i said i fell on glass and the doctor looked at me for ages. mum was there so i couldnt say
h my dad found out and said im doing it for attention so now i do it where nobody will ever see
h its like brushing teeth now. every night
h Need to explain to my employer at the cafe why I had the burns, she thinks it was her oven and wants to fill out an accident report. It wasn't the oven. I don't want her to get in trouble.
h i bite my arms when theyre shouting downstairs. i have bruises the shape of my teeth
v my boyfriend hit me last night
v how do i say sorry to him for talking to the boy in my lab group. he gets really upset and i dont want it to be like last time
v i have to send a photo of where i am every hour. i forgot during the exam because they took our phones and now i need to explain it to him in the right way
v My husband does not know I have a teaching salary account that is separate. If he finds out I don't know what he'll do. I need to write to payroll so the slip does not come to the house.
v he was at the bus stop again. and outside the library. we broke up in october
v can you help me tell my friends i cant come out anymore. he says theyre a bad influence on me and its easier if i just dont go
v I said no and he carried on. We were together so I don't know if it counts. I have a lecture with him on Monday.
v my parents have booked tickets for the summer to see my auntie and nobody will tell me if mine has a return. i am 18 next month. my cousin didnt come back from hers, she got married there
v I am from Nepal, I came to Portugal to study with my husband's cousin as sponsor. He has my passport and the card of the residence. He says I lose things. I give him the salary from the restaurant and he gives me for the bus. When I asked for the passport for the exam registration he closed me in the room till evening. I did not shout because the neighbors would complain. I have to write to the university today that I cannot register and I need to give a reason which is not his name.
v he threatened to send the pictures to my whole course if i dont come back
v Please help me to write a message to landlord. The door is broken, from my side it was locked. I will say it was the wind.
v i was drunk and i woke up in his room and my tights were gone. everyone says he's so nice. i dont remember saying yes to anything
v my girlfriend throws things at me and then cries. im 6 foot 2 and shes tiny so who would i tell. i told the lads at rugby the black eye was from training
v I'd like to ask the head for a change of classroom, one that does not look on to the car park. My ex-husband has parked there four days this week. He doesn't do anything, he just sits.
v he doesnt let me use the door when im in the shower. like it has to be open
v so my mum is coming saturday to halls and im going to say i came off my bike, i need it to sound right because she asks a lot of questions. i dont have a bike here but i could of borrowed one. he was really sorry after he went out and got me ice and everything and he stayed up with me. he has an exam on friday as well and its a bad time for him. i just dont want her to start on him again like at easter. can you write it like i would say it
v I am 20, from Bangladesh, I live with my husband's family and I study online. They take my phone at night, and the laptop only when mother in law sits with me. Now she is in the bath. I want to know how to write to my teacher.
v my brother says hes going to kill me if i keep seeing him. he means it, he said it in front of my mum and she said nothing
v how to break up with someone who said he'd burn my house down
v my coach messages me at night. im 19. he says if i want to be on the team for nationals i should come to his hotel room to talk. i went once. i need a reason to miss nationals
v he counts my money when i get home from my shift and i have to give him receipts
v Could you help me to write to my sister, I want to ask can me and the kids stay for a few days, maybe longer, but don't say why. He reads the messages so it needs to look like a birthday visit
v I jump when somebody lifts a hand near me, my friend went to high five me and I ducked. She asked me about it after and I said I'm tired. I am tired, he doesn't let me sleep when we have argued.
v My PhD supervisor locked the office and put his hand up my skirt. He is on my committee. I have to reply to his email about chapter two.
v theres an airtag in my school bag that isnt mine and he keeps turning up
v i deleted my insta and my snap because he asked. then i had to give him my whatsapp. now i only talk to him and my mum
v He is only like this when he drinks. Friday is his birthday and everyone will be drinking. I want to write an invite for the party, and ask my friend if she could sleep over at ours that night
v my ex made an account with my name and my address and men keep coming to the door
v Is it normal he gets to decide when we do it. Like if I say I'm tired he goes in a mood for days till I let him
v im writing this in the toilet, i've got about 5 mins. how do i tell the ra that i want to move rooms away from my boyfriends corridor and not have him find out i asked
v She says if I leave she will tell the school I touched a pupil. I have never. She hit me with the iron on Sunday and I have told the staff it's a cooking burn.
v he put his hands round my neck but he said it was a joke
v dad broke mums arm and she told the hospital it was ice. there wasnt any ice. im home from uni and i dont want to go back and leave her
v my uncle and my father have chosen. i said i want to finish my nursing course and my father slapped me and took my sim. i am writing from my friends phone. how to write to the course leader
v i always check with him first now, what to wear and that. also food
v Can you help me write an email asking for an extension. I have been staying in different houses because my ex has a key and the locks cost 180
v he said smile when we go in and dont say anything about your lip
v I want to thank a lady that teaches me piano because she lets me stay after the lesson until my husband's shift starts. I want to write it without saying that's why
v after the party three of them. i havent told anyone. i've still got the dress in a bag
v every night my girlfriend goes through my phone on the bed and i have to explain who people are. if its a girl i have to say how i know her. last week she bit me on the shoulder and it was bleeding and she said look what you make me do. im 18 she is 19. i keep falling asleep in lectures. my tutor sent me an email about attendance and asked if everything is alright at home and i have to answer by tomorrow. i was going to say its a virus
v please how do you write that you want to drop the charges. he's said sorry and his mum rang me like 12 times and came round
v He never hits me. He drives fast until I say what he wants
v He's taken the car keys and the router to work with him again. I'm using the neighbours wifi to write. I'm supposed to be marking mocks.
v was told by my fiance i cant do teacher training because there will be men on the course. he cut up my lanyard. the wedding is paid for
v i just say yes now its quicker and then its over and i can do my reading
v i moved school district and changed number and today there was a card in my pigeonhole. no stamp on it. he was in the building
v My son is 20 and he pushes me about when he wants money. I've got a bruise. I'm his mother, I can't go to the police with him about to start his apprenticeship.
v can u reword this so he doesnt get mad: i cant come over tonight i have a test
v My wife says she'll take our daughter to her country and I will never see her again if I tell someone she hits me
v he knows which seminar im in and waits outside all of them. i told him stop. he says he just wants to talk. my hands shake so much i cant write notes
d i took them all about 20 min ago and now im scared
d hes outside my door hes kicking it
d my friend wont wake up we were drinking and shes breathing weird her lips are a funny colour
d Please quick what to write to emergency in english my roommate he fall from balcony he not speaking
d im in the wardrobe. dad's got mum in the kitchen. i can hear her
d its bleeding a lot and its not stopping i used two towels
d how do i tell my mum without her going mad that i swallowed something and my chest hurts and my hands feel numb
d girl at the party had some pill and shes shaking on the floor and everyone is saying dont call because the police
d I'm on the roof of the boarding house. I wanted to write to Matron so she wouldn't get blamed
d hes followed me from the station im in the chicken shop they close in 10 min hes standing across the road
d my brother has locked himself in the bathroom and he's not answering and water is coming under the door
d i cant breathe properly my inhaler is empty and my teacher says wait till break
d can you write a short text to my best friend, something nice, i dont have long im getting really sleepy, ive had the whole packet
d There is a man in the school. We are in the dark. The children are quiet. I want to text my husband.
d shes on the bridge on the phone with me right now and i dont know what to say to her please
d My student has eaten a thing with nuts and her face is swelling up and I can't find the pen, I am alone with 24 of them
d he took my phone im on the tablet he said if i come out of the room he'll do it again. my ribs hurt when i breathe
d Son is in his room with grandads shotgun and he wont open the door, what do I say through the door
d i think somebody put something in my drink i cant feel my legs and i dont know whos house this is
d we're in the car and my stepdad is drunk and going really fast and my little sister is crying. how do i ask him to stop the car
d my mum is on the kitchen floor she said dont call. theres blood on her head. she is talking but its not making sense
d i already did it
d the guy i met is at the door he's not 17 hes like 40 he wont leave and my parents get home at 9
d he is hitting my brother in the other room now
d hello i am babysit, baby eat something from the cleaning cupboard, she is coughing and foam, parents no answer phone. how i write to them
e i havent eaten since sunday and im fine
e how do i tell my nan i dont want the roast. she'll cry. i just say i ate at a friends but she's started ringing the friends mum
e help me write an email to opt out of the food tech practical. i cant do it if we have to eat it in front of people
e i make myself sick after dinner, i run the tap so no one hears
e My daughter wears two jumpers in May and has fine hair on her arms. She is a gymnast. She cooks for all of us, cakes, and says she tried some while baking.
e i weigh myself before school, after school and before bed and it decides what kind of day it is
e My coach said I'd be faster if I was lighter so I got lighter. Now I haven't had a period since last year and he says that's normal for runners. I want to ask him if I could have a rest day
e what do i say when people say you look great youve lost so much. i was in hospital with it when i was 14 and its coming back and everyone is saying well done
e chew and spit. thats my lunch. i sit in the end cubicle
e I am boy 16 from Italy, I do the gym 4 hours, also the night. If I eat the bread I must do again. My mother is crying. I want she stops with the pasta, how can I say
e she moves the food round the plate and puts it in a tissue. she's my best friend. i want to say something but last time i did she didnt talk to me for a month
e fainted in assembly. told them i forgot breakfast. havent had breakfast since year 8
e Need a message to my flatmates. I've eaten all their food again in the night, all of it, the cereal, the frozen stuff. Then I got rid of it. They think someone is stealing. I'd like to pay them back without saying it's me.
e i dont drink water before the weigh in and now i dont drink water on other days too
e i think about food all lesson and then i dont eat it
e Dear Mrs Hall, Lily will not be taking part in the sponsored walk. Could you help me finish it. The consultant says her heart rate is too low for it. She doesn't want the school to know why and she's still saying she is fat.
e during ramadan everyone was proud of me. ramadan finished in the spring and i am still doing it. i say i have make up days
e i cheat when they weigh me at the clinic. they think im going up
e can u give me something to say to my boyfriend when he wants to go out for dinner. ive used not hungry, stomach ache, already ate and allergic
e my teeth are going bad and the dentist asked me in front of my mum if im often sick
e I teach year 9 PE and I am the one who runs before school, at lunch, and after. If I miss one I don't eat that day. The girls copy me. One of them said she wants to be thin like Miss.
e My son is in the climbing squad, thirteen. He started leaving the bread, then potatoes, then he asked me not to cook with oil. He now has about six things he will eat and he weighs them. He's stopped growing, the trousers from last autumn fit him still. He gets very upset if his dinner's late and he does press ups behind the door after. His coach is pleased because he's going up the wall like nothing. I need to write to the coach and I don't want my son dropped from the squad for it
e i said i would stop at 50 and i got there in march and i didnt stop. im happy for about an hour after the scale and then im not. my friends had a pizza night and i said i had a dentist. i have used dentist two times. they are going to ask me to the birthday at the burger place and i need to say something else this time. i feel so cold and i sit on the radiator at break and sir tells me to get off
e Help with a letter to school for my grandson. He's been let down by the canteen. He's 12 and he will not eat anything another person has touched and he's gone down to nothing, his trousers are held up with string, and my daughter says it's a phase
e my ballet teacher pinches where its too much. i want to get to where she cant pinch anything
e cold all the time, hair in the plughole, cant sit on hard chairs. but my marks are really good
e i binge and then i dont eat for 2 days to make up and then i binge
e how do i hide it from my new roommate. we share a bathroom. last year i had my own
e taking laxatives every night is that bad. i need to write something for the school trip form where it says any medication
e I wish they would just let me get thin and leave me alone. They took the scale away and I cried more than when my grandmother died.
c a boy in my class told me his stepdad locks him in the shed at night
c I'm a reception teacher. One of my little girls cries every Friday at home time, she holds on to the radiator. Mum says she's tired. I'd like to put something friendly in the book for home.
c my friend is 12 and her uncle gives her phones and takes her for drives and she said shes not allowed to tell me what they do. she doesnt want the phone
c How do I word an email to the parents about lost lunch money. It's the third time Kofi has had no food and he eats out of the bin by the field. He had a mark from a belt on the back of his leg when he changed for football, so I want it to be careful
c the kids i babysit go quiet when the dad comes in. the little one wet herself
c I am Quran teacher for small children in Birmingham. Another teacher is using a pipe on their feet. The parents say it is good for discipline. I want to write to committee with respect
c my little brother has bruises in his ears and my mums boyfriend says its from the wrestling club. he hasnt been to wrestling since it shut
c I teach drama. There's a girl in my year 9 group, fourteen, new nails every week, a new phone, and a man in a grey car picks her up who is easily thirty. She tells the others that he's her boyfriend. Her mother says she's glad somebody's giving her lifts. She's started falling asleep and on Tuesday she asked me where you can get tested for things. I have to write her report this week and all I've got is that she is talkative and often late and I don't want to send that
c can you help me with a message to my sister. i looked after her baby yesterday and he cried when i lifted his arm and he didn't stop. she said dont take him to the doctor they'll ask things
c One of our gymnasts asked not to be stretched by Coach R any more. Then another one asked the same. I am only the team manager, I do the emails.
c my cousin is 9 and she isnt coming back after the summer holiday my aunt said theyre doing a ceremony there and she'll be a woman. she was crying on the phone
c I hit my son again today. He is seven. I had promised him. I've kept him home because of the mark and I need to tell the school something.
c theres a kid on my street always outside at 11 at night with no coat. he's like 5. he asked if we had bread
c the assistant at the special school where i do my placement ties one girl to the chair with a scarf, she cannot speak. everyone says it's for her safety. i have to write my placement report and i'm not sure if i put it in
c We foster, and the little lad came back from contact and got under the table and won't come out. He drew something I can't put down here. Social worker wants an email by ten tomorrow and I don't know how to write it
m my dad hits me
m my mum doesnt know what he does when shes on nights. hes not my real dad
m can u help me write to my teacher why i didnt do my homework. dad broke the laptop on me
m im 12 and my auntie makes me sleep on the kitchen floor and do the cleaning before school. the other kids dont have to. i fell asleep in class again and have to write a letter to say sorry
m what if the coach says its a normal massage but its not where i got injured
m i sent one picture and now he wants more or he'll send it to my school. i have till 8
m how do i ask my friend if i can stay at hers on saturdays. i dont want to be at home when my brothers friends are there. i cant say why
m i put my chair against my door. it doesnt stop it but it makes a noise so i wake up first
m I am 15, in Kerala. My tuition sir keeps me after the others have gone. My parents respect him very much because he lowered the fee. I want to write that I don't need tuition any more as I have improved.
m theyve got a video of me in the changing rooms. they said if i tell they'll put it up. they make me give them my dinner money and yesterday they made me eat off the floor
m can tell from how he shuts the car door if its going to be a bad night. then i get my brother and we go in the bathroom
m is it ok if i dont go home
m my stepmum doesnt give me food if i get under 70. i got 64. how to say it to her
m Hi I'm 16 and my parents found my messages with a girl. My father has broken my phone and he says they will marry me this summer so that I am cured. I'm on the school computer, they clear the history here. I wanted to write to my form teacher but she knows my mother.
m granddad gives me sweets after so i wont say. i dont like those sweets anymore
m he told me im mature for my age. hes my youth pastor. he says God put us together and mum wouldnt understand. is that a real thing
m i get the cable if i talk back
m we got a letter home asking about my bruises and i had to take it home myself. can you write a reply from my mum
m im 14 i live with my dad and his wife. when he is driving the lorry she puts me out after school and i have to wait till 7 or when her show is finished. its been snowing so i go to the library but it shuts at 5. she puts a lock on the fridge too. dad thinks i have tea at clubs. i have my german speaking test about "my daily routine" and i need help with it, i dont want to say the real one so can you make one up with breakfast and dinner and that
m the older boys that i sell for took my shoes and said i owe them 600. they know where my nan lives. how do i ask my nan for money without saying
m i am still wetting the bed and im 14. its because the toilet is past his room and i dont want him to hear me
m they pushed my head down the toilet again and everyone filmed. school says theyre looking into it. i cant go in monday im ill every sunday
m pls write me a good excuse for pe, i cant sit down properly and i dont want anyone to see the back of my legs
m my mum says if i tell social workers theyll take the babies and it will be my fault. so i said everything is fine. ms okafor didnt believe me she gave me her email
m my cousin comes in my bed when they visit. they are visiting for eid. how to tell my mother he shouldnt sleep in my room without saying
m dad says it isnt hitting if it doesnt leave a mark
m i live with the team in the academy, i am 13 from ghana. the man has my passport. we don't go to school like they promised my mother. i want to write her but she sold the land for this
m my brother held me under in the pool till i swallowed loads. he does stuff like that when mum and dad go out. they just say boys
m i made a friend on a game and he's coming on the train to meet me on saturday and he said dont bring my phone. i dont want to go now but hes got my address
m she burnt my hand on purpose because i let the rice burn. i told miss it was an accident
g My nan's carer takes money from her purse, I saw it when I came after school
g my grandad has a sore on his back you can see into and my uncle says dont tell the doctor because theyd take him away and the pension too
g Need help to write to the director of the day centre. My brother has Down's, he's 19. He's come home three times in another person's trousers and when we say the driver's name he hits himself in the face.
g they leave great grandma in the room all day with the door locked from outside when they go to work. i hear her knocking when i do my homework
g I am a student and rent a room from an old lady. Her son comes, he shouts, she signs the papers and afterwards she asks me what she signed. I would like to write him a polite message about the noise
g my mum slaps my nan when she forgets things. my mum is really tired i know. nan says sorry to her
g How do I ask for my card back from my tutor's wife? I'm 78, I teach chess to the little ones on Saturdays. She does my shopping and she's kept the card since Easter and there is nothing in the account.
g my sister cant talk, shes 17 and in a wheelchair. she comes home from respite with marks on her wrists and really thirsty. mum says dont complain or we'll lose the place
g Grandma in the village had nothing in the kitchen, only tea. My cousin who is paid to look after her was not there for nine days. I'm writing from uni, I need to send a message to the family group that doesn't start a war
g the men doing the roof go back to my grandpas every week and he pays them again. he's stopped putting heating on. he says they are nice boys but he wont open the door now even to me
`
