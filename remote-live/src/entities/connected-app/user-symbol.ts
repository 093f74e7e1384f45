import type { MapSymbol } from '@navette/shared/ui-map';
import type { FormattingContext } from '@navette/shared/ui-table';
import { userStateText } from './user-texts.ts';
import type { AppPosition, ConnectedUser } from './connected-user.ts';

/** What a symbol does. */
interface SymbolUse {
  readonly chosen: boolean;
  readonly onSelect: () => void;
}

/** The symbol of a connected user: a car for drivers, a headset for staff; grey and a diamond when inactive. */
export const userSymbol = (
  user: ConnectedUser & { readonly position: AppPosition },
  context: FormattingContext,
  { chosen, onSelect }: SymbolUse,
): MapSymbol => ({
  id: `user ${String(user.id)}`,
  position: user.position,
  label: `${user.name} · ${userStateText(user, context)}`,
  caption: user.name,
  sign: user.role === 'driver' ? 'car' : 'headset',
  tone: !user.active ? 'grey' : user.role === 'driver' ? 'blue' : 'brown',
  shape: !user.active ? 'diamond' : user.role === 'driver' ? 'circle' : 'square',
  chosen,
  onSelect,
});
