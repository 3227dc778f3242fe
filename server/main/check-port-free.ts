import { createServer } from 'node:net';

/** The port that somebody else holds, found out before anything has been started. */
export class PortTakenError extends Error {
  constructor(port: number, variable: string) {
    super(
      `Port ${port} is taken by another program. Stop that program, or choose another port: ${variable}=${port + 1} npm start`,
    );
    this.name = 'PortTakenError';
  }
}

/** Resolves when the port can be listened on. Throws `PortTakenError` when not; port 0 is always free. */
export async function checkPortFree(port: number, host: string, variable: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port, variable) : error);
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
