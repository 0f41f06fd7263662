import { lines } from './lines.ts'

/** Other English wordings, each line a phrase of the book and then what people say for it in the same register. */
export const WORDINGS: ReadonlyMap<string, readonly string[]> = new Map(
  lines(`
Hello. | Hi. | Hi there. | Hello there.
Good morning. | Morning. | A good morning to you.
Good afternoon. | A good afternoon to you.
Good evening. | A good evening to you.
Good night. | Have a good night.
Welcome. | You are welcome here. | A warm welcome.
How are you? | How are you doing? | How do you do?
I am fine, thank you. | I'm fine, thanks. | I am well, thank you. | I'm doing well, thank you.
Nice to meet you. | Pleased to meet you. | It's nice to meet you. | Good to meet you.
Goodbye. | Bye. | Bye-bye.
See you tomorrow. | I'll see you tomorrow. | Until tomorrow.
See you soon. | I'll see you soon. | Until soon.
Take care. | Take care of yourself. | Look after yourself.
Have a nice day. | Have a good day. | Have a great day.
Thank you. | Thanks. | I thank you.
Thank you very much. | Thank you so much. | Thanks a lot. | Many thanks.
You're welcome. | My pleasure. | Don't mention it.
Excuse me. | Pardon me.
I'm sorry. | Sorry. | I'm so sorry. | I apologize.
No problem. | It's no problem. | Not a problem. | No trouble at all.
Of course. | Certainly. | Sure.
Maybe. | Perhaps.
Congratulations! | Congrats!
Good luck! | Best of luck! | I wish you luck!
Happy birthday! | Happy birthday to you!
Enjoy your meal. | Enjoy your food. | Bon appetit.
Get well soon. | I hope you feel better soon. | Feel better soon.
What is your name? | What are you called? | May I ask your name?
Where are you from? | Where do you come from? | What country are you from?
I live nearby. | I live close by. | I live near here.
What do you do for work? | What is your job? | What do you do for a living? | What do you do?
I am a teacher. | I work as a teacher.
I am a nurse. | I work as a nurse.
This is my friend. | Meet my friend. | Here is my friend.
This is my family. | Meet my family. | Here is my family.
I don't understand. | I don't get it. | I didn't understand.
Could you repeat that, please? | Can you repeat that, please? | Could you say that again, please? | Can you say that again? | Please repeat that.
Could you speak more slowly, please? | Can you speak more slowly? | Please speak more slowly. | Could you speak slower, please?
What does this word mean? | What does that word mean? | What is the meaning of this word?
How do you say this? | How do you say that? | How would you say this?
Could you write it down, please? | Can you write it down? | Please write it down.
I am learning your language. | I'm studying your language.
Do you speak English? | Can you speak English?
Can you help me? | Could you help me? | Could you help me, please? | Please help me.
I need help. | I need some help. | Help me. | Help!
I have a question. | I've got a question. | May I ask a question?
I don't know. | I have no idea. | I'm not sure.
Let me think about it. | I'll think about it. | I need to think about it.
I agree. | I agree with you. | I'm of the same opinion.
I don't agree. | I disagree. | I don't agree with you.
I see it differently. | I see that differently. | I have a different view.
That is a good idea. | Good idea. | What a good idea.
What do you think? | What's your opinion? | What do you think about it?
Tell me more. | Please tell me more. | Tell me more about it.
I am listening. | I'm listening to you. | Go on, I'm listening.
I understand. | I see. | I get it.
I hear what you are saying. | I hear you. | I hear what you say.
That must be hard. | That must be difficult. | That sounds hard.
How can I help? | How can I help you? | What can I do to help?
Do you want to talk about it? | Would you like to talk about it? | Want to talk about it?
I am here for you. | I'm there for you. | You can count on me.
Take your time. | There is no hurry. | No rush.
Don't worry. | Do not worry about it. | No worries.
Everything will be all right. | Everything will be okay. | Everything will be fine. | It will be all right.
I am happy. | I feel happy. | I'm glad.
I am sad. | I feel sad. | I'm feeling sad.
I am tired. | I feel tired. | I'm feeling tired.
I am worried. | I feel worried. | I worry.
I am nervous. | I feel nervous. | I'm feeling nervous.
I am angry. | I feel angry. | I'm mad.
You did a good job. | Good job. | Well done. | You did well.
Thank you for your help. | Thanks for your help. | Thank you for helping me. | Thanks for the help.
Thank you for your patience. | Thanks for your patience. | Thank you for being patient. | Thank you for waiting.
Thank you for listening. | Thanks for listening. | Thank you for hearing me out.
I appreciate it. | I appreciate that. | I really appreciate it.
I made a mistake. | I've made a mistake. | That was a mistake of mine.
It was my fault. | That was my fault. | It's my fault.
Please forgive me. | Forgive me. | I ask for your forgiveness.
I didn't mean to hurt you. | I never meant to hurt you. | I didn't want to hurt you.
It won't happen again. | That won't happen again. | It will never happen again.
How can I make it right? | How can I make this right? | How can I make up for it? | What can I do to make it right?
I need a break. | I need a rest. | I need to take a break.
I need some time alone. | I need time alone. | I need some time for myself. | I need to be alone for a while.
I can't do that. | I am not able to do that. | I'm unable to do that.
Not today, thank you. | Not today, thanks. | No thank you, not today.
Please don't do that. | Don't do that, please. | Please stop doing that.
That is important to me. | This is important to me. | It's important to me. | It matters to me.
That hurt me. | It hurt me. | That hurt my feelings.
Can we talk? | Could we talk? | May I talk to you? | Can we have a talk?
Let's talk about it later. | We can talk about it later. | Can we talk about it later? | Let's discuss it later.
Let's find a solution together. | We can find a solution together. | Let's solve this together.
What time is it? | Do you have the time? | Could you tell me the time?
Are you free tomorrow? | Do you have time tomorrow? | Are you available tomorrow?
Can we meet at three o'clock? | Can we meet at three? | Could we meet at three o'clock?
I will be ten minutes late. | I'll be late by ten minutes. | I'm running ten minutes late.
Sorry I'm late. | I'm sorry I'm late. | Sorry for being late. | I apologize for being late.
I have to go now. | I need to go now. | I must go now. | I've got to go.
Can we do it another day? | Could we do it another day? | Can we do this another day? | Can we do it some other day?
See you on Monday. | See you Monday. | I'll see you on Monday.
I will call you later. | I'll phone you later. | I'll give you a call later.
Please call me. | Call me, please. | Call me. | Please give me a call.
Let's begin. | Let's start. | Let's get started. | Shall we begin?
Can everyone hear me? | Can everybody hear me? | Can you all hear me?
Could you explain that, please? | Can you explain that? | Please explain that. | Could you explain this, please?
Do you have any questions? | Any questions? | Are there any questions?
May I say something? | Can I say something? | Could I say something?
Let me finish, please. | Please let me finish. | May I finish?
I would like to add something. | I want to add something. | May I add something?
Let's take a short break. | Let's have a short break. | Let's take a break.
What is the next step? | What comes next? | What are the next steps? | What's next?
Who will do this? | Who is going to do this? | Who does this? | Who will do it?
When do you need it? | When do you need this? | By when do you need it?
I will send you an email. | I'll email you. | I'll write you an email.
Could you send me the document, please? | Can you send me the document? | Please send me the document.
I will do it today. | I'm going to do it today. | I'll do that today. | I'll get it done today.
It is finished. | It's done. | It is ready. | I've finished it.
I need more time. | I need a little more time. | I need some more time.
Can you give me feedback? | Could you give me feedback? | Please give me feedback. | Could you give me some feedback?
Thank you for the feedback. | Thanks for the feedback. | Thank you for your feedback.
How was your day? | How did your day go? | Did you have a good day?
How was school? | How was school today? | How did school go?
What did you learn today? | What have you learned today? | What did you learn at school today?
Dinner is ready. | The food is ready. | Dinner's on the table.
Let's eat together. | Let us have dinner together. | Let's have a meal together.
Please clean your room. | Clean your room, please. | Please tidy your room. | Please tidy up your room.
Did you do your homework? | Have you done your homework? | Is your homework done?
Sleep well. | Sleep tight. | Have a good sleep.
Can I help you with that? | May I help you with that? | Can I help with that? | Do you need help with that?
Where is the bathroom? | Where is the toilet? | Where is the restroom? | Where can I find the bathroom?
Where is the train station? | How do I get to the train station? | Where can I find the train station?
How much does it cost? | How much is it? | What does it cost? | How much is this?
I would like a coffee, please. | A coffee, please. | Can I have a coffee, please? | Could I have a coffee, please?
The bill, please. | The check, please. | Could we have the bill, please? | Can I have the bill, please?
I am lost. | I've lost my way. | I got lost.
Is it far from here? | Is it far? | How far is it from here?
Turn left. | Go left. | Please turn left. | Take a left.
Turn right. | Go right. | Please turn right. | Take a right.
Where does it hurt? | Where is the pain? | Where do you feel pain?
I don't feel well. | I'm not feeling well. | I feel unwell. | I feel ill. | I feel sick.
I need a doctor. | I need to see a doctor. | I have to see a doctor.
Please call an ambulance. | Call an ambulance. | Call an ambulance, please. | Someone call an ambulance.
Are you all right? | Are you okay? | Are you OK? | Is everything all right?
I am allergic to nuts. | I have a nut allergy. | I'm allergic to all nuts.
Please sit down. | Sit down, please. | Have a seat. | Please have a seat. | Please take a seat.
Wait a moment, please. | One moment, please. | Just a moment, please. | Please wait a moment. | Hold on, please.
I will be right back. | I'll be back soon. | I'll be back in a moment. | I'm coming right back.
Do you need anything? | Do you need something? | Is there anything you need? | Can I get you anything?
`).map((line) => {
    const [phrase = '', ...others] = line.split(' | ')
    return [phrase, others]
  }),
)
