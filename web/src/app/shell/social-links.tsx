import { useLingui } from '@lingui/react';
import { sentence } from '../../platform/language/sentence.ts';
import { socialLinks } from '../../platform/links.ts';
import type { ReactNode } from 'react';

const names: Record<SocialName, string> = {
  youtube: sentence('YouTube channel'),
  facebook: sentence('Facebook page'),
  instagram: sentence('Instagram profile'),
  twitter: sentence('Twitter'),
};

const order = ['youtube', 'facebook', 'instagram', 'twitter'] as const;
const classes =
  'inline-flex size-11 items-center justify-center rounded-full border border-line text-muted transition-colors hover:border-edge hover:text-text';

/** The product elsewhere. `withoutTarget` is the link that leads nowhere yet. */
export function SocialLinks({ withoutTarget }: { withoutTarget?: SocialName }) {
  return (
    <ul className="flex gap-2">
      {order.map((name) => (
        <li key={name}>
          <SocialLink name={name} href={name === withoutTarget ? undefined : socialLinks[name]} />
        </li>
      ))}
    </ul>
  );
}

function SocialLink({ name, href }: { name: SocialName; href: string | undefined }) {
  const Sign = socialIcons[name];
  const { i18n } = useLingui();
  if (href === undefined) {
    return (
      <span role="link" aria-disabled="true" aria-label={i18n.t(names[name])} className={classes}>
        <Sign />
      </span>
    );
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={i18n.t(names[name])}
      className={classes}
    >
      <Sign />
    </a>
  );
}

export type SocialName = 'youtube' | 'facebook' | 'instagram' | 'twitter';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
      className="size-5"
    >
      {children}
    </svg>
  );
}

/** Plain outlines, enough to know the place by. */
const socialIcons: Record<SocialName, () => ReactNode> = {
  youtube: () => (
    <Icon>
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="m10.2 9.2 5 2.8-5 2.8z" fill="currentColor" stroke="none" />
    </Icon>
  ),
  facebook: () => (
    <Icon>
      <path
        d="M14.5 21v-8h2.8l.5-3.300h-3.300V7.800c0-1 .4-1.700 1.800-1.700h1.700V3.200C17.500 3.100 16.700 3 15.700 3 13 3 11.200 4.600 11.200 7.500v2.200H8.200V13h3v8"
        strokeLinejoin="round"
      />
    </Icon>
  ),
  instagram: () => (
    <Icon>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="17" cy="7" r="1" fill="currentColor" stroke="none" />
    </Icon>
  ),
  twitter: () => (
    <Icon>
      <path d="M4 4.5 20 19.5M19 4.5 5 19.5" strokeLinecap="round" />
    </Icon>
  ),
};
