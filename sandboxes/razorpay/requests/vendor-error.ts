interface ErrorOptions {
  readonly status?: number;
  readonly field?: string;
  readonly metadata?: { readonly payment_id?: string; readonly order_id?: string };
}

/** An error in the vendor's form. `description` is the vendor's text; clients decide by `reason`. */
export class VendorError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(description: string, { status = 400, field, metadata = {} }: ErrorOptions = {}) {
    super(description);
    this.status = status;
    this.body = {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description,
        source: 'business',
        step: 'payment_initiation',
        reason: 'input_validation_failed',
        metadata,
        ...(field === undefined ? {} : { field }),
      },
    };
  }
}

/** Razorpay's error for an unknown id. */
export const unknownId = () => new VendorError('The id provided does not exist');
