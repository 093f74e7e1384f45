import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';

/**
 * Subscribes an address to the mailing list of the settings.
 * @returns how it stands now; an answer without number is a refusal
 * @throws {ApiProblem} when the mailing service is down, or does not take the address
 */
export async function subscribeMember(
  body: components['schemas']['SubscribeForm'],
): Promise<components['schemas']['SubscribeAnswer']> {
  return dataOf(api.POST('/service/campaign/subscribe', { body }));
}
