/** Text of an item in the list. */
export interface ItemText<Item> {
  readonly keyOf: (item: Item) => string | number;
  readonly labelOf: (item: Item) => string;
  /** A second line, smaller. */
  readonly detailOf?: ((item: Item) => string) | undefined;
  /** Attribution under a list that contains the item: the source of public data. */
  readonly creditOf?: ((item: Item) => string | null | undefined) | undefined;
}
