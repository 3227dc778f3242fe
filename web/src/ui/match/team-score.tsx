import { TickingText } from '../behaviour/ticking-text.tsx';
import { FormStrip } from '../charts/form-strip.tsx';
import { TeamBadge } from '../layout/team-badge.tsx';
import { coloursInMatch } from '../teams/colours-in-match.ts';
import { classNames } from '../text/class-names.ts';
import { type InningsView, inningsOf, type MatchView, scoreText, type TeamView } from './match-view.ts';
import { NoScore } from './no-score.tsx';
import { oversShown } from './overs.ts';

interface TeamScoreProps {
  match: MatchView;
  team: TeamView;
  /** As in the API, latest first: `WLLWN`. Shown before the score; pass it only for upcoming matches. */
  form?: string | undefined;
}

/**
 * A team with its badge, name and score in the match pop-up (`MatchDialog`). On the narrowest phones the badge is
 * hidden to make room for the name. With very large text the score has its own line.
 */
export function TeamScore({ match, team, form }: TeamScoreProps) {
  const innings = inningsOf(match, team);
  const opponent = match.teamInfo.find((other) => other !== team);
  return (
    <div className="@container">
      <div className="flex items-center gap-x-2 sm:gap-x-3 @max-[12rem]:flex-wrap">
        <span className="max-[22.5rem]:hidden">
          <TeamBadge
            name={team.name}
            shortName={team.shortname}
            image={team.img}
            colour={team.color_primary}
            opponent={opponent}
            size="small"
          />
        </span>
        <span className="line-clamp-2 min-w-0 flex-1 basis-[5em] text-sm leading-[1rem] font-semibold wrap-break-word">
          {team.name}
        </span>
        <span
          style={{ color: coloursInMatch(team.name, match.teamInfo).ink }}
          className="ml-auto flex min-h-7 items-baseline justify-end gap-x-1 whitespace-nowrap sm:gap-x-2 @max-[12rem]:flex-wrap @max-[12rem]:text-right @max-[12rem]:whitespace-normal"
        >
          {form && <FormStrip form={form} />}
          {innings.length === 0 ? (
            <NoScore match={match} />
          ) : (
            <Score size={scoreSize(match, innings)} innings={innings} />
          )}
        </span>
      </div>
    </div>
  );
}

/** Returns the size of a team's score: during play that of the batting team is the largest. */
export function scoreSize({ phase, score }: MatchView, innings: readonly InningsView[]): keyof typeof sizes {
  if (phase !== 'live') return 'medium';
  return innings.at(-1) === score.at(-1) ? 'large' : 'small';
}

const sizes = {
  small: { score: 'text-lg', earlier: 'text-sm' },
  medium: { score: 'text-xl', earlier: '' },
  large: { score: 'text-2xl', earlier: '' },
} as const;

interface ScoreProps {
  innings: InningsView[];
  size?: keyof typeof sizes;
}

/**
 * The innings of a team; the last one with its overs. In the match pop-up and in the header of a match page. The minimum
 * widths keep the layout from shifting when the score gets another digit.
 */
export function Score({ innings, size = 'small' }: ScoreProps) {
  const last = innings.at(-1);
  if (last === undefined) return null;
  const earlier = innings.slice(0, -1).map(scoreText).join(' & ');
  const look = sizes[size];
  return (
    <>
      {earlier && <span className={classNames('text-muted tabular', look.earlier)}>{earlier} &amp;</span>}
      <TickingText
        text={scoreText(last)}
        className={classNames('min-w-[4.5ch] text-right font-extrabold tabular', look.score)}
      />
      <TickingText
        text={`(${oversShown(last.o)})`}
        className="min-w-[6ch] text-right text-sm text-muted tabular"
      />
    </>
  );
}
