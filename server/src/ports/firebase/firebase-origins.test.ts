import { expect, it } from 'vitest';
import { firebaseOrigins } from './firebase-origins.ts';

const project = {
  databaseURL: 'https://navette-default-rtdb.europe-west1.firebasedatabase.app',
  storageBucket: null,
  authURL: null,
  storageURL: null,
};

it('allows the database, its regional neighbours and sign-in', () => {
  expect(firebaseOrigins(project)).toEqual({
    connect: [
      'wss://*.europe-west1.firebasedatabase.app',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ],
    images: [],
  });
  expect(firebaseOrigins({ ...project, databaseURL: 'https://navette.firebaseio.com' }).connect[0]).toBe(
    'wss://*.firebaseio.com',
  );
});

it('allows Storage too when photos are stored there', () => {
  const { connect, images } = firebaseOrigins({ ...project, storageBucket: 'navette' });
  expect([connect.at(-1), images]).toEqual([
    'https://firebasestorage.googleapis.com',
    ['https://firebasestorage.googleapis.com'],
  ]);
});

it('allows the configured origins alone when they are set', () => {
  const own = {
    databaseURL: 'http://127.0.0.1:9000/?ns=navette',
    storageBucket: 'navette',
    authURL: 'http://127.0.0.1:9099/path',
    storageURL: 'http://127.0.0.1:9199',
  };
  expect(firebaseOrigins(own)).toEqual({
    connect: ['ws://127.0.0.1:9000', 'http://127.0.0.1:9099', 'http://127.0.0.1:9199'],
    images: ['http://127.0.0.1:9199'],
  });
});
