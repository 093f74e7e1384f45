import type { Handlers, Handler, QueryOf } from '../kernel/operation.ts';
import { releaseChangeHandlers } from './changes/change-handlers.ts';
import { opsReadHandlers } from './ops-api/read-handlers.ts';
import { reportLoads } from './loads/report-loads.ts';
import { releaseStatusHandlers } from './status-handlers.ts';
import type { ReleaseServices } from './releases.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MOST_BYTES, publish, type Signature, unpackBuild } from '@navette/ops/registry';
import { readUpload } from '../files/public.ts';
import { Gate } from '../kernel/gate.ts';
import { invalid } from '../kernel/problem.ts';
import { refusable, reasonOf } from './changes/refusals.ts';
import { noteCaller, ofCaller } from './ops-api/ops-call.ts';

/** Each holds up to 160 MB in memory. */
const gate = new Gate(1, 4);

const opsPublish: Handler<'opsPublish', ReleaseServices> = async ({ query, request, services: { releases } }) => {
  const signature = signatureOf(query);
  const why = query.why === undefined ? undefined : reasonOf(query.why);
  noteCaller(request, { why, signedBy: query.signedBy });
  const leave = await gate.enter();
  const folder = await mkdtemp(join(tmpdir(), 'navette-upload-'));
  try {
    const zip = await readUpload(request.body, MOST_BYTES);
    const { name, version, added } = await refusable(async () => {
      const files = await unpackBuild(zip, folder);
      return publish(ofCaller(request, releases.registry), folder, { why, signature, files });
    });
    return { name, version, added };
  } finally {
    leave();
    await rm(folder, { recursive: true, force: true });
  }
};

/** The signature that the uploader made: this server does not vouch for what others have built. */
function signatureOf({ signedBy, signedAt, signature }: QueryOf<'opsPublish'>): Signature | null {
  if (signedBy === undefined && signedAt === undefined && signature === undefined) return null;
  if (signedBy === undefined || signedAt === undefined || signature === undefined)
    throw invalid({ field: 'signature', messageKey: 'validation.required' });
  return { key: signedBy, at: new Date(signedAt).toISOString(), signature };
}

/** Handlers of releases: status, changes, loads and the API of ops. */
export const releaseHandlers = {
  ...releaseStatusHandlers,
  ...releaseChangeHandlers,
  reportLoads,
  ...opsReadHandlers,
  opsPublish,
} satisfies Handlers<ReleaseServices>;
