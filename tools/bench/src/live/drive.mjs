import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { io } from 'socket.io-client';

/** Sockets opened at once: below the server's limit of anonymous connections per address. */
const TOGETHER = 40;

/**
 * Opens sockets, some at a time.
 * @param {readonly { url: string, token: string, says?: object }[]} wanted `says`: further fields of the handshake besides the token.
 * @returns {Promise<import('socket.io-client').Socket[]>}
 */
export async function connectAll(wanted) {
  /** @type {import('socket.io-client').Socket[]} */
  const sockets = [];
  for (let start = 0; start < wanted.length; start += TOGETHER)
    sockets.push(...(await Promise.all(wanted.slice(start, start + TOGETHER).map(connect))));
  return sockets;
}

/** @param {{ url: string, token: string, says?: object }} options @returns {Promise<import('socket.io-client').Socket>} */
const connect = ({ url, token, says }) =>
  new Promise((resolve, reject) => {
    const socket = io(url, {
      transports: ['websocket'],
      auth: { ...says, token },
      forceNew: true,
      reconnection: false,
    });
    socket.on('connect', () => resolve(socket));
    socket.on('connect_error', reject);
  });

/**
 * Lets drivers report a position at an interval, evenly spread over it, until the signal.
 * @param {readonly import('socket.io-client').Socket[]} drivers
 * @param {{ every: number, signal: AbortSignal, onSent: (index: number, moment: number) => void }} options `every` in milliseconds
 * @returns {Promise<{ sent: number, refused: number }>}
 */
export async function drive(drivers, { every, signal, onSent }) {
  // All of them wait for it.
  setMaxListeners(0, signal);
  let [sent, refused] = [0, 0];
  const driven = drivers.map(async (socket, index) => {
    await pause((index / drivers.length) * every);
    for (let round = 0; !signal.aborted; round += 1) {
      const began = performance.now();
      sent += 1;
      onSent(index, Date.now());
      const answer = await socket.timeout(30_000).emitWithAck('position', positionOf(index, round));
      if (!answer.ok) refused += 1;
      await pause(Math.max(0, every - (performance.now() - began)), undefined, { signal }).catch(() => undefined);
    }
  });
  await Promise.all(driven);
  return { sent, refused };
}

/** @param {number} index @param {number} round */
const positionOf = (index, round) => ({
  latitude: 50.7 + (index % 40) / 100 + round / 10_000,
  longitude: 4.2 + Math.floor(index / 40) / 100,
  time: new Date().toISOString(),
  position: {
    coords: { speed: 8.5 + (round % 10) / 10, accuracy: 12, heading: (index + round * 7) % 360 },
    activity: { type: 'in_vehicle' },
    battery: { level: 0.8, is_charging: false },
  },
});
