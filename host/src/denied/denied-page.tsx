import { useT } from '@navette/shared/i18n';
import { useLocation, useNavigate } from '@navette/shared/router';
import { useUser } from '@navette/shared/session';
import { Alert, Button, Flex, Text } from '@navette/shared/ui';
import { ArrowLeft, House, LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { FirstHeading } from '../app/first-heading.tsx';
import { PublicFrame } from '../public/public-frame.tsx';
import { deniedReason } from './denied-reason.ts';

/** /denied (S1 §2.1, DECISIONS 6, 7): what was refused, and the way back. */
export function DeniedPage(): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  const user = useUser();
  const { search, key } = useLocation();
  const reason = deniedReason(search);
  return (
    <PublicFrame>
      <FirstHeading>{t('page.denied')}</FirstHeading>
      <Flex direction="column" gap="4" marginTop="4">
        <Alert status="error" title={'key' in reason ? t(reason.key) : reason.text}>
          {'meaning' in reason && reason.meaning !== undefined ? t(reason.meaning) : undefined}
        </Alert>
        {'todo' in reason && reason.todo !== undefined && <Text>{t(reason.todo)}</Text>}
        <Text tone="muted">{t('denied.kept')}</Text>
        <Flex gap="2" wrap="wrap">
          {key !== 'default' && (
            <Button size="lg" icon={<ArrowLeft aria-hidden />} onClick={() => void navigate(-1)}>
              {t('denied.back')}
            </Button>
          )}
          <Button
            size="lg"
            icon={user ? <House aria-hidden /> : <LogIn aria-hidden />}
            onClick={() => void navigate(user ? '/' : '/login')}
          >
            {t(user ? 'page.home' : 'page.login')}
          </Button>
        </Flex>
      </Flex>
    </PublicFrame>
  );
}
