import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';

interface CopyButtonProps {
  text: string;
  words: { copy: string; copied: string; failed: string };
}

/** Puts a text on the clipboard and says so until the reader moves on. Browsers may refuse, above all without https. */
export function CopyButton({ text, words }: CopyButtonProps) {
  const [state, setState] = useState<'copy' | 'copied' | 'failed'>('copy');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  const Icon = state === 'copied' ? Check : Copy;
  return (
    <Button look="outline" onClick={() => void copy()} onBlur={() => setState('copy')}>
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">{words[state]}</span>
    </Button>
  );
}
