import { OFFER_HOURS } from '#domain/seat-offers/seat-offer.ts';
import { counted } from '#domain/slovak.ts';

/** Terms of the desk a new user may not know, by their names in the glossary; an answer is one or two plain sentences. */
export const TERMS = {
  substitute: {
    question: 'Kto je náhradník?',
    answer:
      'Čaká na miesto na plnom kurze, zatiaľ ho nemá. Keď sa miesto uvoľní, ponúkne sa prvému v poradí, komu stačí.',
  },
  seatOffer: {
    question: 'Čo je ponuka miesta?',
    answer: `Uvoľnené miesto držíme náhradníkovi, kým neodpovie. Má na to ${counted(OFFER_HOURS, 'hodinu', 'hodiny', 'hodín')}, tesne pred kurzom menej.`,
  },
  expiredOffer: {
    question: 'Čo je prepadnutá ponuka?',
    answer:
      'Náhradník včas neodpovedal a miesto sa ponúklo ďalšiemu. Sama mu už ďalšia ponuka nepríde, poslať mu ju môžete Vy.',
  },
  splitGroup: {
    question: 'Čo znamená, že sa skupina dá rozdeliť?',
    answer: 'Firme stačí, ak na kurz príde len časť jej ľudí. Ostatní zostanú medzi náhradníkmi.',
  },
  privateCourse: {
    question: 'Čo je súkromný kurz?',
    answer:
      'Na webe ho nikto nenájde, ani vyhľadávače. Otvorí ho a prihlási sa naň len ten, komu pošlete jeho odkaz.',
  },
  minimum: {
    question: 'Na čo je minimum?',
    answer:
      'Koľko miest má byť obsadených, aby sa kurz konal. Kým ich je menej, správa na to upozorní; sama nič nezruší.',
  },
  heldEmail: {
    question: 'Čo je zadržaný e-mail?',
    answer: 'Sám neodíde, lebo niečo vzbudilo pochybnosť. Či sa pošle, rozhodnete Vy.',
  },
  bouncedEmail: {
    question: 'Čo je nedoručený e-mail?',
    answer:
      'Pošta príjemcu ho neprijala alebo ho vrátila, často pre preklep v adrese. Adresu opravte a pošlite ho znova.',
  },
  eventChain: {
    question: 'Čo je celistvosť záznamu?',
    answer:
      'Každý zápis je zviazaný s predchádzajúcim. Keby niekto starší zápis zmenil alebo zmazal, overenie to ukáže.',
  },
  period: {
    question: 'Čo je lehota?',
    answer: 'Ako dlho údaje zostanú uložené. Keď uplynie, v noci sa samy zmažú.',
  },
  signUpLink: {
    question: 'Čo je odkaz na mená?',
    answer: 'Firma cez neho sama napíše, kto na kurz príde, aj postupne. Platí, kým sa kurz neskončí.',
  },
  waitlistEntry: {
    question: 'Kto čaká na termín?',
    answer:
      'Kto chce kurz v meste, kde teraz nie je v ponuke. Keď termín pridáte, miesto na ňom sa samo ponúkne tým, ktorí majú e-mail.',
  },
} as const satisfies Record<string, { question: string; answer: string }>;

export type Term = keyof typeof TERMS;
