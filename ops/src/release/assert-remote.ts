import { parseFacts, type RemoteDeclaration, type RemoteFacts } from '@navette/shared/release';
import * as z from 'zod';
import { Refusal } from '../refusal.ts';
import type { HashedFile } from '../registry/files.ts';
import { pinnedFrom } from '../registry/pin.ts';
import { RESERVED_FOLDERS } from '../registry/keys.ts';
import { readJson } from '../registry/pin.ts';

/**
 * Checks that a folder holds a valid built remote: its declaration, the bundler's manifest and its facts are there and agree.
 * @throws {Refusal} naming what is missing or contradicts
 */
export async function assertRemote(dist: string, files: readonly HashedFile[]): Promise<RemoteDeclaration> {
  return valid(dist, async () => {
    const pinned = await pinnedFrom(
      dist,
      '/registry/candidate/',
      Object.fromEntries(files.map(({ path, integrity }) => [path, integrity])),
    );
    if (!files.some(({ path }) => path === 'facts.json'))
      throw new Refusal(
        `${dist} has no facts.json: it was built before builds found out what a remote calls. Build it again.`,
      );
    assertFacts(dist, parseFacts(await readJson(dist, 'facts.json')), pinned.declaration, Object.keys(pinned.modules));
    if (RESERVED_FOLDERS.includes(pinned.declaration.name))
      throw new Refusal(`No remote can be called ${pinned.declaration.name}: the registry keeps something else there.`);
    return pinned.declaration;
  });
}

async function valid<T>(dist: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof z.ZodError)
      throw new Refusal(`${dist} holds no valid remote:\n${z.prettifyError(error)}`, { cause: error });
    throw error;
  }
}

function assertFacts(
  dist: string,
  facts: RemoteFacts,
  { operations }: RemoteDeclaration,
  modules: readonly string[],
): void {
  const found = Object.keys(facts.operations);
  const faults = [
    ...difference(operations, found).map((operation) => `${operation} is declared, and the build found no call of it`),
    ...difference(found, operations).map((operation) => `${operation} is called and not declared`),
    ...difference(modules, Object.keys(facts.modules)).map((module) => `the facts say nothing of ${module}`),
    ...difference(Object.keys(facts.modules), modules).map(
      (module) => `the facts speak of ${module}, which is not there`,
    ),
    ...difference([...new Set(Object.values(facts.modules).flat())], found).map(
      (operation) => `the facts do not describe ${operation}`,
    ),
  ];
  if (faults.length > 0)
    throw new Refusal(
      `The declaration and the facts of ${dist} contradict each other: ${faults.join('; ')}. Build it again.`,
    );
}

const difference = (left: readonly string[], right: readonly string[]): string[] =>
  left.filter((entry) => !right.includes(entry));
