import {
  IDLE_MINUTES,
  IDLE_SETTING,
  idleMinutesOf,
  SECOND_FACTOR_SETTING,
  secondFactorRoles,
} from '@navette/shared/domain';
import { beginChange } from '../../db/record-versions.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { AnswerOf, Handler, Handlers } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problem.ts';
import { answerVersion, contentVersion } from '../../kernel/version.ts';
import type { MasterdataServices } from '../services.ts';
import { lockSettings, putSetting, recordSettingChanges, settingsByName } from './setting-queries.ts';

type AccessPolicy = AnswerOf<'getAccessPolicy'>;

const policyOf = (settings: ReadonlyMap<string, string | null>): AccessPolicy => ({
  secondFactorRoles: secondFactorRoles(settings.get(SECOND_FACTOR_SETTING)),
  idleMinutes: idleMinutesOf(settings.get(IDLE_SETTING)),
});

/** The policy as settings hold it. */
const settingsOf = (policy: AccessPolicy): ReadonlyMap<string, string> =>
  new Map([
    [SECOND_FACTOR_SETTING, policy.secondFactorRoles.join(',')],
    [IDLE_SETTING, String(policy.idleMinutes)],
  ]);

const getAccessPolicy: Handler<'getAccessPolicy', MasterdataServices> = async (call) => {
  const policy = policyOf(await settingsByName(call.services.db));
  answerVersion(call, contentVersion(policy));
  return policy;
};

const saveAccessPolicy: Handler<'saveAccessPolicy', MasterdataServices> = async (call) => {
  const { body, caller, services, request } = call;
  if (body.idleMinutes > 0 && body.idleMinutes < IDLE_MINUTES.min)
    throw invalid({ field: 'idleMinutes', messageKey: 'validation.idleMinutes', params: IDLE_MINUTES });
  const changes = await services.db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    const record = policyOf(await settingsByName(trx));
    const standing = { kind: 'access', key: 1, version: contentVersion(record), record } as const;
    await beginChange(trx, { request, caller, at: services.now() }, standing);
    const before = settingsOf(record);
    const changed = [...settingsOf(body)]
      .map(([variable, after]) => ({ variable, before: before.get(variable) ?? null, after }))
      .filter((change) => change.before !== change.after);
    for (const { variable, after } of changed) await putSetting(trx, variable, after);
    await recordSettingChanges(trx, caller, services.now(), changed);
    return changed;
  });
  noteForLog(request, { changes: changes.map(({ variable, ...change }) => ({ field: variable, ...change })) });
  answerVersion(call, contentVersion(policyOf(settingsOf(body))));
  return { affectedRows: changes.length };
};

export const accessPolicyHandlers = { getAccessPolicy, saveAccessPolicy } satisfies Handlers<MasterdataServices>;
