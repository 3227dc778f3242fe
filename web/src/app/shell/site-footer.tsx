import type { ReactNode } from 'react';
import { BrandLogo } from '../../ui/brand-logo.tsx';
import { EmailBox } from '../dashboard/email-box.tsx';
import { useLegalModal, type LegalName } from './legal-modals.tsx';
import { SocialLinks } from './social-links.tsx';
import type { SocialName } from './social-icons.tsx';

const featureAnchors = [
  { href: '#expert-analysis', label: 'Expert Analysis' },
  { href: '#live-matches', label: 'Live Matches' },
  { href: '#premium-features', label: 'Premium Features' },
  { href: '#fantasy-tips', label: 'Fantasy Tips' },
] as const;

const linkClasses = 'inline-flex min-h-11 items-center text-sm text-muted hover:text-text';

/** The full footer: brand, newsletter, links, social icons, copyright. */
export function SiteFooter({ socialWithoutTarget }: { socialWithoutTarget?: SocialName }) {
  const { open, modal } = useLegalModal();
  return (
    <footer id="contact" className="mt-16 border-t border-line bg-surface">
      <div className="mx-auto grid max-w-7xl gap-8 px-4 py-10 sm:grid-cols-2 md:px-6 lg:grid-cols-[2fr_1fr_1fr_1.5fr]">
        <BrandBlock />
        <QuickLinks onOpen={open} />
        <FooterList title="Features">
          {featureAnchors.map(({ href, label }) => (
            <a key={href} href={href} className={linkClasses}>
              {label}
            </a>
          ))}
        </FooterList>
        <div id="support">
          <h2 className="mb-3 text-sm font-bold">Newsletter</h2>
          <EmailBox
            label="Email address for the newsletter"
            action="Subscribe"
            thanks="Thanks for subscribing!"
          />
          <SocialLinks withoutTarget={socialWithoutTarget} />
        </div>
      </div>
      <BottomLine onOpen={open} />
      {modal}
    </footer>
  );
}

function BrandBlock() {
  return (
    <div>
      <p className="flex items-center gap-2 text-lg font-extrabold">
        <BrandLogo /> GullyLens
      </p>
      <p className="mt-2 max-w-xs text-sm text-muted">
        A cricket analytics platform powered by live data. For information only, not for gambling or betting.
      </p>
    </div>
  );
}

function QuickLinks({ onOpen }: { onOpen: (name: LegalName) => void }) {
  return (
    <FooterList title="Quick Links">
      <button type="button" className={linkClasses} onClick={() => onOpen('terms')}>
        Terms of Service
      </button>
      <button type="button" className={linkClasses} onClick={() => onOpen('privacy')}>
        Privacy Policy
      </button>
      <a href="#support" className={linkClasses}>
        Support
      </a>
      <a href="#contact" className={linkClasses}>
        Contact
      </a>
    </FooterList>
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

function BottomLine({ onOpen }: { onOpen: (name: LegalName) => void }) {
  return (
    <div className="border-t border-line">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-6 px-4 py-3 pb-14 text-sm text-muted md:px-6">
        <p>© 2024 GullyLens. All rights reserved.</p>
        <div className="flex gap-4">
          <button type="button" className={linkClasses} onClick={() => onOpen('terms')}>
            Terms
          </button>
          <button type="button" className={linkClasses} onClick={() => onOpen('privacy')}>
            Privacy
          </button>
        </div>
      </div>
    </div>
  );
}
