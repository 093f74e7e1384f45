import { Box, Button } from '@navette/shared/ui';
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
