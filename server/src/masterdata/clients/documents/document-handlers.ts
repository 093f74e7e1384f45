import { personName } from '@navette/shared/domain';
import { fileName, readUpload, sendFile, storeReferenced } from '../../../files/public.ts';
import { changed, found } from '../../../kernel/found.ts';
import type { Handlers } from '../../../kernel/operation.ts';
import { notFound, ProblemError } from '../../../kernel/problem.ts';
import { type FileType, fileTypeOf } from '../../../ports/files/file-type.ts';
import type { MasterdataServices } from '../../services.ts';
import { findClient } from '../client-queries.ts';
import { addDocument, deleteDocument, findDocument, holdClient, listDocumentRows } from './document-queries.ts';

/** The largest document, in bytes. */
export const MOST_BYTES = 10 * 1024 * 1024;

type DocumentType = Exclude<FileType, 'image/webp'>;

/** A file by its content: PDF, JPEG or PNG. */
function documentType(content: Buffer): DocumentType {
  const type = fileTypeOf(content);
  if (!type || type === 'image/webp') throw new ProblemError(400, 'document.unsupported');
  return type;
}

/** Documents of a client. Every call is a line of the log: reading them is reading the record. */
export const documentHandlers = {
  listClientDocuments: async ({ path, services: { db } }) => {
    const { id } = found(await findClient(db, path.id));
    return listDocumentRows(db, id);
  },
  addClientDocument: async ({ path, query, request, caller, services }) => {
    const { id: clientId } = found(await findClient(services.db, path.id));
    const content = await readUpload(request.body, MOST_BYTES);
    const contentType = documentType(content);
    return storeReferenced(services, content, async (trx, { key, size }) => {
      if (!(await holdClient(trx, clientId))) throw notFound();
      const { user } = caller;
      return addDocument(trx, {
        clientId,
        name: fileName(query.name),
        kind: query.kind,
        fileKey: key,
        contentType,
        size,
        at: services.now(),
        userId: user.id,
        userName: personName(user, 'list'),
      });
    });
  },
  getClientDocument: async ({ path, reply, services: { db, files } }) => {
    const { id } = found(await findClient(db, path.id));
    const { name, fileKey } = found(await findDocument(db, id, path.documentId));
    return sendFile(reply, { name, content: found(await files.read(fileKey)) });
  },
  deleteClientDocument: async ({ path, services: { db } }) => {
    const { id } = found(await findClient(db, path.id));
    return changed(await deleteDocument(db, id, path.documentId));
  },
} satisfies Handlers<MasterdataServices>;
