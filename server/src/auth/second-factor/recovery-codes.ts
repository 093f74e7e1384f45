import { otpText, RECOVERY_CODES } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import { temporaryPassword } from '../password.ts';
import type { Vault } from '../vault.ts';
import { putRecoveryCodes } from './factor-queries.ts';

/** How a recovery code of a user is stored, however it was typed. */
export const recoveryHash = (vault: Vault, userId: number, code: string): string =>
  vault.hash(otpText(code), `recovery ${userId}`);

/** New recovery codes of a user in place of the former ones; they can be read this once. */
export async function replaceRecoveryCodes(trx: Db, vault: Vault, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, temporaryPassword);
  await putRecoveryCodes(
    trx,
    userId,
    codes.map((code) => recoveryHash(vault, userId, code)),
  );
  return codes;
}
