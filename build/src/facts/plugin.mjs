import { rspack } from '@rspack/core';
import { sharedVersions } from '../shared-modules.mjs';
import { callsIn } from './calls.mjs';
import { readContract } from './contract.mjs';
import { moduleCode } from './module-code.mjs';
import { shapeOf } from './shapes.mjs';

/**
 * Writes `facts.json`: what the build finds out about a remote and nobody has to say. Fails when the declaration names other operations than
 * those that the code calls, since ops check and grant by the declaration.
 */
export class FactsPlugin {
  /**
   * @param {string} root Folder of the remote's package.
   * @param {Record<string, string>} exposes Module → its first file.
   * @param {import('../budgets.mjs').Sizes | undefined} budget
   */
  constructor(root, exposes, budget) {
    this.root = root;
    this.exposes = exposes;
    this.budget = budget;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Facts', (compilation) => {
      // After the declaration, which is written among the additional assets.
      compilation.hooks.processAssets.tapPromise(
        { name: 'Facts', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DERIVED },
        async () => {
          const declared = compilation.getAsset('declaration.json')?.source.source().toString();
          // Without a declaration, or with code that can't be followed, the build has failed for a reason that it says; while watching, the next edit counts.
          if (declared === undefined) return;
          try {
            const { facts, faults } = await factsOf(this.root, this.exposes, JSON.parse(declared).operations);
            for (const fault of faults) compilation.errors.push(new rspack.WebpackError(fault));
            compilation.emitAsset(
              'facts.json',
              new rspack.sources.RawSource(JSON.stringify({ ...facts, budget: this.budget })),
            );
          } catch (error) {
            compilation.errors.push(
              new rspack.WebpackError(
                `The calls of the API can't be found: ${error instanceof Error ? error.message : String(error)}`,
              ),
            );
          }
        },
      );
    });
  }
}

/**
 * @param {string} root
 * @param {Record<string, string>} exposes
 * @param {string[]} declared operationIds of the declaration.
 */
export async function factsOf(root, exposes, declared) {
  const contract = readContract(root);
  const { modules } = await moduleCode(root, exposes);
  const found = Object.entries(modules).map(([module, script]) => ({ module, ...callsIn(script, contract) }));
  const called = [...new Set(found.flatMap(({ operations }) => operations))].sort();
  const byId = new Map([...contract.operations.values()].map((operation) => [operation.id, operation]));
  return {
    facts: {
      operations: Object.fromEntries(
        called.flatMap((id) => {
          const operation = byId.get(id);
          return operation ? [[id, shapeOf(operation, contract.document)]] : [];
        }),
      ),
      modules: Object.fromEntries(found.map(({ module, operations }) => [module, operations])),
      shared: sharedVersions(root),
    },
    faults: [...new Set(found.flatMap(({ faults }) => faults)), ...differences(found, declared)],
  };
}

/**
 * @param {{ module: string, operations: string[] }[]} found
 * @param {string[]} declared
 * @returns {string[]}
 */
export function differences(found, declared) {
  const called = [...new Set(found.flatMap(({ operations }) => operations))].sort();
  const missing = called
    .filter((id) => !declared.includes(id))
    .map(
      (id) =>
        `src/remote.ts: operations lacks '${id}', which ${found
          .filter(({ operations }) => operations.includes(id))
          .map(({ module }) => module)
          .join(', ')} calls`,
    );
  const unused = declared
    .filter((id) => !called.includes(id))
    .map((id) => `src/remote.ts: operations names '${id}', which nothing calls`);
  return [...missing, ...unused];
}
