import type { RawData, WebSocket } from 'ws';

/** Data message: an action with a body; a request if it has a number. */
export interface WireMessage {
  readonly r?: number;
  readonly a?: string;
  readonly b: Readonly<Record<string, unknown>>;
}

/** Maximum characters of a frame. */
const FRAME = 16_384;

/** Sends a message; a long one is split, preceded by its number of frames. */
export function send(socket: WebSocket, layer: 'c' | 'd', body: unknown): void {
  const text = JSON.stringify({ t: layer, d: body });
  const frames = text.match(new RegExp(`[^]{1,${FRAME}}`, 'g')) ?? [];
  if (frames.length > 1) socket.send(String(frames.length));
  for (const frame of frames) socket.send(frame);
}

/** Joins the frames of a message. `0` is a keep-alive. */
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
