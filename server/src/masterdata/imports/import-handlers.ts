import type { ImportKind } from '@navette/openapi/enums';
import { RECORD_IMPORT_KIND_VALUES } from '@navette/openapi/enums';
import type { Caller } from '../../kernel/caller.ts';
import type { Handler, Handlers } from '../../kernel/operation.ts';
import { importAnswer } from './answer-import.ts';
import { IMPORT_KINDS, isAllowed } from './import-kinds.ts';
import { listImportRows } from './import-queries.ts';
import type { ImportServices } from './import-services.ts';
import { previewImport } from './preview-import.ts';
import { runImport } from './run-import.ts';
import { undoImport } from './undo-import.ts';

const MOST = 100;

/** Kinds that a caller may import. */
const kindsOf = (caller: Caller): ImportKind[] => [
  ...RECORD_IMPORT_KIND_VALUES.filter((name) => isAllowed(caller, IMPORT_KINDS[name].create)),
  ...(isAllowed(caller, 'importTransactions') ? (['transactions'] as const) : []),
];

const listImports: Handler<'listImports', ImportServices> = async ({ query, caller, services }) => {
  const kinds = kindsOf(caller).filter((kind) => query.kind === undefined || kind === query.kind);
  if (kinds.length === 0) return [];
  return (await listImportRows(services.db, kinds, query.limit ?? MOST)).map(importAnswer);
};

export const importHandlers = { previewImport, runImport, listImports, undoImport } satisfies Handlers<ImportServices>;
