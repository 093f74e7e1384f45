import { messageKey } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';
import { type ClosingMove, KIND_NAMES, POINTS } from './closing-requests.ts';

/** Columns of the moves of lock dates. */
export const moveColumns: readonly TableColumn<ClosingMove>[] = [
  { id: 'at', header: messageKey('closing.at'), kind: 'instant', value: ({ at }) => at },
  {
    id: 'kind',
    header: messageKey('closing.kind'),
    value: ({ kind }) => kind,
    text: ({ kind }, { t }) => t(KIND_NAMES[kind]),
    grow: 1,
  },
  { id: 'before', header: messageKey('closing.before'), kind: 'date', value: ({ before }) => before },
  { id: 'after', header: messageKey('closing.after'), kind: 'date', value: ({ after }) => after },
  {
    id: 'why',
    header: messageKey('closing.why'),
    value: ({ reason, points }) => reason ?? points.length,
    text: ({ reason, points }, { t }) =>
      [...(reason ? [reason] : []), ...points.map(({ point, count }) => t(POINTS[point].text, { count }))].join(' · '),
    grow: 3,
  },
  { id: 'by', header: messageKey('closing.by'), value: ({ userName }) => userName, grow: 1 },
  { id: 'id', header: messageKey('closing.id'), kind: 'id', value: ({ id }) => id, hideBelow: 1280 },
];
