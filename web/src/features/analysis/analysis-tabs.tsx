import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import { useLingui } from '@lingui/react';
import { sentence } from '../../platform/language/sentence.ts';
import { FormStrip } from '../../ui/charts/form-strip.tsx';
import { IntervalBar } from '../../ui/charts/interval-bar.tsx';
import { SplitBar } from '../../ui/charts/split-bar.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { PointsNote } from '../../ui/players/points-note.tsx';
import { teamColours } from '../../ui/teams/team-colours.ts';
import { wholeText } from '../../ui/text/number-text.ts';
import { PlayerLine, ReportBlock, ReportColumn, ReportColumns } from './report-parts.tsx';
import { chasesWon, pitchLine, pitchVerdict, reportText, usualTotals } from './report-text.ts';

const tabs = [
  { key: 'pitch', label: sentence('Pitch Report and Scoring Pattern') },
  { key: 'form', label: sentence('Recent Forms Report') },
  { key: 'venue', label: sentence('Venue and H2H Report') },
  { key: 'players', label: sentence('Trump and Flop Report') },
] as const;

/** On a phone the tabs, whose names are long, stand two beside two. */
const tabsOnPhone =
  'max-sm:mx-0 max-sm:[&>*]:px-0 max-sm:[&>*]:grid max-sm:[&>*]:grid-cols-2 max-sm:[&_button]:justify-center max-sm:[&_button]:rounded-control max-sm:[&_button]:border max-sm:[&_button]:border-line max-sm:[&_button]:px-2 max-sm:[&_button]:py-1.5 max-sm:[&_button]:leading-tight';

/** A part of an analysis, with its own tab. */
export type ReportPart = (typeof tabs)[number]['key'];

/** The parts of a report in the order of their tabs. */
export const reportParts: readonly ReportPart[] = tabs.map(({ key }) => key);

const panels = { pitch: PitchTab, form: RecentFormTab, venue: VenueTab, players: PlayersTab } as const;

interface AnalysisTabsProps {
  analysis: Analysis;
  shown: ReportPart;
  onShow: (part: ReportPart) => void;
}

/** The four reports of an analysis, in its dialog and on its page. */
export function AnalysisTabs({ analysis, shown, onShow }: AnalysisTabsProps) {
  const { i18n } = useLingui();
  const Panel = panels[shown];
  return (
    <Tabs
      label={i18n.t('Parts of the analysis')}
      tabs={tabs.map(({ key, label }) => ({ key, label: i18n.t(label) }))}
      selected={shown}
      onSelect={onShow}
      rowClass={tabsOnPhone}
    >
      <Panel analysis={analysis} />
    </Tabs>
  );
}

function PitchTab({ analysis: { pitchReport } }: { analysis: Analysis }) {
  const { i18n } = useLingui();
  const verdict = pitchVerdict(i18n, pitchReport.conditions);
  const conditions = reportText(i18n, pitchReport.conditions);
  const blocks = [
    {
      title: i18n.t('Pitch conditions'),
      // What an analyst wrote has no shorter form. The text of the engine begins with the verdict.
      text: verdict ? withoutLead(conditions, `${verdict.name}: `) : conditions,
      figure: verdict && (
        <p className="text-lg font-bold tabular">{pitchLine(i18n, pitchReport.conditions)}</p>
      ),
    },
    {
      title: i18n.t('Scoring pattern'),
      text: reportText(i18n, pitchReport.scoringPattern),
      figure: <UsualTotals report={pitchReport} />,
    },
    {
      title: i18n.t('Recommendation'),
      text: reportText(i18n, pitchReport.recommendation),
      figure: <ChasesWon text={pitchReport.recommendation} />,
    },
  ];
  return (
    <ReportColumns>
      {blocks.map(({ title, text, figure }) => (
        <ReportColumn key={title} title={title}>
          {figure}
          <p className="mt-1 text-sm leading-6 text-muted">{text}</p>
        </ReportColumn>
      ))}
    </ReportColumns>
  );
}

