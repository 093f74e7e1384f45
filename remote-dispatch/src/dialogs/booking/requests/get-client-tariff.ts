import type { Motive } from '@navette/shared/domain';
import { mcodeForfait } from '@navette/shared/domain';
import { $api } from '@navette/shared/api';

/** The forfait of a client's M-code. */
export interface ClientTariff {
  readonly mcode: string;
  /** In euros. */
  readonly forfait: number;
}

/** What the M-code of a client proposes as fixed price for a motive; `undefined` without one, or until it is known (DECISIONS 53). */
export function useClientTariff(clientId: number | null, motive: Motive): ClientTariff | undefined {
  const inPlace = { staleTime: 60_000, meta: { failure: 'inPlace' } } as const;
  const client = $api.useQuery(
    'get',
    '/api/client/{id}',
    { params: { path: { id: clientId ?? 0 } } },
    { ...inPlace, enabled: clientId !== null },
  );
  const mcode = client.data?.[0]?.mcode;
  const { data: codes = [] } = $api.useQuery('get', '/api/mcode', {}, { ...inPlace, enabled: Boolean(mcode) });
  const tariff = codes.find((code) => code.mcode === mcode);
  const forfait = tariff ? mcodeForfait(tariff, motive) : null;
  return mcode && forfait !== null ? { mcode, forfait } : undefined;
}
