import { useId } from 'react';
import { classNames } from '../text/class-names.ts';

const plainOption = 'flex min-h-11 items-center gap-2';

const buttonList = 'gap-1 rounded-control border border-line bg-raised/50 p-1';
const button =
  'flex min-h-11 grow cursor-pointer items-center justify-center rounded-[6px] text-center text-sm font-semibold has-focus-visible:outline-2 has-focus-visible:outline-sky';

const looks = {
  /** Joined buttons that share the width. */
  buttons: { list: `flex flex-wrap ${buttonList}`, option: `${button} px-3`, input: 'sr-only' },
  /** The same in one line, of equal width: their labels wrap, and are smaller on narrow screens. */
  columns: {
    list: `grid grid-flow-col auto-cols-fr ${buttonList}`,
    option: `${button} min-w-0 px-0.5 py-1 leading-tight wrap-anywhere max-[22.5rem]:text-xs`,
    input: 'sr-only',
  },
  /** Plain radio buttons side by side, or one below the other. */
  row: { list: 'flex flex-wrap gap-x-6', option: plainOption, input: 'size-5 accent-turf' },
  column: { list: '', option: plainOption, input: 'size-5 accent-turf' },
} as const;

interface RadioGroupProps<Key extends string> {
  label: string;
  hideLabel?: boolean;
  look?: keyof typeof looks;
  /** `language` is that of the label, when it is not the page's. */
  options: readonly { key: Key; label: string; language?: string }[];
  selected: string;
  onSelect: (key: Key) => void;
}

/** A choice between a few options, made of native radio buttons. */
export function RadioGroup<Key extends string>({
  label,
  hideLabel = false,
  look = 'buttons',
  options,
  selected,
  onSelect,
}: RadioGroupProps<Key>) {
  const name = useId();
  const { list, option, input } = looks[look];
  return (
    <fieldset>
      <legend className={hideLabel ? 'sr-only' : 'mb-1 text-sm font-medium'}>{label}</legend>
      <div className={list}>
        {options.map(({ key, label: text, language }) => (
          <label
            key={key}
            lang={language}
            className={classNames(
              option,
              (look === 'buttons' || look === 'columns') &&
                (key === selected ? 'bg-text text-ink' : 'text-muted hover:text-text'),
            )}
          >
            <input
              type="radio"
              name={name}
              checked={key === selected}
              onChange={() => onSelect(key)}
              className={input}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
