import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, invalidate } from '@navette/shared/api';
import type { DocumentKind } from '@navette/shared/domain';
import { receiptUpload } from '@navette/shared/ui-booking';
import type { QueryClient } from '@tanstack/react-query';
import { messageKey } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';

/** Document of a client, without its content. */
export type ClientDocument = components['schemas']['ClientDocument'];

/** Long timeout, for a document of 10 MB over a slow connection. */
const PATIENCE = { timeout: 90_000 };

/** Documents of a client, latest first. The server logs the access. */
export const useClientDocuments = (id: number) =>
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
export async function addDocument(
  cache: QueryClient,
  id: number,
  file: File,
  kind: DocumentKind,
): Promise<ClientDocument> {
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
export const readDocument = (id: number, documentId: number) =>
  dataOf(
    api.GET('/service/client/{id}/documents/{documentId}', {
      params: { path: { id, documentId } },
      parseAs: 'blob',
      ...PATIENCE,
    }),
  );

/** Deletes a document and its file permanently. */
export async function deleteDocument(cache: QueryClient, id: number, documentId: number): Promise<void> {
  await api.DELETE('/service/client/{id}/documents/{documentId}', { params: { path: { id, documentId } } });
  await refresh(cache);
}

/** Names of the document kinds. */
export const DOCUMENT_KIND_NAMES: Readonly<Record<DocumentKind, string>> = {
  prescription: messageKey('client.document.kind.prescription'),
  agreement: messageKey('client.document.kind.agreement'),
  certificate: messageKey('client.document.kind.certificate'),
  identity: messageKey('client.document.kind.identity'),
  letter: messageKey('client.document.kind.letter'),
  other: messageKey('client.document.kind.other'),
};

/** Columns of the list of a client's documents. */
export const documentColumns: readonly TableColumn<ClientDocument>[] = [
  {
    id: 'name',
    header: messageKey('client.document.name'),
    value: ({ name }) => name,
    fixed: true,
    grow: 3,
    minWidth: 140,
  },
  {
    id: 'kind',
    header: messageKey('client.document.kind'),
    value: ({ kind }) => kind,
    text: ({ kind }, { t }) => t(DOCUMENT_KIND_NAMES[kind]),
  },
  {
    id: 'at',
    header: messageKey('client.document.at'),
    kind: 'instant',
    value: ({ at }) => at,
    descendingFirst: true,
  },
  { id: 'userName', header: messageKey('client.document.by'), value: ({ userName }) => userName, hideBelow: 768 },
];
