import { rspack } from '@rspack/core';

/**
 * @param {import('@rspack/core').Configuration} configuration
 * @returns {Promise<void>}
 */
export function bundle(configuration) {
  return new Promise((resolve, reject) => {
    rspack(configuration, (error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString({ preset: 'errors-only' })));
      else resolve();
    });
  });
}
