import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearMessages, isMessages, onMissed, registerCatalogue, registerMessages } from './catalogues.ts';
import { localeAtom, switchLocaleAtom } from './locale-atom.ts';
import { LocaleProvider } from './locale-provider.tsx';
import { useT, type MessageValues } from './use-t.ts';

function Message({ name, values }: { readonly name: string; readonly values?: MessageValues }) {
  const t = useT();
  return <p role="note">{t(name, values)}</p>;
}

function show(name: string, values?: MessageValues) {
  const store = createStore();
  render(
    <Provider store={store}>
      <LocaleProvider>
        <Message name={name} {...(values ? { values } : {})} />
      </LocaleProvider>
    </Provider>,
  );
  return store;
}

const shown = () => screen.getByRole('note').textContent;

beforeEach(() => {
  clearMessages();
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the language of the screens', () => {
  it('shows messages in the chosen language, sets the lang of the page and stores the choice', () => {
    registerMessages('shared', 'en', { 'shared.save': 'Save' });
    registerMessages('shared', 'nl', { 'shared.save': 'Opslaan' });
    const store = show('shared.save');
    expect(shown()).toBe('Save');
    expect(document.documentElement.lang).toBe('en');
    act(() => store.set(localeAtom, 'nl'));
    expect(shown()).toBe('Opslaan');
    expect(document.documentElement.lang).toBe('nl');
    expect(localStorage.getItem('navette.locale')).toBe('nl');
  });

  it('renders a missing text once its catalogue is loaded', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const sought = vi.fn<(key: string) => void>();
    const stop = onMissed(sought);
    show('live.title');
    expect(shown()).toBe('live.title');
    // A catalogue that is loaded late is loaded at once.
    expect(sought).toHaveBeenCalledWith('live.title');
    stop();
    act(() => registerMessages('live', 'en', { 'live.title': 'Live' }));
    expect(shown()).toBe('Live');
  });

  it('does not rerender when the catalogue of another remote is loaded, but finds its texts in later renders', async () => {
    registerMessages('dispatch', 'en', { 'booking.title': 'Bookings' });
    const drawn = vi.fn<(text: string) => void>();
    function Counted({ name }: { readonly name: string }) {
      drawn(useT()(name));
      return null;
    }
    const store = createStore();
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>
        <LocaleProvider>{children}</LocaleProvider>
      </Provider>
    );
    const { rerender } = render(<Counted name="booking.title" />, { wrapper });
    const twice = () => registerCatalogue('booqit', 'en', async () => ({ 'booqit.title': 'Booqit' }));
    await act(() => Promise.all([twice(), twice()]));
    expect(drawn.mock.calls).toEqual([['Bookings']]);
    rerender(<Counted name="booqit.title" />);
    expect(drawn).toHaveBeenLastCalledWith('Booqit');
  });

  it('redraws when a remote registers its catalogue again', () => {
    registerMessages('dispatch', 'en', { 'booking.title': 'Bookings' });
    show('booking.title');
    act(() => registerMessages('dispatch', 'en', { 'booking.title': 'All bookings' }));
    expect(shown()).toBe('All bookings');
  });

  it('loads every catalogue before the language changes', async () => {
    await registerCatalogue('dispatch', 'en', async (locale) => ({ 'booking.title': `title ${locale}` }));
    const store = show('booking.title');
    await act(() => store.set(switchLocaleAtom, 'fr'));
    expect(shown()).toBe('title fr');
  });

  it('keeps the language when a catalogue cannot be loaded', async () => {
    await registerCatalogue('dispatch', 'en', async (locale) => {
      if (locale === 'fr') throw new Error('unreachable');
      return { 'booking.title': 'Bookings' };
    });
    const store = show('booking.title');
    await expect(act(() => store.set(switchLocaleAtom, 'fr'))).rejects.toThrow('unreachable');
    expect(store.get(localeAtom)).toBe('en');
    expect(shown()).toBe('Bookings');
  });
});

describe('messages', () => {
  it('accepts messages that the build has parsed', () => {
    const compiled: unknown = JSON.parse('{"shared.hello":[{"type":0,"value":"Hello "},{"type":1,"value":"name"}]}');
    if (!isMessages(compiled)) throw new Error('not a catalogue');
    registerMessages('shared', 'en', compiled);
    show('shared.hello', { name: 'Anna' });
    expect(shown()).toBe('Hello Anna');
  });

  it('applies the plural rules of the language to messages', () => {
    registerMessages('shared', 'en', { 'shared.rows': '{count, plural, one {# row} other {# rows}}' });
    show('shared.rows', { count: 1234 });
    expect(shown()).toBe('1,234 rows');
  });

  it('formats empty values in messages as nothing, and never as an object', () => {
    registerMessages('shared', 'en', { 'shared.who': '[{name}|{city}|{active}]' });
    show('shared.who', { name: null, city: undefined, active: false });
    expect(shown()).toBe('[||false]');
  });

  it('shows the key of a missing message and reports it', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show('shared.unknown');
    expect(shown()).toBe('shared.unknown');
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('shared.unknown'));
  });
});
