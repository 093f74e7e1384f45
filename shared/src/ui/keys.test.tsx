import { act, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithHost } from '../testing/index.ts';
import { keyName, keysOfPage, singleKeysAtom, useSingleKey } from './keys.ts';
import { useT } from '../i18n/index.ts';

const Listening = ({ action }: { readonly action: () => void }) => {
  useSingleKey('/', action);
  return <input aria-label="name" />;
};

afterEach(() => getDefaultStore().set(singleKeysAtom, true));

describe('a shortcut of a single letter', () => {
  it('runs a single-key shortcut outside fields, but not with Ctrl', async () => {
    const action = vi.fn();
    const { user } = renderWithHost(<Listening action={action} />);
    await user.keyboard('{Control>}/{/Control}');
    expect(action).not.toHaveBeenCalled();
    await user.keyboard('/');
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('types the letter of a single-key shortcut inside a field', async () => {
    const action = vi.fn();
    const { user } = renderWithHost(<Listening action={action} />);
    await user.type(screen.getByLabelText('name'), '3/5');
    expect(action).not.toHaveBeenCalled();
    expect(screen.getByDisplayValue('3/5')).toBeTruthy();
  });

  it('ignores single-key shortcuts when they are switched off', async () => {
    const action = vi.fn();
    const { user } = renderWithHost(<Listening action={action} />);
    act(() => getDefaultStore().set(singleKeysAtom, false));
    await user.keyboard('/');
    expect(action).not.toHaveBeenCalled();
  });

  it.each([
    ['Windows', { ctrlKey: true, altKey: true, modifierAltGraph: true }],
    ['Linux', { modifierAltGraph: true }],
  ])('runs a shortcut that a Belgian keyboard types with AltGr on %s', (_, modifiers) => {
    const action = vi.fn();
    renderWithHost(<Listening action={action} />);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: '/', ...modifiers }));
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('runs a shortcut of a named key with Shift, and only with Shift', () => {
    const action = vi.fn();
    const Scrolling = () => {
      useSingleKey('Shift+ArrowLeft', action);
      return null;
    };
    renderWithHost(<Scrolling />);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }));
    expect(action).not.toHaveBeenCalled();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', shiftKey: true }));
    expect(action).toHaveBeenCalledTimes(1);
  });
});

const KEYS = ['Enter', 'Delete', 'Shift', 'Escape', ' ', 'Ctrl', 'F10', 'n'];

const Names = () => {
  const t = useT();
  return <p>{KEYS.map((key) => keyName(t, key)).join(' ')}</p>;
};

it.each([
  ['fr', 'Entrée Suppr Maj Échap Espace Ctrl F10 n'],
  ['nl', 'Enter Delete Shift Esc Spatie Ctrl F10 n'],
  ['en', 'Enter Delete Shift Esc Space Ctrl F10 n'],
] as const)('names the keys in %s', (locale, names) => {
  renderWithHost(<Names />, { locale });
  expect(screen.getByText(names)).toBeTruthy();
});

it('lists the single keys of the shown page', () => {
  const { unmount } = renderWithHost(<Listening action={vi.fn<() => void>()} />);
  expect(keysOfPage()).toEqual(['/']);
  unmount();
  expect(keysOfPage()).toEqual([]);
});
