import type { Handler, Handlers } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problem.ts';
import { missing, refuse } from '../records/check-form.ts';
import { cleanForm } from '../records/clean-form.ts';
import { found } from '../../kernel/found.ts';
import { beginChange } from '../../db/record-versions.ts';
import { answerVersion, contentVersion } from '../../kernel/version.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import { parseProfile, profileOf, settingsOf } from './company-profile.ts';
import { checkSetting } from './setting-limits.ts';
import {
  changeSetting,
  findSetting,
  listSettingChanges,
  listSettingRows,
  lockSettings,
  putSetting,
  recordSettingChanges,
  settingsByName,
} from './setting-queries.ts';
import type { MasterdataServices } from '../services.ts';

const MOST_CHANGES = 500;

type SettingRow = NonNullable<Awaited<ReturnType<typeof findSetting>>>;

const versioned = (row: SettingRow) => ({ ...row, version: contentVersion(row) });

const listVersioned = async ({ db }: MasterdataServices) => (await listSettingRows(db)).map(versioned);

const listSettings: Handler<'listSettings', MasterdataServices> = ({ services }) => listVersioned(services);

/** The same list: both calls exist (specification/shell.md#calls). */
const readSettings: Handler<'readSettings', MasterdataServices> = ({ services }) => listVersioned(services);

const saveSetting: Handler<'saveSetting', MasterdataServices> = async ({ body, caller, services, request }) => {
  const form = cleanForm(body);
  refuse(missing(form, ['variable']));
  checkSetting(form.variable, form.value);
  return services.db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    const known = await findSetting(trx, form);
    if (known && request.headers['if-none-match']?.trim() === '*')
      throw invalid({ field: 'variable', messageKey: 'validation.duplicate' });
    if (known) {
      const standing = { kind: 'setting', key: known.id, version: contentVersion(known), record: known } as const;
      await beginChange(trx, { request, caller, at: services.now() }, standing);
    }
    const saved = form.id
      ? found(await changeSetting(trx, form.id, form.variable, form.value))
      : await putSetting(trx, form.variable, form.value);
    const renamed = known && known.variable !== saved.variable;
    const gone = renamed ? [{ variable: known.variable, before: known.value, after: null }] : [];
    const before = renamed ? null : (known?.value ?? null);
    await recordSettingChanges(trx, caller, services.now(), [
      ...gone,
      { variable: saved.variable, before, after: saved.value },
    ]);
    noteForLog(request, {
      subject: saved.variable,
      changes: [{ field: 'value', before: known?.value ?? null, after: saved.value }],
    });
    return versioned(saved);
  });
};

const getCompanyProfile: Handler<'getCompanyProfile', MasterdataServices> = async (call) => {
  const profile = profileOf(await settingsByName(call.services.db));
  answerVersion(call, contentVersion(profile));
  return profile;
};

const saveCompanyProfile: Handler<'saveCompanyProfile', MasterdataServices> = async (call) => {
  const { body, caller, services, request } = call;
  const profile = parseProfile(body);
  const { affectedRows, version } = await services.db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    const record = profileOf(await settingsByName(trx));
    const standing = { kind: 'company', key: 1, version: contentVersion(record), record } as const;
    await beginChange(trx, { request, caller, at: services.now() }, standing);
    // A missing setting counts as its default: saving an unchanged form is no change.
    const before = settingsOf(record);
    const changes = [...profile]
      .map(([variable, after]) => ({ variable, before: before.get(variable) ?? null, after }))
      .filter((change) => change.before !== change.after);
    for (const { variable, after } of changes) await putSetting(trx, variable, after);
    await recordSettingChanges(trx, caller, services.now(), changes);
    noteForLog(request, { changes: changes.map(({ variable, ...change }) => ({ field: variable, ...change })) });
    return {
      affectedRows: changes.length,
      version: contentVersion(profileOf(await settingsByName(trx))),
    };
  });
  answerVersion(call, version);
  return { affectedRows };
};

const listSettingHistory: Handler<'listSettingHistory', MasterdataServices> = ({ query, services }) =>
  listSettingChanges(services.db, query.limit ?? MOST_CHANGES);

export const settingHandlers = {
  listSettings,
  readSettings,
  saveSetting,
  getCompanyProfile,
  saveCompanyProfile,
  listSettingHistory,
} satisfies Handlers<MasterdataServices>;
