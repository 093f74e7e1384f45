/**
 * The data of a call that answers with some: `const [booking] = await dataOf(api.GET('/api/booking/{id}', …))`.
 * @throws {ApiProblem} as the call does; a `TypeError` when the answer has no body against the contract
 */
export async function dataOf<T>(call: Promise<{ data?: T }>): Promise<NonNullable<T>> {
  const { data } = await call;
  if (data === undefined || data === null) throw new TypeError('The answer has no body');
  return data;
}
