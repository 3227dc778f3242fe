import { getPriority } from 'node:os';
import { giveWay } from '../platform/give-way.ts';

giveWay();

export const answer = () => getPriority();
