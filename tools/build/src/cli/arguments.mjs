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
  if (others.length > 0) throw new Refusal(`navette-remote ${command} takes no ${others.join(' ')}.\n${help}`, 2);
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
    throw new Refusal(`--host takes the address of a suite, such as https://navette.example; this is ${text}`, 2);
  return url.origin;
}

/** @param {string} text */
function portOf(text) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Refusal(`--port takes a number up to 65535; this is ${text}`, 2);
  return port;
}

/** What `navette-remote --help` prints. */
export const help = `navette-remote, in the folder of a remote:

  check                         three languages, lint with the house rules, types, tests
        --evidence <folder>     where it is kept what passed with which content (NAVETTE_EVIDENCE; node_modules/.cache)
  build                         the remote as it is released, in dist
  release --registry <folder>   version and changelog are right, check, build, publish; nothing is activated, ops do that
          --dry-run             everything but the publication
          --allow-dirty         also with changes that no commit holds
          --evidence <folder>   checks that passed there with exactly this content are not run again
          --fresh               they are run again
  dev                           hot reload inside the suite of this repository (NAVETTE_SUITE, http://127.0.0.1:8080)
  dev --host <https://…>        inside a deployed suite, once its ops have allowed this machine's origin
      --port <number>           where it serves the remote (3000)

Anywhere:

  new remote-<name>             the folder of a new remote that works, outside of the repository of the suite
      --kit <folder>            the archives of the kit, where no package registry has its packages

  --json    the outcome as JSON    --help    this
  REGISTRY_DIR stands in for --registry. Exit codes: 0 done, 1 refused or failed, 2 misunderstood.
`;
