import { useLingui } from '@lingui/react';
import { textOfError } from '../../platform/api/api-error.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { classNames } from '../text/class-names.ts';

interface InlineErrorProps {
  /** Nothing is shown while it is null. */
  error: unknown;
  /** In English, for an error that has no text of its own. */
  otherwise?: string;
  className?: string;
}

const didNotWork = sentence('That did not work. Please try again.');

/** Why something was not done, beside what was pressed. */
export function InlineError({ error, otherwise = didNotWork, className }: InlineErrorProps) {
  const { i18n } = useLingui();
  if (error === null) return null;
  return (
    <p role="alert" className={classNames('text-sm text-danger', className)}>
      {i18n.t(textOfError(error, otherwise))}
    </p>
  );
}

/** Whether the last change was saved, or why it was not. */
export function SaveStatus({ saved, error, otherwise = didNotWork }: InlineErrorProps & { saved: boolean }) {
  const { i18n } = useLingui();
  return (
    <p role="status" className={error === null ? 'text-sm text-turf' : 'text-sm text-danger'}>
      {saved && i18n.t('Saved.')}
      {error !== null && i18n.t(textOfError(error, otherwise))}
    </p>
  );
}
