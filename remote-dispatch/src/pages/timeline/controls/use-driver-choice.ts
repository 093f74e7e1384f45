import { useUser } from '@navette/shared/session';
import { useCallback, useMemo } from 'react';
import { readChoice, writeChoice, type DriverChoice } from '../model/driver-choice.ts';

const keyOf = (userId: number | undefined) => `navette.timeline.drivers.${String(userId ?? 0)}`;

/** The user's last choice in local storage; private windows may refuse access to it. */
function remembered(userId: number | undefined): DriverChoice | undefined {
  try {
    return readChoice(localStorage.getItem(keyOf(userId)) ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Which rows are shown: the choice in the link, else the last one of this user, else all.
 * @param inLink choice in the link
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
        // Kept in memory for this visit only.
      }
      setInLink(choice);
    },
    [setInLink, userId],
  );
  // Read again when the link has no choice any more: the last choice may have changed since.
  const choice = useMemo(() => inLink ?? remembered(userId) ?? 'all', [inLink, userId]);
  return [choice, set];
}
