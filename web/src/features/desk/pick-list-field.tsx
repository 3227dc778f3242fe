import type { DeskAnalysisDetail } from '@gullylens/contract/http/desk-analyses';
import { useLingui } from '@lingui/react';
import { X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MemberSelect } from './member-select.tsx';
import { REASON_LENGTH, type Pick } from './pick-field.tsx';

/** Most players that a list may name. */
const MOST_PICKS = 5;

interface PickListFieldProps {
  label: string;
  members: DeskAnalysisDetail['members'];
  /** Null leaves the engine's list. */
  picks: Pick[] | null;
  onChange: (picks: Pick[] | null) => void;
}

/** Up to five players, each with why. */
export function PickListField({ label, members, picks, onChange }: PickListFieldProps) {
  const { i18n } = useLingui();
  const chosen = picks ?? [];
  const free = members.filter(({ key }) => chosen.every((pick) => pick.key !== key));
  const remove = (key: string) => {
    const left = chosen.filter((pick) => pick.key !== key);
    onChange(left.length === 0 ? null : left);
  };
  const explain = (key: string, reason: string) =>
    onChange(chosen.map((pick) => (pick.key === key ? { key, reason } : pick)));
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-bold">{label}</legend>
      {picks === null && <p className="text-sm text-muted">{i18n.t('As the engine chose.')}</p>}
      <ul className="space-y-3">
        {chosen.map(({ key, reason }) => {
          const name = members.find((member) => member.key === key)?.name ?? key;
          return (
            <li key={key} className="flex items-end gap-2">
              <TextField
                label={i18n.t('{name}: why', { name })}
                required
                maxLength={REASON_LENGTH}
                value={reason}
                onChange={(event) => explain(key, event.target.value)}
                className="grow"
              />
              <Button
                look="quiet"
                size="icon"
                aria-label={i18n.t('Remove {name}', { name })}
                onClick={() => remove(key)}
              >
                <X aria-hidden="true" className="size-5" />
              </Button>
            </li>
          );
        })}
      </ul>
      {chosen.length < MOST_PICKS && (
        <div className="mt-2">
          <MemberSelect
            label={i18n.t('Add a player')}
            nobody={i18n.t('Choose a player')}
            members={free}
            chosen=""
            onChoose={(key) => key !== '' && onChange([...chosen, { key, reason: '' }])}
          />
        </div>
      )}
    </fieldset>
  );
}
