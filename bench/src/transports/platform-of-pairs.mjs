import { createServer } from 'node:http';

/**
 * A platform that holds pairs of transports, there and back, over the days of planning.
 * @param {number} count
 * @returns {Promise<{ url: string, ids: readonly string[], close: () => Promise<void> }>}
 */
export async function startPlatform(count) {
  const transports = new Map(
    Array.from({ length: count }, (_, index) => pair(index)).map((parts) => [parts[0].transportId, parts]),
  );
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://platform');
    const [, id] = /^\/v1\/transports\/([^/]+)/u.exec(url.pathname) ?? [];
    const one = transports.get(decodeURIComponent(id ?? ''));
    const found =
      id === undefined ? (url.searchParams.get('view') === 'inbox' ? [] : [...transports.values()]) : one ? [one] : [];
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: { transports: found, pages: 1 } }));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    ids: [...transports.keys()],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const HOME = {
  street: 'Rue Haute',
  number: '12',
  zipCode: '1000',
  locality: 'Bruxelles',
  coordinates: [4.347, 50.837],
};
const CARE = {
  name: 'Clinique Saint-Jean',
  street: 'Boulevard du Jardin botanique',
  number: '32',
  zipCode: '1000',
  locality: 'Bruxelles',
  coordinates: [4.36, 50.855],
};

/** @param {number} index */
function pair(index) {
  const day = new Date(Date.now() + (index % 20) * 86_400_000).toISOString().slice(0, 10);
  const minute = String(Math.floor(index / 20) % 60).padStart(2, '0');
  const hour = Math.floor(index / 1200);
  const part = (/** @type {boolean} */ isReturn) => ({
    transportId: `PAIR-${String(index).padStart(5, '0')}`,
    status: 'accepted',
    type: isReturn ? 'back' : 'to',
    returnPart: isReturn ? 2 : 1,
    tags: ['invoiceable'],
    certificateNeeded: true,
    request: {
      dateTime: `${day}T${String((isReturn ? 12 : 6) + hour).padStart(2, '0')}:${minute}:00Z`,
      reason: isReturn ? 'returnAmbulatoryCare' : 'dialysis',
      distance: 12_300,
      info: null,
      passenger: {
        firstName: `Prénom ${index % 97}`,
        lastName: `Nom ${index % 389}`,
        dateOfBirth: `19${String(30 + (index % 60))}-0${1 + (index % 9)}-1${index % 10}`,
        mutuality: 'Solidaris Brabant',
      },
      pickup: isReturn ? CARE : HOME,
      dropOff: isReturn ? HOME : CARE,
    },
    assignment: { price: { total: 21.34, distribution: { nonReimbursed: { perPart: 4 } } } },
    matchingState: null,
  });
  return /** @type {const} */ ([part(false), part(true)]);
}
