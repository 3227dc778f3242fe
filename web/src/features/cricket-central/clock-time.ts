/** `7:30 pm` in the visitor's zone. */
export function clockTime(at: number): string {
  return new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' }).format(at);
}
