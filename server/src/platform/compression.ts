import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Brotli's default of 11 takes half a second for a day of bookings; 4 takes milliseconds and is nearly as small. */
export const brotliQuality = 4;
/** Below this, compressing costs more than it saves. */
export const compressionThreshold = 4096;

export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    global: true,
    threshold: compressionThreshold,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
    zlibOptions: { level: 5 },
  });
}
