import { platformWord, type PlatformTables } from '@navette/shared/domain';
import { beginChange } from '../../db/record-versions.ts';
import type { Db } from '../../db/database.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { AnswerOf, BodyOf, Handler, Handlers } from '../../kernel/operation.ts';
import { conflict, invalid } from '../../kernel/problem.ts';
import { answerVersion, contentVersion } from '../../kernel/version.ts';
import { lockSettings, putSetting, recordSettingChanges } from '../../masterdata/public.ts';
import type { BooqitServices } from '../services.ts';
import {
  listValues,
  addMutuality,
  INSURER_SETTING,
  knownInsurers,
  platformTables,
  replaceMeanings,
} from './table-queries.ts';

type Tables = BodyOf<'savePlatformTables'>;

const answered = ({ insuranceId, reasons, mutualities }: PlatformTables): AnswerOf<'getPlatformTables'> => ({
  insuranceId,
  reasons: [...reasons],
  mutualities: [...mutualities],
});

const getPlatformTables: Handler<'getPlatformTables', BooqitServices> = async (call) => {
  const tables = answered(await platformTables(call.services.db));
  answerVersion(call, contentVersion(tables));
  return tables;
};

const savePlatformTables: Handler<'savePlatformTables', BooqitServices> = async (call) => {
  const { body, caller, services, request } = call;
  const wanted = cleaned(body);
  const at = services.now();
  const { saved, changes } = await services.db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    const record = answered(await platformTables(trx));
    const standing = { kind: 'platformTables', key: 1, version: contentVersion(record), record } as const;
    await beginChange(trx, { request, caller, at }, standing);
    await refuseUnknownInsurers(trx, wanted);
    await replaceMeanings(trx, wanted);
    if (wanted.insuranceId !== record.insuranceId) {
      const [before, after] = [String(record.insuranceId), String(wanted.insuranceId)];
      await putSetting(trx, INSURER_SETTING, after);
      await recordSettingChanges(trx, caller, at, [{ variable: INSURER_SETTING, before, after }]);
    }
    return { saved: answered(await platformTables(trx)), changes: changesOf(record, wanted) };
  });
  noteForLog(request, { changes });
  answerVersion(call, contentVersion(saved));
  return { affectedRows: changes.length };
};

/** A dispatcher who books transports assigns an insurer to a mutuality; an existing assignment can only be changed in the settings. */
const saveMutuality: Handler<'saveMutuality', BooqitServices> = async ({ body, services, request }) => {
  const value = platformWord(body.value);
  if (value === '') throw invalid({ field: 'value', messageKey: 'validation.required' });
  const isNew = await services.db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    if (!(await knownInsurers(trx, [body.insuranceId])).has(body.insuranceId))
      throw invalid({ field: 'insuranceId', messageKey: 'validation.notFound' });
    const kept = await addMutuality(trx, { value, insuranceId: body.insuranceId });
    if (kept.insuranceId !== body.insuranceId)
      throw conflict('booqit.mutualityKnown', { params: { mutuality: value, insuranceId: kept.insuranceId } });
    return kept.isNew;
  });
  if (isNew) noteForLog(request, { changes: [{ field: value, before: null, after: String(body.insuranceId) }] });
  return { affectedRows: isNew ? 1 : 0 };
};

/** Words normalised as in the tables, without duplicates. */
function cleaned({ insuranceId, reasons, mutualities }: Tables): Tables {
  const tables = {
    insuranceId,
    reasons: reasons.map((row) => ({ ...row, value: platformWord(row.value) })),
    mutualities: mutualities.map((row) => ({ ...row, value: platformWord(row.value) })),
  };
  for (const kind of ['reasons', 'mutualities'] as const) {
    const words = tables[kind].map(({ value }) => value);
    const wrong = words.findIndex((word, index) => word === '' || words.indexOf(word) !== index);
    if (wrong >= 0) {
      const messageKey = words[wrong] === '' ? 'validation.required' : 'validation.duplicate';
      throw invalid({ field: `${kind}.${String(wrong)}.value`, messageKey });
    }
  }
  return tables;
}

async function refuseUnknownInsurers(trx: Db, { insuranceId, mutualities }: Tables): Promise<void> {
  const known = await knownInsurers(trx, [insuranceId, ...mutualities.map((row) => row.insuranceId)]);
  const wrong = mutualities.findIndex((row) => !known.has(row.insuranceId));
  const field = known.has(insuranceId) ? wrong >= 0 && `mutualities.${String(wrong)}.insuranceId` : 'insuranceId';
  if (field) throw invalid({ field, messageKey: 'validation.notFound' });
}

/** Log entry of a change: each value with its meaning before and after. */
function changesOf(before: Tables, after: Tables) {
  const [old, now] = [meanings(before), meanings(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}

const meanings = ({ insuranceId, reasons, mutualities }: Tables): ReadonlyMap<string, string> =>
  new Map([
    [INSURER_SETTING, String(insuranceId)],
    ...reasons.map(({ value, motive }) => [value, String(motive)] as const),
    ...mutualities.map((row) => [row.value, String(row.insuranceId)] as const),
  ]);

export const tableHandlers = {
  getPlatformTables,
  savePlatformTables,
  saveMutuality,
  listPlatformValues: ({ services }) => listValues(services.db),
} satisfies Handlers<BooqitServices>;
