import { afterAll, describe, expect, it } from 'vitest';
import { operations, type OperationId } from '@navette/openapi/operations';
import { pagesOfRole, STAFF_ROLES } from '@navette/shared/domain';
import { OPERATION_IDS, PUBLIC_OPERATION_IDS, createTestApp } from '../testing/test-app.ts';
const server = await createTestApp();
afterAll(() => server.close());

/** Breaks every schema, so that an authorised call goes no further than validation. */
const nonsense = { nonsense: true };
const entered = (status: number) => status !== 401 && status !== 403;

/** Permission of a role according to the contract and the table of roles, computed without the code under test. */
function allowed(id: OperationId, role: string): boolean {
  const permission: readonly string[] = operations[id].permission;
  return permission.some(
    (name) => name === 'public' || name === 'signed-in' || pagesOfRole(role).some((page) => page === name),
  );
}

describe('every operation', () => {
  it.each(STAFF_ROLES)('permits %s exactly the operations of the pages of the role', async (role) => {
    const wrong: string[] = [];
    const token = await server.signedIn(role);
    for (const id of OPERATION_IDS) {
      // Operations of sessions end the one they are called with.
      const own = ['session', 'renew'].includes(operations[id].effect) ? await server.signedIn(role) : token;
      const { status, problem } = await server.callWith(own, id, nonsense);
      // Log lines are never deleted, whoever asks.
      if (problem.code === 'logs.readOnly' && allowed(id, role)) continue;
      // The handler asks for the page `security` besides.
      if (id === 'getAccessPolicy' && problem.code === 'forbidden') continue;
      if (entered(status) !== allowed(id, role) || (!entered(status) && problem.code !== 'forbidden'))
        wrong.push(`${id}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['nobody', undefined],
    ['a made-up token', 'eyJhbGciOiJub25lIn0.e30.'],
  ])('asks %s to sign in, but for the public ones', async (_, token) => {
    const open: string[] = [];
    for (const id of OPERATION_IDS) {
      const { status, problem } = await server.callWith(token, id, nonsense);
      if (status !== 401 || problem.messageKey !== 'problem.unauthorized') open.push(id);
    }
    expect(open).toEqual(PUBLIC_OPERATION_IDS);
  });

  it.each(['client', 'driver'] as const)('refuses a %s even with a token', async (role) => {
    const token = await server.signedIn(role);
    expect((await server.call(token, 'getSession')).status).toBe(401);
  });

  it('refuses a property that requires another permission', async () => {
    const account = await server.signedIn('account');
    const { status } = await server.call(account, 'updateClientInvoice', { status: 1 });
    expect(status).toBe(403);
    const recall = await server.call(account, 'updateClientInvoice', { recall: 1 });
    expect(entered(recall.status)).toBe(true);
  });
});
