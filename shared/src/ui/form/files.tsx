import { Button, type ButtonProps } from '../kit/button.tsx';
import { Upload } from 'lucide-react';
import { useRef, type ReactNode, useState, type DragEvent } from 'react';
import { Box } from '../kit/layout.ts';
import { problemFields } from '../../api/problem.ts';
import { useT } from '../../i18n/index.ts';
import { describeFault } from '../kit/describe-fault.ts';
import { Text } from '../kit/text.tsx';

/** Button that opens the browser's file picker. */
interface FileButtonProps {
  readonly label: string;
  readonly variant?: ButtonProps['variant'];
  /** Media types that the picker shows; all files when absent. */
  readonly accept?: string;
  readonly disabled?: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens the browser's file picker, several files at once. */
export function FileButton({ label, variant, accept, disabled, onFiles }: FileButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...(variant ? { variant } : {})}
        icon={<Upload aria-hidden />}
        disabled={disabled !== undefined}
        title={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Cleared so that the same file can be chosen again after a correction.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

interface FileDropProps {
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

/** Why a file was refused: the server's reason, or the transport error. */
export function FileFailure({ error }: { readonly error: unknown }): ReactNode {
  const t = useT();
  const [refusal] = problemFields(error);
  const fault = describeFault(error);
  return (
    <Text tone="error" role="alert">
      {refusal ? t(refusal.messageKey, refusal.params) : t(fault.messageKey, fault.params)}
      {!refusal && fault.incidentId !== undefined && ` (${t('shared.fault.incident', { incident: fault.incidentId })})`}
    </Text>
  );
}

interface ProgressBarProps {
  /** Name of the task, for a screen reader. */
  readonly label: string;
  /** 0 to 1; undefined while the progress is unknown. */
  readonly share: number | undefined;
}

const TRACK = {
  height: '1.5',
  marginBlock: '2',
  overflow: 'hidden',
  position: 'relative',
  bg: 'bg.emphasized',
  borderRadius: 'full',
} as const;
const DONE = { height: '100%', bg: 'brand.700', transition: 'width 200ms ease-out' } as const;
const GOING = {
  position: 'absolute',
  insetBlock: '0',
  width: '40%',
  bg: 'brand.700',
  animation: 'sweep 1.1s ease-in-out infinite',
  '@media (prefers-reduced-motion: reduce)': { width: '100%', opacity: '0.6', animation: 'none' },
} as const;

/** Progress bar, animated while the progress is unknown. */
export function ProgressBar({ label, share }: ProgressBarProps): ReactNode {
  const percent = share === undefined ? undefined : Math.round(share * 100);
  return (
    <Box
      css={TRACK}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      {percent === undefined ? <Box css={GOING} /> : <Box css={DONE} style={{ width: `${String(percent)}%` }} />}
    </Box>
  );
}
