import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'

import { isAdministrator, useCurrentUser } from '@/session/use-current-user'

/** The administrator's rooms; for anybody else there is nothing at their addresses (D16). */
export function AdministratorsOnly({ otherwise }: { otherwise: ReactNode }) {
  return isAdministrator(useCurrentUser().data) ? <Outlet /> : otherwise
}
