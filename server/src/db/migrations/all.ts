import type { Migration } from 'kysely';
import * as textSearch from './0001_text_search.ts';
import * as peopleAndPlaces from './0002_people_and_places.ts';
import * as access from './0003_access.ts';
import * as bookings from './0004_bookings.ts';
import * as bookingDays from './0005_booking_days.ts';
import * as invoices from './0006_invoices.ts';
import * as office from './0007_office.ts';
import * as bookingPairs from './0008_booking_pairs.ts';
import * as tickets from './0009_tickets.ts';
import * as changeNotices from './0010_change_notices.ts';
import * as releaseLoads from './0011_release_loads.ts';
import * as bankTransactions from './0012_bank_transactions.ts';
import * as clientIdentity from './0013_client_identity.ts';
import * as availabilityRules from './0014_availability_rules.ts';
import * as settingHistory from './0015_setting_history.ts';
import * as addressRegister from './0016_address_register.ts';
import * as driverNotifications from './0017_driver_notifications.ts';
import * as mailingList from './0018_mailing_list.ts';
import * as deletedDestinations from './0019_deleted_destinations.ts';
import * as clientSearch from './0020_client_search.ts';
import * as linkedBookings from './0021_linked_bookings.ts';
import * as liveStore from './0022_live_store.ts';
import * as driverSessions from './0023_driver_sessions.ts';
import * as mail from './0024_mail.ts';
import * as connectedStaff from './0025_connected_staff.ts';
import * as mailAttachments from './0026_mail_attachments.ts';
import * as discardedFiles from './0027_discarded_files.ts';
import * as logDetails from './0028_log_details.ts';
import * as recordChanges from './0029_record_changes.ts';
import * as imports from './0030_imports.ts';
import * as mobility from './0031_mobility.ts';
import * as clientContacts from './0032_client_contacts.ts';
import * as secondFactor from './0033_second_factor.ts';
import * as clientDocuments from './0034_client_documents.ts';
import * as planningSlack from './0035_planning_slack.ts';
import * as listViews from './0036_list_views.ts';
import * as driverPapers from './0037_driver_papers.ts';
import * as sessionActivity from './0038_session_activity.ts';
import * as uncleanPhotos from './0039_unclean_photos.ts';
import * as invoiceNumbers from './0041_invoice_numbers.ts';
import * as sentMail from './0042_sent_mail.ts';
import * as bookingStats from './0043_booking_stats.ts';
import * as registers from './0044_registers.ts';
import * as payments from './0045_payments.ts';
import * as invoiceDocuments from './0046_invoice_documents.ts';
import * as mailedCreditNotes from './0047_mailed_credit_notes.ts';
import * as bookedTransports from './0048_booked_transports.ts';
import * as matchChoices from './0049_match_choices.ts';
import * as platformTables from './0050_platform_tables.ts';
import * as appCommands from './0051_app_commands.ts';
import * as periodicJobs from './0052_periodic_jobs.ts';
import * as settledCommands from './0053_settled_commands.ts';
import * as installation from './0054_installation.ts';
import * as destinationAddress from './0055_destination_address.ts';
import * as rateBuckets from './0056_rate_buckets.ts';
import * as staffIdentity from './0057_staff_identity.ts';
import * as pickUpPlaces from './0058_pick_up_places.ts';
import * as mailedStatements from './0059_mailed_statements.ts';
import * as waitingQueues from './0060_waiting_queues.ts';
import * as uncleanPhotosAgain from './0061_unclean_photos_again.ts';
import * as invoicesOfBookings from './0062_invoices_of_bookings.ts';
import * as clientMerges from './0063_client_merges.ts';
import * as writeOffs from './0064_write_offs.ts';
import * as returnedTransactions from './0065_returned_transactions.ts';

/** In this order, by name. A migration that has run anywhere never changes again; corrections are new ones. */
export const migrations: Record<string, Migration> = {
  '0001_text_search': textSearch,
  '0002_people_and_places': peopleAndPlaces,
  '0003_access': access,
  '0004_bookings': bookings,
  '0005_booking_days': bookingDays,
  '0006_invoices': invoices,
  '0007_office': office,
  '0008_booking_pairs': bookingPairs,
  '0009_tickets': tickets,
  '0010_change_notices': changeNotices,
  '0011_release_loads': releaseLoads,
  '0012_bank_transactions': bankTransactions,
  '0013_client_identity': clientIdentity,
  '0014_availability_rules': availabilityRules,
  '0015_setting_history': settingHistory,
  '0016_address_register': addressRegister,
  '0017_driver_notifications': driverNotifications,
  '0018_mailing_list': mailingList,
  '0019_deleted_destinations': deletedDestinations,
  '0020_client_search': clientSearch,
  '0021_linked_bookings': linkedBookings,
  '0022_live_store': liveStore,
  '0023_driver_sessions': driverSessions,
  '0024_mail': mail,
  '0025_connected_staff': connectedStaff,
  '0026_mail_attachments': mailAttachments,
  '0027_discarded_files': discardedFiles,
  '0028_log_details': logDetails,
  '0029_record_changes': recordChanges,
  '0030_imports': imports,
  '0031_mobility': mobility,
  '0032_client_contacts': clientContacts,
  '0033_second_factor': secondFactor,
  '0034_client_documents': clientDocuments,
  '0035_planning_slack': planningSlack,
  '0036_list_views': listViews,
  '0037_driver_papers': driverPapers,
  '0038_session_activity': sessionActivity,
  '0039_unclean_photos': uncleanPhotos,
  '0041_invoice_numbers': invoiceNumbers,
  '0042_sent_mail': sentMail,
  '0043_booking_stats': bookingStats,
  '0044_registers': registers,
  '0045_payments': payments,
  '0046_invoice_documents': invoiceDocuments,
  '0047_mailed_credit_notes': mailedCreditNotes,
  '0048_booked_transports': bookedTransports,
  '0049_match_choices': matchChoices,
  '0050_platform_tables': platformTables,
  '0051_app_commands': appCommands,
  '0052_periodic_jobs': periodicJobs,
  '0053_settled_commands': settledCommands,
  '0054_installation': installation,
  '0055_destination_address': destinationAddress,
  '0056_rate_buckets': rateBuckets,
  '0057_staff_identity': staffIdentity,
  '0058_pick_up_places': pickUpPlaces,
  '0059_mailed_statements': mailedStatements,
  '0060_waiting_queues': waitingQueues,
  '0061_unclean_photos_again': uncleanPhotosAgain,
  '0062_invoices_of_bookings': invoicesOfBookings,
  '0063_client_merges': clientMerges,
  '0064_write_offs': writeOffs,
  '0065_returned_transactions': returnedTransactions,
};
