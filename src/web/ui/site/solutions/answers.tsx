import { SERVICE_TILES } from '#content/service-tiles.ts';
import { COURSE_ICONS } from '#domain/courses/course.ts';
import type { ModelSolutionFields } from '#domain/page-texts/model-solution-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Icon } from '#web/ui/shared/icon.tsx';
import { DrawnSign } from '#web/ui/site/drawn-sign.tsx';

type Solution = Pick<ModelSolutionFields, 'services' | 'courses'>;

/** The services that answer the duties, under the signs they have everywhere, and the courses that belong to them. */
export function Answers({ solution: { services, courses } }: { solution: Solution }) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="head-row">
          <h2>Ktoré služby to pokryjú</h2>
          <p>
            <a className="arrow-link" href="/sluzby">
              Všetky služby <Icon name="right" />
            </a>
          </p>
        </div>
        <ul className="plates answers">
          {services.map(({ label, to, text }) => (
            <li key={to}>
              <DrawnSign src={serviceSign(to)} size={72} />
              <h3>
                <a href={to}>{nonBreaking(label)}</a>
              </h3>
              <p>{nonBreaking(text)}</p>
            </li>
          ))}
        </ul>
        {courses.length > 0 && <Courses images={courses} />}
      </div>
    </section>
  );
}

function Courses({ images }: { images: string[] }) {
  return (
    <div className="answer-courses">
      <div className="head-row">
        <h2>Kurzy, ktoré k&nbsp;tomu patria</h2>
        <p>
          <a className="arrow-link" href="/kurzy-a-skolenia">
            Vybrať mesto a&nbsp;kurz <Icon name="right" />
          </a>
        </p>
      </div>
      <ul className="courses">
        {images.map((image) => (
          <li key={image}>
            <DrawnSign src={image} size={56} />
            <span>{COURSE_ICONS.find((icon) => icon.image === image)?.title}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is no service has the sign of training: e-learning. */
function serviceSign(path: string): string {
  return SERVICE_TILES.find(({ slug }) => slug === path)?.source ?? 'sluzba-kurzy';
}
