import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { conflict } from './problem.ts';

/** Who changed a record last, and when. */
export interface LastChange {
  readonly who: string;
  readonly at: Date;
}

/** Version of a record that stands in several rows: a digest of what its GET gives. One row has a version of its own (`rowVersion`). */
export const contentVersion = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);

/** Says in the answer which version of the record it is of. */
export function answerVersion({ reply }: { readonly reply: FastifyReply }, version: string): void {
  reply.header('etag', `"${version}"`);
}

/** Whether a call was meant for another version of the record than the one there is; a call without `If-Match` is meant for any. */
export function isForAnother({ headers }: Pick<FastifyRequest, 'headers'>, version: string): boolean {
  const wanted = headers['if-match'];
  if (wanted === undefined || wanted.trim() === '*') return false;
  // A proxy that compresses marks a tag as weak: it is of the same version all the same.
  return !wanted.split(',').some((tag) => tag.trim().replace(/^W\//u, '') === `"${version}"`);
}

/** 409: the record was changed since it was read; by whom and when, unless nobody signed it. */
export const overtaken = (change: LastChange | undefined) =>
  conflict('record.changed', {
    params: change ? { known: 'yes', who: change.who, at: change.at.toISOString() } : { known: 'no', who: '', at: '' },
  });
