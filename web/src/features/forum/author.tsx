import type { ForumAuthor } from '@gullylens/contract/http/forum';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Badge } from '../../ui/layout/badge.tsx';
import { initials } from '../../ui/layout/team-badge.tsx';
import { classNames } from '../../ui/text/class-names.ts';

/** The author's first name; `Former member` when the account is deleted. */
export function authorName(i18n: I18n, author: ForumAuthor | null): string {
  return author === null ? i18n.t('Former member') : (author.name ?? i18n.t('Member'));
}

/** The author's first name, with a badge for an analyst and for the reader's own posts. */
export function AuthorLine({ author, mine }: { author: ForumAuthor | null; mine: boolean }) {
  const { i18n } = useLingui();
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <bdi className="font-semibold">{authorName(i18n, author)}</bdi>
      {author?.analyst && <Badge tone="turf">{i18n.t('Analyst')}</Badge>}
      {mine && <Badge>{i18n.t('You')}</Badge>}
    </span>
  );
}

/** The author's initials; an analyst has the colour of our brand. Decorative. */
export function AuthorAvatar({ author }: { author: ForumAuthor | null }) {
  const { i18n } = useLingui();
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-full text-sm font-bold uppercase',
        author?.analyst ? 'bg-turf text-on-turf' : 'bg-raised text-muted',
      )}
    >
      {initials(authorName(i18n, author))}
    </span>
  );
}
