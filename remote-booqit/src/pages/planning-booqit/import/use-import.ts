import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import { useMutation } from '@tanstack/react-query';

/** Result of a part of a transport. */
export type Imported = components['schemas']['ImportedTransport'];
/** A transport with its client and destination. */
export type ImportItem = components['schemas']['TransportImport']['items'][number];

interface Asked {
  readonly driverId: number;
  readonly items: readonly ImportItem[];
  readonly preview: boolean;
  /** Also books parts that seem to be booked. */
  readonly confirmDuplicates: boolean;
}

/** Books transports, or previews the results. Idempotent. */
export const useImport = () =>
  useMutation({
    mutationFn: ({ items, ...asked }: Asked): Promise<readonly Imported[]> =>
      dataOf(api.POST('/service/booqit/import', { body: { ...asked, items: [...items] } })),
  });
