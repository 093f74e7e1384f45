/** Generated from the YAML files of the contract by `pnpm generate`; do not edit. */

/** Names of the values of {@link ACCEPTED_VALUES}. */
export const Accepted = { assign: 0, pending: 1, accepted: 2, refused: 3, scheduled: 4 } as const;
/** Every value of Accepted, in the order of the contract. */
export const ACCEPTED_VALUES = [0, 1, 2, 3, 4] as const;
/** A value of {@link ACCEPTED_VALUES}. */
export type Accepted = (typeof ACCEPTED_VALUES)[number];

/** Every value of AddressSource, in the order of the contract. */
export const ADDRESS_SOURCE_VALUES = ['addressBook', 'gazetteer', 'register', 'photon', 'google'] as const;
/** A value of {@link ADDRESS_SOURCE_VALUES}. */
export type AddressSource = (typeof ADDRESS_SOURCE_VALUES)[number];

/** Every value of AppAction, in the order of the contract. */
export const APP_ACTION_VALUES = ['requestLocationPermission', 'getInfo', 'getLocation', 'reloadApp', 'logoutApp', 'moveToForeground', 'checkPermission', 'appUpdated', 'setInActive', 'setEnabled'] as const;
/** A value of {@link APP_ACTION_VALUES}. */
export type AppAction = (typeof APP_ACTION_VALUES)[number];

/** Every value of AppCommandKind, in the order of the contract. */
export const APP_COMMAND_KIND_VALUES = ['action', 'say', 'forceDisconnect', 'test'] as const;
/** A value of {@link APP_COMMAND_KIND_VALUES}. */
export type AppCommandKind = (typeof APP_COMMAND_KIND_VALUES)[number];

/** Every value of AppCommandState, in the order of the contract. */
export const APP_COMMAND_STATE_VALUES = ['sent', 'delivered', 'answered', 'noAnswer'] as const;
/** A value of {@link APP_COMMAND_STATE_VALUES}. */
export type AppCommandState = (typeof APP_COMMAND_STATE_VALUES)[number];

/** Every value of AppRefusal, in the order of the contract. */
export const APP_REFUSAL_VALUES = ['unsaved', 'denied', 'unsupported', 'failed'] as const;
/** A value of {@link APP_REFUSAL_VALUES}. */
export type AppRefusal = (typeof APP_REFUSAL_VALUES)[number];

/** Every value of BookFormat, in the order of the contract. */
export const BOOK_FORMAT_VALUES = ['csv', 'winbooks', 'bob', 'octopus', 'exact'] as const;
/** A value of {@link BOOK_FORMAT_VALUES}. */
export type BookFormat = (typeof BOOK_FORMAT_VALUES)[number];

/** Every value of BookedMatch, in the order of the contract. */
export const BOOKED_MATCH_VALUES = ['certain', 'booked', 'probable'] as const;
/** A value of {@link BOOKED_MATCH_VALUES}. */
export type BookedMatch = (typeof BOOKED_MATCH_VALUES)[number];

/** Every value of BookingAction, in the order of the contract. */
export const BOOKING_ACTION_VALUES = ['create', 'update', 'delete', 'archive'] as const;
/** A value of {@link BOOKING_ACTION_VALUES}. */
export type BookingAction = (typeof BOOKING_ACTION_VALUES)[number];

/** Names of the values of {@link BOOKING_STATUS_VALUES}. */
export const BookingStatus = { pending: 0, closed: 1, unfounded: 2, canceled: 3 } as const;
/** Every value of BookingStatus, in the order of the contract. */
export const BOOKING_STATUS_VALUES = [0, 1, 2, 3] as const;
/** A value of {@link BOOKING_STATUS_VALUES}. */
export type BookingStatus = (typeof BOOKING_STATUS_VALUES)[number];

/** Every value of BookingType, in the order of the contract. */
export const BOOKING_TYPE_VALUES = ['to', 'back', 'simple'] as const;
/** A value of {@link BOOKING_TYPE_VALUES}. */
export type BookingType = (typeof BOOKING_TYPE_VALUES)[number];

