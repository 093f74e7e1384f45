import { messageKey, type Translate } from '../i18n/index.ts';
import { atom, useAtomValue } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useEffect, useRef } from 'react';

const NAMES: Readonly<Record<string, string>> = {
  Delete: messageKey('key.delete'),
  Enter: messageKey('key.enter'),
  Escape: messageKey('key.escape'),
  Shift: messageKey('key.shift'),
  ArrowDown: messageKey('key.down'),
  ArrowUp: messageKey('key.up'),
  '1': messageKey('key.digits'),
  ' ': messageKey('key.space'),
};

/**
 * Name of a key as printed on the keyboards of the language: `Delete` is Suppr in French.
 * @param key as in `KeyboardEvent.key`; keys without a translation (`n`, `Ctrl`, `F10`) are returned as they are
 */
export function keyName(t: Translate, key: string): string {
  const name = NAMES[key];
  return name === undefined ? key : t(name);
}

/** Meaning of each key, the same on every page. */
export const KEY_MEANINGS: Readonly<Record<string, string>> = {
  b: messageKey('key.means.book'),
  r: messageKey('key.means.waiting'),
  n: messageKey('key.means.add'),
  '/': messageKey('key.means.search'),
  d: messageKey('key.means.drivers'),
  e: messageKey('key.means.next'),
  E: messageKey('key.means.previous'),
  l: messageKey('key.means.lock'),
  t: messageKey('key.means.now'),
  m: messageKey('key.means.map'),
  ArrowDown: messageKey('key.means.nextLine'),
  ArrowUp: messageKey('key.means.previousLine'),
  Enter: messageKey('key.means.takeSurest'),
  '1': messageKey('key.means.take'),
  c: messageKey('key.means.credit'),
  w: messageKey('key.means.writeOff'),
  a: messageKey('key.means.aside'),
  x: messageKey('key.means.expense'),
  '[': messageKey('key.means.back'),
  ']': messageKey('key.means.forward'),
  '+': messageKey('key.means.nearer'),
  '-': messageKey('key.means.further'),
  'Ctrl+z': messageKey('key.means.undo'),
  'Ctrl+y': messageKey('key.means.redo'),
  '?': messageKey('key.means.keys'),
};

/** Keys of what is shown, as often as parts of it listen. */
const listening: string[] = [];

/** The keys that the shown page has, in the order of {@link KEY_MEANINGS}. */
export const keysOfPage = (): readonly string[] => Object.keys(KEY_MEANINGS).filter((key) => listening.includes(key));

const stored = atomWithStorage('navette.singleKeys', true, undefined, { getOnInit: true });

/** Whether single-key shortcuts are enabled. Users of speech input or with tremor disable them (WCAG 2.1.4). Persisted in localStorage. */
export const singleKeysAtom = atom(
  (get) => get(stored),
  (_get, set, on: boolean) => set(stored, on),
);

/**
 * Runs `action` when the key is pressed outside fields and lists that letters search, without Ctrl, Alt or Meta, and while no dialog or menu covers the
 * calling component. AltGr counts as typing: a Belgian AZERTY keyboard needs it for `[`.
 * @param key as in `KeyboardEvent.key`, such as `/` or `?`, one of {@link KEY_MEANINGS}; or a named key, with Shift as `Shift+ArrowLeft`; or `Ctrl+z` (Meta
 *   too), which users can't switch off
 * @param action undefined where the user can't do it: the key does nothing, and is not listed
 */
export function useSingleKey(key: string, action: (() => void) | undefined): void {
  const isSingle = !key.startsWith('Ctrl+');
  const on = (useAtomValue(singleKeysAtom) || !isSingle) && action !== undefined;
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (!isKey(event, key) || event.defaultPrevented || inField(event.target)) return;
      if (key === 'Enter' && hasOwnEnter(event.target)) return;
      if (document.querySelector(ABOVE)) return;
      event.preventDefault();
      latest.current?.();
    };
    document.addEventListener('keydown', listen);
    listening.push(key);
    return () => {
      document.removeEventListener('keydown', listen);
      listening.splice(listening.indexOf(key), 1);
    };
  }, [key, on]);
}

const ABOVE = ['dialog', 'alertdialog', 'menu'].map((role) => `[role=${role}][data-state=open]`).join();

function isKey(event: KeyboardEvent, wanted: string): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (wanted.startsWith('Ctrl+')) return (ctrlKey || metaKey) && !altKey && ctrlKeyOf(event) === wanted;
  if (isCommand(event)) return false;
  return wanted.startsWith('Shift+') ? shiftKey && key === wanted.slice('Shift+'.length) : key === wanted;
}

/** Ctrl+Shift+Z is another Ctrl+Y. */
const ctrlKeyOf = ({ key, shiftKey }: KeyboardEvent): string =>
  shiftKey && key.toLowerCase() === 'z' ? 'Ctrl+y' : `Ctrl+${key.toLowerCase()}`;

/** Windows reports AltGr as Ctrl and Alt together. */
const isCommand = (event: KeyboardEvent) =>
  event.metaKey || ((event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph'));

/** Enter belongs to a focused button or link. */
const hasOwnEnter = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('a[href], button, summary') !== null;

const inField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches(
      'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [role=combobox], [role=listbox]',
    ));
