import { personName, STAFF_ROLES, type Role } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Input } from '@navette/shared/ui';
import { PeriodFilter } from '@navette/shared/ui-form';
import { Select } from '@navette/shared/ui-overlay';
import { useSearchText } from '@navette/shared/ui-table';
import type { ReactNode } from 'react';
import type { LogFilters as Filters } from './use-log-filters.ts';
import { $api } from '@navette/shared/api';

const EVERYBODY = 0;
const ROLES = [...STAFF_ROLES, 'driver'] as const;

/** Filters of the log: days and user; with technical details, or when set by a link, also the path of the record. */
export function LogFilters(filters: Filters): ReactNode {
  const t = useT();
  return (
    <>
      <PeriodFilter label={t('logs.period')} period={filters.period} />
      <UserFilter {...filters} />
      {(filters.technical || filters.url !== '') && <RecordFilter {...filters} />}
    </>
  );
}

function UserFilter({ user, setUser }: Filters): ReactNode {
  const t = useT();
  const { data: users = [] } = useUsersByRoles(ROLES);
  const known = users
    .map((user) => ({ value: user.id, label: personName(user, 'list') }))
    .toSorted((left, right) => left.label.localeCompare(right.label));
  // The user from a link may be missing in the list: a client, or a deleted user.
  const linked =
    user !== undefined && !known.some(({ value }) => value === user)
      ? [{ value: user, label: t('logs.user.number', { id: String(user) }) }]
      : [];
  return (
    <Select
      aria-label={t('logs.user')}
      value={user ?? EVERYBODY}
      options={[{ value: EVERYBODY, label: t('logs.user.all') }, ...linked, ...known]}
      onChange={(id) => setUser(id === EVERYBODY ? undefined : id)}
      style={{ maxWidth: '12rem' }}
    />
  );
}

function RecordFilter({ url, setUrl }: Filters): ReactNode {
  const t = useT();
  const { text, type, apply } = useSearchText(url, setUrl);
  return (
    <Input
      type="search"
      width="11rem"
      maxLength={200}
      aria-label={t('logs.record')}
      placeholder={t('logs.record.placeholder')}
      autoComplete="off"
      value={text}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply();
      }}
    />
  );
}

/** Users with some roles, as select options; an error shows at the select. Pass a stable array. */
const useUsersByRoles = (roles: readonly Role[]) =>
  $api.useQuery(
    'post',
    '/service/user/findByRoles',
    { body: { roles: [...roles] } },
    { meta: { failure: 'inPlace' }, staleTime: 5 * 60_000 },
  );
