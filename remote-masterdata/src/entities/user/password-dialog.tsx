import { useT } from '@navette/shared/i18n';
import { Alert, Button, Flex, Input, Stack } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';

/** Temporary password, and the name of its user. */
export interface NewPassword {
  readonly name: string;
  readonly password: string;
}

/** Shows a temporary password once; it is not stored anywhere in readable form. */
export function PasswordDialog({ name, password, onClose }: NewPassword & { readonly onClose: () => void }): ReactNode {
  const t = useT();
  const [copied, setCopied] = useState<boolean>();
  const copy = () => {
    navigator.clipboard.writeText(password).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Dialog
      open
      title={t('user.password.title', { name })}
      onClose={onClose}
      footer={
        <Button variant="solid" onClick={onClose}>
          {t('user.password.done')}
        </Button>
      }
    >
      <Stack gap="3">
        <Alert status="warning" live={false}>
          {t('user.password.once')}
        </Alert>
        <Flex gap="2" align="center">
          <Input
            readOnly
            value={password}
            aria-label={t('user.password')}
            fontFamily="mono"
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={copy} data-autofocus>
            {t('user.password.copy')}
          </Button>
        </Flex>
        <span role="status">
          {copied === undefined ? '' : t(copied ? 'user.password.copied' : 'user.password.notCopied')}
        </span>
      </Stack>
    </Dialog>
  );
}
