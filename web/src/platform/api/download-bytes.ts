import { readSession } from '../storage/session-storage.ts';
import { apiAddress } from './api-address.ts';
import { ApiError, readApiError } from './api-error.ts';
import { refreshTokens } from './refresh-tokens.ts';

/** A file of the API, fetched as the signed-in person; a 401 is met with one refresh and one retry. */
export async function downloadBytes(path: string): Promise<Blob> {
  const token = readSession()?.access ?? '';
  const first = await get(path, token);
  const response = first.status === 401 ? await get(path, (await refreshTokens(token)) ?? '') : first;
  if (!response.ok) throw await readApiError(response);
  return response.blob();
}

async function get(path: string, token: string): Promise<Response> {
  try {
    return await fetch(apiAddress(path), { headers: { Authorization: `Bearer ${token}` } });
  } catch {
    throw new ApiError({ code: 'offline', status: 0 });
  }
}
