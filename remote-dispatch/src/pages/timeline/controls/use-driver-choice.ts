import { useUser } from '@navette/shared/session';
import { useCallback, useMemo } from 'react';
import { readChoice, writeChoice, type DriverChoice } from '../model/driver-choice.ts';

const keyOf = (userId: number | undefined) => `navette.timeline.drivers.${String(userId ?? 0)}`;

/** What a user chose last, kept in the browser; private windows may refuse to keep it. */
function remembered(userId: number | undefined): DriverChoice | undefined {
  try {
    return readChoice(localStorage.getItem(keyOf(userId)) ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Whose rows are shown: what the link says, else what this user chose last, else everybody.
 * @param inLink the choice of the link
 * @param setInLink writes it
 */
export function useDriverChoice(
  inLink: DriverChoice | undefined,
  setInLink: (choice: DriverChoice) => void,
): readonly [DriverChoice, (choice: DriverChoice) => void] {
  const userId = useUser()?.id;
  const set = useCallback(
    (choice: DriverChoice) => {
      try {
        localStorage.setItem(keyOf(userId), writeChoice(choice));
      } catch {
        // Kept for this visit only.
      }
      setInLink(choice);
    },
    [setInLink, userId],
  );
  // Looked up again when the link no longer says: what was chosen meanwhile is the last choice.
  const choice = useMemo(() => inLink ?? remembered(userId) ?? 'all', [inLink, userId]);
  return [choice, set];
}
