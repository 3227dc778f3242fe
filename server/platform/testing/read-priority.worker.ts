import { getPriority } from 'node:os';
import { lowerThreadPriority } from '../jobs/lower-priority.ts';

lowerThreadPriority();

export const answer = () => getPriority();
