import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { classNames } from '../text/class-names.ts';

/** The classes of every field. */
export const fieldClasses =
  'w-full rounded-control border border-edge bg-surface px-3 text-base text-text placeholder:text-muted';

interface LabelledProps {
  label: string;
  hideLabel?: boolean;
  className?: string | undefined;
  children: (id: string) => ReactNode;
}

function Labelled({ label, hideLabel = false, className, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1 block text-sm font-medium'}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hideLabel?: boolean;
  /** What is wrong with the value, shown below the field. */
  error?: string | undefined;
}

/** A text field with its label, which may be hidden from sight. */
export function TextField({ label, hideLabel = false, error, className, ...rest }: TextFieldProps) {
  return (
    <Labelled label={label} hideLabel={hideLabel} className={className}>
      {(id) => (
        <>
          <input
            {...rest}
            {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
            id={id}
            className={classNames(fieldClasses, 'min-h-11 aria-invalid:border-danger')}
          />
          {error !== undefined && (
            <p id={`${id}-error`} role="alert" className="mt-1 text-sm font-semibold text-danger">
              {error}
            </p>
          )}
        </>
      )}
    </Labelled>
  );
}

/** A multi-line field; it grows with its text where the browser supports that. */
export function TextArea({
  label,
  className,
  ...rest
}: TextareaHTMLAttributes<HTMLTextAreaElement> & { label: string }) {
  const classes = classNames(fieldClasses, 'field-sizing-content min-h-24 py-2');
  return (
    <Labelled label={label} className={className}>
      {(id) => <textarea rows={3} {...rest} id={id} className={classes} />}
    </Labelled>
  );
}

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> {
  label: string;
  /** Label of the empty choice, whose value is the empty string. */
  none: string;
  onChoose: (value: string) => void;
  /** The `option` elements. */
  children: ReactNode;
}

/** A native select. */
export function Select({ label, none, onChoose, className, children, ...rest }: SelectProps) {
  return (
    <Labelled label={label} className={className}>
      {(id) => (
        <select
          {...rest}
          id={id}
          onChange={(event) => onChoose(event.target.value)}
          className={classNames(fieldClasses, 'min-h-11')}
        >
          <option value="">{none}</option>
          {children}
        </select>
      )}
    </Labelled>
  );
}
