import { useLingui } from '@lingui/react';
import { Share2 } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { loadToasts, showError } from '../../ui/feedback/toast.ts';

interface ShareButtonProps {
  /** What is shared, for the device's share sheet. */
  title: string;
  path: string;
}

/** Opens the device's share sheet for a link of this site; without one, copies the link. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const { i18n } = useLingui();
  const label = i18n.t('Share');
  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    // The visitor may close the sheet, which rejects.
    if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(() => undefined);
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      return showError(i18n.t('Your browser does not allow copying here'));
    }
    (await loadToasts()).success(i18n.t('Link copied'));
  };
  return (
    <Button look="quiet" size="icon" aria-label={label} title={label} onClick={() => void share()}>
      <Share2 aria-hidden="true" className="size-5" />
    </Button>
  );
}
