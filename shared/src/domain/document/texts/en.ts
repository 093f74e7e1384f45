import type { DocumentTexts } from './texts.ts';

/** Documents in English, for clients whose record says so (specification/clients.md#client-fields). */
export const ENGLISH: DocumentTexts = {
  title: {
    client: 'Invoice',
    driver: 'Settlement',
    insurance: 'Invoice',
    credit: 'Credit note',
    reminder: ['Reminder', 'Second reminder – formal notice', 'Third reminder – formal notice'],
    draft: 'Draft',
    statement: 'Statement of account',
  },
  vat: 'Non-profit association – VAT not applicable',
  label: {
    number: 'Number',
    date: 'Date',
    payBy: 'Due date',
    reference: 'Reference',
    communication: 'Structured communication',
    about: 'About',
    invoice: 'Invoice',
    enterprise: 'Enterprise no.',
    tel: 'Tel.',
    account: 'Account',
    beneficiary: 'Beneficiary',
    amount: 'Amount',
    yourAccount: 'Your account',
    reason: 'Reason',
    clientNumber: 'Client no.',
    driverNumber: 'Driver no.',
    insurerNumber: 'Insurer no.',
    period: 'Period',
  },
  column: {
    date: 'Date',
    time: 'Time',
    client: 'Client',
    destination: 'Destination',
    type: 'Trip',
    motive: 'Reason',
    transport: 'Trip ID',
    km: 'km',
    price: 'Price',
    wait: 'Waiting',
    parking: 'Parking',
    share: 'Patient’s share',
    subtotal: 'Subtotal',
    cash: 'Cash',
    invoiced: 'By invoice',
    rectification: 'Rectif.',
    commission: 'Commission',
    total: 'Total',
    paid: 'Paid or credited',
    open: 'Outstanding',
    dueOn: 'Due on',
    firstDue: 'First due on',
    movement: 'Movement',
    balance: 'Balance',
  },
  total: {
    sum: 'Total',
    carriedForward: 'Carried forward',
    broughtForward: 'Brought forward',
    subtotal: 'Subtotal',
    parking: 'Parking',
    fee: 'Administrative fee',
    total: 'Total to pay',
    gross: 'Subtotal',
    shares: 'Patients’ shares',
    invoiced: 'By invoice',
    rectification: 'Rectifications',
    commission: 'Commission',
    toDriver: 'To pay to the driver',
    fromDriver: 'To pay by the driver',
    carriedDebt: (settlement) => `Balance owed of settlement ${settlement}`,
    left: 'Left to pay',
    cash: 'Received in cash (for information)',
    parkingInformation: 'Parking (for information)',
    credited: 'Total credited',
    earlier: 'Credited before',
    open: 'Outstanding',
    late: 'Of which overdue',
    balance: 'Balance',
  },
  table: 'Trips',
  lateTable: 'Invoices to pay',
  type: { to: 'Outbound', back: 'Return', simple: 'Single' },
  motive: {
    0: 'No reason',
    1: 'Radiotherapy',
    2: 'Kinetherapy',
    3: 'Frequentation',
    4: 'Consultation',
    5: 'Dialysis',
    6: 'Chemotherapy',
    7: 'Shopping',
    8: 'Hospitalisation',
  },
  payment: {
    title: 'Payment',
    ask: (amount, days, date) => `Please pay ${amount} within ${days} days, by ${date}, with the communication below.`,
    term: (days) => `To be paid within ${days} days of the date of the invoice.`,
    owed: (amount, days, date) =>
      `The settlement is in our favour: please pay ${amount} within ${days} days, by ${date}.`,
    paidToDriver: (amount) => `We pay you ${amount} with the reference below.`,
    nothing: 'Nothing is to be paid.',
    credited: (kind, amount, number) =>
      `${amount} is deducted from ${kind === 'driver' ? 'settlement' : 'invoice'} ${number}.`,
    creditOpen: (kind, amount, number) =>
      kind === 'driver'
        ? `Balance of settlement ${number}: ${amount}.`
        : `${amount} of invoice ${number} is still to be paid.`,
    creditRefund: (kind, amount, number) =>
      kind === 'driver'
        ? `${amount} was paid too much on settlement ${number}.`
        : `${amount} was paid too much on invoice ${number}: we refund it to you.`,
    code: 'Payment QR code, to be scanned with the app of your bank',
    slip: 'European transfer (SEPA)',
  },
  creditOf: (kind, number, date) =>
    `This credit note cancels ${kind === 'driver' ? 'settlement' : 'invoice'} ${number} of ${date}, in whole or in part.`,
  letter: {
    opening: 'Dear Sir or Madam,',
    body: [
      [
        'Unless we are mistaken, the invoice below has not been paid yet. It has probably been overlooked.',
        'This first reminder is free of charge.',
      ],
      [
        'Despite our first reminder the invoice below remains unpaid.',
        'By this letter we give you formal notice to pay it.',
      ],
      [
        'Despite our reminders and our formal notice the invoice below remains unpaid.',
        'We give you formal notice to pay it for the last time. Without payment by that day we will have to hand the matter to a third party.',
      ],
    ],
    ask: (amount, date) => `Please pay ${amount} by ${date}.`,
    paidMeanwhile: 'If you have paid in the meantime, please disregard this letter.',
    closing: 'Yours faithfully,',
  },
  dunning: {
    statement: 'Statement of open invoices',
    body: [
      [
        'Unless we are mistaken, the invoices below have not been paid yet. They have probably been overlooked.',
        'This first reminder is free of charge.',
      ],
      [
        'Despite our first reminder some of the invoices below remain unpaid.',
        'By this letter we give you formal notice to pay them.',
      ],
      [
        'Despite our reminders and our formal notice some of the invoices below remain unpaid.',
        'We give you formal notice to pay them for the last time. Without payment by that day we will have to hand the matter to a third party.',
      ],
    ],
    statementBody: (date) => `Please find below your open invoices on ${date}.`,
    daysLate: 'Days late',
    level: 'Reminder',
    levels: ['–', '1st', '2nd', '3rd'],
    late: 'Total overdue',
    open: 'Total open',
    credit: 'Credit to deduct',
    ask: (amount) => `Please pay ${amount}, each invoice by its due date.`,
    oneTransfer:
      'One transfer is enough: with the communication below it pays the oldest invoice first, then the following ones.',
    covered: 'Your credit covers these invoices: nothing is to be paid.',
    mail: (letter, amount, until, company) =>
      `Dear Sir or Madam,\n\nPlease find attached the document “${letter}”: ${amount}${until === null ? '' : `, to be paid by ${until}`}. It lists all invoices concerned.\n\nIf you have paid meanwhile, please disregard this message. If you have any questions, reply to this mail.\n\nYours faithfully,\n${company}`,
  },
  statement: {
    table: 'Movements',
    period: (start, end) => {
      if (start && end) return `${start} to ${end}`;
      if (start) return `from ${start}`;
      return end ? `until ${end}` : 'all movements';
    },
    opening: 'Opening balance',
    movement: {
      invoice: 'Invoice',
      creditNote: 'Credit note',
      payment: 'Payment',
      refund: 'Refund',
      reversal: 'Payment undone',
      credit: 'Credit',
      creditUse: 'Credit used',
      closed: 'Closed',
    },
    none: 'No movements in this period.',
    payOne: (amount, invoice, due) => `Left to pay on invoice ${invoice}: ${amount} (due on ${due}).`,
    payEach: 'Please pay each invoice separately, with its own structured communication.',
    inFavour: 'This balance is in your favour.',
    counted: (date) => `Payments received after ${date} are not included.`,
  },
  mail: {
    subject: (title, company) => `${title} – ${company}`,
    body: (title, amount, due, company) =>
      `Dear Sir or Madam,\n\nPlease find attached the document “${title}” (${amount})${due === null ? '' : `, to be paid by ${due}`}.\n\nIf you have any questions, reply to this mail.\n\nYours faithfully,\n${company}`,
    reminder: (title, letter, company) =>
      `Dear Sir or Madam,\n\nUnless we are mistaken, the document “${title}” has not been paid yet. You will find it attached, with the letter “${letter}”, which states the amount and the term.\n\nIf you have paid meanwhile, please disregard this message. If you have any questions, reply to this mail.\n\nYours faithfully,\n${company}`,
    statement: (date, balance, company) =>
      `Dear Sir or Madam,\n\nPlease find enclosed your statement of account on ${date}. Balance: ${balance}.\n\nIf you have paid in the meantime, please ignore this message. For any question, reply to this e-mail.\n\nYours faithfully,\n${company}`,
  },
  period: (start, end) => (start === end ? start : `${start} to ${end}`),
  patient: (name, count) => `${name} – ${count} ${count > 1 ? 'trips' : 'trip'}`,
  patientSum: 'Subtotal of the patient',
  nationalNumber: 'National no.',
  page: (page, pages) => `page ${page} of ${pages}`,
};
