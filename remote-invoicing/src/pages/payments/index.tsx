import { messageKey, useT } from '@navette/shared/i18n';
import { choiceParam, useSearchState } from '@navette/shared/router';
import { SegmentedControl } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import { BatchesTable } from './batches-table.tsx';
import { DueTable } from './due-table.tsx';
import { MandatesTable } from './mandates-table.tsx';

const SHOWN = ['transfer', 'debit', 'batches', 'mandates'] as const;
const SEARCH = { show: choiceParam(SHOWN, 'transfer') };
const LABELS = {
  transfer: messageKey('batch.show.transfer'),
  debit: messageKey('batch.show.debit'),
  batches: messageKey('batch.show.batches'),
  mandates: messageKey('mandate.title'),
} as const;

/** Payments and collections by the bank: what is due, the batches and the mandates (specification/payments.md#batches). */
export default function PaymentsPage(): ReactNode {
  const t = useT();
  const [{ show }, setSearch] = useSearchState(SEARCH);
  const chooser = (
    <SegmentedControl
      label={t('batch.show')}
      value={show}
      onChange={(next) => setSearch({ show: next })}
      segments={SHOWN.map((value) => ({ value, label: t(LABELS[value]) }))}
    />
  );
  if (show === 'batches') return <BatchesTable chooser={chooser} />;
  if (show === 'mandates') return <MandatesTable chooser={chooser} />;
  return <DueTable key={show} type={show} chooser={chooser} onMade={() => setSearch({ show: 'batches' })} />;
}
