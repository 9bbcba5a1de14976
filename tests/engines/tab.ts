/** The keys that people use instead of a mouse. */
export type Key =
  | 'Tab'
  | 'Shift+Tab'
  | 'Enter'
  | 'Space'
  | 'Escape'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'ArrowLeft'
  | 'ArrowRight'

/** A browser window: all that the driver of an engine has to provide. Elements are given by CSS selectors. */
export interface Tab {
  goto: (url: string) => Promise<void>
  /** Runs a function in the page; gives its result, awaited if it is a promise. */
  evaluate: <Given extends readonly unknown[], Result>(
    work: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ) => Promise<Result>
  addScript: (source: string) => Promise<void>
  /** Clicks the middle of the element with the mouse. */
  click: (element: string) => Promise<void>
  /** Presses a key where the focus is. */
  press: (key: Key) => Promise<void>
  /** Types a text where the focus is. */
  type: (text: string) => Promise<void>
  /** Chooses the option of a select by its text. */
  choose: (element: string, option: string) => Promise<void>
  /** Puts a file of this machine into a file field. */
  attach: (element: string, file: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** A picture of the window, as PNG. */
  picture: () => Promise<Buffer>
  /** Closes the window; all that it has stored is forgotten. */
  close: () => Promise<void>
}

/** A running browser of one engine. */
export interface Engine {
  /** Opens a window that shares no cookies and no storage with the others. */
  open: () => Promise<Tab>
  stop: () => Promise<void>
}
