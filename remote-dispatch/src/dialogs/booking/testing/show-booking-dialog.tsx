import { $api } from '@navette/shared/api';
import type { DialogInput, DialogProps } from '@navette/shared/federation';
import {
  renderWithHost,
  testUser,
  type ContractHandlers,
  type Hosted,
  type HostOptions,
} from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { useState, type PropsWithChildren, type ReactNode } from 'react';
import { vi, type Mock } from 'vitest';
import type { BookingRow } from '../../../bookings/booking-row.ts';
import { messages } from '../../../testing/messages.ts';
import BookingDialog from '../index.tsx';
import { client, dayTariffs, distanceOf, driver, hospital, insurer, mcode, otherDriver } from './samples.ts';

/** The dialog to show, and the world around it. */
export interface ShownDialog extends HostOptions {
  readonly input?: DialogInput<'dispatch/booking@1'>;
  readonly role?: Parameters<typeof testUser>[0];
  /** Row of the booking in a list that is open, or was. */
  readonly listed?: BookingRow;
}

type CloseDialog = DialogProps<'dispatch/booking@1'>['onClose'];

/** A draft whose trip is whole: only what a test is about needs to be typed. */
export const wholeDraft = {
  driverId: 3,
  clientId: 4,
  destinationId: 5,
  pick_address: 'Rue Haute 12, 1000 Bruxelles',
  ap_time: '10:00',
  dates: ['2026-03-10'],
};

/** Shows the booking dialog over a server that knows a client, a hospital, two drivers and an insurer. */
export function showBookingDialog({
  input = {},
  role = 'dispatch',
  listed,
  handlers,
  ...options
}: ShownDialog = {}): Hosted & {
  readonly onClose: Mock<CloseDialog>;
} {
  // The trips of the samples lie ahead; a day that is over is asked about.
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T09:00:00Z') });
  const onClose = vi.fn<CloseDialog>();
  const dialog = <BookingDialog input={input} onClose={onClose} />;
  const hosted = renderWithHost(listed ? <BesideList row={listed}>{dialog}</BesideList> : dialog, {
    messages,
    user: testUser(role),
    ...options,
    handlers: {
      listClients: () => [client],
      getClient: () => [client],
      listDestinations: () => [hospital],
      getDestination: () => [hospital],
      listActiveDrivers: () => [driver, otherDriver],
      listDrivers: () => [driver, otherDriver],
      getDriver: ({ path }) => [path.id === otherDriver.id ? otherDriver : driver],
      listInsurances: () => [insurer],
      listMCodes: () => [mcode],
      readDayTariffs: () => dayTariffs,
      findBookingConflicts: () => [],
      listBookingsByDate: () => [],
      listDriverNotifications: () => [],
      findReturnBooking: () => [],
      getDistance: () => distanceOf(1920),
      getBooking: ({ path }) => [
        sampleBooking({
          id: path.id,
          driver_fullAddress: driver.fullAddress,
          destination_fullAddress: hospital.fullAddress,
        }),
      ],
      updateBooking: () => ({ affectedRows: 1 }),
      addBookings: ({ body }) => ({ insertIds: body.dates.map((_, index) => 100 + index), insertId: 100 }),
      ...handlers,
    },
  });
  return { ...hosted, onClose };
}

/** With the row in the cache, as a list has left it there. */
function BesideList({ row, children }: PropsWithChildren<{ readonly row: BookingRow }>): ReactNode {
  const cache = useQueryClient();
  const body = { startDate: row.ap_date, endDate: row.ap_date };
  useState(() => cache.setQueryData($api.queryOptions('post', '/service/booking/byDate', { body }).queryKey, [row]));
  return children;
}

/** Response of the server to an operation, typed by the contract. */
export type Answer<Id extends keyof ContractHandlers> = NonNullable<ContractHandlers[Id]>;

/** The labels of the fields on the screen. */
export const labels = (): (string | null)[] =>
  [...document.querySelectorAll('label')].map(({ textContent }) => textContent);

/** A field of the dialog by its label. Asks the label for its field: in jsdom, asking every field for its labels takes seconds. */
export function field(name: string): HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name);
  const control = label?.control;
  if (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  )
    return control;
  throw new Error(`No field is labelled "${name}"`);
}

/** Puts a text into a field at once; typing renders the whole form for each key. */
export async function fill(user: Hosted['user'], name: string, text: string): Promise<void> {
  await user.clear(field(name));
  await user.paste(text);
}

export const saveButton = (): HTMLElement => screen.getByRole('button', { name: 'Save' });
