import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const onPath = (/** @type {string} */ name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

const POSTGRESQL = '/usr/lib/postgresql';

/**
 * Programs outside of npm that tests named `name.needs-program.slow.test.ts` start: whether each is installed.
 * @type {Record<string, () => boolean>}
 */
const programs = {
  caddy: () => onPath('caddy'),
  dovecot: () => existsSync('/usr/sbin/dovecot') && existsSync('/usr/lib/dovecot/imap'),
  git: () => onPath('git'),
  // Point-in-time recovery needs a program that the embedded database lacks.
  postgresql: () =>
    existsSync(POSTGRESQL) &&
    readdirSync(POSTGRESQL).some((version) => existsSync(join(POSTGRESQL, version, 'bin/pg_basebackup'))),
  prometheus: () => onPath('prometheus') && onPath('promtool'),
};

/** Programs that are not installed here; tests that need them are left out and reported. */
export const missingPrograms = () => Object.keys(programs).filter((name) => !programs[name]?.());
