import {
  activate,
  apply,
  type By,
  type Changed,
  type Deployed,
  listTrials,
  parseDesired,
  type Registry,
  readPolicy,
  repeatedRollback,
  rollback,
  rollbackRemotes,
  stage,
  type TrialChoice,
  unstage,
  verifyChoice,
} from '@navette/ops/registry';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../kernel/caller.ts';
import { contract } from '../../kernel/contract.ts';
import type { BodyOf, Handler, Handlers } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problem.ts';
import type { Db } from '../../db/database.ts';
import { trialFigures } from '../loads/trial-figures.ts';
import { chosenOf, noteCaller, ofCaller } from '../ops-api/ops-call.ts';
import type { Releases, ReleaseServices } from '../releases.ts';
import { checkAudience, checkFormerSet, checkPicks, checkRunning, notStaff } from './check-order.ts';
import { reasonOf, refusable } from './refusals.ts';

/** A change of what runs or is tried out, by a person on the page of releases or by a pipeline with a token of ops. */
interface Order {
  releases: Releases;
  /** Judges each change by the rights of the caller. */
  registry: Registry;
  by: By;
  /** Whether a boot in a browser is looked at only if there was one; the history says when there was none. */
  withoutBoot: boolean;
}

/** Nothing boots here: what a person changes is checked in every other way. */
const ofPerson = (
  { user }: Caller,
  { releases }: Pick<ReleaseServices, 'releases'>,
  { why }: { why: string },
): Order => ({
  releases,
  registry: releases.registry,
  by: { who: user.email, why: reasonOf(why) },
  withoutBoot: true,
});

/**
 * As strict as the command line: a boot is wanted unless the call does without. The author is the token.
 * @param asked is logged instead of all that was sent
 */
function ofPipeline(
  request: FastifyRequest,
  { releases }: Pick<ReleaseServices, 'releases'>,
  { why, withoutBoot = false }: { why: string; withoutBoot?: boolean | undefined },
  asked: object = {},
): Order {
  const reason = reasonOf(why);
  const by = { who: noteCaller(request, { why: reason, ...asked }), why: reason };
  return { releases, registry: ofCaller(request, releases.registry), by, withoutBoot };
}

/** The deployed host, and this API. */
export const deployed = async (releases: Releases): Promise<Deployed> => ({
  host: await releases.host(),
  openapi: contract,
});

const assurance = async ({ releases, withoutBoot }: Order) => ({
  deployed: await deployed(releases),
  withoutBoot,
});

/**
 * Changes the registry and notifies the listeners of this process.
 * @throws ProblemError as {@link refusable}
 */
async function change({ releases }: Order, work: () => Promise<Changed>): Promise<Changed> {
  const done = await refusable(work);
  if (done.changed) releases.events.emit('changed');
  return done;
}

const activateSet = (
  { db }: Pick<ReleaseServices, 'db'>,
  order: Order,
  wanted: Parameters<typeof activate>[1],
  anyway = false,
): Promise<Changed> =>
  change(order, async () => {
    const { registry, by } = order;
    const assured = await assurance(order);
    return activate(registry, wanted, by, anyway ? assured : { ...assured, figures: figuresIn(db, registry) });
  });

/** Figures of a trial, by its set. */
const figuresIn = (db: Db, registry: Registry) => async (set: string) => {
  const trial = (await listTrials(registry)).find((one) => one.set === set);
  return trial && trialFigures(db, registry, trial, await readPolicy(registry));
};

const stageSet = (
  order: Order,
  wanted: Parameters<typeof stage>[1],
  audience: Parameters<typeof stage>[2],
): Promise<Changed> =>
  change(order, async () => stage(order.registry, wanted, audience, order.by, await assurance(order)));

const unstageSet = (order: Order, { remotes }: BodyOf<'unstageRelease'>): Promise<Changed> =>
  change(order, () => unstage(order.registry, order.by, remotes));

