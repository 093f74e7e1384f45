/** The refusal to delete a record that others refer to, with their count. */
export const referenced = (count: number, code = 'referenced'): Response =>
  Response.json(
    { status: 409, code, messageKey: `problem.${code}`, params: { count }, fields: [], incidentId: 'TEST-0001' },
    { status: 409, headers: { 'Content-Type': 'application/problem+json' } },
  );
