import type { DeskAnalysisDetail } from '@gullylens/contract/http/desk-analyses';
import { useLingui } from '@lingui/react';

/** An eleven, and the impact player beside it. */
const MOST_OF_A_SIDE = 12;

interface SideChoiceProps {
  name: string;
  members: DeskAnalysisDetail['members'];
  chosen: readonly string[];
  /** While it is being entered: a tick made now would be neither in it nor after it. */
  isFixed: boolean;
  onChange: (chosen: readonly string[]) => void;
}

/** Who of one side plays. */
export function SideChoice({ name, members, chosen, isFixed, onChange }: SideChoiceProps) {
  const { i18n } = useLingui();
  const side = members.filter(({ team }) => team === name);
  const toggle = (key: string) =>
    onChange(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key]);
  return (
    <fieldset disabled={isFixed}>
      <legend className="flex w-full justify-between gap-4 font-bold">
        <span className="wrap-anywhere">{name}</span>
        <span className="shrink-0 text-muted tabular">
          {i18n.t('{count} of 11', { count: chosen.length })}
        </span>
      </legend>
      <ul className="mt-2 divide-y divide-line">
        {side.map(({ key, name: player }) => (
          <li key={key}>
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={chosen.includes(key)}
                disabled={!chosen.includes(key) && chosen.length === MOST_OF_A_SIDE}
                onChange={() => toggle(key)}
                className="size-5 accent-turf"
              />
              {player}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
