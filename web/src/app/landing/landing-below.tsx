import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useAuth } from '../../features/session/auth-context.ts';
import { usePremium } from '../../features/session/use-premium.ts';
import { paths } from '../../platform/links.ts';
import { buttonClasses } from '../../ui/controls/button.tsx';
import { benefits, OfferBox } from '../../ui/feedback/offer-box.tsx';
import { FantasyTips } from '../shell/fantasy-tips.tsx';
import { LatestGrade } from './latest-grade.tsx';
import { Promises } from './promises.tsx';
import { VisitorCache } from './visitor-cache.tsx';

/** The sections below the first screen of the landing page, loaded when the browser is idle. */
export function LandingBelow() {
  return (
    <>
      <VisitorCache>
        <div className="mx-auto grid max-w-7xl grid-cols-1 gap-x-16 gap-y-6 px-4 pt-8 md:px-6 lg:grid-cols-[1fr_minmax(0,30rem)] lg:*:only:col-span-2">
          <LatestGrade />
          <Offer />
        </div>
      </VisitorCache>
      <Promises />
      <FantasyTips className="mx-auto max-w-7xl px-4 pt-10 md:px-6" />
    </>
  );
}

/** What Premium includes and its price: a visitor first signs in, a free user upgrades, a member needs no offer. */
export function Offer() {
  const { i18n } = useLingui();
  const { user } = useAuth();
  const { isPremium } = usePremium();
  if (isPremium) return null;
  return (
    <OfferBox
      title={i18n.t('Premium')}
      offer={benefits}
      className="max-w-none! self-start lg:mt-10 lg:only:mt-0 lg:only:*:last:self-start lg:only:*:last:px-12"
    >
      {user === null ? (
        <a href="#sign-in" className={buttonClasses('premium', 'large')}>
          {i18n.t('Sign In')}
        </a>
      ) : (
        <Link to={paths.account} className={buttonClasses('premium', 'large')}>
          {i18n.t('Upgrade')}
        </Link>
      )}
    </OfferBox>
  );
}
