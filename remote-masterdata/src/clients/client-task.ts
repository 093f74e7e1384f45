import type { ClientRow } from './client-row.ts';

/** What stands open over the list of clients, apart from a form. */
export interface ClientTask {
  readonly kind: 'history' | 'merge' | 'anonymise';
  readonly client: ClientRow;
}
