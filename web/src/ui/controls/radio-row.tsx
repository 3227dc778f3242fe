import { useId } from 'react';
import { classNames } from '../text/class-names.ts';

interface RadioRowProps<Key extends string> {
  label: string;
  hideLabel?: boolean;
  options: readonly { key: Key; label: string }[];
  selected: Key;
  onSelect: (key: Key) => void;
}

/** A choice between a few options, side by side, made of real radio buttons. */
export function RadioRow<Key extends string>({
  label,
  hideLabel = false,
  options,
  selected,
  onSelect,
}: RadioRowProps<Key>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={hideLabel ? 'sr-only' : 'mb-1 text-sm font-medium'}>{label}</legend>
      <div className="flex flex-wrap gap-1 rounded-control border border-line bg-raised/50 p-1">
        {options.map((option) => (
          <label
            key={option.key}
            className={classNames(
              'flex min-h-11 grow cursor-pointer items-center justify-center rounded-[6px] px-3 text-center text-sm font-semibold has-focus-visible:outline-2 has-focus-visible:outline-sky',
              option.key === selected ? 'bg-text text-ink' : 'text-muted hover:text-text',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={option.key === selected}
              onChange={() => onSelect(option.key)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface RadioListProps<Value extends string> {
  label: string;
  hideLabel?: boolean;
  options: readonly { value: Value; name: string; language?: string }[];
  chosen: string;
  onChoose: (value: Value) => void;
  className?: string;
}

/** A choice between a few options, as plain radio buttons with labels. */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { label, hideLabel = false, options, chosen, onChoose, className } = props;
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1 text-sm font-medium'}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} lang={option.language} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name={name}
            checked={chosen === option.value}
            onChange={() => onChoose(option.value)}
            className="size-5 accent-turf"
          />
          {option.name}
        </label>
      ))}
    </fieldset>
  );
}
