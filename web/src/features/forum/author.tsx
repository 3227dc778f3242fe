import type { ForumAuthor, ForumPost } from '@gullylens/contract/http/forum';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Badge } from '../../ui/layout/badge.tsx';
import { initials } from '../../ui/layout/team-badge.tsx';
import { coloursOfName } from '../../ui/teams/team-colours.ts';
import { classNames } from '../../ui/text/class-names.ts';

/** The author's first name; `Former member` when the account is deleted. */
export function authorName(i18n: I18n, author: ForumAuthor | null): string {
  return author === null ? i18n.t('Former member') : (author.name ?? i18n.t('Member'));
}

type Authored = Pick<ForumPost, 'author' | 'authorNumber'>;

/** The names of a thread's authors, by their numbers. */
export type AuthorNames = ReadonlyMap<number | null, string>;

/** Returns the names of a thread's authors; `Asha (2)` for the second Asha. An older server sends no numbers. */
export function authorNames(i18n: I18n, posts: readonly Authored[]): AuthorNames {
  const names = new Map<number, string>();
  const counts = new Map<string, number>();
  const numbered = posts.flatMap(({ author, authorNumber }) =>
    authorNumber ? [{ author, authorNumber }] : [],
  );
  for (const { author, authorNumber } of numbered.toSorted((a, b) => a.authorNumber - b.authorNumber)) {
    if (names.has(authorNumber)) continue;
    const name = authorName(i18n, author);
    const counted = name.toLowerCase();
    const count = (counts.get(counted) ?? 0) + 1;
    counts.set(counted, count);
    names.set(authorNumber, count === 1 ? name : `${name} (${count})`);
  }
  return names;
}

/** Returns the name of a post's author in its thread. */
export function nameOfPost(i18n: I18n, names: AuthorNames, { author, authorNumber }: Authored): string {
  return names.get(authorNumber) ?? authorName(i18n, author);
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
  /** The author's number in a thread, where each author has a colour; none after the account is deleted. */
  authorNumber?: number | null;
}

/** The author's initials; an analyst has the colour of our brand. Decorative. */
export function AuthorAvatar({ author, authorNumber }: AuthorAvatarProps) {
  const { i18n } = useLingui();
  const isAnalyst = author?.analyst === true;
  const colours = isAnalyst || !authorNumber ? undefined : authorColours(authorNumber);
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

/** Returns the colours of an author's mark, as styles: the same in the whole thread. */
export function authorColours(authorNumber: number) {
  const { badge, letters } = coloursOfName(`author ${authorNumber}`);
  return { backgroundColor: badge, color: letters };
}
