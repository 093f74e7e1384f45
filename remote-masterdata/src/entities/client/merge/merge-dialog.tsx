import { personName } from '@navette/shared/domain';
import type { RecordDialogResult } from '@navette/shared/federation';
import { useT, useFormats, type Formats } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { useState, type ReactNode, useMemo } from 'react';
import type { ClientRow } from '../client-requests.ts';
import { MergeChoice } from './merge-choice.tsx';
import { FieldFrame, RecordInput, type RecordSource } from '@navette/shared/ui-form';
import { api, dataOf } from '@navette/shared/api';

/** Two records of one person. */
export interface MergeDialogProps {
  readonly first: Pick<ClientRow, 'id' | 'firstname' | 'lastname'>;
  /** Second record; missing: the user chooses one. */
  readonly second?: number;
  /** Called with the remaining record, or with nothing after a cancel. */
  readonly onClose: (kept?: RecordDialogResult) => void;
}

/** Merges two records of one person. */
export function MergeDialog({ first, second, onClose }: MergeDialogProps): ReactNode {
  const t = useT();
  const [other, setOther] = useState(second);
  const title = t('client.merge.title', { name: personName(first, 'text') });
  if (other !== undefined) return <MergeChoice first={first.id} second={other} title={title} onClose={onClose} />;
  return (
    <Dialog open title={title} onClose={() => onClose()}>
      <Text marginBottom="3">{t('client.merge.ask')}</Text>
      <OtherClient except={first.id} onChoose={setOther} />
    </Dialog>
  );
}

const NONE = { status: 'none' } as const;

/** Picker of the second record. */
function OtherClient({
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

const MOST = 20;

/** Record source of a picker: all clients except one. */
const otherClients = (except: number, { formatDate }: Formats): RecordSource<ClientRow> => ({
  search: async (q, signal) =>
    (await dataOf(api.GET('/api/client', { params: { query: { q, limit: MOST } }, signal }))).filter(
      ({ id }) => id !== except,
    ),
  find: () => Promise.resolve(null), // the caller passes the choice with its label, so this is never called
  idOf: ({ id }) => id,
  labelOf: (client) => `${personName(client, 'list')} (${client.id})`,
  detailOf: ({ birthday, fullAddress }) => [formatDate(birthday), fullAddress].filter(Boolean).join(' · '),
});
