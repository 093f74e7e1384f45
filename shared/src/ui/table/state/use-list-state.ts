import { useCallback, useState } from 'react';
import {
  numberParam,
  sortParam,
  textParam,
  useSearchState,
  type SearchParam,
  type SearchSchema,
  type Sort,
} from '../../../router/index.ts';
import type { TableColumn } from '../columns/column.ts';
import type { PageSize } from '../data-table-props.ts';

/** State of a list in the URL. */
export interface ListState {
  readonly q: string;
  /** Filters by column, see `writeFilters`. */
  readonly where: string;
  readonly sort: Sort;
  /** Id of a grouping, see `groupingsOf`; '' for none. */
  readonly group: string;
  /** From 1. */
  readonly page: number;
  /** Undefined: the user's preference, or the table's first size. */
  readonly size: PageSize | undefined;
}

/** Sets any of it in one navigation. */
export type SetListState = (changes: Partial<ListState>) => void;

/** Options of the state; read once. */
export interface ListStateOptions<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly defaultSort: Sort;
  readonly pageSizes: readonly PageSize[];
  /** `none` for a list inside a dialog, which must not change the page's URL. */
  readonly address: 'page' | 'none';
}

/** Search, sort, page and size of a list, stored in the URL (in a dialog: in component state). */
export function useListState<Row>(options: ListStateOptions<Row>): readonly [ListState, SetListState] {
  const [schema] = useState(() => schemaOf(options));
  const inAddress = useSearchState(schema);
  const [local, setLocal] = useState<ListState>(() => ({
    q: '',
    where: '',
    sort: options.defaultSort,
    group: '',
    page: 1,
    size: undefined,
  }));
  const setLocally = useCallback<SetListState>((changes) => setLocal((before) => ({ ...before, ...changes })), []);
  return options.address === 'page' ? inAddress : [local, setLocally];
}

const schemaOf = <Row>({ columns, defaultSort, pageSizes }: ListStateOptions<Row>): SearchSchema<ListState> => ({
  q: textParam(),
  where: textParam(),
  sort: sortParam(
    columns.filter((column) => !column.unsortable).map(({ id }) => id),
    defaultSort,
  ),
  group: textParam(),
  page: numberParam(1, { min: 1 }),
  size: sizeParam(pageSizes),
});

const sizeParam = (sizes: readonly PageSize[]): SearchParam<PageSize | undefined> => ({
  fallback: () => undefined,
  parse: (text) => sizes.find((size) => String(size) === text),
  format: (size) => (size === undefined ? '' : String(size)),
});
