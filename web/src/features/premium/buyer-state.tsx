import { useLingui } from '@lingui/react';
import type { StateCode } from '@gullylens/contract/values/indian-states';
import { useEffect, useId, useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { fieldClasses } from '../../ui/text-field.tsx';
import { stateChoices } from './state-names.ts';

/** Whether the plan is taxed, in which case the law wants the buyer's State; null until that is known. */
export function usePlanIsTaxed(): boolean | null {
  const [taxed, setTaxed] = useState<boolean | null>(null);
  useEffect(() => {
    let wanted = true;
    callApi('GET /api/subscriptions/plans/').then(
      ({ data }) => wanted && setTaxed(data.some((plan) => plan.gstPercent !== null)),
      (error: unknown) => {
        reportProblem('The plan could not be read.', error);
        if (wanted) setTaxed(false);
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  return taxed;
}

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
