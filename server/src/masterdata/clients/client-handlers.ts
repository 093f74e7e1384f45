import { noteForLog } from '../../kernel/log-details.ts';
import type { AnswerOf, BodyOf, Handler, Handlers } from '../../kernel/operation.ts';
import { anonymiseClient } from './anonymise/anonymise-client.ts';
import { cardHandlers } from './client-card.ts';
import { parseClient, showNationalNumber, withMaskedNumber } from './client-form.ts';
import { clientRecords, findClient, listClientRows } from './client-queries.ts';
import { duplicateHandlers } from './duplicates/duplicate-handlers.ts';
import { countClientRecords, listAllClientMerges, listClientMerges, mergeClients } from './merge-clients.ts';
import { previewClientUnmerge, undoClientMerge } from './undo-merge.ts';
import { parseSimple } from '../records/check-form.ts';
import { bulkHandler } from '../records/bulk-handler.ts';
import { recordHandlers } from '../records/record-handlers.ts';
import { countReferences } from '../records/record-lists.ts';
import type { MasterdataServices } from '../services.ts';
import { bookingAmount, nationalDigits, samePerson, personName } from '@navette/shared/domain';
import { changed, conflict, found, invalid, notFound, ProblemError } from '../../kernel/problem.ts';
import {
  clientInvoices,
  clientTrips,
  clientAliases,
  clientLog,
  wholeClientTrips,
  listDocumentRows,
  addDocument,
  deleteDocument,
  findDocument,
  holdClient,
} from './client-record-queries.ts';
import { fileName, readUpload, sendFile, storeReferenced } from '../../files/public.ts';
import { type FileType, fileTypeOf } from '../../ports/files/file-port.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

const clients = { ...clientRecords, find: findClient };

const { get, create, update, remove } = recordHandlers({
  ...clients,
  shown: withMaskedNumber,
  countReferences: countReferences('client'),
  parse: parseClient,
});

const MOST_TRIPS = 500;

/** Trips of a client, the latest first. */
const listClientTrips: Handler<'listClientTrips', MasterdataServices> = async ({ path, query, services }) => {
  const { id } = found(await findClient(services.db, path.id));
  const rows = await clientTrips(services.db, id, query.limit ?? MOST_TRIPS);
  return rows.map(({ price, waitprice, mutualAmount, ...trip }) => ({
    ...trip,
    amount: bookingAmount({ status: trip.status, price, waitprice, mutualAmount }),
  }));
};

/** Invoices of a client, the latest first. */
const listClientInvoiceHistory: Handler<'listClientInvoiceHistory', MasterdataServices> = async ({
  path,
  services,
}) => {
  const { id } = found(await findClient(services.db, path.id));
  return clientInvoices(services.db, id);
};

/** Data export of a person (GDPR, right of access): all stored data, with the full national number. */
const exportClientData: Handler<'exportClientData', MasterdataServices> = async ({ path, services }) => {
  const { db } = services;
  const client = found(await findClient(db, path.id));
  const [aliases, trips, invoices, documents, log] = await Promise.all([
    clientAliases(db, client.id),
    wholeClientTrips(db, client.id),
    clientInvoices(db, client.id),
    listDocumentRows(db, client.id),
    clientLog(db, client.id),
  ]);
  return {
    exportedAt: services.now().toISOString(),
    client,
    aliases,
    trips,
    invoices,
    documents,
    log,
  };
};

const MOST = 20;

/** Clients who may be the person being entered: the same national number, or a match by names, birth date and address. */
const findClientDuplicates: Handler<'findClientDuplicates', MasterdataServices> = async ({ body, services }) => {
  const { id, ssn, firstname, lastname, birthday = null, address = null, zip = null } = body;
  const asked = { id: id ?? 0, firstname, lastname, birthday, address, zip };
  const digits = nationalDigits(ssn);
  const [certain, candidates] = await Promise.all([
    digits === '' ? [] : clientsOfNumber(services.db, digits, asked.id),
    clientsOfSimilarName(services.db, asked),
  ]);
  const known = new Set(certain.map(({ id: one }) => one));
  const probable = candidates
    .filter(({ id: one }) => !known.has(one))
    .flatMap((client) => {
      const same = samePerson(asked, client);
      return same ? [{ client, ...same }] : [];
    });
  return [...certain.map((client) => ({ client, names: null, reason: 'ssn' as const })), ...probable]
    .slice(0, MOST)
    .map(({ client: { address: _address, zip: _zip, ...client }, names, reason }): Duplicate => ({
      ...client,
      names,
      reason,
    }));
};

