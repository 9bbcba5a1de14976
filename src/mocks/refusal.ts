/** A call the API refuses: the answer is `{error: text}` with the status. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, text: string) {
    super(text)
    this.name = 'Refusal'
    this.status = status
  }
}
