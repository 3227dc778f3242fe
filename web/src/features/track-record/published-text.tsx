import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { dateOnlyText } from '../../ui/text/full-dates.ts';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { trackRecordEntryQuery } from './analysis-grade.tsx';

/** The sealed text of an analysis, its hash check and its corrections. The text is null until graded. */
export function PublishedText({ matchKey, published }: { matchKey: string; published: string }) {
  const { i18n } = useLingui();
  const entry = useQuery(trackRecordEntryQuery(matchKey));
  return (
    <div className="mt-4 space-y-3">
      <QueryState query={entry} skeletons={['h-64']}>
        {({ data: { text, corrections } }) =>
          text === null ? (
            <p className="text-sm text-muted">{i18n.t('The text is shown once the match is graded.')}</p>
          ) : (
            <>
              <HashCheck text={text} published={published} />
              <pre
                tabIndex={0}
                aria-label={i18n.t('The text that was hashed')}
                className="max-h-64 overflow-auto rounded-control border border-line bg-ink p-3 text-xs break-all whitespace-pre-wrap"
              >
                {text}
              </pre>
              {corrections.map((correction) => (
                <p key={correction.correctedAt} className="text-sm">
                  <span className="font-semibold">
                    {i18n.t('Correction, {day}:', { day: dateOnlyText(i18n, correction.correctedAt) })}
                  </span>{' '}
                  {correction.text}
                </p>
              ))}
            </>
          )
        }
      </QueryState>
    </div>
  );
}

/** Compares the published hash with the hash of the text, which the browser calculates itself. */
function HashCheck({ text, published }: { text: string; published: string }) {
  const { i18n } = useLingui();
  const calculated = useQuery({
    queryKey: ['sha-256', text],
    queryFn: () => hashText(text),
    staleTime: Infinity,
  }).data;
  if (calculated === undefined) return <Skeleton className="h-20" />;
  if (calculated === null) {
    return (
      <p className="text-sm text-muted">
        {i18n.t(
          'Browsers calculate hashes on https pages only. Copy the text into any SHA-256 tool instead.',
        )}
      </p>
    );
  }
  const isSame = calculated === published;
  const Icon = isSame ? CircleCheck : CircleAlert;
  return (
    <div role="status" className={isSame ? 'text-turf' : 'text-danger'}>
      <p className="flex items-center gap-2 font-bold">
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {isSame
          ? i18n.t('It matches: this is the text that was sealed.')
          : i18n.t('It does not match: this is not the text that was sealed.')}
      </p>
      <p className="mt-1 text-xs text-muted">
        {i18n.t('Your browser calculated')} <code className="break-all text-text">{calculated}</code>
      </p>
    </div>
  );
}

/** Returns the SHA-256 of a text in UTF-8, as hex. Null without https, where browsers lack `crypto.subtle`. */
export async function hashText(text: string): Promise<string | null> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (subtle === undefined) return null;
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
