import { Box, Button, ErrorState, Skeleton } from '@navette/shared/ui';
import { useId, useState, type ReactNode } from 'react';

interface CollapsedSectionProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
  /** Expanded from the start. */
  readonly startsOpen?: boolean;
}

/** A part of the form behind a button; its content is mounted, and so fetched, while it is expanded. */
export function CollapsedSection({ label, icon, children, startsOpen = false }: CollapsedSectionProps): ReactNode {
  const panelId = useId();
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <Box>
      <Button
        size="sm"
        variant="ghost"
        icon={icon}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      <Box id={panelId} hidden={!isOpen} marginTop="2">
        {isOpen && children}
      </Box>
    </Box>
  );
}

interface FetchedProps<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Title of the failure. */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** Content of a section as it is fetched: a placeholder, the failure with its retry, then the data. */
export function Fetched<Data>({ query, failed, children }: FetchedProps<Data>): ReactNode {
  const { data, error, isFetching, refetch } = query;
  if (error) return <ErrorState title={failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return data === undefined ? <Skeleton width="50%" aria-busy /> : children(data);
}
