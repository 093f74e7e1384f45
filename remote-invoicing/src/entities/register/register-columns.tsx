import { messageKey } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';
import type { Register, RegisterRow } from './register.ts';

/** Columns of a register (S3 §2.11). */
export const registerColumns = ({
  money,
  moneyColumn,
}: Pick<Register, 'money' | 'moneyColumn'>): readonly TableColumn<RegisterRow>[] => [
  { id: 'id', header: messageKey('register.id'), kind: 'id', value: ({ id }) => id, hideBelow: 1024 },
  { id: 'name', header: messageKey('register.name'), value: ({ name }) => name, fixed: true, grow: 2 },
  { id: 'description', header: messageKey('register.description'), value: ({ description }) => description, grow: 2 },
  { id: moneyColumn, header: money.column, kind: 'money', value: (row) => row.money },
  { id: 'date', header: messageKey('register.date'), kind: 'date', value: ({ date }) => date, groups: true },
];
