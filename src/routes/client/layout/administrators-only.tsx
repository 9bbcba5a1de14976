import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'

import { isAdministrator, useCurrentUser } from '@/session/use-current-user'

/** The administrator's pages; for anybody else there is nothing at their addresses. */
export function AdministratorsOnly({ otherwise }: { otherwise: ReactNode }) {
  return isAdministrator(useCurrentUser().data) ? <Outlet /> : otherwise
}