/** Every value of CampaignKind, in the order of the contract. */
export const CAMPAIGN_KIND_VALUES = ['campaigns', 'templates'] as const;
/** A value of {@link CAMPAIGN_KIND_VALUES}. */
export type CampaignKind = (typeof CAMPAIGN_KIND_VALUES)[number];

/** Every value of ClientMatchReason, in the order of the contract. */
export const CLIENT_MATCH_REASON_VALUES = ['nationalNumber', 'nationalNumberSlip', 'nationalNumberOther', 'nationalNumberUnknown', 'birthday', 'birthdaySwapped', 'birthdaySlip', 'birthdayOther', 'birthdayUnknown', 'lastname', 'lastnameSlip', 'lastnamePart', 'lastnameOther', 'firstname', 'firstnameSlip', 'firstnamePart', 'firstnameOther', 'address', 'street', 'town', 'addressOther', 'addressUnknown'] as const;
/** A value of {@link CLIENT_MATCH_REASON_VALUES}. */
export type ClientMatchReason = (typeof CLIENT_MATCH_REASON_VALUES)[number];

/** Every value of ClosingKind, in the order of the contract. */
export const CLOSING_KIND_VALUES = ['sales', 'settlements', 'payments', 'registers', 'bookings'] as const;
/** A value of {@link CLOSING_KIND_VALUES}. */
export type ClosingKind = (typeof CLOSING_KIND_VALUES)[number];

/** Every value of ClosingPointName, in the order of the contract. */
export const CLOSING_POINT_NAME_VALUES = ['pending', 'unbilledClients', 'unbilledInsurers', 'unsettledDrivers', 'unmatched', 'differences', 'gaps'] as const;
/** A value of {@link CLOSING_POINT_NAME_VALUES}. */
export type ClosingPointName = (typeof CLOSING_POINT_NAME_VALUES)[number];

/** Every value of ConflictKind, in the order of the contract. */
export const CONFLICT_KIND_VALUES = ['inactive', 'refused', 'vehicle', 'papers', 'unavailable', 'overlap', 'travel'] as const;
/** A value of {@link CONFLICT_KIND_VALUES}. */
export type ConflictKind = (typeof CONFLICT_KIND_VALUES)[number];

/** Every value of DayProblemKind, in the order of the contract. */
export const DAY_PROBLEM_KIND_VALUES = ['refused', 'unassigned', 'late', 'noAnswer', 'conflict', 'ready', 'toCall', 'away'] as const;
/** A value of {@link DAY_PROBLEM_KIND_VALUES}. */
export type DayProblemKind = (typeof DAY_PROBLEM_KIND_VALUES)[number];

/** Every value of DestinationMatchReason, in the order of the contract. */
export const DESTINATION_MATCH_REASON_VALUES = ['name', 'namePart', 'nameDepartment', 'nameOther', 'nameUnknown', 'address', 'street', 'town', 'addressOther', 'addressUnknown', 'near', 'quarter', 'distant', 'far', 'distanceUnknown'] as const;
/** A value of {@link DESTINATION_MATCH_REASON_VALUES}. */
export type DestinationMatchReason = (typeof DESTINATION_MATCH_REASON_VALUES)[number];

/** Every value of DocumentEventType, in the order of the contract. */
export const DOCUMENT_EVENT_TYPE_VALUES = ['made', 'mail', 'post', 'read', 'payment', 'reversal', 'refund', 'return', 'reminder', 'credit', 'writeOff', 'writeOffReversal', 'order', 'status'] as const;
/** A value of {@link DOCUMENT_EVENT_TYPE_VALUES}. */
export type DocumentEventType = (typeof DOCUMENT_EVENT_TYPE_VALUES)[number];

/** Every value of DocumentKind, in the order of the contract. */
export const DOCUMENT_KIND_VALUES = ['prescription', 'agreement', 'certificate', 'identity', 'letter', 'other'] as const;
/** A value of {@link DOCUMENT_KIND_VALUES}. */
export type DocumentKind = (typeof DOCUMENT_KIND_VALUES)[number];

