/** LRU cache limited by weight (bytes, or 1 per value): the least recently used entries are evicted when the sum exceeds the limit. */
export class LruCache<Key, Value> {
  readonly #entries = new Map<Key, { value: Value; weight: number }>();
  readonly #most: number;
  #weight = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // A Map keeps insertion order: reinserting makes the entry the most recently used.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: Key, value: Value, weight: number): void {
    this.#weight += weight - (this.#entries.get(key)?.weight ?? 0);
    this.#entries.delete(key);
    this.#entries.set(key, { value, weight });
    for (const [oldest, entry] of this.#entries) {
      if (this.#weight <= this.#most) return;
      this.#entries.delete(oldest);
      this.#weight -= entry.weight;
    }
  }

  delete(key: Key): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0;
    this.#entries.delete(key);
  }
}
