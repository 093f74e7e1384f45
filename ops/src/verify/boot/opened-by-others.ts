import type { Account } from './accounts.ts';
import type { Language, Visit } from './visits.ts';

/** Pages that the other accounts open, known once each of them has signed in. */
export class OpenedByOthers {
  readonly #opened = new Set<string>();
  readonly #awaited: Set<Account>;
  readonly #known: Promise<void>;
  #tell: () => void = () => undefined;

  constructor(others: readonly Account[]) {
    this.#awaited = new Set(others);
    this.#known = others.length === 0 ? Promise.resolve() : new Promise((resolve) => (this.#tell = resolve));
  }

  add(account: Account, language: Language, visits: readonly Visit[]): void {
    for (const { address } of visits) this.#opened.add(keyOf(language, address));
    this.#awaited.delete(account);
    if (this.#awaited.size === 0) this.#tell();
  }

  /** The pages that none of them opens in a language. */
  async left(language: Language, visits: readonly Visit[]): Promise<Visit[]> {
    await this.#known;
    return visits.filter(({ address }) => !this.#opened.has(keyOf(language, address)));
  }
}

const keyOf = (language: Language, address: string): string => `${language} ${address}`;
