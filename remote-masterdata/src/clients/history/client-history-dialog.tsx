import { useT } from '@navette/shared/i18n';
import { Flex } from '@navette/shared/ui';
import { Dialog, Tabs } from '@navette/shared/ui-overlay';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { nameOf } from '../client-row.ts';
import type { ClientRow } from '../client-row.ts';
import { ClientInvoices } from './client-invoices.tsx';
import { ClientTrips } from './client-trips.tsx';
import { useSeesInvoices } from './use-sees-invoices.ts';

/** Whose history. */
export interface ClientHistoryDialogProps {
  readonly client: Pick<ClientRow, 'id' | 'firstname' | 'lastname'>;
  readonly onClose: () => void;
}

/** The trips of a client and, for who may see them, the invoices. */
export function ClientHistoryDialog({ client, onClose }: ClientHistoryDialogProps): ReactNode {
  const t = useT();
  const [tab, setTab] = useState<'trips' | 'invoices'>('trips');
  const seesInvoices = useSeesInvoices();
  const { id } = client;
  const name = nameOf(client);
  const title = seesInvoices ? t('client.history.title', { name }) : t('client.trips.title', { name });
  return (
    <Dialog open {...{ title, onClose }} size={800}>
      {seesInvoices ? (
        <Tabs
          label={title}
          value={tab}
          onChange={setTab}
          items={[
            {
              value: 'trips',
              label: t('client.trips'),
              content: (
                <Tall>
                  <ClientTrips id={id} />
                </Tall>
              ),
            },
            {
              value: 'invoices',
              label: t('client.invoices'),
              content: (
                <Tall>
                  <ClientInvoices id={id} />
                </Tall>
              ),
            },
          ]}
        />
      ) : (
        <Tall>
          <ClientTrips id={id} />
        </Tall>
      )}
    </Dialog>
  );
}

/** A list fills the window it stands in; here it is given one. */
const Tall = ({ children }: { readonly children: ReactNode }) => (
  <Flex direction="column" gap="3" height="min(60dvh, 32rem)" minHeight="18rem">
    {children}
  </Flex>
);
