import { useLingui } from '@lingui/react';
import { CloudOff } from 'lucide-react';
import { Link } from 'react-router';
import { textOfError } from '../../platform/api/api-error.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { paths } from '../../platform/links.ts';
import { Button, buttonClasses } from '../controls/button.tsx';
import { classNames } from '../text/class-names.ts';
import { EmptyState } from './empty-state.tsx';

interface PageFailedProps {
  /** The heading of a page that has no other. */
  heading?: string;
  error: unknown;
  onRetry: () => void;
  /** The page to go to instead; the dashboard is always offered. */
  otherPage?: { to: string; name: string };
}

/** In place of the content of a page that could not be loaded: the reason, a retry button and where else to go. */
export function PageFailed({ heading, error, onRetry, otherPage }: PageFailedProps) {
  const { i18n } = useLingui();
  const places = [otherPage, { to: paths.dashboard, name: i18n.t('Dashboard') }];
  return (
    <>
      {heading && <h1 className="mb-4 text-2xl font-extrabold">{heading}</h1>}
      <div role="alert">
        <EmptyState
          icon={
            <span className="flex size-16 items-center justify-center rounded-full bg-raised text-floodlight">
              <CloudOff className="size-8" />
            </span>
          }
          title={i18n.t('Error Loading Data')}
          text={i18n.t(
            textOfError(error, sentence('Our server did not answer properly. Please try again in a minute.')),
          )}
          className="border-solid! bg-surface py-8! sm:py-12!"
        >
          <Button className="mt-5 max-sm:w-full" size="large" onClick={onRetry}>
            {i18n.t('Try Again')}
          </Button>
          <p className="mt-3 flex w-full flex-wrap justify-center gap-3">
            {places.map(
              (place) =>
                place && (
                  <Link
                    key={place.to}
                    to={place.to}
                    className={classNames(buttonClasses('outline'), 'max-sm:flex-1')}
                  >
                    {place.name}
                  </Link>
                ),
            )}
          </p>
        </EmptyState>
      </div>
    </>
  );
}
