import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { otherAccountsOf } from './accounts.ts';

const written = async (text: string): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'accounts-')), 'accounts.json');
  await writeFile(path, text);
  return path;
};

describe('the accounts of other roles', () => {
  it('the accounts of other roles come from the file that is named', async () => {
    const accounts = [
      { email: 'lead@navette.example', password: 'a b' },
      { email: 'admin@navette.example', password: 'c', otpSecret: 'JBSW' },
    ];
    expect(await otherAccountsOf({ NAVETTE_VERIFY_ACCOUNTS: await written(JSON.stringify(accounts)) })).toEqual(
      accounts,
    );
  });

  it('there are no accounts of other roles without a file', async () => {
    expect(await otherAccountsOf({})).toEqual([]);
  });

  it.each(['{', '{}', '[{ "email": "lead@navette.example" }]', '[{ "email": "a", "password": "b", "role": "lead" }]'])(
    'the accounts of other roles are refused from %s',
    async (text) => {
      await expect(otherAccountsOf({ NAVETTE_VERIFY_ACCOUNTS: await written(text) })).rejects.toThrow(
        /accounts\.json \(NAVETTE_VERIFY_ACCOUNTS\) is not a list of accounts/,
      );
    },
  );

  it('the accounts of other roles are refused when the file is missing', async () => {
    await expect(otherAccountsOf({ NAVETTE_VERIFY_ACCOUNTS: '/nowhere/accounts.json' })).rejects.toThrow(
      "/nowhere/accounts.json (NAVETTE_VERIFY_ACCOUNTS) can't be read.",
    );
  });
});
