import { useLingui } from '@lingui/react';
import { CircleAlert } from 'lucide-react';
import { isApiError, textOfError } from '../../platform/api/api-error.ts';

/** Why there are no line-ups, and what to change. */
export function LineupProblem({ error }: { error: Error }) {
  const { i18n } = useLingui();
  const impossible = isApiError(error) && error.code === 'lineup_impossible';
  return (
    <div role="alert" className="rounded-card border border-danger/40 bg-danger/5 p-5">
      <p className="flex items-center gap-2 font-semibold">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
        {i18n.t(textOfError(error))}
      </p>
      {isApiError(error) && error.details !== undefined && <p className="mt-2 text-sm">{error.details}</p>}
      <p className="mt-2 text-sm text-muted">
        {impossible
          ? i18n.t(
              'An eleven has one to eight of each role and at least one player of each side. Take some players out of your wishes and build again.',
            )
          : i18n.t('Your choices are still here. Press the button again in a moment.')}
      </p>
    </div>
  );
}
