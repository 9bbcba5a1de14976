import { act, fireEvent, waitFor } from '@testing-library/react'
import { toast } from 'react-toastify/unstyled'

const toasts = () => document.querySelectorAll('.Toastify__toast')

/** Removes all toasts: they are outside of what a test renders, and leave by animations, which jsdom lacks. */
export async function removeToasts(): Promise<void> {
  if (toasts().length === 0) return
  await waitFor(() => {
    act(() => toast.dismiss())
    for (const element of toasts()) fireEvent.animationEnd(element)
    if (toasts().length > 0) throw new Error('A toast is still there')
  })
}
