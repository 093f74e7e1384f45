import { moment, table } from '../cli/print.ts';
import type { Command, Option } from '../cli/command.ts';
import { createToken, MOST_DAYS, revokeToken, isValid, readTokens, type StoredToken } from '../rights/tokens.ts';
import { newKeys } from '../signing/keys.ts';

const BOOTSTRAP: Readonly<Record<string, Option>> = {
  bootstrap: { help: "as the owner of the registry's disk, without a token" },
};

export const tokenCommands: readonly Command[] = [
  {
    name: 'token create',
    summary: 'create a token that may publish, stage or activate certain remotes',
    forms: ['<name> --scope publish:dispatch,stage:dispatch [--days 90] --why "…"', '<name> --scope admin --why "…"'],
    operands: [1, 1],
    changes: true,
    options: {
      scope: {
        value: '<scope>',
        multiple: true,
        help: 'publish, activate or stage with a remote, host or *; or admin for everything; may be repeated',
      },
      days: { value: '<number>', help: `days until it expires, at most ${MOST_DAYS} (90)` },
      ...BOOTSTRAP,
    },
    details: [
      'The token is shown once; the registry stores its hash. Once the first one exists, every change requires a token',
      '(NAVETTE_OPS_TOKEN), which the history records. Rollbacks and menu changes need activate for each remote that they',
      'change, ending a trial stage for each remote in it; policy, overrides, prune and tokens need admin.',
    ].join('\n'),
    async run(call) {
      const [name = ''] = call.operands;
      const wish = { name, scopes: call.list('scope'), days: call.number('days') ?? 90 };
      const { token, stored } = await createToken(call.registryToBe, wish, call.by);
      return {
        data: { token, ...shown(stored) },
        text: `${token}\n  ${name}: ${stored.scopes.join(', ')}, until ${moment(stored.expiresAt)}; it is not shown again`,
      };
    },
  },
  {
    name: 'token list',
    summary: 'list tokens with their scopes and expiry',
    async run(call) {
      const tokens = await readTokens(call.registry);
      if (tokens.length === 0)
        return { data: [], text: 'There are no tokens: everybody who can write the registry may change it.' };
      const rows = tokens.map((token) => [
        token.name,
        token.scopes.join(', '),
        moment(token.createdAt),
        token.createdBy,
        moment(token.expiresAt),
        stateOf(token),
      ]);
      return {
        data: tokens.map(shown),
        text: table([['NAME', 'SCOPES', 'CREATED', 'BY', 'EXPIRES', ''], ...rows]),
      };
    },
  },
  {
    name: 'token revoke',
    summary: 'revoke a token, with immediate effect',
    forms: ['<name> --why "…"'],
    operands: [1, 1],
    changes: true,
    options: BOOTSTRAP,
    details: 'Use its id when the name was reused.',
    async run(call) {
      const [name = ''] = call.operands;
      const done = await revokeToken(call.registry, name, call.by);
      return {
        data: done,
        text: done.changed ? `${name} is revoked` : `${name} was already revoked; nothing was changed`,
      };
    },
  },
];

/** Without the hash, which is of use to nobody. */
function shown(token: StoredToken): Omit<StoredToken, 'hash'> {
  const { hash: _, ...shared } = token;
  return shared;
}

const stateOf = (token: StoredToken): string =>
  token.revokedAt === null ? (isValid(token, new Date()) ? '' : 'expired') : `revoked ${moment(token.revokedAt)}`;

export const keygenCommand: Command = {
  name: 'keygen',
  summary: 'create a key pair to sign versions and sets',
  forms: ['<name>'],
  operands: [1, 1],
  details: [
    'Prints an Ed25519 key pair and does not store it: the first line is secret, to publish and activate; the second one',
    'is for verification and for the server. Separate several trusted keys with commas; to replace a key, trust both',
    'as long as a rollback may need sets signed with the former one. NAVETTE_REQUIRE_SIGNED=1 refuses everything else.',
  ].join('\n'),
  async run(call) {
    const { signing, trusted } = newKeys(call.operands[0] ?? '');
    return { data: { signing, trusted }, text: `NAVETTE_SIGNING_KEY=${signing}\nNAVETTE_TRUSTED_KEYS=${trusted}` };
  },
  remotely: (call) => keygenCommand.run(call),
};
