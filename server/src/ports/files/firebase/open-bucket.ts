import type * as StorageSdk from 'firebase/storage';
import { customToken } from '../../firebase/custom-token.ts';
import type { FirebaseSettings } from '../../firebase/firebase-settings.ts';

/** The bucket of a project, and the part of the SDK that works with it. */
export interface Bucket {
  readonly sdk: typeof StorageSdk;
  readonly storage: StorageSdk.FirebaseStorage;
  readonly close: () => Promise<void>;
}

/** What opening needs. */
export interface BucketOptions {
  readonly settings: FirebaseSettings & { readonly storageBucket: string };
  readonly now: () => Date;
  /** Milliseconds the SDK tries again. */
  readonly patience: number;
}

let count = 0;

/** Signs this server in; the rules of the bucket know it by the claim `server`. The SDK is loaded when it is needed. */
export async function openBucket({ settings, now, patience }: BucketOptions): Promise<Bucket> {
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
