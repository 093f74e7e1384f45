import type { S3Objects } from '@navette/s3';
import { StoreFault } from '../../../store-fault.ts';
import { keys } from '../../keys.ts';
import type { RawFiles } from '../store.ts';
import { contentType } from './content-type.ts';

/** A registry in a bucket, object by object. */
export const rawObjects = (objects: S3Objects): RawFiles => ({
  kind: 'bucket',
  keys: async () =>
    (await objects.list('')).map(({ key }) => key).filter((key) => key !== keys.lock && !key.startsWith('.probe-')),
  read: async (key) => {
    const found = await objects.get(key);
    if (!found) throw new StoreFault(`${key} is gone from the bucket`);
    return found.body;
  },
  write: async (key, content) => void (await objects.put(key, content, { type: contentType(key) })),
});
