import { personName } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Flex } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { DataTable } from '@navette/shared/ui-table';
import type { ReactNode } from 'react';
import type { ClientRow } from '../client-requests.ts';
import { AddDocument } from './add-document.tsx';
import { documentColumns } from './document-columns.ts';
import type { ClientDocument } from './document-requests.ts';
import { useClientDocuments } from './document-requests.ts';
import { useDocumentActions } from './use-document-actions.tsx';

const SORT = { column: 'at', descending: true } as const;
const PAGE_SIZES = [30, 'all'] as const;
const keyOf = ({ id }: ClientDocument) => id;
const nameOf = ({ name }: ClientDocument) => name;

/** Props: client whose documents are shown. */
export interface ClientDocumentsDialogProps {
  readonly client: Pick<ClientRow, 'id' | 'firstname' | 'lastname'>;
  readonly onClose: () => void;
}

/** Documents of a client: prescriptions, approvals of the insurer and the like. */
export function ClientDocumentsDialog({ client, onClose }: ClientDocumentsDialogProps): ReactNode {
  const t = useT();
  const query = useClientDocuments(client.id);
  const { actions, download } = useDocumentActions(client.id);
  return (
    <Dialog open title={t('client.documents.title', { name: personName(client, 'text') })} onClose={onClose} size={800}>
      <Flex direction="column" gap="3" height="min(60dvh, 32rem)" minHeight="18rem">
        <AddDocument clientId={client.id} />
        <DataTable
          tableId="client-documents"
          address="none"
          label={t('client.documents')}
          columns={documentColumns}
          rows={query.data}
          load={query}
          rowKey={keyOf}
          rowName={nameOf}
          defaultSort={SORT}
          pageSizes={PAGE_SIZES}
          emptyText={t('client.documents.empty')}
          rowActions={actions}
          onOpen={(document) => void download(document)}
        />
      </Flex>
    </Dialog>
  );
}
