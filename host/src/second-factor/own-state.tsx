import type { components } from '@navette/openapi/types';
import { useFormats, useT } from '@navette/shared/i18n';
import { Alert, Button, Flex, Stack, Text } from '@navette/shared/ui';
import { KeyRound, ShieldCheck, ShieldOff, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FactorAct } from './factor-act.ts';

interface OwnStateProps {
  readonly state: components['schemas']['SecondFactor'];
  readonly onAct: (act: FactorAct) => void;
}

/** Recovery codes left below which new ones are advised. */
const FEW = 3;

/** Whether a second factor is set up, since when, and what can be done with it. */
export function OwnState({ state: { enrolledAt, recoveryCodesLeft, obligatory }, onAct }: OwnStateProps): ReactNode {
  const t = useT();
  const formats = useFormats();
  if (enrolledAt === null)
    return (
      <Stack gap="4" alignItems="flex-start">
        <Text>{t('secondFactor.about')}</Text>
        {obligatory && <Alert title={t('secondFactor.obligatory')} />}
        <Button variant="solid" icon={<ShieldCheck aria-hidden />} onClick={() => onAct('enrol')}>
          {t('secondFactor.enrol')}
        </Button>
      </Stack>
    );
  return (
    <Stack gap="4">
      <Text>{t('secondFactor.since', { date: formats.formatDate(enrolledAt.slice(0, 10)) })}</Text>
      {recoveryCodesLeft < FEW ? (
        <Alert status="warning" live={false} title={t('secondFactor.codesLeft', { count: recoveryCodesLeft })} />
      ) : (
        <Text tone="muted">{t('secondFactor.codesLeft', { count: recoveryCodesLeft })}</Text>
      )}
      <Flex gap="2" wrap="wrap">
        <Button icon={<Smartphone aria-hidden />} onClick={() => onAct('enrol')}>
          {t('secondFactor.replace')}
        </Button>
        <Button icon={<KeyRound aria-hidden />} onClick={() => onAct('codes')}>
          {t('secondFactor.newCodes')}
        </Button>
        {!obligatory && (
          <Button icon={<ShieldOff aria-hidden />} onClick={() => onAct('remove')}>
            {t('secondFactor.remove')}
          </Button>
        )}
      </Flex>
      {obligatory && (
        <Text tone="muted" textStyle="sm">
          {t('secondFactor.obligatory')}
        </Text>
      )}
    </Stack>
  );
}