/** `First innings average 171 …` for `A fair pitch: first innings average 171 …`. */
function withoutLead(text: string, lead: string): string {
  if (!text.startsWith(lead)) return text;
  const rest = text.slice(lead.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** The two thirds of totals in the middle, with the average, between the lowest and the highest; nothing in other texts. */
function UsualTotals({ report }: { report: Analysis['pitchReport'] }) {
  const { i18n } = useLingui();
  const totals = usualTotals(report);
  if (totals === null) return null;
  const { lowest, low, average, high, highest } = totals;
  return (
    <>
      <p className="text-lg font-bold tabular">
        {low}–{high}{' '}
        <span className="text-sm font-normal text-muted">{i18n.t('in two matches of three')}</span>
      </p>
      <div className="mt-1 flex items-center gap-2 text-xs text-muted tabular">
        {lowest}
        <IntervalBar low={low} mark={average} high={high} from={lowest} to={highest} />
        {highest}
      </div>
    </>
  );
}

/** The shares of matches that the chasing and the defending teams won; nothing in texts without them. */
function ChasesWon({ text }: { text: string }) {
  const { i18n } = useLingui();
  const won = chasesWon(text);
  if (won === null) return null;
  const parts = [
    { label: i18n.t('Chasing'), value: won, colour: 'var(--turf)' },
    { label: i18n.t('Defending'), value: 100 - won, colour: 'var(--sky)' },
  ];
  return (
    <div className="py-1">
      <SplitBar parts={parts} unit="%" />
    </div>
  );
}

/** The latest results of both teams. */
export function RecentFormTab({ analysis: { recentForm } }: { analysis: Analysis }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TeamForm form={recentForm.teamA} />
      <TeamForm form={recentForm.teamB} />
    </div>
  );
}

function TeamForm({ form }: { form: Analysis['recentForm']['teamA'] }) {
  const { i18n } = useLingui();
  return (
    <section className="rounded-card border border-line bg-raised/50 p-4">
      <h3 className="mb-3 font-bold">{form.team}</h3>
      {form.form === '' ? (
        <p className="text-sm text-muted">{i18n.t('We have no matches of this team.')}</p>
      ) : (
        <>
          <FormStrip form={form.form} />
          <p className="mb-4 mt-1 text-xs text-muted">{i18n.t('Latest match last')}</p>
          <SplitBar
            parts={[
              { label: i18n.t('Won'), value: form.wins, colour: 'var(--turf)' },
              {
                label: i18n.t('No winner'),
                value: form.form.length - form.wins - form.losses,
                colour: 'var(--edge)',
              },
              { label: i18n.t('Lost'), value: form.losses, colour: 'var(--danger)' },
            ]}
          />
        </>
      )}
    </section>
  );
}

function VenueTab({ analysis }: { analysis: Analysis }) {
  const { i18n } = useLingui();
  const { venueStats, headToHead, recentForm } = analysis;
  const whole = (value: number | null, unit = '') => wholeText(value, unit, i18n.t('No history'));
  const tiles = [
    { label: i18n.t('Average first-innings score'), value: whole(venueStats.averageScore) },
    { label: i18n.t('Matches won by the chasing team'), value: whole(venueStats.chaseSuccess, '%') },
    { label: i18n.t('Matches won by the toss winner'), value: whole(venueStats.tossWinAdvantage, '%') },
  ];
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        {i18n.t(
          '{count, plural, one {{venue}: # match in the history} other {{venue}: # matches in the history}}',
          {
            venue: venueStats.venue,
            count: venueStats.sample,
          },
        )}
      </p>
      <div className="grid gap-4 sm:grid-cols-3">
        {tiles.map(({ label, value }) => (
          <div key={label} className="rounded-card border border-line bg-raised/50 p-4">
            <p className="text-xl font-extrabold tabular">{value}</p>
            <p className="text-sm text-muted">{label}</p>
          </div>
        ))}
      </div>
      <ReportBlock title={i18n.t('Head-to-head')}>
        {headToHead.totalMatches === 0 ? (
          <p className="text-sm text-muted">{i18n.t('We have no past matches between the two teams.')}</p>
        ) : (
          <SplitBar
            parts={[
              {
                label: recentForm.teamA.team,
                value: headToHead.teamAWins,
                colour: inkOf(recentForm.teamA, recentForm.teamB),
              },
              { label: i18n.t('No result'), value: headToHead.noResult, colour: 'var(--edge)' },
              {
                label: recentForm.teamB.team,
                value: headToHead.teamBWins,
                colour: inkOf(recentForm.teamB, recentForm.teamA),
              },
            ]}
          />
        )}
      </ReportBlock>
    </div>
  );
}

function inkOf({ team }: { team: string }, opponent: { team: string }): string {
  return teamColours({ name: team }, { name: opponent.team }).ink;
}

/** Captains, trump and flop players, and the dream team. */
export function PlayersTab({ analysis }: { analysis: Analysis }) {
  const { i18n } = useLingui();
  const { captainChoices, trumpPlayers, flopPlayers, dreamTeam, projections } = analysis;
  const armbands = [
    { player: captainChoices.primary, mark: <Badge tone="premium">{i18n.t('Captain')}</Badge> },
    { player: captainChoices.alternative, mark: <Badge>{i18n.t('Vice-captain')}</Badge> },
  ];
  const lists = [
    {
      title: i18n.t('Trump players'),
      note: i18n.t('May score far more than usual.'),
      players: trumpPlayers,
    },
    {
      title: i18n.t('Flop players'),
      note: i18n.t('May score below average but can still be worth a place.'),
      players: flopPlayers,
    },
  ];
  return (
    <div className="grid grid-cols-1 gap-4">
      <PointsNote kind="expected" />
      {captainChoices.primary && (
        <ReportBlock title={i18n.t('Captain and vice-captain')}>
          <ul className="divide-y divide-line">
            {armbands.map(
              ({ player, mark }) =>
                player && (
                  <PlayerLine key={player.key} player={player} projections={projections} mark={mark} />
                ),
            )}
          </ul>
        </ReportBlock>
      )}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {lists.map(({ title, note, players }) => (
          <ReportBlock key={title} title={title}>
            <p className="text-sm text-muted">
              {players.length === 0 ? i18n.t('No player stands out in the history.') : note}
            </p>
            <ul className="divide-y divide-line">
              {players.map((player) => (
                <PlayerLine key={player.key} player={player} projections={projections} />
              ))}
            </ul>
          </ReportBlock>
        ))}
      </div>
      {dreamTeam.length > 0 && (
        <ReportBlock title={i18n.t('Dream team')}>
          <ul className="flex flex-wrap gap-2">
            {dreamTeam.map((player) => (
              <li key={player.key}>
                <Badge>{player.name}</Badge>
              </li>
            ))}
          </ul>
        </ReportBlock>
      )}
    </div>
  );
}
