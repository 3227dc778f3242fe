import { getPriority } from 'node:os';
import { giveWay } from '../jobs/lower-priority.ts';

giveWay();

export const answer = () => getPriority();
