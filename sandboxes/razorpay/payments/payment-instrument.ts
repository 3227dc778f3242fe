import { randomBytes, randomInt } from 'node:crypto';
import type { Instrument, PaymentMethod } from '../book/entities.ts';
import { makeId } from '../book/make-id.ts';

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

function drawCard(): Instrument {
  const id = makeId('card');
  return {
    card_id: id,
    card: {
      id,
      entity: 'card',
      name: '',
      last4: '1007',
      network: 'Visa',
      type: 'debit',
      issuer: 'HDFC',
      international: false,
      emi: false,
      sub_type: 'consumer',
      token_iin: '410028100',
    },
    acquirer_data: { auth_code: digits(6) },
  };
}

const drawn: Record<PaymentMethod, () => Instrument> = {
  upi: () => ({
    vpa: 'success@razorpay',
    upi: { vpa: 'success@razorpay', flow: 'collect' },
    acquirer_data: {
      rrn: digits(12),
      upi_transaction_id: randomBytes(16).toString('hex').toUpperCase(),
    },
  }),
  card: drawCard,
  netbanking: () => ({ bank: 'SBIN', acquirer_data: { bank_transaction_id: digits(10) } }),
  wallet: () => ({ wallet: 'airtelmoney', acquirer_data: { transaction_id: null } }),
};

/** Makes the fields of a payment entity that depend on the method. References and ids are random. */
export function randomInstrument(method: PaymentMethod): Instrument {
  return drawn[method]();
}
