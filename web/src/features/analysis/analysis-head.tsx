import type { Analysis } from '@gullylens/contract/http/analysis';
import { Trans, useLingui } from '@lingui/react';
import { ShieldCheck } from 'lucide-react';
import { sentence } from '../../platform/language/sentence.ts';
import { Badge } from '../../ui/badge.tsx';
import { dateText } from './analysis-card.tsx';

interface AnalysisHeadProps {
  analysis: Analysis;
  /** The level of its heading: `h2` on a page that has its `h1` already. */
  heading: 'h1' | 'h2';
}

/** The match, and who answers for what is said of it. */
export function AnalysisHead({ analysis, heading: Heading }: AnalysisHeadProps) {
  const { i18n } = useLingui();
  return (
    <header>
      <p className="text-sm font-semibold text-turf">{analysis.tournament}</p>
      <Heading className="mt-1 text-2xl font-extrabold wrap-anywhere">{analysis.matchTitle}</Heading>
      <div className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
        <span className="tabular">{dateText(i18n, analysis.analysisDate)}</span>
        <Badge tone={analysis.standsBehind === 'Reviewed by an analyst' ? 'turf' : 'neutral'}>
          {i18n.t(standsBehind[analysis.standsBehind])}
        </Badge>
        {analysis.draftedLate && <Badge>{i18n.t('Drafted after the start')}</Badge>}
        {analysis.lockedAt !== null && !analysis.draftedLate && (
          <Badge tone="sky">
            <ShieldCheck aria-hidden="true" className="size-3" />
            {i18n.t('Sealed before play')}
          </Badge>
        )}
        <span>
          <Trans
            id="Evidence <0>{confidence}</0> of 100"
            values={{ confidence: analysis.confidence }}
            components={{ 0: <span className="font-semibold text-text tabular" /> }}
          />
        </span>
      </div>
    </header>
  );
}

const standsBehind: Readonly<Record<Analysis['standsBehind'], string>> = {
  'Drafted by the engine': sentence('Drafted by the engine'),
  'Reviewed by an analyst': sentence('Reviewed by an analyst'),
};
