export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; empty when it is not JSON. */
  readonly body: Record<string, unknown>;
}

interface RequestOptions {
  readonly post?: unknown;
  readonly headers?: Record<string, string>;
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Sends a GET, or a POST with `post` as JSON, and reads the whole answer. */
export async function sendRequest(
  address: string,
  { post, headers = {} }: RequestOptions = {},
): Promise<Answer> {
  const options: RequestInit =
    post === undefined
      ? { headers }
      : {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(post),
        };
  const response = await fetch(address, options);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parse(text) };
}
