import { personName } from '@navette/shared/domain';
import type { RecordDialogResult } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ClientRow } from '../client-requests.ts';
import { MergeChoice } from './merge-choice.tsx';
import { OtherClient } from './other-client.tsx';

/** Two records of one person. */
export interface MergeDialogProps {
  readonly first: Pick<ClientRow, 'id' | 'firstname' | 'lastname'>;
  /** The other record; absent: the user chooses one. */
  readonly second?: number;
  /** Called with the record that remains, or with nothing after a cancel. */
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
