import { useId, type InputHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hideLabel?: boolean;
}

export function TextField({ label, hideLabel = false, className, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1 block text-sm font-medium'}>
        {label}
      </label>
      <input {...rest} id={id} className={classNames(fieldClasses, 'min-h-11')} />
    </div>
  );
}

/** The look of everything that is typed into. */
export const fieldClasses =
  'w-full rounded-control border border-edge bg-surface px-3 text-base text-text placeholder:text-muted';
