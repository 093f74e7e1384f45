import type { Caller } from '../../kernel/caller.ts';
import type { Handler, Handlers } from '../../kernel/operation.ts';
import { invalid, found } from '../../kernel/problem.ts';
import { missing, refuse, cleanForm } from '../records/check-form.ts';
import { beginChange } from '../../db/record-versions.ts';
import type { Db } from '../../db/database.ts';
import { contentVersion } from '../../kernel/version.ts';
import { type ChangeCall, changeVersioned, readVersioned } from '../records/versioned.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import { parseProfile, profileOf, settingsOf } from './company-profile.ts';
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
import { isCreditorId } from '@navette/shared/bank';
import {
  CREDITOR_SETTING,
  IDLE_MINUTES,
  IDLE_SETTING,
  idleMinutesOf,
  isPaymentSetting,
  isPlanSetting,
  isPositionDays,
  isStaffRole,
  mayCall,
  pagesSetting,
  MAX_SLACK,
  PAYMENT_SETTINGS,
  paymentSettingValue,
  PLAN_SETTINGS,
  planSettingValue,
  POSITION_DAYS,
  POSITION_DAYS_SETTING,
  SECOND_FACTOR_SETTING,
  SEPA_SETTING,
  SLACK_SETTING,
  UBL_MAILS_SETTING,
} from '@navette/shared/domain';

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
  refuseSecurity(form.variable, caller);
  return services.db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    const known = await findSetting(trx, form);
    if (known) refuseSecurity(known.variable, caller);
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

/** Changes settings of a form in its transaction, with their history and log; returns the count. */
export async function putSettings(
  trx: Db,
  { caller, services, request }: ChangeCall,
  before: ReadonlyMap<string, string | null>,
  settings: ReadonlyMap<string, string | null>,
): Promise<{ affectedRows: number }> {
  const changes = [...settings]
    .map(([variable, after]) => ({ variable, before: before.get(variable) ?? null, after }))
    .filter((change) => change.before !== change.after);
  for (const { variable, after } of changes) await putSetting(trx, variable, after);
  await recordSettingChanges(trx, caller, services.now(), changes);
  noteForLog(request, { changes: changes.map(({ variable, ...change }) => ({ field: variable, ...change })) });
  return { affectedRows: changes.length };
}

const companyProfile = {
  kind: 'company',
  key: 1,
  read: async (db: Db) => profileOf(await settingsByName(db)),
  lock: lockSettings,
} as const;

const getCompanyProfile: Handler<'getCompanyProfile', MasterdataServices> = (call) =>
  readVersioned(call, companyProfile);

const saveCompanyProfile: Handler<'saveCompanyProfile', MasterdataServices> = async (call) => {
  const profile = parseProfile(call.body);
  // A missing setting counts as its default: saving an unchanged form is no change.
  return changeVersioned(call, companyProfile, (trx, before) => putSettings(trx, call, settingsOf(before), profile));
};

const listSettingHistory: Handler<'listSettingHistory', MasterdataServices> = ({ query, services }) =>
  listSettingChanges(services.db, query.limit ?? MOST_CHANGES);

/** Maximum length of a name and a value in the generic table (specification/registers.md#settings). */
const GENERIC_LIMIT = 25;

/** Maximum length of values of the company profile, which has a form of its own. */
const PROFILE_LIMITS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    companyName: 70,
    companyType: 40,
    companyAddress: 150,
    companyZip: 10,
    companyCity: 100,
    companySite: 150,
    companyBank: 42,
    creditorId: 35,
    companyBic: 11,
    companyTel: 30,
    companyNumber: 20,
    companyEmail: 254,
    companyVat: 300,
    invoiceText: 1000,
    reminderText: 1000,
    companyVatNl: 300,
    companyVatEn: 300,
    noticeText: 1000,
    invoiceTextNl: 1000,
    invoiceTextEn: 1000,
    reminderTextNl: 1000,
    reminderTextEn: 1000,
    noticeTextNl: 1000,
    noticeTextEn: 1000,
    // Every role of staff, comma-separated.
    [SECOND_FACTOR_SETTING]: 60,
  }),
);

