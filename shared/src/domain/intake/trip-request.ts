export {
  /** Reasons of a refused request (specification/office.md#requests). */
  REFUSAL_REASON_VALUES as REFUSAL_REASONS,
  /** One of {@link REFUSAL_REASONS}. */
  type RefusalReason,
  /** States of a request: waiting, accepted, refused. */
  TRIP_REQUEST_STATE_VALUES as TRIP_REQUEST_STATES,
  /** One of {@link TRIP_REQUEST_STATES}. */
  type TripRequestState,
  /** Channel of a request. */
  type TripRequestSource,
} from '@navette/openapi/enums';
