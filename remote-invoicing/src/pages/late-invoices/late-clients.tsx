import { RecallLevel } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { Button } from '@navette/shared/ui';
import { BellRing, Printer, ScrollText } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { StatementDialog } from '../../entities/account/statement/statement-dialog.tsx';
import { useAccountActions, type AccountActions } from '../../entities/account/use-account-actions.tsx';
import { lateColumns, lateName } from './late-columns.ts';
import { type LateInvoice, useLateInvoices } from './late-requests.ts';
import { LateTable } from './late-table.tsx';
import { RemindDialog } from './remind-dialog.tsx';
import { useSaveLetters } from './use-save-letters.ts';
import type { RowAction } from '@navette/shared/ui-table';

interface LateClientsProps {
  /** Switch between payers, if there are several. */
  readonly chooser: ReactNode;
}

/** Late clients, and the reminders allowed by law. */
export function LateClients({ chooser }: LateClientsProps): ReactNode {
  const query = useLateInvoices();
  const mayInvoice = useCan('invoicing');
  const [opened, setOpened] = useState<OpenedInvoices>();
  const account = useAccountActions();
  const actions = useLateActions(setOpened, account.actionsOf);
  const selectionActions = useCallback(
    (invoices: readonly LateInvoice[]) => (
      <SelectionButtons invoices={invoices} onRemind={() => setOpened({ dialog: 'remind', invoices })} />
    ),
    [],
  );
  return (
    <LateTable
      tableId="lateInvoices"
      query={query}
      columns={lateColumns}
      rowName={lateName}
      csvName="late_invoices"
      chooser={chooser}
      rowActions={actions}
      onOpen={(invoice) => setOpened({ dialog: 'statement', invoices: [invoice] })}
      {...(mayInvoice && { selectionActions })}
    >
      {account.dialog}
      {opened && <OpenedDialog opened={opened} late={query.data} onClose={() => setOpened(undefined)} />}
    </LateTable>
  );
}

interface SelectionButtonsProps {
  readonly invoices: readonly LateInvoice[];
  readonly onRemind: () => void;
}

/** Reminds the selected invoices, or prints the letters of their current levels again. */
function SelectionButtons({ invoices, onRemind }: SelectionButtonsProps): ReactNode {
  const t = useT();
  const { save, isPending } = useSaveLetters();
  const letters = invoices.flatMap(({ id: invoiceId, recall }) =>
    recall === RecallLevel.none ? [] : [{ invoiceId, level: recall }],
  );
  return (
    <>
      <Button icon={<BellRing aria-hidden />} onClick={onRemind}>
        {t('late.remind')}
      </Button>
      <Button
        icon={<Printer aria-hidden />}
        loading={isPending}
        disabled={letters.length === 0}
        title={t(letters.length === 0 ? 'late.letters.none' : 'late.letters.hint')}
        onClick={() => save(letters)}
      >
        {t('late.letters', { count: letters.length })}
      </Button>
    </>
  );
}

interface OpenedDialogProps {
  readonly opened: OpenedInvoices;
  /** Current state of the late invoices. */
  readonly late: readonly LateInvoice[] | undefined;
  readonly onClose: () => void;
}

function OpenedDialog({ opened: { dialog, invoices }, late = invoices, onClose }: OpenedDialogProps): ReactNode {
  const chosen = useMemo(() => new Set(invoices.map(({ id }) => id)), [invoices]);
  const current = useMemo(() => late.filter(({ id }) => chosen.has(id)), [late, chosen]);
  if (dialog === 'remind') return <RemindDialog invoices={current} onClose={onClose} onReminded={onClose} />;
  const [invoice] = invoices;
  if (!invoice) return null;
  return <StatementDialog clientId={invoice.clientId} name={lateName(invoice)} onClose={onClose} />;
}

/** Invoices of an open dialog of the page. */
interface OpenedInvoices {
  readonly dialog: 'remind' | 'statement';
  readonly invoices: readonly LateInvoice[];
}

/** Actions of a late invoice; reminders for users with the permission. */
function useLateActions(
  open: (opened: OpenedInvoices) => void,
  actionsOf: AccountActions['actionsOf'],
): (invoice: LateInvoice) => readonly RowAction[] {
  const t = useT();
  const mayInvoice = useCan('invoicing');
  return useCallback(
    (invoice) => {
      const action = (dialog: OpenedInvoices['dialog']) => () => open({ dialog, invoices: [invoice] });
      const remind = {
        id: 'remind',
        label: t('late.remind'),
        icon: <BellRing aria-hidden />,
        inline: true,
        onSelect: action('remind'),
      };
      const statement = {
        id: 'statement',
        label: t('late.statement'),
        icon: <ScrollText aria-hidden />,
        inline: true,
        onSelect: action('statement'),
      };
      return [...(mayInvoice ? [remind] : []), statement, ...actionsOf({ kind: 'client', invoiceId: invoice.id })];
    },
    [t, mayInvoice, open, actionsOf],
  );
}
