import { messageKey } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';
import type { MCode } from './mcode-requests.ts';

const priceColumn = (id: `price_${string}` & keyof MCode): TableColumn<MCode> => ({
  id,
  header: messageKey(`mcode.${id}`),
  kind: 'money',
  value: (code) => code[id],
});

/** Columns of the catalogue (S2). */
export const mcodeColumns: readonly TableColumn<MCode>[] = [
  { id: 'id', header: messageKey('mcode.id'), kind: 'id', value: ({ id }) => id, hideBelow: 1024 },
  { id: 'mcode', whole: true, header: messageKey('mcode.mcode'), value: ({ mcode }) => mcode, fixed: true },
  { id: 'name', header: messageKey('mcode.name'), value: ({ name }) => name },
  priceColumn('price_other'),
  priceColumn('price_dialyse'),
  priceColumn('price_radio'),
  priceColumn('price_chemo'),
];
