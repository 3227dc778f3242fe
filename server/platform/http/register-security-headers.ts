import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const YEAR_SECONDS = 31_536_000;

/** Content-security-policy sources of the vendors in use, by what they are needed for. */
export interface VendorSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  readonly forms: readonly string[];
  readonly images: readonly string[];
}

/** For a server that shows no vendor's script. */
export const noVendorSources: VendorSources = {
  scripts: [],
  styles: [],
  frames: [],
  connections: [],
  forms: [],
  images: [],
};

export type SecurityHeaders = Readonly<Record<string, string>>;

/** Puts them on every answer, static files and errors too. */
export function registerSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  const all = Object.entries(headers);
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of all) reply.raw.setHeader(name, value);
    done();
  });
}

/**
 * What a browser may load and do: the same for every answer, so worked out once. Google and Razorpay publish which of
 * their origins are needed; sandboxes bring their own. `same-origin-allow-popups` because Google's button opens a
 * window that must answer.
 */
export function makeSecurityHeaders(vendors: VendorSources): SecurityHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  protect(vendors)(request, response, () => {});
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

function protect(vendors: VendorSources) {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'", ...vendors.forms],
        scriptSrc: ["'self'", ...vendors.scripts],
        styleSrc: ["'self'", "'unsafe-inline'", ...vendors.styles],
        frameSrc: vendors.frames.length > 0 ? [...vendors.frames] : ["'none'"],
        connectSrc: ["'self'", ...vendors.connections],
        imgSrc: ["'self'", 'data:', ...vendors.images],
        fontSrc: ["'self'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: { maxAge: YEAR_SECONDS, includeSubDomains: true },
  });
}
