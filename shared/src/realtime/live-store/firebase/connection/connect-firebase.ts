import { deleteApp, initializeApp } from 'firebase/app';
import { type Database, forceWebSockets, getDatabase, goOffline } from 'firebase/database';
import type { components } from '@navette/openapi/types';
import { firebaseProblem } from '../firebase-problem.ts';
import { type Line, watchLine } from './line.ts';
import { createPhotos, type Photos } from './photos.ts';
import { signIn, type SignInOptions } from './sign-in.ts';

type FirebaseConfig = components['schemas']['FirebaseConfig'];

/** A project that a user is signed in to. */
export interface FirebaseConnection {
  readonly database: Database;
  readonly line: Line;
  readonly photos: Photos;
  readonly close: () => void;
}

let count = 0;

/**
 * Reaches a project and signs the user in.
 * @throws {ApiProblem} `forbidden` when the token is refused, `network` when sign-in can't be reached
 */
export async function connectFirebase(
  config: FirebaseConfig,
  options: SignInOptions & { readonly hiccup?: number | undefined },
): Promise<FirebaseConnection> {
  const { apiKey, projectId, databaseURL, storageBucket } = config;
  // Its other transport puts scripts into the page, which the page's policy refuses. To be said once, before anything else.
  if (count === 0) forceWebSockets();
  const app = initializeApp(
    { apiKey, projectId, databaseURL, ...(storageBucket !== null && { storageBucket }) },
    `navette-${(count += 1)}`,
  );
  try {
    const leave = await signIn(app, config, options);
    const database = getDatabase(app);
    const line = watchLine(database, options.hiccup);
    let closed = false;
    return {
      database,
      line,
      photos: createPhotos(app, config),
      close: () => {
        if (closed) return;
        closed = true;
        line.close();
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
