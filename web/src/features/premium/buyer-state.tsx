import { useLingui } from '@lingui/react';
import type { StateCode } from '@gullylens/contract/values/indian-states';
import { useId } from 'react';
import { fieldClasses } from '../../ui/text-field.tsx';
import { stateChoices } from './state-names.ts';

interface BuyerStateProps {
  chosen: StateCode | undefined;
  onChoose: (code: StateCode | undefined) => void;
}

export function BuyerState({ chosen, onChoose }: BuyerStateProps) {
  const { i18n } = useLingui();
  const id = useId();
  const choose = (code: string) => onChoose(stateChoices.find((state) => state.code === code)?.code);
  return (
    <div className="mt-5">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {i18n.t('Your State, for the tax invoice')}
      </label>
      <select
        id={id}
        value={chosen ?? ''}
        onChange={(event) => choose(event.target.value)}
        className={`${fieldClasses} min-h-11`}
      >
        <option value="">{i18n.t('Choose a State')}</option>
        {stateChoices.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
