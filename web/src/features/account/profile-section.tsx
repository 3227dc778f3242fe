import type { User } from '@gullylens/contract/http/auth';
import { useLingui } from '@lingui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { Button } from '../../ui/controls/button.tsx';
import { longDayText } from '../../ui/text/full-dates.ts';
import { TextField } from '../../ui/controls/fields.tsx';
import { Form } from '../../ui/controls/form.tsx';
import { SaveStatus } from '../../ui/feedback/inline-error.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { SectionCard } from '../../ui/layout/section.tsx';
import { twoColumns } from '../../ui/layout/two-columns.ts';

const accountQuery = apiQuery('GET /api/account/');

/**
 * The name, which is editable. `onSaved` gets the user with the new name, for the session.
 */
export function ProfileSection({ onSaved }: { onSaved: (user: User) => void }) {
  const { i18n } = useLingui();
  const account = useQuery(accountQuery);
  const data = account.data?.data;
  const placeholder = account.isPending ? '\u00a0' : undefined;
  return (
    <SectionCard
      title={i18n.t('Profile')}
      note={data ? i18n.t('Joined {date}', { date: longDayText(i18n, data.createdAt) }) : placeholder}
    >
      <QueryState query={account} skeletons={['h-17', 'h-11 w-28']}>
        {({ data: { user } }) => <NameForm key={user.id} user={user} onSaved={onSaved} />}
      </QueryState>
    </SectionCard>
  );
}

const NAME_LENGTH = 50;

function NameForm({ user, onSaved }: { user: User; onSaved: (user: User) => void }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const [first, setFirst] = useState(user.first_name);
  const [last, setLast] = useState(user.last_name);
  const save = useMutation({
    mutationFn: () => callApi('PATCH /api/account/', { body: { first_name: first, last_name: last } }),
    onSuccess: (answer) => {
      client.setQueryData(accountQuery.queryKey, answer);
      onSaved(answer.data.user);
    },
  });
  return (
    <Form onSubmit={() => save.mutate()}>
      <div className={`${twoColumns} gap-3`}>
        <TextField
          label={i18n.t('First name')}
          required
          maxLength={NAME_LENGTH}
          autoComplete="given-name"
          value={first}
          onChange={(event) => setFirst(event.target.value)}
        />
        <TextField
          label={i18n.t('Last name')}
          maxLength={NAME_LENGTH}
          autoComplete="family-name"
          value={last}
          onChange={(event) => setLast(event.target.value)}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button type="submit" look="outline" busy={save.isPending}>
          {i18n.t('Save name')}
        </Button>
        <SaveStatus change={save} otherwise={sentence('The name was not saved.')} />
      </div>
    </Form>
  );
}
