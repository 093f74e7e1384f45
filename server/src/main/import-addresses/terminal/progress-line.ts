import type { ImportProgress } from '../../../ports/addresses/register/import/import-file.ts';

/** Where the progress is shown: a terminal has one line that changes, a file gets a line now and then. */
export interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const often = 500;
const seldom = 10_000;

/** Shows how far an import is. `clear` takes the line away before something else is said. */
export function progressLine(
  screen: Screen,
  name: string,
  now: () => number = Date.now,
): { show(progress: ImportProgress): void; clear(): void } {
  let begun: { readonly at: number; readonly read: number } | undefined;
  let shown = -Infinity;
  const write = (text: string) => screen.write(screen.isTTY ? `\r\u{1b}[2K${text}` : `${text}\n`);
  return {
    show: (progress) => {
      if (progress.step !== 'reading')
        return void write(
          `${name}: ${progress.step === 'checking' ? 'looking at the file' : 'putting the addresses in place'} …`,
        );
      begun ??= { at: now(), read: progress.counts.read };
      if (now() - shown < (screen.isTTY ? often : seldom)) return;
      shown = now();
      write(`${name}: ${lineOf(progress, begun, shown)}`);
    },
    clear: () => void (screen.isTTY && screen.write('\r\u{1b}[2K')),
  };
}

function lineOf(
  { position, size, counts, resumedAt }: Extract<ImportProgress, { step: 'reading' }>,
  begun: { readonly at: number; readonly read: number },
  at: number,
): string {
  const seconds = (at - begun.at) / 1000;
  const percent = `${Math.floor((100 * position) / Math.max(size, 1))} %, ${grouped(counts.read)} rows`;
  const speed = seconds > 1 ? `, ${grouped((counts.read - begun.read) / seconds)} a second` : '';
  const left =
    seconds > 3 && position > resumedAt
      ? `, ${duration(((size - position) / (position - resumedAt)) * seconds)} left`
      : '';
  return `${percent}${speed}${left}`;
}

/** `1234567.8` → `1 234 568`. */
export const grouped = (count: number): string => String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/gu, ' ');

/** `75` → `1 min 15 s`. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
