interface FigureTileProps {
  label: string;
  value: string;
  note?: string;
}

/** A large number with what it is under it. Stands in a `dl`. */
export function FigureTile({ label, value, note }: FigureTileProps) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface p-4">
      <dt className="text-sm text-muted">
        {label}
        {note && <span className="mt-1 block text-xs">{note}</span>}
      </dt>
      <dd className="text-xl font-extrabold tabular">{value}</dd>
    </div>
  );
}
