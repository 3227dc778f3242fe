import type { MatchProgress } from '@gullylens/contract/http/history/played-matches';
import { describe, expect, it } from 'vitest';
import { type ArchivedMatch, hasArchives, readArchivedMatch } from '../../../testing/read-archived-match.ts';
import type { InningsView } from '../../../ui/match/match-view.ts';
import { oversOfProgress } from './innings-progress.ts';
import { appendTotals } from '../../../ui/balls/append-totals.ts';
import { inningsState } from './chase.ts';
import { scoreEvents } from '../../../ui/balls/score-events.ts';
import { overRows } from './timeline-entries.ts';

/** A delivery of the file, with the totals after it. */
interface Bowled {
  innings: number;
  over: number;
  runs: number;
  wickets: number;
  score: InningsView;
}

const NOT_A_WICKET = new Set(['retired hurt', 'retired not out']);

/** Every delivery in order of play. */
function deliveriesOf({ innings }: ArchivedMatch): Bowled[] {
  return innings.flatMap(({ team, overs }, at) => {
    let [r, w] = [0, 0];
    return overs.flatMap(({ over, deliveries }) => {
      let legal = 0;
      return deliveries.map(({ runs, extras, wickets = [] }) => {
        const out = wickets.filter(({ kind }) => !NOT_A_WICKET.has(kind)).length;
        r += runs.total;
        w += out;
        if (!extras?.wides && !extras?.noballs) legal += 1;
        const o = legal === 6 ? `${over + 1}.0` : `${over}.${legal}`;
        return { innings: at, over: over + 1, runs: runs.total, wickets: out, score: { team, r, w, o } };
      });
    });
  });
}

const empty: MatchProgress = { matchId: 'm', source: 'scores', ballsPerOver: 6, innings: [], as_of: null };

/** The score after each of these deliveries: the last of every innings so far. */
function scoresAt(bowled: readonly Bowled[]): InningsView[] {
  const last = new Map(bowled.map(({ innings, score }) => [innings, score]));
  return [...last.values()];
}

const rowsOf = ({ innings }: MatchProgress, at: number) =>
  overRows(scoreEvents(innings[at]?.points ?? [], 6), 6, 20);

const sumOf = (balls: readonly Bowled[], what: 'runs' | 'wickets') =>
  balls.reduce((sum, ball) => sum + ball[what], 0);

/** Runs and wickets of each over of an innings, by the file. */
function oversOf(bowled: readonly Bowled[], innings: number): string[] {
  const balls = bowled.filter((ball) => ball.innings === innings);
  const overs = [...new Set(balls.map(({ over }) => over))];
  return overs.map((over) => {
    const those = balls.filter((ball) => ball.over === over);
    return `${over}: ${sumOf(those, 'runs')}/${sumOf(those, 'wickets')}`;
  });
}

/** Finals of the IPL: won off the last ball, and with many extras. */
const MATCHES = ['1370353', '1312200', '1181768'];

describe.skipIf(!hasArchives)('a match as it was played', () => {
  it.each(MATCHES)('is the same in timeline, header and charts at every change: %s', (id) => {
    const match = readArchivedMatch('ipl_json.zip', id);
    const bowled = deliveriesOf(match);
    let progress = empty;
    bowled.forEach((ball, at) => {
      const soFar = bowled.slice(0, at + 1);
      const score = scoresAt(soFar);
      progress = appendTotals(progress, score);
      const { innings } = ball;

      const rows = rowsOf(progress, innings);
      const overs = rows.map(({ to, runs, wickets }) => `${to}: ${runs}/${wickets}`);
      expect(overs).toEqual(oversOf(soFar, innings));
      expect(rows.at(-1)).toMatchObject({ from: ball.over, to: ball.over });

      const state = inningsState({ matchType: 't20', status: '', score });
      expect(state?.innings).toEqual(ball.score);
      const first = score[0]?.r ?? 0;
      const chased = innings === 1 ? Math.max(0, first + 1 - ball.score.r) : undefined;
      expect(state?.chase?.runs).toBe(chased);

      const chart = oversOfProgress(
        progress.innings[innings] ?? { team: '', superOver: false, points: [] },
        6,
        20,
      );
      expect(chart.map(({ over, added }) => `${over}: ${added?.runs}/${added?.wickets}`)).toEqual(overs);
      expect(chart.at(-1)).toMatchObject({ total: ball.score.r, wickets: ball.score.w });
    });
  });

  it.each(MATCHES)('differs nowhere from its full balls when it is over: %s', (id) => {
    const bowled = deliveriesOf(readArchivedMatch('ipl_json.zip', id));
    const live = bowled.reduce(
      (progress, _, at) => appendTotals(progress, scoresAt(bowled.slice(0, at + 1))),
      empty,
    );
    const full: MatchProgress = {
      ...empty,
      source: 'balls',
      innings: live.innings.map(({ team }, at) => ({
        team,
        superOver: false,
        points: bowled
          .filter(({ innings }) => innings === at)
          .map(({ score: { r, w, o } }) => ({ overs: o, runs: r, wickets: w })),
      })),
    };
    for (const at of [0, 1]) {
      const [seen, balls] = [live, full].map((progress) => progress.innings[at]);
      if (!seen || !balls) throw new Error('no innings');
      expect(oversOfProgress(seen, 6, 20)).toEqual(oversOfProgress(balls, 6, 20));
    }
  });

  it.each(MATCHES)('adds up where only every fifth change was seen: %s', (id) => {
    const bowled = deliveriesOf(readArchivedMatch('ipl_json.zip', id));
    let progress = empty;
    for (let at = 7; at < bowled.length; at += 5) {
      const score = scoresAt(bowled.slice(0, at + 1));
      progress = appendTotals(progress, score);
      for (const [index, { r, w }] of score.entries()) {
        const events = scoreEvents(progress.innings[index]?.points ?? [], 6);
        expect(events.at(-1)).toMatchObject({ total: r, wicketsDown: w });
        expect(events.reduce((sum, { runs }) => sum + runs, 0)).toBe(r);
        expect(events.reduce((sum, { wickets }) => sum + wickets, 0)).toBe(w);
      }
    }
    const rows = rowsOf(progress, 0);
    const overs = rows.flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index),
    );
    expect(overs).toEqual(Array.from({ length: overs.length }, (_, index) => index + 1));
    expect(rows.some(({ from, to }) => from < to)).toBe(true);
  });
});
