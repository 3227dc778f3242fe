import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { paths } from '../../platform/links.ts';
import { buttonClasses } from '../../ui/controls/button.tsx';

/** The link shown when a URL leads to nothing. */
export function MatchesLink() {
  const { i18n } = useLingui();
  return (
    <Link to={paths.matches} className={buttonClasses('primary')}>
      {i18n.t('All matches')}
    </Link>
  );
}
