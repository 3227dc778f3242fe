import type { Route } from '@gullylens/contract/route';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { urlPatternOf } from './register-route.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

/** Answers 405 with the allowed methods where an address of the table is called with another method. */
export function registerOtherMethods(app: FastifyInstance, routes: readonly Route[]): void {
  for (const url of new Set(routes.map(urlPatternOf))) {
    const allowed = routes.filter((route) => urlPatternOf(route) === url).flatMap(methodsOf);
    app.route({
      method: METHODS.filter((method) => !allowed.includes(method)),
      url,
      // Refused before the body is read.
      onRequest: (_request, reply, done) => {
        reply.header('allow', allowed.join(', '));
        done(new AppError('method_not_allowed'));
      },
      handler: () => {},
    });
  }
}

function methodsOf({ method, kind }: Route): string[] {
  return method === 'GET' && kind !== 'stream' ? ['GET', 'HEAD'] : [method];
}
