/**
 * The one list of modules that exist once in the page. The host provides them (`host/src/federation/share-scope.ts`), remotes only consume them.
 * A module with state of its own (a React context, an atom, a cache, a registry) that is missing here splits in two without any error,
 * so whatever a remote may import and that keeps state belongs here. Plain data: the host reads it too.
 *
 * `request` is what the code imports, `owner` the package whose version counts. `bundled` is a module without state of which a page uses a tenth:
 * remotes bundle what they use, and the host provides it whole for those published before. `later` ones are what forms need: pages that draw
 * none fetch them once they are there.
 */
export const sharedList = /** @type {const} */ ([
  { request: 'react', owner: 'react' },
  { request: 'react/jsx-runtime', owner: 'react' },
  { request: 'react-dom', owner: 'react-dom' },
  { request: 'jotai', owner: 'jotai' },
  { request: 'jotai/utils', owner: 'jotai' },
  { request: '@tanstack/react-query', owner: '@tanstack/react-query' },
  { request: 'react-hook-form', owner: 'react-hook-form', later: true },
  { request: 'zod', owner: 'zod', later: true },
  { request: '@navette/shared/api', owner: '@navette/shared' },
  { request: '@navette/shared/document', owner: '@navette/shared' },
  { request: '@navette/shared/domain', owner: '@navette/shared', bundled: true },
  { request: '@navette/shared/federation', owner: '@navette/shared' },
  { request: '@navette/shared/i18n', owner: '@navette/shared' },
  { request: '@navette/shared/realtime', owner: '@navette/shared' },
  { request: '@navette/shared/router', owner: '@navette/shared' },
  { request: '@navette/shared/session', owner: '@navette/shared' },
  { request: '@navette/shared/ui', owner: '@navette/shared' },
  { request: '@navette/shared/ui-booking', owner: '@navette/shared', later: true },
  { request: '@navette/shared/ui-document', owner: '@navette/shared' },
  { request: '@navette/shared/ui-form', owner: '@navette/shared', later: true },
  { request: '@navette/shared/ui-map', owner: '@navette/shared' },
  { request: '@navette/shared/ui-overlay', owner: '@navette/shared' },
  { request: '@navette/shared/ui-records', owner: '@navette/shared', later: true },
  { request: '@navette/shared/ui-table', owner: '@navette/shared' },
]);
