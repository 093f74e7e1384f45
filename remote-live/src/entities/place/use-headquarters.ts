import { $api } from '@navette/shared/api';
import { useMemo } from 'react';
import type { Place } from './places.ts';

const QUIET = { meta: { failure: 'banner' }, staleTime: Number.POSITIVE_INFINITY } as const;

/** Where an address lies, as the server's suggestions have it; undefined while it is unknown. */
function useSpot(address: string) {
  const found = $api.useQuery(
    'post',
    '/service/address/suggest',
    { body: { q: address || '-', limit: 1 } },
    { ...QUIET, enabled: address !== '' },
  );
  const [best] = found.data ?? [];
  const { latitude, longitude } = best ?? { latitude: null, longitude: null };
  return useMemo(
    () => (latitude === null || longitude === null ? undefined : { latitude, longitude }),
    [latitude, longitude],
  );
}

const lineOf = (address: string | null, zip: string | null, city: string | null): string =>
  [address, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** The two sites of the organisation, as its profile names them and as far as their addresses are known (S2 §2, Live driver map). */
export function useHeadquarters(): readonly Place[] {
  const { data } = $api.useQuery('get', '/service/settings/company', {}, QUIET);
  const main = data ? lineOf(data.companyAddress, data.companyZip, data.companyCity) : '';
  const second = data?.companySite ?? '';
  const [mainSpot, secondSpot] = [useSpot(main), useSpot(second)];
  const name = data?.companyName ?? '';
  return useMemo(
    () =>
      [
        { address: main, position: mainSpot },
        { address: second, position: secondSpot },
      ].flatMap(({ address, position }, index): Place[] =>
        position
          ? [
              {
                kind: 'headquarters',
                id: index + 1,
                name,
                address,
                position,
                visited: false,
                marked: false,
                subscribed: false,
              },
            ]
          : [],
      ),
    [name, main, second, mainSpot, secondSpot],
  );
}
