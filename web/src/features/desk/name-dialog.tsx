import type { NameMapping } from '@gullylens/contract/http/desk-names';
import { useLingui } from '@lingui/react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { textOfError } from '../../platform/api/api-error.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { Modal } from '../../ui/modal.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DeskState } from './desk-state.tsx';
import { NameLine } from './name-line.tsx';
import { allNames, namesQuery } from './names-queries.ts';

interface NameDialogProps {
  mapping: NameMapping;
  onClose: () => void;
}

/** Says anew whom a spelling stands for: the matches told under it follow. */
export function NameDialog({ mapping: { kind, spelling }, onClose }: NameDialogProps) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const [search, setSearch] = useState(spelling);
  const correct = useMutation({
    mutationFn: (key: string) => callApi('PUT /api/v1/desk/names/', { body: { kind, spelling, key } }),
    onSuccess: async () => {
      onClose();
      await client.invalidateQueries({ queryKey: allNames });
    },
  });
  return (
    <Modal title={i18n.t('Whom does {spelling} stand for?', { spelling })} onClose={onClose}>
      <p className="mb-4 text-sm text-muted">
        {i18n.t('Every match told under this spelling goes to the one that you choose.')}
      </p>
      <TextField
        label={i18n.t('Search names')}
        type="search"
        maxLength={80}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p role="alert" className="min-h-6 text-sm text-danger">
        {correct.isError && i18n.t(textOfError(correct.error, sentence('The name was not changed.')))}
      </p>
      <Candidates
        kind={kind}
        search={useDeferredValue(search)}
        busy={correct.isPending}
        onChoose={(key) => correct.mutate(key)}
      />
    </Modal>
  );
}

interface CandidatesProps {
  kind: NameMapping['kind'];
  search: string;
  busy: boolean;
  onChoose: (key: string) => void;
}

function Candidates({ kind, search, busy, onChoose }: CandidatesProps) {
  const { i18n } = useLingui();
  const names = useQuery({ ...namesQuery({ kind, search, page: 1 }), placeholderData: keepPreviousData });
  const rows = new Map((names.data?.data ?? []).map((mapping) => [mapping.key, mapping]));
  if (rows.size === 0) return <DeskState query={names} empty={i18n.t('No names found')} />;
  return (
    <ul className="divide-y divide-line">
      {[...rows.values()].map((mapping) => (
        <NameLine
          key={mapping.key}
          name={mapping.name}
          action={i18n.t('Choose')}
          busy={busy}
          onAction={() => onChoose(mapping.key)}
        />
      ))}
    </ul>
  );
}
