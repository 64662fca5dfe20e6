// The invented company of a fresh install: every screen can be seen at work. Streets, people, numbers and
// addresses do not exist; the IBAN has right check digits but names a bank code nobody has.

export const DEMO_COMPANY = {
  demo: true,
  legalName: 'Vzorová bezpečnosť s. r. o.',
  shortName: 'Vzorová bezpečnosť',
  legalForm: 'spoločnosť s ručením obmedzeným',
  street: 'Ukážková 1',
  postalCode: '000 00',
  city: 'Liptovský Mikuláš',
  ico: '00000001',
  dic: '9999999999',
  icDph: 'SK9999999999',
  register: { court: 'Obchodný register Ukážkového súdu', section: 'Sro', entry: '00000/X' },
  phone: '+421 900 000 001',
  email: 'info@example.sk',
  web: 'https://www.example.sk',
  bank: { name: 'Ukážková banka (demo)', iban: 'SK43 9999 0000 0000 0000 0019' },
  supervisors: [
    'Ukážkový inšpektorát práce',
    'Ukážkový regionálny úrad verejného zdravotníctva',
    'Ukážkový orgán dohľadu nad prístupnosťou',
  ],
  addresses: {
    courses: 'kurzy@example.sk',
    contact: 'dopyty@example.sk',
    careers: 'kariera@example.sk',
    kits: 'lekarnicky@example.sk',
    accessibility: 'pristupnost@example.sk',
    privacy: 'osobne.udaje@example.sk',
  },
  links: {
    eshop: 'https://eshop.example.sk',
    productSite: 'https://spider.example.sk',
    jobPortal: 'https://praca.example.sk/vzorova-bezpecnost',
    facebook: 'https://social.example.sk/facebook',
    linkedin: 'https://social.example.sk/linkedin',
    streaming: 'https://podcast.example.sk',
    video: 'https://video.example.sk',
  },
  elearningCertificate: 'DEMO-EL-0000',
  directors: [
    {
      name: 'Ing. Peter Vzorný',
      role: 'konateľ',
      saying:
        'Dokument, ktorému nerozumie majster v dielni, je zlý dokument. Píšeme tak, aby sa podľa neho dalo pracovať.',
    },
    {
      name: 'Ing. Mária Ukážková',
      role: 'riaditeľka služieb',
      saying: 'Radšej klientovi povieme nepríjemnú vec v utorok, než by ju mal čítať v zázname o úraze v piatok.',
    },
    {
      name: 'Mgr. Ján Príklad',
      role: 'riaditeľ vzdelávania',
      saying:
        'Od technika nechcem počet kilometrov. Chcem vedieť, čo je dnes v prevádzke bezpečnejšie než minulý mesiac.',
    },
  ],
  partners: {
    universities: ['Vzorová technická univerzita', 'Ukážková univerzita zdravia'],
    memberships: ['Vymyslená asociácia bezpečnostných technikov', 'Skúšobný zväz požiarnej ochrany'],
    authorised: 'Príkladná inšpekcia s. r. o.',
  },
  sales: [
    {
      name: 'Martin Skúšobný',
      role: 'Obchodný zástupca',
      area: 'stredné a východné Slovensko',
      phone: '+421 900 000 002',
      email: 'vychod@example.sk',
    },
    {
      name: 'Lucia Modelová',
      role: 'Obchodná zástupkyňa',
      area: 'západné a južné Slovensko',
      phone: '+421 900 000 003',
      email: 'zapad@example.sk',
    },
  ],
  desks: {
    secretariat: { phones: ['+421 900 000 004', '+421 900 000 005'], email: 'sekretariat@example.sk' },
    shop: { phones: ['+421 900 000 006'], email: 'predajna@example.sk' },
    surgery: { phones: ['+421 900 000 007'], email: 'ambulancia@example.sk' },
    invoicing: { phones: ['+421 900 000 008'], email: 'fakturacia@example.sk' },
    courses: {
      name: 'Eva Cvičná',
      role: 'Koordinátorka kurzov a školení',
      phones: ['+421 900 000 009'],
      email: 'kurzy@example.sk',
    },
  },
  branches: [
    {
      city: 'Liptovský Mikuláš',
      street: 'Ukážková 1',
      phone: '+421 900 000 001',
      headquarters: true,
      visitable: true,
    },
    { city: 'Bratislava', street: 'Vzorová 2', phone: '+421 900 000 010', visitable: true },
    { city: 'Žilina', street: 'Príkladná 3', phone: '+421 900 000 011', visitable: true },
    { city: 'Považská Bystrica', street: 'Skúšobná 4', phone: '+421 900 000 012', visitable: true },
    { city: 'Banská Bystrica', street: 'Modelová 5', phone: '+421 900 000 013' },
    { city: 'Ružomberok', street: 'Demonštračná 6', phone: '+421 900 000 014' },
    { city: 'Košice', street: 'Cvičná 7', phone: '+421 900 000 015' },
  ].map((branch) => ({ postalCode: '000 00', ...branch })),
  commitments: {
    answerWithinDays: '2',
    openingHours: 'pondelok až piatok 7:30 – 15:30',
    liabilityInsurance: 'do 500 000 €, Ukážková poisťovňa (demo)',
    minimumContract: '12 mesiacov',
    noticePeriod: '3 mesiace',
    visitPriceFrom: '60 € bez DPH',
    coursePrices: 'Ceny kurzov sú uvedené vrátane DPH.',
    courseCancellation:
      'Ak nemôžete prísť, dajte nám vedieť najneskôr 3 pracovné dni vopred, aby miesto dostal niekto iný.',
  },
  permits: [
    {
      document: 'BTS',
      issuer: 'Ukážkový inšpektorát práce',
      number: 'DEMO-BTS-0000',
      since: '1. 3. 2007',
      until: 'neurčito',
    },
    {
      document: '01.1',
      issuer: 'Ukážkový inšpektorát práce',
      number: 'DEMO-VVZ-0011',
      since: '1. 9. 2009',
      until: 'neurčito',
    },
    {
      document: '14001',
      issuer: 'Ukážkový certifikačný orgán',
      number: 'DEMO-EMS-14001',
      since: '1. 5. 2025',
      until: '30. 4. 2028',
    },
    {
      document: 'Špecialista požiarnej ochrany',
      issuer: 'Ukážkové riaditeľstvo hasičov',
      number: 'DEMO-PO-0000',
      since: '1. 2. 2010',
      until: 'neurčito',
    },
    {
      document: 'Plnenie a opravy hasiacich prístrojov',
      issuer: 'Ukážkové riaditeľstvo hasičov',
      number: 'DEMO-HP-0000',
      since: '1. 6. 2023',
      until: 'neurčito',
    },
  ],
  references: [
    {
      client: 'Vzorový hotel',
      trade: 'Hotely a cestovný ruch',
      figure: '3 budovy',
      work: 'Cvičný poplach pre 120 zamestnancov, každý rok od roku 2019.',
    },
    {
      client: 'Ukážková výroba',
      trade: 'Výroba a priemysel',
      figure: '240 ľudí',
      work: 'Posúdenie rizík a školenia v troch zmenách za jeden mesiac.',
    },
  ],
};

/** Where the demo courses are held. */
export const DEMO_COURSE_PLACES = {
  Bratislava: 'Vzorová 2, 1. poschodie',
  'Považská Bystrica': 'Skúšobná 4, prízemie',
  Žilina: 'Príkladná 3, 1. poschodie',
  'Liptovský Mikuláš': 'Ukážková 1, školiace stredisko',
};
