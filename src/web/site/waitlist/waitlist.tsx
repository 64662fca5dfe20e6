import { VISITOR } from '#domain/actor.ts';
import { CITIES } from '#domain/courses/course.ts';
import type { NextDate } from '#domain/courses/course-list.ts';
import { type ParsedFields, parseFields } from '#domain/field-error.ts';
import { periodPhrase } from '#domain/retention.ts';
import { APPLICANT_FIELDS, SIGN_UP_MESSAGES } from '#domain/sign-ups/sign-up.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { WAITLIST_MESSAGES, type WaitlistFields, waitlistEntrySchema } from '#domain/waitlist/waitlist-fields.ts';
import { today } from '#server/clock.ts';
import { listCourseTypes } from '#server/courses/course-types.ts';
import { listDatesOfType } from '#server/courses/offered-courses.ts';
import { findWaitlistEntry, submitWaitlistEntry } from '#server/waitlist/waitlist.ts';
import { appOf, pageIsPersonal } from '#web/context.ts';
import { formValues } from '#web/forms/form-values.ts';
import { pageAnswer, type Refusal, readVisitorsForm, type StoredForm } from '#web/forms/visitors-forms.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import { OUTCOME_ID } from '#web/shared/use-sent-form.tsx';
import { CoursesDrawing } from '#web/site/courses/courses-drawing.tsx';
import { NextDates } from '#web/site/courses/next-dates.tsx';
import { PageHeader } from '#web/site/kit/page-header.tsx';
import { Section } from '#web/site/kit/section.tsx';
import { FormPlace, Outcome } from '#web/site/kit/sent-form-parts.tsx';
import type { Route } from './+types/waitlist';
import { WaitlistForm } from './waitlist-form.tsx';
import { WAITLIST } from './waitlist-path.ts';

// not cached: which addresses are valid depends on the stored course types
export const handle: PageHandle = { hasForm: true, noIndex: true };

const TITLE = 'Záujem o termín';

export const meta = () =>
  pageMeta({
    title: TITLE,
    description:
      'Kurz, na ktorý zatiaľ nie je termín: nechajte nám kontakt, nový termín ponúkneme najprv tým, ktorí naň čakajú.',
  });

export { headers } from '#web/shared/action-headers.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const app = appOf(context);
  const types = (await listCourseTypes(app.db)).map(({ id, name }) => ({ id, name }));
  const type = types.find(({ id }) => id === url.searchParams.get('kurz'));
  const city = CITIES.find((city) => city === url.searchParams.get('mesto'));
  const sent = url.searchParams.get('zapis');
  const isSent = sent !== null && (await findWaitlistEntry(app.db, sent)) !== undefined;
  if (isSent) pageIsPersonal(context);
  const dates = type ? await listDatesOfType(app.db, { courseTypeId: type.id, city }, today(app)) : [];
  return { types, typeId: type?.id, city, dates, isSent };
}

/** Why the form was refused, with the available dates if there are some. */
interface WaitlistRefusal extends Refusal {
  dates?: NextDate[];
}

export const action = pageAnswer(async (args: Route.ActionArgs): Promise<StoredForm | WaitlistRefusal> => {
  const reading = await readVisitorsForm(args, ({ texts }) => readWaitlistEntry(waitlistValues(texts)));
  if (!reading.valid) return reading;
  const result = await appOf(args.context).change(VISITOR, (change) => submitWaitlistEntry(change, reading.fields));
  if (result.outcome === 'stored') return { path: `${WAITLIST}?zapis=${result.id}#${OUTCOME_ID}` };
  if (result.outcome === 'on-offer') return { errors: [ON_OFFER], dates: result.dates };
  return { errors: [{ field: 'courseTypeId', message: WAITLIST_MESSAGES.courseTypeId }] };
}, waitlistValues);

const ON_OFFER = { field: 'city', message: 'V\u00A0tomto meste už termín tohto kurzu je.' };

