import { act, screen } from '@testing-library/react';
import { atom, createStore, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { renderWithHost, type Hosted, type HostOptions } from '../../../testing/index.ts';
import type { TableColumn } from '../columns/column.ts';
import { DataTable } from '../data-table.tsx';
import type { DataTableProps, TableLoad } from '../data-table-props.ts';

/** Row fixture for lists. */
export interface Sample {
  readonly id: number;
  readonly date: string;
  readonly client: string;
  readonly price: number;
}

const clients = ['Éléonore Dubois', 'Jan Janssens', 'Fatima El Amrani', 'Zoé Maes'];

/** Fixture rows: ids from 1, ten per day, four clients in rotation, prices from 1. */
export const samples = (count: number): readonly Sample[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    date: `2026-03-${String(1 + (Math.floor(index / 10) % 28)).padStart(2, '0')}`,
    client: clients[index % clients.length] ?? '',
    price: 1 + (index % 100),
  }));

export const sampleColumns: readonly TableColumn<Sample>[] = [
  { id: 'id', header: 'No', kind: 'id', width: 80, value: ({ id }) => id, fixed: true },
  { id: 'date', header: 'Date', kind: 'date', width: 100, value: ({ date }) => date },
  { id: 'client', header: 'Client', value: ({ client }) => client },
  { id: 'price', header: 'Price', kind: 'amount', width: 90, value: ({ price }) => price },
];

export const loaded: TableLoad = { isPending: false, isFetching: false, error: null, refetch: () => undefined };

const keyOf = ({ id }: Sample) => id;
const nameOf = ({ id }: Sample) => `trip ${String(id)}`;

/** A list of the fixtures, configured as a page would. */
export const SampleList = (props: Partial<DataTableProps<Sample>>): ReactNode => (
  <DataTable
    tableId="samples"
    label="Trips"
    columns={sampleColumns}
    rows={samples(35)}
    rowKey={keyOf}
    rowName={nameOf}
    load={loaded}
    defaultSort={{ column: 'id', descending: false }}
    pageSizes={[10, 20, 'all']}
    emptyText="No trips."
    {...props}
  />
);

/** A rendered list, and how to rerender it. */
export interface ShownList extends Hosted {
  /** Rerenders with other props, as a refresh would. */
  readonly change: (next: Partial<DataTableProps<Sample>>) => void;
}

/** Shows the list. */
export function showList(props: Partial<DataTableProps<Sample>> = {}, options: HostOptions = {}): ShownList {
  const store = createStore();
  const propsAtom = atom<Partial<DataTableProps<Sample>>>({ rows: samples(35), ...props });
  const Changing = () => <SampleList {...useAtomValue(propsAtom, { store })} />;
  const shown = renderWithHost(<Changing />, options);
  return { ...shown, change: (next) => act(() => store.set(propsAtom, (before) => ({ ...before, ...next }))) };
}

/** The rendered rows, without the heading. */
export const bodyRows = (): HTMLElement[] =>
  screen.getAllByRole('row').filter((row) => row.dataset['index'] !== undefined);

/** The first cell of each rendered row. */
export const ids = (): string[] => bodyRows().map((row) => row.querySelector('td')?.textContent ?? '');

/** The row at an index of the page. */
export function rowAt(place: number): HTMLElement {
  const row = bodyRows()[place];
  if (!row) throw new Error(`no row at ${String(place)}`);
  return row;
}
