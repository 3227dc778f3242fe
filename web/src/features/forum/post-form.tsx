import type { FORUM_LENGTHS } from '@gullylens/contract/http/forum';
import { useLingui } from '@lingui/react';
import { useState, type FormEvent } from 'react';
import { textOfError } from '../../platform/api/api-error.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';

const LONGEST: (typeof FORUM_LENGTHS)['body'] = 4000;

interface PostFormProps {
  /** Sentences, in English. */
  label: string;
  action: string;
  sending: {
    mutate: (body: string, options: { onSuccess: () => void }) => void;
    isPending: boolean;
    error: unknown;
  };
  /** What stands there to begin with. */
  text?: string;
  onCancel?: () => void;
}

/**
 * The text of a post and the button that sends it. The field is emptied only once its text was posted. While sending,
 * the button is not disabled: it would lose the focus.
 */
export function PostForm({ label, action, sending, text = '', onCancel }: PostFormProps) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    sending.mutate(typed, { onSuccess: () => setTyped((now) => (now === typed ? '' : now)) });
  };
  return (
    <form onSubmit={submit}>
      <TextArea
        label={i18n.t(label)}
        required
        autoFocus={onCancel !== undefined}
        maxLength={LONGEST}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {sending.error !== null && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {i18n.t(textOfError(sending.error, sentence('That was not posted. Please try again.')))}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={sending.isPending}>
          {sending.isPending ? i18n.t('Posting...') : i18n.t(action)}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {i18n.t('Cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
