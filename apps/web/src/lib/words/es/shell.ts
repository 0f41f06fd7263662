import type { shell as english } from '../en/shell.ts'
import type { Words } from '../use-words.ts'

export const shell: Words<typeof english> = {
  home: 'Understory, inicio',
  header: {
    branches: 'Ramas',
    viewTree: 'Ver el árbol',
    help: 'Ayuda (?)',
    helpMark: '?',
    breadcrumb: 'Ruta de navegación',
    tabs: 'Ramas principales',
    loading: 'Cargando la página',
  },
  menu: {
    label: 'Ramas',
    open: 'Abrir el menú',
    close: 'Cerrar el menú',
    viewAll: (count: number) => `Ver todo (${count})`,
  },
  search: {
    landmark: 'Búsqueda',
    label: 'Buscar ramas',
    results: 'Ramas encontradas',
    key: '/',
    none: 'No se encontraron ramas',
    noneMatching: (query: string) => `Ninguna rama coincide con «${query}»`,
    count: (count: number) => (count === 1 ? '1 rama encontrada' : `${count} ramas encontradas`),
    more: (shown: number, count: number) => `Las primeras ${shown} de ${count}. Sigue escribiendo para acotar.`,
    inBranch: (branch: string) => `en ${branch}`,
    case: 'El coach tiene palabras para esto (en inglés)',
  },
  notFound: {
    title: 'No encontrada',
    heading: 'Este sendero se cubrió de maleza',
    text: '¿Olvidaste añadir la página al enrutador?',
    home: 'Explorar el bosque',
  },
  fallback: {
    title: 'Algo salió mal',
    text: 'Tuvimos un problema al hacer crecer esta rama.',
    retry: 'Intentar de nuevo',
  },
  footer: {
    lead: 'Un lugar tranquilo para practicar lo que quieres decir, y cómo.',
    forest: 'Bosque de día por el día, bosque de noche por la noche.',
    copyright: (year: string) => ['©', year, 'Understory. Cultivado con cariño.'].filter(Boolean).join(' '),
  },
}
