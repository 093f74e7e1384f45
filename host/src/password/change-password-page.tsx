import { useT } from '@navette/shared/i18n';
import { Navigate, useLocation, useNavigate } from '@navette/shared/router';
import { safeRedirect, useUser } from '@navette/shared/session';
import { Alert, Box } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { FirstHeading } from '../app/first-heading.tsx';
import { PublicFrame } from '../public/public-frame.tsx';
import { signInAddress } from '../session/sign-in-address.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

/** /changepass: asked for in the settings, or imposed by a sign-in whose password must be changed first (S1 §2.3, §4). */
export function ChangePasswordPage(): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  const user = useUser();
  const location = useLocation();
  const state: unknown = location.state;
  const email = textIn(state, 'email');
  const imposed = email !== undefined;
  const target = safeRedirect(textIn(state, 'target'));
  if (user === null && !imposed) return <Navigate to={signInAddress(location)} replace />;
  return (
    <PublicFrame>
      <FirstHeading>{t('page.changepass')}</FirstHeading>
      <Box marginTop="2" marginBottom="6">
        {imposed && <Alert status="warning" live={false} title={t('problem.auth.changePassword')} />}
      </Box>
      <ChangePasswordForm
        email={email ?? user?.email ?? ''}
        onChanged={() => void navigate(target, { replace: true, state: { passwordChanged: true } })}
        onCancel={() => void navigate(imposed || user === null ? '/login' : target, { replace: true })}
      />
    </PublicFrame>
  );
}

function textIn(state: unknown, name: string): string | undefined {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
