import { classNames } from './class-names.ts';

const looks: Record<string, string> = {
  W: 'bg-turf text-on-turf',
  L: 'bg-danger/15 text-danger ring-1 ring-danger/50',
};

const words: Record<string, string> = { W: 'won', L: 'lost', N: 'no result' };

/** Results as small squares, latest first: `WLLWN`. */
export function FormStrip({ form }: { form: string }) {
  const results = [...form.toUpperCase()];
  const spoken = results.map((result) => words[result] ?? result).join(', ');
  return (
    <span role="img" aria-label={`Latest first: ${spoken}`} className="inline-flex gap-1">
      {results.map((result, at) => (
        <span
          key={at}
          aria-hidden="true"
          className={classNames(
            'inline-flex size-6 items-center justify-center rounded-[6px] text-xs font-bold',
            looks[result] ?? 'bg-raised text-muted',
          )}
        >
          {result}
        </span>
      ))}
    </span>
  );
}
