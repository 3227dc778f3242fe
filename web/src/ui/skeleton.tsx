import { classNames } from './class-names.ts';

/** A grey block of the size of what will stand there. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-pulse-soft rounded-control bg-raised', className)}
    />
  );
}
