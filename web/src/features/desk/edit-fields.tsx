import type { AnalystEdits, DeskAnalysisDetail } from '@gullylens/contract/http/desk-analyses';
import { useLingui } from '@lingui/react';
import { sentence } from '../../platform/language/sentence.ts';
import { TextArea } from '../../ui/fields.tsx';
import { PickField, PickListField } from './pick-fields.tsx';

const reports = [
  { key: 'conditions', label: sentence('Pitch conditions') },
  { key: 'scoringPattern', label: sentence('Scoring pattern') },
  { key: 'recommendation', label: sentence('Recommendation') },
] as const;

/** Everything that an analyst writes in words. */
export const wordFields = [...reports, { key: 'note', label: sentence('What you add') }] as const;

/** All fields of the edits, in the order of the form. */
export const editFields = [
  ...reports,
  { key: 'captain', label: sentence('Captain') },
  { key: 'viceCaptain', label: sentence('Vice-captain') },
  { key: 'trumpPlayers', label: sentence('Trump players') },
  { key: 'flopPlayers', label: sentence('Flop players') },
  { key: 'note', label: sentence('What you add') },
] as const;

const REPORT_LENGTH = 600;
const NOTE_LENGTH = 2000;

interface EditFieldsProps {
  detail: DeskAnalysisDetail;
  edits: AnalystEdits;
  onChange: (part: Partial<AnalystEdits>) => void;
}

/** A field for each thing that an analyst may put in the engine’s place; empty, it shows the engine’s. */
export function EditFields({ detail: { analysis, members }, edits, onChange }: EditFieldsProps) {
  const { i18n } = useLingui();
  const { primary, alternative } = analysis.captainChoices;
  return (
    <>
      <p className="text-sm text-muted">{i18n.t('What you leave empty stays as the engine wrote it.')}</p>
      {reports.map(({ key, label }) => (
        <TextArea
          key={key}
          label={i18n.t(label)}
          maxLength={REPORT_LENGTH}
          placeholder={analysis.pitchReport[key]}
          value={edits[key] ?? ''}
          onChange={(event) => onChange({ [key]: textOrNull(event.target.value) })}
        />
      ))}
      <PickField
        label={i18n.t('Captain')}
        engine={primary?.name}
        members={members}
        pick={edits.captain}
        onChange={(captain) => onChange({ captain })}
      />
      <PickField
        label={i18n.t('Vice-captain')}
        engine={alternative?.name}
        members={members}
        pick={edits.viceCaptain}
        onChange={(viceCaptain) => onChange({ viceCaptain })}
      />
      <PickListField
        label={i18n.t('Trump players')}
        members={members}
        picks={edits.trumpPlayers}
        onChange={(trumpPlayers) => onChange({ trumpPlayers })}
      />
      <PickListField
        label={i18n.t('Flop players')}
        members={members}
        picks={edits.flopPlayers}
        onChange={(flopPlayers) => onChange({ flopPlayers })}
      />
      <TextArea
        label={i18n.t('What you add')}
        maxLength={NOTE_LENGTH}
        value={edits.note ?? ''}
        onChange={(event) => onChange({ note: textOrNull(event.target.value) })}
      />
    </>
  );
}

function textOrNull(text: string): string | null {
  return text === '' ? null : text;
}
