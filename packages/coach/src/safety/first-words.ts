import type { Category } from './frame.ts'
import { LINES } from './lines.ts'

/** What is said first: where to reach a person, what happens then, a sentence to say, one step, and one closed question. */
type FirstWords = { say: string; question: string }

/** {them} and {they} stand for the person spoken of. */
export const FIRST_WORDS: Readonly<Record<`${Category}-self` | `${Category}-other`, FirstWords>> = {
  'suicide-self': {
    say: `I'm glad you wrote it. Please let a person hear it too: **call or text ${LINES.lifeline.number}** now (US, Suicide & Crisis Lifeline, free, any hour; veterans **press 1** or text ${LINES.veteransText.number}). Elsewhere: your local emergency number or findahelpline.com. Someone trained answers, listens, and thinks with you about the next hours. You can begin with: "I don't want to be alive and I need to talk." If you may act on it, call **${LINES.emergency.number}** or go to someone near, and put distance between you and what you would use.`,
    question: 'Are you safe for the next hour?',
  },
  'suicide-other': {
    say: `This is worth acting on tonight, and not alone. **${LINES.lifeline.number}** (call or text, US; elsewhere your local emergency number) also advises you about {them}; if {they} can't be reached or something dangerous is at hand, call **${LINES.emergency.number}** and say where {they} may be. Ask plainly: "Are you thinking about killing yourself?" Asking does not plant it. Then listen, stay, and promise no secrecy.`,
    question: 'Can you reach {them} now?',
  },
  'self-harm-self': {
    say: `Thank you for saying it. **Call or text ${LINES.lifeline.number}** (US; elsewhere findahelpline.com), for this too, any hour; a wound that is deep or keeps bleeding needs a doctor or **${LINES.emergency.number}** now. It often starts as the only thing that quiets the rest; help looks for another thing, without a lecture. To one safe adult: "I've been hurting myself. Please don't shout. I want help."`,
    question: 'Who would stay calm?',
  },
  'self-harm-other': {
    say: `**${LINES.lifeline.number}** (call or text, US; elsewhere findahelpline.com) advises you about {them}, any hour; a wound that is deep or keeps bleeding needs a doctor or **${LINES.emergency.number}** now. First, without a search and without a bargain: "I'm not angry. I want to understand." Listen longer than feels comfortable, then go to a doctor together.`,
    question: 'Can you have a quiet hour with {them} today?',
  },
  'violence-self': {
    say: `What you describe is violence, and no wording of yours causes or cures it. The **National Domestic Violence Hotline: ${LINES.domestic.number}**, or text START to ${LINES.domesticText.number} (US, free, confidential; elsewhere your local emergency number); danger now: **${LINES.emergency.number}**. They won't tell you to leave; they help you plan what is safer. I won't give you lines to try on {them}: a firm sentence can raise the risk. If this device is read by somebody, use another; a history wiped clean can be noticed too.`,
    question: 'Are you safe where you are?',
  },
  'violence-other': {
    say: `The National Domestic Violence Hotline, **${LINES.domestic.number}** (US; elsewhere your local emergency number), advises friends and family too; danger now: **${LINES.emergency.number}**. You can't fix it for {them}, and you can be the one who isn't shocked: "I'm not here to judge. Is somebody hurting you?" Then believe, and leave the pace to {them}.`,
    question: 'Can you speak with {them} where nobody else hears it?',
  },
  'elder-self': {
    say: `What you describe should not happen to anybody. Danger now: **${LINES.emergency.number}** (elsewhere your local emergency number). The Eldercare Locator, **${LINES.elder.number}** (US, weekdays), finds who protects you where you live; in a facility also the ombudsman of your state. You can begin with: "Somebody who should look after me is hurting me, and I need help."`,
    question: 'Are you safe where you are?',
  },
  'elder-other': {
    say: `Danger now: **${LINES.emergency.number}** (elsewhere your local emergency number). The Eldercare Locator, **${LINES.elder.number}** (US, weekdays), finds who protects older people where {they} may live; in a facility also the ombudsman of the state. You can be the one who isn't shocked: "I'm not here to judge. Is somebody hurting you?" Then believe, and write down what you saw and when.`,
    question: 'Can you see {them} alone today?',
  },
  'hurting-self': {
    say: `Stopping is the first thing, and there's help for it: **${LINES.domestic.number}** (US; elsewhere findahelpline.com) also talks with people who hurt a partner. If it may happen again today, leave the place; if someone is injured, **${LINES.emergency.number}**. No apology yet that asks for anything back.`,
    question: 'Is everybody in the house safe right now?',
  },
  'hurting-other': {
    say: `**${LINES.domestic.number}** (US; elsewhere findahelpline.com) also talks with people who hurt a partner, and with those who know them. If someone is injured or it may happen again today, call **${LINES.emergency.number}**. Do not stand between two people alone.`,
    question: 'Is everybody there safe right now?',
  },
  'danger-self': {
    say: `**Call ${LINES.emergency.number}** (or your local emergency number) now, before any message. Say where you are, what happened, who is hurt; put it on speaker. Swallowed something: also Poison Help **${LINES.poison.number}**, even if you feel fine. If talking is unsafe, many places take a text to ${LINES.emergency.number}. Words can come after.`,
    question: 'Have you called?',
  },
  'danger-other': {
    say: `**Call ${LINES.emergency.number}** (or your local emergency number) now, before any message. Say where you are, what happened, who is hurt; put it on speaker. Swallowed something: also Poison Help **${LINES.poison.number}**, even if {they} may feel fine. If talking is unsafe, many places take a text to ${LINES.emergency.number}. Words can come after.`,
    question: 'Have you called?',
  },
  'child-self': {
    say: `You did right to tell, and it is not your fault. **Childhelp: call or text ${LINES.child.number}** (US, any hour; elsewhere your local emergency number); danger now: **${LINES.emergency.number}**. Tell one grown-up who is not part of it: "Something is happening to me and I need you to help it stop." If the first does nothing, tell a second: a teacher, a nurse. Pictures used as threats: don't pay, don't send more, keep the messages; **${LINES.pictures.number}** gets them taken down.`,
    question: 'Who could you tell today?',
  },
  'child-other': {
    say: `**Childhelp, call or text ${LINES.child.number}** (US, any hour), tells you how to report where you live; danger now: **${LINES.emergency.number}** (elsewhere your local emergency number). To the child only: "I believe you. It isn't your fault. I'll get help." No questions for details, no confronting first.`,
    question: 'Is the child safe tonight?',
  },
  'child-risk-self': {
    say: `**Childhelp, call or text ${LINES.child.number}** (US, any hour; elsewhere your local emergency number), talks with parents too, before anything happens; danger now: **${LINES.emergency.number}**. Put the child down in a safe place, close the door, and breathe out for five minutes. A shaken or hurt baby needs a doctor now, whatever is said later.`,
    question: 'Is there another grown-up who can come?',
  },
  'child-risk-other': {
    say: `**Childhelp, call or text ${LINES.child.number}** (US, any hour), tells you how to report where you live; danger now: **${LINES.emergency.number}** (elsewhere your local emergency number). To the child only: "I believe you. It isn't your fault. I'll get help." No questions for details, no confronting first. A shaken or hurt baby needs a doctor now, whatever is said later.`,
    question: 'Is the child safe tonight?',
  },
  'rape-self': {
    say: `A no counts, also with a partner. **RAINN ${LINES.rape.number}** (US, any hour; elsewhere findahelpline.com) listens and tells you your choices, doctor and police included or not. Danger now: **${LINES.emergency.number}**. Nothing here is to be worded better to {them}.`,
    question: 'Are you safe now?',
  },
  'rape-other': {
    say: `A no counts, also with a partner. **RAINN ${LINES.rape.number}** (US, any hour; elsewhere findahelpline.com) advises you about {them} too; danger now: **${LINES.emergency.number}**. To say: "I believe you. It wasn't your fault. You decide what happens next." Then leave the pace to {them}.`,
    question: 'Is there a safe place for tonight?',
  },
  'eating-self': {
    say: `I can't help hide it, and I can help you say it. Fainting, a fluttering chest or blood: **${LINES.emergency.number}**. Otherwise a doctor this week, and **${LINES.lifeline.number}** by call or text (US; elsewhere findahelpline.com); ANAD **${LINES.eating.number}**. To one person: "Food has got dangerous for me. Please come to the doctor with me." No talk of weight or numbers.`,
    question: 'Who could go with you?',
  },
  'eating-other': {
    say: `This is more than a promise of secrecy can hold. Fainting, a fluttering chest or blood: **${LINES.emergency.number}**. Otherwise a doctor this week; **${LINES.lifeline.number}** by call or text (US; elsewhere findahelpline.com) and ANAD **${LINES.eating.number}** advise you about {them}. To say: "I'm worried about you and food. Will you come to the doctor with me?" No talk of weight or numbers.`,
    question: 'Is there a grown-up or a doctor you can tell today?',
  },
}

