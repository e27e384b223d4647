/** /report */
export function ReportScreen() {
  return null
}
