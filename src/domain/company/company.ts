import type { z } from '#domain/schema.ts';
import type { companySchema } from './company-fields.ts';

/** Company details for pages, emails and documents. Empty fields are not shown. */
export type Company = z.infer<typeof companySchema>;

/** A real installation before staff fill it in. */
export const EMPTY_COMPANY: Company = {
  demo: false,
  legalName: '',
  shortName: '',
  legalForm: '',
  street: '',
  postalCode: '',
  city: '',
  ico: '',
  dic: '',
  icDph: '',
  vatRate: '',
  register: { court: '', section: '', entry: '' },
  phone: '',
  email: '',
  web: '',
  bank: { name: '', iban: '' },
  supervisors: [],
  addresses: { courses: '', contact: '', careers: '', kits: '', accessibility: '', privacy: '' },
  links: { eshop: '', productSite: '', jobPortal: '', facebook: '', linkedin: '', streaming: '', video: '' },
  elearningCertificate: '',
  dataProtection: { officer: '', transfers: '' },
  directors: [],
  technicians: [],
  partners: { universities: [], memberships: [], authorised: '' },
  sales: [],
  desks: {},
  branches: [],
  commitments: {
    answerWithinDays: '',
    openingHours: '',
    liabilityInsurance: '',
    minimumContract: '',
    noticePeriod: '',
    visitPriceFrom: '',
    coursePrices: '',
    clientTrainingPriceFrom: '',
    eLearningPriceFrom: '',
    coursePayment: '',
    courseCancellation: '',
    cancellationCost: '',
    courseSubstitute: '',
    noShowsPay: false,
  },
  permits: [],
  references: [],
};
