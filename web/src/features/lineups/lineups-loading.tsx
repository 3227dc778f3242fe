import { useLingui } from '@lingui/react';
import { ChevronLeft } from 'lucide-react';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { initialLineupChoices } from './lineup-choices.ts';
import { LineupForm } from './lineup-form.tsx';

/** The choices beside the results where there is room, as classes. */
export const formAndResults = 'grid grid-cols-1 items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)]';

/** The page with the choices that it opens with, before they can be made: the form needs the players. */
export function LineupsLoading() {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading the players')}>
      <p className="flex min-h-11 items-center gap-1 text-sm text-muted">
        <ChevronLeft aria-hidden="true" className="size-4" /> {i18n.t('The analysis')}
      </p>
      <h1 className="text-2xl font-extrabold">{i18n.t('Line-ups')}</h1>
      <div className="mb-5 space-y-2 pt-1">
        <Skeleton className="h-4 w-60" />
        <Skeleton className="h-4 w-64 max-w-full" />
      </div>
      <div inert className={`opacity-70 ${formAndResults}`}>
        <LineupForm
          projections={[]}
          teams={[]}
          choices={initialLineupChoices}
          busy={false}
          onChange={() => undefined}
          onBuild={() => undefined}
        />
        <NothingBuilt />
      </div>
    </div>
  );
}

/** Where the line-ups will be, before the first are built. */
export function NothingBuilt() {
  const { i18n } = useLingui();
  return (
    <EmptyState
      title={i18n.t('Your line-ups appear here')}
      text={i18n.t('Choose a contest, then build them.')}
    />
  );
}
