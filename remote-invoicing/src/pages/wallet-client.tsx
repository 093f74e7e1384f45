import type { ReactNode } from 'react';
import { clientWallet } from '../entities/wallet/client-wallet.ts';
import { useWalletChoice } from '../entities/wallet/wallet-kind.ts';
import { WalletPage } from '../entities/wallet/wallet-page.tsx';
import { useClientBookings, useClientWallets } from '../entities/wallet/wallet-requests.ts';

/** Page of the wallets of clients. */
export default function ClientWalletPage(): ReactNode {
  const choice = useWalletChoice(clientWallet.search);
  const totals = useClientWallets(choice.period.range);
  const bookings = useClientBookings(choice);
  return <WalletPage wallet={clientWallet} {...{ choice, totals, bookings }} />;
}
