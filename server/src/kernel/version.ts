import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { conflict } from './problem.ts';

/** Author and time of a record's last change. */
export interface LastChange {
  readonly who: string;
  readonly at: Date;
}

/** Version of a record that consists of several rows: a digest of its GET. A single row has its own version (`rowVersion`). */
export const contentVersion = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);

/** Sets the version of the record in the answer. */
export function answerVersion({ reply }: { readonly reply: FastifyReply }, version: string): void {
  reply.header('etag', `"${version}"`);
}

/** Whether a call was based on another version of the record; a call without `If-Match` accepts any. */
export function isForAnother({ headers }: Pick<FastifyRequest, 'headers'>, version: string): boolean {
  const wanted = headers['if-match'];
  if (wanted === undefined || wanted.trim() === '*') return false;
  // A compressing proxy marks a tag as weak: it means the same version.
  return !wanted.split(',').some((tag) => tag.trim().replace(/^W\//u, '') === `"${version}"`);
}

/** 409: the record was changed since it was read; with author and time, if known. */
export const overtaken = (change: LastChange | undefined) =>
  conflict('record.changed', {
    params: change ? { known: 'yes', who: change.who, at: change.at.toISOString() } : { known: 'no', who: '', at: '' },
  });
