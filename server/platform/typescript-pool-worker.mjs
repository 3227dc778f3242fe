// The same for a worker of a pool, which answers by its export of that name.
import { register } from 'tsx/esm/api';

register();
export const { answer } = await import(process.argv[2]);
