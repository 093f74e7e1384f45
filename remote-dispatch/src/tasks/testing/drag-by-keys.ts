import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { card } from './show-task-board.tsx';

/** Presses a key with its key code, which the drag library reads. */
export const press = (key: string, keyCode: number) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, keyCode });

/** Ends the drop animation of a card, which jsdom does not run. */
export function settle(title: string): void {
  const item = card(title).closest('li');
  if (item)
    fireEvent(item, Object.assign(new Event('transitionend', { bubbles: true }), { propertyName: 'transform' }));
}

/** Fakes the layout that jsdom lacks: columns side by side, with their cards. */
export function layOut(): void {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1200);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    const regions = screen.getAllByRole('region').filter((region) => region.querySelector('ul') !== null);
    const which = regions.findIndex((region) => region.contains(this));
    const isCard = this.closest('li') !== null;
    return new DOMRect(Math.max(which, 0) * 200, isCard ? 40 : 0, 180, isCard ? 60 : 400);
  });
}
