import type { Live } from '@navette/shared/realtime';
import type { TableLoad } from '@navette/shared/ui-table';

/** A live collection as a list shows its loading: its own skeleton, message and Retry. */
export const liveLoad = ({ retry, ...state }: Live<unknown>): TableLoad => ({
  isPending: state.status === 'loading' && state.records.length === 0,
  isFetching: state.status === 'loading',
  error: state.status === 'failed' ? state.problem : null,
  refetch: retry,
});

/** Its rows; undefined before the first answer, so that the list knows an empty one from none. */
export const liveRows = <Item>({ status, records }: Live<Item>): readonly Item[] | undefined =>
  status === 'ready' || records.length > 0 ? records : undefined;
