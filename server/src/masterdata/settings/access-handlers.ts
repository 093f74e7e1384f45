import {
  CHANGEABLE_PAGES,
  CHANGEABLE_ROLES,
  IDLE_MINUTES,
  IDLE_SETTING,
  idleMinutesOf,
  mayCall,
  type Page,
  pageChanges,
  pagesOf,
  pagesSetting,
  SECOND_FACTOR_SETTING,
  secondFactorRoles,
  type StaffRole,
  takenFromTable,
  withNeeds,
} from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { AnswerOf, Handler, Handlers } from '../../kernel/operation.ts';
import { conflict, forbidden, invalid, type ProblemField } from '../../kernel/problem.ts';
import { refuse } from '../records/check-form.ts';
import { changeVersioned, readVersioned } from '../records/versioned.ts';
import type { MasterdataServices } from '../services.ts';
import { putSettings } from './setting-handlers.ts';
import { lockSettings, settingsByName } from './setting-queries.ts';

/** The contract still lets `settings` call them, which once was for super alone as well. @throws ProblemError 403 */
function refuseOthers({ user }: Caller): void {
  if (!mayCall(user.pages, ['security'])) throw forbidden();
}

type AccessPolicy = AnswerOf<'getAccessPolicy'>;

const policyOf = (settings: ReadonlyMap<string, string | null>): AccessPolicy => ({
  secondFactorRoles: secondFactorRoles(settings.get(SECOND_FACTOR_SETTING)),
  idleMinutes: idleMinutesOf(settings.get(IDLE_SETTING)),
});

/** The policy as settings. */
const settingsOf = (policy: AccessPolicy): ReadonlyMap<string, string> =>
  new Map([
    [SECOND_FACTOR_SETTING, policy.secondFactorRoles.join(',')],
    [IDLE_SETTING, String(policy.idleMinutes)],
  ]);

const accessPolicy = {
  kind: 'access',
  key: 1,
  read: async (db: Db) => policyOf(await settingsByName(db)),
  lock: lockSettings,
} as const;

const getAccessPolicy: Handler<'getAccessPolicy', MasterdataServices> = (call) => {
  refuseOthers(call.caller);
  return readVersioned(call, accessPolicy);
};

const saveAccessPolicy: Handler<'saveAccessPolicy', MasterdataServices> = async (call) => {
  const { body, caller } = call;
  refuseOthers(caller);
  if (body.idleMinutes > 0 && body.idleMinutes < IDLE_MINUTES.min)
    throw invalid({ field: 'idleMinutes', messageKey: 'validation.idleMinutes', params: IDLE_MINUTES });
  return changeVersioned(call, accessPolicy, (trx, before) =>
    putSettings(trx, call, settingsOf(before), settingsOf(body)),
  );
};

/** Pages of each role but super, from its setting. */
const rolePagesOf = (settings: ReadonlyMap<string, string | null>): AnswerOf<'getRolePages'> => ({
  roles: CHANGEABLE_ROLES.map((role) => {
    const opened = new Set<string>(pagesOf(role, settings.get(pagesSetting(role))));
    return { role, pages: CHANGEABLE_PAGES.filter((page) => opened.has(page)) };
  }),
});

const rolePages = {
  kind: 'rolePages',
  key: 1,
  read: async (db: Db) => rolePagesOf(await settingsByName(db)),
  lock: lockSettings,
} as const;

const getRolePages: Handler<'getRolePages', MasterdataServices> = (call) => readVersioned(call, rolePages);

const saveRolePages: Handler<'saveRolePages', MasterdataServices> = async (call) => {
  const { roles, below = false } = call.body;
  const wanted = roles.map(({ role, pages }, index) => ({ role, pages, field: `roles.${index}.pages` }));
  refuse(...wanted.map(wrongPages));
  return changeVersioned(call, rolePages, async (trx) => {
    const before = await settingsByName(trx);
    const lower = wanted.filter(({ role, pages }) => {
      const until = pagesOf(role, before.get(pagesSetting(role)));
      return takenFromTable(role, until, pages).length > 0;
    });
    if (lower.length > 0 && !below)
      throw conflict('role.below', { params: { roles: lower.map(({ role }) => role).join(', ') } });
    const settings = wanted.map(({ role, pages }) => [pagesSetting(role), pageChanges(role, pages)] as const);
    return putSettings(trx, call, before, new Map(settings));
  });
};

/** Refuses pages that nobody can be given, and those without the pages that they need. */
function wrongPages({
  role,
  pages,
  field,
}: {
  role: StaffRole;
  pages: readonly Page[];
  field: string;
}): ProblemField[] {
  if (role === 'super') return [{ field, messageKey: 'validation.role.all' }];
  if (pages.some((page) => !CHANGEABLE_PAGES.includes(page))) return [{ field, messageKey: 'validation.oneOf' }];
  const missing = pages.flatMap(withNeeds).find((page) => !pages.includes(page));
  return missing ? [{ field, messageKey: 'validation.role.needs', params: { page: missing } }] : [];
}

export const accessHandlers = {
  getAccessPolicy,
  saveAccessPolicy,
  getRolePages,
  saveRolePages,
} satisfies Handlers<MasterdataServices>;
