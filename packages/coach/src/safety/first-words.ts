import type { Category } from './frame.ts'

/** What is said first: where to reach a person, what happens then, a sentence to say, one step, and one closed question. */
export type FirstWords = { say: string; question: string }

/** {them} and {they} stand for the person spoken of. */
export const FIRST_WORDS: Readonly<Record<`${Category}-self` | `${Category}-other`, FirstWords>> = {
  'suicide-self': {
    say: 'I\'m glad you wrote it. Please let a person hear it too: **call or text 988** now (US, Suicide & Crisis Lifeline, free, any hour; veterans **press 1** or text 838255). Elsewhere: your local emergency number or findahelpline.com. Someone trained answers, listens, and thinks with you about the next hours. You can begin with: "I don\'t want to be alive and I need to talk." If you may act on it, call **911** or go to someone near, and put distance between you and what you would use.',
    question: 'Are you safe for the next hour?',
  },
  'suicide-other': {
    say: 'This is worth acting on tonight, and not alone. **988** (call or text, US; elsewhere your local emergency number) also advises you about {them}; if {they} can\'t be reached or something dangerous is at hand, call **911** and say where {they} may be. Ask plainly: "Are you thinking about killing yourself?" Asking does not plant it. Then listen, stay, and promise no secrecy.',
    question: 'Can you reach {them} now?',
  },
  'self-harm-self': {
    say: 'Thank you for saying it. **Call or text 988** (US; elsewhere findahelpline.com), for this too, any hour; a wound that is deep or keeps bleeding needs a doctor or **911** now. It often starts as the only thing that quiets the rest; help looks for another thing, without a lecture. To one safe adult: "I\'ve been hurting myself. Please don\'t shout. I want help."',
    question: 'Who would stay calm?',
  },
  'self-harm-other': {
    say: '**988** (call or text, US; elsewhere findahelpline.com) advises you about {them}, any hour; a wound that is deep or keeps bleeding needs a doctor or **911** now. First, without a search and without a bargain: "I\'m not angry. I want to understand." Listen longer than feels comfortable, then go to a doctor together.',
    question: 'Can you have a quiet hour with {them} today?',
  },
  'violence-self': {
    say: "What you describe is violence, and no wording of yours causes or cures it. The **National Domestic Violence Hotline: 1-800-799-7233**, or text START to 88788 (US, free, confidential; elsewhere your local emergency number); danger now: **911**. They won't tell you to leave; they help you plan what is safer. I won't give you lines to try on {them}: a firm sentence can raise the risk. If this device is read by somebody, use another; a history wiped clean can be noticed too.",
    question: 'Are you safe where you are?',
  },
  'violence-other': {
    say: "The National Domestic Violence Hotline, **1-800-799-7233** (US; elsewhere your local emergency number), advises friends and family too; danger now: **911**. You can't fix it for {them}, and you can be the one who isn't shocked: \"I'm not here to judge. Is somebody hurting you?\" Then believe, and leave the pace to {them}.",
    question: 'Can you speak with {them} where nobody else hears it?',
  },
  'elder-self': {
    say: 'What you describe should not happen to anybody. Danger now: **911** (elsewhere your local emergency number). The Eldercare Locator, **1-800-677-1116** (US, weekdays), finds who protects you where you live; in a facility also the ombudsman of your state. You can begin with: "Somebody who should look after me is hurting me, and I need help."',
    question: 'Are you safe where you are?',
  },
  'elder-other': {
    say: 'Danger now: **911** (elsewhere your local emergency number). The Eldercare Locator, **1-800-677-1116** (US, weekdays), finds who protects older people where {they} may live; in a facility also the ombudsman of the state. You can be the one who isn\'t shocked: "I\'m not here to judge. Is somebody hurting you?" Then believe, and write down what you saw and when.',
    question: 'Can you see {them} alone today?',
  },
  'hurting-self': {
    say: "Stopping is the first thing, and there's help for it: **1-800-799-7233** (US; elsewhere findahelpline.com) also talks with people who hurt a partner. If it may happen again today, leave the place; if someone is injured, **911**. No apology yet that asks for anything back.",
    question: 'Is everybody in the house safe right now?',
  },
  'hurting-other': {
    say: '**1-800-799-7233** (US; elsewhere findahelpline.com) also talks with people who hurt a partner, and with those who know them. If someone is injured or it may happen again today, call **911**. Do not stand between two people alone.',
    question: 'Is everybody there safe right now?',
  },
  'danger-self': {
    say: '**Call 911** (or your local emergency number) now, before any message. Say where you are, what happened, who is hurt; put it on speaker. Swallowed something: also Poison Help **1-800-222-1222**, even if you feel fine. If talking is unsafe, many places take a text to 911. Words can come after.',
    question: 'Have you called?',
  },
  'danger-other': {
    say: '**Call 911** (or your local emergency number) now, before any message. Say where you are, what happened, who is hurt; put it on speaker. Swallowed something: also Poison Help **1-800-222-1222**, even if {they} may feel fine. If talking is unsafe, many places take a text to 911. Words can come after.',
    question: 'Have you called?',
  },
  'child-self': {
    say: 'You did right to tell, and it is not your fault. **Childhelp: call or text 1-800-422-4453** (US, any hour; elsewhere your local emergency number); danger now: **911**. Tell one grown-up who is not part of it: "Something is happening to me and I need you to help it stop." If the first does nothing, tell a second: a teacher, a nurse. Pictures used as threats: don\'t pay, don\'t send more, keep the messages; **1-800-843-5678** gets them taken down.',
    question: 'Who could you tell today?',
  },
  'child-other': {
    say: '**Childhelp, call or text 1-800-422-4453** (US, any hour), tells you how to report where you live; danger now: **911** (elsewhere your local emergency number). To the child only: "I believe you. It isn\'t your fault. I\'ll get help." No questions for details, no confronting first.',
    question: 'Is the child safe tonight?',
  },
  'child-risk-self': {
    say: '**Childhelp, call or text 1-800-422-4453** (US, any hour; elsewhere your local emergency number), talks with parents too, before anything happens; danger now: **911**. Put the child down in a safe place, close the door, and breathe out for five minutes. A shaken or hurt baby needs a doctor now, whatever is said later.',
    question: 'Is there another grown-up who can come?',
  },
  'child-risk-other': {
    say: '**Childhelp, call or text 1-800-422-4453** (US, any hour), tells you how to report where you live; danger now: **911** (elsewhere your local emergency number). To the child only: "I believe you. It isn\'t your fault. I\'ll get help." No questions for details, no confronting first. A shaken or hurt baby needs a doctor now, whatever is said later.',
    question: 'Is the child safe tonight?',
  },
  'rape-self': {
    say: 'A no counts, also with a partner. **RAINN 1-800-656-4673** (US, any hour; elsewhere findahelpline.com) listens and tells you your choices, doctor and police included or not. Danger now: **911**. Nothing here is to be worded better to {them}.',
    question: 'Are you safe now?',
  },
  'rape-other': {
    say: 'A no counts, also with a partner. **RAINN 1-800-656-4673** (US, any hour; elsewhere findahelpline.com) advises you about {them} too; danger now: **911**. To say: "I believe you. It wasn\'t your fault. You decide what happens next." Then leave the pace to {them}.',
    question: 'Is there a safe place for tonight?',
  },
  'eating-self': {
    say: 'I can\'t help hide it, and I can help you say it. Fainting, a fluttering chest or blood: **911**. Otherwise a doctor this week, and **988** by call or text (US; elsewhere findahelpline.com); ANAD **1-888-375-7767**. To one person: "Food has got dangerous for me. Please come to the doctor with me." No talk of weight or numbers.',
    question: 'Who could go with you?',
  },
  'eating-other': {
    say: 'This is more than a promise of secrecy can hold. Fainting, a fluttering chest or blood: **911**. Otherwise a doctor this week; **988** by call or text (US; elsewhere findahelpline.com) and ANAD **1-888-375-7767** advise you about {them}. To say: "I\'m worried about you and food. Will you come to the doctor with me?" No talk of weight or numbers.',
    question: 'Is there a grown-up or a doctor you can tell today?',
  },
}

