import { classNames } from '../text/class-names.ts';

/** A grey block of the size of the content that is loading. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-pulse-soft rounded-control bg-line', className)}
    />
  );
}

/** A spinner. Give it a `label` when nothing beside it says what is loading. */
export function Spinner({ label, small = false }: { label?: string; small?: boolean }) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex items-center justify-center">
      <span
        aria-hidden="true"
        className={classNames(
          'animate-spin rounded-full border-current border-r-transparent',
          small ? 'size-4 border-2' : 'size-9 border-3 text-turf',
        )}
      />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
