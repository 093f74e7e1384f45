import type { AppAction, AppCommandKind } from '@navette/shared/domain';
import { LogOut, type LucideIcon, Moon, RefreshCw, Unplug } from 'lucide-react';

const OF_ACTION: Partial<Record<AppAction, LucideIcon>> = {
  reloadApp: RefreshCw,
  logoutApp: LogOut,
  setInActive: Moon,
};

/** Icon of a command that asks first, on the button that confirms: as in the menu. Undefined for any other command. */
export const harshIcon = (kind: AppCommandKind, action: AppAction | null): LucideIcon | undefined => {
  if (kind === 'forceDisconnect') return Unplug;
  return action === null ? undefined : OF_ACTION[action];
};
