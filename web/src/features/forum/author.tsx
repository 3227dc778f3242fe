import type { ForumAuthor, ForumPost } from '@gullylens/contract/http/forum';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Badge } from '../../ui/layout/badge.tsx';
import { initials } from '../../ui/layout/team-badge.tsx';
import { teamColours } from '../../ui/teams/team-colours.ts';
import { classNames } from '../../ui/text/class-names.ts';

/** The author's first name; `Former member` when the account is deleted. */
export function authorName(i18n: I18n, author: ForumAuthor | null): string {
  return author === null ? i18n.t('Former member') : (author.name ?? i18n.t('Member'));
}

/** Returns the names of a thread's writers, by their positions; `Asha (2)` for the second Asha. */
export function writerNames(
  i18n: I18n,
  posts: readonly Pick<ForumPost, 'author' | 'writer'>[],
): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  const counts = new Map<string, number>();
  for (const { author, writer } of posts.toSorted((one, other) => one.writer - other.writer)) {
    if (names.has(writer)) continue;
    const name = authorName(i18n, author);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    names.set(writer, count === 1 ? name : `${name} (${count})`);
  }
  return names;
}

interface AuthorLineProps {
  author: ForumAuthor | null;
  name: string;
  mine: boolean;
}

/** The author's name, with a badge for an analyst and for the reader's own posts. */
export function AuthorLine({ author, name, mine }: AuthorLineProps) {
  const { i18n } = useLingui();
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <bdi className="font-semibold">{name}</bdi>
      {author?.analyst && <Badge tone="turf">{i18n.t('Analyst')}</Badge>}
      {mine && <Badge>{i18n.t('You')}</Badge>}
    </span>
  );
}

interface AuthorAvatarProps {
  author: ForumAuthor | null;
  /** The author's position among the writers of a thread, each of whom has a colour. */
  writer?: number;
}

/** The author's initials; an analyst has the colour of our brand. Decorative. */
export function AuthorAvatar({ author, writer }: AuthorAvatarProps) {
  const { i18n } = useLingui();
  const isAnalyst = author?.analyst === true;
  const colours = isAnalyst || writer === undefined ? undefined : writerColours(writer);
  return (
    <span
      aria-hidden="true"
      style={colours}
      className={classNames(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-full text-sm font-bold uppercase',
        isAnalyst && 'bg-turf text-on-turf',
        !isAnalyst && !colours && 'bg-raised text-muted',
      )}
    >
      {initials(authorName(i18n, author))}
    </span>
  );
}

/** Returns the colours of a writer's mark, as styles: the same in the whole thread. */
export function writerColours(writer: number) {
  const { badge, letters } = teamColours({ name: `writer ${writer}` });
  return { backgroundColor: badge, color: letters };
}
