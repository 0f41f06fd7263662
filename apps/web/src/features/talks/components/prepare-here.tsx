import { withQueries } from '../../../api/queries.tsx'
import { PrepareButton } from './prepare-button.tsx'

/** The same on a page that asks the server for nothing else. */
export const PrepareHere = withQueries(PrepareButton)
