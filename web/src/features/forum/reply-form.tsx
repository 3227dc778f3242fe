import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { Card } from '../../ui/card.tsx';
import { threadsKey } from './forum-queries.ts';
import { PostForm, usePostKey } from './post-form.tsx';

interface ReplyFormProps {
  threadId: string;
  onPosted: () => void;
}

/** The place to reply; empty again after each reply. */
export function ReplyForm({ threadId, onPosted }: ReplyFormProps) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const keyFor = usePostKey();
  const reply = useMutation({
    mutationFn: (body: string) =>
      callApi('POST /api/v1/forum/threads/{id}/posts/', {
        params: { id: threadId },
        body: { body, key: keyFor(`${threadId}\n${sent}\n${body}`) },
      }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: threadsKey });
      setSent((count) => count + 1);
      onPosted();
    },
  });
  return (
    <Card className="mt-6 p-4">
      <PostForm label={sentence('Your reply')} action={sentence('Reply')} sending={reply} />
      <p role="status" className="mt-2 text-sm text-turf empty:mt-0">
        {sent > 0 && i18n.t('Your reply is posted.')}
      </p>
    </Card>
  );
}
