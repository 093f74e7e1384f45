import { rspack } from '@rspack/core';
import { deprecationFinding, deprecationOf, dialogsIn } from '@navette/ops/deprecations';
import { deprecated } from './deprecated.mjs';
import { readContract } from './facts/contract.mjs';

/** Warns at build of deprecated dialogs, slots and operations that a remote uses, and fails after the last day on which it may. */
export class DeprecationsPlugin {
  /** @param {string} root Folder of the remote's package. */
  constructor(root) {
    this.root = root;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Deprecations', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'Deprecations', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const text = (/** @type {string} */ name) => compilation.getAsset(name)?.source.source().toString() ?? '';
          // Without a declaration the build has failed already.
          if (text('declaration.json') === '') return;
          const scripts = compilation
            .getAssets()
            .filter(({ name }) => name.endsWith('.js'))
            .map(({ name }) => text(name));
          for (const { severity, detail } of deprecationsUsed(JSON.parse(text('declaration.json')), scripts, {
            ...deprecated,
            operations: deprecatedOperations(readContract(this.root)),
          }))
            compilation[severity === 'failed' ? 'errors' : 'warnings'].push(new rspack.WebpackError(detail));
        },
      );
    });
  }
}

/** @typedef {Record<string, import('@navette/ops/deprecations').Deprecation>} Deprecations */

/**
 * Findings about the deprecated things that a remote uses.
 * @param {{ operations: string[], slots: { slot: string }[] }} declaration
 * @param {string[]} scripts
 * @param {{ dialogs: Deprecations, slots: Deprecations, operations: Deprecations }} known
 * @param {string} [today]
 */
export function deprecationsUsed({ operations, slots }, scripts, known, today) {
  const used = [
    ...scripts.flatMap(dialogsIn).map((name) => /** @type {const} */ (['dialogs', 'the dialog', name])),
    ...slots.map(({ slot }) => /** @type {const} */ (['slots', 'the slot', slot])),
    ...operations.map((id) => /** @type {const} */ (['operations', 'the operation', id])),
  ];
  const found = new Map();
  for (const [kind, what, name] of used) {
    const deprecation = known[kind][name];
    if (deprecation !== undefined)
      found.set(`${kind} ${name}`, deprecationFinding(`${what} ${name}`, deprecation, today));
  }
  return [...found.values()];
}

/**
 * @param {import('./facts/contract.mjs').Contract} contract
 * @returns {Deprecations} By operationId.
 */
export const deprecatedOperations = ({ operations }) =>
  Object.fromEntries(
    [...operations.values()].flatMap(({ id, definition }) => {
      const deprecation = deprecationOf(definition['x-deprecation']);
      return deprecation ? [[id, deprecation]] : [];
    }),
  );
