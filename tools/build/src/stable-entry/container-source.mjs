import { parse } from 'acorn';
import { rspack } from '@rspack/core';
import { CHUNKS } from '../stable-chunks.mjs';
import { walk } from '../walk.mjs';

/**
 * The script of a container as a function of what differs between versions: name and version, the hashes of its chunks, and the script element of the entry,
 * by whose address the files beside it are found.
 * @param {string} script
 * @param {{ container: string, federation: number, chunk: number }} made name of its global, and what the bundler makes of that name: the ids of the module with
 *   the federation runtime and of the entry's chunk
 * @param {ReadonlySet<string>} known hashes of chunks
 * @returns {{ code: string, hashes: string[] }} `hashes` in the order in which the function takes them
 */
export function containerSource(script, { container, federation, chunk }, known) {
  const withName = (/** @type {string} */ text) =>
    text
      .split(container)
      .map((part) => (/^:\d+\.\d+\./.test(part) ? '":"+version' : JSON.stringify(part)))
      .join('+name+');
  /** @type {{ start: number, end: number, code: string }[]} */
  const edits = [];
  /** @type {string[]} */
  const hashes = [];
  walk(parse(script, { ecmaVersion: 'latest' }), [], (node, [parent]) => {
    const { type, start, end, value, property, computed } = node;
    if (type === 'Literal' && known.has(value)) edits.push({ start, end, code: `hashes[${hashes.push(value) - 1}]` });
    else if (type === 'Literal' && value === federation && namesModule(node, parent))
      edits.push({ start, end, code: '"federation"' });
    else if (type === 'Literal' && value === chunk && parent?.key === node && parent?.value.value === 0)
      edits.push({ start, end, code: '"entry"' });
    else if (type === 'Literal' && value === CHUNKS)
      edits.push({ start, end, code: `(${JSON.stringify(CHUNKS)}+name)` });
    else if (type === 'Literal' && typeof value === 'string' && value.includes(container))
      edits.push({ start, end, code: `(${withName(value)})` });
    else if (type === 'MemberExpression' && !computed && property.name === 'currentScript')
      edits.push({ start, end, code: 'entry' });
    else if (type === 'MemberExpression' && !computed && property.name.includes(container))
      edits.push({ start: script.lastIndexOf('.', property.start), end, code: `[${withName(property.name)}]` });
  });
  const body = edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, code }) => text.slice(0, start) + code + text.slice(end), script)
    // Left is the variable of the container.
    .replaceAll(container, 'container');
  // On a line of its own: the script may end with a comment that names its source map.
  const { code } = rspack.experiments.swc.minifySync(
    `globalThis[document.currentScript.dataset.chunks]=(name,version,hashes,entry)=>{${body}\n;return container};`,
    { compress: { passes: 2 }, mangle: true, ecma: 2022 },
  );
  return { code, hashes };
}

/**
 * Whether a number stands for a module, by its function or where that is asked for: a chunk may have the same number, with its name or in a call of a method.
 * @param {import('../walk.mjs').Node} node @param {import('../walk.mjs').Node | undefined} parent
 */
const namesModule = (node, parent) =>
  parent?.key === node
    ? parent.value.type.endsWith('FunctionExpression')
    : parent?.type === 'CallExpression' && parent.callee.type === 'Identifier';
