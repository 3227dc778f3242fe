import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { checkPortFree, PortTakenError } from './describe-start-failure.ts';

it('suggests another port when another program uses the port', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const refusal = await checkPortFree(port, '127.0.0.1', 'PORT').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(PortTakenError);
  expect((refusal as Error).message).toContain(`PORT=${port + 1} npm start`);
  await once(holder.close(), 'close');
  await expect(checkPortFree(port, '127.0.0.1', 'PORT')).resolves.toBeUndefined();
});

it('does not report an address of another machine as a used port', async () => {
  const refusal = await checkPortFree(0, '192.0.2.1', 'PORT').catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'EADDRNOTAVAIL' });
});
