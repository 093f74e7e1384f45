/** The compatibility matrix: remotes in hosts, tried in a browser. For `scripts/matrix.mjs`, which builds and starts what is tried. */
export { fingerprint, hashedFiles } from '../registry/files.ts';
export { hostBuild } from './host-build.ts';
export { saveRows, readMatrix } from './matrix-file.ts';
export type { MatrixRow } from './matrix-file.ts';
export { openRegistry } from '../registry/store/store-of.ts';
export { placeBuild } from './place-build.ts';
export type { PlacedRemote } from './place-build.ts';
export { rowsOf, tryRemotes } from './try-remotes.ts';
export type { Trial } from './try-remotes.ts';
