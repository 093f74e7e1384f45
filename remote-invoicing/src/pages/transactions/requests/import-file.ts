import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';

/** Result of an import. */
export type TransactionImport = components['schemas']['TransactionImport'];

/** Timeout for 200 MB over a slow connection. */
const PATIENCE = { timeout: 15 * 60_000 };

/** Confirmations of the user about a file after a first attempt. */
export interface ImportAnswers {
  /** Imports it despite a balance that does not add up. */
  readonly acceptBalance?: boolean;
  /** Lines confirmed as payments of their own, though they look like known ones. */
  readonly doubles?: readonly number[];
}

/**
 * Uploads a bank file unchanged.
 * @throws {ApiProblem} `validation` on `file` when the server can't read it; `statement.balance` when its balance does not add up
 */
export const importFile = (file: File, { acceptBalance, doubles = [] }: ImportAnswers): Promise<TransactionImport> =>
  dataOf(
    api.POST('/service/transaction/import', {
      params: {
        query: {
          name: file.name.slice(-255),
          ...(acceptBalance && { acceptBalance: '1' as const }),
          ...(doubles.length > 0 && { doubles: doubles.join(',') }),
        },
      },
      headers: { 'Content-Type': 'application/octet-stream' },
      // The contract has no type for binary bodies: the serializer replaces the empty string by the file.
      body: '',
      bodySerializer: () => file,
      ...PATIENCE,
    }),
  );
