import { useLingui } from '@lingui/react';
import { Activity, ClipboardList, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { SignInPanel } from '../../features/sign-in/sign-in-panel.tsx';
import { useAuth } from '../../features/session/auth-context.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { paths } from '../../platform/links.ts';
import { useIdle } from '../../ui/behaviour/use-idle.ts';
import { buttonClasses } from '../../ui/controls/button.tsx';
import { showError } from '../../ui/feedback/toast.ts';
import { useLegalModal } from '../shell/footer/legal-modals.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';

const PriceLine = lazyPart(async () => (await import('./price-line.tsx')).PriceLine, {
  renderMissing: () => null,
});

const badges = [
  { text: sentence('Live, ball by ball'), icon: Activity },
  { text: sentence('Expert analysis'), icon: ClipboardList },
  { text: sentence('Graded in public'), icon: ShieldCheck },
] as const;

/** The top of the landing page: what the product does, its price, and sign-in. */
export function Hero() {
  const { i18n } = useLingui();
  const isIdle = useIdle();
  return (
    <div className="max-w-xl">
      <p className="text-xl font-extrabold tracking-tight text-balance lg:text-3xl">
        {i18n.t('See the match the way your fantasy team needs it')}
      </p>
      <p className="mt-2 text-muted lg:mt-4 lg:text-lg">
        {i18n.t('Live scores as they happen, and the analysis that settles who leads it.')}
      </p>
      {/* As high as its text, so that nothing moves when the price comes. */}
      <p className="mt-2 min-h-10 text-sm font-semibold md:min-h-5 lg:mt-4">{isIdle && <PriceLine />}</p>
      <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-1 lg:mt-5 lg:gap-x-4">
        {badges.map(({ text, icon: Icon }) => (
          <li
            key={text}
            className="inline-flex min-h-6 items-center gap-1 text-xs font-medium text-muted lg:gap-1.5 lg:text-sm"
          >
            <Icon aria-hidden="true" className="size-4 text-turf" />
            {i18n.t(text)}
          </li>
        ))}
      </ul>
      {/* Where `LandingHeader` leads. */}
      <div
        id="sign-in"
        className="mt-4 max-w-md scroll-mt-8 rounded-control target:outline-2 target:outline-offset-8 target:outline-turf lg:mt-8"
      >
        <Entrance />
      </div>
    </div>
  );
}

/** The sign-in panel, or a link to the dashboard for signed-in users. */
function Entrance() {
  const { user, login } = useAuth();
  const { open, modal } = useLegalModal();
  const { i18n } = useLingui();
  if (user !== null) {
    return (
      <div>
        <p className="mb-3 text-sm text-muted">{i18n.t('Signed in as {email}', { email: user.email })}</p>
        <Link to={paths.dashboard} className={buttonClasses('primary', 'large')}>
          {i18n.t('Go to Dashboard')}
        </Link>
      </div>
    );
  }
  return (
    <>
      <SignInPanel onSignedIn={login} onOpenDocument={open} onMessage={showError} />
      {modal}
    </>
  );
}
