import { api, dataOf } from '@navette/shared/api';
import { ACCOUNT_DEFAULTS, ACCOUNT_USES, isGeneralAccount } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { fieldsFor, FormDialog, FormSection, useNavetteForm } from '@navette/shared/ui-form';
import { PendingDialog, pathOfCall, useVersionedSave } from '@navette/shared/ui-records';
import { type ReactNode, useState } from 'react';
import * as z from 'zod';
import { type Accounts, useAccounts } from './accounting-requests.ts';

const account = z.string().trim().refine(isGeneralAccount, messageKey('category.account.wrong'));

const schema = z.object({
  clients: account,
  insurers: account,
  debtors: account,
  suppliers: account,
  drivers: account,
  bank: account,
  cash: account,
  transit: account,
  driverCosts: account,
  writeOffs: account,
  clientSales: account,
  insurerSales: account,
  parking: account,
  commission: account,
  fee: account,
});

const Fields = fieldsFor(schema);

const SAVED = {
  path: pathOfCall(['get', '/service/accounting/accounts']),
  read: () => dataOf(api.GET('/service/accounting/accounts')),
};

interface AccountsDialogProps {
  /** Called after a save, or a cancel. */
  readonly onClose: () => void;
}

/** General accounts of the journals (specification/bookkeeping.md#accounts). */
export function AccountsDialog({ onClose }: AccountsDialogProps): ReactNode {
  const t = useT();
  const query = useAccounts();
  if (!query.data)
    return (
      <PendingDialog
        size={800}
        title={t('accounting.accounts')}
        error={query.error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
        onClose={onClose}
      />
    );
  return <AccountsForm accounts={query.data} onClose={onClose} />;
}

function AccountsForm({ accounts, onClose }: AccountsDialogProps & { readonly accounts: Accounts }): ReactNode {
  const t = useT();
  const [defaultValues] = useState(accounts);
  const form = useNavetteForm({ schema, defaultValues, name: messageKey('accounting.accounts') });
  const save = useVersionedSave(form, { ...SAVED, values: defaultValues }, async (body: Accounts) => {
    await api.PUT('/service/accounting/accounts', { body });
  });
  return (
    <FormDialog form={form} title={t('accounting.accounts')} onSubmit={save} onClose={onClose}>
      <FormSection>
        {ACCOUNT_USES.map((use) => (
          <Fields.TextField
            key={use}
            name={use}
            label={t(`accounting.account.${use}`)}
            placeholder={ACCOUNT_DEFAULTS[use]}
            required
            span={4}
          />
        ))}
      </FormSection>
    </FormDialog>
  );
}
