/**
 * Network profiles for page loads. On one machine there is no latency, so a chain of requests costs nothing; on an office line every request of the
 * chain does.
 */
export const lines = {
  machine: { name: 'same machine', conditions: undefined },
  office: {
    name: '20 Mbit/s, 30 ms',
    conditions: { offline: false, latency: 30, downloadThroughput: 2_500_000, uploadThroughput: 1_250_000 },
  },
};

/** @typedef {(typeof lines)[keyof typeof lines]} Line */
