import type { DeskAnalysisDetail } from '@gullylens/contract/http/desk-analyses';
import { useLingui } from '@lingui/react';
import type { FormEvent } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { ChangeConflict } from './change-conflict.tsx';
import { ChangeStatus } from './change-status.tsx';
import { SideChoice } from './side-choice.tsx';
import { useDeskChange } from './use-desk-change.ts';
import { areSame, type Elevens, type UnsavedElevens } from './use-unsaved-elevens.ts';

interface ElevensFormProps {
  detail: DeskAnalysisDetail;
  unsaved: UnsavedElevens | null;
  onChange: (unsaved: UnsavedElevens | null) => void;
}

const nobody: Elevens = { teamA: [], teamB: [] };

/** The elevens as they were announced; forecasts and line-ups go by them from then on. */
export function ElevensForm({ detail, unsaved, onChange }: ElevensFormProps) {
  const { i18n } = useLingui();
  const { matchKey, members, announced, analysis } = detail;
  const { elevens, begunOn } = unsaved ?? { elevens: announced ?? nobody, begunOn: announced };
  const conflict = !areSame(begunOn, announced);
  const change = useDeskChange(matchKey);
  const names = [analysis.recentForm.teamA.team, analysis.recentForm.teamB.team] as const;
  const tick = (side: Partial<Elevens>) => onChange({ elevens: { ...elevens, ...side }, begunOn });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { teamA: [...elevens.teamA], teamB: [...elevens.teamB] };
    change.run(() =>
      callApi('POST /api/v1/desk/analyses/{matchKey}/lineup/', { params: { matchKey }, body }),
    );
  };
  const complete = [elevens.teamA, elevens.teamB].every(({ length }) => length === 11 || length === 12);
  return (
    <form onSubmit={submit}>
      {conflict && (
        <ChangeConflict
          onTakeTheirs={() => onChange(null)}
          onKeepMine={() => onChange({ elevens, begunOn: announced })}
        />
      )}
      <p className="mb-4 text-sm text-muted">
        {i18n.t('Eleven a side, or twelve where an impact player is named beside them.')}
      </p>
      <div className="grid gap-6 md:grid-cols-2">
        <SideChoice
          name={names[0]}
          members={members}
          chosen={elevens.teamA}
          isFixed={change.isPending}
          onChange={(teamA) => tick({ teamA })}
        />
        <SideChoice
          name={names[1]}
          members={members}
          chosen={elevens.teamB}
          isFixed={change.isPending}
          onChange={(teamB) => tick({ teamB })}
        />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button type="submit" busy={change.isPending} disabled={!complete || conflict}>
          {i18n.t('Enter the elevens')}
        </Button>
        <ChangeStatus change={change} />
      </div>
    </form>
  );
}
