import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../platform/links.ts';
import { BrandLogo } from '../../../ui/layout/brand-logo.tsx';
import { EmailBox } from './email-box.tsx';
import { type LegalName, useLegalModal } from './legal-modals.tsx';
import { SocialLinks, type SocialName } from './social-links.tsx';
import { sentence } from '../../../platform/language/sentence.ts';

const featureAnchors = [
  { href: '#expert-analysis', label: sentence('Expert Analysis') },
  { href: '#live-matches', label: sentence('Live Matches') },
  { href: '#premium-features', label: sentence('Premium Features') },
  { href: '#fantasy-tips', label: sentence('Fantasy Tips') },
] as const;

/** As high as a finger, or less where a mouse points. */
const linkClasses =
  'inline-flex min-h-11 items-center text-sm text-muted hover:text-text pointer-fine:min-h-8';

/** The footer of the landing page and the dashboard. Its `Features` link to sections that both pages have. */
export function SiteFooter({ socialWithoutTarget }: { socialWithoutTarget?: SocialName }) {
  const { i18n } = useLingui();
  const { open, modal } = useLegalModal();
  const opener = (name: LegalName, label: string) => (
    <button type="button" className={linkClasses} onClick={() => open(name)}>
      {label}
    </button>
  );
  return (
    <footer id="contact" className="mt-8 border-t border-line bg-surface">
      <div className="mx-auto grid max-w-7xl grid-cols-2 gap-x-8 gap-y-4 px-4 py-6 md:px-6 lg:grid-cols-[2fr_1fr_1fr_1.5fr] lg:py-8">
        <div className="max-lg:col-span-2">
          <p className="flex items-center gap-2 text-lg font-extrabold">
            <BrandLogo /> GullyLens
          </p>
          <p className="mt-2 max-w-md text-sm text-muted lg:max-w-xs">
            {i18n.t(
              'A cricket analytics platform powered by live data. For information only, not for gambling or betting.',
            )}
          </p>
        </div>
        <FooterList title={i18n.t('Quick Links')}>
          {opener('terms', i18n.t('Terms of Service'))}
          {opener('privacy', i18n.t('Privacy Policy'))}
          <a href="#support" className={linkClasses}>
            {i18n.t('Support')}
          </a>
          <a href="#contact" className={linkClasses}>
            {i18n.t('Contact')}
          </a>
        </FooterList>
        <FooterList title={i18n.t('Features')}>
          {featureAnchors.map(({ href, label }) => (
            <a key={href} href={href} className={linkClasses}>
              {i18n.t(label)}
            </a>
          ))}
          <Link to={paths.trackRecord} className={linkClasses}>
            {i18n.t('Track record')}
          </Link>
        </FooterList>
        <div id="support" className="max-lg:col-span-2">
          <h2 className="mb-3 text-sm font-bold">{i18n.t('Newsletter')}</h2>
          <EmailBox label={i18n.t('Email address for the newsletter')} action={i18n.t('Subscribe')} />
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
            <Link to={paths.support} className={linkClasses}>
              {i18n.t('Help and contact')}
            </Link>
            <SocialLinks withoutTarget={socialWithoutTarget} />
          </div>
        </div>
      </div>
      <div className="border-t border-line">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-4 px-4 text-xs text-muted md:px-6 md:py-3 md:text-sm">
          <p>{i18n.t('© 2024 GullyLens. All rights reserved.')}</p>
          <div className="flex gap-4">
            {opener('terms', i18n.t('Terms'))}
            {opener('privacy', i18n.t('Privacy'))}
          </div>
        </div>
      </div>
      {modal}
    </footer>
  );
}

function FooterList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-1 text-sm font-bold">{title}</h2>
      <div className="flex flex-col items-start">{children}</div>
    </div>
  );
}
