// Runs a worker from its TypeScript source: Node 20 needs tsx, registered in each thread.
import { register } from 'tsx/esm/api';

register();
export const { answer } = await import(process.argv[2]);
