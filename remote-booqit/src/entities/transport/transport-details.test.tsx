import { renderWithHost } from '@navette/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { sampleTransport } from '../../testing/sample-transport.ts';
import { rowsOf } from './transport-row.ts';
import { TransportDetails } from './transport-details.tsx';

it('shows phone numbers of the passenger and of the places in the usual format', () => {
  const { request } = sampleTransport();
  const { passenger, pickup, dropOff } = request;
  const [row] =
    rowsOf([
      [
        sampleTransport({
          request: {
            ...request,
            passenger: passenger && { ...passenger, phoneNumber: '+32470123456' },
            pickup: { ...pickup, phoneNumber: 'ask the concierge' },
            dropOff: { ...dropOff, phoneNumber: '02/512 34 56' },
          },
        }),
      ],
    ]) ?? [];
  if (!row) throw new Error('no row');
  renderWithHost(<TransportDetails row={row} />, { messages });
  expect(screen.getByText('+32 470 12 34 56')).toBeTruthy();
  expect(screen.getByText(/Clinique Saint-Luc.*, \+32 2 512 34 56$/u)).toBeTruthy();
  expect(screen.getByText(/rue Haute 12.*, ask the concierge$/u)).toBeTruthy();
});
