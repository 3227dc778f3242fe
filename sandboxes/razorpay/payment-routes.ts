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

/** Adds the API routes of payments, with capture and refund. An unknown id throws the vendor's error. */
export function addPaymentRoutes(scope: FastifyInstance, context: PaymentContext): void {
  const { store } = context;
  scope.get('/payments', (request) => {
    const payments = pageOf(store.payments.list(), readListQuery(request.query));
    return presentCollection(payments.map((payment) => presentPayment(store, payment)));
  });
  scope.get<ById>('/payments/:id', (request) => {
    const payment = store.payments.get(request.params.id);
    if (!payment) throw unknownId();
    return presentPayment(store, payment);
  });
  scope.post<ById>('/payments/:id/capture', (request) =>
    presentPayment(store, capturePayment(context, request.params.id, request.body)),
  );
  scope.post<ById>('/payments/:id/refund', (request) => {
    const header = request.headers['x-refund-idempotency'];
    const key = Array.isArray(header) ? header[0] : header;
    return presentRefund(refundPayment(context, { paymentId: request.params.id, body: request.body, key }));
  });
  scope.get<ById>('/payments/:id/refunds', (request) => {
    if (!store.payments.get(request.params.id)) throw unknownId();
    return presentCollection(store.refunds.of(request.params.id).map(presentRefund));
  });
}

/** Adds the API routes that read refunds. An unknown id throws the vendor's error. */
export function addRefundRoutes(scope: FastifyInstance, { store }: PaymentContext): void {
  scope.get('/refunds', (request) =>
    presentCollection(pageOf(store.refunds.list(), readListQuery(request.query)).map(presentRefund)),
  );
  scope.get<ById>('/refunds/:id', (request) => {
    const refund = store.refunds.get(request.params.id);
    if (!refund) throw unknownId();
    return presentRefund(refund);
  });
}
