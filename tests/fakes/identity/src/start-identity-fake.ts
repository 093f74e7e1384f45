import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type Configuration } from 'oidc-provider';

/** Claims of a person, besides the account name as `sub`. */
export type Person = Readonly<Record<string, unknown>>;

/** Client application registered at the provider. */
interface Client {
  readonly id: string;
  readonly secret: string;
  readonly redirectUri: string;
}

export interface IdentityFake {
  readonly issuer: string;
  /** Accounts by name; the provider accepts any password. May be changed while it runs. */
  readonly people: Map<string, Person>;
  readonly stop: () => Promise<void>;
}

const CLAIMS = ['email', 'email_verified', 'given_name', 'family_name', 'name', 'groups'];

/**
 * Starts a certified OpenID Connect server with its own pages for signing in, on a given port; it grants the application's requests without a
 * consent page.
 */
export async function startIdentityFake(client: Client, port = 0): Promise<IdentityFake> {
  const people = new Map<string, Person>();
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${addressOf(server.address()).port}`;
  server.on('request', new Provider(issuer, configuration(client, people)).callback());
  return {
    issuer,
    people,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const addressOf = (address: string | AddressInfo | null): AddressInfo => {
  if (address === null || typeof address === 'string') throw new Error('the provider does not listen on a port');
  return address;
};

const configuration = ({ id, secret, redirectUri }: Client, people: ReadonlyMap<string, Person>): Configuration => ({
  clients: [{ client_id: id, client_secret: secret, redirect_uris: [redirectUri] }],
  claims: { openid: ['sub'], profile: CLAIMS, acr: null },
  acrValues: ['silver', 'gold'],
  pkce: { required: () => true },
  cookies: { keys: ['a key of tests alone'] },
  findAccount: (_, sub) => {
    const person = people.get(sub);
    return person && { accountId: sub, claims: () => ({ sub, ...person }) };
  },
  loadExistingGrant: async ({ oidc }) => {
    const grant = new oidc.provider.Grant({ clientId: id, accountId: oidc.session?.accountId });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});
