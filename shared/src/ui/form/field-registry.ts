import type { Choice } from './fields/choice.ts';

/** Label of a field and formatter of its value. */
export interface DescribedField {
  readonly label: string;
  readonly options?: readonly Choice[] | undefined;
  /** Fields that belong to it for the user: the parts of an address. */
  readonly together?: readonly string[] | undefined;
  /** Value of all its fields on one line; empty: as it is. */
  readonly text?: ((values: Readonly<Record<string, unknown>>) => string) | undefined;
}

/**
 * Registry of a form's fields beside their values: which are mounted (errors of others are shown
 * in the form's alert), and which hold a text that can't be parsed (`31/02/2026`), with the message for it.
 */
export class FieldRegistry {
  readonly #mounted = new Map<string, number>();
  readonly #described = new Map<string, DescribedField>();
  readonly #unparsed = new Map<string, string>();
  readonly #onUnparsedChange: (some: boolean) => void;

  /** `onUnparsedChange` is called with whether any field holds an unparsable text, each time that may have changed. */
  constructor(onUnparsedChange: (some: boolean) => void) {
    this.#onUnparsedChange = onUnparsedChange;
  }

  /** Registers a mounted field. @returns unregister */
  mount(name: string): () => void {
    this.#mounted.set(name, (this.#mounted.get(name) ?? 0) + 1);
    return () => {
      const left = (this.#mounted.get(name) ?? 1) - 1;
      if (left > 0) this.#mounted.set(name, left);
      else this.#mounted.delete(name);
      if (left <= 0) this.setUnparsed(name, null);
    };
  }

  /** Whether an error of this field (or of a part of it, `dates.0`) is shown at a mounted field. */
  shows(name: string): boolean {
    for (const mounted of this.#mounted.keys()) if (name === mounted || name.startsWith(`${mounted}.`)) return true;
    return false;
  }

  /** Stores a field's label and formatter, also after it is unmounted. */
  describe(name: string, field: DescribedField): void {
    this.#described.set(name, { ...this.#described.get(name), ...field });
  }

  /** Label and formatter of a field; undefined when it was never mounted. */
  described(name: string): DescribedField | undefined {
    return this.#described.get(name);
  }

  /** Marks a field as holding an unparsable text, with its message; null: it holds a value. */
  setUnparsed(name: string, message: string | null): void {
    if (message === null) this.#unparsed.delete(name);
    else this.#unparsed.set(name, message);
    this.#onUnparsedChange(this.#unparsed.size > 0);
  }

  /** Names and messages of the fields that hold an unparsable text. */
  get unparsed(): ReadonlyMap<string, string> {
    return this.#unparsed;
  }
}
