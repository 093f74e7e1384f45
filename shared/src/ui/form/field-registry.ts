/**
 * What a form knows about its fields beside their values: which are on the screen (an error of any other has to be
 * said by the form itself), and which hold a text that is no value yet (`31/02/2026`), with the message for it.
 */
export class FieldRegistry {
  readonly #mounted = new Map<string, number>();
  readonly #unparsed = new Map<string, string>();
  readonly #onUnparsedChange: (some: boolean) => void;

  /** `onUnparsedChange` is told whether any field holds a text that is no value, each time that may have changed. */
  constructor(onUnparsedChange: (some: boolean) => void) {
    this.#onUnparsedChange = onUnparsedChange;
  }

  /** Notes that a field is on the screen; the answer takes it off again. */
  mount(name: string): () => void {
    this.#mounted.set(name, (this.#mounted.get(name) ?? 0) + 1);
    return () => {
      const left = (this.#mounted.get(name) ?? 1) - 1;
      if (left > 0) this.#mounted.set(name, left);
      else this.#mounted.delete(name);
      if (left <= 0) this.setUnparsed(name, null);
    };
  }

  /** Whether an error of this field (or of a part of it, `dates.0`) shows at a field on the screen. */
  shows(name: string): boolean {
    for (const mounted of this.#mounted.keys()) if (name === mounted || name.startsWith(`${mounted}.`)) return true;
    return false;
  }

  /** Marks a field as holding a text that is no value (with the message that says so), or null: it holds a value. */
  setUnparsed(name: string, message: string | null): void {
    if (message === null) this.#unparsed.delete(name);
    else this.#unparsed.set(name, message);
    this.#onUnparsedChange(this.#unparsed.size > 0);
  }

  /** Names and messages of the fields that hold a text that is no value. */
  get unparsed(): ReadonlyMap<string, string> {
    return this.#unparsed;
  }
}
