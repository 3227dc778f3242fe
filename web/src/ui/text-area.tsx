import { useId, type TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { fieldClasses } from './text-field.tsx';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
}

/** A field for more than one line; it grows with its text where the browser can. */
export function TextArea({ label, className, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <textarea
        rows={3}
        {...rest}
        id={id}
        className={classNames(fieldClasses, 'field-sizing-content min-h-24 py-2')}
      />
    </div>
  );
}
