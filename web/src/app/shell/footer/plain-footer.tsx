import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { paths } from '../../../platform/links.ts';
import { sentence } from '../../../platform/language/sentence.ts';

const links = [
  { to: paths.trackRecord, label: sentence('Track record') },
  { to: paths.privacy, label: sentence('Privacy') },
  { to: paths.terms, label: sentence('Terms') },
  { to: paths.support, label: sentence('Support') },
] as const;

/** The footer of every page but the landing page and the dashboard, which have `SiteFooter`. */
export function PlainFooter() {
  const { i18n } = useLingui();
  return (
    <footer className="mt-16 border-t border-line">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-6 px-4 py-4 text-sm text-muted md:px-6">
        <p>{i18n.t('© 2024 GullyLens. A cricket analytics platform powered by live data.')}</p>
        <nav aria-label={i18n.t('Footer')} className="flex flex-wrap gap-x-4">
          {links.map(({ to, label }) => (
            <Link key={to} to={to} className="inline-flex min-h-11 items-center hover:text-text">
              {i18n.t(label)}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
