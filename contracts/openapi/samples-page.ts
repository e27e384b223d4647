/** A sample page with one row. */
export const samplePage = <T>(row: T) => ({
  current_page: 1,
  data: [row],
  last_page: 1,
  per_page: 10,
  total: 1,
})
