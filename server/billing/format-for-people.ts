const inRupees = { style: 'currency', currency: 'INR' } as const;
const rupees = new Intl.NumberFormat('en-IN', inRupees);
const price = new Intl.NumberFormat('en-IN', { ...inRupees, trailingZeroDisplay: 'stripIfInteger' });
const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** `₹499.00`, as a receipt adds it up. */
export const formatRupees = (paise: number) => rupees.format(paise / 100);

/** `₹499`, with paise only where there are any: as people are told a price. */
export const formatPrice = (paise: number) => price.format(paise / 100);

/** `21 November 2026`, as the calendar in India has it. */
export const formatDay = (moment: Date) => day.format(moment);
