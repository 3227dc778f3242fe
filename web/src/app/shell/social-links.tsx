import { useLingui } from '@lingui/react';
import { sentence } from '../../platform/language/sentence.ts';
import { socialLinks } from '../../platform/links.ts';
import { socialIcons, type SocialName } from './social-icons.tsx';

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
  const Icon = socialIcons[name];
  const { i18n } = useLingui();
  if (href === undefined) {
    return (
      <a role="link" aria-disabled="true" aria-label={i18n.t(names[name])} className={classes}>
        <Icon />
      </a>
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
      <Icon />
    </a>
  );
}
