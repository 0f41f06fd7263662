import type { nicknames as english } from '../en/nicknames.ts'

export const nicknames: typeof english = {
  sapling: 'Brote Curioso',
  birch: 'Abedul Naciente',
  pine: 'Pino Creciente',
  maple: 'Arce Firme',
  oak: 'Roble Frondoso',
}
