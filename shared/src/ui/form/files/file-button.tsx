import { Button, type ButtonProps } from '../../kit/button.tsx';
import { Upload } from 'lucide-react';
import { useRef, type ReactNode } from 'react';

/** Button that opens the browser's file picker. */
export interface FileButtonProps {
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