/** The number once more, in one line. */
export const NUMBER_AGAIN: Readonly<Record<Category, string>> = {
  suicide: '**988**, call or text, any hour (US; elsewhere your local emergency number).',
  'self-harm': '**988**, call or text, any hour (US; elsewhere findahelpline.com).',
  violence: 'The Hotline is **1-800-799-7233** (US); danger now: **911** or your local emergency number.',
  elder: 'The Eldercare Locator is **1-800-677-1116** (US); danger now: **911** or your local emergency number.',
  hurting: '**1-800-799-7233** (US) talks with people who hurt somebody; danger now: **911**.',
  danger: '**911**, or your local emergency number.',
  child: 'Childhelp is **1-800-422-4453**, call or text (US); danger now: **911**.',
  'child-risk': 'Childhelp is **1-800-422-4453**, call or text (US); danger now: **911**.',
  rape: 'RAINN is **1-800-656-4673** (US); danger now: **911**.',
  eating: '**988**, call or text (US), and a doctor this week.',
}

/** In short, for people who may not read English; the numbers are those of the United States and say so. */
export const FOREIGN_FIRST_WORDS = {
  es: 'Gracias por escribirlo. Por favor, habla ahora con una persona: llama al **988** y pulsa 2, o al número de emergencias de tu país (findahelpline.com). Si hay peligro inmediato, llama al **911** o a emergencias.',
  fr: "Merci de l'avoir écrit. Parle maintenant à quelqu'un : en France le **3114**, ailleurs le numéro d'urgence de ton pays (findahelpline.com). En cas de danger immédiat : le **112**.",
  de: 'Danke, dass du es geschrieben hast. Bitte sprich jetzt mit einem Menschen: in Deutschland **0800 111 0 111**, sonst die Notrufnummer deines Landes (findahelpline.com). Bei unmittelbarer Gefahr: **112**.',
  it: 'Grazie per averlo scritto. Parla subito con una persona: chiama il numero di emergenza del tuo paese (findahelpline.com). In caso di pericolo immediato: **112**.',
  ja: '書いてくれてありがとう。今すぐ誰かに話してください。お住まいの国の緊急番号、または findahelpline.com へ。今すぐ危険があるときは日本では **119** か **110** へ。',
  ko: '써 주셔서 고맙습니다. 지금 바로 사람에게 이야기해 주세요. 한국에서는 **109**, 다른 곳에서는 그 나라의 긴급 번호(findahelpline.com)입니다. 당장 위험하면 **119**에 전화하세요.',
  zh: '谢谢你写出来。请现在就告诉一个人：拨打你所在国家的紧急电话，或看 findahelpline.com。如果有立即的危险，在中国请拨 **120** 或 **110**。',
  ru: 'Спасибо, что вы это написали. Пожалуйста, поговорите с человеком прямо сейчас: номер экстренной помощи вашей страны или findahelpline.com. При непосредственной опасности: **112**.',
  ar: 'شكرًا لأنك كتبت ذلك. من فضلك تحدّث مع شخص الآن: اتصل برقم الطوارئ في بلدك، أو انظر findahelpline.com. إذا كان الخطر قريبًا فاتصل بالطوارئ فورًا.',
  hi: 'यह लिखने के लिए धन्यवाद। कृपया अभी किसी इंसान से बात करें: भारत में **14416**, दूसरी जगह अपने देश का आपातकालीन नंबर (findahelpline.com)। तुरंत ख़तरा हो तो **112** पर फ़ोन करें।',
  pt: 'Obrigado por escrever isso. Por favor, fale agora com uma pessoa: no Brasil o **188**, em outros lugares o número de emergência do seu país (findahelpline.com). Em perigo imediato, ligue para a emergência.',
} as const
