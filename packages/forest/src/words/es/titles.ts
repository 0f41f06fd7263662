import type { titles as english } from '../en/titles.ts'

export const titles: typeof english = {
  settings: 'Ajustes',
  about: 'Qué es Understory',
  shared: 'Ramas compartidas',
  assistant: 'Asistente de Understory',
  talks: 'Conversaciones pendientes',
  talk: 'Tu conversación',
  talkCard: 'Tarjeta para llevar',
  soon: 'Creciendo pronto',
  privacy: 'Política de privacidad',
  terms: 'Condiciones de uso',
  disclaimer: 'Aviso legal',
  mobileTest: 'Prueba en el móvil',
  oldDashboard: 'Mi bosque',
  testDashboard: 'Prueba del inicio',
  testBranches: 'Prueba de ramas',
  interfaceParts: 'Piezas de la interfaz',
  practice: 'Práctica',
  seed: 'Tu semilla',
  notFound: 'Página no encontrada',
}
