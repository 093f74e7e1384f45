/**
 * @typedef {Record<string, any> & { type: string }} Node A node of a parsed script; which properties it has follows from its type.
 */

/**
 * Visits every node of a parsed script, outer ones first.
 * @param {Node} node
 * @param {Node[]} parents The nearest first, three at most.
 * @param {(node: Node, parents: Node[]) => void} visit
 */
export function walk(node, parents, visit) {
  visit(node, parents);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child.type === 'string') walk(child, [node, ...parents.slice(0, 2)], visit);
    }
  }
}
