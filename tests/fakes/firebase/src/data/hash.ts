import { createHash } from 'node:crypto';
import { compareKeys } from './order.ts';
import { isBranch, type Tree } from './tree.ts';

const sha1 = (text: string): string => createHash('sha1').update(text).digest('base64');

function bitsOf(value: number): string {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes.toString('hex');
}

/** What a transaction says it has read; the empty text for nothing. */
export function hashOf(tree: Tree): string {
  if (tree === null) return '';
  if (!isBranch(tree)) return sha1(`${typeof tree}:${typeof tree === 'number' ? bitsOf(tree) : String(tree)}`);
  const children = Object.entries(tree).toSorted(([one], [other]) => compareKeys(one, other));
  return sha1(children.map(([key, child]) => `:${key}:${hashOf(child)}`).join(''));
}
