import { useLingui } from '@lingui/react';
import { type Dispatch, type SetStateAction, useRef } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/controls/fields.tsx';
import { Form } from '../../ui/controls/form.tsx';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { POST_LENGTH } from './post-length.ts';

/** The props of `PostForm`. */
export interface PostFormProps {
  /** Label of the field and of the button, as `sentence()`s. */
  label: string;
  action: string;
  sending: {
    mutate: (body: string, options: { onSuccess: () => void }) => void;
    isPending: boolean;
    error: unknown;
  };
  text: string;
  onType: Dispatch<SetStateAction<string>>;
  /** A rule beside the button. */
  hint?: string;
  /** Given when a post is edited. */
  onCancel?: () => void;
}

/**
 * The text of a post and its send button. The field is cleared only after the post was accepted. The button is not
 * disabled while sending, because it would lose the focus.
 */
export function PostForm({ label, action, sending, text, onType, hint, onCancel }: PostFormProps) {
  const { i18n } = useLingui();
  const submit = () => {
    if (sending.isPending) return;
    sending.mutate(text, { onSuccess: () => onType((now) => (now === text ? '' : now)) });
  };
  return (
    <Form onSubmit={submit}>
      <TextArea
        label={i18n.t(label)}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened the post to change it
        autoFocus={onCancel !== undefined}
        maxLength={POST_LENGTH}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      <InlineError
        error={sending.error}
        otherwise={sentence('That was not posted. Please try again.')}
        className="mt-2"
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {hint && <p className="min-w-0 flex-1 basis-40 text-xs text-muted">{hint}</p>}
        <Button type="submit" aria-disabled={sending.isPending}>
          {sending.isPending ? i18n.t('Posting...') : i18n.t(action)}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {i18n.t('Cancel')}
          </Button>
        )}
      </div>
    </Form>
  );
}

/**
 * Returns the idempotency key of a post. The same text sent again has the same key, so that the server recognises it;
 * another text has another key. Undefined on a page without HTTPS, which cannot generate one.
 */
export function useIdempotencyKey(): (text: string) => string | undefined {
  const last = useRef<{ text: string; key: string | undefined }>(undefined);
  return (text) => {
    if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID?.() };
    return last.current.key;
  };
}
