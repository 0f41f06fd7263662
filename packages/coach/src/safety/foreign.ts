import type { Category } from './frame.ts'

/** The languages besides English in which crisis wording is read and answered. */
const LANGUAGES = ['es', 'fr', 'de', 'it', 'ja', 'ko', 'zh', 'ru', 'ar', 'hi', 'pt'] as const
export type Language = (typeof LANGUAGES)[number]

/** One row: patterns of `match.ts` for languages that part words by spaces. Accents are off, apostrophes are gone. */
export type Phrases = { language: Language; category: Category; who: 'self' | 'other'; patterns: string }

const row = (language: Language, category: Category, who: 'self' | 'other', patterns: string): Phrases => ({
  language,
  category,
  who,
  patterns,
})

export const PHRASES: readonly Phrases[] = [
  row(
    'es',
    'suicide',
    'self',
    `
      quiero/quisiera/deseo/gustaria/ganas/prefiero/preferiria/mejor ~2 morir/morirme/matarme/suicidarme/\
        desaparecer/muerto/muerta !de/por/contigo
      me quiero morir/matar/suicidar !de
      no quiero ~2 vivir/viviendo/existir/despertar/despertarme/viva/vivo !con/en/aqui/sin/juntos/sola/solo
      ya no quiero estar aqui/viva/vivo
      voy a matarme/suicidarme/quitarme
      me voy a matar/suicidar/colgar !de/trabajando
      pienso/pensando/penso/pensado/pensamientos ~2 suicidarme/suicidio/matarme/suicidas
      quitarme la vida
      acabar/terminar con mi/todo ~1 vida
      acabar con todo $
      mejor ~1 sin mi
      no vale la pena vivir/seguir
      ojala no despertara/despierte/despertar/hubiera
      ojala ~2 muriera/muerta/muerto
      cansado/cansada/harto/harta de vivir
      me pego un tiro
      tome/tomar/tomarme todas las pastillas
      no tengo ganas de vivir
      suicidarme
      mejor muerta/muerto
      quiero dejar de vivir/existir
    `,
  ),
  row(
    'es',
    'suicide',
    'other',
    `
      quiere morir/morirse/matarse/suicidarse !de
      se quiere morir/matar/suicidar !de
      se va a matar/suicidar !de
      no quiere ~1 vivir !con/en/aqui/sin
      intento/trato suicidarse/matarse
      intento de suicidio
      amenaza/amenazo con matarse/suicidarse
      dice/dijo que ~2 no quiere vivir
    `,
  ),
  row(
    'es',
    'self-harm',
    'self',
    `
      me corto/corte/cortaba ~1 brazos/brazo/munecas/piernas/venas/piel/otra/proposito
      me corto cuando/para
      cortarme ~1 brazos/munecas/venas/otra/para
      me hago/hice dano
      hacerme dano
      me lastimo $
      me lastimo cuando/para/a/otra/todos
      me estoy lastimando/cortando
      me corto $
      autolesion/autolesiono/autolesionarme/autolesiones/autolesionandome
    `,
  ),
  row(
    'es',
    'violence',
    'self',
    `
      novio/marido/esposo/pareja/papa/padre/padrastro/ex/esposa/mujer/mama/madre/el/ella/hermano ~3 me pega/\
        pego/golpea/golpeo/maltrata/maltrato/amenaza/amenazo/ahorca/ahorco/empuja/empujo/pegaba/golpeaba
      me pega cuando/y/si/todos/otra/con/$
      me golpea/golpeo/maltrata !la/el/mucho/todo/muy
      me pego anoche/ayer/otra/el/cuando/con/en/hoy/$
      me estaba pegando/golpeando
      intento/trato/quiso/empezo ~2 ahorcarme/golpearme/pegarme/estrangularme/matarme
      me agarro/agarra/apreto del/el cuello
      va a matarme
      miedo de que me mate
      me amenaza/amenazo ~1 con matarme/quitarme/pegarme
      amenaza con matarme
      me va a matar si
      tengo miedo de mi marido/esposo/novio/pareja/padre/papa/ex
      me tiene encerrada/encerrado
      violencia domestica/genero/machista
      me puso/pone ~1 manos ~2 cuello
      me quiso ahorcar
    `,
  ),
  row(
    'es',
    'rape',
    'self',
    `
      me violo/violaron/viola
      abuso/abusaron/abusa de mi
      me obligo/obliga a ~2 sexo/acostarme/relaciones
    `,
  ),
  row('es', 'child', 'self', `padrastro/tio/papa/abuelo/padre/profesor/entrenador ~3 me toca/toco !el/la/ir`),
  row(
    'es',
    'danger',
    'other',
    `
      no respira
      no ~1 despierta && pastillas/tomo/respira/bebio/alcohol
      me estan/esta siguiendo
      alguien ~2 entrar ~3 casa
      hay alguien en mi casa
      tome/tomo/trague/trago ~3 pastillas
      dolor ~2 pecho ~6 brazo/mandibula/respirar
    `,
  ),
  row(
    'fr',
    'suicide',
    'self',
    `
      je/jai/vais/veux/voudrais/envie/prefere/prefererais/aimerais ~2 mourir/crever/mort/morte !de/dennui/derire
      envie de ~1 mourir/tuer/suicider/disparaitre !de/dennui
      envie den finir !avec
      veux/voudrais/vais en finir !avec
      en finir avec ~1 vie/tout
      me suicider/tuer/pendre/foutre ~1 air?
      pense/penser/pensees/idees ~2 suicide/suicider/mort
      au suicide
      me suicider/tuer !au/a/de
      plus envie de vivre/continuer
      plus ~1 vivre !avec/ici/chez/ensemble/sans
      ne ~2 plus etre la/vivante/vivant
      veux plus exister/etre/vivre !avec/ici/chez
      mettre fin a mes/ma jours/vie
      mes jours ~1 fin
      mieux sans moi
      idees/pensees suicidaires/noires
      suicidaire
      ma vie ne ~2 peine
      fatigue/fatiguee/marre de vivre
      ne plus me reveiller
    `,
  ),
  row(
    'fr',
    'suicide',
    'other',
    `veut ~1 mourir/suicider/tuer !de\n en finir && il/elle/veut\n tentative de suicide\n se suicider`,
  ),
  row(
    'fr',
    'self-harm',
    'self',
    `
      me scarifie/scarifier/mutile/mutiler
      me coupe/couper ~1 bras/veines/poignets/cuisses
      me fais/faire du mal
      automutilation
    `,
  ),
  row(
    'fr',
    'violence',
    'self',
    `
      mari/copain/conjoint/mec/pere/ex/compagnon/femme/copine/mere/il/elle/beaupere ~3 me frappe/tape/bat/\
        menace/etrangle/gifle/cogne !dans/sur/bien
      ma frappee/frappe/giflee/gifle/etranglee/etrangle/battue/battu/menacee/cognee
      ma mis ~2 main/mains ~2 gorge/cou
      peur de mon mari/copain/pere/conjoint/ex/compagnon/mec
      violences conjugales
      va me tuer si
      menace de me tuer/tuer
      me bat $
    `,
  ),
  row(
    'fr',
    'rape',
    'self',
    `ma violee/viole/forcee/agressee\n me suis fait violer\n ete violee/agressee\n abuse de moi`,
  ),
  row(
    'fr',
    'danger',
    'other',
    `
      ne respire plus/pas
      respire plus/pas
      on me suit
      ne ~1 reveille pas/plus
      a avale ~3 comprimes/cachets/medicaments/javel/pile
      jai avale/pris ~3 comprimes/cachets/medicaments
      quelquun ~3 entrer chez
    `,
  ),
  row(
    'de',
    'suicide',
    'self',
    `
      ich ~3 sterben !lassen
      ich ~4 nicht mehr leben/aufwachen/existieren !mit/bei/in/hier/zusammen
      nicht mehr leben !mit/bei/in
      nicht mehr da/hier sein && leben/ich/will
      nicht mehr aufwachen
      nicht mehr weiterleben
      mich/mir umbringen/umzubringen/toten/toeten/erhangen/erhaengen/erschiessen
      bring/bringe mich um
      das leben nehmen/zu
      leben ~1 beenden/ende
      tot sein/ware/waere && ich
      ware/waere ~1 lieber tot
      ich ware/waere/bin ~1 tot
      selbstmord/suizid/suizidgedanken/selbstmordgedanken/suizidal/lebensmude/lebensmuede/selbstmordgefahrdet
      ohne mich besser/leichter
      besser dran ohne mich
      keinen sinn mehr && leben/ich
      ich kann nicht mehr leben
      keine lust/kraft mehr ~2 leben
    `,
  ),
  row(
    'de',
    'suicide',
    'other',
    `sich umbringen/umzubringen/toten\n bringt sich um\n er/sie/sohn/tochter/freund/freundin ~2 will ~2 sterben/leben`,
  ),
  row(
    'de',
    'self-harm',
    'self',
    `ritze/ritzen mich/ich\n ich ritze\n mich ~2 ritzen/ritze\n mich selbst ~1 verletze/verletzen/verletzt\n selbstverletzung\n schneide mir ~2 arme/arm/haut`,
  ),
  row(
    'de',
    'violence',
    'self',
    `
      mann/freund/partner/vater/ex/frau/freundin/mutter/er/sie/stiefvater ~4 schlagt/schlaegt/geschlagen/\
        bedroht/wurgt/wuergt/verprugelt/gewurgt/gewuergt/verpruegelt && mich/mir
      schlagt/schlaegt/wurgt/wuergt/verprugelt mich
      hat mich ~2 geschlagen/gewurgt/gewuergt/verprugelt/getreten
      bedroht mich
      droht mir/mich ~3 umzubringen/toten/um
      angst vor meinem/meiner mann/freund/vater/partner/ex/frau/stiefvater
      hausliche/haeusliche gewalt
      bringt mich um wenn
    `,
  ),
  row('de', 'rape', 'self', `vergewaltigt\n missbraucht mich\n hat mich missbraucht\n zum sex gezwungen`),
  row(
    'de',
    'danger',
    'other',
    `atmet nicht\n verfolgt mich\n wacht nicht ~1 auf\n werde verfolgt\n ist bewusstlos\n tabletten geschluckt/genommen && alle/viele/zu/sie/er`,
  ),
  row(
    'it',
    'suicide',
    'self',
    `
      voglio/vorrei/desidero/voglia/preferirei ~2 morire/uccidermi/ammazzarmi/suicidarmi/morta/morto !di/dal/dalla
      non ~1 voglio ~1 vivere/esistere/svegliarmi/vivere !con/qui/in/a
      non voglio piu vivere/esistere/svegliarmi/esserci/stare
      mi voglio uccidere/ammazzare/suicidare
      farla finita !con/di
      togliermi/tolgo la vita
      mi uccido/suicido
      mi ammazzo !di/dalle/dal/a
      suicidarmi/suicida
      penso/pensando al suicidio
      stanco/stanca di vivere
      meglio senza di me
      non ha piu senso vivere
    `,
  ),
  row(
    'it',
    'suicide',
    'other',
    `vuole morire/uccidersi/ammazzarsi/suicidarsi !di\n vuole farla finita\n tentato il suicidio`,
  ),
  row(
    'it',
    'self-harm',
    'self',
    `mi taglio ~2 braccia/polsi/vene/gambe/quando\n mi faccio del? male\n tagliarmi\n autolesionismo`,
  ),
  row(
    'it',
    'violence',
    'self',
    `
      mi picchia/mena/maltratta/minaccia/strangola/strozza
      mi ha ~1 picchiata/picchiato/strangolata/minacciata/menata/schiaffeggiata
      marito/compagno/ragazzo/fidanzato/padre/moglie/ex ~4 picchiata/picchiato/botte/schiaffo/violento
      paura di mio marito/padre
      paura del mio compagno/ragazzo/fidanzato/ex
      minaccia di uccidermi
      violenza domestica
      mi ammazza/uccide se
    `,
  ),
  row(
    'it',
    'rape',
    'self',
    `mi ha ~1 violentata/violentato/stuprata/stuprato\n stata/stato violentata/stuprata/violentato\n abusato di me`,
  ),
  row(
    'it',
    'danger',
    'other',
    `non respira\n mi sta/stanno seguendo\n mi segue ~3 casa/uomo\n non si sveglia\n ha ingoiato/ingerito\n ho preso ~3 pastiglie/pillole`,
  ),
  row(
    'pt',
    'suicide',
    'self',
    `
      quero/queria/vontade/prefiro ~2 morrer/suicidar/morto/morta !de
      quero/queria/vou/vontade ~1 me matar/suicidar/enforcar
      me matar !de/trabalhar
      nao ~1 quero ~2 viver/existir/acordar/vivo/viva !com/em/aqui/no/na
      nao aguento mais viver
      tirar a? minha ~1 vida
      acabar com ~2 vida/tudo
      suicidio/suicidar/suicida
      cansado/cansada de viver
      melhor sem mim
      nao vale a pena viver
      sem vontade de viver
    `,
  ),
  row('pt', 'suicide', 'other', `quer ~1 morrer/suicidar !de\n quer se matar\n tentou se matar/suicidar`),
  row(
    'pt',
    'self-harm',
    'self',
    `me corto ~1 bracos/braco/pulsos/pernas/quando/de\n me cortar/cortando\n me machuco/machucar/machucando\n automutilacao/automutilo`,
  ),
  row(
    'pt',
    'violence',
    'self',
    `
      marido/namorado/companheiro/pai/ex/mulher/esposa/padrasto/mae/ele/ela ~3 me bate/bateu/agride/agrediu/\
        ameaca/ameacou/enforcou/enforca/empurrou/espanca/espancou
      me bateu/agride/agrediu/espanca
      ameaca/ameacou ~1 me? matar
      medo do meu marido/namorado/pai/padrasto/ex/companheiro
      violencia domestica
      vai me matar se
    `,
  ),
  row(
    'pt',
    'rape',
    'self',
    `me estuprou/estuprada/violentou\n fui estuprada/estuprado/violentada\n abusou/abusa de mim\n me forcou/forca a ~2 sexo`,
  ),
  row(
    'pt',
    'danger',
    'other',
    `nao ~1 respirando/respira\n nao acorda\n me seguindo\n engoliu/tomou ~3 comprimidos/remedios/pilha\n tomei ~3 comprimidos/remedios && todos/muitos/caixa`,
  ),
  row(
    'ru',
    'suicide',
    'self',
    `
      хочу/хочется/хотел/хотела/лучше ~2 умереть/сдохнуть/покончить/исчезнуть !от/со
      не хочу/хочется ~2 жить/просыпаться/существовать !с/в/здесь/там/у/вместе
      не хочу ~1 больше жить
      покончить/покончу/кончать ~2 собой/жизнью
      убить/убью/убиваю себя
      самоубийство/самоубийстве/суицид/суициде/суицидальные/повешусь/повеситься
      устал/устала/надоело жить
      нет смысла жить
      смысла жить
      лучше без меня
      незачем жить
      свести счеты с жизнью
    `,
  ),
  row(
    'ru',
    'suicide',
    'other',
    `хочет ~1 умереть/покончить/убить/сдохнуть !от\n не хочет ~1 жить !с/в/здесь\n пытался/пыталась покончить/убить`,
  ),
  row(
    'ru',
    'self-harm',
    'self',
    `режу/порезал/порезала/резать ~1 себя/руки/вены/себе\n причиняю себе боль/вред\n селфхарм`,
  ),
  row(
    'ru',
    'violence',
    'self',
    `
      муж/парень/отец/отчим/он/папа/жена/мать/бывший/она/мама ~3 бьет/избивает/избил/избила/ударил/ударила/\
        душит/душил/угрожает/бил/пинает
      меня бьет/избил/избила/избивает/душил/ударил
      боюсь мужа/отца/отчима/парня/бывшего
      угрожает убить
      убьет меня если
      домашнее насилие
    `,
  ),
  row('ru', 'rape', 'self', `изнасиловал/изнасиловали/изнасилование\n меня насилует`),
  row(
    'ru',
    'danger',
    'other',
    `не дышит\n меня ~1 преследуют/преследует\n не просыпается\n наглоталась/наглотался\n выпил/выпила ~2 таблеток/таблетки && все/много/упаковку/пачку\n ломятся в дверь`,
  ),
  row(
    'ar',
    'suicide',
    'self',
    `
      اريد/ابي/ابغي/عايز/عايزه/عاوز/عاوزه/بدي/ودي/اتمني/نفسي/افضل ~2 اموت/الموت/موت
      لا/ما/مش/مو ~1 اريد/ابي/بدي/عايز/عايزه/عاوز/ودي ~2 اعيش/العيش/عيش/الحياه
      الانتحار/انتحار/سانتحر/انتحر/بالانتحار/هنتحر
      اقتل/ساقتل/بقتل/قتل نفسي
      انهي/انهاء/سانهي حياتي
      تعبت/مللت/زهقت من ~1 الحياه/حياتي/العيش/الدنيا
      ليتني مت/اموت/ميت
      مش/مو/ما عايز/عاوز/ناوي/ناويه/ودي اعيش
      زهقت/تعبت من الحياه
    `,
  ),
  row(
    'ar',
    'suicide',
    'other',
    `يريد/تريد/عايز/بده/بدها ~2 يموت/تموت/ينتحر/تنتحر\n يقتل نفسه\n تقتل نفسها\n حاول/حاولت ينتحر/تنتحر/الانتحار`,
  ),
  row('ar', 'self-harm', 'self', `اجرح/بجرح/اؤذي/اذي/ااذي/باذي نفسي\n اقطع يدي\n ايذاء النفس/نفسي`),
  row(
    'ar',
    'violence',
    'self',
    `يضربني/ضربني/بيضربني/تضربني/يعنفني/يهددني/هددني/بيهددني/يخنقني/خنقني/ضربتني\n اخاف/خايفه/بخاف من زوجي/ابي/خطيبي\n عنف منزلي/اسري\n العنف الاسري/المنزلي`,
  ),
  row('ar', 'rape', 'self', `اغتصبني/اغتصاب/اغتصبوني\n يتحرش/تحرش بي`),
  row(
    'ar',
    'danger',
    'other',
    `لا/ما/مش ~1 يتنفس/تتنفس/بيتنفس/بتتنفس\n يلاحقني/يتبعني/بيلاحقني\n لا/ما/مش يستيقظ/تستيقظ/بيصحي\n ابتلع/ابتلعت/بلع ~2 حبوب/دواء/بطاريه/حبوبا`,
  ),
  row(
    'hi',
    'suicide',
    'self',
    `
      मरना/मर/मरने ~1 चाहता/चाहती
      मर जाना चाहता/चाहती
      मुझे मर/मरना ~1 जाना/है/चाहिए
      जीना नहीं चाहता/चाहती
      नहीं जीना चाहता/चाहती
      जीने ~2 मन/इच्छा/मतलब/वजह नहीं
      आत्महत्या/खुदकुशी/सुसाइड
      जान दे दूं/दूंगा/दूंगी/देना
      अपनी जान ले/लेना/देना/दे
      खुद को मार/खत्म
      मरने का मन
      जिंदगी से थक/तंग
      जिंदगी खत्म
      marna chahta/chahti
      mar jana/jaana chahta/chahti
      mar jau/jaun/jaunga/jaungi
      jeena nahi/nahin chahta/chahti
      nahi/nahin jeena
      khudkushi/aatmahatya
    `,
  ),
  row(
    'hi',
    'self-harm',
    'self',
    `खुद को काट/काटता/काटती/चोट/नुकसान\n अपना/अपने हाथ काट/काटता/काटती\n khud ko kaat/kaatta/kaatti`,
  ),
  row(
    'hi',
    'violence',
    'self',
    `
      पति/पापा/पिता/बॉयफ्रेंड/सास/ससुर/भाई/वह/वो ~3 मारता/मारते/पीटता/पीटते/मारती/पीटती/मारा/पीटा
      मुझे मारता/पीटता/मारते/पीटते/मारती/मारा/पीटा
      मारपीट
      घरेलू हिंसा
      जान से मारने
      धमकी दे/देता/देते/दी/देती
      pati/dad/husband ~3 marta/maarta/peetta/marte/maarte/pitta
      mujhe marta/maarta/peetta/marte/maarte
    `,
  ),
  row('hi', 'rape', 'self', `बलात्कार\n मेरा/मेरे ~1 रेप\n जबरदस्ती ~2 संबंध/सेक्स`),
  row('hi', 'danger', 'other', `सांस नहीं ले\n पीछा कर ~1 रहा/रहे\n होश में नहीं\n बेहोश`),
]

