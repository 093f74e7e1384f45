import { S3Fault, type S3Objects, s3Objects, type S3Settings } from '@navette/s3';
import { StoreFault } from '../../../store-fault.ts';

/** Objects of the bucket of a registry. What the bucket does not do is a {@link StoreFault}, as with every other place. */
export function bucketObjects(settings: S3Settings): S3Objects {
  const { get, size, put, remove, list, parts } = s3Objects(settings);
  return {
    get: (...args) => get(...args).catch(asStoreFault),
    size: (...args) => size(...args).catch(asStoreFault),
    put: (...args) => put(...args).catch(asStoreFault),
    remove: (...args) => remove(...args).catch(asStoreFault),
    list: (...args) => list(...args).catch(asStoreFault),
    parts: (...args) => parts(...args).catch(asStoreFault),
  };
}

function asStoreFault(error: unknown): never {
  throw error instanceof S3Fault ? new StoreFault(error.message, { cause: error }) : error;
}
