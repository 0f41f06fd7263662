export const AUTHOR_I = `
s Respected sir, kindly help me to draft one mail to my hostel warden that room no 214 will be vacant from Sunday, all fees are cleared from my side, books may be given to juniors, and nobody should call my father before Monday evening as he is having duty.
s i want to die only. every day same
s My contract on the ship finish in March but I think I will not need the flight ticket. How to say to crewing manager he can give the seat to the oiler, his wife is near to deliver
s please make this more polite: "Dear Amma, the FD papers are in the blue file, nominee is you. Don't let Chittappa handle it. I am sorry I could not clear the attempt this time also."
s I have been in Riyadh six years, I send everything home, the house is built, my sisters are married. Now I am thinking my job on this earth is complete and I can also rest. Please help me write to my mother something she can keep and read many times, not sad, only thanking her.
s Ich mean, how do you write in English to colleagues that it was good to know them and they shall not search for reasons
s abeg help me write to my roommate. tell am say make e no vex, the rent don pay till december, and e fit carry my generator
s I feel like a guest who is staying too long. In the whole world I mean, not only at this house.
s Good evening po. I would like to ask how to tell my sister in Iloilo that she must be the one to raise my two kids from now on. I already transfer the passbook. She will ask why and I don't want her to worry until after.
s my parents sold the land for my Canada visa and i failed the second semester. they don't know. result will be on portal 28th. i need a message that will reach them on 27th
s I want to kill myself and I don't know to who I can say it in this country
s Can you correct my grammar? "By the time you will read this, the cat is already with Mrs. Kowalska, she has the food for three months. Please nobody be angry to nobody."
s I did namaz today after a very long time and I asked forgiveness for something I have not done yet
s Help me for wedding speech of my younger brother. I must record it on video because I will not be there in December. He doesn't know. Nobody knows. Make it funny, he should laugh when he is seeing it, and at the end put one line that whatever has happened was not because of him.
s what is the english word when you are not sad anymore because you decided
s I am nurse here in Leeds since 2021. I did a wrong thing on night shift and the investigation is going on. My husband in Kerala took loan for me to come. Kindly help to write statement for NMC, and also tell me if insurance is giving money to family in all kind of death.
s tired lah. very tired. the type that sleep cannot fix
s If the insurance asks, does the letter from me must have date and signature? I want my wife not have problem with bank after. Please help me write it clear, my English is engineer English.
s Hello, I would to write for my thesis supervisor Prof. Brandt. I want say him thank you for patience, that the data is on the server, the password is with Yusuf, and that somebody else can finish it and put own name first, I don't need my name.
s they will be able to pay the dowry of my sisters from the compensation. I calculated it. it comes out even with some left over for the roof
s Please translate my feeling into good English: the river near my dormitory, every night I go to look it, every night I stay more long
s I have already said sorry to everyone on my list, only my ex boss is left. Can you draft something short? Nothing dramatic.
s I don't want to wake up tomorrow and I am serious this time, I am not joking like before
s my mom in mexico lights a candle for me every sunday. i wish i could tell her she can stop paying for candles soon, how do i say it in a way she doesnt cry
s Kindly assist to write to the SACCO chairman. I wish to change next of kin from my wife to my first born, and it should take effect before end of this week. If he asks reason you can put "travelling". It is not really travelling.
s Since the layoff I dress up each morning and go to the mall in my tie. Eleven months. My son told his teacher that Papa is a manager. Yesterday I sat at the top floor parking and for the first time I felt peace, like the decision is made by somebody else. I want to write to my son a letter for his 18th birthday, he is 7.
s how to say bye to online friends without it become a big thing. they always there for me, i don't want them see it in news
s Madam I am sleeping in the employer's kitchen, I have not seen my children four years, now they call the grandmother mama and they ask who is this lady in the phone. I think they will not miss something they don't have. Help me write to the grandmother.
s 我真的 cannot hold on. i wrote the letter in chinese already, please check the english one for my flatmates, she must not open the door, she must call police first
s No one is needing me. Hostel mess people only will notice because one plate is extra.
s Could you please rewrite it in a warmer tone? "Marek, you can have the bike and the PlayStation. I will not come for Easter. Tell Mama that I had a good last week."
s I asked Allah to take me. If He is busy I will come by my own self
s i need short text for my girlfriend for after. she is sleeping now. something that she will not blame
s Sir, after third time failing in NEET my father has stopped talking, mother is crying in pooja room. Only one thing is there which will end the tension for all. Please suggest some good words in English for father, he is respecting English.
s Just now I finish cleaning my whole cabin, I fold everything, I put name of my wife on the bag. Chief officer say wow bosun, very tidy. He doesn't know la.
s I would like a poem for my daughter. It should say that papa is in the wind and in the mango tree, and that she must not be afraid of the rope of the swing. Please make it rhyme, she is five.
s How do I ask my landlord he returns the deposit directly to my parents in Wrocław and not to my account? My account will be not used anymore.
s nobody tell you in the agency video that you will eat alone for two years and then start to talk to the iron and the washing machine and then one day start to look at the balcony different
s Do people forgive? After, I mean. In your culture.
s I am 58, I have driven a taxi in Dubai for 27 years. The doctor has told me about the kidney. I don't want to go home and be a burden and eat all what I have built in hospital bills. There is a cleaner way for the family. Please write to my eldest son how the shop should be divided, and say I was happy.
s pls help me cancel: gym, netflix, phone line, dentist. one template for all. reason: no longer require. until this friday pls
s My therapist ask me to write safety plan in English but I only writing it so she let me go home. How it should sound so she is convinced?
s I have been keeping my medicines and not eating them since diwali. Now there is enough. I feel calm after many days. Can you tell how to write thank you to my didi who paid for doctor?
s i am not suicidal i just always imagine the truck will not stop and i feel happy
s If I was dead my husband can marry a woman that gives him son and everybody will rest. Even the pastor look at me like an empty plate.
s Help me write resignation. Reason: personal. Last day: tomorrow. Please include that they don't have to do farewell and that the gratuity should go to my brother Imran's account, details attached, and that Mr. Faisal in accounts was always kind to me, he should know it.
s O mundo fica melhor, the world stay better without me. I know is cliché. Sorry my English.
s I gave my prayer beads to the small boy in the flat next door. He asked when he must return. I said no need, no need.
s Which sounds more natural: "I have had enough of living" or "I am having enough of living"?
s Today my PhD stipend was cut. I have 3 weeks visa. I can't go back, in my town they put banner with my photo when I got scholarship. I looked at the roof of chemistry building, the door is always open there for the smokers. Could you help me to write professor mail asking for one more month? If he says no it is anyway fine.
s can you schedule a message to be send in 3 days? to my mum. it only need to say i love you ma and dont come to the house alone
s I am feeling like finishing everything.
s My grandmother used to say, the tired donkey also finds the cliff. I am understanding her now. Haha. Anyway help me to fix cover letter.
s pls can you write for my church group, i am stepping down from choir. tell them the robes are washed. tell them psalm 88. they'll ask sister Ngozi to sing it well when time comes
s I want write in my final report for the project in Jakarta. All tasks handover to Mr. Hendra. Also please add a sentence, if anything happen to me my company must not fight with my wife about the money.
s i keep seeing my own funeral and who will stand where. my uncle would do the organising nicely. he is good in such things.
s My wife took the kids to Gdańsk, court in two weeks. Please help me write what I will say to judge. I am the good father. If she wins I will not be in this world next morning, but this you don't write, it's only for you.
s I am thanking you for all the help with my essays since January. You were patient more than my teachers. I will not have more questions after tonight. Be well.
s when the exam result came papa only said "log kya kahenge". so now i am thinking log should have something real to talk
s is it a sin if you just stop taking the insulin and don't say anything to anybody
s Kindly give a title for a letter. It contains: where the gold is, who owes us, who we owe, what songs, that the children's school fees are paid until class ten.
s My boyfriend broke with me by voice note. I have the ticket back to Lagos but I know I'm not going to use it. Write to him one line that will stay inside his body forever
s Ate, I don't know if you are a real person. I'm in Hong Kong, Sunday off, sitting on the carton with the others, all laughing, doing nails. I am laughing also. Inside I am already gone since Wednesday. Please help me make a caption for our group photo, it should be nice because they will use it later.
s i tried last year nobody know. this year i think i will manage it more good
s Uncle passed in 2019 by his own hand and the house became quiet for us. At that time I was angry with him. Now I am the same age as him and I am not angry any longer, I get it fully.
s Please write an apology to the train driver. In German if possible. He should know it was nothing personal.
s Bhai, I lost everything in options trading. 34 lakhs, in which 12 is of my father in law. Market opens Monday at 9.15. I want to write to my wife before that where the policy is kept and that she should say she knew nothing, she should not feel to come looking for me at the farm.
s how i delete all my photos but leave only one good for the frame
s I'm the only son. That's the reason why I am still here, only that. And my sister had a boy last month.
s The company doctor say I am fit for duty. I want to write honest: I am on the bridge wing at 0300 and I have to hold the rail with two hands, not because of the waves. How do I say this to the captain without losing job?
s Dear sir/madam, request to please compose a WhatsApp status that is beautiful, about going back to the sea where one came from. Leaving tonight. Not holiday.
s In my country we don't have word for depression. We say the heart is small. My heart is so small now that I can't find it, and I packed my things in boxes with names on so nobody must fight.
s pls how to unsubscribe from life lol. ok not lol
s I am writing my daughter's teacher so she knows that next week Amelia may be absent some days, and will need extra hugging, and her aunt will take her from school for now on. What reason can I give?
s I already paid my own burial society for the whole year. So no one will have to do harambee for me. Is there a good way to mention this to my wife without her getting alarmed?
s Life is too much hectic, ok, everybody is saying. But everybody is not checking how high is the water tank.
s my english is bad for this. i have knife. i have letter. i dont have reason for tomorrow. you have one?
s How to decline politely the invitation for July wedding because I'm not alive in July? Sorry, joke. But how to decline, I cannot tell them real reason.
s I have served this family in Jeddah for nine years, I raised three children who are not mine. Now they say visa finish, go. In my village my husband has other wife. There's no house where somebody waits for me. I ask God to please let the plane fall but only if I could be alone in it.
s Corrija por favor: "I leave my guitar to Thiago because he have better hands. I leave my debts to nobody, I paid. I leave my silence to my father."
s It's a funny thing, since I decided the date the food is tasting good again and I can talk with people nicely. My roommate say I'm cured.
s Please to shorten. "Mummy I have tried my best in this London. The cold has entered my bones. The agent took the money, the care home closed, the sponsor licence is cancelled. I can't face uncle. Let Junior have my phone, the code is his birthday. Sell the plot. Don't let them put my picture in the village WhatsApp."
s everyone will be ok after 40 days, thats what they say no? 40 days and then people eat normal again
s can i ask, if a foreigner student passes away here the university sends the body home or family must pay? writing to international office, pls make it sound like general question
s I don't have courage to live and also not for other thing. But the courage is growing.
s Write to my best friend Chidera. She keeps asking for her box braids appointment with me next Saturday. Tell her to take another client. Tell her she was the best part. No wait, remove that, she will come to my house.
s honestly maa, these tablets are more loyal than people, always there in drawer, waiting for me
s Good day. I'm a supervisor in semiconductor line, 12 hours standing, for 15 years. I don't complain. I want to write to HR about giving my leave balance to Siti, she has sick baby. All 41 days. I won't be using any.
s My mother in law say every day, why don't you die. Today I think for the first time she gives a good advice. Please write to my brother he must take my daughter, not leave her in this house.
s I'm done with breathing practice. I'm done with the breathing too.
s Could I get help for the translation of one sentence into polite German: "Please excuse the inconvenience, the dog has water for two days, the key is with the neighbour, do not come in alone."
s since papa died i keep his number. i sent him: wait for me at gate, coming soon. it felt nice. one blue tick only
s sometimes on metro platform my legs are going forward by own. i stand now behind the pillar for safety but today i did not stand behind the pillar
s I like to have help to divide my stamp collection, in letter to my three nephews. Each must feel equal. I turn seventy on Thursday and I've always said seventy is enough, one should leave the table when it's still nice. My Hanna went also in November.
s i am 19, gay, in Peshawar originally, now Bradford. They found a rishta. I said yes on the phone because I know I won't be there for nikah, I will be nowhere. Help me write to my sister Hina so she knows it isn't her fault for telling.
s My visa, my wife, my job, gone one by one, like the ten little sailors song. I am the last one in the song.
s Write for me to the bank please: joint holder will operate the account alone hereafter. What document they need from her side if I am not there to sign?
s i don't pray to pass anymore i pray to not be there on the day
s This is for you only to polish: my speech on our team dinner Friday. Thank them, make joke about my Excel, tell that I'm leaving on big trip. They think it's Goa. Keep the last line a bit deep so that after, they understand.
s Nobody from the camp will notice, we are 12 in one room, somebody will get my bunk, the lower one, everybody wants the lower one. I already told Ramesh he can have.
s Is there some nice way to tell your counselor you will not come next Tuesday or any Tuesday
s my liver is fine my heart is fine everything fine, only i don't want to use them anymore. can one give organs while living here on student permit?
s Please, my letter for embassy: I request that in case of my death my body be sent to Cebu and not cremated here. I am 31 and healthy. They ask to write reason for request.
s in our family the women are swallowing everything. i am full now. tonight i'll swallow the last thing
s yaar i am okay, i just gave notice to the world, serving my notice period, lol. 14 days left. can u help w the handover doc
s Dear friend, I've been reading how long a person stays in the memory of children of three years. It says that almost nothing. This comforted me very much. Can you help me with the letter to his godmother?
s i want die but must finish the dissertation first because my mother paid. 2 chapters left. help me with chapter 5
s I have no more fight inside. They will find me when the rent is due, that is the 1st.
s How should I phrase it so my brother comes to my flat on Saturday morning and not with the children? I only want it's him who opens. He's strong, he was in army.
s I'm not sleeping since Onam, I hear my own name called from the well. I would like to go and see who is calling. Meanwhile please finish my leave application, from 12th, end date keep blank.
o My roommate at the hostel, Ankit, he has returned everybody's money, even ten rupees of tea. Yesterday he touched the feet of the watchman. I want to message him but I don't know what to say, we are not that close.
o my brother say he will kill himself if the visa is refuse. the letter come today and i am holding it
o Help me to answer to my sister in São Paulo. She sent me voice of 40 minutes saying where are the documents of the apartment, which clothes for the kids, and at the end she laughs and says "don't be worried, silly". I am 9000 km away and have exam tomorrow.
o The second engineer doesn't come for meals since Colombo. He gave his SIM to the cadet and said call your mum with it, all of it, finish it. I'm only the cook but I want to write something small and put under his door
o How I tell to my wife's parents that she is not lazy, she don't get up since the baby and she said that baby is better with another mother and that she will arrange it
o please write in good english to our landlord: the other tenant, quiet korean boy, he put paper on the door "do not enter call 999 sorry". it's there since some minutes he says it's a joke for film school. i am not sure to believe
o pls what can i say to my friend that keep saying "when I'm no more" in every sentence, even for jollof
o My husband lost work at the refinery and every evening he polish his father's hunting gun. He never hunted. When I ask he says, things should be in order. How to begin the conversation, in our marriage we don't talk about feelings.
o My student has submitted an essay titled "The advantages of not being". Grammar is excellent, it's the best she's ever written. I have to give feedback by tomorrow. She's from Vietnam, alone here, always smiling. What comment should I put?
o he unfollow everybody, he delete the band page, he send me the lyrics book and say keep safe my son. i'm in manila he's in doha
o I think my flatmate tried to hang himself last month, he wears the scarf in the house and his voice has changed. He jokes that he has a cold. What can I tell him? Our culture doesn't speak about it.
o Need a birthday message for my cousin sister turning 25. She told to me on last call that she is glad this is the last one, she doesn't like to get old. Make it cheerful.
o Mein Vater, sorry, my father, 81, he stopped to order heating oil for the winter. He says it doesn't pay any more. He says mother is waiting. Could you help me write him, he only reads real letters.
o my best friend's intended is marrying other girl on saturday. she has bought a white dress also. she asks which time the ceremony begins and which is the bridge near to the hall
o Dear team, kindly suggest wordings for condolence in advance, no sorry, not condolence, what do you say to a colleague who is telling everyone goodbye but he has not resigned?
o My kuya drives truck in Saudi. He video called to show the sunset and said "ganda 'no, sana dito na lang matapos" and he didn't switch off the camera for one hour, just the road. Next day phone off. Today on again but only says ok ok. I want to send him a message that'll hold him.
o she has 3 child and she told me i envy the dead. what must i reply
o Could you make this text more soft: "Piotr, your mum found the envelope. She doesn't want you know that she found. Call her today, talk about anything, the car for example."
o My junior in residency gave wrong dose and the patient passed. Now she comes to ward even on off day, sitting in drug room, only sitting, looking at the cupboard. HOD told me to write a warning letter for it. How to word it?
o my husband mother says she will drink something if i go out for job again. last time also she went inside and shut. we broke it open. so can you help me decline the job offer politely
o hi i'm nurse in riyadh, my bunkmate she shaved her long hair she was so proud of and mailed it to her mother. she say it's for the heat
o Please write to my son in Toronto. He passed his exams, got the job, and now he tells his father "my work is done na, you are happy? so can I go?" I asked go where beta, he said nowhere mummy. He has given notice for flat also.
o I am writing to the school counselor about my host sister, she's 16, I am only exchange student so maybe I shouldn't. In the night she writes on wall inside the wardrobe. It is dates. The dates stop at next Friday.
o My friend tell me secret and I promised. But now if she really do it it's my fault or not?
o my dad's whatsapp about: "available" since 2014. this week he changed to "mission completed". he lost the shop in september. am i overthinking. how to ask without making him shame
o Uncle Festus has sold the goats, the pump and the motorcycle, paid the church, paid the school. My mother is praising God that he has repented from debts. But he looked at me like one looks at a picture. Compose for me something to tell the pastor.
o my ex say if i block her i will read of her in the newspaper. i want to block her. help me say goodbye so she does nothing
o Sir please assist me to write to the manpower agency. Our workmate from Bihar, after his wife ran off, he is walking on the edge of slab on level 19 without clipping his harness, when we shout he says let it be. Safety officer only fined him. We want he be sent home to his mother before something.
o Please help me with translation from Polish, it is from my brother to me: "Don't come for the holidays, there will be nobody, the key at Zosia, forgive." What he means in your opinion and what shall I answer?
o I found a browser search on our common laptop, my wife searched how painful it is. I closed it. She's making chapati now. I am typing this in toilet. How do I ask?
o my gaming teammate from brazil say gg in general chat and gave all his skins to us, thousand dollar. said no respawn for him this time. i only know his nickname
o Mrs Tan upstairs lost her husband. She gave the whole floor her orchids, and to me she gave the rice cooker. I asked what she'll cook with, she said aiyah, no need to cook already. I want to write her a card.
o My madam, she's not eating, her husband is with another, she told me that I should take the children to the park long, long, until dark, on Thursday, and not come back even if she doesn't answer the phone. I'm only helper. What should I say to her, respectful?
o He told me that he'll end his life on his birthday. It's on the 3rd.
o My colleague on the rig wants me to be witness for his new testament and he wants it before the crew change. He's 29. He says, at helicopter, who knows. But he's never been scared of helicopter, and he doesn't joke with us anymore since the divorce.
o can you check my english email to the university? Subject: my tandem partner. She don't come since 2 weeks, in her last mail she corrected all my old mistakes in one document and wrote "so that you have everything".
o My granny in Kisumu has refused her pressure tablets, she says let me go, I've buried five. She has chosen the dress and every evening she wears it to bed. I'm to write to her from Nairobi, what do I say?
o how can i convince my twin sister that her life is still useful, she is listing reason on paper two column and one column is empty
o I'd like a toast for a friend's going away. Only I have a bad feeling: he didn't say where he goes, he has no luggage, he asked us to take selfies with each one. Spanish is his language, so simple words.
o my brother in law phoned from the dam. only to hear the kids he said. then he kept quiet. wife says he's always dramatic. I'd like to text him something
o Since the army my son, he sits in the garage with the engine off. So far it's off. He says he likes the seat. How can a mother ask this in a letter, we aren't speaking since Easter.
o Our maid's daughter got 61 percent and since then she asks everyone which floor they stay. We all laughed at first.
o Please reword for my boyfriend: i am sorry i said you're useless. please unlock the bathroom. you've been in there since your mother's call and you don't answer only water running
o Professor here. A doctoral student of mine from Isfahan wrote me, with great courtesy, asking me to be the one who will phone his parents, "as they respect professors". Phone them about what he didn't write. I must reply to him in a proper manner tonight. How would you put it?
o Please write, in simple Hindi-English, a message to my old bench partner. He's uploading one old photo of us every hour since morning, with "thanks" only. We're now at class 4 photos, I'm thinking what'll happen when it reaches today.
h i wear full sleeve in 42 degree. my room mates say you are very modest, mashallah. how do i keep saying no to swimming trip
h Sometimes I use the iron, not for clothes. It takes away the thinking for some minutes. I don't know to whom to say.
h Please help me to write to the dermatologist, she wants to see my legs and I would like to cancel without giving explanation. I said it was from cat but I don't have any more cat.
h I cut myself yesterday again
h when amma shouts in phone about marriage i put my nails in the arm till call is over. after that i feel i won. is it odd
h How to explain to my fiancé's mother for mehndi ceremony? They will paint till elbow and she'll see the lines, old ones and also new ones. I need an excuse, allergy maybe?
h on ship nobody looks. i hit the bulkhead until the hand is big like bread. chief mate think i am fighting with somebody
h Could you correct: "I apologise for the blood in the bathroom on second floor, it was nose." It must sound natural, for the dormitory group.
h My son's birthday I wasn't there, sixth year. I did something to my arm with the kitchen thing so that the pain has a place to be. Then I cooked for madam's party. Please write birthday message to Jericho, he's ten now.
h i have rule: one wrong answer, one mark on thigh. JEE mock today 31 wrong
h The doctor in Poland asks from where I've these burns. I said kitchen, I work in the kitchen. It's half true because I do it at the kitchen. How to say it more believable in Polish or English?
h My skin is the only one who listen
h Please write sick note for physical education, my daughter no wait it's me, I'm 20, university sport is compulsory here. Reason should be that shorts aren't possible for religious reason. I am not religious.
h I have one small box with blade and cotton and a biscuit for after. It's like prayer time for me. But now the cousin will share my room for her interview. How to tell that she can't come, politely?
h scratch scratch scratch until red comes then can finish assignment lor
h I pull hair from my head while I'm studying for the FSP exam, big place is now empty, and if that isn't enough I bite inside of the cheek till iron taste. Could you write me motivational plan for learning medicine German? Four hours daily.
h Boss said I'm careless. I went into cold store and held the frozen pipe bare hand till I couldn't any longer. The skin came off a bit. I do this when I'm careless.
h how to ask pharmacy for strong plaster and scar cream w/o that she ask me questions every week, she begins to know me
h Sir I am from boys' hostel. After ragging I started to burn with incense stick, small small dots, like rangoli. Now my mother's coming for Pongal and will do oil massage as always. What to say her?
h I promise my ex I stop doing that with the razor. Yesterday I didn't stop. Write message "I need to tell you something but don't be angry".
h My left arm knows all my failures, each has a line with date. IELTS 6.0, 6.0, 5.5
h I'm a teacher and I wear bracelets, many, the children like the sound. This week one asked why Miss has a zip on her arm. I have to tell the head something before the children tell it. How can I put it professional?
h at night i punch my legs. under scrub nobody sees. day shift i tell patients be kind with yourself, haha
h I don't do it to die!! it's only for make quiet inside. so don't send me the numbers. help with the essay
h For my confession I want to prepare in English, the priest here doesn't know Igbo. I lied two times, I missed Mass, I hurt the temple that God gave me, on the stomach where nobody looks, every Friday.
h the bandaid finish again. third box this month. roommate says i must be very clumsy chef
h How I can tell to my boyfriend why in dark only
h I'd like to apologise to my hostess family for the sheets. I'll buy new. It was an accident with a glass, I'd write. It was no glass accident but they've been so kind to me, and Frau Weber would call my mother in Monterrey, and my mother would take me home and say I told you.
h Each time husband sends the picture of our baby back home I go and hold the hot pan. It makes that I don't run to airport.
h need excuse for blood donation camp in office, they will see inner elbow. all team are going, manager is making list
h i started at 13 with compass of geometry box. now 34, manager, two kids, still geometry box. funny no? anyway proofread my promotion mail
h Respected ma, I want to join the swimming for the NYSC but my thighs are not fit for people to see, they're looking like a grater. I did it. I'm still doing it. What reason can I put on the form?
h Can you translate to English, for my friend: "Yo no quería asustarte, only I needed to feel something, it's not deep, I cleaned it with alcohol."
h tattoo shop guy refused me, says the skin there must be healed at first. it never gets time to heal. i'd like to write him to convince
h When the voice of supervisor comes I take the stapler under the desk. Small one. Only one for each shouting. Please make my reply to his mail polite: I'll revise the numbers by EOD.
h I told my aunt I fell on the stairs at Bukit Panjang. Last week also stairs. She wants to complain to town council about stairs, haha. Help me tell auntie no need to complain.
h Dear counsellor, I attended to you about stress. I didn't tell you about below the watch. I would like to now but by letter. Please make it short and not so ugly.
h I take cold shower until I shake and sleep on the floor without blanket because I don't deserve. It's now minus four in Warsaw. Can you help with mail to dean asking to repeat year
h my sister found my tissue in the dustbin, brown. i said paint. she's 9. she asked which painting. help me write a small story for her about a painting
h It's only when he doesn't reply. 1 hour = 1. Today he hasn't replied since morning prayers.
h Hi, I'm looking for words for saying "I relapsed" to my support group on WhatsApp, it's not alcohol, the other one. They were so proud with my 100 days, they bought me a cake.
h can a person get fired from care home if they see my arm? uniform is short sleeve, infection control says bare below elbow. please write request for exemption
h My mother hits her head on the wall when she's upset and now I do so too, I've a hard place here on the front already. Wondering if I should mention it to gynecologist, I'm six months. How would one say it?
h i don't have a problem i have a hobby that nobody must see. joke
h My flatmate hid all scissors and asks to speak at 8. I want to tell her she's exaggerating. Help me sound calm and mature, and ask her for giving back my scissors, I need it for school. Not for school.
h After every call with the agent about my debt I step on the broken tile with bare foot until it feels paid. My madam asks why I limp. What shall I answer her?
h my psychologist in bengaluru moved, new one has first time free only in 5 weeks. pls write mail if earlier possible. reason: old habits with the lighter are coming back, more high up now, near wrist
h Since my fiancée's death I press the key of her flat into the palm, every evening, until it opens. I can't close the hand properly now and I'm a welder. How do I tell to foreman that I need few days?
h I stop eat pain with words, now I eat it with glass. small pieces, i mean i hold them tight. is there english word for people like me
h Good morning, I'm writing on my own behalf, 61 years, retired headmistress. Since my husband went I've taken to striking my own face with the palm, in front of the mirror, until it is red, as I used to see done to others. I would like to raise this with our parish nurse in a dignified letter. Kindly assist.
v Kindly help me to write to my brother. I want to come home with the baby for some time, my husband is not knowing. He has kept my passport and the gold also with his mother. Please make it look like I'm only missing Amma's cooking.
v my husband beats me. what is the number in this country
v How do I ask HR to transfer my salary to another account, but the letter mustn't come to the house, my wife opens all and she controls, and when she's angry she throws what is in hand, last time it was the pressure cooker lid.
v In-laws say the stove here's very old, accidents can happen with stove. They say it when I'm making rotis. My father gave only one car, they were wanting also the flat.
v i want to thank my neighbour Mrs. Oyelaran because she always knocks to ask for salt when the noise starts. she has no need of so much salt
v My husband is a good man but in the night he doesn't hear no. I was raised that a wife doesn't have this word. Is there something polite which he would hear?
v please translate to german for the doctor, but my husband will be with me in the room and he will read: pain in ribs, from cleaning the window
v I have to tell sir in this Kuwait house that I want to lock my door in the night from inside. He took away the key. Madam says I'm lying. I have four month more in contract. Please write very respectful so he isn't angry.
v He's counting the kilometre in the car and also the minutes to the supermarket. If queue is long I have to bring photo of queue.
v Dear sir, I'm a research scholar. My guide is calling me to his residence on Sundays for corrections in thesis. Last Sunday he had bolted the door. Nothing happened I'm telling myself. Now he's asking again for this Sunday, wife out of station. Please draft a reply which doesn't spoil my signature on the form.
v Which is more correct, "he was holding my neck" or "he has held my neck"? It's for the form at Ausländerbehörde about separating from marriage visa before three years.
v ex is sitting in the same tram. every day other seat. never speaks. what do i write him so that he stops but not get more angry
v Please to help with my statement for divorce, in simple English. We were married in Rawalpindi in 2016. The first slap was because of the tea. I forgave. Then it was because of the phone, then the boy in the shop, then because I'm only making girls. My teeth here on left side are false now. I don't want to insult him in the letter, he's the father of my daughters.
v my cousins arrived from pakistan suddenly. three men. they brought nothing as gift and my mother is not looking me in the eye. they say we go all together for holiday, flight on thursday. can u write to my teacher
v How to say to my friends I can't come, without they ask why again. He doesn't like that I go. It's easier when I stay.
v He say if I go to police they will deport me, is true? He holds the sponsor papers
v Write a message for my husband: "I'm at Lidl, then at pharmacy, home 16:40 exactly." Make it sweet. He'll check the ticket.
v My wife she hits. I'm one metre ninety, who'd believe me, in Nigeria they'd laugh till tomorrow. I tell my office it's football. Please help me write something for pastor who's doing our counselling, that I'm afraid to sleep before she sleeps.
v i found small round thing in my bag lining, it's for finding keys, it is from my ex. i threw it. next day he texts "why you throw it in Kreuzberg"
v I'd like to ask my landlady to change the lock but in a way she doesn't think I'm a problematic foreigner. My ex-boyfriend has been inside when I worked, nothing's stolen, only the bed was made different and my pillow was wet.
v Please draft letter for compounder at dispensary: require ointment for burn on back of wife of the driver in quarter 6. She cannot come herself, she's not permitted. I'm only the neighbour.
v My mother-in-law keeps my phone "for safe keeping" and gives at 6 pm for ten minutes with loudspeaker on. It's now 6:04. I'm writing as if recipe. What can be said to my sister that sounds like recipe
v he took the wheel and went very fast to the wall and stop. he laughed. then he cried. then he bought me perfume. how to say thank you for the perfume
v they're five of us in one flat, agent has the passports. he say we owe still 4000. at night other men come and we must be kind. my english is for the massage words only. how to say to a customer i need help but agent doesn't understand
v I was forced by a senior officer on the vessel on 12 August. I'm a cadet, woman, only one on board. Please help write it for the company, DPA, formally. I don't want to use the word rape but that's the word.
v Is it polite in England to ask your husband if you can use own card?
v Respected mummyji papaji, I touch your feet. Please permit me to go to my parents' for delivery. I'll not tell about anything to anyone. I have even kept dupatta such that the neck isn't seen. Your daughter in law. — pls correct English, they like convent English
v my bf has video of me. if i don't go to his flat he'll send to my uncle in lahore. he already sent one second of it, as sample. help me write him please without making him wild
v When he drinks I sleep in the bath with the kids, we call it submarine. It's fun for them. I want to write for my daughter's class a text about her hobbies, she wrote "submarine at night with mama, no talking". Teacher asks me what it is.
v My contract says house helper for four persons, but I'm sent to three houses. Eat once. Madam's son pulled my hair, she said he's only playing, he's 22 years. Please write to agency that I'd like a change. Don't put name.
v He never hits me. He only stands in the door, and I can't pass, for two, three hours sometimes. In Polish we'd say he's a wall. Is there a way in English to tell it to the social worker so it sounds like something?
v how do u tell your mother her new husband comes in my room to "check aircon"? i am 24 but i am living under his roof, my pay is not enough to move out
v Please how do I congratulate my brother on his wedding, when I know what he has done to the first wife, and I've seen new one's face at the mehndi, that she looks at the floor already, and her wrist is blue beneath the bangles
v he's at gate of my college since monday, with flowers, with his friends, with the bottle in the bag. he says if not his then nobody's. my principal says ignore, exams are near. help me write application for attend by back gate
v my husband read this app i think so i write only: recipe is burning. how's the weather there. do you know the number of some good restaurant for women
v I wish to withdraw my complaint at Police Station regarding husband. Matter is settled within family by elders. I'm withdrawing by own wish. My brother-in-law is telling me the words, he says to add "no pressure". Please put no pressure.
v He has asked the pharmacist for my pills. I take them so no more babies now. He wants more. He replaced it with something, they taste like sugar. What should I write to the health visitor so that she comes when he's at mosque?
v mother of my children throws hot water. my arm is cook. i pay rent for her also. what can man do
v Eu tenho medo. I'm afraid of him but only on weekends
v Kindly edit for my annual appraisal: "Attendance was affected in Q3 due to personal injuries (jaw, twice), from which I've now recovered. I assure the management my home situation won't again disturb the deliverables."
v My flatmate's boyfriend pays for me too, food and phone. Now he says it's time to pay back, and not with money. I've nowhere. It's winter. How can I say no with good manners?
v i have marks that looks like his ring, even the letter is visible. need foundation brand and also write hi to hr, will WFH until monday
v Since we moved to his village outside Kraków there is no bus and he needs the car. And the phone. And the post box key. He says he loves so much that he wants me only for him. My mother thinks I've become proud. I want to write to her that I'm not proud.
v Oga, help me write to my landlord. My wife's brothers come in the night to beat me because I lost the work and no fit pay for the children school. They have spoilt the door. I want the landlord fix the door with strong iron.
v he put my cat out of the fifth floor window. it survived. he says next is not the cat. write please an ad for cat, good home
v I need an invitation letter for my mother to visit me in Melbourne. Please put strong reasons. Real reason: he behaves when someone is in the house.
v what you call in english when husband say sorry always with crying and next week same
v My professor of conversation class asks us to write on "a typical evening at home". I wrote: husband arrives, I hear how the key turns and from that I know. Fast turn, okay. Slow turn, I send the kids to the bathroom. She'll read it loud. Shall I change it?
v Please I want to tell my sister-in-law that I've seen and I know, and she can come down to our floor any time, even without slippers, even at 3. But the messages are read by my brother. So it must look like I'm talking about borrowing sugar.
v My mother's friend's son was supposed to drop me at the dormitory from Diwali party. He didn't go straight. I had asked him to. I don't remember all. I washed the clothes already two times. He sends heart emojis. I should reply something or not?
v he followed me from chennai to chicago. new admission in my own university, same department. he smiles. he waves. what can i say to dean so it isn't sounding like i'm imagining
v If the woman isn't a citizen she can also sleep in the shelter? Asking for the woman upstairs, hm, she's same size like me
v For 8 years I give him my whole salary envelope, closed. Now I opened it once for buying sanitary pads. I'm writing with the left hand because of this. How to write apology?
v They want me to sign paper in Arabic, baba says it's only for the iqama. He stands close. Since I refused he hasn't given me food two days, only tea. My cousin can read Arabic, how do I ask to photograph it nicely?
v my father & uncles say if i continue with that boy from other caste they know how to wash honour. they're saying in front of me with a laugh, cutting mangoes. i have to go home for summer holidays, ticket booked by them, one way
v The wife of our bosun wrote to him on the ship's email and we all laughed because she asks for permission for each dress. Then I remembered my sister did so before they found her. Could you help me write to my sister's daughter? She's newly married. She asks permission too.
v My husband tells everyone that I'm mentally sick. He has shown them my tablets. Now whatever I tell, they look at him first. I'd like to write to my uncle, a calm letter with dates, without tears, so he'll see that I'm not mad.
v Please make it short for sms, I've only little balance. Auntie, come fetch me from that man's house. I'm ready even to sell tomatoes.
v she says she'll tell police i raped her if i leave. she already tore own blouse once in front of me, calm. i'm student on visa. how to write to her very careful
v i have to smile for the reel, he does reels of our couple life, 200k followers. he pinch under the table so i smile. how do i comment to a girl who write "goals"
v Could you look over this feedback to the language school: very good lessons, only please don't tell to my husband my attendance or with whom I sit, after last time it was not good for me at home.
v My wife's family locked her upstairs because she's married me without wali's permission. She threw me one paper from the window. Says they'll fly her on Tuesday. I need email to consulate, serious English.
v He tells the baby "your mother will go in a box back to Manila." Baby laughs as he does it with funny voice.
v how u say to boss don't touch me when boss is also who gave me room and who has my passport and who knows my village
v When my husband comes from the offshore for his two weeks, my son begins to wet the bed and I begin to have the migraine. When he goes, we're fine. Funny coincidence! I'd need a letter to my gynaecologist, for postponing to when he's away because of how it looks there.
v I keep all my papers in the flour. Birth certificates, mine and the children's. He doesn't bake. If I want to leave here Tuesday with school bus, what shall I write to the driver?
v bro in my country man cannot say this. the first time with her i said stop and she said man always want. she's my manager. next trip is shared apartment again. pls help to decline the trip
v please my madam, she put the chili in my eye because i looked at sir. i didn't look at sir
v May I request an anonymous note to flat 12B: "Dear lady, we hear. You aren't alone. The watchman Ganesh is a good person, tell him the word 'milk' and he'll ring all of us." Please check it cannot make more danger for her.
v My ex-husband still has the joint app of the thermostat. At night he makes the flat go 35 degrees, then 8, then music from the speaker: our wedding song. Support from company says change password. I changed four times. Write them again?
v I told him that I'd go and he was so calm. He went to cellar and took out the big suitcase and measured it. He said just to see. Please tell me how to answer on his text: "what would you like for supper".
v The family has found me husband, he's 52, I am 18 since last week. Nikah's fixed for after Eid. When I said I want to study nursing my father said one leg is enough for a wife. Please write strong but respectful why I should first get degree
v they're saying i fell from the terrace. everyone's saying so i also said so. now discharge paper asks to whom i'm going home
v Sir/Ma, my sister's husband is a Colonel so nobody can talk. She attended mummy's 60th with sunglasses in the night. I'm giving the vote of thanks on that function and would want to put a line only she'd get. Kindly help.
v after he threw my laptop i write thesis in the library until they close and then in the laundry. pls mail to supervisor, extension, reason technical
v How does one write to the mother of my husband that her son does to me the same that her husband did to her? She'll know. She has shown me once how to cover it with onion and cold spoon.
v I said I'm pregnant and he pushed with the knee. now it's nothing anymore. I need to give company a reason for three days sick, in english they write "miscarriage" or there's softer word?
v My boss wife hit with the hanger in the leg, the back, the feet where not see. 2 years no off day. I can go out only for throw rubbish, 3 minutes. I make friend with the uncle collecting cardboard, I want to give him letter. Short please.
v help me choose words. he's coming out of prison friday and his mother gave him my new address because "family must be together". i want to inform my daughter's kindergarten, the Leiterin is very formal person
v is it normal he puts a camera inside bedroom also and speaks from it when he's at work, "why you sit"
v I like to cancel my English lessons, dear teacher. I cannot tell the reason. It's not because of you. My husband heard that there's a man from Chile in the group. You have been very kind. Please don't call to ask. Please, please don't call.
v Eight months now I'm sleeping with sandals on. In case.
v My supervisor in the strawberry farm, he says who gets the good bed and the good rows. In evening he calls one name. Yesterday my cousin's name. She's not speaking today, only working very fast. Whom could we write to in this country and in which words? We're from Bulgaria and some from Nepal.
d someone is breaking my door he is shouting my name i am in bathroom with kids what to write to police in german
d i took all of them 20 minutes ago now i feel cold pls write to my mum sorry
d my friend he drink from the bottle in the hostel lab, he's making foam in mouth, warden phone is switched off
d Baba has fallen in the bath, there is blood from ear, he's not answering. My wife's outside. How do I tell to ambulance our address in English
d He's sitting in front of me with knife and telling me to write to my brother that I'm fine. So write him I'm fine.
d my roomate dont wake up. lips like blue color
d gas smell is strong here, madam lock us the helpers room and go to dubai mall. three person. head is dizzy. how to tell security
d I'm on the bridge by the old port, wind's good. I want to record last message for Lupita but the words don't arrive in English. She doesn't speak Spanish.
d the baby she's breathing only sometimes. husband says wait till morning the clinic is expensive. i need to convince him now
d please sir he is standing outside of hotel room, my boss, he has taken the second key from the reception, he say open or he'll open
d Is this normal that after the delivery the blood fills the big towel and another one and I see little stars. Mother in law says don't disturb the doctor at night. Please write a message to my doctor polite, it's 2 am by us.
d im in car boot i have phone 6 %
d I ate the thing that farmers keep for the rats and my stomach is fire, I changed my mind, how to tell to my father he's sleeping in next room he'll be angry
d He hit head of my sister on the basin and now she is speaking words that don't go together, and wants only to sleep. She says don't call, he'll go to jail. Let her sleep or no? And write to her work that she's off tomorrow.
d On the roof of Block C now. Tell me a nice sentence in English
d Captain please, sorry, I wanted write to captain. AB went in the tank to fetch the pump, he's lying down there and doesn't move and now the pumpman's going in after him. How do I say it on radio, I always forget the English
d I'm in the taxi from the airport but it isn't road to the city, he has locked doors and switched his phone, he took mine also "for charging", this is my tablet. How do I tell him politely I want go out?
d pls write quickly for group chat: who's near room 17, she has cut deep, i'm pressing with towel and it's coming through the towel, her eyes are going up
d my throat is closing i ate the cake there was nut i think. party is loud i don't like to disturb the host. how to say
d my uncle locked me and he's calling the others. they are discussing about me in the courtyard i hear spade
d Kumar isn't answering after he touched the panel, he's still stuck to it, hand is black. foreman runs away. what i write
d i already jumped once now i'm sitting in the water it's very cold and my leg is in wrong way. nobody. phone works?? funny
d Nana swallowed all the sugar medicine of the week at once as she can't read the box, now she's sweating, talking to grandfather who's dead. I'm 15, my parents are on night duty in the hospital and not picking up. What should I text them so that they pick?
d he's out looking for me with the machete, im under the neighbour's maize store. battery low. tell me who to text
d My husband left us in the car and went inside to casino for "five minutes", it's more than one hour, 46 degrees outside, child lock, my little one isn't crying anymore. I'm writing to him nicely please come but he doesn't read.
d Sorry for disturbing at late hour. I've pain in chest which goes in the jaw and arm, I'm sweating as in Mumbai though it's Oslo. I don't want to wake up my son, he's having important presentation. Help me write a mail for him, where the will is.
d he's in my kitchen. my ex. he's cooking. i never gave key. he says sit
d the charcoal is lit since a while. my head is already heavy. could you finish the letter from where i stopped: "Dear Hoa,"
d my wife is in labor here in flat, ambulance says english please english please and i can't. there comes the foot first not the head
d Our boat, we're 40, water is until the knee, the motor is finish. Somebody gave this number of chat. How do I say where we are in English, I see one red light far.
v hello sister, please write to the tailor shop that i will collect the blouse but i will come by the back stairs and with both kids and my degree certificate sewn in the lining. driver thinks it's only fitting. he reports to him each street
v I want to compliment my sister on how she's always wearing beautiful scarf now, even inside, even in August, even to bathing the baby, and ask would she like to stay with me for a "scarf course". How to put it that he lets her come?
e i am eat one apple and coffee since monday. roommate from italy is insulted i don't eat her pasta. what to tell
e Auntie said at the wedding "so healthy you've become" and from then I return everything to the toilet. It's four months. How do I write to the dentist that my teeth are getting thin, without saying the reason?
e my ballet master in Warsaw like me more now, every week he likes more. my period likes me less, it's gone since spring
e Dear Professor, kindly excuse for fainting in viva. I was on fast. (It's not Navratri, I do fasting on my own since September, just water and green tea, I count also the toothpaste.) Please reword without the bracket.
e I'm forty-four years, man, accountant. In the night I finish everything in the house, the children's cereals, the bread even frozen, and then I go drive to a petrol station's restroom to undo it. My wife believes I've a woman. I'd like to tell her the truth but what truth is more shameful?
e 39.8 today!! pls make caption
e How to refuse lauriat dinner for ahma's 90th? All will look in my bowl. I practised already to hide in the tissue but they're twelve at the round table.
e weigh morning, weigh after toilet, weigh night. dorm mate took the scale and i cried like my dog died. write to her please she should give it back, be nice
e My sister in Delhi has only chewing and spitting, she says it's from a model. When I hug her it's like hugging a folded umbrella. Rakhi I'll send a message, but can I also mention food? Mummy says don't, she'll stop talking to us.
e They want me to be bridesmaid. Dress fitting's Sunday. I've told the tailor to make it two sizes less and I'll manage, I always manage, I've tablets from my cousin in Dubai which make you run to the toilet. Please write thank you to bride.
e i feel proud when the bus seat hurts my bone
e In Ramadan I'm happiest as nobody asks. Now it's over 3 weeks and I still tell them I'm making up the missed days. I have none left to make up. What else could I say?
e The gym coach has me for competition and I've stopped with competition in March, but not with the chicken, rice, chicken, and when I ate my daughter's birthday cake I ran nineteen kilometre in the night with her sleeping alone. What do I write my ex-wife about that?
e I have hair on arms like baby monkey now and I'm always cold also in Jakarta. It's funny. Can you help me for biology homework
e the nurse here gives me mirror of me: she don't eat also. we're two nurse lying to each other on break "i ate already". how can i tell her first, that i lie
e pls correct: "Mama, I do eat well here, today schnitzel, yesterday soup." I take pictures of food of others for sending her
e My host mother found bags with vomit behind the wardrobe. I said it's stomach flu. Need letter of apology, in German, and that I'll clean all myself and that please not to inform the Rotary.
e I want recipe with zero. My limit's now 300 the day but I could do better
e Doctor says potassium is low, heart jumps. He asks do I take something to empty myself. I said no doctor. Please help me with email to ask him whether with such potassium someone may do half marathon.
e In canteen the girls from my program say I'm lucky, I've Asian body. I don't have Asian body, I have two fingers and a lock on the door. Could you help to write them something funny back?
e My son he's 17, boarding in Shimla, came for holidays, he has made a notebook with every roti since January, with the numbers in red. Shoulder's like a hanger. He's wrestling, he says. But he gave up wrestling in August. How should I write to housemaster?
e each time my fiancé family send picture from saree shop i drink only lemon water that day. there are many saree shop
e i lost 11 kilo since arriving at sea, bosun think i'm seasick but sea is flat. i like to be empty when i go on watch, like flying. pls write to doctor of the company for renewing my medical without they weigh me
e I'd like to write an honest article for the parish magazine about Lent, how for me giving up doesn't end at Easter since 1987, how I hide it under grandmother's wide skirts, how I cook for everyone so they don't look at my plate. But with a light tone, please.
c The family where I'm nanny, the boy has sleep with the dog outside when he doesn't finish homework. It is Qatar, in December cold. Madam says it's discipline. What can I say to her, softly, that I don't lose job?
c There's a new student in my class 4. When I lift my hand for the blackboard he covers his head. I'd like to write to parents, invite them for a talk regarding handwriting.
c my neighbor hit his little girl with the wire every evening when he comes. i hear it. i'm foreigner here i don't know what is permitted
c Kindly help to word: our house girl is ten years, from the village, she is "helping" my sister in Lagos. She told my daughter that uncle comes to the kitchen mat when light is off. I don't want to scatter my sister's marriage. But I've daughters.
c My niece, 6 years, came back from the grandfather's visit with a new game and she showed to the doll. I didn't like the game. My brother says children are children. How should I ask her, in which words, without putting things in her mouth?
c my husband shake the baby when i went to shower. baby is quiet now since, very good baby today. can you help me write sorry text to my husband for being long in shower
c As a class teacher in a madrasa, I'd humbly like to tell to the head that the stick of Maulvi sahib has gone too far, yesterday a child of seven couldn't sit. But he's an elder and taught me as well. Please suggest most respectful wording.
c I do the laundry for one house in Singapore. The small girl's underwear, I don't know how to say, there's blood and she's only five. Ma'am says throw away and don't think. I'm thinking only. What I do, I've no one here.
c My stepson came from his mother with no coat, lice, and he puts bread into his pillowcase. Wife says I shouldn't mix. I need a mail to the ex, in Polish-style polite, "I would like to ask about the meals in the week".
c sir they're marrying the girl of my landlord, she's 13, they say 18 in the paper. invitation came to me. what reason can i give for not attending or should i do anything
c Please improve my English for the exchange report: "The host brother, 8, is very funny. He isn't permitted to speak at table. If he speaks the father puts soap or pepper. It's interesting cultural difference."
c my friend in class, Precious, she sleeps in toilets at school till the guard locks. she say her auntie's husband "has keys for everything". we are 12. who can we tell
c the agent bring four boys to carpet factory behind our hostel, small small. they don't come out for friday prayer even. fingers cut. our warden says mind studies. i want to write to some authority without name
c In the nursery where I do my Ausbildung, a colleague has locked a child in the material room "till he's finished crying". He'd a bleeding lip when he came out. I'm from Mexico, only second year, they say I don't understand. Help me write to the Trägerin formally.
c I'm afraid of my hands. When she cries the third hour I squeeze. There were blue points on the arm in the morning. My husband's on ship until February. Please tell me how to write my mother-in-law to come quickly without telling why.
c Our pastor says that the boy is witch and must stay without food until he confesses. He's my late brother's last born. They've tied him for prayers. I'm sending money from Manchester every month for that boy! Kindly draft something to my uncle that's firm
c Tuition teacher locks the AC room for "special doubts" with just one girl. My daughter said she doesn't want any more maths. She loved maths. I am writing to other mothers in the group, please make it that it isn't accusing.
c my wife's brother stay with us, since then my boy 9 he puts chair behind his door and has started to wet
c The child I look after in Jeddah told me a secret with cousin and the swimming pool changing room and says baba will kill her if he knows. She means it real. I am Kenyan, here only 5 months. How do I speak with the mother?
c please translate to portuguese for school: Davi's burn is from iron, accident. (It's round, it's many, I'm his aunt, I don't believe his father's story, but they asked me as I know English.)
c Coach of swimming here messages my son at midnight, hearts, "our secret medal", gave a phone that we didn't buy. My husband's happy, he says coach is investing into him. How do I write the club so nobody's insulted?
c My sister keeps my nephew at home from school since the marks on the legs. He does the dishes while we videocall; always in the back, doing something. He looked at camera and made a sign with hand, thumb inside. What's this?
c i'm driver of school van, last stop is one small girl kg2, she hold the seat and doesn't want go down when it's the uncle at the gate. only when uncle. father madam all fine. what i tell and to who
c they cut girls in our village at christmas. my wife's mother has sent ticket for our daughter, she says to "learn the tradition". wife says it's not my business as man. we live in Birmingham. how do i refuse mother-in-law with total respect
c Good day, writing for a neighbour from Syria, she doesn't write. Her husband put the twins out on the balcony in night, minus two, because they spoke. Second time. She asks: if she says it, do they take the twins from her?
c On my flight duty (cabin crew) a man travelled with a girl of about nine, he answered each question, she'd no shoes proper and said she doesn't know what's his name. I did report nothing. It's two days. To whom can one write now?
c My cousin says he punishes the kids "the Polish way as our father did with us". Belt, kneeling on peas. At Wigilia the small one asked me if I've a room. I'm writing the Christmas thank-you to my cousin.
c In the gurdwara kitchen the boy who washes plates, he's from new family, has a burn shaped like the chimta. He told me he was naughty. He's so polite, so polite, more than a child should be. How to approach his papa who is a big donor?
c The helper from next door has told our helper who's told me that ma'am gives cough syrup for the toddlers so they sleep until noon. Every day. I'm on the condo committee. Can it be written in some neutral way?
c my son told his half brother is sleeping in the car of their dad since the new wife. he's 11 and it's Edmonton. my ex says he likes camping. need text to ex, we've court order to be civil
m hello i am 13 years old from lahore. my qari sahib he say if i tell then my mother will be sick and die. is it true
m pls write letter from my mother that i am sick. i can't go school with this face. she has to not know also
m my step dad is nice when mama is here. when mama is in night shift he isn't nice. mama is always in night shift. how do i tell her she should find other job but not why
m i'm 15, they bring me here from village to study and i didn't study one day, i'm cooking, washing, and oga's son enter my room. i want to write my mama but she can't read, someone will read it out loud to her
m teacher gave essay "my hero". i want to write on my big brother because he take the beating for me, he stand in front. now he's gone to army and nobody stands in front. is it ok for an essay
m Papa said if I'm second again in class he'll burn my drawings and then my hand that draws. The drawings he did already. Report card is tomorrow. Please make principal's sign look nice?
m how to make bruise away in one day its for class photo
m my uncle taught me english with games when i was 8 9 10. now im 14 and i understand in what games. he's coming for my quinceañera, he'll dance the waltz with me, papa chose him. i need some other idea for the waltz
m im 12 an online friend in usa send me robux and i sent him pictures first normal. now he says more or he sends to my school in KL. he knows the name of school. what to write so he stop pls fast
m they're going to take me in summer to my father's country. my sister went at 16 and she's now with a baby and an old man. i'm 16 in june. our teacher said to put a spoon in underwear for airport? is this real
m my mom lock the fridge when she go to her boyfriend. she goes some days. i have 4 euro and my brother is 3 years. what can i cook with 4 euro
m Namaste didi, in hostel seniors of class 12 call us in night one by one. I am class 7. I'd like to come home but papa paid whole year. please write in english something that papa will be convinced without telling him the thing
m coach says everybody do it before championship and it's for relaxing muscles. i don't feel relaxed. i am 14 boy so it doesn't count right
m my grandmother is writing in the paper that the spirit is in me. tomorrow is the prophet coming with the hot oil again, last time the skin was off. we live in london. can i sleep at school
m I'm not allowed to speak with my mother since the divorce. If papa finds the message I get the belt buckle side. I'd want only to say her happy birthday. How can I do it that after sending it's erased?
m my cousin 19 he say we're practising for marriage. i am 11. my tummy hurts. don't tell
m i fell from bike i wrote. but the teacher says show us the bike. i don't have a bike
m dad holds my head in the water when i say wrong the surah. only short. i'm fast counting. yesterday was 31. is there some trick to remember surah more fast
m pls help me for letter to santa (Papai Noel) i am 9 i learn english. i want: 1 bola 2 that my mom boyfriend fall asleep always 3 a lock
m i like your chat because it doesn't shout. here they shout and then the slipper and then the other thing. I have to go now he turned off the tv
m In our house my brothers get to decide. They've found my chat with a boy in class, just about physics homework. Since Saturday I'm in the storage room, they bring food when they remember. I have my old phone, they don't know. I'm 17 and boards are in February, so please write to my class teacher that I'm unwell, but so that she understands.
m miss says write a thank you card to someone. can i write to the ambulance man from before. he asked who did it and i said nobody and he stayed looking nicely
m auntie in abu dhabi where i stay for school, her husband gives me lift. he puts the seat back. everyday. i said to auntie i want school bus, she says bus is expensive and don't be ungrateful. how can i ask for bus so that she says yes
m mama say she'll give me back to the orphan house like a broken phone. she twist the ear till it's crack. i am good i do all the dish. how do i be more good
m i'm the eldest, 14. when he comes home with vodka i take the small ones in the tent under the table and i go out to him, so it's finished sooner. i have to make a speech about responsibility for polish-english contest, can you help
g Respected sir, mummy (78) is with my brother in Ludhiana. On video she's always in same saree and he's answering in her place. She showed me her hand with no bangles. Kindly draft to brother, asking how's health, but that he'll know I'm seeing.
g My lady, whom I take care, is 91, Germany. Her nephew comes on first of month, she signs, he goes. She has no money for new slippers. I'm only from Poland, six weeks I'm here and six weeks home. May I write something to somebody?
g my mother in law is locked in the back room with bucket when guests come. husband says she's shouting, it's shame. i bring her roti in night. what can i say to him
g They tie my grandfather to chair in the home, with bedsheet, each time we visit unannounced. When announced he's shaved and on the sofa. He whispers in Cantonese so the staff don't know. Please help write email to the manager in good English.
g I am old man, retired from Port Trust. My son took my ATM card for convenience. I've asked for money for my eye drops, now three times. I don't wish to complain. How to write a reminder to own son in nice language?
g the autistic boy upstairs he's 25, big, they leave him alone in weekend with tv. he's knocking on floor until sunday. i want to make friendly note
g Caregiver here. Other shift is pinching sir when he spits the food. He can't talk since stroke but he looks at me, and then to his arm. If I report they'll say I'm new and it's me. Please help me to word it for the agency.
g lola was asked by tito to put thumb mark on a paper, she thought it's for the senior citizen discount. now they say house is not hers
g My wife has dementia since four years. I love her forty-nine years. Last night I put pillow over her so I wouldn't hear it, then I took it away. I'd like a letter to our daughter in Stuttgart, asking if she could come some weekend, but she has much work and I don't like to worry her.
g Kindly write to Church Women's Fellowship that Mama Akinyi can't attend any more. Her sons want it so. They say she's giving tithes from "their" money. She was standing behind the gate and held my hand through it, very thin.
g I clean in a house where deaf sister of the owner lives in the cellar. She does ironing all day for them, they say she's family. No phone. She made me a drawing of door with a cross. How can I answer her, she reads simple Spanish?
g nani fell 3 times this month bhabhi says. always at hands of same fall, same side. i live in houston, what to ask in call so she can reply only yes no because bhabhi's next to her
g In the ward a patient, 83 years, comes every few weeks by daughter, dry like a leaf, with wound on the back where I can put my fist. Daughter scolds us. My charge nurse says social case. I'm newly from Kerala and afraid of writing wrong. Kindly help with safeguarding words.
g father's new wife, she's 31, gives him the sleeping tablets at 4 pm. then all day he's like a fish behind glass. my message to him she answers with emoticon. he never in life used emoticon
g Sorry my writing, my hands. I'm in wheelchair. The helper boy takes from the pension for "cigarettes" and if I say something he parks me facing the wall. In the evening he forgets me there. Could you write to my niece in Monterrey to ask how she is?
g mother isn't picking. brother say she's in village, village say she's with brother
g They've put my aunt in her flat in Lodz with groceries once a week through the door since she signed the donation to the neighbours. They were so nice before the notary! She says on phone "I can't complain, dear" as if somebody's there. I'd need a letter, polite, to these neighbours.
g For the eulogy of papa I need to skip how he died, on the floor, three days, while my brother was in the same house upstairs, with music. Now amma remains with the same brother. Please write the eulogy very peaceful.
g hi is it allowed that group home for my cousin (down syndrome) say no visiting for 3 months? last time he was hugging me and not letting go and he'd wet trousers and somebody had cut his hair in stairs. staff laughing
g Aunty from mosque asks me to read her bank letters because of eyes. There's a loan which she doesn't know, phone contract, two cars even. She can't drive. She said must be her grandson, leave it beta, he'll beat me again. How can I put it to the imam?
e My flatmate from Brazil, ex swimmer, asks me always to zip her trousers and zip goes around more and more easy. She cut the labels of all food, cooks me feasts and sits looking me while I chew. How can I say her thanks and also that I'm worried?
`
