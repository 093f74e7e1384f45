import { deleteApp, initializeApp } from 'firebase/app';
import { type Database, forceWebSockets, getDatabase, goOffline } from 'firebase/database';
import type { components } from '@navette/openapi/types';
import { firebaseProblem } from '../firebase-problem.ts';
import { type DatabaseConnection, observeConnection } from './database-connection.ts';
import { createPhotos, type Photos } from './photos.ts';
import { signIn, type SignInOptions } from './sign-in.ts';

type FirebaseConfig = components['schemas']['FirebaseConfig'];

/** Connection to a project, with the user signed in. */
export interface FirebaseConnection {
  readonly database: Database;
  readonly connection: DatabaseConnection;
  readonly photos: Photos;
  readonly close: () => void;
}

let count = 0;

/**
 * Connects to a project and signs the user in.
 * @throws {ApiProblem} `forbidden` when the token is refused, `network` when sign-in can't be reached
 */
export async function connectFirebase(
  config: FirebaseConfig,
  options: SignInOptions & { readonly gracePeriod?: number | undefined },
): Promise<FirebaseConnection> {
  const { apiKey, projectId, databaseURL, storageBucket } = config;
  // Long polling injects scripts, which the content security policy refuses. Must be called once, before any other call.
  if (count === 0) forceWebSockets();
  const app = initializeApp(
    { apiKey, projectId, databaseURL, ...(storageBucket !== null && { storageBucket }) },
    `navette-${(count += 1)}`,
  );
  try {
    const leave = await signIn(app, config, options);
    const database = getDatabase(app);
    const connection = observeConnection(database, options.gracePeriod);
    let closed = false;
    return {
      database,
      connection,
      photos: createPhotos(app, config),
      close: () => {
        if (closed) return;
        closed = true;
        connection.close();
        goOffline(database);
        leave();
        void deleteApp(app);
      },
    };
  } catch (error) {
    void deleteApp(app);
    throw firebaseProblem(error);
  }
}
