import { DEPLOYED_HOST, type ReleaseSet } from '@navette/shared/release';
import { type VersionChoice, wantedSet } from '../release/choose.ts';
import { checkBudgets } from './checks/budgets.ts';
import { checkContract } from './checks/contract.ts';
import { checkFiles, checkSyntax } from './checks/files.ts';
import { checkLanguages } from './checks/languages.ts';
import { checkOperations } from './checks/operations.ts';
import {
  type Deployed,
  checked,
  failed,
  skipped,
  warned,
  type Finding,
  type VerificationCheck,
  type VerificationReport,
} from './report.ts';
import { readCandidate, readFacts } from './remote-under-check.ts';
import { pinnedBuild } from '../release/publish.ts';
import { signedVersionsOf } from '../signing/signatures.ts';
import { reason, verdictOf } from '../signing/signed.ts';
import { fileFaults } from '../registry/files.ts';
import { HOST, keys } from '../registry/keys.ts';
import { hostFactsSchema, readJson } from '../registry/pin.ts';
import { localFolder, type Registry } from '../registry/registry.ts';
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type Content, currentSet, rolesOf } from '../registry/sets.ts';
import { unlessDamaged } from '../registry/stored.ts';
import { takenAway } from './taken-away.ts';
import { memoised, canonical, isRecord, parsedJson } from '../json.ts';

/** Checks besides those of the registry. */
export interface VerifyOptions {
  /** Address of the suite: every file is asked for over HTTP too. */
  readonly origin?: string;
  /** Boots the set in a browser (`bootCheck`) and keeps what it finds. Without it, a boot that was done for exactly this counts. */
  readonly boot?: (set: ReleaseSet) => Promise<readonly Finding[]>;
}

/**
 * Checks versions against the deployed host and API before they run; the other remotes as they run. Changes nothing but the evidence of a boot.
 * A boot in a browser that was done for exactly this content, host and API is part of the report (`verified: 'full'`).
 * @param registry folder of the registry
 * @throws {Refusal} when a version can't be read
 */
export async function verifyChoice(
  registry: Registry,
  picks: readonly VersionChoice[],
  deployed: Deployed,
  options: VerifyOptions = {},
): Promise<VerificationReport> {
  return verifySet(registry, await wantedSet(registry, picks), deployed, options);
}

/** As {@link verifyChoice}, for a set that is there already: the staged one, a former one. */
export async function verifySet(
  registry: Registry,
  set: ReleaseSet,
  deployed: Deployed,
  { origin, boot }: VerifyOptions = {},
): Promise<VerificationReport> {
  const at = new Date().toISOString();
  const inHost = await withHostOf(registry, set, deployed);
  const candidate = await readCandidate(registry, set, inHost);
  const checks = [
    checked('files', [...(await checkHostFiles(registry, set)), ...(await checkFiles(candidate, origin))]),
    await checkSignatures(registry, set),
    checked('contract', [...(await checkContract(candidate)), ...(await taken(registry, set))]),
    checked('operations', checkOperations(candidate)),
    checked('languages', await checkLanguages(candidate)),
    checked('budgets', await checkBudgets(candidate)),
  ];
  if (boot === undefined) return reported(at, [...checks, await formerBoot(registry, set, inHost)]);
  if (checks.some(({ outcome }) => outcome === 'failed'))
    return reported(at, [...checks, skipped('boot', 'No boot check: another check already failed.')]);
  const findings = await boot(set);
  const report = reported(at, [...checks, checked('boot', findings)]);
  await keepEvidence(registry, set, inHost, [...findings], report);
  return report;
}

/** Warnings of what the set takes from remotes in comparison with the one that runs; a dialog that is dropped is a fault of the contract. */
async function taken(registry: Registry, set: ReleaseSet): Promise<Finding[]> {
  const running = await unlessDamaged(currentSet(registry));
  const lost = running ? await takenAway(registry, running, set) : [];
  return lost.filter(({ isDialog }) => !isDialog).map(({ remote, detail }) => warned(remote, detail));
}

/**
 * Checks a built remote before it is published, without a registry and a suite: everything of {@link verifyChoice} that concerns it alone.
 * @param dist its `dist` folder
 * @param deployed host and API that it is meant for
 * @throws {Refusal} when the folder holds no valid remote
 */
