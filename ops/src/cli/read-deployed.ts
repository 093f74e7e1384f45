import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { reasonOf, Refusal } from '../refusal.ts';
import { hostFactsSchema } from '../registry/pin.ts';
import type { Deployed } from '../verify/report.ts';
import { type Call, UsageError } from './call.ts';
import type { Option } from './command.ts';
import type { Assurance } from '../release/assurance.ts';

/** Options that name the deployed suite, for commands that verify. */
export const DEPLOYED: Readonly<Record<string, Option>> = {
  server: {
    value: '<address>',
    help: 'address of the deployed suite, for its /host.json and /openapi.json (NAVETTE_SERVER)',
  },
  'host-dir': { value: '<folder>', help: 'without --server: the built host (HOST_DIR, host/dist)' },
  openapi: {
    value: '<file>',
    help: 'without --server: the contract of the API (openapi/generated/openapi.json)',
  },
};

/**
 * The deployed host and API.
 * @throws {Refusal} when they can't be read
 */
export async function readDeployed(call: Call): Promise<Deployed> {
  const { server } = call;
  const hostDir = resolve(call.text('host-dir') ?? (call.env.HOST_DIR || 'host/dist'));
  const [host, openapi] = await Promise.all([
    server === undefined ? fromFile(join(hostDir, 'host.json')) : fromServer(`${server}/host.json`),
    server === undefined
      ? fromFile(resolve(call.text('openapi') ?? 'openapi/generated/openapi.json'))
      : fromServer(`${server}/openapi.json`),
  ]);
  const { data, error } = hostFactsSchema.safeParse(host);
  if (!data) throw new Refusal(`host.json of the deployed host is invalid: ${z.prettifyError(error)}`);
  const { version, contract, build, shared, deprecated } = data;
  return { host: { version, contract, build, shared, deprecated }, openapi };
}

async function fromFile(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new Refusal(
      `${path} can't be read. Name the deployed suite with --server https://… (or --host-dir and --openapi).`,
      { cause: error },
    );
  }
}

async function fromServer(address: string): Promise<unknown> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(15_000) });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    return await answer.json();
  } catch (error) {
    throw new Refusal(
      `${address} can't be read: ${reasonOf(error)}. Check that --server (NAVETTE_SERVER) is the address of the suite, and that it runs.`,
      { cause: error },
    );
  }
}

const UNVERIFIED: Readonly<Record<string, Option>> = {
  unverified: { help: 'skip all checks and allow working copies; recorded in the history' },
};

/** Options of commands that verify without requiring a boot check. */
export const ASSURANCE = { ...DEPLOYED, ...UNVERIFIED };

/** Options of commands that verify and require a boot check. */
export const FULL_ASSURANCE = {
  ...DEPLOYED,
  'without-boot': {
    help: 'do not require a boot check; recorded in the history as `static`',
  } satisfies Option,
  ...UNVERIFIED,
};

/** The required level of verification. */
export async function assuranceOf(call: Call): Promise<Assurance> {
  if (!call.flag('unverified')) return { deployed: await readDeployed(call), withoutBoot: call.flag('without-boot') };
  if (call.flag('without-boot'))
    throw new UsageError('Use either --unverified, which checks nothing, or --without-boot.');
  return { unverified: true };
}
