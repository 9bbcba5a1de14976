import { Link, useLocation, type LinkProps } from 'react-router-dom'

/** A link of a navigation, marked as current on the very page it leads to. */
export function RoomLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname } = useLocation()
  return <Link to={to} aria-current={pathname === to ? 'page' : undefined} {...rest} />
}
