import { nonBreaking } from '#domain/slovak.ts';
import type { FirstStep } from '#server/today/first-steps.ts';
import { ActButton } from '#web/desk/kit/acts.tsx';
import { COMPANY, NEW_COURSE, STAFF_MEMBERS } from '#web/desk/kit/desk-sections.ts';

/** The set-up steps of a new installation; each is shown until it is done. */
export function FirstSteps({ steps }: { steps: FirstStep[] }) {
  return (
    <section className="today-group" aria-labelledby="prve-kroky">
      <h2 id="prve-kroky" className="today-band">
        Prvé kroky
      </h2>
      <ol className="today">
        {steps.map((step) => {
          const { title, text, to, action } = STEPS[step];
          return (
            <li key={step} data-row>
              <div className="today-item">
                <h3>{title}</h3>
                <p>{nonBreaking(text)}</p>
              </div>
              <div className="today-acts">
                <ActButton label={action} to={to} isMain isSmall />
              </div>
            </li>
          );
        })}
      </ol>
      <p className="muted">
        {nonBreaking('Potom tu nájdete to, čo v daný deň čaká na Vás: dopyty, prihlášky a zoznamy na zajtra.')}
      </p>
    </section>
  );
}

const STEPS = {
  company: {
    title: 'Údaje firmy',
    text: 'Obchodné meno, IČO, sídlo a telefón. Ukážu sa v pätičke webu a v e-mailoch.',
    to: COMPANY,
    action: 'Vyplniť údaje',
  },
  people: {
    title: 'Kolegovia',
    text: 'Pošlite im pozvánku. Koordinátor vidí kurzy a prihlášky, lektor len svoje kurzy.',
    to: STAFF_MEMBERS,
    action: 'Pozvať kolegov',
  },
  course: {
    title: 'Prvý kurz',
    text: 'Vyberte typ, dátum a mesto. Na webe ho uvidia, až keď bude aktívny.',
    to: NEW_COURSE,
    action: 'Pridať kurz',
  },
} as const satisfies Record<FirstStep, { title: string; text: string; to: string; action: string }>;