/** Every value of DriverCashLineType, in the order of the contract. */
export const DRIVER_CASH_LINE_TYPE_VALUES = ['opening', 'trip', 'settlement', 'handover'] as const;
/** A value of {@link DRIVER_CASH_LINE_TYPE_VALUES}. */
export type DriverCashLineType = (typeof DRIVER_CASH_LINE_TYPE_VALUES)[number];

/** Every value of DuplicateBand, in the order of the contract. */
export const DUPLICATE_BAND_VALUES = ['veryLikely', 'likely', 'possible'] as const;
/** A value of {@link DUPLICATE_BAND_VALUES}. */
export type DuplicateBand = (typeof DUPLICATE_BAND_VALUES)[number];

/** Every value of DuplicateReasonCode, in the order of the contract. */
export const DUPLICATE_REASON_CODE_VALUES = ['ssn', 'ssnSlip', 'ssnOther', 'birthday', 'birthdaySwapped', 'birthdaySlip', 'birthdayOther', 'generation', 'lastname', 'lastnameSlip', 'lastnamePart', 'lastnameOther', 'firstname', 'firstnameSlip', 'firstnamePart', 'firstnameOther', 'namesSwapped', 'address', 'street', 'addressOther', 'phone', 'email', 'member', 'memberOther'] as const;
/** A value of {@link DUPLICATE_REASON_CODE_VALUES}. */
export type DuplicateReasonCode = (typeof DUPLICATE_REASON_CODE_VALUES)[number];

/** Every value of ImportKind, in the order of the contract. */
export const IMPORT_KIND_VALUES = ['clients', 'drivers', 'destinations', 'insurances', 'carecenters', 'mcodes', 'bookings', 'standingOrders', 'users', 'transactions'] as const;
/** A value of {@link IMPORT_KIND_VALUES}. */
export type ImportKind = (typeof IMPORT_KIND_VALUES)[number];

/** Every value of InvoiceChannel, in the order of the contract. */
export const INVOICE_CHANNEL_VALUES = ['mail', 'post', 'none'] as const;
/** A value of {@link INVOICE_CHANNEL_VALUES}. */
export type InvoiceChannel = (typeof INVOICE_CHANNEL_VALUES)[number];

/** Names of the values of {@link INVOICE_STATUS_VALUES}. */
export const InvoiceStatus = { pending: 0, closed: 1, overdue: 2 } as const;
/** Every value of InvoiceStatus, in the order of the contract. */
export const INVOICE_STATUS_VALUES = [0, 1, 2] as const;
/** A value of {@link INVOICE_STATUS_VALUES}. */
export type InvoiceStatus = (typeof INVOICE_STATUS_VALUES)[number];

/** Every value of MatchEntry, in the order of the contract. */
export const MATCH_ENTRY_VALUES = ['payment', 'overpayment', 'refund'] as const;
/** A value of {@link MATCH_ENTRY_VALUES}. */
export type MatchEntry = (typeof MATCH_ENTRY_VALUES)[number];

/** Every value of MatchRule, in the order of the contract. */
export const MATCH_RULE_VALUES = ['order', 'ogm', 'reference', 'number', 'account'] as const;
/** A value of {@link MATCH_RULE_VALUES}. */
export type MatchRule = (typeof MATCH_RULE_VALUES)[number];

/** Every value of MemberStatus, in the order of the contract. */
export const MEMBER_STATUS_VALUES = ['subscribed', 'unsubscribed', 'pending', 'cleaned'] as const;
/** A value of {@link MEMBER_STATUS_VALUES}. */
export type MemberStatus = (typeof MEMBER_STATUS_VALUES)[number];

/** Every value of MessageChannel, in the order of the contract. */
export const MESSAGE_CHANNEL_VALUES = ['sms', 'mail'] as const;
/** A value of {@link MESSAGE_CHANNEL_VALUES}. */
export type MessageChannel = (typeof MESSAGE_CHANNEL_VALUES)[number];

