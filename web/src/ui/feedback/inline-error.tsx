import { useLingui } from '@lingui/react';
import { textOfError } from '../../platform/api/api-error.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { classNames } from '../text/class-names.ts';

interface InlineErrorProps {
  /** The error of a mutation; null shows nothing. */
  error: unknown;
  /** The fallback for an error without its own text: a `sentence()`. */
  otherwise?: string;
  className?: string;
}

const didNotWork = sentence('That did not work. Please try again.');

/** Why an action failed, shown beside its button and announced. */
export function InlineError({ error, otherwise = didNotWork, className }: InlineErrorProps) {
  const { i18n } = useLingui();
  if (error === null) return null;
  return (
    <p role="alert" className={classNames('text-sm text-danger', className)}>
      {i18n.t(textOfError(error, otherwise))}
    </p>
  );
}

interface SaveStatusProps {
  /** The mutation of React Query whose outcome is shown. */
  change: { isSuccess: boolean; error: unknown };
  otherwise?: string;
  /** The server's reason in more detail, in English. */
  details?: string | undefined;
}

/** Whether the last change was saved, or why not. */
export function SaveStatus({
  change: { isSuccess, error },
  otherwise = didNotWork,
  details,
}: SaveStatusProps) {
  const { i18n } = useLingui();
  return (
    <p role="status" className={error === null ? 'text-sm text-turf' : 'text-sm text-danger'}>
      {isSuccess && i18n.t('Saved.')}
      {error !== null && [i18n.t(textOfError(error, otherwise)), details].filter(Boolean).join(' ')}
    </p>
  );
}
