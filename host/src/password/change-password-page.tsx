import { useT } from '@navette/shared/i18n';
import { Navigate, useLocation, useNavigate } from '@navette/shared/router';
import { safeRedirect, type SecondFactorStart, useUser } from '@navette/shared/session';
import { Alert, Box } from '@navette/shared/ui';
import { useState, type ReactNode } from 'react';
import { FirstHeading } from '../app/first-heading.tsx';
import { LazyEnrolment } from '../second-factor/lazy-enrolment.tsx';
import { PublicFrame } from '../public/public-frame.tsx';
import { signInAddress } from '../sign-in/sign-in-address.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

/** /changepass: opened from the settings, or required at sign-in when the password must be changed first (specification/shell.md#change-password). */
export function ChangePasswordPage(): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  const user = useUser();
  const location = useLocation();
  const state: unknown = location.state;
  const email = textIn(state, 'email');
  const imposed = email !== undefined;
  const target = safeRedirect(textIn(state, 'target'));
  const [enrolment, setEnrolment] = useState<Enrolled>();
  const changed = () => void navigate(target, { replace: true, state: { passwordChanged: true } });
  if (user === null && !imposed) return <Navigate to={signInAddress(location)} replace />;
  return (
    <PublicFrame>
      <FirstHeading>{t('page.changepass')}</FirstHeading>
      <Box marginTop="2" marginBottom="6">
        {enrolment ? (
          <Alert status="success" title={t('password.changed')}>
            {t('problem.auth.enrolmentRequired')}
          </Alert>
        ) : (
          imposed && <Alert status="warning" live={false} title={t('problem.auth.changePassword')} />
        )}
      </Box>
      {enrolment ? (
        <LazyEnrolment {...enrolment} onDone={changed} onCancel={() => void navigate('/logout', { replace: true })} />
      ) : (
        <ChangePasswordForm
          email={email ?? user?.email ?? ''}
          onChanged={changed}
          onEnrol={(credentials, start) => setEnrolment({ ...credentials, start })}
          onCancel={() => void navigate(imposed || user === null ? '/login' : target, { replace: true })}
        />
      )}
    </PublicFrame>
  );
}

interface Enrolled {
  readonly email: string;
  readonly password: string;
  readonly start: SecondFactorStart;
}

function textIn(state: unknown, name: string): string | undefined {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
