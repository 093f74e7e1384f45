import { generate, parse, walk } from 'css-tree';
import { AssetsPlugin, fail, REPORT, textOf } from './assets-plugin.mjs';

/** Refuses styles that would change what is not the remote's: its style sheets are in the page of the whole suite. */
export const stylesPlugin = () =>
  new AssetsPlugin('Styles', REPORT + 1, (compilation) => {
    for (const { name } of compilation.getAssets().filter(({ name }) => name.endsWith('.css')))
      for (const fault of styleFaults(textOf(compilation, name))) fail(compilation, `${name}: ${fault}`);
  });

/** Elements and classes of the page that belong to the host and the kit. */
const FOREIGN = /^(?:html|body|root|main|print-root|chakra-.*)$/;

/**
 * Selectors that reach beyond elements which the remote names itself, by a class, an id or an attribute: `body`, `h1`, `*`, `:root`. Custom properties are
 * allowed everywhere, since the remote's own have names of its own.
 * @param {string} css
 * @returns {string[]} What is wrong with each of them.
 */
export function styleFaults(css) {
  /** @type {string[]} */
  const faults = [];
  const frames = new Set();
  // Rules that can't be parsed a browser leaves out too.
  const tree = parse(css);
  walk(tree, (node) => {
    if (node.type === 'Atrule' && node.name.endsWith('keyframes')) walk(node, (inside) => void frames.add(inside));
  });
  walk(tree, {
    visit: 'Rule',
    enter(rule) {
      // The steps of an animation, and rules inside others, which reach no further than those.
      if (frames.has(rule) || (this.rule !== null && this.rule !== rule) || rule.prelude.type !== 'SelectorList')
        return;
      if (onlyCustomProperties(rule)) return;
      for (const selector of rule.prelude.children.toArray())
        if (!isOwn(selector)) faults.push(`${generate(selector)} reaches elements outside of the remote`);
    },
  });
  return [...new Set(faults)];
}

/** @param {import('css-tree').Rule} rule */
const onlyCustomProperties = (rule) =>
  rule.block.children.toArray().every((child) => child.type === 'Declaration' && child.property.startsWith('--'));

/** Whether some part of a selector names an element of the remote. @param {import('css-tree').CssNode} selector */
function isOwn(selector) {
  let own = false;
  walk(selector, (node) => {
    if (node.type === 'ClassSelector' || node.type === 'IdSelector') own ||= !FOREIGN.test(node.name);
    if (node.type === 'AttributeSelector') own = true;
  });
  return own;
}
