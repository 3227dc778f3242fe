interface SplitBarProps {
  /** Colours are as in CSS: `var(--turf)`. */
  parts: readonly { label: string; value: number; colour: string }[];
  /** Follows each value: `%`. */
  unit?: string;
}

/** The parts of a whole as a divided bar, with their numbers and labels below. */
export function SplitBar({ parts, unit = '' }: SplitBarProps) {
  const whole = parts.reduce((sum, part) => sum + part.value, 0);
  return (
    <div>
      <div aria-hidden="true" className="flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-raised">
        {parts.map((part) => (
          <span
            key={part.label}
            style={{
              width: `${whole === 0 ? 0 : (part.value / whole) * 100}%`,
              backgroundColor: part.colour,
            }}
          />
        ))}
      </div>
      <dl className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm">
        {parts.map((part) => (
          <div key={part.label} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className="size-2 rounded-full"
              style={{ backgroundColor: part.colour }}
            />
            <dt className="text-muted">{part.label}</dt>
            <dd className="font-bold tabular">{`${part.value}${unit}`}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
