import { renderWithHost } from '@navette/shared/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../../testing/messages.ts';
import type { WeekendTrips } from '../model/weekend-trips.ts';
import { DayPicker } from './day-picker.tsx';

const quiet = { count: 0, date: undefined };

function show(day = '2026-03-10', weekend: WeekendTrips = { count: 1, date: '2026-03-14' }) {
  const onChange = vi.fn();
  return { ...renderWithHost(<DayPicker day={day} weekend={weekend} onChange={onChange} />, { messages }), onChange };
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Day shown/ });

describe('the day of the timeline', () => {
  it('that is typed counts on Enter, once, not the days on the way to it', async () => {
    const { user, onChange } = show();
    await user.clear(field());
    await user.type(field(), '14/03/2028');
    expect(onChange).not.toHaveBeenCalled();
    expect(field().value).toBe('14/03/2028');
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['2028-03-14']]);
  });

  it('that is typed counts when the field is left; a day of a weekend is the Monday after', async () => {
    const { user, onChange } = show();
    await user.clear(field());
    await user.type(field(), '14/03/2026');
    await user.tab();
    expect(onChange.mock.calls).toEqual([['2026-03-16']]);
    expect(field().value).toBe('10/03/2026');
  });

  it('stays when what is typed is no date', async () => {
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

  it('is a working day before or after by its buttons', async () => {
    const { user, onChange } = show('2026-03-13');
    await user.click(screen.getByRole('button', { name: 'Next working day' }));
    await user.click(screen.getByRole('button', { name: 'Previous working day' }));
    expect(onChange.mock.calls).toEqual([['2026-03-16'], ['2026-03-12']]);
  });

  it('tells the trips of the weekend and leads to them; without any it says nothing', async () => {
    const { user, onChange, unmount } = show();
    await user.click(screen.getByRole('button', { name: '1 trip this weekend' }));
    expect(onChange.mock.calls).toEqual([['2026-03-14']]);
    unmount();
    show('2026-03-10', quiet);
    expect(screen.queryByRole('button', { name: /this weekend/ })).toBeNull();
  });
});
