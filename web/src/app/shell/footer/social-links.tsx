import { useLingui } from '@lingui/react';
import { sentence } from '../../../platform/language/sentence.ts';

/** The product's social networks. Icons are drawn in 24 by 24 units. */
const networks = [
  {
    name: 'youtube',
    label: sentence('YouTube channel'),
    href: 'https://www.youtube.com/@gullylens',
    icon: (
      <>
        <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
        <path d="m10.2 9.2 5 2.8-5 2.8z" fill="currentColor" stroke="none" />
      </>
    ),
  },
  {
    name: 'facebook',
    label: sentence('Facebook page'),
    href: 'https://www.facebook.com/gullylens',
    icon: (
      <path
        d="M14.5 21v-8h2.8l.5-3.3h-3.3V7.8c0-1 .4-1.7 1.8-1.7h1.7V3.2C17.5 3.1 16.7 3 15.7 3 13 3 11.2 4.6 11.2 7.5v2.2H8.2V13h3v8"
        strokeLinejoin="round"
      />
    ),
  },
  {
    name: 'instagram',
    label: sentence('Instagram profile'),
    href: 'https://www.instagram.com/gullylens',
    icon: (
      <>
        <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <circle cx="17" cy="7" r="1" fill="currentColor" stroke="none" />
      </>
    ),
  },
  {
    name: 'twitter',
    label: sentence('Twitter'),
    href: 'https://twitter.com/gullylens',
    icon: <path d="M4 4.5 20 19.5M19 4.5 5 19.5" strokeLinecap="round" />,
  },
] as const;

/** The social networks linked in the footer. */
export type SocialName = (typeof networks)[number]['name'];

const classes =
  'inline-flex size-11 items-center justify-center rounded-full border border-line text-muted transition-colors hover:border-edge hover:text-text';

/**
 * Links to the social networks. `withoutTarget` is shown without a URL, as the specification says for the landing
 * page.
 */
export function SocialLinks({ withoutTarget }: { withoutTarget?: SocialName }) {
  const { i18n } = useLingui();
  return (
    <ul className="flex gap-2">
      {networks.map(({ name, label, href, icon }) => {
        const target =
          name === withoutTarget
            ? { role: 'link', 'aria-disabled': true }
            : { href, target: '_blank', rel: 'noopener noreferrer' };
        return (
          <li key={name}>
            <a {...target} aria-label={i18n.t(label)} className={classes}>
              <svg
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.8"
                aria-hidden="true"
                className="size-5"
              >
                {icon}
              </svg>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
