import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createVault } from './vault.ts';

const vault = createVault(randomBytes(32));

describe('the vault', () => {
  it('decrypts its own ciphertext, for its owner only', () => {
    const sealed = vault.seal('JBSWY3DPEHPK3PXP', 'user 1');
    expect(vault.open(sealed, 'user 1')).toBe('JBSWY3DPEHPK3PXP');
    expect(vault.open(sealed, 'user 2')).toBeUndefined();
    expect(createVault(randomBytes(32)).open(sealed, 'user 1')).toBeUndefined();
  });

  it('never seals a text twice to the same', () => {
    expect(vault.seal('same', 'user 1')).not.toBe(vault.seal('same', 'user 1'));
  });

  it.each(['', 'AAAA', 'not base 64 at all, but long enough to be tried'])('decrypts nothing invalid: %j', (text) =>
    expect(vault.open(text, 'user 1')).toBeUndefined(),
  );

  it('hashes a code differently for each owner', () => {
    expect(vault.hash('code', '1')).toBe(vault.hash('code', '1'));
    expect(vault.hash('code', '1')).not.toBe(vault.hash('code', '2'));
  });
});
