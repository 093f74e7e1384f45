import type { ReactNode } from 'react';
import { driverWallet } from '../entities/wallet/driver-wallet.ts';
import { useWalletChoice } from '../entities/wallet/wallet-kind.ts';
import { WalletPage } from '../entities/wallet/wallet-page.tsx';
import { useDriverBookings, useDriverWallets } from '../entities/wallet/wallet-requests.ts';

/** Page of the wallets of drivers. */
export default function DriverWalletPage(): ReactNode {
  const choice = useWalletChoice(driverWallet.search);
  const totals = useDriverWallets(choice.period.range);
  const bookings = useDriverBookings(choice);
  return <WalletPage wallet={driverWallet} {...{ choice, totals, bookings }} />;
}
