import { messageKey } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';
import { BodyCell } from './body-cell.tsx';
import { logSentence } from './log-sentence.ts';
import type { LogEntry } from './requests/use-logs.ts';
import { roleText } from './role-text.ts';

const MONO = { fontFamily: 'var(--chakra-fonts-mono)', fontSize: '0.75rem' } as const;

/** Who did what when, in words; `technical` adds the call: role, method, url, body (S2 §2 Logs). */
export const logColumns = (show: (entry: LogEntry) => void, technical: boolean): readonly TableColumn<LogEntry>[] => [
  ...said,
  ...(technical ? callColumns(show) : []),
];

const said: readonly TableColumn<LogEntry>[] = [
  {
    id: 'time',
    header: messageKey('logs.time'),
    kind: 'instant',
    value: ({ time }) => time,
    fixed: true,
    descendingFirst: true,
  },
  { id: 'user', header: messageKey('logs.user'), value: ({ user_name }) => user_name, grow: 0.7 },
  {
    id: 'did',
    header: messageKey('logs.did'),
    value: ({ url }) => url,
    text: logSentence,
    grow: 3,
    fixed: true,
    unsortable: true,
  },
];

const callColumns = (show: (entry: LogEntry) => void): readonly TableColumn<LogEntry>[] => [
  {
    id: 'role',
    header: messageKey('logs.role'),
    value: ({ role }) => role,
    text: ({ role }, { t }) => roleText(role, t),
    hideBelow: 1024,
  },
  { id: 'address', header: messageKey('logs.address'), value: ({ address }) => address, width: 116, hideBelow: 1024 },
  {
    id: 'method',
    whole: true,
    header: messageKey('logs.method'),
    value: ({ method }) => method,
    cell: ({ method }) => <span style={MONO}>{method}</span>,
  },
  {
    id: 'url',
    header: messageKey('logs.url'),
    value: ({ url }) => url,
    cell: ({ url }) => <span style={MONO}>{url}</span>,
  },
  {
    id: 'body',
    header: messageKey('logs.body'),
    value: ({ body }) => body,
    cell: (entry, { t }) => <BodyCell entry={entry} label={t('logs.showAll')} onShow={show} />,
    grow: 2,
    unsortable: true,
  },
];