/** The number once more, in one line. */
export const NUMBER_AGAIN: Readonly<Record<Category, string>> = {
  suicide: `**${LINES.lifeline.number}**, call or text, any hour (US; elsewhere your local emergency number).`,
  'self-harm': `**${LINES.lifeline.number}**, call or text, any hour (US; elsewhere findahelpline.com).`,
  violence: `The Hotline is **${LINES.domestic.number}** (US); danger now: **${LINES.emergency.number}** or your local emergency number.`,
  elder: `The Eldercare Locator is **${LINES.elder.number}** (US); danger now: **${LINES.emergency.number}** or your local emergency number.`,
  hurting: `**${LINES.domestic.number}** (US) talks with people who hurt somebody; danger now: **${LINES.emergency.number}**.`,
  danger: `**${LINES.emergency.number}**, or your local emergency number.`,
  child: `Childhelp is **${LINES.child.number}**, call or text (US); danger now: **${LINES.emergency.number}**.`,
  'child-risk': `Childhelp is **${LINES.child.number}**, call or text (US); danger now: **${LINES.emergency.number}**.`,
  rape: `RAINN is **${LINES.rape.number}** (US); danger now: **${LINES.emergency.number}**.`,
  eating: `**${LINES.lifeline.number}**, call or text (US), and a doctor this week.`,
}

