import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';

/** Result of an import. */
export type TransactionImport = components['schemas']['TransactionImport'];

/** Timeout for 200 MB over a slow connection. */
const PATIENCE = { timeout: 15 * 60_000 };

/** Answers of the user about a file after a first attempt. */
export interface ImportAnswers {
  /** Its balance does not add up, and it is imported all the same. */
  readonly acceptBalance?: boolean;
  /** Lines that are payments of their own, though they look like known ones. */
  readonly doubles?: readonly number[];
}

/**
 * Sends a file of a bank as it is.
 * @throws {ApiProblem} `validation` on `file` when it is none that the server can read; `statement.balance` when its balance does not add up
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
      // The contract has no type for what is no text: the file itself takes its place.
      body: '',
      bodySerializer: () => file,
      ...PATIENCE,
    }),
  );
