/**
 * Signs in to the demo.
 * @param {string} origin
 * @param {string} [email] The dispatcher's when left out.
 * @returns {Promise<{ token: string, user: { id: number }, expiresAt: string }>}
 */
export async function signIn(origin, email = 'dispatch@navette.example') {
  const answer = await fetch(`${origin}/auth/adminlogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'navette-demo' }),
  });
  const session = await answer.json();
  if (!session.token) throw new Error(`sign-in answered ${answer.status} ${JSON.stringify(session)}`);
  return session;
}
