import { AssetsPlugin, REPORT, textOf } from './assets-plugin.mjs';
import { rspack } from '@rspack/core';
import { deprecationFinding, deprecationOf, dialogsIn } from '@navette/ops/deprecations';
import { readContract } from './facts/contract.mjs';

/**
 * Dialogs and slots that go away (docs/the-contract.md): name → since when, until when a remote may use it, and what replaces it. The host says them in its
 * `host.json`, against which `ops verify` holds a set; the kit warns of them at build. An operation of the API says so itself, by `x-deprecation` in `openapi/`.
 * @type {Readonly<Record<'dialogs' | 'slots', Readonly<Record<string, import('@navette/ops/deprecations').Deprecation>>>>}
 */
export const deprecated = Object.freeze({ dialogs: {}, slots: {} });

/** Warns at build of deprecated dialogs, slots and operations that a remote uses, and fails after the last day on which it may. */
/** @param {string} root Folder of the remote's package. */
export const deprecationsPlugin = (root) =>
  new AssetsPlugin('Deprecations', REPORT, (compilation) => {
    const declaration = textOf(compilation, 'declaration.json');
    // Without a declaration the build has failed already.
    if (declaration === '') return;
    const scripts = compilation
      .getAssets()
      .flatMap(({ name }) => (name.endsWith('.js') ? [textOf(compilation, name)] : []));
    const known = { ...deprecated, operations: deprecatedOperations(readContract(root)) };
    for (const { severity, detail } of deprecationsUsed(JSON.parse(declaration), scripts, known))
      compilation[severity === 'failed' ? 'errors' : 'warnings'].push(new rspack.WebpackError(detail));
  });

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
