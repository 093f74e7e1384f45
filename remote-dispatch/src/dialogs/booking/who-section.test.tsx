import { problem } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { client } from './testing/samples.ts';
import { field, saveButton, showBookingDialog, wholeDraft, type Answer } from './testing/show-booking-dialog.tsx';
import { sampleBooking } from '@navette/shared/testing/booking';

const known = {
  ...client,
  birthday: '1941-03-12',
  mobile: '+32470111213',
  tel: '+3225551234',
  info: 'Entrée par la cour',
  comment: 'Appeler la fille la veille',
  mobility: 'wheelchair' as const,
  companion: true,
  problem: true,
};
const getClient = () => [known];

describe('the card of the chosen client', () => {
  it.each(['dispatch', 'super'] as const)('shows a %s the identity and mobility of the client', async (role) => {
    showBookingDialog({ role, input: { draft: wholeDraft }, handlers: { getClient } });
    const card = within(await screen.findByRole('region', { name: 'Record of Éléonore Dubois' }));
    expect(card.getByText(/^12\/03\/1941 \(aged \d+\)$/u)).toBeTruthy();
    const phones = card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(phones).toEqual([
      ['+32 470 11 12 13', 'tel:+32470111213'],
      ['+32 2 555 12 34', 'tel:+3225551234'],
    ]);
    for (const text of [
      'Wheelchair',
      'With a companion',
      'Problem',
      'Entrée par la cour',
      'Appeler la fille la veille',
    ])
      expect(card.getByText(text)).toBeTruthy();
  });

  it('shows the family contact, who can be called', async () => {
    const contact = { contactName: 'Mia Dubois', contactRelation: 'fille', contactPhone: '+32471112233' };
    showBookingDialog({ input: { draft: wholeDraft }, handlers: { getClient: () => [{ ...known, ...contact }] } });
    const card = within(await screen.findByRole('region', { name: 'Record of Éléonore Dubois' }));
    expect(card.getByText('Mia Dubois (fille)')).toBeTruthy();
    expect(card.getByRole('link', { name: '+32 471 11 22 33' }).getAttribute('href')).toBe('tel:+32471112233');
  });

  it('shows no card before a client is chosen', async () => {
    showBookingDialog({ handlers: { getClient } });
    await screen.findByRole('button', { name: 'Save' });
    expect(screen.queryByRole('region', { name: /Record of/ })).toBeNull();
  });

  it('says when the record cannot be loaded, and tries again', async () => {
    let fails = true;
    const { user } = showBookingDialog({
      input: { draft: wholeDraft },
      handlers: { getClient: () => (fails ? problem(404, 'notFound') : [known]) },
    });
    expect(await screen.findByText('The record of the client could not be loaded.')).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Record of Éléonore Dubois' })).toBeTruthy();
  });
});

describe('mobility of the client on a trip', () => {
  it('uses the mobility of the record until the booking overrides it, and saves the override', async () => {
    const updateBooking = vi.fn<Answer<'updateBooking'>>(() => ({ affectedRows: 1 }));
    const { user } = showBookingDialog({ input: { id: 12 }, handlers: { getClient, updateBooking } });
    await screen.findByRole('option', { name: 'Wheelchair (record)', selected: true });
    expect(screen.getByRole('option', { name: 'Yes (record)', selected: true })).toBeTruthy();
    await user.selectOptions(field('Mobility'), 'Stretcher');
    await user.selectOptions(field('Companion'), 'No');
    await user.click(saveButton());
    await waitFor(() => expect(updateBooking).toHaveBeenCalled());
    expect(updateBooking.mock.calls[0]?.[0].body).toMatchObject({ mobility: 'stretcher', companion: false });
  });
});

it('says at once that the insurer pays nothing when there is no intervention', async () => {
  const { user } = showBookingDialog({
    input: { id: 12 },
    handlers: { getBooking: () => [sampleBooking({ insuranceId: 7, mutualAmount: 22, mutualPatientAmount: 4 })] },
  });
  expect(await screen.findByText(/€22\.00.*€18\.00/)).toBeTruthy();
  await user.click(screen.getByLabelText('No intervention'));
  expect(await screen.findByText(/the insurer pays nothing, €22\.00 for the client to pay/)).toBeTruthy();
  await user.click(screen.getByLabelText('No intervention'));
  expect(await screen.findByText(/€22\.00.*€18\.00/)).toBeTruthy();
});

it('counts both directions as soon as the booking covers the return', async () => {
  const trip = { insuranceId: 7, mutualAmount: null, mutualDistance: 25, mutualPatientAmount: 4 };
  const { user } = showBookingDialog({
    input: { id: 12 },
    handlers: { getBooking: () => [sampleBooking({ ...trip, min10km: 9, plus10km: 0.9 })] },
  });
  expect(await screen.findByText(/€22\.50.*€18\.50/)).toBeTruthy();
  await user.click(screen.getByLabelText('With return'));
  expect(await screen.findByText(/€45\.00.*€37\.00/)).toBeTruthy();
});
