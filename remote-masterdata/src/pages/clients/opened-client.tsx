import type { RecordDialogResult } from '@navette/shared/federation';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ExistingClient } from '../../dialogs/client/existing-client.tsx';

/** The client of the address. */
export interface OpenedClientProps {
  readonly id: number;
  /** The address names a record that was merged into this one. */
  readonly onMoved: (id: number) => void;
  readonly onClose: () => void;
  readonly onSaved: (saved: RecordDialogResult) => void;
}

/** The form of the client that the address names. The number of a merged record opens the one that stayed, and the address then says that one. */
export function OpenedClient({ id, onMoved, onClose, onSaved }: OpenedClientProps): ReactNode {
  const [moved, setMoved] = useState<{ readonly from: number; readonly to: number }>();
  // The form goes on showing what was asked for: it is not read a second time because the address was put right.
  const asked = moved?.to === id ? moved.from : id;
  return (
    <ExistingClient
      key={asked}
      id={asked}
      onMoved={(to) => {
        setMoved({ from: asked, to });
        onMoved(to);
      }}
      onClose={(saved) => {
        onClose();
        if (saved) onSaved(saved);
      }}
    />
  );
}
