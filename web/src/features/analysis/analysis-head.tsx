import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import type { ForecastBasis } from '@gullylens/contract/http/insights/projections';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Shield, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useAnalysisCard } from '../../platform/api/use-analysis-card.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { paths } from '../../platform/links.ts';
import { Badge } from '../../ui/layout/badge.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { startText } from '../../ui/text/dates.ts';
import { dateTimeText } from '../../ui/text/full-dates.ts';
import { sealText } from '../../ui/text/seal-text.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { CaptainPicks } from './analysis-teaser.tsx';
import { TimeToLock } from './match-to-lock.tsx';

/** The head of an analysis: its match, its date, and whether it was reviewed or sealed before play. */
export function AnalysisHead({ analysis, heading: Heading }: { analysis: Analysis; heading: 'h1' | 'h2' }) {
  const { i18n } = useLingui();
  return (
    <header>
      <p className="text-sm font-semibold text-turf">{analysis.tournament}</p>
      <Heading lang="en" className="mt-1 text-2xl font-extrabold wrap-anywhere hyphens-auto">
        {analysis.matchTitle}
      </Heading>
      <div className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
        <span className="tabular">{startText(i18n, Date.parse(analysis.analysisDate) / 1000)}</span>
        <Badge tone={analysis.standsBehind === 'Reviewed by an analyst' ? 'turf' : 'neutral'}>
          {i18n.t(standsBehind[analysis.standsBehind])}
        </Badge>
        {analysis.draftedLate && <Badge>{i18n.t('Written late, does not count')}</Badge>}
        {analysis.lockedAt !== null && !analysis.draftedLate && (
          <Badge tone="sky">
            <ShieldCheck aria-hidden="true" className="size-3" />
            {i18n.t('Sealed before play')}
          </Badge>
        )}
        <TimeToLock card={analysis} />
        {analysis.forecast && <span>{basisText(i18n, analysis.forecast.basis)}</span>}
      </div>
    </header>
  );
}

/** How much the numbers rest on: `Based on 188 matches, before the playing XIs were announced`. */
export function basisText(i18n: I18n, { matchesLearnt, missing }: ForecastBasis): string {
  const count = matchesLearnt;
  return missing.includes('line-ups')
    ? i18n.t(
        '{count, plural, one {Based on # match, before the playing XIs were announced} other {Based on # matches, before the playing XIs were announced}}',
        {
          count,
        },
      )
    : i18n.t('{count, plural, one {Based on # match} other {Based on # matches}}', { count });
}

const standsBehind: Readonly<Record<Analysis['standsBehind'], string>> = {
  'Drafted by the engine': sentence('Calculated by GullyLens'),
  'Reviewed by an analyst': sentence('Reviewed by an analyst'),
};

/** The head of a page that needs Premium: the match, its date and the time to the lock. */
export function MatchOffer({ matchKey, title }: { matchKey: string; title: string }) {
  const { i18n } = useLingui();
  const { card } = useAnalysisCard(matchKey);
  return (
    <header className="mb-6">
      <p className="min-h-5 text-sm font-semibold text-turf">{card?.tournament}</p>
      <h1 lang="en" className="mt-1 text-2xl font-extrabold wrap-anywhere hyphens-auto">
        {card?.matchTitle ?? title}
      </h1>
      <div className="mt-2 flex min-h-5 flex-wrap gap-x-3 text-sm text-muted tabular">
        {card && (
          <>
            <span>{startText(i18n, Date.parse(card.analysisDate) / 1000)}</span>
            <TimeToLock saysWhy card={card} />
          </>
        )}
      </div>
    </header>
  );
}

/** The captains' points in an offer; nothing when the match has no analysis. */
export function OfferedCaptains({ matchKey }: { matchKey: string }) {
  const { i18n } = useLingui();
  const { card, isPending } = useAnalysisCard(matchKey);
  if (!card && !isPending) return null;
  return (
    <div className="mt-3 min-h-22 border-y border-line py-3">
      {card && (
        <>
          <p className="mb-1 text-right text-xs text-muted">{i18n.t('expected points')}</p>
          <CaptainPicks card={card} />
        </>
      )}
    </div>
  );
}

/** When the analysis is or was sealed, and the hash by which anyone can check that it did not change. */
export function AnalysisVerification({ analysis }: { analysis: Analysis }) {
  const { i18n } = useLingui();
  const Icon = analysis.lockedAt === null ? Shield : ShieldCheck;
  return (
    <section
      aria-label={i18n.t('Status of the analysis')}
      className="rounded-card border border-line bg-surface px-5 pt-4 pb-2"
    >
      <p className="flex items-center gap-2 font-bold">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-turf" />
        {sealStatus(i18n, analysis)}
      </p>
      {analysis.draftedLate && (
        <p className="mt-1 text-sm text-muted">{i18n.t('Written after the start, not graded.')}</p>
      )}
      <Disclosure title={i18n.t('Proof that nothing was changed')}>
        <p className="text-xs font-semibold text-muted">SHA-256</p>
        <code className="mb-3 block text-xs break-all">{analysis.contentHash}</code>
        <CopyButton text={analysis.contentHash} label={i18n.t('Copy the hash')} />
      </Disclosure>
      <Link to={paths.trackRecord} className="inline-flex min-h-11 items-center text-sm text-sky">
        {i18n.t('See the track record')}
      </Link>
    </section>
  );
}

function sealStatus(i18n: I18n, { draftedLate, lockedAt, locksAt }: Analysis): string {
  if (lockedAt !== null) return sealText(i18n, { lockedAt, locksAt, isLate: draftedLate });
  if (draftedLate) return i18n.t('Will be sealed after the match');
  if (locksAt === null) return i18n.t('Will be sealed at the toss');
  return i18n.t('Will be sealed at the toss, {moment} at the latest', {
    moment: dateTimeText(i18n, locksAt),
  });
}
