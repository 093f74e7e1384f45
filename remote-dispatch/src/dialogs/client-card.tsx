import { personName } from '@navette/shared/domain';
import type { DialogProps } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { Dialog } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import { ClientCard } from '../client-card/client-card.tsx';

/** The card of a client over a list or a booking (specification/clients.md#card). */
export default function ClientCardDialog({ input, onClose }: DialogProps<'dispatch/client-card@1'>): ReactNode {
  const t = useT();
  return (
    <ClientCard
      id={input.id}
      renderFrame={({ card, actions, content }) => (
        <Dialog
          open
          size={1200}
          title={card ? personName(card.client, 'list') : t('client.card')}
          onClose={() => onClose()}
          footer={actions}
        >
          {content}
        </Dialog>
      )}
    />
  );
}