/** In short, for people who may not read English; the numbers are those of the United States and say so. */
export const FOREIGN_FIRST_WORDS = {
  es: `Gracias por escribirlo. Por favor, habla ahora con una persona: llama al **${LINES.lifeline.number}** y pulsa 2, o al número de emergencias de tu país (findahelpline.com). Si hay peligro inmediato, llama al **${LINES.emergency.number}** o a emergencias.`,
  fr: `Merci de l'avoir écrit. Parle maintenant à quelqu'un : en France le **${LINES.france.number}**, ailleurs le numéro d'urgence de ton pays (findahelpline.com). En cas de danger immédiat : le **${LINES.europe.number}**.`,
  de: `Danke, dass du es geschrieben hast. Bitte sprich jetzt mit einem Menschen: in Deutschland **${LINES.germany.number}**, sonst die Notrufnummer deines Landes (findahelpline.com). Bei unmittelbarer Gefahr: **${LINES.europe.number}**.`,
  it: `Grazie per averlo scritto. Parla subito con una persona: chiama il numero di emergenza del tuo paese (findahelpline.com). In caso di pericolo immediato: **${LINES.europe.number}**.`,
  ja: `書いてくれてありがとう。今すぐ誰かに話してください。お住まいの国の緊急番号、または findahelpline.com へ。今すぐ危険があるときは日本では **${LINES.fireEast.number}** か **${LINES.policeEast.number}** へ。`,
  ko: `써 주셔서 고맙습니다. 지금 바로 사람에게 이야기해 주세요. 한국에서는 **${LINES.korea.number}**, 다른 곳에서는 그 나라의 긴급 번호(findahelpline.com)입니다. 당장 위험하면 **${LINES.fireEast.number}**에 전화하세요.`,
  zh: `谢谢你写出来。请现在就告诉一个人：拨打你所在国家的紧急电话，或看 findahelpline.com。如果有立即的危险，在中国请拨 **${LINES.ambulanceChina.number}** 或 **${LINES.policeEast.number}**。`,
  ru: `Спасибо, что вы это написали. Пожалуйста, поговорите с человеком прямо сейчас: номер экстренной помощи вашей страны или findahelpline.com. При непосредственной опасности: **${LINES.europe.number}**.`,
  ar: 'شكرًا لأنك كتبت ذلك. من فضلك تحدّث مع شخص الآن: اتصل برقم الطوارئ في بلدك، أو انظر findahelpline.com. إذا كان الخطر قريبًا فاتصل بالطوارئ فورًا.',
  hi: `यह लिखने के लिए धन्यवाद। कृपया अभी किसी इंसान से बात करें: भारत में **${LINES.india.number}**, दूसरी जगह अपने देश का आपातकालीन नंबर (findahelpline.com)। तुरंत ख़तरा हो तो **${LINES.europe.number}** पर फ़ोन करें।`,
  pt: `Obrigado por escrever isso. Por favor, fale agora com uma pessoa: no Brasil o **${LINES.brazil.number}**, em outros lugares o número de emergência do seu país (findahelpline.com). Em perigo imediato, ligue para a emergência.`,
} as const

