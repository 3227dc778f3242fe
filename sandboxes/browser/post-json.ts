/** Posts JSON from a vendor's script in a browser page and returns the JSON answer. */
export async function postJson(address: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`The sandbox refused (${response.status}): ${JSON.stringify(answer)}`);
  return answer;
}
