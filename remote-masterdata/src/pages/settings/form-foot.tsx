import { useOnline } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { Button, Flex, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';

const FOOT = {
  position: 'sticky',
  bottom: '0',
  zIndex: '1',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: '2',
  bg: 'bg.panel',
  borderTopWidth: '1px',
  borderColor: 'border',
  marginInline: '-4',
  marginBottom: '-4',
  px: '4',
  py: '3',
  borderBottomRadius: 'l3',
} as const;

interface FormFootProps {
  readonly isDirty: boolean;
  readonly isSubmitting: boolean;
  /** Called when the changes are discarded. */
  readonly onDiscard: () => void;
}

/** Footer of an inline form: unsaved-changes notice, Discard, Save. */
export function FormFoot({ isDirty, isSubmitting, onDiscard }: FormFootProps): ReactNode {
  const t = useT();
  const isOnline = useOnline();
  return (
    <Flex css={FOOT}>
      <Text role="status" tone="muted" textStyle="xs">
        {isOnline ? isDirty && t('settings.company.unsaved') : t('form.offline')}
      </Text>
      {isDirty && <Button onClick={onDiscard}>{t('form.leave.discard')}</Button>}
      <Button
        type="submit"
        variant="solid"
        loading={isSubmitting}
        disabled={!isOnline}
        // Prevents the blur before the click: an error that appears on blur would move the button away.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => event.currentTarget.focus()}
      >
        {t('shared.save')}
      </Button>
    </Flex>
  );
}
