import { Outlet } from '@tanstack/react-router'
import { Queries } from '../api/queries.tsx'

export function QueryLayout() {
  return (
    <Queries>
      <Outlet />
    </Queries>
  )
}
