import { messageKey, useT } from '@navette/shared/i18n';
import { choiceParam, useSearchState } from '@navette/shared/router';
import { useCan } from '@navette/shared/session';
import { SegmentedControl } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import { DunningTable } from './dunning-table.tsx';
import { PlansTable } from './plans-table.tsx';

const SHOWN = ['client', 'insurance', 'plans'] as const;
const SEARCH = { of: choiceParam(SHOWN, 'client') };
const LABELS = {
  client: messageKey('late.of.clients'),
  insurance: messageKey('late.of.insurers'),
  plans: messageKey('plan.plans'),
} as const;

/** Reminders by payer, and payment plans (specification/invoices.md#dunning-by-client). */
export default function DunningPage(): ReactNode {
  const t = useT();
  const seesInsurers = useCan('invoiceInsurance');
  const [{ of }, setSearch] = useSearchState(SEARCH);
  const shown = SHOWN.filter((value) => value !== 'insurance' || seesInsurers);
  const chooser = (
    <SegmentedControl
      label={t('dunning.of')}
      value={of}
      onChange={(next) => setSearch({ of: next })}
      segments={shown.map((value) => ({ value, label: t(LABELS[value]) }))}
    />
  );
  if (of === 'plans') return <PlansTable chooser={chooser} />;
  return <DunningTable key={of} kind={of === 'insurance' && seesInsurers ? of : 'client'} chooser={chooser} />;
}
