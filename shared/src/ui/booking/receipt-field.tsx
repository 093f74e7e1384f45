import * as z from 'zod';
import { messageKey, useT } from '../../i18n/index.ts';
import { Camera } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useBoundField } from '../form/bound-field.ts';
import { FieldFrame } from '../form/field-frame.tsx';
import { Button } from '../kit/button.tsx';
import { Flex } from '../kit/layout.ts';
import { Text } from '../kit/text.tsx';

/** Largest file that the server takes, bytes. */
const MOST_BYTES = 10_000_000;

const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'];

/** Media types of a receipt, as the `accept` of a file input. */
export const RECEIPT_TYPES = TYPES.join(',');

/** Images that the browser could not decode: truncated, or another file type with an image extension. */
const undrawable = new WeakSet<File>();

/** Marks a chosen image as undecodable, so that {@link receiptFile} refuses it before the upload. */
const refuseUndrawable = (file: File): void => void undrawable.add(file);

/** Schema of a receipt's file: PNG, JPEG, WebP or PDF of at most 10 MB that the browser can decode. */
export const receiptFile = z
  .instanceof(File)
  .refine(({ name, type }) => !/\.hei[cf]$|^image\/hei[cf]/iu.test(type || name), {
    error: messageKey('receipt.file.heic'),
    abort: true,
  })
  .refine(({ type }) => TYPES.includes(type), { error: 'problem.file.unsupported', abort: true })
  .refine(({ size }) => size <= MOST_BYTES, { error: messageKey('receipt.file.tooLarge'), abort: true })
  .refine((file) => file.size > 0 && !undrawable.has(file), { error: 'problem.file.damaged' });

/** A field whose schema is `required(receiptFile)`. */
export interface ReceiptFieldProps {
  readonly name: string;
  readonly label: string;
}

/** File input of a receipt: chosen from the computer or taken with the tablet, with a preview before it is sent. */
export function ReceiptField({ name, label }: ReceiptFieldProps): ReactNode {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const { value, error, onChange, onBlur } = useBoundField<File>(name);
  const { trigger } = useFormContext();
  const [broken, setBroken] = useState<File>();
  const preview = usePreview(value && value !== broken ? value : null);
  const choose = (chosen: HTMLInputElement) => {
    const file = chosen.files?.[0];
    // A cancelled file dialog keeps the photo. The input is cleared so that the same file can be chosen again after a fix.
    chosen.value = '';
    if (!file) return;
    onChange(file);
    void trigger(name);
  };
  const refuse = (file: File) => {
    refuseUndrawable(file);
    setBroken(file);
    void trigger(name);
  };
  return (
    <FieldFrame label={label} error={error} required span={12}>
      {({ 'aria-required': _required, ...control }) => (
        <Flex direction="column" gap="2" align="start">
          <Flex gap="3" align="center" wrap="wrap">
            <Button {...control} icon={<Camera aria-hidden />} onClick={() => input.current?.click()} onBlur={onBlur}>
              {value ? t('receipt.file.other') : t('receipt.file.choose')}
            </Button>
            <Text tone="muted">{value?.name ?? t('receipt.file.kinds')}</Text>
          </Flex>
          <input
            ref={input}
            type="file"
            accept={RECEIPT_TYPES}
            hidden
            aria-label={label}
            onChange={({ currentTarget }) => choose(currentTarget)}
          />
          {value && preview && (
            <img
              src={preview}
              onError={() => refuse(value)}
              width={400}
              alt={t('receipt.file.preview')}
              style={{ maxWidth: '100%', maxHeight: '40dvh', objectFit: 'contain' }}
            />
          )}
        </Flex>
      )}
    </FieldFrame>
  );
}

/** Object URL for the preview of an image before upload; undefined for a PDF. */
function usePreview(file: File | null): string | null {
  const url = useMemo(() => (file?.type.startsWith('image/') ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);
  return url;
}
