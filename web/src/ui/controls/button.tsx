import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import { Spinner } from './skeleton.tsx';

const looks = {
  primary: 'bg-turf text-on-turf hover:bg-turf-strong',
  premium: 'bg-gold text-on-gold hover:brightness-110',
  destructive: 'bg-destructive text-on-destructive hover:bg-destructive-strong',
  outline: 'border border-edge bg-transparent text-text hover:bg-raised',
  quiet: 'bg-transparent text-muted hover:bg-raised hover:text-text',
} as const;

const sizes = {
  large: 'min-h-12 px-6 text-base font-semibold',
  medium: 'min-h-11 px-4 text-sm font-semibold',
  icon: 'size-11 justify-center',
} as const;

/** How a button looks. */
export type ButtonVariant = keyof typeof looks;

const shape =
  'inline-flex items-center justify-center gap-2 rounded-control transition-colors disabled:opacity-55 aria-disabled:opacity-55';

/** The classes of a button, for links styled as one. */
export function buttonClasses(look: ButtonVariant = 'primary', size: keyof typeof sizes = 'medium'): string {
  return classNames(shape, looks[look], sizes[size]);
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonVariant;
  size?: keyof typeof sizes;
  busy?: boolean;
  children: ReactNode;
}

/** A button. While `busy` it is disabled and shows a spinner. */
export function Button({ look, size, busy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(buttonClasses(look, size), className)}
    >
      {busy && <Spinner small />}
      {children}
    </button>
  );
}
