import type { FastifyInstance } from 'fastify';
import { pageOf, readListQuery } from './requests/list-query.ts';
import type { PaymentStore } from './book/store.ts';
import { presentCollection, presentOrder, presentPayment } from './book/present-entities.ts';
import { readOrder } from './requests/read-order.ts';
import { unknownId } from './requests/vendor-error.ts';

interface ById {
  Params: { id: string };
}

/** Adds the API routes of orders. An unknown id throws the vendor's error. */
export function addOrderRoutes(scope: FastifyInstance, store: PaymentStore): void {
  const orderOf = (id: string) => {
    const order = store.orders.get(id);
    if (!order) throw unknownId();
    return order;
  };
  scope.post('/orders', (request) => presentOrder(store, store.orders.save(readOrder(request.body))));
  scope.get('/orders', (request) => {
    const query = readListQuery(request.query);
    const orders = query.receipt === undefined ? store.orders.list() : store.orders.of(query.receipt);
    return presentCollection(pageOf(orders, query).map((order) => presentOrder(store, order)));
  });
  scope.get<ById>('/orders/:id', (request) => presentOrder(store, orderOf(request.params.id)));
  scope.get<ById>('/orders/:id/payments', (request) => {
    const payments = store.payments.of(orderOf(request.params.id).id);
    return presentCollection(payments.map((payment) => presentPayment(store, payment)));
  });
}
