import { useT } from '@navette/shared/i18n';
import { useLocation, useNavigate } from '@navette/shared/router';
import { useToast } from '@navette/shared/ui-overlay';
import { useEffect, useRef } from 'react';

/** Toast that the password was changed, on the page after the redirect. */
export function usePasswordNotice(): void {
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const { state, pathname, search, key } = useLocation();
  /** The router state stays until a reload, while late catalogues change `t`: without this, the toast would repeat. */
  const announced = useRef<string>(undefined);
  const changed = typeof state === 'object' && state !== null && Reflect.get(state, 'passwordChanged') === true;
  useEffect(() => {
    if (!changed || announced.current === key) return;
    announced.current = key;
    toast.success(t('password.changed'));
    void navigate(pathname + search, { replace: true, state: null });
  }, [changed, toast, t, navigate, pathname, search, key]);
}
