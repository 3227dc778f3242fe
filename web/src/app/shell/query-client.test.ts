import { onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

describe('a change made without a network', () => {
  it('fails at once and says so', async () => {
    onlineManager.setOnline(false);
    const client = createQueryClient();
    const change = client.getMutationCache().build(client, {
      mutationFn: () => Promise.reject(new ApiError({ code: 'offline', status: 0 })),
    });

    await expect(change.execute(undefined)).rejects.toMatchObject({ code: 'offline' });
  });
});
