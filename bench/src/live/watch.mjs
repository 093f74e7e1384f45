/**
 * What browsers receive from now on: how long positions took, and how much came.
 * @param {readonly import('socket.io-client').Socket[]} browsers
 */
export function watch(browsers) {
  /** @type {number[]} */
  let delays = [];
  let [bytes, messages] = [0, 0];
  for (const socket of browsers) {
    socket.on('live_change', (/** @type {{ records: { data: { time: string } }[] }} */ { records }) => {
      const now = Date.now();
      for (const { data } of records) delays.push(now - Date.parse(data.time));
    });
    socket.io.engine.on('packet', ({ data }) => {
      messages += 1;
      bytes += typeof data === 'string' ? Buffer.byteLength(data) : 0;
    });
  }
  return {
    /** What came since the last call. */
    take() {
      const taken = { delays, bytes, messages };
      [delays, bytes, messages] = [[], 0, 0];
      return taken;
    },
  };
}