/** Every value of MessageEvent, in the order of the contract. */
export const MESSAGE_EVENT_VALUES = ['confirmed', 'tomorrow', 'onTheWay', 'late', 'cancelled', 'changed', 'daysCancelled'] as const;
/** A value of {@link MESSAGE_EVENT_VALUES}. */
export type MessageEvent = (typeof MESSAGE_EVENT_VALUES)[number];

/** Every value of MessageProblem, in the order of the contract. */
export const MESSAGE_PROBLEM_VALUES = ['noConsent', 'noRecipient', 'nothing'] as const;
/** A value of {@link MESSAGE_PROBLEM_VALUES}. */
export type MessageProblem = (typeof MESSAGE_PROBLEM_VALUES)[number];

/** Every value of MessageReason, in the order of the contract. */
export const MESSAGE_REASON_VALUES = ['outdated', 'refused', 'unavailable', 'settings', 'unsure', 'unreachable'] as const;
/** A value of {@link MESSAGE_REASON_VALUES}. */
export type MessageReason = (typeof MESSAGE_REASON_VALUES)[number];

/** Every value of MessageState, in the order of the contract. */
export const MESSAGE_STATE_VALUES = ['waiting', 'sending', 'sent', 'kept', 'failed', 'dropped', 'delivered'] as const;
/** A value of {@link MESSAGE_STATE_VALUES}. */
export type MessageState = (typeof MESSAGE_STATE_VALUES)[number];

/** Every value of Mobility, in the order of the contract. */
export const MOBILITY_VALUES = ['foot', 'wheelchair', 'stretcher'] as const;
/** A value of {@link MOBILITY_VALUES}. */
export type Mobility = (typeof MOBILITY_VALUES)[number];

/** Every value of MoneyRegister, in the order of the contract. */
export const MONEY_REGISTER_VALUES = ['expense', 'inserts'] as const;
/** A value of {@link MONEY_REGISTER_VALUES}. */
export type MoneyRegister = (typeof MONEY_REGISTER_VALUES)[number];

/** Every value of MonthEndReason, in the order of the contract. */
export const MONTH_END_REASON_VALUES = ['noCertificate', 'noTransportNumber', 'zeroAmount', 'archived', 'notClosed', 'noAddress', 'negative', 'repeated', 'nothing'] as const;
/** A value of {@link MONTH_END_REASON_VALUES}. */
export type MonthEndReason = (typeof MONTH_END_REASON_VALUES)[number];

/** Names of the values of {@link MOTIVE_VALUES}. */
export const Motive = { none: 0, radiotherapy: 1, kinetherapy: 2, frequentation: 3, consultation: 4, dialysis: 5, chemotherapy: 6, shopping: 7, hospitalisation: 8 } as const;
/** Every value of Motive, in the order of the contract. */
export const MOTIVE_VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
/** A value of {@link MOTIVE_VALUES}. */
export type Motive = (typeof MOTIVE_VALUES)[number];

/** Every value of NotificationFailure, in the order of the contract. */
export const NOTIFICATION_FAILURE_VALUES = ['expired', 'unreachable'] as const;
/** A value of {@link NOTIFICATION_FAILURE_VALUES}. */
export type NotificationFailure = (typeof NOTIFICATION_FAILURE_VALUES)[number];

/** Every value of NotificationKind, in the order of the contract. */
export const NOTIFICATION_KIND_VALUES = ['message', 'booking'] as const;
/** A value of {@link NOTIFICATION_KIND_VALUES}. */
export type NotificationKind = (typeof NOTIFICATION_KIND_VALUES)[number];

/** Every value of NotificationState, in the order of the contract. */
export const NOTIFICATION_STATE_VALUES = ['waiting', 'delivered', 'read', 'failed'] as const;
/** A value of {@link NOTIFICATION_STATE_VALUES}. */
export type NotificationState = (typeof NOTIFICATION_STATE_VALUES)[number];

