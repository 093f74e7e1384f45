import { messageKey, type Translate } from '../../i18n/index.ts';

const NAMES: Readonly<Record<string, string>> = {
  Delete: messageKey('key.delete'),
  Enter: messageKey('key.enter'),
  Escape: messageKey('key.escape'),
  Shift: messageKey('key.shift'),
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
