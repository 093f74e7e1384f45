import { RecordsPage, useRecords } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { ImportButton } from '../entities/import/import-button.tsx';
import { InsuranceFormDialog } from '../entities/insurance/insurance-form.tsx';
import { insurances, useInsurances, type Insurance } from '../entities/insurance/insurance-requests.ts';
import { ibanText } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';
import { cityColumn } from '../records/person-columns.tsx';
import { documentLanguage } from '../records/text.ts';

const SORT = { column: 'name', descending: false } as const;
const PAGE_SIZES = [30, 40, 'all'] as const;

/** List of insurers (specification/registers.md#insurers). */
export default function InsuranceList(): ReactNode {
  return (
    <RecordsPage
      records={useRecords(insurances, useInsurances())}
      tableId="insurances"
      columns={insuranceColumns}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      actions={<ImportButton kind="insurances" />}
      csvName="insurances"
      renderForm={(insurance, onClose) => <InsuranceFormDialog {...{ insurance, onClose }} />}
    />
  );
}

/** The columns of the list. */
export const insuranceColumns: readonly TableColumn<Insurance>[] = [
  { id: 'id', header: messageKey('insurance.id'), kind: 'id', value: ({ id }) => id, hideBelow: 1024 },
  { id: 'name', header: messageKey('insurance.name'), value: ({ name }) => name, grow: 3, fixed: true },
  { id: 'address', header: messageKey('insurance.address'), value: ({ address }) => address, grow: 2 },
  { id: 'zip', header: messageKey('insurance.zip'), value: ({ zip }) => zip },
  cityColumn(messageKey('insurance.city')),
  {
    id: 'tel',
    whole: true,
    header: messageKey('insurance.tel'),
    value: ({ tel }) => tel,
    text: ({ tel }, { formats }) => formats.formatPhone(tel),
  },
  {
    id: 'email',
    header: messageKey('insurance.email'),
    value: ({ email }) => email,
    grow: 2,
    hideBelow: 1280,
  },
  {
    id: 'bank_account',
    whole: true,
    header: messageKey('insurance.bank_account'),
    value: ({ bank_account }) => bank_account,
    text: ({ bank_account }) => ibanText(bank_account ?? ''),
    hideBelow: 1280,
  },
  {
    id: 'language',
    header: messageKey('client.field.language'),
    value: ({ language }) => language,
    groups: true,
    text: ({ language }, { t }) => (language === null ? '' : t(documentLanguage(language))),
    hidden: true,
  },
];
