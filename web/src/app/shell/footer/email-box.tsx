import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/fields.tsx';
import { Form } from '../../../ui/controls/form.tsx';

/** How long the confirmation is shown (specification). */
export const CONFIRMATION_MS = 3_000;

interface EmailBoxProps {
  label: string;
  action: string;
}

/** An email field in the footer and in Coming Soon. By the specification it only confirms; nothing is sent. */
export function EmailBox({ label, action }: EmailBoxProps) {
  const { i18n } = useLingui();
  const [email, setEmail] = useState('');
  const [isThanked, setIsThanked] = useState(false);

  useEffect(() => {
    if (!isThanked) return;
    const timer = setTimeout(() => setIsThanked(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isThanked]);

  const submit = () => {
    if (email.trim() === '') return;
    setEmail('');
    setIsThanked(true);
  };

  return (
    <Form onSubmit={submit} className="max-w-md max-sm:w-full">
      <div className="flex flex-wrap gap-2">
        <TextField
          label={label}
          hideLabel
          type="email"
          required
          autoComplete="email"
          placeholder="you@example.com"
          className="min-w-40 flex-1"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" look="outline">
          {action}
        </Button>
      </div>
      <p role="status" className="mt-2 text-sm text-turf empty:mt-0">
        {isThanked && i18n.t('Thanks for subscribing!')}
      </p>
    </Form>
  );
}
