import { $api } from '@navette/shared/api';
import { useFormats, useT, messageKey, type Translate } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useMemo, type ReactNode } from 'react';
import type { Difference } from '../../entities/use-differences.ts';
import {
  foundFor,
  useFoundMatches,
  useRemember,
  wantedOf,
  type Match,
  type MatchKind,
} from '../../entities/matches.ts';
import { MatchDialog } from '../../entities/match-dialog.tsx';
import { useNewRecord } from '../../entities/use-matches.tsx';
import { rowsOf } from '../../entities/transport/transport-row.ts';
import type { TransportField } from '@navette/openapi/enums';
import { readableCode } from '@navette/shared/domain';
import type { FormattingContext, TableColumn } from '@navette/shared/ui-table';

interface DifferenceMatchProps {
  /** A changed passenger, or place of care. */
  readonly difference: Difference;
  readonly onChoose: (kind: MatchKind, id: number) => void;
  readonly onClose: () => void;
}

/** Asks which client or destination the platform means now: candidates with their reasons, a search, or a new record with the platform's data. */
export function DifferenceMatch({ difference, onChoose, onClose }: DifferenceMatchProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const formats = useFormats();
  const { transportId, part, field } = difference;
  const kind = field === 'passenger' ? 'client' : 'destination';
  const transport = $api.useQuery(
    'post',
    '/service/booqit/byId',
    { body: { transportId } },
    { meta: { failure: 'inPlace' } },
  );
  const rows = useMemo(() => rowsOf(transport.data), [transport.data]);
  const row = rows?.find((one) => one.part === part);
  const { found } = useFoundMatches(rows);
  const { mutateAsync: remember } = useRemember();
  const newRecord = useNewRecord();
  const [name = ''] = (difference.new ?? '').split(',');

  function choose({ id }: Match): void {
    onChoose(kind, id);
    remember({ transportId, part, kind, recordId: id }).catch((error: unknown) =>
      toast.failure(t('match.notRemembered'), error),
    );
  }
  async function make(): Promise<void> {
    const made = row && (await newRecord.make(kind, row));
    if (made) choose(made);
  }

  return (
    <MatchDialog
      kind={kind}
      wanted={row ? wantedOf(kind, row) : { name: valueText(field, difference.new, { t, formats }) }}
      day={row}
      initial={name}
      {...(row && { candidates: foundFor(found, kind, row)?.candidates ?? [] })}
      newBlocked={row ? newRecord.blocked(kind) : t('differences.unread')}
      onNew={() => void make()}
      onClose={onClose}
      onChoose={choose}
    />
  );
}

const FIELDS: Readonly<Record<TransportField, string>> = {
  time: messageKey('differences.field.time'),
  passenger: messageKey('differences.field.passenger'),
  home: messageKey('differences.field.home'),
  care: messageKey('differences.field.care'),
  certificate: messageKey('differences.field.certificate'),
  status: messageKey('differences.field.status'),
};

const WORDS: ReadonlyMap<string, string> = new Map([
  ['certificate none', messageKey('certificate.none')],
  ['certificate needed', messageKey('certificate.needed')],
  ['certificate present', messageKey('certificate.present')],
  ['status drives', messageKey('status.drives')],
  ['status cancelled', messageKey('status.cancelled')],
  ['status cancelledByBooker', messageKey('status.cancelledByBooker')],
  ['status cancelledByTransporter', messageKey('status.cancelledByTransporter')],
  ['status toConfirmDelete', messageKey('status.toConfirmDelete')],
  ['status unknown', messageKey('status.unknown')],
]);

function valueText(field: TransportField, value: string | null, { t, formats }: FormattingContext): string {
  if (value === null) return t('differences.unread');
  if (field === 'time') {
    const [date = '', time] = value.split(' ');
    return [formats.formatDate(date), time].join(' ');
  }
  if (field === 'passenger') return value.replace(/\d{4}-\d{2}-\d{2}$/u, (birthday) => formats.formatDate(birthday));
  const key = WORDS.get(`${field} ${value}`);
  if (key !== undefined) return t(key);
  return field === 'status' ? readableCode(value) : value;
}

export const fieldText = (field: TransportField, t: Translate): string => t(FIELDS[field]);

export const DIFFERENCE_COLUMNS: readonly TableColumn<Difference>[] = [
  { id: 'ap_date', header: messageKey('transport.date'), kind: 'date', value: ({ ap_date }) => ap_date, fixed: true },
  { id: 'bookingId', header: messageKey('differences.booking'), kind: 'id', value: ({ bookingId }) => bookingId },
  { id: 'passenger', header: messageKey('transport.passenger'), value: ({ passenger }) => passenger, minWidth: 120 },
  {
    id: 'field',
    header: messageKey('differences.field'),
    value: ({ field }) => field,
    text: ({ field }, { t }) => fieldText(field, t),
    groups: true,
    whole: true,
    fixed: true,
  },
  {
    id: 'old',
    header: messageKey('differences.old'),
    value: ({ old }) => old,
    text: ({ field, old }, context) => valueText(field, old, context),
    grow: 3,
    fixed: true,
  },
  {
    id: 'new',
    header: messageKey('differences.new'),
    value: (row) => row.new,
    text: (row, context) => valueText(row.field, row.new, context),
    grow: 3,
    fixed: true,
  },
  {
    id: 'since',
    header: messageKey('differences.since'),
    kind: 'instant',
    value: ({ since }) => since,
    hideBelow: 1280,
  },
];
