import { useLingui } from '@lingui/react';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';

interface CopyButtonProps {
  text: string;
  /** What is copied, as the button's label. */
  label: string;
}

/** Copies a text and confirms it until the button loses focus. Browsers may refuse, mainly without https. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { i18n } = useLingui();
  const [state, setState] = useState<'copy' | 'copied' | 'failed'>('copy');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  const labels = {
    copy: label,
    copied: i18n.t('Copied'),
    failed: i18n.t('Your browser does not allow copying here'),
  };
  const Icon = state === 'copied' ? Check : Copy;
  return (
    <Button look="outline" onClick={() => void copy()} onBlur={() => setState('copy')}>
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">{labels[state]}</span>
    </Button>
  );
}
