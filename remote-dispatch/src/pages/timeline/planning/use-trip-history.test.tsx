import { problem, renderWithHost, type HostOptions } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../../testing/messages.ts';
import type { SaveTripChange } from '../model/timeline-trip.ts';
import {
  useTripHistory,
  changeHistory,
  MOST_CHANGES,
  NO_HISTORY,
  type HistoryEvent,
  hasMovedOn,
} from './use-trip-history.ts';
import type { SavedChange } from '../model/planning-parts.ts';

const done = { id: 12, driverId: 9, price_driver: null, accepted: 1 } as const;
const asked = expect.objectContaining({ seen: expect.anything() });
const inverse = { id: 12, driverId: 3, price_driver: 20, accepted: 2 } as const;

function Page({ save }: { readonly save: SaveTripChange }) {
  const history = useTripHistory(save);
  return (
    <>
      <button type="button" onClick={() => history.push({ done, inverse })}>
        saved
      </button>
      <button type="button" onClick={() => void history.undoChange({ done, inverse })}>
        toast
      </button>
      <input aria-label="field" />
      <button type="button" disabled={!history.canUndo} onClick={() => void history.undo()}>
        undo
      </button>
      <button type="button" disabled={!history.canRedo} onClick={() => void history.redo()}>
        redo
      </button>
    </>
  );
}

/** Page on which booking 12 has just moved from driver 3 to driver 9. */
async function show(
  handlers: HostOptions['handlers'] = {},
  save = vi.fn<SaveTripChange>(async (change) => (change === done ? inverse : done)),
) {
  const hosted = renderWithHost(<Page save={save} />, {
    messages,
    handlers: { getBooking: () => [sampleBooking({ ...done })], ...handlers },
  });
  await hosted.user.click(screen.getByRole('button', { name: 'saved' }));
  return { ...hosted, save };
}
const undo = () => screen.getByRole<HTMLButtonElement>('button', { name: 'undo' });
const redo = () => screen.getByRole<HTMLButtonElement>('button', { name: 'redo' });

describe('useTripHistory', () => {
  it('undoes a change as soon as its running save has ended', async () => {
    let finish: () => void = () => undefined;
    const save = vi.fn<SaveTripChange>(async () => done);
    function Slow() {
      const history = useTripHistory(save);
      const change = () =>
        history.during(async () => {
          await new Promise<void>((next) => (finish = next));
          history.push({ done, inverse });
        });
      return <button onClick={() => void change()}>save</button>;
    }
    const { user } = renderWithHost(<Slow />, {
      messages,
      handlers: { getBooking: () => [sampleBooking({ ...done })] },
    });
    await user.click(screen.getByRole('button', { name: 'save' }));
    await user.keyboard('{Control>}z{/Control}');
    expect(save).not.toHaveBeenCalled();
    finish();
    await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith(inverse, asked));
  });

  it('saves the inverse on undo, and can redo', async () => {
    let booking = sampleBooking({ ...done });
    const { user, save } = await show({ getBooking: () => [booking] });
    expect([undo().disabled, redo().disabled]).toEqual([false, true]);
    await user.click(undo());
    await waitFor(() => expect(save).toHaveBeenLastCalledWith(inverse, asked));
    await waitFor(() => expect([undo().disabled, redo().disabled]).toEqual([true, false]));
    booking = sampleBooking({ ...inverse });
    await user.click(redo());
    await waitFor(() => expect(save).toHaveBeenLastCalledWith(done, asked));
    await waitFor(() => expect([undo().disabled, redo().disabled]).toEqual([false, true]));
  });

  it('undoes by Ctrl+Z, but not while a field has the focus', async () => {
    const { user, save } = await show();
    await user.click(screen.getByLabelText('field'));
    await user.keyboard('{Control>}z{/Control}');
    expect(save).not.toHaveBeenCalled();
    await user.click(document.body);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(save).toHaveBeenLastCalledWith(inverse, asked));
  });

  it('undo does not overwrite a change that a colleague made since, and shows the conflict', async () => {
    const { user, save } = await show({ getBooking: () => [sampleBooking({ ...done, driverId: 7 })] });
    await user.click(undo());
    expect(await screen.findByText(/Booking 12 has been changed in the meantime/)).toBeTruthy();
    expect(save).not.toHaveBeenCalled();
    expect(undo().disabled).toBe(true);
  });

  it('shows why undo failed, and retries it', async () => {
    const save = vi.fn<SaveTripChange>().mockRejectedValueOnce(new Error('x')).mockResolvedValue(done);
    const { user } = await show({}, save);
    await user.click(undo());
    expect(await screen.findByText(/neither undone nor redone/)).toBeTruthy();
    await user.click(undo());
    await waitFor(() => expect(redo().disabled).toBe(false));
  });

  it('reports a deleted booking, and drops its change so that earlier ones can be undone', async () => {
    const { user } = await show({ getBooking: () => problem(404, 'notFound') });
    await user.click(undo());
    expect(await screen.findByText(/neither undone nor redone/)).toBeTruthy();
    await waitFor(() => expect(undo().disabled).toBe(true));
  });

  it('ignores the Undo of a toast once the change was undone by key', async () => {
    let booking = sampleBooking({ ...done });
    const { user, save } = await show({ getBooking: () => [booking] });
    await user.click(undo());
    await waitFor(() => expect(redo().disabled).toBe(false));
    booking = sampleBooking({ ...inverse });
    await user.click(screen.getByRole('button', { name: 'toast' }));
    expect(save).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/in the meantime/)).toBeNull();
    expect(redo().disabled).toBe(false);
  });
});

