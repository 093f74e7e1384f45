import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { parsedJson } from '../../json.ts';
import { Refusal } from '../../refusal.ts';

/** An account of the running suite, one that may open every page. */
export interface Account {
  readonly email: string;
  readonly password: string;
  /** Secret of its second factor in base 32, if it has one. */
  readonly otpSecret?: string | undefined;
}

/**
 * The account of NAVETTE_VERIFY_USER and NAVETTE_VERIFY_PASSWORD, and of NAVETTE_VERIFY_OTP_SECRET when it has a second factor.
 * @throws {Refusal} when one of them is missing
 */
export function accountOf(env: NodeJS.ProcessEnv): Account {
  const { NAVETTE_VERIFY_USER: email, NAVETTE_VERIFY_PASSWORD: password } = env;
  const otpSecret = env.NAVETTE_VERIFY_OTP_SECRET?.replaceAll(' ', '') || undefined;
  if (!email || !password)
    throw new Refusal(
      'No account to sign in with: set NAVETTE_VERIFY_USER and NAVETTE_VERIFY_PASSWORD to one that may open every page.',
    );
  return { email, password, otpSecret };
}

const accountsSchema = z.array(
  z.strictObject({ email: z.string().min(1), password: z.string().min(1), otpSecret: z.string().min(1).optional() }),
);

/**
 * The accounts of other roles, from the JSON file that NAVETTE_VERIFY_ACCOUNTS names: `[{ "email": "…", "password": "…", "otpSecret": "…" }]`. A file, since
 * it holds passwords.
 * @throws {Refusal} when it can't be read
 */
export async function otherAccountsOf({
  NAVETTE_VERIFY_ACCOUNTS: path,
}: NodeJS.ProcessEnv): Promise<readonly Account[]> {
  if (!path) return [];
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Refusal(`${path} (NAVETTE_VERIFY_ACCOUNTS) can't be read.`, { cause });
  });
  const { data, error } = accountsSchema.safeParse(parsedJson(text));
  if (!data)
    throw new Refusal(`${path} (NAVETTE_VERIFY_ACCOUNTS) is not a list of accounts: ${z.prettifyError(error)}`);
  return data;
}
