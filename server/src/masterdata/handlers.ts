import type { Handlers, Handler, AnswerOf } from '../kernel/operation.ts';
import { availabilityHandlers } from './availability/availability-handlers.ts';
import { campaignHandlers } from './campaign-handlers.ts';
import { carecenterHandlers } from './carecenter-handlers.ts';
import { clientHandlers } from './clients/client-handlers.ts';
import { dailyHandlers } from './daily-handlers.ts';
import { destinationHandlers } from './destination-handlers.ts';
import { driverHandlers } from './drivers/driver-handlers.ts';
import type { ImportServices } from './imports/import-kind.ts';
import { insuranceHandlers } from './insurance-handlers.ts';
import { logoHandlers } from './settings/company-logo.ts';
import { mcodeHandlers } from './mcode-handlers.ts';
import { messageSettingHandlers } from './settings/message-settings.ts';
import { accessHandlers } from './settings/access-handlers.ts';
import { settingHandlers } from './settings/setting-handlers.ts';
import { setupHandlers } from './settings/setup-handlers.ts';
import { userHandlers } from './user-handlers.ts';
import { viewHandlers } from './view-handlers.ts';
import { wardLinkHandlers } from './ward-link-handlers.ts';
import { ProblemError } from '../kernel/problem.ts';
import { listLogRows } from './logs/log-queries.ts';
import { listLeftBehind } from './records/left-behind.ts';
import { recordLog } from './logs/record-log.ts';
import type { MasterdataServices } from './services.ts';
import { type ImportKind, RECORD_IMPORT_KIND_VALUES } from '@navette/openapi/enums';
import type { Caller } from '../kernel/caller.ts';
import { importAnswer, runImport, readRows } from './imports/run-import.ts';
import { IMPORT_KINDS, isAllowed, importKindFor } from './imports/import-kinds.ts';
import { listImportRows, listShapes } from './imports/import-queries.ts';
import { undoImport } from './imports/undo-import.ts';
import { brusselsToday } from '@navette/shared/domain';
import { duplicateGuard } from '@navette/shared/import';

const listLogs: Handler<'listLogs', MasterdataServices> = ({ query, services }) => listLogRows(services.db, query);

const listRecordLog: Handler<'listRecordLog', MasterdataServices> = ({ query, services }) =>
  recordLog(services.db, query.path);

/** Log lines are never deleted (specification/registers.md#logs). */
const deleteLog: Handler<'deleteLog', MasterdataServices> = async () => {
  throw new ProblemError(403, 'logs.readOnly');
};

const logHandlers = { listLogs, listRecordLog, deleteLog, listLeftBehind } satisfies Handlers<MasterdataServices>;

const MOST = 100;

const kindsOf = (caller: Caller): ImportKind[] => [
  ...RECORD_IMPORT_KIND_VALUES.filter((name) => isAllowed(caller, IMPORT_KINDS[name].create)),
  ...(isAllowed(caller, 'importTransactions') ? (['transactions'] as const) : []),
];

const listImports: Handler<'listImports', ImportServices> = async ({ query, caller, services }) => {
  const kinds = kindsOf(caller).filter((kind) => query.kind === undefined || kind === query.kind);
  if (kinds.length === 0) return [];
  return (await listImportRows(services.db, kinds, query.limit ?? MOST)).map(importAnswer);
};

/** Number of shapes that a new file is compared with. */
const MOST_SHAPES = 50;

const listImportShapes: Handler<'listImportShapes', ImportServices> = ({ path, caller, services }) =>
  listShapes(services.db, importKindFor(caller, path.kind).kind, MOST_SHAPES);

type Check = AnswerOf<'previewImport'>[number];

/** Errors of each row as the create would report them, and the records that it may duplicate. */
const previewImport: Handler<'previewImport', ImportServices> = async ({ path, body, caller, services }) => {
  const kind = importKindFor(caller, path.kind);
  const read = await readRows({ kind, services, caller }, body.rows, true);
  const guard = duplicateGuard(path.kind);
  const values = body.rows.map((row) => row.values);
  for (const { id, values: known } of await kind.existing(services.db, values, brusselsToday(services.now())))
    guard.add({ id }, known);
  return body.rows.map(({ row, values: given }, index): Check => {
    const result = read[index];
    const isReady = result !== undefined && 'ready' in result;
    const { completed, notices } = isReady ? result.ready : { completed: {}, notices: [] };
    const leftOut = isReady ? [...result.leftOut] : [];
    const without = Object.fromEntries(leftOut.map(({ field }) => [field, null]));
    const found = guard.find({ ...given, ...completed, ...without });
    return {
      row,
      fields: result && 'fields' in result ? [...result.fields] : [],
      notices: [...notices],
      leftOut,
      duplicates: found.flatMap(({ id, name, detail, reason }) => (id === null ? [] : [{ id, name, detail, reason }])),
      values: { ...completed },
    };
  });
};

const importHandlers = {
  previewImport,
  runImport,
  listImports,
  listImportShapes,
  undoImport,
} satisfies Handlers<ImportServices>;

export const masterdataHandlers = {
  ...availabilityHandlers,
  ...campaignHandlers,
  ...carecenterHandlers,
  ...clientHandlers,
  ...dailyHandlers,
  ...destinationHandlers,
  ...driverHandlers,
  ...importHandlers,
  ...insuranceHandlers,
  ...logHandlers,
  ...mcodeHandlers,
  ...accessHandlers,
  ...messageSettingHandlers,
  ...settingHandlers,
  ...setupHandlers,
  ...logoHandlers,
  ...userHandlers,
  ...viewHandlers,
  ...wardLinkHandlers,
} satisfies Handlers<ImportServices>;
