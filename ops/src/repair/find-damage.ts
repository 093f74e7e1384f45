import { pendingSchema } from '../registry/change.ts';
import { Damaged, parseStored, unlessDamaged } from '../registry/damaged.ts';
import { fingerprint } from '../registry/files.ts';
import { HOST, keys } from '../registry/keys.ts';
import { parsedLine } from '../registry/json-lines.ts';
import { readOverrides } from '../registry/overrides.ts';
import { readPolicy } from '../registry/policy.ts';
import { pooled } from '../registry/pooled.ts';
import { readStaging } from '../registry/staged.ts';
import { storeOf } from '../registry/store/store-of.ts';
import { storedSetSchema } from '../registry/stored-set.ts';
import { presentPublications, publication, publishedRemotes } from '../registry/versions.ts';
import type { Damage } from './damage.ts';

const AT_A_TIME = 16;

/** Files and lines of a registry that can't be read, the pointer apart. Reads only. */
export async function findDamage(registry: string): Promise<Damage[]> {
  const names = [...(await publishedRemotes(registry)), HOST];
  const found = await Promise.all([
    fileDamage(registry, keys.pending, 'the change of a command that died is forgotten', (text) =>
      parseStored(keys.pending, text, pendingSchema),
    ),
    lineDamage(registry, keys.history, () => true, 'the lines that can be read stay'),
    ...names.map((name) =>
      lineDamage(
        registry,
        keys.versions(name),
        (line) => publication.safeParse(line).success,
        `publish the version that is missing in ops list ${name} again`,
      ),
    ),
    damageOf(() => readStaging(registry), keys.staged, 'nothing is staged any more'),
    damageOf(() => readPolicy(registry), keys.policy, 'automatic rollback is as it is by default, off'),
    damageOf(() => readOverrides(registry), keys.overrides, 'overrides are forbidden'),
    setDamage(registry),
    ...names.map((name) => formDamage(registry, name)),
  ]);
  return found.flat();
}

async function fileDamage(
  registry: string,
  key: string,
  effect: string,
  read: (text: string) => unknown,
): Promise<Damage[]> {
  const stored = await storeOf(registry).read(key);
  return stored ? damageOf(async () => read(stored.text), key, effect) : [];
}

async function damageOf(read: () => Promise<unknown>, key: string, effect: string): Promise<Damage[]> {
  try {
    await read();
    return [];
  } catch (error) {
    if (error instanceof Damaged && error.message.startsWith(key)) return [{ key, what: "it can't be read", effect }];
    if (error instanceof Damaged) return [];
    throw error;
  }
}

async function lineDamage(
  registry: string,
  log: string,
  isSound: (line: unknown) => boolean,
  effect: string,
): Promise<Damage[]> {
  const lines = await storeOf(registry).lines(log);
  const damaged = lines.filter((line) => !parsedLine(line).some(isSound));
  const numbers = lines.flatMap((line, index) => (damaged.includes(line) ? [index + 1] : []));
  const called = numbers.length === 1 ? `line ${numbers.join()}` : `lines ${numbers.join(', ')}`;
  return damaged.length === 0 ? [] : [{ key: log, what: `${called} can't be read`, lines: damaged, effect }];
}

async function setDamage(registry: string): Promise<Damage[]> {
  const store = storeOf(registry);
  const files = (await store.list(keys.sets)).filter(({ name }) => name.endsWith('.json'));
  const found = await pooled(files, AT_A_TIME, ({ name }) => {
    const key = `${keys.sets}/${name}`;
    return fileDamage(registry, key, 'nobody can go back to this set', (text) =>
      parseStored(key, text, storedSetSchema),
    );
  });
  return found.flat();
}

/** Compressed forms that hold something else than the file beside them, in versions that are otherwise as they were published. */
async function formDamage(registry: string, name: string): Promise<Damage[]> {
  const { folders } = storeOf(registry);
  const published = new Map(
    ((await unlessDamaged(presentPublications(registry, name))) ?? []).map(({ version, fingerprint: print }) => [
      version,
      print,
    ]),
  );
  const found = await pooled([...published], 2, async ([version, print]): Promise<Damage[]> => {
    const folder = keys.remote(name, version);
    const forms = await folders.changedForms(folder);
    if (forms.length === 0 || fingerprint(await folders.files(folder)) !== print) return [];
    return forms.map((path) => ({
      key: `${folder}/${path}`,
      what: 'it is not the compressed form of the file beside it',
      form: { folder, path },
      effect: 'it is written anew from that file',
    }));
  });
  return found.flat();
}
