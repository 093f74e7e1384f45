import { Agent, request } from 'node:http';

/**
 * @typedef {object} Answer
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {Buffer} body As it came, not decompressed.
 */

/**
 * Calls over connections that stay open. Another status than the expected one is an error.
 * @param {string} origin
 * @param {number} connections
 * @param {Record<string, string>} [own] Headers of every call.
 */
export function createClient(origin, connections, own = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  /**
   * @param {'GET' | 'POST' | 'PUT'} method
   * @param {string} path
   * @param {unknown} [body] Sent as JSON.
   * @param {Record<string, string>} [more] Headers.
   * @param {number} [expected] Status.
   * @returns {Promise<Answer>}
   */
  return (method, path, body, more = {}, expected = 200) =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
      const typed = payload && { 'content-type': 'application/json', 'content-length': payload.length };
      const call = request(`${origin}${path}`, { agent, method, headers: { ...typed, ...own, ...more } });
      call.on('error', reject);
      call.on('response', (response) => {
        /** @type {Buffer[]} */
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const [{ statusCode, headers }, answer] = [response, Buffer.concat(chunks)];
          if (statusCode === expected) resolve({ headers, body: answer });
          else reject(new Error(`${path} answered ${statusCode}: ${answer.toString().slice(0, 200)}`));
        });
      });
      call.end(payload);
    });
}

/**
 * As {@link createClient}, for somebody who is signed in.
 * @param {string} origin
 * @param {{ email?: string, connections?: number, headers?: Record<string, string> }} [options]
 */
export async function signedInClient(origin, { email, connections = 1, headers = {} } = {}) {
  const { token } = await signIn(origin, email);
  return createClient(origin, connections, { authorization: `Bearer ${token}`, ...headers });
}

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
