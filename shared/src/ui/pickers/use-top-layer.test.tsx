import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../theme/ui-provider.tsx';
import { TopLayer } from './top-layer.tsx';

function Field(): ReactNode {
  const anchor = useRef<HTMLInputElement>(null);
  return (
    <UiProvider>
      <input ref={anchor} aria-label="Client" />
      <TopLayer anchor={anchor} onClose={() => undefined}>
        <ul aria-label="Clients" />
      </TopLayer>
    </UiProvider>
  );
}

it('repositions an overlay when the page scrolls, but not when its own list does, which would scroll it to the top', () => {
  render(<Field />);
  const placed = vi.spyOn(screen.getByLabelText('Client'), 'getBoundingClientRect');
  fireEvent.scroll(screen.getByLabelText('Clients'));
  expect(placed).not.toHaveBeenCalled();
  fireEvent.scroll(document);
  expect(placed).toHaveBeenCalledTimes(1);
});