/** A visitor requests a course without dates, and is notified first once there is a date. */
export default function Waitlist({ loaderData, actionData }: Route.ComponentProps) {
  const { types, typeId, city } = loaderData;
  const isSent = loaderData.isSent && !actionData;
  const dates = actionData?.dates ?? loaderData.dates;
  return (
    <>
      <PageHeader
        title={TITLE}
        subtitle="Nevyhovuje Vám žiadny termín? Nový ponúkneme najprv tým, ktorí naň čakajú."
        parent={{ title: 'Kurzy a školenia', to: '/kurzy-a-skolenia' }}
        image={<CoursesDrawing sign="/znacky/sluzba-kurzy.svg" />}
      />
      <Section id="zaujem" layout="cols">
        <div>
          <h2 id="zaujem-nadpis">{isSent ? 'Zapísali sme Vás' : 'Dajte nám vedieť, na čo čakáte'}</h2>
          {isSent ? null : <Explanation />}
        </div>
        <FormPlace outcome={isSent && <WaitlistEntryStored />} again="Ďalší kurz alebo mesto">
          <div>
            {dates.length > 0 && <OnOffer dates={dates} isInCity={Boolean(city || actionData?.dates)} />}
            <WaitlistForm
              types={types}
              values={actionData?.values ?? { courseTypeId: typeId ?? '', city: city ?? '', applicant: 'person' }}
              errors={actionData?.errors ?? []}
            />
          </div>
        </FormPlace>
      </Section>
    </>
  );
}

function Explanation() {
  return (
    <>
      <p className="lead">
        {nonBreaking(
          'Keď termín pridáme a príde na Vás rad, podržíme Vám miesta a pošleme e-mail. Ponuku prijmete alebo odmietnete.',
        )}
      </p>
      <p>
        {nonBreaking(
          `Čakanie na termín je nezáväzné. Kto sa zapíše skôr, toho sa opýtame skôr. Zápis si ponecháme najviac ${periodPhrase('waitlistEntries')}.`,
        )}
      </p>
      <p className="muted">Polia označené * sú povinné.</p>
    </>
  );
}

function WaitlistEntryStored() {
  return (
    <Outcome sign="system-ok" title="Čakáte na termín">
      <p>
        Ďakujeme. Keď termín pridáme a&nbsp;príde na Vás rad, podržíme Vám miesta a&nbsp;pošleme{' '}
        <span className="nowrap">e-mail</span>. Zatiaľ nemusíte robiť nič.
      </p>
      <a className="btn btn--line" href="/kurzy-a-skolenia">
        Pozrieť termíny inde
      </a>
    </Outcome>
  );
}

/** There are dates to sign up for. */
function OnOffer({ dates, isInCity }: { dates: NextDate[]; isInCity: boolean }) {
  return (
    <div className="on-offer" role={isInCity ? 'alert' : undefined}>
      <p>
        {isInCity
          ? 'V\u00A0tomto meste už termín tohto kurzu je. Prihláste sa rovno naň.'
          : 'Tento kurz má termíny. Ak Vám vyhovuje mesto, prihláste sa rovno.'}
      </p>
      <NextDates dates={dates} />
    </div>
  );
}

const FIELDS = ['courseTypeId', 'city', ...APPLICANT_FIELDS, 'consent'] as const;

/** What was typed, to be shown again. */
function waitlistValues(form: FormData): Record<string, string> {
  const values = formValues(form, FIELDS);
  return { ...values, applicant: values.applicant || 'person' };
}

/** Reads the waitlist entry a visitor has sent, with their consent. */
function readWaitlistEntry(values: Record<string, string>): ParsedFields<WaitlistFields> {
  const reading = parseFields(waitlistEntrySchema, values);
  if (values.consent) return reading;
  const consent = { field: 'consent', message: SIGN_UP_MESSAGES.consent };
  return { valid: false, errors: [...(reading.valid ? [] : reading.errors), consent] };
}
