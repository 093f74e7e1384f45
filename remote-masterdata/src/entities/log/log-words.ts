import { messageKey } from '@navette/shared/i18n';
import { CLIENT_FIELD_NAMES, clientField } from '@navette/shared/domain';

const labels = (prefix: string, ...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, `${prefix}${name}`]));

const sharing = (key: string, ...operations: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(operations.map((operation) => [operation, key]));

/** Message keys of API operations in the log, where "changed the client" is too vague. `{name}`: the record. */
export const LOG_ACTS: Readonly<Record<string, string>> = {
  ...labels('logs.did.', 'signOut', 'changePassword', 'resetPassword', 'confirmSecondFactor', 'removeSecondFactor'),
  ...labels(
    'logs.did.',
    'renewRecoveryCodes',
    'resetSecondFactor',
    'saveAccessPolicy',
    'saveRolePages',
    'saveMutuality',
  ),
  ...labels('logs.did.', 'savePlatformTables', 'updateMCodes', 'updateCareCenters', 'updateClients', 'mergeClients'),
  ...labels('logs.did.', 'updateDestinations', 'updateInsurances', 'updateDrivers', 'updateUsers'),
  ...labels('logs.did.', 'undoClientMerge', 'showNationalNumber', 'listClients', 'listClientTrips'),
  ...labels('logs.did.', 'getClientCard', 'listClientMerges', 'listClientDuplicates'),
  ...sharing(messageKey('logs.did.listClientDuplicates'), 'listDifferentClients', 'listAllClientMerges'),
  ...labels('logs.did.', 'markClientsDifferent', 'unmarkClientsDifferent'),
  ...labels('logs.did.', 'listClientDocuments', 'addClientDocument', 'getClientDocument', 'deleteClientDocument'),
  ...labels('logs.did.', 'exportClientData', 'anonymiseClient', 'saveSetting', 'saveCompanyProfile'),
  ...labels('logs.did.', 'saveCompanyLogo', 'removeCompanyLogo', 'dismissSetup'),
  ...labels('logs.did.', 'restoreDestination', 'importTransactions', 'runImport', 'undoImport', 'addBookings'),
  ...labels('logs.did.', 'changeBookings', 'archiveBooking', 'unarchiveBooking', 'setReadyNow', 'undoChanges'),
  ...labels('logs.did.', 'createWardLink', 'deleteWardLink'),
  ...labels('logs.did.', 'applyPlan', 'createTripRequest', 'refuseTripRequest', 'reopenTripRequest'),
  ...labels('logs.did.', 'listCarriers', 'createCarrier', 'deleteCarrier', 'renewCarrierToken', 'offerTripRequest'),
  ...labels('logs.did.', 'requestCarrierTrip', 'orderCarrierTrip', 'withdrawCarrierTrip', 'setCarrierAddress'),
  ...labels('logs.did.', 'createAccountingExport', 'getAccountingFile', 'saveAccounts'),
  ...labels('logs.did.', 'offerTrip', 'advanceTripOffer'),
  ...labels('logs.did.', 'grantDemand', 'deleteDemand', 'listLocationHistory', 'clearLocations', 'notePassengerAboard'),
  ...labels('logs.did.', 'uploadTicket', 'deleteTicket', 'createInvoices', 'createPayment', 'reversePayment'),
  ...labels('logs.did.', 'moveClosing'),
  ...labels('logs.did.', 'createTariffVersion', 'deleteTariffVersion', 'applyIndexation', 'undoIndexation'),
  ...labels('logs.did.', 'matchTransaction', 'returnTransaction', 'undoReturn', 'matchCertainTransactions'),
  ...labels('logs.did.', 'reconcileTransaction', 'undoTransaction', 'undoTransactionPart', 'moveBankRule'),
  ...labels('logs.did.', 'restoreDriverHandover', 'saveBudgets'),
  ...labels('logs.did.', 'remindInvoices', 'printInvoices', 'printReminderLetters', 'importTransports'),
  ...labels('logs.did.', 'createSending', 'stopSending', 'printSending', 'confirmPrinted', 'markDocumentPrinted'),
  ...labels('logs.did.', 'createDunning', 'sendDunningLetter', 'createPaymentPlan', 'cancelPaymentPlan'),
  ...sharing(messageKey('logs.did.readDunning'), 'previewDunning', 'getDunningLetter'),
  ...labels('logs.did.', 'createPaymentBatch', 'markBatchSent', 'cancelPaymentBatch', 'refusePaymentOrder'),
  ...labels('logs.did.', 'getPaymentFile', 'saveRefundAccount', 'createMandate', 'endMandate'),
  ...sharing(messageKey('logs.did.readPayments'), 'listDuePayments', 'listPaymentOrders', 'listMandates'),
  ...labels('logs.did.', 'listUnmandatedClients', 'readExpenseUbl', 'zipInvoicesUbl'),
  ...labels('logs.did.', 'reconcilePlatformInvoice', 'decideTransportDifference', 'forgetMatchChoice'),
  ...labels(
    'logs.did.',
    'getSentAttachment',
    'setDefaultView',
    'saveMessageSettings',
    'sendMessageAgain',
    'sendMessageNow',
  ),
  ...sharing(messageKey('logs.did.availability'), 'saveDriverAvailability', 'saveDriverAvailabilityDays'),
  ...sharing(messageKey('logs.did.availability'), 'saveAvailabilityPattern', 'markDriverAway'),
  ...sharing(messageKey('logs.did.mailingList'), 'subscribeMember', 'unsubscribeMember'),
  ...sharing(messageKey('logs.did.readIdentities'), 'listBookingsByDate', 'listTimelineBookings'),
  ...sharing(messageKey('logs.did.notify'), 'sendBookingNotification', 'sendMessageNotification'),
  ...sharing(messageKey('logs.did.task'), 'createTask', 'updateTask', 'deleteTask'),
  ...sharing(messageKey('logs.did.mail'), 'deleteMessage', 'markMessage'),
  replyToMessage: messageKey('logs.did.reply'),
  ...sharing(messageKey('logs.did.uploadReceipt'), 'uploadExpenseReceipt', 'uploadInsertReceipt'),
  linkTransport: messageKey('logs.did.importTransports'),
  practisePlatform: messageKey('logs.did.practisePlatform'),
  ...sharing(messageKey('logs.did.readTransports'), 'listTrips', 'listInbox', 'listSeries', 'listTransports'),
  ...sharing(messageKey('logs.did.readTransports'), 'getTransport', 'matchTransports', 'listTransportDifferences'),
  opsPublish: messageKey('logs.did.publish'),
  ...sharing(messageKey('logs.did.release'), 'opsActivate', 'opsStage', 'opsUnstage', 'opsRollback', 'opsApply'),
  ...sharing(messageKey('logs.did.release'), 'activateRelease', 'stageRelease', 'unstageRelease', 'rollbackRelease'),
};

/** Message keys of payment operations that are refunds. */
export const REFUND_ACTS: Readonly<Record<string, string>> = {
  createPayment: messageKey('logs.did.createRefund'),
  reversePayment: messageKey('logs.did.reverseRefund'),
};

/** Message keys of the results of sign-ins and refused requests. */
export const SIGN_INS = {
  done: messageKey('logs.signIn.done'),
  recovery: messageKey('logs.signIn.recovery'),
  refused: messageKey('logs.signIn.refused'),
  wrongOtp: messageKey('logs.signIn.wrongOtp'),
  blocked: messageKey('logs.signIn.blocked'),
  denied: messageKey('logs.refused.denied'),
  limited: messageKey('logs.refused.limited'),
} as const;

/** Message keys of the verbs of requests about one record, by HTTP method. */
export const VERBS: Readonly<Record<string, string>> = {
  POST: messageKey('logs.did.create'),
  PUT: messageKey('logs.did.update'),
  DELETE: messageKey('logs.did.delete'),
  GET: messageKey('logs.did.read'),
};

/** Record kinds by the first segment of the path. */
export const KINDS: Readonly<Record<string, string>> = {
  bankRule: messageKey('logs.kind.bankRule'),
  booking: messageKey('logs.kind.booking'),
  carecenter: messageKey('logs.kind.carecenter'),
  client: messageKey('logs.kind.client'),
  daily: messageKey('logs.kind.daily'),
  destination: messageKey('logs.kind.destination'),
  driver: messageKey('logs.kind.driver'),
  driverHandover: messageKey('logs.kind.driverHandover'),
  insurance: messageKey('logs.kind.insurance'),
  mcode: messageKey('logs.kind.mcode'),
  moneyCategory: messageKey('logs.kind.moneyCategory'),
  supplier: messageKey('logs.kind.supplier'),
  user: messageKey('logs.kind.user'),
};

/** Labels of the fields of logged changes, as in their forms. Other fields show their raw name. */
export const LOG_FIELDS: Readonly<Record<string, string>> = {
  ...labels('client.field.', ...CLIENT_FIELD_NAMES.filter((field) => !clientField(field).place)),
  ...labels('carecenter.', 'marked', 'visited'),
  email_address: messageKey('carecenter.email'),
  ...labels(
    'driver.',
    'accountHolder',
    'active',
    'bank_account',
    'carriesStretcher',
    'carriesWheelchair',
    'commission',
  ),
  ...labels('driver.', 'insuranceUntil', 'licenceUntil', 'medicalUntil', 'refreshTime'),
  ...labels('insurance.', 'cn', 'min10km', 'plus10km'),
  ...labels('person.', 'address', 'birthday', 'car', 'city', 'email', 'firstname', 'lastname'),
  ...labels('person.', 'mobile', 'postbox', 'role', 'tel', 'zip', 'zones'),
  name: messageKey('destination.name'),
  value: messageKey('settings.value'),
  ...labels('logs.field.', 'idleMinutes', 'recoveryCodesLeft', 'secondFactorRoles'),
  ...labels('logs.field.', 'amount', 'bookings', 'checklist', 'date', 'description', 'invoice', 'leave'),
  ...labels('logs.field.', 'reason', 'recall', 'status', 'time', 'title', 'transaction', 'user', 'writeOff'),
  ...labels('logs.field.', 'account', 'categoryId', 'dueDate', 'invoiceNumber', 'paidFrom', 'paidOn', 'reference'),
  ...labels('logs.field.', 'register', 'supplierId', 'contains', 'sign', 'action'),
  ...labels('logs.field.', 'receivedBy', 'remark'),
  ...labels('logs.field.', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'),
  ...labels('logs.field.', 'sales', 'settlements', 'payments', 'registers'),
  fileKey: messageKey('logs.field.receipt'),
  ...labels('logs.field.', 'endedOn', 'refused', 'sentOn', 'state'),
  price: messageKey('logs.field.amount'),
  refund: messageKey('logs.field.amount'),
};
