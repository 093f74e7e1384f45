import { currentId, HOST, listHosts, listVersions, readStoredSet, Refusal, type Registry } from '@navette/ops/registry';
import { DEPLOYED_HOST } from '@navette/shared/release';
import { isStaffRole } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { BodyOf } from '../../kernel/operation.ts';
import { invalid, type ProblemField } from '../../kernel/problem.ts';
import type { Db } from '../../db/database.ts';
import { readable } from './refusals.ts';

type Picks = BodyOf<'verifyRelease'>['remotes'];
type Audience = Pick<BodyOf<'stageRelease'>, 'roles' | 'users' | 'percent'>;

/** @throws ProblemError 400 naming each remote or version that is not published here, and each remote that is there twice */
export async function checkPicks(registry: Registry, picks: Picks): Promise<void> {
  const deployed = { name: HOST, version: DEPLOYED_HOST };
  const published = [
    deployed,
    ...(await readable(() => Promise.all([listVersions(registry), listHosts(registry)]))).flat(),
  ];
  refuse(
    picks.flatMap(({ name, version }, index): ProblemField[] => {
      const versions = published.filter((one) => one.name === name);
      if (versions.length === 0) return [{ field: `remotes.${index}.name`, messageKey: 'validation.notFound' }];
      if (picks.findIndex((pick) => pick.name === name) !== index)
        return [{ field: `remotes.${index}.name`, messageKey: 'validation.duplicate' }];
      return versions.some((one) => one.version === version)
        ? []
        : [{ field: `remotes.${index}.version`, messageKey: 'validation.notFound' }];
    }),
  );
}

/** @throws ProblemError 400 for an audience that is nobody, and for each address that is no member of staff's */
export async function checkAudience(db: Db, { roles, users, percent = 0 }: Audience): Promise<void> {
  if (roles.length === 0 && users.length === 0 && percent === 0)
    throw invalid({ field: 'roles', messageKey: 'validation.required' });
  const unknown = new Set(await notStaff(db, users));
  refuse(
    users.flatMap((user, index) =>
      unknown.has(user) ? [{ field: `users.${index}`, messageKey: 'validation.notFound' }] : [],
    ),
  );
}

/** @throws ProblemError 400 for a set that is not here */
export async function checkFormerSet(registry: Registry, set: string): Promise<void> {
  await readable(() =>
    readStoredSet(registry, set).catch((error: unknown) => {
      if (error instanceof Refusal) throw invalid({ field: 'to', messageKey: 'validation.notFound' });
      throw error;
    }),
  );
}

/** @throws ProblemError 400 naming each remote that does not run */
export async function checkRunning(registry: Registry, remotes: readonly string[]): Promise<void> {
  const running = await readable(async () => {
    const current = await currentId(registry);
    return current === undefined ? undefined : readStoredSet(registry, current);
  });
  refuse(
    remotes.flatMap((name, index) =>
      Object.hasOwn(running?.remotes ?? {}, name)
        ? []
        : [{ field: `remotes.${index}`, messageKey: 'validation.notFound' }],
    ),
  );
}

/** E-mail addresses among some that belong to no active member of staff. */
export async function notStaff(db: Db, emails: readonly string[]): Promise<string[]> {
  const plain = (email: string): string => email.trim().toLowerCase();
  const rows = await db
    .selectFrom('app_user')
    .select(['email', 'role'])
    .where((user) => user(user.fn('lower', ['email']), '=', sql<string>`any(${emails.map(plain)}::text[])`))
    .where('active', '=', true)
    .execute();
  const staff = rows.filter(({ role }) => isStaffRole(role)).map(({ email }) => email?.toLowerCase());
  return emails.filter((email) => !staff.includes(plain(email)));
}

function refuse(fields: readonly ProblemField[]): void {
  if (fields.length > 0) throw invalid(...fields);
}
