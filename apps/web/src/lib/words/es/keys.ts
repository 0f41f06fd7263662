import type { keys as english } from '../en/keys.ts'
import type { Words } from '../use-words.ts'

export const keys: Words<typeof english> = {
  title: 'Teclas',
  lead: 'Las teclas sueltas funcionan cuando no se está escribiendo; en Ajustes se pueden apagar.',
  close: 'Cerrar las teclas',
  or: 'o',
  command: 'Ctrl o Cmd',
  enter: 'Enter',
  shift: 'Mayús',
  esc: 'Esc',
  search: 'Ir a la búsqueda',
  map: 'Mostrar estas teclas',
  send: 'Enviar un mensaje',
  line: 'Empezar otra línea en un mensaje',
  escape: 'Cerrar lo que está sobre la página',
  notice: 'Ir a un aviso de la esquina',
}
