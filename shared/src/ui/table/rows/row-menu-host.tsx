import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { MenuAt } from '../../overlay/menu/menu-at.tsx';
import type { MenuAnchor } from '../../overlay/menu/menu-at.tsx';
import { RowMenuContext } from './row-menu-context.ts';
import type { RowMenuRequest } from './row-menu-context.ts';

/** One menu for all rows, mounted outside them, so that it stays open while the rows are refreshed. */
export function RowMenuHost({ children }: { readonly children: ReactNode }): ReactNode {
  const [request, setRequest] = useState<RowMenuRequest | null>(null);
  const [anchor, setAnchor] = useState<MenuAnchor | null>(null);
  const open = useCallback((next: RowMenuRequest) => {
    const { x, y, width, height } = next.opener.getBoundingClientRect();
    setRequest(next);
    setAnchor(next.at ?? { x, y, width: Math.min(width, 240), height });
  }, []);
  const close = () => {
    setAnchor(null);
    request?.opener.focus({ preventScroll: true });
  };
  return (
    <RowMenuContext value={open}>
      {children}
      <MenuAt anchor={anchor} label={request?.label ?? ''} items={request?.items ?? []} onClose={close} />
    </RowMenuContext>
  );
}