/** Every value of PaidFrom, in the order of the contract. */
export const PAID_FROM_VALUES = ['bank', 'cash', 'open'] as const;
/** A value of {@link PAID_FROM_VALUES}. */
export type PaidFrom = (typeof PAID_FROM_VALUES)[number];

/** Every value of PartType, in the order of the contract. */
export const PART_TYPE_VALUES = ['invoice', 'return', 'credit', 'expense', 'aside'] as const;
/** A value of {@link PART_TYPE_VALUES}. */
export type PartType = (typeof PART_TYPE_VALUES)[number];

/** Every value of PaymentAccountState, in the order of the contract. */
export const PAYMENT_ACCOUNT_STATE_VALUES = ['ok', 'missing', 'invalid', 'changed'] as const;
/** A value of {@link PAYMENT_ACCOUNT_STATE_VALUES}. */
export type PaymentAccountState = (typeof PAYMENT_ACCOUNT_STATE_VALUES)[number];

/** Every value of PaymentBatchState, in the order of the contract. */
export const PAYMENT_BATCH_STATE_VALUES = ['made', 'sent', 'cancelled'] as const;
/** A value of {@link PAYMENT_BATCH_STATE_VALUES}. */
export type PaymentBatchState = (typeof PAYMENT_BATCH_STATE_VALUES)[number];

/** Every value of PaymentBatchType, in the order of the contract. */
export const PAYMENT_BATCH_TYPE_VALUES = ['transfer', 'debit'] as const;
/** A value of {@link PAYMENT_BATCH_TYPE_VALUES}. */
export type PaymentBatchType = (typeof PAYMENT_BATCH_TYPE_VALUES)[number];

/** Every value of PaymentOrderState, in the order of the contract. */
export const PAYMENT_ORDER_STATE_VALUES = ['open', 'paid', 'refused', 'returned', 'cancelled'] as const;
/** A value of {@link PAYMENT_ORDER_STATE_VALUES}. */
export type PaymentOrderState = (typeof PAYMENT_ORDER_STATE_VALUES)[number];

/** Every value of PaymentPurpose, in the order of the contract. */
export const PAYMENT_PURPOSE_VALUES = ['settlement', 'refund', 'expense', 'debit'] as const;
/** A value of {@link PAYMENT_PURPOSE_VALUES}. */
export type PaymentPurpose = (typeof PAYMENT_PURPOSE_VALUES)[number];

/** Every value of PaymentSource, in the order of the contract. */
export const PAYMENT_SOURCE_VALUES = ['bank', 'cash', 'card', 'other', 'credit', 'carried'] as const;
/** A value of {@link PAYMENT_SOURCE_VALUES}. */
export type PaymentSource = (typeof PAYMENT_SOURCE_VALUES)[number];

/** Every value of PlaceKind, in the order of the contract. */
export const PLACE_KIND_VALUES = ['client', 'destination'] as const;
/** A value of {@link PLACE_KIND_VALUES}. */
export type PlaceKind = (typeof PLACE_KIND_VALUES)[number];

/** Every value of PlanIgnoredKind, in the order of the contract. */
export const PLAN_IGNORED_KIND_VALUES = ['noPlace', 'noHome', 'badTime'] as const;
/** A value of {@link PLAN_IGNORED_KIND_VALUES}. */
export type PlanIgnoredKind = (typeof PLAN_IGNORED_KIND_VALUES)[number];

/** Every value of PlanReasonKind, in the order of the contract. */
export const PLAN_REASON_KIND_VALUES = ['hadNoDriver', 'driverAway', 'driverLate', 'resolvesConflict', 'savesKm', 'linkedLeg', 'afterTrip', 'beforeTrip', 'freesDriver', 'knowsClient', 'nearHome', 'evensLoad', 'newTime', 'fitsRest'] as const;
/** A value of {@link PLAN_REASON_KIND_VALUES}. */
export type PlanReasonKind = (typeof PLAN_REASON_KIND_VALUES)[number];