/** Numeric settings. */
const NUMBERS: ReadonlySet<string> = new Set([
  'adminPrice',
  'waitPrice',
  'min10km',
  'plus10km',
  'paymentTerm',
  'noticeTerm',
  'writeOffLimit',
  'booqitInsuranceId',
  'bookingRefresh',
]);

const tooLong = (field: string, max: number) => invalid({ field, messageKey: 'validation.tooLong', params: { max } });

export const settingHandlers = {
  listSettings,
  readSettings,
  saveSetting,
  getCompanyProfile,
  saveCompanyProfile,
  listSettingHistory,
} satisfies Handlers<MasterdataServices>;

/** Settings of signing in, for the page `security`; the pages of roles are changed on a page of their own, which checks them (specification/roles.md#changed-roles). */
function refuseSecurity(variable: string, { user }: Caller): void {
  if (variable.startsWith(pagesSetting('')))
    throw invalid({ field: 'variable', messageKey: 'validation.setting.roles' });
  const isSecurity = variable === SECOND_FACTOR_SETTING || variable === IDLE_SETTING;
  if (isSecurity && !mayCall(user.pages, ['security']))
    throw invalid({ field: 'variable', messageKey: 'validation.setting.security' });
}

/** Refuses too long names and values, and invalid amounts. */
function checkSetting(variable: string, value: string | null): void {
  const max = PROFILE_LIMITS.get(variable) ?? GENERIC_LIMIT;
  if (variable.length > GENERIC_LIMIT) throw tooLong('variable', GENERIC_LIMIT);
  if ((value ?? '').length > max) throw tooLong('value', max);
  if (NUMBERS.has(variable) && value !== null && !/^\d+(?:[.,]\d{1,2})?$/u.test(value)) {
    throw invalid({ field: 'value', messageKey: 'validation.number' });
  }
  if (variable === IDLE_SETTING && value && value !== '0' && idleMinutesOf(value) === 0) {
    throw invalid({ field: 'value', messageKey: 'validation.idleMinutes', params: IDLE_MINUTES });
  }
  const isUnknownRole = (name: string) => name !== '' && !isStaffRole(name);
  if (variable === SECOND_FACTOR_SETTING && (value ?? '').split(',').some(isUnknownRole)) {
    throw invalid({ field: 'value', messageKey: 'validation.role' });
  }
  const whole = (min: number, max: number) =>
    invalid({ field: 'value', messageKey: 'validation.setting.whole', params: { min, max } });
  if (variable === SLACK_SETTING && !(/^\d{1,2}$/u.test(value ?? '') && Number(value) <= MAX_SLACK)) {
    throw whole(0, MAX_SLACK);
  }
  if (isPaymentSetting(variable) && paymentSettingValue(variable, value) === undefined) {
    const { max } = PAYMENT_SETTINGS[variable];
    throw invalid({ field: 'value', messageKey: 'validation.setting.amount', params: { max } });
  }
  if (variable === SEPA_SETTING && value !== '2009' && value !== '2019') {
    throw invalid({ field: 'value', messageKey: 'validation.setting.sepa' });
  }
  if (variable === UBL_MAILS_SETTING && value !== 'insurers' && value !== 'none') {
    throw invalid({ field: 'value', messageKey: 'validation.setting.ublMails' });
  }
  if (variable === CREDITOR_SETTING && value && !isCreditorId(value)) {
    throw invalid({ field: 'value', messageKey: 'validation.setting.creditor' });
  }
  if (isPlanSetting(variable) && planSettingValue(variable, value) === undefined) {
    throw whole(PLAN_SETTINGS[variable].min, PLAN_SETTINGS[variable].max);
  }
  if (variable === POSITION_DAYS_SETTING && !isPositionDays(value)) {
    throw invalid({ field: 'value', messageKey: 'validation.setting.positionDays', params: POSITION_DAYS });
  }
}
