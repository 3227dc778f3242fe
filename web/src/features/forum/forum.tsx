import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ThreadForm } from './thread-form.tsx';
import { ThreadList } from './thread-list.tsx';

interface ForumProps {
  /** Only threads about this match, where one is named. */
  matchKey: string | undefined;
  onOpened: (threadId: string) => void;
}

/** The forum as members see it: a new thread to be opened, and those that are there. */
export function Forum({ matchKey, onOpened }: ForumProps) {
  const { i18n } = useLingui();
  const [writing, setWriting] = useState(false);
  return (
    <>
      {writing ? (
        <ThreadForm matchKey={matchKey} onOpened={onOpened} onCancel={() => setWriting(false)} />
      ) : (
        <Button size="large" className="mb-6" onClick={() => setWriting(true)}>
          {i18n.t('New thread')}
        </Button>
      )}
      <h2 className="sr-only">{i18n.t('Threads')}</h2>
      <ThreadList matchKey={matchKey} />
    </>
  );
}
