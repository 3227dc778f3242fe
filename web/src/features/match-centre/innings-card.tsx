import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Card } from '../../ui/card.tsx';
import { FigureTable } from '../../ui/figure-table.tsx';
import { dismissalLine } from '../../ui/match/dismissal-words.ts';
import { oversShown } from '../../ui/match/overs.ts';
import type { InningsCardView } from './innings-card-view.ts';
import { InningsNotes } from './innings-notes.tsx';
import { PlayerLink } from './player-link.tsx';

/** One innings: who batted, who bowled, and what else there is to tell. */
export function InningsCard({ card }: { card: InningsCardView }) {
  const { i18n } = useLingui();
  return (
    <Card className="overflow-hidden">
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line bg-raised px-4 py-3 font-bold">
        {card.superOver ? i18n.t('{team}, super over', { team: card.team }) : card.team}
        {card.total && <span className="tabular">{totalText(i18n, card.total)}</span>}
      </h2>
      <div className="lg:grid lg:grid-cols-[3fr_2fr]">
        <div className="px-4 pb-2 lg:border-r lg:border-line">
          <BattingTable card={card} />
        </div>
        <div className="border-t border-line px-4 pb-2 lg:border-t-0">
          <BowlingTable card={card} />
        </div>
      </div>
      <InningsNotes card={card} />
    </Card>
  );
}

function totalText(i18n: I18n, { runs, wickets, overs }: NonNullable<InningsCardView['total']>): string {
  return i18n.t('{score} ({overs} ov)', { score: `${runs}/${wickets}`, overs: oversShown(overs) });
}

function BattingTable({ card }: { card: InningsCardView }) {
  const { i18n } = useLingui();
  return (
    <FigureTable
      caption={i18n.t('Batting, {team}', { team: card.team })}
      first={i18n.t('Batter')}
      columns={[
        { short: i18n.t('R'), name: i18n.t('Runs') },
        { short: i18n.t('B'), name: i18n.t('Balls') },
        { short: i18n.t('4s'), name: i18n.t('Fours') },
        { short: i18n.t('6s'), name: i18n.t('Sixes') },
        { short: i18n.t('SR'), name: i18n.t('Strike rate') },
      ]}
      rows={card.batting.map((line) => ({
        key: line.name,
        head: (
          <>
            <PlayerLink playerKey={line.playerKey} name={line.name} />
            <span className="block text-xs font-normal text-muted">
              {line.dismissal === null ? i18n.t('batting') : dismissalLine(i18n, line.dismissal)}
            </span>
          </>
        ),
        strong: 0,
        cells: [line.runs, line.balls, line.fours, line.sixes, rate(line.strikeRate)].map(String),
      }))}
    />
  );
}

function BowlingTable({ card }: { card: InningsCardView }) {
  const { i18n } = useLingui();
  return (
    <FigureTable
      caption={i18n.t('Bowling against {team}', { team: card.team })}
      first={i18n.t('Bowler')}
      columns={[
        { short: i18n.t('O'), name: i18n.t('Overs') },
        { short: i18n.t('M'), name: i18n.t('Maidens') },
        { short: i18n.t('R'), name: i18n.t('Runs') },
        { short: i18n.t('W'), name: i18n.t('Wickets') },
        { short: i18n.t('Econ'), name: i18n.t('Economy') },
      ]}
      rows={card.bowling.map((line) => ({
        key: line.name,
        head: <PlayerLink playerKey={line.playerKey} name={line.name} />,
        strong: 3,
        cells: [oversShown(line.overs), line.maidens, line.runs, line.wickets, rate(line.economy)].map(
          String,
        ),
      }))}
    />
  );
}

/** One decimal, as scorecards print rates. */
function rate(figure: number | null): string {
  return figure === null ? '–' : figure.toFixed(1);
}
