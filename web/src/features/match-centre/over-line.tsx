import type { Ball } from '@gullylens/contract/http/played-matches';
import { useLingui } from '@lingui/react';
import { classNames } from '../../ui/class-names.ts';
import { ballMark, ballText } from './ball-mark.ts';
import type { OverOfBalls } from './overs-of-balls.ts';

const looks = {
  wicket: 'border-live bg-live/15 text-live',
  six: 'border-floodlight bg-floodlight/15 text-floodlight',
  four: 'border-sky bg-sky/15 text-sky',
  plain: 'border-line bg-raised text-text',
} as const;

/** One over: who bowled it, each ball, and where the innings stood after it. */
export function OverLine({ over }: { over: OverOfBalls }) {
  const { i18n } = useLingui();
  return (
    <li className="flex gap-2 px-3 sm:gap-3 py-3 md:px-4">
      <p className="w-9 shrink-0 text-center">
        <span className="block text-xs text-muted">{i18n.t('Over')}</span>
        <span className="block text-lg font-extrabold tabular">{over.over}</span>
      </p>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-3 text-sm">
          <span className="font-medium">{over.bowler}</span>
          <span className="text-muted tabular">
            {i18n.t('{runs, plural, one {# run} other {# runs}}, total {total}', {
              runs: over.runs,
              total: over.total,
            })}
          </span>
        </p>
        <ol className="mt-1.5 flex flex-wrap gap-1 sm:gap-1.5">
          {over.balls.map((ball) => (
            <BallChip key={ball.ball} ball={ball} />
          ))}
        </ol>
      </div>
    </li>
  );
}

function BallChip({ ball }: { ball: Ball }) {
  const { i18n } = useLingui();
  const said = ballText(i18n, ball);
  return (
    <li
      title={said}
      className={classNames(
        'inline-flex h-8 min-w-8 items-center justify-center rounded-full border px-1.5 text-xs font-bold tabular',
        looks[lookOf(ball)],
      )}
    >
      <span aria-hidden="true">{ballMark(ball)}</span>
      <span className="sr-only">{said}</span>
    </li>
  );
}

function lookOf({ wickets, runs }: Ball): keyof typeof looks {
  if (wickets.length > 0) return 'wicket';
  if (runs >= 6) return 'six';
  return runs === 4 ? 'four' : 'plain';
}
