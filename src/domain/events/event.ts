/** What can happen to each noun, as staff read it. The order has no meaning. */
export const EVENT_LABELS = {
  signUp: {
    submitted: 'Prihláška prijatá',
    read: 'Prečítaná',
    confirmed: 'Potvrdená v\u00A0správe',
    cancelled: 'Zrušená',
    restored: 'Vrátená po zrušení',
    undone: 'Posledný krok vrátený späť',
    entered: 'Prihláška zapísaná v\u00A0správe',
    takenFromWaitlist: 'Dostala ponuku termínu',
    returnedToWaitlist: 'Čaká na ďalší termín',
    participantsNamed: 'Mená účastníkov doplnené',
    participantsWithdrawn: 'Účastníci odhlásení',
    participantRestored: 'Účastník vrátený',
    participantAdded: 'Účastník pridaný',
    participantReplaced: 'Účastník vymenený',
    namesRequested: 'Odkaz na doplnenie mien poslaný',
    payerChanged: 'Fakturačné údaje upravené',
    payerRequested: 'Fakturačné údaje vyžiadané',
    birthDatesRequested: 'Dátumy narodenia vyžiadané',
    reminded: 'Kurz pripomenutý',
    feedbackRequested: 'Spätná väzba vyžiadaná',
    feedbackGiven: 'Spätná väzba prijatá',
    seatsOffered: 'Miesta ponúknuté e-mailom',
    offerAccepted: 'Ponuka prijatá',
    offerDeclined: 'Ponuka odmietnutá',
    offerExpired: 'Ponuka prepadla',
    offerWithdrawn: 'Ponuka stiahnutá v\u00A0správe',
    offerVoided: 'Ponuka stratila platnosť',
    offerShortened: 'Platnosť ponuky skrátená',
    split: 'Oddelená od skupiny',
    moved: 'Presunutá na iný termín',
    messageSent: 'E-mail od\u00A0nás',
    notifiedOfChange: 'E-mail o\u00A0zmene kurzu',
    attendanceMarked: 'Prítomnosť zapísaná',
    attendanceCleared: 'Zápis prítomnosti zrušený',
    resultRecorded: 'Výsledok zapísaný',
    documentsSent: 'Doklady poslané',
    renewalReminded: 'Lehota pripomenutá',
    addressCorrected: 'E-mailová adresa opravená',
    clientAssigned: 'Klient určený',
    filesErased: 'Súbory vymazané',
    erased: 'Osobné údaje vymazané',
  },
  contactRequest: {
    submitted: 'Dopyt prijatý',
    taken: 'Prevzatý',
    assigned: 'Pridelený',
    released: 'Zostal bez riešiteľa',
    stateChanged: 'Stav zmenený',
    closed: 'Uzavretý',
    reopened: 'Znova otvorený',
    nextStepSet: 'Ďalší krok naplánovaný',
    nextStepCleared: 'Ďalší krok hotový',
    noteWritten: 'Poznámka napísaná',
    noteDeleted: 'Poznámka zmazaná',
    answered: 'Odpovedané e-mailom',
    addressCorrected: 'E-mailová adresa opravená',
    clientAssigned: 'Klient určený',
    erased: 'Osobné údaje vymazané',
  },
  waitlistEntry: {
    submitted: 'Zápis medzi čakajúcich',
    entered: 'Zápis v\u00A0správe',
    dateFound: 'Ponúknutý termín',
    split: 'Oddelený od skupiny',
    ended: 'Vyradený v\u00A0správe',
    resumed: 'Vrátený medzi čakajúcich',
    addressCorrected: 'E-mailová adresa opravená',
    clientAssigned: 'Klient určený',
    erased: 'Osobné údaje vymazané',
  },
  client: {
    createdAutomatically: 'Klient založený automaticky',
    created: 'Klient pridaný',
    changed: 'Klient upravený',
    completedAutomatically: 'Doplnené z\u00A0toho, čo poslali',
    joined: 'Spojený s\u00A0inou firmou',
    split: 'Rozpojený',
    deleted: 'Klient zmazaný',
    erased: 'Údaje klienta vymazané',
  },
  course: {
    created: 'Kurz pridaný',
    changed: 'Kurz upravený',
    published: 'Kurz zverejnený',
    hidden: 'Kurz skrytý',
    cancelled: 'Kurz zrušený',
    restored: 'Kurz obnovený',
    lecturerInvited: 'Pozvánka lektorovi napísaná',
    lecturerReleased: 'Pozvánka lektora zrušená',
    undone: 'Posledný krok vrátený späť',
    linkRenewed: 'Odkaz na súkromný kurz vymenený',
    handedOver: 'Podklady na fakturáciu odovzdané',
    resultsRecorded: 'Výsledky zapísané',
    sheetStored: 'Podpísaná listina uložená',
    closed: 'Kurz uzavretý',
    reopened: 'Kurz znova otvorený',
    deleted: 'Kurz zmazaný',
  },
  issuedDocument: {
    issued: 'Doklad vydaný',
    replaced: 'Doklad nahradený',
    revoked: 'Doklad zrušený',
    erased: 'Doklad vymazaný',
  },
  postponement: {
    postponed: 'Odložené na neskôr',
    done: 'Označené za hotové',
    returned: 'Vrátené medzi dnešné',
    undone: 'Posledný krok vrátený späť',
  },
  courseType: { created: 'Typ kurzu pridaný', changed: 'Typ kurzu upravený', deleted: 'Typ kurzu zmazaný' },
  emailTemplate: {
    created: 'Šablóna e-mailu pridaná',
    changed: 'Šablóna e-mailu upravená',
    deleted: 'Šablóna e-mailu zmazaná',
  },
  article: {
    created: 'Článok založený',
    changed: 'Článok upravený',
    published: 'Zverejnený',
    scheduled: 'Naplánovaný',
    withdrawn: 'Stiahnutý medzi koncepty',
    trashed: 'Presunutý do koša',
    restored: 'Obnovený z\u00A0koša',
  },
  episode: { created: 'Epizóda pridaná', changed: 'Epizóda upravená', deleted: 'Epizóda zmazaná' },
  picture: { stored: 'Obrázok uložený' },
  photograph: {
    stored: 'Fotografia uložená',
    changed: 'Fotografia upravená',
    removed: 'Fotografia odobratá',
  },
  company: { changed: 'Údaje firmy upravené' },
  staffMember: {
    added: 'Účet vytvorený',
    invited: 'Pozvánka vytvorená',
    invitedAgain: 'Nová pozvánka',
    invitationCancelled: 'Pozvánka zrušená',
    joined: 'Prvé prihlásenie',
    renamed: 'Meno zmenené',
    roleChanged: 'Rola zmenená',
    deactivated: 'Prístup odobratý',
    reactivated: 'Znova pozvaný',
    passwordChanged: 'Heslo zmenené',
    passwordForgotten: 'Kód na nové heslo poslaný',
    passwordReset: 'Nové heslo namiesto zabudnutého',
    secondFactorBegun: 'Zapínanie dvojstupňového overenia',
    secondFactorAdded: 'Dvojstupňové overenie zapnuté',
    secondFactorRemoved: 'Dvojstupňové overenie vypnuté',
    recoveryCodesRenewed: 'Nové záložné kódy',
    recoveryCodeUsed: 'Prihlásenie záložným kódom',
    sessionsEnded: 'Prihlásenia ukončené',
    accessReset: 'Heslo a\u00A0overenie zrušené',
  },
  email: {
    resent: 'Znova poslaný',
    released: 'Uvoľnený na odoslanie',
    dropped: 'Neposlaný',
    undone: 'Vrátený späť',
    held: 'Zadržaný',
    sent: 'Odoslaný',
    failed: 'Odoslanie zlyhalo',
    delayed: 'Doručenie sa odkladá',
    bounced: 'Vrátil sa nedoručený',
    addressConfirmed: 'Adresa potvrdená',
    erased: 'Vymazaný',
  },
  retention: { ran: 'Nočné mazanie' },
  personalData: { exported: 'Údaje osoby stiahnuté', erased: 'Osoba vymazaná' },
  backup: {
    verified: 'Záloha obnovená a\u00A0porovnaná',
    failed: 'Záloha nie je v\u00A0poriadku',
    missed: 'Záloha sa neoveruje',
  },
  storedFile: {
    verified: 'Uložené súbory overené',
    damaged: 'Uložené súbory sú poškodené',
  },
  system: {
    killed: 'Web skončil bez upozornenia',
    looping: 'Web opakovane končil bez upozornenia',
    databaseAway: 'Databáza nič neuložila',
    certificateEnding: 'Certifikátu sa končí platnosť',
  },
  eventChain: { verified: 'Celistvosť záznamu overená' },
} as const satisfies Record<string, Record<string, string>>;

