/** Drafts as people paste them, by what they are. */
export const DRAFTS = {
  landlord: `You are a joke of a landlord. The heat has been out since November 3 and I've called you 4 times. You never fix anything. This is ridiculous. If you don't fix it by Friday I will make you regret it.`,
  deposit: `Hi Mr. Dolan,

I moved out of 14 Elm Street on June 30 and left the place clean. It has been 45 days and you still have my deposit of $1,200. You're a thief and a liar. Send it or I'll make sure everyone in this town knows what you did.

Dana Ruiz`,
  professor: `Dear Professor Okafor,

I'm so sorry to bother you, I know you're super busy. I'm really sorry, but I was just wondering if maybe it would be possible to get an extension on the essay. I had the flu last week and I'm really sorry about this. I completely understand if not. Sorry again!

Best,
Mei`,
  breakup: `hey. so i've been thinking a lot and i think maybe we should break up. you've been really good to me and i'm sorry. i just kind of don't feel the same anymore`,
  pr: `Why would you do it this way? This is terrible. Just use a Map here. Did you even test this with an empty list? \`getUser\` returns null on line 42.`,
  condolence: `Dear Ana,

I'm so sorry for your loss. I'll never forget how your mom saved me a seat every Sunday. At least she lived a long life. Let me know if you need anything.

Love, Ruth`,
  toast: `Good evening everyone. I'm Sam's brother. When we were kids he always gave me the bigger half of everything. Priya, I have never seen him as happy as he is with you. Please raise a glass to Sam and Priya.`,
  complaint: `Hello,

I ordered a blender from you on March 2. It arrived broken. The jar has a crack and the lid is missing. I am very disappointed because I bought it for my mother's birthday. I have used your store for ten years.

Regards,
Tom Becker`,
  ex: `you never cared about me. you ruined everything. I hope you end up alone. give me back my bike by sunday or else`,
  passive: `Hi Karen,

Per my last email, the report was due on Tuesday. Not sure why this is so difficult. As you should know, we can't close the month without it. Please send it ASAP.

Thanks in advance,
Joe`,
  language: `Dear Sir, I am working here since 5 years and I want to discuss about my salary. I need more informations about the raise. I look forward to hear from you. Best, Amir`,
  ron: `Hey Ron, I noticed that you have yet again made changes. I guess my opinion isn't needed. Let me know if I'm still on this project.`,
  pastor: `Dear Pastor Tim, After 22 years I am laying down the books as of Dec 31. I am tired and the Lord knows I never did like the carpet. Ruth has agreed to look at it. In Christ, Elmer.`,
  roommate: `Hey, you always leave your dishes in the sink and I have to clean them. You keep eating my food. It must be nice to have a maid. Can you stop?`,
  husband: `You never listen to me. You always make me feel stupid in front of your parents. I feel like you don't care. I'm tired and I want us to talk on Saturday.`,
  boss: `Hi Dana,

I hope this email finds you well. I wanted to say thanks for lunch last week. The project is going fine and the team is in good shape. The new hire started Monday and she is learning fast. We also finished the audit. Could you approve my vacation for July 8 to 12?

Thanks,
Leo`,
  resign: `Hi Marta,

I have learned so much in this job. The team has been great to me. The last project was a highlight. I'm resigning, and my last day is May 16. I'm happy to help train the next person.

Best,
Ines`,
  neighbor: `Hi! Your dog barks from 6 to 8 every morning and it wakes the baby. Could you keep him inside until 8? Thank you! Lena in 4B`,
  apology: `I'm sorry if I hurt you. I was tired and I snapped. It won't happen again.`,
  nonapology: `I'm sorry you feel that way. I was just joking.`,
  shout: `WHY IS NOBODY ANSWERING THE PHONE?? I HAVE BEEN WAITING FOR 3 HOURS!!! I need my order number 5521 NOW.`,
  coworker: `With all due respect, you obviously didn't read the doc. How many times do I have to tell you to update the ticket? Some of us actually have work to do.`,
  friend: `Hey Jess! No offense but you're kind of being selfish. You forgot my birthday again and I was really hurt. I'd love to get coffee sometime and talk.`,
  text: `hey can you send me the notes when you get a chance`,
  teacher: `Hello Ms. Park, I was wondering if you could maybe tell me what Eli needs to catch up on, if that's okay. He missed four days because of the flu. I just want to make sure he doesn't fall behind. Sorry to bother you!`,
  thanks: `Dear Coach Lee, thank you for staying late with Maya every Thursday. She used to hate running and now she talks about it at dinner. We're so grateful.`,
  threat: `I know where you live. Watch your back.`,
  mom: `Mom, I love you, but you constantly criticize how I raise Theo and it makes me not want to visit. Please ask me before you give him candy.`,
  long: `I am writing to inform you that due to the fact that the elevator in our building at 220 Pine has been out of order since August 9 and my father who is 81 cannot use the stairs, we have had to carry his groceries up five floors, and he has missed two appointments with his doctor, so I am asking you to repair it.`,
  invite: `Hey everyone, we're having a barbecue on Saturday at 4. Bring a side if you can. Kids welcome!`,
} as const
