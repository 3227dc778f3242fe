import type { ForumAuthor } from '@gullylens/contract/http/forum';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Badge } from '../../ui/badge.tsx';

/** What somebody is called in the forum. */
export function authorName(i18n: I18n, author: ForumAuthor | null): string {
  return author === null ? i18n.t('Former member') : (author.name ?? i18n.t('Member'));
}

/** Who wrote: a first name, and whether they are of the house. */
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
