import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dataDir, remotes, root } from './paths.mjs';
import { run } from './run.mjs';

/** Place of the registry: folder or bucket. */
export const registry = process.env.REGISTRY_URL || process.env.REGISTRY_DIR || join(dataDir, 'registry');

/** Remotes to publish; all by default: `NAVETTE_REMOTES=dispatch,live npm start` publishes these alone. */
const wanted = process.env.NAVETTE_REMOTES
  ? process.env.NAVETTE_REMOTES.split(',').map((name) => `remote-${name}`)
  : remotes;

/** The registry did not take the builds: it is damaged or on a full disk. The message is what ops said. */
export class NotPublished extends Error {}

/** Reason of an activation by this script in the history, by which it knows its own. */
const OWN_REASON = 'start of the suite';

/**
 * Publishes the built remotes into the registry. Activates them if nothing runs yet or this script activated what runs; once somebody has activated, rolled
 * back or staged with ops, or a token is needed for it, the running set stays.
 * @param {typeof run} [runs] How ops is run.
 * @param {typeof builtVersion} [versionOf] How the version of a build is found that ops did not take.
 * @returns {Promise<string>} What is new and was not published or not activated, and how to do it; empty when these builds run.
 * @throws {NotPublished}
 */
export async function publish(runs = run, versionOf = builtVersion) {
  const known = knownOutcome();
  if (known !== undefined) return known;
  const said = await publishAndActivate(opsOn(runs), versionOf);
  if (isFolder && existsSync(registry)) writeFileSync(stamp, `${state()}\n${said}`);
  return said;
}

/** @param {typeof run} runs */
function opsOn(runs) {
  // A container has no user name. Not passed as an option: with a token the history names the token.
  const who = { NAVETTE_WHO: process.env.NAVETTE_WHO || process.env.USER || 'npm start' };
  /** @param {string[]} args */
  return async (...args) => {
    // Reading needs no token; an expired one would be refused.
    const env = args[0] === 'status' ? { ...who, NAVETTE_OPS_TOKEN: '' } : who;
    const argv = [join(root, 'ops/dist/ops.mjs'), ...args, '--registry', registry, '--json'];
    const { code, output } = await runs(process.execPath, argv, { env });
    /** @type {unknown} */
    const answer = parsed(output);
    if (code === 0) return answer;
    const message = textOf(answer, 'message') ?? output.trim();
    throw textOf(answer, 'reason') === 'rights' ? new NotAllowed(message) : new NotPublished(message);
  };
}

/** The registry demands a token, and the one given, if any, lacks the right. */
class NotAllowed extends Error {}

/** @param {ReturnType<typeof opsOn>} ops @param {typeof builtVersion} versionOf */
async function publishAndActivate(ops, versionOf) {
  /** @type {Set<string>} As ops names versions: `dispatch@1.2.0`. */
  const published = new Set();
  /** @type {Set<string>} */
  const unpublished = new Set();
  let denied = '';
  const unlessDenied = (/** @type {unknown} */ error) => {
    if (!(error instanceof NotAllowed)) throw error;
    denied ||= error.message;
  };
  for (const remote of wanted) {
    const dist = join(root, remote, 'dist');
    const done = await ops('publish', dist, '--working-copy').catch(unlessDenied);
    if (done === undefined) unpublished.add(await versionOf(dist));
    else published.add(`${textOf(done, 'name')}@${textOf(done, 'version')}`);
  }
  const status = asRecord(await ops('status'));
  const runs = asRecords(status.remotes).map(({ name, version }) => `${String(name)}@${String(version)}`);
  const decision = [asRecord(status.running), asRecord(status.staged)].find(
    ({ why }) => why !== undefined && why !== OWN_REASON,
  );
  let activated = false;
  if (decision === undefined && published.size > 0) {
    await ops('activate', '--latest', '--unverified', '--why', OWN_REASON).then(() => (activated = true), unlessDenied);
  }
  const fresh = [...unpublished, ...(activated ? [] : published)].filter((version) => !runs.includes(version));
  if (fresh.length === 0) return '';
  const names = fresh.map((version) => version.split('@', 1)[0]);
  const scopes = ['publish', 'activate'].flatMap((right) => names.map((name) => `${right}:${name}`)).join(',');
  const token = denied === '' ? '' : ' --token …';
  return [
    decision === undefined
      ? 'The running set was kept: this registry requires a token for changes.'
      : `The running set was kept: ${String(decision.who)} chose it with ops ("${String(decision.why)}").`,
    `New, and ${fresh.some((version) => unpublished.has(version)) ? 'not published yet' : 'only published'}: ${fresh.join(', ')}.`,
    ...(denied === '' ? [] : [`To publish: NAVETTE_OPS_TOKEN=… npm start, with a token for ${scopes}. (${denied})`]),
    ...(decision === undefined
      ? []
      : [
          `To activate: node ops/dist/ops.mjs activate ${fresh.join(' ')} --unverified --registry ${registry}${token} --why "…"`,
          `With --why "${OWN_REASON}" npm start activates by itself again from then on.`,
        ]),
  ].join('\n');
}

/** Name of a build that ops refused: `dispatch@1.2.0+3f9ac1d2b4e6`. @param {string} dist @returns {Promise<string>} */
async function builtVersion(dist) {
  /** @type {typeof import('../../../ops/src/registry/files.ts')} */
  const { fingerprint, hashedFiles } = await import(pathToFileURL(join(root, 'ops/dist/fingerprint.mjs')).href);
  const declared = asRecord(JSON.parse(readFileSync(join(dist, 'declaration.json'), 'utf8')));
  return `${String(declared.name)}@${String(declared.version)}+${fingerprint(await hashedFiles(dist))}`;
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

/** Stored outcome of a start with the same builds and the same running set: asking ops seven times would take seconds of every start. */
function knownOutcome() {
  if (!isFolder || !existsSync(stamp)) return undefined;
  const [of, ...said] = readFileSync(stamp, 'utf8').split('\n');
  return of === state() ? said.join('\n') : undefined;
}

/** Hash of the state an outcome depends on: fingerprints of the builds, running set, staged set, tokens of the registry and the one given. */
function state() {
  const read = (/** @type {string} */ file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const builds = [...wanted, 'ops'].map((name) => `${name} ${read(join(root, name, 'dist/.built-from'))}`);
  const decided = ['current', 'staged.json', 'tokens.json'].map((name) => read(join(registry, name)).trim());
  const { NAVETTE_OPS_TOKEN: token = '', NAVETTE_REQUIRE_TOKEN: required = '' } = process.env;
  return createHash('sha256')
    .update(JSON.stringify([builds, decided, token, required]))
    .digest('hex');
}
