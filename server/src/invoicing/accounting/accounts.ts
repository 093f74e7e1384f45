import { ACCOUNT_DEFAULTS, ACCOUNT_USES, type Accounts, isGeneralAccount } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import type { Handler } from '../../kernel/operation.ts';
import { changeVersioned, lockSettings, putSettings, readVersioned, settingsByName } from '../../masterdata/public.ts';
import type { InvoicingServices } from '../services.ts';

const settingOf = (use: string): string => `account.${use}`;

/** General accounts as the settings have them; the default of each that is missing or invalid. */
export async function accountsOf(db: Db): Promise<Accounts> {
  const settings = await settingsByName(db);
  const set = ACCOUNT_USES.flatMap((use) => {
    const account = settings.get(settingOf(use)) ?? '';
    return isGeneralAccount(account) ? [[use, account] as const] : [];
  });
  return { ...ACCOUNT_DEFAULTS, ...Object.fromEntries(set) };
}

const asSettings = (accounts: Accounts) => new Map(ACCOUNT_USES.map((use) => [settingOf(use), accounts[use]]));

const versioned = { kind: 'accounts', key: 1, read: accountsOf, lock: lockSettings } as const;

export const getAccounts: Handler<'getAccounts', InvoicingServices> = (call) => readVersioned(call, versioned);

export const saveAccounts: Handler<'saveAccounts', InvoicingServices> = (call) =>
  changeVersioned(call, versioned, (trx, before) => putSettings(trx, call, asSettings(before), asSettings(call.body)));
