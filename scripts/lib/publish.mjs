import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataDir, remotes, root } from './paths.mjs';
import { run } from './run.mjs';

/** Where published remotes and release sets stand. */
export const registry = process.env.REGISTRY_URL || process.env.REGISTRY_DIR || join(dataDir, 'registry');

/** Names of remotes, where not all are wanted: `NAVETTE_REMOTES=dispatch,live npm start` publishes these alone. */
const wanted = process.env.NAVETTE_REMOTES
  ? process.env.NAVETTE_REMOTES.split(',').map((name) => `remote-${name}`)
  : remotes;

/** The registry did not take the builds: it is damaged or on a full disk. The message is what ops said. */
export class NotPublished extends Error {}

/** Reason of an activation by this script in the history, by which it knows its own. */
const OWN_REASON = 'start of the suite';

/**
 * Publishes the built remotes into the registry. Activates them where nothing runs yet or what runs was activated here; where somebody has activated, rolled
 * back or staged with ops, or may alone do so by a token, what runs stays.
 * @param {typeof run} [runs] How ops is run.
 * @returns {Promise<string>} What was not published or not activated, and how to do it; empty when these builds run.
 * @throws {NotPublished}
 */
export async function publish(runs = run) {
  const known = knownOutcome();
  if (known !== undefined) return known;
  const said = await publishAndActivate(opsOn(runs));
  if (isFolder && existsSync(registry)) writeFileSync(stamp, `${state()}\n${said}`);
  return said;
}

/** @param {typeof run} runs */
function opsOn(runs) {
  // In a container nobody has a name. Not as an option: with a token the history names the token.
  const env = { NAVETTE_WHO: process.env.NAVETTE_WHO || process.env.USER || 'npm start' };
  /** @param {string[]} args */
  return async (...args) => {
    const argv = [join(root, 'ops/dist/ops.mjs'), ...args, '--registry', registry, '--json'];
    const { code, output } = await runs(process.execPath, argv, { env });
    /** @type {unknown} */
    const answer = parsed(output);
    if (code === 0) return answer;
    const message = textOf(answer, 'message') ?? output.trim();
    throw textOf(answer, 'reason') === 'rights' ? new NotAllowed(message) : new NotPublished(message);
  };
}

/** The registry takes changes from holders of a token alone, and none was shown that may do this. */
class NotAllowed extends Error {}

/** @param {ReturnType<typeof opsOn>} ops */
async function publishAndActivate(ops) {
  /** @type {string[]} */
  const built = [];
  /** @type {string[]} */
  const refused = [];
  const orRefused = (/** @type {unknown} */ error) => {
    if (!(error instanceof NotAllowed)) throw error;
    refused.push(error.message);
  };
  for (const remote of wanted) {
    const done = await ops('publish', join(root, remote, 'dist'), '--working-copy').catch(orRefused);
    if (done !== undefined) built.push(`${textOf(done, 'name')}@${textOf(done, 'version')}`);
  }
  const said = await activateUnlessDecided(ops, built).catch(orRefused);
  return [
    ...(refused.length === 0
      ? []
      : [
          `What runs stays: ops refused ${built.length === 0 ? 'these builds' : 'some of these builds'}. ${refused.at(0)}`,
          'A token in NAVETTE_OPS_TOKEN that may publish and activate every remote lets npm start do so again.',
        ]),
    ...(said ? [said] : []),
  ].join('\n');
}

/** @param {ReturnType<typeof opsOn>} ops @param {readonly string[]} built As ops names versions: `dispatch@1.2.0`. */
async function activateUnlessDecided(ops, built) {
  if (built.length === 0) return '';
  const status = asRecord(await ops('status'));
  const decision = [asRecord(status.running), asRecord(status.staged)].find(
    ({ why }) => why !== undefined && why !== OWN_REASON,
  );
  if (decision === undefined) {
    await ops('activate', '--latest', '--unverified', '--why', OWN_REASON);
    return '';
  }
  const runs = asRecords(status.remotes).map(({ name, version }) => `${String(name)}@${String(version)}`);
  const fresh = built.filter((version) => !runs.includes(version));
  if (fresh.length === 0) return '';
  return [
    `What runs stays: ${String(decision.who)} decided it with ops ("${String(decision.why)}"). New, and published only: ${fresh.join(', ')}.`,
    `To activate: node ops/dist/ops.mjs activate ${fresh.join(' ')} --unverified --registry ${registry} --why "…"`,
    `With --why "${OWN_REASON}" npm start activates by itself again from then on.`,
  ].join('\n');
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text.split('\n').find((line) => line.startsWith('{')) ?? '');
  } catch {
    return undefined;
  }
}

/** @param {unknown} value @returns {Record<string, unknown>} */
const asRecord = (value) => (typeof value === 'object' && value !== null ? { ...value } : {});

/** @param {unknown} value */
const asRecords = (value) => (Array.isArray(value) ? value.map(asRecord) : []);

/** @param {unknown} value @param {string} name */
function textOf(value, name) {
  const text = asRecord(value)[name];
  return typeof text === 'string' ? text : undefined;
}

const isFolder = !registry.includes('://');
const stamp = join(registry, '.published-from');

/** Answer of ops when these very builds were published while the same set ran, since asking seven times would take seconds of every start. */
function knownOutcome() {
  if (!isFolder || !existsSync(stamp)) return undefined;
  const [of, ...said] = readFileSync(stamp, 'utf8').split('\n');
  return of === state() ? said.join('\n') : undefined;
}

/** Hash of what was published: fingerprints of the builds, the set that runs with them, what is staged, the tokens there are and the one that was shown. */
function state() {
  const read = (/** @type {string} */ file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const builds = [...wanted, 'ops'].map((name) => `${name} ${read(join(root, name, 'dist/.built-from'))}`);
  const decided = ['current', 'staged.json', 'tokens.json'].map((name) => read(join(registry, name)).trim());
  const { NAVETTE_OPS_TOKEN: token = '', NAVETTE_REQUIRE_TOKEN: required = '' } = process.env;
  return createHash('sha256')
    .update(JSON.stringify([builds, decided, token, required]))
    .digest('hex');
}
