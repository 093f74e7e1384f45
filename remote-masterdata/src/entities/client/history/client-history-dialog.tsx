import { personName } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Flex } from '@navette/shared/ui';
import { Dialog, Tabs } from '@navette/shared/ui-overlay';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ClientRow } from '../client-requests.ts';
import { ClientInvoices } from './client-invoices.tsx';
import { ClientTrips } from './client-trips.tsx';
import { useSeesInvoices } from './use-sees-invoices.ts';

/** Client whose history is shown. */
export interface ClientHistoryDialogProps {
  readonly client: Pick<ClientRow, 'id' | 'firstname' | 'lastname'>;
  readonly onClose: () => void;
}

/** Trips of a client, and invoices for users who may see them. */
export function ClientHistoryDialog({ client, onClose }: ClientHistoryDialogProps): ReactNode {
  const t = useT();
  const [tab, setTab] = useState<'trips' | 'invoices'>('trips');
  const seesInvoices = useSeesInvoices();
  const { id } = client;
  const name = personName(client, 'text');
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

/** A table fills its container; here the container has a height. */
const Tall = ({ children }: { readonly children: ReactNode }) => (
  <Flex direction="column" gap="3" height="min(60dvh, 32rem)" minHeight="18rem">
    {children}
  </Flex>
);
