import { open, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal, StoreFault } from '@navette/ops/registry';
import { FolderInUseError } from '../db/embedded/folder-lock.ts';
import { FormerSchemaError } from '../db/migrate.ts';
import type { Config } from './config.ts';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** PostgreSQL writes WAL segments of 16 MB; with less space than a few of them it stops. */
const LEAST_ROOM = 48 * 1024 * 1024;

/** Cause of a failed start as a sentence without full stop, for the operator; undefined for a fault of our own, which is logged with its stack. */
export async function startFault(
  error: unknown,
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
): Promise<string | undefined> {
  if (error instanceof PortTakenError || error instanceof FormerSchemaError) return error.message;
  if (error instanceof FolderInUseError)
    return `${error.message}: stop that process, or set DATA_DIR to another folder`;
  if (error instanceof StoreFault || error instanceof Refusal) return error.message.replace(/\.$/, '');
  const causes = causesOf(error);
  const free = await freeBytes(dataDir);
  if (causes.some(isWithoutRoom) || (free !== undefined && free < LEAST_ROOM) || (await postgresHadNoRoom(dataDir)))
    return `There is no space left for ${dataDir} (${Math.floor((free ?? 0) / 1024 / 1024)} MB free): free some, or set DATA_DIR to a folder on another disk`;
  const closed = causes.find(({ code }) => code === 'EACCES' || code === 'EPERM' || code === 'EROFS');
  if (closed) return `The data folder ${dataDir} can't be written by this user: ${closed.message}`;
  const refused = databaseUrl === undefined ? undefined : causes.find(isNoConnection);
  return refused && `The PostgreSQL of DATABASE_URL does not accept connections: ${refused.message || refused.code}`;
}

interface Cause {
  readonly message: string;
  readonly code: string;
}

function causesOf(error: unknown): Cause[] {
  if (!(error instanceof Error)) return [];
  const inner = error instanceof AggregateError ? error.errors.flatMap(causesOf) : [];
  return [
    { message: error.message, code: 'code' in error ? String(error.code) : '' },
    ...inner,
    ...causesOf(error.cause),
  ];
}

const isWithoutRoom = ({ message, code }: Cause): boolean =>
  ['ENOSPC', 'EDQUOT', '53100'].includes(code) || message.includes('No space left on device');

/** Nothing listens, no such host, no such database, or the password is wrong. */
const isNoConnection = ({ code }: Cause): boolean =>
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ECONNRESET|28\w{3}|3D000)$/.test(code);

async function freeBytes(folder: string): Promise<number | undefined> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: undefined, bsize: 0 }));
  return bavail === undefined ? undefined : bavail * bsize;
}

/** Whether PostgreSQL stopped because the disk was full, according to its log: stopping may have freed space again. */
async function postgresHadNoRoom(dataDir: string): Promise<boolean> {
  const log = await open(join(dataDir, 'postgres.log')).catch(() => undefined);
  if (!log) return false;
  try {
    const { size } = await log.stat();
    const { buffer, bytesRead } = await log.read({ buffer: Buffer.alloc(4096), position: Math.max(0, size - 4096) });
    // The part of the log since this start.
    const [said = ''] = buffer.toString('utf8', 0, bytesRead).split('starting PostgreSQL').slice(-1);
    return said.includes('No space left on device');
  } finally {
    await log.close();
  }
}

/** The port is in use, or not permitted. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

/** Checks before anything else: a start that fails at the port must not have touched the data. */
export async function refuseTakenPort({ port, host }: { port: number; host: string }): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
    await new Promise((resolve) => probe.close(resolve));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PortTakenError(
      isTaken(error)
        ? `Port ${port} of ${host} is in use by another program: stop it, or set PORT to another port`
        : `Cannot listen on port ${port} of ${host} (${reason}): set PORT and HOST to others`,
    );
  }
}

/** Whether a start failed because the port is in use. */
const isTaken = (error: unknown): boolean =>
  error instanceof PortTakenError || (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE');
