import { resolve } from 'node:path';
import type { Call } from '../cli/call.ts';
import type { Output } from '../cli/command.ts';
import { publishedOutput } from '../commands/publish.ts';
import { changesWithoutVersion } from '../release/changes-without-version.ts';
import { readBuild } from '../release/read-build.ts';
import { currentSigning } from '../signing/current-signing.ts';
import { signText } from '../signing/signature.ts';
import { signedVersion } from '../signing/signed.ts';
import { packBuild } from '../upload/pack.ts';
import { answered, opsApi } from './ops-api.ts';
import type { Remote } from './remote-of.ts';

/** Uploads a built remote, signed with the key of this process, if there is one. */
export async function publishRemotely(call: Call, remote: Remote): Promise<Output> {
  const dist = resolve(call.operands[0] ?? '');
  const { name, version, files } = await readBuild(dist, false);
  const { signer } = currentSigning();
  const hashes = Object.fromEntries(files.map(({ path, integrity }) => [path, integrity]));
  const signature = signer && signText(signedVersion(name, version, hashes).text, signer, new Date());
  const why = call.text('why');
  const zip = await packBuild(dist);
  const published = await answered(
    remote,
    opsApi(remote).POST('/service/ops/publish', {
      params: {
        query: {
          ...(why === undefined ? {} : { why }),
          ...(signature && { signedBy: signature.key, signedAt: signature.at, signature: signature.signature }),
        },
      },
      headers: { 'content-type': 'application/octet-stream' },
      body: '',
      bodySerializer: () => zip,
    }),
  );
  return publishedOutput(published, await changesWithoutVersion(dist));
}