/** Every value of PlanRule, in the order of the contract. */
export const PLAN_RULE_VALUES = ['vehicle', 'available', 'papers', 'refused', 'time', 'day', 'cost'] as const;
/** A value of {@link PLAN_RULE_VALUES}. */
export type PlanRule = (typeof PLAN_RULE_VALUES)[number];

/** Every value of PlanScope, in the order of the contract. */
export const PLAN_SCOPE_VALUES = ['day', 'toAssign'] as const;
/** A value of {@link PLAN_SCOPE_VALUES}. */
export type PlanScope = (typeof PLAN_SCOPE_VALUES)[number];

/** Every value of PlatformValueKind, in the order of the contract. */
export const PLATFORM_VALUE_KIND_VALUES = ['reason', 'mutuality'] as const;
/** A value of {@link PLATFORM_VALUE_KIND_VALUES}. */
export type PlatformValueKind = (typeof PLATFORM_VALUE_KIND_VALUES)[number];

/** Every value of PositionState, in the order of the contract. */
export const POSITION_STATE_VALUES = ['charged', 'driving', 'onFoot', 'stale'] as const;
/** A value of {@link POSITION_STATE_VALUES}. */
export type PositionState = (typeof POSITION_STATE_VALUES)[number];

/** Every value of PracticeChange, in the order of the contract. */
export const PRACTICE_CHANGE_VALUES = ['moved', 'cancelled', 'refused', 'certificate'] as const;
/** A value of {@link PRACTICE_CHANGE_VALUES}. */
export type PracticeChange = (typeof PRACTICE_CHANGE_VALUES)[number];

/** Every value of ReadyDriver, in the order of the contract. */
export const READY_DRIVER_VALUES = ['free', 'busy', 'none'] as const;
/** A value of {@link READY_DRIVER_VALUES}. */
export type ReadyDriver = (typeof READY_DRIVER_VALUES)[number];

/** Names of the values of {@link RECALL_LEVEL_VALUES}. */
export const RecallLevel = { none: 0, first: 1, formalNotice: 2, third: 3 } as const;
/** Every value of RecallLevel, in the order of the contract. */
export const RECALL_LEVEL_VALUES = [0, 1, 2, 3] as const;
/** A value of {@link RECALL_LEVEL_VALUES}. */
export type RecallLevel = (typeof RECALL_LEVEL_VALUES)[number];

/** Every value of ReceivedWarning, in the order of the contract. */
export const RECEIVED_WARNING_VALUES = ['totals', 'prepaid', 'iban', 'reference', 'buyer', 'account'] as const;
/** A value of {@link RECEIVED_WARNING_VALUES}. */
export type ReceivedWarning = (typeof RECEIVED_WARNING_VALUES)[number];

/** Every value of ReconciliationReason, in the order of the contract. */
export const RECONCILIATION_REASON_VALUES = ['missingBooking', 'missingPart', 'notDriven', 'distance', 'tariff', 'patientShare', 'wait', 'unknownTransport', 'other'] as const;
/** A value of {@link RECONCILIATION_REASON_VALUES}. */
export type ReconciliationReason = (typeof RECONCILIATION_REASON_VALUES)[number];

/** Every value of RecordImportKind, in the order of the contract. */
export const RECORD_IMPORT_KIND_VALUES = ['clients', 'drivers', 'destinations', 'insurances', 'carecenters', 'mcodes', 'bookings', 'standingOrders', 'users'] as const;
/** A value of {@link RECORD_IMPORT_KIND_VALUES}. */
export type RecordImportKind = (typeof RECORD_IMPORT_KIND_VALUES)[number];

/** Every value of RefreshTime, in the order of the contract. */
export const REFRESH_TIME_VALUES = [15, 30, 60, 120] as const;
/** A value of {@link REFRESH_TIME_VALUES}. */
export type RefreshTime = (typeof REFRESH_TIME_VALUES)[number];

