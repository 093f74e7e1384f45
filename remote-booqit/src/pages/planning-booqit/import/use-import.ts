import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import { useMutation } from '@tanstack/react-query';

/** What became of a part of a transport. */
export type Imported = components['schemas']['ImportedTransport'];
/** A transport with its client and destination. */
export type ImportItem = components['schemas']['TransportImport']['items'][number];

interface Asked {
  readonly driverId: number;
  readonly items: readonly ImportItem[];
  readonly preview: boolean;
  /** Books also what seems to be booked. */
  readonly confirmDuplicates: boolean;
}

/** Books transports, or says what would become of them. Safe to repeat. */
export const useImport = () =>
  useMutation({
    mutationFn: ({ items, ...asked }: Asked): Promise<readonly Imported[]> =>
      dataOf(api.POST('/service/booqit/import', { body: { ...asked, items: [...items] } })),
  });
