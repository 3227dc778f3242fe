import type { TrackRecordEntry } from '@gullylens/contract/http/track-record';
import { useLingui } from '@lingui/react';
import { ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const PublishedText = lazy(() =>
  import('./published-text.tsx').then((module) => ({ default: module.PublishedText })),
);

/** The hash that an analysis is held to; once the text is out, the way to check it oneself. */
export function HashCheck({ entry }: { entry: TrackRecordEntry }) {
  const { i18n } = useLingui();
  const [checking, setChecking] = useState(false);
  return (
    <div className="mt-3">
      <p className="text-xs font-semibold text-muted">SHA-256</p>
      <code className="block text-xs break-all">{entry.contentHash}</code>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={entry.contentHash} label={i18n.t('Copy the hash')} />
        {entry.state === 'graded' && (
          <Button look="outline" aria-expanded={checking} onClick={() => setChecking(!checking)}>
            <ShieldCheck aria-hidden="true" className="size-4" /> {i18n.t('Check it yourself')}
          </Button>
        )}
      </div>
      {checking && (
        <Suspense fallback={<Skeleton className="mt-4 h-64" />}>
          <PublishedText matchKey={entry.matchKey} published={entry.contentHash} />
        </Suspense>
      )}
    </div>
  );
}
