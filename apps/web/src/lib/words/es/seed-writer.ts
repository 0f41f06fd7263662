import type { seedWriter as english } from '../en/seed-writer.ts'
import type { Words } from '../use-words.ts'

export const seedWriter: Words<typeof english> = {
  heading: 'Quién escribe esta página',
  offer: (model) => `Una regla integrada escribió esta página. ${model} puede escribir una con tus palabras.`,
  sent: (model) => `Al pulsar el botón, lo que escribiste sobre esta semilla se envía a ${model}.`,
  here: 'El modelo funciona en este navegador. El servidor revisa tus palabras por si hay peligro y no guarda nada.',
  write: (model) => `Escribirla con ${model}`,
  writing: 'Escribiendo...',
  stop: 'Parar',
  written: (model) => `${model} escribió esta página. Se guarda en este navegador.`,
  again: 'Escribirla de nuevo',
  builtIn: 'Usar la página integrada',
  unusable: 'No se pudo usar la respuesta del modelo, así que la página sigue igual que antes.',
  failed: 'No funcionó, y la página sigue igual que antes. Inténtalo de nuevo en un momento.',
  notKept: 'Este navegador no guardó el cambio. Todo sigue como estaba.',
}
