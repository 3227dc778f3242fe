import { useLingui } from '@lingui/react';

/** What Premium costs, in a sentence. Takes its place, unseen, until the price is known (null). */
export function PriceNote({ price }: { price: string | null }) {
  const { i18n } = useLingui();
  return (
    <span className={price === null ? 'invisible' : undefined}>
      {i18n.t('{price} for one month, including GST. Does not renew.', { price: price ?? '' })}
    </span>
  );
}
