import { useEffect } from 'react'

/** Shows the screen that stands in the page shell itself, for when not even texts could be loaded. */
export function Unreachable() {
  useEffect(() => {
    const screen = document.getElementById('unreachable')
    screen?.removeAttribute('hidden')
    return () => screen?.setAttribute('hidden', '')
  }, [])
  return null
}
