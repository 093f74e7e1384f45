import { messageKey } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';
import { type LogEntry, logSentence } from '../../entities/log/log-sentence.ts';
import { roleText } from './use-logs.ts';
import type { ReactNode } from 'react';

const MONO = { fontFamily: 'var(--chakra-fonts-mono)', fontSize: '0.75rem' } as const;

/** The body of a call on one line. */
interface BodyCellProps {
  readonly entry: LogEntry;
  /** "Show all" in the user's language. */
  readonly label: string;
  readonly onShow: (entry: LogEntry) => void;
}

const LINE = { display: 'flex', gap: '0.5rem', alignItems: 'center' } as const;
const TEXT = {
  flex: '1 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontFamily: 'var(--chakra-fonts-mono)',
  fontSize: '0.75rem',
} as const;
const MORE = {
  flexShrink: 0,
  textDecoration: 'underline',
  cursor: 'pointer',
  fontSize: '0.75rem',
  minHeight: '24px',
} as const;
/** Maximum length, fits a line of a wide screen. */
const MOST = 300;

/** Request body, cut to the column, with a button that shows it completely. */
function BodyCell({ entry, label, onShow }: BodyCellProps): ReactNode {
  const { body, method, url } = entry;
  if (body === null || body === '') return null;
  return (
    <span style={LINE}>
      <code style={TEXT}>{body.slice(0, MOST)}</code>
      <button type="button" style={MORE} aria-label={`${label}: ${method} ${url}`} onClick={() => onShow(entry)}>
        {label}
      </button>
    </span>
  );
}

/** Log columns: user, action and time in words; `technical` adds the request: role, method, URL, body (specification/registers.md#logs). */
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
