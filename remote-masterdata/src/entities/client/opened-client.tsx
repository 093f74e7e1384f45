import type { CloseRecord } from '@navette/shared/ui-records';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ExistingClient } from './existing-client.tsx';

interface OpenedClientProps {
  /** Of the URL. */
  readonly id: number;
  /** Called with the record that stayed when the one of the URL was merged into it. */
  readonly onMoved: (id: number) => void;
  readonly onClose: CloseRecord;
}

/** Form of the client in the URL. The id of a merged record opens the one that stayed, which the URL then names. */
export function OpenedClient({ id, onMoved, onClose }: OpenedClientProps): ReactNode {
  const [moved, setMoved] = useState<{ readonly from: number; readonly to: number }>();
  // The form keeps the id it was asked for: correcting the URL must not load the record a second time.
  const asked = moved?.to === id ? moved.from : id;
  return (
    <ExistingClient
      key={asked}
      id={asked}
      onMoved={(to) => {
        setMoved({ from: asked, to });
        onMoved(to);
      }}
      onClose={onClose}
    />
  );
}
