import type { DeskAnalysisDetail } from '@gullylens/contract/http/desk-analyses';
import { useLingui } from '@lingui/react';
import { useState, type FormEvent } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { textOfError } from '../../platform/api/api-error.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { SideChoice } from './side-choice.tsx';
import { useDeskChange } from './use-desk-change.ts';

/** The elevens as they were announced; forecasts and line-ups go by them from then on. */
export function ElevensForm({ detail }: { detail: DeskAnalysisDetail }) {
  const { i18n } = useLingui();
  const { matchKey, members, announced, analysis } = detail;
  const [teamA, setTeamA] = useState<readonly string[]>(announced?.teamA ?? []);
  const [teamB, setTeamB] = useState<readonly string[]>(announced?.teamB ?? []);
  const change = useDeskChange(matchKey);
  const names = [analysis.recentForm.teamA.team, analysis.recentForm.teamB.team] as const;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { teamA: [...teamA], teamB: [...teamB] };
    change.run(() =>
      callApi('POST /api/v1/desk/analyses/{matchKey}/lineup/', { params: { matchKey }, body }),
    );
  };
  const complete = [teamA, teamB].every(({ length }) => length === 11 || length === 12);
  return (
    <form onSubmit={submit}>
      <p className="mb-4 text-sm text-muted">
        {i18n.t('Eleven a side, or twelve where an impact player is named beside them.')}
      </p>
      <div className="grid gap-6 md:grid-cols-2">
        <SideChoice name={names[0]} members={members} chosen={teamA} onChange={setTeamA} />
        <SideChoice name={names[1]} members={members} chosen={teamB} onChange={setTeamB} />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button type="submit" busy={change.isPending} disabled={!complete}>
          {i18n.t('Enter the elevens')}
        </Button>
        <p role="status" className={change.error ? 'text-sm text-danger' : 'text-sm text-turf'}>
          {change.saved && i18n.t('Saved.')}
          {change.error && i18n.t(textOfError(change.error, sentence('The change was not saved.')))}
        </p>
      </div>
    </form>
  );
}
