import { useT } from '@navette/shared/i18n';
import { choiceParam, useSearchState } from '@navette/shared/router';
import { useCan } from '@navette/shared/session';
import { SegmentedControl } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import { LateClients } from './late-clients.tsx';
import { LateInsurers } from './late-insurers.tsx';

const SEARCH = { of: choiceParam(['clients', 'insurers'], 'clients') };

/** Who is late by how much: clients, and insurance bodies for whoever sees their invoices. */
export function LateInvoicesPage(): ReactNode {
  const t = useT();
  const [{ of }, setSearch] = useSearchState(SEARCH);
  if (!useCan('invoiceInsurance')) return <LateClients chooser={null} />;
  const chooser = (
    <SegmentedControl
      label={t('late.of')}
      value={of}
      onChange={(next) => setSearch({ of: next })}
      segments={[
        { value: 'clients', label: t('late.of.clients') },
        { value: 'insurers', label: t('late.of.insurers') },
      ]}
    />
  );
  return of === 'clients' ? <LateClients chooser={chooser} /> : <LateInsurers chooser={chooser} />;
}
