import { useT } from '@navette/shared/i18n';
import { Button, Flex, Text } from '@navette/shared/ui';
import { FieldFrame, useBoundField, useFormContext } from '@navette/shared/ui-form';
import { Camera } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { PHOTO_TYPES, refuseUndrawable } from './ticket-schema.ts';

/** The photo of a receipt, chosen from the computer or taken with the tablet, shown before it is sent. */
export function PhotoField({ name, label }: { readonly name: string; readonly label: string }): ReactNode {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const { value, error, onChange, onBlur } = useBoundField<File>(name);
  const { trigger } = useFormContext();
  const [broken, setBroken] = useState<File>();
  const preview = usePreview(value && value !== broken ? value : null);
  const choose = (chosen: HTMLInputElement) => {
    const file = chosen.files?.[0];
    // Nothing chosen in the end: the photo that was there stays. The same file may be chosen again after it was mended.
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
              {value ? t('tickets.photo.other') : t('tickets.photo.choose')}
            </Button>
            <Text tone="muted">{value?.name ?? t('tickets.photo.kinds')}</Text>
          </Flex>
          <input
            ref={input}
            type="file"
            accept={PHOTO_TYPES}
            hidden
            aria-label={label}
            onChange={({ currentTarget }) => choose(currentTarget)}
          />
          {value && preview && (
            <img
              src={preview}
              onError={() => refuse(value)}
              width={400}
              alt={t('tickets.photo.preview')}
              style={{ maxWidth: '100%', maxHeight: '40dvh', objectFit: 'contain' }}
            />
          )}
        </Flex>
      )}
    </FieldFrame>
  );
}

/** An address of a picture that is not sent yet; none for a PDF. */
function usePreview(file: File | null): string | null {
  const url = useMemo(() => (file?.type.startsWith('image/') ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);
  return url;
}
