import { messageKey } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';
import type { MCode } from '../../mcodes/list-mcodes.ts';

/** The columns of the catalogue (S2). */
export const mcodeColumns: readonly TableColumn<MCode>[] = [
  { id: 'id', header: messageKey('mcode.id'), kind: 'id', value: ({ id }) => id, width: 56, hideBelow: 1024 },
  { id: 'mcode', header: messageKey('mcode.mcode'), value: ({ mcode }) => mcode, width: 96, fixed: true },
  { id: 'name', header: messageKey('mcode.name'), value: ({ name }) => name, minWidth: 140 },
  {
    id: 'price_other',
    header: messageKey('mcode.price_other'),
    kind: 'money',
    value: ({ price_other }) => price_other,
    width: 96,
  },
  {
    id: 'price_dialyse',
    header: messageKey('mcode.price_dialyse'),
    kind: 'money',
    value: ({ price_dialyse }) => price_dialyse,
    width: 128,
  },
  {
    id: 'price_radio',
    header: messageKey('mcode.price_radio'),
    kind: 'money',
    value: ({ price_radio }) => price_radio,
    width: 116,
  },
  {
    id: 'price_chemo',
    header: messageKey('mcode.price_chemo'),
    kind: 'money',
    value: ({ price_chemo }) => price_chemo,
    width: 120,
  },
];
