import { randomUUID } from 'node:crypto';
import { Refusal } from '../../../refusal.ts';
import { StoreFault } from '../../../store-fault.ts';
import type { S3Objects, S3Settings } from '@navette/s3';

/**
 * Checks that the service refuses a write whose condition does not hold. Some ignore If-None-Match and If-Match, and two commands at once would
 * overwrite each other's change there.
 * @throws {Refusal} when it does not
 */
export async function assertConditionalWrites({ location }: S3Settings, objects: S3Objects): Promise<void> {
  const key = `.probe-${randomUUID()}`;
  try {
    const tag = await objects.put(key, 'first', { condition: 'absent' });
    const second = await objects.put(key, 'second', { condition: 'absent' });
    const other = await objects.put(key, 'third', { condition: { tag: '"0123456789abcdef0123456789abcdef"' } });
    const right = tag === undefined ? undefined : await objects.put(key, 'fourth', { condition: { tag } });
    if (second !== undefined || other !== undefined || right === undefined)
      throw new Refusal(
        `${location} does not write conditionally (If-None-Match, If-Match), so that two commands at once would undo each other. Use a service that does, or a folder (REGISTRY_DIR).`,
      );
  } catch (error) {
    if (error instanceof StoreFault && error.message.includes('HTTP 501'))
      throw new Refusal(
        `${location} does not know conditional writes (HTTP 501). Use a service that does, or a folder (REGISTRY_DIR).`,
        { cause: error },
      );
    throw error;
  } finally {
    await objects.remove(key).catch(() => undefined);
  }
}
