import type { contextNames as english } from '../en/contexts.ts'

export const contextNames: typeof english = {
  Personal: 'Personal',
  Professional: 'Profesional',
  Academic: 'Académico',
  Social: 'Social',
  Public: 'Público',
  Creative: 'Creativo',
  Work: 'Trabajo',
  Family: 'Familia',
  Faith: 'Fe',
}
