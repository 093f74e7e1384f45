import type { RecordSource } from '@navette/shared/ui-form';

/** Record known without a request: the client in a booking's row, null when the row has none. */
export interface KnownRecord<Item> {
  readonly id: number;
  readonly item: Item | null;
}

/** Record source that returns a known record without a request. */
export const withKnown = <Item>(source: RecordSource<Item>, known: KnownRecord<Item> | undefined): RecordSource<Item> =>
  known
    ? { ...source, find: (id, signal) => (id === known.id ? Promise.resolve(known.item) : source.find(id, signal)) }
    : source;
