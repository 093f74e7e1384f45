import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** Statement of account of a client. */
export type ClientStatement = components['schemas']['ClientStatement'];
/** A movement with the balance after it. */
export type StatementEntry = ClientStatement['entries'][number];

/** Everything that moved the account of a client. */
export const useStatement = (clientId: number) =>
  $api.useQuery(
    'post',
    '/service/invoice/statement',
    { body: { clientId } },
    { gcTime: 0, refetchOnMount: 'always', meta: { failure: 'inPlace' } },
  );
