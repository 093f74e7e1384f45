import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';
import type { DateRange } from '@navette/shared/domain';
import type { WalletChoice } from './wallet-kind.ts';

export type DriverWallet = components['schemas']['DriverWallet'];
/** Totals of a client, by invoice or in cash. */
export type ClientWallet = components['schemas']['ClientWallet'];
/** Totals of an insurer. */
export type InsuranceWallet = components['schemas']['InsuranceWallet'];

type Chosen = Pick<WalletChoice, 'id' | 'period'>;

/** Disabled without a selection. */
const ofChosen = ({ id = 1, period: { range } }: Chosen) => ({ id, startDate: range.start, endDate: range.end });
const whenChosen = ({ id }: Chosen) => ({ enabled: id !== undefined });

const body = ({ start, end }: DateRange) => ({ body: { startDate: start, endDate: end } });

export const useDriverWallets = (range: DateRange) =>
  $api.useQuery('post', '/service/wallet/totalByDriverDate', body(range));

export const useClientWallets = (range: DateRange) =>
  $api.useQuery('post', '/service/wallet/totalByClientDate', body(range));

/** Totals of each insurer in a period. */
export const useInsuranceWallets = (range: DateRange) =>
  $api.useQuery('post', '/service/wallet/totalByInsuranceDate', body(range));

export const useDriverBookings = (chosen: Chosen) => {
  const { id, ...days } = ofChosen(chosen);
  return $api.useQuery(
    'post',
    '/service/wallet/bookingsByDriverDate',
    { body: { driverId: id, ...days } },
    whenChosen(chosen),
  );
};

export const useClientBookings = (chosen: Chosen) => {
  const { id, ...days } = ofChosen(chosen);
  return $api.useQuery(
    'post',
    '/service/wallet/bookingsByClientDate',
    { body: { clientId: id, ...days } },
    whenChosen(chosen),
  );
};

/** Bookings of one insurer that are to be invoiced. */
export const useInsuranceBookings = (chosen: Chosen) => {
  const { id, ...days } = ofChosen(chosen);
  return $api.useQuery(
    'post',
    '/service/wallet/bookingsByInsuranceDate',
    { body: { insuranceId: id, ...days } },
    whenChosen(chosen),
  );
};
