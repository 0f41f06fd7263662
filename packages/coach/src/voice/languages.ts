import type { Language } from '../read/language.ts'

/** What we can say in a language that we do not work in: who we are, one safe opener, and the way on. */
type ForeignLines = { head: string; opener: string; tail: string }

/** The practice page's languages besides English. */
export const FOREIGN: ReadonlyMap<Language, ForeignLines> = new Map<Language, ForeignLines>([
  [
    'es',
    {
      head: 'Soy un asesor integrado y solo trabajo en inglés. Aquí tienes una frase segura para empezar:',
      opener: 'Me gustaría hablar contigo con calma. ¿Tienes diez minutos?',
      tail: 'Escríbeme en un inglés sencillo o usa Multilingual Practice.',
    },
  ],
  [
    'fr',
    {
      head: 'Je suis un coach intégré et je ne travaille qu’en anglais. Voici une phrase sûre pour commencer :',
      opener: 'J’aimerais te parler calmement. As-tu dix minutes ?',
      tail: 'Écris-moi en anglais simple, ou utilise Multilingual Practice.',
    },
  ],
  [
    'de',
    {
      head: 'Ich bin ein eingebauter Coach und arbeite nur auf Englisch. Hier ist ein sicherer erster Satz:',
      opener: 'Ich möchte in Ruhe mit dir sprechen. Hast du zehn Minuten?',
      tail: 'Schreib mir in einfachem Englisch oder nutze Multilingual Practice.',
    },
  ],
  [
    'it',
    {
      head: 'Sono un coach integrato e lavoro solo in inglese. Ecco una frase sicura per cominciare:',
      opener: 'Vorrei parlarti con calma. Hai dieci minuti?',
      tail: 'Scrivimi in un inglese semplice oppure usa Multilingual Practice.',
    },
  ],
  [
    'pt',
    {
      head: 'Sou um orientador integrado e só trabalho em inglês. Aqui está uma frase segura para começar:',
      opener: 'Gostaria de conversar com calma. Você tem dez minutos?',
      tail: 'Escreva para mim em inglês simples ou use Multilingual Practice.',
    },
  ],
  [
    'ru',
    {
      head: 'Я встроенный помощник и работаю только на английском. Вот надёжная первая фраза:',
      opener: 'Мне хотелось бы спокойно поговорить. Найдётся десять минут?',
      tail: 'Напишите мне на простом английском или откройте Multilingual Practice.',
    },
  ],
  [
    'ja',
    {
      head: '私は組み込みのコーチで、対応できるのは英語だけです。落ち着いて話し始めるための一言です:',
      opener: '落ち着いて話したいことがあります。十分ほどお時間をいただけますか。',
      tail: '簡単な英語で書いていただくか、Multilingual Practice をお使いください。',
    },
  ],
  [
    'ko',
    {
      head: '저는 내장 코치이고 영어로만 도울 수 있습니다. 차분하게 시작할 수 있는 한마디입니다:',
      opener: '차분하게 이야기하고 싶어요. 십 분 정도 시간 괜찮으세요?',
      tail: '쉬운 영어로 적어 주시거나 Multilingual Practice를 이용해 주세요.',
    },
  ],
  [
    'zh',
    {
      head: '我是内置的教练，只能用英语工作。这里有一句稳妥的开场白：',
      opener: '我想心平气和地和你谈一谈。你有十分钟吗？',
      tail: '请用简单的英语写给我，或使用 Multilingual Practice。',
    },
  ],
  [
    'ar',
    {
      head: 'أنا مدرّب مدمج ولا أعمل إلا بالإنجليزية. هذه جملة آمنة للبداية:',
      opener: 'أودّ أن نتحدث بهدوء. هل لديك عشر دقائق؟',
      tail: 'اكتب لي بإنجليزية بسيطة، أو استخدم Multilingual Practice.',
    },
  ],
  [
    'hi',
    {
      head: 'मैं एक अंतर्निहित कोच हूँ और केवल अंग्रेज़ी में काम करता हूँ। शुरुआत के लिए एक सुरक्षित वाक्य:',
      opener: 'मुझे आपसे शांति से बात करनी है। क्या आपके पास दस मिनट हैं?',
      tail: 'मुझे सरल अंग्रेज़ी में लिखें या Multilingual Practice का उपयोग करें।',
    },
  ],
])
