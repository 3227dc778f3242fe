import type { ForumPost } from '@gullylens/contract/http/forum';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/api-client.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { threadQuery } from './forum-queries.ts';
import { PostForm } from './post-form.tsx';

interface EditPostProps {
  post: ForumPost;
  threadId: string;
  onDone: () => void;
}

/** A post of one's own, open to be changed. */
export function EditPost({ post, threadId, onDone }: EditPostProps) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (body: string) =>
      callApi('PATCH /api/v1/forum/posts/{id}/', { params: { id: post.id }, body: { body } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: threadQuery(threadId).queryKey });
      onDone();
    },
  });
  return (
    <PostForm
      label={sentence('Your post')}
      action={sentence('Save')}
      text={post.body ?? ''}
      sending={save}
      onCancel={onDone}
    />
  );
}
