import type { DeviceSession } from '@gullylens/contract/http/account';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { Badge } from '../../ui/layout/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ShowAllButton } from '../../ui/controls/show-all-button.tsx';
import { relativeTime } from '../../ui/text/dates.ts';
import { dateTimeText } from '../../ui/text/full-dates.ts';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { SectionCard } from '../../ui/layout/section.tsx';

const sessionsQuery = apiQuery('GET /api/account/sessions/');

/** Devices shown at first. */
const FIRST_DEVICES = 3;

/** Of two sessions the one of this device comes first, then one that was ended for safety. */
function byInterest(a: DeviceSession, b: DeviceSession): number {
  return rankOf(a) - rankOf(b);
}

function rankOf({ current, endedForSafetyAt }: DeviceSession): number {
  if (current) return 0;
  return endedForSafetyAt === null ? 2 : 1;
}

/** The user's signed-in devices, each of which can be signed out: this one first, a few others, all on request. */
export function SessionsSection({ onSignedOut }: { onSignedOut: () => void }) {
  const { i18n } = useLingui();
  const sessions = useQuery(sessionsQuery);
  const [isAllShown, setIsAllShown] = useState(false);
  const shownOf = (data: readonly DeviceSession[]) =>
    data.toSorted(byInterest).slice(0, isAllShown ? undefined : FIRST_DEVICES);
  const revokeAll = useMutation({
    mutationFn: () => callApi('DELETE /api/account/sessions/'),
    onSuccess: onSignedOut,
  });
  return (
    <SectionCard title={i18n.t('Signed-in devices')}>
      <QueryState query={sessions} skeletons={['h-12', 'h-12', 'h-12']}>
        {({ data }) => (
          <>
            <ul className="divide-y divide-line">
              {shownOf(data).map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            {!isAllShown && data.length > FIRST_DEVICES && (
              <ShowAllButton count={data.length} onShow={() => setIsAllShown(true)} />
            )}
          </>
        )}
      </QueryState>
      <div className="mt-3">
        <Button look="outline" busy={revokeAll.isPending} onClick={() => revokeAll.mutate()}>
          {i18n.t('Sign out everywhere')}
        </Button>
      </div>
      <InlineError error={revokeAll.error} className="mt-2" />
    </SectionCard>
  );
}

/** Names the device; of an unknown one, when it signed in. */
function deviceText(i18n: I18n, { browser, system, signedInAt }: DeviceSession): string {
  if (browser !== null && system !== null) return i18n.t('{browser} on {system}', { browser, system });
  return browser ?? system ?? i18n.t('Signed in {moment}', { moment: dateTimeText(i18n, signedInAt) });
}

/** Returns when a session was last used. Of other devices only the last token refresh is known. */
function lastUseText(i18n: I18n, { endedForSafetyAt, current, lastUsedAt }: DeviceSession): string {
  if (endedForSafetyAt !== null) {
    return i18n.t('Ended for your safety: someone else had used this session.');
  }
  if (current) return i18n.t('In use now');
  const time = relativeTime(i18n, Date.parse(lastUsedAt));
  return i18n.t('Last used: {time}', { time });
}

function SessionRow({ session }: { session: DeviceSession }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => callApi('DELETE /api/account/sessions/{id}/', { params: { id: session.id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  const isRevoked = session.endedForSafetyAt !== null;
  const device = deviceText(i18n, session);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0">
      <div>
        <p className="font-semibold">
          {device} {session.current && <Badge tone="turf">{i18n.t('This device')}</Badge>}
        </p>
        <p className="text-sm text-muted">{lastUseText(i18n, session)}</p>
        <InlineError error={revoke.error} />
      </div>
      {!session.current && !isRevoked && (
        <Button look="quiet" busy={revoke.isPending} onClick={() => revoke.mutate()}>
          {i18n.t('Sign out')} <span className="sr-only">{device}</span>
        </Button>
      )}
    </li>
  );
}
