import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emailOf, PASSWORD, type Role, ROLES } from '../../people/roles.ts';
import type { OwnSuite } from '../own-suite.ts';
import { root } from '../root.ts';
import { type Ended, runScript } from './command.ts';

/** Command line of ops for the registry of a suite. */
export class Ops {
  readonly #registry: string;
  readonly #env: NodeJS.ProcessEnv;

  /** @param roles those that a boot opens pages as, besides super; by default all */
  constructor(
    { registry, origin, folder }: Pick<OwnSuite, 'registry' | 'origin' | 'folder'>,
    roles: readonly Role[] = ROLES.filter((role) => role !== 'super'),
  ) {
    this.#registry = registry;
    const accounts = join(folder, 'accounts.json');
    writeFileSync(accounts, JSON.stringify(roles.map((role) => ({ email: emailOf(role), password: PASSWORD }))));
    this.#env = {
      NAVETTE_WHO: 'journeys',
      NAVETTE_SERVER: origin,
      NAVETTE_VERIFY_USER: emailOf('super'),
      NAVETTE_VERIFY_PASSWORD: PASSWORD,
      NAVETTE_VERIFY_ACCOUNTS: accounts,
    };
  }

  /** Runs a command that may fail. */
  try(...args: readonly string[]): Promise<Ended> {
    return runScript(join(root, 'ops/dist/ops.mjs'), [...args, '--registry', this.#registry], { env: this.#env });
  }

  /** Runs a command that has to succeed. @returns its JSON answer */
  async do<Answer>(...args: readonly string[]): Promise<Answer> {
    const { code, output, errors } = await this.try(...args, '--json');
    if (code !== 0) throw new Error(`ops ${args.join(' ')} ended with ${code}:\n${errors}${output}`);
    const answer: Answer = JSON.parse(output);
    return answer;
  }
}

/** Answer of `publish`, the part that journeys read. */
export interface Published {
  readonly version: string;
  readonly folder: string;
  readonly added: boolean;
}

/** Answer of commands that change the running set. */
export interface Changed {
  readonly set: string | null;
  readonly before: string | null;
  readonly changed: boolean;
  readonly verified: 'full' | 'static' | 'none';
}

/** Answer of `verify`. */
export interface Verified {
  readonly passed: boolean;
  readonly verified: Changed['verified'];
  readonly checks: readonly {
    readonly check: string;
    readonly outcome: 'passed' | 'warned' | 'failed' | 'skipped';
    readonly findings: readonly { readonly remote: string | null; readonly detail: string }[];
  }[];
}

export interface HistoryLine {
  readonly who: string;
  readonly why: string;
  readonly action: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly remotes: readonly { readonly name: string; readonly before: string | null; readonly after: string | null }[];
}
