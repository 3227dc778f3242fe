import { useLingui } from '@lingui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { useChoiceInAddress } from '../../ui/use-choice-in-address.ts';
import { DeskList } from './desk-list.tsx';
import { deskPostsQuery, type DeskPostState } from './forum-desk-queries.ts';
import { ForumPostCard } from './forum-post-card.tsx';

const states = [
  { key: 'reported', label: sentence('Reported') },
  { key: 'hidden', label: sentence('Hidden') },
] as const;

const stateKeys = states.map(({ key }) => key);

/** Posts of the forum that members reported, longest waiting first, and those that are hidden. */
export function ForumDesk() {
  const { i18n } = useLingui();
  const [state, setState] = useChoiceInAddress('posts', stateKeys, 'reported');
  return (
    <Tabs
      label={i18n.t('Posts by state')}
      tabs={states.map(({ key, label }) => ({ key, label: i18n.t(label) }))}
      selected={state}
      onSelect={setState}
    >
      <PostList key={state} state={state} />
    </Tabs>
  );
}

function PostList({ state }: { state: DeskPostState }) {
  const { i18n } = useLingui();
  const [page, setPage] = useState(1);
  const posts = useQuery({ ...deskPostsQuery(state, page), placeholderData: keepPreviousData });
  return (
    <DeskList query={posts} page={page} onGoTo={setPage} empty={i18n.t('No posts here')}>
      {(found) => (
        <ul className="space-y-4">
          {found.map((post) => (
            <li key={post.id}>
              <ForumPostCard post={post} />
            </li>
          ))}
        </ul>
      )}
    </DeskList>
  );
}
