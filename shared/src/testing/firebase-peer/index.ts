/** A local stand-in of Firebase for tests: Realtime Database, sign-in and Storage by their wire protocols. */
export type { Tree } from './data/tree.ts';
export type { Auth, Rules } from './rules/database-rules.ts';
export { productionRules, productionStorageRule } from './production-rules.ts';
export { startFirebasePeer } from './start-firebase-peer.ts';
export type { FirebasePeer } from './start-firebase-peer.ts';
export { startGate } from './start-gate.ts';
export type { Gate } from './start-gate.ts';
export { customToken } from './tokens.ts';
