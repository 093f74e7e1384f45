import { messageKey } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';
import type { Code } from './code-requests.ts';

/** Columns of the list. */
export const codeColumns: readonly TableColumn<Code>[] = [
  { id: 'mcode', header: messageKey('code.mcode'), value: ({ mcode }) => mcode, whole: true, fixed: true },
  { id: 'name', header: messageKey('code.name'), value: ({ name }) => name },
  {
    id: 'price_other',
    header: messageKey('code.price_other'),
    kind: 'money',
    value: ({ price_other }) => price_other,
  },
];
