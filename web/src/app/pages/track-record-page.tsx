import { useLingui } from '@lingui/react';
import { useSearchParams } from 'react-router';
import { TrackRecord } from '../../features/track-record/track-record.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

/** The page `/track-record`, open to everyone. The search parameter `page` counts from 1. */
export function Component() {
  const { i18n } = useLingui();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const goTo = (next: number) => {
    setSearch(next === 1 ? {} : { page: String(next) });
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <PlainPage title={i18n.t('Track record')} width="reading">
      <h1 className="text-2xl font-extrabold">{i18n.t('Sealed before play, graded in public')}</h1>
      <p className="mb-5 mt-2 text-muted">
        {i18n.t(
          'Every analysis is sealed. Those written before play are graded from the ball-by-ball record. All are here, the misses too.',
        )}
      </p>
      <TrackRecord page={page} onGoTo={goTo} />
    </PlainPage>
  );
}
