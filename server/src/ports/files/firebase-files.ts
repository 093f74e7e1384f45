import { ServiceError } from '../../kernel/service-error.ts';
import { askOutside } from '../../kernel/work.ts';
import { type FilePort, fileTypeOfKey, hashOf, storedFileOf } from './file-port.ts';
import { isUncheckedObject } from '../http/unchecked.ts';
import type * as StorageSdk from 'firebase/storage';
import { customToken, type FirebaseSettings } from '../firebase.ts';

/** Options of storing files in Firebase. */
export interface FirebaseFilesOptions {
  readonly settings: BucketOptions['settings'];
  readonly now: () => Date;
  /** Milliseconds for a whole call; 20 seconds by default. */
  readonly timeout?: number;
}

const TIMEOUT = 20_000;

/** Above the size of any stored file. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Files in Firebase Storage, under `files/` by their key. Rejects with a {@link ServiceError} when it fails or takes too long. */
export function createFirebaseFiles({ settings, now, timeout = TIMEOUT }: FirebaseFilesOptions): FilePort {
  let opened: Promise<Bucket> | undefined;

  function open(): Promise<Bucket> {
    const own = (opened ??= openBucket({ settings, now, patience: timeout }));
    // The next call tries again.
    own.catch(() => invalidate(own));
    return own;
  }
  function invalidate(own: Promise<Bucket> | undefined): void {
    if (opened === own) opened = undefined;
  }
  const within = <T>(work: (bucket: Bucket) => Promise<T>): Promise<T> => askOutside(SERVICE, () => inTime(work));
  async function inTime<T>(work: (bucket: Bucket) => Promise<T>): Promise<T> {
    const end = AbortSignal.timeout(timeout);
    const late = new Promise<never>((_, reject) =>
      end.addEventListener(
        'abort',
        () => reject(new ServiceError(SERVICE, 'unavailable', `does not answer within ${timeout} ms`)),
        { once: true },
      ),
    );
    const own = open();
    try {
      return await Promise.race([own.then(work), late]);
    } catch (error) {
      const failure = storageFailure(error);
      if (failure.fault !== 'unexpected') closeLater(own, invalidate);
      throw failure;
    }
  }

  return {
    keep: async (content) => {
      const file = storedFileOf(content);
      await within(async ({ sdk, storage }) => {
        const place = sdk.ref(storage, `files/${file.key}`);
        const there = await sdk.getMetadata(place).catch(goneIsNothing);
        // Equal content has the same name: a second writer writes the same bytes again.
        if (there?.size !== content.length)
          await sdk.uploadBytesResumable(place, content, {
            contentType: file.contentType,
            cacheControl: 'private, max-age=31536000, immutable',
          });
      });
      return file;
    },
    remove: async (key) => {
      if (fileTypeOfKey(key))
        await within(({ sdk, storage }) => sdk.deleteObject(sdk.ref(storage, `files/${key}`)).catch(goneIsNothing));
    },
    read: async (key) => {
      if (!fileTypeOfKey(key)) return undefined;
      const content = await within(({ sdk, storage }) =>
        sdk.getBytes(sdk.ref(storage, `files/${key}`), MOST_BYTES).catch(goneIsNothing),
      );
      if (content === undefined) return undefined;
      const bytes = Buffer.from(content);
      if (!key.startsWith(hashOf(bytes)))
        throw new ServiceError(SERVICE, 'unexpected', 'answers another file than was kept');
      return bytes;
    },
  };
}

/** Closes an expired sign-in or a failed store. */
function closeLater(own: Promise<Bucket>, invalidate: (own: Promise<Bucket>) => void): void {
  invalidate(own);
  own.then(({ close }) => close()).catch(() => undefined); // It never opened.
}

function goneIsNothing(error: unknown): undefined {
  if (!isGone(error)) throw error;
}

/** Name in failures. */
const SERVICE = 'Firebase Storage';

const codeOf = (error: unknown): string =>
  isUncheckedObject(error) && typeof error.code === 'string' ? error.code : '';

/** Whether the error means that the file does not exist. */
const isGone = (error: unknown): boolean => codeOf(error) === 'storage/object-not-found';

/** Maps an error of the SDK to a ServiceError, as for any other external service. */
function storageFailure(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  const code = codeOf(error);
  if (/network|retry-limit|quota|canceled|too-many|internal-error|timeout/u.test(code))
    return new ServiceError(SERVICE, 'unavailable', `does not answer (${code})`);
  if (/unauthor|unauthenticated|bucket|^auth\//u.test(code))
    return new ServiceError(SERVICE, 'settings', `refuses us (${code})`);
  return new ServiceError(SERVICE, 'unexpected', `fails (${code || 'for a reason of its own'})`);
}

/** The bucket of a project, with its part of the SDK. */
interface Bucket {
  readonly sdk: typeof StorageSdk;
  readonly storage: StorageSdk.FirebaseStorage;
  readonly close: () => Promise<void>;
}

interface BucketOptions {
  readonly settings: FirebaseSettings & { readonly storageBucket: string };
  readonly now: () => Date;
  /** Milliseconds for the SDK's retries. */
  readonly patience: number;
}

let count = 0;

/** Signs this server in; the rules of the bucket check the claim `server`. The SDK is loaded lazily. */
async function openBucket({ settings, now, patience }: BucketOptions): Promise<Bucket> {
  const { apiKey, projectId, storageBucket, authURL, storageURL } = settings;
  const [
    { deleteApp, initializeApp },
    { connectAuthEmulator, initializeAuth, inMemoryPersistence, signInWithCustomToken },
    sdk,
  ] = await Promise.all([import('firebase/app'), import('firebase/auth'), import('firebase/storage')]);
  const app = initializeApp({ apiKey, projectId, storageBucket }, `files-${(count += 1)}`);
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    if (authURL) connectAuthEmulator(auth, authURL, { disableWarnings: true });
    await signInWithCustomToken(
      auth,
      await customToken(settings, { uid: 'navette-server', claims: { server: true } }, now()),
    );
    const storage = sdk.getStorage(app);
    const own = storageURL ? new URL(storageURL) : undefined;
    if (own) sdk.connectStorageEmulator(storage, own.hostname, Number(own.port));
    storage.maxOperationRetryTime = patience;
    storage.maxUploadRetryTime = patience;
    return { sdk, storage, close: () => deleteApp(app) };
  } catch (error) {
    await deleteApp(app);
    throw error;
  }
}
