import type { IncomingHttpHeaders } from 'node:http';

/** The value of one header, its name in small letters; of one that comes as a list the first. */
export function readHeader(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}
