import { api } from '@navette/shared/api';

/**
 * Ends the subscription of a member.
 * @throws {ApiProblem} when the mailing service is down
 */
export async function unsubscribeMember(id: string): Promise<void> {
  await api.POST('/service/campaign/unsubscribe', { body: { id } });
}
