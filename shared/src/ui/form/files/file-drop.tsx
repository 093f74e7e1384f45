import { Box } from '../../kit/layout.ts';
import { useState, type DragEvent, type ReactNode } from 'react';

/** Drop target for files. */
export interface FileDropProps {
  /** Text over the page while files are dragged. */
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

/** Accepts files that are dropped anywhere on it; dragged texts and links are ignored. */
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
