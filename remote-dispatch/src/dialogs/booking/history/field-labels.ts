import type { components } from '@navette/openapi/types';
import { messageKey } from '@navette/shared/i18n';

type Schemas = components['schemas'];

/** Label of every field that a history may name: those of the form, and the few that only the server and the driver change. */
const LABELS = new Map<string, string>(
  Object.entries({
    driverId: messageKey('booking.field.driverId'),
    clientId: messageKey('booking.field.clientId'),
    destinationId: messageKey('booking.field.destinationId'),
    insuranceId: messageKey('booking.field.insuranceId'),
    type: messageKey('booking.field.type'),
    back: messageKey('booking.field.back'),
    willCall: messageKey('booking.field.willCall'),
    seriesId: messageKey('booking.history.seriesId'),
    linkedId: messageKey('booking.history.linkedId'),
    assignedAnyway: messageKey('booking.history.assignedAnyway'),
    ap_date: messageKey('booking.field.ap_date'),
    ap_time: messageKey('booking.field.ap_time'),
    pick_time: messageKey('booking.field.pick_time'),
    ap_waittime: messageKey('booking.field.ap_waittime'),
    waitprice: messageKey('booking.field.waitprice'),
    motive: messageKey('booking.field.motive'),
    ticket_price: messageKey('booking.field.ticket_price'),
    price: messageKey('booking.field.price'),
    price_driver: messageKey('booking.field.price_driver'),
    factuur: messageKey('booking.field.factuur'),
    factuurDriver: messageKey('booking.field.factuurDriver'),
    creditDriver: messageKey('booking.field.creditDriver'),
    creditAmount: messageKey('booking.field.creditAmount'),
    creditReason: messageKey('booking.field.creditReason'),
    commission: messageKey('booking.field.commission'),
    accepted: messageKey('booking.field.accepted'),
    status: messageKey('booking.field.status'),
    charged: messageKey('booking.field.charged'),
    comment: messageKey('booking.field.comment'),
    info: messageKey('booking.field.info'),
    pick_address: messageKey('booking.field.pick_address'),
    certificateNeeded: messageKey('booking.field.certificateNeeded'),
    certificateReceived: messageKey('booking.field.certificateReceived'),
    mutualPatientID: messageKey('booking.field.mutualPatientID'),
    mutualDistance: messageKey('booking.field.mutualDistance'),
    mutualAmount: messageKey('booking.field.mutualAmount'),
    mutualPatientAmount: messageKey('booking.field.mutualPatientAmount'),
    mutualComment: messageKey('booking.field.mutualComment'),
    noMutIntervention: messageKey('booking.field.noMutIntervention'),
    min10km: messageKey('booking.field.min10km'),
    plus10km: messageKey('booking.field.plus10km'),
  } satisfies Partial<Record<keyof Schemas['BookingUpdate'] | 'seriesId' | 'linkedId' | 'assignedAnyway', string>>),
);

/** The label of a field, as the form says it. */
export const fieldLabelKey = (field: string): string => LABELS.get(field) ?? field;

/** Whether a field is one that people know by a name. */
export const isSaidField = (field: string): boolean => LABELS.has(field);

const isEmpty = (value: Schemas['FieldChange']['new']): boolean => value === null || value === '' || value === false;

/** Whether a change tells anybody something: the measured distance is the machine's own, and of a new booking the empty fields are no news. */
export const isSaidInHistory = ({ field, old, new: next }: Schemas['FieldChange']): boolean =>
  isSaidField(field) && !(isEmpty(old) && isEmpty(next));
