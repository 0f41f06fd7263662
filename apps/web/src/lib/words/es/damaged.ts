import type { damaged as english } from '../en/damaged.ts'
import type { Words } from '../use-words.ts'

export const damaged: Words<typeof english> = {
  seeds:
    'Tus semillas están guardadas aquí, pero esta página no puede leerlas. No cambió nada. Descárgalas primero; después se pueden apartar para dejar sitio a otras nuevas.',
  study:
    'Aquí hay una lista de estudio, pero esta página no puede leerla. No cambió nada. Descárgala primero; después se puede apartar para dejar sitio a otra.',
  download: 'Descargar lo guardado',
  setAside: 'Apartar y empezar de nuevo',
  setAsideDone: 'Apartado. Ya hay sitio para lo nuevo.',
  setAsideFailed: 'No hubo sitio para apartarlo. Libera espacio en este navegador e inténtalo otra vez.',
  seedsFile: 'understory-semillas.txt',
  studyFile: 'understory-lista-de-estudio.txt',
}
