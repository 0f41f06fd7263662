import { Outlet } from '@tanstack/react-router'
import { Queries } from '../api/queries.tsx'

export function Asking() {
  return (
    <Queries>
      <Outlet />
    </Queries>
  )
}
