import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';

/** What the server found in a file. */
export type TransactionImport = components['schemas']['TransactionImport'];

/** A file of 200 MB over a slow line takes its time. */
const PATIENCE = { timeout: 15 * 60_000 };

/**
 * Sends a file of a bank as it is.
 * @throws {ApiProblem} `validation` on `file` when it is none that the server can read
 */
export const importFile = (file: File): Promise<TransactionImport> =>
  dataOf(
    api.POST('/service/transaction/import', {
      params: { query: { name: file.name.slice(-255) } },
      headers: { 'Content-Type': 'application/octet-stream' },
      // The contract has no type for what is no text: the file itself takes its place.
      body: '',
      bodySerializer: () => file,
      ...PATIENCE,
    }),
  );