export async function verifyBuild(dist: string, deployed: Deployed): Promise<VerificationReport> {
  const at = new Date().toISOString();
  const pinned = await pinnedBuild(dist);
  const { name, version } = pinned.declaration;
  const remote = { name, pinned, version, folder: dist, runs: false, facts: await readFacts(dist) };
  const set = { id: 'build', createdAt: at, host: deployed.host, menu: [], remotes: { [name]: pinned } };
  const candidate = { set, remotes: [remote], deployed, alone: true };
  return reported(at, [
    checked('files', await checkSyntax(remote)),
    checked('contract', await checkContract(candidate)),
    checked('operations', checkOperations(candidate)),
    checked('languages', await checkLanguages(candidate)),
    checked('budgets', await checkBudgets(candidate)),
  ]);
}

/**
 * Faults of the remotes of a set with their host and with each other.
 * @param deployed without it, as at a rollback, the host of the set has the contract that the set says
 */
export async function fitFaults(registry: Registry, set: ReleaseSet, deployed?: Deployed): Promise<Finding[]> {
  const host = { version: DEPLOYED_HOST, contract: set.host.contract };
  const inHost = await withHostOf(registry, set, deployed ?? { host, openapi: {} });
  const findings = await checkContract(await readCandidate(registry, set, inHost));
  return findings.filter(({ severity }) => severity === 'failed');
}

async function formerBoot(registry: Registry, set: ReleaseSet, deployed: Deployed): Promise<VerificationCheck> {
  const evidence = await readEvidence(registry, set, deployed);
  return evidence
    ? checked('boot', evidence.boot)
    : skipped('boot', 'There is no boot check of this content with the deployed host and API (ops verify --boot).');
}

function reported(at: string, checks: VerificationCheck[]): VerificationReport {
  const booted = checks.some(({ check, outcome }) => check === 'boot' && outcome !== 'skipped');
  return {
    passed: checks.every(({ outcome }) => outcome !== 'failed'),
    verified: booted ? 'full' : 'static',
    at,
    checks,
  };
}

/** Whether trusted keys have signed every version of a set; what they have not is refused where signatures are required, and warned of elsewhere. */
async function checkSignatures(registry: Registry, set: ReleaseSet): Promise<VerificationCheck> {
  const { trusted, required } = registry.signing;
  if (trusted.length === 0) return skipped('signatures', 'No trusted keys are configured (NAVETTE_TRUSTED_KEYS).');
  const findings = await Promise.all(
    signedVersionsOf(set).map(async (signed): Promise<Finding[]> => {
      const verdict = await verdictOf(registry, signed);
      const found = required || verdict.state === 'wrong' ? failed : warned;
      return verdict.state === 'trusted'
        ? []
        : [found(signed.called.split(' ')[0] ?? null, `${signed.called}: ${reason(verdict)}`)];
    }),
  );
  return checked('signatures', findings.flat());
}

/**
 * The host in which a set would run, with the deployed API: the build that it pins, else the deployed one.
 * @throws {Refusal} when the pinned build can't be read
 */
async function withHostOf(registry: Registry, { host }: ReleaseSet, deployed: Deployed): Promise<Deployed> {
  if (!host.pinned) return deployed;
  const { version, contract, build, shared, deprecated } = hostFactsSchema.parse(
    await readJson(await localFolder(registry, HOST, host.pinned.version), 'host.json'),
  );
  return { ...deployed, host: { version, contract, build, shared, deprecated } };
}

/** Whether every file of the pinned host is there as it was published. */
async function checkHostFiles(registry: Registry, { host }: ReleaseSet): Promise<readonly Finding[]> {
  if (!host.pinned) return [];
  const { version, files } = host.pinned;
  const { folders } = registry.store;
  const folder = keys.remote(HOST, version);
  const [there, forms] = await Promise.all([folders.files(folder), folders.changedForms(folder)]);
  return [
    ...fileFaults(files, there).map(
      ({ path, fault }) =>
        `${path} of host ${version} is ${fault === 'changed' ? 'different from the released file' : 'missing'}`,
    ),
    ...forms.map(
      (form) => `${form} of host ${version} is not the compressed form of the file beside it; publish it again`,
    ),
  ].map((detail) => failed(null, detail));
}

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
async function readEvidence(registry: Registry, set: ReleaseSet, deployed: Deployed): Promise<Evidence | undefined> {
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
async function keepEvidence(
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
