/**
 * Signs in as one of the demo's staff, the dispatcher by default.
 * @param {string} origin
 * @param {string} [account] What stands before the @ of the address.
 * @returns {Promise<{ token: string, user: { id: number }, expiresAt: string }>}
 */
export async function signIn(origin, account = 'dispatch') {
  const answer = await fetch(`${origin}/auth/adminlogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${account}@navette.example`, password: 'navette-demo' }),
  });
  const session = await answer.json();
  if (!session.token) throw new Error(`sign-in answered ${answer.status} ${JSON.stringify(session)}`);
  return session;
}
