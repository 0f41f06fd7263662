import { openShared } from '../../api/shares.ts'

/** Opens a share and removes its secret from the address; a cookie opens it afterwards. */
export async function openByLink(...link: Parameters<typeof openShared>) {
  const view = await openShared(...link)
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname)
  return view
}
