/**
 * Must run first: zod reads this flag when it is loaded, and would otherwise compile its checks with `eval`, which our content security
 * policy forbids.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
