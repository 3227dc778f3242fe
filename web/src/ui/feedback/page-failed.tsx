import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, CloudOff } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { textOfError } from '../../platform/api/api-error.ts';
import { knownName } from '../../platform/api/known-name.ts';
import { mayRecover } from '../../platform/api/retry.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { paths } from '../../platform/links.ts';
import { Button, buttonClasses } from '../controls/button.tsx';
import { classNames } from '../text/class-names.ts';

interface PageFailedProps {
  /** The heading of a page that has no other, unless the name of what it shows is known. */
  heading?: string;
  /** What did not load, a `sentence()`. */
  title: string;
  error: unknown;
  onRetry: () => void;
  /** How often the request has failed: it is then retried by itself, sooner than by a poll. */
  failures?: number;
  /** The page to go to instead. */
  otherPage?: { to: string; name: string };
}

/** In place of the content of a page that could not be loaded: its name, the reason, a retry and where else to go. */
export function PageFailed({ heading, title, error, onRetry, failures, otherPage }: PageFailedProps) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const [name] = useState(() => heading && knownName(client, pathname));
  const link = classNames(buttonClasses('outline'), 'max-sm:flex-1');
  return (
    <>
      {heading && (
        <h1 lang={name && 'en'} className="mb-4 text-2xl font-extrabold wrap-anywhere">
          {name ?? heading}
        </h1>
      )}
      <div className="max-w-3xl rounded-card border border-line bg-surface p-4 sm:p-5">
        <div className="flex items-start gap-3">
          <CloudOff aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-floodlight" />
          <div className="min-w-0 flex-1">
            <div role="alert">
              <p className="font-bold">{i18n.t(title)}</p>
              <p className="mt-1 text-sm text-muted">
                {i18n.t(textOfError(error, sentence('Our server did not answer properly.')))}
              </p>
            </div>
            {failures !== undefined && mayRecover(error) && navigator.onLine && (
              <NextTry key={failures} failures={failures} onRetry={onRetry} />
            )}
          </div>
        </div>
        <div className="mt-4 flex flex-wrap gap-3 sm:pl-9">
          <Button className="max-sm:w-full" onClick={onRetry}>
            {i18n.t('Try Again')}
          </Button>
          {key !== 'default' && (
            <Button look="outline" className="max-sm:flex-1" onClick={() => void navigate(-1)}>
              <ChevronLeft aria-hidden="true" className="size-4" /> {i18n.t('Go Back')}
            </Button>
          )}
          {otherPage && (
            <Link to={otherPage.to} className={link}>
              {otherPage.name}
            </Link>
          )}
          {(key === 'default' || !otherPage) && (
            <Link to={paths.dashboard} className={link}>
              {i18n.t('Dashboard')}
            </Link>
          )}
        </div>
      </div>
    </>
  );
}

const FIRST_WAIT_S = 10;
const LONGEST_WAIT_S = 40;

/** Counts down to the next try: 10 s after the first failure, then 20, then 40. Waits while the page is hidden. */
function NextTry({ failures, onRetry }: { failures: number; onRetry: () => void }) {
  const { i18n } = useLingui();
  const [left, setLeft] = useState(Math.min(FIRST_WAIT_S * 2 ** (failures - 1), LONGEST_WAIT_S));
  const onSecond = useEffectEvent(() => {
    if (document.hidden || left === 0) return;
    setLeft(left - 1);
    if (left === 1) onRetry();
  });
  useEffect(() => {
    const clock = setInterval(onSecond, 1000);
    return () => clearInterval(clock);
  }, []);
  return (
    <p className="mt-1 min-h-5 text-sm text-muted tabular">
      {left > 0 && i18n.t('Trying again in {seconds} s', { seconds: left })}
    </p>
  );
}
