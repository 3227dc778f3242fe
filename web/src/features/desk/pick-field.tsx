import type { AnalystEdits, DeskAnalysisDetail } from '@gullylens/contract/http/desk-analyses';
import { useLingui } from '@lingui/react';
import { TextField } from '../../ui/text-field.tsx';
import { MemberSelect } from './member-select.tsx';

export type Pick = NonNullable<AnalystEdits['captain']>;

/** Longest reason for a pick. */
export const REASON_LENGTH = 300;

interface PickFieldProps {
  label: string;
  /** Whom the engine chose. */
  engine: string | undefined;
  members: DeskAnalysisDetail['members'];
  pick: Pick | null;
  onChange: (pick: Pick | null) => void;
}

/** One player and why; nobody leaves the engine's choice. */
export function PickField({ label, engine, members, pick, onChange }: PickFieldProps) {
  const { i18n } = useLingui();
  const nobody = engine === undefined ? i18n.t('Nobody') : i18n.t('As the engine: {name}', { name: engine });
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <MemberSelect
        label={label}
        nobody={nobody}
        members={members}
        chosen={pick?.key ?? ''}
        onChoose={(key) => onChange(key === '' ? null : { key, reason: pick?.reason ?? '' })}
      />
      {pick && (
        <TextField
          label={i18n.t('Why')}
          required
          maxLength={REASON_LENGTH}
          value={pick.reason}
          onChange={(event) => onChange({ ...pick, reason: event.target.value })}
        />
      )}
    </div>
  );
}
