/** An OpenID Connect provider on this machine, for tests. */
export { signInAt } from './sign-in-at.ts';
export { type IdentityFake, type Person, startIdentityFake } from './start-identity-fake.ts';
