import { ibanText } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { RecordsPage, useRecords } from '@navette/shared/ui-records';
import type { TableColumn } from '@navette/shared/ui-table';
import type { ReactNode } from 'react';
import { SupplierFormDialog } from '../entities/supplier/supplier-form.tsx';
import { type Supplier, suppliers, useSuppliers } from '../entities/supplier/suppliers.ts';

const SORT = { column: 'name', descending: false } as const;
const PAGE_SIZES = [30, 40, 'all'] as const;

/** List of suppliers (specification/payments.md#suppliers-and-categories). */
export default function SuppliersPage(): ReactNode {
  const readOnly = !useCan('invoicing');
  return (
    <RecordsPage
      records={useRecords(suppliers, useSuppliers(), { readOnly })}
      tableId="suppliers"
      columns={COLUMNS}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      csvName="suppliers"
      renderForm={(supplier, onClose) => <SupplierFormDialog {...{ supplier, onClose }} />}
    />
  );
}

const COLUMNS: readonly TableColumn<Supplier>[] = [
  { id: 'id', header: messageKey('register.id'), kind: 'id', value: ({ id }) => id, hideBelow: 1024 },
  { id: 'name', header: messageKey('supplier.name'), value: ({ name }) => name, fixed: true, grow: 3 },
  { id: 'cn', header: messageKey('supplier.cn'), value: ({ cn }) => cn, whole: true },
  {
    id: 'bank_account',
    header: messageKey('supplier.account'),
    value: ({ bank_account }) => bank_account,
    text: ({ bank_account }) => ibanText(bank_account ?? ''),
    whole: true,
  },
  { id: 'address', header: messageKey('supplier.address'), value: ({ address }) => address, grow: 2, hideBelow: 1280 },
  { id: 'zip', header: messageKey('supplier.zip'), value: ({ zip }) => zip, hideBelow: 1280 },
  { id: 'city', header: messageKey('supplier.city'), value: ({ city }) => city, groups: true },
  { id: 'email', header: messageKey('supplier.email'), value: ({ email }) => email, grow: 2, hideBelow: 1280 },
];
