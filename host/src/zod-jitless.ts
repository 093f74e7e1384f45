/**
 * The first thing that runs: zod must know before it is loaded that it may not compile its checks with `eval`, which our content security
 * policy forbids.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
