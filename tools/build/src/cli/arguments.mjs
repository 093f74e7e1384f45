import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal } from './remote-package.mjs';

/**
 * @typedef {object} Arguments
 * @property {string} command
 * @property {string | undefined} name Folder of the remote that `new` makes.
 * @property {string | undefined} kit Folder with the archives of the kit, for `new`.
 * @property {string | undefined} registry Folder into which `release` publishes.
 * @property {boolean} dryRun Everything of a release but the publication.
 * @property {boolean} allowDirty Releases with changes that no commit holds.
 * @property {string | undefined} evidence Folder that keeps which checks passed with which content.
 * @property {boolean} fix Mends what has one right form, before it checks.
 * @property {boolean} fresh Checks again what passed with the same content.
 * @property {string | undefined} host Origin of the deployed suite in which `dev` shows the remote.
 * @property {number} port
 * @property {boolean} json
 * @property {boolean} help
 */

/**
 * @param {string[]} words As typed, without the program.
 * @returns {Arguments}
 */
export function readArguments(words) {
  const { values, positionals } = parsed(words);
  const [command = 'help', ...others] = positionals;
  const name = command === 'new' ? others.shift() : undefined;
  if (others.length > 0)
    throw new Refusal(`navette-remote ${command} does not accept ${others.join(' ')}.\n${help}`, 2);
  const evidence = values.evidence ?? process.env.NAVETTE_EVIDENCE;
  return {
    command,
    name,
    kit: values.kit && resolve(values.kit),
    // An unset variable of a pipeline is no folder: its files would lie in the sources.
    registry: values.registry?.trim() || process.env.REGISTRY_DIR || undefined,
    dryRun: values['dry-run'] ?? false,
    allowDirty: values['allow-dirty'] ?? false,
    evidence: evidence && resolve(evidence),
    fix: values.fix ?? false,
    fresh: values.fresh ?? false,
    host: values.host && originOf(values.host),
    port: portOf(values.port ?? process.env.PORT ?? '3000'),
    json: values.json ?? false,
    help: values.help ?? false,
  };
}

/** @param {string[]} args */
function parsed(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        registry: { type: 'string' },
        kit: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'allow-dirty': { type: 'boolean' },
        evidence: { type: 'string' },
        fix: { type: 'boolean' },
        fresh: { type: 'boolean' },
        host: { type: 'string' },
        port: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n${help}`, 2);
  }
}

/** @param {string} text */
function originOf(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new Refusal(`--host must be the address of a suite, such as https://navette.example, not ${text}`, 2);
  return url.origin;
}

/** @param {string} text */
function portOf(text) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Refusal(`--port must be a number up to 65535, not ${text}`, 2);
  return port;
}

/** What `navette-remote --help` prints. */
export const help = `navette-remote, in the folder of a remote:

  check                         check catalogues, format, lint rules, types, build and tests, and what ops verify checks
        --fix                   mend format, catalogues, lint findings and the contract range where there is one right form
        --evidence <folder>     cache of passed checks by content (NAVETTE_EVIDENCE; node_modules/.cache)
  build                         build the remote for release, in dist
  release --registry <folder>   check version and changelog, check, build and publish; activation is a step of ops
          --dry-run             everything except publishing
          --allow-dirty         allow uncommitted changes
          --evidence <folder>   skip checks that passed with the same content
          --fresh               run all checks again
  dev                           hot reload inside the suite of this repository (NAVETTE_SUITE, http://127.0.0.1:8080)
  dev --host <https://…>        hot reload inside a deployed suite, once ops allowed the origin of this machine
      --port <number>           port that serves the remote (3000)

Anywhere:

  new remote-<name>             create a working remote outside the repository of the suite
      --kit <folder>            archives of the kit, when no package registry provides its packages

  adopt                         in the folder of a module federation remote that was built without the kit: write what makes it one of the suite

  --json    print the result as JSON    --help    print this help
  REGISTRY_DIR is the default of --registry. Exit codes: 0 done, 1 refused or failed, 2 invalid arguments.
`;
