import { childOf, isBranch, pathOf, type Path, type Tree } from '../data/tree.ts';

/** Snapshot of data, as rules use it. */
export interface RuleSnapshot {
  val(): Tree;
  exists(): boolean;
  child(path: string): RuleSnapshot;
  parent(): RuleSnapshot;
  hasChild(path: string): boolean;
  hasChildren(names?: readonly string[]): boolean;
  isString(): boolean;
  isNumber(): boolean;
  isBoolean(): boolean;
}

/** Snapshot at a path, with navigation to children and parents. */
export function ruleSnapshot(root: Tree, path: Path): RuleSnapshot {
  const value = path.reduce(childOf, root);
  const child = (below: string) => ruleSnapshot(root, [...path, ...pathOf(below)]);
  return {
    val: () => value,
    exists: () => value !== null,
    child,
    parent: () => ruleSnapshot(root, path.slice(0, -1)),
    hasChild: (below) => child(below).exists(),
    hasChildren: (names) => (names ? names.every((name) => child(name).exists()) : isBranch(value)),
    isString: () => typeof value === 'string',
    isNumber: () => typeof value === 'number',
    isBoolean: () => typeof value === 'boolean',
  };
}
