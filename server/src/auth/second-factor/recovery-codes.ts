import { otpText, RECOVERY_CODES } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import { temporaryPassword } from '../password.ts';
import type { Vault } from '../vault.ts';
import { putRecoveryCodes } from './factor-queries.ts';

/** Stored hash of a recovery code of a user, whatever the format in which it was typed. */
export const recoveryHash = (vault: Vault, userId: number, code: string): string =>
  vault.hash(otpText(code), `recovery ${userId}`);

/** Replaces the recovery codes of a user; returns the new ones, which are readable only now. */
export async function replaceRecoveryCodes(trx: Db, vault: Vault, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, temporaryPassword);
  await putRecoveryCodes(
    trx,
    userId,
    codes.map((code) => recoveryHash(vault, userId, code)),
  );
  return codes;
}
