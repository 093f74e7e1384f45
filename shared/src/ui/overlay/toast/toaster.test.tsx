import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../api/problem.ts';
import { renderWithHost } from '../../../testing/index.ts';
import { createToast } from './use-toast.ts';

const toast = createToast((key, values) => [key, ...Object.values(values ?? {})].join(' '));
const region = () => screen.getByRole('region', { name: 'Notifications' });
const texts = () => Array.from(region().querySelectorAll('[data-kind] p:first-of-type'), (text) => text.textContent);
const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms));
};

const styleOf = (text: HTMLElement) => {
  const { insetInlineEnd, bottom } = text.closest<HTMLElement>('[data-kind]')?.style ?? {};
  return [insetInlineEnd, bottom].map((distance) => Number.parseFloat(distance ?? '')).join(' ');
};

/** Lays toasts out as a browser would, by their shape. */
function sizeOfToasts(usual: { width: number; height: number }, oneLine: { width: number; height: number }): void {
  const shapeOf = (element: HTMLElement) => ('oneLine' in element.dataset ? oneLine : usual);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function width(this: HTMLElement) {
    return shapeOf(this).width;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(this: HTMLElement) {
    return shapeOf(this).height;
  });
}

/** Adds something to the page that toasts must not cover. */
async function keepClear(rect: DOMRect): Promise<void> {
  const bar = document.createElement('div');
  bar.dataset.keptClear = '';
  vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(rect);
  await act(async () => screen.getByRole('main').append(bar));
  pass(100);
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('toasts', () => {
  it('closes toasts after their duration, except errors, which stay until closed', () => {
    renderWithHost(<p>page</p>);
    act(() => void [toast.success('saved'), toast.error('refused')]);
    expect(texts()).toEqual(['saved', 'refused']);
    pass(20_000);
    expect(texts()).toEqual(['refused']);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(texts()).toEqual([]);
  });

  it('shows at most two toasts, and replaces only those without an action or error', () => {
    renderWithHost(<p>page</p>);
    act(() => void [toast.success('first'), toast.info('second'), toast.success('third')]);
    expect(texts()).toEqual(['second', 'third']);
    act(() => void toast.success('fourth', { undo: vi.fn() }));
    expect(texts()).toEqual(['third', 'fourth']);
    act(() => void toast.error('fifth'));
    expect(texts()).toEqual(['fourth', 'fifth']);
  });

  it('queues a toast while the shown ones have an action or are errors, and shows how many wait', () => {
    renderWithHost(<p>page</p>);
    act(() => void [toast.success('first', { undo: vi.fn() }), toast.error('second'), toast.error('third')]);
    act(() => void [toast.success('fourth', { undo: vi.fn() })]);
    expect(texts()).toEqual(['first', 'second']);
    expect(screen.getByText('2 more messages')).toBeTruthy();
    pass(11_000);
    expect(texts()).toEqual(['second', 'third']);
    fireEvent.click(within(screen.getAllByRole('alert')[0] ?? region()).getByRole('button', { name: 'Close' }));
    expect(texts()).toEqual(['third', 'fourth']);
    pass(9_000);
    expect(texts()).toEqual(['third', 'fourth']);
    pass(2_000);
    expect(texts()).toEqual(['third']);
  });

  it('keeps toasts open while they are hovered', () => {
    renderWithHost(<p>page</p>);
    act(() => void toast.success('saved'));
    fireEvent.pointerEnter(region());
    pass(20_000);
    expect(texts()).toEqual(['saved']);
    fireEvent.pointerLeave(region());
    pass(20_000);
    expect(texts()).toEqual([]);
  });

  it('moves a toast above the bar of selected rows that appears below it', async () => {
    renderWithHost(<main>page</main>);
    act(() => void toast.success('saved'));
    sizeOfToasts({ width: 400, height: 50 }, { width: 500, height: 40 });
    await keepClear(new DOMRect(0, innerHeight - 40, innerWidth, 40));
    expect(screen.getByRole('status').style.bottom).toBe('56px');
  });

  it('lays a toast in one line where it fits between two bars in no other shape', async () => {
    renderWithHost(<main>page</main>);
    act(() => void toast.success('saved'));
    sizeOfToasts({ width: 384, height: 81 }, { width: 600, height: 42 });
    await keepClear(new DOMRect(0, 0, innerWidth, 140));
    await keepClear(new DOMRect(0, 190, innerWidth, innerHeight - 190));
    const { style, dataset } = screen.getByRole('status');
    expect([dataset.oneLine, style.bottom]).toEqual(['', `${String(innerHeight - 190 + 2)}px`]);
  });

  it('covers no tab, which is the label of a hidden radio button', async () => {
    renderWithHost(<main>page</main>);
    act(() => void toast.success('saved'));
    sizeOfToasts({ width: 384, height: 50 }, { width: 500, height: 40 });
    const tab = document.createElement('label');
    vi.spyOn(tab, 'getBoundingClientRect').mockReturnValue(new DOMRect(innerWidth - 100, innerHeight - 40, 80, 32));
    await act(async () => screen.getByRole('main').append(tab));
    pass(100);
    expect(screen.getByRole('status').style.insetInlineEnd).toBe(`${String((innerWidth - 384) / 2)}px`);
  });

  it('may cover buttons that are scrolled out of their list, which nobody can click', async () => {
    renderWithHost(<main>page</main>);
    act(() => void toast.success('saved'));
    sizeOfToasts({ width: 384, height: 50 }, { width: 500, height: 40 });
    const [list, button] = [document.createElement('ul'), document.createElement('button')];
    list.append(button);
    vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, innerWidth, innerHeight - 100));
    vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(innerWidth - 100, innerHeight - 40, 80, 32));
    await act(async () => screen.getByRole('main').append(list));
    pass(100);
    expect(screen.getByRole('status').style.insetInlineEnd).toBe('16px');
  });

  it('places two toasts side by side when they fit only that way, and moves neither when the other closes', async () => {
    renderWithHost(<main>page</main>);
    act(() => void [toast.success('first'), toast.error('second')]);
    sizeOfToasts({ width: 384, height: 60 }, { width: 384, height: 60 });
    await keepClear(new DOMRect(0, 0, innerWidth, innerHeight - 100));
    const spots = () => screen.getAllByText(/first|second/).map((text) => styleOf(text));
    expect(spots()).toEqual(['16 16', `${String(innerWidth - 384 - 16)} 16`]);
    pass(20_000);
    expect(spots()).toEqual([`${String(innerWidth - 384 - 16)} 16`]);
  });

  it('offers Undo in a toast for ten seconds and runs it once', () => {
    const undo = vi.fn();
    renderWithHost(<p>page</p>);
    act(() => void toast.success('deleted', { undo }));
    pass(9000);
    fireEvent.click(within(region()).getByRole('button', { name: 'shared.undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(texts()).toEqual([]);
  });

  it('offers another action beside Undo, for half a minute, and closes with either', () => {
    const [undo, run] = [vi.fn(), vi.fn()];
    renderWithHost(<p>page</p>);
    act(() => void toast.success('deleted', { undo, action: { label: 'Notify the driver', run } }));
    pass(29_000);
    expect(within(region()).getByRole('button', { name: 'shared.undo' })).toBeTruthy();
    fireEvent.click(within(region()).getByRole('button', { name: 'Notify the driver' }));
    expect([run, undo].map((called) => called.mock.calls.length)).toEqual([1, 0]);
    expect(texts()).toEqual([]);
  });

  it('shows message, code and incident of a failure in a toast', () => {
    renderWithHost(<p>page</p>);
    const error = new ApiProblem({
      status: 409,
      code: 'conflict',
      messageKey: 'problem.conflict',
      fields: [],
      incidentId: 'a81f',
    });
    act(() => void toast.failure('not saved', error));
    expect(screen.getByRole('alert').textContent).toMatch(/not saved.*problem\.conflict.*conflict.*a81f/);
  });

  it('restores the focus when a focused toast closes', () => {
    renderWithHost(<button type="button">before</button>);
    act(() => void toast.error('refused'));
    screen.getByRole('button', { name: 'before' }).focus();
    const close = screen.getByRole('button', { name: 'Close' });
    close.focus();
    fireEvent.click(close);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'before' }));
  });
});
