import { useT } from '@navette/shared/i18n';
import { Button, Flex, Text, describeFault, ExternalLink, Stack } from '@navette/shared/ui';
import { RECEIPT_TYPES, receiptFile } from '@navette/shared/ui-booking';
import { FieldFrame, useBoundField } from '@navette/shared/ui-form';
import { Camera, Paperclip, X } from 'lucide-react';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { CameraDialog, hasCameraInPage } from './camera-dialog.tsx';
import type { ReceiptValue, Receipt, Register } from './register.ts';
import { ApiProblem, problemFields } from '@navette/shared/api';
import { hasExtension } from '@navette/shared/domain';

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

interface SendingReceipt {
  /** Percent that is sent; undefined without an upload. */
  readonly percent: number | undefined;
  /** Reason why the last file was refused, in the user's language. */
  readonly failure: string | undefined;
  /** Uploads the failed file again; undefined when that is useless. */
  readonly retry: (() => void) | undefined;
  /** Continues without the failed file; undefined when there is none. */
  readonly leaveOut: (() => void) | undefined;
  readonly send: (file: File) => void;
}

const WHOLE = 100;

/**
 * Uploads a receipt immediately. A file without an extension, of an unsupported type or too large is refused before.
 * @param onChange gets `sending`, then the stored receipt; the former value when the file was refused; `unsent` when the upload failed, so that no
 * record is saved without its chosen receipt
 */
function useSendReceipt(
  { send }: Pick<Register, 'send'>,
  current: Receipt | null,
  onChange: (value: ReceiptValue) => void,
): SendingReceipt {
  const t = useT();
  const [percent, setPercent] = useState<number>();
  const [failed, setFailed] = useState<{ readonly text: string; readonly file?: File }>();
  const latest = useRef(0);
  const sendFile = async (file: File): Promise<void> => {
    const refusal = refusalOf(file);
    if (refusal) {
      // It replaces a failed one, as does a refused file: nothing is left to retry.
      if (failed?.file) onChange(current);
      return setFailed({ text: t(refusal) });
    }
    const turn = (latest.current += 1);
    setFailed(undefined);
    setPercent(0);
    onChange('sending');
    try {
      const receipt = await send(file, (share) => turn === latest.current && setPercent(Math.floor(share * WHOLE)));
      if (turn === latest.current) onChange(receipt);
    } catch (error) {
      if (turn !== latest.current) return;
      const isRefused = error instanceof ApiProblem && error.status >= 400 && error.status < 500;
      onChange(isRefused ? current : 'unsent');
      const [{ messageKey, params } = describeFault(error)] = problemFields(error);
      setFailed({ text: t(messageKey, params), ...(!isRefused && { file }) });
    } finally {
      if (turn === latest.current) setPercent(undefined);
    }
  };
  const again = failed?.file;
  return {
    percent,
    failure: failed?.text,
    retry: again && (() => void sendFile(again)),
    leaveOut:
      again &&
      (() => {
        setFailed(undefined);
        onChange(current);
      }),
    send: (file) => void sendFile(file),
  };
}

/** Message key of the reason why a file is not uploaded; undefined when it is. */
function refusalOf(file: File): string | undefined {
  if (!hasExtension(file.name)) return 'validation.validFile';
  return receiptFile.safeParse(file).error?.issues[0]?.message;
}

const PDF = 'application/pdf';

const FRAME = { width: '100%', height: '60dvh', border: '1px solid var(--chakra-colors-border)' } as const;

/** The receipt of a record: an image as it is; a PDF in the browser's viewer, if it can be embedded. */
export function ReceiptView({ receipt, name }: { readonly receipt: Receipt; readonly name: string }): ReactNode {
  const t = useT();
  const { contentType, imageUrl } = receipt;
  const isPdf = contentType === PDF;
  return (
    <Stack gap="2" align="start" width="full">
      {isPdf && navigator.pdfViewerEnabled && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a sandbox keeps the reader of the browser out; the file itself is served as one that loads nothing
        <iframe src={imageUrl} title={t('register.receipt.of', { name })} style={FRAME} />
      )}
      {!isPdf && (
        <img
          src={imageUrl}
          alt={t('register.receipt.of', { name })}
          style={{ maxWidth: '100%', maxHeight: '60dvh', objectFit: 'contain' }}
        />
      )}
      <ExternalLink href={imageUrl} target="_blank" rel="noreferrer">
        {isPdf ? t('register.receipt.openPdf') : t('register.receipt.open')}
      </ExternalLink>
    </Stack>
  );
}
