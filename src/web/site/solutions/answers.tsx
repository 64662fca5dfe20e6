import { findServiceTile } from '#content/service-tiles.ts';
import type { CourseType } from '#domain/courses/course-type.ts';
import type { ModelSolutionFields } from '#domain/page-texts/model-solution-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { DrawnSign } from '#web/site/kit/drawn-sign.tsx';
import { Section, SectionHead } from '#web/site/kit/section.tsx';
import { waitlistPath } from '#web/site/waitlist/waitlist-path.ts';

interface AnswersProps {
  services: ModelSolutionFields['services'];
  courseTypes: CourseType[];
}

/** The services for the duties, with their usual signs, and the courses that belong to them. */
export function Answers({ services, courseTypes }: AnswersProps) {
  return (
    <Section>
      <SectionHead title="Ktoré služby na to potrebujete" link={{ label: 'Všetky služby', to: '/sluzby' }} />
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
      {courseTypes.length > 0 && <Courses types={courseTypes} />}
    </Section>
  );
}

function Courses({ types }: { types: CourseType[] }) {
  return (
    <div className="answer-courses">
      <SectionHead
        title="Kurzy, ktoré k tomu patria"
        link={{ label: 'Vybrať mesto a kurz', to: '/kurzy-a-skolenia' }}
      />
      <ul className="courses">
        {types.map(({ id, name, image }) => (
          <li key={id}>
            <DrawnSign src={image} size={56} />
            <a href={waitlistPath({ typeId: id })}>{nonBreaking(name)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Pages that are not services (e-learning) have the sign of training. */
function serviceSign(path: string): string {
  return findServiceTile(path)?.source ?? 'sluzba-kurzy';
}
