import { ApiProblem } from '@navette/shared/api';

/** Refusal of an address, for the field of the form of a new member. */
export const refusedAddress = (messageKey: string): ApiProblem =>
  new ApiProblem({
    status: 422,
    code: 'validation',
    messageKey: 'problem.validation',
    fields: [{ field: 'email_address', messageKey }],
    incidentId: '',
  });
