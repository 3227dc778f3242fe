const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** `₹499.00` */
export const formatRupees = (paise: number) => rupees.format(paise / 100);

/** `21 November 2026`, as the calendar in India has it. */
export const formatDay = (moment: Date) => day.format(moment);
