import { renderWithHost } from '@navette/shared/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import type { WeekendTrips } from './model/timeline-trip.ts';
import { DayPicker } from './timeline-toolbar.tsx';

const quiet = { count: 0, date: undefined };

function show(day = '2026-03-10', weekend: WeekendTrips = { count: 1, date: '2026-03-14' }) {
  const onChange = vi.fn();
  return { ...renderWithHost(<DayPicker day={day} weekend={weekend} onChange={onChange} />, { messages }), onChange };
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Day shown/ });

describe('the day of the timeline', () => {
  it('selects a typed day on Enter, once, and no day in between while typing', async () => {
    const { user, onChange } = show();
    await user.clear(field());
    await user.type(field(), '14/03/2028');
    expect(onChange).not.toHaveBeenCalled();
    expect(field().value).toBe('14/03/2028');
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['2028-03-14']]);
  });

  it('selects a typed day on blur; a day of a weekend becomes the following Monday', async () => {
    const { user, onChange } = show();
    await user.clear(field());
    await user.type(field(), '14/03/2026');
    await user.tab();
    expect(onChange.mock.calls).toEqual([['2026-03-16']]);
    expect(field().value).toBe('10/03/2026');
  });

  it('keeps the day when the typed text is not a date', async () => {
    const { user, onChange } = show();
    await user.clear(field());
    await user.type(field(), '31/02/2026{Enter}');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await user.tab();
    expect(field().value).toBe('31/02/2026');
    await user.clear(field());
    await user.tab();
    expect(field().value).toBe('10/03/2026');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('the day of the timeline goes to the previous or next working day by its buttons', async () => {
    const { user, onChange } = show('2026-03-13');
    await user.click(screen.getByRole('button', { name: 'Next working day' }));
    await user.click(screen.getByRole('button', { name: 'Previous working day' }));
    expect(onChange.mock.calls).toEqual([['2026-03-16'], ['2026-03-12']]);
  });

  it('shows the number of trips of the weekend and leads to them, and nothing without any', async () => {
    const { user, onChange, unmount } = show();
    await user.click(screen.getByRole('button', { name: '1 trip this weekend' }));
    expect(onChange.mock.calls).toEqual([['2026-03-14']]);
    unmount();
    show('2026-03-10', quiet);
    expect(screen.queryByRole('button', { name: /this weekend/ })).toBeNull();
  });
});
