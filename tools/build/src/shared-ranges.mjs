/**
 * Owner → the versions that a remote asks the host for, from the lowest that the kit's remotes are written for to the next major. The host may move within
 * them in any order with the remotes, forth and back. What a remote needs of
 * `@navette/shared` itself is said by the range of the host contract in its declaration; its version says no more than that nothing was taken away.
 */
export const sharedRanges = Object.freeze({
  react: '^19.2.0',
  'react-dom': '^19.2.0',
  jotai: '^3.0.0',
  '@tanstack/react-query': '^5.105.0',
  'react-hook-form': '^7.90.0',
  zod: '^4.5.0',
  '@navette/shared': '>=0.1.0 <1.0.0',
});

/**
 * Owners of which a remote may bring a copy of its own, in a version that the host does not have yet: nothing that they make is recognised by identity
 * on the other side, and they keep no state that host and remote must agree on.
 */
export const mayBePrivate = Object.freeze(['zod']);
