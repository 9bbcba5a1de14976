const DATE_FIELD = /<input type="date"/g

/**
 * The drawn page with its date fields as text fields, which the script of the head turns into date fields after the first
 * paint: a browser loads the forms and names of dates for the first one in a page, and the paint would wait for them.
 */
export function withLateDateFields(body: string): string {
  if (body.search(DATE_FIELD) < 0) throw new Error('pages: the landing page has no date field')
  return body.replaceAll(DATE_FIELD, '<input type="text" data-type="date"')
}
