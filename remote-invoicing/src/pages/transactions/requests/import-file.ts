import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';

/** Result of an import. */
export type TransactionImport = components['schemas']['TransactionImport'];

/** Timeout for 200 MB over a slow connection. */
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
