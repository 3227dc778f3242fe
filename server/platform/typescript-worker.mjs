// Runs a worker from its TypeScript source. Node 20 needs tsx for it, registered anew in each thread.
import { register } from 'tsx/esm/api';

register();
await import(process.argv[2]);