/** Goes one set or one version back, or to a named set; the same call that arrives again changes nothing. */
async function goBack(
  order: Order,
  { to, remotes, from }: Pick<BodyOf<'opsRollback'>, 'to' | 'remotes' | 'from'>,
  check: () => Promise<void> = async () => undefined,
): Promise<Changed> {
  if (remotes && to !== undefined) throw invalid({ field: 'to', messageKey: 'validation.invalid' });
  const { registry, by } = order;
  return change(order, async () => {
    const isOpen = to === undefined && from === undefined;
    const repeated = isOpen ? await repeatedRollback(registry, by, remotes) : undefined;
    if (repeated) return repeated;
    await check();
    if (!remotes) return rollback(registry, by, to, from);
    // The contract knows no differences in the answer.
    const { set, before, changed, verified } = await rollbackRemotes(registry, remotes, by, from);
    return { set, before, changed, verified };
  });
}

const verifyRelease: Handler<'verifyRelease', ReleaseServices> = async ({ body, services: { releases } }) => {
  await checkPicks(releases.registry, body.remotes);
  return refusable(async () => verifyChoice(releases.registry, body.remotes, await deployed(releases)));
};

/** The trial that is named, or the only one. */
const trialIn = ({ trial }: { trial?: string | undefined }): TrialChoice =>
  trial === undefined ? 'staged' : { trial };

const activateRelease: Handler<'activateRelease', ReleaseServices> = async ({ body, caller, services }) => {
  if (body.remotes) await checkPicks(services.releases.registry, body.remotes);
  const wanted = body.remotes ?? trialIn(body);
  return shown(await activateSet(services, ofPerson(caller, services, body), wanted, body.anyway));
};

const stageRelease: Handler<'stageRelease', ReleaseServices> = async ({ body, caller, services }) => {
  const { remotes = trialIn(body), roles, users, percent = 0 } = body;
  if (body.remotes) await checkPicks(services.releases.registry, body.remotes);
  await checkAudience(services.db, body);
  return shown(await stageSet(ofPerson(caller, services, body), remotes, { roles, users, percent }));
};

const unstageRelease: Handler<'unstageRelease', ReleaseServices> = async ({ body, caller, services }) =>
  shown(await unstageSet(ofPerson(caller, services, body), body));

const rollbackRelease: Handler<'rollbackRelease', ReleaseServices> = async ({ body, caller, services }) => {
  const { registry } = services.releases;
  const { to, remotes } = body;
  const done = await goBack(ofPerson(caller, services, body), body, async () => {
    if (remotes) await checkRunning(registry, remotes);
    else if (to !== undefined) await checkFormerSet(registry, to);
  });
  return shown(done);
};

const shown = ({ set, before, changed }: Changed) => ({ set, before, changed });

const opsActivate: Handler<'opsActivate', ReleaseServices> = ({ body, request, services }) => {
  const wanted = chosenOf(body, ['latest', 'staged']);
  return activateSet(services, ofPipeline(request, services, body, { wanted }), wanted, body.anyway);
};

const opsStage: Handler<'opsStage', ReleaseServices> = async ({ body, request, services }) => {
  const wanted = chosenOf(body, ['latest', 'staged']);
  const audience = { roles: body.roles ?? [], users: body.users ?? [], percent: body.percent ?? 0 };
  await checkAudience(services.db, audience);
  return stageSet(ofPipeline(request, services, body, { wanted, ...audience }), wanted, audience);
};

const opsUnstage: Handler<'opsUnstage', ReleaseServices> = ({ body, request, services }) =>
  unstageSet(ofPipeline(request, services, body, { remotes: body.remotes }), body);

const opsRollback: Handler<'opsRollback', ReleaseServices> = ({ body, request, services }) => {
  const { to, remotes, from } = body;
  return goBack(ofPipeline(request, services, body, { to, remotes, from }), body);
};

const opsApply: Handler<'opsApply', ReleaseServices> = async ({ body, request, services }) => {
  const order = ofPipeline(request, services, body);
  const { changed, changes, takesAway } = await refusable(async () => {
    const desired = parseDesired(body.file, 'release.yaml');
    const unknownUsers = (users: readonly string[]) => notStaff(services.db, users);
    return apply(order.registry, desired, order.by, await assurance(order), unknownUsers);
  });
  if (changed) order.releases.events.emit('changed');
  return { changed, changes: [...changes], takesAway: [...takesAway] };
};

/** Changes of what runs and of what is tried out, for the page of releases and for pipelines. */
export const releaseChangeHandlers = {
  verifyRelease,
  activateRelease,
  stageRelease,
  unstageRelease,
  rollbackRelease,
  opsActivate,
  opsStage,
  opsUnstage,
  opsRollback,
  opsApply,
} satisfies Handlers<ReleaseServices>;
