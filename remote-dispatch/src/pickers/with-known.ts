import type { RecordSource } from '@navette/shared/ui-form';

/** A record that is known without asking: what a booking's row says of its client, null when it says that there is none. */
export interface KnownRecord<Item> {
  readonly id: number;
  readonly item: Item | null;
}

/** A source that need not ask the server for a record that is known already. */
export const withKnown = <Item>(source: RecordSource<Item>, known: KnownRecord<Item> | undefined): RecordSource<Item> =>
  known
    ? { ...source, find: (id, signal) => (id === known.id ? Promise.resolve(known.item) : source.find(id, signal)) }
    : source;
