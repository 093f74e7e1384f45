import type { DocumentKind } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';
import type { ClientDocument } from './document-requests.ts';

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