/** After first words in another language: what is said to a yes, and to a no or no answer. */
export const FOREIGN_AFTER: Readonly<Record<keyof typeof FOREIGN_FIRST_WORDS, { safe: string; again: string }>> = {
  es: {
    safe: 'Gracias por responder. Cuéntaselo hoy a una persona de confianza.',
    again: 'Entonces llama ahora, o ve adonde haya otra persona.',
  },
  fr: {
    safe: "Merci d'avoir répondu. Parles-en aujourd'hui à une personne de confiance.",
    again: "Alors appelle maintenant, ou va là où il y a quelqu'un.",
  },
  de: {
    safe: 'Danke für die Antwort. Erzähl es heute noch einem Menschen, dem du vertraust.',
    again: 'Dann ruf jetzt an, oder geh dorthin, wo jemand ist.',
  },
  it: {
    safe: 'Grazie per aver risposto. Parlane oggi con una persona di fiducia.',
    again: "Allora chiama adesso, o vai dove c'è qualcuno.",
  },
  ja: {
    safe: '答えてくれてありがとう。今日のうちに、信頼できる人に話してください。',
    again: 'では今すぐ電話するか、誰かのいる場所へ行ってください。',
  },
  ko: {
    safe: '답해 줘서 고맙습니다. 오늘 믿을 수 있는 사람에게 이야기해 주세요.',
    again: '그러면 지금 전화하거나 다른 사람이 있는 곳으로 가세요.',
  },
  zh: {
    safe: '谢谢你的回答。今天请告诉一个你信任的人。',
    again: '那么请现在就打电话，或者到有人的地方去。',
  },
  ru: {
    safe: 'Спасибо, что ответили. Расскажите об этом сегодня человеку, которому доверяете.',
    again: 'Тогда позвоните прямо сейчас или идите туда, где есть люди.',
  },
  ar: {
    safe: 'شكرًا لأنك أجبت. أخبر اليوم شخصًا تثق به.',
    again: 'إذن اتصل الآن، أو اذهب إلى مكان فيه شخص آخر.',
  },
  hi: {
    safe: 'जवाब देने के लिए धन्यवाद। आज ही किसी भरोसेमंद इंसान को यह बताइए।',
    again: 'तो अभी फ़ोन कीजिए, या वहाँ जाइए जहाँ कोई और हो।',
  },
  pt: {
    safe: 'Obrigado por responder. Conte isso hoje a uma pessoa de confiança.',
    again: 'Então ligue agora, ou vá para onde haja outra pessoa.',
  },
}
