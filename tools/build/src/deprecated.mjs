/**
 * Dialogs and slots that go away (docs/the-contract.md): name → since when, until when a remote may use it, and what replaces it. The host says them in its
 * `host.json`, against which `ops verify` holds a set; the kit warns of them at build. An operation of the API says so itself, by `x-deprecation` in `openapi/`.
 * @type {Readonly<Record<'dialogs' | 'slots', Readonly<Record<string, import('@navette/ops/deprecations').Deprecation>>>>}
 */
export const deprecated = Object.freeze({ dialogs: {}, slots: {} });
