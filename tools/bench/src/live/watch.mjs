/**
 * Measures the position updates that browsers receive from now on: delay, bytes, and the bytes of full instead of delta updates.
 * @param {readonly import('socket.io-client').Socket[]} browsers
 */
export function watch(browsers) {
  /** @type {number[]} */
  let delays = [];
  let [bytes, whole] = [0, 0];
  for (const socket of browsers) {
    /** Time and size of the last position of each driver. @type {Map<string, { time: number, size: number }>} */
    const shown = new Map();
    const show = (/** @type {string} */ key, /** @type {{ time: number, size: number }} */ position) => {
      shown.set(key, position);
      delays.push(Date.now() - position.time);
      whole += position.size;
    };
    socket.on('live_change', (/** @type {{ records: { key: string, data: { time: string } }[] }} */ { records }) => {
      for (const record of records)
        show(record.key, { time: Date.parse(record.data.time), size: Buffer.byteLength(JSON.stringify(record)) });
    });
    socket.on('driver_moves', (/** @type {{ moves: { key: string, since: number, after: number }[] }} */ { moves }) => {
      const unfit = [];
      for (const { key, since, after } of moves) {
        const before = shown.get(key);
        if (before?.time === since) show(key, { ...before, time: since + after });
        else if (!before || before.time < since + after) unfit.push(key);
      }
      if (unfit.length > 0) socket.emit('resend', { keys: unfit });
    });
    socket.io.engine.on('packet', ({ data }) => {
      bytes += typeof data === 'string' ? Buffer.byteLength(data) : 0;
    });
    socket.emit('watch', { collections: ['locations'] });
  }
  return {
    /** Updates received since the last call. */
    take() {
      const taken = { delays, bytes, whole };
      [delays, bytes, whole] = [[], 0, 0];
      return taken;
    },
  };
}
