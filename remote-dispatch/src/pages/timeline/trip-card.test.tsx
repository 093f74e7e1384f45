import { brusselsToday } from '@navette/shared/domain';
import { activeDriver, renderWithHost } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { samplePlanning, sampleTrip } from './planning/testing/sample-planning.ts';
import { type CardHandle, TripCards } from './trip-card.tsx';

const changes = { id: 12, driverId: 3, type: 'back', client_mobility: 'wheelchair', info: 'Second door' } as const;
const { act } = samplePlanning([]);
const [close, menu] = [vi.fn(), vi.fn()];

function Shown({ date }: { readonly date?: string }): ReactNode {
  const card = useRef<CardHandle>(null);
  return (
    <>
      <button type="button" onClick={() => card.current?.ask({ tripId: 12, x: 40, top: 20, bottom: 40 })}>
        Block
      </button>
      <button type="button" onClick={() => card.current?.enter(12)}>
        Enter
      </button>
      <TripCards
        ref={card}
        trips={[sampleTrip({ ...changes, ...(date && { ap_date: date }) })]}
        conflicts={new Map()}
        isPreview={false}
        act={act}
        onRoute={vi.fn()}
        onDistance={vi.fn()}
        onMenu={menu}
        onClose={close}
      />
    </>
  );
}

it('says whom to call, from where to where and what is needed, and offers what is done most', async () => {
  const { user } = renderWithHost(<Shown />, {
    messages,
    handlers: {
      getBooking: () => [sampleBooking({ ...changes, client_mobile: '+32470000001', client_tel: null })],
      listActiveDrivers: () => [activeDriver({ id: 3, mobile: '+32470000002' })],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Block' }));
  const card = await screen.findByRole('group', { name: /^Trip of / });
  expect((await screen.findByRole('link', { name: '+32 470 00 00 01' })).getAttribute('href')).toBe('tel:+32470000001');
  expect((await screen.findByRole('link', { name: '+32 470 00 00 02' })).getAttribute('href')).toBe('tel:+32470000002');
  expect(card.textContent).toMatch(/Wheelchair.*Second door/);
  expect(card.textContent).toMatch(/From.*Clinique Saint-Jean.*To.*Rue Haute/i);
  expect(screen.queryByRole('button', { name: /route/i })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Enter' }));
  expect(card.contains(document.activeElement)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'All actions' }));
  expect(menu).toHaveBeenCalledWith(12, expect.anything());
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(act.edit).toHaveBeenCalledWith(12);
  expect(screen.queryByRole('group', { name: /^Trip of / })).toBeNull();
});

it('says when the driver of a trip of today is expected, and that he will be late', async () => {
  const { user } = renderWithHost(<Shown date={brusselsToday()} />, {
    messages,
    handlers: {
      getBooking: () => [sampleBooking(changes)],
      listActiveDrivers: () => [activeDriver({ id: 3 })],
      listWhereabouts: () => [
        {
          bookingId: 12,
          driverId: 3,
          step: 'toPickUp' as const,
          seen: null,
          pickUpAt: `${brusselsToday()}T08:42:00Z`,
          arrivesAt: `${brusselsToday()}T09:10:00Z`,
          lateMinutes: 12,
          late: true,
          estimated: true,
        },
      ],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Block' }));
  expect(await screen.findByText(/Pick-up expected at \d\d:42 · estimate · 12 min late/)).toBeTruthy();
});
