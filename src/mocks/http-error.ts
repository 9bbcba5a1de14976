/** A call the API refuses: the answer is `{error: text}` with the status. */
export class HttpError extends Error {
  readonly status: number

  constructor(status: number, text: string) {
    super(text)
    this.name = 'HttpError'
    this.status = status
  }
}
