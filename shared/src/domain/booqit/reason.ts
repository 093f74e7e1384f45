/** Reasons that mean a trip home (specification/booqit.md#interpretation). */
const RETURN_REASONS: readonly string[] = ['returnAmbulatoryCare', 'discharge'];

/** Reasons that an insurer pays. */
const INSURED_REASONS: readonly string[] = [
  'chemotherapy',
  'dialysis',
  'radiotherapy',
  'postTreatmentKidneyTransplantation',
];

/** Whether a transport goes home: the client's address is then the drop-off, and the destination the pick-up. */
export const isReturnTrip = ({
  reason,
  returnPart,
}: {
  readonly reason: string;
  readonly returnPart?: number | null;
}): boolean => RETURN_REASONS.includes(reason) || returnPart === 2;

/** Fields that decide whether an insurer pays a transport. */
export interface EligibilityFields {
  readonly reason: string;
  readonly tags: readonly string[];
  /** Patient's share, in euros; `undefined` when unknown. */
  readonly patientAmount?: number | undefined;
  /** The whole price, in euros. */
  readonly total: number;
}

/** Whether an insurer pays: by its reason, by the tag `invoiceable`, or because the patient pays less than the full price. */
export const isInsuranceEligible = ({ reason, tags, patientAmount, total }: EligibilityFields): boolean =>
  INSURED_REASONS.includes(reason) ||
  tags.includes('invoiceable') ||
  (patientAmount !== undefined && patientAmount < total);

const DROPPED_STATUSES: readonly string[] = ['cancelledByBooker', 'cancelledByTransporter', 'toConfirmDelete'];

/** Whether a transport stays in the list: its first part is not cancelled. */
export const isListedStatus = (status: string): boolean => !DROPPED_STATUSES.includes(status);
