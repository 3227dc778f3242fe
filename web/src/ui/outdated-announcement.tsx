import { useLingui } from '@lingui/react';

/** Announces to screen readers once that data is out of date. Contains no age, because that changes every minute. */
export function OutdatedAnnouncement({ isOutdated }: { isOutdated: boolean }) {
  const { i18n } = useLingui();
  return (
    <span role="status" className="sr-only">
      {isOutdated && i18n.t('The data may be out of date.')}
    </span>
  );
}
