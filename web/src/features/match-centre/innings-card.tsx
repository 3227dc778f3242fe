import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pathTo } from '../../platform/links.ts';
import { Card } from '../../ui/layout/card.tsx';
import { StatTable } from '../../ui/layout/stat-table.tsx';
import { dismissalLine } from '../../ui/match/dismissal-text.ts';
import { scoreText } from '../../ui/match/match-view.ts';
import { oversShown } from '../../ui/match/overs.ts';
import type { CardInnings } from './score/vendor-innings.ts';

interface InningsCardProps {
  card: CardInnings;
  /** True when the scorecard is older than the score; then the total says as of which over it is. */
  isOlder?: boolean;
}

/** One innings: batting, bowling and notes. */
export function InningsCard({ card, isOlder = false }: InningsCardProps) {
  const { i18n } = useLingui();
  return (
    <Card className="overflow-hidden">
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line bg-raised px-4 py-3 font-bold">
        {card.superOver ? i18n.t('{team}, super over', { team: card.team }) : card.team}
        {card.total && <Total total={card.total} isOlder={isOlder} />}
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

function Total({ total, isOlder }: { total: NonNullable<CardInnings['total']>; isOlder: boolean }) {
  const { i18n } = useLingui();
  const score = scoreText({ r: total.runs, w: total.wickets });
  const overs = oversShown(total.overs);
  if (!isOlder) return <span className="tabular">{i18n.t('{score} ({overs} ov)', { score, overs })}</span>;
  return (
    <span className="tabular">
      <span className="text-sm font-normal text-floodlight">
        {i18n.t('As of over {over}', { over: overs })}
      </span>{' '}
      {score}
    </span>
  );
}

function BattingTable({ card }: { card: CardInnings }) {
  const { i18n } = useLingui();
  return (
    <StatTable
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
        key: line.player.name,
        head: <PlayerLink player={line.player} />,
        note: line.dismissal === null ? i18n.t('batting') : dismissalLine(i18n, line.dismissal),
        strong: 0,
        cells: [line.runs, line.balls, line.fours, line.sixes, line.strikeRate?.toFixed(1) ?? '–'].map(
          String,
        ),
      }))}
    />
  );
}

function BowlingTable({ card }: { card: CardInnings }) {
  const { i18n } = useLingui();
  return (
    <StatTable
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
        key: line.player.name,
        head: <PlayerLink player={line.player} />,
        strong: 3,
        cells: [
          oversShown(line.overs),
          line.maidens,
          line.runs,
          line.wickets,
          line.economy?.toFixed(1) ?? '–',
        ].map(String),
      }))}
    />
  );
}

/** Extras, batters who did not bat, fall of wickets and partnerships, each beside a bar of its length. */
function InningsNotes({ card: { didNotBat, extras, fallOfWickets, partnerships } }: { card: CardInnings }) {
  const { i18n } = useLingui();
  const longest = Math.max(1, ...partnerships.map(({ runs }) => runs));
  return (
    <dl className="grid gap-x-8 gap-y-3 border-t border-line px-4 py-3 text-sm md:grid-cols-2">
      <Note label={i18n.t('Extras')}>{extrasText(i18n, extras)}</Note>
      {didNotBat.length > 0 && (
        <Note label={i18n.t('Did not bat')}>{didNotBat.map(({ name }) => name).join(', ')}</Note>
      )}
      {fallOfWickets.length > 0 && (
        <Note label={i18n.t('Fall of wickets')}>
          {fallOfWickets.map(({ wicket, runs, overs, player }) => (
            <span key={wicket} className="mr-3 inline-block">
              <b className="tabular">
                {wicket}-{runs}
              </b>{' '}
              {i18n.t('{player}, {overs} ov', { player, overs: oversShown(overs) })}
            </span>
          ))}
        </Note>
      )}
      {partnerships.length > 0 && (
        <Note label={i18n.t('Partnerships')}>
          <ol>
            {partnerships.map(({ players: [first, second], runs, balls, unbroken }, index) => (
              <li key={index}>
                <p className="flex justify-between gap-3">
                  <span className="min-w-0">{i18n.t('{first} and {second}', { first, second })}</span>
                  <span className="shrink-0 tabular">
                    {i18n.t('{runs} ({balls})', { runs: `${runs}${unbroken ? '*' : ''}`, balls })}
                  </span>
                </p>
                <span
                  aria-hidden="true"
                  className="mb-2 mt-1 block h-1 rounded-full bg-turf"
                  style={{ width: `${Math.max(1, (runs / longest) * 100)}%` }}
                />
              </li>
            ))}
          </ol>
        </Note>
      )}
    </dl>
  );
}

function Note({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs font-semibold text-muted">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

function extrasText(i18n: I18n, { total, ...kinds }: CardInnings['extras']): string {
  const { byes = 0, legbyes = 0, wides = 0, noballs = 0, penalty = 0 } = kinds;
  const parts = [
    byes > 0 && i18n.t('b {byes}', { byes }),
    legbyes > 0 && i18n.t('lb {legbyes}', { legbyes }),
    wides > 0 && i18n.t('w {wides}', { wides }),
    noballs > 0 && i18n.t('nb {noballs}', { noballs }),
    penalty > 0 && i18n.t('p {penalty}', { penalty }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? String(total) : `${total} (${parts.join(', ')})`;
}

/** A player's name, linked to their page when history knows them. */
export function PlayerLink({ player: { key, name } }: { player: { key: string | null; name: string } }) {
  if (key === null) return name;
  return (
    <Link
      to={pathTo.player(key)}
      className="relative inline-block py-1 underline decoration-line underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-2 hover:decoration-current"
    >
      {name}
    </Link>
  );
}
