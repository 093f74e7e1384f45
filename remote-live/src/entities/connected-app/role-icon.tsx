import { Car, Headset, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ConnectedUser } from './connected-user.ts';

/** Roles that a headset marks (S2 §6). */
const HEADSET: ReadonlySet<ConnectedUser['role']> = new Set<ConnectedUser['role']>(['admin', 'dispatch', 'super']);

/** Icon of a role: a car for drivers, a headset for admin, dispatch and super; grey and faded for who is inactive (S2 §2, Admin). */
export function RoleIcon({ role, active }: Pick<ConnectedUser, 'role' | 'active'>): ReactNode {
  const Icon = role === 'driver' ? Car : HEADSET.has(role) ? Headset : UserRound;
  const style = {
    display: 'inline',
    verticalAlign: '-3px',
    marginInlineEnd: 4,
    ...(active ? {} : { color: 'var(--chakra-colors-gray-500)', opacity: 0.7 }),
  } as const;
  return <Icon aria-hidden size={16} style={style} />;
}
