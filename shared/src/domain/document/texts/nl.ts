import type { DocumentTexts } from './texts.ts';

/** Documents in Dutch. */
export const DUTCH: DocumentTexts = {
  title: {
    client: 'Factuur',
    driver: 'Afrekening',
    insurance: 'Factuur',
    credit: 'Creditnota',
    reminder: ['Herinnering', 'Tweede herinnering – ingebrekestelling', 'Derde herinnering – ingebrekestelling'],
    draft: 'Ontwerp',
    statement: 'Rekeningoverzicht',
  },
  vat: 'Vereniging zonder winstoogmerk – btw niet van toepassing',
  label: {
    number: 'Nummer',
    date: 'Datum',
    payBy: 'Vervaldag',
    reference: 'Referentie',
    communication: 'Gestructureerde mededeling',
    about: 'Betreft',
    invoice: 'Factuur',
    enterprise: 'Ondernemingsnr.',
    tel: 'Tel.',
    account: 'Rekening',
    beneficiary: 'Begunstigde',
    amount: 'Bedrag',
    yourAccount: 'Uw rekening',
    reason: 'Reden',
    clientNumber: 'Klantnr.',
    driverNumber: 'Chauffeurnr.',
    insurerNumber: 'Nr. ziekenfonds',
    period: 'Periode',
  },
  column: {
    date: 'Datum',
    time: 'Uur',
    client: 'Klant',
    destination: 'Bestemming',
    type: 'Rit',
    motive: 'Reden',
    transport: 'Trip-ID',
    km: 'km',
    price: 'Prijs',
    wait: 'Wachten',
    parking: 'Parking',
    share: 'Aandeel patiënt',
    subtotal: 'Subtotaal',
    cash: 'Contant',
    invoiced: 'Op factuur',
    rectification: 'Rechtz.',
    commission: 'Commissie',
    total: 'Totaal',
    paid: 'Betaald of gecrediteerd',
    open: 'Nog te betalen',
    dueOn: 'Vervaldag',
    firstDue: 'Eerste vervaldag',
    movement: 'Verrichting',
    balance: 'Saldo',
  },
  total: {
    sum: 'Totaal',
    carriedForward: 'Over te dragen',
    broughtForward: 'Overgedragen',
    subtotal: 'Subtotaal',
    parking: 'Parking',
    fee: 'Administratiekosten',
    total: 'Te betalen',
    gross: 'Subtotaal',
    shares: 'Aandeel van de patiënten',
    invoiced: 'Op factuur',
    rectification: 'Rechtzettingen',
    commission: 'Commissie',
    toDriver: 'Te storten aan de chauffeur',
    fromDriver: 'Te betalen door de chauffeur',
    carriedDebt: (settlement) => `Verschuldigd saldo van afrekening ${settlement}`,
    left: 'Nog te storten',
    cash: 'Contant ontvangen (ter informatie)',
    parkingInformation: 'Parking (ter informatie)',
    credited: 'Totaal gecrediteerd',
    earlier: 'Eerder gecrediteerd',
    open: 'Nog te betalen',
    late: 'Waarvan vervallen',
    balance: 'Saldo',
  },
  table: 'Ritten',
  lateTable: 'Te betalen facturen',
  type: { to: 'Heen', back: 'Terug', simple: 'Enkel' },
  motive: {
    0: 'Geen reden',
    1: 'Radiotherapie',
    2: 'Kinesitherapie',
    3: 'Dagcentrum',
    4: 'Consultatie',
    5: 'Dialyse',
    6: 'Chemotherapie',
    7: 'Boodschappen',
    8: 'Hospitalisatie',
  },
  payment: {
    title: 'Betaling',
    ask: (amount, days, date) =>
      `Gelieve ${amount} te storten binnen ${days} dagen, uiterlijk op ${date}, met de mededeling hieronder.`,
    term: (days) => `Te betalen binnen ${days} dagen na de datum van de factuur.`,
    owed: (amount, days, date) =>
      `De afrekening is in ons voordeel: gelieve ${amount} te storten binnen ${days} dagen, uiterlijk op ${date}.`,
    paidToDriver: (amount) => `Wij storten u ${amount} met de referentie hieronder.`,
    nothing: 'Er is niets te betalen.',
    credited: (kind, amount, number) =>
      `${amount} wordt in mindering gebracht van ${kind === 'driver' ? 'afrekening' : 'factuur'} ${number}.`,
    creditOpen: (kind, amount, number) =>
      kind === 'driver'
        ? `Saldo van afrekening ${number}: ${amount}.`
        : `Van factuur ${number} blijft ${amount} te betalen.`,
    creditRefund: (kind, amount, number) =>
      kind === 'driver'
        ? `Voor afrekening ${number} werd ${amount} te veel gestort.`
        : `Voor factuur ${number} werd ${amount} te veel betaald: wij betalen u dat terug.`,
    code: 'QR-code voor betaling, te scannen met de app van uw bank',
    slip: 'Europese overschrijving (SEPA)',
  },
  creditOf: (kind, number, date) =>
    `Deze creditnota annuleert ${kind === 'driver' ? 'afrekening' : 'factuur'} ${number} van ${date} geheel of gedeeltelijk.`,
  letter: {
    opening: 'Geachte mevrouw, geachte heer,',
    body: [
      [
        'Behoudens vergissing van onze kant is de factuur hieronder nog niet betaald. Waarschijnlijk gaat het om een vergetelheid.',
        'Deze eerste herinnering is gratis.',
      ],
      [
        'Ondanks onze eerste herinnering blijft de factuur hieronder onbetaald.',
        'Met deze brief stellen wij u in gebreke om ze te betalen.',
      ],
      [
        'Ondanks onze herinneringen en onze ingebrekestelling blijft de factuur hieronder onbetaald.',
        'Wij stellen u een laatste keer in gebreke om ze te betalen. Zonder betaling binnen deze termijn moeten wij het dossier aan een derde toevertrouwen.',
      ],
    ],
    ask: (amount, date) => `Gelieve ${amount} uiterlijk op ${date} te storten.`,
    paidMeanwhile: 'Hebt u intussen betaald, dan hoeft u geen rekening te houden met deze brief.',
    closing: 'Met vriendelijke groeten,',
  },
  dunning: {
    statement: 'Overzicht van openstaande facturen',
    body: [
      [
        'Behoudens vergissing van onze kant zijn de facturen hieronder nog niet betaald. Waarschijnlijk gaat het om een vergetelheid.',
        'Deze eerste herinnering is gratis.',
      ],
      [
        'Ondanks onze eerste herinnering blijven onderstaande facturen onbetaald.',
        'Met deze brief stellen wij u in gebreke om ze te betalen.',
      ],
      [
        'Ondanks onze herinneringen en onze ingebrekestelling blijven onderstaande facturen onbetaald.',
        'Wij stellen u een laatste keer in gebreke om ze te betalen. Zonder betaling binnen deze termijn moeten wij het dossier aan een derde toevertrouwen.',
      ],
    ],
    statementBody: (date) => `Hieronder vindt u uw openstaande facturen op ${date}.`,
    daysLate: 'Dagen te laat',
    level: 'Herinnering',
    levels: ['–', '1e', '2e', '3e'],
    late: 'Totaal vervallen',
    open: 'Totaal openstaand',
    credit: 'Af te trekken tegoed',
    ask: (amount) => `Gelieve ${amount} te storten, elke factuur uiterlijk op haar vervaldag.`,
    oneTransfer:
      'Eén overschrijving volstaat: met de mededeling hieronder betaalt ze eerst de oudste factuur en daarna de volgende.',
    covered: 'Uw tegoed dekt deze facturen: er valt niets te betalen.',
    mail: (letter, amount, until, company) =>
      `Geachte mevrouw, geachte heer,\n\nIn bijlage vindt u het document “${letter}”: ${amount}${until === null ? '' : `, uiterlijk te betalen op ${until}`}. Het vermeldt alle betrokken facturen.\n\nHebt u intussen betaald, dan hoeft u geen rekening te houden met dit bericht. Voor vragen kunt u deze mail beantwoorden.\n\nMet vriendelijke groeten,\n${company}`,
  },
  statement: {
    table: 'Verrichtingen',
    period: (start, end) => {
      if (start && end) return `van ${start} t.e.m. ${end}`;
      if (start) return `vanaf ${start}`;
      return end ? `t.e.m. ${end}` : 'alle verrichtingen';
    },
    opening: 'Beginsaldo',
    movement: {
      invoice: 'Factuur',
      creditNote: 'Creditnota',
      payment: 'Betaling',
      refund: 'Terugbetaling',
      reversal: 'Betaling ongedaan gemaakt',
      credit: 'Tegoed',
      creditUse: 'Gebruikt tegoed',
      closed: 'Afsluiting',
    },
    none: 'Geen verrichtingen in deze periode.',
    payOne: (amount, invoice, due) => `Nog te betalen op factuur ${invoice}: ${amount} (vervaldag: ${due}).`,
    payEach: 'Gelieve elke factuur afzonderlijk te betalen, met haar gestructureerde mededeling.',
    inFavour: 'Dit saldo is in uw voordeel.',
    counted: (date) => `Betalingen die wij na ${date} ontvangen, staan er niet op.`,
  },
  mail: {
    subject: (title, company) => `${title} – ${company}`,
    body: (title, amount, due, company) =>
      `Geachte mevrouw, geachte heer,\n\nIn bijlage vindt u het document “${title}” (${amount})${due === null ? '' : `, uiterlijk te betalen op ${due}`}.\n\nVoor vragen kunt u deze mail beantwoorden.\n\nMet vriendelijke groeten,\n${company}`,
    reminder: (title, letter, company) =>
      `Geachte mevrouw, geachte heer,\n\nBehoudens vergissing van onze kant is het document “${title}” nog niet betaald. U vindt het in bijlage, met de brief “${letter}”, die het bedrag en de termijn vermeldt.\n\nHebt u intussen betaald, dan hoeft u geen rekening te houden met dit bericht. Voor vragen kunt u deze mail beantwoorden.\n\nMet vriendelijke groeten,\n${company}`,
    statement: (date, balance, company) =>
      `Geachte mevrouw, geachte heer,\n\nIn bijlage vindt u uw rekeningoverzicht op ${date}. Saldo: ${balance}.\n\nHebt u intussen betaald, dan hoeft u geen rekening te houden met dit bericht. Voor vragen kunt u deze mail beantwoorden.\n\nMet vriendelijke groeten,\n${company}`,
  },
  period: (start, end) => (start === end ? start : `van ${start} t.e.m. ${end}`),
  patient: (name, count) => `${name} – ${count} ${count > 1 ? 'ritten' : 'rit'}`,
  patientSum: 'Subtotaal van de patiënt',
  nationalNumber: 'Rijksregisternr.',
  page: (page, pages) => `pagina ${page} van ${pages}`,
};
