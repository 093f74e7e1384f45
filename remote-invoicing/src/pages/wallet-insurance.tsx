import type { ReactNode } from 'react';
import { insuranceWallet } from '../entities/wallet/insurance-wallet.ts';
import { useWalletChoice } from '../entities/wallet/wallet-kind.ts';
import { WalletPage } from '../entities/wallet/wallet-page.tsx';
import { useInsuranceBookings, useInsuranceWallets } from '../entities/wallet/wallet-requests.ts';

/** Page of the wallets of insurers. */
export default function InsuranceWalletPage(): ReactNode {
  const choice = useWalletChoice(insuranceWallet.search);
  const totals = useInsuranceWallets(choice.period.range);
  const bookings = useInsuranceBookings(choice);
  return <WalletPage wallet={insuranceWallet} {...{ choice, totals, bookings }} />;
}