const toDriver = (id: number, from: number, to: number): SavedChange => ({
  done: { id, driverId: to, accepted: 1 },
  inverse: { id, driverId: from, accepted: 2 },
});
const first = toDriver(12, 3, 4);
const second = toDriver(13, 5, 6);
const after = (...events: HistoryEvent[]) => events.reduce(changeHistory, NO_HISTORY);
const saved = (change: SavedChange): HistoryEvent => ({ kind: 'saved', change });
const undone = (change: SavedChange): HistoryEvent => ({ kind: 'undone', change, back: change });

describe('history of saved changes', () => {
  it('undoes the latest change first and can redo it', () => {
    expect(after(saved(first), saved(second), undone(second))).toEqual({ past: [first], future: [second] });
  });

  it('stores the inverse of the trip’s state at the redo', () => {
    const inverse = { id: 12, driverId: 3, accepted: 1 } as const;
    expect(after(saved(first), undone(first), { kind: 'redone', change: first, again: { ...first, inverse } })).toEqual(
      {
        past: [{ done: first.done, inverse }],
        future: [],
      },
    );
  });

  it('clears the redo stack when another change is saved', () => {
    expect(after(saved(first), undone(first), saved(second))).toEqual({ past: [second], future: [] });
  });

  it('undoes an older change alone, like the Undo of its toast', () => {
    expect(after(saved(first), saved(second), undone(first))).toEqual({ past: [second], future: [first] });
  });

  it('drops every change of a trip that a colleague has changed', () => {
    const again = toDriver(12, 4, 9);
    expect(after(saved(first), saved(second), saved(again), undone(second), { kind: 'overtaken', id: 12 })).toEqual({
      past: [],
      future: [second],
    });
  });

  it('drops the oldest changes beyond the limit', () => {
    const many = Array.from({ length: MOST_CHANGES + 5 }, (_, id) => toDriver(id + 1, 1, 2));
    const { past } = after(...many.map(saved));
    expect([past.length, past[0]]).toEqual([MOST_CHANGES, toDriver(6, 1, 2)]);
  });
});

it('detects a conflict in the changed fields, and ignores all other fields', () => {
  const left = { id: 12, driverId: 4, accepted: 1, price_driver: null } as const;
  expect(hasMovedOn(sampleBooking({ driverId: 4, accepted: 1, price_driver: null }), left)).toBe(false);
  expect(hasMovedOn(sampleBooking({ driverId: 4, ap_time: '11:00', comment: 'x' }), left)).toBe(false);
  expect(hasMovedOn(sampleBooking({ driverId: 9 }), left)).toBe(true);
  expect(hasMovedOn(sampleBooking({ driverId: 4, accepted: 2 }), left)).toBe(true);
});
