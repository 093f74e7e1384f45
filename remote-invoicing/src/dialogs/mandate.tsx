import type { DialogProps } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { Button } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { DataTable } from '@navette/shared/ui-table';
import { FilePlus2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { mandateColumns, mandateKey, mandateName, useMandateActions } from '../entities/mandate/mandate-columns.tsx';
import { MandateFormDialog } from '../entities/mandate/mandate-form.tsx';
import { useMandates } from '../entities/mandate/mandate-requests.ts';

const SORT = { column: 'signedOn', descending: true } as const;
const PAGE_SIZES = [20, 'all'] as const;
const columns = mandateColumns.filter(({ id }) => id !== 'name');

/** Mandates of a client: the one that has not ended is revoked before another one is added (specification/payments.md#direct-debits). */
export default function MandateDialog({ input, onClose }: DialogProps<'invoicing/mandate@1'>): ReactNode {
  const t = useT();
  const query = useMandates(input.id);
  const [isAdding, setAdding] = useState(false);
  const mayAdd = query.data?.every(({ endedOn }) => endedOn !== null) ?? false;
  const title = t('mandate.ofClient', { name: input.name });
  return (
    <Dialog
      open
      size={800}
      title={title}
      onClose={() => onClose()}
      footer={
        <>
          <Button
            icon={<FilePlus2 aria-hidden />}
            disabled={!mayAdd}
            title={query.data && !mayAdd ? t('mandate.add.active') : undefined}
            onClick={() => setAdding(true)}
          >
            {t('mandate.add')}
          </Button>
          <Button variant="solid" onClick={() => onClose()}>
            {t('shared.close')}
          </Button>
        </>
      }
    >
      <DataTable
        tableId="client-mandates"
        address="none"
        label={title}
        columns={columns}
        rows={query.data}
        load={query}
        rowKey={mandateKey}
        rowName={mandateName}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        emptyText={t('mandate.none.client')}
        rowActions={useMandateActions()}
      />
      {isAdding && <MandateFormDialog client={input} onClose={() => setAdding(false)} />}
    </Dialog>
  );
}
