/** Gives the browser a turn, in which it can draw and answer: what follows runs as a task of its own. */
export const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve))
