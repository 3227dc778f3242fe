export const vendors = ['google', 'razorpay', 'cricapi'] as const;

export type Vendor = (typeof vendors)[number];
