import { Trans, useLingui } from '@lingui/react';
import { useId } from 'react';

export type LegalDocumentName = 'terms' | 'privacy';

interface TermsCheckboxProps {
  accepted: boolean;
  onChange: (accepted: boolean) => void;
  onOpenDocument: (name: LegalDocumentName) => void;
}

const linkClasses = 'inline min-h-6 py-1 font-medium text-sky underline underline-offset-2';

/* oxlint-disable jsx-a11y/label-has-associated-control, jsx-a11y/control-has-associated-label -- Trans puts the texts in */

/** The box beside two buttons that open the documents; only the words outside them tick it. */
export function TermsCheckbox({ accepted, onChange, onOpenDocument }: TermsCheckboxProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <div className="flex items-start gap-1 text-sm text-muted">
      <label htmlFor={id} className="-ml-3 -mt-2.5 inline-flex size-11 shrink-0 items-center justify-center">
        <input
          id={id}
          type="checkbox"
          checked={accepted}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={`${id}-text`}
          aria-label={i18n.t('I agree to the Terms and Conditions and the Privacy Policy')}
          className="size-5 accent-turf"
        />
      </label>
      <p id={`${id}-text`}>
        <Trans
          id="<0>I agree to the</0> <1>Terms and Conditions</1> and the <2>Privacy Policy</2>."
          components={{
            0: <label htmlFor={id} />,
            1: <button type="button" className={linkClasses} onClick={() => onOpenDocument('terms')} />,
            2: <button type="button" className={linkClasses} onClick={() => onOpenDocument('privacy')} />,
          }}
        />
      </p>
    </div>
  );
}
