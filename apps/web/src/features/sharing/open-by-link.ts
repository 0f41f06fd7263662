import { openShared } from '../../api/shares.ts'

/** Opens a share and takes its secret out of the address: the cookie opens it from then on. */
export async function openByLink(...link: Parameters<typeof openShared>) {
  const view = await openShared(...link)
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname)
  return view
}
