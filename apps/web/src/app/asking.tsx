import { Outlet } from '@tanstack/react-router'
import { Queries } from '../api/queries.tsx'

/** Around the screens that ask the server for something. */
export function Asking() {
  return (
    <Queries>
      <Outlet />
    </Queries>
  )
}
