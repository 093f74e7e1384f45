import { Agent, request } from 'node:http';

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {Buffer} body As it came, not decompressed.
 */

/**
 * Calls over connections that stay open.
 * @param {string} origin
 * @param {number} connections
 */
export function createClient(origin, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    /**
     * @param {'GET' | 'POST' | 'PUT'} method
     * @param {string} path
     * @param {unknown} [body] Sent as JSON.
     * @param {Record<string, string>} [headers]
     * @returns {Promise<Answer>}
     */
    call: (method, path, body, headers = {}) =>
      new Promise((resolve, reject) => {
        const payload = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
        const call = request(`${origin}${path}`, {
          agent,
          method,
          headers: {
            ...(payload && { 'content-type': 'application/json', 'content-length': payload.length }),
            ...headers,
          },
        });
        call.on('error', reject);
        call.on('response', (response) => {
          /** @type {Buffer[]} */
          const chunks = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
          );
        });
        call.end(payload);
      }),
    close: () => agent.destroy(),
  };
}

/** @typedef {ReturnType<typeof createClient>} Client */
