import { lines } from './lines.ts'

/** Everyday phrases in English. Line by line the same as in the other languages. */
export const en = lines(`
Hello.
Good morning.
Good afternoon.
Good evening.
Good night.
Welcome.
How are you?
I am fine, thank you.
Nice to meet you.
Goodbye.
See you tomorrow.
See you soon.
Take care.
Have a nice day.
Please.
Thank you.
Thank you very much.
You're welcome.
Excuse me.
I'm sorry.
No problem.
Yes.
No.
Maybe.
Of course.
Congratulations!
Good luck!
Happy birthday!
Enjoy your meal.
Get well soon.
What is your name?
My name is Ana.
Where are you from?
I live nearby.
What do you do for work?
I am a teacher.
I am a nurse.
I am a student.
This is my friend.
This is my family.
I don't understand.
Could you repeat that, please?
Could you speak more slowly, please?
What does this word mean?
How do you say this?
Could you write it down, please?
I am learning your language.
Do you speak English?
Can you help me?
I need help.
I have a question.
I don't know.
Let me think about it.
I agree.
I don't agree.
I see it differently.
That is a good idea.
What do you think?
Tell me more.
I am listening.
I understand.
I hear what you are saying.
That must be hard.
How can I help?
Do you want to talk about it?
I am here for you.
You are not alone.
Take your time.
Don't worry.
Everything will be all right.
I am happy.
I am sad.
I am tired.
I am worried.
I am nervous.
I am angry.
I am proud of you.
I miss you.
I love you.
You did a good job.
Thank you for your help.
Thank you for your patience.
Thank you for listening.
I appreciate it.
I made a mistake.
It was my fault.
Please forgive me.
I didn't mean to hurt you.
It won't happen again.
How can I make it right?
I need a break.
I need some time alone.
I can't do that.
Not today, thank you.
Please don't do that.
That is important to me.
That hurt me.
Can we talk?
Let's talk about it later.
Let's find a solution together.
What time is it?
Are you free tomorrow?
Can we meet at three o'clock?
I will be ten minutes late.
Sorry I'm late.
I have to go now.
Can we do it another day?
See you on Monday.
I will call you later.
Please call me.
Let's begin.
Can everyone hear me?
Could you explain that, please?
Do you have any questions?
May I say something?
Let me finish, please.
I would like to add something.
Let's take a short break.
What is the next step?
Who will do this?
When do you need it?
I will send you an email.
Could you send me the document, please?
I will do it today.
It is finished.
I need more time.
Can you give me feedback?
Thank you for the feedback.
How was your day?
How was school?
What did you learn today?
Dinner is ready.
Let's eat together.
Please clean your room.
Did you do your homework?
Sleep well.
Can I help you with that?
Where is the bathroom?
Where is the train station?
How much does it cost?
I would like a coffee, please.
The bill, please.
I am lost.
Is it far from here?
Turn left.
Turn right.
Where does it hurt?
I don't feel well.
I need a doctor.
Please call an ambulance.
Are you all right?
I am allergic to nuts.
Please sit down.
Wait a moment, please.
I will be right back.
Do you need anything?
`)
