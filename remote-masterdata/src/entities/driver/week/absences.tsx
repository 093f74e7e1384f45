import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';
import { addDays, brusselsToday, daysBetween, parseSlots, personName, SLOTS, slotRanges } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { DataTable, type TableColumn } from '@navette/shared/ui-table';
import type { ReactNode } from 'react';

type Absence = components['schemas']['Absence'];

/** Weeks ahead that the list shows. */
const WEEKS = 8;

const SORT = { column: 'startDate', descending: false } as const;
const PAGE_SIZES = [30, 'all'] as const;
const keyOf = ({ id }: Absence) => id;
const nameOf = (absence: Absence) => personName(absence, 'list');
const isWhole = ({ slots }: Absence) => parseSlots(slots).length === SLOTS.length;

const columns: readonly TableColumn<Absence>[] = [
  { id: 'driver', header: messageKey('absence.driver'), value: nameOf, grow: 2, fixed: true, groups: true },
  { id: 'startDate', header: messageKey('absence.from'), kind: 'date', value: ({ startDate }) => startDate },
  { id: 'endDate', header: messageKey('absence.to'), kind: 'date', value: ({ endDate }) => endDate },
  {
    id: 'days',
    header: messageKey('absence.days'),
    kind: 'number',
    value: ({ startDate, endDate }) => daysBetween(startDate, endDate) + 1,
  },
  {
    id: 'slots',
    header: messageKey('absence.hours'),
    value: ({ slots }) => slots,
    text: (absence, { t }) =>
      isWhole(absence)
        ? t('absence.allDay')
        : slotRanges(parseSlots(absence.slots))
            .map(({ from, to }) => `${from}–${to}`)
            .join(', '),
  },
  { id: 'reason', header: messageKey('absence.reason'), value: ({ reason }) => reason, grow: 2 },
];

/** Absences of the active drivers in the coming weeks, the nearest first (specification/drivers.md#availability). */
export function Absences(): ReactNode {
  const t = useT();
  const startDate = brusselsToday();
  const endDate = addDays(startDate, WEEKS * 7);
  const query = $api.useQuery('get', '/service/agenda/absences', { params: { query: { startDate, endDate } } });
  return (
    <DataTable
      tableId="absences"
      label={t('absence.title', { weeks: WEEKS })}
      columns={columns}
      rows={query.data}
      load={query}
      rowKey={keyOf}
      rowName={nameOf}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      csvName="absences"
      emptyText={t('absence.empty', { weeks: WEEKS })}
    />
  );
}
