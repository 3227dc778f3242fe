import type { FastifyInstance } from 'fastify';
import { capturePayment } from './payments/capture-payment.ts';
import { pageOf, readListQuery } from './requests/list-query.ts';
import { presentCollection, presentPayment, presentRefund } from './book/present-entities.ts';
import { refundPayment } from './payments/refund-payment.ts';
import type { PaymentContext } from './payments/payment-context.ts';
import { unknownId } from './requests/vendor-error.ts';

interface ById {
  Params: { id: string };
}

export function addPaymentRoutes(scope: FastifyInstance, till: PaymentContext): void {
  const { book } = till;
  scope.get('/payments', (request) => {
    const payments = pageOf(book.payments.list(), readListQuery(request.query));
    return presentCollection(payments.map((payment) => presentPayment(book, payment)));
  });
  scope.get<ById>('/payments/:id', (request) => {
    const payment = book.payments.get(request.params.id);
    if (!payment) throw unknownId();
    return presentPayment(book, payment);
  });
  scope.post<ById>('/payments/:id/capture', (request) =>
    presentPayment(book, capturePayment(till, request.params.id, request.body)),
  );
  scope.post<ById>('/payments/:id/refund', (request) => {
    const header = request.headers['x-refund-idempotency'];
    const key = Array.isArray(header) ? header[0] : header;
    return presentRefund(refundPayment(till, { paymentId: request.params.id, body: request.body, key }));
  });
  scope.get<ById>('/payments/:id/refunds', (request) => {
    if (!book.payments.get(request.params.id)) throw unknownId();
    return presentCollection(book.refunds.of(request.params.id).map(presentRefund));
  });
}

export function addRefundRoutes(scope: FastifyInstance, { book }: PaymentContext): void {
  scope.get('/refunds', (request) =>
    presentCollection(pageOf(book.refunds.list(), readListQuery(request.query)).map(presentRefund)),
  );
  scope.get<ById>('/refunds/:id', (request) => {
    const refund = book.refunds.get(request.params.id);
    if (!refund) throw unknownId();
    return presentRefund(refund);
  });
}
