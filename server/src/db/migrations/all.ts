import type { Migration } from 'kysely';
import * as baseline from './0001_baseline.ts';
import * as planSettings from './0002_plan_settings.ts';
import * as sharedRides from './0003_shared_rides.ts';
import * as seriesDriverCost from './0004_series_driver_cost.ts';
import * as repairSettings from './0005_repair_settings.ts';
import * as tripRequests from './0006_trip_requests.ts';
import * as carriers from './0011_carriers.ts';
import * as closing from './0013_closing.ts';
import * as companyLogo from './0017_company_logo.ts';
import * as tripOffers from './0012_trip_offers.ts';
import * as suppliers from './0016_suppliers.ts';
import * as accounting from './0020_accounting.ts';
import * as moreRoles from './0021_more_roles.ts';
import * as paymentBatches from './0022_payment_batches.ts';
import * as logByPath from './0023_log_by_path.ts';
import * as dunning from './0024_dunning.ts';
import * as expenseOrders from './0026_expense_orders.ts';
import * as ublMails from './0027_ubl_mails.ts';
import * as creditSendings from './0028_credit_sendings.ts';
import * as tariffVersions from './0029_tariff_versions.ts';
import * as driverHandovers from './0030_driver_handovers.ts';
import * as budgets from './0031_budgets.ts';
import * as bankChanges from './0032_bank_changes.ts';
import * as paymentOrderIndexes from './0033_payment_order_indexes.ts';
import * as importShapes from './0034_import_shapes.ts';
import * as importKinds from './0035_import_kinds.ts';
import * as importUsers from './0036_import_users.ts';
import * as streetExtent from './0037_street_extent.ts';
import * as clientDifferences from './0038_client_differences.ts';
import * as inactiveRecords from './0039_inactive_records.ts';
import * as wardLinks from './0007_ward_links.ts';
import * as clientMessages from './0008_client_messages.ts';
import * as clientLetters from './0009_client_letters.ts';
import * as sendings from './0014_sendings.ts';
import * as bankParts from './0018_bank_parts.ts';
import * as bankRules from './0025_bank_rules.ts';
import * as toldClients from './0010_told_clients.ts';

/** In this order, by name. A migration that has run anywhere never changes again; corrections are new ones. */
export const migrations: Record<string, Migration> = {
  '0001_baseline': baseline,
  '0002_plan_settings': planSettings,
  '0003_shared_rides': sharedRides,
  '0004_series_driver_cost': seriesDriverCost,
  '0005_repair_settings': repairSettings,
  '0006_trip_requests': tripRequests,
  '0007_ward_links': wardLinks,
  '0008_client_messages': clientMessages,
  '0009_client_letters': clientLetters,
  '0010_told_clients': toldClients,
  '0011_carriers': carriers,
  '0012_trip_offers': tripOffers,
  '0013_closing': closing,
  '0014_sendings': sendings,
  '0016_suppliers': suppliers,
  '0017_company_logo': companyLogo,
  '0018_bank_parts': bankParts,
  '0020_accounting': accounting,
  '0021_more_roles': moreRoles,
  '0022_payment_batches': paymentBatches,
  '0023_log_by_path': logByPath,
  '0024_dunning': dunning,
  '0025_bank_rules': bankRules,
  '0026_expense_orders': expenseOrders,
  '0027_ubl_mails': ublMails,
  '0028_credit_sendings': creditSendings,
  '0029_tariff_versions': tariffVersions,
  '0030_driver_handovers': driverHandovers,
  '0031_budgets': budgets,
  '0032_bank_changes': bankChanges,
  '0033_payment_order_indexes': paymentOrderIndexes,
  '0034_import_shapes': importShapes,
  '0035_import_kinds': importKinds,
  '0036_import_users': importUsers,
  '0037_street_extent': streetExtent,
  '0038_client_differences': clientDifferences,
  '0039_inactive_records': inactiveRecords,
};
