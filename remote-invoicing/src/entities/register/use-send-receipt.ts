import { ApiProblem, problemFields } from '@navette/shared/api';
import { hasExtension } from '@navette/shared/domain';
import { receiptFile } from '@navette/shared/ui-booking';
import { describeFault } from '@navette/shared/ui';
import { useT } from '@navette/shared/i18n';
import { useRef, useState } from 'react';
import type { ReceiptValue } from './register-schema.ts';
import type { Receipt, Register } from './register.ts';

/** The upload of a receipt. */
export interface SendingReceipt {
  /** Percent that is sent; undefined without an upload. */
  readonly percent: number | undefined;
  /** Reason why the last file was refused, in the user's language. */
  readonly failure: string | undefined;
  /** Uploads the failed file again; undefined when that is useless. */
  readonly retry: (() => void) | undefined;
  /** Continues without the failed file; undefined when there is none. */
  readonly leaveOut: (() => void) | undefined;
  readonly send: (file: File) => void;
}

const WHOLE = 100;

/**
 * Uploads a receipt immediately. A file without an extension, of an unsupported type or too large is refused before.
 * @param onChange gets `sending`, then the stored receipt; the former value when the file was refused; `unsent` when the upload failed, so that no
 * record is saved without its chosen receipt
 */
export function useSendReceipt(
  { send }: Pick<Register, 'send'>,
  current: Receipt | null,
  onChange: (value: ReceiptValue) => void,
): SendingReceipt {
  const t = useT();
  const [percent, setPercent] = useState<number>();
  const [failed, setFailed] = useState<{ readonly text: string; readonly file?: File }>();
  const latest = useRef(0);
  const sendFile = async (file: File): Promise<void> => {
    const refusal = refusalOf(file);
    if (refusal) {
      // It replaces a failed one, as does a refused file: nothing is left to retry.
      if (failed?.file) onChange(current);
      return setFailed({ text: t(refusal) });
    }
    const turn = (latest.current += 1);
    setFailed(undefined);
    setPercent(0);
    onChange('sending');
    try {
      const receipt = await send(file, (share) => turn === latest.current && setPercent(Math.floor(share * WHOLE)));
      if (turn === latest.current) onChange(receipt);
    } catch (error) {
      if (turn !== latest.current) return;
      const isRefused = error instanceof ApiProblem && error.status >= 400 && error.status < 500;
      onChange(isRefused ? current : 'unsent');
      const [{ messageKey, params } = describeFault(error)] = problemFields(error);
      setFailed({ text: t(messageKey, params), ...(!isRefused && { file }) });
    } finally {
      if (turn === latest.current) setPercent(undefined);
    }
  };
  const again = failed?.file;
  return {
    percent,
    failure: failed?.text,
    retry: again && (() => void sendFile(again)),
    leaveOut:
      again &&
      (() => {
        setFailed(undefined);
        onChange(current);
      }),
    send: (file) => void sendFile(file),
  };
}

/** Message key of the reason why a file is not uploaded; undefined when it is. */
function refusalOf(file: File): string | undefined {
  if (!hasExtension(file.name)) return 'validation.validFile';
  return receiptFile.safeParse(file).error?.issues[0]?.message;
}
