import type { LooseRequest } from './api-types.ts';

let configuredHost: string | null = null;

/** Sets the API origin that the operator configured, such as `http://10.0.0.5:3000`; null to use the page's own. */
export function setApiHost(host: string | null): void {
  configuredHost = host;
}

/** The configured host counts only on pages without https, because browsers block calls from https to http. */
function apiOrigin(): string {
  const { protocol, origin } = window.location;
  if (protocol === 'https:' || configuredHost === null) return origin;
  return configuredHost.replace(/\/+$/, '');
}

/** Returns the absolute URL of an API path with its `{name}` parts and query filled in. */
export function apiAddress(path: string, request: LooseRequest = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(request.params?.[name] ?? ''),
  );
  const address = new URL(filled, apiOrigin());
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  return address.href;
}
