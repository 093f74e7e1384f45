import { problem, type FakeDialogs } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { client, distanceOf } from './testing/samples.ts';
import {
  field,
  fill,
  labels,
  saveButton,
  showBookingDialog,
  wholeDraft,
  type Answer,
} from './testing/show-booking-dialog.tsx';

const added = (ids: readonly number[] = [100]) =>
  vi.fn<Answer<'addBookings'>>(() => ({ insertIds: [...ids], insertId: ids[0] ?? 0 }));

describe('a new booking', () => {
  it('books at the quoted price of the opener, and offers the computed price beside it', async () => {
    const addBookings = added();
    const { user, onClose } = showBookingDialog({
      input: { draft: { ...wholeDraft, price: 10 } },
      handlers: { addBookings },
    });
    expect(await screen.findByText('Quoted price. Calculated price of the trip: €9.00')).toBeTruthy();
    expect(field('Invoice price (€)').value).toBe('10.00');
    await user.click(screen.getByRole('button', { name: 'Use this price' }));
    expect(field('Invoice price (€)').value).toBe('9.00');
    await user.click(screen.getByRole('button', { name: 'Quoted: €10.00' }));
    await user.click(saveButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(addBookings.mock.calls[0]?.[0].body.price).toBe(10);
  });

  it('of a client alone begins with the address and the way of paying of the record', async () => {
    const addBookings = added();
    const { pick_address: _, ...draft } = wholeDraft;
    const { user, onClose } = showBookingDialog({
      input: { draft },
      handlers: {
        addBookings,
        getClient: () => [{ ...client, fullAddress: 'Rue Neuve 1, 1000 Bruxelles', factuur: true }],
      },
    });
    await waitFor(() => expect(field('Pick-up address').value).toBe('Rue Neuve 1, 1000 Bruxelles'));
    await user.click(saveButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(addBookings.mock.calls[0]?.[0].body).toMatchObject({
      pick_address: 'Rue Neuve 1, 1000 Bruxelles',
      factuur: true,
    });
  });

  it('of a client alone closes without a question before anything is typed', async () => {
    const { user, onClose } = showBookingDialog({ input: { draft: { clientId: 4 } } });
    await waitFor(() => expect(field('Pick-up address').value).not.toBe(''));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('takes values from a PDF that is chosen for it, and keeps what was typed', async () => {
    const { user } = showBookingDialog({
      input: { draft: wholeDraft },
      handlers: { readPdf: () => ({ text: 'Transport demain à 10h15, en chaise roulante' }) },
    });
    const remark = await screen.findByRole('textbox', { name: /^Internal comment/ });
    await user.type(remark, 'by phone');
    await user.upload(
      screen.getByLabelText('Read a PDF', { selector: 'input' }),
      new File(['%PDF'], 'demande.pdf', { type: 'application/pdf' }),
    );
    const read = within(await screen.findByRole('region', { name: 'Read in demande.pdf' }));
    await user.click(read.getByRole('button', { name: /^Use: Trip .*10:15/ }));
    expect(field('Appointment').value).toBe('10:15');
    expect(remark).toHaveProperty('value', 'by phone');
    expect(remark.isConnected).toBe(true);
  });

  it('waits for the route when it is saved at once, and says the price that came with it', async () => {
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const addBookings = added();
    const { user, onClose } = showBookingDialog({
      input: { draft: wholeDraft },
      handlers: { addBookings, getDistance: async () => (await asked, distanceOf(1920)) },
    });
    await user.click(saveButton());
    expect(addBookings).not.toHaveBeenCalled();
    answer();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(addBookings.mock.calls[0]?.[0].body).toMatchObject({ price: 9, pick_time: '09:13' });
    expect(addBookings.mock.calls[0]?.[0].body.distance).toContain('"totals"');
    expect(await screen.findByText(/Booking 100 is created · Price: €9\.00/)).toBeTruthy();
  });

  it('offers to find the place of a trip without a driver today or tomorrow, with its return', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-09T09:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const { user, onClose, address } = showBookingDialog({
      input: { draft: { ...wholeDraft, dates: ['2026-03-10'], accepted: 0 } },
      handlers: { addBookings: added([100]) },
    });
    await user.click(saveButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await user.click(await screen.findByRole('button', { name: 'Find its place' }));
    expect(address()).toBe('/timeline?date=2026-03-10&repair=trips-100');
  });

  it('says the price that the server computed where the form showed none', async () => {
    const { user, onClose } = showBookingDialog({
      input: { draft: wholeDraft },
      handlers: {
        getDistance: () => problem(503, 'serviceUnavailable'),
        getBooking: () => [sampleBooking({ price: 12 })],
      },
    });
    await screen.findByRole('button', { name: 'Retry' });
    await user.click(saveButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(await screen.findByText(/Price: €12\.00/)).toBeTruthy();
  });

  it('books the typed day instead of the proposed one: the coming January when it is typed in November', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T09:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const addBookings = added();
    const { dates: _none, ...draft } = wholeDraft;
    const { user, onClose } = showBookingDialog({ input: { draft }, handlers: { addBookings } });
    await fill(user, 'Dates', '3/1');
    await fill(user, 'Appointment', '14u30');
    await user.click(saveButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(addBookings.mock.calls[0]?.[0].body).toMatchObject({ dates: ['2027-01-03'], ap_time: '14:30' });
  });

  it('asks for confirmation of a past day before sending anything', async () => {
    const addBookings = added();
    const draft = { ...wholeDraft, dates: ['2026-02-27'] };
    const { user, onClose } = showBookingDialog({ input: { draft }, handlers: { addBookings } });
    expect(await screen.findByText('This date is in the past.')).toBeTruthy();
    await user.click(saveButton());
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(addBookings).not.toHaveBeenCalled();
    await user.click(saveButton());
    expect(await screen.findByText(/Fri 27\/02\/2026 is in the past/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(addBookings).toHaveBeenCalledOnce();
  });

  it('computes the pick-up time before a driver is chosen', async () => {
    const asked = vi.fn<Answer<'getDistance'>>(() => distanceOf(1920));
    const { driverId: _none, ...draft } = wholeDraft;
    showBookingDialog({ input: { draft }, handlers: { getDistance: asked } });
    await waitFor(() => expect(field('Pick-up').value).toBe('09:13'));
    expect(screen.getByText(/Without the driver’s route to the client/)).toBeTruthy();
  });

  it('books a trip to assign without a driver, in the order of a call, by keys alone', async () => {
    const addBookings = added();
    const { user, onClose } = showBookingDialog({ handlers: { addBookings } });
    await user.click(field('Client'));
    await user.paste('dub');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('Dates')));
    field('Appointment').focus();
    await user.paste('10');
    field('Destination').focus();
    await user.paste('cli');
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Also book the return' })),
    );
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(addBookings.mock.calls[0]?.[0].body).toMatchObject({
      accepted: 0,
      pick_address: 'Rue Haute 12, 1000 Bruxelles',
    });
    expect(addBookings.mock.calls[0]?.[0].body).not.toHaveProperty('driverId');
  });

  it('saves once on Ctrl+Enter, however often it is pressed', async () => {
    let letGo: () => void = () => undefined;
    const pressed = new Promise<void>((resolve) => (letGo = resolve));
    const addBookings = vi.fn<Answer<'addBookings'>>(async () => {
      await pressed;
      return { insertIds: [100], insertId: 100 };
    });
    const { user, onClose } = showBookingDialog({ input: { draft: wholeDraft }, handlers: { addBookings } });
    await user.click(field('Invoice price (€)'));
    await user.keyboard('{Control>}{Enter}{Enter}{Enter}{/Control}');
    letGo();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(addBookings).toHaveBeenCalledOnce();
  });

  it('keeps a typed pick-up time, and offers the computed one', async () => {
    const { user } = showBookingDialog({ input: { draft: wholeDraft } });
    await waitFor(() => expect(field('Pick-up').value).toBe('09:13'));
    await fill(user, 'Pick-up', '0900');
    await fill(user, 'Appointment', '11:00');
    expect(field('Pick-up').value).toBe('09:00');
    await user.click(await screen.findByRole('button', { name: 'Calculate: 10:13' }));
    expect(field('Pick-up').value).toBe('10:13');
  });

  it('warns of a pick-up time on the day before', async () => {
    showBookingDialog({
      input: { draft: { ...wholeDraft, ap_time: '00:20' } },
      handlers: { getDistance: () => distanceOf(1800) },
    });
    await waitFor(() => expect(field('Pick-up').value).toBe('23:35'));
    expect(screen.getByText('The day before the appointment!')).toBeTruthy();
  });

  it('sets the pick-up of a return leg to its appointment, and disables the return', async () => {
    const { user } = showBookingDialog({ input: { draft: wholeDraft } });
    await user.click(screen.getByRole('checkbox', { name: 'With return' }));
    await user.click(screen.getByRole('radio', { name: 'Return' }));
    expect(field('Pick-up').value).toBe('10:00');
    const withReturn = screen.getByRole<HTMLInputElement>('checkbox', { name: 'With return' });
    expect([withReturn.checked, withReturn.disabled]).toEqual([false, true]);
  });

  it('shows estimated km, time and price for each type', async () => {
    showBookingDialog({ input: { draft: wholeDraft } });
    const summary = screen.getByRole('status', { name: 'Distance of the trip' });
    expect(await within(summary).findByText('Outbound / Single: 21.9 km · 42 mins · €9.00')).toBeTruthy();
    expect(within(summary).getByText('estimate')).toBeTruthy();
  });

  it('proposes no price for two addresses of which only the town is known', async () => {
    showBookingDialog({ input: { draft: wholeDraft }, handlers: { getDistance: () => distanceOf(0, 0) } });
    const summary = screen.getByRole('status', { name: 'Distance of the trip' });
    expect(await within(summary).findByText(/^Only the town of these addresses is known/u)).toBeTruthy();
    expect(field('Invoice price (€)').value).toBe('');
  });

  it('names the service that did not answer, and does not store that with the distance', async () => {
    const addBookings = added();
    const { user } = showBookingDialog({
      input: { draft: wholeDraft },
      handlers: { addBookings, getDistance: () => ({ ...distanceOf(1920), unavailable: 'osrm' }) },
    });
    expect(await screen.findByText('(service OSRM does not answer)')).toBeTruthy();
    await user.click(saveButton());
    await waitFor(() => expect(addBookings).toHaveBeenCalledOnce());
    const stored = addBookings.mock.calls[0]?.[0].body.distance ?? '';
    expect(stored).toContain('"estimated":true');
    expect(stored).not.toContain('osrm');
  });

  it('shows a refusal of the server at its field, and keeps the values', async () => {
    const addBookings = () => problem(400, 'validation', [{ field: 'clientId', messageKey: 'validation.notFound' }]);
    const { user, onClose } = showBookingDialog({ input: { draft: wholeDraft }, handlers: { addBookings } });
    await waitFor(() => expect(field('Client').value).toBe('Dubois Éléonore'));
    await user.click(saveButton());
    await waitFor(() => expect(field('Client').getAttribute('aria-invalid')).toBe('true'));
    expect(field('Appointment').value).toBe('10:00');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('requires insurer, Trip ID and distance once the trip is insured', async () => {
    const addBookings = added();
    const { user } = showBookingDialog({ input: { draft: wholeDraft }, handlers: { addBookings } });
    await user.click(screen.getByRole('checkbox', { name: 'Trip paid by an insurer' }));
    await user.click(saveButton());
    for (const label of ['Insurer', 'Trip ID', 'Distance (km)'])
      await waitFor(() => expect(field(label).getAttribute('aria-invalid')).toBe('true'));
    await user.selectOptions(field('Insurer'), 'Mutualité du Midi');
    await fill(user, 'Trip ID', 'T-77');
    await fill(user, 'Distance (km)', '16');
    await fill(user, 'Patient’s share (€)', '4');
    expect(screen.getByText('Insurer: €14.40 − patient’s share €4.00 = €10.40')).toBeTruthy();
    await user.click(saveButton());
    await waitFor(() =>
      expect(addBookings).toHaveBeenCalledWith(
        expect.objectContaining({
          body: expect.objectContaining({ insuranceId: 2, mutualPatientID: 'T-77', mutualDistance: 16 }),
        }),
      ),
    );
  });

  it('offers the matching return trip of the day', async () => {
    const opened = vi.fn<() => undefined>();
    const { user } = showBookingDialog({
      input: { draft: wholeDraft },
      handlers: {
        findReturnBooking: () => [sampleBooking({ id: 77, type: 'back', ap_time: '16:30', pick_time: '16:30' })],
      },
      dialogs: { 'dispatch/booking@1': opened },
    });
    expect(await screen.findByText('Matching trip: no. 77, Return at 16:30, Peeters Jan')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(opened).toHaveBeenCalledWith({ id: 77 });
  });

  it('picks a client that was just created, with its address', async () => {
    const addClient = vi.fn<NonNullable<FakeDialogs['masterdata/client@1']>>(({ name = '' }) => ({
      id: 4,
      label: name,
    }));
    const { user } = showBookingDialog({
      dialogs: { 'masterdata/client@1': addClient },
      handlers: { listClients: () => [] },
    });
    await fill(user, 'Client', 'Dubois');
    await user.click(await screen.findByRole('option', { name: 'Add the client “Dubois”…' }));
    expect(addClient).toHaveBeenCalledWith({ name: 'Dubois' });
    await waitFor(() => expect(field('Client').value).toBe('Dubois Éléonore'));
    expect(field('Pick-up address').value).toBe('Rue Haute 12, 1000 Bruxelles');
    // The address is filled in: the next question is the day.
    expect(document.activeElement).toBe(field('Dates'));
  });
});

describe('the variants of the form', () => {
  const adminFields = ['Driver price (€)', 'Commission (%)', 'By invoice (driver)', 'Driver’s rectification'];

  it.each([
    ['super', adminFields],
    ['lead', adminFields],
    ['dispatch', []],
    ['admin', []],
  ] as const)('shows %s the admin fields %j, and recurring dates', (role, shown) => {
    showBookingDialog({ role });
    expect(labels().filter((label) => adminFields.includes(label ?? ''))).toEqual(shown);
    expect(screen.queryByRole('button', { name: 'Standing order' })).not.toBeNull();
  });

  it('proposes the driver price to an admin', async () => {
    const { user } = showBookingDialog({ role: 'super', input: { draft: wholeDraft } });
    await waitFor(() => expect(field('Invoice price (€)').value).toBe('9.00'));
    await fill(user, 'Driver price (€)', '30');
    expect(field('Invoice price (€)').value).toBe('30.00');
  });

  it('keeps letters that were typed as the price when another price is proposed', async () => {
    const { user } = showBookingDialog({ role: 'super', input: { draft: wholeDraft } });
    await waitFor(() => expect(field('Invoice price (€)').value).toBe('9.00'));
    await fill(user, 'Invoice price (€)', 'twelve');
    await fill(user, 'Driver price (€)', '30');
    expect(field('Invoice price (€)').value).toBe('twelve');
  });

  it('proposes an admin the forfait of the M-code, without forcing it', async () => {
    const { user } = showBookingDialog({ role: 'super', input: { draft: { ...wholeDraft, motive: 5 } } });
    await user.click(screen.getByRole('checkbox', { name: 'Trip paid by an insurer' }));
    expect(await screen.findByText('M-code M7: €22.00')).toBeTruthy();
    expect(field('Fixed price (€)').value).toBe('');
    await user.click(screen.getAllByRole('button', { name: 'Use this price' }).at(-1) ?? document.body);
    expect(field('Fixed price (€)').value).toBe('22.00');
  });
});
