import type { LanguageCode } from './languages.ts'

/** Whose gender a phrase shows: who says it, who hears it, or whom it is about. */
export const FORM_KINDS = ['speaker', 'listener', 'other'] as const
export type FormKind = (typeof FORM_KINDS)[number]
export type Form = 'masculine' | 'feminine'
/** The form of each kind that a phrase shows. */
export type Forms = { readonly [K in FormKind]?: Form | undefined }

/** Each line: the phrase as the book has it, whose gender it shows, and the same phrase of a woman. */
const book = (text: string): ReadonlyMap<string, { readonly kind: FormKind; readonly text: string }> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [phrase = '', mark, feminine = ''] = line.split(' | ')
        const kind = FORM_KINDS.find((each) => each === mark)
        if (!kind) throw new RangeError(`A line without its kind: ${line}`)
        return [phrase, { kind, text: feminine }]
      }),
  )

const NONE: ReadonlyMap<string, { readonly kind: FormKind; readonly text: string }> = new Map()

/** The phrases that differ where a woman speaks, is spoken to or spoken of. */
export const FEMININE: Readonly<Record<LanguageCode, typeof NONE>> = {
  en: NONE,
  ja: NONE,
  ko: NONE,
  zh: NONE,
  es: book(`
Bienvenidos. | listener | Bienvenida.
Soy profesor. | speaker | Soy profesora.
Soy enfermero. | speaker | Soy enfermera.
Le presento a un amigo mío. | other | Le presento a una amiga mía.
Usted no está solo. | listener | Usted no está sola.
Estoy cansado. | speaker | Estoy cansada.
Estoy preocupado. | speaker | Estoy preocupada.
Estoy nervioso. | speaker | Estoy nerviosa.
Estoy enojado. | speaker | Estoy enojada.
`),
  fr: book(`
Enchanté de faire votre connaissance. | speaker | Enchantée de faire votre connaissance.
Je suis désolé. | speaker | Je suis désolée.
Je suis professeur. | speaker | Je suis professeure.
Je suis infirmier. | speaker | Je suis infirmière.
Je suis étudiant. | speaker | Je suis étudiante.
Je vous présente un ami. | other | Je vous présente une amie.
Vous n'êtes pas seul. | listener | Vous n'êtes pas seule.
Je suis heureux. | speaker | Je suis heureuse.
Je suis fatigué. | speaker | Je suis fatiguée.
Je suis nerveux. | speaker | Je suis nerveuse.
Je suis fier de toi. | speaker | Je suis fière de toi.
Je suis perdu. | speaker | Je suis perdue.
`),
  de: book(`
Ich bin Lehrer. | speaker | Ich bin Lehrerin.
Ich bin Krankenpfleger. | speaker | Ich bin Krankenpflegerin.
Ich bin Student. | speaker | Ich bin Studentin.
Das ist ein Freund von mir. | other | Das ist eine Freundin von mir.
`),
  it: book(`
Benvenuti. | listener | Benvenuta.
Sono infermiere. | speaker | Sono infermiera.
Sono uno studente. | speaker | Sono una studentessa.
Le presento un mio amico. | other | Le presento una mia amica.
Lei non è solo. | listener | Lei non è sola.
Sono stanco. | speaker | Sono stanca.
Sono preoccupato. | speaker | Sono preoccupata.
Sono agitato. | speaker | Sono agitata.
Sono arrabbiato. | speaker | Sono arrabbiata.
Sono orgoglioso di te. | speaker | Sono orgogliosa di te.
Grazie per avermi ascoltato. | speaker | Grazie per avermi ascoltata.
Questo mi ha ferito. | speaker | Questo mi ha ferita.
`),
  pt: book(`
Bem-vindos. | listener | Bem-vinda.
Estou bem, obrigado. | speaker | Estou bem, obrigada.
Obrigado. | speaker | Obrigada.
Muito obrigado. | speaker | Muito obrigada.
Sou professor. | speaker | Sou professora.
Sou enfermeiro. | speaker | Sou enfermeira.
Este é um amigo meu. | other | Esta é uma amiga minha.
Estou cansado. | speaker | Estou cansada.
Estou preocupado. | speaker | Estou preocupada.
Estou nervoso. | speaker | Estou nervosa.
Obrigado pela sua ajuda. | speaker | Obrigada pela sua ajuda.
Obrigado pela sua paciência. | speaker | Obrigada pela sua paciência.
Obrigado por me ouvir. | speaker | Obrigada por me ouvir.
Hoje não, obrigado. | speaker | Hoje não, obrigada.
Obrigado pelo retorno. | speaker | Obrigada pelo retorno.
`),
  ru: book(`
Я учитель. | speaker | Я учительница.
Это мой друг. | other | Это моя подруга.
Я согласен. | speaker | Я согласна.
Я не согласен. | speaker | Я не согласна.
Я счастлив. | speaker | Я счастлива.
Я устал. | speaker | Я устала.
Я не хотел вас обидеть. | speaker | Я не хотела вас обидеть.
`),
  ar: book(`
تصبحون على خير. | listener | تصبحين على خير.
اعتنِ بنفسك. | listener | اعتني بنفسك.
أنا آسف. | speaker | أنا آسفة.
أنا معلم. | speaker | أنا معلمة.
أنا ممرض. | speaker | أنا ممرضة.
أنا طالب. | speaker | أنا طالبة.
هذا صديقي. | other | هذه صديقتي.
هل تتحدث الإنجليزية؟ | listener | هل تتحدثين الإنجليزية؟
هل تريد أن نتحدث عن ذلك؟ | listener | هل تريدين أن نتحدث عن ذلك؟
أنا سعيد. | speaker | أنا سعيدة.
أنا حزين. | speaker | أنا حزينة.
أنا متعب. | speaker | أنا متعبة.
أنا قلق. | speaker | أنا قلقة.
أنا متوتر. | speaker | أنا متوترة.
أنا غاضب. | speaker | أنا غاضبة.
أنا فخور بك. | speaker | أنا فخورة بك.
أرجو أن تسامحني. | listener | أرجو أن تسامحيني.
رتب غرفتك، من فضلك. | listener | رتبي غرفتك، من فضلك.
انعطف يسارًا. | listener | انعطفي يسارًا.
انعطف يمينًا. | listener | انعطفي يمينًا.
تفضل بالجلوس. | listener | تفضلي بالجلوس.
`),
  hi: book(`
आप कैसे हैं? | listener | आप कैसी हैं?
आप क्या काम करते हैं? | listener | आप क्या काम करती हैं?
मैं शिक्षक हूँ। | speaker | मैं शिक्षिका हूँ।
ये मेरे दोस्त हैं। | other | ये मेरी दोस्त हैं।
मैं आपकी भाषा सीख रहा हूँ। | speaker | मैं आपकी भाषा सीख रही हूँ।
मैं सुन रहा हूँ। | speaker | मैं सुन रही हूँ।
मैं समझता हूँ। | speaker | मैं समझती हूँ।
आप अकेले नहीं हैं। | listener | आप अकेली नहीं हैं।
मैं आपको बाद में फ़ोन करूँगा। | speaker | मैं आपको बाद में फ़ोन करूँगी।
मैं कुछ और जोड़ना चाहता हूँ। | speaker | मैं कुछ और जोड़ना चाहती हूँ।
मैं आपको ईमेल भेजूँगा। | speaker | मैं आपको ईमेल भेजूँगी।
मैं यह आज कर दूँगा। | speaker | मैं यह आज कर दूँगी।
मैं रास्ता भूल गया हूँ। | speaker | मैं रास्ता भूल गई हूँ।
मैं अभी वापस आता हूँ। | speaker | मैं अभी वापस आती हूँ।
`),
}