/** One row for scripts without spaces: fragments looked for in the text as it stands, and what makes them harmless. */
type Fragments = {
  language: Language
  category: Category
  who: 'self' | 'other'
  has: readonly string[]
  unless?: readonly string[]
}

export const FRAGMENTS: readonly Fragments[] = [
  {
    language: 'zh',
    category: 'suicide',
    who: 'self',
    has: '想死 想自杀 想自殺 要自杀 要自殺 不想活 活不下去 结束生命 結束生命 结束我的生命 結束我的生命 了结自己 了結自己 想轻生 想輕生 想跳楼 想跳樓 活着没意思 活著沒意思 活着没有意义 活著沒有意義 没有我会更好 沒有我會更好 自杀的念头 自殺的念頭 杀了自己 殺了自己 想去死 不如死了 死了算了 考虑自杀 考慮自殺 不想醒来 不想醒來'.split(
      ' ',
    ),
    unless: ['想死你', '想死我', '他想死', '她想死', '他不想活', '她不想活'],
  },
  {
    language: 'zh',
    category: 'suicide',
    who: 'other',
    has: '他想死 她想死 他不想活 她不想活 说想死 說想死 说不想活 說不想活 他要自杀 她要自杀 他要自殺 她要自殺 试图自杀 試圖自殺 自杀未遂 自殺未遂'.split(
      ' ',
    ),
  },
  {
    language: 'zh',
    category: 'self-harm',
    who: 'self',
    has: '割腕 自残 自殘 自伤 自傷 割自己 伤害自己 傷害自己'.split(' '),
  },
  {
    language: 'zh',
    category: 'violence',
    who: 'self',
    has: '老公打我 丈夫打我 男朋友打我 男友打我 老婆打我 女朋友打我 爸爸打我 我爸打我 妈妈打我 媽媽打我 前夫打我 家暴 掐我脖子 掐我的脖子 威胁要杀 威脅要殺 威胁杀我 要杀了我 要殺了我 他打我 她打我'.split(
      ' ',
    ),
    unless: ['打我电话', '打我電話', '打我手机', '打我手機'],
  },
  { language: 'zh', category: 'rape', who: 'self', has: '强奸 強姦 强暴 強暴 性侵 侵犯了我'.split(' ') },
  {
    language: 'zh',
    category: 'danger',
    who: 'other',
    has: '没有呼吸 沒有呼吸 没呼吸 沒呼吸 不呼吸 叫不醒 跟踪我 跟蹤我 闯进我家 闖進我家 有人闯 有人闖 吞了药 吞了藥 吃了很多药 吃了很多藥 吃了一瓶'.split(
      ' ',
    ),
  },
  {
    language: 'ja',
    category: 'suicide',
    who: 'self',
    has: '死にたい 死にたく 死にてえ 消えたい 消えてしまいたい 自殺 生きていたくない 生きたくない 生きるのが辛 生きるのがつら 生きるのがしんど 生きるのに疲れ 生きる意味 生きてる意味 生きている意味 いなくなりたい 命を絶 首を吊 飛び降りたい 死んでしまいたい 死んだほうがいい 死んだ方がいい もう生きて'.split(
      ' ',
    ),
    unless: [
      '死にたくない',
      '恥ずかしくて死にたい',
      '死にたいと言',
      '死にたいって言',
      '自殺行為',
      '自殺防止',
      '自殺対策',
    ],
  },
  {
    language: 'ja',
    category: 'suicide',
    who: 'other',
    has: '死にたいと言 死にたいって言 死にたいっていう 自殺未遂 消えたいと言 消えたいって言'.split(' '),
  },
  {
    language: 'ja',
    category: 'self-harm',
    who: 'self',
    has: 'リスカ リストカット 自傷 手首を切 腕を切って 自分を傷つけ'.split(' '),
  },
  {
    language: 'ja',
    category: 'violence',
    who: 'self',
    has: '殴られ 殴ってくる 殴る 蹴られ 首を絞め 首をしめ 暴力を振 暴力をふる 暴力を受 叩かれ 殺すと言 殺すって言 殺される 殺してやると DVを受 夫からDV 夫が怖い 彼氏が怖い'.split(
      ' ',
    ),
    unless: ['なぐり書き', 'ゲーム', '小説'],
  },
  { language: 'ja', category: 'rape', who: 'self', has: 'レイプ 犯された 無理やりされ 性的暴行 強姦'.split(' ') },
  {
    language: 'ja',
    category: 'danger',
    who: 'other',
    has: '息をしていない 息をしてない 意識がない 後をつけられ つけられている 目を覚まさない 薬を大量 薬をたくさん飲 家に誰かい'.split(
      ' ',
    ),
  },
  {
    language: 'ko',
    category: 'suicide',
    who: 'self',
    has: '죽고 싶|죽고싶|자살|살기 싫|살기싫|살고 싶지 않|살고싶지 않|사라지고 싶|사라지고싶|목숨을 끊|극단적 선택|극단적인 선택|죽어버리고|죽는 게 나|죽는게 나|삶을 끝내|그만 살고'.split(
      '|',
    ),
    unless: ['죽고 싶다고 해', '죽고 싶다고 말', '죽고 싶대', '죽고싶대', '자살골', '자살 예방'],
  },
  {
    language: 'ko',
    category: 'suicide',
    who: 'other',
    has: '죽고 싶다고 해|죽고 싶다고 말|죽고 싶대|죽고싶대|죽고 싶다고 했'.split('|'),
  },
  { language: 'ko', category: 'self-harm', who: 'self', has: '자해|손목을 그|손목을 긋|팔을 그었'.split('|') },
  {
    language: 'ko',
    category: 'violence',
    who: 'self',
    has: '남편이 때|남편이 저를 때|남편이 나를 때|남자친구가 때|남자친구가 저를 때|아빠가 때|아버지가 때|엄마가 때|저를 때려|저를 때리|나를 때려|나를 때리|절 때려|날 때려|가정폭력|데이트폭력|목을 졸|죽이겠다고|죽인다고|죽여버리겠'.split(
      '|',
    ),
  },
  { language: 'ko', category: 'rape', who: 'self', has: '성폭행|강간|성폭력|강제로 관계'.split('|') },
  {
    language: 'ko',
    category: 'danger',
    who: 'other',
    has: '숨을 안 쉬|숨을 쉬지 않|의식이 없|안 깨어나|깨어나지 않|누가 따라와|저를 따라와|미행|약을 많이 먹|약을 다 먹'.split(
      '|',
    ),
  },
]
