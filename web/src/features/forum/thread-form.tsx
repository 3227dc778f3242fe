import type { FORUM_LENGTHS } from '@gullylens/contract/http/forum';
import { useLingui } from '@lingui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { textOfError } from '../../platform/api/api-error.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { fieldClasses, TextField } from '../../ui/text-field.tsx';
import { matchChoicesQuery, threadsKey } from './forum-queries.ts';
import { usePostKey } from './use-post-key.ts';

const LENGTHS: Pick<typeof FORUM_LENGTHS, 'title' | 'body'> = { title: 120, body: 4000 };

interface ThreadFormProps {
  /** The match that is chosen to begin with. */
  matchKey: string | undefined;
  onOpened: (threadId: string) => void;
  onCancel: () => void;
}

/** A new thread: title, first post, and the match it is about. What was typed stays until it is sent. */
export function ThreadForm({ matchKey = '', onOpened, onCancel }: ThreadFormProps) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState({ title: '', body: '', matchKey });
  const open = useOpening(typed, onOpened);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    open.mutate();
  };
  return (
    <Card className="mb-6 p-5">
      <form onSubmit={submit} aria-label={i18n.t('New thread')} className="space-y-4">
        <TextField
          label={i18n.t('Title')}
          required
          autoFocus
          maxLength={LENGTHS.title}
          value={typed.title}
          onChange={(event) => setTyped({ ...typed, title: event.target.value })}
        />
        <MatchChoice chosen={typed.matchKey} onChoose={(next) => setTyped({ ...typed, matchKey: next })} />
        <TextArea
          label={i18n.t('First post')}
          required
          rows={4}
          maxLength={LENGTHS.body}
          value={typed.body}
          onChange={(event) => setTyped({ ...typed, body: event.target.value })}
        />
        <p className="text-sm text-muted">
          {i18n.t('Plain text. Members see your first name. No betting, no selling of tips.')}
        </p>
        {open.isError && (
          <p role="alert" className="text-sm text-danger">
            {i18n.t(textOfError(open.error, sentence('That was not posted. Please try again.')))}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="large" busy={open.isPending}>
            {i18n.t(open.isPending ? 'Posting...' : 'Open thread')}
          </Button>
          <Button look="quiet" size="large" onClick={onCancel}>
            {i18n.t('Cancel')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function useOpening(
  { title, body, matchKey }: { title: string; body: string; matchKey: string },
  onOpened: (threadId: string) => void,
) {
  const client = useQueryClient();
  const keyFor = usePostKey();
  return useMutation({
    mutationFn: () =>
      callApi('POST /api/v1/forum/threads/', {
        body: {
          title,
          body,
          matchKey: matchKey === '' ? undefined : matchKey,
          key: keyFor(`${matchKey}\n${title}\n${body}`),
        },
      }),
    onSuccess: ({ data }) => {
      void client.invalidateQueries({ queryKey: threadsKey });
      onOpened(data.id);
    },
  });
}

interface MatchChoiceProps {
  chosen: string;
  onChoose: (matchKey: string) => void;
}

function MatchChoice({ chosen, onChoose }: MatchChoiceProps) {
  const { i18n } = useLingui();
  const id = useId();
  const matches = useQuery(matchChoicesQuery).data?.data ?? [];
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {i18n.t('Match')}
      </label>
      <select
        id={id}
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
        className={`${fieldClasses} min-h-11`}
      >
        <option value="">{i18n.t('No match in particular')}</option>
        {matches.map((match) => (
          <option key={match.key} value={match.key}>
            {match.name}
          </option>
        ))}
      </select>
    </div>
  );
}
