import { personName, DOCUMENT_KINDS, type DocumentKind } from '@navette/shared/domain';
import { useT, messageKey } from '@navette/shared/i18n';
import { Flex, Text, saveFile } from '@navette/shared/ui';
import { Dialog, useToast, useConfirm } from '@navette/shared/ui-overlay';
import { DataTable, type FormattingContext, type RowAction, type TableColumn } from '@navette/shared/ui-table';
import { type ReactNode, useState, useCallback } from 'react';
import type { ClientRow } from './client-requests.ts';
import { useOnline, $api, api, dataOf, invalidate } from '@navette/shared/api';
import { FileButton, FileFailure, SelectBox } from '@navette/shared/ui-form';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import type { components } from '@navette/openapi/types';
import { receiptUpload } from '@navette/shared/ui-booking';
import { columnsOf } from '../../records/columns.tsx';

const SORT = { column: 'at', descending: true } as const;
const PAGE_SIZES = [30, 'all'] as const;
const keyOf = ({ id }: ClientDocument) => id;
const nameOf = ({ name }: ClientDocument) => name;

/** Props: client whose documents are shown. */
interface ClientDocumentsDialogProps {
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

type Failure = { readonly name: string } & ({ readonly refusal: string } | { readonly error: unknown });

/** Uploads documents of one kind: the kind is chosen first, then the files. Refused files stay listed with their reason. */
function AddDocument({ clientId }: { readonly clientId: number }): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const toast = useToast();
  const isOnline = useOnline();
  const [kind, setKind] = useState<DocumentKind>('prescription');
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [isBusy, setBusy] = useState(false);
  const add = async (files: readonly File[]) => {
    setBusy(true);
    const failed: Failure[] = [];
    for (const file of files) {
      const refusal = refusalOf(file);
      if (refusal !== undefined) failed.push({ name: file.name, refusal });
      else
        await addDocument(cache, clientId, file, kind).then(
          ({ name }) => toast.success(t('client.document.added', { name })),
          (error: unknown) => failed.push({ name: file.name, error }),
        );
    }
    setFailures(failed);
    setBusy(false);
  };
  const disabled = isBusy ? t('client.document.busy') : isOnline ? undefined : t('form.offline');
  return (
    <Flex direction="column" gap="2">
      <Flex gap="2" alignItems="center" flexWrap="wrap">
        <SelectBox
          aria-label={t('client.document.kind')}
          value={kind}
          onChange={({ currentTarget }) => {
            const chosen = DOCUMENT_KINDS.find((one) => one === currentTarget.value);
            if (chosen) setKind(chosen);
          }}
        >
          {DOCUMENT_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(DOCUMENT_KIND_NAMES[one])}
            </option>
          ))}
        </SelectBox>
        <FileButton
          label={t('client.document.add')}
          accept={DOCUMENT_TYPES}
          disabled={disabled}
          onFiles={(files) => void add(files)}
        />
        <Text tone="muted" textStyle="xs">
          {t('client.document.help')}
        </Text>
      </Flex>
      {failures.map((failure) => (
        <Flex key={failure.name} gap="2" flexWrap="wrap">
          <Text fontWeight="medium">{failure.name}</Text>
          {'refusal' in failure ? (
            <Text tone="error" role="alert">
              {t(failure.refusal)}
            </Text>
          ) : (
            <FileFailure error={failure.error} />
          )}
        </Flex>
      ))}
    </Flex>
  );
}

/** Media types of a document, as the `accept` attribute of a file input. */
const DOCUMENT_TYPES = 'application/pdf,image/jpeg,image/png';

/** Maximum size of a document that the server accepts, in bytes. */
const MOST_BYTES = 10 * 1024 * 1024;

/** Reason why a file is refused before the upload; undefined for an accepted one. The server validates the content. */
function refusalOf({ size, type }: File): string | undefined {
  if (!DOCUMENT_TYPES.split(',').includes(type)) return 'client.document.unsupported';
  if (size > MOST_BYTES) return 'receipt.file.tooLarge';
  return size === 0 ? 'problem.file.damaged' : undefined;
}

