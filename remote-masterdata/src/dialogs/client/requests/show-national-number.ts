import { api, dataOf } from '@navette/shared/api';

/** The national number of a client in full. The server logs that it was shown. */
export async function showNationalNumber(id: number): Promise<string | null> {
  const { ssn } = await dataOf(api.POST('/service/client/ssn', { body: { id } }));
  return ssn;
}
