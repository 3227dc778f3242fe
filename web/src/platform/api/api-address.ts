import type { LooseRequest } from './api-types.ts';

let operatorHost: string | null = null;

/** The API host that the operator set, used only by pages that are not served over https. */
export function setApiHost(host: string | null): void {
  operatorHost = host;
}

/** The API origin: the page's own over https, else the configured host, else the page's own. */
export function apiOrigin(page: { protocol: string; origin: string } = window.location): string {
  if (page.protocol === 'https:' || operatorHost === null) return page.origin;
  return operatorHost.replace(/\/+$/, '');
}

/** The full address of a path with its `{name}` parts and query filled in. */
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
