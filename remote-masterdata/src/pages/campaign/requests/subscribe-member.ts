import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';

/**
 * Subscribes an address to the mailing list configured in the settings.
 * @returns its state after the call; a response without id is a refusal
 * @throws {ApiProblem} when the mailing service is down, or refuses the address
 */
export async function subscribeMember(
  body: components['schemas']['SubscribeForm'],
): Promise<components['schemas']['SubscribeAnswer']> {
  return dataOf(api.POST('/service/campaign/subscribe', { body }));
}
