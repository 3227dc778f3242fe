import type { NameMapping } from '@gullylens/contract/http/history/desk-names';
import { useLingui } from '@lingui/react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { textOfError } from '../../platform/api/api-error.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { Badge } from '../../ui/layout/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TextField } from '../../ui/controls/fields.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { pageQuery } from '../../ui/layout/pager.tsx';
import { TabsInAddress } from '../../ui/layout/tabs-in-address.tsx';
import { DeskList, deskSkeletons, innerTabClasses } from './desk-list.tsx';

type NameKind = NameMapping['kind'];

const kinds = [
  { key: 'team', label: sentence('Teams') },
  { key: 'venue', label: sentence('Grounds') },
  { key: 'player', label: sentence('Players') },
] as const;

/** The spellings of teams, venues and players, and the row that each belongs to. */
export function NamesDesk() {
  const { i18n } = useLingui();
  const [search, setSearch] = useState('');
  return (
    <TabsInAddress name="names" label={i18n.t('Kinds of names')} tabs={kinds} rowClass={innerTabClasses}>
      {(kind) => <NameList key={kind} kind={kind} search={search} onSearch={setSearch} />}
    </TabsInAddress>
  );
}

interface NameListProps {
  kind: NameKind;
  search: string;
  onSearch: (search: string) => void;
}

function NameList({ kind, search, onSearch }: NameListProps) {
  const { i18n } = useLingui();
  const [page, setPage] = useState(1);
  const [changing, setChanging] = useState<NameMapping | null>(null);
  const names = useNames(kind, search, page);
  return (
    <>
      <TextField
        label={i18n.t('Search names')}
        type="search"
        maxLength={80}
        value={search}
        onChange={(event) => {
          onSearch(event.target.value);
          setPage(1);
        }}
        className="max-w-md"
      />
      <p className="mt-2 mb-4 text-sm text-muted">
        {i18n.t('Change a spelling that belongs to another name.')}
      </p>
      <DeskList query={names} page={page} onGoTo={setPage} empty={i18n.t('No names found')}>
        {(found) => (
          <ul className="grid grid-cols-1 overflow-hidden rounded-card border border-line bg-surface px-4 md:grid-cols-2 md:gap-x-10">
            {found.map((mapping) => (
              <NameLine
                key={mapping.spelling}
                name={mapping.spelling}
                action={i18n.t('Change')}
                onAction={() => setChanging(mapping)}
              >
                {mapping.name !== mapping.spelling && i18n.t('stands for {name}', { name: mapping.name })}{' '}
                {mapping.setBy === 'analyst' && (
                  <Badge isPlain tone="turf">
                    {i18n.t('Set by an analyst')}
                  </Badge>
                )}
              </NameLine>
            ))}
          </ul>
        )}
      </DeskList>
      {changing && <NameDialog mapping={changing} onClose={() => setChanging(null)} />}
    </>
  );
}

/** Reassigns a spelling to another row. Matches recorded under the spelling move with it. */
function NameDialog({ mapping, onClose }: { mapping: NameMapping; onClose: () => void }) {
  const { kind, spelling } = mapping;
  const { i18n } = useLingui();
  const client = useQueryClient();
  const [search, setSearch] = useState(spelling);
  const names = useNames(kind, search);
  const correct = useMutation({
    mutationFn: (key: string) => callApi('PUT /api/v1/desk/names/', { body: { kind, spelling, key } }),
    onSuccess: async () => {
      onClose();
      await client.invalidateQueries({ queryKey: ['GET /api/v1/desk/names/'] });
    },
  });
  return (
    <Modal title={i18n.t('Whom does {spelling} stand for?', { spelling })} onClose={onClose}>
      <p className="mb-4 text-sm text-muted">
        {i18n.t('All matches under this spelling move to the entry you choose.')}
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
      <QueryState
        query={names}
        skeletons={deskSkeletons}
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyState title={i18n.t('No names found')} />}
      >
        {({ data }) => (
          <ul className="divide-y divide-line">
            {[...new Map(data.map((row) => [row.key, row])).values()].map(({ key, name }) => (
              <NameLine
                key={key}
                name={name}
                action={i18n.t('Choose')}
                busy={correct.isPending}
                onAction={() => correct.mutate(key)}
              />
            ))}
          </ul>
        )}
      </QueryState>
    </Modal>
  );
}

interface NameLineProps {
  name: string;
  action: string;
  busy?: boolean;
  onAction: () => void;
  children?: ReactNode;
}

function NameLine({ name, action, busy, onAction, children }: NameLineProps) {
  return (
    <li className="-mt-px flex min-h-14 items-center justify-between gap-4 border-t border-line py-1">
      <p className="min-w-0 text-sm wrap-anywhere">
        <span className="font-semibold">{name}</span>
        {children && <span className="block text-muted">{children}</span>}
      </p>
      <Button look="quiet" className="-mr-3 shrink-0 px-3! text-sky!" disabled={busy} onClick={onAction}>
        {action}
        <span className="sr-only">{name}</span>
      </Button>
    </li>
  );
}

/** Names of a kind; `typed` is part of a spelling or name, or empty for all. */
function useNames(kind: NameKind, typed: string, page = 1) {
  const search = useDeferredValue(typed).trim();
  const query = { kind, ...pageQuery(page), ...(search !== '' && { search }) };
  return useQuery({
    ...apiQuery('GET /api/v1/desk/names/', { query }),
    placeholderData: keepPreviousData,
  });
}
