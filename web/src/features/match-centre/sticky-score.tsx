import { useLingui } from '@lingui/react';
import { type RefObject, useEffect, useState } from 'react';
import { inningsOf, scoreText } from '../../ui/match/match-view.ts';
import { oversShown } from '../../ui/match/overs.ts';
import { coloursInMatch } from '../../ui/teams/colours-in-match.ts';
import { inningsState } from './score/chase.ts';
import type { MatchViewModel } from './data/match-view-model.ts';

interface StickyScoreProps {
  match: MatchViewModel;
  /** The element that the bar replaces once it has scrolled away. */
  head: RefObject<HTMLElement | null>;
}

/**
 * The score as a bar of 48 px under the page's header, while the head of the match is out of view. It takes no space
 * and repeats what the head says, so assistive technology skips it.
 */
export function StickyScore({ match, head }: StickyScoreProps) {
  const isShown = useHasScrolledAway(head);
  return (
    <div aria-hidden="true" className="@container sticky top-16 z-30 h-0">
      {isShown && (
        <div className="-mx-4 flex h-12 items-center gap-4 overflow-hidden border-b border-line bg-ink px-4 text-sm whitespace-nowrap tabular md:-mx-6 md:px-6">
          <Scores match={match} />
        </div>
      )}
    </div>
  );
}

function Scores({ match }: Pick<StickyScoreProps, 'match'>) {
  const { i18n } = useLingui();
  const chase = inningsState(match)?.chase;
  return (
    <>
      {match.teamInfo.map((team) => {
        const innings = inningsOf(match, team).at(-1);
        return (
          <span key={team.name} className="flex items-baseline gap-1.5">
            <span className="font-semibold">{team.shortname || team.name}</span>
            {innings && (
              <>
                <b style={{ color: coloursInMatch(team.name, match.teamInfo).ink }}>{scoreText(innings)}</b>
                <span className="text-xs text-muted @max-[14rem]:hidden">({oversShown(innings.o)})</span>
              </>
            )}
          </span>
        );
      })}
      {match.phase === 'live' && chase && chase.runs > 0 && (
        <span className="ml-auto text-xs font-semibold">
          {i18n.t('Need {runs} off {balls}', { runs: chase.runs, balls: chase.balls })}
        </span>
      )}
    </>
  );
}

/** Height of the page's header and this bar together, in pixels. */
const COVERED_PX = 112;

function useHasScrolledAway(element: RefObject<HTMLElement | null>): boolean {
  const [hasScrolledAway, setHasScrolledAway] = useState(false);
  useEffect(() => {
    if (element.current === null || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) =>
        setHasScrolledAway(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: `-${COVERED_PX}px 0px 0px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return hasScrolledAway;
}
