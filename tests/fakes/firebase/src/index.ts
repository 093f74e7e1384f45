/** A fake Firebase project for tests: Realtime Database, sign-in and Storage by their wire protocols. */
export type { Tree } from './data/tree.ts';
export type { Auth, Rules } from './rules/database-rules.ts';
export { productionRules, productionStorageRule } from './production-rules.ts';
export { startFirebaseFake } from './start-firebase-fake.ts';
export type { FirebaseFake } from './start-firebase-fake.ts';
export { startFirebaseProject } from './start-firebase-project.ts';
export type { FirebaseProject } from './start-firebase-project.ts';
export { startGate } from './start-gate.ts';
export type { Gate } from './start-gate.ts';
export { customToken } from './tokens.ts';
