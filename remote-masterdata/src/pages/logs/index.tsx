import { useFormats, useT } from '@navette/shared/i18n';
import { Alert, Page, Input, Box, Button, Text } from '@navette/shared/ui';
import { Switch, Select, Dialog } from '@navette/shared/ui-overlay';
import {
  DataTable,
  MissingRecord,
  useOpenedRow,
  useOpenRecord,
  useSearchText,
  type RowAction,
} from '@navette/shared/ui-table';
import { useCallback, useMemo, type ReactNode } from 'react';
import { logColumns } from './log-columns.tsx';
import { type LogEntry, logSentence } from '../../entities/log/log-sentence.ts';
import { MOST_LINES, useLogs, useLogFilters, type LogFilters, roleText } from './use-logs.ts';
import { personName, STAFF_ROLES, type Role } from '@navette/shared/domain';
import { PeriodFilter } from '@navette/shared/ui-form';
import { $api } from '@navette/shared/api';
import { FileSearch, Maximize2, UserSearch, X } from 'lucide-react';

const SORT = { column: 'time', descending: true } as const;
const PAGE_SIZES = [30, 40, 'all'] as const;
const keyOf = ({ id }: LogEntry) => id;

/** Audit log of all changes with user and time; entries are never deleted (specification/registers.md#logs). */
export default function LogsPage(): ReactNode {
  const t = useT();
  const formats = useFormats();
  const filters = useLogFilters();
  const { technical } = filters;
  const query = useLogs(filters);
  const isPart = query.data?.length === MOST_LINES;
  const { id, open, close } = useOpenRecord();
  const opened = useOpenedRow(query.data, id);
  const show = useCallback(({ id: wanted }: LogEntry) => open(wanted), [open]);
  const columns = useMemo(() => logColumns(show, technical), [show, technical]);
  return (
    <Page title={t('logs.title')} onRefresh={() => void query.refetch()} refreshing={query.isFetching}>
      {id !== undefined && opened === null && <MissingRecord id={id} onClose={close} />}
      {isPart && <Alert status="warning" title={t('logs.cut', { count: MOST_LINES })} />}
      <DataTable
        tableId="logs"
        label={t('logs.title')}
        columns={columns}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={useCallback((entry: LogEntry) => logSentence(entry, { t, formats }), [t, formats])}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        rowActions={useLogActions(show, filters)}
        onOpen={show}
        {...(isPart ? { csvBlocked: t('table.export.part') } : { csvName: 'logs' })}
        emptyText={filters.period.isAll ? t('logs.empty') : t('logs.empty.period')}
        filters={<LogFilterFields {...filters} />}
        period={filters.period}
        tools={
          <Switch checked={technical} onChange={filters.setTechnical}>
            {t('logs.technical')}
          </Switch>
        }
        filtered={filters.user !== undefined || filters.url !== ''}
        onClearFilters={filters.clear}
        searchedByServer
      />
      {opened && <LogDialog key={opened.id} entry={opened} onClose={close} />}
    </Page>
  );
}

const EVERYBODY = 0;
const ROLES = [...STAFF_ROLES, 'driver'] as const;

/** Filters of the log: days, user and record. The record is chosen by its path with technical details, else in the menu of a line or by a link. */
function LogFilterFields(filters: LogFilters): ReactNode {
  const t = useT();
  return (
    <>
      <PeriodFilter label={t('logs.period')} period={filters.period} />
      <UserFilter {...filters} />
      {filters.technical && <RecordFilter {...filters} />}
      {!filters.technical && filters.url !== '' && (
        <Button size="sm" icon={<X aria-hidden />} onClick={() => filters.setUrl('')}>
          {t('logs.oneRecord')}
        </Button>
      )}
    </>
  );
}

function UserFilter({ user, setUser }: LogFilters): ReactNode {
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

function RecordFilter({ url, setUrl }: LogFilters): ReactNode {
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

/** Row actions: show details, and filter by record or user. */
function useLogActions(
  show: (entry: LogEntry) => void,
  { setUrl, setUser }: Pick<LogFilters, 'setUrl' | 'setUser'>,
): (entry: LogEntry) => readonly RowAction[] {
  const t = useT();
  return useCallback(
    (entry) => [
      {
        id: 'show',
        label: t('logs.show'),
        icon: <Maximize2 aria-hidden />,
        shortcut: 'Enter',
        onSelect: () => show(entry),
      },
      {
        id: 'record',
        label: t('logs.sameRecord'),
        icon: <FileSearch aria-hidden />,
        onSelect: () => setUrl(entry.url),
      },
      ...(entry.userId === null
        ? []
        : [
            {
              id: 'user',
              label: t('logs.sameUser'),
              icon: <UserSearch aria-hidden />,
              onSelect: () => setUser(entry.userId ?? undefined),
            },
          ]),
    ],
    [t, show, setUrl, setUser],
  );
}

const FACTS = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: '4',
  rowGap: '1',
  '& dt': { color: 'fg.muted' },
  '& dd': { overflowWrap: 'anywhere' },
} as const;
const BODY = {
  fontFamily: 'mono',
  fontSize: 'xs',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxHeight: '55vh',
  overflow: 'auto',
  marginTop: '3',
  padding: '3',
  bg: 'bg.muted',
  borderRadius: 'l2',
} as const;

function LogDialog({ entry, onClose }: { readonly entry: LogEntry; readonly onClose: () => void }): ReactNode {
  const t = useT();
  const formats = useFormats();
  const facts = [
    [t('logs.time'), formats.formatInstant(entry.time)],
    [t('logs.user'), entry.user_name ?? t('logs.nobody')],
    [t('logs.did'), logSentence(entry, { t, formats })],
    [t('logs.role'), roleText(entry.role, t)],
    [t('logs.method'), entry.method],
    [t('logs.url'), entry.url],
    ...(entry.address === null ? [] : [[t('logs.address'), entry.address]]),
  ];
  return (
    <Dialog
      open
      size={800}
      title={t('logs.line', { id: String(entry.id) })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('shared.close')}</Button>}
    >
      <Box as="dl" css={FACTS}>
        {facts.map(([name, value]) => [<dt key={`${String(name)} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
      </Box>
      {entry.body ? (
        <Box as="pre" css={BODY} tabIndex={0} role="region" aria-label={t('logs.body')}>
          {bodyText(entry.body)}
        </Box>
      ) : (
        <Text tone="muted" marginTop="3">
          {t('logs.noBody')}
        </Text>
      )}
    </Dialog>
  );
}

/** Readable form of a request body: JSON over several lines; anything else, or a truncated body, unchanged. */
export function bodyText(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
