import { describe } from 'vitest';
import type { RecordsPageContract } from './contract.ts';
import { testForms } from './form-tests.ts';
import { testList } from './list-tests.ts';
import { testRemove } from './remove-tests.ts';

/**
 * The contract of a list page: columns, order, page sizes, search, export, the empty list, failure with Retry, open by link, add, and delete with
 * question or Undo. Each list page calls it once; its own tests prove only what is special about it.
 *
 * @example
 * describeRecordsPage({ name: 'M-codes', page: <MCodeList />, host, list: (answer) => ({ listMCodes: answer }), rows, … });
 */
export function describeRecordsPage<Row>(contract: RecordsPageContract<Row>): void {
  describe(`list page of ${contract.name}`, () => {
    testList(contract);
    testForms(contract);
    testRemove(contract);
  });
}
