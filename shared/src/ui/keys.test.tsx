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

it.each([
  ['a menu', <div key="above" role="menu" data-state="open" />],
  ['a dialog', <div key="above" role="dialog" data-state="open" />],
])('ignores shortcuts under %s, also those with Ctrl', async (_, above) => {
  const action = vi.fn();
  const Undoing = () => {
    useSingleKey('Ctrl+z', action);
    return above;
  };
  const { user } = renderWithHost(
    <>
      <Listening action={action} />
      <Undoing />
    </>,
  );
  await user.keyboard('/{Control>}z{/Control}');
  expect(action).not.toHaveBeenCalled();
});

it('runs a shortcut with Ctrl or Meta, also when single letters are switched off, but not in a list that letters search', async () => {
  const [undo, redo] = [vi.fn(), vi.fn()];
  const Undoing = () => {
    useSingleKey('Ctrl+z', undo);
    useSingleKey('Ctrl+y', redo);
    useSingleKey('n', redo);
    return <button role="combobox" aria-label="Type" aria-expanded="false" aria-controls="x" />;
  };
  act(() => getDefaultStore().set(singleKeysAtom, false));
  const { user } = renderWithHost(<Undoing />);
  await user.keyboard('{Control>}z{/Control}{Meta>}z{/Meta}{Control>}{Shift>}z{/Shift}{/Control}');
  expect([undo.mock.calls.length, redo.mock.calls.length]).toEqual([2, 1]);
  act(() => getDefaultStore().set(singleKeysAtom, true));
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('n{Control>}z{/Control}');
  expect([undo.mock.calls.length, redo.mock.calls.length]).toEqual([2, 1]);
});

it('does not list a shortcut of something that the user can not do', () => {
  const Reading = () => {
    useSingleKey('n', undefined);
    return null;
  };
  renderWithHost(<Reading />);
  expect(keysOfPage()).toEqual([]);
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
