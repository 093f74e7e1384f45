import { readableCode } from '@navette/shared/domain';
import { messageKey, type Translate } from '@navette/shared/i18n';

const REASONS: ReadonlyMap<string, string> = new Map([
  ['chemotherapy', messageKey('reason.chemotherapy')],
  ['consultation', messageKey('reason.consultation')],
  ['dialysis', messageKey('reason.dialysis')],
  ['discharge', messageKey('reason.discharge')],
  ['hospitalisation', messageKey('reason.hospitalisation')],
  ['oncoDayCare', messageKey('reason.oncoDayCare')],
  ['postTreatmentKidneyTransplantation', messageKey('reason.postTreatmentKidneyTransplantation')],
  ['radiotherapy', messageKey('reason.radiotherapy')],
  ['returnAmbulatoryCare', messageKey('reason.returnAmbulatoryCare')],
]);

/** The word of a reason; one that nobody knows is read from its code (DECISIONS 47). */
export const reasonText = (reason: string | null, t: Translate): string => {
  const key = reason === null ? undefined : REASONS.get(reason);
  return key === undefined ? readableCode(reason ?? '') : t(key);
};
