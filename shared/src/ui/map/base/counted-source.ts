import { FetchSource, type Source } from 'pmtiles';
import type { TileCount } from './tile-losses.ts';

/** Parts of a file over HTTP, each counted as loaded or failed; one that the map no longer needs is neither. */
export function countedSource(url: string, { loaded, failed }: TileCount): Source {
  const source = new FetchSource(url);
  return {
    getKey: () => source.getKey(),
    getBytes: async (offset, length, signal, etag) => {
      try {
        const part = await source.getBytes(offset, length, signal, etag);
        loaded();
        return part;
      } catch (error) {
        if (!signal?.aborted) failed();
        throw error;
      }
    },
  };
}
