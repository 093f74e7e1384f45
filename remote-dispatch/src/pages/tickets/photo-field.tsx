import { useT } from '@navette/shared/i18n';
import { Button, Flex, Text } from '@navette/shared/ui';
import { FieldFrame, useBoundField } from '@navette/shared/ui-form';
import { Camera } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { PHOTO_TYPES } from './ticket-schema.ts';

/** The photo of a receipt, chosen from the computer or taken with the tablet, shown before it is sent. */
export function PhotoField({ name, label }: { readonly name: string; readonly label: string }): ReactNode {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const { value, error, onChange, onBlur } = useBoundField<File>(name);
  const preview = usePreview(value ?? null);
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
          <input ref={input} type="file" accept={PHOTO_TYPES} hidden aria-label={label} onChange={({ currentTarget }) => onChange(currentTarget.files?.[0] ?? null)} />
          {preview && <img src={preview} width={400} alt={t('tickets.photo.preview')} style={{ maxWidth: '100%', maxHeight: '40dvh', objectFit: 'contain' }} />}
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
