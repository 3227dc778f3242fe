import type { Analysis } from '@gullylens/contract/http/analysis';
import { useLingui } from '@lingui/react';
import { Shield, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../platform/links.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { momentText } from '../../ui/dates.ts';

/** Whether the analysis may still change, and the hash that it is held to. */
export function AnalysisStanding({ analysis }: { analysis: Analysis }) {
  const { i18n } = useLingui();
  const Icon = analysis.lockedAt === null ? Shield : ShieldCheck;
  return (
    <section
      aria-label={i18n.t('Where the analysis stands')}
      className="rounded-card border border-line bg-surface p-5"
    >
      <p className="flex items-center gap-2 font-bold">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-turf" />
        <StandingText analysis={analysis} />
      </p>
      {analysis.draftedLate && (
        <p className="mt-1 text-sm text-muted">
          {i18n.t('Drafted when the match had begun: to be read, never graded.')}
        </p>
      )}
      <p className="mt-3 text-xs font-semibold text-muted">SHA-256</p>
      <code className="block text-xs break-all">{analysis.contentHash}</code>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <CopyButton text={analysis.contentHash} label={i18n.t('Copy the hash')} />
        <Link to={paths.trackRecord} className="inline-flex min-h-11 items-center text-sm text-sky">
          {i18n.t('See the track record')}
        </Link>
      </div>
    </section>
  );
}

function StandingText({ analysis: { lockedAt, locksAt } }: { analysis: Analysis }) {
  const { i18n } = useLingui();
  if (lockedAt !== null) return i18n.t('Sealed {moment}', { moment: momentText(i18n, lockedAt) });
  if (locksAt === null) return i18n.t('Will be sealed at the toss');
  return i18n.t('Will be sealed at the toss, {moment} at the latest', { moment: momentText(i18n, locksAt) });
}