/** What an event is about. */
export type Noun = keyof typeof EVENT_LABELS;

/** The names of things in the list of all events. */
export const NOUN_LABELS = {
  signUp: 'Prihláška',
  contactRequest: 'Dopyt',
  waitlistEntry: 'Čakajúci',
  client: 'Klient',
  course: 'Kurz',
  issuedDocument: 'Doklad',
  postponement: 'Dnes',
  courseType: 'Typ kurzu',
  emailTemplate: 'Šablóna e-mailu',
  article: 'Článok',
  episode: 'Epizóda',
  picture: 'Obrázok',
  photograph: 'Fotografia',
  company: 'Firma',
  staffMember: 'Ľudia',
  email: 'E-mail',
  retention: 'Súkromie',
  personalData: 'Údaje jednej osoby',
  backup: 'Zálohy',
  storedFile: 'Uložené súbory',
  system: 'Stav systému',
  eventChain: 'Celistvosť záznamu',
} as const satisfies Record<Noun, string>;

export type VerbOf<About extends Noun> = keyof (typeof EVENT_LABELS)[About];

export type Verb = { [About in Noun]: VerbOf<About> }[Noun];

/** Fields by name. */
export type Values = Record<string, unknown>;

/** An event of a change, reported by the command that makes it. */
export type NewEvent = {
  [About in Noun]: {
    noun: About;
    id: string;
    verb: VerbOf<About>;
    /** The old values of the changed fields; left out where there were none. */
    before?: Values;
    /** The new values of the same fields; left out where there are none. */
    after?: Values;
  };
}[Noun];

export interface RecordedEvent {
  /** Its position in the chain, from 1. */
  position: number;
  /** ISO, UTC. */
  at: string;
  actor: { kind: string; id: string; name: string };
  noun: Noun;
  nounId: string;
  verb: Verb;
  /** Null where there were no values, or they were erased. */
  before: Values | null;
  after: Values | null;
}

/** An event in the list of all events, with the thing's name, which is empty once the thing is gone. */
export interface ListedEvent extends RecordedEvent {
  thingName: string;
}

/** Those of the named fields that differ between two states of one thing: the old and the new values. */
export function changedFields<Thing extends object>(
  before: Thing,
  after: Thing,
  names: readonly string[],
): { before: Values; after: Values } {
  const [was, is] = [before as Values, after as Values];
  const changed = names.filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
  const pick = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name]]));
  return { before: pick(was), after: pick(is) };
}