/** Every value of RefusalReason, in the order of the contract. */
export const REFUSAL_REASON_VALUES = ['noDriver', 'noVehicle', 'tooLate', 'outOfArea', 'outsideHours', 'notOurs', 'notNeeded', 'other'] as const;
/** A value of {@link REFUSAL_REASON_VALUES}. */
export type RefusalReason = (typeof REFUSAL_REASON_VALUES)[number];

/** Every value of Role, in the order of the contract. */
export const ROLE_VALUES = ['client', 'driver', 'dispatch', 'account', 'invoice', 'admin', 'lead', 'accountant', 'office', 'super'] as const;
/** A value of {@link ROLE_VALUES}. */
export type Role = (typeof ROLE_VALUES)[number];

/** Every value of RuleAction, in the order of the contract. */
export const RULE_ACTION_VALUES = ['expense', 'aside'] as const;
/** A value of {@link RULE_ACTION_VALUES}. */
export type RuleAction = (typeof RULE_ACTION_VALUES)[number];

/** Every value of RuleSign, in the order of the contract. */
export const RULE_SIGN_VALUES = ['out', 'in', 'any'] as const;
/** A value of {@link RULE_SIGN_VALUES}. */
export type RuleSign = (typeof RULE_SIGN_VALUES)[number];

/** Every value of SearchTarget, in the order of the contract. */
export const SEARCH_TARGET_VALUES = ['client', 'destination', 'driver', 'insurance', 'booking', 'invoice', 'driverInvoice', 'insuranceInvoice', 'creditNote'] as const;
/** A value of {@link SEARCH_TARGET_VALUES}. */
export type SearchTarget = (typeof SEARCH_TARGET_VALUES)[number];

/** Every value of SendingState, in the order of the contract. */
export const SENDING_STATE_VALUES = ['waiting', 'sent', 'kept', 'refused', 'failed', 'stopped', 'toPrint', 'printed'] as const;
/** A value of {@link SENDING_STATE_VALUES}. */
export type SendingState = (typeof SENDING_STATE_VALUES)[number];

/** Every value of SentMailState, in the order of the contract. */
export const SENT_MAIL_STATE_VALUES = ['sending', 'sent', 'kept', 'failed'] as const;
/** A value of {@link SENT_MAIL_STATE_VALUES}. */
export type SentMailState = (typeof SENT_MAIL_STATE_VALUES)[number];

/** Every value of SeriesScope, in the order of the contract. */
export const SERIES_SCOPE_VALUES = ['one', 'following', 'all'] as const;
/** A value of {@link SERIES_SCOPE_VALUES}. */
export type SeriesScope = (typeof SERIES_SCOPE_VALUES)[number];

/** Every value of SetupStep, in the order of the contract. */
export const SETUP_STEP_VALUES = ['company', 'logo', 'users', 'roles', 'tariffs', 'drivers', 'insurers', 'clients', 'mailOut', 'mailbox', 'booqit', 'addresses', 'routes', 'map', 'sms', 'mailingList', 'backup'] as const;
/** A value of {@link SETUP_STEP_VALUES}. */
export type SetupStep = (typeof SETUP_STEP_VALUES)[number];

/** Every value of StaffRole, in the order of the contract. */
export const STAFF_ROLE_VALUES = ['dispatch', 'account', 'invoice', 'admin', 'lead', 'accountant', 'office', 'super'] as const;
/** A value of {@link STAFF_ROLE_VALUES}. */
export type StaffRole = (typeof STAFF_ROLE_VALUES)[number];

/** Every value of SuggestionReasonKind, in the order of the contract. */
export const SUGGESTION_REASON_KIND_VALUES = ['linkedLeg', 'onTheWay', 'knowsClient', 'nearHome', 'freeAllDay'] as const;
/** A value of {@link SUGGESTION_REASON_KIND_VALUES}. */
export type SuggestionReasonKind = (typeof SUGGESTION_REASON_KIND_VALUES)[number];

/** Every value of TariffKind, in the order of the contract. */
export const TARIFF_KIND_VALUES = ['kilometre', 'waiting', 'forfait', 'insurer', 'mcode', 'commission'] as const;
/** A value of {@link TARIFF_KIND_VALUES}. */
export type TariffKind = (typeof TARIFF_KIND_VALUES)[number];

