import type { tree as english } from '../en/tree.ts'
import type { Words } from '../use-words.ts'

export const tree: Words<typeof english> = {
  title: 'Todas las ramas',
  close: 'Cerrar el árbol',
  talks: 'Las conversaciones que preparas, el fruto del árbol',
  all: 'Todas las ramas',
  root: 'Tu bosque',
  form: 'Mostrar',
  drawing: 'Dibujo',
  list: 'Lista',
  here: 'Estás aquí:',
  nearer: 'Ver más de cerca',
  farther: 'Ver más de lejos',
  whole: 'El árbol entero',
  read: (label: string) => `${label}, leído`,
  sections: (branch: string, count: number) => `${branch}, ${count} ${count === 1 ? 'sección' : 'secciones'}`,
}
