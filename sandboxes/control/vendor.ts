/** The vendors that have a sandbox, as the control routes name them. */
export const vendors = ['google', 'razorpay', 'cricapi'] as const;

/** A vendor that has a sandbox. */
export type Vendor = (typeof vendors)[number];
