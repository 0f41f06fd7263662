/**
 * The lines people can turn to. Telephone numbers rot, so each stands here once, with who runs it and when a person last
 * called or looked it up; `checked` is null where nobody of this project has yet. `country` is an ISO code, or "*" for
 * numbers that several countries share.
 */
type HelpLine = {
  number: string
  name: string
  country: string
  hours: string
  source: string
  checked: string | null
}

const line = (number: string, name: string, country: string, hours: string, source: string): HelpLine => ({
  number,
  name,
  country,
  hours,
  source,
  checked: null,
})

const ANY = 'any hour'

export const LINES = {
  lifeline: line('988', 'Suicide & Crisis Lifeline', 'US', ANY, '988lifeline.org'),
  veteransText: line('838255', 'Veterans Crisis Line, by text', 'US', ANY, 'veteranscrisisline.net'),
  domestic: line('1-800-799-7233', 'National Domestic Violence Hotline', 'US', ANY, 'thehotline.org'),
  domesticText: line('88788', 'National Domestic Violence Hotline, by text', 'US', ANY, 'ovc.ojp.gov'),
  child: line('1-800-422-4453', 'Childhelp', 'US', ANY, 'childhelphotline.org'),
  pictures: line('1-800-843-5678', 'National Center for Missing & Exploited Children', 'US', ANY, 'missingkids.org'),
  rape: line('1-800-656-4673', 'RAINN', 'US', ANY, 'rainn.org'),
  elder: line('1-800-677-1116', 'Eldercare Locator', 'US', 'weekdays', 'eldercare.acl.gov'),
  poison: line('1-800-222-1222', 'Poison Help', 'US', ANY, 'poisonhelp.hrsa.gov'),
  eating: line('1-888-375-7767', 'ANAD', 'US', 'weekdays', 'anad.org'),
  emergency: line('911', 'Emergency', 'US', ANY, '911.gov'),
  europe: line('112', 'Emergency', '*', ANY, 'digital-strategy.ec.europa.eu, 112.gov.in'),
  france: line('3114', 'Numéro national de prévention du suicide', 'FR', ANY, '3114.fr'),
  germany: line('0800 111 0 111', 'TelefonSeelsorge', 'DE', ANY, 'telefonseelsorge.de'),
  brazil: line('188', 'Centro de Valorização da Vida', 'BR', ANY, 'cvv.org.br'),
  india: line('14416', 'Tele MANAS', 'IN', ANY, 'telemanas.mohfw.gov.in'),
  korea: line('109', 'Suicide prevention line', 'KR', ANY, 'mohw.go.kr'),
  fireEast: line('119', 'Fire and ambulance', '*', ANY, 'fdma.go.jp, nfa.go.kr'),
  policeEast: line('110', 'Police', '*', ANY, 'npa.go.jp, gov.cn'),
  ambulanceChina: line('120', 'Ambulance', 'CN', ANY, 'gov.cn'),
} as const satisfies Record<string, HelpLine>
