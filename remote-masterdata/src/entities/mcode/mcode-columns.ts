import { messageKey } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';
import type { MCode } from './mcode-requests.ts';

const priceColumn = (id: `price_${string}` & keyof MCode, width: number): TableColumn<MCode> => ({
  id,
  header: messageKey(`mcode.${id}`),
  kind: 'money',
  value: (code) => code[id],
  width,
});

/** Columns of the catalogue (S2). */
export const mcodeColumns: readonly TableColumn<MCode>[] = [
  { id: 'id', header: messageKey('mcode.id'), kind: 'id', value: ({ id }) => id, width: 56, hideBelow: 1024 },
  { id: 'mcode', header: messageKey('mcode.mcode'), value: ({ mcode }) => mcode, width: 96, fixed: true },
  { id: 'name', header: messageKey('mcode.name'), value: ({ name }) => name, minWidth: 140 },
  priceColumn('price_other', 96),
  priceColumn('price_dialyse', 128),
  priceColumn('price_radio', 116),
  priceColumn('price_chemo', 120),
];
