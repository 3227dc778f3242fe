import type { DeskAnalysisDetail } from '@gullylens/contract/http/desk-analyses';
import { useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { fieldClasses } from '../../ui/text-field.tsx';

interface MemberSelectProps {
  label: string;
  /** What choosing nobody is called. */
  nobody: string;
  members: DeskAnalysisDetail['members'];
  /** A key, or empty for nobody. */
  chosen: string;
  onChoose: (key: string) => void;
}

/** Somebody of the two sides, by side. */
export function MemberSelect({ label, nobody, members, chosen, onChoose }: MemberSelectProps) {
  const id = useId();
  const teams = [...new Set(members.map(({ team }) => team))];
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
        className={classNames(fieldClasses, 'min-h-11')}
      >
        <option value="">{nobody}</option>
        {teams.map((team) => (
          <optgroup key={team} label={team}>
            {members
              .filter((member) => member.team === team)
              .map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
