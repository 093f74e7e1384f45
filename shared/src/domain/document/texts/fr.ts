import type { DocumentTexts } from './texts.ts';

/** Documents in French, with no-break spaces before `: ; ! ?`. */
export const FRENCH: DocumentTexts = {
  title: {
    client: 'Facture',
    driver: 'Décompte',
    insurance: 'Facture',
    credit: 'Note de crédit',
    reminder: ['Rappel', 'Deuxième rappel – mise en demeure', 'Troisième rappel – mise en demeure'],
    draft: 'Projet',
    statement: 'Relevé de compte',
  },
  vat: 'Association sans but lucratif – TVA non applicable',
  label: {
    number: 'Numéro',
    date: 'Date',
    payBy: 'Échéance',
    reference: 'Référence',
    communication: 'Communication structurée',
    about: 'Concerne',
    invoice: 'Facture',
    enterprise: 'N° d’entreprise',
    tel: 'Tél.',
    account: 'Compte',
    beneficiary: 'Bénéficiaire',
    amount: 'Montant',
    yourAccount: 'Votre compte',
    reason: 'Motif',
    clientNumber: 'N° de client',
    driverNumber: 'N° de chauffeur',
    insurerNumber: 'N° de mutuelle',
    period: 'Période',
  },
  column: {
    date: 'Date',
    time: 'Heure',
    client: 'Client',
    destination: 'Destination',
    type: 'Trajet',
    motive: 'Motif',
    transport: 'Trip ID',
    km: 'km',
    price: 'Prix',
    wait: 'Attente',
    parking: 'Parking',
    share: 'Part patient',
    subtotal: 'Sous-total',
    cash: 'Espèces',
    invoiced: 'Sur facture',
    rectification: 'Rectif.',
    commission: 'Commission',
    total: 'Total',
    paid: 'Payé ou crédité',
    open: 'Reste dû',
    dueOn: 'Échéance',
    firstDue: 'Échéance initiale',
    movement: 'Mouvement',
    balance: 'Solde',
  },
  total: {
    sum: 'Total',
    carriedForward: 'À reporter',
    broughtForward: 'Report',
    subtotal: 'Sous-total',
    parking: 'Parking',
    fee: 'Frais administratifs',
    total: 'Total à payer',
    gross: 'Sous-total',
    shares: 'Parts des patients',
    invoiced: 'Sur facture',
    rectification: 'Rectifications',
    commission: 'Commission',
    toDriver: 'À verser au chauffeur',
    fromDriver: 'À payer par le chauffeur',
    carriedDebt: (settlement) => `Solde dû du décompte ${settlement}`,
    left: 'Reste à verser',
    cash: 'Reçu en espèces (pour information)',
    parkingInformation: 'Parking (pour information)',
    credited: 'Total crédité',
    earlier: 'Déjà crédité',
    open: 'Reste à payer',
    late: 'Dont échu',
    balance: 'Solde',
  },
  table: 'Trajets',
  lateTable: 'Factures à payer',
  type: { to: 'Aller', back: 'Retour', simple: 'Simple' },
  motive: {
    0: 'Pas de motif',
    1: 'Radiothérapie',
    2: 'Kinésithérapie',
    3: 'Fréquentation',
    4: 'Consultation',
    5: 'Dialyse',
    6: 'Chimiothérapie',
    7: 'Courses',
    8: 'Hospitalisation',
  },
  payment: {
    title: 'Paiement',
    ask: (amount, days, date) =>
      `Merci de verser ${amount} dans les ${days} jours, au plus tard le ${date}, avec la communication ci-dessous.`,
    term: (days) => `À payer dans les ${days} jours de la date de la facture.`,
    owed: (amount, days, date) =>
      `Le décompte est en notre faveur : merci de verser ${amount} dans les ${days} jours, au plus tard le ${date}.`,
    paidToDriver: (amount) => `Nous vous versons ${amount} avec la référence ci-dessous.`,
    nothing: 'Rien n’est à payer.',
    credited: (kind, amount, number) =>
      `${amount} sont portés en déduction ${kind === 'driver' ? 'du décompte' : 'de la facture'} ${number}.`,
    creditOpen: (kind, amount, number) =>
      kind === 'driver'
        ? `Solde du décompte ${number} : ${amount}.`
        : `Il reste ${amount} à payer sur la facture ${number}.`,
    creditRefund: (kind, amount, number) =>
      kind === 'driver'
        ? `${amount} ont été versés en trop pour le décompte ${number}.`
        : `${amount} ont été payés en trop pour la facture ${number} : nous vous les remboursons.`,
    code: 'Code QR de paiement, à lire avec l’application de votre banque',
    slip: 'Virement européen (SEPA)',
  },
  creditOf: (kind, number, date) =>
    `Cette note de crédit annule, en tout ou en partie, ${kind === 'driver' ? 'le décompte' : 'la facture'} ${number} du ${date}.`,
  letter: {
    opening: 'Madame, Monsieur,',
    body: [
      [
        'Sauf erreur de notre part, la facture ci-dessous n’est pas encore payée. Il s’agit sans doute d’un oubli.',
        'Ce premier rappel est gratuit.',
      ],
      [
        'Malgré notre premier rappel, la facture ci-dessous reste impayée.',
        'Par la présente, nous vous mettons en demeure de la payer.',
      ],
      [
        'Malgré nos rappels et notre mise en demeure, la facture ci-dessous reste impayée.',
        'Nous vous mettons une dernière fois en demeure de la payer. Sans paiement dans ce délai, nous devrons confier le dossier à un tiers.',
      ],
    ],
    ask: (amount, date) => `Merci de verser ${amount} au plus tard le ${date}.`,
    paidMeanwhile: 'Si vous avez payé entre-temps, ne tenez pas compte de cette lettre.',
    closing: 'Avec nos salutations distinguées,',
  },
  dunning: {
    statement: 'Relevé des factures ouvertes',
    body: [
      [
        'Sauf erreur de notre part, les factures ci-dessous ne sont pas encore payées. Il s’agit sans doute d’un oubli.',
        'Ce premier rappel est gratuit.',
      ],
      [
        'Malgré notre premier rappel, des factures reprises ci-dessous restent impayées.',
        'Par la présente, nous vous mettons en demeure de les payer.',
      ],
      [
        'Malgré nos rappels et notre mise en demeure, des factures reprises ci-dessous restent impayées.',
        'Nous vous mettons une dernière fois en demeure de les payer. Sans paiement dans ce délai, nous devrons confier le dossier à un tiers.',
      ],
    ],
    statementBody: (date) => `Vous trouverez ci-dessous vos factures ouvertes au ${date}.`,
    daysLate: 'Jours de retard',
    level: 'Rappel',
    levels: ['–', '1er', '2e', '3e'],
    late: 'Total échu',
    open: 'Total ouvert',
    credit: 'Crédit à déduire',
    ask: (amount) => `Merci de verser ${amount}, chaque facture au plus tard à son échéance.`,
    oneTransfer:
      'Un seul virement suffit : avec la communication ci-dessous, il paie d’abord la facture la plus ancienne, puis les suivantes.',
    covered: 'Votre crédit couvre ces factures : rien n’est à payer.',
    mail: (letter, amount, until, company) =>
      `Madame, Monsieur,\n\nVous trouverez en annexe le document « ${letter} » : ${amount}${until === null ? '' : `, à payer au plus tard le ${until}`}. Il reprend toutes les factures concernées.\n\nSi vous avez payé entre-temps, ne tenez pas compte de ce message. Pour toute question, répondez à cet e-mail.\n\nAvec nos salutations distinguées,\n${company}`,
  },
  statement: {
    table: 'Mouvements',
    period: (start, end) => {
      if (start && end) return `du ${start} au ${end}`;
      if (start) return `à partir du ${start}`;
      return end ? `jusqu’au ${end}` : 'tous les mouvements';
    },
    opening: 'Solde initial',
    movement: {
      invoice: 'Facture',
      creditNote: 'Note de crédit',
      payment: 'Paiement',
      refund: 'Remboursement',
      reversal: 'Annulation de paiement',
      credit: 'Crédit',
      creditUse: 'Crédit utilisé',
      closed: 'Clôture',
    },
    none: 'Aucun mouvement pour cette période.',
    payOne: (amount, invoice, due) => `Reste à payer sur la facture ${invoice} : ${amount} (échéance : ${due}).`,
    payEach: 'Merci de payer chaque facture séparément, avec sa communication structurée.',
    inFavour: 'Ce solde est en votre faveur.',
    counted: (date) => `Les paiements reçus après le ${date} n’y figurent pas.`,
  },
  mail: {
    subject: (title, company) => `${title} – ${company}`,
    body: (title, amount, due, company) =>
      `Madame, Monsieur,\n\nVous trouverez en annexe le document « ${title} » (${amount})${due === null ? '' : `, à payer au plus tard le ${due}`}.\n\nPour toute question, répondez à cet e-mail.\n\nAvec nos salutations distinguées,\n${company}`,
    reminder: (title, letter, company) =>
      `Madame, Monsieur,\n\nSauf erreur de notre part, le document « ${title} » n’est pas encore payé. Vous le trouverez en annexe, avec la lettre « ${letter} », qui indique le montant et le délai.\n\nSi vous avez payé entre-temps, ne tenez pas compte de ce message. Pour toute question, répondez à cet e-mail.\n\nAvec nos salutations distinguées,\n${company}`,
    statement: (date, balance, company) =>
      `Madame, Monsieur,\n\nVous trouverez en annexe votre relevé de compte au ${date}. Solde : ${balance}.\n\nSi vous avez payé entre-temps, ne tenez pas compte de ce message. Pour toute question, répondez à cet e-mail.\n\nAvec nos salutations distinguées,\n${company}`,
  },
  period: (start, end) => (start === end ? start : `du ${start} au ${end}`),
  patient: (name, count) => `${name} – ${count} ${count > 1 ? 'trajets' : 'trajet'}`,
  patientSum: 'Sous-total du patient',
  nationalNumber: 'N° national',
  page: (page, pages) => `page ${page} sur ${pages}`,
};
