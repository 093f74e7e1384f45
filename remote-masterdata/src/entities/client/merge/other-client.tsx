import { useFormats, useT } from '@navette/shared/i18n';
import { FieldFrame, RecordInput } from '@navette/shared/ui-form';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { otherClients } from './client-source.ts';

const NONE = { status: 'none' } as const;

/** Picker of the other record of a person. */
export function OtherClient({
  except,
  onChoose,
}: {
  readonly except: number;
  readonly onChoose: (id: number) => void;
}): ReactNode {
  const t = useT();
  const formats = useFormats();
  const source = useMemo(() => otherClients(except, formats), [except, formats]);
  const label = t('client.merge.other');
  return (
    <FieldFrame label={label} error={null} help={t('client.merge.other.help')}>
      {(control) => (
        <RecordInput
          {...{ source, label, control }}
          record={NONE}
          value={null}
          onChoose={(client) => client && onChoose(client.id)}
        />
      )}
    </FieldFrame>
  );
}
