import { ApiProblem } from '@navette/shared/api';

/** What the form of a new member is told when its address can't be subscribed: shown at the address. */
export const refusedAddress = (messageKey: string): ApiProblem =>
  new ApiProblem({
    status: 422,
    code: 'validation',
    messageKey: 'problem.validation',
    fields: [{ field: 'email_address', messageKey }],
    incidentId: '',
  });
