/** `21 November 2026`. */
export function dayText(instant: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' }).format(new Date(instant));
}

/** `₹499`, with paise only where there are any. */
export function rupees(paise: number): string {
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(paise / 100);
}
