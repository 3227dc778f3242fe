import type { BallList } from '@gullylens/contract/http/played-matches';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { CircleDashed } from 'lucide-react';
import { isNotFound, textOfError } from '../../platform/api/api-error.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/failure-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useChoiceInAddress } from '../../ui/use-choice-in-address.ts';
import type { MatchTabProps } from './match-tabs.tsx';
import { OverLine } from './over-line.tsx';
import { oversOfBalls } from './overs-of-balls.ts';

/** Every ball, over by over, the latest first; none are asked for of a match that history does not have. */
export function BallsTab({ head, card }: MatchTabProps) {
  return card === undefined ? <NoBalls /> : <PlayedBalls matchKey={head.key} />;
}

function NoBalls() {
  const { i18n } = useLingui();
  return (
    <EmptyState
      icon={<CircleDashed className="size-6" />}
      title={i18n.t('The balls of this match are not available yet.')}
      text={i18n.t('They come with its history, after the match.')}
      className="min-h-72"
    />
  );
}

function PlayedBalls({ matchKey }: { matchKey: string }) {
  const query = useQuery({
    ...apiQuery('GET /api/v1/cricket/matches/{id}/balls/', { params: { id: matchKey } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (query.data) return <Innings innings={query.data.data.innings} />;
  if (isNotFound(query.error)) return <NoBalls />;
  if (query.isError) {
    return <LoadFailed text={textOfError(query.error)} onRetry={() => void query.refetch()} />;
  }
  return <Skeleton className="h-96 w-full rounded-card" />;
}

function Innings({ innings }: Pick<BallList, 'innings'>) {
  const { i18n } = useLingui();
  const tabs = innings.map(({ team, superOver }, at) => ({
    key: String(at),
    label: superOver ? i18n.t('{team}, super over', { team }) : team,
  }));
  const keys = tabs.map(({ key }) => key);
  const [chosen, setChosen] = useChoiceInAddress('innings', keys, keys.at(-1) ?? '0');
  const balls = innings[Number(chosen)]?.balls ?? [];
  return (
    <Tabs label={i18n.t('Innings')} tabs={tabs} selected={chosen} onSelect={setChosen}>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {oversOfBalls(balls)
          .toReversed()
          .map((over) => (
            <OverLine key={over.over} over={over} />
          ))}
      </ol>
    </Tabs>
  );
}
