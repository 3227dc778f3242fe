import { useLingui } from '@lingui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { TabsInAddress } from '../../ui/tabs-in-address.tsx';
import { DeskList } from './desk-list.tsx';
import { type DeskPostState, ForumPostCard, deskPostsQuery } from './forum-post-card.tsx';

const states = [
  { key: 'reported', label: sentence('Reported') },
  { key: 'hidden', label: sentence('Hidden') },
] as const;

/** Posts of the forum that members reported, longest waiting first, and those that are hidden. */
export function ForumDesk() {
  const { i18n } = useLingui();
  return (
    <TabsInAddress name="posts" label={i18n.t('Posts by state')} tabs={states}>
      {(state) => <PostList key={state} state={state} />}
    </TabsInAddress>
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
