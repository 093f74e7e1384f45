import type { RawData, WebSocket } from 'ws';

/** What travels about data: an action with a body, a request when it has a number. */
export interface WireMessage {
  readonly r?: number;
  readonly a?: string;
  readonly b: Readonly<Record<string, unknown>>;
}

/** Characters a frame holds. */
const FRAME = 16_384;

/** Sends a message; a long one is cut, and its number of frames goes before. */
export function send(socket: WebSocket, layer: 'c' | 'd', body: unknown): void {
  const text = JSON.stringify({ t: layer, d: body });
  const frames = text.match(new RegExp(`[^]{1,${FRAME}}`, 'g')) ?? [];
  if (frames.length > 1) socket.send(String(frames.length));
  for (const frame of frames) socket.send(frame);
}

/** Puts the frames of messages together again. `0` keeps the connection open and says nothing. */
export function createReader(onMessage: (message: WireMessage) => void): (raw: RawData) => void {
  let awaited = 0;
  let text = '';
  return (raw) => {
    const frame = Buffer.isBuffer(raw) ? raw.toString() : '';
    if (awaited === 0 && /^\d{1,6}$/.test(frame)) {
      awaited = Number(frame);
      return;
    }
    text += frame;
    awaited = Math.max(0, awaited - 1);
    if (awaited > 0) return;
    const { t, d } = JSON.parse(text);
    text = '';
    if (t === 'd') onMessage(d);
  };
}
