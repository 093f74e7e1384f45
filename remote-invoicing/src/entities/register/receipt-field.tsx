import { useT } from '@navette/shared/i18n';
import { Button, Flex, Text } from '@navette/shared/ui';
import { RECEIPT_TYPES } from '@navette/shared/ui-booking';
import { FieldFrame, useBoundField } from '@navette/shared/ui-form';
import { Camera, Paperclip, X } from 'lucide-react';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { CameraDialog } from './camera/camera-dialog.tsx';
import { hasCameraInPage } from './camera/use-camera.ts';
import { ReceiptView } from './receipt-view.tsx';
import type { ReceiptValue } from './register-schema.ts';
import type { Receipt, Register } from './register.ts';
import { useSendReceipt } from './use-send-receipt.ts';

interface ReceiptFieldProps {
  readonly register: Pick<Register, 'send'>;
  readonly label: string;
  /** Name of the record, for the image. */
  readonly recordName: string;
}

/** Field of the receipt: a file or a photo, uploaded immediately. */
export function ReceiptField({ register, label, recordName }: ReceiptFieldProps): ReactNode {
  const t = useT();
  const { value, error, onChange, onBlur } = useBoundField<ReceiptValue & {}>('receipt');
  const receipt = typeof value === 'string' ? null : (value ?? null);
  const [stored, setStored] = useState<Receipt | null>(receipt);
  const change = (next: ReceiptValue) => {
    if (typeof next !== 'string') setStored(next);
    onChange(next);
  };
  const { percent, failure, retry, leaveOut, send } = useSendReceipt(register, stored, change);
  const chooser = useRef<HTMLButtonElement>(null);
  // These buttons disappear when they are pressed: the focus stays in the field.
  const andStay = (act: () => void) => () => {
    act();
    chooser.current?.focus();
  };
  return (
    <FieldFrame name="receipt" label={label} error={failure && !leaveOut ? null : error} span={12} group>
      {(control, labelId) => (
        <Flex direction="column" gap="2" align="start" role="group" aria-labelledby={labelId}>
          <Flex gap="2" align="center" wrap="wrap">
            <FileChooser
              button={chooser}
              icon={<Paperclip aria-hidden />}
              label={receipt ? t('register.receipt.other') : t('register.receipt.choose')}
              describedBy={control['aria-describedby']}
              onFile={send}
              onBlur={onBlur}
            />
            <FileChooser
              camera
              icon={<Camera aria-hidden />}
              label={t('register.receipt.photo')}
              onFile={send}
              onBlur={onBlur}
            />
            {receipt && (
              <Button variant="ghost" icon={<X aria-hidden />} onClick={andStay(() => change(null))}>
                {t('register.receipt.remove')}
              </Button>
            )}
          </Flex>
          {percent !== undefined && (
            <Flex gap="2" align="center">
              <progress max={100} value={percent} aria-label={t('register.receipt.sending')} />
              <Text>{t('register.receipt.percent', { percent })}</Text>
            </Flex>
          )}
          {failure && (
            <Flex role="alert" gap="2" align="center" wrap="wrap">
              <Text style={{ color: 'var(--chakra-colors-fg-error)' }}>{failure}</Text>
              {retry && <Button onClick={andStay(retry)}>{t('register.receipt.retry')}</Button>}
              {leaveOut && <Button onClick={andStay(leaveOut)}>{t('register.receipt.leaveOut')}</Button>}
            </Flex>
          )}
          {receipt && <ReceiptView receipt={receipt} name={recordName} />}
        </Flex>
      )}
    </FieldFrame>
  );
}

interface FileChooserProps {
  readonly button?: RefObject<HTMLButtonElement | null>;
  readonly label: string;
  readonly icon: ReactNode;
  /** Takes a photo, on devices with a camera. */
  readonly camera?: boolean;
  readonly describedBy?: string;
  readonly onFile: (file: File) => void;
  readonly onBlur: () => void;
}

function FileChooser({ button, label, icon, camera, describedBy, onFile, onBlur }: FileChooserProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [isFilming, setFilming] = useState(false);
  const choose = (chosen: HTMLInputElement) => {
    const file = chosen.files?.[0];
    // Cleared, so that the same file can be chosen again after a failure.
    chosen.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <Button
        ref={button}
        icon={icon}
        aria-describedby={describedBy}
        onClick={() => (camera && hasCameraInPage() ? setFilming(true) : input.current?.click())}
        onBlur={onBlur}
      >
        {label}
      </Button>
      {isFilming && <CameraDialog onPhoto={onFile} onClose={() => setFilming(false)} />}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={camera ? 'image/*' : RECEIPT_TYPES}
        {...(camera && { capture: 'environment' as const })}
        onChange={({ currentTarget }) => choose(currentTarget)}
      />
    </>
  );
}
