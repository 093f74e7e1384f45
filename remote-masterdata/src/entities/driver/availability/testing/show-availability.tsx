import type { components } from '@navette/openapi/types';
import { renderWithHost, type HostOptions, type Answer } from '@navette/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { messages } from '../../../../testing/forms.ts';
import { AvailabilityDialog } from '../../../../pages/drivers.tsx';

/** All slots of a day. */
export const ALL = '0,1,2,3,4,5';
/** Weekdays and leave of the driver. */
export const pattern: components['schemas']['AvailabilityPattern'] = {
  weekdays: ['', '0,1', '', '', '', ALL, ALL],
  leave: [{ startDate: '2026-03-23', endDate: '2026-03-24', reason: 'Maroc' }],
};
/** Days with marks of their own. */
export const marked = [
  { driverId: 4, date: '2026-03-14', available: '' },
  { driverId: 4, date: '2026-03-18', available: '5' },
];

/** Has each test of a file run on 10 March 2026. */
export function onTenthOfMarch(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T09:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** The open dialog, and what it saves. */
export async function show(handlers: HostOptions['handlers'] = {}, dialogs: HostOptions['dialogs'] = {}) {
  const saveDriverAvailabilityDays = vi.fn<Answer<'saveDriverAvailabilityDays'>>(() => ({ affectedRows: 1 }));
  const saveAvailabilityPattern = vi.fn<Answer<'saveAvailabilityPattern'>>(() => ({ affectedRows: 1 }));
  const onClose = vi.fn();
  const host = renderWithHost(
    <AvailabilityDialog driver={{ id: 4, firstname: 'Karim', lastname: 'Benali' }} onClose={onClose} />,
    {
      messages,
      dialogs,
      handlers: {
        listTripsWhileUnavailable: () => [],
        getAvailabilityPattern: () => pattern,
        listDriverAvailability: () => marked,
        saveDriverAvailabilityDays,
        saveAvailabilityPattern,
        ...handlers,
      },
    },
  );
  await screen.findByText('March 2026', {}, { timeout: 20_000 });
  // Three hundred buttons: a query by role would take seconds.
  const button = (label: RegExp) => {
    const found = [...document.querySelectorAll<HTMLElement>('[role=grid] button')].find((candidate) =>
      label.test(candidate.getAttribute('aria-label') ?? ''),
    );
    if (!found) throw new Error(`no button ${String(label)}`);
    return found;
  };
  const named = (text: string) => screen.getByText(text, { selector: 'button, button *' });
  const save = async () => {
    fireEvent.click(named('Save'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  };
  /** The days of the one call that saved them. */
  const days = () => {
    expect(saveDriverAvailabilityDays).toHaveBeenCalledOnce();
    return Object.fromEntries(
      saveDriverAvailabilityDays.mock.calls[0]?.[0].body.days.map(({ date, available }) => [date, available]) ?? [],
    );
  };
  return { ...host, button, named, save, days, onClose, saveAvailabilityPattern, saveDriverAvailabilityDays };
}

type Shown = Awaited<ReturnType<typeof show>>;

/** Button of a slot of a day of March. */
export const slot = ({ button }: Shown, day: string, time: string) => button(new RegExp(`${day} March.*${time} to`));
/** Whether a slot, a day or a week is marked. */
export const isMarked = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';
