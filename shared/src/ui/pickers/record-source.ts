/** Data source of a picker: configured once for clients, drivers, destinations, insurers. */
export interface RecordSource<Item> {
  /** Searches records by text (empty: the first ones), best match first; aborted when the text changes. */
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly Item[]>;
  /** Fetches one record; null when the id does not exist. */
  readonly find: (id: number, signal: AbortSignal) => Promise<Item | null>;
  readonly idOf: (item: Item) => number;
  /** Its name, as shown in the field. */
  readonly labelOf: (item: Item) => string;
  /** Second line in the list, to distinguish records of the same name. */
  readonly detailOf?: ((item: Item) => string) | undefined;
  /**
   * Whether a text means a record, so that Enter selects it without a look at the list; default always. Of persons only one who is named so: the search
   * also finds those who live in a street of that name, or whose name is similar.
   */
  readonly isMeant?: ((item: Item, text: string) => boolean) | undefined;
}

/** Creates a record from a picker. */
export interface RecordAdder<Item> {
  /** Text of the row for a typed name: "Add the client “Dupont”". */
  readonly label: (text: string) => string;
  /** Opens the form, filled with the typed name; resolves with the new record, or null when cancelled. */
  readonly open: (text: string) => Promise<Item | null>;
}
