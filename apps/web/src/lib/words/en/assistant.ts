export const assistant = {
  title: 'Understory Assistant',
  builtIn: 'Built-in coach',
  conversation: 'Conversation',
  you: 'You',
  understory: 'Understory',
  placeholder: 'Type your message...',
  inputLabel: 'Your message',
  send: 'Send',
  stop: 'Stop the answer',
  hint: 'Enter sends. Shift and Enter starts a new line.',
  tooLong: (over: string) => `This is ${over} characters too long to send at once.`,
  thinking: 'Thinking...',
  unreachable: "I'm sorry, I'm having trouble connecting right now. Please try again later.",
  gone: 'This conversation was deleted, here or in another window. Send your message again and a new one begins.',
  interrupted: 'The answer ends here: it broke off or was stopped.',
  notOpened: 'This conversation could not be opened',
  notOpenedText: 'It may have been deleted. Your other conversations are in Settings.',
  renew: 'New conversation',
  practice: 'Practice this',
  aloud: 'Practice aloud',
  aloudTitle: 'Words from your assistant',
  sent: 'What is sent',
  actions: {
    copy: 'Copy this answer',
    copied: 'Copied',
    retry: 'Answer again',
    edit: 'Change this message',
    editLabel: 'Your message, changed',
    resend: 'Send again',
    cancel: 'Cancel',
    remove: 'Delete this exchange',
    version: (number: number, count: number) => `Version ${number} of ${count}`,
    earlier: 'Earlier version',
    later: 'Later version',
  },
  removal: {
    title: 'Delete this exchange?',
    question: 'Your message and its answer go, here and in your history. What was said after them stays.',
    keep: 'Keep it',
    confirm: 'Delete',
    busy: 'Deleting...',
    failed: 'Failed to delete',
    later: 'Please try again later.',
  },
  system: (context: string) =>
    `You are Understory, a warm and concise communication coach. The person speaks in the ${context} context. Give one specific thing to try.`,
  switched: (context: string) =>
    `I've switched to ${context} context. How can I help improve your ${context.toLowerCase()} communication?`,
  context: {
    heading: 'Context',
    lead: 'Where will you say this? Your advice changes with the room.',
    note: 'Changing context keeps your conversation. Only the advice shifts.',
    done: 'Done',
    descriptions: {
      Personal: 'Personal Growth',
      Professional: 'Professional Development',
      Academic: 'Academic Settings',
      Social: 'Social Interactions',
      Public: 'Public Speaking',
      Creative: 'Creative Expression',
    },
  },
  greetings: {
    Personal:
      'Hello. We are in the Personal context, so think home, friends and you. What conversation is on your mind?',
    Professional:
      'Hello. We are in the Professional context: interviews, clients, money, the careful kind of message. What do you need to say?',
    Academic:
      'Hello. We are in the Academic context, so a teacher, a talk, feedback in class. What would you like to put into words?',
    Social:
      'Hello. We are in the Social context: starting, keeping it going, leaving well. Where will you meet people next?',
    Public:
      'Hello. We are in the Public context, so a room will be listening. When do you speak, and what must they not miss?',
    Creative:
      'Hello. We are in the Creative context: giving critique, getting it, pitching the work. What are you making?',
    Work: 'Hello. We are in the Work context: asking, feedback, bad news upward. Who do you have to talk to?',
    Family: 'Hello. We are in the Family context: a child, a parent, a partner. Whom would you like to reach?',
    Faith:
      'Hello. We are in the Faith context: a talk to give, someone to comfort, a community that disagrees. What is coming up?',
  },
} as const
