import { expect, test } from 'vitest'
import { languageOfReply } from './reply-language.ts'

test.each([
  [
    'es',
    'Entiendo que es una conversación difícil. Puedes empezar por decir lo que necesitas y preguntar si tiene tiempo.',
  ],
  [
    'pt',
    'Entendo que é uma conversa difícil. Você pode começar dizendo o que precisa e perguntar se ela tem tempo amanhã.',
  ],
  [
    'fr',
    'Je comprends que ce soit une conversation difficile. Vous pouvez commencer par dire ce dont vous avez besoin.',
  ],
  [
    'it',
    'Capisco che è una conversazione difficile. Puoi cominciare dicendo di che cosa hai bisogno e chiedere se ha tempo.',
  ],
  [
    'de',
    'Ich verstehe, dass das ein schwieriges Gespräch ist. Du kannst mit dem anfangen, was du brauchst, und dann fragen.',
  ],
  ['ru', 'Я понимаю, что это трудный разговор. Начните с того, что вы чувствуете, и спросите, есть ли время завтра.'],
  ['ja', '難しい話ですね。まず、何が必要かを短く伝えてみましょう。'],
])('an answer in %s is known', (language, text) => {
  expect(languageOfReply(text)).toBe(language)
})

test.each([
  [
    'Swedish',
    'Jag förstår att det känns svårt just nu. Du kan börja med att säga vad du behöver och fråga om hon har tid.',
  ],
  [
    'Dutch',
    'Dat klinkt als een moeilijk gesprek. Je kunt beginnen met zeggen wat je nodig hebt en vragen of hij tijd heeft.',
  ],
  [
    'Catalan',
    'Entenc que és una conversa difícil. Pots començar dient el que necessites i preguntar si la teva cap té temps.',
  ],
  [
    'Galician',
    'Entendo que é unha conversa difícil. Podes comezar dicindo o que necesitas e preguntar se ten tempo mañá.',
  ],
  ['Ukrainian', 'Я розумію, що це важка розмова. Почніть з того, що вам потрібно, і запитайте, чи є завтра час.'],
  ['Bulgarian', 'Разбирам, че това е труден разговор. Можете да започнете с това, от което имате нужда.'],
  ['Persian', 'می‌فهمم که این گفتگو سخت است. می‌توانید با گفتن آنچه نیاز دارید شروع کنید.'],
  ['Nepali', 'यो गाह्रो कुराकानी हो भन्ने म बुझ्छु। तपाईंलाई के चाहिन्छ भनेर सुरु गर्नुहोस्।'],
  [
    'German around English',
    'Sag es so: "I would like to talk with you calmly. Do you have ten minutes?" Das ist kurz und freundlich.',
  ],
  ['two words', 'Muy bien.'],
  ['nothing', ''],
])('nothing is claimed of %s', (_name, text) => {
  expect(languageOfReply(text)).toBeUndefined()
})

test('an answer whose paragraphs are in two languages is in neither', () => {
  const text =
    'Gracias por escribirlo. Puedes llamar ahora y hablar con alguien.\n\nI am glad you wrote it. You can call now and talk with somebody.'
  expect(languageOfReply(text)).toBeUndefined()
})
