import { createHash } from 'node:crypto';
import type { ReleaseSet } from '@navette/shared/release';
import * as z from 'zod';
import { keys } from '../registry/keys.ts';
import { type Content, rolesOf } from '../registry/sets.ts';
import type { Deployed, VerificationReport } from './report.ts';
import { memoised, canonical, isRecord, parsedJson } from '../json.ts';
import type { Registry } from '../registry/registry.ts';

const finding = z.strictObject({
  severity: z.enum(['warned', 'failed']),
  remote: z.string().nullable(),
  detail: z.string(),
});

const evidenceSchema = z.strictObject({
  /** When the browser was started, UTC. */
  at: z.iso.datetime(),
  host: z.strictObject({ version: z.string(), build: z.string().nullable() }),
  /** Fingerprint of the API's document, without its documentation. */
  api: z.string(),
  /** Findings of the boot; empty when every page mounted. */
  boot: z.array(finding),
  /** The full report of the boot check. */
  report: z.unknown(),
});

/** A boot that was done, for exactly one content, host and API. */
type Evidence = z.infer<typeof evidenceSchema>;

/** One fingerprint of what a set runs: equal exactly when all files of all remotes are, the menu, the roles, and the host that the set pins. */
function contentFingerprint({ remotes, menu, host, roles }: Content): string {
  const content = Object.entries(remotes).map(([name, { base, files }]) => [name, base, files]);
  const pinned = host?.pinned ? [host.pinned.base, host.pinned.files] : [];
  return hashOf(
    canonical([
      Object.fromEntries(content.map(([name, ...rest]) => [name, rest])),
      menu,
      ...pinned,
      ...Object.values(rolesOf({ roles })),
    ]),
  );
}

/** One fingerprint of what programs may expect of an API. */
const apiFingerprint = memoised((openapi) =>
  hashOf(canonical(isRecord(openapi) ? { paths: openapi.paths, components: openapi.components } : openapi)),
);

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}

/** The boot that was done for this content in this host against this API; nothing when there is none, or the host or the API is another by now. */
export async function readEvidence(
  registry: Registry,
  set: ReleaseSet,
  deployed: Deployed,
): Promise<Evidence | undefined> {
  const stored = await registry.store.read(keys.verification(contentFingerprint(set)));
  if (!stored) return undefined;
  const { success, data } = evidenceSchema.safeParse(parsedJson(stored.text));
  return success && isFresh(data, deployed) ? data : undefined;
}

const isFresh = ({ host, api }: Evidence, deployed: Deployed): boolean =>
  host.version === deployed.host.version &&
  (host.build === null || deployed.host.build === undefined || host.build === deployed.host.build) &&
  api === apiFingerprint(deployed.openapi);

/** Stores the result of a boot check, for later activations and the server's page. */
export async function keepEvidence(
  registry: Registry,
  set: ReleaseSet,
  deployed: Deployed,
  boot: Evidence['boot'],
  report: VerificationReport,
): Promise<void> {
  const evidence: Evidence = {
    at: report.at,
    host: { version: deployed.host.version, build: deployed.host.build ?? null },
    api: apiFingerprint(deployed.openapi),
    boot,
    report,
  };
  await registry.store.put(keys.verification(contentFingerprint(set)), `${JSON.stringify(evidence, null, 1)}\n`);
}
