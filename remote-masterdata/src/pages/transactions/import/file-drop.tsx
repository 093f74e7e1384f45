import { Box } from '@navette/shared/ui';
import { useState, type DragEvent, type ReactNode } from 'react';

/** A part of the page onto which files may be dropped. */
export interface FileDropProps {
  /** Said over the page while files are held over it. */
  readonly invitation: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

const ROOT = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: '0',
  minWidth: '0',
} as const;
const OVER = {
  position: 'absolute',
  inset: '2',
  zIndex: 'overlay',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  fontWeight: 'semibold',
  color: 'fg',
  bg: 'color-mix(in srgb, {colors.bg.panel} 85%, transparent)',
  borderWidth: '2px',
  borderStyle: 'dashed',
  borderColor: 'brand.700',
  borderRadius: 'l3',
} as const;

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes files that are dropped anywhere on it; texts and links that are dragged are none of its affair. */
export function FileDrop({ invitation, onFiles, children }: FileDropProps): ReactNode {
  const [over, setOver] = useState(false);
  return (
    <Box
      css={ROOT}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {over && <Box css={OVER}>{invitation}</Box>}
    </Box>
  );
}
