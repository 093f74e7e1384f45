import { AssetsPlugin, DERIVED, emit, fail, textOf } from '../assets-plugin.mjs';
import { rspack } from '@rspack/core';
import { requestedRanges } from '../shared-choice.mjs';
import { contractFault } from '../contract-range.mjs';
import { callsIn } from './calls.mjs';
import { readContract } from './contract.mjs';
import { shapeOf } from './shapes.mjs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

/**
 * Writes the facts that the build derives from the code of a remote: `facts.json`, and in the declaration the operations that the code calls,
 * which ops verify.
 */
/**
 * @param {string} root Folder of the remote's package.
 * @param {Record<string, string>} exposes Module → its first file.
 * @param {import('../budgets.mjs').Sizes | undefined} budget
 */
export const factsPlugin = (root, exposes, budget) =>
  // After the declaration, which is written among the additional assets.
  new AssetsPlugin('Facts', DERIVED, async (compilation) => {
    const declared = textOf(compilation, 'declaration.json');
    // Without a declaration, or with code that can't be followed, the build has failed for a reason that it says; while watching, the next edit counts.
    if (declared === '') return;
    try {
      const { declaration, facts, faults } = await derived(root, exposes, JSON.parse(declared), {
        contract: readContract(root),
        shared: consumedIn(compilation, requestedRanges(root)),
      });
      for (const fault of faults) fail(compilation, fault);
      compilation.updateAsset('declaration.json', new rspack.sources.RawSource(JSON.stringify(declaration, null, 2)));
      emit(compilation, 'facts.json', JSON.stringify({ ...facts, budget }));
    } catch (error) {
      fail(
        compilation,
        `The calls of the API can't be found: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  });

/**
 * @typedef {{ contract: string, routes: Route[], searches?: Search[], operations: string[] }} Declared The declaration, with the operations that it names: guarded or searched.
 */

/**
 * Facts of the code of a remote, and its declaration with what follows from them.
 * @template {Declared} Declaration
 * @param {string} root
 * @param {Record<string, string>} exposes
 * @param {Declaration} declaration
 * @param {{ contract: import('./contract.mjs').Contract, shared: Record<string, string> }} against `shared`: what it asks the host for.
 */
export async function derived(root, exposes, declaration, { contract, shared }) {
  const { contract: range, searches = [], routes, operations: named } = declaration;
  const { modules } = await moduleCode(root, exposes);
  const found = Object.entries(modules).map(([module, script]) => ({ module, ...callsIn(script, contract) }));
  const searched = searches.map(({ operation }) => operation);
  const inCode = new Set(found.flatMap(({ operations }) => operations));
  const called = [...new Set([...inCode, ...searched])].sort();
  const byId = new Map([...contract.operations.values()].map((operation) => [operation.id, operation]));
  const facts = {
    operations: Object.fromEntries(
      called.flatMap((id) => {
        const operation = byId.get(id);
        return operation ? [[id, shapeOf(operation, contract.document)]] : [];
      }),
    ),
    modules: Object.fromEntries(found.map(({ module, operations }) => [module, operations])),
    shared,
  };
  return {
    facts,
    declaration: {
      ...declaration,
      routes: withCalls(routes, byId),
      ...(searches.length > 0 && { searches: withPaths(searches, byId) }),
      operations: Object.keys(facts.operations),
    },
    faults: [
      ...new Set(found.flatMap(({ faults }) => faults)),
      ...guardedInVain(called, named),
      ...[contractFault(range, Object.values(modules))?.fault].filter((fault) => fault !== undefined),
      ...searches.flatMap((search) => searchFaults(search, byId.get(search.operation))),
      ...routes.flatMap((route) =>
        firstFaults(
          route,
          found.find(({ module }) => module === route.module),
          byId,
        ),
      ),
    ],
  };
}

/**
 * Shared modules that a build takes from the host, of all that it may, with the versions that fit.
 * @param {import('@rspack/core').Compilation} compilation
 * @param {Record<string, string>} ranges
 */
function consumedIn({ modules }, ranges) {
  const consumed = new Set(
    [...modules].flatMap((module) => {
      const [, request] = /^consume shared module \(\w+\) (\S+?)@(?=[\d^~<>=*])/u.exec(module.identifier()) ?? [];
      return request === undefined ? [] : [request];
    }),
  );
  return Object.fromEntries(Object.entries(ranges).filter(([request]) => consumed.has(request)));
}

/**
 * @param {string[]} called
 * @param {string[]} guarded
 * @returns {string[]}
 */
export const guardedInVain = (called, guarded) =>
  guarded.filter((id) => !called.includes(id)).map((id) => `src/remote.ts: guarded names '${id}', which nothing calls`);

/**
 * @typedef {{ kind: string, operation: string, parameter?: string, text: string[] }} Search What a declaration adds to the search of the suite.
 */

/**
 * Faults of a search against the contract: its operation has to be a read that answers a list of records, without anything that must be sent.
 * @param {Search} search
 * @param {import('./contract.mjs').Operation | undefined} operation
 * @returns {string[]}
 */
export function searchFaults({ kind, operation: id, parameter }, operation) {
  if (operation === undefined)
    return [`src/remote.ts: the search for ${kind} names ${id}, which the contract does not have`];
  const { method, definition, parameters } = operation;
  const query = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const faults = [
    ...(method === 'get' && definition['x-effect'] === 'read' ? [] : ['is not a GET operation that only reads']),
    ...parameters
      .filter(({ name, required }) => required && name !== parameter)
      .map(({ name }) => `requires ${name}, which a search cannot provide`),
    ...(parameter === undefined || query.includes(parameter) ? [] : [`has no query parameter ${parameter}`]),
  ];
  return faults.map((fault) => `src/remote.ts: the search for ${kind} names ${id}, which ${fault}`);
}

/** @typedef {ReadonlyMap<string, import('./contract.mjs').Operation>} Operations operationId → the operation in the contract. */

/**
 * @param {Search[]} searches
 * @param {Operations} operations
 */
export const withPaths = (searches, operations) =>
  searches.map((search) => ({ ...search, call: operations.get(search.operation)?.path }));

/**
 * @typedef {{ path: string, module: string, first?: { operation: string, send?: Record<string, unknown> }[] }} Route A page, and what it asks first.
 */

/**
 * Faults of the first requests of a page: each has to be a read that its code makes, and that can be sent from the address alone.
 * @param {Route} route
 * @param {{ operations: readonly string[] } | undefined} code What the page calls.
 * @param {Operations} operations
 */
export function firstFaults({ path, first = [] }, code, operations) {
  return first.flatMap(({ operation: id, send = {} }) => {
    const operation = operations.get(id);
    const query = operation?.parameters.filter((one) => one.in === 'query').map(({ name }) => name) ?? [];
    const unknown = operation?.method === 'get' ? Object.keys(send).filter((name) => !query.includes(name)) : [];
    const faults = [
      ...(code?.operations.includes(id) ? [] : ['which its code does not call']),
      ...(['read', 'disclose'].includes(operation?.definition['x-effect']) ? [] : ['which is not a read']),
      ...(operation?.path.includes('{') ? ['whose path has parameters'] : []),
      ...unknown.map((name) => `which has no query parameter ${name}`),
    ];
    return faults.map((fault) => `src/remote.ts: ${path} asks ${id} first, ${fault}`);
  });
}

/**
 * Routes with the calls of their first requests, by which the host sends them.
 * @param {Route[]} routes
 * @param {Operations} operations
 */
const withCalls = (routes, operations) =>
  routes.map(({ first, ...route }) =>
    first
      ? {
          ...route,
          first: first.map(({ operation, ...one }) => {
            const { method = '', path = '', definition } = operations.get(operation) ?? {};
            const discloses = definition?.['x-effect'] === 'disclose' && { discloses: true };
            return { operation, call: `${method.toUpperCase()} ${path}`, ...one, ...discloses };
          }),
        }
      : route,
  );

/**
 * Code of each exposed module: one script a module with everything of the remote that it can reach, now or lazily, without
 * types, comments and functions that nothing uses. Packages stay imports.
 * @param {string} root Folder of the remote's package.
 * @param {Record<string, string>} exposes Module → its first file.
 * @returns {Promise<{ modules: Record<string, string>, files: string[] }>} Module → script; and every file that was read.
 */
export async function moduleCode(root, exposes) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.entries(exposes).map(([module, file]) => ({ in: file, out: module.slice(2) })),
    outdir: 'facts',
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    format: 'esm',
    target: 'esnext',
    jsx: 'automatic',
    // The source file of a call is read from the comments that the bundler puts before each file.
    legalComments: 'none',
    loader: { '.css': 'empty', '.svg': 'empty', '.png': 'empty', '.webp': 'empty', '.woff2': 'empty' },
    logLevel: 'silent',
  });
  const scripts = new Map(outputFiles.map(({ path, text }) => [path, text]));
  return {
    modules: Object.fromEntries(
      Object.keys(exposes).map((module) => [module, scripts.get(join(root, 'facts', `${module.slice(2)}.js`)) ?? '']),
    ),
    files: Object.keys(metafile.inputs).map((file) => resolve(root, file)),
  };
}
