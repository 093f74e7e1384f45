import type { SetupStep } from '@navette/openapi/enums';
import { type Page, pagesOf, pagesSetting } from '@navette/shared/domain';
import { ALWAYS } from '../../db/tariffs.ts';
import type { Db } from '../../db/database.ts';
import { lastBackup } from '../../db/last-backup.ts';
import type { AnswerOf, Handlers } from '../../kernel/operation.ts';
import { OUTSIDE_SERVICES } from '../../kernel/outside-services.ts';
import type { MasterdataServices } from '../services.ts';
import { logoAt } from './company-logo.ts';
import { profileOf } from './company-profile.ts';
import { putSettings } from './setting-handlers.ts';
import { lockSettings, settingsByName } from './setting-queries.ts';

/** Setting that hides the steps on the home page. */
const DISMISSED = 'setupDismissed';

/** Fields of the profile without which a document is not complete. */
const COMPANY_FIELDS = ['companyName', 'companyAddress', 'companyNumber', 'companyBank', 'companyEmail'] as const;

/** Work that besides the administrators somebody should have, by the page with which it is done. */
const WORK = { dispatching: 'booking', invoicing: 'walletclient' } as const satisfies Readonly<Record<string, Page>>;

/** Age of a backup, in ms, beyond which one is due. */
const BACKUP_FRESH_MS = 7 * 24 * 3_600_000;

/** Whether the tables have a first record of their own: a second user of the staff, M-codes or dated tariffs, drivers, insurers, clients. */
const begun = async (db: Db) =>
  db
    .selectNoFrom((eb) => [
      eb.exists(eb.selectFrom('app_user').select('id').where('role', '<>', 'driver').offset(1)).as('users'),
      eb
        .or([
          eb.exists(eb.selectFrom('mcode').select('id')),
          eb.exists(eb.selectFrom('tariff_version').select('kind').where('validFrom', '>', ALWAYS)),
        ])
        .as('tariffs'),
      eb.exists(eb.selectFrom('driver').select('id')).as('drivers'),
      eb.exists(eb.selectFrom('insurance').select('id')).as('insurers'),
      eb.exists(eb.selectFrom('client').select('id')).as('clients'),
    ])
    .executeTakeFirstOrThrow();

/** Work that nobody has: administration by a second person, and dispatching and invoicing by others than the administrators. */
async function workOfNobody(db: Db, settings: ReadonlyMap<string, string | null>) {
  const users = await db
    .selectFrom('app_user')
    .select(['role', (eb) => eb.fn.countAll<number>().as('count')])
    .where('active', '=', true)
    .groupBy('role')
    .execute();
  const administrators = users.find(({ role }) => role === 'super')?.count ?? 0;
  const isDone = (page: Page) =>
    users.some(({ role }) => role !== 'super' && pagesOf(role, settings.get(pagesSetting(role))).includes(page));
  return [
    ...(administrators < 2 ? (['administrators'] as const) : []),
    ...(['dispatching', 'invoicing'] as const).filter((work) => !isDone(WORK[work])),
  ];
}

const DEFAULTS = profileOf(new Map());

/** Whether a rate of the organisation differs from what it is before anybody has saved one. */
function hasOwnRates(settings: ReadonlyMap<string, string | null>): boolean {
  const profile = profileOf(settings);
  return (['adminPrice', 'min10km', 'plus10km'] as const).some((name) => profile[name] !== DEFAULTS[name]);
}

/** The steps of setting up an organisation, worked out from its data and the server's configuration (specification/office.md#first-steps). */
async function setup(services: MasterdataServices): Promise<AnswerOf<'getSetup'>> {
  const { db, outside } = services;
  const now = services.now();
  const settings = await settingsByName(db);
  const records = await begun(db);
  const missing = COMPANY_FIELDS.filter((name) => !settings.get(name));
  const unassigned = await workOfNobody(db, settings);
  const at = lastBackup(settings);
  const step = (name: SetupStep, done: boolean) => ({ step: name, done, missing: [], at: null });
  return {
    dismissed: settings.get(DISMISSED) === '1',
    steps: [
      { ...step('company', missing.length === 0), missing },
      step('logo', (await logoAt(db, now)) !== null),
      step('users', Boolean(records.users)),
      { ...step('roles', unassigned.length === 0), missing: unassigned },
      step('tariffs', Boolean(records.tariffs) || hasOwnRates(settings)),
      step('drivers', Boolean(records.drivers)),
      step('insurers', Boolean(records.insurers)),
      step('clients', Boolean(records.clients)),
      ...OUTSIDE_SERVICES.map((name) => step(name, outside.has(name))),
      { ...step('backup', at !== null && now.getTime() - Date.parse(at) <= BACKUP_FRESH_MS), at },
    ],
  };
}

export const setupHandlers = {
  getSetup: ({ services }) => setup(services),
  dismissSetup: async (call) =>
    call.services.db.transaction().execute(async (trx) => {
      await lockSettings(trx);
      return putSettings(
        trx,
        call,
        await settingsByName(trx),
        new Map([[DISMISSED, call.body.dismissed ? '1' : null]]),
      );
    }),
} satisfies Handlers<MasterdataServices>;