/** Download and delete of a document. Delete asks for confirmation, since the file cannot be restored. */
function useDocumentActions(clientId: number) {
  const t = useT();
  const cache = useQueryClient();
  const toast = useToast();
  const confirm = useConfirm();
  const download = useCallback(
    async ({ id, name }: ClientDocument) => {
      try {
        saveFile(name, await readDocument(clientId, id));
      } catch (error) {
        toast.failure(t('client.document.failed', { name }), error);
      }
    },
    [clientId, t, toast],
  );
  const remove = useCallback(
    async ({ id, name }: ClientDocument) => {
      const title = t('client.document.delete.title', { name });
      const body = t('client.document.delete.body');
      if (!(await confirm({ title, body, confirmLabel: t('client.document.delete.confirm'), danger: true }))) return;
      try {
        await deleteDocument(cache, clientId, id);
        toast.success(t('client.document.deleted', { name }));
      } catch (error) {
        toast.failure(t('client.document.notDeleted', { name }), error);
      }
    },
    [cache, clientId, confirm, t, toast],
  );
  const actions = useCallback(
    (document: ClientDocument, context: FormattingContext): readonly RowAction[] => [
      {
        id: 'download',
        label: context.t('client.document.download'),
        icon: <Download aria-hidden />,
        inline: true,
        shortcut: 'Enter',
        onSelect: () => void download(document),
      },
      {
        id: 'delete',
        label: context.t('shared.delete'),
        icon: <Trash2 aria-hidden />,
        danger: true,
        shortcut: 'Delete',
        onSelect: () => void remove(document),
      },
    ],
    [download, remove],
  );
  return { actions, download };
}

/** Document of a client, without its content. */
export type ClientDocument = components['schemas']['ClientDocument'];

/** Long timeout, for a document of 10 MB over a slow connection. */
const PATIENCE = { timeout: 90_000 };

/** Documents of a client, latest first. The server logs the access. */
const useClientDocuments = (id: number) =>
  $api.useQuery(
    'get',
    '/service/client/{id}/documents',
    { params: { path: { id } } },
    { meta: { failure: 'inPlace' } },
  );

const refresh = (cache: QueryClient) => invalidate(cache, [['get', '/service/client/{id}/documents']]);

/**
 * Uploads a document of a client.
 * @throws {ApiProblem} `document.unsupported`, `file.damaged`, `file.active` or `file.tooLarge`
 */
async function addDocument(cache: QueryClient, id: number, file: File, kind: DocumentKind): Promise<ClientDocument> {
  const added = await dataOf(
    api.POST('/service/client/{id}/documents', {
      params: { path: { id }, query: { name: file.name.slice(-255), kind } },
      ...receiptUpload.body(file),
    }),
  );
  await refresh(cache);
  return added;
}

/** Downloads the file of a document. The server logs the access. */
const readDocument = (id: number, documentId: number) =>
  dataOf(
    api.GET('/service/client/{id}/documents/{documentId}', {
      params: { path: { id, documentId } },
      parseAs: 'blob',
      ...PATIENCE,
    }),
  );

/** Deletes a document and its file permanently. */
async function deleteDocument(cache: QueryClient, id: number, documentId: number): Promise<void> {
  await api.DELETE('/service/client/{id}/documents/{documentId}', { params: { path: { id, documentId } } });
  await refresh(cache);
}

/** Names of the document kinds. */
const DOCUMENT_KIND_NAMES: Readonly<Record<DocumentKind, string>> = {
  prescription: messageKey('client.document.kind.prescription'),
  agreement: messageKey('client.document.kind.agreement'),
  certificate: messageKey('client.document.kind.certificate'),
  identity: messageKey('client.document.kind.identity'),
  letter: messageKey('client.document.kind.letter'),
  other: messageKey('client.document.kind.other'),
};

const column = columnsOf<ClientDocument>();

/** Columns of the list of a client's documents. */
const documentColumns: readonly TableColumn<ClientDocument>[] = [
  column('client.document.', 'name', { fixed: true, grow: 3, minWidth: 140 }),
  column('client.document.', 'kind', { text: ({ kind }, { t }) => t(DOCUMENT_KIND_NAMES[kind]) }),
  column('client.document.', 'at', { kind: 'instant', descendingFirst: true }),
  column('client.document.', 'userName', { header: messageKey('client.document.by'), hideBelow: 768 }),
];
