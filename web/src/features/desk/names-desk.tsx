import type { NameMapping } from '@gullylens/contract/http/desk-names';
import { useLingui } from '@lingui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { Badge } from '../../ui/badge.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useChoiceInAddress } from '../../ui/use-choice-in-address.ts';
import { TextField } from '../../ui/fields.tsx';
import { DeskList } from './desk-list.tsx';
import { NameDialog, type NameKind, NameLine, namesQuery } from './name-dialog.tsx';

const kinds = [
  { key: 'team', label: sentence('Teams') },
  { key: 'venue', label: sentence('Grounds') },
  { key: 'player', label: sentence('Players') },
] as const;

const kindKeys = kinds.map(({ key }) => key);

/** Which spelling stands for whom, and the way to put it right. */
export function NamesDesk() {
  const { i18n } = useLingui();
  const [kind, setKind] = useChoiceInAddress('names', kindKeys, 'team');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [changing, setChanging] = useState<NameMapping | null>(null);
  const choose = (next: NameKind) => {
    setKind(next);
    setPage(1);
  };
  const look = (text: string) => {
    setSearch(text);
    setPage(1);
  };
  const tabs = kinds.map(({ key, label }) => ({ key, label: i18n.t(label) }));
  return (
    <Tabs label={i18n.t('Kinds of names')} tabs={tabs} selected={kind} onSelect={choose}>
      <TextField
        label={i18n.t('Search names')}
        type="search"
        maxLength={80}
        value={search}
        onChange={(event) => look(event.target.value)}
        className="mb-4 max-w-md"
      />
      <NameList
        key={kind}
        kind={kind}
        search={useDeferredValue(search)}
        page={page}
        onGoTo={setPage}
        onChange={setChanging}
      />
      {changing && <NameDialog mapping={changing} onClose={() => setChanging(null)} />}
    </Tabs>
  );
}

interface NameListProps {
  kind: NameKind;
  search: string;
  page: number;
  onGoTo: (page: number) => void;
  onChange: (mapping: NameMapping) => void;
}

function NameList({ kind, search, page, onGoTo, onChange }: NameListProps) {
  const { i18n } = useLingui();
  const names = useQuery({ ...namesQuery({ kind, search, page }), placeholderData: keepPreviousData });
  return (
    <DeskList query={names} page={page} onGoTo={onGoTo} empty={i18n.t('No names found')}>
      {(found) => (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4">
          {found.map((mapping) => (
            <NameLine
              key={mapping.spelling}
              name={mapping.spelling}
              action={i18n.t('Change')}
              onAction={() => onChange(mapping)}
            >
              {i18n.t('stands for {name}', { name: mapping.name })}{' '}
              {mapping.setBy === 'analyst' && <Badge tone="turf">{i18n.t('Set by an analyst')}</Badge>}
            </NameLine>
          ))}
        </ul>
      )}
    </DeskList>
  );
}
