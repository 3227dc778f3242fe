import type { PlayerStats } from '@gullylens/contract/http/players';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { FigureTile } from '../../ui/fact-list.tsx';

/** A career in one format, batting, bowling and in the field. */
export function CareerFigures({ stats }: { stats: PlayerStats }) {
  const { i18n } = useLingui();
  return (
    <>
      <FigureGroup title={i18n.t('Batting')}>
        <FigureTile label={i18n.t('Runs')} value={whole(stats.runs)} />
        <FigureTile label={i18n.t('Average')} value={rate(stats.battingAverage)} />
        <FigureTile label={i18n.t('Strike rate')} value={rate(stats.strikeRate)} />
        <FigureTile label={i18n.t('Highest')} value={whole(stats.highest)} />
        <FigureTile label={i18n.t('Fifties and hundreds')} value={`${stats.fifties} / ${stats.hundreds}`} />
        <FigureTile
          label={i18n.t('Fours and sixes')}
          value={`${whole(stats.fours)} / ${whole(stats.sixes)}`}
        />
      </FigureGroup>
      {stats.ballsBowled > 0 && (
        <FigureGroup title={i18n.t('Bowling')}>
          <FigureTile label={i18n.t('Wickets')} value={whole(stats.wickets)} />
          <FigureTile label={i18n.t('Average')} value={rate(stats.bowlingAverage)} />
          <FigureTile label={i18n.t('Economy')} value={rate(stats.economy)} />
          <FigureTile label={i18n.t('Most in a match')} value={whole(stats.mostWickets)} />
          <FigureTile label={i18n.t('Balls')} value={whole(stats.ballsBowled)} />
          <FigureTile label={i18n.t('Maidens')} value={whole(stats.maidens)} />
        </FigureGroup>
      )}
      <FigureGroup title={i18n.t('In the field')}>
        <FigureTile label={i18n.t('Catches')} value={whole(stats.catches)} />
        <FigureTile label={i18n.t('Stumpings')} value={whole(stats.stumpings)} />
        <FigureTile label={i18n.t('Run-outs')} value={whole(stats.runOuts)} />
      </FigureGroup>
    </>
  );
}

function FigureGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-4">
      <h2 className="mb-2 font-bold">{title}</h2>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">{children}</dl>
    </section>
  );
}

const grouped = new Intl.NumberFormat('en-IN');

function whole(figure: number): string {
  return grouped.format(figure);
}

function rate(figure: number | null): string {
  return figure === null ? '–' : figure.toFixed(2);
}
