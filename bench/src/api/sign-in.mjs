/**
 * Signs in as the demo's dispatcher.
 * @param {string} origin
 * @returns {Promise<{ token: string, user: { id: number }, expiresAt: string }>}
 */
export async function signIn(origin) {
  const answer = await fetch(`${origin}/auth/adminlogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'dispatch@navette.example', password: 'navette-demo' }),
  });
  const session = await answer.json();
  if (!session.token) throw new Error(`sign-in answered ${answer.status} ${JSON.stringify(session)}`);
  return session;
}
