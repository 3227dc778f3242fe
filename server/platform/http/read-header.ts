import type { IncomingMessage } from 'node:http';

/**
 * The first header of a name, in small letters, off the pairs as they came in: Node's object of all headers is made
 * when first asked for, which costs a hot read as much as all the rest of it.
 */
export function readHeader({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const given = rawHeaders[i] ?? '';
    if (given.length === name.length && given.toLowerCase() === name) return rawHeaders[i + 1];
  }
  return undefined;
}