/** Every value of TariffRounding, in the order of the contract. */
export const TARIFF_ROUNDING_VALUES = ['exact', '0.05', '0.10', '0.50', '1.00'] as const;
/** A value of {@link TARIFF_ROUNDING_VALUES}. */
export type TariffRounding = (typeof TARIFF_ROUNDING_VALUES)[number];

/** Every value of TaskStatus, in the order of the contract. */
export const TASK_STATUS_VALUES = ['on-hold', 'in-progress', 'needs-review', 'done'] as const;
/** A value of {@link TASK_STATUS_VALUES}. */
export type TaskStatus = (typeof TASK_STATUS_VALUES)[number];

/** Every value of TransportDecision, in the order of the contract. */
export const TRANSPORT_DECISION_VALUES = ['apply', 'ignore'] as const;
/** A value of {@link TRANSPORT_DECISION_VALUES}. */
export type TransportDecision = (typeof TRANSPORT_DECISION_VALUES)[number];

/** Every value of TransportField, in the order of the contract. */
export const TRANSPORT_FIELD_VALUES = ['time', 'passenger', 'home', 'care', 'certificate', 'status'] as const;
/** A value of {@link TRANSPORT_FIELD_VALUES}. */
export type TransportField = (typeof TRANSPORT_FIELD_VALUES)[number];

/** Every value of TransportImportResult, in the order of the contract. */
export const TRANSPORT_IMPORT_RESULT_VALUES = ['booked', 'known', 'refused'] as const;
/** A value of {@link TRANSPORT_IMPORT_RESULT_VALUES}. */
export type TransportImportResult = (typeof TRANSPORT_IMPORT_RESULT_VALUES)[number];

/** Every value of TripOfferProblem, in the order of the contract. */
export const TRIP_OFFER_PROBLEM_VALUES = ['unavailable', 'settings', 'refused', 'unexpected', 'kept'] as const;
/** A value of {@link TRIP_OFFER_PROBLEM_VALUES}. */
export type TripOfferProblem = (typeof TRIP_OFFER_PROBLEM_VALUES)[number];

/** Every value of TripOfferState, in the order of the contract. */
export const TRIP_OFFER_STATE_VALUES = ['asking', 'waiting', 'available', 'ordering', 'ordered', 'confirmed', 'completed', 'refused', 'canceled', 'withdrawing', 'withdrawn'] as const;
/** A value of {@link TRIP_OFFER_STATE_VALUES}. */
export type TripOfferState = (typeof TRIP_OFFER_STATE_VALUES)[number];

/** Every value of TripRequestSource, in the order of the contract. */
export const TRIP_REQUEST_SOURCE_VALUES = ['phone', 'mail', 'ward', 'carrier'] as const;
/** A value of {@link TRIP_REQUEST_SOURCE_VALUES}. */
export type TripRequestSource = (typeof TRIP_REQUEST_SOURCE_VALUES)[number];

/** Every value of TripRequestState, in the order of the contract. */
export const TRIP_REQUEST_STATE_VALUES = ['waiting', 'accepted', 'refused'] as const;
/** A value of {@link TRIP_REQUEST_STATE_VALUES}. */
export type TripRequestState = (typeof TRIP_REQUEST_STATE_VALUES)[number];

/** Every value of TripStep, in the order of the contract. */
export const TRIP_STEP_VALUES = ['later', 'toPickUp', 'onBoard'] as const;
/** A value of {@link TRIP_STEP_VALUES}. */
export type TripStep = (typeof TRIP_STEP_VALUES)[number];

/** Every value of WaitTime, in the order of the contract. */
export const WAIT_TIME_VALUES = ['0', '00:30', '01:00', '01:30', '02:00', '02:30', '03:00'] as const;
/** A value of {@link WAIT_TIME_VALUES}. */
export type WaitTime = (typeof WAIT_TIME_VALUES)[number];
