import { type Path, pathOf, put, treeOf, type Tree } from '../data/tree.ts';
import { type Auth, mayRead, mayWrite, type Rules } from '../rules/database-rules.ts';

/** Result of a request. */
export type Outcome = 'ok' | 'permission_denied';

/** The data with its rules; listeners are notified after each change. */
export class FakeDatabase {
  #root: Tree = null;
  #rules: Rules = {};
  readonly #listeners = new Set<() => void>();

  get root(): Tree {
    return this.#root;
  }

  /** Sets new rules, which apply to existing listeners too. */
  setRules(rules: Rules): void {
    this.#rules = rules;
    this.#notify();
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  mayRead = (auth: Auth, path: Path): boolean => mayRead(this.#rules, { auth, root: this.#root }, path);

  /** Writes without checking the rules. */
  seed(path: string, value: unknown): void {
    this.#keep(put(this.#root, pathOf(path), treeOf(value)));
  }

  set(auth: Auth, path: Path, value: unknown): Outcome {
    return this.#write(auth, [[path, value]]);
  }

  /** Writes several paths below one, all or none. */
  merge(auth: Auth, path: Path, values: object): Outcome {
    return this.#write(
      auth,
      Object.entries(values).map(([below, value]) => [[...path, ...pathOf(below)], value]),
    );
  }

  #write(auth: Auth, places: readonly (readonly [Path, unknown])[]): Outcome {
    const next = places.reduce((root, [path, value]) => put(root, path, treeOf(value)), this.#root);
    if (!places.every(([path]) => mayWrite(this.#rules, { auth, root: this.#root, next }, path)))
      return 'permission_denied';
    this.#keep(next);
    return 'ok';
  }

  #keep(root: Tree): void {
    this.#root = root;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
