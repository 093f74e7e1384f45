/** Where a picker finds records of one kind: configured once for clients, drivers, destinations, insurers. */
export interface RecordSource<Item> {
  /** Records that fit a text (the empty text: the first ones), best first; aborted when another text is asked. */
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly Item[]>;
  /** One record; null when there is none of this id. */
  readonly find: (id: number, signal: AbortSignal) => Promise<Item | null>;
  readonly idOf: (item: Item) => number;
  /** Its name, as it stands in the field. */
  readonly labelOf: (item: Item) => string;
  /** What tells it from others of the same name, under the name in the list. */
  readonly detailOf?: ((item: Item) => string) | undefined;
}

/** Makes a new record from a picker. */
export interface RecordAdder<Item> {
  /** The row's text, given what is typed: "Add the client “Dupont”". */
  readonly label: (text: string) => string;
  /** Opens the form, filled with what is typed; resolves with the new record, or null when it was given up. */
  readonly open: (text: string) => Promise<Item | null>;
}