type Duplicate = AnswerOf<'findClientDuplicates'>[number];

/** Maximum size of a document, in bytes. */
export const MOST_BYTES = 10 * 1024 * 1024;

type DocumentType = Exclude<FileType, 'image/webp'>;

/** A file by its content: PDF, JPEG or PNG. */
function documentType(content: Buffer): DocumentType {
  const type = fileTypeOf(content);
  if (!type || type === 'image/webp') throw new ProblemError(400, 'document.unsupported');
  return type;
}

/** Documents of a client. Every call is logged, reads included, since reading them is reading the record. */
const documentHandlers = {
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

export const clientHandlers = {
  listClients: async ({ query, services, request }) => {
    const rows = await listClientRows(services.db, query);
    const isFirst = !query.q && query.limit !== undefined;
    const read = { count: rows.length, ...(isFirst && { first: true as const }) };
    noteForLog(request, { read, isWhole: !query.q && !isFirst });
    return rows;
  },
  getClient: async (call) => (await get(call)).map(withMaskedNumber),
  createClient: create,
  updateClient: async (call) => {
    // Before its form is checked, of which an anonymised record has no address.
    if ((await findClient(call.services.db, call.path.id))?.anonymised)
      throw invalid({ field: 'lastname', messageKey: 'problem.client.anonymised' });
    return update(call);
  },
  deleteClient: remove,
  updateClients: bulkHandler({
    ...clients,
    parse: parseSimple<BodyOf<'updateClients'>['records'][number]['changes']>,
    allow: async (_trx, { anonymised }, { active: _active, ...changes }) => {
      if (anonymised && Object.keys(changes).length > 0) throw conflict('client.anonymised');
    },
  }),
  findClientDuplicates,
  mergeClients,
  listClientMerges,
  listAllClientMerges,
  previewClientUnmerge,
  undoClientMerge,
  countClientRecords,
  showNationalNumber,
  listClientTrips,
  listClientInvoiceHistory,
  exportClientData,
  anonymiseClient,
  ...documentHandlers,
  ...duplicateHandlers,
  ...cardHandlers,
} satisfies Handlers<MasterdataServices>;

/** A name to search, with the id of the searching record. */
interface NameQuestion {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
}

const compared = ['id', 'firstname', 'lastname', 'birthday', 'address', 'zip', 'fullAddress'] as const;
const MOST_CANDIDATES = 200;
/** Minimum trigram similarity of a name: tolerates one or two different letters. */
const LEAST_SIMILAR = '0.5';

/** Clients with a national number, given as its digits. */
const clientsOfNumber = (db: Db, digits: string, without: number) =>
  db
    .selectFrom('client')
    .select(compared)
    .where('ssnDigits', '=', digits)
    .where('id', '<>', without)
    .orderBy('id')
    .limit(MOST_CANDIDATES)
    .execute();

/** Clients with a text similar to a name, in any order of its parts: candidates, the likeliest first, by the trigram index. */
const clientsOfSimilarName = (db: Db, { id, firstname, lastname }: NameQuestion) =>
  db.transaction().execute(async (trx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${LEAST_SIMILAR}, true)`.execute(trx);
    const name = sql<string>`fold(${`${lastname} ${firstname}`})`;
    return trx
      .selectFrom('client')
      .select(compared)
      .where(sql<boolean>`${name} <% search`)
      .where('anonymisedAt', 'is', null)
      .where('id', '<>', id)
      .orderBy(sql`word_similarity(${name}, search)`, 'desc')
      .orderBy('id')
      .limit(MOST_CANDIDATES)
      .execute();
  });
