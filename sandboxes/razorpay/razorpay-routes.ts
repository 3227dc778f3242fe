import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { allowAnyOrigin } from '../browser/allow-cross-origin.ts';
import { type VendorInterceptor, interceptVendor } from '../control/intercept-vendor.ts';
import { scriptFrom } from '../browser/serve-browser-script.ts';
import { addOrderRoutes } from './order-routes.ts';
import { payOrder, payRequest } from './payments/pay-order.ts';
import { addPaymentRoutes, addRefundRoutes } from './payment-routes.ts';
import { presentFailure } from './book/present-entities.ts';
import { requireKey } from './requests/require-key.ts';
import { signPayment } from './requests/signatures.ts';
import type { PaymentContext } from './payments/payment-context.ts';
import { VendorError } from './requests/vendor-error.ts';

const CHECKOUT_SCRIPT = new URL('./browser/checkout.ts', import.meta.url);

interface RazorpayOptions {
  readonly keyId: string;
  readonly keySecret: string;
  readonly context: PaymentContext;
  readonly interceptor: VendorInterceptor;
}

function answerInVendorsForm(scope: FastifyInstance): void {
  scope.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const known =
      error instanceof VendorError
        ? error
        : new VendorError(error.message, { status: error.statusCode ?? 500 });
    reply.code(known.status).send(known.body);
  });
  scope.setNotFoundHandler((_request, reply) => {
    reply.code(404).send(new VendorError('The requested URL was not found on the server.').body);
  });
}

function serveCheckout(scope: FastifyInstance): void {
  scope.get('/razorpay/v1/checkout.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(await scriptFrom(CHECKOUT_SCRIPT)),
  );
}

/** Adds the customer's route: the checkout window and tests pay here. It has no faults and no log. */
function servePayRoute(scope: FastifyInstance, context: PaymentContext, keySecret: string): void {
  allowAnyOrigin(scope, '/razorpay/pay');
  scope.addHook('onSend', async (_request, reply) => void reply.header('access-control-allow-origin', '*'));
  answerInVendorsForm(scope);
  scope.post('/razorpay/pay', (request, reply) => {
    const body = payRequest.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ error: z.prettifyError(body.error) });
    const payment = payOrder(context, body.data);
    return reply.send({
      razorpay_payment_id: payment.id,
      razorpay_order_id: payment.order_id,
      razorpay_signature: signPayment(keySecret, payment.order_id, payment.id),
      ...(payment.status === 'failed' ? { error: presentFailure(payment) } : {}),
    });
  });
}

/** Adds Razorpay's API behind Basic authentication, the checkout script, and the route by which customers pay. */
export function addRazorpay(
  app: FastifyInstance,
  { keyId, keySecret, context, interceptor }: RazorpayOptions,
): void {
  app.register(async (scope) => {
    interceptVendor(scope, 'razorpay', interceptor);
    serveCheckout(scope);
    scope.register(
      async (api) => {
        answerInVendorsForm(api);
        requireKey(api, keyId, keySecret);
        addOrderRoutes(api, context.store);
        addPaymentRoutes(api, context);
        addRefundRoutes(api, context);
      },
      { prefix: '/razorpay/v1' },
    );
  });
  app.register(async (scope) => servePayRoute(scope, context, keySecret));
}
