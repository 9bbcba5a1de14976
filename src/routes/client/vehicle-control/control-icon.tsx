const SHAPES = {
  power: 'M12 3v8M7.1 6.3a7.5 7.5 0 1 0 9.8 0',
  car: 'M3 16v-3.5l2-1 2.5-4.6h8L18.6 11l2.4 1V16h-2M8.8 16h6.4M5 16H3M7 14.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8ZM17 14.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Z',
  climate: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5',
  battery: 'M3 8h15v8H3ZM18 10.5h2.5v3H18M11.5 8.8 8.5 12h4l-3 3.2',
} as const

/** The picture on a button of the room; what the button does is said beside it. */
export function ControlIcon({ shape }: { shape: keyof typeof SHAPES }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={26}
      height={26}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={SHAPES[shape]} />
    </svg>
  )
}
